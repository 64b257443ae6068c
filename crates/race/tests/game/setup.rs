//! Rulebook, "Setup" (SET-1 to SET-11) and the preset hands of the first game (PRE-1 to PRE-6).

use std::collections::BTreeSet;

use crate::common::*;
use race::cards::{ALL_CARDS, DESIGNS};
use race::{Action, Cause, Event, Item, Kind, Mode, Phase, Prompt, Race, Setup, Way};
use tabletop::{CardId, Cards, Deck, Game, Illegal, Log, Probe, Refusal, Seat, SeatSet, Seed, Shows, Viewer};

const MODES: [Mode; 3] = [Mode::Standard, Mode::FirstGame, Mode::Experienced];

/// SET-1: four sets of action cards, two to four players. The game for experienced players is for two (rulings, section 12).
#[test]
fn two_to_four_players() {
    for mode in MODES {
        for players in 0..=6 {
            let started = Race::start(&Setup { players, mode }, Seed::derive(1, 0), &mut Log::off());
            let expected = match (players, mode) {
                (2, _) | (3 | 4, Mode::Standard | Mode::FirstGame) => None,
                (3 | 4, Mode::Experienced) => Some(Illegal::VariantPlayers { only: 2, given: players }),
                _ => Some(Illegal::Players { min: 2, max: 4, given: players }),
            };
            assert_eq!(started.as_ref().err().copied(), expected, "{players} players, {mode:?}");
            if let Ok(state) = started {
                assert_eq!(state.all(), SeatSet::all(players));
            }
        }
    }
}

/// Some call the game for experienced players advanced: a setup may say so.
#[test]
fn advanced_is_experienced() {
    let read = |mode: &str| serde_json::from_str::<Setup>(&format!(r#"{{"players": 2, "mode": "{mode}"}}"#));
    assert_eq!(read("advanced").unwrap(), read("experienced").unwrap());
    assert_eq!(serde_json::to_value(read("advanced").unwrap()).unwrap()["mode"], "experienced");
}

/// SET-2: 5 start worlds, 59 other worlds, 50 developments: 12 of cost 6 and 19 pairs. All are in play, whatever the setup.
#[test]
fn all_114_cards_are_in_play() {
    let count = |fits: &dyn Fn(Kind) -> bool| ALL_CARDS.iter().filter(|&card| fits(Kind::of(card))).count();
    assert_eq!(count(&|_| true), 114);
    assert_eq!(count(&|kind| kind.design().start.is_some()), 5);
    assert_eq!(count(&|kind| kind.design().is_world() && kind.design().start.is_none()), 59);
    assert_eq!(count(&|kind| !kind.design().is_world()), 50);
    let (six, other): (Vec<_>, Vec<_>) =
        DESIGNS.iter().filter(|design| !design.is_world()).partition(|design| !design.scoring.is_empty());
    assert!(six.len() == 12 && six.iter().all(|design| design.copies == 1 && design.number() == 6));
    assert!(other.len() == 19 && other.iter().all(|design| design.copies == 2));
    for (players, mode) in [(2, Mode::Standard), (4, Mode::Standard), (3, Mode::FirstGame), (2, Mode::Experienced)] {
        Race::conserved(&Desk::start(players, mode, 3).state).unwrap();
    }
}

/// SET-3, TWO-1: seven action cards; nine for experienced players, Develop and Settle twice.
#[test]
fn action_cards() {
    use Action::{Develop, DoubleVps, ExploreFive, ExploreOne, Produce, Settle, Trade};
    let offered = |desk: &mut Desk| {
        desk.leave(Phase::StartDiscard);
        let ask = desk.ask(0);
        assert_eq!(ask.prompt, Prompt::ChooseAction);
        (ask.pick.from, ask.pick.min, ask.pick.max)
    };
    let seven = [ExploreFive, ExploreOne, Develop, Settle, Trade, DoubleVps, Produce].map(Item::Action);
    assert_eq!(offered(&mut Desk::start(4, Mode::Standard, 1)), (seven.to_vec(), 1, 1));
    assert_eq!(offered(&mut Desk::start(4, Mode::FirstGame, 1)), (seven.to_vec(), 1, 1));
    let nine = [ExploreFive, ExploreOne, Develop, Develop, Settle, Settle, Trade, DoubleVps, Produce].map(Item::Action);
    assert_eq!(offered(&mut Desk::start(2, Mode::Experienced, 1)), (nine.to_vec(), 2, 2));
}

/// SET-4, SET-5: 12 VPs a player, which for four is all the ones and fives (18 x 1 + 6 x 5).
#[test]
fn the_pool_holds_twelve_vps_a_player() {
    for (players, mode, pool) in [
        (2, Mode::Standard, 24),
        (3, Mode::Standard, 36),
        (4, Mode::Standard, 18 + 6 * 5),
        (4, Mode::FirstGame, 48),
        (2, Mode::Experienced, 24),
    ] {
        let desk = Desk::start(players, mode, 1);
        assert_eq!(desk.state.pool, pool);
        assert!((0..players).all(|seat| desk.chips(seat) == 0), "chips are earned (CON-17)");
    }
}

/// A started game in which some seat has Alpha Centauri.
fn with_alpha_centauri() -> (Desk, u8) {
    let desks = (0..).map(|seed| Desk::start(3, Mode::Standard, seed));
    let seat = |desk: &Desk| (0..3).find(|&seat| desk.seat(seat).start == 2);
    desks.into_iter().find_map(|desk| seat(&desk).map(|seat| (desk, seat))).unwrap()
}

/// SET-6, 14/7, KEL-3: start worlds, six cards each from the lowest start world on, the good on Alpha Centauri, and then two
/// of six go.
#[test]
fn order_of_setup() {
    let (mut desk, alpha) = with_alpha_centauri();
    let public = desk.public();
    let (starts, rest) = public.split_at(3);
    assert!(starts.iter().all(|event| matches!(event, Event::StartWorld { .. })));
    let order: Vec<Seat> = desk.state.in_order().collect();
    let lowest = (0..3).min_by_key(|&seat| desk.seat(seat).start).unwrap();
    assert_eq!(order[0], Seat(lowest));
    let mut expected: Vec<Event> = order.iter().map(|&seat| Event::LookedCount { seat, count: 6, keep: 4 }).collect();
    expected.push(Event::Goods { seat: Seat(alpha), worlds: vec![kind("alpha-centauri")] });
    assert_eq!(rest, expected);
    assert_eq!(desk.goods(alpha), ["alpha-centauri"]);
    assert_eq!(desk.supply(), 114 - 3 - 18 - 1);
    for seat in 0..3 {
        let ask = desk.ask(seat);
        assert_eq!((ask.prompt, ask.pick.from.len(), ask.pick.min, ask.pick.max), (Prompt::StartDiscard, 6, 2, 2));
    }
    for seat in 0..3 {
        let six = desk.offered(seat);
        desk.give(seat, &six[..2]);
        assert_eq!(desk.hand_size(seat), 4);
    }
    assert_eq!((desk.discards().len(), desk.state.phase), (6, Phase::ChooseAction));
}

/// SET-6 (f): nobody sees that good, not even its owner (RND-7).
#[test]
fn the_first_good_is_unseen() {
    let (desk, alpha) = with_alpha_centauri();
    let hidden = Kind::of(desk.seat(alpha).tableau[0].good);
    for viewer in Viewer::all(3) {
        let told = serde_json::to_string(&(Race::view(&desk.state, viewer), desk.seen(viewer))).unwrap();
        let visible =
            (0..3).any(|seat| viewer == Viewer::Seat(Seat(seat)) && desk.looked(seat).contains(&hidden.design().id));
        assert_eq!(told.contains(hidden.design().id), visible, "{viewer:?}");
    }
}

/// SET-7: dealt, not chosen: nobody is asked, and each seat gets each of the five as often as the others.
#[test]
fn start_worlds_are_dealt() {
    let mut counts = [[0u32; 5]; 3];
    for seed in 0..3000 {
        let desk = Desk::start(3, Mode::Standard, seed);
        assert_eq!(desk.state.phase, Phase::StartDiscard);
        for (seat, count) in counts.iter_mut().enumerate() {
            count[usize::from(desk.seat(seat as u8).start)] += 1;
        }
    }
    for count in counts {
        // 600 each; four degrees of freedom: 23.5 is the 0.01% point.
        let chi: f64 = count.iter().map(|&n| (f64::from(n) - 600.0).powi(2) / 600.0).sum();
        assert!(chi < 23.5, "{count:?}");
    }
}

/// SET-8: the two discards come back in a reshuffle. All other cards are put out of reach in a hand.
#[test]
fn the_first_discards_can_come_back() {
    let mut desk = Desk::start(2, Mode::Standard, 5);
    desk.leave(Phase::StartDiscard);
    let mut discards = desk.discards();
    assert_eq!(discards.len(), 4);
    let pile: Cards = desk.state.deck.pile().iter().copied().collect();
    let pile_of_discards: Vec<CardId> = desk.state.deck.discards().to_vec();
    desk.state.seats[1].hand = desk.state.seats[1].hand | pile;
    desk.state.deck = Deck::new([]);
    pile_of_discards.into_iter().for_each(|card| desk.state.deck.discard(card));
    desk.picks(&[Action::ExploreFive, Action::ExploreFive]);
    let first = desk.state.first.0;
    let mut drawn = [desk.looked(first), desk.hand(first)].concat();
    drawn.retain(|id| discards.contains(id));
    discards.sort_unstable();
    drawn.sort_unstable();
    assert_eq!(drawn, discards);
}

/// SET-9: everyone is asked at once, answers in any order, and the others see only how many.
#[test]
fn the_first_discards_are_simultaneous_and_secret() {
    let mut desk = Desk::start(4, Mode::Standard, 2);
    desk.log.clear();
    assert_eq!(desk.asked(), [0, 1, 2, 3]);
    assert_eq!(desk.ask(2).shows, Shows::Count);
    let two = desk.offered(2)[..2].to_vec();
    desk.give(2, &two);
    assert_eq!(desk.asked(), [0, 1, 3]);
    let count = Event::DiscardedCount { seat: Seat(2), count: 2, cause: Cause::Setup };
    assert_eq!(desk.public(), std::slice::from_ref(&count));
    assert_eq!(desk.seen(Viewer::Seat(Seat(1))), [count]);
    assert_eq!(desk.answer(2, &two), Err(Refusal::NotAsked));
}

/// SET-10: a start world that was shuffled in is placed for its cost, paid with, and gets its windfall good.
#[test]
fn other_start_worlds_are_ordinary_cards() {
    let position = Position::new(2).tableau(0, &["earths-lost-colony", "contact-specialist"]);
    // Alpha Centauri for 2, with its good.
    let mut desk = position.clone().hand(0, &["alpha-centauri", "new-sparta", "gem-world", "public-works"]).deal();
    desk.picks(&[Action::Settle, Action::ExploreFive]);
    desk.leave(Phase::Explore).place(&["alpha-centauri", ""]);
    // New Sparta is paid with.
    desk.cards(0, &["new-sparta", "public-works"]);
    assert_eq!(desk.tableau(0), ["earths-lost-colony", "contact-specialist", "alpha-centauri*"]);
    assert!(desk.discards().contains(&"new-sparta"));
    // New Sparta bought: defense 2, less 1.
    let mut desk = position.clone().hand(0, &["new-sparta", "gem-world", "public-works"]).deal();
    desk.picks(&[Action::Settle, Action::Settle]);
    desk.cards(0, &["new-sparta"]);
    assert_eq!(desk.prompt(0), Prompt::SettlePay { card: kind("new-sparta"), cost: 1 });
    desk.cards(0, &["gem-world"]);
    assert_eq!(desk.tableau(0)[2], "new-sparta");
    // New Sparta conquered.
    let mut desk = position.tableau(0, &["earths-lost-colony", "space-marines"]).hand(0, &["new-sparta"]).deal();
    desk.picks(&[Action::Produce, Action::Settle]).cards(0, &["new-sparta"]);
    assert_eq!(desk.count(|event| matches!(event, Event::Settled { way: Way::Conquer, cost: 0, .. })), 1);
    // As a good on a world.
    let desk = Position::new(2).tableau(0, &["old-earth", "gem-world*"]).goods(&["earths-lost-colony"]).deal();
    assert_eq!(desk.goods(0), ["gem-world"]);
}

/// SET-11: the start world counts, for powers, for VPs and as one of twelve cards.
#[test]
fn the_start_world_is_a_card_of_the_tableau() {
    let worlds = ["artist-colony", "gem-world", "spice-world", "new-vinland", "space-port", "asteroid-belt"];
    let more = ["comet-zone", "plague-world", "mining-world", "prosperous-world"];
    let tableau: Vec<&str> = [&["old-earth"][..], &worlds, &more].concat();
    let desk = Position::new(2).tableau(0, &tableau).deal();
    let printed: i16 = tableau.iter().map(|id| i16::from(kind(id).design().vp)).sum();
    assert_eq!(desk.points(0), printed, "Old Earth's 2 VPs among them");
    for (cards, over) in [(10, false), (11, true)] {
        let mut desk = Position::new(2).tableau(0, &tableau[..cards]).hand(0, &["refugee-world"]).deal();
        desk.picks(&[Action::Settle, Action::Settle]).cards(0, &["refugee-world"]);
        assert_eq!(desk.state.phase == Phase::Over, over, "{cards} cards and one more");
    }
    // Epsilon Eridani's Military conquers.
    let mut desk = Position::new(2).hand(1, &["rebel-fuel-cache"]).deal();
    desk.picks(&[Action::Settle, Action::Settle]).cards(1, &["rebel-fuel-cache"]);
    assert_eq!(desk.tableau(1), ["epsilon-eridani", "rebel-fuel-cache*"]);
}

/// PRE-1: start worlds 1 to N, never Old Earth. PRE-4: who gets which is dealt.
#[test]
fn first_game_start_worlds() {
    for players in 2..=4 {
        let mut first_seat = BTreeSet::new();
        for seed in 0..60 {
            let desk = Desk::start(players, Mode::FirstGame, seed);
            let numbers: BTreeSet<u8> = (0..players).map(|seat| desk.seat(seat).start).collect();
            assert_eq!(numbers, (1..=players).collect());
            first_seat.insert(desk.seat(0).start);
        }
        assert_eq!(first_seat, (1..=players).collect(), "any of them can come to the first seat");
    }
}

/// PRE-5, as in the rulings; the fourth column is what lies on the start world.
const PRESET: [(&str, [&str; 4]); 4] = [
    ("epsilon-eridani", ["public-works", "colony-ship", "gem-world", "rebel-fuel-cache"]),
    ("alpha-centauri", ["expedition-force", "mining-robots", "comet-zone", "rebel-miners"]),
    ("new-sparta", ["export-duties", "new-military-tactics", "former-penal-colony", "malevolent-lifeforms"]),
    ("earths-lost-colony", ["contact-specialist", "space-marines", "avian-uplift-race", "spice-world"]),
];

/// PRE-2, PRE-5: the hands go with the start worlds, and the game begins with the choice of actions.
#[test]
fn first_game_hands() {
    for players in 2..=4 {
        let desk = Desk::start(players, Mode::FirstGame, 11);
        assert_eq!((desk.state.phase, desk.state.round), (Phase::ChooseAction, 1));
        assert!(desk.discards().is_empty());
        for seat in 0..players {
            let (start, hand) = PRESET[usize::from(desk.seat(seat).start) - 1];
            assert_eq!(desk.seat(seat).tableau[0].kind(), kind(start));
            assert_eq!(desk.hand(seat), ids(hand.iter().map(|id| kind(id))));
            assert_eq!(desk.goods(seat).is_empty(), start != "alpha-centauri");
        }
    }
}

/// PRE-3: unused start worlds and preset cards are in the supply (or, one of them, on Alpha Centauri). PRE-6: of a pair only
/// one copy is preset.
#[test]
fn first_game_supply() {
    let desk = Desk::start(2, Mode::FirstGame, 4);
    let reachable: Cards = desk.state.deck.pile().iter().copied().collect::<Cards>()
        | (0..2)
            .flat_map(|seat| desk.seat(seat).tableau.iter().map(|slot| slot.good))
            .filter(|&good| good < 114)
            .collect();
    let there = |id: &str| reachable.count(kind(id).copies());
    for start in ["old-earth", "new-sparta", "earths-lost-colony"] {
        assert_eq!(there(start), 1);
    }
    for (index, (_, hand)) in PRESET.iter().enumerate() {
        for id in hand {
            let copies = usize::from(kind(id).design().copies);
            assert_eq!(there(id), if index < 2 { copies - 1 } else { copies }, "{id}");
        }
    }
}
