# Galactica: the log.

galactica-event-started =
    { $you ->
        [yes] You go first.
       *[no] { $seat } goes first.
    }
galactica-event-picked =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } { $character }.
galactica-event-joined = { $character } joins the crew.
galactica-event-title =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } { $title } now.
galactica-event-loyalty =
    { $you ->
        [yes] For your eyes only: you are dealt
       *[no] { $seat } is dealt
    } { $cards }.
galactica-event-turn =
    { $you ->
        [yes] Your turn.
       *[no] Turn of { $seat }.
    }
galactica-event-drew =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards }.
galactica-event-reshuffled = The discards are shuffled: a new { $deck }.
galactica-event-destiny = A new Destiny deck is made, 2 cards of each type.
galactica-event-went =
    { $you ->
        [yes] You go
       *[no] { $seat } goes
    } to { $place }.
galactica-event-flies =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } in a viper in the { $area } area.
galactica-event-off-board =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } off the board.
galactica-event-activated =
    { $you ->
        [yes] You activate
       *[no] { $seat } activates
    } { $location }.
galactica-event-used =
    { $you ->
        [yes] Your { $ability }
       *[no] { $ability } of { $seat }
    }: { $text }
galactica-event-played =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $card }.
galactica-event-appointed =
    { $card } lies before { $you ->
        [yes] you
       *[no] { $seat }
    } now.
galactica-event-quorum-gone = { $card } leaves play.
galactica-event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { $cards }.
galactica-event-crisis =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a crisis. { $crisis }.
galactica-event-super-crisis =
    { $you ->
        [yes] You play a super crisis
       *[no] { $seat } plays a super crisis
    }: { $card }.
galactica-event-crisis-discarded = { $card } is discarded.
galactica-event-drew-super =
    { $you ->
        [yes] You draw a super crisis that you alone see: { $card }.
       *[no] { $seat } draws the super crisis { $card }.
    }
galactica-event-drew-super-hidden =
    { $you ->
        [yes] You draw a super crisis.
       *[no] { $seat } draws a super crisis.
    }
galactica-event-saw =
    { $you ->
        [yes] You alone see
       *[no] { $seat } sees
    } { $cards }.
galactica-event-saw-hand =
    { $you ->
        [yes] You alone see
       *[no] { $seat } sees
    } the hand of { $owner }: { $cards }.
galactica-event-saw-loyalty =
    { $you ->
        [yes] You alone see
       *[no] { $seat } sees
    } loyalty of { $owner }: { $cards }.
galactica-event-looked-at-deck =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $cards } of the { $deck }.
galactica-event-looked-at-tokens =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $tokens }.
galactica-event-looked-at-civilians =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $ships }.
galactica-event-looked-at-hand =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at the hand of { $owner }.
galactica-event-looked-at-loyalty =
    { $you ->
        [yes] You look
       *[no] { $seat } looks
    } at { $all ->
        [yes] all loyalty cards
       *[no] a loyalty card
    } of { $owner }.
galactica-event-buried =
    { $you ->
        [yes] You put
       *[no] { $seat } puts
    } { $cards } under the { $deck }.
galactica-event-left-on-top =
    { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } the card on top of the { $deck }.
galactica-event-chose =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } { $half ->
        [0] the first possibility
        [1] the second possibility
       *[other] the third possibility
    }.
galactica-event-switched =
    { $you ->
        [yes] You change
       *[no] { $seat } changes
    } the choice to { $half ->
        [0] the first possibility
       *[other] the second possibility
    }.
galactica-event-named =
    { $you ->
        [yes] You name
       *[no] { $seat } names
    } the result: { $result }.
galactica-event-paid =
    { $you ->
        [yes] { $paid ->
            [yes] You pay what the card asks.
           *[no] You do not pay.
        }
       *[no] { $seat } { $paid ->
            [yes] pays what the card asks.
           *[no] does not pay.
        }
    }
galactica-event-check = Skill check, { $matter }: difficulty { $difficulty }; these help: { $skills }.
galactica-event-difficulty = The difficulty changes by { $by }, to { $now }.
galactica-event-contributed =
    { $you ->
        [yes] You add
       *[no] { $seat } adds
    } { $count ->
        [0] nothing
       *[other] { $cards }
    } to the check.
galactica-event-contributed-openly =
    { $you ->
        [yes] You add
       *[no] { $seat } adds
    } to the check, face up: { $cards }.
galactica-event-destiny-openly = Destiny adds, face up: { $cards }.
galactica-event-no-cards = nothing
galactica-event-type-ignored =
    { $you ->
        [yes] You name
       *[no] { $seat } names
    } { $skill }: its cards count for nothing in this check.
galactica-event-opened = The cards of the check make { $total }: { $cards }.
galactica-event-resolved = The check is { $result }.
galactica-event-took-check =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } the cards of the check: { $cards }.
galactica-event-resource =
    { $dial } is { $now } now{ $red ->
        [yes] , in the red
       *[no] {""}
    }.
galactica-event-rolling =
    { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } the die: { $cause }.
galactica-event-rolled =
    The die shows { $face }{ $changed ->
        [yes] , which counts as { $result }
       *[no] {""}
    }.
galactica-event-rerolling =
    { $you ->
        [yes] You have the die rolled again.
       *[no] { $seat } has the die rolled again.
    }
galactica-event-placed = New in the { $area } area: { $ships }.
galactica-event-launched =
    { $you ->
        [yes] You launch
       *[no] { $seat } launches
    } a viper into the { $area } area.
galactica-event-recalled = A viper of the { $area } area returns to the Reserves.
galactica-event-flew =
    { $you ->
        [yes] You fly
       *[no] { $seat } flies
    } a viper from the { $from } to the { $to } area.
galactica-event-civilian-moved = A civilian ship moves to the { $to } area.
galactica-event-attacked = Attack on { $prey } in the { $area } area.
galactica-event-raiders-moved =
    { $count ->
        [one] A raider moves
       *[other] { $count } raiders move
    } from the { $from } to the { $to } area.
galactica-event-heavy-raiders-moved = Heavy raiders move from the { $from } to the { $to } area.
galactica-event-activation = Cylon ships: { $icon }.
galactica-event-viper-attacked =
    A raider attacks { $case ->
        [unmanned] an unmanned viper
        [you] your viper
       *[pilot] the viper of { $pilot }
    } in the { $area } area.
galactica-event-viper-damaged =
    { $case ->
        [unmanned] A viper is damaged
        [you] Your viper is damaged
       *[pilot] The viper of { $pilot } is damaged
    }, { $reserves ->
        [yes] in the Reserves
       *[no] in the { $area } area
    }.
galactica-event-viper-destroyed =
    { $case ->
        [unmanned] A viper is destroyed
        [you] Your viper is destroyed
       *[pilot] The viper of { $pilot } is destroyed
    } in the { $area } area.
galactica-event-ship-destroyed =
    Destroyed in the { $area } area: { $ship }.
galactica-event-civilian-destroyed = A civilian ship is destroyed: { $cargo }.
galactica-event-basestar-damaged = Basestar { $number } is damaged: { $damage }, { $text }.
galactica-event-galactica-damaged = Galactica is damaged: { $token }.
galactica-event-repaired = Repaired: { $location }.
galactica-event-vipers-repaired = Repaired and back in the Reserves: { $vipers }.
galactica-event-vipers-recalled = All vipers in space return to the Reserves.
galactica-event-raptor-lost = A raptor is lost.
galactica-event-ships-back = Back in the Reserves: { $ships }.
galactica-event-nuke-spent = A nuke is spent; { $left } left.
galactica-event-boarded =
    { $count ->
        [one] A centurion boards Galactica.
       *[other] { $count } centurions board Galactica.
    }
galactica-event-centurions-advanced = The centurions aboard advance.
galactica-event-centurion-destroyed = A centurion is destroyed.
galactica-event-jump-track = The fleet is on the jump track at { $space }.
galactica-event-jumped = The fleet jumps.
galactica-event-destination =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } the destination { $card }, distance { $distance }.
galactica-event-distance = The fleet has come a distance of { $now }, of { $last } before the last jump.
galactica-event-rule =
    { $on ->
        [yes] From now on: { $rule }.
       *[no] No longer: { $rule }.
    }
galactica-event-revealed =
    { $you ->
        [yes] You show
       *[no] { $seat } shows
    } { $card }.
galactica-event-used-power =
    { $you ->
        [yes] You use the power of
       *[no] { $seat } uses the power of
    } { $card }.
galactica-event-sympathizer =
    { $cylon ->
        [yes] No resource is in the red: { $you ->
            [yes] you are a Cylon now.
           *[no] { $seat } is a Cylon now.
        }
       *[no] A resource is in the red: { $you ->
            [yes] you stay human and go
           *[no] { $seat } stays human and goes
        } to the Brig.
    }
galactica-event-sympathizer-kept =
    { $you ->
        [yes] You keep the Sympathizer.
       *[no] { $seat } keeps the Sympathizer.
    }
galactica-event-gave-sympathizer =
    { $you ->
        [yes] You hand
       *[no] { $seat } hands
    } the Sympathizer to { $to }.
galactica-event-sleeper-phase = Halfway to Kobol: loyalty cards are dealt once more.
galactica-event-passed-loyalty =
    { $you ->
        [yes] You pass
       *[no] { $seat } passes
    } { $cards } to { $to }.
galactica-event-took =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $cards } from { $owner }.
galactica-event-ordered =
    { $you ->
        [yes] You give
       *[no] { $seat } gives
    } the order to { $target }.
galactica-event-ended = { $ending } { $loyalties }
galactica-event-ended-loyalty =
    { $you ->
        [yes] You held
       *[no] { $seat } held
    } { $cards }.

# Several events told as one, and choices told with what was chosen.
galactica-story-loyalty = { $seats } are dealt { $cards } each.
galactica-story-contributed = Added to the check: { $parts }.
galactica-story-given =
    { $you ->
        [yes] you
       *[no] { $seat }
    } { $count ->
        [0] nothing
       *[other] { $cards }
    }
galactica-story-used =
    Once more: { $you ->
        [yes] your { $ability }.
       *[no] { $ability } of { $seat }.
    }
galactica-story-placed = New in space: { $parts }.
galactica-story-placed-there = { $area }: { $ships }
galactica-story-miss = A miss.
galactica-story-chose-check =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } the skill check.
galactica-story-chose =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    }: { $then }.
galactica-story-switched =
    { $you ->
        [yes] You change
       *[no] { $seat } changes
    } the choice: { $then }.

galactica-ending-playing = The game goes on.
galactica-ending-kobol = The fleet reaches Kobol: the humans win.
galactica-ending-food = The food is used up: the Cylons win.
galactica-ending-fuel = The fuel is used up: the Cylons win.
galactica-ending-morale = The morale is gone: the Cylons win.
galactica-ending-population = Nobody is left in the fleet: the Cylons win.
galactica-ending-galactica-destroyed = Galactica is destroyed: the Cylons win.
galactica-ending-boarded = Centurions have taken Galactica: the Cylons win.

galactica-jump-space =
    { $zone ->
        [auto] the end, where it jumps of itself
        [blue] space { $space } of { $last } (FTL Control can jump; { $sides } of 8 lose { $loses } population)
       *[red] space { $space } of { $last } (too early to jump)
    }

# What a die is rolled for.
galactica-cause-ftl = the jump by FTL Control
galactica-cause-scout = Launch Scout
galactica-cause-at-most = the card takes effect on { $number } or less
galactica-cause-at-least = the card takes effect on { $number } or more
galactica-cause-human-fleet = Human Fleet
galactica-fight-viper-raider = a viper attacks a raider
galactica-fight-viper-heavy-raider = a viper attacks a heavy raider
galactica-fight-viper-basestar = a viper attacks a basestar
galactica-fight-galactica-raider = Galactica attacks a raider
galactica-fight-galactica-heavy-raider = Galactica attacks a heavy raider
galactica-fight-galactica-basestar = Galactica attacks a basestar
galactica-fight-nuke-basestar = a nuke hits a basestar
galactica-fight-armory-centurion = the Armory fights a centurion
galactica-fight-raider-viper = a raider attacks a viper
galactica-fight-raider-civilian = a raider attacks a civilian ship
galactica-fight-raider-galactica = a raider attacks Galactica
galactica-fight-basestar-galactica = a basestar attacks Galactica

# The odds, in sides of the die.
galactica-odds-one = { $sides } of 8: { $what }
galactica-odds-miss = a miss
galactica-odds-damaged = damage
galactica-odds-twice = damage twice
galactica-odds-destroyed = destruction
galactica-odds-blast = destruction, and up to 3 raiders beside it
galactica-odds-no-loss = no loss
galactica-odds-raptor-lost = the raptor is lost
galactica-odds-look = a look at a card
galactica-odds-card = what the card says
galactica-odds-nothing = nothing
galactica-odds-damage = Galactica is damaged
galactica-roll-admiral =
    { $you ->
        [yes] you become
       *[no] { $seat } becomes
    } Admiral
