//! What skill cards and locations do, by galactica-components.json; Cylon locations are in `play_cylons`, the President's
//! Office in `play_quorum`, FTL Control in `play_jump`.

use crate::desk::{A, B, C, D, Desk, cards, crisis, skill, strong};
use galactica::cards::Area::{Front, PortAft, PortBow, Rear, StarboardBow};
use galactica::cards::Character::{LauraRoslin, SaulTigh, Starbuck, Tyrol, WilliamAdama};
use galactica::cards::Destination::{DesolateMoon, IcyMoon};
use galactica::cards::SkillCard::{
    ConsolidatePower, DeclareEmergency, EvasiveManeuvers, ExecutiveOrder, InvestigativeCommittee, LaunchScout,
    MaximumFirepower, Repair, ScientificResearch, StrategicPlanning,
};
use galactica::cards::{
    Branch, CardFace, Civilian, Craft, Destination, Kind, Location, Loyalty, Rule, Skill, SkillCard, Title,
};
use galactica::frame::TurnStep;
use galactica::{DeckName, Event, Item, Matter, Place, Prey, Prompt, position};
use tabletop::{Seat, Viewer};

/// Starbuck, Roslin, the President, Tigh, the Admiral, and Tyrol.
fn start() -> Desk {
    Desk::new(&[Starbuck, LauraRoslin, SaulTigh, Tyrol])
}

/// Starbuck, at a location, activates it.
fn activate(desk: &mut Desk, location: Location) -> &mut Desk {
    desk.at(A, location).action(A).says(A, Item::Activate(location))
}

fn damage(desk: &mut Desk, location: Location) {
    let token =
        galactica::cards::GALACTICA_DAMAGE.iter().position(|&t| t == galactica::cards::Damage::Location(location));
    desk.state.damage |= 1 << token.unwrap();
}

/// Starbuck plays this card as her action.
fn play(desk: &mut Desk, card: SkillCard) -> &mut Desk {
    desk.hand(A, &[skill(card)]).action(A).says(A, Item::Card(skill(card)))
}

fn skills(desk: &Desk, seat: Seat) -> Vec<Skill> {
    desk.hand_of(seat).iter().map(|kind| kind.skill()).collect()
}

// --- Skill cards ---

// "consolidate_power": two cards of any types, also from outside the skill set.
#[test]
fn skill_consolidate_power() {
    let mut desk = start();
    play(&mut desk, ConsolidatePower).asks(A, Prompt::DrawAny { count: 2 });
    desk.answer(A, &[Item::Skill(Skill::Politics), Item::Skill(Skill::Politics)]).asks(A, Prompt::Move);
    assert_eq!(skills(&desk, A), [Skill::Politics; 2]);
    assert!(desk.happened(&Event::Played { seat: A, card: skill(ConsolidatePower) }));
}

// "executive_order": another player moves and acts, or acts twice; one a turn. Rulings 4/2 and 4/3.
#[test]
fn skill_executive_order() {
    let order = skill(ExecutiveOrder);
    let mut desk = start();
    desk.hand(D, &[order]).at(D, Location::Command);
    play(&mut desk, ExecutiveOrder).asks(A, Prompt::OrderWhom);
    assert_eq!(desk.offers(A), [B, C, D].map(Item::Seat));
    desk.says(A, Item::Seat(D)).asks(D, Prompt::UseOrder).says(D, Item::MoveAndAct);
    desk.asks(D, Prompt::Move).says(D, Item::Location(Location::ResearchLab)).asks(D, Prompt::Action);
    assert!(!desk.offers_to(D, Item::Card(order)), "one Executive Order a turn");
    desk.says(D, Item::Activate(Location::ResearchLab)).says(D, Item::Skill(Skill::Engineering)).asks(A, Prompt::Move);
    let mut desk = start();
    play(&mut desk, ExecutiveOrder).says(A, Item::Seat(C)).says(C, Item::ActTwice);
    desk.asks(C, Prompt::Action).nothing().asks(C, Prompt::Action).nothing().asks(A, Prompt::Move);
    // In the Brig: no move, two actions, and nothing to choose between.
    let mut desk = start();
    desk.at(C, Location::Brig);
    play(&mut desk, ExecutiveOrder).says(A, Item::Seat(C)).asks(C, Prompt::Action);
    let mut desk = start();
    desk.revealed(C, Loyalty::CylonMorale);
    play(&mut desk, ExecutiveOrder);
    assert!(!desk.offers_to(A, Item::Seat(C)));
}

// "launch_scout": risk a raptor; 3 or more looks at a crisis or a destination, top or bottom; 1-2 loses the raptor. The
// rulebook's example throws a 1.
#[test]
fn skill_launch_scout() {
    for face in [1, 2] {
        let mut desk = start();
        desk.throws(&[face]);
        play(&mut desk, LaunchScout).asks(A, Prompt::Move);
        assert_eq!(desk.state.space.raptors, 3, "a {face}");
    }
    let mut desk = start();
    desk.state.set_crises(&[crisis("bomb-threat")]);
    desk.throws(&[3]);
    play(&mut desk, LaunchScout).asks(A, Prompt::ScoutDeck).says(A, Item::Deck(DeckName::Crisis));
    assert!(desk.happened(&Event::SawCrises { seat: A, cards: vec![crisis("bomb-threat")] }));
    desk.asks(A, Prompt::TopOrBottom { deck: DeckName::Crisis }).says(A, Item::Bottom);
    assert_eq!(desk.state.space.raptors, 4);
    let mut desk = start();
    desk.state.set_destinations(&[IcyMoon, DesolateMoon]);
    desk.throws(&[3]);
    play(&mut desk, LaunchScout).says(A, Item::Deck(DeckName::Destination)).says(A, Item::Bottom);
    let pile = desk.state.destinations.pile();
    assert_eq!((Destination::of(pile[0]), Destination::of(*pile.last().unwrap())), (IcyMoon, DesolateMoon));
    // Ruling 4/9: without a raptor it is no action.
    let mut desk = start();
    desk.state.space.raptors = 0;
    desk.hand(A, &[skill(LaunchScout)]).action(A);
    assert!(!desk.offers_to(A, Item::Card(skill(LaunchScout))));
}

// "maximum_firepower": only while piloting, up to four attacks, each on any target of the area.
#[test]
fn skill_maximum_firepower() {
    let mut desk = start();
    desk.flies(A, Front).throws(&[3, 7, 3, 8]);
    desk.state.add_ships(Craft::Raider, Front, 3);
    desk.state.add_ships(Craft::HeavyRaider, Front, 1);
    desk.state.add_ships(Craft::Basestar, Front, 1);
    play(&mut desk, MaximumFirepower);
    for (left, prey) in [(4, Prey::Raider), (3, Prey::HeavyRaider), (2, Prey::Raider), (1, Prey::Basestar(0))] {
        desk.asks(A, Prompt::Barrage { left }).says(A, Item::Strike { area: Front, prey });
    }
    desk.asks(A, Prompt::Move);
    assert_eq!((desk.raiders(Front), desk.state.space.heavy_raiders[0]), (1, 0));
    assert_eq!(desk.count(|e| matches!(e, Event::BasestarDamaged { .. })), 1);
    // Up to: he may stop. Aboard Galactica it is no action.
    let mut desk = start();
    desk.flies(A, Front).state.add_ships(Craft::Raider, Front, 1);
    play(&mut desk, MaximumFirepower).nothing().asks(A, Prompt::Move);
    desk.at(A, Location::Command).hand(A, &[skill(MaximumFirepower)]).action(A);
    assert!(!desk.offers_to(A, Item::Card(skill(MaximumFirepower))));
}

// "repair": the location one is at; on the Hangar Deck up to two damaged vipers instead. Ruling 4/10.
#[test]
fn skill_repair() {
    let mut desk = start();
    damage(&mut desk, Location::Command);
    desk.at(A, Location::Command);
    play(&mut desk, Repair).asks(A, Prompt::Move);
    assert!(!desk.state.is_damaged(Location::Command) && desk.state.tokens().count() == 8);
    let mut desk = start();
    damage(&mut desk, Location::HangarDeck);
    (desk.state.space.damaged, desk.state.space.reserve) = (3, 5);
    desk.at(A, Location::HangarDeck);
    play(&mut desk, Repair).asks(A, Prompt::RepairWhat { location: Location::HangarDeck });
    desk.says(A, Item::DamagedViper).asks(A, Prompt::RepairVipers);
    desk.answer(A, &[Item::DamagedViper, Item::DamagedViper]);
    assert_eq!((desk.state.space.damaged, desk.state.space.reserve), (1, 7));
    assert!(desk.state.is_damaged(Location::HangarDeck));
    let mut desk = start();
    desk.at(A, Location::Command).hand(A, &[skill(Repair)]).action(A);
    assert!(!desk.offers_to(A, Item::Card(skill(Repair))), "nothing to repair");
}

/// A check at the Brig in Starbuck's turn, at its first window; politics and tactics help, difficulty 7.
fn brig(desk: &mut Desk) -> &mut Desk {
    desk.at(A, Location::Brig).action(A).says(A, Item::Activate(Location::Brig))
}

// "investigative_committee": all cards face up, Destiny's too; before the Destiny cards. Ruling 5.2/8: a second adds nothing.
#[test]
fn skill_investigative_committee() {
    let committee = skill(InvestigativeCommittee);
    let mut desk = start();
    desk.hand(B, &[committee, committee]);
    brig(&mut desk).asks(
        B,
        Prompt::BeforeCheck {
            matter: Matter::Location(Location::Brig),
            difficulty: 7,
            committee: false,
            research: false,
        },
    );
    desk.plays(B, committee);
    assert!(matches!(desk.prompt(), Prompt::Contribute { .. }));
    assert_eq!(desk.view(Viewer::Public).open.len(), 2);
    assert_eq!(desk.hand_of(B).len(), 1);
}

// "scientific_research": every engineering card counts as matching.
#[test]
fn skill_scientific_research() {
    let gift = [position::card(Skill::Engineering, 2), position::card(Skill::Engineering, 1)];
    for research in [true, false] {
        let mut desk = start();
        desk.hand(B, &[gift[0], gift[1], skill(ScientificResearch)]);
        brig(&mut desk);
        if research {
            desk.plays(B, skill(ScientificResearch));
        }
        desk.check(&[(B, &gift)]);
        // Destiny gives politics for and leadership against.
        let total = if research { 3 } else { -3 };
        assert_eq!(desk.count(|e| matches!(e, Event::Opened { total: t, .. } if *t == total)), 1);
    }
}

/// A check at the Brig with a total of 5, for which somebody has Declare Emergency.
fn emergency(strengths: &[u8]) -> Desk {
    let gift: Vec<Kind> = strengths.iter().map(|&s| position::card(Skill::Tactics, s)).collect();
    let mut desk = start();
    desk.hand(C, &[gift.clone(), vec![skill(DeclareEmergency), skill(DeclareEmergency)]].concat());
    brig(&mut desk);
    while !matches!(desk.prompt(), Prompt::Emergency { .. }) {
        let items = if matches!(desk.prompt(), Prompt::Contribute { .. }) { cards(&gift) } else { vec![] };
        let seat = desk.asked().first().unwrap();
        desk.answer(seat, &items);
    }
    desk
}

// "declare_emergency": 2 easier, once it is totalled; ruling 5.2/5: one per check.
#[test]
fn skill_declare_emergency() {
    for (strengths, branch) in [(&[5][..], Branch::Pass), (&[4], Branch::Fail)] {
        let mut desk = emergency(strengths);
        desk.plays(C, skill(DeclareEmergency));
        assert_eq!(desk.state.result, branch);
        assert_eq!(desk.hand_of(C), [skill(DeclareEmergency)]);
    }
}

// Ruling 5.2/5 and conflicts/7: the middle threshold does not move. Elections Loom: 8, partial 5.
#[test]
fn conflict_7_an_emergency_leaves_the_middle_threshold() {
    let emergency = skill(DeclareEmergency);
    for (strength, branch) in [(4, Branch::Pass), (2, Branch::Fail)] {
        let gift = [position::card(Skill::Politics, strength)];
        let mut desk = start();
        desk.hand(C, &[gift[0], emergency]).crisis(C, "elections-loom");
        while !matches!(desk.prompt(), Prompt::Emergency { .. }) {
            let items = if matches!(desk.prompt(), Prompt::Contribute { .. }) { cards(&gift) } else { vec![] };
            let seat = desk.asked().first().unwrap();
            desk.answer(seat, &items);
        }
        desk.plays(C, emergency);
        // Two Destiny cards help: 6 passes the lowered 6; 4 is below the partial 5, which stays.
        assert_eq!(desk.state.result, branch);
    }
}

// Cards that are no actions are never offered as such.
#[test]
fn skill_reactions_are_no_actions() {
    let reactions =
        [InvestigativeCommittee, DeclareEmergency, StrategicPlanning, EvasiveManeuvers, ScientificResearch].map(skill);
    let mut desk = start();
    desk.hand(A, &reactions).flies(A, Front).action(A);
    assert!(!desk.offers(A).iter().any(|item| matches!(item, Item::Card(_))));
}

// --- Locations ---

// "weapons_control": one attack of Galactica anywhere; ruling 4/12: not at centurions.
#[test]
fn location_weapons_control() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, Rear, 1);
    desk.state.add_ships(Craft::HeavyRaider, Front, 1);
    desk.state.space.centurions = [1, 0, 0, 0];
    desk.throws(&[3]);
    activate(&mut desk, Location::WeaponsControl).asks(A, Prompt::FireAt);
    let heavy = Item::Strike { area: Front, prey: Prey::HeavyRaider };
    assert_eq!(desk.offers(A), [heavy, Item::Strike { area: Rear, prey: Prey::Raider }]);
    desk.says(A, Item::Strike { area: Rear, prey: Prey::Raider });
    assert_eq!(desk.raiders(Rear), 0);
}

// "communications": look at two civilian ships, each may be moved one area; ruling 4/11.
#[test]
fn location_communications() {
    let mut desk = start();
    for (area, face) in [(Front, Civilian::Pop1), (Rear, Civilian::Pop2), (PortBow, Civilian::Empty)] {
        desk.state.add_civilian(area, face);
    }
    activate(&mut desk, Location::Communications).asks(A, Prompt::LookAtCivilians);
    desk.answer(A, &[Item::Civilian(0), Item::Civilian(1)]);
    let saw = Event::SawCivilians { seat: A, ships: vec![(0, Civilian::Pop1), (1, Civilian::Pop2)] };
    assert!(desk.heard(Viewer::Seat(A)).contains(&saw) && !desk.heard(Viewer::Seat(B)).contains(&saw));
    desk.asks(A, Prompt::MoveCivilian { ship: 0 });
    assert_eq!(desk.offers(A), [Item::Area(StarboardBow), Item::Area(PortBow)]);
    desk.nothing().asks(A, Prompt::MoveCivilian { ship: 1 }).says(A, Item::Area(PortAft)).asks(A, Prompt::Move);
    let areas: Vec<_> = desk.state.space.civilians.iter().map(|ship| ship.area).collect();
    assert_eq!(areas, [Front, PortAft, PortBow]);
    let faces = |seat: Seat| desk.view(Viewer::Seat(seat)).space.civilians.iter().filter(|s| s.face.is_some()).count();
    assert_eq!([A, B].map(faces), [2, 0]);
    // Jammed Assault shuts it.
    desk.state.rules = 1 << Rule::CommunicationsBlocked as u8;
    desk.action(A);
    assert!(!desk.offers_to(A, Item::Activate(Location::Communications)));
}

// "research_lab": one engineering or tactics card, whatever the skill set. The rulebook's example is Adama's.
#[test]
fn location_research_lab() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, SaulTigh]);
    activate(&mut desk, Location::ResearchLab);
    assert_eq!(desk.offers(A), [Item::Skill(Skill::Tactics), Item::Skill(Skill::Engineering)]);
    desk.says(A, Item::Skill(Skill::Engineering));
    assert_eq!(skills(&desk, A), [Skill::Engineering]);
}

// "command": two activations, of one viper or two; ruling 4/14: not one that somebody pilots.
#[test]
fn location_command() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Starbuck]);
    desk.flies(C, Rear).state.add_ships(Craft::Raider, PortBow, 1);
    desk.state.add_ships(Craft::Raider, Rear, 1);
    desk.throws(&[3]);
    activate(&mut desk, Location::Command).asks(A, Prompt::CommandViper { left: 2 });
    assert_eq!(desk.offers(A), [Item::Launch(PortAft), Item::Launch(PortBow)]);
    desk.says(A, Item::Launch(PortBow)).asks(A, Prompt::CommandViper { left: 1 });
    desk.says(A, Item::Strike { area: PortBow, prey: Prey::Raider }).asks(A, Prompt::Move);
    assert_eq!((desk.raiders(PortBow), desk.raiders(Rear)), (0, 1));
    let mut desk = start();
    desk.state.add_ships(Craft::Viper, Front, 1);
    activate(&mut desk, Location::Command).says(A, Item::Fly { from: Front, to: StarboardBow });
    desk.nothing().asks(A, Prompt::Move);
    assert_eq!(desk.state.space.vipers[StarboardBow as usize], 1);
}

// "admirals_quarters": a check of 7 with leadership and tactics; passed, the chosen one goes to the Brig.
#[test]
fn location_admirals_quarters() {
    for (strengths, jailed) in [(&[5, 4][..], true), (&[4, 2], false)] {
        let gift: Vec<Kind> = strengths.iter().map(|&strength| position::card(Skill::Tactics, strength)).collect();
        let mut desk = start();
        desk.hand(C, &gift);
        activate(&mut desk, Location::AdmiralsQuarters).says(A, Item::Seat(B)).check(&[(C, &gift)]).pass();
        // Destiny: leadership for, politics against.
        assert_eq!(desk.is_at(B, Location::Brig), jailed);
    }
    let mut desk = start();
    desk.at(B, Location::Brig).revealed(D, Loyalty::CylonMorale);
    activate(&mut desk, Location::AdmiralsQuarters);
    assert_eq!(desk.offers(A), [A, C].map(Item::Seat));
}

// "hangar_deck": whoever can pilot launches and has one more action of any kind.
#[test]
fn location_hangar_deck() {
    let mut desk = start();
    activate(&mut desk, Location::HangarDeck).asks(A, Prompt::LaunchWhere);
    assert_eq!(desk.offers(A), [Item::Launch(PortAft), Item::Launch(PortBow)]);
    desk.says(A, Item::Launch(PortAft)).asks(A, Prompt::Action);
    assert_eq!((desk.place(A), desk.state.space.reserve), (Place::Flying(PortAft), 7));
    desk.nothing().asks(A, Prompt::Move);
    let mut desk = start();
    desk.at(D, Location::HangarDeck).action(D);
    assert!(!desk.offers_to(D, Item::Activate(Location::HangarDeck)), "Tyrol cannot fly");
}

// Rulings 4/13 and 19/9: with no viper in the Reserves, an unmanned one is recalled and flown.
#[test]
fn d19_9_hangar_deck_recalls_a_viper() {
    let mut desk = start();
    desk.state.add_ships(Craft::Viper, Front, 1);
    desk.state.add_ships(Craft::Viper, Rear, 7);
    activate(&mut desk, Location::HangarDeck).asks(A, Prompt::RecallWhich).says(A, Item::Recall(Front));
    desk.asks(A, Prompt::LaunchWhere).says(A, Item::Launch(PortBow));
    assert_eq!((desk.state.space.vipers[Front as usize], desk.state.space.reserve), (0, 0));
    assert_eq!(desk.place(A), Place::Flying(PortBow));
}

// "armory": one centurion, destroyed on 7-8.
#[test]
fn location_armory() {
    for (face, left) in [(6, 2), (7, 1)] {
        let mut desk = start();
        desk.state.space.centurions = [1, 0, 1, 0];
        desk.throws(&[face]);
        activate(&mut desk, Location::Armory).asks(A, Prompt::AttackCenturion).says(A, Item::Centurion(2));
        assert_eq!(desk.state.space.centurions, [1, 0, left - 1, 0], "a {face}");
    }
    let mut desk = start();
    desk.at(A, Location::Armory).action(A);
    assert!(!desk.offers_to(A, Item::Activate(Location::Armory)));
}

// "sickbay": one card of the skill set in Receive Skills; no action.
#[test]
fn location_sickbay() {
    let mut desk = start();
    desk.at(A, Location::Sickbay).turn(A, TurnStep::Start).asks(A, Prompt::ReceiveSkills);
    let set = [Skill::Leadership, Skill::Tactics, Skill::Piloting, Skill::Engineering];
    assert_eq!(desk.offers(A), set.map(Item::Skill));
    desk.says(A, Item::Skill(Skill::Piloting)).asks(A, Prompt::Move);
    assert_eq!(desk.hand_of(A).len(), 1);
    desk.action(A);
    assert!(!desk.offers_to(A, Item::Activate(Location::Sickbay)));
}

// "brig": no move, no crisis, one card per check; its check of 7 leads to a Galactica location that is not hazardous.
// conflicts/11: not to Colonial One.
#[test]
fn conflict_11_location_brig() {
    let gift = strong(Skill::Politics);
    let mut desk = start();
    desk.hand(C, &gift);
    brig(&mut desk).check(&[(C, &gift)]).pass().asks(A, Prompt::LeaveBrig { who: A });
    let offers = desk.offers(A);
    let galactica = |item: &Item| matches!(item, Item::Location(at) if at.row().ship == galactica::cards::Ship::Galactica && !at.row().hazardous);
    assert!(offers.iter().all(galactica) && offers.len() == 8);
    desk.says(A, Item::Location(Location::Armory));
    assert!(desk.is_at(A, Location::Armory));
    // Ruling 19/32: or stays.
    let mut desk = start();
    desk.hand(C, &gift);
    brig(&mut desk).check(&[(C, &gift)]).pass().asks(A, Prompt::LeaveBrig { who: A }).nothing();
    assert!(desk.is_at(A, Location::Brig));
    let mut desk = start();
    desk.at(A, Location::Brig).turn(A, TurnStep::Movement).asks(A, Prompt::Action).nothing();
    assert_eq!((desk.state.current, desk.count(|e| matches!(e, Event::Crisis { .. }))), (B, 0));
}

// "press_room": two politics cards.
#[test]
fn location_press_room() {
    let mut desk = start();
    activate(&mut desk, Location::PressRoom);
    assert_eq!(skills(&desk, A), [Skill::Politics; 2]);
}

// "administration": a check of 5 with politics and leadership; passed, the chosen one is President; not a revealed Cylon.
#[test]
fn location_administration() {
    for (strength, president) in [(4, C), (2, B)] {
        let gift = [position::card(Skill::Politics, strength)];
        let mut desk = start();
        desk.hand(D, &gift).revealed(D, Loyalty::CylonMorale);
        activate(&mut desk, Location::Administration);
        assert_eq!(desk.offers(A), [A, B, C].map(Item::Seat));
        desk.says(A, Item::Seat(C)).check(&[(D, &gift)]).pass();
        assert_eq!(desk.state.holder(Title::President), president);
    }
}

// Rulings 3/7 and "damaged": a damaged location's action is off.
#[test]
fn location_actions_are_off_where_damaged() {
    for location in [
        Location::FtlControl,
        Location::WeaponsControl,
        Location::Command,
        Location::AdmiralsQuarters,
        Location::HangarDeck,
        Location::Armory,
    ] {
        let mut desk = start();
        desk.state.jump = 4;
        desk.state.space.centurions = [1, 0, 0, 0];
        desk.state.add_ships(Craft::Raider, Front, 1);
        desk.at(A, location).action(A);
        assert!(desk.offers_to(A, Item::Activate(location)), "{location:?}");
        damage(&mut desk, location);
        desk.action(A);
        assert!(!desk.offers_to(A, Item::Activate(location)), "{location:?}");
    }
}

// A title's actions: a nuke for the Admiral alone.
#[test]
fn title_of_the_admiral() {
    let mut desk = start();
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.action(C);
    assert!(desk.offers_to(C, Item::Nuke(0)));
    desk.action(A);
    assert!(!desk.offers_to(A, Item::Nuke(0)));
}
