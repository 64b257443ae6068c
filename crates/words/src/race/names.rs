//! The names of cards, actions, phases, goods and keywords. Phases and actions are places: a page can say what they do.

use race::cards::{Good, Keyword, Kind, Row, Want};
use race::{Action, Called, Phase};

use crate::{Arg, Line, Span, Words};

pub(super) fn action_id(action: Action) -> &'static str {
    match action {
        Action::ExploreFive => "explore-plus-5",
        Action::ExploreOne => "explore-plus-1-1",
        Action::Develop => "develop",
        Action::Settle => "settle",
        Action::Trade => "consume-trade",
        Action::DoubleVps => "consume-2x-vps",
        Action::Produce => "produce",
    }
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::StartDiscard => "race-phase-start",
        Phase::ChooseAction => "race-phase-choose",
        Phase::Explore => "race-phase-explore",
        Phase::DevelopPlace | Phase::DevelopPay => "race-phase-develop",
        Phase::SettlePlace | Phase::SettleResolve => "race-phase-settle",
        Phase::Trade => "race-phase-trade",
        Phase::Consume => "race-phase-consume",
        Phase::Produce => "race-phase-produce",
        Phase::HandLimit => "race-phase-hand-limit",
        Phase::Over => "race-phase-over",
    }
}

impl Words {
    /// A card of Race as an argument of a message.
    pub fn race_card_name(&self, kind: Kind) -> Arg {
        let id = kind.design().id;
        Arg::Card { id: id.to_owned(), name: self.fixed(&format!("race-card-{id}")).to_string() }
    }

    pub(super) fn card(&self, kind: Kind) -> Line {
        let id = kind.design().id;
        Span::Card { id: id.to_owned(), name: self.fixed(&format!("race-card-{id}")).to_string() }.into()
    }

    pub(super) fn card_list(&self, kinds: &[Kind]) -> Line {
        self.and(kinds.iter().map(|&kind| self.card(kind)).collect())
    }

    /// An action card of Race, as it is called.
    pub fn race_action(&self, action: Action) -> Line {
        let id = action_id(action);
        let name = self.fixed(&format!("race-action-{id}")).to_string();
        Span::Place { id: format!("action-{id}"), name }.into()
    }

    /// A phase of Race, as it is called.
    pub fn race_phase(&self, phase: Phase, repeat: bool) -> Line {
        let id = phase_id(phase);
        let name = self.fixed(id).to_string();
        let place: Line = Span::Place { id: id.trim_start_matches("race-").to_owned(), name }.into();
        if repeat { self.phrase("race-phase-again").set("phase", place).line() } else { place }
    }

    pub(super) fn called(&self, called: Called) -> Line {
        match called {
            Called::Explore => self.race_phase(Phase::Explore, false),
            Called::Develop => self.race_phase(Phase::DevelopPlace, false),
            Called::DevelopAgain => self.race_phase(Phase::DevelopPlace, true),
            Called::Settle => self.race_phase(Phase::SettlePlace, false),
            Called::SettleAgain => self.race_phase(Phase::SettlePlace, true),
            Called::Consume => self.race_phase(Phase::Consume, false),
            Called::Produce => self.race_phase(Phase::Produce, false),
        }
    }

    /// A row of icons: where a power stands.
    pub(super) fn row(&self, row: Row) -> Line {
        self.fixed(match row {
            Row::Explore => "race-row-explore",
            Row::Develop => "race-row-develop",
            Row::Settle => "race-row-settle",
            Row::Trade => "race-row-trade",
            Row::Consume => "race-row-consume",
            Row::Produce => "race-row-produce",
        })
    }

    pub(super) fn good(&self, good: Good) -> Line {
        self.fixed(match good {
            Good::Novelty => "race-good-novelty",
            Good::Rare => "race-good-rare",
            Good::Genes => "race-good-genes",
            Good::Alien => "race-good-alien",
        })
    }

    /// "a Rare good".
    pub(super) fn a_good(&self, want: Want) -> Line {
        self.fixed(match want {
            Want::Any => "race-a-good-any",
            Want::Only(Good::Novelty) => "race-a-good-novelty",
            Want::Only(Good::Rare) => "race-a-good-rare",
            Want::Only(Good::Genes) => "race-a-good-genes",
            Want::Only(Good::Alien) => "race-a-good-alien",
        })
    }

    /// The good that a world bears, with its article.
    pub(super) fn good_of(&self, world: Kind) -> Line {
        self.a_good(world.design().good().map_or(Want::Any, Want::Only))
    }

    pub(super) fn keyword(&self, keyword: Keyword) -> Line {
        self.fixed(match keyword {
            Keyword::Alien => "race-keyword-alien",
            Keyword::Rebel => "race-keyword-rebel",
            Keyword::Uplift => "race-keyword-uplift",
            Keyword::Chromosome => "race-keyword-chromosome",
            Keyword::Imperium => "race-keyword-imperium",
            Keyword::Terraforming => "race-keyword-terraforming",
        })
    }
}
