//! Rulings of section 4: actions.
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts and events")]

use galactica::cards::{
    Ability, Area, Character, Civilian, Craft, Damage, GALACTICA_DAMAGE, Kind, Location, Loyalty, Quorum, Skill, Title,
};
use galactica::frame::TurnStep;
use galactica::{DeckName, Event, Item, Place, Prey, Prompt, State, position};
use tabletop::Seat;

use crate::crew::{crew, is_crisis, put, seats};
use crate::desk::{Desk, cards};
use Character::{Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama};

fn order() -> Kind {
    position::card(Skill::Leadership, 1)
}

fn repair() -> Kind {
    position::card(Skill::Engineering, 1)
}

fn damage(state: &mut State, location: Location) {
    let token = GALACTICA_DAMAGE.iter().position(|&token| token == Damage::Location(location)).unwrap();
    state.damage |= 1 << token;
}

/// The first player has an action to take; nothing is in space.
fn acting(characters: &[Character], with: impl FnOnce(&mut State)) -> Desk {
    let mut table = crew(characters, with);
    table.turn(0, TurnStep::Action);
    table
}

// Ruling 4/1: every kind of action there is, and none at all.
#[test]
fn the_kinds_of_action() {
    let scout = position::card(Skill::Tactics, 1);
    let mut table = acting(&[GaiusBaltar, SaulTigh, Apollo], |state| {
        put(state, 0, Location::Command);
        state.set_hand(Seat(0), &[scout, position::card(Skill::Leadership, 3)]);
        state.set_quorum_hand(&[Quorum::FoodRationing]);
        state.set_title(Title::Admiral, Seat(0));
        state.set_loyalty(Seat(0), &[Loyalty::NotACylon, Loyalty::CylonDamage]);
        state.add_ships(Craft::Basestar, Area::Front, 1);
    });
    assert_eq!(
        table.offers(0),
        [
            Item::Card(scout), // Declare Emergency is no action
            Item::Activate(Location::Command),
            Item::Ability(Ability::CylonDetector),
            Item::Quorum(Quorum::FoodRationing),
            Item::DrawQuorum,
            Item::Nuke(0),
            Item::Reveal(Loyalty::CylonDamage),
        ]
    );
    assert_eq!(table.ask(Seat(0)).pick.min, 0);
    table.answer(Seat(0), &[]);
    assert_eq!(table.count(is_crisis), 1);
    // Titles and Quorum cards belong to their holders.
    let table = acting(&[TomZarek, LauraRoslin, SaulTigh], |state| {
        state.set_quorum_hand(&[Quorum::FoodRationing]);
        state.add_ships(Craft::Basestar, Area::Front, 1);
    });
    assert_eq!(
        table.offers(0),
        [Item::Activate(Location::Administration), Item::Ability(Ability::UnconventionalTactics)]
    );
    // One's own viper.
    let table = acting(&[Starbuck, LauraRoslin, SaulTigh], |state| {
        state.set_place(Seat(0), Place::Flying(Area::PortBow));
        state.add_ships(Craft::Raider, Area::PortBow, 1);
    });
    let fly = |to| Item::Fly { from: Area::PortBow, to };
    let strike = Item::Strike { area: Area::PortBow, prey: Prey::Raider };
    assert_eq!(table.offers(0), [fly(Area::Front), fly(Area::PortAft), strike]);
}

fn ordering(characters: &[Character], with: impl FnOnce(&mut State)) -> Desk {
    let mut table = acting(characters, |state| {
        state.set_hand(Seat(0), &[order(), order()]);
        with(state);
    });
    table.expect(0, Prompt::Action, &cards(&[order()]));
    table
}

// Rulings 4/2 and 19/27: another player, no revealed Cylon, not a stranded Helo.
#[test]
fn executive_order_targets() {
    let table = ordering(&[SaulTigh, LauraRoslin, Helo, TomZarek, GaiusBaltar], |state| {
        state.set_revealed(Seat(4), Loyalty::CylonMorale);
    });
    assert_eq!(table.offers(0), seats(&[1, 3]));
}

// Ruling 4/2: they move and act, or act twice; changing ships costs a card of their own hand; one order in a turn.
#[test]
fn executive_order() {
    let card = position::card(Skill::Politics, 2);
    let mut table = ordering(&[SaulTigh, TomZarek, LauraRoslin], |state| state.set_hand(Seat(1), &[card, order()]));
    table.expect(0, Prompt::OrderWhom, &seats(&[1]));
    table.expect(1, Prompt::UseOrder, &[Item::MoveAndAct]);
    table.expect(1, Prompt::Move, &[Item::Location(Location::Command)]);
    table.expect(1, Prompt::PayMove, &cards(&[card]));
    table.asks(1, Prompt::Action);
    assert!(!table.offers_to(1, Item::Card(order())), "at most one Executive Order in a turn");
    table.answer(Seat(1), &[]);
    assert_eq!((table.count(is_crisis), table.hand_size(0), table.hand_size(1)), (1, 1, 1));

    let mut table = ordering(&[SaulTigh, TomZarek, LauraRoslin], |_| ());
    table.expect(0, Prompt::OrderWhom, &seats(&[1]));
    table.expect(1, Prompt::UseOrder, &[Item::ActTwice]);
    table.expect(1, Prompt::Action, &[Item::Ability(Ability::UnconventionalTactics)]);
    table.pass();
    table.expect(1, Prompt::GainWhich, &[Item::Dial(galactica::state::Dial::Food)]);
    table.expect(1, Prompt::Action, &[]);
    assert_eq!(table.count(is_crisis), 1);

    // Nor can the current player play a second one with a further action.
    let mut table = ordering(&[Starbuck, TomZarek, LauraRoslin], |_| ());
    table.state.turn.actions = 1;
    table.expect(0, Prompt::OrderWhom, &seats(&[1]));
    table.expect(1, Prompt::UseOrder, &[Item::ActTwice]).expect(1, Prompt::Action, &[]).expect(1, Prompt::Action, &[]);
    table.asks(0, Prompt::Action);
    assert!(!table.offers_to(0, Item::Card(order())));
}

// Ruling 4/3.
#[test]
fn a_prisoner_can_be_ordered_to_act_twice() {
    let mut table = ordering(&[SaulTigh, TomZarek, LauraRoslin], |state| put(state, 1, Location::Brig));
    table.expect(0, Prompt::OrderWhom, &seats(&[1]));
    table.expect(1, Prompt::Action, &[]).expect(1, Prompt::Action, &[]);
    assert_eq!(table.count(is_crisis), 1);
}

// Ruling 4/4.
#[test]
fn revealing_with_the_first_of_two_actions_loses_the_second() {
    let mut table = ordering(&[SaulTigh, TomZarek, LauraRoslin], |state| {
        state.set_loyalty(Seat(1), &[Loyalty::CylonMorale]);
    });
    table.expect(0, Prompt::OrderWhom, &seats(&[1]));
    table.expect(1, Prompt::UseOrder, &[Item::ActTwice]);
    table.expect(1, Prompt::Action, &[Item::Reveal(Loyalty::CylonMorale)]);
    table.expect(1, Prompt::UsePower { card: Loyalty::CylonMorale }, &[]);
    // The current player's turn goes on: with its crisis, as they have had their action.
    assert!(table.is_at(1, Location::ResurrectionShip));
    assert_eq!((table.count(is_crisis), table.state.current), (1, Seat(0)));
}

// Ruling 4/5: Expert Pilot and Maintenance Engineer exist in their own turns only.
#[test]
fn extra_actions_belong_to_ones_own_turn() {
    let mut table = ordering(&[SaulTigh, Starbuck, LauraRoslin], |state| {
        state.set_place(Seat(1), Place::Flying(Area::PortBow));
    });
    table.expect(0, Prompt::OrderWhom, &seats(&[1]));
    table.expect(1, Prompt::UseOrder, &[Item::ActTwice]).expect(1, Prompt::Action, &[]).expect(1, Prompt::Action, &[]);
    assert_eq!(table.count(is_crisis), 1);

    // Tyrol: after a Repair card, once in his turn.
    let mut table = acting(&[Tyrol, SaulTigh, LauraRoslin], |state| {
        state.set_hand(Seat(0), &[repair(); 3]);
        state.space.reserve = 2;
        state.space.damaged = 6;
    });
    table.expect(0, Prompt::Action, &cards(&[repair()]));
    table.expect(0, Prompt::RepairVipers, &[Item::DamagedViper; 2]);
    table.expect(0, Prompt::Action, &cards(&[repair()]));
    table.expect(0, Prompt::RepairVipers, &[Item::DamagedViper; 2]);
    assert_eq!((table.count(is_crisis), table.hand_size(0), table.state.space.damaged), (1, 1, 2));
    // Another action gives nothing.
    let mut table =
        acting(&[Tyrol, SaulTigh, LauraRoslin], |state| state.set_hand(Seat(0), &[position::card(Skill::Politics, 1)]));
    table.expect(0, Prompt::Action, &cards(&[position::card(Skill::Politics, 1)]));
    table.expect(0, Prompt::DrawAny { count: 2 }, &[Item::Skill(Skill::Politics); 2]);
    assert_eq!(table.count(is_crisis), 1);
    // Nor does a Repair by order.
    let mut table = ordering(&[SaulTigh, Tyrol, LauraRoslin], |state| {
        state.set_hand(Seat(1), &[repair(); 3]);
        state.space.reserve = 2;
        state.space.damaged = 6;
    });
    table.expect(0, Prompt::OrderWhom, &seats(&[1]));
    table.expect(1, Prompt::UseOrder, &[Item::ActTwice]);
    for _ in 0..2 {
        table.expect(1, Prompt::Action, &cards(&[repair()]));
        table.expect(1, Prompt::RepairVipers, &[Item::DamagedViper; 2]);
    }
    assert_eq!(table.count(is_crisis), 1);
}

// Ruling 4/6.
#[test]
fn roslin_pays_two_cards_before_any_location() {
    let roslin = |at: Location, hand: usize| {
        acting(&[LauraRoslin, SaulTigh, TomZarek], |state| {
            put(state, 0, at);
            state.set_hand(Seat(0), &vec![position::card(Skill::Tactics, 2); hand]);
        })
    };
    for at in [Location::PresidentsOffice, Location::PressRoom, Location::Brig] {
        assert!(!roslin(at, 1).offers_to(0, Item::Activate(at)), "{at:?} with one card");
        let mut table = roslin(at, 3);
        table.expect(0, Prompt::Action, &[Item::Activate(at)]);
        let pick = table.ask(Seat(0)).pick;
        assert_eq!((pick.min, pick.max), (2, 2));
        table.expect(0, Prompt::PayActivation { location: at }, &cards(&[position::card(Skill::Tactics, 2); 2]));
        assert!(table.happened(&Event::Activated { seat: Seat(0), location: at }));
        assert_eq!(table.hand_size(0), if at == Location::PressRoom { 3 } else { 1 });
    }
}

// Ruling 4/7.
#[test]
fn zarek_needs_to_be_alone() {
    for (at, company, allowed) in [
        (Location::Administration, None, true),
        (Location::Administration, Some(Location::Administration), false),
        (Location::Administration, Some(Location::PressRoom), true),
        (Location::Brig, Some(Location::Brig), true),
    ] {
        let table = acting(&[TomZarek, SaulTigh, LauraRoslin], |state| {
            put(state, 0, at);
            if let Some(company) = company {
                put(state, 1, company);
            }
        });
        assert_eq!(table.offers_to(0, Item::Activate(at)), allowed, "{at:?} {company:?}");
    }
}

// Rulings 4/8 and 9/1.
#[test]
fn every_kind_of_action_in_the_brig() {
    let power = position::card(Skill::Politics, 1);
    let table = acting(&[GaiusBaltar, SaulTigh, TomZarek], |state| {
        put(state, 0, Location::Brig);
        state.set_hand(Seat(0), &[power]);
        state.set_quorum_hand(&[Quorum::FoodRationing]);
        state.set_loyalty(Seat(0), &[Loyalty::NotACylon, Loyalty::CylonDamage]);
    });
    assert_eq!(
        table.offers(0),
        [
            Item::Card(power),
            Item::Activate(Location::Brig),
            Item::Ability(Ability::CylonDetector),
            Item::Quorum(Quorum::FoodRationing),
            Item::DrawQuorum,
            Item::Reveal(Loyalty::CylonDamage),
        ]
    );
}

// Ruling 4/9.
#[test]
fn launch_scout_risks_a_raptor() {
    let scout = position::card(Skill::Tactics, 1);
    let table = acting(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        state.set_hand(Seat(0), &[scout]);
        state.space.raptors = 0;
    });
    assert!(!table.offers_to(0, Item::Card(scout)), "without a raptor there is nothing to risk");
    for (throw, raptors) in [(2, 3), (3, 4)] {
        let mut table = acting(&[SaulTigh, LauraRoslin, TomZarek], |state| {
            state.set_hand(Seat(0), &[scout]);
            state.dice = position::throws(&[throw]);
        });
        table.expect(0, Prompt::Action, &cards(&[scout]));
        assert_eq!(table.state.space.raptors, raptors);
        if throw >= 3 {
            table.expect(0, Prompt::ScoutDeck, &[Item::Deck(DeckName::Destination)]);
            table.expect(0, Prompt::TopOrBottom { deck: DeckName::Destination }, &[Item::Bottom]);
        }
        assert_eq!(table.count(is_crisis), 1);
    }
}

// Ruling 4/10.
#[test]
fn repair_on_the_hangar_deck() {
    let repairing = |hangar: bool, damaged: u8| {
        let mut table = acting(&[Tyrol, SaulTigh, LauraRoslin], |state| {
            state.set_hand(Seat(0), &[repair()]);
            state.space.reserve -= damaged;
            state.space.damaged = damaged;
            if hangar {
                damage(state, Location::HangarDeck);
            }
        });
        table.expect(0, Prompt::Action, &cards(&[repair()]));
        table
    };
    // Both damaged: the one or the other.
    let what = Prompt::RepairWhat { location: Location::HangarDeck };
    let mut table = repairing(true, 3);
    table.expect(0, what, &[Item::Location(Location::HangarDeck)]);
    assert_eq!((table.state.is_damaged(Location::HangarDeck), table.state.space.damaged), (false, 3));
    let mut table = repairing(true, 3);
    table.expect(0, what, &[Item::DamagedViper]);
    table.expect(0, Prompt::RepairVipers, &[Item::DamagedViper; 2]);
    assert_eq!((table.state.is_damaged(Location::HangarDeck), table.state.space.damaged), (true, 1));
    // "Up to" two.
    let mut table = repairing(false, 3);
    table.expect(0, Prompt::RepairVipers, &[Item::DamagedViper]);
    assert_eq!((table.state.space.damaged, table.state.space.reserve), (2, 6));
    // Elsewhere: the location.
    let mut table = acting(&[Tyrol, SaulTigh, LauraRoslin], |state| {
        put(state, 0, Location::Command);
        damage(state, Location::Command);
        state.set_hand(Seat(0), &[repair()]);
    });
    table.expect(0, Prompt::Action, &cards(&[repair()]));
    assert!(!table.state.is_damaged(Location::Command));
}

// Ruling 4/11.
#[test]
fn communications() {
    let listening = |ships: &[Area]| {
        let mut table = acting(&[SaulTigh, LauraRoslin, TomZarek], |state| {
            put(state, 0, Location::Communications);
            ships.iter().for_each(|&area| state.add_civilian(area, Civilian::Pop1));
        });
        if !ships.is_empty() {
            table.expect(0, Prompt::Action, &[Item::Activate(Location::Communications)]);
        }
        table
    };
    let table = listening(&[]);
    assert!(!table.offers_to(0, Item::Activate(Location::Communications)), "ships on the board only");
    // Two of three, each moved by one area or left.
    let mut table = listening(&[Area::Front, Area::Rear, Area::PortBow]);
    table.expect(0, Prompt::LookAtCivilians, &[Item::Civilian(0), Item::Civilian(2)]);
    let saw = vec![(0, Civilian::Pop1), (2, Civilian::Pop1)];
    assert!(table.happened(&Event::SawCivilians { seat: Seat(0), ships: saw }));
    assert_eq!(table.offers(0), [Area::StarboardBow, Area::PortBow].map(Item::Area));
    table.expect(0, Prompt::MoveCivilian { ship: 0 }, &[Item::Area(Area::StarboardBow)]);
    table.expect(0, Prompt::MoveCivilian { ship: 2 }, &[]);
    let areas: Vec<Area> = table.state.space.civilians.iter().map(|ship| ship.area).collect();
    assert_eq!(areas, [Area::StarboardBow, Area::Rear, Area::PortBow]);
    // Only they know them.
    let known = table.state.space.civilians.iter().map(|ship| ship.known.iter().collect::<Vec<_>>());
    assert_eq!(known.collect::<Vec<_>>(), [vec![Seat(0)], vec![], vec![Seat(0)]]);
    // One ship: that one.
    let mut table = listening(&[Area::Rear]);
    table.expect(0, Prompt::MoveCivilian { ship: 0 }, &[]);
    assert_eq!(table.count(is_crisis), 1);
}

// Ruling 4/12.
#[test]
fn weapons_control_reaches_every_area_and_no_centurion() {
    let mut table = acting(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        put(state, 0, Location::WeaponsControl);
        state.add_ships(Craft::Raider, Area::StarboardAft, 2);
        state.add_ships(Craft::HeavyRaider, Area::PortBow, 1);
        state.add_ships(Craft::Basestar, Area::Front, 1);
        state.space.centurions[0] = 1;
    });
    table.expect(0, Prompt::Action, &[Item::Activate(Location::WeaponsControl)]);
    table.asks(0, Prompt::FireAt);
    let strike = |area, prey| Item::Strike { area, prey };
    let all = [
        strike(Area::Front, Prey::Basestar(0)),
        strike(Area::StarboardAft, Prey::Raider),
        strike(Area::PortBow, Prey::HeavyRaider),
    ];
    assert_eq!(table.offers(0), all);
    let table = acting(&[SaulTigh, LauraRoslin, TomZarek], |state| {
        put(state, 0, Location::WeaponsControl);
        state.space.centurions[0] = 1;
    });
    assert!(!table.offers_to(0, Item::Activate(Location::WeaponsControl)));
}

// Rulings 4/13 and 19/9.
#[test]
fn hangar_deck() {
    for (character, pilot) in
        [(Starbuck, true), (Boomer, true), (Apollo, true), (SaulTigh, false), (WilliamAdama, false)]
    {
        let table = acting(&[character, LauraRoslin, TomZarek], |state| put(state, 0, Location::HangarDeck));
        assert_eq!(table.offers_to(0, Item::Activate(Location::HangarDeck)), pilot, "{character:?}");
    }
    // Launch, and one more action of any kind.
    let mut table = acting(&[Starbuck, LauraRoslin, TomZarek], |state| state.set_hand(Seat(0), &[order()]));
    table.expect(0, Prompt::Action, &[Item::Activate(Location::HangarDeck)]);
    assert_eq!(table.offers(0), [Area::PortAft, Area::PortBow].map(Item::Launch));
    table.expect(0, Prompt::LaunchWhere, &[Item::Launch(Area::PortAft)]);
    assert_eq!((table.state.place(Seat(0)), table.state.space.reserve), (Place::Flying(Area::PortAft), 7));
    table.expect(0, Prompt::Action, &cards(&[order()]));
    table.asks(0, Prompt::OrderWhom);
    // No viper in the Reserves: an unmanned one is recalled and flown.
    let mut table = acting(&[Starbuck, LauraRoslin, TomZarek], |state| {
        state.add_ships(Craft::Viper, Area::Front, 7);
        state.add_ships(Craft::Viper, Area::Rear, 1);
    });
    table.expect(0, Prompt::Action, &[Item::Activate(Location::HangarDeck)]);
    table.expect(0, Prompt::RecallWhich, &[Item::Recall(Area::Rear)]);
    table.expect(0, Prompt::LaunchWhere, &[Item::Launch(Area::PortBow)]);
    assert_eq!(table.state.space.vipers[Area::Rear as usize], 0);
    assert_eq!(table.state.place(Seat(0)), Place::Flying(Area::PortBow));
    // None at all.
    let table = acting(&[Starbuck, LauraRoslin, TomZarek], |state| {
        state.space.reserve = 0;
        state.space.damaged = 8;
    });
    assert!(!table.offers_to(0, Item::Activate(Location::HangarDeck)));
}

// Ruling 4/14.
#[test]
fn command_counts_activations() {
    let mut table = acting(&[SaulTigh, LauraRoslin, Starbuck], |state| {
        state.set_place(Seat(2), Place::Flying(Area::Rear));
        state.add_ships(Craft::Raider, Area::Rear, 1);
    });
    table.expect(0, Prompt::Action, &[Item::Activate(Location::Command)]);
    // The viper with a pilot is not on offer.
    assert_eq!(table.offers(0), [Area::PortAft, Area::PortBow].map(Item::Launch));
    table.expect(0, Prompt::CommandViper { left: 2 }, &[Item::Launch(Area::PortAft)]);
    // The same one again.
    table.expect(0, Prompt::CommandViper { left: 1 }, &[Item::Fly { from: Area::PortAft, to: Area::Rear }]);
    assert_eq!(table.count(is_crisis), 1);
    assert_eq!(table.state.space.vipers, [0, 0, 0, 1, 0, 0]);
    // CAG: six.
    let mut table = acting(&[Apollo, LauraRoslin, SaulTigh], |_| ());
    table.expect(0, Prompt::Action, &[Item::Ability(Ability::Cag)]);
    for left in (1..=6).rev() {
        table.expect(0, Prompt::CommandViper { left }, &[Item::Launch(Area::PortBow)]);
    }
    table.pass();
    assert_eq!((table.state.space.vipers[Area::PortBow as usize], table.count(is_crisis)), (6, 1));
}
