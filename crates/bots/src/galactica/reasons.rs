//! What the players of Galactica thought: what they tried, and whom they suspected.

use ::galactica::frame::Frame;
use ::galactica::{Ask, Board, Event, Galactica, Prompt, State, View};
use tabletop::{Game, Seat, Session, Viewer};

use super::greedy::{Belief, Side, side};
use super::lookahead::{Rated, Thought};
use super::thinker;
use crate::why::answer_of;
use crate::{Bot as _, Reasons, Suspected, Weighed};

/// Who says what answers are worth where a player compares nothing.
const LENDS: &str = "hard";

pub(super) fn reasons(
    name: &str,
    seed: u64,
    seat: Seat,
    ask: &Ask,
    view: &View,
    log: &[&Event],
) -> Option<Reasons<Galactica>> {
    let own = thinker(name, seed);
    let lent = own.is_none().then_some(LENDS);
    let mut thinker = own.or_else(|| thinker(LENDS, seed))?;
    log.iter().for_each(|event| thinker.hear(seat, event));
    let Thought { answer, options, suspicion, .. } = thinker.think(seat, ask, view);
    let humans = side(&Board::of(view), seat) == Side::Human;
    let weighed = |Rated { answer, then, best, humans: share, gain, error, suspected, worlds }: Rated| Weighed {
        answer,
        then: then.map(|item| (Prompt::Action, item)),
        best,
        wins: if humans { share } else { 1.0 - share },
        gain,
        error,
        suspected,
        worlds,
    };
    let answer = match lent {
        None => answer,
        Some(_) => answer_of(name, seed, (seat, ask, view), log)?,
    };
    let suspicion = suspicion.into_iter().map(|guilt| guilt as f32).collect();
    Some(Reasons { answer, options: options.into_iter().map(weighed).collect(), lent, suspicion })
}

fn guilt(belief: &Belief, view: &View, seat: Seat) -> Vec<f32> {
    let board = Board::of(view);
    belief.guilt(&board, seat)[..board.people.len()].iter().map(|&guilt| guilt as f32).collect()
}

pub(super) fn suspicion(seat: Seat, view: &View, log: &[&Event]) -> Vec<f32> {
    let mut belief = Belief::default();
    log.iter().for_each(|event| belief.hear(event));
    guilt(&belief, view, seat)
}

/// Nobody: whoever sees what is public suspects everybody.
const NOBODY: Seat = Seat(u8::MAX);

pub(super) fn suspected(session: &Session<Galactica>) -> Vec<Suspected> {
    let viewers: Vec<Viewer> = Seat::all(session.seats()).map(Viewer::Seat).chain([Viewer::Public]).collect();
    let mut beliefs: Vec<Belief> = viewers.iter().map(|_| Belief::default()).collect();
    let mut all: Vec<Suspected> = Vec::new();
    session.walk(|step, state: &State, entries| {
        for (viewer, belief) in viewers.iter().zip(&mut beliefs) {
            entries.iter().filter_map(|entry| entry.seen_by(*viewer)).for_each(|event| belief.hear(event));
        }
        let turns = u32::from(state.turns) + u32::from(state.over());
        let begun = state.over() || matches!(state.frames.first(), Some(Frame::Turn(_)));
        if !begun || all.last().is_some_and(|last| last.turns == turns) {
            return;
        }
        let by = |(viewer, belief): (&Viewer, &Belief)| {
            guilt(belief, &Galactica::view(state, *viewer), viewer.seat().unwrap_or(NOBODY))
        };
        let mut seats: Vec<Vec<f32>> = viewers.iter().zip(&beliefs).map(by).collect();
        let table = seats.pop().unwrap_or_default();
        all.push(Suspected { turns, step, table, seats });
    });
    all
}

#[cfg(test)]
mod tests {
    use ::galactica::Setup;
    use tabletop::{By, Player, Record, Seed};

    use super::*;
    use crate::{Botted, Decision, Minds, asked_now, minds, remind, said, why};

    /// A game to its end, or so many answers of it, by these players, who speak.
    fn played(levels: &[&str], most: usize) -> Session<Galactica> {
        let player = |(seat, level): (Seat, &&str)| Player {
            seat,
            level: (*level).to_owned(),
            nature: 0xfedc_ba98_7654_3210 ^ u64::from(seat.0),
        };
        let players: Vec<Player> = Seat::all(levels.len() as u8).zip(levels).map(player).collect();
        let mut session = Session::new(Setup::new(levels.len() as u8), Seed::derive(12, 3)).unwrap();
        session.played_by(players.clone());
        let mut spoken = 0;
        while session.answers() < most
            && let Some(seat) = session.waiting().first()
        {
            let bot = |seat: Seat, session: &Session<Galactica>| {
                let mut bot = asked_now(&players[seat.index()], session).unwrap();
                remind(bot.as_mut(), seat, session);
                bot
            };
            let occasions = crate::occasions(&session);
            if occasions > std::mem::replace(&mut spoken, occasions) {
                let all: Vec<_> = Seat::all(session.seats())
                    .map(|seat| (seat, said(bot(seat, &session).as_mut(), seat, &session)))
                    .collect();
                for (seat, claims) in all {
                    claims.into_iter().for_each(|claim| session.claim(seat, claim).unwrap());
                }
                continue;
            }
            let (ask, view, mut items) = (session.ask(seat).unwrap(), session.view(Viewer::Seat(seat)), Vec::new());
            bot(seat, &session).answer(seat, &ask, Some(&view), &mut items);
            session.answer(seat, items, By::Bot).unwrap();
        }
        session
    }

    /// Every decision of every level is thought again as it was, and what was done is the best of what was tried where it is not
    /// what the rules of thumb do.
    #[test]
    fn reasons_are_those_of_the_decision() {
        let session = played(&["easy", "medium", "hard:worlds4", "medium", "easy"], 150);
        let Minds { decisions, .. } = minds(&session);
        let (mut tried, mut lent, mut other) = (0, 0, 0);
        for &Decision { number, seat, step } in &decisions {
            assert_eq!(session.until(number).answers(), step);
            let why = why(&session, number, None).unwrap();
            assert!(why.is_same(), "{number}: {:?}, not {:?}", why.reasons.answer, why.given);
            assert_eq!(why.seat, seat);
            let suspicion = [&why.reasons.suspicion, &why.then];
            assert!(suspicion.iter().all(|all| all.len() == 5 && all[seat.index()] == 0.0), "{suspicion:?}");
            assert_eq!(why.reasons.lent, (why.level == "easy").then_some(LENDS));
            let chosen = why.chosen();
            if why.reasons.lent.is_some() {
                lent += usize::from(!why.reasons.options.is_empty());
            } else if let Some(chosen) = chosen {
                tried += 1;
                let best = why.reasons.options.iter().filter(|one| one.worlds == why.reasons.options[0].worlds);
                let best = best.map(|one| one.gain).fold(0.0, f32::max);
                if chosen > 0 {
                    other += 1;
                    assert!(why.reasons.options[chosen].gain > 0.0, "{:?}", why.reasons);
                    assert!(best >= why.reasons.options[chosen].gain);
                }
            }
        }
        assert!(
            decisions.len() > 60 && tried > 20 && lent > 5 && other > 3,
            "{} {tried} {lent} {other}",
            decisions.len()
        );
        assert!(why(&session, session.answers() + 1, None).is_none() && why(&session, 0, None).is_none());
    }

    /// A record names who played: without that, or for a person's answer, nothing is made up.
    #[test]
    fn of_a_person_no_reasons_are_told() {
        let session = played(&["easy"; 3], 30);
        let whole = session.record().to_text(&session);
        let read = |text: &str| Record::<Galactica>::from_text(text).unwrap();
        let record = |text: &str| Session::replay(&read(text)).unwrap();
        let number = minds(&session).decisions[3].number;
        assert!(why(&record(&whole), number, None).is_some_and(|why| why.is_same()));
        let by_person = record(&whole.replace("\"bot\"", "\"person\""));
        assert!(why(&by_person, number, None).is_none() && minds(&by_person).decisions.is_empty());
        let mut nameless = read(&whole);
        nameless.header.players.clear();
        let nameless = Session::replay(&nameless).unwrap();
        assert!(why(&nameless, number, None).is_none());
        assert!(why(&nameless, number, Some("medium")).is_some());
    }

    /// Whom everybody suspects turn by turn is what each would say who is asked then; open Cylons are suspected for sure.
    #[test]
    fn suspicion_is_told_turn_by_turn() {
        let session = played(&["easy"; 5], usize::MAX);
        let turns = minds(&session).turns;
        assert_eq!(turns.iter().map(|one| one.turns).collect::<Vec<_>>(), (0..turns.len() as u32).collect::<Vec<_>>());
        assert_eq!(turns.len() as u32, u32::from(session.state().turns) + 2);
        let begun = |event: &&Event| matches!(event, Event::Turn { .. });
        assert_eq!(turns.len(), session.entries(Viewer::Public).filter(begun).count() + 1, "every turn, and the end");
        for one in turns.iter().step_by(7) {
            let then = session.until(one.step);
            for seat in Seat::all(5) {
                let log: Vec<&Event> = then.entries(Viewer::Seat(seat)).collect();
                let own = Galactica::suspicion(seat, &then.view(Viewer::Seat(seat)), &log);
                assert_eq!(one.seats[seat.index()], own, "turn {}", one.turns);
            }
            for seat in then.state().seats() {
                if then.state().revealed.contains(seat) {
                    assert_eq!(one.table[seat.index()], 1.0);
                }
            }
        }
        let last = turns.last().unwrap();
        let spread = last.table.iter().copied().fold(0.0, f32::max) - last.table.iter().copied().fold(1.0, f32::min);
        assert!(spread > 0.2, "{last:?}");
    }
}
