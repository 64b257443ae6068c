# What the page itself says of Galactica: labels of its parts, names of its options.

# Talk: windows, standing orders, claims, marks, secrecy.
window-roll = Avant le jet, on peut jouer
window-attack = Avant que le coup porte, on peut jouer
window-check = Avant le test, on peut jouer
window-check-total = Avant que le test soit tranché, on peut jouer

always = Toujours…
orders-title = Consignes
orders-private = Pour vous uniquement. Elles valent que vous ayez la carte ou non.
orders-lately = Ce qu’elles ont fait, le plus récent d’abord
orders-meanwhile = Ce qui a été répondu pour vous pendant votre absence
order-any = Toute réaction
order-from-now-on = { $what }, désormais
order-holds = Pour vous uniquement. Elle vaut que vous ayez la carte ou non.
order-follows = comme pour toute réaction
order-none = pas de consigne : comme pour toute réaction
order-ask = toujours me demander
order-ask-if-unusual = me demander quand cela peut compter, sinon passer
order-never = toujours passer
order-play = toujours jouer la plus faible
order-play-if = jouer la plus faible si { $conditions }, sinon passer
order-if-my-viper = le viper est à moi
order-if-hit = le viper va être touché
order-if-destroyed = le viper va être détruit
order-if-jump = le jet concerne un saut
order-if-within =
    le test peut basculer à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } près
order-if-red = cette ressource est dans le rouge : { $dial }
order-if-hand-at-most =
    j’ai au plus { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
order-if-hand-at-least =
    j’ai au moins { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
order-did = Selon votre consigne : { $what }

say = Dire…
say-title = Dire à tous
say-now = Dire à tous, vrai ou faux
say-rule = Tout le monde l’entend, et cela reste dans le journal.
say-nothing-yet = Dès le premier tour, c’est ici que vous pourrez faire des annonces à tous.
say-check = Ce test
say-seen = Ce que vous avez vu ou ajouté
say-plans = Vous, et la suite
say-about = À propos : { $name }
claims-title = Annonces
said-title = Ce qui a été dit
said-nothing = Personne n’a encore rien annoncé.
said-not-yet = rien dit encore
marks-title = Votre note privée
marks-private = Dans ce navigateur seulement : personne d’autre ne la voit jamais.
mark-trust = confiance
mark-unsure = doute
mark-suspect = soupçon

secrecy-title = Règles de confidentialité
secrecy-free = Vous pouvez mentir. Certaines choses ne se disent pas.
secrecy-claims = À cette table, on ne dit que ce que proposent les annonces.
secrecy-silent = Personne ne parle à cette table pendant la partie.
secrecy-rule-accuse = Accusez, promettez, menacez et mentez à volonté.
secrecy-rule-loyalty = Dites ce que vous voulez des cartes Loyauté, les vôtres ou celles que vous avez vues : vrai ou faux.
secrecy-rule-strength = Pas de valeur exacte des cartes Compétence en main ou dans un test : dites « un peu » ou « beaucoup ».
secrecy-rule-looked = Pas de détails sur les cartes Crise, Quorum ou Destination que personne d’autre n’a vues : dites « bonne » ou « mauvaise ».
secrecy-rule-show = Ne montrez et ne citez jamais une carte cachée.

loyalty-title = Le contenu du paquet Loyauté
loyalty-deck =
    { $all } cartes Loyauté dans cette partie : { $humans ->
        [one] { $humans } humain
       *[other] { $humans } humains
    } et { $cylons ->
        [one] { $cylons } Cylon
       *[other] { $cylons } Cylons
    }
loyalty-sympathizer = et le Sympathisant, qui s’ajoute après la première distribution.
loyalty-open = Cartes Cylon révélées : { $open } sur { $cylons }.
loyalty-left =
    Encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } à distribuer, à la distance { $distance } : la phase des agents dormants.
loyalty-all-dealt = Elles ont toutes été distribuées.
loyalty-sympathizer-what = Qui reçoit le Sympathisant va en Cellule si une ressource est dans le rouge, sinon devient un Cylon.
loyalty-one-is-enough = Une seule carte Cylon suffit à faire un Cylon.

reveal-question = Vous révéler en tant que Cylon ?
reveal-detail = Tout le monde le saura, jusqu’à la fin de la partie. Vous perdez vos titres et allez sur le Vaisseau de résurrection.
reveal-yes = Me révéler
reveal-no = Rester dans l’ombre
nuke-question = Tirer une charge nucléaire sur le basestar { $number } ?
nuke-detail = Ensuite elle n’est plus là, quel que soit le dé.
nuke-yes = Tirer
power-question = Utiliser { $name } maintenant ?
power-detail = C’est une seule fois dans toute la partie, et ce sera celle-ci.
power-yes = Utiliser
not-yet = Pas encore

# Moments.
moment-you = Vous
moment-reveal =
    { $you ->
        [true] Vous révélez être un Cylon
       *[other] { $name } est un Cylon
    }
moment-reveal-line = En route vers le Vaisseau de résurrection.
moment-sleepers = Agents dormants
moment-sleepers-line = Nouvelle distribution de cartes Loyauté : regardez la vôtre.
moment-distance = Distance parcourue : { $distance }
moment-civilians =
    { $count ->
        [one] Un vaisseau civil est perdu
       *[other] { $count } vaisseaux civils sont perdus
    }
moment-civilians-empty = Il n’y avait personne à bord.
moment-president =
    { $you ->
        [true] Vous recevez le titre de Président
       *[other] { $name } reçoit le titre de Président
    }
moment-president-line = Les cartes Quorum suivent.
moment-admiral =
    { $you ->
        [true] Vous recevez le titre d’Amiral
       *[other] { $name } reçoit le titre d’Amiral
    }
moment-admiral-line = Les destinations et les charges nucléaires suivent.
moment-damage = Le Galactica est touché
moment-humans-win = Les humains gagnent
moment-cylons-win = Les Cylons gagnent
moment-end-kobol = La flotte atteint Kobol.
moment-end-food = Il n’y a plus de rations.
moment-end-fuel = Il n’y a plus de carburant.
moment-end-morale = Le moral est à zéro.
moment-end-population = Il n’y a plus de survivants dans la flotte.
moment-end-galactica_destroyed = Le Galactica est détruit.
moment-end-boarded = Les centurions ont pris le Galactica.

dial-food = Rations
dial-fuel = Carburant
dial-morale = Moral
dial-population = Population

# Buttons: what is not done by passing, what is still to be picked, what Confirm does.
pass-move = Rester sur place
pass-action = Ne rien faire
pass-barrage = Cesser le feu
pass-command-viper = S’arrêter là
pass-quorum-more = C’est tout
pass-move-civilian = Le laisser là
pass-contribute = Ne rien ajouter
pass-before-roll = Laisser lancer
pass-evade = Laisser ainsi
pass-before-check = Ne rien jouer
pass-emergency = Laisser ainsi
pass-command-authority = Laisser les cartes
pass-alert-viper-pilot = Rester à bord
pass-recon = Ne pas regarder
pass-cylon-hatred = Laisser ainsi
pass-friends-in-low-places = Laisser ainsi
pass-arbitrate = Laisser ainsi
pass-eco-officer = Laisser ainsi
pass-secret-destiny = Garder cette crise
pass-moral-compass = Laisser le choix
pass-mysterious-intuition = Laisser faire le test
pass-blind-devotion = Tous les types comptent
pass-pay-fuel = Ne pas payer
pass-send-whom = N’envoyer personne
pass-risk = Ne pas risquer
pass-restore-vipers = N’en récupérer aucun
pass-restore-raptor = N’en récupérer aucun
pass-use-power = Ne pas l’utiliser
pass-power-target = Personne
pass-exchange-super-crisis = La garder
pass-give-sympathizer = La garder
pass-repair-what = Ne rien faire
pass-look-at-civilians = N’en regarder aucun
wanted-pick-character = Choisissez un personnage
wanted-start-area = Choisissez une zone
wanted-opening-hand = { $max ->
    [one] Choisissez une compétence
   *[other] Choisissez { $max } compétences
  }
wanted-receive-skills = Choisissez vos compétences
wanted-draw-any = Choisissez les paquets
wanted-move = Où aller ?
wanted-pay-move = Choisissez une carte à défausser
wanted-action = Choisissez une action
wanted-pay-activation = Choisissez { $max } cartes
wanted-order-whom = Choisissez quelqu’un
wanted-crisis-pick = Choisissez une crise
wanted-crisis-half = Faites un choix
wanted-one-of = Faites un choix
wanted-resign-or-jail = Faites un choix
wanted-contribute = Choisissez des cartes
wanted-before-roll = Choisissez une carte
wanted-evade = Choisissez une carte
wanted-before-check = Choisissez une carte
wanted-emergency = Choisissez une carte
wanted-discard = À défausser : { $picked } sur { $max }
wanted-destination-pick = Choisissez une destination
wanted-politician-pick = Choisissez une carte Quorum
wanted-bury-next = Choisissez une carte
wanted-apply-token = Choisissez un pion
wanted-take-card = Choisissez une carte
wanted-quorum-more = Jouez ou piochez
wanted-blind-devotion = Choisissez un type
confirm-pick-character = Jouer ce personnage
confirm-opening-hand = Piocher
confirm-receive-skills = Piocher
confirm-draw-any = Piocher
confirm-move = Y aller
confirm-pay-move = La défausser
confirm-pay-activation = Les défausser
confirm-action = Agir
confirm-crisis-pick = Affronter celle-ci
confirm-contribute = { $picked ->
    [one] Ajouter { $picked } carte
   *[other] Ajouter { $picked } cartes
  }
confirm-before-roll = La jouer
confirm-evade = La jouer
confirm-before-check = La jouer
confirm-emergency = La jouer
confirm-discard = { $picked ->
    [one] Défausser { $picked } carte
   *[other] Défausser { $picked } cartes
  }
confirm-destination-pick = Y aller
confirm-politician-pick = L’appliquer
confirm-bury-next = Mettre dessous
confirm-apply-token = L’appliquer
confirm-take-card = La prendre
confirm-quorum-more = Valider
confirm-caprica = Valider

# Cards.
letters-politics = Po
letters-leadership = Co
letters-tactics = Ta
letters-piloting = Pi
letters-engineering = In
skill-politics = Politique
skill-leadership = Commandement
skill-tactics = Tactique
skill-piloting = Pilotage
skill-engineering = Ingénierie
gist-consolidate-power = Piochez 2 cartes Compétence au choix
gist-investigative-committee = Toutes les cartes d’un test sont visibles
gist-executive-order = Quelqu’un d’autre se déplace et agit
gist-declare-emergency = La difficulté d’un test baisse de 2
gist-launch-scout = Un raptor regarde la première carte d’un paquet
gist-strategic-planning = Avant un jet : +2
gist-evasive-maneuvers = Attaque contre un viper : le dé est relancé
gist-maximum-firepower = Dans un viper : jusqu’à 4 attaques
gist-repair = Réparez votre lieu, ou 2 vipers
gist-scientific-research = Chaque carte Ingénierie aide
card-called = { $name } { $strength }
side-human = Humain
side-cylon = Cylon
side-sympathizer = Sympathisant
power-not-a-cylon = Vous êtes du côté des humains.
power-cylon-brig = En vous révélant, vous pouvez envoyer quelqu’un en Cellule.
power-cylon-sickbay = En vous révélant, vous pouvez envoyer quelqu’un à l’Infirmerie, avec 5 cartes de moins.
power-cylon-damage = En vous révélant, vous pouvez endommager deux fois le Galactica.
power-cylon-morale = En vous révélant, vous pouvez faire perdre 1 point de moral.
power-sympathizer = En Cellule, côté humain, si une ressource est dans le rouge ; sinon, Cylon révélé.
deck-crisis = Crise
deck-super = Crise majeure
deck-quorum = Quorum
distance-of = Distance { $distance }
difficulty = Difficulté { $difficulty }
types-help = { $count ->
    [one] aide
   *[other] aident
  }
chooser-current = Le joueur actif choisit.
chooser-president = Le Président choisit.
chooser-admiral = L’Amiral choisit.
attack = Attaque de Cylons
icons-then = Ensuite
icons-first = D’abord
icons-none = aucun vaisseau cylon n’agit
icon-raiders = les raiders agissent
icon-launch_raiders = les basestars lancent des raiders
icon-heavy_raiders = les raiders lourds et les centurions agissent
icon-basestars = les basestars attaquent le Galactica
icon-jump = la flotte prépare son saut
skill-set = Cartes Compétence par tour
slot-or = ou
role-military_leader = Chef militaire
role-pilot = Pilote
role-support = Personnel
role-political_leader = Leader politique
ability-passive = Toujours
ability-once_per_game = Une fois par partie
ability-drawback = Défaut
sheet-pilot = pilote les vipers
sheet-limit = au plus { $limit } cartes en main

# One's own cards.
your-cards = Vos cartes
your-loyalty = Votre loyauté
only-you = Pour vous uniquement
loyalty-of = Loyauté : { $name }
loyalty-none = Pas encore de carte Loyauté
loyalty-hold = appuyer
loyalty-covered = { $count ->
    [one] Masquée. Maintenez appuyé pour regarder, à l’abri des regards.
   *[other] { $count } cartes masquées. Maintenez appuyé pour regarder, à l’abri des regards.
  }
loyalty-reveal = Vous révéler
loyalty-shown = montrée
pile-looked-at = Vous regardez
pile-super = Votre crise majeure
pile-quorum = Cartes Quorum
pile-skills = Cartes Compétence
hand-empty = Aucune carte Compétence
given-by-you = Vous avez ajouté
draft = Personnages au choix
draft-taken = Qui joue qui
draft-now = choisit maintenant
draft-later = choisira plus tard
draft-read = Choisissez un personnage pour lire ce qu’il sait faire. Rien n’est décidé avant votre confirmation.

# What is going on.
turn-steps = Phases du tour
turn-number = Tour { $number }
turn-none = Avant le premier tour
turn-yours = le vôtre
turn-cylon = Cylon révélé
turn-ordered = sur ordre : { $name }
turn-actions = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
  }
step-receive-skills = Cartes
step-movement = Mouv.
step-action = Action
step-crisis = Crise
step-activate-cylon-ships = Cylons
step-prepare-for-jump = Saut
crisis-yours = Crise piochée par vous
crisis-of = Crise piochée par { $name }
last-crisis = Dernière crise
choose-check-current = Le joueur actif choisit : le test, ou ce qui suit.
choose-check-president = Le Président choisit : le test, ou ce qui suit.
choose-check-admiral = L’Amiral choisit : le test, ou ce qui suit.
choose-top-current = Le joueur actif fait un choix.
choose-top-president = Le Président fait un choix.
choose-top-admiral = L’Amiral fait un choix.
total-from = { $from } +
total-within = { $from }–{ $to }
total-to = { $to } −
block-pass-check = Réussi :
block-partial-check = En partie :
block-fail-check = Raté :
block-bottom-check = Ou :
block-top-top = Soit :
block-bottom-top = Soit :
needs-nuke = (il faut une charge nucléaire)
at-front = Avant
at-starboard_bow = Avant tribord
at-starboard_aft = Arrière tribord
at-rear = Arrière
at-port_aft = Arrière bâbord
at-port_bow = Avant bâbord
ships-basestar = { $count ->
    [one] basestar
   *[other] { $count } basestars
  }
ships-heavy_raider = { $count ->
    [one] raider lourd
   *[other] { $count } raiders lourds
  }
ships-raider = { $count ->
    [one] raider
   *[other] { $count } raiders
  }
ships-viper = { $count ->
    [one] viper
   *[other] { $count } vipers
  }
ships-civilian = { $count ->
    [one] vaisseau civil
   *[other] { $count } vaisseaux civils
  }
verdict-pass = Réussi
verdict-partial = Réussi en partie
verdict-fail = Raté
result-pass = réussi, { $total } sur { $difficulty }
result-partial = réussi en partie, { $total } sur { $difficulty }
result-fail = raté, { $total } sur { $difficulty }
check-cards = Cartes du test
check-about = concerne { $name }
given-so-far = Déjà ajouté
destiny = Destinée
in-force = En vigueur :
in-play = En jeu
rule-unmanned_viper_attack_minus_2 = les vipers sans pilote ont −2 à leurs jets d’attaque
rule-basestar_launch_plus_1 = les basestars lancent 1 vaisseau de plus à chaque fois
rule-communications_blocked = les Communications sont fermées
rule-no_loyalty_looks = personne ne peut regarder de carte Loyauté
# On the board, in two lines.
colonial-one = Colonial One
cylon-locations = Lieux cylons
rule-colonial_one_closed = le Colonial One est fermé
rule-relentless_pursuit = la poursuite continue : un saut remet la carte dans le paquet Crise

# The table: tracks, people, board.
dial-about = { $value } sur { $max }. { $low ->
    [yes] Dans la zone rouge : { $red } et moins.
   *[no] La zone rouge commence à { $red }.
  } À 0, les humains perdent.
jump-track = Piste de saut
jump-red = trop tôt pour sauter
jump-blue = saut PRL possible
jump-damaged = PRL endommagé
jump-auto = saut
jump-about = case { $space } sur { $last }. { $zone ->
    [blue] Le Contrôle PRL permet de sauter maintenant, au risque de perdre { $risk ->
            [one] { $risk } point
           *[other] { $risk } points
        } de population.
    [damaged] Le Contrôle PRL est endommagé : il ne permet pas de sauter.
    [auto] La flotte saute.
   *[red] Il est trop tôt pour le Contrôle PRL.
  } En case { $last }, la flotte saute d’elle-même.
distance = Distance { $distance } sur { $last }
distance-state = { $there ->
    [yes] ensuite : Kobol
   *[no] puis Kobol
  }
distance-about = { $distance } sur { $last }. { $slept ->
    [yes] Les cartes Loyauté des agents dormants ont été distribuées.
   *[no] À { $sleepers }, de nouvelles cartes Loyauté sont distribuées.
  } { $there ->
    [yes] Les humains gagnent au prochain saut.
   *[no] À partir de { $last }, les humains gagnent au saut suivant.
  }
distance-travelled = La flotte est passée par : { $travelled }.
boarding = Abordage
boarding-state = { $aboard ->
    [0] aucun
   *[other] { $left ->
        [0] au bout
        [one] encore { $left } pas
       *[other] encore { $left } pas
      }
  }
boarding-about = { $aboard ->
    [0] aucun centurion n’est à bord.
   *[other] { $left ->
        [0] les centurions ont pris le Galactica.
       *[other] { $aboard ->
            [one] 1 centurion est à bord ; encore { $left } pas, et les humains perdent.
           *[other] { $aboard } centurions sont à bord ; encore { $left } pas pour le plus avancé, et les humains perdent.
          }
      }
  }
people = Équipage
board = Le plateau
board-in-words = Le plateau en toutes lettres
ship-galactica = Galactica
area-front = Avant
area-starboard_bow = Avant tribord
area-starboard_aft = Arrière tribord
area-rear = Arrière
area-port_aft = Arrière bâbord
area-port_bow = Avant bâbord
area-launch = { $area } · lancement
count-raider = { $count ->
    [one] raider
   *[other] { $count } raiders
  }
count-heavy = { $count ->
    [one] raider lourd
   *[other] { $count } raiders lourds
  }
count-viper = { $count ->
    [one] viper
   *[other] { $count } vipers
  }
basestar-hit = basestar { $number }, dégâts { $points } sur 3
vipers-flown = dans des vipers : { $names }
civilians-here = vaisseaux civils { $numbers }
empty = vide
nobody = personne
damaged = endommagé
closed = fermé
blocked = bloqué
rooms-damaged = { $count ->
    [0] aucun dégât
    [one] { $count } lieu endommagé sur 6
   *[other] { $count } lieux endommagés sur 6
  }
reserves-vipers = { $damaged ->
    [0] { $ready ->
        [one] { $ready } prêt
       *[other] { $ready } prêts
      }
   *[other] { $ready ->
        [one] { $ready } prêt
       *[other] { $ready } prêts
      }, { $damaged ->
        [one] { $damaged } endommagé
       *[other] { $damaged } endommagés
      }
  }
raptors = { $count ->
    [one] { $count } raptor
   *[other] { $count } raptors
  }
who-william-adama = Adama
who-saul-tigh = Tigh
who-helo = Helo
who-apollo = Apollo
who-starbuck = Starbuck
who-boomer = Boomer
who-tyrol = Tyrol
who-tom-zarek = Zarek
who-laura-roslin = Roslin
who-gaius-baltar = Baltar
place-nowhere = pas encore à bord
place-flying = Dans un viper, { $area }
open-cylon = Cylon révélé
your-turn = votre tour
their-turn = joue
is-asked = répond
quorum-hand = { $count ->
    [one] { $count } carte Quorum
   *[other] { $count } cartes Quorum
  }
nukes = { $count ->
    [one] { $count } charge nucléaire
   *[other] { $count } charges nucléaires
  }
loyalty-hidden = { $count ->
    [one] { $count } carte Loyauté face cachée
   *[other] { $count } cartes Loyauté face cachée
  }
holds-super-crisis = a une crise majeure
once-ready = { $name }, une fois par partie : encore disponible
once-spent = { $name }, une fois par partie : déjà utilisée
hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }, { $limit } au plus à garder
gave = a ajouté { $count }
seen = Vous avez vu ici : { $cards }
decks = Paquets
stack-skill = { $name } : { $cards } à piocher, { $discards } dans la défausse
stack-crisis = Crises
stack-destiny = Destinée
stack-destination = Destinations
stack-quorum = Quorum
stack-super-crisis = Crises majeures
civilians-stored = en réserve
lost = { $count ->
    [one] { $count } perdu
   *[other] { $count } perdus
  }
off-board = Hors du plateau
off-board-about = Vaisseaux civils : { $civilians } à venir, { $lost ->
        [one] { $lost } détruit
       *[other] { $lost } détruits
    }. Vipers détruits : { $vipers }. Dans la boîte : raiders { $raiders }, raiders lourds { $heavy }, basestars { $basestars }.
travelled = Destinations visitées
# A check, and dice.
check-label = Test de compétence : { $name }
check-fold = Regarder le plateau
check-unfold = Retour : { $name }
give-secret = Personne ne voit quelles cartes vous ajoutez, seulement combien.
give-open = Chaque carte est ajoutée face visible.
turn-secret = Les cartes sont mélangées : personne ne voit d’où elles viennent.
you = Vous
destiny-any = de n’importe quel type
picked-count = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
  }
worth = vaut { $worth }
gave-cards = { $count ->
    [0] rien
    [one] carte
   *[other] cartes
  }
gives-now = jusqu’à { $count }, maintenant
gives-later = jusqu’à { $count } à venir
scale-yours = vous { $worth }
scale-passes = réussi à { $difficulty }
given-down = Ajouté face cachée
pile-help = Aident
pile-hinder = Gênent
of-needed = sur { $difficulty } à atteindre
odds = { $count } sur 8
odds-or = { $count } sur 8, ou { $more }

# The turn aid.
aid-here = nous y sommes
aid-going-on = en cours
aid-done = fait
aid-skipped = pas ce tour-ci
aid-not-now = Pas maintenant :
aid-look-up = Consulter
aid-failed = L’aide n’a pas pu être chargée. Nouvel essai au prochain coup.

# Cards as they lie in a hand: as much as has room there. The whole text opens beside them.
gist-quorum-accept-prophecy = Piochez 1 carte. Destituer le Président : +2 de difficulté
gist-quorum-arrest-order = Envoyez un joueur en Cellule
gist-quorum-assign-arbitrator = Piochez 2 Politique. Un joueur pourra modifier de 3 un test de Cellule
gist-quorum-assign-mission-specialist = Piochez 2 Politique. Un joueur choisit la prochaine destination
gist-quorum-assign-vice-president = Piochez 2 Politique. Seul ce joueur peut devenir Président
gist-quorum-authorization-of-brutal-force = Détruisez des Cylons. Dé. 1–2 : −1 population
gist-quorum-encourage-mutiny = Un joueur lance le dé. 3–8 : Amiral. 1–2 : −1 moral
gist-quorum-food-rationing = Dé. 6–8 : +1 ration
gist-quorum-inspirational-speech = Dé. 6–8 : +1 moral
gist-quorum-presidential-pardon = Libérez un joueur de la Cellule
gist-quorum-release-cylon-mugshots = Regardez une carte Loyauté. Dé. 1–3 : −1 moral
gist-destination-asteroid-field = −2 carburant, −1 vaisseau civil
gist-destination-barren-planet = −2 carburant
gist-destination-cylon-ambush = −1 carburant. Un basestar et des raiders attendent
gist-destination-cylon-refinery = −1 carburant. Risquez 2 vipers : 6–8, +2 carburant
gist-destination-deep-space = −1 carburant, −1 moral
gist-destination-desolate-moon = −3 carburant
gist-destination-icy-moon = −1 carburant. Risquez un raptor : 3–8, +1 ration
gist-destination-ragnar-anchorage = Récupérez jusqu’à 3 vipers et 1 raptor
gist-destination-remote-planet = −1 carburant, −1 raptor
gist-destination-tylium-planet = −1 carburant. Risquez un raptor : 3–8, +2 carburant

# Space: what an area answers to whoever points at it.
area-foretold = { $area } : ce que feront ses vaisseaux

# Rooms whose names are too long where letters are large.
short-communications = Comm.
short-administration = Admin.
short-resurrection_ship = Vaiss. résurr.
