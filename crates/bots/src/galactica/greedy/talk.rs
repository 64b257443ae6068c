//! What to say: the truth as a human, as a hidden Cylon what a human would say as far as it serves.
//!
//! Said at the start of a turn and of a check, by everybody at once; nothing twice. Open Cylons keep silent.

use ::galactica::board::{Check, Giver};
use ::galactica::cards::{Location, Skill};
use ::galactica::claim::{Deed, Help};
use ::galactica::{Board, Claim, Matter, Place, View};
use tabletop::Seat;

use super::action::GUILTY;
use super::check::{A_LOT, PRICE, helping, worth};
use super::{Greedy, Question, Side};
use crate::SAID_AT_ONCE;

/// Whoever is so much suspected says that they are human.
const DOUBTED: f64 = 0.5;
/// Somebody with so much left over covers what others leave.
const COVERS: f64 = 8.0;
/// An order is worth asking for.
const ORDER: f64 = 5.0;

impl Greedy {
    pub(super) fn say(&mut self, seat: Seat, view: &View, into: &mut Vec<Claim>) {
        let board = &Board::of(view);
        let ask = &::galactica::Ask::default();
        let question = &self.question(seat, ask, board);
        if question.side == Side::Revealed || board.turn.step.is_none() {
            return;
        }
        match board.check.as_ref().filter(|check| check.to_give().next().is_some()) {
            Some(check) => self.say_of_check(question, check, into),
            None => self.say_at_turn(question, into),
        }
        into.retain(|&claim| !self.belief.has_said(seat, claim));
        into.truncate(SAID_AT_ONCE);
    }

    /// What I can give; and, from whoever gives last, whether it is worth it.
    fn say_of_check(&self, question: &Question<'_>, check: &Check, into: &mut Vec<Claim>) {
        let seat = question.seat;
        let Some(giver) = check.to_give().find(|giver| giver.seat == seat) else { return };
        let wants = self.wants(question, check);
        // A hidden Cylon shows to want what a human would.
        let crisis = matches!(check.matter, Matter::Crisis(_) | Matter::SuperCrisis(_));
        let shows = if question.side == Side::Hidden && crisis { -wants } else { wants };
        let able = question.able(check, giver);
        let help = if shows <= 0.0 || giver.may_give == 0 {
            Help::Not
        } else if able >= A_LOT {
            Help::Lot
        } else if able > 0.0 || question.side == Side::Hidden {
            // A wrong card needs a reason to be there.
            Help::Little
        } else {
            Help::Not
        };
        into.push(Claim::Help(help));
        if question.board.turn.seat != seat {
            return;
        }
        // The others' claims come at the same time: what they hold is judged by the types that they have drawn.
        let need = f64::from(check.difficulty) - question.laid(check.counting());
        let others: f64 = question.to_give().map(|other| question.helps(check.counting().skills, other)).sum();
        let in_reach = need <= able + others.max(0.0);
        // What will be lost anyway costs nothing; and nobody who wants out of the Brig tells the others to leave them there.
        let dear = PRICE * (need - question.spare(check.counting())) > shows;
        let out = check.matter == Matter::Location(Location::Brig) && check.about == Some(seat);
        into.push(if shows <= 0.0 || !out && (!in_reach || dear) {
            Claim::LetFail
        } else if able >= COVERS && giver.may_give > 1 && question.side == Side::Human {
            Claim::CoverRest
        } else {
            Claim::LetPass
        });
    }

    fn say_at_turn(&self, question: &Question<'_>, into: &mut Vec<Claim>) {
        let (board, seat) = (question.board, question.seat);
        into.extend(self.looks(question));
        into.extend(self.accuses(question));
        if self.belief.repute(seat) > DOUBTED {
            into.push(Claim::Human);
        }
        into.extend(self.orders_talk(question));
        if board.admiral == Some(seat) && board.jump.population_risk > 0 {
            let now = question.location(seat, Location::FtlControl) > 0.0;
            let now = if question.side == Side::Hidden && !board.journey.is_last_jump() { !now } else { now };
            into.push(if now { Claim::JumpNow } else { Claim::Wait });
        }
        if let Some((deck, kept)) = self.belief.scouted(seat) {
            // Whoever means well keeps what is good; whoever does not says so.
            into.push(Claim::Scouted { deck, good: kept, kept });
        }
        if self.belief.steered(seat) {
            into.push(Claim::OtherWasWorse);
        }
    }

    /// What was seen of somebody's loyalty. A Cylon clears the other one, and of an officer says the worst.
    fn looks(&self, question: &Question<'_>) -> Option<Claim> {
        let board = question.board;
        let unsaid = |&at: &Seat| {
            let said = [true, false].map(|cylon| self.belief.has_said(question.seat, Claim::Looked { at, cylon }));
            !said.contains(&true) && !board.person(at).revealed
        };
        let at = self.belief.looked_at(question.seat).find(unsaid)?;
        let truth = board.person(at).is_known_cylon();
        let officer = [board.president, board.admiral].contains(&Some(at));
        Some(Claim::Looked { at, cylon: if question.side == Side::Hidden { !truth && officer } else { truth } })
    }

    /// Whoever is most likely a Cylon; a Cylon names whom a human in their seat would, unless they know it for the other Cylon.
    fn accuses(&self, question: &Question<'_>) -> Option<Claim> {
        let board = question.board;
        let doubt = |other: Seat| match question.side {
            Side::Hidden if board.person(other).is_known_cylon() => 0.0,
            Side::Hidden => self.belief.repute_to(question.seat, other),
            _ => question.guilt[other.index()],
        };
        let free = question.others().filter(|&other| !board.person(other).revealed);
        let whom = free.max_by(|&one, &two| doubt(one).total_cmp(&doubt(two)))?;
        (doubt(whom) > GUILTY).then_some(Claim::Accuse { whom, check: None })
    }

    /// Orders that are asked for, and what they are given for.
    fn orders_talk(&self, question: &Question<'_>) -> Option<Claim> {
        let (board, seat) = (question.board, question.seat);
        if board.turn.seat != seat {
            let deed = question.deed(seat)?;
            let giver = board.person(board.turn.seat);
            let gives = !question.suspects(giver.seat)
                && !giver.revealed
                && giver.known.of_type(Skill::Leadership).most > 0
                && !board.person(seat).in_brig();
            // Only who would make most of it.
            let mine = question.stays(seat).max(question.walks(seat));
            let best = question.others().all(|other| other == giver.seat || question.ordered(other) < mine);
            return (gives && best && mine > ORDER).then_some(Claim::OrderMe(deed));
        }
        let whom = self.belief.ordered(seat)?;
        question.deed(whom).map(|deed| Claim::OrderYou { whom, deed })
    }
}

impl Question<'_> {
    /// The strength that this seat could give.
    fn able(&self, check: &Check, giver: &Giver) -> f64 {
        let total = check.counting();
        helping(self.board, total).iter().take(usize::from(giver.may_give)).map(|&kind| worth(total, kind)).sum()
    }

    /// What somebody would do with an order, as far as everybody can see.
    fn deed(&self, who: Seat) -> Option<Deed> {
        match self.board.person(who).place {
            Place::Flying(_) | Place::At(Location::WeaponsControl) => Some(Deed::Shoot),
            Place::At(Location::FtlControl) if self.location(who, Location::FtlControl) > 0.0 => Some(Deed::Jump),
            Place::At(Location::Command | Location::HangarDeck) => Some(Deed::Launch),
            Place::At(_) | Place::Nowhere => {
                let jump = self.location(who, Location::FtlControl);
                let shoot = self.location(who, Location::WeaponsControl);
                let launch = self.location(who, Location::Command).max(self.location(who, Location::HangarDeck));
                let best = jump.max(shoot).max(launch);
                if best <= 0.0 || self.board.person(who).in_brig() {
                    None
                } else if best <= jump {
                    Some(Deed::Jump)
                } else if best <= shoot {
                    Some(Deed::Shoot)
                } else {
                    Some(Deed::Launch)
                }
            }
        }
    }
}
