//! Games to their end: conservation and the truth of all statements after every answer, and worlds imagined on the way.

use std::collections::BTreeMap;

use galactica::cards::Skill;
use galactica::{Galactica, Item, Prompt, Setup, State};
use tabletop::{Ask, Dice, Game, Log, Probe, Seat, SeatSet, Seed, Viewer, answer};

/// An answer at random; with `careful` contributions of a few matching cards, so that games run to the end of their rounds
/// and hands stay full.
fn choose(state: &State, seat: Seat, careful: bool, dice: &mut Dice) -> Vec<Item> {
    let ask: Ask<Galactica> = Ask::of(state, seat);
    let mut items = Vec::new();
    ask.pick.sample(|bound| dice.below(bound), &mut items);
    if careful && matches!(ask.prompt, Prompt::Contribute { .. }) {
        let matching = |item: &&Item| match item {
            Item::Card(kind) => !matches!(kind.skill(), Skill::Piloting | Skill::Engineering),
            Item::Skill(_) | Item::Seat(_) | Item::Reveal(_) => false,
        };
        let count = dice.below(4).min(u32::from(ask.pick.max)) as usize;
        items = ask.pick.from.iter().filter(matching).take(count).copied().collect();
    }
    items
}

/// Answers for everybody who is asked: sealed answers come all at once, since between them a state is not viewed.
fn step(state: &mut State, careful: bool, dice: &mut Dice) {
    for seat in Galactica::asked(state).iter() {
        let mut items = choose(state, seat, careful, dice);
        answer::<Galactica>(state, seat, &mut items, &mut Log::off()).unwrap();
        Galactica::conserved(state).unwrap();
    }
    assert!(state.statements_hold(), "{state:?}");
}

#[test]
fn games_end_and_keep_everything_in_its_place() {
    let mut endings = BTreeMap::new();
    for index in 0..1000 {
        let setup = Setup { players: 3 + (index % 4) as u8 };
        let mut state = Galactica::start(&setup, Seed::derive(1, index), &mut Log::off()).unwrap();
        let mut dice = Dice::new(Seed::derive(2, index));
        while Galactica::asked(&state) != SeatSet::EMPTY {
            step(&mut state, index % 3 == 0, &mut dice);
        }
        let outcome = Galactica::outcome(&state).expect("nobody is asked, so it is over");
        *endings.entry(outcome.ending).or_insert(0) += 1;
    }
    println!("{endings:?}");
    assert!(endings.contains_key("kobol") && endings.contains_key("food"), "{endings:?}");
}

/// Worlds imagined all through long games look the same to their viewer, and what is known in them is true. Statements
/// that have become uncertain (`left` above 0) are among them.
#[test]
fn imagined_worlds_look_the_same() {
    let (mut worlds, mut uncertain, mut slowest) = (0u32, 0u32, std::time::Duration::ZERO);
    let begin = std::time::Instant::now();
    for index in 0..120 {
        let setup = Setup { players: 3 + (index % 4) as u8 };
        let mut state = Galactica::start(&setup, Seed::derive(3, index), &mut Log::off()).unwrap();
        let mut dice = Dice::new(Seed::derive(4, index));
        while Galactica::asked(&state) != SeatSet::EMPTY {
            for viewer in state.seats().map(Viewer::Seat).chain([Viewer::Public]) {
                let view = Galactica::view(&state, viewer);
                let unsure = view.players.iter().any(|player| player.seen.left > 0);
                if dice.below(10) == 0 || unsure {
                    let now = std::time::Instant::now();
                    let world = Galactica::imagine(&view, &Default::default(), &mut dice);
                    slowest = slowest.max(now.elapsed());
                    let world = world.unwrap_or_else(|_| panic!("game {index}: {view:?}"));
                    assert_eq!(Galactica::view(&world, viewer), view);
                    Galactica::conserved(&world).unwrap();
                    assert!(world.statements_hold(), "{view:?}");
                    worlds += 1;
                    uncertain += u32::from(unsure);
                }
            }
            step(&mut state, index % 8 < 4, &mut dice);
            // Enough of everything for a game of all its rounds, in which statements grow old and decks are shuffled again.
            state.dials = [15; 4];
        }
    }
    println!("{worlds} worlds, {uncertain} with uncertain statements; all {:?}, slowest {slowest:?}", begin.elapsed());
    assert!(uncertain > 0);
}
