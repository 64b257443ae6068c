//! Positions: whatever play reaches can be described, and what it cannot reach is refused.

use galactica::cards::{CardFace, Character, Damage, Destination, Location, Loyalty, SuperCrisis};
use galactica::frame::{Frame, Movement, MovementStep, Turn, TurnStep};
use galactica::position::{BadPosition, Person, Position};
use galactica::state::Dial;
use galactica::{Ask, Draft, Galactica, Log, Place, Setup, State, View};
use tabletop::{Dice, Game, List, Probe, Seat, SeatSet, Seed, Viewer};

/// All that a position can say of a state: what every viewer sees, and every hidden order.
fn told(state: &State) -> (Vec<View>, Position) {
    let mut state = state.clone();
    // What the last throw and the last check left behind: nothing that begins a step reads it.
    (state.die, state.played, state.placed, state.result) = Default::default();
    let views = Viewer::all(state.players).map(|viewer| Galactica::view(&state, viewer)).collect();
    (views, Position::of(&state, TurnStep::Movement))
}

fn deal(position: &Position) -> State {
    let mut state = position.deal().unwrap_or_else(|bad| panic!("{bad:?}"));
    state.resume(&mut Log::off());
    Galactica::conserved(&state).unwrap();
    state
}

fn answer_at_random(state: &mut State, dice: &mut Dice) {
    for seat in Galactica::asked(state).iter() {
        let ask = Ask::of(state, seat);
        let (min, max) = (u32::from(ask.pick.min), u32::from(ask.pick.max));
        let mut from = ask.pick.from;
        dice.shuffle(&mut from);
        from.truncate((min + dice.below(max - min + 1)) as usize);
        tabletop::answer::<Galactica>(state, seat, &mut from, &mut Log::off()).unwrap();
        if !ask.sealed {
            break;
        }
    }
}

/// A turn at whose movement somebody is asked.
fn is_moving(state: &State) -> bool {
    let moving = Frame::from(Movement { step: MovementStep::Go, seat: state.current });
    *state.frames == [Frame::from(Turn { step: TurnStep::Action }), moving]
}

/// Every movement of games played at random, described and dealt again, is the same to every viewer and in every pile; and
/// every viewer can imagine it.
#[test]
fn whatever_play_reaches_can_be_described() {
    let (mut described, mut revealed, mut slept, mut peeked) = (0, 0, 0, 0);
    for game in 0..40u64 {
        let mut dice = Dice::new(Seed::derive(game, 1));
        let players = 3 + (game % 4) as u8;
        let mut all: Vec<Character> = Character::all().collect();
        dice.shuffle(&mut all);
        let chosen: List<Character, 6> = all.into_iter().take(usize::from(players)).collect();
        let setup = Setup { characters: Draft::Chosen(chosen), ..Setup::new(players) };
        let mut state = Galactica::start(&setup, Seed::derive(game, 0), &mut Log::off()).unwrap();
        while Galactica::outcome(&state).is_none() {
            if is_moving(&state) {
                let again = deal(&Position::of(&state, TurnStep::Movement));
                let ((views, position), (views_again, position_again)) = (told(&state), told(&again));
                for (view, again) in views.iter().zip(&views_again) {
                    assert_eq!(view, again, "game {game}");
                }
                assert_eq!(format!("{position:?}"), format!("{position_again:?}"), "game {game}");
                if described % 8 == 0 {
                    imagined_by_all(&again, &mut dice);
                }
                described += 1;
                revealed += usize::from(!state.revealed.is_empty());
                slept += usize::from(state.slept);
                peeked += usize::from(state.seats().any(|seat| state.crises.seen_by(Some(seat)).next().is_some()));
            }
            answer_at_random(&mut state, &mut dice);
        }
    }
    println!(
        "{described} positions: {revealed} with a revealed Cylon, {slept} after the sleepers, {peeked} with a peek"
    );
    assert!(described > 500 && revealed > 50 && slept > 50 && peeked > 50);
}

fn imagined_by_all(state: &State, dice: &mut Dice) {
    for viewer in Viewer::all(state.players) {
        let view = Galactica::view(state, viewer);
        let world = Galactica::imagine(&view, &Default::default(), dice).expect("a legal position can be imagined");
        assert_eq!(Galactica::view(&world, viewer), view);
    }
}

fn play_out(mut state: State, dice: &mut Dice) {
    while Galactica::outcome(&state).is_none() {
        answer_at_random(&mut state, dice);
        if state.bids.is_empty() {
            Galactica::conserved(&state).unwrap();
        }
    }
}

/// A position that names nothing, at every step and number of players, is played on to the end.
#[test]
fn what_is_not_named_is_filled_in() {
    let mut dice = Dice::new(Seed::derive(3, 3));
    for players in 3..=6 {
        for step in [TurnStep::Start, TurnStep::Receive, TurnStep::Movement, TurnStep::Action, TurnStep::Crisis] {
            for distance in [0, 3, 4, 8] {
                let mut position = Position {
                    players,
                    step,
                    round: Some(2),
                    distance: Some(distance),
                    seed: Seed::derive(u64::from(players), u64::from(distance)),
                    ..Position::default()
                };
                // With four and six players the Sympathizer has been dealt to somebody.
                if distance >= 4 && players % 2 == 0 {
                    let (shown, loyalty) = (vec![Loyalty::Sympathizer], Some(vec![Loyalty::NotACylon]));
                    let character = Some(Character::WilliamAdama);
                    position.seats = vec![Person { character, shown, loyalty, ..Person::default() }];
                }
                let mut state = position.deal().unwrap_or_else(|bad| panic!("{bad:?}"));
                let cylons: SeatSet = state.seats().filter(|&seat| state.loyalty.has_cylon(seat)).collect();
                assert_eq!(distance >= 4, !cylons.is_empty(), "{players} players, distance {distance}");
                state.resume(&mut Log::off());
                imagined_by_all(&state, &mut dice);
                play_out(state, &mut dice);
            }
        }
    }
}

#[test]
fn the_start_is_what_the_rules_say() {
    let position = Position { players: 4, ..Position::default() };
    let state = position.deal().unwrap();
    assert_eq!(state.dials, Dial::START);
    let flying = state.seats().filter(|&seat| state.place(seat).area().is_some()).count() as u8;
    assert_eq!((state.space.reserve + flying, state.space.raptors, state.space.nukes), (8, 4, 2));
    assert!(state.seats().all(|seat| !state.is_cylon(seat)));
    let damage = Damage::Resource(Dial::Food);
    assert!(Position { damage: vec![damage, damage], ..position }.deal().is_err());
}

/// Destinations stand for a distance that is only a number.
#[test]
fn a_distance_is_made_of_destinations() {
    for distance in 0..=11 {
        let position = Position {
            players: 3,
            distance: Some(distance),
            seed: Seed::derive(u64::from(distance), 0),
            ..Position::default()
        };
        let state = position.deal().unwrap();
        let made: u8 = state.travelled.iter().map(|&card| Destination::of(card).row().distance).sum();
        assert_eq!((made, state.distance, state.slept), (distance, distance, distance >= 4));
    }
}

fn seated(seats: Vec<Person>) -> Position {
    Position { players: seats.len() as u8, seats, ..Position::default() }
}

fn people(characters: &[Character]) -> Vec<Person> {
    characters.iter().map(|&character| Person { character: Some(character), ..Person::default() }).collect()
}

/// What takes several lines to say; `crates/scenario/tests/wrong-galactica.txt` has the rest.
#[test]
fn what_play_cannot_reach_is_refused() {
    use Character::{Boomer, GaiusBaltar, LauraRoslin, SaulTigh, TomZarek, Tyrol, WilliamAdama};
    let three = || people(&[SaulTigh, LauraRoslin, Tyrol]);
    let four = || people(&[SaulTigh, LauraRoslin, TomZarek, WilliamAdama]);
    let refused = |position: &Position, bad: BadPosition| assert_eq!(position.deal().err(), Some(bad));

    // Rulebook, "Hand limit": at the start of a turn nobody holds more; later in it the current player may.
    let mut position = seated(three());
    position.seats[2].hand.size = Some(9);
    refused(&position, BadPosition::HandTooLarge { seat: Seat(2), cards: 9, most: 8 });
    position.step = TurnStep::Movement;
    refused(&position, BadPosition::HandTooLarge { seat: Seat(2), cards: 9, most: 8 });
    position.turn = Some(Seat(2));
    assert!(position.deal().is_ok());

    // A resource may be at 0 within a turn.
    let mut position = seated(three());
    position.dials[Dial::Fuel as usize] = Some(0);
    refused(&position, BadPosition::DialEmpty { dial: Dial::Fuel });
    position.step = TurnStep::Action;
    assert!(position.deal().is_ok());

    // The Admiral is in the Brig if all humans are.
    let mut position = seated(three());
    position.titles[1] = Some(Seat(0));
    for seat in 0..3 {
        position.seats[seat].place = Some(Place::At(Location::Brig));
        if seat < 2 {
            refused(&position, BadPosition::AdmiralInBrig { seat: Seat(0) });
        }
    }
    assert!(position.deal().is_ok());

    // The Sympathizer.
    let mut position = Position { distance: Some(5), ..seated(four()) };
    refused(&position, BadPosition::SympathizerMissing);
    position.seats[1].shown = vec![Loyalty::Sympathizer];
    position.seats[1].loyalty = Some(vec![Loyalty::NotACylon]);
    let state = position.deal().unwrap();
    assert!(state.is_at(Seat(1), Location::Brig) && state.is_human(Seat(1)));
    position.seats[1].place = Some(Place::At(Location::Caprica));
    let state = position.deal().unwrap();
    assert!(!state.is_human(Seat(1)) && state.sympathizer == Some(Seat(1)));
    position.seats[1].super_crisis = Some(SuperCrisis::InboundNukes);
    refused(&position, BadPosition::SuperCrisisOfAHuman { seat: Seat(1) });
    position.distance = Some(3);
    refused(&position, BadPosition::NoSympathizer);

    // Two Cylon cards before one player; both face up are one too many.
    let five = people(&[SaulTigh, LauraRoslin, TomZarek, WilliamAdama, GaiusBaltar]);
    let mut position = seated(five);
    position.seats[4].loyalty = Some(vec![Loyalty::CylonBrig, Loyalty::CylonMorale]);
    assert!(position.deal().is_ok());
    position.seats[4].shown = position.seats[4].loyalty.replace(Vec::new()).unwrap();
    refused(&position, BadPosition::ShownLoyalty { seat: Seat(4), card: Loyalty::CylonMorale });
    position.seats[3].loyalty = Some(vec![Loyalty::CylonDamage]);
    position.seats[4].shown.pop();
    position.seats[4].loyalty = Some(vec![Loyalty::CylonMorale]);
    refused(&position, BadPosition::TooManyCylons { most: 2, card: Loyalty::CylonBrig });

    // As many loyalty cards as were dealt: Boomer has two more from the sleepers.
    let mut position = Position { distance: Some(4), ..seated(people(&[SaulTigh, LauraRoslin, Boomer])) };
    position.seats[2].loyalty = Some(vec![Loyalty::NotACylon; 2]);
    refused(&position, BadPosition::LoyaltyDealt { expected: 7, found: 6 });
    position.seats[2].loyalty = Some(vec![Loyalty::NotACylon; 3]);
    assert!(position.deal().is_ok());

    // Destinations and distance.
    let mut position = seated(three());
    position.distance = Some(1);
    position.destinations.top = [Destination::IcyMoon, Destination::RagnarAnchorage, Destination::TyliumPlanet]
        .into_iter()
        .flat_map(|face| vec![face; face.row().copies.into()])
        .collect();
    refused(&position, BadPosition::Distance { expected: 0, named: 1 });
    refused(&Position { players: 2, ..Position::default() }, BadPosition::Players { given: 2 });
}
