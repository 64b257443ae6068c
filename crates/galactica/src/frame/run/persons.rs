//! Somebody is chosen: to be sent away, to have a title or a card, to be looked at, to be let out.

use tabletop::Seat;

use super::question::Asks;
use super::{Run, Text};
use crate::cards::{Location, Owner, Rule, Title, Who};
use crate::frame::action::can_mutiny;
use crate::frame::{Flow, Relocate, call, next, seat_in, wait, wait_unless_forced};
use crate::state::State;
use crate::{Ask, Cause, Event, Item, Log, Prompt};

/// One player says who goes somewhere.
#[derive(Clone, Copy)]
pub(super) struct SendSomebody {
    pub by: Who,
    pub to: Location,
    /// Nobody may be sent as well.
    pub may: bool,
}

impl Asks for SendSomebody {
    // Ruling 9/3 and `brig_sickbay_targets`: somebody who can be moved; where nobody can, nothing happens.
    fn begin(self, run: Run, state: &mut State, _log: &mut Log) -> Flow {
        if state.seats().any(|seat| state.can_be_sent(seat, self.to)) { wait(run) } else { next(run.on()) }
    }

    fn asked(self, run: Run, state: &State) -> Seat {
        run.person(state, self.by)
    }

    fn ask(self, run: Run, state: &State, _seat: Seat, into: &mut Ask) {
        let prompt = match run.text {
            Text::Quorum(card) => Prompt::QuorumWhom { card },
            Text::Crisis(_) | Text::SuperCrisis(_) | Text::Destination(_) => {
                Prompt::SendWhom { crisis: run.crisis(), to: self.to, may: self.may }
            }
        };
        into.start(prompt, u8::from(!self.may), 1);
        into.pick.from.extend(state.seats().filter(|&seat| state.can_be_sent(seat, self.to)).map(Item::Seat));
    }

    fn answer(self, run: Run, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let Some(who) = seat_in(items) {
            state.send(who, self.to, log);
        }
        next(run.on())
    }
}

/// One player gives a title to another. Facts, "prisoner-revolt": not to the old holder, nor to a revealed Cylon.
#[derive(Clone, Copy)]
pub(super) struct GiveTitle {
    pub title: Title,
    pub by: Who,
}

impl Asks for GiveTitle {
    fn begin(self, run: Run, _state: &mut State, _log: &mut Log) -> Flow {
        wait(run)
    }

    fn asked(self, run: Run, state: &State) -> Seat {
        run.person(state, self.by)
    }

    fn ask(self, _run: Run, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::GiveTitle { title: self.title }, 1, 1);
        let heirs = state.humans().iter().filter(|&seat| seat != state.holder(self.title));
        into.pick.from.extend(heirs.map(Item::Seat));
    }

    fn answer(self, run: Run, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let Some(who) = seat_in(items) {
            state.give_title(self.title, who, log);
        }
        next(run.on())
    }
}

/// One player looks at somebody's loyalty.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub by: Who,
    pub owner: Owner,
}

impl Look {
    fn owners(self, state: &State, viewer: Seat) -> impl Iterator<Item = Seat> + '_ {
        let fits = move |seat: Seat| match self.owner {
            Owner::AnyPlayer => true,
            Owner::PresidentOrAdmiral => seat == state.president || seat == state.admiral,
            Owner::Current => seat == state.current,
            // Rulings 11/3 and 19/1: a Quorum card cannot aim at a revealed Cylon.
            Owner::OtherPlayer => seat != viewer && state.is_human(seat),
        };
        state.seats().filter(move |&seat| fits(seat) && !state.loyalty.held(seat).is_empty())
    }
}

impl Asks for Look {
    fn begin(self, run: Run, state: &mut State, log: &mut Log) -> Flow {
        let viewer = self.asked(run, state);
        let possible = self.owners(state, viewer).next().is_some();
        // Ruling 19/25.
        if possible && !state.has_rule(Rule::NoLoyaltyLooks) {
            return wait_unless_forced(run, state, viewer, log);
        }
        next(run.on())
    }

    fn asked(self, run: Run, state: &State) -> Seat {
        run.person(state, self.by)
    }

    fn ask(self, _run: Run, state: &State, seat: Seat, into: &mut Ask) {
        into.start(Prompt::LookWhose, 1, 1);
        into.pick.from.extend(self.owners(state, seat).map(Item::Seat));
    }

    fn answer(self, run: Run, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let Some(owner) = seat_in(items) {
            state.look_at_loyalty(seat, owner, false, log);
        }
        next(run.on())
    }
}

/// The card that is played goes to somebody else and stays before them.
#[derive(Clone, Copy)]
pub(super) struct Appoint;

impl Asks for Appoint {
    fn begin(self, run: Run, _state: &mut State, _log: &mut Log) -> Flow {
        wait(run)
    }

    fn asked(self, run: Run, _state: &State) -> Seat {
        run.seat
    }

    fn ask(self, run: Run, state: &State, seat: Seat, into: &mut Ask) {
        into.start(Prompt::AppointWhom { card: run.quorum() }, 1, 1);
        into.pick.from.extend(state.humans().iter().filter(|&other| other != seat).map(Item::Seat));
    }

    fn answer(self, run: Run, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let Some(who) = seat_in(items) {
            let card = run.quorum();
            run.take_card(state);
            if let Some(holder) = state.appointed.holder(card) {
                *holder = Some(who);
            }
            log.public(|| Event::Appointed { seat: who, card });
        }
        next(run.on())
    }
}

/// Somebody else rolls, and becomes Admiral with this much; with less, the rest of the card.
#[derive(Clone, Copy)]
pub(super) struct Mutiny {
    pub at_least: u8,
}

impl Asks for Mutiny {
    fn begin(self, run: Run, state: &mut State, log: &mut Log) -> Flow {
        if run.stage == 0 {
            let possible = state.seats().any(|seat| seat != run.seat && can_mutiny(state, seat));
            return if possible { wait(run) } else { next(run.on()) };
        }
        if state.die.result < self.at_least {
            return run.enter(0);
        }
        if can_mutiny(state, run.target) {
            state.give_title(Title::Admiral, run.target, log);
        }
        next(run.on())
    }

    fn asked(self, run: Run, _state: &State) -> Seat {
        run.seat
    }

    fn ask(self, run: Run, state: &State, seat: Seat, into: &mut Ask) {
        into.start(Prompt::QuorumWhom { card: run.quorum() }, 1, 1);
        let others = state.seats().filter(|&other| other != seat && can_mutiny(state, other));
        into.pick.from.extend(others.map(Item::Seat));
    }

    fn answer(self, run: Run, _state: &mut State, _seat: Seat, items: &[Item], _log: &mut Log) -> Flow {
        match seat_in(items) {
            Some(who) => Run { target: who, ..run }.roll(who, Cause::AtLeast(self.at_least)),
            None => next(run.on()),
        }
    }
}

/// Somebody else leaves the Brig.
#[derive(Clone, Copy)]
pub(super) struct Release;

impl Release {
    fn prisoners(state: &State, but: Seat) -> impl Iterator<Item = Seat> + '_ {
        state.seats().filter(move |&seat| seat != but && state.is_at(seat, Location::Brig))
    }
}

impl Asks for Release {
    fn begin(self, run: Run, state: &mut State, log: &mut Log) -> Flow {
        if Self::prisoners(state, run.seat).next().is_some() {
            return wait_unless_forced(run, state, run.seat, log);
        }
        next(run.on())
    }

    fn asked(self, run: Run, _state: &State) -> Seat {
        run.seat
    }

    fn ask(self, run: Run, state: &State, seat: Seat, into: &mut Ask) {
        into.start(Prompt::QuorumWhom { card: run.quorum() }, 1, 1);
        into.pick.from.extend(Self::prisoners(state, seat).map(Item::Seat));
    }

    fn answer(self, run: Run, _state: &mut State, seat: Seat, items: &[Item], _log: &mut Log) -> Flow {
        match seat_in(items) {
            Some(who) => call(Relocate { by: seat, who }, run.on()),
            None => next(run.on()),
        }
    }
}
