# Galactica: the log.

event-started =
    { $seat-you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
event-picked =
    { $seat-you ->
        [yes] Vous jouez { $character }.
       *[no] { $character-again ->
            [yes] { $character } rejoint l’équipage.
           *[no] { $seat } joue { $character }.
        }
    }
event-title =
    { $seat-you ->
        [yes] Vous recevez le titre { $title-of }.
       *[no] Le titre { $title-of } passe à { $seat }.
    }
event-loyalty =
    { $seat-you ->
        [yes] Vous recevez en secret, comme loyauté : { $cards }.
       *[no] { $seat } reçoit { $cards }.
    }
event-turn =
    { $seat-you ->
        [yes] À vous de jouer.
       *[no] À { $seat } de jouer.
    }
event-drew =
    { $seat-you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $cards }.
event-reshuffled = La défausse est mélangée et forme un nouveau { $deck }.
event-destiny = Un nouveau paquet Destinée est formé, avec 2 cartes de chaque type.
event-destiny-short =
    Un nouveau paquet Destinée est formé, avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } seulement : un type est épuisé.
event-went =
    { $seat-you ->
        [yes] Vous allez
       *[no] { $seat } va
    } { $place-to }.
event-flies =
    { $seat-you ->
        [yes] Vous pilotez
       *[no] { $seat } pilote
    } un viper dans la zone { $area }.
event-off-board =
    { $seat-you ->
        [yes] Vous quittez
       *[no] { $seat } quitte
    } le plateau.
event-activated =
    { $seat-you ->
        [yes] Vous activez
       *[no] { $seat } active
    } { $location-the }.
event-used =
    { $seat-you ->
        [yes] Votre capacité { $ability }
       *[no] { $seat }, capacité { $ability }
    } : { $text }
event-played =
    { $seat-you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } { $card }.
event-appointed =
    { $seat-you ->
        [yes] Vous recevez
       *[no] { $seat } reçoit
    } la carte { $card }.
event-quorum-gone = La carte { $card } quitte le jeu.
event-discarded =
    { $seat-you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $cards }.
event-crisis =
    { $seat-you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } une crise. { $crisis }.
event-super-crisis =
    { $seat-you ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } une crise majeure : { $card }.
event-crisis-discarded = La carte { $card } est défaussée.
event-drew-super =
    { $seat-you ->
        [yes] Vous piochez une crise majeure, pour vous uniquement : { $card }.
       *[no] { $seat } pioche la crise majeure { $card }.
    }
event-drew-super-hidden =
    { $seat-you ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } une crise majeure.
event-saw =
    { $seat-you ->
        [yes] Pour vous uniquement
       *[no] { $seat } voit
    } : { $cards }.
event-saw-hand =
    { $seat-you ->
        [yes] Pour vous uniquement, { $owner-hand }
       *[no] { $seat } voit { $owner-hand }
    } : { $cards }.
event-saw-loyalty =
    { $seat-you ->
        [yes] Pour vous uniquement, { $owner-allegiance }
       *[no] { $seat } voit { $owner-allegiance }
    } : { $cards }.
event-looked-at-deck =
    { $seat-you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } { $cards } du { $deck }.
event-looked-at-tokens =
    { $seat-you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } { $tokens }.
event-looked-at-civilians =
    { $seat-you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } { $ships }.
event-looked-at-hand =
    { $seat-you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } { $owner-hand }.
event-looked-at-loyalty =
    { $seat-you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } { $all ->
        [yes] toutes { $owner-loyalty }
       *[no] { $owner-single }
    }.
event-buried =
    { $seat-you ->
        [yes] Vous mettez
       *[no] { $seat } met
    } { $cards } sous le { $deck }.
event-left-on-top =
    { $seat-you ->
        [yes] Vous laissez
       *[no] { $seat } laisse
    } la carte sur le dessus du { $deck }.
event-chose =
    { $seat-you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } { $half ->
        [0] la première option
        [1] la deuxième option
       *[other] la troisième option
    }.
event-switched =
    { $seat-you ->
        [yes] Vous changez
       *[no] { $seat } change
    } le choix : c’est { $half ->
        [0] la première option
       *[other] la deuxième option
    }.
event-named =
    { $seat-you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } le résultat : { $result }.
event-paid =
    { $seat-you ->
        [yes] { $paid ->
            [yes] Vous payez ce que la carte demande.
           *[no] Vous ne payez pas.
        }
       *[no] { $seat } { $paid ->
            [yes] paie ce que la carte demande.
           *[no] ne paie pas.
        }
    }
event-check = Test de compétence, { $matter } – difficulté { $difficulty } ; types qui aident : { $skills }.
event-difficulty = La difficulté est modifiée de { $by } et passe à { $now }.
event-contributed =
    { $count ->
        [0] { $seat-you ->
            [yes] Vous n’ajoutez rien
           *[no] { $seat } n’ajoute rien
        }
       *[other] { $seat-you ->
            [yes] Vous ajoutez { $cards }
           *[no] { $seat } ajoute { $cards }
        }
    } au test.
event-contributed-openly =
    { $seat-you ->
        [yes] Vous ajoutez
       *[no] { $seat } ajoute
    } au test, face visible : { $cards }.
event-destiny-openly = La Destinée ajoute, face visible : { $cards }.
event-no-cards = rien
event-type-ignored =
    { $seat-you ->
        [yes] Vous nommez
       *[no] { $seat } nomme
    } le type { $skill } : les cartes de ce type ne comptent pas dans ce test.
event-opened =
    Les cartes du test font { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : { $cards }.
event-resolved = Le test est { $result }.
event-took-check =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } les cartes du test : { $cards }.
event-resource =
    { $dial-first } { $dial-number ->
        [pl] passent
       *[sg] passe
    } à { $now }{ $red ->
        [yes] , dans le rouge
       *[no] {""}
    }.
event-rolling =
    { $seat-you ->
        [yes] Vous lancez
       *[no] { $seat } lance
    } le dé : { $cause }.
event-rolled =
    Le dé donne { $face }{ $changed ->
        [yes] , ce qui compte pour { $result }
       *[no] {""}
    }.
event-rerolling =
    { $seat-you ->
        [yes] Vous faites relancer le dé.
       *[no] { $seat } fait relancer le dé.
    }
event-placed = Arrivée dans la zone { $area } : { $ships }.
event-launched =
    { $seat-you ->
        [yes] Vous lancez
       *[no] { $seat } lance
    } un viper dans la zone { $area }.
event-recalled = Un viper de la zone { $area } retourne dans la Réserve.
event-flew =
    { $seat-you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } un viper de la zone { $from } à la zone { $to }.
event-civilian-moved = Un vaisseau civil va dans la zone { $to }.
event-attacked = Attaque contre { $prey } dans la zone { $area }.
event-raiders-moved =
    { $count ->
        [one] Un raider va
       *[other] { $count } raiders vont
    } de la zone { $from } à la zone { $to }.
event-heavy-raiders-moved = Des raiders lourds vont de la zone { $from } à la zone { $to }.
event-activation = Vaisseaux cylons : { $icon }.
event-viper-attacked =
    Un raider attaque { $manned ->
        [yes] { $pilot-you ->
            [yes] votre viper
           *[no] le viper piloté par { $pilot }
        }
       *[no] un viper sans pilote
    } dans la zone { $area }.
event-viper-damaged =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] Votre viper est endommagé
           *[no] Le viper piloté par { $pilot } est endommagé
        }
       *[no] Un viper est endommagé
    } dans { $reserves ->
        [yes] la Réserve
       *[no] la zone { $area }
    }.
event-viper-destroyed =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] Votre viper est détruit
           *[no] Le viper piloté par { $pilot } est détruit
        }
       *[no] Un viper est détruit
    } dans la zone { $area }.
event-ship-destroyed = Destruction dans la zone { $area } : { $ship }.
event-civilian-destroyed = Un vaisseau civil est détruit : { $cargo }.
event-basestar-damaged = Le basestar { $number } est endommagé : { $damage } ({ $text }).
event-galactica-damaged = Dégâts sur le Galactica : { $token }.
event-repaired = Réparation : { $location-the }.
event-vipers-repaired = Réparation et retour dans la Réserve : { $vipers }.
event-vipers-recalled = Tous les vipers en vol retournent dans la Réserve.
event-raptor-lost = Un raptor est perdu.
event-ships-back = Retour dans la Réserve : { $ships }.
event-nuke-spent =
    Une charge nucléaire est utilisée ; il en reste { $left }.
event-boarded =
    { $count ->
        [one] Un centurion aborde le Galactica.
       *[other] { $count } centurions abordent le Galactica.
    }
event-centurions-advanced = Les centurions à bord avancent.
event-centurion-destroyed = Un centurion est détruit.
event-jump-track = Sur la piste de saut, la flotte est en { $space }.
event-jumped = La flotte saute.
event-destination =
    { $seat-you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } la destination { $card }, distance { $distance }.
event-distance = La flotte a parcouru une distance de { $now } sur les { $last } à atteindre avant le dernier saut.
event-rule =
    { $on ->
        [yes] Désormais
       *[no] N’est plus en vigueur
    } : { $rule }.
event-revealed =
    { $seat-you ->
        [yes] Vous révélez
       *[no] { $seat } révèle
    } « { $card } ».
event-used-power =
    { $seat-you ->
        [yes] Vous utilisez
       *[no] { $seat } utilise
    } la capacité de la carte « { $card } ».
event-sympathizer =
    { $cylon ->
        [yes] Aucune ressource n’est dans le rouge : { $seat-you ->
            [yes] vous devenez un Cylon.
           *[no] { $seat } devient un Cylon.
        }
       *[no] Une ressource est dans le rouge : { $seat-you ->
            [yes] vous restez dans le camp humain et allez
           *[no] { $seat } reste dans le camp humain et va
        } en Cellule.
    }
event-sympathizer-kept =
    { $seat-you ->
        [yes] Vous gardez
       *[no] { $seat } garde
    } la carte Sympathisant.
event-gave-sympathizer =
    { $seat-you ->
        [yes] Vous donnez
       *[no] { $seat } { $to-before }donne
    } la carte Sympathisant{ $to-after }.
event-sleeper-phase = À mi-chemin de Kobol : nouvelle distribution de cartes Loyauté.
event-passed-loyalty =
    { $seat-you ->
        [yes] Vous donnez votre loyauté cachée
       *[no] { $seat } { $to-before }donne sa loyauté cachée
    }{ $to-after } : { $cards }.
event-took =
    { $seat-you ->
        [yes] Vous prenez
       *[no] { $seat } { $owner-before }prend
    } { $cards }{ $owner-after }.
event-ordered =
    { $seat-you ->
        [yes] Vous donnez
       *[no] { $seat } { $target-before }donne
    } l’ordre{ $target-after }.
event-ended = { $ending } { $loyalties }
event-ended-loyalty =
    { $seat-you ->
        [yes] Vous aviez
       *[no] { $seat } avait
    } comme loyauté : { $cards }.

# Several events told as one, and choices told with what was chosen.
story-loyalty = Distribution de { $cards } à chacun : { $seats }.
story-contributed = Cartes ajoutées au test : { $parts }.
story-given =
    { $seat-you ->
        [yes] vous
       *[no] { $seat }
    } ({ $count ->
        [0] rien
       *[other] { $cards }
    })
story-used =
    De nouveau, { $seat-you ->
        [yes] votre capacité { $ability }.
       *[no] { $seat } : capacité { $ability }.
    }
story-placed = Arrivées dans l’espace : { $parts }.
story-placed-there = zone { $area }, { $ships }
story-miss = Raté.
story-chose-check =
    { $seat-you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } le test de compétence.
story-chose =
    { $seat-you ->
        [yes] Vous choisissez
       *[no] { $seat } choisit
    } : { $then }.
story-switched =
    { $seat-you ->
        [yes] Vous changez
       *[no] { $seat } change
    } le choix : { $then }.

ending-playing = La partie continue.
ending-kobol = La flotte atteint Kobol : les humains gagnent.
ending-food = Il n’y a plus de rations : les Cylons gagnent.
ending-fuel = Il n’y a plus de carburant : les Cylons gagnent.
ending-morale = Le moral est à zéro : les Cylons gagnent.
ending-population = Il n’y a plus de survivants dans la flotte : les Cylons gagnent.
ending-galactica-destroyed = Le Galactica est détruit : les Cylons gagnent.
ending-boarded = Les centurions ont pris le Galactica : les Cylons gagnent.

jump-space =
    { $zone ->
        [auto] dernière case, celle du saut automatique
        [blue] case { $space } sur { $last } (saut PRL : −{ $loses } population sur { $number } ou moins)
       *[red] case { $space } sur { $last } (trop tôt pour sauter)
    }

# What a die is rolled for.
cause-ftl = saut avec le Contrôle PRL
cause-scout = Lancement d’un éclaireur
cause-at-most = la carte prend effet sur { $number } ou moins
cause-at-least = la carte prend effet sur { $number } ou plus
cause-human-fleet = Flotte humaine
fight-viper-raider = un viper attaque un raider
fight-viper-heavy-raider = un viper attaque un raider lourd
fight-viper-basestar = un viper attaque un basestar
fight-galactica-raider = le Galactica attaque un raider
fight-galactica-heavy-raider = le Galactica attaque un raider lourd
fight-galactica-basestar = le Galactica attaque un basestar
fight-nuke-basestar = une charge nucléaire frappe un basestar
fight-armory-centurion = l’Arsenal combat un centurion
fight-raider-viper = un raider attaque un viper
fight-raider-civilian = un raider attaque un vaisseau civil
fight-raider-galactica = un raider attaque le Galactica
fight-basestar-galactica = un basestar attaque le Galactica

# The odds, in sides of the die.
odds-one =
    { $sides ->
        [one] { $from }
       *[other] { $from }–{ $to }
    } ({ $sides } sur 8) : { $what }
faces-one =
    { $several ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    } : { $what }
odds-miss = raté
odds-damaged = dégâts
odds-twice = dégâts deux fois
odds-destroyed = destruction
odds-blast = destruction, avec jusqu’à 3 raiders de la zone
odds-no-loss = aucune perte
odds-raptor-lost = le raptor est perdu
odds-look = une carte à regarder
odds-card = l’effet de la carte
odds-nothing = rien
odds-damage = le Galactica est endommagé
roll-admiral =
    { $seat-you ->
        [yes] vous recevez
       *[no] { $seat } reçoit
    } le titre d’Amiral
