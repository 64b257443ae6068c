# Como se joga Galactica, em resumo, para quem nunca viu o jogo.

turn-title = O seu turno
turn-draw = Perícias
turn-draw-text = Você recebe cartas de Perícia, dos tipos e nas quantidades que a ficha do seu personagem indica.
turn-move = Movimento
turn-move-text = Vá para outro local ou, descartando uma carta, para outra nave; quem pilota pode ficar na viper.
turn-act = Ação
turn-act-text = Faça uma coisa: o que o seu local oferece, o que o seu personagem sabe fazer ou o que uma carta diz.
turn-crisis = Crise
turn-crisis-text = É revelada uma carta que atinge todos: uma escolha, um ataque ou, quase sempre, um teste de perícia.
turn-after = Depois naves Cylons podem ser ativadas, e a frota pode avançar um espaço em direção ao salto. Então joga o próximo.

skills-title = Cinco tipos de perícia
skills-text = Cada carta tem uma força, que conta nos testes, e um texto que você pode usar no lugar dela: um ou outro. No fim de um turno ninguém fica com mais de dez.

loyalty-title = Quem é Cylon?
loyalty-text = Todos recebem em segredo uma carta de Lealdade no começo, e outra quando a frota está no meio do caminho. Quem tem uma carta de Cylon entre as suas é Cylon, e vence se os humanos perderem.
loyalty-hide = Um Cylon oculto finge jogar pelos humanos: cartas ruins em um teste, uma escolha infeliz e uma boa desculpa. Os humanos podem olhar cartas de Lealdade e mandar suspeitos para a Prisão.
loyalty-reveal = Um Cylon também pode se revelar, como ação: usa a habilidade da sua carta, e a partir daí joga abertamente contra a frota.

space-title = Em volta da nave
space-text = A Galactica fica no meio de seis áreas de espaço. Bases estelares trazem naves de ataque e naves de ataque pesado; as vipers defendem as naves civis, e cada uma que se perde custa população ou mais. Locais com dano não podem ser usados, e seis deles são o fim.
space-example = Nesta partida a frota chegou à distância { $distance }. Há duas bases estelares, o Controle de Armas e o Arsenal têm dano, e Gaius Baltar se revelou Cylon: ele age a partir dos locais Cylons, no alto.

jump-title = O caminho até Kobol
jump-text = A maioria das crises aproxima a frota do salto; no fim da trilha ela salta sozinha. Quem está no Controle FTL pode fazê-la saltar antes, com o risco de deixar gente para trás.
jump-choose = Em cada salto o Almirante vê dois destinos e escolhe um. O destino soma distância, e quase sempre custa combustível. A partir da distância 8, mais um salto dá a vitória.

power-title = Presidente e Almirante
power-text = Quem é Presidente tem as cartas de Quórum; quem é Almirante, as armas nucleares e a escolha dos destinos. Os dois títulos podem mudar de mãos, e por isso importa de quem são.

tips-title = Para começar
tips-talk = Converse. Diga se pode ajudar em um teste, muito ou pouco; números e nomes de cartas não podem ser ditos.
tips-checks = Não tente passar em todos os testes. Alguns podem falhar; as cartas gastas fazem falta no próximo.
tips-watch = Repare em quem não dá nada, em quem falha demais e em quem sabe demais. E fique feliz se ninguém suspeitar de você.
