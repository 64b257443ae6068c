//! Vipers, the attack table and damage.

use galactica::board::Doing;
use galactica::cards::{
    ATTACKS, Area, AttackRow, Attacker, BASESTAR_DAMAGE, BASESTAR_HULL, DAMAGED_LOCATIONS_LOSE, Damage,
    GALACTICA_DAMAGE, Rule, Target,
};
use galactica::{Board, Cause};
use tabletop::Seat;

use super::super::names;
use super::super::teller::{Teller, by, many};
use super::{lit, lit_if, plain, said};
use crate::aid::AidPoint;
use crate::phrase::{Phrase, commas, phrase};

impl Teller<'_> {
    pub(super) fn aid_vipers(&self, board: &Board) -> Vec<AidPoint> {
        let mut points = Vec::new();
        if let Some(Doing::Vipers { left }) = board.doing {
            points.push(lit(many("aid-vipers-left", left)));
        }
        points.extend(["aid-vipers", "aid-vipers-who", "aid-vipers-recall"].map(plain));
        let reserves = &board.reserves;
        points.push(said(
            phrase("aid-vipers-now")
                .set("ready", many("count-viper", reserves.vipers))
                .set("damaged", reserves.damaged_vipers)
                .set("destroyed", reserves.destroyed_vipers),
        ));
        if board.has_rule(Rule::UnmannedViperAttackMinus2) {
            points.push(lit(self.rule(Rule::UnmannedViperAttackMinus2)));
        }
        points.extend(self.viper_targets(board));
        points.push(plain("aid-vipers-hit"));
        points
    }

    /// What a viper in space could shoot at from where it is, each kind of target once.
    fn viper_targets(&self, board: &Board) -> Vec<AidPoint> {
        let manned = |area: Area| board.area(area).vipers > 0 || !board.area(area).pilots.is_empty();
        let found = |has: fn(&galactica::board::AreaBoard) -> bool| {
            Area::ALL.into_iter().any(|area| manned(area) && has(board.area(area)))
        };
        let mut points = Vec::new();
        if found(|here| here.raiders > 0) {
            points.push(self.attack_point(Attacker::Viper, Target::Raider, 0, false));
        }
        if found(|here| here.heavy_raiders > 0) {
            points.push(self.attack_point(Attacker::Viper, Target::HeavyRaider, 0, false));
        }
        let near = board.basestars().filter(|(area, _)| manned(*area));
        let best = near.map(|(_, basestar)| basestar.attack_bonus as i8).max();
        points.extend(best.map(|bonus| self.attack_point(Attacker::Viper, Target::Basestar, bonus, false)));
        points
    }

    fn attack_point(&self, attacker: Attacker, target: Target, bonus: i8, is_now: bool) -> AidPoint {
        let cause = Cause::Attack(attacker, target);
        let said =
            phrase("attack-row").set("fight", self.fight(attacker, target)).set("odds", self.faces(cause, bonus));
        AidPoint { faces: self.cells(cause, bonus), ..lit_if(is_now, said) }
    }

    pub(super) fn aid_attacks(&self, board: &Board) -> Vec<AidPoint> {
        let mut points = Vec::new();
        let (now, bonus, roller) = self.attack_now(board);
        if let Some(seat) = roller {
            points.push(lit(by("aid-rolls", seat)));
        } else {
            points.push(plain("aid-attacks"));
        }
        if let Some((attacker, target)) = now {
            if bonus != 0 {
                points.push(lit(phrase("aid-bonus").set("by", crate::phrase::signed(bonus))));
            }
            points.push(self.attack_point(attacker, target, bonus, true));
        }
        points.extend(ATTACKS.iter().filter(|row| now != Some((row.attacker, row.target))).filter(merged).map(|row| {
            if row.rolled {
                self.attack_point(row.attacker, row.target, 0, false)
            } else {
                said(phrase("attack-sure").set("fight", self.fight(row.attacker, row.target)))
            }
        }));
        points
    }

    /// The attack that is being rolled for, what is added to it, and who rolls.
    fn attack_now(&self, board: &Board) -> (Option<(Attacker, Target)>, i8, Option<Seat>) {
        match (board.roll, board.attack) {
            (Some(roll), _) => match roll.cause {
                Cause::Attack(attacker, target) => (Some((attacker, target)), roll.bonus, Some(roll.seat)),
                Cause::Ftl { .. } | Cause::Scout | Cause::AtMost(_) | Cause::AtLeast(_) | Cause::HumanFleet => {
                    (None, 0, Some(roll.seat))
                }
            },
            (None, Some(_)) => (Some((Attacker::Raider, Target::Viper)), 0, None),
            (None, None) => (None, 0, None),
        }
    }

    pub(super) fn aid_damage(&self, board: &Board) -> Vec<AidPoint> {
        let damaged = board.damaged().count();
        let count = phrase("aid-damage").set("count", damaged).set("lose", DAMAGED_LOCATIONS_LOSE);
        let mut points = vec![lit_if(damaged > 0, count)];
        let pool = GALACTICA_DAMAGE.iter().filter(|token| !board.damage.contains(token));
        let (places, stores): (Vec<_>, Vec<_>) = pool.partition(|token| matches!(token, Damage::Location(_)));
        let tokens = places.len() + stores.len();
        let list = |tokens: Vec<&Damage>| commas(tokens.into_iter().map(|&token| self.token_name(token)).collect());
        points.push(said(
            phrase("aid-damage-pool")
                .set("count", tokens)
                .set("some", !places.is_empty())
                .set("places", list(places))
                .set("stores", !stores.is_empty())
                .set("resources", list(stores)),
        ));
        points.push(plain("aid-damage-place"));
        points.push(plain("aid-damage-store"));
        points.push(plain("aid-damage-repair"));
        points.extend(board.basestars().map(|(area, basestar)| {
            let hits: Vec<Phrase> = basestar.damage.iter().map(|&hit| names::hit(hit)).collect();
            let said = phrase("aid-damage-basestar").set("number", basestar.number + 1).set("area", names::area(area));
            let said = said.set("points", basestar.points).set("hull", BASESTAR_HULL).set("some", !hits.is_empty());
            lit_if(basestar.points > 0, said.set("hits", commas(hits)))
        }));
        let hits = BASESTAR_DAMAGE.iter().map(|row| {
            let said = phrase("aid-damage-hit").set("name", names::hit(row.damage));
            said.set("text", super::super::names::card_text(&names::hit_id(row.damage)))
        });
        points.push(said(phrase("aid-damage-hits").set("hits", crate::phrase::semicolons(hits.collect()))));
        points
    }

    /// A token by what it is on.
    fn token_name(&self, token: Damage) -> Phrase {
        match token {
            Damage::Location(location) => names::location(location),
            Damage::Resource(dial) => names::dial(dial),
        }
    }
}

/// One row for vipers and for Galactica where the numbers are the same.
fn merged(row: &&AttackRow) -> bool {
    row.attacker != Attacker::Galactica || row.target == Target::Basestar
}
