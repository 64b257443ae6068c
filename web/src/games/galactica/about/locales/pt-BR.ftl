# O que se diz de Galactica antes de haver mesa: o que é, as preparações, os níveis.

title = Battlestar Galactica
tagline = Leve a frota para casa. Alguns de vocês não são o que parecem.
gist = Os últimos humanos fogem pelo espaço, e alguns dos jogadores são Cylons em segredo. No seu turno você compra cartas de Perícia, se move e faz uma ação; depois vem uma crise, muitas vezes um teste para o qual todos contribuem com cartas viradas para baixo. Os humanos vencem quando a frota já foi longe o bastante e salta mais uma vez; os Cylons vencem quando um recurso acaba, ou quando a Galactica é destruída ou tomada.
players = 3 a 6 jogadores
time = 2 a 3 horas
known-for = traidores ocultos
picture = Uma mesa no meio de uma partida: a Galactica no espaço, ao lado as pessoas a bordo, a mão embaixo.
setup-characters = Personagens
setup-characters-pick = escolhidos um a um
setup-characters-random = sorteados
setup-characters-first-game = da primeira partida
setup-resources = Recursos
setup-resources-none = como no tabuleiro
setup-resources-easier = 2 a mais de cada
setup-resources-harder = 2 a menos de cada
level-easy = Joga com solidez pelo próprio lado, humano ou Cylon, por regras simples.
level-medium = Pensa cada jogada até o fim do turno, imaginando algumas das situações possíveis.
level-hard = Imagina muitas das situações possíveis, e avalia quem pode ser Cylon.
