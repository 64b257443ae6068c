//! A world that a view cannot tell from the true one.
//!
//! A card that the viewer has seen somewhere, and that cannot have left since, is there; all else is dealt evenly. What
//! others know of third parties is not in a view, and a world that is imagined leaves it out: in it the other seats know
//! what everybody knows.

use tabletop::{CardId, Cards, Deck, Dice, Impossible, Known, List, MAX_SEATS, Seat, SeatSet};

use crate::cards::{
    BOX, CARDS, CIVILIAN_SHIPS, CRISIS_CARDS, CardFace, Civilian, Crisis, DESTINATION_CARDS, Destination, EXTRA_HUMAN,
    GALACTICA_DAMAGE, Kind, Loyalty, LoyaltyId, QUORUM_CARDS, Quorum, SUPER_CRISIS_CARDS, SYMPATHIZER, SuperCrisis,
    copies, deck_for, kind_of,
};
use crate::event::DeckName;
use crate::fill::{self, Row};
use crate::frame::Frame;
use crate::item::Item;
use crate::knowledge::{DESTINY, Knowledge, PUBLIC, VIEWERS, by_skill};
use crate::loyalties::{Faces, Loyalties};
use crate::space::{CivilianShip, Space};
use crate::stack::Stack;
use crate::state::State;
use crate::view::{Knowing, Pack, View, index_of};

/// Which sides a searcher pins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guess {
    pub cylons: SeatSet,
    pub humans: SeatSet,
}

pub(crate) fn imagine(view: &View, guess: &Guess, dice: &mut Dice) -> Result<State, Impossible> {
    let players = view.players.len() as u8;
    let seat = view.viewer.seat();
    let skills = true_skills(view, dice)?;
    let loyalty = loyalties(view, guess, dice)?;

    let offered = offered(view);
    let taken = |deck: DeckName| if deck == offered.deck { offered.cards } else { 0 };
    let shown = |deck: DeckName| if deck == offered.deck { &offered.seen[..] } else { &[] };

    let mut crises = Pool::<Crisis>::new(CRISIS_CARDS);
    let facing = crises.take_all(&view.facing)?;
    let ongoing = crises.take_all(&view.ongoing)?;
    let discovered = crises.take_all(&view.discovered)?;
    let (crisis_stack, crisis_offer) =
        crises.stack(&view.crises, seat, taken(DeckName::Crisis), shown(DeckName::Crisis), dice)?;

    let mut destinations = Pool::<Destination>::new(DESTINATION_CARDS);
    let travelled = destinations.take_all(&view.travelled)?;
    let (destination_stack, destination_offer) = destinations.stack(
        &view.destinations,
        seat,
        taken(DeckName::Destination),
        shown(DeckName::Destination),
        dice,
    )?;

    let mut quorum = Pool::<Quorum>::new(QUORUM_CARDS);
    let gone = quorum.take_all(&view.quorum_gone)?;
    let appointed = [
        (view.appointed.arbitrator.is_some(), Quorum::AssignArbitrator),
        (view.appointed.mission_specialist.is_some(), Quorum::AssignMissionSpecialist),
        (view.appointed.vice_president.is_some(), Quorum::AssignVicePresident),
        (view.appointed.prophecy, Quorum::AcceptProphecy),
    ];
    for (_, card) in appointed.into_iter().filter(|&(in_play, _)| in_play) {
        quorum.take(card)?;
    }
    let mut quorum_hand: Cards = quorum.take_all(&view.quorum_known)?.into_iter().collect();
    let unknown = usize::from(view.quorum_hand).checked_sub(quorum_hand.len()).ok_or(Impossible)?;
    let (quorum_stack, mut quorum_offer) = quorum.stack_and(
        &view.quorum,
        seat,
        taken(DeckName::Quorum) + unknown,
        taken(DeckName::Quorum).min(shown(DeckName::Quorum).len()),
        shown(DeckName::Quorum),
        dice,
    )?;
    for _ in 0..unknown {
        quorum_hand.insert(quorum_offer.pop().ok_or(Impossible)?);
    }

    let mut supers = Pool::<SuperCrisis>::new(SUPER_CRISIS_CARDS);
    let super_facing = view.super_facing.map(|card| supers.take(card)).transpose()?;
    let super_kept = view.super_kept.map(|card| supers.take(card)).transpose()?;
    let mut super_hands = [None; MAX_SEATS];
    for (hand, player) in super_hands.iter_mut().zip(&view.players) {
        *hand = player.super_face.map(|card| supers.take(card)).transpose()?;
    }
    let hidden: Vec<usize> = (0..view.players.len())
        .filter(|&seat| view.players[seat].super_crisis && super_hands[seat].is_none())
        .collect();
    let (super_stack, held) = supers.stack(&view.supers, seat, hidden.len(), &[], dice)?;
    hidden.into_iter().zip(held).for_each(|(seat, card)| super_hands[seat] = Some(card));

    let offered_cards = match offered.deck {
        DeckName::Crisis => crisis_offer,
        DeckName::Destination => destination_offer,
        DeckName::Quorum => quorum_offer,
        DeckName::SuperCrisis | DeckName::Skill(_) => tokens(view, dice),
    };

    let mut characters = [None; MAX_SEATS];
    let mut places = [Default::default(); MAX_SEATS];
    for (seat, player) in view.players.iter().enumerate() {
        characters[seat] = player.character;
        places[seat] = player.place;
    }
    let quorum_known = {
        let mut known = [0; VIEWERS];
        let mut mine = Cards::EMPTY;
        view.quorum_known.iter().for_each(|card| mine.add(card.copies()));
        if seat != Some(view.president) {
            known[index_of(view.viewer)] = mine.0 as u32;
        }
        known
    };
    Ok(State {
        setup: view.setup,
        players,
        first: view.first,
        current: view.current,
        turns: view.turns,
        turn: view.turn,
        frames: view.frames,
        characters,
        places,
        president: view.president,
        admiral: view.admiral,
        dials: view.dials,
        space: space(view, dice)?,
        jump: view.jump,
        distance: view.distance,
        slept: view.slept,
        damage: view.damage,
        revealed: view.revealed,
        sympathizer: view.sympathizer,
        spent: view.spent,
        appointed: view.appointed,
        rules: view.rules,
        came: (0..CARDS as u16).collect(),
        clock: CARDS as u16,
        decks: skills.decks,
        hands: skills.hands,
        destiny: skills.destiny,
        fate: skills.fate,
        given: skills.given,
        open: skills.open,
        bids: Cards::EMPTY,
        crises: crisis_stack,
        facing: facing.into_iter().collect(),
        ongoing: ongoing.into_iter().collect(),
        discovered: discovered.into_iter().collect(),
        supers: super_stack,
        super_hands,
        super_facing,
        super_kept,
        quorum: quorum_stack,
        quorum_hand,
        quorum_known,
        quorum_gone: gone.into_iter().collect(),
        destinations: destination_stack,
        travelled: travelled.into_iter().collect(),
        offered: offered_cards.into_iter().collect(),
        loyalty,
        die: view.die,
        played: view.played,
        placed: view.placed,
        result: view.result,
        knows: skills.knows,
        ending: view.ending,
        dice: dice.fork(),
    })
}

/// What somebody has before them: of which deck (a skill deck stands for damage tokens), how many, and the faces that the
/// viewer sees.
struct Offered {
    deck: DeckName,
    cards: usize,
    seen: Vec<Item>,
}

#[allow(clippy::wildcard_enum_match_arm, reason = "few of many items are cards of a deck")]
fn offered(view: &View) -> Offered {
    let deck = match view.frames.last() {
        Some(Frame::Reveal(_)) | None => DeckName::SuperCrisis,
        Some(frame) => match frame.offered_item(0) {
            Item::Destination(_) => DeckName::Destination,
            Item::Quorum(_) => DeckName::Quorum,
            _ => DeckName::Crisis,
        },
    };
    Offered { deck, cards: usize::from(view.offered), seen: view.offered_items.clone() }
}

fn tokens(view: &View, dice: &mut Dice) -> Vec<CardId> {
    let index = |item: &Item| GALACTICA_DAMAGE.iter().position(|&token| *item == Item::Token(token));
    let seen: Vec<CardId> = view.offered_items.iter().filter_map(index).map(|token| token as CardId).collect();
    if !seen.is_empty() {
        return seen;
    }
    let mut pool: Vec<CardId> =
        (0..GALACTICA_DAMAGE.len() as u8).filter(|token| view.damage >> token & 1 == 0).collect();
    dice.shuffle(&mut pool);
    pool.truncate(usize::from(view.offered));
    pool
}

/// The cards of a deck that are not yet anywhere.
struct Pool<F> {
    free: Cards,
    face: std::marker::PhantomData<F>,
}

impl<F: CardFace> Pool<F> {
    fn new(cards: usize) -> Self {
        Self { free: (0..cards as CardId).collect(), face: std::marker::PhantomData }
    }

    fn take(&mut self, face: F) -> Result<CardId, Impossible> {
        let card = self.free.copy_of(face.copies()).ok_or(Impossible)?;
        self.free.remove(card);
        Ok(card)
    }

    fn take_all(&mut self, faces: &[F]) -> Result<Vec<CardId>, Impossible> {
        faces.iter().map(|&face| self.take(face)).collect()
    }

    /// The deck and so many cards besides, those that the viewer sees among them.
    fn stack<const N: usize>(
        self,
        pack: &Pack<F>,
        seat: Option<Seat>,
        besides: usize,
        seen: &[Item],
        dice: &mut Dice,
    ) -> Result<(Stack<N>, Vec<CardId>), Impossible> {
        self.stack_and(pack, seat, besides, seen.len(), seen, dice)
    }

    fn stack_and<const N: usize>(
        mut self,
        pack: &Pack<F>,
        seat: Option<Seat>,
        besides: usize,
        known: usize,
        seen: &[Item],
        dice: &mut Dice,
    ) -> Result<(Stack<N>, Vec<CardId>), Impossible> {
        let discards = self.take_all(&pack.discards)?;
        let mut others = Vec::new();
        for item in &seen[..known] {
            let card = self.free.iter().find(|&card| item_face::<F>(item) == Some(F::of(card))).ok_or(Impossible)?;
            self.free.remove(card);
            others.push(card);
        }
        let mut pile: Vec<Option<CardId>> = vec![None; usize::from(pack.draw)];
        for &(place, face) in &pack.known {
            *pile.get_mut(usize::from(place)).ok_or(Impossible)? = Some(self.take(face)?);
        }
        let mut rest: Vec<CardId> = self.free.iter().collect();
        dice.shuffle(&mut rest);
        for _ in known..besides {
            others.push(rest.pop().ok_or(Impossible)?);
        }
        let mut cards = Vec::with_capacity(pile.len());
        for place in pile {
            cards.push(place.or_else(|| rest.pop()).ok_or(Impossible)?);
        }
        if !rest.is_empty() {
            return Err(Impossible);
        }
        let known: Vec<usize> = pack.known.iter().map(|&(place, _)| usize::from(place)).collect();
        Ok((Stack::imagined(&cards, &discards, seat, &known), others))
    }
}

/// The face that an item names, where it is one of this deck: faces are compared by their copies.
#[allow(clippy::wildcard_enum_match_arm, reason = "few of many items are cards of a deck")]
fn item_face<F: CardFace>(item: &Item) -> Option<F> {
    let copies = match *item {
        Item::Crisis(face) => face.copies(),
        Item::Destination(face) => face.copies(),
        Item::Quorum(face) => face.copies(),
        _ => return None,
    };
    Some(F::of(copies.first))
}

struct Skills {
    decks: [Deck<{ crate::cards::PER_SKILL }>; 5],
    hands: [Cards; MAX_SEATS],
    given: [Cards; MAX_SEATS],
    destiny: List<CardId, 10>,
    fate: Cards,
    open: Cards,
    knows: [Knowledge; VIEWERS],
}

/// What everybody knows is true in every world. The viewer knows at least as much, but says it in one statement a zone, which
/// now and then does not contain the public one: such worlds are dealt again. About one in a hundred thousand.
fn true_skills(view: &View, dice: &mut Dice) -> Result<Skills, Impossible> {
    for _ in 0..TRIES {
        let skills = skills(view, dice)?;
        let zone = |zone: usize| {
            if zone == DESTINY {
                skills.destiny.iter().copied().collect::<Cards>() | skills.fate
            } else {
                skills.hands[zone] | skills.given[zone]
            }
        };
        if (0..=DESTINY).all(|z| skills.knows[PUBLIC].holds(z, zone(z))) {
            return Ok(skills);
        }
    }
    Err(Impossible)
}

fn skills(view: &View, dice: &mut Dice) -> Result<Skills, Impossible> {
    let players = view.players.len() as u8;
    let mut free = Cards((1 << CARDS) - 1);
    // What the viewer sees, in any copies: ids are not seen by anybody.
    let discards: Vec<Vec<CardId>> =
        view.piles.iter().map(|pile| take_all(&mut free, &pile.discards)).collect::<Result<_, _>>()?;
    let open = set(&take_all(&mut free, &view.open)?);
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    let mut given = [Cards::EMPTY; MAX_SEATS];
    if let Some(seat) = view.viewer.seat() {
        hands[seat.index()] = set(&take_all(&mut free, &view.hand)?);
        given[seat.index()] = set(&take_all(&mut free, &view.given)?);
    }
    let knows = knowledge(view);
    let mine = &knows[index_of(view.viewer)];

    // The zones that the viewer does not see into: the other hands with what they gave, and the Destiny deck.
    let others: Vec<usize> =
        Seat::all(players).filter(|&seat| view.viewer.seat() != Some(seat)).map(Seat::index).chain([DESTINY]).collect();
    let size = |zone: usize| {
        if zone == DESTINY { view.destiny + view.fate } else { view.players[zone].hand + view.players[zone].given }
    };
    let (certain, wanted) = known_cards(mine, &others, &mut free)?;
    let rows: Vec<Row> = (others.iter().zip(certain.iter().zip(&wanted)))
        .map(|(&zone, (certain, &(wanted, need)))| {
            let (span, there) = (mine.spans[zone], by_skill(*certain));
            Some(Row {
                size: size(zone).checked_sub(certain.len() as u8)?,
                lo: std::array::from_fn(|i| span.lo[i].saturating_sub(there[i])),
                hi: std::array::from_fn(|i| span.hi[i].saturating_sub(there[i])),
                wanted,
                need,
            })
        })
        .collect::<Option<_>>()
        .ok_or(Impossible)?;
    let piles = std::array::from_fn(|i| view.piles[i].draw);
    let dealt = fill::deal(free, piles, &rows, dice)?;

    let mut destiny = List::new();
    let mut fate = Cards::EMPTY;
    for ((&zone, mut cards), certain) in others.iter().zip(dealt.rows).zip(certain) {
        // A zone and what it gave are one to the viewer: which of its cards lie in the check is anybody's guess.
        cards.extend(certain.iter());
        dice.shuffle(&mut cards);
        if zone == DESTINY {
            fate = set(&cards.split_off(usize::from(view.destiny)));
            destiny = cards.into_iter().collect();
        } else {
            given[zone] = set(&cards.split_off(usize::from(view.players[zone].hand)));
            hands[zone] = set(&cards);
        }
    }
    let mut decks = dealt.piles.map(Deck::new);
    for (deck, discards) in decks.iter_mut().zip(discards) {
        discards.into_iter().rev().for_each(|card| deck.discard(card));
    }
    Ok(Skills { decks, hands, given, destiny, fate, open, knows })
}

/// A copy of each of these kinds, in their order.
fn take_all(free: &mut Cards, kinds: &[Kind]) -> Result<Vec<CardId>, Impossible> {
    let take = |&kind| {
        let card = free.copy_of(copies(kind)).ok_or(Impossible)?;
        free.remove(card);
        Ok(card)
    };
    kinds.iter().map(take).collect()
}

fn set(cards: &[CardId]) -> Cards {
    cards.iter().copied().collect()
}

fn knowledge(view: &View) -> [Knowledge; VIEWERS] {
    let fill = |knowledge: &mut Knowledge, zone: usize, knowing: &Knowing| {
        knowledge.spans[zone] = knowing.span;
        let mut known = Known { cards: Cards::EMPTY, left: knowing.seen.left };
        knowing.seen.cards.iter().for_each(|&kind| known.cards.add(copies(kind)));
        knowledge.seen[zone] = known;
    };
    let mut public = Knowledge::default();
    let mut mine = Knowledge::default();
    for (zone, player) in view.players.iter().enumerate() {
        fill(&mut public, zone, &player.public);
        fill(&mut mine, zone, &player.mine);
    }
    fill(&mut public, DESTINY, &view.destiny_public);
    fill(&mut mine, DESTINY, &view.destiny_mine);
    let mut knows = [public; VIEWERS];
    for (seat, knowledge) in knows.iter_mut().enumerate().take(PUBLIC) {
        knowledge.spans[seat] = Default::default();
        knowledge.seen[seat] = Default::default();
    }
    knows[index_of(view.viewer)] = mine;
    knows
}

/// Cards that must be in a zone, and those of which so many must be.
type Wishes = Vec<(Cards, u8)>;

/// For each zone the cards that are certainly there, and the statement that remains: at least so many of these.
fn known_cards(mine: &Knowledge, zones: &[usize], free: &mut Cards) -> Result<(Vec<Cards>, Wishes), Impossible> {
    let mut certain = vec![Cards::EMPTY; zones.len()];
    let mut wishes = vec![(Cards::EMPTY, 0); zones.len()];
    for (place, &zone) in zones.iter().enumerate() {
        let seen = &mine.seen[zone];
        if seen.left == 0 {
            let kinds: Vec<Kind> = seen.cards.iter().map(kind_of).collect();
            certain[place] = set(&take_all(free, &kinds)?);
        }
    }
    // A card once seen is one copy of its kind: it is taken to be one that is still hidden, if there is one.
    let mut unclaimed = *free;
    for (place, &zone) in zones.iter().enumerate() {
        let seen = &mine.seen[zone];
        if seen.left > 0 {
            let known: Vec<CardId> = seen.cards.iter().collect();
            let found = fill::take_known(&known, &mut unclaimed);
            let need = seen.at_least().min(found.len());
            if need == found.len() {
                certain[place] = found;
                *free = *free - found;
            } else {
                wishes[place] = (found, need as u8);
            }
        }
    }
    Ok((certain, wishes))
}

fn space(view: &View, dice: &mut Dice) -> Result<Space, Impossible> {
    let seen = &view.space;
    let mut pool = Pool::<Civilian>::new(CIVILIAN_SHIPS);
    let lost = pool.take_all(&seen.lost)?;
    let mut faces = Vec::new();
    for ship in &seen.civilians {
        faces.push(ship.face.map(|face| pool.take(face)).transpose()?);
    }
    let mut rest: Vec<CardId> = pool.free.iter().collect();
    dice.shuffle(&mut rest);
    let mut civilians = List::new();
    for (ship, face) in seen.civilians.iter().zip(faces) {
        let known = if face.is_some() { view.viewer.seat().into_iter().collect() } else { SeatSet::EMPTY };
        let ship_id = match face {
            Some(id) => id,
            None => rest.pop().ok_or(Impossible)?,
        };
        civilians.push(CivilianShip { ship: ship_id, area: ship.area, known });
    }
    if rest.len() != usize::from(seen.stock) {
        return Err(Impossible);
    }
    Ok(Space {
        raiders: seen.raiders,
        heavy_raiders: seen.heavy_raiders,
        basestars: seen.basestars,
        vipers: seen.vipers,
        civilians,
        stock: rest.into_iter().collect(),
        lost: lost.into_iter().collect(),
        reserve: seen.reserve,
        damaged: seen.damaged,
        destroyed: seen.destroyed,
        raptors: seen.raptors,
        nukes: seen.nukes,
        centurions: seen.centurions,
        arrived: seen.arrived,
    })
}

/// How often a deal is tried before what is asked of it is called impossible: sides that a searcher pins, public statements.
const TRIES: usize = 2000;

/// Deals the loyalty cards as they were dealt, given those that the viewer knows and the sides that are pinned.
fn loyalties(view: &View, guess: &Guess, dice: &mut Dice) -> Result<Loyalties, Impossible> {
    let cards = view.players.iter().map(|player| usize::from(player.hidden) + player.shown.len()).sum::<usize>();
    // Before the deal there is nothing.
    if cards == 0 {
        return if guess == &Guess::default() { Ok(Loyalties::default()) } else { Err(Impossible) };
    }
    let pinned = guess.cylons.len() + guess.humans.len() > 0;
    for _ in 0..if pinned { TRIES } else { 1 } {
        let loyalty = deal_loyalty(view, dice)?;
        let fits = Seat::all(view.players.len() as u8).all(|seat| {
            let cylon = loyalty.has_cylon(seat) || view.sympathizer == Some(seat);
            if cylon { !guess.humans.contains(seat) } else { !guess.cylons.contains(seat) }
        });
        if fits {
            return Ok(loyalty);
        }
    }
    Err(Impossible)
}

fn deal_loyalty(view: &View, dice: &mut Dice) -> Result<Loyalties, Impossible> {
    let row = deck_for(view.players.len() as u8);
    let plays = |character| view.players.iter().any(|player| player.character == Some(character));
    let extra = EXTRA_HUMAN.into_iter().filter(|&character| plays(character)).count();
    let mut free: Vec<LoyaltyId> = (0..BOX.len() as LoyaltyId).collect();
    dice.shuffle(&mut free);
    let mut take = |face| {
        let at = free.iter().position(|&card| BOX[usize::from(card)] == face).ok_or(Impossible)?;
        Ok::<LoyaltyId, Impossible>(free.swap_remove(at))
    };
    let mut loyalty = Loyalties::default();
    let (mut cylons, mut humans) = (row.cylons, row.humans + extra);
    let mut count = |card: LoyaltyId| {
        let face = BOX[usize::from(card)];
        if face == Loyalty::Sympathizer {
            return Ok(());
        }
        let left = if face.is_cylon() { &mut cylons } else { &mut humans };
        *left = left.checked_sub(1).ok_or(Impossible)?;
        Ok(())
    };
    for (seat, player) in view.players.iter().enumerate() {
        for &face in &player.shown {
            let card = take(face)?;
            count(card)?;
            loyalty.shown[seat].push(card);
        }
        for &face in &player.loyalty {
            let card = take(face)?;
            count(card)?;
            loyalty.held[seat].push(card);
        }
    }
    // The rest of the deck as it was built: so many of each side. The Sympathizer waits in it until the sleeper phase.
    let mut unknown: Vec<LoyaltyId> = Vec::new();
    let mut out: Vec<LoyaltyId> = Vec::new();
    let mut in_deck = None;
    for card in free {
        let face = BOX[usize::from(card)];
        let left = if face.is_cylon() { &mut cylons } else { &mut humans };
        if card == SYMPATHIZER {
            if row.sympathizer && !view.slept { in_deck = Some(card) } else { out.push(card) }
        } else if *left > 0 {
            *left -= 1;
            unknown.push(card);
        } else {
            out.push(card);
        }
    }
    dice.shuffle(&mut unknown);
    for (seat, player) in view.players.iter().enumerate() {
        while loyalty.held[seat].len() < usize::from(player.hidden) {
            loyalty.held[seat].push(unknown.pop().ok_or(Impossible)?);
        }
    }
    unknown.extend(in_deck);
    dice.shuffle(&mut unknown);
    if unknown.len() != usize::from(view.loyalty_deck) || out.len() != usize::from(view.loyalty_out) {
        return Err(Impossible);
    }
    loyalty.deck = unknown.into_iter().collect();
    loyalty.out = out.into_iter().collect();
    for held in &mut loyalty.held {
        dice.shuffle(held);
    }
    if let Some(seat) = view.viewer.seat()
        && view.ending == crate::state::Ending::Playing
    {
        for (owner, player) in view.players.iter().enumerate() {
            if owner != seat.index() {
                let mut known = Faces::default();
                player.loyalty.iter().for_each(|&face| known.add(face));
                loyalty.known[seat.index()][owner] = known;
            }
        }
    }
    Ok(loyalty)
}
