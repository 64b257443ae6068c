//! The log.

use race::{Cause, Event, InOrder, Way};
use tabletop::Seat;

use super::{names, powers};
use crate::phrase::{Phrase, and, cards, phrase, vp, who};

pub(super) fn event(event: &Event) -> Phrase {
    let by = |id: &'static str, seat: Seat| phrase(id).seat("seat", seat);
    match *event {
        Event::StartWorld { seat, card } => by("event-start-world", seat).set("card", names::card(card)),
        Event::Round { number } => phrase("event-round").set("number", number),
        Event::Chose { seat, ref actions } => {
            let actions = and(actions.iter().map(|&action| names::action(action)).collect());
            by("event-chose", seat).set("actions", actions)
        }
        Event::InOrder { first, why } => {
            let why = match why {
                InOrder::Supply => phrase("in-order-supply"),
                InOrder::Pool => phrase("in-order-pool"),
                InOrder::Tableau => phrase("in-order-tableau"),
                InOrder::Most(card) => phrase("in-order-most").set("card", names::card(card)),
            };
            by("event-in-order", first).set("why", why)
        }
        Event::PhaseBegins { phase, repeat } => phrase("event-phase").set("phase", names::phase(phase, repeat)),
        Event::Drew { seat, ref cards, .. } if cards.is_empty() => by("event-drew-nothing", seat),
        Event::DrewCount { seat, count: 0, .. } => by("event-drew-nothing", seat),
        Event::Drew { seat, ref cards, cause } => {
            by("event-drew", seat).set("cards", names::card_list(cards)).set("cause", because(cause))
        }
        Event::DrewCount { seat, count, cause } => {
            by("event-drew", seat).set("cards", cards(count)).set("cause", because(cause))
        }
        Event::Looked { seat, ref cards, keep } => by("event-looked-at", seat)
            .set("count", cards.len())
            .set("keep", keep)
            .set("cards", names::card_list(cards)),
        Event::LookedCount { seat, count, keep } => by("event-looked", seat).set("count", count).set("keep", keep),
        Event::Discarded { seat, ref cards, cause } => {
            by("event-discarded", seat).set("cards", names::card_list(cards)).set("cause", because(cause))
        }
        Event::DiscardedCount { seat, count, cause } => {
            by("event-discarded", seat).set("cards", cards(count)).set("cause", because(cause))
        }
        Event::Reveals { seat, card } => by("event-reveals", seat).set("card", names::card(card)),
        Event::RevealsNothing { seat } => by("event-reveals-nothing", seat),
        Event::Developed { seat, card, cost } => {
            by("event-developed", seat).set("card", names::card(card)).set("cost", cost)
        }
        Event::Settled { seat, card, way, cost } => {
            let placed = match way {
                Way::Conquer => by("event-conquered", seat),
                Way::ConquerWithTactics => by("event-conquered-with-tactics", seat),
                Way::Pay => by("event-settled", seat).set("cost", cost),
                Way::ColonyShip => by("event-settled-with-ship", seat),
            };
            placed.set("card", names::card(card))
        }
        Event::Spent { seat, card } => by("event-spent", seat).set("card", names::card(card)),
        Event::Goods { seat, ref worlds } => {
            by("event-goods", seat).set("count", worlds.len()).set("worlds", names::card_list(worlds))
        }
        Event::Sold { seat, world, cards: price } => {
            by("event-sold", seat).set("world", names::card(world)).set("cards", cards(price))
        }
        Event::Consumed { seat, card, ref goods, vp: points, cards: drawn } => {
            let gain = if points + drawn == 0 { phrase("gain-nothing") } else { powers::gain(points, drawn) };
            let used = match goods.len() {
                0 => by("event-used", seat),
                count => by("event-consumed", seat).set("count", count).set("worlds", names::card_list(goods)),
            };
            used.set("card", names::card(card)).set("gain", gain)
        }
        Event::ConsumedHand { seat, card, count, vp: points } => by("event-consumed-hand", seat)
            .set("card", names::card(card))
            .set("cards", cards(count))
            .set("vp", vp(points)),
        Event::Bet { seat, number, card, won } => by("event-bet", seat)
            .set("number", number)
            .set("card", names::card(card))
            .set("value", card.design().number())
            .set("won", won),
        Event::Reshuffled { cards: count } => phrase("event-reshuffled").set("cards", cards(count)),
        Event::Ended { winners, ref scores } => {
            let points = winners.first().and_then(|seat| scores.get(seat.index())).copied().unwrap_or(0);
            phrase("event-ended")
                .set("alone", winners.len() == 1)
                .set("winner", winners.first().map(Phrase::Seat))
                .set("winners", and(winners.iter().map(who).collect()))
                .set("vp", vp(points))
        }
    }
}

pub(super) fn because(cause: Cause) -> Phrase {
    match cause {
        Cause::Setup => phrase("cause-setup"),
        Cause::Explore => phrase("cause-explore"),
        Cause::Power(card) => phrase("cause-power").set("card", names::card(card)),
        Cause::Bonus => phrase("cause-bonus"),
        Cause::Payment(card) => phrase("cause-payment").set("card", names::card(card)),
        Cause::Sale(world) => phrase("cause-sale").set("card", names::card(world)),
        Cause::HandLimit => phrase("cause-hand-limit"),
    }
}
