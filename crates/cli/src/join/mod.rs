//! `starboard join`: a seat at a server's table, in the terminal, with everything that `starboard play` has.
//!
//! Whatever is shown is made here, from the views and events that the server sends, by the same code as a game at this
//! terminal: [`crate::talk`].

mod commands;
mod guest;
mod hear;
mod known;
mod link;
#[cfg(test)]
mod tests;
mod wire;

use std::io::{self, BufRead, Write};
use std::net::{SocketAddr, TcpStream, ToSocketAddrs as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use bots::Botted;
use clap::Args;
use protocol::reply::{Me, NewPerson, Problem, State, Summary, Tables};
use protocol::{Command, Request, SeatKind, Stage};
use serde::de::{DeserializeOwned, IgnoredAny};
use server::client::{Client, Reply};
use tabletop::Seat;
use words::{Phrase, Told, Words, commas, phrase, text};

use crate::errors::error;
use crate::talk::Ordered;
use crate::{files, game, language, play, wrap};
use guest::{Guest, Left};
use known::{Known, Person};
use link::Link;
use wire::{News, Wire};

#[derive(Debug, Default, Args)]
pub(crate) struct Join {
    /// The link to a table, as shown on its page and in invitations; or to a server, to list its tables
    link: String,
    /// Your name there [default: who you were there last time]
    #[arg(long)]
    name: Option<String>,
    /// Your seat, counted from 0 [default: the one you are invited to, or the first free one]
    #[arg(long)]
    seat: Option<u8>,
    /// Watch, without a seat
    #[arg(long, conflicts_with_all = ["name", "seat", "token"])]
    watch: bool,
    /// Join as the owner of this token at the server
    #[arg(long, conflicts_with = "name")]
    token: Option<String>,
    /// The folder that remembers who you are at which server
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// How long a server may take to be there.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) fn run(options: &Join, words: &Words) -> Result<()> {
    visit(options, words, io::BufReader::new(io::stdin()), &mut io::stdout().lock())
}

fn visit(options: &Join, words: &Words, input: impl BufRead + Send + 'static, out: &mut dyn Write) -> Result<()> {
    let link = Link::read(&options.link, words)?;
    let (tell, news) = mpsc::channel();
    let mut wire = Wire::new(Client::new(reach(&link, words)?), tell.clone())?;
    let folder = if options.watch { None } else { Some(files::data_folder(options.data.as_deref(), words)?) };
    let Some(table) = link.table.clone() else { return list(&link, folder.as_deref(), &mut wire, out, words) };
    if let Some(folder) = folder {
        wire.client.token = Some(who(options, &link, &folder, &wire, words)?);
    }
    let game = sit(options, &link, &table, &wire, words)?;
    std::thread::spawn(move || read(input, &tell));
    let again = again(options, &link, words);
    game::with!(&game, words, |G| stay::<G>(&link, table, &wire, &news, &again, out, words))
}

/// Stays at a table, and at those that follow from it.
fn stay<G: Told + Ordered + Botted>(
    link: &Link,
    mut table: String,
    wire: &Wire,
    news: &mpsc::Receiver<News>,
    again: &dyn Fn(&str) -> String,
    out: &mut dyn Write,
    words: &Words,
) -> Result<()> {
    loop {
        let mut guest = Guest::<G>::new(words, link, wire, table.clone());
        match guest.stay(news, out)? {
            Left::Elsewhere(next) => table = next,
            Left::Stopped if guest.over => return Ok(()),
            Left::Stopped => {
                wrap::write(out, &words.say(&phrase("play-bye")).to_string(), 0)?;
                // In one piece, to be copied.
                return Ok(writeln!(out, "{}", again(&table))?);
            }
        }
    }
}

/// The command that comes back to a table.
fn again(options: &Join, link: &Link, words: &Words) -> impl Fn(&str) -> String {
    let option = |name: &str, value: Option<String>| {
        value.map_or_else(String::new, |value| format!(" {name} {}", play::quoted(&value)))
    };
    let watch = if options.watch { " --watch" } else { "" };
    let name = option("--name", options.name.clone());
    let data = option("--data", options.data.as_ref().map(|folder| folder.display().to_string()));
    let program = language::program(words);
    move |table| format!("{program} join {}{watch}{name}{data}", link.page(table))
}

/// Passes on what is typed.
fn read(mut input: impl BufRead, tell: &mpsc::Sender<News>) {
    loop {
        let mut typed = Vec::new();
        // Bytes, not text: what is not UTF-8 is an input like any other.
        let news = match input.read_until(b'\n', &mut typed) {
            Ok(1..) => News::Typed(String::from_utf8_lossy(&typed).into_owned(), Instant::now()),
            Ok(0) | Err(_) => News::NoMoreInput,
        };
        let ended = matches!(news, News::NoMoreInput);
        if tell.send(news).is_err() || ended {
            return;
        }
    }
}

/// An address at which somebody listens.
fn reach(link: &Link, words: &Words) -> Result<SocketAddr> {
    let host = link.host.trim_start_matches('[').trim_end_matches(']');
    let nobody = |why: io::Error| {
        error(words, "join-no-server", &[("link", text(link.to_string())), ("why", text(why.to_string()))])
    };
    let mut last = io::Error::from(io::ErrorKind::NotFound);
    for address in (host, link.port).to_socket_addrs().map_err(nobody)? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(_) => return Ok(address),
            Err(why) => last = why,
        }
    }
    Err(nobody(last))
}

/// What a server replies; why not, in its own words, as an error.
fn replied<T: DeserializeOwned>(
    reply: io::Result<Reply>,
    link: &Link,
    words: &Words,
) -> Result<Result<T, Problem<Phrase>>> {
    let stranger = || error(words, "join-no-starboard", &[("link", text(link.to_string()))]);
    let reply = reply.map_err(|_| stranger())?;
    if reply.status == 200 {
        return reply.read().map(Ok).map_err(|_| stranger());
    }
    reply.read().map(Err).map_err(|_| stranger())
}

fn refused(problem: &Problem<Phrase>, words: &Words) -> anyhow::Error {
    match problem.code.as_str() {
        "protocol" => error(words, "join-other-version", &[]),
        // They can still look on.
        "no-seat" | "already-started" => error(words, "join-or-watch", &[("why", problem.message.clone())]),
        _ => anyhow!(words.say(&problem.message).to_string()),
    }
}

/// The token to come with: of whoever is named, was here last, or is new.
fn who(options: &Join, link: &Link, folder: &Path, wire: &Wire, words: &Words) -> Result<String> {
    let mut known = Known::at(link, folder, words)?;
    let me = |token: &str| {
        let client = Client { token: Some(token.to_owned()), ..wire.client.clone() };
        replied::<Me>(wire.wait(client.get(&format!("{}/api/me", link.base))), link, words)
    };
    if let Some(token) = options.token.clone() {
        let me = me(&token)?.map_err(|problem| refused(&problem, words))?;
        known.keep(Person { name: me.name, token: token.clone() }, words)?;
        return Ok(token);
    }
    let person = known.find(options.name.as_deref()).cloned();
    // A server that has forgotten everything is no reason to be turned away.
    if let Some(person) = &person
        && me(&person.token)?.is_ok()
    {
        known.keep(person.clone(), words)?;
        return Ok(person.token.clone());
    }
    let name = options.name.clone().or(person.map(|person| person.name));
    let name = name.ok_or_else(|| error(words, "join-who", &[]))?;
    let made = wire.post(&format!("{}/api/people", link.base), &protocol::NewPerson { name });
    let made = replied::<NewPerson>(made, link, words)?.map_err(|problem| refused(&problem, words))?;
    // By the name that was typed, which the server may have tidied.
    known.keep(Person { name: made.name, token: made.token.clone() }, words)?;
    Ok(made.token)
}

/// All that is to be known of a table before its messages can be read.
type Anything =
    State<IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, Phrase>;

/// Sits down, unless one only looks on or sits already. Says which game it is.
fn sit(options: &Join, link: &Link, table: &str, wire: &Wire, words: &Words) -> Result<String> {
    let path = format!("{}/api/tables/{table}", link.base);
    let state = wire.get(&format!("{path}?protocol={}", protocol::VERSION));
    let state: Anything = replied(state, link, words)?.map_err(|problem| refused(&problem, words))?;
    let seat = options.seat.map(Seat);
    match state.table.you {
        _ if options.watch => {}
        Some(own) if seat.is_some_and(|seat| seat != own) => {
            return Err(error(words, "join-sits-elsewhere", &[("number", own.0.into())]));
        }
        Some(_) => {}
        None => {
            let command = Command::<(), (), ()>::Join { seat, key: link.key.clone(), entropy: entropy() };
            let done = wire.post(&path, &Request { id: None, command });
            replied::<IgnoredAny>(done, link, words)?.map_err(|problem| refused(&problem, words))?;
        }
    }
    Ok(state.table.game)
}

/// Something of one's own for the chance of a deal.
fn entropy() -> String {
    format!("{:016x}", play::entropy())
}

/// The tables of a server: those one sits at, those with a free seat, and the others.
fn list(link: &Link, folder: Option<&Path>, wire: &mut Wire, out: &mut dyn Write, words: &Words) -> Result<()> {
    let tables = |wire: &Wire, query: &str| -> Result<Vec<Summary<IgnoredAny, Phrase>>> {
        let reply = wire.get(&format!("{}/api/tables{query}", link.base));
        let tables: Tables<Summary<IgnoredAny, Phrase>> =
            replied(reply, link, words)?.map_err(|problem| refused(&problem, words))?;
        Ok(tables.tables)
    };
    let all = tables(wire, "")?;
    let known = folder.map(|folder| Known::at(link, folder, words)).transpose()?;
    let token = known.as_ref().and_then(|known| known.find(None)).map(|person| person.token.clone());
    let mut mine = Vec::new();
    if token.is_some() {
        wire.client.token = token;
        // A token that the server has forgotten sits nowhere.
        mine = tables(wire, "?mine=true").unwrap_or_default();
    }
    mine.retain(|table| !table.stage.is_done());
    let is_free = |table: &Summary<IgnoredAny, Phrase>| {
        table.stage == Stage::Waiting && table.seats.iter().any(|seat| seat.kind == SeatKind::Open)
    };
    let others = all.into_iter().filter(|table| !mine.iter().any(|own| own.table == table.table));
    let (free, watched): (Vec<_>, Vec<_>) = others.filter(|table| !table.stage.is_done()).partition(is_free);
    let mut found = false;
    for (what, tables) in [("mine", &mine), ("free", &free), ("watch", &watched)] {
        for table in tables {
            found = true;
            let name = |seat: &protocol::reply::SeatSummary<Phrase>| match seat.kind {
                SeatKind::Person | SeatKind::Bot => seat.name.clone().into(),
                SeatKind::Open => phrase("join-free-seat"),
                SeatKind::Invited => phrase("join-kept-seat"),
            };
            let args = [
                ("link", text(link.page(&table.table))),
                ("game", text(table.game.as_str())),
                ("people", commas(table.seats.iter().map(name).collect())),
                ("what", what.into()),
            ];
            wrap::write(out, &words.say(&phrase("join-listed").with(args)).to_string(), 2)?;
        }
    }
    let args = [("link", text(link.to_string())), ("found", found.into())];
    Ok(wrap::write(out, &words.say(&phrase("join-make-one").with(args)).to_string(), 0)?)
}
