//! The Crisis step: a card is drawn and resolved, with its Cylon ships and its jump icon. Ruling 5.1.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Alert, Behave, Block, Check, Flow, Jump, Placing, Receive, Run, Ships, Text, call, next, wait};
use crate::cards::{Ability, Area, Body, Branch, CardFace, Crisis, CrisisRow, Ships as Pieces, SuperCrisis, Who};
use crate::event::DeckName;
use crate::prompt::Matter;
use crate::state::{Placed, State};
use crate::{Ask, Event, Item, Log, Prompt};

/// What brought the card on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Via {
    #[default]
    Turn,
    /// Ruling 13/4: no activation step, no jump icon.
    Caprica,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResolveStep {
    #[default]
    Draw,
    /// Roslin chooses one of two.
    Visions,
    Show,
    SecretDestiny,
    Intuition,
    Choose,
    Compass,
    Mystery,
    Body,
    AttackIcons(u8),
    /// New ships, one kind after another.
    Setup(u8),
    AttackRule,
    Icons(u8),
    JumpIcon,
    Discard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resolve {
    pub step: ResolveStep,
    pub via: Via,
    pub text: Text,
    /// The half that was chosen: 0 is the upper one.
    pub half: u8,
}

impl Resolve {
    /// A card is drawn.
    pub fn draw(via: Via) -> Self {
        Self { step: ResolveStep::Draw, via, text: Text::Crisis(Crisis::default()), half: 0 }
    }

    /// This card was chosen at Caprica, and lies open.
    pub fn chosen(crisis: Crisis) -> Self {
        Self { step: ResolveStep::Show, text: Text::Crisis(crisis), ..Self::draw(Via::Caprica) }
    }

    pub fn super_crisis(crisis: SuperCrisis) -> Self {
        Self { step: ResolveStep::Body, text: Text::SuperCrisis(crisis), ..Self::draw(Via::Caprica) }
    }

    const fn at(self, step: ResolveStep) -> Self {
        Self { step, ..self }
    }

    fn row(self) -> &'static CrisisRow {
        match self.text {
            Text::SuperCrisis(crisis) => crisis.row(),
            Text::Crisis(crisis) => crisis.row(),
            Text::Quorum(_) | Text::Destination(_) => unreachable!("only crises are resolved"),
        }
    }

    fn crisis(self) -> Crisis {
        match self.text {
            Text::Crisis(crisis) => crisis,
            Text::SuperCrisis(_) | Text::Quorum(_) | Text::Destination(_) => {
                unreachable!("no super crisis is asked about")
            }
        }
    }

    /// Who chooses a half, and may they choose the upper one?
    fn chooser(self, state: &State) -> Option<Seat> {
        self.row().chooser().map(|who| match who {
            Who::President => state.president,
            Who::Admiral => state.admiral,
            Who::Current | Who::EachPlayer | Who::Acting => state.current,
        })
    }

    fn allows(self, state: &State, half: u8) -> bool {
        match self.row().body {
            Body::Event { top_needs_nuke, .. } => half == 1 || !top_needs_nuke || state.space.nukes > 0,
            Body::Check(_) | Body::CheckOr { .. } | Body::Attack(_) => true,
        }
    }

    fn show(self, state: &mut State, card: u8) -> Self {
        state.facing.push(card);
        Self { step: ResolveStep::Show, text: Text::Crisis(Crisis::of(card)), ..self }
    }

    fn run(self, state: &State, block: Block, then: ResolveStep) -> Flow {
        call(Run::text(self.text, block, state.current), self.at(then))
    }

    fn body(self, state: &mut State) -> Flow {
        let matter = match self.text {
            Text::SuperCrisis(crisis) => Matter::SuperCrisis(crisis),
            Text::Crisis(_) | Text::Quorum(_) | Text::Destination(_) => Matter::Crisis(self.crisis()),
        };
        match (self.row().body, self.half) {
            (Body::Check(_), _) | (Body::CheckOr { .. }, 0) => call(Check::of(matter), self.at(ResolveStep::Icons(0))),
            (Body::Event { .. }, 0) => self.run(state, Block::Top, ResolveStep::Icons(0)),
            (Body::CheckOr { .. } | Body::Event { .. }, _) => self.run(state, Block::Bottom, ResolveStep::Icons(0)),
            (Body::Attack(_), _) => {
                state.placed = Placed::default();
                next(self.at(ResolveStep::AttackIcons(0)))
            }
        }
    }
}

impl Behave for Resolve {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let seat = state.current;
        match self.step {
            ResolveStep::Draw => {
                let card = state.draw_crisis(log);
                // Ruling 5.2/17: also when the card replaces another.
                if self.via == Via::Turn && state.has(seat, Ability::ReligiousVisions) {
                    let other = state.draw_crisis(log);
                    state.offered = [card, other].into_iter().collect();
                    log.public(|| Event::Used { seat, ability: Ability::ReligiousVisions });
                    log.split(seat, || {
                        let cards = vec![Crisis::of(card), Crisis::of(other)];
                        let looked = Event::LookedAtDeck { seat, deck: DeckName::Crisis, count: 2 };
                        (Event::SawCrises { seat, cards }, Some(looked))
                    });
                    return wait(self.at(ResolveStep::Visions));
                }
                next(self.show(state, card))
            }
            ResolveStep::Visions => wait(self),
            ResolveStep::Show => {
                let crisis = self.crisis();
                log.public(|| Event::Crisis { seat, crisis });
                next(self.at(ResolveStep::SecretDestiny))
            }
            ResolveStep::SecretDestiny if state.able(Ability::SecretDestiny).is_some() => wait(self),
            ResolveStep::SecretDestiny => next(self.at(ResolveStep::Intuition)),
            // Ruling 19/12: one card for the crisis that is resolved.
            ResolveStep::Intuition if self.via == Via::Turn && state.has(seat, Ability::DelusionalIntuition) => {
                log.public(|| Event::Used { seat, ability: Ability::DelusionalIntuition });
                call(Receive::any(seat, 1), self.at(ResolveStep::Choose))
            }
            ResolveStep::Intuition => next(self.at(ResolveStep::Choose)),
            ResolveStep::Choose => match self.chooser(state) {
                None => next(self.at(ResolveStep::Mystery)),
                Some(_) if !self.allows(state, 0) => next(Self { half: 1, ..self.at(ResolveStep::Mystery) }),
                Some(_) => wait(self),
            },
            // Ruling 19/24: not to an option that the card forbids.
            ResolveStep::Compass
                if state.able(Ability::MoralCompass).is_some() && self.allows(state, 1 - self.half) =>
            {
                wait(self)
            }
            ResolveStep::Compass => next(self.at(ResolveStep::Mystery)),
            ResolveStep::Mystery => {
                let check = self.half == 0 && self.row().check_row().is_some();
                if check && state.able(Ability::MysteriousIntuition).is_some() {
                    wait(self)
                } else {
                    next(self.at(ResolveStep::Body))
                }
            }
            ResolveStep::Body => self.body(state),
            // Ruling 5.4/1: first the ships already there, then the new ones, then the special rule.
            ResolveStep::AttackIcons(done) => match self.row().icons.get(usize::from(done)) {
                Some(&icon) => call(Ships::of(icon), self.at(ResolveStep::AttackIcons(done + 1))),
                None => {
                    state.placed = Placed::default();
                    next(self.at(ResolveStep::Setup(0)))
                }
            },
            ResolveStep::Setup(done) => match (Pieces::CRAFTS.get(usize::from(done)), self.row().body) {
                (Some(&craft), Body::Attack(attack)) => {
                    let want = Area::ALL.map(|area| attack.at(area).of(craft));
                    call(Placing { craft, want }, self.at(ResolveStep::Setup(done + 1)))
                }
                // Rulings 5.4/2 and 19/21: after the setup, before the special rule.
                (Some(_) | None, _) => call(Alert, self.at(ResolveStep::AttackRule)),
            },
            ResolveStep::AttackRule => self.run(state, Block::Rule, ResolveStep::Discard),
            ResolveStep::Icons(done) => {
                // Rulings 13/4 and 19/20. 5.2/15: being sent somewhere does not stop them.
                let skipped = self.via == Via::Caprica || state.turn.turned;
                match self.row().icons.get(usize::from(done)) {
                    Some(&icon) if !skipped => call(Ships::of(icon), self.at(ResolveStep::Icons(done + 1))),
                    Some(_) | None if skipped || !self.row().jump => next(self.at(ResolveStep::Discard)),
                    Some(_) | None => next(self.at(ResolveStep::JumpIcon)),
                }
            }
            ResolveStep::JumpIcon => {
                let then = self.at(ResolveStep::Discard);
                if state.move_fleet(1, log) { call(Jump::default(), then) } else { next(then) }
            }
            ResolveStep::Discard => {
                // What stays in play or counts as distance has gone already.
                if let Text::Crisis(crisis) = self.text {
                    if let Some(at) = state.facing.iter().position(|&card| Crisis::of(card) == crisis) {
                        let card = state.facing.remove(at);
                        state.crises.discard(card);
                    }
                } else if let Some(card) = state.super_facing.take() {
                    state.supers.discard(card);
                }
                Flow::Done
            }
        }
    }

    fn asked(self, state: &State) -> SeatSet {
        let seat = match self.step {
            ResolveStep::SecretDestiny => state.able(Ability::SecretDestiny),
            ResolveStep::Choose => self.chooser(state),
            ResolveStep::Compass => state.able(Ability::MoralCompass),
            ResolveStep::Mystery => state.able(Ability::MysteriousIntuition),
            ResolveStep::Visions => Some(state.current),
            ResolveStep::Draw
            | ResolveStep::Show
            | ResolveStep::Intuition
            | ResolveStep::Body
            | ResolveStep::AttackIcons(_)
            | ResolveStep::Setup(_)
            | ResolveStep::AttackRule
            | ResolveStep::Icons(_)
            | ResolveStep::JumpIcon
            | ResolveStep::Discard => None,
        };
        seat.map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        match self.step {
            ResolveStep::Visions => {
                into.start(Prompt::CrisisPick, 1, 1);
                into.pick.from.extend(state.offered.iter().map(|&card| Item::Crisis(Crisis::of(card))));
                into.pick.from.sort_unstable();
            }
            ResolveStep::SecretDestiny => {
                into.start(Prompt::SecretDestiny { crisis: self.crisis() }, 0, 1);
                into.pick.from.push(Item::Yes);
            }
            ResolveStep::Choose => {
                into.start(Prompt::CrisisHalf { crisis: self.crisis() }, 1, 1);
                into.pick.from.extend([Item::Half(0), Item::Half(1)]);
            }
            ResolveStep::Compass => {
                into.start(Prompt::MoralCompass { crisis: self.crisis(), half: self.half }, 0, 1);
                into.pick.from.push(Item::Half(1 - self.half));
            }
            ResolveStep::Mystery => {
                into.start(Prompt::MysteriousIntuition { crisis: self.crisis() }, 0, 1);
                into.pick.from.extend([Branch::Pass, Branch::Fail].map(Item::Result));
            }
            ResolveStep::Draw
            | ResolveStep::Show
            | ResolveStep::Intuition
            | ResolveStep::Body
            | ResolveStep::AttackIcons(_)
            | ResolveStep::Setup(_)
            | ResolveStep::AttackRule
            | ResolveStep::Icons(_)
            | ResolveStep::JumpIcon
            | ResolveStep::Discard => unreachable!("this step never waits"),
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let answer = items.first().copied();
        match self.step {
            ResolveStep::Visions => {
                let at = state.offered.iter().position(|&card| answer == Some(Item::Crisis(Crisis::of(card))));
                let card = state.offered.remove(at.expect("only what was drawn is offered"));
                if let Some(other) = state.offered.pop() {
                    state.crises.bury(other, SeatSet::one(seat));
                }
                log.showed(state.everyone());
                log.public(|| Event::Buried { seat, deck: DeckName::Crisis, count: 1 });
                next(self.show(state, card))
            }
            ResolveStep::SecretDestiny if answer.is_none() => next(self.at(ResolveStep::Intuition)),
            ResolveStep::SecretDestiny => {
                state.spend(seat, Ability::SecretDestiny, log);
                if let Some(card) = state.facing.pop() {
                    state.crises.discard(card);
                    log.public(|| Event::CrisisDiscarded { crisis: Crisis::of(card) });
                }
                // Ruling 19/13: at Caprica one fresh card.
                next(self.at(ResolveStep::Draw))
            }
            ResolveStep::Choose => {
                let half = u8::from(answer == Some(Item::Half(1)));
                log.public(|| Event::Chose { seat, half });
                next(Self { half, ..self.at(ResolveStep::Compass) })
            }
            ResolveStep::Compass if answer.is_none() => next(self.at(ResolveStep::Mystery)),
            ResolveStep::Compass => {
                let half = 1 - self.half;
                state.spend(seat, Ability::MoralCompass, log);
                log.public(|| Event::Switched { seat, half });
                next(Self { half, ..self.at(ResolveStep::Mystery) })
            }
            ResolveStep::Mystery => {
                let Some(Item::Result(branch)) = answer else { return next(self.at(ResolveStep::Body)) };
                state.spend(seat, Ability::MysteriousIntuition, log);
                state.result = branch;
                log.public(|| Event::Named { seat, result: branch });
                self.run(state, Block::of(branch), ResolveStep::Icons(0))
            }
            ResolveStep::Draw
            | ResolveStep::Show
            | ResolveStep::Intuition
            | ResolveStep::Body
            | ResolveStep::AttackIcons(_)
            | ResolveStep::Setup(_)
            | ResolveStep::AttackRule
            | ResolveStep::Icons(_)
            | ResolveStep::JumpIcon
            | ResolveStep::Discard => unreachable!("this step never waits"),
        }
    }
}
