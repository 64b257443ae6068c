//! The keys of `_rulings` in `galactica-crisis.json`, one test each, and the notes beside single cards there.
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts and events")]

use galactica::cards::{
    Ability, Area, BasestarDamage, Character, Civilian, Craft, Crisis, Destination, Icon, Location, Loyalty, Rule,
    Skill, SuperCrisis, Title,
};
use galactica::frame::{ResolveStep, Text, TurnStep, Via};
use galactica::state::Dial;
use galactica::{Event, Item, Matter, Place, Prey, Prompt, State, position};
use tabletop::Seat;

use crate::crew::{
    ADMIRAL, CURRENT, FIFTH, FOURTH, HAND, PRESIDENT, drawn, face_super, no_fate, resolve, seats, standard, weak_hand,
    worth,
};
use crate::desk::{Desk, cards};
use Character::{Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama};

/// The standard position in which the current player draws this.
fn facing(crisis: Crisis, with: impl FnOnce(&mut State)) -> Desk {
    let mut state = standard();
    calm(&mut state, crisis);
    with(&mut state);
    drawing(state, crisis)
}

/// The Destiny cards of its check will cancel each other out.
fn calm(state: &mut State, crisis: Crisis) {
    if let Some(check) = crisis.row().check_row() {
        no_fate(state, check.skills);
    }
}

fn drawing(mut state: State, crisis: Crisis) -> Desk {
    state.set_crises(&[crisis]);
    calm(&mut state, crisis);
    let mut table = Desk::of(state);
    table.frames(&[drawn()]);
    table
}

fn half(table: &mut Desk, seat: u8, crisis: Crisis, half: u8) {
    table.expect(seat, Prompt::CrisisHalf { crisis }, &[Item::Half(half)]);
}

fn at(event: impl Fn(&Event) -> bool, table: &Desk) -> usize {
    table.events().iter().position(event).expect("it happened")
}

/// A revealed Cylon at Caprica turns up this crisis.
fn at_caprica(crisis: Crisis, with: impl FnOnce(&mut State)) -> Desk {
    let mut state = standard();
    state.set_revealed(Seat(CURRENT), Loyalty::CylonMorale);
    state.set_place(Seat(CURRENT), Place::At(Location::Caprica));
    with(&mut state);
    state.set_crises(&[crisis, Crisis::ElectionsLoom]);
    let mut table = Desk::of(state);
    table.turn(CURRENT, TurnStep::Action);
    table.expect(CURRENT, Prompt::Action, &[Item::Activate(Location::Caprica)]);
    table.expect(CURRENT, Prompt::CrisisPick, &[Item::Crisis(crisis)]);
    table
}

// Also ruling 5.2/12.
#[test]
fn impossible_options() {
    // Nothing in the hand, and yet the bottom of a card that takes five cards may be chosen.
    let mut table = facing(Crisis::ATraitorAccused, |state| state.set_hand(Seat(CURRENT), &[]));
    half(&mut table, CURRENT, Crisis::ATraitorAccused, 1);
    assert_eq!(table.prompt(), Prompt::Action);
    assert_eq!(table.hand_size(CURRENT), 0);

    // The one exception: without a nuke nobody is asked, and the bottom happens.
    let mut table = facing(Crisis::BuildCylonDetector, |state| state.space.nukes = 0);
    table.drift();
    assert_eq!(table.prompt(), Prompt::Action);
    assert_eq!(table.state.dial(Dial::Morale), 9);
    assert_eq!(table.hand_size(ADMIRAL), usize::from(HAND) - 2);
}

// Also rulings 13/3, 13/4 and 19/15.
#[test]
fn revealed_cylons() {
    // A Cylon draws it at Caprica, makes the current player's choice, and the cost does nothing to them.
    let mut table = at_caprica(Crisis::CylonScreenings, |_| ());
    half(&mut table, CURRENT, Crisis::CylonScreenings, 1);
    table.discard_first();
    let hands = [CURRENT, PRESIDENT, ADMIRAL, FOURTH, FIFTH].map(|seat| table.hand_size(seat));
    // After that turn the President, next in turn, has drawn her five.
    assert_eq!(hands, [6, 4 + 5, 4, 4, 4]);

    for (crisis, place) in [(Crisis::TerroristBomber, Location::Sickbay), (Crisis::CylonAccusation, Location::Brig)] {
        let mut table = at_caprica(crisis, |_| ());
        table.drift();
        assert!(table.is_at(CURRENT, Location::Caprica), "not sent to {place:?}");
    }
    let mut table = at_caprica(Crisis::UnexpectedReunion, |_| ());
    table.drift();
    assert_eq!((table.hand_size(CURRENT), table.state.dial(Dial::Morale)), (6, 9));
    // Ruling 13/4: no activation, no jump icon.
    let table = {
        let mut table = at_caprica(Crisis::WitchHunt, |state| state.add_ships(Craft::HeavyRaider, Area::Front, 1));
        table.drift();
        table.expect(
            CURRENT,
            Prompt::SendWhom { crisis: Crisis::WitchHunt, to: Location::Sickbay, may: false },
            &seats(&[FOURTH]),
        );
        table
    };
    assert_eq!(table.count(|event| matches!(event, Event::Activation { .. })), 0);
    assert_eq!((table.state.jump, table.state.space.heavy_raiders[Area::Front as usize]), (2, 1));
}

/// Six players of whom five have abilities that touch crises or checks; the first is a Cylon who plays this.
fn immune(crisis: SuperCrisis) -> Desk {
    let mut state = position::new(&[SaulTigh, WilliamAdama, Tyrol, Starbuck, Helo, Boomer], 1);
    state.clear_space();
    state.set_revealed(Seat(0), Loyalty::CylonMorale);
    for seat in 1..6 {
        state.set_hand(Seat(seat), &[position::card(Skill::Leadership, 1), position::card(Skill::Politics, 1)]);
    }
    no_fate(&mut state, crisis.row().check_row().unwrap().skills);
    face_super(&mut state, crisis);
    let mut table = Desk::of(state);
    table.frames(&[resolve(ResolveStep::Body, Via::Caprica, Text::SuperCrisis(crisis))]);
    table
}

// Also ruling 5.2/13: no ability; skill cards do work.
#[test]
fn super_crisis_immunity() {
    let crisis = SuperCrisis::InboundNukes;
    let mut table = immune(crisis);
    let matter = Matter::SuperCrisis(crisis);
    table.asks(1, Prompt::BeforeCheck { matter, difficulty: 15, committee: false, research: false }).nothing();
    for seat in 1..6 {
        // Cards of strength 1 go against it: Inspirational Leader is no help.
        table.asks(seat, Prompt::Contribute { matter, difficulty: 15 });
        table.answer(Seat(seat), &cards(&[position::card(Skill::Politics, 1)]));
    }
    table.asks(1, Prompt::Emergency { matter, total: -5, difficulty: 15 }).nothing();
    assert_eq!(table.prompt(), Prompt::Action, "neither Blind Devotion nor Command Authority is asked for");
    let lost = [Dial::Fuel, Dial::Food, Dial::Population].map(|dial| table.state.dial(dial));
    assert_eq!(lost, [7, 7, 11]);

    // Declare Emergency: 13 is enough for 15.
    let emergency = position::card(Skill::Leadership, 3);
    for play in [true, false] {
        let mut table = immune(crisis);
        let gift = worth(Skill::Tactics, 13);
        table.state.set_hand(Seat(1), &[&gift[..], &[emergency]].concat());
        table.contribute(&[(1, &gift)]);
        table.asks(1, Prompt::Emergency { matter, total: 13, difficulty: 15 });
        let played = if play { cards(&[emergency]) } else { Vec::new() };
        table.all_but(&[(1, &played)]);
        assert_eq!(table.state.dial(Dial::Fuel), if play { 8 } else { 7 });
    }
}

// Also ruling 15/3, and the note beside Heavy Assault: one basestar is out already.
#[test]
fn component_limits() {
    let mut table = facing(Crisis::HeavyAssault, |state| {
        state.add_ships(Craft::Basestar, Area::Rear, 1);
        state.dice = position::throws(&[1, 1]);
    });
    table.pass();
    assert_eq!(table.offers(CURRENT), [Item::Area(Area::Front), Item::Area(Area::StarboardBow)]);
    table.expect(CURRENT, Prompt::PlaceWhere { craft: Craft::Basestar }, &[Item::Area(Area::StarboardBow)]);
    table.pass();
    assert_eq!(table.prompt(), Prompt::Action);
    let areas = table.state.space.basestars.map(|basestar| basestar.area);
    assert_eq!(areas, [Some(Area::Rear), Some(Area::StarboardBow)]);
    // Heavy Bombardment: each of the two, also the one that was there before.
    assert_eq!(table.count(|event| matches!(event, Event::Rolled { .. })), 2);

    // Two raiders left for eight: each goes where the current player says.
    let mut table = facing(Crisis::Ambush, |state| state.add_ships(Craft::Raider, Area::StarboardBow, 14));
    for area in [Area::Rear, Area::Front] {
        table.expect(CURRENT, Prompt::PlaceWhere { craft: Craft::Raider }, &[Item::Area(area)]);
    }
    table.pass();
    assert_eq!(table.state.space.raiders, [1, 14, 0, 1, 0, 0]);
    assert_eq!(table.prompt(), Prompt::Action);

    // Vipers, heavy raiders, civilian ships alike; what is shown in one area only needs no question.
    let mut table = facing(Crisis::JammedAssault, |state| {
        state.space.reserve = 1;
        state.space.destroyed = 7;
        state.add_ships(Craft::HeavyRaider, Area::Front, 3);
        while state.space.stock.len() > 2 {
            let ship = state.space.stock.pop().unwrap();
            state.space.lost.push(ship);
        }
    });
    table.expect(CURRENT, Prompt::PlaceWhere { craft: Craft::Viper }, &[Item::Area(Area::PortAft)]);
    for area in [Area::Front, Area::PortBow] {
        table.expect(CURRENT, Prompt::PlaceWhere { craft: Craft::Civilian }, &[Item::Area(area)]);
    }
    table.pass();
    let space = &table.state.space;
    assert_eq!((space.vipers[Area::PortAft as usize], space.heavy_raiders[Area::StarboardAft as usize]), (1, 1));
    assert!(space.has_civilians(Area::Front) && space.has_civilians(Area::PortBow));

    // A Cylon at Caprica decides in their own turn.
    let mut table = at_caprica(Crisis::HeavyAssault, |state| state.add_ships(Craft::Basestar, Area::Rear, 1));
    table.expect(CURRENT, Prompt::PlaceWhere { craft: Craft::Basestar }, &[Item::Area(Area::Front)]);
}

// Also ruling 9/3 and 19/26.
#[test]
fn brig_sickbay_targets() {
    let crew = [SaulTigh, LauraRoslin, Helo, TomZarek, GaiusBaltar];
    let accused = |with: fn(&mut State), crisis: Crisis| {
        let mut state = position::new(&crew, 1);
        state.clear_space();
        state.set_place(Seat(3), Place::At(Location::Brig));
        state.set_revealed(Seat(4), Loyalty::CylonMorale);
        with(&mut state);
        let mut table = drawing(state, crisis);
        table.pass();
        if crisis.row().chooser().is_some() {
            table.expect(0, Prompt::CrisisHalf { crisis }, &[Item::Half(0)]);
        }
        table.drift();
        table
    };
    // Not the prisoner, not stranded Helo, not the revealed Cylon; oneself as well.
    let prompt = |crisis, to| Prompt::SendWhom { crisis, to, may: false };
    let mut table = accused(|_| (), Crisis::ATraitorAccused);
    table.asks(0, prompt(Crisis::ATraitorAccused, Location::Brig));
    assert_eq!(table.offers(0), seats(&[0, 1]));
    // Sickbay: nobody who is there already, and no prisoner.
    let mut table = accused(|state| state.set_place(Seat(0), Place::At(Location::Sickbay)), Crisis::WitchHunt);
    table.asks(0, prompt(Crisis::WitchHunt, Location::Sickbay));
    assert_eq!(table.offers(0), seats(&[1]));
    // Nobody left: nothing happens.
    let nobody = |state: &mut State| {
        state.set_place(Seat(0), Place::At(Location::Sickbay));
        state.set_place(Seat(1), Place::At(Location::Sickbay));
    };
    let table = accused(nobody, Crisis::WitchHunt);
    assert_eq!(table.prompt(), Prompt::Action);
    assert_eq!(table.state.dial(Dial::Morale), 9, "the rest of the card counts");
}

#[test]
fn food_water_shortage_same_player() {
    for (crisis, food) in [(Crisis::FoodShortage, 7), (Crisis::WaterShortageBasestars, 8)] {
        let mut table = facing(crisis, |state| state.set_title(Title::President, Seat(CURRENT)));
        half(&mut table, CURRENT, crisis, 1);
        table.asks(CURRENT, Prompt::Discard { count: 2 }).discard_first();
        table.asks(CURRENT, Prompt::Discard { count: 3 }).discard_first();
        table.drift();
        assert_eq!((table.hand_size(CURRENT), table.state.dial(Dial::Food)), (1, food));
    }
}

// Also ruling 15/4.
#[test]
fn resource_maximum() {
    for (start, end) in [(15, 15), (14, 15)] {
        let gift = worth(Skill::Tactics, 9);
        let mut table = facing(Crisis::ScoutingForWater, |state| {
            state.dials[Dial::Food as usize] = start;
            state.set_hand(Seat(FOURTH), &gift);
        });
        half(&mut table, CURRENT, Crisis::ScoutingForWater, 0);
        table.contribute(&[(FOURTH, &gift)]).pass();
        assert_eq!(table.state.dial(Dial::Food), end);
    }
}

/// Legendary Discovery succeeds at this distance.
fn discovery(distance: u8, slept: bool, with: impl FnOnce(&mut State)) -> Desk {
    let gift = worth(Skill::Tactics, 14);
    let mut table = facing(Crisis::LegendaryDiscovery, |state| {
        (state.distance, state.slept) = (distance, slept);
        state.set_hand(Seat(FOURTH), &[&gift[..], &weak_hand()].concat());
        with(state);
    });
    table.contribute(&[(FOURTH, &gift)]);
    table.pass();
    table
}

#[test]
fn legendary_discovery_timing() {
    let table = discovery(3, false, |state| state.add_ships(Craft::Basestar, Area::Front, 1));
    assert!(table.state.slept && table.state.distance == 4);
    let sleepers = at(|event| matches!(event, Event::SleeperPhase), &table);
    assert!(sleepers < at(|event| matches!(event, Event::Activation { .. }), &table), "right after the card's result");
    // It is no jump: the track and the ships stay, and the icon finds the basestar where it was.
    assert_eq!((table.state.jump, table.state.space.raiders[Area::Front as usize]), (2, 3));
    assert_eq!(table.count(|event| matches!(event, Event::Jumped)), 0);
    assert_eq!(table.prompt(), Prompt::Action);
    // Not below the threshold, not a second time, and no victory.
    assert!(!discovery(2, false, |_| ()).state.slept);
    let table = discovery(7, true, |_| ());
    assert_eq!((table.state.distance, table.over()), (8, false));
    assert_eq!(table.count(|event| matches!(event, Event::SleeperPhase)), 0);
}

// Also ruling 2/3: a named type may always be drawn.
#[test]
fn fulfiller_draw() {
    assert!(Starbuck.row().skill_set.iter().all(|slot| !slot.skills.contains(&Skill::Politics)));
    let mut state = position::new(&[Starbuck, LauraRoslin, SaulTigh], 1);
    state.clear_space();
    let gift = worth(Skill::Leadership, 6);
    state.set_hand(Seat(2), &gift);
    let mut table = drawing(state, Crisis::FulfillerOfProphecy);
    half(&mut table, 0, Crisis::FulfillerOfProphecy, 0);
    table.contribute(&[(2, &gift)]).pass();
    let drew = |event: &Event| matches!(event, Event::Drew { seat: Seat(0), skill: Skill::Politics, cards } if cards.len() == 1);
    assert_eq!(table.count(drew), 1);
}

// Also ruling 7.5/7.
#[test]
fn civilian_stock_empty() {
    let bombed = |on_board: &[Area]| {
        let mut table = facing(Crisis::BombThreat, |state| {
            for &area in on_board {
                state.add_civilian(area, Civilian::Pop1);
            }
            state.space.lost = std::mem::take(&mut state.space.stock);
        });
        half(&mut table, CURRENT, Crisis::BombThreat, 0);
        table.drift();
        table
    };
    let mut table = bombed(&[Area::Front, Area::Rear]);
    assert_eq!(table.offers(CURRENT), [Item::Civilian(0), Item::Civilian(1)]);
    table.expect(CURRENT, Prompt::DestroyWhichCivilian, &[Item::Civilian(1)]);
    table.pass();
    let places: Vec<Area> = table.state.space.civilians.iter().map(|ship| ship.area).collect();
    assert_eq!((places, table.state.dial(Dial::Population)), (vec![Area::Front], 11));
    // One: it is that. None anywhere: nothing.
    let table = bombed(&[Area::Front]);
    assert_eq!((table.prompt(), table.state.dial(Dial::Population)), (Prompt::Action, 11));
    let table = bombed(&[]);
    assert_eq!((table.prompt(), table.state.dial(Dial::Population)), (Prompt::Action, 12));
}

#[test]
fn unprinted_choices() {
    let broken = |with: fn(&mut State)| {
        let mut table = facing(Crisis::WeaponMalfunction, with);
        table.drift();
        table
    };
    // The current player chooses two of all vipers in space, piloted ones included.
    let mut table = broken(|state| {
        state.add_ships(Craft::Viper, Area::PortBow, 1);
        state.add_ships(Craft::Viper, Area::Rear, 1);
        state.set_place(Seat(FOURTH), Place::Flying(Area::PortAft));
    });
    table.asks(CURRENT, Prompt::DamageWhichViper);
    let pick = table.ask(Seat(CURRENT)).pick;
    let all = [Item::Viper(Area::Rear), Item::Viper(Area::PortBow), Item::Piloted(Seat(FOURTH))];
    assert_eq!((pick.min, pick.max, &pick.from[..]), (2, 2, &all[..]));
    // Fewer: what is there.
    let table = broken(|state| state.add_ships(Craft::Viper, Area::PortBow, 1));
    assert_eq!((table.prompt(), table.state.space.damaged), (Prompt::Action, 1));
    let table = broken(|_| ());
    assert_eq!((table.prompt(), table.state.space.damaged), (Prompt::Action, 0));
}

#[test]
fn sleep_deprivation_pilots() {
    let mut table = facing(Crisis::SleepDeprivation, |state| {
        state.set_place(Seat(CURRENT), Place::Flying(Area::Rear));
        state.set_place(Seat(FOURTH), Place::Flying(Area::PortAft));
        state.space.reserve -= 1;
        state.space.damaged = 1;
    });
    half(&mut table, ADMIRAL, Crisis::SleepDeprivation, 0);
    assert!(table.is_at(FOURTH, Location::HangarDeck) && table.is_at(CURRENT, Location::Sickbay));
    let went = |to| Event::Went { seat: Seat(CURRENT), to: Place::At(to) };
    assert!(
        at(|event| *event == went(Location::HangarDeck), &table)
            < at(|event| *event == went(Location::Sickbay), &table)
    );
    assert_eq!((table.state.space.reserve, table.state.space.damaged), (7, 1));
}

// Also rulings 5.2/16 and 8/1: then and there; the icons follow on the new board.
#[test]
fn auto_jump_by_effect() {
    let gift = worth(Skill::Tactics, 10);
    let mut table = facing(Crisis::CrippledRaider, |state| {
        state.jump = 4;
        state.set_hand(Seat(FOURTH), &gift);
        state.add_ships(Craft::Raider, Area::Front, 3);
        state.set_destinations(&[Destination::BarrenPlanet, Destination::RemotePlanet]);
    });
    half(&mut table, CURRENT, Crisis::CrippledRaider, 0);
    table.contribute(&[(FOURTH, &gift)]);
    table.expect(ADMIRAL, Prompt::DestinationPick, &[Item::Destination(Destination::RemotePlanet)]);
    assert_eq!(table.prompt(), Prompt::Action);
    let jumped = at(|event| *event == Event::Jumped, &table);
    assert!(jumped < at(|event| *event == Event::Activation { icon: Icon::Raiders }, &table));
    assert_eq!(table.state.space.raiders, [0; 6], "they were left behind before they could act");
    assert_eq!((table.state.distance, table.state.jump), (2, 1), "the icon moves the token off the start again");
}

// Also ruling 7.1/2: card text goes first.
#[test]
fn only_one_activation() {
    // Besieged: the raider that was out acts in step 1, and only the four new ones in step 3.
    let mut table = facing(Crisis::Besieged, |state| {
        state.add_ships(Craft::Raider, Area::PortBow, 1);
        state.dice = position::throws(&[1, 1, 1, 1, 1]);
    });
    table.pass();
    // First at Galactica, as there was no civilian ship; then four at vipers.
    let at_vipers = |event: &Event| matches!(event, Event::ViperAttacked { .. });
    assert_eq!((table.count(|event| matches!(event, Event::Rolled { .. })), table.count(at_vipers)), (5, 4));

    // Heavy Assault after a raider step that launched from the basestar: it fires all the same.
    let mut table = facing(Crisis::HeavyAssault, |state| {
        state.add_ships(Craft::Basestar, Area::Rear, 1);
        state.dice = position::throws(&[1, 1]);
    });
    table.expect(CURRENT, Prompt::PlaceWhere { craft: Craft::Basestar }, &[Item::Area(Area::Front)]);
    table.pass();
    assert_eq!(table.state.space.raiders[Area::Rear as usize], 2, "no raiders: the old basestar launched two");
    assert_eq!(table.count(|event| matches!(event, Event::Rolled { .. })), 2);

    // Fleet Mobilization: basestars fire and launch in the same result. In the table of changes.

    // Fulfiller of Prophecy: basestars that fired for it do not fire again for a second crisis with their sign.
    let mut state = standard();
    state.add_ships(Craft::Basestar, Area::Rear, 1);
    state.set_crises(&[Crisis::FulfillerOfProphecy, Crisis::ColonialDay]);
    state.dice = position::throws(&[1, 1]);
    let mut table = Desk::of(state);
    table.turn(CURRENT, TurnStep::Crisis);
    half(&mut table, CURRENT, Crisis::FulfillerOfProphecy, 1);
    table.asks(CURRENT, Prompt::Discard { count: 1 }).discard_first();
    half(&mut table, CURRENT, Crisis::ColonialDay, 1);
    table.pass();
    assert_eq!(table.count(|event| *event == Event::Activation { icon: Icon::Basestars }), 2);
    assert_eq!(table.count(|event| matches!(event, Event::Rolled { .. })), 1, "once in this turn");
    assert!(!table.state.space.basestars[0].fired, "the next player's turn has begun");
    // The first card's activation comes before the second card; only the second moves the fleet token.
    let second = at(|event| matches!(event, Event::Crisis { crisis: Crisis::ColonialDay, .. }), &table);
    assert!(at(|event| matches!(event, Event::Activation { .. }), &table) < second);
    assert_eq!((table.state.jump, table.state.current), (3, Seat(PRESIDENT)));
}

fn pursued(with: impl FnOnce(&mut State)) -> Desk {
    let mut table = facing(Crisis::ThirtyThree, with);
    table.pass();
    assert!(table.state.has_rule(Rule::RelentlessPursuit) && table.state.ongoing.len() == 1);
    table
}

#[test]
fn thirty_three_shuffle() {
    let is_it = |card: &u8| <Crisis as galactica::cards::CardFace>::of(*card) == Crisis::ThirtyThree;
    // By a jump: into the draw pile, the discards stay where they are.
    let mut table = pursued(|state| {
        let (card, _) = state.crises.draw(&mut state.dice);
        state.crises.discard(card.unwrap());
        state.set_destinations(&[Destination::BarrenPlanet, Destination::RemotePlanet]);
    });
    table.state.jump = 4;
    let (pile, discards) = (table.state.crises.pile().len(), table.state.crises.discards().to_vec());
    table.state.set_place(Seat(CURRENT), Place::At(Location::FtlControl));
    table.expect(CURRENT, Prompt::Action, &[Item::Activate(Location::FtlControl)]);
    table.pass();
    assert!(!table.state.has_rule(Rule::RelentlessPursuit));
    assert_eq!(table.state.crises.pile().len(), pile + 1);
    assert_eq!(table.state.crises.discards(), discards);
    assert!(table.state.crises.pile().iter().any(is_it) && table.state.ongoing.is_empty());

    // By a destroyed basestar: on to the discards. A nuke at 7 destroys it.
    let mut table = pursued(|state| state.set_title(Title::Admiral, Seat(CURRENT)));
    table.state.dice = position::throws(&[7]);
    table.expect(CURRENT, Prompt::Action, &[Item::Nuke(0)]);
    table.pass();
    assert!(!table.state.has_rule(Rule::RelentlessPursuit));
    assert!(table.state.crises.discards().first().is_some_and(is_it));

    // By a destroyed civilian ship: a raider takes one.
    let mut table = pursued(|_| ());
    table.state.add_ships(Craft::Raider, Area::Rear, 1);
    table.state.set_crises(&[Crisis::UnidentifiedShip, Crisis::PrisonLabor]);
    table.frames(&[galactica::frame::Ships {
        step: Default::default(),
        icon: Icon::Raiders,
        left: [0; 6],
        area: Area::Front,
    }
    .into()]);
    table.pass();
    assert_eq!(table.state.space.lost.len(), 1);
    assert!(!table.state.has_rule(Rule::RelentlessPursuit));
    assert!(table.state.crises.discards().first().is_some_and(is_it));
}

// --- Notes beside single cards ---

fn launches(icon: Icon) -> galactica::frame::Frame {
    galactica::frame::Ships { step: Default::default(), icon, left: [0; 6], area: Area::Front }.into()
}

// Cylon Swarm: per basestar and launch 3 become 4, 2 become 3, one heavy raider becomes two; a jump ends it.
#[test]
fn cylon_swarm_launches_one_more() {
    let swarmed = || {
        let mut table = facing(Crisis::CylonSwarm, |_| ());
        table.pass();
        let basestar = table.state.space.basestars;
        table.state.clear_space();
        table.state.space.basestars = basestar;
        table
    };
    for (icon, raiders, heavy) in [(Icon::LaunchRaiders, 4, 0), (Icon::Raiders, 3, 0), (Icon::HeavyRaiders, 0, 2)] {
        let mut table = swarmed();
        table.frames(&[launches(icon)]);
        let space = &table.state.space;
        assert_eq!((space.raiders[0], space.heavy_raiders[0]), (raiders, heavy), "{icon:?}");
    }
    // Not from a basestar whose hangar is out of order.
    let mut table = swarmed();
    table.state.space.basestars[0].damage = 1 << BasestarDamage::DisabledHangar as u8;
    table.frames(&[launches(Icon::LaunchRaiders)]);
    assert_eq!(table.state.space.raiders[0], 0);
}

// Ambush: every viper without a pilot subtracts 2 when it attacks. A raider is destroyed from 3 on.
#[test]
fn ambush_hinders_unmanned_vipers() {
    for (throw, manned, destroyed) in [(4, false, false), (5, false, true), (3, true, true)] {
        let mut table = facing(Crisis::Ambush, |_| ());
        table.pass();
        table.state.clear_space();
        table.state.add_ships(Craft::Raider, Area::PortBow, 1);
        if manned {
            table.state.set_place(Seat(CURRENT), Place::Flying(Area::PortBow));
        } else {
            table.state.add_ships(Craft::Viper, Area::PortBow, 1);
            table.state.set_place(Seat(CURRENT), Place::At(Location::Command));
        }
        table.state.dice = position::throws(&[throw]);
        let strike = Item::Strike { area: Area::PortBow, prey: Prey::Raider };
        if manned {
            table.expect(CURRENT, Prompt::Action, &[strike]);
        } else {
            table.expect(CURRENT, Prompt::Action, &[Item::Activate(Location::Command)]);
            table.expect(CURRENT, Prompt::CommandViper { left: 2 }, &[strike]);
        }
        table.pass();
        assert_eq!(table.state.space.raiders == [0; 6], destroyed, "{throw} {manned}");
    }
}

#[test]
fn jammed_assault_blocks_communications() {
    let mut table =
        facing(Crisis::JammedAssault, |state| state.set_place(Seat(CURRENT), Place::At(Location::Communications)));
    table.pass();
    assert!(!table.offers_to(CURRENT, Item::Activate(Location::Communications)));
    table.state.rules = 0;
    assert!(table.offers_to(CURRENT, Item::Activate(Location::Communications)), "there are ships to look at");
}

// Also ruling 19/25.
#[test]
fn detector_sabotage_forbids_looks_for_good() {
    let mut table =
        facing(Crisis::DetectorSabotage, |state| state.set_place(Seat(FIFTH), Place::At(Location::Command)));
    table.drift();
    assert!(table.state.has_rule(Rule::NoLoyaltyLooks));
    // A look that a crisis would give does not happen: Cylon Screenings fails for its morale only.
    let state = table.state;
    let mut table = drawing(state, Crisis::CylonScreenings);
    half(&mut table, CURRENT, Crisis::CylonScreenings, 0);
    table.drift();
    assert_eq!((table.prompt(), table.state.dial(Dial::Morale)), (Prompt::Action, 9));
    assert_eq!(table.count(|event| matches!(event, Event::SawLoyalty { .. })), 0);
    // A jump does not end it. Nor can Baltar use his detector.
    table.turn(FIFTH, TurnStep::Action);
    assert!(!table.offers_to(FIFTH, Item::Ability(Ability::CylonDetector)));
    table.state.rules = 0;
    assert!(table.offers_to(FIFTH, Item::Ability(Ability::CylonDetector)));
}

#[test]
fn colonial_one_stays_closed() {
    let mut state = standard();
    state.set_revealed(Seat(FOURTH), Loyalty::CylonMorale);
    face_super(&mut state, SuperCrisis::BombOnColonial1);
    let mut table = Desk::of(state);
    table.frames(&[resolve(ResolveStep::Body, Via::Caprica, Text::SuperCrisis(SuperCrisis::BombOnColonial1))]);
    table.drift();
    assert!(table.is_at(PRESIDENT, Location::Sickbay));
    table.turn(CURRENT, TurnStep::Movement).asks(CURRENT, Prompt::Move);
    let to = |location| Item::Location(location);
    assert!(!table.offers_to(CURRENT, to(Location::PressRoom)) && table.offers_to(CURRENT, to(Location::Command)));
}

// Besieged: "if components ran short, only those really placed act"; and nothing that Apollo does with the viper that he
// takes over in between makes the raiders forget that they are new.
#[test]
fn besieged_raiders_act_whatever_apollo_does() {
    let mut table = facing(Crisis::Besieged, |state| {
        state.add_ships(Craft::Raider, Area::Front, 14);
        state.set_place(Seat(FOURTH), Place::At(Location::Brig));
    });
    table.pass();
    assert_eq!(table.count(|event| matches!(event, Event::ViperAttacked { .. })), 2, "two of four were left");

    let mut table = facing(Crisis::Besieged, |_| ());
    table.expect(FOURTH, Prompt::AlertViperPilot, &[Item::Area(Area::PortBow)]);
    table.expect(FOURTH, Prompt::Action, &[Item::Ability(Ability::Cag)]);
    table.expect(FOURTH, Prompt::CommandViper { left: 6 }, &[Item::Launch(Area::PortBow)]);
    table.state.dice = position::throws(&[1, 1, 1, 1]);
    table.expect(FOURTH, Prompt::CommandViper { left: 5 }, &[]);
    table.pass();
    assert_eq!(table.prompt(), Prompt::Action);
    assert_eq!(table.count(|event| matches!(event, Event::ViperAttacked { .. })), 4);
}

// Prisoner Revolt: not the old President, no revealed Cylon.
#[test]
fn prisoner_revolt_heirs() {
    let mut table = facing(Crisis::PrisonerRevolt, |state| state.set_revealed(Seat(FIFTH), Loyalty::CylonMorale));
    table.drift();
    table.asks(PRESIDENT, Prompt::GiveTitle { title: Title::President });
    assert_eq!(table.offers(PRESIDENT), seats(&[CURRENT, ADMIRAL, FOURTH]));
}

// Requested Resignation: Moral Compass changes the outer choice only.
#[test]
fn requested_resignation_and_moral_compass() {
    let crisis = Crisis::RequestedResignation;
    let mut state = position::new(&[SaulTigh, LauraRoslin, Helo], 1);
    state.clear_space();
    let mut table = drawing(state, crisis);
    half(&mut table, 0, crisis, 0);
    table.expect(2, Prompt::MoralCompass { crisis, half: 0 }, &[Item::Half(1)]);
    table.expect(1, Prompt::ResignOrJail, &[Item::Half(1)]);
    assert!(table.is_at(1, Location::Brig));
    // The President stays President there.
    assert_eq!((table.state.president, table.prompt()), (Seat(1), Prompt::Action));
}

// Network Computers at the start of the track: the step back does nothing, the icon then moves the token on.
#[test]
fn network_computers_at_the_start() {
    let mut table = facing(Crisis::NetworkComputers, |state| state.jump = 0);
    half(&mut table, CURRENT, Crisis::NetworkComputers, 1);
    assert_eq!(table.state.jump, 1);
}

// Ruling 19/14: the bottom of Fulfiller of Prophecy through Caprica.
#[test]
fn fulfiller_of_prophecy_through_caprica() {
    let mut table = at_caprica(Crisis::FulfillerOfProphecy, |_| ());
    table.state.set_crises(&[Crisis::PrisonLabor]);
    half(&mut table, CURRENT, Crisis::FulfillerOfProphecy, 1);
    assert_eq!(table.hand_size(CURRENT), usize::from(HAND), "the cost does nothing to them");
    assert!(table.happened(&Event::Crisis { seat: Seat(CURRENT), crisis: Crisis::PrisonLabor }));
    table.drift();
    assert_eq!(table.count(|event| matches!(event, Event::Activation { .. })), 0);
    assert_eq!(table.state.current, Seat(PRESIDENT));
}

// Ruling 5.2/15: the current player is sent to Sickbay, and steps 5 and 6 follow.
#[test]
fn being_sent_somewhere_does_not_stop_the_icons() {
    let mut table = facing(Crisis::TerroristBomber, |state| {
        state.add_ships(Craft::HeavyRaider, Area::Front, 1);
    });
    table.drift();
    assert!(table.is_at(CURRENT, Location::Sickbay));
    let space = &table.state.space;
    assert_eq!((space.heavy_raiders[Area::PortBow as usize], table.state.jump), (1, 3));
}

// Rulings 19/20 and 12/9: the current player is turned by the Sympathizer in the middle of their own crisis.
#[test]
fn a_crisis_that_turns_the_current_player_ends_with_its_text() {
    let mut table = discovery(3, false, |state| {
        state.add_ships(Craft::Basestar, Area::Front, 1);
        let human = Loyalty::NotACylon;
        state.set_loyalty_deck(&[Loyalty::Sympathizer, human, human, human, human]);
    });
    table.asks(CURRENT, Prompt::Discard { count: HAND - 3 }).discard_first();
    assert!(table.is_at(CURRENT, Location::ResurrectionShip) && table.state.turn.turned);
    assert_eq!(table.count(|event| matches!(event, Event::Activation { .. })), 0, "no icons any more");
    assert_eq!(table.state.discovered.len(), 1);
}

// Rulings 13/4 and 13/5: a super crisis is played at Caprica and spent; then the Cylon's turn is over.
#[test]
fn a_super_crisis_is_played_at_caprica() {
    let mut state = standard();
    state.set_revealed(Seat(CURRENT), Loyalty::CylonMorale);
    state.set_place(Seat(CURRENT), Place::At(Location::Caprica));
    state.set_super_crisis(Seat(CURRENT), SuperCrisis::InboundNukes);
    no_fate(&mut state, &[Skill::Leadership, Skill::Tactics]);
    let mut table = Desk::of(state);
    table.turn(CURRENT, TurnStep::Action);
    table.expect(CURRENT, Prompt::Action, &[Item::Activate(Location::Caprica)]);
    table.expect(CURRENT, Prompt::Caprica, &[Item::SuperCrisis]);
    assert!(table.happened(&Event::SuperCrisis { seat: Seat(CURRENT), crisis: SuperCrisis::InboundNukes }));
    table.drift();
    assert_eq!((table.state.dial(Dial::Fuel), table.state.current), (7, Seat(PRESIDENT)));
    assert_eq!(table.state.super_hands[usize::from(CURRENT)], None);
    assert_eq!((table.state.jump, table.count(|event| matches!(event, Event::Activation { .. }))), (2, 0));
}

// Ruling 13/4: the activation that an attack card itself shows happens at Caprica too.
#[test]
fn an_attack_at_caprica_activates_what_it_shows() {
    let mut table = at_caprica(Crisis::RaidingParty, |state| {
        state.add_ships(Craft::Raider, Area::Front, 1);
        state.add_ships(Craft::Civilian, Area::StarboardBow, 1);
    });
    table.pass();
    assert!(table.happened(&Event::RaidersMoved { from: Area::Front, to: Area::StarboardBow }));
    assert_eq!(table.state.jump, 1, "FTL Failure");
}
