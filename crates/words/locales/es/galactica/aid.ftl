# Galactica: the turn aid. What is so at this table stands in variables; "you" and "yours" say whether it is about the reader.

aid-part =
    { $numbered ->
        [yes] { $number }. { $name }
       *[no] { $name }
    }{ $open ->
        [yes] , aquí estamos:
        [plain] {""}:
       *[no] { $stands ->
            [done] {" "}(hecho)
            [here] {" "}(en curso)
            [skipped] {" "}(este turno no)
           *[ahead] {""}
        }: { $gist }
    }
aid-lit = > { $what }
aid-off = (ahora no) { $what }
aid-more = Consulta con ?:

aid-gist-receive = Roba las cartas de tus habilidades.
aid-gist-movement = Ve a algún sitio o quédate.
aid-gist-action = Realiza una acción o ninguna.
aid-gist-crisis = Roba una: prueba, elección o ataque.
aid-gist-activation = Se activan las naves cuyos iconos muestra la crisis.
aid-gist-jump = La flota avanza, si lo dice la crisis.
aid-gist-cylon-turn = Roba 2 cartas, muévete y usa una localización cylon.
aid-gist-end-of-turn = Manos hasta el límite; con un recurso a 0 se pierde.
aid-gist-check = Cartas boca abajo y un total contra la dificultad.
aid-gist-vipers = Lanzar, mover o atacar.
aid-gist-ftl = Saltar antes, con riesgo.
aid-gist-attacks = Qué hace cada cara del dado.
aid-gist-damage = Qué hace un impacto.
aid-gist-reveal = Mostrar una carta de cylon.
aid-gist-end = Cómo gana cada bando y cuánto le falta.

# 1 Receive skills.
aid-receive = Roba todas las cartas de tus habilidades, tengas las que tengas. Donde pone «o», di primero cuántas de cada tipo.
aid-receive-yours = Las tuyas: { $slots }.
aid-receive-sickbay =
    { $you ->
        [yes] Estás en la Enfermería: solo 1 carta, de un tipo de tus habilidades.
       *[no] Quien empieza su turno en la Enfermería roba solo 1 carta.
    }
aid-receive-cylon = Un cylon descubierto roba, en vez de eso, 2 cartas de cualquier tipo.

# 2 Movement.
aid-move = Moverse es opcional. Dentro de una nave puedes ir gratis a cualquier sitio.
aid-move-costs =
    Entre Galactica y la Colonial Uno cuesta 1 carta de Habilidad.{ $yours ->
        [yes] {" "}Tienes { $cards }.
       *[no] {""}
    }
aid-move-viper =
    { $you ->
        [yes] Estás en un Viper: vuela gratis a una zona adyacente,
       *[no] En un Viper: vuela gratis a una zona adyacente,
    } o aterriza en cualquier localización por 1 carta de Habilidad; el Viper vuelve a la Reserva.
aid-move-brig =
    { $you ->
        [yes] Estás en la Prisión y no puedes moverte.
       *[no] Quien está en la Prisión no se mueve.
    }
aid-move-hazardous = Nadie va por su voluntad a la Enfermería ni a la Prisión; de la Enfermería se sale sin más.
aid-move-closed = Nadie puede ir { $ship-to } mientras una carta la tenga cerrada.
aid-move-damaged =
    En una localización dañada se puede entrar, pero no usarla{ $some ->
        [yes] . Dañadas ahora: { $places }.
       *[no] {""}.
    }

# 3 Action.
aid-action =
    Realiza una acción o ninguna.{ $more ->
        [0] {""}
        [one] {" "}Después te queda 1 más.
       *[other] {" "}Después te quedan { $more } más.
    }
aid-action-place = Activa la localización donde estás.
aid-action-cards = Juega una carta de Habilidad que sea una acción.
aid-action-power = Usa una capacidad de tu personaje que sea una acción.
aid-action-titles = Presidente: roba o juega una carta de Quórum. Almirante: lanza un arma nuclear.
aid-action-viper = En un Viper: llévalo a una zona adyacente o ataca a una nave cylon de la suya.
aid-action-stranded = Estás lejos de las naves: aún no tienes acción.
aid-action-own-cards = Cartas de Habilidad: { $cards }.
aid-action-president = Presidente: roba una carta de Quórum o juega una de las que tienes ({ $cards }).
aid-action-admiral = Almirante: un arma nuclear contra una Estrella Base de cualquier zona (tienes { $nukes })
aid-action-reveal = Revela una carta de cylon, si tienes alguna.
aid-can = { $what }: { $text }
aid-cannot = { $what }: { $why }.
aid-cannot-do = { $what }: { $why }.
aid-cannot-card = { $what }, { $why }
aid-not-now = Cartas: { $what }.
aid-why-sickbay = ahí no hay nada que hacer
aid-why-damaged = tiene daños
aid-why-forbidden = una carta en juego lo prohíbe
aid-why-too-early = es pronto en el medidor de salto
aid-why-no-cylon-ship = no hay naves cylons en el espacio
aid-why-no-civilian-ship = no hay Naves Civiles en el espacio
aid-why-no-viper = no se puede lanzar ni activar ningún Viper
aid-why-no-raptor = no queda ningún Raptor
aid-why-no-centurion = no hay Centuriones a bordo
aid-why-no-basestar = no hay Estrellas Base en el espacio
aid-why-no-nuke = no queda ninguna
aid-why-no-pilot = solo los pilotos vuelan
aid-why-not-president = solo para el Presidente
aid-why-attached = tu personaje no la usa
aid-why-company = hay alguien más
aid-why-too-few-cards = te costaría 2 cartas de Habilidad
aid-why-no-prey = solo en un Viper con una nave cylon en su zona
aid-why-nothing-broken = nada tiene daños donde estás
aid-why-used = ya usada
aid-why-nobody = no hay nadie a quien aplicarla
aid-why-no-card = no hay cartas para ello
aid-why-no-population = la población está a 0
aid-why-sympathizer = cerrada para el simpatizante

# FTL Control.
aid-ftl = Quien activa el Control de saltos mientras la flota está en una de las dos casillas azules la hace saltar enseguida. Antes tira el dado.
aid-ftl-spaces = Con 6 o menos se pierde población: 3 en la primera casilla azul, 1 en la segunda. Después la flota salta en cualquier caso.
aid-ftl-now = Ahora: { $odds }.
aid-ftl-jumps = la flota salta; { $odds }.
aid-ftl-early = Demasiado pronto: la flota está en la casilla { $space } de { $last }; las azules son la 4 y la 5.
aid-ftl-damaged = El Control de saltos tiene daños: no puede usarse hasta que se repare. El salto automático llega de todos modos.
aid-ftl-fatal =
    Eso podría dejar la población a 0{ $last ->
        [yes] , y se perdería con el último salto.
       *[no] . Con un recurso a 0 al final del turno se pierde la partida.
    }

# 4 Crisis, and the check.
aid-crisis = Roba la primera carta del mazo de Crisis: una prueba de habilidad, una elección de un jugador o un ataque cylon.
aid-crisis-chooses = Quién elige: { $who }.
aid-crisis-attack = Un ataque: se activan las naves que ya están en el espacio, después se colocan las nuevas y se aplica su regla especial. No hay pasos 5 y 6.
aid-crisis-none = Quien está en la Prisión no roba ninguna, ni tampoco un cylon descubierto: entonces no hay pasos 4 a 6.
aid-check-read = 1. La carta dice la dificultad y qué tipos ayudan. Ahora se juegan las cartas que van antes de una prueba.
aid-check-fate = 2. Entran boca abajo dos cartas del mazo de Destino.
aid-check-give = 3. Desde la izquierda del jugador actual, que va el último, cada cual añade boca abajo cuantas cartas quiera. Prisioneros y cylons descubiertos: como mucho 1.
aid-check-sort = 4. Se barajan todas y se revelan. Los tipos que ayudan suman su pericia, los demás restan la suya.
aid-check-total = 5. Con un total igual o mayor que la dificultad se supera. Algunas pruebas tienen un resultado intermedio. Después se descartan las cartas.
aid-check-destiny =
    Mazo de Destino: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }; cuando se vacía se forma de nuevo, con 2 de cada tipo.

# 5 Cylon ships.
aid-ships = Los iconos de la carta de Crisis dicen qué naves se activan. Si lo hicieran ahora:
aid-ships-card = Por los iconos de { $card }:
aid-ships-none = La carta { $card } no tiene iconos de naves cylons.
aid-ships-order = Zona por zona, como quiera el jugador actual; cada Incursor hace, una vez, lo primero que puede. También dice el jugador actual qué Nave Civil se pierde.
aid-raiders =
    { $raiders } ({ $area }): { $several ->
        [yes] el primero
       *[no] este
    } { $plan }.
aid-no-raiders = Incursores: no hay ninguno en el espacio, así que { $then }.
aid-launch = Lanzamiento: { $then }.
aid-heavy = Incursores Pesados y Centuriones: { $then }.
aid-basestars = Estrellas Base: { $then }.

# Vipers.
aid-vipers = Una activación es una de estas: lanzar un Viper de la Reserva a proa a babor o a popa a babor, mover uno a una zona adyacente, atacar a una nave cylon de su zona.
aid-vipers-who = El Puente de mando y el CAG activan Vipers no tripulados. Los pilotos vuelan en persona: desde el Hangar, y después tienen otra acción.
aid-vipers-recall = Si no hay ninguno en la Reserva, un piloto en el Hangar puede tomar uno no tripulado del espacio.
aid-vipers-now = Reserva: { $ready } por lanzar; dañados: { $damaged }; destruidos: { $destroyed }.
aid-vipers-left =
    { $count ->
        [one] Queda 1 activación.
       *[other] Quedan { $count } activaciones.
    }
aid-vipers-hit = Un Viper dañado espera su reparación, uno destruido se elimina del juego; su piloto va a la Enfermería.

# Attacks.
aid-attacks = Un dado de ocho caras, que tira quien actúa; por las naves cylons tira el jugador actual.
aid-rolls =
    { $seat-you ->
        [yes] Tiras tú.
       *[no] Tira { $seat }.
    }
aid-bonus = { $by } a esta tirada; ningún resultado baja de 1 ni pasa de 8.

# Damage.
aid-damage = Galactica: { $count } de { $lose } localizaciones dañadas. Con la { $lose }.ª los humanos pierden al instante.
aid-damage-pool =
    Un impacto saca una de { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }: { $some ->
        [yes] { $places }{ $stores ->
            [yes] , { $resources }
           *[no] {""}
        }
       *[no] { $stores ->
            [yes] { $resources }
           *[no] no queda ninguna
        }
    }.
aid-damage-place = Una localización: no puede usarse hasta que se repare, y quien esté ahí va a la Enfermería.
aid-damage-store = Alimentos o combustible: se pierde 1 y la ficha se elimina del juego.
aid-damage-repair = Una carta Reparar arregla la localización donde se juega; en el Hangar, eso o hasta 2 Vipers.
aid-damage-basestar =
    Estrella Base { $number } ({ $area }): { $points } de { $hull } puntos{ $some ->
        [yes] , { $hits }
       *[no] {""}
    }.
aid-damage-hits = Un impacto en una Estrella Base es uno de estos, y con 3 puntos se destruye: { $hits }.
aid-damage-hit = { $name }, { $text }

# Revealing: the same first lines for everybody.
aid-reveal = Como acción, muestra una carta de cylon y usa su capacidad, si no estás en la Prisión.
aid-reveal-then = Después: te quedas solo con 3 cartas de Habilidad, pierdes todos los cargos, vas a la Nave Resurrección y robas una carta de Crisis extrema.
aid-reveal-ends = Tu turno termina, y ni este ni los siguientes tienen crisis. Si actúas por la Orden ejecutiva de alguien, su turno continúa.
aid-reveal-yours =
    { $card }: { $jailed ->
        [yes] en la Prisión, sin su capacidad.
       *[no] { $text }
    }
aid-reveal-discards = Descartarías { $cards } de las { $hand } que tienes.
aid-reveal-heir =
    El cargo de { $title } pasaría a { $seat-you ->
        [yes] ti
       *[no] { $seat }
    }: va primero en la línea de sucesión sin ser cylon descubierto.
aid-reveal-human = No tienes ninguna carta de cylon.

# A Cylon's turn.
aid-cylon-draw = Roba 2 cartas de Habilidad de cualquier tipo.
aid-cylon-move = Ve gratis a cualquier localización cylon y úsala como acción:
aid-cylon-none = Ni crisis, ni naves cylons, ni salto: ni ahora ni en los turnos siguientes. El límite de la mano es 10.
aid-cylon-check = A cada prueba añades como mucho 1 carta, y no juegas cartas por su texto.

# 6 Jump.
aid-jump-sign = Si la carta de Crisis tiene el icono de salto, la flota avanza 1 casilla; en la última salta enseguida.
aid-jump-card =
    La carta { $card } { $jump ->
        [yes] tiene el icono.
       *[no] no lo tiene.
    }
aid-jump-space = La flota: { $space }.
aid-jump-leave = 1. Todas las naves dejan el espacio: los Vipers van a la Reserva, sus pilotos al Hangar. Los Vipers dañados y los Centuriones se quedan.
aid-jump-chooses =
    2. { $seat-you ->
        [yes] Robas
       *[no] { $seat } roba
    } { $special ->
        [yes] 3 destinos, como especialista de misión,
       *[no] 2 destinos, como Almirante,
    } y { $seat-you ->
        [yes] eliges
       *[no] elige
    } uno; los demás van debajo del mazo.
aid-jump-admiral = 2. El Almirante roba 2 destinos y elige uno; el otro va debajo del mazo.
aid-jump-card-done = 3. Se hace lo que dice la carta elegida.
aid-jump-distance =
    4. Su distancia se suma: ahora { $distance }. { $slept ->
        [yes] {""}
       *[no] Desde { $sleepers } se reparten de nuevo cartas de Lealtad.{" "}
    }Desde { $last }, el siguiente salto es el último.
aid-jump-back = 5. La flota vuelve a la casilla de Inicio; se descartan las cartas que duran hasta el salto.
aid-jump-last =
    El siguiente salto es el último, y para él no se roba nada: { $lost ->
        [yes] con un recurso a 0 ({ $resources }), los humanos perderían con él.
       *[no] los humanos ganan con él, si todos los recursos están por encima de 0.
    }

# End of turn.
aid-end = Cada cual conserva como mucho 10 cartas de Habilidad, Tyrol 8 mientras sea humano; las de Quórum y de Crisis extrema no cuentan.
aid-end-over =
    { $seat-you ->
        [yes] Tienes
       *[no] { $seat } tiene
    } { $cards } de más; el límite es { $limit }.
aid-end-zero = Después, si un recurso está a 0, los humanos pierden. Antes de eso puede llegar a 0 y recuperarse.
aid-end-lost = A 0: { $resources }. Si sigue así, los humanos pierden al final de este turno.
aid-end-next =
    { $seat-you ->
        [yes] Después te toca.
       *[no] Después le toca a { $seat }.
    }

# Winning.
aid-win-humans =
    Los humanos ganan { $now ->
        [yes] con el próximo salto
       *[no] con el primer salto posterior a la distancia { $last } (ahora { $distance }; { $left ->
            [one] falta 1
           *[other] faltan { $left }
        })
    }, si entonces ningún recurso está a 0.
aid-win-jump =
    { $spaces ->
        [0] La flota salta ahora
        [one] A 1 casilla del salto automático
       *[other] A { $spaces } casillas del salto automático
    }{ $early ->
        [yes] ; antes se podría saltar desde el Control de saltos.
       *[no] .
    }
aid-win-resource = Los cylons ganan si un recurso está a 0 al acabar un turno: { $dials }.
aid-win-damage = O con { $lose } localizaciones de Galactica dañadas: ahora, { $count }.
aid-win-boarding =
    O con un Centurión al final del medidor de Abordaje: { $some ->
        [yes] al primero { $left ->
            [one] le falta 1 casilla.
           *[other] le faltan { $left } casillas.
        }
       *[no] no hay ninguno a bordo.
    }
aid-win-sides = Una carta de cylon te pone en el bando cylon, encubierto o no: ganas con los cylons, digan lo que digan tus otras cartas.
