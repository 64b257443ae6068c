# What the page itself says of Galactica: labels of its parts, names of its options.

# Talk: windows, standing orders, claims, marks, secrecy.
window-roll = Before the roll, one may play
window-attack = Before the blow falls, one may play
window-check = Before the check, one may play
window-check-total = Before the check is decided, one may play

always = Always…
orders-title = Standing orders
orders-private = Only you see these. They hold whether you have the card or not.
orders-lately = What they did, latest first
orders-meanwhile = What was answered for you while you were away
order-any = Every reaction
order-from-now-on = { $what }, from now on
order-holds = Only you see this. It holds whether you have the card or not.
order-follows = as for every reaction
order-none = no order: as for every reaction
order-ask = always ask me
order-ask-if-unusual = ask me when it is likely to matter, otherwise pass
order-never = always pass
order-play = always play the weakest
order-play-if = play the weakest if { $conditions }, otherwise pass
order-if-my-viper = the viper is mine
order-if-hit = the viper would be hit
order-if-destroyed = the viper would be destroyed
order-if-jump = the roll is for a jump
order-if-within = the check is within { $points } of turning
order-if-red = { $dial } is in the red
order-if-hand-at-most = I hold at most { $count } cards
order-if-hand-at-least = I hold at least { $count } cards
order-did = By your order: { $what }

say = Say…
say-title = Say to all
say-now = Say to all, true or not
say-rule = Everyone hears it, and it stays in the log.
say-nothing-yet = Once the first turn begins, this is where you can say things to all.
say-check = This check
say-seen = What you saw or gave
say-plans = You, and what to do
say-about = Say of { $name }
claims-title = Claims
said-title = What was said
said-nothing = Nobody has claimed anything yet.
said-not-yet = nothing said yet
marks-title = Your private mark
marks-private = Only in this browser: nobody else ever sees it.
mark-trust = trust
mark-unsure = unsure
mark-suspect = suspect

secrecy-title = Rules of secrecy
secrecy-free = You may lie. Some things must not be said.
secrecy-claims = At this table people say only what Claims offers.
secrecy-silent = Nobody talks at this table while the game runs.
secrecy-rule-accuse = Accuse, promise, threaten and lie as you like.
secrecy-rule-loyalty = Say anything about loyalty cards, your own or those you saw: true or not.
secrecy-rule-strength = No exact strengths of skill cards in hand or in a check: say “a little” or “a lot”.
secrecy-rule-looked = No details of Crisis, Quorum or destination cards that only you saw: say “good” or “bad”.
secrecy-rule-show = Never show or quote a hidden card.

loyalty-title = What is in the loyalty deck
loyalty-deck =
    { $all } loyalty cards in this game: { $humans } human and { $cylons ->
        [one] 1 Cylon
       *[other] { $cylons } Cylons
    }
loyalty-sympathizer = and the Sympathizer, who joins after the first deal.
loyalty-open = { $open } of { $cylons } Cylon cards lies open.
loyalty-left =
    { $left ->
        [one] 1 is still to be dealt
       *[other] { $left } are still to be dealt
    }, when the fleet has travelled { $distance }: the sleeper agent phase.
loyalty-all-dealt = All of them have been dealt.
loyalty-sympathizer-what = Whoever gets the Sympathizer goes to the Brig if a resource is in the red, and is a Cylon otherwise.
loyalty-one-is-enough = A single Cylon card makes its holder a Cylon.

reveal-question = Reveal yourself as a Cylon?
reveal-detail = Everyone will know, for the rest of the game. You lose your titles and go to the Resurrection Ship.
reveal-yes = Reveal myself
reveal-no = Stay hidden
nuke-question = Fire a nuke at basestar { $number }?
nuke-detail = It is gone afterwards, whatever the die shows.
nuke-yes = Fire it
power-question = Use { $name } now?
power-detail = It works once in the whole game, and this will have been it.
power-yes = Use it
not-yet = Not yet

# Moments.
moment-you = You
moment-reveal =
    { $you ->
        [true] You are revealed as a Cylon
       *[other] { $name } is a Cylon
    }
moment-reveal-line = Off to the Resurrection Ship.
moment-sleepers = Sleeper agents
moment-sleepers-line = Loyalty cards are dealt again: look at your new one.
moment-distance = Distance travelled: { $distance }
moment-civilians =
    { $count ->
        [one] A civilian ship is lost
       *[other] { $count } civilian ships are lost
    }
moment-civilians-empty = Nobody was aboard.
moment-president =
    { $you ->
        [true] You are now President
       *[other] { $name } is now President
    }
moment-president-line = The Quorum cards go along.
moment-admiral =
    { $you ->
        [true] You are now Admiral
       *[other] { $name } is now Admiral
    }
moment-admiral-line = Destinations and nukes go along.
moment-damage = Galactica is hit
moment-humans-win = The humans win
moment-cylons-win = The Cylons win
moment-end-kobol = The fleet reaches Kobol.
moment-end-food = The food has run out.
moment-end-fuel = The fuel has run out.
moment-end-morale = Morale is gone.
moment-end-population = Nobody is left in the fleet.
moment-end-galactica_destroyed = Galactica is destroyed.
moment-end-boarded = Centurions have taken Galactica.

dial-food = Food
dial-fuel = Fuel
dial-morale = Morale
dial-population = Population

# Buttons: what is not done by passing, what is still to be picked, what Confirm does.
pass-move = Stay where you are
pass-action = Do nothing
pass-barrage = Stop firing
pass-command-viper = No more orders
pass-quorum-more = That is all
pass-move-civilian = Leave it there
pass-contribute = Give nothing
pass-before-roll = Let it roll
pass-evade = Let it stand
pass-before-check = Play nothing
pass-emergency = Leave it as it is
pass-command-authority = Leave the cards
pass-alert-viper-pilot = Stay aboard
pass-recon = Do not look
pass-cylon-hatred = Leave it as it is
pass-friends-in-low-places = Leave it as it is
pass-arbitrate = Leave it as it is
pass-eco-officer = Let it stand
pass-secret-destiny = Keep this crisis
pass-moral-compass = Leave the choice
pass-mysterious-intuition = Let them give cards
pass-blind-devotion = Let every type count
pass-pay-fuel = Do not pay
pass-send-whom = Send nobody
pass-risk = Do not risk it
pass-restore-vipers = Bring none back
pass-restore-raptor = Bring none back
pass-use-power = Do not use it
pass-power-target = Nobody
pass-exchange-super-crisis = Keep it
pass-give-sympathizer = Keep it
pass-repair-what = Do nothing
pass-look-at-civilians = Look at none
wanted-pick-character = Pick a character
wanted-start-area = Pick an area
wanted-opening-hand = Pick { $max ->
    [one] a skill
   *[other] { $max } skills
  }
wanted-receive-skills = Pick your skills
wanted-draw-any = Pick the decks
wanted-move = Where to?
wanted-pay-move = Pick a card to discard
wanted-action = Pick an action
wanted-pay-activation = Pick { $max } cards
wanted-order-whom = Pick somebody
wanted-crisis-pick = Pick a crisis
wanted-crisis-half = Choose one
wanted-one-of = Choose one
wanted-resign-or-jail = Choose one
wanted-contribute = Pick cards
wanted-before-roll = Pick a card
wanted-evade = Pick a card
wanted-before-check = Pick a card
wanted-emergency = Pick a card
wanted-discard = Discard { $max }: { $picked } picked
wanted-destination-pick = Pick a destination
wanted-politician-pick = Pick a Quorum card
wanted-bury-next = Pick a card
wanted-apply-token = Pick a token
wanted-take-card = Pick a card
wanted-quorum-more = Play or draw
wanted-blind-devotion = Pick a type
confirm-pick-character = Play this character
confirm-opening-hand = Draw these
confirm-receive-skills = Draw these
confirm-draw-any = Draw these
confirm-move = Move there
confirm-pay-move = Discard it
confirm-pay-activation = Discard them
confirm-action = Do it
confirm-crisis-pick = Face this one
confirm-contribute = { $picked ->
    [one] Give 1 card
   *[other] Give { $picked } cards
  }
confirm-before-roll = Play it
confirm-evade = Play it
confirm-before-check = Play it
confirm-emergency = Play it
confirm-discard = { $picked ->
    [one] Discard 1 card
   *[other] Discard { $picked } cards
  }
confirm-destination-pick = Go there
confirm-politician-pick = Carry it out
confirm-bury-next = Put it under
confirm-apply-token = Apply it
confirm-take-card = Take it
confirm-quorum-more = Do it
confirm-caprica = Do it

# Cards.
letters-politics = Po
letters-leadership = Le
letters-tactics = Ta
letters-piloting = Pi
letters-engineering = En
skill-politics = Politics
skill-leadership = Leadership
skill-tactics = Tactics
skill-piloting = Piloting
skill-engineering = Engineering
gist-consolidate-power = Draw 2 skill cards of any types
gist-investigative-committee = All cards of a check are face up
gist-executive-order = Somebody else moves and acts
gist-declare-emergency = A check becomes easier by 2
gist-launch-scout = A raptor looks at a deck’s top card
gist-strategic-planning = Before a roll: 2 higher
gist-evasive-maneuvers = An attack on a viper is rolled again
gist-maximum-firepower = In a viper: attack up to 4 times
gist-repair = Repair your location, or 2 vipers
gist-scientific-research = Every Engineering card helps
card-called = { $name } { $strength }
side-human = Human
side-cylon = Cylon
side-sympathizer = Sympathizer
power-not-a-cylon = You are human.
power-cylon-brig = Revealed, you may send somebody to the Brig.
power-cylon-sickbay = Revealed, you may send somebody to Sickbay, 5 cards poorer.
power-cylon-damage = Revealed, you may damage Galactica twice.
power-cylon-morale = Revealed, you may lower morale by 1.
power-sympathizer = Human in the Brig if a resource is in the red, otherwise an open Cylon.
deck-crisis = Crisis
deck-super = Super crisis
deck-quorum = Quorum
distance-of = Distance { $distance }
difficulty = Difficulty { $difficulty }
types-help = { $count ->
    [one] helps
   *[other] help
  }
chooser-current = The current player chooses.
chooser-president = The President chooses.
chooser-admiral = The Admiral chooses.
attack = Cylons attack
icons-then = Then
icons-first = First
icons-none = no Cylon ship acts
icon-raiders = raiders act
icon-launch_raiders = basestars launch raiders
icon-heavy_raiders = heavy raiders and centurions act
icon-basestars = basestars attack Galactica
icon-jump = the fleet prepares to jump
skill-set = Skill cards each turn
slot-or = or
role-military_leader = Military leader
role-pilot = Pilot
role-support = Support
role-political_leader = Political leader
ability-passive = Always
ability-once_per_game = Once per game
ability-drawback = Drawback
sheet-pilot = flies vipers
sheet-limit = at most { $limit } cards in hand

# One's own cards.
your-cards = Your cards
your-loyalty = Your loyalty
only-you = Only you see this
loyalty-of = Loyalty of { $name }
loyalty-none = No loyalty card yet
loyalty-hold = hold
loyalty-covered = { $count ->
    [one] Covered. Hold to look: nobody beside you sees it by chance.
   *[other] { $count } cards, covered. Hold to look: nobody beside you sees them by chance.
  }
loyalty-reveal = Reveal yourself
loyalty-shown = shown
pile-looked-at = You are looking at
pile-super = Your super crisis
pile-quorum = Quorum cards
pile-skills = Skill cards
hand-empty = No skill cards
given-by-you = You gave
draft = Characters to choose from
draft-taken = Who plays whom
draft-now = picks now
draft-later = picks later
draft-read = Pick somebody to read what they can do. Nothing is settled before you confirm.

# What is going on.
turn-steps = Steps of the turn
turn-number = Turn { $number }
turn-none = Before the first turn
turn-yours = yours
turn-cylon = open Cylon
turn-ordered = by order: { $name }
turn-actions = { $count ->
    [one] 1 more action
   *[other] { $count } more actions
  }
step-receive-skills = Skills
step-movement = Move
step-action = Action
step-crisis = Crisis
step-activate-cylon-ships = Cylons
step-prepare-for-jump = Jump
crisis-yours = Crisis, drawn by you
crisis-of = Crisis, drawn by { $name }
last-crisis = Last crisis
choose-check-current = The current player chooses: the check, or what stands below.
choose-check-president = The President chooses: the check, or what stands below.
choose-check-admiral = The Admiral chooses: the check, or what stands below.
choose-top-current = The current player chooses one.
choose-top-president = The President chooses one.
choose-top-admiral = The Admiral chooses one.
total-from = { $from } +
total-within = { $from }–{ $to }
total-to = { $to } −
block-pass-check = Passed:
block-partial-check = Partly passed:
block-fail-check = Failed:
block-bottom-check = Or:
block-top-top = Either:
block-bottom-top = Or:
needs-nuke = (needs a nuke)
at-front = Front
at-starboard_bow = Starboard bow
at-starboard_aft = Starboard aft
at-rear = Rear
at-port_aft = Port aft
at-port_bow = Port bow
ships-basestar = { $count ->
    [one] basestar
   *[other] { $count } basestars
  }
ships-heavy_raider = { $count ->
    [one] heavy raider
   *[other] { $count } heavy raiders
  }
ships-raider = { $count ->
    [one] raider
   *[other] { $count } raiders
  }
ships-viper = { $count ->
    [one] viper
   *[other] { $count } vipers
  }
ships-civilian = { $count ->
    [one] civilian ship
   *[other] { $count } civilian ships
  }
verdict-pass = Passed
verdict-partial = Partly passed
verdict-fail = Failed
result-pass = passed, { $total } of { $difficulty }
result-partial = partly passed, { $total } of { $difficulty }
result-fail = failed, { $total } of { $difficulty }
check-cards = Cards of the check
check-about = about { $name }
given-so-far = Given so far
destiny = Destiny
in-force = In force:
in-play = In play
rule-unmanned_viper_attack_minus_2 = unmanned vipers subtract 2 from their attack rolls
rule-basestar_launch_plus_1 = basestars launch 1 extra ship each time
rule-communications_blocked = Communications is closed
rule-no_loyalty_looks = nobody can look at loyalty cards
# On the board, in two lines.
colonial-one = Colonial One
cylon-locations = Cylon locations
rule-colonial_one_closed = Colonial One is closed
rule-relentless_pursuit = the pursuit goes on: a jump puts the card back into the crisis deck

# The table: tracks, people, board.
dial-about = { $value } of { $max }. { $low ->
    [yes] In the red zone: { $red } and below.
   *[no] The red zone begins at { $red }.
  } At 0 the humans lose.
jump-track = Jump track
jump-red = too early to jump
jump-blue = FTL may jump
jump-damaged = FTL damaged
jump-auto = jumping
jump-about = space { $space } of { $last }. { $zone ->
    [blue] FTL Control may jump now, and may cost { $risk } population.
    [damaged] FTL Control is damaged: nobody can jump with it.
    [auto] The fleet jumps.
   *[red] It is too early for FTL Control.
  } On space { $last } the fleet jumps by itself.
distance = Distance { $distance } of { $last }
distance-state = { $there ->
    [yes] next: Kobol
   *[no] then Kobol
  }
distance-about = { $distance } of { $last }. { $slept ->
    [yes] The loyalty cards of the sleeper agents have been dealt.
   *[no] At { $sleepers } loyalty cards are dealt again.
  } { $there ->
    [yes] The humans win with the next jump.
   *[no] From { $last } on the humans win with the next jump.
  }
distance-travelled = The fleet has been at: { $travelled }.
boarding = Boarding
boarding-state = { $aboard ->
    [0] none
   *[other] { $left ->
        [0] at the end
        [one] 1 step to go
       *[other] { $left } steps to go
      }
  }
boarding-about = { $aboard ->
    [0] no centurion is aboard.
   *[other] { $left ->
        [0] centurions have taken Galactica.
       *[other] { $aboard ->
            [one] 1 centurion is aboard; { $left } more steps, and the humans lose.
           *[other] { $aboard } centurions are aboard; the foremost has { $left } steps to go, and then the humans lose.
          }
      }
  }
people = People
board = The board
board-in-words = The board in words
ship-galactica = Galactica
area-front = Front
area-starboard_bow = Starboard bow
area-starboard_aft = Starboard aft
area-rear = Rear
area-port_aft = Port aft
area-port_bow = Port bow
area-launch = { $area } · launch
count-raider = { $count ->
    [one] raider
   *[other] { $count } raiders
  }
count-heavy = { $count ->
    [one] heavy raider
   *[other] { $count } heavy raiders
  }
count-viper = { $count ->
    [one] viper
   *[other] { $count } vipers
  }
basestar-hit = basestar { $number } with { $points } of 3 damage
vipers-flown = in vipers: { $names }
civilians-here = civilian ships { $numbers }
empty = empty
nobody = nobody
damaged = damaged
closed = closed
blocked = blocked
rooms-damaged = { $count ->
    [0] no damage
   *[other] { $count } of 6 damaged
  }
reserves-vipers = { $damaged ->
    [0] { $ready } ready
   *[other] { $ready } ready, { $damaged } damaged
  }
raptors = { $count } raptors
who-william-adama = Adama
who-saul-tigh = Tigh
who-helo = Helo
who-apollo = Apollo
who-starbuck = Starbuck
who-boomer = Boomer
who-tyrol = Tyrol
who-tom-zarek = Zarek
who-laura-roslin = Roslin
who-gaius-baltar = Baltar
place-nowhere = not aboard yet
place-flying = In a viper, { $area }
open-cylon = open Cylon
your-turn = your turn
their-turn = turn
is-asked = asked
quorum-hand = { $count ->
    [one] 1 Quorum card
   *[other] { $count } Quorum cards
  }
nukes = { $count ->
    [one] 1 nuke
   *[other] { $count } nukes
  }
loyalty-hidden = { $count ->
    [one] 1 loyalty card face down
   *[other] { $count } loyalty cards face down
  }
holds-super-crisis = holds a super crisis
once-ready = { $name }, once a game: not used yet
once-spent = { $name }, once a game: used
hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }, { $limit } may be kept
gave = gave { $count }
seen = You have seen here: { $cards }
decks = Decks
stack-skill = { $name }: { $cards } cards to draw, { $discards } discarded
stack-crisis = Crises
stack-destiny = Destiny
stack-destination = Destinations
stack-quorum = Quorum
stack-super-crisis = Super crises
civilians-stored = in store
lost = { $count } lost
off-board = Not on the board
off-board-about = Civilian ships: { $civilians } to come, { $lost } destroyed. Vipers destroyed: { $vipers }. In the box: { $raiders } raiders, { $heavy } heavy raiders, { $basestars } basestars.
travelled = Destinations so far
# A check, and dice.
check-label = Skill check: { $name }
check-fold = Look at the board
check-unfold = Back to { $name }
give-secret = Nobody sees which cards you give, only how many.
give-open = Every card is given face up.
turn-secret = The cards are shuffled: nobody sees who gave which.
you = You
destiny-any = of any type
picked-count = { $count } picked
worth = worth { $worth }
gave-cards = { $count ->
    [0] nothing
    [one] card
   *[other] cards
  }
gives-now = up to { $count }, now
gives-later = up to { $count } to come
scale-yours = yours { $worth }
scale-passes = { $difficulty } passes
given-down = Given face down
pile-help = Help
pile-hinder = Hinder
of-needed = of { $difficulty } needed
odds = { $count } of 8
odds-or = { $count } of 8, or { $more }

# The turn aid.
aid-here = we are here
aid-going-on = going on
aid-done = done
aid-skipped = not in this turn
aid-not-now = Not now:
aid-look-up = Look up
aid-failed = The aid could not be fetched. It is tried again with the next move.

# Cards as they lie in a hand: as much as has room there. The whole text opens beside them.
gist-quorum-accept-prophecy = Draw 1 card. Unseating the President is 2 harder
gist-quorum-arrest-order = Send a player to the Brig
gist-quorum-assign-arbitrator = Draw 2 Politics. A player may sway one Brig check by 3
gist-quorum-assign-mission-specialist = Draw 2 Politics. A player picks the next destination
gist-quorum-assign-vice-president = Draw 2 Politics. Only this player can become President
gist-quorum-authorization-of-brutal-force = Destroy Cylons. Roll. 1–2: −1 population
gist-quorum-encourage-mutiny = A player rolls. 3–8: Admiral. 1–2: −1 morale
gist-quorum-food-rationing = Roll. 6–8: +1 food
gist-quorum-inspirational-speech = Roll. 6–8: +1 morale
gist-quorum-presidential-pardon = Free a player from the Brig
gist-quorum-release-cylon-mugshots = See a loyalty card. Roll. 1–3: −1 morale
gist-destination-asteroid-field = −2 fuel, −1 civilian ship
gist-destination-barren-planet = −2 fuel
gist-destination-cylon-ambush = −1 fuel. A basestar and raiders wait there
gist-destination-cylon-refinery = −1 fuel. Risk 2 vipers: 6–8 gives 2 fuel
gist-destination-deep-space = −1 fuel, −1 morale
gist-destination-desolate-moon = −3 fuel
gist-destination-icy-moon = −1 fuel. Risk a raptor: 3–8 gives 1 food
gist-destination-ragnar-anchorage = Up to 3 vipers and 1 raptor come back
gist-destination-remote-planet = −1 fuel, −1 raptor
gist-destination-tylium-planet = −1 fuel. Risk a raptor: 3–8 gives 2 fuel

# Space: what an area answers to whoever points at it.
area-foretold = { $area }: what its ships will do

# Rooms whose names are too long where letters are large.
short-communications = Comms
short-administration = Admin
short-resurrection_ship = Resurr. Ship
