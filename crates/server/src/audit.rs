//! The audit log: for whoever runs the server, a line for everything that somebody had changed. Who, where, what kind of thing and
//! how it ended; never what was played, said or ordered, nor a token, a key or a name.

use crate::refused::Refused;
use crate::wire::Command;

/// What these lines are filtered by.
pub(crate) const AUDIT: &str = "audit";

/// Somebody did this to what is kept of themselves.
pub(crate) fn person(person: &str, what: &'static str) {
    tracing::info!(target: AUDIT, person, what, "person");
}

/// Somebody made a table.
pub(crate) fn made(person: &str, table: &str, game: &str) {
    tracing::info!(target: AUDIT, person, table, game, "table");
}

/// Somebody wanted something done at a table.
pub(crate) fn command<T>(person: Option<&str>, table: &str, command: &Command, done: &Result<T, Refused>) {
    let Some(what) = name(command) else { return };
    let refused = done.as_ref().err().map(Refused::code);
    tracing::info!(target: AUDIT, person, table, what, refused, "command");
}

/// What a command is called, unless it only looks.
fn name(command: &Command) -> Option<&'static str> {
    Some(match command {
        Command::Join { .. } => "join",
        Command::Leave {} => "leave",
        Command::Chair { .. } => "chair",
        Command::Entropy { .. } => "entropy",
        Command::Start { .. } => "start",
        Command::Answer { .. } => "answer",
        Command::TakeBack {} => "take-back",
        Command::Hold {} => "hold",
        Command::Orders { .. } => "orders",
        Command::Claim { .. } => "claim",
        Command::Away { .. } => "away",
        Command::Chat { .. } => "chat",
        Command::Propose { .. } => "propose",
        Command::Vote { .. } => "vote",
        Command::Rematch {} => "rematch",
        Command::Help { .. } | Command::Explain { .. } | Command::Aid {} | Command::Ping {} => return None,
    })
}
