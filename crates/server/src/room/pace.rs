//! What happens by the clock: bots and stand-ins answer, windows close. All of it at moments that follow from public facts.

use protocol::Stage;
use tabletop::{By, Seat, SeatSet};

use super::Room;
use crate::act::{Act, Chair};
use crate::clock::Millis;
use crate::play::{Advice, Advised, Advising, Thinking};
use crate::refused::Refused;
use crate::wire::Raw;

/// What a bot or a stand-in came up with.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) ticket: String,
    /// None while it is being thought about.
    pub(crate) items: Option<(Raw, Millis)>,
}

/// By seat.
pub(crate) type Thoughts = Vec<Option<Thought>>;

/// A seat that the computer answers for, on whose account, and when.
#[derive(Clone, Copy)]
struct Automatic {
    seat: Seat,
    by: By,
    due: Millis,
}

impl Room {
    /// When the computer takes over from those who have not answered. Nobody hurries somebody who plays alone.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let runs = self.stage == Stage::Playing && self.window.is_none() && self.seated().len() > 1;
        self.created.pace.turn.filter(|_| runs).map(|turn| self.progressed + turn)
    }

    fn automatic(&self) -> impl Iterator<Item = Automatic> {
        let pace = self.created.pace;
        self.unanswered().iter().filter_map(move |seat| {
            let place = self.place(seat);
            // A fixed time after the question, whatever it is and however long the thinking takes.
            let after = |since: Millis| place.asked_at.max(since) + pace.bot;
            match (&place.chair, place.away) {
                (Chair::Bot(_), _) => Some(Automatic { seat, by: By::Bot, due: after(0) }),
                (Chair::Open | Chair::Invited(_), Some(since)) => {
                    let by = if self.obeys(seat, true) { By::Order } else { By::Clock };
                    Some(Automatic { seat, by, due: after(since) })
                }
                (Chair::Open | Chair::Invited(_), None) => {
                    self.obeys(seat, false).then(|| Automatic { seat, by: By::Order, due: after(0) })
                }
            }
        })
    }

    /// Do a person's standing orders answer what they are asked now? While a window is open they wait for its end.
    fn obeys(&self, seat: Seat, away: bool) -> bool {
        let game = self.game.as_ref().filter(|_| self.window.is_none() && self.reacts());
        game.is_some_and(|game| (away || !game.waits_for(seat, self.onlookers())) && game.ordered(seat).is_some())
    }

    /// The people whom time runs for.
    fn awaited(&self) -> SeatSet {
        let automatic: SeatSet = self.automatic().map(|one| one.seat).collect();
        self.unanswered().without(automatic)
    }

    /// When time is up for somebody.
    fn late(&self) -> Option<Millis> {
        self.deadline().filter(|_| !self.awaited().is_empty())
    }

    /// What is to be thought about that nobody thinks about yet.
    pub(crate) fn to_think(&self, thoughts: &Thoughts) -> Vec<(Seat, String, Thinking)> {
        let Some(kind) = self.games.find(&self.created.game) else { return vec![] };
        let mut wanted = Vec::new();
        for Automatic { seat, .. } in self.automatic().filter(|one| one.by != By::Order) {
            let place = self.place(seat);
            let (Some(ticket), Some(game)) = (self.ticket(seat), &self.game) else { continue };
            if thoughts[seat.index()].as_ref().is_some_and(|thought| thought.ticket == ticket) {
                continue;
            }
            let (level, stands_in) = match &place.chair {
                Chair::Bot(level) => (level.as_str(), false),
                Chair::Open | Chair::Invited(_) => (kind.adviser, true),
            };
            let chance = bots::seed(self.nature(seat), game.given(seat) as u64);
            wanted.extend(game.thinking(seat, level, stands_in, chance).map(|thinking| (seat, ticket, thinking)));
        }
        wanted
    }

    /// Is there something to be thought about that nobody thinks about yet?
    pub(crate) fn thinks(&self, thoughts: &Thoughts) -> bool {
        self.automatic().filter(|one| one.by != By::Order).any(|Automatic { seat, .. }| {
            let thought = thoughts[seat.index()].as_ref().map(|thought| &thought.ticket);
            self.ticket(seat).is_some_and(|ticket| thought != Some(&ticket))
        })
    }

    /// Somebody's seat, and how to find out what a computer player would answer there: if no other person plays.
    pub(crate) fn advice(&self, person: Option<&str>) -> Result<(Seat, Advising), Refused> {
        let seat = person.and_then(|person| self.seat_of(person)).ok_or(Refused::NotSeated)?;
        let alone = self.seats().all(|other| other == seat || matches!(self.place(other).chair, Chair::Bot(_)));
        if !alone {
            return Err(Refused::NoHints);
        }
        let game = self.game.as_ref().ok_or(Refused::NotStarted)?;
        let chance = self.created.chance ^ u64::from(self.place(seat).questions);
        let advising = game.advising(seat, chance).ok_or(Refused::Game(tabletop::Refusal::NotAsked))?;
        Ok((seat, advising))
    }

    pub(crate) fn hint(&self, seat: Seat, advised: &Advised) -> Option<Advice> {
        self.game.as_ref()?.hint(seat, advised)
    }

    /// What is answered for a seat that is asked now, and the moment it may be given.
    fn ready(&self, one: Automatic, thoughts: &Thoughts) -> Option<(Raw, Millis)> {
        if one.by == By::Order {
            return Some((self.game.as_ref()?.ordered(one.seat)?, one.due));
        }
        let thought = thoughts[one.seat.index()].as_ref()?;
        let (items, since) = thought.items.as_ref()?;
        // Late by however much, it comes at the next multiple of the delay: how long the thinking took does not show.
        let step = self.created.pace.bot.max(1);
        let late = since.saturating_sub(one.due).div_ceil(step) * step;
        (self.ticket(one.seat).as_ref() == Some(&thought.ticket)).then(|| (items.clone(), one.due + late))
    }

    /// What happens now by itself.
    pub(crate) fn tick(&self, now: Millis, thoughts: &Thoughts) -> Vec<Act> {
        let give = |one: Automatic, items: Raw| Act::Answered { seat: one.seat, items, by: one.by, picks: None };
        if let Some(window) = self.window {
            if now < window.closes {
                return vec![];
            }
            let plays = self.automatic().filter_map(|one| Some(give(one, self.ready(one, thoughts)?.0)));
            return plays.chain([Act::Closed]).collect();
        }
        if self.late().is_some_and(|late| late <= now) {
            return vec![Act::Late { seats: self.awaited() }];
        }
        let due = self.automatic().filter_map(|one| {
            let (items, at) = self.ready(one, thoughts)?;
            (at <= now).then(|| give(one, items))
        });
        // After an answer that is not sealed the others may be asked something else.
        let sealed = self.game.as_ref().is_some_and(|game| game.sealed());
        due.take(if sealed { usize::MAX } else { 1 }).collect()
    }

    /// When something is next to happen by itself.
    pub(crate) fn alarm(&self, thoughts: &Thoughts) -> Option<Millis> {
        if let Some(window) = self.window {
            return Some(window.closes);
        }
        let answers = self.automatic().filter_map(|one| self.ready(one, thoughts)).map(|(_, at)| at);
        answers.chain(self.late()).min()
    }

    /// The same without knowing what is being thought about: when the table must be in memory again.
    pub(crate) fn wake(&self) -> Option<Millis> {
        if let Some(window) = self.window {
            return Some(window.closes);
        }
        let answers = self.automatic().filter(|_| !self.is_deserted()).map(|one| one.due);
        answers.chain(self.late()).min()
    }
}
