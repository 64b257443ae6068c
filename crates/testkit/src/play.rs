//! Random play in complete steps, and the trail that a game leaves.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tabletop::{Answer, Ask, By, Entry, Game, Log, Pick, Record, Seat, SeatSet, Seed, Session, Viewer};

use crate::Rng;
use crate::sight::json;

/// One answer, or all the sealed answers of a state in seat order. Only between steps is anything viewed.
pub(crate) type Step<G> = Vec<Answer<<G as Game>::Item>>;

/// What a step wrote and declared.
pub(crate) struct Told<G: Game> {
    pub(crate) entries: Vec<Entry<G::Event>>,
    pub(crate) drew: bool,
    pub(crate) showed: SeatSet,
}

/// Everybody who is asked, and what.
pub(crate) fn asks<G: Game>(state: &G::State) -> Vec<(Seat, Ask<G>)> {
    G::asked(state).iter().map(|seat| (seat, Ask::of(state, seat))).collect()
}

pub(crate) fn sample<I: Copy + Ord>(pick: &Pick<I>, rng: &mut Rng) -> Vec<I> {
    let mut items = Vec::new();
    pick.sample(|bound| rng.below(bound), &mut items);
    items
}

pub(crate) fn given<I>(seat: Seat, items: Vec<I>) -> Answer<I> {
    Answer { seat, items, by: By::Bot }
}

/// A complete step at random; every legal answer of a seat is equally likely.
pub(crate) fn choose<G: Game>(asks: &[(Seat, Ask<G>)], rng: &mut Rng) -> Step<G> {
    let one = rng.index(asks.len());
    let asks = if asks[0].1.sealed { asks } else { &asks[one..=one] };
    asks.iter().map(|(seat, ask)| given(*seat, sample(&ask.pick, rng))).collect()
}

/// Plays one game at random and shows `see` every position, the last one too, and what led there. Positions in which some
/// sealed answers are already applied are not shown: nobody sees them.
///
/// For tests that want positions of every sort and have no use for the suite.
pub fn random_game<G: Game>(setup: &G::Setup, number: u64, mut see: impl FnMut(&G::State, &[Entry<G::Event>])) {
    let mut log = Log::on();
    let mut state = G::start(setup, Seed::derive(number, 0), &mut log).expect("a setup of the game");
    let mut rng = Rng::new(number, 1);
    loop {
        see(&state, &log.take().0);
        let asks = asks::<G>(&state);
        if asks.is_empty() {
            break;
        }
        for answer in choose(&asks, &mut rng) {
            G::apply(&mut state, answer.seat, &answer.items, &mut log);
        }
    }
}

pub(crate) fn apply<G: Game>(state: &mut G::State, step: &Step<G>) -> Told<G> {
    let mut log = Log::on();
    for answer in step {
        G::apply(state, answer.seat, &answer.items, &mut log);
    }
    let (entries, drew, showed) = log.take();
    Told { entries, drew, showed }
}

/// What a test has played so far: enough to write the game down.
pub(crate) struct Trail<G: Game> {
    pub(crate) setup: G::Setup,
    pub(crate) seed: Seed,
    pub(crate) answers: Vec<Answer<G::Item>>,
}

impl<G: Game> Trail<G> {
    /// The first `count` answers and then `more`, as a record. Where the engine panics or refuses what it offered, the record
    /// ends with the answer that did it.
    pub(crate) fn text(&self, count: usize, more: &[Answer<G::Item>]) -> String {
        let Ok(mut session) = Session::<G>::new(self.setup.clone(), self.seed) else {
            return json(&Record::<G>::new(self.setup.clone(), self.seed).header);
        };
        for answer in self.answers[..count].iter().chain(more) {
            let take = || session.answer(answer.seat, answer.items.clone(), answer.by);
            if !matches!(catch_unwind(AssertUnwindSafe(take)), Ok(Ok(_))) {
                break;
            }
        }
        session.record().to_text(&session)
    }
}

impl<G: Game> Told<G> {
    pub(crate) fn nothing() -> Self {
        Self { entries: Vec::new(), drew: false, showed: SeatSet::EMPTY }
    }

    /// Was a secret declared shown to this viewer? What all seats are shown, the public is shown.
    pub(crate) fn showed_to(&self, viewer: Viewer, seats: u8) -> bool {
        viewer.seat().map_or(self.showed == SeatSet::all(seats), |seat| self.showed.contains(seat))
    }
}
