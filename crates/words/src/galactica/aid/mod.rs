//! The turn aid: the whole quick reference, open at what is going on, with the numbers of this table.
//!
//! A part is one section of the reference. Each says its rules in a line or two and answers from the board: what FTL costs now,
//! what these raiders will do, how near each side is to winning. What cannot be done is there too, with the reason.

mod acting;
mod check;
mod cylons;
mod fight;
mod journey;

use galactica::board::{Doing, Step, TurnStep};
use galactica::{Board, Cause};

use super::teller::Teller;
use crate::aid::{AidPart, AidPoint, Stands, Tone};
use crate::phrase::{Phrase, phrase};

/// A section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Receive,
    Movement,
    Action,
    Crisis,
    Ships,
    Jump,
    /// What a revealed Cylon does instead of the six steps.
    CylonTurn,
    EndOfTurn,
    Check,
    Vipers,
    Ftl,
    Attacks,
    Damage,
    Reveal,
    Winning,
}

const STEPS: [(Part, TurnStep); 6] = [
    (Part::Receive, TurnStep::ReceiveSkills),
    (Part::Movement, TurnStep::Movement),
    (Part::Action, TurnStep::Action),
    (Part::Crisis, TurnStep::Crisis),
    (Part::Ships, TurnStep::ActivateCylonShips),
    (Part::Jump, TurnStep::PrepareForJump),
];

const ASIDES: [Part; 7] =
    [Part::Check, Part::Vipers, Part::Attacks, Part::Damage, Part::Ftl, Part::Reveal, Part::Winning];

impl Part {
    pub(crate) const ALL: [Self; 15] = [
        Self::Receive,
        Self::Movement,
        Self::Action,
        Self::Crisis,
        Self::Ships,
        Self::Jump,
        Self::CylonTurn,
        Self::EndOfTurn,
        Self::Check,
        Self::Vipers,
        Self::Ftl,
        Self::Attacks,
        Self::Damage,
        Self::Reveal,
        Self::Winning,
    ];

    /// The term that it explains.
    pub(crate) const fn term(self) -> &'static str {
        match self {
            Self::Receive => "term-receive",
            Self::Movement => "term-movement",
            Self::Action => "term-action",
            Self::Crisis => "term-crisis",
            Self::Ships => "term-activation",
            Self::Jump => "term-jump",
            Self::CylonTurn => "term-cylon-turn",
            Self::EndOfTurn => "term-end-of-turn",
            Self::Check => "term-check",
            Self::Vipers => "term-vipers",
            Self::Ftl => "term-ftl",
            Self::Attacks => "term-attacks",
            Self::Damage => "term-damage",
            Self::Reveal => "term-reveal",
            Self::Winning => "term-end",
        }
    }

    fn id(self) -> &'static str {
        self.term().trim_start_matches("term-")
    }

    /// What is going on: the innermost of it decides.
    pub(crate) fn open(board: &Board) -> Self {
        let cylon = board.person(board.turn.seat).revealed;
        let rolled = match board.roll.map(|roll| roll.cause) {
            Some(Cause::Attack(..)) => Some(Self::Attacks),
            Some(Cause::Ftl { .. }) => Some(Self::Ftl),
            Some(Cause::Scout | Cause::AtMost(_) | Cause::AtLeast(_) | Cause::HumanFleet) | None => None,
        };
        let rolled = rolled.or(board.attack.map(|_| Self::Attacks));
        if let (Some(part), None) = (rolled, board.ending) {
            return part;
        }
        match board.step {
            Step::CharacterDraft | Step::StartingViper | Step::OpeningHands | Step::Over => Self::Winning,
            Step::ReceiveSkills | Step::Movement | Step::Action | Step::CylonAction if cylon => Self::CylonTurn,
            Step::ReceiveSkills => Self::Receive,
            Step::Movement => Self::Movement,
            Step::Action | Step::CylonAction => match board.doing {
                Some(Doing::Vipers { .. }) => Self::Vipers,
                Some(Doing::Repair) => Self::Damage,
                None => Self::Action,
            },
            Step::Crisis => Self::Crisis,
            Step::SkillCheckBefore
            | Step::SkillCheckDestiny
            | Step::SkillCheckPlay
            | Step::SkillCheckReveal
            | Step::SkillCheckTotal
            | Step::SkillCheckResult => Self::Check,
            Step::ActivateCylonShips => Self::Ships,
            Step::Jump | Step::SleeperAgents | Step::Sympathizer => Self::Jump,
            Step::RevealCylon => Self::Reveal,
            Step::EndOfTurn | Step::HandLimit => Self::EndOfTurn,
        }
    }
}

/// A line as it is.
fn plain(id: &'static str) -> AidPoint {
    AidPoint::new(phrase(id), Tone::Plain)
}

/// A line that is so now.
fn lit(phrase: Phrase) -> AidPoint {
    AidPoint::new(phrase, Tone::Lit)
}

fn off(phrase: Phrase) -> AidPoint {
    AidPoint::new(phrase, Tone::Off)
}

fn said(phrase: Phrase) -> AidPoint {
    AidPoint::new(phrase, Tone::Plain)
}

/// Lit if it is so, else plain.
fn lit_if(is: bool, phrase: Phrase) -> AidPoint {
    AidPoint::new(phrase, if is { Tone::Lit } else { Tone::Plain })
}

impl Teller<'_> {
    /// The steps of this turn, then everything else.
    pub(super) fn aid(&self, board: &Board) -> Vec<AidPart> {
        let open = Part::open(board);
        let cylon = board.turn.step.is_some() && board.person(board.turn.seat).revealed;
        let mut parts = if cylon {
            vec![self.part(board, Part::CylonTurn, None, stands(board, TurnStep::Action), open)]
        } else {
            let step = |(number, (part, step)): (u8, (Part, TurnStep))| {
                self.part(board, part, Some(number), stands(board, step), open)
            };
            (1..).zip(STEPS).map(step).collect()
        };
        parts.push(self.part(board, Part::EndOfTurn, None, stands(board, TurnStep::EndOfTurn), open));
        let asides = ASIDES.into_iter().chain([Part::CylonTurn].into_iter().filter(|_| !cylon));
        parts.extend(asides.map(|part| self.part(board, part, None, Stands::Aside, open)));
        // Caprica: a crisis in a turn that has none.
        if parts.iter().all(|part| !part.open) {
            parts.push(self.part(board, open, None, Stands::Aside, open));
        }
        parts
    }

    fn part(&self, board: &Board, part: Part, step: Option<u8>, stands: Stands, open: Part) -> AidPart {
        AidPart {
            id: part.id(),
            step,
            stands,
            open: part == open,
            name: phrase(part.term()),
            gist: phrase(format!("aid-gist-{}", part.id())),
            points: self.points(board, part),
        }
    }

    /// One part alone.
    pub(super) fn one_part(&self, board: &Board, part: Part) -> AidPart {
        self.part(board, part, None, Stands::Aside, part)
    }

    fn points(&self, board: &Board, part: Part) -> Vec<AidPoint> {
        match part {
            Part::Receive => self.aid_receive(board),
            Part::Movement => self.aid_movement(board),
            Part::Action => self.aid_action(board),
            Part::Crisis => self.aid_crisis(board),
            Part::Ships => self.aid_ships(board),
            Part::Jump => self.aid_jump(board),
            Part::CylonTurn => self.aid_cylon_turn(board),
            Part::EndOfTurn => self.aid_end(board),
            Part::Check => self.aid_check(board),
            Part::Vipers => self.aid_vipers(board),
            Part::Ftl => self.aid_ftl(board),
            Part::Attacks => self.aid_attacks(board),
            Part::Damage => self.aid_damage(board),
            Part::Reveal => self.aid_reveal(board),
            Part::Winning => self.aid_winning(board),
        }
    }
}

/// How a step stands. Rulings 9/1 and 12/2: a prisoner neither moves nor draws a crisis, nor does somebody who has just turned.
fn stands(board: &Board, step: TurnStep) -> Stands {
    let Some(now) = board.turn.step else { return Stands::Ahead };
    let prisoner = board.person(board.turn.seat).in_brig();
    let crisis = matches!(step, TurnStep::Crisis | TurnStep::ActivateCylonShips | TurnStep::PrepareForJump);
    let skipped = prisoner && (crisis || step == TurnStep::Movement) || board.turn.turned && crisis;
    if step == now {
        Stands::Here
    } else if step < now {
        Stands::Done
    } else if skipped {
        Stands::Skipped
    } else {
        Stands::Ahead
    }
}
