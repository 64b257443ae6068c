//! Revealed Cylons: their turns, their locations, what they no longer are. Rulings 13, 18 and 19/5, 19/6, 19/13 to 19/15.

use crate::desk::{A, B, C, D, Desk, cards, crisis, skill, strong};
use galactica::cards::Area::{Front, PortAft, Rear};
use galactica::cards::Character::{
    Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama,
};
use galactica::cards::Loyalty::{CylonBrig, CylonMorale, NotACylon};
use galactica::cards::{
    Ability, BasestarDamage, CardFace, Character, Civilian, Craft, Crisis, Icon, Kind, LOCATIONS, Location, Quorum,
    Ship, Skill, SkillCard, SuperCrisis, Title,
};
use galactica::frame::TurnStep;
use galactica::state::Dial;
use galactica::{DeckName, Event, Item, Place, Prompt, position};
use tabletop::{Seat, Viewer};

/// These characters, the first of them a revealed Cylon at this location, with an action to take.
fn cylon_of(people: &[Character], at: Location) -> Desk {
    let mut desk = Desk::new(people);
    desk.revealed(A, CylonMorale).at(A, at).turn(A, TurnStep::Action);
    desk
}

fn cylon(at: Location) -> Desk {
    cylon_of(&[SaulTigh, LauraRoslin, WilliamAdama, Tyrol], at)
}

fn act(desk: &mut Desk) -> &mut Desk {
    let at = desk.place(A).location().unwrap();
    desk.says(A, Item::Activate(at))
}

/// At Caprica, resolving this crisis.
fn caprica(people: &[Character], id: &str) -> Desk {
    let mut desk = cylon_of(people, Location::Caprica);
    pick(&mut desk, id);
    desk
}

fn pick(desk: &mut Desk, id: &str) {
    desk.state.set_crises(&[crisis(id), crisis("boarding-parties")]);
    act(desk).asks(A, Prompt::CrisisPick).says(A, Item::Crisis(crisis(id)));
}

fn is_discarded(desk: &Desk, id: &str) -> bool {
    desk.state.crises.discards().iter().any(|&card| Crisis::of(card) == crisis(id))
}

// --- A turn ---

// Ruling 13/1 and 18: two cards of any types, the same twice is fine; then any Cylon location; its action; no crisis.
#[test]
fn r13_1_the_turn_of_a_revealed_cylon() {
    let mut desk = cylon(Location::ResurrectionShip);
    desk.turn(A, TurnStep::Start).asks(A, Prompt::DrawAny { count: 2 });
    desk.answer(A, &[Item::Skill(Skill::Piloting), Item::Skill(Skill::Piloting)]);
    assert_eq!(desk.hand_of(A).iter().map(|kind| kind.skill()).collect::<Vec<_>>(), [Skill::Piloting; 2]);
    desk.asks(A, Prompt::Move);
    let cylon = LOCATIONS.iter().filter(|row| row.ship == Ship::Cylon && row.location != Location::ResurrectionShip);
    assert_eq!(desk.offers(A), cylon.map(|row| Item::Location(row.location)).collect::<Vec<_>>());
    desk.says(A, Item::Location(Location::CylonFleet)).asks(A, Prompt::Action);
    assert_eq!(desk.offers(A), [Item::Activate(Location::CylonFleet)]);
    desk.nothing();
    assert_eq!(desk.state.current, B);
    assert_eq!(desk.count(|event| matches!(event, Event::Crisis { .. } | Event::Activation { .. })), 0);
    assert_eq!((desk.state.jump, desk.hand_of(A).len()), (0, 2));
}

// Ruling 18: the Resurrection Ship is not hazardous: they may return to it of their own will.
#[test]
fn r18_the_resurrection_ship_is_not_hazardous() {
    let mut desk = cylon(Location::Caprica);
    desk.turn(A, TurnStep::Movement).asks(A, Prompt::Move);
    assert!(desk.offers_to(A, Item::Location(Location::ResurrectionShip)));
}

// Ruling 13/2: no skill card, no ability, no title, no Quorum card.
#[test]
fn r13_2_a_revealed_cylon_uses_nothing_human() {
    let mut desk = Desk::new(&[SaulTigh, LauraRoslin, WilliamAdama]);
    let actions = [SkillCard::ConsolidatePower, SkillCard::ExecutiveOrder, SkillCard::LaunchScout, SkillCard::Repair];
    desk.revealed(A, CylonMorale).hand(A, &actions.map(skill)).at(A, Location::CylonFleet).turn(A, TurnStep::Action);
    assert_eq!(desk.offers(A), [Item::Activate(Location::CylonFleet)]);
}

// Rulings 13/2 and 5.2/2: one card per check at most, and they need not.
#[test]
fn r13_2_one_card_to_a_check() {
    let mut desk = Desk::new(&[SaulTigh, LauraRoslin, WilliamAdama]);
    desk.revealed(A, CylonMorale).hand(A, &strong(Skill::Piloting)).crisis(C, "prison-labor").pass();
    assert!(matches!(desk.prompt(), Prompt::Contribute { .. }));
    let ask = desk.ask(A);
    assert_eq!((ask.pick.min, ask.pick.max), (0, 1));
}

// Ruling 13/2: no drawback either: Tigh keeps his last card, Roslin pays nothing, Zarek minds no company.
#[test]
fn r13_2_no_drawbacks() {
    let mut desk = cylon(Location::CylonFleet);
    desk.hand(A, &[skill(SkillCard::Repair)]).turn(B, TurnStep::Start);
    assert_eq!(desk.hand_of(A).len(), 1);
    let mut desk = cylon_of(&[LauraRoslin, TomZarek, WilliamAdama], Location::HumanFleet);
    act(&mut desk).asks(A, Prompt::LookAtHand);
    let mut desk = cylon_of(&[TomZarek, LauraRoslin, WilliamAdama, Tyrol, Helo], Location::HumanFleet);
    desk.revealed(B, CylonBrig).at(B, Location::HumanFleet).turn(A, TurnStep::Action);
    assert!(desk.offers_to(A, Item::Activate(Location::HumanFleet)));
}

// Ruling 13/2: no reactions: revealed characters are not asked at the moments of their powers.
#[test]
fn r13_2_no_powers_at_their_moments() {
    for (character, id) in
        [(Starbuck, "bomb-threat"), (Boomer, "prison-labor"), (Tyrol, "prison-labor"), (Helo, "riots-basestars-jump")]
    {
        let mut desk = Desk::new(&[character, LauraRoslin, SaulTigh, GaiusBaltar]);
        desk.revealed(A, CylonMorale).hand(D, &strong(Skill::Leadership)).crisis(C, id);
        while desk.prompt() != Prompt::Move {
            assert!(!desk.asked().contains(A), "{character:?}: {:?}", desk.prompt());
            let seat = desk.asked().first().unwrap();
            let ask = desk.ask(seat);
            desk.answer(seat, &ask.pick.from[..usize::from(ask.pick.min)]);
        }
    }
}

// Rulings 13/3 and `revealed_cylons`: not touched by crises: no Brig, no Sickbay, no discards.
#[test]
fn r13_3_crises_do_not_touch_him() {
    let mut desk = cylon(Location::CylonFleet);
    desk.hand(A, &strong(Skill::Tactics)).hand(B, &[skill(SkillCard::Repair)]);
    // Cylon Screenings: everybody discards two. Forced Water Mining: one at random.
    desk.crisis(C, "cylon-screenings").pass().says(C, Item::Half(1)).pass();
    assert_eq!((desk.hand_of(A).len(), desk.hand_of(B).len()), (3, 0));
    desk.crisis(C, "forced-water-mining").pass().says(C, Item::Half(1)).pass();
    assert_eq!(desk.hand_of(A).len(), 3);
    desk.hand(A, &[]).crisis(C, "a-traitor-accused").pass().says(C, Item::Half(0)).check(&[]);
    assert!(!desk.offers_to(C, Item::Seat(A)));
}

// Rulings 13/3 and 2/6: the hand limit does apply to them; 19/6: ten, of their own choice, also for Tyrol and Apollo.
#[test]
fn d19_6_hand_limit_ten_of_his_own_choice() {
    for character in [Tyrol, Apollo] {
        let mut desk = Desk::new(&[character, LauraRoslin, SaulTigh]);
        desk.revealed(A, CylonMorale);
        let many =
            [strong(Skill::Tactics), strong(Skill::Piloting), strong(Skill::Engineering), strong(Skill::Politics)];
        desk.hand(A, &many.concat()[..11]).turn(B, TurnStep::Limit).asks(A, Prompt::Discard { count: 1 });
    }
}

// Ruling 19/6: the discard down to three is the player's choice, for Apollo too.
#[test]
fn d19_6_apollo_chooses_what_he_keeps_on_revealing() {
    let mut desk = Desk::new(&[Apollo, LauraRoslin, SaulTigh]);
    desk.loyalty(A, &[CylonMorale]).hand(A, &[strong(Skill::Tactics), strong(Skill::Piloting)].concat());
    desk.turn(A, TurnStep::Action).says(A, Item::Reveal(CylonMorale)).nothing().asks(A, Prompt::Discard { count: 3 });
}

// --- Caprica ---

// Ruling 13/4 and 18: two crises, one resolved, the other to the discard pile; no activation, no jump icon.
#[test]
fn r13_4_caprica_resolves_one_of_two() {
    let mut desk = caprica(&[SaulTigh, LauraRoslin, WilliamAdama], "riots-basestars-jump");
    assert!(is_discarded(&desk, "boarding-parties"), "not under the deck");
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.asks(C, Prompt::CrisisHalf { crisis: crisis("riots-basestars-jump") }).says(C, Item::Half(0));
    assert_eq!((desk.dial(Dial::Food), desk.dial(Dial::Morale), desk.state.jump), (7, 9, 0));
    assert_eq!(desk.count(|event| matches!(event, Event::Activation { .. } | Event::JumpTrack { .. })), 0);
    assert!(is_discarded(&desk, "riots-basestars-jump"));
    assert_eq!(desk.state.current, B);
}

// Ruling 13/4: what the card itself says still happens: an attack's activation and setup, a token that moves.
#[test]
fn r13_4_an_attack_card_through_caprica() {
    let mut desk = cylon(Location::Caprica);
    desk.state.add_ships(Craft::Raider, Front, 1);
    desk.state.jump = 2;
    desk.throws(&[1]);
    pick(&mut desk, "raiding-party");
    assert!(desk.happened(&Event::Activation { icon: Icon::Raiders }));
    assert_eq!((desk.basestar_areas().len(), desk.state.jump), (1, 1));
}

// Rulings 13/4 and 19/5: they are the current player and make the current player's choices.
#[test]
fn d19_5_he_chooses_as_the_current_player() {
    let mut desk = cylon(Location::Caprica);
    desk.state.add_ships(Craft::Basestar, Rear, 1);
    pick(&mut desk, "heavy-assault");
    desk.asks(A, Prompt::PlaceWhere { craft: Craft::Basestar });
    let mut desk = cylon(Location::CylonFleet);
    desk.state.add_ships(Craft::Raider, Front, 1);
    desk.state.add_ships(Craft::Raider, Rear, 1);
    act(&mut desk).says(A, Item::Icon(Icon::Raiders)).asks(A, Prompt::NextArea).says(A, Item::Area(Rear));
    let mut desk = cylon(Location::CylonFleet);
    desk.state.add_ships(Craft::Raider, Front, 1);
    desk.state.add_civilian(Front, Civilian::Pop1);
    desk.state.add_civilian(Front, Civilian::Pop2);
    act(&mut desk).says(A, Item::Icon(Icon::Raiders)).asks(A, Prompt::AttackWhichCivilian { area: Front });
}

// Ruling 19/5 with 13/4: a "current player" choice of a crisis.
#[test]
fn d19_5_he_picks_the_half_and_the_victim() {
    let mut desk = caprica(&[SaulTigh, LauraRoslin, WilliamAdama], "a-traitor-accused");
    desk.asks(A, Prompt::CrisisHalf { crisis: crisis("a-traitor-accused") }).says(A, Item::Half(0)).check(&[]);
    desk.asks(A, Prompt::SendWhom { crisis: crisis("a-traitor-accused"), to: Location::Brig, may: false });
    assert_eq!(desk.offers(A), [Item::Seat(B), Item::Seat(C)]);
}

// Ruling 19/15: costs laid on a current player who is a revealed Cylon do nothing; they may choose the option.
#[test]
fn d19_15_costs_of_a_cylon_do_nothing() {
    let mut desk = caprica(&[SaulTigh, LauraRoslin, WilliamAdama], "a-traitor-accused");
    desk.hand(A, &strong(Skill::Tactics)).says(A, Item::Half(1));
    assert_eq!((desk.hand_of(A).len(), desk.state.current), (3, B));
    // Sent to Sickbay: neither.
    let mut desk = caprica(&[SaulTigh, LauraRoslin, WilliamAdama], "rescue-mission-raiders-jump");
    desk.says(C, Item::Half(0));
    assert!(desk.is_at(A, Location::Caprica) && desk.dial(Dial::Morale) == 9);
}

// Ruling 5.2/18 and 19/13: Secret Destiny works on a card from Caprica: one fresh card is drawn and resolved.
#[test]
fn d19_13_secret_destiny_at_caprica() {
    let mut desk = caprica(&[SaulTigh, LauraRoslin, WilliamAdama, Starbuck], "bomb-threat");
    desk.asks(D, Prompt::SecretDestiny { crisis: crisis("bomb-threat") });
    desk.state.set_crises(&[crisis("riots-basestars-jump")]);
    desk.says(D, Item::Yes);
    assert!(desk.happened(&Event::CrisisDiscarded { crisis: crisis("bomb-threat") }));
    desk.asks(C, Prompt::CrisisHalf { crisis: crisis("riots-basestars-jump") }).says(C, Item::Half(0));
    assert_eq!((desk.dial(Dial::Food), desk.state.jump), (7, 0), "and still without its icons");
}

// Ruling 5.2/18: so do Mysterious Intuition, Blind Devotion, Command Authority and Moral Compass.
#[test]
fn r13_4_human_powers_work_at_caprica() {
    let mut desk = caprica(&[SaulTigh, LauraRoslin, WilliamAdama, Boomer], "prison-labor");
    desk.asks(D, Prompt::MysteriousIntuition { crisis: crisis("prison-labor") });
    let mut desk = caprica(&[SaulTigh, LauraRoslin, WilliamAdama, Tyrol], "prison-labor");
    desk.asks(D, Prompt::BlindDevotion).nothing().asks(C, Prompt::CommandAuthority);
    let mut desk = caprica(&[SaulTigh, LauraRoslin, WilliamAdama, Helo], "riots-basestars-jump");
    desk.says(C, Item::Half(0)).asks(D, Prompt::MoralCompass { crisis: crisis("riots-basestars-jump"), half: 0 });
}

// Ruling 14/6: Roslin and Baltar have their powers only for cards that they draw.
#[test]
fn r14_6_a_revealed_roslin_draws_like_everybody() {
    let mut desk = caprica(&[LauraRoslin, SaulTigh, WilliamAdama], "prison-labor");
    assert_eq!(desk.count(|event| matches!(event, Event::SawCrises { cards, .. } if cards.len() == 2)), 1);
    desk.check(&[]);
    let mut desk = caprica(&[GaiusBaltar, SaulTigh, WilliamAdama], "prison-labor");
    desk.check(&[]);
    assert_eq!(desk.count(|event| matches!(event, Event::Drew { seat: A, .. })), 0);
}

// Ruling 19/14: the further crisis of Fulfiller of Prophecy comes straight after it, one card.
#[test]
fn d19_14_fulfiller_of_prophecy_at_caprica() {
    let mut desk = cylon_of(&[SaulTigh, LauraRoslin, WilliamAdama], Location::Caprica);
    let next = [crisis("fulfiller-of-prophecy"), crisis("boarding-parties"), crisis("riots-basestars-jump")];
    desk.state.set_crises(&next);
    act(&mut desk).says(A, Item::Crisis(next[0])).says(A, Item::Half(1));
    desk.asks(C, Prompt::CrisisHalf { crisis: next[2] }).says(C, Item::Half(0));
    assert_eq!((desk.state.current, desk.state.jump), (B, 0));
    assert_eq!(desk.count(|event| matches!(event, Event::Activation { .. })), 0);
}

// Ruling 13/4 and 13/5: or the super crisis, which is then spent; the Resurrection Ship gives no new one.
#[test]
fn r13_5_a_super_crisis_is_played_once() {
    let mut desk = cylon(Location::Caprica);
    desk.state.set_super_crisis(A, SuperCrisis::InboundNukes);
    act(&mut desk).asks(A, Prompt::Caprica);
    assert_eq!(desk.offers(A), [Item::SuperCrisis, Item::Deck(DeckName::Crisis)]);
    desk.says(A, Item::SuperCrisis).check(&[]);
    assert_eq!([Dial::Food, Dial::Fuel, Dial::Population].map(|dial| desk.dial(dial)), [7, 7, 11]);
    assert_eq!(desk.state.super_hands[A.index()], None);
    assert_eq!(desk.state.supers.discards().len(), 1);
    desk.state.set_place(A, Place::At(Location::ResurrectionShip));
    desk.turn(A, TurnStep::Action);
    assert!(!desk.offers_to(A, Item::Activate(Location::ResurrectionShip)), "nothing to exchange or to pass on");
}

// Ruling 13/4: a super crisis that attacks.
#[test]
fn r13_4_massive_assault() {
    let mut desk = cylon(Location::Caprica);
    desk.state.set_super_crisis(A, SuperCrisis::MassiveAssault);
    desk.state.jump = 3;
    act(&mut desk).says(A, Item::SuperCrisis);
    assert_eq!((desk.basestar_areas().len(), desk.state.jump, desk.state.space.civilians.len()), (2, 1, 4));
}

// Ruling 5.2/13 and conflicts/4: on a super crisis no ability works that touches crises or checks; skill cards do.
#[test]
fn conflict_4_super_crises_are_immune() {
    let mut desk = cylon_of(&[SaulTigh, WilliamAdama, Tyrol, Starbuck, Boomer, Helo], Location::Caprica);
    desk.state.set_super_crisis(A, SuperCrisis::InboundNukes);
    let ones = [skill(SkillCard::Repair), skill(SkillCard::EvasiveManeuvers)];
    desk.hand(B, &ones);
    act(&mut desk).says(A, Item::SuperCrisis);
    let mut prompts = Vec::new();
    while desk.state.current == A {
        prompts.push(desk.prompt());
        let asked = desk.asked().first().unwrap();
        let items = if matches!(desk.prompt(), Prompt::Contribute { .. }) { cards(&ones) } else { vec![] };
        desk.answer(asked, &items);
    }
    assert!(prompts.iter().all(|prompt| prompt.ability().is_none()), "{prompts:?}");
    assert!(prompts.iter().any(|prompt| matches!(prompt, Prompt::BeforeCheck { .. })));
    // Adama's ones do not help: two wrong ones and two Destiny cards, leadership against politics.
    assert_eq!(desk.count(|event| matches!(event, Event::Opened { total: -2, .. })), 1);
}

// --- Cylon Fleet ---

// Ruling 13/6: like the icons, with the launches where there are none, and the centurions.
#[test]
fn r13_6_cylon_fleet_activates_one_kind() {
    let mut desk = cylon(Location::CylonFleet);
    desk.state.add_ships(Craft::Basestar, Front, 1);
    act(&mut desk).asks(A, Prompt::CylonFleet);
    assert_eq!(
        desk.offers(A),
        [Item::Icon(Icon::Raiders), Item::Icon(Icon::HeavyRaiders), Item::Icon(Icon::Basestars), Item::LaunchAll]
    );
    desk.says(A, Item::Icon(Icon::Raiders));
    assert_eq!(desk.raiders(Front), 2, "none on the board: they are launched");
    let mut desk = cylon(Location::CylonFleet);
    desk.state.add_ships(Craft::HeavyRaider, PortAft, 1);
    desk.state.space.centurions = [1, 0, 0, 0];
    act(&mut desk).says(A, Item::Icon(Icon::HeavyRaiders));
    assert_eq!(desk.state.space.centurions, [1, 1, 0, 0]);
    let mut desk = cylon(Location::CylonFleet);
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.throws(&[8]);
    act(&mut desk).says(A, Item::Icon(Icon::Basestars));
    assert_eq!(desk.state.damage.count_ones(), 1);
}

// "cylon_fleet": or every basestar launches two raiders and a heavy raider; ruling 7.4/1: not with a disabled hangar.
#[test]
fn r13_6_cylon_fleet_launches() {
    let mut desk = cylon(Location::CylonFleet);
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.state.add_ships(Craft::Basestar, Rear, 1);
    desk.state.space.basestars[1].damage = 1 << BasestarDamage::DisabledHangar as u8;
    desk.state.add_ships(Craft::Raider, Rear, 1);
    desk.state.space.centurions = [1, 0, 0, 0];
    act(&mut desk).says(A, Item::LaunchAll);
    assert_eq!((desk.raiders(Front), desk.raiders(Rear)), (2, 1));
    assert_eq!(desk.state.space.heavy_raiders, [1, 0, 0, 0, 0, 0]);
    assert_eq!(desk.state.space.centurions, [1, 0, 0, 0], "it is no activation");
}

// --- Human Fleet ---

// Ruling 13/7 and 18: look at a hand, take a card of choice, roll; 5 or more damages Galactica; and nothing else.
#[test]
fn r13_7_human_fleet() {
    for (face, tokens) in [(4, 0), (5, 1)] {
        let mut desk = cylon(Location::HumanFleet);
        let hand = [skill(SkillCard::Repair), Kind { card: SkillCard::StrategicPlanning, strength: 5 }];
        desk.hand(C, &hand).throws(&[face]);
        act(&mut desk).asks(A, Prompt::LookAtHand);
        assert_eq!(desk.offers(A), [Item::Seat(B), Item::Seat(C), Item::Seat(D)]);
        desk.says(A, Item::Seat(C)).asks(A, Prompt::TakeCard { from: C });
        assert_eq!(desk.offers(A).len(), 2);
        desk.says(A, Item::Card(hand[1])).pass();
        assert_eq!((desk.hand_of(A), desk.hand_of(C)), (vec![hand[1]], vec![hand[0]]));
        assert_eq!(desk.state.damage.count_ones(), tokens, "a {face}");
        // Only the two of them know which card it was; only the Cylon saw the hand.
        let took = Event::Took { seat: A, owner: C, card: hand[1] };
        let heard = |seat: Seat| desk.heard(Viewer::Seat(seat)).contains(&took);
        assert_eq!([A, B, C, D].map(heard), [true, false, true, false]);
        let saw = |seat: Seat| desk.heard(Viewer::Seat(seat)).iter().any(|e| matches!(e, Event::SawHand { .. }));
        assert_eq!([A, B, C].map(saw), [true, false, false]);
        assert_eq!(desk.state.current, B);
    }
}

// Ruling 13/7: an empty hand goes straight to the roll; another revealed Cylon is a legal target.
#[test]
fn r13_7_human_fleet_empty_hands_and_cylons() {
    let mut desk = cylon_of(&[SaulTigh, LauraRoslin, WilliamAdama, Tyrol, Helo], Location::HumanFleet);
    desk.revealed(D, CylonBrig).hand(D, &[skill(SkillCard::Repair)]).turn(A, TurnStep::Action).throws(&[1]);
    act(&mut desk);
    assert!(desk.offers_to(A, Item::Seat(D)));
    desk.says(A, Item::Seat(B));
    assert_eq!((desk.thrown(), desk.state.current), (vec![1], B));
}

// --- Resurrection Ship ---

// Ruling 13/8: the exchange is optional; then all hidden loyalty cards go to one human (19/19), at distance 7 or less.
#[test]
fn r13_8_resurrection_ship() {
    let mut desk = cylon(Location::ResurrectionShip);
    desk.loyalty(A, &[NotACylon, CylonBrig]);
    desk.state.set_super_crisis(A, SuperCrisis::InboundNukes);
    desk.state.set_super_crises(&[SuperCrisis::MassiveAssault]);
    desk.state.distance = 7;
    desk.turn(A, TurnStep::Action);
    act(&mut desk).asks(A, Prompt::ExchangeSuperCrisis).says(A, Item::Yes);
    assert_eq!(desk.state.super_hands[A.index()].map(SuperCrisis::of), Some(SuperCrisis::MassiveAssault));
    assert!(desk.happened(&Event::DiscardedSuperCrisis { seat: A, crisis: SuperCrisis::InboundNukes }));
    desk.asks(A, Prompt::PassLoyalty);
    assert_eq!((desk.ask(A).pick.min, desk.offers(A).len()), (1, 3), "mandatory");
    desk.says(A, Item::Seat(C));
    assert_eq!((desk.state.loyalty.held(A).len(), desk.state.loyalty.held(C).len()), (0, 3));
    // A Cylon card makes them a Cylon; whoever gave them still is one, by what they have shown.
    assert!(desk.state.is_cylon(C) && !desk.state.revealed.contains(C) && desk.state.is_cylon(A));
    let passed = |viewer| desk.heard(viewer).iter().any(|e| matches!(e, Event::PassedLoyalty { .. }));
    assert_eq!([A, B, C].map(|seat| passed(Viewer::Seat(seat))), [true, false, true]);
}

// Ruling 13/8: not beyond distance 7; and the exchange may be declined.
#[test]
fn r13_8_nothing_is_passed_on_near_kobol() {
    let mut desk = cylon(Location::ResurrectionShip);
    desk.loyalty(A, &[CylonBrig]);
    desk.state.distance = 8;
    desk.turn(A, TurnStep::Action);
    assert!(!desk.offers_to(A, Item::Activate(Location::ResurrectionShip)));
    desk.state.set_super_crisis(A, SuperCrisis::InboundNukes);
    desk.turn(A, TurnStep::Action);
    act(&mut desk).nothing();
    assert_eq!(desk.state.super_hands[A.index()].map(SuperCrisis::of), Some(SuperCrisis::InboundNukes));
    assert_eq!((desk.state.current, desk.state.loyalty.held(A).len()), (B, 1));
}

// Ruling 19/19: never to another revealed Cylon.
#[test]
fn d19_19_loyalty_cards_go_to_humans() {
    let mut desk = cylon_of(&[SaulTigh, LauraRoslin, WilliamAdama, Tyrol, Helo], Location::ResurrectionShip);
    desk.revealed(D, CylonBrig).loyalty(A, &[NotACylon]).turn(A, TurnStep::Action);
    act(&mut desk).asks(A, Prompt::PassLoyalty);
    assert!(!desk.offers_to(A, Item::Seat(D)));
}

// --- 18: what the base game does not have ---

// Five types of skill cards, no sixth (Treachery); three location checks; 13 human and 4 Cylon locations (no Airlock).
#[test]
fn r18_no_expansion_components() {
    assert_eq!(Skill::ALL.len(), 5);
    assert_eq!(LOCATIONS.len(), 17);
    assert_eq!(LOCATIONS.iter().filter(|row| row.check.is_some()).count(), 3);
    assert_eq!((Quorum::ALL.len(), SuperCrisis::ALL.len()), (11, 5));
}

// Ruling 18: Friends in Low Places concerns Administration and the Brig, nothing else.
#[test]
fn r18_zareks_friends_are_in_two_places() {
    for (location, asked) in [(Location::AdmiralsQuarters, false), (Location::Administration, true)] {
        let mut desk = Desk::new(&[TomZarek, LauraRoslin, Starbuck]);
        desk.hand(B, &strong(Skill::Politics)).at(C, location).action(C);
        desk.says(C, Item::Activate(location)).says(C, Item::Seat(B));
        assert_eq!(matches!(desk.prompt(), Prompt::FriendsInLowPlaces { .. }), asked);
    }
}

// Ruling 18: Investigative Committee shows the Destiny cards too (5.2/6; 19/11: and who gave what).
#[test]
fn d19_11_investigative_committee_opens_everything() {
    let committee = Kind { card: SkillCard::InvestigativeCommittee, strength: 3 };
    let mut desk = Desk::new(&[SaulTigh, LauraRoslin, WilliamAdama]);
    let gift = position::card(Skill::Tactics, 5);
    desk.hand(A, &[committee]).hand(B, &[gift]).crisis(C, "prison-labor").plays(A, committee).pass();
    let destiny = vec![position::card(Skill::Politics, 1), position::card(Skill::Leadership, 1)];
    assert!(desk.heard(Viewer::Public).contains(&Event::DestinyOpenly { cards: destiny }));
    desk.check(&[(B, &[gift])]);
    assert!(desk.heard(Viewer::Public).contains(&Event::ContributedOpenly { seat: B, cards: vec![gift] }));
}

// Ruling 18: revealing hands nothing over; ruling 16: and what they keep stays hidden.
#[test]
fn r18_no_loyalty_card_changes_hands_at_a_reveal() {
    let mut desk = Desk::new(&[SaulTigh, LauraRoslin, WilliamAdama]);
    desk.loyalty(A, &[CylonMorale, CylonBrig]).turn(A, TurnStep::Action);
    desk.says(A, Item::Reveal(CylonMorale)).nothing();
    assert_eq!([A, B, C].map(|seat| desk.state.loyalty.held(seat).len()), [1, 1, 1]);
    assert_eq!(desk.view(Viewer::Seat(B)).players[A.index()].loyalty, []);
}

// Ruling 13/3 with 10/5: titles do not go to a revealed Cylon.
#[test]
fn r13_3_titles_pass_revealed_cylons_by() {
    let mut desk = Desk::new(&[SaulTigh, LauraRoslin, WilliamAdama, Helo]);
    desk.revealed(A, CylonMorale).at(C, Location::AdmiralsQuarters);
    let cards = strong(Skill::Tactics);
    desk.hand(B, &[cards.clone(), strong(Skill::Leadership)].concat()).at(D, Location::AdmiralsQuarters).action(D);
    desk.says(D, Item::Activate(Location::AdmiralsQuarters)).says(D, Item::Seat(C)).check(&[(B, &cards)]).pass();
    assert!(desk.is_at(C, Location::Brig));
    assert_eq!(desk.state.holder(Title::Admiral), D, "Tigh would come first");
    assert_eq!(desk.count(|e| matches!(e, Event::Used { ability: Ability::CylonHatred, .. })), 0);
}
