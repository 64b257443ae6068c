//! Claims: what players say to all in the game's structured way, true or not.
//!
//! Types of skill cards, never strengths, and nothing about a card that was looked at but whether it was good (ruling 16/3).
//! What can be said follows from what everybody sees and has been told: that a claim is on offer tells nothing about a hand.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::board::{Board, Giver, Step};
use crate::cards::{Skill, Zone};
use crate::event::{DeckName, Event};
use crate::prompt::Matter;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Claim {
    /// What I can do for the check that is on.
    Help(Help),
    /// Let us pass the check that is on.
    LetPass,
    LetFail,
    /// Whatever is missing to the check, I will give it.
    CoverRest,
    WhoHasCommittee,
    NoCommittee,
    /// I have looked at a loyalty card of theirs.
    Looked {
        at: Seat,
        cylon: bool,
    },
    Accuse {
        whom: Seat,
        check: Option<PastCheck>,
    },
    Human,
    /// Of this type, which lay among the cards of the last check, I cannot have given one.
    NotMyType(Skill),
    /// Send them to the Brig, I will pay for it.
    Jail {
        whom: Seat,
    },
    DoNotJail {
        whom: Seat,
    },
    Free {
        whom: Seat,
    },
    /// Give me an Executive Order, and this is what I would do.
    OrderMe(Deed),
    /// What whoever gets my Executive Order should do with it.
    OrderYou {
        whom: Seat,
        deed: Deed,
    },
    JumpNow,
    /// Do not jump yet.
    Wait,
    /// What I saw when I last scouted; everybody saw what became of it.
    Scouted {
        deck: DeckName,
        good: bool,
        kept: bool,
    },
    /// Of the destinations that I chose from.
    OtherWasWorse,
    Save(Purpose),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    Not,
    Little,
    Lot,
}

impl Help {
    pub const ALL: [Self; 3] = [Self::Not, Self::Little, Self::Lot];
}

/// What somebody does who was given an Executive Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    Jump,
    Shoot,
    Repair,
    Launch,
}

impl Deed {
    pub const ALL: [Self; 4] = [Self::Jump, Self::Shoot, Self::Repair, Self::Launch];
}

/// What cards should be saved for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    NextCheck,
    Jail,
    Fight,
    Repairs,
}

impl Purpose {
    pub const ALL: [Self; 4] = [Self::NextCheck, Self::Jail, Self::Fight, Self::Repairs];
}

/// A check that was resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PastCheck {
    /// Counted from 1.
    pub number: u16,
    pub matter: Matter,
}

/// Accusations go back so many checks: nobody remembers more, and a list to choose from stays short.
const REMEMBERED: usize = 5;

/// All that a seat can say now.
pub(crate) fn claims(board: &Board, told: &[&Event], seat: Seat) -> Vec<Claim> {
    if board.turn.step.is_none() || seat.index() >= board.people.len() {
        return Vec::new();
    }
    let past = Past::of(told, seat);
    let me = board.person(seat);
    let hidden: SeatSet = board.seats().filter(|&other| !board.person(other).revealed).collect();
    let others = hidden.without(SeatSet::one(seat));
    let (jailed, free): (Vec<Seat>, Vec<Seat>) = hidden.iter().partition(|&other| board.person(other).in_brig());
    let mut all = about_check(board, seat);
    for at in past.looked.iter().filter(|&at| others.contains(at)) {
        all.extend([true, false].map(|cylon| Claim::Looked { at, cylon }));
    }
    for whom in others.iter() {
        let checks = past.checks.iter().rev().take(REMEMBERED).map(|&check| Some(check));
        all.extend([None].into_iter().chain(checks).map(|check| Claim::Accuse { whom, check }));
    }
    if !me.revealed {
        all.push(Claim::Human);
    }
    all.extend(past.opened.iter().filter(|_| past.gave).map(|&skill| Claim::NotMyType(skill)));
    for whom in free.into_iter().filter(|&whom| whom != seat) {
        all.extend([Claim::Jail { whom }, Claim::DoNotJail { whom }]);
    }
    all.extend(jailed.into_iter().map(|whom| Claim::Free { whom }));
    if board.turn.seat == seat && !me.revealed {
        let deeds = |whom| Deed::ALL.map(|deed| Claim::OrderYou { whom, deed });
        all.extend(others.iter().flat_map(deeds));
    } else if !me.revealed {
        all.extend(Deed::ALL.map(Claim::OrderMe));
    }
    match board.jump.zone {
        Zone::Blue => all.extend([Claim::JumpNow, Claim::Wait]),
        Zone::Red | Zone::Auto => {}
    }
    if let Some((deck, kept)) = past.scouted {
        all.extend([true, false].map(|good| Claim::Scouted { deck, good, kept }));
    }
    if past.chose_destination {
        all.push(Claim::OtherWasWorse);
    }
    all.extend(Purpose::ALL.map(Claim::Save));
    all
}

/// What can be said of the check that is on, until the last card is in.
fn about_check(board: &Board, seat: Seat) -> Vec<Claim> {
    let Some(check) = board.check.as_ref().filter(|check| check.to_give().next().is_some()) else { return Vec::new() };
    let mut all = Vec::new();
    if let Some(Giver { may_give, .. }) = check.to_give().find(|giver| giver.seat == seat) {
        all.extend(Help::ALL.into_iter().filter(|&help| help == Help::Not || *may_give > 0).map(Claim::Help));
        all.extend((*may_give > 0).then_some(Claim::CoverRest));
    }
    all.extend([Claim::LetPass, Claim::LetFail]);
    // Ruling 5.2/6: it is played before the Destiny cards, or not at all.
    if board.step == Step::SkillCheckBefore && !check.powers.committee {
        all.extend([Claim::WhoHasCommittee, Claim::NoCommittee]);
    }
    all
}

/// What everybody has been told that decides what a seat can say.
#[derive(Default)]
struct Past {
    /// Those that were resolved.
    checks: Vec<PastCheck>,
    /// The types among the open cards of the last check.
    opened: Vec<Skill>,
    /// The seat has given to it face down.
    gave: bool,
    /// At whose loyalty it has looked.
    looked: SeatSet,
    /// The deck it last scouted, and whether the card was kept on top.
    scouted: Option<(DeckName, bool)>,
    /// It has chosen the last destination, out of several.
    chose_destination: bool,
}

impl Past {
    #[allow(clippy::wildcard_enum_match_arm, reason = "a few of many events are meant; a new one is none of them")]
    fn of(told: &[&Event], seat: Seat) -> Self {
        let mut past = Self::default();
        let mut on = None;
        let mut looking = None;
        for event in told {
            match **event {
                Event::Check { matter, .. } => {
                    on = Some(matter);
                    (past.gave, past.opened) = (false, Vec::new());
                }
                Event::Contributed { seat: by, count } => past.gave |= by == seat && count > 0,
                Event::Opened { ref cards, .. } => {
                    let lies = |skill: &Skill| cards.iter().any(|kind| kind.skill() == *skill);
                    past.opened = Skill::ALL.into_iter().filter(lies).collect();
                }
                Event::Resolved { .. } => {
                    let number = past.checks.len() as u16 + 1;
                    past.checks.extend(on.take().map(|matter| PastCheck { number, matter }));
                }
                Event::LookedAtLoyalty { seat: by, owner, .. } if by == seat => {
                    past.looked.insert(owner);
                }
                Event::LookedAtDeck { seat: by, deck, count } => looking = (by == seat).then_some((deck, count)),
                Event::LeftOnTop { seat: by, deck } if looking == Some((deck, 1)) && by == seat => {
                    past.scouted = Some((deck, true));
                }
                Event::Buried { seat: by, deck, .. } if looking == Some((deck, 1)) && by == seat => {
                    past.scouted = Some((deck, false));
                }
                Event::Destination { seat: by, .. } => {
                    past.chose_destination = by == seat && matches!(looking, Some((DeckName::Destination, 2..)));
                }
                _ => {}
            }
        }
        past
    }
}
