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
goal-text = You are the last humans, aboard the battlestar Galactica and her fleet. The Cylons, machines that hunt you, are close behind. Together you flee to the planet Kobol: each jump brings you some distance nearer. Once that adds up to 8, the next jump is the last, and you win.
goal-jumps = A jump takes some turns to prepare. Until then you have to live through what comes.
goal-lost = The humans have lost if
goal-dials = one of these four is at 0 when a turn ends,
goal-damage = six locations of Galactica are damaged at the same time, or
goal-boarding = Cylon soldiers, the centurions, come aboard and get to the end of the boarding track.
goal-together = So it is one team against the game. Almost: page 4 says why.

turn-title = A turn has four steps
turn-people = You are William Adama, the Admiral. { $president } is Laura Roslin, the President; { $pilot } is Starbuck, a pilot.
turn-text = In your turn:
turn-draw = Draw.
turn-draw-text = You get the skill cards of your character.
turn-move = Move.
turn-move-text = Go to another location, or stay.
turn-act = Act.
turn-act-text = Take one action: mostly that of the location you are at.
turn-crisis = Crisis.
turn-crisis-text = Turn up a crisis card. Everybody has to deal with it.
turn-crisis-then = After the crisis some Cylon ships act, and the fleet may come a step nearer to its jump: small signs on the card say so. Then the next player has their turn.

checks-title = Most crises are skill checks
checks-text = A check has a difficulty and some colours that help. First two cards go in from the Destiny deck, which nobody knows. Then everybody adds as many cards as they like, face down. All are shuffled and turned up: cards of the colours that help add their strength, all others take it away. A total that reaches the difficulty passes.
checks-example = Difficulty 7; Politics (yellow) and Leadership (green) help:
checks-helps = { $type } helps
checks-hinders = { $type } hinders
checks-sum = against 7: too little, the check fails. 7 or more would have passed.
checks-secret = Nobody sees who gave which card. You may say “I can help a lot” or “I have nothing for this”, but never name a number.

traitor-title = Somebody may not be human
traitor-1 = Everybody gets a secret loyalty card. The deck of this game has six: five say that you are human, one that you are a Cylon. Three are dealt now.
traitor-2 = A hidden Cylon plays along and wins if the humans lose. The Engineering card in the example: was it bad luck from Destiny, or was it somebody?
traitor-3 = At distance 4 the other three are dealt. Somebody who was human until then may turn out to be a Cylon.
traitor-4 = In this game you begin as a human. After the first jump we look at the other side.

skills-title = Your skill cards
skills-1 = There are five kinds: Politics (yellow), Leadership (green), Tactics (purple), Piloting (red) and Engineering (blue). You draw those of your character: as Adama, Leadership and Tactics.
skills-2 = The number at the top is the strength of a card in a check. The text below is what it does if you play it instead. You never do both with the same card.
skills-3 = You need not know the texts: point at any card or location, or press it long, and it is explained.

loyalty-title = This card is yours alone
loyalty-1 = Here lies your loyalty. You are human: it says so, and nobody else can see it.
loyalty-2 = You may say that you are. Whoever is a Cylon will say the same.

movement-title = First you may move
movement-1 = Each location has an action of its own. Those that glow can be reached: free within Galactica, for one card to Colonial One, the President’s ship.
movement-2 = Think of what you want to do there. Command sends vipers, your fighters. Weapons Control fires at a Cylon ship. FTL Control makes the fleet jump early, once the jump track is blue.
movement-3 = From the Admiral’s Quarters, where you are, people are sent to the Brig, the prison, by a skill check. Not by Adama: that is his weakness.

action-title = Then you act, once
action-1 = Use your location, or play a card that says “Action”, or use a power of your character. As Admiral you can also fire one of your two nukes at a basestar, from anywhere. Doing nothing is allowed, too.
action-2 = With Executive Order somebody else moves and acts, or acts twice.
action-3 = Your guide says what a computer player would do. It thinks one step at a time: its move and its action need not belong together.

titles-title = President and Admiral
titles-1 = Roslin is President. The President draws and plays Quorum cards, as actions: orders with strong effects. (Roslin has a power of her own with them.)
titles-2 = You are Admiral: the nukes are yours, and you choose where a jump goes. Some crises ask one of you two to choose.
titles-3 = A check at Administration can make somebody else President. An Admiral who is sent to the Brig loses the title; an open Cylon can have neither.

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
give-1 = Destiny may take some points away, or add some. So get a little above the difficulty, counting what the others may have given. Your guide plays safe and often gives more than it takes.
give-2 = Where it cannot be reached, or failing costs little, keep your cards: the next crisis comes with the next turn, and they are also things you can do.

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
ships-1 = After a crisis, the ships named on it act. Each raider does the first thing that it can: attack a viper in its area, destroy a civilian ship there, fly towards the nearest one, or, if there is none, attack Galactica.
ships-2 = Basestars fire at Galactica or launch raiders. Heavy raiders come to board it.
ships-3 = Press A at any time: the turn aid says what they would do now.

vipers-title = Vipers and civilian ships
vipers-1 = Civilian ships carry your people: each one lost costs population, sometimes fuel or morale, too. Raiders attack vipers first, so a viper in the same area protects them.
vipers-2 = At Command you activate one viper twice or two once: launch it from the Reserves, move it one area, or attack. 3 or more on the eight-sided die destroys a raider.
vipers-3 = A pilot like Starbuck can also fly one, from the Hangar Deck.

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
track-1 = An arrow on a crisis moved the fleet a space. On the last space it jumps by itself. From the two blue ones FTL Control can make it jump at once; but if the eight-sided die then shows 6 or less, population falls by the number there.
track-2 = In this game the fleet was on its way when you began, so the first jump is not far.

window-title = Would you like to react?
window-1 = Some cards are played in between: before a check, before a die is rolled, after an attack. Everybody whose colours might hold such a card is asked, whether they hold one or not, so that nobody learns what you have.
window-2 = Mostly you let it go. With “Always…” you say once and for all how you answer such questions.

limit-title = Too many cards
limit-1 = At the end of every turn everybody keeps at most ten skill cards. Whoever comes near to that should put more into checks.

jump-title = The fleet jumps
jump-1 = The Cylon ships are left behind; vipers and civilian ships come along. As Admiral you alone see two destinations and choose one. The other goes under the deck.
jump-2 = A greater distance is nearer to Kobol, but costs more, mostly fuel. With distance 1 each time you would need nine jumps.
jump-3 = The others have to believe you that the other card was worse.

jumped-title = The jump is done
jumped-1 = What the destination says happens at once; some are an ambush. Distances add up: at 4 everybody gets a second loyalty card; from 8 on the next jump is the last and wins.
jumped-2 = The jump track starts anew, and the turn goes on where it was: after a jump by an action there is still a crisis.

revealed-title = So that is what they are
revealed-1 = This player was a Cylon and has shown the card. Its power strikes once, unless they were in the Brig; then they go over to the Cylon ships.
revealed-2 = From now on they play openly against you. This game has one Cylon card only, so everybody else is human. With more players you could not be sure.

unmet-title = What you have not met yet
unmet-vipers = Vipers: at Command you launch, move or attack with two of them. Raiders attack vipers before civilian ships, which carry your people.
unmet-damage = Damage: a damaged location cannot be used until somebody repairs it there, with a Repair card.
unmet-boarding = Boarding: heavy raiders bring centurions aboard. Whenever heavy raiders act, centurions take a step; after four they win. From the Armory you attack them: a 7 or 8 destroys one. Jumps do not shake them off.
unmet-sickbay = Sickbay: whoever begins a turn there draws only one card. They leave it with an ordinary move.
unmet-brig = The Brig: prisoners cannot move, draw no crisis and give at most one card to a check. As an action there, a check of 7 (Politics and Tactics) lets them out.

cylon-kicker = The other side · { $number } of { $of }
cylon-done = What have I learnt?
hidden-title = What if this were your card?
hidden-1 = With this card you win if the humans lose. Nobody knows. You draw, move and act like everybody else.
hidden-2 = You spoil checks. One or two bad cards look like Destiny; with three they know that somebody did it, but not who. Better still: give good cards, but too few.
hidden-3 = You waste: an action for little, a nuke for nothing, a destination that costs more. And you talk: accuse somebody else, with good reasons.
hidden-4 = If they suspect you, they may send you to the Brig, where you can do the least harm.
showing-title = Or you show it
showing-1 = As an action you can show the card, and its power strikes once. The box has four Cylon cards, each with a power of its own; one of them is in this game.
showing-2 = Then you keep three cards, are President or Admiral no longer, and go to the Resurrection Ship. You also draw a super crisis: one that is worse than others, to be played later.
showing-3 = When? Hidden you spoil more as long as they trust you. Once they do not, go: who shows the card in the Brig does so without its power.
open-title = And then you play openly
open-1 = An open Cylon draws two cards of any colour, moves among four places and uses one. They draw no crisis card in their turn.
open-caprica = play your super crisis, or look at two crises and bring one of them on
open-cylon_fleet = make all raiders, heavy raiders or basestars act, or launch more
open-human_fleet = look into somebody’s hand, steal a card, perhaps damage Galactica
open-resurrection_ship = exchange the super crisis; hand your other loyalty cards to somebody (with more players there are two Cylon cards: they may become a Cylon by that)
open-2 = To every check they may give one card, face down like everybody’s.

learnt-kicker = Your first game
learnt-title = What you have learnt
learnt-turn = A turn:
learnt-turn-text = draw, move, act, crisis.
learnt-check = A check:
learnt-check-text = colours that help count for it, all others against it. A total that reaches the difficulty passes.
learnt-ships = Cylon ships
learnt-ships-text = do the first thing they can. Vipers draw their fire: send some, from Command, to where civilian ships are.
learnt-jump = A jump
learnt-jump-text = leaves all Cylon ships behind. Far destinations win, near ones are cheap. From 8 on, one more.
learnt-talk = The others:
learnt-talk-text = watch who gives how much, what they say, and whom it helps. You may lie, but nobody, honest or not, may name exact numbers.
learnt-aid = Press A
learnt-aid-text = at any moment: the turn aid says what can be done now, what the ships will do, and how near each side is to winning.
learnt-on = You can play this game on: your guide stays, and what is new is explained where it happens. If nobody has the Cylon card yet, somebody gets it at distance 4, perhaps you.
learnt-go = Play on
learnt-result = To the result
learnt-normal = A normal game instead
