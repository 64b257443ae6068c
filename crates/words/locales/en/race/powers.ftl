# Race: what cards are and do. Powers are phrases that follow the name of a phase.

place-action-explore-plus-5 = Explore +5
place-action-explore-plus-1-1 = Explore +1, +1
place-action-develop = Develop
place-action-settle = Settle
place-action-consume-trade = Consume: Trade
place-action-consume-2x-vps = Consume: 2x VPs
place-action-produce = Produce

place-phase-start = choosing the first hand
place-phase-choose = choosing actions
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
body-gray = world without a good
body-windfall = { $good } windfall world
body-production = { $good } production world

price-cost = cost { $number }
price-defense = defense { $number }
vp-varies = VP depend on your tableau

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
about-keywords = marked: { $keywords }
about-power = { $row }: { $power }.
about-no-power = No powers.
about-scoring =
    { $several ->
        [yes] At the end of the game (each card scores by the first line that fits it):
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
        [one] one more card
       *[other] { $count } more cards
    }
power-keep =
    keep { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
power-draw-at-start = draw { $cards } when the phase begins
power-develop-discount = developments cost you { $cards } less
power-draw-after-development = draw { $cards } after building a development
power-military = { $amount } Military
power-military-vs = { $amount } Military against { $worlds }
power-settle-discount = { $worlds } you pay for cost { $cards } less
power-discard-for-zero-cost = you may discard this card to place a world you would pay for at no cost; not one with an Alien good
power-discard-for-military = you may discard this card for { $amount } Military in a conquest this phase
power-pay-for-military = you may pay for a military world instead of conquering it: its defense less { $number }, and less your discounts on worlds; not for one with an Alien good
power-draw-after-world = draw { $cards } after placing a world
power-trade-bonus =
    draw { $count ->
        [one] one more card
       *[other] { $count } more cards
    } when you sell { $good-a }
power-trade-bonus-here =
    draw { $count ->
        [one] one more card
       *[other] { $count } more cards
    } when you sell the good on this world

consume-goods = { $goods } for { $gain }
consume-goods-each = up to { $goods }, for { $gain } each
consume-kinds = { $kinds } goods, all of different kinds, for { $gain }
consume-all =
    all the goods you have left, for one VP fewer than the number of goods{ $double ->
        [yes] , doubled
       *[no] {""}
    }
consume-for-price =
    one good for as many cards as it would sell for, { $bonuses ->
        [yes] with your Trade powers
       *[no] without your Trade powers
    }
consume-draw = draw { $cards }, without consuming a good
consume-gamble = name a number from { $min } to { $max } and turn up the top card of the supply: if that is its cost or defense, you win the card
consume-hand-cards = you may discard up to { $cards } from your hand for { $vp } each; never doubled

produce-here = { $good-a } on this world, if it has none
produce-draw-if-here = draw { $cards } when a good is produced on this world
produce-on-windfall-any = a good on one of your windfall worlds without one
produce-on-windfall-of = a good on one of your { $good } windfall worlds without one
produce-draw = draw { $cards }
produce-draw-per-good = draw { $cards } for each { $good } good you produce
produce-draw-per-kind = draw { $cards } for each kind of good you produce
produce-draw-if-most = draw { $cards } at the end of the phase if you produced more { $good } goods than anyone else
produce-draw-per-world = draw { $cards } for each { $good } world you have

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
        [one] development with a power in { $row }
       *[other] developments with a power in { $row }
    }
condition-world-with-power =
    { $count ->
        [one] world with a power in { $row }
       *[other] worlds with a power in { $row }
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
