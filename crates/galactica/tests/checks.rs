//! Skill checks: contributions, total, Declare Emergency, the Destiny deck.

mod common;

use common::{card, give, no_fate, no_hands, pass, prompt, seat, set_hand, start, window};
use galactica::cards::{Branch, Crisis, SkillCard, copies};
use galactica::frame::{Frame, result, total};
use galactica::{Event, Galactica, Item, Prompt, State};
use tabletop::{Ask, Cards, Entry, Game, Seat, SeatSet, Viewer};

use SkillCard::{ConsolidatePower, DeclareEmergency, ExecutiveOrder, InvestigativeCommittee, LaunchScout, Repair};

fn contribute() -> Prompt {
    Prompt::Contribute { crisis: Crisis::Resistance }
}

fn emergency() -> Prompt {
    Prompt::Play { card: DeclareEmergency }
}

// Ruling 5.2/1.
#[test]
fn contributions_go_clockwise_from_the_left_and_their_number_is_public() {
    let mut state = start(4, false);
    let current = state.current;
    pass(&mut state);
    for step in 1..=4 {
        let asked = seat(&state, step);
        assert_eq!((prompt(&state), Galactica::asked(&state)), (contribute(), SeatSet::one(asked)));
        let before = state.hand_size(asked) as u8;
        let first = Ask::<Galactica>::of(&state, asked).pick.from[0];
        let entries = give(&mut state, asked, &[first]);
        assert_eq!(entries[0], Entry::Public(Event::Contributed { seat: asked, count: 1 }));
        if step < 4 {
            let seen = &Galactica::view(&state, Viewer::Public).players[asked.index()];
            assert_eq!((seen.hand, seen.given), (before - 1, 1));
        }
    }
    assert_eq!((prompt(&state), state.current), (emergency(), current));
}

// Ruling 5.2/2.
#[test]
fn a_revealed_cylon_gives_one_card_at_most() {
    let mut state = start(4, false);
    let (cylon, human) = (seat(&state, 1), seat(&state, 2));
    state.revealed.insert(cylon);
    set_hand(&mut state, cylon, &[card(Repair, 1), card(Repair, 2), card(ExecutiveOrder, 1)]);
    set_hand(&mut state, human, &[card(Repair, 1), card(Repair, 2), card(ExecutiveOrder, 1)]);
    pass(&mut state);
    assert_eq!(Ask::<Galactica>::of(&state, cylon).pick.max, 1);
    give(&mut state, cylon, &[]);
    assert_eq!(Ask::<Galactica>::of(&state, human).pick.max, 3);
}

// Rulings 5.2/4 and 5.2/5. Resistance: 12, partial 9; politics, leadership, tactics.
#[test]
fn total_and_result() {
    let cards = |kinds: &[(SkillCard, u8)]| {
        let mut set = Cards::EMPTY;
        kinds.iter().for_each(|&(name, strength)| set.add(copies(card(name, strength))));
        set
    };
    for (kinds, expected) in [
        (&[][..], 0),
        (&[(ExecutiveOrder, 2), (LaunchScout, 1), (InvestigativeCommittee, 5)][..], 8),
        (&[(ExecutiveOrder, 2), (Repair, 2), (Repair, 2)][..], -2),
        (&[(ExecutiveOrder, 1), (ExecutiveOrder, 1), (SkillCard::MaximumFirepower, 5)][..], -3),
    ] {
        assert_eq!(total(Crisis::Resistance, cards(kinds)), expected, "{kinds:?}");
    }
    for (total, difficulty, expected) in [
        (12, 12, Branch::Pass),
        (11, 12, Branch::Partial),
        (9, 12, Branch::Partial),
        (8, 12, Branch::Fail),
        (10, 10, Branch::Pass),
        (9, 10, Branch::Partial),
        (8, 10, Branch::Fail),
    ] {
        assert_eq!(result(Crisis::Resistance, total, difficulty), expected, "{total} against {difficulty}");
    }
}

/// A check in which the player on the left gives `given` and everybody then holds `hands`, up to its window.
fn opened(given: &[(SkillCard, u8)], hands: &[&[(SkillCard, u8)]]) -> State {
    let mut state = start(4, false);
    no_hands(&mut state);
    let giver = seat(&state, 1);
    let kinds: Vec<_> = given.iter().map(|&(name, strength)| card(name, strength)).collect();
    set_hand(&mut state, giver, &kinds);
    for (step, hand) in hands.iter().enumerate() {
        let owner = seat(&state, step as u8);
        let mut hand: Vec<_> = hand.iter().map(|&(name, strength)| card(name, strength)).collect();
        if step == 1 {
            hand.extend(&kinds);
        }
        set_hand(&mut state, owner, &hand);
    }
    pass(&mut state);
    no_fate(&mut state);
    while prompt(&state) == contribute() {
        let asked = Galactica::asked(&state).first().unwrap();
        let mut items: Vec<Item> = kinds.iter().copied().map(Item::Card).collect();
        items.retain(|_| asked == giver);
        give(&mut state, asked, &items);
    }
    state
}

const ELEVEN: [(SkillCard, u8); 5] =
    [(InvestigativeCommittee, 3), (ExecutiveOrder, 2), (ExecutiveOrder, 2), (ConsolidatePower, 2), (LaunchScout, 2)];

// DESIGN 3.2, ruling 16/1: who holds the card does not show in who is asked; 5.2/5: humans only.
#[test]
fn every_human_with_a_card_is_asked_in_the_window() {
    let state = opened(&ELEVEN, &[&[(Repair, 1)], &[], &[(DeclareEmergency, 3)], &[(LaunchScout, 1)]]);
    let current = state.current;
    let asked: SeatSet = [current, seat(&state, 2), seat(&state, 3)].into_iter().collect();
    assert_eq!((prompt(&state), Galactica::asked(&state)), (emergency(), asked));
    for (step, offered) in [(0, 0), (2, 1), (3, 0)] {
        let ask: Ask<Galactica> = Ask::of(&state, seat(&state, step));
        assert_eq!((ask.pick.from.len(), ask.sealed, &ask.prompt), (offered, true, &emergency()));
    }
    let mut fresh = opened(&ELEVEN, &[&[(Repair, 1)]]);
    fresh.revealed.insert(fresh.current);
    window(&mut fresh, &[]);
    assert!(!matches!(prompt(&fresh), Prompt::Play { .. }), "the only one with a card is a revealed Cylon");
}

// Rulings 5.2/5 and 0/5.
#[test]
fn declare_emergency_lowers_the_difficulty_once_and_the_second_keeps_his_card() {
    let hands: [&[(SkillCard, u8)]; 3] = [&[], &[(DeclareEmergency, 3)], &[(DeclareEmergency, 3)]];
    let mut played = opened(&ELEVEN, &hands);
    let (first, second) = (seat(&played, 1), seat(&played, 2));
    let mut passed = played.clone();

    window(&mut passed, &[]);
    assert_eq!(passed.dials, [7, 8, 10, 12], "11 against 12: partial");

    window(&mut played, &[(first, card(DeclareEmergency, 3)), (second, card(DeclareEmergency, 3))]);
    assert_eq!(played.dials, [8, 8, 10, 12], "11 against 10: pass");
    assert_eq!((played.hand_size(first), played.hand_size(second)), (0, 1));

    // One short of the middle threshold stays a failure.
    let eight = [(InvestigativeCommittee, 3), (ExecutiveOrder, 2), (ConsolidatePower, 2), (LaunchScout, 1)];
    let mut state = opened(&eight, &hands);
    window(&mut state, &[(first, card(DeclareEmergency, 3))]);
    assert_eq!(state.dials, [7, 7, 10, 12], "8 against 10, partial 9: fail");
}

// Rulings 5.2/14 and 19/22.
#[test]
fn the_destiny_deck_is_rebuilt_after_the_fifth_check_is_discarded() {
    let mut state = start(6, false);
    let mut checks = 0;
    while checks < 5 {
        let window = prompt(&state) == emergency();
        if window {
            checks += 1;
            assert_eq!(state.destiny.len(), 10 - 2 * checks);
        }
        // Nobody gives anything, and resources are no concern here.
        state.dials = [15; 4];
        let forced: Vec<(Seat, usize)> = Galactica::asked(&state)
            .iter()
            .map(|seat| (seat, usize::from(Ask::<Galactica>::of(&state, seat).pick.min)))
            .collect();
        for (seat, min) in forced {
            let items = Ask::<Galactica>::of(&state, seat).pick.from[..min].to_vec();
            give(&mut state, seat, &items);
        }
        if checks == 5 {
            assert_eq!(state.destiny.len(), 10);
        }
    }
    let span = state.knows[galactica::knowledge::PUBLIC].spans[galactica::knowledge::DESTINY];
    assert_eq!((span.lo, span.hi), ([2; 5], [2; 5]), "two of each type, as everybody knows");
    assert!(!state.frames.iter().any(|frame| matches!(frame, Frame::Check(_))));
}
