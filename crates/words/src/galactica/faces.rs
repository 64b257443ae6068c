//! What stands on a card, part by part: one phrase for each program or power of its face.

use galactica::board::{CrisisFace, Face};
use galactica::cards::{Body, CrisisRow};
use galactica::frame::Block;

use super::explain::Topic;
use super::names::{ability_id, card_text, location_id, loyalty_id, place_text, skill_card_id};
use super::teller::Teller;
use crate::Phrase;

/// A card to be drawn, and what each part of it says. Nothing for what is no card.
pub fn face(topic: &Topic) -> (Option<Face>, Vec<Phrase>) {
    let teller = Teller::new();
    let (face, powers) = match *topic {
        Topic::Skill(kind) => (Face::Skill { skill: kind.skill() }, vec![card_text(&skill_card_id(kind))]),
        Topic::Crisis(crisis) => {
            let face = CrisisFace::of(crisis.row());
            let powers = teller.blocks(crisis.row(), &face.blocks);
            (Face::Crisis(face), powers)
        }
        Topic::SuperCrisis(crisis) => {
            let face = CrisisFace::of(crisis.row());
            let powers = teller.blocks(crisis.row(), &face.blocks);
            (Face::SuperCrisis(face), powers)
        }
        Topic::Quorum(card) => (Face::Quorum, vec![teller.program(card.row().effects, &[]), teller.after_use(card)]),
        Topic::Destination(card) => (Face::destination(card), vec![teller.program(card.row().effects, &[])]),
        Topic::Loyalty(card) => (Face::loyalty(card), vec![card_text(&loyalty_id(card))]),
        Topic::Character(character) => {
            let abilities = character.row().abilities.iter();
            (Face::character(character), abilities.map(|row| teller.ability_help(row.ability)).collect())
        }
        Topic::Location(location) => (Face::location(location), vec![place_text(&location_id(location))]),
        Topic::Ability(ability) => return (None, vec![card_text(&ability_id(ability))]),
        Topic::Term(_) | Topic::Area(_) | Topic::Title(_) | Topic::Deck(_) | Topic::Hit(_) => {
            return (None, Vec::new());
        }
    };
    (Some(face), powers)
}

impl Teller<'_> {
    fn blocks(&self, row: &CrisisRow, blocks: &[Block]) -> Vec<Phrase> {
        blocks.iter().map(|&block| self.block(row, block)).collect()
    }

    /// One program of a crisis.
    fn block(&self, row: &CrisisRow, block: Block) -> Phrase {
        let fail = row.check_row().map_or(&[][..], |check| check.fail);
        let check = |effects: Option<&[_]>| self.program(effects.unwrap_or_default(), fail);
        match (block, &row.body) {
            (Block::Pass, _) => check(row.check_row().map(|check| check.pass)),
            (Block::Partial, _) => check(row.check_row().map(|check| check.partial_effect)),
            (Block::Fail, _) => check(row.check_row().map(|check| check.fail)),
            (Block::Top, Body::Event { top, .. }) => self.program(top, &[]),
            (Block::Bottom, Body::Event { bottom, .. }) => self.program(bottom, &[]),
            (Block::Bottom, Body::CheckOr { otherwise, .. }) => self.program(otherwise, fail),
            (Block::Rule, Body::Attack(attack)) => self.attack_rule(attack),
            (Block::Top | Block::Bottom | Block::Rule | Block::Text, _) => Phrase::Nothing,
        }
    }
}
