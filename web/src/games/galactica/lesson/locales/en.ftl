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
kicker-crisis = Your first game · a crisis
kicker-choice = Your first game · a crisis
kicker-check = Your first game · a skill check
kicker-result = Your first game · a skill check
kicker-attack = Your first game · a crisis
kicker-ships = Your first game · Cylon ships
kicker-track = Your first game · the way to the jump
kicker-window = Your first game · a chance to react
kicker-limit = Your first game · the end of a turn
kicker-jump = Your first game · the jump
kicker-jumped = Your first game · the jump
kicker-revealed = Your first game · a Cylon shows their face

goal-title = Bring the fleet to Kobol
goal-text = You are the last humans, aboard the battlestar Galactica and her fleet, with the Cylons behind you. You win together if the fleet travels far enough: after a distance of 8, one more jump, and you are home.
goal-jumps = A jump takes some turns to prepare. Until then you have to live through what comes.
goal-lost = The humans have lost if
goal-dials = one of these four is at 0 when a turn ends,
goal-damage = six locations of Galactica are damaged at the same time, or
goal-boarding = a Cylon boarding party takes the ship.
goal-together = So it is one team against the game. Almost: see the last card.

turn-title = A turn has four steps
turn-text = Everybody has a character with skills and powers of their own. You are Admiral William Adama. In your turn:
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
checks-text = A check has a difficulty and some colours that help. Everybody puts cards in, face down, as many as they like; two more come from a deck that nobody knows. Then all are shuffled and turned up. Cards of the colours that help add their strength, all others take it away.
checks-example = A check of difficulty 7 in which Politics (yellow) and Leadership (green) help:
checks-helps = helps
checks-hinders = hinders
checks-sum = against 7: { $total } is too little, the check fails.
checks-secret = Nobody sees who put in what. You can say “I can help a little”, but never name a number.

traitor-title = Somebody may not be human
traitor-1 = Everybody gets a secret loyalty card. In this game there are six: five say that you are human, one that you are a Cylon. Three are dealt now.
traitor-2 = A hidden Cylon plays along, smiles, and wins if the humans lose. The blue card in the check before: was it bad luck, or was it somebody?
traitor-3 = Halfway to Kobol the other three are dealt. Somebody who was human until then may turn out to be a Cylon.
traitor-4 = In this game you begin as a human. After the first jump we look at the other side.

skills-title = Your skill cards
skills-1 = There are five kinds: Politics (yellow), Leadership (green), Tactics (purple), Piloting (red) and Engineering (blue). You draw those of your character: as Adama, Leadership and Tactics.
skills-2 = The number at the top is the strength of a card in a check. The text below is what it does if you play it instead. You never do both with the same card.
skills-3 = You need not know the texts: point at any card or location, or press it long, and it is explained.

loyalty-title = This card is yours alone
loyalty-1 = Here lies your loyalty. You are human: it says so, and nobody else can see it.
loyalty-2 = You may say that you are. Whoever is a Cylon will say the same.

movement-title = First you may move
movement-1 = The ship is full of locations, and each has an action of its own. What glows can be reached. Within Galactica it is free; to Colonial One, the President’s ship, it costs a card.
movement-2 = Think of what you want to do there. Command sends vipers against raiders. Weapons Control fires at any Cylon ship. FTL Control can make the fleet jump early, once the jump track is blue.
movement-3 = Where you are now, in the Admiral’s Quarters, people are sent to the Brig; Adama himself does not do that.

action-title = Then you act, once
action-1 = Use your location, or play a card that says “Action”, or use a power of your character. As Admiral you also have two nukes, against basestars.
action-2 = What you could do is lit, and stands in words beside your hand. Executive Order is the most useful card you have: somebody else moves and acts, or acts twice.
action-3 = Your guide says what a computer player would do. Doing nothing is allowed, too.

crisis-title = A crisis has come up
crisis-1 = Every human turn ends with a crisis card, whoever’s turn it is. It stands at the side: what is asked, and what happens if it goes well or badly.
crisis-2 = The signs at its foot come into play afterwards: Cylon ships that act, and perhaps an arrow that moves the fleet nearer to its jump.

choice-title = Somebody has to choose
choice-1 = Some crises ask one player to choose, mostly the President or the Admiral, which is you. Both choices may cost something. Look at your dials before you decide.

check-title = A skill check
check-1 = At the top stands the difficulty, and which colours help. Below stand the results.
check-2 = Two cards of the Destiny deck go in first. Then everybody adds cards in turn, the current player last. How many is seen, which is not.
check-3 = On your cards stands what each is worth here: plus helps, minus hinders.
check-4 = Do not throw everything in. The next crisis comes with the next turn, and cards in your hand are also things you can do.

result-title = The cards are turned up
result-1 = The total is compared with the difficulty. What the card says for that result has been done; look what became of your dials.
result-2 = Were there cards that nobody should have given? Destiny is blind, and gives two. More than two bad cards make you think.

attack-title = A Cylon attack
attack-1 = This crisis is no check: new Cylon ships appear around Galactica, and civilian ships that have to be protected.
attack-2 = Vipers fight raiders. A raider without a viper before it shoots a civilian ship, and with it people or fuel are lost.
attack-3 = Nobody has to destroy every ship. A jump leaves all of them behind.

ships-title = Cylon ships act
ships-1 = By the signs on the crisis. Each raider does the first thing that it can: attack a viper, destroy a civilian ship, fly towards one, attack Galactica.
ships-2 = Heavy raiders bring boarding parties: if they come to the launch areas below the ship, centurions march through Galactica. Basestars fire at Galactica, or launch more raiders.
ships-3 = What would they do now? Press A: the turn aid is open at the step we are in and answers that from the board.

track-title = Nearer to the jump
track-1 = That arrow moved the fleet a space. On the last space it jumps by itself. From the two blue ones FTL Control can make it jump at once, but some people may be left behind: the number is what population may lose.
track-2 = In this game the fleet was on its way when you began, so the first jump is not far.

window-title = Would you like to react?
window-1 = Some cards are played in between: before a check, before a die is rolled, after an attack. Everybody who could is asked, also those who have no such card, so that nobody learns what you hold.
window-2 = Mostly you let it go. You can say once and for all how you want to answer such questions: “Always…”.

limit-title = Too many cards
limit-1 = At the end of every turn everybody keeps at most ten skill cards. Whoever comes near to that should put more into checks.

jump-title = The fleet jumps
jump-1 = The Cylon ships are left behind; vipers and civilian ships come along. You are the Admiral, so you alone see two destinations and choose one. The other goes away unseen.
jump-2 = A greater distance is nearer to Kobol, but costs more, mostly fuel. With distance 1 each time you would need nine jumps, more than a fleet survives. Yet a near place that brings fuel can be worth it.
jump-3 = The others have to believe you that the other card was worse. Would you believe them?

jumped-title = The first jump is done
jumped-1 = The distance is added up. At 4 everybody gets a second loyalty card; at 8 the next jump is the last and wins.
jumped-2 = The jump track starts anew. Now you have seen all that humans do. One thing is left: the other side.

revealed-title = So that is what they are
revealed-1 = This player was a Cylon all along. They have shown their card, used its power and gone over to the Cylon ships.
revealed-2 = From now on they play openly against you. But you know now whom to trust: the others, for the time being.

cylon-kicker = The other side · { $number } of { $of }
cylon-done = What have I learnt?
hidden-title = What if this were your card?
hidden-1 = With this card you win if the humans lose. Nobody knows. You draw, move and act like everybody else.
hidden-2 = You spoil checks: one bad card among many looks like Destiny. Two or three of them when it matters, and nobody can prove it. Better still: give good cards, but too few.
hidden-3 = You waste: an action for little, a nuke for nothing, a destination that costs more. And you talk: accuse somebody else, with good reasons.
hidden-4 = If they find out, they send you to the Brig: there you give one card to a check, and take no crisis.
showing-title = Or you show it
showing-1 = As an action you can reveal the card, and its power strikes once. There are four Cylon cards, each with a power of its own.
showing-2 = Then you keep three cards, lose your titles, and go to the Resurrection Ship with a super crisis of your own.
showing-3 = When? Hidden you spoil more as long as they trust you. Once they do not, go: who reveals in the Brig does so without the card’s power.
open-title = And then you play openly
open-1 = An open Cylon draws two cards of any colour, moves among four places and uses one. They draw no crisis card in their turn.
open-caprica = play your super crisis, or look at two crises and bring one of them on
open-cylon_fleet = make all raiders, heavy raiders or basestars act, or launch more
open-human_fleet = look into somebody’s hand, steal a card, perhaps damage Galactica
open-resurrection_ship = exchange the super crisis; hand your other loyalty cards to somebody, who may become a Cylon by that
open-2 = To every check they give one card, face down like everybody’s.

learnt-kicker = Your first game
learnt-title = What you have learnt
learnt-turn = A turn:
learnt-turn-text = draw, move, act, crisis.
learnt-check = A check:
learnt-check-text = colours that help count for it, all others against it. Give what it takes, not more.
learnt-ships = Cylon ships
learnt-ships-text = do the first thing they can: vipers in front of civilian ships save people.
learnt-jump = A jump
learnt-jump-text = leaves all enemies behind. Far destinations win, near ones are cheap. From 8 on, one more.
learnt-talk = The others:
learnt-talk-text = watch who gives how much, what they say, and whom it helps. You may lie, but nobody, honest or not, may name exact numbers.
learnt-aid = Press A
learnt-aid-text = at any moment: the turn aid says what can be done now, what the ships will do, and how near each side is to winning.
learnt-on = You can play this game on: from now on your guide says only what a computer player would do. Halfway to Kobol you may become a Cylon yourself.
learnt-go = Play on
learnt-result = To the result
learnt-normal = A normal game instead
