// Made by `UPDATE=1 cargo test -p web-assets --test types`: do not edit.
import type { Seat, SeatSet, Viewer } from "./protocol";

export type Ability = "inspirational-leader" | "command-authority" | "emotionally-attached" | "cylon-hatred" | "declare-martial-law" | "alcoholic" | "eco-officer" | "moral-compass" | "stranded" | "alert-viper-pilot" | "cag" | "headstrong" | "expert-pilot" | "secret-destiny" | "insubordinate" | "recon" | "mysterious-intuition" | "sleeper-agent" | "maintenance-engineer" | "blind-devotion" | "reckless" | "friends-in-low-places" | "unconventional-tactics" | "convicted-criminal" | "religious-visions" | "skilled-politician" | "terminal-illness" | "delusional-intuition" | "cylon-detector" | "coward";

export type AbilityKind = "passive" | "once_per_game" | "drawback";

export type About = "roll" | "attack" | "check" | "check-total";

export type Activation = { icon: Icon, 
/**
 * Raiders that have yet to act, or heavy raiders that have yet to board, by area.
 */
left: [number, number, number, number, number, number], 
/**
 * Where one acts now.
 */
area: Area, };

export type Allegiance = "human" | "cylon" | "conditional";

export type Area = "front" | "starboard_bow" | "starboard_aft" | "rear" | "port_aft" | "port_bow";

export type AreaBoard = { area: Area, raiders: number, heavy_raiders: number, basestars: Array<BasestarBoard>, 
/**
 * Unmanned vipers, and who flies one here.
 */
vipers: number, pilots: SeatSet, civilians: Array<CivilianBoard>, };

export type Attack = { area: Area, 
/**
 * None for an unmanned viper.
 */
pilot: Seat | null, };

export type Attacker = "viper" | "galactica" | "nuke" | "armory" | "raider" | "basestar";

export type BasestarBoard = { 
/**
 * Which of the two: items name it so.
 */
number: number, damage: Array<BasestarDamage>, 
/**
 * What its damage counts towards destroying it, and adds to every attack on it.
 */
points: number, attack_bonus: number, };

export type BasestarDamage = "critical_hit" | "disabled_hangar" | "disabled_weapons" | "structural_damage";

export type Block = "pass" | "partial" | "fail" | "top" | "bottom" | "rule" | "text";

export type Board = { 
/**
 * Who looks.
 */
viewer: Viewer, setup: Setup, 
/**
 * What is going on, by its name.
 */
step: Step, turn: Turn, 
/**
 * Nobody before the loyalty cards are dealt.
 */
president: Seat | null, admiral: Seat | null, 
/**
 * Food, fuel, morale, population.
 */
dials: [DialBoard, DialBoard, DialBoard, DialBoard], jump: JumpTrack, journey: Journey, boarding: Boarding, 
/**
 * By seat.
 */
people: Array<Person>, 
/**
 * In the order of the board: Galactica, Colonial One, the Cylon locations.
 */
locations: [LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard, LocationBoard], 
/**
 * Clockwise from the bow.
 */
areas: [AreaBoard, AreaBoard, AreaBoard, AreaBoard, AreaBoard, AreaBoard], reserves: Reserves, 
/**
 * Galactica's damage tokens that are out of the pool: on their locations, or spent.
 */
damage: Array<Damage>, 
/**
 * Standing rules of cards in play.
 */
rules: Array<Rule>, crises: CrisisCards, quorum: QuorumCards, decks: Decks, 
/**
 * The skill check that is on.
 */
check: Check | null, 
/**
 * The moment at which cards can be played in reaction.
 */
window: Window | null, 
/**
 * The roll that is about to be made, or was just made.
 */
roll: Roll | null, 
/**
 * The raider's attack on a viper that is on.
 */
attack: Attack | null, 
/**
 * Cylon ships that act.
 */
activation: Activation | null, 
/**
 * Vipers that are activated or things that are repaired, one after another.
 */
doing: Doing | null, 
/**
 * The card whose text is being carried out, and how far.
 */
run: Run | null, 
/**
 * The last throw of the die.
 */
die: Die | null, 
/**
 * How many cards or tokens somebody has before them to choose from; which, only for themselves.
 */
offered: number, offered_items: Array<Item>, 
/**
 * What only the viewer has; nothing for somebody who watches.
 */
own: Own | null, 
/**
 * How the game ended, if it has.
 */
ending: Ending | null, };

export type Boarding = { 
/**
 * Centurions by steps from the start of the track.
 */
centurions: [number, number, number, number], 
/**
 * A centurion that has taken so many steps ends the game.
 */
steps: number, 
/**
 * Centurions that have done so.
 */
arrived: number, 
/**
 * Centurions that can still come aboard.
 */
left: number, };

export type Branch = "pass" | "partial" | "fail";

export type Cause = { "attack": [Attacker, Target] } | { "ftl": { loses: number, } } | "scout" | { "at-most": number } | { "at-least": number } | "human-fleet";

export type Character = "william-adama" | "saul-tigh" | "helo" | "apollo" | "starbuck" | "boomer" | "tyrol" | "tom-zarek" | "laura-roslin" | "gaius-baltar";

export type Check = { matter: Matter, 
/**
 * At a location: who activated it, and whom the check is about.
 */
by: Seat | null, about: Seat | null, 
/**
 * What it takes as printed, and now.
 */
printed: number, difficulty: number, 
/**
 * The types that help, as printed.
 */
skills: Array<Skill>, powers: CheckPowers, 
/**
 * In the order in which they give.
 */
givers: Array<Giver>, 
/**
 * Destiny cards in it, face down.
 */
destiny: number, 
/**
 * Cards that lie open.
 */
open: Array<Kind>, 
/**
 * The total, once it is known; until then of what lies open.
 */
total: number, 
/**
 * What each result takes and does, the best first.
 */
outcomes: Array<CheckOutcome>, 
/**
 * How it came out.
 */
result: Branch | null, };

export type CheckFace = { difficulty: number, 
/**
 * The middle threshold, where there is one.
 */
partial: number | null, skills: Array<Skill>, };

export type CheckOutcome = { branch: Branch, 
/**
 * The least total; none for a failure.
 */
at_least: number | null, 
/**
 * Where what it does is written: the card and its block. None at a location, whose check is its own text.
 */
text: Text | null, block: Block, };

export type CheckPowers = { 
/**
 * Investigative Committee: cards are given face up.
 */
committee: boolean, 
/**
 * Scientific Research: engineering helps.
 */
research: boolean, 
/**
 * Blind Devotion: this type is worth nothing.
 */
ignored: Skill | null, 
/**
 * Inspirational Leader: cards of strength 1 help.
 */
inspirational_leader: boolean, };

export type Civilian = "empty" | "pop1" | "pop2" | "pop1_fuel1" | "pop1_morale1";

export type CivilianBoard = { 
/**
 * Its place in the list of all civilian ships in space, from 0: items name it so.
 */
number: number, 
/**
 * What it carries, where the viewer has looked.
 */
face: Civilian | null, };

export type Claim = { "help": Help } | "let-pass" | "let-fail" | "cover-rest" | "who-has-committee" | "no-committee" | { "looked": { at: Seat, cylon: boolean, } } | { "accuse": { whom: Seat, check: PastCheck | null, } } | "human" | { "not-my-type": Skill } | { "jail": { whom: Seat, } } | { "do-not-jail": { whom: Seat, } } | { "free": { whom: Seat, } } | { "order-me": Deed } | { "order-you": { whom: Seat, deed: Deed, } } | "jump-now" | "wait" | { "scouted": { deck: DeckName, good: boolean, kept: boolean, } } | "other-was-worse" | { "save": Purpose };

export type Condition = "my-viper" | "hit" | "destroyed" | "jump" | { "within": number } | { "red": Dial } | { "hand-at-most": number } | { "hand-at-least": number };

export type Craft = "basestar" | "heavy_raider" | "raider" | "viper" | "raptor" | "civilian";

export type Crisis = "a-traitor-accused" | "admiral-grilled" | "ambush" | "analyze-enemy-fighter" | "besieged" | "boarding-parties" | "bomb-threat" | "build-cylon-detector" | "colonial-day" | "crash-landing" | "crippled-raider" | "cylon-accusation" | "cylon-screenings" | "cylon-swarm" | "cylon-tracking-device" | "cylon-virus" | "declare-martial-law" | "detector-sabotage" | "elections-loom" | "food-shortage" | "forced-water-mining" | "fulfiller-of-prophecy" | "guilt-by-collusion" | "hangar-accident" | "heavy-assault" | "informing-the-public" | "jammed-assault" | "jump-computer-failure" | "keep-tabs-on-visitor" | "legendary-discovery" | "loss-of-a-friend" | "low-supplies" | "mandatory-testing" | "missing-g4-explosives" | "network-computers" | "prison-labor" | "prisoner-revolt" | "raiding-party" | "requested-resignation" | "rescue-caprica-survivors" | "rescue-mission-raiders-jump" | "rescue-mission-basestars-jump" | "rescue-the-fleet" | "resistance" | "riots-basestars-jump" | "riots-launch-raiders" | "scouting-for-fuel" | "scouting-for-water" | "security-breach" | "send-survey-team" | "sleep-deprivation" | "surrounded" | "tactical-strike" | "terrorist-bomber" | "terrorist-investigations" | "the-olympic-carrier" | "thirty-three" | "unexpected-reunion" | "unidentified-ship" | "water-sabotaged" | "water-shortage-basestars-jump" | "water-shortage-raiders-jump" | "water-shortage-basestars" | "weapon-malfunction" | "witch-hunt";

export type CrisisCards = { 
/**
 * Being resolved.
 */
facing: Array<Crisis>, super_facing: SuperCrisis | null, 
/**
 * Staying in play.
 */
ongoing: Array<Crisis>, super_kept: SuperCrisis | null, };

export type CrisisFace = { check: CheckFace | null, 
/**
 * Who chooses between the check and something else, or between two things.
 */
chooser: Who | null, 
/**
 * The upper half can be chosen only while the Admiral has a nuke.
 */
needs_nuke: boolean, 
/**
 * The programs that stand on it, in their order.
 */
blocks: Array<Block>, 
/**
 * The ships of an attack.
 */
ships: Array<[Area, Ships]>, icons: Array<Icon>, jump: boolean, };

export type Damage = { "location": Location } | { "resource": Dial };

export type Deck<F> = { cards: number, 
/**
 * Cards in it that the viewer knows, the uppermost first.
 */
known: Array<KnownCard<F>>, 
/**
 * Newest first.
 */
discards: Array<F>, };

export type DeckName = "crisis" | "destination" | "quorum" | "super-crisis" | { "skill": Skill };

export type Decks = { 
/**
 * By skill, in their order.
 */
skills: [SkillDeck, SkillDeck, SkillDeck, SkillDeck, SkillDeck], 
/**
 * Cards in the Destiny deck, what everybody knows of them together with those in the check, and what the viewer knows.
 */
destiny: number, destiny_public: HandKnown, destiny_known: HandKnown, crisis: Deck<Crisis>, super_crisis: Deck<SuperCrisis>, quorum: Deck<Quorum>, destination: Deck<Destination>, 
/**
 * Loyalty cards that are still to be dealt, and those out of the game unseen.
 */
loyalty: number, loyalty_out: number, };

export type Deed = "jump" | "shoot" | "repair" | "launch";

export type Destination = "asteroid_field" | "barren_planet" | "cylon_ambush" | "cylon_refinery" | "deep_space" | "desolate_moon" | "icy_moon" | "ragnar_anchorage" | "remote_planet" | "tylium_planet";

export type Dial = "food" | "fuel" | "morale" | "population";

export type DialBoard = { dial: Dial, value: number, 
/**
 * What this game began with, and the most that the dial shows.
 */
start: number, max: number, 
/**
 * Its red zone: this value and below.
 */
red: number, in_the_red: boolean, };

export type Die = { face: number, 
/**
 * After modifiers, from 1 to 8.
 */
result: number, 
/**
 * Strategic Planning counts for this roll and its repetitions.
 */
planned: boolean, };

export type Doing = { "vipers": { left: number, } } | "repair";

export type Draft = "pick" | "random" | "first-game" | { "chosen": Array<Character> };

export type Ending = "playing" | "kobol" | "food" | "fuel" | "morale" | "population" | "galactica_destroyed" | "boarded";

export type Event = { "started": { first: Seat, } } | { "picked": { seat: Seat, character: Character, } } | { "title": { seat: Seat, title: Title, } } | { "loyalty": { seat: Seat, cards: Array<Loyalty>, } } | { "loyalty-hidden": { seat: Seat, count: number, } } | { "turn": { seat: Seat, } } | { "drew": { seat: Seat, skill: Skill, cards: Array<Kind>, } } | { "drew-hidden": { seat: Seat, skill: Skill, count: number, } } | { "reshuffled": { deck: DeckName, } } | "destiny-built" | { "destiny-short": { cards: number, } } | { "went": { seat: Seat, to: Place, } } | { "activated": { seat: Seat, location: Location, } } | { "used": { seat: Seat, ability: Ability, } } | { "played": { seat: Seat, card: Kind, } } | { "played-quorum": { seat: Seat, card: Quorum, } } | { "drew-quorum": { seat: Seat, cards: Array<Quorum>, } } | { "drew-quorum-hidden": { seat: Seat, count: number, } } | { "appointed": { seat: Seat, card: Quorum, } } | { "quorum-gone": { card: Quorum, } } | { "discarded": { seat: Seat, cards: Array<Kind>, } } | { "crisis": { seat: Seat, crisis: Crisis, } } | { "super-crisis": { seat: Seat, crisis: SuperCrisis, } } | { "crisis-discarded": { crisis: Crisis, } } | { "drew-super-crisis": { seat: Seat, crisis: SuperCrisis, } } | { "drew-super-crisis-hidden": { seat: Seat, } } | { "discarded-super-crisis": { seat: Seat, crisis: SuperCrisis, } } | { "saw-crises": { seat: Seat, cards: Array<Crisis>, } } | { "saw-destinations": { seat: Seat, cards: Array<Destination>, } } | { "saw-quorum": { seat: Seat, cards: Array<Quorum>, } } | { "saw-tokens": { seat: Seat, tokens: Array<Damage>, } } | { "saw-civilians": { seat: Seat, ships: Array<[number, Civilian]>, } } | { "saw-hand": { seat: Seat, owner: Seat, cards: Array<Kind>, } } | { "saw-loyalty": { seat: Seat, owner: Seat, cards: Array<Loyalty>, } } | { "looked-at-deck": { seat: Seat, deck: DeckName, count: number, } } | { "looked-at-tokens": { seat: Seat, count: number, } } | { "looked-at-civilians": { seat: Seat, ships: Array<number>, } } | { "looked-at-hand": { seat: Seat, owner: Seat, } } | { "looked-at-loyalty": { seat: Seat, owner: Seat, all: boolean, } } | { "buried": { seat: Seat, deck: DeckName, count: number, } } | { "left-on-top": { seat: Seat, deck: DeckName, } } | { "chose": { seat: Seat, half: number, } } | { "switched": { seat: Seat, half: number, } } | { "named": { seat: Seat, result: Branch, } } | { "paid": { seat: Seat, paid: boolean, } } | { "check": { matter: Matter, difficulty: number, about: Seat | null, } } | { "difficulty": { by: number, now: number, } } | { "contributed": { seat: Seat, count: number, } } | { "contributed-openly": { seat: Seat, cards: Array<Kind>, } } | { "destiny-openly": { cards: Array<Kind>, } } | { "type-ignored": { seat: Seat, skill: Skill, } } | { "opened": { cards: Array<Kind>, total: number, } } | { "resolved": { branch: Branch, } } | { "took-check": { seat: Seat, cards: Array<Kind>, } } | { "resource": { dial: Dial, now: number, } } | { "rolling": { seat: Seat, cause: Cause, } } | { "rolled": { die: Die, } } | { "rerolling": { seat: Seat, } } | { "placed": { craft: Craft, area: Area, count: number, } } | { "launched": { seat: Seat, area: Area, } } | { "recalled": { area: Area, } } | { "flew": { seat: Seat, from: Area, to: Area, } } | { "civilian-moved": { ship: number, to: Area, } } | { "attacked": { area: Area, prey: Prey, } } | { "raiders-moved": { from: Area, to: Area, } } | { "heavy-raiders-moved": { from: Area, to: Area, } } | { "activation": { icon: Icon, } } | { "viper-attacked": { area: Area, pilot: Seat | null, } } | { "viper-damaged": { area: Area | null, pilot: Seat | null, } } | { "viper-destroyed": { area: Area, pilot: Seat | null, } } | { "ship-destroyed": { craft: Craft, area: Area, } } | { "civilian-destroyed": { ship: Civilian, } } | { "basestar-damaged": { basestar: number, damage: BasestarDamage, } } | { "galactica-damaged": { token: Damage, } } | { "repaired": { location: Location, } } | { "vipers-repaired": { count: number, } } | "vipers-recalled" | "raptor-lost" | { "raptors-back": { count: number, } } | { "vipers-back": { count: number, } } | { "nuke-spent": { left: number, } } | { "boarded": { count: number, } } | "centurions-advanced" | "centurion-destroyed" | { "jump-track": { now: number, } } | "jumped" | { "destination": { seat: Seat, destination: Destination, } } | { "distance": { now: number, } } | { "rule": { rule: Rule, on: boolean, } } | { "revealed": { seat: Seat, card: Loyalty, } } | { "used-power": { seat: Seat, card: Loyalty, } } | { "sympathizer": { seat: Seat, cylon: boolean, } } | { "sympathizer-kept": { seat: Seat, } } | { "gave-sympathizer": { seat: Seat, to: Seat, } } | "sleeper-phase" | { "passed-loyalty": { seat: Seat, to: Seat, cards: Array<Loyalty>, } } | { "passed-loyalty-hidden": { seat: Seat, to: Seat, count: number, } } | { "took": { seat: Seat, owner: Seat, card: Kind, } } | { "took-hidden": { seat: Seat, owner: Seat, } } | { "ordered": { seat: Seat, target: Seat, } } | { "said": { seat: Seat, claim: Claim, } } | { "ended": { ending: Ending, loyalties: Array<Array<Loyalty>>, } };

export type Face = { "kind": "skill", skill: Skill, } | { "kind": "crisis" } & CrisisFace | { "kind": "super-crisis" } & CrisisFace | { "kind": "quorum" } | { "kind": "destination", distance: number, } | { "kind": "loyalty", allegiance: Allegiance, } | { "kind": "character" } & Sheet | { "kind": "location", check: CheckFace | null, };

export type Giver = { seat: Seat, stands: Giving, 
/**
 * Cards given face down.
 */
given: number, 
/**
 * How many cards they may still give.
 */
may_give: number, };

export type Giving = "gave" | "gives" | "waits";

export type HandKnown = { 
/**
 * By skill, in their order.
 */
types: [TypeBounds, TypeBounds, TypeBounds, TypeBounds, TypeBounds], 
/**
 * Cards that were seen there, and how many cards have left unseen since.
 */
seen: Array<Kind>, left: number, };

export type Handicap = "none" | "easier" | "harder";

export type Help = "not" | "little" | "lot";

export type Icon = "raiders" | "launch_raiders" | "heavy_raiders" | "basestars";

export type InPlay = { card: Quorum, 
/**
 * Whom it lies before; nobody for Accept Prophecy, which lies beside the presidency.
 */
seat: Seat | null, };

export type Item = { "skill": Skill } | { "card": Kind } | { "seat": Seat } | { "character": Character } | { "location": Location } | { "area": Area } | { "activate": Location } | { "ability": Ability } | { "quorum": Quorum } | "draw-quorum" | { "nuke": number } | { "reveal": Loyalty } | { "launch": Area } | { "recall": Area } | { "fly": { from: Area, to: Area, } } | { "strike": { area: Area, prey: Prey, } } | { "civilian": number } | { "centurion": number } | { "crisis": Crisis } | "super-crisis" | { "destination": Destination } | { "deck": DeckName } | { "half": number } | "yes" | "top" | "bottom" | { "token": Damage } | { "dial": Dial } | { "icon": Icon } | "launch-all" | { "result": Branch } | { "difficulty": number } | "move-and-act" | "act-twice" | "damaged-viper" | "destroyed-viper" | { "viper": Area } | { "piloted": Seat };

export type Journey = { distance: number, 
/**
 * From this distance on the next jump is the last.
 */
last_jump: number, 
/**
 * The distance of the sleeper agent phase, and whether it has been.
 */
sleeper_agents: number, slept: boolean, 
/**
 * Where the fleet has been.
 */
travelled: Array<Destination>, 
/**
 * A crisis card that counts as distance.
 */
discovered: Crisis | null, };

export type JumpTrack = { 
/**
 * Where the fleet token is, from 0, and where the fleet jumps by itself.
 */
space: number, auto_jump: number, zone: Zone, 
/**
 * What a jump from here, by FTL Control, may cost; and from the next space.
 */
population_risk: number, risk_next: number, };

export type Kind = { card: SkillCard, strength: number, };

export type KnownCard<F> = { 
/**
 * How many cards lie on it.
 */
below: number, card: F, };

export type Location = "ftl_control" | "weapons_control" | "communications" | "research_lab" | "command" | "admirals_quarters" | "hangar_deck" | "armory" | "sickbay" | "brig" | "press_room" | "presidents_office" | "administration" | "caprica" | "cylon_fleet" | "human_fleet" | "resurrection_ship";

export type LocationBoard = { location: Location, 
/**
 * What it is aboard of.
 */
ship: Ship, 
/**
 * Nobody enters it of their own will.
 */
hazardous: boolean, damaged: boolean, 
/**
 * A card in play lets nobody go there.
 */
closed: boolean, 
/**
 * A card in play keeps its action from being used.
 */
blocked: boolean, people: SeatSet, };

export type Loyalty = "not-a-cylon" | "cylon-brig" | "cylon-sickbay" | "cylon-damage" | "cylon-morale" | "sympathizer";

export type Matter = { "crisis": Crisis } | { "super-crisis": SuperCrisis } | { "location": Location };

export type Once = { ability: Ability, spent: boolean, };

export type Order = { trigger: Trigger, when: When, };

export type Own = { seat: Seat, hand: Array<Kind>, 
/**
 * Given to the check that is still face down.
 */
given: Array<Kind>, };

export type PastCheck = { 
/**
 * Counted from 1.
 */
number: number, matter: Matter, };

export type Person = { seat: Seat, 
/**
 * None before they have picked one.
 */
character: Character | null, place: Place, 
/**
 * Cards in hand, and how many they may keep at the end of a turn.
 */
hand: number, hand_limit: number, 
/**
 * Cards given to the check, face down.
 */
given: number, 
/**
 * The power of their sheet that works once a game. A revealed Cylon has it no more, spent or not.
 */
once: Once | null, 
/**
 * Openly a Cylon, and that by the Sympathizer.
 */
revealed: boolean, sympathizer: boolean, 
/**
 * Loyalty cards face down; those of them that the viewer knows, all of their own; those face up.
 */
hidden: number, loyalty: Array<Loyalty>, shown: Array<Loyalty>, 
/**
 * Do they hold a super crisis, and which, where the viewer may know?
 */
super_crisis: boolean, super_face: SuperCrisis | null, 
/**
 * What everybody knows of their hand together with what they gave to the check, and what the viewer knows of it.
 */
public: HandKnown, known: HandKnown, };

export type Place = "nowhere" | { "at": Location } | { "flying": Area };

export type Prey = "raider" | "heavy-raider" | { "basestar": number };

export type Prompt = "pick-character" | "start-area" | { "opening-hand": { flexible: boolean, } } | "receive-skills" | { "draw-any": { count: number, } } | "move" | "pay-move" | "action" | { "pay-activation": { location: Location, } } | "order-whom" | "use-order" | { "repair-what": { location: Location, } } | "repair-vipers" | "scout-deck" | { "top-or-bottom": { deck: DeckName, } } | "look-at-civilians" | { "move-civilian": { ship: number, } } | { "command-viper": { left: number, } } | { "barrage": { left: number, } } | "fire-at" | "launch-where" | "recall-which" | "attack-centurion" | { "choose-character": { location: Location, } } | { "leave-brig": { who: Seat, } } | "quorum-more" | "politician-pick" | { "bury-next": { deck: DeckName, } } | "look-whose" | "gain-which" | { "appoint-whom": { card: Quorum, } } | { "quorum-whom": { card: Quorum, } } | { "destroy-piece": { left: number, } } | "crisis-pick" | { "crisis-half": { crisis: Crisis, } } | { "one-of": { card: Quorum, } } | "resign-or-jail" | { "pay-fuel": { crisis: Crisis, } } | { "send-whom": { crisis: Crisis, to: Location, may: boolean, } } | { "give-title": { title: Title, } } | { "secret-destiny": { crisis: Crisis, } } | { "moral-compass": { crisis: Crisis, half: number, } } | { "mysterious-intuition": { crisis: Crisis, } } | "blind-devotion" | "command-authority" | "alert-viper-pilot" | "recon" | "cylon-hatred" | { "friends-in-low-places": { location: Location, } } | "arbitrate" | { "eco-officer": { cause: Cause, result: number, } } | { "contribute": { matter: Matter, difficulty: number, } } | { "before-roll": { cause: Cause, bonus: number, } } | { "evade": { area: Area, pilot: Seat | null, result: number, } } | { "before-check": { matter: Matter, difficulty: number, committee: boolean, research: boolean, } } | { "emergency": { matter: Matter, total: number, difficulty: number, } } | { "discard": { count: number, } } | "next-area" | { "attack-which-pilot": { area: Area, } } | { "attack-which-civilian": { area: Area, } } | "board-which" | { "place-where": { craft: Craft, } } | "damage-which-viper" | "destroy-which-civilian" | "destination-pick" | { "risk": { destination: Destination, } } | "restore-vipers" | "restore-raptor" | { "use-power": { card: Loyalty, } } | { "power-target": { card: Loyalty, } } | "apply-token" | "caprica" | "cylon-fleet" | "look-at-hand" | { "take-card": { from: Seat, } } | "exchange-super-crisis" | "pass-loyalty" | "give-sympathizer";

export type Purpose = "next-check" | "jail" | "fight" | "repairs";

export type Quorum = "accept_prophecy" | "arrest_order" | "assign_arbitrator" | "assign_mission_specialist" | "assign_vice_president" | "authorization_of_brutal_force" | "encourage_mutiny" | "food_rationing" | "inspirational_speech" | "presidential_pardon" | "release_cylon_mugshots";

export type QuorumCards = { 
/**
 * The President's hand: its size, and what the viewer knows to be in it; the President sees it whole.
 */
hand: number, known: Array<Quorum>, 
/**
 * Out of the game.
 */
gone: Array<Quorum>, in_play: Array<InPlay>, };

export type Reserves = { 
/**
 * Vipers that can be launched.
 */
vipers: number, damaged_vipers: number, destroyed_vipers: number, raptors: number, nukes: number, 
/**
 * Civilian ships that are not on the board, and those that were destroyed.
 */
civilians: number, lost: Array<Civilian>, 
/**
 * Cylon ships in the box.
 */
raiders: number, heavy_raiders: number, basestars: number, };

export type Role = "military_leader" | "pilot" | "support" | "political_leader";

export type Roll = { 
/**
 * Who rolls, and what for.
 */
seat: Seat, cause: Cause, 
/**
 * Added to the result, Strategic Planning included.
 */
bonus: number, 
/**
 * Strategic Planning counts for it.
 */
planned: boolean, 
/**
 * The result, once it is thrown.
 */
result: number | null, };

export type Rule = "unmanned_viper_attack_minus_2" | "basestar_launch_plus_1" | "communications_blocked" | "no_loyalty_looks" | "colonial_one_closed" | "relentless_pursuit";

export type Run = { text: Text, block: Block, 
/**
 * Inside the list of this step (counted from 1) of the block; 0 for the block itself.
 */
within: number, arm: number, pc: number, 
/**
 * How far the present step has come.
 */
stage: number, 
/**
 * Who plays the card: ruling 0/3.
 */
seat: Seat, 
/**
 * Whom it is about.
 */
target: Seat, };

export type Setup = { players: number, characters: Draft, resources: Handicap, };

export type Sheet = { role: Role, skills: Array<SlotFace>, 
/**
 * In the order in which they are told.
 */
abilities: Array<AbilityKind>, pilot: boolean, hand_limit: number, };

export type Ship = "galactica" | "colonial_one" | "cylon";

export type Ships = { basestar: number, heavy_raider: number, raider: number, viper: number, civilian: number, };

export type Skill = "politics" | "leadership" | "tactics" | "piloting" | "engineering";

export type SkillCard = "consolidate-power" | "investigative-committee" | "executive-order" | "declare-emergency" | "launch-scout" | "strategic-planning" | "evasive-maneuvers" | "maximum-firepower" | "repair" | "scientific-research";

export type SkillDeck = { skill: Skill, cards: number, 
/**
 * Newest first.
 */
discards: Array<Kind>, };

export type SlotFace = { skills: Array<Skill>, count: number, };

export type Step = "character-draft" | "starting-viper" | "opening-hands" | "receive-skills" | "movement" | "action" | "cylon-action" | "crisis" | "skill-check-before" | "skill-check-destiny" | "skill-check-play" | "skill-check-reveal" | "skill-check-total" | "skill-check-result" | "activate-cylon-ships" | "jump" | "sleeper-agents" | "sympathizer" | "reveal-cylon" | "end-of-turn" | "hand-limit" | "over";

export type SuperCrisis = "bomb-on-colonial-1" | "cylon-intruders" | "fleet-mobilization" | "inbound-nukes" | "massive-assault";

export type Target = "raider" | "heavy_raider" | "basestar" | "centurion" | "viper" | "civilian" | "galactica";

export type Text = { "crisis": Crisis } | { "super-crisis": SuperCrisis } | { "quorum": Quorum } | { "destination": Destination };

export type Title = "president" | "admiral";

export type Trigger = { "card": SkillCard } | { "ability": Ability } | "any";

export type Turn = { seat: Seat, 
/**
 * The starting player.
 */
first: Seat, 
/**
 * Turns so far, this one included.
 */
number: number, 
/**
 * None before the first turn and after the last.
 */
step: TurnStep | null, 
/**
 * Who moves or acts in it by an Executive Order.
 */
ordered: Seat | null, 
/**
 * Actions to come after the one that is going on.
 */
actions_left: number, 
/**
 * An Executive Order was played: no second one.
 */
executive_order: boolean, 
/**
 * Helo has had a die rolled again; Tyrol has had his further action.
 */
eco_officer: boolean, maintenance_engineer: boolean, 
/**
 * The player became a Cylon in it: it is over.
 */
turned: boolean, 
/**
 * Another crisis is to be resolved.
 */
extra_crisis: boolean, };

export type TurnStep = "receive-skills" | "movement" | "action" | "crisis" | "activate-cylon-ships" | "prepare-for-jump" | "end-of-turn";

export type TypeBounds = { skill: Skill, least: number, most: number, };

export type When = "never" | "ask" | "ask-if-unusual" | { "play-if": Array<Condition> };

export type Who = "current" | "president" | "admiral" | "each_player" | "acting";

export type Window = { about: About, 
/**
 * The cards that can be played.
 */
cards: Array<SkillCard>, asked: SeatSet, };

export type Zone = "red" | "blue" | "auto";
