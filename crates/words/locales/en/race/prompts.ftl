# Race: questions, options and help.

# How many to pick. "what" says what for.
pick =
    pick { $case ->
        [exactly] { $max }
       *[between] { $max ->
            [2] { $min ->
                [1] 1 or 2
               *[other] { $min } to 2
            }
           *[other] { $min } to { $max }
        }
    } of { $what ->
        [keep] these { $of } cards to keep
        [pay] your { $of } cards to discard
        [goods] these { $of } goods
       *[discard] these { $of } cards to discard
    }

prompt-start-discard = Your first hand: { $pick }.
prompt-choose-action =
    Choose { $count ->
        [one] an action card
       *[other] { $count } action cards
    }.
# Why something is asked.
cause-called =
    { $own ->
        [yes] You
       *[no] { $seats }
    } chose { $phase }{ $again ->
        [yes] {" "}twice
       *[no] {""}
    }
prompt-explore-keep =
    { $cause }: { $pick }.{ $more ->
        [yes] {" "}You look at { $looked }{ $reasons }.
       *[no] {""}
    }
prompt-develop-place =
    { $none ->
        [yes] { $cause }: you have no development you can build, so choose nothing.
       *[no] { $cause }: build one development, or nothing.
    } You hold { $hand }{ $facts }.
prompt-settle-place =
    { $none ->
        [yes] { $cause }: you have no world you can place, so choose nothing.
       *[no] { $cause }: place one world, or nothing.
    } You hold { $hand }{ $facts }.
prompt-settle-way = Settle: how do you place { $card }?
prompt-pay = { $card } costs you { $cost }: { $pick }.
prompt-sell = Trade: pick the good to sell.
prompt-consume-power =
    { $optional ->
        [yes] { $cause }: pick another power to use, or nothing to stop.
       *[no] { $cause }: pick the power to use next.
    }{ $double ->
        [yes] {" "}You get twice the VPs for goods: the numbers here are doubled already.
       *[no] {""}
    }
prompt-consume-goods = { $card } takes { $power }: { $pick }.
prompt-consume-next-kind =
    { $card } takes { $power }: pick { $count ->
        [0] the first good.
       *[other] the next, of a different kind from those of { $chosen }.
    }
prompt-consume-hand = { $card }: { $pick }, for { $vp } each.
prompt-bet = { $card }: pick the number to bet on.
prompt-produce-windfall = { $cause }: pick what to do next, a good on a windfall world or a draw.
prompt-hand-limit = The round is over and you hold { $hand }; the limit is { $limit }: { $pick }.

# What follows "You hold 6 cards".
facts = ; { $facts }
fact-developments-less = developments cost you { $cards } less ({ $reasons })
fact-draw-after = if you place one, you draw { $cards } for { $card }
fact-draw-after-bonus = if you place one, you draw a card for choosing { $action }
fact-military = Military { $strength }
fact-military-vs = { $amount } against { $worlds }
fact-tactics = { $amount } with a discard
fact-worlds-less = { $worlds } cost { $count } less
fact-contact = you may pay for military worlds, at defense less { $count }
fact-colony-ship = one world free with a discard
fact-develop-less = developments cost { $count } less
fact-explore = Explore looks at { $look } and keeps { $keep }
fact-trade = { $amount } for selling { $good-a }

# Where a number comes from.
reasons = {" "}({ $reasons })
reason-printed = printed { $number }
reason-defense = defense { $number }
reason-good = { $good } { $number }
reason-everyone = everyone { $number }
reason-card = { $amount } { $card }
reason-bonus = { $amount } for choosing { $action }

brief-cost = { $price } (for you { $cost })
brief-defense = { $price } (your Military { $strength })
brief-defense-or-pay = { $price } (your Military { $strength }, or pay { $cost })
brief-have = you already have it
worth-now = worth { $vp } now

option-build =
    costs you { $cost }, leaves { $left ->
        [0] no card
        [one] 1 card
       *[other] { $left } cards
    }; { $vp }
option-place = { $world }, { $vp }; { $ways }
way = { $way }{ $reasons }
way-conquer = conquer it: defense { $defense }, your Military { $strength }
way-conquer-with-tactics = discard { $card } and conquer it: defense { $defense }, your Military { $strength }
way-pay =
    pay { $cost ->
        [0] nothing
        [one] 1 card
       *[other] { $cost } cards
    }, leaving { $left ->
        [0] no card
        [one] 1 card
       *[other] { $left } cards
    }
way-colony-ship = discard { $card } and pay nothing
way-name-conquer = conquer it
way-name-tactics = discard { $card } and conquer it
way-name-pay = pay for it
# The numbers of a way, behind its name.
option-conquer = defense { $defense }, your Military { $strength }
option-pay =
    { $cost ->
        [0] no card
        [one] 1 card
       *[other] { $cost } cards
    }, leaving { $left ->
        [0] no card
        [one] 1 card
       *[other] { $left } cards
    }
option-sell = the { $good } good sells for { $cards }
option-plain-price = the { $good } good gives { $cards }
option-good = its { $good } good
option-windfall = { $good-a }
option-number = bet on { $number }
why-by = by { $card }
why-chosen = for choosing { $action }

gives-explore = see { $look }, keep { $keep }
gives-develop =
    { $count ->
        [0] nothing to build
       *[other] { $count } to build, 1 cheaper
    }
gives-settle =
    { $count ->
        [0] nothing to settle
       *[other] { $count } to settle, then draw { $draw }
    }
gives-trade =
    { $price ->
        [0] no good to sell
       *[other] { $good } for { $price } cards
    }
gives-double =
    { $goods ->
        [0] no goods
        [one] 1 good
       *[other] { $goods } goods
    }, { $powers ->
        [0] no power
        [one] 1 power
       *[other] { $powers } powers
    }
gives-produce =
    { $goods ->
        [0] { $draws ->
            [0] no new good
           *[other] cards from { $cards }
        }
       *[other] +{ $goods } { $goods ->
            [one] good
           *[other] goods
        }{ $draws ->
            [0] {""}
           *[other] , and cards
        }
    }

# A proposal for the Consume phase, power by power.
plan-takes =
    { $count ->
        [one] the good of { $worlds }
       *[other] the goods of { $worlds }
    }
plan-takes-nothing = by itself

help-number = { $count } of the { $all } cards in the game have cost or defense { $number }.
help-conquer = A conquest costs no cards: your Military must reach the defense of the world.
help-tactics = The card leaves your tableau for good, and its Military counts for this conquest.
help-pay = You discard that many cards from your hand. Military does not count towards a payment.
help-colony-ship = The card leaves your tableau for good, and the world costs nothing.
help-have = It is in your tableau.
help-cost = Right now it costs you { $cost }{ $reasons }.
help-ways = Right now you can: { $ways }.
help-cannot-pay =
    Right now it would cost you { $cost }, and you have { $payable ->
        [0] no card
        [one] 1 card
       *[other] { $payable } cards
    } to pay with.
help-cannot-conquer = Right now you cannot conquer it: defense { $defense } against your Military { $strength }.
help-price = A good from this world sells for { $cards } now{ $reasons }.
help-worth =
    { $placed ->
        [yes] It is worth { $vp } to you now
       *[no] Placed now, it would be worth { $vp } to you
    }{ $count ->
        [0] .
       *[other] :
    }
# The same about a card of somebody else.
theirs-have = It is in { $seat }’s tableau.
theirs-cost = Right now it would cost { $seat } { $cost }{ $reasons }.
theirs-strength = It has defense { $defense }; { $seat } has Military { $strength } against it.
theirs-price = { $seat } would sell a good from this world for { $cards } now{ $reasons }.
theirs-worth =
    { $placed ->
        [yes] It is worth { $vp } to { $seat } now
       *[no] Placed now, it would be worth { $vp } to { $seat }
    }{ $count ->
        [0] .
       *[other] :
    }
help-look = You would look at { $look }{ $reasons } and keep { $keep }.
help-new-goods = New goods: { $worlds }.
# Whoever chose an action card gets this on top of the phase.
help-bonus = Your bonus: { $bonus }.
bonus-explore-five = look at 5 more cards
bonus-explore-one = look at 1 more card and keep 1 more
bonus-develop = your development costs 1 card less
bonus-settle = draw a card after placing a world
bonus-trade = before anyone consumes, sell a good for cards; you must if you have one
bonus-double = Consume powers give you twice the VPs for goods; cards, and VPs for cards from your hand, are not doubled
bonus-produce = a good on one of your windfall worlds without one
