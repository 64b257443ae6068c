# The story of a game that is over.

story-of = Comment cela s’est passé
story-loading = Le récit arrive…
story-gone = Le récit n’est pas disponible pour l’instant. Le replay contient tout.
who-was-what = Qui était quoi
what-was-left = Ce qui restait
who-gave-what = Qui a ajouté quoi
gave-about = Tests de compétence. Au-dessus de la ligne, ce qui a aidé ; en dessous, ce qui a gêné ; la barre montre ce qu’il fallait, les points sont ceux de la Destinée.
phase-hidden = Cylon caché
phase-open = Cylon révélé
verdict-won-human = humain, gagne
verdict-won-cylon = Cylon, gagne
verdict-lost-human = humain, perd
verdict-lost-cylon = Cylon, perd
life =
    { $what ->
        [human] { $name } : camp humain, tours { $from } à { $to }
        [hidden] { $name } : Cylon caché, tours { $from } à { $to }
       *[open] { $name } : Cylon révélé, tours { $from } à { $to }
    }
mark-president = Président
mark-admiral = Amiral
mark-brig = Cellule
mark-sickbay = Infirmerie
mark-at = { $what }, tour { $turn }
dealt-again = nouvelle distribution de cartes Loyauté
jump-last = Kobol
turn = Tour { $turn }
turn-tick = tour { $turn }
in-words = En toutes lettres : les loyautés et ce qui restait
dial-went = { $dial } : { $from } au début, { $to } à la fin
in-the-red = dans le rouge
none-left = plus rien
gave-total = { $name } : { $helped } pour aider, { $hindered } pour gêner
destiny = Destinée
needed = difficulté { $difficulty }, total { $total }
branch-pass = réussi
branch-partial = réussi en partie
branch-fail = raté
check-of = { $name } : { $result }, tour { $turn }
spoilt =
    { $count ->
        [one] Sans les cartes d’un Cylon caché ({ $names }), le test aurait été réussi.
       *[other] Sans les cartes des Cylons cachés ({ $names }), le test aurait été réussi.
    }
turning-points = Les tournants
turning-jump = La flotte saute : distance { $distance }.
turning-check = { $name } : { $result }.
who-deceived = Qui a menti, et qui a gêné en secret
nobody-deceived = Personne, pour autant que les cartes et les annonces le montrent.
lie-human = a dit : « Je suis du côté des humains. »
lie-human-truth = Un Cylon, depuis le début.
lie-help = a dit : « Je peux aider. »
lie-cover-rest = a dit : « Je m’occupe du reste. »
lie-not-my-type = a dit : « Je n’ai pas pu ajouter ce type. »
lie-looked =
    { $cylon ->
        [yes] a dit au sujet d’une autre personne ({ $whom }) : « Un Cylon. »
       *[no] a dit au sujet d’une autre personne ({ $whom }) : « Pas un Cylon. »
    }
lie-looked-truth = La carte regardée disait le contraire.
secret-gave = a ajouté en secret :
gave-cards = { $cards }
took-away =
    { $count ->
        [one] Cela a retiré { $count } point.
       *[other] Cela a retiré { $count } points.
    }
given-anyway = Ce type était pourtant dans ses cartes.
secrets = Les secrets de chacun
secrets-hand = Main : { $name }
no-cards = aucune carte
every-check = Tous les tests, carte par carte
gave-nothing = Personne n’a rien ajouté.
won-kobol = La flotte atteint Kobol : les humains gagnent.
won-food = Il n’y a plus de rations : les Cylons gagnent.
won-fuel = Il n’y a plus de carburant : les Cylons gagnent.
won-morale = Tout espoir est perdu : les Cylons gagnent.
won-population = Il n’y a plus personne : les Cylons gagnent.
won-galactica_destroyed = Le Galactica est détruit : les Cylons gagnent.
won-boarded = Les centurions ont pris le Galactica : les Cylons gagnent.
won-playing = La partie est terminée.
camp-humans-won = Humains, victoire
camp-humans-lost = Humains, défaite
camp-cylons-won = Cylons, victoire
camp-cylons-lost = Cylons, défaite
who-suspected-whom = Qui était soupçonné
suspected-by = Vu par
suspected-table = tout le monde (ce qui était public)
suspected-about = À quel point chacun semblait être un Cylon, tour par tour, d’après le calcul de l’ordinateur ; hachuré tant que c’était vrai en secret, plein une fois révélé.
suspected-peak = { $most } % au plus
suspected-row = { $name } : soupçons de { $most } % au plus, au tour { $turn }
