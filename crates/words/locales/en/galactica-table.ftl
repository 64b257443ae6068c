# Galactica: the table and the result, in short labelled lines.

galactica-table-turn =
    Turn { $turn }, { $you ->
        [yes] yours
       *[no] { $seat }
    }: { $step }.
galactica-step-setup = setting up
galactica-step-skills = receiving skills
galactica-step-movement = movement
galactica-step-action = action
galactica-step-crisis = crisis
galactica-step-end = end of the turn
galactica-step-over = the game is over

galactica-table-resources = Resources:
galactica-table-dial =
    { $dial } { $now }{ $red ->
        [yes] {" "}(in the red)
       *[no] {""}
    }
galactica-table-journey = Journey: distance { $distance } of { $last }{ $slept ->
        [yes] {""}
       *[no] {" "}(loyalty is dealt again at { $sleepers })
    }. Jump track: { $space }.
galactica-table-travelled = Travelled:
galactica-table-damage = Galactica is damaged at:
galactica-table-undamaged = Galactica is undamaged.
galactica-table-centurions = Centurions aboard:
galactica-table-centurion =
    { $count } with { $left ->
        [one] 1 step
       *[other] { $left } steps
    } to go
galactica-table-reserves = Reserves: { $vipers }, { $raptors }. Vipers damaged: { $damaged }, destroyed: { $destroyed }. Nukes: { $nukes }. Civilian ships in store: { $stock }.
galactica-table-lost = Civilian ships lost:
galactica-table-rules = In force:
galactica-table-space = Space:
galactica-table-space-empty = Space: empty.
galactica-table-area = {"  "}{ $area }: { $ships }{ $raiders ->
        [yes] ; a raider would { $plan }
       *[no] {""}
    }.
galactica-table-basestar = {"  "}Basestar { $number } ({ $area }), damage { $points } of { $hull }: { $hits }.
galactica-table-pilots = flying one of the vipers: { $pilots }

galactica-table-person =
    { $you ->
        [yes] You
       *[no] { $seat }
    }{ $character ->
        [yes] {" "}({ $name })
       *[no] {""}
    }: { $facts }.
galactica-fact-title = { $title }
galactica-fact-cylon = openly a Cylon
galactica-fact-hand = { $cards } of { $limit }
galactica-fact-hidden = { $count ->
        [one] 1 hidden loyalty card
       *[other] { $count } hidden loyalty cards
    }
galactica-fact-shown = shown: { $cards }
galactica-fact-super = a super crisis
galactica-fact-once =
    { $spent ->
        [yes] { $ability } used
       *[no] { $ability } unused
    }
galactica-fact-appointed = { $card }
galactica-table-types = {"  "}Types in hand as everybody knows:
galactica-table-type =
    { $exact ->
        [yes] { $low }
       *[no] { $low } to { $high }
    } { $skill }
galactica-table-seen =
    {"  "}Seen in this hand{ $left ->
        [0] {""}
        [one] , less one card
       *[other] , less { $left } cards
    }:

galactica-table-decks = Decks:
galactica-table-deck =
    { $deck } { $draw }{ $discards ->
        [0] {""}
       *[other] {" "}({ $discards } discarded)
    }
galactica-table-destiny = Destiny { $count }
galactica-table-quorum-hand = Quorum hand { $count }
galactica-table-ongoing = Cards in play:

galactica-private = For your eyes only:
galactica-private-loyalty = {"  "}Your loyalty:
galactica-private-super = {"  "}Your super crisis: { $card }.
galactica-private-quorum = {"  "}Quorum hand:
galactica-private-quorum-known = {"  "}In the Quorum hand, as you know:
galactica-private-deck = {"  "}In the { $deck }, as you know:
galactica-private-deck-card =
    { $place ->
        [top] { $card } on top
        [bottom] { $card } at the bottom
       *[between] { $card } as number { $number } from the top
    }
galactica-private-civilians = {"  "}Civilian ships you have seen:
galactica-private-civilian = number { $number } ({ $area }): { $cargo }
galactica-private-known-loyalty = {"  "}Loyalty of { $owner }, as you know:
galactica-private-known-hand =
    {"  "}Hand of { $owner }, as you know{ $left ->
        [0] {""}
        [one] , less one card
       *[other] , less { $left } cards
    }:
galactica-private-offered = {"  "}Before you:
galactica-private-given = {"  "}You gave to the check:
galactica-private-hand = {"  "}Your hand, { $cards }:
galactica-private-no-hand = {"  "}Your hand is empty.
galactica-private-card = {"    "}{ $card }: { $text }

# What is left in a deck.
galactica-deck-counts = The { $deck }: { $draw } to draw, { $discards } discarded.
galactica-deck-crises =
    Of { $unseen } crises not yet seen, { $attacks } are attacks and { $jumps } advance the fleet.
galactica-deck-distances = Of { $unseen } destinations not yet seen:
galactica-deck-distance = { $count } with distance { $distance }
galactica-deck-quorums = Quorum cards not yet seen:
galactica-deck-supers = Super crises not yet seen:
galactica-deck-strengths = { $skill } cards that you have not seen:
galactica-deck-strength = { $count } of strength { $strength }

galactica-result-resources = Left in the end: { $resources }; distance { $distance }; { $turns } turns.
galactica-result-player =
    { $you ->
        [yes] You
       *[no] { $seat }
    }{ $character ->
        [yes] {" "}({ $name })
       *[no] {""}
    }, { $cylon ->
        [yes] Cylon
       *[no] human
    }: { $you ->
        [yes] { $won ->
            [yes] you win
           *[no] you lose
        }
       *[no] { $won ->
            [yes] wins
           *[no] loses
        }
    }. Loyalty: { $cards }.
galactica-deck-times = { $card } ({ $count } times)
