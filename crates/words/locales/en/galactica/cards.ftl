# Galactica: what cards do, composed from the steps that the engine runs. An effect is a phrase that can stand in a list.

who-current = the current player
who-president = the President
who-admiral = the Admiral
who-each = each human player
who-acting = whoever plays it
# The same with the player who that is now.
who-now =
    { $who } ({ $seat-you ->
        [yes] you
       *[no] { $seat }
    })

effect-nothing = nothing happens
# "case" is "out" where the resource would be used up.
effect-resource =
    { $gain ->
        [yes] gain
       *[no] lose
    } { $what }{ $case ->
        [plain] {""}
        [out] {" "}({ $now } to 0: the game is lost at the end of the turn unless it is regained)
       *[live] {" "}({ $now } to { $then })
    }
effect-discard = { $who } discards { $cards }
effect-discard-random = { $who } loses { $cards } at random
effect-discard-hand = { $who } discards their whole hand
effect-draw = { $who } draws { $cards }
effect-draw-any = { $who } draws { $cards } of any type
effect-move = { $who } goes to { $location-the }
effect-move-chosen = { $who } sends somebody to { $location-the }
effect-move-may = { $who } may send somebody to { $location-the }
effect-move-all-at = everybody { $from-at } goes to { $location-the }
effect-move-all-on = everybody on { $ship } goes to { $location-the }
effect-title-admiral = the Admiral becomes { $title }
effect-title-chosen = { $who } makes somebody else { $title }
effect-look =
    { $who } looks at one loyalty card of { $owner ->
        [any] any player
        [leaders] the President or the Admiral
        [current] the current player
       *[other] another player
    }{ $stopped ->
        [yes] {" "}(not while a card in play forbids it)
       *[no] {""}
    }
# "left" is what there is now, where that is known.
effect-lose-raptors =
    lose { $what }{ $live ->
        [yes] {" "}(of { $left })
       *[no] {""}
    }
effect-restore-raptors = get back { $what }
effect-discard-nukes =
    lose { $what }{ $live ->
        [yes] {" "}(of { $left })
       *[no] {""}
    }
effect-destroy-civilians = lose { $what }, drawn at random
effect-board =
    { $count ->
        [one] a centurion boards
       *[other] { $count } centurions board
    } Galactica
effect-jump-track =
    the fleet { $back ->
        [yes] falls back
       *[no] advances
    } { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } on the jump track{ $live ->
        [yes] , from { $now }
       *[no] {""}
    }
effect-place = place { $ships } in the { $area } area
effect-damage-vipers =
    damage { $what } in { $where ->
        [reserves] the Reserves
       *[space] space
    }
effect-recall-vipers = all vipers in space return to the Reserves
effect-damage-galactica =
    Galactica is damaged{ $count ->
        [one] {""}
       *[other] {" "}{ $count } times
    }
effect-activate = { $icons }
effect-activate-placed = the { $ships } just placed in the { $area } area act at once
effect-basestars-attack = every basestar attacks Galactica
effect-roll-at-most = roll a die: on { $most } or less ({ $sides } of 8), { $then }
effect-roll-at-least = roll a die: on { $least } or more ({ $sides } of 8), { $then }
effect-fail = as if the check had failed: { $then }
effect-if-below =
    if { $dial } is below { $least }{ $live ->
        [yes] {" "}(now { $now })
       *[no] {""}
    }, { $then }
effect-choose = { $who } chooses: { $lists }
effect-pay-or = { $who } may { $pay }; otherwise { $otherwise }
effect-extra-crisis = another crisis is drawn after this one
effect-distance = the card counts as distance { $count }
effect-ongoing = { $rule } { $until }
effect-hand-over = another player gets the card
effect-remove = the card leaves the game
effect-destroy = destroy { $what }
effect-mutiny = another player who is free and not Admiral rolls: on { $least } or more ({ $sides } of 8), that player becomes Admiral; otherwise { $otherwise }
effect-release = a prisoner leaves the Brig for a location on Galactica
effect-risk = the Admiral may risk { $ships } and roll: on { $least } or more ({ $sides } of 8), { $success }; otherwise { $failure }
effect-restore = the Admiral may bring back up to { $vipers }, damaged or destroyed, and { $raptors }

rule-unmanned = unmanned vipers subtract 2 from their attack rolls
rule-launch = basestars launch 1 extra ship each time
rule-communications = Communications is closed
rule-no-looks = nobody can look at loyalty cards
rule-colonial-one = Colonial One is closed
rule-pursuit = the pursuit goes on (a jump puts the card back into the crisis deck)
until-jump = until the fleet jumps
until-end = for the rest of the game
until-relief = until a civilian ship or a basestar is destroyed or the fleet jumps

# Whole cards.
about-crisis =
    { $card }: { $kind ->
        [check] crisis with a skill check
        [check-or] crisis with a skill check or another way
        [event] crisis with a choice
       *[attack] crisis, Cylon attack
    }{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cards)
    }
about-super =
    { $card }: super crisis, { $kind ->
        [attack] Cylon attack
       *[check] with a skill check
    }
about-check = Skill check, difficulty { $difficulty }; these help: { $skills }.
# What each result brings.
about-pass = { $from } or more, passed: { $then }.
about-partial = { $from } to { $to }, partly passed: { $then }.
about-fail = { $to } or less, failed: { $then }.
about-or = Or, if { $who } chooses: { $then }.
about-chooser = Chosen by { $who }:
about-half = { $number }. { $then }.
about-half-nuke = { $number }. Only with a nuke: { $then }.
about-icons = Then { $icons }.
about-icons-first = First, { $icons }.
about-jump = Then the fleet advances 1 space on the jump track.
about-ships = New ships:
about-ships-in = { $area }: { $ships }.
about-rule = { $name }: { $then }.
about-rule-none = { $name }: nothing more.
about-quorum =
    { $card }: Quorum card{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cards)
    }. Action of the President: { $then }.
about-quorum-after =
    { $after ->
        [discard] Then it is discarded.
        [stays] It stays beside the President until it has counted: the next check at Administration, or at Admiral's Quarters against the President, is harder by { $by }.
        [arbitrator] Until used: its holder may make a check at Admiral's Quarters easier or harder by { $by }.
        [specialist] At the next jump its holder draws 3 destinations and chooses, instead of the Admiral.
        [vice] While it is there, nobody else can become President at Administration.
       *[removed] Otherwise it is discarded.
    }
about-destination =
    { $card }: destination, distance { $distance }{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cards)
    }. On arrival: { $then }.
about-skill = { $card }: { $skill }
about-skill-copies = Strength { $strength }: { $cards }.
about-character = { $card }: { $role }
about-character-start =
    Starts { $where ->
        [away] off the board
        [viper] in a viper
       *[at] at { $location }
    }. { $pilot ->
        [yes] Flies vipers.
       *[no] Cannot fly.
    } Keeps at most { $limit } skill cards.
about-character-skills = Each turn: { $skills }.
about-slot = { $count } of { $skills }
about-ability =
    { $name }{ $kind ->
        [once] {" "}({ $action ->
            [yes] action, once per game
           *[no] once per game
        })
        [drawback] {" "}(drawback)
       *[passive] {""}
    }: { $text }
about-loyalty =
    { $card }: loyalty card{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cards)
    }
about-location =
    { $location }: { $ship }{ $hazardous ->
        [yes] , nobody goes there by choice
       *[no] {""}
    }{ $damageable ->
        [yes] , can be damaged
       *[no] {""}
    }
about-location-damaged = Now it is damaged: nobody can use it until it is repaired.
about-location-closed = Now it is closed: a card in play lets nobody go there.
about-location-blocked = Now it is blocked: a card in play keeps it from being used.
about-location-check = The check: difficulty { $difficulty }; these help: { $skills }.
about-title-president = { $title }: holds the Quorum hand and plays it. Keeps the title in the Brig.
about-title-admiral = { $title }: has the nukes and chooses where the fleet jumps. Loses the title in the Brig.
about-title-line = In line for it: { $names }.
about-civilian = Civilian ship ({ $copies } of 12): { $then }.
about-damage-location = Damage to { $location-the }: nobody can use it until it is repaired; anyone there goes to Sickbay.
about-damage-resource = Damage to the stores: { $then }.
about-hit = Basestar damage, { $name }: { $text }.
civilian-empty = empty
civilian-loses = { $what } lost with it
either = { $list } or { $item }
half-check = the check, difficulty { $difficulty } ({ $skills }); passed: { $pass }; failed: { $fail }
