# What the first game teaches, in the order in which it is read.

opening-kicker = Your first game · { $number } of { $of }
opening-begin = To the first turn
cards-skip = I know this: skip
cards-next = Next
happened = What happened
kicker-skills = Your first game · your cards
kicker-loyalty = Your first game · your secret
kicker-movement = Your first game · your turn, movement
kicker-action = Your first game · your turn, action
kicker-titles = Your first game · President and Admiral
kicker-crisis = Your first game · a crisis
kicker-choice = Your first game · a crisis
kicker-check = Your first game · a skill check
kicker-leader = Your first game · a skill check
kicker-committee = Your first game · a skill check
kicker-give = Your first game · a skill check
kicker-located = Your first game · a skill check
kicker-result = Your first game · a skill check
kicker-pay = Your first game · a crisis
kicker-look = Your first game · a loyalty card
kicker-attack = Your first game · a crisis
kicker-ships = Your first game · Cylon ships
kicker-vipers = Your first game · your fighters
kicker-damage = Your first game · damage
kicker-boarding = Your first game · boarding
kicker-sickbay = Your first game · Sickbay
kicker-brig = Your first game · the Brig
kicker-track = Your first game · the way to the jump
kicker-window = Your first game · a chance to react
kicker-limit = Your first game · the end of a turn
kicker-jump = Your first game · the jump
kicker-jumped = Your first game · the jump
kicker-revealed = Your first game · a Cylon shows their face
kicker-unmet = Your first game · what else there is

goal-title = Bring the fleet to Kobol
goal-text = You are the last humans, aboard Galactica. Flee from the Cylons to Kobol: jumps add distance, and after 8 the next jump wins.
goal-jumps = A jump takes some turns to prepare.
goal-lost = You lose if
goal-dials = one of these is 0 when a turn ends,
goal-damage = six locations are damaged at once, or
goal-boarding = centurions, Cylon soldiers, come all the way aboard.

turn-title = A turn has four steps
turn-people = You are Adama, the Admiral. { $president } is Roslin, the President; { $pilot } is Starbuck, a pilot.
turn-draw = Draw.
turn-draw-text = Get your character’s skill cards.
turn-move = Move.
turn-move-text = Go to a location, or stay.
turn-act = Act.
turn-act-text = Mostly what your location offers.
turn-crisis = Crisis.
turn-crisis-text = Turn up a card that everybody deals with.
turn-crisis-then = Then Cylon ships may act, and the fleet may come nearer to its jump.

checks-title = Most crises are skill checks
checks-text = A check has a difficulty and colours that help. Two unknown Destiny cards go in, then everybody adds cards, face down. Helping colours add their strength, all others take it away.
checks-example = Difficulty 7; Politics and Leadership help:
checks-helps = { $type } helps
checks-hinders = { $type } hinders
checks-sum = against 7: failed.
checks-secret = Nobody sees who gave which card. Say “a lot” or “nothing”, but never a number.

traitor-title = Somebody may not be human
traitor-1 = Everybody has a secret loyalty card: this deck has five humans and one Cylon, three dealt now, three at distance 4.
traitor-2 = A hidden Cylon plays along, and wins if the humans lose. Was that Engineering card bad luck, or somebody?
traitor-3 = You begin as a human; after the first jump we look at the other side.

skills-title = Your skill cards
skills-1 = Five kinds: Politics (yellow), Leadership (green), Tactics (purple), Piloting (red), Engineering (blue). Adama draws Leadership and Tactics.
skills-2 = The number counts in checks. Or play the card for its text; never for both.
skills-3 = Point at any card or location, or press it long: it is explained.

loyalty-title = This card is yours alone
loyalty-1 = Here lies your loyalty. You are human: it says so, and nobody else can see it.
loyalty-2 = You may say that you are. Whoever is a Cylon will say the same.

movement-title = First you may move
movement-1 = Each location has an action. Those that glow can be reached; Colonial One costs a card.
movement-2 = Command sends vipers, your fighters. Weapons Control fires at a Cylon ship. FTL Control jumps early, once the track is blue.
movement-3 = From the Admiral’s Quarters, where you are, people are sent to the Brig, but not by Adama: his weakness.

action-title = Then you act, once
action-1 = Use your location, a card that says “Action”, a power of your character, or, as Admiral, one of two nukes. Or do nothing.
action-2 = With Executive Order somebody else moves and acts, or acts twice.
action-3 = Your guide says what a computer player would do, one step at a time.

titles-title = President and Admiral
titles-1 = Roslin is President: she plays Quorum cards, strong orders, as actions.
titles-2 = You are Admiral: the nukes are yours, and you choose where a jump goes. Some crises ask one of you two.
titles-3 = A check at Administration can make somebody else President; an Admiral in the Brig loses the title. An open Cylon has neither.

crisis-title = A crisis has come up
crisis-1 = Every human turn ends with a crisis card, unless that player is in the Brig. It stands at the side: what is asked, and what happens if it goes well or badly.
crisis-2 = The signs at its foot come afterwards: Cylon ships that act, and perhaps an arrow that moves the fleet nearer to its jump.

choice-title = Somebody has to choose
choice-1 = Some crises let one player choose: the President, the Admiral, or whoever has the turn. This time it is you.
choice-2 = Both choices may cost something. Look at your dials first: food, fuel, morale and population.

check-title = A skill check
check-1 = At the top stand the difficulty and the colours that help, below them the results. A total that reaches the difficulty passes.
check-2 = Two Destiny cards lie in it already. Everybody adds cards in turn; whoever’s turn it is adds last. How many is seen, which is not.
check-3 = On your cards stands what each is worth here: plus helps, minus hinders.

committee-title = This time all cards lie open
committee-1 = Somebody has played Investigative Committee before this check: all see the Destiny cards, and who adds what.

leader-title = Your power: every 1 helps
leader-1 = Adama is an Inspirational Leader: in a crisis that you drew yourself, every card of strength 1 helps, whatever its colour.

give-title = How much should you give?
give-1 = Destiny may add points or take some away, so get a little above the difficulty. Your guide plays safe and often gives too much.
give-2 = If it cannot be reached, or failing costs little, keep your cards: they also do things, and the next crisis is near.

located-title = Not only crises are checks
located-1 = Three locations begin a check of their own: Administration makes somebody President, the Admiral’s Quarters send somebody to the Brig, and the Brig lets its prisoner out.
located-2 = Help or hinder as you see fit: if it fails, nothing happens.

result-title = The cards are turned up
result-sum =
    { $total } against { $difficulty }: { $branch ->
        [pass] the check is passed.
        [partial] not enough to pass, but for the result in between.
       *[fail] the check has failed.
    }
result-1 = What the card says for that is done at once.
result-2 = Were there cards that nobody should have given? Destiny gives two blindly, so one or two bad cards prove nothing. With three, at least one came from a player.

pay-title = You may pay instead
pay-1 = The check has failed. This card lets the Admiral, that is you, pay to keep the rest from happening. To choose nothing is not to pay.

look-title = You look at a loyalty card
look-1 = You alone see it. You may tell the others what it is, keep silent or lie: nobody can check.
look-2 = A human card is no proof for later: at distance 4 everybody gets another one.

attack-title = A Cylon attack
attack-1 = This crisis is no check: new Cylon ships appear around Galactica, and civilian ships to be protected.
attack-2 = Nobody has to destroy every enemy. A jump leaves all of them behind.

ships-title = Cylon ships act
ships-1 = The ships named on a crisis act. A raider does the first thing that it can: attack a viper here, destroy a civilian ship here, fly towards one, or attack Galactica.
ships-2 = Basestars fire at Galactica or launch raiders. Heavy raiders come to board it.
ships-3 = Press A, or point at an area of space: it says what they would do.

vipers-title = Vipers and civilian ships
vipers-1 = Civilian ships carry your people: each one lost costs population or more. Raiders attack vipers first, so a viper in the same area protects them.
vipers-2 = At Command you activate vipers twice: launch, move or attack. 3 or more on the die destroys a raider.
vipers-3 = A pilot like Starbuck also flies one, from the Hangar Deck.

damage-title = Galactica is hit
damage-1 = Each hit is a token drawn blindly: a location is damaged, or food or fuel is lost. A damaged location cannot be used, and whoever was there goes to Sickbay.
damage-2 = To repair it, go there and play a Repair card (Engineering) as your action. Anybody can draw one at the Research Lab, with luck. Six damaged locations lose the game.

boarding-title = Centurions are aboard
boarding-1 = A heavy raider in one of the two areas where vipers are launched puts a centurion on the boarding track. Each time heavy raiders act, it goes one step. With the fourth step the humans lose; a jump does not stop it.
boarding-2 = From the Armory you attack one: 7 or 8 destroys it.

sickbay-title = Somebody is in Sickbay
sickbay-1 = Nobody goes there freely. Whoever begins a turn in it draws one skill card only. They leave it with their next move, like any place.

brig-title = Somebody is in the Brig
brig-1 = Prisoners cannot move, draw no crisis in their turn and give at most one card to each check. They may act as usual.
brig-2 = The way out is a check of 7 (Politics and Tactics), as an action there, or the President’s pardon. An Admiral in the Brig is Admiral no longer; a President stays President.

track-title = Nearer to the jump
track-1 = An arrow on a crisis moved the fleet a space. On the last one it jumps. From a blue one FTL Control can jump at once, but if the die shows 6 or less, population falls by the number there.
track-2 = Your fleet began on its way, so the first jump is near.

window-title = Would you like to react?
window-1 = Some cards are played in between: before a check, before a die is rolled, after an attack. Everybody whose colours might hold such a card is asked, whether they hold one or not, so that nobody learns what you have.
window-2 = Mostly you let it go. With “Always…” you say once and for all how you answer such questions.

limit-title = Too many cards
limit-1 = At the end of every turn everybody keeps at most ten skill cards. Whoever comes near to that should put more into checks.

jump-title = The fleet jumps
jump-1 = Cylon ships are left behind; vipers and civilian ships come along. As Admiral you alone see two destinations and choose one.
jump-2 = More distance is nearer to Kobol, but costs more, mostly fuel. With 1 each time you would need nine jumps.
jump-3 = The others have to believe that the other card was worse.

jumped-title = The jump is done
jumped-1 = What the destination says happens at once; some are an ambush. Distances add up: at 4 everybody gets a second loyalty card; from 8 on the next jump is the last and wins.
jumped-2 = The jump track starts anew, and the turn goes on where it was: after a jump by an action there is still a crisis.

revealed-title = So that is what they are
revealed-1 = This player was a Cylon and has shown the card. Its power strikes once, unless they were in the Brig; then they go over to the Cylon ships.
revealed-2 = From now on they play openly against you. This game has one Cylon card only, so everybody else is human. With more players you could not be sure.

unmet-title = What you have not met yet
unmet-vipers = Vipers: Command launches, moves or attacks with two. Raiders attack them first.
unmet-damage = Damage: a damaged location cannot be used until somebody repairs it there.
unmet-boarding = Boarding: centurions win after four steps. The Armory attacks them: 7 or 8.
unmet-sickbay = Sickbay: whoever begins a turn there draws one card only.
unmet-brig = The Brig: prisoners cannot move, and give one card to a check.

cylon-kicker = The other side · { $number } of { $of }
cylon-done = What have I learnt?
hidden-title = What if this were your card?
hidden-1 = With this card you win if the humans lose. Nobody knows.
hidden-2 = You spoil checks: one or two bad cards look like Destiny. Or you give good ones, but too few.
hidden-3 = You waste actions, nukes and fuel, and accuse somebody else, with good reasons.
hidden-4 = If they suspect you, they send you to the Brig.
showing-title = Or you show it
showing-1 = As an action you show the card, one of these four, and its power strikes once, but not in the Brig.
showing-2 = Then you keep three cards, lose your titles, go to the Resurrection Ship and draw a super crisis, worse than others, to be played later.
showing-3 = When? While they trust you, stay hidden. Once they do not, go.
open-title = And then you play openly
open-1 = You draw two cards of any colour, move among four places and use one. No crisis.
open-caprica = play your super crisis, or one of two crises
open-cylon_fleet = make Cylon ships act, or launch more
open-human_fleet = look into a hand, steal, perhaps damage Galactica
open-resurrection_ship = exchange the super crisis, or hand loyalty cards on
open-2 = You give at most one card to each check.

learnt-kicker = Your first game
learnt-title = What you have learnt
learnt-turn = A turn:
learnt-turn-text = draw, move, act, crisis.
learnt-check = A check:
learnt-check-text = helping colours against all others.
learnt-ships = Cylon ships
learnt-ships-text = do the first thing they can; vipers draw their fire.
learnt-jump = A jump
learnt-jump-text = leaves them behind. From 8 on, one more wins.
learnt-talk = The others:
learnt-talk-text = watch who gives how much, and what they say.
learnt-aid = Press A
learnt-aid-text = any time: the turn aid.
learnt-on = Play on, and your guide stays.
learnt-go = Play on
learnt-result = To the result
learnt-normal = A normal game instead
