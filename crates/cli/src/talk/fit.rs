//! A table that fits a screen. Usually each thing that is told begins a line of its own; where that makes more lines than there is
//! room for, neighbours share lines, as few of them as it takes. Nothing is left out.

use crate::wrap;

/// So many lines of a table are seen at once in a common window.
pub(crate) const MOST: usize = 40;

/// How many neighbours are tried together: two may take as many lines together as apart where three take one less.
const RUN: usize = 12;

/// Something that is told.
struct Told {
    indent: usize,
    text: String,
    /// Others stand under it.
    heads: bool,
    lines: Vec<String>,
}

impl Told {
    fn new(columns: usize, indent: usize, text: String, heads: bool) -> Self {
        let lines = wrap::broken(columns, &format!("{}{text}", " ".repeat(indent)), 2);
        Self { indent, text, heads, lines }
    }

    /// These as one, if they may be: neighbours of one depth, or a heading and some of what stands under it.
    fn together(columns: usize, run: &[Self]) -> Option<Self> {
        let [first, rest @ ..] = run else { return None };
        let depth = if first.heads { rest.first()?.indent } else { first.indent };
        let below = first.heads && depth <= first.indent;
        if below || rest.iter().any(|one| one.heads || one.indent != depth) {
            return None;
        }
        let text = run.iter().map(|one| one.text.as_str()).collect::<Vec<_>>().join(" ");
        Some(Self::new(columns, first.indent, text, first.heads))
    }
}

/// Texts, each behind its indent, as lines of so many columns; no more than `most` lines, if that can be had.
pub(crate) fn fit(columns: usize, most: usize, texts: &[String]) -> Vec<String> {
    let mut all: Vec<Told> = Vec::new();
    for text in texts {
        let bare = text.trim_start_matches(' ');
        all.push(Told::new(columns, text.len() - bare.len(), bare.to_owned(), bare.ends_with(':')));
    }
    let height = |run: &[Told]| run.iter().map(|one| one.lines.len()).sum::<usize>();
    while height(&all) > most {
        // As few together as can be, headings last, and rather what is short.
        let saving = |count: usize| {
            let runs = (0..all.len()).map(|first| first..first + count);
            let saves = runs.filter_map(|run| {
                let apart = all.get(run.clone())?;
                let one = Told::together(columns, apart).filter(|one| one.lines.len() < height(apart))?;
                Some((run, one))
            });
            saves.min_by_key(|(_, one)| (one.heads, one.lines.len()))
        };
        let Some((run, one)) = (2..=RUN).find_map(saving) else { break };
        all.splice(run, [one]);
    }
    all.into_iter().flat_map(|one| one.lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_lines_where_there_is_no_room() {
        let texts = ["One is one.", "Two is two.", "Under it:", "  three.", "  four.", "Five."].map(str::to_owned);
        let fitted = |most| fit(24, most, &texts);
        assert_eq!(fitted(6), texts);
        assert_eq!(fitted(5), ["One is one. Two is two.", "Under it:", "  three.", "  four.", "Five."]);
        assert_eq!(fitted(4), ["One is one. Two is two.", "Under it:", "  three. four.", "Five."]);
        assert_eq!(fitted(3), ["One is one. Two is two.", "Under it: three. four.", "Five."]);
        // Less cannot be had: what does not stand under the heading does not join it.
        assert_eq!(fitted(1), fitted(3));
    }

    #[test]
    fn three_may_save_a_line_where_two_do_not() {
        let texts = ["One two three.", "Four five six.", "Seven eight."].map(str::to_owned);
        assert_eq!(fit(24, 2, &texts), ["One two three. Four five", "  six. Seven eight."]);
    }
}
