# How Galactica is played, in short, for somebody who has never seen it.

turn-title = Tu turno
turn-draw = Robar
turn-draw-text = Recibes cartas de Habilidad: los tipos y las cantidades que indica la hoja de tu personaje.
turn-move = Moverse
turn-move-text = Vas a otra localización; si descartas una carta, también a la otra nave. Un piloto puede seguir en su Viper.
turn-act = Actuar
turn-act-text = Haces una sola cosa: lo que ofrece tu localización, lo que sabe hacer tu personaje o lo que dice una carta.
turn-crisis = Crisis
turn-crisis-text = Se revela una carta que afecta a todos: una elección, un ataque o, casi siempre, una prueba de habilidad.
turn-after = Después pueden activarse naves cylons, y la flota puede avanzar una casilla hacia su salto. Le toca al siguiente.

skills-title = Cinco tipos de habilidad
skills-text = Cada carta tiene una pericia, que cuenta en las pruebas, y un texto que puedes usar en su lugar: o una cosa o la otra. Al final de un turno nadie conserva más de diez.

loyalty-title = ¿Quién es un cylon?
loyalty-text = Cada cual recibe en secreto una carta de Lealtad al empezar la partida y otra cuando la flota está a mitad de camino. Quien tiene entre las suyas una de cylon es un cylon, y gana si los humanos pierden.
loyalty-hide = Un cylon encubierto juega como uno más: malas cartas en una prueba, una elección desafortunada y una buena excusa. Los humanos pueden mirar cartas de Lealtad y enviar a la Prisión a quienes levanten sospechas.
loyalty-reveal = Un cylon también puede descubrirse, como acción: usa la capacidad de su carta y desde entonces juega abiertamente contra la flota.

space-title = Alrededor de la nave
space-text = Galactica está rodeada por seis zonas de espacio. Las Estrellas Base traen Incursores e Incursores Pesados; los Vipers defienden las Naves Civiles, y cada una que se pierde cuesta población o más. Las localizaciones dañadas no pueden usarse, y con seis se acaba todo.
space-example = En esta partida la flota ha llegado a la distancia { $distance }. Hay dos Estrellas Base, el Control de armamento y el Arsenal están dañados, y Gaius Baltar se ha descubierto como cylon: actúa desde las localizaciones cylons de arriba.

jump-title = El camino a Kobol
jump-text = La mayoría de las crisis acercan la flota una casilla a su salto; al final del medidor salta sola. Desde el Control de saltos se puede saltar antes, con el riesgo de dejar gente atrás.
jump-choose = En cada salto, el Almirante ve dos destinos y elige uno. El destino suma distancia y casi siempre cuesta combustible. A partir de la distancia 8, un salto más da la victoria.

power-title = Presidente y Almirante
power-text = El Presidente tiene las cartas de Quórum; el Almirante, las armas nucleares y la elección de los destinos. Ambos cargos pueden cambiar de manos, así que importa quién los tenga.

tips-title = Para empezar
tips-talk = Habla. Di si puedes ayudar en una prueba, mucho o poco; los números y los nombres de las cartas no se dicen.
tips-checks = No intentes superar todas las pruebas. Algunas pueden fallarse: las cartas que gastas te faltan en la siguiente.
tips-watch = Fíjate en quién no añade nada, en quién falla demasiado y en quién sabe demasiado. Y alégrate si nadie sospecha de ti.
