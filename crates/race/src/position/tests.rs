//! Whatever is named is where it was put, what the seed fills in makes a state that views cannot tell from a played one, and
//! what play cannot reach is refused.

use tabletop::{Cards, Dice, Game, Log, Probe, Seat, Seed, Viewer};

use super::{BadPosition, Holding, OnWorld, Person, Placed, Position, Shuffled, Stage};
use crate::cards::copies_of;
use crate::phase::{Called, Phase};
use crate::state::{PUBLIC, SeatState, Slot};
use crate::{Action, Kind, Mode, Race, Setup, State, View};

fn kind(id: &str) -> Kind {
    Kind::named(id).unwrap_or_else(|| panic!("no card is called {id}"))
}

fn kinds(ids: &[&str]) -> Vec<Kind> {
    ids.iter().map(|id| kind(id)).collect()
}

fn placed(id: &str) -> Placed {
    let good = if id.ends_with('*') { OnWorld::Good } else { OnWorld::Nothing };
    Placed { card: kind(id.trim_end_matches('*')), good }
}

fn tableau(ids: &[&str]) -> Vec<Placed> {
    ids.iter().map(|id| placed(id)).collect()
}

/// The first cards of the table that are no start worlds.
fn many(count: usize) -> Vec<Placed> {
    let others = Kind::all().filter(|kind| kind.design().start.is_none());
    others.take(count).map(|card| Placed { card, good: OnWorld::Nothing }).collect()
}

fn hand(ids: &[&str]) -> Option<Holding> {
    Some(Holding { named: kinds(ids), size: None })
}

fn position(players: u8) -> Position {
    Position { players, seed: Seed::derive(1, 0), ..Position::default() }
}

/// Deals, and checks that the state can be told from no played one: conserved, and imagined back by every viewer.
fn deal(position: &Position) -> Result<State, BadPosition> {
    let state = position.deal(&mut Log::off())?;
    Race::conserved(&state).unwrap();
    let mut dice = Dice::new(Seed::derive(9, 9));
    for viewer in Viewer::all(position.players) {
        let view = Race::view(&state, viewer);
        let world = Race::imagine(&view, &Default::default(), &mut dice).expect("a world that fits the view");
        assert_eq!(Race::view(&world, viewer), view, "{viewer:?}");
        Race::conserved(&world).unwrap();
    }
    Ok(state)
}

/// Plays to the end with random answers, counting every component on the way.
fn play_out(mut state: State) {
    let mut dice = Dice::new(Seed::derive(3, 3));
    let mut items = Vec::new();
    while let Some(seat) = Race::asked(&state).first() {
        let ask = tabletop::Ask::<Race>::of(&state, seat);
        ask.pick.sample(|bound| dice.below(bound), &mut items);
        Race::apply(&mut state, seat, &items, &mut Log::off());
        Race::conserved(&state).unwrap();
    }
    assert!(Race::outcome(&state).is_some());
}

#[test]
fn what_is_named_is_where_it_was_put() {
    let mut position = position(3);
    position.round = Some(4);
    position.people = vec![
        Person {
            start: Some(placed("alpha-centauri*")),
            tableau: tableau(&["public-works", "gem-world*"]),
            hand: hand(&["comet-zone", "public-works"]),
            chips: Some(3),
            discarded: kinds(&["rebel-base"]),
            ..Person::default()
        },
        Person { hand: Some(Holding { named: kinds(&["spice-world"]), size: Some(5) }), ..Person::default() },
    ];
    position.people[0].tableau[1].good = OnWorld::GoodOf(kind("tourist-world"));
    position.supply = kinds(&["mining-robots", "space-port"]);
    position.open = kinds(&["colony-ship"]);
    position.discards_size = Some(9);
    let state = deal(&position).unwrap();
    let seat = state.seat(Seat(0));
    let ids: Vec<&str> = seat.tableau.iter().map(|slot| slot.kind().design().id).collect();
    assert_eq!(ids, ["alpha-centauri", "public-works", "gem-world"]);
    let goods: Vec<bool> = seat.tableau.iter().map(|slot| slot.has_good()).collect();
    assert_eq!(goods, [true, false, true]);
    assert_eq!(Kind::of(seat.tableau[2].good), kind("tourist-world"));
    assert_eq!((seat.hand.len(), seat.chips, state.pool), (2, 3, 33));
    assert_eq!((state.seat(Seat(1)).hand.len(), state.seat(Seat(2)).hand.len()), (5, 4));
    let top: Vec<Kind> = state.deck.pile().iter().rev().take(2).map(|&card| Kind::of(card)).collect();
    assert_eq!(top, position.supply);
    assert_eq!((state.deck.discards().len(), state.round, state.phase), (9, 4, Phase::ChooseAction));
    assert_eq!(deal(&position).unwrap(), state, "the seed decides all the rest");
    play_out(state);
}

/// What of `all` is not among `some`, counting copies.
fn less(all: Cards, some: Cards) -> Vec<Kind> {
    let mut left = all;
    some.iter().for_each(|card| left.take(copies_of(card)));
    left.iter().map(Kind::of).collect()
}

/// A state at the choice of actions, described in full.
fn describe(state: &State) -> Position {
    let all = |cards: Cards| -> Vec<Kind> { cards.iter().map(Kind::of).collect() };
    let ledger = &state.ledger;
    let (open, open_shuffled) = (ledger.discards[PUBLIC], ledger.shuffled[PUBLIC]);
    let mut unseen = Cards::EMPTY;
    state.deck.discards().iter().for_each(|&card| unseen.add(copies_of(card)));
    open.iter().for_each(|card| unseen.take(copies_of(card)));
    let mut people = Vec::new();
    for seat in Seat::all(state.players) {
        let (index, SeatState { tableau, hand, chips, .. }) = (seat.index(), *state.seat(seat));
        let on = |slot: &Slot| if slot.has_good() { OnWorld::GoodOf(Kind::of(slot.good)) } else { OnWorld::Nothing };
        let mut cards = tableau.iter().map(|slot| Placed { card: slot.kind(), good: on(slot) });
        let discarded = less(ledger.discards[index], open);
        discarded.iter().for_each(|kind| unseen.take(kind.copies()));
        people.push(Person {
            start: cards.next(),
            tableau: cards.collect(),
            hand: Some(Holding { named: all(hand), size: None }),
            known: all(ledger.hands[index].cards),
            known_left: ledger.hands[index].left,
            chips: Some(chips),
            discarded,
            shuffled: Some(all(ledger.shuffled[index])),
            shuffled_own: ledger.shuffled_own[index],
            drawn: Some(ledger.drawn[index]),
            ..Person::default()
        });
    }
    let supply: Vec<Kind> = state.deck.pile().iter().rev().map(|&card| Kind::of(card)).collect();
    Position {
        mode: state.mode,
        players: state.players,
        seed: Seed::derive(1, 2),
        round: Some(state.round),
        people,
        pool: Some(state.pool),
        supply_size: Some(supply.len() as u8),
        supply,
        unseen: all(unseen),
        open: all(open),
        discards_size: Some(state.deck.discards().len() as u8),
        shuffled: (ledger.shuffled_size > 0).then(|| Shuffled { size: ledger.shuffled_size, open: all(open_shuffled) }),
        turned: ledger.turned,
        stage: Stage::ChooseAction,
    }
}

/// All that a position can say of a state: what every viewer sees, the supply in its order, the discards and the goods.
fn told(state: &State) -> (Vec<View>, Vec<Kind>, Vec<Kind>, Vec<Option<Kind>>) {
    let mut discards: Vec<Kind> = state.deck.discards().iter().map(|&card| Kind::of(card)).collect();
    discards.sort_unstable();
    let slots = Seat::all(state.players).flat_map(|seat| state.seat(seat).tableau.iter());
    (
        Viewer::all(state.players).map(|viewer| Race::view(state, viewer)).collect(),
        state.deck.pile().iter().map(|&card| Kind::of(card)).collect(),
        discards,
        slots.map(|slot| slot.has_good().then(|| Kind::of(slot.good))).collect(),
    )
}

/// Every beginning of a round of games played at random, described and dealt again, is the same.
#[test]
fn whatever_play_reaches_can_be_described() {
    let (mut rounds, mut after_shuffle) = (0, 0);
    let mut items = Vec::new();
    for game in 0..120 {
        let mode = [Mode::Standard, Mode::FirstGame, Mode::Experienced][game % 3];
        let players = if mode == Mode::Experienced { 2 } else { 2 + (game / 3 % 3) as u8 };
        let mut dice = Dice::new(Seed::derive(game as u64, 4));
        let setup = Setup { players, mode };
        let mut state = Race::start(&setup, Seed::derive(game as u64, 3), &mut Log::off()).unwrap();
        let mut round = 0;
        while let Some(seat) = Race::asked(&state).first() {
            if state.phase == Phase::ChooseAction && state.round > round {
                round = state.round;
                let again = describe(&state).deal(&mut Log::off()).unwrap_or_else(|bad| panic!("{bad:?}: {state:?}"));
                // Between rounds `repeat` says which phase came last; nothing reads it until a phase sets it anew.
                assert_eq!(told(&again), told(&State { repeat: false, ..state.clone() }));
                rounds += 1;
                after_shuffle += u32::from(state.ledger.shuffled_size > 0);
            }
            tabletop::Ask::<Race>::of(&state, seat).pick.sample(|bound| dice.below(bound), &mut items);
            Race::apply(&mut state, seat, &items, &mut Log::off());
        }
    }
    assert!(rounds > 1000 && after_shuffle > 500, "{rounds} rounds, {after_shuffle} after a shuffle");
}

#[test]
fn every_stage_is_played_on_from() {
    let all = [Stage::ChooseAction, Stage::FirstPhase, Stage::HandLimit]
        .into_iter()
        .chain([Called::Explore, Called::Develop, Called::Settle, Called::Consume, Called::Produce].map(Stage::Phase));
    for seed in 0..20 {
        for stage in all.clone().chain([Stage::StartDiscard]) {
            let mut position = position(4);
            position.seed = Seed::derive(seed, 1);
            position.stage = stage;
            if !matches!(stage, Stage::StartDiscard | Stage::ChooseAction) {
                let picks = [Action::ExploreOne, Action::Develop, Action::Settle, Action::DoubleVps];
                position.people = picks.map(|pick| Person { picks: vec![pick], ..Person::default() }).to_vec();
                if stage == Stage::Phase(Called::Produce) {
                    position.people[0].picks = vec![Action::Produce];
                }
            }
            play_out(deal(&position).unwrap());
        }
    }
}

#[test]
fn phases_begin_as_the_engine_begins_them() {
    let mut position = position(2);
    position.mode = Mode::Experienced;
    position.people = vec![
        Person { picks: vec![Action::Develop, Action::Develop], ..Person::default() },
        Person { picks: vec![Action::ExploreFive, Action::Settle], looked: kinds(&["gem-world"]), ..Person::default() },
    ];
    position.stage = Stage::FirstPhase;
    let state = deal(&position).unwrap();
    assert_eq!(
        (state.phase, state.seat(Seat(0)).looked.len(), state.seat(Seat(1)).looked.len()),
        (Phase::Explore, 2, 7)
    );
    assert!(state.seat(Seat(1)).looked.contains(kind("gem-world").copies().first));
    position.people[1].looked.clear();
    position.stage = Stage::Phase(Called::DevelopAgain);
    let state = deal(&position).unwrap();
    assert_eq!((state.phase, state.repeat), (Phase::DevelopPlace, true));
    assert_eq!(state.queue.iter().collect::<Vec<_>>(), [Called::Settle]);
}

#[test]
fn the_first_game_and_knowledge_are_filled_in() {
    let mut first = position(3);
    first.mode = Mode::FirstGame;
    let state = deal(&first).unwrap();
    for seat in Seat::all(3) {
        assert_eq!(state.ledger.hands[seat.index()].cards.len(), 4, "printed hands are known to all");
        assert!((1..=3).contains(&state.seat(seat).start));
    }
    let mut known = position(2);
    known.people =
        vec![Person { known: kinds(&["gem-world", "spice-world"]), known_left: 1, chips: None, ..Person::default() }];
    known.pool = Some(5);
    known.shuffled = Some(Shuffled { size: 110, open: kinds(&["colony-ship"]) });
    known.turned = 1;
    let state = deal(&known).unwrap();
    assert_eq!((state.seat(Seat(0)).chips + state.seat(Seat(1)).chips, state.pool), (19, 5));
    assert!(state.seat(Seat(0)).hand.contains(kind("gem-world").copies().first));
    play_out(state);
}

#[test]
fn what_play_cannot_reach_is_refused() {
    let refused = |change: fn(&mut Position)| {
        let mut position = position(2);
        position.people = vec![Person { start: Some(placed("old-earth")), ..Person::default() }, Person::default()];
        change(&mut position);
        position.deal(&mut Log::off()).expect_err("play cannot reach it")
    };
    let seat = Seat(0);
    assert_eq!(
        refused(|p| p.people[0].start = Some(placed("gem-world"))),
        BadPosition::NotAStartWorld { seat, card: kind("gem-world") }
    );
    assert_eq!(
        refused(|p| {
            p.supply = kinds(&["gem-world"]);
            p.people[0].hand = hand(&["gem-world"]);
        }),
        BadPosition::TooManyCopies { card: kind("gem-world"), copies: 1 }
    );
    assert_eq!(
        refused(|p| p.open = kinds(&["public-works", "public-works", "public-works"])),
        BadPosition::TooManyCopies { card: kind("public-works"), copies: 2 }
    );
    assert_eq!(
        refused(|p| p.people[0].tableau = tableau(&["public-works", "public-works"])),
        BadPosition::DevelopmentTwice { seat, card: kind("public-works") }
    );
    for id in ["old-earth*", "public-works*"] {
        let card = placed(id).card;
        let error = match id {
            "old-earth*" => refused(|p| p.people[0].start = Some(placed("old-earth*"))),
            _ => refused(|p| p.people[0].tableau = tableau(&["public-works*"])),
        };
        assert_eq!(error, BadPosition::NoGoodThere { seat, card });
    }
    assert_eq!(refused(|p| p.people[0].tableau = many(11)), BadPosition::TableauTooLarge { seat, cards: 12, most: 11 });
    assert_eq!(refused(|p| p.people[0].tableau = many(16)), BadPosition::TableauTooLarge { seat, cards: 17, most: 16 });
    assert_eq!(
        refused(|p| p.people[0].hand = Some(Holding { named: vec![], size: Some(11) })),
        BadPosition::HandTooLarge { seat, cards: 11, most: 10 }
    );
    assert_eq!(
        refused(|p| p.people[0].hand = Some(Holding { named: kinds(&["gem-world", "comet-zone"]), size: Some(1) })),
        BadPosition::HandTooSmall { seat, named: 2, size: 1 }
    );
    assert_eq!(
        refused(|p| {
            p.people[0].hand = hand(&["comet-zone"]);
            p.people[0].known = kinds(&["gem-world"]);
        }),
        BadPosition::KnownNotHeld { seat }
    );
    assert_eq!(refused(|p| p.people[0].looked = kinds(&["gem-world"])), BadPosition::LookedOutOfPlace { seat });
    assert_eq!(
        refused(|p| {
            p.stage = Stage::Phase(Called::Explore);
            p.people[0].picks = vec![Action::Develop];
            p.people[1].picks = vec![Action::ExploreFive];
            p.people[0].looked = kinds(&["gem-world", "comet-zone", "rebel-base"]);
        }),
        BadPosition::TooManyLooked { seat, most: 2 }
    );
    assert_eq!(
        refused(|p| {
            p.stage = Stage::StartDiscard;
            p.people[0].hand = hand(&[]);
        }),
        BadPosition::NothingElseAtStart { seat: Some(seat) }
    );
    assert_eq!(
        refused(|p| {
            p.stage = Stage::StartDiscard;
            p.unseen = kinds(&["gem-world"]);
        }),
        BadPosition::NothingElseAtStart { seat: None }
    );
    assert_eq!(refused(|p| p.round = Some(0)), BadPosition::RoundZero);
    assert_eq!(
        refused(|p| {
            p.supply = kinds(&["gem-world", "comet-zone"]);
            p.supply_size = Some(1);
        }),
        BadPosition::SupplyTooSmall { named: 2, size: 1 }
    );
    assert_eq!(
        refused(|p| {
            p.unseen = kinds(&["gem-world", "comet-zone"]);
            p.discards_size = Some(1);
        }),
        BadPosition::DiscardsTooFew { named: 2, size: 1 }
    );
    assert_eq!(refused(|p| p.supply_size = Some(114)), BadPosition::CardsMissing { missing: 10 });
    assert_eq!(
        refused(|p| {
            p.supply_size = Some(50);
            p.discards_size = Some(50);
        }),
        BadPosition::CardsLeftOver { cards: 4 }
    );
    assert_eq!(
        refused(|p| {
            p.people[0].chips = Some(20);
            p.pool = Some(5);
        }),
        BadPosition::Pool { pool: 5, expected: 4 }
    );
    assert_eq!(refused(|p| p.pool = Some(0)), BadPosition::GameIsOver);
    assert_eq!(refused(|p| p.people[0].picks = vec![Action::Develop]), BadPosition::PicksOutOfPlace { seat });
    assert_eq!(
        refused(|p| {
            p.stage = Stage::FirstPhase;
            p.people[0].picks = vec![Action::Develop, Action::Settle];
        }),
        BadPosition::Picks { seat }
    );
    assert_eq!(
        refused(|p| {
            p.stage = Stage::Phase(Called::Settle);
            p.people.iter_mut().for_each(|person| person.picks = vec![Action::Develop]);
        }),
        BadPosition::NotCalled { phase: Called::Settle }
    );
    assert_eq!(refused(|p| p.people.resize_with(3, Person::default)), BadPosition::NoSuchSeat { seat: Seat(2) });
    assert_eq!(
        refused(|p| {
            p.people[0].start = None;
            p.supply = kinds(&["old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta"]);
        }),
        BadPosition::NoStartWorldLeft { seat: Seat(1) }
    );
    assert_eq!(
        refused(|p| p.mode = Mode::FirstGame),
        BadPosition::StartWorldNotDealt { seat, card: kind("old-earth") }
    );
    assert_eq!(
        refused(|p| {
            p.mode = Mode::FirstGame;
            p.stage = Stage::StartDiscard;
        }),
        BadPosition::NoChoiceOfHands
    );
    assert_eq!(
        refused(|p| p.shuffled = Some(Shuffled { size: 104, open: kinds(&["old-earth"]) })),
        BadPosition::UntrueKnowledge
    );
    assert_eq!(refused(|p| p.shuffled = Some(Shuffled { size: 103, open: vec![] })), BadPosition::Shuffle);
    assert_eq!(refused(|p| p.people[0].shuffled = Some(kinds(&["gem-world"]))), BadPosition::Shuffle);
    assert_eq!(refused(|p| p.people[0].drawn = Some(200)), BadPosition::Shuffle);
    assert!(matches!(refused(|p| p.players = 5), BadPosition::Setup(_)));
}
