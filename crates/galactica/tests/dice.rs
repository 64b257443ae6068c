//! Dice: Strategic Planning before a roll, Evasive Maneuvers after an attack on a viper.

mod common;

use common::{card, no_hands, pass, prompt, seat, set_hand, start, window};
use galactica::cards::SkillCard::{DeclareEmergency, EvasiveManeuvers, StrategicPlanning};
use galactica::frame::{Frame, Hit, modified};
use galactica::{Galactica, Prompt, State};
use tabletop::{Game, SeatSet};

fn planning() -> Prompt {
    Prompt::Play { card: StrategicPlanning }
}

fn evading() -> Prompt {
    Prompt::Play { card: EvasiveManeuvers }
}

// Rulings 6/1 and 19/30: summed, then capped to 1-8.
#[test]
fn modifiers_are_summed_and_the_result_is_capped() {
    for (face, planned, minus, expected) in [
        (3, false, 0, 3),
        (3, true, 0, 5),
        (7, true, 0, 8),
        (8, true, 0, 8),
        (1, false, 2, 1),
        (8, true, 2, 8),
        (2, true, 2, 2),
    ] {
        assert_eq!(modified(face, planned, minus), expected, "{face} {planned} {minus}");
    }
}

// Ruling 7.2/1.
#[test]
fn a_raider_damages_on_five_to_seven_and_destroys_on_eight() {
    let hits: Vec<Hit> = (1..=8).map(Hit::of).collect();
    assert_eq!(hits[..4], [Hit::Missed; 4]);
    assert_eq!(hits[4..], [Hit::Damaged, Hit::Damaged, Hit::Damaged, Hit::Destroyed]);
}

/// Up to the window before a raider's roll; the current player holds two Evasive Maneuvers and a Strategic Planning, the
/// player on his left the same.
fn attacked() -> State {
    let mut state = start(3, false);
    no_hands(&mut state);
    let hand = [card(EvasiveManeuvers, 1), card(EvasiveManeuvers, 2), card(StrategicPlanning, 3)];
    for step in 0..2 {
        let owner = seat(&state, step);
        set_hand(&mut state, owner, &hand);
    }
    while prompt(&state) != planning() {
        pass(&mut state);
    }
    state
}

// Rulings 6/2 and 19/7: any human player, one per roll; it goes on counting for the repetitions.
#[test]
fn strategic_planning_adds_two_once_and_stays_for_rerolls() {
    let mut state = attacked();
    let (current, left) = (state.current, seat(&state, 1));
    assert_eq!(Galactica::asked(&state), [current, left].into_iter().collect::<SeatSet>());
    window(&mut state, &[(current, card(StrategicPlanning, 3)), (left, card(StrategicPlanning, 3))]);
    assert_eq!((state.hand_size(current), state.hand_size(left)), (2, 3), "the second keeps his card");
    assert_eq!(state.die.result, (state.die.face + 2).min(8));
    assert_eq!(prompt(&state), evading());
    window(&mut state, &[(left, card(EvasiveManeuvers, 1))]);
    assert_eq!(prompt(&state), evading(), "no second window for Strategic Planning");
    assert_eq!(state.die.result, (state.die.face + 2).min(8), "the +2 stays");
}

// Ruling 6/2: not used for the roll, it may be added to the reroll. Rulings 6/4 and 19/30: each is a new roll.
#[test]
fn evasive_maneuvers_is_a_new_roll_each_time() {
    let mut state = attacked();
    let left = seat(&state, 1);
    window(&mut state, &[]);
    for strength in [1, 2] {
        assert_eq!(prompt(&state), evading());
        let before = state.dice;
        window(&mut state, &[(left, card(EvasiveManeuvers, strength))]);
        assert_eq!(prompt(&state), planning());
        window(&mut state, &[]);
        assert_ne!(state.dice, before, "rolled again");
    }
    let result = state.die.result;
    window(&mut state, &[]);
    let vipers = state.vipers;
    match Hit::of(result) {
        Hit::Missed => assert_eq!((vipers.space, vipers.damaged, vipers.destroyed), (2, 0, 0)),
        Hit::Damaged => assert_eq!((vipers.space, vipers.damaged, vipers.destroyed), (1, 1, 0)),
        Hit::Destroyed => assert_eq!((vipers.space, vipers.damaged, vipers.destroyed), (1, 0, 1)),
    }
}

// Rulings 6/4 and 19/30: -2 if the viper is piloted. No viper of the slice is; the frame can say so.
#[test]
fn a_piloted_viper_takes_two_off_the_new_roll_once() {
    let mut state = attacked();
    for frame in state.frames.iter_mut() {
        if let Frame::Attack(attack) = frame {
            attack.piloted = true;
        }
    }
    let left = seat(&state, 1);
    window(&mut state, &[]);
    assert_eq!(state.die.result, state.die.face, "not on the first roll");
    for strength in [1, 2] {
        window(&mut state, &[(left, card(EvasiveManeuvers, strength))]);
        window(&mut state, &[]);
        assert_eq!(state.die.result, state.die.face.saturating_sub(2).max(1));
    }
}

// Standing orders look at the view and the ask alone.
#[test]
fn a_standing_order_evades_what_destroys() {
    use galactica::{Order, When};
    use tabletop::{Ask, Viewer};
    let mut state = attacked();
    window(&mut state, &[]);
    let current = state.current;
    let order = Order::PlayIf { card: EvasiveManeuvers, when: When::Destroyed };
    let never = Order::Never { card: DeclareEmergency };
    for (result, plays) in [(8, 1), (7, 0), (1, 0)] {
        state.die.result = result;
        let view = Galactica::view(&state, Viewer::Seat(current));
        let ask: Ask<Galactica> = Ask::of(&state, current);
        let answer = Galactica::obey(&order, &view, &ask).expect("an order for this window");
        assert_eq!(answer.len(), plays, "{result}");
        assert_eq!(Galactica::obey(&never, &view, &ask), None, "an order for another card");
        assert_eq!(Galactica::obey(&Order::Ask, &view, &ask), None);
    }
}
