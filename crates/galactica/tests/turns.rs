//! Turns: Receive Skills, the hand limit, decks that run dry, the end of the game.

mod common;

use common::{card, give, no_hands, pass, prompt, seat, set_hand, start};
use galactica::cards::SkillCard::{ExecutiveOrder, Repair};
use galactica::cards::{Character, Kind, Skill};
use galactica::frame::{Frame, Turn, TurnStep};
use galactica::state::Dial;
use galactica::{Galactica, Item, Prompt, Setup, State};
use tabletop::{Ask, Deck, Game, Illegal, Log, Seat, SeatSet, Seed, Shows};

#[test]
fn the_game_is_for_three_to_six() {
    for given in [0, 2, 7] {
        let refused = Galactica::start(&Setup { players: given }, Seed::default(), &mut Log::off());
        assert_eq!(refused.unwrap_err(), Illegal::Players { min: 3, max: 6, given });
    }
}

// Rulings 1/6 and 1/7: three cards for everyone but the starting player, then two cards of each type.
#[test]
fn opening_hands_and_destiny() {
    for players in 3..=6 {
        let state = Galactica::start(&Setup { players }, Seed::derive(41, 0), &mut Log::off()).unwrap();
        let others: Vec<Seat> = Seat::all(players).filter(|&seat| seat != state.current).collect();
        assert!(others.iter().all(|&seat| state.hand_size(seat) == 3));
        assert_eq!(state.destiny.len(), 10);
        let drawn: usize = Skill::ALL.into_iter().map(|skill| 21 - state.drawable(skill)).sum();
        assert_eq!(drawn, 3 * others.len() + 10 + state.hand_size(state.current));
    }
}

/// A game in which it is the first player's turn to draw, as this character or as a revealed Cylon.
fn receiving(character: Character, cylon: bool) -> State {
    let mut state = start(3, cylon);
    no_hands(&mut state);
    let current = state.current;
    state.characters[current.index()] = character;
    // The player before him ends his turn.
    state.current = seat(&state, 2);
    state.frames.clear();
    state.frames.push(Frame::Turn(Turn { step: TurnStep::Action }));
    if cylon {
        state.revealed.insert(current);
    }
    let before = state.current;
    give(&mut state, before, &[]);
    while state.current == before {
        pass(&mut state);
    }
    state
}

fn types(state: &State, seat: Seat) -> Vec<usize> {
    Skill::ALL.map(|skill| (state.hands[seat.index()] & skill.cards()).len()).to_vec()
}

// Ruling 2/2: for a multi-skill first how many of each type. Ruling 13/1: a revealed Cylon, two of any types.
#[test]
fn what_is_received_and_what_is_asked() {
    let (politics, leadership) = (Item::Skill(Skill::Politics), Item::Skill(Skill::Leadership));
    let state = receiving(Character::SaulTigh, false);
    assert_eq!((prompt(&state), types(&state, state.current)), (Prompt::Action, vec![0, 2, 3, 0, 0]));

    let mut state = receiving(Character::Apollo, false);
    let current = state.current;
    let ask: Ask<Galactica> = Ask::of(&state, current);
    assert_eq!((ask.prompt, ask.pick.min, ask.pick.max), (Prompt::ReceiveSkills, 2, 2));
    assert_eq!(ask.pick.from, [politics, politics, leadership, leadership]);
    give(&mut state, current, &[politics, leadership]);
    assert_eq!(types(&state, current), [1, 1, 1, 2, 0]);

    let mut state = receiving(Character::Apollo, true);
    let current = state.current;
    assert_eq!(Ask::<Galactica>::of(&state, current).pick.from.len(), 10);
    give(&mut state, current, &[leadership, leadership]);
    assert_eq!((prompt(&state), types(&state, current)), (Prompt::LookAtHand, vec![0, 2, 0, 0, 0]));
}

// Rulings 2/5, 2/6, 15/6 and 19/6: 10, Tyrol 8 unless revealed; everybody above it, at the same time.
#[test]
fn hands_above_the_limit_are_discarded_down_together() {
    let mut state = start(4, false);
    no_hands(&mut state);
    let eleven: Vec<Kind> = [card(ExecutiveOrder, 1); 5]
        .into_iter()
        .chain([card(ExecutiveOrder, 2); 4])
        .chain([card(Repair, 1); 2])
        .collect();
    let (adama, tyrol, cylon) = (seat(&state, 1), seat(&state, 2), seat(&state, 3));
    state.characters[adama.index()] = Character::WilliamAdama;
    state.characters[tyrol.index()] = Character::Tyrol;
    state.characters[cylon.index()] = Character::Tyrol;
    state.revealed.insert(cylon);
    set_hand(&mut state, adama, &eleven);
    set_hand(&mut state, tyrol, &[card(Repair, 2); 5].into_iter().chain([card(Repair, 1); 4]).collect::<Vec<_>>());
    set_hand(&mut state, cylon, &[card(galactica::cards::SkillCard::LaunchScout, 1); 5]);
    while !matches!(prompt(&state), Prompt::Discard { .. }) {
        pass(&mut state);
    }
    assert_eq!(Galactica::asked(&state), [adama, tyrol].into_iter().collect::<SeatSet>());
    for owner in [adama, tyrol] {
        let ask: Ask<Galactica> = Ask::of(&state, owner);
        assert_eq!((ask.pick.min, ask.pick.max, ask.sealed, ask.shows), (1, 1, true, Shows::Items));
        give(&mut state, owner, &ask.pick.from[..1]);
    }
    // It is his turn next: ten, and the five that he draws.
    assert_eq!((state.current, state.hand_size(adama)), (adama, 10 + 5));
    assert_eq!((state.hand_size(tyrol), state.hand_size(cylon)), (8, 5));
}

// Rulings 15/1 and 15/2.
#[test]
fn an_empty_deck_is_made_of_its_discards_and_with_none_no_card_is_drawn() {
    let mut state = receiving(Character::Apollo, false);
    let current = state.current;
    let discard = {
        let deck = &mut state.decks[Skill::Politics.index()];
        let cards: Vec<_> = deck.pile().iter().chain(deck.discards()).copied().collect();
        *deck = Deck::new([]);
        deck.discard(cards[0]);
        cards[0]
    };
    assert_eq!(Ask::<Galactica>::of(&state, current).pick.from.len(), 3, "one politics card can be drawn");
    give(&mut state, current, &[Item::Skill(Skill::Politics), Item::Skill(Skill::Leadership)]);
    assert!(state.hands[current.index()].contains(discard));
    assert_eq!(state.drawable(Skill::Politics), 0);
}

/// Plays on, everybody doing as little as he may, to the end of the turn.
fn to_the_next_turn(state: &mut State) {
    let turns = state.turns;
    while state.turns == turns {
        for seat in Galactica::asked(state).iter() {
            let ask: Ask<Galactica> = Ask::of(state, seat);
            give(state, seat, &ask.pick.from[..usize::from(ask.pick.min)]);
        }
    }
}

// Rulings 2/5 and 17/2: at the end of the turn; 17/3: hidden Cylons win with the Cylons.
#[test]
fn a_resource_at_nothing_ends_the_game_for_the_cylons() {
    for (dial, name) in Dial::ALL.into_iter().zip(["food", "fuel", "morale", "population"]) {
        let mut state = start(3, true);
        let cylon = state.current;
        state.dials[dial as usize] = 0;
        assert_eq!(Galactica::outcome(&state), None, "not before the turn is over");
        to_the_next_turn(&mut state);
        let outcome = Galactica::outcome(&state).unwrap();
        assert_eq!((outcome.ending, outcome.winners, outcome.scores.len()), (name, SeatSet::one(cylon), 0));
        assert!(Galactica::asked(&state).is_empty());
    }
}

#[test]
fn after_four_rounds_the_humans_have_won() {
    let mut state = start(3, true);
    let cylon = state.current;
    for _ in 0..12 {
        state.dials = [15; 4];
        to_the_next_turn(&mut state);
    }
    let outcome = Galactica::outcome(&state).unwrap();
    assert_eq!((outcome.ending, outcome.winners), ("kobol", SeatSet::all(3).without(SeatSet::one(cylon))));
}
