//! Galactica's questions: whom the seat suspects, and what each answer that was tried is worth.

use bots::Bot as _;
use bots::galactica::{Rated, Thought, thinker};
use galactica::{Ask, Event, Galactica, Guess, View};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Dice, Game, Seed};

use super::Wrong;

/// What a player receives, and how hard to think.
#[derive(Deserialize)]
struct Question {
    view: View,
    ask: Ask,
    level: Option<String>,
    seed: Option<u64>,
    id: Option<Value>,
    /// The log as the seat has seen it: what is believed follows from it.
    #[serde(default)]
    entries: Vec<Event>,
}

/// The reply to a line, or the message that says what is wrong with it.
pub(super) fn answer(text: &str, level: &str) -> Result<Value, Wrong> {
    let question: Question =
        serde_json::from_str(text).map_err(|why| ("engine-not-a-question", Some(why.to_string())))?;
    let Question { view, ask, level: wanted, seed, id, entries } = question;
    let seat = view.viewer.seat().ok_or(("engine-no-seat", None))?;
    let level = wanted.unwrap_or_else(|| level.to_owned());
    let mut thinker = thinker(&level, seed.unwrap_or(1)).ok_or(("engine-no-level", Some(level)))?;
    let mut dice = Dice::new(Seed::derive(1, 0));
    let possible = Galactica::imagine(&view, &Guess::default(), &mut dice).map_err(|_| ("engine-impossible", None))?;
    if !Galactica::asked(&possible).contains(seat) || Ask::of(&possible, seat) != ask {
        return Err(("engine-other-ask", None));
    }
    entries.iter().for_each(|event| thinker.hear(seat, event));
    let Thought { answer, options, suspicion, evaluations, steps: _ } = thinker.think(seat, &ask, &view);
    let rated = |option: &Rated| {
        json!({
            "items": option.answer, "then": option.then, "value": option.humans, "gain": option.gain, "error": option.error,
            "suspected": option.suspected, "worlds": option.worlds,
        })
    };
    let mut reply = json!({
        "answer": answer,
        "options": options.iter().map(rated).collect::<Vec<_>>(),
        "suspicion": suspicion,
        "evaluations": evaluations,
    });
    if let Some(id) = id {
        reply["id"] = id;
    }
    Ok(reply)
}

#[cfg(test)]
mod tests {
    use bots::Botted as _;
    use galactica::{Item, Setup};
    use tabletop::{By, Session, Viewer, check};

    use super::*;

    /// A game by rules of thumb: some of its questions get a legal answer with its reasons, the same every time.
    #[test]
    fn questions_get_a_legal_answer_with_reasons() {
        let mut session = Session::<Galactica>::new(Setup::new(5), Seed::derive(9, 4)).unwrap();
        let mut bot = Galactica::bot("easy", 3).unwrap();
        let (mut asked, mut tried) = (0, 0);
        while session.answers() < 160
            && let Some(seat) = session.waiting().first()
        {
            let (ask, view) = (session.ask(seat).unwrap(), session.view(Viewer::Seat(seat)));
            if !ask.pick.is_forced() && session.answers().is_multiple_of(3) {
                let entries: Vec<&Event> = session.entries(Viewer::Seat(seat)).collect();
                let text = json!({ "view": view, "ask": ask, "entries": entries, "id": 7 }).to_string();
                let reply = answer(&text, "medium").unwrap_or_else(|wrong| panic!("{wrong:?}: {text}"));
                assert_eq!(reply, answer(&text, "medium").unwrap());
                let mut items: Vec<Item> = serde_json::from_value(reply["answer"].clone()).unwrap();
                assert_eq!(check(&ask.pick, &mut items), Ok(()), "{reply}");
                for option in reply["options"].as_array().unwrap() {
                    assert!((0.0..=1.0).contains(&option["value"].as_f64().unwrap()), "{reply}");
                }
                let suspicion = reply["suspicion"].as_array().unwrap();
                assert_eq!(suspicion[seat.index()].as_f64(), Some(0.0), "nobody suspects themselves: {reply}");
                tried += u32::from(reply["evaluations"].as_u64() > Some(0));
                asked += 1;
            }
            let mut items = Vec::new();
            bot.answer(seat, &ask, Some(&view), &mut items);
            session.answer(seat, items, By::Bot).unwrap();
        }
        assert!(asked > 20 && tried > 10, "{asked} {tried}");
        assert_eq!(answer("{}", "hard").map(|_| ()).map_err(|(id, _)| id), Err("engine-not-a-question"));
    }
}
