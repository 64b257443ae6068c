//! The programs of cards as phrases. Where there is a table to look at, with its numbers.

use galactica::Cause;
use galactica::cards::{Effect, Heir, Loss, Moved, Owner, Rule, Until, VipersIn};
use galactica::chance::sides;
use galactica::state::Dial;

use super::names;
use super::teller::{Teller, by, many};
use crate::phrase::{Phrase, or, phrase, semicolons};

impl Teller<'_> {
    /// What a program does. `fail` is what the same card's failed check does, to which a step may refer.
    pub(super) fn program(&self, effects: &[Effect], fail: &[Effect]) -> Phrase {
        self.program_after(effects, fail, [0; 4])
    }

    /// The same when so much of each resource has been gained or lost by the steps before: "lose 1 morale (6 to 5); ... (5 to 4)".
    fn program_after(&self, effects: &[Effect], fail: &[Effect], mut changed: [i8; 4]) -> Phrase {
        if effects.is_empty() {
            return phrase("effect-nothing");
        }
        let mut say = |&effect: &Effect| {
            let said = self.effect(effect, fail, changed);
            if let Effect::Resource(dial, delta) = effect {
                changed[dial as usize] += delta;
            }
            said
        };
        semicolons(effects.iter().map(&mut say).collect())
    }

    fn dial_after(&self, dial: Dial, changed: [i8; 4]) -> u8 {
        let now = self.board.map_or(0, |board| board.dial(dial));
        now.saturating_add_signed(changed[dial as usize]).min(Dial::MAX)
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    fn effect(&self, effect: Effect, fail: &[Effect], changed: [i8; 4]) -> Phrase {
        let then = |effects| self.program_after(effects, fail, changed);
        match effect {
            Effect::Resource(dial, delta) => self.change_from(dial, self.dial_after(dial, changed), delta),
            Effect::Discard(who, loss) => match loss {
                Loss::Choice(count) => phrase("effect-discard").set("cards", names::skill_cards(count)),
                Loss::Random(count) => phrase("effect-discard-random").set("cards", names::skill_cards(count)),
                Loss::Hand => phrase("effect-discard-hand"),
            }
            .set("who", self.who(who)),
            Effect::DrawSkill(who, skill, count) => {
                phrase("effect-draw").set("who", self.who(who)).set("cards", names::skill_count(count, skill))
            }
            Effect::DrawAnySkills(who, count) => {
                phrase("effect-draw-any").set("who", self.who(who)).set("cards", names::skill_cards(count))
            }
            Effect::Move(moved, to) => match moved {
                Moved::Player(who) => phrase("effect-move").set("who", self.who(who)),
                Moved::ChosenBy(who) => phrase("effect-move-chosen").set("who", self.who(who)),
                Moved::MayBeChosenBy(who) => phrase("effect-move-may").set("who", self.who(who)),
                Moved::AllAt(from) => phrase("effect-move-all-at").set("from", names::location(from)),
                Moved::AllOn(ship) => phrase("effect-move-all-on").set("ship", names::ship(ship)),
            }
            .set("location", names::location(to)),
            Effect::GiveTitle(title, heir) => match heir {
                Heir::Admiral => phrase("effect-title-admiral"),
                Heir::OtherChosenBy(who) => phrase("effect-title-chosen").set("who", self.who(who)),
            }
            .set("title", names::title(title)),
            Effect::LookAtLoyalty(who, owner) => {
                let stopped = self.board.is_some_and(|board| board.has_rule(Rule::NoLoyaltyLooks));
                let look = phrase("effect-look").set("who", self.who(who)).set("owner", owner_case(owner));
                look.set("stopped", stopped)
            }
            Effect::DestroyRaptors(count) => self
                .left("effect-lose-raptors", self.board.map(|board| board.reserves.raptors))
                .set("what", many("count-raptor", count)),
            Effect::RestoreRaptors(count) => phrase("effect-restore-raptors").set("what", many("count-raptor", count)),
            Effect::DiscardNukes(count) => self
                .left("effect-discard-nukes", self.board.map(|board| board.reserves.nukes))
                .set("what", many("count-nuke", count)),
            Effect::DestroyRandomCivilians(count) => {
                phrase("effect-destroy-civilians").set("what", many("count-civilian", count))
            }
            Effect::BoardCenturions(count) => phrase("effect-board").set("count", count),
            Effect::JumpTrack(delta) => phrase("effect-jump-track")
                .set("back", delta < 0)
                .set("count", delta.unsigned_abs())
                .set("live", self.board.is_some())
                .set("now", self.board.map(|board| self.jump_space(board.jump.space)).unwrap_or_default()),
            Effect::Place(area, ships) => {
                phrase("effect-place").set("ships", names::ships(ships)).set("area", names::area(area))
            }
            Effect::DamageVipers(count, place) => {
                phrase("effect-damage-vipers").set("what", many("count-viper", count)).set(
                    "where",
                    match place {
                        VipersIn::Reserves => "reserves",
                        VipersIn::Space => "space",
                    },
                )
            }
            Effect::RecallVipers => phrase("effect-recall-vipers"),
            Effect::DamageGalactica(count) => phrase("effect-damage-galactica").set("count", count),
            Effect::Activate(icons) => phrase("effect-activate").set("icons", names::icons(icons)),
            Effect::ActivatePlaced(craft, area, count) => phrase("effect-activate-placed")
                .set("ships", names::crafts(craft, count))
                .set("area", names::area(area)),
            Effect::BasestarsAttack => phrase("effect-basestars-attack"),
            Effect::RollAtMost(most, effects) => phrase("effect-roll-at-most")
                .set("most", most)
                .set("sides", galactica::cards::DIE - sides(most + 1, 0))
                .set("then", then(effects)),
            Effect::RollAtLeast(least, effects) => phrase("effect-roll-at-least")
                .set("least", least)
                .set("sides", sides(least, 0))
                .set("then", then(effects)),
            Effect::FailEffect => phrase("effect-fail").set("then", self.program_after(fail, &[], changed)),
            Effect::IfBelow(dial, least, effects) => phrase("effect-if-below")
                .set("dial", names::dial(dial))
                .set("least", least)
                .set("live", self.board.is_some())
                .set("now", self.dial_after(dial, changed))
                .set("then", then(effects)),
            Effect::Choose(who, lists) => {
                let lists = lists.iter().map(|list| then(list)).collect();
                phrase("effect-choose").set("who", self.who(who)).set("lists", or(lists))
            }
            Effect::PayOr { by, pay, otherwise } => {
                phrase("effect-pay-or").set("who", self.who(by)).set("pay", then(pay)).set("otherwise", then(otherwise))
            }
            Effect::ExtraCrisis => phrase("effect-extra-crisis"),
            Effect::Distance(count) => phrase("effect-distance").set("count", count),
            Effect::Ongoing(rule, until) => {
                phrase("effect-ongoing").set("rule", self.rule(rule)).set("until", phrase(until_id(until)))
            }
            Effect::HandOverThisCard => phrase("effect-hand-over"),
            Effect::RemoveThisCard => phrase("effect-remove"),
            Effect::DestroyShips(craft, count) => phrase("effect-destroy").set("what", names::crafts(craft, count)),
            Effect::DestroyCenturions(count) => phrase("effect-destroy").set("what", many("count-centurion", count)),
            Effect::Mutiny { at_least, otherwise } => phrase("effect-mutiny")
                .set("least", at_least)
                .set("sides", sides(at_least, 0))
                .set("otherwise", then(otherwise)),
            Effect::ReleaseFromBrig => phrase("effect-release"),
            Effect::AdmiralMayRisk { craft, count, at_least, success, failure } => phrase("effect-risk")
                .set("ships", names::crafts(craft, count))
                .set("least", at_least)
                .set("sides", sides(at_least, 0))
                .set("success", then(success))
                .set("failure", then(failure)),
            Effect::AdmiralMayRestore { vipers, raptors } => phrase("effect-restore")
                .set("vipers", many("count-viper", vipers))
                .set("raptors", many("count-raptor", raptors)),
        }
    }

    /// "lose 2 food (8 to 6)".
    pub(super) fn change(&self, dial: Dial, delta: i8) -> Phrase {
        self.change_from(dial, self.dial_after(dial, [0; 4]), delta)
    }

    fn change_from(&self, dial: Dial, now: u8, delta: i8) -> Phrase {
        let then = now.saturating_add_signed(delta).min(Dial::MAX);
        let case = match self.board {
            None => "plain",
            Some(_) if then == 0 => "out",
            Some(_) => "live",
        };
        phrase("effect-resource")
            .set("gain", delta > 0)
            .set("what", names::amount(delta.unsigned_abs(), dial))
            .set("case", case)
            .set("now", now)
            .set("then", then)
    }

    /// A loss of pieces, of which so many are left.
    fn left(&self, id: &'static str, left: Option<u8>) -> Phrase {
        phrase(id).set("live", left.is_some()).set("left", left.unwrap_or(0))
    }

    pub(super) fn rule(&self, rule: Rule) -> Phrase {
        phrase(match rule {
            Rule::UnmannedViperAttackMinus2 => "rule-unmanned",
            Rule::BasestarLaunchPlus1 => "rule-launch",
            Rule::CommunicationsBlocked => "rule-communications",
            Rule::NoLoyaltyLooks => "rule-no-looks",
            Rule::ColonialOneClosed => "rule-colonial-one",
            Rule::RelentlessPursuit => "rule-pursuit",
        })
    }

    /// What the card in play does with a roll of this kind, where one is being carried out: below and from its threshold on.
    pub(super) fn roll_effects(&self, cause: Cause) -> Option<(Phrase, Phrase)> {
        let run = self.board?.run?;
        let fail = run.text.program(galactica::frame::Block::Fail);
        let nothing = || phrase("effect-nothing");
        let (below, from) = match (cause, run.effect()?) {
            (Cause::AtMost(_), Effect::RollAtMost(_, then)) => (self.program(then, fail), nothing()),
            (Cause::AtLeast(_), Effect::RollAtLeast(_, then)) => (nothing(), self.program(then, fail)),
            (Cause::AtLeast(_), Effect::Mutiny { otherwise, .. }) => {
                let admiral = by("roll-admiral", run.target);
                (self.program(otherwise, fail), admiral)
            }
            (Cause::AtLeast(_), Effect::AdmiralMayRisk { success, failure, .. }) => {
                (self.program(failure, fail), self.program(success, fail))
            }
            _ => return None,
        };
        Some((below, from))
    }
}

const fn owner_case(owner: Owner) -> &'static str {
    match owner {
        Owner::AnyPlayer => "any",
        Owner::PresidentOrAdmiral => "leaders",
        Owner::Current => "current",
        Owner::OtherPlayer => "other",
    }
}

const fn until_id(until: Until) -> &'static str {
    match until {
        Until::FleetJumps => "until-jump",
        Until::EndOfGame => "until-end",
        Until::CivilianOrBasestarDestroyedOrFleetJumps => "until-relief",
    }
}
