//! The whole table in short labelled lines, for eyes and ears alike. What only the reader may know stands apart, at the end.

use galactica::board::{DialBoard, HandKnown, TurnStep, TypeBounds};
use galactica::cards::{Area, BASESTAR_HULL, Kind, Title};
use galactica::{Board, DeckName};
use tabletop::Seat;

use super::names::{self, card_text, skill_card_id};
use super::teller::{Teller, by, many};
use crate::Row;
use crate::phrase::{Phrase, cards, commas, one, phrase, semicolons, who};
use crate::rows::{rows, under};

/// Which step of a turn it is.
const fn step_id(board: &Board) -> &'static str {
    match (board.ending, board.turn.step) {
        (Some(_), _) => "step-over",
        (None, None) => "step-setup",
        (None, Some(TurnStep::ReceiveSkills)) => "step-skills",
        (None, Some(TurnStep::Movement)) => "step-movement",
        (None, Some(TurnStep::Action)) => "step-action",
        (None, Some(TurnStep::Crisis | TurnStep::ActivateCylonShips | TurnStep::PrepareForJump)) => "step-crisis",
        (None, Some(TurnStep::EndOfTurn)) => "step-end",
    }
}

impl Teller<'_> {
    pub(super) fn table(&self, board: &Board) -> Vec<Row> {
        let turn = by("table-turn", board.turn.seat).set("turn", board.turn.number);
        let mut lines = rows([turn.set("step", phrase(step_id(board)))]);
        lines.extend(self.resources(board));
        lines.extend(self.journey(board));
        lines.extend(self.galactica(board));
        lines.extend(self.space(board));
        for seat in board.turn.first.clockwise(board.people.len() as u8) {
            lines.extend(self.player(board, seat));
        }
        lines.extend(self.deck_lines(board));
        lines.extend(self.crises(board));
        lines.extend(self.private(board));
        lines
    }

    fn resources(&self, board: &Board) -> Option<Row> {
        Row::list(phrase("table-resources"), self.dials(board))
    }

    pub(super) fn dials(&self, board: &Board) -> Vec<Phrase> {
        let part = |dial: DialBoard| {
            let said = phrase("table-dial").set("dial", names::dial(dial.dial)).set("now", dial.value);
            said.set("red", dial.in_the_red)
        };
        board.dials.map(part).to_vec()
    }

    fn journey(&self, board: &Board) -> Vec<Row> {
        let journey = &board.journey;
        let mut lines = rows([phrase("table-journey")
            .set("distance", journey.distance)
            .set("last", journey.last_jump)
            .set("slept", journey.slept)
            .set("sleepers", journey.sleeper_agents)
            .set("space", self.jump_space(board.jump.space))]);
        let mut travelled: Vec<Phrase> = journey.travelled.iter().map(|&card| names::destination(card)).collect();
        travelled.extend(journey.discovered.map(names::crisis));
        lines.extend(Row::list(phrase("table-travelled"), travelled));
        lines
    }

    fn galactica(&self, board: &Board) -> Vec<Row> {
        let damaged = board.damaged().map(names::location).collect();
        let damaged = Row::list(phrase("table-damage"), damaged);
        let mut lines: Vec<Row> = vec![damaged.unwrap_or_else(|| phrase("table-undamaged").into())];
        let boarding = &board.boarding;
        let track = boarding.centurions.into_iter().chain([boarding.arrived]);
        let aboard = (0..).zip(track).filter(|&(_, count)| count > 0);
        let centurion = |(at, count): (u8, u8)| {
            let said = phrase("table-centurion").set("count", count);
            said.set("left", boarding.steps - at)
        };
        lines.extend(Row::list(phrase("table-centurions"), aboard.map(centurion).collect()));
        let reserves = &board.reserves;
        let said = phrase("table-reserves")
            .set("vipers", many("count-viper", reserves.vipers))
            .set("raptors", many("count-raptor", reserves.raptors))
            .set("damaged", reserves.damaged_vipers)
            .set("destroyed", reserves.destroyed_vipers)
            .set("nukes", reserves.nukes)
            .set("stock", reserves.civilians);
        lines.push(said.into());
        lines.extend(Row::list(phrase("table-lost"), reserves.lost.iter().map(|&ship| self.cargo(ship)).collect()));
        let rules = board.rules.iter().map(|&rule| self.rule(rule));
        lines.extend(Row::list(phrase("table-rules"), rules.collect()));
        lines
    }

    fn space(&self, board: &Board) -> Vec<Row> {
        let filled = |area: &Area| board.ships_in(*area) != galactica::cards::Ships::NONE;
        let areas = under(Area::ALL.into_iter().filter(filled).map(|area| self.area_line(board, area)));
        if areas.is_empty() {
            return rows([phrase("table-space-empty")]);
        }
        let damaged = (0..).map_while(|number| board.basestar(number)).filter(|(_, basestar)| basestar.points > 0);
        let damaged = damaged.map(|(area, basestar)| {
            let hits = basestar.damage.iter().map(|&damage| names::hit(damage)).collect();
            let said = phrase("table-basestar").set("number", basestar.number + 1).set("area", names::area(area));
            said.set("points", basestar.points).set("hull", BASESTAR_HULL).set("hits", commas(hits))
        });
        [rows([phrase("table-space")]), areas, under(damaged)].concat()
    }

    fn area_line(&self, board: &Board, area: Area) -> Phrase {
        let mut parts = vec![self.there(board, area)];
        let pilots = board.pilots_in(area);
        if !pilots.is_empty() {
            parts.push(phrase("table-pilots").set("pilots", self.seats(pilots.iter())));
        }
        let raiders = board.area(area).raiders > 0;
        phrase("table-area")
            .set("area", names::area(area))
            .set("ships", semicolons(parts))
            .set("raiders", raiders)
            .set("plan", if raiders { self.raider_plan(board, area) } else { Phrase::Nothing })
    }

    /// A player, as everybody sees them.
    pub(super) fn player(&self, board: &Board, seat: Seat) -> Vec<Row> {
        let person = board.person(seat);
        let mut lines = rows([by("table-person", seat)
            .set("name", person.character.map(names::character))
            .set("facts", commas(self.facts(board, seat)))]);
        if person.hand + person.given > 0 {
            lines.extend(self.types(&person.public).map(Row::under));
            let label = phrase("table-seen").set("left", person.public.left);
            lines.extend(self.seen_in(label, &person.public).map(Row::under));
        }
        lines
    }

    fn facts(&self, board: &Board, seat: Seat) -> Vec<Phrase> {
        let person = board.person(seat);
        let mut facts = Vec::new();
        if person.character.is_some() {
            let held = Title::ALL.into_iter().filter(|&title| board.holder(title) == Some(seat));
            facts.extend(held.map(|title| phrase("fact-title").set("title", names::title(title))));
        }
        if person.revealed {
            facts.push(phrase("fact-cylon"));
        }
        facts.push(names::place(person.place));
        let cards = cards(person.hand);
        facts.push(phrase("fact-hand").set("cards", cards).set("limit", person.hand_limit));
        if person.hidden > 0 {
            facts.push(many("fact-hidden", person.hidden));
        }
        if !person.shown.is_empty() {
            facts.push(phrase("fact-shown").set("cards", self.loyalties(&person.shown)));
        }
        if person.super_crisis {
            facts.push(phrase("fact-super"));
        }
        if let Some(once) = person.once.filter(|_| !person.revealed) {
            let said = phrase("fact-once").set("spent", once.spent);
            facts.push(said.set("ability", names::ability(once.ability)));
        }
        // What lies beside the presidency is the President's.
        let before = board.quorum.in_play.iter().filter(|lies| lies.seat.or(board.president) == Some(seat));
        facts.extend(before.map(|lies| phrase("fact-appointed").set("card", names::quorum(lies.card))));
        facts
    }

    /// The types in a hand, as bounds.
    fn types(&self, known: &HandKnown) -> Option<Row> {
        let part = |&TypeBounds { skill, least, most }: &TypeBounds| {
            let said = phrase("table-type").set("exact", least == most).set("low", least);
            (most > 0).then(|| said.set("high", most).set("skill", names::skill(skill)))
        };
        Row::list(phrase("table-types"), known.types.iter().filter_map(part).collect())
    }

    fn seen_in(&self, label: Phrase, known: &HandKnown) -> Option<Row> {
        Row::list(label, known.seen.iter().map(|&card| names::skill_card(card)).collect())
    }

    /// The crisis and the check that are going on, and what stays in play.
    fn crises(&self, board: &Board) -> Vec<Row> {
        let mut lines: Vec<Row> = Vec::new();
        let mut kept: Vec<Phrase> = board.crises.ongoing.iter().map(|&card| names::crisis(card)).collect();
        kept.extend(board.crises.super_kept.map(names::super_crisis));
        lines.extend(Row::list(phrase("table-ongoing"), kept));
        lines.extend(board.crises.facing.iter().flat_map(|&card| self.crisis_help(card)));
        lines.extend(board.crises.super_facing.map(|card| self.super_help(card)).unwrap_or_default());
        if let Some(check) = &board.check {
            lines.push(self.check_head(check).into());
            lines.extend(rows(self.check_status(board, check, None)));
        }
        lines
    }

    /// How the fleet stands, and what the reader holds, by names alone.
    pub(super) fn brief(&self, board: &Board) -> Vec<Row> {
        let mut lines: Vec<Row> = self.resources(board).into_iter().collect();
        lines.extend(self.journey(board).into_iter().take(1));
        let mut private = self.known(board);
        if !private.is_empty() {
            let label = phrase("private-hand").set("cards", cards(board.hand().len()));
            private.extend(Row::list(label, self.alike(board.hand(), names::skill_card)).map(Row::under));
        }
        // Before the cards are dealt there is nothing but the heading.
        if private.len() > 1 {
            lines.extend(private);
        }
        lines
    }

    /// What only the reader may know.
    pub(super) fn private(&self, board: &Board) -> Vec<Row> {
        let mut lines = self.known(board);
        if !lines.is_empty() {
            lines.extend(self.hand(board.hand()));
        }
        lines
    }

    /// The same without their hand.
    fn known(&self, board: &Board) -> Vec<Row> {
        let Some(own) = self.own(board) else { return Vec::new() };
        let person = board.person(own);
        let loyalty = person.loyalty.iter().map(|&card| names::loyalty(card)).collect();
        let mut lines: Vec<Row> = Row::list(phrase("private-loyalty"), loyalty).into_iter().collect();
        lines.extend(self.own_super(board).map(|card| Row::from(phrase("private-super").set("card", card))));
        let id = if board.president == Some(own) { "private-quorum" } else { "private-quorum-known" };
        lines.extend(Row::list(phrase(id), board.quorum.known.iter().map(|&card| names::quorum(card)).collect()));
        lines.extend(self.known_in(DeckName::Crisis, &board.decks.crisis, names::crisis));
        lines.extend(self.known_in(DeckName::Destination, &board.decks.destination, names::destination));
        lines.extend(self.known_in(DeckName::Quorum, &board.decks.quorum, names::quorum));
        lines.extend(self.known_in(DeckName::SuperCrisis, &board.decks.super_crisis, names::super_crisis));
        lines.extend(self.known_of_others(board, own));
        let offered = board.offered_items.iter().map(|&item| self.offered(board, item)).collect();
        lines.extend(Row::list(phrase("private-offered"), offered));
        let given = board.given().iter().map(|&card| names::skill_card(card)).collect();
        lines.extend(Row::list(phrase("private-given"), given));
        std::iter::once(phrase("private").into()).chain(lines.into_iter().map(Row::under)).collect()
    }

    fn known_of_others(&self, board: &Board, own: Seat) -> Vec<Row> {
        let mut lines: Vec<Row> = Vec::new();
        let seen = (0..).map_while(|number| board.civilian(number)).filter_map(|(area, ship)| {
            let said = phrase("private-civilian").set("number", ship.number + 1);
            ship.face.map(|face| said.set("area", names::area(area)).set("cargo", self.cargo(face)))
        });
        lines.extend(Row::list(phrase("private-civilians"), seen.collect()));
        for person in board.people.iter().filter(|person| person.seat != own) {
            let label = phrase("private-known-loyalty").set("owner", who(person.seat));
            let cards = person.loyalty.iter().map(|&card| names::loyalty(card)).collect();
            lines.extend(Row::list(label, cards));
            let (known, public) = (&person.known, &person.public);
            if (&known.seen, known.left) != (&public.seen, public.left) {
                let label = phrase("private-known-hand").set("owner", who(person.seat));
                lines.extend(self.seen_in(label.set("left", known.left), known));
            }
        }
        lines
    }

    /// Something that the reader has before them to choose from, by its name.
    fn offered(&self, board: &Board, item: galactica::Item) -> Phrase {
        use galactica::Item;
        if let Item::Crisis(card) = item {
            names::crisis(card)
        } else if let Item::Destination(card) = item {
            names::destination(card)
        } else if let Item::Quorum(card) = item {
            names::quorum(card)
        } else if let Item::Token(token) = item {
            names::token(token)
        } else {
            self.option(board, galactica::Prompt::default(), item).whole()
        }
    }

    fn hand(&self, hand: &[Kind]) -> Vec<Row> {
        if hand.is_empty() {
            return under([phrase("private-no-hand")]);
        }
        let mut lines = under([phrase("private-hand").set("cards", cards(hand.len()))]);
        let alike = hand.chunk_by(|a, b| a == b).zip(self.alike(hand, names::skill_card));
        lines.extend(alike.map(|(alike, card)| {
            let said = phrase("private-card").set("card", one(card));
            Row::from(said.set("text", card_text(&skill_card_id(alike[0])))).under().under()
        }));
        lines
    }
}
