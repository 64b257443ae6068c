# O que se diz de Race antes de haver mesa; só o que difere do português do Brasil.

tagline = Coloniza mundos, constrói e vende: vence o império espacial mais rico.
gist = Em cada ronda, todos escolhem em segredo uma de cinco fases, e todos jogam cada fase que alguém escolheu. Descobres cartas, pagas com cartas para colonizar mundos e construir desenvolvimentos, e transformas bens em cartas e pontos. O jogo acaba depois da ronda em que alguém chega a doze cartas na área de jogo ou o último ponto sai da reserva; vence quem tem mais pontos.
picture = Uma mesa a meio de um jogo: uma área de jogo com mundos e desenvolvimentos, a mão em baixo, as fases da ronda em cima.
level-casual = Sabe quanto valem as cartas, mas agarra-se a planos e esquece-se de que os outros também escolhem.
level-regular = Joga com solidez, mas ainda se esquece de que os outros também escolhem.
level-skilled = Tem em conta o que os outros vão escolher; às vezes deixa escapar uma carta.
level-strong = Pensa uma ronda à frente ao escolher a ação, e não deixa escapar nada.
level-expert = Pensa cada jogada até ao fim da ronda.
level-master = Pensa duas rondas à frente, em cem maneiras de as cartas saírem.
