//! The log.

use galactica::cards::{Area, KOBOL, Kind, Loyalty};
use galactica::state::{Dial, Ending};
use galactica::{Event, Place};
use tabletop::Seat;

use super::names::{ability_id, hit_id};
use super::teller::Teller;
use crate::Line;
use crate::phrase::Phrase;

impl<'a> Teller<'a> {
    #[allow(clippy::too_many_lines, reason = "one arm for each thing that happens")]
    pub(crate) fn event(&self, event: &Event) -> Line {
        let phrase = match *event {
            Event::Started { first } => self.by("galactica-event-started", first),
            Event::Picked { seat, character }
                if self.alias(seat, Some(character)).is_none() && !self.reader.is(seat) =>
            {
                self.phrase("galactica-event-joined").set("character", self.character(character))
            }
            Event::Picked { seat, character } => {
                self.by("galactica-event-picked", seat).set("character", self.character(character))
            }
            Event::Title { seat, title } => self.by("galactica-event-title", seat).set("title", self.title(title)),
            Event::Loyalty { seat, ref cards } => {
                self.by("galactica-event-loyalty", seat).set("cards", self.loyalties(cards))
            }
            Event::LoyaltyHidden { seat, count } => {
                self.by("galactica-event-loyalty", seat).set("cards", self.count("galactica-count-loyalty", count))
            }
            Event::Turn { seat } => self.by("galactica-event-turn", seat),
            Event::Drew { seat, ref cards, .. } => self.by("galactica-event-drew", seat).set("cards", self.full(cards)),
            Event::DrewHidden { seat, skill, count } => {
                self.by("galactica-event-drew", seat).set("cards", self.skill_count(count, skill))
            }
            Event::Reshuffled { deck } => self.phrase("galactica-event-reshuffled").set("deck", self.deck(deck)),
            Event::DestinyBuilt => self.phrase("galactica-event-destiny"),
            Event::Went { seat, to } => match to {
                Place::At(location) => self.by("galactica-event-went", seat).set("place", self.the(location)),
                Place::Flying(area) => self.by("galactica-event-flies", seat).set("area", self.area(area)),
                Place::Nowhere => self.by("galactica-event-off-board", seat),
            },
            Event::Activated { seat, location } => {
                self.by("galactica-event-activated", seat).set("location", self.the(location))
            }
            Event::Used { seat, ability } => self
                .by("galactica-event-used", seat)
                .set("ability", self.ability(ability))
                .set("text", self.text(&ability_id(ability))),
            Event::Played { seat, card } => self.by("galactica-event-played", seat).set("card", self.skill_card(card)),
            Event::PlayedQuorum { seat, card } => {
                self.by("galactica-event-played", seat).set("card", self.quorum(card))
            }
            Event::DrewQuorum { seat, ref cards } => {
                let cards = self.words.and(cards.iter().map(|&card| self.quorum(card)).collect());
                self.by("galactica-event-drew", seat).set("cards", cards)
            }
            Event::DrewQuorumHidden { seat, count } => {
                self.by("galactica-event-drew", seat).set("cards", self.count("galactica-count-quorum", count))
            }
            Event::Appointed { seat, card } => {
                self.by("galactica-event-appointed", seat).set("card", self.quorum(card))
            }
            Event::QuorumGone { card } => self.phrase("galactica-event-quorum-gone").set("card", self.quorum(card)),
            Event::Discarded { seat, ref cards } => {
                self.by("galactica-event-discarded", seat).set("cards", self.full(cards))
            }
            Event::Crisis { seat, crisis } => {
                self.by("galactica-event-crisis", seat).set("crisis", self.crisis_option(crisis).line())
            }
            Event::SuperCrisis { seat, crisis } => {
                self.by("galactica-event-super-crisis", seat).set("card", self.super_crisis(crisis))
            }
            Event::CrisisDiscarded { crisis } => {
                self.phrase("galactica-event-crisis-discarded").set("card", self.crisis(crisis))
            }
            Event::DrewSuperCrisis { seat, crisis } => {
                self.by("galactica-event-drew-super", seat).set("card", self.super_crisis(crisis))
            }
            Event::DrewSuperCrisisHidden { seat } => self.by("galactica-event-drew-super-hidden", seat),
            Event::DiscardedSuperCrisis { seat, crisis } => {
                self.by("galactica-event-discarded", seat).set("cards", self.super_crisis(crisis))
            }
            Event::SawCrises { seat, ref cards } => {
                self.saw(seat, cards.iter().map(|&card| self.crisis(card)).collect())
            }
            Event::SawDestinations { seat, ref cards } => {
                self.saw(seat, cards.iter().map(|&card| self.destination(card)).collect())
            }
            Event::SawQuorum { seat, ref cards } => {
                self.saw(seat, cards.iter().map(|&card| self.quorum(card)).collect())
            }
            Event::SawTokens { seat, ref tokens } => {
                self.saw(seat, tokens.iter().map(|&token| self.token(token)).collect())
            }
            Event::SawCivilians { seat, ref ships } => {
                let ship = |&(number, ship): &(u8, _)| {
                    let phrase = self.phrase("galactica-civilian-seen").set("number", number + 1);
                    phrase.set("cargo", self.cargo(ship)).line()
                };
                self.saw(seat, ships.iter().map(ship).collect())
            }
            Event::SawHand { seat, owner, ref cards } => {
                self.by("galactica-event-saw-hand", seat).set("owner", self.seat(owner)).set("cards", self.full(cards))
            }
            Event::SawLoyalty { seat, owner, ref cards } => self
                .by("galactica-event-saw-loyalty", seat)
                .set("owner", self.seat(owner))
                .set("cards", self.loyalties(cards)),
            Event::LookedAtDeck { seat, deck, count } => self
                .by("galactica-event-looked-at-deck", seat)
                .set("deck", self.deck(deck))
                .set("cards", self.words.cards(count)),
            Event::LookedAtTokens { seat, count } => self
                .by("galactica-event-looked-at-tokens", seat)
                .set("tokens", self.count("galactica-count-token", count)),
            Event::LookedAtCivilians { seat, ref ships } => self
                .by("galactica-event-looked-at-civilians", seat)
                .set("ships", self.count("galactica-count-civilian", ships.len())),
            Event::LookedAtHand { seat, owner } => {
                self.by("galactica-event-looked-at-hand", seat).set("owner", self.seat(owner))
            }
            Event::LookedAtLoyalty { seat, owner, all } => {
                self.by("galactica-event-looked-at-loyalty", seat).set("owner", self.seat(owner)).set("all", all)
            }
            Event::Buried { seat, deck, count } => self
                .by("galactica-event-buried", seat)
                .set("cards", self.words.cards(count))
                .set("deck", self.deck(deck)),
            Event::LeftOnTop { seat, deck } => {
                self.by("galactica-event-left-on-top", seat).set("deck", self.deck(deck))
            }
            Event::Chose { seat, half } => self.by("galactica-event-chose", seat).set("half", half),
            Event::Switched { seat, half } => self.by("galactica-event-switched", seat).set("half", half),
            Event::Named { seat, result } => self.by("galactica-event-named", seat).set("result", self.branch(result)),
            Event::Paid { seat, paid } => self.by("galactica-event-paid", seat).set("paid", paid),
            Event::Check { matter, difficulty, about } => self
                .phrase("galactica-event-check")
                .set("matter", self.matter_about(matter, about))
                .set("difficulty", difficulty)
                .set("skills", self.skills(matter.terms().skills)),
            Event::Difficulty { by, now } => {
                self.phrase("galactica-event-difficulty").set("by", signed(by)).set("now", now)
            }
            Event::Contributed { seat, count } => {
                self.by("galactica-event-contributed", seat).set("count", count).set("cards", self.words.cards(count))
            }
            Event::ContributedOpenly { seat, ref cards } => {
                self.by("galactica-event-contributed-openly", seat).set("cards", self.short(cards))
            }
            Event::DestinyOpenly { ref cards } => {
                self.phrase("galactica-event-destiny-openly").set("cards", self.short(cards))
            }
            Event::TypeIgnored { seat, skill } => {
                self.by("galactica-event-type-ignored", seat).set("skill", self.skill(skill))
            }
            Event::Opened { ref cards, total } => {
                self.phrase("galactica-event-opened").set("total", total).set("cards", self.short(cards))
            }
            Event::Resolved { branch } => self.phrase("galactica-event-resolved").set("result", self.branch(branch)),
            Event::TookCheck { seat, ref cards } => {
                self.by("galactica-event-took-check", seat).set("cards", self.short(cards))
            }
            Event::Resource { dial, now } => self
                .phrase("galactica-event-resource")
                .set("dial", self.dial_first(dial))
                .set("now", now)
                .set("red", now <= dial.red()),
            // The odds stand in the question before it: a log line does not know what is added to the roll.
            Event::Rolling { seat, cause } => self.by("galactica-event-rolling", seat).set("cause", self.cause(cause)),
            Event::Rolled { die } => self
                .phrase("galactica-event-rolled")
                .set("face", die.face)
                .set("changed", die.face != die.result)
                .set("result", die.result),
            Event::Rerolling { seat } => self.by("galactica-event-rerolling", seat),
            Event::Placed { craft, area, count } => self
                .phrase("galactica-event-placed")
                .set("area", self.area(area))
                .set("ships", self.crafts(craft, count)),
            Event::Launched { seat, area } => self.by("galactica-event-launched", seat).set("area", self.area(area)),
            Event::Recalled { area } => self.phrase("galactica-event-recalled").set("area", self.area(area)),
            Event::Flew { seat, from, to } => {
                self.by("galactica-event-flew", seat).set("from", self.area(from)).set("to", self.area(to))
            }
            Event::CivilianMoved { to, .. } => self.phrase("galactica-event-civilian-moved").set("to", self.area(to)),
            Event::Attacked { area, prey } => {
                self.phrase("galactica-event-attacked").set("prey", self.prey(prey)).set("area", self.area(area))
            }
            Event::RaidersMoved { from, to } => return self.raiders_moved(1, from, to),
            Event::HeavyRaidersMoved { from, to } => self.moved("galactica-event-heavy-raiders-moved", from, to),
            Event::Activation { icon } => self.phrase("galactica-event-activation").set("icon", self.icon(icon)),
            Event::ViperAttacked { area, pilot } => {
                self.viper("galactica-event-viper-attacked", pilot).set("area", self.area(area))
            }
            Event::ViperDamaged { area, pilot } => self
                .viper("galactica-event-viper-damaged", pilot)
                .set("reserves", area.is_none())
                .set("area", area.map(|area| self.area(area)).unwrap_or_default()),
            Event::ViperDestroyed { area, pilot } => {
                self.viper("galactica-event-viper-destroyed", pilot).set("area", self.area(area))
            }
            Event::ShipDestroyed { craft, area } => self
                .phrase("galactica-event-ship-destroyed")
                .set("ship", self.crafts(craft, 1))
                .set("area", self.area(area)),
            Event::CivilianDestroyed { ship } => {
                self.phrase("galactica-event-civilian-destroyed").set("cargo", self.cargo(ship))
            }
            Event::BasestarDamaged { basestar, damage } => self
                .phrase("galactica-event-basestar-damaged")
                .set("number", basestar + 1)
                .set("damage", self.hit(damage))
                .set("text", self.text(&hit_id(damage))),
            Event::GalacticaDamaged { token } => {
                self.phrase("galactica-event-galactica-damaged").set("token", self.token(token))
            }
            Event::Repaired { location } => self.phrase("galactica-event-repaired").set("location", self.the(location)),
            Event::VipersRepaired { count } => {
                self.phrase("galactica-event-vipers-repaired").set("vipers", self.count("galactica-count-viper", count))
            }
            Event::VipersRecalled => self.phrase("galactica-event-vipers-recalled"),
            Event::RaptorLost => self.phrase("galactica-event-raptor-lost"),
            Event::RaptorsBack { count } => {
                self.phrase("galactica-event-ships-back").set("ships", self.count("galactica-count-raptor", count))
            }
            Event::VipersBack { count } => {
                self.phrase("galactica-event-ships-back").set("ships", self.count("galactica-count-viper", count))
            }
            Event::NukeSpent { left } => self.phrase("galactica-event-nuke-spent").set("left", left),
            Event::Boarded { count } => self.phrase("galactica-event-boarded").set("count", count),
            Event::CenturionsAdvanced => self.phrase("galactica-event-centurions-advanced"),
            Event::CenturionDestroyed => self.phrase("galactica-event-centurion-destroyed"),
            Event::JumpTrack { now } => self.phrase("galactica-event-jump-track").set("space", self.jump_space(now)),
            Event::Jumped => self.phrase("galactica-event-jumped"),
            Event::Destination { seat, destination } => self
                .by("galactica-event-destination", seat)
                .set("card", self.destination(destination))
                .set("distance", destination.row().distance),
            Event::Distance { now } => {
                self.phrase("galactica-event-distance").set("now", now).set("last", KOBOL.last_jump)
            }
            Event::Rule { rule, on } => self.phrase("galactica-event-rule").set("rule", self.rule(rule)).set("on", on),
            Event::Revealed { seat, card } => self.by("galactica-event-revealed", seat).set("card", self.loyalty(card)),
            Event::UsedPower { seat, card } => {
                self.by("galactica-event-used-power", seat).set("card", self.loyalty(card))
            }
            Event::Sympathizer { seat, cylon } => self.by("galactica-event-sympathizer", seat).set("cylon", cylon),
            Event::SympathizerKept { seat } => self.by("galactica-event-sympathizer-kept", seat),
            Event::GaveSympathizer { seat, to } => {
                self.by("galactica-event-gave-sympathizer", seat).set("to", self.seat(to))
            }
            Event::SleeperPhase => self.phrase("galactica-event-sleeper-phase"),
            Event::PassedLoyalty { seat, to, ref cards } => self
                .by("galactica-event-passed-loyalty", seat)
                .set("to", self.seat(to))
                .set("cards", self.loyalties(cards)),
            Event::PassedLoyaltyHidden { seat, to, count } => self
                .by("galactica-event-passed-loyalty", seat)
                .set("to", self.seat(to))
                .set("cards", self.count("galactica-count-loyalty", count)),
            Event::Took { seat, owner, card } => {
                self.by("galactica-event-took", seat).set("owner", self.seat(owner)).set("cards", self.skill_card(card))
            }
            Event::TookHidden { seat, owner } => {
                self.by("galactica-event-took", seat).set("owner", self.seat(owner)).set("cards", self.skill_cards(1))
            }
            Event::Ordered { seat, target } => {
                self.by("galactica-event-ordered", seat).set("target", self.seat(target))
            }
            Event::Ended { ending, ref loyalties } => {
                let held = |(seat, cards): (Seat, &Vec<Loyalty>)| {
                    self.by("galactica-event-ended-loyalty", seat).set("cards", self.loyalties(cards)).line()
                };
                let held = Seat::all(loyalties.len() as u8).zip(loyalties).map(held).collect();
                self.phrase("galactica-event-ended")
                    .set("ending", self.ending(ending))
                    .set("loyalties", self.words.sentences(held))
            }
        };
        phrase.line()
    }

    pub(super) fn ending(&self, ending: Ending) -> Line {
        self.fixed(match ending {
            Ending::Playing => "galactica-ending-playing",
            Ending::Kobol => "galactica-ending-kobol",
            Ending::Food => "galactica-ending-food",
            Ending::Fuel => "galactica-ending-fuel",
            Ending::Morale => "galactica-ending-morale",
            Ending::Population => "galactica-ending-population",
            Ending::GalacticaDestroyed => "galactica-ending-galactica-destroyed",
            Ending::Boarded => "galactica-ending-boarded",
        })
    }

    /// Skill cards by name, type and strength.
    pub(super) fn full(&self, cards: &[Kind]) -> Line {
        self.some(self.alike(cards, Self::skill_card))
    }

    /// Skill cards by type and strength.
    pub(super) fn short(&self, cards: &[Kind]) -> Line {
        self.some(self.alike(cards, Self::skill_short))
    }

    /// Loyalty cards, those that are alike counted.
    pub(super) fn loyalties(&self, cards: &[Loyalty]) -> Line {
        let first = |(at, card): &(usize, &Loyalty)| !cards[..*at].contains(card);
        let part = |(_, card): (usize, &Loyalty)| {
            self.times(self.loyalty(*card), cards.iter().filter(|other| *other == card).count())
        };
        self.some(cards.iter().enumerate().filter(first).map(part).collect())
    }

    /// Skill cards one after another, those that are alike counted.
    pub(super) fn alike(&self, cards: &[Kind], name: fn(&Self, Kind) -> Line) -> Vec<Line> {
        cards.chunk_by(|a, b| a == b).map(|alike| self.times(name(self, alike[0]), alike.len())).collect()
    }

    /// A list, which may be empty.
    fn some(&self, parts: Vec<Line>) -> Line {
        if parts.is_empty() { self.fixed("galactica-event-no-cards") } else { self.words.and(parts) }
    }

    fn saw(&self, seat: Seat, cards: Vec<Line>) -> Phrase<'a> {
        self.by("galactica-event-saw", seat).set("cards", self.some(cards))
    }

    pub(super) fn raiders_moved(&self, count: usize, from: Area, to: Area) -> Line {
        self.moved("galactica-event-raiders-moved", from, to).set("count", count).line()
    }

    fn moved(&self, id: &'a str, from: Area, to: Area) -> Phrase<'a> {
        self.phrase(id).set("from", self.area(from)).set("to", self.area(to))
    }

    /// Something about a viper, whose pilot may be the reader.
    pub(super) fn viper(&self, id: &'a str, pilot: Option<Seat>) -> Phrase<'a> {
        let case = match pilot {
            None => "unmanned",
            Some(seat) if self.reader.is(seat) => "you",
            Some(_) => "pilot",
        };
        self.phrase(id).set("case", case).set("pilot", pilot.map(|seat| self.seat(seat)).unwrap_or_default())
    }

    /// A resource at the beginning of a sentence.
    pub(super) fn dial_first(&self, dial: Dial) -> Line {
        self.fixed(match dial {
            Dial::Food => "galactica-dial-first-food",
            Dial::Fuel => "galactica-dial-first-fuel",
            Dial::Morale => "galactica-dial-first-morale",
            Dial::Population => "galactica-dial-first-population",
        })
    }
}

/// "+2" and "-3".
pub(super) fn signed(number: i8) -> String {
    format!("{number:+}")
}
