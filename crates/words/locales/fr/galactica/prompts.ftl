# Galactica: questions, options and help.

prompt-pick-character =
    Choisissez votre personnage.{ $missing ->
        [yes] {" "}Compétences que personne ne pioche encore : { $skills }.
       *[no] {""}
    }
prompt-start-area = Dans quelle zone votre viper commence-t-il ?
prompt-opening-hand =
    Votre première main compte { $all } cartes Compétence : { $flexible ->
        [yes] choisissez d’abord { $min ->
            [0] jusqu’à { $max ->
                [one] { $max } carte
               *[other] { $max } cartes
            }
           *[other] de { $min } à { $max } cartes
        } parmi les types au choix
       *[no] choisissez le type de chacune
    }.
prompt-receive =
    { $ill ->
        [yes] À l’Infirmerie, vous ne piochez qu’une carte Compétence
       *[no] Réception de compétences
    } : choisissez { $count ->
        [one] le type d’une carte
       *[other] les types de { $count } cartes
    }{ $fixed ->
        [yes] {""} ; le reste de votre liste de compétences ({ $slots }) est pioché automatiquement
       *[no] {""}
    }.
prompt-draw-any =
    Choisissez { $count ->
        [one] le type de la carte
       *[other] les types des { $count } cartes
    } à piocher.
prompt-move = Mouvement : déplacez-vous, ou restez { $place }. Vous avez { $hand } en main ; changer de vaisseau vous en coûte 1.
prompt-move-cylon = Mouvement : allez dans un autre lieu cylon, ou restez { $place }.
prompt-pay-move = Changer de vaisseau coûte une carte : choisissez celle à défausser.
prompt-action =
    { $none ->
        [yes] Votre action : il n’y a rien à faire ici, choisissez « rien ».
       *[no] Votre action : choisissez-en une, ou rien.
    } Vous êtes { $place }{ $more ->
        [0] {""}
        [one] , avec encore 1 action ensuite
       *[other] , avec encore { $more } actions ensuite
    }.
prompt-pay-activation =
    Maladie incurable : pour activer { $location-the }, choisissez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à défausser.
prompt-order-whom = Ordre exécutif : qui se déplace et agit, ou agit deux fois ?
prompt-use-order = Un Ordre exécutif vous est donné : vous déplacer puis agir, ou agir deux fois ?
prompt-repair-what = Réparer { $location-the }, ou des vipers ? Il y a { $damaged ->
        [one] { $damaged } viper endommagé
       *[other] { $damaged } vipers endommagés
    }.
prompt-repair-vipers =
    Réparer des vipers : choisissez-en { $max ->
        [1] 1
        [2] 1 ou 2
       *[other] entre 1 et { $max }
    }.
prompt-scout-deck = L’éclaireur est de retour : quel paquet regardez-vous ?
prompt-top-or-bottom = Vous avez vu la première carte du { $deck }{ $known ->
        [yes] , { $card }
       *[no] {""}
    } : la laisser en place, ou la mettre sous le paquet ?
prompt-look-at-civilians = Communications : choisissez { $count ->
        [one] le vaisseau civil
       *[other] { $count } vaisseaux civils
    } à regarder.
prompt-move-civilian = Vous pouvez déplacer le { $ship } : vers quelle zone, le cas échéant ?
prompt-command-viper =
    Activez un viper sans pilote, ou choisissez « rien » pour vous arrêter ; il reste { $left ->
        [one] 1 activation
       *[other] { $left } activations
    }.
prompt-barrage =
    Attaquez avec votre viper, ou choisissez « rien » pour vous arrêter ; il reste { $left ->
        [one] 1 attaque
       *[other] { $left } attaques
    }.
prompt-fire-at = Contrôle de l’armement : qu’attaque le Galactica ?
prompt-launch-where = Dans quelle zone lancez-vous ?
prompt-recall-which = Il n’y a pas de viper dans la Réserve : de quelle zone en rappelez-vous un ?
prompt-attack-centurion = Arsenal : quel centurion attaquez-vous ? { $odds }.
prompt-accuse = Quartiers de l’Amiral : qui voulez-vous mettre en Cellule ? Le test est de difficulté { $difficulty } ({ $skills }).
prompt-propose = Administration : à qui donner le titre de Président ? Le test est de difficulté { $difficulty } ({ $skills }).
prompt-leave-brig =
    { $seat-you ->
        [yes] Vous pouvez sortir de Cellule : où allez-vous ?
       *[no] { $seat } sort de Cellule : pour aller où ?
    }
prompt-quorum-more = Bureau du Président : jouez une carte Quorum, piochez-en une autre, ou ne faites rien.
prompt-politician = Politicienne habile : laquelle de ces cartes Quorum appliquez-vous ?
prompt-bury-next = Quelle est la prochaine carte à mettre sous le { $deck } ? La dernière sera tout en dessous.
prompt-look-whose = De qui regardez-vous la loyauté ?
prompt-gain-which = Quelle ressource la flotte gagne-t-elle ?
prompt-appoint = { $card } : à qui donnez-vous cette carte ?
prompt-quorum-whom = { $card } : quel joueur ?
prompt-destroy-piece = Choisissez ce qui est détruit ; encore { $left } à choisir.
prompt-crisis-pick = Laquelle de ces crises faut-il résoudre ?
prompt-crisis-half = { $card } : que choisissez-vous ?
prompt-one-of = { $card } : que choisissez-vous ?
prompt-resign-or-jail = Démission exigée : que choisissez-vous ?
prompt-pay-fuel = { $card } : { $pay-may } ? Sinon : { $otherwise }.
prompt-send-whom =
    { $card } : qui envoyez-vous { $location-to }{ $may ->
        [yes] , le cas échéant
       *[no] {""}
    } ?
prompt-give-title = Qui reçoit le titre { $title-of } ?
prompt-secret-destiny = Crise retournée : { $crisis }. Utiliser Destin secret, une fois par partie, pour la défausser et en piocher une autre ?
prompt-moral-compass = { $card } : l’option { $number } a été choisie. Utiliser Boussole morale, une fois par partie, pour en changer ?
prompt-mysterious-intuition = La crise { $card } mène à un test. Utiliser Intuition mystérieuse, une fois par partie, pour en choisir le résultat ?
prompt-blind-devotion = { $check } Tout le monde a ajouté ses cartes. Utiliser Dévotion aveugle, une fois par partie, pour qu’un type ne compte pas ?
prompt-command-authority = Utiliser Autorité du commandement, une fois par partie, pour prendre en main les { $count } cartes de ce test ? { $cards }.
prompt-alert-viper-pilot = Pilote de viper en alerte : prenez un viper qui vient d’être lancé et agissez aussitôt, ou choisissez « rien ».
prompt-recon = Reconnaissance : regarder la première carte du paquet Crise ?
prompt-cylon-hatred = Haine des Cylons : faciliter ce test des Quartiers de l’Amiral ? Sa difficulté est de { $difficulty }.
prompt-friends = Amis dans les bas-fonds : faciliter ou compliquer ce test { $location-of } ? Sa difficulté est de { $difficulty }.
prompt-arbitrate = Arbitre : faciliter ou compliquer ce test des Quartiers de l’Amiral ? Sa difficulté est de { $difficulty }.
prompt-eco-officer = Officier ECO : le dé compte pour { $result } ({ $cause } : { $outcome }). Le faire relancer, une fois par tour ? { $odds }.
prompt-contribute = { $check } { $status } { $yours }
prompt-before-roll =
    { $seat-you ->
        [yes] Vous allez
       *[no] { $seat } va
    } lancer le dé : { $cause }. { $odds }. Avec Planification stratégique, { $better }. { $none ->
        [yes] Vous n’avez pas Planification stratégique : choisissez « rien ».
       *[no] Jouez Planification stratégique, ou choisissez « rien ».
    }
prompt-evade =
    Un raider a attaqué { $manned ->
        [yes] { $pilot-you ->
            [yes] votre viper
           *[no] le viper piloté par { $pilot }
        }
       *[no] un viper sans pilote
    } dans la zone { $area } : { $result }, { $outcome }. Si le dé est relancé avec la carte Manœuvres d’évasion, { $odds }. { $none ->
        [yes] Vous n’avez pas cette carte : choisissez « rien ».
       *[no] Jouez-la, ou choisissez « rien ».
    }
prompt-before-check =
    { $check } { $none ->
        [yes] Vous n’avez aucune carte à jouer avant : choisissez « rien ».
       *[no] Jouez une carte avant, ou choisissez « rien ».
    }
prompt-emergency =
    { $matter } : les cartes font { $total } contre { $difficulty }, le test est { $now }. Avec la carte Déclarer l’état d’urgence, la difficulté serait de { $lower } : { $then }. { $none ->
        [yes] Vous n’avez pas cette carte : choisissez « rien ».
       *[no] Jouez-la, ou choisissez « rien ».
    }
prompt-discard = Sur vos { $hand }, gardez-en { $keep } : défaussez-en { $cards }.
prompt-next-area = Les raiders agissent : quelle est la zone suivante ?
prompt-attack-pilot = Un raider attaque dans la zone { $area } : quel pilote ?
prompt-attack-civilian = Un raider détruit un vaisseau civil dans la zone { $area } : lequel ?
prompt-board-which =
    Il n’y a pas assez de centurions : quels raiders lourds abordent le Galactica en premier ? Il reste { $left ->
        [one] 1 centurion
       *[other] { $left } centurions
    }.
prompt-place-where = Il n’y a pas assez de vaisseaux pour toutes les zones prévues (reste : { $ships }) : où va le suivant ?
prompt-damage-viper =
    Choisissez { $count ->
        [one] le viper à endommager
       *[other] { $count } vipers à endommager
    }.
prompt-destroy-civilian = Il n’y a plus de vaisseau civil en réserve : lequel, en vol, est détruit ?
prompt-destination = La flotte a sauté : quelle destination choisissez-vous ? Distance parcourue : { $distance }.
prompt-risk = { $card } : { $risk }. Prendre le risque ?
prompt-restore-vipers =
    Ancrage de Ragnar : récupérez jusqu’à { $max ->
        [one] { $max } viper
       *[other] { $max } vipers
    }.
prompt-restore-raptor =
    Ancrage de Ragnar : récupérer un raptor ? Vous avez { $raptors }.
prompt-use-power = { $text } L’utiliser ?
prompt-power-target = { $text } Qui choisissez-vous, le cas échéant ?
prompt-apply-token = Quel pion Dégâts appliquez-vous ?
prompt-caprica = Caprica : jouer votre crise majeure, ou piocher deux crises ?
prompt-cylon-fleet = Flotte cylon : qui agit ?
prompt-look-at-hand = Flotte humaine : de qui regardez-vous la main ?
prompt-take-card = Quelle carte prenez-vous à { $owner } ?
prompt-exchange = Vaisseau de résurrection : échanger votre crise majeure{ $known ->
        [yes] , { $card },
       *[no] {""}
    } contre une autre ?
prompt-pass-loyalty = Vaisseau de résurrection : qui reçoit vos cartes Loyauté cachées ({ $count }) ?
prompt-give-sympathizer = Vous êtes déjà un Cylon : donner la carte Sympathisant à un humain, ou la garder ?

# The state of a check.
check-head = Test de compétence, { $matter } – difficulté { $difficulty }{ $changed ->
        [yes] {" "}({ $printed } sur la carte)
       *[no] {""}
    } ; types qui aident : { $skills }{ $noted ->
        [yes] {""} ; { $notes }
       *[no] {""}
    }.
# Whom the check of a location is about, and what it does.
check-about-location-administration =
    { $matter }, la présidence pour { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }
check-about-location-admirals-quarters =
    { $matter }, contre { $seat-you ->
        [yes] vous
       *[no] { $seat }
    }
check-about-location-brig =
    { $matter }, pour { $seat-you ->
        [yes] vous libérer
       *[no] libérer { $seat }
    }
check-passed-location-administration =
    { $seat-you ->
        [yes] vous recevez
       *[no] { $seat } reçoit
    } le titre de Président
check-passed-location-admirals-quarters =
    { $seat-you ->
        [yes] vous allez
       *[no] { $seat } va
    } en Cellule
check-passed-location-brig =
    { $seat-you ->
        [yes] vous sortez de Cellule et allez dans le lieu de votre choix
       *[no] { $seat } sort de Cellule et va dans le lieu de son choix
    }
check-note-research = Ingénierie aussi (Recherche scientifique)
check-note-leader = chaque carte de valeur 1 aussi
check-note-committee = toutes les cartes face visible
check-note-ignored = { $skill } ne compte pas
check-given = Déjà ajouté : { $given }.
check-given-by =
    { $seat-you ->
        [yes] vous
       *[no] { $seat }
    } ({ $count })
check-given-destiny = Destinée ({ $count })
check-open = Face visible, pour un total de { $total } : { $cards }.
check-later = Encore à venir : { $later }.
check-later-by =
    { $seat-you ->
        [yes] vous
       *[no] { $seat }
    } ({ $one ->
        [yes] au plus 1 carte sur { $cards-figure }
       *[no] jusqu’à { $cards }
    })
check-none-later = Personne n’ajoute après vous.
check-yours =
    { $one ->
        [yes] Vous pouvez ajouter 1 carte
       *[no] Vous pouvez ajouter autant de cartes que vous voulez
    } : votre main peut ajouter au plus { $up ->
        [one] { $up } point
       *[other] { $up } points
    } { $down ->
        [0] et ne peut rien retirer
       *[other] ou en retirer { $down }
    }.

# Options. "known" and "damaged" and the like say what belongs to the table as it is.
option-skill =
    { $cards } dans le paquet, { $discards ->
        [one] { $discards } défaussée
       *[other] { $discards } défaussées
    }
option-contribute = vaut { $worth } dans ce test
option-seat =
    { $seat-you ->
        [yes] vous-même
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }
option-seat-stands = { $place }, { $cards }
option-character = { $role } ; à chaque tour { $skills }
option-location =
    { $location }{ $costs ->
        [yes] , pour une carte
       *[no] {""}
    }{ $damaged ->
        [yes] , lieu endommagé
       *[no] {""}
    }{ $others ->
        [yes] {" "}(sur place : { $who })
       *[no] {""}
    }
option-area = zone { $area }
option-area-raiders =
    { $raiders } ; le premier { $plan-would }
option-activate =
    activer { $location-the }{ $cost ->
        [0] {""}
       *[other] , pour { $cost } cartes
    }
option-activate-ftl = la flotte saute ; { $odds }
option-draw-quorum = piocher une carte Quorum
option-in-deck = il en reste { $left } dans le paquet
option-nuke = une charge nucléaire sur le basestar { $number }, zone { $area }
option-nukes-left = il en reste { $nukes } ; { $odds }
option-reveal = révéler « { $card } » et devenir un Cylon révélé
option-launch = lancer un viper dans la zone { $area }
option-in-reserve =
    { $vipers ->
        [one] { $vipers } viper
       *[other] { $vipers } vipers
    } dans la Réserve
option-recall = un viper de la zone { $area }
option-fly = déplacer un viper de la zone { $from } à la zone { $to }
option-strike = attaquer { $prey } dans la zone { $area }
option-civilian =
    vaisseau civil n° { $number } de la zone { $area }{ $known ->
        [yes] {" "}(vu : { $cargo })
       *[no] {""}
    }
option-civilian-gone = vaisseau civil n° { $number }
option-centurion =
    un centurion à { $left ->
        [one] 1 pas
       *[other] { $left } pas
    } de prendre le vaisseau
option-crisis =
    { $kind ->
        [check] test de difficulté { $difficulty } ({ $skills })
        [check-or] test de difficulté { $difficulty } ({ $skills }), ou une autre voie
        [event] un choix pour { $who }
       *[attack] attaque de Cylons ({ $ships })
    }{ $jump ->
        [yes] {""} ; la flotte avance
       *[no] {""}
    }
option-super-crisis =
    votre crise majeure{ $known ->
        [yes] , { $card }
       *[no] {""}
    }
option-destination = distance { $distance } ; { $then }
option-deck = le { $deck }
option-deck-left = il reste { $cards }
option-yes = oui
option-top = la laisser sur le dessus
option-bottom = la mettre sous le paquet
option-launch-all = chaque basestar lance 2 raiders et 1 raider lourd
option-difficulty =
    { $harder ->
        [yes] augmenter
       *[no] baisser
    } la difficulté de { $by }
option-move-and-act = se déplacer, puis agir
option-act-twice = agir deux fois
option-damaged-viper = un viper endommagé
option-destroyed-viper = un viper détruit
option-viper = un viper sans pilote de la zone { $area }
option-piloted =
    { $seat-you ->
        [yes] votre propre viper
       *[no] le viper piloté par { $seat }
    }

# What is asked about once more before it is done.
twice-reveal = Vous allez vous révéler en tant que Cylon. Tout le monde le saura, jusqu’à la fin de la partie. Vous perdez vos titres et allez sur le Vaisseau de résurrection.

# What ships would do if they acted now: ".would" with "it would", ".will" with "it will".
plan-viper = attaque d’un viper sans pilote ({ $odds })
    .would = attaquerait un viper sans pilote ({ $odds })
    .will = attaquera un viper sans pilote ({ $odds })
plan-pilot = attaque du viper piloté par { $pilots } ({ $odds })
    .would = attaquerait le viper piloté par { $pilots } ({ $odds })
    .will = attaquera le viper piloté par { $pilots } ({ $odds })
plan-civilian = destruction d’un vaisseau civil
    .would = détruirait un vaisseau civil
    .will = détruira un vaisseau civil
plan-move =
    déplacement vers la zone { $to }{ $tie ->
        [yes] , dans le sens horaire, car à distance égale
       *[no] {""}
    }
    .would =
    irait dans la zone { $to }{ $tie ->
        [yes] , dans le sens horaire, car à distance égale
       *[no] {""}
    }
    .will =
    ira dans la zone { $to }{ $tie ->
        [yes] , dans le sens horaire, car à distance égale
       *[no] {""}
    }
plan-galactica = attaque du Galactica ({ $odds })
    .would = attaquerait le Galactica ({ $odds })
    .will = attaquera le Galactica ({ $odds })
plan-raiders = zone { $area } : { $plan }
plan-launch =
    { $count ->
        [one] 1 basestar lance { $ships }
       *[other] { $count } basestars lancent { $ships } chacun
    }
plan-supply =
    { $left ->
        [0] aucun ne peut encore être placé
        [one] 1 seul peut encore être placé
       *[other] { $left } seulement peuvent encore être placés
    }
plan-hangar-disabled =
    { $count ->
        [one] 1 basestar ne lance rien, car son hangar est avarié
       *[other] { $count } basestars ne lancent rien, car leurs hangars sont avariés
    }
plan-weapons-disabled =
    { $count ->
        [one] 1 basestar n’attaque pas, car ses armes sont hors de combat
       *[other] { $count } basestars n’attaquent pas, car leurs armes sont hors de combat
    }
plan-fired =
    { $count ->
        [one] 1 basestar n’attaque pas, car il a déjà tiré ce tour-ci
       *[other] { $count } basestars n’attaquent pas, car ils ont déjà tiré ce tour-ci
    }
plan-no-basestar = rien ne se passe, car aucun basestar n’est en jeu
plan-basestars =
    { $count ->
        [one] 1 basestar attaque le Galactica ({ $odds })
       *[other] { $count } basestars attaquent le Galactica ({ $odds }, chacun)
    }
plan-centurions =
    { $count ->
        [one] 1 centurion à bord avance
       *[other] { $count } centurions à bord avancent
    }, { $left ->
        [0] et les humains ont perdu
        [one] il reste alors 1 pas
       *[other] il reste alors { $left } pas
    }
plan-board =
    { $count ->
        [one] 1 raider lourd aborde le Galactica
       *[other] { $count } raiders lourds abordent le Galactica
    }
plan-cannot-board =
    { $count ->
        [one] 1 raider lourd attend, car il n’y a plus de centurion
       *[other] { $count } raiders lourds attendent, car il n’y a plus de centurion
    }
plan-nearer =
    { $count ->
        [one] 1 raider lourd se rapproche
       *[other] { $count } raiders lourds se rapprochent
    }

# An area of space.
area-about =
    L’une des six zones d’espace autour du Galactica{ $launch ->
        [yes] {""} : les vipers y sont lancés et les raiders lourds en partent à l’abordage.
       *[no] .
    }
area-when =
    Quand les { $icon ->
        [raiders] raiders
        [heavy-raiders] raiders lourds
       *[basestars] basestars
    } agissent : { $plan }.
area-raiders =
    { $several ->
        [yes] le premier
       *[no] le raider
    } { $plan-will }

help-basestar-damage =
    Le basestar { $number } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de dégâts sur { $hull }.

# Standing orders.
order = { $trigger } : { $when }.
order-any = Toute réaction
order-never = toujours passer
order-ask = toujours me demander
order-unusual = me demander quand cela peut compter, sinon passer
order-play =
    { $count ->
        [0] toujours jouer la carte la plus faible
       *[other] jouer la carte la plus faible si { $conditions }, sinon passer
    }
order-my-viper = le viper est à moi
order-hit = le viper va être touché
order-destroyed = le viper va être détruit
order-jump = le jet concerne un saut
order-within =
    le test peut basculer à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } près
order-red =
    { $dial-the } { $dial-number ->
        [pl] sont
       *[sg] est
    } dans le rouge
order-hand-at-most = j’ai au plus { $cards }
order-hand-at-least = j’ai au moins { $cards }

# Advice for somebody who plays among computer players.
hint-nothing = Un joueur virtuel choisirait « rien » ici.
hint-suggests = Un joueur virtuel choisirait : { $what }
