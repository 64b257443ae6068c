//! All there is to know about an option.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a few of many prompts are meant; a new one is none of them, and every item has its own arm"
)]

use galactica::cards::BASESTAR_HULL;
use galactica::frame::Check;
use galactica::{Item, Prey, Prompt, View};
use tabletop::Seat;

use super::teller::{Reading as _, Teller};
use crate::phrase::phrase;
use crate::rows::rows;
use crate::{Choice, Row};

impl Teller<'_> {
    pub(super) fn help(&self, view: &View, prompt: Prompt, item: Item) -> Vec<Row> {
        let mut lines = rows([self.option(view, prompt, item).whole()]);
        lines.extend(self.more(view, prompt, item));
        if let Prompt::Contribute { matter, difficulty } = prompt {
            lines.extend(self.stakes(matter, difficulty, view.check().and_then(Check::about)));
        }
        lines
    }

    /// What goes beyond the option itself.
    fn more(&self, view: &View, prompt: Prompt, item: Item) -> Vec<Row> {
        match item {
            Item::Skill(skill) => self.skill_left(view, skill),
            Item::Card(kind) => self.skill_help(kind),
            Item::Seat(seat) | Item::Piloted(seat) => self.player_help(view, seat),
            Item::Character(character) => self.character_help(character),
            Item::Location(location) | Item::Activate(location) => self.location_help(location),
            Item::Ability(ability) => rows([self.ability_help(ability)]),
            Item::Quorum(card) => self.quorum_help(card),
            Item::DrawQuorum => self.deck_help(view, galactica::DeckName::Quorum),
            Item::Nuke(index) | Item::Strike { prey: Prey::Basestar(index), .. } => self.basestar_help(view, index),
            Item::Strike { prey: Prey::Raider | Prey::HeavyRaider, .. } => Vec::new(),
            Item::Reveal(card) => {
                let mut lines = self.loyalty_help(card);
                lines.push(phrase("term-reveal.text").into());
                lines
            }
            Item::Crisis(crisis) => self.crisis_help(crisis),
            Item::SuperCrisis => match self.own(view).and_then(|seat| view.players[seat.index()].super_face) {
                Some(face) => self.super_help(face),
                None => Vec::new(),
            },
            Item::Destination(card) => self.destination_help(card),
            Item::Deck(deck) => self.deck_help(view, deck),
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
                self.area_help(view, area)
            }
            Item::Fly { to, .. } => self.area_help(view, to),
            Item::Civilian(_) => rows([phrase("term-civilians.text")]),
            Item::Centurion(_) => rows([phrase("term-boarding.text")]),
            Item::Top | Item::Bottom => match prompt {
                Prompt::TopOrBottom { deck } => self.deck_help(view, deck),
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

    fn basestar_help(&self, view: &View, index: u8) -> Vec<Row> {
        let Some(basestar) = view.space.basestars.get(usize::from(index)) else { return Vec::new() };
        let head = phrase("help-basestar-damage").set("number", index + 1);
        let mut lines = rows([head.set("points", basestar.points()).set("hull", BASESTAR_HULL)]);
        let hits = galactica::cards::BASESTAR_DAMAGE.iter().filter(|row| basestar.has(row.damage));
        lines.extend(rows(hits.map(|row| self.hit_help(row.damage))));
        lines
    }

    fn player_help(&self, view: &View, seat: Seat) -> Vec<Row> {
        let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
        let mut lines = self.player(view, seat);
        if let Some(character) = player.character {
            lines.extend(self.character_help(character));
        }
        lines
    }

    fn area_help(&self, view: &View, area: galactica::cards::Area) -> Vec<Row> {
        rows([Choice::new(self.area_name(area), self.there(view, area)).whole()])
    }
}
