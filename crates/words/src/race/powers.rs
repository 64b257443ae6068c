//! Every power as a phrase, from the data that the engine runs.

use race::Kind;
use race::cards::{Consume, Good, Power, Produce, Target, Want};

use super::names;
use crate::phrase::{Phrase, and, cards, phrase, signed, vp};

/// "worlds" or "Rare worlds".
fn worlds(want: Want) -> Phrase {
    match want {
        Want::Any => phrase("worlds-any"),
        Want::Only(good) => worlds_of(good),
    }
}

pub(super) fn worlds_of(good: Good) -> Phrase {
    phrase("worlds-of").set("good", names::good(good))
}

/// "2 goods" or "2 Rare goods".
pub(super) fn goods(count: u8, want: Want) -> Phrase {
    match want {
        Want::Any => phrase("goods-any").set("count", count),
        Want::Only(good) => phrase("goods-of").set("count", count).set("good", names::good(good)),
    }
}

/// A power of the rows Explore, Develop, Settle and Trade.
pub(super) fn power(power: Power) -> Phrase {
    match power {
        Power::Look(n) => phrase("power-look").set("count", n),
        Power::Keep(n) => phrase("power-keep").set("count", n),
        Power::DrawAtStart(n) => phrase("power-draw-at-start").set("cards", cards(n)),
        Power::DevelopDiscount(n) => phrase("power-develop-discount").set("cards", cards(n)),
        Power::DrawAfterDevelopment(n) => phrase("power-draw-after-development").set("cards", cards(n)),
        Power::Military(n) => phrase("power-military").set("amount", signed(n)),
        Power::MilitaryVs(n, target) => {
            let target = match target {
                Target::Rebels => phrase("worlds-rebel"),
                Target::Kind(good) => worlds_of(good),
            };
            phrase("power-military-vs").set("amount", signed(n)).set("worlds", target)
        }
        Power::SettleDiscount(n, want) => {
            phrase("power-settle-discount").set("worlds", worlds(want)).set("cards", cards(n))
        }
        Power::DiscardForZeroCost => phrase("power-discard-for-zero-cost"),
        Power::DiscardForMilitary(n) => phrase("power-discard-for-military").set("amount", signed(n)),
        Power::PayForMilitary(n) => phrase("power-pay-for-military").set("number", n),
        Power::DrawAfterWorld(n) => phrase("power-draw-after-world").set("cards", cards(n)),
        Power::TradeBonus(n, want) => phrase("power-trade-bonus").set("count", n).set("good", names::wanted(want)),
        Power::TradeBonusHere(n) => phrase("power-trade-bonus-here").set("count", n),
    }
}

/// "2 VP and 1 card".
pub(super) fn gain(points: u8, drawn: u8) -> Phrase {
    let points = (points > 0).then(|| vp(points));
    let drawn = (drawn > 0).then(|| cards(drawn));
    and(points.into_iter().chain(drawn).collect())
}

/// A power of the Consume row. `times`: what VPs are multiplied by, 1 or 2.
pub(super) fn consume(power: Consume, times: u8) -> Phrase {
    match power {
        Consume::Goods { good, per_use: 1, uses, vp, cards } if uses > 1 => {
            phrase("consume-goods-each").set("goods", goods(uses, good)).set("gain", gain(vp * times, cards))
        }
        Consume::Goods { good, per_use, vp, cards, .. } => {
            phrase("consume-goods").set("goods", goods(per_use, good)).set("gain", gain(vp * times, cards))
        }
        Consume::Kinds { kinds, vp } => phrase("consume-kinds").set("kinds", kinds).set("gain", gain(vp * times, 0)),
        Consume::All => phrase("consume-all").set("double", times > 1),
        Consume::ForPrice { with_bonuses } => phrase("consume-for-price").set("bonuses", with_bonuses),
        Consume::Draw(n) => phrase("consume-draw").set("cards", cards(n)),
        Consume::Gamble { min, max } => phrase("consume-gamble").set("min", min).set("max", max),
        Consume::HandCards { max, vp_each } => {
            phrase("consume-hand-cards").set("cards", cards(max)).set("vp", vp(vp_each))
        }
    }
}

/// A power of the Produce row of this card.
pub(super) fn produce(kind: Kind, power: Produce) -> Phrase {
    match power {
        Produce::Here => phrase("produce-here").set("good", names::good_of(kind)),
        Produce::DrawIfHere(n) => phrase("produce-draw-if-here").set("cards", cards(n)),
        Produce::OnWindfall(Want::Any) => phrase("produce-on-windfall-any"),
        Produce::OnWindfall(Want::Only(good)) => phrase("produce-on-windfall-of").set("good", names::good(good)),
        Produce::Draw(n) => phrase("produce-draw").set("cards", cards(n)),
        Produce::DrawPerGood(n, good) => {
            phrase("produce-draw-per-good").set("cards", cards(n)).set("good", names::good(good))
        }
        Produce::DrawPerKind(n) => phrase("produce-draw-per-kind").set("cards", cards(n)),
        Produce::DrawIfMost(n, good) => {
            phrase("produce-draw-if-most").set("cards", cards(n)).set("good", names::good(good))
        }
        Produce::DrawPerWorld(n, good) => {
            phrase("produce-draw-per-world").set("cards", cards(n)).set("good", names::good(good))
        }
    }
}
