//! From a description to a state. What is named goes first, so that no card that is named further down has gone already.

use tabletop::{Dice, List, MAX_SEATS, Seat};

use super::{BadPosition, Person, Position};
use crate::cards::{Character, JUMP_TRACK};
use crate::state::{Dial, State};
use crate::{Draft, Log, Setup};

/// A position half dealt.
pub(super) struct Dealing<'a> {
    pub(super) position: &'a Position,
    pub(super) people: Vec<Person>,
    pub(super) dice: Dice,
    pub(super) state: State,
}

impl Position {
    /// The state, ready to [`State::resume`]: the step that it names has not begun.
    pub fn deal(&self) -> Result<State, BadPosition> {
        let players = self.players;
        if !(3..=6).contains(&players) {
            return Err(BadPosition::Players { given: players });
        }
        if self.seats.len() > usize::from(players) {
            return Err(BadPosition::NoSuchSeat { seat: Seat(players) });
        }
        let mut people = self.seats.clone();
        people.resize_with(usize::from(players), Person::default);
        let mut dice = Dice::new(self.seed);
        let chosen = characters(&people, &mut dice)?;
        let setup = Setup { characters: Draft::Chosen(chosen), ..Setup::new(players) };
        let state = crate::setup::start(&setup, self.seed, &mut Log::off()).expect("the characters were checked");
        let mut dealing = Dealing { position: self, people, dice, state };
        dealing.turn()?;
        dealing.tracks()?;
        dealing.decks()?;
        dealing.loyalty()?;
        dealing.places()?;
        dealing.fleet()?;
        dealing.titles()?;
        dealing.skills()?;
        dealing.knowledge()?;
        dealing.check()?;
        dealing.state.dice = dealing.dice.fork();
        Ok(dealing.state)
    }
}

fn characters(people: &[Person], dice: &mut Dice) -> Result<List<Character, MAX_SEATS>, BadPosition> {
    let named: Vec<Character> = people.iter().filter_map(|person| person.character).collect();
    if let Some(at) = (0..named.len()).find(|&at| named[..at].contains(&named[at])) {
        return Err(BadPosition::SameCharacter { character: named[at] });
    }
    let mut others: Vec<Character> = Character::all().filter(|character| !named.contains(character)).collect();
    dice.shuffle(&mut others);
    let mut others = others.into_iter();
    let fill = |person: &Person| person.character.or_else(|| others.next()).expect("ten characters for six seats");
    Ok(people.iter().map(fill).collect())
}

impl Dealing<'_> {
    /// Whose turn it is, and how many have been.
    fn turn(&mut self) -> Result<(), BadPosition> {
        let Position { players, first, round, turn, step, .. } = *self.position;
        let first = first.unwrap_or(Seat(0));
        let current = turn.unwrap_or(first);
        for seat in [first, current] {
            self.seat(seat)?;
        }
        let round = round.unwrap_or(1).checked_sub(1).ok_or(BadPosition::RoundZero)?;
        self.state.first = first;
        self.state.turns = round * u16::from(players) + u16::from((current.0 + players - first.0) % players);
        self.state.set_turn(current, step);
        Ok(())
    }

    pub(super) fn seat(&self, seat: Seat) -> Result<Seat, BadPosition> {
        if seat.0 < self.position.players { Ok(seat) } else { Err(BadPosition::NoSuchSeat { seat }) }
    }

    fn tracks(&mut self) -> Result<(), BadPosition> {
        for dial in Dial::ALL {
            let value = self.position.dials[dial as usize].unwrap_or(Dial::START[dial as usize]);
            if value > Dial::MAX {
                return Err(BadPosition::DialTooHigh { dial, most: Dial::MAX });
            }
            self.state.dials[dial as usize] = value;
        }
        // From the last space the fleet jumps at once.
        let most = JUMP_TRACK.len() as u8 - 2;
        if self.position.jump > most {
            return Err(BadPosition::JumpTooFar { most });
        }
        self.state.jump = self.position.jump;
        Ok(())
    }
}
