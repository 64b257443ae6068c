//! Imagined worlds: their viewer cannot tell them from the true one, and they can be played.

use tabletop::{Ask, Probe, Viewer};

use crate::bench::{Bench, stuck};
use crate::play::{apply, asks, choose};
use crate::sight::{excerpt, json};

pub(crate) fn test<G: Probe>(bench: &mut Bench<'_, G>, state: &G::State) {
    for viewer in Viewer::all(bench.seats) {
        bench.report("imagine").states += 1;
        let view = G::view(state, viewer);
        let Ok(world) = G::imagine(&view, &G::Guess::default(), &mut bench.dice) else {
            bench.differ_now("imagine", || format!("{viewer:?} can imagine no world: {}", json(&view)));
            continue;
        };
        if let Some(saw) = tells_apart::<G>(state, &world, viewer, &json(&view)) {
            bench.differ_now("imagine", || format!("{viewer:?}: {saw}"));
        }
        if viewer == Viewer::Public {
            bench.report("asked").states += 1;
            let (there, here) = (G::asked(&world), G::asked(state));
            if there != here {
                bench.differ_now("asked", || {
                    format!("the public imagines that {there:?} are asked, and it is {here:?}")
                });
            }
        }
        if let Err(why) = G::conserved(&world) {
            bench.differ_now("imagine", || format!("{viewer:?} imagines a broken world: {why}"));
        } else if bench.rng.one_in(bench.config.play_on_every) {
            bench.report("imagine");
            play_on(bench, world, viewer);
        }
    }
}

fn tells_apart<G: Probe>(state: &G::State, world: &G::State, viewer: Viewer, view: &str) -> Option<String> {
    let imagined = json(&G::view(world, viewer));
    if imagined != view {
        return Some(excerpt("the view of the imagined world", view, &imagined));
    }
    if G::asked(world) != G::asked(state) {
        return Some(format!("asked are {:?}, and {:?} in the imagined world", G::asked(state), G::asked(world)));
    }
    let seat = viewer.seat().filter(|seat| G::asked(state).contains(*seat))?;
    let (here, there) = (json(&Ask::<G>::of(state, seat)), json(&Ask::<G>::of(world, seat)));
    (here != there).then(|| excerpt("the ask in the imagined world", &here, &there))
}

fn play_on<G: Probe>(bench: &mut Bench<'_, G>, mut world: G::State, viewer: Viewer) {
    let mut answers = 0;
    while answers < bench.config.play_on {
        let asks = asks::<G>(&world);
        if asks.is_empty() {
            break;
        }
        let step = choose(&asks, &mut bench.rng);
        apply::<G>(&mut world, &step);
        answers += step.len();
        let broken = stuck::<G>(&world).map(str::to_owned).or_else(|| G::conserved(&world).err());
        if let Some(why) = broken {
            return bench
                .differ_now("imagine", || format!("{answers} answers into a world that {viewer:?} imagined: {why}"));
        }
    }
}
