# Galactica: explicações curtas, que são também a referência rápida. “.also”: outros nomes pelos quais se acha, em minúsculas,
# separados por vírgulas.

term-turn = Um turno
    .also = turno, turnos, ordem do turno, rodada, regras, como jogar, etapas, etapa
    .text = Receber Perícias: compre as cartas do seu conjunto de perícias. Movimento: vá para outro local, ou voe até a área vizinha; mudar de nave custa uma carta. Ação: faça uma, como a do local onde você está. Crise: compre uma crise e a resolva; depois as naves Cylons dela são ativadas, e a frota pode avançar na trilha do salto. No fim, cada um fica com no máximo 10 cartas de Perícia, e a vez passa para a esquerda.
term-receive = Receber Perícias
    .also = receber, receber perícias, conjunto de perícias, comprar, perícias do turno
    .text = A primeira etapa de um turno: compre todas as cartas do seu conjunto de perícias, não importa quantas você tenha na mão. Onde diz “ou”, diga antes quantas de cada tipo. Quem começa o turno na Enfermaria compra só 1; um Cylon revelado compra 2 de quaisquer tipos.
term-movement = Movimento
    .also = mover, mover-se, movimentos, pousar, pouso, voar, voo
    .text = Opcional. Dentro de uma nave é de graça; entre a Galactica e a Colonial One custa 1 carta de Perícia. Em uma viper: voe até a área vizinha, de graça, ou pouse em qualquer local por 1 carta de Perícia, e a viper volta para a Reserva. Ninguém vai para a Enfermaria nem para a Prisão por vontade própria, e quem está na Prisão não se move. Pode-se entrar em um local danificado, mas não usá-lo.
term-cylon-turn = O turno de um Cylon
    .also = turno cylon, turno do cylon, turno do cylon revelado, cylon revelado
    .text = Um Cylon revelado compra 2 cartas de quaisquer tipos, se move livremente entre os locais Cylons e faz a ação de um deles. Nesse turno não há crise, naves Cylons nem salto. Um Cylon revelado contribui com no máximo 1 carta por teste e não joga cartas pelo seu texto.
term-action = Ação
    .also = ações
    .text = Uma ação é uma destas: ativar o local onde você está; jogar uma carta de Perícia que diz ser ação; usar uma habilidade do seu personagem que diz ser ação; como Presidente, comprar ou jogar uma carta de Quórum; como Almirante, usar uma arma nuclear; em uma viper, mover-se ou atacar com ela; revelar-se como Cylon. Você também pode não fazer nada.
term-check = Teste de perícia
    .also = teste, testes, testes de perícia, dificuldade, acaso, baralho do acaso, baralho de destino, contribuir, contribuição
    .text = Duas cartas vêm do baralho do Acaso. A partir da esquerda do jogador atual, cada um por sua vez contribui com quantas cartas quiser, viradas para baixo; quem está na Prisão e Cylons revelados contribuem com no máximo 1. As cartas são embaralhadas e viradas para cima: os tipos que ajudam somam a sua força, os outros a subtraem. Se o total alcança a dificuldade, o teste é um sucesso. Alguns testes têm um resultado intermediário. Depois todas as cartas são descartadas; um baralho do Acaso vazio é refeito.
term-crisis = Crise
    .also = crises, carta de crise, cartas de crise
    .text = Uma crise é um teste, uma escolha de um jogador ou um ataque dos Cylons. Depois de um teste ou de uma escolha, as naves Cylons que ela indica são ativadas; depois, se ela mandar, a frota avança na trilha do salto. Um ataque primeiro ativa as naves, depois coloca novas e acrescenta uma regra própria.
term-jump = Salto
    .also = saltar, saltos, trilha do salto, preparação para o salto, preparar para o salto, destino, destinos, distância, kobol
    .text = Se a carta de Crise tem o ícone de salto, a frota avança 1 espaço na trilha; no último ela salta na hora, e dos dois anteriores o Controle FTL pode fazê-la saltar. Em um salto todas as naves saem do espaço; o Almirante compra 2 destinos e escolhe um, o outro vai para o fundo do baralho; faz-se o que a carta diz; a distância é somada; a frota volta ao início da trilha. A partir de 4, são distribuídas mais cartas de Lealdade. A partir de 8, o próximo salto é o final: com ele os humanos vencem, se nenhum recurso estiver em 0.
term-ftl = Salto FTL
    .also = ftl, saltar cedo, salto antecipado
    .text = Quem ativa o Controle FTL enquanto a frota está em um dos dois espaços azuis faz com que ela salte na hora. Antes, joga o dado: com 6 ou menos perde-se população, 3 no primeiro espaço azul, 1 no segundo.
term-reveal = Revelação
    .also = revelar, revelar-se, cylon, cylons
    .text = Como ação, um Cylon pode mostrar uma carta de Cylon e usar a habilidade dela, se não estiver na Prisão. Depois fica com 3 cartas de Perícia, perde todos os títulos, vai para a Nave de Ressurreição e compra uma super crise. O turno dele acaba sem crise; sob a Ordem Executiva de alguém, o turno dessa pessoa continua.
term-vipers = Vipers
    .also = viper, piloto, pilotos, reserva, lançar, lançamento
    .text = As vipers são lançadas da Reserva na proa ou na popa a bombordo. Uma ativação lança uma, move uma para a área vizinha ou ataca uma nave Cylon na área dela. Só pilotos voam em pessoa, a partir do Convés do Hangar; se não há nenhuma na Reserva, podem tirar uma não tripulada do espaço. Todas as outras são não tripuladas e são ativadas no Comando. Uma viper danificada espera reparo; o piloto de uma viper atingida vai para a Enfermaria.
term-unmanned = Vipers não tripuladas
    .also = não tripulada, não tripuladas, viper não tripulada
    .text = Vipers que ninguém pilota. São ativadas no Comando ou pelo CAG, e as naves de ataque as atacam antes de qualquer viper pilotada.
term-nukes = Armas nucleares
    .also = arma nuclear, nuclear
    .text = São do Almirante, 2 ao todo: como ação, uma é usada contra uma base estelar em qualquer área e está gasta, seja qual for o resultado do dado. 1–2: dano duas vezes. 3–6: destruição. 7–8: destruição, também de até 3 naves de ataque na mesma área.
term-risk = Raptors e risco
    .also = risco, raptor, raptors, arriscar
    .text = “Arriscar um raptor” ou “arriscar uma viper”: é preciso ter a nave na Reserva. Se o dado falhar, a nave é perdida e nada se ganha. A carta Lançar Batedor precisa de um raptor.
term-activation = Naves Cylons
    .also = ativação, ativação cylon, naves de ataque, nave de ataque, naves de ataque pesado, nave de ataque pesado, base estelar, bases estelares, ativar
    .text = As naves de ataque, área por área na ordem que o jogador atual quiser, fazem cada uma a primeira coisa que puderem: atacar uma viper não tripulada, senão uma pilotada, senão destruir uma nave civil (o jogador atual diz qual), senão mover-se em direção à nave civil mais próxima, no sentido horário se a distância for a mesma dos dois lados, senão atacar a Galactica. Sem naves de ataque no espaço, cada base estelar lança 2. Naves de ataque pesado: os centuriões a bordo avançam, as naves de ataque pesado em uma área de lançamento embarcam e viram centuriões no início da trilha, as outras vão em direção à área de lançamento mais próxima; sem nenhuma no espaço, cada base estelar lança 1. As bases estelares atacam cada uma a Galactica. Lançamento: cada base estelar lança 3 naves de ataque. Com Enxame Cylon lançam 1 a mais. Cada nave é ativada uma vez.
term-attacks = Tabela de ataque
    .also = ataque, ataques, chances, dado, dados, combate
    .text = Um dado de oito lados:
term-damage = Dano
    .also = danos, danificado, danificada, marcadores de dano, marcador de dano, reparo, reparar
    .text = Um acerto na Galactica sorteia um marcador: ou um local não pode ser usado até ser reparado e quem está lá vai para a Enfermaria, ou perde-se 1 de alimento ou de combustível e o marcador é removido da partida. Com seis locais danificados ao mesmo tempo, a partida está perdida. Um acerto em uma base estelar sorteia um dos marcadores dela; 3 pontos a destroem.
term-boarding = Embarque
    .also = centurião, centuriões, trilha de embarque, embarque da tropa
    .text = Uma nave de ataque pesado em uma área de lançamento embarca quando as naves de ataque pesado são ativadas: vira um centurião no primeiro espaço da trilha. Os que já estavam a bordo avançam então 1 espaço. Um centurião que avançou 4 espaços tomou a nave, e os humanos perdem. Os centuriões são combatidos no Arsenal; um salto não livra a nave deles.
term-civilians = Naves civis
    .also = civil, civis, nave civil
    .text = Ficam viradas para baixo; quando uma é destruída, é virada para cima, e perde-se o que ela mostra. Das Comunicações você pode olhá-las e movê-las. Um salto traz todas de volta.
term-resources = Recursos
    .also = recurso, alimento, combustível, moral, população, vermelho, zona vermelha
    .text = Alimento, combustível, moral e população. Se um deles estiver em 0 no fim de um turno, os humanos perdem. Nenhum passa de 15. Na zona vermelha: alimento e combustível com 4 ou menos, moral com 5, população com 6.
term-loyalty = Lealdade
    .also = cartas de lealdade, carta de lealdade, baralho de lealdade, traidor, humano, humanos, agente adormecido, agentes adormecidos, fase do agente adormecido, lados
    .text = As cartas de Lealdade são secretas. Uma única carta de Cylon faz de quem a tem um Cylon, oculto até se revelar, que vence com os Cylons. Cada um recebe uma carta no início e outra a meio caminho de Kobol, a partir da distância 4; Baltar tem uma a mais desde o início, Boomer recebe uma a mais no meio do caminho. O baralho tem 1 carta de Cylon para três ou quatro jogadores e 2 para cinco ou seis; com quatro ou seis jogadores, um Simpatizante entra depois da primeira distribuição.
term-secrecy = Segredo
    .also = conversa, conversar, falar, segredos, regras do segredo, o que se pode dizer, secreto
    .text = Pode-se dizer qualquer coisa sobre planos e suspeitas: acuse, prometa e minta à vontade, também sobre cartas de Lealdade, suas ou que você viu. Mas ninguém diz a força exata de uma carta, nem depois de um teste quais cartas eram suas, nem detalhes das cartas que olhou em um baralho. Mãos, cartas de Lealdade e cartas de Quórum nunca são mostradas.
term-titles = Títulos
    .also = título, sucessão, linha de sucessão
    .text = O Presidente tem as cartas de Quórum e as joga; o Almirante tem as armas nucleares e escolhe os destinos. Quando quem tem o título se revela como Cylon, ele passa para o primeiro da linha que não é Cylon revelado; o Almirante também o perde na Prisão, para o primeiro que não está nela. Sair da Prisão não devolve nenhum título.
term-quorum = Quórum
    .also = carta de quórum, cartas de quórum, mão de quórum
    .text = O Presidente compra cartas de Quórum como ação ou no Gabinete do Presidente, e joga uma como ação. A mão passa adiante com o título.
term-super-crisis = Super crise
    .also = super crises, carta de super crise
    .text = Um Cylon revelado tem uma e a joga em Cáprica. Nenhuma habilidade de personagem mexe com ela nem com o seu teste.
term-end = Fim da partida
    .also = fim, final, vencer, perder, vitória, derrota, fim de jogo, como os cylons vencem, como os humanos vencem, como vencer
    .text = Os humanos vencem com o primeiro salto depois de uma distância de 8, se nenhum recurso estiver em 0; senão, perdem com ele. Os Cylons vencem quando um recurso está em 0 no fim de um turno, quando seis locais da Galactica estão danificados ou quando um centurião chega ao fim da trilha de Embarque da Tropa.
term-orders = Ordens permanentes
    .also = ordens, ordem, sempre, reações, reação, janelas
    .text = Algumas cartas de Perícia podem ser jogadas quando outros agem: antes de uma jogada de dado ou de um teste, depois de um ataque, quando um teste já foi somado. A pergunta vai para todos os que poderiam ter uma carta dessas. Uma ordem permanente responde por você: jogar sempre, nunca, ou perguntar. As ordens são só suas: ninguém as vê, e podem tratar de cartas que você não tem.
term-hand-limit = Limite da mão
    .also = limite, mão
    .text = No fim de cada turno, cada jogador fica com no máximo 10 cartas de Perícia, Tyrol com 8 até se revelar. Apollo descarta por sorteio. Cartas de Quórum e de Super Crise não contam.
term-end-of-turn = Fim do turno
    .also = final do turno
    .text = Quem tem mais de 10 cartas de Perícia, Tyrol mais de 8, descarta as que sobram. Depois, se um recurso estiver em 0, os humanos perdem. A vez passa para a esquerda.
term-galactica = Galactica
    .also = battlestar
    .text = A battlestar, com dez locais; seis deles podem ser danificados. A Enfermaria e a Prisão são perigosas: ninguém vai para lá por vontade própria.
term-colonial-one = Colonial One
    .also = colonial
    .text = A nave do Presidente, com três locais que não podem ser danificados. Ir da Galactica para lá, ou voltar, custa uma carta de Perícia.
term-hazardous = Locais perigosos
    .also = perigoso, perigosos, local perigoso
    .text = A Enfermaria e a Prisão. Ninguém vai para lá por vontade própria, e “qualquer local” não os inclui; só se vai para lá à força.
term-skills = Perícias
    .also = perícia, tipos de perícia, tipos, tipo, cartas de perícia, carta de perícia
    .text = Política, Liderança, Tática, Pilotagem e Engenharia: 21 cartas de cada, de força 1 a 5. Dos 41 testes nas cartas de Crise, Tática ajuda em 29, Liderança em 26, Política em 23, Pilotagem e Engenharia em 10 cada.
term-advice = Dicas
    .also = dica, estratégia, conselhos, conselho, como jogar bem
    .text = O que costuma dar certo:
advice-human = Humanos: cuidem do recurso mais baixo. As crises custam sobretudo moral; os ataques, população.
advice-roles = Cada um faz o que sabe: pilotos lutam, o Presidente e os outros políticos passam em testes e usam o Quórum, engenheiros consertam.
advice-checks = Testes: nem todos valem as cartas, que vão faltar no próximo. Deixem falhar os que custam pouco.
advice-ftl = O Controle FTL tira a frota de perto de muitas naves; não com a população baixa.
advice-suspicion = Suspeitos: fiquem de olho em cartas contra um teste e peçam razões. Um Cylon na Prisão faz pouco mal, e menos ainda quando se revela.
advice-sleepers = Na distância 4 são distribuídas mais cartas de Lealdade: um humano pode virar Cylon. Quem vai bem demais antes disso talvez tenha de desfazer tudo.
advice-hidden = Cylons ocultos: tenham um motivo para não ajudar, ou ajudem com uma carta e estraguem com outra de um tipo que os outros também compram. Que outros pareçam piores; fiquem longe da Prisão e revelem-se quando sua carta fizer mais mal.
advice-revealed = Cylons revelados: mirem o recurso mais fraco, o moral com crises em Cáprica, a população com a Frota Cylon. Comprem Pilotagem e Engenharia: elas estragam a maioria dos testes.
term-decks = Baralhos
    .also = baralho, descartes, restantes, cartas restantes
    .text = Quando um baralho acaba, os descartes são embaralhados em um novo.
term-aid = Referência rápida
    .also = referência, ajuda, resumo, visão geral
    .text = O jogo em uma página:

attack-row = { $fight }: { $odds }.
attack-sure = { $fight }: sempre destruída, sem jogar o dado.
loyalty-deck =
    O baralho desta partida: { $cylons ->
        [1] 1 carta de Cylon
       *[other] { $cylons } cartas de Cylon
    } e { $humans } que dizem “Você Não é um Cylon”{ $sympathizer ->
        [yes] , e depois da primeira distribuição um Simpatizante
       *[no] ; sem Simpatizante
    }.
loyalty-left =
    { $slept ->
        [yes] Todas foram distribuídas
       *[no] Falta distribuir { $left }, na distância 4
    }; cartas de Cylon mostradas até agora: { $shown }.
