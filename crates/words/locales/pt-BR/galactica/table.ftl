# Galactica: a mesa e o resultado, em linhas curtas com rótulo.

table-turn =
    Turno { $turn }, { $seat-you ->
        [yes] sua vez
       *[no] { $seat }
    }: { $step }.
step-setup = preparação
step-skills = Receber Perícias
step-movement = Movimento
step-action = Ação
step-crisis = Crise
step-end = fim do turno
step-over = a partida acabou

table-resources = Recursos:
table-dial =
    { $dial } { $now }{ $red ->
        [yes] {" "}(zona vermelha)
       *[no] {""}
    }
table-journey = Viagem: distância { $distance } de { $last }{ $slept ->
        [yes] {""}
       *[no] {" "}(com { $sleepers }, são distribuídas mais cartas de Lealdade)
    }. Trilha do salto: { $space }.
table-travelled = Percorrido:
table-damage = A Galactica tem dano em:
table-undamaged = A Galactica não tem dano.
table-centurions = Centuriões a bordo:
table-centurion =
    { $left ->
        [0] { $count } no fim da trilha
        [1] { $count } com 1 espaço pela frente
       *[other] { $count } com { $left } espaços pela frente
    }
table-reserves =
    Reserva: { $vipers }, { $raptors }, { $nukes ->
        [1] 1 arma nuclear
       *[other] { $nukes } armas nucleares
    }, { $stock ->
        [1] 1 nave civil
       *[other] { $stock } naves civis
    }. Vipers danificadas: { $damaged }, destruídas: { $destroyed }.
table-lost = Naves civis perdidas:
table-rules = Em vigor:
table-space = Espaço:
table-space-empty = Espaço: vazio.
table-area = { $area }: { $ships }{ $raiders ->
        [yes] ; uma nave de ataque iria { $plan }
       *[no] {""}
    }.
table-basestar = base estelar { $number }, dano { $points } de { $hull }: { $hits }
table-pilots = em uma das vipers: { $pilots }

table-person =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }: { $facts }.
fact-title = { $title }
fact-cylon = Cylon revelado
fact-hand =
    { $cards }{ $limit ->
        [10] {""}
       *[other] , limite { $limit }
    }{ $known ->
        [yes] {" "}({ $types })
       *[no] {""}
    }
fact-hidden = { $count ->
        [1] 1 Lealdade oculta
       *[other] { $count } Lealdades ocultas
    }
fact-shown = à mostra: { $cards }
fact-super = uma super crise
fact-once = { $ability } (já usada)
fact-appointed = { $card }
table-type =
    { $skill } { $exact ->
        [yes] { $low }
       *[no] { $low }–{ $high }
    }
table-seen =
    Cartas vistas nesta mão{ $left ->
        [0] {""}
        [1] {" "}(desde então saiu 1 carta)
       *[other] {" "}(desde então saíram { $left } cartas)
    }:

table-decks =
    Baralhos{ $discards ->
        [0] {""}
       *[other] {" "}(descartes entre parênteses)
    }:
table-deck =
    { $deck } { $draw }{ $discards ->
        [0] {""}
       *[other] {" "}({ $discards })
    }
table-skill-deck =
    { $skill } { $draw }{ $discards ->
        [0] {""}
       *[other] {" "}({ $discards })
    }
table-deck-crisis = Crise
table-deck-super-crisis = Super Crise
table-deck-quorum = Quórum
table-deck-destination = Destinos
table-times = { $card } ×{ $count }
table-destiny = Acaso { $count }
table-loyalty = Lealdade { $count }
table-quorum-hand = mão de Quórum { $count }
table-ongoing = Cartas em jogo:

private = Só para você:
private-loyalty = Sua lealdade:
private-super = Sua super crise: { $card }.
private-quorum = Mão de Quórum:
private-quorum-known = Na mão de Quórum, pelo que você sabe:
private-deck = No { $deck }, pelo que você sabe:
private-deck-card =
    { $place ->
        [top] { $card } no topo
        [bottom] { $card } no fundo
       *[between] { $card } ({ $number }ª a partir do topo)
    }
private-civilians = Naves civis que você viu:
private-civilian = número { $number } ({ $area }): { $cargo }
private-known-loyalty = Lealdade de { $owner }, pelo que você sabe:
private-known-hand =
    Mão de { $owner }, pelo que você sabe{ $left ->
        [0] {""}
        [1] {" "}(desde então saiu 1 carta)
       *[other] {" "}(desde então saíram { $left } cartas)
    }:
private-offered = À sua frente:
private-given = Sua contribuição para o teste:
private-hand = Sua mão, { $cards }:
private-no-hand = Sua mão está vazia.
private-card = { $card }: { $text }

# O que resta em um baralho.
deck-counts = O { $deck }: { $draw } a comprar, { $discards } nos descartes.
deck-crises =
    De { $unseen } crises ainda não vistas, { $attacks } são ataques e { $jumps } fazem a frota avançar.
deck-distances = De { $unseen } destinos ainda não vistos:
deck-distance = { $count } com distância { $distance }
deck-quorums = Cartas de Quórum ainda não vistas:
deck-supers = Super crises ainda não vistas:
deck-strengths = Cartas de { $skill } que você não viu:
deck-strength = { $count } de força { $strength }
deck-discarded = Descartes:

result-resources = No fim restaram: { $resources }; distância { $distance }; { $turns } turnos.
result-player =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }, { $cylon ->
        [yes] do lado dos Cylons
       *[no] do lado dos humanos
    }: { $won ->
        [yes] vence
       *[no] perde
    }. Lealdade: { $cards }.
deck-times =
    { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
    .said =
        { $count ->
            [1] { $card-said }
           *[other] { $count } cartas “{ $card }”
        }
