//! Whole cards, characters, locations and tokens: what each is and does, out of its row.

use galactica::Matter;
use galactica::cards::{
    ARBITRATION, Ability, AbilityKind, AfterUse, AttackSetup, BASESTAR_DAMAGE, BasestarDamage, Body, Character,
    CheckRow, Civilian, Crisis, CrisisRow, DESTINATIONS, Damage, Destination, GALACTICA_DAMAGE, Kind, Location,
    Loyalty, PROPHECY, Quorum, SKILL_CARDS, Slot, Start, SuperCrisis, Title,
};
use tabletop::{Seat, Viewer};

use super::names::{ability_id, hit_id, location_id, loyalty_id, skill_card_id, slug};
use super::teller::Teller;
use crate::{Line, Reader, Words};

impl Words {
    /// Every card, character, location and token of Galactica, each in its lines.
    pub fn galactica_cards(&self) -> Vec<Vec<Line>> {
        let reader = Reader { viewer: Viewer::Public, names: &[] };
        let teller = Teller::new(self, &reader);
        let skills = SKILL_CARDS.chunk_by(|a, b| a.card == b.card).map(|rows| teller.skill_help(kind(&rows[0])));
        let mut all: Vec<Vec<Line>> = Character::all().map(|character| teller.character_help(character)).collect();
        all.extend(Title::ALL.map(|title| teller.title_help(title)));
        all.extend(galactica::cards::LOYALTY_CARDS.iter().map(|row| teller.loyalty_help(row.loyalty)));
        all.extend(Location::all().map(|location| teller.location_help(location)));
        all.extend(skills);
        all.extend(Crisis::ALL.map(|crisis| teller.crisis_help(crisis)));
        all.extend(SuperCrisis::ALL.map(|crisis| teller.super_help(crisis)));
        all.extend(Quorum::all().map(|card| teller.quorum_help(card)));
        all.extend(DESTINATIONS.iter().map(|row| teller.destination_help(row.destination)));
        all.push(Civilian::ALL.map(|ship| teller.civilian_help(ship)).to_vec());
        all.push(GALACTICA_DAMAGE.iter().map(|&token| teller.token_help(token)).collect());
        all.push(BASESTAR_DAMAGE.iter().map(|row| teller.hit_help(row.damage)).collect());
        all
    }
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
    pub(super) fn crisis_help(&self, crisis: Crisis) -> Vec<Line> {
        let row = crisis.row();
        let head = self
            .phrase("galactica-card-crisis")
            .set("card", self.crisis(crisis))
            .set("kind", kind_case(&row.body))
            .set("copies", row.copies);
        let mut lines = vec![head.line()];
        lines.extend(self.crisis_body(row));
        lines
    }

    pub(super) fn super_help(&self, crisis: SuperCrisis) -> Vec<Line> {
        let row = crisis.row();
        let head = self.phrase("galactica-card-super").set("card", self.super_crisis(crisis));
        let mut lines = vec![head.set("kind", kind_case(&row.body)).line()];
        lines.extend(self.crisis_body(row));
        lines
    }

    fn crisis_body(&self, row: &CrisisRow) -> Vec<Line> {
        let mut lines = match &row.body {
            Body::Check(check) => self.check_lines(check),
            Body::CheckOr { chooser, check, otherwise } => {
                let mut lines = self.check_lines(check);
                let or = self.phrase("galactica-card-or").set("who", self.who(*chooser));
                lines.push(or.set("then", self.program(otherwise, check.fail)).line());
                lines
            }
            Body::Event { chooser, top, bottom, top_needs_nuke } => {
                let half = |id, number: u8, effects| {
                    self.phrase(id).set("number", number).set("then", self.program(effects, &[])).line()
                };
                let top_id = if *top_needs_nuke { "galactica-card-half-nuke" } else { "galactica-card-half" };
                vec![
                    self.phrase("galactica-card-chooser").set("who", self.who(*chooser)).line(),
                    half(top_id, 1, *top),
                    half("galactica-card-half", 2, *bottom),
                ]
            }
            Body::Attack(attack) => self.attack_lines(row, attack),
        };
        if !row.is_attack() && !row.icons.is_empty() {
            lines.push(self.phrase("galactica-card-icons").set("icons", self.icons(row.icons)).line());
        }
        if row.jump {
            lines.push(self.fixed("galactica-card-jump"));
        }
        lines
    }

    fn check_lines(&self, check: &CheckRow) -> Vec<Line> {
        let head = self.phrase("galactica-card-check").set("difficulty", check.difficulty);
        let mut lines = vec![head.set("skills", self.skills(check.skills)).line()];
        lines.extend(self.results(check, check.difficulty));
        lines
    }

    /// What each result of a check brings, with the difficulty as it is.
    fn results(&self, check: &CheckRow, difficulty: i8) -> Vec<Line> {
        let then = |effects| self.program(effects, check.fail);
        let pass = self.phrase("galactica-card-pass").set("from", difficulty).set("then", then(check.pass));
        let mut lines = vec![pass.line()];
        // What lowers the difficulty leaves the middle threshold where it is.
        let partial = check.partial.filter(|&partial| partial < difficulty);
        if let Some(partial) = partial {
            let phrase = self.phrase("galactica-card-partial").set("from", partial).set("to", difficulty - 1);
            lines.push(phrase.set("then", then(check.partial_effect)).line());
        }
        let below = partial.unwrap_or(difficulty) - 1;
        lines.push(self.phrase("galactica-card-fail").set("to", below).set("then", then(check.fail)).line());
        lines
    }

    /// What is at stake in a check that is going on.
    pub(super) fn stakes(&self, matter: Matter, difficulty: i8, about: Option<Seat>) -> Vec<Line> {
        let row = match matter {
            Matter::Crisis(crisis) => crisis.row(),
            Matter::SuperCrisis(crisis) => crisis.row(),
            Matter::Location(location) => {
                let Some(seat) = about else { return vec![self.text(&location_id(location))] };
                let id = format!("galactica-check-passed-{}", location_id(location));
                let then = self.words.phrase(&id).who(self.reader, seat).line();
                return vec![self.phrase("galactica-card-pass").set("from", difficulty).set("then", then).line()];
            }
        };
        row.check_row().map(|check| self.results(check, difficulty)).unwrap_or_default()
    }

    fn attack_lines(&self, row: &CrisisRow, attack: &AttackSetup) -> Vec<Line> {
        let mut lines = vec![self.phrase("galactica-card-icons-first").set("icons", self.icons(row.icons)).line()];
        lines.push(self.fixed("galactica-card-ships"));
        for &(area, ships) in attack.setup {
            let phrase = self.phrase("galactica-card-ships-in").set("area", self.area(area));
            lines.push(phrase.set("ships", self.ships(ships)).line());
        }
        let name = self.name(&format!("attack-{}", slug(attack.rule)));
        lines.push(if attack.effects.is_empty() {
            self.phrase("galactica-card-rule-none").set("name", name).line()
        } else {
            let rule = self.phrase("galactica-card-rule").set("name", name);
            rule.set("then", self.program(attack.effects, &[])).line()
        });
        lines
    }

    /// What one of the two halves of a crisis does: 0 is the upper one.
    pub(super) fn half(&self, crisis: Crisis, half: u8) -> Line {
        let check = |check: &CheckRow| {
            let phrase = self.phrase("galactica-half-check").set("difficulty", check.difficulty);
            phrase
                .set("skills", self.skills(check.skills))
                .set("pass", self.program(check.pass, check.fail))
                .set("fail", self.program(check.fail, &[]))
                .line()
        };
        match (&crisis.row().body, half) {
            (Body::Check(row) | Body::CheckOr { check: row, .. }, 0) => check(row),
            (Body::CheckOr { check, otherwise, .. }, _) => self.program(otherwise, check.fail),
            (Body::Event { top, .. }, 0) => self.program(top, &[]),
            (Body::Event { bottom, .. }, _) => self.program(bottom, &[]),
            (Body::Check(_) | Body::Attack(_), _) => self.crisis(crisis),
        }
    }

    pub(super) fn quorum_help(&self, card: Quorum) -> Vec<Line> {
        let row = card.row();
        let head = self.phrase("galactica-card-quorum").set("card", self.quorum(card)).set("copies", row.copies);
        let (after, by) = match row.after_use {
            AfterUse::Discard => ("discard", 0),
            AfterUse::StaysInPlayThenDiscard => ("stays", PROPHECY),
            AfterUse::GivenToPlayerInPlayUntilUsed => ("arbitrator", ARBITRATION),
            AfterUse::GivenToPlayerInPlayUntilNextJump => ("specialist", 0),
            AfterUse::GivenToPlayerStaysInPlay => ("vice", 0),
            AfterUse::RemoveOnSuccessElseDiscard => ("removed", 0),
        };
        let after = self.phrase("galactica-card-quorum-after").set("after", after).set("by", by);
        vec![head.set("then", self.program(row.effects, &[])).line(), after.line()]
    }

    pub(super) fn destination_help(&self, card: Destination) -> Vec<Line> {
        let row = card.row();
        let phrase = self.phrase("galactica-card-destination").set("card", self.destination(card));
        let phrase = phrase.set("distance", row.distance).set("copies", row.copies);
        vec![phrase.set("then", self.program(row.effects, &[])).line()]
    }

    pub(super) fn skill_help(&self, kind: Kind) -> Vec<Line> {
        let id = skill_card_id(kind);
        let head =
            self.phrase("galactica-card-skill").set("card", self.name(&id)).set("skill", self.skill(kind.skill()));
        let mut lines = vec![head.line(), self.text(&id)];
        for row in SKILL_CARDS.iter().filter(|row| row.card == kind.card) {
            let phrase = self.phrase("galactica-card-skill-copies").set("strength", row.strength);
            lines.push(phrase.set("cards", self.words.cards(row.copies)).line());
        }
        lines
    }

    /// "2 of Tactics, 1 of Leadership or Engineering".
    pub(super) fn slots(&self, slots: &[Slot]) -> Line {
        let slot = |slot: &Slot| {
            let skills = slot.skills.iter().map(|&skill| self.skill(skill)).collect();
            self.phrase("galactica-card-slot").set("count", slot.count).set("skills", self.either(skills)).line()
        };
        self.words.commas(slots.iter().map(slot).collect())
    }

    /// "A or B" of short names.
    fn either(&self, names: Vec<Line>) -> Line {
        let mut names = names.into_iter();
        let first = names.next().unwrap_or_default();
        names.fold(first, |list, name| self.phrase("galactica-either").set("list", list).set("item", name).line())
    }

    pub(super) fn character_help(&self, character: Character) -> Vec<Line> {
        let row = character.row();
        let head = self.phrase("galactica-card-character").set("card", self.character(character));
        let (place, location) = match row.start {
            Start::At(location) => ("at", self.location(location)),
            Start::OffBoard => ("away", Line::default()),
            Start::InViper => ("viper", Line::default()),
        };
        let start = self.phrase("galactica-card-character-start").set("where", place).set("location", location);
        let skills = self.phrase("galactica-card-character-skills").set("skills", self.slots(row.skill_set));
        let mut lines = vec![
            head.set("role", self.role(row.role)).line(),
            start.set("pilot", row.can_pilot).set("limit", row.hand_limit).line(),
            skills.line(),
        ];
        lines.extend(row.abilities.iter().map(|ability| self.ability_help(ability.ability)));
        lines
    }

    pub(super) fn ability_help(&self, ability: Ability) -> Line {
        let kind = match ability.row().kind {
            AbilityKind::Passive => "passive",
            AbilityKind::OncePerGame => "once",
            AbilityKind::Drawback => "drawback",
        };
        let phrase = self.phrase("galactica-card-ability").set("name", self.ability(ability)).set("kind", kind);
        let phrase = phrase.set("action", ability.row().is_action);
        phrase.set("text", self.text(&ability_id(ability))).line()
    }

    pub(super) fn loyalty_help(&self, card: Loyalty) -> Vec<Line> {
        let head = self.phrase("galactica-card-loyalty").set("card", self.loyalty(card));
        vec![head.set("copies", card.row().copies).line(), self.text(&loyalty_id(card))]
    }

    pub(super) fn location_help(&self, location: Location) -> Vec<Line> {
        let row = location.row();
        let head = self.phrase("galactica-card-location").set("location", self.location(location));
        let head = head.set("ship", self.ship(row.ship)).set("hazardous", row.hazardous);
        let mut lines = vec![head.set("damageable", row.damageable).line(), self.text(&location_id(location))];
        if let Some(check) = row.check {
            let phrase = self.phrase("galactica-card-location-check").set("difficulty", check.difficulty);
            lines.push(phrase.set("skills", self.skills(check.skills)).line());
        }
        lines
    }

    pub(super) fn title_help(&self, title: Title) -> Vec<Line> {
        let id = match title {
            Title::President => "galactica-card-title-president",
            Title::Admiral => "galactica-card-title-admiral",
        };
        let names = title.succession().iter().map(|&character| self.nickname(character)).collect();
        let line = self.phrase("galactica-card-title-line").set("names", self.words.commas(names)).line();
        vec![self.phrase(id).set("title", self.title(title)).line(), line]
    }

    /// What a civilian ship carries.
    pub(super) fn cargo(&self, ship: Civilian) -> Line {
        let losses = ship.row().loses;
        if losses.is_empty() {
            return self.fixed("galactica-civilian-empty");
        }
        let what = self.words.and(losses.iter().map(|&(dial, count)| self.amount(count, dial)).collect());
        self.phrase("galactica-civilian-loses").set("what", what).line()
    }

    pub(super) fn civilian_help(&self, ship: Civilian) -> Line {
        let phrase = self.phrase("galactica-card-civilian").set("copies", ship.row().copies);
        phrase.set("then", self.cargo(ship)).line()
    }

    pub(super) fn token_help(&self, token: Damage) -> Line {
        match token {
            Damage::Location(location) => {
                self.phrase("galactica-card-damage-location").set("location", self.the(location)).line()
            }
            Damage::Resource(dial) => {
                self.phrase("galactica-card-damage-resource").set("then", self.change(dial, -1)).line()
            }
        }
    }

    pub(super) fn hit_help(&self, damage: BasestarDamage) -> Line {
        let phrase = self.phrase("galactica-card-hit").set("name", self.hit(damage));
        phrase.set("text", self.text(&hit_id(damage))).line()
    }
}
