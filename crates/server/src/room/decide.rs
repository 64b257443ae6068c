//! What a command leads to. Nothing is changed here.

use protocol::{MAX_CHAT, MAX_ENTROPY, MAX_ORDERS, Proposal, Stage, Talk, Wanted};
use tabletop::{By, Refusal, Seat, SeatSet, Viewer};

use super::{Answered, Occupant, Room};
use crate::act::{Act, Chair, Motion};
use crate::chance::Chance;
use crate::names;
use crate::play::{Given, Play};
use crate::refused::Refused;
use crate::store::Person;
use crate::wire::Command;
use words::{Row, Words};

impl Room {
    /// The acts that a command leads to. Commands that only read lead to none.
    pub(crate) fn decide(
        &self,
        person: Option<&Person>,
        command: &Command,
        chance: &Chance,
    ) -> Result<Vec<Act>, Refused> {
        if matches!(command, Command::Help { .. } | Command::Explain { .. } | Command::Aid {} | Command::Ping {}) {
            return Ok(vec![]);
        }
        if self.is_damaged() {
            return Err(Refused::Damaged);
        }
        let person = person.ok_or(Refused::NoToken)?;
        match command {
            Command::Join { seat, key, entropy } => self.join(person, *seat, key.as_deref(), entropy),
            Command::Leave {} => {
                let seat = self.seat(person)?;
                self.still_waiting()?;
                Ok(vec![Act::Left { seat }])
            }
            Command::Chair { seat, to } => self.chair(person, *seat, to, chance),
            Command::Entropy { entropy } => {
                let seat = self.seat(person)?;
                self.still_waiting()?;
                let entropy = checked(entropy)?;
                Ok(if self.place(seat).entropy == entropy { vec![] } else { vec![Act::Entropy { seat, entropy }] })
            }
            Command::Start { entropy } => self.begin(person, entropy),
            Command::Answer { ticket, items, picks } => {
                let given = match (items, picks) {
                    (Some(items), None) => Given::Items(items),
                    (None, Some(picks)) => Given::Picks(picks),
                    (None, None) | (Some(_), Some(_)) => return Err(Refused::NotItems),
                };
                self.decide_answer(self.seat(person)?, ticket, given)
            }
            Command::TakeBack {} => {
                let seat = self.seat(person)?;
                let game = self.playing()?;
                if self.window.is_some() {
                    self.place(seat).plays.as_ref().ok_or(Refusal::NothingToTakeBack)?;
                } else {
                    game.can_take_back(seat)?;
                }
                Ok(vec![Act::TookBack { seat }])
            }
            Command::Hold {} => {
                let seat = self.seat(person)?;
                let window = self.window.ok_or(Refused::NoWindow)?;
                if !self.playing()?.asked().contains(seat) {
                    return Err(Refusal::NotAsked.into());
                }
                if window.holder.is_some() {
                    return Err(Refused::AlreadyHeld);
                }
                Ok(vec![Act::Held { seat }])
            }
            Command::Orders { orders } => {
                let seat = self.seat(person)?;
                if orders.as_ref().is_some_and(|orders| orders.len() > MAX_ORDERS) {
                    return Err(Refused::Orders);
                }
                let orders = self.playing()?.read_orders(orders.as_deref()).ok_or(Refused::Orders)?;
                Ok(vec![Act::Ordered { seat, orders }])
            }
            Command::Claim { claim } => {
                let (seat, game) = (self.seat(person)?, self.playing()?);
                if self.created.talk == Talk::Silent {
                    return Err(Refused::NoTalk);
                }
                let claim = game.read_claim(seat, claim).ok_or(Refused::NoSuchClaim)??;
                Ok(vec![Act::Claimed { seat, claim }])
            }
            Command::Away { away } => {
                let seat = self.seat(person)?;
                self.playing()?;
                let place = self.place(seat);
                let same = (place.away.is_some() && !place.returned) == *away;
                Ok(if same { vec![] } else { vec![Act::Away { seat, away: *away }] })
            }
            Command::Chat { text } => {
                let seat = self.seat_of(&person.id);
                if self.stage == Stage::Playing {
                    seat.ok_or(Refused::OnlyPlayersTalk)?;
                    if self.created.talk != Talk::Free {
                        return Err(Refused::NoTalk);
                    }
                }
                let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
                if text.chars().all(|letter| letter.is_whitespace() || names::is_unseen(letter))
                    || text.chars().count() > MAX_CHAT
                {
                    return Err(Refused::Chat);
                }
                Ok(vec![Act::Said { seat, name: person.name.clone(), text }])
            }
            Command::Propose { what } => self.propose(self.seat(person)?, *what),
            Command::Vote { yes } => {
                let seat = self.seat(person)?;
                let running = self.running.as_ref().ok_or(Refused::NoMotion)?;
                let said = if *yes { running.yes } else { running.no };
                Ok(if said.contains(seat) { vec![] } else { vec![Act::Voted { seat, yes: *yes }] })
            }
            Command::Rematch {} => {
                self.seat(person)?;
                if self.stage.is_done() { Ok(vec![]) } else { Err(Refused::NotOver) }
            }
            Command::Help { .. } | Command::Explain { .. } | Command::Aid {} | Command::Ping {} => Ok(vec![]),
        }
    }

    fn seat(&self, person: &Person) -> Result<Seat, Refused> {
        self.seat_of(&person.id).ok_or(Refused::NotSeated)
    }

    fn still_waiting(&self) -> Result<(), Refused> {
        if self.stage == Stage::Waiting { Ok(()) } else { Err(Refused::AlreadyStarted) }
    }

    fn playing(&self) -> Result<&dyn Play, Refused> {
        match (&self.game, self.stage) {
            (Some(game), Stage::Playing) => Ok(game.as_ref()),
            (_, Stage::Over | Stage::Aborted) => Err(Refused::Over),
            (_, Stage::SetAside) => Err(Refused::SetAside),
            (_, Stage::Waiting | Stage::Playing) => Err(Refused::NotStarted),
        }
    }

    fn join(
        &self,
        person: &Person,
        wanted: Option<Seat>,
        key: Option<&str>,
        entropy: &str,
    ) -> Result<Vec<Act>, Refused> {
        if self.seat_of(&person.id).is_some() {
            return Err(Refused::AlreadySeated);
        }
        self.still_waiting()?;
        let fits = |seat: Seat| match &self.place(seat).chair {
            Chair::Open => Ok(()),
            Chair::Invited(kept) if key == Some(kept) => Ok(()),
            Chair::Invited(_) => Err(Refused::WrongKey),
            Chair::Bot(_) => Err(Refused::SeatTaken),
        };
        let free = |seat: Seat| if self.place(seat).person.is_some() { Err(Refused::SeatTaken) } else { fits(seat) };
        let seat = match wanted {
            Some(seat) if seat.index() >= self.places.len() => return Err(Refusal::NoSuchSeat.into()),
            Some(seat) => free(seat).map(|()| seat)?,
            None => {
                // The chair that the key is for comes first.
                let kept = |seat: &Seat| matches!(self.place(*seat).chair, Chair::Invited(_));
                let mut free: Vec<Seat> = self.seats().filter(|seat| free(*seat).is_ok()).collect();
                free.sort_by_key(|seat| !kept(seat));
                *free.first().ok_or(Refused::NoSeat)?
            }
        };
        let name = self.distinct(seat, &person.name);
        Ok(vec![Act::Sat { seat, person: person.id.clone(), name, entropy: checked(entropy)? }])
    }

    fn chair(&self, person: &Person, seat: Seat, to: &Wanted, chance: &Chance) -> Result<Vec<Act>, Refused> {
        if person.id != self.created.owner {
            return Err(Refused::NotOwner);
        }
        self.still_waiting()?;
        if seat.index() >= self.places.len() {
            return Err(Refusal::NoSuchSeat.into());
        }
        let kind = self.games.find(&self.created.game).ok_or(Refused::NoSuchGame)?;
        let chair = match to {
            Wanted::Me => {
                let mut acts = Vec::new();
                if self.place(seat).person.is_some() {
                    return Err(Refused::SeatTaken);
                }
                if let Some(old) = self.seat_of(&person.id) {
                    acts.push(Act::Left { seat: old });
                }
                let (id, name) = (person.id.clone(), self.distinct(seat, &person.name));
                acts.push(Act::Reseated { seat, chair: Chair::Open });
                acts.push(Act::Sat { seat, person: id, name, entropy: String::new() });
                return Ok(acts);
            }
            Wanted::Open => Chair::Open,
            Wanted::Invited => Chair::Invited(chance.name(16)),
            Wanted::Bot(level) if kind.has(level) => {
                kind.in_time(level, self.created.pace)?;
                Chair::Bot(level.clone())
            }
            Wanted::Bot(_) => return Err(Refused::NoSuchBot),
        };
        Ok(vec![Act::Reseated { seat, chair }])
    }

    fn begin(&self, person: &Person, entropy: &str) -> Result<Vec<Act>, Refused> {
        if person.id != self.created.owner {
            return Err(Refused::NotOwner);
        }
        self.still_waiting()?;
        let empty = |seat: Seat| match self.place(seat).chair {
            Chair::Open | Chair::Invited(_) => self.place(seat).person.is_none(),
            Chair::Bot(_) => false,
        };
        if self.seats().any(empty) {
            return Err(Refused::SeatsOpen);
        }
        let mut acts = Vec::new();
        if !entropy.is_empty() {
            let seat = self.seat(person)?;
            acts.push(Act::Entropy { seat, entropy: checked(entropy)? });
        }
        acts.push(Act::Started);
        Ok(acts)
    }

    fn decide_answer(&self, seat: Seat, ticket: &str, given: Given<'_>) -> Result<Vec<Act>, Refused> {
        let place = self.place(seat);
        // Sent again, since the reply was lost: it was taken, and nothing more happens.
        if let Some(Answered { question, items: before, picks: picked }) = &place.answered
            && ticket == ticket_of(seat, *question)
            && match given {
                Given::Picks(picks) => picked.as_deref() == Some(picks),
                Given::Items(items) => {
                    let items = self.game.as_ref().and_then(|game| game.items(items));
                    items.is_some_and(|items| items.get() == before.get())
                }
            }
        {
            return Ok(vec![]);
        }
        let game = self.playing()?;
        if !game.asked().contains(seat) {
            // Somebody was quicker, perhaps they themselves: what this answers is not asked any more.
            let was_asked = (1..=place.questions).any(|question| ticket == ticket_of(seat, question));
            return Err(if was_asked { Refused::StaleTicket } else { Refusal::NotAsked.into() });
        }
        if ticket != ticket_of(seat, place.questions) {
            return Err(Refused::StaleTicket);
        }
        let items = game.read(seat, given).ok_or(Refused::NotItems)??;
        let picks = match given {
            Given::Items(_) => None,
            Given::Picks(picks) => Some(picks.to_vec()),
        };
        Ok(vec![Act::Answered { seat, items, by: By::Person, picks }])
    }

    /// Is there an answer among these to a question that was answered already? That is done as often as one likes, while it is
    /// sealed; of other answers there are only as many as there are questions.
    pub(crate) fn changes_mind(&self, acts: &[Act]) -> bool {
        let Some(Act::Answered { seat, .. }) = acts.first() else { return false };
        let Occupant { answered, questions, .. } = self.place(*seat);
        answered.as_ref().is_some_and(|answered| answered.question == *questions)
    }

    fn propose(&self, seat: Seat, what: Proposal) -> Result<Vec<Act>, Refused> {
        let game = self.playing()?;
        if self.running.is_some() {
            return Err(Refused::MotionRunning);
        }
        let what = match what {
            Proposal::Abort => Motion::Abort,
            Proposal::Rewind(entry) => {
                let answers = game.answers_before(Viewer::Seat(seat), entry);
                if answers >= game.answers() {
                    return Err(Refusal::CannotRewind.into());
                }
                game.can_rewind(answers)?;
                Motion::Rewind { answers }
            }
        };
        Ok(vec![Act::Proposed { seat, what }])
    }

    /// All about an option of what a seat is asked.
    pub(crate) fn help(&self, seat: Option<Seat>, option: usize) -> Result<Vec<Row>, Refused> {
        let (game, seat) = (self.playing()?, seat.ok_or(Refused::NotSeated)?);
        game.help(seat, option).ok_or(Refused::NothingToExplain)
    }

    /// The aid of the game that is on, as a viewer sees it.
    pub(crate) fn aid(&self, viewer: Viewer) -> Result<Vec<words::AidPart>, Refused> {
        Ok(self.playing()?.aid(viewer))
    }

    /// All about a card or a term, once there is a game with the viewer's own numbers, or with what the viewer sees of those of
    /// `seat`. Its name is one of this language.
    pub(crate) fn explain(
        &self,
        words: &Words,
        viewer: Viewer,
        seat: Option<Seat>,
        name: &str,
    ) -> Result<Vec<Row>, Refused> {
        if seat.is_some_and(|seat| seat.index() >= self.places.len()) {
            return Err(Refusal::NoSuchSeat.into());
        }
        let kind = self.games.find(&self.created.game).ok_or(Refused::NoSuchGame)?;
        let rows = match &self.game {
            Some(game) => game.explain(words, viewer, seat, name),
            None => (kind.explain)(words, name),
        };
        rows.ok_or(Refused::NothingToExplain)
    }

    /// Which question a seat is asked now, by its ticket.
    pub(crate) fn ticket(&self, seat: Seat) -> Option<String> {
        let place = self.place(seat);
        (self.stage == Stage::Playing && place.asked.is_some()).then(|| ticket_of(seat, place.questions))
    }

    /// Who has not answered yet. Not for players.
    pub(super) fn unanswered(&self) -> SeatSet {
        let Some(game) = self.game.as_ref().filter(|_| self.stage == Stage::Playing) else { return SeatSet::EMPTY };
        game.waiting().iter().filter(|seat| self.place(*seat).plays.is_none()).collect()
    }
}

/// With the seat in it, so that nobody's ticket is good for another's answer.
fn ticket_of(seat: Seat, question: u32) -> String {
    format!("{}.{question}", seat.0)
}

fn checked(entropy: &str) -> Result<String, Refused> {
    if entropy.chars().count() > MAX_ENTROPY { Err(Refused::Entropy) } else { Ok(entropy.to_owned()) }
}
