//! What Cylon ships would do if they acted now.

use galactica::cards::{Area, Attacker, Craft, Icon, Rule, Target};
use galactica::{Cause, View};

use super::names;
use super::teller::{Reading as _, Teller, many};
use crate::phrase::{Phrase, phrase, semicolons};

impl Teller<'_> {
    /// What the next raider of an area would do: the first of these that it can (rulebook, "Activating Cylon ships").
    pub(super) fn raider_plan(&self, view: &View, area: Area) -> Phrase {
        let at = |target| self.odds(Cause::Attack(Attacker::Raider, target), 0);
        let pilots: Vec<_> = view.pilots_in(area).collect();
        let space = view.pieces();
        if view.space.vipers[area as usize] > 0 {
            return phrase("plan-viper").set("odds", at(Target::Viper));
        }
        if !pilots.is_empty() {
            let pilots = phrase("plan-pilot").set("pilots", self.seats(pilots));
            return pilots.set("odds", at(Target::Viper));
        }
        if space.has_civilians(area) {
            return phrase("plan-civilian");
        }
        match space.raider_step(area) {
            Some(to) => phrase("plan-move").set("to", names::area(to)),
            None => phrase("plan-galactica").set("odds", at(Target::Galactica)),
        }
    }

    /// What an icon would bring about.
    pub(super) fn plan(&self, view: &View, icon: Icon) -> Phrase {
        match icon {
            Icon::Raiders if view.space.raiders == [0; 6] => self.launch_plan(view, Craft::Raider, 2),
            Icon::Raiders => {
                let areas = Area::ALL.into_iter().filter(|&area| view.space.raiders[area as usize] > 0);
                let line = |area| {
                    let said = phrase("plan-raiders").set("area", names::area(area));
                    said.set("plan", self.raider_plan(view, area))
                };
                semicolons(areas.map(line).collect())
            }
            Icon::LaunchRaiders => self.launch_plan(view, Craft::Raider, 3),
            Icon::HeavyRaiders => self.heavy_plan(view),
            Icon::Basestars => match basestars(view) {
                0 => phrase("plan-no-basestar"),
                count => phrase("plan-basestars")
                    .set("count", count)
                    .set("odds", self.odds(Cause::Attack(Attacker::Basestar, Target::Galactica), 0)),
            },
        }
    }

    /// Centurions advance whether or not a heavy raider is out.
    fn heavy_plan(&self, view: &View) -> Phrase {
        let docks = |area: &Area| area.row().heavy_raider_step.is_none();
        let sum = |docked: bool| -> u8 {
            let areas = Area::ALL.into_iter().filter(|area| docks(area) == docked);
            areas.map(|area| view.space.heavy_raiders[area as usize]).sum()
        };
        let (boarding, others) = (sum(true), sum(false));
        let aboard: u8 = view.space.centurions.iter().sum();
        let counted = [("plan-centurions", aboard), ("plan-board", boarding), ("plan-nearer", others)];
        let some = counted.into_iter().filter(|&(_, count)| count > 0);
        let mut parts: Vec<Phrase> = some.map(|(id, count)| many(id, count)).collect();
        if boarding + others == 0 {
            parts.push(self.launch_plan(view, Craft::HeavyRaider, 1));
        }
        semicolons(parts)
    }

    fn launch_plan(&self, view: &View, craft: Craft, each: u8) -> Phrase {
        if basestars(view) == 0 {
            return phrase("plan-no-basestar");
        }
        phrase("plan-launch").set("ships", self.launched(view, craft, each))
    }

    /// What one basestar launches, with the rule that adds one.
    pub(super) fn launched(&self, view: &View, craft: Craft, each: u8) -> Phrase {
        names::crafts(craft, each + u8::from(view.has_rule(Rule::BasestarLaunchPlus1)))
    }
}

fn basestars(view: &View) -> usize {
    view.space.basestars.iter().filter(|basestar| basestar.area.is_some()).count()
}
