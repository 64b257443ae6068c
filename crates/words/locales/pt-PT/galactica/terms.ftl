# Galactica: explicações curtas, que são também a referência rápida; só o que difere do português do Brasil. “.also”: outros nomes pelos
# quais se encontra, em minúsculas, separados por vírgulas.

term-turn = Um turno
    .also = turno, turnos, ordem de turno, ordem do turno, ronda, regras, como jogar, passos, passo, etapas, etapa
    .text = Receber Habilidades: compra as cartas do teu conjunto de habilidades. Movimento: vai para outra localização, ou voa até à zona adjacente; mudar de nave custa uma carta. Ação: faz uma, como a da localização onde estás. Crise: compra uma crise e resolve-a; depois as naves Cylon que ela indica são ativadas, e a frota pode avançar no indicador do salto. No fim, cada um fica com no máximo 10 cartas de Habilidade, e a vez passa para a esquerda.
term-receive = Receber Habilidades
    .also = receber, receber habilidades, conjunto de habilidades, comprar, habilidades do turno
    .text = O primeiro passo de um turno: compra todas as cartas do teu conjunto de habilidades, tenhas as que tiveres. Onde diz «ou», escolhe antes quantas de cada tipo. Quem começa o turno na Enfermaria compra só 1; um Cylon revelado compra 2 de qualquer tipo.
term-movement = Movimento
    .also = mover, mover-se, movimentos, aterrar, aterragem, voar, voo
    .text = Opcional. Dentro de uma nave é grátis; entre a Galactica e a Colonial One custa 1 carta de Habilidade. Num viper: voa até à zona adjacente, grátis, ou aterra em qualquer localização por 1 carta de Habilidade, e o viper volta para as Reservas. Ninguém vai para a Enfermaria nem para a Prisão por vontade própria, e quem está na Prisão não se move. Pode-se entrar numa localização danificada, mas não usá-la.
term-cylon-turn = O turno de um Cylon
    .also = turno cylon, turno do cylon, turno do cylon revelado, cylon revelado
    .text = Um Cylon revelado compra 2 cartas de qualquer tipo, move-se livremente entre as localizações Cylon e faz a ação de uma delas. Nesse turno não há crise, naves Cylon nem salto. Um Cylon revelado joga no máximo 1 carta por verificação e não joga cartas pelo texto.
term-action = Ação
    .also = ações
    .text = Uma ação é uma destas: ativar a localização onde estás; jogar uma carta de Habilidade que diz ser ação; usar um poder da tua personagem que diz ser ação; como Presidente, comprar ou jogar uma carta de Quórum; como Almirante, usar uma bomba nuclear; num viper, mover-te ou atacar com ele; revelar-te como Cylon. Também podes não fazer nada.
term-check = Verificação de habilidade
    .also = verificação, verificações, verificações de habilidade, teste, dificuldade, nível de dificuldade, destino, deck de destino, carta de destino, acaso, contributo, contribuir
    .text = Duas cartas vêm do deck de Destino. A começar à esquerda do jogador corrente, cada um joga por sua vez as cartas que quiser, de face para baixo; quem está na Prisão e os Cylons revelados jogam no máximo 1. As cartas são baralhadas e viradas: os tipos que ajudam somam a sua força, os outros subtraem-na. Se o total alcança a dificuldade, a verificação é superada. Algumas verificações têm um resultado intermédio. Depois todas as cartas são descartadas; um deck de Destino vazio é refeito.
term-crisis = Crise
    .also = crises, carta de crise, cartas de crise
    .text = Uma crise é uma verificação, uma escolha de um jogador ou um ataque Cylon. Depois de uma verificação ou de uma escolha, as naves Cylon que ela indica são ativadas; depois, se ela o mandar, a frota avança no indicador do salto. Um ataque primeiro ativa as naves, depois coloca novas e acrescenta uma regra própria.
term-jump = Salto
    .also = saltar, saltos, salto da frota, indicador do salto, preparação para o salto, preparar o salto, trajeto, trajetos, distância, kobol
    .text = Uma carta de Crise com o ícone de preparação para o salto faz a frota avançar 1 espaço no indicador; no espaço final ela salta de imediato, e dos dois anteriores o Controlo FTL pode fazê-la saltar. Num salto todas as naves saem do espaço; o Almirante compra 2 cartas de Trajeto e escolhe uma, a outra vai para o fundo do deck; faz-se o que a carta diz; soma-se a distância; a frota volta ao início do indicador. A partir de 4, são distribuídas mais cartas de Lealdade. A partir de 8, o próximo salto é o final: com ele os humanos vencem, se nenhum recurso estiver a 0.
term-ftl = Salto FTL
    .also = ftl, saltar cedo, salto antecipado, controlo de salto ftl
    .text = Quem ativa o Controlo FTL enquanto a frota está num dos dois espaços azuis faz com que ela salte de imediato. Antes, lança o dado: com 6 ou menos perde-se população, 3 no primeiro espaço azul, 1 no segundo.
term-reveal = Revelação de Cylons
    .also = revelação, revelar, revelar-se, cylon, cylons
    .text = Como ação, um Cylon pode mostrar uma carta de Cylon e usar o poder dela, se não estiver na Prisão. Depois fica com 3 cartas de Habilidade, perde todos os títulos, vai para a Nave de Ressurreição e compra uma super crise. O seu turno acaba sem crise; sob a Ordem Executiva de alguém, o turno dessa pessoa continua.
term-vipers = Vipers
    .also = viper, piloto, pilotos, reservas, lançar, lançamento
    .text = Os vipers são lançados das Reservas na proa ou na popa a bombordo. Uma ativação lança um, move um para a zona adjacente ou ataca uma nave Cylon na zona dele. Só os pilotos voam em pessoa, a partir do Convés do Hangar; se não houver nenhum nas Reservas, podem tirar um não pilotado do espaço. Todos os outros são não pilotados e são ativados no Comando. Um viper danificado espera por reparação; o piloto de um viper atingido vai para a Enfermaria.
term-unmanned = Vipers não pilotados
    .also = não pilotado, não pilotados, viper não pilotado
    .text = Vipers que ninguém pilota. São ativados no Comando ou pelo CAG, e os raiders atacam-nos antes de qualquer viper pilotado.
term-nukes = Bombas nucleares
    .also = bomba nuclear, nuclear, bombas
    .text = São do Almirante, 2 ao todo: como ação, uma é usada contra uma basestar em qualquer zona e fica gasta, saia o que sair no dado. 1–2: dano duas vezes. 3–6: destruição. 7–8: destruição, e de até 3 raiders na mesma zona.
term-risk = Raptors e risco
    .also = risco, raptor, raptors, arriscar
    .text = «Arriscar um raptor» ou «arriscar um viper»: é preciso ter a nave nas Reservas. Se o dado falhar, a nave perde-se e não se ganha nada. Lançar Batedor precisa de um raptor.
term-activation = Naves Cylon
    .also = ativação, ativação de naves cylon, raiders, raider, heavy raiders, heavy raider, basestar, basestars, ativar
    .text = Os raiders, zona a zona pela ordem que o jogador corrente quiser, fazem cada um a primeira coisa que puderem: atacar um viper não pilotado, senão um pilotado, senão destruir uma nave civil (o jogador corrente escolhe qual), senão mover-se na direção da nave civil mais próxima, no sentido dos ponteiros do relógio se a distância for a mesma dos dois lados, senão atacar a Galactica. Sem raiders no espaço, cada basestar lança 2. Heavy raiders: os centuriões a bordo avançam, os heavy raiders numa zona de lançamento abordam a Galactica e tornam-se centuriões no início do indicador, os outros vão na direção da zona de lançamento mais próxima; sem nenhum no espaço, cada basestar lança 1. As basestars atacam cada uma a Galactica. Lançamento: cada basestar lança 3 raiders. Com Enxame Cylon lançam mais 1. Cada nave é ativada uma vez.
term-attacks = Tabela de ataques
    .also = ataque, ataques, probabilidades, dado, dados, combate
    .text = Um dado de oito lados:
term-damage = Dano
    .also = danos, danificado, danificada, marcadores de dano, marcador de dano, reparação, reparar
    .text = Um impacto na Galactica tira um marcador ao acaso: ou uma localização não pode ser usada até ser reparada e quem lá está vai para a Enfermaria, ou perde-se 1 de alimento ou de combustível e o marcador sai do jogo. Com seis localizações danificadas ao mesmo tempo, o jogo está perdido. Um impacto numa basestar tira um dos marcadores dela; 3 pontos destroem-na.
term-boarding = Abordagem
    .also = centurião, centuriões, centuriões a bordo, a bordo, abordar
    .text = Um heavy raider numa zona de lançamento aborda a Galactica quando os heavy raiders são ativados: torna-se um centurião no primeiro espaço do indicador de Centuriões a Bordo. Os que já estavam a bordo avançam então 1 espaço. Um centurião que avançou 4 espaços tomou a nave, e os humanos perdem. Os centuriões combatem-se no Arsenal; um salto não livra a nave deles.
term-civilians = Naves civis
    .also = civil, civis, nave civil
    .text = Estão de face para baixo; quando uma é destruída, é virada, e perde-se o que ela mostra. Nas Comunicações podes vê-las e movê-las. Um salto traz todas de volta.
term-resources = Recursos
    .also = recurso, alimento, combustível, moral, população, vermelho, zona vermelha
    .text = Alimento, combustível, moral e população. Se um deles estiver a 0 no fim de um turno, os humanos perdem. Nenhum passa de 15. Na zona vermelha: alimento e combustível com 4 ou menos, moral com 5, população com 6.
term-loyalty = Lealdade
    .also = cartas de lealdade, carta de lealdade, deck de lealdade, traidor, humano, humanos, agente adormecido, agentes adormecidos, fase do agente adormecido, lados
    .text = As cartas de Lealdade são secretas. Uma única carta de Cylon faz de quem a tem um Cylon, oculto até se revelar, que vence com os Cylons. Cada um recebe uma carta no início e outra a meio caminho de Kobol, a partir da distância 4; Baltar tem mais uma desde o início, Boomer recebe mais uma a meio do caminho. O deck tem 1 carta de Cylon para três ou quatro jogadores e 2 para cinco ou seis; com quatro ou seis jogadores, entra um Simpatizante depois da primeira distribuição.
term-secrecy = Sigilo
    .also = conversa, conversar, falar, segredo, segredos, regras do sigilo, o que se pode dizer, secreto
    .text = Pode-se dizer qualquer coisa sobre planos e suspeitas: acusa, promete e mente à vontade, também sobre cartas de Lealdade, tuas ou que viste. Mas ninguém diz a força exata de uma carta, nem depois de uma verificação que cartas eram suas, nem pormenores das cartas que viu num deck. Mãos, cartas de Lealdade e cartas de Quórum nunca se mostram.
term-titles = Títulos
    .also = título, sucessão, linha de sucessão
    .text = O Presidente tem as cartas de Quórum e joga-as; o Almirante tem as bombas nucleares e escolhe os trajetos. Quando quem tem o título se revela como Cylon, este passa para o primeiro da linha que não é Cylon revelado; o Almirante também o perde na Prisão, para o primeiro que não esteja lá. Sair da Prisão não devolve nenhum título.
term-quorum = Quórum
    .also = carta de quórum, cartas de quórum, mão de quórum
    .text = O Presidente compra cartas de Quórum como ação ou no Gabinete do Presidente, e joga uma como ação. A mão passa com o título.
term-super-crisis = Super crise
    .also = super crises, carta de super crise
    .text = Um Cylon revelado tem uma e joga-a em Cáprica. Nenhum poder de personagem mexe com ela nem com a sua verificação.
term-end = Fim do jogo
    .also = fim, final, vencer, perder, vitória, derrota, fim de jogo, como os cylons vencem, como os humanos vencem, como vencer
    .text = Os humanos vencem com o primeiro salto depois de uma distância de 8, se nenhum recurso estiver a 0; senão, perdem com ele. Os Cylons vencem quando um recurso está a 0 no fim de um turno, quando seis localizações da Galactica estão danificadas, ou quando um centurião chega ao fim do indicador de Centuriões a Bordo.
term-orders = Ordens permanentes
    .also = ordens, ordem, sempre, reações, reação, janelas
    .text = Algumas cartas de Habilidade podem ser jogadas quando outros agem: antes de um lançamento do dado ou de uma verificação, depois de um ataque, quando uma verificação já foi somada. A pergunta vai para todos os que poderiam ter uma carta dessas. Uma ordem permanente responde por ti: jogar sempre, nunca, ou perguntar. As ordens são só tuas: ninguém as vê, e podem tratar de cartas que não tens.
term-hand-limit = Limite da mão
    .also = limite, mão
    .text = No fim de cada turno, cada jogador fica com no máximo 10 cartas de Habilidade, Tyrol com 8 até se revelar. Apollo descarta ao acaso. Cartas de Quórum e de Super Crise não contam.
term-end-of-turn = Fim do turno
    .also = final do turno
    .text = Quem tem mais de 10 cartas de Habilidade, Tyrol mais de 8, descarta as que sobram. Depois, se um recurso estiver a 0, os humanos perdem. A vez passa para a esquerda.
term-galactica = Galactica
    .also = battlestar
    .text = A battlestar, com dez localizações; seis delas podem ser danificadas. A Enfermaria e a Prisão são perigosas: ninguém vai para lá por vontade própria.
term-colonial-one = Colonial One
    .also = colonial
    .text = A nave do Presidente, com três localizações que não podem ser danificadas. Ir da Galactica para lá, ou voltar, custa uma carta de Habilidade.
term-hazardous = Localizações perigosas
    .also = perigosa, perigosas, localização perigosa
    .text = A Enfermaria e a Prisão. Ninguém vai para lá por vontade própria, e «qualquer localização» não as inclui; só se vai para lá à força.
term-skills = Habilidades
    .also = habilidade, tipos de habilidade, tipos, tipo, cartas de habilidade, carta de habilidade
    .text = Política, Liderança, Tática, Pilotagem e Engenharia: 21 cartas de cada, de força 1 a 5. Das 41 verificações nas cartas de Crise, Tática ajuda em 29, Liderança em 26, Política em 23, Pilotagem e Engenharia em 10 cada.
term-advice = Conselhos
    .also = conselho, estratégia, dicas, dica, como jogar bem
    .text = O que costuma resultar:
advice-roles = Cada um faz o que sabe: os pilotos combatem, o Presidente e os outros políticos superam verificações e usam o Quórum, os engenheiros reparam.
advice-checks = Verificações: nem todas valem as cartas, que vão faltar na seguinte. Deixem falhar as que custam pouco.
advice-ftl = O Controlo FTL afasta a frota de muitas naves; não com a população em baixo.
advice-suspicion = Suspeitos: atenção às cartas contra uma verificação, e peçam razões. Um Cylon na Prisão faz pouco mal, e menos ainda quando se revela.
advice-sleepers = À distância 4 são distribuídas mais cartas de Lealdade: um humano pode tornar-se Cylon. Quem vai bem de mais antes disso talvez tenha de o desfazer.
advice-hidden = Cylons ocultos: tenham um motivo para não ajudar, ou ajudem com uma carta e estraguem com outra de um tipo que os outros também compram. Que outros pareçam piores; fiquem longe da Prisão e revelem-se quando a vossa carta fizer mais mal.
advice-revealed = Cylons revelados: apontem ao recurso mais fraco, a moral com crises em Cáprica, a população com a Frota Cylon. Comprem Pilotagem e Engenharia: estragam a maioria das verificações.
term-decks = Decks
    .also = deck, baralho, baralhos, descartes, restantes, cartas restantes
    .text = Quando um deck acaba, os descartes são baralhados num novo.
term-aid = Referência rápida
    .also = referência, ajuda, resumo, visão geral
    .text = O jogo numa página:

attack-sure = { $fight }: sempre destruída, sem lançar o dado.
loyalty-deck =
    O deck deste jogo: { $cylons ->
        [1] 1 carta de Cylon
       *[other] { $cylons } cartas de Cylon
    } e { $humans } que dizem «Não És um Cylon»{ $sympathizer ->
        [yes] , e depois da primeira distribuição um Simpatizante
       *[no] ; sem Simpatizante
    }.
loyalty-left =
    { $slept ->
        [yes] Todas foram distribuídas
       *[no] Falta distribuir { $left }, à distância 4
    }; cartas de Cylon mostradas até agora: { $shown }.
