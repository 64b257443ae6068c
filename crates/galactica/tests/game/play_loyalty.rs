//! Loyalty: looking, revealing, sleepers and the Sympathizer. Rulings 12, 17/3 and 19/16 to 19/20.

use crate::desk::{A, B, C, D, Desk, strong};
use galactica::cards::Area::{Front, PortBow};
use galactica::cards::Character::{
    Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, Tyrol, WilliamAdama,
};
use galactica::cards::Destination::BarrenPlanet;
use galactica::cards::Loyalty::{CylonBrig, CylonDamage, CylonMorale, CylonSickbay, NotACylon, Sympathizer};
use galactica::cards::{
    Ability, Character, Crisis, Damage, GALACTICA_DAMAGE, Kind, Location, Loyalty, Quorum, Skill, SkillCard, Title,
};
use galactica::frame::TurnStep;
use galactica::state::{Dial, Ending};
use galactica::{Event, Galactica, Item, Place, Prompt, Setup, position};
use tabletop::{Game, Log, Seat, SeatSet, Seed, Viewer};

const FOUR: [Character; 4] = [WilliamAdama, LauraRoslin, Starbuck, Tyrol];

/// `n` cards that nobody asks after.
fn hand(n: usize) -> Vec<Kind> {
    [1, 1, 1, 1, 2, 2, 2, 2].iter().map(|&strength| position::card(Skill::Engineering, strength)).take(n).collect()
}

/// Adama's card, with an action to take.
fn cylon(card: Loyalty) -> Desk {
    let mut desk = Desk::new(&FOUR);
    desk.loyalty(A, &[card]).at(A, Location::Communications);
    desk
}

fn reveal(desk: &mut Desk, seat: Seat, card: Loyalty) {
    desk.turn(seat, TurnStep::Action).says(seat, Item::Reveal(card));
}

fn seats(items: &[Item]) -> Vec<Seat> {
    items.iter().filter_map(|item| if let Item::Seat(seat) = *item { Some(seat) } else { None }).collect()
}

/// The fleet arrives and the sleepers are dealt these cards, in turn order from Adama.
fn sleepers(desk: &mut Desk, deck: &[Loyalty]) {
    desk.state.set_loyalty_deck(deck);
    desk.state.distance = 3;
    desk.state.set_destinations(&[BarrenPlanet]);
    let admiral = desk.state.admiral;
    desk.jump(A).says(admiral, Item::Destination(BarrenPlanet));
}

fn faces(desk: &Desk, seat: Seat) -> Vec<Loyalty> {
    desk.view(Viewer::Seat(seat)).players[seat.index()].loyalty.clone()
}

// --- 12/1 to 12/4 ---

// Ruling 12/1: one's own cards are always in view; one of several, for another, is random.
#[test]
fn r12_1_a_random_card_of_several() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut desk = Desk::new(&FOUR);
        desk.loyalty(A, &[NotACylon, CylonMorale]);
        assert_eq!(faces(&desk, A), [NotACylon, CylonMorale]);
        // Informing the Public, passed by two good hands.
        let cards = [strong(Skill::Politics), strong(Skill::Leadership)].concat();
        desk.state.dice = tabletop::Dice::new(Seed::derive(seed, 0));
        desk.hand(D, &cards).crisis(C, "informing-the-public").pass().says(C, Item::Half(0)).check(&[(D, &cards)]);
        desk.pass().says(C, Item::Seat(A));
        let saw = desk
            .events()
            .into_iter()
            .find_map(|e| if let Event::SawLoyalty { cards, .. } = e { Some(cards) } else { None });
        let saw = saw.expect("somebody looked");
        assert_eq!(saw.len(), 1);
        seen.extend(saw);
    }
    assert_eq!(seen.len(), 2);
}

// A reading: "any player" for a look at a loyalty card is oneself as well.
#[test]
fn any_player_to_look_at_is_oneself_too() {
    let cards = [strong(Skill::Politics), strong(Skill::Leadership)].concat();
    let mut desk = Desk::new(&FOUR);
    desk.loyalty(B, &[NotACylon]).hand(D, &cards).crisis(C, "informing-the-public").pass().says(C, Item::Half(0));
    desk.check(&[(D, &cards)]).pass().asks(C, Prompt::LookWhose);
    assert_eq!(desk.offers(C), [A, B, C, D].map(Item::Seat));
}

// Ruling 12/2 and conflicts/1: the power, down to three cards, titles, Resurrection Ship, a super crisis, no crisis.
#[test]
fn r12_2_the_steps_of_a_reveal() {
    let mut desk = cylon(CylonMorale);
    desk.state.set_title(Title::President, A);
    desk.loyalty(A, &[CylonMorale, NotACylon]).hand(A, &hand(6));
    reveal(&mut desk, A, CylonMorale);
    desk.asks(A, Prompt::UsePower { card: CylonMorale }).says(A, Item::Yes);
    assert_eq!(desk.dial(Dial::Morale), 9);
    desk.asks(A, Prompt::Discard { count: 3 });
    let cards = desk.offers(A)[..3].to_vec();
    desk.answer(A, &cards);
    assert_eq!(desk.hand_of(A).len(), 3);
    assert!(desk.is_at(A, Location::ResurrectionShip) && desk.state.revealed.contains(A));
    assert_eq!((desk.state.president, desk.state.admiral), (B, C), "the highest eligible in each line");
    assert!(desk.state.super_hands[A.index()].is_some());
    // The rest stays hidden, and is not handed over (ruling 18).
    assert_eq!((faces(&desk, A), desk.state.loyalty.shown[A.index()].len()), (vec![NotACylon], 1));
    assert_eq!(desk.state.current, B, "the turn is over");
    assert_eq!(desk.count(|event| matches!(event, Event::Crisis { .. })), 0);
}

// Ruling 12/2: the power is optional; with three cards or fewer nothing is discarded; a viper returns to the Reserves.
#[test]
fn r12_2_a_reveal_in_a_viper() {
    let mut desk = Desk::new(&FOUR);
    desk.loyalty(C, &[CylonMorale]).flies(C, PortBow).hand(C, &hand(3));
    assert_eq!(desk.state.space.reserve, 7);
    reveal(&mut desk, C, CylonMorale);
    desk.nothing();
    assert_eq!((desk.dial(Dial::Morale), desk.hand_of(C).len(), desk.state.space.reserve), (10, 3, 8));
    assert!(desk.is_at(C, Location::ResurrectionShip));
}

// Ruling 12/2, "in_the_brig": the power is skipped; ruling 9/2: it is a way out.
#[test]
fn r12_2_no_power_in_the_brig() {
    for card in [CylonBrig, CylonSickbay, CylonDamage, CylonMorale] {
        let mut desk = cylon(card);
        desk.at(A, Location::Brig);
        reveal(&mut desk, A, card);
        assert!(desk.is_at(A, Location::ResurrectionShip), "{card:?}");
        assert_eq!((desk.dial(Dial::Morale), desk.state.damage), (10, 0));
    }
}

// Ruling 12/3: the end of the turn still comes: hand limits and an empty resource.
#[test]
fn r12_3_the_end_of_the_turn_comes_after_a_reveal() {
    let mut desk = cylon(CylonMorale);
    desk.state.dials[Dial::Morale as usize] = 1;
    reveal(&mut desk, A, CylonMorale);
    desk.says(A, Item::Yes);
    assert_eq!(desk.state.ending, Ending::Morale);
    let mut desk = cylon(CylonMorale);
    let many = [strong(Skill::Piloting), strong(Skill::Tactics), hand(8)].concat();
    desk.hand(B, &many);
    reveal(&mut desk, A, CylonMorale);
    desk.nothing().asks(B, Prompt::Discard { count: 4 });
}

// Ruling 12/4 and conflicts/9: no further card can be used or shown.
#[test]
fn conflict_9_a_revealed_cylon_shows_nothing_more() {
    let mut desk = Desk::new(&FOUR);
    desk.revealed(A, CylonMorale);
    desk.loyalty(A, &[CylonBrig, NotACylon]).turn(A, TurnStep::Action);
    assert!(!desk.offers(A).iter().any(|item| matches!(item, Item::Reveal(_))));
}

// Ruling 12/4: the targeting powers reach Galactica's locations only, and 19/26: others.
#[test]
fn r12_4_powers_reach_galactica_only() {
    for card in [CylonBrig, CylonSickbay] {
        let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Starbuck, Helo, GaiusBaltar, SaulTigh]);
        desk.loyalty(A, &[card]).flies(C, Front);
        desk.state.places[D.index()] = Place::Nowhere;
        assert!(desk.state.place(B).is_aboard(galactica::cards::Ship::ColonialOne));
        reveal(&mut desk, A, card);
        desk.asks(A, Prompt::PowerTarget { card });
        assert_eq!(seats(&desk.offers(A)), [Seat(4), Seat(5)], "{card:?}");
    }
    // Ruling 9/3: a prisoner is not sent to Sickbay, nobody to where they are; with nobody in reach there is no question.
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Starbuck]);
    desk.loyalty(A, &[CylonSickbay]).at(C, Location::Brig);
    reveal(&mut desk, A, CylonSickbay);
    assert!(desk.is_at(A, Location::ResurrectionShip));
}

// --- The powers ---

// "cylon_brig": a character on Galactica goes to the Brig.
#[test]
fn power_brig() {
    let mut desk = Desk::new(&FOUR);
    desk.loyalty(C, &[CylonBrig]);
    reveal(&mut desk, C, CylonBrig);
    desk.asks(C, Prompt::PowerTarget { card: CylonBrig }).says(C, Item::Seat(A));
    assert!(desk.is_at(A, Location::Brig) && desk.happened(&Event::UsedPower { seat: C, card: CylonBrig }));
    // Ruling 10/5: Starbuck comes before Tyrol in the line, and is a revealed Cylon.
    let titles = [C, D].map(|seat| desk.happened(&Event::Title { seat, title: Title::Admiral }));
    assert_eq!((desk.state.admiral, titles), (D, [false, true]));
}

// "cylon_sickbay" and ruling 19/16: the victim discards five cards of their own choice and goes to Sickbay.
#[test]
fn d19_16_power_sickbay_the_victim_picks_five() {
    let mut desk = cylon(CylonSickbay);
    desk.hand(D, &hand(7));
    reveal(&mut desk, A, CylonSickbay);
    desk.says(A, Item::Seat(D)).asks(D, Prompt::Discard { count: 5 });
    let cards = desk.offers(D)[..5].to_vec();
    desk.answer(D, &cards);
    assert_eq!(desk.hand_of(D).len(), 2);
    assert!(desk.is_at(D, Location::Sickbay));
}

// Rulings 19/16 and 15/5: Apollo's five are random; fewer than five are all.
#[test]
fn d19_16_apollo_loses_five_at_random() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Apollo]);
    desk.loyalty(A, &[CylonSickbay]).at(C, Location::Command).hand(C, &hand(7));
    reveal(&mut desk, A, CylonSickbay);
    desk.says(A, Item::Seat(C));
    assert_eq!(desk.hand_of(C).len(), 2);
    assert!(desk.happened(&Event::Used { seat: C, ability: Ability::Headstrong }) && desk.is_at(C, Location::Sickbay));
    let mut desk = cylon(CylonSickbay);
    desk.hand(D, &hand(4));
    reveal(&mut desk, A, CylonSickbay);
    desk.says(A, Item::Seat(D));
    assert!(desk.hand_of(D).is_empty());
}

// "cylon_damage" and ruling 19/17: five tokens, two of them applied one after the other, the rest back and secret.
#[test]
fn d19_17_power_damage() {
    let mut desk = cylon(CylonDamage);
    reveal(&mut desk, A, CylonDamage);
    desk.asks(A, Prompt::UsePower { card: CylonDamage }).says(A, Item::Yes).asks(A, Prompt::ApplyToken);
    let offers = desk.offers(A);
    assert_eq!(offers.len(), 5);
    let (first, second) = (offers[0], offers[4]);
    desk.says(A, first);
    assert!(!desk.offers_to(A, first));
    assert_eq!(desk.state.damage.count_ones(), 1, "the first counts before the second");
    desk.says(A, second);
    assert_eq!((desk.state.damage.count_ones(), desk.state.tokens().count()), (2, 6));
    let saw = |event: &Event| matches!(event, Event::SawTokens { .. });
    assert!(desk.heard(Viewer::Seat(A)).iter().any(saw) && !desk.heard(Viewer::Seat(B)).iter().any(saw));
    for item in [first, second] {
        let Item::Token(token) = item else { panic!("{item:?}") };
        assert!(desk.happened(&Event::GalacticaDamaged { token }));
    }
}

// Ruling 19/17: a sixth damaged location ends the game at once, before the second token.
#[test]
fn d19_17_the_sixth_location_ends_the_game_at_once() {
    let mut desk = cylon(CylonDamage);
    desk.state.damage = 0b0001_1111;
    reveal(&mut desk, A, CylonDamage);
    desk.says(A, Item::Yes);
    assert_eq!(desk.offers(A).len(), 3, "up to five: the pool has three");
    let armory = GALACTICA_DAMAGE.iter().find(|&&token| token == Damage::Location(Location::Armory)).copied();
    desk.says(A, Item::Token(armory.unwrap()));
    assert_eq!((desk.state.ending, desk.dial(Dial::Food)), (Ending::GalacticaDestroyed, 8));
}

// "cylon_morale" is in r12_2_the_steps_of_a_reveal.

// Ruling 4/4: the target of an Executive Order who reveals loses the second action, and the turn goes on.
#[test]
fn r12_2_a_reveal_in_anothers_turn() {
    let order = Kind { card: SkillCard::ExecutiveOrder, strength: 1 };
    let mut desk = cylon(CylonMorale);
    desk.hand(B, &[order]).turn(B, TurnStep::Action).says(B, Item::Card(order)).says(B, Item::Seat(A));
    desk.says(A, Item::ActTwice).says(A, Item::Reveal(CylonMorale)).nothing();
    assert!(desk.is_at(A, Location::ResurrectionShip));
    assert_eq!((desk.state.current, desk.prompt()), (B, Prompt::CrisisPick), "Roslin's crisis");
}

// --- Sleepers ---

// Ruling 12/5: everyone gets a card, revealed Cylons too.
#[test]
fn r12_5_revealed_cylons_are_dealt_too() {
    let mut desk = Desk::new(&FOUR);
    desk.revealed(D, CylonMorale);
    sleepers(&mut desk, &[NotACylon, NotACylon, CylonBrig, NotACylon]);
    assert_eq!((faces(&desk, C), faces(&desk, D)), (vec![NotACylon, CylonBrig], vec![NotACylon]));
    assert!(desk.state.is_cylon(C) && !desk.state.revealed.contains(C));
}

// Ruling 19/18: from the current player clockwise, Boomer's two at once.
#[test]
fn d19_18_the_sleeper_deal_starts_with_the_current_player() {
    let mut desk = Desk::new(&[LauraRoslin, Boomer, WilliamAdama, Tyrol]);
    desk.state.set_loyalty_deck(&[CylonBrig, CylonDamage, NotACylon, CylonMorale, CylonSickbay]);
    desk.state.distance = 3;
    desk.state.set_destinations(&[BarrenPlanet]);
    desk.jump(D).says(C, Item::Destination(BarrenPlanet));
    assert_eq!(faces(&desk, D)[1..], [CylonBrig]);
    assert_eq!(faces(&desk, A)[1..], [CylonDamage]);
    assert_eq!(faces(&desk, B)[1..], [NotACylon, CylonMorale]);
    assert_eq!(faces(&desk, C)[1..], [CylonSickbay]);
    assert!(desk.is_at(B, Location::Brig));
}

// Ruling 12/6: a revealed Boomer is dealt two, so that none is left over, and not moved.
#[test]
fn r12_6_a_revealed_boomer_is_dealt_two_and_stays() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Boomer]);
    desk.revealed(C, CylonMorale);
    sleepers(&mut desk, &[NotACylon, NotACylon, NotACylon, NotACylon]);
    assert_eq!(faces(&desk, C).len(), 2);
    assert!(desk.is_at(C, Location::ResurrectionShip) && desk.state.loyalty.deck.is_empty());
}

// Ruling 1/5: the deck always holds exactly what the sleeper phase deals.
#[test]
fn r12_5_the_deck_is_dealt_out_exactly() {
    for people in [
        &[WilliamAdama, LauraRoslin, Starbuck][..],
        &[WilliamAdama, GaiusBaltar, Boomer],
        &[WilliamAdama, LauraRoslin, Boomer, Tyrol],
        &[WilliamAdama, GaiusBaltar, Boomer, Tyrol, Helo],
        &[WilliamAdama, GaiusBaltar, Boomer, Tyrol, Helo, Apollo],
    ] {
        let state = position::new(people, 9);
        let boomer = usize::from(people.contains(&Boomer));
        assert_eq!(state.loyalty.deck.len(), people.len() + boomer, "{people:?}");
    }
}

// --- The Sympathizer ---

/// Starbuck is dealt the Sympathizer, with food at this.
fn sympathizer(food: u8) -> Desk {
    let mut desk = Desk::new(&FOUR);
    desk.state.dials[Dial::Food as usize] = food;
    desk
}

// Ruling 12/7: a resource in the red: whoever holds it goes to the Brig, and the card counts as "not a Cylon".
#[test]
fn r12_7_the_sympathizer_in_the_red_is_a_prisoner() {
    let mut desk = sympathizer(4);
    sleepers(&mut desk, &[NotACylon, NotACylon, Sympathizer, NotACylon]);
    assert!(desk.happened(&Event::Sympathizer { seat: C, cylon: false }));
    assert!(desk.is_at(C, Location::Brig) && desk.state.is_human(C) && !desk.state.is_cylon(C));
}

// Ruling 12/7, "red_zone": 4 of food and fuel, 5 of morale, 6 of population are in the red, one more is not.
#[test]
fn r12_7_every_red_zone() {
    for (dial, red) in [(Dial::Food, 4), (Dial::Fuel, 4), (Dial::Morale, 5), (Dial::Population, 6)] {
        for (value, cylon) in [(red, false), (red + 1, true)] {
            let mut desk = Desk::new(&FOUR);
            desk.state.dials[dial as usize] = value;
            // Barren Planet costs two fuel.
            desk.state.dials[Dial::Fuel as usize] += 2;
            sleepers(&mut desk, &[NotACylon, NotACylon, Sympathizer, NotACylon]);
            assert!(desk.happened(&Event::Sympathizer { seat: C, cylon }), "{dial:?} at {value}");
        }
    }
}

// Rulings 12/5 and 12/7: everything is dealt, then the Sympathizer, then Boomer's move: turned, she is not moved.
#[test]
fn r12_5_boomer_turned_by_the_sympathizer_is_not_moved() {
    let mut desk = Desk::new(&[WilliamAdama, LauraRoslin, Boomer, Tyrol]);
    sleepers(&mut desk, &[NotACylon, NotACylon, Sympathizer, NotACylon, CylonMorale]);
    assert!(desk.is_at(C, Location::ResurrectionShip));
    assert_eq!(faces(&desk, D), [NotACylon, CylonMorale], "everybody had their card first");
}

// Rulings 12/7 and 11/2: what lay in front of them goes too.
#[test]
fn r12_7_a_sympathizer_loses_what_lies_before_him() {
    let mut desk = Desk::new(&FOUR);
    desk.quorum(&[Quorum::AssignVicePresident]).action(B).says(B, Item::Quorum(Quorum::AssignVicePresident));
    desk.says(B, Item::Seat(C));
    sleepers(&mut desk, &[NotACylon, NotACylon, Sympathizer, NotACylon]);
    assert!(desk.happened(&Event::QuorumGone { card: Quorum::AssignVicePresident }));
}

// Rulings 12/7 and 17/3: a hidden Cylon stays one.
#[test]
fn r12_7_a_hidden_cylon_stays_one() {
    let mut desk = sympathizer(4);
    desk.loyalty(C, &[CylonMorale]);
    sleepers(&mut desk, &[NotACylon, NotACylon, Sympathizer, NotACylon]);
    assert!(desk.is_at(C, Location::Brig) && desk.state.is_human(C) && desk.state.is_cylon(C));
    // And wins with the Cylons.
    desk.state.dials[Dial::Food as usize] = 0;
    desk.turn(A, TurnStep::Verdict);
    assert_eq!(Galactica::outcome(&desk.state).unwrap().winners, SeatSet::one(C));
}

// Ruling 12/7 and conflicts/12: none in the red: a revealed Cylon, down to three cards, without titles and super crisis.
#[test]
fn r12_7_the_sympathizer_turns_cylon() {
    let mut desk = sympathizer(5);
    desk.state.set_title(Title::Admiral, C);
    desk.loyalty(C, &[CylonMorale]).hand(C, &hand(5)).flies(C, Front);
    sleepers(&mut desk, &[NotACylon, NotACylon, Sympathizer, NotACylon]);
    desk.asks(C, Prompt::Discard { count: 2 });
    let cards = desk.offers(C)[..2].to_vec();
    desk.answer(C, &cards);
    assert!(desk.is_at(C, Location::ResurrectionShip) && desk.state.is_cylon(C));
    assert_eq!((desk.state.admiral, desk.state.super_hands[C.index()]), (A, None));
    // Its turn goes on: it was Adama's. The other card stays hidden.
    assert_eq!((desk.prompt(), faces(&desk, C)), (Prompt::Move, vec![CylonMorale]));
    // Never the Cylon Fleet, never a super crisis, not even by exchange.
    desk.state.set_place(C, Place::At(Location::CylonFleet));
    desk.turn(C, TurnStep::Action);
    assert_eq!(desk.offers(C), []);
    desk.state.set_place(C, Place::At(Location::Caprica));
    desk.turn(C, TurnStep::Action).says(C, Item::Activate(Location::Caprica)).asks(C, Prompt::CrisisPick);
}

// Ruling 12/7: they can pass on their hidden cards at the Resurrection Ship.
#[test]
fn r12_7_a_sympathizer_passes_his_cards_on() {
    let mut desk = sympathizer(8);
    desk.loyalty(C, &[CylonMorale]);
    sleepers(&mut desk, &[NotACylon, NotACylon, Sympathizer, NotACylon]);
    desk.turn(C, TurnStep::Action).says(C, Item::Activate(Location::ResurrectionShip));
    desk.asks(C, Prompt::PassLoyalty).says(C, Item::Seat(A));
    assert!(desk.state.is_cylon(A) && desk.state.is_cylon(C));
    assert_eq!(desk.state.loyalty.held(C).len(), 0);
}

// Ruling 12/8 and conflicts/3: a revealed Cylon *may* hand it on, to a human, who resolves it at once.
#[test]
fn conflict_3_a_revealed_cylon_may_hand_the_sympathizer_on() {
    let mut desk = Desk::new(&FOUR);
    desk.revealed(D, CylonMorale);
    sleepers(&mut desk, &[NotACylon, NotACylon, NotACylon, Sympathizer]);
    desk.asks(D, Prompt::GiveSympathizer);
    assert_eq!((seats(&desk.offers(D)), desk.ask(D).pick.min), (vec![A, B, C], 0));
    desk.says(D, Item::Seat(B));
    assert!(desk.happened(&Event::Sympathizer { seat: B, cylon: true }) && desk.state.revealed.contains(B));
    assert_eq!(desk.state.sympathizer, Some(B));
}

// Rulings 12/8 and 19/19: kept, it lies face up without effect and is never passed on.
#[test]
fn d19_19_a_kept_sympathizer_does_nothing() {
    let mut desk = Desk::new(&FOUR);
    desk.revealed(D, CylonMorale);
    sleepers(&mut desk, &[NotACylon, NotACylon, NotACylon, Sympathizer]);
    desk.nothing().asks(A, Prompt::Move);
    assert!(desk.happened(&Event::SympathizerKept { seat: D }));
    assert_eq!(desk.view(Viewer::Public).players[D.index()].shown, [CylonMorale, Sympathizer]);
    assert_eq!(desk.state.sympathizer, None);
    // They still are a Cylon of full powers, and have nothing to pass on.
    desk.state.set_place(D, Place::At(Location::CylonFleet));
    desk.turn(D, TurnStep::Action);
    assert!(desk.offers_to(D, Item::Activate(Location::CylonFleet)));
    desk.state.set_place(D, Place::At(Location::ResurrectionShip));
    desk.turn(D, TurnStep::Action);
    assert!(!desk.offers_to(D, Item::Activate(Location::ResurrectionShip)));
}

// Rulings 12/9 and 19/20: turned in one's own turn, nothing more happens in it: no further action, no crisis.
#[test]
fn d19_20_turned_in_his_own_turn() {
    let mut desk = Desk::new(&FOUR);
    desk.state.set_loyalty_deck(&[Sympathizer, NotACylon, NotACylon, NotACylon]);
    desk.state.set_destinations(&[BarrenPlanet]);
    (desk.state.distance, desk.state.jump) = (3, 4);
    // Starbuck has two actions, having started in a viper.
    desk.at(C, Location::FtlControl).throws(&[8]).turn(C, TurnStep::Action);
    desk.state.turn.actions = 1;
    desk.says(C, Item::Activate(Location::FtlControl)).says(A, Item::Destination(BarrenPlanet));
    assert!(desk.state.revealed.contains(C) && desk.state.current == D);
    assert_eq!(desk.count(|event| matches!(event, Event::Crisis { .. })), 0);
}

// Rulings 12/9 and 19/20: in the jump of step 6 the turn simply ends; in the crisis before it, so do its icons.
#[test]
fn d19_20_turned_in_his_own_crisis() {
    let mut desk = Desk::new(&FOUR);
    desk.state.set_loyalty_deck(&[Sympathizer, NotACylon, NotACylon, NotACylon]);
    desk.state.set_destinations(&[BarrenPlanet]);
    (desk.state.distance, desk.state.jump) = (3, 4);
    let cards = [strong(Skill::Tactics), strong(Skill::Engineering)].concat();
    // Crippled Raider moves the token before its icons.
    desk.hand(C, &cards).faces(C, "crippled-raider").pass().says(C, Item::Half(0)).check(&[(C, &cards)]);
    desk.says(A, Item::Destination(BarrenPlanet));
    desk.pass();
    assert_eq!((desk.state.current, desk.state.jump), (D, 0));
    assert_eq!(desk.count(|event| matches!(event, Event::Activation { .. })), 0);
}

/// Adama orders Starbuck, who jumps the fleet with the first of two actions; the sleepers are dealt these cards.
fn ordered_jump(deck: &[Loyalty]) -> Desk {
    let order = Kind { card: SkillCard::ExecutiveOrder, strength: 1 };
    let mut desk = Desk::new(&FOUR);
    desk.state.set_loyalty_deck(deck);
    desk.state.set_destinations(&[BarrenPlanet]);
    (desk.state.distance, desk.state.jump) = (3, 4);
    desk.at(C, Location::FtlControl).hand(A, &[order]).turn(A, TurnStep::Action).says(A, Item::Card(order));
    desk.says(A, Item::Seat(C)).throws(&[8]).says(C, Item::ActTwice);
    desk.says(C, Item::Activate(Location::FtlControl)).says(A, Item::Destination(BarrenPlanet));
    desk
}

// Rulings 12/9, 19/20 and 4/4: whoever is turned in an order that they carry out loses the rest of it, and the turn goes on.
#[test]
fn d19_20_turned_while_carrying_out_an_order() {
    let desk = ordered_jump(&[NotACylon, NotACylon, Sympathizer, NotACylon]);
    assert!(desk.state.revealed.contains(C));
    assert_eq!(desk.count(|event| matches!(event, Event::Crisis { seat: A, .. })), 1);
    assert_eq!(desk.count(|event| matches!(event, Event::Activated { seat: C, .. })), 1);
}

// Ruling 19/20: the current player is turned while another acts for them: the order is carried out, then the turn ends.
#[test]
fn d19_20_turned_while_another_carries_out_his_order() {
    let mut desk = ordered_jump(&[Sympathizer, NotACylon, NotACylon, NotACylon]);
    assert!(desk.state.revealed.contains(A));
    desk.asks(C, Prompt::Action).nothing();
    assert_eq!((desk.state.current, desk.count(|event| matches!(event, Event::Crisis { .. }))), (B, 0));
}

// Rulings 12/2 and 14/4: Apollo takes a viper in his own crisis and reveals; what the card still says passes him by.
#[test]
fn r12_2_apollo_reveals_in_his_own_crisis() {
    let mut desk = Desk::new(&[Apollo, LauraRoslin, WilliamAdama]);
    desk.loyalty(A, &[CylonMorale]).at(A, Location::Command).hand(A, &hand(3)).faces(A, "surrounded");
    desk.says(A, Item::Area(PortBow)).says(A, Item::Reveal(CylonMorale)).nothing();
    assert!(desk.is_at(A, Location::ResurrectionShip));
    assert_eq!((desk.state.current, desk.hand_of(A).len()), (B, 3));
}

// Ruling 12/10: a stranded Helo cannot reveal.
#[test]
fn r12_10_a_stranded_helo_cannot_reveal() {
    let mut desk = Desk::new(&[Helo, LauraRoslin, WilliamAdama]);
    desk.state.places[A.index()] = Place::Nowhere;
    desk.state.turns = 0;
    desk.loyalty(A, &[CylonMorale]).turn(A, TurnStep::Start);
    assert!(!matches!(desk.prompt(), Prompt::Action | Prompt::Move));
    assert_eq!(desk.count(|event| matches!(event, Event::Crisis { seat: A, .. })), 1);
}

// Ruling 19/26: "a character" includes oneself at Admiral's Quarters.
#[test]
fn d19_26_oneself_at_the_admirals_quarters() {
    let mut desk = Desk::new(&FOUR);
    desk.at(C, Location::AdmiralsQuarters).action(C).says(C, Item::Activate(Location::AdmiralsQuarters));
    assert_eq!(seats(&desk.offers(C)), [A, B, C, D]);
    desk.says(C, Item::Seat(C));
    // And by a crisis result: A Traitor Accused, failed.
    let mut desk = Desk::new(&FOUR);
    desk.crisis(A, "a-traitor-accused").pass().says(A, Item::Half(0)).check(&[]);
    desk.asks(A, Prompt::SendWhom { crisis: Crisis::ATraitorAccused, to: Location::Brig, may: false });
    assert_eq!(seats(&desk.offers(A)), [A, B, C, D]);
}

// "Coward": Baltar is dealt two cards at the start, everybody else one.
#[test]
fn ability_coward() {
    let setup = |characters: &[Character]| Setup {
        characters: galactica::Draft::Chosen(characters.iter().copied().collect()),
        ..Setup::new(characters.len() as u8)
    };
    let setup = setup(&[WilliamAdama, GaiusBaltar, Starbuck]);
    let mut log = Log::on();
    let state = Galactica::start(&setup, Seed::derive(1, 0), &mut log).unwrap();
    let dealt: Vec<usize> = state.seats().map(|seat| state.loyalty.held(seat).len()).collect();
    assert_eq!(dealt, [1, 2, 1]);
}

// Ruling 17/3: a hidden Cylon wins with the Cylons.
#[test]
fn r17_3_hidden_cylons_win_with_the_cylons() {
    let mut desk = Desk::new(&FOUR);
    desk.loyalty(B, &[NotACylon, CylonBrig]).revealed(D, CylonMorale);
    desk.state.dials[Dial::Fuel as usize] = 0;
    desk.turn(A, TurnStep::Verdict);
    let outcome = Galactica::outcome(&desk.state).unwrap();
    assert_eq!((outcome.winners, outcome.ending), ([B, D].into_iter().collect(), "fuel"));
}
