//! The sale before Consume (TRD-1 to TRD-6).

use crate::common::*;
use race::{Action, Cause, Event, Phase, Prompt, Race};
use tabletop::{Game, Refusal, Seat};

use Action::{DoubleVps, Produce, Trade};

/// What the good on the last world of the tableau sells for, through the engine.
#[track_caller]
fn check(tableau: &[&'static str], world: &str, cards: u8) {
    let other = if tableau[0] == "epsilon-eridani" { "alpha-centauri" } else { "epsilon-eridani" };
    let mut desk = Position::new(2).tableau(0, tableau).tableau(1, &[other]).deal();
    desk.picks(&[Trade, Trade]);
    if desk.state.phase == Phase::Trade {
        desk.goods_of(0, &[world]);
    }
    assert_eq!(desk.drew(0, Cause::Sale(kind(world))), cards, "{world} with {tableau:?}");
    assert_eq!(desk.count(|event| *event == Event::Sold { seat: Seat(0), world: kind(world), cards }), 1);
}

/// TRD-2, TRD-4: the plain prices need no power at all.
#[test]
fn plain_prices() {
    check(&["new-sparta", "gem-world*"], "gem-world", 2);
    check(&["new-sparta", "comet-zone*"], "comet-zone", 3);
    check(&["new-sparta", "plague-world*"], "plague-world", 4);
    check(&["new-sparta", "alien-robot-sentry*"], "alien-robot-sentry", 5);
}

/// TRD-3: bonuses for any good, for its kind, and for the very world; all add up.
#[test]
fn bonuses() {
    for (tableau, world, cards) in [
        (&["old-earth", "gem-world*"][..], "gem-world", 3),
        (&["old-earth", "export-duties", "merchant-world", "galactic-engineers", "gem-world*"], "gem-world", 7),
        (&["new-sparta", "trade-league", "alien-robot-sentry*"], "alien-robot-sentry", 6),
        (&["new-sparta", "genetics-lab", "bio-hazard-mining-world", "plague-world*"], "plague-world", 7),
        (&["new-sparta", "mining-conglomerate", "space-port", "comet-zone*"], "comet-zone", 6),
        (&["new-sparta", "spice-world", "distant-world", "gem-world*"], "gem-world", 7),
        // Bonuses for other kinds do not fit.
        (&["new-sparta", "spice-world", "genetics-lab", "comet-zone*"], "comet-zone", 3),
        // Of the very world only: the good lies elsewhere.
        (&["new-sparta", "pirate-world", "star-nomad-lair", "gem-world*"], "gem-world", 2),
        (&["new-sparta", "star-nomad-lair*"], "star-nomad-lair", 3),
        (&["new-sparta", "pirate-world*"], "pirate-world", 5),
        (&["new-sparta", "gem-world*", "pirate-world*"], "gem-world", 2),
        // TRD-6: 2 + 2 + 1 + 3.
        (&["old-earth", "spice-world", "pirate-world*"], "pirate-world", 8),
    ] {
        check(tableau, world, cards);
    }
}

/// TRD-1: only who picked Trade sells, one good, before consuming, and must if they have one.
#[test]
fn one_good_is_sold_and_must_be() {
    let mut desk = Position::new(3)
        .tableau(0, &["earths-lost-colony*", "gem-world*", "comet-zone*"])
        .tableau(1, &["epsilon-eridani", "spice-world*", "mining-world*"])
        .tableau(2, &["alpha-centauri"])
        .deal();
    desk.picks(&[Trade, DoubleVps, Trade]);
    assert_eq!((desk.state.phase, desk.asked()), (Phase::Trade, vec![0]), "seat 2 has no good");
    let ask = desk.ask(0);
    assert_eq!(ask.prompt, Prompt::Sell);
    assert_eq!(ask.pick.from, goods(&["earths-lost-colony", "gem-world", "comet-zone"]));
    assert_eq!(desk.answer(0, &[]), Err(Refusal::TooFew { min: 1, picked: 0 }));
    assert_eq!(desk.answer(0, &goods(&["gem-world", "comet-zone"])), Err(Refusal::TooMany { max: 1, picked: 2 }));
    assert_eq!(desk.chips(1), 0, "nobody consumes before the sales (KEL-1)");
    desk.goods_of(0, &["comet-zone"]);
    assert_eq!((desk.hand_size(0), desk.state.phase), (3, Phase::Consume));
    assert_eq!(desk.goods(0), ["earths-lost-colony", "gem-world"], "not two");
    // With a single good there is nothing to choose: it is sold, not consumed.
    let mut desk = Position::new(2).tableau(0, &["earths-lost-colony*"]).tableau(1, &["epsilon-eridani"]).deal();
    desk.picks(&[Trade, Produce]);
    assert_eq!((desk.hand_size(0), desk.chips(0)), (2, 0));
}

/// TRD-5: without Consume: Trade the Trade powers give nothing.
#[test]
fn no_sale_without_the_card() {
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "export-duties", "merchant-world", "spice-world*"])
        .tableau(1, &["epsilon-eridani"])
        .deal();
    desk.picks(&[DoubleVps, Trade]);
    assert_eq!((desk.hand_size(0), desk.chips(0)), (0, 2), "Old Earth consumed it");
    assert_eq!(desk.count(|event| matches!(event, Event::Sold { .. })), 0);
    assert!(Race::outcome(&desk.state).is_none());
}
