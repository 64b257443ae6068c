//! The same message with other text in it: phrases become lines for those who asked for text.

use crate::reply::{
    Aid, AidPart, AidPoint, Article, Belief, Cards, Chapter, Hint, Problem, Replay, Result, Rows, SeatSummary, State,
    Summary, Tables, Weighed, Why,
};
use crate::{
    Ask, Choice, Claimable, Claims, Done, Figure, Glance, Message, Orders, Over, Plan, Question, Refused, Row,
    SeatInfo, Shown, Standing, Story, TableInfo, Tale,
};

/// Something with text in it.
pub trait Map<T, U> {
    type Mapped;

    /// With every text replaced by what `say` makes of it.
    fn map(self, say: &mut impl FnMut(T) -> U) -> Self::Mapped;
}

impl<T, U, M: Map<T, U>> Map<T, U> for Vec<M> {
    type Mapped = Vec<M::Mapped>;

    fn map(self, say: &mut impl FnMut(T) -> U) -> Self::Mapped {
        self.into_iter().map(|one| one.map(say)).collect()
    }
}

impl<T, U, M: Map<T, U>> Map<T, U> for Option<M> {
    type Mapped = Option<M::Mapped>;

    fn map(self, say: &mut impl FnMut(T) -> U) -> Self::Mapped {
        Option::map(self, |one| one.map(say))
    }
}

/// Each type, what it becomes, and its fields: texts; lists of texts; what has text in it; what stays as it is.
macro_rules! map {
    ($(<$($g:ident),*> $name:ident: $from:ty => $to:ty { $($text:ident),*; $($list:ident),*; $($part:ident),*; $($same:ident),* })*) => {$(
        impl<T, U $(, $g)*> Map<T, U> for $from {
            type Mapped = $to;

            fn map(self, say: &mut impl FnMut(T) -> U) -> $to {
                $name {
                    $($text: say(self.$text),)*
                    $($list: self.$list.into_iter().map(&mut *say).collect(),)*
                    $($part: Map::map(self.$part, say),)*
                    $($same: self.$same,)*
                }
            }
        }
    )*};
}

map! {
    <> Row: Row<T> => Row<U> { line; parts;; indent }
    <> Choice: Choice<T> => Choice<U> { name, gist, why;;; idle }
    <> Plan: Plan<T> => Plan<U> { sum;; steps; picks }
    <> Tale: Tale<T> => Tale<U> { line;;; opens }
    <> Story: Story<T> => Story<U> {;; lines; edition, from }
    <> Figure: Figure<T> => Figure<U> { line;;; id, number }
    <> Glance: Glance<T> => Glance<U> { now; warnings; seats; }
    <B> Shown: Shown<B, T> => Shown<B, U> {;; glance; board }
    <> SeatInfo: SeatInfo<T> => SeatInfo<U> { name;;; kind, level, away }
    <P, I> Question: Question<P, I, T> => Question<P, I, U> {
        line;; stakes, options, plan; ticket, prompt, pick, sealed, shows, timing, draft
    }
    <P, I> Ask: Ask<P, I, T> => Ask<P, I, U> {;; question; take_back, ordered }
    <O> Standing: Standing<O, T> => Standing<O, U> { line;;; order }
    <C> Claimable: Claimable<C, T> => Claimable<C, U> { line;;; claim }
    <C> Claims: Claims<C, T> => Claims<C, U> {;; claims; }
    <O> Orders: Orders<O, T> => Orders<O, U> {; lately, meanwhile; orders; }
    <> Over: Over<T> => Over<U> {;; result; aborted, outcome, seed, proof }
    <> Done: Done<T> => Done<U> {;; result; id }
    <> Problem: Problem<T> => Problem<U> { message;;; code }
    <> Refused: Refused<T> => Refused<U> {;; problem; id }
    <> Rows: Rows<T> => Rows<U> {;; rows; }
    <> AidPoint: AidPoint<T> => AidPoint<U> { line;;; tone, faces }
    <> AidPart: AidPart<T> => AidPart<U> { name, gist;; points; id, step, stands, open }
    <> Aid: Aid<T> => Aid<U> {;; parts; }
    <F> Article: Article<F, T> => Article<F, U> { name, gist; powers; rows; id, face }
    <F> Chapter: Chapter<F, T> => Chapter<F, U> { name;; articles; id }
    <F> Cards: Cards<F, T> => Cards<F, U> {;; cards, terms, aid; }
    <S> Summary: Summary<S, T> => Summary<S, U> {;; seats; table, game, setup, stage, pace, your_move }
    <S> Tables: Tables<Summary<S, T>> => Tables<Summary<S, U>> {;; tables; }
    <> Hint: Hint<T> => Hint<U> {; lines;; ticket, picks }
    <> Weighed: Weighed<T> => Weighed<U> { name, line;;; wins, given }
    <> Belief: Belief<T> => Belief<U> { line;;; seat, before, after }
    <> Why: Why<T> => Why<U> { asked, answered; notes; options, beliefs; seat, level }
    <V, B, E> Replay: Replay<V, B, E, T> => Replay<V, B, E, U> {
        ;; glance, story, scene; step, last, view, board, entries, outcome
    }
    <S, V, B, P, I, E, O, C> State: State<S, V, B, P, I, E, O, C, T> => State<S, V, B, P, I, E, O, C, U> {
        ;; table, story, board, ask, orders, claims, over; protocol, now, presence, chat, clock, entries, view, waiting
    }
}

impl<T, U> Map<T, U> for SeatSummary<T> {
    type Mapped = SeatSummary<U>;

    fn map(self, say: &mut impl FnMut(T) -> U) -> SeatSummary<U> {
        SeatSummary { kind: self.kind, name: self.name.map(say), level: self.level }
    }
}

impl<T, U, S> Map<T, U> for TableInfo<S, T> {
    type Mapped = TableInfo<S, U>;

    fn map(self, say: &mut impl FnMut(T) -> U) -> TableInfo<S, U> {
        let Self { table, game, setup, stage, you, owner, seats, pace, talk, listed, promise, motion, rematch, notice } =
            self;
        let (seats, notice) = (seats.map(say), notice.map(say));
        TableInfo { table, game, setup, stage, you, owner, seats, pace, talk, listed, promise, motion, rematch, notice }
    }
}

impl<T, U> Map<T, U> for Result<T> {
    type Mapped = Result<U>;

    fn map(self, say: &mut impl FnMut(T) -> U) -> Result<U> {
        match self {
            Self::Rows(rows) => Result::Rows(rows.map(say)),
            Self::Aid(aid) => Result::Aid(aid.map(say)),
            Self::Rematch { table } => Result::Rematch { table },
            Self::Ping { now } => Result::Ping { now },
        }
    }
}

impl<T, U, S, V, B, P, I, E, O, C> Map<T, U> for Message<S, V, B, P, I, E, O, C, T> {
    type Mapped = Message<S, V, B, P, I, E, O, C, U>;

    fn map(self, say: &mut impl FnMut(T) -> U) -> Self::Mapped {
        match self {
            Self::Hello(hello) => Message::Hello(hello),
            Self::Table(table) => Message::Table(table.map(say)),
            Self::Presence(presence) => Message::Presence(presence),
            Self::Chat(chat) => Message::Chat(chat),
            Self::Story(story) => Message::Story(story.map(say)),
            Self::Entries(entries) => Message::Entries(entries),
            Self::View(view) => Message::View(view),
            Self::Board(board) => Message::Board(board.map(say)),
            Self::Changes(changes) => Message::Changes(changes),
            Self::Waiting(waiting) => Message::Waiting(waiting),
            Self::Ask(ask) => Message::Ask(ask.map(say)),
            Self::Orders(orders) => Message::Orders(orders.map(say)),
            Self::Claims(claims) => Message::Claims(claims.map(say)),
            Self::Clock(clock) => Message::Clock(clock),
            Self::Over(over) => Message::Over(over.map(say)),
            Self::Done(done) => Message::Done(done.map(say)),
            Self::Refused(refused) => Message::Refused(refused.map(say)),
            Self::Bye(bye) => Message::Bye(bye),
        }
    }
}
