//! What Cylons do as Cylons: show themselves, and press from the other side.

use ::galactica::cards::{Area, Crisis, Icon, Location, Loyalty, Quorum, SkillCard};
use ::galactica::state::Dial;
use ::galactica::{Item, Place};

use super::worth::{CARD, Worth};
use super::{Greedy, Question, Side};

impl Worth<'_> {
    /// The worse of two crisis cards, on average: what Caprica does to the humans.
    fn caprica(&self) -> f64 {
        let mut harms: Vec<f64> = Crisis::rows().iter().map(|row| -self.body(row)).collect();
        harms.sort_by(f64::total_cmp);
        let count = harms.len() as f64;
        // The one at this place is the larger of two as often as the other comes before it.
        harms.iter().enumerate().map(|(at, harm)| harm * (2.0 * at as f64 + 1.0)).sum::<f64>() / (count * count)
    }
}

impl Question<'_> {
    /// What it costs the humans when Cylon ships of one kind act now.
    fn activation(&self, icon: Icon) -> f64 {
        let (board, worth) = (self.board, &self.worth);
        let before = self.peril();
        match icon {
            Icon::Raiders => {
                let (cost, after) = self.fleet.raided(worth);
                cost + after.peril(worth) - before
            }
            Icon::HeavyRaiders => {
                let aboard = |steps: usize| f64::from(board.boarding.centurions[steps]);
                let marched = |steps: usize| aboard(steps) * (worth.centurion(steps + 1) - worth.centurion(steps));
                let boards = |area: &Area| area.row().heavy_raider_step.is_none();
                let heavy = |area: Area| f64::from(board.area(area).heavy_raiders);
                let boarding = Area::ALL.into_iter().filter(boards).map(heavy).sum::<f64>() * worth.centurion(0);
                (0..4).map(marched).sum::<f64>() + boarding + 0.3 * Area::ALL.into_iter().map(heavy).sum::<f64>()
            }
            Icon::Basestars => self.fleet.guns() * 0.625 * worth.damage(),
            Icon::LaunchRaiders => self.fleet.launched(2.0, 1.0).peril(worth) - before,
        }
    }

    /// Would this seat do such a thing? Hidden Cylons spend their turns on what looks sensible and helps nobody else: they
    /// gather cards, which they need against the checks.
    pub(super) fn serves(&self, item: &Item) -> bool {
        self.side != Side::Hidden
            || match *item {
                Item::Activate(at) => {
                    matches!(
                        at,
                        Location::ResearchLab | Location::PressRoom | Location::PresidentsOffice | Location::Brig
                    )
                }
                Item::Card(kind) => matches!(kind.card, SkillCard::ConsolidatePower | SkillCard::LaunchScout),
                Item::Quorum(card) => matches!(
                    card,
                    Quorum::AssignArbitrator
                        | Quorum::AssignVicePresident
                        | Quorum::AssignMissionSpecialist
                        | Quorum::AcceptProphecy
                        | Quorum::ArrestOrder
                ),
                Item::DrawQuorum => true,
                _ => false,
            }
    }

    /// What an open Cylon does at a location, in harm.
    pub(super) fn harm(&self, at: Location) -> f64 {
        let (board, worth) = (self.board, &self.worth);
        let me = board.person(self.seat);
        match at {
            Location::Caprica => {
                let kept = me.super_face.map_or(0.0, |crisis| -worth.body(crisis.row()));
                kept.max(*self.sums.caprica.get_or_init(|| worth.caprica()))
            }
            Location::CylonFleet if me.sympathizer => 0.0,
            Location::CylonFleet => {
                let icons = [Icon::Raiders, Icon::HeavyRaiders, Icon::Basestars, Icon::LaunchRaiders];
                icons.into_iter().map(|icon| self.activation(icon)).fold(0.0, f64::max)
            }
            Location::HumanFleet => 2.0 * CARD + 0.5 * worth.damage(),
            // Their other cards, if they have any, turn a human.
            Location::ResurrectionShip if me.loyalty.iter().any(|card| card.is_cylon()) => 12.0,
            _ => 0.0,
        }
    }
}

impl Greedy {
    /// When a hidden Cylon has more of being open.
    pub(super) fn reveal(&mut self, question: &Question<'_>) -> Option<Item> {
        let board = question.board;
        let lowest = board.dials.iter().map(|dial| dial.value).min().unwrap_or(0);
        let jailed = board.person(question.seat).in_brig();
        let once = board.journey.slept && (lowest <= 3 || self.once_in(6));
        let wants = |card: Loyalty| match card {
            Loyalty::CylonMorale => board.dial(Dial::Morale) <= 2,
            Loyalty::CylonDamage => board.damage.len() >= 4,
            Loyalty::CylonBrig | Loyalty::CylonSickbay | Loyalty::NotACylon | Loyalty::Sympathizer => false,
        };
        let shows = |item: &&Item| matches!(item, Item::Reveal(card) if jailed || once || wants(*card));
        question.ask.pick.from.iter().find(shows).copied()
    }

    /// Open Cylons go where they do most harm, and do it.
    pub(super) fn haunt(&mut self, question: &Question<'_>) -> Option<Item> {
        let place = question.board.person(question.seat).place;
        let here = if let Place::At(at) = place { question.harm(at) } else { 0.0 };
        self.best(question.ask, |item| match *item {
            Item::Location(at) => question.harm(at) - here,
            Item::Activate(at) => question.harm(at),
            _ => 0.0,
        })
    }

    /// Which Cylon ships act.
    pub(super) fn launch(&mut self, question: &Question<'_>) -> Option<Item> {
        self.best(question.ask, |item| match *item {
            Item::Icon(icon) => question.activation(icon),
            _ => question.activation(Icon::LaunchRaiders),
        })
    }
}
