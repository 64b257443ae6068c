//! What players know: planted leaks that the suite must catch; looks and how they fade; what imagined worlds are made of.

use galactica::cards::SkillCard::{ExecutiveOrder, LaunchScout};
use galactica::cards::{
    Area, CardFace, Character, Civilian, Craft, Crisis, Kind, Location, Loyalty, Quorum, Skill, Title, kind_of,
};
use galactica::frame::{
    Block, Check, Frame, HumanFleet, HumanFleetStep, Resolve, ResolveStep, Run, Text, Turn, TurnStep, Via, Window,
};
use galactica::position;
use galactica::state::State;
use galactica::{Event, Galactica, Guess, Item, Matter, Place, Prompt, Setup, View};
use tabletop::{Ask, Deck, Dice, Entry, Game, Impossible, Log, Probe, Seat, SeatSet, Seed, Viewer, answer};
use testkit::{Config, Leak, Leaky, NoLeak, Suite, chi_square, run};

const FIVE: [Character; 5] =
    [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck, Character::SaulTigh, Character::Tyrol];

// --- Planted leaks: design, section 3.3 ---

fn window(state: &State) -> Option<&Window> {
    if let Some(Frame::Window(window)) = state.frames.last() { Some(window) } else { None }
}

fn can_play(state: &State, seat: Seat) -> bool {
    Ask::<Galactica>::of(state, seat).pick.max > 0
}

/// Only who holds a card for the window is asked.
struct AsksHolders;

impl Leak<Galactica> for AsksHolders {
    fn asked(state: &State) -> SeatSet {
        let asked = Galactica::asked(state);
        if window(state).is_none() { asked } else { asked.iter().filter(|&seat| can_play(state, seat)).collect() }
    }

    fn after(state: &mut State, log: &mut Log<Event>) {
        while window(state).is_some() && state.bids.is_empty() && Self::asked(state).is_empty() {
            let seat = Galactica::asked(state).first().expect("a window asks somebody");
            Galactica::apply(state, seat, &[], log);
        }
    }
}

/// Whoever has no card for a window passes it at once.
struct PassesAtOnce;

impl Leak<Galactica> for PassesAtOnce {
    fn after(state: &mut State, log: &mut Log<Event>) {
        let idle = |state: &State| Galactica::asked(state).iter().find(|&seat| !can_play(state, seat));
        while window(state).is_some()
            && let Some(seat) = idle(state)
        {
            Galactica::apply(state, seat, &[], log);
        }
    }
}

/// A card once seen in a hand is dropped from what a viewer knows exactly when it really left.
struct MarksWhatLeft;

impl Leak<Galactica> for MarksWhatLeft {
    fn view(state: &State, viewer: Viewer) -> View {
        let mut view = Galactica::view(state, viewer);
        for (seat, player) in state.seats().zip(&mut view.players) {
            let held: Vec<Kind> = state.hands[seat.index()].iter().map(kind_of).collect();
            player.mine.seen.cards.retain(|kind| held.contains(kind));
        }
        view
    }
}

fn leaky<L: Leak<Galactica>>(games: u64) -> Suite {
    run(&Config::<Leaky<Galactica, L>> { games, every: 4, pairs: 4, ..Config::new(Setup::all()) }, &|_, _| ())
}

#[test]
fn planted_leaks_are_caught() {
    leaky::<NoLeak>(12).assert_sound();
    for (leak, suite, by) in [
        ("asks holders", leaky::<AsksHolders>(24), &["asked", "lockstep_relabelled"][..]),
        ("passes at once", leaky::<PassesAtOnce>(24), &["lockstep_relabelled"]),
        ("marks what left", leaky::<MarksWhatLeft>(48), &["imagine"]),
    ] {
        let caught: Vec<_> = suite.reports.iter().filter(|report| report.differences > 0).collect();
        let counts: Vec<String> = caught.iter().map(|r| format!("{} {}", r.test, r.differences)).collect();
        println!("{leak}: {}", counts.join(", "));
        for test in by {
            assert!(caught.iter().any(|report| report.test == *test), "{leak} is not caught by {test}\n{suite}");
        }
    }
}

// --- Positions ---

fn give(state: &mut State, seat: Seat, items: &[Item]) -> Vec<Entry<Event>> {
    let mut log = Log::on();
    answer::<Galactica>(state, seat, &mut items.to_vec(), &mut log).expect("an answer that is on offer");
    log.take().0
}

fn prompt(state: &State) -> Prompt {
    let seat = Galactica::asked(state).first().expect("somebody is asked");
    Ask::<Galactica>::of(state, seat).prompt
}

// Rulings 12/2 and 16/1.
#[test]
fn human_and_cylon_are_asked_the_same_and_only_one_can_reveal() {
    for cylon in [false, true] {
        let mut state = position::new(&FIVE, 1);
        state.set_loyalty(Seat(0), &[if cylon { Loyalty::CylonMorale } else { Loyalty::NotACylon }]);
        state.set_turn(Seat(0), TurnStep::Action);
        state.resume(&mut Log::off());
        let ask = Ask::<Galactica>::of(&state, Seat(0));
        assert_eq!((ask.prompt, ask.sealed), (Prompt::Action, false));
        assert_eq!(ask.pick.from.contains(&Item::Reveal(Loyalty::CylonMorale)), cylon);
        let public = Galactica::view(&state, Viewer::Public);
        assert_eq!((public.players[0].hidden, public.players[0].loyalty.len()), (1, 0));
    }
}

/// A revealed Cylon at Human Fleet; the player on their left holds [`HAND`].
const HAND: [Kind; 4] = [
    Kind { card: ExecutiveOrder, strength: 1 },
    Kind { card: ExecutiveOrder, strength: 2 },
    Kind { card: LaunchScout, strength: 1 },
    Kind { card: LaunchScout, strength: 2 },
];

fn seen(state: &State, viewer: Seat, owner: Seat) -> (Vec<Kind>, u8) {
    let seen = Galactica::view(state, Viewer::Seat(viewer)).players[owner.index()].mine.seen.clone();
    (seen.cards, seen.left)
}

/// Seat 4 looks at the hand of seat 0 and takes the first card of it.
fn looked() -> State {
    let (cylon, target, other) = (Seat(4), Seat(0), Seat(1));
    let mut state = position::new(&FIVE, 2);
    state.set_revealed(cylon, Loyalty::CylonBrig);
    state.set_hand(target, &HAND);
    state.set_turn(cylon, TurnStep::Recon);
    let frames = [Turn { step: TurnStep::Recon }.into(), HumanFleet { seat: cylon, ..HumanFleet::default() }.into()];
    state.set_frames(&frames);
    give(&mut state, cylon, &[Item::Seat(target)]);
    assert_eq!(prompt(&state), Prompt::TakeCard { from: target });
    assert_eq!(seen(&state, cylon, target), (HAND.to_vec(), 0));
    state.dice = position::throws(&[1]);
    let entries = give(&mut state, cylon, &[Item::Card(HAND[0])]);
    let told = |seat: Seat| -> usize {
        let seen = entries.iter().filter_map(|entry| entry.seen_by(Viewer::Seat(seat)));
        seen.filter(|event| matches!(event, Event::Took { .. })).count()
    };
    assert_eq!((told(cylon), told(target), told(other)), (1, 1, 0));
    state
}

// Ruling 13/7: one card by choice; the two know which.
#[test]
fn human_fleet_shows_a_hand_and_takes_a_card() {
    let (state, cylon, target, other) = (looked(), Seat(4), Seat(0), Seat(1));
    assert_eq!(seen(&state, target, cylon), (vec![HAND[0]], 0));
    assert_eq!((seen(&state, other, target), seen(&state, other, cylon)), ((vec![], 0), (vec![], 0)));
    // The others know that it was a leadership or a tactics card.
    let span = Galactica::view(&state, Viewer::Seat(other)).players[cylon.index()].mine.span;
    assert_eq!((span.lo, span.hi), ([0; 5], [0, 1, 1, 0, 0]));
    assert!(state.statements_hold());
    assert_eq!(HumanFleetStep::default(), HumanFleetStep::Choose);
}

/// After the look: in the next check the watched player gives `given` and the player after them `other`.
fn checked(given: Kind, other: &[Kind]) -> State {
    let mut state = looked();
    while !matches!(state.frames.last(), Some(Frame::Turn(_) | Frame::Receive(_) | Frame::Movement(_))) {
        for seat in Galactica::asked(&state).iter() {
            give(&mut state, seat, &[]);
        }
    }
    state.set_hand(Seat(1), other);
    state.set_destiny(&[]);
    state.set_frames(&[Turn { step: TurnStep::Recon }.into(), Check::of(Matter::Crisis(Crisis::Resistance)).into()]);
    state.resume(&mut Log::off());
    while !state.frames.iter().any(|frame| matches!(frame, Frame::Check(check) if check.total != 0)) {
        for seat in Galactica::asked(&state).iter() {
            let contributes = matches!(Ask::<Galactica>::of(&state, seat).prompt, Prompt::Contribute { .. });
            let cards: &[Kind] = match seat.0 {
                0 if contributes => &[given],
                1 if contributes => other,
                _ => &[],
            };
            give(&mut state, seat, &cards.iter().copied().map(Item::Card).collect::<Vec<_>>());
        }
    }
    assert!(state.statements_hold());
    state
}

// Design 3.1; ruling 16/1 (who contributed what): what is turned up may be theirs, as far as anybody can tell.
#[test]
fn knowledge_of_a_hand_fades_with_what_a_check_may_have_taken() {
    // One known card was turned up and they gave one: it may be gone, the others are not.
    let state = checked(HAND[1], &[]);
    assert_eq!(seen(&state, Seat(4), Seat(0)), (vec![HAND[2], HAND[3]], 0));
    // Two known cards were turned up and they gave one: two of three are still there, no saying which.
    let state = checked(HAND[1], &[HAND[2]]);
    assert_eq!(seen(&state, Seat(4), Seat(0)), (HAND[1..].to_vec(), 1));
    let worlds: Vec<State> = worlds(&Galactica::view(&state, Viewer::Seat(Seat(4))), 200).collect();
    assert!(worlds.iter().all(State::statements_hold));
}

fn worlds(view: &View, count: u64) -> impl Iterator<Item = State> {
    let view = view.clone();
    let mut dice = Dice::new(Seed::derive(8, 8));
    (0..count).map(move |_| Galactica::imagine(&view, &Guess::default(), &mut dice).expect("a possible view"))
}

fn faces(world: &State, seat: Seat) -> Vec<Loyalty> {
    let cards = world.loyalty.held(seat).iter().map(|&card| galactica::cards::BOX[usize::from(card)]);
    let mut faces: Vec<Loyalty> = cards.collect();
    faces.sort_unstable();
    faces
}

// Ruling 1/5: four players without Baltar and Boomer, one Cylon card out of four and six others; four dealt, three left over.
#[test]
fn loyalties_are_imagined_evenly() {
    let state = position::new(&FIVE[..4], 3);
    let view = Galactica::view(&state, Viewer::Seat(Seat(0)));
    let others = [Seat(1), Seat(2), Seat(3)];
    let samples = worlds(&view, 24_000).map(|world| others.map(|other| faces(&world, other)).to_vec());
    let cylons = [Loyalty::CylonBrig, Loyalty::CylonSickbay, Loyalty::CylonDamage, Loyalty::CylonMorale];
    let possible: Vec<Vec<Vec<Loyalty>>> = (0..6)
        .flat_map(|place| cylons.map(|cylon| (place, cylon)))
        .map(|(place, cylon)| (0..3).map(|at| vec![if at == place { cylon } else { Loyalty::NotACylon }]).collect())
        .collect();
    chi_square(samples, &possible).assert_even();
}

/// A look at a loyalty card of any player.
fn look() -> Run {
    Run::text(Text::Crisis(Crisis::InformingThePublic), Block::Pass, Seat(0))
}

// Ruling 12/1: a random one of several; looking twice does not tell whether it was the same.
#[test]
fn a_look_at_one_of_two_loyalty_cards_is_remembered_as_that() {
    let mut state = position::new(&[Character::WilliamAdama, Character::GaiusBaltar, Character::Tyrol], 4);
    state.set_loyalty(Seat(1), &[Loyalty::NotACylon, Loyalty::NotACylon]);
    state.set_crises(&[Crisis::InformingThePublic]);
    for _ in 0..2 {
        state.current = Seat(0);
        state.set_frames(&[Turn { step: TurnStep::Recon }.into(), look().into()]);
        state.resume(&mut Log::off());
        assert_eq!(prompt(&state), Prompt::LookWhose);
        give(&mut state, Seat(0), &[Item::Seat(Seat(1))]);
    }
    // A look at one's own card is no news, and nothing to remember when it is passed on.
    state.current = Seat(0);
    state.set_frames(&[Turn { step: TurnStep::Recon }.into(), look().into()]);
    state.resume(&mut Log::off());
    give(&mut state, Seat(0), &[Item::Seat(Seat(0))]);
    assert!(state.loyalty.known[0][0].is_empty());
    let view = Galactica::view(&state, Viewer::Seat(Seat(0)));
    assert_eq!((view.players[1].hidden, &view.players[1].loyalty[..]), (2, &[Loyalty::NotACylon][..]));
    assert!(Galactica::view(&state, Viewer::Seat(Seat(2))).players[1].loyalty.is_empty());
}

#[test]
fn a_guess_pins_sides_and_refuses_what_cannot_be() {
    let state = position::new(&FIVE, 5);
    let view = Galactica::view(&state, Viewer::Seat(Seat(0)));
    let mut dice = Dice::new(Seed::derive(9, 9));
    let (a, b) = (Seat(1), Seat(2));
    for _ in 0..200 {
        let guess = Guess { cylons: SeatSet::one(a), humans: SeatSet::one(b) };
        let world = Galactica::imagine(&view, &guess, &mut dice).unwrap();
        assert!(world.is_cylon(a) && !world.is_cylon(b));
        assert_eq!(Galactica::view(&world, view.viewer), view);
    }
    let own = Guess { cylons: SeatSet::one(Seat(0)), humans: SeatSet::EMPTY };
    assert_eq!(Galactica::imagine(&view, &own, &mut dice), Err(Impossible), "they know their own card");
    let three = Guess { cylons: [Seat(1), Seat(2), Seat(3)].into_iter().collect(), humans: SeatSet::EMPTY };
    assert_eq!(Galactica::imagine(&view, &three, &mut dice), Err(Impossible), "two Cylon cards with five players");
    let both = Guess { cylons: SeatSet::one(a), humans: SeatSet::one(a) };
    assert_eq!(Galactica::imagine(&view, &both, &mut dice), Err(Impossible));
}

// Four leadership cards are unseen: two in a hand, two in the draw pile, whose order counts.
#[test]
fn a_small_position_is_imagined_evenly() {
    let mut state = position::new(&FIVE[..3], 6);
    state.set_destiny(&[]);
    let hidden: Vec<Kind> = [1, 2, 3, 4].map(|strength| position::card(Skill::Leadership, strength)).to_vec();
    state.set_hand(Seat(1), &hidden[1..3]);
    for skill in Skill::ALL {
        let deck = &mut state.decks[skill.index()];
        let all: Vec<u8> = deck.pile().iter().chain(deck.discards()).copied().collect();
        let mut pile: Vec<u8> = Vec::new();
        for kind in [hidden[0], hidden[3]].into_iter().filter(|kind| kind.skill() == skill) {
            pile.push(*all.iter().find(|&&card| kind_of(card) == kind).unwrap());
        }
        *deck = Deck::new(pile.iter().copied());
        all.into_iter().filter(|card| !pile.contains(card)).for_each(|card| deck.discard(card));
    }
    Galactica::conserved(&state).unwrap();
    let view = Galactica::view(&state, Viewer::Seat(Seat(0)));
    let samples = worlds(&view, 12_000).map(|world| {
        let hand: Vec<Kind> = world.hands[1].iter().map(kind_of).collect();
        let pile: Vec<Kind> = world.decks[Skill::Leadership.index()].pile().iter().map(|&card| kind_of(card)).collect();
        (hand, pile)
    });
    let mut possible = Vec::new();
    for a in 0..4 {
        for b in a + 1..4 {
            let rest: Vec<Kind> = (0..4).filter(|i| *i != a && *i != b).map(|i| hidden[i]).collect();
            possible.push((vec![hidden[a], hidden[b]], rest.clone()));
            possible.push((vec![hidden[a], hidden[b]], rest.into_iter().rev().collect()));
        }
    }
    chi_square(samples, &possible).assert_even();
}

// Ruling 4/11: only the acting player sees the ships; the others know what is left of the twelve.
#[test]
fn civilian_ships_are_imagined_evenly() {
    let mut state = position::new(&FIVE[..3], 7);
    state.clear_space();
    // All but three ships are lost: an empty one, one with one population, one with two.
    let kept = [Civilian::Empty, Civilian::Pop1, Civilian::Pop2];
    let mut stock = state.space.stock;
    state.space.stock.clear();
    for face in kept {
        let at = stock.iter().position(|&ship| Civilian::of(ship) == face).unwrap();
        state.space.stock.push(stock.remove(at));
    }
    stock.iter().for_each(|&ship| state.space.lost.push(ship));
    state.add_ships(Craft::Civilian, Area::Rear, 2);
    Galactica::conserved(&state).unwrap();
    let view = Galactica::view(&state, Viewer::Seat(Seat(0)));
    let ships = |world: State| world.space.civilians.iter().map(|ship| Civilian::of(ship.ship)).collect::<Vec<_>>();
    let possible: Vec<Vec<Civilian>> = kept
        .iter()
        .flat_map(|&one| kept.iter().filter(move |&&two| two != one).map(move |&two| vec![one, two]))
        .collect();
    chi_square(worlds(&view, 6_000).map(ships), &possible).assert_even();
    // Somebody at Communications has seen the first.
    state.space.civilians[0].known.insert(Seat(0));
    let seen = Civilian::of(state.space.civilians[0].ship);
    let view = Galactica::view(&state, Viewer::Seat(Seat(0)));
    let possible: Vec<Vec<Civilian>> = possible.into_iter().filter(|ships| ships[0] == seen).collect();
    chi_square(worlds(&view, 2_000).map(ships), &possible).assert_even();
}

// Rulings 16/1 and 19/28: what Roslin put under the deck only she knows, and where.
#[test]
fn a_card_under_the_deck_is_known_to_who_put_it_there() {
    let mut state = position::new(&FIVE, 8);
    let (roslin, other) = (Seat(1), Seat(2));
    state.set_crises(&[Crisis::WitchHunt, Crisis::PrisonLabor]);
    state.current = roslin;
    state.set_frames(&[Turn { step: TurnStep::Recon }.into(), Resolve { step: ResolveStep::Draw, ..visions() }.into()]);
    state.resume(&mut Log::off());
    assert_eq!(prompt(&state), Prompt::CrisisPick);
    assert_eq!(Galactica::view(&state, Viewer::Seat(other)).offered_items, []);
    give(&mut state, roslin, &[Item::Crisis(Crisis::PrisonLabor)]);
    let known = |seat: Seat| Galactica::view(&state, Viewer::Seat(seat)).crises.known;
    assert_eq!(known(roslin), [(0, Crisis::WitchHunt)]);
    assert_eq!(known(other), []);
    let world = worlds(&Galactica::view(&state, Viewer::Seat(roslin)), 1).next().unwrap();
    assert_eq!(Crisis::of(world.crises.pile()[0]), Crisis::WitchHunt);
}

fn visions() -> Resolve {
    let text = Text::Crisis(Crisis::WitchHunt);
    Resolve { step: ResolveStep::Draw, via: Via::Turn, text, half: 0 }
}

// Rulings 10/4 and 16/1: the Quorum hand goes with the title; former Presidents remember what they held.
#[test]
fn a_former_president_remembers_the_quorum_hand() {
    let mut state = position::new(&FIVE, 9);
    state.set_title(Title::President, Seat(1));
    state.set_quorum_hand(&[Quorum::ArrestOrder, Quorum::FoodRationing]);
    state.set_title(Title::President, Seat(0));
    let known = |seat: Seat| Galactica::view(&state, Viewer::Seat(seat)).quorum_known;
    let hand = vec![Quorum::ArrestOrder, Quorum::FoodRationing];
    assert_eq!((known(Seat(0)), known(Seat(1)), known(Seat(2))), (hand.clone(), hand, vec![]));
    assert_eq!(state.place(Seat(0)), Place::At(Location::AdmiralsQuarters));
}

// Ruling 1/5; facts, "loyalty": how many Cylons are in play after the first deal, by arithmetic.
#[test]
fn the_first_deal_agrees_with_arithmetic() {
    const DEALS: u64 = 100_000;
    let six = [
        Character::WilliamAdama,
        Character::LauraRoslin,
        Character::Starbuck,
        Character::SaulTigh,
        Character::Tyrol,
        Character::TomZarek,
    ];
    for (players, shares) in [
        (3, [0.5, 0.5, 0.0]),
        (4, [3.0 / 7.0, 4.0 / 7.0, 0.0]),
        (5, [2.0 / 9.0, 5.0 / 9.0, 2.0 / 9.0]),
        (6, [2.0 / 11.0, 6.0 / 11.0, 3.0 / 11.0]),
    ] {
        let mut counts = [0u64; 3];
        let characters = galactica::Draft::Chosen(six[..players].iter().copied().collect());
        let setup = Setup { characters, ..Setup::new(players as u8) };
        for deal in 0..DEALS {
            let state = Galactica::start(&setup, Seed::derive(77, deal), &mut Log::off()).unwrap();
            let cards = state.seats().map(|seat| faces(&state, seat).iter().filter(|card| card.is_cylon()).count());
            counts[cards.sum::<usize>()] += 1;
        }
        for (count, share) in counts.into_iter().zip(shares) {
            let seen = count as f64 / DEALS as f64;
            // Four standard deviations.
            let margin = 4.0 * (share * (1.0 - share) / DEALS as f64).sqrt();
            assert!((seen - share).abs() <= margin, "{players} players: {seen} is not {share}");
        }
    }
}
