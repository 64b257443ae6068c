//! What Cylon ships would do if they acted now.

use galactica::cards::{Area, Attacker, Craft, Icon, Rule, Target};
use galactica::{Board, Cause};

use super::names;
use super::teller::{Teller, many};
use crate::phrase::{Phrase, phrase, semicolons};

impl Teller<'_> {
    /// What the next raider of an area would do: the first of these that it can (rulebook, "Activating Cylon ships").
    pub(super) fn raider_plan(&self, board: &Board, area: Area) -> Phrase {
        let at = |target| self.odds(Cause::Attack(Attacker::Raider, target), 0);
        let here = board.area(area);
        if here.vipers > 0 {
            return phrase("plan-viper").set("odds", at(Target::Viper));
        }
        if !here.pilots.is_empty() {
            let pilots = phrase("plan-pilot").set("pilots", self.seats(here.pilots.iter()));
            return pilots.set("odds", at(Target::Viper));
        }
        if !here.civilians.is_empty() {
            return phrase("plan-civilian");
        }
        match board.raider_step(area) {
            Some(to) => phrase("plan-move").set("to", names::area(to)),
            None => phrase("plan-galactica").set("odds", at(Target::Galactica)),
        }
    }

    /// What an icon would bring about.
    pub(super) fn plan(&self, board: &Board, icon: Icon) -> Phrase {
        match icon {
            Icon::Raiders if board.raiders() == 0 => self.launch_plan(board, Craft::Raider, 2),
            Icon::Raiders => {
                let areas = Area::ALL.into_iter().filter(|&area| board.area(area).raiders > 0);
                let line = |area| {
                    let said = phrase("plan-raiders").set("area", names::area(area));
                    said.set("plan", self.raider_plan(board, area))
                };
                semicolons(areas.map(line).collect())
            }
            Icon::LaunchRaiders => self.launch_plan(board, Craft::Raider, 3),
            Icon::HeavyRaiders => self.heavy_plan(board),
            Icon::Basestars => match board.basestars().count() {
                0 => phrase("plan-no-basestar"),
                count => phrase("plan-basestars")
                    .set("count", count)
                    .set("odds", self.odds(Cause::Attack(Attacker::Basestar, Target::Galactica), 0)),
            },
        }
    }

    /// Centurions advance whether or not a heavy raider is out.
    fn heavy_plan(&self, board: &Board) -> Phrase {
        let docks = |area: &Area| area.row().heavy_raider_step.is_none();
        let sum = |docked: bool| -> u8 {
            let areas = Area::ALL.into_iter().filter(|area| docks(area) == docked);
            areas.map(|area| board.area(area).heavy_raiders).sum()
        };
        let (boarding, others) = (sum(true), sum(false));
        let aboard: u8 = board.boarding.aboard();
        let counted = [("plan-centurions", aboard), ("plan-board", boarding), ("plan-nearer", others)];
        let some = counted.into_iter().filter(|&(_, count)| count > 0);
        let mut parts: Vec<Phrase> = some.map(|(id, count)| many(id, count)).collect();
        if boarding + others == 0 {
            parts.push(self.launch_plan(board, Craft::HeavyRaider, 1));
        }
        semicolons(parts)
    }

    fn launch_plan(&self, board: &Board, craft: Craft, each: u8) -> Phrase {
        if board.basestars().next().is_none() {
            return phrase("plan-no-basestar");
        }
        phrase("plan-launch").set("ships", self.launched(board, craft, each))
    }

    /// What one basestar launches, with the rule that adds one.
    pub(super) fn launched(&self, board: &Board, craft: Craft, each: u8) -> Phrase {
        names::crafts(craft, each + u8::from(board.has_rule(Rule::BasestarLaunchPlus1)))
    }
}
