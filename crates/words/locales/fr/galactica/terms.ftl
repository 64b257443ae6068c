# Galactica: short explanations, which are the turn aid as well. ".also": other names to be found by, in small letters, separated by
# commas.

term-turn = Un tour
    .also = tour, tours, tour de jeu, ordre du tour, règles, regles, comment jouer, phases, étapes, etapes
    .text = Réception de compétences : piochez les cartes de votre liste. Mouvement : allez dans un autre lieu, ou volez vers une zone adjacente ; changer de vaisseau coûte une carte. Action : faites-en une, par exemple celle du lieu où vous êtes. Crise : piochez une crise et résolvez-la ; puis ses vaisseaux cylons agissent, et la flotte avance peut-être sur la piste de saut. À la fin, chacun garde au plus 10 cartes Compétence, et le tour passe à gauche.
term-receive = Réception de compétences
    .also = réception, reception, recevoir, recevoir des compétences, liste de compétences, piocher
    .text = La première phase d’un tour : piochez toutes les cartes de votre liste de compétences, quel que soit le nombre de cartes que vous avez déjà. Là où elle dit « ou », annoncez d’abord combien de chaque type. Qui commence son tour à l’Infirmerie n’en pioche qu’une ; un Cylon révélé en pioche 2, types au choix.
term-movement = Mouvement
    .also = mouvements, déplacement, deplacement, se déplacer, aller, se poser, voler, vol
    .text = Facultatif. À l’intérieur d’un vaisseau, il est gratuit ; entre le Galactica et le Colonial One, il coûte 1 carte Compétence. Dans un viper : allez dans une zone adjacente, gratuitement, ou posez-vous dans n’importe quel lieu pour 1 carte Compétence, et le viper retourne dans la Réserve. Personne ne va à l’Infirmerie ni en Cellule de son plein gré, et personne ne se déplace en Cellule. On peut entrer dans un lieu endommagé, mais pas l’utiliser.
term-cylon-turn = Le tour d’un Cylon
    .also = tour d’un cylon, tour cylon, cylon révélé, cylon revele
    .text = Un Cylon révélé pioche 2 cartes, types au choix, se déplace librement entre les lieux cylons et fait l’action de l’un d’eux. Son tour n’a ni crise, ni vaisseaux cylons, ni préparation au saut. À un test, il ajoute au plus 1 carte, et il ne joue aucune carte pour son texte.
term-action = Action
    .also = actions
    .text = Une action, c’est au choix : activer le lieu où vous êtes ; jouer une carte Compétence qui le dit ; utiliser une capacité de votre personnage qui le dit ; avec le titre de Président, piocher ou jouer une carte Quorum ; avec le titre d’Amiral, lancer une charge nucléaire ; dans un viper, le déplacer ou attaquer avec lui ; vous révéler en tant que Cylon. Vous pouvez aussi ne rien faire.
term-check = Test de compétence
    .also = test, tests, tests de compétence, difficulté, difficulte, destinée, destinee, paquet destinée, aptitude, ajouter
    .text = Deux cartes viennent du paquet Destinée. En commençant à la gauche du joueur actif, chacun ajoute à son tour autant de cartes qu’il veut, face cachée ; en Cellule ou Cylon révélé, au plus 1. Les cartes sont mélangées et retournées : les types qui aident ajoutent leur valeur, les autres la retirent. Si le total atteint la difficulté, le test est réussi. Certains tests ont un résultat intermédiaire. Toutes les cartes sont ensuite défaussées ; un paquet Destinée vide est refait.
term-crisis = Crise
    .also = crises, carte crise, cartes crise
    .text = Une crise est un test, un choix fait par un joueur ou une attaque de Cylons. Après un test ou un choix, les vaisseaux cylons qu’elle désigne agissent ; puis, si elle le dit, la flotte avance sur la piste de saut. Une attaque fait d’abord agir les vaisseaux, puis en place de nouveaux et ajoute sa propre règle.
term-jump = Saut
    .also = sauts, sauter, piste de saut, préparation au saut, preparation au saut, destination, destinations, distance, kobol
    .text = Si la carte Crise a le symbole Préparation au saut, la flotte avance d’une case sur sa piste ; sur la dernière, elle saute aussitôt, et depuis les deux précédentes le Contrôle PRL peut la faire sauter. Lors d’un saut, tous les vaisseaux quittent l’espace ; l’Amiral pioche 2 destinations et en choisit une, l’autre va sous le paquet ; la carte est appliquée ; sa distance s’ajoute au total ; la flotte revient au début de la piste. À partir de 4, de nouvelles cartes Loyauté sont distribuées. À partir de 8, le saut suivant est le dernier : il fait gagner les humains, si aucune ressource n’est à 0.
term-ftl = Saut PRL
    .also = prl, contrôle prl, controle prl, saut anticipé, sauter plus tôt
    .text = Qui active le Contrôle PRL alors que la flotte est sur l’une des deux cases bleues la fait sauter aussitôt. Le dé est lancé d’abord : sur 6 ou moins, la flotte perd de la population, 3 points sur la première case bleue, 1 point sur la seconde.
term-reveal = Se révéler
    .also = révéler, reveler, révélation, revelation, se reveler, cylon, cylons
    .text = Par une action, un Cylon peut montrer une carte Cylon et utiliser sa capacité, s’il n’est pas en Cellule. Il ne garde ensuite que 3 cartes Compétence, perd tous ses titres, va sur le Vaisseau de résurrection et pioche une crise majeure. Son tour se termine sans crise ; s’il agissait grâce à l’Ordre exécutif de quelqu’un, le tour de cette personne continue.
term-vipers = Vipers
    .also = viper, pilote, pilotes, réserve, reserve, lancer, lancement, lancement de vipers
    .text = Les vipers sont lancés de la Réserve à l’avant bâbord ou à l’arrière bâbord. Une activation en lance un, en déplace un vers une zone adjacente ou attaque un vaisseau cylon de sa zone. Seuls les pilotes volent eux-mêmes, en partant du Pont ; s’il n’y en a plus dans la Réserve, ils peuvent prendre en vol un viper sans pilote. Tous les autres sont sans pilote et sont activés depuis la Passerelle. Un viper endommagé attend d’être réparé ; le pilote d’un viper touché va à l’Infirmerie.
term-unmanned = Vipers sans pilote
    .also = sans pilote, viper sans pilote
    .text = Les vipers que personne ne pilote. Ils sont activés depuis la Passerelle ou par le CAG, et les raiders les attaquent avant tout viper piloté.
term-nukes = Charges nucléaires
    .also = charge nucléaire, charge nucleaire, charges nucleaires, bombe, nucléaire
    .text = Elles appartiennent à l’Amiral, 2 en tout : par une action, l’une est lancée sur un basestar de n’importe quelle zone ; elle est utilisée, quoi que donne le dé. 1–2 : endommagé deux fois. 3–6 : détruit. 7–8 : détruit, avec jusqu’à 3 raiders de la zone.
term-risk = Risquer les raptors
    .also = risque, risquer, raptor, raptors
    .text = « Risquer un raptor » ou « risquer un viper » : il doit y en avoir un dans la Réserve. Si le jet échoue, il est perdu et rien n’est gagné. Lancement d’un éclaireur demande un raptor.
term-activation = Vaisseaux cylons
    .also = activation, activer, vaisseau cylon, raider, raiders, raider lourd, raiders lourds, basestar, basestars
    .text = Les raiders, zone par zone dans l’ordre que veut le joueur actif, font chacun la première chose qu’ils peuvent : attaquer un viper sans pilote, sinon un viper piloté, sinon détruire un vaisseau civil (le joueur actif dit lequel), sinon aller vers le vaisseau civil le plus proche, dans le sens horaire à distance égale, sinon attaquer le Galactica. Sans raider en vol, chaque basestar en lance 2. Raiders lourds : les centurions à bord avancent, les raiders lourds qui sont dans une zone de lancement abordent le Galactica et deviennent des centurions au début de leur piste, les autres vont vers la zone de lancement la plus proche ; sans raider lourd en vol, chaque basestar en lance 1. Les basestars attaquent chacun le Galactica. Lancement : chaque basestar lance 3 raiders. Avec Nuée de Cylons, ils en lancent 1 de plus. Un vaisseau n’agit qu’une fois.
term-attacks = Table d’attaque
    .also = attaque, attaques, chances, dés, des, dé, combat
    .text = Un dé à huit faces :
term-damage = Dégâts
    .also = degats, pion dégâts, pions dégâts, pions degats, endommagé, endommage, réparer, reparer, réparation
    .text = Un coup au but sur le Galactica fait piocher un pion : soit un lieu ne peut plus être utilisé avant sa réparation et les personnages présents vont à l’Infirmerie, soit 1 ration ou 1 unité de carburant est perdue et le pion quitte le jeu. Six lieux endommagés à la fois font perdre la partie. Un coup au but sur un basestar fait piocher un de ses pions ; 3 points le détruisent.
term-boarding = Abordage
    .also = centurion, centurions, piste d’abordage, troupes d’abordage, aborder
    .text = Un raider lourd dans une zone de lancement aborde le Galactica quand les raiders lourds agissent : il devient un centurion sur la première case de la piste. Ceux qui étaient déjà à bord avancent alors d’une case. Un centurion qui a fait 4 pas a pris le vaisseau, et les humains ont perdu. On combat les centurions depuis l’Arsenal ; un saut n’en débarrasse pas le vaisseau.
term-civilians = Vaisseaux civils
    .also = civil, civils, vaisseau civil
    .text = Ils sont face cachée ; quand l’un d’eux est détruit, il est retourné, et ce qu’il montre est perdu. Depuis les Communications, on peut les regarder et les déplacer. Un saut les ramène tous.
term-resources = Ressources
    .also = ressource, rations, ration, nourriture, carburant, moral, population, rouge, dans le rouge
    .text = Rations, carburant, moral et population. Si l’une d’elles est à 0 à la fin d’un tour, les humains ont perdu. Aucune ne dépasse 15. Dans le rouge : rations et carburant à 4 ou moins, moral à 5, population à 6.
term-loyalty = Loyauté
    .also = loyaute, carte loyauté, cartes loyauté, paquet loyauté, traître, traitre, humain, humains, agents dormants, phase des agents dormants, camps, camp
    .text = Les cartes Loyauté sont secrètes. Une seule carte Cylon suffit à faire de vous un Cylon, caché jusqu’à sa révélation, qui gagne avec les Cylons. Chacun reçoit une carte au début et une autre à mi-chemin de Kobol, à partir de la distance 4 ; Baltar en a une de plus dès le début, Boomer une de plus à mi-chemin. Le paquet contient 1 carte Cylon à trois ou quatre joueurs, 2 à cinq ou six ; à quatre ou six joueurs, un Sympathisant s’ajoute après la première distribution.
term-secrecy = Confidentialité
    .also = confidentialite, discussion, parler, secrets, secret, ce qu’on peut dire
    .text = On peut tout dire sur ses plans et ses soupçons : accusez, promettez et mentez librement, même au sujet des cartes Loyauté, les vôtres ou celles que vous avez vues. Mais personne ne donne la valeur exacte d’une carte, ne dit après un test quelles cartes étaient les siennes, ni ne donne de détails sur des cartes regardées dans un paquet. Les mains, les cartes Loyauté et les cartes Quorum ne se montrent jamais.
term-titles = Titres
    .also = titre, succession, ordre de succession
    .text = Le Président a les cartes Quorum et les joue ; l’Amiral a les charges nucléaires et choisit les destinations. Quand leur titulaire se révèle Cylon, le titre va au premier de son ordre de succession qui n’est pas un Cylon révélé ; l’Amiral perd aussi le sien en Cellule, au profit du premier qui n’y est pas. Sortir de Cellule ne rend aucun titre.
term-quorum = Quorum
    .also = carte quorum, cartes quorum, main de cartes quorum
    .text = Le Président pioche des cartes Quorum par une action ou dans le Bureau du Président, et en joue une par une action. La main suit le titre.
term-super-crisis = Crise majeure
    .also = crises majeures, carte crise majeure
    .text = Un Cylon révélé en a une et la joue sur Caprica. Aucune capacité de personnage n’agit sur elle ni sur son test.
term-end = Fin de la partie
    .also = fin, gagner, perdre, victoire, défaite, fin de partie, comment gagnent les cylons, comment gagnent les humains, comment gagner
    .text = Les humains gagnent au premier saut après une distance de 8, si aucune ressource n’est alors à 0 ; sinon, il les fait perdre. Les Cylons gagnent quand une ressource est à 0 à la fin d’un tour, quand six lieux du Galactica sont endommagés, ou quand un centurion atteint le bout de la piste d’abordage.
term-orders = Consignes
    .also = consigne, toujours, réactions, reactions, réaction, délai de réaction
    .text = Certaines cartes Compétence se jouent quand d’autres agissent : avant un jet ou un test, après une attaque, une fois un test totalisé. La question est posée à quiconque pourrait avoir une telle carte. Une consigne répond pour vous : toujours jouer, jamais, ou demander. Vos consignes ne sont qu’à vous : personne ne les voit, et elles peuvent porter sur des cartes que vous n’avez pas.
term-hand-limit = Limite de la main
    .also = limite, main
    .text = À la fin de chaque tour, chacun garde au plus 10 cartes Compétence, Tyrol 8 tant qu’il n’est pas révélé. Apollo défausse au hasard. Les cartes Quorum et Crise majeure ne comptent pas.
term-end-of-turn = Fin du tour
    .also = fin de tour
    .text = Qui a plus de 10 cartes Compétence, Tyrol plus de 8, défausse le surplus. Ensuite, si une ressource est à 0, les humains ont perdu. Le tour passe à gauche.
term-galactica = Le Galactica
    .also = galactica, battlestar
    .text = Le battlestar, avec dix lieux ; six d’entre eux peuvent être endommagés. L’Infirmerie et la Cellule sont dangereuses : personne n’y va de son plein gré.
term-colonial-one = Le Colonial One
    .also = colonial, colonial one
    .text = Le vaisseau du Président, avec trois lieux qui ne peuvent pas être endommagés. Y aller depuis le Galactica, ou en revenir, coûte une carte Compétence.
term-hazardous = Lieux dangereux
    .also = dangereux, lieu dangereux
    .text = L’Infirmerie et la Cellule. Personne n’y va de son plein gré, et « n’importe quel lieu » ne les comprend pas ; on y est envoyé.
term-skills = Compétences
    .also = compétence, competence, competences, types de compétence, types, type, cartes compétence
    .text = Politique, Commandement, Tactique, Pilotage et Ingénierie : 21 cartes chacune, de valeur 1 à 5. Sur les 41 tests des cartes Crise, Tactique aide dans 29, Commandement dans 26, Politique dans 23, Pilotage et Ingénierie dans 10 chacun.
term-advice = Conseils
    .also = conseil, stratégie, strategie, astuces, astuce, comment bien jouer
    .text = Ce qui réussit le plus souvent :
advice-human = Humains : veillez sur la ressource la plus basse. Les crises coûtent surtout du moral, les attaques de la population.
advice-roles = À chacun son métier : les pilotes se battent, le Président et les autres politiques réussissent les tests et se servent du Quorum, les mécaniciens réparent.
advice-checks = Tests : tous ne valent pas leurs cartes, qui manqueront au suivant. Laissez échouer ceux qui coûtent peu.
advice-ftl = Le Contrôle PRL met la flotte à l’abri quand les vaisseaux cylons sont nombreux ; à éviter si la population est basse.
advice-suspicion = Suspects : guettez les cartes contraires aux tests et demandez des raisons. Un Cylon en Cellule fait peu de mal, et moins encore quand il se révèle.
advice-sleepers = À la distance 4, de nouvelles cartes Loyauté sont distribuées : un humain peut devenir Cylon. Qui a pris beaucoup d’avance avant cela devra peut-être la défaire.
advice-hidden = Cylons cachés : ayez une raison de ne pas aider, ou aidez avec une carte et gâchez avec une autre, d’un type que d’autres piochent aussi. Que d’autres paraissent plus suspects, évitez la Cellule, et révélez-vous quand votre carte fait le plus de mal.
advice-revealed = Cylons révélés : visez la ressource la plus faible, le moral par des crises sur Caprica, la population par la Flotte cylon. Piochez Pilotage et Ingénierie : ils gâchent la plupart des tests.
term-decks = Paquets
    .also = paquet, défausse, defausse, reste, cartes restantes
    .text = Quand un paquet est épuisé, sa défausse est mélangée et en forme un nouveau.
term-aid = Aide de jeu
    .also = aide, aperçu, apercu, référence, reference
    .text = Le jeu sur une page :

attack-row = { $fight } – { $odds }.
attack-sure = { $fight } : toujours détruit, sans jet de dé.
loyalty-deck =
    Le paquet de cette partie : { $cylons ->
        [one] { $cylons } carte Cylon
       *[other] { $cylons } cartes Cylon
    } et { $humans } « Vous n’êtes pas un Cylon »{ $sympathizer ->
        [yes] , puis un Sympathisant après la première distribution
       *[no] {""} ; pas de Sympathisant
    }.
loyalty-left =
    { $slept ->
        [yes] Toutes ont été distribuées
       *[no] Il en reste { $left } à distribuer, à la distance 4
    } ; cartes Cylon déjà montrées : { $shown }.
