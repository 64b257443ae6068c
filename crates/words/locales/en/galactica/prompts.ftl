# Galactica: questions, options and help.

prompt-pick-character =
    Pick your character.{ $missing ->
        [yes] {" "}Skills that nobody draws yet: { $skills }.
       *[no] {""}
    }
prompt-start-area = In which area does your viper start?
prompt-opening-hand =
    Your first hand is { $all } skill cards: { $flexible ->
        [yes] first pick { $min ->
            [0] up to { $max }
           *[other] { $min } to { $max }
        } of the types you can choose between
       *[no] pick the type of each
    }.
prompt-receive =
    { $ill ->
        [yes] In Sickbay you draw only one skill card
       *[no] Draw skill cards
    }: pick the { $count ->
        [one] type of 1 card
       *[other] types of { $count } cards
    }{ $fixed ->
        [yes] ; you draw the rest of your skill set ({ $slots }) automatically
       *[no] {""}
    }.
prompt-draw-any =
    Pick the { $count ->
        [one] type of the card
       *[other] types of the { $count } cards
    } to draw.
prompt-move = Movement: go somewhere, or stay { $place }. You hold { $hand }; changing ships costs you 1 of them.
prompt-move-cylon = Movement: go to another Cylon location, or stay { $place }.
prompt-pay-move = Changing ships costs a card: pick one to discard.
prompt-action =
    { $none ->
        [yes] Your action: there is nothing you can do here, so choose nothing.
       *[no] Your action: pick one, or nothing.
    } You are { $place }{ $more ->
        [0] {""}
        [one] , with 1 more action to come
       *[other] , with { $more } more actions to come
    }.
prompt-pay-activation =
    Terminal Illness: to activate { $location-the }, pick { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to discard.
prompt-order-whom = Executive Order: who moves and acts, or acts twice?
prompt-use-order = You were given an Executive Order: move and then act, or act twice?
prompt-repair-what = Repair { $location-the }, or vipers? There { $damaged ->
        [one] is { $damaged } damaged viper
       *[other] are { $damaged } damaged vipers
    }.
prompt-repair-vipers =
    Repair vipers: pick { $max ->
        [one] 1
       *[other] 1 or { $max }
    }.
prompt-scout-deck = The scout is back: which deck do you look at?
prompt-top-or-bottom = You have seen the top card of the { $deck }{ $known ->
        [yes] , { $card }
       *[no] {""}
    }: leave it there, or put it at the bottom?
prompt-look-at-civilians = Communications: pick { $count ->
        [one] the civilian ship
       *[other] { $count } civilian ships
    } to look at.
prompt-move-civilian = You may move { $ship }: where to, if anywhere?
prompt-command-viper =
    Activate an unmanned viper, or choose nothing to stop; { $left ->
        [one] 1 activation is left
       *[other] { $left } activations are left
    }.
prompt-barrage =
    Attack with your viper, or choose nothing to stop; { $left ->
        [one] 1 attack is left
       *[other] { $left } attacks are left
    }.
prompt-fire-at = Weapons Control: what does Galactica attack?
prompt-launch-where = Which area do you launch into?
prompt-recall-which = No viper is in the Reserves: which area do you call one back from?
prompt-attack-centurion = Armory: which centurion do you attack? { $odds }.
prompt-accuse = Admiral's Quarters: whom do you want in the Brig? The check has difficulty { $difficulty } ({ $skills }).
prompt-propose = Administration: who should be President? The check has difficulty { $difficulty } ({ $skills }).
prompt-leave-brig =
    { $seat-you ->
        [yes] You may leave the Brig: where do you go?
       *[no] { $seat } leaves the Brig: where to?
    }
prompt-quorum-more = President's Office: play a Quorum card, draw another, or do nothing.
prompt-politician = Skilled Politician: which of these Quorum cards do you carry out?
prompt-bury-next = Which card goes under the { $deck } next? The last one ends up at the very bottom.
prompt-look-whose = Whose loyalty do you look at?
prompt-gain-which = Which resource gains 1?
prompt-appoint = { $card }: whom do you give it to?
prompt-quorum-whom = { $card }: which player?
prompt-destroy-piece =
    Pick what to destroy; { $left ->
        [one] 1 piece
       *[other] { $left } pieces
    } to go.
prompt-crisis-pick = Which of these crises is resolved?
prompt-crisis-half = { $card }: which do you choose?
prompt-one-of = { $card }: which do you choose?
prompt-resign-or-jail = Requested Resignation: which do you choose?
prompt-pay-fuel = { $card }: pay ({ $pay })? If not: { $otherwise }.
prompt-send-whom =
    { $card }: whom do you send to { $location-the }{ $may ->
        [yes] , if anyone
       *[no] {""}
    }?
prompt-give-title = Who becomes { $title }?
prompt-secret-destiny = Turned up: { $crisis }. Use Secret Destiny, once per game, to discard it and draw another?
prompt-moral-compass = On { $card }, option { $number } was chosen. Use Moral Compass, once per game, to change it?
prompt-mysterious-intuition = { $card } leads to a check. Use Mysterious Intuition, once per game, to name its result?
prompt-blind-devotion = { $check } Everyone has added cards. Use Blind Devotion, once per game, to make one type count for nothing?
prompt-command-authority = Use Command Authority, once per game, to take the { $count } cards of this check into your hand? { $cards }.
prompt-alert-viper-pilot = Alert Viper Pilot: take over a viper that was just launched and act at once, or choose nothing.
prompt-recon = Recon: look at the top crisis card?
prompt-cylon-hatred = Cylon Hatred: make this check at Admiral's Quarters easier? Its difficulty is { $difficulty }.
prompt-friends = Friends in Low Places: make this check at { $location-the } easier or harder? Its difficulty is { $difficulty }.
prompt-arbitrate = Arbitrator: make this check at Admiral's Quarters easier or harder? Its difficulty is { $difficulty }.
prompt-eco-officer = ECO Officer: the die counts as { $result } ({ $cause }: { $outcome }). Have it rolled again, once per turn? { $odds }.
prompt-contribute = { $check } { $status } { $yours }
prompt-before-roll =
    { $seat-you ->
        [yes] You are
       *[no] { $seat } is
    } about to roll: { $cause }. { $odds }. With Strategic Planning: { $better }. { $none ->
        [yes] You have no such card, so choose nothing.
       *[no] Play it, or choose nothing.
    }
prompt-evade =
    A raider attacked { $manned ->
        [yes] { $pilot-you ->
            [yes] your viper
           *[no] { $pilot }’s viper
        }
       *[no] an unmanned viper
    } in the { $area } area: { $result }, { $outcome }. If it is rolled again with Evasive Maneuvers: { $odds }. { $none ->
        [yes] You have no such card, so choose nothing.
       *[no] Play one, or choose nothing.
    }
prompt-before-check =
    { $check } { $none ->
        [yes] You have no card to play before it, so choose nothing.
       *[no] Play a card before it, or choose nothing.
    }
prompt-emergency =
    { $matter }: the cards add up to { $total } against { $difficulty }: { $now }. With Declare Emergency the difficulty is { $lower }: { $then }. { $none ->
        [yes] You have no such card, so choose nothing.
       *[no] Play one, or choose nothing.
    }
prompt-discard = Keep { $keep } of your { $hand }: discard { $cards }.
prompt-next-area = Raiders act: which area is next?
prompt-attack-pilot = A raider attacks in the { $area } area: which pilot?
prompt-attack-civilian = A raider destroys a civilian ship in the { $area } area: which one?
prompt-board-which =
    There are too few centurions: which heavy raiders board first? { $left ->
        [one] 1 centurion is left
       *[other] { $left } centurions are left
    }.
prompt-place-where = There are too few pieces ({ $ships } left): where does the next one go?
prompt-damage-viper =
    Pick { $count ->
        [one] the viper to damage
       *[other] { $count } vipers to damage
    }.
prompt-destroy-civilian = No civilian ship is left in reserve: which one in space is destroyed?
prompt-destination = The fleet has jumped: which destination do you choose? Distance so far: { $distance }.
prompt-risk = { $card }: { $risk }. Risk it?
prompt-restore-vipers = Ragnar Anchorage: bring back up to { $max } vipers.
prompt-restore-raptor = Ragnar Anchorage: bring back a raptor? You have { $raptors }.
prompt-use-power = { $text } Use it?
prompt-power-target = { $text } Who, if anyone?
prompt-apply-token = Which damage token do you apply?
prompt-caprica = Caprica: play your super crisis, or draw two crises?
prompt-cylon-fleet = Cylon Fleet: who acts?
prompt-look-at-hand = Human Fleet: whose hand do you look at?
prompt-take-card = Which card do you take from { $owner }?
prompt-exchange = Resurrection Ship: exchange your super crisis{ $known ->
        [yes] , { $card },
       *[no] {""}
    } for another?
prompt-pass-loyalty = Resurrection Ship: who gets your hidden loyalty cards ({ $count })?
prompt-give-sympathizer = You are a Cylon already: hand the Sympathizer to a human, or keep it?

# The state of a check.
check-head = Skill check, { $matter }: difficulty { $difficulty }{ $changed ->
        [yes] {" "}(printed { $printed })
       *[no] {""}
    }; these help: { $skills }{ $noted ->
        [yes] ; { $notes }
       *[no] {""}
    }.
# Whom the check of a location is about, and what it does.
check-about-location-administration =
    { $matter }, to make { $seat-you ->
        [yes] you
       *[no] { $seat }
    } President
check-about-location-admirals-quarters =
    { $matter }, against { $seat-you ->
        [yes] you
       *[no] { $seat }
    }
check-about-location-brig =
    { $matter }, to let { $seat-you ->
        [yes] you
       *[no] { $seat }
    } out
check-passed-location-administration =
    { $seat-you ->
        [yes] you become
       *[no] { $seat } becomes
    } President
check-passed-location-admirals-quarters =
    { $seat-you ->
        [yes] you go
       *[no] { $seat } goes
    } to the Brig
check-passed-location-brig =
    { $seat-you ->
        [yes] you leave the Brig for a place of your choice
       *[no] { $seat } leaves the Brig for a place of their choice
    }
check-note-research = Engineering too (Scientific Research)
check-note-leader = every card of strength 1 too
check-note-committee = all cards face up
check-note-ignored = { $skill } counts for nothing
check-given = Added so far: { $given }.
check-given-by =
    { $seat-you ->
        [yes] you
       *[no] { $seat }
    } ({ $count })
check-given-destiny = Destiny ({ $count })
check-open = Face up, for a total of { $total }: { $cards }.
check-later = Still to add cards: { $later }.
check-later-by =
    { $seat-you ->
        [yes] you
       *[no] { $seat }
    } ({ $one ->
        [yes] at most 1 of { $cards }
       *[no] up to { $cards }
    })
check-none-later = Nobody adds after you.
check-yours =
    { $one ->
        [yes] You may add 1 card
       *[no] You may add any number of cards
    }: your hand can add at most { $up ->
        [one] 1 point
       *[other] { $up } points
    } or take away { $down }.

# Options. "known" and "damaged" and the like say what belongs to the table as it is.
option-skill = { $cards } in the deck, { $discards } discarded
option-contribute = { $worth } in this check
option-seat =
    { $seat-you ->
        [yes] yourself
       *[no] { $seat }
    }{ $name-again ->
        [yes] {""}
       *[no] {" "}({ $name-short })
    }
option-seat-stands = { $place }, { $cards }
option-character = { $role }; each turn { $skills }
option-location =
    { $location }{ $costs ->
        [yes] , for a card
       *[no] {""}
    }{ $damaged ->
        [yes] , damaged
       *[no] {""}
    }{ $others ->
        [yes] , where { $who } { $several ->
            [yes] are
           *[no] is
        }
       *[no] {""}
    }
option-area = the { $area } area
option-area-raiders = { $raiders }; the first would { $plan }
option-activate =
    activate { $location-the }{ $cost ->
        [0] {""}
       *[other] , for { $cost } cards
    }
option-activate-ftl = the fleet jumps; { $odds }
option-draw-quorum = draw a Quorum card
option-in-deck = { $left } in the deck
option-nuke = a nuke at basestar { $number } in the { $area } area
option-nukes-left = { $nukes } left; { $odds }
option-reveal = reveal { $card } and become an openly revealed Cylon
option-launch = launch a viper into the { $area } area
option-in-reserve = { $vipers } in the Reserves
option-recall = a viper of the { $area } area
option-fly = fly a viper from the { $from } to the { $to } area
option-strike = attack { $prey } in the { $area } area
option-civilian =
    civilian ship { $number } in the { $area } area{ $known ->
        [yes] , as you know: { $cargo }
       *[no] {""}
    }
option-civilian-gone = civilian ship { $number }
option-centurion =
    a centurion { $left ->
        [one] 1 step
       *[other] { $left } steps
    } from taking the ship
option-crisis =
    { $kind ->
        [check] skill check of { $difficulty } ({ $skills })
        [check-or] skill check of { $difficulty } ({ $skills }), or another way
        [event] a choice for { $who }
       *[attack] Cylon attack ({ $ships })
    }{ $jump ->
        [yes] ; the fleet advances
       *[no] {""}
    }
option-super-crisis =
    your super crisis{ $known ->
        [yes] , { $card }
       *[no] {""}
    }
option-destination = distance { $distance }; { $then }
option-deck = the { $deck }
option-deck-left = { $cards } left
option-yes = yes
option-top = leave it on top
option-bottom = put it at the bottom
option-launch-all = every basestar launches 2 raiders and 1 heavy raider
option-difficulty =
    { $harder ->
        [yes] harder
       *[no] easier
    } by { $by }
option-move-and-act = move, then act
option-act-twice = act twice
option-damaged-viper = a damaged viper
option-destroyed-viper = a destroyed viper
option-viper = an unmanned viper in the { $area } area
option-piloted =
    { $seat-you ->
        [yes] your own viper
       *[no] { $seat }’s viper
    }

# What is asked about once more before it is done.
twice-reveal = You are about to reveal yourself as a Cylon. Everyone will know, for the rest of the game. You lose your titles and go to the Resurrection Ship.

# What ships would do if they acted now.
plan-viper = attack an unmanned viper ({ $odds })
plan-pilot = attack the viper flown by { $pilots } ({ $odds })
plan-civilian = destroy a civilian ship
plan-move =
    move to the { $to } area{ $tie ->
        [yes] , clockwise, as it is as far either way
       *[no] {""}
    }
plan-galactica = attack Galactica ({ $odds })
plan-raiders = { $area }: { $plan }
plan-launch =
    { $count ->
        [one] 1 basestar launches { $ships }
       *[other] { $count } basestars launch { $ships } each
    }
plan-supply = only { $left } can still be placed
plan-hangar-disabled =
    { $count ->
        [one] 1 basestar launches nothing: its hangar is disabled
       *[other] { $count } basestars launch nothing: their hangars are disabled
    }
plan-weapons-disabled =
    { $count ->
        [one] 1 basestar does not attack: its weapons are disabled
       *[other] { $count } basestars do not attack: their weapons are disabled
    }
plan-fired =
    { $count ->
        [one] 1 basestar does not attack: it has already fired this turn
       *[other] { $count } basestars do not attack: they have already fired this turn
    }
plan-no-basestar = there is no basestar, so nothing happens
plan-basestars =
    { $count ->
        [one] 1 basestar attacks Galactica ({ $odds })
       *[other] { $count } basestars attack Galactica ({ $odds }, each)
    }
plan-centurions =
    { $count ->
        [one] 1 centurion aboard advances
       *[other] { $count } centurions aboard advance
    }, { $left ->
        [0] and the humans have lost
        [one] with 1 step to go then
       *[other] with { $left } steps to go then
    }
plan-board =
    { $count ->
        [one] 1 heavy raider boards
       *[other] { $count } heavy raiders board
    }
plan-cannot-board =
    { $count ->
        [one] 1 heavy raider waits, as no centurion is left
       *[other] { $count } heavy raiders wait, as no centurion is left
    }
plan-nearer =
    { $count ->
        [one] 1 heavy raider comes nearer
       *[other] { $count } heavy raiders come nearer
    }

# An area of space.
area-about =
    One of the six areas of space around Galactica{ $launch ->
        [yes] : vipers are launched here, and heavy raiders board from here.
       *[no] .
    }
area-when =
    When { $icon ->
        [raiders] raiders
        [heavy-raiders] heavy raiders
       *[basestars] basestars
    } act: { $plan }.
area-raiders =
    { $several ->
        [yes] the first of them will
       *[no] it will
    } { $plan }

help-basestar-damage = Basestar { $number } has { $points } of { $hull } points of damage.

# Standing orders.
order = { $trigger }: { $when }.
order-any = Every reaction
order-never = always pass
order-ask = always ask me
order-unusual = ask me when it is likely to matter, otherwise pass
order-play =
    { $count ->
        [0] always play the weakest card
       *[other] play the weakest card if { $conditions }, otherwise pass
    }
order-my-viper = the viper is mine
order-hit = the viper would be hit
order-destroyed = the viper would be destroyed
order-jump = the roll is for a jump
order-within = the check is within { $points } of turning
order-red = { $dial } is in the red
order-hand-at-most = I hold at most { $cards }
order-hand-at-least = I hold at least { $cards }

# Advice for somebody who plays among computer players.
hint-nothing = A computer player would choose nothing here.
hint-suggests = A computer player would choose: { $what }
