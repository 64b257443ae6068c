//! What to do with an action, and where to go for it.

use ::galactica::cards::{
    Ability, Area, Damage, GALACTICA_DAMAGE, Icon, JUMP_TRACK, KOBOL, LOCATIONS, Location, Loyalty, Quorum, Rule, Ship,
    SkillCard,
};
use ::galactica::state::Dial;
use ::galactica::{Item, Place, Prey, View};

use super::{Greedy, Question, Side, worth};

fn sum(counts: &[u8]) -> f64 {
    f64::from(counts.iter().sum::<u8>())
}

/// How much is going on in space.
fn danger(view: &View) -> f64 {
    let space = &view.space;
    let basestars = space.basestars.iter().filter(|basestar| basestar.area.is_some()).count() as f64;
    let exposed = space.civilians.len() as f64;
    sum(&space.raiders) * 0.5 + sum(&space.heavy_raiders) + basestars * 2.0 + exposed * 0.6
}

/// Raiders that can reach an area with their next step, those there counted twice.
pub(super) fn threat(view: &View, area: Area) -> f64 {
    let raiders = |area: Area| f64::from(view.space.raiders[area as usize]);
    let cover = f64::from(view.space.vipers[area as usize]);
    let near: f64 = area.adjacent().into_iter().map(raiders).sum();
    (2.0 * raiders(area) + near - 2.0 * cover).max(0.0)
}

/// Civilian ships that raiders are about to reach.
fn threatened(view: &View) -> f64 {
    view.space.civilians.iter().filter(|ship| threat(view, ship.area) > 0.0).count() as f64
}

fn damaged(view: &View, location: Location) -> bool {
    let token = GALACTICA_DAMAGE.iter().position(|&token| token == Damage::Location(location));
    token.is_some_and(|token| view.damage >> token & 1 == 1)
}

/// A location's action, for the humans, to somebody who is there.
fn location(question: &Question<'_>, at: Location) -> f64 {
    let view = question.view;
    let (space, seat) = (&view.space, question.seat);
    if damaged(view, at) {
        let repair = view.hand.iter().any(|kind| kind.card == SkillCard::Repair);
        return if repair && question.for_humans() { 3.5 } else { 0.0 };
    }
    let enemies = sum(&space.raiders) + sum(&space.heavy_raiders);
    let basestars = space.basestars.iter().filter(|basestar| basestar.area.is_some()).count() as f64;
    match at {
        Location::FtlControl => {
            let risk = JUMP_TRACK[usize::from(view.jump)].population_risk;
            if risk == 0 {
                return 0.0;
            }
            let cost = f64::from(risk) * worth::unit(view, Dial::Population);
            let last = view.distance >= KOBOL.last_jump;
            let fatal = view.dials[Dial::Population as usize] <= risk;
            match (last, fatal) {
                (true, false) => 100.0,
                (_, true) => -20.0,
                (false, false) => 6.0 + danger(view) - cost,
            }
        }
        Location::WeaponsControl => 0.4 * enemies.min(4.0) + 1.6 * basestars,
        Location::Command => {
            if enemies > 0.0 {
                1.5 + 0.5 * enemies.min(6.0)
            } else {
                0.0
            }
        }
        Location::Communications if view.rules >> Rule::CommunicationsBlocked as u8 & 1 == 1 => 0.0,
        Location::Communications => 1.4 * threatened(view).min(2.0),
        Location::ResearchLab => 1.2,
        Location::PressRoom => {
            if view.hand.len() < 8 {
                2.0
            } else {
                0.5
            }
        }
        Location::AdmiralsQuarters => {
            let guilty = |other: usize| question.suspects(tabletop::Seat(other as u8)) && !in_brig(view, other);
            if (0..view.players.len())
                .any(|other| guilty(other) && !view.revealed.contains(tabletop::Seat(other as u8)))
            {
                6.0
            } else {
                0.0
            }
        }
        Location::HangarDeck => {
            let pilot = view.players[seat.index()].character.is_some_and(|character| character.row().can_pilot);
            if pilot && enemies > 0.0 && space.reserve > 0 { 2.5 + 0.4 * enemies.min(5.0) } else { 0.0 }
        }
        Location::Armory => {
            (0..4).map(|at| f64::from(space.centurions[at]) * (2.0 + 2.0 * at as f64)).fold(0.0, f64::max)
        }
        Location::Brig => 4.0,
        Location::PresidentsOffice => {
            if view.president == seat {
                3.0
            } else {
                0.0
            }
        }
        Location::Administration => {
            if question.suspects(view.president) {
                5.0
            } else {
                0.0
            }
        }
        Location::Sickbay => 0.0,
        Location::Caprica => 5.0,
        Location::CylonFleet => 3.0 + 0.5 * enemies + basestars,
        Location::HumanFleet => 3.5,
        Location::ResurrectionShip => 0.5,
    }
}

fn in_brig(view: &View, seat: usize) -> bool {
    view.players[seat].place == Place::At(Location::Brig)
}

fn quorum(question: &Question<'_>, card: Quorum) -> f64 {
    let view = question.view;
    let low = |dial: Dial| 0.4 * worth::unit(view, dial);
    let suspect = (0..view.players.len() as u8)
        .map(tabletop::Seat)
        .any(|seat| question.suspects(seat) && !view.revealed.contains(seat) && !in_brig(view, seat.index()));
    match card {
        Quorum::InspirationalSpeech => low(Dial::Morale),
        Quorum::FoodRationing => low(Dial::Food),
        Quorum::ArrestOrder => {
            if suspect {
                7.0
            } else {
                0.0
            }
        }
        Quorum::AuthorizationOfBrutalForce => {
            let centurions = sum(&view.space.centurions);
            (4.0 * centurions).max(0.6 * sum(&view.space.raiders).min(3.0)) - 0.25 * worth::unit(view, Dial::Population)
        }
        Quorum::AcceptProphecy => 1.1,
        Quorum::AssignArbitrator | Quorum::AssignMissionSpecialist | Quorum::AssignVicePresident => 2.0,
        Quorum::EncourageMutiny => {
            if question.suspects(view.admiral) {
                6.0
            } else {
                0.0
            }
        }
        Quorum::PresidentialPardon => 2.0,
        Quorum::ReleaseCylonMugshots => 1.5,
    }
}

impl Greedy {
    /// The points of an action, for the humans.
    fn action_points(question: &Question<'_>, item: &Item) -> f64 {
        let view = question.view;
        match *item {
            Item::Activate(at) => location(question, at),
            Item::Card(kind) => match kind.card {
                SkillCard::ConsolidatePower => 1.0,
                SkillCard::ExecutiveOrder => 2.2,
                SkillCard::LaunchScout => {
                    if view.space.raptors > 1 {
                        1.2
                    } else {
                        0.0
                    }
                }
                SkillCard::MaximumFirepower => 3.0,
                SkillCard::Repair => {
                    let here = view.players[question.seat.index()].place;
                    let location = if let Place::At(at) = here { f64::from(u8::from(damaged(view, at))) } else { 0.0 };
                    4.0 * location + 0.8 * f64::from(view.space.damaged.min(2))
                }
                SkillCard::InvestigativeCommittee
                | SkillCard::DeclareEmergency
                | SkillCard::StrategicPlanning
                | SkillCard::EvasiveManeuvers
                | SkillCard::ScientificResearch => 0.0,
            },
            Item::Quorum(card) => quorum(question, card),
            Item::DrawQuorum => 1.6,
            Item::Nuke(_) => {
                let basestars = view.space.basestars.iter().filter(|basestar| basestar.area.is_some()).count() as f64;
                basestars * 2.0 + 0.3 * danger(view) - 2.0
            }
            Item::Ability(ability) => match ability {
                Ability::Cag => 0.5 * danger(view) - 1.0,
                Ability::DeclareMartialLaw if question.suspects(view.president) => 5.0,
                Ability::UnconventionalTactics => {
                    let scarce = [Dial::Food, Dial::Fuel, Dial::Morale].map(|dial| worth::unit(view, dial));
                    scarce.into_iter().fold(0.0, f64::max) - worth::unit(view, Dial::Population) - 2.0
                }
                Ability::SkilledPolitician => 2.5,
                Ability::CylonDetector => 3.5,
                _ => 0.0,
            },
            Item::Strike { prey, .. } => strike(prey),
            Item::Fly { .. } => 0.1,
            _ => 0.0,
        }
    }

    /// When a hidden Cylon has more of being open.
    fn reveals(&mut self, question: &Question<'_>, card: Loyalty) -> bool {
        let view = question.view;
        let lowest = view.dials.iter().copied().min().unwrap_or(0);
        let jailed = in_brig(view, question.seat.index());
        let decisive = match card {
            Loyalty::CylonMorale => view.dials[Dial::Morale as usize] <= 2,
            Loyalty::CylonDamage => view.damage.count_ones() >= 4,
            Loyalty::CylonBrig | Loyalty::CylonSickbay | Loyalty::NotACylon | Loyalty::Sympathizer => false,
        };
        decisive || jailed || view.slept && (lowest <= 3 || self.once_in(6))
    }

    pub(super) fn act(&mut self, question: &Question<'_>) -> Option<Item> {
        if question.side == Side::Hidden {
            for &item in &question.ask.pick.from {
                if let Item::Reveal(card) = item
                    && self.reveals(question, card)
                {
                    return Some(item);
                }
            }
        }
        // A hidden Cylon passes for a human, but neither jumps the fleet nor shoots well.
        let hidden = question.side == Side::Hidden;
        let points = |item: &Item| {
            let points = Self::action_points(question, item);
            let helps_fleet = matches!(item, Item::Activate(Location::FtlControl) | Item::Nuke(_) | Item::Ability(_));
            if hidden && helps_fleet { 0.0 } else { points - 0.3 }
        };
        self.best(question.ask, points)
    }

    pub(super) fn walk(&mut self, question: &Question<'_>) -> Option<Item> {
        let view = question.view;
        let place = view.players[question.seat.index()].place;
        let here = match place {
            Place::At(at) => location(question, at),
            Place::Flying(area) => f64::from(view.space.raiders[area as usize].min(3)) + 1.0,
            Place::Nowhere => 0.0,
        };
        let aboard = |at: Location| if let Place::At(from) = place { from.row().ship == at.row().ship } else { false };
        // A suspect jump is not a hidden Cylon's business.
        let hidden = question.side == Side::Hidden;
        self.best(question.ask, |item| match *item {
            Item::Location(Location::FtlControl) if hidden => 0.0,
            Item::Location(at) => {
                location(question, at) - here - if aboard(at) || question.side == Side::Revealed { 0.0 } else { 1.2 }
            }
            Item::Area(area) => f64::from(view.space.raiders[area as usize].min(3)) - here,
            _ => 0.0,
        })
    }

    /// What vipers and guns do: first what is about to board or stands among civilian ships.
    pub(super) fn shoot(&mut self, question: &Question<'_>) -> Option<Item> {
        let view = question.view;
        let exposed = |area: Area| view.space.civilians.iter().filter(|ship| ship.area == area).count() as f64;
        self.best(question.ask, |item| match *item {
            Item::Strike { area, prey } => question.likes(strike(prey) + 0.6 * exposed(area)),
            Item::Launch(area) => question.likes(0.9 + 0.2 * threat(view, area).min(4.0) + 0.4 * exposed(area)),
            Item::Fly { from, to } => {
                // Vipers draw the raiders' fire: they belong where civilian ships are threatened.
                let needs = |area: Area| threat(view, area).min(3.0) * (0.3 + exposed(area));
                question.likes(0.4 * (needs(to) - needs(from)))
            }
            _ => 0.0,
        })
    }

    /// Executive Order: does somebody do better where he is, twice, or elsewhere, once?
    pub(super) fn order(question: &Question<'_>) -> Item {
        let view = question.view;
        let here = match view.players[question.seat.index()].place {
            Place::At(at) => location(question, at),
            Place::Flying(area) => 2.0 * f64::from(view.space.raiders[area as usize].min(1)),
            Place::Nowhere => 0.0,
        };
        let elsewhere = LOCATIONS.iter().filter(|row| row.ship == Ship::Galactica && !row.hazardous);
        let best = elsewhere.map(|row| location(question, row.location)).fold(0.0, f64::max);
        let moves = best > 1.7 * here && question.ask.pick.from.contains(&Item::MoveAndAct);
        if moves { Item::MoveAndAct } else { Item::ActTwice }
    }

    /// Who makes most of an Executive Order.
    pub(super) fn order_whom(&mut self, question: &Question<'_>) -> Option<Item> {
        let view = question.view;
        self.best(question.ask, |item| match *item {
            Item::Seat(other) if question.suspects(other) => -5.0,
            Item::Seat(other) => match view.players[other.index()].place {
                Place::At(at) => 1.0 + location(question, at),
                Place::Flying(area) => 1.0 + 2.0 * f64::from(view.space.raiders[area as usize].min(2)),
                Place::Nowhere => 0.0,
            },
            _ => 0.0,
        })
    }

    /// Communications: ships out of the raiders' way.
    pub(super) fn shelter(&mut self, question: &Question<'_>, ship: u8) -> Option<Item> {
        let view = question.view;
        let here = threat(view, view.space.civilians[usize::from(ship)].area);
        self.best(question.ask, |item| match *item {
            Item::Area(area) => question.likes(here - threat(view, area)),
            _ => 0.0,
        })
    }

    pub(super) fn fleet(&mut self, question: &Question<'_>) -> Item {
        let space = &question.view.space;
        let basestars = space.basestars.iter().filter(|basestar| basestar.area.is_some()).count() as f64;
        let raiders = sum(&space.raiders) * (0.4 + 0.3 * space.civilians.len() as f64);
        let heavy = sum(&space.heavy_raiders) * 1.5 + sum(&space.centurions) * 3.0;
        let points = |item: &Item| match item {
            Item::Icon(Icon::Raiders) => raiders,
            Item::Icon(Icon::HeavyRaiders) => heavy,
            Item::Icon(Icon::Basestars) => basestars * 2.0,
            _ => basestars * 1.8 + 0.1,
        };
        self.best(question.ask, points).unwrap_or(Item::LaunchAll)
    }
}

fn strike(prey: Prey) -> f64 {
    match prey {
        Prey::Raider => 2.0,
        Prey::HeavyRaider => 1.6,
        Prey::Basestar(_) => 1.2,
    }
}
