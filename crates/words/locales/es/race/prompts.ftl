# Race: questions, options and help.

# How many to pick. "what" says what for.
pick =
    { $what ->
        [keep] quédate con
        [pay] descarta
        [goods] elige
       *[discard] descarta
    } { $case ->
        [exactly] { $max }
       *[between] { $min ->
            [1] { $max ->
                [2] 1 o 2
               *[other] de 1 a { $max }
            }
           *[other] de { $min } a { $max }
        }
    } de { $what ->
        [keep] estas { $of } cartas
        [pay] tus { $of } cartas
        [goods] { $of ->
            [one] este único bien
           *[other] estos { $of } bienes
        }
       *[discard] estas { $of } cartas
    }

prompt-start-discard = Tu primera mano: { $pick }.
prompt-choose-action =
    Elige { $count ->
        [one] una carta de acción
       *[other] { $count } cartas de acción
    }.
# Why something is asked.
cause-called =
    { $own ->
        [yes] Has elegido { $phase }{ $again ->
            [yes] {" "}dos veces
           *[no] {""}
        }
       *[no] { $phase }{ $again ->
            [yes] {" "}por segunda vez
           *[no] {""}
        }, por elección { $seats-own }
    }
prompt-explore-keep =
    { $cause }: { $pick }.{ $more ->
        [yes] {" "}Miras { $looked }{ $reasons }.
       *[no] {""}
    }
prompt-develop-place =
    { $none ->
        [yes] { $cause }: no tienes ningún desarrollo que puedas construir, así que no elijas nada.
       *[no] { $cause }: construye un desarrollo o ninguno.
    } Tienes { $hand }{ $facts }.
prompt-settle-place =
    { $none ->
        [yes] { $cause }: no tienes ningún mundo que puedas colocar, así que no elijas nada.
       *[no] { $cause }: coloca un mundo o ninguno.
    } Tienes { $hand }{ $facts }.
prompt-settle-way = Colonizar: ¿cómo colocas { $card }?
prompt-pay = La carta { $card } te cuesta { $cost }: { $pick }.
prompt-sell = Comerciar: elige qué bien vendes.
prompt-consume-power =
    { $optional ->
        [yes] { $cause }: elige otro poder, o nada para parar.
       *[no] { $cause }: elige qué poder usas ahora.
    }{ $double ->
        [yes] {" "}Recibes el doble de PV por los bienes: aquí las cifras ya están duplicadas.
       *[no] {""}
    }
prompt-consume-goods = La carta { $card } consume { $power }: { $pick }.
prompt-consume-next-kind =
    La carta { $card } consume { $power }: elige { $count ->
        [0] el primer bien.
       *[other] el siguiente, de un tipo distinto de los de { $chosen }.
    }
prompt-consume-hand = { $card }: { $pick }, por { $vp } cada una.
prompt-bet = { $card }: elige por qué número apuestas.
prompt-produce-windfall = { $cause }: elige qué haces ahora, un bien en un mundo de ganancia o robar.
prompt-hand-limit = La ronda ha terminado y tienes { $hand }; el límite es { $limit }: { $pick }.

# What follows "You hold 6 cards".
facts = ; { $facts }
fact-developments-less = los desarrollos te cuestan { $cards } menos ({ $reasons })
fact-draw-after = si colocas una carta, robas { $cards } con { $card }
fact-draw-after-bonus = si colocas una carta, robas otra por elegir { $action }
fact-military = fuerza militar { $strength }
fact-military-vs = { $amount } contra { $worlds }
fact-tactics = { $amount } con un descarte
fact-worlds-less = −{ $count } al coste de los { $worlds }
fact-contact = puedes pagar mundos militares, por su defensa menos { $count }
fact-colony-ship = un mundo gratis con un descarte
fact-develop-less = los desarrollos cuestan { $count } menos
fact-explore = en Explorar miras { $look } y te quedas con { $keep }
fact-trade = { $amount } al vender { $good-a }

# Where a number comes from.
reasons = {" "}({ $reasons })
reason-printed = coste impreso { $number }
reason-defense = defensa { $number }
reason-good = { $good } { $number }
reason-everyone = base { $number }
reason-card = { $amount } { $card }
reason-bonus = { $amount } por elegir { $action }

brief-cost = { $price } (para ti { $cost })
brief-defense = { $price } (tu fuerza militar { $strength })
brief-defense-or-pay = { $price } (tu fuerza militar { $strength }, o pagar { $cost })
brief-have = ya lo tienes
worth-now = vale { $vp } ahora

option-build =
    { $cost ->
        [0] gratis
       *[other] te cuesta { $cost }
    }, { $left ->
        [0] te quedas sin cartas
        [one] te queda 1 carta
       *[other] te quedan { $left } cartas
    }; { $vp }
option-place = { $world }, { $vp }; { $ways }
way = { $way }{ $reasons }
way-conquer = conquistarlo: defensa { $defense }, tu fuerza militar { $strength }
way-conquer-with-tactics = descartar { $card } y conquistarlo: defensa { $defense }, tu fuerza militar { $strength }
way-pay =
    { $cost ->
        [0] no pagar nada
        [one] pagar 1 carta
       *[other] pagar { $cost } cartas
    } y { $left ->
        [0] quedarte sin cartas
        [one] quedarte con 1 carta
       *[other] quedarte con { $left } cartas
    }
way-colony-ship = descartar { $card } y no pagar nada
way-name-conquer = conquistarlo
way-name-tactics = descartar { $card } y conquistarlo
way-name-pay = pagarlo
# The numbers of a way, behind its name.
option-conquer = defensa { $defense }, tu fuerza militar { $strength }
option-pay =
    { $cost ->
        [0] gratis
        [one] 1 carta
       *[other] { $cost } cartas
    }, { $left ->
        [0] te quedas sin cartas
        [one] te queda 1 carta
       *[other] te quedan { $left } cartas
    }
option-sell = el bien { $good-of } se vende por { $cards }
option-plain-price = el bien { $good-of } da { $cards }
option-good = su bien { $good-of }
option-windfall = { $good-a }
option-number = apostar por el { $number }
why-by = gracias a { $card }
why-chosen = por elegir { $action }

gives-explore = mirar { $look }, quedarte con { $keep }
gives-develop =
    { $count ->
        [0] nada que construir
       *[other] { $count } para construir, por 1 menos
    }
gives-settle =
    { $count ->
        [0] nada que colonizar
       *[other] { $count } para colonizar, luego robar { $draw }
    }
gives-trade =
    { $price ->
        [0] ningún bien que vender
        [one] { $good } por 1 carta
       *[other] { $good } por { $price } cartas
    }
gives-double =
    { $goods ->
        [0] ningún bien
        [one] 1 bien
       *[other] { $goods } bienes
    }, { $powers ->
        [0] ningún poder
        [one] 1 poder
       *[other] { $powers } poderes
    }
gives-produce =
    { $goods ->
        [0] { $draws ->
            [0] ningún bien nuevo
           *[other] cartas de { $cards }
        }
       *[other] +{ $goods } { $goods ->
            [one] bien
           *[other] bienes
        }{ $draws ->
            [0] {""}
           *[other] {" "}y cartas
        }
    }

# A proposal for the Consume phase, power by power.
plan-takes =
    { $count ->
        [one] el bien de { $worlds }
       *[other] los bienes de { $worlds }
    }
plan-takes-nothing = sin bienes

help-number =
    { $count ->
        [one] 1 de las { $all } cartas del juego tiene
       *[other] { $count } de las { $all } cartas del juego tienen
    } coste o defensa { $number }.
help-conquer = Una conquista no cuesta cartas: tu fuerza militar debe alcanzar la defensa del mundo.
help-tactics = La carta deja tu zona de juego para siempre, y su fuerza militar cuenta para esta conquista.
help-pay = Descartas ese número de cartas de la mano. La fuerza militar no cuenta para pagar.
help-colony-ship = La carta deja tu zona de juego para siempre, y el mundo no cuesta nada.
help-have = Está en tu zona de juego.
help-cost = Ahora mismo te cuesta { $cost }{ $reasons }.
help-ways = Ahora mismo puedes: { $ways }.
help-cannot-pay =
    Ahora mismo te costaría { $cost }, y { $payable ->
        [0] no tienes ninguna carta con la que pagar
        [one] solo tienes 1 carta con la que pagar
       *[other] solo tienes { $payable } cartas con las que pagar
    }.
help-cannot-conquer = Ahora mismo no puedes conquistarlo: defensa { $defense } contra tu fuerza militar { $strength }.
help-price = Un bien de este mundo se vende ahora por { $cards }{ $reasons }.
help-worth =
    { $placed ->
        [yes] Ahora te vale { $vp }
       *[no] Si la colocaras ahora, te valdría { $vp }
    }{ $count ->
        [0] .
       *[other] :
    }
# The same about a card of somebody else.
theirs-have =
    Está en { $seat-self ->
        [yes] tu zona de juego
       *[no] la zona de juego { $seat-of }
    }.
theirs-cost =
    Ahora mismo { $seat-self ->
        [yes] te costaría { $cost }
       *[no] le costaría { $cost } { $seat-to }
    }{ $reasons }.
theirs-strength =
    Tiene defensa { $defense }; { $seat-self ->
        [yes] tu fuerza militar
       *[no] la fuerza militar { $seat-of }
    } contra él es { $strength }.
theirs-price =
    Vender ahora un bien de este mundo { $seat-self ->
        [yes] te daría { $cards }
       *[no] le daría { $cards } { $seat-to }
    }{ $reasons }.
theirs-worth =
    { $placed ->
        [yes] { $seat-self ->
            [yes] Ahora te vale { $vp }
           *[no] Ahora le vale { $vp } { $seat-to }
        }
       *[no] { $seat-self ->
            [yes] Si la colocaras ahora, te valdría { $vp }
           *[no] Si la colocara ahora, le valdría { $vp } { $seat-to }
        }
    }{ $count ->
        [0] .
       *[other] :
    }
help-look = Mirarías { $look }{ $reasons } y te quedarías con { $keep }.
help-new-goods = Bienes nuevos: { $worlds }.
# Whoever chose an action card gets this on top of the phase.
help-bonus = Tu bonificación: { $bonus }.
bonus-explore-five = mirar 5 cartas más
bonus-explore-one = mirar 1 carta más y quedarte con 1 más
bonus-develop = tu desarrollo cuesta 1 carta menos
bonus-settle = robar una carta tras colocar un mundo
bonus-trade = antes de que nadie consuma, vender un bien por cartas; es obligatorio si tienes alguno
bonus-double = los poderes de Consumir te dan el doble de PV por los bienes; las cartas, y los PV por cartas de la mano, no se duplican
bonus-produce = un bien en uno de tus mundos de ganancia que no tenga
