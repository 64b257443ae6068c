//! The aid: one page with the phases, their bonuses, what is printed on cards and how the game ends.
//!
//! Signs are explained by the powers of the cards themselves, so that whoever draws the aid draws what lies on the table.

use race::Kind;
use race::cards::{Consume, Good, Power, Produce, Row as Icons, Want};

use super::names;
use crate::Row;
use crate::phrase::{Phrase, cards, one, phrase};

/// A part of the aid.
#[derive(Clone, Debug)]
pub struct Chapter {
    pub id: &'static str,
    pub name: Phrase,
    pub entries: Vec<Entry>,
}

/// What the aid says about one thing.
#[derive(Clone, Debug)]
pub struct Entry {
    pub id: &'static str,
    pub name: Phrase,
    pub lines: Vec<Phrase>,
    /// The power whose sign it explains: a card that has it, and its place among that card's powers.
    pub power: Option<(Kind, usize)>,
}

/// Every sign of a power, in the order of the phases.
pub(crate) const SIGNS: &[(Icons, &[&str])] = &[
    (Icons::Explore, &["sign-look", "sign-keep"]),
    (Icons::Develop, &["sign-develop-discount", "sign-develop-draw"]),
    (
        Icons::Settle,
        &[
            "sign-military",
            "sign-military-rebels",
            "sign-military-kind",
            "sign-settle-discount",
            "sign-settle-discount-kind",
            "sign-free-world",
            "sign-tactics",
            "sign-purchase",
            "sign-settle-draw",
        ],
    ),
    (Icons::Trade, &["sign-sale", "sign-sale-kind", "sign-sale-here"]),
    (
        Icons::Consume,
        &[
            "sign-consume",
            "sign-consume-kind",
            "sign-consume-each",
            "sign-consume-together",
            "sign-consume-kinds",
            "sign-consume-all",
            "sign-consume-price",
            "sign-consume-draw",
            "sign-gamble",
            "sign-hand-cards",
        ],
    ),
    (
        Icons::Produce,
        &[
            "sign-produce-here",
            "sign-produce-windfall",
            "sign-produce-windfall-kind",
            "sign-produce-draw",
            "sign-draw-here",
            "sign-draw-goods",
            "sign-draw-kinds",
            "sign-draw-most",
            "sign-draw-worlds",
        ],
    ),
];

fn power_sign(power: Power) -> &'static str {
    match power {
        Power::Look(_) => "sign-look",
        Power::Keep(_) => "sign-keep",
        Power::DevelopDiscount(_) => "sign-develop-discount",
        Power::DrawAtStart(_) | Power::DrawAfterDevelopment(_) => "sign-develop-draw",
        Power::Military(_) => "sign-military",
        Power::MilitaryVs(_, race::cards::Target::Rebels) => "sign-military-rebels",
        Power::MilitaryVs(_, race::cards::Target::Kind(_)) => "sign-military-kind",
        Power::SettleDiscount(_, Want::Any) => "sign-settle-discount",
        Power::SettleDiscount(_, Want::Only(_)) => "sign-settle-discount-kind",
        Power::DiscardForZeroCost => "sign-free-world",
        Power::DiscardForMilitary(_) => "sign-tactics",
        Power::PayForMilitary(_) => "sign-purchase",
        Power::DrawAfterWorld(_) => "sign-settle-draw",
        Power::TradeBonus(_, Want::Any) => "sign-sale",
        Power::TradeBonus(_, Want::Only(_)) => "sign-sale-kind",
        Power::TradeBonusHere(_) => "sign-sale-here",
    }
}

fn consume_sign(power: Consume) -> &'static str {
    match power {
        Consume::Goods { uses, .. } if uses > 1 => "sign-consume-each",
        Consume::Goods { per_use, .. } if per_use > 1 => "sign-consume-together",
        Consume::Goods { good: Want::Any, .. } => "sign-consume",
        Consume::Goods { good: Want::Only(_), .. } => "sign-consume-kind",
        Consume::Kinds { .. } => "sign-consume-kinds",
        Consume::All => "sign-consume-all",
        Consume::ForPrice { .. } => "sign-consume-price",
        Consume::Draw(_) => "sign-consume-draw",
        Consume::Gamble { .. } => "sign-gamble",
        Consume::HandCards { .. } => "sign-hand-cards",
    }
}

fn produce_sign(power: Produce) -> &'static str {
    match power {
        Produce::Here => "sign-produce-here",
        Produce::OnWindfall(Want::Any) => "sign-produce-windfall",
        Produce::OnWindfall(Want::Only(_)) => "sign-produce-windfall-kind",
        Produce::Draw(_) => "sign-produce-draw",
        Produce::DrawIfHere(_) => "sign-draw-here",
        Produce::DrawPerGood(..) => "sign-draw-goods",
        Produce::DrawPerKind(_) => "sign-draw-kinds",
        Produce::DrawIfMost(..) => "sign-draw-most",
        Produce::DrawPerWorld(..) => "sign-draw-worlds",
    }
}

/// The signs of a card's powers, in the order in which its facts list them.
pub(crate) fn signs(kind: Kind) -> impl Iterator<Item = &'static str> {
    let design = kind.design();
    let powers = design.powers.iter().map(|&power| power_sign(power));
    let consume = design.consume.iter().map(|&power| consume_sign(power));
    powers.chain(consume).chain(design.produce.iter().map(|&power| produce_sign(power)))
}

/// The first card with this sign, and the place of the power.
fn shown_by(sign: &str) -> Option<(Kind, usize)> {
    Kind::all().find_map(|kind| signs(kind).position(|other| other == sign).map(|at| (kind, at)))
}

/// The whole aid.
pub fn aid() -> Vec<Chapter> {
    let entry = |id: &'static str, name: Phrase, lines: Vec<Phrase>| Entry { id, name, lines, power: None };
    let phase = |id: &'static str, name: &'static str| {
        let bonus = phrase("aid-bonus").set("bonus", phrase(format!("{name}.bonus")));
        entry(id, phrase(format!("term-{id}")), vec![phrase(name), bonus])
    };
    let mark = |id: &'static str, name: &'static str| entry(id, phrase(name), vec![phrase(format!("{name}.text"))]);
    let sign = |&id: &&'static str| Entry { power: shown_by(id), ..entry(id, phrase(id), Vec::new()) };
    let good = |id: &'static str, good: Good, text: &'static str| {
        let price = phrase("aid-price").set("what", phrase(text)).set("cards", cards(good.price()));
        entry(id, one(names::good(good)), vec![price])
    };
    let chapter =
        |id: &'static str, name: &'static str, entries: Vec<Entry>| Chapter { id, name: phrase(name), entries };
    let round = vec![
        phase("explore", "aid-explore"),
        phase("develop", "aid-develop"),
        phase("settle", "aid-settle"),
        phase("consume", "aid-consume"),
        phase("produce", "aid-produce"),
    ];
    let face = vec![
        mark("cost", "aid-cost"),
        mark("defense", "aid-defense"),
        mark("vp", "aid-vp"),
        mark("vp-varies", "aid-vp-varies"),
        mark("windfall", "aid-windfall"),
        mark("production", "aid-production"),
        mark("start", "aid-start"),
    ];
    let goods = vec![
        good("novelty", Good::Novelty, "aid-novelty"),
        good("rare", Good::Rare, "aid-rare"),
        good("genes", Good::Genes, "aid-genes"),
        good("alien", Good::Alien, "aid-alien"),
    ];
    vec![
        chapter("round", "aid-round", round),
        chapter("face", "aid-face", face),
        chapter("signs", "aid-signs", SIGNS.iter().flat_map(|(_, signs)| signs.iter().map(sign)).collect()),
        chapter("goods", "aid-goods", goods),
        chapter("end", "term-end", vec![entry("end", phrase("term-end"), vec![phrase("aid-end")])]),
    ]
}

/// The aid as rows: powers have no signs there and are listed by phase.
pub(super) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for Chapter { id, name, entries } in aid() {
        // What has one entry has the name of its chapter.
        let deep = entries.len() > 1;
        let under = |row: Row| if deep { row.under() } else { row };
        if deep {
            rows.push(Row::from(phrase("aid-heading").set("name", name)));
        }
        if id == "signs" {
            let powers = SIGNS.iter().filter_map(|(row, signs)| {
                let label = phrase("aid-row").set("row", names::row(*row));
                Row::list(label, signs.iter().map(|&sign| phrase(sign)).collect())
            });
            rows.extend(powers.map(under));
            continue;
        }
        for Entry { name, lines, .. } in entries {
            let mut lines = lines.into_iter();
            let first = phrase("aid-entry").set("name", name).set("text", lines.next());
            rows.push(under(first.into()));
            rows.extend(lines.map(|line| under(Row::from(line)).under()));
        }
    }
    rows
}
