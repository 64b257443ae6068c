# O que a própria página diz de Galactica: rótulos das partes, nomes das opções.

# Conversa: janelas, ordens permanentes, declarações, marcas, segredo.
window-roll = Antes da jogada de dado, pode-se jogar
window-attack = Antes do golpe, pode-se jogar
window-check = Antes do teste, pode-se jogar
window-check-total = Antes de o teste se decidir, pode-se jogar

always = Sempre…
orders-title = Ordens permanentes
orders-private = Só você as vê. Valem com ou sem a carta na mão.
orders-lately = O que fizeram, do mais recente ao mais antigo
orders-meanwhile = O que foi respondido por você na sua ausência
order-any = Toda reação
order-from-now-on = { $what }, de agora em diante
order-holds = Só você vê isto. Vale com ou sem a carta na mão.
order-follows = como para toda reação
order-none = nenhuma ordem: como para toda reação
order-ask = sempre me perguntar
order-ask-if-unusual = me perguntar quando parecer importante; senão, não usar
order-never = nunca usar
order-play = sempre jogar a mais fraca
order-play-if = jogar a mais fraca se { $conditions }; senão, não usar
order-if-my-viper = a viper for minha
order-if-hit = a viper for atingida
order-if-destroyed = a viper for destruída
order-if-jump = o dado for para um salto
order-if-within = faltarem até { $points } para o resultado do teste mudar
order-if-red = { $dial } estiver na zona vermelha
order-if-hand-at-most = eu tiver no máximo { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
order-if-hand-at-least = eu tiver pelo menos { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
order-did = Por sua ordem: { $what }

say = Dizer…
say-title = Dizer a todos
say-now = Dizer a todos, verdade ou não
say-rule = Todos ouvem, e fica no histórico.
say-nothing-yet = Quando o primeiro turno começar, é aqui que você diz coisas a todos.
say-check = Este teste
say-seen = O que você viu ou deu
say-plans = Você, e o que fazer
say-about = Dizer sobre { $name }
claims-title = Declarações
said-title = O que foi dito
said-nothing = Ninguém declarou nada ainda.
said-not-yet = nada dito ainda
marks-title = Sua marca secreta
marks-private = Só neste navegador: ninguém mais a vê.
mark-trust = confio
mark-unsure = em dúvida
mark-suspect = suspeito

secrecy-title = Regras do segredo
secrecy-free = Você pode mentir. Mas algumas coisas não podem ser ditas.
secrecy-claims = Nesta mesa só se diz o que está em Declarações.
secrecy-silent = Ninguém fala nesta mesa durante a partida.
secrecy-rule-accuse = Acuse, prometa, ameace e minta à vontade.
secrecy-rule-loyalty = Diga o que quiser sobre cartas de Lealdade, suas ou que você viu: verdade ou não.
secrecy-rule-strength = Nada de forças exatas de cartas de Perícia na mão ou em um teste: diga “um pouco” ou “muito”.
secrecy-rule-looked = Nada de detalhes de cartas de Crise, Quórum ou Destino que só você viu: diga “boa” ou “ruim”.
secrecy-rule-show = Nunca mostre nem cite uma carta oculta.

loyalty-title = O que há no baralho de Lealdade
loyalty-deck =
    { $all } cartas de Lealdade nesta partida: { $humans } de humanos e { $cylons ->
        [1] 1 de Cylon
       *[other] { $cylons } de Cylon
    }
loyalty-sympathizer = e o Simpatizante, que entra depois da primeira distribuição.
loyalty-open = Cartas de Cylon à mostra: { $open } de { $cylons }.
loyalty-left =
    Falta distribuir { $left }, quando a frota tiver percorrido { $distance }: a fase do Agente Adormecido.
loyalty-all-dealt = Todas foram distribuídas.
loyalty-sympathizer-what = Quem recebe o Simpatizante vai para a Prisão se um recurso estiver na zona vermelha; senão, é Cylon.
loyalty-one-is-enough = Uma única carta de Cylon faz de quem a tem um Cylon.

reveal-question = Revelar-se como Cylon?
reveal-detail = Todos vão saber, pelo resto da partida. Você perde os seus títulos e vai para a Nave de Ressurreição.
reveal-yes = Me revelar
reveal-no = Continuar na sombra
nuke-question = Disparar uma arma nuclear contra a base estelar { $number }?
nuke-detail = Depois ela se foi, dê o dado o que der.
nuke-yes = Disparar
power-question = Usar { $name } agora?
power-detail = Só funciona uma vez em toda a partida, e terá sido esta.
power-yes = Usar
not-yet = Ainda não

# Momentos.
moment-you = Você
moment-reveal =
    { $you ->
        [true] Você se revela como Cylon
       *[other] { $name } é Cylon
    }
moment-reveal-line = A caminho da Nave de Ressurreição.
moment-sleepers = Agentes adormecidos
moment-sleepers-line = São distribuídas mais cartas de Lealdade: olhe a sua nova.
moment-distance = Distância percorrida: { $distance }
moment-civilians =
    { $count ->
        [1] Uma nave civil é perdida
       *[other] { $count } naves civis são perdidas
    }
moment-civilians-empty = Não havia ninguém a bordo.
moment-president =
    { $you ->
        [true] Você agora é Presidente
       *[other] { $name } agora é Presidente
    }
moment-president-line = As cartas de Quórum vão junto.
moment-admiral =
    { $you ->
        [true] Você agora é Almirante
       *[other] { $name } agora é Almirante
    }
moment-admiral-line = Destinos e armas nucleares vão junto.
moment-damage = A Galactica foi atingida
moment-humans-win = Os humanos vencem
moment-cylons-win = Os Cylons vencem
moment-end-kobol = A frota chega a Kobol.
moment-end-food = O alimento acabou.
moment-end-fuel = O combustível acabou.
moment-end-morale = O moral chegou a 0.
moment-end-population = Não resta ninguém na frota.
moment-end-galactica_destroyed = A Galactica é destruída.
moment-end-boarded = Os centuriões tomaram a Galactica.

dial-food = Alimento
dial-fuel = Combustível
dial-morale = Moral
dial-population = População

# Botões: o que não se faz, o que ainda se escolhe, o que Confirmar faz.
pass-move = Ficar onde está
pass-action = Não fazer nada
pass-barrage = Parar de atirar
pass-command-viper = Sem mais ordens
pass-quorum-more = É só isso
pass-move-civilian = Deixar ali
pass-contribute = Não contribuir
pass-before-roll = Jogar sem ela
pass-evade = Deixar assim
pass-before-check = Não jogar nada
pass-emergency = Deixar assim
pass-command-authority = Deixar as cartas
pass-alert-viper-pilot = Ficar a bordo
pass-recon = Não olhar
pass-cylon-hatred = Deixar assim
pass-friends-in-low-places = Deixar assim
pass-arbitrate = Deixar assim
pass-eco-officer = Deixar assim
pass-secret-destiny = Manter esta crise
pass-moral-compass = Manter a escolha
pass-mysterious-intuition = Deixar contribuírem
pass-blind-devotion = Contar todos os tipos
pass-pay-fuel = Não pagar
pass-send-whom = Não mandar ninguém
pass-risk = Não arriscar
pass-restore-vipers = Não trazer nenhuma
pass-restore-raptor = Não trazer nenhum
pass-use-power = Não usar
pass-power-target = Ninguém
pass-exchange-super-crisis = Ficar com ela
pass-give-sympathizer = Ficar com ele
pass-repair-what = Não fazer nada
pass-look-at-civilians = Não olhar nenhuma
wanted-pick-character = Escolha um personagem
wanted-start-area = Escolha uma área
wanted-opening-hand = Escolha { $max ->
    [1] uma perícia
   *[other] { $max } perícias
  }
wanted-receive-skills = Escolha as suas perícias
wanted-draw-any = Escolha os baralhos
wanted-move = Para onde?
wanted-pay-move = Escolha uma carta para descartar
wanted-action = Escolha uma ação
wanted-pay-activation = Escolha { $max } cartas
wanted-order-whom = Escolha alguém
wanted-crisis-pick = Escolha uma crise
wanted-crisis-half = Escolha uma
wanted-one-of = Escolha uma
wanted-resign-or-jail = Escolha uma
wanted-contribute = Escolha cartas
wanted-before-roll = Escolha uma carta
wanted-evade = Escolha uma carta
wanted-before-check = Escolha uma carta
wanted-emergency = Escolha uma carta
wanted-discard = Descarte { $max }: até agora { $picked }
wanted-destination-pick = Escolha um destino
wanted-politician-pick = Escolha uma carta de Quórum
wanted-bury-next = Escolha uma carta
wanted-apply-token = Escolha um marcador
wanted-take-card = Escolha uma carta
wanted-quorum-more = Jogue ou compre
wanted-blind-devotion = Escolha um tipo
confirm-pick-character = Jogar com este personagem
confirm-opening-hand = Comprar estas
confirm-receive-skills = Comprar estas
confirm-draw-any = Comprar estas
confirm-move = Ir para lá
confirm-pay-move = Descartar
confirm-pay-activation = Descartar
confirm-action = Fazer
confirm-crisis-pick = Enfrentar esta
confirm-contribute = { $picked ->
    [1] Contribuir com 1 carta
   *[other] Contribuir com { $picked } cartas
  }
confirm-before-roll = Jogar a carta
confirm-evade = Jogar a carta
confirm-before-check = Jogar a carta
confirm-emergency = Jogar a carta
confirm-discard = { $picked ->
    [1] Descartar 1 carta
   *[other] Descartar { $picked } cartas
  }
confirm-destination-pick = Ir para lá
confirm-politician-pick = Usar esta carta
confirm-bury-next = Colocar no fundo
confirm-apply-token = Aplicar
confirm-take-card = Pegar
confirm-quorum-more = Fazer
confirm-caprica = Fazer

# Cartas.
letters-politics = Po
letters-leadership = Li
letters-tactics = Tá
letters-piloting = Pi
letters-engineering = En
skill-politics = Política
skill-leadership = Liderança
skill-tactics = Tática
skill-piloting = Pilotagem
skill-engineering = Engenharia
gist-consolidate-power = Compre 2 cartas de Perícia de qualquer tipo
gist-investigative-committee = As cartas do teste ficam à vista de todos
gist-executive-order = Outra pessoa se move e faz uma ação
gist-declare-emergency = A dificuldade de um teste cai em 2
gist-launch-scout = Um raptor olha a carta do topo de um baralho
gist-strategic-planning = Antes do dado: +2
gist-evasive-maneuvers = O dado de um ataque a uma viper é jogado de novo
gist-maximum-firepower = Em uma viper: ataque até 4 vezes
gist-repair = Repare o seu local, ou 2 vipers
gist-scientific-research = Toda carta de Engenharia ajuda
card-called = { $name } { $strength }
side-human = Humano
side-cylon = Cylon
side-sympathizer = Simpatizante
power-not-a-cylon = Você não é Cylon.
power-cylon-brig = Ao se revelar, você pode mandar alguém para a Prisão.
power-cylon-sickbay = Ao se revelar, você pode mandar alguém para a Enfermaria, com 5 cartas a menos.
power-cylon-damage = Ao se revelar, você pode danificar a Galactica duas vezes.
power-cylon-morale = Ao se revelar, você pode reduzir o moral em 1.
power-sympathizer = Humano na Prisão se um recurso estiver na zona vermelha; senão, Cylon revelado.
deck-crisis = Crise
deck-super = Super crise
deck-quorum = Quórum
distance-of = Distância { $distance }
difficulty = Dificuldade { $difficulty }
types-help = { $count ->
    [1] ajuda
   *[other] ajudam
  }
chooser-current = O jogador atual escolhe.
chooser-president = O Presidente escolhe.
chooser-admiral = O Almirante escolhe.
attack = Ataque dos Cylons
icons-then = Depois
icons-first = Primeiro
icons-none = nenhuma nave Cylon é ativada
icon-raiders = as naves de ataque são ativadas
icon-launch_raiders = as bases estelares lançam naves de ataque
icon-heavy_raiders = as naves de ataque pesado e os centuriões são ativados
icon-basestars = as bases estelares atacam a Galactica
icon-jump = a frota se prepara para o salto
skill-set = Cartas de Perícia por turno
slot-or = ou
role-military_leader = Líder militar
role-pilot = Piloto
role-support = Suporte
role-political_leader = Líder político
ability-passive = Sempre
ability-once_per_game = Uma vez por partida
ability-drawback = Desvantagem
sheet-pilot = pilota vipers
sheet-limit = no máximo { $limit } cartas na mão

# As próprias cartas.
your-cards = Suas cartas
your-loyalty = Sua lealdade
only-you = Só você vê isto
loyalty-of = Lealdade de { $name }
loyalty-none = Ainda sem carta de Lealdade
loyalty-hold = segure
loyalty-covered = { $count ->
    [1] Coberta. Segure para olhar: assim ninguém ao lado a vê por acaso.
   *[other] { $count } cartas, cobertas. Segure para olhar: assim ninguém ao lado as vê por acaso.
  }
loyalty-reveal = Revelar-se
loyalty-shown = à mostra
pile-looked-at = Você está vendo
pile-super = Sua super crise
pile-quorum = Cartas de Quórum
pile-skills = Cartas de Perícia
hand-empty = Sem cartas de Perícia
given-by-you = Você deu
draft = Personagens à escolha
draft-taken = Quem joga com quem
draft-now = escolhe agora
draft-later = escolhe depois
draft-read = Escolha um personagem para ler o que ele sabe fazer. Nada fica decidido antes de você confirmar.

# O que está acontecendo.
turn-steps = Etapas do turno
turn-number = Turno { $number }
turn-none = Antes do primeiro turno
turn-yours = sua vez
turn-cylon = Cylon revelado
turn-ordered = por ordem: { $name }
turn-actions = { $count ->
    [1] mais 1 ação
   *[other] mais { $count } ações
  }
step-receive-skills = Cartas
step-movement = Mover
step-action = Ação
step-crisis = Crise
step-activate-cylon-ships = Cylons
step-prepare-for-jump = Salto
crisis-yours = Crise, comprada por você
crisis-of = Crise, comprada por { $name }
last-crisis = Última crise
choose-check-current = O jogador atual escolhe: o teste, ou o que está abaixo.
choose-check-president = O Presidente escolhe: o teste, ou o que está abaixo.
choose-check-admiral = O Almirante escolhe: o teste, ou o que está abaixo.
choose-top-current = O jogador atual escolhe uma.
choose-top-president = O Presidente escolhe uma.
choose-top-admiral = O Almirante escolhe uma.
total-from = { $from } +
total-within = { $from }–{ $to }
total-to = { $to } −
block-pass-check = Sucesso:
block-partial-check = Sucesso parcial:
block-fail-check = Falha:
block-bottom-check = Ou:
block-top-top = Ou isto:
block-bottom-top = Ou isto:
needs-nuke = (precisa de uma arma nuclear)
at-front = Frente
at-starboard_bow = Proa a estibordo
at-starboard_aft = Popa a estibordo
at-rear = Retaguarda
at-port_aft = Popa a bombordo
at-port_bow = Proa a bombordo
ships-basestar = { $count ->
    [1] base estelar
   *[other] { $count } bases estelares
  }
ships-heavy_raider = { $count ->
    [1] nave de ataque pesado
   *[other] { $count } naves de ataque pesado
  }
ships-raider = { $count ->
    [1] nave de ataque
   *[other] { $count } naves de ataque
  }
ships-viper = { $count ->
    [1] viper
   *[other] { $count } vipers
  }
ships-civilian = { $count ->
    [1] nave civil
   *[other] { $count } naves civis
  }
verdict-pass = Sucesso
verdict-partial = Sucesso parcial
verdict-fail = Falha
result-pass = sucesso, { $total } contra { $difficulty }
result-partial = sucesso parcial, { $total } contra { $difficulty }
result-fail = falha, { $total } contra { $difficulty }
check-cards = Cartas do teste
check-about = sobre { $name }
given-so-far = Contribuições até agora
destiny = Acaso
in-force = Em vigor:
in-play = Em jogo
rule-unmanned_viper_attack_minus_2 = −2 nos ataques de vipers não tripuladas
rule-basestar_launch_plus_1 = cada base estelar lança 1 nave a mais por vez
rule-communications_blocked = as Comunicações estão fechadas
rule-no_loyalty_looks = ninguém pode olhar cartas de Lealdade
# No tabuleiro, em duas linhas.
colonial-one = Colonial One
cylon-locations = Locais Cylons
rule-colonial_one_closed = a Colonial One está fechada
rule-relentless_pursuit = a perseguição continua: um salto devolve a carta ao baralho de Crise

# A mesa: trilhas, pessoas, tabuleiro.
dial-about = { $value } de { $max }. { $low ->
    [yes] Na zona vermelha: { $red } ou menos.
   *[no] A zona vermelha começa em { $red }.
  } Em 0 os humanos perdem.
jump-track = Trilha do salto
jump-red = cedo demais
jump-blue = FTL pode saltar
jump-damaged = FTL com dano
jump-auto = saltando
jump-about = espaço { $space } de { $last }. { $zone ->
    [blue] O Controle FTL já permite saltar, mas pode custar { $risk } de população.
    [damaged] O Controle FTL está com dano: não permite saltar.
    [auto] A frota salta.
   *[red] É cedo demais para o Controle FTL.
  } No espaço { $last } a frota salta sozinha.
distance = Distância { $distance } de { $last }
distance-state = { $there ->
    [yes] a seguir: Kobol
   *[no] depois Kobol
  }
distance-about = { $distance } de { $last }. { $slept ->
    [yes] As cartas de Lealdade dos agentes adormecidos já foram distribuídas.
   *[no] Com { $sleepers }, são distribuídas mais cartas de Lealdade.
  } { $there ->
    [yes] Os humanos vencem com o próximo salto.
   *[no] A partir de { $last }, os humanos vencem com o próximo salto.
  }
distance-travelled = A frota já esteve em: { $travelled }.
boarding = Embarque
boarding-state = { $aboard ->
    [0] nenhum
   *[other] { $left ->
        [0] no fim
        [1] falta 1 espaço
       *[other] faltam { $left } espaços
      }
  }
boarding-about = { $aboard ->
    [0] não há centurião a bordo.
   *[other] { $left ->
        [0] os centuriões tomaram a Galactica.
       *[other] { $aboard ->
            [1] 1 centurião está a bordo; espaços que faltam até os humanos perderem: { $left }.
           *[other] { $aboard } centuriões estão a bordo; espaços que faltam ao mais adiantado até os humanos perderem: { $left }.
          }
      }
  }
people = Pessoas
board = O tabuleiro
board-in-words = O tabuleiro em palavras
ship-galactica = Galactica
area-front = Frente
area-starboard_bow = Proa a estibordo
area-starboard_aft = Popa a estibordo
area-rear = Retaguarda
area-port_aft = Popa a bombordo
area-port_bow = Proa a bombordo
area-launch = { $area } · lançamento
count-raider = { $count ->
    [1] nave de ataque
   *[other] { $count } naves de ataque
  }
count-heavy = { $count ->
    [1] nave de ataque pesado
   *[other] { $count } naves de ataque pesado
  }
count-viper = { $count ->
    [1] viper
   *[other] { $count } vipers
  }
basestar-hit = base estelar { $number } com dano { $points } de 3
vipers-flown = em vipers: { $names }
civilians-here = naves civis { $numbers }
empty = vazia
nobody = ninguém
damaged = com dano
closed = sem acesso
blocked = sem uso
rooms-damaged = { $count ->
    [0] sem dano
   *[other] { $count } de 6 com dano
  }
reserves-vipers = { $damaged ->
    [0] prontas: { $ready }
   *[other] prontas: { $ready }, com dano: { $damaged }
  }
raptors = { $count ->
    [1] 1 raptor
   *[other] { $count } raptors
  }
who-william-adama = Adama
who-saul-tigh = Tigh
who-helo = Helo
who-apollo = Apollo
who-starbuck = Starbuck
who-boomer = Boomer
who-tyrol = Tyrol
who-tom-zarek = Zarek
who-laura-roslin = Roslin
who-gaius-baltar = Baltar
place-nowhere = ainda fora do tabuleiro
place-flying = Em uma viper, { $area }
open-cylon = Cylon revelado
your-turn = sua vez
their-turn = na vez
is-asked = decide
quorum-hand = { $count ->
    [1] 1 carta de Quórum
   *[other] { $count } cartas de Quórum
  }
nukes = { $count ->
    [1] 1 arma nuclear
   *[other] { $count } armas nucleares
  }
loyalty-hidden = { $count ->
    [1] 1 carta de Lealdade virada para baixo
   *[other] { $count } cartas de Lealdade viradas para baixo
  }
holds-super-crisis = tem uma super crise
once-ready = Habilidade { $name }, uma vez por partida: ainda não usada
once-spent = Habilidade { $name }, uma vez por partida: já usada
hand-size = { $count ->
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
  }, limite { $limit }
gave = deu { $count }
seen = Você viu aqui: { $cards }
decks = Baralhos
stack-skill = { $name }: { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  } no baralho, { $discards } nos descartes
stack-crisis = Crises
stack-destiny = Acaso
stack-destination = Destinos
stack-quorum = Quórum
stack-super-crisis = Super crises
civilians-stored = de reserva
lost = perdas: { $count }
off-board = Fora do tabuleiro
off-board-about = Naves civis por vir: { $civilians }; destruídas: { $lost }. Vipers destruídas: { $vipers }. Na caixa: naves de ataque ({ $raiders }), naves de ataque pesado ({ $heavy }), bases estelares ({ $basestars }).
travelled = Destinos até agora
# Um teste, e dados.
check-label = Teste de perícia: { $name }
check-fold = Ver o tabuleiro
check-unfold = Voltar a { $name }
give-secret = Ninguém vê quais cartas você dá, só quantas.
give-open = Toda carta é dada virada para cima.
turn-secret = As cartas são embaralhadas: ninguém vê quem deu qual.
you = Você
destiny-any = de qualquer tipo
picked-count = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
worth = vale { $worth }
gave-cards = { $count ->
    [0] nada
    [1] carta
   *[other] cartas
  }
gives-now = até { $count }, agora
gives-later = até { $count }, depois
scale-yours = suas { $worth }
scale-passes = sucesso com { $difficulty }
given-down = Viradas para baixo
pile-help = A favor
pile-hinder = Contra
of-needed = de { $difficulty } necessários
odds = { $count } em 8
odds-or = { $count } em 8, ou { $more }

# A referência rápida.
aid-here = estamos aqui
aid-going-on = em curso
aid-done = já passou
aid-skipped = não neste turno
aid-not-now = Agora não:
aid-look-up = Consultar
aid-failed = Não foi possível carregar a referência. Nova tentativa na próxima jogada.

# Cartas como estão na mão: o que cabe ali. O texto inteiro abre ao lado.
gist-quorum-accept-prophecy = Compre 1 carta. Derrubar o Presidente: +2 de dificuldade
gist-quorum-arrest-order = Mande um jogador para a Prisão
gist-quorum-assign-arbitrator = Compre 2 de Política. Um jogador pode mudar em 3 um teste do Alojamento
gist-quorum-assign-mission-specialist = Compre 2 de Política. Um jogador escolhe o próximo destino
gist-quorum-assign-vice-president = Compre 2 de Política. Só este jogador pode virar Presidente
gist-quorum-authorization-of-brutal-force = Destrua Cylons. Dado. 1–2: −1 de população
gist-quorum-encourage-mutiny = Um jogador joga o dado. 3–8: Almirante. 1–2: −1 de moral
gist-quorum-food-rationing = Dado. 6–8: +1 de alimento
gist-quorum-inspirational-speech = Dado. 6–8: +1 de moral
gist-quorum-presidential-pardon = Tire um jogador da Prisão
gist-quorum-release-cylon-mugshots = Veja uma carta de Lealdade. Dado. 1–3: −1 de moral
gist-destination-asteroid-field = −2 de combustível, −1 nave civil
gist-destination-barren-planet = −2 de combustível
gist-destination-cylon-ambush = −1 de combustível. Uma base estelar e naves de ataque à espera
gist-destination-cylon-refinery = −1 de combustível. Arrisque 2 vipers: 6–8 dá 2 de combustível
gist-destination-deep-space = −1 de combustível, −1 de moral
gist-destination-desolate-moon = −3 de combustível
gist-destination-icy-moon = −1 de combustível. Arrisque um raptor: 3–8 dá 1 de alimento
gist-destination-ragnar-anchorage = Até 3 vipers e 1 raptor voltam
gist-destination-remote-planet = −1 de combustível, −1 raptor
gist-destination-tylium-planet = −1 de combustível. Arrisque um raptor: 3–8 dá 2 de combustível

# Espaço: o que uma área responde a quem aponta para ela.
area-foretold = { $area }: o que as naves dela vão fazer

# Locais com nomes longos demais onde as letras são grandes.
short-communications = Comunic.
short-administration = Admin.
short-resurrection_ship = Nave Ress.
