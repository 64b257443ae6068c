//! A game in progress as the server holds it, whichever game it is: the one way from a game to its surroundings here.
//!
//! What a game is made of goes in and out as JSON that is read and written once; what is said about it are phrases.

use std::any::{Any, TypeId};
use std::cell::OnceCell;
use std::sync::Arc;

use bots::{Botted, Quick};
use protocol::reply::{Course, Decision, Deed, Minds, Suspected, Truth, Why};
use serde::Deserialize as _;
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{
    Ask, By, Game, Hears as _, NoClaim, Onlookers, Outcome, Pick, Player, Refusal, Seat, SeatSet, Seed, Session, Taken,
    Timing, Viewer, Way,
};
use words::{AidPart, Change, Glanced, Phrase, Row, Story, Told, Words, phrase};

use crate::fingerprint::fingerprint;
use crate::json::Written;
use crate::why::told;
use crate::wire::{self, Raw, Shown, raw, text};

/// An answer as a client gives it.
#[derive(Clone, Copy, Debug)]
pub enum Given<'a> {
    Items(&'a [Value]),
    /// Options, by their numbers.
    Picks(&'a [usize]),
}

/// Advice for somebody who learns.
#[derive(Debug)]
pub struct Advice {
    /// Options, by their numbers.
    pub picks: Vec<usize>,
    pub lines: Vec<Phrase>,
}

/// Something to be thought about, on any thread: it holds a seat's view and ask, and nothing else of the game. Gives items.
pub(crate) type Thinking = Box<dyn FnOnce() -> Raw + Send>;

/// What a bot would answer, and what that is meant to lead to: items, both.
#[derive(Debug)]
pub struct Advised {
    pub(crate) items: Raw,
    pub(crate) plan: Raw,
}

/// The same for advice.
pub(crate) type Advising = Box<dyn FnOnce() -> Advised + Send>;

/// How far a viewer has been told the story of whatever game it is.
#[derive(Debug, Default)]
pub struct Telling(Option<Box<dyn Any + Send>>);

/// The board that a viewer was told last of whatever game it is.
#[derive(Debug, Default)]
pub struct Heard(Option<Arc<dyn Any + Send + Sync>>);

/// All that a viewer knew of whatever game it is when that was looked at last.
#[derive(Debug, Default)]
pub struct Known(Option<Arc<dyn Any + Send + Sync>>);

/// What a viewer sees of a game at one moment: made once, for all that they are told of it.
pub trait Sight {
    /// Do they know anything other than before? From now on they do. What is shown to them, said and asked follows from what they know.
    fn is_news(&self, known: &mut Known) -> bool;
    fn view(&self) -> Raw;
    /// The table and what a glance at it tells.
    fn shown(&self) -> Shown;
    /// The same as a message that goes out.
    fn tell_shown(&self) -> String;
    /// The same, or what has changed in it since it was told last, if anything has.
    fn tell_changes(&self, heard: &mut Heard) -> Option<String>;
    /// What they are asked.
    fn ask(&self, asking: Asking<'_>) -> wire::Ask;
    /// The same as a message that goes out.
    fn tell_ask(&self, asking: Asking<'_>) -> String;
}

/// What a table knows of a question beside the game.
#[derive(Debug)]
pub struct Asking<'a> {
    /// None where nothing is asked.
    pub(crate) ticket: Option<String>,
    /// What they play in a window, if they have said so.
    pub(crate) plays: Option<&'a RawValue>,
    pub(crate) take_back: bool,
    /// Would their orders answer, if something were asked?
    pub(crate) ordered: bool,
}

pub trait Play: Send + Sync {
    fn seats(&self) -> u8;
    fn asked(&self) -> SeatSet;
    /// Who is asked and has not answered. For the store and the clock; to players a table says only which step it waits for.
    fn waiting(&self) -> SeatSet;
    /// How time passes over what is asked now.
    fn timing(&self) -> Timing;
    /// Are the answers to what is asked now kept until all are in?
    fn sealed(&self) -> bool;
    fn outcome(&self) -> Option<Outcome>;

    /// What a seat's answer comes to, if it would be taken: its items, in canonical order. `None` when these are no items or
    /// options of this game.
    fn read(&self, seat: Seat, given: Given<'_>) -> Option<Result<Raw, Refusal>>;
    /// Items of this game in canonical order, whether they are asked for or not.
    fn items(&self, given: &[Value]) -> Option<Raw>;
    /// `None` when `items` is not a list of this game's items.
    fn answer(&mut self, seat: Seat, items: &RawValue, by: By) -> Option<Result<Taken, Refusal>>;
    /// Has a seat given an answer that is kept until all are in?
    fn drafted(&self, seat: Seat) -> bool;
    fn can_take_back(&self, seat: Seat) -> Result<(), Refusal>;
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn can_rewind(&self, answers: usize) -> Result<(), Refusal>;
    fn rewind(&mut self, answers: usize, seed: Seed) -> Result<(), Refusal>;
    fn answers(&self) -> usize;
    /// How many answers of this seat stand: a bot's chance follows from that.
    fn given(&self, seat: Seat) -> usize;
    /// Puts the computer players into the record.
    fn played_by(&mut self, players: Vec<Player>);
    /// How many answers stand for good: what came after them can still be taken back.
    fn settled(&self) -> usize;
    /// How many answers had been given before the one that `viewer` was told of by their entry number `entry`.
    fn answers_before(&self, viewer: Viewer, entry: usize) -> usize;
    /// How many entries `viewer` had been told after the first `answers` answers.
    fn entries_after(&self, viewer: Viewer, answers: usize) -> usize;

    /// The standing orders of a seat, and how they read: for that seat.
    fn orders(&self, seat: Seat) -> Vec<(Raw, Phrase)>;
    /// Orders of this game as they are kept; the usual ones if none are given. `None` when these are not orders of this game.
    fn read_orders(&self, given: Option<&[Value]>) -> Option<Raw>;
    /// Sets all standing orders of a seat. `None` when these are not orders of this game.
    fn set_orders(&mut self, seat: Seat, orders: &RawValue) -> Option<Result<(), Refusal>>;
    /// Does what this seat is asked now wait for its person?
    fn waits_for(&self, seat: Seat, onlookers: Onlookers) -> bool;
    /// What this seat's orders answer to what it is asked now.
    fn ordered(&self, seat: Seat) -> Option<Raw>;
    /// What a seat can say to all now, and how it reads. From public facts alone.
    fn claims(&self, seat: Seat) -> Vec<(Raw, Phrase)>;
    /// The same as a fingerprint.
    fn claims_print(&self, seat: Seat) -> u64;
    /// A claim of this game as it is kept. `None` when it is none.
    fn read_claim(&self, seat: Seat, given: &Value) -> Option<Result<Raw, Refusal>>;
    /// A seat says something to all. `None` when it is no claim of this game.
    fn claim(&mut self, seat: Seat, claim: &RawValue) -> Option<Result<(), Refusal>>;
    /// What is asked of a seat and that these items are the answer, in words. Nothing where there is nothing to choose.
    fn in_words(&self, seat: Seat, items: &RawValue) -> Option<Phrase>;

    fn sight(&self, viewer: Viewer) -> Box<dyn Sight + '_>;
    /// What a seat is asked, as a fingerprint.
    fn ask_print(&self, seat: Seat) -> Option<u64>;
    /// The sealed answer of a seat, as a fingerprint.
    fn draft_print(&self, seat: Seat) -> Option<u64>;
    /// The standing orders of a seat, as a fingerprint.
    fn orders_print(&self, seat: Seat) -> u64;
    /// How many entries there are, whoever was told of them.
    fn log_len(&self) -> usize;
    /// What a viewer was told, from their entry number `from` on.
    fn entries(&self, viewer: Viewer, from: usize) -> Vec<Raw>;
    /// How much of all entries lies before a viewer's entry number `from`: their place in the log.
    fn place_of(&self, viewer: Viewer, from: usize) -> usize;
    /// What a viewer was told from a place in the log on, as a message that goes out, and how many entries that are.
    fn tell_entries(&self, viewer: Viewer, edition: u32, from: usize, place: usize) -> (String, usize);
    /// How the story goes on for a viewer who was told it as far as this place in the log.
    fn story(&self, viewer: Viewer, telling: &mut Telling, place: usize) -> Change;
    /// All about one of the options of what a seat is asked.
    fn help(&self, seat: Seat, option: usize) -> Option<Vec<Row>>;
    /// Whatever has this name, or this id, in a language; with the numbers of `seat`, or else the viewer's.
    fn explain(&self, words: &Words, viewer: Viewer, seat: Option<Seat>, name: &str) -> Option<Vec<Row>>;
    /// The game on one page, as the table is now.
    fn aid(&self, viewer: Viewer) -> Vec<AidPart>;
    /// What a question is about, that this would be a good answer to it, and why.
    fn hint(&self, seat: Seat, advised: &Advised) -> Option<Advice>;
    /// How it went so far, by what everybody could see.
    fn course(&self) -> Course;
    /// All of it, with every secret. Never leaves the server while the game runs.
    fn truth(&self) -> Truth<Raw, Raw>;
    /// The whole table in words.
    fn scene(&self, viewer: Viewer) -> Vec<Row>;
    fn result(&self, viewer: Viewer, outcome: &Outcome) -> Vec<Row>;

    /// How many occasions for bots to speak there were.
    fn occasions(&self) -> usize;
    /// What a bot of this level says to all in a seat of its own, at such an occasion.
    fn speaks(&self, seat: Seat, level: &str, chance: u64) -> Vec<Raw>;
    /// What a bot of this level would answer for a seat that is asked: as its own, or for a person who is away.
    fn thinking(&self, seat: Seat, level: &str, stands_in: bool, chance: u64) -> Option<Thinking>;
    /// What the bot that gives advice would answer for a seat that is asked.
    fn advising(&self, seat: Seat, chance: u64) -> Option<Advising>;
    /// The game as it stood after the first `answers` answers; revealed answers count together.
    fn at(&self, answers: usize) -> Box<dyn Play>;
    /// Why a computer player gave answer number `number`, counted from 1; nothing where there are no reasons to be had. It is
    /// thought again: not for a table's task. Never leaves the server while the game runs, and neither does the next.
    fn why(&self, number: usize) -> Option<Why<Phrase>>;
    /// What computer players decided, and whom everybody suspected; empty in a game without suspicion. Not for a table's task.
    fn minds(&self) -> Minds;
    /// The whole record. Never leaves the server while the game runs.
    fn record(&self) -> String;
    /// The fingerprint that was written after the last answer, if one was due there. For the store alone.
    fn checked(&self) -> Option<&str>;
    /// The whole session, to be taken up again. For the store alone.
    fn save(&self) -> Written;
}

/// A bot's answer; if it fails, which must not stop people's game, any legal one.
fn answered<G: Botted>(
    bot: &mut dyn bots::Bot<G>,
    seat: Seat,
    ask: &tabletop::Ask<G>,
    view: &G::View,
    chance: u64,
) -> Vec<G::Item> {
    let mut items = Vec::new();
    let think = std::panic::AssertUnwindSafe(|| bot.answer(seat, ask, Some(view), &mut items));
    let thought = std::panic::catch_unwind(think).is_ok();
    if !thought || tabletop::check(&ask.pick, &mut items).is_err() {
        let mut quick = Quick::new(chance);
        ask.pick.sample(|bound| quick.below(bound), &mut items);
    }
    items
}

impl<G: Told + Botted> Play for Session<G> {
    fn seats(&self) -> u8 {
        Self::seats(self)
    }

    fn asked(&self) -> SeatSet {
        Self::asked(self)
    }

    fn waiting(&self) -> SeatSet {
        Self::waiting(self)
    }

    fn timing(&self) -> Timing {
        // All who are asked are asked in the same way.
        let ask = Self::asked(self).first().and_then(|seat| Self::ask(self, seat));
        ask.map_or(Timing::Plain, |ask| G::timing(&ask.prompt))
    }

    fn sealed(&self) -> bool {
        Self::sealed(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn read(&self, seat: Seat, given: Given<'_>) -> Option<Result<Raw, Refusal>> {
        let mut items = match given {
            Given::Items(items) => items_of::<G>(items)?,
            Given::Picks(picks) => {
                let Some(ask) = Self::ask(self, seat) else { return Some(Err(Refusal::NotAsked)) };
                // No option twice; so they cannot be more than there are, and a long list is not looked at.
                let distinct =
                    picks.len() <= ask.pick.from.len() && (1..picks.len()).all(|at| !picks[..at].contains(&picks[at]));
                let picked: Option<Vec<G::Item>> = picks.iter().map(|&at| ask.pick.from.get(at).copied()).collect();
                picked.filter(|_| distinct)?
            }
        };
        Some(Self::check(self, seat, &mut items).map(|_| raw(&items)))
    }

    fn items(&self, given: &[Value]) -> Option<Raw> {
        let mut items = items_of::<G>(given)?;
        items.sort_unstable();
        Some(raw(&items))
    }

    fn answer(&mut self, seat: Seat, items: &RawValue, by: By) -> Option<Result<Taken, Refusal>> {
        let items = serde_json::from_str(items.get()).ok()?;
        Some(Self::answer(self, seat, items, by))
    }

    fn drafted(&self, seat: Seat) -> bool {
        Self::draft(self, seat).is_some()
    }

    fn can_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        Self::can_take_back(self, seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        Self::take_back(self, seat)
    }

    fn can_rewind(&self, answers: usize) -> Result<(), Refusal> {
        Self::can_rewind(self, answers)
    }

    fn rewind(&mut self, answers: usize, seed: Seed) -> Result<(), Refusal> {
        Self::rewind(self, answers, seed)
    }

    fn answers(&self) -> usize {
        Self::answers(self)
    }

    fn given(&self, seat: Seat) -> usize {
        Self::given(self, seat)
    }

    fn played_by(&mut self, players: Vec<Player>) {
        Self::played_by(self, players);
    }

    fn settled(&self) -> usize {
        Self::settled(self)
    }

    fn answers_before(&self, viewer: Viewer, entry: usize) -> usize {
        Self::answers_before(self, viewer, entry)
    }

    fn entries_after(&self, viewer: Viewer, answers: usize) -> usize {
        Self::entries_after(self, viewer, answers)
    }

    fn orders(&self, seat: Seat) -> Vec<(Raw, Phrase)> {
        Self::orders(self, seat).iter().map(|order| (raw(order), G::order(order))).collect()
    }

    fn read_orders(&self, given: Option<&[Value]>) -> Option<Raw> {
        let read = |order| G::Order::deserialize(order).ok();
        let orders = given.map_or_else(|| Some(G::usual_orders()), |given| given.iter().map(read).collect());
        orders.map(|orders: Vec<G::Order>| raw(&orders))
    }

    fn set_orders(&mut self, seat: Seat, orders: &RawValue) -> Option<Result<(), Refusal>> {
        let orders = serde_json::from_str(orders.get()).ok()?;
        Some(Self::set_orders(self, seat, orders))
    }

    fn waits_for(&self, seat: Seat, onlookers: Onlookers) -> bool {
        Self::waits_for(self, seat, onlookers)
    }

    fn ordered(&self, seat: Seat) -> Option<Raw> {
        Self::ordered(self, seat).map(|items| raw(&items))
    }

    fn claims(&self, seat: Seat) -> Vec<(Raw, Phrase)> {
        claims(self, seat).iter().map(|claim| (raw(claim), G::claim(seat, claim))).collect()
    }

    fn claims_print(&self, seat: Seat) -> u64 {
        fingerprint(&claims(self, seat))
    }

    fn read_claim(&self, seat: Seat, given: &Value) -> Option<Result<Raw, Refusal>> {
        let claim = G::Claim::deserialize(given).ok()?;
        let can = Self::claims(self, seat).contains(&claim);
        Some(if can { Ok(raw(&claim)) } else { Err(Refusal::CannotSay) })
    }

    fn claim(&mut self, seat: Seat, claim: &RawValue) -> Option<Result<(), Refusal>> {
        let claim = serde_json::from_str(claim.get()).ok()?;
        Some(Self::claim(self, seat, claim))
    }

    fn in_words(&self, seat: Seat, items: &RawValue) -> Option<Phrase> {
        let ask = Self::ask(self, seat).filter(|ask| !ask.pick.from.is_empty())?;
        let items: Vec<G::Item> = serde_json::from_str(items.get()).ok()?;
        let board = Self::board(self, Viewer::Seat(seat));
        let picked = items.iter().map(|&item| G::option(&board, &ask, item).name).collect();
        let said = phrase("server-answered").set("prompt", G::prompt(&board, &ask)).set("count", items.len());
        Some(said.set("answer", words::and(picked)))
    }

    fn sight(&self, viewer: Viewer) -> Box<dyn Sight + '_> {
        Box::new(Seen { session: self, viewer, view: Arc::new(Self::view(self, viewer)), board: OnceCell::new() })
    }

    fn ask_print(&self, seat: Seat) -> Option<u64> {
        Self::ask(self, seat).map(|ask| fingerprint(&ask))
    }

    fn draft_print(&self, seat: Seat) -> Option<u64> {
        Self::draft(self, seat).map(|draft| fingerprint(&draft.items))
    }

    fn orders_print(&self, seat: Seat) -> u64 {
        fingerprint(Self::orders(self, seat))
    }

    fn log_len(&self) -> usize {
        self.all_entries().len()
    }

    fn entries(&self, viewer: Viewer, from: usize) -> Vec<Raw> {
        Self::entries(self, viewer).skip(from).map(raw).collect()
    }

    fn place_of(&self, viewer: Viewer, from: usize) -> usize {
        Self::place_of(self, viewer, from)
    }

    fn tell_entries(&self, viewer: Viewer, edition: u32, from: usize, place: usize) -> (String, usize) {
        let entries: Vec<&G::Event> = Self::entries_from(self, viewer, place).collect();
        let count = entries.len();
        (text(&Typed::<G>::Entries(protocol::Entries { edition, from, entries })), count)
    }

    fn story(&self, viewer: Viewer, telling: &mut Telling, place: usize) -> Change {
        let entries = Self::entries_from(self, viewer, place);
        let story = telling.0.as_mut().and_then(|story| story.downcast_mut::<Story<G>>());
        if let Some(story) = story {
            return story.add(entries);
        }
        let mut story = Story::<G>::new(viewer);
        story.add(self.all_entries()[..place].iter().filter_map(|entry| entry.seen_by(viewer)));
        let change = story.add(entries);
        telling.0 = Some(Box::new(story));
        change
    }

    fn help(&self, seat: Seat, option: usize) -> Option<Vec<Row>> {
        let ask = Self::ask(self, seat)?;
        let item = *ask.pick.from.get(option)?;
        Some(G::help(&Self::board(self, Viewer::Seat(seat)), &ask, item))
    }

    fn explain(&self, words: &Words, viewer: Viewer, seat: Option<Seat>, name: &str) -> Option<Vec<Row>> {
        let (voice, board) = (words.game(G::ID), Self::board(self, viewer));
        match seat {
            Some(seat) => voice.explain_of::<G>(&board, seat, name),
            None => voice.explain::<G>(Some(&board), name),
        }
    }

    fn aid(&self, viewer: Viewer) -> Vec<AidPart> {
        G::aid(&Self::board(self, viewer))
    }

    fn hint(&self, seat: Seat, advised: &Advised) -> Option<Advice> {
        let ask = Self::ask(self, seat)?;
        let items: Vec<G::Item> = serde_json::from_str(advised.items.get()).ok()?;
        let plan: Vec<G::Item> = serde_json::from_str(advised.plan.get()).ok()?;
        let lines = G::hint(&Self::board(self, Viewer::Seat(seat)), &ask, &items, &plan);
        Some(Advice { picks: picks(&ask, &items), lines })
    }

    fn course(&self) -> Course {
        Self::course(self).into()
    }

    fn truth(&self) -> Truth<Raw, Raw> {
        let deed = |deed: tabletop::Deed<'_, G>| Deed {
            seat: deed.answer.map(|answer| answer.seat),
            items: deed.answer.map_or_else(Vec::new, |answer| answer.items.iter().map(raw).collect()),
            events: deed.events.into_iter().map(raw).collect(),
        };
        Truth { deeds: Self::truth(self).into_iter().map(deed).collect() }
    }

    fn scene(&self, viewer: Viewer) -> Vec<Row> {
        G::table(&Self::board(self, viewer))
    }

    fn result(&self, viewer: Viewer, outcome: &Outcome) -> Vec<Row> {
        G::result(&Self::board(self, viewer), outcome)
    }

    fn occasions(&self) -> usize {
        bots::occasions(self)
    }

    fn speaks(&self, seat: Seat, level: &str, chance: u64) -> Vec<Raw> {
        let Some(mut bot) = G::bot(level, chance) else { return vec![] };
        // A bot that fails says nothing.
        let speak = std::panic::AssertUnwindSafe(|| bots::said(bot.as_mut(), seat, self));
        std::panic::catch_unwind(speak).unwrap_or_default().iter().map(raw).collect()
    }

    fn thinking(&self, seat: Seat, level: &str, stands_in: bool, chance: u64) -> Option<Thinking> {
        let ask = Self::ask(self, seat)?;
        let ask = if stands_in { G::stands_in(ask) } else { ask };
        let view = Self::view(self, Viewer::Seat(seat));
        let mut bot = G::bot(level, chance)?;
        bots::remind(bot.as_mut(), seat, self);
        Some(Box::new(move || raw(&answered(bot.as_mut(), seat, &ask, &view, chance))))
    }

    fn advising(&self, seat: Seat, chance: u64) -> Option<Advising> {
        let ask = Self::ask(self, seat)?;
        let view = Self::view(self, Viewer::Seat(seat));
        let mut bot = G::guide(chance)?;
        bots::remind(bot.as_mut(), seat, self);
        Some(Box::new(move || {
            let items = raw(&answered(bot.as_mut(), seat, &ask, &view, chance));
            Advised { items, plan: raw(bot.plan()) }
        }))
    }

    fn at(&self, answers: usize) -> Box<dyn Play> {
        Box::new(Self::until(self, answers))
    }

    fn why(&self, number: usize) -> Option<Why<Phrase>> {
        Some(told(bots::why(self, number, None)?))
    }

    fn minds(&self) -> Minds {
        let bots::Minds { decisions, turns } = bots::minds(self);
        let decision = |bots::Decision { number, seat, step }| Decision { number, seat, step };
        let turn = |bots::Suspected { turns, step: _, table, seats }| Suspected { turns, table, seats };
        Minds { decisions: decisions.into_iter().map(decision).collect(), turns: turns.into_iter().map(turn).collect() }
    }

    fn record(&self) -> String {
        Self::record(self).to_text(self)
    }

    fn checked(&self) -> Option<&str> {
        Self::checked(self)
    }

    fn save(&self) -> Written {
        Written(text(&self.saved()))
    }
}

struct Seen<'s, G: Told> {
    session: &'s Session<G>,
    viewer: Viewer,
    view: Arc<G::View>,
    board: OnceCell<Arc<G::Board>>,
}

/// Messages about a game, written without a detour.
type Typed<'b, G> = protocol::Message<
    (),
    (),
    &'b <G as Game>::Board,
    <G as Game>::Prompt,
    <G as Game>::Item,
    &'b <G as Game>::Event,
    (),
    (),
    Phrase,
>;

impl<G: Told + Botted> Seen<'_, G> {
    fn board(&self) -> &Arc<G::Board> {
        self.board.get_or_init(|| Arc::new(G::board(&self.view)))
    }

    fn seen(&self) -> protocol::Shown<&G::Board, Phrase> {
        shown::<G>(self.board())
    }

    /// Do the changes make what there is of what there was?
    fn are_the_changes(&self, was: &G::Board, changes: Option<&str>) -> bool {
        let mut told = wire::value(&shown::<G>(was));
        let mut applies = |changes: &str| serde_json::from_str::<protocol::Changes>(changes).ok()?.apply(&mut told);
        changes.is_none_or(|changes| applies(changes).is_some()) && told == wire::value(&self.seen())
    }

    fn asked<P, I>(
        &self,
        asking: Asking<'_>,
        prompt: impl FnOnce(G::Prompt) -> P,
        item: impl Fn(G::Item) -> I,
    ) -> protocol::Ask<P, I, Phrase> {
        let Asking { ticket, plays, take_back, ordered } = asking;
        let question = ticket.and_then(|ticket| self.question(ticket, plays, prompt, item));
        protocol::Ask { take_back, ordered: ordered && question.is_some(), question }
    }

    fn question<P, I>(
        &self,
        ticket: String,
        plays: Option<&RawValue>,
        prompt: impl FnOnce(G::Prompt) -> P,
        item: impl Fn(G::Item) -> I,
    ) -> Option<protocol::Question<P, I, Phrase>> {
        let seat = self.viewer.seat()?;
        let ask = self.session.ask(seat)?;
        let board = self.board();
        let all = |items: &[G::Item]| items.iter().map(|&one| item(one)).collect::<Vec<I>>();
        let plays: Option<Vec<G::Item>> = plays.and_then(|plays| serde_json::from_str(plays.get()).ok());
        let draft = plays.or_else(|| self.session.draft(seat).map(|draft| draft.items.to_vec()));
        let plan = <G as Botted>::plan(seat, &ask, &self.view).map(|proposed| {
            let (steps, sum) = <G as Told>::plan(&proposed.steps);
            let steps = steps.into_iter().map(wire::choice).collect();
            protocol::Plan { picks: picks(&ask, &proposed.answer), steps, sum }
        });
        Some(protocol::Question {
            ticket,
            plan,
            line: G::prompt(board, &ask),
            stakes: wire::rows(G::stakes(board, &ask)),
            options: ask.pick.from.iter().map(|&item| wire::choice(G::option(board, &ask, item))).collect(),
            draft: draft.map(|items| all(&items)),
            timing: G::timing(&ask.prompt),
            pick: Pick { from: all(&ask.pick.from), min: ask.pick.min, max: ask.pick.max },
            sealed: ask.sealed,
            shows: ask.shows,
            prompt: prompt(ask.prompt),
        })
    }
}

impl<G: Told + Botted> Sight for Seen<'_, G> {
    fn is_news(&self, Known(known): &mut Known) -> bool {
        let was = known.as_ref().and_then(|known| known.downcast_ref::<G::View>());
        let news = was.is_none_or(|was| *was != *self.view);
        if news {
            *known = Some(Arc::clone(&self.view) as Arc<dyn Any + Send + Sync>);
        }
        news
    }

    fn view(&self) -> Raw {
        raw(&*self.view)
    }

    fn shown(&self) -> Shown {
        let board = self.board();
        Shown { board: raw(&**board), glance: wire::glance(G::glance(board)) }
    }

    fn tell_shown(&self) -> String {
        text(&Typed::<G>::Board(self.seen()))
    }

    fn tell_changes(&self, Heard(heard): &mut Heard) -> Option<String> {
        let board = self.board();
        let heard = heard.replace(Arc::clone(board) as Arc<dyn Any + Send + Sync>);
        let Some(was) = heard.as_ref().and_then(|heard| heard.downcast_ref::<G::Board>()) else {
            return Some(self.tell_shown());
        };
        let changes = wire::changes(|to| {
            if **board != *was {
                to.at(Way::Field("board"), |to| G::tell_changes(board, was, to));
            }
            let Glanced { now, warnings, seats } = G::glanced(board, was);
            to.at(Way::Field("glance"), |to| {
                now.iter().for_each(|now| to.at(Way::Field("now"), |to| to.hear(now)));
                warnings.iter().for_each(|warnings| to.at(Way::Field("warnings"), |to| to.hear(warnings)));
                for (seat, figures) in seats {
                    let figures = wire::figures(figures);
                    to.at(Way::Field("seats"), |to| to.at(Way::Place(seat.index()), |to| to.hear(&figures)));
                }
            });
        });
        debug_assert!(self.are_the_changes(was, changes.as_deref()), "{changes:?}");
        changes
    }

    fn ask(&self, asking: Asking<'_>) -> wire::Ask {
        self.asked(asking, |prompt| raw(&prompt), |item| raw(&item))
    }

    fn tell_ask(&self, asking: Asking<'_>) -> String {
        text(&Typed::<G>::Ask(self.asked(asking, |prompt| prompt, |item| item)))
    }
}

fn shown<G: Told>(board: &G::Board) -> protocol::Shown<&G::Board, Phrase> {
    protocol::Shown { board, glance: wire::glance(G::glance(board)) }
}

/// What a seat can say. Where there is nothing to claim, neither the public's board nor the whole log is looked at.
fn claims<G: Told>(session: &Session<G>, seat: Seat) -> Vec<G::Claim> {
    if TypeId::of::<G::Claim>() == TypeId::of::<NoClaim>() { Vec::new() } else { session.claims(seat) }
}

/// Items as options, by their numbers: the first of equal ones, then the next.
fn picks<G: Told>(ask: &Ask<G>, items: &[G::Item]) -> Vec<usize> {
    let mut picks: Vec<usize> = Vec::new();
    for &item in items {
        picks.extend((0..ask.pick.from.len()).find(|at| ask.pick.from[*at] == item && !picks.contains(at)));
    }
    picks
}

fn items_of<G: Told>(given: &[Value]) -> Option<Vec<G::Item>> {
    given.iter().map(|item| G::Item::deserialize(item).ok()).collect()
}
