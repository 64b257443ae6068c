//! The fleet on its way, and rules that hold while their card stays in play.

use crate::cards::{CardFace, Crisis, JUMP_TRACK, Rule, Zone};
use crate::state::State;
use crate::{Event, Log};

impl State {
    /// Moves the fleet token; says whether the fleet jumps now (ruling 8/1).
    pub(crate) fn move_fleet(&mut self, delta: i8, log: &mut Log) -> bool {
        let last = JUMP_TRACK.len() as u8 - 1;
        self.jump = self.jump.saturating_add_signed(delta).min(last);
        let now = self.jump;
        log.public(|| Event::JumpTrack { now });
        JUMP_TRACK[usize::from(now)].zone == Zone::Auto
    }

    pub(crate) fn stay_in_play(&mut self, rule: Rule, log: &mut Log) {
        self.rules |= 1 << rule as u8;
        log.public(|| Event::Rule { rule, on: true });
        if rule == Rule::ColonialOneClosed {
            self.super_kept = self.super_facing.take();
        } else if let Some(card) = self.facing.pop() {
            self.ongoing.push(card);
        }
    }

    fn lift(&mut self, rule: Rule, log: &mut Log) {
        self.rules &= !(1 << rule as u8);
        log.public(|| Event::Rule { rule, on: false });
    }

    // Crisis file, thirty-three: a destroyed civilian ship or basestar ends it; the card is discarded.
    pub(super) fn end_pursuit(&mut self, log: &mut Log) {
        if self.has_rule(Rule::RelentlessPursuit) {
            self.lift(Rule::RelentlessPursuit, log);
            if let Some(card) = self.take_ongoing(Crisis::ThirtyThree) {
                self.crises.discard(card);
            }
        }
    }

    fn take_ongoing(&mut self, crisis: Crisis) -> Option<u8> {
        let at = self.ongoing.iter().position(|&card| Crisis::of(card) == crisis)?;
        Some(self.ongoing.remove(at))
    }

    // Ruling 8/8. Crisis file, thirty-three: by a jump it is shuffled into the rest of the deck.
    pub(crate) fn jump_ends_rules(&mut self, log: &mut Log) {
        for (rule, crisis) in [
            (Rule::UnmannedViperAttackMinus2, Crisis::Ambush),
            (Rule::BasestarLaunchPlus1, Crisis::CylonSwarm),
            (Rule::CommunicationsBlocked, Crisis::JammedAssault),
            (Rule::RelentlessPursuit, Crisis::ThirtyThree),
        ] {
            if !self.has_rule(rule) {
                continue;
            }
            self.lift(rule, log);
            if let Some(card) = self.take_ongoing(crisis) {
                if crisis == Crisis::ThirtyThree {
                    self.crises.shuffle_in(card, &mut self.dice);
                    log.drew();
                } else {
                    self.crises.discard(card);
                }
            }
        }
    }
}
