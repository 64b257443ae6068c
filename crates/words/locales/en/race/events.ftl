# Race: the log.

event-start-world =
    { $seat-you ->
        [yes] You start
       *[no] { $seat } starts
    } from { $card }.
event-round = Round { $number }
event-chose =
    { $seat-you ->
        [yes] You choose
       *[no] { $seat } chooses
    } { $actions }.
event-phase = Now: { $phase }.
event-in-order =
    Now one after another, clockwise from { $seat-you ->
        [yes] you
       *[no] { $seat }
    }: { $why }.
in-order-supply = the supply could run out
in-order-pool = the VP pool could run out
in-order-tableau = somebody could reach twelve cards
in-order-most = { $card } rewards whoever produces the most
event-drew =
    { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards } { $cause }.
event-drew-nothing =
    { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } nothing: there are no cards left to draw.
event-looked-at =
    { $seat-you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to keep { $keep }: { $cards }.
event-looked =
    { $seat-you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to keep { $keep }.
event-discarded =
    { $seat-you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $cards } { $cause }.
event-reveals =
    { $seat-you ->
        [yes] You reveal
       *[no] { $seat } reveals
    } { $card }.
event-reveals-nothing =
    { $seat-you ->
        [yes] You place
       *[no] { $seat } places
    } nothing.
event-developed =
    { $seat-you ->
        [yes] You build
       *[no] { $seat } builds
    } { $card } for { $cost ->
        [0] free
        [one] 1 card
       *[other] { $cost } cards
    }.
event-conquered =
    { $seat-you ->
        [yes] You conquer
       *[no] { $seat } conquers
    } { $card }.
event-conquered-with-tactics =
    { $seat-you ->
        [yes] You conquer
       *[no] { $seat } conquers
    } { $card } with the help of a card from { $seat-you ->
        [yes] your
       *[no] their
    } tableau.
event-settled =
    { $seat-you ->
        [yes] You settle
       *[no] { $seat } settles
    } { $card } for { $cost ->
        [0] free
        [one] 1 card
       *[other] { $cost } cards
    }.
event-settled-with-ship =
    { $seat-you ->
        [yes] You settle
       *[no] { $seat } settles
    } { $card } and { $seat-you ->
        [yes] pay
       *[no] pays
    } no cards for it.
event-spent =
    { $seat-you ->
        [yes] You discard { $card } from your tableau.
       *[no] { $seat } discards { $card } from their tableau.
    }
event-goods =
    { $seat-you ->
        [yes] You get
       *[no] { $seat } gets
    } { $count ->
        [one] a good on { $worlds }
       *[other] { $count } goods, on { $worlds }
    }.
event-sold =
    { $seat-you ->
        [yes] You sell
       *[no] { $seat } sells
    } the good from { $world } for { $cards }.
event-consumed =
    { $seat-you ->
        [yes] You use
       *[no] { $seat } uses
    } { $card }: { $count ->
        [one] the good from { $worlds }
       *[other] the goods from { $worlds }
    } for { $gain }.
event-used =
    { $seat-you ->
        [yes] You use { $card } and get
       *[no] { $seat } uses { $card } and gets
    } { $gain }.
event-consumed-hand =
    { $seat-you ->
        [yes] You use { $card }: { $cards } from your hand
       *[no] { $seat } uses { $card }: { $cards } from hand
    } for { $vp }.
event-bet =
    { $seat-you ->
        [yes] You bet on { $number } and turn up { $card }, a { $value }: you { $won ->
            [yes] win the card
           *[no] lose the bet
        }.
       *[no] { $seat } bets on { $number } and turns up { $card }, a { $value }: { $won ->
            [yes] the card is won
           *[no] the bet is lost
        }.
    }
event-reshuffled = The discards are shuffled into a new supply of { $cards }.
event-ended =
    The game is over: { $alone ->
        [yes] { $winner-you ->
            [yes] you win
           *[no] { $winner } wins
        }
       *[no] { $winners } win together
    } with { $vp }.

gain-nothing = nothing

cause-setup = for the first hand
cause-explore = from those just looked at
cause-power = for { $card }
cause-bonus = as the bonus for the action
cause-payment = to pay for { $card }
cause-sale = for the good from { $card }
cause-hand-limit = to get down to ten cards

# Several events told as one.
story-chosen = Chosen: { $parts }.
story-looked = Looking at cards: { $parts }.
story-looks =
    { $seat-you ->
        [yes] you
       *[no] { $seat }
    } at { $count } to keep { $keep }
story-passed = Placing nothing: { $seats }.
# What somebody who did something paid for it.
story-discarded = Discarded: { $cards }.
story-drew =
    { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $parts }.
story-drawn = { $cards } ({ $cause })
