# The story of a game that is over.

story-of = Cómo fue la partida
story-loading = Cargando la crónica…
story-gone = La crónica no está disponible ahora. La repetición lo tiene todo.
who-was-what = Quién era qué
what-was-left = Lo que quedó
who-gave-what = Quién añadió qué
gave-about = Pruebas de habilidad. Por encima de la línea ayudó, por debajo estorbó; la raya es lo necesario, los puntos son del Destino.
phase-hidden = cylon encubierto
phase-open = cylon descubierto
verdict-won-human = bando humano, gana
verdict-won-cylon = bando cylon, gana
verdict-lost-human = bando humano, pierde
verdict-lost-cylon = bando cylon, pierde
life =
    { $what ->
        [human] { $name }: bando humano del turno { $from } al { $to }
        [hidden] { $name }: cylon encubierto del turno { $from } al { $to }
       *[open] { $name }: cylon descubierto del turno { $from } al { $to }
    }
mark-president = Presidente
mark-admiral = Almirante
mark-brig = Prisión
mark-sickbay = Enfermería
mark-at = { $what }, turno { $turn }
dealt-again = nuevo reparto de lealtad
jump-last = Kobol
turn = Turno { $turn }
turn-tick = turno { $turn }
in-words = Con palabras: lealtades y lo que quedó
dial-went = { $dial }: { $from } al principio, { $to } al final
in-the-red = en la zona roja
none-left = no queda nada
gave-total = { $name } aportó { $helped } a favor y { $hindered } en contra
destiny = Destino
needed = hacían falta { $difficulty }; el total fue { $total }
branch-pass = superada
branch-partial = superada en parte
branch-fail = fallada
check-of = { $name }: { $result }, turno { $turn }
spoilt =
    { $count ->
        [one] Sin las cartas de { $names }, cylon encubierto, se habría superado.
       *[other] Sin las cartas de { $names }, cylons encubiertos, se habría superado.
    }
turning-points = Los momentos decisivos
turning-jump = La flota salta: distancia { $distance }.
turning-check = { $name }: { $result }.
who-deceived = Quién mintió y quién estorbó en secreto
nobody-deceived = Nadie, por lo que dicen las cartas y las declaraciones.
lie-human = dijo: «Estoy con los humanos».
lie-human-truth = Un cylon, desde siempre.
lie-help = dijo: «Puedo ayudar».
lie-cover-rest = dijo: «Yo pongo lo que falte».
lie-not-my-type = dijo: «Ese tipo no era mío».
lie-looked =
    { $cylon ->
        [yes] dijo de { $whom }: «Cylon».
       *[no] dijo de { $whom }: «No es cylon».
    }
lie-looked-truth = La carta que había visto decía otra cosa.
secret-gave = añadió en secreto:
gave-cards = { $cards }
took-away = Restó { $count }.
given-anyway = Sí era suyo.
secrets = Los secretos de todos
secrets-hand = Mano de { $name }
no-cards = ninguna carta
every-check = Todas las pruebas, carta por carta
gave-nothing = Nadie añadió nada.
won-kobol = La flota llega a Kobol: ganan los humanos.
won-food = Se han agotado los alimentos: ganan los cylons.
won-fuel = Se ha agotado el combustible: ganan los cylons.
won-morale = Se ha perdido toda esperanza: ganan los cylons.
won-population = No queda nadie: ganan los cylons.
won-galactica_destroyed = Galactica ha sido destruida: ganan los cylons.
won-boarded = Los Centuriones han tomado Galactica: ganan los cylons.
won-playing = La partida ha terminado.
camp-humans-won = Humanos, ganan
camp-humans-lost = Humanos, pierden
camp-cylons-won = Cylons, ganan
camp-cylons-lost = Cylons, pierden
who-suspected-whom = De quién se sospechaba
suspected-by = Como lo ve
suspected-table = todo el mundo (lo que era público)
suspected-about = La probabilidad de que cada uno pareciera un cylon, turno a turno, según los cálculos de la máquina; rayado donde lo era en secreto, lleno donde ya se sabía.
suspected-peak = { $most } % como máximo
suspected-row = { $name }: { $most } % de sospecha como máximo, en el turno { $turn }
