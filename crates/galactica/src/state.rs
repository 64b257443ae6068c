//! The whole truth, flat, and the few moves of cards that every frame is made of.
//!
//! Cards only ever move through the functions here, because each move is also news to somebody: the knowledge of every
//! viewer is brought up to date in the same breath.

use serde::{Deserialize, Serialize};
use tabletop::{CardId, Cards, Deck, Dice, List, MAX_SEATS, Seat, SeatSet};

use crate::cards::{BOX, Character, Kind, Loyalty, LoyaltyId, PER_SKILL, Skill, copies, kind_of, skill_of};
use crate::frame::Frame;
use crate::knowledge::{DESTINY, Knowledge, VIEWERS, sees_into};
use crate::{Event, Item, Log};

/// The four resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dial {
    Food,
    Fuel,
    Morale,
    Population,
}

impl Dial {
    pub const ALL: [Self; 4] = [Self::Food, Self::Fuel, Self::Morale, Self::Population];
    // Ruling 1/1.
    pub const START: [u8; 4] = [8, 8, 10, 12];
}

/// Where the eight vipers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Vipers {
    pub reserve: u8,
    pub space: u8,
    pub damaged: u8,
    pub destroyed: u8,
}

/// The last throw of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Die {
    pub face: u8,
    /// After modifiers, from 1 to 8.
    pub result: u8,
    /// Strategic Planning counts for this roll and its repetitions.
    pub planned: bool,
}

/// How the game stands or ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    #[default]
    Playing,
    /// The humans held out: the slice's stand-in for reaching Kobol.
    Kobol,
    Food,
    Fuel,
    Morale,
    Population,
}

impl Ending {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Playing => "playing",
            Self::Kobol => "kobol",
            Self::Food => "food",
            Self::Fuel => "fuel",
            Self::Morale => "morale",
            Self::Population => "population",
        }
    }

    pub const fn of(dial: Dial) -> Self {
        match dial {
            Dial::Food => Self::Food,
            Dial::Fuel => Self::Fuel,
            Dial::Morale => Self::Morale,
            Dial::Population => Self::Population,
        }
    }
}

/// The most frames that can be on the stack: a turn, an attack, a roll, a window; with room for more.
pub const FRAMES: usize = 8;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub players: u8,
    pub current: Seat,
    /// Turns that are over.
    pub turns: u8,
    /// What is going on, the innermost last. Public, all of it.
    pub frames: List<Frame, FRAMES>,
    pub characters: List<Character, MAX_SEATS>,
    pub dials: [u8; 4],
    pub vipers: Vipers,
    /// Who is openly a Cylon.
    pub revealed: SeatSet,
    pub decks: [Deck<PER_SKILL>; 5],
    pub hands: [Cards; MAX_SEATS],
    /// The Destiny deck, its top last.
    pub destiny: List<CardId, 10>,
    /// Face down in the check: from the Destiny deck, and from each player.
    pub fate: Cards,
    pub given: [Cards; MAX_SEATS],
    /// Face up in the check.
    pub open: Cards,
    /// Cards in hands that their owners have picked in a sealed answer. Empty in every state that is viewed.
    pub bids: Cards,
    pub die: Die,
    /// Was a card played in the window that closed last?
    pub played: bool,
    pub loyalty: List<LoyaltyId, MAX_SEATS>,
    pub loyalty_deck: List<LoyaltyId, 8>,
    /// Out of the game, unseen.
    pub loyalty_box: List<LoyaltyId, 15>,
    /// What each seat knows, and last what everybody knows.
    pub knows: [Knowledge; VIEWERS],
    pub ending: Ending,
    pub dice: Dice,
}

impl State {
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    pub fn everyone(&self) -> SeatSet {
        SeatSet::all(self.players)
    }

    #[inline]
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hands[seat.index()].len()
    }

    pub fn loyalty_of(&self, seat: Seat) -> Loyalty {
        BOX[usize::from(self.loyalty[seat.index()])]
    }

    /// Ruling 0/2: whoever is not a revealed Cylon follows the human rules.
    pub fn humans(&self) -> SeatSet {
        self.everyone().without(self.revealed)
    }

    // Rulings 2/5 and 19/6: the character's limit; a revealed Cylon has no character text.
    pub fn hand_limit(&self, seat: Seat) -> usize {
        if self.revealed.contains(seat) { 10 } else { usize::from(self.characters[seat.index()].row().hand_limit) }
    }

    pub fn over(&self) -> bool {
        self.ending != Ending::Playing
    }

    /// How many cards of a type could be drawn now.
    pub fn drawable(&self, skill: Skill) -> usize {
        let deck = &self.decks[skill.index()];
        deck.pile().len() + deck.discards().len()
    }

    /// The top card of a skill deck. Ruling 15/1: an empty deck is made anew of its discards; 15/2: with none, no card.
    fn draw_card(&mut self, skill: Skill, log: &mut Log) -> Option<CardId> {
        log.drew();
        let deck = &mut self.decks[skill.index()];
        if deck.pile().is_empty() && deck.reshuffle(&mut self.dice) {
            log.public(|| Event::Reshuffled { skill });
        }
        deck.take()
    }

    /// A player draws cards of a type: everybody sees which deck they come from, only he sees the cards.
    pub(crate) fn draw(&mut self, seat: Seat, skill: Skill, count: u8, log: &mut Log) {
        let mut drawn = Cards::EMPTY;
        for _ in 0..count {
            let Some(card) = self.draw_card(skill, log) else { break };
            drawn.insert(card);
            self.hands[seat.index()].insert(card);
            self.news(seat.index(), |knowledge| knowledge.drawn(seat.index(), skill));
        }
        if !drawn.is_empty() {
            let count = drawn.len() as u8;
            log.split(seat, || {
                let cards = drawn.iter().map(kind_of).collect();
                (Event::Drew { seat, skill, cards }, Some(Event::DrewHidden { seat, skill, count }))
            });
        }
    }

    // Ruling 1/7: two cards of each type, shuffled; 5.2/14: a deck that is short gives what it has.
    pub(crate) fn build_destiny(&mut self, log: &mut Log) {
        for skill in Skill::ALL {
            for _ in 0..2 {
                let Some(card) = self.draw_card(skill, log) else { break };
                self.destiny.push(card);
                self.news(DESTINY, |knowledge| knowledge.drawn(DESTINY, skill));
            }
        }
        self.dice.shuffle(&mut self.destiny);
        log.public(|| Event::DestinyBuilt);
    }

    /// A card leaves a hand face up and goes to its discard pile. Ruling 19/29: public for good.
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId) {
        self.hands[seat.index()].remove(card);
        self.lay_open(card);
        let size = self.zone_size(seat.index());
        self.news(seat.index(), |knowledge| knowledge.left_seen(seat.index(), kind_of(card), size));
    }

    /// Puts a card face up on its discard pile.
    pub(crate) fn lay_open(&mut self, card: CardId) {
        self.decks[skill_of(card).index()].discard(card);
    }

    /// One card passes from hand to hand; only the two of them see which.
    pub(crate) fn pass_card(&mut self, from: Seat, to: Seat, card: CardId) {
        self.hands[from.index()].remove(card);
        self.hands[to.index()].insert(card);
        let (a, b) = (from.index(), to.index());
        let (size_a, size_b) = (self.zone_size(a), self.zone_size(b));
        for (viewer, knowledge) in self.knows.iter_mut().enumerate() {
            let kind = (viewer == a || viewer == b).then(|| kind_of(card));
            let source = knowledge.spans[a];
            if viewer != a {
                knowledge.gave(a, kind, size_a);
            }
            if viewer != b {
                knowledge.got(b, kind, &source, size_b);
            }
        }
    }

    /// Tells everybody for whom `zone` is not his own hand.
    fn news(&mut self, zone: usize, tell: impl Fn(&mut Knowledge)) {
        let others = self.knows.iter_mut().enumerate().filter(|&(viewer, _)| !sees_into(viewer, zone));
        others.for_each(|(_, knowledge)| tell(knowledge));
    }

    /// `viewer` is shown a whole hand.
    pub(crate) fn look(&mut self, viewer: Seat, owner: Seat) {
        self.knows[viewer.index()].looked(owner.index(), self.hands[owner.index()]);
    }

    /// Everything in the check is turned up at once: the cards are seen, whose they were is not.
    pub(crate) fn open_check(&mut self) {
        let given = std::mem::replace(&mut self.given, [Cards::EMPTY; MAX_SEATS]);
        let fate = std::mem::replace(&mut self.fate, Cards::EMPTY);
        let all = given.iter().fold(fate, |all, &given| all | given);
        self.open = all;
        for zone in 0..=DESTINY {
            let left = given.get(zone).unwrap_or(&fate).len();
            let size = self.zone_size(zone);
            for (viewer, knowledge) in self.knows.iter_mut().enumerate() {
                if !sees_into(viewer, zone) {
                    // A player leaves out what he gave himself.
                    let others = all - given.get(viewer).copied().unwrap_or_default();
                    knowledge.check_opened(zone, left, others, size);
                }
            }
        }
    }

    /// How many cards the statements about a zone are about: a hand with what it gave to the check that is still face
    /// down, or the Destiny deck with its cards in it.
    pub(crate) fn zone_size(&self, zone: usize) -> usize {
        if zone == DESTINY {
            self.destiny.len() + self.fate.len()
        } else {
            self.hands[zone].len() + self.given[zone].len()
        }
    }

    /// Notes what a sealed answer picked; nothing moves before all are in.
    pub(crate) fn bid(&mut self, seat: Seat, items: &[Item]) {
        for kind in kinds(items) {
            let free = self.hands[seat.index()] - self.bids;
            self.bids.insert(free.copy_of(copies(kind)).expect("answers are checked against the hand"));
        }
    }

    /// Discards what an answer picked.
    pub(crate) fn discard_all(&mut self, seat: Seat, items: &[Item], log: &mut Log) {
        for kind in kinds(items) {
            self.discard(seat, self.find(seat, kind));
        }
        log.showed(self.everyone());
        log.public(|| Event::Discarded { seat, cards: kinds(items).collect() });
    }

    /// Is everything true that anybody knows? Must hold in every state that play reaches.
    pub fn statements_hold(&self) -> bool {
        let zone = |zone: usize| {
            if zone == DESTINY {
                self.destiny.iter().copied().collect::<Cards>() | self.fate
            } else {
                self.hands[zone] | self.given[zone]
            }
        };
        let known = |viewer: usize, z: usize| sees_into(viewer, z) || self.knows[viewer].holds(z, zone(z));
        (0..VIEWERS).all(|viewer| (0..=DESTINY).all(|z| known(viewer, z)))
    }

    pub(crate) fn find(&self, seat: Seat, kind: Kind) -> CardId {
        self.hands[seat.index()].copy_of(copies(kind)).expect("answers are checked against the hand")
    }

    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log) {
        self.ending = ending;
        self.frames.clear();
        // Rulebook, "Game end": all loyalty cards are turned up.
        log.showed(self.everyone());
        log.public(|| Event::Ended { ending, loyalties: self.seats().map(|seat| self.loyalty_of(seat)).collect() });
    }
}

/// The cards among the items of an answer.
pub(crate) fn kinds(items: &[Item]) -> impl Iterator<Item = Kind> {
    items.iter().filter_map(|item| match *item {
        Item::Card(kind) => Some(kind),
        Item::Skill(_) | Item::Seat(_) | Item::Reveal(_) => None,
    })
}
