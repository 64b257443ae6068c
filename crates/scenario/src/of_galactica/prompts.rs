//! Prompts in words: the name, then what it is about.

use galactica::{Cause, Matter, Prompt};

use super::names::say_deck;
use crate::names::word;

pub(super) const PROMPTS: &[&str] = &[
    "pick-character",
    "start-area",
    "opening-hand",
    "receive-skills",
    "draw-any",
    "move",
    "pay-move",
    "action",
    "pay-activation",
    "order-whom",
    "use-order",
    "repair-what",
    "repair-vipers",
    "scout-deck",
    "top-or-bottom",
    "look-at-civilians",
    "move-civilian",
    "command-viper",
    "barrage",
    "fire-at",
    "launch-where",
    "recall-which",
    "attack-centurion",
    "choose-character",
    "leave-brig",
    "quorum-more",
    "politician-pick",
    "bury-next",
    "look-whose",
    "gain-which",
    "appoint-whom",
    "quorum-whom",
    "destroy-piece",
    "crisis-pick",
    "crisis-half",
    "one-of",
    "resign-or-jail",
    "pay-fuel",
    "send-whom",
    "give-title",
    "secret-destiny",
    "moral-compass",
    "mysterious-intuition",
    "blind-devotion",
    "command-authority",
    "alert-viper-pilot",
    "recon",
    "cylon-hatred",
    "friends-in-low-places",
    "arbitrate",
    "eco-officer",
    "contribute",
    "before-roll",
    "evade",
    "before-check",
    "emergency",
    "discard",
    "next-area",
    "attack-which-pilot",
    "attack-which-civilian",
    "board-which",
    "place-where",
    "damage-which-viper",
    "destroy-which-civilian",
    "destination-pick",
    "risk",
    "restore-vipers",
    "restore-raptor",
    "use-power",
    "power-target",
    "apply-token",
    "caprica",
    "cylon-fleet",
    "look-at-hand",
    "take-card",
    "exchange-super-crisis",
    "pass-loyalty",
    "give-sympathizer",
];

/// The kinds of items that a question may offer though none of them is on offer now: what can be done in a turn, with
/// vipers, as President.
pub(super) fn kinds(prompt: &Prompt) -> &'static [&'static str] {
    if matches!(prompt, Prompt::Action) {
        &["activate", "card", "ability", "quorum", "draw-quorum", "nuke", "reveal", "fly", "strike"]
    } else if matches!(prompt, Prompt::Move) {
        &["location", "area"]
    } else if matches!(prompt, Prompt::CommandViper { .. } | Prompt::Barrage { .. }) {
        &["launch", "fly", "strike"]
    } else if matches!(prompt, Prompt::QuorumMore) {
        &["quorum", "draw-quorum"]
    } else {
        &[]
    }
}

/// A prompt without fields is its name alone; of the others serde gives the name and this what they are about.
pub(super) fn say(prompt: &Prompt) -> Vec<String> {
    let about = about(prompt);
    let value = serde_json::to_value(prompt).unwrap_or_default();
    let name = value.as_str().or_else(|| value.as_object()?.keys().next().map(String::as_str));
    [name.unwrap_or_default().to_owned()].into_iter().chain(about).collect()
}

fn matter(matter: Matter) -> String {
    match matter {
        Matter::Crisis(crisis) => word(crisis),
        Matter::SuperCrisis(crisis) => word(crisis),
        Matter::Location(location) => word(location),
    }
}

fn cause(cause: Cause) -> Vec<String> {
    match cause {
        Cause::Attack(attacker, target) => vec![word(attacker), word(target)],
        Cause::Ftl { loses } => vec!["ftl".to_owned(), loses.to_string()],
        Cause::Scout => vec!["scout".to_owned()],
        Cause::AtMost(most) => vec!["at-most".to_owned(), most.to_string()],
        Cause::AtLeast(least) => vec!["at-least".to_owned(), least.to_string()],
        Cause::HumanFleet => vec!["human-fleet".to_owned()],
    }
}

/// What has a moment of its own is told with its numbers.
fn about(prompt: &Prompt) -> Vec<String> {
    match *prompt {
        Prompt::PickCharacter
        | Prompt::StartArea
        | Prompt::OpeningHand { flexible: _ }
        | Prompt::ReceiveSkills
        | Prompt::Move
        | Prompt::PayMove
        | Prompt::Action
        | Prompt::OrderWhom
        | Prompt::UseOrder
        | Prompt::RepairVipers
        | Prompt::ScoutDeck
        | Prompt::LookAtCivilians
        | Prompt::FireAt
        | Prompt::LaunchWhere
        | Prompt::RecallWhich
        | Prompt::AttackCenturion
        | Prompt::QuorumMore
        | Prompt::PoliticianPick
        | Prompt::LookWhose
        | Prompt::GainWhich
        | Prompt::CrisisPick
        | Prompt::ResignOrJail
        | Prompt::BlindDevotion
        | Prompt::CommandAuthority
        | Prompt::AlertViperPilot
        | Prompt::Recon
        | Prompt::CylonHatred
        | Prompt::Arbitrate
        | Prompt::NextArea
        | Prompt::BoardWhich
        | Prompt::DamageWhichViper
        | Prompt::DestroyWhichCivilian
        | Prompt::DestinationPick
        | Prompt::RestoreVipers
        | Prompt::RestoreRaptor
        | Prompt::ApplyToken
        | Prompt::Caprica
        | Prompt::CylonFleet
        | Prompt::LookAtHand
        | Prompt::ExchangeSuperCrisis
        | Prompt::PassLoyalty
        | Prompt::GiveSympathizer => Vec::new(),
        Prompt::DrawAny { count } | Prompt::Discard { count } => vec![count.to_string()],
        Prompt::CommandViper { left } | Prompt::Barrage { left } | Prompt::DestroyPiece { left } => {
            vec![left.to_string()]
        }
        Prompt::PayActivation { location }
        | Prompt::RepairWhat { location }
        | Prompt::ChooseCharacter { location }
        | Prompt::FriendsInLowPlaces { location } => vec![word(location)],
        Prompt::TopOrBottom { deck } | Prompt::BuryNext { deck } => vec![say_deck(deck)],
        Prompt::MoveCivilian { ship } => vec![ship.to_string()],
        Prompt::LeaveBrig { who } => vec![who.0.to_string()],
        Prompt::AppointWhom { card } | Prompt::QuorumWhom { card } | Prompt::OneOf { card } => vec![word(card)],
        Prompt::CrisisHalf { crisis }
        | Prompt::PayFuel { crisis }
        | Prompt::SecretDestiny { crisis }
        | Prompt::MysteriousIntuition { crisis } => vec![word(crisis)],
        Prompt::SendWhom { crisis, to, may: _ } => vec![word(crisis), word(to)],
        Prompt::GiveTitle { title } => vec![word(title)],
        Prompt::MoralCompass { crisis, half } => vec![word(crisis), half.to_string()],
        Prompt::EcoOfficer { cause: why, result } => [cause(why), vec![result.to_string()]].concat(),
        Prompt::Contribute { matter: of, difficulty } | Prompt::BeforeCheck { matter: of, difficulty, .. } => {
            vec![matter(of), difficulty.to_string()]
        }
        Prompt::BeforeRoll { cause: why, bonus } => [cause(why), vec![bonus.to_string()]].concat(),
        Prompt::Evade { area, pilot, result } => {
            let pilot = pilot.map_or_else(|| "unmanned".to_owned(), |seat| format!("pilot-{}", seat.0));
            vec![word(area), pilot, result.to_string()]
        }
        Prompt::Emergency { matter: of, total, difficulty } => {
            vec![matter(of), total.to_string(), difficulty.to_string()]
        }
        Prompt::AttackWhichPilot { area } | Prompt::AttackWhichCivilian { area } => vec![word(area)],
        Prompt::PlaceWhere { craft } => vec![word(craft)],
        Prompt::Risk { destination } => vec![word(destination)],
        Prompt::UsePower { card } | Prompt::PowerTarget { card } => vec![word(card)],
        Prompt::TakeCard { from } => vec![from.0.to_string()],
    }
}
