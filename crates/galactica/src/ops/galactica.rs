//! Galactica herself: damage, repairs, centurions aboard. Not who rolls for it.

use crate::cards::{DAMAGED_LOCATIONS_LOSE, Damage, GALACTICA_DAMAGE, Location};
use crate::state::{Ending, State};
use crate::{Event, Log};

impl State {
    /// Damage tokens in the pool.
    pub fn tokens(&self) -> impl Iterator<Item = u8> + use<> {
        let out = self.damage;
        (0..GALACTICA_DAMAGE.len() as u8).filter(move |token| out >> token & 1 == 0)
    }

    pub fn is_damaged(&self, location: Location) -> bool {
        let token = GALACTICA_DAMAGE.iter().position(|&token| token == Damage::Location(location));
        token.is_some_and(|token| self.damage >> token & 1 == 1)
    }

    pub fn damaged_locations(&self) -> u8 {
        let on_location = |token: &usize| matches!(GALACTICA_DAMAGE[*token], Damage::Location(_));
        (0..GALACTICA_DAMAGE.len()).filter(on_location).filter(|token| self.damage >> token & 1 == 1).count() as u8
    }

    /// So many tokens out of the pool, at random.
    pub(crate) fn draw_tokens(&mut self, count: usize, log: &mut Log) -> Vec<u8> {
        log.drew();
        let mut tokens: Vec<u8> = self.tokens().collect();
        self.dice.shuffle(&mut tokens);
        tokens.truncate(count);
        tokens
    }

    // Ruling 7.5/4.
    pub(crate) fn damage_galactica(&mut self, log: &mut Log) {
        log.drew();
        let pool = self.tokens().count() as u32;
        if pool > 0 {
            let pick = self.dice.below(pool) as usize;
            let token = self.tokens().nth(pick).expect("the pool was counted");
            self.apply_token(token, log);
        }
    }

    pub(crate) fn apply_token(&mut self, token: u8, log: &mut Log) {
        self.damage |= 1 << token;
        let token = GALACTICA_DAMAGE[usize::from(token)];
        log.public(|| Event::GalacticaDamaged { token });
        match token {
            Damage::Location(location) => {
                self.send_all_at(location, Location::Sickbay, log);
                // Ruling 17/1: at once.
                if self.damaged_locations() >= DAMAGED_LOCATIONS_LOSE {
                    self.end(Ending::GalacticaDestroyed, log);
                }
            }
            Damage::Resource(dial) => self.change(dial, -1, log),
        }
    }

    pub(crate) fn repair(&mut self, location: Location, log: &mut Log) {
        let token = GALACTICA_DAMAGE.iter().position(|&token| token == Damage::Location(location));
        if let Some(token) = token {
            self.damage &= !(1 << token);
            log.public(|| Event::Repaired { location });
        }
    }

    pub(crate) fn board(&mut self, count: u8, log: &mut Log) {
        let count = count.min(self.space.centurions_left());
        self.space.centurions[0] += count;
        if count > 0 {
            log.public(|| Event::Boarded { count });
        }
    }

    // Ruling 7.3/1: each of them; reaching the last space ends the game at once (17/1).
    pub(crate) fn advance_centurions(&mut self, log: &mut Log) {
        let [start, one, two, three] = self.space.centurions;
        if start + one + two + three == 0 {
            return;
        }
        log.public(|| Event::CenturionsAdvanced);
        self.space.centurions = [0, start, one, two];
        self.space.arrived = three;
        if three > 0 {
            self.end(Ending::Boarded, log);
        }
    }
}
