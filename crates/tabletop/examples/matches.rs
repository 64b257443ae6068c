//! A whole game of the contract: two players take one to three of ten matches in turn, and whoever takes the last one wins.

use serde::{Deserialize, Serialize};
use tabletop::{
    Ask, By, Dice, Game, Illegal, Impossible, Log, NoClaim, NoGuess, NoOrder, Obeyed, Outcome, Record, Refusal, Seat,
    SeatSet, Seed, Session, Viewer,
};

#[derive(Debug)]
enum Matches {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Heap {
    left: u8,
    turn: Seat,
}

impl Game for Matches {
    const ID: &'static str = "matches";
    const RULES: u32 = 1;

    type Setup = ();
    type State = Heap;
    // Nothing is hidden: everybody sees the state itself.
    type View = Heap;
    type Board = Heap;
    type Item = u8;
    type Prompt = ();
    type Event = (Seat, u8);
    type Guess = NoGuess;
    type Order = NoOrder;
    type Claim = NoClaim;

    fn seats(_setup: &()) -> u8 {
        2
    }

    fn start(_setup: &(), _seed: Seed, _log: &mut Log<(Seat, u8)>) -> Result<Heap, Illegal> {
        Ok(Heap { left: 10, turn: Seat(0) })
    }

    fn outcome(heap: &Heap) -> Option<Outcome> {
        // Whoever took the last match has passed the turn on.
        let winners = SeatSet::all(2).without(SeatSet::one(heap.turn));
        (heap.left == 0).then(|| Outcome { winners, scores: [].into_iter().collect(), ending: "last" })
    }

    fn asked(heap: &Heap) -> SeatSet {
        if heap.left == 0 { SeatSet::EMPTY } else { SeatSet::one(heap.turn) }
    }

    fn ask(heap: &Heap, _seat: Seat, into: &mut Ask<Self>) {
        into.start((), 1, 1).pick.from.extend(1..=heap.left.min(3));
    }

    fn apply(heap: &mut Heap, seat: Seat, items: &[u8], log: &mut Log<(Seat, u8)>) {
        heap.left -= items[0];
        heap.turn = Seat(1 - seat.0);
        log.public(|| (seat, items[0]));
    }

    fn view(heap: &Heap, _viewer: Viewer) -> Heap {
        heap.clone()
    }

    fn board(view: &Heap) -> Heap {
        view.clone()
    }

    fn imagine(view: &Heap, _guess: &NoGuess, _dice: &mut Dice) -> Result<Heap, Impossible> {
        Ok(view.clone())
    }

    fn redraw(_heap: &mut Heap, _dice: &mut Dice) {}

    fn obey(order: &NoOrder, _view: &Heap, _part: &Ask<Self>) -> Obeyed<u8> {
        match *order {}
    }

    fn said(_seat: Seat, claim: NoClaim) -> (Seat, u8) {
        match claim {}
    }
}

fn main() {
    let mut session = Session::<Matches>::new((), Seed::derive(1, 0)).expect("there is only one setup");
    // An answer is checked against what is offered: a refused one changes nothing.
    let refused = session.answer(Seat(0), vec![4], By::Person);
    assert_eq!(refused.err(), Some(Refusal::NotOffered { index: 0 }));
    while let Some(seat) = session.waiting().first() {
        let ask = session.ask(seat).expect("it is asked");
        let most = *ask.pick.from.last().expect("something is left");
        session.answer(seat, vec![most], By::Person).expect("it is offered");
    }
    // 3, 3, 3 and the last one.
    assert_eq!(session.outcome().map(|outcome| outcome.winners), Some(SeatSet::one(Seat(1))));
    // Its record plays to the same end.
    let text = session.record().to_text(&session);
    let record = Record::<Matches>::from_text(&text).expect("a record");
    assert_eq!(Session::replay(&record).expect("a game").hash(), session.hash());
}
