# Galactica: the turn aid. What is so at this table stands in variables; "you" and "yours" say whether it is about the reader.

aid-part =
    { $numbered ->
        [yes] { $number }. { $name }
       *[no] { $name }
    }{ $open ->
        [yes] , where we are:
        [plain] {""}:
       *[no] { $stands ->
            [done] {" "}(done)
            [here] {" "}(going on)
            [skipped] {" "}(not in this turn)
           *[ahead] {""}
        }: { $gist }
    }
aid-lit = > { $what }
aid-off = (not now) { $what }
aid-more = Look up with ?:

aid-gist-receive = Draw the cards of your skill set.
aid-gist-movement = Go somewhere, or stay.
aid-gist-action = Take one action, or none.
aid-gist-crisis = Draw one: a check, a choice or an attack.
aid-gist-activation = The ships whose signs the crisis shows act.
aid-gist-jump = The fleet advances, if the crisis says so.
aid-gist-cylon-turn = Draw 2 cards, move, and use a Cylon location.
aid-gist-end-of-turn = Hands down to the limit; a resource at 0 loses.
aid-gist-check = Cards face down, then a total against the difficulty.
aid-gist-vipers = Launch, move or attack.
aid-gist-ftl = Jumping early, at a risk.
aid-gist-attacks = What each side of the die does.
aid-gist-damage = What a hit does.
aid-gist-reveal = Showing a Cylon card.
aid-gist-end = How each side wins, and how near it is.

# 1 Receive skills.
aid-receive = Draw every card of your skill set, however many you hold. Where it says “or”, say first how many of each type.
aid-receive-yours = Yours: { $slots }.
aid-receive-sickbay =
    { $you ->
        [yes] You are in Sickbay: only 1 card, of a type of your skill set.
       *[no] Whoever begins their turn in Sickbay draws only 1 card.
    }
aid-receive-cylon = A revealed Cylon draws 2 cards of any types instead.

# 2 Movement.
aid-move = Moving is optional. Within a ship you can go anywhere, free.
aid-move-costs =
    Between Galactica and Colonial One it costs 1 skill card.{ $yours ->
        [yes] {" "}You hold { $cards }.
       *[no] {""}
    }
aid-move-viper =
    { $you ->
        [yes] You are in a viper: fly to the next area, free;
       *[no] In a viper: fly to the next area, free;
    } or land at any location for 1 skill card, and the viper goes back to the Reserves.
aid-move-brig =
    { $you ->
        [yes] You are in the Brig and cannot move.
       *[no] Nobody in the Brig moves.
    }
aid-move-hazardous = Nobody goes to Sickbay or to the Brig of their own will; out of Sickbay you just walk.
aid-move-closed = Nobody can go to { $ship } while a card keeps it closed.
aid-move-damaged =
    A damaged location can be entered, but not used{ $some ->
        [yes] . Damaged now: { $places }.
       *[no] {""}.
    }

# 3 Action.
aid-action =
    Take one action, or none.{ $more ->
        [0] {""}
        [one] {" "}1 more is to come after it.
       *[other] {" "}{ $more } more are to come after it.
    }
aid-action-place = Activate the location you are at.
aid-action-cards = Play a skill card that is an action.
aid-action-power = Use a power of your character that is an action.
aid-action-titles = President: draw or play a Quorum card. Admiral: fire a nuke.
aid-action-viper = In a viper: fly it to the next area, or attack a Cylon ship in its own.
aid-action-stranded = You are away from the ships: no action yet.
aid-action-own-cards = Skill cards: { $cards }.
aid-action-president = President: draw a Quorum card, or play one of your { $cards }.
aid-action-admiral = Admiral: a nuke at a basestar in any area, { $nukes } left
aid-action-reveal = Reveal a Cylon card, if you have one.
aid-can = { $what }: { $text }
aid-cannot = { $what }: { $why }.
aid-cannot-do = { $what }: { $why }.
aid-cannot-card = { $what }, { $why }
aid-not-now = Cards: { $what }.
aid-why-sickbay = there is nothing to do there
aid-why-damaged = it is damaged
aid-why-forbidden = a card in play forbids it
aid-why-too-early = too early on the jump track
aid-why-no-cylon-ship = no Cylon ship is in space
aid-why-no-civilian-ship = no civilian ship is in space
aid-why-no-viper = no viper can be launched or activated
aid-why-no-raptor = no raptor is left
aid-why-no-centurion = no centurion is aboard
aid-why-no-basestar = no basestar is in space
aid-why-no-nuke = none is left
aid-why-no-pilot = only pilots fly
aid-why-not-president = only for the President
aid-why-attached = your character does not use it
aid-why-company = somebody else is there
aid-why-too-few-cards = it would cost you 2 skill cards
aid-why-no-prey = only in a viper with a Cylon ship in its area
aid-why-nothing-broken = nothing is damaged where you are
aid-why-used = used already
aid-why-nobody = there is nobody it could be about
aid-why-no-card = there is no card for it
aid-why-no-population = population is 0
aid-why-sympathizer = closed to a Sympathizer

# FTL Control.
aid-ftl = Whoever activates FTL Control while the fleet is on one of the two blue spaces makes it jump at once. They roll first.
aid-ftl-spaces = On 6 or less, population is lost: 3 on the first blue space, 1 on the second. Then the fleet jumps in any case.
aid-ftl-now = Now: { $odds }.
aid-ftl-jumps = the fleet jumps; { $odds }.
aid-ftl-early = Too early: the fleet is on space { $space } of { $last }, the blue ones are 4 and 5.
aid-ftl-damaged = FTL Control is damaged: nobody can use it until it is repaired. The automatic jump comes all the same.
aid-ftl-fatal =
    That could bring population to 0{ $last ->
        [yes] , and the last jump would be lost by it.
       *[no] . Whoever has a resource at 0 at the end of the turn has lost.
    }

# 4 Crisis, and the check.
aid-crisis = Draw the top crisis card: a skill check, a choice for one player, or a Cylon attack.
aid-crisis-chooses = Who chooses: { $who }.
aid-crisis-attack = An attack: the ships already in space act, then the new ones are placed, then its special rule holds. It has no steps 5 and 6.
aid-crisis-none = Whoever is in the Brig draws none, nor does a revealed Cylon: then there are no steps 4 to 6.
aid-check-read = 1. The card says the difficulty and which types help. Cards that are played before a check are played now.
aid-check-fate = 2. Two cards of the Destiny deck go in, face down.
aid-check-give = 3. From the left of the current player, who comes last, everybody adds any number of cards face down. Prisoners and revealed Cylons: at most 1.
aid-check-sort = 4. All are shuffled and turned up. Types that help add their strength, the others take theirs away.
aid-check-total = 5. A total of at least the difficulty passes. Some checks have a result in between. Then the cards are discarded.
aid-check-destiny =
    Destiny deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; an empty one is made up anew, with 2 of each type.

# 5 Cylon ships.
aid-ships = The crisis card says by its signs which ships act. If they acted now:
aid-ships-card = By the signs on { $card }:
aid-ships-none = { $card } has no sign for Cylon ships.
aid-ships-order = Area by area, as the current player likes; every raider does the first thing it can, once. The current player also says which civilian ship is lost.
aid-raiders =
    { $raiders } ({ $area }): { $several ->
        [yes] the first will
       *[no] it will
    } { $plan }.
aid-no-raiders = Raiders: none is in space, so { $then }.
aid-launch = Launching: { $then }.
aid-heavy = Heavy raiders and centurions: { $then }.
aid-basestars = Basestars: { $then }.

# Vipers.
aid-vipers = An activation is one of these: launch a viper from the Reserves at port bow or port aft, move one to the next area, attack a Cylon ship in its area.
aid-vipers-who = Command and the CAG activate unmanned vipers. Pilots fly themselves: from the Hangar Deck, with another action after it.
aid-vipers-recall = With none in the Reserves, a pilot at the Hangar Deck may take an unmanned one out of space.
aid-vipers-now = Reserves: { $ready } to launch, { $damaged } damaged; { $destroyed } lost for good.
aid-vipers-left =
    { $count ->
        [one] 1 activation is left.
       *[other] { $count } activations are left.
    }
aid-vipers-hit = A damaged viper waits for repair, a destroyed one is out of the game; its pilot goes to Sickbay.

# Attacks.
aid-attacks = One die with eight sides, by whoever acts; for Cylon ships the current player rolls.
aid-rolls =
    { $seat-you ->
        [yes] You roll.
       *[no] { $seat } rolls.
    }
aid-bonus = { $by } on this roll; no result is below 1 or above 8.

# Damage.
aid-damage = Galactica: { $count } of { $lose } locations damaged. With the { $lose }th the humans have lost at once.
aid-damage-pool =
    A hit turns up one of { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }: { $some ->
        [yes] { $places }{ $stores ->
            [yes] , { $resources }
           *[no] {""}
        }
       *[no] { $stores ->
            [yes] { $resources }
           *[no] none is left
        }
    }.
aid-damage-place = A location: nobody can use it until it is repaired, and everybody there goes to Sickbay.
aid-damage-store = Food or fuel: 1 is lost, and the token leaves the game.
aid-damage-repair = A Repair card mends the location where it is played; at the Hangar Deck, that or up to 2 vipers.
aid-damage-basestar =
    Basestar { $number } ({ $area }): { $points } of { $hull } points{ $some ->
        [yes] , { $hits }
       *[no] {""}
    }.
aid-damage-hits = A hit on a basestar is one of these, and 3 points destroy it: { $hits }.
aid-damage-hit = { $name } ({ $text })

# Revealing: the same first lines for everybody.
aid-reveal = As an action, show one Cylon card and use its power, if you are not in the Brig.
aid-reveal-then = Then: down to 3 skill cards, all titles lost, on to the Resurrection Ship, and a super crisis card.
aid-reveal-ends = Your turn is over, and neither it nor a later one has a crisis. If you act by somebody’s Executive Order, their turn goes on.
aid-reveal-yours =
    { $card }: { $jailed ->
        [yes] in the Brig without its power.
       *[no] { $text }
    }
aid-reveal-discards = You would discard { $cards } of your { $hand }.
aid-reveal-heir =
    { $title } would be { $seat-you ->
        [yes] you
       *[no] { $seat }
    }: the highest in line who is no revealed Cylon.
aid-reveal-human = You have no Cylon card.

# A Cylon's turn.
aid-cylon-draw = Draw 2 skill cards of any types.
aid-cylon-move = Go to any Cylon location, free, and use it as your action:
aid-cylon-none = No crisis, no Cylon ships, no jump: neither now nor in later turns. The hand limit is 10.
aid-cylon-check = To a check you add at most 1 card, and no card is played for its text.

# 6 Jump.
aid-jump-sign = If the crisis card has the jump sign, the fleet advances 1 space; on the last one it jumps at once.
aid-jump-card =
    { $card } { $jump ->
        [yes] has the sign.
       *[no] does not have it.
    }
aid-jump-space = The fleet: { $space }.
aid-jump-leave = 1. All ships leave space: vipers to the Reserves, their pilots to the Hangar Deck. Damaged vipers and centurions stay.
aid-jump-chooses =
    2. { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $special ->
        [yes] 3 destinations, as Mission Specialist,
       *[no] 2 destinations, as Admiral,
    } and { $seat-you ->
        [yes] choose
       *[no] chooses
    } one; the others go under the deck.
aid-jump-admiral = 2. The Admiral draws 2 destinations and chooses one; the other goes under the deck.
aid-jump-card-done = 3. What the chosen card says is done.
aid-jump-distance =
    4. Its distance counts: now { $distance }. { $slept ->
        [yes] {""}
       *[no] From { $sleepers } on loyalty cards are dealt again.{" "}
    }From { $last } on the next jump is the last.
aid-jump-back = 5. The fleet goes back to the start of the track; cards that last until the jump are discarded.
aid-jump-last =
    The next jump is the last, and nothing is drawn for it: { $lost ->
        [yes] with { $resources } at 0 the humans would lose by it.
       *[no] the humans win by it, if every resource is above 0.
    }

# End of turn.
aid-end = Everybody keeps at most 10 skill cards, Tyrol 8 while human; Quorum and super crisis cards do not count.
aid-end-over =
    { $seat-you ->
        [yes] You have
       *[no] { $seat } has
    } { $cards } too many; the limit is { $limit }.
aid-end-zero = Then, if a resource is at 0, the humans have lost. It may touch 0 and recover before that.
aid-end-lost = At 0: { $resources }. If it stays so, the humans have lost at the end of this turn.
aid-end-next =
    { $seat-you ->
        [yes] You are next.
       *[no] { $seat } is next.
    }

# Winning.
aid-win-humans =
    The humans win { $now ->
        [yes] with the very next jump
       *[no] with the first jump after distance { $last } (now { $distance }, { $left } to go)
    }, if no resource is at 0 then.
aid-win-jump =
    { $spaces ->
        [0] The fleet jumps now
        [one] 1 space to the automatic jump
       *[other] { $spaces } spaces to the automatic jump
    }{ $early ->
        [yes] ; FTL Control could jump before that.
       *[no] .
    }
aid-win-resource = The Cylons win if a resource is at 0 when a turn ends: { $dials }.
aid-win-damage = Or with { $lose } damaged locations of Galactica: { $count } now.
aid-win-boarding =
    Or with a centurion at the end of the boarding track: { $some ->
        [yes] the foremost has { $left ->
            [one] 1 step
           *[other] { $left } steps
        } to go.
       *[no] none is aboard.
    }
aid-win-sides = A Cylon card makes you a Cylon, hidden or not: you win with the Cylons, whatever your other cards say.
