//! `starboard replay --why`: why an answer was given, in a computer player's own reasons; or whom everybody suspected, turn by
//! turn.

use std::io::Write;

use anyhow::Result;
use bots::Botted;
use protocol::reply::{Weighed, Why};
use tabletop::{Seat, Session, Viewer};
use words::{Phrase, Reader, Told, Words, phrase, text, why};

use crate::errors::error;
use crate::levels::level_name;
use crate::watch::seat_names;
use crate::wrap;

/// Who thinks about answers of people, and of computer players that the record does not name.
const OTHER: &str = "hard";

/// Tells of answer number `at` what was asked and answered, what else was tried and what it would be worth, and whom the seat
/// suspected before and after.
pub(crate) fn why<G: Told + Botted>(
    session: &Session<G>,
    at: usize,
    out: &mut impl Write,
    words: &Words,
) -> Result<()> {
    let own = bots::why(session, at, None);
    let is_own = own.is_some();
    let thought = own.or_else(|| bots::why(session, at, Some(OTHER)));
    let thought = thought.ok_or_else(|| error(words, "cli-why-nothing", &[("answers", at.into())]))?;
    let names = seat_names(session.seats(), words);
    let reader = Reader { viewer: Viewer::Public, names: &names };
    let mut line = |line: &Phrase, indent| wrap::write(out, &words.game(G::ID).say(line, &reader).to_string(), indent);
    let Why { seat: _, level, asked, answered, notes, options, beliefs } = server::why::told(thought);
    line(&asked, 0)?;
    line(&answered, 0)?;
    let level = text(level_name(words, &level));
    line(&phrase(if is_own { "cli-why-own" } else { "cli-why-other" }).set("level", level), 0)?;
    notes.iter().try_for_each(|note| line(note, 0))?;
    for Weighed { name, wins: _, line: worth, given } in options {
        let args = [("answer", name), ("worth", worth), ("given", given.into())];
        line(&phrase("cli-why-option").with(args), 2)?;
    }
    line(&phrase("cli-why-suspicion"), 0)?;
    Ok(beliefs.iter().try_for_each(|belief| line(&belief.line, 2))?)
}

/// How likely everybody seemed to be an enemy, to whoever sees what is public, at the start of every turn and at the end.
pub(crate) fn suspicion<G: Told + Botted>(session: &Session<G>, out: &mut impl Write, words: &Words) -> Result<()> {
    let turns = G::suspected(session);
    if turns.is_empty() {
        return Err(error(words, "cli-why-no-suspicion", &[]));
    }
    let names = seat_names(session.seats(), words);
    let reader = Reader { viewer: Viewer::Public, names: &names };
    let mut line = |line: &Phrase, indent| wrap::write(out, &words.game(G::ID).say(line, &reader).to_string(), indent);
    line(&phrase("cli-why-suspected"), 0)?;
    for one in turns {
        let guilt = |(seat, &guilt): (Seat, &f32)| why::suspects(seat, guilt);
        let all = words::commas(Seat::all(session.seats()).zip(&one.table).map(guilt).collect());
        let args = [("turns", i64::from(one.turns).into()), ("all", all)];
        line(&phrase("cli-why-turn").with(args), 2)?;
    }
    Ok(())
}
