//! The `starboard` binary: I/O and nothing else. Rules, records and bots are the other crates'.

mod arena;
mod cards;
mod conform;
mod engine;
mod errors;
mod files;
mod game;
mod join;
mod language;
mod levels;
mod load;
#[cfg(feature = "several")]
mod migrate;
mod pages;
mod play;
mod progress;
mod records;
mod scenarios;
mod serve;
mod sessions;
mod simulate;
mod store;
mod talk;
mod train;
mod watch;
mod why;
mod wrap;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use memory::MiMalloc;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Race for the Galaxy and Battlestar Galactica, base games: a fan project.
#[derive(Debug, Parser)]
#[command(name = "starboard", version, about)]
struct Cli {
    /// Speak this language: en, pt-BR, pt-PT, fr or es [default: that of the environment]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    language: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run a server for people far apart (the default command)
    Serve(serve::Serve),
    /// Copy a server's data to a file, also while it runs
    Backup(serve::Backup),
    /// Move a server's data to a PostgreSQL database
    #[cfg(feature = "several")]
    Migrate(migrate::Migrate),
    /// List where somebody is known to a server, and end it, also while it runs
    Sessions(sessions::Sessions),
    /// Write the manual and the completions of shells, for packages
    #[command(hide = true)]
    Pages(pages::Pages),
    /// Put load on a server and measure it
    Load(load::Load),
    /// Play in the terminal
    Play(play::Play),
    /// Join a server's table in the terminal
    Join(join::Join),
    /// Watch a game between computer players
    Watch(watch::Watch),
    /// List every card of a game
    Cards {
        /// Which game: race or galactica
        game: String,
        /// Print JSON, with the ids and fields of the card facts
        #[arg(long)]
        json: bool,
    },
    /// Play many games between computer players and report statistics
    Simulate(simulate::Simulate),
    /// Describe the levels of computer players, or measure how far apart they are
    Levels(levels::Levels),
    /// Compare computer players on the same deals
    Arena(arena::Arena),
    /// Answer questions about positions, one line of JSON each
    Engine(engine::Engine),
    /// Train a computer player by self-play
    Train(train::Train),
    /// Run the conformance suite over random games
    Conform(conform::Conform),
    /// Show a recorded game
    Replay(records::Replay),
    /// Run scenarios: positions, answers and the results they must lead to
    Scenario {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Check that recorded games are complete and follow the rules
    Verify {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

/// What kind of game of Race.
#[derive(Clone, Debug, Args)]
struct RaceOptions {
    /// How many players: 2 to 4 in Race (2 if left out), 3 to 6 in Galactica (4)
    #[arg(long)]
    players: Option<u8>,
    /// The two-player game for experienced players: nine action cards, two picks
    #[arg(long, alias = "advanced", conflicts_with = "first_game")]
    experienced: bool,
    /// The first game: preset hands
    #[arg(long)]
    first_game: bool,
}

/// What kind of game of Galactica.
#[derive(Clone, Debug, Default, Args)]
struct GalacticaOptions {
    /// Galactica: characters are picked in turn (pick), dealt (random), those of a game to learn by (first-game), or named here
    /// by seat, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    characters: Vec<String>,
    /// Galactica: every resource starts 2 higher (easier) or 2 lower (harder)
    #[arg(long, value_name = "easier|harder")]
    resources: Option<String>,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let words = &match language::chosen(cli.language.as_deref()) {
        Ok(words) => words,
        Err(error) => {
            eprintln!("starboard: {error:#}");
            return ExitCode::FAILURE;
        }
    };
    // Without a command as if `serve` had been typed, with what the environment says about it.
    let command = cli.command.or_else(|| Cli::parse_from(["starboard", "serve"]).command);
    let Some(command) = command else { return ExitCode::FAILURE };
    let result = match command {
        Command::Serve(serve) => serve::run(&serve, words),
        Command::Backup(backup) => serve::back_up(&backup, words),
        #[cfg(feature = "several")]
        Command::Migrate(migrate) => migrate::run(&migrate, words),
        Command::Sessions(sessions) => sessions::run(&sessions, words),
        Command::Pages(pages) => pages::run(&pages, words),
        Command::Load(load) => load::run(&load, words),
        Command::Play(play) => play::run(&play, words),
        Command::Join(join) => join::run(&join, words),
        Command::Watch(watch) => watch::run(&watch, words),
        Command::Cards { game, json } => cards::run(&game, json, words),
        Command::Simulate(simulate) => simulate::run(&simulate, words),
        Command::Train(train) => train::run(&train, words),
        Command::Engine(engine) => engine::run(&engine, words),
        Command::Levels(levels) => levels::run(&levels, words),
        Command::Arena(arena) => arena::run(&arena, words),
        Command::Conform(conform) => conform::run(&conform, words),
        Command::Replay(replay) => records::replay(&replay, words),
        Command::Scenario { files } => scenarios::run(&files, words),
        Command::Verify { files } => records::verify(&files, words),
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
