//! The log.

use race::{Cause, Event, Way};
use tabletop::Seat;

use crate::{Line, Reader, Words};

pub(super) fn event(words: &Words, reader: &Reader<'_>, event: &Event) -> Line {
    let by = |id: &'static str, seat: Seat| words.phrase(id).who(reader, seat);
    let phrase = match *event {
        Event::StartWorld { seat, card } => by("race-event-start-world", seat).set("card", words.card(card)),
        Event::Round { number } => words.phrase("race-event-round").set("number", number),
        Event::Chose { seat, ref actions } => {
            let actions = words.and(actions.iter().map(|&action| words.race_action(action)).collect());
            by("race-event-chose", seat).set("actions", actions)
        }
        Event::PhaseBegins { phase, repeat } => {
            words.phrase("race-event-phase").set("phase", words.race_phase(phase, repeat))
        }
        Event::Drew { seat, ref cards, .. } if cards.is_empty() => by("race-event-drew-nothing", seat),
        Event::DrewCount { seat, count: 0, .. } => by("race-event-drew-nothing", seat),
        Event::Drew { seat, ref cards, cause } => {
            by("race-event-drew", seat).set("cards", words.card_list(cards)).set("cause", because(words, cause))
        }
        Event::DrewCount { seat, count, cause } => {
            by("race-event-drew", seat).set("cards", words.cards(count)).set("cause", because(words, cause))
        }
        Event::Looked { seat, ref cards, keep } => by("race-event-looked-at", seat)
            .set("count", cards.len())
            .set("keep", keep)
            .set("cards", words.card_list(cards)),
        Event::LookedCount { seat, count, keep } => by("race-event-looked", seat).set("count", count).set("keep", keep),
        Event::Discarded { seat, ref cards, cause } => {
            by("race-event-discarded", seat).set("cards", words.card_list(cards)).set("cause", because(words, cause))
        }
        Event::DiscardedCount { seat, count, cause } => {
            by("race-event-discarded", seat).set("cards", words.cards(count)).set("cause", because(words, cause))
        }
        Event::Reveals { seat, card } => by("race-event-reveals", seat).set("card", words.card(card)),
        Event::RevealsNothing { seat } => by("race-event-reveals-nothing", seat),
        Event::Developed { seat, card, cost } => {
            by("race-event-developed", seat).set("card", words.card(card)).set("cost", cost)
        }
        Event::Settled { seat, card, way, cost } => {
            let phrase = match way {
                Way::Conquer => by("race-event-conquered", seat),
                Way::ConquerWithTactics => by("race-event-conquered-with-tactics", seat),
                Way::Pay => by("race-event-settled", seat).set("cost", cost),
                Way::ColonyShip => by("race-event-settled-with-ship", seat),
            };
            phrase.set("card", words.card(card))
        }
        Event::Spent { seat, card } => by("race-event-spent", seat).set("card", words.card(card)),
        Event::Goods { seat, ref worlds } => {
            by("race-event-goods", seat).set("count", worlds.len()).set("worlds", words.card_list(worlds))
        }
        Event::Sold { seat, world, cards } => {
            by("race-event-sold", seat).set("world", words.card(world)).set("cards", words.cards(cards))
        }
        Event::Consumed { seat, card, ref goods, vp, cards } => {
            let gain = if vp + cards == 0 { words.fixed("race-gain-nothing") } else { words.gain(vp, cards) };
            let phrase = match goods.len() {
                0 => by("race-event-used", seat),
                count => by("race-event-consumed", seat).set("count", count).set("worlds", words.card_list(goods)),
            };
            phrase.set("card", words.card(card)).set("gain", gain)
        }
        Event::ConsumedHand { seat, card, count, vp } => by("race-event-consumed-hand", seat)
            .set("card", words.card(card))
            .set("cards", words.cards(count))
            .set("vp", words.vp(vp)),
        Event::Bet { seat, number, card, won } => by("race-event-bet", seat)
            .set("number", number)
            .set("card", words.card(card))
            .set("value", card.design().number())
            .set("won", won),
        Event::Reshuffled { cards } => words.phrase("race-event-reshuffled").set("cards", words.cards(cards)),
        Event::Ended { winners, ref scores } => {
            let names = winners.iter().map(|seat| words.phrase("who").who(reader, seat).line()).collect();
            let points = winners.first().and_then(|seat| scores.get(seat.index())).copied().unwrap_or(0);
            let alone = winners.len() == 1;
            let you = alone && winners.first().is_some_and(|seat| reader.is(seat));
            words
                .phrase("race-event-ended")
                .set(
                    "case",
                    if you {
                        "you"
                    } else if alone {
                        "one"
                    } else {
                        "several"
                    },
                )
                .set("winners", words.and(names))
                .set("vp", words.vp(points))
        }
    };
    phrase.line()
}

fn because(words: &Words, cause: Cause) -> Line {
    match cause {
        Cause::Setup => words.fixed("race-cause-setup"),
        Cause::Explore => words.fixed("race-cause-explore"),
        Cause::Power(card) => words.phrase("race-cause-power").set("card", words.card(card)).line(),
        Cause::Bonus => words.fixed("race-cause-bonus"),
        Cause::Payment(card) => words.phrase("race-cause-payment").set("card", words.card(card)).line(),
        Cause::Sale(world) => words.phrase("race-cause-sale").set("card", words.card(world)).line(),
        Cause::HandLimit => words.fixed("race-cause-hand-limit"),
    }
}
