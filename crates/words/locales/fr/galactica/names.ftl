# Galactica: the names of cards, people, places and pieces. Names are facts: each language uses those that its rulebook uses.

card-crisis-a-traitor-accused = Un traître accusé
card-crisis-admiral-grilled = L’Amiral sur la sellette
card-crisis-ambush = Embuscade
card-crisis-analyze-enemy-fighter = Analyser un chasseur ennemi
card-crisis-besieged = Assiégés
card-crisis-boarding-parties = Troupes d’abordage
card-crisis-bomb-threat = Alerte à la bombe
card-crisis-build-cylon-detector = Construire un détecteur de Cylons
card-crisis-colonial-day = Jour des Colonies
card-crisis-crash-landing = Atterrissage en catastrophe
card-crisis-crippled-raider = Raider en perdition
card-crisis-cylon-accusation = Accusé d’être un Cylon
card-crisis-cylon-screenings = Dépistage des Cylons
card-crisis-cylon-swarm = Nuée de Cylons
card-crisis-cylon-tracking-device = Mouchard cylon
card-crisis-cylon-virus = Virus cylon
card-crisis-declare-martial-law = Déclarer la loi martiale
card-crisis-detector-sabotage = Sabotage du détecteur
card-crisis-elections-loom = Élections imminentes
card-crisis-food-shortage = Pénurie de nourriture
card-crisis-forced-water-mining = Extraction d’eau forcée
card-crisis-fulfiller-of-prophecy = Celui qui accomplit la prophétie
card-crisis-guilt-by-collusion = Coupable par complicité
card-crisis-hangar-accident = Accident sur le Pont
card-crisis-heavy-assault = Assaut lourd
card-crisis-informing-the-public = Informer le public
card-crisis-jammed-assault = Assaut sous brouillage
card-crisis-jump-computer-failure = Panne de l’ordinateur de saut
card-crisis-keep-tabs-on-visitor = Surveiller le visiteur
card-crisis-legendary-discovery = Découverte légendaire
card-crisis-loss-of-a-friend = Perte d’un ami
card-crisis-low-supplies = Provisions insuffisantes
card-crisis-mandatory-testing = Dépistage obligatoire
card-crisis-missing-g4-explosives = Explosifs G4 disparus
card-crisis-network-computers = Ordinateurs en réseau
card-crisis-prison-labor = Travail des prisonniers
card-crisis-prisoner-revolt = Révolte des prisonniers
card-crisis-raiding-party = Groupe d’assaut
card-crisis-requested-resignation = Démission exigée
card-crisis-rescue-caprica-survivors = Sauver les survivants de Caprica
card-crisis-rescue-mission-raiders-jump = Mission de sauvetage
card-crisis-rescue-mission-basestars-jump = Mission de sauvetage
card-crisis-rescue-the-fleet = Sauver la flotte
card-crisis-resistance = Résistance
card-crisis-riots-basestars-jump = Émeutes
card-crisis-riots-launch-raiders = Émeutes
card-crisis-scouting-for-fuel = En quête de carburant
card-crisis-scouting-for-water = En quête d’eau
card-crisis-security-breach = Faille de sécurité
card-crisis-send-survey-team = Envoyer une équipe de reconnaissance
card-crisis-sleep-deprivation = Manque de sommeil
card-crisis-surrounded = Encerclés
card-crisis-tactical-strike = Frappe tactique
card-crisis-terrorist-bomber = Terroriste à la bombe
card-crisis-terrorist-investigations = Enquêtes antiterroristes
card-crisis-the-olympic-carrier = L’Olympic Carrier
card-crisis-thirty-three = Trente-trois
card-crisis-unexpected-reunion = Retrouvailles inattendues
card-crisis-unidentified-ship = Vaisseau non identifié
card-crisis-water-sabotaged = Sabotage de l’eau
card-crisis-water-shortage-basestars-jump = Pénurie d’eau
card-crisis-water-shortage-raiders-jump = Pénurie d’eau
card-crisis-water-shortage-basestars = Pénurie d’eau
card-crisis-weapon-malfunction = Défaillance de l’armement
card-crisis-witch-hunt = Chasse aux sorcières

card-super-bomb-on-colonial-1 = Bombe sur le Colonial One
card-super-cylon-intruders = Intrus cylons
card-super-fleet-mobilization = Mobilisation de la flotte
card-super-inbound-nukes = Charges nucléaires en approche
card-super-massive-assault = Assaut massif

# The special rules of Cylon attacks.
noun-attack-training-new-pilots = Formation de nouveaux pilotes
noun-attack-heavy-casualties = Lourdes pertes
noun-attack-surprise-assault = Assaut surprise
noun-attack-massive-deployment = Déploiement massif
noun-attack-heavy-bombardment = Bombardement intensif
noun-attack-communications-jamming = Brouillage des communications
noun-attack-ftl-failure = Panne PRL
noun-attack-panic = Panique
noun-attack-hangar-assault = Assaut sur le Pont
noun-attack-relentless-pursuit = Poursuite acharnée
noun-attack-power-failure = Panne de courant

card-quorum-accept-prophecy = Accepter la prophétie
card-quorum-arrest-order = Mandat d’arrêt
card-quorum-assign-arbitrator = Nommer un arbitre
card-quorum-assign-mission-specialist = Nommer un spécialiste de mission
card-quorum-assign-vice-president = Nommer un vice-président
card-quorum-authorization-of-brutal-force = Recours à la force brutale
card-quorum-encourage-mutiny = Inciter à la mutinerie
card-quorum-food-rationing = Rationnement
card-quorum-inspirational-speech = Discours galvanisant
card-quorum-presidential-pardon = Grâce présidentielle
card-quorum-release-cylon-mugshots = Diffuser les portraits des Cylons

card-destination-asteroid-field = Champ d’astéroïdes
card-destination-barren-planet = Planète stérile
card-destination-cylon-ambush = Embuscade cylon
card-destination-cylon-refinery = Raffinerie cylon
card-destination-deep-space = Espace profond
card-destination-desolate-moon = Lune désolée
card-destination-icy-moon = Lune glacée
card-destination-ragnar-anchorage = Ancrage de Ragnar
card-destination-remote-planet = Planète lointaine
card-destination-tylium-planet = Planète riche en tylium
card-skill-consolidate-power = Consolidation du pouvoir
    .text = Action : piochez 2 cartes Compétence, types au choix.
card-skill-investigative-committee = Commission d’enquête
    .text = Avant un test de compétence : toutes les cartes de ce test, y compris celles de la Destinée, sont ajoutées face visible.
card-skill-executive-order = Ordre exécutif
    .text = Action : un autre joueur se déplace et fait une action tout de suite, ou fait deux actions sans se déplacer. Un seul ordre de ce genre par tour.
card-skill-declare-emergency = Déclarer l’état d’urgence
    .text = Une fois le total d’un test connu : sa difficulté baisse de 2. Une seule par test.
card-skill-launch-scout = Lancement d’un éclaireur
    .text = Action : un raptor part en éclaireur. Lancez le dé : sur 3 ou plus, regardez la première carte du paquet Crise ou Destination et laissez-la en place ou mettez-la sous le paquet ; sur 1 ou 2, le raptor est perdu.
card-skill-strategic-planning = Planification stratégique
    .text = Avant un jet de dé : +2 au résultat. Une seule par jet.
card-skill-evasive-maneuvers = Manœuvres d’évasion
    .text = Après une attaque contre un viper : le dé est relancé, avec −2 si le viper est piloté.
card-skill-maximum-firepower = Puissance de feu maximale
    .text = Action, aux commandes d’un viper : attaquez avec lui jusqu’à 4 fois.
card-skill-repair = Réparer
    .text = Action : réparez le lieu où vous êtes. Sur le Pont, vous pouvez réparer à la place jusqu’à 2 vipers endommagés.
card-skill-scientific-research = Recherche scientifique
    .text = Avant un test de compétence : toutes les cartes Ingénierie aident dans ce test.

# A skill card in full, and in few words (".short") where many are listed.
card-skill-consolidate-power-1 = { card-skill-consolidate-power } ({ place-type-politics } 1)
    .short = { place-type-politics } 1
card-skill-consolidate-power-2 = { card-skill-consolidate-power } ({ place-type-politics } 2)
    .short = { place-type-politics } 2
card-skill-investigative-committee-3 = { card-skill-investigative-committee } ({ place-type-politics } 3)
    .short = { place-type-politics } 3
card-skill-investigative-committee-4 = { card-skill-investigative-committee } ({ place-type-politics } 4)
    .short = { place-type-politics } 4
card-skill-investigative-committee-5 = { card-skill-investigative-committee } ({ place-type-politics } 5)
    .short = { place-type-politics } 5
card-skill-executive-order-1 = { card-skill-executive-order } ({ place-type-leadership } 1)
    .short = { place-type-leadership } 1
card-skill-executive-order-2 = { card-skill-executive-order } ({ place-type-leadership } 2)
    .short = { place-type-leadership } 2
card-skill-declare-emergency-3 = { card-skill-declare-emergency } ({ place-type-leadership } 3)
    .short = { place-type-leadership } 3
card-skill-declare-emergency-4 = { card-skill-declare-emergency } ({ place-type-leadership } 4)
    .short = { place-type-leadership } 4
card-skill-declare-emergency-5 = { card-skill-declare-emergency } ({ place-type-leadership } 5)
    .short = { place-type-leadership } 5
card-skill-launch-scout-1 = { card-skill-launch-scout } ({ place-type-tactics } 1)
    .short = { place-type-tactics } 1
card-skill-launch-scout-2 = { card-skill-launch-scout } ({ place-type-tactics } 2)
    .short = { place-type-tactics } 2
card-skill-strategic-planning-3 = { card-skill-strategic-planning } ({ place-type-tactics } 3)
    .short = { place-type-tactics } 3
card-skill-strategic-planning-4 = { card-skill-strategic-planning } ({ place-type-tactics } 4)
    .short = { place-type-tactics } 4
card-skill-strategic-planning-5 = { card-skill-strategic-planning } ({ place-type-tactics } 5)
    .short = { place-type-tactics } 5
card-skill-evasive-maneuvers-1 = { card-skill-evasive-maneuvers } ({ place-type-piloting } 1)
    .short = { place-type-piloting } 1
card-skill-evasive-maneuvers-2 = { card-skill-evasive-maneuvers } ({ place-type-piloting } 2)
    .short = { place-type-piloting } 2
card-skill-maximum-firepower-3 = { card-skill-maximum-firepower } ({ place-type-piloting } 3)
    .short = { place-type-piloting } 3
card-skill-maximum-firepower-4 = { card-skill-maximum-firepower } ({ place-type-piloting } 4)
    .short = { place-type-piloting } 4
card-skill-maximum-firepower-5 = { card-skill-maximum-firepower } ({ place-type-piloting } 5)
    .short = { place-type-piloting } 5
card-skill-repair-1 = { card-skill-repair } ({ place-type-engineering } 1)
    .short = { place-type-engineering } 1
card-skill-repair-2 = { card-skill-repair } ({ place-type-engineering } 2)
    .short = { place-type-engineering } 2
card-skill-scientific-research-3 = { card-skill-scientific-research } ({ place-type-engineering } 3)
    .short = { place-type-engineering } 3
card-skill-scientific-research-4 = { card-skill-scientific-research } ({ place-type-engineering } 4)
    .short = { place-type-engineering } 4
card-skill-scientific-research-5 = { card-skill-scientific-research } ({ place-type-engineering } 5)
    .short = { place-type-engineering } 5
place-type-politics = Politique
place-type-leadership = Commandement
place-type-tactics = Tactique
place-type-piloting = Pilotage
place-type-engineering = Ingénierie

card-character-william-adama = William Adama
    .short = Adama
card-character-saul-tigh = Saul Tigh
    .short = Tigh
card-character-helo = Karl « Helo » Agathon
    .short = Helo
card-character-apollo = Lee « Apollo » Adama
    .short = Apollo
card-character-starbuck = Kara « Starbuck » Thrace
    .short = Starbuck
card-character-boomer = Sharon « Boomer » Valerii
    .short = Boomer
card-character-tyrol = Galen « Chef » Tyrol
    .short = Tyrol
card-character-tom-zarek = Tom Zarek
    .short = Zarek
card-character-laura-roslin = Laura Roslin
    .short = Roslin
card-character-gaius-baltar = Gaius Baltar
    .short = Baltar

noun-role-military-leader = chef militaire
noun-role-pilot = pilote
noun-role-support = personnel
noun-role-political-leader = leader politique

card-ability-inspirational-leader = Meneur charismatique
    .text = dans les tests des crises qu’Adama a piochées lui-même, chaque carte de valeur 1 aide, quel que soit son type.
card-ability-command-authority = Autorité du commandement
    .text = à la fin d’un test, Adama peut prendre en main toutes les cartes de ce test. Pas après une crise majeure.
card-ability-emotionally-attached = Attachement affectif
    .text = Adama ne peut pas activer les Quartiers de l’Amiral.
card-ability-cylon-hatred = Haine des Cylons
    .text = chaque fois que quelqu’un active les Quartiers de l’Amiral, Tigh peut baisser de 3 la difficulté du test.
card-ability-declare-martial-law = Déclarer la loi martiale
    .text = l’Amiral reçoit aussi le titre de Président.
card-ability-alcoholic = Alcoolique
    .text = au début du tour de n’importe qui, Tigh défausse sa main si elle compte exactement 1 carte Compétence.
card-ability-eco-officer = Officier ECO
    .text = une fois à chacun de ses tours, Helo peut faire relancer un dé ; le nouveau résultat compte.
card-ability-moral-compass = Boussole morale
    .text = quand un choix vient d’être fait sur une carte Crise, Helo peut le remplacer par l’autre option. Pas sur une crise majeure.
card-ability-stranded = Abandonné
    .text = Helo est hors du plateau jusqu’au début de son deuxième tour et ne peut ni se déplacer, ni être déplacé, ni agir. Il arrive ensuite sur le Pont.
card-ability-alert-viper-pilot = Pilote de viper en alerte
    .text = quand des vipers sont lancés de la Réserve et qu’Apollo est à bord du Galactica sans être en Cellule, il peut prendre l’un d’eux et agir aussitôt.
card-ability-cag = CAG
    .text = jusqu’à 6 activations de vipers sans pilote.
card-ability-headstrong = Forte tête
    .text = quand Apollo doit défausser des cartes Compétence, elles sont choisies au hasard.
card-ability-expert-pilot = Pilote experte
    .text = si Starbuck commence son tour dans un viper, elle a 2 actions.
card-ability-secret-destiny = Destin secret
    .text = quand une crise est retournée, Starbuck peut la faire défausser et en faire piocher une autre. Pas une crise majeure.
card-ability-insubordinate = Insubordonnée
    .text = un test des Quartiers de l’Amiral contre Starbuck voit sa difficulté baisser de 3.
card-ability-recon = Reconnaissance
    .text = à la fin de son tour, Boomer peut regarder la première carte du paquet Crise et la laisser en place ou la mettre sous le paquet.
card-ability-mysterious-intuition = Intuition mystérieuse
    .text = au lieu de faire le test d’une crise, Boomer peut en choisir le résultat (réussi ou raté). Pas sur une crise majeure.
card-ability-sleeper-agent = Agent dormant
    .text = à mi-chemin de Kobol, Boomer reçoit 2 cartes Loyauté au lieu d’une, puis va en Cellule.
card-ability-maintenance-engineer = Ingénieur de maintenance
    .text = après une carte Réparer jouée à son propre tour, Tyrol a une action de plus, une fois par tour.
card-ability-blind-devotion = Dévotion aveugle
    .text = quand tout le monde a ajouté ses cartes à un test, Tyrol peut nommer un type, dont les cartes ne comptent pas. Pas sur une crise majeure.
card-ability-reckless = Imprudent
    .text = Tyrol garde au plus 8 cartes Compétence.
card-ability-friends-in-low-places = Amis dans les bas-fonds
    .text = chaque fois que quelqu’un active l’Administration ou la Cellule, Zarek peut baisser ou augmenter de 2 la difficulté du test.
card-ability-unconventional-tactics = Tactiques peu orthodoxes
    .text = la flotte perd 1 point de population et gagne 1 ration, 1 unité de carburant ou 1 point de moral.
card-ability-convicted-criminal = Repris de justice
    .text = Zarek ne peut pas activer un lieu où se trouve quelqu’un d’autre, sauf la Cellule.
card-ability-religious-visions = Visions religieuses
    .text = quand Roslin pioche une crise, elle en voit deux, en résout une et met l’autre sous le paquet.
card-ability-skilled-politician = Politicienne habile
    .text = piocher 4 cartes Quorum, en appliquer une et mettre les autres sous le paquet. Roslin n’a pas besoin du titre de Président.
card-ability-terminal-illness = Maladie incurable
    .text = pour activer un lieu, Roslin défausse d’abord 2 cartes Compétence.
card-ability-delusional-intuition = Intuition délirante
    .text = après avoir pioché une crise, Baltar pioche 1 carte Compétence du type de son choix.
card-ability-cylon-detector = Détecteur de Cylons
    .text = regarder toutes les cartes Loyauté d’un autre joueur.
card-ability-coward = Lâche
    .text = Baltar commence avec 2 cartes Loyauté.

# Forms of a place: ".the" with its article; ".at" where somebody is; ".to" where somebody goes; ".of" with "de".
place-location-ftl-control = Contrôle PRL
    .the = le Contrôle PRL
    .at = au Contrôle PRL
    .to = au Contrôle PRL
    .of = du Contrôle PRL
    .text = La flotte saute, si elle est assez avancée sur la piste de saut. Lancez d’abord le dé : sur 6 ou moins, la population indiquée sur la case est perdue.
place-location-weapons-control = Contrôle de l’armement
    .the = le Contrôle de l’armement
    .at = au Contrôle de l’armement
    .to = au Contrôle de l’armement
    .of = du Contrôle de l’armement
    .text = Le Galactica attaque un vaisseau cylon dans n’importe quelle zone.
place-location-communications = Communications
    .the = les Communications
    .at = aux Communications
    .to = aux Communications
    .of = des Communications
    .text = Regardez en secret 2 vaisseaux civils en vol ; vous pouvez ensuite déplacer chacun d’eux vers une zone adjacente.
place-location-research-lab = Laboratoire de recherche
    .the = le Laboratoire de recherche
    .at = dans le Laboratoire de recherche
    .to = au Laboratoire de recherche
    .of = du Laboratoire de recherche
    .text = Piochez 1 carte Ingénierie ou 1 carte Tactique.
place-location-command = Passerelle
    .the = la Passerelle
    .at = sur la Passerelle
    .to = sur la Passerelle
    .of = de la Passerelle
    .text = Activez jusqu’à deux fois des vipers sans pilote : lancer, déplacer ou attaquer ; deux fois le même si vous voulez.
place-location-admirals-quarters = Quartiers de l’Amiral
    .the = les Quartiers de l’Amiral
    .at = dans les Quartiers de l’Amiral
    .to = aux Quartiers de l’Amiral
    .of = des Quartiers de l’Amiral
    .text = Accusez quelqu’un ; si le test est réussi, son personnage va en Cellule.
place-location-hangar-deck = Pont
    .the = le Pont
    .at = sur le Pont
    .to = sur le Pont
    .of = du Pont
    .text = Un pilote lance un viper de la Réserve et dispose ensuite d’une autre action.
place-location-armory = Arsenal
    .the = l’Arsenal
    .at = à l’Arsenal
    .to = à l’Arsenal
    .of = de l’Arsenal
    .text = Attaquez un centurion à bord : il est détruit sur 7 ou 8.
place-location-sickbay = Infirmerie
    .the = l’Infirmerie
    .at = à l’Infirmerie
    .to = à l’Infirmerie
    .of = de l’Infirmerie
    .text = Il n’y a rien à y faire. Qui commence son tour ici ne pioche qu’une carte Compétence.
place-location-brig = Cellule
    .the = la Cellule
    .at = en Cellule
    .to = en Cellule
    .of = de la Cellule
    .text = Tentez de sortir : si le test est réussi, allez dans un lieu du Galactica. En Cellule, on ne se déplace pas, on ajoute au plus 1 carte à un test et on ne pioche pas de crise.
place-location-press-room = Salle de presse
    .the = la Salle de presse
    .at = dans la Salle de presse
    .to = à la Salle de presse
    .of = de la Salle de presse
    .text = Piochez 2 cartes Politique.
place-location-presidents-office = Bureau du Président
    .the = le Bureau du Président
    .at = dans le Bureau du Président
    .to = au Bureau du Président
    .of = du Bureau du Président
    .text = Réservé au Président : piochez une carte Quorum ; vous pouvez ensuite en piocher une autre ou en jouer une.
place-location-administration = Administration
    .the = l’Administration
    .at = à l’Administration
    .to = à l’Administration
    .of = de l’Administration
    .text = Proposez quelqu’un ; si le test est réussi, son personnage reçoit le titre de Président.
place-location-caprica = Caprica
    .the = Caprica
    .at = sur Caprica
    .to = sur Caprica
    .of = de Caprica
    .text = Jouez votre crise majeure ; ou piochez 2 crises, résolvez-en une et défaussez l’autre. Ses symboles de vaisseaux cylons et de saut ne comptent pas.
place-location-cylon-fleet = Flotte cylon
    .the = la Flotte cylon
    .at = dans la Flotte cylon
    .to = à la Flotte cylon
    .of = de la Flotte cylon
    .text = Tous les vaisseaux cylons d’un type agissent ; ou chaque basestar lance 2 raiders et 1 raider lourd. Fermée au Sympathisant.
place-location-human-fleet = Flotte humaine
    .the = la Flotte humaine
    .at = dans la Flotte humaine
    .to = à la Flotte humaine
    .of = de la Flotte humaine
    .text = Regardez la main de quelqu’un et prenez-y une carte ; puis lancez le dé : sur 5 ou plus, le Galactica est endommagé.
place-location-resurrection-ship = Vaisseau de résurrection
    .the = le Vaisseau de résurrection
    .at = sur le Vaisseau de résurrection
    .to = sur le Vaisseau de résurrection
    .of = du Vaisseau de résurrection
    .text = Vous pouvez échanger votre crise majeure. Ensuite, tant que la distance est de 7 ou moins, donnez toutes vos cartes Loyauté cachées à un humain.

place-ship-galactica = Galactica
    .on = à bord du Galactica
    .to = sur le Galactica
place-ship-colonial-one = Colonial One
    .on = à bord du Colonial One
    .to = sur le Colonial One
place-ship-cylon = lieux cylons
    .on = dans les lieux cylons
    .to = dans les lieux cylons

place-area-front = avant
place-area-starboard-bow = avant tribord
place-area-starboard-aft = arrière tribord
place-area-rear = arrière
place-area-port-aft = arrière bâbord
place-area-port-bow = avant bâbord

# ".of": the title of …
place-title-president = Président
    .of = de Président
place-title-admiral = Amiral
    .of = d’Amiral

# ".the" with its article, ".first" the same at the beginning of a sentence, ".one" and ".other" what is counted of it, ".number" for the verb.
place-dial-food = rations
    .the = les rations
    .first = Les rations
    .one = ration
    .other = rations
    .number = pl
place-dial-fuel = carburant
    .the = le carburant
    .first = Le carburant
    .one = unité de carburant
    .other = unités de carburant
    .number = sg
place-dial-morale = moral
    .the = le moral
    .first = Le moral
    .one = point de moral
    .other = points de moral
    .number = sg
place-dial-population = population
    .the = la population
    .first = La population
    .one = point de population
    .other = points de population
    .number = sg

card-loyalty-not-a-cylon = Vous n’êtes pas un Cylon
    .text = Vous gagnez avec les humains, à moins qu’une autre carte ne fasse de vous un Cylon.
card-loyalty-cylon-brig = Vous êtes un Cylon (Cellule)
    .text = Vous gagnez avec les Cylons. Quand vous la révélez, hors de la Cellule, vous pouvez envoyer en Cellule un autre personnage du Galactica.
card-loyalty-cylon-sickbay = Vous êtes un Cylon (Infirmerie)
    .text = Vous gagnez avec les Cylons. Quand vous la révélez, hors de la Cellule, vous pouvez obliger un autre personnage du Galactica à défausser 5 cartes Compétence et à aller à l’Infirmerie.
card-loyalty-cylon-damage = Vous êtes un Cylon (dégâts)
    .text = Vous gagnez avec les Cylons. Quand vous la révélez, hors de la Cellule, vous pouvez piocher 5 pions Dégâts du Galactica et en appliquer 2.
card-loyalty-cylon-morale = Vous êtes un Cylon (moral)
    .text = Vous gagnez avec les Cylons. Quand vous la révélez, hors de la Cellule, vous pouvez faire perdre 1 point de moral.
card-loyalty-sympathizer = Vous êtes un Sympathisant
    .text = À révéler dès qu’elle est distribuée. Si une ressource est dans le rouge, vous allez en Cellule et restez dans le camp humain ; sinon, vous devenez un Cylon révélé, sans crise majeure ni accès à la Flotte cylon.


place-icon-raiders = les raiders agissent
place-icon-launch-raiders = les basestars lancent des raiders
place-icon-heavy-raiders = les raiders lourds et les centurions agissent
place-icon-basestars = les basestars attaquent le Galactica

place-deck-crisis = paquet Crise
place-deck-destination = paquet Destination
place-deck-quorum = paquet Quorum
place-deck-super-crisis = paquet Crise majeure
place-deck-politics = paquet { place-type-politics }
place-deck-leadership = paquet { place-type-leadership }
place-deck-tactics = paquet { place-type-tactics }
place-deck-piloting = paquet { place-type-piloting }
place-deck-engineering = paquet { place-type-engineering }
card-hit-critical-hit = Coup critique
    .text = compte pour 2 points de dégâts
card-hit-disabled-hangar = Hangar avarié
    .text = ce basestar ne lance plus rien
card-hit-disabled-weapons = Armes hors de combat
    .text = ce basestar n’attaque plus le Galactica
card-hit-structural-damage = Structure endommagée
    .text = +2 à chaque jet d’attaque contre ce basestar

result-pass = réussi
result-partial = réussi en partie
result-fail = raté

# Pieces, counted.
count-basestar =
    { $count ->
        [one] { $count } basestar
       *[other] { $count } basestars
    }
count-heavy-raider =
    { $count ->
        [one] { $count } raider lourd
       *[other] { $count } raiders lourds
    }
count-raider =
    { $count ->
        [one] { $count } raider
       *[other] { $count } raiders
    }
count-viper =
    { $count ->
        [one] { $count } viper
       *[other] { $count } vipers
    }
count-raptor =
    { $count ->
        [one] { $count } raptor
       *[other] { $count } raptors
    }
count-civilian =
    { $count ->
        [one] { $count } vaisseau civil
       *[other] { $count } vaisseaux civils
    }
count-centurion =
    { $count ->
        [one] { $count } centurion
       *[other] { $count } centurions
    }
count-nuke =
    { $count ->
        [one] { $count } charge nucléaire
       *[other] { $count } charges nucléaires
    }
count-dial =
    { $count ->
        [one] { $count } { $dial-one }
       *[other] { $count } { $dial-other }
    }
count-skill =
    { $count ->
        [one] { $count } carte { $skill }
       *[other] { $count } cartes { $skill }
    }
count-skill-card =
    { $count ->
        [one] { $count } carte Compétence
       *[other] { $count } cartes Compétence
    }
count-token =
    { $count ->
        [one] { $count } pion Dégâts
       *[other] { $count } pions Dégâts
    }
count-loyalty =
    { $count ->
        [one] { $count } carte Loyauté
       *[other] { $count } cartes Loyauté
    }

where-nowhere = hors du plateau
where-at = { $location-at }
where-flying = dans un viper (zone { $area })
prey-raider = un raider
prey-heavy-raider = un raider lourd
prey-basestar = le basestar { $number }
token-resource = perte de { $what }

count-quorum =
    { $count ->
        [one] { $count } carte Quorum
       *[other] { $count } cartes Quorum
    }
civilian-seen = vaisseau civil n° { $number } ({ $cargo })
area-empty = vide
