//! What keeps somebody from an action, by the board, beside what the engine offers them.

use std::collections::BTreeSet;

use galactica::board::{Board, Hindrance};
use galactica::cards::{Ability, AbilityKind, Timing, Title};
use galactica::{Galactica, Item, Prompt, Setup, State};
use tabletop::{Ask, Game, Seat, Viewer};

/// The action that a character's sheet has.
fn power(board: &Board, seat: Seat) -> Option<Ability> {
    let rows = board.person(seat).character?.row().abilities;
    rows.iter().find(|row| row.is_action && row.kind != AbilityKind::Drawback).map(|row| row.ability)
}

/// Compares one question; what hindered.
fn compare(state: &State, seat: Seat, found: &mut BTreeSet<Hindrance>) -> usize {
    let ask = Ask::<Galactica>::of(state, seat);
    if ask.prompt != Prompt::Action {
        return 0;
    }
    let board = Galactica::board(&Galactica::view(state, Viewer::Seat(seat)));
    let offered = |item: Item| ask.pick.from.contains(&item);
    let mut agree = |what: &str, offered: bool, hindrance: Option<Hindrance>| {
        assert_eq!(offered, hindrance.is_none(), "{what}: {hindrance:?}, seat {seat:?}, {:?}", ask.pick.from);
        found.extend(hindrance);
    };
    let person = board.person(seat);
    if let Some(at) = person.place.location() {
        agree("activating", offered(Item::Activate(at)), board.hinders(seat, at));
    }
    if person.revealed {
        return 1;
    }
    for &kind in board.hand().iter().filter(|kind| kind.card.timing() == Timing::Action) {
        agree("a card", offered(Item::Card(kind)), board.hinders_card(seat, kind.card));
    }
    if let Some(ability) = power(&board, seat) {
        agree("a power", offered(Item::Ability(ability)), board.hinders_ability(seat, ability));
    }
    if board.admiral == Some(seat) {
        let nuke = ask.pick.from.iter().any(|item| matches!(item, Item::Nuke(_)));
        agree("a nuke", nuke, board.hinders_nuke());
    }
    1
}

#[test]
fn the_board_and_the_engine_agree_on_what_can_be_done() {
    let (mut compared, mut found) = (0, BTreeSet::new());
    for (seed, setup) in (0..48).zip(Setup::all().iter().cycle()) {
        testkit::random_game::<Galactica>(setup, seed, |state, _| {
            for seat in Galactica::asked(state).iter() {
                compared += compare(state, seat, &mut found);
            }
        });
    }
    assert!(compared > 1_000, "{compared} questions");
    // Random players rarely come to the others.
    assert!(found.len() > 15, "{found:?}");
}

/// Rulings 10/1 and 19/2: whoever the board names gets the title when its holder is revealed.
#[test]
fn the_heir_is_the_engines() {
    let mut compared = 0;
    for (seed, setup) in (0..24).zip(Setup::all().iter().cycle()) {
        testkit::random_game::<Galactica>(setup, seed, |state, _| {
            let board = Galactica::board(&Galactica::view(state, Viewer::Public));
            for title in Title::ALL {
                let Some(holder) = board.holder(title) else { continue };
                let mut after = state.clone();
                after.revealed.insert(holder);
                if after.humans().is_empty() {
                    continue;
                }
                assert_eq!(board.heir_after(title, holder), Some(after.heir(title)));
                compared += 1;
            }
        });
    }
    assert!(compared > 1_000, "{compared} titles");
}
