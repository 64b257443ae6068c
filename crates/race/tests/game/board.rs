//! What a board says, against the state that it was made from and the rules that its numbers come from.

use crate::common::*;
use race::board::{Board, CalledPhase, Price, Progress, Worth};
use race::{Action, Called, Mode, Phase, Prompt, Race, Setup};
use tabletop::{By, Dice, Game, Seat, SeatSet, Seed, Session, Turn, Viewer};

use Action::{Develop, DoubleVps, ExploreOne, Produce, Settle, Trade};

fn board(desk: &Desk, viewer: Viewer) -> Board {
    Board::of(&Race::view(&desk.state, viewer))
}

/// RND-2 to RND-4, TWO-3: which phases were called, by whom, and how far the round has come.
#[test]
fn phases_of_the_round() {
    let check = |picks: [[Action; 2]; 2], expected: &[(Called, &[u8], Progress)]| {
        let mut desk = Position::experienced().hand(0, &["gem-world", "spice-world"]).deal();
        assert_eq!(*board(&desk, Viewer::Public).phases, [], "before the action cards are turned up");
        desk.pairs(picks);
        let expected = expected.iter().map(|&(phase, by, progress)| CalledPhase {
            phase,
            by: by.iter().map(|&seat| Seat(seat)).collect(),
            progress,
        });
        assert_eq!(*board(&desk, Viewer::Public).phases, expected.collect::<Vec<_>>(), "{picks:?}");
    };
    use Progress::{Coming, Done, On};
    check(
        [[Settle, Settle], [Settle, Develop]],
        // Nobody but the first has a card, and no development: Develop passes without a question.
        &[(Called::Develop, &[1], On), (Called::Settle, &[0, 1], Coming), (Called::SettleAgain, &[0], Coming)],
    );
    check(
        [[Trade, ExploreOne], [DoubleVps, Produce]],
        &[(Called::Explore, &[0], On), (Called::Consume, &[0, 1], Coming), (Called::Produce, &[1], Coming)],
    );
    check([[Trade, Settle], [DoubleVps, Trade]], &[(Called::Settle, &[0], On), (Called::Consume, &[0, 1], Coming)]);
    let mut desk = Position::experienced().hand(0, &["gem-world", "spice-world"]).deal();
    desk.pairs([[Settle, Settle], [Settle, Trade]]).place(&["", ""]);
    let progress = |called: &CalledPhase| called.progress;
    assert_eq!(board(&desk, Viewer::Public).phases.iter().map(progress).collect::<Vec<_>>(), [Done, On, Coming]);
}

/// The numbers of a board are the engine's, in every state of some games of every kind; so is who won.
#[test]
fn numbers_are_the_engines() {
    let mut over = 0;
    random_games(14, |desk| {
        check_numbers(&desk.state);
        if let Some(outcome) = Race::outcome(&desk.state) {
            let end = board(desk, Viewer::Public).end.expect("it is over");
            assert_eq!((end.winners, end.pool), (outcome.winners, outcome.ending == "vp_pool"));
            over += 1;
        }
    });
    assert_eq!(over, 14);
}

fn check_numbers(state: &race::State) {
    for viewer in Seat::all(state.players).map(Viewer::Seat).chain([Viewer::Public]) {
        let board = Board::of(&Race::view(state, viewer));
        for seat in board.seats() {
            let (player, truth) = (board.player(seat), state.seat(seat));
            assert_eq!(player.sums, truth.sums);
            assert_eq!(player.score, state.score(seat));
            assert_eq!(usize::from(player.to_full), 12usize.saturating_sub(truth.tableau.len()));
            assert_eq!(player.goods().count(), truth.goods());
            let placed = |worth: &&Worth| player.cards().any(|card| card == worth.card);
            let worth: i16 = player.worth.iter().filter(placed).map(|worth| worth.vp).sum();
            assert_eq!(worth, player.score.developments, "what they are worth adds up");
            let hand = ids(truth.hand.iter().map(race::Kind::of));
            let own = board.own_of(seat).map(|own| ids(own.hand.iter().copied()));
            assert_eq!(own, (viewer == Viewer::Seat(seat)).then_some(hand), "a hand is its owner's to see");
        }
        let on: Vec<Called> =
            board.phases.iter().filter(|called| called.progress == Progress::On).map(|called| called.phase).collect();
        let within = !matches!(state.phase, Phase::StartDiscard | Phase::ChooseAction | Phase::HandLimit | Phase::Over);
        assert_eq!(on.len(), usize::from(within), "{:?} {:?}", state.phase, board.phases);
        assert!(board.coming().eq(state.queue.iter()));
        if let Some(end) = &board.end {
            assert_eq!(end.winners.is_empty(), state.phase != Phase::Over);
        }
    }
}

/// SIX-1: what 6-cost developments are worth now, in a tableau and, to their owner alone, in a hand.
#[test]
fn worth_of_six_cost_developments() {
    let desk = Position::new(2)
        .tableau(0, &["old-earth", "mining-league", "mining-world", "mining-robots"])
        .hand(0, &["new-economy", "galactic-federation", "gem-world"])
        .tableau(1, &["new-sparta", "new-galactic-order", "space-marines"])
        .deal();
    let told = |worth: &[Worth]| worth.iter().map(|worth| (worth.card.design().id, worth.vp)).collect::<Vec<_>>();
    let seen = board(&desk, Viewer::Seat(Seat(0)));
    // A Rare production world and Mining Robots.
    assert_eq!(told(&seen.players[0].worth), [("mining-league", 4)]);
    // New Sparta 2, Space Marines 2 and its own 2 Military.
    assert_eq!(told(&seen.players[1].worth), [("new-galactic-order", 6)]);
    let own = seen.own.expect("a seat has a hand");
    // Each as if it lay there. Galactic Federation: itself and Mining League 2 each, Mining Robots 1. New Economy: the same two
    // developments consume, and so does Old Earth.
    assert_eq!(told(&own.worth), [("galactic-federation", 5), ("new-economy", 5)]);
    assert!(board(&desk, Viewer::Public).own.is_none());
}

/// DEV-3, SET3-4: what a card in hand takes is what decides whether it is offered.
#[test]
fn prices_of_the_hand() {
    let mut seen = [0; 2];
    random_games(14, |desk| {
        for seat in Seat::all(desk.state.players) {
            let own = board(desk, Viewer::Seat(seat)).own.expect("a seat has a hand");
            let payable = own.hand.len().saturating_sub(1);
            let fits = |price: &&Price| price.cost.is_some_and(|cost| usize::from(cost) <= payable);
            let placing = desk.asked().contains(&seat.0).then(|| desk.prompt(seat.0));
            let offered = || sorted(desk.offered_cards(seat.0));
            let has = |price: &&Price| board(desk, Viewer::Public).player(seat).cards().any(|card| card == price.card);
            match placing {
                Some(Prompt::DevelopPlace) => {
                    let built = own.prices.iter().filter(fits).filter(|price| !has(price)).map(|price| price.card);
                    let mut offered = offered();
                    offered.dedup();
                    assert_eq!(sorted(ids(built)), offered);
                    seen[0] += own.prices.len();
                }
                Some(Prompt::SettlePlace) => {
                    let offered = offered();
                    for price in own.prices.iter().filter(|price| price.conquer || fits(price)) {
                        assert!(offered.contains(&price.card.design().id), "{price:?}");
                    }
                    seen[1] += own.prices.len();
                }
                Some(_) => assert_eq!(own.prices, [], "nothing is being placed"),
                None => {}
            }
        }
    });
    assert!(seen.iter().all(|&seen| seen > 100), "{seen:?}");
}

/// Discards that the viewer alone knows, without those that everyone saw.
#[test]
fn own_discards() {
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "colony-ship"])
        .hand(0, &["gem-world", "spice-world", "artist-colony", "interstellar-bank"])
        .deal();
    desk.picks(&[Develop, Settle]).place(&["interstellar-bank", ""]);
    // With one card left to pay, only Colony Ship can settle Gem World.
    desk.cards(0, &["artist-colony"]).place(&["gem-world", ""]);
    let (mine, theirs) = (board(&desk, Viewer::Seat(Seat(0))), board(&desk, Viewer::Seat(Seat(1))));
    assert_eq!(ids(mine.open_discards.iter().copied()), ["colony-ship"]);
    assert_eq!(ids(mine.own.expect("a seat's own").discarded), ["artist-colony"]);
    assert_eq!((mine.discards, mine.players[0].discarded), (2, 1));
    assert_eq!((theirs.own.expect("a seat's own").discarded, theirs.open_discards), (vec![], mine.open_discards));
}

/// END-4, END-7: what ends the game is said as soon as it has happened, who won only at the end.
#[test]
fn the_end_is_said_in_time() {
    const ELEVEN: [&str; 11] = [
        "old-earth",
        "gem-world",
        "spice-world",
        "star-nomad-lair",
        "pirate-world",
        "export-duties",
        "space-port",
        "investment-credits",
        "space-marines",
        "public-works",
        "interstellar-bank",
    ];
    let mut desk = Position::new(2).tableau(0, &ELEVEN).hand(0, &["artist-colony", "refugee-world"]).deal();
    let said = |desk: &Desk| board(desk, Viewer::Public).end.map(|end| (end.pool, end.full, end.winners));
    assert_eq!(said(&desk), None);
    desk.picks(&[Produce, Settle]).place(&["artist-colony", ""]).leave(Phase::SettleResolve);
    let first = SeatSet::one(Seat(0));
    assert_eq!(said(&desk), Some((false, first, SeatSet::EMPTY)));
    desk.end_round();
    assert_eq!(said(&desk), Some((false, first, first)));
    // The last VP of the pool.
    let desk = Position::new(2).chips(0, 20).chips(1, 4).deal();
    assert_eq!(said(&desk), Some((true, SeatSet::EMPTY, SeatSet::EMPTY)));
}

/// How games went, of every kind and also after going back: every round once and in order, with the actions that were chosen; what
/// is counted at the end is the score, and what came to lie there is the tableau.
#[test]
fn the_course_of_a_game_ends_with_its_score() {
    for (seed, setup) in (1..).zip(Setup::all()) {
        let mut dice = Dice::new(Seed::derive(seed, 7));
        let mut session = Session::<Race>::new(setup, Seed::derive(seed, 8)).expect("a legal setup");
        play(&mut session, &mut dice, 60);
        let back = (0..session.answers()).find(|&answers| session.can_rewind(answers).is_ok());
        if let Some(back) = back {
            session.rewind(back, Seed::derive(seed, 9)).expect("it said so");
        }
        play(&mut session, &mut dice, usize::MAX);
        let (course, outcome) = (session.course(), session.outcome().expect("it is over"));
        let board = session.board(Viewer::Public);
        // The one before the first is how it began.
        let rounds: Vec<u16> = course.iter().map(|round| round.round).collect();
        assert_eq!(rounds, (0..=board.round).collect::<Vec<_>>());
        for (seat, player) in board.players.iter().enumerate() {
            let turns: Vec<&Turn> = course.iter().map(|round| &round.turns[seat]).collect();
            let last = turns.last().expect("a game has rounds");
            assert_eq!(last.points.iter().map(|(_, points)| points).sum::<i16>(), outcome.scores[seat]);
            let sources = [("chips", player.score.chips), ("cards", player.score.cards)];
            assert_eq!(last.points[..2], sources);
            let each = if board.mode == Mode::Experienced { 2 } else { 1 };
            assert!(turns[0].chose.is_empty());
            assert!(turns[1..].iter().all(|turn| turn.chose.len() == each), "{turns:?}");
            let added: Vec<&str> = turns.iter().flat_map(|turn| turn.added.iter().copied()).collect();
            let tableau: Vec<&str> = player.tableau.iter().map(|slot| slot.card.design().id).collect();
            assert!(tableau.iter().all(|card| added.contains(card)), "{added:?} {tableau:?}");
            // Whatever else was there has been discarded since.
            let gone = added.iter().filter(|card| !tableau.contains(card));
            assert!(gone.clone().all(|card| DISCARDED.contains(card)), "{:?}", gone.collect::<Vec<_>>());
        }
    }
}

/// Cards that can be discarded out of a tableau.
const DISCARDED: [&str; 2] = ["colony-ship", "new-military-tactics"];

/// Plays on by chance.
fn play(session: &mut Session<Race>, dice: &mut Dice, answers: usize) {
    let mut items = Vec::new();
    while session.answers() < answers
        && let Some(seat) = session.waiting().first()
    {
        let ask = session.ask(seat).expect("the seat is asked");
        ask.pick.sample(|bound| dice.below(bound), &mut items);
        session.answer(seat, items.clone(), By::Person).expect("a legal answer");
    }
}

#[test]
fn actions_have_the_ids_that_they_are_written_by() {
    for action in Action::ALL {
        assert_eq!(serde_json::to_value(action).expect("plain data"), action.id());
    }
}
