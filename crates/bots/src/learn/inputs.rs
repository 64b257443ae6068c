//! Inputs of the networks: groups of marks that are on or off.
//!
//! A number is a column of marks, on up to its height, so that what is learnt about 5 also holds for 6. Only the topmost mark
//! is written down: the networks keep, for every mark of a column, the sum of the weights up to it ([`fold`]).

/// Some inputs that belong together: the first, and how many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    start: usize,
    count: usize,
}

impl Group {
    pub(crate) const fn first(count: usize) -> Self {
        Self { start: 0, count }
    }

    /// The group behind this one.
    pub(crate) const fn next(self, count: usize) -> Self {
        Self { start: self.end(), count }
    }

    pub(crate) const fn end(self) -> usize {
        self.start + self.count
    }

    /// One mark on; the last one if there are not so many.
    #[inline]
    pub(crate) fn one(self, at: usize, into: &mut Vec<u16>) {
        into.push((self.start + at.min(self.count - 1)) as u16);
    }

    /// A column of marks on, by its topmost.
    #[inline]
    pub(crate) fn column(self, height: i32, into: &mut Vec<u16>) {
        let height = usize::try_from(height).unwrap_or(0).min(self.count);
        if height > 0 {
            into.push((self.start + height - 1) as u16);
        }
    }
}

/// Turns the weights of single marks into those of columns: each row becomes the sum of those up to it. Rows of `width` weights,
/// one for each input.
pub(crate) fn fold(columns: &[Group], width: usize, rows: &mut [f32]) {
    for column in columns {
        for row in column.start + 1..column.end() {
            let (below, here) = rows[(row - 1) * width..(row + 1) * width].split_at_mut(width);
            here.iter_mut().zip(below).for_each(|(sum, weight)| *sum += *weight);
        }
    }
}

/// The same for slopes, backwards: a mark's weight counts in all columns that reach it.
pub(crate) fn unfold(columns: &[Group], width: usize, rows: &mut [f32]) {
    for column in columns {
        for row in (column.start..column.end() - 1).rev() {
            let (here, above) = rows[row * width..(row + 2) * width].split_at_mut(width);
            here.iter_mut().zip(above).for_each(|(sum, slope)| *sum += *slope);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_sums_and_slopes_go_to_all_they_hold() {
        let column = Group::first(1).next(3);
        let mut rows = [5.0, 1.0, 2.0, 4.0, 7.0];
        fold(&[column], 1, &mut rows);
        assert_eq!(rows, [5.0, 1.0, 3.0, 7.0, 7.0]);
        let mut slopes = [0.0, 1.0, 0.0, 2.0, 9.0];
        unfold(&[column], 1, &mut slopes);
        assert_eq!(slopes, [0.0, 3.0, 2.0, 2.0, 9.0]);
        let mut marks = Vec::new();
        column.column(0, &mut marks);
        column.column(2, &mut marks);
        column.column(9, &mut marks);
        column.one(9, &mut marks);
        assert_eq!(marks, [2, 3, 3]);
    }
}
