//! All there is to know about an option.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a few of many prompts are meant; a new one is none of them, and every item has its own arm"
)]

use galactica::cards::BASESTAR_HULL;
use galactica::{Board, Item, Prey, Prompt};
use tabletop::Seat;

use super::teller::Teller;
use crate::Row;
use crate::phrase::phrase;
use crate::rows::rows;

impl Teller<'_> {
    pub(super) fn help(&self, board: &Board, prompt: Prompt, item: Item) -> Vec<Row> {
        let mut lines = rows([self.option(board, prompt, item).whole()]);
        lines.extend(self.more(board, prompt, item));
        if let Prompt::Contribute { matter, difficulty } = prompt {
            lines.extend(self.stakes(matter, difficulty, board.check.as_ref().and_then(|check| check.about)));
        }
        lines
    }

    /// What goes beyond the option itself.
    fn more(&self, board: &Board, prompt: Prompt, item: Item) -> Vec<Row> {
        match item {
            Item::Skill(skill) => self.skill_left(board, skill),
            Item::Card(kind) => self.skill_help(kind),
            Item::Seat(seat) | Item::Piloted(seat) => self.player_help(board, seat),
            Item::Character(character) => self.character_help(character),
            Item::Location(location) | Item::Activate(location) => self.location_help(location),
            Item::Ability(ability) => rows([self.ability_help(ability)]),
            Item::Quorum(card) => self.quorum_help(card),
            Item::DrawQuorum => self.deck_help(board, galactica::DeckName::Quorum),
            Item::Nuke(index) | Item::Strike { prey: Prey::Basestar(index), .. } => self.basestar_help(board, index),
            Item::Strike { prey: Prey::Raider | Prey::HeavyRaider, .. } => Vec::new(),
            Item::Reveal(card) => {
                let mut lines = self.loyalty_help(card);
                lines.push(phrase("term-reveal.text").into());
                lines
            }
            Item::Crisis(crisis) => self.crisis_help(crisis),
            Item::SuperCrisis => match self.own(board).and_then(|seat| board.person(seat).super_face) {
                Some(face) => self.super_help(face),
                None => Vec::new(),
            },
            Item::Destination(card) => self.destination_help(card),
            Item::Deck(deck) => self.deck_help(board, deck),
            Item::Half(_) => match prompt {
                Prompt::CrisisHalf { crisis } | Prompt::MoralCompass { crisis, .. } => self.crisis_help(crisis),
                Prompt::OneOf { card } => self.quorum_help(card),
                _ => Vec::new(),
            },
            Item::Token(token) => rows([self.token_help(token)]),
            Item::Icon(_) | Item::LaunchAll => rows([phrase("term-activation.text")]),
            Item::Result(_) => match prompt {
                Prompt::MysteriousIntuition { crisis } => self.crisis_help(crisis),
                _ => Vec::new(),
            },
            Item::Yes => self.yes_help(prompt),
            Item::Area(area) | Item::Viper(area) | Item::Launch(area) | Item::Recall(area) => {
                self.area_help(board, area)
            }
            Item::Fly { to, .. } => self.area_help(board, to),
            Item::Civilian(_) => rows([phrase("term-civilians.text")]),
            Item::Centurion(_) => rows([phrase("term-boarding.text")]),
            Item::Top | Item::Bottom => match prompt {
                Prompt::TopOrBottom { deck } => self.deck_help(board, deck),
                _ => Vec::new(),
            },
            Item::Dial(_) => rows([phrase("term-resources.text")]),
            Item::Difficulty(_) => rows([phrase("term-check.text")]),
            Item::MoveAndAct | Item::ActTwice => rows([phrase("card-skill-executive-order.text")]),
            Item::DamagedViper | Item::DestroyedViper => rows([phrase("term-vipers.text")]),
        }
    }

    /// What saying yes is about.
    fn yes_help(&self, prompt: Prompt) -> Vec<Row> {
        if let Some(ability) = prompt.ability() {
            return rows([self.ability_help(ability)]);
        }
        match prompt {
            Prompt::PayFuel { crisis } => self.crisis_help(crisis),
            Prompt::Risk { destination } => self.destination_help(destination),
            Prompt::UsePower { card } => self.loyalty_help(card),
            _ => Vec::new(),
        }
    }

    fn basestar_help(&self, board: &Board, index: u8) -> Vec<Row> {
        let Some((_, basestar)) = board.basestar(index) else { return Vec::new() };
        let head = phrase("help-basestar-damage").set("number", index + 1);
        let mut lines = rows([head.set("points", basestar.points).set("hull", BASESTAR_HULL)]);
        lines.extend(rows(basestar.damage.iter().map(|&damage| self.hit_help(damage))));
        lines
    }

    fn player_help(&self, board: &Board, seat: Seat) -> Vec<Row> {
        let Some(person) = board.people.get(seat.index()) else { return Vec::new() };
        let mut lines = vec![self.player(board, seat)];
        if let Some(character) = person.character {
            lines.extend(self.character_help(character));
        }
        lines
    }
}
