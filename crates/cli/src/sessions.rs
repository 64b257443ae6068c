//! `starboard sessions`: where somebody is known to a server, and an end to it.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use clap::Args;
use server::{Millis, Person, Session, SessionId, Sqlite, Store, StoreError, Which};
use words::{Phrase, Words, phrase, text};

use crate::errors::error;
use crate::files;
use crate::serve::{FILE, unopened};
use crate::store;

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
    /// The PostgreSQL database of several servers
    #[arg(long, env = "STARBOARD_STORE", value_name = "URL", hide_env_values = true, conflicts_with = "data")]
    store: Option<String>,
}

pub(crate) fn run(Sessions { who, end, end_all, data, store }: &Sessions, words: &Words) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (store, name): (Arc<dyn Store>, String) = match store {
        Some(url) => (runtime.block_on(store::postgres(url, words))?, store::named(url)),
        None => {
            let file = files::data_folder(data.as_deref(), words)?.join(FILE);
            let name = file.display().to_string();
            if !file.exists() {
                return Err(error(words, "cli-no-data", &[("name", text(name))]));
            }
            (Arc::new(Sqlite::open(&file).map_err(|failed| unopened(&name, failed, words))?), name)
        }
    };
    let failed = |failed| unopened(&name, failed, words);
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
            match runtime.block_on(store.end(id.clone(), one.clone().map_or(Which::All, Which::One))) {
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
