//! What each action card would give its player as things stand.

use race::cards::{Body, Consume, Good, Produce, Want};
use race::{Action, Kind};

use super::names;
use super::numbers::Mine;
use crate::phrase::{Phrase, phrase};

/// "look at 7, keep 1".
pub(super) fn gives(mine: &Mine<'_>, action: Action) -> Phrase {
    match action {
        Action::ExploreFive | Action::ExploreOne => {
            let (look, keep) = mine.look_and_keep(&[action]);
            phrase("gives-explore").set("look", look).set("keep", keep)
        }
        Action::Develop => phrase("gives-develop").set("count", mine.buildable(true).len()),
        Action::Settle => {
            phrase("gives-settle").set("count", mine.placeable().len()).set("draw", 1 + mine.sums.draw_after_world)
        }
        Action::Trade => {
            let best = mine.goods().into_iter().max_by_key(|&world| mine.price(world));
            phrase("gives-trade")
                .set("price", best.map_or(0, |world| mine.price(world)))
                .set("good", best.map_or(Phrase::Nothing, names::good_of))
        }
        Action::DoubleVps => {
            phrase("gives-double").set("goods", mine.goods().len()).set("powers", consuming(mine).count())
        }
        Action::Produce => {
            let cards = drawing(mine);
            phrase("gives-produce")
                .set("goods", new_goods(mine).len())
                .set("draws", cards.len())
                .set("cards", names::card_list(&cards))
        }
    }
}

/// Would an action card bring its player nothing as things stand?
pub(super) fn idle(mine: &Mine<'_>, action: Action) -> bool {
    match action {
        Action::ExploreFive | Action::ExploreOne => false,
        Action::Develop => mine.buildable(true).is_empty(),
        Action::Settle => mine.placeable().is_empty(),
        Action::Trade => mine.goods().is_empty(),
        Action::DoubleVps => {
            let wants_goods = |power: Consume| match power {
                Consume::Goods { .. } | Consume::Kinds { .. } | Consume::All | Consume::ForPrice { .. } => true,
                Consume::Draw(_) | Consume::Gamble { .. } | Consume::HandCards { .. } => false,
            };
            mine.goods().is_empty() && consuming(mine).all(wants_goods)
        }
        Action::Produce => new_goods(mine).is_empty() && drawing(mine).is_empty(),
    }
}

/// The Consume powers of a tableau.
fn consuming(mine: &Mine<'_>) -> impl Iterator<Item = Consume> {
    mine.cards().flat_map(|kind| kind.design().consume.iter().copied())
}

/// The worlds that would get a good in Produce with the bonus. Where a choice decides, the first world stands for all.
pub(super) fn new_goods(mine: &Mine<'_>) -> Vec<Kind> {
    let empty = mine.seat.tableau.iter().filter(|slot| !slot.good).map(|slot| slot.card);
    let mut worlds: Vec<Kind> =
        empty.clone().filter(|kind| matches!(kind.design().body, Body::Production(_))).collect();
    // Powers for one kind first: one for any world fits wherever one of those would.
    let powers = mine.cards().flat_map(|kind| kind.design().produce).filter_map(|power| match *power {
        Produce::OnWindfall(want) => Some(want),
        Produce::Here
        | Produce::DrawIfHere(_)
        | Produce::Draw(_)
        | Produce::DrawPerGood(..)
        | Produce::DrawPerKind(_)
        | Produce::DrawIfMost(..)
        | Produce::DrawPerWorld(..) => None,
    });
    let mut powers: Vec<Want> = powers.chain([Want::Any]).collect();
    powers.sort_by_key(|want| matches!(want, Want::Any));
    for want in powers {
        let fits = |kind: &Kind| match kind.design().body {
            Body::Windfall(good) => want.fits(good),
            Body::Development | Body::Gray | Body::Production(_) => false,
        };
        if let Some(world) = empty.clone().filter(fits).find(|world| !worlds.contains(world)) {
            worlds.push(world);
        }
    }
    worlds
}

/// The cards of a tableau that would draw something in Produce.
pub(super) fn drawing(mine: &Mine<'_>) -> Vec<Kind> {
    let goods = new_goods(mine);
    let made = |good: Good| goods.iter().any(|kind| kind.design().good() == Some(good));
    let draws = |kind: &Kind| {
        kind.design().produce.iter().any(|power| match *power {
            Produce::DrawIfHere(_) => goods.contains(kind),
            Produce::Draw(_) => true,
            Produce::DrawPerGood(_, good) | Produce::DrawIfMost(_, good) => made(good),
            Produce::DrawPerKind(_) => !goods.is_empty(),
            Produce::DrawPerWorld(_, good) => mine.cards().any(|kind| kind.design().good() == Some(good)),
            Produce::Here | Produce::OnWindfall(_) => false,
        })
    };
    mine.cards().filter(draws).collect()
}
