//! Why play cannot reach a position of Race, for whoever wrote it down.

use race::{BadPosition, Kind};
use tabletop::{Illegal, Seat};

use super::items::id;
use crate::names::word;
use crate::played::{About, Unreachable};

pub(super) fn why(bad: BadPosition) -> Unreachable {
    let (expected, found, about) = explain(bad);
    Unreachable { expected, found, about }
}

fn of_seat(seat: Seat) -> About {
    About::Key(format!("seat {}", seat.0))
}

fn of_card(card: Kind) -> About {
    About::Name(id(card))
}

fn key(key: &str) -> About {
    About::Key(key.to_owned())
}

fn explain(bad: BadPosition) -> (String, String, About) {
    match bad {
        BadPosition::Setup(Illegal::Players { min, max, given }) => {
            (format!("{min} to {max} players"), given.to_string(), key("players"))
        }
        BadPosition::Setup(Illegal::VariantPlayers { only, given }) => {
            (format!("{only} players in this mode"), given.to_string(), key("mode"))
        }
        BadPosition::Setup(Illegal::Characters { .. } | Illegal::SameCharacter) => {
            unreachable!("Race has no characters")
        }
        BadPosition::NoSuchSeat { seat } => (
            format!("seats up to {}", seat.0.saturating_sub(1)),
            format!("a seat {}", seat.0),
            About::Name(seat.0.to_string()),
        ),
        BadPosition::TooManyCopies { card, copies } => {
            let times = if copies == 1 { "one card".to_owned() } else { format!("{copies} cards") };
            (format!("{times} called {}", id(card)), "it is named more often".to_owned(), of_card(card))
        }
        BadPosition::NotAStartWorld { card, .. } => ("a start world".to_owned(), id(card), of_card(card)),
        BadPosition::StartWorldNotDealt { card, .. } => (
            "in the first game the start worlds from 1 up to the number of players".to_owned(),
            id(card),
            of_card(card),
        ),
        BadPosition::NoStartWorldLeft { seat } => {
            (format!("a start world for seat {}", seat.0), "all of them are elsewhere".to_owned(), of_seat(seat))
        }
        BadPosition::DevelopmentTwice { seat, card } => (
            "each development once in a tableau".to_owned(),
            format!("{} twice at seat {}", id(card), seat.0),
            of_card(card),
        ),
        BadPosition::NoGoodThere { seat, card } => (
            "goods on worlds that have a kind".to_owned(),
            format!("one on {} at seat {}", id(card), seat.0),
            of_card(card),
        ),
        BadPosition::TableauTooLarge { seat, cards, most } => {
            (format!("at most {most} cards in a tableau here"), format!("{cards} at seat {}", seat.0), of_seat(seat))
        }
        BadPosition::HandTooLarge { seat, cards, most } => {
            (format!("at most {most} cards in hand here"), format!("{cards} at seat {}", seat.0), of_seat(seat))
        }
        BadPosition::HandTooSmall { seat, named, size } => {
            (format!("a hand of at least the {named} cards that are named"), size.to_string(), of_seat(seat))
        }
        BadPosition::KnownNotHeld { seat } => (
            "a hand that holds what everyone knows to be in it".to_owned(),
            format!("seat {} does not hold it", seat.0),
            of_seat(seat),
        ),
        BadPosition::LookedOutOfPlace { seat } => (
            "cards to look at only in `phase: start-discard` or when Explore begins".to_owned(),
            format!("some at seat {}", seat.0),
            of_seat(seat),
        ),
        BadPosition::TooManyLooked { seat, most } => {
            (format!("at most {most} cards to look at"), format!("more at seat {}", seat.0), of_seat(seat))
        }
        BadPosition::NothingElseAtStart { seat } => (
            "nothing but start worlds and cards looked at before the first hands are chosen".to_owned(),
            seat.map_or("more on the table".to_owned(), |seat| format!("more at seat {}", seat.0)),
            seat.map_or(key("phase"), of_seat),
        ),
        BadPosition::NoChoiceOfHands => {
            ("hands that are dealt, in the first game".to_owned(), "start-discard".to_owned(), key("phase"))
        }
        BadPosition::RoundZero => ("rounds counted from 1".to_owned(), "round 0".to_owned(), key("round")),
        BadPosition::SupplyTooSmall { named, size } => {
            (format!("at most {size} cards in this supply"), format!("{named} on top of it"), key("supply"))
        }
        BadPosition::DiscardsTooFew { named, size } => {
            (format!("at most {size} discards"), format!("{named} named"), key("discards"))
        }
        BadPosition::CardsMissing { missing } => {
            ("114 cards in all".to_owned(), format!("{missing} more are asked for"), key("supply"))
        }
        BadPosition::CardsLeftOver { cards } => {
            ("a place for each of 114 cards".to_owned(), format!("{cards} are nowhere"), key("supply"))
        }
        BadPosition::Pool { pool, expected } => {
            (format!("a pool of {expected} beside the chips named"), pool.to_string(), key("pool"))
        }
        BadPosition::GameIsOver => {
            ("VPs in the pool until Consume is over".to_owned(), "an empty pool".to_owned(), key("pool"))
        }
        BadPosition::Picks { seat } => (
            "one action for each seat, two in the experienced game".to_owned(),
            format!("other picks of seat {}", seat.0),
            key("picks"),
        ),
        BadPosition::PicksOutOfPlace { seat } => {
            ("no picks before they are chosen".to_owned(), format!("picks of seat {}", seat.0), key("picks"))
        }
        BadPosition::NotCalled { phase } => ("a phase that somebody picked".to_owned(), word(phase), key("phase")),
        BadPosition::Shuffle => (
            "a last shuffle of at least all that was drawn, turned up, remembered or left since".to_owned(),
            "other numbers".to_owned(),
            key("shuffled"),
        ),
        BadPosition::UntrueKnowledge => (
            "knowledge that is true".to_owned(),
            "somebody knows of a card in the supply or the discards that is not there".to_owned(),
            key("shuffled"),
        ),
    }
}
