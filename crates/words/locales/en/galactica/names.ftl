# Galactica: the names of cards, people, places and pieces. Names are facts: each language uses those that its rulebook uses.

card-crisis-a-traitor-accused = A Traitor Accused
card-crisis-admiral-grilled = Admiral Grilled
card-crisis-ambush = Ambush
card-crisis-analyze-enemy-fighter = Analyze Enemy Fighter
card-crisis-besieged = Besieged
card-crisis-boarding-parties = Boarding Parties
card-crisis-bomb-threat = Bomb Threat
card-crisis-build-cylon-detector = Build Cylon Detector
card-crisis-colonial-day = Colonial Day
card-crisis-crash-landing = Crash Landing
card-crisis-crippled-raider = Crippled Raider
card-crisis-cylon-accusation = Cylon Accusation
card-crisis-cylon-screenings = Cylon Screenings
card-crisis-cylon-swarm = Cylon Swarm
card-crisis-cylon-tracking-device = Cylon Tracking Device
card-crisis-cylon-virus = Cylon Virus
card-crisis-declare-martial-law = Declare Martial Law
card-crisis-detector-sabotage = Detector Sabotage
card-crisis-elections-loom = Elections Loom
card-crisis-food-shortage = Food Shortage
card-crisis-forced-water-mining = Forced Water Mining
card-crisis-fulfiller-of-prophecy = Fulfiller of Prophecy
card-crisis-guilt-by-collusion = Guilt by Collusion
card-crisis-hangar-accident = Hangar Accident
card-crisis-heavy-assault = Heavy Assault
card-crisis-informing-the-public = Informing the Public
card-crisis-jammed-assault = Jammed Assault
card-crisis-jump-computer-failure = Jump Computer Failure
card-crisis-keep-tabs-on-visitor = Keep Tabs on Visitor
card-crisis-legendary-discovery = Legendary Discovery
card-crisis-loss-of-a-friend = Loss of a Friend
card-crisis-low-supplies = Low Supplies
card-crisis-mandatory-testing = Mandatory Testing
card-crisis-missing-g4-explosives = Missing G4 Explosives
card-crisis-network-computers = Network Computers
card-crisis-prison-labor = Prison Labor
card-crisis-prisoner-revolt = Prisoner Revolt
card-crisis-raiding-party = Raiding Party
card-crisis-requested-resignation = Requested Resignation
card-crisis-rescue-caprica-survivors = Rescue Caprica Survivors
card-crisis-rescue-mission-raiders-jump = Rescue Mission
card-crisis-rescue-mission-basestars-jump = Rescue Mission
card-crisis-rescue-the-fleet = Rescue the Fleet
card-crisis-resistance = Resistance
card-crisis-riots-basestars-jump = Riots
card-crisis-riots-launch-raiders = Riots
card-crisis-scouting-for-fuel = Scouting for Fuel
card-crisis-scouting-for-water = Scouting for Water
card-crisis-security-breach = Security Breach
card-crisis-send-survey-team = Send Survey Team
card-crisis-sleep-deprivation = Sleep Deprivation
card-crisis-surrounded = Surrounded
card-crisis-tactical-strike = Tactical Strike
card-crisis-terrorist-bomber = Terrorist Bomber
card-crisis-terrorist-investigations = Terrorist Investigations
card-crisis-the-olympic-carrier = The Olympic Carrier
card-crisis-thirty-three = Thirty-Three
card-crisis-unexpected-reunion = Unexpected Reunion
card-crisis-unidentified-ship = Unidentified Ship
card-crisis-water-sabotaged = Water Sabotaged
card-crisis-water-shortage-basestars-jump = Water Shortage
card-crisis-water-shortage-raiders-jump = Water Shortage
card-crisis-water-shortage-basestars = Water Shortage
card-crisis-weapon-malfunction = Weapon Malfunction
card-crisis-witch-hunt = Witch Hunt

card-super-bomb-on-colonial-1 = Bomb on Colonial 1
card-super-cylon-intruders = Cylon Intruders
card-super-fleet-mobilization = Fleet Mobilization
card-super-inbound-nukes = Inbound Nukes
card-super-massive-assault = Massive Assault

# The special rules of Cylon attacks.
noun-attack-training-new-pilots = Training New Pilots
noun-attack-heavy-casualties = Heavy Casualties
noun-attack-surprise-assault = Surprise Assault
noun-attack-massive-deployment = Massive Deployment
noun-attack-heavy-bombardment = Heavy Bombardment
noun-attack-communications-jamming = Communications Jamming
noun-attack-ftl-failure = FTL Failure
noun-attack-panic = Panic
noun-attack-hangar-assault = Hangar Assault
noun-attack-relentless-pursuit = Relentless Pursuit
noun-attack-power-failure = Power Failure

card-quorum-accept-prophecy = Accept Prophecy
card-quorum-arrest-order = Arrest Order
card-quorum-assign-arbitrator = Assign Arbitrator
card-quorum-assign-mission-specialist = Assign Mission Specialist
card-quorum-assign-vice-president = Assign Vice President
card-quorum-authorization-of-brutal-force = Authorization of Brutal Force
card-quorum-encourage-mutiny = Encourage Mutiny
card-quorum-food-rationing = Food Rationing
card-quorum-inspirational-speech = Inspirational Speech
card-quorum-presidential-pardon = Presidential Pardon
card-quorum-release-cylon-mugshots = Release Cylon Mugshots

card-destination-asteroid-field = Asteroid Field
card-destination-barren-planet = Barren Planet
card-destination-cylon-ambush = Cylon Ambush
card-destination-cylon-refinery = Cylon Refinery
card-destination-deep-space = Deep Space
card-destination-desolate-moon = Desolate Moon
card-destination-icy-moon = Icy Moon
card-destination-ragnar-anchorage = Ragnar Anchorage
card-destination-remote-planet = Remote Planet
card-destination-tylium-planet = Tylium Planet
card-skill-consolidate-power = Consolidate Power
    .text = Action: draw 2 skill cards of any types.
card-skill-investigative-committee = Investigative Committee
    .text = Before a skill check: all cards of this check, including those from Destiny, are added face up.
card-skill-executive-order = Executive Order
    .text = Action: another player moves and takes an action now, or takes two actions without moving. Only one such order per turn.
card-skill-declare-emergency = Declare Emergency
    .text = After a check is totalled: its difficulty falls by 2. Only one per check.
card-skill-launch-scout = Launch Scout
    .text = Action: a raptor looks for trouble ahead. Roll a die: on 3 or more, look at the top card of the crisis or destination deck and leave it there or put it at the bottom; on 1 or 2 the raptor is lost.
card-skill-strategic-planning = Strategic Planning
    .text = Before any roll: the result is 2 higher. Only one per roll.
card-skill-evasive-maneuvers = Evasive Maneuvers
    .text = After an attack on a viper: the attack is rolled again, at 2 less if the viper has a pilot.
card-skill-maximum-firepower = Maximum Firepower
    .text = Action, while you fly a viper: attack with it up to 4 times.
card-skill-repair = Repair
    .text = Action: repair the location you are at. On the Hangar Deck you may repair up to 2 damaged vipers instead.
card-skill-scientific-research = Scientific Research
    .text = Before a skill check: every Engineering card helps in this check.

# A skill card in full, and in few words (".short") where many are listed.
card-skill-consolidate-power-1 = { card-skill-consolidate-power } ({ place-type-politics } 1)
    .short = { place-type-politics } 1
card-skill-consolidate-power-2 = { card-skill-consolidate-power } ({ place-type-politics } 2)
    .short = { place-type-politics } 2
card-skill-investigative-committee-3 = { card-skill-investigative-committee } ({ place-type-politics } 3)
    .short = { place-type-politics } 3
card-skill-investigative-committee-4 = { card-skill-investigative-committee } ({ place-type-politics } 4)
    .short = { place-type-politics } 4
card-skill-investigative-committee-5 = { card-skill-investigative-committee } ({ place-type-politics } 5)
    .short = { place-type-politics } 5
card-skill-executive-order-1 = { card-skill-executive-order } ({ place-type-leadership } 1)
    .short = { place-type-leadership } 1
card-skill-executive-order-2 = { card-skill-executive-order } ({ place-type-leadership } 2)
    .short = { place-type-leadership } 2
card-skill-declare-emergency-3 = { card-skill-declare-emergency } ({ place-type-leadership } 3)
    .short = { place-type-leadership } 3
card-skill-declare-emergency-4 = { card-skill-declare-emergency } ({ place-type-leadership } 4)
    .short = { place-type-leadership } 4
card-skill-declare-emergency-5 = { card-skill-declare-emergency } ({ place-type-leadership } 5)
    .short = { place-type-leadership } 5
card-skill-launch-scout-1 = { card-skill-launch-scout } ({ place-type-tactics } 1)
    .short = { place-type-tactics } 1
card-skill-launch-scout-2 = { card-skill-launch-scout } ({ place-type-tactics } 2)
    .short = { place-type-tactics } 2
card-skill-strategic-planning-3 = { card-skill-strategic-planning } ({ place-type-tactics } 3)
    .short = { place-type-tactics } 3
card-skill-strategic-planning-4 = { card-skill-strategic-planning } ({ place-type-tactics } 4)
    .short = { place-type-tactics } 4
card-skill-strategic-planning-5 = { card-skill-strategic-planning } ({ place-type-tactics } 5)
    .short = { place-type-tactics } 5
card-skill-evasive-maneuvers-1 = { card-skill-evasive-maneuvers } ({ place-type-piloting } 1)
    .short = { place-type-piloting } 1
card-skill-evasive-maneuvers-2 = { card-skill-evasive-maneuvers } ({ place-type-piloting } 2)
    .short = { place-type-piloting } 2
card-skill-maximum-firepower-3 = { card-skill-maximum-firepower } ({ place-type-piloting } 3)
    .short = { place-type-piloting } 3
card-skill-maximum-firepower-4 = { card-skill-maximum-firepower } ({ place-type-piloting } 4)
    .short = { place-type-piloting } 4
card-skill-maximum-firepower-5 = { card-skill-maximum-firepower } ({ place-type-piloting } 5)
    .short = { place-type-piloting } 5
card-skill-repair-1 = { card-skill-repair } ({ place-type-engineering } 1)
    .short = { place-type-engineering } 1
card-skill-repair-2 = { card-skill-repair } ({ place-type-engineering } 2)
    .short = { place-type-engineering } 2
card-skill-scientific-research-3 = { card-skill-scientific-research } ({ place-type-engineering } 3)
    .short = { place-type-engineering } 3
card-skill-scientific-research-4 = { card-skill-scientific-research } ({ place-type-engineering } 4)
    .short = { place-type-engineering } 4
card-skill-scientific-research-5 = { card-skill-scientific-research } ({ place-type-engineering } 5)
    .short = { place-type-engineering } 5
place-type-politics = Politics
place-type-leadership = Leadership
place-type-tactics = Tactics
place-type-piloting = Piloting
place-type-engineering = Engineering

card-character-william-adama = William Adama
    .short = Adama
card-character-saul-tigh = Saul Tigh
    .short = Tigh
card-character-helo = Karl "Helo" Agathon
    .short = Helo
card-character-apollo = Lee "Apollo" Adama
    .short = Apollo
card-character-starbuck = Kara "Starbuck" Thrace
    .short = Starbuck
card-character-boomer = Sharon "Boomer" Valerii
    .short = Boomer
card-character-tyrol = "Chief" Galen Tyrol
    .short = Tyrol
card-character-tom-zarek = Tom Zarek
    .short = Zarek
card-character-laura-roslin = Laura Roslin
    .short = Roslin
card-character-gaius-baltar = Gaius Baltar
    .short = Baltar

noun-role-military-leader = military leader
noun-role-pilot = pilot
noun-role-support = support
noun-role-political-leader = political leader

card-ability-inspirational-leader = Inspirational Leader
    .text = in checks of crises that Adama himself drew, every card of strength 1 helps, whatever its type.
card-ability-command-authority = Command Authority
    .text = when a check is over, Adama may take all its cards into his hand. Not after a super crisis.
card-ability-emotionally-attached = Emotionally Attached
    .text = Adama cannot activate Admiral's Quarters.
card-ability-cylon-hatred = Cylon Hatred
    .text = whenever somebody activates Admiral's Quarters, Tigh may make that check easier by 3.
card-ability-declare-martial-law = Declare Martial Law
    .text = the Admiral becomes President as well.
card-ability-alcoholic = Alcoholic
    .text = at the start of anyone’s turn, Tigh discards his hand if it is exactly 1 skill card.
card-ability-eco-officer = ECO Officer
    .text = once in each of his own turns, Helo may have any die rolled again; the new result counts.
card-ability-moral-compass = Moral Compass
    .text = after somebody has chosen on a crisis card, Helo may change the choice to the other half. Not on a super crisis.
card-ability-stranded = Stranded
    .text = Helo is off the board until his second turn begins, and cannot move, be moved or act. Then he is on the Hangar Deck.
card-ability-alert-viper-pilot = Alert Viper Pilot
    .text = when vipers are launched from the Reserves while Apollo is aboard Galactica and not in the Brig, he may take over one of them and act at once.
card-ability-cag = CAG
    .text = up to 6 activations of unmanned vipers.
card-ability-headstrong = Headstrong
    .text = when Apollo must discard skill cards, they are picked at random.
card-ability-expert-pilot = Expert Pilot
    .text = if Starbuck begins her turn in a viper, she has 2 actions.
card-ability-secret-destiny = Secret Destiny
    .text = when a crisis is turned up, Starbuck may have it discarded and another drawn. Not a super crisis.
card-ability-insubordinate = Insubordinate
    .text = a check at Admiral's Quarters against Starbuck is easier by 3.
card-ability-recon = Recon
    .text = at the end of her turn Boomer may look at the top crisis card and leave it there or put it at the bottom.
card-ability-mysterious-intuition = Mysterious Intuition
    .text = instead of making the check on a crisis, Boomer may name its result: passed or failed. Not on a super crisis.
card-ability-sleeper-agent = Sleeper Agent
    .text = halfway to Kobol, Boomer is dealt 2 loyalty cards instead of 1, and then goes to the Brig.
card-ability-maintenance-engineer = Maintenance Engineer
    .text = after a Repair card on his own turn, Tyrol has another action, once per turn.
card-ability-blind-devotion = Blind Devotion
    .text = after everyone has added cards to a check, Tyrol may name a type: its cards count for nothing. Not on a super crisis.
card-ability-reckless = Reckless
    .text = Tyrol keeps at most 8 skill cards.
card-ability-friends-in-low-places = Friends in Low Places
    .text = whenever somebody activates Administration or the Brig, Zarek may make that check easier or harder by 2.
card-ability-unconventional-tactics = Unconventional Tactics
    .text = lose 1 population and gain 1 food, fuel or morale.
card-ability-convicted-criminal = Convicted Criminal
    .text = Zarek cannot activate a location where somebody else is, except the Brig.
card-ability-religious-visions = Religious Visions
    .text = when Roslin draws a crisis she sees two, resolves one and puts the other under the deck.
card-ability-skilled-politician = Skilled Politician
    .text = draw 4 Quorum cards, carry out one and put the others under the deck. Roslin need not be President.
card-ability-terminal-illness = Terminal Illness
    .text = to activate a location, Roslin first discards 2 skill cards.
card-ability-delusional-intuition = Delusional Intuition
    .text = after drawing a crisis, Baltar draws 1 skill card of any type.
card-ability-cylon-detector = Cylon Detector
    .text = look at all of another player’s loyalty cards.
card-ability-coward = Coward
    .text = Baltar starts with 2 loyalty cards.

# ".the": the place within a sentence.
place-location-ftl-control = FTL Control
    .the = FTL Control
    .at = at FTL Control
    .text = The fleet jumps, if it is far enough on the jump track. Roll first: on 6 or less, the population printed there is lost.
place-location-weapons-control = Weapons Control
    .the = Weapons Control
    .at = at Weapons Control
    .text = Galactica attacks one Cylon ship in any area.
place-location-communications = Communications
    .the = Communications
    .at = at Communications
    .text = Look in secret at 2 civilian ships in space; then you may move each of them to an adjacent area.
place-location-research-lab = Research Lab
    .the = the Research Lab
    .at = in the Research Lab
    .text = Draw 1 Engineering or 1 Tactics card.
place-location-command = Command
    .the = Command
    .at = at Command
    .text = Activate unmanned vipers up to twice: launch, move or attack; both may be the same one.
place-location-admirals-quarters = Admiral's Quarters
    .the = Admiral's Quarters
    .at = in Admiral's Quarters
    .text = Accuse someone; if the check is passed, that character goes to the Brig.
place-location-hangar-deck = Hangar Deck
    .the = the Hangar Deck
    .at = on the Hangar Deck
    .text = A pilot launches a viper from the Reserves and then has another action.
place-location-armory = Armory
    .the = the Armory
    .at = in the Armory
    .text = Attack a centurion aboard: 7 or 8 destroys it.
place-location-sickbay = Sickbay
    .the = Sickbay
    .at = in Sickbay
    .text = There is nothing to do here. Whoever starts their turn here draws only 1 skill card.
place-location-brig = Brig
    .the = the Brig
    .at = in the Brig
    .text = Try to get out: if the check is passed, go to a location on Galactica. A prisoner cannot move, adds no more than 1 card to a check and draws no crisis.
place-location-press-room = Press Room
    .the = the Press Room
    .at = in the Press Room
    .text = Draw 2 Politics cards.
place-location-presidents-office = President's Office
    .the = the President's Office
    .at = in the President's Office
    .text = President only: draw a Quorum card; then you may draw another or play one.
place-location-administration = Administration
    .the = Administration
    .at = at Administration
    .text = Propose someone; if the check is passed, that character becomes President.
place-location-caprica = Caprica
    .the = Caprica
    .at = on Caprica
    .text = Play your super crisis; or draw 2 crises, resolve one and discard the other. Its signs for Cylon ships and for the jump do not count.
place-location-cylon-fleet = Cylon Fleet
    .the = the Cylon Fleet
    .at = with the Cylon Fleet
    .text = All Cylon ships of one kind act; or every basestar launches 2 raiders and 1 heavy raider. Closed to a Sympathizer.
place-location-human-fleet = Human Fleet
    .the = the Human Fleet
    .at = with the Human Fleet
    .text = Look at someone’s hand and take a card from it; then roll: on 5 or more, Galactica is damaged.
place-location-resurrection-ship = Resurrection Ship
    .the = the Resurrection Ship
    .at = on the Resurrection Ship
    .text = You may exchange your super crisis. Then, while the distance is 7 or less, give all your hidden loyalty cards to a human.

place-ship-galactica = Galactica
place-ship-colonial-one = Colonial One
place-ship-cylon = Cylon locations

place-area-front = front
place-area-starboard-bow = starboard bow
place-area-starboard-aft = starboard aft
place-area-rear = rear
place-area-port-aft = port aft
place-area-port-bow = port bow

place-title-president = President
place-title-admiral = Admiral

# ".first": at the beginning of a sentence.
place-dial-food = food
    .first = Food
place-dial-fuel = fuel
    .first = Fuel
place-dial-morale = morale
    .first = Morale
place-dial-population = population
    .first = Population

card-loyalty-not-a-cylon = You Are Not a Cylon
    .text = You win with the humans, unless another card makes you a Cylon.
card-loyalty-cylon-brig = You Are a Cylon (Brig)
    .text = You win with the Cylons. When you reveal it, outside the Brig, you may send another character on Galactica to the Brig.
card-loyalty-cylon-sickbay = You Are a Cylon (Sickbay)
    .text = You win with the Cylons. When you reveal it, outside the Brig, another character on Galactica may have to discard 5 skill cards and go to Sickbay.
card-loyalty-cylon-damage = You Are a Cylon (damage)
    .text = You win with the Cylons. When you reveal it, outside the Brig, you may draw 5 damage tokens of Galactica and apply 2 of them.
card-loyalty-cylon-morale = You Are a Cylon (morale)
    .text = You win with the Cylons. When you reveal it, outside the Brig, you may lower morale by 1.
card-loyalty-sympathizer = You Are a Sympathizer
    .text = Shown as soon as it is dealt. If a resource is in the red, you go to the Brig and stay human; if none is, you become a revealed Cylon, without a super crisis and without the Cylon Fleet.

place-icon-raiders = raiders act
place-icon-launch-raiders = basestars launch raiders
place-icon-heavy-raiders = heavy raiders and centurions act
place-icon-basestars = basestars attack Galactica

place-deck-crisis = crisis deck
place-deck-destination = destination deck
place-deck-quorum = Quorum deck
place-deck-super-crisis = super crisis deck
place-deck-politics = { place-type-politics } deck
place-deck-leadership = { place-type-leadership } deck
place-deck-tactics = { place-type-tactics } deck
place-deck-piloting = { place-type-piloting } deck
place-deck-engineering = { place-type-engineering } deck
card-hit-critical-hit = Critical Hit
    .text = counts as 2 points of damage
card-hit-disabled-hangar = Disabled Hangar
    .text = this basestar launches nothing
card-hit-disabled-weapons = Disabled Weapons
    .text = this basestar does not attack Galactica
card-hit-structural-damage = Structural Damage
    .text = every attack roll against this basestar is 2 higher

result-pass = passed
result-partial = partly passed
result-fail = failed

# Pieces, counted.
count-basestar =
    { $count ->
        [one] { $count } basestar
       *[other] { $count } basestars
    }
count-heavy-raider =
    { $count ->
        [one] { $count } heavy raider
       *[other] { $count } heavy raiders
    }
count-raider =
    { $count ->
        [one] { $count } raider
       *[other] { $count } raiders
    }
count-viper =
    { $count ->
        [one] { $count } viper
       *[other] { $count } vipers
    }
count-raptor =
    { $count ->
        [one] { $count } raptor
       *[other] { $count } raptors
    }
count-civilian =
    { $count ->
        [one] { $count } civilian ship
       *[other] { $count } civilian ships
    }
count-centurion =
    { $count ->
        [one] { $count } centurion
       *[other] { $count } centurions
    }
count-nuke =
    { $count ->
        [one] { $count } nuke
       *[other] { $count } nukes
    }
count-dial = { $count } { $dial }
count-skill =
    { $count ->
        [one] { $count } { $skill } card
       *[other] { $count } { $skill } cards
    }
count-skill-card =
    { $count ->
        [one] { $count } skill card
       *[other] { $count } skill cards
    }
count-token =
    { $count ->
        [one] { $count } damage token
       *[other] { $count } damage tokens
    }
count-loyalty =
    { $count ->
        [one] { $count } loyalty card
       *[other] { $count } loyalty cards
    }

where-nowhere = off the board
where-at = { $location-at }
where-flying = in a viper ({ $area })
prey-raider = a raider
prey-heavy-raider = a heavy raider
prey-basestar = basestar { $number }
token-resource = loss of { $what }

count-quorum =
    { $count ->
        [one] { $count } Quorum card
       *[other] { $count } Quorum cards
    }
civilian-seen = civilian ship { $number }: { $cargo }
area-empty = empty
