# What the page itself says of Race: labels of its parts, names of its options.

opponents = Players
phases = Phases of the round
phase-here = now
half-explore-plus-5 = +5
half-explore-plus-1-1 = +1, +1
half-develop = Develop
half-settle = Settle
half-consume-trade = Trade
half-consume-2x-vps = 2× VPs
half-produce = Produce
action-explore-plus-5 = Explore +5
action-explore-plus-1-1 = Explore +1, +1
action-develop = Develop
action-settle = Settle
action-consume-trade = Trade
action-consume-2x-vps = 2× VPs
action-produce = Produce
phase-now = now
phase-coming = still to come
phase-done = done
phase-out = not this round
phase-short-explore = Explore
phase-short-develop = Develop
phase-short-settle = Settle
phase-short-consume = Consume
phase-short-produce = Produce
tableau = Tableau
tableau-of = { $name }’s tableau
tableau-open = Open { $name }’s tableau
tableau-close = Close { $name }’s tableau
tableau-size =
    { $placed ->
        [one] 1 card
       *[other] { $placed } cards
    }: { $left ->
        [0] the tableau is full.
        [one] one more fills the tableau.
       *[other] { $left } more fill the tableau.
    }
your-tableau = Your tableau
card-plain = { $card }
card-with-good = { $card }, with a good
card-worth = { $card }, worth { $vp } VP now
worth-now = now
start-number = start world number { $number }
mark-pay =
    { $cost ->
        [0] free
       *[other] pay { $cost }
    }
mark-costs = costs { $cost }
mark-conquer = conquer
mark-discard = with a discard
mark-needs = needs { $defense }
mark-pays = pays
mark-goes = goes
being-placed = { $card }, being placed
your-hand = Your hand
looking-at = You are looking at
hand-of = { $name }’s hand
figure-score = VP
figure-chips = chips
figure-hand = cards
figure-military = Military
figure-others = to build
figure-discounts = to settle
figure-more = more
chips = { $count } VP in chips
hand-size =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
pool = VP pool
supply = Supply
discards = Discards
scores = Scores
winner = winner
won-by =
    { $count ->
        [one] { $name } wins by one point
       *[other] { $name } wins by { $count } points
    }
won-tied = { $name } wins the tie
won-together = A shared victory
source-chips = in chips
source-cards = on cards
source-developments = from 6-cost developments
how-it-went = How it went
course = score after each round, and what each player chose
decided = Where it was decided
round = Round { $number }
round-column = Round
round-start = Start
leads = { $name } leads by { $count }
nobody-leads = tied
gain-chips = { $count } VP in chips
as-a-table = As a table
card-by-card = Card by card

pass-develop-place = Build nothing
pass-settle-place = Place nothing
pass-consume-power = Use no more powers
none-develop-place = No development to build
none-settle-place = No world to place
only-develop-place = Go on, build nothing
only-settle-place = Go on, place nothing

wanted-start-discard = Pick { $max } to discard
wanted-choose-action =
    { $max ->
        [one] Pick an action
       *[other] Pick { $max } actions
    }
wanted-explore-keep =
    { $max ->
        [one] Pick a card to keep
       *[other] Pick { $max } to keep
    }
wanted-develop-place = Pick a development
wanted-settle-place = Pick a world
wanted-develop-pay = Pick { $max } to pay
wanted-settle-pay = Pick { $max } to pay
wanted-settle-way = Pick how
wanted-sell = Pick a good
wanted-consume-power = Pick a power
wanted-consume-goods =
    { $max ->
        [one] Pick a good
       *[other] Pick { $max } goods
    }
wanted-consume-next-kind = Pick a good
wanted-consume-hand = Pick cards
wanted-bet = Pick a number
wanted-produce-windfall = Pick one
wanted-hand-limit = Pick { $max } to discard

confirm-start-discard = Discard ({ $picked } of { $max })
confirm-choose-action = Confirm { $what }
confirm-explore-keep = Keep ({ $picked } of { $max })
confirm-develop-place = Build { $what }
confirm-settle-place = Place { $what }
confirm-develop-pay = Pay ({ $picked } of { $max })
confirm-settle-pay = Pay ({ $picked } of { $max })
confirm-sell = Sell
confirm-consume-hand = Discard { $picked }
confirm-hand-limit = Discard ({ $picked } of { $max })

# The choices of a round, turned up.
phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-consume = Consume
phase-produce = Produce
reveal-explore = find new cards
reveal-develop = build a development
reveal-settle = place a world
reveal-consume = turn goods into VPs
reveal-produce = get new goods
bonus-explore-plus-5 = look at 5 more
bonus-explore-plus-1-1 = keep 1 more
bonus-develop = 1 card cheaper
bonus-settle = draw 1 card
bonus-consume-trade = Trade
bonus-consume-2x-vps = 2× VPs
bonus-produce = a windfall good
reveal-you = You
reveal-round = This round
reveal-all =
    { $count ->
        [one] Everyone plays this phase; whoever chose it also gets its bonus.
        [2] Everyone plays both phases; whoever chose one also gets its bonus.
       *[other] Everyone plays all of these; whoever chose a phase also gets its bonus.
    }
reveal-skip = tap to continue
