//! Every sentence a person reads: events, prompts, options, cards, tables and errors.
//!
//! In two steps. A game that is [`Told`] composes [`Phrase`]s from the data that the engine runs: trees of messages and things,
//! in no language and for no reader's eyes yet. A [`Voice`] makes [`Line`]s of them, in a language and for a [`Reader`]; the
//! page does the same from the same Fluent files, which are the [`catalogue`]. What does not live here: rules, and anything
//! that decides something.

mod aid;
mod asked;
mod choice;
mod errors;
mod files;
mod find;
mod galactica;
mod phrase;
mod race;
mod rows;
mod spans;
mod story;
#[cfg(test)]
mod tests;
mod told;
mod voice;
pub mod why;
mod wire;
mod wishes;
mod words;

pub use aid::{AidPart, AidPoint, Stands, Tone};
pub use choice::Choice;
pub use errors::{illegal, record_error, refusal};
pub use files::{Catalogue, Texts, catalogue};
pub use find::{Topic, bare, plain};
pub use galactica::{cards as galactica_cards, face as galactica_face};
pub use phrase::{Id, Join, Phrase, and, cards, commas, phrase, text, who};
pub use race::{
    Chapter as RaceChapter, Entry as RaceEntry, aid as race_aid, card as race_card, card_name as race_card_name,
    distribution as race_distribution, facts as race_facts, powers as race_powers, reference as race_reference,
};
pub use rows::Row;
pub use spans::{Line, Span};
pub use story::{Change, Story, Tale};
pub use told::{Figure, Glance, Glanced, Told};
pub use voice::{Reader, Voice};
pub use wishes::{accepted, spoken, surrounding};
pub use words::Words;
