//! The Quorum: every card, who plays it and on whom. Rulings 11, 19/1, 19/25 and 19/26.

use crate::desk::{A, B, C, D, Desk, strong};
use galactica::cards::Area::{Front, Rear};
use galactica::cards::Character::{GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, WilliamAdama};
use galactica::cards::Quorum::{
    AcceptProphecy, ArrestOrder, AssignArbitrator, AssignMissionSpecialist, AssignVicePresident,
    AuthorizationOfBrutalForce, EncourageMutiny, FoodRationing, InspirationalSpeech, PresidentialPardon,
    ReleaseCylonMugshots,
};
use galactica::cards::{Ability, CardFace, Craft, Location, Loyalty, Quorum, Rule, Skill, Title};
use galactica::frame::TurnStep;
use galactica::state::Dial;
use galactica::{DeckName, Event, Item, Place, Prompt};
use tabletop::{Seat, Viewer};

/// Baltar, the President, Adama, the Admiral, Starbuck and Tigh.
fn start() -> Desk {
    Desk::new(&[GaiusBaltar, WilliamAdama, Starbuck, SaulTigh])
}

/// The President has these cards and plays the first.
fn played(hand: &[Quorum]) -> Desk {
    let mut desk = start();
    desk.quorum(hand).action(A).says(A, Item::Quorum(hand[0]));
    desk
}

fn discards(desk: &Desk) -> Vec<Quorum> {
    desk.state.quorum.discards().iter().map(|&card| Quorum::of(card)).collect()
}

fn seats(items: &[Item]) -> Vec<Seat> {
    items.iter().filter_map(|item| if let Item::Seat(seat) = *item { Some(seat) } else { None }).collect()
}

/// The difficulty that the check at this location starts its contributions with, about `who`, everything passed.
fn difficulty(desk: &mut Desk, by: Seat, location: Location, who: Seat) -> i8 {
    desk.hand(D, &strong(Skill::Politics));
    desk.at(by, location).action(by).says(by, Item::Activate(location)).says(by, Item::Seat(who)).pass();
    let Prompt::Contribute { difficulty, .. } = desk.prompt() else { panic!("{:?}", desk.prompt()) };
    difficulty
}

// Ruling 11/1: playing one is the action, for the President alone; titles.president: they may also draw one.
#[test]
fn r11_1_only_the_president_plays_and_draws() {
    let mut desk = start();
    desk.quorum(&[FoodRationing, ArrestOrder]).action(A);
    let items = desk.offers(A);
    assert!(
        [Item::Quorum(FoodRationing), Item::Quorum(ArrestOrder), Item::DrawQuorum].iter().all(|i| items.contains(i))
    );
    desk.says(A, Item::DrawQuorum).asks(A, Prompt::Move);
    assert_eq!(desk.state.quorum_hand.len(), 3);
    desk.action(C);
    assert!(!desk.offers(C).iter().any(|item| matches!(item, Item::Quorum(_) | Item::DrawQuorum)));
}

// Rulings 11/1 and 16: the hand is secret, its size public; 18: and it has no limit.
#[test]
fn r11_1_the_quorum_hand_is_secret_and_unlimited() {
    let mut desk = start();
    let all: Vec<Quorum> = Quorum::ALL.into_iter().chain([ArrestOrder, FoodRationing]).collect();
    desk.quorum(&all).turn(A, TurnStep::Limit);
    assert_eq!(desk.state.quorum_hand.len(), 13);
    let view = desk.view(Viewer::Seat(C));
    assert_eq!((view.quorum_hand, view.quorum_known.len()), (13, 0));
    assert_eq!(desk.view(Viewer::Seat(A)).quorum_known.len(), 13);
}

// Ruling 10/4: the hand goes with the title.
#[test]
fn r10_4_the_quorum_hand_goes_with_the_title() {
    let mut desk = start();
    desk.quorum(&[FoodRationing]).state.set_title(Title::President, C);
    desk.action(C);
    assert!(desk.offers_to(C, Item::Quorum(FoodRationing)));
    desk.action(A);
    assert!(!desk.offers_to(A, Item::Quorum(FoodRationing)));
}

// Ruling 11/2: cards in front of a player go when they become a revealed Cylon.
#[test]
fn r11_2_cards_in_play_go_with_a_revealed_cylon() {
    for card in [AssignArbitrator, AssignMissionSpecialist, AssignVicePresident] {
        let mut desk = played(&[card]);
        desk.says(A, Item::Seat(C)).loyalty(C, &[Loyalty::CylonMorale]).action(C);
        desk.says(C, Item::Reveal(Loyalty::CylonMorale)).nothing();
        assert!(desk.happened(&Event::QuorumGone { card }));
        assert_eq!((desk.state.appointed, discards(&desk)), (Default::default(), vec![card]));
    }
}

// Ruling 11/2: Accept Prophecy belongs to the presidency, not to the player.
#[test]
fn r11_2_accept_prophecy_stays_when_the_president_falls() {
    let mut desk = played(&[AcceptProphecy]);
    desk.says(A, Item::Skill(Skill::Piloting)).loyalty(A, &[Loyalty::CylonMorale]).action(A);
    desk.says(A, Item::Reveal(Loyalty::CylonMorale)).nothing();
    assert!(desk.state.appointed.prophecy);
}

// Ruling 11/3: no Quorum card aims at a revealed Cylon.
#[test]
fn r11_3_no_quorum_card_aims_at_a_revealed_cylon() {
    for card in [ArrestOrder, AssignArbitrator, AssignMissionSpecialist, AssignVicePresident, EncourageMutiny] {
        let mut desk = start();
        desk.revealed(C, Loyalty::CylonMorale).quorum(&[card]).action(A).says(A, Item::Quorum(card));
        assert!(!seats(&desk.offers(A)).contains(&C), "{card:?}");
    }
}

// Ruling 19/1: Mugshots neither, although they may have hidden cards.
#[test]
fn d19_1_mugshots_do_not_reach_a_revealed_cylon() {
    let mut desk = start();
    desk.revealed(C, Loyalty::CylonMorale);
    desk.loyalty(C, &[Loyalty::NotACylon]).quorum(&[ReleaseCylonMugshots]).action(A);
    desk.says(A, Item::Quorum(ReleaseCylonMugshots));
    assert_eq!(seats(&desk.offers(A)), [B, D]);
}

// --- The cards ---

// "accept_prophecy": a card of any type; the next Administration is 2 harder; then it is discarded.
#[test]
fn quorum_accept_prophecy_at_administration() {
    let mut desk = played(&[AcceptProphecy]);
    desk.asks(A, Prompt::DrawAny { count: 1 }).says(A, Item::Skill(Skill::Piloting));
    assert_eq!(desk.hand_of(A).len(), 1);
    assert!(desk.state.appointed.prophecy && discards(&desk).is_empty());
    assert_eq!(difficulty(&mut desk, C, Location::Administration, C), 7);
    assert!(!desk.state.appointed.prophecy);
    assert_eq!(discards(&desk), [AcceptProphecy]);
}

// "accept_prophecy": Admiral's Quarters only where the President is chosen.
#[test]
fn quorum_accept_prophecy_at_the_admirals_quarters() {
    for (who, want, stays) in [(A, 9, false), (B, 7, true)] {
        let mut desk = played(&[AcceptProphecy]);
        desk.says(A, Item::Skill(Skill::Piloting));
        assert_eq!(difficulty(&mut desk, C, Location::AdmiralsQuarters, who), want);
        assert_eq!(desk.state.appointed.prophecy, stays);
    }
}

// "arrest_order": anybody who can be moved there; ruling 19/26: oneself as well; 9/3: not a stranded Helo, no prisoner.
#[test]
fn quorum_arrest_order() {
    let mut desk = Desk::new(&[GaiusBaltar, WilliamAdama, Starbuck, Helo]);
    desk.state.places[D.index()] = Place::Nowhere;
    desk.at(C, Location::Brig).quorum(&[ArrestOrder, ArrestOrder]).action(A).says(A, Item::Quorum(ArrestOrder));
    desk.asks(A, Prompt::QuorumWhom { card: ArrestOrder });
    assert_eq!(seats(&desk.offers(A)), [A, B]);
    desk.says(A, Item::Seat(B));
    assert!(desk.is_at(B, Location::Brig));
    assert_eq!(discards(&desk), [ArrestOrder]);
    // Ruling 9/5.
    assert_eq!(desk.state.admiral, D);
}

// "assign_arbitrator": two politics cards, the card to another player, who may move the Quarters' check by 3 either way.
#[test]
fn quorum_assign_arbitrator() {
    for (by, want) in [(-3, 4), (3, 10)] {
        let mut desk = played(&[AssignArbitrator]);
        assert_eq!(desk.hand_of(A).iter().map(|kind| kind.skill()).collect::<Vec<_>>(), [Skill::Politics; 2]);
        desk.asks(A, Prompt::AppointWhom { card: AssignArbitrator });
        assert_eq!(seats(&desk.offers(A)), [B, C, D]);
        desk.says(A, Item::Seat(B)).at(C, Location::AdmiralsQuarters).action(C);
        desk.says(C, Item::Activate(Location::AdmiralsQuarters)).says(C, Item::Seat(A));
        desk.asks(D, Prompt::CylonHatred).nothing().asks(B, Prompt::Arbitrate).says(B, Item::Difficulty(by)).pass();
        assert!(matches!(desk.prompt(), Prompt::Contribute { difficulty, .. } if difficulty == want));
        assert_eq!((desk.state.appointed.arbitrator, discards(&desk)), (None, vec![AssignArbitrator]));
    }
}

// "assign_arbitrator": they may let it be, and keep the card; it does nothing elsewhere.
#[test]
fn quorum_the_arbitrator_may_wait() {
    let mut desk = played(&[AssignArbitrator]);
    desk.says(A, Item::Seat(B));
    assert_eq!(difficulty_with_arbiter(&mut desk, Location::AdmiralsQuarters), 7);
    assert_eq!(desk.state.appointed.arbitrator, Some(B));
    let mut desk = played(&[AssignArbitrator]);
    desk.says(A, Item::Seat(B));
    assert_eq!(difficulty(&mut desk, C, Location::Administration, C), 5);
}

fn difficulty_with_arbiter(desk: &mut Desk, location: Location) -> i8 {
    desk.at(C, location).action(C).says(C, Item::Activate(location)).says(C, Item::Seat(A)).pass();
    desk.asks(B, Prompt::Arbitrate).nothing().pass();
    let Prompt::Contribute { difficulty, .. } = desk.prompt() else { panic!("{:?}", desk.prompt()) };
    difficulty
}

// "assign_mission_specialist": two politics cards and the card; what it does is in `play_jump`.
#[test]
fn quorum_assign_mission_specialist() {
    let mut desk = played(&[AssignMissionSpecialist]);
    desk.says(A, Item::Seat(D));
    assert_eq!((desk.hand_of(A).len(), desk.state.appointed.mission_specialist), (2, Some(D)));
    assert!(desk.happened(&Event::Appointed { seat: D, card: AssignMissionSpecialist }));
    desk.jump(C).asks(D, Prompt::DestinationPick);
    assert_eq!(desk.offers(D).len(), 3);
}

// "assign_vice_president": as long as they are not President, nobody else can be chosen at Administration.
#[test]
fn quorum_assign_vice_president() {
    let mut desk = played(&[AssignVicePresident]);
    desk.says(A, Item::Seat(D)).at(C, Location::Administration).action(C);
    desk.says(C, Item::Activate(Location::Administration))
        .asks(C, Prompt::ChooseCharacter { location: Location::Administration });
    assert_eq!(seats(&desk.offers(C)), [D]);
    assert_eq!(desk.hand_of(A).len(), 2);
    // Once they are President, anybody; and the card stays where it is.
    let mut desk = played(&[AssignVicePresident]);
    desk.says(A, Item::Seat(D)).state.set_title(Title::President, D);
    desk.at(C, Location::Administration).action(C).says(C, Item::Activate(Location::Administration));
    assert_eq!(seats(&desk.offers(C)), [A, B, C, D]);
    assert_eq!(desk.state.appointed.vice_president, Some(D));
}

// "authorization_of_brutal_force": three raiders, or a heavy raider, or a centurion; then 1-2 costs a population.
#[test]
fn quorum_authorization_of_brutal_force() {
    let setup = |face: u8| {
        let mut desk = start();
        desk.state.add_ships(Craft::Raider, Front, 2);
        desk.state.add_ships(Craft::Raider, Rear, 2);
        desk.state.add_ships(Craft::HeavyRaider, Rear, 2);
        desk.state.space.centurions = [1, 0, 1, 0];
        desk.throws(&[face]).quorum(&[AuthorizationOfBrutalForce]).action(A);
        desk.says(A, Item::Quorum(AuthorizationOfBrutalForce));
        desk.asks(A, Prompt::OneOf { card: AuthorizationOfBrutalForce });
        desk
    };
    let mut desk = setup(2);
    desk.says(A, Item::Half(0)).asks(A, Prompt::DestroyPiece { left: 3 });
    desk.says(A, Item::Area(Front)).says(A, Item::Area(Rear)).says(A, Item::Area(Rear)).asks(A, Prompt::Move);
    assert_eq!((desk.raiders(Front), desk.raiders(Rear), desk.dial(Dial::Population)), (1, 0, 11));
    assert_eq!(discards(&desk), [AuthorizationOfBrutalForce]);
    let mut desk = setup(3);
    desk.says(A, Item::Half(1));
    assert_eq!((desk.state.space.heavy_raiders[Rear as usize], desk.dial(Dial::Population)), (1, 12));
    let mut desk = setup(1);
    desk.says(A, Item::Half(2)).says(A, Item::Centurion(2));
    assert_eq!((desk.state.space.centurions, desk.dial(Dial::Population)), ([1, 0, 0, 0], 11));
}

// "authorization_of_brutal_force": with fewer than three raiders, what there is.
#[test]
fn quorum_brutal_force_takes_what_there_is() {
    let mut desk = start();
    desk.state.add_ships(Craft::Raider, Rear, 2);
    desk.throws(&[8]).quorum(&[AuthorizationOfBrutalForce]).action(A);
    desk.says(A, Item::Quorum(AuthorizationOfBrutalForce)).says(A, Item::Half(0)).asks(A, Prompt::Move);
    assert_eq!(desk.raiders(Rear), 0);
}

// "encourage_mutiny": another player, not the Admiral, nobody in the Brig; they roll: 3 or more and they are Admiral.
#[test]
fn quorum_encourage_mutiny() {
    for (face, admiral, morale) in [(3, D, 10), (2, B, 9)] {
        let mut desk = start();
        desk.at(C, Location::Brig).throws(&[face]).quorum(&[EncourageMutiny]).action(A);
        desk.says(A, Item::Quorum(EncourageMutiny)).asks(A, Prompt::QuorumWhom { card: EncourageMutiny });
        assert_eq!(seats(&desk.offers(A)), [D]);
        desk.says(A, Item::Seat(D));
        assert_eq!((desk.state.admiral, desk.dial(Dial::Morale)), (admiral, morale));
        assert_eq!(desk.count(|event| matches!(event, Event::Rolling { seat: D, .. })), 1);
        assert_eq!(discards(&desk), [EncourageMutiny]);
    }
}

// "food_rationing", "inspirational_speech"; ruling 11/5: out of the game after a success, discarded otherwise.
#[test]
fn r11_5_rationing_and_speech() {
    for (card, dial) in [(FoodRationing, Dial::Food), (InspirationalSpeech, Dial::Morale)] {
        for face in [5, 6] {
            let mut desk = start();
            desk.throws(&[face]).quorum(&[card]).action(A).says(A, Item::Quorum(card));
            let success = face == 6;
            assert_eq!(desk.dial(dial), Dial::START[dial as usize] + u8::from(success), "{card:?}, a {face}");
            assert_eq!(desk.happened(&Event::QuorumGone { card }), success);
            assert_eq!(
                (desk.state.quorum_gone.len(), discards(&desk).len()),
                (usize::from(success), usize::from(!success))
            );
        }
    }
}

// "presidential_pardon": another character, out of the Brig, to a Galactica location; the President chooses it.
#[test]
fn quorum_presidential_pardon() {
    let mut desk = start();
    desk.at(A, Location::Brig).at(C, Location::Brig).at(D, Location::Brig).quorum(&[PresidentialPardon]).action(A);
    desk.says(A, Item::Quorum(PresidentialPardon)).asks(A, Prompt::QuorumWhom { card: PresidentialPardon });
    assert_eq!(seats(&desk.offers(A)), [C, D], "not themselves");
    desk.says(A, Item::Seat(C)).asks(A, Prompt::LeaveBrig { who: C });
    let offers = desk.offers(A);
    assert_eq!(offers.len(), 8);
    assert!(!offers.contains(&Item::Location(Location::Sickbay)) && !offers.contains(&Item::Location(Location::Brig)));
    desk.says(A, Item::Location(Location::Command));
    assert!(desk.is_at(C, Location::Command));
    // Nobody in the Brig: it cannot be played.
    let mut desk = start();
    desk.quorum(&[PresidentialPardon]).action(A);
    assert!(!desk.offers_to(A, Item::Quorum(PresidentialPardon)));
}

// A reading: these four need somebody to aim at before they can be played as an action.
#[test]
fn quorum_cards_that_aim_need_a_target() {
    let aiming = [ArrestOrder, EncourageMutiny, PresidentialPardon, ReleaseCylonMugshots];
    let playable = |desk: &Desk| aiming.map(|card| desk.offers_to(A, Item::Quorum(card)));
    let mut desk = start();
    desk.at(C, Location::Brig).quorum(&aiming).action(A);
    assert_eq!(playable(&desk), [true; 4]);
    // Everybody is in the Brig.
    for seat in [A, B, D] {
        desk.at(seat, Location::Brig);
    }
    desk.action(A);
    assert_eq!(playable(&desk), [false, false, true, true]);
    // The President is the only human left, and free.
    desk.at(A, Location::Command);
    for (seat, card) in [(B, Loyalty::CylonMorale), (C, Loyalty::CylonBrig), (D, Loyalty::CylonSickbay)] {
        desk.revealed(seat, card);
    }
    desk.action(A);
    assert_eq!(playable(&desk), [true, false, false, false]);
}

// "release_cylon_mugshots": one random loyalty card of another player; then 3 or less costs a morale.
#[test]
fn quorum_release_cylon_mugshots() {
    for (face, morale) in [(3, 9), (4, 10)] {
        let mut desk = start();
        desk.loyalty(C, &[Loyalty::CylonBrig]).quorum(&[ReleaseCylonMugshots]).action(A);
        desk.says(A, Item::Quorum(ReleaseCylonMugshots)).asks(A, Prompt::LookWhose);
        assert_eq!(seats(&desk.offers(A)), [B, C, D]);
        // Which of one card it is takes a draw as well; the die is thrown after it.
        let dice = (0..).map(|seed| tabletop::Dice::new(tabletop::Seed::derive(seed, 3))).find(|dice| {
            let mut dice = *dice;
            dice.below(1);
            dice.below(8) + 1 == face
        });
        desk.state.dice = dice.unwrap();
        desk.says(A, Item::Seat(C));
        let saw = Event::SawLoyalty { seat: A, owner: C, cards: vec![Loyalty::CylonBrig] };
        assert!(desk.heard(Viewer::Seat(A)).contains(&saw) && !desk.heard(Viewer::Seat(B)).contains(&saw));
        assert_eq!(desk.dial(Dial::Morale), morale);
        assert_eq!(desk.view(Viewer::Seat(A)).players[C.index()].loyalty, [Loyalty::CylonBrig]);
    }
}

// Ruling 19/25: while Detector Sabotage is out, nothing whose effect is a look at a loyalty card.
#[test]
fn d19_25_detector_sabotage_stops_every_look() {
    let mut desk = start();
    desk.quorum(&[ReleaseCylonMugshots]).action(A);
    let looks = [Item::Quorum(ReleaseCylonMugshots), Item::Ability(Ability::CylonDetector)];
    assert!(looks.iter().all(|&item| desk.offers_to(A, item)));
    desk.state.rules = 1 << Rule::NoLoyaltyLooks as u8;
    desk.action(A);
    assert!(!looks.iter().any(|&item| desk.offers_to(A, item)));
    // Nor by a crisis: Informing the Public, passed.
    let all = [strong(Skill::Politics), strong(Skill::Leadership)].concat();
    desk.hand(C, &all).crisis(B, "informing-the-public").pass().says(B, Item::Half(0)).check(&[(C, &all)]);
    desk.pass().asks(B, Prompt::Move);
    assert_eq!(desk.count(|event| matches!(event, Event::SawLoyalty { .. })), 0);
}

// --- Locations and powers that play Quorum cards ---

// "presidents_office": draw one, then draw another, or play one, or neither.
#[test]
fn location_presidents_office() {
    for (more, hand) in [(None, 2), (Some(Item::DrawQuorum), 3), (Some(Item::Quorum(FoodRationing)), 1)] {
        let mut desk = start();
        desk.at(A, Location::PresidentsOffice).quorum(&[FoodRationing]).action(A);
        desk.says(A, Item::Activate(Location::PresidentsOffice)).asks(A, Prompt::QuorumMore);
        assert_eq!(desk.state.quorum_hand.len(), 2);
        desk.answer(A, more.as_slice()).asks(A, Prompt::Move);
        assert_eq!(desk.state.quorum_hand.len(), hand);
    }
    let mut desk = start();
    desk.at(C, Location::PresidentsOffice).action(C);
    assert!(!desk.offers_to(C, Item::Activate(Location::PresidentsOffice)), "for the President alone");
}

/// Roslin, who is not President, sees these four.
fn politician(four: &[Quorum; 4]) -> Desk {
    let mut desk = Desk::new(&[LauraRoslin, WilliamAdama, Starbuck, SaulTigh]);
    desk.state.set_title(Title::President, B);
    desk.state.set_quorum_hand(&[]);
    desk.state.set_quorum_deck(four);
    desk.action(A).says(A, Item::Ability(Ability::SkilledPolitician)).asks(A, Prompt::PoliticianPick);
    desk
}

// "Skilled Politician" and ruling 11/4: four cards, one carried out with Roslin as "you"; the others under the deck, in
// her order (19/28); once a game, and without paying for a location.
#[test]
fn r11_4_skilled_politician() {
    let mut desk = politician(&[AssignVicePresident, FoodRationing, ArrestOrder, EncourageMutiny]);
    assert_eq!(desk.offers(A).len(), 4);
    desk.says(A, Item::Quorum(AssignVicePresident)).asks(A, Prompt::BuryNext { deck: DeckName::Quorum });
    desk.says(A, Item::Quorum(FoodRationing)).says(A, Item::Quorum(EncourageMutiny));
    desk.asks(A, Prompt::AppointWhom { card: AssignVicePresident });
    assert_eq!(seats(&desk.offers(A)), [B, C, D], "any other player, the President too");
    assert_eq!(desk.hand_of(A).len(), 2, "she draws the two politics cards");
    desk.says(A, Item::Seat(B));
    let pile: Vec<Quorum> = desk.state.quorum.pile().iter().map(|&card| Quorum::of(card)).collect();
    assert_eq!(pile[..3], [ArrestOrder, EncourageMutiny, FoodRationing], "the last one lies lowest");
    desk.action(A);
    assert!(!desk.offers_to(A, Item::Ability(Ability::SkilledPolitician)));
}

// Ruling 11/4: "another player" is another than Roslin, and she rolls.
#[test]
fn r11_4_roslin_stands_in_the_presidents_place() {
    let mut desk = politician(&[EncourageMutiny, FoodRationing, FoodRationing, InspirationalSpeech]);
    desk.says(A, Item::Quorum(EncourageMutiny)).says(A, Item::Quorum(FoodRationing));
    desk.says(A, Item::Quorum(FoodRationing)).asks(A, Prompt::QuorumWhom { card: EncourageMutiny });
    assert_eq!(seats(&desk.offers(A)), [C, D], "Adama is Admiral");
}

// Ruling 16/1: what she saw is hers; what she carried out is public.
#[test]
fn r16_1_the_politicians_cards_stay_secret() {
    let mut desk = politician(&[FoodRationing, ArrestOrder, ArrestOrder, EncourageMutiny]);
    let saw = |event: &Event| matches!(event, Event::SawQuorum { seat: A, cards } if cards.len() == 4);
    assert!(desk.heard(Viewer::Seat(A)).iter().any(saw) && !desk.heard(Viewer::Seat(B)).iter().any(saw));
    assert_eq!(desk.view(Viewer::Seat(B)).offered_items, []);
    desk.says(A, Item::Quorum(FoodRationing)).says(A, Item::Quorum(ArrestOrder)).says(A, Item::Quorum(ArrestOrder));
    assert!(desk.heard(Viewer::Public).contains(&Event::PlayedQuorum { seat: A, card: FoodRationing }));
    assert_eq!(desk.view(Viewer::Seat(B)).quorum.known, []);
    assert_eq!(desk.view(Viewer::Seat(A)).quorum.known.len(), 3);
}

// Ruling 15/1: an empty Quorum deck is made anew of its discards; cards out of the game stay out.
#[test]
fn r15_1_the_quorum_deck_is_renewed() {
    let mut desk = start();
    let all: Vec<Quorum> = desk.state.quorum.pile().iter().map(|&card| Quorum::of(card)).collect();
    let held: Vec<Quorum> = desk.state.quorum_hand.iter().map(Quorum::of).chain(all).collect();
    desk.quorum(&held);
    assert!(desk.state.quorum.pile().is_empty());
    desk.at(C, Location::Brig).action(A);
    assert!(!desk.offers_to(A, Item::DrawQuorum), "nothing to draw");
    desk.says(A, Item::Quorum(PresidentialPardon)).says(A, Item::Location(Location::Command)).action(A);
    desk.says(A, Item::DrawQuorum);
    assert!(desk.happened(&Event::Reshuffled { deck: DeckName::Quorum }));
    assert_eq!(desk.state.quorum_hand.len(), 17);
}
