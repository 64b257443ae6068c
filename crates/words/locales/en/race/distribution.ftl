# Race: how many cards there are of what.

distribution = Distribution of cards
    .also = distribution, card distribution, how many cards, statistics
distribution-cards = { $cards } cards: { $start } start worlds, { $worlds } other worlds and { $developments } developments, { $six } of them 6-cost developments. The numbers below include start worlds.
distribution-costs = By cost:
distribution-cost =
    { $cost }: { $worlds ->
        [one] 1 world
       *[other] { $worlds } worlds
    }{ $developments ->
        [0] {""}
        [one] {" "}and 1 development
       *[other] {" "}and { $developments } developments
    }
distribution-defenses = Military worlds by defense:
distribution-defense =
    { $defense }: { $worlds }{ $rebels ->
        [0] { $aliens ->
            [0] {""}
           *[other] {" "}({ $aliens } Alien)
        }
       *[other] {" "}({ $rebels } Rebel{ $aliens ->
            [0] {""}
           *[other] , { $aliens } Alien
        })
    }
distribution-production = Production worlds:
distribution-windfall = Windfall worlds:
distribution-good = { $count } { $good }
distribution-military = Cards with Military:
distribution-amount = { $count } with { $amount }
distribution-consume = { $count } cards consume goods.
