//! Lockstep, second kind: somebody secretly answers something else, and the viewer cannot tell until it is shown.

use tabletop::{Answer, Ask, Pick, Probe, Shows, Viewer};

use crate::bench::{Bench, Start};
use crate::play::{Step, Told, apply, asks, choose, given, sample};
use crate::sight::Sight;

/// May this be answered differently without the others seeing it?
pub(crate) fn is_secret<G: Probe>(ask: &Ask<G>) -> bool {
    sizes(ask).next().is_some()
}

/// The numbers of things for which there is more than one answer.
fn sizes<G: Probe>(ask: &Ask<G>) -> impl Iterator<Item = u8> {
    let Pick { from, min, max } = &ask.pick;
    let secret = ask.shows != Shows::Items && from.first() != from.last();
    let most = (*max).min(u8::try_from(from.len().saturating_sub(1)).unwrap_or(u8::MAX));
    ((*min).max(1)..=most).filter(move |_| secret)
}

/// One step, as it is taken in each world.
type Steps<G> = (Step<G>, Step<G>);

/// Both worlds of a pair, before or after a step.
struct Worlds<G: Probe> {
    first: G::State,
    second: G::State,
}

pub(crate) fn test<G: Probe>(bench: &mut Bench<'_, G>, start: &Start<G>) {
    bench.report("lockstep_other_answer");
    let mut worlds = Worlds::<G> { first: start.state.clone(), second: start.state.clone() };
    let Some((viewer, mut steps)) = part(bench, &start.state) else { return };
    let mut played: Vec<Answer<G::Item>> = Vec::new();
    let (mut cut, mut steps_of_both) = (false, Vec::new());
    let mut saw;
    loop {
        let step = [steps.0.clone(), steps.1.clone()];
        let told_first = apply::<G>(&mut worlds.first, &steps.0);
        let told_second = apply::<G>(&mut worlds.second, &steps.1);
        played.extend(steps.0);
        bench.report("lockstep_other_answer").states += 1;
        let first = Sight::of::<G>(&worlds.first, viewer, &told_first.entries);
        let second = Sight::of::<G>(&worlds.second, viewer, &told_second.entries);
        saw = first.difference(&second);
        if saw.is_some() {
            let told_apart = first.entries != second.entries;
            if was_shown([&told_first, &told_second], told_apart, viewer, bench.seats) {
                (saw, cut) = (None, true);
            }
            break;
        }
        steps_of_both.push(step);
        let asks = asks::<G>(&worlds.first);
        if played.len() >= bench.config.stretch || asks.is_empty() {
            break;
        }
        match both(bench, &worlds, &asks) {
            Some(next) => steps = next,
            None => {
                cut = true;
                break;
            }
        }
    }
    bench.keep_twins(viewer, [start.state.clone(), start.state.clone()], steps_of_both);
    let report = bench.report("lockstep_other_answer");
    report.pair(played.len());
    report.cut_short += u64::from(cut);
    if let Some(saw) = saw {
        let count = played.len();
        bench.differ("lockstep_other_answer", start.answers, &played, || {
            format!("{viewer:?} can tell what was secretly answered {count} answers before: {saw}")
        });
    }
}

/// The first step: one seat answers differently in the second world, and everybody else the same. The viewer is another.
fn part<G: Probe>(bench: &mut Bench<'_, G>, state: &G::State) -> Option<(Viewer, Steps<G>)> {
    let asks = asks::<G>(state);
    let secret: Vec<usize> = (0..asks.len()).filter(|&i| is_secret(&asks[i].1)).collect();
    let (seat, ask) = &asks[secret[bench.rng.index(secret.len())]];
    let viewers: Vec<Viewer> = Viewer::all(bench.seats).filter(|viewer| viewer.seat() != Some(*seat)).collect();
    let viewer = viewers[bench.rng.index(viewers.len())];
    let sizes: Vec<u8> = sizes(ask).collect();
    let size = sizes[bench.rng.index(sizes.len())];
    let same_size = Pick { from: ask.pick.from.clone(), min: size, max: size };
    let one = sample(&same_size, &mut bench.rng);
    // At least one answer in two is another one; forty misses in a row do not happen.
    let other = (0..40).map(|_| sample(&same_size, &mut bench.rng)).find(|items| *items != one)?;
    let asked = if ask.sealed { asks.as_slice() } else { &[(*seat, ask.clone())] };
    let mut first = choose(asked, &mut bench.rng);
    let mut second = first.clone();
    let at = first.iter().position(|answer| answer.seat == *seat)?;
    (first[at].items, second[at].items) = (one, other);
    Some((viewer, (first, second)))
}

/// A step that can be taken in both worlds, the same wherever that can be seen.
fn both<G: Probe>(bench: &mut Bench<'_, G>, worlds: &Worlds<G>, asks: &[(tabletop::Seat, Ask<G>)]) -> Option<Steps<G>> {
    let (mut first, mut second) = (choose(asks, &mut bench.rng), Vec::new());
    for answer in &mut first {
        let seat = answer.seat;
        let (_, here) = asks.iter().find(|(asked, _)| *asked == seat)?;
        let there = Ask::<G>::of(&worlds.second, seat);
        let mut items = answer.items.clone();
        if tabletop::check(&there.pick, &mut items).is_err() {
            if here.shows == Shows::Items {
                items = sample(&common(&here.pick, &there.pick)?, &mut bench.rng);
                answer.items.clone_from(&items);
            } else {
                items = sample(&of_size(&there.pick, answer.items.len())?, &mut bench.rng);
            }
        }
        second.push(given(seat, items));
    }
    Some((first, second))
}

/// The answers that both asks offer.
fn common<I: Copy + Ord>(here: &Pick<I>, there: &Pick<I>) -> Option<Pick<I>> {
    let mut rest = there.from.clone();
    let mut from = here.from.clone();
    from.retain(|item| rest.iter().position(|other| other == item).map(|at| rest.remove(at)).is_some());
    let min = here.min.max(there.min);
    let max = here.max.min(there.max).min(u8::try_from(from.len()).unwrap_or(u8::MAX));
    (min <= max).then_some(Pick { from, min, max })
}

fn of_size<I: Copy + Ord>(pick: &Pick<I>, size: usize) -> Option<Pick<I>> {
    let size = u8::try_from(size).ok()?;
    let fits = (pick.min..=pick.max).contains(&size) && usize::from(size) <= pick.from.len();
    fits.then(|| Pick { from: pick.from.clone(), min: size, max: size })
}

/// Did this step show the viewer, rightly, what was secret? It declared so; or chance was used, and they were told of something
/// else in each world (they drew, after a reshuffle, what was secretly discarded). A view that differs without a word is no
/// draw.
fn was_shown<G: Probe>(told: [&Told<G>; 2], told_apart: bool, viewer: Viewer, seats: u8) -> bool {
    told.iter().any(|told| told.showed_to(viewer, seats))
        || told[0].drew != told[1].drew
        || (told[0].drew && told_apart)
}
