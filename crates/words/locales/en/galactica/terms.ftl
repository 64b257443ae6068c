# Galactica: short explanations, which are the turn aid as well. ".also": other names to be found by, in small letters, separated by
# commas.

term-turn = A turn
    .also = turn, turns, turn order, round, rules, how to play, steps
    .text = Receive skills: draw the cards of your skill set. Movement: go to another location, or fly to the next area; changing ships costs a card. Action: take one, such as that of the location you are at. Crisis: draw a crisis and resolve it; then its Cylon ships act, and the fleet may advance on the jump track. At the end everybody keeps at most 10 skill cards, and play passes to the left.
term-receive = Receive skills
    .also = receive, receiving skills, skill set, draw
    .text = The first step of a turn: draw every card of your skill set, however many you hold. Where it says “or”, say first how many of each type. Whoever begins their turn in Sickbay draws only 1; a revealed Cylon draws 2 of any types.
term-movement = Movement
    .also = move, moving, moves, landing, land, fly, flying
    .text = Optional. Within a ship it is free; between Galactica and Colonial One it costs 1 skill card. In a viper: fly to the next area, free, or land at any location for 1 skill card, and the viper goes back to the Reserves. Nobody goes to Sickbay or the Brig of their own will, and nobody in the Brig moves. A damaged location can be entered, but not used.
term-cylon-turn = A Cylon’s turn
    .also = cylon turn, revealed cylon, open cylon
    .text = An openly revealed Cylon draws 2 cards of any types, moves freely among the Cylon locations and takes the action of one. That turn has no crisis step, no Cylon ships and no jump. A revealed Cylon adds at most 1 card to a check and plays no card for its text.
term-action = Action
    .also = actions
    .text = An action is one of these: activate the location you are at; play a skill card that says so; use a power of your character that says so; as President, draw or play a Quorum card; as Admiral, fire a nuke; in a viper, move it or attack with it; reveal yourself as a Cylon. You may also do nothing.
term-check = Skill check
    .also = check, checks, skill checks, difficulty, destiny, destiny deck, contribute
    .text = Two cards come from the Destiny deck. Starting to the left of the current player, each player in turn adds any number of cards face down; prisoners and revealed Cylons add at most 1. The cards are shuffled and turned up: types that help add their strength, the others subtract it. If the total reaches the difficulty, the check is passed. Some checks have a result in between. All cards are then discarded; an empty Destiny deck is made up again.
term-crisis = Crisis
    .also = crises, crisis card, crisis cards
    .text = A crisis is a check, a choice by one player, or a Cylon attack. After a check or a choice the Cylon ships it names act; then, if it says so, the fleet advances on the jump track. An attack lets the ships act first, then sets up new ones and adds a rule of its own.
term-jump = Jump
    .also = jumping, jump track, jump preparation, prepare for jump, destination, destinations, distance, kobol
    .text = If the crisis card has the jump sign, the fleet advances 1 space on its track; on the last one it jumps at once, and from the two before that FTL Control can make it jump. In a jump all ships leave space; the Admiral draws 2 destinations and chooses one, the other goes under the deck; what the card says is done; its distance is added up; the fleet goes back to the start of the track. From 4 on loyalty cards are dealt again. From 8 on the next jump is the last: the humans win by it, if no resource is at 0.
term-ftl = FTL jump
    .also = ftl, jump early, early jump
    .text = Whoever activates FTL Control while the fleet is on one of the two blue spaces makes it jump at once. They roll first: on 6 or less, population is lost, 3 on the first blue space, 1 on the second.
term-reveal = Revealing
    .also = reveal, revealing cylons, cylon, cylons
    .text = As an action, a Cylon may show a Cylon card and use its power, if they are not in the Brig. Then they keep 3 skill cards, lose all titles, go to the Resurrection Ship and draw a super crisis. Their turn is over without a crisis; under somebody else’s Executive Order, that player’s turn goes on.
term-vipers = Vipers
    .also = viper, pilot, pilots, reserves, launch, hangar deck launch
    .text = Vipers are launched from the Reserves at port bow or port aft. An activation launches one, moves one to the next area or attacks a Cylon ship in its area. Only pilots fly them themselves, from the Hangar Deck; with none in the Reserves they may take an unmanned one out of space. All others are unmanned and are activated from Command. A damaged viper waits for repair; the pilot of a viper that is hit goes to Sickbay.
term-unmanned = Unmanned vipers
    .also = unmanned, unmanned viper
    .text = Vipers that nobody flies. They are activated from Command or by the CAG, and raiders attack them before any viper with a pilot.
term-nukes = Nukes
    .also = nuke
    .text = The Admiral’s, 2 in all: as an action, one is fired at a basestar in any area and is spent, whatever the die shows. 1–2: damaged twice. 3–6: destroyed. 7–8: destroyed, with up to 3 raiders of that area.
term-risk = Raptors and risk
    .also = risk, raptor, raptors, risking
    .text = “Risk a raptor” or “risk a viper”: one must be in the Reserves. If the roll fails, it is lost and nothing is gained. Launch Scout needs a raptor.
term-activation = Cylon ships
    .also = activation, cylon activation, raiders, raider, heavy raiders, heavy raider, basestar, basestars, activate
    .text = Raiders, area by area as the current player likes, each do the first thing they can: attack an unmanned viper, else one with a pilot, else destroy a civilian ship (the current player says which), else move towards the nearest civilian ship, clockwise where it is as far either way, else attack Galactica. With no raider in space, every basestar launches 2. Heavy raiders: centurions aboard advance, heavy raiders that are in a launch area board and become centurions at the start of their track, the others move towards the nearest launch area; with none in space, every basestar launches 1. Basestars each attack Galactica. Launching: every basestar launches 3 raiders. Under Cylon Swarm they launch 1 more. A ship acts once.
term-attacks = Attack table
    .also = attack, attacks, odds, dice, die, combat
    .text = One eight-sided die:
term-damage = Damage
    .also = damage tokens, damaged, repair, damage token
    .text = A hit on Galactica draws a token: either a location cannot be used until it is repaired and anyone there goes to Sickbay, or 1 food or fuel is lost and the token leaves the game. Six damaged locations at once lose the game. A hit on a basestar draws one of its tokens; 3 points destroy it.
term-boarding = Boarding
    .also = centurion, centurions, boarding track
    .text = A heavy raider in a launch area boards when heavy raiders act: it becomes a centurion on the first space of the track. Those aboard before advance 1 space then. A centurion that has taken 4 steps has taken the ship, and the humans have lost. Centurions are fought from the Armory; a jump does not rid the ship of them.
term-civilians = Civilian ships
    .also = civilian, civilian ship, civilian ships, civilians
    .text = They lie face down; when one is destroyed it is turned up, and what it shows is lost. From Communications you can look at them and move them. A jump brings them all back.
term-resources = Resources
    .also = resource, food, fuel, morale, population, red
    .text = Food, fuel, morale and population. If one of them is 0 at the end of a turn, the humans have lost. None goes above 15. In the red: food and fuel at 4 or less, morale at 5, population at 6.
term-loyalty = Loyalty
    .also = loyalty cards, loyalty card, loyalty deck, traitor, human, humans, sleeper, sleeper phase, sleeper agents, sides
    .text = Loyalty cards are secret. A single Cylon card makes its holder a Cylon, hidden until revealed, who wins with the Cylons. Everyone gets a card at the start and another halfway to Kobol, from distance 4 on; Baltar has one more from the start, Boomer gets one more halfway. The deck holds 1 Cylon card for three or four players and 2 for five or six; for four or six players a Sympathizer joins after the first deal.
term-secrecy = Secrecy
    .also = talk, talking, table talk, secrets, what may be said, secret
    .text = Anything may be said about plans and suspicions: accuse, promise and lie freely, also about loyalty cards, your own or one you have seen. But nobody names the exact strength of a card, says after a check which cards were theirs, or tells details of cards they looked at in a deck. Hands, loyalty cards and Quorum cards are never shown.
term-titles = Titles
    .also = title, succession
    .text = The President holds and plays the Quorum cards; the Admiral has the nukes and chooses the destinations. When the holder is revealed as a Cylon, the title goes to the highest in its line who is no revealed Cylon; the Admiral also loses it in the Brig, to the highest who is not there. Leaving the Brig brings no title back.
term-quorum = Quorum
    .also = quorum card, quorum cards, quorum hand
    .text = The President draws Quorum cards as an action or in the President's Office, and plays one as an action. The hand passes on with the title.
term-super-crisis = Super crisis
    .also = super crises, super crisis card
    .text = A revealed Cylon holds one and plays it at Caprica. No power of a character touches it or its check.
term-end = End of the game
    .also = end, ending, winning, win, lose, game end, victory, how the cylons win, how the humans win, how to win
    .text = The humans win with the first jump after a distance of 8, if no resource is at 0 then; otherwise they lose by it. The Cylons win when a resource is 0 at the end of a turn, when six locations of Galactica are damaged, or when a centurion reaches the end of the boarding track.
term-orders = Standing orders
    .also = orders, order, always, reactions, windows
    .text = Some skill cards can be played when others act: before a roll or a check, after an attack, once a check is added up. Everybody who could hold such a card is asked. A standing order answers for you: always play it, never, or ask. Orders are yours alone: nobody sees them, and they can be about cards you do not hold.
term-hand-limit = Hand limit
    .also = limit, hand
    .text = At the end of every turn each player keeps at most 10 skill cards, Tyrol 8 until he is revealed. Apollo discards at random. Quorum and super crisis cards do not count.
term-end-of-turn = End of turn
    .also = turn end
    .text = Whoever has more than 10 skill cards, Tyrol more than 8, discards the rest. Then, if a resource is at 0, the humans have lost. Play passes to the left.
term-galactica = Galactica
    .also = battlestar
    .text = The battlestar, with ten locations; six of them can be damaged. Sickbay and the Brig are hazardous: nobody goes there of their own will.
term-colonial-one = Colonial One
    .also = colonial
    .text = The President’s ship, with three locations that cannot be damaged. Going there from Galactica, or back, costs a skill card.
term-hazardous = Hazardous locations
    .also = hazardous
    .text = Sickbay and the Brig. Nobody goes there of their own will, and “any location” does not include them; one is sent there.
term-skills = Skills
    .also = skill, skill types, types, skill cards
    .text = Politics, Leadership, Tactics, Piloting and Engineering: 21 cards each, of strength 1 to 5. Of the 41 checks on crisis cards Tactics helps in 29, Leadership in 26, Politics in 23, Piloting and Engineering in 10 each.
term-advice = Advice
    .also = tips, tip, strategy, hints, how to play well
    .text = What tends to go well:
advice-human = Humans: look after the resource that is lowest. Crises mostly cost morale, attacks population.
advice-roles = Each does what they are good at: pilots fight, the President and other politicians pass checks and use the Quorum, engineers repair.
advice-checks = Checks: not every one is worth its cards, which are missing in the next. Let those fail that cost little.
advice-ftl = FTL Control gets the fleet away from many ships; not with population low.
advice-suspicion = Suspects: watch for cards against a check, and ask for reasons. A Cylon in the Brig does little harm, and less when they reveal themselves.
advice-sleepers = At distance 4 loyalty cards are dealt again: a human may become a Cylon. Whoever is far ahead before that may have to undo it.
advice-hidden = Hidden Cylons: have a reason for not helping, or help with one card and spoil with another of a type that others draw as well. Let others look worse, keep out of the Brig, and reveal yourself when your card does most harm.
advice-revealed = Revealed Cylons: go for the weakest resource, with crises at Caprica for morale, with the Cylon Fleet for population. Draw Piloting and Engineering: they spoil most checks.
term-decks = Decks
    .also = deck, discards, left, cards left
    .text = When a deck runs out, its discards are shuffled into a new one.
term-aid = Turn aid
    .also = aid, help, overview, reference
    .text = The game on one page:

attack-row = { $fight }: { $odds }.
attack-sure = { $fight }: always destroyed, without a roll.
loyalty-deck =
    This game’s deck: { $cylons ->
        [one] 1 Cylon card
       *[other] { $cylons } Cylon cards
    } and { $humans } that say “You Are Not a Cylon”{ $sympathizer ->
        [yes] , and after the first deal a Sympathizer
       *[no] ; no Sympathizer
    }.
loyalty-left =
    { $slept ->
        [yes] All have been dealt
       *[no] { $left } are still to be dealt, at distance 4
    }; Cylon cards shown so far: { $shown }.
