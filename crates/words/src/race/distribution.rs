//! How many cards there are of what, counted from the table of designs, two copies as two.

use race::cards::{Body, CARDS, Consume, DESIGNS, Design, Good, Keyword, Power, Price};

use super::names;
use crate::Row;
use crate::phrase::{Phrase, phrase, signed};

fn count(fits: impl Fn(&Design) -> bool) -> usize {
    DESIGNS.iter().filter(|design| fits(design)).map(|design| usize::from(design.copies)).sum()
}

fn military(design: &Design) -> i8 {
    let amount = |power: &Power| if let Power::Military(amount) = *power { amount } else { 0 };
    design.powers.iter().map(amount).sum()
}

/// Rulebook, "Card distribution".
pub fn distribution() -> Vec<Row> {
    let start = |design: &Design| design.start.is_some();
    let all = phrase("distribution-cards")
        .set("cards", CARDS)
        .set("start", count(start))
        .set("worlds", count(|design| design.is_world() && !start(design)))
        .set("developments", count(|design| !design.is_world()))
        .set("six", count(|design| !design.scoring.is_empty()));
    let cost = |cost: u8| {
        let costs = |world: bool| count(|design| design.price == Price::Pay(cost) && design.is_world() == world);
        phrase("distribution-cost").set("cost", cost).set("worlds", costs(true)).set("developments", costs(false))
    };
    let defense = |defense: u8| {
        let guarded = |design: &Design| design.price == Price::Defense(defense);
        let titled = |keyword| count(|design| guarded(design) && design.is_titled(keyword));
        phrase("distribution-defense")
            .set("defense", defense)
            .set("worlds", count(guarded))
            .set("rebels", titled(Keyword::Rebel))
            .set("aliens", titled(Keyword::Alien))
    };
    let by_good = |body: fn(Good) -> Body| -> Vec<Phrase> {
        let one = |good: Good| {
            let worlds = count(|design| design.body == body(good));
            phrase("distribution-good").set("good", names::good(good)).set("count", worlds)
        };
        Good::ALL.map(one).to_vec()
    };
    let strength = |amount: i8| {
        phrase("distribution-amount")
            .set("amount", signed(amount))
            .set("count", count(|design| military(design) == amount))
    };
    let eats = |design: &Design| {
        design.consume.iter().any(|power| match power {
            Consume::Goods { .. } | Consume::Kinds { .. } | Consume::All | Consume::ForPrice { .. } => true,
            Consume::Draw(_) | Consume::Gamble { .. } | Consume::HandCards { .. } => false,
        })
    };
    let lists = [
        Row::list(phrase("distribution-costs"), (0..=6).map(cost).collect()),
        Row::list(phrase("distribution-defenses"), (1..=7).map(defense).collect()),
        Row::list(phrase("distribution-production"), by_good(Body::Production)),
        Row::list(phrase("distribution-windfall"), by_good(Body::Windfall)),
        Row::list(phrase("distribution-military"), [3, 2, 1, -1].map(strength).to_vec()),
    ];
    let consumers = phrase("distribution-consume").set("count", count(eats));
    std::iter::once(all.into()).chain(lists.into_iter().flatten()).chain([consumers.into()]).collect()
}
