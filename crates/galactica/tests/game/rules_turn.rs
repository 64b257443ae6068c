//! Rulings of sections 0 (who is who), 2 (the turn) and 3 (movement).
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts and events")]

use galactica::cards::{Ability, Area, Character, Crisis, Kind, Location, Loyalty, Skill};
use galactica::frame::TurnStep;
use galactica::state::{Dial, Ending};
use galactica::{Cause, Event, Item, Matter, Place, Prompt, State, position};
use tabletop::Seat;

use crate::crew::{crew, put};
use crate::desk::{Desk, cards};
use Character::{Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama};

const ORDER: Kind = Kind { card: galactica::cards::SkillCard::ExecutiveOrder, strength: 1 };

fn some(skill: Skill, count: usize) -> Vec<Kind> {
    vec![position::card(skill, 1); count]
}

fn position_of(table: &Desk, fits: impl Fn(&Event) -> bool) -> usize {
    table.events().iter().position(fits).expect("it happened")
}

/// The first player orders the second to act twice.
fn ordered(with: impl FnOnce(&mut State)) -> Desk {
    let mut table = crew(&[SaulTigh, WilliamAdama, TomZarek], |state| {
        state.set_hand(Seat(0), &[ORDER]);
        with(state);
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &cards(&[ORDER]));
    table.expect(0, Prompt::OrderWhom, &[Item::Seat(Seat(1))]);
    table
}

// Rulings 0/1 and 0/3: the acting player rolls; the current player is still the one whose turn it is.
#[test]
fn the_acting_player_rolls_the_current_player_stays() {
    let mut table = ordered(|state| {
        put(state, 1, Location::FtlControl);
        state.jump = 3;
        state.dice = position::throws(&[7]);
    });
    table.expect(1, Prompt::UseOrder, &[Item::ActTwice]);
    table.expect(1, Prompt::Action, &[Item::Activate(Location::FtlControl)]);
    assert!(table.happened(&Event::Rolling { seat: Seat(1), cause: Cause::Ftl { loses: 3 } }));
    assert_eq!(table.state.current, Seat(0));

    // So the contributions to a check that the ordered player starts begin left of the current player, who is last.
    let mut table = ordered(|state| {
        put(state, 1, Location::Brig);
        state.set_hand(Seat(0), &[ORDER, position::card(Skill::Piloting, 1)]);
        state.set_hand(Seat(1), &some(Skill::Tactics, 1));
        state.set_hand(Seat(2), &some(Skill::Tactics, 1));
    });
    table.expect(1, Prompt::Action, &[Item::Activate(Location::Brig)]);
    table.pass();
    let matter = Matter::Location(Location::Brig);
    for seat in [1, 2, 0] {
        table.asks(seat, Prompt::Contribute { matter, difficulty: 7 }).nothing();
    }
}

// Ruling 0/5: one after another from the current player; who comes second withdraws and keeps their card.
#[test]
fn of_two_who_react_the_second_keeps_his_card() {
    let emergency = position::card(Skill::Leadership, 3);
    let mut table = crew(&[SaulTigh, WilliamAdama, TomZarek], |state| {
        state.set_crises(&[Crisis::WitchHunt]);
        state.set_hand(Seat(1), &[emergency]);
        state.set_hand(Seat(2), &[emergency]);
    });
    table.turn(0, TurnStep::Crisis);
    while !matches!(table.prompt(), Prompt::Emergency { .. }) {
        table.nothing();
    }
    // Ruling 0/6: both are asked before the next step starts.
    assert_eq!(table.asked().iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    let play = cards(&[emergency]);
    table.all_but(&[(1, &play), (2, &play)]);
    assert_eq!((table.hand_size(1), table.hand_size(2)), (0, 1));
    assert_eq!(table.count(|event| matches!(event, Event::Difficulty { by: -2, now: 8 })), 1);
}

// --- The turn ---

// Ruling 2/1: all before Receive Skills.
#[test]
fn the_start_of_a_turn() {
    // Alcoholic, in anybody's turn, with exactly one card.
    for (count, left) in [(1, 0), (2, 2), (0, 0)] {
        let mut table = crew(&[LauraRoslin, SaulTigh, TomZarek], |state| {
            state.set_hand(Seat(1), &some(Skill::Tactics, count));
        });
        table.turn(0, TurnStep::Start);
        assert_eq!(table.hand_size(1), left);
        assert_eq!(table.happened(&Event::Used { seat: Seat(1), ability: Ability::Alcoholic }), count == 1);
    }
    // In his own turn too, before he draws.
    let mut table =
        crew(&[SaulTigh, LauraRoslin, TomZarek], |state| state.set_hand(Seat(0), &some(Skill::Piloting, 1)));
    table.turn(0, TurnStep::Start);
    assert_eq!(table.hand_size(0), 5);
    let discarded = position_of(&table, |event| matches!(event, Event::Discarded { .. }));
    assert!(discarded < position_of(&table, |event| matches!(event, Event::Drew { .. })));

    // Helo comes in his second turn.
    for (turns, place) in [(0, Place::Nowhere), (3, Place::At(Location::HangarDeck))] {
        let mut table = crew(&[Helo, LauraRoslin, TomZarek], |state| state.turns = turns);
        table.turn(0, TurnStep::Start);
        assert_eq!(table.state.place(Seat(0)), place);
        assert_eq!(table.hand_size(0), 5, "he draws his cards either way");
    }

    // Expert Pilot: who starts in a viper has two actions, whatever she does with it.
    for (flying, actions) in [(true, 2), (false, 1)] {
        let mut table = crew(&[Starbuck, LauraRoslin, TomZarek], |state| {
            if flying {
                state.set_place(Seat(0), Place::Flying(Area::PortBow));
            }
        });
        table.turn(0, TurnStep::Start);
        table.expect(0, Prompt::ReceiveSkills, &[Item::Skill(Skill::Engineering)]);
        table.expect(0, Prompt::Move, &[]);
        for _ in 0..actions {
            table.expect(0, Prompt::Action, &[]);
        }
        assert!(table.count(|event| matches!(event, Event::Crisis { .. })) == 1, "and then the crisis");
    }
}

fn types(table: &Desk, seat: u8) -> [usize; 5] {
    let count = |skill| {
        let of = |event: &Event| match event {
            Event::Drew { seat: who, skill: of, cards } if who.0 == seat && *of == skill => cards.len(),
            _ => 0,
        };
        table.events().iter().map(of).sum()
    };
    Skill::ALL.map(count)
}

// Ruling 2/2.
#[test]
fn receive_skills() {
    // Whatever is in the hand, the whole skill set.
    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        state.set_hand(Seat(0), &[some(Skill::Piloting, 6), some(Skill::Engineering, 6)].concat());
    });
    table.turn(0, TurnStep::Start);
    assert_eq!((types(&table, 0), table.hand_size(0)), ([0, 2, 3, 0, 0], 17));
    // A choice: first how many of each, then the cards.
    let mut table = crew(&[Apollo, LauraRoslin, TomZarek], |_| ());
    table.turn(0, TurnStep::Start).asks(0, Prompt::ReceiveSkills);
    let pick = table.ask(Seat(0)).pick;
    assert_eq!((pick.min, pick.max, pick.from.len()), (2, 2, 4));
    assert_eq!(types(&table, 0), [0; 5]);
    table.answer(Seat(0), &[Item::Skill(Skill::Politics), Item::Skill(Skill::Politics)]);
    assert_eq!(types(&table, 0), [2, 0, 1, 2, 0]);
    // In Sickbay one card of the skill set.
    let mut table = crew(&[Apollo, LauraRoslin, TomZarek], |state| put(state, 0, Location::Sickbay));
    table.turn(0, TurnStep::Start).asks(0, Prompt::ReceiveSkills);
    let set = [Skill::Politics, Skill::Leadership, Skill::Tactics, Skill::Piloting].map(Item::Skill);
    assert_eq!(table.offers(0), set);
    table.answer(Seat(0), &[Item::Skill(Skill::Piloting)]);
    assert_eq!(types(&table, 0), [0, 0, 0, 1, 0]);
    // In the Brig the whole set.
    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |state| put(state, 0, Location::Brig));
    table.turn(0, TurnStep::Start);
    assert_eq!(types(&table, 0), [0, 2, 3, 0, 0]);
}

// Ruling 2/3: the numbers on the sheet do not limit other draws; Consolidate Power says any types, and a named type may
// always be drawn (Research Lab, Press Room).
#[test]
fn other_draws() {
    let power = position::card(Skill::Politics, 1);
    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |state| state.set_hand(Seat(0), &[power]));
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &cards(&[power]));
    let twice = [Item::Skill(Skill::Engineering); 2];
    table.expect(0, Prompt::DrawAny { count: 2 }, &twice);
    assert_eq!(types(&table, 0), [0, 0, 0, 0, 2]);

    let mut table = crew(&[LauraRoslin, SaulTigh, TomZarek], |state| {
        put(state, 1, Location::ResearchLab);
        put(state, 2, Location::PressRoom);
    });
    table.turn(1, TurnStep::Action);
    table.expect(1, Prompt::Action, &[Item::Activate(Location::ResearchLab)]);
    assert_eq!(table.offers(1), [Skill::Tactics, Skill::Engineering].map(Item::Skill));
    table.answer(Seat(1), &[Item::Skill(Skill::Engineering)]);
    assert_eq!(types(&table, 1), [0, 0, 0, 0, 1]);
    let mut table = crew(&[LauraRoslin, SaulTigh, Helo], |state| {
        state.turns = 9;
        put(state, 2, Location::PressRoom);
    });
    table.turn(2, TurnStep::Action);
    table.expect(2, Prompt::Action, &[Item::Activate(Location::PressRoom)]);
    assert_eq!(types(&table, 2), [2, 0, 0, 0, 0]);
}

// Ruling 2/4.
#[test]
fn movement_and_action_are_optional() {
    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |_| ());
    table.turn(0, TurnStep::Start);
    let place = table.state.place(Seat(0));
    table.expect(0, Prompt::Move, &[]).expect(0, Prompt::Action, &[]);
    assert_eq!(table.state.place(Seat(0)), place);
    assert_eq!(table.count(|event| matches!(event, Event::Crisis { .. })), 1);
}

/// A turn whose crisis, Unidentified Ship, costs one population and no more.
fn ending_turn(characters: &[Character], with: impl FnOnce(&mut State)) -> Desk {
    let mut table = crew(characters, |state| {
        with(state);
        state.set_crises(&[Crisis::UnidentifiedShip]);
    });
    table.turn(0, TurnStep::Crisis);
    while !table.over()
        && matches!(
            table.prompt(),
            Prompt::Contribute { .. }
                | Prompt::BeforeCheck { .. }
                | Prompt::Emergency { .. }
                | Prompt::BlindDevotion
                | Prompt::MysteriousIntuition { .. }
        )
    {
        table.nothing();
    }
    table
}

// Ruling 2/5: Recon, then the hand limit, then the verdict.
#[test]
fn the_end_of_a_turn_in_its_order() {
    let mut table = ending_turn(&[Boomer, LauraRoslin, TomZarek], |state| {
        state.set_hand(Seat(0), &[some(Skill::Piloting, 6), some(Skill::Engineering, 6)].concat());
        state.dials[Dial::Morale as usize] = 0;
    });
    table.asks(0, Prompt::Recon).answer(Seat(0), &[]);
    table.asks(0, Prompt::Discard { count: 2 });
    table.discard_first();
    assert_eq!(table.state.ending, Ending::Morale);

    // A resource may be at 0 within the turn.
    let table = ending_turn(&[SaulTigh, LauraRoslin, TomZarek], |state| state.dials[Dial::Population as usize] = 2);
    assert!(!table.over() && table.state.dial(Dial::Population) == 1);
    let table = ending_turn(&[SaulTigh, LauraRoslin, TomZarek], |state| state.dials[Dial::Population as usize] = 1);
    assert_eq!(table.state.ending, Ending::Population);
}

// Rulings 2/5 and 2/6: every player at the end of any turn, 10 cards, Tyrol 8, Apollo at random, Cylons as well.
#[test]
fn hand_limits() {
    let eight = || [some(Skill::Leadership, 4), some(Skill::Tactics, 4)].concat();
    let twelve = || [some(Skill::Piloting, 6), some(Skill::Engineering, 6)].concat();
    let mut table = ending_turn(&[SaulTigh, TomZarek, LauraRoslin], |state| {
        state.set_hand(Seat(1), &twelve());
        // Quorum cards do not count.
        state.set_hand(Seat(2), &eight());
        state.set_quorum_hand(&[
            galactica::cards::Quorum::FoodRationing,
            galactica::cards::Quorum::ArrestOrder,
            galactica::cards::Quorum::AcceptProphecy,
        ]);
    });
    assert_eq!(table.asked().iter().collect::<Vec<_>>(), [Seat(1)]);
    table.asks(1, Prompt::Discard { count: 2 }).discard_first();
    assert_eq!(table.hand_size(1), 10 + 5, "and his own turn has begun");

    let mut table = ending_turn(&[SaulTigh, LauraRoslin, Tyrol], |state| state.set_hand(Seat(2), &eight()));
    assert_eq!((table.hand_size(2), table.state.current), (8, Seat(1)));
    table = ending_turn(&[SaulTigh, LauraRoslin, Tyrol], |state| {
        state.set_hand(Seat(2), &[eight(), some(Skill::Tactics, 1)].concat());
    });
    table.asks(2, Prompt::Discard { count: 1 });

    // Apollo is not asked. Which cards go is a matter of chance.
    let left: std::collections::BTreeSet<Vec<u8>> = (0..12)
        .map(|seed| {
            let table = ending_turn(&[SaulTigh, LauraRoslin, Apollo], |state| {
                state.set_hand(Seat(2), &twelve());
                state.dice = tabletop::Dice::new(tabletop::Seed::derive(seed, 0));
            });
            assert_eq!((table.hand_size(2), table.state.current), (10, Seat(1)));
            table.state.hands[2].iter().collect()
        })
        .collect();
    assert!(left.len() > 3);

    // Ruling 19/6: a revealed Cylon has no sheet: Tyrol keeps ten, Apollo chooses.
    for character in [Tyrol, Apollo] {
        let mut table = ending_turn(&[SaulTigh, LauraRoslin, character], |state| {
            state.set_revealed(Seat(2), Loyalty::CylonMorale);
            state.set_hand(Seat(2), &twelve());
        });
        table.asks(2, Prompt::Discard { count: 2 });
    }
}

// --- Movement ---

fn moving(characters: &[Character], with: impl FnOnce(&mut State)) -> Desk {
    let mut table = crew(characters, with);
    table.turn(0, TurnStep::Movement);
    table
}

fn destinations(table: &Desk) -> Vec<Location> {
    let location = |item: &Item| if let Item::Location(location) = item { Some(*location) } else { None };
    table.offers(0).iter().filter_map(location).collect()
}

const GALACTICA: [Location; 8] = [
    Location::FtlControl,
    Location::WeaponsControl,
    Location::Communications,
    Location::ResearchLab,
    Location::Command,
    Location::AdmiralsQuarters,
    Location::HangarDeck,
    Location::Armory,
];
const COLONIAL_ONE: [Location; 3] = [Location::PressRoom, Location::PresidentsOffice, Location::Administration];

// Rulings 3/1 and 3/4: free within a ship; a card for changing ships; never into Sickbay or the Brig.
#[test]
fn moving_within_and_between_ships() {
    let others = |from: Location, all: &[Location]| all.iter().copied().filter(|&at| at != from).collect::<Vec<_>>();
    // Without a card only one's own ship.
    let table = moving(&[SaulTigh, LauraRoslin, TomZarek], |_| ());
    assert_eq!(destinations(&table), others(Location::Command, &GALACTICA));
    let table = moving(&[TomZarek, LauraRoslin, SaulTigh], |_| ());
    assert_eq!(destinations(&table), others(Location::Administration, &COLONIAL_ONE));
    // With one, both; the target is named first, then the card is discarded.
    let card = position::card(Skill::Tactics, 1);
    let mut table = moving(&[SaulTigh, LauraRoslin, TomZarek], |state| state.set_hand(Seat(0), &[card, card]));
    assert_eq!(destinations(&table), [&others(Location::Command, &GALACTICA)[..], &COLONIAL_ONE].concat());
    table.answer(Seat(0), &[Item::Location(Location::PressRoom)]);
    assert!(table.is_at(0, Location::Command));
    table.expect(0, Prompt::PayMove, &cards(&[card]));
    assert!(table.is_at(0, Location::PressRoom) && table.hand_size(0) == 1);
    let mut table = moving(&[SaulTigh, LauraRoslin, TomZarek], |state| state.set_hand(Seat(0), &[card]));
    table.answer(Seat(0), &[Item::Location(Location::Armory)]);
    assert!(table.is_at(0, Location::Armory) && table.hand_size(0) == 1, "free");
}

// Ruling 3/2.
#[test]
fn apollo_chooses_the_card_that_he_pays_with() {
    let hand = [position::card(Skill::Tactics, 1), position::card(Skill::Piloting, 2)];
    let mut table = moving(&[Apollo, LauraRoslin, TomZarek], |state| state.set_hand(Seat(0), &hand));
    table.answer(Seat(0), &[Item::Location(Location::PressRoom)]);
    assert_eq!(table.offers(0), cards(&hand));
    table.expect(0, Prompt::PayMove, &cards(&hand[1..]));
    assert_eq!(table.offers(0).first(), Some(&Item::Card(hand[0])), "the other card is left to act with");
}

// Ruling 3/3.
#[test]
fn a_pilot_flies_on_or_lands_for_a_card() {
    let flying = |hand: usize| {
        moving(&[Starbuck, LauraRoslin, TomZarek], |state| {
            state.set_place(Seat(0), Place::Flying(Area::PortBow));
            state.set_hand(Seat(0), &some(Skill::Tactics, hand));
        })
    };
    let mut table = flying(0);
    assert_eq!(table.offers(0), [Area::Front, Area::PortAft].map(Item::Area));
    table.answer(Seat(0), &[Item::Area(Area::Front)]);
    assert_eq!((table.state.place(Seat(0)), table.state.space.reserve), (Place::Flying(Area::Front), 7));
    // Landing is a move, never an action.
    assert!(table.offers(0).iter().all(|item| !matches!(item, Item::Location(_))));
    let mut table = flying(1);
    assert_eq!(destinations(&table), [&GALACTICA[..], &COLONIAL_ONE].concat());
    table.answer(Seat(0), &[Item::Location(Location::Administration)]);
    table.expect(0, Prompt::PayMove, &cards(&some(Skill::Tactics, 1)));
    assert!(table.is_at(0, Location::Administration));
    assert_eq!((table.state.space.reserve, table.hand_size(0)), (8, 0));
}

// Ruling 3/4, second half: "any location" does not include the hazardous ones.
#[test]
fn nobody_leaves_the_brig_for_sickbay() {
    let gift = crate::crew::worth(Skill::Tactics, 7);
    let mut table = crew(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        put(state, 0, Location::Brig);
        crate::crew::no_fate(state, &[Skill::Politics, Skill::Tactics]);
        state.set_hand(Seat(0), &[]);
        state.set_hand(Seat(1), &gift);
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Activate(Location::Brig)]);
    table.contribute(&[(1, &gift)]).pass();
    table.asks(0, Prompt::LeaveBrig { who: Seat(0) });
    // Ruling 9/2: Galactica only.
    assert_eq!(destinations(&table), GALACTICA);
}

// Ruling 3/5.
#[test]
fn sickbay_is_left_by_an_ordinary_move() {
    let mut table = moving(&[SaulTigh, LauraRoslin, TomZarek], |state| put(state, 0, Location::Sickbay));
    assert_eq!(destinations(&table), GALACTICA);
    table.answer(Seat(0), &[Item::Location(Location::Command)]);
    assert!(table.is_at(0, Location::Command));
}

// Ruling 3/6.
#[test]
fn cylons_and_humans_keep_apart() {
    let mut table =
        moving(&[GaiusBaltar, LauraRoslin, TomZarek], |state| state.set_revealed(Seat(0), Loyalty::CylonMorale));
    assert_eq!(destinations(&table), [Location::Caprica, Location::CylonFleet, Location::HumanFleet]);
    table.answer(Seat(0), &[Item::Location(Location::HumanFleet)]);
    assert!(table.is_at(0, Location::HumanFleet) && table.hand_size(0) == 0);
}

// Ruling 3/7.
#[test]
fn a_damaged_location_may_be_entered_and_not_used() {
    let damaged = |state: &mut State| {
        // Its token is the second of the eight.
        state.damage = 1 << 1;
        assert!(state.is_damaged(Location::WeaponsControl));
        state.add_ships(galactica::cards::Craft::Raider, Area::Front, 1);
    };
    let mut table = moving(&[SaulTigh, LauraRoslin, TomZarek], damaged);
    table.answer(Seat(0), &[Item::Location(Location::WeaponsControl)]);
    assert!(!table.offers_to(0, Item::Activate(Location::WeaponsControl)));
    table.state.damage = 0;
    assert!(table.offers_to(0, Item::Activate(Location::WeaponsControl)));
}

// Ruling 3/8.
#[test]
fn a_pilot_who_is_sent_away_leaves_the_viper_undamaged() {
    for (crisis, to) in [(Crisis::CylonAccusation, Location::Brig), (Crisis::TerroristBomber, Location::Sickbay)] {
        let mut table = crew(&[Starbuck, LauraRoslin, TomZarek], |state| {
            state.set_place(Seat(0), Place::Flying(Area::PortBow));
            state.set_crises(&[crisis]);
            crate::crew::no_fate(state, crisis.row().check_row().unwrap().skills);
        });
        table.frames(&[crate::crew::drawn()]);
        table.drift();
        assert!(table.is_at(0, to));
        assert_eq!((table.state.space.reserve, table.state.space.damaged), (8, 0));
    }
}
