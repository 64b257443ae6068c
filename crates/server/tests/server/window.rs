//! Reaction windows: they last a fixed public time, whoever plays, passes, waits or is away, and nobody can tell which.

use bots::{Bot, Botted, Random};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::client::{Client, Socket};
use server::{Again, Config, Games, Kind};
use tabletop::{
    Ask, Dice, Game, Illegal, Impossible, Log, NoClaim, NoGuess, NoOrder, Obeyed, Outcome, Seat, SeatSet, Seed,
    Session, Shows, Timing, Viewer,
};
use words::{Choice, Phrase, Row, Told, Topic};

use crate::site::{Site, done, drain, refused, socket, state, table};

/// Two windows, one after the other; everybody may play a number in each. The number of plays is told when it closes.
#[derive(Debug)]
enum Parry {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Windows {
    closed: u8,
    waits: SeatSet,
    plays: u8,
}

const SEATS: u8 = 3;

impl Game for Parry {
    const ID: &'static str = "parry";
    const RULES: u32 = 1;

    type Setup = ();
    type State = Windows;
    type View = u8;
    type Board = Self::View;
    type Item = u8;
    type Prompt = ();
    type Event = u8;
    type Guess = NoGuess;
    type Order = NoOrder;
    type Claim = NoClaim;

    fn seats((): &()) -> u8 {
        SEATS
    }

    fn start((): &(), _: Seed, _: &mut Log<u8>) -> Result<Windows, Illegal> {
        Ok(Windows { closed: 0, waits: SeatSet::all(SEATS), plays: 0 })
    }

    fn outcome(state: &Windows) -> Option<Outcome> {
        let outcome = Outcome { winners: SeatSet::all(SEATS), scores: [].into_iter().collect(), ending: "parried" };
        (state.closed == 2).then_some(outcome)
    }

    fn asked(state: &Windows) -> SeatSet {
        if state.closed == 2 { SeatSet::EMPTY } else { state.waits }
    }

    fn ask(_: &Windows, _: Seat, into: &mut Ask<Self>) {
        let ask = into.start((), 0, 1);
        (ask.sealed, ask.shows) = (true, Shows::Nothing);
        ask.pick.from.extend([1, 2, 3]);
    }

    fn timing((): &()) -> Timing {
        Timing::Window
    }

    fn apply(state: &mut Windows, seat: Seat, items: &[u8], log: &mut Log<u8>) {
        state.waits.remove(seat);
        state.plays += items.len() as u8;
        if state.waits.is_empty() {
            log.public(|| state.plays);
            *state = Windows { closed: state.closed + 1, waits: SeatSet::all(SEATS), plays: 0 };
        }
    }

    fn view(state: &Windows, _: Viewer) -> u8 {
        state.closed
    }

    fn board(view: &u8) -> u8 {
        *view
    }

    fn imagine(_: &u8, _: &NoGuess, _: &mut Dice) -> Result<Windows, Impossible> {
        Err(Impossible)
    }

    fn redraw(_: &mut Windows, _: &mut Dice) {}

    fn obey(order: &NoOrder, _: &u8, _: &Ask<Self>) -> Obeyed<u8> {
        match *order {}
    }

    fn said(_: Seat, claim: NoClaim) -> u8 {
        match claim {}
    }
}

impl Told for Parry {
    type Topic = ();

    fn is_silent(_: Viewer, _: &u8) -> bool {
        true
    }

    fn event(_: &u8) -> Phrase {
        Phrase::Nothing
    }

    fn opens(_: &u8) -> bool {
        false
    }

    fn prompt(_: &u8, _: &Ask<Self>) -> Phrase {
        Phrase::Nothing
    }

    fn option(_: &u8, _: &Ask<Self>, _: u8) -> Choice {
        Choice::default()
    }

    fn help(_: &u8, _: &Ask<Self>, _: u8) -> Vec<Row> {
        Vec::new()
    }

    fn table(_: &u8) -> Vec<Row> {
        Vec::new()
    }

    fn hand(_: &u8) -> Vec<Row> {
        Vec::new()
    }

    fn topics() -> Vec<Topic<()>> {
        Vec::new()
    }

    fn explain(_: Option<&u8>, (): ()) -> Vec<Row> {
        Vec::new()
    }

    fn terms() -> Phrase {
        Phrase::Nothing
    }

    fn order(order: &NoOrder) -> Phrase {
        match *order {}
    }

    fn claim(_: Seat, claim: &NoClaim) -> Phrase {
        match *claim {}
    }

    fn result(_: &u8, _: &Outcome) -> Vec<Row> {
        Vec::new()
    }
}

impl Botted for Parry {
    const BOTS: &'static [&'static str] = &["random"];
    const USUAL: &'static str = "random";

    fn bot(_: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(Random::new(seed)))
    }
}

fn games() -> Games {
    Games::with(vec![Kind {
        id: Parry::ID,
        bots: Parry::BOTS,
        usual: "random",
        setups: vec![Value::Null],
        seats: |_| Ok(SEATS),
        open: Box::new(|_, proof| {
            Ok(Box::new(Session::<Parry>::new((), proof.seed()).map_err(server::BadSetup::Illegal)?))
        }),
        again: Again::of::<Parry>(),
        reference: || games::Reference { cards: Vec::new(), terms: Vec::new() },
        explain: |_, _| None,
    }])
}

/// Three people at a table that has started, and somebody who watches.
async fn three(pace: Value) -> (Site, Vec<Client>, String, Socket) {
    let site = Site::with(games(), Config::default()).await;
    let mut people = Vec::new();
    for name in ["Ada", "Ben", "Cleo"] {
        people.push(site.person(name).await);
    }
    let seats = json!(["me", "open", "open"]);
    let table = table(&people[0], json!({"game": "parry", "setup": null, "seats": seats, "pace": pace})).await;
    for person in &people[1..] {
        done(person, &table, json!({"do": "join"})).await;
    }
    done(&people[0], &table, json!({"do": "start"})).await;
    let mut watch = socket(&site.anyone, &table).await;
    drain(&mut watch).await;
    (site, people, table, watch)
}

async fn play(client: &Client, table: &str, picks: Value) {
    let ticket = state(client, table).await["ask"]["question"]["ticket"].clone();
    done(client, table, json!({"do": "answer", "ticket": ticket, "picks": picks})).await;
}

async fn told(client: &Client, table: &str) -> Value {
    state(client, table).await["entries"]["entries"].clone()
}

#[tokio::test]
async fn a_window_never_closes_early_and_who_missed_it_has_passed() {
    let (site, people, table, mut watch) = three(json!({})).await;
    let clock = state(&people[0], &table).await["clock"].clone();
    assert_eq!(clock["window"], json!({"closes": clock["now"].as_u64().unwrap() + 1_500, "held": false}));
    for person in &people {
        play(person, &table, json!([0])).await;
    }
    site.hands.advance(1_499);
    assert_eq!(drain(&mut watch).await, Vec::<String>::new(), "everybody has answered, and nobody is told");
    assert_eq!(state(&people[1], &table).await["ask"]["question"]["draft"], json!([1]));
    // A change of mind, and a play taken back.
    play(&people[1], &table, json!([])).await;
    done(&people[2], &table, json!({"do": "take-back"})).await;
    refused(&people[2], &table, json!({"do": "take-back"}), "refused").await;
    assert_eq!(drain(&mut watch).await, Vec::<String>::new());
    site.hands.advance(1);
    assert!(!drain(&mut watch).await.is_empty());
    assert_eq!(told(&people[0], &table).await, json!([1]), "Ada played, Ben passed, Cleo missed it");
    let state = state(&people[2], &table).await;
    assert_eq!(state["table"]["seats"][2]["away"], false, "a missed window is a pass, never a takeover");
    assert_eq!(state["ask"]["question"]["ticket"], "2.2", "the next window is another question");
    site.hands.advance(1_500);
    while told(&people[0], &table).await != json!([1, 0]) {}
}

#[tokio::test]
async fn a_window_is_held_open_once_and_all_can_see_it() {
    let (site, people, table, mut watch) = three(json!({"window": 2_000, "hold": 5_000})).await;
    done(&people[1], &table, json!({"do": "hold"})).await;
    let messages = drain(&mut watch).await;
    let now = crate::site::NOW;
    let clock = json!({"type": "clock", "now": now, "deadline": null, "window": {"closes": now + 7_000, "held": true}});
    let messages: Vec<Value> = messages.iter().map(|message| serde_json::from_str(message).unwrap()).collect();
    assert_eq!(messages, [clock]);
    refused(&people[1], &table, json!({"do": "hold"}), "already-held").await;
    refused(&people[2], &table, json!({"do": "hold"}), "already-held").await;
    refused(&site.person("Dan").await, &table, json!({"do": "hold"}), "not-seated").await;
    site.hands.advance(6_999);
    play(&people[0], &table, json!([2])).await;
    assert_eq!(drain(&mut watch).await, Vec::<String>::new());
    site.hands.advance(1);
    assert!(!drain(&mut watch).await.is_empty());
    assert_eq!(told(&people[0], &table).await, json!([1]));
}

#[tokio::test]
async fn at_a_table_that_is_not_live_it_closes_when_all_have_answered() {
    let (site, people, table, mut watch) = three(json!({"live": false})).await;
    assert!(state(&people[0], &table).await["clock"]["window"].is_null());
    refused(&people[0], &table, json!({"do": "hold"}), "no-window").await;
    play(&people[0], &table, json!([2])).await;
    play(&people[1], &table, json!([])).await;
    site.hands.advance(1_000_000);
    assert_eq!(drain(&mut watch).await, Vec::<String>::new());
    play(&people[2], &table, json!([0])).await;
    assert!(!drain(&mut watch).await.is_empty());
    assert_eq!(told(&people[0], &table).await, json!([2]));
}

#[tokio::test]
async fn bots_play_when_the_window_closes_and_not_before() {
    let site = Site::with(games(), Config::default()).await;
    let bots = json!([{"bot": "random"}, {"bot": "random"}, {"bot": "random"}]);
    let new = json!({"game": "parry", "setup": null, "seats": bots, "start": true});
    let table = table(&site.anyone, new).await;
    let mut watch = socket(&site.anyone, &table).await;
    drain(&mut watch).await;
    site.thought().await;
    site.hands.advance(1_499);
    assert_eq!(drain(&mut watch).await, Vec::<String>::new());
    site.hands.advance(1);
    drain(&mut watch).await;
    site.thought().await;
    site.hands.advance(1_500);
    drain(&mut watch).await;
    assert_eq!(told(&site.anyone, &table).await.as_array().unwrap().len(), 2);
    assert_eq!(state(&site.anyone, &table).await["table"]["stage"], "over");
}
