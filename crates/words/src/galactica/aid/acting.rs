//! Steps 1 to 3 and the end of a turn: what a player draws, where they can go, what they can do.

use galactica::Board;
use galactica::board::{Hindrance, Person, TurnStep};
use galactica::cards::{AbilityKind, Kind, Location, Ship, SkillCard, Timing, Zone};
use galactica::chance::Cause;
use galactica::state::Dial;
use tabletop::Seat;

use super::super::names::{self, ability_id, card_text, location_id, place_text, skill_card_id};
use super::super::teller::{Teller, by, many};
use super::{lit, lit_if, off, plain, said};
use crate::aid::AidPoint;
use crate::phrase::{Phrase, cards, commas, phrase, semicolons};

impl Teller<'_> {
    /// The reader, if they play and are no open Cylon.
    fn crew<'b>(&self, board: &'b Board) -> Option<&'b Person> {
        self.own(board).map(|seat| board.person(seat)).filter(|person| !person.revealed)
    }

    pub(super) fn aid_receive(&self, board: &Board) -> Vec<AidPoint> {
        let mut points = vec![plain("aid-receive")];
        if let Some((person, character)) = self.crew(board).and_then(|person| person.character.map(|who| (person, who)))
        {
            let ill = person.is_at(Location::Sickbay);
            let yours = phrase("aid-receive-yours").set("slots", self.slots(character.row().skill_set));
            points.push(lit_if(!ill, yours));
            points.push(lit_if(ill, phrase("aid-receive-sickbay").set("you", ill)));
        } else {
            points.push(said(phrase("aid-receive-sickbay").set("you", false)));
        }
        points.push(plain("aid-receive-cylon"));
        points
    }

    pub(super) fn aid_movement(&self, board: &Board) -> Vec<AidPoint> {
        let crew = self.crew(board);
        let mut points = vec![plain("aid-move")];
        let hand = crew.map_or(0, |person| person.hand);
        let said_costs = phrase("aid-move-costs").set("yours", crew.is_some()).set("cards", cards(hand));
        points.push(if crew.is_some() && hand == 0 { off(said_costs) } else { said(said_costs) });
        let flying = crew.is_some_and(|person| person.place.area().is_some());
        points.push(lit_if(flying, phrase("aid-move-viper").set("you", flying)));
        let jailed = crew.is_some_and(Person::in_brig);
        let prisoner = phrase("aid-move-brig").set("you", jailed);
        points.push(if jailed { off(prisoner) } else { said(prisoner) });
        points.push(plain("aid-move-hazardous"));
        if board.locations.iter().any(|place| place.closed) {
            points.push(off(phrase("aid-move-closed").set("ship", names::ship(Ship::ColonialOne))));
        }
        let damaged: Vec<Phrase> = board.damaged().map(names::location).collect();
        let said_damaged = phrase("aid-move-damaged").set("some", !damaged.is_empty());
        points.push(said(said_damaged.set("places", commas(damaged))));
        points
    }

    pub(super) fn aid_action(&self, board: &Board) -> Vec<AidPoint> {
        let acts = board.turn.ordered.unwrap_or(board.turn.seat);
        let acting = board.turn.step == Some(TurnStep::Action);
        let more = if acting && self.own(board) == Some(acts) { board.turn.actions_left } else { 0 };
        let mut points = vec![said(phrase("aid-action").set("more", more))];
        match self.crew(board) {
            Some(person) => points.extend(self.own_kinds(board, person)),
            None => points.extend(
                ["aid-action-place", "aid-action-cards", "aid-action-power", "aid-action-titles", "aid-action-viper"]
                    .map(plain),
            ),
        }
        // The same for everybody, so that whoever looks over a shoulder learns nothing.
        points.push(plain("aid-action-reveal"));
        points
    }

    /// What the reader could do, kind by kind.
    fn own_kinds(&self, board: &Board, person: &Person) -> Vec<AidPoint> {
        let seat = person.seat;
        let mut points = Vec::new();
        if let Some(location) = person.place.location() {
            points.push(self.own_place_action(board, seat, location));
        } else if person.place.area().is_some() {
            points.push(lit(phrase("aid-action-viper")));
        } else {
            points.push(off(phrase("aid-action-stranded")));
        }
        points.extend(self.own_cards(board, seat));
        if let Some(ability) = own_power(person) {
            let why = board.hinders_ability(seat, ability);
            let name = names::ability(ability);
            points.push(match why {
                Some(why) => off(phrase("aid-cannot").set("what", name).set("why", self.hindrance(why))),
                None => said(phrase("aid-can").set("what", name).set("text", card_text(&ability_id(ability)))),
            });
        }
        if board.president == Some(seat) {
            points.push(said(phrase("aid-action-president").set("cards", many("count-quorum", board.quorum.hand))));
        }
        if board.admiral == Some(seat) {
            let nukes = phrase("aid-action-admiral").set("nukes", many("count-nuke", board.reserves.nukes));
            points.push(match board.hinders_nuke() {
                Some(why) => off(phrase("aid-cannot-do").set("what", nukes).set("why", self.hindrance(why))),
                None => said(nukes),
            });
        }
        points
    }

    fn own_place_action(&self, board: &Board, seat: Seat, location: Location) -> AidPoint {
        let what = names::location(location);
        if let Some(why) = board.hinders(seat, location) {
            return off(phrase("aid-cannot").set("what", what).set("why", self.hindrance(why)));
        }
        let text = if location == Location::FtlControl {
            phrase("aid-ftl-jumps").set("odds", self.ftl_odds(board))
        } else {
            place_text(&location_id(location))
        };
        said(phrase("aid-can").set("what", what).set("text", text))
    }

    /// Skill cards in hand that are actions: what they do, or why they do nothing now.
    fn own_cards(&self, board: &Board, seat: Seat) -> Vec<AidPoint> {
        let mut held: Vec<Kind> = board.hand().iter().copied().filter(|kind| is_action(kind.card)).collect();
        held.dedup_by_key(|kind| kind.card);
        let name = |kind: &Kind| names::card(skill_card_id(*kind));
        let (idle, useful): (Vec<_>, Vec<_>) = held
            .into_iter()
            .map(|kind| (kind, board.hinders_card(seat, kind.card)))
            .partition(|(_, why)| why.is_some());
        let mut points = Vec::new();
        if !useful.is_empty() {
            let list = commas(useful.iter().map(|(kind, _)| name(kind)).collect());
            points.push(said(phrase("aid-action-own-cards").set("cards", list)));
        }
        if !idle.is_empty() {
            let one = |(kind, why): &(Kind, Option<Hindrance>)| {
                phrase("aid-cannot-card").set("what", name(kind)).set("why", why.map(|why| self.hindrance(why)))
            };
            points.push(off(phrase("aid-not-now").set("what", semicolons(idle.iter().map(one).collect()))));
        }
        points
    }

    pub(in super::super) fn hindrance(&self, why: Hindrance) -> Phrase {
        phrase(match why {
            Hindrance::Sickbay => "aid-why-sickbay",
            Hindrance::Damaged => "aid-why-damaged",
            Hindrance::Forbidden => "aid-why-forbidden",
            Hindrance::TooEarly => "aid-why-too-early",
            Hindrance::NoCylonShip => "aid-why-no-cylon-ship",
            Hindrance::NoCivilianShip => "aid-why-no-civilian-ship",
            Hindrance::NoViper => "aid-why-no-viper",
            Hindrance::NoRaptor => "aid-why-no-raptor",
            Hindrance::NoCenturion => "aid-why-no-centurion",
            Hindrance::NoBasestar => "aid-why-no-basestar",
            Hindrance::NoNuke => "aid-why-no-nuke",
            Hindrance::NotAPilot => "aid-why-no-pilot",
            Hindrance::NotPresident => "aid-why-not-president",
            Hindrance::Attached => "aid-why-attached",
            Hindrance::Company => "aid-why-company",
            Hindrance::TooFewCards => "aid-why-too-few-cards",
            Hindrance::NoPrey => "aid-why-no-prey",
            Hindrance::NothingBroken => "aid-why-nothing-broken",
            Hindrance::Used => "aid-why-used",
            Hindrance::NobodyElse => "aid-why-nobody",
            Hindrance::NoCard => "aid-why-no-card",
            Hindrance::NoPopulation => "aid-why-no-population",
            Hindrance::Sympathizer => "aid-why-sympathizer",
        })
    }

    fn ftl_odds(&self, board: &Board) -> Phrase {
        self.faces(Cause::Ftl { loses: board.jump.population_risk }, 0)
    }

    pub(super) fn aid_ftl(&self, board: &Board) -> Vec<AidPoint> {
        let mut points = vec![plain("aid-ftl"), plain("aid-ftl-spaces")];
        let cause = Cause::Ftl { loses: board.jump.population_risk };
        let damaged = board.location(Location::FtlControl).damaged;
        if damaged {
            points.push(off(phrase("aid-ftl-damaged")));
        }
        if board.jump.zone == Zone::Blue {
            let now = phrase("aid-ftl-now").set("odds", self.ftl_odds(board));
            points.push(AidPoint { faces: self.cells(cause, 0), ..if damaged { off(now) } else { lit(now) } });
            let (people, loses) = (board.dial(Dial::Population), board.jump.population_risk);
            if people <= loses {
                points.push(lit(phrase("aid-ftl-fatal").set("last", board.journey.is_last_jump())));
            }
        } else {
            let early = phrase("aid-ftl-early").set("space", board.jump.space + 1);
            points.push(off(early.set("last", board.jump.auto_jump + 1)));
        }
        points
    }

    pub(super) fn aid_end(&self, board: &Board) -> Vec<AidPoint> {
        let mut points = vec![plain("aid-end")];
        let over = board.people.iter().filter(|person| person.hand > person.hand_limit);
        points.extend(over.map(|person| {
            let over = by("aid-end-over", person.seat).set("cards", cards(person.hand - person.hand_limit));
            lit(over.set("limit", person.hand_limit))
        }));
        let empty: Vec<Phrase> =
            board.dials.iter().filter(|dial| dial.value == 0).map(|dial| names::dial(dial.dial)).collect();
        if empty.is_empty() {
            points.push(plain("aid-end-zero"));
        } else {
            points.push(lit(phrase("aid-end-lost").set("resources", commas(empty))));
        }
        if !board.people.is_empty() {
            let next = Seat((board.turn.seat.0 + 1) % board.people.len() as u8);
            points.push(said(by("aid-end-next", next)));
        }
        points
    }
}

/// Is a skill card an action?
fn is_action(card: SkillCard) -> bool {
    card.timing() == Timing::Action
}

/// The power of a sheet that is an action.
fn own_power(person: &Person) -> Option<galactica::cards::Ability> {
    let rows = person.character?.row().abilities;
    rows.iter().find(|row| row.is_action && row.kind != AbilityKind::Drawback).map(|row| row.ability)
}
