# Galactica: a mesa e o resultado, em linhas curtas com rótulo; só o que difere do português do Brasil.

table-turn =
    Turno { $turn }, { $seat-you ->
        [yes] a tua vez
       *[no] { $seat }
    }: { $step }.
step-skills = Receber Habilidades
step-over = o jogo acabou

table-journey = Viagem: distância { $distance } de { $last }{ $slept ->
        [yes] {""}
       *[no] {" "}(com { $sleepers }, distribuem-se mais cartas de Lealdade)
    }. Indicador do salto: { $space }.
table-centurion =
    { $left ->
        [0] { $count } no fim do indicador
        [1] { $count } com 1 espaço pela frente
       *[other] { $count } com { $left } espaços pela frente
    }
table-reserves =
    Reservas: { $vipers }, { $raptors }, { $nukes ->
        [1] 1 bomba nuclear
       *[other] { $nukes } bombas nucleares
    }, { $stock ->
        [1] 1 nave civil
       *[other] { $stock } naves civis
    }. Vipers danificados: { $damaged }, destruídos: { $destroyed }.
table-area = { $area }: { $ships }{ $raiders ->
        [yes] ; um raider iria { $plan }
       *[no] {""}
    }.
table-basestar = basestar { $number }, dano { $points } de { $hull }: { $hits }
table-pilots = a pilotar: { $pilots }

table-person =
    { $seat-you ->
        [yes] Tu
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }: { $facts }.
fact-once = { $ability } (poder já usado)
table-seen =
    Cartas vistas nesta mão{ $left ->
        [0] {""}
        [1] {" "}(entretanto saiu 1, não se sabe qual)
       *[other] {" "}(entretanto saíram { $left }, não se sabe quais)
    }:

table-decks =
    Decks{ $discards ->
        [0] {""}
       *[other] {" "}(descartes entre parênteses)
    }:
table-times = { $count }× { $card }
table-deck-destination = Trajeto
table-destiny = Destino { $count }

private = Só para ti:
private-loyalty = A tua lealdade:
private-super = A tua super crise: { $card }.
private-quorum-known = Na mão de Quórum, pelo que sabes:
private-deck = No { $deck }, pelo que sabes:
private-deck-card =
    { $place ->
        [top] { $card } (no topo)
        [bottom] { $card } (no fundo)
       *[between] { $card } ({ $number }.ª a contar do topo)
    }
private-civilians = Naves civis que viste:
private-known-loyalty = Lealdade de { $owner }, pelo que sabes:
private-known-hand =
    Mão de { $owner }, pelo que sabes{ $left ->
        [0] {""}
        [1] {" "}(entretanto saiu 1, não sabes qual)
       *[other] {" "}(entretanto saíram { $left }, não sabes quais)
    }:
private-offered = À tua frente:
private-given = O teu contributo para a verificação:
private-hand = A tua mão, { $cards }:
private-no-hand = A tua mão está vazia.

# O que resta num deck.
deck-counts = O { $deck }: { $draw } por comprar, { $discards } nos descartes.
deck-distances = De { $unseen } trajetos ainda não vistos:
deck-strengths = Cartas de { $skill } que não viste:
# Cartas iguais: «2× Liderança 1».
deck-times =
    { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
    .said =
        { $count ->
            [1] { $card-said }
           *[other] { $count } cartas «{ $card }»
        }

result-player =
    { $seat-you ->
        [yes] Tu
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }, { $cylon ->
        [yes] do lado dos Cylons
       *[no] do lado dos humanos
    }: { $won ->
        [yes] { $seat-you ->
            [yes] vences
           *[no] vence
        }
       *[no] { $seat-you ->
            [yes] perdes
           *[no] perde
        }
    }. Lealdade: { $cards }.
