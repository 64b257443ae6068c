//! Two players, experienced (TWO-1 to TWO-10).

use crate::common::*;
use race::{Action, Cause, Event, Item, Mode, Phase, Prompt};
use tabletop::Refusal;

use Action::{Develop, DoubleVps, ExploreFive, ExploreOne, Produce, Settle, Trade};

/// TWO-1: nine action cards, two picks; both of a pair, or two different ones, never a single one or one twice that is single.
#[test]
fn two_of_nine_actions() {
    let desk = Position::experienced().deal();
    let ask = desk.ask(0);
    assert_eq!((ask.pick.from.len(), ask.pick.min, ask.pick.max), (9, 2, 2));
    for (picks, taken) in [
        (&[Develop, Develop][..], Ok(())),
        (&[Settle, Settle], Ok(())),
        (&[Trade, DoubleVps], Ok(())),
        (&[Produce, Produce], Err(Refusal::NotOffered { index: 1 })),
        (&[ExploreFive, ExploreFive], Err(Refusal::NotOffered { index: 1 })),
        (&[Produce], Err(Refusal::TooFew { min: 2, picked: 1 })),
    ] {
        let items: Vec<Item> = picks.iter().map(|&action| Item::Action(action)).collect();
        assert_eq!(desk.clone().answer(0, &items), taken, "{picks:?}");
    }
}

/// TWO-2: both Explore cards: one phase, look 8, keep 2.
#[test]
fn both_explore_cards() {
    let mut desk = Position::experienced().deal();
    desk.pairs([[ExploreFive, ExploreOne], [Produce, Trade]]);
    assert_eq!((desk.ask(0).pick.from.len(), desk.ask(0).pick.max), (8, 2));
    assert_eq!((desk.ask(1).pick.from.len(), desk.ask(1).pick.max), (2, 1));
    desk.end_round();
    assert_eq!(desk.phases().iter().filter(|(phase, _)| *phase == Phase::Explore).count(), 1);
}

/// TWO-3, TWO-5, TWO-9: two phases of a kind if one player picked both; the order is I, II, II, III, III, IV, V.
#[test]
fn phases_of_a_round_for_two() {
    use Phase::{Consume, DevelopPlace, Explore, SettlePlace};
    let check = |picks: [[Action; 2]; 2], phases: &[(Phase, bool)]| {
        let mut desk = Position::experienced().deal();
        desk.pairs(picks).end_round();
        assert_eq!(desk.phases(), phases, "{picks:?}");
    };
    check(
        [[Develop, Develop], [Settle, Settle]],
        &[(DevelopPlace, false), (DevelopPlace, true), (SettlePlace, false), (SettlePlace, true)],
    );
    check([[Develop, Settle], [Develop, Settle]], &[(DevelopPlace, false), (SettlePlace, false)]);
    check([[Settle, Settle], [Settle, Settle]], &[(SettlePlace, false), (SettlePlace, true)]);
    check([[Settle, Settle], [Settle, ExploreOne]], &[(Explore, false), (SettlePlace, false), (SettlePlace, true)]);
    check([[Produce, Trade], [DoubleVps, ExploreFive]], &[(Explore, false), (Consume, false), (Phase::Produce, false)]);
    check(
        [[Develop, Produce], [Develop, Develop]],
        &[(DevelopPlace, false), (DevelopPlace, true), (Phase::Produce, false)],
    );
}

/// TWO-3, TWO-4: bonuses in the two phases, as cards drawn for worlds.
#[test]
fn bonuses_in_two_phases() {
    for (picks, drawn) in [
        ([[Settle, Settle], [Settle, Trade]], [2, 1]),
        ([[Settle, Settle], [Settle, Settle]], [2, 2]),
        ([[Settle, Settle], [Produce, Trade]], [2, 0]),
        ([[Settle, Trade], [Settle, Produce]], [1, 1]),
    ] {
        let mut desk = Position::experienced()
            .hand(0, &["refugee-world", "artist-colony", "gem-world"])
            .hand(1, &["pilgrimage-world", "secluded-world", "spice-world"])
            .deal();
        desk.pairs(picks).place(&["refugee-world", "pilgrimage-world"]);
        if desk.state.phase == Phase::SettlePlace {
            desk.place(&["artist-colony", "secluded-world"]);
            // Whoever has more than one card is asked what to pay.
            for (seat, pay) in [(0, "gem-world"), (1, "spice-world")] {
                if desk.asked().contains(&seat) && matches!(desk.prompt(seat), Prompt::SettlePay { .. }) {
                    desk.cards(seat, &[pay]);
                }
            }
        }
        assert_eq!([0, 1].map(|seat| desk.drew(seat, Cause::Bonus)), drawn, "{picks:?}");
    }
}

/// TWO-4 in Develop: one card gives 1 less in the first phase only.
#[test]
fn develop_bonus_in_the_first_phase_only() {
    let hand = ["space-marines", "colony-ship", "gem-world", "comet-zone", "mining-world", "plague-world"];
    let mut desk = Position::experienced().hand(0, &hand).hand(1, &["spice-world"]).deal();
    desk.pairs([[Develop, Settle], [Develop, Develop]]).place(&["space-marines", ""]);
    assert_eq!(desk.prompt(0), Prompt::DevelopPay { card: kind("space-marines"), cost: 1 });
    desk.cards(0, &["gem-world"]).place(&["colony-ship", ""]);
    assert_eq!(desk.prompt(0), Prompt::DevelopPay { card: kind("colony-ship"), cost: 2 });
}

/// TWO-6, TWO-7: everyone acts in both, what was placed in the first works in the second, and powers of the start of a phase
/// and after placing work in each.
#[test]
fn both_phases_are_complete() {
    let mut desk = Position::experienced()
        .tableau(1, &["epsilon-eridani", "interstellar-bank", "public-works"])
        .hand(0, &["investment-credits", "public-works", "gem-world"])
        .hand(1, &["space-marines", "export-duties", "comet-zone", "mining-world", "plague-world"])
        .deal();
    desk.pairs([[Develop, Develop], [Trade, Produce]]).place(&["investment-credits", "space-marines"]);
    desk.cards(1, &["comet-zone", "mining-world"]);
    assert_eq!((desk.state.phase, desk.state.repeat), (Phase::DevelopPlace, true));
    assert_eq!(desk.drew(1, by("interstellar-bank")), 2, "at the start of each");
    desk.place(&["public-works", "export-duties"]);
    // 1 - 1 for the bonus - 1 by Investment Credits of the first phase.
    assert_eq!(desk.hand(0), ["gem-world"]);
    desk.cards(1, &["plague-world"]);
    assert_eq!(desk.drew(1, by("public-works")), 2, "after placing in each");
    assert_eq!([0, 1].map(|seat| desk.seat(seat).tableau.len()), [3, 5]);
}

/// TWO-7: New Military Tactics lasts for one of two Settle phases (it is spent); its owner may use it in the second.
#[test]
fn tactics_last_for_one_phase() {
    let position = Position::experienced()
        .tableau(0, &["old-earth", "new-military-tactics"])
        .hand(0, &["pirate-world", "rebel-warrior-race", "gem-world"]);
    let mut desk = position.deal();
    desk.pairs([[Settle, Settle], [Trade, Produce]]).place(&["pirate-world", ""]);
    assert!(!desk.offered_cards(0).contains(&"rebel-warrior-race"));
    let mut desk = position.deal();
    desk.pairs([[Settle, Settle], [Trade, Produce]]).place(&["", ""]);
    desk.place(&["rebel-warrior-race", ""]);
    assert_eq!(desk.count(|event| matches!(event, Event::Spent { .. })), 1);
}

/// TWO-8: both Consume cards: a sale first, compulsory, then doubled VPs, in one phase.
#[test]
fn both_consume_cards() {
    let mut desk = Position::experienced().tableau(0, &["earths-lost-colony*", "comet-zone*"]).deal();
    desk.pairs([[Trade, DoubleVps], [Settle, Develop]]);
    assert_eq!((desk.state.phase, desk.ask(0).pick.min), (Phase::Trade, 1));
    desk.goods_of(0, &["comet-zone"]);
    assert_eq!((desk.hand_size(0), desk.chips(0)), (3, 2));
    assert_eq!(desk.phases().iter().filter(|(phase, _)| *phase == Phase::Consume).count(), 1);
    // With one good the sale takes it.
    let mut desk = Position::experienced().tableau(0, &["earths-lost-colony*"]).deal();
    desk.pairs([[Trade, DoubleVps], [Settle, Develop]]);
    assert_eq!((desk.hand_size(0), desk.chips(0)), (2, 0));
}

/// TWO-10: 24 VPs; setup, hand limit and end as usual. Two players may also play the normal game (section 12).
#[test]
fn everything_else_as_usual() {
    let desk = Desk::start(2, Mode::Experienced, 3);
    assert_eq!((desk.state.pool, desk.state.phase), (24, Phase::StartDiscard));
    assert_eq!(desk.ask(0).pick.from.len(), 6);
    let desk = Desk::start(2, Mode::Standard, 3);
    assert_eq!((desk.state.pool, desk.state.phase), (24, Phase::StartDiscard));
}
