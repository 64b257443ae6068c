//! What a card is: its row in the table, and what follows from the rows.

mod facts;
mod table;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tabletop::{CardId, Cards, Copies};

pub use table::{DESIGNS, KINDS};

/// Physical cards.
pub const CARDS: usize = 114;

/// A kind of good, and of the world that it lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    Novelty,
    Rare,
    Genes,
    Alien,
}

impl Good {
    pub const ALL: [Self; 4] = [Self::Novelty, Self::Rare, Self::Genes, Self::Alien];

    /// Rulebook, "Trade": cards drawn for a good before any power (TRD-2).
    #[inline]
    pub const fn price(self) -> u8 {
        2 + self as u8
    }
}

/// Which goods a power wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    Any,
    Only(Good),
}

impl Want {
    #[inline]
    pub const fn fits(self, good: Good) -> bool {
        match self {
            Self::Any => true,
            Self::Only(only) => only as u8 == good as u8,
        }
    }
}

/// How a card comes into a tableau: paid for, or (a military world) conquered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    Pay(u8),
    Defense(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    Development,
    /// A world that never holds a good.
    Gray,
    /// A world that comes with a good and does not produce by itself.
    Windfall(Good),
    Production(Good),
}

/// Words highlighted in a title, and the chromosome icon. Only Alien and Rebel matter in the base game (POW-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    Alien,
    Rebel,
    Uplift,
    Chromosome,
    Imperium,
    Terraforming,
}

/// The rows of icons down the side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    Explore,
    Develop,
    Settle,
    Trade,
    Consume,
    Produce,
}

/// Against what a special Military counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Rebels,
    Kind(Good),
}

/// A power of the rows Explore, Develop, Settle and Trade. What carries it out is in `phase/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    /// More cards to look at.
    Look(u8),
    /// More cards to keep.
    Keep(u8),
    /// Cards drawn when Develop starts.
    DrawAtStart(u8),
    DevelopDiscount(u8),
    DrawAfterDevelopment(u8),
    /// General Military; negative on some cards.
    Military(i8),
    /// Military in the conquest of some worlds only.
    MilitaryVs(i8, Target),
    /// Cards less for a world that is paid for, of one kind or of any.
    SettleDiscount(u8, Want),
    /// Colony Ship.
    DiscardForZeroCost,
    /// New Military Tactics.
    DiscardForMilitary(i8),
    /// Contact Specialist: a military world may be paid for, at its defense less this.
    PayForMilitary(u8),
    DrawAfterWorld(u8),
    /// Cards more for a sale.
    TradeBonus(u8, Want),
    /// Cards more for the sale of the good on this very world.
    TradeBonusHere(u8),
}

impl Power {
    pub const fn row(self) -> Row {
        match self {
            Self::Look(_) | Self::Keep(_) => Row::Explore,
            Self::DrawAtStart(_) | Self::DevelopDiscount(_) | Self::DrawAfterDevelopment(_) => Row::Develop,
            Self::Military(_)
            | Self::MilitaryVs(..)
            | Self::SettleDiscount(..)
            | Self::DiscardForZeroCost
            | Self::DiscardForMilitary(_)
            | Self::PayForMilitary(_)
            | Self::DrawAfterWorld(_) => Row::Settle,
            Self::TradeBonus(..) | Self::TradeBonusHere(_) => Row::Trade,
        }
    }
}

/// A power of the Consume row. All but [`Consume::HandCards`] must be used if they can be (POW-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consume {
    /// Discard `per_use` goods for `vp` and `cards`, up to `uses` times and as often as goods allow.
    Goods {
        good: Want,
        per_use: u8,
        uses: u8,
        vp: u8,
        cards: u8,
    },
    /// Discard this many goods, all of different kinds.
    Kinds {
        kinds: u8,
        vp: u8,
    },
    /// Discard every good that is left for one VP fewer.
    All,
    /// Discard one good and draw its price.
    ForPrice {
        with_bonuses: bool,
    },
    Draw(u8),
    Gamble {
        min: u8,
        max: u8,
    },
    HandCards {
        max: u8,
        vp_each: u8,
    },
}

/// A power of the Produce row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Produce {
    Here,
    DrawIfHere(u8),
    OnWindfall(Want),
    Draw(u8),
    /// Cards for each good of a kind that its owner produced.
    DrawPerGood(u8, Good),
    /// Cards for each different kind that its owner produced.
    DrawPerKind(u8),
    /// Cards at the end of the phase for having produced most of a kind.
    DrawIfMost(u8, Good),
    /// Cards for each world of a kind in the tableau.
    DrawPerWorld(u8, Good),
}

/// What a card must be to score for a 6-cost development, or (the last two) what scores besides cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    ProductionOf(Good),
    WindfallOf(Good),
    WorldOf(Good),
    Titled(Keyword),
    Named(&'static str),
    DevelopmentOfCost(u8),
    AnyDevelopment,
    RebelMilitaryWorld,
    MilitaryWorld,
    ProductionWorld,
    AnyWorld,
    DevelopmentWithPower(Row),
    WorldWithPower(Row),
    /// `vp` for every full so many VPs in chips.
    ChipsPer(u8),
    /// `vp` times the general Military.
    TotalMilitary,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    pub vp: i8,
    pub condition: Condition,
}

/// A card's face.
#[derive(Debug)]
pub struct Design {
    pub id: &'static str,
    pub name: &'static str,
    pub copies: u8,
    /// The number of a start world.
    pub start: Option<u8>,
    /// In the first game one copy belongs to the hand of the start world with this number.
    pub preset: Option<u8>,
    pub price: Price,
    /// Printed VP; 0 where [`Design::scoring`] says what it is worth.
    pub vp: i8,
    pub body: Body,
    pub keywords: &'static [Keyword],
    /// In printed order, which is the order of [`Row`]s; the last two rows stand apart.
    pub powers: &'static [Power],
    pub consume: &'static [Consume],
    pub produce: &'static [Produce],
    /// A tableau's card scores by the first condition that it meets (SIX-1).
    pub scoring: &'static [Scoring],
}

impl Design {
    pub const fn is_world(&self) -> bool {
        !matches!(self.body, Body::Development)
    }

    pub const fn is_military(&self) -> bool {
        matches!(self.price, Price::Defense(_))
    }

    /// Cost or defense: the number in the circle or diamond.
    pub const fn number(&self) -> u8 {
        match self.price {
            Price::Pay(number) | Price::Defense(number) => number,
        }
    }

    /// The kind of the world, whether or not a good lies on it.
    pub const fn good(&self) -> Option<Good> {
        match self.body {
            Body::Windfall(good) | Body::Production(good) => Some(good),
            Body::Development | Body::Gray => None,
        }
    }

    pub const fn is_windfall(&self) -> bool {
        matches!(self.body, Body::Windfall(_))
    }

    pub const fn is_titled(&self, keyword: Keyword) -> bool {
        let mut i = 0;
        while i < self.keywords.len() {
            if self.keywords[i] as u8 == keyword as u8 {
                return true;
            }
            i += 1;
        }
        false
    }

    pub const fn has_power(&self, row: Row) -> bool {
        match row {
            Row::Consume => return !self.consume.is_empty(),
            Row::Produce => return !self.produce.is_empty(),
            Row::Explore | Row::Develop | Row::Settle | Row::Trade => {}
        }
        let mut i = 0;
        while i < self.powers.len() {
            if self.powers[i].row() as u8 == row as u8 {
                return true;
            }
            i += 1;
        }
        false
    }

    /// Cards more for the sale of the good on this very world.
    pub const fn trade_bonus_here(&self) -> u8 {
        let mut i = 0;
        while i < self.powers.len() {
            if let Power::TradeBonusHere(amount) = self.powers[i] {
                return amount;
            }
            i += 1;
        }
        0
    }
}

/// A design, by its place in the table. Written as its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Kind(pub u8);

impl Kind {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KINDS as u8).map(Self)
    }

    #[inline]
    pub fn of(card: CardId) -> Self {
        Self(KIND_OF[usize::from(card)])
    }

    pub fn named(id: &str) -> Option<Self> {
        DESIGNS.iter().position(|design| design.id == id).map(|index| Self(index as u8))
    }

    #[inline]
    pub fn design(self) -> &'static Design {
        &DESIGNS[usize::from(self.0)]
    }

    /// The ids of its physical cards.
    #[inline]
    pub fn copies(self) -> Copies {
        Copies { first: FIRST[usize::from(self.0)], count: FIRST[usize::from(self.0) + 1] - FIRST[usize::from(self.0)] }
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.design().id)
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::named(&id).ok_or_else(|| de::Error::custom("no card of this game has that id"))
    }
}

/// The first physical card of each kind, and one past the last card: copies of a kind are neighbours.
const FIRST: [u8; KINDS + 1] = {
    let mut first = [0; KINDS + 1];
    let mut kind = 0;
    while kind < KINDS {
        first[kind + 1] = first[kind] + DESIGNS[kind].copies;
        kind += 1;
    }
    assert!(first[KINDS] as usize == CARDS);
    first
};

static KIND_OF: [u8; CARDS] = {
    let mut kinds = [0; CARDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut card = FIRST[kind];
        while card < FIRST[kind + 1] {
            kinds[card as usize] = kind as u8;
            card += 1;
        }
        kind += 1;
    }
    kinds
};

#[inline]
pub fn design_of(card: CardId) -> &'static Design {
    Kind::of(card).design()
}

#[inline]
pub fn copies_of(card: CardId) -> Copies {
    Kind::of(card).copies()
}

/// The set of all physical cards whose design meets a condition, at compile time.
macro_rules! cards_where {
    ($design:ident => $condition:expr) => {{
        let mut set = 0u128;
        let mut kind = 0;
        while kind < KINDS {
            let $design = &DESIGNS[kind];
            if $condition {
                set |= ((1u128 << $design.copies) - 1) << FIRST[kind];
            }
            kind += 1;
        }
        Cards(set)
    }};
}

pub const ALL_CARDS: Cards = Cards((1 << CARDS) - 1);
pub const WORLDS: Cards = cards_where!(design => design.is_world());

/// By cost: the developments that cost at most so much, so that what a hand can build is one intersection of sets.
pub static DEVELOPMENTS_UP_TO: [Cards; 7] = {
    let mut sets = [Cards(0); 7];
    let mut cost = 0;
    while cost < 7 {
        sets[cost] = cards_where!(design => !design.is_world() && design.number() as usize <= cost);
        cost += 1;
    }
    sets
};

/// The numbers that the common powers of a card, or of a whole tableau, add up to (POW-1).
///
/// What counts for one kind of world or good stands in the order novelty, rare elements, genes, alien.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sums {
    /// Cards more to look at in Explore.
    pub look: i8,
    /// Cards more to keep there.
    pub keep: i8,
    /// Cards drawn when Develop starts.
    pub draw_at_start: i8,
    /// Cards less for a development.
    pub develop_discount: i8,
    pub draw_after_development: i8,
    /// General Military.
    pub military: i8,
    /// Military on top of it against Rebel worlds, and against worlds of a kind.
    pub military_vs_rebels: i8,
    pub military_vs: [i8; 4],
    /// Cards less for any world that is paid for, and for worlds of a kind on top of it.
    pub settle_discount: i8,
    pub settle_discount_for: [i8; 4],
    /// Colony Ships: each can be discarded for the whole cost of a world.
    pub colony_ship: i8,
    /// Military that New Military Tactics give when they are discarded.
    pub tactics: i8,
    /// With Contact Specialist: military worlds can be paid for, at their defense less this.
    pub contact: i8,
    pub draw_after_world: i8,
    /// Cards more for the sale of any good, and of a kind on top of it.
    pub trade_bonus: i8,
    pub trade_bonus_for: [i8; 4],
}

impl Sums {
    #[inline]
    pub fn add(&mut self, card: CardId) {
        self.change(Self::of_kind(Kind::of(card)), |sum, by| *sum += by);
    }

    #[inline]
    pub fn subtract(&mut self, card: CardId) {
        self.change(Self::of_kind(Kind::of(card)), |sum, by| *sum -= by);
    }

    #[inline]
    fn change(&mut self, by: &Self, change: impl Fn(&mut i8, i8)) {
        change(&mut self.look, by.look);
        change(&mut self.keep, by.keep);
        change(&mut self.draw_at_start, by.draw_at_start);
        change(&mut self.develop_discount, by.develop_discount);
        change(&mut self.draw_after_development, by.draw_after_development);
        change(&mut self.military, by.military);
        change(&mut self.military_vs_rebels, by.military_vs_rebels);
        change(&mut self.settle_discount, by.settle_discount);
        change(&mut self.colony_ship, by.colony_ship);
        change(&mut self.tactics, by.tactics);
        change(&mut self.contact, by.contact);
        change(&mut self.draw_after_world, by.draw_after_world);
        change(&mut self.trade_bonus, by.trade_bonus);
        for good in 0..4 {
            change(&mut self.military_vs[good], by.military_vs[good]);
            change(&mut self.settle_discount_for[good], by.settle_discount_for[good]);
            change(&mut self.trade_bonus_for[good], by.trade_bonus_for[good]);
        }
    }

    #[inline]
    pub fn of_kind(kind: Kind) -> &'static Self {
        &SUMS[usize::from(kind.0)]
    }

    pub fn of(cards: impl IntoIterator<Item = CardId>) -> Self {
        Self::of_kinds(cards.into_iter().map(Kind::of))
    }

    pub fn of_kinds(kinds: impl IntoIterator<Item = Kind>) -> Self {
        let mut sums = Self::default();
        for kind in kinds {
            sums.change(Self::of_kind(kind), |sum, by| *sum += by);
        }
        sums
    }

    const NONE: Self = Self {
        look: 0,
        keep: 0,
        draw_at_start: 0,
        develop_discount: 0,
        draw_after_development: 0,
        military: 0,
        military_vs_rebels: 0,
        military_vs: [0; 4],
        settle_discount: 0,
        settle_discount_for: [0; 4],
        colony_ship: 0,
        tactics: 0,
        contact: 0,
        draw_after_world: 0,
        trade_bonus: 0,
        trade_bonus_for: [0; 4],
    };

    const fn of_design(design: &Design) -> Self {
        let mut sums = Self::NONE;
        let mut i = 0;
        while i < design.powers.len() {
            match design.powers[i] {
                Power::Look(n) => sums.look += n as i8,
                Power::Keep(n) => sums.keep += n as i8,
                Power::DrawAtStart(n) => sums.draw_at_start += n as i8,
                Power::DevelopDiscount(n) => sums.develop_discount += n as i8,
                Power::DrawAfterDevelopment(n) => sums.draw_after_development += n as i8,
                Power::Military(n) => sums.military += n,
                Power::MilitaryVs(n, Target::Rebels) => sums.military_vs_rebels += n,
                Power::MilitaryVs(n, Target::Kind(good)) => sums.military_vs[good as usize] += n,
                Power::SettleDiscount(n, Want::Any) => sums.settle_discount += n as i8,
                Power::SettleDiscount(n, Want::Only(good)) => sums.settle_discount_for[good as usize] += n as i8,
                Power::DiscardForZeroCost => sums.colony_ship += 1,
                Power::DiscardForMilitary(n) => sums.tactics += n,
                Power::PayForMilitary(n) => sums.contact += n as i8,
                Power::DrawAfterWorld(n) => sums.draw_after_world += n as i8,
                Power::TradeBonus(n, Want::Any) => sums.trade_bonus += n as i8,
                Power::TradeBonus(n, Want::Only(good)) => sums.trade_bonus_for[good as usize] += n as i8,
                // Of one world only.
                Power::TradeBonusHere(_) => {}
            }
            i += 1;
        }
        sums
    }
}

static SUMS: [Sums; KINDS] = {
    let mut sums = [Sums::NONE; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        sums[kind] = Sums::of_design(&DESIGNS[kind]);
        kind += 1;
    }
    sums
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_neighbours_and_every_card_has_its_kind() {
        for kind in Kind::all() {
            let Copies { first, count } = kind.copies();
            assert!((first..first + count).all(|card| Kind::of(card) == kind));
            assert_eq!(Kind::named(kind.design().id), Some(kind));
        }
        assert_eq!(ALL_CARDS.len(), CARDS);
    }

    #[test]
    fn powers_stand_in_printed_order() {
        for design in &DESIGNS {
            assert!(design.powers.is_sorted_by_key(|power| power.row() as u8), "{}", design.id);
        }
    }
}
