# Galactica: the table and the result, in short labelled lines.

table-turn =
    Tour { $turn }, { $seat-you ->
        [yes] le vôtre
       *[no] { $seat }
    } : { $step }.
step-setup = mise en place
step-skills = réception de compétences
step-movement = mouvement
step-action = action
step-crisis = crise
step-end = fin du tour
step-over = la partie est terminée

table-resources = Ressources :
table-dial =
    { $dial } { $now }{ $red ->
        [yes] {" "}(rouge)
       *[no] {""}
    }
table-journey = Voyage : distance { $distance } sur { $last }{ $slept ->
        [yes] {""}
       *[no] {" "}(à { $sleepers }, nouvelle distribution de cartes Loyauté)
    }. Piste de saut : { $space }.
table-travelled = Parcours :
table-damage = Le Galactica est endommagé :
table-undamaged = Le Galactica est intact.
table-centurions = Centurions à bord :
table-centurion =
    { $left ->
        [0] { $count } (au bout de la piste)
        [one] { $count } (à 1 pas du but)
       *[other] { $count } (à { $left } pas du but)
    }
table-reserves =
    Réserve : { $vipers }, { $raptors }, { $nukes ->
        [one] { $nukes } charge nucléaire
       *[other] { $nukes } charges nucléaires
    }, { $stock ->
        [one] { $stock } vaisseau civil
       *[other] { $stock } vaisseaux civils
    }. Vipers endommagés : { $damaged }, détruits : { $destroyed }.
table-lost = Vaisseaux civils perdus :
table-rules = En vigueur :
table-space = Espace :
table-space-empty = Espace : vide.
table-area = { $area } : { $ships }{ $raiders ->
        [yes] {""} ; un raider activé { $plan-would }
       *[no] {""}
    }.
table-basestar = basestar { $number }, dégâts { $points } sur { $hull } ({ $hits })
table-pilots = avec { $pilots } aux commandes d’un viper

table-person =
    { $seat-you ->
        [yes] Vous
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    } : { $facts }.
fact-title = { $title }
fact-cylon = Cylon révélé
fact-hand =
    { $cards }{ $limit ->
        [10] {""}
       *[other] {" "}sur { $limit }
    }{ $known ->
        [yes] {" "}({ $types })
       *[no] {""}
    }
fact-hidden = { $count ->
        [one] { $count } loyauté cachée
       *[other] { $count } loyautés cachées
    }
fact-shown = montré : { $cards }
fact-super = une crise majeure
fact-once = { $ability } (utilisée)
fact-appointed = { $card }
table-type =
    { $skill } { $exact ->
        [yes] { $low }
       *[no] { $low }–{ $high }
    }
table-seen =
    Cartes vues dans cette main{ $left ->
        [0] {""}
        [one] {" "}(une carte en est partie depuis)
       *[other] {" "}({ $left } cartes en sont parties depuis)
    } :

table-decks =
    Paquets{ $discards ->
        [0] {""}
       *[other] {" "}(et défausses)
    } :
table-deck =
    { $deck } { $draw }{ $discards ->
        [0] {""}
       *[other] {" "}({ $discards })
    }
table-skill-deck =
    { $skill } { $draw }{ $discards ->
        [0] {""}
       *[other] {" "}({ $discards })
    }
table-deck-crisis = Crise
table-deck-super-crisis = Crise majeure
table-deck-quorum = Quorum
table-deck-destination = Destination
table-times = { $card } ×{ $count }
table-destiny = Destinée { $count }
table-loyalty = Loyauté { $count }
table-quorum-hand = main Quorum { $count }
table-ongoing = Cartes en jeu :

private = Pour vous :
private-loyalty = Votre loyauté :
private-super = Votre crise majeure : { $card }.
private-quorum = Main Quorum :
private-quorum-known = Connu de la main Quorum :
private-deck = Connu du { $deck } :
private-deck-card =
    { $place ->
        [top] { $card } (dessus)
        [bottom] { $card } (dessous)
       *[between] { $card } ({ $number }e)
    }
private-civilians = Vaisseaux civils vus :
private-civilian = n° { $number } ({ $area }) : { $cargo }
private-known-loyalty = Loyauté connue de vous ({ $owner }) :
private-known-hand =
    Main connue de vous ({ $owner }{ $left ->
        [0] {""}
        [one] {""} ; une carte en est partie depuis
       *[other] {""} ; { $left } cartes en sont parties depuis
    }) :
private-offered = Devant vous :
private-given = Vous avez ajouté au test :
private-hand = Votre main, { $cards } :
private-no-hand = Votre main est vide.
private-card = { $card } – { $text }

# What is left in a deck.
deck-counts =
    Le { $deck } : { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    } à piocher, { $discards ->
        [one] { $discards } défaussée
       *[other] { $discards } défaussées
    }.
deck-crises =
    Sur { $unseen ->
        [one] { $unseen } crise jamais vue
       *[other] { $unseen } crises jamais vues
    }, attaques : { $attacks } ; cartes qui font avancer la flotte : { $jumps }.
deck-distances =
    { $unseen ->
        [one] Sur { $unseen } destination jamais vue
       *[other] Sur { $unseen } destinations jamais vues
    } :
deck-distance = { $count } à distance { $distance }
deck-quorums = Cartes Quorum jamais vues :
deck-supers = Crises majeures jamais vues :
deck-strengths = Cartes { $skill } que vous n’avez pas vues :
deck-strength = { $count } de valeur { $strength }
deck-discarded = Défausse :

result-resources =
    À la fin : { $resources } ; distance { $distance } ; { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
result-player =
    { $seat-you ->
        [yes] Vous
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }, { $cylon ->
        [yes] Cylon
       *[no] camp humain
    } : { $seat-you ->
        [yes] { $won ->
            [yes] vous gagnez
           *[no] vous perdez
        }
       *[no] { $won ->
            [yes] victoire
           *[no] défaite
        }
    }. Loyauté : { $cards }.
deck-times = { $card } ({ $count } fois)
