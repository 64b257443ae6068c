//! A record gives the same game again.

use tabletop::{By, Probe, Record, Refusal, Seat, Seed, Session, Taken, Viewer};

use crate::bench::Bench;
use crate::claims;
use crate::play::sample;
use crate::sight::json;

/// So many rewinds at most, so that a game comes to its end.
const REWINDS: u32 = 4;

/// Plays another game through a session, with answers changed, taken back and gone back on and things said, and reads its
/// record again: once on the way and once at the end.
pub(crate) fn test<G: Probe>(bench: &mut Bench<'_, G>) {
    bench.report("replay");
    let Ok(mut session) = Session::<G>::new(bench.trail.setup.clone(), bench.trail.seed) else { return };
    let on_the_way = bench.rng.index(bench.trail.answers.len().max(1));
    // Points between steps: a rewind into the middle of a reveal would show half of it.
    let mut points = vec![0];
    let (mut rewinds, mut looked, mut moves) = (0, false, 0);
    let mut heard = Vec::new();
    while session.outcome().is_none() && moves < bench.config.limit {
        moves += 1;
        if bench.rng.one_in(8) {
            let seat = Seat(bench.rng.below(u32::from(bench.seats)) as u8);
            let said: Vec<G::Event> = session.said().cloned().collect();
            let taken_back = session.take_back(seat);
            if !session.said().eq(&said) {
                report(bench, &session, || {
                    "something that was said is gone with an answer that was taken back".to_owned()
                });
            }
            points.retain(|&point| point <= session.answers());
            if !matches!(taken_back, Ok(()) | Err(Refusal::NothingToTakeBack)) {
                report(bench, &session, || format!("taking back: {taken_back:?}"));
            }
            drafts_answer_what_is_asked(bench, &session);
        }
        if bench.rng.one_in(50) && rewinds < REWINDS {
            rewinds += 1;
            rewind(bench, &mut session, &points);
            points.retain(|&point| point <= session.answers());
        }
        if bench.rng.one_in(100) {
            session.snapshot();
        }
        if bench.rng.one_in(20) {
            claims::say(bench, &mut session, &mut heard);
        }
        if !answer(bench, &mut session, &mut points) {
            return;
        }
        if !looked && session.answers() >= on_the_way {
            looked = true;
            compare(bench, &session);
        }
    }
    compare(bench, &session);
}

/// Sealed answers that wait are answers to what is asked now.
fn drafts_answer_what_is_asked<G: Probe>(bench: &mut Bench<'_, G>, session: &Session<G>) {
    for seat in Seat::all(bench.seats) {
        let Some(draft) = session.draft(seat) else { continue };
        let fits = session
            .ask(seat)
            .is_some_and(|ask| ask.sealed && tabletop::check(&ask.pick, &mut draft.items.clone()).is_ok());
        if !fits {
            report(bench, session, || format!("{draft:?} waits and answers nothing that is asked"));
        }
    }
}

/// One answer of a seat that is asked, in any order. Now and then a wrong one first.
fn answer<G: Probe>(bench: &mut Bench<'_, G>, session: &mut Session<G>, points: &mut Vec<usize>) -> bool {
    // Sometimes a seat whose sealed answer waits changes it.
    let again = bench.rng.one_in(8);
    let seats: Vec<Seat> = if again { session.asked() } else { session.waiting() }.iter().collect();
    if seats.is_empty() {
        report(bench, session, || "nobody is asked and the game is not over".to_owned());
        return false;
    }
    let seat = seats[bench.rng.index(seats.len())];
    if bench.rng.one_in(20) {
        for beyond in [Seat(bench.seats), Seat(8), Seat(u8::MAX)] {
            if session.answer(beyond, Vec::new(), By::Bot) != Err(Refusal::NoSuchSeat) {
                report(bench, session, || format!("seat {} is not at the table and was heard", beyond.0));
            }
        }
    }
    let Some(ask) = session.ask(seat) else {
        report(bench, session, || format!("seat {} is waited for and not asked", seat.0));
        return false;
    };
    let items = sample(&ask.pick, &mut bench.rng);
    match session.answer(seat, items.clone(), By::Bot) {
        Ok(Taken::Kept) => true,
        Ok(Taken::Done) => {
            points.push(session.answers());
            true
        }
        Err(refusal) => {
            report(bench, session, || format!("seat {}: {items:?} is offered and refused: {refusal:?}", seat.0));
            false
        }
    }
}

/// Goes back a little. Going back to where the game stands only deals anew what nobody has seen: nobody can tell.
fn rewind<G: Probe>(bench: &mut Bench<'_, G>, session: &mut Session<G>, points: &[usize]) {
    let seed = Seed::derive(bench.rng.word(), 0);
    let last = points[points.len() - 1];
    if bench.rng.one_in(2) && last == session.answers() {
        let views = |session: &Session<G>| Viewer::all(bench.seats).map(|v| json(&session.view(v))).collect::<Vec<_>>();
        let (before, asked) = (views(session), session.asked());
        let done = session.rewind(last, seed);
        if done.is_err() || views(session) != before || session.asked() != asked {
            report(bench, session, || "dealing anew what nobody has seen changed what somebody sees".to_owned());
        }
        return;
    }
    let back = bench.rng.index(points.len().min(12)) + 1;
    let done = session.rewind(points[points.len() - back], seed);
    if !matches!(done, Ok(()) | Err(Refusal::CannotRewind)) {
        report(bench, session, || format!("going back: {done:?}"));
    }
}

fn compare<G: Probe>(bench: &mut Bench<'_, G>, session: &Session<G>) {
    bench.report("replay").states += session.answers() as u64;
    let text = session.record().to_text(session);
    let record = match Record::<G>::from_text(&text) {
        Ok(record) => record,
        Err(error) => return report(bench, session, || format!("the record cannot be read: {error:?}")),
    };
    let again = match Session::replay(&record) {
        Ok(again) => again,
        Err(error) => return report(bench, session, || format!("the record cannot be played: {error:?}")),
    };
    if again.hash() != session.hash() || again.state() != session.state() {
        report(bench, session, || "the record gives another state".to_owned());
    }
    for viewer in Viewer::all(bench.seats) {
        let entries = |session: &Session<G>| session.entries(viewer).map(json).collect::<Vec<_>>();
        if entries(&again) != entries(session) {
            report(bench, session, || format!("the record tells {viewer:?} another story"));
        }
    }
}

/// Here the record is the session's own, with everything that was taken back.
pub(crate) fn report<G: Probe>(bench: &mut Bench<'_, G>, session: &Session<G>, saw: impl FnOnce() -> String) {
    bench.differ_with("replay", || (saw(), session.record().to_text(session)));
}
