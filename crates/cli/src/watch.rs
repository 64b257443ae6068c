//! `starboard watch`: a game between bots, printed as it is played.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use bots::simulate::Series;
use bots::{Bot, Botted};
use clap::Args;
use race::{Race, Setup};
use tabletop::{By, Seat, Seed, Session, Viewer};

use crate::game::{self, GameId};
use crate::say::Said;
use crate::{RaceOptions, errors, files};

#[derive(Debug, Args)]
pub(crate) struct Watch {
    /// Which game: race
    #[arg(default_value = "race")]
    game: String,
    #[command(flatten)]
    race: RaceOptions,
    /// The bots, one for each seat or one for all
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// The same seed gives the same game
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Save the record here, for `starboard replay`
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Default for Watch {
    fn default() -> Self {
        let race = RaceOptions { players: 2, advanced: false, first_game: false };
        Self { game: "race".to_owned(), race, bots: vec!["greedy".to_owned()], seed: 7, save: None }
    }
}

pub(crate) fn run(options: &Watch) -> Result<()> {
    match game::find(&options.game)? {
        GameId::Race => watch(options, options.race.setup()),
        GameId::Galactica => game::not_yet("be watched"),
    }
}

fn watch(options: &Watch, setup: Setup) -> Result<()> {
    let series = Series::<Race>::new(setup, options.bots.clone(), options.seed)
        .map_err(|error| anyhow!(errors::series(&error, Race::BOTS)))?;
    let mut session =
        Session::<Race>::new(setup, Seed::derive(options.seed, 0)).map_err(|error| anyhow!(errors::illegal(error)))?;
    let seeds = options.seed.wrapping_mul(31)..;
    let mut bots: Vec<Box<dyn Bot<Race>>> =
        series.bots.iter().zip(seeds).filter_map(|(name, seed)| Race::bot(name, seed)).collect();
    let mut out = std::io::stdout().lock();
    for (seat, name) in series.bots.iter().enumerate() {
        writeln!(out, "Seat {seat}: {name}")?;
    }
    let (mut shown, mut answer) = (0, Vec::new());
    loop {
        for entry in &session.all_entries()[shown..] {
            writeln!(out, "{}", Race::say_entry(entry))?;
        }
        shown = session.all_entries().len();
        let Some(seat) = session.waiting().first() else { break };
        answer_as(&mut session, seat, &mut bots, &mut answer)?;
    }
    for line in Race::say_end(&session) {
        writeln!(out, "{line}")?;
    }
    if let Some(path) = &options.save {
        files::write_new(path, &session.record().to_text(&session))?;
        writeln!(out, "Saved as {}", path.display())?;
    }
    Ok(())
}

fn answer_as(
    session: &mut Session<Race>,
    seat: Seat,
    bots: &mut [Box<dyn Bot<Race>>],
    answer: &mut Vec<race::Item>,
) -> Result<()> {
    let (Some(ask), Some(bot)) = (session.ask(seat), bots.get_mut(seat.index())) else { return Ok(()) };
    let view = session.view(Viewer::Seat(seat));
    bot.answer(seat, &ask, Some(&view), answer);
    let taken = session.answer(seat, answer.clone(), By::Bot);
    taken.map(|_| ()).map_err(|refusal| anyhow!("a bot's answer was refused: {}", errors::refusal(refusal)))
}
