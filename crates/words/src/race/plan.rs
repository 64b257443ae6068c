//! The Consume phase as a plan: power by power, what each takes and gives, and the sum.

use race::Event;

use super::{events, names, powers};
use crate::Choice;
use crate::phrase::{Phrase, phrase};

pub(super) fn plan(steps: &[Event]) -> (Vec<Choice>, Phrase) {
    let (mut points, mut drawn) = (0, 0);
    let step = |step: &Event| {
        let Event::Consumed { card, ref goods, vp, cards, .. } = *step else { return events::event(step).into() };
        (points, drawn) = (points + vp, drawn + cards);
        let takes = match goods.len() {
            0 => phrase("plan-takes-nothing"),
            count => phrase("plan-takes").set("count", count).set("worlds", names::card_list(goods)),
        };
        Choice::new(names::card(card), takes).because(gain(vp, cards))
    };
    let steps = steps.iter().map(step).collect();
    (steps, gain(points, drawn))
}

fn gain(points: u8, drawn: u8) -> Phrase {
    if points + drawn == 0 { phrase("gain-nothing") } else { powers::gain(points, drawn) }
}
