//! II: Develop (DEV-1 to DEV-7).

mod common;

use common::*;
use race::{Action, Event, Phase, Prompt, Way};
use tabletop::{Refusal, Seat, SeatSet, Shows, Viewer};

use Action::{Develop, Produce, Settle};

/// DEV-1: Interstellar Bank draws at the start, before choosing and whether or not its owner builds.
#[test]
fn interstellar_bank_draws_first() {
    let mut table = Position::new(2)
        .tableau(0, &["old-earth", "interstellar-bank"])
        .tableau(1, &["epsilon-eridani", "interstellar-bank"])
        .hand(0, &["gem-world", "space-port"])
        .supply(&["mining-robots", "comet-zone"])
        .deal();
    table.picks(&[Produce, Develop]);
    assert_eq!(table.offered_cards(0), ["mining-robots"], "the card just drawn can be built");
    assert_eq!([0, 1].map(|seat| table.drew(seat, by("interstellar-bank"))), [1, 1]);
    table.pass(0);
    table.leave(Phase::DevelopPlace);
    assert_eq!((table.hand_size(0), table.hand(1)), (3, vec!["comet-zone"]));
}

/// DEV-2: one development or none, face down; all are revealed together, then paid.
#[test]
fn developments_are_revealed_together() {
    let mut table = Position::new(3)
        .hand(0, &["public-works", "gem-world", "space-port"])
        .hand(1, &["space-marines", "colony-ship", "comet-zone", "mining-world", "rebel-base"])
        .hand(2, &["spice-world", "plague-world"])
        .deal();
    table.picks(&[Produce, Develop, Produce]);
    assert_eq!(table.asked(), [0, 1, 2], "also the one who has none");
    let ask = table.ask(2);
    assert!(ask.sealed && ask.pick.from.is_empty() && ask.pick.max == 0);
    assert_eq!(table.answer(1, &cards(&["space-marines", "colony-ship"])), Err(Refusal::TooMany { max: 1, picked: 2 }));
    table.place(&["public-works", "space-marines", ""]);
    assert_eq!(table.showed, SeatSet::all(3));
    let told = table.public();
    let [.., a, b, c] = &told[..] else { panic!("{told:?}") };
    assert_eq!(a, &Event::Reveals { seat: Seat(0), card: kind("public-works") });
    assert_eq!(b, &Event::Reveals { seat: Seat(1), card: kind("space-marines") });
    assert_eq!(c, &Event::RevealsNothing { seat: Seat(2) });
    // Payment: which cards is the owner's secret.
    assert_eq!((table.asked(), table.ask(0).shows), (vec![0, 1], Shows::Count));
    table.cards(0, &["gem-world"]).cards(1, &["comet-zone"]);
    assert_eq!(table.discards(), ids(["gem-world", "comet-zone"].map(kind)));
    let named = |viewer| table.seen(viewer).iter().filter(|event| matches!(event, Event::Discarded { .. })).count();
    assert_eq!([Viewer::Seat(Seat(0)), Viewer::Public].map(named), [1, 0]);
    assert_eq!([0, 1, 2].map(|seat| table.seat(seat).tableau.len()), [2, 2, 1]);
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
        let mut table = Position::new(2).tableau(0, &tableau).hand(0, &[&[card][..], &hand].concat()).deal();
        table.picks(&[action, Develop]).place(&[card, ""]);
        if cost > 0 {
            assert_eq!(table.prompt(0), Prompt::DevelopPay { card: kind(card), cost }, "{tableau:?} {action:?}");
            table.cards(0, &hand[..usize::from(cost)]);
        }
        assert_eq!(table.hand_size(0), 7 - usize::from(cost), "{card} with {tableau:?}, {action:?}");
        assert_eq!(table.count(|event| *event == Event::Developed { seat: Seat(0), card: kind(card), cost }), 1);
    }
}

/// DEV-4: no second copy of what lies in the tableau; a copy that was discarded from there is no obstacle.
#[test]
fn no_development_twice() {
    let mut table = Position::new(2)
        .tableau(0, &["old-earth", "colony-ship"])
        .hand(0, &["colony-ship", "public-works", "tourist-world", "gem-world", "space-port", "comet-zone"])
        .deal();
    table.picks(&[Develop, Settle]);
    assert_eq!(table.offered_cards(0), ["public-works"]);
    assert_eq!(table.answer(0, &cards(&["colony-ship"])), Err(Refusal::NotOffered { index: 0 }));
    table.place(&["", ""]).place(&["tourist-world", ""]);
    table.way(0, Way::ColonyShip);
    assert_eq!(table.tableau(0), ["old-earth", "tourist-world"]);
    table.picks(&[Develop, Develop]);
    assert_eq!(table.offered_cards(0), ["public-works", "colony-ship"]);
    // The same with New Military Tactics.
    let mut table = Position::new(2)
        .tableau(0, &["old-earth", "new-military-tactics"])
        .hand(0, &["new-military-tactics", "pirate-world", "gem-world"])
        .deal();
    table.picks(&[Settle, Settle]).place(&["pirate-world", ""]);
    table.picks(&[Develop, Develop]);
    assert_eq!(table.offered_cards(0), ["new-military-tactics"]);
}

/// DEV-4: two copies in hand are one offer.
#[test]
fn two_copies_in_hand() {
    let mut table = Position::new(2).hand(0, &["public-works", "public-works", "gem-world"]).deal();
    table.picks(&[Develop, Develop]);
    assert_eq!(table.offered_cards(0), ["public-works"]);
    table.place(&["public-works", ""]);
    assert_eq!(table.hand(0), ["gem-world", "public-works"]);
}

/// DEV-5: two players may build copies of one development in one phase.
#[test]
fn two_players_build_the_same() {
    let hand = ["space-marines", "gem-world"];
    let mut table = Position::new(2).hand(0, &hand).hand(1, &["space-marines", "comet-zone"]).deal();
    table.picks(&[Develop, Develop]).place(&["space-marines", "space-marines"]);
    assert_eq!([0, 1].map(|seat| table.tableau(seat)[1].clone()), ["space-marines", "space-marines"]);
}

/// DEV-6, and the rulebook's example: Public Works draws after paying, and does not count itself.
#[test]
fn public_works_draws_after_paying() {
    let mut table = Position::new(2)
        .tableau(0, &["old-earth", "public-works"])
        .hand(0, &["space-marines", "gem-world"])
        .hand(1, &["public-works", "comet-zone"])
        .supply(&["mining-world"])
        .deal();
    table.picks(&[Develop, Produce]).place(&["space-marines", "public-works"]);
    // Gem World was all there was to pay with; the card drawn came after.
    assert_eq!((table.hand(0), table.hand_size(1)), (vec!["mining-world"], 0));
    assert_eq!([0, 1].map(|seat| table.drew(seat, by("public-works"))), [1, 0]);
    assert_eq!(table.discards(), ids(["gem-world", "comet-zone"].map(kind)));
    // Nothing for one who builds nothing.
    let mut table =
        Position::new(2).tableau(0, &["old-earth", "public-works"]).hand(0, &["space-marines", "gem-world"]).deal();
    table.picks(&[Develop, Develop]).place(&["", ""]);
    assert_eq!(table.drew(0, by("public-works")), 0);
}

/// DEV-7, 14/2, KEL-9: only what can be paid for with the rest of the hand is offered.
#[test]
fn only_what_can_be_paid_for() {
    let hand =
        ["public-works", "space-marines", "mining-conglomerate", "drop-ships", "consumer-markets", "new-economy"];
    for (cards_in_hand, action, dearest) in
        [(2, Produce, 1), (3, Produce, 2), (3, Develop, 3), (6, Produce, 5), (6, Develop, 6)]
    {
        let mut table = Position::new(2).hand(0, &hand[6 - cards_in_hand..]).deal();
        table.picks(&[action, Develop]);
        let affordable = hand[6 - cards_in_hand..].iter().map(|id| kind(id));
        let affordable = ids(affordable.filter(|kind| kind.design().number() <= dearest));
        assert_eq!(table.offered_cards(0), affordable, "{cards_in_hand} cards, {action:?}");
        for unaffordable in &hand[usize::from(dearest)..] {
            assert!(table.answer(0, &cards(&[unaffordable])).is_err());
        }
    }
    // A hand that is too small for any development is known to be: one card, no bonus, no discount.
    let mut table = Position::new(2).hand(0, &["public-works"]).hand(1, &["public-works"]).deal();
    table.picks(&[Develop, Produce]);
    assert_eq!(table.asked(), [0]);
}
