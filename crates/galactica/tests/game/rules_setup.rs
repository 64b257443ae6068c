//! Rulings of section 1: the setup; and 0/2, who counts as human.
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts and events")]

use std::collections::BTreeSet;

use galactica::cards::{Area, BOX, CHARACTERS, Character, Loyalty, Role, SYMPATHIZER, Skill, kind_of};
use galactica::state::Dial;
use galactica::{Ask, Draft, Event, Galactica, Item, Log, Place, Prompt, Setup, State};
use tabletop::{Entry, Game, List, Seat, Seed};

use Character::{Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama};

fn begin(setup: &Setup, seed: u64) -> State {
    Galactica::start(setup, Seed::derive(seed, 0), &mut Log::off()).unwrap()
}

fn chosen(characters: &[Character]) -> Setup {
    let list: List<Character, 6> = characters.iter().copied().collect();
    Setup { characters: Draft::Chosen(list), ..Setup::new(characters.len() as u8) }
}

/// Plays the setup to its end, each question by this answer; `None` takes what comes first.
fn set_up(state: &mut State, answer: impl Fn(&State, Seat, &Ask) -> Option<Vec<Item>>) -> Vec<Event> {
    let mut log = Log::on();
    loop {
        let seat = Galactica::asked(state).first().expect("somebody is asked");
        let ask = Ask::of(state, seat);
        if !matches!(ask.prompt, Prompt::PickCharacter | Prompt::StartArea | Prompt::OpeningHand { .. }) {
            break;
        }
        let first = || ask.pick.from[..usize::from(ask.pick.min)].to_vec();
        let mut items = answer(state, seat, &ask).unwrap_or_else(first);
        tabletop::answer::<Galactica>(state, seat, &mut items, &mut log).expect("an answer on offer");
    }
    let truth = |entry| match entry {
        Entry::Public(event) | Entry::Split { secret: event, .. } => event,
    };
    log.take().0.into_iter().map(truth).collect()
}

fn ready(characters: &[Character], seed: u64) -> State {
    let mut state = begin(&chosen(characters), seed);
    set_up(&mut state, |_, _, _| None);
    state
}

// Rulings 1/1 and 1/8.
#[test]
fn dials_reserves_and_ships() {
    let state = ready(&[SaulTigh, LauraRoslin, TomZarek], 1);
    let dials = [Dial::Food, Dial::Fuel, Dial::Morale, Dial::Population].map(|dial| state.dial(dial));
    assert_eq!(dials, [8, 8, 10, 12]);
    assert_eq!((state.jump, state.distance, state.space.raptors, state.space.nukes), (0, 0, 4, 2));
    let space = &state.space;
    assert_eq!(space.basestars.map(|basestar| basestar.area), [Some(Area::Front), None]);
    assert_eq!(space.raiders, [3, 0, 0, 0, 0, 0]);
    // Eight vipers, of which one is in each launch area.
    assert_eq!((space.reserve, space.vipers), (6, [0, 0, 0, 0, 1, 1]));
    assert!(Area::PortAft.row().launch_icon && Area::PortBow.row().launch_icon);
    let civilians: Vec<Area> = space.civilians.iter().map(|ship| ship.area).collect();
    assert_eq!((civilians, space.stock.len()), (vec![Area::Rear; 2], 10));
    assert_eq!(space.heavy_raiders, [0; 6]);
    assert_eq!(space.centurions, [0; 4]);
}

// Ruling 1/2: random first player, who picks first and moves first; clockwise.
#[test]
fn the_first_player_is_random_and_picks_first() {
    let mut firsts = BTreeSet::new();
    for seed in 0..30 {
        let mut state = begin(&Setup::new(4), seed);
        firsts.insert(state.first);
        let events = set_up(&mut state, |_, _, _| None);
        let picked: Vec<Seat> = events
            .iter()
            .filter_map(|event| if let Event::Picked { seat, .. } = event { Some(*seat) } else { None })
            .collect();
        assert_eq!(picked, state.first.clockwise(4).collect::<Vec<_>>());
        assert_eq!(state.current, state.first);
    }
    assert_eq!(firsts.len(), 4);
}

// Ruling 1/2: from a type that is (joint) most numerous among those left, or a support character.
#[test]
fn characters_are_picked_by_type() {
    let pick = |state: &mut State, character: Character| {
        let seat = Galactica::asked(state).first().unwrap();
        let mut items = vec![Item::Character(character)];
        tabletop::answer::<Galactica>(state, seat, &mut items, &mut Log::off()).unwrap();
    };
    let offered = |state: &State| -> BTreeSet<Character> {
        let ask = Ask::of(state, Galactica::asked(state).first().unwrap());
        assert_eq!(ask.prompt, Prompt::PickCharacter);
        ask.pick.from.iter().filter_map(|item| if let Item::Character(c) = item { Some(*c) } else { None }).collect()
    };
    let of = |roles: &[Role]| -> BTreeSet<Character> {
        CHARACTERS.iter().filter(|row| roles.contains(&row.role)).map(|row| row.character).collect()
    };
    let (political, military, pilots, support) =
        (Role::PoliticalLeader, Role::MilitaryLeader, Role::Pilot, Role::Support);
    let mut state = begin(&Setup::new(5), 1);
    // Three of each: everything.
    assert_eq!(offered(&state), of(&[political, military, pilots, support]));
    pick(&mut state, SaulTigh);
    assert_eq!(offered(&state), of(&[political, pilots, support]));
    pick(&mut state, Tyrol);
    assert_eq!(offered(&state), of(&[political, pilots]), "the only support character is gone");
    pick(&mut state, Apollo);
    assert_eq!(offered(&state), of(&[political]));
    pick(&mut state, LauraRoslin);
    // Two of each are left: all types are joint most numerous.
    let left: BTreeSet<Character> =
        Character::all().filter(|character| ![SaulTigh, Tyrol, Apollo, LauraRoslin].contains(character)).collect();
    assert_eq!(offered(&state), left);
}

// Rulings 1/3 and 1/4.
#[test]
fn titles_at_the_start() {
    for (characters, president, admiral) in [
        (&[GaiusBaltar, TomZarek, LauraRoslin][..], LauraRoslin, TomZarek),
        (&[TomZarek, SaulTigh, GaiusBaltar, WilliamAdama], GaiusBaltar, WilliamAdama),
        (&[Apollo, SaulTigh, TomZarek], TomZarek, SaulTigh),
        // Helo, who is not on the board yet.
        (&[Starbuck, Helo, LauraRoslin], LauraRoslin, Helo),
        // None of the three: on down the line.
        (&[Starbuck, Tyrol, Boomer], Tyrol, Starbuck),
        (&[Starbuck, SaulTigh, Apollo], Apollo, SaulTigh),
    ] {
        let state = ready(characters, 1);
        let titles = (state.character(state.president), state.character(state.admiral));
        assert_eq!(titles, (president, admiral), "{characters:?}");
    }
    let state = ready(&[Starbuck, Helo, LauraRoslin], 1);
    assert_eq!(state.place(Seat(1)), Place::Nowhere);
}

/// All sets of so many characters.
fn crews(players: usize) -> Vec<Vec<Character>> {
    let all: Vec<Character> = Character::all().collect();
    let picks = |mask: &u32| mask.count_ones() as usize == players;
    let crew = |mask: u32| all.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, &c)| c).collect();
    (0u32..1 << all.len()).filter(picks).map(crew).collect()
}

// Ruling 1/5, for every set of characters.
#[test]
fn loyalty_cards_always_last_for_the_sleeper_phase() {
    for (players, cylons, sympathizer) in [(3, 1, false), (4, 1, true), (5, 2, false), (6, 2, true)] {
        for crew in crews(players) {
            let state = ready(&crew, 1);
            let extra = |who| usize::from(crew.contains(&who));
            for (seat, &character) in crew.iter().enumerate() {
                let held = state.loyalty.held(Seat(seat as u8));
                assert_eq!(held.len(), 1 + usize::from(character == GaiusBaltar));
                assert!(!held.contains(&SYMPATHIZER), "it joins after the first deal");
            }
            // One each and two for Boomer in the sleeper phase, and nothing left over.
            assert_eq!(state.loyalty.deck.len(), players + extra(Boomer), "{crew:?}");
            assert_eq!(state.loyalty.deck.contains(&SYMPATHIZER), sympathizer);
            let held = state.loyalty.held.iter().flat_map(|held| held.iter().copied());
            let dealt =
                held.chain(state.loyalty.deck.iter().copied()).filter(|&card| BOX[usize::from(card)].is_cylon());
            assert_eq!(dealt.count(), cylons);
        }
    }
}

// Ruling 1/5: where the Cylon cards lie differs, also between hands and deck.
#[test]
fn loyalty_cards_are_shuffled() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let state = ready(&[SaulTigh, LauraRoslin, TomZarek], seed);
        let cylon = |seat: &Seat| state.loyalty.has_cylon(*seat);
        seen.insert(state.seats().find(cylon));
    }
    assert_eq!(seen.len(), 4, "any of three, or nobody yet");
    let kinds: BTreeSet<Loyalty> = (0..60)
        .flat_map(|seed| {
            let state = ready(&[SaulTigh, LauraRoslin, TomZarek], seed);
            state.loyalty.deck.iter().map(|&card| BOX[usize::from(card)]).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(kinds.len(), 5, "each of the four Cylon cards is used in some game");
}

/// The first hands that a character can choose, as numbers of each type.
fn first_hands(character: Character) -> BTreeSet<[u8; 5]> {
    let others: Vec<Character> = [SaulTigh, TomZarek, Tyrol].into_iter().filter(|&other| other != character).collect();
    let mut found = BTreeSet::new();
    let mut start = begin(&chosen(&[others[0], character, others[1]]), 4);
    // He is not the first player, who draws nothing.
    let mut seed = 4;
    while start.first == Seat(1) {
        seed += 1;
        start = begin(&chosen(&[others[0], character, others[1]]), seed);
    }
    let mut open = vec![start];
    while let Some(state) = open.pop() {
        let seat = Galactica::asked(&state).first().unwrap();
        let ask = Ask::of(&state, seat);
        if !matches!(ask.prompt, Prompt::StartArea | Prompt::OpeningHand { .. }) {
            let mut counts = [0; 5];
            state.hands[1].iter().for_each(|card| counts[kind_of(card).skill().index()] += 1);
            found.insert(counts);
            continue;
        }
        // Every sub-multiset of a legal size, for the others what comes first.
        let all = 0u32..1 << ask.pick.from.len();
        let fits = |mask: &u32| (u32::from(ask.pick.min)..=u32::from(ask.pick.max)).contains(&mask.count_ones());
        for mask in all.filter(fits) {
            let items = ask.pick.from.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, &item)| item);
            let mut next = state.clone();
            tabletop::answer::<Galactica>(&mut next, seat, &mut items.collect::<Vec<_>>(), &mut Log::off()).unwrap();
            open.push(next);
            if seat != Seat(1) {
                break;
            }
        }
    }
    found
}

// Ruling 1/6: a part of what Receive Skills would give, by type and number. Politics, leadership, tactics, piloting,
// engineering.
#[test]
fn first_hands_follow_the_skill_set() {
    let hands = first_hands(Helo);
    assert_eq!(hands, [[0, 2, 1, 0, 0], [0, 1, 2, 0, 0], [0, 2, 0, 1, 0], [0, 0, 2, 1, 0], [0, 1, 1, 1, 0]].into());
    let hands = first_hands(Starbuck);
    assert!(hands.iter().all(|hand| hand.iter().sum::<u8>() == 3 && hand[1] + hand[4] <= 1 && hand[2] <= 2));
    assert!(hands.contains(&[0, 1, 1, 1, 0]) && hands.contains(&[0, 0, 2, 0, 1]) && hands.contains(&[0, 0, 1, 2, 0]));
    let hands = first_hands(Apollo);
    assert!(hands.iter().all(|hand| hand.iter().sum::<u8>() == 3 && hand[0] + hand[1] <= 2 && hand[2] <= 1));
    assert!(hands.contains(&[2, 0, 1, 0, 0]) && hands.contains(&[1, 1, 0, 1, 0]) && hands.contains(&[0, 0, 1, 2, 0]));
    let hands = first_hands(GaiusBaltar);
    assert_eq!(hands, [[2, 1, 0, 0, 0], [2, 0, 0, 0, 1], [1, 1, 0, 0, 1]].into());
}

// Ruling 1/6: everyone except the starting player, who has drawn the cards of their turn instead.
#[test]
fn the_starting_player_gets_no_first_hand() {
    let mut state = begin(&chosen(&[SaulTigh, LauraRoslin, TomZarek]), 1);
    let first = state.first;
    let events = set_up(&mut state, |_, _, _| None);
    let turn = events.iter().position(|event| matches!(event, Event::Turn { .. })).unwrap();
    let before = &events[..turn];
    let drew = |who: Seat| {
        let count = |event: &Event| match event {
            Event::Drew { seat, cards, .. } if *seat == who => cards.len(),
            _ => 0,
        };
        before.iter().map(count).sum::<usize>()
    };
    assert_eq!(first.clockwise(3).map(drew).collect::<Vec<_>>(), [0, 3, 3]);
    // Ruling 1/7: hands first, Destiny afterwards.
    let last_hand = before.iter().rposition(|event| matches!(event, Event::Drew { .. })).unwrap();
    assert!(last_hand < before.iter().position(|event| *event == Event::DestinyBuilt).unwrap());
}

// Ruling 1/7.
#[test]
fn the_destiny_deck_has_two_of_each_type() {
    let state = ready(&[SaulTigh, LauraRoslin, TomZarek], 1);
    let count = |skill: Skill| state.destiny.iter().filter(|&&card| kind_of(card).skill() == skill).count();
    assert_eq!(Skill::ALL.map(count), [2; 5]);
    let orders: BTreeSet<Vec<Skill>> = (0..10)
        .map(|seed| {
            let state = ready(&[SaulTigh, LauraRoslin, TomZarek], seed);
            state.destiny.iter().map(|&card| kind_of(card).skill()).collect()
        })
        .collect();
    assert!(orders.len() > 5, "shuffled");
}

// Ruling 1/9.
#[test]
fn apollo_starts_in_a_viper_in_either_launch_area() {
    for area in [Area::PortAft, Area::PortBow] {
        let mut state = begin(&chosen(&[SaulTigh, Apollo, LauraRoslin]), 1);
        set_up(&mut state, |state, seat, ask| {
            (ask.prompt == Prompt::StartArea).then(|| {
                assert_eq!(state.character(seat), Apollo);
                assert_eq!(ask.pick.from, [Item::Area(Area::PortAft), Item::Area(Area::PortBow)]);
                vec![Item::Area(area)]
            })
        });
        assert_eq!(state.place(Seat(1)), Place::Flying(area));
        assert_eq!((state.space.reserve, state.space.vipers), (5, [0, 0, 0, 0, 1, 1]));
    }
}

// Ruling 0/2: a hidden Cylon follows every human rule.
#[test]
fn hidden_cylons_count_as_human() {
    let mut state = ready(&[SaulTigh, LauraRoslin, TomZarek], 1);
    state.set_loyalty(Seat(1), &[Loyalty::CylonBrig]);
    assert!(state.is_cylon(Seat(1)) && state.is_human(Seat(1)));
    assert_eq!(state.president, Seat(1), "and keeps his title");
}

/// The game to learn by: Adama is human and begins, whatever the seed, and the others are as likely as ever to be the Cylon.
#[test]
fn the_first_game_begins_with_a_human() {
    let mut cylons = [0; 3];
    for seed in 0..200 {
        let mut state = begin(&Setup::first_game(), seed);
        set_up(&mut state, |_, _, _| None);
        assert_eq!((state.first, state.players, state.jump), (Seat(0), 3, 2));
        let crew = [WilliamAdama, LauraRoslin, Starbuck];
        assert_eq!(state.seats().map(|seat| state.character(seat)).collect::<Vec<_>>(), crew);
        // Ruling 1/5: one Cylon among six cards, three of which are dealt.
        for seat in state.seats() {
            assert_eq!(state.loyalty.held(seat).len(), 1);
            cylons[seat.index()] +=
                usize::from(state.loyalty.held(seat).iter().any(|&card| BOX[usize::from(card)].is_cylon()));
        }
    }
    assert_eq!(cylons[0], 0);
    assert!(cylons[1] > 20 && cylons[2] > 20, "{cylons:?}");
    let four = Setup { players: 4, ..Setup::first_game() };
    assert!(Galactica::start(&four, Seed::derive(1, 0), &mut Log::off()).is_err());
}
