//! The turn aid of Galactica in known positions: what it opens at, and each of its forecasts.

use galactica::board::{Board, Step};
use galactica::cards::{
    Area, Attacker, BASESTAR_DAMAGE, BasestarDamage, CRISIS_CARDS, CardFace as _, Character, Civilian, Craft, Crisis,
    Icon, Location, Loyalty, Rule, Skill, Target,
};
use galactica::frame::{
    Action, Attack, AttackStep, Check, CheckStep, Command, Discard, Frame, Jump, Movement, Receive, Repair, Resolve,
    ResolveStep, Reveal, Roll, RollStep, Ships, Sleeper, Turn, TurnStep, Via,
};
use galactica::position::{self, card};
use galactica::state::{Dial, State};
use galactica::{Cause, Galactica, Item, Matter, Place, Prompt, Setup};
use tabletop::{Ask, Game, Log, Seat, Seed, Viewer};

use super::{Teller, names, texts};
use crate::{AidPart, Reader, Stands, Told, Tone, Words};

const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const CLEO: Seat = Seat(2);

/// Starbuck, Tigh and Baltar at the start, nothing in space; it is Anna's turn.
fn start() -> State {
    let mut state = position::new(&[Character::Starbuck, Character::SaulTigh, Character::GaiusBaltar], 3);
    state.clear_space();
    state.current = ANNA;
    state
}

/// The same at a step, with this on top of the turn.
fn during(mut state: State, step: TurnStep, frames: &[Frame]) -> State {
    let stack: Vec<Frame> = [Frame::from(Turn { step })].into_iter().chain(frames.iter().copied()).collect();
    state.set_frames(&stack);
    state
}

fn board(state: &State, viewer: Viewer) -> Board {
    Galactica::board(&Galactica::view(state, viewer))
}

fn part(state: &State, id: &str) -> AidPart {
    let parts = Galactica::aid(&board(state, Viewer::Seat(ANNA)));
    parts.into_iter().find(|part| part.id == id).unwrap_or_else(|| panic!("no part '{id}'"))
}

fn read<T>(tell: impl FnOnce(Teller<'_>) -> T) -> T {
    let (words, names) = (Words::english(), names());
    let reader = Reader { viewer: Viewer::Seat(ANNA), names: &names };
    tell(Teller { voice: words.game(Galactica::ID), reader })
}

/// The lines of a part: "+" before what is lit, "-" before what cannot be done.
fn lines(state: &State, id: &str) -> Vec<String> {
    let points = part(state, id).points;
    read(|teller| {
        let mark = |tone| match tone {
            Tone::Plain => "",
            Tone::Lit => "+ ",
            Tone::Off => "- ",
        };
        points.iter().map(|point| format!("{}{}", mark(point.tone), teller.say(&point.phrase))).collect()
    })
}

/// A part says this, somewhere.
fn says(state: &State, id: &str, wanted: &[&str]) {
    let lines = lines(state, id);
    for line in wanted {
        assert!(lines.iter().any(|said| said == line), "{id}: '{line}' is not among {lines:#?}");
    }
}

fn never(state: &State, id: &str, unwanted: &str) {
    let lines = lines(state, id);
    assert!(lines.iter().all(|said| !said.contains(unwanted)), "{id} says '{unwanted}': {lines:#?}");
}

fn facing(mut state: State, crisis: Crisis) -> State {
    let card = (0..CRISIS_CARDS as u8).find(|&card| Crisis::of(card) == crisis).unwrap();
    state.facing.push(card);
    state
}

fn resolve(step: ResolveStep) -> Frame {
    Resolve { step, ..Resolve::draw(Via::Turn) }.into()
}

/// "What will these raiders do?" is answered of any area (rulebook, "Activating Cylon ships").
#[test]
fn an_area_says_what_its_ships_will_do() {
    let mut state = start();
    state.add_ships(Craft::Basestar, Area::Front, 1);
    state.add_ships(Craft::Raider, Area::Front, 3);
    state.add_ships(Craft::Viper, Area::PortBow, 1);
    state.add_ships(Craft::HeavyRaider, Area::PortAft, 2);
    state.add_civilian(Area::Rear, Civilian::Pop1);
    let board = board(&state, Viewer::Seat(ANNA));
    let told =
        |name: &str| read(|teller| texts(&teller.lay(&teller.voice.explain::<Galactica>(Some(&board), name).unwrap())));
    assert_eq!(
        told("front"),
        [
            "the front area: 1 basestar and 3 raiders",
            "When raiders act: the first of them will move to the starboard bow area, clockwise, as it is as far either way.",
            "When basestars act: 1 basestar attacks Galactica (4–8: damage).",
        ]
    );
    assert_eq!(told("port bow"), ["the port bow area: 1 viper"]);
    assert_eq!(told("starboard aft"), ["the starboard aft area: empty"]);
    assert_eq!(told("port_aft").last().unwrap(), "When heavy raiders act: 2 heavy raiders board.");
}

// Rulings 7.3/2 and 7.1/2: a full boarding track, a basestar that has fired.
#[test]
fn an_area_foretells_nothing_that_cannot_happen() {
    let mut state = start();
    state.add_ships(Craft::Basestar, Area::PortAft, 1);
    state.add_ships(Craft::HeavyRaider, Area::PortAft, 2);
    state.space.basestars[0].fired = true;
    state.space.centurions = [2, 1, 0, 0];
    let told = |state: &State| {
        let board = board(state, Viewer::Seat(ANNA));
        read(|teller| texts(&teller.lay(&teller.voice.explain::<Galactica>(Some(&board), "port aft").unwrap())))
    };
    assert_eq!(
        told(&state)[1..],
        [
            "When heavy raiders act: 1 heavy raider boards.",
            "When heavy raiders act: 1 heavy raider waits, as no centurion is left.",
            "When basestars act: 1 basestar does not attack: it has already fired this turn.",
        ]
    );
    state.space.centurions = [4, 0, 0, 0];
    assert_eq!(told(&state)[1], "When heavy raiders act: 2 heavy raiders wait, as no centurion is left.");
    says(&state, "activation", &["Basestars: 1 basestar does not attack: it has already fired this turn."]);
}

// Rulings 8/2 and 8/7.
#[test]
fn a_damaged_ftl_control_is_no_way_to_jump() {
    let mut state = start();
    state.jump = 4;
    says(&state, "end", &["1 space to the automatic jump; FTL Control could jump before that."]);
    let risk = "The fleet: space 5 of 6 (a jump by FTL Control costs 1 population on 6 or less).";
    says(&state, "jump", &[risk]);
    state.damage = 1;
    says(&state, "end", &["1 space to the automatic jump."]);
    // What a jump costs is said, and not that there can be one.
    says(&state, "jump", &[risk]);
}

#[test]
fn it_opens_at_the_innermost_of_what_is_going_on() {
    let check = Check { step: CheckStep::Contribute, matter: Matter::Crisis(Crisis::Resistance), ..Check::default() };
    let ships = Ships::of(Icon::Raiders);
    let viper = Cause::Attack(Attacker::Raider, Target::Viper);
    let roll = |cause| Frame::from(Roll { step: RollStep::default(), ..Roll::of(ANNA, cause) });
    let evade = Attack { step: AttackStep::default(), ..Attack::on(Area::PortBow, None) };
    let cases: &[(&str, TurnStep, &[Frame])] = &[
        ("receive", TurnStep::Movement, &[Receive::any(ANNA, 2).into()]),
        ("movement", TurnStep::Action, &[Movement::of(ANNA).into()]),
        ("action", TurnStep::Action, &[Action::of(ANNA).into()]),
        ("vipers", TurnStep::Action, &[Command::vipers(ANNA, 2).into()]),
        ("damage", TurnStep::Action, &[Repair::by(ANNA).into()]),
        ("ftl", TurnStep::Action, &[roll(Cause::Ftl { loses: 3 })]),
        ("reveal", TurnStep::Action, &[Reveal::of(ANNA, Loyalty::CylonMorale).into()]),
        ("crisis", TurnStep::Recon, &[resolve(ResolveStep::Choose)]),
        ("check", TurnStep::Recon, &[resolve(ResolveStep::Icons(0)), check.into()]),
        ("activation", TurnStep::Recon, &[resolve(ResolveStep::Icons(1)), ships.into()]),
        ("attacks", TurnStep::Recon, &[resolve(ResolveStep::Icons(1)), ships.into(), evade.into(), roll(viper)]),
        ("attacks", TurnStep::Recon, &[resolve(ResolveStep::Icons(1)), ships.into(), evade.into()]),
        ("jump", TurnStep::Recon, &[resolve(ResolveStep::Discard), Jump::default().into()]),
        ("jump", TurnStep::Recon, &[resolve(ResolveStep::Discard), Jump::default().into(), Sleeper::default().into()]),
        ("end-of-turn", TurnStep::Verdict, &[Discard::limit().into()]),
    ];
    for (id, step, frames) in cases {
        let state = during(facing(start(), Crisis::Resistance), *step, frames);
        let parts = Galactica::aid(&board(&state, Viewer::Seat(ANNA)));
        let open: Vec<&str> = parts.iter().filter(|part| part.open).map(|part| part.id).collect();
        assert_eq!(open, [*id], "{frames:?}");
        // All six steps and the end are there, whatever is open.
        let steps = parts.iter().filter(|part| part.stands != Stands::Aside).count();
        assert_eq!((steps, parts.iter().filter_map(|part| part.step).collect::<Vec<_>>()), (7, vec![1, 2, 3, 4, 5, 6]));
    }
    let mut state = during(start(), TurnStep::Action, &[Movement::of(ANNA).into()]);
    state.set_revealed(ANNA, Loyalty::CylonMorale);
    let parts = Galactica::aid(&board(&state, Viewer::Seat(BEN)));
    let cylon: Vec<(&str, bool)> =
        parts.iter().filter(|part| part.stands != Stands::Aside).map(|part| (part.id, part.open)).collect();
    assert_eq!(cylon, [("cylon-turn", true), ("end-of-turn", false)]);
}

#[test]
fn what_is_done_and_what_a_prisoner_goes_without_is_marked() {
    use Stands::{Ahead, Done, Here, Skipped};
    let stands = |state: &State| {
        let parts = Galactica::aid(&board(state, Viewer::Public));
        parts.into_iter().take(7).map(|part| part.stands).collect::<Vec<_>>()
    };
    let mut state = during(start(), TurnStep::Action, &[Action::of(ANNA).into()]);
    assert_eq!(stands(&state), [Done, Done, Here, Ahead, Ahead, Ahead, Ahead]);
    // Ruling 9/1.
    state.set_place(ANNA, Place::At(Location::Brig));
    assert_eq!(stands(&state), [Done, Done, Here, Skipped, Skipped, Skipped, Ahead]);
}

#[test]
fn raiders_are_foretold_area_by_area() {
    let mut state = start();
    for area in Area::ALL {
        state.add_ships(Craft::Raider, area, 2);
    }
    state.add_ships(Craft::Viper, Area::PortAft, 1);
    state.set_place(BEN, Place::Flying(Area::PortBow));
    state.add_civilian(Area::Rear, Civilian::Pop1);
    // Ruling 7.2: the first possible item only.
    says(
        &state,
        "activation",
        &[
            "2 raiders (front): the first will move to the starboard bow area, clockwise, as it is as far either way.",
            "2 raiders (starboard bow): the first will move to the starboard aft area.",
            "2 raiders (rear): the first will destroy a civilian ship.",
            "2 raiders (port aft): the first will attack an unmanned viper (5–7: damage; 8: destruction).",
            "2 raiders (port bow): the first will attack the viper flown by Ben (5–7: damage; 8: destruction).",
        ],
    );
    let mut state = start();
    state.add_ships(Craft::Raider, Area::Front, 1);
    says(&state, "activation", &["1 raider (front): it will attack Galactica (8: damage)."]);
    // Ruling 7.2/6, and the special rule of Cylon Swarm.
    let mut state = start();
    state.add_ships(Craft::Basestar, Area::Front, 1);
    says(&state, "activation", &["Raiders: none is in space, so 1 basestar launches 2 raiders."]);
    state.rules = 1 << Rule::BasestarLaunchPlus1 as u8;
    says(&state, "activation", &["Raiders: none is in space, so 1 basestar launches 3 raiders."]);
    says(&state, "activation", &["Launching: 1 basestar launches 4 raiders."]);
}

/// The basestar has this damage.
fn hurt(state: &mut State, basestar: usize, damage: BasestarDamage) {
    let bit = BASESTAR_DAMAGE.iter().position(|row| row.damage == damage).unwrap();
    state.space.basestars[basestar].damage |= 1 << bit;
}

// Ruling 7.4/1: disabled weapons and a disabled hangar suppress the one or the other.
#[test]
fn basestars_are_foretold_with_their_damage() {
    let mut state = start();
    says(&state, "activation", &["Basestars: there is no basestar, so nothing happens."]);
    state.add_ships(Craft::Basestar, Area::Front, 1);
    state.add_ships(Craft::Basestar, Area::Rear, 1);
    says(&state, "activation", &["Basestars: 2 basestars attack Galactica (4–8: damage, each)."]);
    hurt(&mut state, 0, BasestarDamage::DisabledWeapons);
    hurt(&mut state, 1, BasestarDamage::DisabledHangar);
    says(
        &state,
        "activation",
        &[
            "Basestars: 1 basestar attacks Galactica (4–8: damage); 1 basestar does not attack: its weapons are disabled.",
            "Launching: 1 basestar launches 3 raiders; 1 basestar launches nothing: its hangar is disabled.",
        ],
    );
    // Ruling 7.4/2: there are 16 raiders.
    state.add_ships(Craft::Raider, Area::Rear, 14);
    says(
        &state,
        "activation",
        &[
            "Launching: 1 basestar launches 3 raiders; only 2 can still be placed; 1 basestar launches nothing: its hangar is \
           disabled.",
        ],
    );
}

// Ruling 7.3.
#[test]
fn heavy_raiders_are_foretold_with_the_centurions() {
    let mut state = start();
    state.add_ships(Craft::Basestar, Area::Front, 1);
    says(&state, "activation", &["Heavy raiders and centurions: 1 basestar launches 1 heavy raider."]);
    state.add_ships(Craft::HeavyRaider, Area::PortBow, 1);
    state.add_ships(Craft::HeavyRaider, Area::Front, 1);
    says(&state, "activation", &["Heavy raiders and centurions: 1 heavy raider boards; 1 heavy raider comes nearer."]);
    state.space.centurions = [1, 0, 1, 0];
    says(
        &state,
        "activation",
        &[
            "Heavy raiders and centurions: 2 centurions aboard advance, with 1 step to go then; 1 heavy raider boards; 1 heavy \
           raider comes nearer.",
        ],
    );
    // Ruling 7.3/2: too few centurions; 7.3/1: the last step.
    state.space.centurions = [2, 1, 0, 1];
    says(
        &state,
        "activation",
        &[
            "Heavy raiders and centurions: 4 centurions aboard advance, and the humans have lost; 1 heavy raider waits, as no \
           centurion is left; 1 heavy raider comes nearer.",
        ],
    );
}

#[test]
fn only_the_signs_of_the_card_are_foretold() {
    let crisis = *Crisis::ALL.iter().find(|card| card.row().icons == [Icon::HeavyRaiders]).unwrap();
    let state = facing(start(), crisis);
    let lines = lines(&state, "activation");
    assert_eq!(lines.len(), 2, "{lines:#?}");
    assert!(lines[1].starts_with("Heavy raiders and centurions:"), "{lines:#?}");
}

// Ruling 8/2.
#[test]
fn the_risk_of_an_ftl_jump_is_that_of_the_space() {
    let mut state = start();
    let at = |state: &mut State, space: u8| state.jump = space;
    at(&mut state, 2);
    says(&state, "ftl", &["- Too early: the fleet is on space 3 of 6, the blue ones are 4 and 5."]);
    at(&mut state, 3);
    state.dials[Dial::Population as usize] = 8;
    says(&state, "ftl", &["+ Now: 1–6: lose 3 population (8 to 5); 7–8: no loss."]);
    assert_eq!(part(&state, "ftl").points[2].faces, [0, 0, 0, 0, 0, 0, 1, 1]);
    at(&mut state, 4);
    says(&state, "ftl", &["+ Now: 1–6: lose 1 population (8 to 7); 7–8: no loss."]);
    // Damaged: nobody can use it (ruling 8/7: the automatic jump comes all the same).
    state.damage = 1;
    says(
        &state,
        "ftl",
        &[
            "- FTL Control is damaged: nobody can use it until it is repaired. The automatic jump comes all the same.",
            "- Now: 1–6: lose 1 population (8 to 7); 7–8: no loss.",
        ],
    );
    state.damage = 0;
    state.dials[Dial::Population as usize] = 1;
    never(&state, "ftl", "last jump");
    state.distance = 8;
    says(&state, "ftl", &["+ That could bring population to 0, and the last jump would be lost by it."]);
}

#[test]
fn the_action_lists_only_my_kinds_and_says_why_not() {
    let mut state = during(start(), TurnStep::Action, &[Action::of(ANNA).into()]);
    state.set_place(ANNA, Place::At(Location::FtlControl));
    state.set_hand(ANNA, &[card(Skill::Leadership, 1), card(Skill::Engineering, 1), card(Skill::Piloting, 1)]);
    (state.president, state.admiral) = (BEN, CLEO);
    state.turn.actions = 0;
    assert_eq!(
        lines(&state, "action"),
        [
            "Take one action, or none.",
            "- FTL Control: too early on the jump track.",
            "Skill cards: Executive Order.",
            "- Cards: Repair, nothing is damaged where you are.",
            "Reveal a Cylon card, if you have one.",
        ]
    );
    state.jump = 3;
    state.set_loyalty(ANNA, &[Loyalty::CylonMorale]);
    (state.president, state.admiral) = (ANNA, ANNA);
    state.set_quorum_hand(&[]);
    assert_eq!(
        lines(&state, "action"),
        [
            "Take one action, or none.",
            "FTL Control: the fleet jumps; 1–6: lose 3 population (12 to 9); 7–8: no loss.",
            "Skill cards: Executive Order.",
            "- Cards: Repair, nothing is damaged where you are.",
            "President: draw a Quorum card, or play one of your 0 Quorum cards.",
            "- Admiral: a nuke at a basestar in any area, 2 nukes left: no basestar is in space.",
            // The same for humans and Cylons.
            "Reveal a Cylon card, if you have one.",
        ]
    );
    state.turn.actions = 1;
    says(&state, "action", &["Take one action, or none. 1 more is to come after it."]);
    state.set_place(ANNA, Place::Flying(Area::PortBow));
    says(&state, "action", &["+ In a viper: fly it to the next area, or attack a Cylon ship in its own."]);
}

#[test]
fn revealing_says_what_it_would_cost_me() {
    let mut state = start();
    state.set_hand(
        ANNA,
        &[card(Skill::Leadership, 1), card(Skill::Tactics, 1), card(Skill::Piloting, 1), card(Skill::Piloting, 2)],
    );
    state.admiral = ANNA;
    says(&state, "reveal", &["- You have no Cylon card."]);
    state.set_loyalty(ANNA, &[Loyalty::CylonMorale]);
    says(
        &state,
        "reveal",
        &[
            "You would discard 1 card of your 4.",
            // Ruling 19/2: the highest in the line, Tigh before Baltar.
            "Admiral would be Ben: the highest in line who is no revealed Cylon.",
        ],
    );
    assert!(lines(&state, "reveal")[3].starts_with("+ You Are a Cylon (morale): You win with the Cylons."));
    // Ruling 12/2: not in the Brig.
    state.set_place(ANNA, Place::At(Location::Brig));
    says(&state, "reveal", &["- You Are a Cylon (morale): in the Brig without its power."]);
    // Whoever does not hold it is told the rule and nothing else.
    let others = Galactica::aid(&board(&state, Viewer::Seat(BEN)));
    let reveal = others.iter().find(|part| part.id == "reveal").unwrap();
    assert_eq!(reveal.points.len(), 4);
}

#[test]
fn damage_lists_what_is_still_in_the_pool() {
    let mut state = start();
    // FTL Control lies; food is spent (7.5/4: the token is out of the game).
    state.damage = 1 | 1 << 6;
    let lines = lines(&state, "damage");
    assert_eq!(lines[0], "+ Galactica: 1 of 6 locations damaged. With the 6th the humans have lost at once.");
    assert_eq!(
        lines[1],
        "A hit turns up one of 6 tokens: Weapons Control, Command, Admiral's Quarters, Hangar Deck, Armory, fuel."
    );
}

#[test]
fn a_roll_lights_its_row_of_the_attack_table() {
    let mut state = start();
    state.add_ships(Craft::Basestar, Area::Front, 1);
    let cause = Cause::Attack(Attacker::Galactica, Target::Basestar);
    let state = during(state, TurnStep::Action, &[Roll { bonus: 2, ..Roll::of(BEN, cause) }.into()]);
    assert_eq!(
        lines(&state, "attacks")[..3],
        [
            "+ Ben rolls.",
            "+ +2 on this roll; no result is below 1 or above 8.",
            "+ Galactica attacks a basestar: 3–8: damage.",
        ]
    );
    assert_eq!(part(&state, "attacks").points[2].faces, [0, 0, 1, 1, 1, 1, 1, 1]);
    let lit = part(&state, "attacks").points.iter().filter(|point| point.tone == Tone::Lit).count();
    assert_eq!(lit, 3);
}

#[test]
fn a_check_has_my_numbers() {
    let mut state = start();
    state.set_hand(ANNA, &[card(Skill::Politics, 2), card(Skill::Piloting, 3)]);
    assert!(lines(&state, "check")[0].starts_with("1. The card says"));
    let matter = Matter::Crisis(Crisis::Resistance);
    let row = Crisis::Resistance.row().check_row().unwrap();
    let check = Check { step: CheckStep::Contribute, matter, turn: 1, difficulty: row.difficulty, ..Check::default() };
    let state = during(state, TurnStep::Recon, &[check.into()]);
    let lines = lines(&state, "check");
    assert!(lines[0].starts_with("+ Skill check, Resistance: difficulty"), "{lines:#?}");
    assert!(lines.iter().any(|line| line.contains("your hand can add at most 2 points or take away 3")), "{lines:#?}");
    assert!(lines.len() <= 8, "{lines:#?}");
}

#[test]
fn the_ends_say_how_near_they_are() {
    let mut state = start();
    state.dials = [3, 8, 8, 8];
    (state.distance, state.jump, state.damage) = (5, 3, 0b110);
    state.space.centurions = [0, 0, 1, 0];
    says(
        &state,
        "end",
        &[
            "The humans win with the first jump after distance 8 (now 5, 3 to go), if no resource is at 0 then.",
            "2 spaces to the automatic jump; FTL Control could jump before that.",
            "+ The Cylons win if a resource is at 0 when a turn ends: food 3 (in the red), fuel 8, morale 8, population 8.",
            "Or with 6 damaged locations of Galactica: 2 now.",
            "+ Or with a centurion at the end of the boarding track: the foremost has 2 steps to go.",
        ],
    );
    // Ruling 19/10: the last jump with a resource at 0 loses.
    state.distance = 8;
    says(
        &state,
        "jump",
        &[
            "+ The next jump is the last, and nothing is drawn for it: the humans win by it, if every resource is above 0.",
        ],
    );
    state.dials[0] = 0;
    says(
        &state,
        "jump",
        &["+ The next jump is the last, and nothing is drawn for it: with food at 0 the humans would lose by it."],
    );
    says(&state, "end-of-turn", &["+ At 0: food. If it stays so, the humans have lost at the end of this turn."]);
}

#[test]
fn the_terminal_lists_the_steps_and_opens_one() {
    let mut state = during(start(), TurnStep::Action, &[Movement::of(ANNA).into()]);
    state.set_hand(ANNA, &[]);
    let board = board(&state, Viewer::Seat(ANNA));
    assert_eq!(board.step, Step::Movement);
    let shown = read(|teller| texts(&teller.lay(&teller.voice.explain::<Galactica>(Some(&board), "aid").unwrap())));
    assert_eq!(shown[0], "1. Receive skills (done): Draw the cards of your skill set.");
    assert_eq!(shown[1], "2. Movement, where we are:");
    assert_eq!(shown[2], "  Moving is optional. Within a ship you can go anywhere, free.");
    assert_eq!(shown[3], "  (not now) Between Galactica and Colonial One it costs 1 skill card. You hold 0 cards.");
    assert!(shown.contains(&"3. Action: Take one action, or none.".to_owned()), "{shown:#?}");
    assert!(shown.last().unwrap().contains("A Cylon’s turn"), "{shown:#?}");
    assert!(shown.len() <= 18, "{} lines", shown.len());
}

/// Before the first turn the aid opens at how the game ends, and does not say that we are there.
#[test]
fn before_the_first_turn_no_step_is_where_we_are() {
    let state = Galactica::start(&Setup::new(3), Seed::derive(1, 0), &mut Log::off()).unwrap();
    let here = board(&state, Viewer::Seat(ANNA));
    let shown = read(|teller| texts(&teller.lay(&teller.voice.explain::<Galactica>(Some(&here), "aid").unwrap())));
    assert!(shown.contains(&"End of the game:".to_owned()), "{shown:#?}");
    assert!(shown.iter().all(|line| !line.contains("where we are")), "{shown:#?}");
}

#[test]
fn what_was_not_found_is_found() {
    let state = start();
    let board = board(&state, Viewer::Seat(ANNA));
    let cases: &[(&str, &str)] = &[
        ("nuke", "Nukes"),
        ("receive skills", "Receive skills"),
        ("landing", "Movement"),
        ("movement", "Movement"),
        ("secrecy", "Secrecy"),
        ("loyalty", "Loyalty"),
        ("loyalty deck", "Loyalty"),
        ("risk", "Raptors and risk"),
        ("hazardous", "Hazardous locations"),
        ("unmanned", "Unmanned vipers"),
        ("galactica", "Galactica"),
        ("colonial one", "Colonial One"),
        ("ftl", "FTL jump"),
    ];
    for (name, title) in cases {
        let said = read(|teller| texts(&teller.lay(&teller.voice.explain::<Galactica>(Some(&board), name).unwrap())));
        assert_eq!(&said[0], title, "{name}");
        assert!(said.len() > 1, "{name}");
    }
    let loyalty =
        read(|teller| texts(&teller.lay(&teller.voice.explain::<Galactica>(Some(&board), "loyalty").unwrap())));
    // Ruling 1/5: three players, and one card more for Baltar.
    assert!(
        loyalty.contains(
            &"This game’s deck: 1 Cylon card and 6 that say “You Are Not a Cylon”; no Sympathizer.".to_owned()
        ),
        "{loyalty:#?}"
    );
    // A card is found without its "The".
    let the = Crisis::ALL.iter().find(|card| card.row().name.starts_with("The ")).unwrap().row().name;
    assert!(read(|teller| teller.voice.explain::<Galactica>(None, the.trim_start_matches("The ")).is_some()), "{the}");
}

/// A deck is found by its name and a skill by its own: what is left, and which cards there are.
#[test]
fn decks_and_skills_are_found() {
    let state = start();
    let here = board(&state, Viewer::Seat(ANNA));
    let said = |board: Option<&Board>, name: &str| {
        read(|teller| texts(&teller.lay(&teller.voice.explain::<Galactica>(board, name).unwrap())))
    };
    assert!(said(Some(&here), "crisis deck")[0].starts_with("The crisis deck: "));
    for name in ["politics", "politics deck"] {
        let [at_a_table, anywhere] = [Some(&here), None].map(|board| said(board, name));
        assert!(at_a_table[0].starts_with("The Politics deck: "), "{at_a_table:#?}");
        for card in ["Consolidate Power: Politics", "Investigative Committee: Politics"] {
            assert!(
                [&at_a_table, &anywhere].iter().all(|lines| lines.iter().any(|line| line == card)),
                "{anywhere:#?}"
            );
        }
    }
    // Terms that are called like a deck stay what they were.
    for (name, title) in
        [("crisis", "Crisis"), ("quorum", "Quorum"), ("decks", "Decks"), ("destiny deck", "Skill check")]
    {
        assert_eq!(said(Some(&here), name)[0], title);
    }
}

/// Ruling 4/6: what an action costs Roslin is said before she takes it.
#[test]
fn roslin_reads_what_a_location_costs() {
    let activate = |character: Character| {
        let mut state = position::new(&[character, Character::SaulTigh, Character::GaiusBaltar], 3);
        state.set_place(ANNA, Place::At(Location::PressRoom));
        let board = board(&state, Viewer::Seat(ANNA));
        let mut ask = Ask::<Galactica>::default();
        ask.start(Prompt::Action, 0, 1);
        let option = Galactica::option(&board, &ask, Item::Activate(Location::PressRoom));
        read(|teller| teller.say(&option.name).to_string())
    };
    assert_eq!(activate(Character::LauraRoslin), "activate the Press Room, for 2 cards");
    assert_eq!(activate(Character::Starbuck), "activate the Press Room");
}

/// What the term on skills counts, counted from the cards.
#[test]
fn the_skills_of_the_checks_are_counted_right() {
    let checks: Vec<_> = Crisis::ALL.iter().filter_map(|card| card.row().check_row()).collect();
    let helps = |skill: Skill| checks.iter().filter(|check| check.skills.contains(&skill)).count();
    let counted = [Skill::Tactics, Skill::Leadership, Skill::Politics, Skill::Piloting, Skill::Engineering].map(helps);
    assert_eq!((checks.len(), counted), (41, [29, 26, 23, 10, 10]));
}
