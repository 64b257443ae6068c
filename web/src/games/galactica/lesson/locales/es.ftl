# What the first game teaches, in the order in which it is read.

opening-kicker = Tu primera partida · { $number } de { $of }
opening-begin = Al primer turno
cards-skip = Ya lo sé: saltar
cards-next = Siguiente
happened = Qué ha pasado
kicker-skills = Tu primera partida · tus cartas
kicker-loyalty = Tu primera partida · tu secreto
kicker-movement = Tu primera partida · tu turno, movimiento
kicker-action = Tu primera partida · tu turno, acción
kicker-titles = Tu primera partida · Presidente y Almirante
kicker-crisis = Tu primera partida · una crisis
kicker-choice = Tu primera partida · una crisis
kicker-check = Tu primera partida · una prueba
kicker-leader = Tu primera partida · una prueba
kicker-committee = Tu primera partida · una prueba
kicker-give = Tu primera partida · una prueba
kicker-located = Tu primera partida · una prueba
kicker-result = Tu primera partida · una prueba
kicker-pay = Tu primera partida · una crisis
kicker-look = Tu primera partida · una carta de Lealtad
kicker-attack = Tu primera partida · una crisis
kicker-ships = Tu primera partida · naves cylons
kicker-vipers = Tu primera partida · tus cazas
kicker-damage = Tu primera partida · daño
kicker-boarding = Tu primera partida · abordaje
kicker-sickbay = Tu primera partida · la Enfermería
kicker-brig = Tu primera partida · la Prisión
kicker-track = Tu primera partida · camino del salto
kicker-window = Tu primera partida · ocasión de reaccionar
kicker-limit = Tu primera partida · el final de un turno
kicker-jump = Tu primera partida · el salto
kicker-jumped = Tu primera partida · el salto
kicker-revealed = Tu primera partida · un cylon se descubre
kicker-unmet = Tu primera partida · qué más hay

goal-title = Lleva la flota a Kobol
goal-text = Los últimos humanos están a bordo de Galactica. Huye de los cylons hasta Kobol: los saltos suman distancia, y a partir de 8 el siguiente salto da la victoria.
goal-jumps = Preparar un salto lleva varios turnos.
goal-lost = Se pierde si
goal-dials = uno de estos está a 0 al acabar un turno,
goal-damage = hay seis localizaciones dañadas a la vez, o
goal-boarding = los Centuriones, soldados cylons, llegan al final de su medidor.

turn-title = Un turno tiene cuatro pasos
turn-people = Tú llevas a Adama, el Almirante. { $president } lleva a Roslin, que tiene el cargo de Presidente; { $pilot }, a Starbuck, piloto.
turn-draw = Robar.
turn-draw-text = Recibes las cartas de Habilidad de tu personaje.
turn-move = Moverse.
turn-move-text = Vas a una localización o te quedas.
turn-act = Actuar.
turn-act-text = Casi siempre, lo que ofrece tu localización.
turn-crisis = Crisis.
turn-crisis-text = Se revela una carta que afrontan todos.
turn-crisis-then = Después pueden activarse naves cylons, y la flota puede acercarse a su salto.

checks-title = La mayoría de las crisis son pruebas
checks-text = Una prueba tiene una dificultad y colores que ayudan. Entran dos cartas desconocidas del Destino y después todos añaden cartas boca abajo. Los colores que ayudan suman su pericia, los demás la restan.
checks-example = Dificultad 7; ayudan Política y Liderazgo:
checks-helps = { $type } ayuda
checks-hinders = { $type } estorba
checks-sum = contra 7: fallada.
checks-secret = Nadie ve de quién es cada carta. Di «mucho» o «nada», pero nunca un número.

traitor-title = Puede que alguien no sea humano
traitor-1 = Cada cual tiene una carta de Lealtad secreta: este mazo tiene cinco de humano y una de cylon; tres se reparten ahora y tres a distancia 4.
traitor-2 = Un cylon encubierto juega como uno más, y gana si los humanos pierden. ¿Esa carta de Ingeniería fue mala suerte, o alguien la puso?
traitor-3 = Empiezas en el bando humano; tras el primer salto veremos el otro lado.

skills-title = Tus cartas de Habilidad
skills-1 = Hay cinco tipos: Política (amarillo), Liderazgo (verde), Táctica (morado), Pilotaje (rojo) e Ingeniería (azul). Adama roba Liderazgo y Táctica.
skills-2 = El número cuenta en las pruebas. O juegas la carta por su texto; nunca por ambas cosas.
skills-3 = Señala cualquier carta o localización, o mantenla pulsada, para leer qué hace.

loyalty-title = Esta carta es solo tuya
loyalty-1 = Aquí está tu lealtad. Estás con los humanos: lo dice la carta, y nadie más puede verla.
loyalty-2 = Puedes decirlo. Quien sea cylon dirá lo mismo.

movement-title = Primero puedes moverte
movement-1 = Cada localización tiene una acción. A las que brillan se puede llegar; ir a la Colonial Uno cuesta una carta.
movement-2 = El Puente de mando envía Vipers, tus cazas. El Control de armamento dispara a una nave cylon. El Control de saltos salta antes de tiempo, cuando el medidor está en azul.
movement-3 = Desde el Despacho del Almirante, donde estás, se envía gente a la Prisión, pero Adama no puede hacerlo: es su debilidad.

action-title = Después actúas, una vez
action-1 = Usa tu localización, una carta que diga «Acción», una capacidad de tu personaje o, como Almirante, una de tus dos armas nucleares. O no hagas nada.
action-2 = Con Orden ejecutiva, otra persona se mueve y actúa, o actúa dos veces.
action-3 = Tu guía dice qué haría un jugador virtual, paso a paso.

titles-title = Presidente y Almirante
titles-1 = Roslin tiene el cargo de Presidente: juega como acción cartas de Quórum, que son órdenes poderosas.
titles-2 = Tú tienes el de Almirante: las armas nucleares son tuyas y eliges adónde se salta. Algunas crisis preguntan a uno de estos dos cargos.
titles-3 = Una prueba en Administración puede dar a otra persona el cargo de Presidente; un Almirante en la Prisión pierde el suyo. Un cylon descubierto no tiene ninguno.

crisis-title = Ha salido una crisis
crisis-1 = Todo turno humano acaba con una carta de Crisis, salvo que ese jugador esté en la Prisión. Está al lado: qué se pide y qué ocurre si va bien o mal.
crisis-2 = Los iconos de abajo llegan después: naves cylons que se activan y quizá una flecha que acerca la flota a su salto.

choice-title = Alguien tiene que elegir
choice-1 = En algunas crisis elige un jugador: el Presidente, el Almirante o el jugador actual. Esta vez te toca a ti.
choice-2 = Las dos opciones pueden costar algo. Mira antes los medidores: alimentos, combustible, moral y población.

check-title = Una prueba de habilidad
check-1 = Arriba están la dificultad y los colores que ayudan; debajo, los resultados. Si el total alcanza la dificultad, se supera.
check-2 = Ya hay en ella dos cartas del Destino. Todos añaden cartas por turno; el jugador actual, al final. Se ve cuántas, pero no cuáles.
check-3 = En tus cartas pone lo que vale aquí cada una: con + ayuda, con − estorba.

committee-title = Esta vez todas las cartas se ven
committee-1 = Alguien ha jugado Comité de investigación antes de esta prueba: todos ven las cartas del Destino y quién añade qué.

leader-title = Tu capacidad: todo 1 ayuda
leader-1 = Adama es un Líder inspirador: en una crisis que has robado tú, toda carta de pericia 1 ayuda, sea del color que sea.

give-title = ¿Cuánto conviene añadir?
give-1 = El Destino puede sumar o restar, así que conviene superar un poco la dificultad. Tu guía va sobre seguro y a menudo añade de más.
give-2 = Si no se puede alcanzar, o fallar cuesta poco, guarda tus cartas: también sirven para otras cosas, y la siguiente crisis está cerca.

located-title = No solo las crisis son pruebas
located-1 = Tres localizaciones inician su propia prueba: Administración da el cargo de Presidente, el Despacho del Almirante envía a alguien a la Prisión, y la Prisión deja salir a quien está en ella.
located-2 = Ayuda o estorba como te parezca: si no se supera, no ocurre nada.

result-title = Se revelan las cartas
result-sum =
    { $total } contra { $difficulty }: { $branch ->
        [pass] la prueba se supera.
        [partial] no basta para superarla, pero sí para el resultado intermedio.
       *[fail] la prueba no se supera.
    }
result-1 = Se hace enseguida lo que dice la carta para ese caso.
result-2 = ¿Había cartas que nadie debió añadir? El Destino pone dos a ciegas, así que una o dos malas no demuestran nada. Con tres, al menos una vino de un jugador.

pay-title = Puedes pagar a cambio
pay-1 = La prueba se ha fallado. Esta carta deja que el Almirante, es decir, tú, pague para evitar el resto. No elegir nada es no pagar.

look-title = Miras una carta de Lealtad
look-1 = Solo tú la ves. Puedes contar a los demás qué es, callar o mentir: nadie puede comprobarlo.
look-2 = Una carta de humano no es garantía para después: a distancia 4 cada cual recibe otra.

attack-title = Un ataque cylon
attack-1 = Esta crisis no es una prueba: aparecen naves cylons alrededor de Galactica, y Naves Civiles que hay que proteger.
attack-2 = No hace falta destruir a todos los enemigos. Un salto los deja atrás.

ships-title = Se activan las naves cylons
ships-1 = Se activan las naves que indica la crisis. Un Incursor hace lo primero que puede: atacar a un Viper de su zona, destruir una Nave Civil de su zona, volar hacia una o atacar a Galactica.
ships-2 = Las Estrellas Base disparan a Galactica o lanzan Incursores. Los Incursores Pesados vienen a abordarla.
ships-3 = Pulsa A, o señala una zona de espacio, para ver qué harían.

vipers-title = Vipers y Naves Civiles
vipers-1 = Las Naves Civiles llevan a tu gente: cada una que se pierde cuesta población o más. Los Incursores atacan primero a los Vipers, así que un Viper en la misma zona las protege.
vipers-2 = En el Puente de mando activas Vipers dos veces: lanzar, mover o atacar. Con 3 o más en el dado se destruye un Incursor.
vipers-3 = Un piloto como Starbuck también vuela en uno, desde el Hangar.

damage-title = Impacto en Galactica
damage-1 = Cada impacto es una ficha sacada a ciegas: se daña una localización o se pierden alimentos o combustible. Una localización dañada no puede usarse, y quien estaba en ella va a la Enfermería.
damage-2 = Para repararla, ve allí y juega como acción una carta Reparar (Ingeniería). Cualquiera puede robarla, con suerte, en el Laboratorio de investigación. Con seis localizaciones dañadas se pierde la partida.

boarding-title = Hay Centuriones a bordo
boarding-1 = Un Incursor Pesado en una de las dos zonas donde se lanzan los Vipers pone un Centurión en el medidor de Abordaje. Cada vez que se activan los Incursores Pesados, avanza una casilla. Con la cuarta los humanos pierden; un salto no lo detiene.
boarding-2 = Desde el Arsenal atacas a uno: con 7 u 8 se destruye.

sickbay-title = Hay alguien en la Enfermería
sickbay-1 = Nadie va allí por su voluntad. Quien empieza un turno en ella roba una sola carta de Habilidad. Se sale con el siguiente movimiento, como de cualquier sitio.

brig-title = Hay alguien en la Prisión
brig-1 = Quien está en ella no puede moverse, no roba crisis en su turno y añade como mucho una carta a cada prueba. Puede actuar como siempre.
brig-2 = Se sale con una prueba de dificultad 7 (Política y Táctica), como acción, o con el indulto del Presidente. Un Almirante en la Prisión pierde el cargo; un Presidente lo conserva.

track-title = Más cerca del salto
track-1 = Una flecha en una crisis ha movido la flota una casilla. En la última salta. Desde una azul se puede saltar enseguida en el Control de saltos, pero si sale 6 o menos, la población baja lo que indica la casilla.
track-2 = Tu flota empezó ya en camino, así que el primer salto está cerca.

window-title = ¿Quieres reaccionar?
window-1 = Algunas cartas se juegan entre medias: antes de una prueba, antes de tirar el dado, tras un ataque. Se pregunta a todo el que por sus colores podría tener una, la tenga o no, para que nadie sepa lo que tienes.
window-2 = Casi siempre lo dejas pasar. Con «Siempre…» dices de una vez cómo respondes a esas preguntas.

limit-title = Demasiadas cartas
limit-1 = Al final de cada turno, cada cual conserva como mucho diez cartas de Habilidad. Quien se acerca a ese límite debería añadir más a las pruebas.

jump-title = La flota salta
jump-1 = Las naves cylons quedan atrás; los Vipers y las Naves Civiles vienen también. Como Almirante, solo tú ves dos destinos y eliges uno.
jump-2 = Más distancia acerca a Kobol, pero cuesta más, sobre todo combustible. De 1 en 1 harían falta nueve saltos.
jump-3 = Los demás tienen que creer que la otra carta era peor.

jumped-title = El salto está hecho
jumped-1 = Lo que dice el destino ocurre enseguida; algunos son una emboscada. Las distancias se suman: en 4 cada cual recibe una segunda carta de Lealtad; desde 8, el siguiente salto es el último y da la victoria.
jumped-2 = El medidor de salto empieza de nuevo, y el turno sigue donde estaba: tras un salto por una acción aún hay crisis.

revealed-title = Así que era eso
revealed-1 = Este jugador era un cylon y ha mostrado la carta. Su capacidad surte efecto una vez, salvo que estuviera en la Prisión; después se va con las naves cylons.
revealed-2 = Desde ahora juega abiertamente en tu contra. En esta partida solo hay una carta de cylon, así que todos los demás son humanos. Con más jugadores no podrías saberlo.

unmet-title = Lo que aún no has visto
unmet-vipers = Vipers: el Puente de mando lanza, mueve o ataca con dos. Los Incursores los atacan primero.
unmet-damage = Daño: una localización dañada no puede usarse hasta que alguien la repare allí.
unmet-boarding = Abordaje: los Centuriones ganan tras cuatro casillas. El Arsenal los ataca: 7 u 8.
unmet-sickbay = Enfermería: quien empieza un turno en ella roba una sola carta.
unmet-brig = Prisión: quien está en ella no puede moverse y añade una carta a cada prueba.

cylon-kicker = El otro bando · { $number } de { $of }
cylon-done = ¿Qué he aprendido?
hidden-title = ¿Y si esta fuera tu carta?
hidden-1 = Con esta carta ganas si los humanos pierden. Nadie lo sabe.
hidden-2 = Estropeas pruebas: una o dos cartas malas parecen del Destino. O añades buenas, pero pocas.
hidden-3 = Malgastas acciones, armas nucleares y combustible, y acusas a otra persona, con buenas razones.
hidden-4 = Si sospechan de ti, te envían a la Prisión.
showing-title = O la muestras
showing-1 = Como acción muestras la carta, una de estas cuatro, y su capacidad surte efecto una vez, pero no en la Prisión.
showing-2 = Después te quedas con tres cartas, pierdes tus cargos, vas a la Nave Resurrección y robas una crisis extrema, peor que las demás, para jugarla más tarde.
showing-3 = ¿Cuándo? Mientras confíen en ti, sigue en la sombra. Cuando dejen de hacerlo, vete.
open-title = Y entonces juegas a cara descubierta
open-1 = Robas dos cartas de cualquier color, te mueves entre cuatro lugares y usas uno. Sin crisis.
open-caprica = juega tu crisis extrema, o una de dos crisis
open-cylon_fleet = activa naves cylons, o lanza más
open-human_fleet = mira una mano, quita una carta, quizá daña Galactica
open-resurrection_ship = cambia la crisis extrema, o entrega cartas de Lealtad
open-2 = Añades como mucho una carta a cada prueba.

learnt-kicker = Tu primera partida
learnt-title = Lo que has aprendido
learnt-turn = Un turno:
learnt-turn-text = robar, moverse, actuar, crisis.
learnt-check = Una prueba:
learnt-check-text = los colores que ayudan contra los demás.
learnt-ships = Las naves cylons
learnt-ships-text = hacen lo primero que pueden; los Vipers atraen su fuego.
learnt-jump = Un salto
learnt-jump-text = las deja atrás. Desde 8, uno más da la victoria.
learnt-talk = Los demás:
learnt-talk-text = fíjate en quién añade cuánto, y en lo que dice.
learnt-aid = Pulsa A
learnt-aid-text = en cualquier momento: la ayuda de juego.
learnt-on = Sigue jugando: tu guía se queda contigo.
learnt-go = Seguir jugando
learnt-result = Ver el resultado
learnt-normal = Mejor una partida normal
