//! Everything that leaves memory comes back the same, to the byte.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::{Ask, Entry, Game, Probe, Seat, Viewer};

use crate::bench::Bench;
use crate::sight::{excerpt, json};

pub(crate) fn test<G: Probe>(
    bench: &mut Bench<'_, G>,
    state: &G::State,
    asks: &[(Seat, Ask<G>)],
    entries: &[Entry<<G as Game>::Event>],
) {
    bench.report("serialise").states += 1;
    round(bench, "the state", state);
    for viewer in Viewer::all(bench.seats) {
        round(bench, "a view", &G::view(state, viewer));
    }
    for (_, ask) in asks {
        round(bench, "an ask", ask);
    }
    for entry in entries {
        round(bench, "an entry", entry);
    }
}

fn round<G: Probe, T: Serialize + DeserializeOwned + PartialEq + Debug>(
    bench: &mut Bench<'_, G>,
    what: &str,
    value: &T,
) {
    let text = json(value);
    match serde_json::from_str::<T>(&text) {
        Err(error) => bench.differ_now("serialise", || format!("{what} cannot be read back: {error}: {text}")),
        Ok(back) => {
            let again = json(&back);
            if again != text {
                bench.differ_now("serialise", || excerpt(what, &text, &again));
            } else if back != *value {
                bench.differ_now("serialise", || format!("{what} comes back as another one: {text}"));
            }
        }
    }
}
