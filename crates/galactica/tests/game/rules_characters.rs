//! Rulings of section 14: what the sheets do to one another and to the rules.
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts and events")]

use galactica::cards::{Ability, Area, Character, Craft, Crisis, Location, Loyalty, Skill};
use galactica::frame::TurnStep;
use galactica::{Event, Item, Place, Prompt, position};
use tabletop::Seat;

use crate::crew::{crew, drawn, put, seats};
use crate::desk::cards;
use Character::{Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, TomZarek, WilliamAdama};

// Ruling 14/1: a card for every crisis that he draws, also for the second of a turn; not for other people's.
#[test]
fn baltar_draws_a_card_for_every_crisis() {
    let mut table = crew(&[GaiusBaltar, LauraRoslin, SaulTigh], |state| {
        state.set_crises(&[Crisis::FulfillerOfProphecy, Crisis::SecurityBreach]);
        state.set_hand(Seat(0), &[position::card(Skill::Piloting, 1)]);
    });
    table.turn(0, TurnStep::Crisis);
    table.expect(0, Prompt::DrawAny { count: 1 }, &[Item::Skill(Skill::Piloting)]);
    table.expect(0, Prompt::CrisisHalf { crisis: Crisis::FulfillerOfProphecy }, &[Item::Half(1)]);
    table.discard_first();
    table.expect(0, Prompt::DrawAny { count: 1 }, &[Item::Skill(Skill::Tactics)]);
    let mut table = crew(&[SaulTigh, GaiusBaltar, LauraRoslin], |state| state.set_crises(&[Crisis::SecurityBreach]));
    table.frames(&[drawn()]);
    assert_eq!(table.hand_size(1), 0);
}

// Ruling 14/2.
#[test]
fn helo_off_the_board() {
    let mut table = crew(&[Helo, LauraRoslin, SaulTigh], |state| {
        state.set_crises(&[Crisis::SecurityBreach]);
        state.set_loyalty(Seat(0), &[Loyalty::CylonMorale]);
    });
    table.turn(0, TurnStep::Start);
    // His cards, no move, no action (so no reveal either), and the crisis.
    assert_eq!(table.hand_size(0), 5);
    assert!(table.happened(&Event::Crisis { seat: Seat(0), crisis: Crisis::SecurityBreach }));
    assert_eq!(table.state.place(Seat(0)), Place::Nowhere);
    // Nobody can accuse him.
    let mut table = crew(&[TomZarek, Helo, SaulTigh], |state| put(state, 0, Location::AdmiralsQuarters));
    table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &[Item::Activate(Location::AdmiralsQuarters)]);
    assert_eq!(table.offers(0), seats(&[0, 2]));
}

// Ruling 14/4: the viper that he takes is piloted at once.
#[test]
fn apollo_takes_over_a_viper_of_command() {
    let commanded = |at: Location| {
        let mut table = crew(&[SaulTigh, Apollo, LauraRoslin], |state| put(state, 1, at));
        table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &[Item::Activate(Location::Command)]);
        table.expect(0, Prompt::CommandViper { left: 2 }, &[Item::Launch(Area::PortAft)]);
        table
    };
    let mut table = commanded(Location::Sickbay);
    table.expect(1, Prompt::AlertViperPilot, &[Item::Area(Area::PortAft)]);
    assert_eq!(table.state.place(Seat(1)), Place::Flying(Area::PortAft));
    table.expect(1, Prompt::Action, &[]);
    table.asks(0, Prompt::CommandViper { left: 1 });
    assert_eq!(table.offers(0), [Area::PortAft, Area::PortBow].map(Item::Launch), "his viper is not on offer");
    for at in [Location::Brig, Location::Administration] {
        commanded(at).asks(0, Prompt::CommandViper { left: 1 });
    }
    // Not on top of his own launch: one action follows, and no question.
    let mut table = crew(&[Apollo, SaulTigh, LauraRoslin], |_| ());
    table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &[Item::Activate(Location::HangarDeck)]);
    table.expect(0, Prompt::LaunchWhere, &[Item::Launch(Area::PortBow)]);
    table.asks(0, Prompt::Action).answer(Seat(0), &[]);
    assert_eq!(table.count(|event| matches!(event, Event::Crisis { .. })), 1);
    assert_eq!(table.count(|event| matches!(event, Event::Used { ability: Ability::AlertViperPilot, .. })), 0);
}

// Ruling 14/5: Recon in the Brig; not as a revealed Cylon.
#[test]
fn boomer_scouts_from_the_brig() {
    let mut table = crew(&[Boomer, SaulTigh, LauraRoslin], |state| put(state, 0, Location::Brig));
    table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &[]);
    table.asks(0, Prompt::Recon).answer(Seat(0), &[Item::Yes]);
    table.asks(0, Prompt::TopOrBottom { deck: galactica::DeckName::Crisis });
    let mut table = crew(&[Boomer, SaulTigh, LauraRoslin], |state| state.set_revealed(Seat(0), Loyalty::CylonMorale));
    table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &[]);
    assert_eq!(table.state.current, Seat(1));
}

// Ruling 14/6: only what she draws herself.
#[test]
fn roslin_sees_two_of_her_own_crises_only() {
    let mut table = crew(&[LauraRoslin, SaulTigh, TomZarek], |state| {
        state.set_crises(&[Crisis::WitchHunt, Crisis::PrisonLabor]);
    });
    table.frames(&[drawn()]);
    table.asks(0, Prompt::CrisisPick);
    assert_eq!(table.offers(0), [Crisis::PrisonLabor, Crisis::WitchHunt].map(Item::Crisis));

    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        state.set_revealed(Seat(0), Loyalty::CylonMorale);
        put(state, 0, Location::Caprica);
    });
    table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &[Item::Activate(Location::Caprica)]);
    table.asks(0, Prompt::CrisisPick);
    // As a Cylon she has no visions: of the two cards of Caprica the other is discarded, as for anybody.
    let mut table = crew(&[LauraRoslin, SaulTigh, TomZarek], |state| {
        state.set_revealed(Seat(0), Loyalty::CylonMorale);
        put(state, 0, Location::Caprica);
        state.set_crises(&[Crisis::WitchHunt, Crisis::PrisonLabor]);
    });
    table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &[Item::Activate(Location::Caprica)]);
    table.expect(0, Prompt::CrisisPick, &[Item::Crisis(Crisis::WitchHunt)]);
    assert!(table.happened(&Event::CrisisDiscarded { crisis: Crisis::PrisonLabor }));
    assert_eq!(table.count(|event| matches!(event, Event::Used { ability: Ability::ReligiousVisions, .. })), 0);
}

// Ruling 14/7: also not by order.
#[test]
fn adama_cannot_activate_admirals_quarters() {
    let quarters = Item::Activate(Location::AdmiralsQuarters);
    let mut table = crew(&[WilliamAdama, SaulTigh, LauraRoslin], |_| ());
    table.turn(0, TurnStep::Action).asks(0, Prompt::Action);
    assert!(table.is_at(0, Location::AdmiralsQuarters) && !table.offers_to(0, quarters));
    let order = position::card(Skill::Leadership, 1);
    let mut table = crew(&[SaulTigh, WilliamAdama, LauraRoslin], |state| state.set_hand(Seat(0), &[order]));
    table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &cards(&[order]));
    table.expect(0, Prompt::OrderWhom, &seats(&[1])).expect(1, Prompt::UseOrder, &[Item::ActTwice]);
    assert!(table.is_at(1, Location::AdmiralsQuarters) && !table.offers_to(1, quarters));
    // Anybody else can.
    let mut table = crew(&[SaulTigh, WilliamAdama, LauraRoslin], |state| put(state, 0, Location::AdmiralsQuarters));
    table.turn(0, TurnStep::Action);
    assert!(table.offers_to(0, quarters));
}

// Ruling 14/3: see `admirals_quarters` and `administration` of the checks. The sheet of a revealed Cylon is silent.
#[test]
fn a_revealed_zarek_changes_no_check() {
    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        put(state, 0, Location::Brig);
        state.set_revealed(Seat(2), Loyalty::CylonMorale);
        state.add_ships(Craft::Raider, Area::Front, 1);
        state.set_hand(Seat(1), &[position::card(Skill::Piloting, 1)]);
    });
    table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &[Item::Activate(Location::Brig)]);
    assert!(matches!(table.prompt(), Prompt::Contribute { difficulty: 7, .. }));
}
