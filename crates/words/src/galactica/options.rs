//! One option, short: its name, and what it costs or would bring now.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a few of many prompts are meant; a new one is none of them, and every item has its own arm"
)]

use galactica::cards::{
    Ability, Area, Attacker, BOARDING_STEPS, Body, Craft, Crisis, Effect, Kind, Location, Rule, TERMINAL_ILLNESS,
    Target,
};
use galactica::chance::Cause;
use galactica::{Board, DeckName, Item, Prey, Prompt};
use tabletop::{Seat, Viewer};

use super::names::{self, ability_id, card_text, location_id, place_text, skill_card_id};
use super::teller::{Teller, by};
use crate::Choice;
use crate::phrase::{Phrase, cards, phrase, semicolons, signed};

impl Teller<'_> {
    #[allow(clippy::too_many_lines, reason = "one arm for each thing that can be picked")]
    pub(super) fn option(&self, board: &Board, prompt: Prompt, item: Item) -> Choice {
        match item {
            Item::Skill(skill) if prompt == Prompt::BlindDevotion => names::skill(skill).into(),
            Item::Skill(skill) => {
                let (draw, discards) = board.decks.sizes(DeckName::Skill(skill));
                let gist = phrase("option-skill").set("cards", cards(draw)).set("discards", discards);
                Choice::new(names::skill(skill), gist)
            }
            Item::Card(kind) => self.card_option(board, prompt, kind),
            Item::Seat(seat) => self.seat_option(board, seat),
            Item::Character(character) => {
                let row = character.row();
                let gist = phrase("option-character").set("role", names::role(row.role));
                Choice::new(names::character(character), gist.set("skills", self.slots(row.skill_set)))
            }
            Item::Location(location) => self.location_option(board, location),
            Item::Area(area) => self.area_option(board, prompt, area),
            Item::Activate(location) => {
                let gist = match location {
                    Location::FtlControl => phrase("option-activate-ftl")
                        .set("odds", self.odds(Cause::Ftl { loses: board.jump.population_risk }, 0)),
                    location => place_text(&location_id(location)),
                };
                let ill = self.own(board).is_some_and(|seat| board.has(seat, Ability::TerminalIllness));
                let name = phrase("option-activate").set("location", names::location(location));
                Choice::new(name.set("cost", if ill { TERMINAL_ILLNESS } else { 0 }), gist)
            }
            Item::Ability(ability) => Choice::new(names::ability(ability), card_text(&ability_id(ability))),
            Item::Quorum(card) => Choice::new(names::quorum(card), self.program(card.row().effects, &[])),
            Item::DrawQuorum => {
                let left = phrase("option-in-deck").set("left", board.decks.quorum.cards);
                Choice::new(phrase("option-draw-quorum"), left)
            }
            Item::Nuke(index) => {
                let area = board.basestar(index).map(|(area, _)| area);
                let odds = self.strike_odds(board, Attacker::Nuke, false, Prey::Basestar(index));
                let name = phrase("option-nuke").set("number", index + 1);
                let gist = phrase("option-nukes-left").set("nukes", board.reserves.nukes).set("odds", odds);
                Choice::new(name.set("area", names::area(area.unwrap_or_default())), gist)
            }
            Item::Reveal(card) => phrase("option-reveal").set("card", names::loyalty(card)).into(),
            Item::Launch(area) => {
                let left = phrase("option-in-reserve").set("vipers", board.reserves.vipers);
                let gist = semicolons(vec![self.there(board, area), left]);
                Choice::new(phrase("option-launch").set("area", names::area(area)), gist)
            }
            Item::Recall(area) => {
                Choice::new(phrase("option-recall").set("area", names::area(area)), self.there(board, area))
            }
            Item::Fly { from, to } => {
                let name = phrase("option-fly").set("from", names::area(from)).set("to", names::area(to));
                Choice::new(name, self.there(board, to))
            }
            Item::Strike { area, prey } => {
                let attacker = if prompt == Prompt::FireAt { Attacker::Galactica } else { Attacker::Viper };
                let unmanned = matches!(prompt, Prompt::CommandViper { .. });
                let name = phrase("option-strike").set("prey", names::prey(prey)).set("area", names::area(area));
                Choice::new(name, self.strike_odds(board, attacker, unmanned, prey))
            }
            Item::Civilian(ship) => self.civilian(board, ship).into(),
            Item::Centurion(at) => phrase("option-centurion").set("left", BOARDING_STEPS.saturating_sub(at)).into(),
            Item::Crisis(crisis) => Choice::new(names::crisis(crisis), self.crisis_gist(crisis)),
            Item::SuperCrisis => {
                let card = self.own_super(board);
                phrase("option-super-crisis").set("known", card.is_some()).set("card", card).into()
            }
            Item::Destination(card) => {
                let gist = phrase("option-destination").set("distance", card.row().distance);
                Choice::new(names::destination(card), gist.set("then", self.program(card.row().effects, &[])))
            }
            Item::Deck(deck) => {
                let left = phrase("option-deck-left").set("cards", cards(board.decks.sizes(deck).0));
                Choice::new(phrase("option-deck").set("deck", names::deck(deck)), left)
            }
            Item::Half(half) => self.half_option(board, prompt, half).into(),
            Item::Yes => phrase("option-yes").into(),
            Item::Top => phrase("option-top").into(),
            Item::Bottom => phrase("option-bottom").into(),
            Item::Token(token) => names::token(token).into(),
            Item::Dial(dial) => self.change(dial, 1).into(),
            Item::Icon(icon) => Choice::new(names::icon(icon), self.plan(board, icon)),
            Item::LaunchAll => {
                let plans = [(Craft::Raider, 2), (Craft::HeavyRaider, 1)];
                let plans = plans.map(|(craft, each)| self.launch_plan(board, craft, each));
                Choice::new(phrase("option-launch-all"), semicolons(plans.into()))
            }
            Item::Result(branch) => {
                let check = match prompt {
                    Prompt::MysteriousIntuition { crisis } => crisis.row().check_row(),
                    _ => None,
                };
                let then = check.map(|check| self.program(check.program(branch), check.fail));
                Choice::new(names::branch(branch), then.unwrap_or_else(|| phrase("effect-nothing")))
            }
            Item::Difficulty(by) => {
                let name = phrase("option-difficulty").set("harder", by > 0).set("by", by.unsigned_abs());
                Choice::new(name, (board.check.as_ref().map_or(0, |check| check.difficulty) + by).into())
            }
            Item::MoveAndAct => phrase("option-move-and-act").into(),
            Item::ActTwice => phrase("option-act-twice").into(),
            Item::DamagedViper => phrase("option-damaged-viper").into(),
            Item::DestroyedViper => phrase("option-destroyed-viper").into(),
            Item::Viper(area) => phrase("option-viper").set("area", names::area(area)).into(),
            Item::Piloted(seat) => by("option-piloted", seat).into(),
        }
    }

    fn card_option(&self, board: &Board, prompt: Prompt, kind: Kind) -> Choice {
        let gist = match prompt {
            Prompt::Contribute { .. } => {
                let worth = board.check.as_ref().map_or(0, |check| check.counting().worth(kind));
                phrase("option-contribute").set("worth", signed(worth))
            }
            Prompt::BeforeRoll { cause, bonus } => self.odds(cause, bonus + galactica::frame::PLANNING),
            Prompt::PayMove | Prompt::PayActivation { .. } | Prompt::Discard { .. } | Prompt::TakeCard { .. } => {
                Phrase::Nothing
            }
            _ => card_text(&skill_card_id(kind)),
        };
        Choice::new(names::skill_card(kind), gist)
    }

    fn seat_option(&self, board: &Board, seat: Seat) -> Choice {
        let player = board.people.get(seat.index());
        let character = player.and_then(|player| player.character).map(names::character);
        let gist = phrase("option-seat-stands")
            .set("place", names::place(player.map(|player| player.place).unwrap_or_default()))
            .set("cards", cards(player.map_or(0, |player| player.hand)));
        Choice::new(by("option-seat", seat).set("name", character), gist)
    }

    fn location_option(&self, board: &Board, location: Location) -> Choice {
        let own = self.own(board).map(|seat| board.person(seat).place);
        // The rule of movement: between the ships, and out of a viper; Cylons move freely among their own.
        let costs = own.is_some_and(|place| !place.is_aboard(location.row().ship));
        let here = board.location(location);
        let others: Vec<Seat> = here.people.iter().filter(|&seat| Viewer::Seat(seat) != board.viewer).collect();
        let name = phrase("option-location")
            .set("location", names::location(location))
            .set("costs", costs)
            .set("damaged", here.damaged)
            .set("others", !others.is_empty())
            .set("several", others.len() > 1)
            .set("who", self.seats(others));
        Choice::new(name, place_text(&location_id(location)))
    }

    fn area_option(&self, board: &Board, prompt: Prompt, area: Area) -> Choice {
        let gist = if prompt == Prompt::NextArea {
            phrase("option-area-raiders")
                .set("raiders", names::crafts(Craft::Raider, board.area(area).raiders))
                .set("plan", self.raider_plan(board, area))
        } else {
            self.there(board, area)
        };
        Choice::new(self.area_name(area), gist)
    }

    /// "the front area".
    pub(super) fn area_name(&self, area: Area) -> Phrase {
        phrase("option-area").set("area", names::area(area))
    }

    /// What is in an area.
    pub(super) fn there(&self, board: &Board, area: Area) -> Phrase {
        let ships = names::ships(board.ships_in(area));
        if ships.is_nothing() { phrase("area-empty") } else { ships }
    }

    /// A civilian ship in space, with what it carries if the reader has looked.
    pub(super) fn civilian(&self, board: &Board, number: u8) -> Phrase {
        match board.civilian(number) {
            Some((area, ship)) => phrase("option-civilian")
                .set("number", number + 1)
                .set("area", names::area(area))
                .set("known", ship.face.is_some())
                .set("cargo", ship.face.map(|face| self.cargo(face))),
            None => phrase("option-civilian-gone").set("number", number + 1),
        }
    }

    /// "Riots: skill check of 10 (Politics and Leadership)".
    pub(super) fn crisis_brief(&self, crisis: Crisis) -> Phrase {
        Choice::new(names::crisis(crisis), self.crisis_gist(crisis)).whole()
    }

    /// A crisis in few words. Ruling 13/4: in a revealed Cylon's turn, that is through Caprica, its sign does not move the fleet.
    /// Without a table nobody can tell.
    fn crisis_gist(&self, crisis: Crisis) -> Phrase {
        let row = crisis.row();
        let (kind, ships) = match &row.body {
            Body::Check(_) => ("check", Phrase::Nothing),
            Body::CheckOr { .. } => ("check-or", Phrase::Nothing),
            Body::Event { .. } => ("event", Phrase::Nothing),
            Body::Attack(attack) => ("attack", names::ships(attack.totals())),
        };
        let check = row.check_row();
        phrase("option-crisis")
            .set("kind", kind)
            .set("difficulty", check.map_or(0, |check| check.difficulty))
            .set("skills", names::skills(check.map_or(&[], |check| check.skills)))
            .set("who", row.chooser().map(|who| self.who(who)))
            .set("ships", ships)
            .set("jump", row.jump && self.board.is_some_and(|board| !board.is_cylon_turn()))
    }

    fn half_option(&self, board: &Board, prompt: Prompt, half: u8) -> Phrase {
        match prompt {
            Prompt::CrisisHalf { crisis } | Prompt::MoralCompass { crisis, .. } => self.half(crisis, half),
            Prompt::OneOf { card } => self.choice(card.row().effects, half),
            _ => board
                .run
                .and_then(galactica::frame::Run::effect)
                .map_or_else(|| phrase("effect-nothing"), |effect| self.choice(&[effect], half)),
        }
    }

    /// One of the lists of a step that offers several.
    pub(super) fn choice(&self, effects: &[Effect], half: u8) -> Phrase {
        let lists = effects.iter().find_map(|effect| match effect {
            Effect::Choose(_, lists) => Some(*lists),
            _ => None,
        });
        let list = lists.and_then(|lists| lists.get(usize::from(half)).copied());
        self.program(list.unwrap_or_default(), &[])
    }

    /// The odds of an attack on a Cylon ship, with what adds to it now.
    fn strike_odds(&self, board: &Board, attacker: Attacker, unmanned: bool, prey: Prey) -> Phrase {
        let untrained = if unmanned && board.has_rule(Rule::UnmannedViperAttackMinus2) { -2 } else { 0 };
        let (target, bonus) = match prey {
            Prey::Raider => (Target::Raider, 0),
            Prey::HeavyRaider => (Target::HeavyRaider, 0),
            Prey::Basestar(index) => {
                let bonus = board.basestar(index).map_or(0, |(_, basestar)| basestar.attack_bonus);
                (Target::Basestar, bonus as i8)
            }
        };
        self.odds(Cause::Attack(attacker, target), untrained + bonus)
    }
}
