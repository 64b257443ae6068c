//! The log.

use galactica::cards::{Area, KOBOL, Kind, Loyalty};
use galactica::state::Ending;
use galactica::{Event, Place};
use tabletop::Seat;

use super::decks::times;
use super::names::{self, ability_id, card_text, hit_id};
use super::teller::{Teller, by, many};
use crate::phrase::{Phrase, and, cards as counted, one, phrase, sentences, signed, who};

impl Teller<'_> {
    #[allow(clippy::too_many_lines, reason = "one arm for each thing that happens")]
    pub(crate) fn event(&self, event: &Event) -> Phrase {
        match *event {
            Event::Started { first } => by("event-started", first),
            Event::Picked { seat, character } => by("event-picked", seat).set("character", names::character(character)),
            Event::Title { seat, title } => by("event-title", seat).set("title", names::title(title)),
            Event::Loyalty { seat, ref cards } => by("event-loyalty", seat).set("cards", self.loyalties(cards)),
            Event::LoyaltyHidden { seat, count } => {
                by("event-loyalty", seat).set("cards", many("count-loyalty", count))
            }
            Event::Turn { seat } => by("event-turn", seat),
            Event::Drew { seat, ref cards, .. } => by("event-drew", seat).set("cards", self.full(cards)),
            Event::DrewHidden { seat, skill, count } => {
                by("event-drew", seat).set("cards", names::skill_count(count, skill))
            }
            Event::Reshuffled { deck } => phrase("event-reshuffled").set("deck", names::deck(deck)),
            Event::DestinyBuilt => phrase("event-destiny"),
            Event::DestinyShort { cards } => phrase("event-destiny-short").set("count", cards),
            Event::Went { seat, to } => match to {
                Place::At(location) => by("event-went", seat).set("place", names::location(location)),
                Place::Flying(area) => by("event-flies", seat).set("area", names::area(area)),
                Place::Nowhere => by("event-off-board", seat),
            },
            Event::Activated { seat, location } => {
                by("event-activated", seat).set("location", names::location(location))
            }
            Event::Used { seat, ability } => by("event-used", seat)
                .set("ability", names::ability(ability))
                .set("text", card_text(&ability_id(ability))),
            Event::Played { seat, card } => by("event-played", seat).set("card", names::skill_card(card)),
            Event::PlayedQuorum { seat, card } => by("event-played", seat).set("card", names::quorum(card)),
            Event::DrewQuorum { seat, ref cards } => {
                let cards = and(cards.iter().map(|&card| names::quorum(card)).collect());
                by("event-drew", seat).set("cards", cards)
            }
            Event::DrewQuorumHidden { seat, count } => by("event-drew", seat).set("cards", many("count-quorum", count)),
            Event::Appointed { seat, card } => by("event-appointed", seat).set("card", names::quorum(card)),
            Event::QuorumGone { card } => phrase("event-quorum-gone").set("card", names::quorum(card)),
            Event::Discarded { seat, ref cards } => by("event-discarded", seat).set("cards", self.full(cards)),
            Event::Crisis { seat, crisis } => by("event-crisis", seat).set("crisis", self.crisis_brief(crisis)),
            Event::SuperCrisis { seat, crisis } => {
                by("event-super-crisis", seat).set("card", names::super_crisis(crisis))
            }
            Event::CrisisDiscarded { crisis } => phrase("event-crisis-discarded").set("card", names::crisis(crisis)),
            Event::DrewSuperCrisis { seat, crisis } => {
                by("event-drew-super", seat).set("card", names::super_crisis(crisis))
            }
            Event::DrewSuperCrisisHidden { seat } => by("event-drew-super-hidden", seat),
            Event::DiscardedSuperCrisis { seat, crisis } => {
                by("event-discarded", seat).set("cards", one(names::super_crisis(crisis)))
            }
            Event::SawCrises { seat, ref cards } => {
                self.saw(seat, cards.iter().map(|&card| names::crisis(card)).collect())
            }
            Event::SawDestinations { seat, ref cards } => {
                self.saw(seat, cards.iter().map(|&card| names::destination(card)).collect())
            }
            Event::SawQuorum { seat, ref cards } => {
                self.saw(seat, cards.iter().map(|&card| names::quorum(card)).collect())
            }
            Event::SawTokens { seat, ref tokens } => {
                self.saw(seat, tokens.iter().map(|&token| names::token(token)).collect())
            }
            Event::SawCivilians { seat, ref ships } => {
                let ship = |&(number, ship): &(u8, _)| {
                    let said = phrase("civilian-seen").set("number", number + 1);
                    said.set("cargo", self.cargo(ship))
                };
                self.saw(seat, ships.iter().map(ship).collect())
            }
            Event::SawHand { seat, owner, ref cards } => {
                by("event-saw-hand", seat).set("owner", who(owner)).set("cards", self.full(cards))
            }
            Event::SawLoyalty { seat, owner, ref cards } => {
                by("event-saw-loyalty", seat).set("owner", who(owner)).set("cards", self.loyalties(cards))
            }
            Event::LookedAtDeck { seat, deck, count } => {
                by("event-looked-at-deck", seat).set("deck", names::deck(deck)).set("cards", counted(count))
            }
            Event::LookedAtTokens { seat, count } => {
                by("event-looked-at-tokens", seat).set("tokens", many("count-token", count))
            }
            Event::LookedAtCivilians { seat, ref ships } => {
                by("event-looked-at-civilians", seat).set("ships", many("count-civilian", ships.len()))
            }
            Event::LookedAtHand { seat, owner } => by("event-looked-at-hand", seat).set("owner", who(owner)),
            Event::LookedAtLoyalty { seat, owner, all } => {
                by("event-looked-at-loyalty", seat).set("owner", who(owner)).set("all", all)
            }
            Event::Buried { seat, deck, count } => {
                by("event-buried", seat).set("cards", counted(count)).set("deck", names::deck(deck))
            }
            Event::LeftOnTop { seat, deck } => by("event-left-on-top", seat).set("deck", names::deck(deck)),
            Event::Chose { seat, half } => by("event-chose", seat).set("half", half),
            Event::Switched { seat, half } => by("event-switched", seat).set("half", half),
            Event::Named { seat, result } => by("event-named", seat).set("result", names::branch(result)),
            Event::Paid { seat, paid } => by("event-paid", seat).set("paid", paid),
            Event::Check { matter, difficulty, about } => phrase("event-check")
                .set("matter", names::matter_about(matter, about))
                .set("difficulty", difficulty)
                .set("skills", names::skills(matter.terms().skills)),
            Event::Difficulty { by, now } => phrase("event-difficulty").set("by", signed(by)).set("now", now),
            Event::Contributed { seat, count } => {
                by("event-contributed", seat).set("count", count).set("cards", counted(count))
            }
            Event::ContributedOpenly { seat, ref cards } => {
                by("event-contributed-openly", seat).set("cards", self.short(cards))
            }
            Event::DestinyOpenly { ref cards } => phrase("event-destiny-openly").set("cards", self.short(cards)),
            Event::TypeIgnored { seat, skill } => by("event-type-ignored", seat).set("skill", names::skill(skill)),
            Event::Opened { ref cards, total } => {
                phrase("event-opened").set("total", total).set("cards", self.short(cards))
            }
            Event::Resolved { branch } => phrase("event-resolved").set("result", names::branch(branch)),
            Event::TookCheck { seat, ref cards } => by("event-took-check", seat).set("cards", self.short(cards)),
            Event::Resource { dial, now } => {
                phrase("event-resource").set("dial", names::dial(dial)).set("now", now).set("red", now <= dial.red())
            }
            // The odds stand in the question before it: a log line does not know what is added to the roll.
            Event::Rolling { seat, cause } => by("event-rolling", seat).set("cause", self.cause(cause)),
            Event::Rolled { die } => phrase("event-rolled")
                .set("face", die.face)
                .set("changed", die.face != die.result)
                .set("result", die.result),
            Event::Rerolling { seat } => by("event-rerolling", seat),
            Event::Placed { craft, area, count } => {
                phrase("event-placed").set("area", names::area(area)).set("ships", names::crafts(craft, count))
            }
            Event::Launched { seat, area } => by("event-launched", seat).set("area", names::area(area)),
            Event::Recalled { area } => phrase("event-recalled").set("area", names::area(area)),
            Event::Flew { seat, from, to } => {
                by("event-flew", seat).set("from", names::area(from)).set("to", names::area(to))
            }
            Event::CivilianMoved { to, .. } => phrase("event-civilian-moved").set("to", names::area(to)),
            Event::Attacked { area, prey } => {
                phrase("event-attacked").set("prey", names::prey(prey)).set("area", names::area(area))
            }
            Event::RaidersMoved { from, to } => self.raiders_moved(1, from, to),
            Event::HeavyRaidersMoved { from, to } => self.moved("event-heavy-raiders-moved", from, to),
            Event::Activation { icon } => phrase("event-activation").set("icon", names::icon(icon)),
            Event::ViperAttacked { area, pilot } => {
                self.viper("event-viper-attacked", pilot).set("area", names::area(area))
            }
            Event::ViperDamaged { area, pilot } => self
                .viper("event-viper-damaged", pilot)
                .set("reserves", area.is_none())
                .set("area", area.map(names::area)),
            Event::ViperDestroyed { area, pilot } => {
                self.viper("event-viper-destroyed", pilot).set("area", names::area(area))
            }
            Event::ShipDestroyed { craft, area } => {
                phrase("event-ship-destroyed").set("ship", names::crafts(craft, 1)).set("area", names::area(area))
            }
            Event::CivilianDestroyed { ship } => phrase("event-civilian-destroyed").set("cargo", self.cargo(ship)),
            Event::BasestarDamaged { basestar, damage } => phrase("event-basestar-damaged")
                .set("number", basestar + 1)
                .set("damage", names::hit(damage))
                .set("text", card_text(&hit_id(damage))),
            Event::GalacticaDamaged { token } => phrase("event-galactica-damaged").set("token", names::token(token)),
            Event::Repaired { location } => phrase("event-repaired").set("location", names::location(location)),
            Event::VipersRepaired { count } => {
                phrase("event-vipers-repaired").set("vipers", many("count-viper", count))
            }
            Event::VipersRecalled => phrase("event-vipers-recalled"),
            Event::RaptorLost => phrase("event-raptor-lost"),
            Event::RaptorsBack { count } => phrase("event-ships-back").set("ships", many("count-raptor", count)),
            Event::VipersBack { count } => phrase("event-ships-back").set("ships", many("count-viper", count)),
            Event::NukeSpent { left } => phrase("event-nuke-spent").set("left", left),
            Event::Boarded { count } => phrase("event-boarded").set("count", count),
            Event::CenturionsAdvanced => phrase("event-centurions-advanced"),
            Event::CenturionDestroyed => phrase("event-centurion-destroyed"),
            Event::JumpTrack { now } => phrase("event-jump-track").set("space", self.jump_space(now)),
            Event::Jumped => phrase("event-jumped"),
            Event::Destination { seat, destination } => by("event-destination", seat)
                .set("card", names::destination(destination))
                .set("distance", destination.row().distance),
            Event::Distance { now } => phrase("event-distance").set("now", now).set("last", KOBOL.last_jump),
            Event::Rule { rule, on } => phrase("event-rule").set("rule", self.rule(rule)).set("on", on),
            Event::Revealed { seat, card } => by("event-revealed", seat).set("card", names::loyalty(card)),
            Event::UsedPower { seat, card } => by("event-used-power", seat).set("card", names::loyalty(card)),
            Event::Sympathizer { seat, cylon } => by("event-sympathizer", seat).set("cylon", cylon),
            Event::SympathizerKept { seat } => by("event-sympathizer-kept", seat),
            Event::GaveSympathizer { seat, to } => by("event-gave-sympathizer", seat).set("to", who(to)),
            Event::SleeperPhase => phrase("event-sleeper-phase"),
            Event::PassedLoyalty { seat, to, ref cards } => {
                by("event-passed-loyalty", seat).set("to", who(to)).set("cards", self.loyalties(cards))
            }
            Event::PassedLoyaltyHidden { seat, to, count } => {
                by("event-passed-loyalty", seat).set("to", who(to)).set("cards", many("count-loyalty", count))
            }
            Event::Took { seat, owner, card } => {
                by("event-took", seat).set("owner", who(owner)).set("cards", one(names::skill_card(card)))
            }
            Event::TookHidden { seat, owner } => {
                by("event-took", seat).set("owner", who(owner)).set("cards", names::skill_cards(1))
            }
            Event::Ordered { seat, target } => by("event-ordered", seat).set("target", who(target)),
            Event::Said { seat, ref claim } => by("event-said", seat).set("claim", self.claim(seat, claim)),
            Event::Ended { ending, ref loyalties } => {
                let held = |(seat, cards): (Seat, &Vec<Loyalty>)| {
                    by("event-ended-loyalty", seat).set("cards", self.loyalties(cards))
                };
                let held = Seat::all(loyalties.len() as u8).zip(loyalties).map(held).collect();
                phrase("event-ended").set("ending", self.ending(ending)).set("loyalties", sentences(held))
            }
        }
    }

    pub(super) fn ending(&self, ending: Ending) -> Phrase {
        phrase(match ending {
            Ending::Playing => "ending-playing",
            Ending::Kobol => "ending-kobol",
            Ending::Food => "ending-food",
            Ending::Fuel => "ending-fuel",
            Ending::Morale => "ending-morale",
            Ending::Population => "ending-population",
            Ending::GalacticaDestroyed => "ending-galactica-destroyed",
            Ending::Boarded => "ending-boarded",
        })
    }

    /// Skill cards by name, type and strength.
    pub(super) fn full(&self, cards: &[Kind]) -> Phrase {
        self.some(self.alike(cards, names::skill_card))
    }

    /// Skill cards by type and strength.
    pub(super) fn short(&self, cards: &[Kind]) -> Phrase {
        self.some(self.alike(cards, names::skill_short))
    }

    /// Loyalty cards, those that are alike counted.
    pub(super) fn loyalties(&self, cards: &[Loyalty]) -> Phrase {
        let first = |(at, card): &(usize, &Loyalty)| !cards[..*at].contains(card);
        let part = |(_, card): (usize, &Loyalty)| {
            times(names::loyalty(*card), cards.iter().filter(|other| *other == card).count())
        };
        self.some(cards.iter().enumerate().filter(first).map(part).collect())
    }

    /// Skill cards one after another, those that are alike counted.
    pub(super) fn alike(&self, cards: &[Kind], name: fn(Kind) -> Phrase) -> Vec<Phrase> {
        cards.chunk_by(|a, b| a == b).map(|alike| times(name(alike[0]), alike.len())).collect()
    }

    /// A list, which may be empty.
    fn some(&self, parts: Vec<Phrase>) -> Phrase {
        if parts.is_empty() { phrase("event-no-cards") } else { and(parts) }
    }

    fn saw(&self, seat: Seat, cards: Vec<Phrase>) -> Phrase {
        by("event-saw", seat).set("cards", self.some(cards))
    }

    pub(super) fn raiders_moved(&self, count: usize, from: Area, to: Area) -> Phrase {
        self.moved("event-raiders-moved", from, to).set("count", count)
    }

    fn moved(&self, id: &'static str, from: Area, to: Area) -> Phrase {
        phrase(id).set("from", names::area(from)).set("to", names::area(to))
    }

    /// Something about a viper, whose pilot may be the reader.
    pub(super) fn viper(&self, id: &'static str, pilot: Option<Seat>) -> Phrase {
        phrase(id).set("manned", pilot.is_some()).set("pilot", pilot.map(Phrase::Seat))
    }
}
