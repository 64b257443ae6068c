# Galactica: short explanations, which are the turn aid as well. ".also": other names to be found by, in small letters, separated by
# commas.

term-turn = Un turno
    .also = turno, turnos, orden de turno, ronda, reglas, cómo se juega, pasos
    .text = Robar cartas de Habilidad: robas las de tus habilidades. Movimiento: vas a otra localización o vuelas a una zona adyacente; cambiar de nave cuesta una carta. Acción: realizas una, por ejemplo la de la localización donde estás. Crisis: robas una crisis y la resuelves; después se activan sus naves cylons y puede que la flota avance en el medidor de salto. Al final, cada cual conserva como mucho 10 cartas de Habilidad y el turno pasa a la izquierda.
term-receive = Robar cartas de Habilidad
    .also = robar, robar habilidades, habilidades del personaje, recibir
    .text = El primer paso del turno: robas todas las cartas de tus habilidades, tengas las que tengas. Donde pone «o», di primero cuántas de cada tipo. Quien empieza su turno en la Enfermería roba solo 1; un cylon descubierto roba 2 de cualquier tipo.
term-movement = Movimiento
    .also = mover, moverse, ir, aterrizar, volar, pilotar
    .text = Es opcional. Dentro de una nave es gratis; entre Galactica y la Colonial Uno cuesta 1 carta de Habilidad. En un Viper: vuelas gratis a una zona adyacente, o aterrizas en cualquier localización por 1 carta de Habilidad y el Viper vuelve a la Reserva. Nadie va por su voluntad a la Enfermería ni a la Prisión, y quien está en la Prisión no se mueve. En una localización dañada se puede entrar, pero no usarla.
term-cylon-turn = El turno de un cylon
    .also = turno cylon, cylon descubierto, cylons descubiertos
    .text = Un cylon descubierto roba 2 cartas de cualquier tipo, se mueve con libertad entre las localizaciones cylons y realiza la acción de una. En ese turno no hay crisis, ni naves cylons, ni salto. Un cylon descubierto añade como mucho 1 carta a cada prueba y no juega cartas por su texto.
term-action = Acción
    .also = acciones
    .text = Una acción es una de estas: activar la localización donde estás; jugar una carta de Habilidad que lo diga; usar una capacidad de tu personaje que lo diga; como Presidente, robar o jugar una carta de Quórum; como Almirante, lanzar un arma nuclear; en un Viper, moverlo o atacar con él; descubrirte como cylon. También puedes no hacer nada.
term-check = Prueba de habilidad
    .also = prueba, pruebas, pruebas de habilidad, dificultad, mazo de destino, añadir
    .text = Dos cartas vienen del mazo de Destino. Desde la izquierda del jugador actual, cada jugador añade por turno cuantas cartas quiera boca abajo; los prisioneros y los cylons descubiertos, como mucho 1. Se barajan y se revelan: los tipos que ayudan suman su pericia, los demás la restan. Si el total alcanza la dificultad, la prueba se supera. Algunas pruebas tienen un resultado intermedio. Después se descartan todas las cartas; si el mazo de Destino se vacía, se forma de nuevo.
term-crisis = Crisis
    .also = carta de crisis, cartas de crisis, evento, ataque cylon
    .text = Una crisis es una prueba, una elección de un jugador o un ataque cylon. Tras una prueba o una elección se activan las naves cylons que indica; después, si lo dice, la flota avanza en el medidor de salto. En un ataque se activan primero las naves, luego se colocan otras nuevas y se aplica su regla especial.
term-jump = Salto
    .also = saltar, medidor de salto, preparativos para el salto, destino, destinos, carta de salto, distancia, kobol
    .text = Si la carta de Crisis tiene el icono de salto, la flota avanza 1 casilla en su medidor; en la última salta enseguida, y desde las dos anteriores se la puede hacer saltar en el Control de saltos. Al saltar, todas las naves dejan el espacio; el Almirante roba 2 destinos y elige uno, el otro va debajo del mazo; se hace lo que dice la carta; su distancia se suma; la flota vuelve a la casilla de Inicio. Desde 4 se reparten de nuevo cartas de Lealtad. Desde 8, el siguiente salto es el último: con él ganan los humanos, si ningún recurso está a 0.
term-ftl = Salto de emergencia
    .also = salto anticipado, saltar antes
    .text = Quien activa el Control de saltos mientras la flota está en una de las dos casillas azules la hace saltar enseguida. Antes tira el dado: con 6 o menos se pierde población, 3 en la primera casilla azul y 1 en la segunda.
term-reveal = Descubrirse
    .also = descubrir, revelar, revelarse, cylon, cylons
    .text = Como acción, un cylon puede mostrar una carta de cylon y usar su capacidad, si no está en la Prisión. Después se queda solo con 3 cartas de Habilidad, pierde todos los cargos, va a la Nave Resurrección y roba una crisis extrema. Su turno acaba sin crisis; si actuaba por la Orden ejecutiva de otra persona, el turno de esta continúa.
term-vipers = Vipers
    .also = viper, piloto, pilotos, reserva, lanzar, lanzamiento, despegar
    .text = Los Vipers se lanzan de la Reserva a proa a babor o a popa a babor. Una activación lanza uno, mueve uno a una zona adyacente o ataca a una nave cylon de su zona. Solo los pilotos los pilotan en persona, desde el Hangar; si no hay ninguno en la Reserva, pueden tomar uno no tripulado del espacio. Los demás van sin piloto y se activan desde el Puente de mando. Un Viper dañado espera su reparación; el piloto de un Viper alcanzado va a la Enfermería.
term-unmanned = Vipers no tripulados
    .also = no tripulado, no tripulados, viper no tripulado
    .text = Vipers que nadie pilota. Se activan desde el Puente de mando o con el CAG, y los Incursores los atacan antes que a los pilotados.
term-nukes = Armas nucleares
    .also = arma nuclear, nuclear
    .text = Las tiene el Almirante, 2 en total: como acción se lanza una contra una Estrella Base de cualquier zona y queda gastada, salga lo que salga. 1-2: daño doble. 3-6: destruida. 7-8: destruida, junto con hasta 3 Incursores de esa zona.
term-risk = Arriesgar Raptors
    .also = arriesgar, raptor, raptors
    .text = «Arriesgar un Raptor» o «arriesgar un Viper»: tiene que haber uno en la Reserva. Si la tirada falla, se pierde y no se gana nada. La carta Lanzar explorador necesita un Raptor.
term-activation = Naves cylons
    .also = activación, activar naves, incursores, incursor, incursores pesados, incursor pesado, estrella base, estrellas base, nave cylon
    .text = Los Incursores, zona por zona según quiera el jugador actual, hacen cada uno lo primero que pueden: atacar a un Viper no tripulado; si no, a uno pilotado; si no, destruir una Nave Civil (el jugador actual dice cuál); si no, moverse hacia la Nave Civil más cercana, en el sentido de las agujas del reloj si está igual de lejos por ambos lados; si no, atacar a Galactica. Sin Incursores en el espacio, cada Estrella Base lanza 2. Incursores Pesados: los Centuriones a bordo avanzan, los Incursores Pesados que están en una zona de lanzamiento abordan y pasan a ser Centuriones al inicio de su medidor, los demás van hacia la zona de lanzamiento más cercana; si no hay ninguno en el espacio, cada Estrella Base lanza 1. Cada Estrella Base ataca a Galactica. Lanzamiento: cada Estrella Base lanza 3 Incursores. Con Oleada de cylons lanzan 1 más. Cada nave actúa una sola vez.
term-attacks = Tabla de ataque
    .also = ataque, ataques, probabilidades, dados, dado, combate, tirada
    .text = Un dado de ocho caras:
term-damage = Daño
    .also = daños, fichas de daño, ficha de daño, dañado, dañada, reparar, reparación
    .text = Un impacto en Galactica saca una ficha: o una localización no puede usarse hasta que se repare y quien esté ahí va a la Enfermería, o se pierde 1 de alimentos o de combustible y la ficha se elimina del juego. Con seis localizaciones dañadas a la vez se pierde la partida. Un impacto en una Estrella Base saca una de sus fichas; con 3 puntos se destruye.
term-boarding = Abordaje
    .also = centurión, centuriones, medidor de abordaje, abordar, partida de abordaje
    .text = Un Incursor Pesado que está en una zona de lanzamiento aborda cuando se activan los Incursores Pesados: pasa a ser un Centurión en la primera casilla del medidor. Los que ya estaban a bordo avanzan entonces 1 casilla. Un Centurión que ha avanzado 4 casillas ha tomado la nave, y los humanos pierden. A los Centuriones se los combate desde el Arsenal; un salto no libra de ellos a la nave.
term-civilians = Naves Civiles
    .also = nave civil, civil, civiles
    .text = Están boca abajo; cuando una se destruye se le da la vuelta y se pierde lo que muestra. Desde Comunicaciones se pueden mirar y mover. Con un salto vuelven todas.
term-resources = Recursos
    .also = recurso, alimentos, comida, combustible, moral, población, zona roja
    .text = Alimentos, combustible, moral y población. Si uno de ellos está a 0 al final de un turno, los humanos pierden. Ninguno pasa de 15. En la zona roja: alimentos y combustible con 4 o menos, moral con 5, población con 6.
term-loyalty = Lealtad
    .also = cartas de lealtad, carta de lealtad, mazo de lealtad, traidor, humano, humanos, durmiente, agentes durmientes, fase de agentes durmientes, bandos, simpatizante
    .text = Las cartas de Lealtad son secretas. Basta una carta de cylon para ser un cylon, encubierto hasta que se descubra, y ganar con los cylons. Cada cual recibe una carta al principio y otra a mitad de camino a Kobol, desde la distancia 4; Baltar tiene una más desde el principio y Boomer recibe una más a mitad de camino. El mazo lleva 1 carta de cylon con tres o cuatro jugadores y 2 con cinco o seis; con cuatro o seis jugadores se añade un simpatizante tras el primer reparto.
term-secrecy = Secretismo
    .also = hablar, conversación, secretos, secreto, qué se puede decir, mentir
    .text = Se puede decir de todo sobre planes y sospechas: acusar, prometer y mentir sin límite, también sobre cartas de Lealtad, propias o vistas. Pero nadie dice la pericia exacta de una carta, ni revela después de una prueba qué cartas eran suyas, ni da detalles de las cartas que ha mirado en un mazo. Las manos, las cartas de Lealtad y las de Quórum no se enseñan nunca.
term-titles = Cargos
    .also = cargo, sucesión, línea de sucesión
    .text = El Presidente tiene y juega las cartas de Quórum; el Almirante tiene las armas nucleares y elige los destinos. Cuando quien tiene el cargo se descubre como cylon, este pasa al primero de su línea de sucesión que no sea un cylon descubierto; el Almirante también lo pierde en la Prisión, en favor del primero que no esté en ella. Salir de la Prisión no devuelve ningún cargo.
term-quorum = Quórum
    .also = quorum, carta de quórum, cartas de quórum, mano de quórum
    .text = El Presidente roba cartas de Quórum como acción o en el Despacho presidencial, y juega una como acción. La mano pasa a otra persona junto con el cargo.
term-super-crisis = Crisis extrema
    .also = crisis extremas, carta de crisis extrema
    .text = Un cylon descubierto tiene una y la juega en Cáprica. Ninguna capacidad de un personaje afecta a la carta ni a su prueba.
term-end = Final de la partida
    .also = final, fin, ganar, perder, victoria, derrota, cómo ganan los cylons, cómo ganan los humanos, cómo se gana
    .text = Los humanos ganan con el primer salto posterior a la distancia 8, si entonces ningún recurso está a 0; si no, pierden con él. Los cylons ganan cuando un recurso está a 0 al final de un turno, cuando seis localizaciones de Galactica están dañadas o cuando un Centurión llega al final del medidor de Abordaje.
term-orders = Consignas
    .also = consigna, siempre, reacciones, reaccionar, tiempo para reaccionar
    .text = Algunas cartas de Habilidad se juegan cuando actúan los demás: antes de una tirada o de una prueba, tras un ataque, una vez sumada una prueba. Se pregunta a todo el que podría tener una carta así. Una consigna responde por ti: jugarla siempre, no jugarla nunca o preguntarte. Las consignas son solo tuyas: nadie las ve, y pueden referirse a cartas que no tienes.
term-hand-limit = Límite de la mano
    .also = límite, mano
    .text = Al final de cada turno, cada jugador conserva como mucho 10 cartas de Habilidad; Tyrol, 8 hasta que se descubra. Apolo descarta al azar. Las cartas de Quórum y de Crisis extrema no cuentan.
term-end-of-turn = Final del turno
    .also = fin del turno, acabar el turno
    .text = Quien tiene más de 10 cartas de Habilidad (Tyrol, más de 8) descarta las que sobran. Después, si un recurso está a 0, los humanos pierden. El turno pasa a la izquierda.
term-galactica = Galactica
    .also = estrella de combate
    .text = La estrella de combate, con diez localizaciones; seis pueden dañarse. La Enfermería y la Prisión son de riesgo: nadie va allí por su voluntad.
term-colonial-one = La Colonial Uno
    .also = colonial uno, colonial
    .text = La nave del Presidente, con tres localizaciones que no pueden dañarse. Ir a ella desde Galactica, o volver, cuesta una carta de Habilidad.
term-hazardous = Localizaciones de riesgo
    .also = riesgo, localización de riesgo, peligrosa
    .text = La Enfermería y la Prisión. Nadie va allí por su voluntad, y «cualquier localización» no las incluye; a ellas se envía a la gente.
term-skills = Habilidades
    .also = habilidad, tipos de habilidad, tipos, cartas de habilidad, pericia
    .text = Política, Liderazgo, Táctica, Pilotaje e Ingeniería: 21 cartas de cada una, de pericia 1 a 5. De las 41 pruebas de las cartas de Crisis, Táctica ayuda en 29, Liderazgo en 26, Política en 23, y Pilotaje e Ingeniería en 10 cada una.
term-advice = Consejos
    .also = consejo, estrategia, trucos, cómo jugar bien
    .text = Lo que suele dar resultado:
advice-human = Humanos: hay que cuidar el recurso más bajo. Las crisis cuestan sobre todo moral; los ataques, población.
advice-roles = Cada cual a lo suyo: los pilotos combaten, el Presidente y los demás políticos superan pruebas y usan el Quórum, los ingenieros reparan.
advice-checks = Pruebas: no todas valen sus cartas, que faltarán en la siguiente. Deja que se fallen las que cuestan poco.
advice-ftl = El Control de saltos aleja a la flota de muchas naves; no con la población baja.
advice-suspicion = Sospechosos: fíjate en las cartas contra una prueba y pide razones. Un cylon en la Prisión hace poco daño, y menos cuando se descubre.
advice-sleepers = A distancia 4 se reparte Lealtad otra vez: un humano puede volverse cylon. Quien lleve mucha ventaja antes quizá tenga que deshacerla.
advice-hidden = Cylons encubiertos: hay que tener un motivo para no ayudar, o ayudar con una carta y estropear la prueba con otra de un tipo que también roben los demás. Conviene que otros parezcan peores, evitar la Prisión y descubrirse cuando la carta propia haga más daño.
advice-revealed = Cylons descubiertos: hay que ir contra el recurso más débil, la moral con crisis en Cáprica, la población con la Flota cylon. Conviene robar Pilotaje e Ingeniería: estropean la mayoría de las pruebas.
term-decks = Mazos
    .also = mazo, descartes, restantes, cartas restantes
    .text = Cuando un mazo se agota, se barajan sus descartes y forman uno nuevo.
term-aid = Ayuda de juego
    .also = ayuda, resumen, referencia
    .text = El juego en una página:

attack-row = { $fight }: { $odds }.
attack-sure = { $fight }: destrucción segura, sin tirada.
loyalty-deck =
    El mazo de esta partida: { $cylons ->
        [one] 1 carta de cylon
       *[other] { $cylons } cartas de cylon
    } y { $humans } que dicen «No eres un cylon»{ $sympathizer ->
        [yes] ; tras el primer reparto se añade un simpatizante
       *[no] ; sin simpatizante
    }.
loyalty-left =
    { $slept ->
        [yes] Ya se han repartido todas
       *[no] Quedan { $left } por repartir, a distancia 4
    }; cartas de cylon mostradas hasta ahora: { $shown }.
