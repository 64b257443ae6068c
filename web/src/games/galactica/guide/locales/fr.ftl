# How Galactica is played, in short, for somebody who has never seen it.

turn-title = Votre tour
turn-draw = Piocher
turn-draw-text = Vous recevez des cartes Compétence : la fiche de votre personnage en indique les types et le nombre.
turn-move = Se déplacer
turn-move-text = Allez dans un autre lieu, ou même sur un autre vaisseau en défaussant une carte ; un pilote peut rester dans un viper.
turn-act = Agir
turn-act-text = Faites une seule chose : ce que propose votre lieu, ce que sait faire votre personnage, ou ce que dit une carte.
turn-crisis = Crise
turn-crisis-text = Une carte est retournée et frappe tout le monde : un choix, une attaque, ou le plus souvent un test de compétence.
turn-after = Ensuite, des vaisseaux cylons agissent parfois, et la flotte fait parfois un pas vers son saut. C’est alors au joueur suivant.

skills-title = Cinq types de compétence
skills-text = Chaque carte a une valeur, qui compte dans les tests, et un texte que vous pouvez utiliser à la place : l’un ou l’autre. À la fin d’un tour, personne n’en garde plus de dix.

loyalty-title = Qui est un Cylon ?
loyalty-text = Chacun reçoit en secret une carte Loyauté au début de la partie, et une autre quand la flotte est à mi-chemin. Qui a un Cylon parmi les siennes en est un, et gagne si les humains perdent.
loyalty-hide = Un Cylon caché joue le jeu : de mauvaises cartes dans un test, un choix malheureux, et une bonne excuse. Les humains peuvent regarder des cartes Loyauté, et mettre les suspects en Cellule.
loyalty-reveal = Un Cylon peut aussi se révéler, par une action : il utilise la capacité de sa carte, et joue désormais ouvertement contre la flotte.

space-title = Autour du vaisseau
space-text = Le Galactica est entouré de six zones d’espace. Les basestars amènent des raiders et des raiders lourds ; les vipers défendent les vaisseaux civils, et chaque vaisseau perdu coûte de la population ou davantage. Les lieux endommagés ne peuvent plus servir, et six d’entre eux, c’est la fin.
space-example = Dans cette partie, la flotte est à la distance { $distance }. Il y a deux basestars, le Contrôle de l’armement et l’Arsenal sont endommagés, et Gaius Baltar s’est révélé Cylon : il agit depuis les lieux cylons, en haut.

jump-title = En route vers Kobol
jump-text = La plupart des crises rapprochent la flotte de son saut ; au bout de la piste, elle saute d’elle-même. Depuis le Contrôle PRL, on peut la faire sauter plus tôt, au risque de laisser des gens derrière.
jump-choose = À chaque saut, l’Amiral voit deux destinations et en choisit une. Elle ajoute de la distance, et coûte le plus souvent du carburant. À partir de la distance 8, un saut de plus fait gagner la partie.

power-title = Président et Amiral
power-text = Le Président a les cartes Quorum ; l’Amiral, les charges nucléaires et le choix des destinations. Les deux titres peuvent changer de mains : mieux vaut savoir lesquelles.

tips-title = Pour commencer
tips-talk = Parlez. Dites si vous pouvez aider à un test, beaucoup ou un peu ; mais ne citez ni nombres ni noms de cartes.
tips-checks = N’essayez pas de réussir tous les tests. Certains peuvent échouer ; les cartes dépensées manqueront au suivant.
tips-watch = Observez qui n’ajoute rien, qui échoue trop souvent et qui en sait trop. Et tant mieux si les soupçons tombent ailleurs que sur vous.
