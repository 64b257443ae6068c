//! Cylon ships: how they act, what they do and what is done to them. Rulings 7.1 to 7.5, with the rulebook's examples.

use std::collections::BTreeSet;

use crate::desk::{A, B, C, Desk};
use galactica::cards::Area::{Front, PortAft, PortBow, Rear, StarboardAft, StarboardBow};
use galactica::cards::Character::{Apollo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama};
use galactica::cards::{
    Ability, BasestarDamage, Civilian, Craft, Damage, GALACTICA_DAMAGE, Icon, Kind, LOCATIONS, Location, Loyalty, Rule,
    SkillCard,
};

use galactica::state::{Dial, Ending};
use galactica::{Event, Galactica, Item, Place, Prey, Prompt};
use tabletop::{Dice, Game, Seat, Seed, Viewer};

fn start() -> Desk {
    Desk::new(&[WilliamAdama, LauraRoslin, Starbuck])
}

/// Marks a basestar's damage.
fn damage(desk: &mut Desk, index: usize, tokens: &[BasestarDamage]) {
    desk.state.space.basestars[index].damage = tokens.iter().fold(0, |bits, &token| bits | 1 << token as u8);
}

fn activations(desk: &Desk) -> usize {
    desk.count(|event| matches!(event, Event::Activation { .. }))
}

// --- 7.1 ---

// Ruling 7.1/1: whole areas, in the order the current player likes.
#[test]
fn r7_1_1_the_current_player_orders_the_areas() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, Front, 2);
    desk.state.add_ships(Craft::Raider, Rear, 2);
    desk.throws(&[1, 1, 1, 8]).icon(B, Icon::Raiders).asks(B, Prompt::NextArea);
    assert_eq!(desk.offers(B), [Item::Area(Front), Item::Area(Rear)]);
    // Both raiders of the first area fire before any of the other; the last area needs no answer.
    desk.says(B, Item::Area(Rear)).asks(B, Prompt::Move);
    assert_eq!(desk.thrown(), [1, 1, 1, 8]);
}

// Ruling 7.1/2: a raider that has moved into an area that comes later does not act again.
#[test]
fn r7_1_2_a_raider_acts_once() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, Front, 1);
    desk.state.add_ships(Craft::Raider, StarboardBow, 1);
    desk.state.add_civilian(Rear, Civilian::Pop1);
    desk.icon(A, Icon::Raiders).says(A, Item::Area(Front)).asks(A, Prompt::Move);
    // Both went one area on, towards the rear; the first one is not dragged along a second time.
    assert_eq!((desk.raiders(StarboardBow), desk.raiders(StarboardAft)), (1, 1));
}

// Rulings 7.1/2 and `only_one_activation`: card text goes first. Heavy Assault: basestars fire though others acted before.
#[test]
fn r7_1_2_heavy_assault_lets_every_basestar_fire() {
    let mut desk = start();
    desk.throws(&[1, 1]).crisis(A, "heavy-assault").pass().asks(A, Prompt::Move);
    assert_eq!((desk.basestar_areas(), desk.thrown()), (vec![Front, StarboardBow], vec![1, 1]));
}

// Ruling 7.1/2, crisis file, besieged: the four raiders that it places act, and no others.
#[test]
fn r7_1_2_besieged_activates_what_it_placed() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, Rear, 1);
    // The first raider fires at Galactica; then the four attack the two vipers at the port bow.
    desk.throws(&[1, 1, 1, 1, 1]).crisis(A, "besieged").pass().asks(A, Prompt::Move);
    assert_eq!(desk.count(|event| matches!(event, Event::ViperAttacked { area: PortBow, .. })), 4);
    assert_eq!(desk.thrown().len(), 5);
}

// Rulings 19/21 and 7.1/2: what Apollo does after the setup does not make the card forget what it placed.
#[test]
fn d19_21_besieged_still_knows_its_raiders_after_an_alert() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
    desk.at(C, Location::Command).throws(&[1; 4]).crisis(A, "besieged");
    desk.asks(C, Prompt::AlertViperPilot).says(C, Item::Area(PortBow)).says(C, Item::Ability(Ability::Cag));
    desk.says(C, Item::Launch(PortAft)).nothing().asks(A, Prompt::Move);
    assert_eq!(desk.count(|event| matches!(event, Event::ViperAttacked { .. })), 4);
}

// Rulings 7.1/3 and 19/5: a revealed Cylon steers nothing on another's turn.
#[test]
fn r7_1_3_a_revealed_cylon_steers_no_ships_of_anothers_turn() {
    let mut desk = start();
    desk.revealed(C, Loyalty::CylonMorale);
    desk.state.add_ships(Craft::Raider, Front, 1);
    desk.state.add_ships(Craft::Raider, Rear, 1);
    desk.icon(A, Icon::Raiders).asks(A, Prompt::NextArea);
    assert_eq!(desk.asked().len(), 1);
}

// --- 7.2 ---

// Ruling 7.2/1: unmanned vipers first. 5-7 damage, 8 destroys, less misses.
#[test]
fn r7_2_1_raiders_attack_vipers_unmanned_first() {
    for (face, damaged, destroyed) in [(4, 0, 0), (5, 1, 0), (7, 1, 0), (8, 0, 1)] {
        let mut desk = start();
        desk.flies(C, Front).state.add_ships(Craft::Viper, Front, 1);
        desk.state.add_ships(Craft::Raider, Front, 1);
        desk.state.add_civilian(Front, Civilian::Pop2);
        desk.throws(&[face]).icon(A, Icon::Raiders);
        assert!(desk.happened(&Event::ViperAttacked { area: Front, pilot: None }));
        assert_eq!((desk.state.space.damaged, desk.state.space.destroyed), (damaged, destroyed), "a {face}");
        assert_eq!(desk.state.space.civilians.len(), 1, "no civilian while there are vipers");
        assert_eq!(desk.place(C), Place::Flying(Front));
    }
}

// Ruling 7.2/1 and conflicts/8: of several pilots the current player picks one.
#[test]
fn conflict_8_the_current_player_picks_the_pilot() {
    let mut desk = Desk::new(&[WilliamAdama, Apollo, Starbuck]);
    desk.flies(B, Front).flies(C, Front).state.add_ships(Craft::Raider, Front, 1);
    desk.throws(&[8]).icon(A, Icon::Raiders).asks(A, Prompt::AttackWhichPilot { area: Front });
    assert_eq!(desk.offers(A), [Item::Seat(B), Item::Seat(C)]);
    desk.says(A, Item::Seat(C));
    // Ruling 7.5/6.
    assert!(desk.is_at(C, Location::Sickbay) && desk.place(B) == Place::Flying(Front));
    assert_eq!(desk.state.space.destroyed, 1);
}

// Ruling 7.2/2: a civilian ship in the area, no roll; the current player picks.
#[test]
fn r7_2_2_raiders_destroy_civilian_ships_without_a_roll() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, Rear, 1);
    desk.state.add_civilian(Rear, Civilian::Pop2);
    desk.state.add_civilian(Rear, Civilian::Pop1Fuel1);
    desk.icon(A, Icon::Raiders).asks(A, Prompt::AttackWhichCivilian { area: Rear }).says(A, Item::Civilian(1));
    assert!(desk.thrown().is_empty());
    assert_eq!((desk.dial(Dial::Population), desk.dial(Dial::Fuel)), (11, 7));
    assert!(desk.happened(&Event::CivilianDestroyed { ship: Civilian::Pop1Fuel1 }));
}

// Ruling 7.2/3 and conflicts/15: the raider moves, one area, the shorter way, clockwise at equal distance.
#[test]
fn r7_2_3_raiders_move_towards_the_nearest_civilian_ship() {
    for (civilians, to) in [
        (&[StarboardBow][..], StarboardBow),
        (&[StarboardAft], StarboardBow),
        (&[PortBow], PortBow),
        (&[PortAft], PortBow),
        (&[Rear], StarboardBow),
        (&[StarboardAft, PortBow], PortBow),
        (&[StarboardAft, PortAft], StarboardBow),
    ] {
        let mut desk = start();
        desk.state.add_ships(Craft::Raider, Front, 1);
        desk.state.add_ships(Craft::Viper, StarboardBow, 1);
        civilians.iter().for_each(|&area| desk.state.add_civilian(area, Civilian::Pop1));
        desk.icon(A, Icon::Raiders).asks(A, Prompt::Move);
        assert_eq!((desk.raiders(Front), desk.raiders(to)), (0, 1), "civilians at {civilians:?}");
        assert_eq!(desk.state.space.vipers[StarboardBow as usize], 1, "the viper stays where it is");
        assert!(desk.thrown().is_empty());
    }
}

// Ruling 7.2/4: with no civilian ship on the board, Galactica; damaged on 8.
#[test]
fn r7_2_4_raiders_fire_at_galactica() {
    for (face, tokens) in [(7, 0), (8, 1)] {
        let mut desk = start();
        desk.state.add_ships(Craft::Raider, Front, 1);
        desk.throws(&[face]).icon(A, Icon::Raiders);
        assert_eq!(desk.state.damage.count_ones(), tokens, "a {face}");
        assert_eq!(desk.raiders(Front), 1);
    }
}

// Ruling 7.2/5, and the rulebook's example: the first raider destroys the only viper, so the second moves on.
#[test]
fn r7_2_5_the_rulebooks_two_raiders() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, Front, 2);
    desk.state.add_ships(Craft::Viper, Front, 1);
    desk.state.add_civilian(StarboardAft, Civilian::Pop1);
    desk.throws(&[8]).icon(A, Icon::Raiders).asks(A, Prompt::Move);
    assert_eq!((desk.state.space.destroyed, desk.raiders(Front), desk.raiders(StarboardBow)), (1, 1, 1));
}

// Ruling 7.2/6: none on the board, and each basestar launches two, which do nothing this time.
#[test]
fn r7_2_6_basestars_launch_when_there_are_no_raiders() {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.state.add_ships(Craft::Basestar, Rear, 1);
    desk.state.add_civilian(Front, Civilian::Pop1);
    desk.icon(A, Icon::Raiders).asks(A, Prompt::Move);
    assert_eq!((desk.raiders(Front), desk.raiders(Rear)), (2, 2));
    assert_eq!(desk.state.space.civilians.len(), 1);
    let mut desk = start();
    desk.icon(A, Icon::Raiders).asks(A, Prompt::Move);
    assert_eq!(desk.state.space.raiders, [0; 6], "no basestar, nothing");
}

// --- 7.3 ---

// Ruling 7.3/1: every centurion advances; reaching the last space ends the game at once.
#[test]
fn r7_3_1_centurions_advance_and_win() {
    let mut desk = start();
    desk.state.space.centurions = [1, 0, 1, 0];
    desk.icon(A, Icon::HeavyRaiders);
    assert_eq!(desk.state.space.centurions, [0, 1, 0, 1]);
    desk.icon(A, Icon::HeavyRaiders);
    assert_eq!(desk.state.ending, Ending::Boarded);
    // The one that wins stands on the last space, and the other has moved with it.
    assert_eq!((desk.state.space.centurions, desk.state.space.arrived), ([0, 0, 1, 0], 1));
    assert_eq!(Galactica::board(&desk.view(Viewer::Public)).boarding.arrived, 1);
}

// Rulings 7.3/2 and 7.3/3: those at the launch tubes board and do not advance; the others move there.
#[test]
fn r7_3_2_heavy_raiders_board_and_close_in() {
    let mut desk = start();
    desk.state.space.centurions = [1, 0, 0, 0];
    desk.state.add_ships(Craft::HeavyRaider, PortAft, 1);
    desk.state.add_ships(Craft::HeavyRaider, Rear, 1);
    desk.icon(A, Icon::HeavyRaiders).asks(A, Prompt::Move);
    // The old one has gone one step, the new one stands at the start; the one from the rear does not board yet.
    assert_eq!(desk.state.space.centurions, [1, 1, 0, 0]);
    assert_eq!(desk.state.space.heavy_raiders[PortAft as usize], 1);
    assert_eq!(desk.state.space.heavy_raiders.iter().sum::<u8>(), 1);
}

// Ruling 7.3/2: not enough centurions, the current player picks who boards; the others stay.
#[test]
fn r7_3_2_the_current_player_picks_who_boards() {
    let mut desk = start();
    desk.state.space.centurions = [3, 0, 0, 0];
    desk.state.add_ships(Craft::HeavyRaider, PortAft, 1);
    desk.state.add_ships(Craft::HeavyRaider, PortBow, 1);
    desk.icon(B, Icon::HeavyRaiders).asks(B, Prompt::BoardWhich).says(B, Item::Area(PortBow));
    assert_eq!(desk.state.space.centurions, [1, 3, 0, 0]);
    assert_eq!(desk.state.space.heavy_raiders[PortAft as usize], 1, "the other stays in space");
    // With all four aboard nobody boards, and nothing moves away from the tubes.
    desk.icon(B, Icon::HeavyRaiders).asks(B, Prompt::Move);
    assert_eq!(desk.state.space.heavy_raiders[PortAft as usize], 1);
}

// Ruling 7.3/3: the way of each area.
#[test]
fn r7_3_3_heavy_raiders_take_the_shorter_way() {
    for (from, to) in [(Front, PortBow), (StarboardBow, Front), (StarboardAft, Rear), (Rear, PortAft)] {
        let mut desk = start();
        desk.state.add_ships(Craft::HeavyRaider, from, 2);
        desk.icon(A, Icon::HeavyRaiders);
        assert_eq!(desk.state.space.heavy_raiders[to as usize], 2, "from {from:?}");
        assert_eq!(desk.state.space.centurions, [0; 4]);
    }
}

// Ruling 7.3/4: none at the beginning, each basestar launches one; 7.3/5: the centurions advance all the same.
#[test]
fn r7_3_4_basestars_launch_when_there_are_no_heavy_raiders() {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, PortBow, 1);
    desk.state.space.centurions = [2, 0, 0, 0];
    desk.icon(A, Icon::HeavyRaiders);
    assert_eq!(desk.state.space.heavy_raiders[PortBow as usize], 1);
    assert_eq!(desk.state.space.centurions, [0, 2, 0, 0], "several share a space");
    // The last heavy raider boards: the basestar launches none, for there was one at the beginning.
    desk.icon(A, Icon::HeavyRaiders);
    assert_eq!((desk.state.space.heavy_raiders, desk.state.space.centurions), ([0; 6], [1, 0, 2, 0]));
}

// Ruling 7.3/5: also with neither heavy raiders nor basestars; and they stay through a jump.
#[test]
fn r7_3_5_centurions_advance_alone_and_stay_through_a_jump() {
    let mut desk = start();
    desk.state.space.centurions = [1, 0, 0, 0];
    desk.icon(A, Icon::HeavyRaiders);
    assert_eq!(desk.state.space.centurions, [0, 1, 0, 0]);
    desk.state.set_destinations(&[galactica::cards::Destination::BarrenPlanet]);
    desk.jump(A).says(A, Item::Destination(galactica::cards::Destination::BarrenPlanet));
    assert_eq!(desk.state.space.centurions, [0, 1, 0, 0]);
}

// --- 7.4 ---

// Ruling 7.4/1: each basestar rolls against Galactica, 4-8 damages; disabled weapons do not.
#[test]
fn r7_4_1_basestars_fire_at_galactica() {
    for (face, tokens) in [(3, 0), (4, 1), (8, 1)] {
        let mut desk = start();
        desk.state.add_ships(Craft::Basestar, Front, 1);
        desk.throws(&[face]).icon(A, Icon::Basestars);
        assert_eq!(desk.state.damage.count_ones(), tokens, "a {face}");
    }
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.state.add_ships(Craft::Basestar, Rear, 1);
    damage(&mut desk, 0, &[BasestarDamage::DisabledWeapons]);
    desk.throws(&[1]).icon(A, Icon::Basestars);
    assert_eq!(desk.thrown(), [1]);
}

// Ruling 7.4/1: the launch icon, three raiders each; a disabled hangar launches nothing, whatever asks for it.
#[test]
fn r7_4_1_basestars_launch_three() {
    let mut desk = start();
    desk.icon(A, Icon::LaunchRaiders);
    assert_eq!(desk.state.space.raiders, [0; 6], "no basestar, nothing");
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.state.add_ships(Craft::Basestar, Rear, 1);
    damage(&mut desk, 1, &[BasestarDamage::DisabledHangar]);
    desk.icon(A, Icon::LaunchRaiders).icon(A, Icon::HeavyRaiders);
    assert_eq!((desk.raiders(Front), desk.raiders(Rear)), (3, 0));
    assert_eq!(desk.state.space.heavy_raiders[Front as usize], 1);
    assert_eq!(desk.state.space.heavy_raiders[Rear as usize], 0);
}

// Crisis file, cylon-swarm: one more per basestar and launch, 3 become 4, 2 become 3, 1 becomes 2.
#[test]
fn crisis_cylon_swarm_launches_one_more() {
    for (icon, raiders, heavy) in [(Icon::LaunchRaiders, 4, 0), (Icon::Raiders, 3, 0), (Icon::HeavyRaiders, 0, 2)] {
        let mut desk = start();
        desk.state.add_ships(Craft::Basestar, Front, 1);
        desk.state.rules = 1 << Rule::BasestarLaunchPlus1 as u8;
        desk.icon(A, icon);
        assert_eq!((desk.raiders(Front), desk.state.space.heavy_raiders[0]), (raiders, heavy));
    }
}

// Rulings 7.4/2 and 15/3: the last ones go where the current player likes.
#[test]
fn r7_4_2_the_current_player_places_the_last_raiders() {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.state.add_ships(Craft::Basestar, Rear, 1);
    desk.state.add_ships(Craft::Raider, PortBow, 14);
    desk.icon(B, Icon::LaunchRaiders).asks(B, Prompt::PlaceWhere { craft: Craft::Raider });
    desk.says(B, Item::Area(Rear)).says(B, Item::Area(Rear)).asks(B, Prompt::Move);
    assert_eq!((desk.raiders(Front), desk.raiders(Rear)), (0, 2));
}

// Ruling 15/3, and the rulebook's example: a card asks for two basestars, one is left, the current player picks which.
#[test]
fn r15_3_the_rulebooks_two_basestars_but_one_left() {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, Rear, 1);
    desk.crisis(B, "heavy-assault");
    // Roslin drew two cards and takes this one.
    desk.says(B, Item::Crisis(crate::desk::crisis("heavy-assault")));
    desk.pass().asks(B, Prompt::PlaceWhere { craft: Craft::Basestar });
    assert_eq!(desk.offers(B), [Item::Area(Front), Item::Area(StarboardBow)]);
    desk.says(B, Item::Area(StarboardBow)).asks(B, Prompt::Move);
    assert_eq!(desk.basestar_areas(), [Rear, StarboardBow]);
}

// --- 7.5 ---

/// Galactica's guns hit the first basestar; the tokens that come up are the dice's.
fn shell(desk: &mut Desk) {
    desk.at(C, Location::WeaponsControl).action(C);
    desk.says(C, Item::Activate(Location::WeaponsControl));
    let area = desk.state.space.basestars[0].area.unwrap();
    desk.says(C, Item::Strike { area, prey: Prey::Basestar(0) });
}

// Ruling 7.5/1: a random token, three points destroy; at two points no token is needed; tokens return to the pool.
#[test]
fn r7_5_1_a_basestar_takes_three_points() {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.throws(&[5]);
    shell(&mut desk);
    let drawn = desk.state.space.basestars[0];
    assert_eq!(drawn.damage.count_ones(), 1);
    // Two points: destroyed without another token.
    damage(&mut desk, 0, &[BasestarDamage::CriticalHit]);
    desk.throws(&[5]);
    let before = desk.count(|event| matches!(event, Event::BasestarDamaged { .. }));
    shell(&mut desk);
    assert!(desk.happened(&Event::ShipDestroyed { craft: Craft::Basestar, area: Front }));
    assert_eq!(desk.count(|event| matches!(event, Event::BasestarDamaged { .. })), before);
    assert_eq!(desk.state.space.basestars[0], Default::default(), "its tokens are back in the pool");
}

// Ruling 7.5/1: a critical hit counts two, so that with one point before it destroys.
#[test]
fn r7_5_1_a_critical_hit_counts_two() {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.state.add_ships(Craft::Basestar, Rear, 1);
    // Only the critical hit is left in the pool.
    damage(&mut desk, 0, &[BasestarDamage::DisabledHangar]);
    damage(&mut desk, 1, &[BasestarDamage::DisabledWeapons, BasestarDamage::StructuralDamage]);
    desk.throws(&[5]);
    shell(&mut desk);
    assert!(desk.happened(&Event::BasestarDamaged { basestar: 0, damage: BasestarDamage::CriticalHit }));
    assert_eq!(desk.basestar_areas(), [Rear]);
}

// Ruling 7.5/1: a jump removes the basestar and its tokens.
#[test]
fn r7_5_1_a_jump_frees_the_tokens() {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, Front, 1);
    damage(&mut desk, 0, &[BasestarDamage::CriticalHit]);
    desk.jump(A);
    assert_eq!(desk.state.space.basestars, [Default::default(); 2]);
}

/// The attack of `how` on a basestar with structural damage: the result of a throw of 5.
fn structural(how: impl Fn(&mut Desk)) -> u8 {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, PortBow, 1);
    damage(&mut desk, 0, &[BasestarDamage::StructuralDamage]);
    desk.throws(&[5]);
    how(&mut desk);
    desk.state.die.result
}

// Ruling 7.5/2: +2 for vipers, Galactica and nukes alike.
#[test]
fn r7_5_2_structural_damage_helps_every_attack() {
    assert_eq!(structural(shell), 7);
    let viper = |desk: &mut Desk| {
        desk.flies(C, PortBow).action(C).says(C, Item::Strike { area: PortBow, prey: Prey::Basestar(0) });
    };
    assert_eq!(structural(viper), 7);
    let nuke = |desk: &mut Desk| {
        desk.action(A).says(A, Item::Nuke(0));
    };
    assert_eq!(structural(nuke), 7);
}

// Ruling 7.5/3, "nukes": 1-2 damaged twice, 3-6 destroyed, 7-8 with up to three raiders of the area; always spent.
// Ruling 18: no nuke hits anything else in the area.
#[test]
fn r7_5_3_nukes_by_their_table() {
    for (face, there, raiders) in
        [(1, true, 4), (2, true, 4), (3, false, 4), (6, false, 4), (7, false, 1), (8, false, 1)]
    {
        let mut desk = start();
        desk.state.add_ships(Craft::Basestar, Front, 1);
        desk.state.add_ships(Craft::Raider, Front, 4);
        desk.state.add_ships(Craft::HeavyRaider, Front, 1);
        desk.state.add_ships(Craft::Viper, Front, 1);
        desk.state.add_ships(Craft::Raider, Rear, 1);
        desk.state.add_civilian(Front, Civilian::Pop1);
        desk.throws(&[face]).action(A).says(A, Item::Nuke(0));
        let destroyed = desk.happened(&Event::ShipDestroyed { craft: Craft::Basestar, area: Front });
        let hits = desk.count(|event| matches!(event, Event::BasestarDamaged { .. }));
        // A critical hit is two points: the second hit then destroys without a token.
        assert!(if there { hits == 2 || hits == 1 && destroyed } else { hits == 0 && destroyed }, "a {face}");
        assert_eq!((desk.raiders(Front), desk.raiders(Rear)), (raiders, 1), "a {face}");
        assert_eq!(desk.state.space.heavy_raiders[0] + desk.state.space.vipers[0], 2);
        assert_eq!((desk.state.space.civilians.len(), desk.state.space.nukes), (1, 1));
    }
}

// Ruling 7.5/3: fewer than three raiders there, those; at a doomed basestar the first of two hits is enough.
#[test]
fn r7_5_3_a_nuke_takes_what_there_is() {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.state.add_ships(Craft::Raider, Front, 2);
    desk.throws(&[8]).action(A).says(A, Item::Nuke(0));
    assert_eq!(desk.raiders(Front), 0);
    desk.state.add_ships(Craft::Basestar, Front, 1);
    damage(&mut desk, 0, &[BasestarDamage::CriticalHit]);
    desk.throws(&[1]).action(A).says(A, Item::Nuke(0));
    assert_eq!((desk.basestar_areas(), desk.state.space.nukes), (vec![], 0));
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.action(A);
    assert!(!desk.offers_to(A, Item::Nuke(0)), "both tokens are gone");
}

// Ruling 7.5/4, every damage token: a location is shut and its people go to Sickbay; a resource is lost for good.
#[test]
fn r7_5_4_every_damage_token() {
    let people = [WilliamAdama, LauraRoslin, Starbuck, SaulTigh, Tyrol, TomZarek];
    let mut seen = BTreeSet::new();
    for seed in 0.. {
        let mut desk = Desk::new(&people);
        let places: Vec<(Seat, Location)> = desk
            .state
            .seats()
            .zip(LOCATIONS.iter().filter(|row| row.damageable))
            .map(|(seat, row)| (seat, row.location))
            .collect();
        assert_eq!(places.len(), 6);
        for &(seat, location) in &places {
            desk.at(seat, location);
        }
        desk.state.add_ships(Craft::Basestar, Front, 1);
        desk.state.dice = Dice::new(Seed::derive(seed, 1));
        desk.icon(A, Icon::Basestars);
        let Some(token) = desk
            .events()
            .into_iter()
            .find_map(|e| if let Event::GalacticaDamaged { token } = e { Some(token) } else { None })
        else {
            continue;
        };
        for &(seat, location) in &places {
            let hit = token == Damage::Location(location);
            assert_eq!((desk.state.is_damaged(location), desk.is_at(seat, Location::Sickbay)), (hit, hit));
        }
        for dial in Dial::ALL {
            let lost = token == Damage::Resource(dial);
            assert_eq!(desk.dial(dial), Dial::START[dial as usize] - u8::from(lost));
        }
        // In either case the token is out of the pool.
        assert_eq!(desk.state.tokens().count(), 7);
        seen.insert(token);
        if seen.len() == GALACTICA_DAMAGE.len() {
            break;
        }
    }
}

// Rulings 7.5/4 and 17/1: the sixth damaged location ends the game at once; resources do not count.
#[test]
fn r7_5_4_six_damaged_locations_lose_at_once() {
    let mut desk = start();
    // All but the Armory and nothing else in the pool.
    desk.state.damage = 0b1101_1111;
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.throws(&[8]).icon(A, Icon::Basestars);
    assert_eq!(desk.state.ending, Ending::GalacticaDestroyed);
    let mut desk = start();
    // Both resources are spent and four locations damaged: the fifth location does not end the game.
    desk.state.damage = 0b1100_1111;
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.throws(&[8]).icon(A, Icon::Basestars).asks(A, Prompt::Move);
    assert_eq!((desk.state.damaged_locations(), desk.state.damage.count_ones()), (5, 7));
}

// Ruling 7.5/5: destroyed Cylon ships return to the supply, vipers do not.
#[test]
fn r7_5_5_what_comes_back_and_what_does_not() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, PortBow, 1);
    let supply = desk.state.space.supply(Craft::Raider);
    desk.throws(&[3]).flies(C, PortBow).action(C).says(C, Item::Strike { area: PortBow, prey: Prey::Raider });
    assert_eq!(desk.state.space.supply(Craft::Raider), supply + 1);
    desk.state.add_ships(Craft::Raider, PortBow, 1);
    desk.throws(&[8]).icon(A, Icon::Raiders);
    let space = &desk.state.space;
    assert_eq!((space.reserve, space.destroyed, space.damaged), (7, 1, 0));
    // Ruling 7.5/6.
    assert!(desk.is_at(C, Location::Sickbay));
}

// Ruling 7.5/6: also where the viper is only damaged.
#[test]
fn r7_5_6_the_pilot_of_a_damaged_viper_is_hurt() {
    let mut desk = start();
    desk.flies(C, Rear).state.add_ships(Craft::Raider, Rear, 1);
    desk.throws(&[5]).icon(A, Icon::Raiders);
    assert_eq!((desk.state.space.reserve, desk.state.space.damaged), (7, 1));
    assert!(desk.is_at(C, Location::Sickbay));
}

// Ruling 7.5/7: from the stock; none there, one on the board by the current player's choice; none at all, nothing.
#[test]
fn r7_5_7_a_random_civilian_ship_is_destroyed() {
    use galactica::cards::Destination::AsteroidField;
    let arrive = |desk: &mut Desk| {
        desk.state.set_destinations(&[AsteroidField]);
        desk.jump(A).says(A, Item::Destination(AsteroidField));
    };
    let mut desk = start();
    arrive(&mut desk);
    assert_eq!((desk.state.space.stock.len(), desk.state.space.lost.len()), (11, 1));
    // Bomb Threat, failed: everything is on the board.
    let mut desk = start();
    while !desk.state.space.stock.is_empty() {
        desk.state.add_ships(Craft::Civilian, Rear, 1);
    }
    desk.crisis(A, "bomb-threat").pass().says(A, Item::Half(0)).check(&[]).asks(A, Prompt::DestroyWhichCivilian);
    desk.says(A, Item::Civilian(3));
    assert_eq!((desk.state.space.civilians.len(), desk.state.space.lost.len()), (11, 1));
    let mut desk = start();
    while let Some(ship) = desk.state.space.stock.pop() {
        desk.state.space.lost.push(ship);
    }
    desk.crisis(A, "bomb-threat").pass().says(A, Item::Half(0)).check(&[]).asks(A, Prompt::Move);
    assert_eq!(desk.dial(Dial::Morale), 9);
}

// --- Vipers ---

// The rulebook's example: Starbuck launches from the Hangar Deck and attacks with the further action; a 3 destroys a
// raider; Expert Pilot gives nothing, since she did not fly at the start of the turn.
#[test]
fn the_rulebooks_starbuck_launches_and_attacks() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, PortBow, 1);
    desk.at(C, Location::HangarDeck).throws(&[3]).turn(C, galactica::frame::TurnStep::Start);
    desk.says(C, Item::Skill(galactica::cards::Skill::Leadership)).asks(C, Prompt::Move).nothing();
    desk.says(C, Item::Activate(Location::HangarDeck)).asks(C, Prompt::LaunchWhere).says(C, Item::Launch(PortBow));
    assert_eq!(desk.place(C), Place::Flying(PortBow));
    desk.asks(C, Prompt::Action).throws(&[3]).says(C, Item::Strike { area: PortBow, prey: Prey::Raider }).pass_plans();
    assert_eq!((desk.raiders(PortBow), desk.state.space.reserve), (0, 7));
    assert!(!matches!(desk.prompt(), Prompt::Action), "the crisis step follows");
    assert_eq!(desk.count(|event| matches!(event, Event::Crisis { .. })), 1);
}

// "attack_table": what a viper and Galactica need to hit.
#[test]
fn attack_table_of_vipers_and_galactica() {
    for (prey, viper, galactica) in [(Prey::Raider, 3, 3), (Prey::HeavyRaider, 7, 7), (Prey::Basestar(0), 8, 5)] {
        for (least, guns) in [(viper, false), (galactica, true)] {
            for face in [least - 1, least] {
                let mut desk = Desk::new(&[SaulTigh, LauraRoslin, Starbuck]);
                desk.state.add_ships(Craft::Raider, Front, 1);
                desk.state.add_ships(Craft::HeavyRaider, Front, 1);
                desk.state.add_ships(Craft::Basestar, Front, 1);
                desk.throws(&[face]);
                if guns {
                    desk.at(C, Location::WeaponsControl).action(C).says(C, Item::Activate(Location::WeaponsControl));
                } else {
                    desk.flies(C, Front).action(C);
                }
                desk.says(C, Item::Strike { area: Front, prey });
                let hits = desk.count(|e| matches!(e, Event::ShipDestroyed { .. } | Event::BasestarDamaged { .. }));
                assert_eq!(hits, usize::from(face == least), "{prey:?} {guns} {face}");
            }
        }
    }
}

// Ruling 6/2, rulebook's example: an unmanned viper is attacked with an 8; Starbuck plays Evasive Maneuvers.
#[test]
fn the_rulebooks_evasion() {
    let evasive = Kind { card: SkillCard::EvasiveManeuvers, strength: 1 };
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, Front, 1);
    desk.state.add_ships(Craft::Viper, Front, 1);
    desk.hand(C, &[evasive]).throws(&[8, 4]).icon(A, Icon::Raiders).plays(C, evasive);
    assert_eq!((desk.thrown(), desk.state.space.vipers[Front as usize]), (vec![8, 4], 1));
    assert_eq!(activations(&desk), 1);
}
