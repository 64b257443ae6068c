# Race: a mesa e o resultado, em linhas curtas com rótulo.

table-round = Rodada { $round }: { $phase }.
table-chosen = Escolhas:
table-chose =
    { $actions } ({ $seat-you ->
        [yes] você
       *[no] { $seat }
    })
table-in-order =
    Um depois do outro, no sentido horário a partir de { $seat-you ->
        [yes] você
       *[no] { $seat }
    }.
table-queue = A seguir: { $phases }.
table-supply = Reserva: { $pool }. Estoque: { $supply }. Descartes: { $discards }.
table-open-discards = Descartadas viradas para cima:
table-player =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    }: mundo inicial { $start }, { $placed } de { $full } cartas baixadas, { $vp } em fichas, { $hand } na mão.
table-tableau = Área de jogo:
table-slot = { $number } { $card }
table-slot-good = { $number } { $card } com { $good-a }
table-numbers = Habilidades:
table-score = Pontuação agora: { $total } ({ $cards } nas cartas, { $chips } em fichas, { $developments } dos desenvolvimentos de custo 6).
table-looked = Está vendo { $cards }.
table-placing = Está baixando { $card-the }.
table-known =
    Todos conhecem estas cartas desta mão{ $left ->
        [0] {""}
        [1] {" "}(desde então saiu 1 carta)
       *[other] {" "}(desde então saíram { $left } cartas)
    }:
table-hand = Sua mão, { $cards }:
table-no-hand = Sua mão está vazia.
table-looking = Você está vendo { $cards }:

result-pool = A partida acabou porque a reserva de PVs se esgotou.
result-tableau = A partida acabou por causa de uma área de jogo com { $full } cartas ou mais: { $players }.
result-player =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    }: { $vp }{ $won ->
        [yes] , e vence
       *[no] {""}
    }.
result-card = { $card }: { $vp }
result-six =
    { $card }: { $vp }{ $count ->
        [0] {""}
       *[other] {" "}({ $parts })
    }
result-chips = Fichas: { $vp }
result-total = Total: { $total } ({ $cards } nas cartas, { $chips } em fichas, { $developments } dos desenvolvimentos de custo 6).
result-tied =
    { $seat-you ->
        [yes] você
       *[no] { $seat }
    } ({ $count })
result-tie =
    Há empate no primeiro lugar. Decidem as cartas na mão e os bens: { $parts }.{ $shared ->
        [yes] {" "}Também aí há empate, e todos eles vencem.
       *[no] {""}
    }
