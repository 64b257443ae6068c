//! Whole cards, characters, locations and tokens: what each is and does, out of its row.

use galactica::Matter;
use galactica::cards::{
    ARBITRATION, Ability, AbilityKind, AfterUse, AttackSetup, BASESTAR_DAMAGE, BasestarDamage, Body, Character,
    CheckRow, Civilian, Crisis, CrisisRow, DESTINATIONS, Damage, Destination, GALACTICA_DAMAGE, Kind, Location,
    Loyalty, PROPHECY, Quorum, SKILL_CARDS, Skill, Slot, Start, SuperCrisis, Title,
};
use tabletop::Seat;

use super::names::{self, ability_id, card_text, hit_id, location_id, loyalty_id, place_text, skill_card_id, slug};
use super::teller::Teller;
use crate::Row;
use crate::phrase::{Phrase, and, cards as counted, commas, one, phrase, short};
use crate::rows::{rows, under};

/// Every card, character, location and token of Galactica, each in its rows.
pub fn cards() -> Vec<Vec<Row>> {
    let teller = Teller::new();
    let skills = SKILL_CARDS.chunk_by(|a, b| a.card == b.card).map(|rows| teller.skill_help(kind(&rows[0])));
    let mut all: Vec<Vec<Row>> = Character::all().map(|character| teller.character_help(character)).collect();
    all.extend(Title::ALL.map(|title| teller.title_help(title)));
    all.extend(galactica::cards::LOYALTY_CARDS.iter().map(|row| teller.loyalty_help(row.loyalty)));
    all.extend(Location::all().map(|location| teller.location_help(location)));
    all.extend(skills);
    all.extend(Crisis::ALL.map(|crisis| teller.crisis_help(crisis)));
    all.extend(SuperCrisis::ALL.map(|crisis| teller.super_help(crisis)));
    all.extend(Quorum::all().map(|card| teller.quorum_help(card)));
    all.extend(DESTINATIONS.iter().map(|row| teller.destination_help(row.destination)));
    all.push(rows(Civilian::ALL.map(|ship| teller.civilian_help(ship))));
    all.push(rows(GALACTICA_DAMAGE.iter().map(|&token| teller.token_help(token))));
    all.push(rows(BASESTAR_DAMAGE.iter().map(|row| teller.hit_help(row.damage))));
    all
}

fn kind(row: &galactica::cards::Row) -> Kind {
    Kind { card: row.card, strength: row.strength }
}

const fn kind_case(body: &Body) -> &'static str {
    match body {
        Body::Check(_) => "check",
        Body::CheckOr { .. } => "check-or",
        Body::Event { .. } => "event",
        Body::Attack(_) => "attack",
    }
}

impl Teller<'_> {
    pub(super) fn crisis_help(&self, crisis: Crisis) -> Vec<Row> {
        let row = crisis.row();
        let head = phrase("about-crisis")
            .set("card", names::crisis(crisis))
            .set("kind", kind_case(&row.body))
            .set("copies", row.copies);
        let mut lines: Vec<Row> = vec![head.into()];
        lines.extend(self.crisis_body(row));
        lines
    }

    pub(super) fn super_help(&self, crisis: SuperCrisis) -> Vec<Row> {
        let row = crisis.row();
        let head = phrase("about-super").set("card", names::super_crisis(crisis));
        let mut lines: Vec<Row> = vec![head.set("kind", kind_case(&row.body)).into()];
        lines.extend(self.crisis_body(row));
        lines
    }

    fn crisis_body(&self, row: &CrisisRow) -> Vec<Row> {
        let mut lines = match &row.body {
            Body::Check(check) => self.check_lines(check),
            Body::CheckOr { chooser, check, otherwise } => {
                let mut lines = self.check_lines(check);
                let or = phrase("about-or").set("who", self.who(*chooser));
                lines.push(or.set("then", self.program(otherwise, check.fail)).into());
                lines
            }
            Body::Event { chooser, top, bottom, top_needs_nuke } => {
                let half =
                    |id, number: u8, effects| phrase(id).set("number", number).set("then", self.program(effects, &[]));
                let top_id = if *top_needs_nuke { "about-half-nuke" } else { "about-half" };
                let chooser = phrase("about-chooser").set("who", self.who(*chooser));
                [rows([chooser]), under([half(top_id, 1, *top), half("about-half", 2, *bottom)])].concat()
            }
            Body::Attack(attack) => self.attack_lines(row, attack),
        };
        if !row.is_attack() && !row.icons.is_empty() {
            lines.push(phrase("about-icons").set("icons", names::icons(row.icons)).into());
        }
        if row.jump {
            lines.push(phrase("about-jump").into());
        }
        lines
    }

    fn check_lines(&self, check: &CheckRow) -> Vec<Row> {
        let head = phrase("about-check").set("difficulty", check.difficulty);
        let mut lines: Vec<Row> = vec![head.set("skills", names::skills(check.skills)).into()];
        lines.extend(self.results(check, check.difficulty));
        lines
    }

    /// What each result of a check brings, with the difficulty as it is.
    fn results(&self, check: &CheckRow, difficulty: i8) -> Vec<Row> {
        let then = |effects| self.program(effects, check.fail);
        let pass = phrase("about-pass").set("from", difficulty).set("then", then(check.pass));
        let mut lines = vec![pass];
        // What lowers the difficulty leaves the middle threshold where it is.
        let partial = check.partial.filter(|&partial| partial < difficulty);
        if let Some(partial) = partial {
            let said = phrase("about-partial").set("from", partial).set("to", difficulty - 1);
            lines.push(said.set("then", then(check.partial_effect)));
        }
        let below = partial.unwrap_or(difficulty) - 1;
        lines.push(phrase("about-fail").set("to", below).set("then", then(check.fail)));
        under(lines)
    }

    /// What is at stake in a check that is going on.
    pub(super) fn stakes(&self, matter: Matter, difficulty: i8, about: Option<Seat>) -> Vec<Row> {
        let row = match matter {
            Matter::Crisis(crisis) => crisis.row(),
            Matter::SuperCrisis(crisis) => crisis.row(),
            Matter::Location(location) => {
                let Some(seat) = about else { return rows([place_text(&location_id(location))]) };
                let then = phrase(format!("check-passed-{}", location_id(location))).seat("seat", seat);
                return under([phrase("about-pass").set("from", difficulty).set("then", then)]);
            }
        };
        row.check_row().map(|check| self.results(check, difficulty)).unwrap_or_default()
    }

    fn attack_lines(&self, row: &CrisisRow, attack: &AttackSetup) -> Vec<Row> {
        let icons = phrase("about-icons-first").set("icons", names::icons(row.icons));
        let mut lines = rows([icons, phrase("about-ships")]);
        lines.extend(under(attack.setup.iter().map(|&(area, ships)| {
            phrase("about-ships-in").set("area", names::area(area)).set("ships", names::ships(ships))
        })));
        lines.push(self.attack_rule(attack).into());
        lines
    }

    pub(super) fn attack_rule(&self, attack: &AttackSetup) -> Phrase {
        let name = Phrase::Noun(format!("attack-{}", slug(attack.rule)).into());
        if attack.effects.is_empty() {
            return phrase("about-rule-none").set("name", name);
        }
        phrase("about-rule").set("name", name).set("then", self.program(attack.effects, &[]))
    }

    /// What one of the two halves of a crisis does: 0 is the upper one.
    pub(super) fn half(&self, crisis: Crisis, half: u8) -> Phrase {
        let check = |check: &CheckRow| {
            let said = phrase("half-check").set("difficulty", check.difficulty);
            said.set("skills", names::skills(check.skills))
                .set("pass", self.program(check.pass, check.fail))
                .set("fail", self.program(check.fail, &[]))
        };
        match (&crisis.row().body, half) {
            (Body::Check(row) | Body::CheckOr { check: row, .. }, 0) => check(row),
            (Body::CheckOr { check, otherwise, .. }, _) => self.program(otherwise, check.fail),
            (Body::Event { top, .. }, 0) => self.program(top, &[]),
            (Body::Event { bottom, .. }, _) => self.program(bottom, &[]),
            (Body::Check(_) | Body::Attack(_), _) => one(names::crisis(crisis)),
        }
    }

    pub(super) fn quorum_help(&self, card: Quorum) -> Vec<Row> {
        let row = card.row();
        let head = phrase("about-quorum").set("card", names::quorum(card)).set("copies", row.copies);
        rows([head.set("then", self.program(row.effects, &[])), self.after_use(card)])
    }

    /// What becomes of a Quorum card.
    pub(super) fn after_use(&self, card: Quorum) -> Phrase {
        let (after, by) = match card.row().after_use {
            AfterUse::Discard => ("discard", 0),
            AfterUse::StaysInPlayThenDiscard => ("stays", PROPHECY),
            AfterUse::GivenToPlayerInPlayUntilUsed => ("arbitrator", ARBITRATION),
            AfterUse::GivenToPlayerInPlayUntilNextJump => ("specialist", 0),
            AfterUse::GivenToPlayerStaysInPlay => ("vice", 0),
            AfterUse::RemoveOnSuccessElseDiscard => ("removed", 0),
        };
        phrase("about-quorum-after").set("after", after).set("by", by)
    }

    pub(super) fn destination_help(&self, card: Destination) -> Vec<Row> {
        let row = card.row();
        let said = phrase("about-destination").set("card", names::destination(card));
        let said = said.set("distance", row.distance).set("copies", row.copies);
        rows([said.set("then", self.program(row.effects, &[]))])
    }

    pub(super) fn skill_help(&self, kind: Kind) -> Vec<Row> {
        let id = skill_card_id(kind);
        let head = phrase("about-skill").set("card", names::card(id.clone()));
        let mut lines = rows([head.set("skill", names::skill(kind.skill())), card_text(&id)]);
        let strengths = SKILL_CARDS.iter().filter(|row| row.card == kind.card);
        lines.extend(under(
            strengths.map(|row| {
                phrase("about-skill-copies").set("strength", row.strength).set("cards", counted(row.copies))
            }),
        ));
        lines
    }

    /// "2 of Tactics, 1 of Leadership or Engineering".
    pub(super) fn slots(&self, slots: &[Slot]) -> Phrase {
        let slot = |slot: &Slot| phrase("about-slot").set("count", slot.count).set("skills", either(slot.skills));
        commas(slots.iter().map(slot).collect())
    }

    pub(super) fn character_help(&self, character: Character) -> Vec<Row> {
        let row = character.row();
        let head = phrase("about-character").set("card", names::character(character));
        let (place, location) = match row.start {
            Start::At(location) => ("at", names::location(location)),
            Start::OffBoard => ("away", Phrase::Nothing),
            Start::InViper => ("viper", Phrase::Nothing),
        };
        let start = phrase("about-character-start").set("where", place).set("location", location);
        let skills = phrase("about-character-skills").set("skills", self.slots(row.skill_set));
        let start = start.set("pilot", row.can_pilot).set("limit", row.hand_limit);
        let head = [head.set("role", names::role(row.role)), start, skills];
        rows(head.into_iter().chain(row.abilities.iter().map(|ability| self.ability_help(ability.ability))))
    }

    pub(super) fn ability_help(&self, ability: Ability) -> Phrase {
        let kind = match ability.row().kind {
            AbilityKind::Passive => "passive",
            AbilityKind::OncePerGame => "once",
            AbilityKind::Drawback => "drawback",
        };
        let said = phrase("about-ability").set("name", names::ability(ability)).set("kind", kind);
        let said = said.set("action", ability.row().is_action);
        said.set("text", card_text(&ability_id(ability)))
    }

    pub(super) fn loyalty_help(&self, card: Loyalty) -> Vec<Row> {
        let head = phrase("about-loyalty").set("card", names::loyalty(card));
        rows([head.set("copies", card.row().copies), card_text(&loyalty_id(card))])
    }

    pub(super) fn location_help(&self, location: Location) -> Vec<Row> {
        let row = location.row();
        let head = phrase("about-location").set("location", names::location(location));
        let head = head.set("ship", names::ship(row.ship)).set("hazardous", row.hazardous);
        let mut lines = rows([head.set("damageable", row.damageable), place_text(&location_id(location))]);
        if let Some(here) = self.board.and_then(|board| board.locations.iter().find(|at| at.location == location)) {
            let now = [
                (here.damaged, "about-location-damaged"),
                (here.closed, "about-location-closed"),
                (here.blocked, "about-location-blocked"),
            ];
            lines.extend(now.into_iter().filter(|(is, _)| *is).map(|(_, id)| phrase(id).into()));
        }
        if let Some(check) = row.check {
            let said = phrase("about-location-check").set("difficulty", check.difficulty);
            lines.push(said.set("skills", names::skills(check.skills)).into());
        }
        lines
    }

    pub(super) fn title_help(&self, title: Title) -> Vec<Row> {
        let id = match title {
            Title::President => "about-title-president",
            Title::Admiral => "about-title-admiral",
        };
        let heirs = title.succession().iter().map(|&character| short(names::character(character))).collect();
        rows([phrase(id).set("title", names::title(title)), phrase("about-title-line").set("names", commas(heirs))])
    }

    /// What a civilian ship carries.
    pub(super) fn cargo(&self, ship: Civilian) -> Phrase {
        let losses = ship.row().loses;
        if losses.is_empty() {
            return phrase("civilian-empty");
        }
        let what = and(losses.iter().map(|&(dial, count)| names::amount(count, dial)).collect());
        phrase("civilian-loses").set("what", what)
    }

    /// What a ship carries, where it is clear what becomes of it.
    pub(super) fn freight(&self, ship: Civilian) -> Phrase {
        let carried = ship.row().loses.iter().map(|&(dial, count)| names::amount(count, dial));
        if ship.row().loses.is_empty() { phrase("civilian-empty") } else { and(carried.collect()) }
    }

    pub(super) fn civilian_help(&self, ship: Civilian) -> Phrase {
        let said = phrase("about-civilian").set("copies", ship.row().copies);
        said.set("then", self.cargo(ship))
    }

    pub(super) fn token_help(&self, token: Damage) -> Phrase {
        match token {
            Damage::Location(location) => phrase("about-damage-location").set("location", names::location(location)),
            Damage::Resource(dial) => phrase("about-damage-resource").set("then", self.change(dial, -1)),
        }
    }

    pub(super) fn hit_help(&self, damage: BasestarDamage) -> Phrase {
        let said = phrase("about-hit").set("name", names::hit(damage));
        said.set("text", card_text(&hit_id(damage)))
    }
}

/// "A or B".
fn either(skills: &[Skill]) -> Phrase {
    let mut skills = skills.iter().map(|&skill| names::skill(skill));
    let first = one(skills.next().into());
    skills.fold(first, |list, name| phrase("either").set("list", list).set("item", name))
}
