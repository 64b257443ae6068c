//! A card in the words and fields of the project's card facts: what `starboard cards race --json` prints.

use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};

use super::{Condition, Consume, Design, Good, Power, Price, Produce, Row, Scoring, Target, Want};

/// Serialises a map of the given keys and values.
macro_rules! fields {
    ($serializer:expr, $($key:literal => $value:expr),+ $(,)?) => {{
        let mut map = $serializer.serialize_map(None)?;
        $(map.serialize_entry($key, &$value)?;)+
        map.end()
    }};
}

impl Serialize for Design {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (cost, defense) = match self.price {
            Price::Pay(cost) => (Some(cost), None),
            Price::Defense(defense) => (None, Some(defense)),
        };
        let mut card = serializer.serialize_struct("Design", 16)?;
        card.serialize_field("id", self.id)?;
        card.serialize_field("name", self.name)?;
        card.serialize_field("copies", &self.copies)?;
        card.serialize_field("kind", if self.is_world() { "world" } else { "development" })?;
        card.serialize_field("cost", &cost)?;
        card.serialize_field("defense", &defense)?;
        if self.scoring.is_empty() {
            card.serialize_field("vp", &self.vp)?;
        } else {
            card.serialize_field("vp", "variable")?;
        }
        card.serialize_field("good", &self.good())?;
        card.serialize_field("windfall", &self.is_windfall())?;
        card.serialize_field("production", &(self.good().is_some() && !self.is_windfall()))?;
        card.serialize_field("military", &self.is_military())?;
        card.serialize_field("keywords", self.keywords)?;
        card.serialize_field("start_world", &self.start)?;
        card.serialize_field("preset_hand", &self.preset)?;
        card.serialize_field("powers", &Powers(self))?;
        card.serialize_field("six_cost_scoring", self.scoring)?;
        card.end()
    }
}

/// All rows of a card as one list.
struct Powers<'a>(&'a Design);

impl Serialize for Powers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Design { powers, consume, produce, .. } = self.0;
        let rows = powers.iter().map(AnyPower::Common);
        serializer
            .collect_seq(rows.chain(consume.iter().map(AnyPower::Consume)).chain(produce.iter().map(AnyPower::Produce)))
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum AnyPower {
    Common(&'static Power),
    Consume(&'static Consume),
    Produce(&'static Produce),
}

impl Serialize for Want {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Any => serializer.serialize_str("any"),
            Self::Only(good) => good.serialize(serializer),
        }
    }
}

impl Serialize for Power {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let s = serializer;
        let phase = self.row();
        match *self {
            Self::Look(n) => fields!(s, "phase" => phase, "type" => "draw_extra", "amount" => n),
            Self::Keep(n) => fields!(s, "phase" => phase, "type" => "keep_extra", "amount" => n),
            Self::DrawAtStart(n) => fields!(s, "phase" => phase, "type" => "draw_at_start", "amount" => n),
            Self::DevelopDiscount(n) => fields!(s, "phase" => phase, "type" => "discount", "amount" => n),
            Self::DrawAfterDevelopment(n) | Self::DrawAfterWorld(n) => {
                fields!(s, "phase" => phase, "type" => "draw_after_placing", "amount" => n)
            }
            Self::Military(n) => fields!(s, "phase" => phase, "type" => "military", "amount" => n),
            Self::MilitaryVs(n, Target::Rebels) => {
                fields!(s, "phase" => phase, "type" => "military_vs", "amount" => n, "target" => "rebel")
            }
            Self::MilitaryVs(n, Target::Kind(good)) => {
                fields!(s, "phase" => phase, "type" => "military_vs", "amount" => n, "target" => "good", "good" => good)
            }
            Self::SettleDiscount(n, want) => {
                let good = match want {
                    Want::Any => None,
                    Want::Only(good) => Some(good),
                };
                fields!(s, "phase" => phase, "type" => "discount", "amount" => n, "good" => good)
            }
            Self::DiscardForZeroCost => fields!(
                s, "phase" => phase, "type" => "discard_for_zero_cost", "excludes_good" => Good::Alien, "optional" => true,
            ),
            Self::DiscardForMilitary(n) => {
                fields!(s, "phase" => phase, "type" => "discard_for_military", "amount" => n, "optional" => true)
            }
            Self::PayForMilitary(n) => fields!(
                s, "phase" => phase, "type" => "pay_for_military", "amount" => n, "excludes_good" => Good::Alien,
                "optional" => true,
            ),
            Self::TradeBonus(n, good) => {
                fields!(s, "phase" => phase, "type" => "bonus", "amount" => n, "good" => good, "source" => "any_world")
            }
            Self::TradeBonusHere(n) => {
                fields!(s, "phase" => phase, "type" => "bonus", "amount" => n, "good" => Want::Any, "source" => "this_world")
            }
        }
    }
}

impl Serialize for Consume {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let s = serializer;
        let phase = Row::Consume;
        match *self {
            Self::Goods { good, per_use, uses, vp, cards } => fields!(
                s, "phase" => phase, "type" => "consume_goods", "good" => good, "goods_per_use" => per_use,
                "max_uses" => uses, "vp" => vp, "cards" => cards, "vp_doubles" => vp > 0,
            ),
            Self::Kinds { kinds, vp } => fields!(
                s, "phase" => phase, "type" => "consume_different_kinds", "kinds" => kinds, "vp" => vp, "cards" => 0,
                "vp_doubles" => true,
            ),
            Self::All => fields!(
                s, "phase" => phase, "type" => "consume_all_goods", "vp_formula" => "goods_discarded_minus_1",
                "vp_doubles" => true,
            ),
            Self::ForPrice { with_bonuses } => fields!(
                s, "phase" => phase, "type" => "consume_for_trade_price", "good" => Want::Any, "goods_per_use" => 1,
                "max_uses" => 1, "apply_trade_bonuses" => with_bonuses,
            ),
            Self::Draw(n) => fields!(s, "phase" => phase, "type" => "draw", "amount" => n),
            Self::Gamble { min, max } => fields!(s, "phase" => phase, "type" => "gamble", "min" => min, "max" => max),
            Self::HandCards { max, vp_each } => fields!(
                s, "phase" => phase, "type" => "discard_hand_cards", "max_cards" => max, "vp_per_card" => vp_each,
                "vp_doubles" => false, "optional" => true,
            ),
        }
    }
}

impl Serialize for Produce {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let s = serializer;
        let phase = Row::Produce;
        match *self {
            Self::Here => fields!(s, "phase" => phase, "type" => "produce_here"),
            Self::DrawIfHere(n) => fields!(s, "phase" => phase, "type" => "draw_if_produced_here", "amount" => n),
            Self::OnWindfall(good) => fields!(s, "phase" => phase, "type" => "produce_on_windfall", "good" => good),
            Self::Draw(n) => fields!(s, "phase" => phase, "type" => "draw", "amount" => n),
            Self::DrawPerGood(n, good) => {
                fields!(s, "phase" => phase, "type" => "draw_per_good_produced", "good" => good, "amount" => n)
            }
            Self::DrawPerKind(n) => fields!(s, "phase" => phase, "type" => "draw_per_kind_produced", "amount" => n),
            Self::DrawIfMost(n, good) => {
                fields!(s, "phase" => phase, "type" => "draw_if_most_produced", "good" => good, "amount" => n)
            }
            Self::DrawPerWorld(n, good) => {
                fields!(s, "phase" => phase, "type" => "draw_per_world", "good" => good, "amount" => n)
            }
        }
    }
}

impl Serialize for Scoring {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fields!(serializer, "vp" => self.vp, "condition" => self.condition)
    }
}

impl Serialize for Condition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let s = serializer;
        let world = |s: S, world_type: &str, good: Good| fields!(s, "type" => "world_of_kind", "world_type" => world_type, "good" => good);
        match *self {
            Self::ProductionOf(good) => world(s, "production", good),
            Self::WindfallOf(good) => world(s, "windfall", good),
            Self::WorldOf(good) => world(s, "any", good),
            Self::Titled(keyword) => fields!(s, "type" => "keyword", "keyword" => keyword),
            Self::Named(card) => fields!(s, "type" => "named_card", "card" => card),
            Self::DevelopmentOfCost(cost) => fields!(s, "type" => "development_of_cost", "cost" => cost),
            Self::AnyDevelopment => fields!(s, "type" => "development"),
            Self::RebelMilitaryWorld => fields!(s, "type" => "rebel_military_world"),
            Self::MilitaryWorld => fields!(s, "type" => "military_world"),
            Self::ProductionWorld => fields!(s, "type" => "production_world"),
            Self::AnyWorld => fields!(s, "type" => "world"),
            Self::DevelopmentWithPower(row) => fields!(s, "type" => "development_with_power", "phase" => row),
            Self::WorldWithPower(row) => fields!(s, "type" => "world_with_power", "phase" => row),
            Self::ChipsPer(per) => fields!(s, "type" => "vp_chips", "per" => per),
            Self::TotalMilitary => fields!(s, "type" => "total_military"),
        }
    }
}
