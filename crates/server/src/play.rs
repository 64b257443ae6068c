//! A game in progress as a server needs it: [`tabletop::Table`], in words, and with somebody to think for a seat.

use bots::{Botted, Quick};
use protocol::Figure;
use serde_json::Value;
use tabletop::{Outcome, Pick, Seat, Session, Shows, Table, Viewer};
use words::{Change, Line, Phrase, Reader, Story, Told, Words};

use crate::wire::{Entry, Glance, Raw, raw, text, value};

/// What a seat is asked, in words.
#[derive(Debug)]
pub struct Asked {
    pub prompt: Raw,
    pub pick: Pick<Raw>,
    pub sealed: bool,
    pub shows: Shows,
    pub line: Line,
    /// One for each of `pick.from`.
    pub options: Vec<Line>,
}

/// Advice for somebody who learns.
#[derive(Debug)]
pub struct Advice {
    /// Options, by their numbers.
    pub picks: Vec<usize>,
    pub lines: Vec<Line>,
}

/// Something to be thought about, on any thread: it holds a seat's view and ask, and nothing else of the game.
pub(crate) type Thinking = Box<dyn FnOnce() -> Value + Send>;

pub trait Play: Table {
    /// A view as it goes out: it is large, and written once.
    fn view_raw(&self, viewer: Viewer) -> Raw;
    /// What a seat is asked, as text, to see whether it is still the same.
    fn ask_text(&self, seat: Seat) -> Option<String>;
    /// What `reader` was told, from his entry number `from` on.
    fn log(&self, words: &Words, reader: &Reader<'_>, from: usize) -> Vec<Entry>;
    /// How the story that a viewer has read, as far as their first `read` entries, goes on.
    fn story(&self, viewer: Viewer, read: usize) -> Change;
    fn question(&self, words: &Words, reader: &Reader<'_>, seat: Seat) -> Option<Asked>;
    /// All about one of the options of what a seat is asked.
    fn help(&self, words: &Words, reader: &Reader<'_>, seat: Seat, option: usize) -> Option<Vec<Line>>;
    fn explain(&self, words: &Words, reader: &Reader<'_>, name: &str) -> Option<Vec<Line>>;
    /// What a glance at the table tells a viewer.
    fn glance(&self, words: &Words, reader: &Reader<'_>) -> Glance;
    /// What a question is about, that these items would be a good answer to it, and why.
    fn hint(&self, words: &Words, reader: &Reader<'_>, seat: Seat, items: &Value) -> Option<Advice>;
    /// The whole table in words.
    fn scene(&self, words: &Words, reader: &Reader<'_>) -> Vec<Line>;
    fn result(&self, words: &Words, reader: &Reader<'_>, outcome: &Outcome) -> Vec<Line>;
    /// What a bot of this level would answer for a seat that is asked.
    fn thinking(&self, seat: Seat, level: &str, chance: u64) -> Option<Thinking>;
    /// The game as it stood after the first `answers` answers; revealed answers count together.
    fn at(&self, answers: usize) -> Option<Box<dyn Play>>;
}

impl<G: Told + Botted> Play for Session<G> {
    fn view_raw(&self, viewer: Viewer) -> Raw {
        raw(&Session::view(self, viewer))
    }

    fn ask_text(&self, seat: Seat) -> Option<String> {
        Session::ask(self, seat).map(|ask| text(&ask))
    }

    fn log(&self, words: &Words, reader: &Reader<'_>, from: usize) -> Vec<Entry> {
        let entry = |event: &G::Event| Entry {
            event: raw(event),
            line: (!G::is_silent(reader.viewer, event)).then(|| words.game(G::ID).say(&G::event(event), reader)),
            opens: G::opens(event),
        };
        Session::entries(self, reader.viewer).skip(from).map(entry).collect()
    }

    fn story(&self, viewer: Viewer, read: usize) -> Change {
        let mut story = Story::<G>::new(viewer);
        let mut entries = Session::entries(self, viewer);
        story.add(entries.by_ref().take(read));
        story.add(entries)
    }

    fn question(&self, words: &Words, reader: &Reader<'_>, seat: Seat) -> Option<Asked> {
        let ask = Session::ask(self, seat)?;
        let board = Session::board(self, Viewer::Seat(seat));
        let say = |phrase: &Phrase| words.game(G::ID).say(phrase, reader);
        let options = ask.pick.from.iter().map(|&item| say(&G::option(&board, &ask, item).whole())).collect();
        Some(Asked {
            line: say(&G::prompt(&board, &ask)),
            options,
            prompt: raw(&ask.prompt),
            pick: Pick { from: ask.pick.from.iter().map(raw).collect(), min: ask.pick.min, max: ask.pick.max },
            sealed: ask.sealed,
            shows: ask.shows,
        })
    }

    fn help(&self, words: &Words, reader: &Reader<'_>, seat: Seat, option: usize) -> Option<Vec<Line>> {
        let ask = Session::ask(self, seat)?;
        let item = *ask.pick.from.get(option)?;
        let rows = G::help(&Session::board(self, Viewer::Seat(seat)), &ask, item);
        Some(words.game(G::ID).lay(&rows, reader))
    }

    fn explain(&self, words: &Words, reader: &Reader<'_>, name: &str) -> Option<Vec<Line>> {
        let voice = words.game(G::ID);
        Some(voice.lay(&voice.explain::<G>(Some(&Session::board(self, reader.viewer)), name)?, reader))
    }

    fn glance(&self, words: &Words, reader: &Reader<'_>) -> Glance {
        let say = |phrase: &Phrase| words.game(G::ID).say(phrase, reader);
        let words::Glance { now, warnings, seats } = G::glance(&Session::board(self, reader.viewer));
        let figure = |figure: &words::Figure| Figure {
            id: figure.id.to_owned(),
            number: figure.number,
            line: say(&figure.phrase),
        };
        let figures = |figures: &Vec<_>| figures.iter().map(figure).collect();
        Glance {
            now: say(&now),
            warnings: warnings.iter().map(say).collect(),
            seats: seats.iter().map(figures).collect(),
        }
    }

    fn hint(&self, words: &Words, reader: &Reader<'_>, seat: Seat, items: &Value) -> Option<Advice> {
        let ask = Session::ask(self, seat)?;
        let items: Vec<G::Item> = serde_json::from_value(items.clone()).ok()?;
        let hint = G::hint(&Session::board(self, Viewer::Seat(seat)), &ask, &items);
        let lines = hint.iter().map(|phrase| words.game(G::ID).say(phrase, reader)).collect();
        // The first of equal options, then the next.
        let mut picks: Vec<usize> = Vec::new();
        for item in items {
            picks.extend((0..ask.pick.from.len()).find(|at| ask.pick.from[*at] == item && !picks.contains(at)));
        }
        Some(Advice { picks, lines })
    }

    fn scene(&self, words: &Words, reader: &Reader<'_>) -> Vec<Line> {
        words.game(G::ID).lay(&G::table(&Session::board(self, reader.viewer)), reader)
    }

    fn result(&self, words: &Words, reader: &Reader<'_>, outcome: &Outcome) -> Vec<Line> {
        words.game(G::ID).lay(&G::result(&Session::board(self, reader.viewer), outcome), reader)
    }

    fn thinking(&self, seat: Seat, level: &str, chance: u64) -> Option<Thinking> {
        let ask = Session::ask(self, seat)?;
        let view = Session::view(self, Viewer::Seat(seat));
        let mut bot = G::bot(level, chance)?;
        bots::remind(bot.as_mut(), seat, self);
        Some(Box::new(move || {
            let mut items = Vec::new();
            let think = std::panic::AssertUnwindSafe(|| bot.answer(seat, &ask, Some(&view), &mut items));
            let thought = std::panic::catch_unwind(think).is_ok();
            if !thought || tabletop::check(&ask.pick, &mut items).is_err() {
                // A bot that fails must not stop people's game: any legal answer will do.
                let mut quick = Quick::new(chance);
                ask.pick.sample(|bound| quick.below(bound), &mut items);
            }
            value(&items)
        }))
    }

    fn at(&self, answers: usize) -> Option<Box<dyn Play>> {
        let session = Session::replay_until(Session::record(self), answers).ok()?;
        Some(Box::new(session))
    }
}
