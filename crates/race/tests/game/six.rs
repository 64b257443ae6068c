//! What 6-cost developments score (SIX-1 to SIX-12).

use crate::common::*;
use race::cards::{DESIGNS, Power, Row, Sums};
use race::{Kind, six_cost_points};

/// What a 6-cost development scores in a tableau that holds it, with so many VPs in chips.
#[track_caller]
fn check(six: &'static str, others: &[&'static str], chips: u8, points: i16) {
    let tableau = [&["old-earth", six][..], others].concat();
    let desk = Position::new(2).tableau(0, &tableau).tableau(1, &["alpha-centauri"]).chips(0, chips).deal();
    let kinds = || tableau.iter().map(|id| kind(id));
    let scored = six_cost_points(kind(six), kinds(), &desk.seat(0).sums, chips);
    assert_eq!(scored, points, "{six} with {others:?}");
    // Through the whole score: printed VPs, chips and the other 6-cost developments taken away.
    let printed: i16 = kinds().map(|kind| i16::from(kind.design().vp)).sum();
    let rest: i16 = others.iter().map(|id| six_cost_points(kind(id), kinds(), &desk.seat(0).sums, chips)).sum();
    assert_eq!(desk.points(0) - printed - i16::from(chips) - rest, points, "{six} with {others:?}");
}

/// SIX-1: each card once, by the first condition that it meets. A card that meets two conditions of one development:
/// Alien Robotic Factory (Alien production and titled Alien), Rebel military worlds, 6-cost developments.
#[test]
fn each_card_scores_once() {
    check("alien-tech-institute", &["alien-robotic-factory"], 0, 2 + 3);
    check("galactic-imperium", &["rebel-miners"], 0, 2);
    check("galactic-federation", &["new-economy"], 0, 2 + 2);
    check("galactic-survey-seti", &["star-nomad-lair"], 0, 1 + 1 + 2);
    // Nothing scores by two conditions anywhere: one development, one card more, at most its highest condition more.
    for six in DESIGNS.iter().filter(|design| !design.scoring.is_empty()) {
        let highest = six.scoring.iter().map(|scoring| i16::from(scoring.vp)).max().unwrap();
        for card in Kind::all() {
            let sums = Sums::default();
            assert!((0..=highest).contains(&six_cost_points(kind(six.id), [card].into_iter(), &sums, 0)), "{}", six.id);
        }
    }
}

/// SIX-2: different developments score the same card independently.
#[test]
fn developments_score_independently() {
    let desk = Position::new(2)
        .tableau(
            0,
            &["new-sparta", "galactic-imperium", "pan-galactic-league", "galactic-survey-seti", "rebel-warrior-race"],
        )
        .deal();
    // New Sparta 1, 1, 1; Rebel Warrior Race 2, 2, 1; SETI itself 1.
    assert_eq!(desk.state.score(tabletop::Seat(0)).developments, (1 + 2) + (1 + 2) + (1 + 1 + 1));
}

/// SIX-3: world conditions count military and other worlds alike.
#[test]
fn military_worlds_are_worlds() {
    check("mining-league", &["rebel-miners", "mining-world"], 0, 2 + 2);
    check("free-trade-association", &["new-survivalists", "pirate-world", "galactic-resort"], 0, 2 + 1 + 1);
    check("merchant-guild", &["new-survivalists", "gem-world"], 0, 4);
    check("alien-tech-institute", &["lost-alien-battle-fleet", "lost-alien-warship"], 0, 2 + 3 + 2);
}

/// SIX-4: the third condition is for Alien titles without an Alien good: the Rosetta Stone World and the Institute.
#[test]
fn alien_tech_institute() {
    check("alien-tech-institute", &[], 0, 2);
    check("alien-tech-institute", &["alien-rosetta-stone-world"], 0, 4);
    check("alien-tech-institute", &["alien-robotic-factory", "deserted-alien-outpost", "gem-world"], 0, 2 + 3 + 2);
    let other: Vec<&str> = DESIGNS
        .iter()
        .filter(|design| design.is_titled(race::cards::Keyword::Alien) && design.good().is_none())
        .map(|design| design.id)
        .collect();
    assert_eq!(other, ["alien-rosetta-stone-world", "alien-tech-institute"]);
}

/// SIX-5.
#[test]
fn galactic_federation() {
    check("galactic-federation", &[], 0, 2);
    check("galactic-federation", &["merchant-guild", "public-works", "drop-ships", "gem-world"], 0, 2 + 2 + 1 + 1);
}

/// SIX-6: a military Genes world 2, another military world 1, Contact Specialist 3.
#[test]
fn pan_galactic_league() {
    check("pan-galactic-league", &["avian-uplift-race"], 0, 2);
    check(
        "pan-galactic-league",
        &["pre-sentient-race", "distant-world", "rebel-base", "contact-specialist"],
        0,
        2 + 2 + 1 + 3,
    );
}

/// SIX-7.
#[test]
fn galactic_survey_seti() {
    // Old Earth is a world.
    check("galactic-survey-seti", &[], 0, 1 + 1);
    check("galactic-survey-seti", &["star-nomad-lair", "malevolent-lifeforms", "gem-world"], 0, 2 + 2 + 2 + 1);
    check(
        "galactic-survey-seti",
        &["expedition-force", "research-labs", "galactic-renaissance", "drop-ships"],
        0,
        2 + 3,
    );
    assert_eq!(with_power(Row::Explore, true), ["star-nomad-lair", "malevolent-lifeforms"]);
    let developments = ["expedition-force", "research-labs", "galactic-renaissance", "galactic-survey-seti"];
    assert_eq!(with_power(Row::Explore, false), developments);
}

fn with_power(row: Row, world: bool) -> Vec<&'static str> {
    DESIGNS
        .iter()
        .filter(|design| design.is_world() == world && design.has_power(row))
        .map(|design| design.id)
        .collect()
}

/// SIX-8: the $ row only; Black Market Trading World is not in it.
#[test]
fn trade_league() {
    let developments = ["export-duties", "genetics-lab", "mining-conglomerate", "trade-league"];
    assert_eq!(with_power(Row::Trade, false), developments);
    let worlds = [
        "old-earth",
        "star-nomad-lair",
        "pirate-world",
        "spice-world",
        "space-port",
        "galactic-engineers",
        "bio-hazard-mining-world",
        "distant-world",
        "merchant-world",
    ];
    assert_eq!(with_power(Row::Trade, true), worlds);
    check("trade-league", &["black-market-trading-world", "gem-world"], 0, 2 + 1);
    check("trade-league", &["export-duties", "genetics-lab", "mining-conglomerate"], 0, 1 + 8);
    check("trade-league", &worlds[1..], 0, 2 + 9);
}

/// SIX-9: the powers of IV, those that consume no goods too; Trade powers do not count.
#[test]
fn new_economy() {
    // Old Earth 1, itself 2.
    check("new-economy", &[], 0, 3);
    check("new-economy", &["black-market-trading-world", "trade-league"], 0, 3 + 1 + 2);
    check("new-economy", &["deficit-spending", "merchant-world", "gambling-world"], 0, 3 + 2 + 1 + 1);
    check("new-economy", &["export-duties", "spice-world", "space-port"], 0, 3);
}

/// SIX-10: full threes of chips, and 3 for each of the named cards.
#[test]
fn galactic_renaissance() {
    for (chips, points) in [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)] {
        check("galactic-renaissance", &["tourist-world"], chips, points);
    }
    check("galactic-renaissance", &["research-labs", "galactic-trendsetters", "artist-colony"], 4, 1 + 9);
}

/// SIX-11, 14/5: general Military with all negatives and without a floor; nothing special, no New Military Tactics.
#[test]
fn new_galactic_order() {
    check("new-galactic-order", &[], 0, 2);
    check("new-galactic-order", &["drop-ships", "space-marines", "rebel-outpost"], 0, 2 + 3 + 2 + 1);
    check("new-galactic-order", &["galactic-imperium", "alien-tech-institute", "new-military-tactics"], 0, 2);
    check("new-galactic-order", &["contact-specialist", "refugee-world"], 0, 0);
    // The lowest of all: its own 2 and every negative card, of which a tableau holds one of each kind.
    let negative = |power: &Power| matches!(power, Power::Military(amount) if *amount < 0);
    let negatives: Vec<&str> =
        DESIGNS.iter().filter(|design| design.powers.iter().any(negative)).map(|design| design.id).collect();
    assert_eq!(negatives, ["refugee-world", "empath-world", "contact-specialist", "pan-galactic-league"]);
    check("new-galactic-order", &negatives, 0, -2);
}

/// SIX-12: 2 per production world, nothing for windfalls and gray worlds.
#[test]
fn merchant_guild() {
    check("merchant-guild", &["gem-world", "mining-world", "plague-world", "alien-robotic-factory"], 0, 8);
    check("merchant-guild", &["asteroid-belt", "refugee-world", "tourist-world", "drop-ships"], 0, 0);
}
