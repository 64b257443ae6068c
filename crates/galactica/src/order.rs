//! Standing orders for the reaction windows. They look at a view and an ask, and at nothing else.

use serde::{Deserialize, Serialize};

use crate::cards::SkillCard;
use crate::frame::{Check, Frame, Hit};
use crate::view::View;
use crate::{Ask, Item, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Ask me every time.
    Ask,
    /// Never play this card.
    Never { card: SkillCard },
    /// Play this card, the weakest copy I hold, exactly when it may turn the result; otherwise pass.
    PlayIf { card: SkillCard, when: When },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// Evasive Maneuvers: the roll destroys the viper.
    Destroyed,
    /// Evasive Maneuvers: the roll damages or destroys it.
    Hit,
    /// Declare Emergency: the check fails by at most 2.
    Short,
}

pub(crate) fn obey(order: Order, view: &View, ask: &Ask) -> Option<Vec<Item>> {
    let Prompt::Play { card: asked } = ask.prompt else { return None };
    match order {
        Order::Ask => None,
        Order::Never { card } => (card == asked).then(Vec::new),
        Order::PlayIf { card, when } => {
            let play = card == asked && holds(when, view);
            // Canonical order puts the weakest first.
            (card == asked).then(|| if play { ask.pick.from.iter().copied().take(1).collect() } else { Vec::new() })
        }
    }
}

fn holds(when: When, view: &View) -> bool {
    let hit = Hit::of(view.die.result);
    match when {
        When::Destroyed => hit == Hit::Destroyed,
        When::Hit => hit != Hit::Missed,
        When::Short => view.frames.iter().any(|frame| match frame {
            Frame::Check(Check { total, difficulty, .. }) => (1..=2).contains(&(difficulty - total)),
            Frame::Turn(_)
            | Frame::Receive(_)
            | Frame::Reveal(_)
            | Frame::Window(_)
            | Frame::Run(_)
            | Frame::Attack(_)
            | Frame::Roll(_)
            | Frame::Fleet(_)
            | Frame::Limit(_) => false,
        }),
    }
}
