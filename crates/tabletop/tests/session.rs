//! What a session lets nobody go back to, and the standing orders it keeps.

use serde::{Deserialize, Serialize};
use tabletop::{
    Ask, By, Dice, Game, Illegal, Impossible, Log, NoGuess, Obeyed, Onlookers, Outcome, Record, Refusal, ResumeError,
    Seat, SeatSet, Seed, Session, Taken, Viewer,
};

/// Rounds of sealed ballots. A reveal declares nothing: the votes are only counted, so nobody is shown another's.
#[derive(Debug)]
enum Ballot<const RULES: u32 = 1> {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    round: u8,
    in_already: SeatSet,
    /// This round's votes so far: a secret until the last is in.
    counted: u8,
    result: Vec<u8>,
}

/// What to vote in a round, or that one wants to be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Order {
    round: u8,
    vote: Option<u8>,
}

const SEATS: u8 = 3;
const ROUNDS: u8 = 3;

impl<const RULES: u32> Game for Ballot<RULES> {
    const ID: &'static str = "ballot";
    const RULES: u32 = RULES;

    type Setup = ();
    type State = State;
    type View = Vec<u8>;
    type Board = Self::View;
    type Item = u8;
    type Prompt = ();
    type Event = u8;
    type Guess = NoGuess;
    type Order = Order;
    type Claim = u8;

    fn seats((): &()) -> u8 {
        SEATS
    }

    fn start((): &(), _seed: Seed, _log: &mut Log<u8>) -> Result<State, Illegal> {
        Ok(State { round: 0, in_already: SeatSet::EMPTY, counted: 0, result: vec![] })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let over = Outcome { winners: SeatSet::all(SEATS), scores: [0; 3].into_iter().collect(), ending: "counted" };
        (state.round == ROUNDS).then_some(over)
    }

    fn asked(state: &State) -> SeatSet {
        if state.round == ROUNDS { SeatSet::EMPTY } else { SeatSet::all(SEATS).without(state.in_already) }
    }

    fn ask(_state: &State, _seat: Seat, into: &mut Ask<Self>) {
        into.start((), 1, 1).sealed = true;
        into.pick.from.extend([0, 1]);
    }

    fn apply(state: &mut State, seat: Seat, items: &[u8], log: &mut Log<u8>) {
        state.in_already.insert(seat);
        state.counted += items[0];
        if state.in_already == SeatSet::all(SEATS) {
            let count = std::mem::take(&mut state.counted);
            state.result.push(count);
            log.public(|| count);
            state.in_already = SeatSet::EMPTY;
            state.round += 1;
        }
    }

    /// By its third rules results are counted from the other end.
    fn view(state: &State, _viewer: Viewer) -> Vec<u8> {
        state.result.iter().map(|count| if RULES == 3 { SEATS - count } else { *count }).collect()
    }

    fn board(view: &Vec<u8>) -> Vec<u8> {
        view.clone()
    }

    fn imagine(_view: &Vec<u8>, _guess: &NoGuess, _dice: &mut Dice) -> Result<State, Impossible> {
        Err(Impossible)
    }

    fn redraw(_state: &mut State, _dice: &mut Dice) {}

    fn usual_orders() -> Vec<Order> {
        vec![Order { round: 2, vote: Some(0) }]
    }

    fn obey(order: &Order, view: &Vec<u8>, _part: &Ask<Self>) -> Obeyed<u8> {
        match order {
            Order { round, .. } if usize::from(*round) != view.len() => Obeyed::NotMine,
            Order { vote: Some(vote), .. } => Obeyed::Answer(vec![*vote]),
            Order { vote: None, .. } => Obeyed::Ask,
        }
    }

    /// How many will vote for it, as somebody reckons who has seen as many rounds.
    fn claims(board: &Vec<u8>, _told: &[&u8], seat: Seat) -> Vec<u8> {
        if usize::from(seat.0) <= board.len() { vec![100, 101] } else { Vec::new() }
    }

    fn said(_seat: Seat, claim: u8) -> u8 {
        claim
    }
}

fn vote(session: &mut Session<Ballot>, votes: [u8; 3]) {
    for (seat, vote) in Seat::all(SEATS).zip(votes) {
        session.answer(seat, vec![vote], By::Person).unwrap();
    }
}

/// Only what is on the list of the moment is taken; it is told to all in its place, and a record has it.
#[test]
fn what_is_said_changes_nothing() {
    let mut session = Session::<Ballot>::new((), Seed::derive(1, 0)).unwrap();
    let state = session.state().clone();
    session.claim(Seat(0), 101).unwrap();
    for (seat, claim, refusal) in
        [(0, 7, Refusal::CannotSay), (1, 100, Refusal::CannotSay), (SEATS, 100, Refusal::NoSuchSeat)]
    {
        assert_eq!(session.claim(Seat(seat), claim), Err(refusal));
    }
    assert_eq!(*session.state(), state);
    vote(&mut session, [1, 0, 1]);
    session.claim(Seat(1), 100).unwrap();
    // While a sealed answer waits, too.
    session.answer(Seat(2), vec![1], By::Person).unwrap();
    session.claim(Seat(0), 100).unwrap();
    let told = [101, 2, 100, 100];
    for viewer in Viewer::all(SEATS) {
        assert!(session.entries(viewer).eq(&told), "{viewer:?}");
    }
    assert!(session.said().eq(&[101, 100, 100]));
    // Pointing at a claim leads to where it was said, at anything else to before it happened.
    assert_eq!([0, 1, 2, 3].map(|entry| session.answers_before(Viewer::Public, entry)), [0, 2, 3, 3]);
    let text = session.record().to_text(&session);
    let again = Session::replay(&Record::<Ballot>::from_text(&text).unwrap()).unwrap();
    assert!(again.entries(Viewer::Public).eq(&told) && again.said().eq(session.said()));
    // What was saved before there were claims can be taken up.
    let saved = session.save();
    let older = saved.replacen(r#""said":[0,2,3],"#, "", 1);
    assert_ne!(older, saved);
    assert_eq!(Session::<Ballot>::resume(&older).unwrap().said().count(), 0);
    assert!(Session::<Ballot>::resume(&saved).unwrap().said().eq(session.said()));
    session.answer(Seat(0), vec![0], By::Person).unwrap();
    session.answer(Seat(1), vec![0], By::Person).unwrap();
    vote(&mut session, [0, 0, 0]);
    assert_eq!(session.claim(Seat(0), 100), Err(Refusal::Over));
}

/// DESIGN §2, "Sealed": a state between the answers of one reveal holds choices that are not revealed.
#[test]
fn no_rewind_into_the_middle_of_a_reveal() {
    let seed = Seed::derive(1, 0);
    let mut session = Session::<Ballot>::new((), seed).unwrap();
    vote(&mut session, [1, 0, 1]);
    vote(&mut session, [0, 0, 1]);
    assert_eq!(session.answers(), 6);
    for inside in [1, 2, 4, 5, 7, usize::MAX] {
        assert_eq!(session.rewind(inside, seed), Err(Refusal::CannotRewind), "{inside}");
    }
    assert_eq!(session.answers(), 6, "a refusal changes nothing");
    assert_eq!(session.rewind(3, seed), Ok(()));
    assert_eq!((session.view(Viewer::Public), session.asked()), (vec![2], SeatSet::all(SEATS)));
    assert_eq!(session.rewind(2, seed), Err(Refusal::CannotRewind), "the first reveal stays whole");
    // Played on and written down, the record says the same.
    vote(&mut session, [1, 1, 1]);
    vote(&mut session, [0, 0, 0]);
    let record = Record::<Ballot>::from_text(&session.record().to_text(&session)).unwrap();
    let again = Session::replay(&record).unwrap();
    assert_eq!((again.hash(), again.view(Viewer::Public)), (session.hash(), vec![2, 3, 0]));
}

/// A sealed answer that waits is taken back by its own seat and by nobody else, until the reveal; a rewind forgets it.
#[test]
fn what_waits_can_be_taken_back_and_what_is_revealed_cannot() {
    let seed = Seed::derive(1, 1);
    let mut session = Session::<Ballot>::new((), seed).unwrap();
    assert_eq!(session.answer(Seat(1), vec![1], By::Person), Ok(Taken::Kept));
    assert_eq!(session.take_back(Seat(0)), Err(Refusal::NothingToTakeBack));
    assert_eq!(session.take_back(Seat(200)), Err(Refusal::NothingToTakeBack));
    assert_eq!(session.take_back(Seat(1)), Ok(()));
    assert_eq!(session.take_back(Seat(1)), Err(Refusal::NothingToTakeBack));
    vote(&mut session, [1, 1, 0]);
    for seat in Seat::all(SEATS) {
        assert_eq!(session.take_back(seat), Err(Refusal::NothingToTakeBack), "all is revealed");
    }
    assert_eq!(session.answer(Seat(2), vec![0], By::Person), Ok(Taken::Kept));
    session.rewind(3, seed).unwrap();
    assert_eq!(session.draft(Seat(2)), None);
    assert_eq!(session.entries(Viewer::Public).count(), 1);
}

/// What can be asked beforehand is what happens then.
#[test]
fn a_session_says_beforehand_what_it_would_take() {
    let mut session = Session::<Ballot>::new((), Seed::default()).unwrap();
    let seat = Seat(1);
    assert_eq!(session.can_take_back(seat), Err(Refusal::NothingToTakeBack));
    assert!(session.check(seat, &mut [1]).is_ok());
    assert_eq!(session.check(seat, &mut [7]).err(), Some(Refusal::NotOffered { index: 0 }));
    assert_eq!(session.check(Seat(9), &mut [1]).err(), Some(Refusal::NoSuchSeat));
    assert_eq!(session.answer(seat, vec![1], By::Person), Ok(Taken::Kept));
    assert_eq!(session.can_take_back(seat), Ok(()));
    assert_eq!(session.take_back(seat), Ok(()));
    assert_eq!(session.can_take_back(seat), Err(Refusal::NothingToTakeBack));
    for seat in Seat::all(SEATS) {
        session.answer(seat, vec![1], By::Person).unwrap();
    }
    assert_eq!(session.can_rewind(1), Err(Refusal::CannotRewind), "in the middle of a reveal");
    assert_eq!(session.can_rewind(0), Ok(()));
    assert_eq!(session.can_rewind(4), Err(Refusal::CannotRewind), "it lies ahead");
}

/// The past is that of the answers that stand: what was gone back from is not in it. What was said stands where it was said.
#[test]
fn the_past_is_that_of_the_answers_that_stand() {
    let seed = Seed::derive(1, 2);
    let mut session = Session::<Ballot>::new((), seed).unwrap();
    vote(&mut session, [1, 0, 1]);
    vote(&mut session, [1, 1, 1]);
    session.rewind(3, seed).unwrap();
    session.claim(Seat(0), 100).unwrap();
    session.claim(Seat(1), 100).unwrap();
    vote(&mut session, [0, 0, 1]);
    for (answers, stands, result) in [(0, 0, vec![]), (1, 3, vec![2]), (3, 3, vec![2]), (4, 6, vec![2, 1])] {
        let then = session.until(answers);
        assert_eq!((then.answers(), then.view(Viewer::Public)), (stands, result), "{answers}");
    }
    let then = session.until(3);
    assert_eq!(then.entries(Viewer::Public).count(), session.entries(Viewer::Public).count() - 1);
    assert_eq!((then.said().count(), then.given(Seat(1)), session.given(Seat(1))), (2, 1, 2));
    let unsaid = |count: usize| then.unsaid(count).map(|then| then.said().count());
    assert_eq!([unsaid(1), unsaid(2), unsaid(3)], [Some(1), Some(0), None]);
    let answered = |number: usize| session.answered(number).map(|(answer, asked)| (answer.seat, asked));
    assert_eq!([0, 1, 3, 4, 7].map(answered), [None, Some((Seat(0), 0)), Some((Seat(2), 0)), Some((Seat(0), 3)), None]);
    let mut seen = Vec::new();
    session.walk(|answers, state, entries| seen.push((answers, state.result.len(), entries.len())));
    let all = session.all_entries().len();
    assert_eq!(seen, [(0, 0, seen[0].2), (3, 1, all - 1 - seen[0].2), (6, 2, 1)]);
}

/// Whoever points at a line of their log means the answer that wrote it.
#[test]
fn a_line_of_the_log_belongs_to_an_answer() {
    let mut session = Session::<Ballot>::new((), Seed::default()).unwrap();
    for _ in 0..2 {
        for seat in Seat::all(SEATS) {
            session.answer(seat, vec![1], By::Person).unwrap();
        }
    }
    let entries = session.entries(Viewer::Public).count();
    assert_eq!(session.answers_before(Viewer::Public, entries), session.answers(), "nothing was written yet");
    for entry in 0..entries {
        let answers = session.answers_before(Viewer::Public, entry);
        assert!(session.entries_after(Viewer::Public, answers) <= entry, "before the entry");
        assert!(session.entries_after(Viewer::Public, answers + 1) > entry, "and the answer wrote it");
    }
}

#[test]
fn a_record_with_a_proof_is_checked_against_it() {
    let secret = Seed::derive(5, 5);
    let proof = tabletop::Proof { table: "t".into(), setup: "null".into(), secret, entropy: vec!["mine".into()] };
    let mut session = Session::<Ballot>::new((), proof.seed()).unwrap().proved(proof.clone());
    for seat in Seat::all(SEATS) {
        session.answer(seat, vec![1], By::Person).unwrap();
    }
    session.rewind(0, proof.rewind_seed(0)).unwrap();
    let text = session.record().to_text(&session);
    let replay = |text: &str| Session::replay(&Record::<Ballot>::from_text(text).unwrap()).map(|_| ());
    assert_eq!(replay(&text), Ok(()));
    assert_eq!(replay(&text.replace("mine", "yours")), Err(tabletop::RecordError::NotAsPromised));
    let mut other = Session::<Ballot>::new((), proof.seed()).unwrap().proved(proof);
    other.answer(Seat(0), vec![1], By::Person).unwrap();
    other.rewind(0, Seed::derive(6, 6)).unwrap();
    assert_eq!(replay(&other.record().to_text(&other)), Err(tabletop::RecordError::NotAsPromised));
}

/// The first order that is not about something else decides, also if what it says is *ask me*; without one the person is asked.
#[test]
fn the_first_order_that_has_something_to_say_decides() {
    let order = |round, vote| Order { round, vote };
    for (orders, answer) in [
        (vec![], None),
        (vec![order(1, Some(1))], None),
        (vec![order(1, Some(1)), order(0, Some(0))], Some(0)),
        (vec![order(0, Some(1)), order(0, Some(0))], Some(1)),
        (vec![order(0, None), order(0, Some(0))], None),
        (vec![order(1, None), order(0, Some(1)), order(0, None)], Some(1)),
    ] {
        let mut session = Session::<Ballot>::new((), Seed::default()).unwrap();
        session.set_orders(Seat(1), orders.clone()).unwrap();
        assert_eq!(session.ordered(Seat(1)), answer.map(|vote| vec![vote]), "{orders:?}");
        for onlookers in [Onlookers::Nobody, Onlookers::Table] {
            assert_eq!(session.waits_for(Seat(1), onlookers), answer.is_none(), "{orders:?}");
        }
        // Whom a shared screen is passed to follows from the usual orders as well, and those have nothing to say yet.
        assert!(session.waits_for(Seat(1), Onlookers::Screen), "{orders:?}");
        assert_eq!(session.obey(Seat(1)), answer.map(|_| Ok(Taken::Kept)), "{orders:?}");
        assert_eq!(session.draft(Seat(1)).map(|draft| draft.by), answer.map(|_| By::Order));
        assert_eq!(session.ordered(Seat(2)), None, "another's orders");
    }
}

/// Orders are of the session and of nobody else: not in the record, not in the state; a rewind clears them.
#[test]
fn orders_are_private_and_a_rewind_clears_them() {
    let mut session = Session::<Ballot>::new((), Seed::default()).unwrap();
    let usual = <Ballot>::usual_orders();
    let mine = vec![Order { round: 1, vote: Some(1) }];
    vote(&mut session, [1, 0, 1]);
    let before = (session.record().to_text(&session), session.hash());
    session.set_orders(Seat(0), mine.clone()).unwrap();
    assert_eq!((session.record().to_text(&session), session.hash()), before);
    assert_eq!((session.orders(Seat(0)), session.orders(Seat(1))), (mine.as_slice(), usual.as_slice()));
    assert_eq!((session.set_orders(Seat(3), mine), session.orders(Seat(3))), (Err(Refusal::NoSuchSeat), &[][..]));
    // Whoever plays the record again has those that are usual.
    let record = Record::<Ballot>::from_text(&before.0).unwrap();
    assert_eq!(Session::replay(&record).unwrap().orders(Seat(0)), usual);
    session.rewind(3, Seed::default()).unwrap();
    assert_eq!(session.orders(Seat(0)), usual);
}

/// Something that happens in a game.
type Play = Box<dyn Fn(&mut Session<Ballot>)>;

/// Whatever a session was in the middle of, what was saved goes on as the session does.
#[test]
fn a_saved_session_is_the_same_session() {
    let seed = Seed::derive(1, 2);
    let answer = |seat, vote| {
        move |session: &mut Session<Ballot>| {
            session.answer(Seat(seat), vec![vote], By::Person).unwrap();
        }
    };
    let orders = || vec![Order { round: 1, vote: Some(1) }];
    let steps: [Play; 13] = [
        Box::new(move |session| session.set_orders(Seat(2), orders()).unwrap()),
        Box::new(answer(0, 1)),
        Box::new(answer(2, 1)),
        Box::new(|session| session.take_back(Seat(0)).unwrap()),
        Box::new(answer(0, 0)),
        Box::new(answer(1, 1)),
        Box::new(answer(1, 0)),
        Box::new(move |session| session.rewind(3, seed).unwrap()),
        Box::new(answer(0, 1)),
        Box::new(answer(1, 1)),
        Box::new(answer(2, 1)),
        Box::new(move |session| session.rewind(0, seed).unwrap()),
        Box::new(answer(2, 0)),
    ];
    let told = |session: &Session<Ballot>| {
        let drafts: Vec<_> =
            Seat::all(SEATS).map(|seat| (session.draft(seat).cloned(), session.orders(seat).to_vec())).collect();
        let back: Vec<_> = (0..8).map(|answers| session.can_rewind(answers)).collect();
        (session.record().to_text(session), drafts, back, session.entries(Viewer::Public).copied().collect::<Vec<_>>())
    };
    for saved_after in 0..steps.len() {
        let mut session = Session::<Ballot>::new((), seed).unwrap();
        steps[..saved_after].iter().for_each(|step| step(&mut session));
        let mut again = Session::<Ballot>::resume(&session.save()).unwrap();
        for step in &steps[saved_after..] {
            assert_eq!(told(&again), told(&session), "saved after {saved_after}");
            step(&mut session);
            step(&mut again);
        }
        assert_eq!(told(&again), told(&session), "saved after {saved_after}");
    }
}

/// By other rules a game goes on from where it stood, if it is the same to everybody who looks at it.
#[test]
fn by_other_rules_a_game_is_carried_over_or_refused() {
    let mut session = Session::<Ballot>::new((), Seed::derive(1, 3)).unwrap();
    vote(&mut session, [1, 0, 1]);
    session.answer(Seat(1), vec![1], By::Person).unwrap();
    let saved = session.save();
    assert_eq!(
        Session::<Ballot<2>>::resume(&saved).unwrap_err(),
        ResumeError::OtherRules { found: 1, ours: 2 },
        "never in silence"
    );
    assert_eq!(Session::<Ballot<3>>::carry_over(&saved).unwrap_err(), ResumeError::Differs, "it would look otherwise");
    assert!(matches!(Session::<Ballot<2>>::carry_over("{}").unwrap_err(), ResumeError::Unreadable { .. }));
    let mended = saved.replacen("\"state\":{\"round\":1", "\"state\":{\"round\":2", 1);
    assert_ne!(mended, saved);
    assert_eq!(Session::<Ballot>::resume(&mended).unwrap_err(), ResumeError::Differs);
    assert_eq!(tabletop::saved_record(&saved), Some(session.record().to_text(&session)), "its record can still be had");

    let mut over = Session::<Ballot<2>>::carry_over(&saved).unwrap();
    assert_eq!(over.view(Viewer::Public), session.view(Viewer::Public));
    assert!(over.entries(Viewer::Public).eq(session.entries(Viewer::Public)));
    assert_eq!(over.draft(Seat(1)), None, "it is asked anew");
    assert_eq!((over.answers(), over.can_rewind(0)), (0, Ok(())));
    for seat in Seat::all(SEATS).chain(Seat::all(SEATS)) {
        over.answer(seat, vec![1], By::Person).unwrap();
    }
    assert_eq!(over.view(Viewer::Public), [2, 3, 3]);
    // Its record starts where the rules changed, and cannot be passed off as one that does not.
    let text = over.record().to_text(&over);
    let replay = |text: &str| Session::replay(&Record::<Ballot<2>>::from_text(text).unwrap()).map(|again| again.hash());
    assert_eq!(replay(&text), Ok(over.hash()));
    let Err(tabletop::RecordError::Differs { line: 2 }) = replay(&text.replacen(",\"before\":1", "", 1)) else {
        panic!("{text}")
    };
}
