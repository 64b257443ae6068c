# O que se diz de Race antes de haver mesa: o que é, as preparações, os níveis.

title = Race for the Galaxy
tagline = Colonize mundos, construa e venda: vence o império espacial mais rico.
gist = A cada rodada, todos escolhem em segredo uma de cinco fases, e todos jogam cada fase que alguém escolheu. Você descobre cartas, paga com cartas para colonizar mundos e construir desenvolvimentos, e transforma bens em cartas e pontos. A partida acaba depois da rodada em que alguém chega a doze cartas na área de jogo ou a reserva de pontos acaba; vence quem tem mais pontos.
players = 2 a 4 jogadores
time = 30 minutos
picture = Uma mesa no meio de uma partida: uma área de jogo com mundos e desenvolvimentos, a mão embaixo, as fases da rodada em cima.
setup-mode = Variante
setup-mode-standard = normal
setup-mode-first-game = primeira partida
setup-mode-experienced = experientes, dois jogadores
level-beginner = Conhece as regras, deixa escapar boas cartas e só pensa no próprio plano, que muitas vezes é o errado.
level-learner = Joga por regras simples, só pensa no próprio plano e de vez em quando deixa escapar uma carta.
level-casual = Sabe quanto as cartas valem, mas se apega a planos e esquece que os outros também escolhem.
level-regular = Joga com solidez, mas ainda esquece que os outros também escolhem.
level-skilled = Leva em conta o que os outros vão escolher; às vezes deixa escapar uma carta.
level-strong = Pensa uma rodada à frente ao escolher a ação, e não deixa escapar nada.
level-expert = Pensa cada jogada por inteiro, até o fim da rodada.
level-master = Pensa duas rodadas à frente, imaginando cem maneiras de as cartas saírem.
