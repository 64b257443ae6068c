# Galactica: what cards do, composed from the steps that the engine runs. An effect is a phrase that can stand in a list.

galactica-who-current = the current player
galactica-who-president = the President
galactica-who-admiral = the Admiral
galactica-who-each = each human player
galactica-who-acting = who plays it
# The same with the player who that is now.
galactica-who-now =
    { $who } ({ $you ->
        [yes] you
       *[no] { $seat }
    })

galactica-effect-nothing = nothing happens
# "case" is "out" where the resource would be used up.
galactica-effect-resource =
    { $gain ->
        [yes] gain
       *[no] lose
    } { $what }{ $case ->
        [plain] {""}
        [out] {" "}({ $now } to 0: lost at the end of the turn, if it is not regained)
       *[live] {" "}({ $now } to { $then })
    }
galactica-effect-discard = { $who } discards { $cards }
galactica-effect-discard-random = { $who } loses { $cards } at random
galactica-effect-discard-hand = { $who } discards the whole hand
galactica-effect-draw = { $who } draws { $cards }
galactica-effect-draw-any = { $who } draws { $cards }, of whatever types
galactica-effect-move = { $who } goes to { $location }
galactica-effect-move-chosen = { $who } sends somebody to { $location }
galactica-effect-move-may = { $who } may send somebody to { $location }
galactica-effect-move-all-at = everybody at { $from } goes to { $location }
galactica-effect-move-all-on = everybody on { $ship } goes to { $location }
galactica-effect-title-admiral = the Admiral becomes { $title }
galactica-effect-title-chosen = { $who } makes somebody else { $title }
galactica-effect-look =
    { $who } looks at one loyalty card of { $owner ->
        [any] any player
        [leaders] the President or the Admiral
        [current] the current player
       *[other] another player
    }
# "left" is what there is now, where that is known.
galactica-effect-lose-raptors =
    lose { $what }{ $live ->
        [yes] {" "}(of { $left })
       *[no] {""}
    }
galactica-effect-restore-raptors = get back { $what }
galactica-effect-discard-nukes =
    lose { $what }{ $live ->
        [yes] {" "}(of { $left })
       *[no] {""}
    }
galactica-effect-destroy-civilians = lose { $what }, drawn at random
galactica-effect-board =
    { $count ->
        [one] a centurion boards
       *[other] { $count } centurions board
    } Galactica
galactica-effect-jump-track =
    the fleet { $back ->
        [yes] falls back
       *[no] advances
    } { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } on the jump track{ $live ->
        [yes] {" "}(now: { $now })
       *[no] {""}
    }
galactica-effect-place = place { $ships } in the { $area } area
galactica-effect-damage-vipers =
    damage { $what } in { $where ->
        [reserves] the Reserves
       *[space] space
    }
galactica-effect-recall-vipers = all vipers in space return to the Reserves
galactica-effect-damage-galactica =
    Galactica is damaged{ $count ->
        [one] {""}
       *[other] {" "}{ $count } times
    }
galactica-effect-activate = { $icons }
galactica-effect-activate-placed = the { $ships } just placed in the { $area } area act at once
galactica-effect-basestars-attack = every basestar attacks Galactica
galactica-effect-roll-at-most = roll a die: with { $most } or less ({ $sides } of 8), { $then }
galactica-effect-roll-at-least = roll a die: with { $least } or more ({ $sides } of 8), { $then }
galactica-effect-fail = as if the check had failed: { $then }
galactica-effect-if-below =
    if { $dial } is below { $least }{ $live ->
        [yes] {" "}(now { $now })
       *[no] {""}
    }, { $then }
galactica-effect-choose = { $who } chooses: { $lists }
galactica-effect-pay-or = { $who } may { $pay }; otherwise { $otherwise }
galactica-effect-extra-crisis = another crisis is drawn after this one
galactica-effect-distance = the card counts as distance { $count }
galactica-effect-ongoing = { $rule } { $until }
galactica-effect-hand-over = another player gets the card
galactica-effect-remove = the card leaves the game
galactica-effect-destroy = destroy { $what }
galactica-effect-mutiny = another player who is free and not Admiral rolls: with { $least } or more ({ $sides } of 8), that player becomes Admiral; otherwise { $otherwise }
galactica-effect-release = a prisoner leaves the Brig for a location on Galactica
galactica-effect-risk = the Admiral may risk { $ships } and roll: with { $least } or more ({ $sides } of 8), { $success }; otherwise { $failure }
galactica-effect-restore = the Admiral may bring back up to { $vipers }, damaged or destroyed, and { $raptors }

galactica-rule-unmanned = unmanned vipers attack with 2 less
galactica-rule-launch = every launch of a basestar has 1 ship more
galactica-rule-communications = Communications is closed
galactica-rule-no-looks = no loyalty card can be looked at
galactica-rule-colonial-one = Colonial One is closed
galactica-rule-pursuit = the pursuit goes on (a jump puts the card back into the crisis deck)
galactica-until-jump = until the fleet jumps
galactica-until-end = for the rest of the game
galactica-until-relief = until a civilian ship or a basestar is destroyed or the fleet jumps

# Whole cards.
galactica-card-crisis =
    { $card }: { $kind ->
        [check] crisis with a skill check
        [check-or] crisis with a skill check or another way
        [event] crisis with a choice
       *[attack] crisis, Cylon attack
    }{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cards)
    }
galactica-card-super =
    { $card }: super crisis, { $kind ->
        [attack] Cylon attack
       *[check] with a skill check
    }
galactica-card-check = Skill check, difficulty { $difficulty }; these help: { $skills }.
# What each result brings.
galactica-card-pass = {"  "}{ $from } or more, passed: { $then }.
galactica-card-partial = {"  "}{ $from } to { $to }, partly passed: { $then }.
galactica-card-fail = {"  "}{ $to } or less, failed: { $then }.
galactica-card-or = Or, if { $who } so chooses: { $then }.
galactica-card-chooser = Choice of { $who }:
galactica-card-half = {"  "}{ $number }. { $then }.
galactica-card-half-nuke = {"  "}{ $number }. Only with a nuke: { $then }.
galactica-card-icons = Then { $icons }.
galactica-card-icons-first = First { $icons }.
galactica-card-jump = Then the fleet advances 1 space on the jump track.
galactica-card-ships = New ships:
galactica-card-ships-in = {"  "}{ $area }: { $ships }.
galactica-card-rule = { $name }: { $then }.
galactica-card-rule-none = { $name }: nothing more.
galactica-card-quorum =
    { $card }: Quorum card{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cards)
    }. Action of the President: { $then }.
galactica-card-quorum-after =
    { $after ->
        [discard] Then it is discarded.
        [stays] It stays beside the President until it has counted: the next check at Administration, or at Admiral's Quarters against the President, is harder by { $by }.
        [arbitrator] Until used: its holder may make a check at Admiral's Quarters easier or harder by { $by }.
        [specialist] At the next jump its holder draws 3 destinations and chooses, in place of the Admiral.
        [vice] While it lies there nobody else can become President at Administration.
       *[removed] Otherwise it is discarded.
    }
galactica-card-destination =
    { $card }: destination, distance { $distance }{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cards)
    }. On arrival: { $then }.
galactica-card-skill = { $card }: { $skill }
galactica-card-skill-copies = {"  "}Strength { $strength }: { $cards }.
galactica-card-character = { $card }: { $role }
galactica-card-character-start =
    Starts { $where ->
        [away] off the board
        [viper] in a viper
       *[at] at { $location }
    }. { $pilot ->
        [yes] Flies vipers.
       *[no] Cannot fly.
    } Keeps at most { $limit } skill cards.
galactica-card-character-skills = Each turn: { $skills }.
galactica-card-slot = { $count } of { $skills }
galactica-card-ability =
    { $name }{ $kind ->
        [once] {" "}({ $action ->
            [yes] action, once a game
           *[no] once a game
        })
        [drawback] {" "}(drawback)
       *[passive] {""}
    }: { $text }
galactica-card-loyalty =
    { $card }: loyalty card{ $copies ->
        [one] {""}
       *[other] {" "}({ $copies } cards)
    }
galactica-card-location =
    { $location }: { $ship }{ $hazardous ->
        [yes] , nobody goes there freely
       *[no] {""}
    }{ $damageable ->
        [yes] , can be damaged
       *[no] {""}
    }
galactica-card-location-check = The check: difficulty { $difficulty }; these help: { $skills }.
galactica-card-title-president = { $title }: holds the Quorum hand and plays it. Keeps the title in the Brig.
galactica-card-title-admiral = { $title }: has the nukes and chooses where the fleet jumps. Loses the title in the Brig.
galactica-card-title-line = In line for it: { $names }.
galactica-card-civilian = Civilian ship ({ $copies } of 12): { $then }.
galactica-card-damage-location = Damage to { $location }: nobody can use it until it is repaired; who is there goes to Sickbay.
galactica-card-damage-resource = Damage to the stores: { $then }.
galactica-card-hit = Basestar damage, { $name }: { $text }.
galactica-civilian-empty = empty
galactica-civilian-loses = { $what } lost with it
galactica-either = { $list } or { $item }
galactica-half-check = the check, difficulty { $difficulty } ({ $skills }); passed: { $pass }; failed: { $fail }
