# Galactica: what cards do, composed from the steps that the engine runs. An effect is a phrase that can stand in a list, in the third person of the present; ".may" is its infinitive.

who-current = el jugador actual
who-president = el Presidente
who-admiral = el Almirante
who-each = cada jugador humano
who-acting = quien la juega
# The same with the player who that is now.
who-now =
    { $who } ({ $seat-you ->
        [yes] tú
       *[no] { $seat }
    })

effect-nothing = no ocurre nada
    .may = no hacer nada
# "case" is "out" where the resource would be used up.
effect-resource =
    { $gain ->
        [yes] { $what-gained }
       *[no] { $what-lost }
    }{ $case ->
        [plain] {""}
        [out] {" "}(de { $now } a 0: si no se recupera, la partida se pierde al final del turno)
       *[live] {" "}(de { $now } a { $then })
    }
    .may =
        { $gain ->
            [yes] ganar
           *[no] pagar
        } { $what }{ $case ->
            [plain] {""}
            [out] {" "}(de { $now } a 0: si no se recupera, la partida se pierde al final del turno)
           *[live] {" "}(de { $now } a { $then })
        }
effect-discard = { $who } descarta { $cards }
effect-discard-random = { $who } descarta { $cards } al azar
effect-discard-hand = { $who } descarta toda su mano
effect-draw = { $who } roba { $cards }
effect-draw-any = { $who } roba { $cards } de cualquier tipo
effect-move = { $who } va { $location-to }
effect-move-chosen = { $who } envía a alguien { $location-to }
effect-move-may = { $who } puede enviar a alguien { $location-to }
effect-move-all-at = todos los que están { $from-at } van { $location-to }
effect-move-all-on = todos los que están { $ship-at } van { $location-to }
effect-title-admiral = el Almirante recibe también el cargo de { $title }
effect-title-chosen = { $who } da a otra persona el cargo de { $title }
effect-look =
    { $who } mira una carta de Lealtad { $owner ->
        [any] de cualquier jugador
        [leaders] del Presidente o del Almirante
        [current] del jugador actual
       *[other] de otro jugador
    }{ $stopped ->
        [yes] {" "}(no mientras lo prohíba una carta en juego)
       *[no] {""}
    }
# "left" is what there is now, where that is known.
effect-lose-raptors =
    { $what-lost }{ $live ->
        [yes] {" "}(de { $left })
       *[no] {""}
    }
effect-restore-raptors = { $what-back }
effect-discard-nukes =
    { $what-lost }{ $live ->
        [yes] {" "}(de { $left })
       *[no] {""}
    }
effect-destroy-civilians = { $what-lost } al azar
effect-board =
    { $count ->
        [one] un Centurión aborda
       *[other] { $count } Centuriones abordan
    } Galactica
effect-jump-track =
    la flota { $back ->
        [yes] retrocede
       *[no] avanza
    } { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } en el medidor de salto{ $live ->
        [yes] , desde la { $now }
       *[no] {""}
    }
effect-place = nuevas naves en la zona de { $area }: { $ships }
effect-damage-vipers =
    { $what-damaged } { $where ->
        [reserves] de la Reserva
       *[space] del espacio
    }
effect-recall-vipers = todos los Vipers del espacio vuelven a la Reserva
effect-damage-galactica =
    Galactica resulta dañada{ $count ->
        [one] {""}
       *[other] {" "}{ $count } veces
    }
effect-activate = { $icons-acts }
effect-activate-placed = se activan enseguida las naves recién colocadas en la zona de { $area } ({ $ships })
effect-basestars-attack = cada Estrella Base ataca a Galactica
effect-roll-at-most = se tira el dado: con { $most } o menos ({ $sides } de 8), { $then }
effect-roll-at-least = se tira el dado: con { $least } o más ({ $sides } de 8), { $then }
effect-fail = como si la prueba se hubiera fallado: { $then }
effect-if-below =
    si { $dial-is } por debajo de { $least }{ $live ->
        [yes] {" "}(ahora { $now })
       *[no] {""}
    }, { $then }
effect-choose = { $who } elige: { $lists }
effect-pay-or = { $who } puede { $pay-may }; si no, { $otherwise }
effect-extra-crisis = después se roba otra crisis
effect-distance = la carta cuenta como distancia { $count }
effect-ongoing = { $rule } { $until }
effect-hand-over = otro jugador recibe la carta
effect-remove = la carta se elimina del juego
effect-destroy = { $what-destroyed }
effect-mutiny = otro jugador que no esté en la Prisión ni sea Almirante tira el dado: con { $least } o más ({ $sides } de 8), recibe el cargo de Almirante; si no, { $otherwise }
effect-release = alguien sale de la Prisión y va a una localización de Galactica
effect-risk = el Almirante puede arriesgar { $ships } y tirar el dado: con { $least } o más ({ $sides } de 8), { $success }; si no, { $failure }
effect-restore = el Almirante puede recuperar hasta { $vipers }, dañados o destruidos, y { $raptors }

rule-unmanned = los Vipers no tripulados restan 2 a sus tiradas de ataque
rule-launch = las Estrellas Base lanzan 1 nave más cada vez
rule-communications = la localización Comunicaciones está cerrada
rule-no-looks = nadie puede mirar cartas de Lealtad
rule-colonial-one = la Colonial Uno está cerrada
rule-pursuit = la persecución continúa (al saltar, la carta vuelve al mazo de Crisis)
until-jump = hasta que la flota salte
until-end = durante el resto de la partida
until-relief = hasta que se destruya una Nave Civil o una Estrella Base, o hasta que la flota salte

# Whole cards.
about-crisis =
    { $card }: { $kind ->
        [check] crisis con prueba de habilidad
        [check-or] crisis con prueba de habilidad u otra opción
        [event] crisis de evento
       *[attack] crisis de ataque cylon
    }{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cartas)
    }
about-super =
    { $card }: crisis extrema, { $kind ->
        [attack] ataque cylon
       *[check] con prueba de habilidad
    }
about-check = Prueba de habilidad de dificultad { $difficulty }; ayudan: { $skills }.
# What each result brings.
about-pass = { $from } o más, superada: { $then }.
about-partial = De { $from } a { $to }, superada en parte: { $then }.
about-fail = { $to } o menos, fallada: { $then }.
about-or = O bien, si así lo elige { $who }: { $then }.
about-chooser = Elige { $who }:
about-half = { $number }) { $then }.
about-half-nuke = { $number }) solo con un arma nuclear: { $then }.
about-icons = Después { $icons-acts }.
about-icons-first = Primero { $icons-acts }.
about-jump = Después la flota avanza 1 casilla en el medidor de salto.
about-ships = Naves nuevas:
about-ships-in = { $area }: { $ships }.
about-rule = { $name }: { $then }.
about-rule-none = { $name }: nada más.
about-quorum =
    { $card }: carta de Quórum{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cartas)
    }. Acción del Presidente: { $then }.
about-quorum-after =
    { $after ->
        [discard] Después se descarta.
        [stays] Queda junto al Presidente hasta que cuente: la siguiente prueba de Administración, o del Despacho del Almirante contra el Presidente, sube en { $by } su dificultad.
        [arbitrator] Hasta que se use: quien la tiene puede subir o bajar en { $by } la dificultad de una prueba del Despacho del Almirante.
        [specialist] En el siguiente salto, quien la tiene roba 3 destinos y elige en lugar del Almirante.
        [vice] Mientras esté ahí, nadie más puede recibir el cargo de Presidente en Administración.
       *[removed] Si no, se descarta.
    }
about-destination =
    { $card }: destino, distancia { $distance }{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cartas)
    }. Al llegar: { $then }.
about-skill = { $card }: { $skill }
about-skill-copies = Pericia { $strength }: { $cards }.
about-character =
    { $card }: { $card-gender ->
        [f] { $role-fem }
       *[m] { $role }
    }
about-character-start =
    Empieza { $where ->
        [away] fuera del tablero
        [viper] en un Viper
       *[at] { $location-at }
    }. { $pilot ->
        [yes] Pilota Vipers.
       *[no] No pilota.
    } Conserva como mucho { $limit } cartas de Habilidad.
about-character-skills = Cada turno: { $skills }.
about-slot = { $count } de { $skills }
about-ability =
    { $name }{ $kind ->
        [once] {" "}({ $action ->
            [yes] acción, una vez por partida
           *[no] una vez por partida
        })
        [drawback] {" "}(desventaja)
       *[passive] {""}
    }: { $text }
about-loyalty =
    { $card }: carta de Lealtad{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cartas)
    }
about-location =
    { $location }: { $ship }{ $hazardous ->
        [yes] , localización de riesgo: nadie va por su voluntad
       *[no] {""}
    }{ $damageable ->
        [yes] , puede dañarse
       *[no] {""}
    }
about-location-damaged = Ahora está dañada: nadie puede usarla hasta que se repare.
about-location-closed = Ahora está cerrada: una carta en juego impide ir allí.
about-location-blocked = Ahora está bloqueada: una carta en juego impide usarla.
about-location-check = La prueba: dificultad { $difficulty }; ayudan: { $skills }.
about-title-president = { $title }: tiene la mano de Quórum y la juega. En la Prisión conserva el cargo.
about-title-admiral = { $title }: tiene las armas nucleares y elige adónde salta la flota. En la Prisión pierde el cargo.
about-title-line = Línea de sucesión: { $names }.
about-civilian = Nave Civil ({ $copies } de 12): { $then }.
about-damage-location = Daño { $location-at }: la localización no puede usarse hasta que se repare; quien esté ahí va a la Enfermería.
about-damage-resource = Daño en los almacenes: { $then }.
about-hit = Daño de Estrella Base, { $name }: { $text }.
civilian-empty = vacía
civilian-loses = con { $what }
either =
    { $list } { $item-initial ->
        [o] u
       *[other] o
    } { $item }
half-check = la prueba, de dificultad { $difficulty } ({ $skills }); superada: { $pass }; fallada: { $fail }
