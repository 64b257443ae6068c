//! What players say to all.

use galactica::cards::SkillCard;
use galactica::claim::{Claim, Deed, Help, Purpose};
use tabletop::Seat;

use super::names;
use super::teller::Teller;
use crate::phrase::{Phrase, phrase, who};

impl Teller<'_> {
    /// In the words of whoever says it.
    pub(super) fn claim(&self, seat: Seat, claim: &Claim) -> Phrase {
        let committee = self.card_name(SkillCard::InvestigativeCommittee);
        match *claim {
            Claim::Help(Help::Not) => phrase("claim-help-not"),
            Claim::Help(Help::Little) => phrase("claim-help-little"),
            Claim::Help(Help::Lot) => phrase("claim-help-lot"),
            Claim::LetPass => phrase("claim-let-pass"),
            Claim::LetFail => phrase("claim-let-fail"),
            Claim::CoverRest => phrase("claim-cover-rest"),
            Claim::WhoHasCommittee => phrase("claim-who-has").set("card", committee),
            Claim::NoCommittee => phrase("claim-do-not-play").set("card", committee),
            Claim::Looked { at, cylon } => phrase("claim-looked").set("whom", who(at)).set("cylon", cylon),
            Claim::Accuse { whom, check: None } => phrase("claim-accuse").set("whom", who(whom)),
            Claim::Accuse { whom, check: Some(check) } => phrase("claim-accuse-check")
                .set("whom", who(whom))
                .set("number", check.number)
                .set("matter", names::matter(check.matter)),
            Claim::Human => phrase("claim-human"),
            Claim::NotMyType(skill) => phrase("claim-not-my-type").set("skill", names::skill(skill)),
            // By name also for whoever is meant: it is said to all.
            Claim::Jail { whom } => phrase("claim-jail").seat("seat", whom),
            Claim::DoNotJail { whom } => phrase("claim-do-not-jail").seat("seat", whom),
            Claim::Free { whom } if whom == seat => phrase("claim-free-me"),
            Claim::Free { whom } => phrase("claim-free").seat("seat", whom),
            Claim::OrderMe(deed) => phrase("claim-order-me").set("deed", case_of(deed)),
            Claim::OrderYou { whom, deed } => {
                phrase("claim-order-you").set("whom", who(whom)).set("deed", case_of(deed))
            }
            Claim::JumpNow => phrase("claim-jump-now"),
            Claim::Wait => phrase("claim-wait"),
            Claim::Scouted { deck, good, kept } => {
                phrase("claim-scouted").set("deck", names::deck(deck)).set("good", good).set("kept", kept)
            }
            Claim::OtherWasWorse => phrase("claim-other-was-worse"),
            Claim::Save(purpose) => phrase("claim-save").set(
                "purpose",
                match purpose {
                    Purpose::NextCheck => "check",
                    Purpose::Jail => "jail",
                    Purpose::Fight => "fight",
                    Purpose::Repairs => "repairs",
                },
            ),
        }
    }
}

const fn case_of(deed: Deed) -> &'static str {
    match deed {
        Deed::Jump => "jump",
        Deed::Shoot => "shoot",
        Deed::Repair => "repair",
        Deed::Launch => "launch",
    }
}
