//! Carrying out what was decided.

use protocol::Stage;
use serde_json::value::RawValue;
use tabletop::{By, Seat, SeatSet, Taken, Timing, Viewer};
use words::Phrase;

use super::{Answered, Edition, Room, Running, Said, Unreadable, Window};
use crate::act::{Act, Motion, Stamped};
use crate::clock::Millis;
use crate::wire::{Raw, raw};

/// So many answers of its orders are remembered for a seat.
const LATELY: usize = 8;

/// So many answers that were given for somebody who was away.
const MEANWHILE: usize = 100;

/// Of what was said at a table fewer lines than this are kept, and at least the latest half of them.
const CHAT_LINES: usize = 600;

fn remember(list: &mut Vec<Phrase>, told: Phrase, most: usize) {
    list.push(told);
    list.drain(..list.len().saturating_sub(most));
}

impl Room {
    pub(crate) fn apply(&mut self, Stamped { at, act, check }: Stamped) -> Result<(), Unreadable> {
        self.version += 1;
        // Lists are ordered by this: what nobody may know of does not count. See `refresh`.
        if !matches!(act, Act::Answered { .. } | Act::TookBack { .. } | Act::Ordered { .. }) {
            self.changed = at;
        }
        match act {
            Act::Created(_) => return Err(Unreadable("the table was made twice".to_owned())),
            Act::Sat { seat, person, name, entropy } => {
                let place = &mut self.places[seat.index()];
                (place.person, place.name, place.entropy) = (Some(person), name, entropy);
            }
            Act::Left { seat } => self.clear(seat),
            Act::Renamed { seat, name } => self.places[seat.index()].name = name,
            Act::Entropy { seat, entropy } => self.places[seat.index()].entropy = entropy,
            Act::Reseated { seat, chair } => {
                self.clear(seat);
                self.places[seat.index()].chair = chair;
            }
            Act::Started => self.start(at)?,
            Act::Answered { seat, items, by, picks } => self.answer(seat, items, by, picks, at)?,
            Act::TookBack { seat } => self.take_back(seat, at)?,
            Act::Late { seats } => seats.iter().for_each(|seat| self.places[seat.index()].away = Some(at)),
            Act::Ordered { seat, orders } => {
                let set = self.game.as_mut().and_then(|game| game.set_orders(seat, &orders));
                if !matches!(set, Some(Ok(()))) {
                    return Err(Unreadable("orders that are not of this game".to_owned()));
                }
            }
            Act::Claimed { seat, claim } => {
                let said = self.game.as_mut().and_then(|game| game.claim(seat, &claim));
                if !matches!(said, Some(Ok(()))) {
                    return Err(Unreadable("something was said that cannot be".to_owned()));
                }
            }
            Act::Away { seat, away } => {
                let place = &mut self.places[seat.index()];
                (place.away, place.returned) = (away.then_some(at), false);
            }
            Act::Held { seat } => {
                if let Some(window) = &mut self.window {
                    window.holder = Some(seat);
                    window.closes += self.created.pace.hold;
                }
            }
            Act::Closed => self.close(at)?,
            Act::Said { seat, name, text } => self.hear(Said { seat, name, text, at }),
            Act::Proposed { seat, what } => {
                self.running = Some(Running { what, by: seat, yes: seat.into(), no: SeatSet::EMPTY });
                self.count(at)?;
            }
            Act::Voted { seat, yes } => {
                if let Some(running) = &mut self.running {
                    let (to, from) =
                        if yes { (&mut running.yes, &mut running.no) } else { (&mut running.no, &mut running.yes) };
                    to.insert(seat);
                    from.remove(seat);
                }
                self.count(at)?;
            }
            Act::Rematched { table } => self.rematch = Some(table),
            Act::GoesOn { .. } => {
                return Err(Unreadable("it went on by other rules, from a snapshot that is not there".to_owned()));
            }
        }
        match check {
            Some(check) if self.checked() != Some(check.as_str()) => {
                Err(Unreadable(format!("it is another game after act {}", self.version - 1)))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The same for an act that was just decided on: gives it the fingerprint that is due after it.
    pub(crate) fn carry_out(&mut self, act: &mut Stamped) -> Result<(), Unreadable> {
        self.apply(act.clone())?;
        if let Act::Answered { .. } | Act::Closed = act.act {
            act.check = self.checked().map(str::to_owned);
        }
        Ok(())
    }

    fn checked(&self) -> Option<&str> {
        self.game.as_ref()?.checked()
    }

    fn clear(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        (place.person, place.name, place.entropy) = (None, String::new(), String::new());
    }

    fn start(&mut self, at: Millis) -> Result<(), Unreadable> {
        let kind = self.games.find(&self.created.game).ok_or_else(|| Unreadable("no such game".to_owned()))?;
        let mut game = (kind.open)(&self.created.setup, self.proof()).map_err(|bad| Unreadable(format!("{bad:?}")))?;
        game.played_by(self.players());
        self.game = Some(game);
        self.stage = Stage::Playing;
        self.progressed = at;
        self.refresh(at, SeatSet::EMPTY);
        Ok(())
    }

    /// Keeps what was said, and forgets the oldest half where that is more than whoever comes can be told.
    fn hear(&mut self, said: Said) {
        self.chat.push(said);
        if self.chat.len() >= CHAT_LINES {
            self.forgotten += self.chat.drain(..CHAT_LINES / 2).len();
        }
    }

    fn answer(
        &mut self,
        seat: Seat,
        items: Raw,
        by: By,
        picks: Option<Vec<usize>>,
        at: Millis,
    ) -> Result<(), Unreadable> {
        self.note(seat, &items, by);
        let place = &mut self.places[seat.index()];
        if by == By::Person {
            place.returned = place.away.is_some();
            place.meanwhile.clear();
            // Known again when they send it twice, also if their orders have answered another question meanwhile.
            place.answered = Some(Answered { question: place.questions, items: items.clone(), picks });
        }
        if self.window.is_some() {
            place.plays = Some((items, by));
            return Ok(());
        }
        let answered = self.give(seat, &items, by)?;
        self.refresh(at, answered);
        Ok(())
    }

    /// Remembers for its person what was answered in their name.
    fn note(&mut self, seat: Seat, items: &RawValue, by: By) {
        let told = match by {
            By::Order | By::Clock => self.game.as_ref().and_then(|game| game.in_words(seat, items)),
            By::Person | By::Bot => None,
        };
        let Some(told) = told else { return };
        let place = &mut self.places[seat.index()];
        if place.away.is_some() {
            remember(&mut place.meanwhile, told.clone(), MEANWHILE);
        }
        if by == By::Order {
            remember(&mut place.lately, told, LATELY);
        }
    }

    /// Gives an answer to the game. Says whose questions are answered by it.
    fn give(&mut self, seat: Seat, items: &RawValue, by: By) -> Result<SeatSet, Unreadable> {
        let game = self.game.as_mut().ok_or_else(|| Unreadable("an answer before the game started".to_owned()))?;
        let (asked, sealed) = (game.asked(), game.sealed());
        match game.answer(seat, items, by) {
            Some(Ok(Taken::Kept)) => Ok(SeatSet::EMPTY),
            Some(Ok(Taken::Done)) => {
                for place in self.places.iter_mut().filter(|place| place.returned) {
                    (place.away, place.returned) = (None, false);
                }
                Ok(if sealed { asked } else { seat.into() })
            }
            Some(Err(refusal)) => Err(Unreadable(format!("an answer that the game refuses: {refusal:?}"))),
            None => Err(Unreadable("an answer that is not of this game".to_owned())),
        }
    }

    /// Everybody who was asked has had their time: what was played is given to the game. For people who played nothing their
    /// orders answer, and whoever is left passes.
    fn close(&mut self, at: Millis) -> Result<(), Unreadable> {
        let asked = self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.asked());
        self.window = None;
        let mut answered = SeatSet::EMPTY;
        for seat in asked.iter() {
            let plays = self.places[seat.index()].plays.take();
            let person = self.places[seat.index()].person.is_some();
            let game = self.game.as_ref().filter(|_| person && plays.is_none());
            let ordered = game.and_then(|game| game.ordered(seat)).map(|items| (items, By::Order));
            if let Some((items, by)) = &ordered {
                self.note(seat, items, *by);
            }
            let (items, by) = plays.or(ordered).unwrap_or_else(|| (raw(&[(); 0]), By::Clock));
            answered = answered.union(self.give(seat, &items, by)?);
        }
        self.refresh(at, answered);
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, at: Millis) -> Result<(), Unreadable> {
        let place = &mut self.places[seat.index()];
        place.answered = None;
        if self.window.is_some() {
            place.plays = None;
            return Ok(());
        }
        let settled = self.game.as_ref().map_or(0, |game| game.settled());
        let before = self.logs(settled);
        let drafted = self.game.as_ref().is_some_and(|game| game.drafted(seat));
        let taken = self.game.as_mut().map(|game| game.take_back(seat));
        if !matches!(taken, Some(Ok(()))) {
            return Err(Unreadable("something was taken back that cannot be".to_owned()));
        }
        self.republish(&before);
        self.refresh(at, if drafted { SeatSet::EMPTY } else { seat.into() });
        Ok(())
    }

    /// Is there a majority for what is proposed, or no longer a chance of one?
    fn count(&mut self, at: Millis) -> Result<(), Unreadable> {
        let Some(Running { what, yes, no, .. }) = self.running else { return Ok(()) };
        let people = self.seated().len();
        let (passed, failed) = match what {
            Motion::Abort => (yes.len() * 2 > people, no.len() * 2 >= people),
            Motion::Rewind { .. } => (yes.len() == people, !no.is_empty()),
        };
        if passed || failed {
            self.running = None;
        }
        if !passed {
            return Ok(());
        }
        match what {
            Motion::Abort => {
                self.stage = Stage::Aborted;
                self.window = None;
                Ok(())
            }
            Motion::Rewind { answers } => self.rewind(answers, at),
        }
    }

    fn rewind(&mut self, answers: usize, at: Millis) -> Result<(), Unreadable> {
        let seed = self.proof().rewind_seed(self.rewinds);
        let before = self.logs(answers);
        let gone = self.game.as_mut().map(|game| game.rewind(answers, seed));
        if !matches!(gone, Some(Ok(()))) {
            return Err(Unreadable("the game went back to where it cannot".to_owned()));
        }
        self.rewinds += 1;
        for place in &mut self.places {
            (place.answered, place.plays) = (None, None);
        }
        self.window = None;
        self.republish(&before);
        self.refresh(at, SeatSet::all(self.places.len() as u8));
        Ok(())
    }

    /// Every viewer's log from that of the first `answers` answers on, which stays as it is, and where that begins.
    fn logs(&self, answers: usize) -> Vec<(usize, Vec<Raw>)> {
        let Some(game) = &self.game else { return Vec::new() };
        let log = |viewer| {
            let from = game.entries_after(viewer, answers);
            (from, game.entries(viewer, from))
        };
        Viewer::all(self.places.len() as u8).map(log).collect()
    }

    /// Whoever has read something that is no longer there gets a new edition of their log.
    fn republish(&mut self, before: &[(usize, Vec<Raw>)]) {
        self.cuts += 1;
        let Some(game) = &self.game else { return };
        let viewers = Viewer::all(self.places.len() as u8);
        for ((edition, (from, before)), viewer) in self.editions.iter_mut().zip(before).zip(viewers) {
            let after = game.entries(viewer, *from);
            let common = before.iter().zip(&after).take_while(|(before, after)| before.get() == after.get()).count();
            if common < before.len() {
                *edition = Edition { number: edition.number + 1, common: from + common };
            }
        }
    }

    /// Looks at what is asked now: new questions, a new window, the end.
    pub(super) fn refresh(&mut self, at: Millis, answered: SeatSet) {
        let Some(game) = &self.game else { return };
        for (index, place) in self.places.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            let asked = game.ask_print(seat);
            if asked.is_some() && (asked != place.asked || answered.contains(seat)) {
                place.questions += 1;
                place.asked_at = at;
            }
            place.asked = asked;
        }
        if game.sight(Viewer::Public).is_news(&mut self.public) {
            (self.progressed, self.changed) = (at, at);
        }
        if game.outcome().is_some() {
            self.stage = Stage::Over;
            self.running = None;
        }
        if let Some(Running { what: Motion::Rewind { answers }, .. }) = self.running
            && game.can_rewind(answers).is_err()
        {
            self.running = None;
        }
        self.timing = game.timing();
        if self.window.is_none() && self.opens_window() {
            let pace = self.created.pace;
            let lasts = if self.timing == Timing::LongWindow { pace.long_window } else { pace.window };
            self.window = Some(Window { opened: at, closes: at + lasts, holder: None });
        }
    }

    /// A reaction that people at a live table are asked for lasts its time. Where only computer players are asked, it lasts as long
    /// as any answer of theirs; and where one person plays among them, nobody is left to learn anything from how long that takes.
    fn opens_window(&self) -> bool {
        let Some(game) = self.game.as_ref().filter(|_| self.reacts() && self.created.pace.live) else { return false };
        let awake = |seat: Seat| self.place(seat).person.is_some() && self.place(seat).away.is_none();
        self.seated().len() > 1 && game.asked().iter().any(awake)
    }
}
