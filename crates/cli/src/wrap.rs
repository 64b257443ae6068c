//! Lines of at most 78 columns.

use std::io::{Result, Write};

const COLUMNS: usize = 78;

/// Writes a line, broken between words; what does not fit goes below, indented by `hang` more than the line itself.
pub(crate) fn write(out: &mut (impl Write + ?Sized), line: &str, hang: usize) -> Result<()> {
    let indent = line.chars().take_while(|letter| *letter == ' ').count();
    let mut column = indent;
    write!(out, "{:indent$}", "")?;
    let mut first = true;
    for word in line.split(' ').filter(|word| !word.is_empty()) {
        let width = word.chars().count();
        if !first && column + 1 + width > COLUMNS {
            let below = indent + hang;
            write!(out, "\n{:below$}", "")?;
            column = below;
        } else if !first {
            write!(out, " ")?;
            column += 1;
        }
        write!(out, "{word}")?;
        column += width;
        first = false;
    }
    writeln!(out)
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
}
