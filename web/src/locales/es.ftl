# The shell's own words: buttons, labels, states. What is one game's alone is in its folder; sentences come from the server.

title = Starboard
# What search engines and links to this page say of it.
description = Grandes juegos de mesa espaciales en el navegador, con amigos a distancia o contra la máquina: { $games }, completos, gratis y sin cuenta.
fans = Un proyecto de aficionados, sin relación con las editoriales, los autores ni los titulares de los derechos de los juegos.
skip = Ir al contenido
nav = Páginas
home = Inicio
rules = Reglas
settings = Ajustes

play-now = Jugar ya
play-now-about = Contra la máquina, al momento. Sin cuenta.
lesson = Aprender jugando
game = Juego
players = Jugadores
level = Nivel
level-beginner = Principiante
level-learner = Aprendiz
level-casual = Aficionado
level-regular = Habitual
level-skilled = Hábil
level-strong = Fuerte
level-expert = Experto
level-master = Maestro
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-greedy = Voraz
level-random = Azar
next-up = Ya ganas a menudo. ¿Probamos con { $level }?
next-down = Por ahora, { $level } puede irte mejor.
next-try = Jugar contra { $level }
next-stay = Seguir con { $level }
next-choose = Elegir { $level }
create = Jugar con amigos
create-about = Crea una mesa, envía el enlace y llena los asientos vacíos con jugadores virtuales.
create-button = Crear una mesa
talk = Conversación
talk-free = libre
talk-claims = solo declaraciones
talk-silent = ninguna
talk-here =
    { $talk ->
        [claims] solo declaraciones, sin chat
       *[silent] sin conversación
    }
window = Tiempo para reaccionar
window-seconds = { $short } s, { $long } s donde se habla
listed = Mostrarla entre las mesas abiertas
pace = Tiempo
pace-live = juntos, sin reloj
pace-clock =
    { $minutes ->
        [0] juntos, { $seconds } s por jugada
        [one] juntos, 1 minuto por jugada
       *[other] juntos, { $minutes } minutos por jugada
    }
pace-day = una jugada al día
looks = Así se ve
join = Unirse a una mesa
join-about = ¿Te han enviado un enlace o un código? Lleva a su mesa.
join-field = Enlace o código
join-button = Ir a la mesa
your-name = Tu nombre
name-saved = Guardado. Con este nombre apareces en tus mesas.
guest = Invitado
my-games = Tus partidas
past-games = Partidas terminadas
their-move = Esperando a los demás
open-tables = Mesas abiertas
stage-waiting = esperando jugadores
stage-playing = en curso
stage-over = terminada
stage-aborted = abandonada
stage-set-aside = apartada
seats-free =
    { $count ->
        [0] completa
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
go-on = Continuar
watch = Mirar
sit-down = Sentarse
replay = Repetición
problem-unreachable = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
problem-unknown = No ha funcionado. Inténtalo de nuevo.

table = Mesa
nowhere = Esta página no existe
game-unknown = Esta página no puede mostrar este juego: vuelve a cargarla
table-gone = Esta mesa no existe
to-home = A la página de inicio
connecting = Conectando…
lost = Conexión perdida ({ $time }). La mesa se conecta de nuevo por sí sola.
lost-kept = Tu respuesta está guardada y se enviará entonces.
lobby = Esperando jugadores
invites-you = { $name } te invita a jugar a { $game }
invited = Tienes una invitación para jugar a { $game }
seat-open = Libre
seat-invited = Reservado con invitación
seat-you = tú
invite = Copiar el enlace
invite-for = Copiar el enlace de la invitación
copied = Copiado
give-bot = Máquina
give-open = Libre para cualquiera
start = Empezar la partida
start-wait = La partida puede empezar cuando todos los asientos estén ocupados, por una persona o por la máquina.
start-host = { $name } empieza la partida cuando todos los asientos estén ocupados.
stand-up = Dejar el asiento
spectator = Estás mirando la partida.
computer-player = jugador virtual
level-of = Nivel del jugador virtual del asiento { $seat }

away = juega la máquina
offline = no está
thinking = pensando
options = Opciones
your-move = Te toca
to-move = Ir a tu jugada
confirm = Confirmar
pass = Nada
wanted = Elige algo
wanted-none = Solo puedes pasar
wanted-at-once = Elige una para responder
plan = El mejor orden que hemos encontrado
plan-take = Usar todo como se propone
plan-single = Elegir uno a uno
plan-picked = Propuesta; si quieres, elige otros.
confirm-count = Confirmar ({ $picked } de { $max })
given = Respondido
sealed-given =
    { $names ->
        [none] Has respondido. Aún puedes cambiar la respuesta.
       *[other] Has respondido; esperamos a { $names }. Aún puedes cambiar la respuesta.
    }
waiting-for = Esperando a { $names }.
nothing-asked = Ahora no tienes nada que decidir.
take-back = Deshacer
hold = Esperar
window-closes = Tiempo para reaccionar
window-held = { $name } pide esperar
window-held-you = Pides esperar
ordered = Si no respondes, lo harán tus consignas.
only-you = solo tú
deadline = Tiempo restante antes de que responda la máquina
orders = Consignas
claims = Declaraciones
hint = Pista
aid = Ayuda
log = Registro
since = Desde tu última jugada
since-nothing = Nada todavía.
chat = Chat
chat-empty = Aún no se ha dicho nada.
chat-field = Di algo
chat-send = Enviar
chat-quiet-rail = Durante la partida solo hablan los jugadores.
chat-quiet-table = En esta mesa no hay chat libre.
tab-board = Tablero
tab-people = Jugadores
tab-now = Ahora
tab-hand = Mano
tab-log = Registro
hand = Mano
needs-you = te toca
unread =
    { $count ->
        [one] 1 línea sin leer
       *[other] { $count } líneas sin leer
    }
about = Sobre esto
close = Cerrar
sections = Partes de la mesa
coach = Tu guía
lesson-next = Siguiente
lesson-back = Atrás
lesson-stop = Dejar la lección
coach-why = ¿Por qué?
coach-off = Quitar las pistas
coach-loading = Pensando una pista…
menu = Más
break-off = Abandonar la partida
break-off-sure = ¿Propones acabar la partida sin resultado?
motion-abort = { $name } propone acabar la partida sin resultado.
motion-rewind = { $name } propone volver atrás.
agree = Aceptar
disagree = Rechazar

over = La partida ha terminado
over-won = ¡Has ganado!
over-aborted = La partida se ha abandonado
again = Jugar otra vez
to-rematch = A la siguiente partida
show-replay = Ver la repetición
download = Guardar la partida
record-kept = Para conservar la partida, guarda su archivo: la versión de Starboard con la que se jugó sabe reproducirla.

replay-of = Repetición
replay-step = Paso { $step } de { $last }
replay-as = Como la ve
replay-public = todo el mundo (sin manos)
replay-all = todo, también lo secreto
replay-first = Al principio
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-why = ¿Por qué?

how-to-play = Cómo se juega
rules-about = Cada término y cada carta, con palabras. Durante la partida, señala cualquier cosa, mantenla pulsada o escribe «?» para leer sobre ella con tus propias cifras.
rules-terms = Términos
rules-cards = Cartas
rules-search = Buscar
rules-none = Nada con ese nombre.

theme = Tema
theme-system = según el sistema
theme-dark = oscuro
theme-light = claro
motion = Animaciones
motion-system = según el sistema
motion-full = completas
motion-reduced = reducidas
sound = Sonidos
sound-about = Un tono suave cuando te toca.
confirmation = Confirmar cada respuesta
confirmation-about = Si no, cuando se elige una sola cosa, como un poder o un bien, basta con el primer clic. Las cartas y las elecciones secretas se confirman siempre.
hints = Pistas
hints-about = Se ofrecen en partidas contra la máquina; en una primera partida aparecen por sí solas.
language = Idioma
language-system = según el navegador
settings-kept = Se guardan en este navegador al cambiarlos.
private-link = Tu enlace privado
private-link-about = Recupera tu nombre y tus partidas en un navegador nuevo: en otro dispositivo o tras borrar las cookies. Quien lo tenga puede jugar en tu nombre.
private-link-make = Crear un enlace privado
private-link-renew = Crear uno nuevo
private-link-once = Guárdalo en un lugar seguro: solo se muestra una vez.
private-link-renewed = Un enlace nuevo sustituye al anterior y cierra la sesión en todos los navegadores que lo usaron.
sessions = Dónde tienes la sesión abierta
sessions-about = Todos los navegadores que juegan en tu nombre. Cierra la sesión de los que no conozcas; crea además un enlace privado nuevo, para que nadie vuelva con el anterior.
sessions-end-others = Cerrar todas las demás sesiones
session-here = Este navegador (primer uso: { $date })
session-since = Otro navegador (primer uso: { $date })
session-linked = Llegó por el enlace privado ({ $date })
session-unknown = fecha desconocida
session-seen = Último uso: { $date }
session-end = Cerrar sesión
session-end-this = Cerrar sesión: { $session }
copy = Copiar
back = Hola de nuevo
back-about = Con este enlace, el navegador vuelve a ser el tuyo, con tu nombre y tus partidas.
back-other = Este navegador juega en nombre de { $name }. Si continúas, jugará en nombre de quien tiene el enlace, y a las partidas de { $name } solo se llegará con su propio enlace privado.
back-button = Volver
back-empty = Este enlace está incompleto: cópialo entero, hasta la última letra.
keys = Teclas
keys-pick = Elegir una opción por su número
keys-move = Moverse entre las opciones
keys-confirm = Confirmar
keys-pass = No elegir nada, donde sea una respuesta válida
keys-clear = Borrar la elección, cerrar
keys-explain = Explicar lo señalado
keys-hint = Pista
keys-aid = Abrir y cerrar la ayuda

# Several things in one sentence, item by item: between two of them, and before the last.
# A colon with what stands before it, and with what follows.
label = { $what }:
labelled = { $what }: { $text }
list-comma = { $list }, { $item }
list-and = { $list } y { $item }
