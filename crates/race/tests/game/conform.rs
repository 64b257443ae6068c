//! Race under the conformance suite; Race with one leak planted at a time, each of which the suite must catch; and whether
//! imagined worlds are evenly spread, on positions with an enumerated answer.

use std::collections::BTreeSet;

use crate::common::*;
use race::{Action, Event, Guess, Item, Kind, Mode, Phase, Race, Setup, State, View};
use tabletop::{Ask, Dice, Game, Log, Probe, Seat, SeatSet, Seed, Viewer};
use testkit::{Config, Leak, Leaky, NoLeak, Suite, chi_square, run};

fn setups() -> Vec<Setup> {
    let all = [
        (2, Mode::Standard),
        (3, Mode::Standard),
        (4, Mode::Standard),
        (2, Mode::FirstGame),
        (3, Mode::FirstGame),
        (4, Mode::FirstGame),
        (2, Mode::Experienced),
    ];
    all.map(|(players, mode)| Setup { players, mode }).to_vec()
}

/// Design, section 3: nothing differs, and every test tried something.
#[test]
fn race_conforms() {
    let suite = run(&Config::<Race> { games: 560, ..Config::new(setups()) }, &|_, _| ());
    println!("{suite}");
    suite.assert_sound();
    for test in ["lockstep_relabelled", "lockstep_other_answer"] {
        assert!(suite.report(test).pairs > 100, "{suite}");
    }
    assert!(suite.report("lockstep_relabelled").moved > 1000, "{suite}");
}

/// By hand, for hundreds of thousands of states: `cargo test -p race --test game conform -- --ignored --nocapture`.
#[test]
#[ignore = "a few minutes"]
fn race_conforms_on_very_many_states() {
    let suite = run(&Config::<Race> { games: 7000, every: 1, seed: 2, ..Config::new(setups()) }, &|_, _| ());
    println!("{suite}");
    suite.assert_sound();
}

/// Only who holds a development is asked in Develop.
struct AsksHolders;

impl AsksHolders {
    fn holds(state: &State, seat: Seat) -> bool {
        state.seat(seat).hand.iter().any(|card| !Kind::of(card).design().is_world())
    }
}

impl Leak<Race> for AsksHolders {
    fn asked(state: &State) -> SeatSet {
        let asked = Race::asked(state);
        if state.phase != Phase::DevelopPlace {
            return asked;
        }
        asked.iter().filter(|&seat| Self::holds(state, seat)).collect()
    }

    fn after(state: &mut State, log: &mut Log<Event>) {
        while state.phase == Phase::DevelopPlace && Self::asked(state).is_empty() {
            let seat = Race::asked(state).first().expect("somebody places");
            Race::apply(state, seat, &[], log);
        }
    }
}

/// Who can afford nothing passes at once.
struct PassesAtOnce;

impl Leak<Race> for PassesAtOnce {
    fn after(state: &mut State, log: &mut Log<Event>) {
        let placing = |state: &State| matches!(state.phase, Phase::DevelopPlace | Phase::SettlePlace);
        let idle = |state: &State| Race::asked(state).iter().find(|&seat| Ask::<Race>::of(state, seat).pick.max == 0);
        while placing(state)
            && let Some(seat) = idle(state)
        {
            Race::apply(state, seat, &[], log);
        }
    }
}

/// A known card is dropped from what everyone knows of a hand exactly when it really left.
struct MarksWhatLeft;

impl Leak<Race> for MarksWhatLeft {
    fn view(state: &State, viewer: Viewer) -> View {
        let mut view = Race::view(state, viewer);
        for (seat, seen) in Seat::all(state.players).zip(&mut view.seats) {
            let held: BTreeSet<Kind> = state.seat(seat).hand.iter().map(Kind::of).collect();
            let before = seen.known.len();
            seen.known.retain(|kind| held.contains(kind));
            seen.known_left = seen.known_left.saturating_sub((before - seen.known.len()) as u8);
        }
        view
    }
}

fn leaky<L: Leak<Race>>(games: u64, setups: Vec<Setup>) -> Suite {
    run(&Config::<Leaky<Race, L>> { games, ..Config::new(setups) }, &|_, _| ())
}

/// Design, section 3.3: each planted leak is caught, by the tests that are named and maybe others.
#[test]
fn planted_leaks_are_caught() {
    leaky::<NoLeak>(14, setups()).assert_sound();
    // Where hands are known from the start, known cards leave them most often.
    let first_games: Vec<Setup> = setups().into_iter().filter(|setup| setup.mode == Mode::FirstGame).collect();
    for (leak, suite, by) in [
        ("asks holders", leaky::<AsksHolders>(140, setups()), &["asked", "lockstep_relabelled"][..]),
        ("passes at once", leaky::<PassesAtOnce>(140, setups()), &["lockstep_relabelled"]),
        ("marks what left", leaky::<MarksWhatLeft>(280, first_games), &["imagine", "lockstep_other_answer"]),
    ] {
        let caught: Vec<_> = suite.reports.iter().filter(|report| report.differences > 0).collect();
        let counts: Vec<String> = caught.iter().map(|r| format!("{} {}", r.test, r.differences)).collect();
        println!("{leak}: {}", counts.join(", "));
        for test in by {
            assert!(caught.iter().any(|report| report.test == *test), "{leak} is not caught by {test}\n{suite}");
        }
    }
}

/// What seat 0 imagines of the hand of seat 1, its goods and the supply from the top.
type World = (Vec<&'static str>, Vec<&'static str>, Vec<&'static str>);

fn world(state: &State) -> World {
    let id = |card: u8| Kind::of(card).design().id;
    let other = &state.seats[1];
    let hand = ids(other.hand.iter().map(Kind::of));
    let goods = other.tableau.iter().filter(|slot| slot.has_good()).map(|slot| id(slot.good)).collect();
    (hand, goods, state.deck.pile().iter().rev().map(|&card| id(card)).collect())
}

/// All orders of some cards.
fn orders(cards: &[&'static str]) -> Vec<Vec<&'static str>> {
    if cards.is_empty() {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for at in 0..cards.len() {
        let mut rest = cards.to_vec();
        let card = rest.remove(at);
        for mut order in orders(&rest) {
            order.push(card);
            all.push(order);
        }
    }
    all
}

/// Every way to deal hidden cards to a hand, to goods and to the supply that agrees with what is known: each once.
fn deals(hidden: &[&'static str], hand: usize, goods: usize, fits: impl Fn(&World) -> bool) -> Vec<World> {
    let deal = |order: Vec<&'static str>| -> World {
        let (first, rest) = order.split_at(hand);
        (ids(first.iter().map(|id| kind(id))), rest[..goods].to_vec(), rest[goods..].to_vec())
    };
    orders(hidden).into_iter().map(deal).filter(fits).collect()
}

#[track_caller]
fn check_spread(desk: &Desk, possible: &[World]) {
    let view = Race::view(&desk.state, Viewer::Seat(Seat(0)));
    assert!(possible.contains(&world(&desk.state)), "the truth is possible");
    let mut dice = Dice::new(Seed::derive(5, 5));
    let mut sample = || world(&Race::imagine(&view, &Guess::default(), &mut dice).expect("a world"));
    let spread = chi_square((0..possible.len() * 30).map(|_| sample()), possible);
    println!("{spread:?}");
    spread.assert_even();
}

/// Six cards that seat 0 has not seen, one of them a pair: two in a hand, one a good, three in the supply.
#[test]
fn imagines_evenly_at_the_start() {
    let desk = Position::new(2)
        .tableau(1, &["epsilon-eridani", "asteroid-belt*"])
        .hand(1, &["gem-world", "drop-ships"])
        .goods(&["drop-ships"])
        .supply(&["rebel-base", "spice-world", "tourist-world"])
        .rest_in(Rest::Hand(0))
        .deal();
    let hidden = ["gem-world", "drop-ships", "drop-ships", "rebel-base", "spice-world", "tourist-world"];
    check_spread(&desk, &deals(&hidden, 2, 1, |_| true));
}

/// A card won at Gambling World is known to be in a hand; when the owner has paid with one of two such cards, one of them is.
#[test]
fn imagines_evenly_what_is_known_of_a_hand() {
    let position = Position::new(2)
        .tableau(0, &["new-sparta"])
        .tableau(1, &["old-earth", "gambling-world"])
        .hand(1, &["space-marines", "merchant-world"])
        .supply(&["gem-world", "spice-world", "tourist-world", "comet-zone", "plague-world"])
        .rest_in(Rest::Hand(0));
    let mut desk = position.deal();
    for number in [2, 2] {
        desk.picks(&[Action::DoubleVps, Action::DoubleVps]).give(1, &[Item::Number(number)]).end_round();
        // Back to the hand that knows everything else.
        let discards: tabletop::Cards = desk.state.deck.discards().iter().copied().collect();
        desk.state.seats[0].hand = desk.state.seats[0].hand | discards;
        desk.state.deck = tabletop::Deck::new(desk.state.deck.pile().to_vec());
        desk.state.ledger.discards = Default::default();
        Race::conserved(&desk.state).unwrap();
    }
    let known = ["gem-world", "spice-world"];
    assert_eq!(Race::view(&desk.state, Viewer::Public).seats[1].known, known.map(kind));
    let hidden = ["space-marines", "merchant-world", "tourist-world", "comet-zone", "plague-world"];
    let with_known = |world: World| {
        let hand = world.0.iter().chain(&known).map(|id| kind(id));
        (ids(hand), world.1, world.2)
    };
    let possible: Vec<World> = deals(&hidden, 2, 0, |_| true).into_iter().map(with_known).collect();
    check_spread(&desk, &possible);
    // One of the four is gone: the hand of three holds at least one of the two known ones.
    let mut after = desk.clone();
    after.state.seats[1].hand.remove(kind("gem-world").copies().first);
    after.state.seats[0].hand.remove(kind("rebel-base").copies().first);
    after.state.ledger.hands[1].leave_unseen(1);
    let mut pile = after.state.deck.pile().to_vec();
    pile.insert(0, kind("gem-world").copies().first);
    pile.insert(0, kind("rebel-base").copies().first);
    after.state.deck = tabletop::Deck::new(pile);
    Race::conserved(&after.state).unwrap();
    let hidden = [&hidden[..], &known, &["rebel-base"]].concat();
    let holds = |world: &World| world.0.iter().any(|id| known.contains(id));
    check_spread_of_hands(&after, &hidden, 3, holds);
}

/// As [`check_spread`], for the hand of seat 1 alone: with eight hidden cards there are too many orders of the supply.
#[track_caller]
fn check_spread_of_hands(desk: &Desk, hidden: &[&'static str], size: usize, fits: impl Fn(&World) -> bool) {
    let sets = (0u32..1 << hidden.len()).filter(|set| set.count_ones() as usize == size);
    let hand = |set: u32| ids((0..hidden.len()).filter(|i| set >> i & 1 == 1).map(|i| kind(hidden[i])));
    let possible: Vec<Vec<&str>> = sets.map(hand).filter(|hand| fits(&(hand.clone(), vec![], vec![]))).collect();
    let view = Race::view(&desk.state, Viewer::Seat(Seat(0)));
    let mut dice = Dice::new(Seed::derive(6, 5));
    let mut sample = || world(&Race::imagine(&view, &Guess::default(), &mut dice).expect("a world")).0;
    let spread = chi_square((0..possible.len() * 60).map(|_| sample()), &possible);
    println!("{spread:?}");
    spread.assert_even();
}

/// After a reshuffle of which seat 0 knows three cards, the ones it paid; two more were in the discards. Seat 1 has since drawn
/// two cards by Merchant Guild, or none. It had `old` in hand before.
fn after_a_reshuffle(old: &[&'static str], draws: bool) -> Desk {
    let (other, goods): (&[_], &[_]) = if draws {
        (&["old-earth", "merchant-guild"], &[])
    } else {
        (&["old-earth", "asteroid-belt*", "refugee-world*"], &["plague-world", "mining-world"])
    };
    let mut desk = Position::new(2)
        .tableau(0, &["new-sparta", "replicant-robots"])
        .tableau(1, other)
        .hand(1, old)
        .goods(goods)
        .supply(&["tourist-world"])
        .discards(&["rebel-base", "drop-ships"])
        .rest_in(Rest::Hand(0))
        .deal();
    desk.picks(&[Action::Settle, if draws { Action::Produce } else { Action::Trade }]);
    desk.place(&["galactic-trendsetters", ""]).cards(0, &PAID);
    assert_eq!(desk.count(|event| matches!(event, Event::Reshuffled { cards: 5 })), 1);
    desk
}

const PAID: [&str; 3] = ["gem-world", "spice-world", "comet-zone"];

/// Nobody has drawn unseen since: the three lie in the supply. The goods and the hand are of the other cards.
#[test]
fn imagines_evenly_after_a_reshuffle() {
    let desk = after_a_reshuffle(&["merchant-world"], false);
    assert_eq!((desk.state.phase, desk.supply()), (Phase::Trade, 5));
    let hidden = [&PAID[..], &["rebel-base", "drop-ships", "merchant-world", "plague-world", "mining-world"]].concat();
    let in_supply = |world: &World| PAID.iter().all(|id| world.2.contains(id));
    check_spread(&desk, &deals(&hidden, 1, 2, in_supply));
}

/// Seat 1 has drawn two of the five; with nothing in hand before, or with one card that was not shuffled: then at least one of
/// the three that seat 0 knows is still in the supply.
#[test]
fn imagines_evenly_after_unseen_draws() {
    let desk = after_a_reshuffle(&[], true);
    assert_eq!((desk.state.phase, desk.supply(), desk.hand_size(1)), (Phase::HandLimit, 3, 2));
    let hidden = [&PAID[..], &["rebel-base", "drop-ships"]].concat();
    check_spread(&desk, &deals(&hidden, 2, 0, |_| true));
    let desk = after_a_reshuffle(&["merchant-world"], true);
    let hidden = [&hidden[..], &["merchant-world"]].concat();
    check_spread(&desk, &deals(&hidden, 3, 0, |world| PAID.iter().any(|id| world.2.contains(id))));
}
