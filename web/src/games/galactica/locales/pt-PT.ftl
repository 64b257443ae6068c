# O que a própria página diz de Galactica; só o que difere do português do Brasil.

# Conversa: janelas, ordens permanentes, declarações, marcas, sigilo.
window-roll = Antes do lançamento do dado, pode-se jogar
window-check = Antes da verificação, pode-se jogar
window-check-total = Antes de a verificação se decidir, pode-se jogar

orders-private = Só tu as vês. Valem com ou sem a carta na mão.
orders-meanwhile = O que foi respondido por ti na tua ausência
order-any = Qualquer reação
order-holds = Só tu vês isto. Vale com ou sem a carta na mão.
order-follows = como para qualquer reação
order-none = nenhuma ordem: como para qualquer reação
order-ask = perguntar-me sempre
order-ask-if-unusual = perguntar-me quando parecer importante; senão, não usar
order-play = jogar sempre a mais fraca
order-if-my-viper = o viper for meu
order-if-hit = o viper for atingido
order-if-destroyed = o viper for destruído
order-if-within = faltarem até { $points } para mudar o resultado da verificação
order-did = Por tua ordem: { $what }

say-nothing-yet = Quando o primeiro turno começar, é aqui que dizes coisas a todos.
say-check = Esta verificação
say-seen = O que viste ou deste
say-plans = Tu, e o que fazer
said-nothing = Ainda ninguém declarou nada.
said-not-yet = ainda nada dito
marks-title = A tua marca secreta
marks-private = Só neste navegador: mais ninguém a vê.

secrecy-title = Regras do sigilo
secrecy-free = Podes mentir. Mas há coisas que não se podem dizer.
secrecy-silent = Ninguém fala nesta mesa durante o jogo.
secrecy-rule-accuse = Acusa, promete, ameaça e mente à vontade.
secrecy-rule-loyalty = Diz o que quiseres sobre cartas de Lealdade, tuas ou que viste: verdade ou não.
secrecy-rule-strength = Nada de forças exatas de cartas de Habilidade na mão ou numa verificação: diz «um pouco» ou «muito».
secrecy-rule-looked = Nada de pormenores de cartas de Crise, Quórum ou Trajeto que só tu viste: diz «boa» ou «má».
secrecy-rule-show = Nunca mostres nem cites uma carta oculta.

loyalty-title = O que há no deck de Lealdade
loyalty-deck =
    { $all } cartas de Lealdade neste jogo: { $humans } de humanos e { $cylons ->
        [1] 1 de Cylon
       *[other] { $cylons } de Cylon
    }

reveal-question = Queres revelar-te como Cylon?
reveal-detail = Todos vão saber, até ao fim do jogo. Perdes os teus títulos e vais para a Nave de Ressurreição.
reveal-yes = Revelar-me
nuke-question = Queres disparar uma bomba nuclear contra a basestar { $number }?
nuke-detail = Depois deixas de a ter, dê o dado o que der.
power-question = Queres usar { $name } agora?
power-detail = Só funciona uma vez em todo o jogo, e terá sido esta.

# Momentos.
moment-you = Tu
moment-reveal =
    { $you ->
        [true] Revelas-te como Cylon
       *[other] { $name } é Cylon
    }
moment-sleepers-line = São distribuídas mais cartas de Lealdade: vê a tua nova.
moment-civilians =
    { $count ->
        [1] Perde-se uma nave civil
       *[other] Perdem-se { $count } naves civis
    }
moment-president =
    { $you ->
        [true] Agora és Presidente
       *[other] { $name } agora é Presidente
    }
moment-president-line = As cartas de Quórum vão com o título.
moment-admiral =
    { $you ->
        [true] Agora és Almirante
       *[other] { $name } agora é Almirante
    }
moment-admiral-line = Os trajetos e as bombas nucleares vão com o título.

# Botões: o que não se faz, o que ainda se escolhe, o que Confirmar faz.
pass-move = Ficar onde estou
pass-barrage = Parar de disparar
pass-move-civilian = Deixar onde está
pass-contribute = Não jogar cartas
pass-before-roll = Lançar sem ela
pass-recon = Não ver
pass-mysterious-intuition = Deixar verificar
pass-restore-vipers = Não trazer nenhum
pass-look-at-civilians = Não ver nenhuma
wanted-pick-character = Escolhe uma personagem
wanted-start-area = Escolhe uma zona
wanted-opening-hand = Escolhe { $max ->
    [1] uma habilidade
   *[other] { $max } habilidades
  }
wanted-receive-skills = Escolhe as tuas habilidades
wanted-draw-any = Escolhe os decks
wanted-pay-move = Escolhe uma carta para descartar
wanted-action = Escolhe uma ação
wanted-pay-activation = Escolhe { $max } cartas
wanted-order-whom = Escolhe alguém
wanted-crisis-pick = Escolhe uma crise
wanted-crisis-half = Escolhe uma
wanted-one-of = Escolhe uma
wanted-resign-or-jail = Escolhe uma
wanted-contribute = Escolhe cartas
wanted-before-roll = Escolhe uma carta
wanted-evade = Escolhe uma carta
wanted-before-check = Escolhe uma carta
wanted-emergency = Escolhe uma carta
wanted-discard = Descarta { $max }: até agora { $picked }
wanted-destination-pick = Escolhe um trajeto
wanted-politician-pick = Escolhe uma carta de Quórum
wanted-bury-next = Escolhe uma carta
wanted-apply-token = Escolhe um marcador
wanted-take-card = Escolhe uma carta
wanted-quorum-more = Joga ou compra
wanted-blind-devotion = Escolhe o tipo
confirm-pick-character = Jogar com esta personagem
confirm-contribute = { $picked ->
    [1] Jogar 1 carta
   *[other] Jogar { $picked } cartas
  }
confirm-bury-next = Pôr no fundo
confirm-take-card = Tirar

# Cartas.
gist-consolidate-power = Compra 2 cartas de Habilidade de qualquer tipo
gist-investigative-committee = As cartas da verificação ficam à vista
gist-executive-order = Outra pessoa move-se e faz uma ação
gist-declare-emergency = A dificuldade de uma verificação desce 2
gist-launch-scout = Um raptor vê a carta do topo de um deck
gist-evasive-maneuvers = O dado de um ataque a um viper é lançado de novo
gist-maximum-firepower = Num viper: ataca até 4 vezes
gist-repair = Repara a tua localização, ou 2 vipers
gist-scientific-research = Todas as cartas de Engenharia ajudam
power-not-a-cylon = Não és Cylon.
power-cylon-brig = Ao revelares-te, podes mandar alguém para a Prisão.
power-cylon-sickbay = Ao revelares-te, podes mandar alguém para a Enfermaria, com menos 5 cartas.
power-cylon-damage = Ao revelares-te, podes danificar a Galactica duas vezes.
power-cylon-morale = Ao revelares-te, podes reduzir o moral em 1.
chooser-current = O jogador corrente escolhe.
attack = Ataque Cylon
icon-raiders = os raiders são ativados
icon-launch_raiders = as basestars lançam raiders
icon-heavy_raiders = os heavy raiders e os centuriões são ativados
icon-basestars = as basestars atacam a Galactica
icon-jump = a frota prepara o salto
skill-set = Cartas de Habilidade por turno
role-support = Apoio
ability-once_per_game = Uma vez por jogo

# As próprias cartas.
your-cards = As tuas cartas
your-loyalty = A tua lealdade
only-you = Só tu vês isto
loyalty-hold = carrega
loyalty-covered = { $count ->
    [1] Tapada. Carrega sem largar para ver: assim ninguém ao lado a vê por acaso.
   *[other] { $count } cartas, tapadas. Carrega sem largar para ver: assim ninguém ao lado as vê por acaso.
  }
loyalty-reveal = Revelar-me
pile-looked-at = Estás a ver
pile-super = A tua super crise
pile-skills = Cartas de Habilidade
hand-empty = Sem cartas de Habilidade
given-by-you = Jogaste
draft-read = Escolhe uma personagem para leres o que sabe fazer. Nada fica decidido antes de confirmares.
turn-steps = Passos do turno

# O que está a acontecer.
turn-yours = a tua vez
crisis-yours = Crise, comprada por ti
choose-check-current = O jogador corrente escolhe: a verificação, ou o que está em baixo.
choose-check-president = O Presidente escolhe: a verificação, ou o que está em baixo.
choose-check-admiral = O Almirante escolhe: a verificação, ou o que está em baixo.
choose-top-current = O jogador corrente escolhe uma.
block-pass-check = Superada:
block-partial-check = Parcial:
block-fail-check = Falhada:
needs-nuke = (precisa de uma bomba nuclear)
ships-basestar = { $count ->
    [1] basestar
   *[other] { $count } basestars
  }
ships-heavy_raider = { $count ->
    [1] heavy raider
   *[other] { $count } heavy raiders
  }
ships-raider = { $count ->
    [1] raider
   *[other] { $count } raiders
  }
verdict-pass = Superada
verdict-partial = Parcialmente superada
verdict-fail = Falhada
result-pass = superada, { $total } contra { $difficulty }
result-partial = parcialmente superada, { $total } contra { $difficulty }
result-fail = falhada, { $total } contra { $difficulty }
check-cards = Cartas da verificação
given-so-far = Contributos até agora
destiny = Destino
cylon-locations = Localizações Cylon
rule-unmanned_viper_attack_minus_2 = −2 nos ataques de vipers não pilotados
rule-basestar_launch_plus_1 = cada basestar lança mais 1 nave de cada vez
rule-no_loyalty_looks = ninguém pode ver cartas de Lealdade
rule-relentless_pursuit = a perseguição continua: um salto devolve a carta ao deck de Crise

# A mesa: indicadores, pessoas, tabuleiro.
dial-about = { $value } de { $max }. { $low ->
    [yes] Na zona vermelha: { $red } ou menos.
   *[no] A zona vermelha começa em { $red }.
  } A 0 os humanos perdem.
jump-track = Indicador do salto
jump-red = cedo de mais
jump-auto = a saltar
jump-about = espaço { $space } de { $last }. { $zone ->
    [blue] O Controlo FTL já permite saltar, mas pode custar { $risk } de população.
    [damaged] O Controlo FTL está com dano: não permite saltar.
    [auto] A frota salta.
   *[red] É demasiado cedo para o Controlo FTL.
  } No espaço { $last } a frota salta sozinha.
boarding = Abordagem
count-raider = { $count ->
    [1] raider
   *[other] { $count } raiders
  }
count-heavy = { $count ->
    [1] heavy raider
   *[other] { $count } heavy raiders
  }
basestar-hit = basestar { $number } com dano { $points } de 3
reserves-vipers = { $damaged ->
    [0] prontos: { $ready }
   *[other] prontos: { $ready }, com dano: { $damaged }
  }
place-flying = Num viper, { $area }
your-turn = a tua vez
their-turn = a jogar
nukes = { $count ->
    [1] 1 bomba nuclear
   *[other] { $count } bombas nucleares
  }
loyalty-hidden = { $count ->
    [1] 1 carta de Lealdade de face para baixo
   *[other] { $count } cartas de Lealdade de face para baixo
  }
once-ready = Poder { $name }, uma vez por jogo: ainda não usado
once-spent = Poder { $name }, uma vez por jogo: já usado
gave = jogou { $count }
seen = Viste aqui: { $cards }
decks = Decks
stack-skill = { $name }: { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  } no deck, { $discards } nos descartes
stack-destiny = Destino
stack-destination = Trajetos
off-board-about = Naves civis por vir: { $civilians }; destruídas: { $lost }. Vipers destruídos: { $vipers }. Na caixa: raiders ({ $raiders }), heavy raiders ({ $heavy }), basestars ({ $basestars }).
travelled = Trajetos até agora
# Uma verificação, e dados.
check-label = Verificação de habilidade: { $name }
give-secret = Ninguém vê que cartas dás, só quantas.
give-open = Cada carta é dada de face para cima.
turn-secret = As cartas são baralhadas: ninguém vê quem deu qual.
you = Tu
scale-yours = as tuas { $worth }
scale-passes = superada com { $difficulty }
given-down = De face para baixo

# Cartas como estão na mão: o que lá cabe. O texto inteiro abre ao lado.
gist-quorum-accept-prophecy = Compra 1 carta. Derrubar o Presidente: +2 de dificuldade
gist-quorum-arrest-order = Manda um jogador para a Prisão
gist-quorum-assign-arbitrator = Compra 2 de Política. Um jogador pode mudar em 3 uma verificação do Alojamento
gist-quorum-assign-mission-specialist = Compra 2 de Política. Um jogador escolhe o próximo trajeto
gist-quorum-assign-vice-president = Compra 2 de Política. Só este jogador pode passar a Presidente
gist-quorum-authorization-of-brutal-force = Destrói Cylons. Dado. 1–2: −1 de população
gist-quorum-encourage-mutiny = Um jogador lança o dado. 3–8: Almirante. 1–2: −1 de moral
gist-quorum-presidential-pardon = Tira um jogador da Prisão
gist-quorum-release-cylon-mugshots = Vê uma carta de Lealdade. Dado. 1–3: −1 de moral
gist-destination-cylon-ambush = −1 de combustível. Uma basestar e raiders à espera
gist-destination-cylon-refinery = −1 de combustível. Arrisca 2 vipers: 6–8 dá 2 de combustível
gist-destination-icy-moon = −1 de combustível. Arrisca um raptor: 3–8 dá 1 de alimento
gist-destination-tylium-planet = −1 de combustível. Arrisca um raptor: 3–8 dá 2 de combustível
