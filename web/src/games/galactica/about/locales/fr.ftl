# What is said of Galactica before its table is there: what it is, its setups, its levels.

title = Battlestar Galactica
tagline = Ramenez la flotte à bon port. Certains d’entre vous ne sont pas ce qu’ils semblent être.
gist = Les derniers humains fuient à travers l’espace, et certains joueurs sont en secret des Cylons. À votre tour, vous piochez des cartes Compétence, vous vous déplacez et vous agissez, puis une crise éclate : souvent un test auquel chacun ajoute des cartes face cachée. Les humains gagnent quand la flotte a parcouru assez de distance et saute une fois de plus ; les Cylons gagnent quand une ressource s’épuise, ou quand le Galactica est détruit ou pris à l’abordage.
players = 3 à 6 joueurs
time = 2 à 3 heures
known-for = traîtres cachés
picture = Une table en pleine partie : le Galactica dans l’espace, l’équipage à côté, la main en dessous.
setup-characters = Personnages
setup-characters-pick = choisis à tour de rôle
setup-characters-random = distribués au hasard
setup-characters-first-game = de la première partie
setup-resources = Ressources
setup-resources-none = valeurs imprimées
setup-resources-easier = deux de plus chacune
setup-resources-harder = deux de moins chacune
level-easy = Joue solidement son propre camp, humain ou Cylon, selon des règles simples.
level-medium = Réfléchit à chaque coup jusqu’à la fin du tour, dans quelques-unes des situations possibles.
level-hard = Envisage de nombreuses situations possibles, et se demande qui peut être un Cylon.
