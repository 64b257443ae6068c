# Race: the log.

race-event-start-world =
    { $you ->
        [yes] You start
       *[no] { $seat } starts
    } from { $card }.
race-event-round = Round { $number }
race-event-chose =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } { $actions }.
race-event-phase = Now: { $phase }.
race-event-drew =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards } { $cause }.
race-event-drew-nothing =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } nothing: no card is left to draw.
race-event-looked-at =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to keep { $keep }: { $cards }.
race-event-looked =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to keep { $keep }.
race-event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $cards } { $cause }.
race-event-reveals =
    { $you ->
        [yes] You reveal
       *[no] { $seat } reveals
    } { $card }.
race-event-reveals-nothing =
    { $you ->
        [yes] You place
       *[no] { $seat } places
    } nothing.
race-event-developed =
    { $you ->
        [yes] You build
       *[no] { $seat } builds
    } { $card } for { $cost ->
        [0] nothing
        [one] 1 card
       *[other] { $cost } cards
    }.
race-event-conquered =
    { $you ->
        [yes] You conquer
       *[no] { $seat } conquers
    } { $card }.
race-event-conquered-with-tactics =
    { $you ->
        [yes] You conquer
       *[no] { $seat } conquers
    } { $card }, helped by a discard from the tableau.
race-event-settled =
    { $you ->
        [yes] You settle
       *[no] { $seat } settles
    } { $card } for { $cost ->
        [0] nothing
        [one] 1 card
       *[other] { $cost } cards
    }.
race-event-settled-with-ship =
    { $you ->
        [yes] You settle
       *[no] { $seat } settles
    } { $card } and { $you ->
        [yes] pay
       *[no] pays
    } no cards for it.
race-event-spent =
    { $you ->
        [yes] You discard { $card } from your tableau.
       *[no] { $seat } discards { $card } from the tableau.
    }
race-event-goods =
    { $you ->
        [yes] You get
       *[no] { $seat } gets
    } { $count ->
        [one] a good on { $worlds }
       *[other] { $count } goods, on { $worlds }
    }.
race-event-sold =
    { $you ->
        [yes] You sell
       *[no] { $seat } sells
    } the good of { $world } for { $cards }.
race-event-consumed =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } { $card }: { $count ->
        [one] the good of { $worlds }
       *[other] the goods of { $worlds }
    } for { $gain }.
race-event-used =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } { $card } for { $gain }.
race-event-consumed-hand =
    { $you ->
        [yes] You use { $card }: { $cards } from your hand
       *[no] { $seat } uses { $card }: { $cards } from hand
    } for { $vp }.
race-event-bet =
    { $you ->
        [yes] You bet on { $number } and turn up { $card }, a { $value }: you { $won ->
            [yes] win the card
           *[no] lose the bet
        }.
       *[no] { $seat } bets on { $number } and turns up { $card }, a { $value }: { $won ->
            [yes] the card is won
           *[no] the bet is lost
        }.
    }
race-event-reshuffled = The discards are shuffled into a new supply of { $cards }.
race-event-ended =
    The game is over: { $case ->
        [you] you win
        [one] { $winners } wins
       *[several] { $winners } win together
    } with { $vp }.

race-gain-nothing = nothing

race-cause-setup = for the first hand
race-cause-explore = from those looked at
race-cause-power = by { $card }
race-cause-bonus = as the bonus of the action card
race-cause-payment = to pay for { $card }
race-cause-sale = for the good of { $card }
race-cause-hand-limit = to get down to ten cards
