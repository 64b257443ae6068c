//! Computer players, and the runs that measure them.
//!
//! A bot is given what a person in its seat is given: the ask and, if it wants them, the seat's view and its log. It never
//! holds a state that it did not imagine itself.

pub mod arena;
mod asked;
pub mod galactica;
mod learn;
mod quick;
pub mod race;
mod random;
pub mod simulate;
mod stopwatch;
mod why;

use ::race::Race;
use tabletop::{Ask, Game, Player, Seat, Session, Viewer};

pub use crate::race::GreedyRace;
pub use asked::Asked;
pub use quick::Quick;
pub use random::Random;
pub use why::{Decision, Minds, Reasons, Suspected, Weighed, Why, minds, why};

/// A computer player of one game.
pub trait Bot<G: Game>: Send {
    /// Does it look at the table? One that does not is spared the building of views.
    fn looks(&self) -> bool;

    /// Does it want to be told what its seat sees happen?
    fn listens(&self) -> bool {
        false
    }

    /// An entry of its seat's log. A bot that listens hears every one, in order, before it is asked.
    fn hear(&mut self, _seat: Seat, _event: &G::Event) {}

    /// The log begins anew: what was heard is forgotten.
    fn forget(&mut self) {}

    /// Answers `ask`. `view` is there if the bot looks.
    fn answer(&mut self, seat: Seat, ask: &Ask<G>, view: Option<&G::View>, into: &mut Vec<G::Item>);

    /// What it has to say to all after an [occasion](Botted::occasion), the weightiest first: true, or what its side wants to be
    /// believed. It follows from the seat's view and log, and others say what they have to say at the same time.
    fn speak(&mut self, _seat: Seat, _view: &G::View, _into: &mut Vec<G::Claim>) {}

    /// What its last answer was meant to lead to, where it has a plan: what it would answer when it is asked for that.
    fn plan(&self) -> &[G::Item] {
        &[]
    }
}

/// Tells a bot that listens what its seat has seen so far, from the beginning: answers may have been taken back since.
pub fn remind<G: Game>(bot: &mut dyn Bot<G>, seat: Seat, session: &Session<G>) {
    if bot.listens() {
        bot.forget();
        session.entries(Viewer::Seat(seat)).for_each(|event| bot.hear(seat, event));
    }
}

/// So much does a bot say at once.
pub const SAID_AT_ONCE: usize = 2;

/// How many occasions to speak there were, by what everybody was told.
pub fn occasions<G: Botted>(session: &Session<G>) -> usize {
    session.entries(Viewer::Public).filter(|event| G::occasion(event)).count()
}

/// What a bot says now, of what can be said.
pub fn said<G: Botted>(bot: &mut dyn Bot<G>, seat: Seat, session: &Session<G>) -> Vec<G::Claim> {
    let mut claims = Vec::new();
    remind(bot, seat, session);
    bot.speak(seat, &session.view(Viewer::Seat(seat)), &mut claims);
    if !claims.is_empty() {
        let offered = session.claims(seat);
        claims.retain(|claim| offered.contains(claim));
        claims.truncate(SAID_AT_ONCE);
    }
    claims
}

/// The seed of a bot that is made anew for each question. Its nature, the upper half, stays the same throughout: so does what
/// somebody of that nature gets wrong.
pub fn seed(nature: u64, question: u64) -> u64 {
    let own = Quick::new(nature).draw();
    let fresh = Quick::new(nature ^ question.wrapping_mul(0x9e37_79b9_7f4a_7c15)).draw();
    own & !0xffff_ffff | fresh >> 32
}

/// A computer player of a game, for the question that it is asked now: its chance follows from how many it has answered.
pub fn asked_now<G: Botted>(player: &Player, session: &Session<G>) -> Option<Box<dyn Bot<G>>> {
    G::bot(&player.level, seed(player.nature, session.given(player.seat) as u64))
}

/// A proposal for a chore that people need not think about.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// To the question at hand.
    pub answer: Vec<G::Item>,
    /// What this answer and those of the plans after it come to, in order. Empty where it is one answer and no more.
    pub steps: Vec<G::Event>,
}

/// A game that has bots: by name, for commands and tables.
pub trait Botted: Game {
    /// The names of this game's bots, weakest first.
    const BOTS: &'static [&'static str];
    /// Of those the levels for people: neighbours stand about equally far apart.
    const LADDER: &'static [&'static str];
    /// Names that were offered once. They are still taken: tables and scripts hold them.
    const FORMER: &'static [&'static str] = &[];
    /// The one to play against if nothing is said: one that a newcomer can win against.
    const USUAL: &'static str;
    /// Who answers for people who are away, and gives hints where there is no [`guide`](Self::guide).
    const ADVISER: &'static str;

    /// The bot of that name, with its own chance: all that it does follows from that and from what it is shown. The upper half
    /// of the seed is its nature ([`seed`]).
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// The bot that gives hints, where it is another than the one that answers for people.
    fn guide(seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Self::bot(Self::ADVISER, seed)
    }

    /// How long a bot of that name may think about an answer, in milliseconds, on a machine that has other things to do.
    fn budget(_name: &str) -> u32 {
        50
    }

    /// A proposal for a question that is a chore, from the seat's view alone: the same for the same view.
    fn plan(_seat: Seat, _ask: &Ask<Self>, _view: &Self::View) -> Option<Plan<Self>> {
        None
    }

    /// Do bots speak after this? Everybody is told of it, so that it tells nothing when somebody speaks.
    fn occasion(_event: &Self::Event) -> bool {
        false
    }

    /// Why the bot of that name answers as it does, by what its seat sees and has seen; nothing where bots of this game cannot say.
    fn reasons(
        _name: &str,
        _seed: u64,
        _seat: Seat,
        _ask: &Ask<Self>,
        _view: &Self::View,
        _log: &[&Self::Event],
    ) -> Option<Reasons<Self>> {
        None
    }

    /// How likely each seat is somebody's secret enemy, by what a seat sees and has seen.
    fn suspicion(_seat: Seat, _view: &Self::View, _log: &[&Self::Event]) -> Vec<f32> {
        Vec::new()
    }

    /// The same at the start of every turn and at the end, to everybody and to those who see what is public.
    fn suspected(_session: &Session<Self>) -> Vec<Suspected> {
        Vec::new()
    }

    /// What a bot is asked that answers for a person who is away: without what no computer should decide for anybody.
    fn stands_in(ask: Ask<Self>) -> Ask<Self> {
        ask
    }
}

impl Botted for Race {
    const BOTS: &'static [&'static str] =
        &["random", "greedy", "beginner", "learner", "casual", "regular", "skilled", "strong", "expert", "master"];
    const LADDER: &'static [&'static str] = &crate::race::LADDER;
    const FORMER: &'static [&'static str] = &crate::race::FORMER;
    const USUAL: &'static str = "beginner";
    const ADVISER: &'static str = "strong";

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" | "easy" => Some(Box::new(GreedyRace::new(seed))),
            level => crate::race::thinker(level, seed).map(|thinker| Box::new(thinker) as Box<dyn Bot<Self>>),
        }
    }

    fn guide(seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(crate::race::Adviser::new(seed)))
    }

    fn plan(seat: Seat, ask: &Ask<Self>, view: &Self::View) -> Option<Plan<Self>> {
        crate::race::plan(seat, ask, view)
    }

    /// `master` takes 17 ms with four players on one quiet core.
    fn budget(name: &str) -> u32 {
        if name == "master" { 200 } else { 50 }
    }
}
