//! II: Develop (DEV-1 to DEV-7).

use crate::common::*;
use race::{Action, Event, Phase, Prompt, Way};
use tabletop::{Refusal, Seat, SeatSet, Shows, Viewer};

use Action::{Develop, Produce, Settle};

/// DEV-1: Interstellar Bank draws at the start, before choosing and whether or not its owner builds.
#[test]
fn interstellar_bank_draws_first() {
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "interstellar-bank"])
        .tableau(1, &["epsilon-eridani", "interstellar-bank"])
        .hand(0, &["gem-world", "space-port"])
        .supply(&["mining-robots", "comet-zone"])
        .deal();
    desk.picks(&[Produce, Develop]);
    assert_eq!(desk.offered_cards(0), ["mining-robots"], "the card just drawn can be built");
    assert_eq!([0, 1].map(|seat| desk.drew(seat, by("interstellar-bank"))), [1, 1]);
    desk.pass(0);
    desk.leave(Phase::DevelopPlace);
    assert_eq!((desk.hand_size(0), desk.hand(1)), (3, vec!["comet-zone"]));
}

/// DEV-2: one development or none, face down; all are revealed together, then paid.
#[test]
fn developments_are_revealed_together() {
    let mut desk = Position::new(3)
        .hand(0, &["public-works", "gem-world", "space-port"])
        .hand(1, &["space-marines", "colony-ship", "comet-zone", "mining-world", "rebel-base"])
        .hand(2, &["spice-world", "plague-world"])
        .deal();
    desk.picks(&[Produce, Develop, Produce]);
    assert_eq!(desk.asked(), [0, 1, 2], "also the one who has none");
    let ask = desk.ask(2);
    assert!(ask.sealed && ask.pick.from.is_empty() && ask.pick.max == 0);
    assert_eq!(desk.answer(1, &cards(&["space-marines", "colony-ship"])), Err(Refusal::TooMany { max: 1, picked: 2 }));
    desk.place(&["public-works", "space-marines", ""]);
    assert_eq!(desk.showed, SeatSet::all(3));
    let told = desk.public();
    let [.., a, b, c] = &told[..] else { panic!("{told:?}") };
    assert_eq!(a, &Event::Reveals { seat: Seat(0), card: kind("public-works") });
    assert_eq!(b, &Event::Reveals { seat: Seat(1), card: kind("space-marines") });
    assert_eq!(c, &Event::RevealsNothing { seat: Seat(2) });
    // Payment: which cards is the owner's secret.
    assert_eq!((desk.asked(), desk.ask(0).shows), (vec![0, 1], Shows::Count));
    desk.cards(0, &["gem-world"]).cards(1, &["comet-zone"]);
    assert_eq!(desk.discards(), ids(["gem-world", "comet-zone"].map(kind)));
    let named = |viewer| desk.seen(viewer).iter().filter(|event| matches!(event, Event::Discarded { .. })).count();
    assert_eq!([Viewer::Seat(Seat(0)), Viewer::Public].map(named), [1, 0]);
    assert_eq!([0, 1, 2].map(|seat| desk.seat(seat).tableau.len()), [2, 2, 1]);
}

/// DEV-3: printed cost, less 1 for the bonus and all discounts, never below 0 (POW-6). Six other cards in hand.
#[test]
fn cost_of_a_development() {
    for (tableau, action, card, cost) in [
        (&[][..], Produce, "consumer-markets", 5),
        (&[], Develop, "consumer-markets", 4),
        (&["investment-credits"], Produce, "consumer-markets", 4),
        (&["investment-credits"], Develop, "consumer-markets", 3),
        (&["galactic-federation"], Develop, "consumer-markets", 2),
        (&["investment-credits", "galactic-federation"], Develop, "new-economy", 2),
        (&["investment-credits", "galactic-federation"], Produce, "space-marines", 0),
        (&["investment-credits", "galactic-federation"], Develop, "space-marines", 0),
        (&[], Produce, "trade-league", 6),
        // A discount on worlds is none on developments (POW-1).
        (&["replicant-robots", "mining-robots"], Produce, "research-labs", 4),
    ] {
        let tableau = [&["old-earth"][..], tableau].concat();
        let hand =
            ["gem-world", "space-port", "comet-zone", "mining-world", "spice-world", "plague-world", "rebel-base"];
        let mut desk = Position::new(2).tableau(0, &tableau).hand(0, &[&[card][..], &hand].concat()).deal();
        desk.picks(&[action, Develop]).place(&[card, ""]);
        if cost > 0 {
            assert_eq!(desk.prompt(0), Prompt::DevelopPay { card: kind(card), cost }, "{tableau:?} {action:?}");
            desk.cards(0, &hand[..usize::from(cost)]);
        }
        assert_eq!(desk.hand_size(0), 7 - usize::from(cost), "{card} with {tableau:?}, {action:?}");
        assert_eq!(desk.count(|event| *event == Event::Developed { seat: Seat(0), card: kind(card), cost }), 1);
    }
}

/// DEV-4: no second copy of what lies in the tableau; a copy that was discarded from there is no obstacle.
#[test]
fn no_development_twice() {
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "colony-ship"])
        .hand(0, &["colony-ship", "public-works", "tourist-world", "gem-world", "space-port", "comet-zone"])
        .deal();
    desk.picks(&[Develop, Settle]);
    assert_eq!(desk.offered_cards(0), ["public-works"]);
    assert_eq!(desk.answer(0, &cards(&["colony-ship"])), Err(Refusal::NotOffered { index: 0 }));
    desk.place(&["", ""]).place(&["tourist-world", ""]);
    desk.way(0, Way::ColonyShip);
    assert_eq!(desk.tableau(0), ["old-earth", "tourist-world"]);
    desk.picks(&[Develop, Develop]);
    assert_eq!(desk.offered_cards(0), ["public-works", "colony-ship"]);
    // The same with New Military Tactics.
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "new-military-tactics"])
        .hand(0, &["new-military-tactics", "pirate-world", "gem-world"])
        .deal();
    desk.picks(&[Settle, Settle]).place(&["pirate-world", ""]);
    desk.picks(&[Develop, Develop]);
    assert_eq!(desk.offered_cards(0), ["new-military-tactics"]);
}

/// DEV-4: two copies in hand are one offer.
#[test]
fn two_copies_in_hand() {
    let mut desk = Position::new(2).hand(0, &["public-works", "public-works", "gem-world"]).deal();
    desk.picks(&[Develop, Develop]);
    assert_eq!(desk.offered_cards(0), ["public-works"]);
    desk.place(&["public-works", ""]);
    assert_eq!(desk.hand(0), ["gem-world", "public-works"]);
}

/// DEV-5: two players may build copies of one development in one phase.
#[test]
fn two_players_build_the_same() {
    let hand = ["space-marines", "gem-world"];
    let mut desk = Position::new(2).hand(0, &hand).hand(1, &["space-marines", "comet-zone"]).deal();
    desk.picks(&[Develop, Develop]).place(&["space-marines", "space-marines"]);
    assert_eq!([0, 1].map(|seat| desk.tableau(seat)[1].clone()), ["space-marines", "space-marines"]);
}

/// DEV-6, and the rulebook's example: Public Works draws after paying, and does not count itself.
#[test]
fn public_works_draws_after_paying() {
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "public-works"])
        .hand(0, &["space-marines", "gem-world"])
        .hand(1, &["public-works", "comet-zone"])
        .supply(&["mining-world"])
        .deal();
    desk.picks(&[Develop, Produce]).place(&["space-marines", "public-works"]);
    // Gem World was all there was to pay with; the card drawn came after.
    assert_eq!((desk.hand(0), desk.hand_size(1)), (vec!["mining-world"], 0));
    assert_eq!([0, 1].map(|seat| desk.drew(seat, by("public-works"))), [1, 0]);
    assert_eq!(desk.discards(), ids(["gem-world", "comet-zone"].map(kind)));
    // Nothing for one who builds nothing.
    let mut desk =
        Position::new(2).tableau(0, &["old-earth", "public-works"]).hand(0, &["space-marines", "gem-world"]).deal();
    desk.picks(&[Develop, Develop]).place(&["", ""]);
    assert_eq!(desk.drew(0, by("public-works")), 0);
}

/// DEV-7, 14/2, KEL-9: only what can be paid for with the rest of the hand is offered.
#[test]
fn only_what_can_be_paid_for() {
    let hand =
        ["public-works", "space-marines", "mining-conglomerate", "drop-ships", "consumer-markets", "new-economy"];
    for (cards_in_hand, action, dearest) in
        [(2, Produce, 1), (3, Produce, 2), (3, Develop, 3), (6, Produce, 5), (6, Develop, 6)]
    {
        let mut desk = Position::new(2).hand(0, &hand[6 - cards_in_hand..]).deal();
        desk.picks(&[action, Develop]);
        let affordable = hand[6 - cards_in_hand..].iter().map(|id| kind(id));
        let affordable = ids(affordable.filter(|kind| kind.design().number() <= dearest));
        assert_eq!(desk.offered_cards(0), affordable, "{cards_in_hand} cards, {action:?}");
        for unaffordable in &hand[usize::from(dearest)..] {
            assert!(desk.answer(0, &cards(&[unaffordable])).is_err());
        }
    }
    // A hand that is too small for any development is known to be: one card, no bonus, no discount.
    let mut desk = Position::new(2).hand(0, &["public-works"]).hand(1, &["public-works"]).deal();
    desk.picks(&[Develop, Produce]);
    assert_eq!(desk.asked(), [0]);
}
