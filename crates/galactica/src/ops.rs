//! What happens to resources, ships and cards at once, without anybody being asked.

use tabletop::{Cards, Seat, SeatSet};

use crate::cards::{
    Area, BASESTAR_DAMAGE, BASESTAR_HULL, BOX, CardFace, Civilian, Craft, Crisis, DAMAGED_LOCATIONS_LOSE, Damage,
    GALACTICA_DAMAGE, JUMP_TRACK, Location, Loyalty, Quorum, Rule, SuperCrisis, Title, Zone,
};
use crate::event::DeckName;
use crate::people::Place;
use crate::state::{Dial, Ending, State, faces};
use crate::{Event, Log};

impl State {
    // Ruling 15/4: 15 at most; clamped at 0.
    pub(crate) fn change(&mut self, dial: Dial, delta: i8, log: &mut Log) {
        let value = &mut self.dials[dial as usize];
        *value = value.saturating_add_signed(delta).min(Dial::MAX);
        let now = *value;
        log.public(|| Event::Resource { dial, now });
    }

    pub fn empty_dial(&self) -> Option<Dial> {
        Dial::ALL.into_iter().find(|&dial| self.dial(dial) == 0)
    }

    // --- Galactica ---

    /// Damage tokens in the pool.
    pub fn tokens(&self) -> impl Iterator<Item = u8> + use<> {
        let out = self.damage;
        (0..GALACTICA_DAMAGE.len() as u8).filter(move |token| out >> token & 1 == 0)
    }

    pub fn is_damaged(&self, location: Location) -> bool {
        let token = GALACTICA_DAMAGE.iter().position(|&token| token == Damage::Location(location));
        token.is_some_and(|token| self.damage >> token & 1 == 1)
    }

    pub fn damaged_locations(&self) -> u8 {
        let on_location = |token: &usize| matches!(GALACTICA_DAMAGE[*token], Damage::Location(_));
        (0..GALACTICA_DAMAGE.len()).filter(on_location).filter(|token| self.damage >> token & 1 == 1).count() as u8
    }

    /// So many tokens out of the pool, at random.
    pub(crate) fn draw_tokens(&mut self, count: usize, log: &mut Log) -> Vec<u8> {
        log.drew();
        let mut tokens: Vec<u8> = self.tokens().collect();
        self.dice.shuffle(&mut tokens);
        tokens.truncate(count);
        tokens
    }

    // Ruling 7.5/4.
    pub(crate) fn damage_galactica(&mut self, log: &mut Log) {
        log.drew();
        let pool = self.tokens().count() as u32;
        if pool > 0 {
            let pick = self.dice.below(pool) as usize;
            let token = self.tokens().nth(pick).expect("the pool was counted");
            self.apply_token(token, log);
        }
    }

    pub(crate) fn apply_token(&mut self, token: u8, log: &mut Log) {
        self.damage |= 1 << token;
        let token = GALACTICA_DAMAGE[usize::from(token)];
        log.public(|| Event::GalacticaDamaged { token });
        match token {
            Damage::Location(location) => {
                self.send_all_at(location, Location::Sickbay, log);
                // Ruling 17/1: at once.
                if self.damaged_locations() >= DAMAGED_LOCATIONS_LOSE {
                    self.end(Ending::GalacticaDestroyed, log);
                }
            }
            Damage::Resource(dial) => self.change(dial, -1, log),
        }
    }

    pub(crate) fn repair(&mut self, location: Location, log: &mut Log) {
        let token = GALACTICA_DAMAGE.iter().position(|&token| token == Damage::Location(location));
        if let Some(token) = token {
            self.damage &= !(1 << token);
            log.public(|| Event::Repaired { location });
        }
    }

    pub(crate) fn board(&mut self, count: u8, log: &mut Log) {
        let count = count.min(self.space.centurions_left());
        self.space.centurions[0] += count;
        if count > 0 {
            log.public(|| Event::Boarded { count });
        }
    }

    // Ruling 7.3/1: each of them; reaching the last space ends the game at once (17/1).
    pub(crate) fn advance_centurions(&mut self, log: &mut Log) {
        let [start, one, two, three] = self.space.centurions;
        if start + one + two + three == 0 {
            return;
        }
        log.public(|| Event::CenturionsAdvanced);
        self.space.centurions = [0, start, one, two];
        self.space.arrived = three;
        if three > 0 {
            self.end(Ending::Boarded, log);
        }
    }

    // --- Cylon ships ---

    // Ruling 7.5/1: a random token; three points destroy; with two points no token is needed.
    pub(crate) fn hit_basestar(&mut self, index: u8, log: &mut Log) {
        let basestar = self.space.basestars[usize::from(index)];
        if basestar.is_doomed() {
            return self.destroy_basestar(index, log);
        }
        let taken = self.space.basestars.iter().fold(0, |taken, basestar| taken | basestar.damage);
        let pool = BASESTAR_DAMAGE.iter().filter(|row| taken >> row.damage as u8 & 1 == 0);
        let pick = self.dice.below(pool.clone().count() as u32) as usize;
        let damage = pool.clone().nth(pick).expect("four tokens last for two basestars of three points").damage;
        log.drew();
        self.space.basestars[usize::from(index)].damage |= 1 << damage as u8;
        log.public(|| Event::BasestarDamaged { basestar: index, damage });
        if self.space.basestars[usize::from(index)].points() >= BASESTAR_HULL {
            self.destroy_basestar(index, log);
        }
    }

    pub(crate) fn destroy_basestar(&mut self, index: u8, log: &mut Log) {
        let basestar = &mut self.space.basestars[usize::from(index)];
        if let Some(area) = basestar.area.take() {
            (basestar.damage, basestar.fired) = (0, false);
            log.public(|| Event::ShipDestroyed { craft: Craft::Basestar, area });
            self.end_pursuit(log);
        }
    }

    pub(crate) fn destroy_raider(&mut self, area: Area, log: &mut Log) {
        self.space.raiders[area as usize] -= 1;
        log.public(|| Event::ShipDestroyed { craft: Craft::Raider, area });
    }

    pub(crate) fn destroy_heavy_raider(&mut self, area: Area, log: &mut Log) {
        self.space.heavy_raiders[area as usize] -= 1;
        log.public(|| Event::ShipDestroyed { craft: Craft::HeavyRaider, area });
    }

    /// Puts pieces of a kind into an area: as many as there are.
    pub(crate) fn put_ships(&mut self, craft: Craft, area: Area, count: u8, log: &mut Log) {
        let count = count.min(self.space.supply(craft));
        if count == 0 {
            return;
        }
        let at = area as usize;
        match craft {
            Craft::Raider => {
                self.space.raiders[at] += count;
                self.placed.raiders[at] += count;
            }
            Craft::HeavyRaider => self.space.heavy_raiders[at] += count,
            Craft::Basestar => {
                let free = self.space.basestars.iter_mut().filter(|basestar| basestar.area.is_none());
                free.take(usize::from(count)).for_each(|basestar| basestar.area = Some(area));
            }
            Craft::Viper => {
                self.space.reserve -= count;
                self.space.vipers[at] += count;
                self.placed.vipers[at] += count;
            }
            Craft::Civilian => {
                for _ in 0..count {
                    let ship = self.space.stock.pop().expect("the supply was counted");
                    self.space.civilians.push(crate::space::CivilianShip { ship, area, known: SeatSet::EMPTY });
                }
            }
            Craft::Raptor => {}
        }
        log.drew();
        log.public(|| Event::Placed { craft, area, count });
    }

    // --- Human ships ---

    /// A viper in space is damaged; ruling 7.5/6: its pilot goes to Sickbay.
    pub(crate) fn damage_viper(&mut self, area: Area, pilot: Option<Seat>, log: &mut Log) {
        log.public(|| Event::ViperDamaged { area: Some(area), pilot });
        self.space.damaged += 1;
        self.viper_out(area, pilot, log);
    }

    pub(crate) fn destroy_viper(&mut self, area: Area, pilot: Option<Seat>, log: &mut Log) {
        log.public(|| Event::ViperDestroyed { area, pilot });
        self.space.destroyed += 1;
        self.viper_out(area, pilot, log);
    }

    fn viper_out(&mut self, area: Area, pilot: Option<Seat>, log: &mut Log) {
        match pilot {
            Some(seat) => self.put(seat, Place::At(Location::Sickbay), log),
            None => self.space.vipers[area as usize] -= 1,
        }
    }

    pub(crate) fn damage_reserves(&mut self, count: u8, log: &mut Log) {
        for _ in 0..count.min(self.space.reserve) {
            self.space.reserve -= 1;
            self.space.damaged += 1;
            log.public(|| Event::ViperDamaged { area: None, pilot: None });
        }
    }

    pub(crate) fn lose_raptors(&mut self, count: u8, log: &mut Log) {
        for _ in 0..count.min(self.space.raptors) {
            self.space.raptors -= 1;
            log.public(|| Event::RaptorLost);
        }
    }

    pub(crate) fn raptors_back(&mut self, count: u8, log: &mut Log) {
        let count = count.min(crate::cards::LIMITS.raptor - self.space.raptors);
        if count > 0 {
            self.space.raptors += count;
            log.public(|| Event::RaptorsBack { count });
        }
    }

    /// Every viper on the board goes back to the Reserves, its pilot to the Hangar Deck.
    pub(crate) fn recall_vipers(&mut self, log: &mut Log) {
        self.space.reserve += self.space.unmanned();
        self.space.vipers = [0; 6];
        for seat in self.seats() {
            if self.place(seat).area().is_some() {
                self.leave_viper(seat);
                self.put(seat, Place::At(Location::HangarDeck), log);
            }
        }
    }

    /// A civilian ship on the board is destroyed.
    pub(crate) fn destroy_civilian(&mut self, index: u8, log: &mut Log) {
        let ship = self.space.civilians.remove(usize::from(index)).ship;
        self.lose_civilian(ship, log);
    }

    pub(crate) fn destroy_stock(&mut self, log: &mut Log) {
        if let Some(ship) = self.space.stock.pop() {
            log.drew();
            self.lose_civilian(ship, log);
        }
    }

    fn lose_civilian(&mut self, ship: u8, log: &mut Log) {
        self.space.lost.push(ship);
        let ship = Civilian::of(ship);
        log.showed(self.everyone());
        log.public(|| Event::CivilianDestroyed { ship });
        for &(dial, count) in ship.row().loses {
            self.change(dial, -(count as i8), log);
        }
        self.end_pursuit(log);
    }

    // --- The journey ---

    /// Moves the fleet token; says whether the fleet jumps now (ruling 8/1).
    pub(crate) fn move_fleet(&mut self, delta: i8, log: &mut Log) -> bool {
        let last = JUMP_TRACK.len() as u8 - 1;
        self.jump = self.jump.saturating_add_signed(delta).min(last);
        let now = self.jump;
        log.public(|| Event::JumpTrack { now });
        JUMP_TRACK[usize::from(now)].zone == Zone::Auto
    }

    // --- Standing rules ---

    pub(crate) fn stay_in_play(&mut self, rule: Rule, log: &mut Log) {
        self.rules |= 1 << rule as u8;
        log.public(|| Event::Rule { rule, on: true });
        if rule == Rule::ColonialOneClosed {
            self.super_kept = self.super_facing.take();
        } else if let Some(card) = self.facing.pop() {
            self.ongoing.push(card);
        }
    }

    fn lift(&mut self, rule: Rule, log: &mut Log) {
        self.rules &= !(1 << rule as u8);
        log.public(|| Event::Rule { rule, on: false });
    }

    // Crisis file, thirty-three: a destroyed civilian ship or basestar ends it; the card is discarded.
    fn end_pursuit(&mut self, log: &mut Log) {
        if self.has_rule(Rule::RelentlessPursuit) {
            self.lift(Rule::RelentlessPursuit, log);
            if let Some(card) = self.take_ongoing(Crisis::ThirtyThree) {
                self.crises.discard(card);
            }
        }
    }

    fn take_ongoing(&mut self, crisis: Crisis) -> Option<u8> {
        let at = self.ongoing.iter().position(|&card| Crisis::of(card) == crisis)?;
        Some(self.ongoing.remove(at))
    }

    // Ruling 8/8. Crisis file, thirty-three: by a jump it is shuffled into the rest of the deck.
    pub(crate) fn jump_ends_rules(&mut self, log: &mut Log) {
        for (rule, crisis) in [
            (Rule::UnmannedViperAttackMinus2, Crisis::Ambush),
            (Rule::BasestarLaunchPlus1, Crisis::CylonSwarm),
            (Rule::CommunicationsBlocked, Crisis::JammedAssault),
            (Rule::RelentlessPursuit, Crisis::ThirtyThree),
        ] {
            if !self.has_rule(rule) {
                continue;
            }
            self.lift(rule, log);
            if let Some(card) = self.take_ongoing(crisis) {
                if crisis == Crisis::ThirtyThree {
                    self.crises.shuffle_in(card, &mut self.dice);
                    log.drew();
                } else {
                    self.crises.discard(card);
                }
            }
        }
    }

    // --- Decks ---

    pub(crate) fn draw_crisis(&mut self, log: &mut Log) -> u8 {
        log.drew();
        let (card, renewed) = self.crises.draw(&mut self.dice);
        if renewed {
            log.public(|| Event::Reshuffled { deck: DeckName::Crisis });
        }
        card.expect("seventy crises never run out: a handful stay in play")
    }

    /// The President draws. Only he sees the cards.
    pub(crate) fn draw_quorum(&mut self, count: u8, log: &mut Log) {
        let seat = self.president;
        let mut drawn = Cards::EMPTY;
        for _ in 0..count {
            if let Some(card) = self.next_quorum(log) {
                drawn.insert(card);
                self.quorum_hand.insert(card);
            }
        }
        log.split(seat, || {
            let count = drawn.len() as u8;
            (Event::DrewQuorum { seat, cards: faces(drawn).collect() }, Some(Event::DrewQuorumHidden { seat, count }))
        });
    }

    pub(crate) fn next_quorum(&mut self, log: &mut Log) -> Option<u8> {
        log.drew();
        let (card, renewed) = self.quorum.draw(&mut self.dice);
        if renewed {
            log.public(|| Event::Reshuffled { deck: DeckName::Quorum });
        }
        card
    }

    /// A Quorum card leaves the President's hand face up, on to the discard pile.
    pub(crate) fn lay_quorum(&mut self, face: Quorum) {
        let card = self.quorum_hand.copy_of(face.copies()).expect("answers are checked against the hand");
        self.quorum_hand.remove(card);
        self.quorum.discard(card);
        for known in &mut self.quorum_known {
            let mut kinds = Cards(u128::from(*known));
            kinds.take(face.copies());
            *known = kinds.0 as u32;
        }
    }

    pub(crate) fn draw_super(&mut self, seat: Seat, log: &mut Log) {
        log.drew();
        let (card, renewed) = self.supers.draw(&mut self.dice);
        if renewed {
            log.public(|| Event::Reshuffled { deck: DeckName::SuperCrisis });
        }
        if let Some(card) = card {
            self.super_hands[seat.index()] = Some(card);
            log.split(seat, || {
                let crisis = SuperCrisis::of(card);
                (Event::DrewSuperCrisis { seat, crisis }, Some(Event::DrewSuperCrisisHidden { seat }))
            });
        }
    }

    // --- Loyalty ---

    /// `viewer` looks at one random face-down loyalty card of `owner` (ruling 12/1), or at all.
    pub(crate) fn look_at_loyalty(&mut self, seat: Seat, owner: Seat, all: bool, log: &mut Log) {
        let held = self.loyalty.held[owner.index()];
        if held.is_empty() {
            return;
        }
        let cards: Vec<Loyalty> = if all {
            self.loyalty.saw_all(seat, owner);
            held.iter().map(|&card| BOX[usize::from(card)]).collect()
        } else {
            log.drew();
            let card = BOX[usize::from(held[self.dice.below(held.len() as u32) as usize])];
            self.loyalty.saw_one(seat, owner, card);
            vec![card]
        };
        log.showed(SeatSet::one(seat));
        log.split(seat, || {
            let mut cards = cards;
            cards.sort_unstable();
            (Event::SawLoyalty { seat, owner, cards }, Some(Event::LookedAtLoyalty { seat, owner, all }))
        });
    }

    // Ruling 12/2: what becoming a revealed Cylon takes along: cards in play in front of him (11/2), the titles (10/1), his
    // place; his viper returns to the Reserves.
    pub(crate) fn turn_cylon(&mut self, seat: Seat, log: &mut Log) {
        for card in [Quorum::AssignArbitrator, Quorum::AssignMissionSpecialist, Quorum::AssignVicePresident] {
            if self.appointed.holder(card).is_some_and(|holder| *holder == Some(seat)) {
                self.leave_play(card, log);
            }
        }
        self.revealed.insert(seat);
        for title in Title::ALL {
            if self.holder(title) == seat {
                self.succeed(title, log);
            }
        }
        self.leave_viper(seat);
        self.put(seat, Place::At(Location::ResurrectionShip), log);
        if seat == self.current {
            self.turn.turned = true;
        }
    }

    /// A Quorum card that was in play is discarded.
    pub(crate) fn leave_play(&mut self, card: Quorum, log: &mut Log) {
        match self.appointed.holder(card) {
            Some(holder) => *holder = None,
            None => self.appointed.prophecy = false,
        }
        self.quorum.discard(card.copies().first);
        log.public(|| Event::QuorumGone { card });
    }
}
