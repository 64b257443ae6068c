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

use super::names::skill_card_id;
use super::teller::{Reading as _, Teller};
use crate::Line;

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
        return "galactica-step-over";
    }
    let Some(Frame::Turn(turn)) = view.frames.first() else { return "galactica-step-setup" };
    let above = view.frames.get(1);
    match turn.step {
        TurnStep::Start | TurnStep::Receive | TurnStep::Movement => "galactica-step-skills",
        TurnStep::Action if matches!(above, Some(Frame::Movement(_))) => "galactica-step-movement",
        TurnStep::Action => "galactica-step-action",
        TurnStep::Crisis => "galactica-step-crisis",
        TurnStep::Recon if matches!(above, Some(Frame::Resolve(_))) => "galactica-step-crisis",
        TurnStep::Recon | TurnStep::Limit | TurnStep::Verdict => "galactica-step-end",
    }
}

impl Teller<'_> {
    pub(super) fn table(&self, view: &View) -> Vec<Line> {
        let turn = self.by("galactica-table-turn", view.current).set("turn", view.turns + 1);
        let mut lines = vec![turn.set("step", self.fixed(step_id(view))).line()];
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

    fn resources(&self, view: &View) -> Vec<Line> {
        self.words.packed(self.fixed("galactica-table-resources"), self.dials(view))
    }

    pub(super) fn dials(&self, view: &View) -> Vec<Line> {
        let part = |dial: Dial| {
            let now = view.dial(dial);
            let phrase = self.phrase("galactica-table-dial").set("dial", self.dial(dial)).set("now", now);
            phrase.set("red", now <= dial.red()).line()
        };
        Dial::ALL.map(part).to_vec()
    }

    fn journey(&self, view: &View) -> Vec<Line> {
        let mut lines = vec![
            self.phrase("galactica-table-journey")
                .set("distance", view.distance)
                .set("last", KOBOL.last_jump)
                .set("slept", view.slept)
                .set("sleepers", KOBOL.sleepers)
                .set("space", self.jump_space(view.jump))
                .line(),
        ];
        let mut travelled: Vec<Line> = view.travelled.iter().map(|&card| self.destination(card)).collect();
        travelled.extend(view.discovered.iter().map(|&card| self.crisis(card)));
        if !travelled.is_empty() {
            lines.extend(self.words.packed(self.fixed("galactica-table-travelled"), travelled));
        }
        lines
    }

    fn galactica(&self, view: &View) -> Vec<Line> {
        let damaged: Vec<Line> = view.damaged().map(|location| self.location(location)).collect();
        let mut lines = if damaged.is_empty() {
            vec![self.fixed("galactica-table-undamaged")]
        } else {
            self.words.packed(self.fixed("galactica-table-damage"), damaged)
        };
        let aboard = (0..).zip(view.space.centurions).filter(|&(_, count)| count > 0);
        let centurion = |(at, count): (u8, u8)| {
            let phrase = self.phrase("galactica-table-centurion").set("count", count);
            phrase.set("left", BOARDING_STEPS - at).line()
        };
        let aboard: Vec<Line> = aboard.map(centurion).collect();
        if !aboard.is_empty() {
            lines.extend(self.words.packed(self.fixed("galactica-table-centurions"), aboard));
        }
        let space = &view.space;
        lines.push(
            self.phrase("galactica-table-reserves")
                .set("vipers", self.count("galactica-count-viper", space.reserve))
                .set("raptors", self.count("galactica-count-raptor", space.raptors))
                .set("damaged", space.damaged)
                .set("destroyed", space.destroyed)
                .set("nukes", space.nukes)
                .set("stock", space.stock)
                .line(),
        );
        if !space.lost.is_empty() {
            let lost = space.lost.iter().map(|&ship| self.cargo(ship)).collect();
            lines.extend(self.words.packed(self.fixed("galactica-table-lost"), lost));
        }
        let rules: Vec<Line> = RULES.into_iter().filter(|&r| view.has_rule(r)).map(|rule| self.rule(rule)).collect();
        if !rules.is_empty() {
            lines.extend(self.words.packed(self.fixed("galactica-table-rules"), rules));
        }
        lines
    }

    fn space(&self, view: &View) -> Vec<Line> {
        let filled = |area: &Area| view.ships_in(*area) != galactica::cards::Ships::NONE;
        let mut lines: Vec<Line> =
            Area::ALL.into_iter().filter(filled).map(|area| self.area_line(view, area)).collect();
        if lines.is_empty() {
            return vec![self.fixed("galactica-table-space-empty")];
        }
        lines.insert(0, self.fixed("galactica-table-space"));
        for (number, basestar) in (1_u8..).zip(view.space.basestars) {
            let hits: Vec<Line> =
                BASESTAR_DAMAGE.iter().filter(|row| basestar.has(row.damage)).map(|row| self.hit(row.damage)).collect();
            if let (Some(area), false) = (basestar.area, hits.is_empty()) {
                lines.push(
                    self.phrase("galactica-table-basestar")
                        .set("number", number)
                        .set("area", self.area(area))
                        .set("points", basestar.points())
                        .set("hull", BASESTAR_HULL)
                        .set("hits", self.words.commas(hits))
                        .line(),
                );
            }
        }
        lines
    }

    fn area_line(&self, view: &View, area: Area) -> Line {
        let mut parts = vec![self.there(view, area)];
        let pilots: Vec<Seat> = view.pilots_in(area).collect();
        if !pilots.is_empty() {
            parts.push(self.phrase("galactica-table-pilots").set("pilots", self.seats(pilots)).line());
        }
        let raiders = view.space.raiders[area as usize] > 0;
        self.phrase("galactica-table-area")
            .set("area", self.area(area))
            .set("ships", self.words.semicolons(parts))
            .set("raiders", raiders)
            .set("plan", if raiders { self.raider_plan(view, area) } else { Line::default() })
            .line()
    }

    /// A player, as everybody sees him.
    pub(super) fn player(&self, view: &View, seat: Seat) -> Vec<Line> {
        let player = &view.players[seat.index()];
        let alias = self.alias(seat, player.character);
        let mut lines = vec![
            self.by("galactica-table-person", seat)
                .set("character", alias.is_some())
                .set("name", alias.unwrap_or_default())
                .set("facts", self.words.commas(self.facts(view, seat)))
                .line(),
        ];
        if player.hand + player.given > 0 {
            lines.extend(self.types(&player.public.span));
            lines.extend(
                self.seen_in(self.seen_label("galactica-table-seen", &player.public.seen), &player.public.seen),
            );
        }
        lines
    }

    fn facts(&self, view: &View, seat: Seat) -> Vec<Line> {
        let player = &view.players[seat.index()];
        let mut facts = Vec::new();
        if player.character.is_some() {
            // Titles come with the loyalty cards, once everybody is somebody.
            let dealt = view.players.iter().any(|player| player.hidden > 0 || !player.shown.is_empty());
            let held = Title::ALL.into_iter().filter(|&title| dealt && view.holder(title) == seat);
            facts.extend(held.map(|title| self.phrase("galactica-fact-title").set("title", self.title(title)).line()));
        }
        if view.revealed.contains(seat) {
            facts.push(self.fixed("galactica-fact-cylon"));
        }
        facts.push(self.place(player.place));
        let cards = self.words.cards(player.hand);
        facts.push(self.phrase("galactica-fact-hand").set("cards", cards).set("limit", view.hand_limit(seat)).line());
        if player.hidden > 0 {
            facts.push(self.count("galactica-fact-hidden", player.hidden));
        }
        if !player.shown.is_empty() {
            facts.push(self.phrase("galactica-fact-shown").set("cards", self.loyalties(&player.shown)).line());
        }
        if player.super_crisis {
            facts.push(self.fixed("galactica-fact-super"));
        }
        if let Some(ability) = player.character.map(once).filter(|_| !view.revealed.contains(seat)) {
            let phrase = self.phrase("galactica-fact-once").set("spent", view.spent.contains(seat));
            facts.push(phrase.set("ability", self.ability(ability)).line());
        }
        let appointed = [
            (view.appointed.arbitrator, Quorum::AssignArbitrator),
            (view.appointed.mission_specialist, Quorum::AssignMissionSpecialist),
            (view.appointed.vice_president, Quorum::AssignVicePresident),
            (view.appointed.prophecy.then_some(view.president), Quorum::AcceptProphecy),
        ];
        let before = appointed.into_iter().filter(|&(holder, _)| holder == Some(seat));
        facts.extend(
            before.map(|(_, card)| self.phrase("galactica-fact-appointed").set("card", self.quorum(card)).line()),
        );
        facts
    }

    /// The types in a hand, as bounds.
    fn types(&self, span: &Span) -> Vec<Line> {
        let part = |skill: Skill| {
            let (low, high) = (span.lo[skill.index()], span.hi[skill.index()]);
            let phrase = self.phrase("galactica-table-type").set("exact", low == high).set("low", low);
            (high > 0).then(|| phrase.set("high", high).set("skill", self.skill(skill)).line())
        };
        let parts: Vec<Line> = Skill::ALL.into_iter().filter_map(part).collect();
        self.words.packed(self.fixed("galactica-table-types"), parts)
    }

    fn seen_label(&self, id: &str, seen: &Seen) -> Line {
        self.words.phrase(id).set("left", seen.left).line()
    }

    fn seen_in(&self, label: Line, seen: &Seen) -> Vec<Line> {
        self.words.packed(label, seen.cards.iter().map(|&card| self.skill_card(card)).collect())
    }

    /// The crisis and the check that are going on, and what stays in play.
    fn crises(&self, view: &View) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut kept: Vec<Line> = view.ongoing.iter().map(|&card| self.crisis(card)).collect();
        kept.extend(view.super_kept.map(|card| self.super_crisis(card)));
        if !kept.is_empty() {
            lines.extend(self.words.packed(self.fixed("galactica-table-ongoing"), kept));
        }
        lines.extend(view.facing.iter().flat_map(|&card| self.crisis_help(card)));
        lines.extend(view.super_facing.map(|card| self.super_help(card)).unwrap_or_default());
        if let Some(check) = view.check() {
            lines.push(self.check_head(view, check));
            lines.extend(self.check_status(view, check, None));
        }
        lines
    }

    /// How the fleet stands, and what the reader holds, by names alone.
    pub(super) fn brief(&self, view: &View) -> Vec<Line> {
        let mut lines = self.resources(view);
        lines.extend(self.journey(view).into_iter().take(1));
        let mut private = self.known(view);
        if !private.is_empty() {
            let label = self.phrase("galactica-private-hand").set("cards", self.words.cards(view.hand.len())).line();
            private.extend(self.words.packed(label, self.alike(&view.hand, Self::skill_card)));
        }
        // Before the cards are dealt there is nothing but the heading.
        if private.len() > 1 {
            lines.extend(private);
        }
        lines
    }

    /// What only the reader may know.
    pub(super) fn private(&self, view: &View) -> Vec<Line> {
        let mut lines = self.known(view);
        if !lines.is_empty() {
            lines.extend(self.hand(&view.hand));
        }
        lines
    }

    /// The same without his hand.
    fn known(&self, view: &View) -> Vec<Line> {
        let Some(own) = self.own(view).filter(|_| view.viewer == self.reader.viewer) else { return Vec::new() };
        let mut lines = vec![self.fixed("galactica-private")];
        let player = &view.players[own.index()];
        let loyalty: Vec<Line> = player.loyalty.iter().map(|&card| self.loyalty(card)).collect();
        lines.extend(self.words.packed(self.fixed("galactica-private-loyalty"), loyalty));
        if let Some(card) = self.own_super(view) {
            lines.push(self.phrase("galactica-private-super").set("card", card).line());
        }
        let id = if own == view.president { "galactica-private-quorum" } else { "galactica-private-quorum-known" };
        let quorum = view.quorum_known.iter().map(|&card| self.quorum(card)).collect();
        lines.extend(self.words.packed(self.fixed(id), quorum));
        lines.extend(self.known_in(DeckName::Crisis, &view.crises, Self::crisis));
        lines.extend(self.known_in(DeckName::Destination, &view.destinations, Self::destination));
        lines.extend(self.known_in(DeckName::Quorum, &view.quorum, Self::quorum));
        lines.extend(self.known_in(DeckName::SuperCrisis, &view.supers, Self::super_crisis));
        lines.extend(self.known_of_others(view, own));
        let offered = view.offered_items.iter().map(|&item| self.offered(view, item)).collect();
        lines.extend(self.words.packed(self.fixed("galactica-private-offered"), offered));
        let given = view.given.iter().map(|&card| self.skill_card(card)).collect();
        lines.extend(self.words.packed(self.fixed("galactica-private-given"), given));
        lines
    }

    fn known_of_others(&self, view: &View, own: Seat) -> Vec<Line> {
        let mut lines = Vec::new();
        let seen = (1_u8..).zip(&view.space.civilians).filter_map(|(number, ship)| {
            let phrase = self.phrase("galactica-private-civilian").set("number", number);
            ship.face.map(|face| phrase.set("area", self.area(ship.area)).set("cargo", self.cargo(face)).line())
        });
        lines.extend(self.words.packed(self.fixed("galactica-private-civilians"), seen.collect()));
        for seat in view.seats().filter(|&seat| seat != own) {
            let player = &view.players[seat.index()];
            let label = self.phrase("galactica-private-known-loyalty").set("owner", self.seat(seat)).line();
            let cards = player.loyalty.iter().map(|&card| self.loyalty(card)).collect();
            lines.extend(self.words.packed(label, cards));
            if player.mine.seen != player.public.seen {
                let label = self.phrase("galactica-private-known-hand").set("owner", self.seat(seat));
                lines.extend(self.seen_in(label.set("left", player.mine.seen.left).line(), &player.mine.seen));
            }
        }
        lines
    }

    /// Something that the reader has before him to choose from, by its name.
    fn offered(&self, view: &View, item: galactica::Item) -> Line {
        use galactica::Item;
        if let Item::Crisis(card) = item {
            self.crisis(card)
        } else if let Item::Destination(card) = item {
            self.destination(card)
        } else if let Item::Quorum(card) = item {
            self.quorum(card)
        } else if let Item::Token(token) = item {
            self.token(token)
        } else {
            self.option(view, galactica::Prompt::default(), item)
        }
    }

    fn hand(&self, hand: &[Kind]) -> Vec<Line> {
        if hand.is_empty() {
            return vec![self.fixed("galactica-private-no-hand")];
        }
        let mut lines = vec![self.phrase("galactica-private-hand").set("cards", self.words.cards(hand.len())).line()];
        lines.extend(hand.chunk_by(|a, b| a == b).zip(self.alike(hand, Self::skill_card)).map(|(alike, card)| {
            let phrase = self.phrase("galactica-private-card").set("card", card);
            phrase.set("text", self.text(&skill_card_id(alike[0]))).line()
        }));
        lines
    }
}

/// The power that works once a game.
fn once(character: galactica::cards::Character) -> Ability {
    let rows = &character.row().abilities;
    rows.iter().find(|row| row.ability.owner().1).unwrap_or(&rows[1]).ability
}
