# Galactica: the table and the result, in short labelled lines.

table-turn =
    Turno { $turn }, { $seat-you ->
        [yes] tuyo
       *[no] { $seat }
    }: { $step }.
step-setup = preparación
step-skills = robar cartas de Habilidad
step-movement = movimiento
step-action = acción
step-crisis = crisis
step-end = final del turno
step-over = la partida ha terminado

table-resources = Recursos:
table-dial =
    { $dial } { $now }{ $red ->
        [yes] {" "}(zona roja)
       *[no] {""}
    }
table-journey =
    Viaje: distancia { $distance } de { $last }{ $slept ->
        [yes] {""}
       *[no] {" "}(desde { $sleepers } se reparten de nuevo cartas de Lealtad)
    }. Medidor de salto: { $space }.
table-travelled = Recorrido:
table-damage = Daños de Galactica:
table-undamaged = Galactica no tiene daños.
table-centurions = Centuriones a bordo:
table-centurion =
    { $left ->
        [0] { $count }, al final del medidor
        [one] { $count }, a 1 casilla del final
       *[other] { $count }, a { $left } casillas del final
    }
table-reserves = Reserva: { $vipers }, { $raptors }. Armas nucleares: { $nukes }. Naves Civiles sin usar: { $stock }. Vipers dañados: { $damaged }; destruidos: { $destroyed }.
table-lost = Naves Civiles perdidas:
table-rules = En vigor:
table-space = Espacio:
table-space-empty = Espacio: vacío.
table-area =
    { $area }: { $ships }{ $raiders ->
        [yes] ; al activarse, un Incursor { $plan }
       *[no] {""}
    }.
table-basestar = Estrella Base { $number }, daño { $points } de { $hull }: { $hits }
table-pilots = a los mandos de uno de los Vipers: { $pilots }

table-person =
    { $seat-you ->
        [yes] Tú
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }: { $facts }.
fact-title = { $title }
fact-cylon = cylon descubierto
fact-hand =
    { $cards }{ $limit ->
        [10] {""}
       *[other] {" "}de { $limit }
    }{ $known ->
        [yes] {" "}({ $types })
       *[no] {""}
    }
fact-hidden =
    { $count ->
        [one] 1 Lealtad oculta
       *[other] { $count } Lealtades ocultas
    }
fact-shown = a la vista: { $cards }
fact-super = una crisis extrema
fact-once = { $ability } (usada)
fact-appointed = { $card }
table-type =
    { $skill } { $exact ->
        [yes] { $low }
       *[no] { $low }-{ $high }
    }
table-seen =
    Cartas vistas en esta mano{ $left ->
        [0] {""}
        [one] {" "}(desde entonces ha salido 1 carta)
       *[other] {" "}(desde entonces han salido { $left } cartas)
    }:

table-decks =
    Mazos{ $discards ->
        [0] {""}
       *[other] {" "}(y descartes)
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
table-deck-crisis = Crisis
table-deck-super-crisis = Crisis extrema
table-deck-quorum = Quórum
table-deck-destination = Salto
table-times = { $card } (×{ $count })
table-destiny = Destino { $count }
table-loyalty = Lealtad { $count }
table-quorum-hand = mano de Quórum { $count }
table-ongoing = Cartas en juego:

private = Solo para ti:
private-loyalty = Tu lealtad:
private-super = Tu crisis extrema: { $card }.
private-quorum = Mano de Quórum:
private-quorum-known = Conocido de la mano de Quórum:
private-deck = Conocido del { $deck }:
private-deck-card =
    { $place ->
        [top] { $card } (arriba del todo)
        [bottom] { $card } (abajo del todo)
       *[between] { $card } ({ $number }.ª carta)
    }
private-civilians = Naves Civiles vistas:
private-civilian = n.º { $number } ({ $area }): { $cargo }
private-known-loyalty = Lealtad { $owner-of }, por lo que sabes:
private-known-hand =
    Mano { $owner-of }, por lo que sabes{ $left ->
        [0] {""}
        [one] {" "}(desde entonces ha salido 1 carta)
       *[other] {" "}(desde entonces han salido { $left } cartas)
    }:
private-offered = Ante ti:
private-given = Has añadido a la prueba:
private-hand = Tu mano, { $cards }:
private-no-hand = No tienes cartas en la mano.
private-card = { $card }: { $text }

# What is left in a deck.
deck-counts = El { $deck }: { $draw } por robar, { $discards } en los descartes.
deck-crises =
    De { $unseen } crisis aún no vistas, { $attacks ->
        [one] 1 es un ataque
       *[other] { $attacks } son ataques
    } y { $jumps ->
        [one] 1 hace avanzar la flota
       *[other] { $jumps } hacen avanzar la flota
    }.
deck-distances = De { $unseen } destinos aún no vistos:
deck-distance = { $count } de distancia { $distance }
deck-quorums = Cartas de Quórum aún no vistas:
deck-supers = Crisis extremas aún no vistas:
deck-strengths = Cartas de { $skill } que no has visto:
deck-strength = { $count } de pericia { $strength }
deck-discarded = Descartes:

result-resources = Al final quedan: { $resources }; distancia { $distance }; { $turns } turnos.
result-player =
    { $seat-you ->
        [yes] Tú
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }, { $cylon ->
        [yes] bando cylon
       *[no] bando humano
    }: { $seat-you ->
        [yes] { $won ->
            [yes] ganas
           *[no] pierdes
        }
       *[no] { $won ->
            [yes] gana
           *[no] pierde
        }
    }. Lealtad: { $cards }.
deck-times = { $card } (×{ $count })
