# Galactica: what cards do, composed from the steps that the engine runs. An effect is a clause that can stand in a list; ".may" is
# its infinitive, after "peut". Of a person, ".first" stands at the beginning of a sentence, ".of" is with "de".

who-current = le joueur actif
    .first = Le joueur actif
    .of = du joueur actif
who-president = le Président
    .first = Le Président
    .of = du Président
who-admiral = l’Amiral
    .first = L’Amiral
    .of = de l’Amiral
who-each = chaque joueur humain
    .first = Chaque joueur humain
    .of = de chaque joueur humain
who-acting = la personne qui la joue
    .first = La personne qui la joue
    .of = de la personne qui la joue
# The same with the player who that is now.
who-now =
    { $who } ({ $seat-you ->
        [yes] vous
       *[no] { $seat }
    })
    .first =
    { $who-first } ({ $seat-you ->
        [yes] vous
       *[no] { $seat }
    })
    .of =
    { $who-of } ({ $seat-you ->
        [yes] vous
       *[no] { $seat }
    })

effect-nothing = rien ne se passe
    .may = ne rien faire
# "case" is "out" where the resource would be used up.
effect-resource =
    la flotte { $gain ->
        [yes] gagne
       *[no] perd
    } { $what }{ $case ->
        [plain] {""}
        [out] {" "}(de { $now } à 0 : la partie est perdue à la fin du tour, sauf si la flotte en regagne)
       *[live] {" "}(de { $now } à { $then })
    }
    .may =
    { $gain ->
        [yes] gagner
       *[no] sacrifier
    } { $what }{ $case ->
        [plain] {""}
        [out] {" "}(de { $now } à 0 : la partie est perdue à la fin du tour, sauf si la flotte en regagne)
       *[live] {" "}(de { $now } à { $then })
    }
effect-discard = { $who } défausse { $cards }
effect-discard-random = { $who } perd { $cards } au hasard
effect-discard-hand = { $who } défausse toute sa main
effect-draw = { $who } pioche { $cards }
effect-draw-any = { $who } pioche { $cards } au choix
effect-move = { $who } va { $location-to }
effect-move-chosen = { $who } envoie quelqu’un { $location-to }
effect-move-may = { $who } peut envoyer quelqu’un { $location-to }
effect-move-all-at = tous les personnages qui sont { $from-at } vont { $location-to }
effect-move-all-on = tous les personnages { $ship-on } vont { $location-to }
effect-title-admiral = l’Amiral reçoit le titre { $title-of }
effect-title-chosen = { $who } donne à quelqu’un d’autre le titre { $title-of }
effect-look =
    { $who } regarde une carte Loyauté { $owner ->
        [any] de n’importe quel joueur
        [leaders] du Président ou de l’Amiral
        [current] du joueur actif
       *[other] d’un autre joueur
    }{ $stopped ->
        [yes] {" "}(pas tant qu’une carte en jeu l’interdit)
       *[no] {""}
    }
# "left" is what there is now, where that is known.
effect-lose-raptors =
    la flotte perd { $what }{ $live ->
        [yes] {" "}(sur { $left })
       *[no] {""}
    }
effect-restore-raptors = la flotte récupère { $what }
effect-discard-nukes =
    la flotte perd { $what }{ $live ->
        [yes] {" "}(sur { $left })
       *[no] {""}
    }
effect-destroy-civilians = la flotte perd { $what }, au hasard
effect-board =
    { $count ->
        [one] un centurion aborde
       *[other] { $count } centurions abordent
    } le Galactica
effect-jump-track =
    la flotte { $back ->
        [yes] recule
       *[no] avance
    } { $count ->
        [one] d’une case
       *[other] de { $count } cases
    } sur la piste de saut{ $live ->
        [yes] , actuellement en { $now }
       *[no] {""}
    }
effect-place = arrivée dans la zone { $area } ({ $ships })
effect-damage-vipers =
    dégâts sur { $what } { $where ->
        [reserves] de la Réserve
       *[space] en vol
    }
effect-recall-vipers = tous les vipers en vol retournent dans la Réserve
effect-damage-galactica =
    le Galactica est endommagé{ $count ->
        [one] {""}
       *[other] {" "}{ $count } fois
    }
effect-activate = { $icons }
effect-activate-placed = les { $ships } de la zone { $area } agissent aussitôt
effect-basestars-attack = chaque basestar attaque le Galactica
effect-roll-at-most = le dé est lancé ; sur { $most } ou moins ({ $sides } faces sur 8) : { $then }
effect-roll-at-least = le dé est lancé ; sur { $least } ou plus ({ $sides } faces sur 8) : { $then }
effect-fail = comme si le test avait échoué, { $then }
effect-if-below =
    si { $dial-the } { $dial-number ->
        [pl] sont
       *[sg] est
    } en dessous de { $least }{ $live ->
        [yes] {" "}(actuellement { $now })
       *[no] {""}
    }, { $then }
effect-choose = au choix { $who-of }, { $lists }
effect-pay-or = { $who } peut { $pay-may } ; sinon : { $otherwise }
effect-extra-crisis = une autre crise est piochée après celle-ci
effect-distance = la carte compte pour une distance de { $count }
effect-ongoing = { $rule } { $until }
effect-hand-over = un autre joueur reçoit la carte
effect-remove = la carte est retirée du jeu
effect-destroy = destruction de { $what }
effect-mutiny = un autre joueur, qui n’est ni en Cellule ni Amiral, lance le dé et, sur { $least } ou plus ({ $sides } faces sur 8), reçoit le titre d’Amiral ; sinon, { $otherwise }
effect-release = quelqu’un sort de Cellule et va dans un lieu du Galactica
effect-risk = l’Amiral peut risquer { $ships } et lancer le dé ; sur { $least } ou plus ({ $sides } faces sur 8), { $success } ; sinon, { $failure }
effect-restore = l’Amiral peut récupérer jusqu’à { $vipers }, endommagés ou détruits, et { $raptors }

rule-unmanned = les vipers sans pilote ont −2 à leurs jets d’attaque
rule-launch = les basestars lancent 1 vaisseau de plus à chaque fois
rule-communications = les Communications sont fermées
rule-no-looks = personne ne peut regarder de carte Loyauté
rule-colonial-one = le Colonial One est fermé
rule-pursuit = la poursuite continue (un saut remet la carte dans le paquet Crise)
until-jump = jusqu’au saut de la flotte
until-end = pour le reste de la partie
until-relief = jusqu’à la destruction d’un vaisseau civil ou d’un basestar, ou jusqu’au saut de la flotte

# Whole cards.
about-crisis =
    { $card } : { $kind ->
        [check] crise avec un test de compétence
        [check-or] crise avec un test de compétence ou une autre voie
        [event] crise avec un choix
       *[attack] crise, attaque de Cylons
    }{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } exemplaires)
    }
about-super =
    { $card } : crise majeure, { $kind ->
        [attack] attaque de Cylons
       *[check] avec un test de compétence
    }
about-check = Test de compétence, difficulté { $difficulty } ; types qui aident : { $skills }.
# What each result brings.
about-pass = { $from } ou plus, réussi : { $then }.
about-partial = De { $from } à { $to }, réussi en partie : { $then }.
about-fail = { $to } ou moins, raté : { $then }.
about-or = Ou, si { $who } le préfère : { $then }.
about-chooser = { $who-first } choisit :
about-half = { $number }) { $then }.
about-half-nuke = { $number }) seulement avec une charge nucléaire : { $then }.
about-icons = Ensuite, { $icons }.
about-icons-first = D’abord, { $icons }.
about-jump = Ensuite, la flotte avance d’une case sur la piste de saut.
about-ships = Nouveaux vaisseaux :
about-ships-in = zone { $area } : { $ships }.
about-rule = { $name } : { $then }.
about-rule-none = { $name } : rien de plus.
about-quorum =
    { $card } : carte Quorum{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } exemplaires)
    }. Action du Président : { $then }.
about-quorum-after =
    { $after ->
        [discard] Elle est ensuite défaussée.
        [stays] Elle reste près du Président jusqu’à ce qu’elle ait compté : le prochain test de l’Administration, ou des Quartiers de l’Amiral contre le Président, voit sa difficulté monter de { $by }.
        [arbitrator] Jusqu’à son utilisation : la personne qui l’a peut baisser ou augmenter de { $by } la difficulté d’un test des Quartiers de l’Amiral.
        [specialist] Au prochain saut, la personne qui l’a pioche 3 destinations et choisit à la place de l’Amiral.
        [vice] Tant qu’elle est là, personne d’autre ne peut recevoir le titre de Président à l’Administration.
       *[removed] Sinon, elle est défaussée.
    }
about-destination =
    { $card } : destination, distance { $distance }{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } exemplaires)
    }. À l’arrivée : { $then }.
about-skill = { $card } : { $skill }
about-skill-copies = Valeur { $strength } : { $cards }.
about-character = { $card } : { $role }
about-character-start =
    Commence { $where ->
        [away] hors du plateau
        [viper] dans un viper
       *[at] { $location-at }
    }. { $pilot ->
        [yes] Pilote les vipers.
       *[no] Ne pilote pas.
    } Garde au plus { $limit } cartes Compétence.
about-character-skills = À chaque tour : { $skills }.
about-slot = { $count } { $skills }
about-ability =
    { $name }{ $kind ->
        [once] {" "}({ $action ->
            [yes] action, une fois par partie
           *[no] une fois par partie
        })
        [drawback] {" "}(défaut)
       *[passive] {""}
    } : { $text }
about-loyalty =
    { $card } : carte Loyauté{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } exemplaires)
    }
about-location =
    { $location } : { $ship }{ $hazardous ->
        [yes] , personne n’y va de son plein gré
       *[no] {""}
    }{ $damageable ->
        [yes] , peut subir des dégâts
       *[no] {""}
    }
about-location-damaged = Actuellement endommagé : inutilisable jusqu’à sa réparation.
about-location-closed = Actuellement fermé : une carte en jeu interdit d’y aller.
about-location-blocked = Actuellement bloqué : une carte en jeu interdit de l’activer.
about-location-check = Test de difficulté { $difficulty } ; types qui aident : { $skills }.
about-title-president = { $title } : a les cartes Quorum et les joue. Garde son titre en Cellule.
about-title-admiral = { $title } : a les charges nucléaires et choisit où saute la flotte. Perd son titre en Cellule.
about-title-line = Ordre de succession : { $names }.
about-civilian = Vaisseau civil ({ $copies } sur 12) : { $then }.
about-damage-location = Dégâts, { $location } : inutilisable jusqu’à sa réparation ; les personnages présents vont à l’Infirmerie.
about-damage-resource = Dégâts aux provisions : { $then }.
about-hit = Dégâts d’un basestar, { $name } : { $text }.
civilian-empty = vide
civilian-loses = { $what } en moins
either = { $list } ou { $item }
half-check = le test, difficulté { $difficulty } ({ $skills }) ; réussi : { $pass } ; raté : { $fail }
