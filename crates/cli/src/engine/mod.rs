//! `starboard engine`: an analysis engine on stdin and stdout, a JSON line in and a JSON line out. See docs/engine.md.

mod galactica;

use std::io::{BufRead as _, Write as _};

use ::galactica::Galactica;
use anyhow::Result;
use bots::race::{Thought, thinker};
use clap::Args;
use race::{Item, Race, View};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{Ask, Game};
use words::{Words, phrase};

use crate::game;

#[derive(Debug, Args)]
pub(crate) struct Engine {
    /// Which game: race or galactica
    game: String,
    /// The level for questions that name none: one of starboard levels race, or hard; of Galactica medium or hard
    #[arg(long, default_value = "hard")]
    level: String,
}

/// What a player receives, and how hard to think.
#[derive(Deserialize)]
struct Question {
    view: <Race as Game>::View,
    ask: Ask<Race>,
    level: Option<String>,
    /// About how many positions may be judged for the answer, in place of what the level would.
    budget: Option<u64>,
    /// The same question with the same seed gets the same answer.
    seed: Option<u64>,
    /// Given back with the answer.
    id: Option<Value>,
    /// Part of the message that a player receives. What it tells is in the view.
    #[serde(default, rename = "entries")]
    _entries: Value,
}

#[derive(Serialize)]
struct Reply<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    answer: &'a [Item],
    options: Vec<Value>,
    predicted: Vec<Value>,
    evaluations: u64,
}

pub(crate) fn run(options: &Engine, words: &Words) -> Result<()> {
    let answer: fn(&str, &str) -> Result<Value, Wrong> = if options.game == Galactica::ID {
        galactica::answer
    } else {
        game::only::<Race>(&options.game, words)?;
        answer
    };
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() {
            let reply = answer(&text, &options.level).unwrap_or_else(|(id, args)| {
                json!({ "error": words.say(&phrase(id).with(args.map(|why| ("why", words::text(why))))).to_string() })
            });
            writeln!(out, "{reply}")?;
            out.flush()?;
        }
        line.clear();
    }
    Ok(())
}

/// What is wrong with a line: the message, and why.
type Wrong = (&'static str, Option<String>);

/// The reply to a line, or the message that says what is wrong with it.
fn answer(text: &str, level: &str) -> Result<Value, Wrong> {
    let question: Question =
        serde_json::from_str(text).map_err(|why| ("engine-not-a-question", Some(why.to_string())))?;
    let Question { view, ask, level: wanted, budget, seed, id, .. } = question;
    let View { viewer, .. } = &view;
    let seat = viewer.seat().ok_or(("engine-no-seat", None))?;
    let level = wanted.unwrap_or_else(|| level.to_owned());
    let mut thinker = thinker(&level, seed.unwrap_or(1)).ok_or(("engine-no-level", Some(level)))?;
    if let Some(budget) = budget {
        thinker = thinker.with_evaluations(budget);
    }
    // A position that nobody could stand before would be answered, but the answer would mean nothing.
    let mut dice = tabletop::Dice::new(tabletop::Seed::derive(1, 0));
    let possible = Race::imagine(&view, &race::Guess::default(), &mut dice).map_err(|_| ("engine-impossible", None))?;
    if !Race::asked(&possible).contains(seat) || Ask::<Race>::of(&possible, seat) != ask {
        return Err(("engine-other-ask", None));
    }
    let Thought { answer, options, predicted, evaluations } = thinker.think(seat, &ask, &view);
    let valued = |(items, value): &(Vec<Item>, f32)| json!({ "items": items, "value": value });
    let reply = Reply {
        id,
        answer: &answer,
        options: options.iter().map(valued).collect(),
        predicted: predicted
            .iter()
            .map(|(seat, mix)| {
                let choices = mix.iter().map(|(items, p)| json!({ "items": items, "probability": p }));
                json!({ "seat": seat, "choices": choices.collect::<Vec<_>>() })
            })
            .collect(),
        evaluations,
    };
    serde_json::to_value(&reply).map_err(|why| ("engine-not-a-question", Some(why.to_string())))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use bots::Quick;
    use race::{Mode, Setup};
    use tabletop::{By, Seed, Session, Viewer, check};

    use super::*;

    /// Which kind of ask a question is about.
    fn kind(ask: &Ask<Race>) -> String {
        match serde_json::to_value(&ask.prompt) {
            Ok(Value::String(name)) => name,
            Ok(Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
            _ => String::new(),
        }
    }

    /// Random games, with something done at every real choice.
    fn play(games: u64, mut at: impl FnMut(&Session<Race>, tabletop::Seat, &Ask<Race>)) {
        let mut quick = Quick::new(3);
        for game in 0..games {
            let mode = if game % 3 == 2 { Mode::Experienced } else { Mode::Standard };
            let players = if mode == Mode::Experienced { 2 } else { 2 + (game % 3) as u8 };
            let mut session = Session::<Race>::new(Setup { players, mode }, Seed::derive(9, game)).unwrap();
            while let Some(seat) = session.waiting().first() {
                let ask = session.ask(seat).unwrap();
                if !ask.pick.is_forced() {
                    at(&session, seat, &ask);
                }
                let mut items = Vec::new();
                ask.pick.sample(|bound| quick.below(bound), &mut items);
                session.answer(seat, items, By::Bot).unwrap();
            }
        }
    }

    fn question(session: &Session<Race>, seat: tabletop::Seat, ask: &Ask<Race>) -> Value {
        json!({ "view": session.view(Viewer::Seat(seat)), "ask": ask, "entries": [] })
    }

    #[test]
    fn every_kind_of_ask_gets_a_legal_answer_with_values() {
        let mut asked: BTreeMap<String, u32> = BTreeMap::new();
        play(60, |session, seat, ask| {
            let seen = asked.entry(kind(ask)).or_default();
            *seen += 1;
            if *seen > 4 {
                return;
            }
            let text = question(session, seat, ask).to_string();
            let reply = answer(&text, "hard").unwrap_or_else(|error| panic!("{error:?}: {text}"));
            let mut items: Vec<Item> = serde_json::from_value(reply["answer"].clone()).unwrap();
            assert_eq!(check(&ask.pick, &mut items), Ok(()), "{reply}");
            assert_eq!(reply, answer(&text, "hard").unwrap(), "the same question gets the same answer");
            for option in reply["options"].as_array().unwrap() {
                assert!((0.0..=1.0).contains(&option["value"].as_f64().unwrap()), "{reply}");
            }
        });
        assert!(asked.len() >= 14, "{asked:?}");
    }

    /// A budget is kept, but for the first world of an answer and what the last one costs more than the others; and used up where
    /// there is something to think about.
    #[test]
    fn a_budget_counts_evaluations() {
        let mut asked = 0;
        play(4, |session, seat, ask| {
            asked += 1;
            if asked % 9 != 0 {
                return;
            }
            let evaluations = |budget: u64| {
                let mut question = question(session, seat, ask);
                question["budget"] = budget.into();
                answer(&question.to_string(), "master").unwrap()["evaluations"].as_u64().unwrap()
            };
            let (least, used) = (evaluations(0), evaluations(3000));
            assert!(used <= least.max(3300), "{least} {used}");
            assert!(least == 0 || used > 1500, "{least} {used}");
        });
        assert!(asked > 90, "{asked}");
    }

    #[test]
    fn bad_lines_get_an_error() {
        let mut text = String::new();
        play(1, |session, seat, ask| {
            if text.is_empty() && session.answers() > 20 {
                text = question(session, seat, ask).to_string();
            }
        });
        let with = |pointer: &str, value: Value| {
            let mut question: Value = serde_json::from_str(&text).unwrap();
            *question.pointer_mut(pointer).unwrap() = value;
            answer(&question.to_string(), "hard").map(|_| ()).map_err(|(id, _)| id)
        };
        assert_eq!(answer("{}", "hard").map(|_| ()).map_err(|(id, _)| id), Err("engine-not-a-question"));
        assert_eq!(answer(&text, "deity").map(|_| ()).map_err(|(id, _)| id), Err("engine-no-level"));
        assert_eq!(with("/view/viewer", json!("public")), Err("engine-no-seat"));
        assert_eq!(with("/view/supply", json!(113)), Err("engine-impossible"));
        assert_eq!(with("/ask/pick/from", json!([])), Err("engine-other-ask"));
    }

    /// The examples of docs/engine.md: one for every kind of ask, each answered. `STARBOARD_BLESS=1` writes them anew.
    #[test]
    fn the_documented_examples_are_answered() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-examples.jsonl");
        if std::env::var_os("STARBOARD_BLESS").is_some() {
            let mut examples: BTreeMap<String, Value> = BTreeMap::new();
            play(60, |session, seat, ask| {
                let id = kind(ask);
                examples.entry(id.clone()).or_insert_with(|| {
                    let mut question = question(session, seat, ask);
                    question["id"] = id.into();
                    question
                });
            });
            let lines: Vec<String> = examples.values().map(Value::to_string).collect();
            std::fs::write(&path, lines.join("\n") + "\n").unwrap();
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let mut kinds: Vec<String> = Vec::new();
        for line in text.lines() {
            let reply = answer(line, "medium").unwrap_or_else(|error| panic!("{error:?}: {line}"));
            kinds.push(reply["id"].as_str().unwrap().to_owned());
        }
        assert_eq!(kinds.len(), 16, "{kinds:?}");
    }
}
