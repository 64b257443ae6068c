//! Standing orders: what they answer, when they ask, and that they look at nothing that is not in the view.

use galactica::cards::SkillCard::{
    DeclareEmergency, EvasiveManeuvers, InvestigativeCommittee, ScientificResearch, StrategicPlanning,
};
use galactica::cards::{Area, Attacker, Character, Craft, Crisis, Kind, Skill, Target};
use galactica::frame::{Attack, AttackStep, Check, CheckStep, Frame, Reaction, Roll, RollStep, Turn, TurnStep, Window};
use galactica::state::{Dial, State};
use galactica::{
    Cause, Condition, Galactica, Item, Matter, Order, Place, Prompt, Trigger, View, When, position, unusual,
};
use tabletop::{Ask, Dice, Game, Log, Obeyed, Onlookers, Seat, Seed, Viewer, answer, ordered, waits_for};

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

fn obeys(when: When, card: galactica::cards::SkillCard, (view, ask): &(View, Ask<Galactica>)) -> Obeyed<Item> {
    Galactica::obey(&Order::new(Trigger::Card(card), when), view, ask)
}

#[test]
fn never_passes_and_ask_asks() {
    let moment = attacked(true, 8);
    assert_eq!(obeys(When::Never, EvasiveManeuvers, &moment), Obeyed::Answer(vec![]));
    assert_eq!(obeys(When::Ask, EvasiveManeuvers, &moment), Obeyed::Ask);
    // An order about another card has nothing to say here.
    for when in [When::Never, When::Ask, When::AskIfUnusual, When::PlayIf(vec![])] {
        assert_eq!(obeys(when, DeclareEmergency, &moment), Obeyed::NotMine);
    }
}

#[test]
fn play_if_plays_the_weakest_copy_where_all_conditions_hold() {
    let weakest = Obeyed::Answer(vec![Item::Card(kind(EvasiveManeuvers, 1))]);
    let pass = Obeyed::Answer(vec![]);
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
        assert_eq!(told == Obeyed::Answer(vec![Item::Card(kind(DeclareEmergency, 3))]), plays, "{total}");
    }
}

#[test]
fn the_roll_of_a_jump_is_told_from_others() {
    let order = || When::PlayIf(vec![Condition::Jump]);
    let plan = Item::Card(kind(StrategicPlanning, 4));
    let jump = rolling(Cause::Ftl { loses: 1 });
    assert_eq!(obeys(order(), StrategicPlanning, &jump), Obeyed::Answer(vec![plan]));
    assert_eq!(obeys(order(), StrategicPlanning, &rolling(Cause::Scout)), Obeyed::Answer(vec![]));
}

/// Before a check of difficulty 12; `committee` is in force already.
fn before_a_check(committee: bool, hand: &[Kind]) -> (View, Ask<Galactica>) {
    let check = Check { step: CheckStep::Reacted, committee, ..Check::of(Matter::Crisis(Crisis::Resistance)) };
    at(check, Reaction::Before { committee, research: false }, hand, |_| ())
}

/// What a list of orders makes of the window before a check, which is about two cards: each has its own orders.
#[test]
fn each_of_the_two_cards_before_a_check_has_its_orders() {
    let (research, committee) = (kind(ScientificResearch, 3), position::card(Skill::Politics, 3));
    let [one, other] = [InvestigativeCommittee, ScientificResearch].map(|card| move |when| (card, when));
    let play = || When::PlayIf(vec![]);
    let pass = Some(vec![]);
    let (plays_one, plays_other) = (Some(vec![Item::Card(committee)]), Some(vec![Item::Card(research)]));
    let both = [committee, research];
    for (hand, orders, answer) in [
        // Without orders of its own a card that is held is asked about before every check.
        (&both[..], vec![], None),
        (&both[..1], vec![], None),
        (&both[1..], vec![], None),
        (&[position::card(Skill::Politics, 1)], vec![], pass.clone()),
        // *Ask me* is no longer the same as *not mine*.
        (&both[..1], vec![one(When::Ask)], None),
        (&both[..1], vec![other(When::Ask)], None),
        (&both[1..], vec![other(When::Ask), one(When::Never)], None),
        // An order about one leaves the other to its owner, who may have declined it too.
        (&both[..], vec![one(When::Never)], None),
        (&both[..1], vec![one(When::Never)], pass.clone()),
        (&both[1..], vec![one(When::Never)], None),
        (&both[..], vec![one(When::Never), other(When::Never)], pass.clone()),
        (&both[..], vec![one(play()), other(When::Never)], plays_one.clone()),
        (&both[..], vec![one(When::Never), other(play())], plays_other),
        (&both[..], vec![other(play()), one(play())], plays_one),
        (&both[..], vec![one(When::PlayIf(vec![Condition::Jump])), other(When::Never)], pass.clone()),
        (&both[1..], vec![one(play()), other(When::Never)], pass),
    ] {
        let own = orders.iter().map(|(card, when)| Order::new(Trigger::Card(*card), when.clone()));
        let all: Vec<Order> = own.chain(Order::usual()).collect();
        let (view, ask) = before_a_check(false, hand);
        assert_eq!(ordered::<Galactica>(&all, &view, &ask), answer, "{hand:?} {orders:?}");
        assert_eq!(waits_for(&all, &view, &ask, Onlookers::Nobody), answer.is_none(), "{hand:?} {orders:?}");
    }
    // With the one in force the question is about the other alone.
    let (view, ask) = before_a_check(true, &both);
    let orders = [Order::new(Trigger::Card(ScientificResearch), When::Never), Order::new(Trigger::Any, When::Ask)];
    assert_eq!(ordered::<Galactica>(&orders, &view, &ask), Some(vec![]));
}

#[test]
fn without_orders_a_seat_is_asked_where_it_is_unusual() {
    let usual = Order::usual();
    let told = |(view, ask): &(View, Ask<Galactica>)| ordered::<Galactica>(&usual, view, ask);
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
        (before_a_check(false, &[kind(ScientificResearch, 3)]), true),
        (before_a_check(true, &[kind(ScientificResearch, 3)]), true),
    ] {
        assert_eq!(told(&moment).is_none(), asked, "{:?}", moment.1.prompt);
        assert_eq!(unusual(&moment.0, moment.1.prompt), asked, "{:?}", moment.1.prompt);
    }
    // Whoever has no card for it is not asked where nobody can notice, unusual or not; where somebody can, they are.
    let check = Check { step: CheckStep::Resolve, total: 11, ..Check::of(Matter::Crisis(Crisis::Resistance)) };
    let empty = at(check, Reaction::Emergency, &[position::card(Skill::Leadership, 1)], |_| ());
    assert_eq!(told(&empty), Some(vec![]));
    for (onlookers, waits) in [(Onlookers::Nobody, false), (Onlookers::Table, true), (Onlookers::Screen, true)] {
        assert_eq!(waits_for(&usual, &empty.0, &empty.1, onlookers), waits, "{onlookers:?}");
    }
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

/// At a shared screen all whom the rules ask are called where the usual orders would ask, whatever they have ordered;
/// elsewhere only who has ordered to be asked. At a table of people far apart the own orders decide.
#[test]
fn orders_decide_who_waits_where_somebody_could_notice() {
    let card = kind(StrategicPlanning, 4);
    let (quiet, jump) = (Cause::Scout, Cause::Ftl { loses: 1 });
    for (cause, when, table, screen) in [
        (quiet, When::AskIfUnusual, false, false),
        (quiet, When::Never, false, false),
        (quiet, When::PlayIf(vec![Condition::Jump]), false, false),
        (quiet, When::Ask, true, true),
        (jump, When::AskIfUnusual, true, true),
        (jump, When::Never, false, true),
        (jump, When::PlayIf(vec![]), false, true),
        (jump, When::Ask, true, true),
    ] {
        for hand in [&[card][..], &[position::card(Skill::Tactics, 1)]] {
            let roll = Roll { step: RollStep::Planned, ..Roll::of(ME, cause) };
            let (view, ask) = at(roll, Reaction::Plan, hand, |_| ());
            let mut orders = Order::usual();
            orders.insert(0, Order::new(Trigger::Card(StrategicPlanning), when.clone()));
            let waits = |onlookers| waits_for(&orders, &view, &ask, onlookers);
            assert_eq!(waits(Onlookers::Table), table, "{cause:?} {when:?} {hand:?}");
            assert_eq!(waits(Onlookers::Screen), screen, "{cause:?} {when:?} {hand:?}");
        }
    }
}

/// DESIGN §3.2: whether a question waits for its person follows from public facts and the order's text. Two worlds that
/// differ only in what is hidden wait for the same persons, at every question of whole games and with all kinds of orders.
#[test]
fn who_is_waited_for_tells_nothing_of_a_hand() {
    let cards = [StrategicPlanning, EvasiveManeuvers, InvestigativeCommittee, ScientificResearch, DeclareEmergency];
    let conditions = [
        Condition::MyViper,
        Condition::Hit,
        Condition::Destroyed,
        Condition::Jump,
        Condition::Within(2),
        Condition::Red(Dial::Morale),
        Condition::HandAtMost(4),
        Condition::HandAtLeast(5),
    ];
    let mut whens = vec![When::Never, When::Ask, When::AskIfUnusual, When::PlayIf(vec![])];
    whens.extend(conditions.map(|condition| When::PlayIf(vec![condition])));
    let about = |cards: &[galactica::cards::SkillCard], when: &When| {
        let own = cards.iter().map(|&card| Order::new(Trigger::Card(card), when.clone()));
        own.chain(Order::usual()).collect::<Vec<Order>>()
    };
    let mut lists = vec![vec![], Order::usual()];
    lists.extend(whens.iter().map(|when| vec![Order::new(Trigger::Any, when.clone())]));
    lists.extend(whens.iter().map(|when| about(&cards, when)));
    lists.extend(whens.iter().map(|when| about(&[InvestigativeCommittee], when)));
    let mut dice = Dice::new(Seed::derive(14, 5));
    let (mut compared, mut differ) = (0, 0);
    for game in 0..3 {
        let setup = galactica::Setup::new(3 + game);
        let mut state = Galactica::start(&setup, Seed::derive(31, u64::from(game)), &mut Log::off()).unwrap();
        for _ in 0..1500 {
            if Galactica::outcome(&state).is_some() {
                break;
            }
            let asked = Galactica::asked(&state);
            let prompt = Ask::<Galactica>::of(&state, asked.first().unwrap()).prompt;
            if prompt.reaction().is_some() || prompt.ability().is_some() {
                let world = Galactica::view(&state, Viewer::Public);
                let world = Galactica::imagine(&world, &Default::default(), &mut dice).unwrap();
                for seat in asked.iter() {
                    let seen = |state: &State| (Galactica::view(state, Viewer::Seat(seat)), Ask::of(state, seat));
                    let [(one, ask), (other, imagined)] = [&state, &world].map(seen);
                    differ += u32::from(ask != imagined);
                    for orders in &lists {
                        for onlookers in [Onlookers::Table, Onlookers::Screen] {
                            let waits = waits_for(orders, &one, &ask, onlookers);
                            assert_eq!(waits, waits_for(orders, &other, &imagined, onlookers), "{orders:?} {prompt:?}");
                            assert!(waits || ordered::<Galactica>(orders, &one, &ask).is_some(), "{orders:?}");
                            compared += 1;
                        }
                    }
                }
            }
            let sealed = Ask::<Galactica>::of(&state, asked.first().unwrap()).sealed;
            let mut answers = Vec::new();
            for seat in asked.iter().take(if sealed { usize::MAX } else { 1 }) {
                let mut items = Vec::new();
                Ask::<Galactica>::of(&state, seat).pick.sample(|bound| dice.below(bound), &mut items);
                answers.push((seat, items));
            }
            for (seat, mut items) in answers {
                answer::<Galactica>(&mut state, seat, &mut items, &mut Log::off()).unwrap();
            }
        }
    }
    println!("{compared} questions and orders compared; {differ} questions offer something else in the other world");
    assert!(compared > 10_000 && differ > 100, "{compared} {differ}");
}
