# Race: what cards are and do. Powers are phrases that follow the name of a phase.

race-action-explore-plus-5 = Explore +5
race-action-explore-plus-1-1 = Explore +1, +1
race-action-develop = Develop
race-action-settle = Settle
race-action-consume-trade = Consume: Trade
race-action-consume-2x-vps = Consume: 2x VPs
race-action-produce = Produce

race-phase-start = choice of the first hand
race-phase-choose = choice of action cards
race-phase-explore = Explore (phase I)
race-phase-develop = Develop (phase II)
race-phase-settle = Settle (phase III)
race-phase-trade = sales before Consume (phase IV)
race-phase-consume = Consume (phase IV)
race-phase-produce = Produce (phase V)
race-phase-hand-limit = end of the round
race-phase-over = the game is over
race-phase-again = { $phase }, a second time

race-row-explore = Explore
race-row-develop = Develop
race-row-settle = Settle
race-row-trade = Trade
race-row-consume = Consume
race-row-produce = Produce

race-good-novelty = Novelty
race-good-rare = Rare
race-good-genes = Genes
race-good-alien = Alien

race-a-good-any = a good
race-a-good-novelty = a Novelty good
race-a-good-rare = a Rare good
race-a-good-genes = a Genes good
race-a-good-alien = an Alien good

race-keyword-alien = Alien
race-keyword-rebel = Rebel
race-keyword-uplift = Uplift
race-keyword-chromosome = the chromosome sign
race-keyword-imperium = Imperium
race-keyword-terraforming = Terraforming

race-body-development = development
race-body-gray = world without goods
race-body-windfall = { $good } windfall world
race-body-production = { $good } production world

race-price-cost = cost { $number }
race-price-defense = defense { $number }
race-vp-varies = VP by what you have

race-card-facts = { $card }: { $facts }
race-card-notes = Notes: { $notes }.
race-card-start = start world number { $number }
race-card-copies = { $count } copies in the game
race-card-preset = in the first game one copy belongs to start world { $number }
race-card-keywords = bears { $keywords }
race-card-power = { $row }: { $power }.
race-card-no-power = No powers.
race-card-scoring =
    { $several ->
        [yes] At the end of the game, each card by the first line that fits it:
       *[no] At the end of the game:
    }

race-worlds-any = worlds
race-worlds-of = { $good } worlds
race-worlds-rebel = Rebel worlds
race-goods-any =
    { $count ->
        [one] one good
       *[other] { $count } goods
    }
race-goods-of =
    { $count ->
        [one] one { $good } good
       *[other] { $count } { $good } goods
    }

race-power-look =
    look at { $count ->
        [one] one card more
       *[other] { $count } cards more
    }
race-power-keep =
    keep { $count ->
        [one] one card more
       *[other] { $count } cards more
    }
race-power-draw-at-start = draw { $cards } as the phase begins
race-power-develop-discount = developments cost you { $cards } less
race-power-draw-after-development = draw { $cards } after building a development
race-power-military = { $amount } Military
race-power-military-vs = { $amount } Military against { $worlds }
race-power-settle-discount = { $worlds } that you pay for cost { $cards } less
race-power-discard-for-zero-cost = discard this card, if you like, to place a world you would pay for at no cost; not one with an Alien good
race-power-discard-for-military = discard this card, if you like, for { $amount } Military in a conquest of this phase
race-power-pay-for-military = you may pay for a military world instead of conquering it: its defense less { $number }; not for one with an Alien good
race-power-draw-after-world = draw { $cards } after placing a world
race-power-trade-bonus =
    draw { $count ->
        [one] one card more
       *[other] { $count } cards more
    } when you sell { $good }
race-power-trade-bonus-here =
    draw { $count ->
        [one] one card more
       *[other] { $count } cards more
    } when you sell the good that lies here

race-consume-goods = { $goods } for { $gain }
race-consume-goods-each = up to { $goods }, for { $gain } each
race-consume-kinds = { $kinds } goods, all of different kinds, for { $gain }
race-consume-all =
    all goods that you have left, for one VP fewer than there are goods{ $double ->
        [yes] , doubled
       *[no] {""}
    }
race-consume-for-price =
    one good for as many cards as its kind sells for, { $bonuses ->
        [yes] with your Trade powers
       *[no] without any Trade power
    }
race-consume-draw = draw { $cards }, for no good at all
race-consume-gamble = name a number from { $min } to { $max } and turn up the top card of the supply: you win the card if that is its cost or defense
race-consume-hand-cards = up to { $cards } from your hand for { $vp } each, if you like; never doubled

race-produce-here = { $good } on this world, if it has none
race-produce-draw-if-here = draw { $cards } when a good is produced on this world
race-produce-on-windfall-any = a good on one windfall world of yours that has none
race-produce-on-windfall-of = a good on one { $good } windfall world of yours that has none
race-produce-draw = draw { $cards }
race-produce-draw-per-good = draw { $cards } for every { $good } good that you produce
race-produce-draw-per-kind = draw { $cards } for every kind of good that you produce
race-produce-draw-if-most = draw { $cards } at the end of the phase if you alone produced most { $good } goods
race-produce-draw-per-world = draw { $cards } for every { $good } world that you have

race-scoring-rule =
    { $named ->
        [yes] { $vp } for { $what }
       *[no] { $vp } for each { $what }
    }
race-scoring-now =
    { $named ->
        [yes] { $vp } for { $what }
       *[no] { $vp } for { $count } { $what }
    }
race-condition-production-of =
    { $count ->
        [one] { $good } production world
       *[other] { $good } production worlds
    }
race-condition-windfall-of =
    { $count ->
        [one] { $good } windfall world
       *[other] { $good } windfall worlds
    }
race-condition-world-of =
    { $count ->
        [one] { $good } world
       *[other] { $good } worlds
    }
race-condition-titled =
    { $count ->
        [one] card with { $keyword } in its title
       *[other] cards with { $keyword } in their titles
    }
race-condition-development-of-cost =
    { $count ->
        [one] development of cost { $cost }
       *[other] developments of cost { $cost }
    }
race-condition-any-development =
    { $count ->
        [one] other development
       *[other] other developments
    }
race-condition-rebel-military-world =
    { $count ->
        [one] Rebel military world
       *[other] Rebel military worlds
    }
race-condition-military-world =
    { $count ->
        [one] other military world
       *[other] other military worlds
    }
race-condition-production-world =
    { $count ->
        [one] production world
       *[other] production worlds
    }
race-condition-any-world =
    { $count ->
        [one] other world
       *[other] other worlds
    }
race-condition-development-with-power =
    { $count ->
        [one] development with a power of { $row }
       *[other] developments with a power of { $row }
    }
race-condition-world-with-power =
    { $count ->
        [one] world with a power of { $row }
       *[other] worlds with a power of { $row }
    }
race-condition-chips-per =
    { $count ->
        [one] full { $per } VP in chips
       *[other] times { $per } VP in chips
    }
race-condition-total-military =
    { $count ->
        [one] point of Military
       *[other] points of Military
    }
