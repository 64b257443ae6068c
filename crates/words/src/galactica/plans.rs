//! What Cylon ships would do if they acted now.

use galactica::cards::{Area, Attacker, Craft, Icon, Rule, Target};
use galactica::{Cause, View};

use super::teller::{Reading as _, Teller};
use crate::Line;

impl Teller<'_> {
    /// What the next raider of an area would do: the first of these that it can (rulebook, "Activating Cylon ships").
    pub(super) fn raider_plan(&self, view: &View, area: Area) -> Line {
        let at = |target| self.odds(Cause::Attack(Attacker::Raider, target), 0);
        let pilots: Vec<_> = view.pilots_in(area).collect();
        let space = view.pieces();
        if view.space.vipers[area as usize] > 0 {
            return self.phrase("galactica-plan-viper").set("odds", at(Target::Viper)).line();
        }
        if !pilots.is_empty() {
            let pilots = self.phrase("galactica-plan-pilot").set("pilots", self.seats(pilots));
            return pilots.set("odds", at(Target::Viper)).line();
        }
        if space.has_civilians(area) {
            return self.fixed("galactica-plan-civilian");
        }
        match space.raider_step(area) {
            Some(to) => self.phrase("galactica-plan-move").set("to", self.area(to)).line(),
            None => self.phrase("galactica-plan-galactica").set("odds", at(Target::Galactica)).line(),
        }
    }

    /// What an icon would bring about.
    pub(super) fn plan(&self, view: &View, icon: Icon) -> Line {
        match icon {
            Icon::Raiders if view.space.raiders == [0; 6] => self.launch_plan(view, Craft::Raider, 2),
            Icon::Raiders => {
                let areas = Area::ALL.into_iter().filter(|&area| view.space.raiders[area as usize] > 0);
                let line = |area| {
                    let phrase = self.phrase("galactica-plan-raiders").set("area", self.area(area));
                    phrase.set("plan", self.raider_plan(view, area)).line()
                };
                self.words.semicolons(areas.map(line).collect())
            }
            Icon::LaunchRaiders => self.launch_plan(view, Craft::Raider, 3),
            Icon::HeavyRaiders => self.heavy_plan(view),
            Icon::Basestars => match basestars(view) {
                0 => self.fixed("galactica-plan-no-basestar"),
                count => self
                    .phrase("galactica-plan-basestars")
                    .set("count", count)
                    .set("odds", self.odds(Cause::Attack(Attacker::Basestar, Target::Galactica), 0))
                    .line(),
            },
        }
    }

    /// Centurions advance whether or not a heavy raider is out.
    fn heavy_plan(&self, view: &View) -> Line {
        let docks = |area: &Area| area.row().heavy_raider_step.is_none();
        let sum = |docked: bool| -> u8 {
            let areas = Area::ALL.into_iter().filter(|area| docks(area) == docked);
            areas.map(|area| view.space.heavy_raiders[area as usize]).sum()
        };
        let (boarding, others) = (sum(true), sum(false));
        let aboard: u8 = view.space.centurions.iter().sum();
        let counted = [
            ("galactica-plan-centurions", aboard),
            ("galactica-plan-board", boarding),
            ("galactica-plan-nearer", others),
        ];
        let some = counted.into_iter().filter(|&(_, count)| count > 0);
        let mut parts: Vec<Line> = some.map(|(id, count)| self.count(id, count)).collect();
        if boarding + others == 0 {
            parts.push(self.launch_plan(view, Craft::HeavyRaider, 1));
        }
        self.words.semicolons(parts)
    }

    fn launch_plan(&self, view: &View, craft: Craft, each: u8) -> Line {
        if basestars(view) == 0 {
            return self.fixed("galactica-plan-no-basestar");
        }
        self.phrase("galactica-plan-launch").set("ships", self.launched(view, craft, each)).line()
    }

    /// What one basestar launches, with the rule that adds one.
    pub(super) fn launched(&self, view: &View, craft: Craft, each: u8) -> Line {
        self.crafts(craft, each + u8::from(view.has_rule(Rule::BasestarLaunchPlus1)))
    }
}

fn basestars(view: &View) -> usize {
    view.space.basestars.iter().filter(|basestar| basestar.area.is_some()).count()
}
