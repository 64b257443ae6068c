# Galactica: the turn aid. What is so at this table stands in variables; "you" and "yours" say whether it is about the reader.

aid-part =
    { $numbered ->
        [yes] { $number }. { $name }
       *[no] { $name }
    }{ $open ->
        [yes] , nous y sommes :
        [plain] {""} :
       *[no] { $stands ->
            [done] {" "}(fait)
            [here] {" "}(en cours)
            [skipped] {" "}(pas ce tour-ci)
           *[ahead] {""}
        } – { $gist }
    }
aid-lit = > { $what }
aid-off = (pas maintenant) { $what }
aid-more = À consulter avec le point d’interrogation :

aid-gist-receive = Piochez les cartes de votre liste de compétences.
aid-gist-movement = Déplacez-vous, ou restez sur place.
aid-gist-action = Faites une action, ou aucune.
aid-gist-crisis = Piochez-en une : un test, un choix ou une attaque.
aid-gist-activation = Les vaisseaux dont la crise porte le symbole agissent.
aid-gist-jump = La flotte avance, si la crise le dit.
aid-gist-cylon-turn = Piochez 2 cartes, déplacez-vous et utilisez un lieu cylon.
aid-gist-end-of-turn = Les mains reviennent à la limite ; une ressource à 0 fait perdre.
aid-gist-check = Des cartes face cachée, puis un total contre la difficulté.
aid-gist-vipers = Lancer, déplacer ou attaquer.
aid-gist-ftl = Sauter plus tôt, non sans risque.
aid-gist-attacks = Ce que fait chaque face du dé.
aid-gist-damage = Ce que fait un coup au but.
aid-gist-reveal = Montrer une carte Cylon.
aid-gist-end = Comment chaque camp gagne, et où il en est.

# 1 Receive skills.
aid-receive = Piochez toutes les cartes de votre liste de compétences, quel que soit le nombre de cartes que vous avez déjà. Là où elle dit « ou », annoncez d’abord combien de chaque type.
aid-receive-yours = La vôtre : { $slots }.
aid-receive-sickbay =
    { $you ->
        [yes] Vous êtes à l’Infirmerie : 1 seule carte, d’un type de votre liste de compétences.
       *[no] Qui commence son tour à l’Infirmerie ne pioche qu’une carte.
    }
aid-receive-cylon = Un Cylon révélé pioche à la place 2 cartes, types au choix.

# 2 Movement.
aid-move = Le mouvement est facultatif. À l’intérieur d’un vaisseau, vous allez où vous voulez, gratuitement.
aid-move-costs =
    Entre le Galactica et le Colonial One, le trajet coûte 1 carte Compétence.{ $yours ->
        [yes] {" "}Vous avez { $cards } en main.
       *[no] {""}
    }
aid-move-viper =
    { $you ->
        [yes] Vous êtes dans un viper : allez dans une zone adjacente, gratuitement ;
       *[no] Dans un viper : allez dans une zone adjacente, gratuitement ;
    } ou posez-vous dans n’importe quel lieu pour 1 carte Compétence, et le viper retourne dans la Réserve.
aid-move-brig =
    { $you ->
        [yes] Vous êtes en Cellule et ne pouvez pas vous déplacer.
       *[no] En Cellule, personne ne se déplace.
    }
aid-move-hazardous = Personne ne va à l’Infirmerie ni en Cellule de son plein gré ; de l’Infirmerie, on sort simplement.
aid-move-closed = Personne ne peut aller { $ship-to } tant qu’une carte l’interdit.
aid-move-damaged =
    On peut entrer dans un lieu endommagé, mais pas l’utiliser{ $some ->
        [yes] . Endommagés actuellement : { $places }.
       *[no] {""}.
    }

# 3 Action.
aid-action =
    Faites une action, ou aucune.{ $more ->
        [0] {""}
        [one] {" "}Vous en aurez encore 1 ensuite.
       *[other] {" "}Vous en aurez encore { $more } ensuite.
    }
aid-action-place = Activez le lieu où vous êtes.
aid-action-cards = Jouez une carte Compétence qui est une action.
aid-action-power = Utilisez une capacité de votre personnage qui est une action.
aid-action-titles = Président : piochez ou jouez une carte Quorum. Amiral : lancez une charge nucléaire.
aid-action-viper = Dans un viper : allez dans une zone adjacente, ou attaquez un vaisseau cylon de votre zone.
aid-action-stranded = Vous êtes loin des vaisseaux : pas encore d’action.
aid-action-own-cards = Cartes Compétence : { $cards }.
aid-action-president = Président : piochez une carte Quorum, ou jouez-en une (vous avez { $cards }).
aid-action-admiral = Amiral : une charge nucléaire sur un basestar de n’importe quelle zone, il reste { $nukes }
aid-action-reveal = Révélez une carte Cylon, si vous en avez une.
aid-can = { $what } – { $text }
aid-cannot = { $what } : { $why }.
aid-cannot-do = { $what } : { $why }.
aid-cannot-card = { $what }, { $why }
aid-not-now = Cartes : { $what }.
aid-why-sickbay = il n’y a rien à y faire
aid-why-damaged = lieu endommagé
aid-why-forbidden = une carte en jeu l’interdit
aid-why-too-early = trop tôt sur la piste de saut
aid-why-no-cylon-ship = aucun vaisseau cylon en vol
aid-why-no-civilian-ship = aucun vaisseau civil en vol
aid-why-no-viper = aucun viper à lancer ni à activer
aid-why-no-raptor = il n’y a plus de raptor
aid-why-no-centurion = aucun centurion à bord
aid-why-no-basestar = aucun basestar en jeu
aid-why-no-nuke = il n’y en a plus
aid-why-no-pilot = seuls les pilotes volent
aid-why-not-president = réservé au Président
aid-why-attached = votre personnage ne peut pas l’utiliser
aid-why-company = quelqu’un d’autre s’y trouve
aid-why-too-few-cards = cela vous coûterait 2 cartes Compétence
aid-why-no-prey = seulement dans un viper, avec un vaisseau cylon dans sa zone
aid-why-nothing-broken = rien n’est endommagé là où vous êtes
aid-why-used = déjà fait
aid-why-nobody = il n’y a personne à désigner
aid-why-no-card = il n’y a pas de carte pour cela
aid-why-no-population = la population est à 0
aid-why-sympathizer = fermée au Sympathisant

# FTL Control.
aid-ftl = Qui active le Contrôle PRL alors que la flotte est sur l’une des deux cases bleues la fait sauter aussitôt, après un jet de dé.
aid-ftl-spaces = Sur 6 ou moins, la flotte perd de la population : 3 points sur la première case bleue, 1 point sur la seconde. La flotte saute ensuite dans tous les cas.
aid-ftl-now = Actuellement, { $odds }.
aid-ftl-jumps = la flotte saute ; { $odds }.
aid-ftl-early = Trop tôt : la flotte est en case { $space } sur { $last }, les cases bleues sont la 4 et la 5.
aid-ftl-damaged = Le Contrôle PRL est endommagé : personne ne peut l’utiliser avant sa réparation. Le saut automatique a lieu quand même.
aid-ftl-fatal =
    Cela pourrait faire tomber la population à 0{ $last ->
        [yes] , et le dernier saut ferait perdre la partie.
       *[no] . Une ressource à 0 à la fin du tour fait perdre la partie.
    }

# 4 Crisis, and the check.
aid-crisis = Piochez la première carte Crise : un test de compétence, un choix pour un joueur ou une attaque de Cylons.
aid-crisis-chooses = Qui choisit : { $who }.
aid-crisis-attack = Une attaque : les vaisseaux déjà en vol agissent, puis les nouveaux sont placés, puis la règle spéciale s’applique. Elle n’a pas de phases 5 et 6.
aid-crisis-none = En Cellule, on n’en pioche pas ; un Cylon révélé non plus : il n’y a alors pas de phases 4 à 6.
aid-check-read = 1. La carte donne la difficulté et les types qui aident. Les cartes qui se jouent avant un test se jouent maintenant.
aid-check-fate = 2. Deux cartes du paquet Destinée sont ajoutées, face cachée.
aid-check-give = 3. À partir de la gauche du joueur actif, qui passe en dernier, chacun ajoute autant de cartes qu’il veut, face cachée. En Cellule ou Cylon révélé : au plus 1.
aid-check-sort = 4. Toutes sont mélangées et retournées. Les types qui aident ajoutent leur valeur, les autres la retirent.
aid-check-total = 5. Si le total atteint la difficulté, le test est réussi. Certains tests ont un résultat intermédiaire. Les cartes sont ensuite défaussées.
aid-check-destiny =
    Paquet Destinée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; vide, il est refait avec 2 cartes de chaque type.

# 5 Cylon ships.
aid-ships = Les symboles de la carte Crise disent quels vaisseaux agissent. S’ils agissaient maintenant :
aid-ships-card = Selon les symboles de la carte { $card } :
aid-ships-none = La carte { $card } n’a pas de symbole de vaisseaux cylons.
aid-ships-order = Zone par zone, dans l’ordre que veut le joueur actif ; chaque raider fait la première chose qu’il peut, une fois. Le joueur actif dit aussi quel vaisseau civil est perdu.
aid-raiders =
    { $raiders } (zone { $area }) : { $several ->
        [yes] le premier
       *[no] il
    } { $plan-will }.
aid-no-raiders = Raiders : aucun n’est en vol, donc { $then }.
aid-launch = Lancement : { $then }.
aid-heavy = Raiders lourds et centurions : { $then }.
aid-basestars = Basestars : { $then }.

# Vipers.
aid-vipers = Une activation, c’est l’un de ces choix : lancer un viper de la Réserve à l’avant bâbord ou à l’arrière bâbord, en déplacer un vers une zone adjacente, attaquer un vaisseau cylon de sa zone.
aid-vipers-who = La Passerelle et le CAG activent les vipers sans pilote. Les pilotes volent eux-mêmes : ils partent du Pont, avec une action de plus ensuite.
aid-vipers-recall = S’il n’y en a plus dans la Réserve, un pilote sur le Pont peut prendre en vol un viper sans pilote.
aid-vipers-now = Réserve : { $ready } à lancer, { $damaged } en réparation ; perdus pour de bon : { $destroyed }.
aid-vipers-left =
    { $count ->
        [one] Il reste { $count } activation.
       *[other] Il reste { $count } activations.
    }
aid-vipers-hit = Un viper endommagé attend d’être réparé, un viper détruit est hors jeu ; son pilote va à l’Infirmerie.

# Attacks.
aid-attacks = Un dé à huit faces, lancé par qui agit ; pour les vaisseaux cylons, c’est le joueur actif.
aid-rolls =
    { $seat-you ->
        [yes] Vous lancez le dé.
       *[no] { $seat } lance le dé.
    }
aid-bonus = { $by } à ce jet ; aucun résultat n’est inférieur à 1 ni supérieur à 8.

# Damage.
aid-damage =
    Galactica : { $count ->
        [one] { $count } lieu endommagé
       *[other] { $count } lieux endommagés
    } sur { $lose }. Au { $lose }e, les humains perdent aussitôt.
aid-damage-pool =
    Un coup au but révèle un pion sur { $count } : { $some ->
        [yes] { $places }{ $stores ->
            [yes] , { $resources }
           *[no] {""}
        }
       *[no] { $stores ->
            [yes] { $resources }
           *[no] il n’en reste plus
        }
    }.
aid-damage-place = Un lieu : personne ne peut l’utiliser avant sa réparation, et tous les personnages présents vont à l’Infirmerie.
aid-damage-store = Rations ou carburant : 1 unité est perdue, et le pion quitte le jeu.
aid-damage-repair = Une carte Réparer remet en état le lieu où elle est jouée ; sur le Pont, celui-ci ou jusqu’à 2 vipers.
aid-damage-basestar =
    Basestar { $number } (zone { $area }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $hull }{ $some ->
        [yes] , { $hits }
       *[no] {""}
    }.
aid-damage-hits = Un coup au but sur un basestar est l’un de ceux-ci, et 3 points le détruisent : { $hits }.
aid-damage-hit = { $name } ({ $text })

# Revealing: the same first lines for everybody.
aid-reveal = Par une action, montrez une carte Cylon et utilisez sa capacité, si vous n’êtes pas en Cellule.
aid-reveal-then = Ensuite : vous ne gardez que 3 cartes Compétence, perdez tous vos titres, allez sur le Vaisseau de résurrection et recevez une carte Crise majeure.
aid-reveal-ends = Votre tour est terminé ; ni lui ni les suivants n’ont de crise. Si vous agissez grâce à l’Ordre exécutif de quelqu’un, son tour continue.
aid-reveal-yours =
    { $card } : { $jailed ->
        [yes] en Cellule, sans sa capacité.
       *[no] { $text }
    }
aid-reveal-discards = Vous défausseriez { $cards } sur { $hand }.
aid-reveal-heir =
    Le titre { $title-of } irait à { $seat-you ->
        [yes] vous
       *[no] { $seat }
    } : le premier de l’ordre de succession qui n’est pas un Cylon révélé.
aid-reveal-human = Vous n’avez pas de carte Cylon.

# A Cylon's turn.
aid-cylon-draw = Piochez 2 cartes Compétence, types au choix.
aid-cylon-move = Allez dans n’importe quel lieu cylon, gratuitement, et utilisez-le comme action :
aid-cylon-none = Ni crise, ni vaisseaux cylons, ni saut : ni maintenant, ni aux tours suivants. La limite de la main est de 10.
aid-cylon-check = À un test, vous ajoutez au plus 1 carte, et aucune carte ne se joue pour son texte.

# 6 Jump.
aid-jump-sign = Si la carte Crise a le symbole Préparation au saut, la flotte avance d’une case ; sur la dernière, elle saute aussitôt.
aid-jump-card =
    La carte { $card } { $jump ->
        [yes] a le symbole.
       *[no] ne l’a pas.
    }
aid-jump-space = La flotte est en { $space }.
aid-jump-leave = 1. Tous les vaisseaux quittent l’espace : les vipers retournent dans la Réserve, leurs pilotes sur le Pont. Les vipers endommagés et les centurions restent.
aid-jump-chooses =
    2. { $seat-you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $special ->
        [yes] 3 destinations (spécialiste de mission)
       *[no] 2 destinations (Amiral)
    } et { $seat-you ->
        [yes] en choisissez
       *[no] en choisit
    } une ; le reste va sous le paquet.
aid-jump-admiral = 2. L’Amiral pioche 2 destinations et en choisit une ; l’autre va sous le paquet.
aid-jump-card-done = 3. La carte choisie est appliquée.
aid-jump-distance =
    4. Sa distance compte : actuellement { $distance }. { $slept ->
        [yes] {""}
       *[no] À partir de { $sleepers }, de nouvelles cartes Loyauté sont distribuées.{" "}
    }À partir de { $last }, le saut suivant est le dernier.
aid-jump-back = 5. La flotte revient au début de la piste ; les cartes qui durent jusqu’au saut sont défaussées.
aid-jump-last =
    Le prochain saut est le dernier, et rien n’est pioché : { $lost ->
        [yes] avec { $resources } à 0, il ferait perdre les humains.
       *[no] il fait gagner les humains, si toutes les ressources sont au-dessus de 0.
    }

# End of turn.
aid-end = Chacun garde au plus 10 cartes Compétence, Tyrol 8 tant qu’il est humain ; les cartes Quorum et Crise majeure ne comptent pas.
aid-end-over =
    { $seat-you ->
        [yes] Vous avez
       *[no] { $seat } a
    } { $cards } en trop ; la limite est de { $limit }.
aid-end-zero = Ensuite, si une ressource est à 0, les humains ont perdu. Avant cela, elle peut toucher 0 et remonter.
aid-end-lost = À 0 : { $resources }. Si rien ne change, les humains perdent à la fin de ce tour.
aid-end-next =
    { $seat-you ->
        [yes] C’est ensuite à vous.
       *[no] C’est ensuite à { $seat }.
    }

# Winning.
aid-win-humans =
    Les humains gagnent { $now ->
        [yes] dès le prochain saut
       *[no] au premier saut après la distance { $last } (actuellement { $distance }, reste { $left })
    }, si aucune ressource n’est alors à 0.
aid-win-jump =
    { $spaces ->
        [0] La flotte saute maintenant
        [one] { $spaces } case avant le saut automatique
       *[other] { $spaces } cases avant le saut automatique
    }{ $early ->
        [yes] {""} ; le Contrôle PRL permettrait de sauter plus tôt.
       *[no] .
    }
aid-win-resource = Les Cylons gagnent si une ressource est à 0 à la fin d’un tour : { $dials }.
aid-win-damage = Ou avec { $lose } lieux du Galactica endommagés : { $count } actuellement.
aid-win-boarding =
    Ou avec un centurion au bout de la piste d’abordage : { $some ->
        [yes] au plus avancé, il reste { $left ->
            [one] { $left } pas
           *[other] { $left } pas
        }.
       *[no] aucun à bord.
    }
aid-win-sides = Une carte Cylon fait de vous un Cylon, caché ou non : vous gagnez avec les Cylons, quoi que disent vos autres cartes.
