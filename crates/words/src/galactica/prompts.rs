//! What is asked, with the numbers that matter for it.

use galactica::cards::{Attacker, Effect, Location, SETUP, Target};
use galactica::frame::{Block, Check, EMERGENCY, Frame, PILOTED, PLANNING, Roll, Text, result};
use galactica::{Ask, Cause, DeckName, Prompt, View};
use tabletop::Seat;

use super::names::loyalty_id;
use super::teller::{Reading as _, Teller};
use crate::Line;
use crate::phrase::Phrase;

impl<'a> Teller<'a> {
    #[allow(clippy::too_many_lines, reason = "one arm for each question")]
    pub(super) fn prompt(&self, view: &View, ask: &Ask) -> Line {
        let none = ask.pick.from.is_empty();
        let phrase = match ask.prompt {
            Prompt::PickCharacter => self.phrase("galactica-prompt-pick-character"),
            Prompt::StartArea => self.phrase("galactica-prompt-start-area"),
            Prompt::OpeningHand { flexible } => self
                .phrase("galactica-prompt-opening-hand")
                .set("all", SETUP.skill_cards)
                .set("flexible", flexible)
                .set("min", ask.pick.min)
                .set("max", ask.pick.max),
            Prompt::ReceiveSkills => self.receive(view, ask),
            Prompt::DrawAny { count } => self.phrase("galactica-prompt-draw-any").set("count", count),
            Prompt::Move => self.movement(view),
            Prompt::PayMove => self.phrase("galactica-prompt-pay-move"),
            Prompt::Action => self
                .phrase("galactica-prompt-action")
                .set("none", none)
                .set("place", self.own_place(view))
                .set("more", if self.reader.is(view.current) { view.turn.actions } else { 0 }),
            Prompt::PayActivation { location } => self
                .phrase("galactica-prompt-pay-activation")
                .set("location", self.the(location))
                .set("count", ask.pick.min),
            Prompt::OrderWhom => self.phrase("galactica-prompt-order-whom"),
            Prompt::UseOrder => self.phrase("galactica-prompt-use-order"),
            Prompt::RepairWhat { location } => self
                .phrase("galactica-prompt-repair-what")
                .set("location", self.the(location))
                .set("damaged", view.space.damaged),
            Prompt::RepairVipers => self.phrase("galactica-prompt-repair-vipers").set("max", ask.pick.max),
            Prompt::ScoutDeck => self.phrase("galactica-prompt-scout-deck"),
            Prompt::TopOrBottom { deck } => {
                let card = self.top_card(view, deck).map(|(name, _)| name);
                self.phrase("galactica-prompt-top-or-bottom")
                    .set("deck", self.deck(deck))
                    .set("known", card.is_some())
                    .set("card", card.unwrap_or_default())
            }
            Prompt::LookAtCivilians => self.phrase("galactica-prompt-look-at-civilians").set("count", ask.pick.max),
            Prompt::MoveCivilian { ship } => {
                self.phrase("galactica-prompt-move-civilian").set("ship", self.civilian(view, ship))
            }
            Prompt::CommandViper { left } => self.phrase("galactica-prompt-command-viper").set("left", left),
            Prompt::Barrage { left } => self.phrase("galactica-prompt-barrage").set("left", left),
            Prompt::FireAt => self.phrase("galactica-prompt-fire-at"),
            Prompt::LaunchWhere => self.phrase("galactica-prompt-launch-where"),
            Prompt::RecallWhich => self.phrase("galactica-prompt-recall-which"),
            Prompt::AttackCenturion => self
                .phrase("galactica-prompt-attack-centurion")
                .set("odds", self.odds(Cause::Attack(Attacker::Armory, Target::Centurion), 0)),
            Prompt::ChooseCharacter { location } => self.choose_character(location),
            Prompt::LeaveBrig { who } => self.by("galactica-prompt-leave-brig", who),
            Prompt::QuorumMore => self.phrase("galactica-prompt-quorum-more"),
            Prompt::PoliticianPick => self.phrase("galactica-prompt-politician"),
            Prompt::BuryNext { deck } => self.phrase("galactica-prompt-bury-next").set("deck", self.deck(deck)),
            Prompt::LookWhose => self.phrase("galactica-prompt-look-whose"),
            Prompt::GainWhich => self.phrase("galactica-prompt-gain-which"),
            Prompt::AppointWhom { card } => self.phrase("galactica-prompt-appoint").set("card", self.quorum(card)),
            Prompt::QuorumWhom { card } => self.phrase("galactica-prompt-quorum-whom").set("card", self.quorum(card)),
            Prompt::DestroyPiece { left } => self.phrase("galactica-prompt-destroy-piece").set("left", left),
            Prompt::CrisisPick => self.phrase("galactica-prompt-crisis-pick"),
            Prompt::CrisisHalf { crisis } => {
                self.phrase("galactica-prompt-crisis-half").set("card", self.crisis(crisis))
            }
            Prompt::OneOf { card } => self.phrase("galactica-prompt-one-of").set("card", self.quorum(card)),
            Prompt::ResignOrJail => self.phrase("galactica-prompt-resign-or-jail"),
            Prompt::PayFuel { crisis } => {
                let (pay, otherwise) = match Text::Crisis(crisis).program(Block::Fail) {
                    [Effect::PayOr { pay, otherwise, .. }, ..] => (*pay, *otherwise),
                    _ => (&[][..], &[][..]),
                };
                self.phrase("galactica-prompt-pay-fuel")
                    .set("card", self.crisis(crisis))
                    .set("pay", self.program(pay, &[]))
                    .set("otherwise", self.program(otherwise, &[]))
            }
            Prompt::SendWhom { crisis, to, may } => self
                .phrase("galactica-prompt-send-whom")
                .set("card", self.crisis(crisis))
                .set("location", self.the(to))
                .set("may", may),
            Prompt::GiveTitle { title } => self.phrase("galactica-prompt-give-title").set("title", self.title(title)),
            Prompt::SecretDestiny { crisis } => {
                self.phrase("galactica-prompt-secret-destiny").set("crisis", self.crisis_option(crisis).line())
            }
            Prompt::MoralCompass { crisis, half } => {
                self.phrase("galactica-prompt-moral-compass").set("card", self.crisis(crisis)).set("number", half + 1)
            }
            Prompt::MysteriousIntuition { crisis } => {
                self.phrase("galactica-prompt-mysterious-intuition").set("card", self.crisis(crisis))
            }
            Prompt::BlindDevotion => self
                .phrase("galactica-prompt-blind-devotion")
                .set("check", self.check_head(view, view.check().unwrap_or_default())),
            Prompt::CommandAuthority => self
                .phrase("galactica-prompt-command-authority")
                .set("count", view.open.len())
                .set("cards", self.full(&view.open)),
            Prompt::AlertViperPilot => self.phrase("galactica-prompt-alert-viper-pilot"),
            Prompt::Recon => self.phrase("galactica-prompt-recon"),
            Prompt::CylonHatred => {
                self.phrase("galactica-prompt-cylon-hatred").set("difficulty", self.difficulty(view))
            }
            Prompt::FriendsInLowPlaces { location } => self
                .phrase("galactica-prompt-friends")
                .set("location", self.the(location))
                .set("difficulty", self.difficulty(view)),
            Prompt::Arbitrate => self.phrase("galactica-prompt-arbitrate").set("difficulty", self.difficulty(view)),
            Prompt::EcoOfficer { cause, result } => self
                .phrase("galactica-prompt-eco-officer")
                .set("result", result)
                .set("cause", self.cause(cause))
                .set("outcome", self.outcome(cause, result))
                .set("odds", self.odds(cause, rolling(view).map_or(0, Roll::total_bonus))),
            Prompt::Contribute { matter, difficulty } => {
                let check = view.check().unwrap_or_default();
                let check = Check { matter, difficulty, ..check };
                self.phrase("galactica-prompt-contribute")
                    .set("check", self.check_head(view, check))
                    .set("status", self.words.sentences(self.check_status(view, check, self.own(view))))
                    .set("yours", self.check_yours(view, check))
            }
            Prompt::BeforeRoll { cause, bonus } => self
                .by("galactica-prompt-before-roll", rolling(view).map_or(view.current, |roll| roll.seat))
                .set("cause", self.cause(cause))
                .set("odds", self.odds(cause, bonus))
                .set("better", self.odds(cause, bonus + PLANNING))
                .set("none", none),
            Prompt::Evade { area, pilot, result } => {
                let cause = Cause::Attack(Attacker::Raider, Target::Viper);
                let planned = if view.die.planned { PLANNING } else { 0 };
                let bonus = planned + if pilot.is_some() { PILOTED } else { 0 };
                self.viper("galactica-prompt-evade", pilot)
                    .set("area", self.area(area))
                    .set("result", result)
                    .set("outcome", self.outcome(cause, result))
                    .set("odds", self.odds(cause, bonus))
                    .set("none", none)
            }
            Prompt::BeforeCheck { matter, difficulty, committee, research } => {
                let check = view.check().unwrap_or_default();
                let check = Check { matter, difficulty, committee, research, ..check };
                self.phrase("galactica-prompt-before-check")
                    .set("check", self.check_head(view, check))
                    .set("none", none)
            }
            Prompt::Emergency { matter, total, difficulty } => self
                .phrase("galactica-prompt-emergency")
                .set("matter", self.matter(matter))
                .set("total", total)
                .set("difficulty", difficulty)
                .set("now", self.branch(result(matter, total, difficulty)))
                .set("lower", difficulty + EMERGENCY)
                .set("then", self.branch(result(matter, total, difficulty + EMERGENCY)))
                .set("none", none),
            Prompt::Discard { count } => self
                .phrase("galactica-prompt-discard")
                .set("cards", count)
                .set("hand", self.words.cards(view.hand.len())),
            Prompt::NextArea => self.phrase("galactica-prompt-next-area"),
            Prompt::AttackWhichPilot { area } => {
                self.phrase("galactica-prompt-attack-pilot").set("area", self.area(area))
            }
            Prompt::AttackWhichCivilian { area } => {
                self.phrase("galactica-prompt-attack-civilian").set("area", self.area(area))
            }
            Prompt::BoardWhich => {
                self.phrase("galactica-prompt-board-which").set("left", view.pieces().centurions_left())
            }
            Prompt::PlaceWhere { craft } => self
                .phrase("galactica-prompt-place-where")
                .set("ships", self.crafts(craft, view.pieces().supply(craft))),
            Prompt::DamageWhichViper => self.phrase("galactica-prompt-damage-viper").set("count", ask.pick.max),
            Prompt::DestroyWhichCivilian => self.phrase("galactica-prompt-destroy-civilian"),
            Prompt::DestinationPick => self.phrase("galactica-prompt-destination").set("distance", view.distance),
            Prompt::Risk { destination } => {
                let risk = destination.row().effects.iter().filter(|e| matches!(e, Effect::AdmiralMayRisk { .. }));
                let risk: Vec<Effect> = risk.copied().collect();
                self.phrase("galactica-prompt-risk")
                    .set("card", self.destination(destination))
                    .set("risk", self.program(&risk, &[]))
            }
            Prompt::RestoreVipers => self.phrase("galactica-prompt-restore-vipers").set("max", ask.pick.max),
            Prompt::RestoreRaptor => self
                .phrase("galactica-prompt-restore-raptor")
                .set("raptors", self.count("galactica-count-raptor", view.space.raptors)),
            Prompt::UsePower { card } => {
                self.phrase("galactica-prompt-use-power").set("text", self.text(&loyalty_id(card)))
            }
            Prompt::PowerTarget { card } => {
                self.phrase("galactica-prompt-power-target").set("text", self.text(&loyalty_id(card)))
            }
            Prompt::ApplyToken => self.phrase("galactica-prompt-apply-token"),
            Prompt::Caprica => self.phrase("galactica-prompt-caprica"),
            Prompt::CylonFleet => self.phrase("galactica-prompt-cylon-fleet"),
            Prompt::LookAtHand => self.phrase("galactica-prompt-look-at-hand"),
            Prompt::TakeCard { from } => self.phrase("galactica-prompt-take-card").set("owner", self.seat(from)),
            Prompt::ExchangeSuperCrisis => {
                let card = self.own_super(view);
                self.phrase("galactica-prompt-exchange")
                    .set("known", card.is_some())
                    .set("card", card.unwrap_or_default())
            }
            Prompt::PassLoyalty => {
                let count = self.own(view).map_or(0, |seat| view.players[seat.index()].hidden);
                self.phrase("galactica-prompt-pass-loyalty").set("count", count)
            }
            Prompt::GiveSympathizer => self.phrase("galactica-prompt-give-sympathizer"),
        };
        phrase.line()
    }

    /// The reader's seat, where he has one at this table.
    pub(super) fn own(&self, view: &View) -> Option<Seat> {
        self.reader.viewer.seat().filter(|seat| seat.index() < view.players.len())
    }

    pub(super) fn own_place(&self, view: &View) -> Line {
        self.own(view).map(|seat| self.place(view.players[seat.index()].place)).unwrap_or_default()
    }

    pub(super) fn own_super(&self, view: &View) -> Option<Line> {
        let face = view.players[self.own(view)?.index()].super_face?;
        Some(self.super_crisis(face))
    }

    fn difficulty(&self, view: &View) -> i8 {
        view.check().map_or(0, |check| check.difficulty)
    }

    fn receive(&self, view: &View, ask: &Ask) -> Phrase<'a> {
        let character = self.own(view).and_then(|seat| view.players[seat.index()].character);
        let fixed: Vec<_> = character
            .map(|character| character.row().skill_set.iter().filter(|slot| slot.skills.len() == 1).copied().collect())
            .unwrap_or_default();
        // In Sickbay the one card is all.
        let place = self.own(view).map(|seat| view.players[seat.index()].place.location());
        let ill = place == Some(Some(Location::Sickbay));
        self.phrase("galactica-prompt-receive")
            .set("count", ask.pick.max)
            .set("ill", ill)
            .set("fixed", !ill && !fixed.is_empty())
            .set("slots", self.slots(&fixed))
    }

    fn movement(&self, view: &View) -> Phrase<'a> {
        let place = self.own_place(view);
        if self.own(view).is_some_and(|seat| view.revealed.contains(seat)) {
            return self.phrase("galactica-prompt-move-cylon").set("place", place);
        }
        self.phrase("galactica-prompt-move").set("place", place).set("hand", self.words.cards(view.hand.len()))
    }

    fn choose_character(&self, location: Location) -> Phrase<'a> {
        let id =
            if location == Location::AdmiralsQuarters { "galactica-prompt-accuse" } else { "galactica-prompt-propose" };
        let check = location.row().check;
        self.phrase(id)
            .set("difficulty", check.map_or(0, |check| check.difficulty))
            .set("skills", self.skills(check.map_or(&[], |check| check.skills)))
    }

    /// The top card of a deck, where the reader has seen it: its name and what it does.
    pub(super) fn top_card(&self, view: &View, deck: DeckName) -> Option<(Line, Vec<Line>)> {
        let top = |draw: u8, place: u8| place + 1 == draw;
        match deck {
            DeckName::Crisis => {
                let pack = &view.crises;
                let &(_, card) = pack.known.iter().find(|&&(at, _)| top(pack.draw, at))?;
                Some((self.crisis(card), self.crisis_help(card)))
            }
            DeckName::Destination => {
                let pack = &view.destinations;
                let &(_, card) = pack.known.iter().find(|&&(at, _)| top(pack.draw, at))?;
                Some((self.destination(card), self.destination_help(card)))
            }
            DeckName::Quorum | DeckName::SuperCrisis | DeckName::Skill(_) => None,
        }
    }
}

/// The roll that is about to be made, or was just made.
fn rolling(view: &View) -> Option<Roll> {
    view.frames.iter().rev().find_map(|frame| if let Frame::Roll(roll) = *frame { Some(roll) } else { None })
}
