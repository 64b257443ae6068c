//! The 105 skill cards: five decks of 21, each with an ordinary card (strengths 1 and 2) and a rarer one (3 to 5).

use serde::{Deserialize, Serialize};
use tabletop::{CardId, Cards, Copies};

use super::{Limit, Timing};

/// A skill type, the colour of its deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    Politics,
    Leadership,
    Tactics,
    Piloting,
    Engineering,
}

impl Skill {
    pub const ALL: [Self; 5] = [Self::Politics, Self::Leadership, Self::Tactics, Self::Piloting, Self::Engineering];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn colour(self) -> &'static str {
        match self {
            Self::Politics => "yellow",
            Self::Leadership => "green",
            Self::Tactics => "purple",
            Self::Piloting => "red",
            Self::Engineering => "blue",
        }
    }

    /// Every card of this type.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards(((1 << PER_SKILL) - 1) << (PER_SKILL * self.index()))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SkillCard {
    #[default]
    ConsolidatePower,
    InvestigativeCommittee,
    ExecutiveOrder,
    DeclareEmergency,
    LaunchScout,
    StrategicPlanning,
    EvasiveManeuvers,
    MaximumFirepower,
    Repair,
    ScientificResearch,
}

impl SkillCard {
    // facts/galactica-components.json, "skill_cards", "timing" and "limit".
    pub const fn timing(self) -> Timing {
        match self {
            Self::ConsolidatePower
            | Self::ExecutiveOrder
            | Self::LaunchScout
            | Self::MaximumFirepower
            | Self::Repair => Timing::Action,
            Self::InvestigativeCommittee | Self::ScientificResearch => Timing::BeforeSkillCheck,
            Self::DeclareEmergency => Timing::AfterStrengthTotalled,
            Self::StrategicPlanning => Timing::BeforeDieRoll,
            Self::EvasiveManeuvers => Timing::AfterViperAttacked,
        }
    }

    pub const fn limit(self) -> Option<Limit> {
        match self {
            Self::ExecutiveOrder => Some(Limit::OnePerTurn),
            Self::DeclareEmergency => Some(Limit::OnePerCheck),
            Self::StrategicPlanning => Some(Limit::OnePerRoll),
            Self::ConsolidatePower
            | Self::InvestigativeCommittee
            | Self::LaunchScout
            | Self::EvasiveManeuvers
            | Self::MaximumFirepower
            | Self::Repair
            | Self::ScientificResearch => None,
        }
    }
}

/// What a card is to everybody outside a state: its name and its strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Kind {
    pub card: SkillCard,
    pub strength: u8,
}

impl Kind {
    /// Its row in [`SKILL_CARDS`]: a deck has five rows, by rising strength.
    #[inline]
    pub const fn index(self) -> usize {
        self.card as usize / 2 * 5 + self.strength as usize - 1
    }

    #[inline]
    pub const fn skill(self) -> Skill {
        SKILL_CARDS[self.index()].skill
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub card: SkillCard,
    pub id: &'static str,
    pub name: &'static str,
    pub skill: Skill,
    pub strength: u8,
    pub copies: u8,
}

const fn row(card: SkillCard, id: &'static str, name: &'static str, skill: Skill, strength: u8, copies: u8) -> Row {
    Row { card, id, name, skill, strength, copies }
}

use Skill::{Engineering, Leadership, Piloting, Politics, Tactics};
use SkillCard::{
    ConsolidatePower, DeclareEmergency, EvasiveManeuvers, ExecutiveOrder, InvestigativeCommittee, LaunchScout,
    MaximumFirepower, Repair, ScientificResearch, StrategicPlanning,
};

// facts/galactica-components.json, "skill_cards".
#[rustfmt::skip]
pub const SKILL_CARDS: [Row; 25] = [
    row(ConsolidatePower, "consolidate_power", "Consolidate Power", Politics, 1, 8),
    row(ConsolidatePower, "consolidate_power", "Consolidate Power", Politics, 2, 6),
    row(InvestigativeCommittee, "investigative_committee", "Investigative Committee", Politics, 3, 4),
    row(InvestigativeCommittee, "investigative_committee", "Investigative Committee", Politics, 4, 2),
    row(InvestigativeCommittee, "investigative_committee", "Investigative Committee", Politics, 5, 1),
    row(ExecutiveOrder, "executive_order", "Executive Order", Leadership, 1, 8),
    row(ExecutiveOrder, "executive_order", "Executive Order", Leadership, 2, 6),
    row(DeclareEmergency, "declare_emergency", "Declare Emergency", Leadership, 3, 4),
    row(DeclareEmergency, "declare_emergency", "Declare Emergency", Leadership, 4, 2),
    row(DeclareEmergency, "declare_emergency", "Declare Emergency", Leadership, 5, 1),
    row(LaunchScout, "launch_scout", "Launch Scout", Tactics, 1, 8),
    row(LaunchScout, "launch_scout", "Launch Scout", Tactics, 2, 6),
    row(StrategicPlanning, "strategic_planning", "Strategic Planning", Tactics, 3, 4),
    row(StrategicPlanning, "strategic_planning", "Strategic Planning", Tactics, 4, 2),
    row(StrategicPlanning, "strategic_planning", "Strategic Planning", Tactics, 5, 1),
    row(EvasiveManeuvers, "evasive_maneuvers", "Evasive Maneuvers", Piloting, 1, 8),
    row(EvasiveManeuvers, "evasive_maneuvers", "Evasive Maneuvers", Piloting, 2, 6),
    row(MaximumFirepower, "maximum_firepower", "Maximum Firepower", Piloting, 3, 4),
    row(MaximumFirepower, "maximum_firepower", "Maximum Firepower", Piloting, 4, 2),
    row(MaximumFirepower, "maximum_firepower", "Maximum Firepower", Piloting, 5, 1),
    row(Repair, "repair", "Repair", Engineering, 1, 8),
    row(Repair, "repair", "Repair", Engineering, 2, 6),
    row(ScientificResearch, "scientific_research", "Scientific Research", Engineering, 3, 4),
    row(ScientificResearch, "scientific_research", "Scientific Research", Engineering, 4, 2),
    row(ScientificResearch, "scientific_research", "Scientific Research", Engineering, 5, 1),
];

/// Cards of one type, and all of them.
pub const PER_SKILL: usize = 21;
pub const CARDS: usize = PER_SKILL * 5;

/// The ids of every kind: kinds in the order of the rows, copies side by side.
const COPIES: [Copies; 25] = {
    let mut all = [Copies { first: 0, count: 0 }; 25];
    let (mut index, mut first) = (0, 0);
    while index < 25 {
        all[index] = Copies { first, count: SKILL_CARDS[index].copies };
        first += SKILL_CARDS[index].copies;
        index += 1;
    }
    assert!(first as usize == CARDS, "five decks of 21 cards");
    all
};

const KIND_OF: [u8; CARDS] = {
    let mut kinds = [0; CARDS];
    let mut index = 0;
    while index < 25 {
        let mut copy = 0;
        while copy < COPIES[index].count {
            kinds[(COPIES[index].first + copy) as usize] = index as u8;
            copy += 1;
        }
        index += 1;
    }
    kinds
};

#[inline]
pub const fn kind_of(card: CardId) -> Kind {
    let row = &SKILL_CARDS[KIND_OF[card as usize] as usize];
    Kind { card: row.card, strength: row.strength }
}

#[inline]
pub const fn skill_of(card: CardId) -> Skill {
    SKILL_CARDS[KIND_OF[card as usize] as usize].skill
}

#[inline]
pub const fn copies(kind: Kind) -> Copies {
    COPIES[kind.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_ids_is_the_order_of_kinds() {
        let kinds: Vec<Kind> = (0..CARDS as u8).map(kind_of).collect();
        assert!(kinds.is_sorted());
        for (id, &kind) in kinds.iter().enumerate() {
            let copies = copies(kind);
            assert!((copies.first..copies.first + copies.count).contains(&(id as u8)));
            assert_eq!(kind.skill(), skill_of(id as u8));
            assert!(kind.skill().cards().contains(id as u8));
        }
        assert!(
            SKILL_CARDS.iter().enumerate().all(|(i, row)| Kind { card: row.card, strength: row.strength }.index() == i)
        );
    }
}
