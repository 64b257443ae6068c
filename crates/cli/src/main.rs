//! The `starboard` binary: I/O and nothing else. Rules, records and bots are the other crates'.

mod cards;
mod conform;
mod errors;
mod files;
mod game;
mod progress;
mod records;
mod say;
mod simulate;
mod watch;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

/// Race for the Galaxy and Battlestar Galactica, base games: a fans' implementation.
#[derive(Debug, Parser)]
#[command(name = "starboard", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Watch a game between computer players (what starboard does when it is given no command)
    Watch(watch::Watch),
    /// List every card of a game
    Cards {
        /// Which game: race
        game: String,
        /// As JSON, with the ids and fields of the card facts
        #[arg(long)]
        json: bool,
    },
    /// Play many games between computer players and count
    Simulate(simulate::Simulate),
    /// Run the conformance suite over random games
    Conform(conform::Conform),
    /// Show a recorded game
    Replay(records::Replay),
    /// Check that recorded games are whole and were played by the rules
    Verify {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

/// What kind of game of Race.
#[derive(Clone, Debug, Args)]
struct RaceOptions {
    /// How many players: 2 to 4
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The two-player game for experienced players: nine action cards, two picks
    #[arg(long, conflicts_with = "first_game")]
    advanced: bool,
    /// The first game: preset hands
    #[arg(long)]
    first_game: bool,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let command = cli.command.unwrap_or_else(|| Command::Watch(watch::Watch::default()));
    let result = match command {
        Command::Watch(watch) => watch::run(&watch),
        Command::Cards { game, json } => cards::run(&game, json),
        Command::Simulate(simulate) => simulate::run(&simulate),
        Command::Conform(conform) => conform::run(&conform),
        Command::Replay(replay) => records::replay(&replay),
        Command::Verify { files } => records::verify(&files),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // A reader that went away (`starboard cards race | head`) is no failure of ours.
            if error.downcast_ref::<std::io::Error>().is_some_and(|e| e.kind() == std::io::ErrorKind::BrokenPipe) {
                return ExitCode::SUCCESS;
            }
            eprintln!("starboard: {error:#}");
            ExitCode::FAILURE
        }
    }
}
