//! Every design of the table equals the project's card facts (`tests/facts/race-cards.json`), card by card.

use race::cards::{Body, Condition, Consume, DESIGNS, Design, Good, Power, Price, Produce, Row, Target, Want};
use serde_json::{Value, json};

/// Our own enums write the words of the facts.
fn word<T: serde::Serialize>(value: T) -> Value {
    serde_json::to_value(value).unwrap()
}

fn want(want: Want) -> Value {
    match want {
        Want::Any => json!("any"),
        Want::Only(good) => word(good),
    }
}

fn power(power: Power) -> Value {
    let phase = word(power.row());
    match power {
        Power::Look(amount) => json!({"phase": phase, "type": "draw_extra", "amount": amount}),
        Power::Keep(amount) => json!({"phase": phase, "type": "keep_extra", "amount": amount}),
        Power::DrawAtStart(amount) => json!({"phase": phase, "type": "draw_at_start", "amount": amount}),
        Power::DevelopDiscount(amount) => json!({"phase": phase, "type": "discount", "amount": amount}),
        Power::DrawAfterDevelopment(amount) | Power::DrawAfterWorld(amount) => {
            json!({"phase": phase, "type": "draw_after_placing", "amount": amount})
        }
        Power::Military(amount) => json!({"phase": phase, "type": "military", "amount": amount}),
        Power::MilitaryVs(amount, Target::Rebels) => {
            json!({"phase": phase, "type": "military_vs", "amount": amount, "target": "rebel"})
        }
        Power::MilitaryVs(amount, Target::Kind(good)) => {
            json!({"phase": phase, "type": "military_vs", "amount": amount, "target": "good", "good": good})
        }
        Power::SettleDiscount(amount, good) => {
            // The facts write no kind where it is any.
            let good = if let Want::Only(good) = good { Some(good) } else { None };
            json!({"phase": phase, "type": "discount", "amount": amount, "good": good})
        }
        Power::DiscardForZeroCost => {
            json!({"phase": phase, "type": "discard_for_zero_cost", "excludes_good": "alien", "optional": true})
        }
        Power::DiscardForMilitary(amount) => {
            json!({"phase": phase, "type": "discard_for_military", "amount": amount, "optional": true})
        }
        Power::PayForMilitary(amount) => json!({
            "phase": phase, "type": "pay_for_military", "amount": amount, "excludes_good": "alien", "optional": true
        }),
        Power::TradeBonus(amount, good) => {
            json!({"phase": phase, "type": "bonus", "amount": amount, "good": want(good), "source": "any_world"})
        }
        Power::TradeBonusHere(amount) => {
            json!({"phase": phase, "type": "bonus", "amount": amount, "good": "any", "source": "this_world"})
        }
    }
}

fn consume(power: Consume) -> Value {
    let phase = word(Row::Consume);
    match power {
        // What gives no VPs has none to double (CON-15).
        Consume::Goods { good, per_use, uses, vp, cards } => json!({
            "phase": phase, "type": "consume_goods", "good": want(good), "goods_per_use": per_use, "max_uses": uses,
            "vp": vp, "cards": cards, "vp_doubles": vp > 0
        }),
        Consume::Kinds { kinds, vp } => json!({
            "phase": phase, "type": "consume_different_kinds", "kinds": kinds, "vp": vp, "cards": 0, "vp_doubles": true
        }),
        Consume::All => json!({
            "phase": phase, "type": "consume_all_goods", "vp_formula": "goods_discarded_minus_1", "vp_doubles": true
        }),
        Consume::ForPrice { with_bonuses } => json!({
            "phase": phase, "type": "consume_for_trade_price", "good": "any", "goods_per_use": 1, "max_uses": 1,
            "apply_trade_bonuses": with_bonuses
        }),
        Consume::Draw(amount) => json!({"phase": phase, "type": "draw", "amount": amount}),
        Consume::Gamble { min, max } => json!({"phase": phase, "type": "gamble", "min": min, "max": max}),
        Consume::HandCards { max, vp_each } => json!({
            "phase": phase, "type": "discard_hand_cards", "max_cards": max, "vp_per_card": vp_each,
            "vp_doubles": false, "optional": true
        }),
    }
}

fn produce(power: Produce) -> Value {
    let phase = word(Row::Produce);
    match power {
        Produce::Here => json!({"phase": phase, "type": "produce_here"}),
        Produce::DrawIfHere(amount) => json!({"phase": phase, "type": "draw_if_produced_here", "amount": amount}),
        Produce::OnWindfall(good) => json!({"phase": phase, "type": "produce_on_windfall", "good": want(good)}),
        Produce::Draw(amount) => json!({"phase": phase, "type": "draw", "amount": amount}),
        Produce::DrawPerGood(amount, good) => {
            json!({"phase": phase, "type": "draw_per_good_produced", "good": good, "amount": amount})
        }
        Produce::DrawPerKind(amount) => json!({"phase": phase, "type": "draw_per_kind_produced", "amount": amount}),
        Produce::DrawIfMost(amount, good) => {
            json!({"phase": phase, "type": "draw_if_most_produced", "good": good, "amount": amount})
        }
        Produce::DrawPerWorld(amount, good) => {
            json!({"phase": phase, "type": "draw_per_world", "good": good, "amount": amount})
        }
    }
}

fn condition(condition: Condition) -> Value {
    let world = |world_type: &str, good: Good| json!({"type": "world_of_kind", "world_type": world_type, "good": good});
    match condition {
        Condition::ProductionOf(good) => world("production", good),
        Condition::WindfallOf(good) => world("windfall", good),
        Condition::WorldOf(good) => world("any", good),
        Condition::Titled(keyword) => json!({"type": "keyword", "keyword": keyword}),
        Condition::Named(card) => json!({"type": "named_card", "card": card}),
        Condition::DevelopmentOfCost(cost) => json!({"type": "development_of_cost", "cost": cost}),
        Condition::AnyDevelopment => json!({"type": "development"}),
        Condition::RebelMilitaryWorld => json!({"type": "rebel_military_world"}),
        Condition::MilitaryWorld => json!({"type": "military_world"}),
        Condition::ProductionWorld => json!({"type": "production_world"}),
        Condition::AnyWorld => json!({"type": "world"}),
        Condition::DevelopmentWithPower(row) => json!({"type": "development_with_power", "phase": row}),
        Condition::WorldWithPower(row) => json!({"type": "world_with_power", "phase": row}),
        Condition::ChipsPer(per) => json!({"type": "vp_chips", "per": per}),
        Condition::TotalMilitary => json!({"type": "total_military"}),
    }
}

/// A design in the fields of the facts.
fn fields(design: &Design) -> Value {
    let (cost, defense) = match design.price {
        Price::Pay(cost) => (Some(cost), None),
        Price::Defense(defense) => (None, Some(defense)),
    };
    let six = !design.scoring.is_empty();
    let mut powers: Vec<Value> = design.powers.iter().map(|&p| power(p)).collect();
    powers.extend(design.consume.iter().map(|&p| consume(p)));
    powers.extend(design.produce.iter().map(|&p| produce(p)));
    let scoring: Vec<Value> =
        design.scoring.iter().map(|s| json!({"vp": s.vp, "condition": condition(s.condition)})).collect();
    json!({
        "id": design.id,
        "name": design.name,
        "copies": design.copies,
        "kind": if design.is_world() { "world" } else { "development" },
        "cost": cost,
        "defense": defense,
        "vp": if six { json!("variable") } else { json!(design.vp) },
        "good": design.good(),
        "windfall": matches!(design.body, Body::Windfall(_)),
        "production": matches!(design.body, Body::Production(_)),
        "military": design.is_military(),
        "keywords": design.keywords,
        "start_world": design.start,
        "preset_hand": design.preset,
        "powers": powers,
        "six_cost_scoring": scoring,
    })
}

/// The committed facts, in their order.
#[test]
fn the_table_equals_the_facts() {
    let facts: Value = serde_json::from_str(include_str!("../facts/race-cards.json")).unwrap();
    let facts = facts["cards"].as_array().unwrap();
    assert_eq!(facts.len(), DESIGNS.len());
    for (design, fact) in DESIGNS.iter().zip(facts) {
        assert_eq!(&fields(design), fact, "{}", design.id);
    }
}
