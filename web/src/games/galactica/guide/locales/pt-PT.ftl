# Como se joga Galactica, em resumo, para quem nunca viu o jogo; só o que difere do português do Brasil.

turn-title = O teu turno
turn-draw = Habilidades
turn-draw-text = Recebes cartas de Habilidade, dos tipos e nas quantidades que a folha da tua personagem indica.
turn-move-text = Vai para outra localização ou, se descartares uma carta, também para outra nave; quem pilota pode ficar no viper.
turn-act-text = Faz uma coisa: o que a tua localização oferece, o que a tua personagem sabe fazer, ou o que uma carta diz.
turn-crisis-text = É revelada uma carta que atinge todos: uma escolha, um ataque ou, quase sempre, uma verificação de habilidade.
turn-after = Depois podem ser ativadas naves Cylon, e a frota pode avançar um espaço rumo ao salto. E a vez passa para o próximo jogador.

skills-title = Cinco tipos de habilidade
skills-text = Cada carta tem uma força, que conta nas verificações, e um texto que podes usar em vez dela: uma coisa ou a outra. No fim de um turno ninguém fica com mais de dez.

loyalty-text = Cada um recebe em segredo uma carta de Lealdade no início do jogo, e outra quando a frota está a meio caminho. Quem tem uma carta de Cylon entre as suas é Cylon, e vence se os humanos perderem.
loyalty-hide = Um Cylon oculto finge jogar pelos humanos: cartas más numa verificação, uma escolha infeliz e uma boa desculpa. Os humanos podem ver cartas de Lealdade e mandar suspeitos para a Prisão.
loyalty-reveal = Um Cylon também se pode revelar, como ação: usa o poder da sua carta, e a partir daí joga abertamente contra a frota.

space-title = À volta da nave
space-text = A Galactica está no meio de seis zonas de espaço. As basestars trazem raiders e heavy raiders; os vipers defendem as naves civis, e cada nave civil que se perde custa população ou mais. As localizações danificadas não podem ser usadas, e seis delas são o fim.
space-example = Neste jogo a frota chegou à distância { $distance }. Há duas basestars, o Controlo de Armas e o Arsenal estão danificados, e Gaius Baltar revelou-se como Cylon: age a partir das localizações Cylon, em cima.

jump-text = A maioria das crises aproxima a frota do salto; no fim do indicador ela salta sozinha. Quem está no Controlo FTL pode saltar antes, com o risco de deixar gente para trás.
jump-choose = Em cada salto, o Almirante vê duas cartas de Trajeto e escolhe uma. Ela soma distância e quase sempre custa combustível. A partir da distância 8, mais um salto dá a vitória.

power-text = O Presidente tem as cartas de Quórum; o Almirante, as bombas nucleares e a escolha dos trajetos. Os dois títulos podem mudar de mãos, e por isso importa quem os tem.

tips-talk = Conversem. Diz se podes ajudar numa verificação, muito ou pouco; números e nomes de cartas não se dizem.
tips-checks = Não tentem superar todas as verificações. Algumas podem falhar; as cartas gastas fazem falta na próxima.
tips-watch = Repara em quem não joga nada, em quem falha vezes de mais e em quem sabe de mais. E fica contente se ninguém suspeitar de ti.
