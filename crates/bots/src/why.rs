//! Why a computer player did what it did, once a game is over: its thought is thought again, by what its seat saw and its own
//! chance.

use tabletop::{Ask, By, Game, Seat, Session, Viewer};

use crate::{Botted, seed};

/// An answer that was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<G: Game> {
    pub answer: Vec<G::Item>,
    /// What it was tried for: the answer to a later question.
    pub then: Option<(G::Prompt, G::Item)>,
    /// Whoever tried them gives this one.
    pub best: bool,
    /// How likely its side wins with it.
    pub wins: f32,
    /// How much better it is than the first one in the same worlds, and the error of that.
    pub gain: f32,
    pub error: f32,
    /// To somebody who hides: how likely the others see through them afterwards.
    pub suspected: Option<f32>,
    pub worlds: u32,
}

/// What a computer player thought.
#[derive(Clone, Debug, PartialEq)]
pub struct Reasons<G: Game> {
    pub answer: Vec<G::Item>,
    /// What was tried, the answer by rules of thumb first. Empty where there was nothing to compare.
    pub options: Vec<Weighed<G>>,
    /// The level that tried them, where it is another than its own, which compares nothing.
    pub lent: Option<&'static str>,
    /// How likely each seat is an enemy in secret, as it sees it.
    pub suspicion: Vec<f32>,
}

/// A decision that was taken, and why.
#[derive(Clone, Debug)]
pub struct Why<G: Game> {
    pub seat: Seat,
    pub level: String,
    pub ask: Ask<G>,
    /// The table as it saw it.
    pub board: G::Board,
    pub given: Vec<G::Item>,
    pub reasons: Reasons<G>,
    /// What it believes when all has come of it.
    pub then: Vec<f32>,
}

impl<G: Game> Why<G> {
    /// Is what was thought again what was done then? A later program may play otherwise.
    pub fn is_same(&self) -> bool {
        self.gives(&self.reasons.answer)
    }

    /// Is it this that was given, in whatever order?
    fn gives(&self, items: &[G::Item]) -> bool {
        let mut items = items.to_vec();
        items.sort_unstable();
        let mut given = self.given.clone();
        given.sort_unstable();
        items == given
    }

    /// Which of the options was given: of several that begin alike the best, if it is what was thought of.
    pub fn chosen(&self) -> Option<usize> {
        let options = &self.reasons.options;
        let best = options.iter().position(|one| one.best && self.gives(&one.answer));
        best.or_else(|| options.iter().position(|one| self.gives(&one.answer)))
    }
}

/// How likely everybody seemed to be an enemy in secret.
#[derive(Clone, Debug, PartialEq)]
pub struct Suspected {
    /// So many turns were over.
    pub turns: u32,
    /// So many answers stood.
    pub step: usize,
    /// By seat, to somebody who sees what is public.
    pub table: Vec<f32>,
    /// By seat, to each seat.
    pub seats: Vec<Vec<f32>>,
}

/// An answer that a computer player has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Counted from 1, among the answers that stand.
    pub number: usize,
    pub seat: Seat,
    /// After so many answers it was carried out: those that were revealed together count together.
    pub step: usize,
}

/// What computer players thought in a whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct Minds {
    /// What computer players have chosen and can give their reasons for.
    pub decisions: Vec<Decision>,
    pub turns: Vec<Suspected>,
}

/// Of so many things that were said last, somebody who was asked may not yet have heard some.
const LATE: usize = 4;

/// Why answer number `number` was given, of those that stand, counted from 1. By a computer player that the record names; by another
/// level if one is given. Nothing where there are no reasons to be had.
pub fn why<G: Botted>(session: &Session<G>, number: usize, other: Option<&str>) -> Option<Why<G>> {
    let (answer, asked) = session.answered(number)?;
    let (seat, given) = (answer.seat, answer.items.clone());
    let own = session.player(seat).filter(|_| answer.by == By::Bot);
    let before = session.until(asked);
    let (level, chance) = match (other, own) {
        (Some(other), _) => (other, 1),
        (None, Some(player)) => (player.level.as_str(), seed(player.nature, before.given(seat) as u64)),
        (None, None) => return None,
    };
    let after = session.until(number);
    let then = G::suspicion(seat, &after.view(Viewer::Seat(seat)), &log(&after, seat));
    let thought = |before: &Session<G>| {
        let ask = before.ask(seat)?;
        let view = before.view(Viewer::Seat(seat));
        let reasons = G::reasons(level, chance, seat, &ask, &view, &log(before, seat))?;
        let (level, given, board) = (level.to_owned(), given.clone(), before.board(Viewer::Seat(seat)));
        Some(Why { seat, level, ask, board, given, reasons, then: then.clone() })
    };
    let why = thought(&before)?;
    if why.is_same() || other.is_some() {
        return Some(why);
    }
    let earlier = (1..=LATE).map_while(|late| before.unsaid(late));
    Some(earlier.filter_map(|before| thought(&before)).find(Why::is_same).unwrap_or(why))
}

/// All that a seat was told.
fn log<G: Game>(session: &Session<G>, seat: Seat) -> Vec<&G::Event> {
    session.entries(Viewer::Seat(seat)).collect()
}

/// Who decided what, and whom everybody suspected.
pub fn minds<G: Botted>(session: &Session<G>) -> Minds {
    let turns = G::suspected(session);
    let mut decisions = Vec::new();
    if !turns.is_empty() {
        session.walk(|answers, state, _| {
            let next = (answers + 1..).map_while(|number| session.answered(number));
            let next: Vec<_> = next.take_while(|(_, asked)| *asked == answers).map(|(answer, _)| answer).collect();
            for (number, answer) in (answers + 1..).zip(&next) {
                let chosen = answer.by == By::Bot && session.player(answer.seat).is_some();
                if chosen && !Ask::<G>::of(state, answer.seat).pick.is_forced() {
                    decisions.push(Decision { number, seat: answer.seat, step: answers + next.len() });
                }
            }
        });
    }
    Minds { decisions, turns }
}

/// What a bot that says no more than its answer would say.
pub(crate) fn answer_of<G: Botted>(
    name: &str,
    seed: u64,
    (seat, ask, view): (Seat, &Ask<G>, &G::View),
    log: &[&G::Event],
) -> Option<Vec<G::Item>> {
    let mut bot = G::bot(name, seed)?;
    log.iter().for_each(|event| bot.hear(seat, event));
    let mut items = Vec::new();
    bot.answer(seat, ask, Some(view), &mut items);
    Some(items)
}
