//! The whole table in short labelled lines, for eyes and ears alike. What only the reader may know stands apart, at the end.

use galactica::cards::{
    Ability, Area, BASESTAR_DAMAGE, BASESTAR_HULL, BOARDING_STEPS, KOBOL, Kind, Quorum, Rule, Skill, Title,
};
use galactica::frame::{Frame, TurnStep};
use galactica::knowledge::Span;
use galactica::state::{Dial, Ending};
use galactica::view::Seen;
use galactica::{DeckName, View};
use tabletop::Seat;

use super::names::{self, card_text, skill_card_id};
use super::teller::{Reading as _, Teller, by, many};
use crate::Row;
use crate::phrase::{Phrase, cards, commas, one, phrase, semicolons, who};
use crate::rows::{rows, under};

const RULES: [Rule; 6] = [
    Rule::UnmannedViperAttackMinus2,
    Rule::BasestarLaunchPlus1,
    Rule::CommunicationsBlocked,
    Rule::NoLoyaltyLooks,
    Rule::ColonialOneClosed,
    Rule::RelentlessPursuit,
];

/// Which step of a turn it is. The turn, at the bottom of the stack, names the step that comes next; what it waits for
/// stands above it.
fn step_id(view: &View) -> &'static str {
    if view.ending != Ending::Playing {
        return "step-over";
    }
    let Some(Frame::Turn(turn)) = view.frames.first() else { return "step-setup" };
    let above = view.frames.get(1);
    match turn.step {
        TurnStep::Start | TurnStep::Receive | TurnStep::Movement => "step-skills",
        TurnStep::Action if matches!(above, Some(Frame::Movement(_))) => "step-movement",
        TurnStep::Action => "step-action",
        TurnStep::Crisis => "step-crisis",
        TurnStep::Recon if matches!(above, Some(Frame::Resolve(_))) => "step-crisis",
        TurnStep::Recon | TurnStep::Limit | TurnStep::Verdict => "step-end",
    }
}

impl Teller<'_> {
    pub(super) fn table(&self, view: &View) -> Vec<Row> {
        let turn = by("table-turn", view.current).set("turn", view.turns + 1);
        let mut lines = rows([turn.set("step", phrase(step_id(view)))]);
        lines.extend(self.resources(view));
        lines.extend(self.journey(view));
        lines.extend(self.galactica(view));
        lines.extend(self.space(view));
        for seat in view.first.clockwise(view.players.len() as u8) {
            lines.extend(self.player(view, seat));
        }
        lines.extend(self.deck_lines(view));
        lines.extend(self.crises(view));
        lines.extend(self.private(view));
        lines
    }

    fn resources(&self, view: &View) -> Option<Row> {
        Row::list(phrase("table-resources"), self.dials(view))
    }

    pub(super) fn dials(&self, view: &View) -> Vec<Phrase> {
        let part = |dial: Dial| {
            let now = view.dial(dial);
            let said = phrase("table-dial").set("dial", names::dial(dial)).set("now", now);
            said.set("red", now <= dial.red())
        };
        Dial::ALL.map(part).to_vec()
    }

    fn journey(&self, view: &View) -> Vec<Row> {
        let mut lines = rows([phrase("table-journey")
            .set("distance", view.distance)
            .set("last", KOBOL.last_jump)
            .set("slept", view.slept)
            .set("sleepers", KOBOL.sleepers)
            .set("space", self.jump_space(view.jump))]);
        let mut travelled: Vec<Phrase> = view.travelled.iter().map(|&card| names::destination(card)).collect();
        travelled.extend(view.discovered.iter().map(|&card| names::crisis(card)));
        lines.extend(Row::list(phrase("table-travelled"), travelled));
        lines
    }

    fn galactica(&self, view: &View) -> Vec<Row> {
        let damaged = view.damaged().map(names::location).collect();
        let damaged = Row::list(phrase("table-damage"), damaged);
        let mut lines: Vec<Row> = vec![damaged.unwrap_or_else(|| phrase("table-undamaged").into())];
        let aboard = (0..).zip(view.space.centurions).filter(|&(_, count)| count > 0);
        let centurion = |(at, count): (u8, u8)| {
            let said = phrase("table-centurion").set("count", count);
            said.set("left", BOARDING_STEPS - at)
        };
        lines.extend(Row::list(phrase("table-centurions"), aboard.map(centurion).collect()));
        let space = &view.space;
        let reserves = phrase("table-reserves")
            .set("vipers", many("count-viper", space.reserve))
            .set("raptors", many("count-raptor", space.raptors))
            .set("damaged", space.damaged)
            .set("destroyed", space.destroyed)
            .set("nukes", space.nukes)
            .set("stock", space.stock);
        lines.push(reserves.into());
        lines.extend(Row::list(phrase("table-lost"), space.lost.iter().map(|&ship| self.cargo(ship)).collect()));
        let rules = RULES.into_iter().filter(|&rule| view.has_rule(rule)).map(|rule| self.rule(rule));
        lines.extend(Row::list(phrase("table-rules"), rules.collect()));
        lines
    }

    fn space(&self, view: &View) -> Vec<Row> {
        let filled = |area: &Area| view.ships_in(*area) != galactica::cards::Ships::NONE;
        let areas = under(Area::ALL.into_iter().filter(filled).map(|area| self.area_line(view, area)));
        if areas.is_empty() {
            return rows([phrase("table-space-empty")]);
        }
        let damaged = (1_u8..).zip(view.space.basestars).filter_map(|(number, basestar)| {
            let hits = BASESTAR_DAMAGE.iter().filter(|row| basestar.has(row.damage));
            let hits: Vec<Phrase> = hits.map(|row| names::hit(row.damage)).collect();
            let area = basestar.area.filter(|_| !hits.is_empty())?;
            let said = phrase("table-basestar").set("number", number).set("area", names::area(area));
            Some(said.set("points", basestar.points()).set("hull", BASESTAR_HULL).set("hits", commas(hits)))
        });
        [rows([phrase("table-space")]), areas, under(damaged)].concat()
    }

    fn area_line(&self, view: &View, area: Area) -> Phrase {
        let mut parts = vec![self.there(view, area)];
        let pilots: Vec<Seat> = view.pilots_in(area).collect();
        if !pilots.is_empty() {
            parts.push(phrase("table-pilots").set("pilots", self.seats(pilots)));
        }
        let raiders = view.space.raiders[area as usize] > 0;
        phrase("table-area")
            .set("area", names::area(area))
            .set("ships", semicolons(parts))
            .set("raiders", raiders)
            .set("plan", if raiders { self.raider_plan(view, area) } else { Phrase::Nothing })
    }

    /// A player, as everybody sees him.
    pub(super) fn player(&self, view: &View, seat: Seat) -> Vec<Row> {
        let player = &view.players[seat.index()];
        let mut lines = rows([by("table-person", seat)
            .set("name", player.character.map(names::character))
            .set("facts", commas(self.facts(view, seat)))]);
        if player.hand + player.given > 0 {
            lines.extend(self.types(&player.public.span).map(Row::under));
            let seen = &player.public.seen;
            let label = phrase("table-seen").set("left", seen.left);
            lines.extend(self.seen_in(label, seen).map(Row::under));
        }
        lines
    }

    fn facts(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let player = &view.players[seat.index()];
        let mut facts = Vec::new();
        if player.character.is_some() {
            // Titles come with the loyalty cards, once everybody is somebody.
            let dealt = view.players.iter().any(|player| player.hidden > 0 || !player.shown.is_empty());
            let held = Title::ALL.into_iter().filter(|&title| dealt && view.holder(title) == seat);
            facts.extend(held.map(|title| phrase("fact-title").set("title", names::title(title))));
        }
        if view.revealed.contains(seat) {
            facts.push(phrase("fact-cylon"));
        }
        facts.push(names::place(player.place));
        let cards = cards(player.hand);
        facts.push(phrase("fact-hand").set("cards", cards).set("limit", view.hand_limit(seat)));
        if player.hidden > 0 {
            facts.push(many("fact-hidden", player.hidden));
        }
        if !player.shown.is_empty() {
            facts.push(phrase("fact-shown").set("cards", self.loyalties(&player.shown)));
        }
        if player.super_crisis {
            facts.push(phrase("fact-super"));
        }
        if let Some(ability) = player.character.map(once).filter(|_| !view.revealed.contains(seat)) {
            let said = phrase("fact-once").set("spent", view.spent.contains(seat));
            facts.push(said.set("ability", names::ability(ability)));
        }
        let appointed = [
            (view.appointed.arbitrator, Quorum::AssignArbitrator),
            (view.appointed.mission_specialist, Quorum::AssignMissionSpecialist),
            (view.appointed.vice_president, Quorum::AssignVicePresident),
            (view.appointed.prophecy.then_some(view.president), Quorum::AcceptProphecy),
        ];
        let before = appointed.into_iter().filter(|&(holder, _)| holder == Some(seat));
        facts.extend(before.map(|(_, card)| phrase("fact-appointed").set("card", names::quorum(card))));
        facts
    }

    /// The types in a hand, as bounds.
    fn types(&self, span: &Span) -> Option<Row> {
        let part = |skill: Skill| {
            let (low, high) = (span.lo[skill.index()], span.hi[skill.index()]);
            let said = phrase("table-type").set("exact", low == high).set("low", low);
            (high > 0).then(|| said.set("high", high).set("skill", names::skill(skill)))
        };
        let parts: Vec<Phrase> = Skill::ALL.into_iter().filter_map(part).collect();
        Row::list(phrase("table-types"), parts)
    }

    fn seen_in(&self, label: Phrase, seen: &Seen) -> Option<Row> {
        Row::list(label, seen.cards.iter().map(|&card| names::skill_card(card)).collect())
    }

    /// The crisis and the check that are going on, and what stays in play.
    fn crises(&self, view: &View) -> Vec<Row> {
        let mut lines: Vec<Row> = Vec::new();
        let mut kept: Vec<Phrase> = view.ongoing.iter().map(|&card| names::crisis(card)).collect();
        kept.extend(view.super_kept.map(names::super_crisis));
        lines.extend(Row::list(phrase("table-ongoing"), kept));
        lines.extend(view.facing.iter().flat_map(|&card| self.crisis_help(card)));
        lines.extend(view.super_facing.map(|card| self.super_help(card)).unwrap_or_default());
        if let Some(check) = view.check() {
            lines.push(self.check_head(view, check).into());
            lines.extend(rows(self.check_status(view, check, None)));
        }
        lines
    }

    /// How the fleet stands, and what the reader holds, by names alone.
    pub(super) fn brief(&self, view: &View) -> Vec<Row> {
        let mut lines: Vec<Row> = self.resources(view).into_iter().collect();
        lines.extend(self.journey(view).into_iter().take(1));
        let mut private = self.known(view);
        if !private.is_empty() {
            let label = phrase("private-hand").set("cards", cards(view.hand.len()));
            private.extend(Row::list(label, self.alike(&view.hand, names::skill_card)).map(Row::under));
        }
        // Before the cards are dealt there is nothing but the heading.
        if private.len() > 1 {
            lines.extend(private);
        }
        lines
    }

    /// What only the reader may know.
    pub(super) fn private(&self, view: &View) -> Vec<Row> {
        let mut lines = self.known(view);
        if !lines.is_empty() {
            lines.extend(self.hand(&view.hand));
        }
        lines
    }

    /// The same without his hand.
    fn known(&self, view: &View) -> Vec<Row> {
        let Some(own) = self.own(view) else { return Vec::new() };
        let player = &view.players[own.index()];
        let loyalty = player.loyalty.iter().map(|&card| names::loyalty(card)).collect();
        let mut lines: Vec<Row> = Row::list(phrase("private-loyalty"), loyalty).into_iter().collect();
        lines.extend(self.own_super(view).map(|card| Row::from(phrase("private-super").set("card", card))));
        let id = if own == view.president { "private-quorum" } else { "private-quorum-known" };
        lines.extend(Row::list(phrase(id), view.quorum_known.iter().map(|&card| names::quorum(card)).collect()));
        lines.extend(self.known_in(DeckName::Crisis, &view.crises, names::crisis));
        lines.extend(self.known_in(DeckName::Destination, &view.destinations, names::destination));
        lines.extend(self.known_in(DeckName::Quorum, &view.quorum, names::quorum));
        lines.extend(self.known_in(DeckName::SuperCrisis, &view.supers, names::super_crisis));
        lines.extend(self.known_of_others(view, own));
        let offered = view.offered_items.iter().map(|&item| self.offered(view, item)).collect();
        lines.extend(Row::list(phrase("private-offered"), offered));
        let given = view.given.iter().map(|&card| names::skill_card(card)).collect();
        lines.extend(Row::list(phrase("private-given"), given));
        std::iter::once(phrase("private").into()).chain(lines.into_iter().map(Row::under)).collect()
    }

    fn known_of_others(&self, view: &View, own: Seat) -> Vec<Row> {
        let mut lines: Vec<Row> = Vec::new();
        let seen = (1_u8..).zip(&view.space.civilians).filter_map(|(number, ship)| {
            let said = phrase("private-civilian").set("number", number);
            ship.face.map(|face| said.set("area", names::area(ship.area)).set("cargo", self.cargo(face)))
        });
        lines.extend(Row::list(phrase("private-civilians"), seen.collect()));
        for seat in view.seats().filter(|&seat| seat != own) {
            let player = &view.players[seat.index()];
            let label = phrase("private-known-loyalty").set("owner", who(seat));
            let cards = player.loyalty.iter().map(|&card| names::loyalty(card)).collect();
            lines.extend(Row::list(label, cards));
            if player.mine.seen != player.public.seen {
                let label = phrase("private-known-hand").set("owner", who(seat));
                lines.extend(self.seen_in(label.set("left", player.mine.seen.left), &player.mine.seen));
            }
        }
        lines
    }

    /// Something that the reader has before him to choose from, by its name.
    fn offered(&self, view: &View, item: galactica::Item) -> Phrase {
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
            self.option(view, galactica::Prompt::default(), item).whole()
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

/// The power that works once a game.
fn once(character: galactica::cards::Character) -> Ability {
    let rows = &character.row().abilities;
    rows.iter().find(|row| row.ability.owner().1).unwrap_or(&rows[1]).ability
}
