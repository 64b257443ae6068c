# Galactica: perguntas, opções e ajuda.

prompt-pick-character =
    Escolha o seu personagem.{ $missing ->
        [yes] {" "}Perícias que ninguém compra ainda: { $skills }.
       *[no] {""}
    }
prompt-start-area = Em que área começa a sua viper?
prompt-opening-hand =
    Sua mão inicial é de { $all } cartas de Perícia: { $flexible ->
        [yes] primeiro escolha { $min ->
            [0] até { $max }
           *[other] de { $min } a { $max }
        } dos tipos entre os quais você pode optar
       *[no] escolha o tipo de cada uma
    }.
prompt-receive =
    { $ill ->
        [yes] Na Enfermaria você compra só 1 carta de Perícia: escolha o tipo
       *[no] Compre cartas de Perícia: escolha { $count ->
            [1] o tipo de 1 carta
           *[other] os tipos de { $count } cartas
        }
    }{ $fixed ->
        [yes] ; o resto do seu conjunto de perícias ({ $slots }) vem automaticamente
       *[no] {""}
    }.
prompt-draw-any =
    Escolha { $count ->
        [1] o tipo da carta
       *[other] os tipos das { $count } cartas
    } a comprar.
prompt-move = Movimento: vá para algum lugar, ou fique { $place }. Você tem { $hand }; mudar de nave custa 1 carta.
prompt-move-cylon = Movimento: vá para outro local Cylon, ou fique { $place }.
prompt-pay-move = Mudar de nave custa uma carta: escolha qual descartar.
prompt-action =
    { $none ->
        [yes] Sua ação: não há nada que você possa fazer aqui, então escolha Nada.
       *[no] Sua ação: escolha uma, ou Nada.
    } Você está { $place }{ $more ->
        [0] {""}
        [1] , com mais 1 ação depois desta
       *[other] , com mais { $more } ações depois desta
    }.
prompt-pay-activation = Doença Terminal: para ativar { $location-the }, escolha { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } a descartar.
prompt-order-whom = Ordem Executiva: quem se move e faz uma ação, ou faz duas ações?
prompt-use-order = Você recebeu uma Ordem Executiva: mover-se e fazer uma ação, ou fazer duas ações?
prompt-repair-what = Reparar { $location-the }, ou vipers? { $damaged ->
        [1] Há { $damaged } viper danificada
       *[other] Há { $damaged } vipers danificadas
    }.
prompt-repair-vipers =
    Reparar vipers: escolha { $max ->
        [1] 1
       *[other] 1 ou { $max }
    }.
prompt-scout-deck = O batedor voltou: qual baralho você olha?
prompt-top-or-bottom = Você viu a carta do topo do { $deck }{ $known ->
        [yes] , { $card }
       *[no] {""}
    }: deixá-la ali, ou colocá-la no fundo?
prompt-look-at-civilians = Comunicações: escolha { $count ->
        [1] a nave civil
       *[other] { $count } naves civis
    } para olhar.
prompt-move-civilian = Você pode mover { $ship }. Para onde, ou deixar ali?
prompt-command-viper =
    Ative uma viper não tripulada, ou escolha Nada para parar; { $left ->
        [1] resta 1 ativação
       *[other] restam { $left } ativações
    }.
prompt-barrage =
    Ataque com a sua viper, ou escolha Nada para parar; { $left ->
        [1] resta 1 ataque
       *[other] restam { $left } ataques
    }.
prompt-fire-at = Controle de Armas: o que a Galactica ataca?
prompt-launch-where = Em que área você lança a viper?
prompt-recall-which = Não há viper na Reserva: de que área você chama uma de volta?
prompt-attack-centurion = Arsenal: qual centurião você ataca? { $odds }.
prompt-accuse = Alojamento do Almirante: quem você quer na Prisão? O teste tem dificuldade { $difficulty } ({ $skills }).
prompt-propose = Administração: quem deve ser Presidente? O teste tem dificuldade { $difficulty } ({ $skills }).
prompt-leave-brig =
    { $seat-you ->
        [yes] Você pode sair da Prisão: para onde vai?
       *[no] { $seat } sai da Prisão: para onde?
    }
prompt-quorum-more = Gabinete do Presidente: jogue uma carta de Quórum, compre outra ou não faça nada.
prompt-politician = Política Hábil: qual destas cartas de Quórum você usa?
prompt-bury-next = Qual carta vai agora para o fundo do { $deck }? A última fica embaixo de todas.
prompt-look-whose = A lealdade de quem você olha?
prompt-gain-which = Qual recurso aumenta em 1?
prompt-appoint = { $card }: a quem você dá a carta?
prompt-quorum-whom = { $card }: qual jogador?
prompt-destroy-piece =
    Escolha o que destruir; { $left ->
        [1] falta 1 peça
       *[other] faltam { $left } peças
    }.
prompt-crisis-pick = Qual destas crises é resolvida?
prompt-crisis-half = { $card }: o que você escolhe?
prompt-one-of = { $card }: o que você escolhe?
prompt-resign-or-jail = Renúncia Exigida: o que você escolhe?
prompt-pay-fuel = { $card }: pagar ({ $pay-may })? Se não: { $otherwise }.
prompt-send-whom =
    { $card }: quem você manda para { $location-the }{ $may ->
        [yes] , ou ninguém
       *[no] {""}
    }?
prompt-give-title = Quem vira { $title }?
prompt-secret-destiny = Uma crise foi revelada. { $crisis }. Usar Destino Secreto, uma vez por partida, para descartá-la e comprar outra?
prompt-moral-compass = Na crise { $card }, a opção { $number } foi escolhida. Usar Bússola Moral, uma vez por partida, para mudá-la?
prompt-mysterious-intuition = A crise { $card } leva a um teste. Usar Intuição Misteriosa, uma vez por partida, para escolher o resultado?
prompt-blind-devotion = { $check } Todos já contribuíram. Usar Devoção Cega, uma vez por partida, para que as cartas de um tipo não contem?
prompt-command-authority = Usar Autoridade de Comando, uma vez por partida, para pegar as { $count } cartas deste teste para a mão? { $cards }.
prompt-alert-viper-pilot = Piloto de Viper em Alerta: assuma uma viper que acaba de ser lançada e faça logo uma ação, ou escolha Nada.
prompt-recon = Reconhecimento: olhar a carta do topo do baralho de Crise?
prompt-cylon-hatred = Ódio aos Cylons: tornar mais fácil este teste no Alojamento do Almirante? A dificuldade é { $difficulty }.
prompt-friends = Amigos no Submundo: tornar mais fácil ou mais difícil este teste { $location-in }? A dificuldade é { $difficulty }.
prompt-arbitrate = Árbitro: tornar mais fácil ou mais difícil este teste no Alojamento do Almirante? A dificuldade é { $difficulty }.
prompt-eco-officer = Oficial de Contramedidas: o dado conta como { $result } ({ $cause }: { $outcome }). Mandar jogar de novo, uma vez por turno? { $odds }.
prompt-contribute = { $check } { $status } { $yours }
prompt-before-roll =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } vai jogar o dado: { $cause }. { $odds }. Com Planejamento Estratégico: { $better }. { $none ->
        [yes] Você não tem essa carta, então escolha Nada.
       *[no] Jogue a carta, ou escolha Nada.
    }
prompt-evade =
    Uma nave de ataque atacou { $manned ->
        [yes] { $pilot-you ->
            [yes] a sua viper
           *[no] a viper de { $pilot }
        }
       *[no] uma viper não tripulada
    } { $area-in }: { $result }, { $outcome }. Se o dado for jogado de novo com Manobras Evasivas: { $odds }. { $none ->
        [yes] Você não tem essa carta, então escolha Nada.
       *[no] Jogue uma, ou escolha Nada.
    }
prompt-before-check =
    { $check } { $none ->
        [yes] Você não tem carta para jogar antes dele, então escolha Nada.
       *[no] Jogue uma carta antes dele, ou escolha Nada.
    }
prompt-emergency =
    { $matter }: as cartas somam { $total } contra { $difficulty }; resultado: { $now }. Com Declarar Emergência, a dificuldade cai para { $lower }: { $then }. { $none ->
        [yes] Você não tem essa carta, então escolha Nada.
       *[no] Jogue uma, ou escolha Nada.
    }
prompt-discard = Fique com { $keep } das suas { $hand }: descarte { $cards }.
prompt-next-area = As naves de ataque são ativadas: qual área agora?
prompt-attack-pilot = Uma nave de ataque ataca { $area-in }: a viper de qual piloto?
prompt-attack-civilian = Uma nave de ataque destrói uma nave civil { $area-in }: qual?
prompt-board-which =
    Não há centuriões suficientes: quais naves de ataque pesado embarcam primeiro? { $left ->
        [1] Resta 1 centurião
       *[other] Restam { $left } centuriões
    }.
prompt-place-where = Não há peças suficientes (ainda há { $ships }): para onde vai a próxima?
prompt-damage-viper =
    Escolha { $count ->
        [1] a viper a danificar
       *[other] { $count } vipers a danificar
    }.
prompt-destroy-civilian = Não há mais naves civis de reserva: qual das que estão no espaço é destruída?
prompt-destination = A frota saltou: qual destino você escolhe? Distância até agora: { $distance }.
prompt-risk = { $card }: { $risk }. Arriscar?
prompt-restore-vipers = Ancoradouro de Ragnar: traga de volta até { $max } vipers.
prompt-restore-raptor = Ancoradouro de Ragnar: trazer um raptor de volta? Você tem { $raptors }.
prompt-use-power = { $text } Usar?
prompt-power-target = { $text } Quem? Ou ninguém?
prompt-apply-token = Qual marcador de dano você aplica?
prompt-caprica = Cáprica: jogar a sua super crise, ou comprar duas crises?
prompt-cylon-fleet = Frota Cylon: o que é ativado?
prompt-look-at-hand = Frota Humana: a mão de quem você olha?
prompt-take-card = Qual carta você pega { $owner-from }?
prompt-exchange = Nave de Ressurreição: trocar a sua super crise{ $known ->
        [yes] , { $card },
       *[no] {""}
    } por outra?
prompt-pass-loyalty = Nave de Ressurreição: quem recebe as suas cartas de Lealdade ocultas ({ $count })?
prompt-give-sympathizer = Você já é Cylon: entregar o Simpatizante a um humano, ou ficar com ele?

# O estado de um teste.
check-head = Teste de perícia, { $matter }: dificuldade { $difficulty }{ $changed ->
        [yes] {" "}(impressa: { $printed })
       *[no] {""}
    }; ajudam: { $skills }{ $noted ->
        [yes] ; { $notes }
       *[no] {""}
    }.
# De quem trata o teste de um local, e o que ele faz.
check-about-location-administration =
    { $matter }, para fazer { $seat-you ->
        [yes] de você
       *[no] de { $seat }
    } Presidente
check-about-location-admirals-quarters =
    { $matter }, contra { $seat-you ->
        [yes] você
       *[no] { $seat }
    }
check-about-location-brig =
    { $matter }, para soltar { $seat-you ->
        [yes] você
       *[no] { $seat }
    }
check-passed-location-administration =
    { $seat-you ->
        [yes] você vira
       *[no] { $seat } vira
    } Presidente
check-passed-location-admirals-quarters =
    { $seat-you ->
        [yes] você vai
       *[no] { $seat } vai
    } para a Prisão
check-passed-location-brig =
    { $seat-you ->
        [yes] você sai
       *[no] { $seat } sai
    } da Prisão para um local à escolha
check-note-research = Engenharia conta a favor (Pesquisa Científica)
check-note-leader = toda carta de força 1 também
check-note-committee = todas as cartas entram viradas para cima
check-note-ignored = mas { $skill } não conta
check-given = Contribuições até agora: { $given }.
check-given-by =
    { $seat-you ->
        [yes] você
       *[no] { $seat }
    } ({ $count })
check-given-destiny = Acaso ({ $count })
check-open = Viradas para cima, total { $total }: { $cards }.
check-later = Quem ainda pode contribuir: { $later }.
check-later-by =
    { $seat-you ->
        [yes] você
       *[no] { $seat }
    } ({ $one ->
        [yes] no máximo 1 de { $cards }
       *[no] até { $cards }
    })
check-none-later = Ninguém contribui depois de você.
check-yours =
    { $one ->
        [yes] Você pode contribuir com 1 carta
       *[no] Você pode contribuir com quantas cartas quiser
    }: sua mão { $up ->
        [0] não pode somar nenhum ponto
        [1] pode somar no máximo 1 ponto
       *[other] pode somar no máximo { $up } pontos
    }{ $down ->
        [0] {" "}e não pode tirar nenhum
       *[other] { $up ->
            [0] , mas pode tirar { $down }
           *[other] {" "}ou tirar { $down }
        }
    }.

# Opções. “known”, “damaged” e outros dizem o que é da mesa como ela está.
option-skill =
    { $cards } no baralho, { $discards ->
        [1] 1 descartada
       *[other] { $discards } descartadas
    }
option-contribute = { $worth } neste teste
option-seat =
    { $seat-you ->
        [yes] você
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }
option-seat-stands = { $place }, { $cards }
option-character = { $role }; a cada turno { $skills }
option-location =
    { $location }{ $costs ->
        [yes] , por uma carta
       *[no] {""}
    }{ $damaged ->
        [yes] , com dano
       *[no] {""}
    }{ $others ->
        [yes] , onde { $several ->
            [yes] estão
           *[no] está
        } { $who }
       *[no] {""}
    }
option-area = { $area-the }
option-area-raiders = { $raiders }; a seguir: { $plan }
option-activate =
    ativar { $location-the }{ $cost ->
        [0] {""}
       *[other] , por { $cost } cartas
    }
option-activate-ftl = a frota salta; { $odds }
option-draw-quorum = comprar uma carta de Quórum
option-in-deck = { $left } no baralho
option-nuke = usar uma arma nuclear contra a base estelar { $number } { $area-in }
option-nukes-left =
    { $nukes ->
        [1] resta 1
       *[other] restam { $nukes }
    }; { $odds }
option-reveal = revelar { $card-said } e virar um Cylon revelado
option-launch = lançar uma viper { $area-in }
option-in-reserve = { $vipers } na Reserva
option-recall = uma viper { $area-of }
option-fly = levar uma viper { $from-of } para { $to-the }
option-strike = atacar { $prey } { $area-in }
option-civilian =
    a nave civil { $number } { $area-in }{ $known ->
        [yes] , que você conhece: { $cargo }
       *[no] {""}
    }
option-civilian-gone = a nave civil { $number }
option-centurion =
    um centurião a { $left ->
        [1] 1 espaço
       *[other] { $left } espaços
    } de tomar a nave
option-crisis =
    { $kind ->
        [check] teste de perícia de dificuldade { $difficulty } ({ $skills })
        [check-or] teste de perícia de dificuldade { $difficulty } ({ $skills }), ou outra saída
        [event] quem escolhe é { $who }
       *[attack] ataque dos Cylons, com a chegada de { $ships }
    }{ $jump ->
        [yes] ; a frota avança
       *[no] {""}
    }
option-super-crisis =
    sua super crise{ $known ->
        [yes] , { $card }
       *[no] {""}
    }
option-destination = distância { $distance }; { $then }
option-deck = o { $deck }
option-deck-left = { $cards } no baralho
option-yes = sim
option-top = deixar no topo
option-bottom = colocar no fundo
option-launch-all = cada base estelar lança 2 naves de ataque e 1 nave de ataque pesado
option-difficulty =
    { $harder ->
        [yes] aumentar
       *[no] reduzir
    } a dificuldade em { $by }
option-move-and-act = mover-se e fazer uma ação
option-act-twice = fazer duas ações
option-damaged-viper = uma viper danificada
option-destroyed-viper = uma viper destruída
option-viper = uma viper não tripulada { $area-in }
option-piloted =
    { $seat-you ->
        [yes] a sua própria viper
       *[no] a viper de { $seat }
    }

# O que se pergunta mais uma vez antes de ser feito.
twice-reveal = Você está prestes a se revelar como Cylon. Todos vão saber, pelo resto da partida. Você perde os seus títulos e vai para a Nave de Ressurreição.

# O que as naves fariam se fossem ativadas agora.
plan-viper = atacar uma viper não tripulada ({ $odds })
plan-pilot = atacar a viper de { $pilots } ({ $odds })
plan-civilian = destruir uma nave civil
plan-move =
    voar para { $to-the }{ $tie ->
        [yes] , no sentido horário, pois a distância é a mesma dos dois lados
       *[no] {""}
    }
plan-galactica = atacar a Galactica ({ $odds })
plan-raiders = { $area }: { $plan }
plan-launch =
    { $count ->
        [1] 1 base estelar lança { $ships }
       *[other] { $count } bases estelares lançam { $ships } cada
    }
plan-supply =
    { $left ->
        [0] não há mais nenhuma para colocar
        [1] só mais 1 pode ser colocada
       *[other] só mais { $left } podem ser colocadas
    }
plan-hangar-disabled =
    { $count ->
        [1] 1 base estelar não lança naves: o hangar está desabilitado
       *[other] { $count } bases estelares não lançam naves: os hangares estão desabilitados
    }
plan-weapons-disabled =
    { $count ->
        [1] 1 base estelar não ataca: as armas estão desabilitadas
       *[other] { $count } bases estelares não atacam: as armas estão desabilitadas
    }
plan-fired =
    { $count ->
        [1] 1 base estelar não ataca: já atacou neste turno
       *[other] { $count } bases estelares não atacam: já atacaram neste turno
    }
plan-no-basestar = não há base estelar, então nada acontece
plan-basestars =
    { $count ->
        [1] 1 base estelar ataca a Galactica ({ $odds })
       *[other] { $count } bases estelares atacam a Galactica ({ $odds }, cada)
    }
plan-centurions =
    { $count ->
        [1] 1 centurião a bordo avança
       *[other] { $count } centuriões a bordo avançam
    }, { $left ->
        [0] e os humanos perdem
        [1] e então falta 1 espaço
       *[other] e então faltam { $left } espaços
    }
plan-board =
    { $count ->
        [1] 1 nave de ataque pesado embarca
       *[other] { $count } naves de ataque pesado embarcam
    }
plan-cannot-board =
    { $count ->
        [1] 1 nave de ataque pesado espera, pois não restam centuriões
       *[other] { $count } naves de ataque pesado esperam, pois não restam centuriões
    }
plan-nearer =
    { $count ->
        [1] 1 nave de ataque pesado se aproxima
       *[other] { $count } naves de ataque pesado se aproximam
    }

# Uma área de espaço.
area-about =
    Uma das seis áreas de espaço em volta da Galactica{ $launch ->
        [yes] : aqui as vipers são lançadas, e daqui as naves de ataque pesado embarcam.
       *[no] .
    }
area-when =
    Quando { $icon ->
        [raiders] as naves de ataque
        [heavy-raiders] as naves de ataque pesado
       *[basestars] as bases estelares
    } são ativadas: { $plan }.
area-raiders =
    { $several ->
        [yes] a primeira delas vai
       *[no] ela vai
    } { $plan }

help-basestar-damage = A base estelar { $number } tem { $points } de { $hull } pontos de dano.

# Ordens permanentes.
order = { $trigger }: { $when }.
order-any = Toda reação
order-never = nunca usar
order-ask = sempre me perguntar
order-unusual = me perguntar quando parecer importante; senão, não usar
order-play =
    { $count ->
        [0] sempre jogar a carta mais fraca
       *[other] jogar a carta mais fraca se { $conditions }; senão, não usar
    }
order-my-viper = a viper for minha
order-hit = a viper for atingida
order-destroyed = a viper for destruída
order-jump = o dado for para um salto
order-within = faltarem até { $points } para o resultado do teste mudar
order-red = { $dial-the } estiver na zona vermelha
order-hand-at-most = eu tiver no máximo { $cards }
order-hand-at-least = eu tiver pelo menos { $cards }

# Conselho para quem joga entre jogadores do computador.
hint-nothing = Um jogador do computador não escolheria nada aqui.
hint-suggests = Um jogador do computador escolheria: { $what }
