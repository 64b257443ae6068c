# Como se joga Race, em resumo, para quem nunca viu o jogo; só o que difere do português do Brasil.

round-title = Como é uma ronda
round-text = Todos escolhem em segredo uma das cinco fases, e depois as escolhas são reveladas. Cada fase que alguém escolheu é jogada uma vez, de I a V, e todos participam nela. Quem a escolheu tem nela um bónus. As fases que ninguém escolheu não se jogam.
round-explore = Vê cartas do monte e fica com uma delas, ou com mais graças ao bónus.
round-develop = Coloca um desenvolvimento da tua mão e paga o custo.
round-settle = Coloca um mundo da tua mão: paga o custo, ou conquista-o.
round-consume = Transforma bens em pontos e cartas com os poderes das tuas cartas. Com Venda, vendes antes um deles.
round-produce = Cada um dos teus mundos produtores sem bem ganha um.

military-text = Um número num anel vermelho é uma defesa. Com pelo menos esse Militarismo colocas o mundo sem pagar; com menos, não podes. O Militarismo não se gasta: cresce com cada carta que o dá.
military-example = Os Fuzileiros Espaciais dão 2 de Militarismo: o suficiente para este mundo, nesta ronda e em todas as seguintes.

goods-text = Um mundo produtor dá um bem em cada fase de Produção; um mundo explorável já vem com um quando é colocado. O bem fica sobre o mundo até ser vendido ou consumido.
goods-then = Por isso Produção e Consumo andam juntos: numa ronda fazem-se os bens, na outra transformam-se em cartas e pontos de vitória.

table-title = Uma mesa a meio do jogo
table-text = { $name } colocou 5 de 12 cartas. Há bens em quatro dos mundos: é um bom momento para o Consumo. A Associação de Comércio Livre é um grande desenvolvimento: os pontos dela dependem do que está ao lado, e agora vale { $points }.

tips-others = Pensa no que os outros vão escolher. Também participas nas fases deles: escolhe uma que mais ninguém vai escolher.
tips-keep = Não coloques tudo o que podes pagar. Primeiro coloca o que traz cartas ou pontos em cada ronda.
tips-end = Conta as cartas dos outros: quando alguém tem doze à sua frente, acabou, e isso chega mais cedo do que se pensa.
