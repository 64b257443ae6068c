# Galactica: the table and the result, in short labelled lines.

table-turn =
    Turn { $turn }, { $seat-you ->
        [yes] yours
       *[no] { $seat }
    }: { $step }.
step-setup = setting up
step-skills = receiving skills
step-movement = movement
step-action = action
step-crisis = crisis
step-end = end of the turn
step-over = the game is over

table-resources = Resources:
table-dial =
    { $dial } { $now }{ $red ->
        [yes] {" "}(in the red)
       *[no] {""}
    }
table-journey = Journey: distance { $distance } of { $last }{ $slept ->
        [yes] {""}
       *[no] {" "}(loyalty is dealt again at { $sleepers })
    }. Jump track: { $space }.
table-travelled = Travelled:
table-damage = Galactica is damaged at:
table-undamaged = Galactica is undamaged.
table-centurions = Centurions aboard:
table-centurion =
    { $left ->
        [0] { $count } at the end of the track
        [one] { $count } with 1 step to go
       *[other] { $count } with { $left } steps to go
    }
table-reserves =
    Reserves: { $vipers }, { $raptors }, { $nukes ->
        [one] 1 nuke
       *[other] { $nukes } nukes
    }, { $stock ->
        [one] 1 civilian ship
       *[other] { $stock } civilian ships
    }. Vipers damaged: { $damaged }, destroyed: { $destroyed }.
table-lost = Civilian ships lost:
table-rules = In force:
table-space = Space:
table-space-empty = Space: empty.
table-area = { $area }: { $ships }{ $raiders ->
        [yes] ; a raider would { $plan }
       *[no] {""}
    }.
table-basestar = basestar { $number }, damage { $points } of { $hull }: { $hits }
table-pilots = flying one of the vipers: { $pilots }

table-person =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }: { $facts }.
fact-title = { $title }
fact-cylon = revealed Cylon
fact-hand =
    { $cards }{ $limit ->
        [10] {""}
       *[other] {" "}of { $limit }
    }{ $known ->
        [yes] {" "}({ $types })
       *[no] {""}
    }
fact-hidden = { $count ->
        [one] 1 hidden loyalty
       *[other] { $count } hidden loyalties
    }
fact-shown = shown: { $cards }
fact-super = a super crisis
fact-once = { $ability } used
fact-appointed = { $card }
table-type =
    { $skill } { $exact ->
        [yes] { $low }
       *[no] { $low }–{ $high }
    }
table-seen =
    Seen in this hand{ $left ->
        [0] {""}
        [one] {" "}(1 card has left it since)
       *[other] {" "}({ $left } cards have left it since)
    }:

table-decks =
    Decks{ $discards ->
        [0] {""}
       *[other] {" "}(discards in brackets)
    }:
table-deck =
    { $deck } { $draw }{ $discards ->
        [0] {""}
       *[other] {" "}({ $discards })
    }
table-skill-deck =
    { $skill } { $draw }{ $discards ->
        [0] {""}
       *[other] {" "}({ $discards })
    }
table-deck-crisis = Crisis
table-deck-super-crisis = Super Crisis
table-deck-quorum = Quorum
table-deck-destination = Destination
table-times = { $card } ×{ $count }
table-destiny = Destiny { $count }
table-loyalty = Loyalty { $count }
table-quorum-hand = Quorum hand { $count }
table-ongoing = Cards in play:

private = For your eyes only:
private-loyalty = Your loyalty:
private-super = Your super crisis: { $card }.
private-quorum = Quorum hand:
private-quorum-known = In the Quorum hand, as far as you know:
private-deck = In the { $deck }, as far as you know:
private-deck-card =
    { $place ->
        [top] { $card } on top
        [bottom] { $card } at the bottom
       *[between] { $card } (number { $number } from the top)
    }
private-civilians = Civilian ships you have seen:
private-civilian = number { $number } ({ $area }): { $cargo }
private-known-loyalty = { $owner }’s loyalty, as far as you know:
private-known-hand =
    { $owner }’s hand, as far as you know{ $left ->
        [0] {""}
        [one] {" "}(1 card has left it since)
       *[other] {" "}({ $left } cards have left it since)
    }:
private-offered = In front of you:
private-given = You added to the check:
private-hand = Your hand, { $cards }:
private-no-hand = Your hand is empty.
private-card = { $card }: { $text }

# What is left in a deck.
deck-counts = The { $deck }: { $draw } to draw, { $discards } discarded.
deck-crises =
    Of { $unseen } crises not yet seen, { $attacks } are attacks and { $jumps } advance the fleet.
deck-distances = Of { $unseen } destinations not yet seen:
deck-distance = { $count } with distance { $distance }
deck-quorums = Quorum cards not yet seen:
deck-supers = Super crises not yet seen:
deck-strengths = { $skill } cards you have not seen:
deck-strength = { $count } of strength { $strength }
deck-discarded = Discarded:

result-resources = Left at the end: { $resources }; distance { $distance }; { $turns } turns.
result-player =
    { $seat-you ->
        [yes] You
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }, { $cylon ->
        [yes] Cylon
       *[no] human
    }: { $seat-you ->
        [yes] { $won ->
            [yes] you win
           *[no] you lose
        }
       *[no] { $won ->
            [yes] wins
           *[no] loses
        }
    }. Loyalty: { $cards }.
deck-times = { $card } (×{ $count })
