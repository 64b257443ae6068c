//! `starboard pages`: the manual and the completions of shells, for packages.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, CommandFactory as _};
use clap_complete::Shell;
use words::Words;

use crate::files;

#[derive(Debug, Args)]
pub(crate) struct Pages {
    /// The folder to write them to
    to: PathBuf,
}

pub(crate) fn run(Pages { to }: &Pages, words: &Words) -> Result<()> {
    let failed = |why: std::io::Error| files::cannot_write(to, &why, words);
    std::fs::create_dir_all(to).map_err(failed)?;
    let command = crate::Cli::command();
    clap_mangen::generate_to(command.clone(), to).map_err(failed)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut command.clone(), "starboard", to).map_err(failed)?;
    }
    Ok(())
}
