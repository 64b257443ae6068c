# Galactica: the log.

event-started =
    { $seat-you ->
        [yes] Empiezas tú.
       *[no] Empieza { $seat }.
    }
event-picked =
    { $seat-you ->
        [yes] Juegas con { $character }.
       *[no] { $character-again ->
            [yes] { $character } se une a la tripulación.
           *[no] { $seat } juega con { $character }.
        }
    }
event-title =
    { $seat-you ->
        [yes] Recibes
       *[no] { $seat } recibe
    } el cargo de { $title }.
event-loyalty =
    { $seat-you ->
        [yes] Recibes, y solo tú lo ves:
       *[no] { $seat } recibe
    } { $cards }.
event-turn =
    { $seat-you ->
        [yes] Tu turno.
       *[no] Turno de { $seat }.
    }
event-drew =
    { $seat-you ->
        [yes] Robas
       *[no] { $seat } roba
    } { $cards }.
event-reshuffled = Se barajan los descartes y forman un nuevo { $deck }.
event-destiny = Se forma un nuevo mazo de Destino con 2 cartas de cada tipo.
event-destiny-short = Se forma un nuevo mazo de Destino con { $count } cartas: un tipo se ha agotado.
event-went =
    { $seat-you ->
        [yes] Vas
       *[no] { $seat } va
    } { $place-to }.
event-flies =
    { $seat-you ->
        [yes] Pilotas
       *[no] { $seat } pilota
    } un Viper en la zona de { $area }.
event-off-board =
    { $seat-you ->
        [yes] Estás
       *[no] { $seat } está
    } fuera del tablero.
event-activated =
    { $seat-you ->
        [yes] Activas
       *[no] { $seat } activa
    } { $location-the }.
event-used =
    { $seat-you ->
        [yes] Tu capacidad { $ability }
       *[no] Capacidad { $ability } ({ $seat })
    }: { $text }
event-played =
    { $seat-you ->
        [yes] Juegas
       *[no] { $seat } juega
    } { $card }.
event-appointed =
    { $seat-you ->
        [yes] Recibes la carta
       *[no] { $seat } recibe la carta
    } { $card }.
event-quorum-gone = La carta { $card } deja de estar en juego.
event-discarded =
    { $seat-you ->
        [yes] Descartas
       *[no] { $seat } descarta
    } { $cards }.
event-crisis =
    { $seat-you ->
        [yes] Robas
       *[no] { $seat } roba
    } una crisis. { $crisis }.
event-super-crisis =
    { $seat-you ->
        [yes] Juegas una crisis extrema
       *[no] { $seat } juega una crisis extrema
    }: { $card }.
event-crisis-discarded = Se descarta la crisis { $card }.
event-drew-super =
    { $seat-you ->
        [yes] Robas una crisis extrema que solo tú ves: { $card }.
       *[no] { $seat } roba la crisis extrema { $card }.
    }
event-drew-super-hidden =
    { $seat-you ->
        [yes] Robas una crisis extrema.
       *[no] { $seat } roba una crisis extrema.
    }
event-saw =
    { $seat-you ->
        [yes] Solo tú ves
       *[no] { $seat } ve
    }: { $cards }.
event-saw-hand =
    { $seat-you ->
        [yes] Solo tú ves
       *[no] { $seat } ve
    } { $owner-self ->
        [yes] tu mano
       *[no] la mano { $owner-of }
    }: { $cards }.
event-saw-loyalty =
    { $seat-you ->
        [yes] Solo tú ves
       *[no] { $seat } ve
    } { $owner-self ->
        [yes] tu lealtad
       *[no] la lealtad { $owner-of }
    }: { $cards }.
event-looked-at-deck =
    { $seat-you ->
        [yes] Miras
       *[no] { $seat } mira
    } { $cards } del { $deck }.
event-looked-at-tokens =
    { $seat-you ->
        [yes] Miras
       *[no] { $seat } mira
    } { $tokens }.
event-looked-at-civilians =
    { $seat-you ->
        [yes] Miras
       *[no] { $seat } mira
    } { $ships }.
event-looked-at-hand =
    { $seat-you ->
        [yes] Miras
       *[no] { $seat } mira
    } { $owner-self ->
        [yes] tu mano
       *[no] la mano { $owner-of }
    }.
event-looked-at-loyalty =
    { $seat-you ->
        [yes] Miras
       *[no] { $seat } mira
    } { $all ->
        [yes] { $owner-self ->
            [yes] todas tus cartas de Lealtad
           *[no] todas las cartas de Lealtad { $owner-of }
        }
       *[no] { $owner-self ->
            [yes] una de tus cartas de Lealtad
           *[no] una carta de Lealtad { $owner-of }
        }
    }.
event-buried =
    { $seat-you ->
        [yes] Pones
       *[no] { $seat } pone
    } { $cards } debajo del { $deck }.
event-left-on-top =
    { $seat-you ->
        [yes] Dejas
       *[no] { $seat } deja
    } la carta encima del { $deck }.
event-chose =
    { $seat-you ->
        [yes] Eliges
       *[no] { $seat } elige
    } { $half ->
        [0] la primera opción
        [1] la segunda opción
       *[other] la tercera opción
    }.
event-switched =
    { $seat-you ->
        [yes] Cambias
       *[no] { $seat } cambia
    } la elección por { $half ->
        [0] la primera opción
       *[other] la segunda opción
    }.
event-named =
    { $seat-you ->
        [yes] Decides
       *[no] { $seat } decide
    } el resultado: { $result }.
event-paid =
    { $seat-you ->
        [yes] { $paid ->
            [yes] Pagas lo que pide la carta.
           *[no] No pagas.
        }
       *[no] { $seat } { $paid ->
            [yes] paga lo que pide la carta.
           *[no] no paga.
        }
    }
event-check = Prueba de habilidad, { $matter }: dificultad { $difficulty }; ayudan: { $skills }.
event-difficulty = La dificultad cambia en { $by } y queda en { $now }.
event-contributed =
    { $seat-you ->
        [yes] { $count ->
            [0] No añades nada
           *[other] Añades { $cards }
        }
       *[no] { $seat } { $count ->
            [0] no añade nada
           *[other] añade { $cards }
        }
    } a la prueba.
event-contributed-openly =
    { $seat-you ->
        [yes] Tu aportación
       *[no] Aportación de { $seat }
    } a la prueba, boca arriba: { $cards }.
event-destiny-openly = El Destino añade, boca arriba: { $cards }.
event-no-cards = nada
event-type-ignored =
    { $seat-you ->
        [yes] Nombras
       *[no] { $seat } nombra
    } { $skill }: sus cartas no cuentan en esta prueba.
event-opened = Las cartas de la prueba suman { $total }: { $cards }.
event-resolved = La prueba { $result-is }.
event-took-check =
    { $seat-you ->
        [yes] Te llevas
       *[no] { $seat } se lleva
    } las cartas de la prueba: { $cards }.
event-resource =
    { $dial-stands } en { $now }{ $red ->
        [yes] , en la zona roja
       *[no] {""}
    }.
event-rolling =
    { $seat-you ->
        [yes] Tiras
       *[no] { $seat } tira
    } el dado: { $cause }.
event-rolled =
    Sale un { $face }{ $changed ->
        [yes] , que cuenta como { $result }
       *[no] {""}
    }.
event-rerolling =
    { $seat-you ->
        [yes] Haces repetir la tirada.
       *[no] { $seat } hace repetir la tirada.
    }
event-placed = Nuevas naves en la zona de { $area }: { $ships }.
event-launched =
    { $seat-you ->
        [yes] Lanzas
       *[no] { $seat } lanza
    } un Viper a la zona de { $area }.
event-recalled = Un Viper de la zona de { $area } vuelve a la Reserva.
event-flew =
    { $seat-you ->
        [yes] Llevas
       *[no] { $seat } lleva
    } un Viper desde la zona de { $from } hasta la de { $to }.
event-civilian-moved = Una Nave Civil se mueve a la zona de { $to }.
event-attacked = Ataque { $prey-to } en la zona de { $area }.
event-raiders-moved =
    { $count ->
        [one] Un Incursor se mueve
       *[other] { $count } Incursores se mueven
    } desde la zona de { $from } hasta la de { $to }.
event-heavy-raiders-moved = Se mueven Incursores Pesados desde la zona de { $from } hasta la de { $to }.
event-activation = Naves cylons: { $icon-acts }.
event-viper-attacked =
    Un Incursor ataca { $manned ->
        [yes] { $pilot-you ->
            [yes] a tu Viper
           *[no] al Viper de { $pilot }
        }
       *[no] a un Viper no tripulado
    } en la zona de { $area }.
event-viper-damaged =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] Tu Viper resulta dañado
           *[no] El Viper de { $pilot } resulta dañado
        }
       *[no] Un Viper resulta dañado
    }{ $reserves ->
        [yes] {" "}en la Reserva
       *[no] {" "}en la zona de { $area }
    }.
event-viper-destroyed =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] Se destruye tu Viper
           *[no] Se destruye el Viper de { $pilot }
        }
       *[no] Se destruye un Viper
    } en la zona de { $area }.
event-ship-destroyed = En la zona de { $area } { $ship-destroyed }.
event-civilian-destroyed = Se destruye una Nave Civil ({ $cargo }).
event-basestar-damaged = La Estrella Base { $number } resulta dañada: { $damage }, { $text }.
event-galactica-damaged = Galactica resulta dañada: { $token }.
event-repaired = Se repara { $location-the }.
event-vipers-repaired = De vuelta a la Reserva tras la reparación: { $vipers }.
event-vipers-recalled = Todos los Vipers del espacio vuelven a la Reserva.
event-raptor-lost = Se pierde un Raptor.
event-ships-back = De vuelta a la Reserva: { $ships }.
event-nuke-spent =
    Se gasta un arma nuclear; { $left ->
        [0] no queda ninguna
        [one] queda 1
       *[other] quedan { $left }
    }.
event-boarded =
    { $count ->
        [one] Un Centurión aborda Galactica.
       *[other] { $count } Centuriones abordan Galactica.
    }
event-centurions-advanced = Los Centuriones a bordo avanzan.
event-centurion-destroyed = Se destruye un Centurión.
event-jump-track = Medidor de salto: { $space }.
event-jumped = La flota salta.
event-destination =
    { $seat-you ->
        [yes] Eliges
       *[no] { $seat } elige
    } el destino { $card } (distancia { $distance }).
event-distance = Distancia recorrida: { $now }; con { $last } o más, el siguiente salto es el último.
event-rule =
    { $on ->
        [yes] Desde ahora: { $rule }.
       *[no] Deja de estar en vigor: { $rule }.
    }
event-revealed =
    { $seat-you ->
        [yes] Muestras
       *[no] { $seat } muestra
    } la carta { $card }.
event-used-power =
    { $seat-you ->
        [yes] Usas la capacidad de la carta
       *[no] { $seat } usa la capacidad de la carta
    } { $card }.
event-sympathizer =
    { $cylon ->
        [yes] No hay ningún recurso en la zona roja: { $seat-you ->
            [yes] ahora eres un cylon.
           *[no] { $seat } ya es un cylon.
        }
       *[no] Hay un recurso en la zona roja: { $seat-you ->
            [yes] sigues en el bando humano y vas
           *[no] { $seat } sigue en el bando humano y va
        } a la Prisión.
    }
event-sympathizer-kept =
    { $seat-you ->
        [yes] Te quedas con la carta de simpatizante.
       *[no] { $seat } se queda con la carta de simpatizante.
    }
event-gave-sympathizer =
    { $seat-you ->
        [yes] Entregas la carta de simpatizante { $to-to }.
       *[no] { $to-self ->
            [yes] { $seat } te entrega la carta de simpatizante.
           *[no] { $seat } entrega la carta de simpatizante { $to-to }.
        }
    }
event-sleeper-phase = A mitad de camino a Kobol: se reparten de nuevo cartas de Lealtad.
event-passed-loyalty =
    { $seat-you ->
        [yes] Entregas tu lealtad oculta { $to-to }
       *[no] { $to-self ->
            [yes] { $seat } te entrega su lealtad oculta
           *[no] { $seat } entrega su lealtad oculta { $to-to }
        }
    }: { $cards }.
event-took =
    { $seat-you ->
        [yes] Le quitas { $owner-to }
       *[no] { $owner-self ->
            [yes] { $seat } te quita
           *[no] { $seat } le quita { $owner-to }
        }
    } { $cards }.
event-ordered =
    { $seat-you ->
        [yes] Das la orden { $target-to }.
       *[no] { $target-self ->
            [yes] { $seat } te da la orden.
           *[no] { $seat } da la orden { $target-to }.
        }
    }
event-ended = { $ending } { $loyalties }
event-ended-loyalty =
    { $seat-you ->
        [yes] Tú tenías
       *[no] { $seat } tenía
    }: { $cards }.

# Several events told as one, and choices told with what was chosen.
story-loyalty = Reparto de lealtad: { $cards } por persona ({ $seats }).
story-contributed = Cartas para la prueba: { $parts }.
story-given =
    { $seat-you ->
        [yes] tú
       *[no] { $seat }
    } ({ $count ->
        [0] nada
       *[other] { $cards }
    })
story-used =
    Otra vez: { $seat-you ->
        [yes] tu capacidad { $ability }.
       *[no] capacidad { $ability } ({ $seat }).
    }
story-placed = Nuevas naves en el espacio: { $parts }.
story-placed-there = { $area }: { $ships }
story-miss = Fallo.
story-chose-check =
    { $seat-you ->
        [yes] Eliges
       *[no] { $seat } elige
    } la prueba de habilidad.
story-chose =
    { $seat-you ->
        [yes] Eliges
       *[no] { $seat } elige
    }: { $then }.
story-switched =
    { $seat-you ->
        [yes] Cambias
       *[no] { $seat } cambia
    } la elección: { $then }.

ending-playing = La partida continúa.
ending-kobol = La flota llega a Kobol: ganan los humanos.
ending-food = Se han agotado los alimentos: ganan los cylons.
ending-fuel = Se ha agotado el combustible: ganan los cylons.
ending-morale = No queda moral: ganan los cylons.
ending-population = No queda nadie en la flota: ganan los cylons.
ending-galactica-destroyed = Galactica ha sido destruida: ganan los cylons.
ending-boarded = Los Centuriones han tomado Galactica: ganan los cylons.

jump-space =
    { $zone ->
        [auto] última casilla, donde salta automáticamente
        [blue] casilla { $space } de { $last } (saltar desde el Control de saltos cuesta { $loses } de población con { $number } o menos)
       *[red] casilla { $space } de { $last } (demasiado pronto para saltar)
    }

# What a die is rolled for.
cause-ftl = el salto desde el Control de saltos
cause-scout = Lanzar explorador
cause-at-most = la carta surte efecto con { $number } o menos
cause-at-least = la carta surte efecto con { $number } o más
cause-human-fleet = Flota humana
fight-viper-raider = un Viper ataca a un Incursor
fight-viper-heavy-raider = un Viper ataca a un Incursor Pesado
fight-viper-basestar = un Viper ataca a una Estrella Base
fight-galactica-raider = Galactica ataca a un Incursor
fight-galactica-heavy-raider = Galactica ataca a un Incursor Pesado
fight-galactica-basestar = Galactica ataca a una Estrella Base
fight-nuke-basestar = un arma nuclear alcanza a una Estrella Base
fight-armory-centurion = el Arsenal combate a un Centurión
fight-raider-viper = un Incursor ataca a un Viper
fight-raider-civilian = un Incursor ataca a una Nave Civil
fight-raider-galactica = un Incursor ataca a Galactica
fight-basestar-galactica = una Estrella Base ataca a Galactica

# The odds, in sides of the die.
odds-one =
    { $sides ->
        [one] { $from }
       *[other] { $from }-{ $to }
    }, { $sides } de 8: { $what }
faces-one =
    { $several ->
        [yes] { $from }-{ $to }
       *[no] { $from }
    }: { $what }
odds-miss = fallo
odds-damaged = daño
odds-twice = daño doble
odds-destroyed = destrucción
odds-blast = destrucción, junto con hasta 3 Incursores de la zona
odds-no-loss = ninguna pérdida
odds-raptor-lost = se pierde el Raptor
odds-look = se mira una carta
odds-card = lo que dice la carta
odds-nothing = nada
odds-damage = Galactica resulta dañada
roll-admiral =
    { $seat-you ->
        [yes] recibes
       *[no] { $seat } recibe
    } el cargo de Almirante
