//! The lines of a position of Galactica.

use galactica::cards::{Area, Civilian, Skill};
use galactica::frame::TurnStep;
use galactica::position::{Basestar, Card, Fleet, Heap, InPlay, Person, Position};
use galactica::state::Dial;
use galactica::{Draft, Handicap, Setup};
use tabletop::{List, MAX_SEATS, Seat, Seed};

use super::chance::Chance;
use super::clauses;
use super::names::{
    area, character, civilian, crisis, destination, hit, kind, loyalty, quorum, skill, step as space_of_track,
    super_crisis, token,
};
use crate::names::named;
use crate::played::{About, Unreachable};
use crate::text::{Unclear, first_word, list, list_of, number, sized, small, unknown_key};

pub(super) const KEYS: &str = "scenario, game, players, seed, draft, resources, first, round, turn, seat N, public, food, fuel, morale, \
                               population, jump, distance, travelled, president, admiral, quorum hand, quorum gone, \
                               in play, destiny, loyalty deck, raiders, heavy raiders, vipers, basestars, civilians, \
                               stock, lost, damaged vipers, destroyed vipers, raptors, nukes, centurions, damage, die, \
                               tokens, hits, pass, show, again; or a deck (crisis, super crisis, quorum, destination, \
                               politics, leadership, tactics, piloting, engineering) as `DECK`, `DECK N` or \
                               `DECK discards`";

/// What the lines of a position have said.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    position: Position,
    pub(super) chance: Chance,
    /// The game begins with this, instead of with a position.
    characters: Option<Draft>,
    resources: Option<Handicap>,
    /// The first line that says something of a position.
    laid: Option<String>,
}

impl Lines {
    pub(super) fn position(&self, players: u8, seed: Seed) -> Position {
        Position { players, seed, ..self.position.clone() }
    }

    /// The setup and who begins, if the game is played from the draft of characters on; or what there cannot be then.
    pub(super) fn setup(&self, players: u8) -> Result<Option<(Setup, Option<Seat>)>, Unreachable> {
        let Some(characters) = self.characters else {
            return self.resources.map_or(Ok(None), |_| Err(beside_draft("`draft` with it", "resources")));
        };
        if let Some(laid) = &self.laid {
            return Err(beside_draft("beside `draft` no more than `first` and `resources`", laid));
        }
        let resources = self.resources.unwrap_or_default();
        Ok(Some((Setup { players, characters, resources }, self.position.first)))
    }
}

fn beside_draft(expected: &str, key: &str) -> Unreachable {
    Unreachable { expected: expected.to_owned(), found: format!("`{key}`"), about: About::Key(key.to_owned()) }
}

/// `key: rest`.
pub(super) fn read(said: &mut Lines, key: &[&str], rest: &str) -> Result<(), Unclear> {
    let Lines { position, chance, characters, resources, laid } = said;
    if !matches!(*key, ["draft" | "resources" | "first" | "die" | "tokens" | "hits"]) && laid.is_none() {
        *laid = Some(key.join(" "));
    }
    match *key {
        ["draft"] => *characters = Some(way_to_draft(rest)?),
        ["resources"] => {
            *resources = Some(named(rest, "what the resources are", &[Handicap::Easier, Handicap::Harder])?);
        }
        ["first"] => position.first = Some(seat(rest)?),
        ["round"] => position.round = Some(number(rest, "the round", 999)? as u16),
        ["turn"] => {
            let (who, at) = first_word(rest);
            position.turn = Some(seat(who)?);
            position.step = turn_step(at)?;
        }
        ["seat", at] => {
            let at = usize::from(seat(at)?.0);
            if position.seats.len() <= at {
                position.seats.resize_with(at + 1, Person::default);
            }
            clauses::read(&mut position.seats[at], rest)?;
        }
        ["public"] => clauses::read_public(&mut position.public, rest)?,
        ["food"] => position.dials[Dial::Food as usize] = Some(small(rest, "food")?),
        ["fuel"] => position.dials[Dial::Fuel as usize] = Some(small(rest, "fuel")?),
        ["morale"] => position.dials[Dial::Morale as usize] = Some(small(rest, "morale")?),
        ["population"] => position.dials[Dial::Population as usize] = Some(small(rest, "population")?),
        ["jump"] => position.jump = small(rest, "the fleet's space on the jump track")?,
        ["distance"] => position.distance = Some(small(rest, "the distance travelled")?),
        ["travelled"] => position.travelled = list_of(rest, destination)?,
        ["president"] => position.titles[0] = Some(seat(rest)?),
        ["admiral"] => position.titles[1] = Some(seat(rest)?),
        ["in", "play"] => position.in_play = list_of(rest, in_play)?,
        ["quorum", "hand"] => position.quorum_hand = list_of(rest, quorum)?,
        ["quorum", "gone"] => position.quorum_gone = list_of(rest, quorum)?,
        ["quorum", ref more @ ..] => heap(&mut position.quorum, more, rest, quorum)?,
        ["crisis", ref more @ ..] => heap(&mut position.crises, more, rest, crisis)?,
        ["super", "crisis", ref more @ ..] => heap(&mut position.supers, more, rest, super_crisis)?,
        ["destination", ref more @ ..] => heap(&mut position.destinations, more, rest, destination)?,
        ["destiny"] | ["destiny", _] => {
            let (_, named) = sized(rest)?;
            position.destiny.named = list_of(named, kind)?;
            position.destiny.size = key.get(1).map(|size| small(size, "the size of the Destiny deck")).transpose()?;
        }
        ["loyalty", "deck"] => position.loyalty_deck = list_of(rest, loyalty)?,
        ["damage"] => position.damage = list_of(rest, token)?,
        ["die"] => chance.die = list_of(rest, face)?.into(),
        ["tokens"] => chance.tokens = list_of(rest, token)?.into(),
        ["hits"] => chance.hits = list_of(rest, hit)?.into(),
        [name, ref more @ ..] if Skill::ALL.into_iter().any(|other| skill(name) == Ok(other)) => {
            heap(&mut position.skills[skill(name)?.index()], more, rest, kind)?;
        }
        _ => fleet(&mut position.fleet, key, rest)?,
    }
    Ok(())
}

/// `pick`, `random`, `first-game`, or characters by seat.
fn way_to_draft(text: &str) -> Result<Draft, Unclear> {
    let ways = [("pick", Draft::Pick), ("random", Draft::Random), ("first-game", Draft::FirstGame)];
    if let Some((_, way)) = ways.into_iter().find(|(name, _)| *name == text) {
        return Ok(way);
    }
    let chosen = list_of(text, character).map_err(|unclear| Unclear {
        expected: format!("pick, random, first-game, or a character for each seat: {}", unclear.expected),
        ..unclear
    })?;
    if chosen.len() > MAX_SEATS {
        return Err(Unclear::new("a character for each seat", text));
    }
    Ok(Draft::Chosen(chosen.into_iter().collect::<List<_, MAX_SEATS>>()))
}

/// Ships, centurions.
fn fleet(fleet: &mut Fleet, key: &[&str], rest: &str) -> Result<(), Unclear> {
    match *key {
        ["raiders"] => fleet.raiders = by_area(rest)?,
        ["heavy", "raiders"] => fleet.heavy_raiders = by_area(rest)?,
        ["vipers"] => fleet.vipers = by_area(rest)?,
        ["basestars"] => {
            let there = list_of(rest, basestar)?;
            if there.len() > fleet.basestars.len() {
                return Err(Unclear::new("two basestars at most", rest));
            }
            there.into_iter().zip(&mut fleet.basestars).for_each(|(there, place)| *place = there);
        }
        ["civilians"] => fleet.civilians = list_of(rest, civilian_ship)?,
        ["stock"] => fleet.stock = list_of(rest, civilian)?,
        ["lost"] => fleet.lost = list_of(rest, civilian)?,
        ["damaged", "vipers"] => fleet.damaged = small(rest, "damaged vipers")?,
        ["destroyed", "vipers"] => fleet.destroyed = small(rest, "destroyed vipers")?,
        ["raptors"] => fleet.raptors = Some(small(rest, "raptors")?),
        ["nukes"] => fleet.nukes = Some(small(rest, "nukes")?),
        ["centurions"] => {
            fleet.centurions = [0; 4];
            for step in list_of(rest, space_of_track)? {
                fleet.centurions[usize::from(step)] += 1;
            }
        }
        _ => return Err(unknown_key(key, KEYS)),
    }
    Ok(())
}

pub(super) fn seat(text: &str) -> Result<Seat, Unclear> {
    number(text, "a seat", 5).map(|seat| Seat(seat as u8))
}

fn face(text: &str) -> Result<u8, Unclear> {
    let face = text.trim().parse().ok().filter(|face| (1..=8).contains(face));
    face.ok_or_else(|| Unclear::new("a throw of the die: 1 to 8", text))
}

/// The beginning of a step of a turn.
fn turn_step(text: &str) -> Result<TurnStep, Unclear> {
    Ok(match text {
        "" | "start" => TurnStep::Start,
        "receive" => TurnStep::Receive,
        "movement" => TurnStep::Movement,
        "action" => TurnStep::Action,
        "crisis" => TurnStep::Crisis,
        // What follows the crisis: Boomer's Recon, the limit of hands, the next turn.
        "end" => TurnStep::Recon,
        _ => return Err(Unclear::new("a step of the turn: start, receive, movement, action, crisis or end", text)),
    })
}

/// `DECK: a, b`, `DECK 5: a, b`, `DECK discards: a, b`.
fn heap<F>(
    heap: &mut Heap<F>,
    more: &[&str],
    rest: &str,
    read: impl Fn(&str) -> Result<F, Unclear>,
) -> Result<(), Unclear> {
    match *more {
        [] => heap.top = list_of(rest, read)?,
        ["discards"] => heap.discards = list_of(rest, read)?,
        [size] => {
            heap.size = Some(small(size, "the size of the draw pile, or `discards`")?);
            heap.top = list_of(rest, read)?;
        }
        _ => return Err(Unclear::new("`DECK`, `DECK N` or `DECK discards` before the `:`", &more.join(" "))),
    }
    Ok(())
}

/// `assign-arbitrator 2`, `accept-prophecy`, `ambush`, `bomb-on-colonial-1`.
fn in_play(text: &str) -> Result<InPlay, Unclear> {
    let (name, before) = first_word(text);
    let card = quorum(name)
        .map(Card::Quorum)
        .or_else(|_| super_crisis(name).map(Card::SuperCrisis))
        .or_else(|_| crisis(name).map(Card::Crisis))
        .map_err(|_| Unclear::new("a Quorum card, crisis or super crisis that stays in play", name))?;
    let seat = if before.is_empty() { None } else { Some(seat(before)?) };
    Ok(InPlay { card, seat })
}

/// `front 3, rear`: how many in each area.
fn by_area(text: &str) -> Result<[u8; 6], Unclear> {
    let mut counts = [0u8; 6];
    for part in list(text)? {
        let (at, count) = first_word(part);
        let count = if count.is_empty() { 1 } else { small(count, "how many ships")? };
        let place = &mut counts[area(at)? as usize];
        *place = place.saturating_add(count);
    }
    Ok(counts)
}

/// `front`, `front critical-hit disabled-hangar`; `box` for one that is not on the board.
fn basestar(text: &str) -> Result<Option<Basestar>, Unclear> {
    let (at, damage) = first_word(text);
    if at == "box" && damage.is_empty() {
        return Ok(None);
    }
    let damage = damage.split_whitespace().map(hit).collect::<Result<_, _>>()?;
    Ok(Some(Basestar { area: area(at)?, damage }))
}

/// `rear`, or with what it carries, `rear pop2`.
fn civilian_ship(text: &str) -> Result<(Area, Option<Civilian>), Unclear> {
    let (at, carries) = first_word(text);
    let face = if carries.is_empty() { None } else { Some(civilian(carries)?) };
    Ok((area(at)?, face))
}
