//! The names of cards, actions, phases, goods and keywords. Phases and actions are places: a page can say what they do.

use race::cards::{Good, Keyword, Kind, Row, Want};
use race::{Action, Called, Phase};

use crate::phrase::{Phrase, and, phrase};

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::StartDiscard => "phase-start",
        Phase::ChooseAction => "phase-choose",
        Phase::Explore => "phase-explore",
        Phase::DevelopPlace | Phase::DevelopPay => "phase-develop",
        Phase::SettlePlace | Phase::SettleResolve => "phase-settle",
        Phase::Trade => "phase-trade",
        Phase::Consume => "phase-consume",
        Phase::Produce => "phase-produce",
        Phase::HandLimit => "phase-hand-limit",
        Phase::Over => "phase-over",
    }
}

pub fn card(kind: Kind) -> Phrase {
    Phrase::Card(kind.design().id.into())
}

pub(super) fn card_list(kinds: &[Kind]) -> Phrase {
    and(kinds.iter().map(|&kind| card(kind)).collect())
}

pub(super) fn action(action: Action) -> Phrase {
    Phrase::Place(format!("action-{}", action.id()).into())
}

pub(super) fn phase(phase: Phase, repeat: bool) -> Phrase {
    phrase("phase").set("phase", Phrase::Place(phase_id(phase).into())).set("again", repeat)
}

pub(super) fn called(called: Called) -> Phrase {
    match called {
        Called::Explore => phase(Phase::Explore, false),
        Called::Develop => phase(Phase::DevelopPlace, false),
        Called::DevelopAgain => phase(Phase::DevelopPlace, true),
        Called::Settle => phase(Phase::SettlePlace, false),
        Called::SettleAgain => phase(Phase::SettlePlace, true),
        Called::Consume => phase(Phase::Consume, false),
        Called::Produce => phase(Phase::Produce, false),
    }
}

/// A row of icons: where a power stands.
pub(super) fn row(row: Row) -> Phrase {
    Phrase::Noun(
        match row {
            Row::Explore => "row-explore",
            Row::Develop => "row-develop",
            Row::Settle => "row-settle",
            Row::Trade => "row-trade",
            Row::Consume => "row-consume",
            Row::Produce => "row-produce",
        }
        .into(),
    )
}

pub(super) fn good(good: Good) -> Phrase {
    wanted(Want::Only(good))
}

/// A kind of good, or any; with its article `$good-a`.
pub(super) fn wanted(want: Want) -> Phrase {
    Phrase::Noun(
        match want {
            Want::Any => "good-any",
            Want::Only(Good::Novelty) => "good-novelty",
            Want::Only(Good::Rare) => "good-rare",
            Want::Only(Good::Genes) => "good-genes",
            Want::Only(Good::Alien) => "good-alien",
        }
        .into(),
    )
}

/// The good that lies on a world.
pub(super) fn good_of(world: Kind) -> Phrase {
    wanted(world.design().good().map_or(Want::Any, Want::Only))
}

pub(super) fn keyword(keyword: Keyword) -> Phrase {
    Phrase::Noun(
        match keyword {
            Keyword::Alien => "keyword-alien",
            Keyword::Rebel => "keyword-rebel",
            Keyword::Uplift => "keyword-uplift",
            Keyword::Chromosome => "keyword-chromosome",
            Keyword::Imperium => "keyword-imperium",
            Keyword::Terraforming => "keyword-terraforming",
        }
        .into(),
    )
}
