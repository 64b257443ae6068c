//! I: Explore (EXP-1 to EXP-6).

use crate::common::*;
use race::{Action, Cause, Event, Phase, Prompt};
use tabletop::{Refusal, Seat, Shows, Viewer};

use Action::{Develop, ExploreFive, ExploreOne};

/// How many cards seat 0 looks at and how many it keeps; where there is nothing to choose the hand tells.
fn look_and_keep(tableau: &[&'static str], actions: &[Action]) -> (usize, usize) {
    let all = [&["old-earth"][..], tableau].concat();
    let mut desk = match actions {
        [_] => Position::new(2).tableau(0, &all).deal(),
        _ => Position::experienced().tableau(0, &all).deal(),
    };
    match *actions {
        [action] => desk.picks(&[action, ExploreFive]),
        [a, b] => desk.pairs([[a, b], [ExploreFive, Develop]]),
        _ => unreachable!("one action, or two"),
    };
    let told = |event: Event| {
        if let Event::LookedCount { seat: Seat(0), count, keep } = event { Some((count, keep)) } else { None }
    };
    let (look, keep) = desk.public().into_iter().find_map(told).expect("everyone explores");
    if desk.asked().contains(&0) {
        let ask = desk.ask(0);
        assert_eq!((ask.prompt, ask.pick.from.len()), (Prompt::ExploreKeep, usize::from(look)));
        assert_eq!((ask.pick.min, ask.pick.max), (keep, keep));
    } else {
        assert_eq!((look, desk.hand_size(0)), (keep, usize::from(keep)), "all are kept");
    }
    (usize::from(look), usize::from(keep))
}

/// EXP-1, EXP-5, EXP-6 (the rulebook's example: Galactic Renaissance and no bonus: look at 4, keep 2), TWO-2.
#[test]
fn look_and_keep_add_up() {
    for (tableau, actions, expected) in [
        (&[][..], &[Develop][..], (2, 1)),
        (&[], &[ExploreFive], (7, 1)),
        (&[], &[ExploreOne], (3, 2)),
        (&["galactic-renaissance"], &[Develop], (4, 2)),
        (&["galactic-renaissance"], &[ExploreFive], (9, 2)),
        (&["galactic-survey-seti"], &[ExploreOne], (5, 2)),
        (&["expedition-force", "star-nomad-lair", "malevolent-lifeforms"], &[Develop], (5, 1)),
        // EXP-5: the tightest cases.
        (&["research-labs"], &[Develop], (2, 2)),
        (&["research-labs"], &[ExploreOne], (3, 3)),
        (&["research-labs", "galactic-renaissance"], &[ExploreOne], (5, 4)),
        // TWO-2: both Explore cards.
        (&[], &[ExploreFive, ExploreOne], (8, 2)),
        (&["galactic-renaissance"], &[ExploreFive, ExploreOne], (10, 3)),
    ] {
        assert_eq!(look_and_keep(tableau, actions), expected, "{tableau:?} {actions:?}");
    }
}

/// EXP-5 in full: with any of the six cards that have an Explore power and any picks, never more is kept than looked at.
#[test]
fn keep_never_exceeds_look() {
    let with_power = [
        "star-nomad-lair",
        "malevolent-lifeforms",
        "expedition-force",
        "research-labs",
        "galactic-renaissance",
        "galactic-survey-seti",
    ];
    for set in 0..1 << with_power.len() {
        let tableau: Vec<&str> = (0..with_power.len()).filter(|i| set >> i & 1 == 1).map(|i| with_power[i]).collect();
        for actions in [&[Develop][..], &[ExploreFive], &[ExploreOne], &[ExploreFive, ExploreOne]] {
            let (look, keep) = look_and_keep(&tableau, actions);
            assert!(keep <= look, "{tableau:?} {actions:?}");
        }
    }
}

/// EXP-2, EXP-3: all receive their cards before anyone discards; the choices are simultaneous, the rejected cards hidden.
#[test]
fn cards_are_dealt_before_anyone_chooses() {
    let top = ["gem-world", "spice-world", "comet-zone", "plague-world", "mining-world"];
    let mut desk = Position::new(2).supply(&top).deal();
    desk.picks(&[ExploreOne, Develop]);
    assert_eq!((desk.asked(), desk.discards().len()), (vec![0, 1], 0));
    assert_eq!(
        (desk.looked(0), desk.looked(1)),
        (ids(["gem-world", "spice-world", "comet-zone"].map(kind)), ids(["plague-world", "mining-world"].map(kind)))
    );
    assert_eq!(desk.ask(0).shows, Shows::Count);
    // In any order.
    desk.cards(1, &["mining-world"]);
    assert_eq!(desk.asked(), [0]);
    desk.cards(0, &["gem-world", "comet-zone"]);
    assert_eq!((desk.hand(0), desk.hand(1)), (ids(["gem-world", "comet-zone"].map(kind)), vec!["mining-world"]));
    assert_eq!(desk.discards(), ids(["spice-world", "plague-world"].map(kind)));
    let rejected = |viewer| {
        desk.seen(viewer).into_iter().filter(|event| matches!(event, Event::Discarded { seat: Seat(0), .. })).count()
    };
    assert_eq!([Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public].map(rejected), [1, 0, 0]);
    let count = Event::DiscardedCount { seat: Seat(0), count: 1, cause: Cause::Explore };
    assert!(desk.seen(Viewer::Seat(Seat(1))).contains(&count));
}

/// EXP-4: exactly so many, only among the cards just drawn.
#[test]
fn the_choice_is_among_the_cards_drawn() {
    let mut desk = Position::new(2).hand(0, &["rebel-base"]).supply(&["gem-world", "spice-world", "comet-zone"]).deal();
    desk.picks(&[ExploreOne, ExploreFive]);
    assert_eq!(desk.offered_cards(0), ids(["gem-world", "spice-world", "comet-zone"].map(kind)));
    assert_eq!(desk.answer(0, &cards(&["gem-world", "rebel-base"])), Err(Refusal::NotOffered { index: 1 }));
    assert_eq!(desk.answer(0, &cards(&["gem-world"])), Err(Refusal::TooFew { min: 2, picked: 1 }));
    let all = cards(&["gem-world", "spice-world", "comet-zone"]);
    assert_eq!(desk.answer(0, &all), Err(Refusal::TooMany { max: 2, picked: 3 }));
    desk.cards(0, &["gem-world", "spice-world"]);
    assert_eq!(desk.hand(0), ids(["gem-world", "spice-world", "rebel-base"].map(kind)));
    assert_eq!(desk.state.phase, Phase::Explore, "the other still chooses");
}
