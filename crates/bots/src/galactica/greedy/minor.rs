//! The smaller questions: which of several ships, tokens, places or people it is.

use ::galactica::cards::{Area, Craft, Damage, Effect, Location};
use ::galactica::{DeckName, Item, Prey, Prompt};
use tabletop::Seat;

use super::fleet::Fleet;
use super::{Greedy, Question, Side};

/// A shot that always hits.
const SURE: [f64; 3] = [1.0, 1.0, 1.0];
/// What it costs when a manned viper is hit: the pilot is in Sickbay.
const PILOT: f64 = 4.0;

impl Greedy {
    /// `false` for a question that is not one of these.
    pub(super) fn minor(&mut self, question: &Question<'_>, into: &mut Vec<Item>) -> bool {
        let likes = |points: f64| question.likes(points);
        let answer = match question.ask.prompt {
            // What hurts the humans least; a Cylon picks what hurts most, openly, since nobody else sees the others.
            Prompt::ApplyToken => self.choose_unseen(question, |item| match *item {
                Item::Token(token) => likes(-question.token(token)),
                _ => 0.0,
            }),
            Prompt::RepairWhat { .. } => self.best(question.ask, |item| match item {
                Item::DamagedViper => likes(question.hangar()),
                _ => likes(question.mends()),
            }),
            Prompt::PoliticianPick => self.best(question.ask, |item| match *item {
                Item::Quorum(card) => likes(question.quorum(card)),
                _ => 0.0,
            }),
            Prompt::DestroyPiece { .. } => self.best(question.ask, |item| likes(question.piece(item))),
            Prompt::AttackCenturion => self.best(question.ask, |item| likes(question.piece(item))),
            Prompt::ResignOrJail | Prompt::OneOf { .. } => {
                let lists: &[&[Effect]] = match question.board.run.and_then(|run| run.effect()) {
                    Some(Effect::Choose(_, lists)) => lists,
                    _ => &[],
                };
                self.choose(question, |item| match *item {
                    Item::Half(half) => likes(lists.get(usize::from(half)).map_or(0.0, |list| question.list(list))),
                    _ => 0.0,
                })
            }
            // The ships that do least harm go first: vipers and empty areas may be gone before the others act.
            Prompt::NextArea => self.best(question.ask, |item| match *item {
                Item::Area(area) => likes(-question.raid_in(area)),
                _ => 0.0,
            }),
            Prompt::BoardWhich => question.ask.pick.from.first().copied(),
            Prompt::AttackWhichCivilian { .. } | Prompt::DestroyWhichCivilian => {
                self.best(question.ask, |item| match *item {
                    Item::Civilian(ship) => likes(-question.ship(ship)),
                    _ => 0.0,
                })
            }
            Prompt::AttackWhichPilot { .. } => self.best(question.ask, |item| match *item {
                Item::Seat(other) => likes(question.guilt[other.index()] - f64::from(u8::from(other == question.seat))),
                _ => 0.0,
            }),
            Prompt::LaunchWhere | Prompt::StartArea => self.best(question.ask, |item| match *item {
                Item::Launch(area) | Item::Area(area) => likes(question.covered(area)),
                _ => 0.0,
            }),
            // The viper that is missed least.
            Prompt::RecallWhich => self.best(question.ask, |item| match *item {
                Item::Recall(area) => {
                    let fleet = question.fleet;
                    likes(question.peril() - fleet.viper(area, -1.0).peril(&question.worth))
                }
                _ => 0.0,
            }),
            // The vipers that are missed least, and those without a pilot first.
            Prompt::DamageWhichViper => {
                let fleet = question.fleet;
                let loss = |item: &Item| match *item {
                    Item::Viper(area) => fleet.viper(area, -1.0).peril(&question.worth) - question.peril(),
                    _ => PILOT,
                };
                let mut vipers: Vec<(f64, Item)> =
                    question.ask.pick.from.iter().map(|&item| (likes(-loss(&item)), item)).collect();
                vipers.sort_by(|a, b| b.0.total_cmp(&a.0));
                into.extend(vipers.iter().take(usize::from(question.ask.pick.min)).map(|&(_, item)| item));
                return true;
            }
            // What lies under a deck is hardly ever seen again, in whatever order.
            Prompt::BuryNext { .. } => question.ask.pick.from.first().copied(),
            // Just before a jump the way on is worth more than the next crisis.
            Prompt::ScoutDeck => {
                let near = question.board.jump.population_risk > 0;
                Some(Item::Deck(if near { DeckName::Destination } else { DeckName::Crisis }))
            }
            Prompt::LeaveBrig { who } => self.best(question.ask, |item| match *item {
                Item::Location(at) => likes(question.location(who, at)),
                _ => 0.0,
            }),
            // Where a ship stands: as far as can be from what would take it, or as near.
            Prompt::PlaceWhere { craft } => self.best(question.ask, |item| match *item {
                Item::Area(area) => likes(question.placed(craft, area)),
                _ => 0.0,
            }),
            // A Cylon card makes most of somebody who is trusted and has an office and a hand.
            Prompt::PassLoyalty => self.best(question.ask, |item| match *item {
                Item::Seat(other) => question.recruit(other),
                _ => 0.0,
            }),
            Prompt::LookWhose => self.best(question.ask, |item| match *item {
                Item::Seat(other) => question.curiosity(other),
                _ => 0.0,
            }),
            _ => return false,
        };
        into.extend(answer);
        true
    }
}

impl Question<'_> {
    /// What a token of damage does to the humans: a location that they go to, or a resource.
    pub(super) fn token(&self, token: Damage) -> f64 {
        let use_of = |at: Location| match at {
            Location::FtlControl => 2.5,
            Location::Command => 2.0,
            Location::AdmiralsQuarters | Location::WeaponsControl => 1.5,
            Location::HangarDeck => 1.2,
            _ => 0.5,
        };
        match token {
            Damage::Location(at) => self.worth.damage() + use_of(at),
            Damage::Resource(dial) => -self.worth.change(dial, -1),
        }
    }

    /// What a Cylon piece less is worth to the humans.
    fn piece(&self, item: &Item) -> f64 {
        let less = |area: Area, prey: Prey| {
            let worth = &self.worth;
            self.peril() - self.fleet.shot(area, prey, SURE).peril(worth) + 0.05
        };
        match *item {
            Item::Strike { area, prey } => less(area, prey),
            Item::Area(area) => match self.board.run.and_then(|run| run.effect()) {
                Some(Effect::DestroyShips(Craft::HeavyRaider, _)) => less(area, Prey::HeavyRaider),
                _ => less(area, Prey::Raider),
            },
            Item::Centurion(steps) => self.worth.centurion(usize::from(steps)),
            _ => 0.0,
        }
    }

    /// One of several lists of effects.
    fn list(&self, list: &[Effect]) -> f64 {
        let one = |effect: &Effect| match *effect {
            Effect::DestroyShips(craft, count) => {
                let prey = if craft == Craft::Raider { Prey::Raider } else { Prey::HeavyRaider };
                let best = |fleet: Fleet| {
                    let shots = Area::ALL.into_iter().map(|area| fleet.shot(area, prey, SURE));
                    shots.min_by(|a, b| a.peril(&self.worth).total_cmp(&b.peril(&self.worth))).unwrap_or(fleet)
                };
                let after = (0..count).fold(self.fleet, |fleet, _| best(fleet));
                self.peril() - after.peril(&self.worth)
            }
            Effect::DestroyCenturions(_) => {
                self.board.boarding.foremost().map_or(0.0, |step| self.worth.centurion(step))
            }
            _ => self.worth.effects(&[*effect], &[]),
        };
        list.iter().map(one).sum()
    }

    /// Raiders of this area act before the others: what they take.
    fn raid_in(&self, area: Area) -> f64 {
        let here = self.board.area(area);
        let vipers = usize::from(here.vipers) + here.pilots.len();
        let ships = usize::from(here.raiders).saturating_sub(vipers).min(here.civilians.len());
        ships as f64 * self.worth.civilian()
    }

    /// A civilian ship, by what it carries where that is known.
    fn ship(&self, ship: u8) -> f64 {
        let Some(face) = self.board.civilian(ship).and_then(|(_, ship)| ship.face) else {
            return self.worth.civilian();
        };
        face.row().loses.iter().map(|&(dial, lost)| -self.worth.change(dial, -i32::from(lost))).sum()
    }

    /// A viper more in an area.
    fn covered(&self, area: Area) -> f64 {
        let fleet = self.fleet.viper(area, 1.0);
        let cover = self.peril() - fleet.peril(&self.worth);
        cover + fleet.best_shot(&self.worth, &[area], super::fleet::VIPER) + 0.01
    }

    fn placed(&self, craft: Craft, area: Area) -> f64 {
        let here = self.board.area(area);
        match craft {
            Craft::Civilian => -f64::from(here.raiders),
            Craft::Raider | Craft::HeavyRaider | Craft::Basestar => -(here.civilians.len() as f64),
            Craft::Viper | Craft::Raptor => f64::from(here.raiders.min(2)) + here.civilians.len() as f64,
        }
    }

    /// Whom to turn into a Cylon.
    pub(super) fn recruit(&self, who: Seat) -> f64 {
        let (board, person) = (self.board, self.board.person(who));
        let office = if board.admiral == Some(who) {
            6.0
        } else if board.president == Some(who) {
            4.0
        } else {
            0.0
        };
        let jailed = if person.in_brig() { 3.0 } else { 0.0 };
        1.0 + office + 0.3 * f64::from(person.hand) - jailed - 2.0 * self.guilt[who.index()]
    }

    /// Whose loyalty a look tells most about: those who may be either, the officers first. An open Cylon hides nothing.
    pub(super) fn curiosity(&self, who: Seat) -> f64 {
        let (board, person) = (self.board, self.board.person(who));
        if who == self.seat || person.is_known_cylon() || person.is_cleared() {
            return 0.01;
        }
        let guilt = self.guilt[who.index()];
        let office = if [board.president, board.admiral].contains(&Some(who)) { 0.3 } else { 0.0 };
        // A hidden Cylon who looks at a human learns nothing; who looks at the other one can shield them.
        let doubt = if self.side == Side::Hidden { guilt } else { 4.0 * guilt * (1.0 - guilt) };
        0.1 + doubt + office * (0.2 + guilt)
    }
}
