//! What runs out, what stays hidden, how it ends, and the remaining decided points. Rulings 15, 16, 17 and 19.

use crate::desk::{A, B, C, D, Desk, cards, crisis, skill, strong};
use galactica::cards::Area::{Front, PortBow, Rear};
use galactica::cards::Character::{Apollo, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, Tyrol, WilliamAdama};
use galactica::cards::{
    CardFace, Character, Civilian, Craft, Crisis, Icon, Kind, Location, Loyalty, Quorum, Skill, SkillCard, SuperCrisis,
    Title,
};
use galactica::frame::{Frame, Resolve, TurnStep, Via};
use galactica::state::{Dial, Ending};
use galactica::{DeckName, Draft, Event, Galactica, Handicap, Item, Place, Prompt, Setup, position};
use tabletop::{Ask, Game, Log, Seat, Seed, Viewer, answer};

fn start() -> Desk {
    Desk::new(&[WilliamAdama, LauraRoslin, SaulTigh, Tyrol])
}

fn of(skill: Skill, strengths: &[u8]) -> Vec<Kind> {
    strengths.iter().map(|&strength| position::card(skill, strength)).collect()
}

/// Every card of a type.
fn all_of(skill: Skill) -> Vec<Kind> {
    galactica::cards::SKILL_CARDS
        .iter()
        .filter(|row| row.skill == skill)
        .flat_map(|row| std::iter::repeat_n(Kind { card: row.card, strength: row.strength }, usize::from(row.copies)))
        .collect()
}

/// All cards of a type outside hands and Destiny, and how many.
fn empty_deck(desk: &mut Desk, skill: Skill) -> usize {
    let deck = &mut desk.state.decks[skill.index()];
    let mut drawn = 0;
    while let Some(card) = deck.take() {
        deck.discard(card);
        drawn += 1;
    }
    drawn
}

// --- 15 ---

// Ruling 15/1: an empty skill deck is made anew of its discards.
#[test]
fn r15_1_a_skill_deck_is_renewed() {
    let mut desk = start();
    let discards = empty_deck(&mut desk, Skill::Politics);
    desk.at(C, Location::PressRoom).action(C).says(C, Item::Activate(Location::PressRoom));
    assert!(desk.happened(&Event::Reshuffled { deck: DeckName::Skill(Skill::Politics) }));
    assert_eq!(desk.hand_of(C).len(), 2);
    assert_eq!(desk.state.drawable(Skill::Politics), discards - 2);
}

// Ruling 15/1: so are the crisis deck and the deck of super crises.
#[test]
fn r15_1_crises_and_super_crises_are_renewed() {
    let mut desk = start();
    while desk.state.crises.pile().len() > 1 {
        let (card, _) = desk.state.crises.draw(&mut desk.state.dice);
        desk.state.crises.discard(card.unwrap());
    }
    desk.turn(B, TurnStep::Crisis).asks(B, Prompt::CrisisPick);
    assert!(desk.happened(&Event::Reshuffled { deck: DeckName::Crisis }));
    let mut desk = start();
    while desk.state.supers.pile().len() > 1 {
        let (card, _) = desk.state.supers.draw(&mut desk.state.dice);
        desk.state.supers.discard(card.unwrap());
    }
    desk.loyalty(A, &[Loyalty::CylonMorale]).action(A).says(A, Item::Reveal(Loyalty::CylonMorale)).nothing();
    assert!(desk.happened(&Event::Reshuffled { deck: DeckName::SuperCrisis }));
    assert!(desk.state.super_hands[A.index()].is_some());
}

// Ruling 19/31: a deck that runs out is renewed at once; what is discarded afterwards is not in it.
#[test]
fn d19_31_a_deck_that_runs_out_is_renewed_at_once() {
    let mut desk = start();
    while desk.state.crises.pile().len() > 1 {
        let (card, _) = desk.state.crises.draw(&mut desk.state.dice);
        desk.state.crises.discard(card.unwrap());
    }
    let last = Crisis::of(desk.state.crises.pile()[0]);
    let discards = desk.state.crises.discards().len();
    desk.within(A, Resolve::draw(Via::Turn));
    assert!(desk.happened(&Event::Crisis { seat: A, crisis: last }));
    assert!(desk.happened(&Event::Reshuffled { deck: DeckName::Crisis }));
    assert_eq!((desk.state.crises.pile().len(), desk.state.crises.discards().len()), (discards, 0));

    // Of a skill deck the last card is drawn; what its own drawer discards later stays a discard.
    let mut desk = start();
    let deck = &mut desk.state.decks[Skill::Politics.index()];
    while deck.pile().len() > 2 {
        let card = deck.take().unwrap();
        deck.discard(card);
    }
    let discards = deck.discards().len();
    desk.at(C, Location::PressRoom).action(C).says(C, Item::Activate(Location::PressRoom));
    let deck = &desk.state.decks[Skill::Politics.index()];
    assert_eq!((deck.pile().len(), deck.discards().len()), (discards, 0));
    assert!(desk.happened(&Event::Reshuffled { deck: DeckName::Skill(Skill::Politics) }));
}

// Rulebook, "Adjusting the difficulty": two more or two less of each resource (audit, engine 4: the numbers themselves).
#[test]
fn easier_and_harder_resources() {
    for (resources, dials) in
        [(Handicap::Easier, [10, 10, 12, 14]), (Handicap::None, [8, 8, 10, 12]), (Handicap::Harder, [6, 6, 8, 10])]
    {
        let setup = Setup { resources, ..Setup::new(4) };
        let state = Galactica::start(&setup, Seed::derive(1, 0), &mut Log::off()).unwrap();
        let dial = |dial: Dial| state.dial(dial);
        assert_eq!([Dial::Food, Dial::Fuel, Dial::Morale, Dial::Population].map(dial), dials, "{resources:?}");
    }
}

// Ruling 15/2: deck and discards empty: that type cannot be drawn for the time being.
#[test]
fn r15_2_a_type_that_is_all_in_hands_cannot_be_drawn() {
    let mut desk = start();
    let all = all_of(Skill::Engineering);
    // Two are in the Destiny deck.
    let held: Vec<Kind> = all.into_iter().skip(2).collect();
    desk.hand(B, &held);
    assert_eq!(desk.state.drawable(Skill::Engineering), 0);
    let power = skill(SkillCard::ConsolidatePower);
    desk.hand(C, &[power]).action(C).says(C, Item::Card(power));
    assert!(!desk.offers_to(C, Item::Skill(Skill::Engineering)));
    // Tyrol draws what there is of his skill set.
    desk.turn(D, TurnStep::Receive).asks(D, Prompt::Move);
    assert_eq!(desk.hand_of(D).len(), 3);
}

// Ruling 15/3: vipers too: a card asks for two and there is one.
#[test]
fn r15_3_vipers_run_short() {
    let mut desk = start();
    desk.state.add_ships(Craft::Viper, Front, 7);
    desk.crisis(A, "surrounded").asks(A, Prompt::PlaceWhere { craft: Craft::Viper }).says(A, Item::Area(PortBow));
    assert_eq!(desk.state.space.vipers[PortBow as usize], 1);
    assert_eq!(desk.state.space.reserve, 0);
}

// Ruling 15/4 and `resource_maximum`: 15 at most.
#[test]
fn r15_4_resources_stop_at_fifteen() {
    let mut desk = start();
    desk.state.dials[Dial::Food as usize] = 15;
    desk.throws(&[8]).quorum(&[Quorum::FoodRationing]).action(B).says(B, Item::Quorum(Quorum::FoodRationing));
    assert_eq!(desk.dial(Dial::Food), 15);
    // And at 0: the dials stop there.
    desk.state.dials[Dial::Food as usize] = 1;
    desk.crisis(A, "food-shortage").says(B, Item::Half(0));
    assert_eq!(desk.dial(Dial::Food), 0);
}

// Ruling 15/5: more than they hold is all that they hold, without a question.
#[test]
fn r15_5_discarding_more_than_one_holds() {
    let mut desk = start();
    desk.hand(A, &of(Skill::Engineering, &[1, 2])).crisis(A, "surrounded").asks(A, Prompt::Move);
    assert!(desk.hand_of(A).is_empty());
}

// Ruling 15/6: several discard at the same time, sealed; the discards are told when all are in.
#[test]
fn r15_6_several_discard_simultaneously() {
    let mut desk = start();
    for seat in [A, C, D] {
        desk.hand(seat, &of(Skill::Engineering, &[1, 1, 2]));
    }
    desk.crisis(A, "cylon-screenings").says(A, Item::Half(1));
    assert_eq!(desk.asked(), [A, C, D].into_iter().collect());
    assert!([A, C, D].iter().all(|&seat| desk.ask(seat).sealed));
    let before = desk.told.len();
    let two = cards(&of(Skill::Engineering, &[1, 1]));
    desk.answer(C, &two).answer(A, &two);
    assert_eq!(desk.told.len(), before, "nothing is said before the last");
    desk.answer(D, &two);
    assert_eq!([A, C, D].map(|seat| desk.hand_of(seat).len()), [1; 3]);
}

// Ruling 15/6: in turn order from the current player.
#[test]
fn r15_6_in_turn_order() {
    let mut desk = start();
    for seat in [A, C, D] {
        desk.hand(seat, &of(Skill::Engineering, &[1, 1, 2]));
    }
    desk.crisis(C, "cylon-screenings").says(C, Item::Half(1));
    let two = cards(&of(Skill::Engineering, &[1, 1]));
    for seat in [A, C, D] {
        desk.answer(seat, &two);
    }
    let order: Vec<Seat> = desk
        .events()
        .iter()
        .filter_map(|e| if let Event::Discarded { seat, .. } = e { Some(*seat) } else { None })
        .collect();
    assert_eq!(order, [C, D, A]);
}

// --- 16 ---

// Ruling 16/1: hands, loyalty, Quorum hand, super crises, ships, decks: nobody else sees them.
#[test]
fn r16_1_what_is_hidden() {
    let mut desk = start();
    desk.hand(A, &strong(Skill::Tactics)).loyalty(A, &[Loyalty::CylonBrig]).quorum(&[Quorum::ArrestOrder]);
    desk.revealed(D, Loyalty::CylonMorale).state.set_super_crisis(D, SuperCrisis::InboundNukes);
    desk.state.add_civilian(Rear, Civilian::Pop2);
    for viewer in [Viewer::Seat(C), Viewer::Public] {
        let view = desk.view(viewer);
        let player = &view.players[A.index()];
        assert_eq!((player.loyalty.len(), player.mine.seen.cards.len()), (0, 0));
        assert_eq!((view.hand.len(), view.quorum_known.len()), (0, 0));
        assert_eq!((view.players[D.index()].super_crisis, view.players[D.index()].super_face), (true, None));
        assert_eq!(view.space.civilians[0].face, None);
        assert!(view.crises.known.is_empty() && view.destinations.known.is_empty() && view.supers.known.is_empty());
    }
    assert_eq!(desk.view(Viewer::Seat(A)).hand, desk.hand_of(A));
    assert_eq!(desk.view(Viewer::Seat(D)).players[D.index()].super_face, Some(SuperCrisis::InboundNukes));
}

// Ruling 16/1: who contributed what.
#[test]
fn r16_1_who_gave_what_stays_hidden() {
    let mut desk = start();
    let gift = of(Skill::Piloting, &[1]);
    desk.hand(B, &gift).hand(C, &of(Skill::Piloting, &[2])).crisis(A, "prison-labor");
    desk.answer(B, &cards(&gift));
    assert!(desk.heard(Viewer::Seat(D)).contains(&Event::Contributed { seat: B, count: 1 }));
    assert_eq!((desk.view(Viewer::Seat(D)).given.len(), desk.view(Viewer::Seat(B)).given.len()), (0, 1));
    desk.nothing().pass();
    assert_eq!(desk.count(|e| matches!(e, Event::ContributedOpenly { .. })), 0);
}

// Ruling 16/2: sizes of hands and decks, places, titles, resources are public.
#[test]
fn r16_2_what_is_public() {
    let mut desk = start();
    desk.hand(A, &strong(Skill::Tactics)).quorum(&[Quorum::ArrestOrder]).flies(C, Front);
    let view = desk.view(Viewer::Public);
    assert_eq!((view.players[A.index()].hand, view.quorum_hand, view.destiny), (3, 1, 10));
    assert_eq!((view.crises.draw, view.destinations.draw, view.supers.draw, view.quorum.draw), (70, 22, 5, 16));
    assert_eq!((view.players[C.index()].place, view.admiral, view.president), (Place::Flying(Front), A, B));
    assert_eq!(view.dials, Dial::START);
    assert_eq!(view.piles.len(), 5);
}

// Ruling 19/29: discards are public for good.
#[test]
fn d19_29_discards_stay_public() {
    let mut desk = start();
    desk.hand(A, &of(Skill::Engineering, &[1, 2, 3])).crisis(A, "surrounded").asks(A, Prompt::Move);
    desk.crisis(A, "riots-launch-raiders").says(A, Item::Half(0));
    desk.throws(&[1]).quorum(&[Quorum::FoodRationing]).action(B).says(B, Item::Quorum(Quorum::FoodRationing));
    let view = desk.view(Viewer::Public);
    assert_eq!(view.piles[Skill::Engineering.index()].discards.len(), 3);
    assert_eq!(view.crises.discards, [crisis("riots-launch-raiders"), crisis("surrounded")]);
    assert_eq!(view.quorum.discards, [Quorum::FoodRationing]);
}

// --- 17 ---

// Ruling 17/1: at once, in the middle of anything: nobody is asked any more.
#[test]
fn r17_1_the_game_ends_at_once() {
    let mut desk = start();
    desk.state.space.centurions = [0, 0, 0, 1];
    desk.icon(A, Icon::HeavyRaiders);
    assert_eq!((desk.state.ending, desk.asked().len()), (Ending::Boarded, 0));
    let mut desk = start();
    desk.state.damage = 0b0001_1111;
    desk.state.add_ships(Craft::Basestar, Front, 1);
    desk.state.add_ships(Craft::Basestar, Rear, 1);
    desk.state.damage = 0b1101_1111;
    desk.throws(&[8]).icon(A, Icon::Basestars);
    assert_eq!(
        (desk.state.ending, desk.thrown().len()),
        (Ending::GalacticaDestroyed, 1),
        "the other one does not fire"
    );
}

// Ruling 17/2: each resource, at the end of any player's turn.
#[test]
fn r17_2_an_empty_resource_loses_at_the_end_of_the_turn() {
    for (dial, ending) in [
        (Dial::Food, Ending::Food),
        (Dial::Fuel, Ending::Fuel),
        (Dial::Morale, Ending::Morale),
        (Dial::Population, Ending::Population),
    ] {
        let mut desk = start();
        desk.revealed(D, Loyalty::CylonMorale);
        desk.state.dials[dial as usize] = 0;
        desk.turn(D, TurnStep::Action).asks(D, Prompt::Action);
        assert!(!desk.state.over(), "not before the end");
        desk.nothing();
        assert_eq!(desk.state.ending, ending);
        assert_eq!(Galactica::outcome(&desk.state).unwrap().winners, tabletop::SeatSet::one(D));
    }
}

// --- 19 ---

// Rulings 19/2, 10/1 and conflicts/6: the highest eligible human, also one above the former holder.
#[test]
fn conflict_6_the_highest_eligible_takes_a_title() {
    // The rulebook's example: Apollo is President and falls; Roslin, far above him, takes over.
    let mut desk = Desk::new(&[Apollo, LauraRoslin, Tyrol, Helo]);
    desk.state.set_title(Title::President, A);
    desk.loyalty(A, &[Loyalty::CylonMorale]).at(A, Location::Command).action(A);
    desk.says(A, Item::Reveal(Loyalty::CylonMorale)).nothing();
    assert_eq!(desk.state.president, B);
}

// Ruling 19/2: the Admiral in the Brig: the highest who is not there themselves.
#[test]
fn d19_2_the_admiral_in_the_brig() {
    let mut desk = start();
    desk.state.set_title(Title::Admiral, D);
    desk.at(C, Location::Brig).quorum(&[Quorum::ArrestOrder]).action(B);
    desk.says(B, Item::Quorum(Quorum::ArrestOrder)).says(B, Item::Seat(D));
    assert_eq!(desk.state.admiral, A, "Adama, above Tyrol; Tigh is in the Brig");
}

// Ruling 19/3: the order of 7.3: centurions first, then boarding, then the others move (see also `play_ships`).
#[test]
fn d19_3_heavy_raiders_in_their_order() {
    let mut desk = start();
    desk.state.space.centurions = [0, 0, 0, 1];
    desk.state.add_ships(Craft::HeavyRaider, PortBow, 1);
    desk.icon(A, Icon::HeavyRaiders);
    // The game is over before anything boards.
    assert_eq!((desk.state.ending, desk.state.space.heavy_raiders[PortBow as usize]), (Ending::Boarded, 1));
}

// Ruling 19/4 and conflicts/5: no crisis takes anybody out of the Brig; a prisoner is not sent to Sickbay.
#[test]
fn conflict_5_a_prisoner_stays_in_the_brig() {
    let mut desk = start();
    desk.at(D, Location::Brig).crisis(C, "witch-hunt").check(&[]).pass();
    desk.asks(C, Prompt::SendWhom { crisis: crisis("witch-hunt"), to: Location::Sickbay, may: false });
    assert_eq!(desk.offers(C), [A, B, C].map(Item::Seat));
    // A named victim who cannot be moved: nothing happens to them (Terrorist Bomber).
    let mut desk = start();
    desk.at(A, Location::Brig).crisis(A, "terrorist-bomber").check(&[]).pass();
    assert!(desk.is_at(A, Location::Brig) && desk.dial(Dial::Morale) == 9);
}

// Ruling 19/4: no program of a crisis says so.
#[test]
fn d19_4_no_crisis_releases_prisoners() {
    let releases = |crisis: &Crisis| format!("{:?}", crisis.row()).contains("ReleaseFromBrig");
    assert!(!Crisis::ALL.iter().any(releases));
    assert!(!SuperCrisis::ALL.iter().any(|crisis| format!("{:?}", crisis.row()).contains("ReleaseFromBrig")));
}

// Ruling 19/22: the Destiny deck is rebuilt when the cards of the check that emptied it are discarded.
#[test]
fn d19_22_destiny_is_rebuilt_after_the_discard() {
    let mut desk = start();
    // The last two; every leadership card that could be drawn is one of them or in hand.
    desk.state.set_destiny(&of(Skill::Leadership, &[1, 2]));
    empty_deck(&mut desk, Skill::Leadership);
    desk.crisis(C, "prison-labor").pass_until_authority();
    assert_eq!(desk.state.destiny.len(), 0, "not before");
    desk.nothing();
    assert!(desk.happened(&Event::DestinyBuilt));
    assert_eq!(desk.state.destiny.len(), 10);
    let skills: Vec<usize> = Skill::ALL
        .iter()
        .map(|&s| desk.state.destiny.iter().filter(|&&card| galactica::cards::skill_of(card) == s).count())
        .collect();
    assert_eq!(skills, [2; 5]);
}

// Ruling 5.2/14: a type that has run out gives what it has, and the log says how many cards it came to.
#[test]
fn r5_2_14_a_destiny_deck_of_nine() {
    let mut desk = start();
    desk.state.set_destiny(&of(Skill::Leadership, &[1, 2]));
    desk.hand(B, &all_of(Skill::Engineering)[1..]);
    desk.crisis(C, "prison-labor").pass_until_authority().nothing();
    assert_eq!(desk.state.destiny.len(), 9);
    assert!(desk.happened(&Event::DestinyShort { cards: 9 }) && !desk.happened(&Event::DestinyBuilt));
}

// Ruling 19/23: Crash Landing's fuel cannot be paid from nothing.
#[test]
fn d19_23_crash_landing_needs_fuel() {
    let mut desk = start();
    desk.crisis(C, "crash-landing").check(&[]).pass().asks(A, Prompt::PayFuel { crisis: crisis("crash-landing") });
    desk.says(A, Item::Yes);
    assert_eq!((desk.dial(Dial::Fuel), desk.dial(Dial::Morale)), (7, 10));
    let mut desk = start();
    desk.state.dials[Dial::Fuel as usize] = 0;
    desk.crisis(C, "crash-landing").check(&[]).pass();
    assert_eq!(desk.dial(Dial::Morale), 9);
    assert!(desk.is_at(C, Location::Sickbay));
}

// --- Conflicts ---

// conflicts/2 and `food_water_shortage_same_player`: the President is the current player: two and three cards, five.
#[test]
fn conflict_2_food_shortage_takes_five_of_one_player() {
    let mut desk = start();
    let hand = of(Skill::Engineering, &[1, 1, 1, 2, 2, 2]);
    desk.hand(B, &hand);
    desk.state.set_crises(&[crisis("food-shortage"), crisis("food-shortage")]);
    desk.turn(B, TurnStep::Crisis).says(B, Item::Crisis(crisis("food-shortage"))).says(B, Item::Half(1));
    desk.asks(B, Prompt::Discard { count: 2 }).answer(B, &cards(&hand[..2])).asks(B, Prompt::Discard { count: 3 });
    desk.answer(B, &cards(&hand[2..5]));
    assert_eq!((desk.hand_of(B).len(), desk.dial(Dial::Food)), (1, 7));
}

// conflicts/10 and ruling 1/6: the three first cards are a part of what Receive Skills gives, by type and number.
#[test]
fn conflict_10_first_hands_by_type_and_number() {
    let chosen = [Starbuck, Helo, Apollo, GaiusBaltar];
    let setup = Setup { characters: Draft::Chosen(chosen.into_iter().collect()), ..Setup::new(4) };
    let mut seen = 0;
    for seed in 0..4 {
        let mut state = Galactica::start(&setup, Seed::derive(seed, 0), &mut Log::off()).unwrap();
        while let Some(Frame::Draft(_)) = state.frames.last() {
            let seat = Galactica::asked(&state).first().unwrap();
            let ask = Ask::<Galactica>::of(&state, seat);
            if let Prompt::OpeningHand { flexible } = ask.prompt {
                seen += 1;
                let count = |skill: Skill| ask.pick.from.iter().filter(|&&item| item == Item::Skill(skill)).count();
                match (state.character(seat), flexible) {
                    (Character::Helo, false) => assert_eq!(count(Skill::Piloting), 1),
                    (Character::Starbuck, true) => assert_eq!((ask.pick.min, ask.pick.max), (0, 1)),
                    (Character::Apollo, true) => assert_eq!((ask.pick.min, ask.pick.max), (0, 2)),
                    (Character::Apollo, false) => assert_eq!((count(Skill::Tactics), count(Skill::Piloting)), (1, 2)),
                    _ => {}
                }
            }
            let mut items = ask.pick.from[..usize::from(ask.pick.min)].to_vec();
            answer::<Galactica>(&mut state, seat, &mut items, &mut Log::off()).unwrap();
        }
        // The starting player has what Receive Skills gave them, if anything; everybody else three.
        let others = state.seats().filter(|&seat| seat != state.first);
        assert!(others.into_iter().all(|seat| state.hand_size(seat) == 3));
    }
    assert!(seen > 4);
}
