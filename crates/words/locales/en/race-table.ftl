# Race: the table and the result, in short labelled lines.

race-table-round = Round { $round }: { $phase }.
race-table-chosen = Chosen:
race-table-chose =
    { $actions } by { $you ->
        [yes] you
       *[no] { $seat }
    }
race-table-queue = Still to come: { $phases }.
race-table-supply = Pool: { $pool }. Supply: { $supply }. Discards: { $discards }.
race-table-open-discards = Discarded before everyone's eyes:
race-table-player =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $placed } of { $full } cards placed, { $vp } in chips, { $hand } in hand.
race-table-tableau = {"  "}Tableau:
race-table-slot = { $number } { $card }
race-table-slot-good = { $number } { $card } with { $good }
race-table-numbers = {"  "}Powers:
race-table-score = {"  "}Score now: { $total } ({ $cards } on cards, { $chips } in chips, { $developments } by 6-cost developments).
race-table-looked = {"  "}Looking at { $cards }.
race-table-placing = {"  "}Placing { $card }.
race-table-known =
    {"  "}Everyone knows of this hand{ $left ->
        [0] {""}
        [one] , less one card
       *[other] , less { $left } cards
    }:
race-table-hand = Your hand, { $cards }:
race-table-no-hand = Your hand is empty.
race-table-looking = You are looking at { $cards }:

race-result-pool = The game ended because the VP pool ran out.
race-result-tableau = The game ended because of a tableau of { $full } cards or more: { $players }.
race-result-player =
    { $you ->
        [yes] You: { $vp }{ $won ->
            [yes] , and you win
           *[no] {""}
        }.
       *[no] { $seat }: { $vp }{ $won ->
            [yes] , and wins
           *[no] {""}
        }.
    }
race-result-card = {"  "}{ $card }: { $vp }
race-result-six =
    {"  "}{ $card }: { $vp }{ $count ->
        [0] {""}
       *[other] {" "}({ $parts })
    }
race-result-chips = {"  "}Chips: { $vp }
race-result-total = {"  "}Total: { $total } ({ $cards } on cards, { $chips } in chips, { $developments } by 6-cost developments).
race-result-tied =
    { $you ->
        [yes] you
       *[no] { $seat }
    } { $count }
race-result-tie =
    The best score is shared. Cards in hand and goods decide: { $parts }.{ $shared ->
        [yes] {" "}They are level there too, so all of them win.
       *[no] {""}
    }
