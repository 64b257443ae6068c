//! What a computer player thought, as it is told: the same in the terminal.

use protocol::reply::{Belief, Weighed, Why};
use tabletop::{Ask, Seat};
use words::{Phrase, Told, why};

/// The reasons for a decision, in words.
pub fn told<G: Told>(thought: bots::Why<G>) -> Why<Phrase> {
    let (same, chosen) = (thought.is_same(), thought.chosen());
    let bots::Why { seat, level, ask, board, given, reasons, then } = thought;
    let picked = |items: &[G::Item]| why::picked(items.iter().map(|&item| G::option(&board, &ask, item)).collect());
    let how = match (reasons.lent, reasons.options.is_empty()) {
        (_, true) => why::Thought::Plain,
        (Some(_), false) => why::Thought::Lent,
        (None, false) => why::Thought::Tried,
    };
    let otherwise = (!same).then(|| why::otherwise(picked(&reasons.answer)));
    let option = |(at, one): (usize, &bots::Weighed<G>)| {
        let (wins, suspected, worlds) = (one.wins, one.suspected, one.worlds);
        let gain = (at > 0).then_some((one.gain, one.error));
        let line = why::worth(&why::Weighed { wins, gain, suspected, worlds });
        let name = match &one.then {
            None => picked(&one.answer),
            Some((prompt, item)) => why::meant(picked(&one.answer), later::<G>(&board, prompt, *item)),
        };
        Weighed { name, wins, line, given: Some(at) == chosen }
    };
    let belief = |(other, (&before, &after)): (Seat, (&f32, &f32))| {
        (other != seat).then(|| Belief { seat: other, before, after, line: why::believed(other, before, after) })
    };
    let others = Seat::all(then.len() as u8).zip(reasons.suspicion.iter().zip(&then));
    Why {
        seat,
        level,
        asked: why::asked(seat, G::prompt(&board, &ask)),
        answered: why::answered(picked(&given)),
        notes: [why::thought(how)].into_iter().chain(otherwise).collect(),
        options: reasons.options.iter().enumerate().map(option).collect(),
        beliefs: others.filter_map(belief).collect(),
    }
}

/// The name of an answer to a question that was not yet asked.
fn later<G: Told>(board: &G::Board, prompt: &G::Prompt, item: G::Item) -> Phrase {
    let mut ask = Ask::<G> { prompt: prompt.clone(), ..Ask::default() };
    (ask.pick.from, ask.pick.max) = (vec![item], 1);
    G::option(board, &ask, item).name
}
