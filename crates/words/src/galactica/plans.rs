//! What Cylon ships would do if they acted now.

use galactica::board::BasestarBoard;
use galactica::cards::{Area, Attacker, BasestarDamage, Craft, Icon, Rule, Target};
use galactica::{Board, Cause};

use super::names;
use super::teller::{Teller, many};
use crate::phrase::{Phrase, phrase, semicolons};
use crate::rows::rows;
use crate::{Choice, Row};

impl Teller<'_> {
    /// What the next raider of an area would do: the first of these that it can (rulebook, "Activating Cylon ships").
    pub(super) fn raider_plan(&self, board: &Board, area: Area) -> Phrase {
        let at = |target| self.faces(Cause::Attack(Attacker::Raider, target), 0);
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
            Some(to) => phrase("plan-move").set("to", names::area(to)).set("tie", board.is_tie(area)),
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
            Icon::Basestars => self.basestar_plan(board),
        }
    }

    /// Centurions advance whether or not a heavy raider is out; then those at the launch areas board while there are centurions.
    pub(super) fn heavy_plan(&self, board: &Board) -> Phrase {
        let docks = |area: &Area| area.row().heavy_raider_step.is_none();
        let sum = |docked: bool| -> u8 {
            let areas = Area::ALL.into_iter().filter(|area| docks(area) == docked);
            areas.map(|area| board.area(area).heavy_raiders).sum()
        };
        let (docked, others, aboard) = (sum(true), sum(false), board.boarding.aboard());
        let boards = docked.min(board.boarding.left);
        let mut parts: Vec<Phrase> = Vec::new();
        if aboard > 0 {
            let left = board.boarding.foremost().map_or(0, |at| board.boarding.steps - at as u8 - 1);
            parts.push(many("plan-centurions", aboard).set("left", left));
        }
        let counted = [("plan-board", boards), ("plan-cannot-board", docked - boards), ("plan-nearer", others)];
        parts.extend(counted.into_iter().filter(|&(_, count)| count > 0).map(|(id, count)| many(id, count)));
        if docked + others == 0 {
            parts.push(self.launch_plan(board, Craft::HeavyRaider, 1));
        }
        semicolons(parts)
    }

    /// Which basestars attack, and which cannot.
    pub(super) fn basestar_plan(&self, board: &Board) -> Phrase {
        let parts = self.attacks_of(board.basestars().map(|(_, basestar)| basestar));
        if parts.is_empty() { phrase("plan-no-basestar") } else { semicolons(parts) }
    }

    /// Which of these basestars attack, and which do not and why.
    fn attacks_of<'b>(&self, basestars: impl Iterator<Item = &'b BasestarBoard>) -> Vec<Phrase> {
        let (mut attack, mut disabled, mut fired) = (0, 0, 0);
        for basestar in basestars {
            let counted = if basestar.has(BasestarDamage::DisabledWeapons) {
                &mut disabled
            } else if basestar.fired {
                &mut fired
            } else {
                &mut attack
            };
            *counted += 1;
        }
        let faces = || self.faces(Cause::Attack(Attacker::Basestar, Target::Galactica), 0);
        let mut parts = Vec::new();
        parts.extend((attack > 0).then(|| many("plan-basestars", attack).set("odds", faces())));
        parts.extend((disabled > 0).then(|| many("plan-weapons-disabled", disabled)));
        parts.extend((fired > 0).then(|| many("plan-fired", fired)));
        parts
    }

    /// What basestars launch: a disabled hangar launches nothing, Cylon Swarm adds one, and no more than there are in the box.
    pub(super) fn launch_plan(&self, board: &Board, craft: Craft, each: u8) -> Phrase {
        let (able, disabled) = working(board, BasestarDamage::DisabledHangar);
        let each = each + u8::from(board.has_rule(Rule::BasestarLaunchPlus1));
        let mut parts = Vec::new();
        if able > 0 {
            parts.push(many("plan-launch", able).set("ships", names::crafts(craft, each)));
            let left = board.supply(craft);
            if left < each * able {
                parts.push(phrase("plan-supply").set("left", left));
            }
        }
        if disabled > 0 {
            parts.push(many("plan-hangar-disabled", disabled));
        }
        if parts.is_empty() { phrase("plan-no-basestar") } else { semicolons(parts) }
    }

    /// An area of space: what is in it, and what its Cylon ships would do if they acted now.
    pub(super) fn area_help(&self, board: &Board, area: Area) -> Vec<Row> {
        let here = board.area(area);
        let mut lines = rows([Choice::new(self.area_name(area), self.there(board, area)).whole()]);
        let mut when = |icon: &'static str, plan: Phrase| {
            lines.push(phrase("area-when").set("icon", Phrase::Case(icon.into())).set("plan", plan).into());
        };
        if here.raiders > 0 {
            let first = phrase("area-raiders").set("several", here.raiders > 1);
            when("raiders", first.set("plan", self.raider_plan(board, area)));
        }
        if here.heavy_raiders > 0 {
            let docks = area.row().heavy_raider_step.is_none();
            let boards = if docks { here.heavy_raiders.min(board.boarding.left) } else { 0 };
            let rest = if docks { "plan-cannot-board" } else { "plan-nearer" };
            let counted = [("plan-board", boards), (rest, here.heavy_raiders - boards)];
            for (id, count) in counted.into_iter().filter(|&(_, count)| count > 0) {
                when("heavy-raiders", many(id, count));
            }
        }
        self.attacks_of(here.basestars.iter()).into_iter().for_each(|plan| when("basestars", plan));
        lines
    }
}

/// Basestars that can do what this damage prevents, and those that cannot.
fn working(board: &Board, damage: BasestarDamage) -> (u8, u8) {
    let (hurt, able): (Vec<&BasestarBoard>, Vec<_>) =
        board.basestars().map(|(_, basestar)| basestar).partition(|basestar| basestar.has(damage));
    (able.len() as u8, hurt.len() as u8)
}
