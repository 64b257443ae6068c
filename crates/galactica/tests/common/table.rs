//! A table for the rule tests: a position, the answers of its players, and everything that was said about it.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts and events")]

use std::collections::BTreeMap;

use galactica::cards::{Area, CardFace, Character, Civilian, Crisis, Kind, Location, Rule, Skill, SuperCrisis};
use galactica::frame::{Action, Frame, Resolve, ResolveStep, Text, TurnStep, Via};
use galactica::state::Dial;
use galactica::{Ask, Event, Galactica, Item, Log, Place, Prompt, State, position};
use tabletop::{CardId, Entry, Game, Probe, Seat, SeatSet};

pub struct Table {
    pub state: State,
    /// The whole truth of what happened, in its order.
    pub events: Vec<Event>,
}

fn truth(entry: Entry<Event>) -> Event {
    match entry {
        Entry::Public(event) | Entry::Split { secret: event, .. } => event,
    }
}

impl Table {
    pub fn of(state: State) -> Self {
        Self { state, events: Vec::new() }
    }

    /// These characters, seat by seat, with empty hands, all human.
    pub fn new(characters: &[Character]) -> Self {
        Self::of(position::new(characters, 1))
    }

    /// The turn of a player from this step on.
    pub fn turn(&mut self, seat: u8, step: TurnStep) -> &mut Self {
        self.state.set_turn(Seat(seat), step);
        self.run()
    }

    /// These frames, the innermost last; below them the current player has two actions, so that they come to rest there.
    pub fn frames(&mut self, frames: &[Frame]) -> &mut Self {
        let rest: Frame = Action { seat: self.state.current, ..Action::default() }.into();
        let all = [&[rest, rest], frames].concat();
        self.state.set_frames(&all);
        self.run()
    }

    pub fn run(&mut self) -> &mut Self {
        let mut log = Log::on();
        self.state.resume(&mut log);
        self.note(&mut log)
    }

    fn note(&mut self, log: &mut Log) -> &mut Self {
        self.events.extend(log.take().0.into_iter().map(truth));
        if self.state.bids.is_empty() {
            Galactica::conserved(&self.state).unwrap_or_else(|error| panic!("{error}\n{:?}", self.state.frames));
        }
        self
    }

    pub fn asked(&self) -> SeatSet {
        Galactica::asked(&self.state)
    }

    pub fn ask(&self, seat: Seat) -> Ask {
        assert!(self.asked().contains(seat), "{seat:?} is not asked: {:?}", self.state.frames.last());
        Ask::of(&self.state, seat)
    }

    /// What everybody who is asked is asked.
    pub fn prompt(&self) -> Prompt {
        let seat = self.asked().first().unwrap_or_else(|| panic!("nobody is asked: {:?}", self.state.ending));
        Ask::of(&self.state, seat).prompt
    }

    /// What a seat may pick from.
    pub fn offer(&self, seat: u8) -> Vec<Item> {
        self.ask(Seat(seat)).pick.from
    }

    pub fn offers(&self, seat: u8, item: Item) -> bool {
        self.offer(seat).contains(&item)
    }

    pub fn answer(&mut self, seat: Seat, items: &[Item]) -> &mut Self {
        let prompt = self.ask(seat).prompt;
        let mut log = Log::on();
        if let Err(error) = tabletop::answer::<Galactica>(&mut self.state, seat, &mut items.to_vec(), &mut log) {
            panic!("{items:?} is no answer of {seat:?} to {prompt:?}: {error:?}; {:?}", self.offer(seat.0));
        }
        self.note(&mut log)
    }

    /// Passes over reactions, then this seat alone is asked this, and answers.
    #[track_caller]
    pub fn expect(&mut self, seat: u8, prompt: Prompt, items: &[Item]) -> &mut Self {
        if prompt.reaction().is_none() && prompt.ability().is_none() {
            self.pass_reactions();
        }
        self.at(seat, prompt);
        self.answer(Seat(seat), items)
    }

    /// This seat is asked this now, maybe with others.
    #[track_caller]
    pub fn at(&mut self, seat: u8, prompt: Prompt) -> &mut Self {
        assert_eq!(self.prompt(), prompt);
        assert!(self.asked().contains(Seat(seat)), "{:?} are asked {prompt:?}", self.asked());
        self
    }

    /// Everybody who is asked answers nothing, but for these.
    pub fn all_but(&mut self, plays: &[(u8, &[Item])]) -> &mut Self {
        for seat in self.asked().iter() {
            let items = plays.iter().find(|play| play.0 == seat.0).map_or(&[][..], |play| play.1);
            self.answer(seat, items);
        }
        self
    }

    pub fn pass(&mut self) -> &mut Self {
        self.all_but(&[])
    }

    pub fn over(&self) -> bool {
        self.state.over()
    }

    /// Passes until something is asked that is neither a reaction nor an ability's moment.
    pub fn pass_reactions(&mut self) -> &mut Self {
        while !self.over() && (self.prompt().reaction().is_some() || self.prompt().ability().is_some()) {
            self.pass();
        }
        self
    }

    /// Passes over reactions and gives these cards to the check that stands; nobody else gives any.
    pub fn contribute(&mut self, gifts: &[(u8, &[Kind])]) -> &mut Self {
        let mut begun = false;
        while !self.over() {
            match self.prompt() {
                Prompt::Contribute { .. } => {
                    begun = true;
                    let seat = self.asked().first().unwrap();
                    let kinds = gifts.iter().find(|gift| gift.0 == seat.0).map_or(&[][..], |gift| gift.1);
                    self.answer(seat, &cards(kinds));
                }
                prompt if !begun && (prompt.reaction().is_some() || prompt.ability().is_some()) => {
                    self.pass();
                }
                _ => break,
            }
        }
        self
    }

    /// Passes reactions, gives nothing to checks and discards what comes first, until something else is asked.
    pub fn drift(&mut self) -> &mut Self {
        while !self.over() {
            match self.prompt() {
                Prompt::Contribute { .. } => self.pass(),
                Prompt::Discard { .. } => self.discard_first(),
                prompt if prompt.reaction().is_some() || prompt.ability().is_some() => self.pass(),
                _ => break,
            };
        }
        self
    }

    /// Everybody who has to discard discards what comes first.
    pub fn discard_first(&mut self) -> &mut Self {
        for seat in self.asked().iter() {
            let pick = self.ask(seat).pick;
            self.answer(seat, &pick.from[..usize::from(pick.min)]);
        }
        self
    }

    pub fn happened(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    pub fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| fits(event)).count()
    }

    pub fn hand(&self, seat: u8) -> usize {
        self.state.hand_size(Seat(seat))
    }

    pub fn is_at(&self, seat: u8, location: Location) -> bool {
        self.state.is_at(Seat(seat), location)
    }
}

/// These characters with nothing in space, and what a test changes.
pub fn crew(characters: &[Character], with: impl FnOnce(&mut State)) -> Table {
    let mut state = position::new(characters, 1);
    state.clear_space();
    with(&mut state);
    Table::of(state)
}

pub fn put(state: &mut State, seat: u8, location: Location) {
    state.set_place(Seat(seat), Place::At(location));
}

pub fn is_crisis(event: &Event) -> bool {
    matches!(event, Event::Crisis { .. })
}

pub fn cards(kinds: &[Kind]) -> Vec<Item> {
    let mut items: Vec<Item> = kinds.iter().map(|&kind| Item::Card(kind)).collect();
    items.sort_unstable();
    items
}

pub fn seats(seats: &[u8]) -> Vec<Item> {
    seats.iter().map(|&seat| Item::Seat(Seat(seat))).collect()
}

/// A frame that draws a crisis as a turn does.
pub fn drawn() -> Frame {
    resolve(ResolveStep::Draw, Via::Turn, Text::Crisis(Crisis::WitchHunt))
}

pub fn resolve(step: ResolveStep, via: Via, text: Text) -> Frame {
    Resolve { step, via, text, half: 0 }.into()
}

/// Cards of a type that make up so much.
pub fn worth(skill: Skill, mut total: u8) -> Vec<Kind> {
    let mut kinds = Vec::new();
    for (strength, copies) in [(5, 1), (4, 2), (3, 4), (2, 4), (1, 2)] {
        for _ in 0..copies {
            if total >= strength {
                total -= strength;
                kinds.push(position::card(skill, strength));
            }
        }
    }
    assert_eq!(total, 0, "a hand cannot be worth so much");
    kinds
}

/// Next come two cards of the Destiny deck that cancel each other out in a check for these types, then two more.
pub fn no_fate(state: &mut State, skills: &[Skill]) {
    let wrong = Skill::ALL.into_iter().find(|skill| !skills.contains(skill)).expect("no check takes all five types");
    let pair = [position::card(skills[0], 1), position::card(wrong, 1)];
    state.set_destiny(&[pair, pair].concat());
}

// --- The standard position of the crisis tables ---

pub const CURRENT: u8 = 0;
pub const PRESIDENT: u8 = 1;
pub const ADMIRAL: u8 = 2;
pub const FOURTH: u8 = 3;
pub const FIFTH: u8 = 4;
const ROLES: [&str; 5] = ["current", "president", "admiral", "fourth", "fifth"];
/// Cards in every hand: one of each type and one of Leadership more.
pub const HAND: u8 = 6;

/// Five players whose sheets leave other people's crises alone, each in another place, six weak cards in each hand; nothing
/// in space; the fleet token two steps on; the next civilian ships carry one population each.
pub fn standard() -> State {
    use Character::{Apollo, GaiusBaltar, LauraRoslin, SaulTigh, TomZarek};
    let mut state = position::new(&[SaulTigh, LauraRoslin, TomZarek, Apollo, GaiusBaltar], 1);
    state.clear_space();
    state.set_title(galactica::cards::Title::Admiral, Seat(ADMIRAL));
    for (seat, location) in [
        (CURRENT, Location::Armory),
        (PRESIDENT, Location::PresidentsOffice),
        (ADMIRAL, Location::Command),
        (FOURTH, Location::FtlControl),
        (FIFTH, Location::ResearchLab),
    ] {
        state.set_place(Seat(seat), Place::At(location));
        state.set_hand(Seat(seat), &weak_hand());
    }
    state.jump = 2;
    stock_on_top(&mut state, Civilian::Pop1);
    state
}

pub fn weak_hand() -> Vec<Kind> {
    let mut hand: Vec<Kind> = Skill::ALL.map(|skill| position::card(skill, 1)).to_vec();
    hand.push(position::card(Skill::Leadership, 2));
    hand
}

/// The next ships out of the stock are of this kind.
pub fn stock_on_top(state: &mut State, face: Civilian) {
    let fits = |ship: &CardId| Civilian::of(*ship) == face;
    let (top, rest): (Vec<CardId>, Vec<CardId>) = state.space.stock.iter().copied().partition(fits);
    state.space.stock = rest.into_iter().chain(top).collect();
}

/// Words of the facts for our enums.
pub fn word<T: serde::Serialize>(value: T) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap().to_owned()
}

fn place(place: Place) -> String {
    match place {
        Place::Nowhere => "nowhere".to_owned(),
        Place::At(location) => word(location),
        Place::Flying(area) => word(area),
    }
}

/// Everything a crisis can change, by name: numbers and words.
pub struct Facts {
    numbers: BTreeMap<String, i16>,
    words: BTreeMap<String, String>,
}

pub fn facts(state: &State) -> Facts {
    let mut numbers = BTreeMap::new();
    let mut words = BTreeMap::new();
    let mut number = |name: &str, value: u8| {
        numbers.insert(name.to_owned(), i16::from(value));
    };
    for dial in Dial::ALL {
        number(&word(dial), state.dial(dial));
    }
    let space = &state.space;
    for area in Area::ALL {
        let (at, name) = (area as usize, word(area));
        number(&format!("raider.{name}"), space.raiders[at]);
        number(&format!("heavy_raider.{name}"), space.heavy_raiders[at]);
        number(&format!("viper.{name}"), space.vipers[at]);
        number(&format!("basestar.{name}"), space.basestars_in(area).count() as u8);
        number(&format!("civilian.{name}"), space.civilians_in(area).count() as u8);
    }
    number("reserve", space.reserve);
    number("damaged", space.damaged);
    number("destroyed", space.destroyed);
    number("raptors", space.raptors);
    number("nukes", space.nukes);
    number("lost", space.lost.len() as u8);
    number("centurions", space.centurions.iter().sum());
    number("jump", state.jump);
    number("distance", state.distance);
    number("damage", state.damage.count_ones() as u8);
    number("extra", u8::from(state.turn.extra_crisis));
    for seat in state.seats() {
        let role = ROLES[seat.index()];
        number(&format!("{role}.hand"), state.hand_size(seat) as u8);
        words.insert(format!("{role}.at"), place(state.place(seat)));
    }
    words.insert("president".to_owned(), ROLES[state.president.index()].to_owned());
    words.insert("admiral".to_owned(), ROLES[state.admiral.index()].to_owned());
    let rules: Vec<String> = Rule::ALL.into_iter().filter(|&rule| state.has_rule(rule)).map(word).collect();
    words.insert("rule".to_owned(), rules.join("+"));
    Facts { numbers, words }
}

/// What is different, as `name+1`, `name-1` and `name=word`.
pub fn changes(before: &Facts, after: &Facts) -> Vec<String> {
    let numbers = before.numbers.iter().filter_map(|(name, was)| {
        let by = after.numbers[name] - was;
        (by != 0).then(|| format!("{name}{by:+}"))
    });
    let words = before.words.iter().filter_map(|(name, was)| {
        let now = &after.words[name];
        (now != was).then(|| format!("{name}={now}"))
    });
    numbers.chain(words).collect()
}

/// Who looked at one loyalty card of whom.
pub fn looks(events: &[Event]) -> Vec<String> {
    let look = |event: &Event| match event {
        Event::SawLoyalty { seat, owner, cards } => {
            assert_eq!(cards.len(), 1, "one card");
            Some(format!("saw={}>{}", ROLES[seat.index()], ROLES[owner.index()]))
        }
        _ => None,
    };
    events.iter().filter_map(look).collect()
}

/// Puts a super crisis on the table, as Caprica does.
pub fn face_super(state: &mut State, crisis: SuperCrisis) {
    state.set_super_crises(&[crisis]);
    state.super_facing = state.supers.draw(&mut state.dice).0;
}
