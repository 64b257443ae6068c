# Galactica: questions, options and help.

galactica-prompt-pick-character = Pick your character.
galactica-prompt-start-area = In which area does your viper start?
galactica-prompt-opening-hand =
    Your first hand is { $all } skill cards: { $flexible ->
        [yes] first pick { $min ->
            [0] up to { $max }
           *[other] { $min } to { $max }
        } of the types between which you have a choice
       *[no] pick { $max } types
    }.
galactica-prompt-receive =
    { $ill ->
        [yes] In Sickbay you draw one skill card only
       *[no] Draw skill cards
    }: pick the { $count ->
        [one] type of 1 card
       *[other] types of { $count } cards
    }{ $fixed ->
        [yes] ; the rest of your skill set ({ $slots }) comes by itself
       *[no] {""}
    }.
galactica-prompt-draw-any =
    Pick the { $count ->
        [one] type of the card
       *[other] types of the { $count } cards
    } that you draw.
galactica-prompt-move = Movement: go somewhere, or stay { $place }. You hold { $hand }; changing ships costs 1 of them.
galactica-prompt-move-cylon = Movement: go to another Cylon location, or stay { $place }.
galactica-prompt-pay-move = Changing ships costs a card: pick the one you discard.
galactica-prompt-action =
    { $none ->
        [yes] Your action: there is nothing that you could do here, so go on with nothing.
       *[no] Your action: pick one, or nothing.
    } You are { $place }{ $more ->
        [0] {""}
        [one] , with 1 more action to come
       *[other] , with { $more } more actions to come
    }.
galactica-prompt-pay-activation = Terminal Illness: to activate { $location }, pick { $count } cards that you discard.
galactica-prompt-order-whom = Executive Order: who moves and acts, or acts twice?
galactica-prompt-use-order = You have an Executive Order: move and then act, or act twice?
galactica-prompt-repair-what = Repair { $location }, or vipers? There { $damaged ->
        [one] is { $damaged } damaged viper
       *[other] are { $damaged } damaged vipers
    }.
galactica-prompt-repair-vipers = Repair 1 to { $max } vipers: pick as many.
galactica-prompt-scout-deck = The scout is back: into which deck do you look?
galactica-prompt-top-or-bottom = You have seen the top card of the { $deck }{ $known ->
        [yes] , { $card }
       *[no] {""}
    }: leave it there, or put it at the bottom?
galactica-prompt-look-at-civilians = Communications: pick { $count ->
        [one] the civilian ship
       *[other] { $count } civilian ships
    } that you look at.
galactica-prompt-move-civilian = You may move { $ship }. Where to, if anywhere?
galactica-prompt-command-viper =
    Activate an unmanned viper, or nothing to stop; { $left ->
        [one] 1 activation is left
       *[other] { $left } activations are left
    }.
galactica-prompt-barrage =
    Attack with your viper, or nothing to stop; { $left ->
        [one] 1 attack is left
       *[other] { $left } attacks are left
    }.
galactica-prompt-fire-at = Weapons Control: what does Galactica attack?
galactica-prompt-launch-where = Into which area do you launch?
galactica-prompt-recall-which = No viper is in the Reserves: from which area do you call one back?
galactica-prompt-attack-centurion = Armory: which centurion do you attack? { $odds }.
galactica-prompt-accuse = Admiral's Quarters: whom do you want in the Brig? The check has difficulty { $difficulty } ({ $skills }).
galactica-prompt-propose = Administration: who shall be President? The check has difficulty { $difficulty } ({ $skills }).
galactica-prompt-leave-brig =
    { $you ->
        [yes] You leave the Brig: where do you go?
       *[no] { $seat } leaves the Brig: where to?
    }
galactica-prompt-quorum-more = President's Office: play a Quorum card, draw one more, or nothing.
galactica-prompt-politician = Skilled Politician: which of these Quorum cards do you carry out?
galactica-prompt-bury-next = Which card goes under the { $deck } next? The last one lies lowest.
galactica-prompt-look-whose = Whose loyalty do you look at?
galactica-prompt-gain-which = Which resource gains 1?
galactica-prompt-appoint = { $card }: whom do you give it to?
galactica-prompt-quorum-whom = { $card }: who is meant?
galactica-prompt-destroy-piece =
    Pick what is destroyed; { $left ->
        [one] 1 piece
       *[other] { $left } pieces
    } to go.
galactica-prompt-crisis-pick = Which of these crises is resolved?
galactica-prompt-crisis-half = { $card }: which do you choose?
galactica-prompt-one-of = { $card }: which do you choose?
galactica-prompt-resign-or-jail = Requested Resignation: which do you choose?
galactica-prompt-pay-fuel = { $card }: pay ({ $pay })? If not: { $otherwise }.
galactica-prompt-send-whom =
    { $card }: whom do you send to { $location }{ $may ->
        [yes] , if anybody
       *[no] {""}
    }?
galactica-prompt-give-title = Who becomes { $title }?
galactica-prompt-secret-destiny = Turned up: { $crisis }. Discard it by Secret Destiny and draw another, once a game?
galactica-prompt-moral-compass = On { $card }, possibility { $number } was chosen. Change it by Moral Compass, once a game?
galactica-prompt-mysterious-intuition = { $card } comes to a check. Name its result by Mysterious Intuition, once a game?
galactica-prompt-blind-devotion = { $check } All have given: shall a type count for nothing, by Blind Devotion, once a game?
galactica-prompt-command-authority = Take the { $count } cards of this check into hand by Command Authority, once a game? { $cards }.
galactica-prompt-alert-viper-pilot = Alert Viper Pilot: take over a viper that has just come out and act at once, or nothing.
galactica-prompt-recon = Recon: look at the top crisis card?
galactica-prompt-cylon-hatred = Cylon Hatred: make this check at Admiral's Quarters easier? Its difficulty is { $difficulty }.
galactica-prompt-friends = Friends in Low Places: make this check at { $location } easier or harder? Its difficulty is { $difficulty }.
galactica-prompt-arbitrate = Arbitrator: make this check at Admiral's Quarters easier or harder? Its difficulty is { $difficulty }.
galactica-prompt-eco-officer = ECO Officer: the die counts as { $result } ({ $cause }: { $outcome }). Have it rolled again, once a turn? { $odds }.
galactica-prompt-contribute = { $check } { $status } { $yours }
galactica-prompt-before-roll =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } about to roll: { $cause }. { $odds }. With Strategic Planning: { $better }. { $none ->
        [yes] You have no such card, so go on with nothing.
       *[no] Play it, or nothing.
    }
galactica-prompt-evade =
    A raider attacked { $case ->
        [unmanned] an unmanned viper
        [you] your viper
       *[pilot] the viper of { $pilot }
    } in the { $area } area: { $result }, { $outcome }. Rolled again by Evasive Maneuvers: { $odds }. { $none ->
        [yes] You have no such card, so go on with nothing.
       *[no] Play one, or nothing.
    }
galactica-prompt-before-check =
    { $check } { $none ->
        [yes] You have no card to play before it, so go on with nothing.
       *[no] Play a card before it, or nothing.
    }
galactica-prompt-emergency =
    { $matter }: the cards make { $total } against { $difficulty }, so it is { $now }. With Declare Emergency the difficulty is { $lower }: { $then }. { $none ->
        [yes] You have no such card, so go on with nothing.
       *[no] Play one, or nothing.
    }
galactica-prompt-discard = Discard { $cards } of your { $hand }.
galactica-prompt-next-area = Raiders act: which area is next?
galactica-prompt-attack-pilot = A raider attacks in the { $area } area: which pilot?
galactica-prompt-attack-civilian = A raider destroys a civilian ship in the { $area } area: which?
galactica-prompt-board-which =
    Too few centurions: which heavy raiders board first? { $left ->
        [one] 1 centurion is left
       *[other] { $left } centurions are left
    }.
galactica-prompt-place-where = There are too few pieces ({ $ships } left): where does the next one go?
galactica-prompt-damage-viper =
    Pick { $count ->
        [one] the viper that is damaged
       *[other] { $count } vipers that are damaged
    }.
galactica-prompt-destroy-civilian = No civilian ship is left in store: which one in space is destroyed?
galactica-prompt-destination = The fleet has jumped: which destination do you choose? Travelled so far: { $distance }.
galactica-prompt-risk = { $card }: { $risk }. Risk it?
galactica-prompt-restore-vipers = Ragnar Anchorage: bring back up to { $max } vipers.
galactica-prompt-restore-raptor = Ragnar Anchorage: bring back a raptor? You have { $raptors }.
galactica-prompt-use-power = { $text } Use it?
galactica-prompt-power-target = { $text } Whom, if anybody?
galactica-prompt-apply-token = Which damage token do you apply?
galactica-prompt-caprica = Caprica: play your super crisis, or draw two crises?
galactica-prompt-cylon-fleet = Cylon Fleet: who acts?
galactica-prompt-look-at-hand = Human Fleet: whose hand do you look at?
galactica-prompt-take-card = Which card do you take from { $owner }?
galactica-prompt-exchange = Resurrection Ship: exchange your super crisis{ $known ->
        [yes] , { $card },
       *[no] {""}
    } for another?
galactica-prompt-pass-loyalty = Resurrection Ship: who gets your hidden loyalty cards ({ $count })?
galactica-prompt-give-sympathizer = You are a Cylon already: hand the Sympathizer to a human, or keep it?

# The state of a check.
galactica-check-head = Skill check, { $matter }: difficulty { $difficulty }{ $changed ->
        [yes] {" "}(printed { $printed })
       *[no] {""}
    }; these help: { $skills }{ $notes }.
# Whom the check of a location is about, and what it does.
galactica-check-about-location-administration =
    { $matter }, to make { $you ->
        [yes] you
       *[no] { $seat }
    } President
galactica-check-about-location-admirals-quarters =
    { $matter }, against { $you ->
        [yes] you
       *[no] { $seat }
    }
galactica-check-about-location-brig =
    { $matter }, to let { $you ->
        [yes] you
       *[no] { $seat }
    } out
galactica-check-passed-location-administration =
    { $you ->
        [yes] you become
       *[no] { $seat } becomes
    } President
galactica-check-passed-location-admirals-quarters =
    { $you ->
        [yes] you go
       *[no] { $seat } goes
    } to the Brig
galactica-check-passed-location-brig =
    { $you ->
        [yes] you leave
       *[no] { $seat } leaves
    } the Brig for a place of choice
galactica-check-note = , { $note }
galactica-check-note-research = Engineering by Scientific Research
galactica-check-note-leader = every card of strength 1
galactica-check-note-committee = all cards face up
galactica-check-note-ignored = { $skill } counts for nothing
galactica-check-given = Given: { $given }.
galactica-check-given-by =
    { $you ->
        [yes] you
       *[no] { $seat }
    } { $count }
galactica-check-given-destiny = Destiny { $count }
galactica-check-open = Face up, making { $total }: { $cards }.
galactica-check-later = Still to add: { $later }.
galactica-check-later-by =
    { $you ->
        [yes] you
       *[no] { $seat }
    } ({ $one ->
        [yes] at most 1 of { $cards }
       *[no] up to { $cards }
    })
galactica-check-none-later = Nobody adds after you.
galactica-check-yours =
    { $one ->
        [yes] You may add 1 card
       *[no] You may add any number
    }: your hand can add at most { $up ->
        [one] 1 point
       *[other] { $up } points
    } or take away { $down }.

# Options. "known" and "damaged" and the like say what belongs to the table as it is.
galactica-option-skill = { $skill }: { $cards } in the deck, { $discards } discarded
galactica-option-card = { $card }: { $text }
galactica-option-contribute = { $card }: { $worth } in this check
galactica-option-seat =
    { $you ->
        [yes] yourself
       *[no] { $seat }
    }{ $character ->
        [yes] {" "}({ $name })
       *[no] {""}
    }, { $place }: { $cards }
galactica-option-character = { $card }: { $role }; each turn { $skills }
galactica-option-location =
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
    }: { $text }
galactica-option-area = the { $area } area: { $ships }
galactica-option-area-raiders = the { $area } area, { $raiders }: the first would { $plan }
galactica-option-activate = activate { $location }: { $text }
galactica-option-activate-ftl = activate { $location }: the fleet jumps; { $odds }
galactica-option-ability = { $ability }: { $text }
galactica-option-quorum = { $card }: { $text }
galactica-option-draw-quorum = draw a Quorum card ({ $left } in the deck)
galactica-option-nuke = a nuke at basestar { $number } in the { $area } area, { $nukes } left: { $odds }
galactica-option-reveal = reveal { $card } and be an open Cylon from now on
galactica-option-launch = launch a viper into the { $area } area ({ $vipers } in the Reserves)
galactica-option-recall = a viper of the { $area } area
galactica-option-fly = fly a viper from the { $from } to the { $to } area
galactica-option-strike = attack { $prey } in the { $area } area: { $odds }
galactica-option-civilian =
    civilian ship { $number } in the { $area } area{ $known ->
        [yes] , as you know: { $cargo }
       *[no] {""}
    }
galactica-option-civilian-gone = civilian ship { $number }
galactica-option-centurion =
    a centurion { $left ->
        [one] 1 step
       *[other] { $left } steps
    } from taking the ship
galactica-option-crisis =
    { $card }: { $kind ->
        [check] skill check of { $difficulty } ({ $skills })
        [check-or] skill check of { $difficulty } ({ $skills }), or another way
        [event] a choice of { $who }
       *[attack] Cylon attack with { $ships }
    }{ $jump ->
        [yes] ; the fleet advances
       *[no] {""}
    }
galactica-option-super-crisis =
    your super crisis{ $known ->
        [yes] , { $card }
       *[no] {""}
    }
galactica-option-destination = { $card }: distance { $distance }; { $then }
galactica-option-deck = the { $deck } ({ $cards } left)
galactica-option-half = { $then }
galactica-option-yes = yes
galactica-option-top = leave it on top
galactica-option-bottom = put it at the bottom
galactica-option-token = { $token }
galactica-option-icon = { $icon }: { $plan }
galactica-option-launch-all = every basestar launches { $raiders } and { $heavy }
galactica-option-result = { $result }: { $then }
galactica-option-difficulty =
    { $harder ->
        [yes] harder
       *[no] easier
    } by { $by }: { $now }
galactica-option-move-and-act = move, then act
galactica-option-act-twice = act twice
galactica-option-damaged-viper = a damaged viper
galactica-option-destroyed-viper = a destroyed viper
galactica-option-viper = an unmanned viper in the { $area } area
galactica-option-piloted =
    { $you ->
        [yes] your own viper
       *[no] the viper of { $seat }
    }

# What ships would do if they acted now.
galactica-plan-viper = attack an unmanned viper ({ $odds })
galactica-plan-pilot = attack the viper of { $pilots } ({ $odds })
galactica-plan-civilian = destroy a civilian ship
galactica-plan-move = move to the { $to } area
galactica-plan-galactica = attack Galactica ({ $odds })
galactica-plan-raiders = { $area }: { $plan }
galactica-plan-launch = each basestar launches { $ships }
galactica-plan-no-basestar = no basestar is out, so nothing happens
galactica-plan-basestars =
    { $count ->
        [one] 1 basestar attacks
       *[other] { $count } basestars attack
    } Galactica ({ $odds } each)
galactica-plan-centurions =
    { $count ->
        [one] 1 centurion aboard advances
       *[other] { $count } centurions aboard advance
    }
galactica-plan-board =
    { $count ->
        [one] 1 heavy raider boards
       *[other] { $count } heavy raiders board
    }
galactica-plan-nearer =
    { $count ->
        [one] 1 heavy raider comes nearer
       *[other] { $count } heavy raiders come nearer
    }

galactica-help-basestar-damage = Basestar { $number } has { $points } of { $hull } points of damage.

# Standing orders.
galactica-order = { $trigger }: { $when }.
galactica-order-any = Every reaction
galactica-order-never = always pass
galactica-order-ask = always ask me
galactica-order-unusual = ask me when it may well matter, else pass
galactica-order-play =
    { $count ->
        [0] always play the weakest card
       *[other] play the weakest card if { $conditions }, else pass
    }
galactica-order-my-viper = the viper is mine
galactica-order-hit = the viper would be hit
galactica-order-destroyed = the viper would be destroyed
galactica-order-jump = the roll is for a jump
galactica-order-within = the check is at most { $points } away from turning
galactica-order-red = { $dial } is in the red
galactica-order-hand-at-most = I hold at most { $cards }
galactica-order-hand-at-least = I hold at least { $cards }
