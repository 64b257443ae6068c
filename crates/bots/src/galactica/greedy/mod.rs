//! A player by rules of thumb, for every role: humans that try to pass what matters and keep the fleet alive, hidden Cylons
//! that sabotage when it is cheap, revealed Cylons that press the weakest resource.
//!
//! It knows its own board and its seat's log and nothing else; whom it takes for a Cylon follows from them.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "rules of thumb are about a few of many items and prompts; the others are left to chance"
)]

mod action;
mod belief;
#[cfg(test)]
mod blunders;
mod check;
mod cylon;
mod deal;
mod fleet;
mod habits;
mod hand;
mod holding;
mod minor;
mod power;
mod talk;
#[cfg(test)]
mod tests;
mod turn;
mod worth;

use std::cell::OnceCell;

use ::galactica::cards::{DESTINATIONS, Destination, Location, Quorum};
use ::galactica::claim::Help;
use ::galactica::state::Dial;
use ::galactica::{Ask, Board, Claim, DeckName, Event, Galactica, Guess, Item, Prompt, View};
use tabletop::{MAX_SEATS, Seat, SeatSet};

pub(super) use self::belief::{Belief, Deed};
pub(super) use self::check::{FAIR, cheapest};
pub(super) use self::habits::{Habits, Sort};

use self::fleet::Fleet;
use self::hand::keep;
use self::worth::{GAME, Worth};
use crate::{Bot, Quick};

#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Quick,
    belief: Belief,
}

/// So many points worse can be explained.
const DENIABLE: f64 = 2.5;

/// What this seat is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Human,
    /// A Cylon that nobody has seen to be one.
    Hidden,
    Revealed,
}

/// A question to one seat.
struct Question<'a> {
    seat: Seat,
    ask: &'a Ask,
    board: &'a Board,
    side: Side,
    worth: Worth<'a>,
    fleet: Fleet,
    /// How likely each seat is a Cylon, as this one sees it.
    guilt: [f64; MAX_SEATS],
    /// What each has said they can do for the check that is on, and who covers what is missing.
    promised: [Option<Help>; MAX_SEATS],
    covers: Option<Seat>,
    /// Whoever gives last has said that it should pass, or fail.
    agreed: Option<(Seat, bool)>,
    sums: Sums,
}

/// What is the same whoever does it, and is asked for again and again while somebody compares what everybody could do: reckoned
/// once for a question.
#[derive(Debug, Default)]
struct Sums {
    peril: OnceCell<f64>,
    guns: OnceCell<f64>,
    command: OnceCell<f64>,
    shelters: OnceCell<f64>,
    sortie: OnceCell<f64>,
    jump: OnceCell<f64>,
    release: OnceCell<f64>,
    caprica: OnceCell<f64>,
}

pub(super) fn side(board: &Board, seat: Seat) -> Side {
    let person = board.person(seat);
    if person.revealed {
        Side::Revealed
    } else if person.is_known_cylon() {
        Side::Hidden
    } else {
        Side::Human
    }
}

impl Question<'_> {
    /// Is the other a Cylon, as far as this seat can tell?
    fn suspects(&self, other: Seat) -> bool {
        other != self.seat && self.guilt[other.index()] > action::GUILTY
    }

    fn for_humans(&self) -> bool {
        self.side == Side::Human
    }

    /// Points for the humans, as this seat shows to like them: a hidden Cylon passes for a human.
    fn likes(&self, points: f64) -> f64 {
        if self.side == Side::Revealed { -points } else { points }
    }
}

impl Greedy {
    pub fn new(seed: u64) -> Self {
        Self { chance: Quick::new(seed), belief: Belief::default() }
    }

    /// The same player with other luck.
    pub(super) fn reseeded(&self, seed: u64) -> Self {
        Self { chance: Quick::new(seed), ..self.clone() }
    }

    /// Who may be the Cylons, as the seat sees it whose board this is: whom to pin, and how likely it is.
    pub(super) fn worlds(&self, board: &Board) -> Vec<(Guess, f64)> {
        self.belief.worlds(board)
    }

    /// How many hidden Cylons this seat expects among the others.
    pub(super) fn spoilers(&self, board: &Board, seat: Seat) -> f64 {
        let guilt = self.belief.guilt(board, seat);
        let hidden = board.people.iter().filter(|person| person.seat != seat && !person.revealed);
        hidden.map(|person| guilt[person.seat.index()]).sum()
    }

    /// What the rules of thumb think of actions, in points for this seat's side as far as it shows.
    pub(super) fn thinks_of(&self, board: &Board, seat: Seat, actions: &[Option<Item>]) -> Vec<f64> {
        let ask = Ask::default();
        let question = self.question(seat, &ask, board);
        let points = |action: &Option<Item>| match *action {
            Some(Item::Activate(at)) if question.side == Side::Revealed => question.harm(at),
            // Always worth a thought.
            Some(Item::Reveal(_)) => GAME,
            Some(action) => question.action(&action),
            None => 0.0,
        };
        actions.iter().map(points).collect()
    }

    /// What everybody can think, to be told what happens next.
    pub(super) fn public(&self) -> Belief {
        self.belief.clone()
    }

    /// Has this seat said what it can do for the check that is on?
    pub(super) fn has_promised(&self, seat: Seat) -> bool {
        self.belief.promised()[seat.index()].is_some()
    }

    /// How likely a seat is a Cylon, to somebody who knows nothing else.
    pub(super) fn repute(&self, seat: Seat) -> f64 {
        self.belief.repute(seat)
    }

    /// How likely each seat is a Cylon, as this one sees it.
    pub(super) fn suspicion(&self, board: &Board, seat: Seat) -> Vec<f64> {
        self.belief.guilt(board, seat)[..board.people.len()].to_vec()
    }

    fn question<'a>(&self, seat: Seat, ask: &'a Ask, board: &'a Board) -> Question<'a> {
        Question {
            seat,
            ask,
            board,
            side: side(board, seat),
            worth: Worth::of(board),
            fleet: Fleet::of(board),
            guilt: self.belief.guilt(board, seat),
            promised: self.belief.promised(),
            covers: self.belief.covers(),
            agreed: self.belief.agreed(),
            sums: Sums::default(),
        }
    }

    /// What a human in this seat would answer, who knows what everybody knows.
    pub(super) fn poses(&mut self, seat: Seat, ask: &Ask, board: &Board, into: &mut Vec<Item>) {
        let mut question = self.question(seat, ask, board);
        question.side = Side::Human;
        for other in question.others().filter(|&other| !board.person(other).revealed).collect::<SeatSet>().iter() {
            question.guilt[other.index()] = self.belief.repute_to(seat, other);
        }
        into.clear();
        self.decide(&question, into);
        if into.len() < usize::from(ask.pick.min) {
            ask.pick.sample(|bound| self.chance.below(bound), into);
        }
    }

    fn once_in(&mut self, times: u32) -> bool {
        self.chance.below(times) == 0
    }

    /// The best offer by points; `None` where none has more than zero and passing is allowed.
    fn best(&mut self, ask: &Ask, points: impl Fn(&Item) -> f64) -> Option<Item> {
        let mut best = None;
        let mut most = f64::MIN;
        for &item in &ask.pick.from {
            let here = points(&item);
            // Passing is better than what brings nothing.
            if ask.pick.min == 0 && here <= 0.0 {
                continue;
            }
            // A touch of chance, so that equals are not always taken in the same order.
            let here = here + f64::from(self.chance.below(1000)) * 1e-4;
            if here > most {
                (best, most) = (Some(item), here);
            }
        }
        best
    }

    /// What everybody sees chosen. A hidden Cylon takes the worst that can be explained: close enough to the best.
    fn choose(&mut self, question: &Question<'_>, points: impl Fn(&Item) -> f64) -> Option<Item> {
        let best = self.best(question.ask, &points)?;
        if question.side != Side::Hidden {
            return Some(best);
        }
        let floor = points(&best) - DENIABLE;
        let offers = question.ask.pick.from.iter().copied().filter(|item| points(item) >= floor);
        offers.min_by(|a, b| points(a).total_cmp(&points(b)))
    }

    /// What nobody else sees the alternatives of: a hidden Cylon takes the worst, and says it was the better one.
    fn choose_unseen(&mut self, question: &Question<'_>, points: impl Fn(&Item) -> f64) -> Option<Item> {
        let hidden = question.side == Side::Hidden;
        self.best(question.ask, |item| if hidden { -points(item) } else { points(item) })
    }

    /// So many of the offers, those with the most points first.
    fn top(&mut self, ask: &Ask, count: usize, into: &mut Vec<Item>, points: impl Fn(&Item) -> f64) {
        let mut offers: Vec<(f64, Item)> = ask
            .pick
            .from
            .iter()
            .map(|item| (points(item) + f64::from(self.chance.below(1000)) * 1e-4, *item))
            .collect();
        offers.sort_by(|a, b| b.0.total_cmp(&a.0));
        into.extend(offers.into_iter().take(count).map(|(_, item)| item));
    }

    fn people(&mut self, question: &Question<'_>, wanted: bool, into: &mut Vec<Item>) {
        // Somebody to be hurt, or to be trusted.
        let points = |item: &Item| {
            let &Item::Seat(other) = item else { return 0.0 };
            let board = question.board;
            let officer = [board.president, board.admiral].contains(&Some(other));
            let office = if officer { 1.0 } else { 0.0 };
            let suspect = if question.suspects(other) { 6.0 } else { 0.0 };
            let own = if other == question.seat { 2.0 } else { 0.0 };
            let harm = if question.for_humans() { suspect - own - office } else { office + 1.0 - 3.0 * own - suspect };
            1.0 + if wanted { -harm } else { harm }
        };
        let may = question.ask.pick.min == 0;
        if let Some(item) = self.best(question.ask, |item| points(item) - if may { 2.5 } else { 0.0 }) {
            into.push(item);
        }
    }
}

impl Bot<Galactica> for Greedy {
    fn looks(&self) -> bool {
        true
    }

    fn listens(&self) -> bool {
        true
    }

    fn forget(&mut self) {
        self.belief = Belief::default();
    }

    fn hear(&mut self, _seat: Seat, event: &Event) {
        self.belief.hear(event);
    }

    fn speak(&mut self, seat: Seat, view: &View, into: &mut Vec<Claim>) {
        self.say(seat, view, into);
    }

    fn answer(&mut self, seat: Seat, ask: &Ask, view: Option<&View>, into: &mut Vec<Item>) {
        into.clear();
        // Many windows leave nothing to choose: one answer in five.
        let Some(view) = view.filter(|_| ask.pick.max > 0) else { return };
        let board = &Board::of(view);
        let question = &self.question(seat, ask, board);
        self.decide(question, into);
        // What the rules of thumb leave open: the least that is allowed, at random.
        if into.len() < usize::from(ask.pick.min) {
            ask.pick.sample(|bound| self.chance.below(bound), into);
        }
    }
}

impl Greedy {
    #[allow(clippy::too_many_lines)]
    fn decide(&mut self, question: &Question<'_>, into: &mut Vec<Item>) {
        let (ask, board) = (question.ask, question.board);
        if let Some(ability) = ask.prompt.ability() {
            return self.power(question, ability, into);
        }
        if let Prompt::BeforeCheck { .. } = ask.prompt {
            return into.extend(self.prepare(question));
        }
        if ask.prompt.reaction().is_some() {
            if self.reaction(question) {
                into.extend(ask.pick.from.first());
            }
            return;
        }
        if self.minor(question, into) {
            return;
        }
        match ask.prompt {
            Prompt::Action => into.extend(self.take_action(question)),
            Prompt::Move => into.extend(self.walk(question)),
            Prompt::Contribute { .. } => self.contribute(question, into),
            Prompt::ReceiveSkills | Prompt::DrawAny { .. } | Prompt::OpeningHand { .. } => self.draw(question, into),
            Prompt::Discard { .. } | Prompt::PayMove | Prompt::PayActivation { .. } => self.discard(question, into),
            Prompt::CrisisHalf { crisis } => into.extend(self.choose(question, |item| match *item {
                Item::Half(half) => question.likes(question.worth.half(crisis.row(), half)),
                _ => 0.0,
            })),
            Prompt::CrisisPick => into.extend(self.choose_unseen(question, |item| match *item {
                // At Caprica its icons do nothing.
                Item::Crisis(crisis) if question.side == Side::Revealed => -question.worth.body(crisis.row()),
                Item::Crisis(crisis) => question.likes(question.worth.crisis(crisis)),
                _ => 0.0,
            })),
            Prompt::DestinationPick => into.extend(self.choose_unseen(question, |item| match *item {
                Item::Destination(to) => question.likes(question.destination(to)),
                _ => 0.0,
            })),
            Prompt::TopOrBottom { deck } => {
                // Better or worse than the next card would be?
                let known = match deck {
                    DeckName::Destination => {
                        let top = board.decks.destination.top();
                        top.map(|to| question.destination(to) - question.any_destination())
                    }
                    _ => {
                        let top = board.decks.crisis.top();
                        top.map(|crisis| question.worth.crisis(crisis) - question.worth.any_crisis())
                    }
                };
                let sign = if question.for_humans() { 1.0 } else { -1.0 };
                into.push(if sign * known.unwrap_or(0.0) < 0.0 { Item::Bottom } else { Item::Top });
            }
            Prompt::CommandViper { .. } | Prompt::Barrage { .. } | Prompt::FireAt => into.extend(self.shoot(question)),
            Prompt::UseOrder => into.push(Self::order(question)),
            Prompt::OrderWhom => into.extend(self.order_whom(question)),
            Prompt::MoveCivilian { ship } => into.extend(self.shelter(question, ship)),
            Prompt::LookAtCivilians => self.look_at(question, into),
            Prompt::AppointWhom { .. } | Prompt::GiveTitle { .. } => self.people(question, true, into),
            Prompt::SendWhom { .. }
            | Prompt::ChooseCharacter { location: Location::AdmiralsQuarters }
            | Prompt::PowerTarget { .. } => self.people(question, false, into),
            Prompt::ChooseCharacter { .. } => self.people(question, true, into),
            Prompt::QuorumWhom { card } => self.people(question, card != Quorum::ArrestOrder, into),
            Prompt::GainWhich => into.extend(self.best(ask, |item| match *item {
                Item::Dial(dial) => question.likes(question.worth.unit(dial)),
                _ => 0.0,
            })),
            Prompt::QuorumMore => into.extend(self.take_action(question)),
            Prompt::Risk { .. } if board.reserves.raptors > 1 || !question.for_humans() => into.push(Item::Yes),
            Prompt::PayFuel { .. } => {
                let pay = question.worth.unit(Dial::Fuel) < question.worth.unit(Dial::Morale) + 2.5;
                if pay == question.for_humans() {
                    into.push(Item::Yes);
                }
            }
            Prompt::RestoreVipers | Prompt::RepairVipers if question.for_humans() => {
                into.extend(ask.pick.from.iter().take(usize::from(ask.pick.max)));
            }
            Prompt::RestoreRaptor if question.for_humans() => into.push(Item::Yes),
            Prompt::UsePower { .. } => into.extend(ask.pick.from.first()),
            Prompt::Arbitrate => self.tilt(question, into),
            Prompt::Caprica => into.push(if ask.pick.from.contains(&Item::SuperCrisis) {
                Item::SuperCrisis
            } else {
                Item::Deck(DeckName::Crisis)
            }),
            Prompt::CylonFleet => into.extend(self.launch(question)),
            Prompt::LookAtHand => into.extend(self.best(ask, |item| match *item {
                Item::Seat(other) if !board.person(other).revealed => f64::from(board.person(other).hand),
                _ => -1.0,
            })),
            Prompt::TakeCard { .. } => into.extend(self.best(ask, |item| match *item {
                Item::Card(kind) => keep(kind),
                _ => 0.0,
            })),
            Prompt::GiveSympathizer => {
                if let Some(&item) = ask.pick.from.first() {
                    into.push(item);
                }
            }
            Prompt::ExchangeSuperCrisis => into.extend(Self::exchange(question)),
            _ => {}
        }
    }

    /// A super crisis that does less than a crisis at Caprica is given back for another.
    fn exchange(question: &Question<'_>) -> Option<Item> {
        let held = question.board.person(question.seat).super_face?;
        let weak = -question.worth.body(held.row()) < -question.worth.any_crisis();
        question.ask.pick.from.first().copied().filter(|_| weak)
    }
}

impl Question<'_> {
    fn destination(&self, to: Destination) -> f64 {
        let row = to.row();
        self.worth.arrival(row.distance, row.effects)
    }

    /// A destination on average.
    fn any_destination(&self) -> f64 {
        let copies: f64 = DESTINATIONS.iter().map(|row| f64::from(row.copies)).sum();
        let sum: f64 = DESTINATIONS.iter().map(|row| f64::from(row.copies) * self.destination(row.destination)).sum();
        sum / copies
    }
}
