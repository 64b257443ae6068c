# Galactica: the names of cards, people, places and pieces. Names are facts: each language uses those that its rulebook uses.

galactica-crisis-a-traitor-accused = A Traitor Accused
galactica-crisis-admiral-grilled = Admiral Grilled
galactica-crisis-ambush = Ambush
galactica-crisis-analyze-enemy-fighter = Analyze Enemy Fighter
galactica-crisis-besieged = Besieged
galactica-crisis-boarding-parties = Boarding Parties
galactica-crisis-bomb-threat = Bomb Threat
galactica-crisis-build-cylon-detector = Build Cylon Detector
galactica-crisis-colonial-day = Colonial Day
galactica-crisis-crash-landing = Crash Landing
galactica-crisis-crippled-raider = Crippled Raider
galactica-crisis-cylon-accusation = Cylon Accusation
galactica-crisis-cylon-screenings = Cylon Screenings
galactica-crisis-cylon-swarm = Cylon Swarm
galactica-crisis-cylon-tracking-device = Cylon Tracking Device
galactica-crisis-cylon-virus = Cylon Virus
galactica-crisis-declare-martial-law = Declare Martial Law
galactica-crisis-detector-sabotage = Detector Sabotage
galactica-crisis-elections-loom = Elections Loom
galactica-crisis-food-shortage = Food Shortage
galactica-crisis-forced-water-mining = Forced Water Mining
galactica-crisis-fulfiller-of-prophecy = Fulfiller of Prophecy
galactica-crisis-guilt-by-collusion = Guilt by Collusion
galactica-crisis-hangar-accident = Hangar Accident
galactica-crisis-heavy-assault = Heavy Assault
galactica-crisis-informing-the-public = Informing the Public
galactica-crisis-jammed-assault = Jammed Assault
galactica-crisis-jump-computer-failure = Jump Computer Failure
galactica-crisis-keep-tabs-on-visitor = Keep Tabs on Visitor
galactica-crisis-legendary-discovery = Legendary Discovery
galactica-crisis-loss-of-a-friend = Loss of a Friend
galactica-crisis-low-supplies = Low Supplies
galactica-crisis-mandatory-testing = Mandatory Testing
galactica-crisis-missing-g4-explosives = Missing G4 Explosives
galactica-crisis-network-computers = Network Computers
galactica-crisis-prison-labor = Prison Labor
galactica-crisis-prisoner-revolt = Prisoner Revolt
galactica-crisis-raiding-party = Raiding Party
galactica-crisis-requested-resignation = Requested Resignation
galactica-crisis-rescue-caprica-survivors = Rescue Caprica Survivors
galactica-crisis-rescue-mission-raiders-jump = Rescue Mission
galactica-crisis-rescue-mission-basestars-jump = Rescue Mission
galactica-crisis-rescue-the-fleet = Rescue the Fleet
galactica-crisis-resistance = Resistance
galactica-crisis-riots-basestars-jump = Riots
galactica-crisis-riots-launch-raiders = Riots
galactica-crisis-scouting-for-fuel = Scouting for Fuel
galactica-crisis-scouting-for-water = Scouting for Water
galactica-crisis-security-breach = Security Breach
galactica-crisis-send-survey-team = Send Survey Team
galactica-crisis-sleep-deprivation = Sleep Deprivation
galactica-crisis-surrounded = Surrounded
galactica-crisis-tactical-strike = Tactical Strike
galactica-crisis-terrorist-bomber = Terrorist Bomber
galactica-crisis-terrorist-investigations = Terrorist Investigations
galactica-crisis-the-olympic-carrier = The Olympic Carrier
galactica-crisis-thirty-three = Thirty-Three
galactica-crisis-unexpected-reunion = Unexpected Reunion
galactica-crisis-unidentified-ship = Unidentified Ship
galactica-crisis-water-sabotaged = Water Sabotaged
galactica-crisis-water-shortage-basestars-jump = Water Shortage
galactica-crisis-water-shortage-raiders-jump = Water Shortage
galactica-crisis-water-shortage-basestars = Water Shortage
galactica-crisis-weapon-malfunction = Weapon Malfunction
galactica-crisis-witch-hunt = Witch Hunt

galactica-super-bomb-on-colonial-1 = Bomb on Colonial 1
galactica-super-cylon-intruders = Cylon Intruders
galactica-super-fleet-mobilization = Fleet Mobilization
galactica-super-inbound-nukes = Inbound Nukes
galactica-super-massive-assault = Massive Assault

# The special rules of Cylon attacks.
galactica-attack-training-new-pilots = Training New Pilots
galactica-attack-heavy-casualties = Heavy Casualties
galactica-attack-surprise-assault = Surprise Assault
galactica-attack-massive-deployment = Massive Deployment
galactica-attack-heavy-bombardment = Heavy Bombardment
galactica-attack-communications-jamming = Communications Jamming
galactica-attack-ftl-failure = FTL Failure
galactica-attack-panic = Panic
galactica-attack-hangar-assault = Hangar Assault
galactica-attack-relentless-pursuit = Relentless Pursuit
galactica-attack-power-failure = Power Failure

galactica-quorum-accept-prophecy = Accept Prophecy
galactica-quorum-arrest-order = Arrest Order
galactica-quorum-assign-arbitrator = Assign Arbitrator
galactica-quorum-assign-mission-specialist = Assign Mission Specialist
galactica-quorum-assign-vice-president = Assign Vice President
galactica-quorum-authorization-of-brutal-force = Authorization of Brutal Force
galactica-quorum-encourage-mutiny = Encourage Mutiny
galactica-quorum-food-rationing = Food Rationing
galactica-quorum-inspirational-speech = Inspirational Speech
galactica-quorum-presidential-pardon = Presidential Pardon
galactica-quorum-release-cylon-mugshots = Release Cylon Mugshots

galactica-destination-asteroid-field = Asteroid Field
galactica-destination-barren-planet = Barren Planet
galactica-destination-cylon-ambush = Cylon Ambush
galactica-destination-cylon-refinery = Cylon Refinery
galactica-destination-deep-space = Deep Space
galactica-destination-desolate-moon = Desolate Moon
galactica-destination-icy-moon = Icy Moon
galactica-destination-ragnar-anchorage = Ragnar Anchorage
galactica-destination-remote-planet = Remote Planet
galactica-destination-tylium-planet = Tylium Planet
galactica-skill-consolidate-power = Consolidate Power
    .text = Action: draw 2 skill cards of any types.
galactica-skill-investigative-committee = Investigative Committee
    .text = Before a skill check: all cards of this check, those of Destiny too, are given face up.
galactica-skill-executive-order = Executive Order
    .text = Action: another player moves and takes an action now, or takes two actions without moving. One such order a turn.
galactica-skill-declare-emergency = Declare Emergency
    .text = Once a check is totalled: its difficulty falls by 2. One for each check.
galactica-skill-launch-scout = Launch Scout
    .text = Action: a raptor looks for trouble ahead. Roll a die: with 3 or more, look at the top card of the crisis deck or of the destinations and leave it there or put it at the bottom; with 1 or 2 the raptor is lost.
galactica-skill-strategic-planning = Strategic Planning
    .text = Before any roll: the result is 2 higher. One for each roll.
galactica-skill-evasive-maneuvers = Evasive Maneuvers
    .text = After an attack on a viper: the attack is rolled again, with 2 less if somebody flies that viper.
galactica-skill-maximum-firepower = Maximum Firepower
    .text = Action, while you fly a viper: attack with it up to 4 times.
galactica-skill-repair = Repair
    .text = Action: repair the location you are at. On the Hangar Deck you may repair up to 2 damaged vipers instead.
galactica-skill-scientific-research = Scientific Research
    .text = Before a skill check: every Engineering card helps in this check.

# A skill card in full, and in few words where many are listed.
galactica-skill-card = { $card } ({ $skill } { $strength })
galactica-skill-short = { $skill } { $strength }

galactica-type-politics = Politics
galactica-type-leadership = Leadership
galactica-type-tactics = Tactics
galactica-type-piloting = Piloting
galactica-type-engineering = Engineering

galactica-character-william-adama = William Adama
    .short = Adama
galactica-character-saul-tigh = Saul Tigh
    .short = Tigh
galactica-character-helo = Karl "Helo" Agathon
    .short = Helo
galactica-character-apollo = Lee "Apollo" Adama
    .short = Apollo
galactica-character-starbuck = Kara "Starbuck" Thrace
    .short = Starbuck
galactica-character-boomer = Sharon "Boomer" Valerii
    .short = Boomer
galactica-character-tyrol = "Chief" Galen Tyrol
    .short = Tyrol
galactica-character-tom-zarek = Tom Zarek
    .short = Zarek
galactica-character-laura-roslin = Laura Roslin
    .short = Roslin
galactica-character-gaius-baltar = Gaius Baltar
    .short = Baltar

galactica-role-military-leader = military leader
galactica-role-pilot = pilot
galactica-role-support = support
galactica-role-political-leader = political leader

galactica-ability-inspirational-leader = Inspirational Leader
    .text = in checks of crises that Adama himself drew, every card of strength 1 helps, whatever its type.
galactica-ability-command-authority = Command Authority
    .text = when a check is over, Adama may take all its cards into hand. Not after a super crisis.
galactica-ability-emotionally-attached = Emotionally Attached
    .text = Adama cannot activate Admiral's Quarters.
galactica-ability-cylon-hatred = Cylon Hatred
    .text = whenever somebody activates Admiral's Quarters, Tigh may make that check easier by 3.
galactica-ability-declare-martial-law = Declare Martial Law
    .text = the Admiral becomes President as well.
galactica-ability-alcoholic = Alcoholic
    .text = at the start of anybody's turn, if Tigh holds exactly 1 skill card, it is discarded.
galactica-ability-eco-officer = ECO Officer
    .text = once in each of his own turns Helo may have any roll repeated; the new result counts.
galactica-ability-moral-compass = Moral Compass
    .text = after somebody has chosen on a crisis card, Helo may change the choice to the other half. Not on a super crisis.
galactica-ability-stranded = Stranded
    .text = Helo is off the board until his second turn begins, and cannot move, be moved or act. Then he stands on the Hangar Deck.
galactica-ability-alert-viper-pilot = Alert Viper Pilot
    .text = when vipers come out of the Reserves while Apollo is aboard Galactica and not in the Brig, he may take over one of them and act at once.
galactica-ability-cag = CAG
    .text = up to 6 activations of unmanned vipers.
galactica-ability-headstrong = Headstrong
    .text = when Apollo must discard skill cards, chance picks them.
galactica-ability-expert-pilot = Expert Pilot
    .text = a Starbuck who begins her turn in a viper has 2 actions in it.
galactica-ability-secret-destiny = Secret Destiny
    .text = when a crisis is turned up, Starbuck may have it discarded and another one drawn. Not a super crisis.
galactica-ability-insubordinate = Insubordinate
    .text = a check at Admiral's Quarters against Starbuck is easier by 3.
galactica-ability-recon = Recon
    .text = at the end of her turn Boomer may look at the top crisis card and leave it there or put it at the bottom.
galactica-ability-mysterious-intuition = Mysterious Intuition
    .text = in place of the check of a crisis, Boomer may name its result: passed or failed. Not on a super crisis.
galactica-ability-sleeper-agent = Sleeper Agent
    .text = halfway to Kobol Boomer is dealt 2 loyalty cards in place of 1, and then goes to the Brig.
galactica-ability-maintenance-engineer = Maintenance Engineer
    .text = after a Repair card in his own turn Tyrol has one more action, once a turn.
galactica-ability-blind-devotion = Blind Devotion
    .text = when all have given their cards to a check, Tyrol may name a type: its cards count for nothing. Not on a super crisis.
galactica-ability-reckless = Reckless
    .text = Tyrol keeps at most 8 skill cards.
galactica-ability-friends-in-low-places = Friends in Low Places
    .text = whenever somebody activates Administration or the Brig, Zarek may make that check easier or harder by 2.
galactica-ability-unconventional-tactics = Unconventional Tactics
    .text = lose 1 population and gain 1 food, fuel or morale.
galactica-ability-convicted-criminal = Convicted Criminal
    .text = Zarek cannot activate a location where somebody else is, except the Brig.
galactica-ability-religious-visions = Religious Visions
    .text = when Roslin draws a crisis she sees two, resolves one and puts the other under the deck.
galactica-ability-skilled-politician = Skilled Politician
    .text = draw 4 Quorum cards, carry out one and put the others under the deck. Roslin need not be President.
galactica-ability-terminal-illness = Terminal Illness
    .text = to activate a location Roslin first discards 2 skill cards.
galactica-ability-delusional-intuition = Delusional Intuition
    .text = after drawing a crisis Baltar draws 1 skill card of any type.
galactica-ability-cylon-detector = Cylon Detector
    .text = look at all loyalty cards of another player.
galactica-ability-coward = Coward
    .text = Baltar starts with 2 loyalty cards.

# ".the": the place within a sentence.
galactica-location-ftl-control = FTL Control
    .the = FTL Control
    .text = The fleet jumps, if it is far enough on the jump track. Roll first: with 6 or less the population printed there is lost.
galactica-location-weapons-control = Weapons Control
    .the = Weapons Control
    .text = Galactica attacks one Cylon ship in any area.
galactica-location-communications = Communications
    .the = Communications
    .text = Look in secret at 2 civilian ships in space; then you may move each of them to a neighbouring area.
galactica-location-research-lab = Research Lab
    .the = the Research Lab
    .text = Draw 1 Engineering or 1 Tactics card.
galactica-location-command = Command
    .the = Command
    .text = Activate unmanned vipers up to twice: launch, move or attack, also twice with the same one.
galactica-location-admirals-quarters = Admiral's Quarters
    .the = Admiral's Quarters
    .text = Accuse somebody; if the check is passed, that character goes to the Brig.
galactica-location-hangar-deck = Hangar Deck
    .the = the Hangar Deck
    .text = A pilot takes a viper out of the Reserves into space and then has one more action.
galactica-location-armory = Armory
    .the = the Armory
    .text = Attack a centurion aboard: 7 or 8 destroys it.
galactica-location-sickbay = Sickbay
    .the = Sickbay
    .text = Nothing to do here. Who starts a turn here draws only 1 skill card.
galactica-location-brig = Brig
    .the = the Brig
    .text = Try to get out: if the check is passed, go to a location on Galactica. A prisoner cannot move, adds no more than 1 card to a check and draws no crisis.
galactica-location-press-room = Press Room
    .the = the Press Room
    .text = Draw 2 Politics cards.
galactica-location-presidents-office = President's Office
    .the = the President's Office
    .text = For the President alone: draw a Quorum card; then you may draw one more or play one.
galactica-location-administration = Administration
    .the = Administration
    .text = Propose somebody; if the check is passed, that character becomes President.
galactica-location-caprica = Caprica
    .the = Caprica
    .text = Play your super crisis; or draw 2 crises, resolve one and discard the other. Its signs for Cylon ships and for the jump do not count.
galactica-location-cylon-fleet = Cylon Fleet
    .the = the Cylon Fleet
    .text = All Cylon ships of one kind act; or every basestar launches 2 raiders and 1 heavy raider. Closed to a Sympathizer.
galactica-location-human-fleet = Human Fleet
    .the = the Human Fleet
    .text = Look at somebody's hand and take a card out of it; then roll: 5 or more damages Galactica.
galactica-location-resurrection-ship = Resurrection Ship
    .the = the Resurrection Ship
    .text = You may exchange your super crisis. Then, before the last jump is near (distance 7 or less), give all your hidden loyalty cards to a human.

galactica-ship-galactica = Galactica
galactica-ship-colonial-one = Colonial One
galactica-ship-cylon = Cylon locations

galactica-area-front = front
galactica-area-starboard-bow = starboard bow
galactica-area-starboard-aft = starboard aft
galactica-area-rear = rear
galactica-area-port-aft = port aft
galactica-area-port-bow = port bow

galactica-title-president = President
galactica-title-admiral = Admiral

galactica-dial-food = food
galactica-dial-fuel = fuel
galactica-dial-morale = morale
galactica-dial-population = population

galactica-loyalty-not-a-cylon = You Are Not a Cylon
    .text = You win with the humans, unless another card makes you a Cylon.
galactica-loyalty-cylon-brig = You Are a Cylon (Brig)
    .text = You win with the Cylons. When you reveal it, outside the Brig, you may send another character on Galactica to the Brig.
galactica-loyalty-cylon-sickbay = You Are a Cylon (Sickbay)
    .text = You win with the Cylons. When you reveal it, outside the Brig, another character on Galactica may have to discard 5 skill cards and go to Sickbay.
galactica-loyalty-cylon-damage = You Are a Cylon (damage)
    .text = You win with the Cylons. When you reveal it, outside the Brig, you may draw 5 damage tokens of Galactica and apply 2 of them.
galactica-loyalty-cylon-morale = You Are a Cylon (morale)
    .text = You win with the Cylons. When you reveal it, outside the Brig, you may lower morale by 1.
galactica-loyalty-sympathizer = You Are a Sympathizer
    .text = Shown as soon as it is dealt. With a resource in the red you go to the Brig and stay human; with none in the red you become a revealed Cylon, without a super crisis and without the Cylon Fleet.

galactica-icon-raiders = raiders act
galactica-icon-launch-raiders = basestars launch raiders
galactica-icon-heavy-raiders = heavy raiders and centurions act
galactica-icon-basestars = basestars attack Galactica

galactica-deck-crisis = crisis deck
galactica-deck-destination = destination deck
galactica-deck-quorum = Quorum deck
galactica-deck-super-crisis = super crisis deck
galactica-deck-skill = { $skill } deck

galactica-hit-critical-hit = Critical Hit
    .text = counts as 2 points of damage
galactica-hit-disabled-hangar = Disabled Hangar
    .text = this basestar launches nothing
galactica-hit-disabled-weapons = Disabled Weapons
    .text = this basestar does not attack Galactica
galactica-hit-structural-damage = Structural Damage
    .text = every attack on this basestar has 2 more

galactica-result-pass = passed
galactica-result-partial = partly passed
galactica-result-fail = failed

# Pieces, counted.
galactica-count-basestar =
    { $count ->
        [one] { $count } basestar
       *[other] { $count } basestars
    }
galactica-count-heavy-raider =
    { $count ->
        [one] { $count } heavy raider
       *[other] { $count } heavy raiders
    }
galactica-count-raider =
    { $count ->
        [one] { $count } raider
       *[other] { $count } raiders
    }
galactica-count-viper =
    { $count ->
        [one] { $count } viper
       *[other] { $count } vipers
    }
galactica-count-raptor =
    { $count ->
        [one] { $count } raptor
       *[other] { $count } raptors
    }
galactica-count-civilian =
    { $count ->
        [one] { $count } civilian ship
       *[other] { $count } civilian ships
    }
galactica-count-centurion =
    { $count ->
        [one] { $count } centurion
       *[other] { $count } centurions
    }
galactica-count-nuke =
    { $count ->
        [one] { $count } nuke
       *[other] { $count } nukes
    }
galactica-count-dial = { $count } { $dial }
galactica-count-skill =
    { $count ->
        [one] { $count } { $skill } card
       *[other] { $count } { $skill } cards
    }
galactica-count-skill-card =
    { $count ->
        [one] { $count } skill card
       *[other] { $count } skill cards
    }
galactica-count-token =
    { $count ->
        [one] { $count } damage token
       *[other] { $count } damage tokens
    }
galactica-count-loyalty =
    { $count ->
        [one] { $count } loyalty card
       *[other] { $count } loyalty cards
    }

galactica-place-nowhere = off the board
galactica-place-at = at { $location }
galactica-place-flying = in a viper ({ $area })
galactica-prey-raider = a raider
galactica-prey-heavy-raider = a heavy raider
galactica-prey-basestar = basestar { $number }
galactica-token-resource = loss of { $what }

# At the beginning of a sentence.
galactica-dial-first-food = Food
galactica-dial-first-fuel = Fuel
galactica-dial-first-morale = Morale
galactica-dial-first-population = Population
galactica-count-quorum =
    { $count ->
        [one] { $count } Quorum card
       *[other] { $count } Quorum cards
    }
galactica-civilian-seen = civilian ship { $number }: { $cargo }
galactica-area-empty = empty
