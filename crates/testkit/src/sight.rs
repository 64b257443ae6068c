//! All that one viewer gets from the table after a step, as bytes.

use serde::Serialize;
use tabletop::{Ask, Entry, Game, Refusal, SeatSet, Viewer};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sight {
    view: String,
    ask: String,
    asked: SeatSet,
    pub(crate) entries: String,
    errors: [Option<Refusal>; 2],
}

impl Sight {
    pub(crate) fn of<G: Game>(state: &G::State, viewer: Viewer, entries: &[Entry<G::Event>]) -> Self {
        let asked = G::asked(state);
        let seat = viewer.seat().filter(|seat| asked.contains(*seat));
        let ask = seat.map(|seat| Ask::<G>::of(state, seat));
        let seen: Vec<&G::Event> = entries.iter().filter_map(|entry| entry.seen_by(viewer)).collect();
        Self {
            view: json(&G::view(state, viewer)),
            errors: errors::<G>(state, viewer, ask.as_ref()),
            ask: json(&ask),
            asked,
            entries: json(&seen),
        }
    }

    /// What tells the two apart, in a few words.
    pub(crate) fn difference(&self, other: &Self) -> Option<String> {
        if self == other {
            return None;
        }
        let parts = [
            ("view", &self.view, &other.view),
            ("ask", &self.ask, &other.ask),
            ("entries", &self.entries, &other.entries),
            ("asked seats", &json(&self.asked), &json(&other.asked)),
        ];
        let differ = parts.into_iter().find(|(_, a, b)| a != b).map(|(what, a, b)| excerpt(what, a, b));
        Some(differ.unwrap_or_else(|| format!("errors: {:?} against {:?}", self.errors, other.errors)))
    }
}

/// What `viewer` is told when they answer nothing, and when they answer more than is offered.
fn errors<G: Game>(state: &G::State, viewer: Viewer, ask: Option<&Ask<G>>) -> [Option<Refusal>; 2] {
    let Some(ask) = ask else {
        let over = G::outcome(state).is_some();
        return [viewer.seat().map(|_| if over { Refusal::Over } else { Refusal::NotAsked }), None];
    };
    let mut more = ask.pick.from.clone();
    more.extend(ask.pick.from.last().copied());
    [tabletop::check(&ask.pick, &mut []).err(), tabletop::check(&ask.pick, &mut more).err()]
}

pub(crate) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("states, views, asks and events are plain data")
}

/// The place where two texts part, with a little of what stands before it.
pub(crate) fn excerpt(what: &str, a: &str, b: &str) -> String {
    let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    let from = same.saturating_sub(40);
    let part = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[from.min(text.len())..(same + 40).min(text.len())]).into_owned()
    };
    format!("{what} differs at byte {same}: …{}… against …{}…", part(a), part(b))
}
