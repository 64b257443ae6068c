//! Standing orders: what they answer, when they ask, and that they look at nothing that is not in the view.

use galactica::cards::SkillCard::{DeclareEmergency, EvasiveManeuvers, ScientificResearch, StrategicPlanning};
use galactica::cards::{Area, Attacker, Character, Craft, Crisis, Kind, Skill, Target};
use galactica::frame::{Attack, AttackStep, Check, CheckStep, Frame, Reaction, Roll, RollStep, Turn, TurnStep, Window};
use galactica::state::{Dial, State};
use galactica::{
    Cause, Condition, Galactica, Item, Matter, Order, Place, Prompt, Trigger, View, When, position, unusual,
};
use tabletop::{Ask, Dice, Game, Log, Seat, Seed, Viewer};

const CREW: [Character; 4] = [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck, Character::Tyrol];
/// Starbuck, whose orders are tried.
const ME: Seat = Seat(2);

const fn kind(card: galactica::cards::SkillCard, strength: u8) -> Kind {
    Kind { card, strength }
}

/// A window stands open over this frame, and [`ME`] holds these cards.
fn at(
    opener: impl Into<Frame>,
    reaction: Reaction,
    hand: &[Kind],
    change: impl Fn(&mut State),
) -> (View, Ask<Galactica>) {
    let mut state = position::new(&CREW, 11);
    state.clear_space();
    state.set_hand(ME, hand);
    change(&mut state);
    state.set_frames(&[Turn { step: TurnStep::Recon }.into(), opener.into(), Window::of(reaction).into()]);
    state.resume(&mut Log::off());
    assert!(Galactica::asked(&state).contains(ME), "{:?}", state.frames.last());
    (Galactica::view(&state, Viewer::Seat(ME)), Ask::of(&state, ME))
}

/// A raider has attacked a viper, mine or an unmanned one, with this result.
fn attacked(mine: bool, result: u8) -> (View, Ask<Galactica>) {
    let pilot = mine.then_some(ME);
    let attack = Attack { step: AttackStep::Evaded, area: Area::Front, pilot };
    at(attack, Reaction::Evade, &[kind(EvasiveManeuvers, 2), kind(EvasiveManeuvers, 1)], |state| {
        if mine {
            state.set_place(ME, Place::Flying(Area::Front));
        } else {
            state.add_ships(Craft::Viper, Area::Front, 1);
        }
        state.die.result = result;
    })
}

/// A check of difficulty 12 has this total.
fn totalled(total: i16) -> (View, Ask<Galactica>) {
    let check = Check { step: CheckStep::Resolve, total, ..Check::of(Matter::Crisis(Crisis::Resistance)) };
    at(check, Reaction::Emergency, &[kind(DeclareEmergency, 3)], |_| ())
}

fn rolling(cause: Cause) -> (View, Ask<Galactica>) {
    let roll = Roll { step: RollStep::Planned, ..Roll::of(ME, cause) };
    at(roll, Reaction::Plan, &[kind(StrategicPlanning, 4)], |_| ())
}

fn obeys(when: When, card: galactica::cards::SkillCard, (view, ask): &(View, Ask<Galactica>)) -> Option<Vec<Item>> {
    Galactica::obey(&Order::new(Trigger::Card(card), when), view, ask)
}

#[test]
fn never_passes_and_ask_asks() {
    let moment = attacked(true, 8);
    assert_eq!(obeys(When::Never, EvasiveManeuvers, &moment), Some(vec![]));
    assert_eq!(obeys(When::Ask, EvasiveManeuvers, &moment), None);
    // An order about another card has nothing to say here.
    assert_eq!(obeys(When::Never, DeclareEmergency, &moment), None);
}

#[test]
fn play_if_plays_the_weakest_copy_where_all_conditions_hold() {
    let weakest = Some(vec![Item::Card(kind(EvasiveManeuvers, 1))]);
    let pass = Some(vec![]);
    for (mine, result, condition, plays) in [
        (true, 6, Condition::MyViper, true),
        (false, 6, Condition::MyViper, false),
        (false, 5, Condition::Hit, true),
        (false, 4, Condition::Hit, false),
        (false, 8, Condition::Destroyed, true),
        (false, 7, Condition::Destroyed, false),
        (false, 8, Condition::HandAtMost(2), true),
        (false, 8, Condition::HandAtMost(1), false),
        (false, 8, Condition::HandAtLeast(2), true),
        (false, 8, Condition::HandAtLeast(3), false),
        (false, 8, Condition::Red(Dial::Morale), false),
        (false, 8, Condition::Jump, false),
    ] {
        let told = obeys(When::PlayIf(vec![condition]), EvasiveManeuvers, &attacked(mine, result));
        assert_eq!(told, if plays { weakest.clone() } else { pass.clone() }, "{condition:?}, {result}");
    }
    let both = When::PlayIf(vec![Condition::MyViper, Condition::Destroyed]);
    assert_eq!(obeys(both.clone(), EvasiveManeuvers, &attacked(true, 7)), pass);
    assert_eq!(obeys(both, EvasiveManeuvers, &attacked(true, 8)), weakest);
}

#[test]
fn a_check_near_its_difficulty_is_within_reach() {
    for (total, within, plays) in
        [(10, 2, true), (11, 2, true), (9, 2, false), (12, 2, true), (13, 2, true), (14, 2, false)]
    {
        let told = obeys(When::PlayIf(vec![Condition::Within(within)]), DeclareEmergency, &totalled(total));
        assert_eq!(told == Some(vec![Item::Card(kind(DeclareEmergency, 3))]), plays, "{total}");
    }
}

#[test]
fn the_roll_of_a_jump_is_told_from_others() {
    let order = || When::PlayIf(vec![Condition::Jump]);
    assert!(obeys(order(), StrategicPlanning, &rolling(Cause::Ftl { loses: 1 })).is_some_and(|items| items.len() == 1));
    assert_eq!(obeys(order(), StrategicPlanning, &rolling(Cause::Scout)), Some(vec![]));
}

/// Of the window for two cards an order about one leaves the other to its owner.
#[test]
fn an_order_about_one_of_two_cards_leaves_the_other_alone() {
    let research = kind(ScientificResearch, 3);
    let committee = position::card(Skill::Politics, 3);
    let check = Check { step: CheckStep::Reacted, ..Check::of(Matter::Crisis(Crisis::Resistance)) };
    let before = Reaction::Before { committee: false, research: false };
    let both = at(check, before, &[committee, research], |_| ());
    assert_eq!(obeys(When::Never, ScientificResearch, &both), None, "the other card is still a question");
    let one = at(check, before, &[research], |_| ());
    assert_eq!(obeys(When::Never, ScientificResearch, &one), Some(vec![]));
}

#[test]
fn without_orders_a_seat_is_asked_where_it_is_unusual() {
    let defaults = Order::defaults();
    let told =
        |(view, ask): &(View, Ask<Galactica>)| defaults.iter().find_map(|order| Galactica::obey(order, view, ask));
    for (moment, asked) in [
        (attacked(true, 5), true),
        (attacked(true, 4), false),
        (attacked(false, 7), false),
        (attacked(false, 8), true),
        (totalled(11), true),
        (totalled(12), false),
        (totalled(9), false),
        (rolling(Cause::Ftl { loses: 3 }), true),
        (rolling(Cause::Scout), false),
        (rolling(Cause::Attack(Attacker::Raider, Target::Viper)), false),
        (rolling(Cause::Attack(Attacker::Galactica, Target::Basestar)), true),
    ] {
        assert_eq!(told(&moment).is_none(), asked, "{:?}", moment.1.prompt);
        assert_eq!(unusual(&moment.0, moment.1.prompt), asked, "{:?}", moment.1.prompt);
    }
    // Whoever has no card for it is not asked, unusual or not.
    let check = Check { step: CheckStep::Resolve, total: 11, ..Check::of(Matter::Crisis(Crisis::Resistance)) };
    let empty = at(check, Reaction::Emergency, &[position::card(Skill::Leadership, 1)], |_| ());
    assert_eq!(told(&empty), Some(vec![]));
    // What is no reaction is never answered by an order.
    let mut state = position::new(&CREW, 12);
    state.set_turn(ME, TurnStep::Action);
    state.resume(&mut Log::off());
    let action = (Galactica::view(&state, Viewer::Seat(ME)), Ask::of(&state, ME));
    assert_eq!((action.1.prompt, told(&action)), (Prompt::Action, None));
}

/// *Unusual* is a function of what everybody sees: the same in any world that the public can imagine.
#[test]
fn unusual_follows_from_the_public_view() {
    let mut dice = Dice::new(Seed::derive(3, 3));
    for mine in [true, false] {
        for result in 1..=8 {
            let (view, ask) = attacked(mine, result);
            let world = Galactica::imagine(&view, &Default::default(), &mut dice).unwrap();
            let public = Galactica::view(&world, Viewer::Public);
            assert_eq!(unusual(&public, ask.prompt), unusual(&view, ask.prompt));
        }
    }
}
