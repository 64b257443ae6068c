//! Claims: what can be said when, by public facts; that they stay said and stand in records.

use galactica::cards::{Character, Crisis, Destination, Location, Loyalty, Skill};
use galactica::claim::{Claim, Deed, Help, PastCheck, Purpose};
use galactica::frame::{Check, CheckStep, Turn, TurnStep};
use galactica::position::{self, card};
use galactica::state::State;
use galactica::{DeckName, Event, Galactica, Log, Matter, Place};
use serde_json::{Value, json};
use tabletop::{By, Game, Record, Refusal, Seat, Session, Viewer};

const CREW: [Character; 4] = [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck, Character::Tyrol];
const ADAMA: Seat = Seat(0);
const ROSLIN: Seat = Seat(1);
const STARBUCK: Seat = Seat(2);
const TYROL: Seat = Seat(3);
const RESISTANCE: Matter = Matter::Crisis(Crisis::Resistance);

/// In Adama's turn, Roslin in the Brig and Tyrol revealed.
fn in_turn() -> State {
    let mut state = position::new(&CREW, 11);
    state.set_place(ROSLIN, Place::At(Location::Brig));
    state.set_revealed(TYROL, Loyalty::CylonBrig);
    state.set_hand(ADAMA, &[card(Skill::Leadership, 1)]);
    state.set_turn(ADAMA, TurnStep::Movement);
    state.resume(&mut Log::off());
    state
}

/// The same with a check at this step. Roslin gives first, Adama last.
fn in_check(step: CheckStep, turn: u8) -> State {
    let mut state = in_turn();
    state.set_hand(ROSLIN, &[card(Skill::Politics, 3)]);
    state.set_hand(STARBUCK, &[]);
    let check = Check { step, turn, ..Check::of(RESISTANCE) };
    state.set_frames(&[Turn { step: TurnStep::Recon }.into(), check.into()]);
    state
}

/// Can these be said, by the boards of all viewers?
#[track_caller]
fn check(state: &State, told: &[Event], seat: Seat, can: bool, claims: &[Claim]) {
    let told: Vec<&Event> = told.iter().collect();
    for viewer in Viewer::all(4) {
        let board = Galactica::board(&Galactica::view(state, viewer));
        let all = Galactica::claims(&board, &told, seat);
        for (index, claim) in all.iter().enumerate() {
            assert!(!all[..index].contains(claim), "{claim:?} twice");
        }
        for claim in claims {
            assert_eq!(all.contains(claim), can, "{claim:?} by {seat:?}, as {viewer:?} sees it");
        }
    }
}

#[test]
fn of_a_check_only_while_it_is_on_and_by_who_has_yet_to_give() {
    let helps = Help::ALL.map(Claim::Help);
    let wishes = [Claim::LetPass, Claim::LetFail];
    let committee = [Claim::WhoHasCommittee, Claim::NoCommittee];
    let before = in_check(CheckStep::Before, 1);
    for seat in [ADAMA, ROSLIN] {
        check(&before, &[], seat, true, &[&helps[..], &wishes, &committee, &[Claim::CoverRest]].concat());
    }
    // Whose hand is empty cannot help, and everybody sees it.
    check(&before, &[], STARBUCK, true, &[Claim::Help(Help::Not), Claim::LetFail, Claim::WhoHasCommittee]);
    check(&before, &[], STARBUCK, false, &[Claim::Help(Help::Little), Claim::Help(Help::Lot), Claim::CoverRest]);
    // Roslin has given; it is Starbuck's turn to give.
    let giving = in_check(CheckStep::Contribute, 2);
    check(&giving, &[], ROSLIN, true, &wishes);
    check(&giving, &[], ROSLIN, false, &[&helps[..], &committee, &[Claim::CoverRest]].concat());
    check(&giving, &[], ADAMA, true, &helps);
    for over in [in_check(CheckStep::Resolve, 4), in_turn()] {
        check(&over, &[], ADAMA, false, &[&helps[..], &wishes, &committee, &[Claim::CoverRest]].concat());
    }
}

#[test]
fn of_loyalty_what_everybody_saw() {
    let looked = |at, cylon| Claim::Looked { at, cylon };
    let told = [
        Event::LookedAtLoyalty { seat: ADAMA, owner: STARBUCK, all: false },
        Event::LookedAtLoyalty { seat: ADAMA, owner: TYROL, all: false },
    ];
    let state = in_turn();
    check(&state, &told, ADAMA, true, &[looked(STARBUCK, true), looked(STARBUCK, false), Claim::Human]);
    // Tyrol is openly a Cylon by now; at Roslin nobody looked, and it was not Roslin who looked at Starbuck.
    check(&state, &told, ADAMA, false, &[looked(TYROL, false), looked(ROSLIN, true)]);
    check(&state, &told, ROSLIN, false, &[looked(STARBUCK, true)]);
    check(&state, &[], ADAMA, false, &[looked(STARBUCK, true)]);
    check(&state, &told, TYROL, false, &[Claim::Human]);
}

/// Resolved checks of Resistance, one after another; Starbuck gave to the last, in which engineering lay open.
fn checks(count: u16) -> Vec<Event> {
    let one = || {
        [
            Event::Check { matter: RESISTANCE, difficulty: 7, about: None },
            Event::Contributed { seat: ROSLIN, count: 0 },
            Event::Contributed { seat: STARBUCK, count: 2 },
            Event::Opened { cards: vec![card(Skill::Engineering, 3), card(Skill::Politics, 1)], total: 4 },
            Event::Resolved { branch: galactica::cards::Branch::Fail },
        ]
    };
    (0..count).flat_map(|_| one()).collect()
}

#[test]
fn accusations_and_excuses_are_about_checks_that_were() {
    let accuse = |whom, number| Claim::Accuse { whom, check: Some(PastCheck { number, matter: RESISTANCE }) };
    let state = in_turn();
    let told = checks(7);
    check(&state, &told, ADAMA, true, &[accuse(ROSLIN, 7), accuse(STARBUCK, 3)]);
    check(&state, &told, ADAMA, true, &[Claim::Accuse { whom: ROSLIN, check: None }]);
    // Too long ago; yet to come; oneself; an open Cylon; another check.
    check(&state, &told, ADAMA, false, &[accuse(ROSLIN, 2), accuse(ROSLIN, 8), accuse(ADAMA, 7), accuse(TYROL, 7)]);
    let other = PastCheck { number: 7, matter: Matter::Location(Location::Brig) };
    check(&state, &told, ADAMA, false, &[Claim::Accuse { whom: ROSLIN, check: Some(other) }]);
    check(&state, &told, STARBUCK, true, &[Claim::NotMyType(Skill::Engineering), Claim::NotMyType(Skill::Politics)]);
    check(&state, &told, STARBUCK, false, &[Claim::NotMyType(Skill::Piloting)]);
    // Roslin gave nothing, as everybody saw; and when the next check is on, the last one is over.
    check(&state, &told, ROSLIN, false, &[Claim::NotMyType(Skill::Engineering)]);
    let next = [&told[..], &[Event::Check { matter: RESISTANCE, difficulty: 7, about: None }]].concat();
    check(&state, &next, STARBUCK, false, &[Claim::NotMyType(Skill::Engineering)]);
}

#[test]
fn wishes_about_the_brig_orders_and_the_jump() {
    let mut state = in_turn();
    let jail = |whom| Claim::Jail { whom };
    check(
        &state,
        &[],
        ADAMA,
        true,
        &[jail(STARBUCK), Claim::DoNotJail { whom: STARBUCK }, Claim::Free { whom: ROSLIN }],
    );
    check(&state, &[], ADAMA, false, &[jail(ROSLIN), jail(ADAMA), jail(TYROL), Claim::Free { whom: STARBUCK }]);
    check(&state, &[], ROSLIN, true, &[Claim::Free { whom: ROSLIN }]);
    // Whoever has the turn gives orders, the other humans want them.
    let order = |whom| Claim::OrderYou { whom, deed: Deed::Shoot };
    check(&state, &[], ADAMA, true, &[order(STARBUCK), order(ROSLIN)]);
    check(&state, &[], ADAMA, false, &[order(TYROL), order(ADAMA), Claim::OrderMe(Deed::Jump)]);
    check(&state, &[], STARBUCK, true, &Deed::ALL.map(Claim::OrderMe));
    check(&state, &[], STARBUCK, false, &[order(ROSLIN)]);
    check(&state, &[], TYROL, false, &[Claim::OrderMe(Deed::Jump), order(STARBUCK)]);
    check(&state, &[], TYROL, true, &Purpose::ALL.map(Claim::Save));
    for (space, can) in [(0, false), (2, false), (3, true), (4, true)] {
        state.jump = space;
        check(&state, &[], TYROL, can, &[Claim::JumpNow, Claim::Wait]);
    }
}

#[test]
fn of_cards_that_everybody_saw_somebody_look_at() {
    let state = in_turn();
    let scouted = |deck, good, kept| Claim::Scouted { deck, good, kept };
    let (crisis, destination) = (DeckName::Crisis, DeckName::Destination);
    let looked = |deck, count| Event::LookedAtDeck { seat: STARBUCK, deck, count };
    let told = [looked(crisis, 1), Event::Buried { seat: STARBUCK, deck: crisis, count: 1 }];
    check(&state, &told, STARBUCK, true, &[scouted(crisis, true, false), scouted(crisis, false, false)]);
    check(&state, &told, STARBUCK, false, &[scouted(crisis, true, true), scouted(destination, true, false)]);
    check(&state, &told, ADAMA, false, &[scouted(crisis, true, false)]);
    let told = [looked(destination, 1), Event::LeftOnTop { seat: STARBUCK, deck: destination }];
    check(&state, &told, STARBUCK, true, &[scouted(destination, false, true)]);
    // Two crises are no scouting: one is resolved, the other goes to the bottom.
    let told = [looked(crisis, 2), Event::Buried { seat: STARBUCK, deck: crisis, count: 1 }];
    check(&state, &told, STARBUCK, false, &[scouted(crisis, true, false)]);
    for (count, can) in [(1, false), (2, true), (3, true)] {
        let chosen = Event::Destination { seat: STARBUCK, destination: Destination::IcyMoon };
        check(&state, &[looked(destination, count), chosen.clone()], STARBUCK, can, &[Claim::OtherWasWorse]);
        check(&state, &[looked(destination, count), chosen], ADAMA, false, &[Claim::OtherWasWorse]);
    }
}

#[test]
fn nothing_is_said_before_the_first_turn_and_after_the_last() {
    let mut session = Session::<Galactica>::new(galactica::Setup::new(4), tabletop::Seed::derive(1, 1)).unwrap();
    assert_eq!(session.claims(ADAMA), []);
    assert_eq!(session.claim(ADAMA, Claim::Human), Err(Refusal::CannotSay));
    let mut state = in_turn();
    state.ending = galactica::state::Ending::Boarded;
    state.set_frames(&[]);
    session = Session::from_state(galactica::Setup::new(4), state);
    assert_eq!(session.claims(ADAMA), []);
    assert_eq!(session.claim(ADAMA, Claim::Human), Err(Refusal::Over));
    assert_eq!(session.claim(Seat(4), Claim::Human), Err(Refusal::NoSuchSeat));
}

/// What was said is told in its place, outlives an answer that is taken back, and goes with a rewind behind it.
#[test]
fn a_claim_stays_said() {
    let state = in_turn();
    let mut session = Session::<Galactica>::from_state(state.setup, state.clone());
    let jump = Claim::OrderMe(Deed::Jump);
    let said = |seat, claim| Event::Said { seat, claim };
    let told = |session: &Session<Galactica>| session.entries(Viewer::Public).cloned().collect::<Vec<Event>>();
    session.claim(ROSLIN, Claim::Human).unwrap();
    let to = session.ask(ADAMA).unwrap().pick.from[0];
    session.answer(ADAMA, vec![to], By::Person).unwrap();
    session.claim(STARBUCK, jump).unwrap();
    let [first, went, last] = &told(&session)[..] else { panic!("{:?}", told(&session)) };
    assert_eq!((first, last), (&said(ROSLIN, Claim::Human), &said(STARBUCK, jump)));
    assert!(matches!(went, Event::Went { seat: ADAMA, .. }), "{went:?}");
    // Where somebody goes back to who points at a line.
    assert_eq!([0, 1, 2].map(|entry| session.answers_before(Viewer::Public, entry)), [0, 0, 1]);
    // Said to all, and nothing else has changed.
    let before = session.hash();
    session.take_back(ADAMA).unwrap();
    assert_eq!(told(&session), [said(ROSLIN, Claim::Human), said(STARBUCK, jump)]);
    assert_eq!(*session.state(), state);
    session.answer(ADAMA, vec![to], By::Person).unwrap();
    assert_eq!(session.hash(), before);
    session.claim(ROSLIN, Claim::Human).unwrap();
    assert!(session.said().eq(&[said(ROSLIN, Claim::Human), said(STARBUCK, jump), said(ROSLIN, Claim::Human)]));
    let again = Session::<Galactica>::resume(&session.save()).unwrap();
    assert!(again.said().eq(session.said()));
    session.rewind(0, tabletop::Seed::derive(3, 3)).unwrap();
    assert_eq!(told(&session), [said(ROSLIN, Claim::Human), said(STARBUCK, jump)]);
}

/// docs/records.md: how a claim stands in a record; a claim that could not be said is refused there too.
#[test]
fn claims_stand_in_records() {
    let (seat, check) = (TYROL, PastCheck { number: 3, matter: RESISTANCE });
    for (claim, text) in [
        (Claim::Help(Help::Little), json!({"help": "little"})),
        (Claim::Looked { at: seat, cylon: true }, json!({"looked": {"at": 3, "cylon": true}})),
        (Claim::Accuse { whom: seat, check: None }, json!({"accuse": {"whom": 3, "check": null}})),
        (
            Claim::Accuse { whom: seat, check: Some(check) },
            json!({"accuse": {"whom": 3, "check": {"number": 3, "matter": {"crisis": "resistance"}}}}),
        ),
        (Claim::NotMyType(Skill::Tactics), json!({"not-my-type": "tactics"})),
        (Claim::OrderYou { whom: seat, deed: Deed::Repair }, json!({"order-you": {"whom": 3, "deed": "repair"}})),
        (
            Claim::Scouted { deck: DeckName::Crisis, good: false, kept: true },
            json!({"scouted": {"deck": "crisis", "good": false, "kept": true}}),
        ),
        (Claim::OtherWasWorse, json!("other-was-worse")),
        (Claim::Save(Purpose::NextCheck), json!({"save": "next-check"})),
    ] {
        let line: Value = serde_json::to_value(claim).unwrap();
        assert_eq!(line, text);
        assert_eq!(serde_json::from_value::<Claim>(line).unwrap(), claim);
    }
    let setup = galactica::Setup::new(4);
    let session = Session::<Galactica>::new(setup, tabletop::Seed::derive(1, 1)).unwrap();
    let text = session.record().to_text(&session);
    let (head, end) = text.trim_end().split_once('\n').unwrap();
    let with = format!("{head}\n{}\n{end}\n", json!({"claim": {"seat": 0, "claim": "human"}}));
    let refused = Session::replay(&Record::<Galactica>::from_text(&with).unwrap()).unwrap_err();
    assert_eq!(refused, tabletop::RecordError::Refused { line: 2, refusal: Refusal::CannotSay });
}
