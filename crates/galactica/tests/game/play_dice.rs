//! The die: who may touch a roll, and how. Rulings 6, 19/7 and 19/30.

use crate::desk::{A, B, C, Desk, skill};
use galactica::cards::Character::{Helo, LauraRoslin, SaulTigh, Starbuck, WilliamAdama};
use galactica::cards::{Ability, Area, Attacker, Craft, Icon, Kind, SkillCard, Target};
use galactica::chance::modified;
use galactica::{Cause, Event, Item, Prompt};

const PLANNING: Kind = Kind { card: SkillCard::StrategicPlanning, strength: 3 };
const EVASIVE: Kind = Kind { card: SkillCard::EvasiveManeuvers, strength: 1 };

/// A raider is about to attack a viper in front of Galactica, which Starbuck pilots or nobody does; then these throws.
fn attacked(piloted: bool, throws: &[u8]) -> Desk {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Starbuck]);
    desk.state.add_ships(Craft::Raider, Area::Front, 1);
    if piloted {
        desk.flies(C, Area::Front);
    } else {
        desk.state.add_ships(Craft::Viper, Area::Front, 1);
    }
    desk.throws(throws);
    desk
}

const fn evade(desk_piloted: bool, result: u8) -> Prompt {
    Prompt::Evade { area: Area::Front, pilot: if desk_piloted { Some(C) } else { None }, result }
}

const BEFORE: Prompt = Prompt::BeforeRoll { cause: Cause::Attack(Attacker::Raider, Target::Viper), bonus: 0 };

// Ruling 6/1: eight sides; more than 8 is 8 and less than 1 is 1.
#[test]
fn r6_1_results_stay_between_one_and_eight() {
    for face in 1..=8 {
        assert_eq!(modified(face, 0), face);
    }
    assert_eq!([modified(7, 2), modified(8, 2), modified(1, -2), modified(2, -2), modified(4, -2)], [8, 8, 1, 1, 2]);
}

// Rulings 6/2 and 19/7: any human player, before any roll.
#[test]
fn r6_2_strategic_planning_is_any_humans_before_any_roll() {
    let mut desk = attacked(false, &[6]);
    desk.hand(B, &[PLANNING]).icon(A, Icon::Raiders).asks(B, BEFORE).plays(B, PLANNING);
    // Six and two is eight: the viper is destroyed, not damaged. It helps whom it helps.
    assert_eq!((desk.state.die.result, desk.state.space.destroyed), (8, 1));
    assert!(desk.happened(&Event::Played { seat: B, card: PLANNING }));
    assert!(desk.hand_of(B).is_empty());
}

// Ruling 6/2: one per roll. Ruling 0/5: whoever comes second keeps their card.
#[test]
fn r6_2_one_strategic_planning_counts_for_a_roll() {
    let mut desk = attacked(false, &[1]);
    desk.hand(A, &[PLANNING]).hand(B, &[PLANNING]).icon(A, Icon::Raiders);
    desk.says(A, Item::Card(PLANNING)).says(B, Item::Card(PLANNING));
    assert_eq!(desk.state.die.result, 3);
    assert_eq!((desk.hand_of(A).len(), desk.hand_of(B).len()), (0, 1));
}

// Ruling 19/7: a revealed Cylon is not asked.
#[test]
fn d19_7_a_revealed_cylon_plans_nothing() {
    let mut desk = attacked(false, &[1]);
    desk.revealed(B, galactica::cards::Loyalty::CylonMorale);
    desk.hand(B, &[PLANNING]).icon(A, Icon::Raiders);
    assert_eq!(desk.prompt(), Prompt::Move);
    assert_eq!(desk.thrown(), [1]);
}

// Ruling 6/2: what was planned goes on counting when the roll is repeated.
#[test]
fn r6_2_a_plan_counts_for_the_repetition() {
    let mut desk = attacked(false, &[5, 1]);
    desk.hand(B, &[PLANNING, EVASIVE]).icon(A, Icon::Raiders).plays(B, PLANNING);
    assert_eq!(desk.state.die.result, 7);
    desk.asks(B, evade(false, 7)).plays(B, EVASIVE);
    assert_eq!((desk.thrown(), desk.state.die.result), (vec![5, 1], 3));
}

// Ruling 6/2: it may be added to the repetition if it has not been used.
#[test]
fn r6_2_a_plan_may_come_at_the_repetition() {
    let mut desk = attacked(false, &[5, 1]);
    desk.hand(B, &[PLANNING, EVASIVE]).icon(A, Icon::Raiders);
    desk.asks(B, BEFORE).nothing().asks(B, evade(false, 5)).plays(B, EVASIVE);
    desk.asks(B, BEFORE).plays(B, PLANNING);
    assert_eq!(desk.state.die.result, 3);
}

/// Helo's turn, whose die has just shown 1 for a raider at an unmanned viper.
fn helo(throws: &[u8]) -> Desk {
    let mut desk = Desk::new(&[Helo, LauraRoslin, SaulTigh]);
    desk.state.add_ships(Craft::Raider, Area::Front, 2);
    desk.state.add_ships(Craft::Viper, Area::Front, 2);
    desk.throws(throws);
    desk
}

fn eco(result: u8) -> Prompt {
    Prompt::EcoOfficer { cause: Cause::Attack(Attacker::Raider, Target::Viper), result }
}

// Ruling 6/3; "ECO Officer": once in each of his own turns, any die, the second result stands.
#[test]
fn r6_3_helo_has_one_die_a_turn_rolled_again() {
    let mut desk = helo(&[8, 2, 7]);
    desk.icon(A, Icon::Raiders).asks(A, eco(8)).says(A, Item::Yes);
    // The second raider's die is not asked about.
    assert_eq!((desk.prompt(), desk.thrown()), (Prompt::Move, vec![8, 2, 7]));
    assert!(desk.happened(&Event::Used { seat: A, ability: Ability::EcoOfficer }));
    assert_eq!((desk.state.space.destroyed, desk.state.space.damaged), (0, 1));
}

// Ruling 6/3: a die that he lets stand does not use it up; in another's turn he has none.
#[test]
fn r6_3_helo_rerolls_only_in_his_own_turn() {
    let mut desk = helo(&[1, 8, 2]);
    desk.icon(A, Icon::Raiders).asks(A, eco(1)).nothing().asks(A, eco(8)).says(A, Item::Yes);
    assert_eq!(desk.thrown(), [1, 8, 2]);
    let mut desk = helo(&[1, 1]);
    desk.icon(B, Icon::Raiders).asks(B, Prompt::Move);
    assert_eq!(desk.thrown(), [1, 1]);
}

// Rulings 6/2 and 6/3: Helo's repetition keeps the plan, and it may be joined by one.
#[test]
fn r6_3_a_plan_and_helos_reroll_go_together() {
    let mut desk = helo(&[5, 3, 1]);
    desk.hand(B, &[PLANNING]).icon(A, Icon::Raiders).plays(B, PLANNING).asks(A, eco(7)).says(A, Item::Yes);
    let results: Vec<u8> = desk
        .events()
        .iter()
        .filter_map(|e| if let Event::Rolled { die } = e { Some(die.result) } else { None })
        .collect();
    assert_eq!(results, [7, 5, 1], "the second raider's own roll has no plan");
}

// Ruling 6/4 and "Evasive Maneuvers": any human, any viper; -2 for a pilot.
#[test]
fn r6_4_evasive_maneuvers_for_any_viper_by_any_human() {
    for (piloted, result) in [(true, 3), (false, 5)] {
        let mut desk = attacked(piloted, &[8, 5]);
        desk.hand(B, &[EVASIVE]).icon(A, Icon::Raiders).pass_plans().asks(B, evade(piloted, 8)).plays(B, EVASIVE);
        assert_eq!(desk.state.die.result, result);
        assert_eq!(desk.state.space.damaged, u8::from(!piloted));
        assert_eq!(desk.state.space.destroyed, 0);
    }
}

// Rulings 6/4 and 19/30: any number on one attack, each a new roll with -2 once.
#[test]
fn d19_30_each_evasion_is_a_new_roll_with_minus_two_once() {
    let mut desk = attacked(true, &[8, 8, 8]);
    desk.hand(A, &[EVASIVE]).hand(B, &[EVASIVE]).icon(A, Icon::Raiders).pass_plans();
    desk.asks(A, evade(true, 8)).plays(A, EVASIVE);
    desk.asks(B, evade(true, 6)).plays(B, EVASIVE);
    assert_eq!((desk.thrown().len(), desk.state.die.result), (3, 6));
    // A six still damages, and the pilot is hurt.
    assert!(desk.is_at(C, galactica::cards::Location::Sickbay));
}

// Ruling 19/30: modifiers are summed before the cap: eight, two up, two down is eight.
#[test]
fn d19_30_modifiers_are_summed_then_capped() {
    let mut desk = attacked(true, &[8, 8]);
    desk.hand(B, &[PLANNING, EVASIVE]).icon(A, Icon::Raiders).plays(B, PLANNING).plays(B, EVASIVE);
    assert_eq!((desk.thrown(), desk.state.die.result), (vec![8, 8], 8));
    assert_eq!(desk.state.space.destroyed, 1);
}

// Ruling 6/5: damage without an attack cannot be evaded (Weapon Malfunction).
#[test]
fn r6_5_no_evasion_without_an_attack() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Starbuck]);
    desk.state.add_ships(Craft::Viper, Area::PortBow, 2);
    desk.hand(B, &[skill(SkillCard::EvasiveManeuvers)]).crisis(A, "weapon-malfunction").pass();
    desk.check(&[]);
    assert_eq!(desk.state.space.damaged, 2);
    assert_eq!(desk.count(|event| matches!(event, Event::ViperAttacked { .. })), 0);
}
