# Race: the table and the result, in short labelled lines.

table-round = Ronda { $round }: { $phase }.
table-chosen = Acciones elegidas:
table-chose =
    { $actions } ({ $seat-you ->
        [yes] tú
       *[no] { $seat }
    })
table-in-order =
    Por orden, en el sentido de las agujas del reloj desde { $seat-you ->
        [yes] ti
       *[no] { $seat }
    }.
table-queue = Faltan: { $phases }.
table-supply = Reserva: { $pool }. Mazo: { $supply }. Descartes: { $discards }.
table-open-discards = Descartes boca arriba:
table-player =
    { $seat-you ->
        [yes] Tú
       *[no] { $seat }
    }: mundo inicial n.º { $start }, { $placed } de { $full } cartas colocadas, { $vp } en fichas, { $hand } en la mano.
table-tableau = Zona de juego:
table-slot = { $number }. { $card }
table-slot-good = { $number }. { $card } con { $good-a }
table-numbers = Poderes:
table-score = Puntuación actual: { $total } ({ $cards } en cartas, { $chips } en fichas, { $developments } por desarrollos de coste 6).
table-looked = Mirando { $cards }.
table-placing = Colocando { $card }.
table-known =
    Todos conocen estas cartas de esta mano{ $left ->
        [0] {""}
        [one] {" "}(desde entonces ha salido 1 carta)
       *[other] {" "}(desde entonces han salido { $left } cartas)
    }:
table-hand = Tu mano, { $cards }:
table-no-hand = No tienes cartas en la mano.
table-looking = Estás mirando { $cards }:

result-pool = La partida ha terminado porque se ha agotado la reserva de PV.
result-tableau = La partida ha terminado porque alguien tiene { $full } cartas o más en su zona de juego: { $players }.
result-player =
    { $seat-you ->
        [yes] Tú: { $vp }{ $won ->
            [yes] , y ganas
           *[no] {""}
        }.
       *[no] { $seat }: { $vp }{ $won ->
            [yes] , y gana
           *[no] {""}
        }.
    }
result-card = { $card }: { $vp }
result-six =
    { $card }: { $vp }{ $count ->
        [0] {""}
       *[other] {" "}({ $parts })
    }
result-chips = Fichas: { $vp }
result-total = Total: { $total } ({ $cards } en cartas, { $chips } en fichas, { $developments } por desarrollos de coste 6).
result-tied =
    { $seat-you ->
        [yes] tú
       *[no] { $seat }
    } ({ $count })
result-tie =
    Hay empate en cabeza. Deciden las cartas en la mano y los bienes: { $parts }.{ $shared ->
        [yes] {" "}También ahí hay empate, así que la victoria se comparte.
       *[no] {""}
    }
