//! Lines of at most 78 columns, or of as many as the window has where tables are shown.

use std::borrow::Cow;
use std::io::{Result, Write};

use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

/// For text, and where nobody knows how wide the window is.
const COLUMNS: usize = 78;

/// Wider lines are hard to read.
const WIDEST: usize = 100;

/// How wide the lines of a table may be in this window. Tests read the same in every window.
pub(crate) fn window() -> usize {
    let window = if cfg!(test) { None } else { console::Term::stdout().size_checked() };
    window.map_or(COLUMNS, |(_, columns)| columns.into()).clamp(COLUMNS, WIDEST)
}

/// Writes a line, broken between words; what does not fit goes below, indented by `hang` more than the line itself.
pub(crate) fn write(out: &mut (impl Write + ?Sized), line: &str, hang: usize) -> Result<()> {
    write_within(COLUMNS, out, line, hang)
}

/// The same in lines of another width.
pub(crate) fn write_within(columns: usize, out: &mut (impl Write + ?Sized), line: &str, hang: usize) -> Result<()> {
    broken(columns, line, hang).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// The lines that it takes.
pub(crate) fn broken(columns: usize, line: &str, hang: usize) -> Vec<String> {
    let indent = line.len() - line.trim_start_matches(' ').len();
    let (first, below) = (" ".repeat(indent), " ".repeat(indent + hang));
    let options = Options::new(columns)
        .initial_indent(&first)
        .subsequent_indent(&below)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
        .break_words(false);
    let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
    textwrap::wrap(&words.join(" "), options).into_iter().map(Cow::into_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::write;

    #[test]
    fn breaks_between_words_and_keeps_the_indent() {
        let mut out = Vec::new();
        let line = format!("  {}", "word ".repeat(30));
        write(&mut out, line.trim_end(), 2).unwrap();
        write(&mut out, "", 0).unwrap();
        let text = String::from_utf8(out).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("  word") && lines[1].starts_with("    word"));
        assert!(lines.iter().all(|line| line.chars().count() <= 78));
        assert_eq!(lines.join(" ").split_whitespace().count(), 30);
    }

    #[test]
    fn what_is_longer_than_a_line_stays_whole() {
        let (mut out, long) = (Vec::new(), "x".repeat(90));
        write(&mut out, &format!("a  {long}-b c"), 3).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), format!("a\n   {long}-b\n   c\n"));
    }
}
