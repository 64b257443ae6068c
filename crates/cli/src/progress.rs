//! A progress bar on a terminal, and silence elsewhere.

use std::io::IsTerminal as _;

use clap::builder::RangedU64ValueParser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use words::{Words, phrase, text};

/// So many games to play.
pub(crate) fn bar(total: u64, words: &Words) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let template = words.say(&phrase("cli-progress").with([
        ("done", text("{pos}")),
        ("all", text("{len}")),
        ("left", text("{eta}")),
    ]));
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {template}"))
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(total), target).with_style(style)
}

/// How many threads may be asked for: 100,000 of them brought a machine to a standstill.
pub(crate) fn threads() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(0..=256)
}

/// A pool of so many threads; all cores when 0.
pub(crate) fn pool(threads: usize) -> anyhow::Result<rayon::ThreadPool> {
    Ok(rayon::ThreadPoolBuilder::new().num_threads(threads).build()?)
}
