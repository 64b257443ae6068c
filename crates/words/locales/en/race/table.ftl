# Race: the table and the result, in short labelled lines.

table-round = Round { $round }: { $phase }.
table-chosen = Chosen:
table-chose =
    { $actions } by { $seat-you ->
        [yes] you
       *[no] { $seat }
    }
table-in-order =
    One after another, clockwise from { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
table-queue = Still to come: { $phases }.
table-supply = Pool: { $pool }. Supply: { $supply }. Discards: { $discards }.
table-open-discards = Discarded face up:
table-player =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    }: start world { $start }, { $placed } of { $full } cards placed, { $vp } in chips, { $hand } in hand.
table-tableau = Tableau:
table-slot = { $number } { $card }
table-slot-good = { $number } { $card } with { $good-a }
table-numbers = Powers:
table-score = Score now: { $total } ({ $cards } on cards, { $chips } in chips, { $developments } from 6-cost developments).
table-looked = Looking at { $cards }.
table-placing = Placing { $card }.
table-known =
    Everyone knows these cards of this hand{ $left ->
        [0] {""}
        [one] {" "}(1 card has left it since)
       *[other] {" "}({ $left } cards have left it since)
    }:
table-hand = Your hand, { $cards }:
table-no-hand = Your hand is empty.
table-looking = You are looking at { $cards }:

result-pool = The game ended because the VP pool ran out.
result-tableau = The game ended because of a tableau with { $full } or more cards: { $players }.
result-player =
    { $seat-you ->
        [yes] You: { $vp }{ $won ->
            [yes] , and you win
           *[no] {""}
        }.
       *[no] { $seat }: { $vp }{ $won ->
            [yes] , and wins
           *[no] {""}
        }.
    }
result-card = { $card }: { $vp }
result-six =
    { $card }: { $vp }{ $count ->
        [0] {""}
       *[other] {" "}({ $parts })
    }
result-chips = Chips: { $vp }
result-total = Total: { $total } ({ $cards } on cards, { $chips } in chips, { $developments } from 6-cost developments).
result-tied =
    { $seat-you ->
        [yes] you
       *[no] { $seat }
    } ({ $count })
result-tie =
    The top score is tied. Cards in hand and goods decide: { $parts }.{ $shared ->
        [yes] {" "}They are tied there too, so they all win.
       *[no] {""}
    }
