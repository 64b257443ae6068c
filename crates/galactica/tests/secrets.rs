//! What players know: loyalty, the look at a hand and how it fades, and what imagined worlds are made of.

mod common;

use common::{card, give, no_destiny, no_fate, no_hands, pass, prompt, seat, set_hand, start};
use galactica::cards::SkillCard::{DeclareEmergency, ExecutiveOrder, LaunchScout};
use galactica::cards::{Crisis, Kind, Loyalty, Skill, copies, kind_of};
use galactica::frame::{Fleet, Frame, Turn, TurnStep};
use galactica::{Event, Galactica, Guess, Item, Prompt, State, View};
use tabletop::{Ask, CardId, Deck, Dice, Entry, Game, Impossible, Seat, SeatSet, Seed, Viewer};

// Rulings 12/2 and 16/1.
#[test]
fn human_and_cylon_are_asked_the_same_and_only_one_can_reveal() {
    for cylon in [false, true] {
        let mut state = start(5, cylon);
        let current = state.current;
        let ask: Ask<Galactica> = Ask::of(&state, current);
        assert_eq!((ask.prompt, ask.sealed, ask.pick.from.len()), (Prompt::Action, false, usize::from(cylon)));
        if let Some(&reveal) = ask.pick.from.first() {
            let hand = state.hand_size(current);
            give(&mut state, current, &[reveal]);
            assert!(state.revealed.contains(current));
            // Down to three cards of his choice; then the turn ends with no crisis.
            assert_eq!(prompt(&state), Prompt::Discard { count: hand as u8 - 3 });
            let discards = Ask::<Galactica>::of(&state, current).pick.from[3..].to_vec();
            give(&mut state, current, &discards);
            assert_eq!((state.hand_size(current), state.turns, state.current), (3, 1, Seat((current.0 + 1) % 5)));
        }
    }
}

/// A revealed Cylon at Human Fleet; the player on his left holds [`HAND`].
const HAND: [Kind; 4] = [
    Kind { card: ExecutiveOrder, strength: 1 },
    Kind { card: ExecutiveOrder, strength: 2 },
    Kind { card: LaunchScout, strength: 1 },
    Kind { card: LaunchScout, strength: 2 },
];

fn at_human_fleet() -> State {
    let mut state = start(5, true);
    no_hands(&mut state);
    let target = seat(&state, 1);
    set_hand(&mut state, target, &HAND);
    state.revealed.insert(state.current);
    state.frames.clear();
    state.frames.push(Frame::Turn(Turn { step: TurnStep::End }));
    state.frames.push(Frame::Fleet(Fleet::default()));
    state
}

fn seen(state: &State, viewer: Seat, owner: Seat) -> (Vec<Kind>, u8) {
    let seen = Galactica::view(state, Viewer::Seat(viewer)).players[owner.index()].seen.clone();
    (seen.cards, seen.left)
}

/// Looks at the hand of the player on the left and takes the first card of it.
fn looked() -> (State, Seat, Seat, Seat) {
    let mut state = at_human_fleet();
    let (cylon, target, other) = (state.current, seat(&state, 1), seat(&state, 2));
    give(&mut state, cylon, &[Item::Seat(target)]);
    assert_eq!(prompt(&state), Prompt::TakeCard { from: target });
    assert_eq!(seen(&state, cylon, target), (HAND.to_vec(), 0));
    let entries = give(&mut state, cylon, &[Item::Card(HAND[0])]);
    let told = |seat: Seat| -> Vec<&Event> {
        let seen = entries.iter().filter_map(|entry: &Entry<Event>| entry.seen_by(Viewer::Seat(seat)));
        seen.filter(|event| matches!(event, Event::Took { .. })).collect()
    };
    assert_eq!((told(cylon).len(), told(target).len(), told(other).len()), (1, 1, 0));
    (state, cylon, target, other)
}

// Ruling 13/7: one card by choice; the two know which.
#[test]
fn human_fleet_shows_a_hand_and_takes_a_card() {
    let (state, cylon, target, other) = looked();
    assert_eq!((state.hand_size(cylon), state.hand_size(target)), (1, 3));
    assert_eq!(seen(&state, cylon, target), (HAND[1..].to_vec(), 0));
    assert_eq!(seen(&state, target, cylon), (vec![HAND[0]], 0));
    assert_eq!((seen(&state, other, target), seen(&state, other, cylon)), ((vec![], 0), (vec![], 0)));
    // The others know that it was a leadership or a tactics card.
    let span = Galactica::view(&state, Viewer::Seat(other)).players[cylon.index()].span;
    assert_eq!((span.lo, span.hi), ([0; 5], [0, 1, 1, 0, 0]));
    assert!(state.statements_hold());
}

/// After the look: in the next check the watched player gives `given` and the player after him `other`.
fn checked(given: impl Fn(&[Kind]) -> Kind, other: &[Kind]) -> (State, Seat, Seat) {
    let (mut state, cylon, target, helper) = looked();
    set_hand(&mut state, helper, other);
    while prompt(&state) != (Prompt::Contribute { crisis: Crisis::Resistance }) {
        let asked = Galactica::asked(&state);
        for seat in asked.iter() {
            let ask: Ask<Galactica> = Ask::of(&state, seat);
            let min = usize::from(ask.pick.min);
            give(&mut state, seat, &ask.pick.from[..min]);
        }
    }
    no_fate(&mut state);
    // The watched player is the current one and has drawn his cards by now.
    while prompt(&state) == (Prompt::Contribute { crisis: Crisis::Resistance }) {
        let asked = Galactica::asked(&state).first().unwrap();
        if asked == target {
            assert_eq!(seen(&state, cylon, target), (HAND[1..].to_vec(), 0));
        }
        let hand: Vec<Kind> = state.hands[asked.index()].iter().map(kind_of).collect();
        let mut items: Vec<Item> = other.iter().copied().map(Item::Card).collect();
        if asked == target {
            items = vec![Item::Card(given(&hand))];
        } else if asked != helper {
            items.clear();
        }
        give(&mut state, asked, &items);
    }
    assert!(state.statements_hold());
    (state, cylon, target)
}

// DESIGN 3.1; ruling 16/1 (who contributed what): what is turned up may be his, as far as anybody can tell.
#[test]
fn knowledge_of_a_hand_fades_with_what_a_check_may_have_taken() {
    // One known card was turned up and he gave one: it may be gone, the others are not.
    let (state, cylon, target) = checked(|_| HAND[1], &[]);
    assert_eq!(seen(&state, cylon, target), (vec![HAND[2], HAND[3]], 0));
    // Two known cards were turned up and he gave one: two of three are still there, no saying which.
    let (state, cylon, target) = checked(|_| HAND[1], &[HAND[2]]);
    assert_eq!(seen(&state, cylon, target), (HAND[1..].to_vec(), 1));
    let worlds: Vec<State> = worlds(&Galactica::view(&state, Viewer::Seat(cylon)), 200).collect();
    assert!(worlds.iter().all(State::statements_hold));
    // He gave a card that he drew since, and no known one was turned up: nothing fades.
    let (state, cylon, target) = checked(|hand| *hand.iter().find(|kind| !HAND.contains(kind)).unwrap(), &[]);
    assert_eq!(seen(&state, cylon, target), (HAND[1..].to_vec(), 0));
}

fn worlds(view: &View, count: u64) -> impl Iterator<Item = State> {
    let view = view.clone();
    let mut dice = Dice::new(Seed::derive(8, 8));
    (0..count).map(move |_| Galactica::imagine(&view, &Guess::default(), &mut dice).expect("a possible view"))
}

// Ruling 1/5: four players, one Cylon card out of four and six others; four dealt, three left over.
#[test]
fn loyalties_are_imagined_evenly() {
    let state = start(4, false);
    let view = Galactica::view(&state, Viewer::Seat(state.current));
    let others: Vec<Seat> = (1..4).map(|step| seat(&state, step)).collect();
    let samples = worlds(&view, 24_000)
        .map(|world| others.iter().map(|&other| world.loyalty_of(other)).collect::<Vec<Loyalty>>());
    // The Cylon card is one of four, in one of six places: three players and three cards left over.
    let cylons = [Loyalty::CylonBrig, Loyalty::CylonSickbay, Loyalty::CylonDamage, Loyalty::CylonMorale];
    let possible: Vec<Vec<Loyalty>> = (0..6)
        .flat_map(|place| cylons.map(|cylon| (place, cylon)))
        .map(|(place, cylon)| (0..3).map(|at| if at == place { cylon } else { Loyalty::NotACylon }).collect())
        .collect();
    testkit::chi_square(samples, &possible).assert_even();
}

#[test]
fn a_guess_pins_sides_and_refuses_what_cannot_be() {
    let state = start(5, false);
    let view = Galactica::view(&state, Viewer::Seat(state.current));
    let mut dice = Dice::new(Seed::derive(9, 9));
    let (a, b) = (seat(&state, 1), seat(&state, 2));
    for _ in 0..200 {
        let guess = Guess { cylons: SeatSet::one(a), humans: SeatSet::one(b) };
        let world = Galactica::imagine(&view, &guess, &mut dice).unwrap();
        assert!(world.loyalty_of(a).is_cylon() && !world.loyalty_of(b).is_cylon());
        assert_eq!(Galactica::view(&world, view.viewer), view);
    }
    let own = Guess { cylons: SeatSet::one(state.current), humans: SeatSet::EMPTY };
    assert_eq!(Galactica::imagine(&view, &own, &mut dice), Err(Impossible), "he knows his own card");
    let three = Guess { cylons: (1..4).map(|step| seat(&state, step)).collect(), humans: SeatSet::EMPTY };
    assert_eq!(Galactica::imagine(&view, &three, &mut dice), Err(Impossible), "two Cylon cards with five players");
    let both = Guess { cylons: SeatSet::one(a), humans: SeatSet::one(a) };
    assert_eq!(Galactica::imagine(&view, &both, &mut dice), Err(Impossible));
}

// Four leadership cards are unseen: two in a hand, two in the draw pile, whose order counts.
#[test]
fn a_small_position_is_imagined_evenly() {
    let mut state = start(3, false);
    no_hands(&mut state);
    no_destiny(&mut state);
    let owner = seat(&state, 1);
    let hidden =
        [card(ExecutiveOrder, 1), card(ExecutiveOrder, 2), card(DeclareEmergency, 3), card(DeclareEmergency, 4)];
    set_hand(&mut state, owner, &hidden[1..3]);
    for skill in Skill::ALL {
        let deck = &mut state.decks[skill.index()];
        let mut cards: Vec<CardId> = deck.pile().iter().chain(deck.discards()).copied().collect();
        let pile: Vec<CardId> = [hidden[0], hidden[3]]
            .into_iter()
            .filter(|kind| kind.skill() == skill)
            .map(|kind| *cards.iter().find(|&&card| copies(kind_of(card)) == copies(kind)).unwrap())
            .collect();
        cards.retain(|card| !pile.contains(card));
        *deck = Deck::new(pile);
        cards.into_iter().for_each(|card| deck.discard(card));
    }
    let view = Galactica::view(&state, Viewer::Seat(state.current));
    let samples = worlds(&view, 12_000).map(|world| {
        let hand: Vec<Kind> = world.hands[owner.index()].iter().map(kind_of).collect();
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
    testkit::chi_square(samples, &possible).assert_even();
    pass(&mut state);
}
