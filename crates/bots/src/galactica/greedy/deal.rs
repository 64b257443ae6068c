//! Where the Cylon cards can lie, by the arithmetic of the deal: exact, and joint for both cards.
//!
//! At most two Cylon cards are in play, so that every way to place them is counted: 49 at most. What people do weighs the
//! places through [`Deal::keep`]; what is known of cards does so exactly.

use ::galactica::Board;
use ::galactica::board::Person;
use ::galactica::cards::{Character, EXTRA_HUMAN, Loyalty, deck_for};
use tabletop::{MAX_SEATS, Seat};

/// Not dealt yet.
const DECK: usize = MAX_SEATS;
const PLACES: usize = MAX_SEATS + 1;

#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// By the places of the first Cylon card and of the second. Where there is only one the second stays in the deck.
    weights: [f64; PLACES * PLACES],
    players: usize,
    cylons: usize,
    boomer: Option<usize>,
    /// Cylon cards that lie open before each seat.
    shown: [u8; MAX_SEATS],
    /// The weights before the sleeper phase: who has the Sympathizer is told after it.
    before: Option<Box<[f64; PLACES * PLACES]>>,
}

/// A way to place the cards.
#[derive(Clone, Copy, Debug)]
struct Way {
    places: [usize; 2],
}

impl Way {
    const fn of(at: usize) -> Self {
        Self { places: [at / PLACES, at % PLACES] }
    }

    const fn index(self) -> usize {
        self.places[0] * PLACES + self.places[1]
    }

    /// Cylon cards before a seat, open ones too.
    fn held(self, seat: usize) -> u8 {
        self.places.iter().map(|&place| u8::from(place == seat)).sum()
    }

    /// Who has one, as a set of seats.
    fn set(self) -> usize {
        self.places.iter().filter(|&&place| place != DECK).fold(0, |set, &place| set | 1 << place)
    }
}

fn ways() -> impl Iterator<Item = Way> {
    (0..PLACES * PLACES).map(Way::of)
}

impl Deal {
    /// As the first cards are dealt. Every card is equally likely to be any of those dealt or left.
    pub(super) fn of(characters: &[Option<Character>]) -> Self {
        let players = characters.len();
        let deck = deck_for(players as u8);
        let plays = |character: &&Character| characters.contains(&Some(**character));
        let cards = deck.cylons + deck.humans + EXTRA_HUMAN.iter().filter(plays).count();
        let mut places = [0.0; PLACES];
        for (seat, character) in characters.iter().enumerate() {
            places[seat] = if *character == Some(Character::GaiusBaltar) { 2.0 } else { 1.0 };
        }
        places[DECK] = cards as f64 - places.iter().sum::<f64>();
        let mut deal = Self {
            weights: [0.0; PLACES * PLACES],
            players,
            cylons: deck.cylons,
            boomer: characters.iter().position(|&character| character == Some(Character::Boomer)),
            shown: [0; MAX_SEATS],
            before: None,
        };
        for way in ways() {
            let [first, second] = way.places;
            deal.weights[way.index()] = match deck.cylons {
                1 if second == DECK => places[first],
                1 => 0.0,
                _ => places[first] * (places[second] - f64::from(u8::from(first == second))),
            };
        }
        deal.normalise();
        deal
    }

    fn normalise(&mut self) {
        let sum: f64 = self.weights.iter().sum();
        self.weights.iter_mut().for_each(|weight| *weight /= sum);
    }

    /// Multiplies the weight of every set of Cylons. What would leave nothing is not believed.
    pub(super) fn keep(&mut self, factor: impl Fn(usize) -> f64) {
        self.before = None;
        self.weigh(|way| factor(way.set()));
    }

    fn weigh(&mut self, factor: impl Fn(Way) -> f64) {
        let mut weights = self.weights;
        weights.iter_mut().zip(ways()).for_each(|(weight, way)| *weight *= factor(way));
        if weights.iter().sum::<f64>() > 0.0 {
            self.weights = weights;
            self.normalise();
        }
    }

    /// The rest of the deck is dealt.
    pub(super) fn sleepers(&mut self) {
        self.before = Some(Box::new(self.weights));
        self.deal_rest(None);
    }

    /// Somebody has the Sympathizer: one of the cards that they were dealt last is no Cylon's.
    pub(super) fn sympathizer(&mut self, seat: Seat) {
        if let Some(before) = self.before.take() {
            self.weights = *before;
            self.deal_rest(Some(seat.index()));
        }
    }

    fn deal_rest(&mut self, sympathizer: Option<usize>) {
        let mut shares = [0.0; MAX_SEATS];
        for (seat, share) in shares.iter_mut().enumerate().take(self.players) {
            *share = f64::from(1 + u8::from(self.boomer == Some(seat)) - u8::from(sympathizer == Some(seat)));
        }
        let all: f64 = shares.iter().sum();
        let before = std::mem::replace(&mut self.weights, [0.0; PLACES * PLACES]);
        for (way, weight) in ways().zip(before).filter(|&(_, weight)| weight > 0.0) {
            let coming: Vec<usize> = (0..self.cylons).filter(|&card| way.places[card] == DECK).collect();
            let mut add = |places: [usize; 2], chance: f64| self.weights[Way { places }.index()] += weight * chance;
            match *coming {
                [] => add(way.places, 1.0),
                [card] => {
                    for (seat, share) in shares.iter().enumerate().take(self.players) {
                        let mut places = way.places;
                        places[card] = seat;
                        add(places, share / all);
                    }
                }
                _ => {
                    for (one, other) in
                        (0..self.players).flat_map(|one| (0..self.players).map(move |other| (one, other)))
                    {
                        let left = shares[other] - f64::from(u8::from(one == other));
                        add([one, other], shares[one] * left / (all * (all - 1.0)));
                    }
                }
            }
        }
    }

    /// A Cylon card is turned up before somebody.
    pub(super) fn revealed(&mut self, seat: Seat) {
        self.before = None;
        let shown = &mut self.shown[seat.index()];
        *shown += 1;
        let shown = *shown;
        self.weigh(|way| if way.held(seat.index()) >= shown { 1.0 } else { 0.0 });
    }

    /// All cards of somebody that lie face down go to another.
    pub(super) fn passed(&mut self, from: Seat, to: Seat) {
        self.before = None;
        let before = std::mem::replace(&mut self.weights, [0.0; PLACES * PLACES]);
        for (mut way, weight) in ways().zip(before) {
            let mut stay = self.shown[from.index()];
            for place in way.places.iter_mut().filter(|place| **place == from.index()) {
                if stay > 0 {
                    stay -= 1;
                } else {
                    *place = to.index();
                }
            }
            self.weights[way.index()] += weight;
        }
    }

    /// How likely each set of seats has the Cylon cards, to one who sees this board; the sum is not 1.
    pub(super) fn sets(&self, board: &Board) -> [f64; 1 << MAX_SEATS] {
        let mut sets = [0.0; 1 << MAX_SEATS];
        // By seat, and by how many Cylon cards they would have.
        let mut chances = [[0.0; 3]; MAX_SEATS];
        for (person, chances) in board.people.iter().zip(&mut chances) {
            *chances = [0, 1, 2].map(|held| seen(person, held));
        }
        let chances = &chances[..board.people.len()];
        for (way, &weight) in ways().zip(&self.weights).filter(|&(_, &weight)| weight > 0.0) {
            let chance = |(seat, chances): (usize, &[f64; 3])| chances[usize::from(way.held(seat))];
            sets[way.set()] += weight * chances.iter().enumerate().map(chance).product::<f64>();
        }
        sets
    }

    /// How likely neither of two seats has a Cylon card, the first alone, the second alone, both; to somebody who has seen none.
    pub(super) fn stand(&self, one: Seat, other: Seat) -> [f64; 4] {
        let mut stand = [0.0; 4];
        for (way, weight) in ways().zip(&self.weights) {
            let [one, other] = [one, other].map(|seat| usize::from(way.held(seat.index()) > 0));
            stand[one + 2 * other] += weight;
        }
        stand
    }

    /// How likely a seat has a Cylon card, to somebody who has seen none.
    pub(super) fn repute(&self, seat: Seat) -> f64 {
        let has = |(way, weight): (Way, &f64)| if way.held(seat.index()) > 0 { *weight } else { 0.0 };
        ways().zip(&self.weights).map(has).sum()
    }
}

/// The chance to have seen just these of somebody's cards, if they have so many Cylon cards.
fn seen(person: &Person, held: usize) -> f64 {
    let cylons = |cards: &[Loyalty]| cards.iter().filter(|card| card.is_cylon()).count();
    let (all, known) = (usize::from(person.hidden), person.loyalty.len());
    let (Some(held), known_cylons) = (held.checked_sub(cylons(&person.shown)), cylons(&person.loyalty)) else {
        return 0.0;
    };
    if held > all || known > all {
        return 0.0;
    }
    choose(held, known_cylons) * choose(all - held, known - known_cylons) / choose(all, known)
}

/// So many ways to take some.
fn choose(from: usize, take: usize) -> f64 {
    if take > from { 0.0 } else { (0..take).map(|one| (from - one) as f64 / (one + 1) as f64).product() }
}

#[cfg(test)]
mod tests {
    use ::galactica::cards::Character::{Boomer, GaiusBaltar, LauraRoslin, SaulTigh, TomZarek, WilliamAdama};

    use super::*;
    use crate::Quick;

    fn deal(characters: &[Character]) -> Deal {
        Deal::of(&characters.iter().map(|&character| Some(character)).collect::<Vec<_>>())
    }

    fn near(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
    }

    /// How likely so many seats have a Cylon card.
    fn holders(deal: &Deal, count: u32) -> f64 {
        let fits = |(way, weight): (Way, &f64)| if way.set().count_ones() == count { *weight } else { 0.0 };
        ways().zip(&deal.weights).map(fits).sum()
    }

    /// Counted by hand: of ten cards with two Cylons' five are dealt, and the other five later.
    #[test]
    fn the_cards_are_counted() {
        let mut five = deal(&[LauraRoslin, WilliamAdama, SaulTigh, TomZarek, LauraRoslin]);
        near(holders(&five, 0), 2.0 / 9.0);
        near(holders(&five, 1), 5.0 / 9.0);
        five.sleepers();
        near(holders(&five, 1), 1.0 / 9.0);
        near(five.repute(Seat(3)), 17.0 / 45.0);
        // One is open. Of the 17 pairs of cards with one of theirs, one is both of theirs and four are with one of each
        // other's; the rest of their cards go to whoever gets them.
        five.revealed(Seat(0));
        near(five.repute(Seat(1)), 4.0 / 17.0);
        five.passed(Seat(0), Seat(1));
        near(five.repute(Seat(1)), 5.0 / 17.0);
        near(five.repute(Seat(2)), 4.0 / 17.0);
    }

    /// Against cards that are shuffled and dealt, with people who get more of them and the Sympathizer among the last.
    #[test]
    fn the_count_agrees_with_dealing() {
        for players in [
            &[GaiusBaltar, LauraRoslin, Boomer][..],
            &[GaiusBaltar, LauraRoslin, Boomer, SaulTigh],
            &[LauraRoslin, Boomer, SaulTigh, TomZarek, GaiusBaltar, WilliamAdama],
        ] {
            let row = deck_for(players.len() as u8);
            let mut quick = Quick::new(players.len() as u64);
            let mut found = vec![[0.0; 2]; players.len()];
            let (mut slept, mut count) = (deal(players), 0.0);
            for _ in 0..60_000 {
                let mut cards: Vec<bool> = vec![true; row.cylons];
                cards.resize(
                    row.cylons + row.humans + EXTRA_HUMAN.iter().filter(|who| players.contains(who)).count(),
                    false,
                );
                let mut shuffle = |cards: &mut [(bool, bool)]| {
                    (1..cards.len()).rev().for_each(|last| cards.swap(last, quick.below(last as u32 + 1) as usize));
                };
                let mut cards: Vec<(bool, bool)> = cards.into_iter().map(|cylon| (cylon, false)).collect();
                shuffle(&mut cards);
                let mut held = vec![0; players.len()];
                for (seat, &who) in players.iter().enumerate() {
                    (0..1 + usize::from(who == GaiusBaltar))
                        .for_each(|_| held[seat] += usize::from(cards.pop().unwrap().0));
                }
                (0..players.len()).for_each(|seat| found[seat][0] += f64::from(u8::from(held[seat] > 0)));
                cards.extend(row.sympathizer.then_some((false, true)));
                shuffle(&mut cards);
                let mut sympathizer = None;
                for (seat, &who) in players.iter().enumerate() {
                    for _ in 0..1 + usize::from(who == Boomer) {
                        let (cylon, other) = cards.pop().unwrap();
                        held[seat] += usize::from(cylon);
                        sympathizer = if other { Some(seat) } else { sympathizer };
                    }
                }
                assert!(cards.is_empty(), "all cards are dealt");
                // Of those deals in which the first seat has the Sympathizer, where there is one.
                if !row.sympathizer || sympathizer == Some(0) {
                    count += 1.0;
                    (0..players.len()).for_each(|seat| found[seat][1] += f64::from(u8::from(held[seat] > 0)));
                }
            }
            let first = deal(players);
            slept.sleepers();
            if row.sympathizer {
                slept.sympathizer(Seat(0));
            }
            for (seat, found) in Seat::all(players.len() as u8).zip(found) {
                let [early, late] = [found[0] / 60_000.0, found[1] / count];
                assert!((first.repute(seat) - early).abs() < 0.01, "{players:?} {seat:?}: {early}");
                assert!((slept.repute(seat) - late).abs() < 0.02, "{players:?} {seat:?}: {late}");
            }
        }
    }
}
