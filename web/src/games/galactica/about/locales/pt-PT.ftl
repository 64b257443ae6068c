# O que se diz de Galactica antes de haver mesa; só o que difere do português do Brasil.

tagline = Leva a frota para casa. Alguns de vocês não são o que parecem.
gist = Os últimos humanos fogem pelo espaço, e alguns dos jogadores são Cylons em segredo. No teu turno compras cartas de Habilidade, moves-te e fazes uma ação; depois vem uma crise, muitas vezes uma verificação em que todos jogam cartas de face para baixo. Os humanos vencem quando a frota foi suficientemente longe e salta mais uma vez; os Cylons vencem quando um recurso acaba, ou quando a Galactica é destruída ou tomada.
picture = Uma mesa a meio de um jogo: a Galactica no espaço, ao lado as pessoas a bordo, a mão em baixo.
setup-characters-pick = escolhidas uma a uma
setup-characters-random = tiradas à sorte
setup-resources-easier = mais 2 de cada
setup-resources-harder = menos 2 de cada
level-medium = Pensa cada jogada até ao fim do turno, imaginando algumas das situações possíveis.
