# Race: o histórico; só o que difere do português do Brasil.

event-start-world =
    { $seat-you ->
        [yes] Começas
       *[no] { $seat } começa
    } { $card-in }.
event-round = Ronda { $number }
event-chose =
    { $seat-you ->
        [yes] Escolhes
       *[no] { $seat } escolhe
    } { $actions }.
event-in-order =
    Agora um depois do outro, no sentido dos ponteiros do relógio a partir de { $seat-you ->
        [yes] ti
       *[no] { $seat }
    }: { $why }.
in-order-supply = o monte pode acabar
in-order-pool = a reserva de PV pode acabar
in-order-most = o poder { $card-of } recompensa quem produz mais
event-drew =
    { $seat-you ->
        [yes] Compras
       *[no] { $seat } compra
    } { $cards } { $cause }.
event-drew-nothing =
    { $seat-you ->
        [yes] Não compras
       *[no] { $seat } não compra
    } nada: já não há cartas.
event-looked-at =
    { $seat-you ->
        [yes] Vês
       *[no] { $seat } vê
    } { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } para ficar com { $keep }: { $cards }.
event-looked =
    { $seat-you ->
        [yes] Vês
       *[no] { $seat } vê
    } { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } para ficar com { $keep }.
event-discarded =
    { $seat-you ->
        [yes] Descartas
       *[no] { $seat } descarta
    } { $cards } { $cause }.
event-reveals =
    { $seat-you ->
        [yes] Revelas
       *[no] { $seat } revela
    } { $card-the }.
event-reveals-nothing =
    { $seat-you ->
        [yes] Não colocas
       *[no] { $seat } não coloca
    } nada.
event-developed =
    { $seat-you ->
        [yes] Constróis
       *[no] { $seat } constrói
    } { $card-the } { $cost ->
        [0] sem pagar nada
        [1] por 1 carta
       *[other] por { $cost } cartas
    }.
event-conquered =
    { $seat-you ->
        [yes] Conquistas
       *[no] { $seat } conquista
    } { $card-the }.
event-conquered-with-tactics =
    { $seat-you ->
        [yes] Conquistas
       *[no] { $seat } conquista
    } { $card-the } com a ajuda de uma carta da área de jogo.
event-settled =
    { $seat-you ->
        [yes] Colonizas
       *[no] { $seat } coloniza
    } { $card-the } { $cost ->
        [0] sem pagar nada
        [1] por 1 carta
       *[other] por { $cost } cartas
    }.
event-settled-with-ship =
    { $seat-you ->
        [yes] Colonizas
       *[no] { $seat } coloniza
    } { $card-the } sem pagar nenhuma carta.
event-spent =
    { $seat-you ->
        [yes] Descartas { $card-the } da tua área de jogo.
       *[no] { $seat } descarta { $card-the } da área de jogo.
    }
event-goods =
    { $seat-you ->
        [yes] Ganhas
       *[no] { $seat } ganha
    } { $count ->
        [1] um bem { $worlds-in }
       *[other] { $count } bens, { $worlds-in }
    }.
event-sold =
    { $seat-you ->
        [yes] Vendes
       *[no] { $seat } vende
    } o bem { $world-of } por { $cards }.
event-consumed =
    { $seat-you ->
        [yes] Usas
       *[no] { $seat } usa
    } { $card-the }: { $count ->
        [1] o bem { $worlds-of }
       *[other] os bens { $worlds-of }
    } por { $gain }.
event-used =
    { $seat-you ->
        [yes] Usas { $card-the } e ganhas
       *[no] { $seat } usa { $card-the } e ganha
    } { $gain }.
event-consumed-hand =
    { $seat-you ->
        [yes] Usas { $card-the }: { $cards } da tua mão
       *[no] { $seat } usa { $card-the }: { $cards } da mão
    } por { $vp }.
event-bet =
    { $seat-you ->
        [yes] Apostas no { $number } e viras { $card-the }, com o número { $value }: { $won ->
            [yes] ganhas a carta
           *[no] perdes a aposta
        }
       *[no] { $seat } aposta no { $number } e vira { $card-the }, com o número { $value }: { $won ->
            [yes] ganha a carta
           *[no] perde a aposta
        }
    }.
event-reshuffled = Os descartes são baralhados num novo monte de { $cards }.
event-ended =
    Fim de jogo: { $alone ->
        [yes] { $winner-you ->
            [yes] vences
           *[no] { $winner } vence
        }
       *[no] { $winners } partilham a vitória
    } com { $vp }.

cause-power = pelo poder { $card-of }
cause-bonus = como bónus da ação
cause-hand-limit = pelo limite de dez cartas na mão

# Vários eventos contados como um só.
story-looks =
    { $seat-you ->
        [yes] vês
       *[no] { $seat } vê
    } { $count } para ficar com { $keep }
story-passed = Sem colocar nada: { $seats }.
# O que alguém que fez algo pagou por isso.
story-drew =
    { $seat-you ->
        [yes] Compras
       *[no] { $seat } compra
    } { $parts }.
