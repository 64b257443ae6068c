//! Who is a Cylon, from what everybody can see: how the loyalty cards fall, and what the checks turn up.
//!
//! One weight for every set of seats that may be the hidden Cylons: 64 of them at most, so that nothing is approximated
//! that can be counted. It is the table's belief; a seat adds what it alone knows when it asks.

use ::galactica::board::Person;
use ::galactica::cards::{Ability, Character, Kind, Skill, SkillCard, deck_for};
use ::galactica::{Board, Event, Guess, Matter};
use tabletop::{MAX_SEATS, Seat, SeatSet};

/// How often a hidden Cylon who gives to a check spoils it, and how often then with two cards.
const SPOILS: f64 = 0.7;
const TWICE: f64 = 0.2;
/// Whatever is seen, this much of a doubt stays: people give strange cards, too.
const DOUBT: f64 = 0.03;

/// How often somebody who gives to a check gives one card, two, or more, as a human and as a hidden Cylon: many cards are
/// a human's, who has nothing to keep them for.
const HUMAN_GIVES: [f64; 3] = [0.4, 0.3, 0.3];
const CYLON_GIVES: [f64; 3] = [0.75, 0.2, 0.05];

fn number(cards: u8) -> usize {
    usize::from(cards.clamp(1, 3)) - 1
}

/// A suspicion in the light of how many cards somebody has just given.
pub(super) fn giving(guilt: f64, cards: u8) -> f64 {
    let (cylon, human) = (guilt * CYLON_GIVES[number(cards)], (1.0 - guilt) * HUMAN_GIVES[number(cards)]);
    if cylon + human > 0.0 { cylon / (cylon + human) } else { guilt }
}

const SETS: usize = 1 << MAX_SEATS;

/// The check that is on.
#[derive(Clone, Copy, Debug)]
struct Trial {
    skills: &'static [Skill],
    gave: [u8; MAX_SEATS],
    /// Engineering helps; the weakest cards help.
    research: bool,
    leader: bool,
}

impl Trial {
    fn is_wrong(&self, kind: Kind) -> bool {
        let skill = kind.skill();
        let helps = self.skills.contains(&skill)
            || self.research && skill == Skill::Engineering
            || self.leader && kind.strength == 1;
        !helps
    }
}

#[derive(Clone, Debug)]
pub(super) struct Belief {
    weights: [f64; SETS],
    characters: [Option<Character>; MAX_SEATS],
    /// Types of which a seat has drawn.
    drew: [[bool; 5]; MAX_SEATS],
    revealed: usize,
    trial: Option<Trial>,
    /// The check's cards are given face up.
    open: bool,
    dealt: bool,
}

impl Default for Belief {
    fn default() -> Self {
        Self {
            weights: [1.0; SETS],
            characters: [None; MAX_SEATS],
            drew: [[false; 5]; MAX_SEATS],
            revealed: 0,
            trial: None,
            open: false,
            dealt: false,
        }
    }
}

/// What a seat knows of the seats, as sets of them.
struct Known {
    /// Openly a Cylon.
    open: usize,
    /// A Cylon, and no Cylon, by cards that lie open or were seen.
    known: usize,
    cleared: usize,
}

impl Known {
    fn of(board: &Board) -> Self {
        let all = |holds: &dyn Fn(&Person) -> bool| -> usize {
            board.people.iter().filter(|person| holds(person)).map(|person| 1 << person.seat.index()).sum()
        };
        Self {
            open: all(&|person| person.revealed),
            known: all(&Person::is_known_cylon),
            cleared: all(&Person::is_cleared),
        }
    }
}

fn has(set: usize, seat: usize) -> bool {
    set >> seat & 1 == 1
}

impl Belief {
    /// What a seat sees happen.
    pub(super) fn hear(&mut self, event: &Event) {
        match event {
            Event::Picked { seat, character } => self.characters[seat.index()] = Some(*character),
            Event::DrewHidden { seat, skill, .. } | Event::Drew { seat, skill, .. } => {
                self.drew[seat.index()][skill.index()] = true;
            }
            Event::Turn { .. } if !self.dealt => self.deal(),
            Event::SleeperPhase => self.sleepers(),
            Event::Revealed { seat, card } if card.is_cylon() => {
                self.revealed |= 1 << seat.index();
                self.keep(|set| if has(set, seat.index()) { 1.0 } else { 0.0 });
            }
            // He turns whoever gets his cards, if one of them is a Cylon's.
            Event::PassedLoyaltyHidden { to, .. } | Event::PassedLoyalty { to, .. } => self.turn(to.index(), 0.5),
            Event::Check { matter, .. } => {
                // An accusation divides the humans as well: only crises are evidence.
                let crisis = matches!(matter, Matter::Crisis(_) | Matter::SuperCrisis(_));
                let skills = matter.terms().skills;
                let trial = Trial { skills, gave: [0; MAX_SEATS], research: false, leader: false };
                self.trial = crisis.then_some(trial);
            }
            Event::Contributed { seat, count } => {
                if let Some(trial) = &mut self.trial {
                    trial.gave[seat.index()] = *count;
                }
            }
            Event::Played { card, .. } if card.card == SkillCard::ScientificResearch => {
                if let Some(trial) = &mut self.trial {
                    trial.research = true;
                }
            }
            Event::Used { ability: Ability::InspirationalLeader, .. } => {
                if let Some(trial) = &mut self.trial {
                    trial.leader = true;
                }
            }
            // What is given openly is its giver's own doing.
            Event::ContributedOpenly { seat, cards } => {
                if let Some(trial) = self.trial
                    && cards.iter().any(|kind| trial.is_wrong(*kind))
                {
                    self.keep(|set| if has(set, seat.index()) { 1.0 } else { DOUBT });
                }
            }
            Event::DestinyOpenly { .. } => self.open = true,
            Event::Destination { seat, destination } => self.steered(seat.index(), destination.row().distance),
            Event::Opened { .. } if std::mem::take(&mut self.open) => self.trial = None,
            Event::Opened { cards, .. } => {
                if let Some(trial) = self.trial.take() {
                    self.weigh(&trial, cards);
                }
            }
            _ => {}
        }
    }

    fn players(&self) -> usize {
        self.characters.iter().flatten().count()
    }

    fn is(&self, seat: usize, character: Character) -> bool {
        self.characters[seat] == Some(character)
    }

    /// Multiplies every weight, and keeps them a distribution.
    fn keep(&mut self, factor: impl Fn(usize) -> f64) {
        let mut sum = 0.0;
        for (set, weight) in self.weights.iter_mut().enumerate() {
            *weight *= factor(set);
            sum += *weight;
        }
        // What cannot be has happened: nothing is known any more, but for what lies open.
        if sum <= 0.0 {
            let revealed = self.revealed;
            let players = self.players();
            for (set, weight) in self.weights.iter_mut().enumerate() {
                *weight = if set & revealed == revealed && set < 1 << players { 1.0 } else { 0.0 };
            }
            sum = self.weights.iter().sum();
        }
        self.weights.iter_mut().for_each(|weight| *weight /= sum);
    }

    /// How the first loyalty cards can have fallen: every way to put the Cylon cards among those dealt and those left.
    fn deal(&mut self) {
        self.dealt = true;
        let players = self.players();
        if players < 3 {
            // Characters are still being picked: nobody has a card.
            self.weights = [0.0; SETS];
            return;
        }
        let deck = deck_for(players as u8);
        let extra =
            (0..players).filter(|&seat| self.is(seat, Character::GaiusBaltar) || self.is(seat, Character::Boomer));
        let cards = deck.cylons + deck.humans + extra.count();
        let dealt: Vec<f64> =
            (0..players).map(|seat| if self.is(seat, Character::GaiusBaltar) { 2.0 } else { 1.0 }).collect();
        let left = cards as f64 - dealt.iter().sum::<f64>();
        let ways = |set: usize| {
            let held: Vec<f64> = (0..players).filter(|&seat| has(set, seat)).map(|seat| dealt[seat]).collect();
            match (deck.cylons, held.as_slice()) {
                (1, []) => left,
                (2, []) => left * (left - 1.0) / 2.0,
                (1, [one]) => *one,
                (2, [one]) => one * left + one * (one - 1.0) / 2.0,
                (2, [one, other]) => one * other,
                _ => 0.0,
            }
        };
        self.weights = [1.0; SETS];
        self.keep(|set| if set < 1 << players { ways(set) } else { 0.0 });
    }

    /// The other half of the loyalty cards is dealt: the Cylon cards that are not out yet go to anybody.
    fn sleepers(&mut self) {
        let players = self.players();
        if players < 3 {
            return;
        }
        let cylons = deck_for(players as u8).cylons;
        let share = |seat: usize| if self.is(seat, Character::Boomer) { 2.0 } else { 1.0 };
        let shares: Vec<f64> = (0..players).map(share).collect();
        let all: f64 = shares.iter().sum();
        for _ in 0..cylons {
            let before = self.weights;
            for (set, &weight) in before.iter().enumerate() {
                let out = set.count_ones() as usize;
                if weight == 0.0 || out >= cylons {
                    continue;
                }
                self.weights[set] -= weight;
                for (seat, share) in shares.iter().enumerate() {
                    self.weights[set | 1 << seat] += weight * share / all;
                }
            }
        }
    }

    /// Somebody is a Cylon from now on, with this chance.
    fn turn(&mut self, seat: usize, chance: f64) {
        let before = self.weights;
        for (set, &weight) in before.iter().enumerate() {
            if !has(set, seat) {
                self.weights[set] -= chance * weight;
                self.weights[set | 1 << seat] += chance * weight;
            }
        }
    }

    /// Where the fleet went. Of two destinations a human mostly takes the further, a Cylon the nearer, and nobody sees the
    /// other: the chances of both, for two of the 22 cards, with room for the other things that destinations do.
    fn steered(&mut self, seat: usize, distance: u8) {
        let (further, nearer) = match distance {
            0 | 1 => (0.09, 0.55),
            2 => (0.57, 0.43),
            _ => (0.34, 0.03),
        };
        let (human, cylon) = (0.7 * further + 0.3 * nearer, 0.3 * further + 0.7 * nearer);
        self.keep(|set| if has(set, seat) { cylon } else { human });
    }

    /// A check was turned up. Every wrong card is a Destiny card, an open Cylon's or a hidden one's.
    fn weigh(&mut self, trial: &Trial, cards: &[Kind]) {
        let against: Vec<Skill> = cards.iter().filter(|kind| trial.is_wrong(**kind)).map(|kind| kind.skill()).collect();
        let open = (0..MAX_SEATS).filter(|&seat| has(self.revealed, seat)).map(|seat| usize::from(trial.gave[seat]));
        let unexplained = against.len().saturating_sub(open.sum());
        let stray = 1.0 - trial.skills.len() as f64 / 5.0;
        let destiny = [(1.0 - stray) * (1.0 - stray), 2.0 * stray * (1.0 - stray), stray * stray];
        let able = |seat: usize| {
            trial.gave[seat] > 0
                && !has(self.revealed, seat)
                && against.iter().any(|skill| self.drew[seat][skill.index()])
        };
        let givers: usize = (0..MAX_SEATS).filter(|&seat| trial.gave[seat] > 0).map(|seat| 1 << seat).sum();
        let ables: usize = (0..MAX_SEATS).filter(|&seat| able(seat)).map(|seat| 1 << seat).sum();
        let revealed = self.revealed;
        self.keep(|set| {
            let hidden = set & !revealed;
            let spoilers = if against.is_empty() { hidden & givers } else { hidden & ables };
            let explained = |extra: usize| spoiled(spoilers.count_ones(), extra);
            let numbers: f64 = (0..MAX_SEATS)
                .filter(|&seat| trial.gave[seat] > 0 && has(hidden, seat))
                .map(|seat| CYLON_GIVES[number(trial.gave[seat])] / HUMAN_GIVES[number(trial.gave[seat])])
                .product();
            let likely: f64 =
                (0..=2).filter(|&d| d <= unexplained).map(|d| destiny[d] * explained(unexplained - d)).sum();
            numbers * (DOUBT + (1.0 - DOUBT) * likely)
        });
    }

    /// What can be told without the log: how the cards were dealt, and who is open.
    fn of(board: &Board) -> Self {
        let mut belief = Self::default();
        for (known, person) in belief.characters.iter_mut().zip(&board.people) {
            *known = person.character;
        }
        belief.deal();
        if board.journey.slept {
            belief.sleepers();
        }
        for person in &board.people {
            for &card in &person.shown {
                belief.hear(&Event::Revealed { seat: person.seat, card });
            }
        }
        belief
    }

    /// The sets that agree with what a seat knows, with their weights. The revealed are whatever a set says of them.
    fn sets(&self, board: &Board) -> impl Iterator<Item = (usize, f64)> + '_ {
        let Known { open, known, cleared } = Known::of(board);
        let fits = move |set: usize| set & cleared == 0 && !set & known & !open == 0;
        let sets = self.weights.iter().enumerate().take(1 << board.people.len());
        sets.map(|(set, &weight)| (set, weight)).filter(move |&(set, _)| fits(set))
    }

    /// Who may be the Cylons, to the one who looks: the sides to pin, and how likely they are.
    pub(super) fn worlds(&self, board: &Board) -> Vec<(Guess, f64)> {
        if !self.dealt {
            return Self::of(board).worlds(board);
        }
        let open = Known::of(board).open;
        let mut worlds: Vec<(Guess, f64)> = Vec::new();
        for (set, weight) in self.sets(board).filter(|&(_, weight)| weight > 0.0) {
            let seats = |cylons: bool| {
                let side = move |seat: &Seat| !has(open, seat.index()) && has(set, seat.index()) == cylons;
                board.seats().filter(side).collect::<SeatSet>()
            };
            let guess = Guess { cylons: seats(true), humans: seats(false) };
            match worlds.iter_mut().find(|(other, _)| *other == guess) {
                Some((_, sum)) => *sum += weight,
                None => worlds.push((guess, weight)),
            }
        }
        worlds
    }

    /// How likely each seat is a Cylon, to the one who looks: he knows his own cards and those he has seen.
    pub(super) fn guilt(&self, board: &Board, me: Seat) -> [f64; MAX_SEATS] {
        if !self.dealt {
            return Self::of(board).guilt(board, me);
        }
        let people = &board.people;
        let Known { known, cleared, .. } = Known::of(board);
        let mut guilt = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for (set, weight) in self.sets(board) {
            sum += weight;
            (0..people.len()).filter(|&seat| has(set, seat)).for_each(|seat| guilt[seat] += weight);
        }
        for (seat, guilt) in guilt.iter_mut().enumerate().take(people.len()) {
            let known = has(known, seat);
            *guilt = if seat == me.index() || has(cleared, seat) || !known && sum <= 0.0 {
                0.0
            } else if known {
                1.0
            } else {
                *guilt / sum
            };
        }
        guilt
    }

    /// How likely a seat is a Cylon to somebody who knows nothing else: what the others think of it.
    pub(super) fn repute(&self, seat: Seat) -> f64 {
        let (all, with) = self.weights.iter().enumerate().fold((0.0, 0.0), |(all, with), (set, weight)| {
            (all + weight, if has(set, seat.index()) { with + weight } else { with })
        });
        if all > 0.0 { with / all } else { 0.0 }
    }
}

/// The chance that so many hidden Cylons who gave put in so many wrong cards.
fn spoiled(givers: u32, wrong: usize) -> f64 {
    if givers == 0 {
        return if wrong == 0 { 1.0 } else { 0.0 };
    }
    let one = [1.0 - SPOILS, SPOILS * (1.0 - TWICE), SPOILS * TWICE];
    (0..=2).filter(|&mine| mine <= wrong).map(|mine| one[mine] * spoiled(givers - 1, wrong - mine)).sum()
}
