//! `starboard replay --why`: what a computer player thinks of an answer that was given, with its reasons.

use std::io::Write;

use anyhow::Result;
use bots::galactica::{Rated, thinker};
use galactica::{Ask, Board, Galactica, Item};
use tabletop::{Game as _, Record, Seat, Session, Viewer};
use words::{Reader, Told as _, Words, phrase, text};

use crate::errors::error;
use crate::watch::seat_names;
use crate::wrap;

/// Who thinks about it, always in the same way.
const LEVEL: &str = "hard";
const SEED: u64 = 1;

/// Tells of the answer number `at`: what was asked and answered, what else there was and what it would be worth, and whom the
/// seat suspects before and after.
pub(crate) fn why(record: &Record<Galactica>, at: usize, out: &mut impl Write, words: &Words) -> Result<()> {
    let unknown = || error(words, "cli-why-nothing", &[("answers", at.into())]);
    let replayed = |answers| Session::replay_until(record, answers).map_err(|_| unknown());
    let after = replayed(at)?;
    let given = after.truth().into_iter().filter_map(|deed| deed.answer.cloned()).nth(at.wrapping_sub(1));
    let answer = given.ok_or_else(unknown)?;
    // Answers that were revealed together were all given to the same question.
    let before = (0..at).rev().find_map(|answers| {
        let session: Session<Galactica> = Session::replay_until(record, answers).ok()?;
        session.ask(answer.seat).map(|ask| (session, ask))
    });
    let (before, ask) = before.ok_or_else(unknown)?;
    let seat = answer.seat;
    let (board, view) = (before.board(Viewer::Seat(seat)), before.view(Viewer::Seat(seat)));
    let names = seat_names(before.seats(), words);
    let reader = Reader { viewer: Viewer::Public, names: &names };
    let named = |items: &[Item]| in_words(words, &reader, &board, &ask, items);
    let asked = words.game(Galactica::ID).say(&Galactica::prompt(&board, &ask), &reader).to_string();
    let name = |seat: Seat| text(names[seat.index()].as_str());
    let mut line = |line: &words::Phrase, indent| wrap::write(out, &words.say(line).to_string(), indent);
    line(&phrase("cli-why-asked").with([("seat", name(seat)), ("prompt", text(asked))]), 0)?;
    line(&phrase("cli-why-answered").set("answer", named(&answer.items)), 0)?;

    let mut thinker = thinker(LEVEL, SEED).ok_or_else(unknown)?;
    bots::remind(&mut thinker, seat, &before);
    let thought = thinker.think(seat, &ask, &view);
    if thought.options.is_empty() {
        line(&phrase("cli-why-usual").set("answer", named(&thought.answer)), 0)?;
    } else {
        line(&phrase("cli-why-options").set("level", text(LEVEL)), 0)?;
    }
    for Rated { answer, humans, gain, error, suspected, worlds } in &thought.options {
        let tenths = |share: f32| text(format!("{:.1}", share * 100.0));
        let args = [
            ("answer", named(answer)),
            ("humans", tenths(*humans)),
            ("gain", text(format!("{:+.1}", gain * 100.0))),
            ("error", tenths(*error)),
            ("worlds", (i64::from(*worlds)).into()),
            ("chosen", (*answer == thought.answer).into()),
            ("hides", suspected.is_some().into()),
            ("suspected", tenths(suspected.unwrap_or(0.0))),
        ];
        line(&phrase("cli-why-option").with(args), 2)?;
    }
    bots::remind(&mut thinker, seat, &after);
    let then = thinker.suspicion(&after.board(Viewer::Seat(seat)), seat);
    line(&phrase("cli-why-suspicion"), 0)?;
    for other in Seat::all(before.seats()).filter(|&other| other != seat) {
        let percent = |all: &[f64]| text(format!("{:.0}", all[other.index()] * 100.0));
        let args = [("seat", name(other)), ("before", percent(&thought.suspicion)), ("after", percent(&then))];
        line(&phrase("cli-why-suspect").with(args), 2)?;
    }
    Ok(())
}

/// The items of an answer by their names; nothing where it is a pass.
fn in_words(words: &Words, reader: &Reader<'_>, board: &Board, ask: &Ask, items: &[Item]) -> words::Phrase {
    if items.is_empty() {
        return text(words.say(&phrase("cli-why-pass")).to_string());
    }
    let all = items.iter().map(|&item| Galactica::option(board, ask, item).name).collect();
    text(words.game(Galactica::ID).say(&words::and(all), reader).to_string())
}
