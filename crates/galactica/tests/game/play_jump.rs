//! Jumping: what it takes, what it does, where it leads. Ruling 8 and every destination.

use std::collections::BTreeSet;

use crate::desk::{A, B, C, D, Desk, strong};
use galactica::cards::Area::{Front, PortBow, Rear};
use galactica::cards::Character::{Boomer, LauraRoslin, Starbuck, Tyrol, WilliamAdama};
use galactica::cards::Destination::{
    AsteroidField, BarrenPlanet, CylonAmbush, CylonRefinery, DeepSpace, DesolateMoon, IcyMoon, RagnarAnchorage,
    RemotePlanet, TyliumPlanet,
};
use galactica::cards::{
    BasestarDamage, CardFace, Civilian, Craft, Destination, Location, Loyalty, Quorum, Rule, Skill, Title,
};

use galactica::frame::TurnStep;
use galactica::state::{Dial, Ending};
use galactica::{DeckName, Event, Galactica, Item, Prompt};
use tabletop::{Dice, Game, Seat, Seed, Viewer};

/// Adama, the Admiral, Roslin, the President, Starbuck and Tyrol.
fn start() -> Desk {
    Desk::new(&[WilliamAdama, LauraRoslin, Starbuck, Tyrol])
}

/// At FTL Control, with the fleet token on this space, and these throws to come.
fn ftl(seat: Seat, space: u8, throws: &[u8]) -> Desk {
    let mut desk = start();
    desk.state.jump = space;
    desk.at(seat, Location::FtlControl).throws(throws).turn(seat, TurnStep::Action);
    desk
}

/// The fleet jumps, in Adama's turn, and the Admiral picks this destination.
fn arrive(desk: &mut Desk, to: Destination) {
    desk.state.set_destinations(&[to]);
    let admiral = desk.state.admiral;
    desk.jump(A).asks(admiral, Prompt::DestinationPick).says(admiral, Item::Destination(to));
}

fn dials(desk: &Desk) -> [u8; 4] {
    desk.state.dials
}

// --- Causes ---

// Ruling 8/1, and the rulebook's example of a jump: the icon moves the token on to Auto Jump; the Admiral draws two and
// picks Remote Planet, which costs a fuel and a raptor; distance 2 starts nothing; the token returns.
#[test]
fn r8_1_the_rulebooks_jump() {
    let mut desk = start();
    desk.state.jump = 4;
    desk.state.add_ships(Craft::Raider, Front, 2);
    desk.state.set_destinations(&[RemotePlanet, DeepSpace]);
    desk.crisis(A, "riots-basestars-jump").pass().says(A, Item::Half(0)).asks(A, Prompt::DestinationPick);
    assert_eq!(desk.offers(A), [Item::Destination(DeepSpace), Item::Destination(RemotePlanet)]);
    assert_eq!(desk.state.space.raiders, [0; 6]);
    desk.says(A, Item::Destination(RemotePlanet)).asks(A, Prompt::Move);
    // Riots took a food and a morale.
    assert_eq!((dials(&desk), desk.state.space.raptors), ([7, 7, 9, 12], 3));
    assert_eq!((desk.state.distance, desk.state.jump, desk.state.slept), (2, 0, false));
    // The other one lies at the bottom, face down.
    let bottom = desk.state.destinations.pile()[0];
    assert_eq!(Destination::of(bottom), DeepSpace);
}

// Ruling 8/1: only blue spaces let FTL Control be used.
#[test]
fn r8_1_ftl_control_needs_a_blue_space() {
    for space in 0..5 {
        let desk = ftl(C, space, &[]);
        assert_eq!(desk.offers_to(C, Item::Activate(Location::FtlControl)), space >= 3, "space {space}");
    }
}

// Ruling 8/2: the acting player rolls first; 6 or less loses 3 or 1; then the jump.
#[test]
fn r8_2_ftl_control_costs_by_its_space() {
    for (space, face, population) in [(3, 6, 9), (3, 7, 12), (4, 6, 11), (4, 7, 12)] {
        let mut desk = ftl(C, space, &[face]);
        desk.says(C, Item::Activate(Location::FtlControl));
        assert_eq!(desk.dial(Dial::Population), population, "space {space}, a {face}");
        desk.asks(A, Prompt::DestinationPick);
    }
}

// Ruling 8/2, the rulebook's example: the last but one space, a 5, one population.
#[test]
fn r8_2_the_rulebooks_ftl_roll() {
    let mut desk = ftl(C, 4, &[5]);
    desk.says(C, Item::Activate(Location::FtlControl));
    assert_eq!(desk.dial(Dial::Population), 11);
    assert_eq!(desk.count(|event| matches!(event, Event::Rolling { seat: C, .. })), 1, "who acts rolls");
}

// Ruling 8/3: what leaves the board, what stays.
#[test]
fn r8_3_all_ships_leave() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, Front, 3);
    desk.state.add_ships(Craft::HeavyRaider, Front, 1);
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.state.space.basestars[0].damage = 1 << BasestarDamage::StructuralDamage as u8;
    desk.state.add_ships(Craft::Viper, PortBow, 2);
    desk.flies(C, PortBow).state.add_civilian(Rear, Civilian::Pop2);
    desk.state.space.reserve -= 1;
    desk.state.space.damaged += 1;
    desk.state.space.centurions = [0, 1, 0, 0];
    desk.jump(A);
    let space = &desk.state.space;
    assert_eq!((space.raiders, space.heavy_raiders, space.vipers), ([0; 6], [0; 6], [0; 6]));
    assert_eq!((space.basestars, space.civilians.len(), space.stock.len()), ([Default::default(); 2], 0, 12));
    assert_eq!((space.reserve, space.damaged, space.centurions), (7, 1, [0, 1, 0, 0]));
    assert!(desk.is_at(C, Location::HangarDeck));
}

// Ruling 8/3: the civilians are shuffled: what somebody knew of a ship is forgotten.
#[test]
fn r8_3_civilian_ships_are_shuffled_back() {
    let mut desk = start();
    desk.state.add_civilian(Rear, Civilian::Pop2);
    desk.at(C, Location::Communications).action(C).says(C, Item::Activate(Location::Communications)).nothing();
    assert!(desk.happened(&Event::SawCivilians { seat: C, ships: vec![(0, Civilian::Pop2)] }));
    let orders: BTreeSet<Vec<u8>> = (0..5)
        .map(|seed| {
            let mut desk = start();
            desk.state.add_civilian(Rear, Civilian::Pop2);
            desk.state.dice = Dice::new(Seed::derive(seed, 0));
            desk.jump(A).state.space.stock.to_vec()
        })
        .collect();
    assert_eq!(orders.len(), 5);
}

// Ruling 8/4: the Mission Specialist draws three and picks one, once; ruling 19/28: they order the others.
#[test]
fn r8_4_the_mission_specialist_draws_three() {
    let mut desk = start();
    desk.quorum(&[Quorum::AssignMissionSpecialist]).action(B);
    desk.says(B, Item::Quorum(Quorum::AssignMissionSpecialist)).says(B, Item::Seat(C));
    desk.state.set_destinations(&[IcyMoon, DeepSpace, DesolateMoon, BarrenPlanet]);
    desk.throws(&[3]).jump(A).asks(C, Prompt::DestinationPick);
    assert_eq!(desk.offers(C), [DeepSpace, DesolateMoon, IcyMoon].map(Item::Destination));
    desk.says(C, Item::Destination(IcyMoon)).asks(C, Prompt::BuryNext { deck: DeckName::Destination });
    desk.says(C, Item::Destination(DesolateMoon));
    // What the card asks of the Admiral stays theirs.
    desk.asks(A, Prompt::Risk { destination: IcyMoon }).says(A, Item::Yes);
    assert_eq!(desk.dial(Dial::Food), 9);
    let pile = desk.state.destinations.pile();
    assert_eq!([1, 0].map(|at| Destination::of(pile[at])), [DesolateMoon, DeepSpace], "the first put down lies higher");
    // Then the card is discarded, and the Admiral is back.
    assert_eq!(desk.state.appointed.mission_specialist, None);
    assert!(desk.happened(&Event::QuorumGone { card: Quorum::AssignMissionSpecialist }));
    desk.jump(A).asks(A, Prompt::DestinationPick);
}

// Ruling 8/5: the first time the total reaches or passes 4.
#[test]
fn r8_5_the_sleeper_phase_comes_once() {
    let mut desk = start();
    desk.state.set_loyalty_deck(&[Loyalty::NotACylon; 4]);
    desk.state.distance = 3;
    arrive(&mut desk, BarrenPlanet);
    assert_eq!((desk.state.distance, desk.state.slept), (5, true));
    assert_eq!(desk.state.loyalty.held(C).len(), 2);
    arrive(&mut desk, BarrenPlanet);
    assert_eq!(desk.state.loyalty.held(C).len(), 2);
    assert_eq!(desk.count(|event| *event == Event::SleeperPhase), 1);
}

// Ruling 8/5: distance from a crisis card counts at once (Legendary Discovery).
#[test]
fn r8_5_distance_of_a_crisis_counts_at_once() {
    let mut desk = start();
    desk.state.set_loyalty_deck(&[Loyalty::NotACylon; 4]);
    desk.state.distance = 3;
    let cards = [strong(Skill::Tactics), strong(Skill::Piloting)].concat();
    desk.hand(C, &cards).crisis(A, "legendary-discovery").pass().check(&[(C, &cards)]);
    assert_eq!((desk.state.distance, desk.state.slept), (4, true));
    assert_eq!(desk.state.jump, 0);
}

// Ruling 8/6: the last jump draws no card, removes no ship, and wins.
#[test]
fn r8_6_the_last_jump_wins() {
    let mut desk = start();
    desk.state.distance = 8;
    desk.state.add_ships(Craft::Raider, Front, 3);
    desk.loyalty(D, &[Loyalty::CylonMorale]).jump(A);
    assert_eq!((desk.state.ending, desk.raiders(Front)), (Ending::Kobol, 3));
    let outcome = Galactica::outcome(&desk.state).unwrap();
    // Ruling 17/3: the hidden Cylon loses with the Cylons.
    assert_eq!((outcome.winners, outcome.ending), ([A, B, C].into_iter().collect(), "kobol"));
    let mut desk = start();
    desk.state.distance = 7;
    desk.jump(A).asks(A, Prompt::DestinationPick);
}

// Rulings 8/6 and 19/10, the rulebook's example: one population left at distance 8. The FTL loss comes first.
#[test]
fn d19_10_the_rulebooks_last_jump_with_one_population() {
    for (face, ending) in [(7, Ending::Kobol), (6, Ending::Population)] {
        let mut desk = start();
        desk.state.distance = 8;
        desk.state.dials[Dial::Population as usize] = 1;
        desk.state.jump = 4;
        desk.at(A, Location::FtlControl).throws(&[face]).action(A).says(A, Item::Activate(Location::FtlControl));
        assert_eq!(desk.state.ending, ending, "a {face}");
    }
}

// Rulings 8/6 and 17/2: before the last jump a resource at 0 counts only at the end of the turn.
#[test]
fn r17_2_a_resource_may_touch_zero_within_a_turn() {
    let mut desk = ftl(C, 4, &[1]);
    desk.state.dials[Dial::Population as usize] = 1;
    desk.state.set_destinations(&[BarrenPlanet]);
    desk.says(C, Item::Activate(Location::FtlControl)).says(A, Item::Destination(BarrenPlanet));
    assert_eq!((desk.dial(Dial::Population), desk.state.over()), (0, false));
    // Rescue Caprica Survivors brings one back; then the turn ends without a verdict.
    let mut desk = start();
    desk.state.dials[Dial::Population as usize] = 0;
    desk.faces(A, "rescue-caprica-survivors").pass().says(B, Item::Half(0)).pass();
    assert_eq!((desk.dial(Dial::Population), desk.state.over()), (1, false));
    let mut desk = start();
    desk.state.dials[Dial::Population as usize] = 0;
    desk.faces(A, "rescue-caprica-survivors").pass().says(B, Item::Half(1)).pass();
    assert_eq!(desk.state.ending, Ending::Population);
}

// Ruling 8/7: a damaged FTL Control stops its action, not the track.
#[test]
fn r8_7_a_damaged_ftl_control_stops_only_its_action() {
    let mut desk = start();
    desk.state.damage = 1;
    assert!(desk.state.is_damaged(Location::FtlControl));
    desk.state.jump = 4;
    desk.at(C, Location::FtlControl).action(C);
    assert!(!desk.offers_to(C, Item::Activate(Location::FtlControl)));
    desk.crisis(A, "riots-basestars-jump").pass().says(A, Item::Half(0)).asks(A, Prompt::DestinationPick);
}

// Ruling 8/8: cards that stay until the fleet jumps leave with it; those until the end of the game stay.
#[test]
fn r8_8_cards_in_play_leave_with_a_jump() {
    let mut desk = start();
    desk.crisis(A, "ambush").pass();
    assert!(desk.state.has_rule(Rule::UnmannedViperAttackMinus2) && desk.state.ongoing.len() == 1);
    let discards = desk.state.crises.discards().len();
    desk.jump(A);
    assert!(!desk.state.has_rule(Rule::UnmannedViperAttackMinus2));
    assert_eq!((desk.state.ongoing.len(), desk.state.crises.discards().len()), (0, discards + 1));
    let mut desk = start();
    desk.crisis(A, "detector-sabotage").pass().check(&[]).pass();
    assert!(desk.state.has_rule(Rule::NoLoyaltyLooks));
    desk.jump(A);
    assert!(desk.state.has_rule(Rule::NoLoyaltyLooks));
}

// Ruling 8/9: a jump in the Action step does not end the turn.
#[test]
fn r8_9_the_crisis_follows_a_jump() {
    let mut desk = ftl(C, 4, &[8]);
    desk.state.set_destinations(&[BarrenPlanet]);
    desk.says(C, Item::Activate(Location::FtlControl)).says(A, Item::Destination(BarrenPlanet));
    assert_eq!(desk.count(|event| matches!(event, Event::Crisis { seat: C, .. })), 1);
}

// Rulings 5.2/16 and 8/1: a result that moves the token on to Auto Jump jumps then and there; the icons follow.
#[test]
fn r8_1_a_result_can_make_the_fleet_jump() {
    let mut desk = start();
    desk.state.jump = 4;
    desk.state.add_ships(Craft::Raider, Front, 2);
    desk.state.set_destinations(&[CylonAmbush]);
    let cards = [strong(Skill::Tactics), strong(Skill::Engineering)].concat();
    desk.hand(C, &cards).crisis(A, "crippled-raider").pass().says(A, Item::Half(0)).check(&[(C, &cards)]);
    desk.asks(A, Prompt::DestinationPick).says(A, Item::Destination(CylonAmbush)).pass();
    // The raiders of the ambush act by the card's icon, and its jump icon moves the token from the start.
    assert_eq!((desk.raiders(Front), desk.state.jump), (0, 1));
    assert_eq!(desk.state.space.raiders.iter().sum::<u8>(), 3);
}

// --- Destinations: galactica-components.json ---

// The four that only cost, and their distances. Dials are food, fuel, morale, population.
#[test]
fn destinations_that_only_cost() {
    for (to, distance, after) in [
        (BarrenPlanet, 2, [8, 6, 10, 12]),
        (DeepSpace, 2, [8, 7, 9, 12]),
        (DesolateMoon, 3, [8, 5, 10, 12]),
        (RemotePlanet, 2, [8, 7, 10, 12]),
    ] {
        let mut desk = start();
        arrive(&mut desk, to);
        assert_eq!((desk.state.distance, dials(&desk)), (distance, after), "{to:?}");
        assert_eq!(desk.state.space.raptors, if to == RemotePlanet { 3 } else { 4 });
        desk.asks(A, Prompt::Move);
    }
}

#[test]
fn destination_asteroid_field() {
    let mut desk = start();
    arrive(&mut desk, AsteroidField);
    let [food, fuel, morale, population] = dials(&desk);
    let lost = Civilian::of(desk.state.space.lost[0]).row();
    let of = |dial: Dial| lost.loses.iter().find(|loss| loss.0 == dial).map_or(0, |loss| loss.1);
    assert_eq!(
        (food, fuel + of(Dial::Fuel), morale + of(Dial::Morale), population + of(Dial::Population)),
        (8, 6, 10, 12)
    );
    assert_eq!((desk.state.distance, desk.state.space.lost.len()), (3, 1));
}

#[test]
fn destination_cylon_ambush() {
    let mut desk = start();
    arrive(&mut desk, CylonAmbush);
    assert_eq!((desk.state.distance, dials(&desk)), (3, [8, 7, 10, 12]));
    assert_eq!((desk.basestar_areas(), desk.raiders(Front)), (vec![Front], 3));
    assert_eq!(desk.state.space.civilians_in(Rear).count(), 3);
}

// Two vipers are risked: 6 or more gains two fuel, else both are damaged; nobody must, and with fewer nobody can.
#[test]
fn destination_cylon_refinery() {
    for (face, fuel, damaged) in [(6, 9, 0), (5, 7, 2)] {
        let mut desk = start();
        desk.state.set_destinations(&[CylonRefinery]);
        desk.jump(A).says(A, Item::Destination(CylonRefinery)).asks(A, Prompt::Risk { destination: CylonRefinery });
        desk.throws(&[face]).says(A, Item::Yes);
        assert_eq!((desk.dial(Dial::Fuel), desk.state.space.damaged), (fuel, damaged), "a {face}");
        assert_eq!((desk.state.space.reserve, desk.state.distance), (8 - damaged, 2));
    }
    let mut desk = start();
    arrive(&mut desk, CylonRefinery);
    desk.nothing().asks(A, Prompt::Move);
    assert_eq!(desk.dial(Dial::Fuel), 7);
    let mut desk = start();
    (desk.state.space.reserve, desk.state.space.damaged) = (1, 7);
    arrive(&mut desk, CylonRefinery);
    desk.asks(A, Prompt::Move);
}

// A raptor is risked: 3 or more gains, less loses it.
#[test]
fn destinations_that_a_raptor_scouts() {
    for (to, gain) in [(IcyMoon, [9, 7, 10, 12]), (TyliumPlanet, [8, 9, 10, 12])] {
        for face in [2, 3] {
            let mut desk = start();
            arrive(&mut desk, to);
            desk.asks(A, Prompt::Risk { destination: to }).throws(&[face]).says(A, Item::Yes);
            let lost = u8::from(face < 3);
            let after = if face < 3 { [8, 7, 10, 12] } else { gain };
            assert_eq!((dials(&desk), desk.state.space.raptors, desk.state.distance), (after, 4 - lost, 1), "{to:?}");
        }
        let mut desk = start();
        desk.state.space.raptors = 0;
        arrive(&mut desk, to);
        desk.asks(A, Prompt::Move);
    }
}

// Up to three vipers and a raptor, damaged or destroyed; nothing is paid.
#[test]
fn destination_ragnar_anchorage() {
    let mut desk = start();
    let space = &mut desk.state.space;
    (space.reserve, space.damaged, space.destroyed, space.raptors) = (2, 2, 4, 3);
    arrive(&mut desk, RagnarAnchorage);
    desk.asks(A, Prompt::RestoreVipers);
    assert_eq!(desk.ask(A).pick.max, 3);
    desk.answer(A, &[Item::DamagedViper, Item::DestroyedViper, Item::DestroyedViper]);
    desk.asks(A, Prompt::RestoreRaptor).says(A, Item::Yes);
    let space = &desk.state.space;
    assert_eq!((space.reserve, space.damaged, space.destroyed, space.raptors), (5, 1, 2, 4));
    assert_eq!((dials(&desk), desk.state.distance), ([8, 8, 10, 12], 1));
    let mut desk = start();
    arrive(&mut desk, RagnarAnchorage);
    desk.asks(A, Prompt::Move);
}

// Ruling 16/1: which destination was not chosen, and what was drawn, is the Admiral's alone.
#[test]
fn r16_1_the_other_destination_stays_secret() {
    let mut desk = start();
    desk.state.set_destinations(&[RemotePlanet, DeepSpace]);
    desk.jump(A);
    let saw = Event::SawDestinations { seat: A, cards: vec![RemotePlanet, DeepSpace] };
    assert!(desk.heard(Viewer::Seat(A)).contains(&saw));
    assert!(!desk.heard(Viewer::Seat(B)).contains(&saw));
    desk.says(A, Item::Destination(RemotePlanet));
    let known = |desk: &Desk, seat: Seat| desk.view(Viewer::Seat(seat)).destinations.known.len();
    assert_eq!((known(&desk, A), known(&desk, B)), (1, 0));
}

// Boomer in the sleeper phase: two cards, then the Brig; as Admiral she loses the title. Ruling 12/5.
#[test]
fn r12_5_boomer_is_a_sleeper() {
    let mut desk = Desk::new(&[Boomer, LauraRoslin, Starbuck]);
    desk.state.set_title(Title::Admiral, A);
    desk.state.set_loyalty_deck(&[Loyalty::NotACylon, Loyalty::CylonMorale, Loyalty::NotACylon, Loyalty::NotACylon]);
    desk.state.distance = 3;
    arrive(&mut desk, BarrenPlanet);
    assert_eq!(desk.state.loyalty.held(A).len(), 3);
    assert!(desk.is_at(A, Location::Brig));
    assert_eq!(desk.state.admiral, C, "the highest in the line who is not in the Brig");
}
