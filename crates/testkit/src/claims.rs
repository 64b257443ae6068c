//! What is said changes nothing, and what can be said tells nothing.

use tabletop::{Entry, Game, Probe, Refusal, Seat, Session, Viewer};

use crate::bench::Bench;
use crate::play::asks;
use crate::replay::report;
use crate::sight::json;

/// Somebody says something that can be said now, or tries what could be said at another time.
pub(crate) fn say<G: Probe>(bench: &mut Bench<'_, G>, session: &mut Session<G>, heard: &mut Vec<G::Claim>) {
    let seat = Seat(bench.rng.below(u32::from(bench.seats)) as u8);
    let claims = session.claims(seat);
    let told: Vec<&G::Event> = session.entries(Viewer::Public).collect();
    for viewer in Viewer::all(bench.seats) {
        if G::claims(&session.board(viewer), &told, seat) != claims {
            report(bench, session, || format!("what seat {} can say is another thing to {viewer:?}", seat.0));
        }
    }
    if let Some(unsaid) = heard.iter().rev().find(|claim| !claims.contains(claim)) {
        let before = everything(session);
        if session.claim(seat, unsaid.clone()) != Err(Refusal::CannotSay) || everything(session) != before {
            report(bench, session, || format!("seat {} was heard with {unsaid:?}", seat.0));
        }
    }
    if claims.is_empty() {
        return;
    }
    let claim = claims[bench.rng.index(claims.len())].clone();
    let mut wanted = everything(session);
    let said = json(&G::said(seat, claim.clone()));
    wanted.viewers.iter_mut().for_each(|viewer| {
        (viewer.entries, viewer.last) = (viewer.entries + 1, Some(said.clone()));
    });
    if session.claim(seat, claim.clone()) != Ok(()) || everything(session) != wanted {
        report(bench, session, || format!("seat {} says {claim:?}: refused, or more than that happened", seat.0));
    }
    heard.push(claim);
}

/// All that a claim must leave as it is, and what it adds to.
#[derive(PartialEq)]
struct Everything {
    state: String,
    asks: String,
    viewers: Vec<Sees>,
}

#[derive(PartialEq)]
struct Sees {
    view: String,
    entries: usize,
    last: Option<String>,
}

fn everything<G: Game>(session: &Session<G>) -> Everything {
    let sees = |viewer| Sees {
        view: json(&session.view(viewer)),
        entries: session.entries(viewer).count(),
        last: session.entries(viewer).last().map(json),
    };
    Everything {
        state: session.hash(),
        asks: json(&asks::<G>(session.state())),
        viewers: Viewer::all(session.seats()).map(sees).collect(),
    }
}

/// What each seat could say after a step that told this, to people who know nothing else.
pub(crate) fn sayable<G: Game>(state: &G::State, seats: u8, entries: &[Entry<G::Event>]) -> Vec<Vec<G::Claim>> {
    let told: Vec<&G::Event> = entries.iter().filter_map(|entry| entry.seen_by(Viewer::Public)).collect();
    let board = G::board(&G::view(state, Viewer::Public));
    Seat::all(seats).map(|seat| G::claims(&board, &told, seat)).collect()
}
