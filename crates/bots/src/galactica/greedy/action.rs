//! What an action is worth, to the humans, wherever somebody is.

use ::galactica::cards::{Ability, Area, Character, LOCATIONS, Location, Quorum, Ship, Skill, SkillCard};
use ::galactica::state::Dial;
use ::galactica::{Cause, Item, Place, Prey};
use tabletop::Seat;

use super::Question;
use super::fleet::{GALACTICA, VIPER};
use super::worth::{CARD, GAME, chance};

/// From this chance on that somebody is a Cylon it is better to lock them up than to let them be.
pub(super) const GUILTY: f64 = 0.6;

/// The Admiral steers the fleet, and nobody sees what else there was: from this chance on it is better to lock them up.
/// Anybody else who is a Cylon shows themselves when jailed and goes to Caprica: where those were jailed too, the humans won
/// 22.1% of 800 games, and 24.5% of the same deals where they were not.
const LIKELY: f64 = 0.65;
/// What it is worth to have an Admiral who is a Cylon locked up.
const ADMIRAL: f64 = 12.0;
/// A Quorum card in the President's hand.
const DRAW: f64 = 1.3;

impl Question<'_> {
    /// Locking up whoever it does most good to.
    fn jail(&self) -> f64 {
        let free = |other: &Seat| {
            let person = self.board.person(*other);
            !person.revealed && !person.in_brig()
        };
        self.others().filter(free).map(|other| self.arrest(other)).fold(0.0, f64::max)
    }

    /// What it is worth to have somebody locked up, as sure as one is of them: they no longer steer the fleet; a human there
    /// is an action a turn and half a hand less.
    pub(super) fn arrest(&self, who: Seat) -> f64 {
        let guilt = self.guilt[who.index()];
        let steers = self.board.admiral == Some(who) && guilt >= LIKELY;
        if steers { ADMIRAL * guilt - 8.0 * (1.0 - guilt) } else { 0.0 }
    }

    /// Taking an office from somebody.
    fn depose(&self, who: Option<Seat>) -> f64 {
        let guilt = who.map_or(0.0, |who| self.guilt[who.index()]);
        if guilt < GUILTY { 0.0 } else { 8.0 * guilt - 3.0 }
    }

    /// FTL Control: the turns that the automatic jump would take, and all that threatens the fleet until then, for a throw
    /// that may cost population.
    fn jump(&self) -> f64 {
        *self.sums.jump.get_or_init(|| self.jump_now())
    }

    fn jump_now(&self) -> f64 {
        let board = self.board;
        let risk = board.jump.population_risk;
        if risk == 0 {
            return 0.0;
        }
        let loses = 1.0 - chance(Cause::Ftl { loses: risk }, true);
        let cost = |risk: u8| -loses * self.worth.change(Dial::Population, -i32::from(risk));
        // Three throws of four would end the game: no turn of waiting is as bad.
        if board.dial(Dial::Population) <= risk {
            return 0.0;
        }
        // Over the last jump nothing else matters.
        if board.journey.is_last_jump() {
            return 2.0 * GAME;
        }
        // The choice is between now and one space further on, where it costs less.
        let wait = cost(board.jump.risk_next);
        self.worth.step_of_track() + self.peril() - cost(risk) + wait
    }

    /// What will be lost until the fleet jumps if nobody does anything.
    pub(super) fn peril(&self) -> f64 {
        *self.sums.peril.get_or_init(|| self.fleet.peril(&self.worth))
    }

    /// Two orders to unmanned vipers, or six.
    fn orders(&self, mut count: u8) -> f64 {
        let unmanned = self.board.areas.map(|here| here.vipers);
        let (mut sum, mut fleet, mut reserve) = (0.0, self.fleet, self.board.reserves.vipers);
        while count > 0 {
            let (gain, after) = fleet.best_order(&self.worth, reserve, unmanned);
            if gain <= 0.0 {
                break;
            }
            sum += gain;
            fleet = after;
            reserve = reserve.saturating_sub(1);
            count -= 1;
        }
        sum
    }

    fn shelters(&self) -> f64 {
        *self.sums.shelters.get_or_init(|| self.shelter_two())
    }

    fn shelter_two(&self) -> f64 {
        let mut fleet = self.fleet;
        let mut ships: Vec<Area> = (0..).map_while(|ship| self.board.civilian(ship)).map(|(area, _)| area).collect();
        let mut sum = 0.0;
        for _ in 0..2 {
            let best = (0..ships.len())
                .map(|at| (at, fleet.best_shelter(&self.worth, ships[at])))
                .max_by(|a, b| a.1.0.total_cmp(&b.1.0));
            let Some((at, (gain, after))) = best else { break };
            ships.remove(at);
            sum += gain;
            fleet = after;
        }
        sum
    }

    /// A pilot climbs into a viper and acts once more.
    fn sortie(&self, who: Seat) -> f64 {
        let board = self.board;
        let pilot = board.person(who).character.is_some_and(|character| character.row().can_pilot);
        if !pilot || board.reserves.vipers == 0 {
            return 0.0;
        }
        let launch = |area: Area| {
            let fleet = self.fleet.viper(area, 1.0);
            let cover = self.peril() - fleet.peril(&self.worth);
            cover + fleet.best_shot(&self.worth, &[area], VIPER)
        };
        let areas = || Area::ALL.into_iter().filter(|area| area.row().launch_icon);
        *self.sums.sortie.get_or_init(|| areas().map(launch).fold(0.0, f64::max))
    }

    /// A location's action, for the humans, to somebody who is there; Roslin pays two cards for it.
    pub(super) fn location(&self, who: Seat, at: Location) -> f64 {
        if self.board.location(at).damaged {
            return 0.0;
        }
        let ill = self.board.person(who).character == Some(Character::LauraRoslin);
        (self.place(who, at) - if ill { 1.4 * CARD } else { 0.0 }).max(0.0)
    }

    fn place(&self, who: Seat, at: Location) -> f64 {
        let (board, worth) = (self.board, &self.worth);
        match at {
            Location::FtlControl => self.jump(),
            Location::WeaponsControl => {
                *self.sums.guns.get_or_init(|| self.fleet.best_shot(worth, &Area::ALL, GALACTICA))
            }
            Location::Command => *self.sums.command.get_or_init(|| self.orders(2)),
            Location::Communications if board.location(at).blocked => 0.0,
            Location::Communications => self.shelters(),
            Location::ResearchLab => 1.4 * CARD,
            Location::PressRoom => 2.2 * CARD,
            Location::AdmiralsQuarters => self.jail(),
            Location::HangarDeck => self.sortie(who),
            Location::Armory => board.boarding.foremost().map_or(0.0, |step| 0.25 * worth.centurion(step)),
            // Out again, if the others can bring it about.
            Location::Brig if self.guilt[who.index()] > 0.4 => 0.0,
            Location::Brig => *self
                .sums
                .release
                .get_or_init(|| 15.0 * (worth.pass_chance(7, &[Skill::Politics, Skill::Tactics]) - 0.4).max(0.0)),
            // A card, and another one or the best of the hand at once.
            Location::PresidentsOffice if board.president == Some(self.seat) => {
                let hand = board.quorum.known.iter().map(|&card| self.quorum(card));
                DRAW + hand.fold(DRAW, f64::max)
            }
            Location::PresidentsOffice if board.president == Some(who) => 2.0 * DRAW,
            Location::Administration => self.depose(board.president),
            Location::PresidentsOffice | Location::Sickbay => 0.0,
            Location::Caprica | Location::CylonFleet | Location::HumanFleet | Location::ResurrectionShip => 0.0,
        }
    }

    /// What Repair does where somebody stands.
    fn repair(&self, who: Seat) -> f64 {
        let Place::At(at) = self.board.person(who).place else { return 0.0 };
        let vipers = if at == Location::HangarDeck { self.hangar() } else { 0.0 };
        let location = if self.board.location(at).damaged { self.mends() } else { 0.0 };
        vipers.max(location)
    }

    pub(super) fn mends(&self) -> f64 {
        // Of six damaged locations the ship dies: each is one step from it.
        match self.worth.damaged_locations() {
            0..=2 => 2.5,
            3 => 5.0,
            _ => 10.0,
        }
    }

    pub(super) fn hangar(&self) -> f64 {
        let reserves = &self.board.reserves;
        // Vipers are missed when few are left to launch.
        f64::from(reserves.damaged_vipers.min(2)) * if reserves.vipers < 3 { 1.4 } else { 0.5 }
    }

    pub(super) fn holds(&self, card: SkillCard) -> bool {
        self.board.hand().iter().any(|kind| kind.card == card)
    }

    pub(super) fn quorum(&self, card: Quorum) -> f64 {
        let (board, worth) = (self.board, &self.worth);
        let throw = |least: u8| chance(Cause::AtLeast(least), true);
        match card {
            Quorum::InspirationalSpeech => throw(6) * worth.unit(Dial::Morale),
            Quorum::FoodRationing => throw(6) * worth.unit(Dial::Food),
            Quorum::ArrestOrder => self.jail() * 1.2,
            Quorum::AuthorizationOfBrutalForce => {
                let centurion = board.boarding.foremost().map_or(0.0, |step| worth.centurion(step));
                let mut fleet = self.fleet;
                for _ in 0..3 {
                    let best = Area::ALL.into_iter().map(|area| fleet.shot(area, Prey::Raider, [1.0, 0.0, 0.0]));
                    fleet = best.min_by(|a, b| a.peril(worth).total_cmp(&b.peril(worth))).unwrap_or(fleet);
                }
                let raiders = self.peril() - fleet.peril(worth);
                centurion.max(raiders) - 0.25 * worth.unit(Dial::Population)
            }
            Quorum::AcceptProphecy => 1.1,
            Quorum::AssignArbitrator | Quorum::AssignMissionSpecialist | Quorum::AssignVicePresident => 2.2,
            Quorum::EncourageMutiny => self.depose(board.admiral),
            Quorum::PresidentialPardon => {
                let innocent = |seat: Seat| board.person(seat).in_brig() && self.guilt[seat.index()] < 0.3;
                if board.seats().any(innocent) { 4.0 } else { 0.0 }
            }
            Quorum::ReleaseCylonMugshots => 2.0 - 0.375 * worth.unit(Dial::Morale),
        }
    }

    /// The points of an action, for the humans.
    pub(super) fn action(&self, item: &Item) -> f64 {
        let (board, worth) = (self.board, &self.worth);
        match *item {
            Item::Activate(at) => self.location(self.seat, at),
            Item::Card(kind) => match kind.card {
                SkillCard::ConsolidatePower => 1.2 * CARD,
                // Somebody else's two actions for this one.
                SkillCard::ExecutiveOrder => self.others().map(|other| self.ordered(other)).fold(0.0, f64::max) - CARD,
                SkillCard::LaunchScout if board.reserves.raptors > 1 => 0.8,
                SkillCard::LaunchScout => 0.0,
                SkillCard::MaximumFirepower => {
                    let Place::Flying(area) = board.person(self.seat).place else { return 0.0 };
                    let (mut fleet, mut sum) = (self.fleet, 0.0);
                    for _ in 0..4 {
                        sum += fleet.best_shot(worth, &[area], VIPER);
                        fleet = fleet.shot(area, Prey::Raider, VIPER);
                    }
                    sum - CARD
                }
                SkillCard::Repair => self.repair(self.seat) - 0.5 * CARD,
                SkillCard::InvestigativeCommittee
                | SkillCard::DeclareEmergency
                | SkillCard::StrategicPlanning
                | SkillCard::EvasiveManeuvers
                | SkillCard::ScientificResearch => 0.0,
            },
            Item::Quorum(card) => self.quorum(card),
            Item::DrawQuorum => DRAW,
            Item::Nuke(which) => {
                // Three throws of four destroy it, one of those raiders as well. There are two nukes for the whole journey.
                let after = self.fleet.without_basestar(which, 0.75);
                self.peril() - after.peril(worth) - 2.0
            }
            Item::Ability(ability) => match ability {
                Ability::Cag => self.orders(6) - 5.0,
                Ability::DeclareMartialLaw => self.depose(board.president),
                Ability::UnconventionalTactics => {
                    let gain = [Dial::Food, Dial::Fuel, Dial::Morale].map(|dial| worth.change(dial, 1));
                    gain.into_iter().fold(0.0, f64::max) + worth.change(Dial::Population, -1) - 1.0
                }
                Ability::SkilledPolitician => 2.5,
                Ability::CylonDetector => 3.5,
                _ => 0.0,
            },
            Item::Strike { area, prey } => self.peril() - self.fleet.shot(area, prey, VIPER).peril(worth),
            Item::Fly { from, to } => {
                let moved = self.fleet.viper(from, -1.0).viper(to, 1.0);
                self.peril() - moved.peril(worth)
            }
            _ => 0.0,
        }
    }

    pub(super) fn others(&self) -> impl Iterator<Item = Seat> {
        let me = self.seat;
        self.board.seats().filter(move |&other| other != me)
    }

    /// What somebody can do where they are, as far as others can tell.
    pub(super) fn stays(&self, who: Seat) -> f64 {
        match self.board.person(who).place {
            Place::At(at) => self.location(who, at),
            Place::Flying(area) => self.fleet.best_shot(&self.worth, &[area], VIPER),
            Place::Nowhere => 0.0,
        }
    }

    /// The best location that somebody can walk to, for its action.
    pub(super) fn walks(&self, who: Seat) -> f64 {
        let place = self.board.person(who).place;
        if self.board.person(who).in_brig() {
            return 0.0;
        }
        let reach = LOCATIONS.iter().filter(|row| row.ship == Ship::Galactica && !row.hazardous);
        let paid = if place.is_aboard(Ship::Galactica) { 0.0 } else { CARD };
        reach.map(|row| self.location(who, row.location)).fold(0.0, f64::max) - paid
    }

    /// An Executive Order to somebody: two actions where they are, or a step and one action; not to somebody who may be a Cylon.
    pub(super) fn ordered(&self, who: Seat) -> f64 {
        if self.board.person(who).revealed {
            return f64::MIN;
        }
        let twice = match self.board.person(who).place {
            // The second jump is not there, nor is the second arrest or release.
            Place::At(
                Location::FtlControl | Location::AdmiralsQuarters | Location::Administration | Location::Brig,
            ) => 1.0,
            _ => 1.8,
        };
        (twice * self.stays(who)).max(self.walks(who)) * (1.0 - self.guilt[who.index()]) - 2.0 * self.guilt[who.index()]
    }
}
