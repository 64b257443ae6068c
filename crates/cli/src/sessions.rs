//! `starboard sessions`: where somebody is known to a server, and an end to it.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use clap::Args;
use server::{Millis, Person, Session, SessionId, Sqlite, Store as _, StoreError};
use words::{Phrase, Words, phrase, text};

use crate::errors::error;
use crate::files;
use crate::serve::{FILE, unopened};

const DAY: Millis = 86_400_000;

#[derive(Debug, Args)]
pub(crate) struct Sessions {
    /// Whose: a name, or the id of a person as the audit log has it
    who: String,
    /// End this one; whoever is connected by it is cut off within seconds
    #[arg(long, value_name = "SESSION", conflicts_with = "end_all")]
    end: Option<String>,
    /// End all of them, and the private link that leads back; only if it is one person
    #[arg(long)]
    end_all: bool,
    /// The folder of the server, which may be running [default: the platform's data folder]
    #[arg(long, env = "STARBOARD_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

pub(crate) fn run(Sessions { who, end, end_all, data }: &Sessions, words: &Words) -> Result<()> {
    let file = files::data_folder(data.as_deref(), words)?.join(FILE);
    if !file.exists() {
        return Err(error(words, "cli-no-data", &[("name", file.display().to_string().into())]));
    }
    let failed = |failed| unopened(&file, failed, words);
    let store = Sqlite::open(&file).map_err(failed)?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let people = runtime.block_on(store.find(who)).map_err(failed)?;
    if people.is_empty() {
        return Err(error(words, "cli-nobody", &[("name", text(who.as_str()))]));
    }
    if *end_all && people.len() > 1 {
        return Err(error(words, "cli-which-person", &[("name", text(who.as_str()))]));
    }
    let one = end.as_ref().map(|id| SessionId(id.clone()));
    if *end_all || one.is_some() {
        let mut ended = false;
        for Person { id, .. } in &people {
            match runtime.block_on(store.end_session(id.clone(), one.clone())) {
                Ok(()) => ended = true,
                Err(StoreError::Conflict) => {}
                Err(why) => return Err(failed(why)),
            }
        }
        if let (Some(SessionId(id)), false) = (&one, ended) {
            return Err(error(words, "cli-no-session", &[("session", text(id.as_str()))]));
        }
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis);
    let mut out = std::io::stdout();
    for Person { id, name } in people {
        let sessions = runtime.block_on(store.sessions(id.clone())).map_err(failed)?;
        let args = [("name", text(name)), ("id", text(id)), ("count", sessions.len().into())];
        writeln!(out, "{}", words.say(&phrase("cli-sessions").with(args)))?;
        for session in sessions {
            writeln!(out, "  {}", words.say(&told(session, now)))?;
        }
    }
    Ok(())
}

fn told(Session { id: SessionId(id), since, seen, linked, .. }: Session, now: Millis) -> Phrase {
    let days = |at: Option<Millis>| at.map_or(-1, |at| (now.saturating_sub(at) / DAY) as i64);
    let args =
        [("session", text(id)), ("since", days(since).into()), ("seen", days(seen).into()), ("linked", linked.into())];
    phrase("cli-session").with(args)
}
