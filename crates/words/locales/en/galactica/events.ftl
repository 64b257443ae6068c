# Galactica: the log.

event-started =
    { $seat-you ->
        [yes] You go first.
       *[no] { $seat } goes first.
    }
event-picked =
    { $seat-you ->
        [yes] You are { $character }.
       *[no] { $character-again ->
            [yes] { $character } joins the crew.
           *[no] { $seat } is { $character }.
        }
    }
event-title =
    { $seat-you ->
        [yes] You are
       *[no] { $seat } is
    } now { $title }.
event-loyalty =
    { $seat-you ->
        [yes] For your eyes only: you are dealt
       *[no] { $seat } is dealt
    } { $cards }.
event-turn =
    { $seat-you ->
        [yes] Your turn.
       *[no] { $seat }’s turn.
    }
event-drew =
    { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards }.
event-reshuffled = The discards are shuffled into a new { $deck }.
event-destiny = A new Destiny deck is made of 2 cards of each type.
event-destiny-short = A new Destiny deck is made of { $count } cards: a type has run out.
event-went =
    { $seat-you ->
        [yes] You go
       *[no] { $seat } goes
    } to { $place-the }.
event-flies =
    { $seat-you ->
        [yes] You are
       *[no] { $seat } is
    } in a viper in the { $area } area.
event-off-board =
    { $seat-you ->
        [yes] You are
       *[no] { $seat } is
    } off the board.
event-activated =
    { $seat-you ->
        [yes] You activate
       *[no] { $seat } activates
    } { $location-the }.
event-used =
    { $seat-you ->
        [yes] Your { $ability }
       *[no] { $seat }’s { $ability }
    }: { $text }
event-played =
    { $seat-you ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }.
event-appointed =
    { $card } now belongs to { $seat-you ->
        [yes] you
       *[no] { $seat }
    }.
event-quorum-gone = { $card } leaves play.
event-discarded =
    { $seat-you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $cards }.
event-crisis =
    { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } a crisis. { $crisis }.
event-super-crisis =
    { $seat-you ->
        [yes] You play a super crisis
       *[no] { $seat } plays a super crisis
    }: { $card }.
event-crisis-discarded = { $card } is discarded.
event-drew-super =
    { $seat-you ->
        [yes] You draw a super crisis that you alone see: { $card }.
       *[no] { $seat } draws the super crisis { $card }.
    }
event-drew-super-hidden =
    { $seat-you ->
        [yes] You draw a super crisis.
       *[no] { $seat } draws a super crisis.
    }
event-saw =
    { $seat-you ->
        [yes] You alone see
       *[no] { $seat } sees
    } { $cards }.
event-saw-hand =
    { $seat-you ->
        [yes] You alone see
       *[no] { $seat } sees
    } { $owner-whose } hand: { $cards }.
event-saw-loyalty =
    { $seat-you ->
        [yes] You alone see
       *[no] { $seat } sees
    } { $owner-whose } loyalty: { $cards }.
event-looked-at-deck =
    { $seat-you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $cards } of the { $deck }.
event-looked-at-tokens =
    { $seat-you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $tokens }.
event-looked-at-civilians =
    { $seat-you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $ships }.
event-looked-at-hand =
    { $seat-you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $owner-whose } hand.
event-looked-at-loyalty =
    { $seat-you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $all ->
        [yes] all
       *[no] one
    } of { $owner-whose } loyalty cards.
event-buried =
    { $seat-you ->
        [yes] You put
       *[no] { $seat } puts
    } { $cards } under the { $deck }.
event-left-on-top =
    { $seat-you ->
        [yes] You leave
       *[no] { $seat } leaves
    } the card on top of the { $deck }.
event-chose =
    { $seat-you ->
        [yes] You choose
       *[no] { $seat } chooses
    } { $half ->
        [0] the first option
        [1] the second option
       *[other] the third option
    }.
event-switched =
    { $seat-you ->
        [yes] You change
       *[no] { $seat } changes
    } the choice to { $half ->
        [0] the first option
       *[other] the second option
    }.
event-named =
    { $seat-you ->
        [yes] You name
       *[no] { $seat } names
    } the result: { $result }.
event-paid =
    { $seat-you ->
        [yes] { $paid ->
            [yes] You pay what the card asks.
           *[no] You do not pay.
        }
       *[no] { $seat } { $paid ->
            [yes] pays what the card asks.
           *[no] does not pay.
        }
    }
event-check = Skill check, { $matter }: difficulty { $difficulty }; these help: { $skills }.
event-difficulty = The difficulty changes by { $by }, to { $now }.
event-contributed =
    { $seat-you ->
        [yes] You add
       *[no] { $seat } adds
    } { $count ->
        [0] nothing
       *[other] { $cards }
    } to the check.
event-contributed-openly =
    { $seat-you ->
        [yes] You add
       *[no] { $seat } adds
    } to the check, face up: { $cards }.
event-destiny-openly = Destiny adds, face up: { $cards }.
event-no-cards = nothing
event-type-ignored =
    { $seat-you ->
        [yes] You name
       *[no] { $seat } names
    } { $skill }: its cards count for nothing in this check.
event-opened = The cards of the check add up to { $total }: { $cards }.
event-resolved = The check is { $result }.
event-took-check =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } the cards of the check: { $cards }.
event-resource =
    { $dial-first } is now { $now }{ $red ->
        [yes] , in the red
       *[no] {""}
    }.
event-rolling =
    { $seat-you ->
        [yes] You roll
       *[no] { $seat } rolls
    } the die: { $cause }.
event-rolled =
    The die shows { $face }{ $changed ->
        [yes] , which counts as { $result }
       *[no] {""}
    }.
event-rerolling =
    { $seat-you ->
        [yes] You have the die rolled again.
       *[no] { $seat } has the die rolled again.
    }
event-placed = New in the { $area } area: { $ships }.
event-launched =
    { $seat-you ->
        [yes] You launch
       *[no] { $seat } launches
    } a viper into the { $area } area.
event-recalled = A viper from the { $area } area returns to the Reserves.
event-flew =
    { $seat-you ->
        [yes] You fly
       *[no] { $seat } flies
    } a viper from the { $from } to the { $to } area.
event-civilian-moved = A civilian ship moves to the { $to } area.
event-attacked = Attack on { $prey } in the { $area } area.
event-raiders-moved =
    { $count ->
        [one] A raider moves
       *[other] { $count } raiders move
    } from the { $from } to the { $to } area.
event-heavy-raiders-moved = Heavy raiders move from the { $from } to the { $to } area.
event-activation = Cylon ships: { $icon }.
event-viper-attacked =
    A raider attacks { $manned ->
        [yes] { $pilot-you ->
            [yes] your viper
           *[no] { $pilot }’s viper
        }
       *[no] an unmanned viper
    } in the { $area } area.
event-viper-damaged =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] Your viper is damaged
           *[no] { $pilot }’s viper is damaged
        }
       *[no] A viper is damaged
    } { $reserves ->
        [yes] in the Reserves
       *[no] in the { $area } area
    }.
event-viper-destroyed =
    { $manned ->
        [yes] { $pilot-you ->
            [yes] Your viper is destroyed
           *[no] { $pilot }’s viper is destroyed
        }
       *[no] A viper is destroyed
    } in the { $area } area.
event-ship-destroyed =
    Destroyed in the { $area } area: { $ship }.
event-civilian-destroyed = A civilian ship is destroyed: { $cargo }.
event-basestar-damaged = Basestar { $number } is damaged: { $damage } ({ $text }).
event-galactica-damaged = Galactica is damaged: { $token }.
event-repaired = Repaired: { $location-the }.
event-vipers-repaired = Repaired and back in the Reserves: { $vipers }.
event-vipers-recalled = All vipers in space return to the Reserves.
event-raptor-lost = A raptor is lost.
event-ships-back = Back in the Reserves: { $ships }.
event-nuke-spent = A nuke is spent; { $left } left.
event-boarded =
    { $count ->
        [one] A centurion boards Galactica.
       *[other] { $count } centurions board Galactica.
    }
event-centurions-advanced = The centurions aboard advance.
event-centurion-destroyed = A centurion is destroyed.
event-jump-track = The fleet is on the jump track at { $space }.
event-jumped = The fleet jumps.
event-destination =
    { $seat-you ->
        [yes] You choose
       *[no] { $seat } chooses
    } the destination { $card }, distance { $distance }.
event-distance = The fleet has travelled a distance of { $now }, out of { $last } before the last jump.
event-rule =
    { $on ->
        [yes] From now on: { $rule }.
       *[no] No longer: { $rule }.
    }
event-revealed =
    { $seat-you ->
        [yes] You show
       *[no] { $seat } shows
    } { $card }.
event-used-power =
    { $seat-you ->
        [yes] You use the power of
       *[no] { $seat } uses the power of
    } { $card }.
event-sympathizer =
    { $cylon ->
        [yes] No resource is in the red: { $seat-you ->
            [yes] you are now a Cylon.
           *[no] { $seat } is now a Cylon.
        }
       *[no] A resource is in the red: { $seat-you ->
            [yes] you stay human and go
           *[no] { $seat } stays human and goes
        } to the Brig.
    }
event-sympathizer-kept =
    { $seat-you ->
        [yes] You keep the Sympathizer.
       *[no] { $seat } keeps the Sympathizer.
    }
event-gave-sympathizer =
    { $seat-you ->
        [yes] You hand
       *[no] { $seat } hands
    } the Sympathizer to { $to }.
event-sleeper-phase = Halfway to Kobol: loyalty cards are dealt again.
event-passed-loyalty =
    { $seat-you ->
        [yes] You pass
       *[no] { $seat } passes
    } { $cards } to { $to }.
event-took =
    { $seat-you ->
        [yes] You take
       *[no] { $seat } takes
    } { $cards } from { $owner }.
event-ordered =
    { $seat-you ->
        [yes] You give
       *[no] { $seat } gives
    } the order to { $target }.
event-ended = { $ending } { $loyalties }
event-ended-loyalty =
    { $seat-you ->
        [yes] You held
       *[no] { $seat } held
    } { $cards }.

# Several events told as one, and choices told with what was chosen.
story-loyalty = { $seats } are dealt { $cards } each.
story-contributed = Added to the check: { $parts }.
story-given =
    { $count ->
        [0] nothing
       *[other] { $cards }
    } from { $seat-you ->
        [yes] you
       *[no] { $seat }
    }
story-used =
    Again: { $seat-you ->
        [yes] your { $ability }.
       *[no] { $seat }’s { $ability }.
    }
story-placed = New in space: { $parts }.
story-placed-there = { $area }: { $ships }
story-miss = A miss.
story-chose-check =
    { $seat-you ->
        [yes] You choose
       *[no] { $seat } chooses
    } the skill check.
story-chose =
    { $seat-you ->
        [yes] You choose
       *[no] { $seat } chooses
    }: { $then }.
story-switched =
    { $seat-you ->
        [yes] You change
       *[no] { $seat } changes
    } the choice: { $then }.

ending-playing = The game goes on.
ending-kobol = The fleet reaches Kobol: the humans win.
ending-food = The food has run out: the Cylons win.
ending-fuel = The fuel has run out: the Cylons win.
ending-morale = Morale is gone: the Cylons win.
ending-population = Nobody is left in the fleet: the Cylons win.
ending-galactica-destroyed = Galactica is destroyed: the Cylons win.
ending-boarded = Centurions have taken Galactica: the Cylons win.

jump-space =
    { $zone ->
        [auto] the end, where it jumps automatically
        [blue] space { $space } of { $last } (a jump by FTL Control costs { $loses } population on { $number } or less)
       *[red] space { $space } of { $last } (too early to jump)
    }

# What a die is rolled for.
cause-ftl = the jump by FTL Control
cause-scout = Launch Scout
cause-at-most = the card takes effect on { $number } or less
cause-at-least = the card takes effect on { $number } or more
cause-human-fleet = Human Fleet
fight-viper-raider = a viper attacks a raider
fight-viper-heavy-raider = a viper attacks a heavy raider
fight-viper-basestar = a viper attacks a basestar
fight-galactica-raider = Galactica attacks a raider
fight-galactica-heavy-raider = Galactica attacks a heavy raider
fight-galactica-basestar = Galactica attacks a basestar
fight-nuke-basestar = a nuke hits a basestar
fight-armory-centurion = the Armory fights a centurion
fight-raider-viper = a raider attacks a viper
fight-raider-civilian = a raider attacks a civilian ship
fight-raider-galactica = a raider attacks Galactica
fight-basestar-galactica = a basestar attacks Galactica

# The odds, in sides of the die.
odds-one =
    { $sides ->
        [one] { $from }
       *[other] { $from }–{ $to }
    }, { $sides } of 8: { $what }
faces-one =
    { $several ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }: { $what }
odds-miss = a miss
odds-damaged = damage
odds-twice = damage twice
odds-destroyed = destruction
odds-blast = destruction, and up to 3 raiders beside it
odds-no-loss = no loss
odds-raptor-lost = the raptor is lost
odds-look = a look at a card
odds-card = what the card says
odds-nothing = nothing
odds-damage = Galactica is damaged
roll-admiral =
    { $seat-you ->
        [yes] you become
       *[no] { $seat } becomes
    } Admiral
