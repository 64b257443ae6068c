# Race: o histórico.

event-start-world =
    { $seat-you ->
        [yes] Você começa
       *[no] { $seat } começa
    } { $card-in }.
event-round = Rodada { $number }
event-chose =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } escolhe { $actions }.
event-phase = Agora: { $phase }.
event-in-order =
    Agora um depois do outro, no sentido horário a partir de { $seat-you ->
        [yes] você
       *[no] { $seat }
    }: { $why }.
in-order-supply = o estoque pode acabar
in-order-pool = a reserva de PVs pode acabar
in-order-tableau = alguém pode chegar a 12 cartas
in-order-most = a habilidade { $card-of } recompensa quem produz mais
event-drew =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } compra { $cards } { $cause }.
event-drew-nothing =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } não compra nada: não há mais cartas.
event-looked-at =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } vê { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } para ficar com { $keep }: { $cards }.
event-looked =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } vê { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } para ficar com { $keep }.
event-discarded =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } descarta { $cards } { $cause }.
event-reveals =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } revela { $card-the }.
event-reveals-nothing =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } não baixa nada.
event-developed =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } constrói { $card-the } { $cost ->
        [0] sem pagar nada
        [1] por 1 carta
       *[other] por { $cost } cartas
    }.
event-conquered =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } conquista { $card-the }.
event-conquered-with-tactics =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } conquista { $card-the } com a ajuda de uma carta da área de jogo.
event-settled =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } coloniza { $card-the } { $cost ->
        [0] sem pagar nada
        [1] por 1 carta
       *[other] por { $cost } cartas
    }.
event-settled-with-ship =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } coloniza { $card-the } sem pagar nenhuma carta.
event-spent =
    { $seat-you ->
        [yes] Você descarta { $card-the } da sua área de jogo.
       *[no] { $seat } descarta { $card-the } da área de jogo.
    }
event-goods =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } ganha { $count ->
        [1] um bem { $worlds-in }
       *[other] { $count } bens, { $worlds-in }
    }.
event-sold =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } vende o bem { $world-of } por { $cards }.
event-consumed =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } usa { $card-the }: { $count ->
        [1] o bem { $worlds-of }
       *[other] os bens { $worlds-of }
    } por { $gain }.
event-used =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } usa { $card-the } por { $gain }.
event-consumed-hand =
    { $seat-you ->
        [yes] Você usa { $card-the }: { $cards } da sua mão
       *[no] { $seat } usa { $card-the }: { $cards } da mão
    } por { $vp }.
event-bet =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } aposta no { $number } e revela { $card-the }, com o número { $value }: { $won ->
        [yes] ganha a carta
       *[no] perde a aposta
    }.
event-reshuffled = Os descartes são embaralhados em um novo estoque de { $cards }.
event-ended =
    Fim de jogo: { $alone ->
        [yes] { $winner-you ->
            [yes] você vence
           *[no] { $winner } vence
        }
       *[no] { $winners } dividem a vitória
    } com { $vp }.

gain-nothing = nada

cause-setup = na preparação
cause-explore = na Descoberta
cause-power = pela habilidade { $card-of }
cause-bonus = como bônus da ação
cause-payment = para pagar o custo { $card-of }
cause-sale = pelo bem { $card-of }
cause-hand-limit = para ficar com 10 cartas

# Vários eventos contados como um só.
story-chosen = Escolhas: { $parts }.
story-looked = Cartas vistas: { $parts }.
story-looks =
    { $seat-you ->
        [yes] você
       *[no] { $seat }
    } vê { $count } para ficar com { $keep }
story-passed = Sem baixar nada: { $seats }.
# O que alguém que fez algo pagou por isso.
story-discarded = Descarte: { $cards }.
story-drew =
    { $seat-you ->
        [yes] Você
       *[no] { $seat }
    } compra { $parts }.
story-drawn = { $cards } { $cause }
