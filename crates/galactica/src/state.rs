//! The whole truth, flat, and the few moves of skill cards that every frame is made of.
//!
//! Skill cards only ever move through the functions here, because each move is also news to somebody: the knowledge of
//! every viewer is brought up to date at the same time.

use serde::{Deserialize, Serialize};
use tabletop::{CardId, Cards, Deck, Dice, List, MAX_SEATS, Seat, SeatSet};

use crate::cards::{
    Branch, CARDS, CRISIS_CARDS, CardFace, Character, DESTINATION_CARDS, Kind, PER_SKILL, QUORUM_CARDS, Quorum, Rule,
    SUPER_CRISIS_CARDS, Skill, copies, kind_of, skill_of,
};
use crate::event::DeckName;
use crate::frame::Frame;
use crate::knowledge::{DESTINY, Knowledge, VIEWERS, sees_into};
use crate::loyalties::Loyalties;
use crate::people::Place;
use crate::setup::Setup;
use crate::space::Space;
use crate::stack::Stack;
use crate::{Event, Item, Log};

/// The four resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// The last throw of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Die {
    pub face: u8,
    /// After modifiers, from 1 to 8.
    pub result: u8,
    /// Strategic Planning counts for this roll and its repetitions.
    pub planned: bool,
}

/// What was played in the window that closed last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Played {
    /// The card that the window was about; of the window before a check, Investigative Committee.
    pub first: bool,
    /// Scientific Research.
    pub second: bool,
}

/// What a card has just put on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Placed {
    pub raiders: [u8; 6],
    pub vipers: [u8; 6],
}

/// Quorum cards that lie in front of somebody or beside the presidency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Appointed {
    pub arbitrator: Option<Seat>,
    pub mission_specialist: Option<Seat>,
    pub vice_president: Option<Seat>,
    pub prophecy: bool,
}

impl Appointed {
    /// Who has the card before them.
    pub const fn holder(&mut self, card: Quorum) -> Option<&mut Option<Seat>> {
        match card {
            Quorum::AssignArbitrator => Some(&mut self.arbitrator),
            Quorum::AssignMissionSpecialist => Some(&mut self.mission_specialist),
            Quorum::AssignVicePresident => Some(&mut self.vice_president),
            Quorum::AcceptProphecy
            | Quorum::ArrestOrder
            | Quorum::AuthorizationOfBrutalForce
            | Quorum::EncourageMutiny
            | Quorum::FoodRationing
            | Quorum::InspirationalSpeech
            | Quorum::PresidentialPardon
            | Quorum::ReleaseCylonMugshots => None,
        }
    }
}

/// What this turn has seen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TurnSoFar {
    /// An Executive Order was played (ruling 4/2).
    pub order: bool,
    /// Helo has had a die rolled again (ruling 6/3).
    pub eco: bool,
    /// Tyrol has had his further action (ruling 4/5).
    pub maintenance: bool,
    /// Actions that the current player has left.
    pub actions: u8,
    /// The current player became a Cylon in it: it is over (rulings 12/2 and 19/20).
    pub turned: bool,
    /// A further crisis is to be resolved (Fulfiller of Prophecy).
    pub extra_crisis: bool,
}

/// How the game stands or ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    #[default]
    Playing,
    Kobol,
    Food,
    Fuel,
    Morale,
    Population,
    GalacticaDestroyed,
    Boarded,
}

impl Ending {
    pub const ALL: [Self; 7] =
        [Self::Population, Self::Food, Self::Fuel, Self::Morale, Self::GalacticaDestroyed, Self::Boarded, Self::Kobol];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Playing => "playing",
            Self::Kobol => "kobol",
            Self::Food => "food",
            Self::Fuel => "fuel",
            Self::Morale => "morale",
            Self::Population => "population",
            Self::GalacticaDestroyed => "galactica_destroyed",
            Self::Boarded => "boarded",
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

/// The most frames that can be on the stack: a turn, an action that orders an action that launches a viper whose pilot
/// plays a card that jumps the fleet to a place whose card rolls a die before which a window opens; and then some.
pub const FRAMES: usize = 24;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub setup: Setup,
    pub players: u8,
    pub first: Seat,
    pub current: Seat,
    /// Turns that are over.
    pub turns: u16,
    pub turn: TurnSoFar,
    /// What is going on, the innermost last. Public, all of it.
    pub frames: List<Frame, FRAMES>,
    pub characters: [Option<Character>; MAX_SEATS],
    pub places: [Place; MAX_SEATS],
    pub president: Seat,
    pub admiral: Seat,
    pub dials: [u8; 4],
    pub space: Space,
    /// The fleet token's space on the Jump Preparation track.
    pub jump: u8,
    pub distance: u8,
    /// Has the sleeper phase been?
    pub slept: bool,
    /// Galactica's damage tokens that are out of the pool, as bits: on their locations, or spent.
    pub damage: u8,
    /// Who is openly a Cylon, and which of them by the Sympathizer.
    pub revealed: SeatSet,
    pub sympathizer: Option<Seat>,
    /// Whose power for once a game is used up.
    pub spent: SeatSet,
    pub appointed: Appointed,
    /// Standing rules in force, as bits by [`Rule`].
    pub rules: u8,
    pub decks: [Deck<PER_SKILL>; 5],
    pub hands: [Cards; MAX_SEATS],
    /// When each card came into the hand it is in: the order in which a hand is held. Nobody sees it; a random card of a
    /// hand is a place in it.
    pub came: List<u16, CARDS>,
    pub clock: u16,
    /// The Destiny deck, its top last.
    pub destiny: List<CardId, DESTINY_CARDS>,
    /// Face down in the check: from the Destiny deck, and from each player.
    pub fate: Cards,
    pub given: [Cards; MAX_SEATS],
    /// Face up in the check.
    pub open: Cards,
    /// Cards in hands that their owners have picked in a sealed answer. Empty in every state that is viewed.
    pub bids: Cards,
    pub crises: Stack<CRISIS_CARDS>,
    /// Crisis cards that are being resolved, that stay in play, and that count as distance.
    pub facing: List<CardId, 8>,
    pub ongoing: List<CardId, 8>,
    pub discovered: List<CardId, 1>,
    pub supers: Stack<SUPER_CRISIS_CARDS>,
    /// The super crisis that a Cylon holds, the one being resolved, and Bomb on Colonial 1 in play.
    pub super_hands: [Option<CardId>; MAX_SEATS],
    pub super_facing: Option<CardId>,
    pub super_kept: Option<CardId>,
    pub quorum: Stack<QUORUM_CARDS>,
    pub quorum_hand: Cards,
    /// What each seat knows to be in the Quorum hand, and last what everybody knows: at least these kinds.
    pub quorum_known: [u32; VIEWERS],
    /// Quorum cards out of the game.
    pub quorum_gone: List<CardId, QUORUM_CARDS>,
    pub destinations: Stack<DESTINATION_CARDS>,
    /// Where the fleet has been.
    pub travelled: List<CardId, DESTINATION_CARDS>,
    /// Cards of one deck, or tokens, that a single player has before them to choose from.
    pub offered: List<CardId, 6>,
    pub loyalty: Loyalties,
    pub die: Die,
    pub played: Played,
    pub placed: Placed,
    pub result: Branch,
    /// What each seat knows, and last what everybody knows.
    pub knows: [Knowledge; VIEWERS],
    pub ending: Ending,
    pub dice: Dice,
}

/// Ruling 1/7: two of each type.
pub const DESTINY_CARDS: usize = 2 * Skill::ALL.len();

/// The faces of Quorum cards.
pub(crate) fn faces(cards: Cards) -> impl Iterator<Item = Quorum> {
    cards.iter().map(Quorum::of)
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

    /// Rulebook, "Loyalty": one Cylon card makes a Cylon, whatever else they hold.
    pub fn is_cylon(&self, seat: Seat) -> bool {
        self.loyalty.has_cylon(seat) || self.sympathizer == Some(seat)
    }

    // Rulings 2/5 and 19/6: the character's limit; a revealed Cylon has no character text.
    pub fn hand_limit(&self, seat: Seat) -> usize {
        if self.revealed.contains(seat) { 10 } else { usize::from(self.character(seat).row().hand_limit) }
    }

    #[inline]
    pub fn over(&self) -> bool {
        self.ending != Ending::Playing
    }

    #[inline]
    pub const fn dial(&self, dial: Dial) -> u8 {
        self.dials[dial as usize]
    }

    pub fn in_the_red(&self) -> bool {
        Dial::ALL.into_iter().any(|dial| self.dial(dial) <= dial.red())
    }

    #[inline]
    pub const fn has_rule(&self, rule: Rule) -> bool {
        self.rules >> rule as u8 & 1 == 1
    }

    /// How many cards of a type could be drawn now.
    pub fn drawable(&self, skill: Skill) -> usize {
        let deck = &self.decks[skill.index()];
        deck.pile().len() + deck.discards().len()
    }

    /// The top card of a skill deck. Rulings 15/1 and 19/31: a deck that runs out is made anew of its discards at once, or
    /// when a card is needed and there are some; 15/2: with none, no card.
    fn draw_card(&mut self, skill: Skill, log: &mut Log) -> Option<CardId> {
        log.drew();
        self.renew_skills(skill, log);
        let card = self.decks[skill.index()].take();
        self.renew_skills(skill, log);
        card
    }

    fn renew_skills(&mut self, skill: Skill, log: &mut Log) {
        let deck = &mut self.decks[skill.index()];
        if deck.pile().is_empty() && deck.reshuffle(&mut self.dice) {
            log.public(|| Event::Reshuffled { deck: DeckName::Skill(skill) });
        }
    }

    fn put_in_hand(&mut self, seat: Seat, card: CardId) {
        self.hands[seat.index()].insert(card);
        self.came[usize::from(card)] = self.clock;
        self.clock += 1;
    }

    /// A player draws cards of a type: everybody sees the deck, only that player the cards.
    pub(crate) fn draw(&mut self, seat: Seat, skill: Skill, count: u8, log: &mut Log) {
        let mut drawn = Cards::EMPTY;
        for _ in 0..count {
            let Some(card) = self.draw_card(skill, log) else { break };
            drawn.insert(card);
            self.put_in_hand(seat, card);
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
        let cards = self.destiny.len();
        log.public(|| match cards {
            DESTINY_CARDS => Event::DestinyBuilt,
            fewer => Event::DestinyShort { cards: fewer as u8 },
        });
    }

    /// A card leaves a hand face up and goes to its discard pile. Ruling 19/29: public for good.
    pub(crate) fn discard(&mut self, seat: Seat, card: CardId) {
        self.lay_down(seat, card);
        self.lay_open(card);
    }

    /// A card leaves a hand face up.
    pub(crate) fn lay_down(&mut self, seat: Seat, card: CardId) {
        self.hands[seat.index()].remove(card);
        let size = self.zone_size(seat.index());
        self.news(seat.index(), |knowledge| knowledge.left_seen(seat.index(), kind_of(card), size));
    }

    /// Puts a card face up on its discard pile.
    pub(crate) fn lay_open(&mut self, card: CardId) {
        self.decks[skill_of(card).index()].discard(card);
    }

    /// Cards that lie face up go into a hand.
    pub(crate) fn pick_up(&mut self, seat: Seat, cards: Cards) {
        for card in cards.iter() {
            self.put_in_hand(seat, card);
            self.news(seat.index(), |knowledge| knowledge.entered_seen(seat.index(), kind_of(card)));
        }
    }

    /// A card of the Destiny deck is added to the check face up.
    pub(crate) fn open_destiny(&mut self, card: CardId) {
        self.open.insert(card);
        let size = self.zone_size(DESTINY);
        self.news(DESTINY, |knowledge| knowledge.left_seen(DESTINY, kind_of(card), size));
    }

    /// One card passes from hand to hand; only the two of them see which.
    pub(crate) fn pass_card(&mut self, from: Seat, to: Seat, card: CardId) {
        self.hands[from.index()].remove(card);
        self.put_in_hand(to, card);
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

    /// Tells everybody for whom `zone` is not their own hand.
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
        self.open = self.open | all;
        for zone in 0..=DESTINY {
            let left = given.get(zone).unwrap_or(&fate).len();
            let size = self.zone_size(zone);
            for (viewer, knowledge) in self.knows.iter_mut().enumerate() {
                if !sees_into(viewer, zone) {
                    // A player leaves out what they gave themselves.
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
            let card = self.copy_held(free, kind).expect("answers are checked against the hand");
            self.bids.insert(card);
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

    pub(crate) fn discard_cards(&mut self, seat: Seat, cards: Cards, log: &mut Log) {
        if !cards.is_empty() {
            cards.iter().for_each(|card| self.discard(seat, card));
            log.showed(self.everyone());
            log.public(|| Event::Discarded { seat, cards: cards.iter().map(kind_of).collect() });
        }
    }

    /// So many cards of a hand, each as likely as any other.
    pub(crate) fn random_cards(&mut self, seat: Seat, count: usize, log: &mut Log) -> Cards {
        log.drew();
        let mut hand: Vec<CardId> = self.hands[seat.index()].iter().collect();
        hand.sort_unstable_by_key(|&card| self.came[usize::from(card)]);
        self.dice.shuffle(&mut hand);
        hand.truncate(count);
        hand.into_iter().collect()
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
        let held = self.quorum_kinds();
        let loyalty = |viewer: Seat, owner: Seat| {
            let known = self.loyalty.known[viewer.index()][owner.index()];
            known.within(crate::loyalties::Faces::of(self.loyalty.held(owner)))
        };
        (0..VIEWERS).all(|viewer| (0..=DESTINY).all(|z| known(viewer, z)) && self.quorum_known[viewer] & !held == 0)
            && self.seats().all(|viewer| self.seats().all(|owner| loyalty(viewer, owner)))
    }

    /// The Quorum hand as a multiset of kinds.
    pub(crate) fn quorum_kinds(&self) -> u32 {
        let mut kinds = Cards::EMPTY;
        faces(self.quorum_hand).for_each(|face| kinds.add(face.copies()));
        kinds.0 as u32
    }

    /// A copy of a kind: of several, the one that came first.
    fn copy_held(&self, among: Cards, kind: Kind) -> Option<CardId> {
        let copies = copies(kind);
        let ids = copies.first..copies.first + copies.count;
        ids.filter(|&card| among.contains(card)).min_by_key(|&card| self.came[usize::from(card)])
    }

    pub(crate) fn find(&self, seat: Seat, kind: Kind) -> CardId {
        self.copy_held(self.hands[seat.index()], kind).expect("answers are checked against the hand")
    }

    /// The copies that an answer takes, one for each item.
    pub(crate) fn find_all(&self, owner: Seat, items: &[Item]) -> Vec<Option<CardId>> {
        let mut hand = self.hands[owner.index()] - self.bids;
        let find = |item: &Item| {
            let Item::Card(kind) = *item else { return None };
            let card = self.copy_held(hand, kind)?;
            hand.remove(card);
            Some(card)
        };
        items.iter().map(find).collect()
    }

    /// What somebody has before them to choose from, by the frame in which they choose; in canonical order.
    pub(crate) fn offered_items(&self) -> Vec<Item> {
        let Some(frame) = self.frames.last() else { return Vec::new() };
        let mut items: Vec<Item> = self.offered.iter().map(|&card| frame.offered_item(card)).collect();
        items.sort_unstable();
        items
    }

    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log) {
        self.ending = ending;
        self.frames.clear();
        self.offered.clear();
        // Rulebook, "Game end": all loyalty cards are turned up.
        log.showed(self.everyone());
        log.public(|| {
            let cards = |seat: Seat| {
                let (held, shown) = (&self.loyalty.held[seat.index()], &self.loyalty.shown[seat.index()]);
                held.iter().chain(shown).map(|&card| crate::cards::BOX[usize::from(card)]).collect()
            };
            Event::Ended { ending, loyalties: self.seats().map(cards).collect() }
        });
    }
}

/// The cards among the items of an answer.
pub(crate) fn kinds(items: &[Item]) -> impl Iterator<Item = Kind> {
    items.iter().filter_map(|item| if let Item::Card(kind) = *item { Some(kind) } else { None })
}
