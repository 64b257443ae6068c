use super::Session;
use crate::{Answer, Game, Log, Round, Side, Tally, Turn, Viewer};

/// A round on its way.
struct Open {
    round: u16,
    before: Vec<Side>,
    chose: Vec<Vec<&'static str>>,
}

impl Open {
    fn new(tally: Tally, chose: Vec<Vec<&'static str>>) -> Self {
        Self { round: tally.round, before: tally.sides, chose }
    }

    fn close(self, now: &[Side]) -> Round {
        let seats = self.before.iter().zip(now).zip(self.chose);
        let turns = seats.map(|((before, now), chose)| {
            let mut old = before.things.clone();
            // Of two alike only one was there before.
            let is_new = |thing: &&'static str| match old.iter().position(|one| one == thing) {
                Some(at) => {
                    old.swap_remove(at);
                    false
                }
                None => true,
            };
            let added = now.things.iter().copied().filter(is_new).collect();
            Turn { points: now.points.clone(), chose, added }
        });
        Round { round: self.round, turns: turns.collect() }
    }
}

impl<G: Game> Session<G> {
    /// How the game went so far, by what everybody could see; nothing of a game that keeps no tally. The answers that stand are
    /// given to the engine again: some 2 µs each.
    pub fn course(&self) -> Vec<Round> {
        let tally = |state: &G::State| G::tally(&G::board(&G::view(state, Viewer::Public)));
        let nobody = || vec![Vec::new(); usize::from(self.seats)];
        let mut state = self.origins[0].state.clone();
        let Some(first) = tally(&state) else { return Vec::new() };
        // What was there from the start was added before the first round, also where that begins at once.
        let nothing = first.sides.iter().map(|side| Side { things: Vec::new(), ..side.clone() }).collect();
        let mut open = Open::new(Tally { round: first.round.saturating_sub(1), sides: nothing }, nobody());
        let mut rounds = Vec::new();
        if first.round > 0 {
            let sides = first.sides.clone();
            rounds.push(std::mem::replace(&mut open, Open::new(first, nobody())).close(&sides));
        }
        for (given, step) in self.history.iter().enumerate() {
            if let Some(mark) = self.origins.iter().rev().find(|mark| given > 0 && mark.answers == given) {
                state.clone_from(&mark.state);
            }
            let Answer { seat, items, .. } = &step.answer;
            // From the answer and not from the table: a round in which nothing more is asked ends with the last of them.
            open.chose[seat.index()].extend(items.iter().filter_map(G::calls));
            G::apply(&mut state, *seat, items, &mut Log::off());
            if step.mid_reveal {
                continue;
            }
            let Some(now) = tally(&state) else { continue };
            if now.round != open.round {
                let sides = now.sides.clone();
                rounds.push(std::mem::replace(&mut open, Open::new(now, nobody())).close(&sides));
            }
        }
        if let Some(end) = tally(&state) {
            rounds.push(open.close(&end.sides));
        }
        rounds
    }
}
