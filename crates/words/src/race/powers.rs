//! Every power as a phrase, from the data that the engine runs.

use race::Kind;
use race::cards::{Consume, Good, Power, Produce, Target, Want};

use super::reasons::signed;
use crate::{Line, Words};

impl Words {
    /// "worlds" or "Rare worlds".
    fn worlds(&self, want: Want) -> Line {
        match want {
            Want::Any => self.fixed("race-worlds-any"),
            Want::Only(good) => self.worlds_of(good),
        }
    }

    pub(super) fn worlds_of(&self, good: Good) -> Line {
        self.phrase("race-worlds-of").set("good", self.good(good)).line()
    }

    /// "2 goods" or "2 Rare goods".
    pub(super) fn goods(&self, count: u8, want: Want) -> Line {
        match want {
            Want::Any => self.phrase("race-goods-any").set("count", count).line(),
            Want::Only(good) => self.phrase("race-goods-of").set("count", count).set("good", self.good(good)).line(),
        }
    }

    /// A power of the rows Explore, Develop, Settle and Trade.
    pub(super) fn power(&self, power: Power) -> Line {
        let phrase = match power {
            Power::Look(n) => self.phrase("race-power-look").set("count", n),
            Power::Keep(n) => self.phrase("race-power-keep").set("count", n),
            Power::DrawAtStart(n) => self.phrase("race-power-draw-at-start").set("cards", self.cards(n)),
            Power::DevelopDiscount(n) => self.phrase("race-power-develop-discount").set("cards", self.cards(n)),
            Power::DrawAfterDevelopment(n) => {
                self.phrase("race-power-draw-after-development").set("cards", self.cards(n))
            }
            Power::Military(n) => self.phrase("race-power-military").set("amount", signed(n)),
            Power::MilitaryVs(n, target) => {
                let target = match target {
                    Target::Rebels => self.fixed("race-worlds-rebel"),
                    Target::Kind(good) => self.worlds_of(good),
                };
                self.phrase("race-power-military-vs").set("amount", signed(n)).set("worlds", target)
            }
            Power::SettleDiscount(n, want) => {
                self.phrase("race-power-settle-discount").set("worlds", self.worlds(want)).set("cards", self.cards(n))
            }
            Power::DiscardForZeroCost => self.phrase("race-power-discard-for-zero-cost"),
            Power::DiscardForMilitary(n) => self.phrase("race-power-discard-for-military").set("amount", signed(n)),
            Power::PayForMilitary(n) => self.phrase("race-power-pay-for-military").set("number", n),
            Power::DrawAfterWorld(n) => self.phrase("race-power-draw-after-world").set("cards", self.cards(n)),
            Power::TradeBonus(n, want) => {
                self.phrase("race-power-trade-bonus").set("count", n).set("good", self.a_good(want))
            }
            Power::TradeBonusHere(n) => self.phrase("race-power-trade-bonus-here").set("count", n),
        };
        phrase.line()
    }

    /// "2 VP and 1 card".
    pub(super) fn gain(&self, vp: u8, cards: u8) -> Line {
        let vp = (vp > 0).then(|| self.vp(vp));
        let cards = (cards > 0).then(|| self.cards(cards));
        self.and(vp.into_iter().chain(cards).collect())
    }

    /// A power of the Consume row. `times`: what VPs are multiplied by, 1 or 2.
    pub(super) fn consume(&self, power: Consume, times: u8) -> Line {
        let phrase = match power {
            Consume::Goods { good, per_use: 1, uses, vp, cards } if uses > 1 => self
                .phrase("race-consume-goods-each")
                .set("goods", self.goods(uses, good))
                .set("gain", self.gain(vp * times, cards)),
            Consume::Goods { good, per_use, vp, cards, .. } => self
                .phrase("race-consume-goods")
                .set("goods", self.goods(per_use, good))
                .set("gain", self.gain(vp * times, cards)),
            Consume::Kinds { kinds, vp } => {
                self.phrase("race-consume-kinds").set("kinds", kinds).set("gain", self.gain(vp * times, 0))
            }
            Consume::All => self.phrase("race-consume-all").set("double", times > 1),
            Consume::ForPrice { with_bonuses } => self.phrase("race-consume-for-price").set("bonuses", with_bonuses),
            Consume::Draw(n) => self.phrase("race-consume-draw").set("cards", self.cards(n)),
            Consume::Gamble { min, max } => self.phrase("race-consume-gamble").set("min", min).set("max", max),
            Consume::HandCards { max, vp_each } => {
                self.phrase("race-consume-hand-cards").set("cards", self.cards(max)).set("vp", self.vp(vp_each))
            }
        };
        phrase.line()
    }

    /// A power of the Produce row of this card.
    pub(super) fn produce(&self, kind: Kind, power: Produce) -> Line {
        let phrase = match power {
            Produce::Here => self.phrase("race-produce-here").set("good", self.good_of(kind)),
            Produce::DrawIfHere(n) => self.phrase("race-produce-draw-if-here").set("cards", self.cards(n)),
            Produce::OnWindfall(Want::Any) => self.phrase("race-produce-on-windfall-any"),
            Produce::OnWindfall(Want::Only(good)) => {
                self.phrase("race-produce-on-windfall-of").set("good", self.good(good))
            }
            Produce::Draw(n) => self.phrase("race-produce-draw").set("cards", self.cards(n)),
            Produce::DrawPerGood(n, good) => {
                self.phrase("race-produce-draw-per-good").set("cards", self.cards(n)).set("good", self.good(good))
            }
            Produce::DrawPerKind(n) => self.phrase("race-produce-draw-per-kind").set("cards", self.cards(n)),
            Produce::DrawIfMost(n, good) => {
                self.phrase("race-produce-draw-if-most").set("cards", self.cards(n)).set("good", self.good(good))
            }
            Produce::DrawPerWorld(n, good) => {
                self.phrase("race-produce-draw-per-world").set("cards", self.cards(n)).set("good", self.good(good))
            }
        };
        phrase.line()
    }
}
