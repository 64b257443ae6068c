//! The programs of cards as phrases. Where there is a table to look at, with its numbers.

use galactica::Cause;
use galactica::cards::{Effect, Heir, Loss, Moved, Owner, Rule, Until, VipersIn};
use galactica::chance::sides;
use galactica::state::Dial;

use super::teller::{Reading as _, Teller};
use crate::Line;
use crate::phrase::Phrase;

impl<'a> Teller<'a> {
    /// What a program does. `fail` is what the same card's failed check does, to which a step may refer.
    pub(super) fn program(&self, effects: &[Effect], fail: &[Effect]) -> Line {
        if effects.is_empty() {
            return self.fixed("galactica-effect-nothing");
        }
        self.words.semicolons(effects.iter().map(|&effect| self.effect(effect, fail)).collect())
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each word of the vocabulary")]
    fn effect(&self, effect: Effect, fail: &[Effect]) -> Line {
        let phrase = match effect {
            Effect::Resource(dial, delta) => return self.change(dial, delta),
            Effect::Discard(who, loss) => match loss {
                Loss::Choice(count) => self.phrase("galactica-effect-discard").set("cards", self.skill_cards(count)),
                Loss::Random(count) => {
                    self.phrase("galactica-effect-discard-random").set("cards", self.skill_cards(count))
                }
                Loss::Hand => self.phrase("galactica-effect-discard-hand"),
            }
            .set("who", self.who(who)),
            Effect::DrawSkill(who, skill, count) => self
                .phrase("galactica-effect-draw")
                .set("who", self.who(who))
                .set("cards", self.skill_count(count, skill)),
            Effect::DrawAnySkills(who, count) => {
                self.phrase("galactica-effect-draw-any").set("who", self.who(who)).set("cards", self.skill_cards(count))
            }
            Effect::Move(moved, to) => match moved {
                Moved::Player(who) => self.phrase("galactica-effect-move").set("who", self.who(who)),
                Moved::ChosenBy(who) => self.phrase("galactica-effect-move-chosen").set("who", self.who(who)),
                Moved::MayBeChosenBy(who) => self.phrase("galactica-effect-move-may").set("who", self.who(who)),
                Moved::AllAt(from) => self.phrase("galactica-effect-move-all-at").set("from", self.the(from)),
                Moved::AllOn(ship) => self.phrase("galactica-effect-move-all-on").set("ship", self.ship(ship)),
            }
            .set("location", self.the(to)),
            Effect::GiveTitle(title, heir) => match heir {
                Heir::Admiral => self.phrase("galactica-effect-title-admiral"),
                Heir::OtherChosenBy(who) => self.phrase("galactica-effect-title-chosen").set("who", self.who(who)),
            }
            .set("title", self.title(title)),
            Effect::LookAtLoyalty(who, owner) => {
                self.phrase("galactica-effect-look").set("who", self.who(who)).set("owner", owner_case(owner))
            }
            Effect::DestroyRaptors(count) => self
                .left("galactica-effect-lose-raptors", self.view.map(|view| view.space.raptors))
                .set("what", self.count("galactica-count-raptor", count)),
            Effect::RestoreRaptors(count) => {
                self.phrase("galactica-effect-restore-raptors").set("what", self.count("galactica-count-raptor", count))
            }
            Effect::DiscardNukes(count) => self
                .left("galactica-effect-discard-nukes", self.view.map(|view| view.space.nukes))
                .set("what", self.count("galactica-count-nuke", count)),
            Effect::DestroyRandomCivilians(count) => self
                .phrase("galactica-effect-destroy-civilians")
                .set("what", self.count("galactica-count-civilian", count)),
            Effect::BoardCenturions(count) => self.phrase("galactica-effect-board").set("count", count),
            Effect::JumpTrack(delta) => self
                .phrase("galactica-effect-jump-track")
                .set("back", delta < 0)
                .set("count", delta.unsigned_abs())
                .set("live", self.view.is_some())
                .set("now", self.view.map(|view| self.jump_space(view.jump)).unwrap_or_default()),
            Effect::Place(area, ships) => {
                self.phrase("galactica-effect-place").set("ships", self.ships(ships)).set("area", self.area(area))
            }
            Effect::DamageVipers(count, place) => self
                .phrase("galactica-effect-damage-vipers")
                .set("what", self.count("galactica-count-viper", count))
                .set(
                    "where",
                    match place {
                        VipersIn::Reserves => "reserves",
                        VipersIn::Space => "space",
                    },
                ),
            Effect::RecallVipers => self.phrase("galactica-effect-recall-vipers"),
            Effect::DamageGalactica(count) => self.phrase("galactica-effect-damage-galactica").set("count", count),
            Effect::Activate(icons) => self.phrase("galactica-effect-activate").set("icons", self.icons(icons)),
            Effect::ActivatePlaced(craft, area, count) => self
                .phrase("galactica-effect-activate-placed")
                .set("ships", self.crafts(craft, count))
                .set("area", self.area(area)),
            Effect::BasestarsAttack => self.phrase("galactica-effect-basestars-attack"),
            Effect::RollAtMost(most, then) => self
                .phrase("galactica-effect-roll-at-most")
                .set("most", most)
                .set("sides", galactica::cards::DIE - sides(most + 1, 0))
                .set("then", self.program(then, fail)),
            Effect::RollAtLeast(least, then) => self
                .phrase("galactica-effect-roll-at-least")
                .set("least", least)
                .set("sides", sides(least, 0))
                .set("then", self.program(then, fail)),
            Effect::FailEffect => self.phrase("galactica-effect-fail").set("then", self.program(fail, &[])),
            Effect::IfBelow(dial, least, then) => self
                .phrase("galactica-effect-if-below")
                .set("dial", self.dial(dial))
                .set("least", least)
                .set("live", self.view.is_some())
                .set("now", self.view.map_or(0, |view| view.dial(dial)))
                .set("then", self.program(then, fail)),
            Effect::Choose(who, lists) => {
                let lists = lists.iter().map(|list| self.program(list, fail)).collect();
                self.phrase("galactica-effect-choose").set("who", self.who(who)).set("lists", self.words.or(lists))
            }
            Effect::PayOr { by, pay, otherwise } => self
                .phrase("galactica-effect-pay-or")
                .set("who", self.who(by))
                .set("pay", self.program(pay, fail))
                .set("otherwise", self.program(otherwise, fail)),
            Effect::ExtraCrisis => self.phrase("galactica-effect-extra-crisis"),
            Effect::Distance(count) => self.phrase("galactica-effect-distance").set("count", count),
            Effect::Ongoing(rule, until) => self
                .phrase("galactica-effect-ongoing")
                .set("rule", self.rule(rule))
                .set("until", self.fixed(until_id(until))),
            Effect::HandOverThisCard => self.phrase("galactica-effect-hand-over"),
            Effect::RemoveThisCard => self.phrase("galactica-effect-remove"),
            Effect::DestroyShips(craft, count) => {
                self.phrase("galactica-effect-destroy").set("what", self.crafts(craft, count))
            }
            Effect::DestroyCenturions(count) => {
                self.phrase("galactica-effect-destroy").set("what", self.count("galactica-count-centurion", count))
            }
            Effect::Mutiny { at_least, otherwise } => self
                .phrase("galactica-effect-mutiny")
                .set("least", at_least)
                .set("sides", sides(at_least, 0))
                .set("otherwise", self.program(otherwise, fail)),
            Effect::ReleaseFromBrig => self.phrase("galactica-effect-release"),
            Effect::AdmiralMayRisk { craft, count, at_least, success, failure } => self
                .phrase("galactica-effect-risk")
                .set("ships", self.crafts(craft, count))
                .set("least", at_least)
                .set("sides", sides(at_least, 0))
                .set("success", self.program(success, fail))
                .set("failure", self.program(failure, fail)),
            Effect::AdmiralMayRestore { vipers, raptors } => self
                .phrase("galactica-effect-restore")
                .set("vipers", self.count("galactica-count-viper", vipers))
                .set("raptors", self.count("galactica-count-raptor", raptors)),
        };
        phrase.line()
    }

    /// "lose 2 food (8 to 6)".
    pub(super) fn change(&self, dial: Dial, delta: i8) -> Line {
        let now = self.view.map_or(0, |view| view.dial(dial));
        let then = now.saturating_add_signed(delta).min(Dial::MAX);
        let case = match self.view {
            None => "plain",
            Some(_) if then == 0 => "out",
            Some(_) => "live",
        };
        self.phrase("galactica-effect-resource")
            .set("gain", delta > 0)
            .set("what", self.amount(delta.unsigned_abs(), dial))
            .set("case", case)
            .set("now", now)
            .set("then", then)
            .line()
    }

    /// A loss of pieces, of which so many are left.
    fn left(&self, id: &'a str, left: Option<u8>) -> Phrase<'a> {
        self.phrase(id).set("live", left.is_some()).set("left", left.unwrap_or(0))
    }

    pub(super) fn rule(&self, rule: Rule) -> Line {
        self.fixed(match rule {
            Rule::UnmannedViperAttackMinus2 => "galactica-rule-unmanned",
            Rule::BasestarLaunchPlus1 => "galactica-rule-launch",
            Rule::CommunicationsBlocked => "galactica-rule-communications",
            Rule::NoLoyaltyLooks => "galactica-rule-no-looks",
            Rule::ColonialOneClosed => "galactica-rule-colonial-one",
            Rule::RelentlessPursuit => "galactica-rule-pursuit",
        })
    }

    /// What the card in play does with a roll of this kind, where one is being carried out: below and from its threshold on.
    pub(super) fn roll_effects(&self, cause: Cause) -> Option<(Line, Line)> {
        let run = self.view?.run()?;
        let fail = run.text.program(galactica::frame::Block::Fail);
        let nothing = || self.fixed("galactica-effect-nothing");
        let (below, from) = match (cause, run.effect()?) {
            (Cause::AtMost(_), Effect::RollAtMost(_, then)) => (self.program(then, fail), nothing()),
            (Cause::AtLeast(_), Effect::RollAtLeast(_, then)) => (nothing(), self.program(then, fail)),
            (Cause::AtLeast(_), Effect::Mutiny { otherwise, .. }) => {
                let admiral = self.by("galactica-roll-admiral", run.target).line();
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
        Until::FleetJumps => "galactica-until-jump",
        Until::EndOfGame => "galactica-until-end",
        Until::CivilianOrBasestarDestroyedOrFleetJumps => "galactica-until-relief",
    }
}
