//! Rulings of sections 9 (Brig and Sickbay) and 10 (titles).
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts and events")]

use galactica::cards::{Area, Character, Craft, Crisis, Kind, Location, Loyalty, Quorum, Skill, Title};
use galactica::frame::TurnStep;
use galactica::{Event, Item, Place, Prompt, State, position};
use tabletop::Seat;

use crate::crew::{crew, drawn, is_crisis, no_fate, put, seats, worth};
use crate::desk::Desk;
use Character::{Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama};

/// The first player draws this crisis; the Destiny cards cancel each other out, and nobody gives any.
fn struck(characters: &[Character], crisis: Crisis, with: impl FnOnce(&mut State)) -> Desk {
    let mut table = crew(characters, with);
    no_fate(&mut table.state, crisis.row().check_row().map_or(&[Skill::Politics], |check| check.skills));
    table.state.set_crises(&[crisis]);
    table.frames(&[drawn()]);
    table
}

fn holder(table: &Desk, title: Title) -> Character {
    table.state.character(table.state.holder(title))
}

// --- Brig and Sickbay ---

// Ruling 9/1: no movement, no crisis, no steps 5 and 6; all actions (see the rulings of section 4).
#[test]
fn the_turn_of_a_prisoner() {
    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        put(state, 0, Location::Brig);
        state.add_ships(Craft::Raider, Area::Front, 1);
        state.add_ships(Craft::Civilian, Area::Rear, 1);
    });
    table.turn(0, TurnStep::Start);
    assert_eq!(table.hand_size(0), 5, "he draws his cards");
    table.expect(0, Prompt::Action, &[]);
    let none =
        |event: &Event| matches!(event, Event::Crisis { .. } | Event::Activation { .. } | Event::JumpTrack { .. });
    assert_eq!((table.count(none), table.state.current), (0, Seat(1)));
}

// Ruling 9/2: nothing that merely says Sickbay moves a prisoner.
#[test]
fn sickbay_does_not_free_a_prisoner() {
    let mut table =
        struck(&[SaulTigh, LauraRoslin, TomZarek], Crisis::TerroristBomber, |state| put(state, 0, Location::Brig));
    table.drift();
    assert!(table.is_at(0, Location::Brig));
}

// Ruling 9/2: Presidential Pardon leads to Galactica; revealing as a Cylon leads to the Resurrection Ship.
#[test]
fn ways_out_of_the_brig() {
    let mut table = crew(&[LauraRoslin, SaulTigh, TomZarek], |state| {
        put(state, 1, Location::Brig);
        state.set_quorum_hand(&[Quorum::PresidentialPardon]);
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Quorum(Quorum::PresidentialPardon)]);
    table.asks(0, Prompt::LeaveBrig { who: Seat(1) });
    let galactica = |item: &Item| matches!(item, Item::Location(at) if at.row().ship == galactica::cards::Ship::Galactica && !at.row().hazardous);
    assert!(table.offers(0).iter().all(galactica) && table.offers(0).len() == 8);
    table.answer(Seat(0), &[Item::Location(Location::Armory)]);
    assert!(table.is_at(1, Location::Armory));

    let mut table = crew(&[GaiusBaltar, SaulTigh, TomZarek], |state| {
        put(state, 0, Location::Brig);
        state.set_loyalty(Seat(0), &[Loyalty::CylonMorale]);
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Reveal(Loyalty::CylonMorale)]);
    assert!(table.is_at(0, Location::ResurrectionShip));
    assert_eq!(table.state.dials[2], 10, "without his power (ruling 12/2)");
}

// Ruling 9/3: whom Admiral's Quarters can be about; a fixed victim who cannot be moved stays.
#[test]
fn only_who_can_be_moved() {
    let mut table = crew(&[TomZarek, LauraRoslin, Helo, SaulTigh, GaiusBaltar], |state| {
        put(state, 0, Location::AdmiralsQuarters);
        put(state, 3, Location::Brig);
        state.set_revealed(Seat(4), Loyalty::CylonMorale);
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Activate(Location::AdmiralsQuarters)]);
    // Ruling 19/26: oneself as well.
    assert_eq!(table.offers(0), seats(&[0, 1]));

    // The President, in the Brig already, is sent there by Requested Resignation: nothing happens.
    let crisis = Crisis::RequestedResignation;
    let mut table = struck(&[SaulTigh, LauraRoslin, TomZarek], crisis, |state| put(state, 1, Location::Brig));
    table.expect(0, Prompt::CrisisHalf { crisis }, &[Item::Half(1)]);
    table.expect(1, Prompt::ResignOrJail, &[Item::Half(1)]);
    assert!(table.is_at(1, Location::Brig) && table.prompt() == Prompt::Action);
    // Stranded Helo is accused in his first turn: nothing happens.
    let mut table = crew(&[Helo, LauraRoslin, TomZarek], |state| {
        no_fate(state, Crisis::CylonAccusation.row().check_row().unwrap().skills);
        state.set_crises(&[Crisis::CylonAccusation]);
    });
    table.turn(0, TurnStep::Crisis);
    assert_eq!((table.state.place(Seat(0)), table.state.current), (Place::Nowhere, Seat(1)));
}

// Ruling 9/4: put there in their own action step.
#[test]
fn who_comes_into_the_brig_in_his_turn_has_no_crisis() {
    let gift = worth(Skill::Tactics, 7);
    for (target, crises) in [(0, 0), (1, 1)] {
        let mut table = crew(&[TomZarek, LauraRoslin, GaiusBaltar], |state| {
            no_fate(state, &[Skill::Leadership, Skill::Tactics]);
            put(state, 0, Location::AdmiralsQuarters);
            state.set_hand(Seat(1), &gift);
        });
        table.turn(0, TurnStep::Action);
        table.expect(0, Prompt::Action, &[Item::Activate(Location::AdmiralsQuarters)]);
        let choose = Prompt::ChooseCharacter { location: Location::AdmiralsQuarters };
        table.expect(0, choose, &seats(&[target]));
        table.contribute(&[(1, &gift)]).pass();
        assert!(table.is_at(target, Location::Brig));
        assert_eq!(table.count(is_crisis), crises);
    }
}

// Rulings 9/5, 10/1 and 19/2.
#[test]
fn the_admiral_loses_the_title_in_the_brig_the_president_does_not() {
    let accused = |characters: &[Character], admiral: u8, with: fn(&mut State)| {
        let crisis = Crisis::CylonAccusation;
        let mut table = struck(characters, crisis, |state| {
            state.set_title(Title::Admiral, Seat(admiral));
            with(state);
        });
        table.drift();
        assert!(table.is_at(0, Location::Brig));
        table
    };
    let table = accused(&[SaulTigh, LauraRoslin, TomZarek], 0, |_| ());
    assert_eq!(holder(&table, Title::Admiral), TomZarek, "eighth and tenth in the line: Zarek before Roslin");
    // The highest, also above the former holder.
    let table = accused(&[Tyrol, SaulTigh, LauraRoslin], 0, |_| ());
    assert_eq!(holder(&table, Title::Admiral), SaulTigh);
    // Not in the Brig, not a revealed Cylon.
    let table = accused(&[Tyrol, SaulTigh, TomZarek, LauraRoslin], 0, |state| put(state, 1, Location::Brig));
    assert_eq!(holder(&table, Title::Admiral), TomZarek);
    let table =
        accused(&[Tyrol, SaulTigh, TomZarek, LauraRoslin], 0, |state| state.set_revealed(Seat(1), Loyalty::CylonBrig));
    assert_eq!(holder(&table, Title::Admiral), TomZarek);
    // Helo off the board will do.
    let table = accused(&[SaulTigh, Helo, LauraRoslin], 0, |_| ());
    assert_eq!(holder(&table, Title::Admiral), Helo);
    // The President keeps hers, and her Quorum cards.
    let mut table = struck(&[GaiusBaltar, SaulTigh, TomZarek], Crisis::CylonAccusation, |_| ());
    table.expect(0, Prompt::DrawAny { count: 1 }, &[Item::Skill(Skill::Politics)]);
    table.drift();
    assert!(table.is_at(0, Location::Brig));
    assert_eq!(holder(&table, Title::President), GaiusBaltar);
    assert!(table.offers_to(0, Item::DrawQuorum));
}

// --- Titles ---

/// The first of these, who holds this title, reveals themselves. Who has it now?
fn heir(characters: &[Character], title: Title, with: impl FnOnce(&mut State)) -> Character {
    let mut table = crew(characters, |state| {
        state.set_title(title, Seat(0));
        state.set_loyalty(Seat(0), &[Loyalty::CylonMorale]);
        with(state);
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Reveal(Loyalty::CylonMorale)]);
    table.expect(0, Prompt::UsePower { card: Loyalty::CylonMorale }, &[]);
    holder(&table, title)
}

// The example of the Spanish rulebook ("Línea de sucesión"): President Lee Adama turns out to be a Cylon. Not William
// Adama, who is next in the line, but Roslin, Baltar or Zarek in this order; Adama only when none of them is there.
#[test]
fn the_worked_example_of_succession() {
    let heir = |others: &[Character]| heir(&[&[Apollo][..], others].concat(), Title::President, |_| ());
    assert_eq!(heir(&[WilliamAdama, TomZarek, GaiusBaltar, LauraRoslin]), LauraRoslin);
    assert_eq!(heir(&[WilliamAdama, TomZarek, GaiusBaltar]), GaiusBaltar);
    assert_eq!(heir(&[WilliamAdama, TomZarek, Boomer]), TomZarek);
    assert_eq!(heir(&[WilliamAdama, Boomer]), WilliamAdama);
}

// Ruling 10/1: "available" is not a revealed Cylon; a President may sit in the Brig.
#[test]
fn a_lost_title_goes_to_the_highest_eligible_human() {
    let crew = [Apollo, WilliamAdama, TomZarek, GaiusBaltar, LauraRoslin];
    let revealed = |state: &mut State| state.set_revealed(Seat(4), Loyalty::CylonBrig);
    assert_eq!(heir(&crew, Title::President, revealed), GaiusBaltar);
    let jailed = |state: &mut State| put(state, 4, Location::Brig);
    assert_eq!(heir(&crew, Title::President, jailed), LauraRoslin);
    // The Admiral's line.
    let crew = [Starbuck, Tyrol, Helo, SaulTigh, LauraRoslin];
    assert_eq!(heir(&crew, Title::Admiral, |_| ()), SaulTigh);
    assert_eq!(heir(&crew, Title::Admiral, |state| put(state, 3, Location::Brig)), Helo);
    let crew = [Starbuck, Tyrol, GaiusBaltar, LauraRoslin];
    assert_eq!(heir(&crew, Title::Admiral, |_| ()), Tyrol);
    // Both titles at once.
    let mut table = self::crew(&[GaiusBaltar, SaulTigh, TomZarek], |state| {
        state.set_title(Title::Admiral, Seat(0));
        state.set_loyalty(Seat(0), &[Loyalty::CylonMorale]);
    });
    assert_eq!(holder(&table, Title::President), GaiusBaltar);
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Reveal(Loyalty::CylonMorale)]);
    table.expect(0, Prompt::UsePower { card: Loyalty::CylonMorale }, &[]);
    assert_eq!((holder(&table, Title::President), holder(&table, Title::Admiral)), (TomZarek, SaulTigh));
}

// Rulings 10/2 and 10/3.
#[test]
fn all_humans_in_the_brig() {
    // The last one, Admiral, joins the others: the highest of all is Admiral.
    let mut table = struck(&[Tyrol, TomZarek, LauraRoslin], Crisis::CylonAccusation, |state| {
        put(state, 1, Location::Brig);
        put(state, 2, Location::Brig);
        state.set_title(Title::Admiral, Seat(0));
    });
    table.drift();
    assert_eq!(holder(&table, Title::Admiral), Tyrol);
    let mut table = struck(&[LauraRoslin, TomZarek, SaulTigh], Crisis::CylonAccusation, |state| {
        put(state, 1, Location::Brig);
        put(state, 2, Location::Brig);
        state.set_title(Title::Admiral, Seat(0));
        state.set_crises(&[Crisis::WitchHunt]);
    });
    table.expect(0, Prompt::CrisisPick, &[Item::Crisis(Crisis::CylonAccusation)]);
    table.drift();
    assert_eq!(holder(&table, Title::Admiral), SaulTigh);

    // The first to leave becomes Admiral; whoever leaves later does not.
    let leave = |table: &mut Desk, seat: u8| {
        table.state.set_destiny(&[position::card(Skill::Tactics, 4), position::card(Skill::Tactics, 3)]);
        table.state.current = Seat(seat);
        table.frames(&[]).expect(seat, Prompt::Action, &[Item::Activate(Location::Brig)]);
        table.expect(seat, Prompt::LeaveBrig { who: Seat(seat) }, &[Item::Location(Location::Command)]);
    };
    leave(&mut table, 1);
    assert_eq!(holder(&table, Title::Admiral), TomZarek);
    leave(&mut table, 2);
    assert_eq!(holder(&table, Title::Admiral), TomZarek, "higher in the line, and yet the title stays");
}

// Ruling 10/3: leaving the Brig never restores a title.
#[test]
fn a_former_admiral_stays_without_the_title() {
    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        no_fate(state, &[Skill::Politics, Skill::Tactics]);
        put(state, 0, Location::Brig);
        state.set_title(Title::Admiral, Seat(2));
        state.set_hand(Seat(1), &worth(Skill::Tactics, 7));
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Activate(Location::Brig)]);
    table.contribute(&[(1, &worth(Skill::Tactics, 7))]).pass();
    table.expect(0, Prompt::LeaveBrig { who: Seat(0) }, &[Item::Location(Location::Command)]);
    assert_eq!(holder(&table, Title::Admiral), TomZarek);
}

// Ruling 10/4: the Quorum hand and the nukes travel with the titles; one player may hold both.
#[test]
fn what_travels_with_the_titles() {
    let crisis = Crisis::DeclareMartialLaw;
    let mut table = struck(&[SaulTigh, LauraRoslin, TomZarek], crisis, |state| {
        state.set_quorum_hand(&[Quorum::FoodRationing]);
        state.add_ships(Craft::Basestar, Area::Front, 1);
        state.dice = position::throws(&[1]);
    });
    table.expect(0, Prompt::CrisisHalf { crisis }, &[Item::Half(0)]);
    assert_eq!((table.state.president, table.state.admiral), (Seat(0), Seat(0)));
    assert!(table.happened(&Event::SawQuorum { seat: Seat(0), cards: vec![Quorum::FoodRationing] }));
    table.pass();
    let offer = table.offers(0);
    assert!(
        [Item::Quorum(Quorum::FoodRationing), Item::DrawQuorum, Item::Nuke(0)].iter().all(|item| offer.contains(item))
    );
    table.turn(1, TurnStep::Action);
    assert!(!table.offers_to(1, Item::DrawQuorum) && !table.offers_to(1, Item::Quorum(Quorum::FoodRationing)));
}

// Ruling 10/5.
#[test]
fn titles_that_cannot_be_given() {
    let mut table = crew(&[TomZarek, LauraRoslin, SaulTigh], |state| state.set_revealed(Seat(2), Loyalty::CylonMorale));
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Activate(Location::Administration)]);
    assert_eq!(table.offers(0), seats(&[0, 1]));
    // Encourage Mutiny: nobody in the Brig, not the Admiral.
    let mut table = crew(&[LauraRoslin, TomZarek, SaulTigh, Tyrol], |state| {
        put(state, 1, Location::Brig);
        state.set_quorum_hand(&[Quorum::EncourageMutiny]);
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Quorum(Quorum::EncourageMutiny)]);
    assert_eq!(table.offers(0), seats(&[3]));
}

// Ruling 12/2: the reveal costs cards and titles.
#[test]
fn a_reveal_takes_the_cards_down_to_three() {
    let hand: Vec<Kind> = vec![position::card(Skill::Piloting, 1); 5];
    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        state.set_loyalty(Seat(0), &[Loyalty::CylonMorale]);
        state.set_hand(Seat(0), &hand);
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Reveal(Loyalty::CylonMorale)]);
    table.expect(0, Prompt::UsePower { card: Loyalty::CylonMorale }, &[Item::Yes]);
    table.asks(0, Prompt::Discard { count: 2 }).discard_first();
    assert_eq!((table.hand_size(0), holder(&table, Title::Admiral)), (3, TomZarek));
}
