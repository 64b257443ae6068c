# One sentence each, saying what to do.

refusal-no-such-seat = Cette place n’existe pas à cette table : donnez le numéro d’une place qui existe.
refusal-over = La partie est terminée : plus aucune réponse n’est acceptée.
refusal-not-asked = Cette place n’a rien à répondre pour l’instant : attendez sa prochaine question.
refusal-too-few =
    { $picked ->
        [0] Rien n’a été choisi
        [one] Un seul choix a été fait
       *[other] Seulement { $picked } choix ont été faits
    } : il en faut au moins { $min }.
refusal-too-many =
    { $picked ->
        [one] Un choix a été fait
       *[other] { $picked } choix ont été faits
    } : { $max ->
        [0] ne choisissez rien ici
       *[other] il en faut au plus { $max }
    }.
refusal-not-offered = L’élément { $place } de la réponse n’est pas proposé, ou pas autant de fois : choisissez dans la liste.
refusal-nothing-to-take-back = Il n’y a rien à reprendre : depuis votre dernière réponse, quelque chose a été révélé ou pioché.
refusal-cannot-rewind = La partie ne peut pas revenir à ce point : il est encore à venir, ou un secret a été révélé depuis.
refusal-cannot-say = Vous ne pouvez pas dire cela maintenant : choisissez dans la liste.

illegal-players = Ce jeu se joue de { $min } à { $max }, pas à { $given } : choisissez un nombre de { $min } à { $max }.
illegal-variant-players = Cette variante se joue à { $only } exactement, pas à { $given } : jouez à { $only }, ou sans la variante.
illegal-characters = Il y a { $wanted } joueurs et { $given } personnages : nommez un personnage par joueur, ou aucun.
illegal-same-character = Un personnage est nommé deux fois : donnez à chaque joueur un personnage différent.

record-not-a-record = Ce n’est pas un fichier de partie Starboard : choisissez un fichier que Starboard a enregistré.
record-other-format = Cette version ne sait pas lire le format de fichier { $found } : utilisez la version qui l’a écrit.
record-other-game = C’est une partie de « { $found } », un autre jeu ou un jeu inconnu ici : utilisez la commande de ce jeu.
record-other-rules = Cette partie a été jouée avec la version { $found } des règles, et ce programme a la version { $ours } : utilisez la version de Starboard qui l’a écrite.
record-bad-header = La première ligne est illisible ({ $why }) : procurez-vous une nouvelle copie du fichier.
record-setup = La première ligne décrit une mise en place impossible. { $why }
record-broken = La ligne { $line } est abîmée : procurez-vous une nouvelle copie du fichier.
record-cut-off = Le fichier est coupé après la ligne { $lines } : procurez-vous une copie complète.
record-refused = La ligne { $line } enfreint les règles, ce n’est donc pas la partie qui a été jouée : procurez-vous une nouvelle copie. { $why }
record-differs = La ligne { $line } ne correspond pas aux réponses précédentes, le fichier a donc été modifié : procurez-vous une nouvelle copie.
record-not-as-promised = La donne ne correspond pas à sa preuve : le fichier a été modifié, ou le serveur n’a pas tenu son engagement. Comparez-la à l’engagement affiché avant la partie.
record-after-end = La ligne { $line } vient après la fin de la partie : procurez-vous une nouvelle copie du fichier.
