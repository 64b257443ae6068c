# Race: a mesa e o resultado, em linhas curtas com rótulo; só o que difere do português do Brasil.

table-round = Ronda { $round }: { $phase }.
table-chose =
    { $actions } ({ $seat-you ->
        [yes] tu
       *[no] { $seat }
    })
table-in-order =
    Um depois do outro, no sentido dos ponteiros do relógio a partir de { $seat-you ->
        [yes] ti
       *[no] { $seat }
    }.
table-supply = Reserva: { $pool }. Monte: { $supply }. Descartes: { $discards }.
table-open-discards = Descartadas de face para cima:
table-player =
    { $seat-you ->
        [yes] Tu
       *[no] { $seat }
    }: mundo inicial { $start }, { $placed } de { $full } cartas colocadas, { $vp } em fichas, { $hand } na mão.
table-numbers = Poderes:
table-looked = Está a ver { $cards }.
table-placing = Está a colocar { $card-the }.
table-known =
    Todos conhecem estas cartas desta mão{ $left ->
        [0] {""}
        [1] {" "}(entretanto saiu 1, não se sabe qual)
       *[other] {" "}(entretanto saíram { $left }, não se sabe quais)
    }:
table-hand = A tua mão, { $cards }:
table-no-hand = A tua mão está vazia.
table-looking = Estás a ver { $cards }:

result-pool = O jogo acabou porque a reserva de PV se esgotou.
result-tableau = O jogo acabou porque alguém tem { $full } cartas ou mais na área de jogo: { $players }.
result-player =
    { $seat-you ->
        [yes] Tu
       *[no] { $seat }
    }: { $vp }{ $won ->
        [yes] , e { $seat-you ->
            [yes] vences
           *[no] vence
        }
       *[no] {""}
    }.
result-tied =
    { $seat-you ->
        [yes] tu
       *[no] { $seat }
    } ({ $count })
