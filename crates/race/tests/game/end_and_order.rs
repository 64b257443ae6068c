//! Supply, end of the game and scoring (END-1 to END-9), order of play (ORD-1 to ORD-5), and where another program differs
//! (KEL-1 to KEL-10).

use crate::common::*;
use race::{Action, Cause, Event, InOrder, Item, Kind, Phase, Race, Way};
use tabletop::{Game, Seat, SeatSet};

use Action::{Develop, DoubleVps, ExploreFive, ExploreOne, Produce, Settle, Trade};

fn reshuffles(desk: &Desk) -> Vec<u8> {
    let size = |event| if let Event::Reshuffled { cards } = event { Some(cards) } else { None };
    desk.public().into_iter().filter_map(size).collect()
}

/// END-1, END-2, 14/3: as the last card leaves the discards become the supply, in the middle of a draw too, and the cards that
/// Explore rejects are not among them yet.
#[test]
fn the_discards_become_the_supply_at_once() {
    let position = Position::new(2)
        .supply(&["gem-world", "comet-zone"])
        .discards(&["rebel-base", "tourist-world", "merchant-world", "plague-world"])
        .rest_in(Rest::Hand(1));
    let mut desk = position.deal();
    desk.picks(&[ExploreOne, Produce]);
    // Seat 0 looked at both cards and one of the four; seat 1 at two of the others.
    assert_eq!(reshuffles(&desk), [4]);
    assert_eq!((desk.looked(0).len(), desk.looked(1).len(), desk.supply()), (3, 2, 1));
    assert!(desk.looked(0).contains(&"gem-world") && desk.looked(0).contains(&"comet-zone"));
    assert!(desk.discards().is_empty());
    // Exactly the last card: the new supply is there although nobody needs it yet.
    let mut desk = position.supply(&["gem-world", "comet-zone", "space-port", "mining-world", "spice-world"]).deal();
    desk.picks(&[ExploreOne, Produce]);
    assert_eq!((reshuffles(&desk), desk.supply()), (vec![4], 4));
}

/// 14/3: a turned-up card is kept or discarded before a new supply is considered: it may be the whole of it.
#[test]
fn a_lost_bet_goes_into_the_new_supply() {
    for (number, supply, reshuffled) in [(1, 1, vec![1]), (2, 0, vec![])] {
        let mut desk = Position::new(2)
            .tableau(0, &["new-sparta", "gambling-world"])
            .supply(&["gem-world"])
            .rest_in(Rest::Hand(1))
            .deal();
        desk.picks(&[DoubleVps, DoubleVps]).give(0, &[Item::Number(number)]);
        assert_eq!((desk.supply(), reshuffles(&desk)), (supply, reshuffled));
    }
}

/// 14/3: a good is discarded before the cards that it pays for are drawn, so it may come back. Supply and discards empty.
#[test]
fn a_sold_good_may_come_back() {
    let mut desk =
        Position::new(2).tableau(0, &["new-sparta", "gem-world*"]).goods(&["rebel-base"]).rest_in(Rest::Hand(1)).deal();
    assert_eq!((desk.supply(), desk.discards().len()), (0, 0));
    desk.picks(&[Trade, Trade]);
    assert_eq!(desk.hand(0), ["rebel-base"], "two cards were due, and one was there");
}

/// END-3, KEL-8: with nothing left, draw what there is; goods that cannot be dealt are not placed; Explore keeps the usual
/// number, or all that were dealt.
#[test]
fn nothing_left_to_draw() {
    // Explore: three cards for 7 + 2. Seat 0 chooses one of three, seat 1 gets none.
    let mut desk = Position::new(2).supply(&["gem-world", "comet-zone", "rebel-base"]).rest_in(Rest::Hand(1)).deal();
    desk.picks(&[ExploreFive, Produce]);
    assert_eq!((desk.asked(), desk.offered(0).len(), desk.ask(0).pick.min), (vec![0], 3, 1));
    // One card where two are kept: it is kept without asking, and production comes to nothing.
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "spice-world", "asteroid-belt", "refugee-world"])
        .supply(&["gem-world"])
        .rest_in(Rest::Hand(1))
        .deal();
    desk.picks(&[ExploreOne, Produce]);
    assert_eq!(desk.hand(0), ["gem-world"]);
    assert_eq!((desk.goods(0).len(), desk.count(|event| matches!(event, Event::Goods { .. }))), (0, 0));
    // A windfall without its good, and a bonus without its card; the bet cannot be made.
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "gambling-world", "new-economy"])
        .hand(0, &["refugee-world"])
        .rest_in(Rest::Hand(1))
        .deal();
    desk.picks(&[Settle, DoubleVps]).place(&["refugee-world", ""]);
    assert_eq!(desk.tableau(0).last().unwrap(), "refugee-world");
    assert_eq!((desk.hand_size(0), desk.count(|event| matches!(event, Event::Bet { .. }))), (0, 0));
    assert_eq!(desk.state.phase, Phase::HandLimit);
}

/// END-3: no production on a windfall is asked for when there is nothing to deal, and Mining Conglomerate counts what was made.
#[test]
fn the_last_cards_in_produce() {
    let mut desk = Position::new(2)
        .tableau(
            0,
            &["old-earth", "rebel-miners", "mining-world", "mining-conglomerate", "asteroid-belt", "refugee-world"],
        )
        .supply(&["gem-world"])
        .rest_in(Rest::Hand(1))
        .deal();
    desk.picks(&[Produce, Produce]);
    assert_eq!(desk.goods(0), ["rebel-miners"], "one card, one good");
    assert_eq!((desk.hand_size(0), desk.state.phase), (0, Phase::HandLimit), "nobody is asked where the bonus goes");

    // Powers for both worlds and cards for one: its owner says which.
    for world in ["asteroid-belt", "pre-sentient-race"] {
        let by = if world == "asteroid-belt" { "mining-robots" } else { "genetics-lab" };
        let mut desk = Position::new(2)
            .tableau(0, &["old-earth", "mining-robots", "genetics-lab", "asteroid-belt", "pre-sentient-race"])
            .supply(&["gem-world"])
            .rest_in(Rest::Hand(1))
            .deal();
        desk.picks(&[Trade, Produce]);
        desk.give(0, &[windfall(world, by)]);
        assert_eq!((desk.goods(0), desk.state.phase), (vec![world], Phase::HandLimit));
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
    let mut desk = Position::new(2)
        .tableau(0, &ELEVEN)
        .tableau(1, &["epsilon-eridani", "spice-world"])
        .hand(0, &["contact-specialist", "gem-world"])
        .deal();
    desk.picks(&[Develop, Produce]).place(&["contact-specialist", ""]);
    assert_eq!(desk.seat(0).tableau.len(), 12);
    assert_eq!(desk.goods(1), ["spice-world"], "Produce was still played");
    assert_eq!(desk.state.phase, Phase::Over);
    let outcome = Race::outcome(&desk.state).unwrap();
    assert_eq!((outcome.ending, outcome.winners), ("tableau", SeatSet::one(Seat(0))));
    assert_eq!(desk.count(|event| matches!(event, Event::Ended { .. })), 1);
}

/// END-4, END-7: the last VP ends it, an exactly empty pool too, and only at the end of the round.
#[test]
fn the_last_vp_ends_the_game() {
    for (chips, over) in [(21, false), (22, true), (23, true)] {
        let mut desk = Position::new(2)
            .tableau(0, &["earths-lost-colony*"])
            .tableau(1, &["epsilon-eridani", "spice-world"])
            .chips(1, chips)
            .deal();
        desk.picks(&[DoubleVps, Produce]);
        assert_eq!((desk.chips(0), desk.goods(1)), (2, vec!["spice-world"]), "Produce comes after");
        assert_eq!(Race::outcome(&desk.state).map(|outcome| outcome.ending), over.then_some("vp_pool"));
    }
}

/// END-4, END-5 over random games: the game is over exactly when a round has ended with twelve cards or an empty pool; and no
/// tableau ever has fewer cards at the end of a phase than at its beginning, so that END-5's case does not arise.
#[test]
fn rounds_and_ends_of_random_games() {
    let mut sizes = [0; 4];
    let mut ends = [0, 0];
    random_games(140, |desk| {
        let now = [0, 1, 2, 3].map(|seat| desk.seat(seat).tableau.len());
        if desk.state.round <= 1 && desk.state.phase <= Phase::ChooseAction {
            sizes = [0; 4];
        }
        // A step settles several seats at most; Colony Ship and New Military Tactics go as a world comes.
        assert!((0..4).all(|seat| now[seat] >= sizes[seat]), "{sizes:?} {now:?}");
        sizes = now;
        let done = desk.state.pool == 0 || now.iter().any(|&cards| cards >= 12);
        let over = desk.state.phase == Phase::Over;
        assert_eq!(Race::outcome(&desk.state).is_some(), over);
        assert!(!over || done, "over without a reason");
        assert!(desk.state.phase != Phase::ChooseAction || !done, "over, but a new round began");
        if over {
            ends[usize::from(desk.state.pool == 0)] += 1;
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
    let mut desk = Position::new(2).tableau(0, &tableau).tableau(1, &["alpha-centauri"]).hand(0, &hand).deal();
    desk.picks(&[Develop, Settle]).place(&["colony-ship", ""]).cards(0, &["gem-world"]);
    assert_eq!(desk.seat(0).tableau.len(), 12);
    desk.place(&["rebel-fuel-cache", ""]).way(0, Way::ConquerWithTactics);
    assert_eq!((desk.seat(0).tableau.len(), desk.state.phase), (12, Phase::Over), "Tactics for a world");
}

/// END-6: goods are no tableau cards; more than twelve is possible.
#[test]
fn goods_do_not_count_as_cards() {
    let worlds =
        ["old-earth", "gem-world*", "spice-world*", "comet-zone*", "mining-world*", "plague-world*", "space-port*"];
    let mut desk = Position::new(2).tableau(0, &worlds).deal();
    desk.picks(&[Settle, Settle]);
    assert_eq!(desk.state.phase, Phase::ChooseAction, "7 cards and 6 goods");
    // Develop and Settle in one round: 11 + 2.
    let mut desk = Position::new(2).tableau(0, &ELEVEN).hand(0, &["contact-specialist", "refugee-world"]).deal();
    desk.picks(&[Develop, Settle]).place(&["contact-specialist", ""]).place(&["refugee-world", ""]);
    assert_eq!((desk.seat(0).tableau.len(), desk.state.phase), (13, Phase::Over));
}

/// END-8: printed VPs, chips and 6-cost developments; cards in hand and goods score nothing.
#[test]
fn score() {
    let tableau = ["old-earth", "gem-world*", "rebel-base", "merchant-guild"];
    let desk = Position::new(2).tableau(0, &tableau).hand(0, &["rebel-homeworld", "tourist-world"]).chips(0, 7).deal();
    let score = desk.state.score(Seat(0));
    assert_eq!((score.cards, score.chips, score.developments), (2 + 1 + 6, 7, 2));
    assert_eq!(desk.points(0), 18);
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
        let mut desk = Position::new(3)
            .tableau(0, &["old-earth", "rebel-fuel-cache"])
            .tableau(1, &["new-sparta", goods])
            .tableau(2, &["alpha-centauri"])
            .hand(0, &hand(hands[0]))
            .hand(1, &hand(hands[1]))
            .chips(0, 12)
            .chips(1, 12)
            .chips(2, 12)
            .deal();
        desk.picks(&[DoubleVps, DoubleVps, DoubleVps]);
        assert_eq!(desk.state.phase, Phase::Over);
        let outcome = Race::outcome(&desk.state).unwrap();
        assert_eq!(&outcome.scores[..], [15, 15, 12]);
        let expected: SeatSet = winners.iter().map(|&seat| Seat(seat)).collect();
        assert_eq!(outcome.winners, expected, "{hands:?} {goods}");
    }
    // Of unequal scores the higher wins, whatever the hands.
    let mut desk = Position::new(2).hand(1, &["gem-world", "spice-world"]).chips(0, 12).chips(1, 12).deal();
    desk.picks(&[DoubleVps, DoubleVps]);
    assert_eq!(Race::outcome(&desk.state).unwrap().winners, SeatSet::one(Seat(0)));
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
    let mut desk = four_consumers().deal();
    desk.picks(&[Trade, Trade, Trade, Trade]);
    assert_eq!((desk.state.ordered, desk.asked()), (false, vec![0, 1, 2, 3]));
    for seat in [3, 1, 0, 2] {
        let first = desk.offered(seat)[..1].to_vec();
        desk.give(seat, &first);
    }
    assert_eq!((desk.state.phase, desk.state.ordered), (Phase::Consume, false));
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
        let mut desk = four_consumers().rest_in(Rest::Discards).supply(&names.concat()[..supply]).deal();
        desk.picks(&[Trade, Trade, Trade, Trade]);
        assert_eq!(desk.state.ordered, ordered, "{supply} cards");
        if ordered {
            for seat in [2, 3, 0, 1] {
                assert_eq!(desk.asked(), [seat]);
                let first = desk.offered(seat)[..1].to_vec();
                desk.give(seat, &first);
            }
            assert_eq!(desk.state.phase, Phase::Consume);
        } else {
            assert_eq!(desk.asked(), [0, 1, 2, 3]);
        }
    }
}

/// ORD-3: the VPs about to run out, in Consume. Five powers for 1 VP each (two Public Works, Earth's Lost Colony, Epsilon
/// Eridani, Plague World): 5 at most.
#[test]
fn in_order_when_the_pool_is_short() {
    for (chips, ordered) in [(43, true), (42, false)] {
        let mut desk = four_consumers().chips(0, chips).deal();
        desk.picks(&[Settle, Settle, Trade, Settle]).goods_of(2, &["comet-zone"]);
        assert_eq!((desk.state.phase, desk.state.pool), (Phase::Consume, 48 - chips - 1));
        assert_eq!(desk.state.ordered, ordered, "{chips} chips are out");
        let asked = if ordered { vec![3] } else { vec![0, 1, 3] };
        assert_eq!(desk.asked(), asked, "seat 2 had one good and no choice: that VP is paid");
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
    let mut desk = position.deal();
    desk.picks(&[Settle, Settle, Settle]).place(&["gem-world", "spice-world", "refugee-world"]);
    // A good and three bonus cards: the supply of four could run out.
    assert!(desk.state.ordered);
    let events = desk.public();
    let reveals = |event: &Event| matches!(event, Event::Reveals { .. });
    let settled = |event: &Event| matches!(event, Event::Settled { .. });
    assert_eq!(events.iter().filter(|event| reveals(event)).count(), 3);
    assert!(events.iter().rposition(reveals) < events.iter().position(settled));
    // Seat 2 needed no answer: its good and its card are the top two. Then seat 0, then seat 1.
    assert_eq!((desk.hand(2), desk.asked()), (vec!["mining-world"], vec![0]));
    assert_eq!(Kind::of(desk.seat(2).tableau[1].good), kind("comet-zone"));
    desk.cards(0, &["rebel-base", "rebel-outpost"]);
    assert_eq!((desk.hand(0), desk.asked()), (ids(["plague-world", "drop-ships"].map(kind)), vec![1]));
    // Produce: a bonus good for each of two seats with a choice, and two cards.
    let mut desk = Position::new(2)
        .tableau(0, &["new-sparta", "asteroid-belt", "refugee-world"])
        .tableau(1, &["old-earth", "radioactive-world", "pirate-world"])
        .supply(&["gem-world", "comet-zone"])
        .rest_in(Rest::Discards)
        .deal();
    desk.picks(&[Produce, Produce]);
    assert_eq!((desk.state.ordered, desk.asked()), (true, vec![1]));
    desk.give(1, &[by_bonus("pirate-world")]);
    assert_eq!(desk.asked(), [0]);
}

/// The reasons that were given for playing in order.
fn reasons(desk: &Desk) -> Vec<InOrder> {
    let why = |event| if let Event::InOrder { why, .. } = event { Some(why) } else { None };
    desk.public().into_iter().filter_map(why).collect()
}

/// ORD-3 in Develop: Public Works draws for two, and two cards are left. The lowest start world draws the first.
#[test]
fn in_order_in_develop_when_the_supply_is_short() {
    for (supply, ordered) in
        [(&["rebel-base", "tourist-world"][..], true), (&["rebel-base", "drop-ships", "tourist-world"], false)]
    {
        let mut desk = Position::new(2)
            .tableau(0, &["new-sparta", "public-works"])
            .tableau(1, &["epsilon-eridani", "public-works"])
            .hand(0, &["mining-robots", "gem-world", "comet-zone"])
            .hand(1, &["space-marines", "spice-world", "mining-world"])
            .supply(supply)
            .rest_in(Rest::Discards)
            .deal();
        desk.picks(&[Develop, Develop]).place(&["mining-robots", "space-marines"]);
        assert_eq!(desk.state.ordered, ordered);
        if !ordered {
            assert_eq!((desk.asked(), reasons(&desk)), (vec![0, 1], vec![]));
            continue;
        }
        assert_eq!((desk.asked(), reasons(&desk)), (vec![1], vec![InOrder::Supply]));
        desk.cards(1, &["spice-world"]);
        assert_eq!((desk.hand(1), desk.asked()), (ids(["mining-world", "rebel-base"].map(kind)), vec![0]));
        desk.cards(0, &["gem-world"]);
        assert_eq!(desk.hand(0), ids(["comet-zone", "tourist-world"].map(kind)));
    }
}

/// ORD-3 in Consume: three cards at most can be drawn, and three are left. The lowest start world draws the first.
#[test]
fn draws_in_consume_go_in_order() {
    let mut desk = Position::new(2)
        .tableau(0, &["new-sparta", "new-vinland*", "spice-world*"])
        .tableau(1, &["epsilon-eridani", "comet-zone*", "mining-world*"])
        .supply(&["rebel-base", "tourist-world", "merchant-world"])
        .rest_in(Rest::Discards)
        .deal();
    desk.picks(&[DoubleVps, DoubleVps]);
    assert_eq!((desk.asked(), reasons(&desk)), (vec![1], vec![InOrder::Supply]));
    desk.goods_of(1, &["comet-zone"]);
    assert_eq!((desk.hand(1), desk.asked()), (vec!["rebel-base"], vec![0]));
    desk.goods_of(0, &["spice-world"]);
    assert_eq!(desk.hand(0), ids(["tourist-world", "merchant-world"].map(kind)));
}

/// ORD-3, "this case and similar ones": Mining Conglomerate rewards whoever produces the most Rare goods, so who chooses a
/// windfall world after having seen the others' choices has an advantage. The lowest start world chooses first.
#[test]
fn in_order_where_the_most_goods_are_rewarded() {
    let chooser = ["old-earth", "radioactive-world", "pirate-world"];
    let check = |first: &[&'static str], second: &[&'static str], ordered: bool| {
        let mut desk = Position::new(2).tableau(0, first).tableau(1, second).deal();
        desk.picks(&[Produce, Produce]);
        let expected = if ordered { vec![InOrder::Most(kind("mining-conglomerate"))] } else { vec![] };
        assert_eq!((desk.state.ordered, reasons(&desk)), (ordered, expected), "{first:?} {second:?}");
        desk
    };
    let mut desk = check(&["new-sparta", "mining-conglomerate", "asteroid-belt", "refugee-world"], &chooser, true);
    assert_eq!(desk.asked(), [1]);
    desk.give(1, &[by_bonus("pirate-world")]);
    assert_eq!(desk.asked(), [0]);
    desk.give(0, &[by_bonus("asteroid-belt")]);
    assert_eq!(desk.drew(0, Cause::Power(kind("mining-conglomerate"))), 2);
    // Nobody is rewarded; or only one chooses.
    let desk = check(&["new-sparta", "asteroid-belt", "refugee-world"], &chooser, false);
    assert_eq!(desk.asked(), [0, 1]);
    let desk = check(&["new-sparta", "mining-conglomerate", "asteroid-belt"], &chooser, false);
    assert_eq!(desk.asked(), [1]);
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
        let mut desk = Position::experienced()
            .tableau(0, &ELEVEN[..cards])
            .hand(0, &["artist-colony", "gem-world", "comet-zone", "plague-world"])
            .hand(1, &["secluded-world", "spice-world", "mining-world", "space-port"])
            .deal();
        desk.pairs(picks).place(&["artist-colony", "secluded-world"]);
        assert_eq!(desk.state.ordered, ordered, "{cards} {picks:?}");
        let (asked, why) = if ordered { (vec![0], vec![InOrder::Tableau]) } else { (vec![0, 1], vec![]) };
        assert_eq!((desk.asked(), reasons(&desk)), (asked, why));
    }
}

/// 14/7, ORD-2: cards are dealt in that order, each seat all of its own at once.
#[test]
fn dealing_goes_in_order() {
    let mut desk = Position::new(3)
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
    desk.picks(&[ExploreOne, Produce, Produce]);
    let looked = [1, 2, 0].map(|seat| desk.looked(seat));
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
    random_games(40, |desk| {
        if desk.state.round <= 1 && desk.state.phase <= Phase::ChooseAction {
            first = desk.state.first;
        }
        assert_eq!(desk.state.first, first);
        let lowest = Seat::all(desk.state.players).min_by_key(|&seat| desk.state.seat(seat).start);
        assert_eq!(Some(first), lowest);
    });
    let mut desk = Position::new(2)
        .tableau(0, &["new-sparta"])
        .tableau(1, &["epsilon-eridani"])
        .hand(0, &["old-earth", "gem-world", "comet-zone", "plague-world"])
        .deal();
    desk.picks(&[Settle, Settle]).place(&["old-earth", ""]);
    assert_eq!((desk.tableau(0).len(), desk.state.first, desk.seat(0).start), (2, Seat(1), 3));
}

/// KEL-1: all sales come before anyone consumes; here they draw the top cards of the supply.
#[test]
fn sales_come_before_consuming() {
    let mut desk = Position::new(2)
        .tableau(0, &["epsilon-eridani", "gem-world*", "spice-world*"])
        .tableau(1, &["new-sparta", "comet-zone*"])
        .supply(&["rebel-base", "tourist-world", "merchant-world", "drop-ships"])
        .deal();
    // Seat 0 consumes for a card, seat 1 sells for three.
    desk.picks(&[DoubleVps, Trade]);
    assert_eq!(desk.hand(1), ids(["rebel-base", "tourist-world", "merchant-world"].map(kind)));
    desk.goods_of(0, &["gem-world"]);
    assert_eq!(desk.hand(0), ["drop-ships"]);
}

/// KEL-2: the windfall good comes after the payment, as part of placing: what was paid can be it after a reshuffle.
#[test]
fn the_windfall_good_comes_after_the_payment() {
    let mut desk =
        Position::new(2).hand(0, &["asteroid-belt", "gem-world", "rebel-base"]).rest_in(Rest::Hand(1)).deal();
    assert_eq!(desk.supply(), 0);
    desk.picks(&[Settle, Settle]).place(&["asteroid-belt", ""]);
    let good = Kind::of(desk.seat(0).tableau[1].good);
    assert!(["gem-world", "rebel-base"].contains(&good.design().id));
    assert_eq!(desk.hand_size(0), 1, "the other is the bonus card");
}

/// KEL-6: no limit of rounds.
#[test]
fn no_round_limit() {
    let mut desk = Position::new(2).deal();
    for round in 1..=60 {
        assert_eq!(desk.state.round, round);
        desk.picks(&[ExploreOne, ExploreOne]).end_round();
    }
    assert_eq!(desk.state.phase, Phase::ChooseAction);
}

/// KEL-7: the supply is a pile: cards come in the order in which they lie.
#[test]
fn the_supply_is_a_pile() {
    let mut desk = Position::new(2).deal();
    let pile: Vec<Kind> = desk.state.deck.pile().iter().rev().map(|&card| Kind::of(card)).collect();
    desk.picks(&[ExploreFive, Produce]);
    assert_eq!(desk.looked(0), ids(pile[..7].iter().copied()));
    assert_eq!(desk.looked(1), ids(pile[7..9].iter().copied()));
    assert_eq!(desk.drew(0, Cause::Bonus), 0);
}
