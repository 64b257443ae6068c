# What the page itself says of Race: labels of its parts, names of its options.

opponents = Joueurs
phases = Phases du tour
phase-here = ici
half-explore-plus-5 = +5
half-explore-plus-1-1 = +1, +1
half-develop = Développer
half-settle = Coloniser
half-consume-trade = Vendre
half-consume-2x-vps = PV ×2
half-produce = Produire
action-explore-plus-5 = Explorer +5
action-explore-plus-1-1 = Explorer +1, +1
action-develop = Développer
action-settle = Coloniser
action-consume-trade = Vendre
action-consume-2x-vps = PV ×2
action-produce = Produire
phase-now = en cours
phase-coming = à venir
phase-done = finie
phase-out = pas ce tour-ci
phase-short-explore = Explo­ration
phase-short-develop = Dévelop­pement
phase-short-settle = Coloni­sation
phase-short-consume = Consom­mation
phase-short-produce = Produc­tion
tableau = Tableau
tableau-of = Tableau : { $name }
tableau-open = Ouvrir le tableau : { $name }
tableau-close = Fermer le tableau : { $name }
tableau-size =
    { $placed ->
        [one] { $placed } carte
       *[other] { $placed } cartes
    } : { $left ->
        [0] le tableau est complet.
        [one] encore une pour compléter le tableau.
       *[other] encore { $left } pour compléter le tableau.
    }
your-tableau = Votre tableau
card-plain = { $card }
card-with-good = { $card }, avec une ressource
card-worth = { $card }, { $vp } PV actuellement
worth-now = vaut
start-number = monde de départ n° { $number }
mark-pay =
    { $cost ->
        [0] gratuit
       *[other] payer { $cost }
    }
mark-costs = coûte { $cost }
mark-conquer = conquérir
mark-discard = en défaussant
mark-needs = il faut { $defense }
mark-pays = paie
mark-goes = part
being-placed = { $card }, en cours de pose
your-hand = Votre main
looking-at = Vous regardez
hand-of = Main : { $name }
figure-score = PV
figure-chips = jetons
figure-hand = cartes
figure-military = Militaire
figure-others = construire
figure-discounts = coloniser
figure-more = plus
chips = { $count } PV en jetons
hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
pool = Réserve de PV
supply = Pioche
discards = Défausse
scores = Scores
winner = victoire
won-by =
    { $count ->
        [one] { $name } gagne d’un point
       *[other] { $name } gagne de { $count } points
    }
won-tied = { $name } gagne au départage
won-together = Victoire partagée
source-chips = en jetons
source-cards = sur les cartes
source-developments = par les développements à 6
how-it-went = Comment cela s’est passé
course = score après chaque tour, et choix de chacun
decided = Où tout s’est joué
round = Tour { $number }
round-column = Tour
round-start = Départ
leads = { $name } mène de { $count }
nobody-leads = égalité
gain-chips = { $count } PV en jetons
as-a-table = En tableau
card-by-card = Carte par carte

pass-develop-place = Ne rien construire
pass-settle-place = Ne rien poser
pass-consume-power = Ne plus rien utiliser
none-develop-place = Aucun développement à construire
none-settle-place = Aucun monde à poser
only-develop-place = Continuer sans construire
only-settle-place = Continuer sans poser

wanted-start-discard =
    { $max ->
        [one] Choisissez { $max } carte à défausser
       *[other] Choisissez { $max } cartes à défausser
    }
wanted-choose-action =
    { $max ->
        [one] Choisissez une action
       *[other] Choisissez { $max } actions
    }
wanted-explore-keep =
    { $max ->
        [one] Choisissez une carte à garder
       *[other] Choisissez { $max } cartes à garder
    }
wanted-develop-place = Choisissez un développement
wanted-settle-place = Choisissez un monde
wanted-develop-pay =
    { $max ->
        [one] Choisissez { $max } carte pour payer
       *[other] Choisissez { $max } cartes pour payer
    }
wanted-settle-pay =
    { $max ->
        [one] Choisissez { $max } carte pour payer
       *[other] Choisissez { $max } cartes pour payer
    }
wanted-settle-way = Choisissez comment
wanted-sell = Choisissez une ressource
wanted-consume-power = Choisissez un pouvoir
wanted-consume-goods =
    { $max ->
        [one] Choisissez une ressource
       *[other] Choisissez { $max } ressources
    }
wanted-consume-next-kind = Choisissez une ressource
wanted-consume-hand = Choisissez des cartes
wanted-bet = Choisissez un nombre
wanted-produce-windfall = Faites un choix
wanted-hand-limit =
    { $max ->
        [one] Choisissez { $max } carte à défausser
       *[other] Choisissez { $max } cartes à défausser
    }

confirm-start-discard = Défausser ({ $picked } sur { $max })
confirm-choose-action = Confirmer { $what }
confirm-explore-keep = Garder ({ $picked } sur { $max })
confirm-develop-place = Construire { $what }
confirm-settle-place = Poser { $what }
confirm-develop-pay = Payer ({ $picked } sur { $max })
confirm-settle-pay = Payer ({ $picked } sur { $max })
confirm-sell = Vendre
confirm-consume-hand = Défausser { $picked }
confirm-hand-limit = Défausser ({ $picked } sur { $max })

# The choices of a round, turned up.
phase-explore = Exploration
phase-develop = Développement
phase-settle = Colonisation
phase-consume = Consommation
phase-produce = Production
reveal-explore = trouver des cartes
reveal-develop = construire un développement
reveal-settle = poser un monde
reveal-consume = changer des ressources en PV
reveal-produce = obtenir des ressources
bonus-explore-plus-5 = en regarder 5 de plus
bonus-explore-plus-1-1 = en garder 1 de plus
bonus-develop = 1 carte de moins
bonus-settle = piocher 1 carte
bonus-consume-trade = Vendre
bonus-consume-2x-vps = PV ×2
bonus-produce = une ressource de trouvailles
reveal-you = Vous
reveal-round = Ce tour-ci
reveal-all =
    { $count ->
        [one] Tout le monde joue cette phase ; ceux qui l’ont choisie ont aussi son bonus.
        [2] Tout le monde joue les deux phases ; ceux qui en ont choisi une ont aussi son bonus.
       *[other] Tout le monde joue toutes ces phases ; ceux qui en ont choisi une ont aussi son bonus.
    }
reveal-skip = touchez pour continuer
