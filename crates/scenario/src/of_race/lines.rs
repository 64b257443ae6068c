//! The lines of a position of Race.

use race::{Called, Holding, OnWorld, Person, Placed, Position, Shuffled, Stage};
use tabletop::Seed;

use super::items::{action, card, mode};
use crate::names::named;
use crate::text::{Unclear, first_word, list_of, number, sized, small, unknown_key};

pub(super) const KEYS: &str = "scenario, game, players, seed, mode, round, seat N, pool, supply, supply N, discards, \
                               discards N, discards open, shuffled N, turned, picks, phase, pass, show, again";
const CLAUSES: &str = "start, tableau, hand, chips, known, looked, discarded, shuffled or drawn";

/// What the lines of a position have said.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    position: Position,
    /// Apart from the position: what it is without a `phase` line depends on whether there are picks.
    phase: Option<Stage>,
}

impl Lines {
    pub(super) fn position(&self, players: u8, seed: Seed) -> Position {
        let picked = self.position.people.iter().any(|person| !person.picks.is_empty());
        let stage = self.phase.unwrap_or(if picked { Stage::FirstPhase } else { Stage::ChooseAction });
        Position { players, seed, stage, ..self.position.clone() }
    }
}

/// `key: rest`.
pub(super) fn read(said: &mut Lines, key: &[&str], rest: &str) -> Result<(), Unclear> {
    let Lines { position, phase } = said;
    match *key {
        ["mode"] => position.mode = mode(rest)?,
        ["round"] => position.round = Some(number(rest, "the round", 999)? as u16),
        ["seat", seat] => seat_line(position, number(seat, "a seat", 3)? as usize, rest)?,
        ["pool"] => position.pool = Some(small(rest, "the VPs left")?),
        ["supply"] if rest == "-" => {
            return Err(Unclear::new("cards from the top, or `supply 0: -` for an empty supply", rest));
        }
        ["supply"] => position.supply = list_of(rest, card)?,
        ["supply", size] => {
            position.supply_size = Some(small(size, "the size of the supply")?);
            position.supply = list_of(rest, card)?;
        }
        ["discards"] => position.unseen = list_of(rest, card)?,
        ["discards", "open"] => position.open = list_of(rest, card)?,
        ["discards", size] => {
            position.discards_size = Some(small(size, "the number of discards, or `open`")?);
            position.unseen = list_of(rest, card)?;
        }
        ["shuffled", size] => {
            let size = small(size, "the size of the supply after the shuffle")?;
            position.shuffled = Some(Shuffled { size, open: list_of(rest, card)? });
        }
        ["turned"] => position.turned = small(rest, "cards turned up")?,
        ["picks"] => picks(position, rest)?,
        ["phase"] => *phase = Some(stage(rest)?),
        _ => return Err(unknown_key(key, KEYS)),
    }
    Ok(())
}

fn person(position: &mut Position, seat: usize) -> &mut Person {
    if position.people.len() <= seat {
        position.people.resize_with(seat + 1, Person::default);
    }
    &mut position.people[seat]
}

/// `start old-earth; hand gem-world, comet-zone; chips 3`.
fn seat_line(position: &mut Position, seat: usize, text: &str) -> Result<(), Unclear> {
    let person = person(position, seat);
    let mut seen = Vec::new();
    for clause in text.split(';').map(str::trim) {
        let (name, rest) = first_word(clause);
        if seen.contains(&name) {
            return Err(Unclear::new(format!("`{name}` once in a seat's line"), clause));
        }
        seen.push(name);
        match name {
            "start" => person.start = Some(placed(rest)?),
            "tableau" => person.tableau = list_of(rest, placed)?,
            "hand" => {
                let (size, named) = sized(rest)?;
                person.hand = Some(Holding { size, named: list_of(named, card)? });
            }
            "chips" => person.chips = Some(small(rest, "chips")?),
            "known" => {
                let (left_of, named) = sized(rest)?;
                person.known = list_of(named, card)?;
                let all = person.known.len() as u8;
                let there = left_of.unwrap_or(all);
                let too_many = || Unclear::new("no more cards than are named", rest);
                person.known_left = all.checked_sub(there).ok_or_else(too_many)?;
            }
            "looked" => person.looked = list_of(rest, card)?,
            "discarded" => person.discarded = list_of(rest, card)?,
            "shuffled" => {
                let (own, named) = sized(rest)?;
                let cards = list_of(named, card)?;
                person.shuffled_own = own.unwrap_or(cards.len() as u8);
                person.shuffled = Some(cards);
            }
            "drawn" => person.drawn = Some(small(rest, "cards drawn")?),
            _ => return Err(Unclear::new(CLAUSES, clause)),
        }
    }
    Ok(())
}

/// `gem-world`, with a good `gem-world*`, with this card as its good `gem-world*rebel-base`.
fn placed(text: &str) -> Result<Placed, Unclear> {
    let Some((world, good)) = text.split_once('*') else {
        return Ok(Placed { card: card(text)?, good: OnWorld::Nothing });
    };
    let good = if good.is_empty() { OnWorld::Good } else { OnWorld::GoodOf(card(good)?) };
    Ok(Placed { card: card(world)?, good })
}

/// `0 develop; 1 explore-plus-5`, two each in the game for experienced players.
fn picks(position: &mut Position, text: &str) -> Result<(), Unclear> {
    for part in text.split(';').map(str::trim) {
        let (seat, actions) = first_word(part);
        let seat = number(seat, "a seat and its action, such as `0 develop`; a seat", 3)? as usize;
        person(position, seat).picks = list_of(actions, action)?;
    }
    Ok(())
}

const CALLED: [Called; 7] = [
    Called::Explore,
    Called::Develop,
    Called::DevelopAgain,
    Called::Settle,
    Called::SettleAgain,
    Called::Consume,
    Called::Produce,
];

fn stage(text: &str) -> Result<Stage, Unclear> {
    match text {
        "start-discard" => return Ok(Stage::StartDiscard),
        "choose-action" => return Ok(Stage::ChooseAction),
        "hand-limit" => return Ok(Stage::HandLimit),
        _ => {}
    }
    named(text, "start-discard, choose-action, hand-limit, or a phase", &CALLED).map(Stage::Phase)
}
