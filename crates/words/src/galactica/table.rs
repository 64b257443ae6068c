//! The whole table in short labelled lines, for eyes and ears alike. What only the reader may know stands apart, at the end.

use galactica::board::{Check, CheckPowers, DialBoard, HandKnown, TurnStep, TypeBounds};
use galactica::cards::{Area, BASESTAR_HULL, Kind, Title};
use galactica::{Board, DeckName, Matter};
use tabletop::Seat;

use super::decks::counted;
use super::names::{self, card_text, skill_card_id};
use super::teller::{Teller, by, many};
use crate::Row;
use crate::phrase::{Phrase, cards, commas, one, phrase, semicolons, sentences, who};
use crate::rows::{labelled, rows, under};

/// Does the card in front of everybody say what this check takes? Not once something has changed it.
fn is_read(board: &Board, check: &Check) -> bool {
    let CheckPowers { committee, research, ignored, inspirational_leader } = check.powers;
    let changed = committee || research || ignored.is_some() || inspirational_leader;
    let faced = match check.matter {
        Matter::Crisis(crisis) => board.crises.facing.contains(&crisis),
        Matter::SuperCrisis(crisis) => board.crises.super_facing == Some(crisis),
        Matter::Location(_) => false,
    };
    faced && !changed && check.difficulty == check.printed
}

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
    /// In as few lines as can still be read by ear. Without what can be asked for, what raiders would do, who may still give to a
    /// check and how many cards are discarded, it fits a screen of 40 rows but for very full tables in long languages.
    pub(super) fn table(&self, board: &Board, all: bool) -> Vec<Row> {
        let turn = by("table-turn", board.turn.seat).set("turn", board.turn.number);
        let turn = turn.set("step", phrase(step_id(board)));
        let mut lines = Vec::new();
        lines.extend(Row::list(sentences(vec![turn, phrase("table-resources")]), self.dials(board)));
        lines.push(sentences(vec![self.journey(board), self.travelled(board).into()]).into());
        lines.extend(rows(self.galactica(board)));
        lines.extend(self.space(board, all));
        lines.extend(board.turn.first.clockwise(board.people.len() as u8).map(|seat| self.player(board, seat)));
        lines.extend(self.deck_lines(board, all));
        lines.extend(self.crises(board, all));
        lines.extend(self.known(board));
        lines.extend(self.hand_names(board));
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

    fn journey(&self, board: &Board) -> Phrase {
        let journey = &board.journey;
        phrase("table-journey")
            .set("distance", journey.distance)
            .set("last", journey.last_jump)
            .set("slept", journey.slept)
            .set("sleepers", journey.sleeper_agents)
            .set("space", self.jump_space(board.jump.space))
    }

    fn travelled(&self, board: &Board) -> Option<Phrase> {
        let mut travelled: Vec<Phrase> = board.journey.travelled.iter().map(|&card| names::destination(card)).collect();
        travelled.extend(board.journey.discovered.map(names::crisis));
        labelled(phrase("table-travelled"), travelled)
    }

    /// The ship and who is aboard, what is in reserve and lost, what is in force.
    fn galactica(&self, board: &Board) -> Vec<Phrase> {
        let damaged = board.damaged().map(names::location).collect();
        let damaged = labelled(phrase("table-damage"), damaged).unwrap_or_else(|| phrase("table-undamaged"));
        let boarding = &board.boarding;
        let track = boarding.centurions.into_iter().chain([boarding.arrived]);
        let aboard = (0..).zip(track).filter(|&(_, count)| count > 0);
        let centurion = |(at, count): (u8, u8)| {
            let said = phrase("table-centurion").set("count", count);
            said.set("left", boarding.steps - at)
        };
        let centurions = labelled(phrase("table-centurions"), aboard.map(centurion).collect());
        let reserves = &board.reserves;
        let stock = phrase("table-reserves")
            .set("vipers", many("count-viper", reserves.vipers))
            .set("raptors", many("count-raptor", reserves.raptors))
            .set("damaged", reserves.damaged_vipers)
            .set("destroyed", reserves.destroyed_vipers)
            .set("nukes", reserves.nukes)
            .set("stock", reserves.civilians);
        let lost = labelled(phrase("table-lost"), counted(&reserves.lost, |ship| self.freight(ship)));
        let rules = labelled(phrase("table-rules"), board.rules.iter().map(|&rule| self.rule(rule)).collect());
        let mut kept: Vec<Phrase> = board.crises.ongoing.iter().map(|&card| names::crisis(card)).collect();
        kept.extend(board.crises.super_kept.map(names::super_crisis));
        let kept = labelled(phrase("table-ongoing"), kept);
        let mut lines = vec![sentences(vec![damaged, centurions.into()]), sentences(vec![stock, lost.into()])];
        if kept.is_some() || rules.is_some() {
            lines.push(sentences(vec![kept.into(), rules.into()]));
        }
        lines
    }

    fn space(&self, board: &Board, reckoned: bool) -> Vec<Row> {
        let filled = |area: &Area| board.ships_in(*area) != galactica::cards::Ships::NONE;
        let areas = under(Area::ALL.into_iter().filter(filled).map(|area| self.area_line(board, area, reckoned)));
        if areas.is_empty() {
            return rows([phrase("table-space-empty")]);
        }
        [rows([phrase("table-space")]), areas].concat()
    }

    fn area_line(&self, board: &Board, area: Area, reckoned: bool) -> Phrase {
        let mut parts = vec![self.there(board, area)];
        let pilots = board.pilots_in(area);
        if !pilots.is_empty() {
            parts.push(phrase("table-pilots").set("pilots", self.seats(pilots.iter())));
        }
        let damaged = board.area(area).basestars.iter().filter(|basestar| basestar.points > 0);
        parts.extend(damaged.map(|basestar| {
            let hits = basestar.damage.iter().map(|&damage| names::hit(damage)).collect();
            let said = phrase("table-basestar").set("number", basestar.number + 1).set("points", basestar.points);
            said.set("hull", BASESTAR_HULL).set("hits", commas(hits))
        }));
        let raiders = reckoned && board.area(area).raiders > 0;
        phrase("table-area")
            .set("area", names::area(area))
            .set("ships", semicolons(parts))
            .set("raiders", raiders)
            .set("plan", if raiders { self.raider_plan(board, area) } else { Phrase::Nothing })
    }

    /// A player, as everybody sees them, in one line.
    pub(super) fn player(&self, board: &Board, seat: Seat) -> Row {
        let person = board.person(seat);
        let said = by("table-person", seat)
            .set("name", person.character.map(names::character))
            .set("facts", commas(self.facts(board, seat)));
        let known = &person.public;
        let seen = if person.hand + person.given > 0 { &known.seen[..] } else { &[] };
        let seen = self.alike(seen, names::skill_short);
        sentences(vec![said, labelled(phrase("table-seen").set("left", known.left), seen).into()]).into()
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
        let types = if person.hand + person.given > 0 { self.types(&person.public) } else { Vec::new() };
        let hand = phrase("fact-hand").set("cards", cards(person.hand)).set("limit", person.hand_limit);
        facts.push(hand.set("known", !types.is_empty()).set("types", commas(types)));
        if person.hidden > 0 {
            facts.push(many("fact-hidden", person.hidden));
        }
        if !person.shown.is_empty() {
            facts.push(phrase("fact-shown").set("cards", self.loyalties(&person.shown)));
        }
        if person.super_crisis {
            facts.push(phrase("fact-super"));
        }
        if let Some(once) = person.once.filter(|once| once.spent && !person.revealed) {
            facts.push(phrase("fact-once").set("ability", names::ability(once.ability)));
        }
        // What lies beside the presidency is the President's.
        let before = board.quorum.in_play.iter().filter(|lies| lies.seat.or(board.president) == Some(seat));
        facts.extend(before.map(|lies| phrase("fact-appointed").set("card", names::quorum(lies.card))));
        facts
    }

    /// The types in a hand, as bounds.
    fn types(&self, known: &HandKnown) -> Vec<Phrase> {
        let part = |&TypeBounds { skill, least, most }: &TypeBounds| {
            let said = phrase("table-type").set("exact", least == most).set("low", least);
            (most > 0).then(|| said.set("high", most).set("skill", names::skill(skill)))
        };
        known.types.iter().filter_map(part).collect()
    }

    /// The crisis and the check that are going on.
    fn crises(&self, board: &Board, reckoned: bool) -> Vec<Row> {
        let mut lines: Vec<Row> = board.crises.facing.iter().flat_map(|&card| self.crisis_help(card)).collect();
        lines.extend(board.crises.super_facing.map(|card| self.super_help(card)).unwrap_or_default());
        if let Some(check) = &board.check {
            if !is_read(board, check) {
                lines.push(self.check_head(check).into());
            }
            let status = if reckoned { self.check_status(board, check, None) } else { self.check_given(board, check) };
            lines.extend((!status.is_empty()).then(|| Row::from(sentences(status))));
        }
        lines
    }

    /// How the fleet stands, and what the reader holds, by names alone.
    pub(super) fn brief(&self, board: &Board) -> Vec<Row> {
        let mut lines: Vec<Row> = self.resources(board).into_iter().collect();
        lines.push(self.journey(board).into());
        let mut private = self.known(board);
        if !private.is_empty() && !board.hand().is_empty() {
            private.extend(self.hand_names(board));
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

    /// The same without their hand: loyalty, the Quorum's cards, decks, others, and what lies before them, a line each.
    fn known(&self, board: &Board) -> Vec<Row> {
        let Some(own) = self.own(board) else { return Vec::new() };
        let loyalty = labelled(phrase("private-loyalty"), counted(&board.person(own).loyalty, names::loyalty));
        let own_super = self.own_super(board).map(|card| phrase("private-super").set("card", card));
        let id = if board.president == Some(own) { "private-quorum" } else { "private-quorum-known" };
        let quorum = labelled(phrase(id), counted(&board.quorum.known, names::quorum));
        let decks = [
            self.known_in(DeckName::Crisis, &board.decks.crisis, names::crisis),
            self.known_in(DeckName::Destination, &board.decks.destination, names::destination),
            self.known_in(DeckName::Quorum, &board.decks.quorum, names::quorum),
            self.known_in(DeckName::SuperCrisis, &board.decks.super_crisis, names::super_crisis),
        ];
        let offered = board.offered_items.iter().map(|&item| self.offered(board, item)).collect();
        let offered = labelled(phrase("private-offered"), offered);
        let given = board.given().iter().map(|&card| names::skill_card(card)).collect();
        let given = labelled(phrase("private-given"), given);
        let lines = [
            loyalty.into_iter().chain(own_super).collect(),
            quorum.into_iter().collect(),
            decks.into_iter().flatten().collect(),
            self.known_of_others(board, own),
            offered.into_iter().chain(given).collect::<Vec<_>>(),
        ];
        let lines = lines.into_iter().filter(|line| !line.is_empty()).map(sentences);
        rows([phrase("private")]).into_iter().chain(under(lines)).collect()
    }

    fn known_of_others(&self, board: &Board, own: Seat) -> Vec<Phrase> {
        let seen = (0..).map_while(|number| board.civilian(number)).filter_map(|(area, ship)| {
            let said = phrase("private-civilian").set("number", ship.number + 1);
            ship.face.map(|face| said.set("area", names::area(area)).set("cargo", self.cargo(face)))
        });
        let mut said: Vec<Phrase> = labelled(phrase("private-civilians"), seen.collect()).into_iter().collect();
        for person in board.people.iter().filter(|person| person.seat != own) {
            let label = phrase("private-known-loyalty").set("owner", who(person.seat));
            let cards = person.loyalty.iter().map(|&card| names::loyalty(card)).collect();
            said.extend(labelled(label, cards));
            let (known, public) = (&person.known, &person.public);
            if (&known.seen, known.left) != (&public.seen, public.left) {
                let label = phrase("private-known-hand").set("owner", who(person.seat)).set("left", known.left);
                said.extend(labelled(label, self.alike(&known.seen, names::skill_short)));
            }
        }
        said
    }

    /// The reader's hand by names alone.
    fn hand_names(&self, board: &Board) -> Option<Row> {
        self.own(board)?;
        let label = phrase("private-hand").set("cards", cards(board.hand().len()));
        let hand = Row::list(label, counted(board.hand(), names::skill_card));
        Some(hand.unwrap_or_else(|| phrase("private-no-hand").into()).under())
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
