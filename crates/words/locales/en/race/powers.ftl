# Race: what cards are and do. Powers are phrases that follow the name of a phase.

place-action-explore-plus-5 = Explore +5
place-action-explore-plus-1-1 = Explore +1, +1
place-action-develop = Develop
place-action-settle = Settle
place-action-consume-trade = Consume: Trade
place-action-consume-2x-vps = Consume: 2x VPs
place-action-produce = Produce

place-phase-start = choice of the first hand
place-phase-choose = choice of action cards
place-phase-explore = Explore (phase I)
place-phase-develop = Develop (phase II)
place-phase-settle = Settle (phase III)
place-phase-trade = sales before Consume (phase IV)
place-phase-consume = Consume (phase IV)
place-phase-produce = Produce (phase V)
place-phase-hand-limit = end of the round
place-phase-over = the game is over
phase =
    { $phase }{ $again ->
        [yes] , a second time
       *[no] {""}
    }
noun-row-explore = Explore
noun-row-develop = Develop
noun-row-settle = Settle
noun-row-trade = Trade
noun-row-consume = Consume
noun-row-produce = Produce

# ".a": a good of that kind.
noun-good-any = good
    .a = a good
noun-good-novelty = Novelty
    .a = a Novelty good
noun-good-rare = Rare
    .a = a Rare good
noun-good-genes = Genes
    .a = a Genes good
noun-good-alien = Alien
    .a = an Alien good
noun-keyword-alien = Alien
noun-keyword-rebel = Rebel
noun-keyword-uplift = Uplift
noun-keyword-chromosome = the chromosome sign
noun-keyword-imperium = Imperium
noun-keyword-terraforming = Terraforming

body-development = development
body-gray = world without goods
body-windfall = { $good } windfall world
body-production = { $good } production world

price-cost = cost { $number }
price-defense = defense { $number }
vp-varies = VP by what you have

about-facts = { $card }: { $facts }
about-notes = Notes: { $notes }.
about-start =
    start world number { $number }{ $good ->
        [yes] , which begins with a good
       *[no] {""}
    }
about-copies = { $count } copies in the game
about-preset =
    in the first game { $copies ->
        [one] it belongs
       *[other] one copy belongs
    } to start world { $number }
about-keywords = bears { $keywords }
about-power = { $row }: { $power }.
about-no-power = No powers.
about-scoring =
    { $several ->
        [yes] At the end of the game, each card by the first line that fits it:
       *[no] At the end of the game:
    }

about-total-military = Negative Military counts. Military against certain worlds only, and Military for a discard, does not.
about-consume-powers = Any Consume power counts, also one that takes no goods. Trade powers do not.

worlds-any = worlds
worlds-of = { $good } worlds
worlds-rebel = Rebel worlds
goods-any =
    { $count ->
        [one] one good
       *[other] { $count } goods
    }
goods-of =
    { $count ->
        [one] one { $good } good
       *[other] { $count } { $good } goods
    }

power-look =
    look at { $count ->
        [one] one card more
       *[other] { $count } cards more
    }
power-keep =
    keep { $count ->
        [one] one card more
       *[other] { $count } cards more
    }
power-draw-at-start = draw { $cards } as the phase begins
power-develop-discount = developments cost you { $cards } less
power-draw-after-development = draw { $cards } after building a development
power-military = { $amount } Military
power-military-vs = { $amount } Military against { $worlds }
power-settle-discount = { $worlds } that you pay for cost { $cards } less
power-discard-for-zero-cost = discard this card, if you like, to place a world you would pay for at no cost; not one with an Alien good
power-discard-for-military = discard this card, if you like, for { $amount } Military in a conquest of this phase
power-pay-for-military = you may pay for a military world instead of conquering it: its defense less { $number }, and less your discounts on worlds; not for one with an Alien good
power-draw-after-world = draw { $cards } after placing a world
power-trade-bonus =
    draw { $count ->
        [one] one card more
       *[other] { $count } cards more
    } when you sell { $good-a }
power-trade-bonus-here =
    draw { $count ->
        [one] one card more
       *[other] { $count } cards more
    } when you sell the good that lies here

consume-goods = { $goods } for { $gain }
consume-goods-each = up to { $goods }, for { $gain } each
consume-kinds = { $kinds } goods, all of different kinds, for { $gain }
consume-all =
    all goods that you have left, for one VP fewer than there are goods{ $double ->
        [yes] , doubled
       *[no] {""}
    }
consume-for-price =
    one good for as many cards as its kind sells for, { $bonuses ->
        [yes] with your Trade powers
       *[no] without any Trade power
    }
consume-draw = draw { $cards }, for no good at all
consume-gamble = name a number from { $min } to { $max } and turn up the top card of the supply: you win the card if that is its cost or defense
consume-hand-cards = up to { $cards } from your hand for { $vp } each, if you like; never doubled

produce-here = { $good-a } on this world, if it has none
produce-draw-if-here = draw { $cards } when a good is produced on this world
produce-on-windfall-any = a good on one windfall world of yours that has none
produce-on-windfall-of = a good on one { $good } windfall world of yours that has none
produce-draw = draw { $cards }
produce-draw-per-good = draw { $cards } for every { $good } good that you produce
produce-draw-per-kind = draw { $cards } for every kind of good that you produce
produce-draw-if-most = draw { $cards } at the end of the phase if you alone produced most { $good } goods
produce-draw-per-world = draw { $cards } for every { $good } world that you have

scoring-rule =
    { $named ->
        [yes] { $vp } for { $what }
       *[no] { $vp } for each { $what }
    }
scoring-now =
    { $named ->
        [yes] { $vp } for { $what }
       *[no] { $vp } for { $count } { $what }
    }
condition-production-of =
    { $count ->
        [one] { $good } production world
       *[other] { $good } production worlds
    }
condition-windfall-of =
    { $count ->
        [one] { $good } windfall world
       *[other] { $good } windfall worlds
    }
condition-world-of =
    { $count ->
        [one] { $good } world
       *[other] { $good } worlds
    }
condition-titled =
    { $count ->
        [one] card with { $keyword } in its title
       *[other] cards with { $keyword } in their titles
    }
condition-development-of-cost =
    { $count ->
        [one] development of cost { $cost }
       *[other] developments of cost { $cost }
    }
condition-any-development =
    { $count ->
        [one] other development
       *[other] other developments
    }
condition-rebel-military-world =
    { $count ->
        [one] Rebel military world
       *[other] Rebel military worlds
    }
condition-military-world =
    { $count ->
        [one] other military world
       *[other] other military worlds
    }
condition-production-world =
    { $count ->
        [one] production world
       *[other] production worlds
    }
condition-any-world =
    { $count ->
        [one] other world
       *[other] other worlds
    }
condition-development-with-power =
    { $count ->
        [one] development with a power of { $row }
       *[other] developments with a power of { $row }
    }
condition-world-with-power =
    { $count ->
        [one] world with a power of { $row }
       *[other] worlds with a power of { $row }
    }
condition-chips-per =
    { $count ->
        [one] full { $per } VP in chips
       *[other] times { $per } VP in chips
    }
condition-total-military =
    { $count ->
        [one] point of Military
       *[other] points of Military
    }
