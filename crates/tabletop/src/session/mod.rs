//! A game being played: its state, the sealed answers that wait for the others, standing orders, its log and its record.

mod course;
mod past;
mod saved;
mod truth;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use saved::{ResumeError, saved_record};
pub use truth::Deed;

use crate::orders;
use crate::record::Line;
use crate::{
    Answer, Ask, By, CHECK_EVERY, Dice, Drafts, Entry, Game, Header, Illegal, Log, Outcome, Player, Proof, Record,
    RecordError, Refusal, Said, Seat, SeatSet, Seed, Viewer, check, state_hash,
};

/// What became of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Sealed: kept until everyone who is asked has answered.
    Kept,
    /// Given to the engine, with all sealed answers that waited for it.
    Done,
}

/// One answer that has been given to the engine.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Step<I> {
    answer: Answer<I>,
    entries_before: usize,
    showed: bool,
    /// A sealed answer after which others of the same reveal are still to be given: there is no game to go back to here.
    mid_reveal: bool,
}

/// The game as it stood after `answers` answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Mark<T> {
    answers: usize,
    state: T,
}

/// A game that is being played: its state, the answers so far, sealed ones that wait, everybody's standing orders, the log and the
/// record. [`Game`] has an example.
pub struct Session<G: Game> {
    state: G::State,
    seats: u8,
    drafts: Drafts<Answer<G::Item>>,
    entries: Vec<Entry<G::Event>>,
    /// Which of the entries are claims: no answer has brought them about.
    said: Vec<usize>,
    history: Vec<Step<G::Item>>,
    /// Where the game started, and where each rewind that still stands led to: the only places chance was set anew.
    origins: Vec<Mark<G::State>>,
    /// After the last answer that showed, drew or rolled something: nothing before it can be taken back.
    calm: Mark<G::State>,
    record: Record<G>,
    /// By seat. Private: no view, log or record has them.
    pub(crate) orders: Vec<Vec<G::Order>>,
}

impl<G: Game> fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("record", &self.record).field("answers", &self.history.len()).finish()
    }
}

impl<G: Game> Session<G> {
    /// Sets a game up; the same seed gives the same game.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Self, Illegal> {
        let mut log = Log::on();
        let state = G::start(&setup, seed, &mut log)?;
        let start = Mark { answers: 0, state: state.clone() };
        Ok(Self {
            seats: G::seats(&setup),
            orders: orders::usual::<G>(G::seats(&setup)),
            drafts: Drafts::default(),
            entries: log.take().0,
            said: Vec::new(),
            history: Vec::new(),
            origins: vec![start.clone()],
            calm: start,
            record: Record::new(setup, seed),
            state,
        })
    }

    /// A game that starts in the middle, for tests that need two games differing in one thing.
    pub fn from_state(setup: G::Setup, state: G::State) -> Self {
        let start = Mark { answers: 0, state: state.clone() };
        Self {
            seats: G::seats(&setup),
            orders: orders::usual::<G>(G::seats(&setup)),
            drafts: Drafts::default(),
            entries: Vec::new(),
            said: Vec::new(),
            history: Vec::new(),
            origins: vec![start.clone()],
            calm: start,
            record: Record::new(setup, Seed::default()),
            state,
        }
    }

    /// Puts the proof of the deal into the record.
    #[must_use]
    pub fn proved(mut self, proof: Proof) -> Self {
        self.record.header.proof = Some(proof);
        self
    }

    /// Puts the computer players into the record.
    pub fn played_by(&mut self, players: Vec<Player>) {
        self.record.header.players = players;
    }

    /// The computer player on a seat, if the record names one.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.record.header.players.iter().find(|player| player.seat == seat)
    }

    /// Plays a record again, checking every line of it.
    pub fn replay(record: &Record<G>) -> Result<Self, RecordError> {
        let (mut session, given) = match (record.header.before, record.lines.first()) {
            (None, _) => (Self::new(record.header.setup.clone(), record.header.seed).map_err(RecordError::Setup)?, 0),
            // Played on by other rules than it was begun by: it starts where they changed.
            (Some(before), Some(Line::Snapshot { answers: 0, state })) => {
                let mut session = Self::from_state(record.header.setup.clone(), G::State::clone(state));
                session.record.header = Header { before: Some(before), ..record.header.clone() };
                session.snapshot();
                (session, 1)
            }
            (Some(_), _) => return Err(RecordError::Differs { line: 2 }),
        };
        if record.header.proof.as_ref().is_some_and(|proof| proof.seed() != record.header.seed) {
            return Err(RecordError::NotAsPromised);
        }
        session.record.header.proof.clone_from(&record.header.proof);
        session.record.header.players.clone_from(&record.header.players);
        let mut rewinds = 0;
        for (index, line) in record.lines.iter().enumerate().skip(given) {
            let line_number = index + 2;
            let refused = |refusal| RecordError::Refused { line: line_number, refusal };
            let same = match line {
                Line::Answer(answer) => {
                    session.answer(answer.seat, answer.items.clone(), answer.by).map_err(refused)?;
                    true
                }
                Line::TakeBack { seat } => session.take_back(*seat).map(|()| true).map_err(refused)?,
                Line::Claim(said) => session.claim(said.seat, said.claim.clone()).map(|()| true).map_err(refused)?,
                Line::Rewind { answers, seed } => {
                    if record.header.proof.as_ref().is_some_and(|proof| proof.rewind_seed(rewinds) != *seed) {
                        return Err(RecordError::NotAsPromised);
                    }
                    rewinds += 1;
                    session.rewind(*answers, *seed).map(|()| true).map_err(refused)?
                }
                Line::Snapshot { answers, state } => {
                    let same = *answers == session.answers() && **state == session.state;
                    session.snapshot();
                    same
                }
                // Written by the session itself as the answers came in.
                Line::Check { answers, hash } => matches!(
                    session.record.lines.last(),
                    Some(Line::Check { answers: a, hash: h }) if a == answers && h == hash
                ),
                Line::End { answers, hash } => *answers == session.answers() && *hash == session.hash(),
            };
            if !same {
                return Err(RecordError::Differs { line: line_number });
            }
        }
        Ok(session)
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The whole truth: for records, tests and the end of a game, never for a player.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What is written down of it so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// All that a viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// The table as a viewer sees it.
    pub fn board(&self, viewer: Viewer) -> G::Board {
        G::board(&self.view(viewer))
    }

    /// How many answers the engine has been given.
    pub fn answers(&self) -> usize {
        self.history.len()
    }

    /// A fingerprint of the state: two games that agree in it stand alike.
    pub fn hash(&self) -> String {
        state_hash(&self.state)
    }

    /// Everything that happened, for a viewer; the number of an entry is its place in this list.
    pub fn entries(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.entries.iter().filter_map(move |entry| entry.seen_by(viewer))
    }

    /// What a viewer was told from a place in [`Self::all_entries`] on.
    pub fn entries_from(&self, viewer: Viewer, place: usize) -> impl Iterator<Item = &G::Event> {
        self.entries[place..].iter().filter_map(move |entry| entry.seen_by(viewer))
    }

    /// The place in [`Self::all_entries`] behind a viewer's first `entries` entries.
    pub fn place_of(&self, viewer: Viewer, entries: usize) -> usize {
        let seen = self.entries.iter().enumerate().filter(|(_, entry)| entry.seen_by(viewer).is_some());
        entries.checked_sub(1).and_then(|last| seen.map(|(place, _)| place + 1).nth(last)).unwrap_or(0)
    }

    /// Everything that happened, with all secrets: for a finished game and for whoever may see everything.
    pub fn all_entries(&self) -> &[Entry<G::Event>] {
        &self.entries
    }

    /// Who is asked. A seat whose sealed answer waits for the others stays asked and may change it.
    pub fn asked(&self) -> SeatSet {
        G::asked(&self.state)
    }

    /// Who is asked and has not answered.
    pub fn waiting(&self) -> SeatSet {
        self.drafts.waiting(self.asked())
    }

    /// What a seat is asked; nothing if it is not.
    pub fn ask(&self, seat: Seat) -> Option<Ask<G>> {
        (seat.0 < self.seats && self.asked().contains(seat)).then(|| Ask::of(&self.state, seat))
    }

    /// The sealed answer of a seat that waits for the others: for that seat, and for the store.
    pub fn draft(&self, seat: Seat) -> Option<&Answer<G::Item>> {
        self.drafts.get(seat)
    }

    /// Would this answer be taken? Puts the items into canonical order and gives what they answer.
    pub fn check(&self, seat: Seat, items: &mut [G::Item]) -> Result<Ask<G>, Refusal> {
        if seat.0 >= self.seats {
            return Err(Refusal::NoSuchSeat);
        }
        let Some(ask) = self.ask(seat) else {
            return Err(if self.outcome().is_some() { Refusal::Over } else { Refusal::NotAsked });
        };
        check(&ask.pick, items)?;
        Ok(ask)
    }

    /// Takes an answer. A sealed one is kept, and may be changed, until everyone who is asked has answered.
    pub fn answer(&mut self, seat: Seat, mut items: Vec<G::Item>, by: By) -> Result<Taken, Refusal> {
        let ask = self.check(seat, &mut items)?;
        let answer = Answer { seat, items, by };
        let before = self.history.len();
        if !ask.sealed {
            self.apply(answer);
            if self.sealed() {
                // The others may be answering in secret by now. Whether they have must not show, so the way back is closed
                // as soon as such a question is out.
                self.calm = Mark { answers: self.history.len(), state: self.state.clone() };
            }
            self.write_check(before);
            return Ok(Taken::Done);
        }
        let Some(all) = self.drafts.put(seat, answer, self.asked()) else { return Ok(Taken::Kept) };
        all.into_iter().for_each(|(_, answer)| self.apply(answer));
        // Nothing in the middle of a reveal can be gone back to: either all of it stands or none.
        let last = self.history.len() - 1;
        self.history[before..last].iter_mut().for_each(|step| step.mid_reveal = true);
        self.calm = Mark { answers: self.history.len(), state: self.state.clone() };
        self.write_check(before);
        Ok(Taken::Done)
    }

    /// All that a seat can say now; nothing once the game is over.
    pub fn claims(&self, seat: Seat) -> Vec<G::Claim> {
        if seat.0 >= self.seats || self.outcome().is_some() {
            return Vec::new();
        }
        let told: Vec<&G::Event> = self.entries(Viewer::Public).collect();
        G::claims(&self.board(Viewer::Public), &told, seat)
    }

    /// A seat says something to all. It stands in the record and in the log, in its place among what happened, and changes
    /// nothing. It stays said when answers are taken back, and is gone when the game goes back behind it.
    pub fn claim(&mut self, seat: Seat, claim: G::Claim) -> Result<(), Refusal> {
        if seat.0 >= self.seats {
            return Err(Refusal::NoSuchSeat);
        }
        if self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        if !self.claims(seat).contains(&claim) {
            return Err(Refusal::CannotSay);
        }
        self.record.lines.push(Line::Claim(Said { seat, claim: claim.clone() }));
        self.tell(Entry::Public(G::said(seat, claim)));
        Ok(())
    }

    /// What was said so far, as the log tells it.
    pub fn said(&self) -> impl Iterator<Item = &G::Event> {
        self.said.iter().filter_map(|&place| self.entries[place].seen_by(Viewer::Public))
    }

    /// Writes a claim into the log.
    fn tell(&mut self, entry: Entry<G::Event>) {
        self.said.push(self.entries.len());
        self.entries.push(entry);
    }

    /// How many answers had been given when this place of the log was written, if an answer wrote it that one included.
    fn answers_at(&self, place: usize) -> usize {
        self.history.partition_point(|step| step.entries_before <= place)
    }

    /// Takes back the last answer of a seat, if it is sealed and waits, or if nothing was shown, drawn or rolled since.
    /// What other seats answered meanwhile stands, and what was said.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.drafts.take(seat).is_some() {
            return Ok(());
        }
        let last = self.last_of(seat)?;
        let floor = self.calm.answers;
        let answers: Vec<Answer<G::Item>> = self.history[floor..].iter().map(|step| step.answer.clone()).collect();
        // What was said, each with the number of answers before it.
        let said = self.said.iter().map(|&place| (self.answers_at(place), self.entries[place].clone()));
        let mut said = said.filter(|(before, _)| *before > floor).collect::<Vec<_>>().into_iter().peekable();
        self.cut_to(floor, self.calm.state.clone());
        self.record.lines.push(Line::TakeBack { seat });
        for (index, answer) in (floor..).zip(answers) {
            if index != last {
                self.step(answer);
            }
            while let Some((_, entry)) = said.next_if(|(before, _)| *before == index + 1) {
                self.tell(entry);
            }
        }
        Ok(())
    }

    /// Could this seat take something back now?
    pub fn can_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        if self.draft(seat).is_some() { Ok(()) } else { self.last_of(seat).map(|_| ()) }
    }

    /// The last answer of this seat's, if it can be taken back.
    fn last_of(&self, seat: Seat) -> Result<usize, Refusal> {
        let floor = self.calm.answers;
        let last = self.history[floor..].iter().rposition(|step| step.answer.seat == seat);
        let last = floor + last.ok_or(Refusal::NothingToTakeBack)?;
        // Tried on a copy first: an answer that only made sense after the one taken back keeps it where it is.
        let mut trial = self.calm.state.clone();
        let others = (floor..).zip(&self.history[floor..]).filter(|(index, _)| *index != last);
        for (_, Step { answer, .. }) in others {
            crate::answer::<G>(&mut trial, answer.seat, &mut answer.items.clone(), &mut Log::off())
                .map_err(|_| Refusal::NothingToTakeBack)?;
        }
        Ok(last)
    }

    /// How many answers stand for good: what came after them can still be taken back.
    pub fn settled(&self) -> usize {
        self.calm.answers
    }

    /// The fingerprint that was written after the last answer, if one was due there.
    pub fn checked(&self) -> Option<&str> {
        match self.record.lines.last() {
            Some(Line::Check { hash, .. }) => Some(hash),
            Some(
                Line::Answer(_)
                | Line::TakeBack { .. }
                | Line::Claim(_)
                | Line::Rewind { .. }
                | Line::Snapshot { .. }
                | Line::End { .. },
            )
            | None => None,
        }
    }

    /// Could the game go back to its first `answers` answers?
    pub fn can_rewind(&self, answers: usize) -> Result<(), Refusal> {
        let (Some(kept), Some(undone)) = (self.history.get(..answers), self.history.get(answers..)) else {
            return Err(Refusal::CannotRewind);
        };
        if kept.last().is_some_and(|step| step.mid_reveal) || undone.iter().any(|step| step.showed) {
            return Err(Refusal::CannotRewind);
        }
        Ok(())
    }

    /// How many answers had been given when `viewer` was told their entry number `entry`, that answer not included: where a
    /// player wants to go back to who points at a line of the log.
    pub fn answers_before(&self, viewer: Viewer, entry: usize) -> usize {
        let mut seen = 0;
        let place = self.entries.iter().position(|one| {
            seen += usize::from(one.seen_by(viewer).is_some());
            seen > entry
        });
        let Some(place) = place else { return self.history.len() };
        let answers = self.answers_at(place);
        if self.said.contains(&place) { answers } else { answers.saturating_sub(1) }
    }

    /// How many entries `viewer` had been told after the first `answers` answers.
    pub fn entries_after(&self, viewer: Viewer, answers: usize) -> usize {
        let until = self.history.get(answers).map_or(self.entries.len(), |step| step.entries_before);
        self.entries[..until].iter().filter(|entry| entry.seen_by(viewer).is_some()).count()
    }

    /// Goes back to the first `answers` answers, deals anew what nobody had seen and clears all standing orders. Refused if somebody was shown another's
    /// secret since, and into the middle of a reveal: the state would hold answers that are still sealed.
    pub fn rewind(&mut self, answers: usize, seed: Seed) -> Result<(), Refusal> {
        self.can_rewind(answers)?;
        while self.origins.len() > 1 && self.origins.last().is_some_and(|mark| mark.answers > answers) {
            self.origins.pop();
        }
        let origin = &self.origins[self.origins.len() - 1];
        let mut state = origin.state.clone();
        for step in &self.history[origin.answers..answers] {
            G::apply(&mut state, step.answer.seat, &step.answer.items, &mut Log::off());
        }
        G::redraw(&mut state, &mut Dice::new(seed));
        self.cut_to(answers, state.clone());
        self.drafts = Drafts::default();
        self.orders = orders::usual::<G>(self.seats);
        self.calm = Mark { answers, state: state.clone() };
        self.origins.push(Mark { answers, state });
        self.record.lines.push(Line::Rewind { answers, seed });
        Ok(())
    }

    /// Writes the whole state into the record.
    pub fn snapshot(&mut self) {
        self.record.lines.push(Line::Snapshot { answers: self.answers(), state: Box::new(self.state.clone()) });
    }

    /// Are the answers to what is asked now kept until all are in?
    pub fn sealed(&self) -> bool {
        self.asked().first().and_then(|seat| self.ask(seat)).is_some_and(|ask| ask.sealed)
    }

    /// Forgets everything after the first `answers` answers and stands at `state`.
    fn cut_to(&mut self, answers: usize, state: G::State) {
        if let Some(step) = self.history.get(answers) {
            self.entries.truncate(step.entries_before);
            let entries = self.entries.len();
            self.said.retain(|&place| place < entries);
        }
        self.history.truncate(answers);
        self.state = state;
    }

    fn apply(&mut self, answer: Answer<G::Item>) {
        self.record.lines.push(Line::Answer(answer.clone()));
        self.step(answer);
    }

    /// A check line whenever the answers pass a multiple of [`CHECK_EVERY`]. Never in the middle of a reveal: a replay holds
    /// no state there to compare.
    fn write_check(&mut self, before: usize) {
        if self.history.len() / CHECK_EVERY > before / CHECK_EVERY {
            self.record.lines.push(Line::Check { answers: self.history.len(), hash: self.hash() });
        }
    }

    fn step(&mut self, answer: Answer<G::Item>) {
        let mut log = Log::on();
        G::apply(&mut self.state, answer.seat, &answer.items, &mut log);
        let (entries, drew, showed) = log.take();
        let entries_before = self.entries.len();
        self.entries.extend(entries);
        self.history.push(Step { answer, entries_before, showed: !showed.is_empty(), mid_reveal: false });
        if drew || !showed.is_empty() {
            self.calm = Mark { answers: self.history.len(), state: self.state.clone() };
        }
    }
}
