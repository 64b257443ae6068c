//! What is asked, with the numbers that matter for it.

use galactica::cards::{Attacker, Effect, Location, SETUP, Skill, Target};
use galactica::frame::{Block, EMERGENCY, PILOTED, PLANNING, Text, result};
use galactica::{Ask, Board, Cause, DeckName, Prompt};
use tabletop::{Seat, Viewer};

use super::names::{self, card_text, loyalty_id};
use super::teller::{Teller, by, many};
use crate::Row;
use crate::phrase::{Phrase, cards, commas, phrase, sentences, who};

impl Teller<'_> {
    #[allow(clippy::too_many_lines, reason = "one arm for each question")]
    pub(super) fn prompt(&self, board: &Board, ask: &Ask) -> Phrase {
        let none = ask.pick.from.is_empty();
        let check = board.check.as_ref();
        let head = check.map(|check| self.check_head(check));
        match ask.prompt {
            Prompt::PickCharacter => {
                let undrawn = undrawn(board);
                phrase("prompt-pick-character").set("missing", !undrawn.is_empty()).set("skills", commas(undrawn))
            }
            Prompt::StartArea => phrase("prompt-start-area"),
            Prompt::OpeningHand { flexible } => phrase("prompt-opening-hand")
                .set("all", SETUP.skill_cards)
                .set("flexible", flexible)
                .set("min", ask.pick.min)
                .set("max", ask.pick.max),
            Prompt::ReceiveSkills => self.receive(board, ask),
            Prompt::DrawAny { count } => phrase("prompt-draw-any").set("count", count),
            Prompt::Move => self.movement(board),
            Prompt::PayMove => phrase("prompt-pay-move"),
            Prompt::Action => phrase("prompt-action")
                .set("none", none)
                .set("place", self.own_place(board))
                .set("more", if board.viewer == Viewer::Seat(board.turn.seat) { board.turn.actions_left } else { 0 }),
            Prompt::PayActivation { location } => {
                phrase("prompt-pay-activation").set("location", names::location(location)).set("count", ask.pick.min)
            }
            Prompt::OrderWhom => phrase("prompt-order-whom"),
            Prompt::UseOrder => phrase("prompt-use-order"),
            Prompt::RepairWhat { location } => phrase("prompt-repair-what")
                .set("location", names::location(location))
                .set("damaged", board.reserves.damaged_vipers),
            Prompt::RepairVipers => phrase("prompt-repair-vipers").set("max", ask.pick.max),
            Prompt::ScoutDeck => phrase("prompt-scout-deck"),
            Prompt::TopOrBottom { deck } => {
                let card = self.top_card(board, deck).map(|(name, _)| name);
                phrase("prompt-top-or-bottom")
                    .set("deck", names::deck(deck))
                    .set("known", card.is_some())
                    .set("card", card)
            }
            Prompt::LookAtCivilians => phrase("prompt-look-at-civilians").set("count", ask.pick.max),
            Prompt::MoveCivilian { ship } => phrase("prompt-move-civilian").set("ship", self.civilian(board, ship)),
            Prompt::CommandViper { left } => phrase("prompt-command-viper").set("left", left),
            Prompt::Barrage { left } => phrase("prompt-barrage").set("left", left),
            Prompt::FireAt => phrase("prompt-fire-at"),
            Prompt::LaunchWhere => phrase("prompt-launch-where"),
            Prompt::RecallWhich => phrase("prompt-recall-which"),
            Prompt::AttackCenturion => phrase("prompt-attack-centurion")
                .set("odds", self.odds(Cause::Attack(Attacker::Armory, Target::Centurion), 0)),
            Prompt::ChooseCharacter { location } => self.choose_character(location),
            Prompt::LeaveBrig { who } => by("prompt-leave-brig", who),
            Prompt::QuorumMore => phrase("prompt-quorum-more"),
            Prompt::PoliticianPick => phrase("prompt-politician"),
            Prompt::BuryNext { deck } => phrase("prompt-bury-next").set("deck", names::deck(deck)),
            Prompt::LookWhose => phrase("prompt-look-whose"),
            Prompt::GainWhich => phrase("prompt-gain-which"),
            Prompt::AppointWhom { card } => phrase("prompt-appoint").set("card", names::quorum(card)),
            Prompt::QuorumWhom { card } => phrase("prompt-quorum-whom").set("card", names::quorum(card)),
            Prompt::DestroyPiece { left } => phrase("prompt-destroy-piece").set("left", left),
            Prompt::CrisisPick => phrase("prompt-crisis-pick"),
            Prompt::CrisisHalf { crisis } => phrase("prompt-crisis-half").set("card", names::crisis(crisis)),
            Prompt::OneOf { card } => phrase("prompt-one-of").set("card", names::quorum(card)),
            Prompt::ResignOrJail => phrase("prompt-resign-or-jail"),
            Prompt::PayFuel { crisis } => {
                let (pay, otherwise) = match Text::Crisis(crisis).program(Block::Fail) {
                    [Effect::PayOr { pay, otherwise, .. }, ..] => (*pay, *otherwise),
                    _ => (&[][..], &[][..]),
                };
                phrase("prompt-pay-fuel")
                    .set("card", names::crisis(crisis))
                    .set("pay", self.program(pay, &[]))
                    .set("otherwise", self.program(otherwise, &[]))
            }
            Prompt::SendWhom { crisis, to, may } => phrase("prompt-send-whom")
                .set("card", names::crisis(crisis))
                .set("location", names::location(to))
                .set("may", may),
            Prompt::GiveTitle { title } => phrase("prompt-give-title").set("title", names::title(title)),
            Prompt::SecretDestiny { crisis } => {
                phrase("prompt-secret-destiny").set("crisis", self.crisis_brief(crisis))
            }
            Prompt::MoralCompass { crisis, half } => {
                phrase("prompt-moral-compass").set("card", names::crisis(crisis)).set("number", half + 1)
            }
            Prompt::MysteriousIntuition { crisis } => {
                phrase("prompt-mysterious-intuition").set("card", names::crisis(crisis))
            }
            Prompt::BlindDevotion => phrase("prompt-blind-devotion").set("check", head),
            Prompt::CommandAuthority => {
                let open = check.map_or(&[][..], |check| &check.open);
                phrase("prompt-command-authority").set("count", open.len()).set("cards", self.full(open))
            }
            Prompt::AlertViperPilot => phrase("prompt-alert-viper-pilot"),
            Prompt::Recon => phrase("prompt-recon"),
            Prompt::CylonHatred => phrase("prompt-cylon-hatred").set("difficulty", self.difficulty(board)),
            Prompt::FriendsInLowPlaces { location } => phrase("prompt-friends")
                .set("location", names::location(location))
                .set("difficulty", self.difficulty(board)),
            Prompt::Arbitrate => phrase("prompt-arbitrate").set("difficulty", self.difficulty(board)),
            Prompt::EcoOfficer { cause, result } => phrase("prompt-eco-officer")
                .set("result", result)
                .set("cause", self.cause(cause))
                .set("outcome", self.outcome(cause, result))
                .set("odds", self.odds(cause, board.roll.map_or(0, |roll| roll.bonus))),
            Prompt::Contribute { .. } => {
                let status = check.map(|check| sentences(self.check_status(board, check, self.own(board))));
                let yours = check.map(|check| self.check_yours(board, check));
                phrase("prompt-contribute").set("check", head).set("status", status).set("yours", yours)
            }
            Prompt::BeforeRoll { cause, bonus } => {
                by("prompt-before-roll", board.roll.map_or(board.turn.seat, |roll| roll.seat))
                    .set("cause", self.cause(cause))
                    .set("odds", self.odds(cause, bonus))
                    .set("better", self.odds(cause, bonus + PLANNING))
                    .set("none", none)
            }
            Prompt::Evade { area, pilot, result } => {
                let cause = Cause::Attack(Attacker::Raider, Target::Viper);
                let planned = if board.die.is_some_and(|die| die.planned) { PLANNING } else { 0 };
                let bonus = planned + if pilot.is_some() { PILOTED } else { 0 };
                self.viper("prompt-evade", pilot)
                    .set("area", names::area(area))
                    .set("result", result)
                    .set("outcome", self.outcome(cause, result))
                    .set("odds", self.odds(cause, bonus))
                    .set("none", none)
            }
            Prompt::BeforeCheck { .. } => phrase("prompt-before-check").set("check", head).set("none", none),
            Prompt::Emergency { matter, total, difficulty } => phrase("prompt-emergency")
                .set("matter", names::matter(matter))
                .set("total", total)
                .set("difficulty", difficulty)
                .set("now", names::branch(result(matter, total, difficulty)))
                .set("lower", difficulty + EMERGENCY)
                .set("then", names::branch(result(matter, total, difficulty + EMERGENCY)))
                .set("none", none),
            Prompt::Discard { count } => {
                let hand = board.hand().len();
                let keep = hand.saturating_sub(usize::from(count));
                phrase("prompt-discard").set("cards", count).set("keep", keep).set("hand", cards(hand))
            }
            Prompt::NextArea => phrase("prompt-next-area"),
            Prompt::AttackWhichPilot { area } => phrase("prompt-attack-pilot").set("area", names::area(area)),
            Prompt::AttackWhichCivilian { area } => phrase("prompt-attack-civilian").set("area", names::area(area)),
            Prompt::BoardWhich => phrase("prompt-board-which").set("left", board.boarding.left),
            Prompt::PlaceWhere { craft } => {
                phrase("prompt-place-where").set("ships", names::crafts(craft, board.supply(craft)))
            }
            Prompt::DamageWhichViper => phrase("prompt-damage-viper").set("count", ask.pick.max),
            Prompt::DestroyWhichCivilian => phrase("prompt-destroy-civilian"),
            Prompt::DestinationPick => phrase("prompt-destination").set("distance", board.journey.distance),
            Prompt::Risk { destination } => {
                let risk = destination.row().effects.iter().filter(|e| matches!(e, Effect::AdmiralMayRisk { .. }));
                let risk: Vec<Effect> = risk.copied().collect();
                phrase("prompt-risk").set("card", names::destination(destination)).set("risk", self.program(&risk, &[]))
            }
            Prompt::RestoreVipers => phrase("prompt-restore-vipers").set("max", ask.pick.max),
            Prompt::RestoreRaptor => {
                phrase("prompt-restore-raptor").set("raptors", many("count-raptor", board.reserves.raptors))
            }
            Prompt::UsePower { card } => phrase("prompt-use-power").set("text", card_text(&loyalty_id(card))),
            Prompt::PowerTarget { card } => phrase("prompt-power-target").set("text", card_text(&loyalty_id(card))),
            Prompt::ApplyToken => phrase("prompt-apply-token"),
            Prompt::Caprica => phrase("prompt-caprica"),
            Prompt::CylonFleet => phrase("prompt-cylon-fleet"),
            Prompt::LookAtHand => phrase("prompt-look-at-hand"),
            Prompt::TakeCard { from } => phrase("prompt-take-card").set("owner", who(from)),
            Prompt::ExchangeSuperCrisis => {
                let card = self.own_super(board);
                phrase("prompt-exchange").set("known", card.is_some()).set("card", card)
            }
            Prompt::PassLoyalty => {
                let count = self.own(board).map_or(0, |seat| board.person(seat).hidden);
                phrase("prompt-pass-loyalty").set("count", count)
            }
            Prompt::GiveSympathizer => phrase("prompt-give-sympathizer"),
        }
    }

    /// The reader's seat, if they sit at this table.
    pub(super) fn own(&self, board: &Board) -> Option<Seat> {
        board.viewer.seat().filter(|seat| seat.index() < board.people.len())
    }

    pub(super) fn own_place(&self, board: &Board) -> Phrase {
        self.own(board).map(|seat| names::place(board.person(seat).place)).into()
    }

    pub(super) fn own_super(&self, board: &Board) -> Option<Phrase> {
        let face = board.person(self.own(board)?).super_face?;
        Some(names::super_crisis(face))
    }

    fn difficulty(&self, board: &Board) -> i8 {
        board.check.as_ref().map_or(0, |check| check.difficulty)
    }

    fn receive(&self, board: &Board, ask: &Ask) -> Phrase {
        let character = self.own(board).and_then(|seat| board.person(seat).character);
        let fixed: Vec<_> = character
            .map(|character| character.row().skill_set.iter().filter(|slot| slot.skills.len() == 1).copied().collect())
            .unwrap_or_default();
        // In Sickbay the one card is all.
        let ill = self.own(board).is_some_and(|seat| board.person(seat).is_at(Location::Sickbay));
        phrase("prompt-receive")
            .set("count", ask.pick.max)
            .set("ill", ill)
            .set("fixed", !ill && !fixed.is_empty())
            .set("slots", self.slots(&fixed))
    }

    fn movement(&self, board: &Board) -> Phrase {
        let place = self.own_place(board);
        if self.own(board).is_some_and(|seat| board.person(seat).revealed) {
            return phrase("prompt-move-cylon").set("place", place);
        }
        phrase("prompt-move").set("place", place).set("hand", cards(board.hand().len()))
    }

    fn choose_character(&self, location: Location) -> Phrase {
        let id = if location == Location::AdmiralsQuarters { "prompt-accuse" } else { "prompt-propose" };
        let check = location.row().check;
        phrase(id)
            .set("difficulty", check.map_or(0, |check| check.difficulty))
            .set("skills", names::skills(check.map_or(&[], |check| check.skills)))
    }

    /// The top card of a deck, where the reader has seen it: its name and what it does.
    pub(super) fn top_card(&self, board: &Board, deck: DeckName) -> Option<(Phrase, Vec<Row>)> {
        match deck {
            DeckName::Crisis => {
                let card = board.decks.crisis.top()?;
                Some((names::crisis(card), self.crisis_help(card)))
            }
            DeckName::Destination => {
                let card = board.decks.destination.top()?;
                Some((names::destination(card), self.destination_help(card)))
            }
            DeckName::Quorum | DeckName::SuperCrisis | DeckName::Skill(_) => None,
        }
    }
}

/// The skills that nobody who has a character can draw; none before the first is picked.
fn undrawn(board: &Board) -> Vec<Phrase> {
    let mut slots =
        board.people.iter().filter_map(|person| person.character).flat_map(|one| one.row().skill_set).peekable();
    if slots.peek().is_none() {
        return Vec::new();
    }
    let drawn: Vec<Skill> = slots.flat_map(|slot| slot.skills).copied().collect();
    Skill::ALL.into_iter().filter(|skill| !drawn.contains(skill)).map(names::skill).collect()
}
