# Race: what cards are and do. Powers are phrases that follow the name of a phase.

place-action-explore-plus-5 = Explorer +5
place-action-explore-plus-1-1 = Explorer +1, +1
place-action-develop = Développer
place-action-settle = Coloniser
place-action-consume-trade = Consommer : Vendre
place-action-consume-2x-vps = Consommer : PV ×2
place-action-produce = Produire

place-phase-start = choix de la première main
place-phase-choose = choix des actions
place-phase-explore = Exploration (phase I)
place-phase-develop = Développement (phase II)
place-phase-settle = Colonisation (phase III)
place-phase-trade = ventes avant la Consommation (phase IV)
place-phase-consume = Consommation (phase IV)
place-phase-produce = Production (phase V)
place-phase-hand-limit = fin du tour
place-phase-over = la partie est terminée
phase =
    { $phase }{ $again ->
        [yes] , une deuxième fois
       *[no] {""}
    }
# ".of" with "de".
noun-row-explore = Exploration
    .of = d’Exploration
noun-row-develop = Développement
    .of = de Développement
noun-row-settle = Colonisation
    .of = de Colonisation
noun-row-trade = Vente
    .of = de Vente
noun-row-consume = Consommation
    .of = de Consommation
noun-row-produce = Production
    .of = de Production

# ".a": a good of that kind.
noun-good-any = ressource
    .a = une ressource
noun-good-novelty = Nouveautés
    .a = une ressource Nouveautés
noun-good-rare = Éléments rares
    .a = une ressource Éléments rares
noun-good-genes = Génétique
    .a = une ressource Génétique
noun-good-alien = Alien
    .a = une ressource Alien
noun-keyword-alien = alien
noun-keyword-rebel = rebelle
noun-keyword-uplift = élevé
noun-keyword-chromosome = symbole du chromosome
noun-keyword-imperium = Imperium
noun-keyword-terraforming = terraformation

body-development = développement
body-gray = monde sans ressource
body-windfall = monde de trouvailles { $good }
body-production = monde de production { $good }

price-cost = coût { $number }
price-defense = défense { $number }
vp-varies = PV selon votre tableau

about-facts = { $card } : { $facts }
about-notes = Remarques : { $notes }.
about-start =
    monde de départ n° { $number }{ $good ->
        [yes] , qui commence avec une ressource
       *[no] {""}
    }
about-copies = en { $count } exemplaires
about-preset =
    dans une première partie, { $copies ->
        [one] elle va
       *[other] un exemplaire va
    } avec le monde de départ n° { $number }
about-keywords = porte : { $keywords }
about-power = { $row } : { $power }.
about-no-power = Aucun pouvoir.
about-scoring =
    { $several ->
        [yes] En fin de partie (chaque carte compte selon la première ligne qui lui convient) :
       *[no] En fin de partie :
    }

about-total-military = La force militaire négative compte. Celle qui ne vaut que contre certains mondes ne compte pas, ni celle que donne une carte défaussée.
about-consume-powers = Tout pouvoir de Consommation compte, même s’il ne prend pas de ressource. Les pouvoirs de Vente ne comptent pas.

worlds-any = les mondes
worlds-of = les mondes { $good }
worlds-rebel = les mondes rebelles
goods-any =
    { $count ->
        [one] une ressource
       *[other] { $count } ressources
    }
goods-of =
    { $count ->
        [one] une ressource { $good }
       *[other] { $count } ressources { $good }
    }

power-look =
    regardez { $count ->
        [one] une carte de plus
       *[other] { $count } cartes de plus
    }
power-keep =
    gardez { $count ->
        [one] une carte de plus
       *[other] { $count } cartes de plus
    }
power-draw-at-start = piochez { $cards } au début de la phase
power-develop-discount = vos développements coûtent { $cards } de moins
power-draw-after-development = piochez { $cards } après avoir construit un développement
power-military = { $amount } de force militaire
power-military-vs = { $amount } de force militaire contre { $worlds }
power-settle-discount = { $worlds } que vous payez coûtent { $cards } de moins
power-discard-for-zero-cost = vous pouvez défausser cette carte pour poser gratuitement un monde à payer ; pas un monde Alien
power-discard-for-military = vous pouvez défausser cette carte pour { $amount } de force militaire dans une conquête de cette phase
power-pay-for-military = vous pouvez payer un monde militaire au lieu de le conquérir (sa défense moins { $number }, et moins vos réductions sur les mondes) ; pas pour un monde Alien
power-draw-after-world = piochez { $cards } après avoir posé un monde
power-trade-bonus =
    piochez { $count ->
        [one] une carte de plus
       *[other] { $count } cartes de plus
    } quand vous vendez { $good-a }
power-trade-bonus-here =
    piochez { $count ->
        [one] une carte de plus
       *[other] { $count } cartes de plus
    } quand vous vendez la ressource de ce monde

consume-goods = { $goods } pour { $gain }
consume-goods-each = jusqu’à { $goods }, pour { $gain } chacune
consume-kinds = { $kinds } ressources, toutes de types différents, pour { $gain }
consume-all =
    toutes les ressources qui vous restent, pour un PV de moins que leur nombre{ $double ->
        [yes] , doublé
       *[no] {""}
    }
consume-for-price =
    une ressource pour autant de cartes que son prix de vente, { $bonuses ->
        [yes] avec vos pouvoirs de Vente
       *[no] sans vos pouvoirs de Vente
    }
consume-draw = piochez { $cards }, sans consommer de ressource
consume-gamble = annoncez un nombre de { $min } à { $max } et retournez la première carte de la pioche ; si c’est son coût ou sa défense, vous gagnez la carte
consume-hand-cards = vous pouvez défausser jusqu’à { $cards } de votre main pour { $vp } chacune ; jamais doublé

produce-here = { $good-a } sur ce monde, s’il n’en a pas
produce-draw-if-here = piochez { $cards } quand une ressource est produite sur ce monde
produce-on-windfall-any = une ressource sur l’un de vos mondes de trouvailles qui n’en a pas
produce-on-windfall-of = une ressource sur l’un de vos mondes de trouvailles { $good } qui n’en a pas
produce-draw = piochez { $cards }
produce-draw-per-good = piochez { $cards } pour chaque ressource { $good } que vous produisez
produce-draw-per-kind = piochez { $cards } pour chaque type de ressource que vous produisez
produce-draw-if-most = piochez { $cards } à la fin de la phase si vous avez produit plus de ressources { $good } que tous les autres
produce-draw-per-world = piochez { $cards } pour chaque monde { $good } que vous avez

scoring-rule =
    { $named ->
        [yes] { $vp } pour { $what }
       *[no] { $vp } par { $what }
    }
scoring-now =
    { $named ->
        [yes] { $vp } pour { $what }
       *[no] { $vp } pour { $count } { $what }
    }
condition-production-of =
    { $count ->
        [one] monde de production { $good }
       *[other] mondes de production { $good }
    }
condition-windfall-of =
    { $count ->
        [one] monde de trouvailles { $good }
       *[other] mondes de trouvailles { $good }
    }
condition-world-of =
    { $count ->
        [one] monde { $good }
       *[other] mondes { $good }
    }
condition-titled =
    { $count ->
        [one] carte avec « { $keyword } » dans son titre
       *[other] cartes avec « { $keyword } » dans leur titre
    }
condition-development-of-cost =
    { $count ->
        [one] développement de coût { $cost }
       *[other] développements de coût { $cost }
    }
condition-any-development =
    { $count ->
        [one] autre développement
       *[other] autres développements
    }
condition-rebel-military-world =
    { $count ->
        [one] monde militaire rebelle
       *[other] mondes militaires rebelles
    }
condition-military-world =
    { $count ->
        [one] autre monde militaire
       *[other] autres mondes militaires
    }
condition-production-world =
    { $count ->
        [one] monde de production
       *[other] mondes de production
    }
condition-any-world =
    { $count ->
        [one] autre monde
       *[other] autres mondes
    }
condition-development-with-power =
    { $count ->
        [one] développement avec un pouvoir { $row-of }
       *[other] développements avec un pouvoir { $row-of }
    }
condition-world-with-power =
    { $count ->
        [one] monde avec un pouvoir { $row-of }
       *[other] mondes avec un pouvoir { $row-of }
    }
condition-chips-per =
    { $count ->
        [one] tranche de { $per } PV en jetons
       *[other] tranches de { $per } PV en jetons
    }
condition-total-military =
    { $count ->
        [one] point de force militaire
       *[other] points de force militaire
    }
