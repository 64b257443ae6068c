//! The ten characters: each of their thirty abilities and drawbacks, by galactica-components.json. Rulings 14 and 19/8, 19/12.
//!
//! Elsewhere: ECO Officer in `play_dice`, Sleeper Agent in `play_jump`, Coward in `play_loyalty`, Skilled Politician in
//! `play_quorum`.

use crate::desk::{A, B, C, D, Desk, crisis, skill, strong};
use galactica::cards::Area::{Front, PortAft, PortBow};
use galactica::cards::Character::{
    Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama,
};
use galactica::cards::{
    Ability, Branch, CardFace, Character, Crisis, Kind, Location, Loyalty, Skill, SkillCard, Title,
};
use galactica::frame::TurnStep;
use galactica::state::Dial;
use galactica::{DeckName, Event, Item, Place, Prompt, position};
use tabletop::{Seat, Viewer};

fn used(desk: &Desk, seat: Seat, ability: Ability) -> bool {
    desk.happened(&Event::Used { seat, ability })
}

/// The difficulty that a check stands at when the first card is given.
#[track_caller]
fn difficulty(desk: &Desk) -> i8 {
    let Prompt::Contribute { difficulty, .. } = desk.prompt() else { panic!("{:?}", desk.prompt()) };
    difficulty
}

fn total(desk: &Desk) -> i16 {
    desk.events().iter().find_map(|e| if let Event::Opened { total, .. } = e { Some(*total) } else { None }).unwrap()
}

fn of(skill: Skill, strengths: &[u8]) -> Vec<Kind> {
    strengths.iter().map(|&strength| position::card(skill, strength)).collect()
}

/// Somebody activates a location about somebody.
fn accuse(desk: &mut Desk, by: Seat, location: Location, whom: Seat) {
    desk.at(by, location).action(by).says(by, Item::Activate(location)).says(by, Item::Seat(whom));
}

// --- William Adama ---

// "Inspirational Leader": in the check of a crisis that he drew himself, every 1 helps, Destiny's too. Rulings 5.2/9, 5.2/10.
#[test]
fn ability_inspirational_leader() {
    let wrong = of(Skill::Piloting, &[1, 1, 2]);
    for (current, want) in [(A, 1 + 1 + 2 - 2), (C, 1 + 1 - 4)] {
        let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, SaulTigh]);
        desk.hand(B, &wrong);
        // Prison Labor takes politics, leadership and tactics; Destiny gives politics and leadership.
        desk.crisis(current, "prison-labor").check(&[(B, &wrong)]);
        assert_eq!(total(&desk), want);
        assert_eq!(used(&desk, A, Ability::InspirationalLeader), current == A);
    }
    // Not at a location.
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, SaulTigh]);
    desk.hand(B, &wrong).at(A, Location::Brig).action(A).says(A, Item::Activate(Location::Brig)).check(&[(B, &wrong)]);
    assert_eq!(total(&desk), -4);
}

// "Inspirational Leader": a one of Destiny's that is of the wrong type helps as well.
#[test]
fn ability_inspirational_leader_counts_destiny() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, SaulTigh]);
    desk.state.set_destiny(&of(Skill::Piloting, &[1, 2]));
    desk.crisis(A, "prison-labor").check(&[]);
    assert_eq!(total(&desk), -1);
}

// "Command Authority": once a game, after any check, he takes all its cards. Rulings 5.2/11 and 2/6.
#[test]
fn ability_command_authority() {
    let gift = of(Skill::Piloting, &[1, 2]);
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, SaulTigh]);
    desk.hand(B, &gift).crisis(C, "prison-labor").answer(B, &crate::desk::cards(&gift));
    desk.asks(A, Prompt::CommandAuthority).says(A, Item::Yes);
    assert_eq!(desk.hand_of(A).len(), 4);
    assert_eq!(desk.state.decks.iter().map(|deck| deck.discards().len()).sum::<usize>(), 0);
    // The result came first: morale and food are lost.
    assert_eq!((desk.dial(Dial::Morale), desk.dial(Dial::Food)), (9, 7));
    desk.hand(A, &[]).crisis(C, "prison-labor").check(&[]);
    assert_eq!(desk.count(|e| matches!(e, Event::TookCheck { .. })), 1, "once a game");
    // At a location too, in anybody's turn; not the card that was played for its text.
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, SaulTigh]);
    let emergency = Kind { card: SkillCard::DeclareEmergency, strength: 3 };
    desk.hand(B, &[emergency]).at(C, Location::Brig).action(C).says(C, Item::Activate(Location::Brig));
    desk.asks(B, Prompt::Contribute { matter: galactica::Matter::Location(Location::Brig), difficulty: 7 }).nothing();
    desk.plays(B, emergency).asks(A, Prompt::CommandAuthority).says(A, Item::Yes);
    assert_eq!(desk.hand_of(A).len(), 2);
}

// "Emotionally Attached": never Admiral's Quarters, also not by Executive Order (14/7).
#[test]
fn ability_emotionally_attached() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, SaulTigh]);
    desk.at(A, Location::AdmiralsQuarters).action(A);
    assert!(!desk.offers_to(A, Item::Activate(Location::AdmiralsQuarters)));
    desk.extra_action(B, A).asks(A, Prompt::Action);
    assert!(!desk.offers_to(A, Item::Activate(Location::AdmiralsQuarters)));
}

// --- Saul Tigh ---

// "Cylon Hatred": anyone activates Admiral's Quarters, himself included: he may make it 3 easier. Ruling 14/3: from anywhere.
#[test]
fn ability_cylon_hatred() {
    for by in [A, C] {
        let mut desk = Desk::new(&[SaulTigh, LauraRoslin, Tyrol]);
        desk.hand(B, &strong(Skill::Politics));
        accuse(&mut desk, by, Location::AdmiralsQuarters, B);
        desk.asks(A, Prompt::CylonHatred).says(A, Item::Difficulty(-3)).pass();
        assert_eq!(difficulty(&desk), 4);
    }
    let mut desk = Desk::new(&[SaulTigh, LauraRoslin, Tyrol]);
    desk.hand(B, &strong(Skill::Politics)).at(A, Location::Brig);
    accuse(&mut desk, C, Location::AdmiralsQuarters, B);
    desk.asks(A, Prompt::CylonHatred).nothing().pass();
    assert_eq!(difficulty(&desk), 7, "optional");
}

// "Declare Martial Law": the President's title moves to whoever is Admiral; once a game.
#[test]
fn ability_declare_martial_law() {
    let mut desk = Desk::new(&[SaulTigh, LauraRoslin, WilliamAdama]);
    desk.action(A).says(A, Item::Ability(Ability::DeclareMartialLaw));
    assert_eq!((desk.state.president, desk.state.admiral), (C, C));
    desk.state.set_title(Title::President, B);
    desk.action(A);
    assert!(!desk.offers_to(A, Item::Ability(Ability::DeclareMartialLaw)));
}

// "Alcoholic": at the start of every player's turn, exactly one card is lost, before Receive Skills.
#[test]
fn ability_alcoholic() {
    for (current, hand, left) in [(B, 1, 0), (B, 2, 2), (A, 1, 5), (A, 2, 7)] {
        let mut desk = Desk::new(&[SaulTigh, WilliamAdama, Tyrol]);
        desk.hand(A, &of(Skill::Engineering, &[1, 2])[..hand]).turn(current, TurnStep::Start);
        assert_eq!(desk.hand_of(A).len(), left);
        assert_eq!(used(&desk, A, Ability::Alcoholic), hand == 1);
    }
}

// --- Helo ---

// "Moral Compass": after the choice of a half he may switch it; once a game. Ruling 19/24: not to a forbidden half.
#[test]
fn ability_moral_compass() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Helo]);
    desk.crisis(A, "riots-basestars-jump").says(A, Item::Half(0));
    desk.asks(C, Prompt::MoralCompass { crisis: crisis("riots-basestars-jump"), half: 0 }).says(C, Item::Half(1));
    assert_eq!((desk.dial(Dial::Food), desk.dial(Dial::Fuel)), (8, 7));
    desk.crisis(A, "riots-launch-raiders").says(A, Item::Half(0)).asks(A, Prompt::Move);
}

// Ruling 19/24: Build Cylon Detector without a nuke left: the upper half is forbidden to everybody.
#[test]
fn d19_24_moral_compass_respects_what_a_card_forbids() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Helo]);
    desk.state.space.nukes = 0;
    desk.crisis(A, "build-cylon-detector").asks(A, Prompt::Move);
    assert_eq!(desk.dial(Dial::Morale), 9);
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Helo]);
    desk.crisis(A, "build-cylon-detector")
        .says(A, Item::Half(1))
        .asks(C, Prompt::MoralCompass { crisis: crisis("build-cylon-detector"), half: 1 });
}

// "Moral Compass": not the decisions within an option (Requested Resignation).
#[test]
fn ability_moral_compass_only_the_halves() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Helo]);
    desk.crisis(A, "requested-resignation").says(A, Item::Half(1)).nothing();
    desk.asks(B, Prompt::ResignOrJail).says(B, Item::Half(1)).asks(A, Prompt::Move);
    assert!(desk.is_at(B, Location::Brig));
}

// "Stranded": off the board until his second turn: no move, no action; he draws and resolves a crisis. Rulings 14/2, 19/27.
#[test]
fn ability_stranded() {
    let order = skill(SkillCard::ExecutiveOrder);
    let mut desk = Desk::new(&[Helo, LauraRoslin, SaulTigh]);
    desk.state.places[A.index()] = Place::Nowhere;
    desk.state.turns = 0;
    desk.state.set_crises(&[crisis("riots-basestars-jump")]);
    desk.turn(A, TurnStep::Start);
    assert_eq!(desk.hand_of(A).len(), 5);
    desk.asks(C, Prompt::CrisisHalf { crisis: crisis("riots-basestars-jump") }).says(C, Item::Half(0));
    assert_eq!(desk.place(A), Place::Nowhere);
    // Nobody can send him anywhere or order him.
    let mut desk = Desk::new(&[Helo, LauraRoslin, SaulTigh]);
    desk.state.places[A.index()] = Place::Nowhere;
    desk.hand(B, &[order]).action(B).says(B, Item::Card(order)).asks(B, Prompt::OrderWhom);
    assert_eq!(desk.offers(B), [Item::Seat(C)]);
    assert!(!desk.state.can_be_sent(A, Location::Brig) && !desk.state.can_be_sent(A, Location::Sickbay));
    // His second turn.
    let mut desk = Desk::new(&[Helo, LauraRoslin, SaulTigh]);
    desk.state.places[A.index()] = Place::Nowhere;
    desk.state.turns = 3;
    desk.turn(A, TurnStep::Start).asks(A, Prompt::Move);
    assert!(desk.is_at(A, Location::HangarDeck));
}

// Ruling 19/27 where he is the only other human who could be ordered: the card is no action then.
#[test]
fn d19_27_a_stranded_helo_cannot_be_ordered() {
    let order = skill(SkillCard::ExecutiveOrder);
    let mut desk = Desk::new(&[WilliamAdama, Helo, LauraRoslin]);
    desk.state.places[B.index()] = Place::Nowhere;
    desk.revealed(C, Loyalty::CylonMorale).hand(A, &[order]).action(A);
    assert!(!desk.offers_to(A, Item::Card(order)));
}

// Ruling 14/2: off the board he holds a title and reacts all the same.
#[test]
fn r14_2_a_stranded_helo_reacts() {
    let mut desk = Desk::new(&[Helo, LauraRoslin, Tyrol]);
    desk.state.places[A.index()] = Place::Nowhere;
    assert_eq!(desk.state.admiral, A);
    desk.crisis(C, "riots-basestars-jump").says(A, Item::Half(0));
    desk.asks(A, Prompt::MoralCompass { crisis: crisis("riots-basestars-jump"), half: 0 });
}

// --- Apollo ---

// "Alert Viper Pilot": a viper comes out of the Reserves while he is on Galactica, not in the Brig: he takes it and acts.
#[test]
fn ability_alert_viper_pilot() {
    for (at, asked) in
        [(Location::Command, true), (Location::Sickbay, true), (Location::Brig, false), (Location::PressRoom, false)]
    {
        let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
        desk.at(C, at).at(A, Location::Command).action(A).says(A, Item::Activate(Location::Command));
        desk.says(A, Item::Launch(PortBow));
        assert_eq!(desk.prompt() == Prompt::AlertViperPilot, asked, "{at:?}");
        if asked {
            desk.says(C, Item::Area(PortBow)).asks(C, Prompt::Action);
            assert_eq!(desk.place(C), Place::Flying(PortBow));
            // Ruling 14/4: piloted at once, so that the other activation cannot use it.
            desk.nothing().asks(A, Prompt::CommandViper { left: 1 });
            assert!(!desk.offers(A).iter().any(|item| matches!(item, Item::Fly { .. })));
        }
    }
}

// Ruling 14/4: not when he flies already, nor for a pilot's own launch from the Hangar Deck.
#[test]
fn ability_alert_viper_pilot_not_for_piloted_vipers() {
    let mut desk = Desk::new(&[Starbuck, LauraRoslin, Apollo]);
    desk.at(C, Location::HangarDeck).at(A, Location::HangarDeck).action(A);
    desk.says(A, Item::Activate(Location::HangarDeck)).says(A, Item::Launch(PortBow)).asks(A, Prompt::Action);
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
    desk.flies(C, Front).at(A, Location::Command).action(A).says(A, Item::Activate(Location::Command));
    desk.says(A, Item::Launch(PortBow)).asks(A, Prompt::CommandViper { left: 1 });
}

// Rulings 5.4/2 and 19/21: with an attack card, after the whole setup and before the special rule (Surrounded: discard 3).
#[test]
fn d19_21_alert_between_setup_and_rule() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
    desk.at(C, Location::Command).hand(A, &of(Skill::Engineering, &[1, 1, 1, 1])).crisis(A, "surrounded");
    desk.asks(C, Prompt::AlertViperPilot);
    assert_eq!(desk.offers(C), [Item::Area(PortAft), Item::Area(PortBow)]);
    assert_eq!((desk.state.space.civilians.len(), desk.hand_of(A).len()), (3, 4));
    desk.says(C, Item::Area(PortAft)).asks(C, Prompt::Action).nothing().asks(A, Prompt::Discard { count: 3 });
}

// "CAG": up to six activations of unmanned vipers, once a game.
#[test]
fn ability_cag() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
    desk.flies(C, Front).action(C).says(C, Item::Ability(Ability::Cag));
    for left in (1..=6).rev() {
        desk.asks(C, Prompt::CommandViper { left }).says(C, Item::Launch(PortBow));
    }
    desk.asks(C, Prompt::Move);
    assert_eq!(desk.state.space.vipers[PortBow as usize], 6);
    desk.action(C);
    assert!(!desk.offers_to(C, Item::Ability(Ability::Cag)));
}

// "CAG": launched aboard, Apollo may take one of the vipers and then goes on commanding.
#[test]
fn ability_cag_with_alert() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
    desk.at(C, Location::Command).action(C).says(C, Item::Ability(Ability::Cag)).says(C, Item::Launch(PortBow));
    desk.asks(C, Prompt::AlertViperPilot).says(C, Item::Area(PortBow)).nothing();
    desk.asks(C, Prompt::CommandViper { left: 5 });
}

// "Headstrong": forced discards are random: a crisis and the hand limit; not what he pays to change ships (ruling 3/2).
#[test]
fn ability_headstrong() {
    let many =
        [strong(Skill::Tactics), strong(Skill::Piloting), strong(Skill::Politics), strong(Skill::Engineering)].concat();
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
    desk.hand(C, &many).turn(A, TurnStep::Limit);
    assert_eq!((desk.hand_of(C).len(), used(&desk, C, Ability::Headstrong)), (10, true));
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
    desk.hand(C, &many[..6]).crisis(A, "cylon-screenings").says(A, Item::Half(1)).asks(A, Prompt::Move);
    assert_eq!(desk.hand_of(C).len(), 4);
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
    desk.hand(C, &many[..3]).at(C, Location::Command).turn(C, TurnStep::Movement);
    desk.says(C, Item::Location(Location::PressRoom)).asks(C, Prompt::PayMove).says(C, Item::Card(many[1]));
    assert_eq!(desk.hand_of(C).len(), 2);
}

// --- Starbuck ---

// "Expert Pilot": in a viper at the start of her turn, two actions; kept when she lands; not for a launch in the turn.
#[test]
fn ability_expert_pilot() {
    let actions = |desk: &mut Desk| {
        let mut count = 0;
        while desk.prompt() == Prompt::Action {
            desk.nothing();
            count += 1;
        }
        count
    };
    let mut desk = Desk::new(&[Starbuck, LauraRoslin, SaulTigh]);
    desk.flies(A, Front).turn(A, TurnStep::Start).says(A, Item::Skill(Skill::Engineering)).nothing();
    assert_eq!(actions(&mut desk), 2);
    assert!(used(&desk, A, Ability::ExpertPilot));
    let mut desk = Desk::new(&[Starbuck, LauraRoslin, SaulTigh]);
    desk.flies(A, Front).turn(A, TurnStep::Start).says(A, Item::Skill(Skill::Engineering));
    let card = desk.hand_of(A)[0];
    desk.says(A, Item::Location(Location::Command)).says(A, Item::Card(card));
    assert_eq!(actions(&mut desk), 2);
    let mut desk = Desk::new(&[Starbuck, LauraRoslin, SaulTigh]);
    desk.turn(A, TurnStep::Start).says(A, Item::Skill(Skill::Engineering)).nothing();
    assert_eq!(actions(&mut desk), 1);
    // Ruling 4/5: only in her own turn.
    let mut desk = Desk::new(&[Starbuck, LauraRoslin, SaulTigh]);
    desk.flies(A, Front).extra_action(B, A).nothing().asks(B, Prompt::Move);
}

// "Secret Destiny": a crisis just turned up is discarded and a fresh one drawn; once a game.
#[test]
fn ability_secret_destiny() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Starbuck]);
    desk.state.set_crises(&[crisis("bomb-threat"), crisis("riots-basestars-jump"), crisis("prison-labor")]);
    desk.turn(A, TurnStep::Crisis).asks(C, Prompt::SecretDestiny { crisis: crisis("bomb-threat") }).says(C, Item::Yes);
    desk.asks(A, Prompt::CrisisHalf { crisis: crisis("riots-basestars-jump") });
    let discards: Vec<Crisis> = desk.state.crises.discards().iter().map(|&card| Crisis::of(card)).collect();
    assert_eq!(discards, [crisis("bomb-threat")]);
}

// Ruling 5.2/17: the fresh card is drawn in the usual way: Roslin again sees two.
#[test]
fn r5_2_17_roslin_sees_two_again() {
    let mut desk = Desk::new(&[LauraRoslin, WilliamAdama, Starbuck]);
    desk.turn(A, TurnStep::Crisis).asks(A, Prompt::CrisisPick);
    let first = desk.offers(A)[0];
    desk.says(A, first).says(C, Item::Yes).asks(A, Prompt::CrisisPick);
    assert_eq!(desk.offers(A).len(), 2);
}

// "Insubordinate" and ruling 19/8: Admiral's Quarters with her as the chosen one is 3 easier, by whomever; 5.3/4: it adds up.
#[test]
fn d19_8_insubordinate() {
    for by in [A, C] {
        let mut desk = Desk::new(&[Tyrol, LauraRoslin, Starbuck]);
        desk.hand(B, &strong(Skill::Politics));
        accuse(&mut desk, by, Location::AdmiralsQuarters, C);
        desk.pass();
        assert_eq!(difficulty(&desk), 4, "by {by:?}");
    }
    let mut desk = Desk::new(&[SaulTigh, LauraRoslin, Starbuck]);
    desk.hand(B, &strong(Skill::Politics));
    accuse(&mut desk, A, Location::AdmiralsQuarters, C);
    desk.says(A, Item::Difficulty(-3)).pass();
    assert_eq!(difficulty(&desk), 1);
}

// --- Boomer ---

// "Recon": at the end of her own turn the top crisis, left there or put under the deck. Ruling 14/5: in the Brig too.
#[test]
fn ability_recon() {
    for (at, answer) in [(Location::Armory, Item::Top), (Location::Brig, Item::Bottom)] {
        let mut desk = Desk::new(&[Boomer, LauraRoslin, WilliamAdama]);
        desk.state.set_crises(&[crisis("bomb-threat")]);
        desk.at(A, at).turn(A, TurnStep::Recon).asks(A, Prompt::Recon).says(A, Item::Yes);
        let saw = Event::SawCrises { seat: A, cards: vec![crisis("bomb-threat")] };
        assert!(desk.heard(Viewer::Seat(A)).contains(&saw) && !desk.heard(Viewer::Seat(B)).contains(&saw));
        desk.asks(A, Prompt::TopOrBottom { deck: DeckName::Crisis }).says(A, answer);
        let pile = desk.state.crises.pile();
        let card = if answer == Item::Top { pile.last() } else { pile.first() };
        assert_eq!(card.map(|&card| Crisis::of(card)), Some(crisis("bomb-threat")));
    }
    let mut desk = Desk::new(&[Boomer, LauraRoslin, WilliamAdama]);
    desk.turn(C, TurnStep::Recon);
    assert_ne!(desk.prompt(), Prompt::Recon, "her own turn");
}

// "Mysterious Intuition": before a check on a crisis she names pass or fail, and it is not made; once a game.
#[test]
fn ability_mysterious_intuition() {
    for (result, morale) in [(Branch::Pass, 10), (Branch::Fail, 9)] {
        let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Boomer]);
        desk.hand(A, &strong(Skill::Leadership)).crisis(A, "elections-loom");
        desk.asks(C, Prompt::MysteriousIntuition { crisis: crisis("elections-loom") });
        assert_eq!(desk.offers(C), [Item::Result(Branch::Pass), Item::Result(Branch::Fail)], "no partial result");
        desk.says(C, Item::Result(result));
        assert_eq!(desk.dial(Dial::Morale), morale);
        assert_eq!(desk.count(|e| matches!(e, Event::Check { .. })), 0);
        assert_eq!((desk.hand_of(A).len(), desk.state.destiny.len()), (3, 10));
    }
    // Not at a location, and not where the other half was chosen.
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Boomer]);
    desk.at(A, Location::Brig).action(A).says(A, Item::Activate(Location::Brig));
    assert!(!matches!(desk.prompt(), Prompt::MysteriousIntuition { .. }));
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Boomer]);
    desk.crisis(A, "colonial-day").says(A, Item::Half(1)).asks(A, Prompt::Move);
}

// --- Tyrol ---

// "Maintenance Engineer": in his own turn, after a Repair card, one further action, once a turn.
#[test]
fn ability_maintenance_engineer() {
    let repair = skill(SkillCard::Repair);
    let mut desk = Desk::new(&[Tyrol, LauraRoslin, SaulTigh]);
    (desk.state.space.damaged, desk.state.space.reserve) = (4, 4);
    desk.hand(A, &[repair, repair, repair]).at(A, Location::HangarDeck).turn(A, TurnStep::Action);
    desk.says(A, Item::Card(repair)).answer(A, &[Item::DamagedViper, Item::DamagedViper]).asks(A, Prompt::Action);
    desk.says(A, Item::Card(repair));
    if desk.prompt() == Prompt::RepairVipers {
        desk.answer(A, &[Item::DamagedViper]);
    }
    assert_ne!(desk.prompt(), Prompt::Action, "once a turn");
    assert!(used(&desk, A, Ability::MaintenanceEngineer));
    // Ruling 4/5: not in another's turn.
    let mut desk = Desk::new(&[Tyrol, LauraRoslin, SaulTigh]);
    (desk.state.space.damaged, desk.state.space.reserve) = (1, 7);
    desk.hand(A, &[repair, repair]).at(A, Location::HangarDeck).extra_action(B, A).says(A, Item::Card(repair));
    desk.asks(B, Prompt::Move);
}

// "Blind Devotion": contributions complete and unrevealed: a type counts nothing. Rulings 5.2/7 and 5.2/9; any check but super.
#[test]
fn ability_blind_devotion() {
    let gift = of(Skill::Piloting, &[5]);
    let mut desk = Desk::new(&[WilliamAdama, SaulTigh, Tyrol]);
    desk.hand(B, &gift).crisis(B, "prison-labor").answer(B, &crate::desk::cards(&gift)).asks(C, Prompt::BlindDevotion);
    assert_eq!(desk.offers(C), Skill::ALL.map(Item::Skill));
    desk.says(C, Item::Skill(Skill::Piloting));
    assert_eq!(total(&desk), 2);
    // At a location, and only once.
    let mut desk = Desk::new(&[WilliamAdama, SaulTigh, Tyrol]);
    desk.hand(B, &gift).at(A, Location::Brig).action(A).says(A, Item::Activate(Location::Brig));
    desk.answer(B, &crate::desk::cards(&gift)).asks(C, Prompt::BlindDevotion).says(C, Item::Skill(Skill::Politics));
    assert_eq!(total(&desk), -6);
    desk.nothing().crisis(B, "prison-labor").pass();
    assert!(desk.state.spent.contains(C));
}

// "Reckless": a hand limit of eight.
#[test]
fn ability_reckless() {
    let many = [strong(Skill::Tactics), strong(Skill::Piloting), strong(Skill::Politics)].concat();
    let mut desk = Desk::new(&[Tyrol, LauraRoslin, SaulTigh]);
    desk.hand(A, &many).hand(B, &[strong(Skill::Engineering), strong(Skill::Leadership)].concat());
    desk.turn(C, TurnStep::Limit).asks(A, Prompt::Discard { count: 1 });
    assert_eq!(desk.asked().len(), 1);
}

// --- Tom Zarek ---

// "Friends in Low Places": anyone activates Administration or the Brig, himself included: 2 harder or easier. Ruling 14/3.
#[test]
fn ability_friends_in_low_places() {
    for (location, base) in [(Location::Administration, 5), (Location::Brig, 7)] {
        for by in [-2, 2] {
            let mut desk = Desk::new(&[TomZarek, LauraRoslin, Starbuck]);
            desk.hand(B, &strong(Skill::Politics)).at(C, location).at(A, Location::Brig).action(C);
            desk.says(C, Item::Activate(location));
            if location == Location::Administration {
                desk.says(C, Item::Seat(B));
            }
            desk.asks(A, Prompt::FriendsInLowPlaces { location }).says(A, Item::Difficulty(by)).pass();
            assert_eq!(difficulty(&desk), base + by);
        }
    }
}

// "Unconventional Tactics": a population for a food, a fuel or a morale; ruling 19/23: it needs one; once a game.
#[test]
fn d19_23_unconventional_tactics() {
    for dial in [Dial::Food, Dial::Fuel, Dial::Morale] {
        let mut desk = Desk::new(&[TomZarek, LauraRoslin, Starbuck]);
        desk.action(A).says(A, Item::Ability(Ability::UnconventionalTactics)).asks(A, Prompt::GainWhich);
        assert_eq!(desk.offers(A), [Dial::Food, Dial::Fuel, Dial::Morale].map(Item::Dial));
        desk.says(A, Item::Dial(dial));
        assert_eq!((desk.dial(dial), desk.dial(Dial::Population)), (Dial::START[dial as usize] + 1, 11));
        desk.action(A);
        assert!(!desk.offers_to(A, Item::Ability(Ability::UnconventionalTactics)));
    }
    let mut desk = Desk::new(&[TomZarek, LauraRoslin, Starbuck]);
    desk.state.dials[Dial::Population as usize] = 0;
    desk.action(A);
    assert!(!desk.offers_to(A, Item::Ability(Ability::UnconventionalTactics)));
}

// "Convicted Criminal": no location that holds any other character; the Brig is exempt.
#[test]
fn ability_convicted_criminal() {
    for (location, other, may) in [
        (Location::PressRoom, Location::Command, true),
        (Location::PressRoom, Location::PressRoom, false),
        (Location::Brig, Location::Brig, true),
    ] {
        let mut desk = Desk::new(&[TomZarek, LauraRoslin, Starbuck]);
        desk.at(A, location).at(C, other).action(A);
        assert_eq!(desk.offers_to(A, Item::Activate(location)), may, "{location:?} {other:?}");
    }
}

// --- Laura Roslin ---

// "Religious Visions": two crises, one resolved, the other under the deck, unseen by the others.
#[test]
fn ability_religious_visions() {
    let mut desk = Desk::new(&[LauraRoslin, WilliamAdama, SaulTigh]);
    desk.state.set_crises(&[crisis("bomb-threat"), crisis("riots-basestars-jump")]);
    desk.turn(A, TurnStep::Crisis).asks(A, Prompt::CrisisPick).says(A, Item::Crisis(crisis("riots-basestars-jump")));
    assert_eq!(Crisis::of(desk.state.crises.pile()[0]), crisis("bomb-threat"));
    // Ruling 19/29: what goes under a deck is not public.
    assert_eq!(desk.view(Viewer::Seat(B)).crises.known, []);
    assert_eq!(desk.view(Viewer::Seat(A)).crises.known, [(0, crisis("bomb-threat"))]);
    assert_eq!(desk.count(|e| matches!(e, Event::Crisis { .. })), 1);
    // Only what she draws herself.
    let mut desk = Desk::new(&[LauraRoslin, WilliamAdama, SaulTigh]);
    desk.turn(B, TurnStep::Crisis);
    assert_eq!(desk.count(|e| matches!(e, Event::SawCrises { .. })), 0);
}

// "Terminal Illness": two cards before she activates any location, the Brig too (ruling 4/6); with fewer she cannot.
#[test]
fn ability_terminal_illness() {
    for location in [Location::PressRoom, Location::Brig] {
        let mut desk = Desk::new(&[LauraRoslin, WilliamAdama, SaulTigh]);
        desk.at(A, location).hand(A, &of(Skill::Engineering, &[1, 1, 2])).action(A).says(A, Item::Activate(location));
        desk.asks(A, Prompt::PayActivation { location })
            .answer(A, &crate::desk::cards(&of(Skill::Engineering, &[1, 1])));
        assert!(desk.happened(&Event::Activated { seat: A, location }));
        assert!(!desk.hand_of(A).contains(&position::card(Skill::Engineering, 1)));
        let mut desk = Desk::new(&[LauraRoslin, WilliamAdama, SaulTigh]);
        desk.at(A, location).hand(A, &of(Skill::Engineering, &[1])).action(A);
        assert!(!desk.offers_to(A, Item::Activate(location)));
    }
}

// --- Gaius Baltar ---

// "Delusional Intuition": a card of any type after he draws a crisis; 19/12: one for the crisis that is resolved.
#[test]
fn d19_12_delusional_intuition() {
    let mut desk = Desk::new(&[GaiusBaltar, WilliamAdama, Starbuck]);
    desk.state.set_crises(&[crisis("bomb-threat"), crisis("riots-basestars-jump")]);
    desk.turn(A, TurnStep::Crisis).asks(C, Prompt::SecretDestiny { crisis: crisis("bomb-threat") }).says(C, Item::Yes);
    desk.asks(A, Prompt::DrawAny { count: 1 });
    assert_eq!(desk.offers(A), Skill::ALL.map(Item::Skill));
    desk.says(A, Item::Skill(Skill::Piloting)).asks(B, Prompt::CrisisHalf { crisis: crisis("riots-basestars-jump") });
    assert_eq!(desk.hand_of(A).iter().map(|kind| kind.skill()).collect::<Vec<_>>(), [Skill::Piloting]);
    // Not for another's crisis.
    let mut desk = Desk::new(&[GaiusBaltar, WilliamAdama, Tyrol]);
    desk.crisis(B, "riots-basestars-jump").asks(B, Prompt::CrisisHalf { crisis: crisis("riots-basestars-jump") });
}

// Ruling 14/1: also for a second crisis of the turn (Fulfiller of Prophecy).
#[test]
fn r14_1_delusional_intuition_for_every_crisis() {
    let mut desk = Desk::new(&[GaiusBaltar, WilliamAdama, Tyrol]);
    desk.state.set_crises(&[crisis("fulfiller-of-prophecy"), crisis("riots-basestars-jump")]);
    desk.turn(A, TurnStep::Crisis).says(A, Item::Skill(Skill::Piloting)).says(A, Item::Half(1));
    desk.asks(A, Prompt::DrawAny { count: 1 });
    assert!(desk.hand_of(A).is_empty(), "the first one was discarded");
}

// "Cylon Detector": all loyalty cards of one other player, once a game.
#[test]
fn ability_cylon_detector() {
    let mut desk = Desk::new(&[GaiusBaltar, WilliamAdama, Tyrol, Starbuck]);
    desk.loyalty(B, &[Loyalty::NotACylon, Loyalty::CylonBrig]);
    desk.action(A).says(A, Item::Ability(Ability::CylonDetector)).asks(A, Prompt::LookWhose);
    assert_eq!(desk.offers(A), [B, C, D].map(Item::Seat));
    desk.says(A, Item::Seat(B));
    let saw = Event::SawLoyalty { seat: A, owner: B, cards: vec![Loyalty::NotACylon, Loyalty::CylonBrig] };
    assert!(desk.heard(Viewer::Seat(A)).contains(&saw) && !desk.heard(Viewer::Seat(C)).contains(&saw));
    desk.action(A);
    assert!(!desk.offers_to(A, Item::Ability(Ability::CylonDetector)));
}

// All characters begin with the cards of their sheets, in their places.
#[test]
fn every_character_draws_his_skill_set() {
    for character in Character::all() {
        let others = [WilliamAdama, LauraRoslin, Tyrol].into_iter().filter(|&other| other != character);
        let people: Vec<Character> = std::iter::once(character).chain(others).take(3).collect();
        let mut desk = Desk::new(&people);
        desk.turn(A, TurnStep::Start);
        if desk.prompt() == Prompt::ReceiveSkills {
            let count = usize::from(desk.ask(A).pick.min);
            let items = desk.offers(A)[..count].to_vec();
            desk.answer(A, &items);
        }
        let want: u8 = character.row().skill_set.iter().map(|slot| slot.count).sum();
        assert_eq!(desk.hand_of(A).len(), usize::from(want), "{character:?}");
        for slot in character.row().skill_set {
            let have = desk.hand_of(A).iter().filter(|kind| slot.skills.contains(&kind.skill())).count();
            assert_eq!(have, usize::from(slot.count), "{character:?}");
        }
    }
}
