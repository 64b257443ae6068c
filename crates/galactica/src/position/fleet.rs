//! Ships, centurions and damage.

use tabletop::{CardId, SeatSet};

use super::deal::Dealing;
use super::pool::Pool;
use super::{BadPosition, Fleet, Piece};
use crate::cards::{
    BASESTAR_HULL, BasestarDamage, CIVILIAN_SHIPS, CardFace, Civilian, Craft, DAMAGED_LOCATIONS_LOSE, GALACTICA_DAMAGE,
    LIMITS,
};
use crate::space::{Basestar, CivilianShip, Space};

fn sum(counts: &[u8]) -> u8 {
    counts.iter().fold(0, |sum, &count| sum.saturating_add(count))
}

impl Dealing<'_> {
    pub(super) fn fleet(&mut self) -> Result<(), BadPosition> {
        let Fleet { raiders, heavy_raiders, vipers, centurions, damaged, destroyed, .. } = self.position.fleet;
        let fleet = &self.position.fleet;
        let raptors = fleet.raptors.unwrap_or(LIMITS.raptor);
        let nukes = fleet.nukes.unwrap_or(LIMITS.nuke);
        for (piece, count, most) in [
            (Piece::Craft(Craft::Raider), sum(&raiders), LIMITS.raider),
            (Piece::Craft(Craft::HeavyRaider), sum(&heavy_raiders), LIMITS.heavy_raider),
            (Piece::Craft(Craft::Raptor), raptors, LIMITS.raptor),
            (Piece::Centurion, sum(&centurions), LIMITS.centurion),
            (Piece::Nuke, nukes, LIMITS.nuke),
        ] {
            if count > most {
                return Err(BadPosition::TooMany { piece, most });
            }
        }
        let piloted = self.state.seats().filter(|&seat| self.state.place(seat).area().is_some()).count() as u8;
        let out = sum(&[sum(&vipers), damaged, destroyed, piloted]);
        let too_many = BadPosition::TooMany { piece: Piece::Craft(Craft::Viper), most: LIMITS.viper };
        let reserve = LIMITS.viper.checked_sub(out).ok_or(too_many)?;
        self.state.space = Space {
            raiders,
            heavy_raiders,
            basestars: self.basestars()?,
            vipers,
            reserve,
            damaged,
            destroyed,
            raptors,
            nukes,
            centurions,
            ..Space::default()
        };
        self.civilians()?;
        self.damage()
    }

    fn basestars(&self) -> Result<[Basestar; 2], BadPosition> {
        let mut basestars = [Basestar::default(); 2];
        let mut taken: Vec<BasestarDamage> = Vec::new();
        for (basestar, described) in basestars.iter_mut().zip(&self.position.fleet.basestars) {
            let Some(described) = described else { continue };
            basestar.area = Some(described.area);
            for &token in &described.damage {
                if taken.contains(&token) {
                    return Err(BadPosition::BasestarTokenTwice { token });
                }
                taken.push(token);
                basestar.damage |= 1 << token as u8;
            }
            if basestar.points() >= BASESTAR_HULL {
                return Err(BadPosition::BasestarDestroyed);
            }
        }
        Ok(basestars)
    }

    fn civilians(&mut self) -> Result<(), BadPosition> {
        let fleet = &self.position.fleet;
        let mut pool = Pool::new(CIVILIAN_SHIPS, Civilian::of, &mut self.dice);
        let mut board: Vec<Option<CardId>> = Vec::new();
        for &(_, face) in &fleet.civilians {
            board.push(face.map(|face| pool.take(face)).transpose()?);
        }
        let top = pool.take_all(&fleet.stock)?;
        self.state.space.lost = pool.take_all(&fleet.lost)?.into_iter().collect();
        for (&(area, _), ship) in fleet.civilians.iter().zip(board) {
            let ship = ship.or_else(|| pool.take_if(|_| true));
            let piece = Piece::Craft(Craft::Civilian);
            let ship = ship.ok_or(BadPosition::TooMany { piece, most: LIMITS.civilian })?;
            self.state.space.civilians.push(CivilianShip { ship, area, known: SeatSet::EMPTY });
        }
        self.state.space.stock = pool.rest().into_iter().chain(top.into_iter().rev()).collect();
        Ok(())
    }

    fn damage(&mut self) -> Result<(), BadPosition> {
        self.state.damage = 0;
        for &token in &self.position.damage {
            let at = GALACTICA_DAMAGE.iter().position(|&other| other == token);
            // A location that cannot be damaged has no token at all.
            let bit = at.map_or(0, |at| 1 << at);
            if bit & !self.state.damage == 0 {
                return Err(BadPosition::TokenTwice { token });
            }
            self.state.damage |= bit;
        }
        if self.state.damaged_locations() >= DAMAGED_LOCATIONS_LOSE {
            return Err(BadPosition::GalacticaDestroyed);
        }
        Ok(())
    }
}
