# Galactica: questions, options and help.

prompt-pick-character =
    Elige tu personaje.{ $missing ->
        [yes] {" "}Habilidades que aún no roba nadie: { $skills }.
       *[no] {""}
    }
prompt-start-area = ¿En qué zona empieza tu Viper?
prompt-opening-hand =
    Tu primera mano es de { $all } cartas de Habilidad: { $flexible ->
        [yes] elige primero { $min ->
            [0] hasta { $max }
           *[other] de { $min } a { $max }
        } de los tipos entre los que puedes escoger
       *[no] elige el tipo de cada una
    }.
prompt-receive =
    { $ill ->
        [yes] En la Enfermería robas solo una carta de Habilidad
       *[no] Roba cartas de Habilidad
    }: elige { $count ->
        [one] el tipo de 1 carta
       *[other] los tipos de { $count } cartas
    }{ $fixed ->
        [yes] ; el resto ({ $slots }) se roba automáticamente
       *[no] {""}
    }.
prompt-draw-any =
    Elige { $count ->
        [one] el tipo de la carta que robas
       *[other] los tipos de las { $count } cartas que robas
    }.
prompt-move = Movimiento: ve a algún sitio o quédate { $place }. Tienes { $hand }; cambiar de nave te cuesta 1.
prompt-move-cylon = Movimiento: ve a otra localización cylon o quédate { $place }.
prompt-pay-move = Cambiar de nave cuesta una carta: elige cuál descartas.
prompt-action =
    { $none ->
        [yes] Tu acción: aquí no puedes hacer nada, así que no elijas nada.
       *[no] Tu acción: elige una o ninguna.
    } Estás { $place }{ $more ->
        [0] {""}
        [one] ; te queda 1 acción más
       *[other] ; te quedan { $more } acciones más
    }.
prompt-pay-activation = Enfermedad terminal: para activar { $location-the }, elige { $count } cartas y descártalas.
prompt-order-whom = Orden ejecutiva: ¿quién se mueve y actúa, o actúa dos veces?
prompt-use-order = Has recibido una Orden ejecutiva: ¿te mueves y actúas, o actúas dos veces?
prompt-repair-what =
    ¿Reparas { $location-the } o Vipers? { $damaged ->
        [one] Hay { $damaged } Viper dañado
       *[other] Hay { $damaged } Vipers dañados
    }.
prompt-repair-vipers =
    Reparar Vipers: elige { $max ->
        [one] 1
        [2] 1 o 2
       *[other] de 1 a { $max }
    }.
prompt-scout-deck = El explorador ha vuelto: ¿qué mazo miras?
prompt-top-or-bottom =
    Has visto la primera carta del { $deck }{ $known ->
        [yes] , { $card }
       *[no] {""}
    }: ¿la dejas ahí o la pones debajo del mazo?
prompt-look-at-civilians =
    Comunicaciones: elige { $count ->
        [one] la Nave Civil que miras
       *[other] las { $count } Naves Civiles que miras
    }.
prompt-move-civilian = La { $ship }: ¿adónde la mueves, si quieres?
prompt-command-viper =
    Activa un Viper no tripulado, o no elijas nada para parar; { $left ->
        [one] queda 1 activación
       *[other] quedan { $left } activaciones
    }.
prompt-barrage =
    Ataca con tu Viper, o no elijas nada para parar; { $left ->
        [one] queda 1 ataque
       *[other] quedan { $left } ataques
    }.
prompt-fire-at = Control de armamento: ¿a qué nave ataca Galactica?
prompt-launch-where = ¿A qué zona lo lanzas?
prompt-recall-which = No hay Vipers en la Reserva: ¿de qué zona retiras uno?
prompt-attack-centurion = Arsenal: ¿a qué Centurión atacas? { $odds }.
prompt-accuse = Despacho del Almirante: ¿a quién quieres enviar a la Prisión? La prueba es de dificultad { $difficulty } ({ $skills }).
prompt-propose = Administración: ¿quién debe recibir el cargo de Presidente? La prueba es de dificultad { $difficulty } ({ $skills }).
prompt-leave-brig =
    { $seat-you ->
        [yes] Puedes salir de la Prisión: ¿adónde vas?
       *[no] { $seat } sale de la Prisión: ¿adónde va?
    }
prompt-quorum-more = Despacho presidencial: juega una carta de Quórum, roba otra o no hagas nada.
prompt-politician = Política avezada: ¿cuál de estas cartas de Quórum aplicas?
prompt-bury-next = ¿Qué carta va ahora debajo del { $deck }? La última queda abajo del todo.
prompt-look-whose = ¿De quién miras la lealtad?
prompt-gain-which = ¿De qué recurso se gana 1?
prompt-appoint = { $card }: ¿a quién le das la carta?
prompt-quorum-whom = { $card }: ¿a qué jugador?
prompt-destroy-piece =
    Elige qué se destruye; { $left ->
        [one] queda 1 pieza
       *[other] quedan { $left } piezas
    }.
prompt-crisis-pick = ¿Cuál de estas crisis se resuelve?
prompt-crisis-half = { $card }: ¿qué eliges?
prompt-one-of = { $card }: ¿qué eliges?
prompt-resign-or-jail = Petición de dimisión: ¿qué eliges?
prompt-pay-fuel = { $card }: ¿quieres { $pay-may }? Si no, { $otherwise }.
prompt-send-whom =
    { $card }: { $may ->
        [yes] si quieres, ¿a quién envías { $location-to }?
       *[no] ¿a quién envías { $location-to }?
    }
prompt-give-title = ¿Quién recibe el cargo de { $title }?
prompt-secret-destiny = Se revela una crisis. { $crisis }. ¿Usas Destino secreto, una vez por partida, para descartarla y que se robe otra?
prompt-moral-compass = En la crisis { $card } se ha elegido la opción { $number }. ¿Usas Brújula moral, una vez por partida, para cambiarla?
prompt-mysterious-intuition = La crisis { $card } lleva a una prueba. ¿Usas Intuición misteriosa, una vez por partida, para decidir su resultado?
prompt-blind-devotion = { $check } Todos han añadido cartas. ¿Usas Devoción ciega, una vez por partida, para que un tipo no cuente?
prompt-command-authority = ¿Usas Autoridad de mando, una vez por partida, para llevarte a la mano las { $count } cartas de esta prueba? { $cards }.
prompt-alert-viper-pilot = Piloto de Viper en alerta: ponte a los mandos de un Viper recién lanzado y actúa enseguida, o no elijas nada.
prompt-recon = Reconocimiento: ¿miras la primera carta del mazo de Crisis?
prompt-cylon-hatred = Odio a los cylons: ¿bajas la dificultad de esta prueba del Despacho del Almirante? Ahora es { $difficulty }.
prompt-friends = Amigos en los bajos fondos: ¿subes o bajas la dificultad de esta prueba { $location-at }? Ahora es { $difficulty }.
prompt-arbitrate = Árbitro: ¿subes o bajas la dificultad de esta prueba del Despacho del Almirante? Ahora es { $difficulty }.
prompt-eco-officer = Oficial ECO: el dado cuenta como { $result } ({ $cause }: { $outcome }). ¿Haces que se repita la tirada, una vez por turno? { $odds }.
prompt-contribute = { $check } { $status } { $yours }
prompt-before-roll =
    { $seat-you ->
        [yes] Vas a tirar
       *[no] { $seat } va a tirar
    } el dado: { $cause }. { $odds }. Con Planificación estratégica: { $better }. { $none ->
        [yes] No tienes esa carta, así que no elijas nada.
       *[no] Juégala o no elijas nada.
    }
prompt-evade =
    Un Incursor ha atacado { $manned ->
        [yes] { $pilot-you ->
            [yes] a tu Viper
           *[no] al Viper de { $pilot }
        }
       *[no] a un Viper no tripulado
    } en la zona de { $area }: { $result }, { $outcome }. Si se repite la tirada con Maniobras evasivas: { $odds }. { $none ->
        [yes] No tienes esa carta, así que no elijas nada.
       *[no] Juega una o no elijas nada.
    }
prompt-before-check =
    { $check } { $none ->
        [yes] No tienes ninguna carta que jugar antes, así que no elijas nada.
       *[no] Juega antes una carta o no elijas nada.
    }
prompt-emergency =
    { $matter }: las cartas suman { $total } contra { $difficulty }, así que la prueba { $now-is }. Con Declarar emergencia la dificultad es { $lower } y { $then-is }. { $none ->
        [yes] No tienes esa carta, así que no elijas nada.
       *[no] Juega una o no elijas nada.
    }
prompt-discard = Quédate con { $keep } de tus { $hand }: descarta { $cards }.
prompt-next-area = Se activan los Incursores: ¿qué zona va ahora?
prompt-attack-pilot = Un Incursor ataca en la zona de { $area }: ¿a qué piloto?
prompt-attack-civilian = Un Incursor destruye una Nave Civil en la zona de { $area }: ¿cuál?
prompt-board-which =
    No hay Centuriones suficientes: ¿qué Incursores Pesados abordan primero? { $left ->
        [one] Queda 1 Centurión
       *[other] Quedan { $left } Centuriones
    }.
prompt-place-where = No hay naves suficientes (disponibles: { $ships }): ¿dónde va la siguiente?
prompt-damage-viper =
    Elige { $count ->
        [one] el Viper que se daña
       *[other] los { $count } Vipers que se dañan
    }.
prompt-destroy-civilian = No quedan Naves Civiles sin usar: ¿cuál del espacio se destruye?
prompt-destination = La flota ha saltado: ¿qué destino eliges? Distancia recorrida: { $distance }.
prompt-risk = { $card }: { $risk }. ¿Te arriesgas?
prompt-restore-vipers = Anclaje de Ragnar: recupera hasta { $max } Vipers.
prompt-restore-raptor = Anclaje de Ragnar: ¿recuperas un Raptor? Tienes { $raptors }.
prompt-use-power = { $text } ¿La usas?
prompt-power-target = { $text } Si quieres, ¿contra quién?
prompt-apply-token = ¿Qué ficha de Daño aplicas?
prompt-caprica = Cáprica: ¿juegas tu crisis extrema o robas dos crisis?
prompt-cylon-fleet = Flota cylon: ¿qué naves se activan?
prompt-look-at-hand = Flota humana: ¿de quién miras la mano?
prompt-take-card = ¿Qué carta le quitas { $owner-to }?
prompt-exchange =
    Nave Resurrección: ¿cambias por otra tu crisis extrema{ $known ->
        [yes] , { $card }
       *[no] {""}
    }?
prompt-pass-loyalty = Nave Resurrección: ¿quién recibe tus cartas de Lealtad ocultas ({ $count })?
prompt-give-sympathizer = Ya eres un cylon: ¿entregas a un humano la carta de simpatizante o te la quedas?

# The state of a check.
check-head =
    Prueba de habilidad, { $matter }: dificultad { $difficulty }{ $changed ->
        [yes] {" "}(en la carta, { $printed })
       *[no] {""}
    }; ayudan: { $skills }{ $noted ->
        [yes] ; { $notes }
       *[no] {""}
    }.
# Whom the check of a location is about, and what it does.
check-about-location-administration =
    { $matter }, para { $seat-you ->
        [yes] darte
       *[no] dar a { $seat }
    } el cargo de Presidente
check-about-location-admirals-quarters =
    { $matter }, contra { $seat-you ->
        [yes] ti
       *[no] { $seat }
    }
check-about-location-brig =
    { $matter }, para { $seat-you ->
        [yes] liberarte
       *[no] liberar a { $seat }
    }
check-passed-location-administration =
    { $seat-you ->
        [yes] recibes
       *[no] { $seat } recibe
    } el cargo de Presidente
check-passed-location-admirals-quarters =
    { $seat-you ->
        [yes] vas
       *[no] { $seat } va
    } a la Prisión
check-passed-location-brig =
    { $seat-you ->
        [yes] sales de la Prisión y vas adonde quieras
       *[no] { $seat } sale de la Prisión y va adonde quiera
    }
check-note-research = también Ingeniería (Investigación científica)
check-note-leader = también toda carta de pericia 1
check-note-committee = todas las cartas boca arriba
check-note-ignored = pero las cartas de { $skill } no cuentan
check-given = Añadidas hasta ahora: { $given }.
check-given-by =
    { $seat-you ->
        [yes] tú
       *[no] { $seat }
    } ({ $count })
check-given-destiny = Destino ({ $count })
check-open = Boca arriba, con un total de { $total }: { $cards }.
check-later = Aún pueden añadir cartas: { $later }.
check-later-by =
    { $seat-you ->
        [yes] tú
       *[no] { $seat }
    } ({ $one ->
        [yes] como mucho 1 de { $cards }
       *[no] hasta { $cards }
    })
check-none-later = Nadie añade después de ti.
check-yours =
    { $one ->
        [yes] Puedes añadir 1 carta
       *[no] Puedes añadir cuantas cartas quieras
    }: tu mano puede sumar como mucho { $up ->
        [one] 1 punto
       *[other] { $up } puntos
    } o restar { $down }.

# Options. "known" and "damaged" and the like say what belongs to the table as it is.
option-skill =
    { $cards } en el mazo, { $discards ->
        [one] 1 descartada
       *[other] { $discards } descartadas
    }
option-contribute = { $worth } en esta prueba
option-seat =
    { $seat-you ->
        [yes] tú
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }
option-seat-stands = { $place }, { $cards }
option-character = tipo { $role }; cada turno, { $skills }
option-location =
    { $location }{ $costs ->
        [yes] , por una carta
       *[no] {""}
    }{ $damaged ->
        [yes] , con daños
       *[no] {""}
    }{ $others ->
        [yes] {" "}({ $several ->
            [yes] presentes
           *[no] presente
        }: { $who })
       *[no] {""}
    }
option-area = zona de { $area }
option-area-raiders = { $raiders }; el primero { $plan }
option-activate =
    activar { $location-the }{ $cost ->
        [0] {""}
       *[other] , por { $cost } cartas
    }
option-activate-ftl = la flota salta; { $odds }
option-draw-quorum = robar una carta de Quórum
option-in-deck = { $left } en el mazo
option-nuke = arma nuclear contra la Estrella Base { $number } en la zona de { $area }
option-nukes-left =
    { $nukes ->
        [one] queda 1
       *[other] quedan { $nukes }
    }; { $odds }
option-reveal = revelar { $card } y descubrirte como cylon
option-launch = lanzar un Viper a la zona de { $area }
option-in-reserve =
    { $vipers ->
        [one] 1 Viper
       *[other] { $vipers } Vipers
    } en la Reserva
option-recall = un Viper de la zona de { $area }
option-fly = llevar un Viper desde la zona de { $from } hasta la de { $to }
option-strike = atacar { $prey-to } en la zona de { $area }
option-civilian =
    Nave Civil { $number } de la zona de { $area }{ $known ->
        [yes] {" "}(la has visto: { $cargo })
       *[no] {""}
    }
option-civilian-gone = Nave Civil { $number }
option-centurion =
    un Centurión a { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
    } de tomar la nave
option-crisis =
    { $kind ->
        [check] prueba de dificultad { $difficulty } ({ $skills })
        [check-or] prueba de dificultad { $difficulty } ({ $skills }) u otra opción
        [event] elige { $who }
       *[attack] ataque cylon ({ $ships })
    }{ $jump ->
        [yes] ; la flota avanza
       *[no] {""}
    }
option-super-crisis =
    tu crisis extrema{ $known ->
        [yes] , { $card }
       *[no] {""}
    }
option-destination = distancia { $distance }; { $then }
option-deck = el { $deck }
option-deck-left = { $cards } sin robar
option-yes = sí
option-top = dejarla encima
option-bottom = ponerla debajo
option-launch-all = cada Estrella Base lanza 2 Incursores y 1 Incursor Pesado
option-difficulty =
    { $harder ->
        [yes] subirla
       *[no] bajarla
    } en { $by }
option-move-and-act = moverte y luego actuar
option-act-twice = actuar dos veces
option-damaged-viper = un Viper dañado
option-destroyed-viper = un Viper destruido
option-viper = un Viper no tripulado en la zona de { $area }
option-piloted =
    { $seat-you ->
        [yes] tu propio Viper
       *[no] el Viper de { $seat }
    }

# What is asked about once more before it is done.
twice-reveal = Vas a descubrirte como cylon. Lo sabrán todos durante el resto de la partida. Pierdes tus cargos y vas a la Nave Resurrección.

# What ships would do if they acted now.
plan-viper = ataca a un Viper no tripulado ({ $odds })
plan-pilot = ataca { $pilots-viper } ({ $odds })
plan-civilian = destruye una Nave Civil
plan-move =
    se mueve a la zona de { $to }{ $tie ->
        [yes] , en el sentido de las agujas del reloj, pues la distancia es la misma por ambos lados
       *[no] {""}
    }
plan-galactica = ataca a Galactica ({ $odds })
plan-raiders = { $area }: { $plan }
plan-launch =
    { $count ->
        [one] 1 Estrella Base lanza { $ships }
       *[other] { $count } Estrellas Base lanzan { $ships } cada una
    }
plan-supply =
    solo { $left ->
        [one] puede colocarse 1
       *[other] pueden colocarse { $left }
    }
plan-hangar-disabled =
    { $count ->
        [one] 1 Estrella Base no lanza naves: tiene el hangar inutilizado
       *[other] { $count } Estrellas Base no lanzan naves: tienen el hangar inutilizado
    }
plan-weapons-disabled =
    { $count ->
        [one] 1 Estrella Base no ataca: tiene el armamento inutilizado
       *[other] { $count } Estrellas Base no atacan: tienen el armamento inutilizado
    }
plan-fired =
    { $count ->
        [one] 1 Estrella Base no ataca: ya ha disparado en este turno
       *[other] { $count } Estrellas Base no atacan: ya han disparado en este turno
    }
plan-no-basestar = no hay Estrellas Base: no ocurre nada
plan-basestars =
    { $count ->
        [one] 1 Estrella Base ataca a Galactica ({ $odds })
       *[other] { $count } Estrellas Base atacan a Galactica ({ $odds }, cada una)
    }
plan-centurions =
    { $count ->
        [one] 1 Centurión a bordo avanza
       *[other] { $count } Centuriones a bordo avanzan
    }{ $left ->
        [0] {" "}y los humanos pierden
        [one] ; después faltará 1 casilla
       *[other] ; después faltarán { $left } casillas
    }
plan-board =
    { $count ->
        [one] 1 Incursor Pesado aborda
       *[other] { $count } Incursores Pesados abordan
    }
plan-cannot-board =
    { $count ->
        [one] 1 Incursor Pesado espera, pues no quedan Centuriones
       *[other] { $count } Incursores Pesados esperan, pues no quedan Centuriones
    }
plan-nearer =
    { $count ->
        [one] 1 Incursor Pesado se acerca
       *[other] { $count } Incursores Pesados se acercan
    }

# An area of space.
area-about =
    Una de las seis zonas de espacio que rodean Galactica{ $launch ->
        [yes] : aquí se lanzan los Vipers y desde aquí abordan los Incursores Pesados.
       *[no] .
    }
area-when =
    Al activarse { $icon ->
        [raiders] los Incursores
        [heavy-raiders] los Incursores Pesados
       *[basestars] las Estrellas Base
    }: { $plan }.
area-raiders =
    { $several ->
        [yes] el primero
       *[no] este
    } { $plan }

help-basestar-damage = La Estrella Base { $number } tiene { $points } de { $hull } puntos de daño.

# Standing orders.
order = { $trigger }: { $when }.
order-any = Cualquier reacción
order-never = pasar siempre
order-ask = preguntarme siempre
order-unusual = preguntarme cuando pueda importar; si no, pasar
order-play =
    { $count ->
        [0] jugar siempre la carta más débil
       *[other] jugar la carta más débil si { $conditions }; si no, pasar
    }
order-my-viper = el Viper es mío
order-hit = el Viper resultaría alcanzado
order-destroyed = el Viper resultaría destruido
order-jump = la tirada es de un salto
order-within =
    la prueba está a { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } o menos de cambiar de resultado
order-red = { $dial-is } en la zona roja
order-hand-at-most = tengo como mucho { $cards }
order-hand-at-least = tengo al menos { $cards }

# Advice for somebody who plays among computer players.
hint-nothing = Un jugador virtual no elegiría nada aquí.
hint-suggests = Un jugador virtual elegiría: { $what }
