//! What to give to a check.

use ::galactica::cards::{Kind, Location, Skill};
use ::galactica::{Item, Matter, View};

use super::{Greedy, Question, Side, worth};

/// The mean strength of a card, and what a card that somebody gave is taken to add.
const MEAN: f64 = 1.9;
const GIVEN: f64 = 1.5;

/// What a traitor's card or an unlucky Destiny takes off, which is made up for beforehand.
const MARGIN: f64 = 4.0;

impl Greedy {
    pub(super) fn contribute(&mut self, question: &Question<'_>, matter: Matter, difficulty: i8, into: &mut Vec<Item>) {
        let skills = matter.terms().skills;
        let (view, max) = (question.view, usize::from(question.ask.pick.max));
        let mut helping: Vec<Kind> = view.hand.iter().copied().filter(|kind| skills.contains(&kind.skill())).collect();
        helping.sort_by_key(|kind| std::cmp::Reverse(kind.strength));
        let wants = self.wants(question, matter);
        if wants == 0.0 {
            return;
        }
        if wants < 0.0 {
            return self.spoil(question, skills, into);
        }
        let need = f64::from(difficulty) - expected(view, skills) + MARGIN;
        let mine: f64 = helping.iter().take(max).map(|kind| f64::from(kind.strength)).sum();
        let after = contributors_after(view, question);
        // What others will still add: about a card or two each, of which some help.
        let others = after as f64 * 1.1;
        if need <= 0.0 || mine + others * 2.5 < need - 2.0 * MARGIN {
            return;
        }
        // A fair part of what is missing; the last one fills the rest. A card is spent for about two points of stake.
        let part = if after == 0 { need + 0.5 } else { (need - others).max(need / (after as f64 + 1.0) + 0.5) };
        // Cards above the hand limit are lost anyway.
        let spare = view.hand.len().saturating_sub(4);
        let budget = (wants * 1.2).ceil().max(1.0) as usize + spare;
        let mut sum = 0.0;
        for kind in helping.into_iter().take(max.min(budget)) {
            if sum >= part {
                break;
            }
            sum += f64::from(kind.strength);
            into.push(Item::Card(kind));
        }
    }

    /// How much this seat wants the check to pass; negative if it wants it to fail.
    fn wants(&self, question: &Question<'_>, matter: Matter) -> f64 {
        let view = question.view;
        let stake = match matter {
            Matter::Crisis(crisis) => worth::stake(view, crisis.row()),
            Matter::SuperCrisis(crisis) => worth::super_stake(view, crisis),
            Matter::Location(Location::AdmiralsQuarters) => {
                // An accusation: passing puts somebody in the Brig.
                return if self.accuses(question) { 5.0 } else { -2.0 };
            }
            Matter::Location(Location::Brig) => return if question.for_humans() { 2.0 } else { -1.0 },
            Matter::Location(_) => return 0.0,
        };
        if question.for_humans() { stake } else { -stake }
    }

    /// A Cylon wants it to fail: openly with his strongest card, secretly only among enough others' cards.
    fn spoil(&mut self, question: &Question<'_>, skills: &[Skill], into: &mut Vec<Item>) {
        let view = question.view;
        let mut against: Vec<Kind> = view.hand.iter().copied().filter(|kind| !skills.contains(&kind.skill())).collect();
        against.sort_by_key(|kind| std::cmp::Reverse(kind.strength));
        let cards: usize = view.players.iter().map(|player| usize::from(player.given)).sum();
        // A public accusation is nothing to be caught at.
        let bold = question.side == Side::Revealed || cards >= 3 && self.once_in(3) || question.for_humans();
        if bold {
            into.extend(against.first().map(|&kind| Item::Card(kind)));
        } else if self.once_in(3) {
            // To look like one of the others: a weak card that helps.
            let weak = view.hand.iter().filter(|kind| skills.contains(&kind.skill())).min_by_key(|kind| kind.strength);
            into.extend(weak.map(|&kind| Item::Card(kind)));
        }
    }
}

/// What lies in the check already, as far as anybody can tell: the Destiny cards by their chances, cards given by players.
fn expected(view: &View, skills: &[Skill]) -> f64 {
    let open: f64 = view
        .open
        .iter()
        .map(|kind| if skills.contains(&kind.skill()) { f64::from(kind.strength) } else { -f64::from(kind.strength) })
        .sum();
    let help = skills.len() as f64 / 5.0;
    let destiny = f64::from(view.fate) * MEAN * (2.0 * help - 1.0);
    let given: f64 = view.players.iter().map(|player| f64::from(player.given) * GIVEN).sum();
    open + destiny + given
}

/// How many come after this seat, cards in hand.
fn contributors_after(view: &View, question: &Question<'_>) -> usize {
    let players = view.players.len() as u8;
    let place = |seat: u8| (seat + players - view.current.0 + players - 1) % players;
    let mine = place(question.seat.0);
    let later = |seat: &u8| place(*seat) > mine && view.players[usize::from(*seat)].hand > 1;
    (0..players).filter(later).filter(|&seat| !view.revealed.contains(tabletop::Seat(seat))).count()
}
