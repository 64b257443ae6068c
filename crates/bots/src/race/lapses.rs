//! What people get wrong who are still learning, and the weaker levels with them: a card is overlooked, a plan misjudged, the
//! thinking stops too early.
//!
//! A lapse is no throw of the dice at each answer. It follows from the player's own nature (a part of its seed) and what it
//! concerns, so that a card overlooked when an action is chosen is overlooked when it could be placed, and a plan that is
//! thought too well of is followed for some rounds.

use race::{Action, Item, Kind, Prompt, Race};
use tabletop::Ask;

use super::net::Net;
use super::reflex::Question;
use crate::Quick;

/// How often and how far a level goes wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Habits {
    /// Of a hundred cards in hand so many are overlooked when something could be placed: others each round.
    pub(crate) overlooks: u32,
    /// How far the worth of an action is misjudged, in shares of a win.
    pub(crate) misjudges: f32,
    /// How far a card is thought too well or too badly of, in what the reflex adds up; the same for the whole game.
    pub(crate) fancies: f32,
    /// Within a round it answers by rules of thumb, without what was learnt.
    pub(crate) simple: bool,
    /// Plans as if nobody else chose anything.
    pub(crate) alone: bool,
}

/// For so many rounds somebody stays of one mind about a plan.
const PLAN: u16 = 3;

/// The lapses of one player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lapses {
    pub(crate) habits: Habits,
    nature: u32,
}

impl Lapses {
    /// The upper half of a seed is the player's nature: whoever makes a player anew for each question keeps it.
    pub(crate) fn new(habits: Habits, seed: u64) -> Self {
        Self { habits, nature: (seed >> 32) as u32 }
    }

    fn chance(&self, about: Lapse) -> Quick {
        let about = match about {
            Lapse::Card(kind, round) => 1 << 32 | u64::from(round) << 8 | u64::from(kind.0),
            Lapse::Plan(action, round) => 2 << 32 | u64::from(round / PLAN) << 8 | action as u64,
            Lapse::Fancy(kind) => 3 << 32 | u64::from(kind.0),
        };
        let mut quick = Quick::new((u64::from(self.nature) << 32 | u64::from(!self.nature)) ^ about);
        // Numbers that differ in few bits give first draws that are alike.
        quick.draw();
        quick
    }

    fn overlooks(&self, card: Kind, round: u16) -> bool {
        self.habits.overlooks > 0 && self.chance(Lapse::Card(card, round)).below(100) < self.habits.overlooks
    }

    /// What is thought too much, or too little, of a choice of actions.
    pub(crate) fn misjudged(&self, choice: &[Item], round: u16) -> f32 {
        if self.habits.misjudges == 0.0 {
            return 0.0;
        }
        let each = choice.iter().map(|&item| match item {
            Item::Action(action) => error(self.chance(Lapse::Plan(action, round))),
            Item::Card(_)
            | Item::Way(_)
            | Item::Good(_)
            | Item::Power(..)
            | Item::Windfall { .. }
            | Item::WindfallByBonus { .. }
            | Item::Number(_) => 0.0,
        });
        self.habits.misjudges * each.sum::<f32>()
    }

    /// How much somebody with these lapses sees in each item.
    pub(crate) fn wants(&self, net: &Net, ask: &Ask<Race>, question: &Question, round: u16, into: &mut Vec<f32>) {
        if self.habits.simple {
            question.common_sense(into);
        } else {
            net.wants(question, into);
        }
        let (places, sign) = match ask.prompt {
            Prompt::DevelopPlace | Prompt::SettlePlace => (true, 1.0),
            Prompt::ExploreKeep => (false, 1.0),
            // What is liked is not given away.
            Prompt::StartDiscard
            | Prompt::HandLimit
            | Prompt::DevelopPay { .. }
            | Prompt::SettlePay { .. }
            | Prompt::ConsumeHand { .. } => (false, -1.0),
            Prompt::ChooseAction
            | Prompt::SettleWay { .. }
            | Prompt::Sell
            | Prompt::ConsumePower
            | Prompt::ConsumeGoods { .. }
            | Prompt::ConsumeNextKind { .. }
            | Prompt::Bet { .. }
            | Prompt::ProduceWindfall => return,
        };
        for (want, &item) in into.iter_mut().zip(&ask.pick.from) {
            let Item::Card(card) = item else { continue };
            if places && self.overlooks(card, round) {
                *want = f32::NEG_INFINITY;
            } else if self.habits.fancies > 0.0 {
                let fancy = sign * self.habits.fancies * error(self.chance(Lapse::Fancy(card)));
                // What can be placed and does some good is placed, liked or not.
                let least = if places && *want > 0.0 { f32::MIN_POSITIVE } else { f32::NEG_INFINITY };
                *want = (*want + fancy).max(least);
            }
        }
    }
}

/// What a lapse concerns.
#[derive(Clone, Copy)]
enum Lapse {
    Card(Kind, u16),
    Plan(Action, u16),
    Fancy(Kind),
}

/// An error of usual size: about normal, with a standard deviation of one.
fn error(mut quick: Quick) -> f32 {
    let sum: u32 = (0..4).map(|_| quick.below(1 << 16)).sum();
    // Four even draws between -1 and 1 have a deviation of 2 / √3.
    (sum as f32 / 32768.0 - 4.0) * 0.866
}

#[cfg(test)]
mod tests {
    use race::cards::KINDS;
    use race::{Mode, Setup};
    use tabletop::{Game, Log, Seed, Viewer};

    use super::*;
    use crate::race::lookahead::{Budget, Lookahead, trained};

    const HABITS: Habits = Habits { overlooks: 30, misjudges: 0.05, fancies: 1.0, simple: false, alone: false };
    const SHORT: Budget = Budget { worlds: 1, answer_worlds: 0, ours: 23, theirs: 3, rounds: 1, evaluations: None };

    fn player(habits: Habits, seed: u64) -> Lookahead {
        Lookahead::new(trained(), SHORT, seed).lapsing(Lapses::new(habits, seed))
    }

    fn kinds() -> impl Iterator<Item = Kind> {
        (0..KINDS).map(|kind| Kind(kind as u8))
    }

    /// All that a player overlooks and misjudges in ten rounds.
    fn all(nature: u64, question: u64) -> (Vec<bool>, Vec<u32>) {
        let lapses = Lapses::new(HABITS, crate::seed(nature, question));
        let rounds = || 1..=10;
        let overlooked = rounds().flat_map(|round| kinds().map(move |kind| lapses.overlooks(kind, round)));
        let actions = || Action::ALL.iter().map(|&action| [Item::Action(action)]);
        let misjudged = rounds().flat_map(|round| actions().map(move |choice| lapses.misjudged(&choice, round)));
        (overlooked.collect(), misjudged.map(f32::to_bits).collect())
    }

    /// One nature has the same lapses at every question of a game, another has others.
    #[test]
    fn lapses_belong_to_a_nature() {
        assert_eq!(all(5, 1), all(5, 99));
        let (a, b) = (all(5, 1), all(6, 1));
        assert!(a.0 != b.0 && a.1 != b.1);
        // A plan is misjudged in the same way for a while.
        let lapses = Lapses::new(HABITS, crate::seed(5, 1));
        let at = |round: u16| lapses.misjudged(&[Item::Action(Action::Settle)], round).to_bits();
        assert!(at(3) == at(5) && at(5) != at(6));
    }

    /// As often and as far as the habits say.
    #[test]
    fn lapses_are_as_frequent_as_they_should_be() {
        let (mut overlooked, mut errors) = (0, Vec::new());
        for nature in 0..20 {
            let (cards, plans) = all(nature, 0);
            overlooked += cards.iter().filter(|&&overlooked| overlooked).count();
            errors.extend(plans.into_iter().map(f32::from_bits));
        }
        let share = overlooked as f64 / (20 * 10 * KINDS) as f64;
        assert!((0.28..0.32).contains(&share), "{share}");
        let square = errors.iter().map(|error| f64::from(error * error)).sum::<f64>() / errors.len() as f64;
        assert!((0.045..0.055).contains(&square.sqrt()), "{square}");
    }

    /// Plays a game until its seventh round, one player at both seats, and looks on at every answer.
    fn watch(mut player: Lookahead, deal: u64, mut see: impl FnMut(&race::State, &Ask<Race>, &[Item])) {
        let setup = Setup { players: 2, mode: Mode::Standard };
        let mut state = Race::start(&setup, Seed::derive(4, deal), &mut Log::off()).unwrap();
        while state.round < 7
            && let Some(seat) = Race::asked(&state).first()
        {
            let ask = Ask::<Race>::of(&state, seat);
            let answer = player.think(seat, &ask, &Race::view(&state, Viewer::Seat(seat))).answer;
            see(&state, &ask, &answer);
            Race::apply(&mut state, seat, &answer, &mut Log::off());
        }
    }

    /// What is overlooked is not placed: who overlooks everything places nothing.
    #[test]
    fn an_overlooked_card_is_not_placed() {
        for (overlooks, expected) in [(0, true), (100, false)] {
            let mut placed = false;
            watch(player(Habits { overlooks, ..HABITS }, 1), 1, |_, ask, answer| {
                placed |= matches!(ask.prompt, Prompt::DevelopPlace | Prompt::SettlePlace) && !answer.is_empty();
            });
            assert_eq!(placed, expected);
        }
    }

    /// However wrong a player is about plans, it does not trade or consume without a good: those are no people's mistakes.
    #[test]
    fn nobody_plans_for_nothing() {
        let mut chosen = 0;
        for seed in 0..8 {
            let wild = Habits { misjudges: 5.0, ..HABITS };
            watch(player(wild, seed << 32), seed, |state, ask, answer| {
                let seat = Race::asked(state).first().unwrap();
                if ask.prompt == Prompt::ChooseAction && state.seat(seat).goods() == 0 {
                    chosen += 1;
                    assert_ne!(answer, [Item::Action(Action::Trade)]);
                }
            });
        }
        assert!(chosen > 20, "{chosen}");
    }
}
