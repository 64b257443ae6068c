//! III: Settle (SET3-1 to SET3-19), with the decided points 14/1, 14/2 and 14/8.

use crate::common::*;
use race::{Action, Cause, Event, Item, Kind, Phase, Prompt, Race, Way, settle_cost, strength_against};
use tabletop::{Game, Refusal, Seat, SeatSet, Shows, Viewer};

use Action::{Develop, Produce, Settle};
use Way::{ColonyShip, Conquer, ConquerWithTactics, Pay};

/// Cards to pay with; no test has one of them in a tableau.
const MONEY: [&str; 7] = [
    "new-economy",
    "merchant-guild",
    "mining-league",
    "trade-league",
    "galactic-survey-seti",
    "galactic-renaissance",
    "pan-galactic-league",
];

/// The ways in which seat 0 can place a world: which are offered, and what is paid. None: the world is not offered.
#[track_caller]
fn check(tableau: &[&'static str], world: &'static str, money: usize, ways: &[Way], cost: u8) {
    let start = if tableau.iter().any(|id| kind(id).design().start.is_some()) { &[][..] } else { &["old-earth"] };
    let tableau = [start, tableau].concat();
    let others = ["epsilon-eridani", "alpha-centauri"];
    let other = others.iter().find(|id| !tableau.contains(id) && **id != world).unwrap();
    let hand = [&[world][..], &MONEY[..money]].concat();
    let mut desk = Position::new(2).tableau(0, &tableau).tableau(1, &[other]).hand(0, &hand).deal();
    desk.picks(&[Develop, Settle]).leave(Phase::DevelopPlace);
    let what = format!("{world} with {tableau:?} and {money} cards");
    assert_eq!(desk.offered_cards(0).contains(&world), !ways.is_empty(), "{what}");
    if ways.is_empty() {
        assert!(desk.answer(0, &cards(&[world])).is_err(), "{what}");
        return;
    }
    desk.place(&[world, ""]);
    if ways.len() > 1 {
        assert_eq!(desk.prompt(0), Prompt::SettleWay { card: kind(world) }, "{what}");
        assert_eq!(desk.offered(0), ways.iter().map(|&way| Item::Way(way)).collect::<Vec<_>>(), "{what}");
        assert_eq!(desk.ask(0).pick.min, 1);
    }
    for &way in ways {
        let mut desk = desk.clone();
        if ways.len() > 1 {
            desk.way(0, way);
        }
        let cost = if way == Pay { cost } else { 0 };
        if cost > 0 && usize::from(cost) < money {
            assert_eq!(desk.prompt(0), Prompt::SettlePay { card: kind(world), cost }, "{what}");
            desk.cards(0, &MONEY[..usize::from(cost)]);
        }
        let settled = Event::Settled { seat: Seat(0), card: kind(world), way, cost };
        assert_eq!(desk.count(|event| *event == settled), 1, "{what}: {settled:?} in {:?}", desk.public());
        assert_eq!(desk.hand_size(0), money - usize::from(cost), "{what}");
        let spent = |id: &'static str| usize::from(tableau.contains(&id) && !desk.tableau(0).contains(&id.to_string()));
        assert_eq!(spent("colony-ship"), usize::from(way == ColonyShip), "{what}");
        assert_eq!(spent("new-military-tactics"), usize::from(way == ConquerWithTactics), "{what}");
    }
}

/// SET3-1, SET3-17: one world or none, face down; all are revealed together.
#[test]
fn worlds_are_revealed_together() {
    let mut desk = Position::new(3)
        .hand(0, &["refugee-world", "pilgrimage-world", "drop-ships"])
        .hand(1, &["artist-colony", "gem-world", "drop-ships"])
        .deal();
    desk.picks(&[Produce, Settle, Settle]);
    assert_eq!(desk.asked(), [0, 1], "an empty hand has no world, as everyone can see");
    assert!(desk.ask(0).sealed && desk.ask(0).shows == Shows::Items);
    assert_eq!(desk.offered_cards(0), ["refugee-world", "pilgrimage-world"]);
    let two = cards(&["refugee-world", "pilgrimage-world"]);
    assert_eq!(desk.answer(0, &two), Err(Refusal::TooMany { max: 1, picked: 2 }));
    desk.place(&["refugee-world", "artist-colony"]);
    assert_eq!(desk.showed, SeatSet::all(3));
    let reveals = |event: &Event| matches!(event, Event::Reveals { .. } | Event::RevealsNothing { .. });
    assert_eq!(desk.count(reveals), 3);
    assert_eq!(desk.ask(1).shows, Shows::Count, "what is paid is secret");
    desk.cards(1, &["gem-world"]);
    assert_eq!([0, 1, 2].map(|seat| desk.seat(seat).tableau.len()), [2, 2, 1]);
    let named = |event: &&Event| matches!(event, Event::Discarded { .. });
    assert_eq!(desk.seen(Viewer::Seat(Seat(0))).iter().filter(named).count(), 0);
}

/// SET3-2: cost less Replicant Robots and the discounts for its kind; never conquered, however strong.
#[test]
fn paying_for_a_world() {
    check(&[], "mining-world", 5, &[Pay], 3);
    check(&["replicant-robots"], "mining-world", 5, &[Pay], 1);
    check(&["mining-robots"], "mining-world", 5, &[Pay], 2);
    check(&["alpha-centauri", "mining-robots"], "mining-world", 5, &[Pay], 1);
    check(&["alpha-centauri", "mining-robots", "replicant-robots"], "mining-world", 5, &[Pay], 0);
    check(&["mining-robots"], "gem-world", 5, &[Pay], 2);
    check(&["alien-tech-institute"], "deserted-alien-library", 5, &[Pay], 4);
    check(&["alien-tech-institute", "alien-rosetta-stone-world"], "deserted-alien-library", 5, &[Pay], 2);
    check(&["space-marines", "drop-ships"], "mining-world", 5, &[Pay], 3);
    check(&["space-marines", "drop-ships", "new-military-tactics"], "mining-world", 2, &[], 0);
}

/// 14/8: discounts for Alien worlds look at the good: Alien Rosetta Stone World has none.
#[test]
fn the_rosetta_stone_world_is_no_alien_world_for_discounts() {
    check(&["alien-tech-institute"], "alien-rosetta-stone-world", 5, &[Pay], 3);
    check(&["alien-tech-institute"], "alien-rosetta-stone-world", 2, &[], 0);
}

/// SET3-3, SET3-5: Military at least the defense; nothing is discarded; Military may be negative.
#[test]
fn conquest() {
    check(&["epsilon-eridani"], "rebel-fuel-cache", 0, &[Conquer], 0);
    check(&["epsilon-eridani"], "former-penal-colony", 6, &[], 0);
    check(&["new-sparta"], "former-penal-colony", 0, &[Conquer], 0);
    check(&["new-sparta", "refugee-world"], "former-penal-colony", 6, &[], 0);
    check(&["new-sparta", "refugee-world"], "rebel-fuel-cache", 0, &[Conquer], 0);
    check(&["new-sparta", "refugee-world", "empath-world"], "rebel-fuel-cache", 6, &[], 0);
    check(&["old-earth", "empath-world", "new-military-tactics"], "pirate-world", 0, &[], 0);
    check(&["old-earth", "empath-world", "new-military-tactics"], "former-penal-colony", 0, &[ConquerWithTactics], 0);
}

/// SET3-4: which special Military fits which world.
#[test]
fn special_military() {
    // Galactic Imperium: Rebel military worlds.
    check(&["galactic-imperium"], "rebel-warrior-race", 0, &[Conquer], 0);
    check(&["galactic-imperium"], "pirate-world", 6, &[], 0);
    check(&["galactic-imperium", "drop-ships"], "rebel-homeworld", 0, &[Conquer], 0);
    // Alpha Centauri: Rare.
    check(&["alpha-centauri"], "rebel-fuel-cache", 0, &[Conquer], 0);
    check(&["alpha-centauri"], "star-nomad-lair", 6, &[], 0);
    // Alien Tech Institute and Alien Rosetta Stone World: Alien.
    check(&["alien-tech-institute"], "alien-robot-sentry", 0, &[Conquer], 0);
    check(&["alien-tech-institute", "alien-rosetta-stone-world"], "alien-robot-scout-ship", 0, &[Conquer], 0);
    check(&["alien-tech-institute", "alien-rosetta-stone-world"], "former-penal-colony", 6, &[], 0);
    // Everything together: 1 + 2 + 3 + 2 + 3.
    let desk = Position::new(2)
        .tableau(0, &["epsilon-eridani", "space-marines", "drop-ships", "alien-tech-institute", "new-military-tactics"])
        .tableau(1, &["old-earth"])
        .deal();
    let sums = &desk.seat(0).sums;
    assert_eq!(strength_against(sums, kind("lost-alien-battle-fleet")) + sums.tactics, 11);
}

/// SET3-6: purchase with Contact Specialist at defense - 1, and all discounts for worlds count; the rulebook's example of
/// Mining Robots with a Rare military world.
#[test]
fn purchase_of_a_military_world() {
    check(&["contact-specialist"], "former-penal-colony", 3, &[Pay], 1);
    check(&["contact-specialist"], "rebel-fuel-cache", 0, &[Pay], 0);
    check(&["contact-specialist"], "pirate-world", 1, &[], 0);
    check(&["contact-specialist", "mining-robots"], "rebel-miners", 3, &[Pay], 0);
    check(&["contact-specialist", "mining-robots"], "former-penal-colony", 3, &[Pay], 1);
    check(&["contact-specialist", "replicant-robots"], "pirate-world", 3, &[Pay], 0);
    check(&["contact-specialist", "replicant-robots"], "malevolent-lifeforms", 3, &[Pay], 1);
    // Alpha Centauri: a discount of 1 for the purchase and +1 for the conquest, but Contact Specialist costs 1 Military.
    check(&["alpha-centauri", "contact-specialist"], "rebel-miners", 3, &[Pay], 0);
}

/// SET3-7: never one of the four military worlds with an Alien good; Rebels may be bought.
#[test]
fn no_purchase_of_alien_military_worlds() {
    let alien_worlds: Vec<&str> = Kind::all()
        .map(|kind| kind.design())
        .filter(|design| design.is_military() && design.is_titled(race::cards::Keyword::Alien))
        .map(|design| design.id)
        .collect();
    assert_eq!(
        alien_worlds,
        ["alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-warship", "lost-alien-battle-fleet"]
    );
    for world in Kind::all().map(|kind| kind.design()).filter(|design| design.is_military() && design.start.is_none()) {
        let barred = alien_worlds.contains(&world.id);
        let cost = world.number() - 1;
        check(&["contact-specialist"], world.id, 7, if barred { &[] } else { &[Pay] }, cost);
        check(&["contact-specialist", "colony-ship"], world.id, 7, if barred { &[] } else { &[Pay, ColonyShip] }, cost);
        let sums = Position::new(2).tableau(0, &["old-earth", "contact-specialist"]).deal().seat(0).sums;
        assert_eq!(settle_cost(&sums, kind(world.id)), (!barred).then_some(cost));
    }
}

/// SET3-8: the two ways never mix; Contact Specialist's own -1 counts in conquest only.
#[test]
fn ways_do_not_mix() {
    // Military 2 against 4, three cards: 2 short either way.
    check(&["new-sparta", "contact-specialist"], "malevolent-lifeforms", 2, &[], 0);
    check(&["new-sparta", "contact-specialist"], "malevolent-lifeforms", 3, &[Pay], 3);
    check(&["new-sparta", "contact-specialist"], "rebel-fuel-cache", 0, &[Conquer, Pay], 0);
    // 2 - 1 = 1 does not conquer 2; it is bought at 2 - 1.
    check(&["new-sparta", "contact-specialist"], "former-penal-colony", 3, &[Pay], 1);
}

/// SET3-9: where both ways work the player chooses.
#[test]
fn conquest_or_purchase() {
    check(&["contact-specialist", "drop-ships"], "former-penal-colony", 3, &[Conquer, Pay], 1);
    check(&["contact-specialist", "drop-ships"], "former-penal-colony", 0, &[Conquer], 0);
}

/// SET3-10: Colony Ship for a world that is paid for, but not with an Alien good; Alien Rosetta Stone World is gray.
#[test]
fn colony_ship() {
    check(&["colony-ship"], "tourist-world", 0, &[ColonyShip], 0);
    check(&["colony-ship"], "tourist-world", 5, &[Pay, ColonyShip], 4);
    check(&["colony-ship"], "deserted-alien-outpost", 0, &[], 0);
    check(&["colony-ship"], "deserted-alien-outpost", 4, &[Pay], 4);
    check(&["colony-ship"], "alien-robotic-factory", 0, &[], 0);
    check(&["colony-ship"], "alien-robotic-factory", 6, &[Pay], 6);
    check(&["colony-ship"], "alien-rosetta-stone-world", 0, &[ColonyShip], 0);
    // SET3-12: also for a world that costs nothing anyway.
    check(&["colony-ship"], "refugee-world", 2, &[Pay, ColonyShip], 0);
}

/// SET3-11, and the rulebook's example: with Contact Specialist it places a military world for nothing, alone it never does.
#[test]
fn colony_ship_with_contact_specialist() {
    check(&["colony-ship", "contact-specialist"], "rebel-homeworld", 0, &[ColonyShip], 0);
    check(&["colony-ship", "contact-specialist"], "rebel-homeworld", 6, &[Pay, ColonyShip], 6);
    check(&["colony-ship", "contact-specialist"], "lost-alien-warship", 6, &[], 0);
    check(&["colony-ship"], "rebel-fuel-cache", 6, &[], 0);
    check(&["new-sparta", "colony-ship"], "rebel-fuel-cache", 6, &[Conquer], 0);
}

/// SET3-12: it leaves the tableau before everyone's eyes; the size of the tableau stays.
#[test]
fn colony_ship_is_spent() {
    let mut desk = Position::new(2).tableau(0, &["old-earth", "colony-ship"]).hand(0, &["asteroid-belt"]).deal();
    desk.picks(&[Settle, Settle]).place(&["asteroid-belt", ""]);
    assert_eq!(desk.tableau(0), ["old-earth", "asteroid-belt*"]);
    assert_eq!(desk.discards(), ["colony-ship"]);
    assert_eq!(desk.count(|event| *event == Event::Spent { seat: Seat(0), card: kind("colony-ship") }), 1);
    assert_eq!(Race::view(&desk.state, Viewer::Public).open_discards, [kind("colony-ship")]);
    assert_eq!(desk.seat(0).sums.colony_ship, 0, "it can be used once");
}

/// SET3-13, 14/1, KEL-4: New Military Tactics only with a conquest, then also when it is not needed; gone at once.
#[test]
fn new_military_tactics() {
    check(&["new-military-tactics"], "pirate-world", 0, &[ConquerWithTactics], 0);
    check(&["new-military-tactics"], "malevolent-lifeforms", 6, &[], 0);
    check(&["new-sparta", "new-military-tactics"], "former-penal-colony", 0, &[Conquer, ConquerWithTactics], 0);
    check(&["new-military-tactics"], "tourist-world", 5, &[Pay], 4);
    check(&["new-military-tactics", "contact-specialist"], "rebel-fuel-cache", 0, &[ConquerWithTactics, Pay], 0);
    check(&["new-military-tactics", "contact-specialist"], "pirate-world", 2, &[Pay], 2);
    check(
        &["new-sparta", "new-military-tactics", "contact-specialist", "colony-ship"],
        "rebel-fuel-cache",
        3,
        &[Conquer, ConquerWithTactics, Pay, ColonyShip],
        0,
    );
    // +3 until this Settle ends: with two Settle phases the second is without.
    let mut desk = Position::experienced()
        .tableau(0, &["old-earth", "new-military-tactics"])
        .hand(0, &["pirate-world", "rebel-warrior-race"])
        .deal();
    desk.pairs([[Settle, Settle], [Settle, Produce]]).place(&["pirate-world", ""]);
    assert_eq!((desk.state.phase, desk.state.repeat), (Phase::SettlePlace, true));
    assert!(!desk.offered_cards(0).contains(&"rebel-warrior-race"));
}

/// SET3-14: a windfall world gets the top card of the supply, unseen, paid or conquered; other worlds get nothing.
#[test]
fn windfall_goods() {
    for (start, world, good) in [
        ("old-earth", "refugee-world", true),
        ("epsilon-eridani", "rebel-fuel-cache", true),
        ("old-earth", "pilgrimage-world", false),
        ("epsilon-eridani", "new-survivalists", false),
    ] {
        let mut desk = Position::new(2)
            .tableau(0, &[start])
            .tableau(1, &["alpha-centauri"])
            .hand(0, &[world])
            .supply(&["merchant-world", "rebel-base"])
            .deal();
        desk.picks(&[Settle, Settle]).place(&[world, ""]);
        let under = desk.seat(0).tableau[1].good;
        assert_eq!(desk.goods(0).contains(&world), good, "{world}");
        // The bonus draws after it (SET3-15).
        if good {
            assert_eq!((Kind::of(under), desk.hand(0)), (kind("merchant-world"), vec!["rebel-base"]));
        } else {
            assert_eq!(desk.hand(0), ["merchant-world"]);
        }
        for viewer in Viewer::all(2) {
            let told = serde_json::to_string(&(Race::view(&desk.state, viewer), desk.seen(viewer))).unwrap();
            assert!(!good || !told.contains("merchant-world"), "{viewer:?}");
        }
    }
}

/// SET3-15: the bonus card is for the one who picked Settle and placed a world.
#[test]
fn settle_bonus() {
    for (action, world, drawn) in [(Settle, "refugee-world", 1), (Settle, "", 0), (Produce, "refugee-world", 0)] {
        let mut desk = Position::new(2).hand(0, &["refugee-world"]).deal();
        desk.picks(&[action, Settle]).place(&[world, ""]);
        assert_eq!(desk.drew(0, Cause::Bonus), drawn);
    }
}

/// SET3-16: Terraforming Robots draw after any world, military or not, besides the bonus; not when nothing is placed.
#[test]
fn terraforming_robots() {
    for (start, world, drawn) in
        [("old-earth", "refugee-world", 1), ("epsilon-eridani", "outlaw-world", 1), ("old-earth", "", 0)]
    {
        let tableau = [start, "terraforming-robots"];
        let mut desk = Position::new(2).tableau(0, &tableau).tableau(1, &["alpha-centauri"]);
        desk = desk.hand(0, if world.is_empty() { &["refugee-world"] } else { std::slice::from_ref(&world) });
        let mut desk = desk.deal();
        desk.picks(&[Settle, Settle]).place(&[world, ""]);
        assert_eq!((desk.drew(0, by("terraforming-robots")), desk.drew(0, Cause::Bonus)), (drawn, drawn));
    }
}

/// SET3-18, 14/2: a world that can be neither paid for nor conquered cannot be chosen.
#[test]
fn only_what_can_be_placed() {
    let hand = ["rebel-homeworld", "deserted-alien-library", "rebel-fuel-cache", "tourist-world", "drop-ships"];
    let mut desk = Position::new(2).hand(0, &hand).deal();
    desk.picks(&[Settle, Settle]);
    assert_eq!(desk.offered_cards(0), ["tourist-world"], "4 cards for a cost of 4");
    assert_eq!(desk.answer(0, &cards(&["rebel-homeworld"])), Err(Refusal::NotOffered { index: 0 }));
    // With nothing at all to place a seat with cards is still asked: what it holds is its secret.
    let mut desk = Position::new(2).hand(0, &["rebel-homeworld"]).deal();
    desk.picks(&[Settle, Settle]);
    let ask = desk.ask(0);
    assert!(ask.pick.from.is_empty() && ask.pick.max == 0);
}

/// SET3-19, ORD-3: where a tableau can reach twelve, the ways are chosen one after another from the lowest start world.
#[test]
fn ways_in_order_near_the_end() {
    let ten = [
        "public-works",
        "export-duties",
        "mining-robots",
        "space-marines",
        "deficit-spending",
        "genetics-lab",
        "research-labs",
        "interstellar-bank",
        "terraforming-robots",
    ];
    let tableau = |start| [&[start, "colony-ship"][..], &ten].concat();
    for (cards_before, in_order) in [(11, true), (10, false)] {
        let mut desk = Position::new(2)
            .tableau(0, &tableau("epsilon-eridani")[..cards_before])
            .tableau(1, &["old-earth", "colony-ship"])
            .hand(0, &["gem-world", "merchant-guild", "new-economy"])
            .hand(1, &["spice-world", "mining-league", "trade-league"])
            .deal();
        desk.picks(&[Settle, Settle]).place(&["gem-world", "spice-world"]);
        assert_eq!(desk.asked(), if in_order { vec![1] } else { vec![0, 1] });
        desk.way(1, ColonyShip);
        assert_eq!(desk.asked(), [0]);
        desk.way(0, ColonyShip);
        assert_eq!(desk.seat(0).tableau.len(), cards_before, "a ship less, a world more");
        assert_eq!(desk.state.phase, Phase::ChooseAction, "no twelfth card");
    }
}
