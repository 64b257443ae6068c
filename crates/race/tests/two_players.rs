//! Two players, experienced (TWO-1 to TWO-10).

mod common;

use common::*;
use race::{Action, Cause, Event, Item, Mode, Phase, Prompt};
use tabletop::Refusal;

use Action::{Develop, DoubleVps, ExploreFive, ExploreOne, Produce, Settle, Trade};

/// TWO-1: nine action cards, two picks; both of a pair, or two different ones, never a single one or one twice that is single.
#[test]
fn two_of_nine_actions() {
    let table = Position::experienced().deal();
    let ask = table.ask(0);
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
        assert_eq!(table.clone().answer(0, &items), taken, "{picks:?}");
    }
}

/// TWO-2: both Explore cards: one phase, look 8, keep 2.
#[test]
fn both_explore_cards() {
    let mut table = Position::experienced().deal();
    table.pairs([[ExploreFive, ExploreOne], [Produce, Trade]]);
    assert_eq!((table.ask(0).pick.from.len(), table.ask(0).pick.max), (8, 2));
    assert_eq!((table.ask(1).pick.from.len(), table.ask(1).pick.max), (2, 1));
    table.end_round();
    assert_eq!(table.phases().iter().filter(|(phase, _)| *phase == Phase::Explore).count(), 1);
}

/// TWO-3, TWO-5, TWO-9: two phases of a kind if one player picked both; the order is I, II, II, III, III, IV, V.
#[test]
fn phases_of_a_round_for_two() {
    use Phase::{Consume, DevelopPlace, Explore, SettlePlace};
    let check = |picks: [[Action; 2]; 2], phases: &[(Phase, bool)]| {
        let mut table = Position::experienced().deal();
        table.pairs(picks).end_round();
        assert_eq!(table.phases(), phases, "{picks:?}");
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
        let mut table = Position::experienced()
            .hand(0, &["refugee-world", "artist-colony", "gem-world"])
            .hand(1, &["pilgrimage-world", "secluded-world", "spice-world"])
            .deal();
        table.pairs(picks).place(&["refugee-world", "pilgrimage-world"]);
        if table.state.phase == Phase::SettlePlace {
            table.place(&["artist-colony", "secluded-world"]);
            // Whoever has more than one card is asked what to pay.
            for (seat, pay) in [(0, "gem-world"), (1, "spice-world")] {
                if table.asked().contains(&seat) && matches!(table.prompt(seat), Prompt::SettlePay { .. }) {
                    table.cards(seat, &[pay]);
                }
            }
        }
        assert_eq!([0, 1].map(|seat| table.drew(seat, Cause::Bonus)), drawn, "{picks:?}");
    }
}

/// TWO-4 in Develop: one card gives 1 less in the first phase only.
#[test]
fn develop_bonus_in_the_first_phase_only() {
    let hand = ["space-marines", "colony-ship", "gem-world", "comet-zone", "mining-world", "plague-world"];
    let mut table = Position::experienced().hand(0, &hand).hand(1, &["spice-world"]).deal();
    table.pairs([[Develop, Settle], [Develop, Develop]]).place(&["space-marines", ""]);
    assert_eq!(table.prompt(0), Prompt::DevelopPay { card: kind("space-marines"), cost: 1 });
    table.cards(0, &["gem-world"]).place(&["colony-ship", ""]);
    assert_eq!(table.prompt(0), Prompt::DevelopPay { card: kind("colony-ship"), cost: 2 });
}

/// TWO-6, TWO-7: everyone acts in both, what was placed in the first works in the second, and powers of the start of a phase
/// and after placing work in each.
#[test]
fn both_phases_are_complete() {
    let mut table = Position::experienced()
        .tableau(1, &["epsilon-eridani", "interstellar-bank", "public-works"])
        .hand(0, &["investment-credits", "public-works", "gem-world"])
        .hand(1, &["space-marines", "export-duties", "comet-zone", "mining-world", "plague-world"])
        .deal();
    table.pairs([[Develop, Develop], [Trade, Produce]]).place(&["investment-credits", "space-marines"]);
    table.cards(1, &["comet-zone", "mining-world"]);
    assert_eq!((table.state.phase, table.state.repeat), (Phase::DevelopPlace, true));
    assert_eq!(table.drew(1, by("interstellar-bank")), 2, "at the start of each");
    table.place(&["public-works", "export-duties"]);
    // 1 - 1 for the bonus - 1 by Investment Credits of the first phase.
    assert_eq!(table.hand(0), ["gem-world"]);
    table.cards(1, &["plague-world"]);
    assert_eq!(table.drew(1, by("public-works")), 2, "after placing in each");
    assert_eq!([0, 1].map(|seat| table.seat(seat).tableau.len()), [3, 5]);
}

/// TWO-7: New Military Tactics lasts for one of two Settle phases (it is spent); its owner may use it in the second.
#[test]
fn tactics_last_for_one_phase() {
    let position = Position::experienced()
        .tableau(0, &["old-earth", "new-military-tactics"])
        .hand(0, &["pirate-world", "rebel-warrior-race", "gem-world"]);
    let mut table = position.deal();
    table.pairs([[Settle, Settle], [Trade, Produce]]).place(&["pirate-world", ""]);
    assert!(!table.offered_cards(0).contains(&"rebel-warrior-race"));
    let mut table = position.deal();
    table.pairs([[Settle, Settle], [Trade, Produce]]).place(&["", ""]);
    table.place(&["rebel-warrior-race", ""]);
    assert_eq!(table.count(|event| matches!(event, Event::Spent { .. })), 1);
}

/// TWO-8: both Consume cards: a sale first, compulsory, then doubled VPs, in one phase.
#[test]
fn both_consume_cards() {
    let mut table = Position::experienced().tableau(0, &["earths-lost-colony*", "comet-zone*"]).deal();
    table.pairs([[Trade, DoubleVps], [Settle, Develop]]);
    assert_eq!((table.state.phase, table.ask(0).pick.min), (Phase::Trade, 1));
    table.goods_of(0, &["comet-zone"]);
    assert_eq!((table.hand_size(0), table.chips(0)), (3, 2));
    assert_eq!(table.phases().iter().filter(|(phase, _)| *phase == Phase::Consume).count(), 1);
    // With one good the sale takes it.
    let mut table = Position::experienced().tableau(0, &["earths-lost-colony*"]).deal();
    table.pairs([[Trade, DoubleVps], [Settle, Develop]]);
    assert_eq!((table.hand_size(0), table.chips(0)), (2, 0));
}

/// TWO-10: 24 VPs; setup, hand limit and end as usual. Two players may also play the normal game (section 12).
#[test]
fn everything_else_as_usual() {
    let table = Table::start(2, Mode::Experienced, 3);
    assert_eq!((table.state.pool, table.state.phase), (24, Phase::StartDiscard));
    assert_eq!(table.ask(0).pick.from.len(), 6);
    let table = Table::start(2, Mode::Standard, 3);
    assert_eq!((table.state.pool, table.state.phase), (24, Phase::StartDiscard));
}
