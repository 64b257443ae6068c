//! Rulings of section 5: the Crisis step, skill checks, difficulty at locations, kinds of crisis.
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts and events")]

use galactica::cards::{
    Ability, Area, Branch, CardFace, Character, Craft, Crisis, Icon, Kind, Location, Loyalty, Quorum, Skill,
    SuperCrisis, kind_of,
};
use galactica::frame::{Check, ResolveStep, Text, TurnStep, Via};
use galactica::state::Dial;
use galactica::{Event, Galactica, Item, Matter, Place, Prompt, State, position};
use tabletop::{Deck, Game, Seat, Shows};

use crate::crew::{crew, drawn, face_super, no_fate, put, resolve, seats, worth};
use crate::desk::{Desk, cards};
use Character::{Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama};
use Skill::{Engineering, Leadership, Piloting, Politics, Tactics};

fn card(skill: Skill, strength: u8) -> Kind {
    position::card(skill, strength)
}

/// The first of these draws this crisis in an empty space, with Destiny cards that cancel each other out.
fn facing(characters: &[Character], crisis: Crisis, with: impl FnOnce(&mut State)) -> Desk {
    let mut table = crew(characters, |state| {
        if let Some(check) = crisis.row().check_row() {
            no_fate(state, check.skills);
        }
        with(state);
        state.set_crises(&[crisis]);
    });
    table.frames(&[drawn()]);
    table
}

const CREW: [Character; 3] = [SaulTigh, LauraRoslin, TomZarek];

fn branch(table: &Desk) -> Option<Branch> {
    table
        .events()
        .iter()
        .rev()
        .find_map(|event| if let Event::Resolved { branch } = event { Some(*branch) } else { None })
}

fn total(table: &Desk) -> i16 {
    let total = |event: &Event| if let Event::Opened { total, .. } = event { Some(*total) } else { None };
    table.events().iter().rev().find_map(total).expect("a check was counted")
}

/// The name of a prompt or an event.
fn name(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '{', '(']).next().unwrap().to_owned()
}

// Rulebooks (Portuguese, French), "Example of a skill check": Fulfiller of Prophecy. They give the sums, 6 and 3, and who gave
// how many; the cards are ours.
#[test]
fn the_worked_example_of_a_skill_check() {
    let crisis = Crisis::FulfillerOfProphecy;
    let mut table = facing(&CREW, crisis, |state| {
        // Two cards of the Destiny deck; the left neighbour adds two, the next nobody's, the current player one.
        state.set_destiny(&[card(Politics, 1), card(Engineering, 1), card(Tactics, 1), card(Tactics, 1)]);
        state.set_hand(Seat(1), &[card(Leadership, 3), card(Tactics, 2)]);
        state.set_hand(Seat(2), &[card(Tactics, 1)]);
        state.set_hand(Seat(0), &[card(Leadership, 2), card(Leadership, 1)]);
    });
    table.expect(0, Prompt::CrisisHalf { crisis }, &[Item::Half(0)]);
    table.pass();
    let contribute = Prompt::Contribute { matter: Matter::Crisis(crisis), difficulty: 6 };
    table.expect(1, contribute, &cards(&[card(Leadership, 3), card(Tactics, 2)]));
    table.expect(2, contribute, &[]);
    table.expect(0, contribute, &cards(&[card(Leadership, 2)]));
    // 6 - 3 = 3, less than 6: one population is lost, from 12 to 11.
    table.asks(0, Prompt::Emergency { matter: Matter::Crisis(crisis), total: 3, difficulty: 6 }).nothing();
    assert_eq!((branch(&table), table.state.dial(Dial::Population)), (Some(Branch::Fail), 11));
    assert_eq!(table.prompt(), Prompt::Action);
    // All five cards are discarded to their decks.
    let discarded: usize = table.state.decks.iter().map(|deck| deck.discards().len()).sum();
    assert_eq!(discarded, 5);
}

// Ruling 5.1, step by step: what is asked, in its order.
#[test]
fn the_order_of_a_crisis() {
    let crisis = Crisis::ColonialDay;
    let mut state = position::new(&[LauraRoslin, Starbuck, Helo, Boomer, Tyrol, WilliamAdama], 1);
    state.clear_space();
    no_fate(&mut state, &[Politics, Tactics]);
    for seat in 0..6 {
        state.set_hand(Seat(seat), &[card(Politics, 1), card(Leadership, 1)]);
    }
    state.set_crises(&[Crisis::PrisonLabor, crisis]);
    let mut table = Desk::of(state);
    table.frames(&[drawn()]);
    table.expect(0, Prompt::CrisisPick, &[Item::Crisis(crisis)]);
    assert_eq!(
        table.state.crises.pile().first().map(|&card| Crisis::of(card)),
        Some(Crisis::PrisonLabor),
        "1: to the bottom"
    );
    let mut prompts = Vec::new();
    while table.prompt() != Prompt::Action {
        prompts.push((name(&table.prompt()), table.asked().iter().map(|seat| seat.0).collect::<Vec<_>>()));
        match table.prompt() {
            Prompt::CrisisHalf { .. } => table.answer(Seat(0), &[Item::Half(0)]),
            Prompt::CommandAuthority => {
                // 16: the outcome is carried out before 17, and 18, 19, 20 and 21 come after.
                assert_eq!(table.state.dial(Dial::Morale), 8);
                assert_eq!(table.state.facing.len(), 1);
                assert_eq!(table.count(|event| matches!(event, Event::Activation { .. })), 0);
                assert_eq!(table.state.open.len(), 2);
                table.nothing()
            }
            _ => table.nothing(),
        };
    }
    let all = (0..6).collect::<Vec<u8>>();
    let mut expected = vec![
        ("SecretDestiny", vec![1]),
        ("CrisisHalf", vec![0]),
        ("MoralCompass", vec![2]),
        ("MysteriousIntuition", vec![3]),
        ("BeforeCheck", all.clone()),
    ];
    expected.extend([1, 2, 3, 4, 5, 0].map(|seat| ("Contribute", vec![seat])));
    expected.extend([("BlindDevotion", vec![4]), ("Emergency", all), ("CommandAuthority", vec![5])]);
    let expected: Vec<(String, Vec<u8>)> = expected.into_iter().map(|(name, seats)| (name.to_owned(), seats)).collect();
    assert_eq!(prompts, expected);
    let steps: Vec<String> = table.events().iter().map(name).collect();
    let order =
        ["Crisis", "Chose", "Check", "Contributed", "Opened", "Resolved", "Resource", "Activation", "JumpTrack"];
    let places = order.map(|step| steps.iter().position(|name| name == step).unwrap());
    assert!(places.is_sorted(), "{steps:?}");
    assert_eq!(table.state.crises.discards().first().map(|&card| Crisis::of(card)), Some(crisis));
}

// Ruling 5.1, steps 3 and 4, and 19/12: Baltar's card comes after Secret Destiny, once for the crisis that is resolved.
#[test]
fn delusional_intuition_follows_secret_destiny() {
    let mut state = position::new(&[GaiusBaltar, Starbuck, SaulTigh], 1);
    state.clear_space();
    state.set_crises(&[Crisis::WitchHunt, Crisis::PrisonLabor]);
    let mut table = Desk::of(state);
    table.frames(&[drawn()]);
    table.expect(1, Prompt::SecretDestiny { crisis: Crisis::WitchHunt }, &[Item::Yes]);
    assert_eq!(table.hand_size(0), 0);
    table.expect(0, Prompt::DrawAny { count: 1 }, &[Item::Skill(Piloting)]);
    assert!(table.happened(&Event::Crisis { seat: Seat(0), crisis: Crisis::PrisonLabor }));
    table.drift();
    assert_eq!((table.prompt(), table.hand_size(0)), (Prompt::Action, 1));
}

// Ruling 5.2/17: Roslin sees two cards again when Secret Destiny replaces one.
#[test]
fn a_replaced_crisis_is_drawn_in_the_usual_way() {
    let mut state = position::new(&[LauraRoslin, Starbuck, SaulTigh], 1);
    state.clear_space();
    state.set_crises(&[Crisis::WitchHunt, Crisis::PrisonLabor, Crisis::CylonVirus, Crisis::SecurityBreach]);
    let mut table = Desk::of(state);
    table.frames(&[drawn()]);
    table.expect(0, Prompt::CrisisPick, &[Item::Crisis(Crisis::WitchHunt)]);
    table.expect(1, Prompt::SecretDestiny { crisis: Crisis::WitchHunt }, &[Item::Yes]);
    assert_eq!(table.offers(0), [Crisis::CylonVirus, Crisis::SecurityBreach].map(Item::Crisis));
    table.expect(0, Prompt::CrisisPick, &[Item::Crisis(Crisis::SecurityBreach)]);
    // The one is discarded; so is the other by now, for nobody had a card to give.
    let discards: Vec<Crisis> = table.state.crises.discards().iter().map(|&card| Crisis::of(card)).collect();
    assert_eq!(discards, [Crisis::SecurityBreach, Crisis::WitchHunt]);
    assert!(!matches!(table.prompt(), Prompt::SecretDestiny { .. }), "once a game");
}

// Ruling 5.2/1: from the left, any number, the number public.
#[test]
fn contributions() {
    let mut table = facing(&CREW, Crisis::PrisonLabor, |state| {
        state.set_hand(Seat(1), &[card(Tactics, 1), card(Tactics, 2)]);
        state.set_hand(Seat(2), &[card(Piloting, 1)]);
        state.set_hand(Seat(0), &[card(Piloting, 1)]);
    });
    let matter = Matter::Crisis(Crisis::PrisonLabor);
    table.pass();
    let pick = table.ask(Seat(1)).pick;
    assert_eq!((pick.min, pick.max), (0, 2));
    assert_eq!(table.ask(Seat(1)).shows, Shows::Count);
    let contribute = Prompt::Contribute { matter, difficulty: 10 };
    table.expect(1, contribute, &cards(&[card(Tactics, 1), card(Tactics, 2)]));
    table.expect(2, contribute, &[]).expect(0, contribute, &cards(&[card(Piloting, 1)]));
    for (seat, count) in [(1, 2), (2, 0), (0, 1)] {
        assert!(table.happened(&Event::Contributed { seat: Seat(seat), count }));
    }
    assert_eq!(total(&table), 3 - 1);
}

// Ruling 5.2/2.
#[test]
fn prisoners_and_revealed_cylons_give_one_card_at_most() {
    let mut table = facing(&CREW, Crisis::PrisonLabor, |state| {
        (0..3).for_each(|seat| state.set_hand(Seat(seat), &[card(Piloting, 1), card(Piloting, 2)]));
        put(state, 1, Location::Brig);
        state.set_revealed(Seat(2), Loyalty::CylonMorale);
    });
    for (seat, most) in [(1, 1), (2, 1), (0, 2)] {
        let pick = table.ask(Seat(seat)).pick;
        assert_eq!((pick.min, pick.max), (0, most));
        table.answer(Seat(seat), &[]);
    }
}

// Ruling 5.2/3: a Declare Emergency in the pile is worth its strength and no more.
#[test]
fn the_text_of_contributed_cards_is_ignored() {
    let gift = [card(Leadership, 5), card(Leadership, 4)];
    let mut table = facing(&CREW, Crisis::PrisonLabor, |state| state.set_hand(Seat(1), &gift));
    table.contribute(&[(1, &gift)]).pass();
    assert_eq!((total(&table), branch(&table)), (9, Some(Branch::Fail)));
    assert_eq!(table.count(|event| matches!(event, Event::Difficulty { .. } | Event::Played { .. })), 0);
}

/// A check of Witch Hunt (10, partial 6) with this total, in which a prisoner may play Declare Emergency.
fn hunted(total: u8, play: bool) -> Desk {
    let (gift, emergency) = (worth(Politics, total), card(Leadership, 3));
    let mut table = facing(&CREW, Crisis::WitchHunt, |state| {
        state.set_hand(Seat(1), &gift);
        put(state, 2, Location::Brig);
        state.set_hand(Seat(2), &[emergency, emergency]);
    });
    table.contribute(&[(1, &gift)]);
    let matter = Matter::Crisis(Crisis::WitchHunt);
    table.asks(2, Prompt::Emergency { matter, total: i16::from(total), difficulty: 10 });
    let items = if play { cards(&[emergency]) } else { Vec::new() };
    table.all_but(&[(2, &items)]);
    assert!(!matches!(table.prompt(), Prompt::Emergency { .. }), "one per check");
    table
}

// Rulings 5.2/4 and 5.2/5: the difficulty falls by 2, the middle threshold stays.
#[test]
fn declare_emergency() {
    for (total, without, with) in [
        (10, Branch::Pass, Branch::Pass),
        (9, Branch::Partial, Branch::Pass),
        (8, Branch::Partial, Branch::Pass),
        (7, Branch::Partial, Branch::Partial),
        (6, Branch::Partial, Branch::Partial),
        (5, Branch::Fail, Branch::Fail),
        (4, Branch::Fail, Branch::Fail),
    ] {
        assert_eq!(branch(&hunted(total, false)), Some(without), "{total}");
        let table = hunted(total, true);
        assert_eq!(branch(&table), Some(with), "{total} with Declare Emergency");
        assert_eq!(table.hand_size(2), 1);
    }
}

/// The window before a check in which these are played.
fn before_check(table: &mut Desk, plays: &[(u8, &[Item])]) {
    assert!(matches!(table.prompt(), Prompt::BeforeCheck { .. }), "{:?}", table.prompt());
    table.all_but(plays);
}

// Rulings 5.2/6, 5.2/8 and 19/11.
#[test]
fn investigative_committee() {
    let (committee, gift) = (card(Politics, 3), card(Tactics, 2));
    let mut table = facing(&CREW, Crisis::PrisonLabor, |state| {
        state.set_hand(Seat(0), &[committee]);
        state.set_hand(Seat(1), &[committee, gift]);
    });
    let played = cards(&[committee]);
    before_check(&mut table, &[(0, &played), (1, &played)]);
    // The second one changes nothing and stays in the hand.
    assert_eq!((table.hand_size(0), table.hand_size(1)), (0, 2));
    // Somebody may still play Scientific Research, by what is known of the hands; then the Destiny cards are turned up.
    table.pass();
    assert!(table.happened(&Event::DestinyOpenly { cards: vec![card(Politics, 1), card(Piloting, 1)] }));
    assert_eq!(table.ask(Seat(1)).shows, Shows::Items);
    table.answer(Seat(1), &cards(&[gift]));
    assert!(table.happened(&Event::ContributedOpenly { seat: Seat(1), cards: vec![gift] }));
    assert_eq!((total(&table), branch(&table)), (2, Some(Branch::Fail)));
}

// Ruling 5.1, steps 8 and 14: engineering cards help where the card does not say so.
#[test]
fn scientific_research() {
    for (play, expected) in [(true, 2 - 1), (false, -2 - 1)] {
        let research = card(Engineering, 3);
        let mut table = facing(&CREW, Crisis::WitchHunt, |state| {
            state.set_hand(Seat(1), &[research, card(Engineering, 2), card(Tactics, 1)]);
        });
        let items = if play { cards(&[research]) } else { Vec::new() };
        before_check(&mut table, &[(1, &items)]);
        table.contribute(&[(1, &[card(Engineering, 2), card(Tactics, 1)])]);
        assert_eq!(total(&table), expected);
    }
}

// Rulings 5.2/7, 5.2/9 and 5.2/10.
#[test]
fn blind_devotion_and_inspirational_leader() {
    let gifts = [card(Piloting, 1), card(Piloting, 2), card(Engineering, 1), card(Politics, 3)];
    let counted = |characters: &[Character; 3], ignored: Option<Skill>| {
        let mut table = facing(characters, Crisis::WitchHunt, |state| {
            state.set_destiny(&[card(Politics, 2), card(Leadership, 2), card(Tactics, 2), card(Tactics, 2)]);
            state.set_hand(Seat(1), &gifts);
        });
        table.contribute(&[(1, &gifts)]);
        if characters.contains(&Tyrol) {
            table.asks(2, Prompt::BlindDevotion);
            assert_eq!(table.offers(2), Skill::ALL.map(Item::Skill));
            table.answer(Seat(2), &ignored.map_or_else(Vec::new, |skill| vec![Item::Skill(skill)]));
        }
        total(&table)
    };
    // 4 of Destiny + 3 - 1 - 2 - 1.
    assert_eq!(counted(&[SaulTigh, LauraRoslin, Tyrol], None), 3);
    assert_eq!(counted(&[SaulTigh, LauraRoslin, Tyrol], Some(Piloting)), 6);
    assert_eq!(counted(&[SaulTigh, LauraRoslin, Tyrol], Some(Politics)), -2);
    // Adama draws it himself: cards of strength 1 help; what is worth nothing stays so.
    assert_eq!(counted(&[WilliamAdama, LauraRoslin, Tyrol], None), 7);
    assert_eq!(counted(&[WilliamAdama, LauraRoslin, Tyrol], Some(Piloting)), 8);
    // Not in somebody else's turn.
    assert_eq!(counted(&[SaulTigh, LauraRoslin, WilliamAdama], None), 3);

    // Ruling 5.2/7: also after seeing face-up cards.
    let committee = card(Politics, 3);
    let mut table = facing(&[SaulTigh, LauraRoslin, Tyrol], Crisis::WitchHunt, |state| {
        state.set_hand(Seat(1), &[committee, card(Piloting, 2)]);
    });
    before_check(&mut table, &[(1, &cards(&[committee]))]);
    table.contribute(&[(1, &[card(Piloting, 2)])]);
    assert!(table.happened(&Event::ContributedOpenly { seat: Seat(1), cards: vec![card(Piloting, 2)] }));
    table.expect(2, Prompt::BlindDevotion, &[Item::Skill(Piloting)]);
    assert_eq!(total(&table), 1 - 1, "the Destiny cards are left: one for, one against");
}

/// A check at a location, by the first player, about the second.
fn check_at(characters: &[Character], location: Location, target: u8, with: impl FnOnce(&mut State)) -> Desk {
    let mut table = crew(characters, |state| {
        no_fate(state, location.row().check.unwrap().skills);
        put(state, 0, location);
        with(state);
    });
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Activate(location)]);
    if location != Location::Brig {
        table.expect(0, Prompt::ChooseCharacter { location }, &seats(&[target]));
    }
    table
}

// Ruling 5.2/10: neither in a check at a location nor in a super crisis.
#[test]
fn inspirational_leader_is_for_crises_only() {
    let table = check_at(&[WilliamAdama, SaulTigh, LauraRoslin], Location::Brig, 0, |state| {
        state.set_hand(Seat(1), &[card(Piloting, 1)]);
    });
    let mut table = table;
    table.contribute(&[(1, &[card(Piloting, 1)])]);
    assert_eq!(total(&table), -1);
}

// Ruling 5.2/11.
#[test]
fn command_authority_takes_everything() {
    let gift = [card(Politics, 3), card(Piloting, 2)];
    let mut table = facing(&[SaulTigh, LauraRoslin, WilliamAdama], Crisis::WitchHunt, |state| {
        state.set_hand(Seat(1), &gift);
        state.set_hand(Seat(2), &[[card(Tactics, 2); 4], [card(Piloting, 1); 4]].concat()[..7]);
    });
    table.contribute(&[(1, &gift)]);
    // 16 before 17: the failed check first sends somebody away.
    table.expect(0, Prompt::SendWhom { crisis: Crisis::WitchHunt, to: Location::Sickbay, may: false }, &seats(&[1]));
    table.asks(2, Prompt::CommandAuthority);
    table.answer(Seat(2), &[Item::Yes]);
    // Two of the player, two of Destiny, to their seven: the limit bites at the end of the turn only.
    assert_eq!((table.hand_size(2), table.prompt()), (11, Prompt::Action));
    table.turn(0, TurnStep::Limit);
    table.asks(2, Prompt::Discard { count: 1 });
    // Also after a check at a location.
    let mut table = check_at(&[SaulTigh, LauraRoslin, WilliamAdama], Location::Brig, 0, |_| ());
    table.expect(2, Prompt::CommandAuthority, &[Item::Yes]);
    assert_eq!(table.hand_size(2), 2);
}

// Rulings 5.2/14 and 19/22.
#[test]
fn the_destiny_deck_is_rebuilt_when_its_last_card_is_used() {
    for (cards_left, after) in [(2, 10), (4, 2)] {
        let mut table = facing(&CREW, Crisis::PrisonLabor, |state| {
            state
                .set_destiny(&[card(Tactics, 1), card(Tactics, 1), card(Piloting, 1), card(Piloting, 1)][..cards_left]);
        });
        table.drift();
        assert_eq!(table.state.destiny.len(), after);
        let count = |skill: Skill| table.state.destiny.iter().filter(|&&card| kind_of(card).skill() == skill).count();
        assert!(cards_left == 4 || Skill::ALL.map(count) == [2; 5]);
    }
    // Ten cards serve exactly five checks.
    let built = |event: &Event| *event == Event::DestinyBuilt;
    let mut table = Desk::of(position::new(&CREW, 1));
    table.state.clear_space();
    for check in 1..=5 {
        table.state.set_crises(&[Crisis::PrisonLabor]);
        table.frames(&[drawn()]);
        table.drift();
        assert_eq!(table.count(built), usize::from(check == 5));
    }
    // A short skill deck is made anew of its discards first; the cards of the check that emptied it are among them.
    let mut table = facing(&CREW, Crisis::PrisonLabor, |state| {
        state.set_destiny(&[card(Tactics, 1), card(Tactics, 1)]);
        let deck = &mut state.decks[Tactics.index()];
        let all: Vec<u8> = deck.pile().iter().chain(deck.discards()).copied().collect();
        *deck = Deck::new([]);
        all.into_iter().for_each(|card| deck.discard(card));
    });
    table.drift();
    assert_eq!(table.state.destiny.len(), 10);
    assert_eq!(table.state.decks[Tactics.index()].discards().len(), 0);
}

// Ruling 5.2/13: see `super_crisis_immunity` of the crisis rulings. Investigative Committee works on a super crisis.
#[test]
fn skill_cards_work_on_super_crises() {
    let committee = card(Politics, 3);
    let mut state = position::new(&[SaulTigh, LauraRoslin, TomZarek], 1);
    state.clear_space();
    state.set_revealed(Seat(0), Loyalty::CylonMorale);
    no_fate(&mut state, &[Leadership, Tactics]);
    state.set_hand(Seat(1), &[committee]);
    face_super(&mut state, SuperCrisis::InboundNukes);
    let mut table = Desk::of(state);
    table.frames(&[resolve(ResolveStep::Body, Via::Caprica, Text::SuperCrisis(SuperCrisis::InboundNukes))]);
    before_check(&mut table, &[(1, &cards(&[committee]))]);
    assert_eq!(table.count(|event| matches!(event, Event::DestinyOpenly { .. })), 1);
}

// Rulings 5.2/18 and 19/13: human abilities work on a crisis of Caprica; Secret Destiny brings one fresh card.
#[test]
fn abilities_work_on_the_crises_of_caprica() {
    let crisis = Crisis::ColonialDay;
    let mut state = position::new(&[SaulTigh, Starbuck, Helo, Boomer, Tyrol, WilliamAdama], 1);
    state.clear_space();
    state.set_revealed(Seat(0), Loyalty::CylonMorale);
    put(&mut state, 0, Location::Caprica);
    state.set_crises(&[Crisis::WitchHunt, Crisis::PrisonLabor, crisis]);
    state.set_hand(Seat(1), &[card(Tactics, 1)]);
    let mut table = Desk::of(state);
    table.turn(0, TurnStep::Action);
    table.expect(0, Prompt::Action, &[Item::Activate(Location::Caprica)]);
    table.expect(0, Prompt::CrisisPick, &[Item::Crisis(Crisis::WitchHunt)]);
    assert_eq!(Crisis::of(table.state.crises.discards()[0]), Crisis::PrisonLabor, "the other is discarded");
    table.expect(1, Prompt::SecretDestiny { crisis: Crisis::WitchHunt }, &[Item::Yes]);
    table.expect(0, Prompt::CrisisHalf { crisis }, &[Item::Half(1)]);
    table.expect(2, Prompt::MoralCompass { crisis, half: 1 }, &[Item::Half(0)]);
    table.expect(3, Prompt::MysteriousIntuition { crisis }, &[]);
    table.contribute::<Seat>(&[]);
    table.expect(4, Prompt::BlindDevotion, &[]);
    while matches!(table.prompt(), Prompt::Emergency { .. }) {
        table.nothing();
    }
    table.expect(5, Prompt::CommandAuthority, &[]);
}

// Mysterious Intuition names the result before the check, which then is not made (ruling 5.1, step 7).
#[test]
fn mysterious_intuition() {
    for (named, morale) in [(Branch::Pass, 11), (Branch::Fail, 8)] {
        let crisis = Crisis::ColonialDay;
        let mut table = facing(&[SaulTigh, Boomer, WilliamAdama], crisis, |_| ());
        table.expect(0, Prompt::CrisisHalf { crisis }, &[Item::Half(0)]);
        table.expect(1, Prompt::MysteriousIntuition { crisis }, &[Item::Result(named)]);
        assert_eq!((table.prompt(), table.state.dial(Dial::Morale)), (Prompt::Action, morale));
        assert_eq!((table.state.destiny.len(), table.state.jump), (4, 1), "no Destiny cards; the icons follow");
    }
    // Not for the bottom half.
    let crisis = Crisis::ColonialDay;
    let mut table = facing(&[SaulTigh, Boomer, WilliamAdama], crisis, |_| ());
    table.expect(0, Prompt::CrisisHalf { crisis }, &[Item::Half(1)]);
    assert_eq!((table.prompt(), table.state.dial(Dial::Morale)), (Prompt::Action, 9));
}

// Ruling 19/24.
#[test]
fn moral_compass_cannot_force_what_a_card_forbids() {
    let crisis = Crisis::BuildCylonDetector;
    let mut table = facing(&[SaulTigh, LauraRoslin, Helo], crisis, |state| state.space.nukes = 1);
    table.expect(0, Prompt::CrisisHalf { crisis }, &[Item::Half(1)]);
    table.asks(2, Prompt::MoralCompass { crisis, half: 1 }).answer(Seat(2), &[Item::Half(0)]);
    assert_eq!(table.state.space.nukes, 0);
    let table = facing(&[SaulTigh, LauraRoslin, Helo], crisis, |state| state.space.nukes = 0);
    assert_eq!((table.prompt(), table.state.dial(Dial::Morale)), (Prompt::Action, 9));
}

// --- Difficulty at locations ---

/// A Quorum card comes into play.
fn into_play(state: &mut State, card: Quorum, seat: u8) {
    state.set_quorum_deck(&[card]);
    state.quorum.draw(&mut state.dice);
    match state.appointed.holder(card) {
        Some(holder) => *holder = Some(Seat(seat)),
        None => state.appointed.prophecy = true,
    }
}

fn difficulty(table: &Desk) -> i8 {
    match table.state.frames.iter().rev().find_map(|frame| match frame {
        galactica::frame::Frame::Check(check) => Some(*check),
        _ => None,
    }) {
        Some(Check { difficulty, .. }) => difficulty,
        None => panic!("no check: {:?}", table.state.frames),
    }
}

// Rulings 5.3/1, 5.3/4, 19/8 and 14/3.
#[test]
fn admirals_quarters() {
    let quarters = |target: u8, with: fn(&mut State)| {
        check_at(&[TomZarek, Starbuck, SaulTigh, LauraRoslin], Location::AdmiralsQuarters, target, |state| {
            state.set_hand(Seat(1), &[card(Tactics, 1)]);
            with(state);
        })
    };
    // Tigh may make it easier, also from the Brig.
    let mut table = quarters(3, |state| put(state, 2, Location::Brig));
    assert_eq!(difficulty(&table), 7);
    assert_eq!(table.offers(2), [Item::Difficulty(-3)]);
    table.expect(2, Prompt::CylonHatred, &[Item::Difficulty(-3)]);
    assert_eq!(difficulty(&table), 4);
    let mut table = quarters(3, |_| ());
    table.expect(2, Prompt::CylonHatred, &[]);
    assert_eq!(difficulty(&table), 7);
    // Starbuck: by herself.
    assert_eq!(difficulty(&quarters(1, |_| ())), 4);
    // The President under a prophecy: harder; somebody else: as ever, and the card stays.
    let mut table = quarters(3, |state| into_play(state, Quorum::AcceptProphecy, 3));
    assert_eq!((difficulty(&table), table.state.appointed.prophecy), (9, false));
    assert_eq!(Quorum::of(table.state.quorum.discards()[0]), Quorum::AcceptProphecy);
    // Everything adds up: 7 - 3 - 3 - 3.
    table = quarters(1, |state| {
        into_play(state, Quorum::AcceptProphecy, 3);
        into_play(state, Quorum::AssignArbitrator, 0);
    });
    table.expect(2, Prompt::CylonHatred, &[Item::Difficulty(-3)]);
    assert_eq!(table.offers(0), [-3, 3].map(Item::Difficulty));
    table.expect(0, Prompt::Arbitrate, &[Item::Difficulty(-3)]);
    assert_eq!((difficulty(&table), table.state.appointed.prophecy), (-2, true));
    assert_eq!(table.state.appointed.arbitrator, None);
    assert_eq!(Quorum::of(table.state.quorum.discards()[0]), Quorum::AssignArbitrator);
    // The holder may keep the card, or make it harder.
    let mut table = quarters(0, |state| into_play(state, Quorum::AssignArbitrator, 0));
    table.expect(2, Prompt::CylonHatred, &[]).expect(0, Prompt::Arbitrate, &[]);
    assert_eq!((difficulty(&table), table.state.appointed.arbitrator), (7, Some(Seat(0))));
    let mut table = quarters(0, |state| into_play(state, Quorum::AssignArbitrator, 0));
    table.expect(2, Prompt::CylonHatred, &[]).expect(0, Prompt::Arbitrate, &[Item::Difficulty(3)]);
    assert_eq!(difficulty(&table), 10);
    // A revealed Tigh has no say.
    let table = quarters(3, |state| state.set_revealed(Seat(2), Loyalty::CylonMorale));
    assert!(!matches!(table.prompt(), Prompt::CylonHatred));
}

// The check of Admiral's Quarters puts whom it is about in the Brig, or does nothing.
#[test]
fn the_accused_goes_to_the_brig() {
    for (total, jailed) in [(7, true), (6, false)] {
        let gift = worth(Tactics, total);
        let mut table = check_at(&[TomZarek, LauraRoslin, GaiusBaltar], Location::AdmiralsQuarters, 2, |state| {
            state.set_hand(Seat(1), &gift);
        });
        table.contribute(&[(1, &gift)]).pass();
        assert_eq!(table.is_at(2, Location::Brig), jailed);
    }
}

// Rulings 5.3/2 and 5.3/4.
#[test]
fn administration() {
    let crew = [SaulTigh, LauraRoslin, TomZarek];
    let friends = Prompt::FriendsInLowPlaces { location: Location::Administration };
    let proposed = |prophecy: bool, by: Option<i8>| {
        let mut table = check_at(&crew, Location::Administration, 0, |state| {
            state.set_hand(Seat(1), &[card(Tactics, 1)]);
            put(state, 2, Location::Brig);
            if prophecy {
                into_play(state, Quorum::AcceptProphecy, 1);
            }
        });
        assert_eq!(table.offers(2), [-2, 2].map(Item::Difficulty));
        table.expect(2, friends, &by.map_or_else(Vec::new, |by| vec![Item::Difficulty(by)]));
        (difficulty(&table), table.state.appointed.prophecy)
    };
    assert_eq!(proposed(false, None), (5, false));
    assert_eq!(proposed(false, Some(-2)), (3, false));
    assert_eq!(proposed(true, None), (7, false), "and the prophecy is discarded");
    assert_eq!(proposed(true, Some(2)), (9, false));

    // Whoever is proposed becomes President, or not.
    for (total, president) in [(5, 0), (4, 1)] {
        let gift = worth(Politics, total);
        let mut table = check_at(&crew, Location::Administration, 0, |state| state.set_hand(Seat(1), &gift));
        table.contribute(&[(1, &gift)]).pass();
        assert_eq!(table.state.president, Seat(president));
    }

    // A Vice President who is not President: nobody else can be proposed.
    let offer = |vice: Option<u8>| {
        let mut state = position::new(&crew, 1);
        put(&mut state, 0, Location::Administration);
        if let Some(seat) = vice {
            into_play(&mut state, Quorum::AssignVicePresident, seat);
        }
        let mut table = Desk::of(state);
        table.turn(0, TurnStep::Action).expect(0, Prompt::Action, &[Item::Activate(Location::Administration)]);
        table.offers(0)
    };
    assert_eq!(offer(None), seats(&[0, 1, 2]));
    assert_eq!(offer(Some(2)), seats(&[2]));
    assert_eq!(offer(Some(1)), seats(&[0, 1, 2]), "the President herself");
}

// Ruling 5.3/3.
#[test]
fn brig() {
    for (by, expected) in [(-2, 5), (2, 9)] {
        let mut table = check_at(&[SaulTigh, LauraRoslin, TomZarek], Location::Brig, 0, |state| {
            state.set_hand(Seat(1), &[card(Tactics, 1)]);
        });
        table.expect(2, Prompt::FriendsInLowPlaces { location: Location::Brig }, &[Item::Difficulty(by)]);
        assert_eq!(difficulty(&table), expected);
    }
}

// --- Kinds of crisis ---

fn order_of(table: &Desk, wanted: &[&str]) -> Vec<usize> {
    let names: Vec<String> = table.events().iter().map(name).collect();
    wanted
        .iter()
        .map(|step| names.iter().position(|name| name == step).unwrap_or_else(|| panic!("{step}: {names:?}")))
        .collect()
}

// Rulings 5.4/1 and 5.4/3.
#[test]
fn a_cylon_attack_in_its_order() {
    // The raider that is there moves before the new ships come, and the new raiders do not act.
    let mut table = facing(&CREW, Crisis::JammedAssault, |state| {
        state.add_ships(Craft::Raider, Area::Rear, 1);
        state.add_ships(Craft::Civilian, Area::StarboardAft, 1);
    });
    table.pass();
    assert_eq!(table.state.space.raiders, [0, 4, 1, 0, 0, 0]);
    assert!(order_of(&table, &["Activation", "RaidersMoved", "Placed", "Rule"]).is_sorted());
    assert_eq!(table.count(|event| matches!(event, Event::Activation { .. })), 1, "no icons besides");
    assert_eq!(table.state.jump, 0);
    // None on the board: the basestar that is there launches two.
    let table = facing(&CREW, Crisis::ThirtyThree, |state| state.add_ships(Craft::Basestar, Area::Rear, 1));
    assert_eq!(table.state.space.raiders, [0, 0, 0, 2, 0, 0]);
    // Icons one by one, left to right.
    let mut state = position::new(&CREW, 1);
    state.clear_space();
    state.set_revealed(Seat(0), Loyalty::CylonMorale);
    state.add_ships(Craft::Basestar, Area::Front, 1);
    state.dice = position::throws(&[1]);
    face_super(&mut state, SuperCrisis::MassiveAssault);
    let mut table = Desk::of(state);
    table.frames(&[resolve(ResolveStep::Body, Via::Caprica, Text::SuperCrisis(SuperCrisis::MassiveAssault))]);
    let icons: Vec<Icon> = table
        .events()
        .iter()
        .filter_map(|event| if let Event::Activation { icon } = event { Some(*icon) } else { None })
        .collect();
    assert_eq!(icons, [Icon::HeavyRaiders, Icon::Basestars]);
    table.expect(0, Prompt::PlaceWhere { craft: Craft::Basestar }, &[Item::Area(Area::StarboardBow)]);
    assert_eq!(table.state.space.heavy_raiders, [1, 0, 1, 0, 0, 0], "launched by the first icon, placed by the card");
}

// Rulings 5.4/2, 14/4 and 19/21: after the whole setup, before the special rule; also from Sickbay, not from the Brig.
#[test]
fn alert_viper_pilot_on_an_attack() {
    let attacked =
        |at: Location| facing(&[SaulTigh, Apollo, LauraRoslin], Crisis::TacticalStrike, |state| put(state, 1, at));
    for at in [Location::Sickbay, Location::Command] {
        let mut table = attacked(at);
        table.asks(1, Prompt::AlertViperPilot);
        assert!(!table.state.space.civilians.is_empty() && table.state.space.damaged == 0);
        assert_eq!(table.offers(1), [Item::Area(Area::PortAft)]);
        table.answer(Seat(1), &[Item::Area(Area::PortAft)]);
        assert_eq!(table.state.place(Seat(1)), Place::Flying(Area::PortAft));
        assert_eq!(table.state.space.vipers[Area::PortAft as usize], 1);
        table.expect(1, Prompt::Action, &[]);
        assert_eq!((table.state.space.damaged, table.prompt()), (2, Prompt::Action));
    }
    for at in [Location::Brig, Location::PressRoom] {
        let table = attacked(at);
        assert_eq!((table.state.space.damaged, table.prompt()), (2, Prompt::Action));
    }
}

// Every window asks whoever may hold a card by what everybody knows, and nobody else (ruling 0/6).
#[test]
fn windows_ask_by_public_facts() {
    let mut table = facing(&CREW, Crisis::PrisonLabor, |state| {
        state.set_hand(Seat(1), &[card(Politics, 1)]);
        state.set_hand(Seat(2), &[card(Tactics, 1)]);
        state.set_revealed(Seat(0), Loyalty::CylonMorale);
        state.set_hand(Seat(0), &[card(Politics, 3)]);
    });
    assert!(matches!(table.prompt(), Prompt::BeforeCheck { .. }));
    assert_eq!(Galactica::asked(&table.state).iter().collect::<Vec<_>>(), [Seat(1)], "a weak card of the type will do");
    table.nothing();
    assert!(matches!(table.prompt(), Prompt::Contribute { .. }));
}

// Facts, "once_per_game": used up for good.
#[test]
fn powers_of_once_a_game_are_spent() {
    let mut table = facing(&[SaulTigh, Starbuck, LauraRoslin], Crisis::WitchHunt, |_| ());
    table.expect(1, Prompt::SecretDestiny { crisis: Crisis::WitchHunt }, &[Item::Yes]);
    assert!(table.state.spent.contains(Seat(1)));
    assert_eq!(table.state.able(Ability::SecretDestiny), None);
}
