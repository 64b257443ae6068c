//! Bad input: views and records that no game ever wrote. They are refused, or played like any other; nothing panics.

use std::panic::{AssertUnwindSafe, catch_unwind};

use race::{Guess, Mode, Race, Setup, State, View};
use serde_json::Value;
use tabletop::{Ask, By, Dice, Game, Log, Probe, Record, Seat, Seed, Session, Viewer};
use testkit::Rng;

/// Setups of every mode.
fn setup(index: u64) -> Setup {
    let modes = [(2, Mode::Standard), (3, Mode::Standard), (4, Mode::FirstGame), (2, Mode::Experienced)];
    let (players, mode) = modes[index as usize % modes.len()];
    Setup { players, mode }
}

/// Plays so many answers at random; between complete steps, as a session does.
fn play(state: &mut State, answers: usize, rng: &mut Rng) {
    let mut items = Vec::new();
    let mut given = 0;
    while given < answers || Race::asked(state).first().is_some_and(|seat| Ask::<Race>::of(state, seat).sealed) {
        let asked: Vec<Seat> = Race::asked(state).iter().collect();
        if asked.is_empty() || given > answers + 8 {
            return;
        }
        let seat = asked[rng.index(asked.len())];
        let ask = Ask::<Race>::of(state, seat);
        let seats = if ask.sealed { asked } else { vec![seat] };
        for seat in seats {
            let ask = Ask::<Race>::of(state, seat);
            ask.pick.sample(|bound| rng.below(bound), &mut items);
            tabletop::answer::<Race>(state, seat, &mut items, &mut Log::on()).expect("what is offered is taken");
            given += 1;
        }
        if given >= answers {
            return;
        }
    }
}

/// Changes one thing somewhere in a JSON value: a number, a name, a list's length, a null for something.
fn mutate(value: &mut Value, rng: &mut Rng, words: &[String]) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = rng.index(fields.len());
            if let Some((_, field)) = fields.iter_mut().nth(at) {
                mutate(field, rng, words);
            }
        }
        Value::Array(items) => match rng.below(6) {
            0 if !items.is_empty() => drop(items.remove(rng.index(items.len()))),
            1 if !items.is_empty() => items.push(items[rng.index(items.len())].clone()),
            2 if items.len() > 1 => {
                let last = items.len() - 1;
                items.swap(0, last);
            }
            _ if !items.is_empty() => {
                let at = rng.index(items.len());
                mutate(&mut items[at], rng, words);
            }
            _ => items.push(Value::from(words[rng.index(words.len())].as_str())),
        },
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            let choices = [0, 1, 2, 3, 5, 7, 12, 114, 127, 128, 200, 255, 65535, near + 1, near - 1];
            *value = Value::from(choices[rng.index(choices.len())]);
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(_) => *value = Value::from(words[rng.index(words.len())].as_str()),
        Value::Null | Value::Object(_) => *value = Value::from(words[rng.index(words.len())].as_str()),
    }
}

/// Where two values differ, one line each.
fn difference(path: &str, one: &Value, other: &Value) -> String {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) => {
            a.iter().map(|(key, value)| difference(&format!("{path}.{key}"), value, &b[key])).collect()
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().map(|(at, (a, b))| difference(&format!("{path}[{at}]"), a, b)).collect()
        }
        (one, other) if one == other => String::new(),
        (one, other) => format!("\n{path}: {one} became {other}"),
    }
}

/// Every string in a value.
fn words_of(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::String(word) => into.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| words_of(item, into)),
        Value::Object(fields) => fields.values().for_each(|field| words_of(field, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A view is asked for by programs outside, and a searcher may be given anything. An imagined world is whole, looks as the
/// view says and can be played on; for everything else there is `Impossible`.
#[test]
fn nonsense_in_a_view_is_impossible_and_never_a_panic() {
    let count = std::env::var("HOSTILE").ok().and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let phases = ["explore", "develop-place", "develop-pay", "settle-place", "settle-resolve", "trade", "consume"];
    let phases = phases.iter().chain(&["produce", "hand-limit", "over", "start-discard", "choose-action"]);
    let steps = ["start", "way", "pay", "power", "goods", "hand", "bet", "develop", "settle", "gambling-world"];
    let common: Vec<String> = phases.chain(&steps).map(|&word| word.to_owned()).collect();
    let (mut read, mut imagined) = (0, 0);
    for index in 0..count {
        let mut rng = Rng::new(81, index);
        let mut state = Race::start(&setup(index), Seed::derive(81, index), &mut Log::off()).unwrap();
        play(&mut state, rng.index(400), &mut rng);
        let viewers: Vec<Viewer> = Viewer::all(state.players).collect();
        let view = Race::view(&state, viewers[rng.index(viewers.len())]);
        let mut value = serde_json::to_value(&view).unwrap();
        let mut words = common.clone();
        words_of(&value, &mut words);
        for _ in 0..=rng.below(3) {
            mutate(&mut value, &mut rng, &words);
        }
        let Ok(mutant) = serde_json::from_value::<View>(value.clone()) else { continue };
        read += 1;
        let tried = catch_unwind(AssertUnwindSafe(|| {
            let mut dice = Dice::new(Seed::derive(82, index));
            let Ok(mut world) = Race::imagine(&mutant, &Guess::default(), &mut dice) else { return false };
            assert_eq!(Race::conserved(&world), Ok(()));
            assert!(Race::view(&world, mutant.viewer) == mutant, "another view");
            play(&mut world, 150, &mut rng);
            assert_eq!(Race::conserved(&world), Ok(()));
            true
        }));
        match tried {
            Ok(done) => imagined += u64::from(done),
            Err(_) => panic!("case {index}: {}", difference("view", &serde_json::to_value(&view).unwrap(), &value)),
        }
    }
    println!("{count} mutations, {read} readable, {imagined} imagined");
    assert!(read > count / 3 && imagined > count / 50, "{read} readable, {imagined} imagined");
}

/// Changes some bytes, tokens or lines of a text.
fn mangle(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=rng.below(3) {
        let at = rng.index(lines.len());
        match rng.below(7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(rng.index(lines.len()), lines[at].clone()),
            2 => lines.swap(0, at),
            3 => {
                let cut = lines[at].char_indices().nth(rng.index(lines[at].len().max(1))).map_or(0, |(cut, _)| cut);
                lines[at].truncate(cut);
            }
            4 => {
                // Still JSON, with something else in it.
                if let Ok(mut value) = serde_json::from_str::<Value>(&lines[at]) {
                    let mut words = vec![];
                    words_of(&value, &mut words);
                    words.push("rewind".to_owned());
                    mutate(&mut value, rng, &words);
                    lines[at] = value.to_string();
                }
            }
            5 => {
                let extra = [
                    r#"{"take-back":{"seat":1}}"#.to_owned(),
                    r#"{"take-back":{"seat":200}}"#.to_owned(),
                    format!(r#"{{"rewind":{{"answers":{},"seed":"{:064x}"}}}}"#, rng.below(60), rng.word()),
                    format!(r#"{{"rewind":{{"answers":{},"seed":"{:064x}"}}}}"#, u64::MAX, rng.word()),
                    r#"{"claim":{"seat":99,"claim":[null]}}"#.to_owned(),
                    r#"{"answer":{"seat":0,"items":[],"by":"clock"}}"#.to_owned(),
                    r#"{"answer":{"seat":255,"items":[],"by":"bot"}}"#.to_owned(),
                    r#"{"check":{"answers":18446744073709551615,"hash":"é"}}"#.to_owned(),
                ];
                lines.insert(at.max(1).min(lines.len()), extra[rng.index(extra.len())].clone());
            }
            _ => {
                let bytes = [b'0', b'9', b'"', b'{', b']', b',', b'-', b'e', b' '];
                let mut raw = std::mem::take(&mut lines[at]).into_bytes();
                if !raw.is_empty() {
                    let place = rng.index(raw.len());
                    raw[place] = bytes[rng.index(bytes.len())];
                }
                lines[at] = String::from_utf8_lossy(&raw).into_owned();
            }
        }
        if lines.is_empty() {
            return String::new();
        }
    }
    let end = if rng.one_in(20) { "" } else { "\n" };
    lines.join("\n") + end
}

/// A game of so many answers with everything that a record can hold in it.
fn record(index: u64) -> String {
    let mut rng = Rng::new(83, index);
    let mut session = Session::<Race>::new(setup(index), Seed::derive(83, index)).unwrap();
    let mut items = Vec::new();
    while session.outcome().is_none() && session.answers() < 120 {
        let waiting: Vec<Seat> = session.waiting().iter().collect();
        let seat = waiting[rng.index(waiting.len())];
        session.ask(seat).unwrap().pick.sample(|bound| rng.below(bound), &mut items);
        session.answer(seat, items.clone(), By::Bot).unwrap();
        if rng.one_in(6) {
            let _ = session.take_back(seat);
        }
        if rng.one_in(25) {
            let _ = session.rewind(session.answers(), Seed::derive(rng.word(), 0));
        }
        if rng.one_in(40) {
            session.snapshot();
        }
    }
    session.record().to_text(&session)
}

/// Issue 2, "Bad input": a broken or cut-off record is refused with a reason. What still replays is a game.
#[test]
fn nonsense_in_a_record_is_refused_and_never_a_panic() {
    let (mut read, mut replayed) = (0, 0);
    for index in 0..20_000u64 {
        let text = mangle(&record(index / 50), &mut Rng::new(84, index));
        let tried = catch_unwind(|| {
            let Ok(record) = Record::<Race>::from_text(&text) else { return (0, 0) };
            let Ok(session) = Session::replay(&record) else { return (1, 0) };
            assert_eq!(Race::conserved(session.state()), Ok(()));
            (1, 1)
        });
        let Ok((one, other)) = tried else { panic!("case {index}:\n{text}") };
        read += one;
        replayed += other;
    }
    println!("20000 records, {read} readable, {replayed} replayed");
    assert!(read > 2_000 && replayed > 20, "{read} readable, {replayed} replayed");
}

/// A guess about a card that nobody knew of says nothing about those that everyone knows to be in that hand. In the first
/// game all hands are known at first, and fade as cards are paid.
#[test]
fn a_guess_leaves_what_is_known_of_a_hand_as_it_is() {
    let mut tried = 0;
    for index in 0..400 {
        let mut rng = Rng::new(85, index);
        let setup = Setup { players: 3, mode: Mode::FirstGame };
        let mut state = Race::start(&setup, Seed::derive(85, index), &mut Log::off()).unwrap();
        play(&mut state, 3 + rng.index(30), &mut rng);
        for viewer in Viewer::all(3) {
            let view = Race::view(&state, viewer);
            for seat in Seat::all(3).filter(|&seat| viewer != Viewer::Seat(seat)) {
                let seen = &view.seats[seat.index()];
                let held: Vec<race::Kind> = state.seat(seat).hand.iter().map(race::Kind::of).collect();
                let Some(&kind) = held.iter().find(|kind| !seen.known.contains(kind)) else { continue };
                if seen.known_left == 0 {
                    continue;
                }
                tried += 1;
                let guess = Guess { hands: vec![(seat, kind)] };
                let world = Race::imagine(&view, &guess, &mut Dice::new(Seed::derive(86, index)));
                let world = world.unwrap_or_else(|_| panic!("the truth is possible: {seen:?}, {kind:?}"));
                assert!(world.seat(seat).hand.iter().any(|card| race::Kind::of(card) == kind));
                assert_eq!(Race::conserved(&world), Ok(()));
            }
        }
    }
    assert!(tried > 50, "{tried}");
}
