//! `starboard migrate`: everything from a file of SQLite into a PostgreSQL database, compared by hashes. What is there already is
//! compared again and not moved: it goes on where it was broken off.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use server::{Postgres, Source, StoreError};
use words::{Words, phrase, text};

use crate::errors::error;
use crate::serve::{FILE, lock, unopened};
use crate::{progress, store};

/// So many people at a time.
const PEOPLE: usize = 1000;

#[derive(Debug, Args)]
pub(crate) struct Migrate {
    /// A server's folder, or its file; the server must be stopped
    #[arg(long, value_name = "sqlite:PATH")]
    from: String,
    /// A PostgreSQL database, empty or with what an earlier run has moved
    #[arg(long, value_name = "URL", env = "STARBOARD_STORE", hide_env_values = true)]
    to: String,
}

/// What was moved.
#[derive(Default)]
struct Moved {
    tables: usize,
    before: usize,
    acts: usize,
    people: usize,
}

pub(crate) fn run(Migrate { from, to }: &Migrate, words: &Words) -> Result<()> {
    let file = file(from, words)?;
    let name = file.display().to_string();
    if !file.exists() {
        return Err(error(words, "cli-no-data", &[("name", text(name))]));
    }
    // Nobody serves it meanwhile.
    let _lock = lock(file.parent().unwrap_or(Path::new(".")), words)?;
    let source = Source::open(&file).map_err(|failed| unopened(&name, failed, words))?;
    let runtime = tokio::runtime::Runtime::new()?;
    let moved = runtime.block_on(async {
        let target = store::postgres(to, words).await?;
        let failed = |failed: StoreError| unopened(&store::named(to), failed, words);
        let unread = |failed: StoreError| unopened(&name, failed, words);
        let mut moved = Moved::default();
        people(&source, &target, &mut moved, words, &failed, &unread).await?;
        let ids = source.tables().map_err(unread)?;
        let bar = progress::bar(ids.len() as u64, words);
        for id in ids {
            let table = source.table(&id).map_err(unread)?;
            let (hash, acts) = (table.hash(), table.acts());
            let new = target.take_in(table).await.map_err(failed)?;
            let there = target.rows(&id).await.map_err(failed)?;
            if there.is_none_or(|there| there.hash() != hash) {
                return Err(error(words, "cli-moved-otherwise", &[("table", text(id))]));
            }
            moved.tables += usize::from(new);
            moved.before += usize::from(!new);
            moved.acts += acts;
            bar.inc(1);
        }
        bar.finish_and_clear();
        anyhow::Ok(moved)
    })?;
    let Moved { tables, before, acts, people } = moved;
    let args = [("tables", tables.into()), ("before", before.into()), ("acts", acts.into()), ("people", people.into())];
    writeln!(std::io::stdout(), "{}", words.say(&phrase("cli-moved").with(args)))?;
    Ok(())
}

/// The file that is meant: of a folder, the one in it.
fn file(from: &str, words: &Words) -> Result<PathBuf> {
    let Some(path) = from.strip_prefix("sqlite:") else {
        return Err(error(words, "cli-which-source", &[("name", text(store::named(from)))]));
    };
    let path = PathBuf::from(path.strip_prefix("//").unwrap_or(path));
    Ok(if path.is_dir() { path.join(FILE) } else { path })
}

async fn people(
    source: &Source,
    target: &Postgres,
    moved: &mut Moved,
    words: &Words,
    failed: &impl Fn(StoreError) -> anyhow::Error,
    unread: &impl Fn(StoreError) -> anyhow::Error,
) -> Result<()> {
    for tokens in source.tokens().map_err(unread)?.chunks(PEOPLE) {
        if target.take_in_tokens(tokens.to_vec()).await.map_err(failed)? != tokens {
            return Err(error(words, "cli-people-otherwise", &[]));
        }
        moved.people += tokens.len();
    }
    for links in source.links().map_err(unread)?.chunks(PEOPLE) {
        if target.take_in_links(links.to_vec()).await.map_err(failed)? != links {
            return Err(error(words, "cli-people-otherwise", &[]));
        }
    }
    Ok(())
}
