//! Who is a Cylon, from what everybody can see: how the loyalty cards fall, what the checks turn up, and what people do.
//!
//! Where the cards can lie is counted in [`Deal`]; how much a thing that is done says about who does it is counted in
//! [`habits`](super::habits). It is the table's belief; a seat adds what it alone knows when it asks.

use ::galactica::cards::{Ability, Branch, Character, Craft, Crisis, Kind, Location, Loyalty, Skill, SkillCard};
use ::galactica::claim::Help;
use ::galactica::{Board, Claim, DeckName, Event, Guess, Matter, Place};
use tabletop::{MAX_SEATS, Seat, SeatSet};

use super::deal::Deal;
use super::habits::{Sign, Sort, spoils, strength};
use super::holding::Holding;

/// Whatever somebody does, it makes them at most so many times more suspect: people are not these players.
const MOST: f64 = 4.0;
/// What is done follows from the same situation again and again: it says less than if each time were a time of its own.
const WEIGHT: f64 = 0.7;
/// How often a human gives a wrong card: by mistake, or to be rid of it.
const SLIP: f64 = 0.02;
/// An open Cylon's card is a wrong one so often.
const OPEN_SPOILS: f64 = 0.9;
/// Who has looked at a card says that it is a Cylon's so often: by whether they are a Cylon, and the other. Of several cards
/// they may have seen another one; a Cylon says what suits them.
const SAYS_CYLON: [[f64; 2]; 2] = [[0.03, 0.8], [0.5, 0.2]];
/// How often a Destiny card has each strength: 8, 6, 4, 2 and 1 of the 21 cards of a type.
const DESTINY: [f64; 5] = [8.0 / 21.0, 6.0 / 21.0, 4.0 / 21.0, 2.0 / 21.0, 1.0 / 21.0];

/// How often somebody who gives to a check gives one card, two, or more, as a human and as a hidden Cylon: many cards are
/// a human's, who has nothing to keep them for.
const HUMAN_GIVES: [f64; 3] = [0.4, 0.3, 0.3];
const CYLON_GIVES: [f64; 3] = [0.75, 0.2, 0.05];

/// How much more suspect a sign makes whoever does it.
fn tells(sign: Sign) -> f64 {
    sign.tells().powf(WEIGHT).clamp(1.0 / MOST, MOST)
}

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
    /// What each sign of giving was, in the order of giving.
    signs: [Option<Sign>; MAX_SEATS],
    /// Somebody has given.
    given: bool,
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

    /// How many cards that help somebody is likely to hold, roughly.
    fn able(&self, holding: &Holding, seat: usize) -> usize {
        let helps = |skill: &Skill| self.skills.contains(skill) || self.research && *skill == Skill::Engineering;
        let cards: f32 = Skill::ALL.into_iter().filter(helps).map(|skill| holding.of(seat, skill)).sum();
        match cards {
            ..0.5 => 0,
            0.5..2.0 => 1,
            2.0..4.0 => 2,
            _ => 3,
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(in super::super) struct Belief {
    /// None before the loyalty cards are dealt.
    deal: Option<Deal>,
    characters: [Option<Character>; MAX_SEATS],
    holding: Holding,
    /// Openly Cylons, and in the Brig, as sets of seats.
    revealed: usize,
    jailed: usize,
    trial: Option<Trial>,
    /// The check's cards are given face up.
    open: bool,
    /// Whose turn it is, if they have acted, and what was drawn for it.
    turn: Option<Seat>,
    acted: bool,
    crisis: Option<Crisis>,
    slept: bool,
    /// Cylon ships about; a resource is down to three.
    ships: u8,
    dials: Dials,
    /// What was said, so that nothing weighs twice, and what was promised for the check that is on.
    said: Vec<(Seat, Claim)>,
    promised: [Option<Help>; MAX_SEATS],
    covers: Option<Seat>,
    agreed: Option<(Seat, bool)>,
    /// Who has looked at whose loyalty; who last looked into a deck and whether they kept the card; who has chosen the last
    /// destination out of several.
    looked: Vec<(Seat, Seat)>,
    deck: Option<(Seat, DeckName, u8)>,
    scouted: Option<(Seat, DeckName, bool)>,
    steered: Option<Seat>,
    /// The last Executive Order of this turn: whose, and for whom.
    ordered: Option<(Seat, Seat)>,
    /// What people do is left aside.
    blind: bool,
    /// What was done, for those who count it.
    counts: bool,
    done: Vec<Deed>,
    /// Who was the last to activate a location.
    activated: Option<Seat>,
}

/// Something that was done, for those who count it.
#[derive(Clone, Copy, Debug)]
pub(in super::super) enum Deed {
    Sign {
        by: Seat,
        sign: Sign,
    },
    /// And how likely each way was that the two stand, as [`Deal::stand`] has it.
    Accused {
        by: Seat,
        whom: Seat,
        place: usize,
        expected: [f64; 4],
    },
}

/// The resources as far as they were told.
#[derive(Clone, Copy, Debug)]
struct Dials([u8; 4]);

impl Default for Dials {
    fn default() -> Self {
        Self([8; 4])
    }
}

fn has(set: usize, seat: usize) -> bool {
    set >> seat & 1 == 1
}

impl Belief {
    /// Where the cards can lie, whatever people do.
    pub(in super::super) fn of_the_deal_alone() -> Self {
        Self { blind: true, ..Self::default() }
    }

    /// One that keeps what is done for [`Self::done`].
    pub(in super::super) fn counting() -> Self {
        Self { counts: true, ..Self::default() }
    }

    /// What was done since this was last asked.
    pub(in super::super) fn done(&mut self) -> Vec<Deed> {
        std::mem::take(&mut self.done)
    }

    /// What a seat sees happen.
    pub(in super::super) fn hear(&mut self, event: &Event) {
        self.holding.hear(event);
        match event {
            Event::Picked { seat, character } => self.characters[seat.index()] = Some(*character),
            Event::Turn { seat } => {
                if self.deal.is_none() {
                    self.deal();
                }
                self.end_turn();
                (self.turn, self.acted, self.trial, self.ordered) = (Some(*seat), false, None, None);
                self.forget_said(*seat, |claim| matches!(claim, Claim::OrderMe(_) | Claim::OrderYou { .. }));
                self.unsay();
            }
            Event::SleeperPhase => {
                self.slept = true;
                self.deal.iter_mut().for_each(Deal::sleepers);
            }
            Event::Revealed { seat, card: Loyalty::Sympathizer } => {
                self.deal.iter_mut().for_each(|deal| deal.sympathizer(*seat));
            }
            Event::Revealed { seat, card } if card.is_cylon() => {
                self.show(*seat);
                self.deal.iter_mut().for_each(|deal| deal.revealed(*seat));
            }
            Event::Sympathizer { seat, cylon: true } => self.revealed |= 1 << seat.index(),
            // They turn whoever gets their cards, if one of them is a Cylon's.
            Event::PassedLoyaltyHidden { seat, to, .. } | Event::PassedLoyalty { seat, to, .. } => {
                self.deal.iter_mut().for_each(|deal| deal.passed(*seat, *to));
            }
            Event::Went { seat, to } => {
                let bit = 1 << seat.index();
                self.jailed = if *to == Place::At(Location::Brig) { self.jailed | bit } else { self.jailed & !bit };
            }
            Event::Resource { dial, now } => self.dials.0[*dial as usize] = *now,
            Event::Placed { craft: Craft::Raider | Craft::HeavyRaider | Craft::Basestar, count, .. } => {
                self.ships = self.ships.saturating_add(*count);
            }
            Event::ShipDestroyed { craft: Craft::Raider | Craft::HeavyRaider | Craft::Basestar, .. } => {
                self.ships = self.ships.saturating_sub(1);
            }
            Event::Jumped => self.ships = 0,
            Event::Crisis { crisis, .. } => {
                self.act_nothing();
                self.crisis = Some(*crisis);
            }
            Event::Activated { seat, location } => {
                self.activated = Some(*seat);
                self.note_deed(*seat, *location as usize);
            }
            Event::PlayedQuorum { seat, .. } => self.note_deed(*seat, 27),
            Event::DrewQuorum { seat, .. } | Event::DrewQuorumHidden { seat, .. } => self.note_deed(*seat, 28),
            Event::Launched { seat, .. } => self.note_deed(*seat, 29),
            Event::Named { seat, result } => {
                self.sign(*seat, Sort::Named.sign(0, usize::from(*result != Branch::Pass)));
            }
            Event::Chose { seat, half } => {
                if let Some(crisis) = self.crisis {
                    self.sign(*seat, Sort::Chose.sign(crisis as usize, usize::from(*half)));
                }
            }
            Event::Ordered { seat, target } => self.ordered = Some((*seat, *target)),
            Event::LookedAtLoyalty { seat, owner, .. } => self.looked.push((*seat, *owner)),
            Event::LookedAtDeck { seat, deck, count } => self.deck = Some((*seat, *deck, *count)),
            Event::LeftOnTop { seat, deck } => self.scout(*seat, *deck, true),
            Event::Buried { seat, deck, .. } => self.scout(*seat, *deck, false),
            Event::Destination { seat, destination } => {
                let several = matches!(self.deck, Some((by, DeckName::Destination, 2..)) if by == *seat);
                self.steered = several.then_some(*seat);
                self.forget_said(*seat, |claim| claim == Claim::OtherWasWorse);
                let distance = usize::from(destination.row().distance);
                self.sign(*seat, Sort::Steered.sign(0, distance.saturating_sub(1)));
            }
            Event::Said { seat, claim } => self.hear_claim(*seat, *claim),
            Event::Check { .. }
            | Event::Contributed { .. }
            | Event::ContributedOpenly { .. }
            | Event::DestinyOpenly { .. }
            | Event::Opened { .. }
            | Event::Used { .. }
            | Event::Played { .. } => self.hear_check(event),
            _ => {}
        }
    }

    fn hear_check(&mut self, event: &Event) {
        match event {
            Event::Check { matter, about, .. } => {
                self.act_nothing();
                if *matter == Matter::Location(Location::AdmiralsQuarters)
                    && let (Some(by), Some(whom)) = (self.activated, *about)
                {
                    self.accuse(by, whom, 0);
                }
                // What is given to an accusation divides the humans as well: only crises are evidence.
                let crisis = matches!(matter, Matter::Crisis(_) | Matter::SuperCrisis(_));
                let skills = matter.terms().skills;
                let trial = Trial {
                    skills,
                    gave: [0; MAX_SEATS],
                    signs: [None; MAX_SEATS],
                    given: false,
                    research: false,
                    leader: false,
                };
                self.trial = crisis.then_some(trial);
                self.open = false;
                self.unsay();
            }
            Event::Played { seat, card } => {
                if let Some(trial) = &mut self.trial {
                    trial.research |= card.card == SkillCard::ScientificResearch;
                    self.sign(*seat, Sort::Played.sign(0, card.card as usize));
                } else {
                    self.note_deed(*seat, 17 + card.card as usize);
                }
            }
            Event::Used { ability: Ability::InspirationalLeader, .. } => {
                self.trial.iter_mut().for_each(|trial| trial.leader = true);
            }
            Event::Contributed { seat, count } => {
                if let Some(trial) = &mut self.trial {
                    let one = if has(self.jailed, seat.index()) { 8 } else { 0 };
                    let said = self.promised[seat.index()].map_or(0, |help| help as usize + 1);
                    let place =
                        16 * said + one + 4 * usize::from(trial.given) + trial.able(&self.holding, seat.index());
                    trial.signs[seat.index()] = Some(Sort::Gave.sign(place, usize::from(*count)));
                    trial.gave[seat.index()] = *count;
                    trial.given |= *count > 0;
                }
            }
            // What is given openly is its giver's own doing.
            Event::ContributedOpenly { seat, cards } => {
                if let Some(trial) = self.trial {
                    let deed = if cards.is_empty() {
                        0
                    } else if cards.iter().any(|kind| trial.is_wrong(*kind)) {
                        1
                    } else {
                        2 + usize::from(cards.iter().map(|kind| kind.strength).sum::<u8>() > 3)
                    };
                    self.sign(*seat, Sort::GaveOpenly.sign(trial.able(&self.holding, seat.index()), deed));
                    if deed == 1 && !has(self.revealed, seat.index()) {
                        self.keep(|set| if has(set, seat.index()) { 1.0 } else { SLIP });
                    }
                }
            }
            Event::DestinyOpenly { .. } => self.open = true,
            Event::Opened { .. } if std::mem::take(&mut self.open) => self.trial = None,
            Event::Opened { cards, .. } => {
                if let Some(trial) = self.trial.take() {
                    for (seat, sign) in Seat::all(MAX_SEATS as u8).zip(trial.signs) {
                        sign.into_iter().for_each(|sign| self.sign(seat, sign));
                    }
                    self.unsay();
                    self.weigh(&trial, cards);
                }
            }
            _ => {}
        }
    }

    /// Somebody says something. It is believed as far as they are: all of it weighs on both, the speaker and whom it is about.
    fn hear_claim(&mut self, speaker: Seat, claim: Claim) {
        match claim {
            Claim::Help(help) => return self.promised[speaker.index()] = Some(help),
            Claim::CoverRest => return self.covers = Some(speaker),
            Claim::LetPass if self.turn == Some(speaker) => return self.agreed = Some((speaker, true)),
            Claim::LetFail if self.turn == Some(speaker) => return self.agreed = Some((speaker, false)),
            _ => {}
        }
        if has(self.revealed, speaker.index()) || self.said.contains(&(speaker, claim)) {
            return;
        }
        if matches!(claim, Claim::JumpNow | Claim::Wait) {
            self.forget_said(speaker, |before| matches!(before, Claim::JumpNow | Claim::Wait));
        }
        self.said.push((speaker, claim));
        if let Claim::Looked { at, cylon } = claim {
            self.keep(|set| {
                let says = SAYS_CYLON[usize::from(has(set, speaker.index()))][usize::from(has(set, at.index()))];
                if cylon { says } else { 1.0 - says }
            });
        } else if let Claim::Accuse { whom, .. } = claim {
            self.accuse(speaker, whom, 1);
        }
    }

    /// What was said for a check is over with it.
    fn unsay(&mut self) {
        (self.promised, self.covers, self.agreed) = ([None; MAX_SEATS], None, None);
    }

    /// Such a thing may be said anew.
    fn forget_said(&mut self, seat: Seat, which: impl Fn(Claim) -> bool) {
        self.said.retain(|&(by, claim)| by != seat || !which(claim));
    }

    fn scout(&mut self, seat: Seat, deck: DeckName, kept: bool) {
        if self.deck == Some((seat, deck, 1)) {
            self.scouted = Some((seat, deck, kept));
            self.forget_said(seat, |claim| matches!(claim, Claim::Scouted { .. }));
        }
    }

    /// Whose loyalty somebody has looked at.
    pub(super) fn looked_at(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.looked.iter().filter(move |(by, _)| *by == seat).map(|&(_, owner)| owner)
    }

    /// The deck somebody was the last to scout, and whether they kept the card.
    pub(super) fn scouted(&self, seat: Seat) -> Option<(DeckName, bool)> {
        self.scouted.filter(|(by, ..)| *by == seat).map(|(_, deck, kept)| (deck, kept))
    }

    /// Has this seat chosen the last destination, out of several?
    pub(super) fn steered(&self, seat: Seat) -> bool {
        self.steered == Some(seat)
    }

    /// Who has this seat's Executive Order.
    pub(super) fn ordered(&self, seat: Seat) -> Option<Seat> {
        self.ordered.filter(|(by, _)| *by == seat).map(|(_, whom)| whom)
    }

    /// Of a check that is on it is said once what one can do, and once what is to become of it.
    pub(super) fn has_said(&self, seat: Seat, claim: Claim) -> bool {
        match claim {
            Claim::Help(_) => self.promised[seat.index()].is_some(),
            Claim::LetPass | Claim::LetFail | Claim::CoverRest => {
                self.covers == Some(seat) || self.agreed.is_some_and(|(by, _)| by == seat)
            }
            _ => self.said.contains(&(seat, claim)),
        }
    }

    pub(super) fn covers(&self) -> Option<Seat> {
        self.covers
    }

    pub(super) fn agreed(&self) -> Option<(Seat, bool)> {
        self.agreed
    }

    /// What each has said they can do for the check that is on.
    pub(super) fn promised(&self) -> [Option<Help>; MAX_SEATS] {
        self.promised
    }

    /// Somebody does something that says a little about their side.
    fn sign(&mut self, seat: Seat, sign: Sign) {
        if has(self.revealed, seat.index()) {
            return;
        }
        if self.counts {
            self.done.push(Deed::Sign { by: seat, sign });
        }
        let tells = tells(sign);
        self.keep(|set| if has(set, seat.index()) { tells } else { 1.0 });
    }

    /// Somebody accuses somebody, by a check or in words: it says something of both.
    fn accuse(&mut self, by: Seat, whom: Seat, how: usize) {
        if has(self.revealed, by.index()) || has(self.revealed, whom.index()) {
            return;
        }
        let doubt = match self.repute(whom) {
            ..0.2 => 0,
            0.2..0.4 => 1,
            0.4..0.6 => 2,
            _ => 3,
        };
        let place = 4 * how + doubt;
        if self.counts
            && let Some(deal) = &self.deal
        {
            self.done.push(Deed::Accused { by, whom, place, expected: deal.stand(by, whom) });
        }
        let each = [0, 1, 2, 3].map(|stand| tells(Sort::Accused.sign(place, stand)));
        self.keep(|set| each[usize::from(has(set, by.index())) + 2 * usize::from(has(set, whom.index()))]);
    }

    /// Something is done in one's own turn, before the crisis.
    fn note_deed(&mut self, seat: Seat, deed: usize) {
        if self.turn == Some(seat) && self.crisis.is_none() {
            self.acted = true;
            let place = usize::from(self.ships > 0) + 2 * usize::from(self.slept);
            self.sign(seat, Sort::Acted.sign(place, deed));
        }
    }

    fn act_nothing(&mut self) {
        if let Some(seat) = self.turn.filter(|_| !self.acted && self.crisis.is_none()) {
            self.note_deed(seat, 30);
        }
    }

    fn stay(&self, seat: Seat) -> usize {
        let low = self.dials.0.iter().any(|&dial| dial <= 3);
        usize::from(self.slept) + 2 * usize::from(low) + 4 * usize::from(has(self.jailed, seat.index()))
    }

    /// Whoever could have shown themselves and did not is the less a Cylon.
    fn end_turn(&mut self) {
        self.crisis = None;
        if let Some(seat) = self.turn.take() {
            self.sign(seat, Sort::Stayed.sign(self.stay(seat), 0));
        }
    }

    fn show(&mut self, seat: Seat) {
        if self.turn == Some(seat) {
            self.sign(seat, Sort::Stayed.sign(self.stay(seat), 1));
            self.turn = None;
        }
        self.revealed |= 1 << seat.index();
    }

    fn keep(&mut self, factor: impl Fn(usize) -> f64) {
        if let Some(deal) = self.deal.as_mut().filter(|_| !self.blind) {
            deal.keep(factor);
        }
    }

    /// The loyalty cards are dealt before the first turn.
    fn deal(&mut self) {
        let characters = self.characters;
        let players = characters.iter().take_while(|character| character.is_some()).count();
        // Characters are still being picked: nobody has a card.
        if players >= 3 {
            self.deal = Some(Deal::of(&characters[..players]));
        }
    }

    /// A check was turned up. Every wrong card is a Destiny card, an open Cylon's, a hidden one's, or a mistake: all ways to
    /// share them out are counted.
    fn weigh(&mut self, trial: &Trial, cards: &[Kind]) {
        if self.blind {
            return;
        }
        let wrong: Vec<Kind> = cards.iter().copied().filter(|&kind| trial.is_wrong(kind)).collect();
        let right = trial.skills.len() as f64 / 5.0;
        let gave = |seat: &usize| trial.gave[*seat] > 0;
        let open: Vec<usize> = (0..MAX_SEATS).filter(|&seat| has(self.revealed, seat)).filter(gave).collect();
        let givers: usize = (0..MAX_SEATS).filter(gave).map(|seat| 1 << seat).sum::<usize>() & !self.revealed;
        let humans = givers.count_ones();
        let stray = |kind: Kind| DESTINY[usize::from(kind.strength.clamp(1, 5)) - 1] / 5.0;
        let destiny =
            Source::of(&wrong, &|count| [right * right, 2.0 * right, 2.0].get(count).map_or(0.0, |&all| all), &stray);
        let slips = Source::of(&wrong, &|count| (SLIP * f64::from(humans)).powi(count as i32), &stray);
        let others = open.into_iter().fold(destiny.with(&slips), |sources, seat| {
            let spoils = |count: usize| [1.0 - OPEN_SPOILS, OPEN_SPOILS].get(count).map_or(0.0, |&share| share);
            sources.with(&Source::of(&wrong, &spoils, &|kind| self.holding.gives(seat, kind, &wrong)))
        });
        let hidden: [Source; MAX_SEATS] = std::array::from_fn(|seat| {
            let given = usize::from(trial.gave[seat]);
            let chance = |count: usize| match count {
                _ if count > given => 0.0,
                0 | 1 => spoils(trial.gave[seat], count),
                2 => 2.0 * 0.9 * spoils(trial.gave[seat], 2),
                3 => 6.0 * 0.1 * spoils(trial.gave[seat], 2),
                _ => 0.0,
            };
            Source::of(&wrong, &chance, &|kind| self.holding.gives(seat, kind, &wrong) * strength(kind))
        });
        self.keep(|set| {
            let spoilers = (0..MAX_SEATS).filter(|&seat| has(set & givers, seat));
            spoilers.fold(others.clone(), |sources, seat| sources.with(&hidden[seat])).all()
        });
    }

    /// What can be told without the log: how the cards were dealt, and who is open.
    fn of(board: &Board) -> Self {
        let mut belief = Self::default();
        for (known, person) in belief.characters.iter_mut().zip(&board.people) {
            *known = person.character;
        }
        belief.deal();
        if let Some(deal) = belief.deal.as_mut().filter(|_| board.journey.slept) {
            deal.sleepers();
        }
        for person in &board.people {
            for &card in &person.shown {
                belief.hear(&Event::Revealed { seat: person.seat, card });
            }
        }
        belief
    }

    /// How likely each set of seats has the Cylon cards, to the one whose board it is.
    fn sets(&self, board: &Board) -> [f64; SETS] {
        match &self.deal {
            Some(deal) => deal.sets(board),
            None => Self::of(board).deal.map_or([0.0; SETS], |deal| deal.sets(board)),
        }
    }

    /// Who may be the Cylons, to the one who looks: the sides to pin, and how likely they are.
    pub(super) fn worlds(&self, board: &Board) -> Vec<(Guess, f64)> {
        let open = board.people.iter().filter(|person| person.revealed).fold(0, |set, one| set | 1 << one.seat.index());
        let mut worlds: Vec<(Guess, f64)> = Vec::new();
        for (set, weight) in self.sets(board).into_iter().enumerate().filter(|&(_, weight)| weight > 0.0) {
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

    /// How likely each seat is a Cylon, to the one who looks: they know their own cards and those they have seen.
    pub(in super::super) fn guilt(&self, board: &Board, me: Seat) -> [f64; MAX_SEATS] {
        let sets = self.sets(board);
        let sum: f64 = sets.iter().sum();
        let mut guilt = [0.0; MAX_SEATS];
        for person in &board.people {
            let seat = person.seat;
            let with = |(set, weight): (usize, &f64)| if has(set, seat.index()) { *weight } else { 0.0 };
            guilt[seat.index()] = if seat == me || person.is_cleared() {
                0.0
            } else if person.is_known_cylon() {
                1.0
            } else if sum > 0.0 {
                sets.iter().enumerate().map(with).sum::<f64>() / sum
            } else {
                0.0
            };
        }
        guilt
    }

    /// How likely a seat is a Cylon to somebody who knows nothing else: what the others think of it.
    pub(in super::super) fn repute(&self, seat: Seat) -> f64 {
        self.deal.as_ref().map_or(0.0, |deal| deal.repute(seat))
    }

    /// The same to a human in another seat, who knows of themselves that they are none.
    pub(super) fn repute_to(&self, human: Seat, seat: Seat) -> f64 {
        let [neither, _, cylon, _] = self.deal.as_ref().map_or([1.0, 0.0, 0.0, 0.0], |deal| deal.stand(human, seat));
        if neither + cylon > 0.0 { cylon / (neither + cylon) } else { 0.0 }
    }
}

/// Where the wrong cards of a check can come from: for every set of them, how likely just those come from here.
#[derive(Clone, Debug)]
struct Source(Vec<f64>);

/// More wrong cards than these are not looked at.
const LOOKED_AT: usize = 6;

impl Source {
    /// How likely it gives so many, in any order; and how likely one of them is this card.
    fn of(wrong: &[Kind], count: &dyn Fn(usize) -> f64, is: &dyn Fn(Kind) -> f64) -> Self {
        let wrong = &wrong[..wrong.len().min(LOOKED_AT)];
        let chances: Vec<f64> = wrong.iter().map(|&kind| is(kind)).collect();
        let of = |cards: usize| {
            let each = chances.iter().enumerate().filter(|&(at, _)| has(cards, at)).map(|(_, chance)| chance);
            count(cards.count_ones() as usize) * each.product::<f64>()
        };
        Self((0..1 << wrong.len()).map(of).collect())
    }

    /// The two together: every way to share the cards out between them.
    fn with(&self, other: &Self) -> Self {
        let shared = |cards: usize| {
            let mut sum = 0.0;
            let mut part = cards;
            loop {
                sum += self.0[part] * other.0[cards ^ part];
                if part == 0 {
                    return sum;
                }
                part = (part - 1) & cards;
            }
        };
        Self((0..self.0.len()).map(shared).collect())
    }

    /// How likely all cards come from here.
    fn all(&self) -> f64 {
        self.0.last().copied().unwrap_or(1.0)
    }
}
