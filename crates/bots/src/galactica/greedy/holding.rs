//! How many cards of each type everybody is likely to hold: draws show the type, and what is played, discarded or turned
//! up shows more.

use ::galactica::Event;
use ::galactica::cards::{Kind, Skill};
use tabletop::MAX_SEATS;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Holding {
    cards: [[f32; 5]; MAX_SEATS],
    /// Given to the check that is on.
    given: [u8; MAX_SEATS],
}

impl Holding {
    /// Cards of a type in somebody's hand.
    pub(super) fn of(&self, seat: usize, skill: Skill) -> f32 {
        self.cards[seat][skill.index()]
    }

    /// How likely a wrong card that somebody gave is of this one's type, if it was one of these.
    pub(super) fn gives(&self, seat: usize, kind: Kind, wrong: &[Kind]) -> f64 {
        // Cards that were taken over unseen are of any type.
        let has = |skill: Skill| f64::from(self.of(seat, skill)) + 0.05;
        let skills = Skill::ALL.into_iter().filter(|skill| wrong.iter().any(|kind| kind.skill() == *skill));
        has(kind.skill()) / skills.map(has).sum::<f64>().max(0.5)
    }

    pub(super) fn hear(&mut self, event: &Event) {
        match event {
            Event::DrewHidden { seat, skill, count } => {
                self.cards[seat.index()][skill.index()] += f32::from(*count);
            }
            Event::Drew { seat, skill, cards } => self.cards[seat.index()][skill.index()] += cards.len() as f32,
            Event::TookCheck { seat, cards } => {
                cards.iter().for_each(|kind| self.cards[seat.index()][kind.skill().index()] += 1.0);
            }
            Event::Discarded { seat, cards } | Event::ContributedOpenly { seat, cards } => {
                cards.iter().for_each(|&kind| self.lose(seat.index(), kind));
            }
            Event::Played { seat, card } => self.lose(seat.index(), *card),
            Event::Took { seat, owner, card } => {
                self.lose(owner.index(), *card);
                self.cards[seat.index()][card.skill().index()] += 1.0;
            }
            Event::TookHidden { seat, owner } => {
                let taken = self.part(owner.index(), 1.0, [1.0; 5]);
                (0..5).for_each(|skill| self.cards[seat.index()][skill] += taken[skill]);
            }
            Event::Check { .. } => self.given = [0; MAX_SEATS],
            Event::Contributed { seat, count } => self.given[seat.index()] = *count,
            Event::Opened { cards, .. } => {
                let mut types = [0.0; 5];
                cards.iter().for_each(|kind| types[kind.skill().index()] += 1.0);
                for (seat, count) in
                    std::mem::take(&mut self.given).into_iter().enumerate().filter(|&(_, count)| count > 0)
                {
                    self.part(seat, f32::from(count), types);
                }
            }
            _ => {}
        }
    }

    fn lose(&mut self, seat: usize, kind: Kind) {
        let cards = &mut self.cards[seat][kind.skill().index()];
        if *cards >= 1.0 {
            *cards -= 1.0;
        } else {
            *cards = 0.0;
        }
    }

    /// Takes so many cards out of a hand, of each type as likely as it is there and among those that were seen.
    fn part(&mut self, seat: usize, count: f32, seen: [f32; 5]) -> [f32; 5] {
        let hand = &mut self.cards[seat];
        let weights: [f32; 5] = std::array::from_fn(|skill| hand[skill] * seen[skill]);
        let sum: f32 = weights.iter().sum();
        let mut taken = [0.0; 5];
        if sum > 0.0 {
            for ((cards, weight), taken) in hand.iter_mut().zip(weights).zip(&mut taken) {
                *taken = (count * weight / sum).min(*cards);
                *cards -= *taken;
            }
        }
        taken
    }
}
