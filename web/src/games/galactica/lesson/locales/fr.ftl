# What the first game teaches, in the order in which it is read.

opening-kicker = Votre première partie · { $number } sur { $of }
opening-begin = Au premier tour
cards-skip = Je connais : passer
cards-next = Suite
happened = Ce qui s’est passé
kicker-skills = Votre première partie · vos cartes
kicker-loyalty = Votre première partie · votre secret
kicker-movement = Votre première partie · votre tour, mouvement
kicker-action = Votre première partie · votre tour, action
kicker-titles = Votre première partie · Président et Amiral
kicker-crisis = Votre première partie · une crise
kicker-choice = Votre première partie · une crise
kicker-check = Votre première partie · un test de compétence
kicker-leader = Votre première partie · un test de compétence
kicker-committee = Votre première partie · un test de compétence
kicker-give = Votre première partie · un test de compétence
kicker-located = Votre première partie · un test de compétence
kicker-result = Votre première partie · un test de compétence
kicker-pay = Votre première partie · une crise
kicker-look = Votre première partie · une carte Loyauté
kicker-attack = Votre première partie · une crise
kicker-ships = Votre première partie · vaisseaux cylons
kicker-vipers = Votre première partie · vos chasseurs
kicker-damage = Votre première partie · dégâts
kicker-boarding = Votre première partie · abordage
kicker-sickbay = Votre première partie · l’Infirmerie
kicker-brig = Votre première partie · la Cellule
kicker-track = Votre première partie · vers le saut
kicker-window = Votre première partie · le temps de réagir
kicker-limit = Votre première partie · la fin d’un tour
kicker-jump = Votre première partie · le saut
kicker-jumped = Votre première partie · le saut
kicker-revealed = Votre première partie · un Cylon se montre
kicker-unmet = Votre première partie · et encore

goal-title = Menez la flotte jusqu’à Kobol
goal-text = Vous êtes les derniers humains, à bord du Galactica. Fuyez les Cylons jusqu’à Kobol : chaque saut ajoute de la distance, et à partir de 8 le saut suivant fait gagner.
goal-jumps = Un saut se prépare pendant quelques tours.
goal-lost = Vous perdez si
goal-dials = l’une de ces ressources est à 0 à la fin d’un tour,
goal-damage = six lieux sont endommagés en même temps, ou
goal-boarding = les centurions, soldats cylons, vont jusqu’au bout de l’abordage.

turn-title = Un tour a quatre étapes
turn-people = Vous jouez Adama, l’Amiral. { $president } joue Roslin, qui a le titre de Président ; { $pilot } joue Starbuck, une pilote.
turn-draw = Piochez.
turn-draw-text = Prenez les cartes Compétence de votre personnage.
turn-move = Déplacez-vous.
turn-move-text = Allez dans un lieu, ou restez.
turn-act = Agissez.
turn-act-text = Le plus souvent ce que propose votre lieu.
turn-crisis = Crise.
turn-crisis-text = Retournez une carte, qui concerne tout le monde.
turn-crisis-then = Ensuite, des vaisseaux cylons agissent parfois, et la flotte s’approche parfois de son saut.

checks-title = La plupart des crises sont des tests
checks-text = Un test a une difficulté et des couleurs qui aident. Deux cartes inconnues de la Destinée y entrent, puis chacun ajoute des cartes, face cachée. Les couleurs qui aident ajoutent leur valeur, toutes les autres la retirent.
checks-example = Difficulté 7 ; Politique et Commandement aident :
checks-helps = { $type } aide
checks-hinders = { $type } gêne
checks-sum = contre 7 : raté.
checks-secret = Personne ne voit qui a ajouté quelle carte. Dites « beaucoup » ou « rien », mais jamais un nombre.

traitor-title = Quelqu’un n’est peut-être pas humain
traitor-1 = Chacun a une carte Loyauté secrète : ce paquet compte cinq humains et un Cylon, trois cartes distribuées maintenant, trois à la distance 4.
traitor-2 = Un Cylon caché joue le jeu, et gagne si les humains perdent. Cette carte Ingénierie : un coup du sort, ou quelqu’un ?
traitor-3 = Vous commencez dans le camp humain ; après le premier saut, nous regarderons l’autre camp.

skills-title = Vos cartes Compétence
skills-1 = Cinq types : Politique (jaune), Commandement (vert), Tactique (violet), Pilotage (rouge), Ingénierie (bleu). Adama pioche Commandement et Tactique.
skills-2 = Le nombre compte dans les tests. Ou bien jouez la carte pour son texte ; jamais les deux.
skills-3 = Pointez une carte ou un lieu, ou appuyez longuement dessus : l’explication s’ouvre.

loyalty-title = Cette carte n’est qu’à vous
loyalty-1 = Voici votre loyauté. Vous êtes du côté des humains : elle le dit, et personne d’autre ne la voit.
loyalty-2 = Vous pouvez le dire. Un Cylon dira la même chose.

movement-title = D’abord, vous pouvez vous déplacer
movement-1 = Chaque lieu a une action. Ceux qui brillent sont à votre portée ; le Colonial One coûte une carte.
movement-2 = La Passerelle envoie les vipers, vos chasseurs. Le Contrôle de l’armement tire sur un vaisseau cylon. Le Contrôle PRL fait sauter la flotte plus tôt, quand la piste est bleue.
movement-3 = Depuis les Quartiers de l’Amiral, où vous êtes, on peut envoyer quelqu’un en Cellule, mais Adama ne le fait pas : c’est son défaut.

action-title = Ensuite, vous agissez une fois
action-1 = Utilisez votre lieu, une carte qui dit « Action », une capacité de votre personnage ou, en tant qu’Amiral, l’une des deux charges nucléaires. Ou ne faites rien.
action-2 = Avec Ordre exécutif, quelqu’un d’autre se déplace et agit, ou agit deux fois.
action-3 = Votre guide dit ce que ferait un joueur virtuel, une étape à la fois.

titles-title = Président et Amiral
titles-1 = Roslin a le titre de Président : elle peut jouer, comme action, une carte Quorum, un décret puissant.
titles-2 = Vous avez le titre d’Amiral : les charges nucléaires sont à vous, et vous choisissez où mène un saut. Certaines crises laissent décider l’un de vous deux.
titles-3 = Un test de l’Administration peut donner à quelqu’un d’autre le titre de Président ; un Amiral en Cellule perd le sien. Un Cylon révélé n’en a aucun.

crisis-title = Voici une crise
crisis-1 = Le tour d’un joueur humain finit par une carte Crise, sauf s’il est en Cellule. Elle est sur le côté : ce qui est demandé, et ce qui se passe si cela tourne bien ou mal.
crisis-2 = Les symboles du bas viennent après : des vaisseaux cylons qui agissent, et parfois une flèche qui rapproche la flotte de son saut.

choice-title = Quelqu’un doit choisir
choice-1 = Certaines crises laissent le choix à un joueur : le Président, l’Amiral ou le joueur actif. Cette fois, c’est vous.
choice-2 = Les deux choix peuvent coûter quelque chose. Regardez d’abord vos cadrans : rations, carburant, moral et population.

check-title = Un test de compétence
check-1 = En haut, la difficulté et les couleurs qui aident ; en dessous, les résultats. Si le total atteint la difficulté, le test est réussi.
check-2 = Deux cartes de la Destinée y sont déjà. Chacun ajoute des cartes à son tour ; le joueur actif passe en dernier. On voit combien, pas lesquelles.
check-3 = Sur vos cartes est indiqué ce que chacune vaut ici : plus aide, moins gêne.

committee-title = Cette fois, tout est visible
committee-1 = Quelqu’un a joué Commission d’enquête avant ce test : tout le monde voit les cartes de la Destinée, et qui ajoute quoi.

leader-title = Votre capacité : chaque 1 aide
leader-1 = Adama est un Meneur charismatique : dans une crise que vous avez piochée vous-même, chaque carte de valeur 1 aide, quelle que soit sa couleur.

give-title = Combien ajouter ?
give-1 = La Destinée peut ajouter des points ou en retirer : visez un peu au-dessus de la difficulté. Votre guide est prudent et donne souvent trop.
give-2 = Si elle est hors de portée, ou si l’échec coûte peu, gardez vos cartes : elles ont aussi leurs effets, et la prochaine crise est proche.

located-title = Des tests ailleurs que dans les crises
located-1 = Trois lieux ont un test à eux : l’Administration donne le titre de Président, les Quartiers de l’Amiral envoient quelqu’un en Cellule, et la Cellule permet d’en sortir.
located-2 = Aidez ou gênez, comme bon vous semble : si le test échoue, rien ne se passe.

result-title = Les cartes sont retournées
result-sum =
    { $total } contre { $difficulty } : { $branch ->
        [pass] le test est réussi.
        [partial] pas assez pour réussir, mais assez pour le résultat intermédiaire.
       *[fail] le test est raté.
    }
result-1 = Ce que la carte dit pour ce cas s’applique tout de suite.
result-2 = Y avait-il des cartes que personne n’aurait dû ajouter ? La Destinée en donne deux à l’aveugle : une ou deux mauvaises cartes ne prouvent rien. À partir de trois, l’une au moins vient d’un joueur.

pay-title = Vous pouvez payer à la place
pay-1 = Le test a échoué. Cette carte permet à l’Amiral, donc à vous, de payer pour éviter le reste. Choisir « rien », c’est ne pas payer.

look-title = Vous regardez une carte Loyauté
look-1 = Elle n’est visible que pour vous. Vous pouvez dire aux autres ce qu’elle est, vous taire ou mentir : personne ne peut vérifier.
look-2 = Une carte humaine ne prouve rien pour la suite : à la distance 4, chacun en reçoit une autre.

attack-title = Une attaque de Cylons
attack-1 = Cette crise n’est pas un test : de nouveaux vaisseaux cylons apparaissent autour du Galactica, avec des vaisseaux civils à protéger.
attack-2 = Il n’est pas nécessaire de détruire chaque ennemi. Un saut les laisse tous derrière vous.

ships-title = Les vaisseaux cylons agissent
ships-1 = Les vaisseaux indiqués sur une crise agissent. Un raider fait la première chose qu’il peut : attaquer un viper sur place, détruire un vaisseau civil sur place, voler vers l’un d’eux, ou attaquer le Galactica.
ships-2 = Les basestars tirent sur le Galactica ou lancent des raiders. Les raiders lourds viennent l’aborder.
ships-3 = Appuyez sur A, ou pointez une zone d’espace, pour voir ce qu’ils feraient.

vipers-title = Vipers et vaisseaux civils
vipers-1 = Les vaisseaux civils transportent votre peuple : chaque perte coûte de la population ou davantage. Les raiders attaquent d’abord les vipers : un viper dans la même zone les protège.
vipers-2 = Sur la Passerelle, vous activez deux fois des vipers : lancer, déplacer ou attaquer. Un raider est détruit sur 3 ou plus.
vipers-3 = Une pilote comme Starbuck en pilote un elle-même, en partant du Pont.

damage-title = Le Galactica est touché
damage-1 = Chaque coup au but est un pion pioché à l’aveugle : un lieu est endommagé, ou des rations ou du carburant sont perdus. Un lieu endommagé ne peut plus servir, et les personnages présents vont à l’Infirmerie.
damage-2 = Pour le réparer, allez-y et jouez une carte Réparer (Ingénierie) comme action. Avec de la chance, tout le monde peut en piocher une au Laboratoire de recherche. Six lieux endommagés font perdre la partie.

boarding-title = Des centurions sont à bord
boarding-1 = Un raider lourd dans l’une des deux zones de lancement des vipers met un centurion sur la piste d’abordage. Chaque fois que les raiders lourds agissent, il fait un pas. Au quatrième, les humains perdent ; un saut ne l’arrête pas.
boarding-2 = Depuis l’Arsenal, vous en attaquez un : il est détruit sur 7 ou 8.

sickbay-title = Quelqu’un est à l’Infirmerie
sickbay-1 = Personne n’y va de son plein gré. Qui y commence son tour ne pioche qu’une carte Compétence. On la quitte à son prochain mouvement, comme n’importe quel lieu.

brig-title = Quelqu’un est en Cellule
brig-1 = En Cellule, on ne se déplace pas, on ne pioche pas de crise à son tour et on ajoute au plus une carte à chaque test. On peut agir comme d’habitude.
brig-2 = Pour en sortir : un test de difficulté 7 (Politique et Tactique), par une action sur place, ou la grâce du Président. Un Amiral en Cellule perd son titre ; un Président garde le sien.

track-title = Plus près du saut
track-1 = La flèche d’une crise a fait avancer la flotte d’une case. Sur la dernière, elle saute. Depuis une case bleue, le Contrôle PRL peut la faire sauter tout de suite, mais si le dé donne 6 ou moins, la population baisse du nombre indiqué.
track-2 = Votre flotte a pris le départ avec de l’avance : le premier saut est proche.

window-title = Voulez-vous réagir ?
window-1 = Certaines cartes se jouent en réaction : avant un test, avant un jet de dé, après une attaque. La question est posée à quiconque pourrait en avoir une d’après ses couleurs, avec ou sans carte : ainsi, personne n’apprend ce que vous avez.
window-2 = Le plus souvent, vous laissez passer. Avec « Toujours… », vous dites une fois pour toutes comment répondre à ces questions.

limit-title = Trop de cartes
limit-1 = À la fin de chaque tour, chacun garde au plus dix cartes Compétence. Si vous en approchez, mettez-en davantage dans les tests.

jump-title = La flotte saute
jump-1 = Les vaisseaux cylons restent derrière ; les vipers et les vaisseaux civils suivent. En tant qu’Amiral, vous regardez en secret deux destinations et en choisissez une.
jump-2 = Plus de distance rapproche de Kobol, mais coûte plus, surtout du carburant. Avec 1 à chaque fois, il faudrait neuf sauts.
jump-3 = L’autre carte était pire ? Les autres n’ont que votre parole.

jumped-title = Le saut est fait
jumped-1 = L’effet de la destination s’applique tout de suite ; certaines sont une embuscade. Les distances s’additionnent : à 4, chacun reçoit une deuxième carte Loyauté ; à partir de 8, le saut suivant est le dernier et fait gagner.
jumped-2 = La piste de saut repart du début, et le tour continue où il en était : après un saut par une action, il y a encore une crise.

revealed-title = Voilà donc la vérité
revealed-1 = Ce joueur était un Cylon et a montré sa carte. Sa capacité frappe une fois, sauf en Cellule ; puis il passe du côté des vaisseaux cylons.
revealed-2 = Désormais, il joue ouvertement contre vous. Cette partie n’a qu’une carte Cylon : tous les autres sont donc humains. À plus de joueurs, rien ne serait sûr.

unmet-title = Ce que vous n’avez pas encore vu
unmet-vipers = Vipers : la Passerelle en active deux (lancer, déplacer ou attaquer). Les raiders les attaquent d’abord.
unmet-damage = Dégâts : un lieu endommagé ne sert plus tant que personne ne l’a réparé sur place.
unmet-boarding = Abordage : les centurions gagnent en quatre pas. L’Arsenal les attaque : 7 ou 8.
unmet-sickbay = Infirmerie : qui y commence son tour ne pioche qu’une carte.
unmet-brig = Cellule : on ne s’y déplace pas, et on n’ajoute qu’une carte à un test.

cylon-kicker = L’autre camp · { $number } sur { $of }
cylon-done = Qu’ai-je appris ?
hidden-title = Et si c’était votre carte ?
hidden-1 = Avec cette carte, vous gagnez si les humains perdent. Personne ne le sait.
hidden-2 = Vous sabotez les tests : une ou deux mauvaises cartes ressemblent à la Destinée. Ou vous en ajoutez de bonnes, mais trop peu.
hidden-3 = Vous gaspillez les actions, les charges nucléaires et le carburant, et vous accusez quelqu’un d’autre, avec de bonnes raisons.
hidden-4 = Si les soupçons tombent sur vous, c’est la Cellule.
showing-title = Ou bien vous la montrez
showing-1 = Par une action, vous montrez la carte, l’une de ces quatre, et sa capacité frappe une fois, mais pas en Cellule.
showing-2 = Ensuite, vous ne gardez que trois cartes, perdez vos titres, allez sur le Vaisseau de résurrection et piochez une crise majeure, pire que les autres, à jouer plus tard.
showing-3 = Quand ? Tant qu’on vous fait confiance, restez dans l’ombre. Ensuite, allez-y.
open-title = Et vous jouez ouvertement
open-1 = Vous piochez deux cartes de n’importe quelle couleur, vous vous déplacez entre quatre lieux et en utilisez un. Pas de crise.
open-caprica = jouer votre crise majeure, ou l’une de deux crises
open-cylon_fleet = faire agir des vaisseaux cylons, ou en lancer d’autres
open-human_fleet = regarder une main, y voler une carte, peut-être endommager le Galactica
open-resurrection_ship = échanger la crise majeure, ou donner des cartes Loyauté
open-2 = Vous ajoutez au plus une carte à chaque test.

learnt-kicker = Votre première partie
learnt-title = Ce que vous avez appris
learnt-turn = Un tour :
learnt-turn-text = pioche, mouvement, action, crise.
learnt-check = Un test :
learnt-check-text = les couleurs qui aident contre toutes les autres.
learnt-ships = Les vaisseaux cylons
learnt-ships-text = font la première chose qu’ils peuvent ; les vipers attirent leurs tirs.
learnt-jump = Un saut
learnt-jump-text = les laisse derrière. À partir de 8, encore un et c’est gagné.
learnt-talk = Les autres :
learnt-talk-text = observez qui ajoute combien, et ce qui se dit.
learnt-aid = Touche A,
learnt-aid-text = à tout moment : l’aide de jeu.
learnt-on = Continuez à jouer, votre guide reste là.
learnt-go = Continuer
learnt-result = Voir le résultat
learnt-normal = Plutôt une vraie partie
