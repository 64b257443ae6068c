# What the server says: errors, each one sentence saying what to do, and the page at its door.

refused-unknown-table = En esta dirección no hay ninguna mesa. Pide el enlace a quien te invitó, o crea tu propia partida.
refused-wrong-token = Esta clave de acceso no se conoce aquí: pide una nueva.
refused-no-token = Hace falta una clave de acceso: consíguela con POST /api/people y envíala como «Authorization: Bearer …».
refused-bad-json = Esto no es lo que se espera aquí ({ $why }): envía JSON como lo describe docs/protocol.md.
refused-bad-query = La dirección pide algo imposible ({ $why }): docs/openapi.json dice qué puede pedir.
refused-bad-request = Esto no es una petición de HTTP/1.1: envíala como muestra docs/protocol.md.
refused-head-too-large = La dirección y las cabeceras de esta petición son más largas de lo necesario: envíalas más cortas.
refused-method = Esta dirección no admite ese método: docs/openapi.json dice cuáles admite.
refused-no-upgrade = Esta dirección es para WebSockets: pide el cambio de protocolo, o usa «stream» en vez de «socket».
refused-other-site = Otro sitio lo pidió en tu nombre, así que no se ha hecho: usa la página de este sitio.
refused-protocol = Este servidor no habla esa versión del protocolo: usa la versión 2.
refused-language = Este idioma no está disponible aquí: elige uno de GET /api/languages.
refused-no-such-game = Ese juego no existe aquí: elige uno de GET /api/games.
refused-no-such-bot = No hay ningún jugador virtual de ese nivel: elige uno de los que GET /api/games indica para el juego.
refused-setup = Estas no son opciones de este juego ({ $why }): elige una de las preparaciones de GET /api/games.
refused-chairs =
    { $given ->
        [one] Se ha descrito 1 asiento
       *[other] Se han descrito { $given } asientos
    } para una partida de { $seats }: describe cada asiento una vez, y como mucho uno como «me».
refused-pace = Este ritmo no es posible: un jugador virtual tarda de 50 a 60 000 ms, el tiempo para reaccionar es de 500 a 60 000, el largo de hasta 120 000, una espera como mucho 120 000, un turno de 5000 a 2 592 000 000 (30 días).
refused-hurried = Un jugador virtual de este nivel necesita al menos { $least } ms para responder: dale más tiempo («bot» en el ritmo) o elige uno más débil.
refused-name = Un nombre tiene de 1 a 40 caracteres, al menos una letra o cifra, y ninguno invisible: elige otro.
refused-seat-taken = Ahí ya hay alguien: elige otro asiento.
refused-no-seat = En esta mesa no hay asientos libres: mira la partida o crea tu propia mesa.
refused-wrong-link = Este enlace ya no sirve: otro más nuevo lo ha sustituido, o no se copió entero.
refused-wrong-key = Este asiento está reservado: usa el enlace de la invitación o elige otro asiento.
refused-entropy = Lo que añades al barajado tiene como mucho 64 caracteres y llega antes de empezar la partida: envía menos, o nada.
refused-not-owner = Esto solo puede hacerlo quien creó la mesa: pídeselo.
refused-not-seated = No tienes asiento en esta mesa: ocupa uno primero.
refused-already-seated = Ya tienes un asiento en esta mesa: déjalo primero.
refused-not-started = La partida no ha empezado: espera a que la empiece quien creó la mesa.
refused-already-started = La partida ya ha empezado: hazlo antes, o crea otra mesa.
refused-seats-open = Hay asientos vacíos: espera a más jugadores o da los asientos a jugadores virtuales.
refused-over = La partida ha terminado: crea otra mesa o pide la revancha.
refused-not-over = Esto está disponible cuando acaba la partida: antes revelaría secretos.
refused-set-aside = Las reglas han cambiado desde que se jugó esta partida y no puede seguir: crea otra mesa o pide la revancha.
refused-other-rules = Las reglas han cambiado desde que se jugó esta partida y no se puede ver la repetición: aún puedes guardar su archivo, que la versión de Starboard con la que se jugó sabe reproducir.
refused-stale-ticket = Esto no responde a tu pregunta actual: lee la última y usa su ticket.
refused-not-items = Esto no responde a ninguna pregunta de este juego: envía «picks», los números de las opciones, o «items» tal como se ofrecieron.
refused-no-window = Ahora no hay ninguna reacción abierta en esta mesa: no hay nada que esperar.
refused-already-held = Ya se ha pedido esperar en esta reacción, y solo se puede una vez.
refused-no-motion = No hay ninguna propuesta que votar: haz una.
refused-motion-running = Ya hay una propuesta: vota primero esa.
refused-chat = Un mensaje tiene de 1 a 500 caracteres: envía uno más corto.
refused-only-players-talk = Durante la partida solo hablan los jugadores: espera a que termine.
refused-no-talk = En esta mesa no hay chat libre: usa lo que el propio juego deja decir, si hay algo.
refused-no-such-claim = El juego no ofrece decir eso: envía una de las declaraciones del mensaje «claims».
refused-orders = Estas no son consignas de este juego, o hay más de 64: envía una lista con la forma que muestra el mensaje «orders».
refused-too-often = Ha sido demasiado en muy poco tiempo: espera unos segundos e inténtalo de nuevo.
refused-nothing-to-explain = Aquí no hay nada con ese nombre o número: usa un nombre de la mesa o el número de una opción.
refused-no-hints = Solo hay pistas cuando todos los demás son jugadores virtuales: aquí decides tú.
refused-no-reasons = Ningún jugador virtual sabe decir por qué se respondió así: pregunta por una de las decisiones que «minds» enumera.
refused-too-many = Demasiadas peticiones en poco tiempo: espera un minuto.
refused-too-large = Esto ocupa más de lo que aquí puede hacer falta: envía menos.
refused-too-slow = Esta petición ha tardado demasiado en llegar: envíala de nuevo.
refused-stopping = El servidor se está cerrando: inténtalo de nuevo en un momento.
refused-conflict = Otra persona ha cambiado la mesa en el mismo momento: inténtalo de nuevo.
refused-disk-full = El disco del servidor está lleno y no se ha cambiado nada: avisa a quien lo administra e inténtalo de nuevo.
refused-database-locked = Otro programa usa la base de datos del servidor y no se ha cambiado nada: inténtalo de nuevo en un momento.
refused-store = El servidor no ha podido guardar esto y no se ha cambiado nada: avisa a quien lo administra e inténtalo de nuevo.
refused-damaged = Lo guardado de esta mesa está dañado y se ha dejado como está: avisa a quien administra el servidor o crea otra mesa.
refused-not-found = Aquí no hay nada: docs/protocol.md dice lo que hay.

# One name for each seat: it is heard all evening. How strong they play stands where seats are chosen.
server-bot =
    { $number ->
        [1] Tuerca
        [2] Píxel
        [3] Piñón
        [4] Bobina
        [5] Chispas
        [6] Muelle
       *[other] Bot { $number }
    }
server-answered =
    { $prompt } — { $count ->
        [0] nada
       *[other] { $answer }
    }
server-guest = Invitado
server-goes-on =
    Las reglas han cambiado (de la versión { $before } a la { $rules }): la partida sigue desde aquí con las nuevas{ $lost ->
        [0] .
        [one] , y hay que repetir la última respuesta.
       *[other] , y hay que repetir las últimas { $lost } respuestas.
    }
server-set-aside = Las reglas han cambiado (de la versión { $before } a la { $rules }) y esta partida no puede seguir: se ha apartado. Aún puedes guardar su archivo.
server-damaged = Lo guardado de esta partida está dañado y no puede seguir: se ha apartado. Quizá quien administra el servidor pueda recuperarla de una copia: avísale.
server-finished-before = Esta partida se jugó con reglas anteriores (versión { $before }, ahora { $rules }): su resultado vale, pero no se puede ver la repetición.

door-title = Starboard
door-what = Esto es un servidor de Starboard: Race for the Galaxy para jugar a distancia y contra la máquina. Su página web no forma parte de esta compilación; todo lo demás está aquí.
door-terminal = Para jugar en un terminal:
door-curl = Para jugar a mano o escribir un jugador virtual, crea una mesa y sigue docs/protocol.md:
door-fans = Un proyecto de aficionados, sin relación con las editoriales, los autores ni los titulares de los derechos.
