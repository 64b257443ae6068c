# Race: questions, options and help.

# How many to pick. "what" says what for.
race-pick =
    pick { $case ->
        [exactly] { $max }
       *[between] { $min } to { $max }
    } of { $what ->
        [keep] these { $of } cards to keep
        [pay] your { $of } cards to discard
        [goods] these { $of } goods
       *[discard] these { $of } cards to discard
    }

race-prompt-start-discard = Your first hand: { $pick }.
race-prompt-choose-action =
    Choose { $count ->
        [one] an action card
       *[other] { $count } action cards
    }.
race-prompt-explore-keep =
    Explore: { $pick }.{ $more ->
        [yes] {" "}You look at { $looked }{ $reasons }.
       *[no] {""}
    }
race-prompt-develop-place =
    { $none ->
        [yes] Develop: you have no development that you could build, so go on with nothing.
       *[no] Develop: build one development, or nothing.
    } You hold { $hand }{ $facts }.
race-prompt-settle-place =
    { $none ->
        [yes] Settle: you have no world that you could place, so go on with nothing.
       *[no] Settle: place one world, or nothing.
    } You hold { $hand }{ $facts }.
race-prompt-settle-way = Settle: how do you place { $card }?
race-prompt-pay = { $card } costs you { $cost }: { $pick }.
race-prompt-sell = Trade: pick the good that you sell.
race-prompt-consume-power =
    { $optional ->
        [yes] Consume: pick one more power to use, or nothing to stop.
       *[no] Consume: pick the power to use next.
    }{ $double ->
        [yes] {" "}The VPs you get for goods are doubled.
       *[no] {""}
    }
race-prompt-consume-goods = { $card } takes { $power }: { $pick }.
race-prompt-consume-next-kind =
    { $card } takes { $power }: pick { $count ->
        [0] the first good.
       *[other] the next, of another kind than the good of { $chosen }.
    }
race-prompt-consume-hand = { $card }: { $pick }, for { $vp } each.
race-prompt-bet = { $card }: pick the number to bet on.
race-prompt-produce-windfall = Produce: pick what you do next, a good on a windfall world or a draw.
race-prompt-hand-limit = The round is over and you hold { $hand }, { $limit } at most: { $pick }.

# What follows "You hold 6 cards".
race-facts = ; { $facts }
race-fact-developments-less = developments cost you { $cards } less ({ $reasons })
race-fact-draw-after = { $card } then draws you { $cards }
race-fact-draw-after-bonus = then draw a card for choosing { $action }
race-fact-military = Military { $strength }
race-fact-military-vs = { $amount } against { $worlds }
race-fact-tactics = { $amount } by a discard
race-fact-worlds-less = { $worlds } cost { $count } less
race-fact-contact = military worlds may be paid for, at defense less { $count }
race-fact-colony-ship = one world free by a discard
race-fact-develop-less = developments cost { $count } less
race-fact-explore = Explore looks at { $look } and keeps { $keep }
race-fact-trade = { $amount } for selling { $good }

# Where a number comes from.
race-reasons = {" "}({ $reasons })
race-reason-printed = printed { $number }
race-reason-defense = defense { $number }
race-reason-good = { $good } { $number }
race-reason-everyone = everyone { $number }
race-reason-card = { $amount } { $card }
race-reason-bonus = { $amount } for choosing { $action }

race-brief-cost = { $price } (for you { $cost })
race-brief-defense = { $price } (your Military { $strength })
race-brief-defense-or-pay = { $price } (your Military { $strength }, or pay { $cost })
race-brief-have = you have one
race-worth-now = worth { $vp } now

race-option-build =
    { $card }: costs you { $cost }{ $reasons }, leaves { $left ->
        [0] no card
        [one] 1 card
       *[other] { $left } cards
    }; { $vp }
race-option-place = { $card } ({ $world }, { $vp }): { $ways }
race-way-conquer = conquer it: defense { $defense }, your Military { $strength }{ $reasons }
race-way-conquer-with-tactics = discard { $card } and conquer it: defense { $defense }, your Military { $strength }{ $reasons }
race-way-pay =
    pay { $cost ->
        [0] nothing
        [one] 1 card
       *[other] { $cost } cards
    }{ $reasons }, leaving { $left ->
        [0] no card
        [one] 1 card
       *[other] { $left } cards
    }
race-way-colony-ship = discard { $card } and pay nothing
race-way-name-conquer = conquer it
race-way-name-tactics = discard { $card } and conquer it
race-way-name-pay = pay for it
race-option-sell = { $world }: the { $good } good sells for { $cards }{ $reasons }
race-option-plain-price = { $world }: the { $good } good gives { $cards }
race-option-good = { $world }: its { $good } good
race-option-power = { $card }: { $power }
race-option-windfall = { $world }: { $good }, by { $card }
race-option-windfall-by-bonus = { $world }: { $good }, for choosing { $action }
race-option-number = bet on { $number }

race-gives-explore = { $action }: look at { $look }, keep { $keep }
race-gives-develop =
    { $action }: { $count ->
        [0] no development that you could build now, even
        [one] 1 development that you could build now,
       *[other] { $count } developments that you could build now,
    } at 1 card less
race-gives-settle =
    { $action }: { $count ->
        [0] no world that you could place now
        [one] 1 world that you could place now
       *[other] { $count } worlds that you could place now
    }; draw { $cards } after placing
race-gives-trade =
    { $action }: { $price ->
        [0] you have no good to sell now
       *[other] your best good sells for { $price } cards
    }
race-gives-double =
    { $action }: twice the VPs; you have { $goods ->
        [0] no goods
        [one] 1 good
       *[other] { $goods } goods
    } and { $powers ->
        [0] no power
        [one] 1 power
       *[other] { $powers } powers
    } of Consume now
race-gives-produce =
    { $action }: { $goods ->
        [0] no new good
        [one] 1 good
       *[other] { $goods } goods
    } as things stand{ $draws ->
        [0] {""}
       *[other] , and cards by { $cards }
    }

race-help-number = { $count } of the { $all } cards in the game have cost or defense { $number }.
race-help-conquer = A conquest costs no cards: your Military must reach the defense of the world.
race-help-tactics = The card leaves your tableau for good and its Military counts for this conquest.
race-help-pay = You discard that many cards from your hand. Military does not count towards a payment.
race-help-colony-ship = The card leaves your tableau for good and the world costs no cards.
race-help-have = It lies in your tableau.
race-help-cost = Now it costs you { $cost }{ $reasons }.
race-help-ways = Now you can: { $ways }.
race-help-cannot-pay =
    Now it would cost you { $cost }, and you have { $payable ->
        [0] no card
        [one] 1 card
       *[other] { $payable } cards
    } to pay with.
race-help-cannot-conquer = Now you cannot conquer it: defense { $defense } against your Military { $strength }.
race-help-price = A good of this world sells for { $cards } now{ $reasons }.
race-help-worth =
    { $placed ->
        [yes] It is worth { $vp } to you now
       *[no] Placed now, it would be worth { $vp } to you
    }{ $count ->
        [0] .
       *[other] :
    }
race-help-look = You would look at { $look }{ $reasons } and keep { $keep }.
race-help-new-goods = New goods: { $worlds }.
race-help-explore-five = Your bonus: look at 5 cards more.
race-help-explore-one = Your bonus: look at one card more and keep one card more.
race-help-develop = Your bonus: your development costs one card less.
race-help-settle = Your bonus: draw a card after placing a world.
race-help-trade = Your bonus: before anyone consumes you must sell a good, if you have one, and draw cards for it.
race-help-double = Your bonus: Consume powers give you twice the VPs for goods. Cards, and VPs for hand cards, are not doubled.
race-help-produce = Your bonus: a good on one windfall world of yours that has none.
