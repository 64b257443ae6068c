# Race: the log.

event-start-world =
    { $seat-you ->
        [yes] Empiezas
       *[no] { $seat } empieza
    } con { $card }.
event-round = Ronda { $number }
event-chose =
    { $seat-you ->
        [yes] Eliges
       *[no] { $seat } elige
    } { $actions }.
event-phase = Ahora: { $phase }.
event-in-order =
    Ahora por orden, en el sentido de las agujas del reloj desde { $seat-you ->
        [yes] ti
       *[no] { $seat }
    }: { $why }.
in-order-supply = el mazo podría agotarse
in-order-pool = la reserva de PV podría agotarse
in-order-tableau = alguien podría llegar a doce cartas
in-order-most = la carta { $card } premia a quien más produce
event-drew =
    { $seat-you ->
        [yes] Robas
       *[no] { $seat } roba
    } { $cards } { $cause }.
event-drew-nothing =
    { $seat-you ->
        [yes] No robas
       *[no] { $seat } no roba
    } nada: no quedan cartas.
event-looked-at =
    { $seat-you ->
        [yes] Miras
       *[no] { $seat } mira
    } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } para { $seat-you ->
        [yes] quedarte
       *[no] quedarse
    } con { $keep }: { $cards }.
event-looked =
    { $seat-you ->
        [yes] Miras
       *[no] { $seat } mira
    } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } para { $seat-you ->
        [yes] quedarte
       *[no] quedarse
    } con { $keep }.
event-discarded =
    { $seat-you ->
        [yes] Descartas
       *[no] { $seat } descarta
    } { $cards } { $cause }.
event-reveals =
    { $seat-you ->
        [yes] Revelas
       *[no] { $seat } revela
    } { $card }.
event-reveals-nothing =
    { $seat-you ->
        [yes] No colocas
       *[no] { $seat } no coloca
    } nada.
event-developed =
    { $seat-you ->
        [yes] Construyes
       *[no] { $seat } construye
    } { $card } { $cost ->
        [0] gratis
        [one] por 1 carta
       *[other] por { $cost } cartas
    }.
event-conquered =
    { $seat-you ->
        [yes] Conquistas
       *[no] { $seat } conquista
    } { $card }.
event-conquered-with-tactics =
    { $seat-you ->
        [yes] Conquistas
       *[no] { $seat } conquista
    } { $card } con ayuda de una carta de la zona de juego.
event-settled =
    { $seat-you ->
        [yes] Colonizas
       *[no] { $seat } coloniza
    } { $card } { $cost ->
        [0] gratis
        [one] por 1 carta
       *[other] por { $cost } cartas
    }.
event-settled-with-ship =
    { $seat-you ->
        [yes] Colonizas
       *[no] { $seat } coloniza
    } { $card } sin pagar ninguna carta.
event-spent =
    { $seat-you ->
        [yes] Descartas { $card } de tu zona de juego.
       *[no] { $seat } descarta { $card } de su zona de juego.
    }
event-goods =
    { $seat-you ->
        [yes] Recibes
       *[no] { $seat } recibe
    } { $count ->
        [one] un bien en { $worlds }
       *[other] { $count } bienes, en { $worlds }
    }.
event-sold =
    { $seat-you ->
        [yes] Vendes
       *[no] { $seat } vende
    } el bien de { $world } por { $cards }.
event-consumed =
    { $seat-you ->
        [yes] Usas
       *[no] { $seat } usa
    } { $card }: { $count ->
        [one] el bien de { $worlds }
       *[other] los bienes de { $worlds }
    } por { $gain }.
event-used =
    { $seat-you ->
        [yes] Usas { $card } y recibes
       *[no] { $seat } usa { $card } y recibe
    } { $gain }.
event-consumed-hand =
    { $seat-you ->
        [yes] Usas { $card }: { $cards } de tu mano
       *[no] { $seat } usa { $card }: { $cards } de la mano
    } por { $vp }.
event-bet =
    { $seat-you ->
        [yes] Apuestas por el { $number } y sale { $card }, un { $value }: { $won ->
            [yes] te llevas la carta
           *[no] pierdes la apuesta
        }.
       *[no] { $seat } apuesta por el { $number } y sale { $card }, un { $value }: { $won ->
            [yes] se lleva la carta
           *[no] pierde la apuesta
        }.
    }
event-reshuffled = Se barajan los descartes y forman un nuevo mazo de { $cards }.
event-ended =
    La partida ha terminado: { $alone ->
        [yes] { $winner-you ->
            [yes] ganas
           *[no] gana { $winner }
        }
       *[no] victoria compartida ({ $winners })
    } con { $vp }.

gain-nothing = 0 PV

cause-setup = para la primera mano
cause-explore = de entre las recién vistas
cause-power = con { $card }
cause-bonus = como bonificación de la acción
cause-payment = para pagar { $card }
cause-sale = por vender el bien de { $card }
cause-hand-limit = para no pasar de diez cartas

# Several events told as one.
story-chosen = Acciones elegidas: { $parts }.
story-looked = Miran cartas: { $parts }.
story-looks =
    { $seat-you ->
        [yes] tú ({ $count }, y te quedas
       *[no] { $seat } ({ $count }, y se queda
    } con { $keep })
story-passed = Sin colocar nada: { $seats }.
# What somebody who did something paid for it.
story-discarded = Descartes: { $cards }.
story-drew =
    { $seat-you ->
        [yes] Robas
       *[no] { $seat } roba
    } { $parts }.
story-drawn = { $cards } { $cause }
