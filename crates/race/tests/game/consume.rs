//! IV: Consume (CON-1 to CON-17).

use crate::common::*;
use race::cards::{Consume, DESIGNS};
use race::{Action, Event, Item, Kind, Phase, Prompt, Race};
use tabletop::{Game, Refusal, Seat, Shows, Viewer};

use Action::{DoubleVps, ExploreOne, Produce, Settle, Trade};

/// A table in Consume: seat 0 with this tableau and hand, picking this. Settle is for no bonus: nothing is placed.
fn consume(tableau: &[&'static str], hand: &[&'static str], action: Action) -> Desk {
    let other = ["epsilon-eridani", "alpha-centauri"].into_iter().find(|id| !tableau.contains(id)).unwrap();
    let mut desk = Position::new(2).tableau(0, tableau).tableau(1, &[other]).hand(0, hand).deal();
    desk.picks(&[action, DoubleVps]).leave(Phase::SettlePlace);
    desk
}

/// CON-1: everyone consumes, bonus or not.
#[test]
fn everyone_consumes() {
    let mut desk = Position::new(3)
        .tableau(0, &["old-earth", "gem-world*"])
        .tableau(1, &["earths-lost-colony*"])
        .tableau(2, &["epsilon-eridani", "spice-world*"])
        .deal();
    desk.picks(&[Produce, ExploreOne, DoubleVps]).leave(Phase::Explore);
    assert_eq!([0, 1, 2].map(|seat| desk.chips(seat)), [1, 1, 2]);
}

/// CON-2: each power once, in any order, until no compulsory one can be used.
#[test]
fn each_power_once() {
    let tableau = ["earths-lost-colony*", "gem-world*", "spice-world*", "gambling-world", "galactic-trendsetters"];
    let mut desk = consume(&tableau, &[], Settle);
    // The bet needs no good and stays until it is made.
    let all = sorted(
        [
            powers(&["earths-lost-colony", "gambling-world", "galactic-trendsetters"]),
            vec![Item::Power(kind("gambling-world"), 1)],
        ]
        .concat(),
    );
    assert_eq!(desk.offered(0), all);
    assert_eq!(desk.answer(0, &[]), Err(Refusal::TooFew { min: 1, picked: 0 }), "nobody stops before");
    desk.give(0, &[power("galactic-trendsetters")]).goods_of(0, &["gem-world"]);
    assert!(!desk.offered(0).contains(&power("galactic-trendsetters")));
    desk.give(0, &[power("earths-lost-colony")]).goods_of(0, &["spice-world"]);
    desk.give(0, &[power("gambling-world")]);
    // One good was left for it: no question. The bet is all that is left, and asked for its number.
    assert_eq!((desk.goods(0).len(), desk.prompt(0)), (0, Prompt::Bet { card: kind("gambling-world") }));
    desk.give(0, &[Item::Number(3)]);
    assert_eq!(desk.chips(0), 4);
    assert_eq!(desk.state.phase, Phase::ChooseAction);
}

/// CON-3, and the rulebook's example of Free Trade Association and New Vinland with three Novelty goods: an order may leave
/// goods over.
#[test]
fn the_order_matters() {
    let tableau = ["new-sparta", "new-vinland*", "gem-world*", "spice-world*", "free-trade-association"];
    // New Vinland first: one good for two cards, then two goods for 2 VPs and 2 cards.
    let mut desk = consume(&tableau, &[], Settle);
    assert_eq!(desk.offered(0), powers(&["new-vinland", "free-trade-association"]));
    desk.give(0, &[power("new-vinland")]).goods_of(0, &["gem-world"]);
    assert_eq!((desk.hand_size(0), desk.chips(0), desk.goods(0).len()), (4, 2, 0));
    // Free Trade Association first takes all three, and New Vinland goes without.
    let mut desk = consume(&tableau, &[], Settle);
    desk.give(0, &[power("free-trade-association")]);
    assert_eq!((desk.hand_size(0), desk.chips(0), desk.goods(0).len()), (3, 3, 0));
    // Goods left over: a Rare good feeds Tourist World's pair or Earth's Lost Colony; after the latter took the Novelty good
    // nothing can use the Rare one.
    let tableau = ["earths-lost-colony", "gem-world*", "comet-zone*", "new-survivalists"];
    let mut desk = consume(&tableau, &[], Settle);
    desk.give(0, &[power("earths-lost-colony")]).goods_of(0, &["gem-world"]);
    assert_eq!((desk.goods(0), desk.chips(0)), (vec!["comet-zone"], 1));
    let mut desk = consume(&tableau, &[], Settle);
    desk.give(0, &[power("new-survivalists")]);
    assert_eq!((desk.goods(0).len(), desk.chips(0), desk.hand_size(0)), (0, 1, 1));
}

/// CON-4: one good feeds one power, from any own world, as the player chooses; nobody sees the card.
#[test]
fn goods_are_chosen_and_discarded_unseen() {
    let tableau = ["earths-lost-colony*", "gem-world*", "comet-zone*"];
    let mut desk = Position::new(2)
        .tableau(0, &tableau)
        .tableau(1, &["epsilon-eridani", "spice-world*"])
        .goods(&["rebel-base", "merchant-world", "tourist-world", "plague-world"])
        .deal();
    desk.picks(&[Produce, DoubleVps]);
    assert_eq!(desk.offered(0), goods(&["earths-lost-colony", "gem-world", "comet-zone"]));
    assert_eq!(desk.answer(0, &goods(&["spice-world"])), Err(Refusal::NotOffered { index: 0 }), "another's");
    desk.goods_of(0, &["comet-zone"]);
    assert_eq!(desk.chips(0), 1, "one power, one good");
    assert!(desk.discards().contains(&"tourist-world"));
    for viewer in Viewer::all(2) {
        let told = serde_json::to_string(&(Race::view(&desk.state, viewer), desk.seen(viewer))).unwrap();
        assert!(!told.contains("tourist-world"), "{viewer:?}");
    }
}

/// CON-5: as many goods as possible up to n, a reward for each; CON-6: with a single good too.
#[test]
fn powers_up_to_a_number() {
    for (card, worlds, taken, vp, drawn) in [
        ("consumer-markets", &["gem-world*", "spice-world*", "artist-colony*", "space-port*"][..], 3, 3, 0),
        ("consumer-markets", &["gem-world*"], 1, 1, 0),
        ("consumer-markets", &["gem-world*", "comet-zone*"], 1, 1, 0),
        ("free-trade-association", &["gem-world*", "spice-world*", "artist-colony*", "space-port*"], 3, 3, 3),
        ("free-trade-association", &["gem-world*", "spice-world*"], 2, 2, 2),
        ("mining-conglomerate", &["comet-zone*", "mining-world*", "asteroid-belt*"], 2, 2, 0),
        ("mining-conglomerate", &["asteroid-belt*"], 1, 1, 0),
    ] {
        let tableau = [&["new-sparta"][..], worlds, &[card]].concat();
        let mut desk = consume(&tableau, &[], Settle);
        if desk.state.phase == Phase::Consume {
            let ask = desk.ask(0);
            assert_eq!((ask.pick.min, ask.pick.max), (taken, taken), "{card}: as many as possible");
            desk.give(0, &ask.pick.from[..usize::from(taken)]);
        }
        assert_eq!(desk.goods(0).len(), worlds.len() - usize::from(taken), "{card}");
        assert_eq!((desk.chips(0), desk.hand_size(0)), (vp, drawn), "{card}");
    }
    // Old Earth: two of any kind.
    for (worlds, left) in [(&["gem-world*", "comet-zone*", "distant-world*"][..], 1), (&["gem-world*"], 0)] {
        let mut desk = consume(&[&["old-earth"][..], worlds].concat(), &[], Settle);
        if left > 0 {
            assert_eq!((desk.ask(0).pick.min, desk.ask(0).pick.max), (2, 2));
            desk.goods_of(0, &["gem-world", "comet-zone"]);
        }
        assert_eq!((desk.goods(0).len(), usize::from(desk.chips(0))), (left, worlds.len() - left));
    }
}

/// CON-7: fixed numbers need all their goods.
#[test]
fn powers_of_a_fixed_number() {
    for (card, worlds, vp) in [
        ("tourist-world", &["gem-world*"][..], 0),
        ("tourist-world", &["gem-world*", "comet-zone*"], 3),
        ("mining-league", &["comet-zone*"], 0),
        ("mining-league", &["comet-zone*", "gem-world*"], 0),
        ("mining-league", &["comet-zone*", "mining-world*"], 3),
        ("diversified-economy", &["comet-zone*", "gem-world*"], 0),
        ("diversified-economy", &["comet-zone*", "gem-world*", "spice-world*", "mining-world*"], 0),
        ("diversified-economy", &["comet-zone*", "gem-world*", "distant-world*"], 3),
    ] {
        let desk = consume(&[&["new-sparta"][..], worlds, &[card]].concat(), &[], Settle);
        assert_eq!(
            (desk.chips(0), desk.goods(0).len()),
            (vp, if vp > 0 { 0 } else { worlds.len() }),
            "{card} {worlds:?}"
        );
    }
    // Tourist World with three goods: any two.
    let mut desk =
        consume(&["new-sparta", "gem-world*", "spice-world*", "comet-zone*", "tourist-world"], &[], DoubleVps);
    assert_eq!((desk.ask(0).pick.min, desk.ask(0).pick.max), (2, 2));
    desk.goods_of(0, &["gem-world", "spice-world"]);
    assert_eq!((desk.chips(0), desk.goods(0)), (6, vec!["comet-zone"]));
    // Diversified Economy: a good at a time, no kind twice.
    let worlds = ["gem-world*", "spice-world*", "comet-zone*", "distant-world*", "alien-robotic-factory*"];
    let mut desk = consume(&[&["new-sparta", "diversified-economy"][..], &worlds].concat(), &[], Settle);
    assert_eq!(desk.prompt(0), Prompt::ConsumeNextKind { card: kind("diversified-economy") });
    desk.goods_of(0, &["spice-world"]);
    assert_eq!(desk.offered(0), goods(&["comet-zone", "distant-world", "alien-robotic-factory"]));
    desk.goods_of(0, &["alien-robotic-factory"]);
    assert_eq!(desk.offered(0), goods(&["comet-zone", "distant-world"]));
    desk.goods_of(0, &["comet-zone"]);
    assert_eq!((desk.chips(0), desk.goods(0)), (3, vec!["gem-world", "distant-world"]));
}

/// CON-8, 14/4: Pilgrimage World takes every good left, for one VP fewer; compulsory with one good too. CON-15: doubled.
#[test]
fn pilgrimage_world() {
    for (worlds, action, vp) in [
        (&[][..], Settle, 0),
        (&["gem-world*"], Settle, 0),
        (&["gem-world*", "comet-zone*"], Settle, 1),
        (&["gem-world*", "comet-zone*", "spice-world*", "mining-world*"], Settle, 3),
        (&["gem-world*", "comet-zone*", "spice-world*", "mining-world*"], DoubleVps, 6),
        (&["gem-world*"], DoubleVps, 0),
    ] {
        let desk = consume(&[&["new-sparta", "pilgrimage-world"][..], worlds].concat(), &[], action);
        assert_eq!((desk.chips(0), desk.goods(0).len()), (vp, 0), "{worlds:?}");
        assert_eq!(desk.count(|event| matches!(event, Event::Consumed { .. })), usize::from(!worlds.is_empty()));
    }
    // Other powers first.
    let tableau = ["earths-lost-colony*", "pilgrimage-world", "gem-world*", "comet-zone*"];
    let mut desk = consume(&tableau, &[], Settle);
    assert_eq!(desk.offered(0), powers(&["earths-lost-colony", "pilgrimage-world"]));
    desk.give(0, &[power("earths-lost-colony")]).goods_of(0, &["gem-world"]);
    assert_eq!((desk.chips(0), desk.goods(0).len()), (2, 0));
    let mut desk = consume(&tableau, &[], Settle);
    desk.give(0, &[power("pilgrimage-world")]);
    assert_eq!(desk.chips(0), 2, "3 goods; nothing is left for the other");
}

/// CON-9: New Economy draws a card for nothing.
#[test]
fn new_economy_draws() {
    let desk = consume(&["new-sparta", "new-economy", "gem-world*"], &[], Settle);
    assert_eq!((desk.hand_size(0), desk.goods(0)), (1, vec!["gem-world"]));
}

/// CON-10: the plain price, whatever Trade powers there are. CON-11: Trade League, with all that fit, its own included.
#[test]
fn consuming_for_the_price() {
    for (tableau, world, drawn) in [
        (
            &["new-sparta", "black-market-trading-world", "merchant-world", "spice-world", "gem-world*"][..],
            "gem-world",
            2,
        ),
        (&["new-sparta", "black-market-trading-world", "export-duties", "pirate-world*"], "pirate-world", 2),
        (&["new-sparta", "black-market-trading-world", "alien-robot-sentry*"], "alien-robot-sentry", 5),
        (&["new-sparta", "trade-league", "gem-world*"], "gem-world", 3),
        (&["new-sparta", "trade-league", "merchant-world", "spice-world", "gem-world*"], "gem-world", 7),
        (&["new-sparta", "trade-league", "export-duties", "pirate-world*"], "pirate-world", 7),
    ] {
        let desk = consume(tableau, &[], Settle);
        let card = kind(tableau[1]);
        let told = Event::Consumed { seat: Seat(0), card, goods: vec![kind(world)], vp: 0, cards: drawn };
        assert_eq!(desk.count(|event| *event == told), 1, "{tableau:?}: {:?}", desk.public());
        assert_eq!(desk.hand_size(0), usize::from(drawn));
    }
    // Besides a sale.
    let mut desk = consume(&["new-sparta", "trade-league", "gem-world*", "comet-zone*"], &[], Trade);
    desk.goods_of(0, &["comet-zone"]);
    assert_eq!(desk.hand_size(0), 4 + 3);
}

/// CON-12: the bet. A hit comes to the hand, a miss is discarded; cost and defense count alike; no number 0.
#[test]
fn the_bet() {
    for (top, number, won) in [
        ("gem-world", 2, true),
        ("gem-world", 3, false),
        ("rebel-homeworld", 7, true),
        ("new-economy", 6, true),
        ("refugee-world", 1, false),
    ] {
        let mut desk = Position::new(2).tableau(0, &["new-sparta", "gambling-world"]).supply(&[top]).deal();
        desk.picks(&[Produce, DoubleVps]);
        let ask = desk.ask(0);
        assert_eq!(ask.prompt, Prompt::Bet { card: kind("gambling-world") }, "compulsory, and needs no good");
        assert_eq!(ask.pick.from, (1..=7).map(Item::Number).collect::<Vec<_>>());
        assert_eq!(desk.answer(0, &[Item::Number(0)]), Err(Refusal::NotOffered { index: 0 }));
        desk.give(0, &[Item::Number(number)]);
        let told = Event::Bet { seat: Seat(0), number, card: kind(top), won };
        assert_eq!(desk.count(|event| *event == told), 1);
        assert_eq!((desk.hand(0).contains(&top), desk.discards().contains(&top)), (won, !won));
    }
    // A card of number 0 is never won: two worlds, and no bet names it.
    let zero: Vec<&str> = DESIGNS.iter().filter(|design| design.number() == 0).map(|design| design.id).collect();
    assert_eq!(zero, ["refugee-world", "pilgrimage-world"]);
    // Its two powers are separate.
    let tableau = ["new-sparta", "gambling-world", "gem-world*"];
    let mut desk = consume(&tableau, &[], Settle);
    assert_eq!(desk.offered(0), [0, 1].map(|index| Item::Power(kind("gambling-world"), index)));
    desk.give(0, &[Item::Power(kind("gambling-world"), 1)]).give(0, &[Item::Number(1)]);
    assert_eq!(desk.chips(0), 1);
}

/// CON-13, KEL-10: everyone knows the card that was turned up, in the discards or in the hand.
#[test]
fn the_bet_is_seen_by_all() {
    let mut desk = Position::new(2).tableau(0, &["new-sparta", "gambling-world"]).supply(&["gem-world"]).deal();
    desk.picks(&[Produce, DoubleVps]).give(0, &[Item::Number(5)]);
    let mut won = Position::new(2).tableau(0, &["new-sparta", "gambling-world"]).supply(&["gem-world"]).deal();
    won.picks(&[Produce, DoubleVps]).give(0, &[Item::Number(2)]);
    for viewer in Viewer::all(2) {
        assert_eq!(Race::view(&desk.state, viewer).open_discards, [kind("gem-world")]);
        assert_eq!(Race::view(&won.state, viewer).seats[0].known, [kind("gem-world")]);
    }
}

/// CON-14: up to two hand cards for 1 VP each, at any point, once, or not at all.
#[test]
fn hand_cards_for_vps() {
    let hand = ["gem-world", "comet-zone", "plague-world"];
    for owner in ["deficit-spending", "merchant-world"] {
        let tableau = ["earths-lost-colony", "spice-world*", "space-port*", owner];
        let mut desk = consume(&tableau, &hand, Settle);
        assert_eq!(desk.offered(0), powers(&["earths-lost-colony", owner]));
        assert_eq!(desk.ask(0).pick.min, 1, "the other one is compulsory");
        desk.give(0, &[power("earths-lost-colony")]).goods_of(0, &["spice-world"]);
        assert_eq!((desk.ask(0).pick.min, desk.offered(0)), (0, powers(&[owner])));
        let mut passed = desk.clone();
        passed.pass(0);
        assert_eq!((passed.chips(0), passed.hand_size(0)), (1, 3));
        desk.give(0, &[power(owner)]);
        let ask = desk.ask(0);
        assert_eq!((ask.pick.min, ask.pick.max, ask.shows), (1, 2, Shows::Count));
        let mut one = desk.clone();
        one.cards(0, &["gem-world"]);
        assert_eq!((one.chips(0), one.hand_size(0), one.state.phase), (2, 2, Phase::ChooseAction));
        desk.cards(0, &["gem-world", "plague-world"]);
        assert_eq!((desk.chips(0), desk.hand(0)), (3, vec!["comet-zone"]));
        assert_eq!(desk.state.phase, Phase::ChooseAction, "once");
    }
    // Cards drawn on the way can be used.
    let mut desk = consume(&["new-sparta", "new-economy", "deficit-spending"], &[], Settle);
    assert_eq!((desk.hand_size(0), desk.offered(0)), (1, powers(&["deficit-spending"])));
    desk.give(0, &[power("deficit-spending")]);
    assert_eq!((desk.chips(0), desk.hand_size(0)), (1, 0));
}

/// CON-15: 2x VPs doubles chips from consume powers, not cards and not CON-14.
#[test]
fn doubled_vps() {
    for (tableau, chips, drawn) in [
        (&["earths-lost-colony*"][..], 2, 0),
        (&["epsilon-eridani", "gem-world*"], 2, 1),
        (&["new-sparta", "galactic-trendsetters", "gem-world*"], 4, 0),
        (&["new-sparta", "free-trade-association", "gem-world*", "spice-world*"], 4, 2),
        (&["new-sparta", "tourist-world", "gem-world*", "spice-world*"], 6, 0),
        (&["new-sparta", "diversified-economy", "gem-world*", "comet-zone*", "distant-world*"], 6, 0),
        (&["new-sparta", "black-market-trading-world", "gem-world*"], 0, 2),
        (&["new-sparta", "new-economy"], 0, 1),
    ] {
        let desk = consume(tableau, &[], DoubleVps);
        assert_eq!((desk.chips(0), desk.hand_size(0)), (chips, drawn), "{tableau:?}");
    }
    for owner in ["deficit-spending", "merchant-world"] {
        let mut desk = consume(&["new-sparta", owner], &["gem-world", "comet-zone"], DoubleVps);
        desk.give(0, &[power(owner)]).cards(0, &["gem-world", "comet-zone"]);
        assert_eq!(desk.chips(0), 2, "{owner} is not doubled");
    }
}

/// CON-16: paid in full beyond the pool.
#[test]
fn the_pool_runs_out() {
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "gem-world*", "spice-world*"])
        .tableau(1, &["epsilon-eridani", "comet-zone*"])
        .chips(0, 11)
        .chips(1, 12)
        .deal();
    assert_eq!(desk.state.pool, 1);
    desk.picks(&[DoubleVps, DoubleVps]);
    assert_eq!((desk.state.pool, desk.chips(0), desk.chips(1)), (0, 15, 14));
    assert_eq!(desk.state.phase, Phase::Over);
}

/// CON-17: over random games chips change in Consume only, and there never go down.
#[test]
fn chips_come_from_consume_only() {
    let mut last = (Phase::Over, 0u32);
    let mut earned = 0;
    random_games(70, |desk| {
        let chips = (0..desk.state.players).map(|seat| u32::from(desk.chips(seat))).sum();
        let consumed = desk.count(|event| matches!(event, Event::Consumed { .. } | Event::ConsumedHand { .. })) > 0;
        if desk.state.round > 1 || chips > 0 {
            assert!(chips >= last.1 && (chips == last.1 || consumed), "{last:?} {:?}", desk.public());
        }
        earned += u32::from(chips > last.1);
        last = (desk.state.phase, if desk.state.phase == Phase::Over { 0 } else { chips });
    });
    assert!(earned > 200, "{earned}");
    // And no power outside the Consume row gives VPs: only these variants name them.
    let gives =
        |power: &Consume| !matches!(power, Consume::Draw(_) | Consume::Gamble { .. } | Consume::ForPrice { .. });
    assert!(Kind::all().any(|kind| kind.design().consume.iter().any(gives)));
}
