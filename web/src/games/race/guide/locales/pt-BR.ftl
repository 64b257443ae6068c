# Como se joga Race, em resumo, para quem nunca viu o jogo.

round-title = Como é uma rodada
round-text = Todos escolhem em segredo uma das cinco fases, e depois as escolhas são reveladas. Cada fase que alguém escolheu é jogada uma vez, de I a V, e todos participam dela. Quem a escolheu tem um bônus nela. As fases que ninguém escolheu são puladas.
round-explore = Veja cartas do estoque e fique com uma delas, ou com mais se tiver o bônus.
round-develop = Baixe um desenvolvimento da sua mão e pague por ele.
round-settle = Baixe um mundo da sua mão: pague por ele, ou conquiste-o.
round-consume = Transforme bens em pontos e cartas com as habilidades das suas cartas. Com a Venda, você antes vende um deles.
round-produce = Cada um dos seus mundos produtores sem bem ganha um.

military-title = Mundos que se conquistam
military-text = Um número em um anel vermelho é uma defesa. Com pelo menos esse Militarismo você baixa o mundo sem pagar; com menos, não pode. O Militarismo não se gasta: cresce com cada carta que dá mais.
military-example = Os Fuzileiros Espaciais dão 2 de Militarismo: o bastante para este mundo, nesta rodada e em todas as seguintes.

goods-title = De bens a pontos
goods-text = Um mundo produtor ganha um bem em cada fase de Produção; um mundo explorável já vem com um quando é baixado. O bem fica sobre o mundo até ser vendido ou consumido.
goods-made = produzido aqui
goods-eaten = consumido aqui
goods-then = Por isso Produção e Consumo andam juntos: em uma rodada os bens são produzidos, na outra eles viram cartas e pontos de vitória.

table-title = Uma mesa no meio da partida
table-text = { $name } baixou 5 de 12 cartas. Há bens em quatro dos mundos: é um bom momento para o Consumo. A Associação de Livre Comércio é um grande desenvolvimento: os pontos dela dependem do que está ao lado, e agora ela vale { $points }.

tips-title = Para começar
tips-others = Pense no que os outros vão escolher. Você também participa das fases deles: escolha uma que ninguém mais vai escolher.
tips-keep = Não baixe tudo o que pode pagar. Primeiro baixe o que traz cartas ou pontos em cada rodada.
tips-end = Conte as cartas dos outros: quando alguém tem doze na área de jogo, acabou, e isso chega antes do que se pensa.
