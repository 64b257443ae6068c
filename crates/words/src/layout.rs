//! Lines under a label, for tables of any game.

use crate::{Line, Words};

/// How wide a line may get where it can be broken.
const WIDTH: usize = 78;

impl Words {
    /// A line under another.
    pub(crate) fn indented(&self, item: Line) -> Line {
        self.phrase("line-indented").set("item", item).line()
    }

    /// A label and what follows it, parted by commas, in as many lines as it takes.
    pub(crate) fn packed(&self, label: Line, parts: Vec<Line>) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut line: Option<Line> = None;
        let mut open = label;
        for part in parts {
            let longer = match line.take() {
                None => part,
                Some(list) => {
                    let longer = self.phrase("list-comma").set("list", list.clone()).set("item", part.clone()).line();
                    // Two for the separator of the next line.
                    if open.width() + longer.width() + 3 > WIDTH {
                        lines.push(self.phrase("list-labelled-more").set("label", open).set("list", list).line());
                        open = self.fixed("list-indent");
                        part
                    } else {
                        longer
                    }
                }
            };
            line = Some(longer);
        }
        if let Some(list) = line {
            lines.push(self.phrase("list-labelled").set("label", open).set("list", list).line());
        }
        lines
    }
}
