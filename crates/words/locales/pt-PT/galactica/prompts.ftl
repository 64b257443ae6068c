# Galactica: perguntas, opções e ajuda; só o que difere do português do Brasil.

prompt-pick-character =
    Escolhe a tua personagem.{ $missing ->
        [yes] {" "}Habilidades que ainda ninguém compra: { $skills }.
       *[no] {""}
    }
prompt-start-area = Em que zona começa o teu viper?
prompt-opening-hand =
    A tua mão inicial é de { $all } cartas de Habilidade: { $flexible ->
        [yes] primeiro escolhe { $min ->
            [0] até { $max }
           *[other] de { $min } a { $max }
        } dos tipos entre os quais podes optar
       *[no] escolhe o tipo de cada uma
    }.
prompt-receive =
    { $ill ->
        [yes] Na Enfermaria compras só uma carta de Habilidade
       *[no] Compra cartas de Habilidade
    }: escolhe { $count ->
        [1] o tipo de 1 carta
       *[other] os tipos de { $count } cartas
    }{ $fixed ->
        [yes] ; o resto do teu conjunto de habilidades ({ $slots }) vem automaticamente
       *[no] {""}
    }.
prompt-draw-any =
    Escolhe { $count ->
        [1] o tipo da carta
       *[other] os tipos das { $count } cartas
    } a comprar.
prompt-move = Movimento: vai para algum lado, ou fica { $place }. Tens { $hand }; mudar de nave custa 1 carta.
prompt-move-cylon = Movimento: vai para outra localização Cylon, ou fica { $place }.
prompt-pay-move = Mudar de nave custa uma carta: escolhe a que descartas.
prompt-action =
    { $none ->
        [yes] A tua ação: não há nada que possas fazer aqui, por isso escolhe Nada.
       *[no] A tua ação: escolhe uma, ou Nada.
    } Estás { $place }{ $more ->
        [0] {""}
        [1] , com mais 1 ação depois desta
       *[other] , com mais { $more } ações depois desta
    }.
prompt-pay-activation = Doença Terminal: para ativar { $location-the }, escolhe { $count } cartas a descartar.
prompt-use-order = Recebeste uma Ordem Executiva: mover-te e fazer uma ação, ou fazer duas ações?
prompt-repair-what = Reparar { $location-the }, ou vipers? { $damaged ->
        [1] Há { $damaged } viper danificado
       *[other] Há { $damaged } vipers danificados
    }.
prompt-repair-vipers =
    Reparar vipers: escolhe { $max ->
        [1] 1
       *[other] 1 ou { $max }
    }.
prompt-scout-deck = O batedor voltou: que deck queres ver?
prompt-top-or-bottom = Viste a carta do topo do { $deck }{ $known ->
        [yes] , { $card }
       *[no] {""}
    }: deixá-la lá, ou pô-la no fundo?
prompt-look-at-civilians = Comunicações: escolhe { $count ->
        [1] a nave civil
       *[other] { $count } naves civis
    } para ver.
prompt-move-civilian = Podes mover { $ship }. Para onde, ou deixá-la onde está?
prompt-command-viper =
    Ativa um viper não pilotado, ou escolhe Nada para parar; { $left ->
        [1] resta 1 ativação
       *[other] restam { $left } ativações
    }.
prompt-barrage =
    Ataca com o teu viper, ou escolhe Nada para parar; { $left ->
        [1] resta 1 ataque
       *[other] restam { $left } ataques
    }.
prompt-fire-at = Controlo de Armas: o que deve a Galactica atacar?
prompt-launch-where = Em que zona lanças o viper?
prompt-recall-which = Não há vipers nas Reservas: de que zona chamas um de volta?
prompt-attack-centurion = Arsenal: que centurião atacas? { $odds }.
prompt-accuse = Alojamento do Almirante: quem queres na Prisão? A verificação tem dificuldade { $difficulty } ({ $skills }).
prompt-propose = Administração: quem deve ser Presidente? A verificação tem dificuldade { $difficulty } ({ $skills }).
prompt-leave-brig =
    { $seat-you ->
        [yes] Podes sair da Prisão: para onde vais?
       *[no] { $seat } sai da Prisão: para onde?
    }
prompt-quorum-more = Gabinete do Presidente: joga uma carta de Quórum, compra outra, ou não faças nada.
prompt-politician = Política Hábil: qual destas cartas de Quórum usas?
prompt-bury-next = Que carta vai agora para o fundo do { $deck }? A última fica debaixo de todas.
prompt-look-whose = De quem queres ver a lealdade?
prompt-gain-which = Que recurso aumenta 1?
prompt-appoint = { $card }: a quem dás a carta?
prompt-quorum-whom = { $card }: que jogador?
prompt-destroy-piece =
    Escolhe o que destruir; { $left ->
        [1] falta 1 peça
       *[other] faltam { $left } peças
    }.
prompt-crisis-half = { $card }: o que escolhes?
prompt-one-of = { $card }: o que escolhes?
prompt-resign-or-jail = Demissão Exigida: o que escolhes?
prompt-send-whom =
    { $card }: quem mandas para { $location-the }{ $may ->
        [yes] , ou ninguém
       *[no] {""}
    }?
prompt-give-title = Quem passa a ser { $title }?
prompt-secret-destiny = Foi revelada a crise { $crisis }. Usar Destino Secreto, uma vez por jogo, para a descartar e comprar outra?
prompt-moral-compass = Na crise { $card } foi escolhida a opção { $number }. Usar Bússola Moral, uma vez por jogo, para a mudar?
prompt-mysterious-intuition = A crise { $card } leva a uma verificação. Usar Intuição Misteriosa, uma vez por jogo, para decidir o resultado?
prompt-blind-devotion = { $check } Já todos jogaram. Usar Devoção Cega, uma vez por jogo, para que as cartas de um tipo de habilidade não contem?
prompt-command-authority = Usar Autoridade de Comando, uma vez por jogo, para ficar com as { $count } cartas desta verificação na mão? { $cards }.
prompt-alert-viper-pilot = Piloto de Viper em Alerta: pilota um viper que acaba de ser lançado e faz logo uma ação, ou escolhe Nada.
prompt-recon = Reconhecimento: ver a carta do topo do deck de Crise?
prompt-cylon-hatred = Ódio aos Cylons: tornar mais fácil esta verificação no Alojamento do Almirante? A dificuldade é { $difficulty }.
prompt-friends = Amigos no Submundo: tornar mais fácil ou mais difícil esta verificação { $location-in }? A dificuldade é { $difficulty }.
prompt-arbitrate = Árbitro: tornar mais fácil ou mais difícil esta verificação no Alojamento do Almirante? A dificuldade é { $difficulty }.
prompt-eco-officer = Oficial de Contramedidas: o dado conta como { $result } ({ $cause }: { $outcome }). Mandar lançar de novo, uma vez por turno? { $odds }.
prompt-before-roll =
    { $seat-you ->
        [yes] Vais
       *[no] { $seat } vai
    } lançar o dado: { $cause }. { $odds }. Com Planeamento Estratégico: { $better }. { $none ->
        [yes] Não tens essa carta, por isso escolhe Nada.
       *[no] Joga a carta, ou escolhe Nada.
    }
prompt-evade =
    Um raider atacou { $manned ->
        [yes] { $pilot-you ->
            [yes] o teu viper
           *[no] o viper de { $pilot }
        }
       *[no] um viper não pilotado
    } { $area-in }: { $result }, { $outcome }. Se o dado for lançado de novo com Manobras Evasivas: { $odds }. { $none ->
        [yes] Não tens essa carta, por isso escolhe Nada.
       *[no] Joga a carta, ou escolhe Nada.
    }
prompt-before-check =
    { $check } { $none ->
        [yes] Não tens nenhuma carta para jogar antes dela, por isso escolhe Nada.
       *[no] Joga uma carta antes dela, ou escolhe Nada.
    }
prompt-emergency =
    { $matter }: as cartas somam { $total } contra { $difficulty }: verificação { $now }. Com Declarar Emergência, a dificuldade desce para { $lower }: { $then }. { $none ->
        [yes] Não tens essa carta, por isso escolhe Nada.
       *[no] Joga a carta, ou escolhe Nada.
    }
prompt-discard = Fica com { $keep } das tuas { $hand }: descarta { $cards }.
prompt-next-area = Os raiders são ativados: que zona agora?
prompt-attack-pilot = Um raider ataca { $area-in }: o viper de que piloto?
prompt-attack-civilian = Um raider destrói uma nave civil { $area-in }: qual?
prompt-board-which =
    Há poucos centuriões: que heavy raiders abordam primeiro? { $left ->
        [1] Resta 1 centurião
       *[other] Restam { $left } centuriões
    }.
prompt-damage-viper =
    Escolhe { $count ->
        [1] o viper a danificar
       *[other] { $count } vipers a danificar
    }.
prompt-destroy-civilian = Já não há naves civis de reserva: qual das que estão no espaço é destruída?
prompt-destination = A frota saltou: que trajeto escolhes? Distância até agora: { $distance }.
prompt-restore-vipers = Ancoradouro de Ragnar: traz de volta até { $max } vipers.
prompt-restore-raptor = Ancoradouro de Ragnar: trazer um raptor de volta? Tens { $raptors }.
prompt-apply-token = Que marcador de dano aplicas?
prompt-caprica = Cáprica: jogar a tua super crise, ou comprar duas crises?
prompt-look-at-hand = Frota Humana: de quem queres ver a mão?
prompt-take-card = Que carta tiras { $owner-from }?
prompt-exchange = Nave de Ressurreição: trocar a tua super crise{ $known ->
        [yes] , { $card },
       *[no] {""}
    } por outra?
prompt-pass-loyalty = Nave de Ressurreição: quem recebe as tuas cartas de Lealdade ocultas ({ $count })?
prompt-give-sympathizer = Já és Cylon: entregar o Simpatizante a um humano, ou ficar com ele?

# O estado de uma verificação.
check-head = Verificação de habilidade, { $matter }: dificuldade { $difficulty }{ $changed ->
        [yes] {" "}(impressa: { $printed })
       *[no] {""}
    }; ajudam: { $skills }{ $noted ->
        [yes] ; { $notes }
       *[no] {""}
    }.
# De quem trata a verificação de uma localização, e o que ela faz.
check-about-location-administration =
    { $matter }, para fazer { $seat-you ->
        [yes] de ti
       *[no] de { $seat }
    } Presidente
check-about-location-admirals-quarters =
    { $matter }, contra { $seat-you ->
        [yes] ti
       *[no] { $seat }
    }
check-about-location-brig =
    { $seat-you ->
        [yes] { $matter }, para te soltar
       *[no] { $matter }, para soltar { $seat }
    }
check-passed-location-administration =
    { $seat-you ->
        [yes] passas
       *[no] { $seat } passa
    } a ser Presidente
check-passed-location-admirals-quarters =
    { $seat-you ->
        [yes] vais
       *[no] { $seat } vai
    } para a Prisão
check-passed-location-brig =
    { $seat-you ->
        [yes] sais
       *[no] { $seat } sai
    } da Prisão para uma localização à escolha
check-note-research = Engenharia também (Investigação Científica)
check-note-leader = todas as cartas de força 1 também
check-note-committee = com todas as cartas de face para cima
check-given = Contributos até agora: { $given }.
check-given-by =
    { $seat-you ->
        [yes] tu
       *[no] { $seat }
    } ({ $count })
check-given-destiny = Destino ({ $count })
check-open = De face para cima, total { $total }: { $cards }.
check-later = Quem ainda vai jogar: { $later }.
check-later-by =
    { $seat-you ->
        [yes] tu
       *[no] { $seat }
    } ({ $one ->
        [yes] no máximo 1 de { $cards }
       *[no] até { $cards }
    })
check-none-later = Ninguém joga depois de ti.
check-yours =
    { $one ->
        [yes] Podes jogar 1 carta
       *[no] Podes jogar as cartas que quiseres
    }: a tua mão pode somar no máximo { $up ->
        [1] 1 ponto
       *[other] { $up } pontos
    } { $down ->
        [0] e não pode tirar nenhum
       *[other] ou tirar { $down }
    }.

# Opções. “known”, “damaged” e outros dizem o que é da mesa como ela está.
option-skill =
    { $cards } no deck, { $discards ->
        [1] 1 descartada
       *[other] { $discards } descartadas
    }
option-contribute = { $worth } nesta verificação
option-seat =
    { $seat-you ->
        [yes] tu
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }
option-character = { $role }; em cada turno { $skills }
option-location =
    { $location }{ $costs ->
        [yes] {" "}(por uma carta)
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
option-area-raiders = { $raiders }; o próximo vai { $plan }
option-in-deck = { $left } no deck
option-nuke = usar uma bomba nuclear contra a basestar { $number } { $area-in }
option-reveal = revelar { $card-said } e passar a Cylon revelado
option-launch = lançar um viper { $area-in }
option-in-reserve = { $vipers } nas Reservas
option-recall = um viper { $area-of }
option-fly = levar um viper { $from-of } para { $to-the }
option-civilian =
    a nave civil { $number } { $area-in }{ $known ->
        [yes] , que conheces: { $cargo }
       *[no] {""}
    }
option-crisis =
    { $kind ->
        [check] verificação de habilidade de dificuldade { $difficulty } ({ $skills })
        [check-or] verificação de habilidade de dificuldade { $difficulty } ({ $skills }), ou outra saída
        [event] quem escolhe é { $who }
       *[attack] ataque Cylon com { $ships }
    }{ $jump ->
        [yes] ; a frota avança
       *[no] {""}
    }
option-super-crisis =
    a tua super crise{ $known ->
        [yes] , { $card }
       *[no] {""}
    }
option-deck-left = { $cards } no deck
option-bottom = pôr no fundo
option-launch-all = cada basestar lança 2 raiders e 1 heavy raider
option-move-and-act = mover-te e fazer uma ação
option-damaged-viper = um viper danificado
option-destroyed-viper = um viper destruído
option-viper = um viper não pilotado { $area-in }
option-piloted =
    { $seat-you ->
        [yes] o teu próprio viper
       *[no] o viper de { $seat }
    }

# O que se pergunta mais uma vez antes de ser feito.
twice-reveal = Vais revelar-te como Cylon. Todos vão saber, até ao fim do jogo. Perdes os teus títulos e vais para a Nave de Ressurreição.

# O que as naves fariam se fossem ativadas agora.
plan-viper = atacar um viper não pilotado ({ $odds })
plan-pilot = atacar { $pilots-viper } ({ $odds })
plan-move =
    voar para { $to-the }{ $tie ->
        [yes] , no sentido dos ponteiros do relógio, pois a distância é a mesma dos dois lados
       *[no] {""}
    }
plan-launch =
    { $count ->
        [1] 1 basestar lança { $ships }
       *[other] { $count } basestars lançam { $ships } cada
    }
plan-supply =
    { $left ->
        [0] não há mais nenhum para colocar
        [1] só se pode colocar mais 1
       *[other] só se podem colocar mais { $left }
    }
plan-hangar-disabled =
    { $count ->
        [1] 1 basestar não lança naves: o hangar está danificado
       *[other] { $count } basestars não lançam naves: os hangares estão danificados
    }
plan-weapons-disabled =
    { $count ->
        [1] 1 basestar não ataca: as armas estão danificadas
       *[other] { $count } basestars não atacam: as armas estão danificadas
    }
plan-fired =
    { $count ->
        [1] 1 basestar não ataca: já atacou neste turno
       *[other] { $count } basestars não atacam: já atacaram neste turno
    }
plan-no-basestar = não há basestars, por isso nada acontece
plan-basestars =
    { $count ->
        [1] 1 basestar ataca a Galactica ({ $odds })
       *[other] { $count } basestars atacam a Galactica ({ $odds }, cada)
    }
plan-centurions =
    { $count ->
        [1] 1 centurião a bordo avança
       *[other] { $count } centuriões a bordo avançam
    }, { $left ->
        [0] e os humanos perdem
        [1] e fica a faltar 1 espaço
       *[other] e ficam a faltar { $left } espaços
    }
plan-board =
    { $count ->
        [1] 1 heavy raider aborda a Galactica
       *[other] { $count } heavy raiders abordam a Galactica
    }
plan-cannot-board =
    { $count ->
        [1] 1 heavy raider espera, pois não restam centuriões
       *[other] { $count } heavy raiders esperam, pois não restam centuriões
    }
plan-nearer =
    { $count ->
        [1] 1 heavy raider aproxima-se
       *[other] { $count } heavy raiders aproximam-se
    }

# Uma zona de espaço.
area-about =
    Uma das seis zonas de espaço à volta da Galactica{ $launch ->
        [yes] : aqui são lançados os vipers, e daqui os heavy raiders abordam a Galactica.
       *[no] .
    }
area-when =
    Quando { $icon ->
        [raiders] os raiders são ativados
        [heavy-raiders] os heavy raiders são ativados
       *[basestars] as basestars são ativadas
    }: { $plan }.
area-raiders =
    { $several ->
        [yes] o primeiro deles vai
       *[no] ele vai
    } { $plan }

help-basestar-damage = A basestar { $number } tem { $points } de { $hull } pontos de dano.

# Ordens permanentes.
order-any = Qualquer reação
order-ask = perguntar-me sempre
order-unusual = perguntar-me quando parecer importante; senão, não usar
order-play =
    { $count ->
        [0] jogar sempre a carta mais fraca
       *[other] jogar a carta mais fraca se { $conditions }; senão, não usar
    }
order-my-viper = o viper for meu
order-hit = o viper for atingido
order-destroyed = o viper for destruído
order-within = faltarem até { $points } para mudar o resultado da verificação
