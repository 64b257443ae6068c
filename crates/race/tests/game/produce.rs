//! V: Produce (PRO-1 to PRO-11).

use crate::common::*;
use race::{Action, Event, Item, Kind, Phase, Prompt, Race};
use tabletop::{Game, Refusal, Seat, Viewer};

use Action::{Produce, Settle};

/// A table in or after Produce: seat 0 with this tableau and with or without the bonus, seat 1 with a start world without goods.
fn produce(tableau: &[&'static str], bonus: bool) -> Desk {
    let other = ["epsilon-eridani", "old-earth"].into_iter().find(|id| !tableau.contains(id)).unwrap();
    let mut desk = Position::new(2).tableau(0, tableau).tableau(1, &[other]).deal();
    desk.picks(&[if bonus { Produce } else { Settle }, Produce]);
    desk
}

/// PRO-1, PRO-2: every production world without a good gets one, from the top of the supply, unseen; never a second.
#[test]
fn production_worlds_produce() {
    let mut desk = Position::new(2)
        .tableau(0, &["earths-lost-colony", "spice-world*", "plague-world", "asteroid-belt"])
        .goods(&["rebel-base"])
        .supply(&["merchant-world", "tourist-world"])
        .deal();
    desk.picks(&[Settle, Produce]);
    assert_eq!(desk.tableau(0), ["earths-lost-colony*", "spice-world*", "plague-world*", "asteroid-belt"]);
    let goods: Vec<Kind> = desk.seat(0).tableau[..3].iter().map(|slot| Kind::of(slot.good)).collect();
    assert_eq!(goods, ["merchant-world", "rebel-base", "tourist-world"].map(kind), "the old one stays");
    assert_eq!(desk.seat(0).tableau[2].good_kind(), Some(race::Good::Genes), "the kind of the world, not of the card");
    for viewer in Viewer::all(2) {
        let told = serde_json::to_string(&(Race::view(&desk.state, viewer), desk.seen(viewer))).unwrap();
        assert!(!told.contains("merchant-world") && !told.contains("tourist-world"), "{viewer:?}");
    }
}

/// PRO-3: windfall worlds only by powers and the bonus: of the stated kind, or any; the owner chooses the world.
#[test]
fn windfall_worlds() {
    for (tableau, bonus, goods) in [
        (&["old-earth", "asteroid-belt", "pre-sentient-race"][..], false, &[][..]),
        (&["old-earth", "asteroid-belt"], true, &["asteroid-belt"]),
        (&["old-earth", "mining-robots", "asteroid-belt", "pre-sentient-race"], false, &["asteroid-belt"]),
        (&["old-earth", "genetics-lab", "asteroid-belt", "pre-sentient-race"], false, &["pre-sentient-race"]),
        (&["old-earth", "expanding-colony", "refugee-world"], false, &["refugee-world"]),
        (&["old-earth", "free-trade-association", "asteroid-belt"], false, &[]),
        (&["old-earth", "alien-rosetta-stone-world", "deserted-alien-outpost"], false, &["deserted-alien-outpost"]),
        (&["old-earth", "galactic-engineers", "asteroid-belt"], false, &["asteroid-belt"]),
        (
            &["old-earth", "mining-robots", "mining-league", "asteroid-belt", "radioactive-world"],
            false,
            &["asteroid-belt", "radioactive-world"],
        ),
        (
            &["old-earth", "mining-robots", "genetics-lab", "asteroid-belt", "pre-sentient-race"],
            true,
            &["asteroid-belt", "pre-sentient-race"],
        ),
        (
            &["old-earth", "galactic-engineers", "asteroid-belt", "refugee-world"],
            true,
            &["asteroid-belt", "refugee-world"],
        ),
        // Each power has its own world, and no power fits the third.
        (
            &["old-earth", "mining-robots", "genetics-lab", "asteroid-belt", "pre-sentient-race", "refugee-world"],
            false,
            &["asteroid-belt", "pre-sentient-race"],
        ),
        // Genetics Lab has its world, and even if Galactic Engineers or the bonus takes that one, three are enough for three.
        (
            &[
                "old-earth",
                "galactic-engineers",
                "mining-robots",
                "genetics-lab",
                "asteroid-belt",
                "radioactive-world",
                "pre-sentient-race",
            ],
            true,
            &["asteroid-belt", "radioactive-world", "pre-sentient-race"],
        ),
    ] {
        let desk = produce(tableau, bonus);
        assert_eq!((desk.goods(0), desk.state.phase), (goods.to_vec(), Phase::ChooseAction), "{tableau:?}");
    }
    // A world with a good gets none.
    let mut desk =
        produce(&["old-earth", "mining-robots", "asteroid-belt*", "radioactive-world", "blaster-gem-mines"], false);
    assert_eq!(desk.prompt(0), Prompt::ProduceWindfall);
    assert_eq!(
        desk.offered(0),
        [windfall("radioactive-world", "mining-robots"), windfall("blaster-gem-mines", "mining-robots")]
    );
    desk.give(0, &[windfall("blaster-gem-mines", "mining-robots")]);
    assert_eq!(desk.goods(0), ["asteroid-belt", "blaster-gem-mines"]);
}

/// PRO-4, 14/6: powers and the bonus are used if they can be; there is no passing.
#[test]
fn production_is_compulsory() {
    let mut desk = produce(&["old-earth", "asteroid-belt", "refugee-world"], true);
    let ask = desk.ask(0);
    assert_eq!(
        (ask.pick.from, ask.pick.min, ask.pick.max),
        (sorted(vec![by_bonus("asteroid-belt"), by_bonus("refugee-world")]), 1, 1)
    );
    assert_eq!(desk.answer(0, &[]), Err(Refusal::TooFew { min: 1, picked: 0 }));
    desk.give(0, &[by_bonus("refugee-world")]);
    assert_eq!((desk.goods(0), desk.state.phase), (vec!["refugee-world"], Phase::ChooseAction), "once");
}

/// PRO-5: a card only for a good that was produced here this phase. Runaway Robots is the windfall among them.
#[test]
fn cards_for_goods_produced_here() {
    for (tableau, bonus, drawn) in [
        (&["new-sparta", "gem-world"][..], false, 1),
        (&["new-sparta", "gem-world*"], false, 0),
        (&["new-sparta", "comet-zone", "mining-world", "lost-species-ark-world"], false, 4),
        (&["new-sparta", "runaway-robots"], false, 0),
        (&["new-sparta", "runaway-robots"], true, 1),
        (&["new-sparta", "runaway-robots", "mining-robots"], false, 1),
        (&["new-sparta", "runaway-robots*", "mining-robots"], true, 0),
    ] {
        assert_eq!(produce(tableau, bonus).hand_size(0), drawn, "{tableau:?}");
    }
}

/// PRO-6: Rebel Underground 1, Merchant Guild 2, always.
#[test]
fn fixed_draws() {
    assert_eq!(produce(&["new-sparta", "rebel-underground"], false).hand_size(0), 1);
    assert_eq!(produce(&["new-sparta", "merchant-guild", "rebel-underground"], false).hand_size(0), 3);
}

/// PRO-7: per good of a kind, or per kind, produced this phase; windfalls count, and all production comes first.
#[test]
fn cards_for_goods_produced() {
    for (tableau, bonus, drawn) in [
        (&["new-sparta", "consumer-markets", "artist-colony", "spice-world", "new-vinland*"][..], false, 2),
        (&["new-sparta", "consumer-markets", "artist-colony", "refugee-world"], true, 2),
        (&["new-sparta", "research-labs", "alien-robotic-factory"], false, 1),
        (&["new-sparta", "research-labs", "deserted-alien-outpost", "alien-rosetta-stone-world"], false, 1),
        (&["new-sparta", "research-labs", "alien-robotic-factory*"], false, 0),
        (&["new-sparta", "diversified-economy", "artist-colony", "spice-world"], false, 1),
        (&["new-sparta", "diversified-economy", "artist-colony", "distant-world", "rebel-miners"], false, 3),
        (&["new-sparta", "diversified-economy", "artist-colony", "distant-world*", "asteroid-belt"], true, 2),
    ] {
        assert_eq!(produce(tableau, bonus).hand_size(0), drawn, "{tableau:?}");
    }
    // The bonus is chosen; what it makes still counts.
    let mut desk = produce(&["new-sparta", "consumer-markets", "refugee-world", "asteroid-belt"], true);
    desk.give(0, &[by_bonus("refugee-world")]);
    assert_eq!(desk.drew(0, by("consumer-markets")), 1);
}

/// PRO-8: 2 cards for more Rare goods than any other player; a tie or zero gives nothing. PRO-9: two owners alike.
#[test]
fn mining_conglomerate() {
    for (own, other, drawn) in [
        (&["rebel-miners"][..], &[][..], [2, 0]),
        (&[], &[], [0, 0]),
        (&["rebel-miners"], &["imperium-armaments-world"], [0, 0]),
        (&["rebel-miners", "new-earth"], &["imperium-armaments-world"], [2, 0]),
        (&["rebel-miners*"], &[], [0, 0]),
        (&["gem-world"], &[], [0, 0]),
        (&["rebel-miners"], &["imperium-armaments-world", "mining-conglomerate"], [0, 0]),
        (&["rebel-miners"], &["imperium-armaments-world", "new-earth", "mining-conglomerate"], [0, 2]),
    ] {
        let mut desk = Position::new(3)
            .tableau(0, &[&["new-sparta", "mining-conglomerate"][..], own].concat())
            .tableau(1, &[&["epsilon-eridani"][..], other].concat())
            .tableau(2, &["old-earth"])
            .deal();
        desk.picks(&[Settle, Produce, Settle]);
        assert_eq!([0, 1].map(|seat| desk.drew(seat, by("mining-conglomerate"))), drawn, "{own:?} {other:?}");
    }
    // At the end, after every player has produced: seat 0 is done before seat 1 has chosen where its bonus goes.
    for (world, drawn) in [("asteroid-belt", 0), ("refugee-world", 2)] {
        let mut desk = Position::new(2)
            .tableau(0, &["new-sparta", "mining-conglomerate", "rebel-miners"])
            .tableau(1, &["old-earth", "asteroid-belt", "refugee-world"])
            .deal();
        desk.picks(&[Settle, Produce]);
        assert_eq!((desk.asked(), desk.drew(0, by("mining-conglomerate"))), (vec![1], 0));
        desk.give(1, &[by_bonus(world)]);
        assert_eq!(desk.drew(0, by("mining-conglomerate")), drawn);
    }
}

/// PRO-10: a card per Genes world, windfall or production, with or without a good.
#[test]
fn pan_galactic_league() {
    let tableau = [
        "new-sparta",
        "pan-galactic-league",
        "distant-world*",
        "plague-world",
        "avian-uplift-race",
        "pre-sentient-race*",
        "gem-world*",
    ];
    assert_eq!(produce(&tableau, false).drew(0, by("pan-galactic-league")), 4);
    assert_eq!(produce(&["new-sparta", "pan-galactic-league"], false).hand_size(0), 0);
}

/// PRO-11, KEL-5: owners order their powers: draws before or after the windfall goods, any power on any world it fits.
#[test]
fn own_order_of_production() {
    let tableau =
        ["new-sparta", "galactic-engineers", "mining-robots", "merchant-guild", "asteroid-belt", "pre-sentient-race"];
    let desk = produce(&tableau, false);
    let offered = sorted(vec![
        power("merchant-guild"),
        windfall("asteroid-belt", "galactic-engineers"),
        windfall("pre-sentient-race", "galactic-engineers"),
        windfall("asteroid-belt", "mining-robots"),
    ]);
    assert_eq!(desk.offered(0), offered);
    let play = |answers: &[Item]| {
        let mut desk = desk.clone();
        for &item in answers {
            desk.give(0, &[item]);
        }
        assert_eq!((desk.drew(0, by("merchant-guild")), desk.state.phase), (2, Phase::ChooseAction));
        desk.goods(0)
    };
    assert_eq!(
        play(&[power("merchant-guild"), windfall("asteroid-belt", "mining-robots")]),
        ["asteroid-belt", "pre-sentient-race"]
    );
    // Galactic Engineers first, on the only world that fits Mining Robots: these go without.
    assert_eq!(play(&[windfall("asteroid-belt", "galactic-engineers")]), ["asteroid-belt"]);
    assert_eq!(play(&[windfall("pre-sentient-race", "galactic-engineers")]), ["asteroid-belt", "pre-sentient-race"]);
    let told = |event: &Event| matches!(event, Event::Goods { seat: Seat(0), .. });
    assert_eq!(desk.count(told), 0);
}
