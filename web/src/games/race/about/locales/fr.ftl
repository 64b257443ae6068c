# What is said of Race before its table is there: what it is, its setups, its levels.

title = Race for the Galaxy
tagline = Colonisez des mondes, construisez et vendez : l’empire spatial le plus riche l’emporte.
gist = À chaque tour, chacun choisit en secret l’une des cinq phases, et tout le monde joue chaque phase choisie par quelqu’un. Vous explorez pour trouver des cartes, vous payez avec des cartes pour coloniser des mondes et construire des développements, et vous changez des ressources en cartes et en points. La partie se termine après le tour où quelqu’un a douze cartes devant lui ou bien où le dernier point est pris ; qui a le plus de points gagne.
players = 2 à 4 joueurs
time = 30 minutes
picture = Une table en pleine partie : un tableau de mondes et de développements, la main en dessous, les phases du tour au-dessus.
setup-mode = Variante
setup-mode-standard = standard
setup-mode-first-game = première partie
setup-mode-experienced = experte, à deux
level-beginner = Connaît les règles, passe à côté de bonnes cartes et ne pense qu’à son propre plan, souvent mauvais.
level-learner = Joue selon des règles simples, ne pense qu’à son propre plan et oublie une carte de temps en temps.
level-casual = Sait ce que valent les cartes, mais s’accroche à ses plans et oublie que les autres choisissent aussi.
level-regular = Joue solidement, mais oublie encore que les autres choisissent aussi.
level-skilled = Réfléchit à ce que les autres vont choisir ; oublie parfois une carte.
level-strong = Pense un tour à l’avance pour choisir son action, et n’oublie rien.
level-expert = Réfléchit à chaque coup, jusqu’à la fin du tour.
level-master = Pense deux tours à l’avance, en envisageant cent tirages possibles.
