//! One option, short, with what it costs and what it would bring now.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a few of many prompts are meant; a new one is none of them, and every item has its own arm"
)]

use galactica::cards::{Area, Attacker, BOARDING_STEPS, Body, Craft, Crisis, Effect, Kind, Location, Rule, Target};
use galactica::chance::Cause;
use galactica::{Item, Prey, Prompt, View};
use tabletop::Seat;

use super::events::signed;
use super::names::{ability_id, location_id, skill_card_id};
use super::teller::{Reading as _, Teller};
use crate::Line;
use crate::phrase::Phrase;

impl<'a> Teller<'a> {
    #[allow(clippy::too_many_lines, reason = "one arm for each thing that can be picked")]
    pub(super) fn option(&self, view: &View, prompt: Prompt, item: Item) -> Line {
        let phrase = match item {
            Item::Skill(skill) if prompt == Prompt::BlindDevotion => return self.skill(skill),
            Item::Skill(skill) => {
                let (cards, discards) = view.drawable(skill);
                self.phrase("galactica-option-skill")
                    .set("skill", self.skill(skill))
                    .set("cards", self.words.cards(cards))
                    .set("discards", discards)
            }
            Item::Card(kind) => return self.card_option(view, prompt, kind),
            Item::Seat(seat) => self.seat_option(view, seat),
            Item::Character(character) => {
                let row = character.row();
                self.phrase("galactica-option-character")
                    .set("card", self.character(character))
                    .set("role", self.role(row.role))
                    .set("skills", self.slots(row.skill_set))
            }
            Item::Location(location) => self.location_option(view, location),
            Item::Area(area) => return self.area_option(view, prompt, area),
            Item::Activate(Location::FtlControl) => self
                .phrase("galactica-option-activate-ftl")
                .set("location", self.location(Location::FtlControl))
                .set("odds", self.odds(Cause::Ftl { loses: view.population_risk() }, 0)),
            Item::Activate(location) => self
                .phrase("galactica-option-activate")
                .set("location", self.the(location))
                .set("text", self.text(&location_id(location))),
            Item::Ability(ability) => self
                .phrase("galactica-option-ability")
                .set("ability", self.ability(ability))
                .set("text", self.text(&ability_id(ability))),
            Item::Quorum(card) => self
                .phrase("galactica-option-quorum")
                .set("card", self.quorum(card))
                .set("text", self.program(card.row().effects, &[])),
            Item::DrawQuorum => self.phrase("galactica-option-draw-quorum").set("left", view.quorum.draw),
            Item::Nuke(index) => {
                let area = view.space.basestars.get(usize::from(index)).and_then(|basestar| basestar.area);
                self.phrase("galactica-option-nuke")
                    .set("number", index + 1)
                    .set("area", self.area(area.unwrap_or_default()))
                    .set("nukes", view.space.nukes)
                    .set("odds", self.strike_odds(view, Attacker::Nuke, false, Prey::Basestar(index)))
            }
            Item::Reveal(card) => self.phrase("galactica-option-reveal").set("card", self.loyalty(card)),
            Item::Launch(area) => {
                self.phrase("galactica-option-launch").set("area", self.area(area)).set("vipers", view.space.reserve)
            }
            Item::Recall(area) => self.phrase("galactica-option-recall").set("area", self.area(area)),
            Item::Fly { from, to } => {
                self.phrase("galactica-option-fly").set("from", self.area(from)).set("to", self.area(to))
            }
            Item::Strike { area, prey } => {
                let attacker = if prompt == Prompt::FireAt { Attacker::Galactica } else { Attacker::Viper };
                let unmanned = matches!(prompt, Prompt::CommandViper { .. });
                self.phrase("galactica-option-strike")
                    .set("prey", self.prey(prey))
                    .set("area", self.area(area))
                    .set("odds", self.strike_odds(view, attacker, unmanned, prey))
            }
            Item::Civilian(ship) => return self.civilian(view, ship),
            Item::Centurion(at) => {
                self.phrase("galactica-option-centurion").set("left", BOARDING_STEPS.saturating_sub(at))
            }
            Item::Crisis(crisis) => self.crisis_option(crisis),
            Item::SuperCrisis => {
                let card = self.own_super(view);
                self.phrase("galactica-option-super-crisis")
                    .set("known", card.is_some())
                    .set("card", card.unwrap_or_default())
            }
            Item::Destination(card) => self
                .phrase("galactica-option-destination")
                .set("card", self.destination(card))
                .set("distance", card.row().distance)
                .set("then", self.program(card.row().effects, &[])),
            Item::Deck(deck) => self
                .phrase("galactica-option-deck")
                .set("deck", self.deck(deck))
                .set("cards", self.words.cards(super::decks::left(view, deck))),
            Item::Half(half) => self.phrase("galactica-option-half").set("then", self.half_option(view, prompt, half)),
            Item::Yes => self.phrase("galactica-option-yes"),
            Item::Top => self.phrase("galactica-option-top"),
            Item::Bottom => self.phrase("galactica-option-bottom"),
            Item::Token(token) => self.phrase("galactica-option-token").set("token", self.token(token)),
            Item::Dial(dial) => return self.change(dial, 1),
            Item::Icon(icon) => {
                self.phrase("galactica-option-icon").set("icon", self.icon(icon)).set("plan", self.plan(view, icon))
            }
            Item::LaunchAll => self
                .phrase("galactica-option-launch-all")
                .set("raiders", self.launched(view, Craft::Raider, 2))
                .set("heavy", self.launched(view, Craft::HeavyRaider, 1)),
            Item::Result(branch) => {
                let check = match prompt {
                    Prompt::MysteriousIntuition { crisis } => crisis.row().check_row(),
                    _ => None,
                };
                let then = check.map(|check| self.program(check.program(branch), check.fail));
                self.phrase("galactica-option-result")
                    .set("result", self.branch(branch))
                    .set("then", then.unwrap_or_else(|| self.fixed("galactica-effect-nothing")))
            }
            Item::Difficulty(by) => self
                .phrase("galactica-option-difficulty")
                .set("harder", by > 0)
                .set("by", by.unsigned_abs())
                .set("now", view.check().map_or(0, |check| check.difficulty) + by),
            Item::MoveAndAct => self.phrase("galactica-option-move-and-act"),
            Item::ActTwice => self.phrase("galactica-option-act-twice"),
            Item::DamagedViper => self.phrase("galactica-option-damaged-viper"),
            Item::DestroyedViper => self.phrase("galactica-option-destroyed-viper"),
            Item::Viper(area) => self.phrase("galactica-option-viper").set("area", self.area(area)),
            Item::Piloted(seat) => self.by("galactica-option-piloted", seat),
        };
        phrase.line()
    }

    fn card_option(&self, view: &View, prompt: Prompt, kind: Kind) -> Line {
        let plain = || self.skill_card(kind);
        let played = || {
            let phrase = self.phrase("galactica-option-card").set("card", plain());
            phrase.set("text", self.text(&skill_card_id(kind))).line()
        };
        match prompt {
            Prompt::Contribute { .. } => {
                let worth = view.check().map_or(0, |check| view.counts(check).worth(kind));
                let phrase = self.phrase("galactica-option-contribute").set("card", plain());
                phrase.set("worth", signed(worth as i8)).line()
            }
            Prompt::BeforeRoll { cause, bonus } => {
                let phrase = self.phrase("galactica-option-card").set("card", plain());
                phrase.set("text", self.odds(cause, bonus + galactica::frame::PLANNING)).line()
            }
            Prompt::PayMove | Prompt::PayActivation { .. } | Prompt::Discard { .. } | Prompt::TakeCard { .. } => {
                plain()
            }
            _ => played(),
        }
    }

    fn seat_option(&self, view: &View, seat: Seat) -> Phrase<'a> {
        let player = view.players.get(seat.index());
        let alias = self.alias(seat, player.and_then(|player| player.character));
        self.by("galactica-option-seat", seat)
            .set("character", alias.is_some())
            .set("name", alias.unwrap_or_default())
            .set("place", self.place(player.map(|player| player.place).unwrap_or_default()))
            .set("cards", self.words.cards(player.map_or(0, |player| player.hand)))
    }

    fn location_option(&self, view: &View, location: Location) -> Phrase<'a> {
        let own = self.own(view).map(|seat| view.players[seat.index()].place);
        // The rule of movement: between the ships, and out of a viper; Cylons move freely among their own.
        let costs = own.is_some_and(|place| !place.is_aboard(location.row().ship));
        let others: Vec<Seat> = view
            .seats()
            .filter(|&seat| !self.reader.is(seat) && view.players[seat.index()].place.location() == Some(location))
            .collect();
        self.phrase("galactica-option-location")
            .set("location", self.location(location))
            .set("costs", costs)
            .set("damaged", view.damaged().any(|damaged| damaged == location))
            .set("others", !others.is_empty())
            .set("several", others.len() > 1)
            .set("who", self.seats(others))
            .set("text", self.text(&location_id(location)))
    }

    fn area_option(&self, view: &View, prompt: Prompt, area: Area) -> Line {
        if prompt == Prompt::NextArea {
            return self
                .phrase("galactica-option-area-raiders")
                .set("area", self.area(area))
                .set("raiders", self.crafts(Craft::Raider, view.space.raiders[area as usize]))
                .set("plan", self.raider_plan(view, area))
                .line();
        }
        self.phrase("galactica-option-area").set("area", self.area(area)).set("ships", self.there(view, area)).line()
    }

    /// What is in an area.
    pub(super) fn there(&self, view: &View, area: Area) -> Line {
        let ships = self.ships(view.ships_in(area));
        if ships.is_empty() { self.fixed("galactica-area-empty") } else { ships }
    }

    /// A civilian ship in space, with what it carries if the reader has looked.
    pub(super) fn civilian(&self, view: &View, number: u8) -> Line {
        match view.space.civilians.get(usize::from(number)) {
            Some(ship) => self
                .phrase("galactica-option-civilian")
                .set("number", number + 1)
                .set("area", self.area(ship.area))
                .set("known", ship.face.is_some())
                .set("cargo", ship.face.map(|face| self.cargo(face)).unwrap_or_default())
                .line(),
            None => self.phrase("galactica-option-civilian-gone").set("number", number + 1).line(),
        }
    }

    /// A crisis in few words.
    pub(super) fn crisis_option(&self, crisis: Crisis) -> Phrase<'a> {
        let row = crisis.row();
        let (kind, ships) = match &row.body {
            Body::Check(_) => ("check", Line::default()),
            Body::CheckOr { .. } => ("check-or", Line::default()),
            Body::Event { .. } => ("event", Line::default()),
            Body::Attack(attack) => ("attack", self.ships(attack.totals())),
        };
        let check = row.check_row();
        self.phrase("galactica-option-crisis")
            .set("card", self.crisis(crisis))
            .set("kind", kind)
            .set("difficulty", check.map_or(0, |check| check.difficulty))
            .set("skills", self.skills(check.map_or(&[], |check| check.skills)))
            .set("who", row.chooser().map(|who| self.who(who)).unwrap_or_default())
            .set("ships", ships)
            .set("jump", row.jump)
    }

    fn half_option(&self, view: &View, prompt: Prompt, half: u8) -> Line {
        match prompt {
            Prompt::CrisisHalf { crisis } | Prompt::MoralCompass { crisis, .. } => self.half(crisis, half),
            Prompt::OneOf { card } => self.choice(card.row().effects, half),
            _ => view
                .run()
                .and_then(galactica::frame::Run::effect)
                .map_or_else(|| self.fixed("galactica-effect-nothing"), |effect| self.choice(&[effect], half)),
        }
    }

    /// One of the lists of a step that offers several.
    pub(super) fn choice(&self, effects: &[Effect], half: u8) -> Line {
        let lists = effects.iter().find_map(|effect| match effect {
            Effect::Choose(_, lists) => Some(*lists),
            _ => None,
        });
        let list = lists.and_then(|lists| lists.get(usize::from(half)).copied());
        self.program(list.unwrap_or_default(), &[])
    }

    /// The odds of an attack on a Cylon ship, with what adds to it now.
    fn strike_odds(&self, view: &View, attacker: Attacker, unmanned: bool, prey: Prey) -> Line {
        let untrained = if unmanned && view.has_rule(Rule::UnmannedViperAttackMinus2) { -2 } else { 0 };
        let (target, bonus) = match prey {
            Prey::Raider => (Target::Raider, 0),
            Prey::HeavyRaider => (Target::HeavyRaider, 0),
            Prey::Basestar(index) => {
                let basestar = view.space.basestars.get(usize::from(index)).copied().unwrap_or_default();
                (Target::Basestar, basestar.attack_bonus() as i8)
            }
        };
        self.odds(Cause::Attack(attacker, target), untrained + bonus)
    }
}
