//! Why play cannot reach a position of Galactica, for whoever wrote it down.

use galactica::cards::{Craft, Title};
use galactica::position::{BadPosition, Piece};
use tabletop::{Illegal, Seat, Viewer};

use super::names::{say_card, say_deck, say_token};
use crate::names::word;
use crate::played::{About, NoSuchChance, Unreachable};

pub(super) fn why(bad: BadPosition) -> Unreachable {
    let (expected, found, about) = explain(bad);
    Unreachable { expected, found, about }
}

pub(super) fn no_such_chance(none: NoSuchChance) -> Unreachable {
    Unreachable { expected: none.expected, found: none.found, about: key("die") }
}

/// A game cannot begin like that.
pub(super) fn no_such_start(illegal: Illegal) -> Unreachable {
    let (expected, found, about) = match illegal {
        Illegal::Players { min, max, given } => (players(min, max), given.to_string(), "players"),
        Illegal::VariantPlayers { only, given } => (players(only, only), given.to_string(), "players"),
        Illegal::Characters { wanted, given } => (format!("{wanted} characters"), given.to_string(), "draft"),
        Illegal::SameCharacter => ("every character once".to_owned(), "one of them twice".to_owned(), "draft"),
    };
    Unreachable { expected, found, about: key(about) }
}

/// In the game to learn by, the first seat begins.
pub(super) fn never_first(first: Option<Seat>) -> Unreachable {
    let found = format!("seat {} never begins", first.map_or(0, |seat| seat.0));
    Unreachable { expected: "a seat that can begin".to_owned(), found, about: key("first") }
}

fn players(min: u8, max: u8) -> String {
    if min == max { format!("{min} players") } else { format!("{min} to {max} players") }
}

fn of_seat(seat: Seat) -> About {
    About::Key(format!("seat {}", seat.0))
}

fn of_viewer(viewer: Viewer) -> About {
    viewer.seat().map_or_else(|| key("public"), of_seat)
}

fn key(key: &str) -> About {
    About::Key(key.to_owned())
}

fn name(name: impl Into<String>) -> About {
    About::Name(name.into())
}

/// The key of the line about a deck.
fn deck_key(deck: galactica::DeckName) -> About {
    key(&say_deck(deck).replace('-', " "))
}

const fn of_piece(piece: Piece) -> (&'static str, &'static str) {
    match piece {
        Piece::Craft(Craft::Basestar) => ("basestars", "basestars"),
        Piece::Craft(Craft::HeavyRaider) => ("heavy raiders", "raiders"),
        Piece::Craft(Craft::Raider) => ("raiders", "raiders"),
        Piece::Craft(Craft::Viper) => ("vipers: unmanned, with pilots, damaged and destroyed", "vipers"),
        Piece::Craft(Craft::Raptor) => ("raptors", "raptors"),
        Piece::Craft(Craft::Civilian) => ("civilian ships: in space and lost", "civilians"),
        Piece::Centurion => ("centurions", "centurions"),
        Piece::Nuke => ("nukes", "nukes"),
    }
}

const fn of_title(title: Title) -> &'static str {
    match title {
        Title::President => "president",
        Title::Admiral => "admiral",
    }
}

fn explain(bad: BadPosition) -> (String, String, About) {
    let at = |seat: Seat| format!("seat {}", seat.0);
    match bad {
        BadPosition::Players { given } => ("3 to 6 players".to_owned(), given.to_string(), key("players")),
        BadPosition::NoSuchSeat { seat } => {
            ("a seat of this table".to_owned(), format!("a seat {}", seat.0), name(seat.0.to_string()))
        }
        BadPosition::SameCharacter { character } => (
            "each character once".to_owned(),
            format!("{} twice", word(character)),
            About::NameIn(word(character), "seat".to_owned()),
        ),
        BadPosition::TooManyCopies { card, copies } => {
            let expected = format!("at most {copies} of {} in all", say_any(card));
            (expected, "it is named more often".to_owned(), name(say_card(card)))
        }
        BadPosition::TooMany { piece, most } => {
            let (what, line) = of_piece(piece);
            (format!("at most {most} {what}"), "more".to_owned(), name(line))
        }
        BadPosition::RoundZero => ("rounds counted from 1".to_owned(), "round 0".to_owned(), key("round")),
        BadPosition::NotAPilot { seat } => {
            ("a pilot in a viper".to_owned(), format!("the character of {}", at(seat)), of_seat(seat))
        }
        BadPosition::NotAmongHumans { seat } => (
            "revealed Cylons at the Cylon locations (`loyalty cylon-brig*` reveals)".to_owned(),
            format!("{} is human", at(seat)),
            of_seat(seat),
        ),
        BadPosition::NotAmongCylons { seat } => {
            ("a revealed Cylon at a Cylon location".to_owned(), format!("{} is elsewhere", at(seat)), of_seat(seat))
        }
        BadPosition::OffTheBoard { seat } => (
            "nobody off the board but Helo before his second turn".to_owned(),
            format!("{} is", at(seat)),
            of_seat(seat),
        ),
        BadPosition::Stranded { seat } => (
            "Helo off the board until his second turn begins (see `round`)".to_owned(),
            format!("{} is on it", at(seat)),
            of_seat(seat),
        ),
        BadPosition::TitleOfACylon { title, seat } => {
            ("titles of humans".to_owned(), format!("{} is a revealed Cylon", at(seat)), key(of_title(title)))
        }
        BadPosition::AdmiralInBrig { seat } => (
            "an Admiral outside the Brig as long as another human is".to_owned(),
            format!("{} is in it", at(seat)),
            key("admiral"),
        ),
        BadPosition::HandTooLarge { seat, cards, most } => {
            (format!("at most {most} cards in hand here"), format!("{cards} at {}", at(seat)), of_seat(seat))
        }
        BadPosition::HandTooSmall { seat, named, size } => {
            (format!("a hand of at least the {named} cards that are named"), size.to_string(), of_seat(seat))
        }
        BadPosition::SuperCrisisOfAHuman { seat } => (
            "a super crisis with somebody revealed by a Cylon card".to_owned(),
            format!("one with {}", at(seat)),
            of_seat(seat),
        ),
        BadPosition::TooManyCylons { most, card } => {
            let cards = if most == 1 { "one Cylon card".to_owned() } else { format!("{most} Cylon cards") };
            (format!("{cards} in a game of so many players"), "more are named".to_owned(), name(word(card)))
        }
        BadPosition::LoyaltyDealt { expected, found } => (
            format!("{expected} loyalty cards before the players by now (the second round is dealt at distance 4)"),
            found.to_string(),
            name("loyalty"),
        ),
        BadPosition::LoyaltyDeckGone => {
            ("no loyalty deck from distance 4 on: all has been dealt".to_owned(), "one".to_owned(), key("loyalty deck"))
        }
        BadPosition::NoSympathizer => (
            "the Sympathizer with 4 or 6 players: in the loyalty deck, from distance 4 on before somebody".to_owned(),
            "it is elsewhere".to_owned(),
            name("sympathizer"),
        ),
        BadPosition::SympathizerHidden { seat } => (
            "the Sympathizer face up, `sympathizer*`".to_owned(),
            format!("face down before {}", at(seat)),
            of_seat(seat),
        ),
        BadPosition::SympathizerMissing => (
            "the Sympathizer before somebody, `sympathizer*`: with 4 or 6 players it has been dealt at distance 4"
                .to_owned(),
            "nobody has it".to_owned(),
            key("distance"),
        ),
        BadPosition::ShownLoyalty { seat, card } => (
            "face up at most one Cylon card and the Sympathizer".to_owned(),
            format!("{} before {}", word(card), at(seat)),
            of_seat(seat),
        ),
        BadPosition::NoHuman => {
            ("somebody human".to_owned(), "everybody is a revealed Cylon".to_owned(), name("loyalty"))
        }
        BadPosition::DialTooHigh { dial, most } => (format!("{most} at most"), "more".to_owned(), key(&word(dial))),
        BadPosition::DialEmpty { dial } => (
            "resources above 0 when a turn starts: the game would be over".to_owned(),
            format!("{} 0", word(dial)),
            key(&word(dial)),
        ),
        BadPosition::JumpTooFar { most } => {
            (format!("{most} at most: from the next space the fleet jumps at once"), "more".to_owned(), key("jump"))
        }
        BadPosition::Distance { expected, named } => {
            (format!("the distance that the places travelled to make: {expected}"), named.to_string(), key("distance"))
        }
        BadPosition::DistanceTooFar { most } => {
            (format!("a distance of {most} at most"), "more".to_owned(), key("distance"))
        }
        BadPosition::DestinyTypes => {
            ("two cards of each type in the Destiny deck at most".to_owned(), "more".to_owned(), key("destiny"))
        }
        BadPosition::DestinySize { most } => (
            format!("1 to {most} cards in the Destiny deck, and no more named"),
            "another number".to_owned(),
            key("destiny"),
        ),
        BadPosition::PileTooSmall { deck, named, size } => {
            (format!("at most {size} cards in this pile"), format!("{named} on top of it"), deck_key(deck))
        }
        BadPosition::PileTooLarge { deck, size, most } => {
            (format!("{most} cards at most that lie nowhere else"), size.to_string(), deck_key(deck))
        }
        BadPosition::CannotStayInPlay { card } => {
            ("cards that stay in play".to_owned(), say_card(card), key("in play"))
        }
        BadPosition::BeforeNobody { card } => {
            (format!("whom it lies before, such as `{} 1`", say_card(card)), say_card(card), key("in play"))
        }
        BadPosition::BeforeSomebody { card } => {
            (format!("`{}` without a seat: it lies before nobody", say_card(card)), "a seat".to_owned(), key("in play"))
        }
        BadPosition::AppointedCylon { card, seat } => (
            "appointments of humans: those of a revealed Cylon are discarded".to_owned(),
            format!("{} before {}", say_card(card), at(seat)),
            key("in play"),
        ),
        BadPosition::TokenTwice { token } => {
            ("each damage token once".to_owned(), format!("{} twice", say_token(token)), key("damage"))
        }
        BadPosition::GalacticaDestroyed => {
            ("fewer than six damaged locations: with six the game is over".to_owned(), "six".to_owned(), key("damage"))
        }
        BadPosition::BasestarTokenTwice { token } => {
            ("each damage token of basestars once".to_owned(), format!("{} twice", word(token)), key("basestars"))
        }
        BadPosition::BasestarDestroyed => {
            ("less than 3 points of damage on a basestar".to_owned(), "it is destroyed".to_owned(), key("basestars"))
        }
        BadPosition::NoSuchPlace { viewer, deck } => (
            "places of a draw pile that somebody can have looked at".to_owned(),
            format!("none in {}", say_deck(deck)),
            of_viewer(viewer),
        ),
        BadPosition::NoSuchCivilian { viewer, ship } => {
            ("civilian ships in space, counted from 0".to_owned(), ship.to_string(), of_viewer(viewer))
        }
        BadPosition::UntrueKnowledge { viewer } => (
            "knowledge that is true".to_owned(),
            "something is known to be where it is not".to_owned(),
            of_viewer(viewer),
        ),
    }
}

/// A card with its strength, if it has one.
fn say_any(card: galactica::position::Card) -> String {
    match card {
        galactica::position::Card::Skill(kind) => super::names::say_kind(kind),
        galactica::position::Card::Crisis(_)
        | galactica::position::Card::SuperCrisis(_)
        | galactica::position::Card::Quorum(_)
        | galactica::position::Card::Destination(_)
        | galactica::position::Card::Loyalty(_)
        | galactica::position::Card::Civilian(_) => say_card(card),
    }
}
