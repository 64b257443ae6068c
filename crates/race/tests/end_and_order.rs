//! Supply, end of the game and scoring (END-1 to END-9), order of play (ORD-1 to ORD-5), and where another program differs
//! (KEL-1 to KEL-10).

mod common;

use common::*;
use race::{Action, Cause, Event, InOrder, Item, Kind, Phase, Race, Way};
use tabletop::{Game, Seat, SeatSet};

use Action::{Develop, DoubleVps, ExploreFive, ExploreOne, Produce, Settle, Trade};

fn reshuffles(table: &Table) -> Vec<u8> {
    let size = |event| if let Event::Reshuffled { cards } = event { Some(cards) } else { None };
    table.public().into_iter().filter_map(size).collect()
}

/// END-1, END-2, 14/3: as the last card leaves the discards become the supply, in the middle of a draw too, and the cards that
/// Explore rejects are not among them yet.
#[test]
fn the_discards_become_the_supply_at_once() {
    let position = Position::new(2)
        .supply(&["gem-world", "comet-zone"])
        .discards(&["rebel-base", "tourist-world", "merchant-world", "plague-world"])
        .rest_in(Rest::Hand(1));
    let mut table = position.deal();
    table.picks(&[ExploreOne, Produce]);
    // Seat 0 looked at both cards and one of the four; seat 1 at two of the others.
    assert_eq!(reshuffles(&table), [4]);
    assert_eq!((table.looked(0).len(), table.looked(1).len(), table.supply()), (3, 2, 1));
    assert!(table.looked(0).contains(&"gem-world") && table.looked(0).contains(&"comet-zone"));
    assert!(table.discards().is_empty());
    // Exactly the last card: the new supply is there although nobody needs it yet.
    let mut table = position.supply(&["gem-world", "comet-zone", "space-port", "mining-world", "spice-world"]).deal();
    table.picks(&[ExploreOne, Produce]);
    assert_eq!((reshuffles(&table), table.supply()), (vec![4], 4));
}

/// 14/3: a turned-up card is kept or discarded before a new supply is considered: it may be the whole of it.
#[test]
fn a_lost_bet_goes_into_the_new_supply() {
    for (number, supply, reshuffled) in [(1, 1, vec![1]), (2, 0, vec![])] {
        let mut table = Position::new(2)
            .tableau(0, &["new-sparta", "gambling-world"])
            .supply(&["gem-world"])
            .rest_in(Rest::Hand(1))
            .deal();
        table.picks(&[DoubleVps, DoubleVps]).give(0, &[Item::Number(number)]);
        assert_eq!((table.supply(), reshuffles(&table)), (supply, reshuffled));
    }
}

/// 14/3: a good is discarded before the cards that it pays for are drawn, so it may come back. Supply and discards empty.
#[test]
fn a_sold_good_may_come_back() {
    let mut table =
        Position::new(2).tableau(0, &["new-sparta", "gem-world*"]).goods(&["rebel-base"]).rest_in(Rest::Hand(1)).deal();
    assert_eq!((table.supply(), table.discards().len()), (0, 0));
    table.picks(&[Trade, Trade]);
    assert_eq!(table.hand(0), ["rebel-base"], "two cards were due, and one was there");
}

/// END-3, KEL-8: with nothing left, draw what there is; goods that cannot be dealt are not placed; Explore keeps the usual
/// number, or all that were dealt.
#[test]
fn nothing_left_to_draw() {
    // Explore: three cards for 7 + 2. Seat 0 chooses one of three, seat 1 gets none.
    let mut table = Position::new(2).supply(&["gem-world", "comet-zone", "rebel-base"]).rest_in(Rest::Hand(1)).deal();
    table.picks(&[ExploreFive, Produce]);
    assert_eq!((table.asked(), table.offered(0).len(), table.ask(0).pick.min), (vec![0], 3, 1));
    // One card where two are kept: it is kept without asking, and production comes to nothing.
    let mut table = Position::new(2)
        .tableau(0, &["old-earth", "spice-world", "asteroid-belt", "refugee-world"])
        .supply(&["gem-world"])
        .rest_in(Rest::Hand(1))
        .deal();
    table.picks(&[ExploreOne, Produce]);
    assert_eq!(table.hand(0), ["gem-world"]);
    assert_eq!((table.goods(0).len(), table.count(|event| matches!(event, Event::Goods { .. }))), (0, 0));
    // A windfall without its good, and a bonus without its card; the bet cannot be made.
    let mut table = Position::new(2)
        .tableau(0, &["old-earth", "gambling-world", "new-economy"])
        .hand(0, &["refugee-world"])
        .rest_in(Rest::Hand(1))
        .deal();
    table.picks(&[Settle, DoubleVps]).place(&["refugee-world", ""]);
    assert_eq!(table.tableau(0).last().unwrap(), "refugee-world");
    assert_eq!((table.hand_size(0), table.count(|event| matches!(event, Event::Bet { .. }))), (0, 0));
    assert_eq!(table.state.phase, Phase::HandLimit);
}

/// END-3: no production on a windfall is asked for when there is nothing to deal, and Mining Conglomerate counts what was made.
#[test]
fn the_last_cards_in_produce() {
    let mut table = Position::new(2)
        .tableau(
            0,
            &["old-earth", "rebel-miners", "mining-world", "mining-conglomerate", "asteroid-belt", "refugee-world"],
        )
        .supply(&["gem-world"])
        .rest_in(Rest::Hand(1))
        .deal();
    table.picks(&[Produce, Produce]);
    assert_eq!(table.goods(0), ["rebel-miners"], "one card, one good");
    assert_eq!((table.hand_size(0), table.state.phase), (0, Phase::HandLimit), "nobody is asked where the bonus goes");

    // Powers for both worlds and cards for one: its owner says which.
    for world in ["asteroid-belt", "pre-sentient-race"] {
        let by = if world == "asteroid-belt" { "mining-robots" } else { "genetics-lab" };
        let mut table = Position::new(2)
            .tableau(0, &["old-earth", "mining-robots", "genetics-lab", "asteroid-belt", "pre-sentient-race"])
            .supply(&["gem-world"])
            .rest_in(Rest::Hand(1))
            .deal();
        table.picks(&[Trade, Produce]);
        table.give(0, &[windfall(world, by)]);
        assert_eq!((table.goods(0), table.state.phase), (vec![world], Phase::HandLimit));
    }
}

const ELEVEN: [&str; 11] = [
    "old-earth",
    "public-works",
    "export-duties",
    "mining-robots",
    "space-marines",
    "deficit-spending",
    "genetics-lab",
    "research-labs",
    "interstellar-bank",
    "terraforming-robots",
    "investment-credits",
];

/// END-4: twelve cards end the game at the end of the round, after the discards to ten; the round is finished.
#[test]
fn twelve_cards_end_the_game() {
    let mut table = Position::new(2)
        .tableau(0, &ELEVEN)
        .tableau(1, &["epsilon-eridani", "spice-world"])
        .hand(0, &["contact-specialist", "gem-world"])
        .deal();
    table.picks(&[Develop, Produce]).place(&["contact-specialist", ""]);
    assert_eq!(table.seat(0).tableau.len(), 12);
    assert_eq!(table.goods(1), ["spice-world"], "Produce was still played");
    assert_eq!(table.state.phase, Phase::Over);
    let outcome = Race::outcome(&table.state).unwrap();
    assert_eq!((outcome.ending, outcome.winners), ("tableau", SeatSet::one(Seat(0))));
    assert_eq!(table.count(|event| matches!(event, Event::Ended { .. })), 1);
}

/// END-4, END-7: the last VP ends it, an exactly empty pool too, and only at the end of the round.
#[test]
fn the_last_vp_ends_the_game() {
    for (chips, over) in [(21, false), (22, true), (23, true)] {
        let mut table = Position::new(2)
            .tableau(0, &["earths-lost-colony*"])
            .tableau(1, &["epsilon-eridani", "spice-world"])
            .chips(1, chips)
            .deal();
        table.picks(&[DoubleVps, Produce]);
        assert_eq!((table.chips(0), table.goods(1)), (2, vec!["spice-world"]), "Produce comes after");
        assert_eq!(Race::outcome(&table.state).map(|outcome| outcome.ending), over.then_some("vp_pool"));
    }
}

/// END-4, END-5 over random games: the game is over exactly when a round has ended with twelve cards or an empty pool; and no
/// tableau ever has fewer cards at the end of a phase than at its beginning, so that END-5's case does not arise.
#[test]
fn rounds_and_ends_of_random_games() {
    let mut sizes = [0; 4];
    let mut ends = [0, 0];
    random_games(140, |table| {
        let now = [0, 1, 2, 3].map(|seat| table.seat(seat).tableau.len());
        if table.state.round <= 1 && table.state.phase <= Phase::ChooseAction {
            sizes = [0; 4];
        }
        // A step settles several seats at most; Colony Ship and New Military Tactics go as a world comes.
        assert!((0..4).all(|seat| now[seat] >= sizes[seat]), "{sizes:?} {now:?}");
        sizes = now;
        let done = table.state.pool == 0 || now.iter().any(|&cards| cards >= 12);
        let over = table.state.phase == Phase::Over;
        assert_eq!(Race::outcome(&table.state).is_some(), over);
        assert!(!over || done, "over without a reason");
        assert!(table.state.phase != Phase::ChooseAction || !done, "over, but a new round began");
        if over {
            ends[usize::from(table.state.pool == 0)] += 1;
        }
    });
    assert!(ends[0] > 0 && ends[1] > 0, "both endings come about: {ends:?}");
}

/// END-5: the way a tableau could shrink, tried in full: with twelve cards reached in Develop nothing in Settle takes one away
/// unless a world comes for it.
#[test]
fn a_twelfth_card_stays() {
    let mut tableau = ELEVEN;
    tableau[10] = "new-military-tactics";
    let hand = ["colony-ship", "gem-world", "spice-world", "rebel-fuel-cache"];
    let mut table = Position::new(2).tableau(0, &tableau).tableau(1, &["alpha-centauri"]).hand(0, &hand).deal();
    table.picks(&[Develop, Settle]).place(&["colony-ship", ""]).cards(0, &["gem-world"]);
    assert_eq!(table.seat(0).tableau.len(), 12);
    table.place(&["rebel-fuel-cache", ""]).way(0, Way::ConquerWithTactics);
    assert_eq!((table.seat(0).tableau.len(), table.state.phase), (12, Phase::Over), "Tactics for a world");
}

/// END-6: goods are no tableau cards; more than twelve is possible.
#[test]
fn goods_do_not_count_as_cards() {
    let worlds =
        ["old-earth", "gem-world*", "spice-world*", "comet-zone*", "mining-world*", "plague-world*", "space-port*"];
    let mut table = Position::new(2).tableau(0, &worlds).deal();
    table.picks(&[Settle, Settle]);
    assert_eq!(table.state.phase, Phase::ChooseAction, "7 cards and 6 goods");
    // Develop and Settle in one round: 11 + 2.
    let mut table = Position::new(2).tableau(0, &ELEVEN).hand(0, &["contact-specialist", "refugee-world"]).deal();
    table.picks(&[Develop, Settle]).place(&["contact-specialist", ""]).place(&["refugee-world", ""]);
    assert_eq!((table.seat(0).tableau.len(), table.state.phase), (13, Phase::Over));
}

/// END-8: printed VPs, chips and 6-cost developments; cards in hand and goods score nothing.
#[test]
fn score() {
    let tableau = ["old-earth", "gem-world*", "rebel-base", "merchant-guild"];
    let table = Position::new(2).tableau(0, &tableau).hand(0, &["rebel-homeworld", "tourist-world"]).chips(0, 7).deal();
    let score = table.state.score(Seat(0));
    assert_eq!((score.cards, score.chips, score.developments), (2 + 1 + 6, 7, 2));
    assert_eq!(table.points(0), 18);
}

/// END-9: a tie goes to the most cards in hand and goods; still tied, all of them win.
#[test]
fn ties() {
    // Old Earth's 2 VPs and 10 chips against Epsilon Eridani's 1 and 11, New Sparta's 1 and 11; the pool of 36 is empty.
    for (hands, goods, winners) in [
        (["gem-world", "", ""], "pirate-world", &[0][..]),
        (["", "gem-world", ""], "pirate-world", &[1]),
        (["", "", ""], "pirate-world", &[0, 1]),
        (["gem-world", "", ""], "pirate-world*", &[0, 1]),
    ] {
        let hand = |id: &'static str| if id.is_empty() { vec![] } else { vec![id] };
        let mut table = Position::new(3)
            .tableau(0, &["old-earth", "rebel-fuel-cache"])
            .tableau(1, &["new-sparta", goods])
            .tableau(2, &["alpha-centauri"])
            .hand(0, &hand(hands[0]))
            .hand(1, &hand(hands[1]))
            .chips(0, 12)
            .chips(1, 12)
            .chips(2, 12)
            .deal();
        table.picks(&[DoubleVps, DoubleVps, DoubleVps]);
        assert_eq!(table.state.phase, Phase::Over);
        let outcome = Race::outcome(&table.state).unwrap();
        assert_eq!(&outcome.scores[..], [15, 15, 12]);
        let expected: SeatSet = winners.iter().map(|&seat| Seat(seat)).collect();
        assert_eq!(outcome.winners, expected, "{hands:?} {goods}");
    }
    // Of unequal scores the higher wins, whatever the hands.
    let mut table = Position::new(2).hand(1, &["gem-world", "spice-world"]).chips(0, 12).chips(1, 12).deal();
    table.picks(&[DoubleVps, DoubleVps]);
    assert_eq!(Race::outcome(&table.state).unwrap().winners, SeatSet::one(Seat(0)));
}

/// Four seats of which seat 2 has the lowest start world, each with two goods and one power for them.
fn four_consumers() -> Position {
    Position::new(4)
        .tableau(0, &["new-sparta", "gem-world*", "spice-world*", "public-works"])
        .tableau(1, &["earths-lost-colony", "space-port*", "new-vinland*", "expedition-force"])
        .tableau(2, &["epsilon-eridani", "comet-zone*", "mining-world*"])
        .tableau(3, &["alpha-centauri", "plague-world*", "distant-world*", "public-works"])
}

/// ORD-1: everyone is asked at once where nothing can run out.
#[test]
fn play_is_simultaneous() {
    let mut table = four_consumers().deal();
    table.picks(&[Trade, Trade, Trade, Trade]);
    assert_eq!((table.state.ordered, table.asked()), (false, vec![0, 1, 2, 3]));
    for seat in [3, 1, 0, 2] {
        let first = table.offered(seat)[..1].to_vec();
        table.give(seat, &first);
    }
    assert_eq!((table.state.phase, table.state.ordered), (Phase::Consume, false));
}

/// ORD-2, ORD-3: few cards left: clockwise from the lowest original start world, one seat after another.
#[test]
fn in_order_when_the_supply_is_short() {
    // Sales of 4 (Spice World), 2, 3 and 4 cards at most: 13.
    for (supply, ordered) in [(13, true), (14, false)] {
        let names = [
            [
                "rebel-base",
                "rebel-outpost",
                "tourist-world",
                "merchant-world",
                "asteroid-belt",
                "refugee-world",
                "new-earth",
            ],
            [
                "drop-ships",
                "galactic-resort",
                "terraformed-world",
                "old-earth",
                "pirate-world",
                "outlaw-world",
                "empath-world",
            ],
        ];
        let mut table = four_consumers().rest_in(Rest::Discards).supply(&names.concat()[..supply]).deal();
        table.picks(&[Trade, Trade, Trade, Trade]);
        assert_eq!(table.state.ordered, ordered, "{supply} cards");
        if ordered {
            for seat in [2, 3, 0, 1] {
                assert_eq!(table.asked(), [seat]);
                let first = table.offered(seat)[..1].to_vec();
                table.give(seat, &first);
            }
            assert_eq!(table.state.phase, Phase::Consume);
        } else {
            assert_eq!(table.asked(), [0, 1, 2, 3]);
        }
    }
}

/// ORD-3: the VPs about to run out, in Consume. Five powers for 1 VP each (two Public Works, Earth's Lost Colony, Epsilon
/// Eridani, Plague World): 5 at most.
#[test]
fn in_order_when_the_pool_is_short() {
    for (chips, ordered) in [(43, true), (42, false)] {
        let mut table = four_consumers().chips(0, chips).deal();
        table.picks(&[Settle, Settle, Trade, Settle]).goods_of(2, &["comet-zone"]);
        assert_eq!((table.state.phase, table.state.pool), (Phase::Consume, 48 - chips - 1));
        assert_eq!(table.state.ordered, ordered, "{chips} chips are out");
        let asked = if ordered { vec![3] } else { vec![0, 1, 3] };
        assert_eq!(table.asked(), asked, "seat 2 had one good and no choice: that VP is paid");
    }
}

/// ORD-3 in Produce and Settle: few cards left; ORD-4: secret choices are revealed together before anything is resolved.
#[test]
fn reveal_first_then_in_order() {
    let position = Position::new(3)
        .tableau(0, &["new-sparta"])
        .tableau(1, &["epsilon-eridani"])
        .tableau(2, &["old-earth"])
        .hand(0, &["gem-world", "rebel-base", "rebel-outpost", "drop-ships"])
        .hand(1, &["spice-world", "tourist-world", "merchant-world", "drop-ships"])
        .hand(2, &["refugee-world"])
        .supply(&["comet-zone", "mining-world", "plague-world", "new-earth"])
        .rest_in(Rest::Discards);
    let mut table = position.deal();
    table.picks(&[Settle, Settle, Settle]).place(&["gem-world", "spice-world", "refugee-world"]);
    // A good and three bonus cards: the supply of four could run out.
    assert!(table.state.ordered);
    let events = table.public();
    let reveals = |event: &Event| matches!(event, Event::Reveals { .. });
    let settled = |event: &Event| matches!(event, Event::Settled { .. });
    assert_eq!(events.iter().filter(|event| reveals(event)).count(), 3);
    assert!(events.iter().rposition(reveals) < events.iter().position(settled));
    // Seat 2 needed no answer: its good and its card are the top two. Then seat 0, then seat 1.
    assert_eq!((table.hand(2), table.asked()), (vec!["mining-world"], vec![0]));
    assert_eq!(Kind::of(table.seat(2).tableau[1].good), kind("comet-zone"));
    table.cards(0, &["rebel-base", "rebel-outpost"]);
    assert_eq!((table.hand(0), table.asked()), (ids(["plague-world", "drop-ships"].map(kind)), vec![1]));
    // Produce: a bonus good for each of two seats with a choice, and two cards.
    let mut table = Position::new(2)
        .tableau(0, &["new-sparta", "asteroid-belt", "refugee-world"])
        .tableau(1, &["old-earth", "radioactive-world", "pirate-world"])
        .supply(&["gem-world", "comet-zone"])
        .rest_in(Rest::Discards)
        .deal();
    table.picks(&[Produce, Produce]);
    assert_eq!((table.state.ordered, table.asked()), (true, vec![1]));
    table.give(1, &[by_bonus("pirate-world")]);
    assert_eq!(table.asked(), [0]);
}

/// The reasons that were given for playing in order.
fn reasons(table: &Table) -> Vec<InOrder> {
    let why = |event| if let Event::InOrder { why, .. } = event { Some(why) } else { None };
    table.public().into_iter().filter_map(why).collect()
}

/// ORD-3 in Develop: Public Works draws for two, and two cards are left. The lowest start world draws the first.
#[test]
fn in_order_in_develop_when_the_supply_is_short() {
    for (supply, ordered) in
        [(&["rebel-base", "tourist-world"][..], true), (&["rebel-base", "drop-ships", "tourist-world"], false)]
    {
        let mut table = Position::new(2)
            .tableau(0, &["new-sparta", "public-works"])
            .tableau(1, &["epsilon-eridani", "public-works"])
            .hand(0, &["mining-robots", "gem-world", "comet-zone"])
            .hand(1, &["space-marines", "spice-world", "mining-world"])
            .supply(supply)
            .rest_in(Rest::Discards)
            .deal();
        table.picks(&[Develop, Develop]).place(&["mining-robots", "space-marines"]);
        assert_eq!(table.state.ordered, ordered);
        if !ordered {
            assert_eq!((table.asked(), reasons(&table)), (vec![0, 1], vec![]));
            continue;
        }
        assert_eq!((table.asked(), reasons(&table)), (vec![1], vec![InOrder::Supply]));
        table.cards(1, &["spice-world"]);
        assert_eq!((table.hand(1), table.asked()), (ids(["mining-world", "rebel-base"].map(kind)), vec![0]));
        table.cards(0, &["gem-world"]);
        assert_eq!(table.hand(0), ids(["comet-zone", "tourist-world"].map(kind)));
    }
}

/// ORD-3 in Consume: three cards at most can be drawn, and three are left. The lowest start world draws the first.
#[test]
fn draws_in_consume_go_in_order() {
    let mut table = Position::new(2)
        .tableau(0, &["new-sparta", "new-vinland*", "spice-world*"])
        .tableau(1, &["epsilon-eridani", "comet-zone*", "mining-world*"])
        .supply(&["rebel-base", "tourist-world", "merchant-world"])
        .rest_in(Rest::Discards)
        .deal();
    table.picks(&[DoubleVps, DoubleVps]);
    assert_eq!((table.asked(), reasons(&table)), (vec![1], vec![InOrder::Supply]));
    table.goods_of(1, &["comet-zone"]);
    assert_eq!((table.hand(1), table.asked()), (vec!["rebel-base"], vec![0]));
    table.goods_of(0, &["spice-world"]);
    assert_eq!(table.hand(0), ids(["tourist-world", "merchant-world"].map(kind)));
}

/// ORD-3, "this case and similar ones": Mining Conglomerate rewards whoever produces the most Rare goods, so who chooses a
/// windfall world after having seen the others' choices has an advantage. The lowest start world chooses first.
#[test]
fn in_order_where_the_most_goods_are_rewarded() {
    let chooser = ["old-earth", "radioactive-world", "pirate-world"];
    let check = |first: &[&'static str], second: &[&'static str], ordered: bool| {
        let mut table = Position::new(2).tableau(0, first).tableau(1, second).deal();
        table.picks(&[Produce, Produce]);
        let expected = if ordered { vec![InOrder::Most(kind("mining-conglomerate"))] } else { vec![] };
        assert_eq!((table.state.ordered, reasons(&table)), (ordered, expected), "{first:?} {second:?}");
        table
    };
    let mut table = check(&["new-sparta", "mining-conglomerate", "asteroid-belt", "refugee-world"], &chooser, true);
    assert_eq!(table.asked(), [1]);
    table.give(1, &[by_bonus("pirate-world")]);
    assert_eq!(table.asked(), [0]);
    table.give(0, &[by_bonus("asteroid-belt")]);
    assert_eq!(table.drew(0, Cause::Power(kind("mining-conglomerate"))), 2);
    // Nobody is rewarded; or only one chooses.
    let table = check(&["new-sparta", "asteroid-belt", "refugee-world"], &chooser, false);
    assert_eq!(table.asked(), [0, 1]);
    let table = check(&["new-sparta", "mining-conglomerate", "asteroid-belt"], &chooser, false);
    assert_eq!(table.asked(), [1]);
}

/// ORD-3 for experienced players: with ten cards the second Settle of the round can bring the twelfth, so that the first is
/// played in order, too.
#[test]
fn the_first_of_two_settles_near_the_end() {
    for (cards, picks, ordered) in [
        (10, [[Settle, Settle], [Settle, Trade]], true),
        (9, [[Settle, Settle], [Settle, Trade]], false),
        (10, [[Settle, Trade], [Settle, Trade]], false),
        (11, [[Settle, Trade], [Settle, Trade]], true),
    ] {
        let mut table = Position::experienced()
            .tableau(0, &ELEVEN[..cards])
            .hand(0, &["artist-colony", "gem-world", "comet-zone", "plague-world"])
            .hand(1, &["secluded-world", "spice-world", "mining-world", "space-port"])
            .deal();
        table.pairs(picks).place(&["artist-colony", "secluded-world"]);
        assert_eq!(table.state.ordered, ordered, "{cards} {picks:?}");
        let (asked, why) = if ordered { (vec![0], vec![InOrder::Tableau]) } else { (vec![0, 1], vec![]) };
        assert_eq!((table.asked(), reasons(&table)), (asked, why));
    }
}

/// 14/7, ORD-2: cards are dealt in that order, each seat all of its own at once.
#[test]
fn dealing_goes_in_order() {
    let mut table = Position::new(3)
        .tableau(0, &["alpha-centauri"])
        .tableau(1, &["old-earth"])
        .tableau(2, &["epsilon-eridani"])
        .supply(&[
            "gem-world",
            "spice-world",
            "comet-zone",
            "plague-world",
            "mining-world",
            "space-port",
            "new-vinland",
        ])
        .deal();
    table.picks(&[ExploreOne, Produce, Produce]);
    let looked = [1, 2, 0].map(|seat| table.looked(seat));
    let expected = [
        &["gem-world", "spice-world"][..],
        &["comet-zone", "plague-world"],
        &["mining-world", "space-port", "new-vinland"],
    ];
    assert_eq!(looked.to_vec(), expected.map(|names| ids(names.iter().map(|id| kind(id)))));
}

/// ORD-5: the order hangs on the original start world and never changes; a lower number that is placed later does not count.
#[test]
fn the_order_is_fixed() {
    let mut first = Seat(0);
    random_games(40, |table| {
        if table.state.round <= 1 && table.state.phase <= Phase::ChooseAction {
            first = table.state.first;
        }
        assert_eq!(table.state.first, first);
        let lowest = Seat::all(table.state.players).min_by_key(|&seat| table.state.seat(seat).start);
        assert_eq!(Some(first), lowest);
    });
    let mut table = Position::new(2)
        .tableau(0, &["new-sparta"])
        .tableau(1, &["epsilon-eridani"])
        .hand(0, &["old-earth", "gem-world", "comet-zone", "plague-world"])
        .deal();
    table.picks(&[Settle, Settle]).place(&["old-earth", ""]);
    assert_eq!((table.tableau(0).len(), table.state.first, table.seat(0).start), (2, Seat(1), 3));
}

/// KEL-1: all sales come before anyone consumes; here they draw the top cards of the supply.
#[test]
fn sales_come_before_consuming() {
    let mut table = Position::new(2)
        .tableau(0, &["epsilon-eridani", "gem-world*", "spice-world*"])
        .tableau(1, &["new-sparta", "comet-zone*"])
        .supply(&["rebel-base", "tourist-world", "merchant-world", "drop-ships"])
        .deal();
    // Seat 0 consumes for a card, seat 1 sells for three.
    table.picks(&[DoubleVps, Trade]);
    assert_eq!(table.hand(1), ids(["rebel-base", "tourist-world", "merchant-world"].map(kind)));
    table.goods_of(0, &["gem-world"]);
    assert_eq!(table.hand(0), ["drop-ships"]);
}

/// KEL-2: the windfall good comes after the payment, as part of placing: what was paid can be it after a reshuffle.
#[test]
fn the_windfall_good_comes_after_the_payment() {
    let mut table =
        Position::new(2).hand(0, &["asteroid-belt", "gem-world", "rebel-base"]).rest_in(Rest::Hand(1)).deal();
    assert_eq!(table.supply(), 0);
    table.picks(&[Settle, Settle]).place(&["asteroid-belt", ""]);
    let good = Kind::of(table.seat(0).tableau[1].good);
    assert!(["gem-world", "rebel-base"].contains(&good.design().id));
    assert_eq!(table.hand_size(0), 1, "the other is the bonus card");
}

/// KEL-6: no limit of rounds.
#[test]
fn no_round_limit() {
    let mut table = Position::new(2).deal();
    for round in 1..=60 {
        assert_eq!(table.state.round, round);
        table.picks(&[ExploreOne, ExploreOne]).end_round();
    }
    assert_eq!(table.state.phase, Phase::ChooseAction);
}

/// KEL-7: the supply is a pile: cards come in the order in which they lie.
#[test]
fn the_supply_is_a_pile() {
    let mut table = Position::new(2).deal();
    let pile: Vec<Kind> = table.state.deck.pile().iter().rev().map(|&card| Kind::of(card)).collect();
    table.picks(&[ExploreFive, Produce]);
    assert_eq!(table.looked(0), ids(pile[..7].iter().copied()));
    assert_eq!(table.looked(1), ids(pile[7..9].iter().copied()));
    assert_eq!(table.drew(0, Cause::Bonus), 0);
}
