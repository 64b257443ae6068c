//! `starboard watch`: a game between bots, told as it is played.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use bots::Botted;
use bots::simulate::{Measured, Series};
use clap::Args;
use tabletop::{By, Entry, Player, Seat, Seed, Session, Viewer};
use words::{Reader, Told, Words, phrase, text};

use crate::game::{self, Typed as _, Wanted};
use crate::{GalacticaOptions, RaceOptions, errors, files, wrap};

#[derive(Debug, Args)]
pub(crate) struct Watch {
    /// Which game: race or galactica
    #[arg(default_value = "race")]
    game: String,
    #[command(flatten)]
    race: RaceOptions,
    #[command(flatten)]
    galactica: GalacticaOptions,
    /// The bots, one per seat or one for all
    #[arg(long, value_delimiter = ',', default_value = "easy")]
    bots: Vec<String>,
    /// The same seed gives the same game
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Nobody says anything to the others
    #[arg(long)]
    silent: bool,
    /// Save the record here, for `starboard replay`
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub(crate) fn run(options: &Watch, words: &Words) -> Result<()> {
    let wanted = Wanted { race: &options.race, galactica: &options.galactica };
    game::with!(&options.game, words, |G| watch::<G>(options, G::setup(wanted, words)?, words))
}

/// The seats as records and options count them.
pub(crate) fn seat_names(seats: u8, words: &Words) -> Vec<String> {
    Seat::all(seats).map(|seat| words.say(&phrase("cli-seat").with([("seat", seat.0.into())])).to_string()).collect()
}

/// A line of the log, with a gap before a new chapter.
pub(crate) fn tell<G: Told>(out: &mut impl Write, words: &Words, reader: &Reader<'_>, event: &G::Event) -> Result<()> {
    if !G::is_silent(reader.viewer, event) {
        if G::opens(event) {
            writeln!(out)?;
        }
        wrap::write(out, &words.game(G::ID).say(&G::event(event), reader).to_string(), 2)?;
    }
    Ok(())
}

fn watch<G: Botted + Measured + Told>(options: &Watch, setup: G::Setup, words: &Words) -> Result<()> {
    let series = Series::<G>::new(setup.clone(), options.bots.clone(), options.seed)
        .map_err(|error| errors::series(words, &error, G::BOTS))?;
    let mut session = Session::<G>::new(setup, Seed::derive(options.seed, 0))
        .map_err(|error| anyhow!(words.say(&words::illegal(&error)).to_string()))?;
    let natures = options.seed.wrapping_mul(31)..;
    let player = |((seat, level), nature): ((Seat, &String), u64)| Player { seat, level: level.clone(), nature };
    let players: Vec<Player> = Seat::all(session.seats()).zip(&series.bots).zip(natures).map(player).collect();
    session.played_by(players.clone());
    let names = seat_names(session.seats(), words);
    let reader = Reader { viewer: Viewer::Public, names: &names };
    let mut out = std::io::stdout().lock();
    for (name, bot) in names.iter().zip(&series.bots) {
        let args = [("name", text(name.as_str())), ("bot", text(bot.as_str()))];
        writeln!(out, "{}", words.say(&phrase("cli-watch-seat").with(args)))?;
    }
    let (mut shown, mut talked, mut answer) = (0, 0, Vec::new());
    loop {
        let occasions = bots::occasions(&session);
        if !options.silent && occasions > std::mem::replace(&mut talked, occasions) {
            // Each before they hear the others.
            let speak = |player: &Player| {
                let mut bot = bots::asked_now(player, &session)?;
                Some((player.seat, bots::said(bot.as_mut(), player.seat, &session)))
            };
            let said: Vec<(Seat, Vec<G::Claim>)> = players.iter().filter_map(speak).collect();
            for (seat, claim) in said.into_iter().flat_map(|(seat, all)| all.into_iter().map(move |one| (seat, one))) {
                session
                    .claim(seat, claim)
                    .map_err(|refusal| anyhow!(words.say(&words::refusal(&refusal)).to_string()))?;
            }
        }
        // Nobody plays here, so that everything may be told.
        for entry in &session.all_entries()[shown..] {
            let (Entry::Public(event) | Entry::Split { secret: event, .. }) = entry;
            tell::<G>(&mut out, words, &reader, event)?;
        }
        shown = session.all_entries().len();
        let Some(seat) = session.waiting().first() else { break };
        let bot = players.get(seat.index()).and_then(|player| bots::asked_now(player, &session));
        let (Some(ask), Some(mut bot)) = (session.ask(seat), bot) else { break };
        let view = session.view(Viewer::Seat(seat));
        bots::remind(bot.as_mut(), seat, &session);
        bot.answer(seat, &ask, Some(&view), &mut answer);
        session
            .answer(seat, answer.clone(), By::Bot)
            .map_err(|refusal| anyhow!(words.say(&words::refusal(&refusal)).to_string()))?;
    }
    if let Some(outcome) = session.outcome() {
        writeln!(out)?;
        let rows = G::result(&session.board(Viewer::Public), &outcome);
        for line in words.game(G::ID).lay(&rows, &reader) {
            wrap::write(&mut out, &line.to_string(), 2)?;
        }
    }
    if let Some(path) = &options.save {
        files::write_new(path, &session.record().to_text(&session), words)?;
        writeln!(out, "{}", words.say(&phrase("play-saved").with([("path", path.display().to_string().into())])))?;
    }
    Ok(())
}
