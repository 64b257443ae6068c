//! One player's numbers, read off the board. Every rule is the engine's; here is only whose numbers go into it.

use race::board::Player;
use race::cards::{Kind, Sums};
use race::{Action, Board, Called, develop_cost, gives_bonus, good_price, look_and_keep, settle_cost};
use tabletop::Seat;

/// The numbers of one seat.
pub(super) struct Mine<'v> {
    pub(super) board: &'v Board,
    pub(super) seat: &'v Player,
    pub(super) sums: Sums,
    /// Whose they are.
    pub(super) number: Seat,
    /// The hand, if it may be seen.
    pub(super) hand: &'v [Kind],
}

impl<'v> Mine<'v> {
    /// The reader's own; for somebody at the rail, who is asked nothing, those of the first seat.
    pub(super) fn new(board: &'v Board) -> Self {
        Self::of(board, board.viewer.seat().unwrap_or(board.first))
    }

    pub(super) fn of(board: &'v Board, seat: Seat) -> Self {
        let own = board.own_of(seat);
        let number = Seat(seat.0.min(board.players.len() as u8 - 1));
        let seat = board.player(number);
        Self { board, seat, sums: seat.sums, number, hand: own.map_or(&[], |own| &own.hand) }
    }

    pub(super) fn cards(&self) -> impl Iterator<Item = Kind> + Clone {
        self.seat.cards()
    }

    pub(super) fn has(&self, kind: Kind) -> bool {
        self.cards().any(|card| card == kind)
    }

    pub(super) fn hand_size(&self) -> usize {
        usize::from(self.seat.hand)
    }

    /// The worlds on which goods lie.
    pub(super) fn goods(&self) -> Vec<Kind> {
        self.seat.goods().collect()
    }

    /// The cards of the tableau that a number comes from, each with its share.
    pub(super) fn sources(&self, share: impl Fn(&Sums) -> i8) -> Vec<(Kind, i8)> {
        self.cards().map(|kind| (kind, share(Sums::of_kind(kind)))).filter(|&(_, amount)| amount != 0).collect()
    }

    /// Does this action card's bonus count in the present phase?
    pub(super) fn bonus(&self, action: Action) -> bool {
        gives_bonus(&self.seat.picks, action, self.board.repeat)
    }

    /// Is the bonus of Develop certain for the next development: is the phase on, or still to come this round?
    pub(super) fn develop_bonus(&self) -> bool {
        let ahead = [Called::Develop, Called::DevelopAgain].into_iter().any(|phase| self.board.lies_ahead(phase));
        ahead && self.bonus(Action::Develop)
    }

    pub(super) fn develop_cost(&self, kind: Kind, bonus: bool) -> u8 {
        develop_cost(&self.sums, bonus, kind.design().number())
    }

    /// What a card from hand costs now, if it can be paid for: the bonus counts where it is already certain.
    pub(super) fn cost(&self, kind: Kind) -> Option<u8> {
        if kind.design().is_world() {
            settle_cost(&self.sums, kind)
        } else {
            Some(self.develop_cost(kind, self.develop_bonus()))
        }
    }

    /// The developments in hand that could be built with this bonus, each once.
    pub(super) fn buildable(&self, bonus: bool) -> Vec<Kind> {
        let payable = |kind: Kind| usize::from(self.develop_cost(kind, bonus)) < self.hand.len();
        let fits = |kind: &Kind| !kind.design().is_world() && !self.has(*kind) && payable(*kind);
        let mut kinds: Vec<Kind> = self.hand.iter().copied().filter(fits).collect();
        kinds.dedup();
        kinds
    }

    /// The worlds in hand that could be placed.
    pub(super) fn placeable(&self) -> Vec<Kind> {
        let payable = self.hand.len().saturating_sub(1);
        let ways = |kind: Kind| race::ways_to_place(&self.sums, kind, payable).next().is_some();
        self.hand.iter().copied().filter(|kind| kind.design().is_world() && ways(*kind)).collect()
    }

    pub(super) fn look_and_keep(&self, picks: &[Action]) -> (usize, usize) {
        look_and_keep(&self.sums, picks)
    }

    pub(super) fn price(&self, world: Kind) -> usize {
        good_price(&self.sums, world)
    }

    /// What a card scores with the tableau as it is, or would if it were placed now.
    pub(super) fn worth(&self, kind: Kind) -> i16 {
        race::worth(kind, self.cards(), self.seat.chips)
    }

    /// The tableau with this card in it.
    pub(super) fn with(&self, kind: Kind) -> Vec<Kind> {
        self.cards().chain((!self.has(kind)).then_some(kind)).collect()
    }

    pub(super) const fn score(&self) -> race::Score {
        self.seat.score
    }
}

pub(super) fn sums_of(kinds: impl Iterator<Item = Kind>) -> Sums {
    Sums::of(kinds.map(|kind| kind.copies().first))
}
