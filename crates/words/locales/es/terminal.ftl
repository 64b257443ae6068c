# What the commands and the terminal game say of themselves.

play-welcome = Juegas contra { $others }. Escribe el número de una opción, o varios números, y pulsa Intro.
play-welcome-all =
    En esta pantalla: { $people }. { $bots ->
        [0] {""}
       *[other] La máquina juega por { $others }.
    } Lo privado se oculta antes de pasar la pantalla. Escribe el número de una opción, o varios números, y pulsa Intro.
play-hint-race = Escribe ? para ver la ayuda en cualquier momento; ? con un número o un nombre explica una opción, una carta o un término. ¿Es tu primera vez? Escribe ? ayuda para ver las reglas en una página, y mesa para ver lo que hay en la mesa.
play-hint-galactica = Escribe ? para ver la ayuda en cualquier momento; ? con un número o un nombre explica una opción, una carta, un lugar o un término. ¿Es tu primera vez? Escribe ? ayuda para ver las reglas en una página, y mesa para ver la nave, el espacio y la gente.
play-read-then-pass = Después va { $name }: lee, pulsa Intro y pasa la pantalla.
play-pass-to = Pasa la pantalla a { $name }. { $name }, pulsa Intro cuando nadie más mire.
play-press-enter = Pulsa Intro para continuar:
play-over-all = La partida ha terminado: ya puede mirar todo el mundo.
play-order-answers = Tus consignas responden: { $answer }.
play-no-item = nada
play-saving = La partida se guarda tras cada respuesta en { $path }
play-not-kept = { $why }. La partida sigue, pero no se guarda: haz sitio, o escribe guardar ARCHIVO para tener una copia en otro lugar.
play-resumed =
    La partida sigue tras { $answers ->
        [one] { $answers } respuesta
       *[other] { $answers } respuestas
    }.
play-option = { $first }. { $option }
play-options-alike = { $first }-{ $last }. { $option }
play-nothing = 0. Nada
play-pick-one = Tu elección:
play-pick-exactly = Tu elección ({ $count }):
play-pick-some =
    Tu elección, { $min ->
        [0] hasta { $max }
       *[other] de { $min } a { $max }
    }:
play-sure = ¿Confirmas? Escribe sí o no:
play-not-sure = No se ha hecho nada.
play-help =
    Elige opciones por su número: 2, o 1 3 4 para varias; 0 para nada.
    También vale una palabra de su nombre. ? 2 explica entera la opción 2.
play-help-race =
    ? ayuda — las fases, sus bonificaciones y los poderes en una página.
    ? ronda, ? final — cómo va una ronda, y cómo se acaba y se gana.
    ? mundo minero — todo sobre una carta, una fase o un término.
    ? distribución — cuántas cartas hay de cada cosa.
play-help-galactica =
    ? ayuda — las reglas en una página; ? turno, ? prueba, ? salto — partes.
    ? hangar, ? disturbios, ? boomer — un lugar, una carta, un personaje.
    ? mazos, ? probabilidades — lo que queda en los mazos; cada tirada.
    consignas — tus consignas, que responden por ti a las reacciones, y lo
      que han hecho últimamente.
    siempre pasar, siempre preguntar, siempre pasar salvo excepción,
      siempre jugar, siempre jugar si alcanzado y mío — una consigna para
      la reacción actual; tras si, también: destruido, salto, a 2 o menos,
      alimentos en rojo, mano al menos 5.
    siempre jugar si salto para planificación estratégica — para una carta,
      en cualquier momento.
    consignas borrar — borra las tuyas y repone las del principio.
play-help-table =
    mesa — la mesa entera; mano — tus cartas.
    registro — lo que ha pasado últimamente; registro 50 para ver más.
    opciones — otra vez la pregunta y sus opciones.
    deshacer — retira tu última respuesta, si no se ha revelado ni robado nada.
play-help-file =
    guardar ARCHIVO — guarda una copia de la partida.
    salir — para; la partida queda guardada y se puede continuar.
play-unknown-name = No hay ninguna carta ni término llamado «{ $name }»: prueba con el nombre de una carta, de una fase, o con uno de estos: { $terms }
play-no-option = No hay ninguna opción { $number }: los números van de 1 a { $last }.
play-no-option-at-all = Aquí la única elección es 0, nada.
play-not-understood = «{ $input }» no es un número de la lista ni una palabra del nombre de una opción: escribe ? para ver la ayuda.
play-several-fit = «{ $input }» puede ser más de una opción ({ $options }): escribe su número o más letras del nombre.
play-pick-twice = La opción { $number } está repetida: nombra cada opción una sola vez.
play-not-asked = Ahora no tienes nada que responder: espera tu siguiente pregunta, o escribe ? para ver la ayuda.
play-no-board = Aún no hay nada en la mesa: la partida no ha empezado.
play-empty = Escribe el número de una opción, o ? para ver la ayuda.
play-undone = Deshecho.
play-orders = Tus consignas; responde por ti la primera que encaje:
play-orders-lately = Lo que han respondido últimamente:
play-order-answered = { $prompt } — { $answer }
play-orders-shared = En una pantalla compartida se llama a todos antes de una prueba y cuando pueda importar, tengan la carta o no. Si no, se te llama solo si tus consignas piden preguntarte.
play-no-orders = No tienes consignas: se te pregunta todo.
play-no-such-order = Eso no es una consigna para esta pregunta: las consignas son para reacciones, como siempre pasar, siempre preguntar, siempre jugar si alcanzado y mío, o para una carta, como siempre pasar para maniobras evasivas. Escribe ? para verlas todas.
play-save-where = ¿Dónde? Escribe guardar ARCHIVO
play-saved = Guardada como { $path }
play-bye = Hasta la próxima. Para continuar:
play-no-more-input = La entrada ha terminado.
play-over-saved = La partida entera está guardada en { $path }

# At a server's table.
join-welcome = Ocupas el asiento { $number }. Escribe el número de una opción, o varios números, y pulsa Intro; escribe decir TEXTO para hablar con los demás.
join-watching = Estás mirando la partida: ves lo que puede ver todo el mundo.
join-seat =
    { $number }. { $state ->
        [open] libre
        [invited] reservado para alguien con invitación
        [bot] { $seat }, jugador virtual
        [you] { $seat }: tú
        [away] { $seat }, ausente: responde la máquina
        [there] { $seat }
       *[gone] { $seat }, sin conexión
    }{ $owner ->
        [yes] ; creó la mesa
       *[no] {""}
    }
join-spectators =
    { $count ->
        [one] Hay 1 persona mirando.
       *[other] Hay { $count } personas mirando.
    }
join-waits-to-start =
    { $full ->
        [yes] Todos los asientos están ocupados: { $owner ->
            [yes] escribe empezar para comenzar.
           *[no] la partida comienza cuando la empiece quien creó la mesa.
        }
       *[no] Hay asientos libres: { $owner ->
            [yes] da uno a la máquina, por ejemplo con bot 1, o envía este enlace a otros:
           *[no] envía este enlace a otros:
        } { $link }
    }
join-begins = La partida comienza.
join-awaited = Esperando a { $names }.
join-came = { $seat } ya está aquí.
join-went = { $seat } ha salido o ha perdido la conexión.
join-away =
    { $seat-you ->
        [yes] Figuras como ausente: la máquina responde por ti hasta que vuelvas a responder
       *[no] { $seat } no está: responde la máquina en su lugar
    }.
join-not-away =
    { $seat-you ->
        [yes] Vuelves a jugar tú
       *[no] { $seat } ha vuelto
    }.
join-said = { $name }: { $text }
join-chat-before =
    { $count ->
        [one] Antes se dijo 1 línea más.
       *[other] Antes se dijeron { $count } líneas más.
    }
join-only-watching = Solo estás mirando: esto es para quienes juegan en la mesa.
join-say-sure = Las reglas prohíben decir la pericia de una carta, y aquí hay un número: escríbelo otra vez para decirlo de todos modos.
join-say-what = ¿Qué quieres decir? Escribe decir TEXTO
join-motion =
    { $seat-you ->
        [yes] Propones
       *[no] { $seat } propone
    } { $what ->
        [abort] acabar la partida sin resultado.
       *[rewind] volver atrás en la partida.
    }
join-vote = Escribe sí o no.
join-voted = La votación ha terminado.
join-rewound = Los jugadores han acordado volver atrás: la partida sigue desde aquí.
join-kept = Has respondido. Puedes cambiar la respuesta hasta que todos hayan respondido.
join-just-changed = La pregunta acaba de cambiar, así que esto no ha valido: mira de nuevo y escribe tu respuesta.
join-window =
    { $held ->
        [yes] Alguien ha pedido esperar en esta reacción: acaba en { $seconds } s.
       *[no] Una reacción: acaba en { $seconds } s, responda quien responda; escribe esperar para alargarla.
    }
join-deadline =
    Tiempo para responder: { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count ->
            [one] 1 día
           *[other] { $count } días
        }
    }. Después responde la máquina.
join-aborted = La partida ha acabado sin resultado.
join-over =
    { $seated ->
        [yes] Escribe revancha para otra partida con la misma gente, guardar ARCHIVO para guardarla, registro y mesa para repasarla, o salir.
       *[no] Escribe guardar ARCHIVO para guardarla, registro y mesa para repasarla, o salir.
    }
join-rematch = La revancha está lista: escribe revancha, o ve a { $link }
join-lost = Se ha perdido la conexión; conectando de nuevo. Escribe salir para parar.
join-back = Conexión recuperada.
join-unsure = Puede que lo último que escribiste no haya llegado: compruébalo y, si es así, escríbelo otra vez.
join-not-connected = Ahora no hay conexión: inténtalo cuando vuelva.
join-restarts = El servidor se está reiniciando.
join-claims = Lo que ahora puedes decir a todos, sea cierto o no: escribe declarar y su número.
join-no-claims = Ahora no hay nada que declarar; escribe decir TEXTO para hablar.
join-meanwhile = En tu ausencia, la máquina ha respondido por ti:
join-help =
    decir TEXTO — habla a toda la mesa.
    asientos — quién ocupa cada uno, quién está conectado y a quién se espera.
    empezar — empieza la partida; bot 1, bot 1 hábil, liberar 1 — quién puede
      sentarse ahí: para quien creó la mesa. dejar — deja tu asiento antes de
      que empiece la partida.
    declaraciones — lo que el juego te deja decir a todos; declarar 3 — lo dice.
    ausente — deja tu asiento a la máquina; vuelvo — lo recupera.
    esperar — alarga una reacción, una vez. pista — qué haría la máquina, si
      todos los demás son jugadores virtuales.
    abandonar — propone acabar la partida; sí, no — vota lo propuesto.
    revancha — otra partida con la misma gente; guardar ARCHIVO — la guarda:
      ambas cuando la partida ha terminado.
    salir — para; conservas tu asiento, y la misma orden te devuelve a él.
join-listed =
    { $link } — { $game }: { $people }{ $what ->
        [mine] ; aquí juegas tú
        [free] {""}
       *[watch] ; para mirar, añade --watch
    }
join-free-seat = un asiento libre
join-kept-seat = un asiento reservado
join-make-one =
    { $found ->
        [yes] Siéntate con starboard join y un enlace.
       *[no] Aquí no hay mesas a la vista.
    } Para crear una mesa, abre { $link } en un navegador y únete con su enlace.
join-bad-link = «{ $link }» no es el enlace de una mesa: indica uno como http://localhost:8080/t/NAME, o el de un servidor, como http://localhost:8080
join-https = «{ $link }»: el terminal aún no habla https: indica la dirección http del servidor o abre el enlace en un navegador
join-no-server = nada responde en { $link } ({ $why }): comprueba el enlace o inicia allí un servidor con starboard serve
join-no-starboard = lo que responde en { $link } no es un servidor de Starboard, o es de otra versión: comprueba el enlace
join-other-version = el servidor tiene otra versión de Starboard con la que esta no se entiende: usa la del servidor o abre el enlace en un navegador
join-other-words = El servidor tiene otra versión de Starboard: pueden faltar algunas frases.
join-or-watch = { $why } Para mirar, añade --watch.
join-sits-elsewhere = ya ocupas el asiento { $number } en esta mesa: quita --seat
join-who = este servidor aún no te conoce: di quién eres con --name NOMBRE, o mira con --watch
join-bad-tokens = no se puede leer el archivo { $name }, que dice quién eres en este servidor: apártalo y usa --name o --token

cli-no-such-game = no hay ningún juego llamado «{ $name }»: di race o galactica
cli-no-such-resources = los recursos son easier o harder, no «{ $name }»
cli-no-such-character = no hay ningún personaje llamado «{ $name }»: nombra uno de { $known }
cli-bad-orders = no se pueden leer las consignas de { $name }: borra ese archivo para usar las de siempre
cli-not-yet = esto es solo para Race; los niveles de Galactica se comparan con starboard arena galactica --sides hard/hard,easy/hard
cli-no-such-bot = no hay ningún bot llamado «{ $name }»: elige entre { $bots }
cli-bot-count =
    { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } para { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }: nombra uno por asiento, o uno para todos
cli-opponent-count =
    { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } para { $others ->
        [one] { $others } rival
       *[other] { $others } rivales
    }: nombra uno por rival, o uno para todos
cli-too-many-people = { $people } personas para { $seats } asientos: nombra menos, o indica más con --players
cli-seat-count =
    { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    } en este terminal, pero { $given ->
        [one] { $given } asiento indicado
       *[other] { $given } asientos indicados
    }: asigna con --seat un asiento distinto a cada una
cli-bad-name = «{ $name }» no puede ser un nombre: da a cada cual uno distinto, de 1 a { $longest } letras
cli-no-games = no hay partidas que jugar: indica --games 1 o más
cli-no-states = no se comprobaría ninguna posición: indica --every 1 o más
cli-differences =
    { $count ->
        [one] { $count } diferencia
       *[other] { $count } diferencias
    }: mira los archivos de arriba, que se abren con starboard replay
cli-no-such-file = { $name }: no existe ese archivo: comprueba la ruta
cli-not-text = { $name }: no es una partida de Starboard: indica un archivo guardado por Starboard
cli-cannot-read = { $name }: no se puede leer el archivo ({ $why }): comprueba la ruta y los permisos
cli-cannot-write = { $name }: no se puede escribir el archivo ({ $why }): comprueba que la carpeta exista y admita escritura
cli-file-exists = { $name }: ya hay un archivo con ese nombre: elige otro o apártalo
cli-no-such-seat =
    no hay ningún asiento «{ $name }» en esta mesa: indica { $option } de 0 a { $last }{ $public ->
        [yes] , o public
       *[no] {""}
    }
cli-too-few-answers =
    la partida tiene { $answers ->
        [one] { $answers } respuesta
       *[other] { $answers } respuestas
    }, no { $given }: indica --at de 0 a { $answers }
cli-not-over =
    Así estaba la partida tras { $answers ->
        [one] { $answers } respuesta
       *[other] { $answers } respuestas
    }; no ha terminado.
cli-verified =
    { $name }: { $game }, { $seats } jugadores, { $answers } respuestas, { $over ->
        [yes] jugada hasta el final
       *[no] sin terminar
    }: todas las líneas son correctas
cli-not-passed = { $bad } de { $files } archivos no han pasado
cli-nothing-to-resume = no hay ninguna partida sin terminar en { $folder }: empieza una con starboard play { $game }
cli-game-is-over = { $name }: esta partida ha terminado: mírala con starboard replay
cli-no-folder = no hay dónde guardar partidas: indica --data CARPETA
cli-scenario-passed =
    { $name }: { $checks ->
        [one] { $checks } expectativa se cumple
       *[other] las { $checks } expectativas se cumplen
    }
# Seats as records and --as count them.
cli-seat = Asiento { $seat }
cli-watch-seat = { $name }: { $bot }

# While many games are played.
cli-progress = { $done } de { $all } partidas, quedan { $left }
cli-simulated =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en { $seconds } s, { $rate } por segundo
cli-simulated-decisions = { $decisions } decisiones, { $rate } por segundo; { $forced } respuestas forzosas
cli-simulated-length =
    { $unit ->
        [rounds] { $mean } rondas de media
       *[other] { $mean } { $unit } de media
    }
cli-simulated-ending =
    { $ending ->
        [vp_pool] acabadas por agotarse la reserva de PV
        [tableau] acabadas por una zona de juego llena
       *[other] acabadas por { $ending }
    }: { $count }
cli-simulated-side =
    { $side ->
        [humans] los humanos ganaron { $count }
       *[cylons] los cylons ganaron { $count }
    }
cli-simulated-asked = Con las consignas habituales, a un asiento se le pregunta { $mean } veces de media en el turno de otro, más de dos en el { $share } %
cli-simulated-question = {"  "}{ $name }: { $often } por turno
cli-simulated-slow = En una mesa lenta, donde una pregunta espera tenga lo que tenga el asiento, { $mean } veces
cli-simulated-windows = En una mesa en vivo, el tiempo para reaccionar ocupa { $minutes } minutos de media por partida
cli-simulated-window = {"  "}{ $name }: { $often } por partida
cli-simulated-use = { $name }: { $count }
cli-simulated-bot =
    { $bot }: { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }, el { $share } % de las partidas, puntuación media { $score }
cli-simulated-faults = respuestas ilegales { $illegal }, callejones sin salida { $dead }, partidas por encima del límite { $over }
cli-arena = { $games } partidas con { $sets } repartos; puntuación ganadora { $score } de media, { $rounds } rondas de media, { $longest } como mucho
cli-arena-bot = { $bot }: el { $share } % de las victorias (de { $low } a { $high }), puntuación media { $score }, diferencia { $margin }, { $ms } ms por decisión
cli-sides = { $pairing }: los humanos ganaron el { $share } % de { $games } partidas (de { $low } a { $high })
cli-sides-gain = frente al primer emparejamiento con los mismos repartos, { $gain } puntos (de { $low } a { $high })
cli-sides-course = { $turns } turnos y distancia { $distance } de media; se superó el { $passed } % de las pruebas de crisis, el { $tried } % de aquellas a las que contribuyó un humano; { $jailed } encierros por acusación, { $humans } de ellos de humanos; { $jumps } saltos anticipados que podían acabar la partida
cli-sides-time = { $humans } ms por decisión como humanos, { $cylons } como cylons, { $most } como mucho
cli-level =
    { $level }: { $about ->
        [beginner] Conoce las reglas, pasa por alto buenas cartas y solo piensa en su plan, que a menudo es el equivocado.
        [learner] Juega con reglas sencillas, solo piensa en su plan y de vez en cuando pasa por alto una carta.
        [casual] Sabe lo que valen las cartas, pero se aferra a sus planes y olvida que los demás también eligen.
        [regular] Juega con solidez, pero aún olvida que los demás también eligen.
        [skilled] Tiene en cuenta lo que elegirán los demás; a veces pasa por alto una carta.
        [strong] Piensa una ronda por delante al elegir acción y no pasa nada por alto.
        [expert] Piensa cada jugada hasta el final de la ronda.
        [master] Piensa dos rondas por delante, con un centenar de repartos posibles.
        [easy] Juega con solidez por su bando, humano o cylon, con reglas sencillas.
        [medium] Piensa cada jugada hasta el final del turno siguiente, en algunas de las situaciones posibles.
        [hard] Piensa en muchas situaciones posibles y sopesa quién puede ser un cylon.
        [greedy] Juega bien por su bando turno a turno, con reglas sencillas.
       *[other] Un jugador virtual.
    }
cli-levels-pair = { $above } contra { $below }: el { $share } % de las victorias (de { $low } a { $high }), lo igualado sería el { $even } %; puntuación media { $score }, diferencia { $margin }, { $rounds } rondas, { $longest } como mucho
cli-bad-config = { $name }: no es un plan de entrenamiento ({ $why }): mira docs/race-player.md y docs/galactica-player.md
cli-bad-checkpoint = { $name }: este punto de control no es de esta red: apártalo para empezar de nuevo
cli-train-pass = Vuelta { $pass } de { $passes }: { $games } partidas, { $seconds } s; { $what }
cli-train-race = error { $error }, puntuación ganadora { $score }, { $rounds } rondas
cli-train-galactica = error { $error }, los humanos ganaron el { $humans } %, { $turns } turnos
cli-train-sides = Escalera: contra reglas sencillas, { $humans } puntos para los humanos, { $cylons } cuando juega como cylon
cli-train-ladder = Escalera: el { $share } % de las victorias contra sí mismo hace { $ago } vueltas
engine-not-a-question = esta línea no es una pregunta ({ $why }): envía view y ask tal como los recibe un jugador
engine-no-seat = esta es la vista del público: envía la vista del asiento al que se pregunta
engine-no-level = no hay ningún nivel llamado «{ $why }»: starboard levels race los enumera
engine-impossible = ninguna partida puede llegar a esta posición: comprueba la vista
engine-other-ask = en esta posición se pregunta otra cosa a este asiento: envía el ask que corresponde a la vista

cli-load =
    { $tables } mesas, abiertas en { $opened } s
    En { $seconds } s: { $answers } respuestas, { $rate } por segundo; de ellas { $mine } de clientes, { $mine-rate } por segundo; { $cost } ms de procesador del servidor cada una
    Desde una respuesta hasta contar todo lo que trajo: p50 { $p50 } ms, p99 { $p99 } ms; { $bytes } bytes enviados a clientes por respuesta
    { $reconnects } clientes volvieron, { $games } partidas acabaron
    Memoria del servidor: { $before } MB antes, { $loaded } MB con todas las mesas cargadas ({ $loaded-each } KB por mesa), { $evicted } MB cuando todas han dejado la memoria ({ $evicted-each } KB por mesa)
cli-verified-promise = El servidor cumplió su compromiso sobre el reparto: { $promise }
cli-serving = Starboard está en marcha en { $url }
cli-serving-data = Todo se guarda en { $name }
cli-serving-metrics = Las cifras para Prometheus están en { $url }
cli-folder-served = Otro Starboard está sirviendo la carpeta «{ $name }»: páralo o indica otra carpeta con --data.
cli-nobody = Aquí nadie tiene el nombre o el id «{ $name }»: busca su id en el registro de auditoría.
cli-which-person = Varias personas se llaman «{ $name }»: indica la que quieres por su id.
cli-no-session = No hay ninguna sesión { $session }: quita --end para ver cuáles hay.
cli-sessions =
    { $name } ({ $id }): { $count ->
        [0] ya no se conoce en ningún sitio.
        [one] una sesión.
       *[other] { $count } sesiones.
    }
cli-session =
    { $session }: { $linked ->
        [yes] llegó por el enlace privado
       *[no] empezó aquí
    } { $since ->
        [-1] en un momento que no se anotó
        [0] hoy
        [one] ayer
       *[other] hace { $since } días
    }, último uso { $seen ->
        [-1] en un momento que no se anotó
        [0] hoy
        [one] ayer
       *[other] hace { $seen } días
    }.
cli-backed-up = Ahora está todo en { $name }: para volver a ello, para el servidor y pon este archivo en su carpeta como starboard.sqlite3, sin los archivos starboard.sqlite3-wal y -shm.
cli-no-data = No hay ninguna base de datos «{ $name }»: indica la carpeta del servidor con --data.
cli-no-store = No se puede abrir la base de datos «{ $name }» ({ $why }): indica otra carpeta con --data, o comprueba el espacio libre y los permisos.
cli-newer-store = La base de datos «{ $name }» la escribió una versión más nueva de Starboard (su formato es { $found }, esta versión lee hasta { $ours }): usa la versión más nueva o indica otra carpeta con --data.
cli-cannot-listen = El servidor no puede escuchar en { $address } ({ $why }): elige otra dirección con --listen, como 127.0.0.1:8081.

# Computer players by their levels, as they are called and as people type them.
cli-level-name =
    { $level ->
        [beginner] Principiante
        [learner] Aprendiz
        [casual] Aficionado
        [regular] Habitual
        [skilled] Hábil
        [strong] Fuerte
        [expert] Experto
        [master] Maestro
        [easy] Fácil
        [medium] Medio
        [hard] Difícil
        [greedy] Voraz
        [random] Azar
       *[other] Máquina
    }
cli-no-such-language = no hay ningún idioma llamado «{ $name }»: elige entre { $languages }

# Words that people type, without accents too. Where there are several for the same, commas part them, and the first is the one that
# the help names.
type-help = ayuda
type-table = mesa, m
type-hand = mano
type-log = registro, r
type-options = opciones, otra vez
type-undo = deshacer, d
type-orders = consignas
# After the word for orders.
type-clear = borrar, habituales
type-always = siempre
type-save = guardar
type-quit = salir, terminar, q
type-nothing = pasar, nada, ninguna, ninguno
# At a server's table.
type-say = decir, di
type-seats = asientos, quién
type-start = empezar
type-leave = dejar
type-bot = bot
type-open = liberar
type-yes = sí
type-no = no
type-abort = abandonar
type-hold = esperar
type-claims = declaraciones
type-claim = declarar
type-away = ausente
type-back = vuelvo
type-hint = pista
type-rematch = revancha
# Standing orders: what follows "always". N stands for a number.
type-order-pass = pasar, nunca
type-order-ask = preguntar
type-order-unusual = pasar salvo excepción, preguntar si excepción, excepción
type-order-play = jugar
type-order-play-if = jugar si, pasar salvo si
type-order-and = y, e
type-order-for = para
type-if-mine = mío
type-if-hit = alcanzado
type-if-destroyed = destruido
type-if-jump = salto
type-if-within = a N o menos
type-if-red-food = alimentos en rojo
type-if-red-fuel = combustible en rojo
type-if-red-morale = moral en rojo
type-if-red-population = población en rojo
type-if-hand-at-most = mano como mucho N
type-if-hand-at-least = mano al menos N

# Por qué respondió así un jugador virtual.
cli-why-nothing = no existe la respuesta { $answers }, o ningún jugador virtual sabe decir por qué: indica en --at el número de una respuesta de Galactica
cli-why-no-suspicion = en este juego nadie sospecha de nadie: --why es para Galactica
cli-why-own = Quien respondió: { $level }
cli-why-other = Lo que «{ $level }» habría pensado:
cli-why-option = { $given ->
        [yes] →
       *[no] ·
    } { $answer }: { $worth }
cli-why-suspicion = De quién sospechaba:
cli-why-suspected = La probabilidad de que cada uno pareciera un cylon, para quien veía lo que era público:
cli-why-turn = { $turns ->
        [one] tras { $turns } turno
       *[other] tras { $turns } turnos
    }: { $all }

# Varios servidores.
cli-which-store = «{ $name }» no es una base de datos que Starboard pueda usar: indícala como postgres://usuario:contraseña@servidor/base.
cli-no-database = No se puede abrir la base de datos «{ $name }» ({ $why }): comprueba que PostgreSQL funciona allí y que este usuario tiene acceso.
cli-no-bus = No se puede usar el bus «{ $name }» ({ $why }): indica un servidor NATS como nats://servidor.
cli-not-several = Este Starboard se compiló para un solo proceso: compílalo con la opción «several» o quita --store.
cli-which-source = «{ $name }» no se puede trasladar: indica la carpeta de un servidor como sqlite:CARPETA.
cli-moved-otherwise = La mesa { $table } ya está en la base de datos, pero no como aquí: se ha seguido jugando allí o es de otro servidor. No se ha cambiado nada; indica una base de datos vacía.
cli-people-otherwise = La base de datos ya conoce a alguien, pero no como aquí: aquel servidor se ha usado desde entonces. No se ha cambiado nada; indica una base de datos vacía.
cli-moved = { $tables ->
        [one] Se ha trasladado { $tables } mesa
       *[other] Se han trasladado { $tables } mesas
    }, { $before } ya estaban, con { $acts } actos en total y { $people } sesiones de personas; todo se ha vuelto a leer y coincide.

cli-scenario-shown = { $name }, línea { $line }:
