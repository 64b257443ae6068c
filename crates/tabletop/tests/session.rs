//! What a session lets nobody go back to.

use serde::{Deserialize, Serialize};
use tabletop::{
    Ask, By, Dice, Game, Illegal, Impossible, Log, NoGuess, NoOrder, Outcome, Record, Refusal, Seat, SeatSet, Seed,
    Session, Taken, Viewer,
};

/// Rounds of sealed ballots. A reveal declares nothing: the votes are only counted, so nobody is shown another's.
#[derive(Debug)]
enum Ballot {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    round: u8,
    in_already: SeatSet,
    /// This round's votes so far: a secret until the last is in.
    counted: u8,
    result: Vec<u8>,
}

const SEATS: u8 = 3;
const ROUNDS: u8 = 3;

impl Game for Ballot {
    const ID: &'static str = "ballot";
    const RULES: u32 = 1;

    type Setup = ();
    type State = State;
    type View = Vec<u8>;
    type Board = Self::View;
    type Item = u8;
    type Prompt = ();
    type Event = u8;
    type Guess = NoGuess;
    type Order = NoOrder;

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

    fn view(state: &State, _viewer: Viewer) -> Vec<u8> {
        state.result.clone()
    }

    fn board(view: &Vec<u8>) -> Vec<u8> {
        view.clone()
    }

    fn imagine(_view: &Vec<u8>, _guess: &NoGuess, _dice: &mut Dice) -> Result<State, Impossible> {
        Err(Impossible)
    }

    fn redraw(_state: &mut State, _dice: &mut Dice) {}

    fn obey(order: &NoOrder, _view: &Vec<u8>, _ask: &Ask<Self>) -> Option<Vec<u8>> {
        match *order {}
    }
}

fn vote(session: &mut Session<Ballot>, votes: [u8; 3]) {
    for (seat, vote) in Seat::all(SEATS).zip(votes) {
        session.answer(seat, vec![vote], By::Person).unwrap();
    }
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

/// Whoever points at a line of his log means the answer that wrote it.
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
