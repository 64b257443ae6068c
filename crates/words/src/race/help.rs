//! All there is to know about an option.

use race::cards::CARDS;
use race::{Action, Item, Kind, Prompt, ways_to_place};

use super::gives::{drawing, new_goods};
use super::numbers::Mine;
use super::options::option;
use super::{card, gives, names, options, powers, reasons, scoring};
use crate::phrase::{Phrase, cards, phrase, vp, who};
use crate::{Choice, Row};

pub(super) fn help(mine: &Mine<'_>, prompt: &Prompt, item: Item) -> Vec<Row> {
    let chosen = || Row::from(option(mine, prompt, item).whole());
    match item {
        Item::Action(action) => action_help(mine, action),
        Item::Card(kind) => card_help(mine, kind),
        Item::Way(way) => {
            let mut lines = vec![chosen(), way_help(way).into()];
            if let Prompt::SettleWay { card } = *prompt {
                lines.extend(card_help(mine, card));
            }
            lines
        }
        Item::Good(kind) => {
            let mut lines = vec![chosen()];
            lines.extend(card_help(mine, kind));
            lines
        }
        Item::Power(kind, _) => {
            let mut lines = vec![chosen()];
            lines.extend(card_help(mine, kind));
            lines
        }
        Item::Windfall { world, by } => {
            let mut lines = vec![chosen()];
            lines.extend(card_help(mine, world));
            lines.extend(card_help(mine, by));
            lines
        }
        Item::WindfallByBonus { world } => {
            let mut lines = vec![chosen()];
            lines.extend(card_help(mine, world));
            lines
        }
        Item::Number(number) => {
            let copies = Kind::all().map(Kind::design).filter(|design| design.number() == number);
            let count: usize = copies.map(|design| usize::from(design.copies)).sum();
            vec![phrase("help-number").set("number", number).set("count", count).set("all", CARDS).into()]
        }
    }
}

/// What whoever chose an action card gets on top of the phase.
pub(super) fn bonus_of(action: Action) -> Phrase {
    phrase(match action {
        Action::ExploreFive => "bonus-explore-five",
        Action::ExploreOne => "bonus-explore-one",
        Action::Develop => "bonus-develop",
        Action::Settle => "bonus-settle",
        Action::Trade => "bonus-trade",
        Action::DoubleVps => "bonus-double",
        Action::Produce => "bonus-produce",
    })
}

pub(super) fn your_bonus(action: Action) -> Phrase {
    phrase("help-bonus").set("bonus", bonus_of(action))
}

fn way_help(way: race::Way) -> Phrase {
    match way {
        race::Way::Conquer => phrase("help-conquer"),
        race::Way::ConquerWithTactics => phrase("help-tactics"),
        race::Way::Pay => phrase("help-pay"),
        race::Way::ColonyShip => phrase("help-colony-ship"),
    }
}

/// A card with what it costs and is worth to somebody else now: what the reader can see of that.
pub(super) fn card_of(theirs: &Mine<'_>, kind: Kind) -> Vec<Row> {
    let (design, placed, seat) = (kind.design(), theirs.has(kind), who(theirs.number));
    let mut lines = card::played(theirs.board.mode, kind);
    let said = |id: &'static str| phrase(id).set("seat", seat.clone());
    if placed {
        lines.push(said("theirs-have").into());
    } else if !design.is_world() {
        let bonus = theirs.develop_bonus();
        let why = reasons::bracketed(reasons::develop_reasons(theirs, kind, bonus));
        lines.push(said("theirs-cost").set("cost", theirs.develop_cost(kind, bonus)).set("reasons", why).into());
    } else {
        if design.is_military() {
            let strength = race::strength_against(&theirs.sums, kind);
            lines.push(said("theirs-strength").set("defense", design.number()).set("strength", strength).into());
        }
        if let Some(cost) = race::settle_cost(&theirs.sums, kind) {
            let why = reasons::bracketed(reasons::settle_reasons(theirs, kind));
            lines.push(said("theirs-cost").set("cost", cost).set("reasons", why).into());
        }
    }
    if design.good().is_some() {
        let why = reasons::bracketed(reasons::price_reasons(theirs, kind));
        lines.push(said("theirs-price").set("cards", cards(theirs.price(kind))).set("reasons", why).into());
    }
    if !design.scoring.is_empty() {
        let parts = scoring::scoring_now(kind, &theirs.with(kind), theirs.seat.chips);
        let worth = said("theirs-worth").set("placed", placed).set("vp", vp(theirs.worth(kind)));
        lines.push(worth.set("count", parts.len()).into());
        lines.extend(parts.into_iter().map(|part| Row::from(part).under()));
    }
    lines
}

/// A card with what it costs and is worth to the reader now.
pub(super) fn card_help(mine: &Mine<'_>, kind: Kind) -> Vec<Row> {
    let design = kind.design();
    let mut lines = card::played(mine.board.mode, kind);
    let placed = mine.has(kind);
    if placed {
        lines.push(phrase("help-have").into());
    } else if design.is_world() {
        let payable = mine.hand_size().saturating_sub(usize::from(mine.hand.contains(&kind)));
        if ways_to_place(&mine.sums, kind, payable).next().is_none() {
            let missing = match race::settle_cost(&mine.sums, kind) {
                Some(cost) => phrase("help-cannot-pay").set("cost", cost).set("payable", payable),
                None => phrase("help-cannot-conquer")
                    .set("defense", design.number())
                    .set("strength", race::strength_against(&mine.sums, kind)),
            };
            lines.push(missing.into());
        } else {
            let ways = options::ways_of(mine, kind, payable);
            lines.push(phrase("help-ways").set("ways", ways).into());
        }
    } else {
        let bonus = mine.develop_bonus();
        let why = reasons::bracketed(reasons::develop_reasons(mine, kind, bonus));
        lines.push(phrase("help-cost").set("cost", mine.develop_cost(kind, bonus)).set("reasons", why).into());
    }
    if design.good().is_some() {
        let why = reasons::bracketed(reasons::price_reasons(mine, kind));
        lines.push(phrase("help-price").set("cards", cards(mine.price(kind))).set("reasons", why).into());
    }
    if !design.scoring.is_empty() {
        let parts = scoring::scoring_now(kind, &mine.with(kind), mine.seat.chips);
        let worth = phrase("help-worth").set("placed", placed).set("vp", vp(mine.worth(kind)));
        lines.push(worth.set("count", parts.len()).into());
        lines.extend(parts.into_iter().map(|part| Row::from(part).under()));
    }
    lines
}

/// What an action card does, what it would give now, and on which cards.
pub(super) fn action_help(mine: &Mine<'_>, action: Action) -> Vec<Row> {
    let phase = match action {
        Action::ExploreFive | Action::ExploreOne => "term-explore.text",
        Action::Develop => "term-develop.text",
        Action::Settle => "term-settle.text",
        Action::Trade | Action::DoubleVps => "term-consume.text",
        Action::Produce => "term-produce.text",
    };
    let under = |choice: Choice| Row::from(choice.whole()).under();
    let gives = Choice::new(names::action(action), gives::gives(mine, action)).whole();
    let mut lines: Vec<Row> = vec![gives.into(), phrase(phase).into(), your_bonus(action).into()];
    match action {
        Action::ExploreFive | Action::ExploreOne => {
            let why = reasons::bracketed(reasons::look_reasons(mine, &[action]));
            let (look, keep) = mine.look_and_keep(&[action]);
            lines.push(phrase("help-look").set("look", look).set("keep", keep).set("reasons", why).into());
        }
        Action::Develop => {
            lines.extend(mine.buildable(true).into_iter().map(|kind| under(options::build(mine, kind, true))));
        }
        Action::Settle => lines.extend(mine.placeable().into_iter().map(|kind| under(options::place(mine, kind)))),
        Action::Trade => lines.extend(mine.goods().into_iter().map(|world| under(options::sale(mine, world)))),
        Action::DoubleVps => {
            for kind in mine.cards() {
                let powers = kind.design().consume.iter().map(|&power| powers::consume(power, 2));
                lines.extend(powers.map(|power| under(Choice::new(names::card(kind), power))));
            }
        }
        Action::Produce => {
            let worlds = new_goods(mine);
            if !worlds.is_empty() {
                lines.push(phrase("help-new-goods").set("worlds", names::card_list(&worlds)).into());
            }
            for kind in drawing(mine) {
                let powers = kind.design().produce.iter().map(|&power| powers::produce(kind, power));
                lines.extend(powers.map(|power| under(Choice::new(names::card(kind), power))));
            }
        }
    }
    lines
}
