//! How a game went, round by round, by what everybody could see of it.

/// How a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// 0 before the first.
    pub round: u16,
    /// By seat.
    pub sides: Vec<Side>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// By source, every source each time.
    pub points: Vec<(&'static str, i16)>,
    /// What lies before it, by id.
    pub things: Vec<&'static str>,
}

/// A round that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// 0 for how it began.
    pub round: u16,
    /// By seat.
    pub turns: Vec<Turn>,
}

/// What a round was for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// At its end, by source.
    pub points: Vec<(&'static str, i16)>,
    pub chose: Vec<&'static str>,
    /// What lies before the seat since then, by id.
    pub added: Vec<&'static str>,
}
