//! A skill check. Rulebook, "Skill checks"; rulings 5.1 to 5.3.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, Seat, SeatSet, Shows};

use super::{Behave, Block, Flow, Reaction, Relocate, Run, Text, Window, call, next, wait};
use crate::cards::{ARBITRATION, Ability, Branch, Kind, Location, PROPHECY, Quorum, Skill, Title, kind_of};
use crate::prompt::Matter;
use crate::state::{State, kinds};
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckStep {
    #[default]
    Announce,
    /// Tigh or Zarek, and then the Arbitrator, at a location's check.
    Hatred,
    Friends,
    Arbiter,
    Before,
    Reacted,
    Destiny,
    Contribute,
    Devotion,
    Open,
    Emergency,
    Resolve,
    Authority,
    Discard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Check {
    pub step: CheckStep,
    pub matter: Matter,
    /// Who activated the location, and whom its check is about.
    pub by: Seat,
    pub target: Seat,
    /// Contributors, counted clockwise from the current player, who comes last.
    pub turn: u8,
    pub total: i16,
    pub difficulty: i8,
    /// Investigative Committee and Scientific Research are in force.
    pub committee: bool,
    pub research: bool,
    /// The type that Blind Devotion has made worth nothing.
    pub ignored: Option<Skill>,
}

/// What the cards of a check are counted by.
#[derive(Clone, Copy, Debug)]
pub struct Total {
    pub skills: &'static [Skill],
    pub research: bool,
    pub ignored: Option<Skill>,
    /// Inspirational Leader: cards of strength 1 help.
    pub leader: bool,
}

impl Total {
    // Ruling 5.2/4: cards of the right types minus the others; 5.2/9: what is worth nothing stays so.
    pub fn of(self, cards: Cards) -> i16 {
        cards.iter().map(|card| self.worth(kind_of(card))).sum()
    }

    /// What one card adds or takes.
    pub fn worth(self, kind: Kind) -> i16 {
        let (skill, strength) = (kind.skill(), i16::from(kind.strength));
        let helps = self.skills.contains(&skill)
            || self.research && skill == Skill::Engineering
            || self.leader && kind.strength == 1;
        if self.ignored == Some(skill) {
            0
        } else if helps {
            strength
        } else {
            -strength
        }
    }
}

/// Rulings 5.2/4 and 5.2/5: what lowers or raises the difficulty leaves the middle threshold where it is.
pub fn result(matter: Matter, total: i16, difficulty: i8) -> Branch {
    if total >= i16::from(difficulty) {
        Branch::Pass
    } else if matter.terms().partial.is_some_and(|least| total >= i16::from(least)) {
        Branch::Partial
    } else {
        Branch::Fail
    }
}

/// What Declare Emergency moves the difficulty by: ruling 5.2/5.
pub const EMERGENCY: i8 = -2;
/// And what the others do: ruling 5.3.
const HATRED: i8 = -3;
const INSUBORDINATE: i8 = -3;
const FRIENDS: i8 = 2;

impl Check {
    pub fn of(matter: Matter) -> Self {
        Self { matter, turn: 1, difficulty: matter.terms().difficulty, ..Self::default() }
    }

    pub fn location(location: Location, by: Seat, target: Seat) -> Self {
        Self { by, target, ..Self::of(Matter::Location(location)) }
    }

    /// Who is accused, proposed or to be let out, in a check at a location.
    pub fn about(self) -> Option<Seat> {
        matches!(self.matter, Matter::Location(_)).then_some(self.target)
    }

    const fn at(self, step: CheckStep) -> Self {
        Self { step, ..self }
    }

    fn is_at(self, location: Location) -> bool {
        self.matter == Matter::Location(location)
    }

    /// Ruling 5.2/13: abilities that touch crises or checks do nothing to a super crisis.
    const fn immune(self) -> bool {
        matches!(self.matter, Matter::SuperCrisis(_))
    }

    // Ruling 5.2/1: from the left of the current player, clockwise, that player last.
    fn contributor(self, state: &State) -> Seat {
        Seat((state.current.0 + self.turn) % state.players)
    }

    fn shift(mut self, by: i8, log: &mut Log) -> Self {
        self.difficulty += by;
        let now = self.difficulty;
        log.public(|| Event::Difficulty { by, now });
        self
    }

    pub fn total_rule(self, state: &State) -> Total {
        self.counting(state.has(state.current, Ability::InspirationalLeader))
    }

    /// How cards count; `leads`: the current player is an inspirational leader.
    pub fn counting(self, leads: bool) -> Total {
        // Ruling 5.2/10: a crisis card that Adama drew himself, in his own turn.
        let leader = leads && matches!(self.matter, Matter::Crisis(_));
        Total { skills: self.matter.terms().skills, research: self.research, ignored: self.ignored, leader }
    }

    // Ruling 5.3: what happens by itself.
    fn announce(mut self, state: &mut State, log: &mut Log) -> Self {
        let (matter, difficulty) = (self.matter, self.difficulty);
        log.public(|| Event::Check { matter, difficulty, about: self.about() });
        let quarters = self.is_at(Location::AdmiralsQuarters);
        // Ruling 19/8: whoever chose her.
        if quarters && state.has(self.target, Ability::Insubordinate) {
            let seat = self.target;
            log.public(|| Event::Used { seat, ability: Ability::Insubordinate });
            self = self.shift(INSUBORDINATE, log);
        }
        let prophecy = self.is_at(Location::Administration) || quarters && self.target == state.president;
        if state.appointed.prophecy && prophecy {
            state.leave_play(Quorum::AcceptProphecy, log);
            self = self.shift(PROPHECY, log);
        }
        self
    }

    /// Cylon Hatred, at the Admiral's Quarters.
    fn hater(self, state: &State) -> Option<Seat> {
        if self.is_at(Location::AdmiralsQuarters) { state.able(Ability::CylonHatred) } else { None }
    }

    /// Friends in Low Places, at Administration and in the Brig.
    fn friend(self, state: &State) -> Option<Seat> {
        let there = self.is_at(Location::Administration) || self.is_at(Location::Brig);
        if there { state.able(Ability::FriendsInLowPlaces) } else { None }
    }

    /// The Arbitrator, at the Admiral's Quarters.
    fn arbiter(self, state: &State) -> Option<Seat> {
        if self.is_at(Location::AdmiralsQuarters) { state.appointed.arbitrator } else { None }
    }

    /// Waits where there is somebody to be asked.
    fn wait_for(self, somebody: Option<Seat>, then: CheckStep) -> Flow {
        if somebody.is_some() { wait(self) } else { next(self.at(then)) }
    }

    /// Somebody has changed the difficulty, or not.
    fn shifted(self, items: &[Item], then: CheckStep, mut used: impl FnMut(&mut Log), log: &mut Log) -> Flow {
        let check = match items.first() {
            Some(&Item::Difficulty(by)) => {
                used(log);
                self.shift(by, log)
            }
            _ => self,
        };
        next(check.at(then))
    }

    fn contribute(mut self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        for kind in kinds(items) {
            let card = state.find(seat, kind);
            if self.committee {
                state.lay_down(seat, card);
                state.open.insert(card);
            } else {
                state.hands[seat.index()].remove(card);
                state.given[seat.index()].insert(card);
            }
        }
        if self.committee {
            // Ruling 19/11: public, together with who made them.
            log.showed(state.everyone());
            log.public(|| Event::ContributedOpenly { seat, cards: kinds(items).collect() });
        } else {
            // Ruling 5.2/1: how many is public.
            let count = items.len() as u8;
            log.public(|| Event::Contributed { seat, count });
        }
        self.turn += 1;
        next(self)
    }

    /// What a location's check brings about.
    #[allow(clippy::wildcard_enum_match_arm, reason = "three locations have checks")]
    fn outcome(self, state: &mut State, location: Location, log: &mut Log) -> Flow {
        let then = self.at(CheckStep::Authority);
        if state.result == Branch::Pass {
            match location {
                Location::AdmiralsQuarters => state.send(self.target, Location::Brig, log),
                Location::Administration if state.is_human(self.target) => {
                    state.give_title(Title::President, self.target, log);
                }
                // Ruling 9/2.
                Location::Brig => return call(Relocate { by: self.by, who: self.target }, then),
                _ => {}
            }
        }
        next(then)
    }
}

impl Behave for Check {
    fn step(mut self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            CheckStep::Announce => next(self.announce(state, log).at(CheckStep::Hatred)),
            CheckStep::Hatred => self.wait_for(self.hater(state), CheckStep::Friends),
            CheckStep::Friends => self.wait_for(self.friend(state), CheckStep::Arbiter),
            CheckStep::Arbiter => self.wait_for(self.arbiter(state), CheckStep::Before),
            // Ruling 5.1, step 8.
            CheckStep::Before => {
                let reaction = Reaction::Before { committee: self.committee, research: self.research };
                call(Window::of(reaction), self.at(CheckStep::Reacted))
            }
            CheckStep::Reacted => {
                let played = state.played.first || state.played.second;
                self.committee |= state.played.first;
                self.research |= state.played.second;
                // Whoever played one card may want to play the other; so may somebody who has seen the first.
                let again = played && !(self.committee && self.research);
                next(self.at(if again { CheckStep::Before } else { CheckStep::Destiny }))
            }
            CheckStep::Destiny => {
                let mut shown = Vec::new();
                for _ in 0..2 {
                    let Some(card) = state.destiny.pop() else { break };
                    // Ruling 5.2/6: the Destiny cards too are face up.
                    if self.committee {
                        state.open_destiny(card);
                        shown.push(kind_of(card));
                    } else {
                        state.fate.insert(card);
                    }
                }
                if self.committee {
                    log.showed(state.everyone());
                    log.public(|| Event::DestinyOpenly { cards: shown });
                }
                next(self.at(CheckStep::Contribute))
            }
            CheckStep::Contribute if self.turn > state.players => next(self.at(CheckStep::Devotion)),
            // Whoever has no card can give none, as everybody sees.
            CheckStep::Contribute if state.hand_size(self.contributor(state)) == 0 => {
                self.turn += 1;
                next(self)
            }
            CheckStep::Contribute => wait(self),
            // Ruling 5.2/7: also after seeing face-up cards.
            CheckStep::Devotion if !self.immune() && state.able(Ability::BlindDevotion).is_some() => wait(self),
            CheckStep::Devotion => next(self.at(CheckStep::Open)),
            CheckStep::Open => {
                state.open_check();
                let rule = self.total_rule(state);
                self.total = rule.of(state.open);
                if rule.leader && (Total { leader: false, ..rule }).of(state.open) != self.total {
                    let seat = state.current;
                    log.public(|| Event::Used { seat, ability: Ability::InspirationalLeader });
                }
                let (open, total) = (state.open, self.total);
                log.showed(state.everyone());
                log.public(|| Event::Opened { cards: open.iter().map(kind_of).collect(), total });
                next(self.at(CheckStep::Emergency))
            }
            CheckStep::Emergency => call(Window::of(Reaction::Emergency), self.at(CheckStep::Resolve)),
            CheckStep::Resolve => {
                // Ruling 5.2/5: one per check.
                if state.played.first {
                    self = self.shift(EMERGENCY, log);
                }
                let branch = result(self.matter, self.total, self.difficulty);
                state.result = branch;
                log.public(|| Event::Resolved { branch });
                let text = match self.matter {
                    Matter::Location(location) => return self.outcome(state, location, log),
                    Matter::Crisis(crisis) => Text::Crisis(crisis),
                    Matter::SuperCrisis(crisis) => Text::SuperCrisis(crisis),
                };
                call(Run::text(text, Block::of(branch), state.current), self.at(CheckStep::Authority))
            }
            CheckStep::Authority
                if !self.immune() && !state.open.is_empty() && state.able(Ability::CommandAuthority).is_some() =>
            {
                wait(self)
            }
            CheckStep::Authority => next(self.at(CheckStep::Discard)),
            CheckStep::Discard => {
                let open = std::mem::replace(&mut state.open, Cards::EMPTY);
                open.iter().for_each(|card| state.lay_open(card));
                // Ruling 19/22: rebuilt once the cards of the check that emptied it are discarded.
                if state.destiny.is_empty() {
                    state.build_destiny(log);
                }
                Flow::Done
            }
        }
    }

    fn asked(self, state: &State) -> SeatSet {
        let seat = match self.step {
            CheckStep::Hatred => self.hater(state),
            CheckStep::Friends => self.friend(state),
            CheckStep::Arbiter => self.arbiter(state),
            CheckStep::Contribute => Some(self.contributor(state)),
            CheckStep::Devotion => state.able(Ability::BlindDevotion),
            CheckStep::Authority => state.able(Ability::CommandAuthority),
            CheckStep::Announce
            | CheckStep::Before
            | CheckStep::Reacted
            | CheckStep::Destiny
            | CheckStep::Open
            | CheckStep::Emergency
            | CheckStep::Resolve
            | CheckStep::Discard => None,
        };
        seat.map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        match self.step {
            CheckStep::Hatred => {
                into.start(Prompt::CylonHatred, 0, 1);
                into.pick.from.push(Item::Difficulty(HATRED));
            }
            CheckStep::Friends => {
                let Matter::Location(location) = self.matter else { unreachable!("a location's check") };
                into.start(Prompt::FriendsInLowPlaces { location }, 0, 1);
                into.pick.from.extend([-FRIENDS, FRIENDS].map(Item::Difficulty));
            }
            CheckStep::Arbiter => {
                into.start(Prompt::Arbitrate, 0, 1);
                into.pick.from.extend([-ARBITRATION, ARBITRATION].map(Item::Difficulty));
            }
            CheckStep::Devotion => {
                into.start(Prompt::BlindDevotion, 0, 1);
                into.pick.from.extend(Skill::ALL.map(Item::Skill));
            }
            CheckStep::Authority => {
                into.start(Prompt::CommandAuthority, 0, 1);
                into.pick.from.push(Item::Yes);
            }
            CheckStep::Announce
            | CheckStep::Before
            | CheckStep::Reacted
            | CheckStep::Destiny
            | CheckStep::Open
            | CheckStep::Emergency
            | CheckStep::Resolve
            | CheckStep::Discard => unreachable!("this step never waits"),
            CheckStep::Contribute => {
                // Ruling 5.2/2: prisoners and revealed Cylons give one card at most.
                let one = state.revealed.contains(seat) || state.is_at(seat, Location::Brig);
                let max = if one { 1 } else { state.hand_size(seat) as u8 };
                into.start(Prompt::Contribute { matter: self.matter, difficulty: self.difficulty }, 0, max);
                into.pick.from.extend(state.hands[seat.index()].iter().map(|card| Item::Card(kind_of(card))));
                into.shows = if self.committee { Shows::Items } else { Shows::Count };
            }
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        match self.step {
            CheckStep::Hatred => {
                let used = |log: &mut Log| log.public(|| Event::Used { seat, ability: Ability::CylonHatred });
                self.shifted(items, CheckStep::Friends, used, log)
            }
            CheckStep::Friends => {
                let used = |log: &mut Log| log.public(|| Event::Used { seat, ability: Ability::FriendsInLowPlaces });
                self.shifted(items, CheckStep::Arbiter, used, log)
            }
            CheckStep::Arbiter => {
                let used = |log: &mut Log| state.leave_play(Quorum::AssignArbitrator, log);
                self.shifted(items, CheckStep::Before, used, log)
            }
            CheckStep::Devotion => {
                if let Some(&Item::Skill(skill)) = items.first() {
                    state.spend(seat, Ability::BlindDevotion, log);
                    log.public(|| Event::TypeIgnored { seat, skill });
                    self.ignored = Some(skill);
                }
                next(self.at(CheckStep::Open))
            }
            CheckStep::Authority => {
                if !items.is_empty() {
                    state.spend(seat, Ability::CommandAuthority, log);
                    // Ruling 5.2/11: every card used, Destiny cards included.
                    let open = std::mem::replace(&mut state.open, Cards::EMPTY);
                    state.pick_up(seat, open);
                    log.public(|| Event::TookCheck { seat, cards: open.iter().map(kind_of).collect() });
                }
                next(self.at(CheckStep::Discard))
            }
            CheckStep::Contribute => self.contribute(state, seat, items, log),
            CheckStep::Announce
            | CheckStep::Before
            | CheckStep::Reacted
            | CheckStep::Destiny
            | CheckStep::Open
            | CheckStep::Emergency
            | CheckStep::Resolve
            | CheckStep::Discard => unreachable!("this step never waits"),
        }
    }

    fn subject(self, _state: &State, reaction: Reaction) -> Prompt {
        let Self { matter, difficulty, total, .. } = self;
        match reaction {
            Reaction::Before { committee, research } => Prompt::BeforeCheck { matter, difficulty, committee, research },
            Reaction::Emergency => Prompt::Emergency { matter, total, difficulty },
            Reaction::Plan | Reaction::Evade => unreachable!("a check opens no such window"),
        }
    }
}
