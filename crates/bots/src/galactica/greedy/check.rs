//! What to give to a check.

use ::galactica::board::{Check, Person, TypeBounds};
use ::galactica::cards::{Kind, Location, Skill, SkillCard};
use ::galactica::claim::Help;
use ::galactica::frame::Total;
use ::galactica::{Board, Item, Matter};
use tabletop::{Seat, SeatSet};

use super::action::GUILTY;
use super::belief::giving;
use super::hand::keep;
use super::worth::{AGAINST, MEAN};
use super::{Greedy, Question, Side};

/// What a point of strength that is given away is worth elsewhere.
pub(super) const PRICE: f64 = 0.4;
/// Of what somebody could give, so much can be counted on.
const WILLING: f64 = 0.8;
/// How far the Destiny cards and other people's cards stray from what is expected of them.
const STRAY: f64 = 2.8;

/// What somebody gives who says that they can help a little, at most, and a lot, at least.
const LITTLE: f64 = 3.0;
pub(super) const A_LOT: f64 = 5.0;
/// And somebody who covers what is missing.
const COVERED: f64 = 8.0;
/// Whoever is less suspected than this is listened to.
const TRUSTED: f64 = 0.3;
/// From this suspicion on a human is for locking somebody up.
pub(in super::super) const FAIR: f64 = 0.45;
/// How many more checks pass with open cards than without, of those that can be passed.
const SPOILED: f64 = 0.3;
/// What is at stake when a check may decide the game.
pub(super) const DECISIVE: f64 = 15.0;

/// Are the cards given face up?
fn open(board: &Board) -> bool {
    board.check.as_ref().is_some_and(|check| check.powers.committee)
}

pub(super) fn worth(total: Total, kind: Kind) -> f64 {
    f64::from(total.worth(kind))
}

/// The cards that help, the strongest first.
pub(super) fn helping(board: &Board, total: Total) -> Vec<Kind> {
    let mut helping: Vec<Kind> = board.hand().iter().copied().filter(|&kind| total.worth(kind) > 0).collect();
    helping.sort_by_key(|kind| std::cmp::Reverse(kind.strength));
    helping
}

/// The cards that do harm, the strongest first.
fn hindering(board: &Board, total: Total) -> Vec<Kind> {
    let mut hindering: Vec<Kind> = board.hand().iter().copied().filter(|&kind| total.worth(kind) < 0).collect();
    hindering.sort_by_key(|kind| std::cmp::Reverse(kind.strength));
    hindering
}

impl Greedy {
    pub(super) fn contribute(&mut self, question: &Question<'_>, into: &mut Vec<Item>) {
        let Some(check) = &question.board.check else { return };
        let (total, difficulty) = (check.counting(), check.difficulty);
        let wants = self.wants(question, check);
        if wants < 0.0 && question.for_humans() {
            question.hinder(total, difficulty, -wants, into);
        } else if wants < 0.0 {
            self.spoil(question, total, difficulty, -wants, into);
        } else if question.is_given_up(wants) {
            // Nobody gives to what the last one to give lets go.
        } else {
            let partial = check.partial().filter(|_| wants > 0.0);
            if !question.help(total, difficulty, wants, into)
                && let Some(least) = partial
            {
                question.help(total, least, 0.5 * wants, into);
            }
        }
    }

    /// How much this seat wants the check to pass; negative if it wants it to fail.
    pub(super) fn wants(&self, question: &Question<'_>, check: &Check) -> f64 {
        let stake = match check.matter {
            Matter::Crisis(crisis) => question.worth.stake(crisis.row()),
            Matter::SuperCrisis(crisis) => question.worth.super_stake(crisis),
            Matter::Location(location) => return question.cause(location, check.about),
        };
        if question.for_humans() { stake } else { -stake }
    }

    /// Before a check. Investigative Committee: with the cards face up a hidden Cylon cannot spoil it unseen, and nobody
    /// gives more than it takes. Scientific Research: for a hand full of engineering.
    pub(super) fn prepare(&self, question: &Question<'_>) -> Option<Item> {
        let check = question.board.check.as_ref()?;
        let wants = self.wants(question, check);
        let spare: u8 = if check.skills.contains(&Skill::Engineering) {
            0
        } else {
            question
                .board
                .hand()
                .iter()
                .filter(|kind| kind.skill() == Skill::Engineering)
                .map(|kind| kind.strength)
                .sum()
        };
        let total = check.counting();
        // Open cards help against hidden Cylons: as many as are still expected.
        let hidden = question.others().filter(|&other| !question.board.person(other).revealed);
        let spoilers = hidden.map(|other| question.guilt[other.index()]).sum::<f64>().min(1.0);
        question.ask.pick.from.iter().copied().find(|item| match item {
            Item::Card(kind) if kind.card == SkillCard::InvestigativeCommittee => {
                // Where it would help by itself its strength is missing as well.
                let helps = if total.worth(*kind) > 0 { 2.0 } else { 1.0 };
                question.for_humans() && wants * SPOILED * spoilers > PRICE * helps * f64::from(kind.strength)
            }
            Item::Card(kind) => question.for_humans() && wants > 6.0 && spare > kind.strength + 4,
            _ => false,
        })
    }

    /// A Cylon wants it to fail. Openly with the strongest card; a hidden one with as few wrong cards as do it, and
    /// only where they can be the Destiny's or another's.
    fn spoil(&mut self, question: &Question<'_>, total: Total, difficulty: i8, stake: f64, into: &mut Vec<Item>) {
        let board = question.board;
        let mut against: Vec<Kind> = board.hand().iter().copied().filter(|&kind| total.worth(kind) < 0).collect();
        against.sort_by_key(|kind| std::cmp::Reverse(kind.strength));
        if question.side != Side::Hidden {
            into.extend(against.first().map(|&kind| Item::Card(kind)));
            return;
        }
        let later: f64 = question.later().map(|seat| question.helps(total.skills, seat)).sum();
        // What it would come to without this seat: the humans see to it that it suffices, if they can.
        let comes = (question.laid(total) + later).min(f64::from(difficulty) + margin(stake));
        let surplus = comes - f64::from(difficulty);
        let others = question.others().filter(|&seat| board.person(seat).given > 0).count();
        // One wrong card is the Destiny's as likely as not. Two are for what may decide the game, and whoever is taken for
        // a Cylon anyway has nothing to hide.
        let known = self.belief.repute(question.seat) > GUILTY;
        let budget = if known { 4 } else { 1 + usize::from(stake > DECISIVE) };
        let cover = known || !open(board) && others + question.later().count() >= 2;
        let mut sum = 0.0;
        let mut cards = Vec::new();
        for &kind in against.iter().take(budget.min(usize::from(question.ask.pick.max))) {
            if sum > surplus + 1.0 {
                break;
            }
            sum += f64::from(kind.strength);
            cards.push(Item::Card(kind));
        }
        if cover && surplus > -3.0 && sum > surplus - STRAY {
            into.extend(cards);
        } else if self.once_in(2) {
            // To look like one of the others: a weak card that helps.
            let weak = board.hand().iter().filter(|&&kind| total.worth(kind) > 0).min_by_key(|kind| kind.strength);
            into.extend(weak.map(|&kind| Item::Card(kind)));
        }
    }
}

impl Question<'_> {
    /// The checks of locations: whether somebody should be locked up, let out, or made President.
    fn cause(&self, location: Location, target: Option<Seat>) -> f64 {
        let guilt = self.guilt_of(target);
        let human = self.for_humans();
        let mine = target == Some(self.seat);
        match location {
            Location::AdmiralsQuarters if mine => -6.0,
            // A Cylon wants the innocent there.
            Location::AdmiralsQuarters if human => 30.0 * (guilt - FAIR),
            Location::AdmiralsQuarters => 2.0,
            Location::Brig if mine => 15.0,
            Location::Brig if human => 25.0 * (0.6 - guilt),
            Location::Brig => -2.0,
            Location::Administration if human => 6.0 * (self.guilt_of(self.board.president) - guilt),
            _ => 0.0,
        }
    }

    /// Gives what it takes, this seat's part of it. `false` where that is out of reach or not worth it.
    fn help(&self, total: Total, difficulty: i8, stake: f64, into: &mut Vec<Item>) -> bool {
        let (board, max) = (self.board, usize::from(self.ask.pick.max));
        let helping = helping(board, total);
        let mine: f64 = helping.iter().take(max).map(|&kind| worth(total, kind)).sum();
        let later: f64 = self.later().map(|seat| self.helps(total.skills, seat)).sum();
        let short = f64::from(difficulty) - self.laid(total);
        if short > mine + 1.5 * later.max(0.0) {
            return false;
        }
        // Among open cards nothing strays.
        let need = short + if open(board) { 0.0 } else { margin(stake) };
        // All of it has its price, whoever pays it; but what is above the hand limit is lost anyway.
        let spare = self.spare(total);
        if need <= 0.0 || PRICE * (need - spare) > stake {
            return need <= 0.0;
        }
        // All give in proportion to what they have, and first what costs nothing; the last one gives what is missing.
        let part = if later > 0.0 { need * mine / (mine + later) } else { need };
        let part = part.max(spare.min(need));
        into.extend(cheapest(&helping, total, part, max).into_iter().map(Item::Card));
        true
    }

    /// Gives what it takes to stop an accusation, or whatever else at a location a human is against: this seat's part of it.
    fn hinder(&self, total: Total, difficulty: i8, stake: f64, into: &mut Vec<Item>) {
        let (board, max) = (self.board, usize::from(self.ask.pick.max));
        let against = hindering(board, total);
        let mine: f64 = against.iter().take(max).map(|&kind| -worth(total, kind)).sum();
        let later: Vec<f64> = self.later().map(|seat| self.sways(total.skills, seat)).collect();
        let (pro, contra): (Vec<f64>, Vec<f64>) = later.into_iter().partition(|&sways| sways > 0.0);
        let contra = -contra.into_iter().sum::<f64>();
        // It passes with as much as it takes.
        let over = self.swayed(total) + pro.into_iter().sum::<f64>() + 1.0 - f64::from(difficulty);
        let need = over + if open(board) { 0.0 } else { margin(stake) };
        if need <= 0.0 || over > mine + 1.5 * contra || PRICE * need > stake {
            return;
        }
        // All who are against it give in proportion to what they have.
        let part = need * mine / (mine + contra);
        into.extend(cheapest(&against, total, part, max).into_iter().map(Item::Card));
    }

    /// How likely somebody is for what is asked at a location, to a human who is against it.
    fn is_for(&self, seat: Seat) -> f64 {
        let by = self.board.check.as_ref().and_then(|check| check.by);
        if by == Some(seat) {
            1.0
        } else if self.is_accused(seat) {
            0.0
        } else {
            self.guilt[seat.index()]
        }
    }

    /// What lies in such a check already.
    fn swayed(&self, total: Total) -> f64 {
        let Some(check) = &self.board.check else { return 0.0 };
        let known: f64 = check.open.iter().chain(self.board.given()).map(|&kind| worth(total, kind)).sum();
        let share = total.skills.len() as f64 / 5.0;
        let destiny = f64::from(check.destiny) * MEAN * (2.0 * share - 1.0);
        let others = self.others().map(|seat| {
            let count = f64::from(self.board.person(seat).given);
            count * MEAN * (2.0 * self.is_for(seat) - 1.0)
        });
        known + destiny + others.sum::<f64>()
    }

    /// What somebody who comes later will add to it, or take.
    fn sways(&self, skills: &[Skill], seat: Seat) -> f64 {
        let person = self.board.person(seat);
        let (pro, most) = (self.is_for(seat), f64::from(person.may_give()));
        let count = |helps: bool| {
            let skills = Skill::ALL.into_iter().filter(|skill| skills.contains(skill) == helps);
            skills.map(|skill| mean(person.known.of_type(skill))).sum::<f64>().min(most)
        };
        WILLING * MEAN * (pro * count(true) - (1.0 - pro) * count(false))
    }

    /// The strength of those helping cards that will have to be discarded at the end of the turn.
    pub(super) fn spare(&self, total: Total) -> f64 {
        let (board, me) = (self.board, self.board.person(self.seat));
        let above = usize::from(me.hand.saturating_sub(me.hand_limit)).min(usize::from(me.may_give()));
        let mut least: Vec<Kind> = board.hand().to_vec();
        least.sort_by(|&a, &b| keep(a).total_cmp(&keep(b)));
        least.iter().take(above).filter(|&&kind| total.worth(kind) > 0).map(|&kind| worth(total, kind)).sum()
    }

    /// What lies in the check already, as far as anybody can tell.
    pub(super) fn laid(&self, total: Total) -> f64 {
        let board = self.board;
        let Some(check) = &board.check else { return 0.0 };
        let open: f64 = check.open.iter().map(|&kind| worth(total, kind)).sum();
        let own: f64 = board.given().iter().map(|&kind| worth(total, kind)).sum();
        let share = total.skills.len() as f64 / 5.0;
        let destiny = f64::from(check.destiny) * MEAN * (2.0 * share - 1.0);
        let given = |person: &Person| {
            let count = person.given;
            if person.revealed {
                -AGAINST * f64::from(count)
            } else if count == 0 {
                0.0
            } else {
                // A human's cards help; of a Cylon's one does harm.
                let guilt = giving(self.guilt[person.seat.index()], count);
                f64::from(count) * MEAN - guilt * (MEAN + AGAINST)
            }
        };
        let others = board.people.iter().filter(|person| person.seat != self.seat && !self.is_accused(person.seat));
        open + own + destiny + others.map(given).sum::<f64>()
    }

    /// Who gives after this seat, in the order of their seats.
    fn later(&self) -> impl Iterator<Item = Seat> {
        let later = self.board.check.iter().flat_map(|check| check.after(self.seat)).map(|giver| giver.seat);
        later.collect::<SeatSet>().iter()
    }

    /// The others who have not given yet.
    pub(super) fn to_give(&self) -> impl Iterator<Item = Seat> {
        let givers = self.board.check.iter().flat_map(Check::to_give).map(|giver| giver.seat);
        givers.filter(|&seat| seat != self.seat).collect::<SeatSet>().iter()
    }

    /// What somebody who comes later will add.
    pub(super) fn helps(&self, skills: &[Skill], seat: Seat) -> f64 {
        let person = self.board.person(seat);
        if person.hand == 0 || self.is_accused(seat) {
            return 0.0;
        }
        if person.revealed {
            return -AGAINST;
        }
        let count: f64 = skills.iter().map(|&skill| mean(person.known.of_type(skill))).sum();
        let guilt = self.guilt[seat.index()];
        let could = WILLING * MEAN * count.min(f64::from(person.may_give()));
        // What they said they can do is nearer the truth than what one would think, if they are human.
        let would = match self.promised[seat.index()] {
            Some(Help::Not) => 0.0,
            Some(Help::Little) => could.min(LITTLE),
            Some(Help::Lot) if self.covers == Some(seat) => could.max(COVERED),
            Some(Help::Lot) => could.max(A_LOT),
            None => could,
        };
        would * (1.0 - guilt) - guilt
    }

    /// Somebody who is trusted, and gives last, has said to let it fail; and it does not decide the game.
    fn is_given_up(&self, stake: f64) -> bool {
        let trusted = |seat: Seat| seat == self.seat || self.guilt[seat.index()] < TRUSTED;
        stake < DECISIVE && self.agreed.is_some_and(|(seat, passes)| !passes && trusted(seat))
    }

    /// Nobody helps to lock themselves up.
    fn is_accused(&self, seat: Seat) -> bool {
        let accused =
            |check: &Check| check.matter == Matter::Location(Location::AdmiralsQuarters) && check.about == Some(seat);
        self.board.check.as_ref().is_some_and(accused)
    }

    fn guilt_of(&self, seat: Option<Seat>) -> f64 {
        seat.map_or(0.0, |seat| self.guilt[seat.index()])
    }
}

/// Cards of a type, between the bounds on their number.
pub(super) fn mean(bounds: TypeBounds) -> f64 {
    f64::from(bounds.least + bounds.most) / 2.0
}

/// So much more than what is missing by expectation that the last point given is worth its price.
fn margin(stake: f64) -> f64 {
    let odds = stake / (PRICE * STRAY * (2.0 * std::f64::consts::PI).sqrt());
    if odds > 1.0 { STRAY * (2.0 * odds.ln()).sqrt() } else { 0.0 }
}

/// Of cards that all help, or all harm, those that reach `part` and are missed least; all of them where they do not.
pub(in super::super) fn cheapest(helping: &[Kind], total: Total, part: f64, max: usize) -> Vec<Kind> {
    const MOST: usize = 64;
    if max == 1 {
        return helping.first().copied().into_iter().collect();
    }
    // The cheapest way to every sum: its price, and the cards as bits.
    let mut ways: [Option<(f64, u32)>; MOST] = [None; MOST];
    ways[0] = Some((0.0, 0));
    for (at, &kind) in helping.iter().enumerate().take(24) {
        let strength = worth(total, kind).abs() as usize;
        for sum in (strength..MOST).rev() {
            if let Some((price, cards)) = ways[sum - strength] {
                let price = price + keep(kind);
                if ways[sum].is_none_or(|(other, _)| price < other) {
                    ways[sum] = Some((price, cards | 1 << at));
                }
            }
        }
    }
    let enough = (part.ceil().max(0.0) as usize).min(MOST)..MOST;
    let best = enough.filter_map(|sum| ways[sum]).min_by(|a, b| a.0.total_cmp(&b.0));
    let chosen = best.map_or(u32::MAX, |(_, cards)| cards);
    helping.iter().enumerate().filter(|(at, _)| *at < 24 && chosen >> at & 1 == 1).map(|(_, &kind)| kind).collect()
}
