//! Before the first turn: characters are picked, Apollo's viper is placed, the first hands are drawn.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, Turn, next, wait, wait_unless_forced};
use crate::cards::{Area, CHARACTERS, Character, Role, SETUP, Skill, Slot, Start};
use crate::people::Place;
use crate::setup;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraftStep {
    #[default]
    Pick,
    Apollo,
    /// The part of a first hand that has a choice of types, then the rest.
    Flexible,
    Fixed,
    Begin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Draft {
    pub step: DraftStep,
    /// Whose turn it is, counted clockwise from the starting player.
    pub turn: u8,
    pub chosen: [u8; 5],
}

/// Ruling 1/2: of the three types that are led by number, those most numerous among the unpicked, and support characters.
pub fn pickable(state: &State) -> impl Iterator<Item = Character> + '_ {
    let free = |character: Character| state.seat_of(character).is_none();
    let left = move |role: Role| CHARACTERS.iter().filter(|row| row.role == role && free(row.character)).count();
    let most = [Role::PoliticalLeader, Role::MilitaryLeader, Role::Pilot].into_iter().map(left).max().unwrap_or(0);
    let fits = move |role: Role| role == Role::Support || left(role) == most;
    CHARACTERS.iter().filter(move |row| free(row.character) && fits(row.role)).map(|row| row.character)
}

impl Draft {
    fn seat(self, state: &State) -> Seat {
        Seat((state.first.0 + self.turn) % state.players)
    }

    fn slots(self, state: &State) -> (&'static [Slot], Option<&'static Slot>) {
        let slots = state.character(self.seat(state)).row().skill_set;
        (slots, slots.iter().find(|slot| slot.skills.len() > 1))
    }

    fn count(self) -> u8 {
        self.chosen.iter().sum()
    }
}

impl Behave for Draft {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            DraftStep::Pick if self.turn == state.players => next(Self { step: DraftStep::Apollo, turn: 0, ..self }),
            DraftStep::Pick if state.characters[self.seat(state).index()].is_some() => {
                next(Self { turn: self.turn + 1, ..self })
            }
            DraftStep::Pick => wait(self),
            DraftStep::Apollo => {
                // Ruling 1/9: when characters are placed.
                setup::place_characters(state);
                match state.seat_of(Character::Apollo) {
                    Some(seat) => wait(Self { turn: (seat.0 + state.players - state.first.0) % state.players, ..self }),
                    None => {
                        setup::deal(state, log);
                        next(Self { step: DraftStep::Flexible, turn: 1, ..self })
                    }
                }
            }
            // Ruling 1/6: everyone except the starting player.
            DraftStep::Flexible if self.turn == state.players => next(Self { step: DraftStep::Begin, ..self }),
            DraftStep::Flexible | DraftStep::Fixed => {
                let seat = self.seat(state);
                wait_unless_forced(self, state, seat, log)
            }
            DraftStep::Begin => {
                // Ruling 1/7: hands first, Destiny afterwards.
                state.build_destiny(log);
                setup::place_ships(state, log);
                next(Turn::default())
            }
        }
    }

    fn asked(self, state: &State) -> SeatSet {
        SeatSet::one(self.seat(state))
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        match self.step {
            DraftStep::Pick => {
                into.start(Prompt::PickCharacter, 1, 1);
                into.pick.from.extend(pickable(state).map(Item::Character));
            }
            DraftStep::Apollo => {
                into.start(Prompt::StartArea, 1, 1);
                into.pick.from.extend(Area::ALL.into_iter().filter(|area| area.row().launch_icon).map(Item::Area));
            }
            // Ruling 1/6: a part of what Receive Skills would give, by type and number.
            DraftStep::Flexible => {
                let (slots, flexible) = self.slots(state);
                let fixed: u8 = slots.iter().filter(|slot| slot.skills.len() == 1).map(|slot| slot.count).sum();
                into.start(Prompt::OpeningHand { flexible: true }, 0, 0);
                if let Some(slot) = flexible {
                    for skill in Skill::ALL.into_iter().filter(|skill| slot.skills.contains(skill)) {
                        into.pick.from.extend(std::iter::repeat_n(Item::Skill(skill), usize::from(slot.count)));
                    }
                    into.pick.min = SETUP.skill_cards.saturating_sub(fixed);
                    into.pick.max = slot.count.min(SETUP.skill_cards);
                }
            }
            DraftStep::Fixed => {
                let rest = SETUP.skill_cards - self.count();
                into.start(Prompt::OpeningHand { flexible: false }, rest, rest);
                for skill in Skill::ALL {
                    let slot = self.slots(state).0.iter().find(|slot| slot.skills == [skill]);
                    let count = slot.map_or(0, |slot| slot.count);
                    into.pick.from.extend(std::iter::repeat_n(Item::Skill(skill), usize::from(count)));
                }
            }
            DraftStep::Begin => unreachable!("never waits"),
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        for item in items {
            if let Item::Skill(skill) = item {
                self.chosen[skill.index()] += 1;
            }
        }
        match self.step {
            DraftStep::Pick => {
                let picked = items.iter().find_map(|i| if let Item::Character(c) = *i { Some(c) } else { None });
                state.characters[seat.index()] = picked;
                log.public(|| Event::Picked { seat, character: state.character(seat) });
                next(Self { turn: self.turn + 1, ..self })
            }
            DraftStep::Apollo => {
                if let Some(area) = super::area_in(items) {
                    state.space.reserve -= 1;
                    state.put(seat, Place::Flying(area), log);
                }
                setup::deal(state, log);
                next(Self { step: DraftStep::Flexible, turn: 1, ..self })
            }
            DraftStep::Flexible => next(Self { step: DraftStep::Fixed, ..self }),
            DraftStep::Fixed => {
                for skill in Skill::ALL {
                    state.draw(seat, skill, self.chosen[skill.index()], log);
                }
                next(Self { step: DraftStep::Flexible, turn: self.turn + 1, chosen: [0; 5] })
            }
            DraftStep::Begin => unreachable!("never waits"),
        }
    }
}

/// Where a character begins; Apollo's place is asked for.
pub fn start_place(character: Character) -> Place {
    match character.row().start {
        Start::At(location) => Place::At(location),
        Start::OffBoard | Start::InViper => Place::Nowhere,
    }
}
