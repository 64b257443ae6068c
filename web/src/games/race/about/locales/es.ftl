# What is said of Race before its table is there: what it is, its setups, its levels.

title = Race for the Galaxy
tagline = Coloniza mundos, construye y comercia: gana el imperio espacial más rico.
gist = En cada ronda, cada cual elige en secreto una de cinco fases, y todos juegan las que alguien ha elegido. Exploras para conseguir cartas, pagas con cartas para colonizar mundos y construir desarrollos, y conviertes bienes en cartas y puntos. La partida acaba tras la ronda en la que alguien tiene doce cartas en su zona de juego o se agotan los puntos; gana quien tiene más.
players = 2 a 4 jugadores
time = 30 minutos
picture = Una mesa en mitad de una partida: una zona de juego con mundos y desarrollos, la mano debajo y las fases de la ronda encima.
setup-mode = Variante
setup-mode-standard = normal
setup-mode-first-game = primera partida
setup-mode-experienced = con experiencia, dos jugadores
level-beginner = Conoce las reglas, pasa por alto buenas cartas y solo piensa en su plan, que a menudo es el equivocado.
level-learner = Juega con reglas sencillas, solo piensa en su plan y de vez en cuando pasa por alto una carta.
level-casual = Sabe lo que valen las cartas, pero se aferra a sus planes y olvida que los demás también eligen.
level-regular = Juega con solidez, pero aún olvida que los demás también eligen.
level-skilled = Tiene en cuenta lo que elegirán los demás; a veces pasa por alto una carta.
level-strong = Piensa una ronda por delante al elegir acción y no pasa nada por alto.
level-expert = Piensa cada jugada hasta el final de la ronda.
level-master = Piensa dos rondas por delante, con un centenar de repartos posibles.
