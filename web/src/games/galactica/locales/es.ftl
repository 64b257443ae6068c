# What the page itself says of Galactica: labels of its parts, names of its options.

# Talk: windows, standing orders, claims, marks, secrecy.
window-roll = Antes de la tirada se puede jugar
window-attack = Antes de que el ataque surta efecto se puede jugar
window-check = Antes de la prueba se puede jugar
window-check-total = Antes de decidir la prueba se puede jugar

always = Siempre…
orders-title = Consignas
orders-private = Solo tú las ves. Valen tanto si tienes la carta como si no.
orders-lately = Lo que han hecho, lo último primero
orders-meanwhile = Lo que se respondió por ti en tu ausencia
order-any = Cualquier reacción
order-from-now-on = { $what }, desde ahora
order-holds = Solo tú la ves. Vale tanto si tienes la carta como si no.
order-follows = como en cualquier reacción
order-none = sin consigna: como en cualquier reacción
order-ask = preguntarme siempre
order-ask-if-unusual = preguntarme cuando pueda importar; si no, pasar
order-never = pasar siempre
order-play = jugar siempre la más débil
order-play-if = jugar la más débil si { $conditions }; si no, pasar
order-if-my-viper = el Viper es mío
order-if-hit = el Viper resultaría alcanzado
order-if-destroyed = el Viper resultaría destruido
order-if-jump = la tirada es de un salto
order-if-within =
    la prueba está a { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } o menos de cambiar de resultado
order-if-red = «{ $dial }» está en la zona roja
order-if-hand-at-most =
    tengo como mucho { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
order-if-hand-at-least =
    tengo al menos { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
order-did = Por tu consigna: { $what }

say = Decir…
say-title = Decir a todos
say-now = Decir a todos, cierto o no
say-rule = Lo oyen todos, y queda en el registro.
say-nothing-yet = Cuando empiece el primer turno, aquí podrás decir cosas a todos.
say-check = Esta prueba
say-seen = Lo que has visto o aportado
say-plans = Tú y lo que hay que hacer
say-about = Decir de { $name }
claims-title = Declaraciones
said-title = Lo que se ha dicho
said-nothing = Nadie ha declarado nada todavía.
said-not-yet = aún nada
marks-title = Tu marca privada
marks-private = Solo en este navegador: nadie más la ve nunca.
mark-trust = confianza
mark-unsure = duda
mark-suspect = sospecha

secrecy-title = Normas de secretismo
secrecy-free = Puedes mentir. Algunas cosas no deben decirse.
secrecy-claims = En esta mesa solo se dice lo que ofrecen las Declaraciones.
secrecy-silent = En esta mesa nadie habla durante la partida.
secrecy-rule-accuse = Acusa, promete, amenaza y miente cuanto quieras.
secrecy-rule-loyalty = Di lo que quieras de las cartas de Lealtad, tuyas o vistas: cierto o no.
secrecy-rule-strength = Nada de pericias exactas de cartas en la mano o en una prueba: di «un poco» o «mucho».
secrecy-rule-looked = Nada de detalles de cartas de Crisis, Quórum o Salto que solo tú has visto: di «buena» o «mala».
secrecy-rule-show = No enseñes ni cites nunca una carta oculta.

loyalty-title = Qué hay en el mazo de Lealtad
loyalty-deck =
    { $all } cartas de Lealtad en esta partida: { $humans } de humano y { $cylons ->
        [one] 1 de cylon
       *[other] { $cylons } de cylon
    }
loyalty-sympathizer = y el simpatizante, que se une tras el primer reparto.
loyalty-open = Cartas de cylon a la vista: { $open } de { $cylons }.
loyalty-left =
    { $left ->
        [one] Queda 1 por repartir
       *[other] Quedan { $left } por repartir
    }, cuando la flota haya recorrido { $distance }: la fase de agentes durmientes.
loyalty-all-dealt = Se han repartido todas.
loyalty-sympathizer-what = Quien recibe el simpatizante va a la Prisión si hay un recurso en la zona roja, y si no, es un cylon.
loyalty-one-is-enough = Basta una sola carta de cylon para ser un cylon.

reveal-question = ¿Descubrirte como cylon?
reveal-detail = Lo sabrán todos durante el resto de la partida. Pierdes tus cargos y vas a la Nave Resurrección.
reveal-yes = Descubrirme
reveal-no = Seguir en la sombra
nuke-question = ¿Disparar un arma nuclear contra la Estrella Base { $number }?
nuke-detail = Después ya no estará, salga lo que salga en el dado.
nuke-yes = Disparar
power-question = ¿Usar { $name } ahora?
power-detail = Solo funciona una vez en toda la partida, y habrá sido esta.
power-yes = Usar
not-yet = Todavía no

# Moments.
moment-you = Tú
moment-reveal =
    { $you ->
        [true] Te descubres como cylon
       *[other] { $name } es un cylon
    }
moment-reveal-line = Rumbo a la Nave Resurrección.
moment-sleepers = Agentes durmientes
moment-sleepers-line = Se reparten de nuevo cartas de Lealtad: mira la tuya.
moment-distance = Distancia recorrida: { $distance }
moment-civilians =
    { $count ->
        [one] Se pierde una Nave Civil
       *[other] Se pierden { $count } Naves Civiles
    }
moment-civilians-empty = No había nadie a bordo.
moment-president =
    { $you ->
        [true] Recibes el cargo de Presidente
       *[other] { $name } recibe el cargo de Presidente
    }
moment-president-line = Con él van las cartas de Quórum.
moment-admiral =
    { $you ->
        [true] Recibes el cargo de Almirante
       *[other] { $name } recibe el cargo de Almirante
    }
moment-admiral-line = Con él van los destinos y las armas nucleares.
moment-damage = Impacto en Galactica
moment-humans-win = Ganan los humanos
moment-cylons-win = Ganan los cylons
moment-end-kobol = La flota llega a Kobol.
moment-end-food = Se han agotado los alimentos.
moment-end-fuel = Se ha agotado el combustible.
moment-end-morale = No queda moral.
moment-end-population = No queda nadie en la flota.
moment-end-galactica_destroyed = Galactica ha sido destruida.
moment-end-boarded = Los Centuriones han tomado Galactica.

dial-food = Alimentos
dial-fuel = Combustible
dial-morale = Moral
dial-population = Población

# Buttons: what is not done by passing, what is still to be picked, what Confirm does.
pass-move = Quedarme aquí
pass-action = No hacer nada
pass-barrage = Dejar de disparar
pass-command-viper = Parar
pass-quorum-more = Eso es todo
pass-move-civilian = Dejarla ahí
pass-contribute = No añadir nada
pass-before-roll = Que ruede el dado
pass-evade = Dejarlo así
pass-before-check = No jugar nada
pass-emergency = Dejarlo así
pass-command-authority = Dejar las cartas
pass-alert-viper-pilot = Quedarme a bordo
pass-recon = No mirar
pass-cylon-hatred = Dejarlo así
pass-friends-in-low-places = Dejarlo así
pass-arbitrate = Dejarlo así
pass-eco-officer = Dejarlo así
pass-secret-destiny = Dejar esta crisis
pass-moral-compass = Dejar la elección
pass-mysterious-intuition = Que se añadan cartas
pass-blind-devotion = Que cuenten todos
pass-pay-fuel = No pagar
pass-send-whom = No enviar a nadie
pass-risk = No arriesgarme
pass-restore-vipers = No recuperar ninguno
pass-restore-raptor = No recuperarlo
pass-use-power = No usarla
pass-power-target = Nadie
pass-exchange-super-crisis = Quedármela
pass-give-sympathizer = Quedármela
pass-repair-what = No hacer nada
pass-look-at-civilians = No mirar ninguna
wanted-pick-character = Elige un personaje
wanted-start-area = Elige una zona
wanted-opening-hand =
    Elige { $max ->
        [one] una habilidad
       *[other] { $max } habilidades
    }
wanted-receive-skills = Elige tus habilidades
wanted-draw-any = Elige los mazos
wanted-move = ¿Adónde?
wanted-pay-move = Elige qué carta descartas
wanted-action = Elige una acción
wanted-pay-activation = Elige { $max } cartas
wanted-order-whom = Elige a alguien
wanted-crisis-pick = Elige una crisis
wanted-crisis-half = Elige una opción
wanted-one-of = Elige una opción
wanted-resign-or-jail = Elige una opción
wanted-contribute = Elige cartas
wanted-before-roll = Elige una carta
wanted-evade = Elige una carta
wanted-before-check = Elige una carta
wanted-emergency = Elige una carta
wanted-discard = Descarta { $max }: llevas { $picked }
wanted-destination-pick = Elige un destino
wanted-politician-pick = Elige una carta de Quórum
wanted-bury-next = Elige una carta
wanted-apply-token = Elige una ficha
wanted-take-card = Elige una carta
wanted-quorum-more = Juega o roba
wanted-blind-devotion = Elige un tipo
confirm-pick-character = Jugar con este personaje
confirm-opening-hand = Robar estas
confirm-receive-skills = Robar estas
confirm-draw-any = Robar estas
confirm-move = Ir allí
confirm-pay-move = Descartarla
confirm-pay-activation = Descartarlas
confirm-action = Hacerlo
confirm-crisis-pick = Afrontar esta
confirm-contribute =
    { $picked ->
        [one] Añadir 1 carta
       *[other] Añadir { $picked } cartas
    }
confirm-before-roll = Jugarla
confirm-evade = Jugarla
confirm-before-check = Jugarla
confirm-emergency = Jugarla
confirm-discard =
    { $picked ->
        [one] Descartar 1 carta
       *[other] Descartar { $picked } cartas
    }
confirm-destination-pick = Ir allí
confirm-politician-pick = Aplicarla
confirm-bury-next = Ponerla debajo
confirm-apply-token = Aplicarla
confirm-take-card = Quitarla
confirm-quorum-more = Hacerlo
confirm-caprica = Hacerlo

# Cards.
letters-politics = Po
letters-leadership = Li
letters-tactics = Tá
letters-piloting = Pi
letters-engineering = In
skill-politics = Política
skill-leadership = Liderazgo
skill-tactics = Táctica
skill-piloting = Pilotaje
skill-engineering = Ingeniería
gist-consolidate-power = Roba 2 cartas de Habilidad de cualquier tipo
gist-investigative-committee = Las cartas de una prueba van boca arriba
gist-executive-order = Otro jugador se mueve y actúa
gist-declare-emergency = La dificultad de una prueba baja en 2
gist-launch-scout = Un Raptor mira la primera carta de un mazo
gist-strategic-planning = Antes de una tirada: +2
gist-evasive-maneuvers = Se repite un ataque a un Viper
gist-maximum-firepower = En un Viper: ataca hasta 4 veces
gist-repair = Repara tu localización o 2 Vipers
gist-scientific-research = Toda carta de Ingeniería ayuda
card-called = { $name } { $strength }
side-human = Humano
side-cylon = Cylon
side-sympathizer = Simpatizante
power-not-a-cylon = Estás con los humanos.
power-cylon-brig = Al descubrirte, puedes enviar a alguien a la Prisión.
power-cylon-sickbay = Al descubrirte, puedes enviar a alguien a la Enfermería, con 5 cartas menos.
power-cylon-damage = Al descubrirte, puedes dañar Galactica dos veces.
power-cylon-morale = Al descubrirte, puedes reducir la moral en 1.
power-sympathizer = Humano y a la Prisión si hay un recurso en la zona roja; si no, cylon descubierto.
deck-crisis = Crisis
deck-super = Crisis extrema
deck-quorum = Quórum
distance-of = Distancia { $distance }
difficulty = Dificultad { $difficulty }
types-help =
    { $count ->
        [one] ayuda
       *[other] ayudan
    }
chooser-current = Elige el jugador actual.
chooser-president = Elige el Presidente.
chooser-admiral = Elige el Almirante.
attack = Ataque cylon
icons-then = Después
icons-first = Primero
icons-none = no se activa ninguna nave cylon
icon-raiders = se activan los Incursores
icon-launch_raiders = las Estrellas Base lanzan Incursores
icon-heavy_raiders = se activan los Incursores Pesados y los Centuriones
icon-basestars = las Estrellas Base atacan a Galactica
icon-jump = la flota se prepara para saltar
skill-set = Cartas de Habilidad por turno
slot-or = o
role-military_leader = Líder militar
role-pilot = Piloto
role-support = Apoyo
role-political_leader = Líder político
ability-passive = Siempre
ability-once_per_game = Una vez por partida
ability-drawback = Desventaja
sheet-pilot = pilota Vipers
sheet-limit = como mucho { $limit } cartas en la mano

# One's own cards.
your-cards = Tus cartas
your-loyalty = Tu lealtad
only-you = Solo tú lo ves
loyalty-of = Lealtad de { $name }
loyalty-none = Aún sin carta de Lealtad
loyalty-hold = mantén pulsado
loyalty-covered =
    { $count ->
        [one] Tapada. Mantén pulsado para mirar: así nadie a tu lado la ve por casualidad.
       *[other] { $count } cartas tapadas. Mantén pulsado para mirar: así nadie a tu lado las ve por casualidad.
    }
loyalty-reveal = Descubrirte
loyalty-shown = a la vista
pile-looked-at = Estás mirando
pile-super = Tu crisis extrema
pile-quorum = Cartas de Quórum
pile-skills = Cartas de Habilidad
hand-empty = Sin cartas de Habilidad
given-by-you = Has añadido
draft = Personajes para elegir
draft-taken = Quién juega con quién
draft-now = elige ahora
draft-later = elige después
draft-read = Elige a alguien para leer lo que sabe hacer. Nada queda decidido hasta que confirmes.

# What is going on.
turn-steps = Pasos del turno
turn-number = Turno { $number }
turn-none = Antes del primer turno
turn-yours = tuyo
turn-cylon = cylon descubierto
turn-ordered = orden para { $name }
turn-actions =
    { $count ->
        [one] 1 acción más
       *[other] { $count } acciones más
    }
step-receive-skills = Cartas
step-movement = Mover
step-action = Acción
step-crisis = Crisis
step-activate-cylon-ships = Cylons
step-prepare-for-jump = Salto
crisis-yours = Crisis que has robado
crisis-of = Crisis robada por { $name }
last-crisis = Última crisis
choose-check-current = El jugador actual elige: la prueba o lo que hay debajo.
choose-check-president = El Presidente elige: la prueba o lo que hay debajo.
choose-check-admiral = El Almirante elige: la prueba o lo que hay debajo.
choose-top-current = El jugador actual elige una opción.
choose-top-president = El Presidente elige una opción.
choose-top-admiral = El Almirante elige una opción.
total-from = { $from } +
total-within = { $from }-{ $to }
total-to = { $to } −
block-pass-check = Superada:
block-partial-check = En parte:
block-fail-check = Fallada:
block-bottom-check = O bien:
block-top-top = Opción 1:
block-bottom-top = Opción 2:
needs-nuke = (requiere un arma nuclear)
at-front = Proa
at-starboard_bow = Proa a estribor
at-starboard_aft = Popa a estribor
at-rear = Popa
at-port_aft = Popa a babor
at-port_bow = Proa a babor
ships-basestar =
    { $count ->
        [one] Estrella Base
       *[other] { $count } Estrellas Base
    }
ships-heavy_raider =
    { $count ->
        [one] Incursor Pesado
       *[other] { $count } Incursores Pesados
    }
ships-raider =
    { $count ->
        [one] Incursor
       *[other] { $count } Incursores
    }
ships-viper =
    { $count ->
        [one] Viper
       *[other] { $count } Vipers
    }
ships-civilian =
    { $count ->
        [one] Nave Civil
       *[other] { $count } Naves Civiles
    }
verdict-pass = Superada
verdict-partial = Superada en parte
verdict-fail = Fallada
result-pass = superada, { $total } de { $difficulty }
result-partial = superada en parte, { $total } de { $difficulty }
result-fail = fallada, { $total } de { $difficulty }
check-cards = Cartas de la prueba
check-about = sobre { $name }
given-so-far = Añadidas hasta ahora
destiny = Destino
in-force = En vigor:
in-play = En juego
rule-unmanned_viper_attack_minus_2 = los Vipers no tripulados restan 2 a sus tiradas de ataque
rule-basestar_launch_plus_1 = las Estrellas Base lanzan 1 nave más cada vez
rule-communications_blocked = la localización Comunicaciones está cerrada
rule-no_loyalty_looks = nadie puede mirar cartas de Lealtad
# On the board, in two lines.
colonial-one = Colonial Uno
cylon-locations = Localizaciones cylons
rule-colonial_one_closed = la Colonial Uno está cerrada
rule-relentless_pursuit = la persecución continúa: al saltar, la carta vuelve al mazo de Crisis

# The table: tracks, people, board.
dial-about =
    { $value } de { $max }. { $low ->
        [yes] En la zona roja: { $red } o menos.
       *[no] La zona roja empieza en { $red }.
    } Con 0, los humanos pierden.
jump-track = Medidor de salto
jump-red = pronto para saltar
jump-blue = se puede saltar
jump-damaged = Control dañado
jump-auto = saltando
jump-about =
    casilla { $space } de { $last }. { $zone ->
        [blue] Ya se puede saltar desde el Control de saltos, y puede costar { $risk } de población.
        [damaged] El Control de saltos tiene daños: no se puede saltar desde él.
        [auto] La flota salta.
       *[red] Es pronto para saltar desde el Control de saltos.
    } En la casilla { $last } la flota salta sola.
distance = Distancia { $distance } de { $last }
distance-state =
    { $there ->
        [yes] lo próximo: Kobol
       *[no] después, Kobol
    }
distance-about =
    { $distance } de { $last }. { $slept ->
        [yes] Las cartas de Lealtad de los agentes durmientes ya se han repartido.
       *[no] En { $sleepers } se reparten de nuevo cartas de Lealtad.
    } { $there ->
        [yes] Los humanos ganan con el siguiente salto.
       *[no] Desde { $last }, los humanos ganan con el siguiente salto.
    }
distance-travelled = La flota ha pasado por: { $travelled }.
boarding = Abordaje
boarding-state =
    { $aboard ->
        [0] nadie
       *[other] { $left ->
            [0] al final
            [one] falta 1 casilla
           *[other] faltan { $left } casillas
        }
    }
boarding-about =
    { $aboard ->
        [0] no hay Centuriones a bordo.
       *[other] { $left ->
            [0] los Centuriones han tomado Galactica.
           *[other] { $aboard ->
                [one] hay 1 Centurión a bordo; si avanza { $left } más, los humanos pierden.
               *[other] hay { $aboard } Centuriones a bordo; si el primero avanza { $left } más, los humanos pierden.
            }
        }
    }
people = Jugadores
board = El tablero
board-in-words = El tablero con palabras
ship-galactica = Galactica
area-front = Proa
area-starboard_bow = Proa a estribor
area-starboard_aft = Popa a estribor
area-rear = Popa
area-port_aft = Popa a babor
area-port_bow = Proa a babor
area-launch = { $area } · lanzamiento
count-raider =
    { $count ->
        [one] Incursor
       *[other] { $count } Incursores
    }
count-heavy =
    { $count ->
        [one] Incursor Pesado
       *[other] { $count } Incursores Pesados
    }
count-viper =
    { $count ->
        [one] Viper
       *[other] { $count } Vipers
    }
basestar-hit = Estrella Base { $number } con { $points } de 3 de daño
vipers-flown = en Vipers: { $names }
civilians-here = Naves Civiles { $numbers }
empty = vacía
nobody = nadie
damaged = con daños
closed = cerrada
blocked = bloqueada
rooms-damaged =
    { $count ->
        [0] sin daños
        [one] 1 de 6 dañada
       *[other] { $count } de 6 dañadas
    }
reserves-vipers =
    { $ready } { $ready ->
        [one] listo
       *[other] listos
    }{ $damaged ->
        [0] {""}
        [one] , 1 dañado
       *[other] , { $damaged } dañados
    }
raptors =
    { $count ->
        [one] 1 Raptor
       *[other] { $count } Raptors
    }
who-william-adama = Adama
who-saul-tigh = Tigh
who-helo = Helo
who-apollo = Apolo
who-starbuck = Starbuck
who-boomer = Boomer
who-tyrol = Tyrol
who-tom-zarek = Zarek
who-laura-roslin = Roslin
who-gaius-baltar = Baltar
place-nowhere = aún no está a bordo
place-flying = En un Viper, { $area }
open-cylon = cylon descubierto
your-turn = tu turno
their-turn = turno
is-asked = decide
quorum-hand =
    { $count ->
        [one] 1 carta de Quórum
       *[other] { $count } cartas de Quórum
    }
nukes =
    { $count ->
        [one] 1 arma nuclear
       *[other] { $count } armas nucleares
    }
loyalty-hidden =
    { $count ->
        [one] 1 carta de Lealtad boca abajo
       *[other] { $count } cartas de Lealtad boca abajo
    }
holds-super-crisis = tiene una crisis extrema
once-ready = { $name }, capacidad de una vez por partida: sin usar
once-spent = { $name }, capacidad de una vez por partida: usada
hand-size =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }; el límite es { $limit }
gave = añadió { $count }
seen = Has visto aquí: { $cards }
decks = Mazos
stack-skill =
    { $name }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } por robar, { $discards } en los descartes
stack-crisis = Crisis
stack-destiny = Destino
stack-destination = Salto
stack-quorum = Quórum
stack-super-crisis = Crisis extremas
civilians-stored = sin usar
lost =
    { $count ->
        [one] 1 perdida
       *[other] { $count } perdidas
    }
off-board = Fuera del tablero
off-board-about = Naves Civiles por llegar: { $civilians }; destruidas: { $lost }. Vipers destruidos: { $vipers }. En la caja: Incursores ({ $raiders }), Incursores Pesados ({ $heavy }), Estrellas Base ({ $basestars }).
travelled = Destinos hasta ahora
# A check, and dice.
check-label = Prueba de habilidad: { $name }
check-fold = Ver el tablero
check-unfold = Volver a { $name }
give-secret = Nadie ve qué cartas añades, solo cuántas.
give-open = Todas las cartas se añaden boca arriba.
turn-secret = Las cartas se barajan: nadie ve de quién es cada una.
you = Tú
destiny-any = de cualquier tipo
picked-count =
    { $count ->
        [one] 1 elegida
       *[other] { $count } elegidas
    }
worth = vale { $worth }
gave-cards =
    { $count ->
        [0] nada
        [one] carta
       *[other] cartas
    }
gives-now = hasta { $count }, ahora
gives-later = hasta { $count }, después
scale-yours = las tuyas { $worth }
scale-passes = con { $difficulty } se supera
given-down = Añadidas boca abajo
pile-help = Ayudan
pile-hinder = Estorban
of-needed = de { $difficulty } necesarios
odds = { $count } de 8
odds-or = { $count } de 8, o { $more }

# The turn aid.
aid-here = aquí estamos
aid-going-on = en curso
aid-done = hecho
aid-skipped = este turno no
aid-not-now = Ahora no:
aid-look-up = Consultar
aid-failed = No se ha podido cargar la ayuda. Se intentará con la próxima jugada.

# Cards as they lie in a hand: as much as has room there. The whole text opens beside them.
gist-quorum-accept-prophecy = Roba 1 carta. Destituir al Presidente cuesta 2 más
gist-quorum-arrest-order = Envía a un jugador a la Prisión
gist-quorum-assign-arbitrator = Roba 2 de Política. Un jugador cambia en 3 una prueba de Prisión
gist-quorum-assign-mission-specialist = Roba 2 de Política. Un jugador elige el próximo destino
gist-quorum-assign-vice-president = Roba 2 de Política. Solo ese jugador puede ser Presidente
gist-quorum-authorization-of-brutal-force = Destruye cylons. Dado. 1-2: −1 de población
gist-quorum-encourage-mutiny = Un jugador tira. 3-8: Almirante. 1-2: −1 de moral
gist-quorum-food-rationing = Dado. 6-8: +1 de alimentos
gist-quorum-inspirational-speech = Dado. 6-8: +1 de moral
gist-quorum-presidential-pardon = Saca a un jugador de la Prisión
gist-quorum-release-cylon-mugshots = Mira una carta de Lealtad. Dado. 1-3: −1 de moral
gist-destination-asteroid-field = −2 de combustible, −1 Nave Civil
gist-destination-barren-planet = −2 de combustible
gist-destination-cylon-ambush = −1 de combustible. Esperan una Estrella Base e Incursores
gist-destination-cylon-refinery = −1 de combustible. Arriesga 2 Vipers: 6-8 da 2 de combustible
gist-destination-deep-space = −1 de combustible, −1 de moral
gist-destination-desolate-moon = −3 de combustible
gist-destination-icy-moon = −1 de combustible. Arriesga un Raptor: 3-8 da 1 de alimentos
gist-destination-ragnar-anchorage = Vuelven hasta 3 Vipers y 1 Raptor
gist-destination-remote-planet = −1 de combustible, −1 Raptor
gist-destination-tylium-planet = −1 de combustible. Arriesga un Raptor: 3-8 da 2 de combustible

# Space: what an area answers to whoever points at it.
area-foretold = { $area }: qué harán sus naves

# Rooms whose names are too long where letters are large.
short-communications = Comun.
short-administration = Admin.
short-resurrection_ship = N. Resurrección
