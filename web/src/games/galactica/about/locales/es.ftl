# What is said of Galactica before its table is there: what it is, its setups, its levels.

title = Battlestar Galactica
tagline = Lleva la flota a casa. Alguien de la mesa no es lo que parece.
gist = Los últimos humanos huyen por el espacio, y algunos jugadores son cylons en secreto. En tu turno robas cartas de Habilidad, te mueves y actúas; después llega una crisis, a menudo una prueba a la que todos añaden cartas boca abajo. Los humanos ganan cuando la flota ha llegado lo bastante lejos y salta una vez más; los cylons, cuando se agota un recurso o cuando Galactica cae destruida o abordada.
players = 3 a 6 jugadores
time = 2 a 3 horas
known-for = traidores ocultos
picture = Una mesa en mitad de una partida: Galactica en el espacio, la gente de a bordo al lado y la mano debajo.
setup-characters = Personajes
setup-characters-pick = elegidos por turnos
setup-characters-random = repartidos al azar
setup-characters-first-game = los de la primera partida
setup-resources = Recursos
setup-resources-none = los normales
setup-resources-easier = dos más de cada uno
setup-resources-harder = dos menos de cada uno
level-easy = Juega con solidez por su bando, humano o cylon, con reglas sencillas.
level-medium = Piensa cada jugada hasta el final del turno, en algunas de las situaciones posibles.
level-hard = Piensa en muchas situaciones posibles y sopesa quién puede ser un cylon.
