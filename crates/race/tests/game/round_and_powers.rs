//! A round (RND-1 to RND-7) and powers in general (POW-1 to POW-8).

use crate::common::*;
use race::cards::{Condition, Consume, DESIGNS, Keyword, Power, Row, Target};
use race::{Action, Cause, Event, Item, Kind, Mode, Phase, Prompt, Race, Setup, Way};
use tabletop::{By, Game, Refusal, Seat, SeatSet, Seed, Session, Shows, Taken, Viewer};

use Action::{Develop, DoubleVps, ExploreFive, ExploreOne, Produce, Settle, Trade};

/// RND-1: picked secretly, revealed together. Until then a session shows nothing of it to anyone.
#[test]
fn actions_are_secret_until_all_are_in() {
    let setup = Setup { players: 3, mode: Mode::FirstGame };
    let mut session = Session::<Race>::new(setup, Seed::derive(1, 1)).unwrap();
    let views = |session: &Session<Race>| Viewer::all(3).map(|v| Race::view(session.state(), v)).collect::<Vec<_>>();
    let before = views(&session);
    for seat in [2, 0] {
        assert_eq!(session.answer(Seat(seat), vec![Item::Action(Produce)], By::Person), Ok(Taken::Kept));
        assert_eq!(views(&session), before);
    }
    assert_eq!(session.answer(Seat(1), vec![Item::Action(Produce)], By::Person), Ok(Taken::Done));

    let mut desk = Position::new(2).deal();
    let ask = desk.ask(0);
    assert!(ask.sealed && ask.shows == Shows::Items);
    desk.give(0, &[Item::Action(Produce)]);
    assert!(desk.public().is_empty());
    desk.give(1, &[Item::Action(Produce)]);
    assert_eq!(desk.showed, SeatSet::all(2), "declared as a reveal");
    assert_eq!(desk.public()[..2], [0, 1].map(|seat| Event::Chose { seat: Seat(seat), actions: vec![Produce] }));
}

/// RND-2, RND-3, RND-4: what nobody picked is skipped, the rest comes in order, each phase once.
#[test]
fn phases_of_a_round() {
    let check = |picks: &[Action], phases: &[Phase]| {
        let mut desk = Position::new(picks.len() as u8).deal();
        desk.picks(picks).end_round();
        let once: Vec<(Phase, bool)> = phases.iter().map(|&phase| (phase, false)).collect();
        assert_eq!(desk.phases(), once, "{picks:?}");
    };
    use Phase::{Consume, DevelopPlace, Explore, SettlePlace};
    check(&[Produce, Settle, ExploreFive, Develop], &[Explore, DevelopPlace, SettlePlace, Phase::Produce]);
    check(&[Trade, Produce], &[Consume, Phase::Produce]);
    check(&[Settle, Settle, Settle], &[SettlePlace]);
    check(&[ExploreFive, ExploreOne], &[Explore]);
    check(&[DoubleVps, Trade, DoubleVps, ExploreOne], &[Explore, Consume]);
    check(&[Develop, Develop, DoubleVps], &[DevelopPlace, Consume]);
}

/// RND-3: everyone acts; whoever picked the phase has the bonus, here a card for a world.
#[test]
fn everyone_acts_and_pickers_have_the_bonus() {
    let mut desk = Position::new(3)
        .hand(0, &["refugee-world"])
        .hand(1, &["pilgrimage-world"])
        .hand(2, &["artist-colony", "gem-world"])
        .deal();
    desk.picks(&[Settle, Produce, Settle]).place(&["refugee-world", "pilgrimage-world", "artist-colony"]);
    assert_eq!([0, 1, 2].map(|seat| desk.drew(seat, Cause::Bonus)), [1, 0, 1]);
    assert_eq!([0, 1, 2].map(|seat| desk.seat(seat).tableau.len()), [2, 2, 2]);
}

/// RND-4: both cards of one phase: one phase, each player with their own bonus.
#[test]
fn two_cards_of_one_phase() {
    let mut desk = Position::new(3).deal();
    desk.picks(&[ExploreFive, ExploreOne, Produce]);
    let sizes = |desk: &Desk, seat| (desk.ask(seat).pick.from.len(), desk.ask(seat).pick.max);
    assert_eq!([0, 1, 2].map(|seat| sizes(&desk, seat)), [(7, 1), (3, 2), (2, 1)]);
    // Trade sells, 2x VPs doubles, a third player only consumes.
    let mut desk = Position::new(3)
        .tableau(0, &["epsilon-eridani", "gem-world*"])
        .tableau(1, &["earths-lost-colony*"])
        .tableau(2, &["alpha-centauri", "public-works", "spice-world*"])
        .deal();
    desk.picks(&[Trade, DoubleVps, Produce]);
    assert_eq!([0, 1, 2].map(|seat| desk.chips(seat)), [0, 2, 1]);
    assert_eq!(desk.count(|event| matches!(event, Event::Sold { .. })), 1);
    assert_eq!(desk.phases()[0], (Phase::Consume, false));
}

/// RND-5: down to ten after the last phase; the player chooses which; no limit before.
#[test]
fn ten_cards_at_the_end_of_a_round() {
    let eleven = [
        "gem-world",
        "artist-colony",
        "spice-world",
        "new-vinland",
        "space-port",
        "asteroid-belt",
        "comet-zone",
        "plague-world",
        "mining-world",
        "distant-world",
        "tourist-world",
    ];
    let mut desk = Position::new(2).hand(0, &eleven).deal();
    desk.picks(&[ExploreFive, ExploreOne]);
    desk.leave(Phase::Explore);
    assert_eq!((desk.state.phase, desk.asked()), (Phase::HandLimit, vec![0]));
    assert_eq!(desk.hand_size(0), 12, "no limit during the round");
    let ask = desk.ask(0);
    assert_eq!((ask.prompt, ask.pick.from.len(), ask.pick.min, ask.pick.max), (Prompt::HandLimit, 12, 2, 2));
    assert_eq!(desk.answer(0, &cards(&["gem-world"])), Err(Refusal::TooFew { min: 2, picked: 1 }));
    desk.cards(0, &["gem-world", "tourist-world"]);
    assert_eq!((desk.hand_size(0), desk.state.phase), (10, Phase::ChooseAction));
    assert!(!desk.hand(0).contains(&"gem-world"));
}

/// RND-5 over random games: whenever actions are chosen, and at the end, nobody holds more than ten; in between some do.
#[test]
fn nobody_starts_a_round_with_eleven_cards() {
    let mut more_than_ten = 0;
    random_games(140, |desk| {
        let most = (0..desk.state.players).map(|seat| desk.hand_size(seat)).max().unwrap();
        if matches!(desk.state.phase, Phase::ChooseAction | Phase::Over) {
            assert!(most <= 10, "{most} cards");
        } else {
            more_than_ten += u32::from(most > 10);
        }
    });
    assert!(more_than_ten > 100, "{more_than_ten}");
}

/// RND-6: the same action may be picked every round; the end is looked at only after the discards to ten.
#[test]
fn actions_come_back() {
    let mut desk = Position::new(2).deal();
    for round in 1..5 {
        assert_eq!((desk.state.round, desk.state.phase), (round, Phase::ChooseAction));
        assert!(desk.seat(0).picks.is_empty());
        desk.picks(&[ExploreOne, ExploreOne]).end_round();
    }
    // Twelve cards in the tableau and eleven in hand: first the discard, then the end.
    let eleven = [
        "gem-world",
        "artist-colony",
        "spice-world",
        "new-vinland",
        "space-port",
        "asteroid-belt",
        "comet-zone",
        "plague-world",
        "mining-world",
        "distant-world",
        "tourist-world",
        "refugee-world",
    ];
    let tableau = [
        "old-earth",
        "public-works",
        "export-duties",
        "colony-ship",
        "mining-robots",
        "space-marines",
        "deficit-spending",
        "genetics-lab",
        "drop-ships",
        "research-labs",
        "interstellar-bank",
    ];
    let mut desk = Position::new(2).tableau(0, &tableau).hand(0, &eleven).deal();
    desk.picks(&[Settle, Settle]).place(&["refugee-world", ""]);
    desk.way(0, Way::Pay);
    assert_eq!((desk.state.phase, Race::outcome(&desk.state)), (Phase::HandLimit, None));
    desk.cards(0, &["gem-world", "artist-colony"]);
    assert_eq!(desk.state.phase, Phase::Over);
    assert_eq!(desk.hand_size(0), 10);
}

/// RND-7: chips and hand sizes are public; hands, goods and discards are not. A hidden kind's name appears nowhere in the
/// view of one who may not know it.
#[test]
fn what_is_public() {
    let desk = Position::new(2)
        .hand(0, &["gem-world", "new-vinland"])
        .hand(1, &["rebel-base", "spice-world", "tourist-world"])
        .tableau(0, &["old-earth", "asteroid-belt*"])
        .goods(&["merchant-world"])
        .discards(&["mining-world"])
        .chips(1, 4)
        .deal();
    let view = Race::view(&desk.state, Viewer::Public);
    assert_eq!(view.seats.iter().map(|seat| (seat.hand, seat.chips)).collect::<Vec<_>>(), [(2, 0), (3, 4)]);
    assert_eq!((view.own.is_some(), view.discards, view.seats[0].tableau[1].good), (false, 1, true));
    let says = |viewer, id: &str| serde_json::to_string(&Race::view(&desk.state, viewer)).unwrap().contains(id);
    let (own, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    for (id, seen) in [
        ("gem-world", [true, false, false]),
        ("rebel-base", [false, true, false]),
        ("merchant-world", [false, false, false]),
        ("mining-world", [false, false, false]),
        ("asteroid-belt", [true, true, true]),
    ] {
        assert_eq!([own, other, Viewer::Public].map(|viewer| says(viewer, id)), seen, "{id}");
    }
}

/// POW-1: powers add up, and change only what they name.
#[test]
fn powers_add_up() {
    // Look: Expedition Force 1, Star Nomad Lair 1, SETI 2; keep stays 1.
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "expedition-force", "star-nomad-lair", "galactic-survey-seti"])
        .deal();
    desk.picks(&[Produce, ExploreOne]);
    let pick = desk.ask(0).pick;
    assert_eq!((pick.from.len(), pick.max), (6, 1));
    // Military: 1 + 2 + 3 conquers defense 6 and leaves prices alone.
    let mut desk = Position::new(2)
        .tableau(1, &["epsilon-eridani", "space-marines", "drop-ships"])
        .hand(1, &["rebel-base", "tourist-world", "gem-world", "space-port", "comet-zone"])
        .deal();
    desk.picks(&[Settle, Settle]);
    assert_eq!(
        desk.offered_cards(1),
        ids(["rebel-base", "tourist-world", "gem-world", "space-port", "comet-zone"].map(kind))
    );
    desk.place(&["", "tourist-world"]);
    assert_eq!(desk.state.phase, Phase::ChooseAction, "all four other cards are paid: cost 4, not less");
    assert_eq!(desk.hand_size(1), 1, "the bonus");
}

/// POW-2: no power works in the phase in which its card is placed, and all do from the next phase on.
#[test]
fn powers_wait_for_the_next_phase() {
    // Drop Ships in Develop conquer in Settle of the same round; Public Works gives nothing for itself.
    let mut desk = Position::new(2)
        .hand(0, &["drop-ships", "pirate-world", "gem-world", "space-port", "comet-zone", "mining-world"])
        .hand(1, &["public-works", "new-vinland"])
        .deal();
    desk.picks(&[Develop, Settle]).place(&["drop-ships", "public-works"]);
    desk.cards(0, &["gem-world", "space-port", "comet-zone"]);
    assert_eq!(desk.drew(1, by("public-works")), 0);
    assert_eq!(desk.offered_cards(0), ["pirate-world"], "3 against 3; for the Mining World there are not three cards");
    desk.place(&["pirate-world", ""]);
    assert_eq!(desk.tableau(0), ["old-earth", "drop-ships", "pirate-world*"]);
    // A world placed in Settle consumes and produces in the same round.
    let mut desk = Position::new(2).hand(0, &["artist-colony", "gem-world"]).deal();
    desk.picks(&[Settle, Produce]).place(&["artist-colony", ""]);
    assert_eq!(desk.tableau(0), ["old-earth", "artist-colony*"]);
    // Terraforming Robots of this round draw for a world of this round.
    let mut desk =
        Position::new(2).hand(0, &["terraforming-robots", "refugee-world", "gem-world", "space-port"]).deal();
    desk.picks(&[Develop, Settle]).place(&["terraforming-robots", ""]);
    desk.cards(0, &["gem-world", "space-port"]).place(&["refugee-world", ""]);
    assert_eq!(desk.drew(0, by("terraforming-robots")), 1);
}

/// POW-3: what may be used and what must. Optional in Consume are the two hand-card powers and nothing else; in Settle, New
/// Military Tactics, Colony Ship and the purchase, each offered beside another way (SET3-9, SET3-12, SET3-13).
#[test]
fn optional_powers() {
    let optional: Vec<&str> = DESIGNS
        .iter()
        .filter(|design| design.consume.iter().any(|power| matches!(power, Consume::HandCards { .. })))
        .map(|design| design.id)
        .collect();
    assert_eq!(optional, ["merchant-world", "deficit-spending"]);
    // Each consume power alone with enough goods: used without asking, or it must be answered.
    for design in DESIGNS.iter().filter(|design| !design.consume.is_empty()) {
        let worlds = ["gem-world*", "mining-world*", "distant-world*", "alien-robotic-factory*", "comet-zone*"];
        let tableau = [&["new-sparta"][..], &worlds, &[design.id][..]].concat();
        let mut desk = Position::new(2).tableau(0, &tableau).hand(0, &["artist-colony", "space-port", "rebel-base"]);
        if design.start.is_some() {
            desk = desk.tableau(1, &["alpha-centauri"]);
        }
        let mut desk = desk.deal();
        desk.picks(&[DoubleVps, DoubleVps]);
        let may = desk.state.phase == Phase::Consume
            && desk.asked().contains(&0)
            && desk.prompt(0) == Prompt::ConsumePower
            && desk.ask(0).pick.min == 0;
        assert_eq!(may, optional.contains(&design.id), "{}", design.id);
    }
    // Contact Specialist's -1 is not optional: Military 2 - 1 does not conquer defense 2.
    let mut desk = Position::new(2)
        .tableau(0, &["new-sparta", "contact-specialist"])
        .hand(0, &["alien-robot-sentry", "gem-world", "rebel-fuel-cache"])
        .deal();
    desk.picks(&[Settle, Settle]);
    assert_eq!(desk.offered_cards(0), ["rebel-fuel-cache", "gem-world"]);
}

/// POW-4: an optional power that is the only way to place the revealed card is used without asking.
#[test]
fn optional_powers_that_are_the_only_way() {
    for (tableau, world, spent, way) in [
        (&["old-earth", "new-military-tactics"][..], "pirate-world", true, Way::ConquerWithTactics),
        (&["old-earth", "colony-ship"], "tourist-world", true, Way::ColonyShip),
        (&["old-earth", "contact-specialist"], "rebel-fuel-cache", false, Way::Pay),
    ] {
        let mut desk = Position::new(2).tableau(0, tableau).hand(0, &[world]).deal();
        desk.picks(&[Settle, Settle]).place(&[world, ""]);
        let settled = |event: &Event| matches!(event, Event::Settled { way: taken, cost: 0, .. } if *taken == way);
        assert_eq!(desk.count(settled), 1, "{world}");
        assert_eq!(desk.count(|event| matches!(event, Event::Spent { .. })), usize::from(spent));
    }
}

/// POW-5: the owner chooses the order; one power is finished before the next begins.
#[test]
fn own_order_of_powers() {
    let tableau = ["old-earth", "earths-lost-colony", "gem-world*", "space-port*", "spice-world*", "consumer-markets"];
    let mut desk = Position::new(2).tableau(0, &tableau).deal();
    desk.picks(&[DoubleVps, Trade]);
    assert_eq!(desk.offered(0), powers(&["old-earth", "earths-lost-colony", "consumer-markets"]));
    desk.give(0, &[power("old-earth")]);
    assert!(matches!(desk.prompt(0), Prompt::ConsumeGoods { .. }), "its two goods come before anything else");
    desk.goods_of(0, &["gem-world", "spice-world"]);
    assert_eq!(desk.offered(0), powers(&["earths-lost-colony", "consumer-markets"]));
}

/// POW-6: no cost below 0, and nothing comes back.
#[test]
fn nothing_costs_less_than_nothing() {
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "investment-credits", "galactic-federation"])
        .hand(0, &["public-works", "gem-world"])
        .deal();
    desk.picks(&[Develop, Develop]).place(&["public-works", ""]);
    assert_eq!(desk.hand(0), ["gem-world"], "1 - 1 - 1 - 2 is 0");
    let mut desk =
        Position::new(2).tableau(0, &["old-earth", "replicant-robots"]).hand(0, &["artist-colony", "gem-world"]).deal();
    desk.picks(&[Produce, Settle]).place(&["artist-colony", ""]);
    assert_eq!(desk.hand(0), ["gem-world"]);
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "contact-specialist", "replicant-robots"])
        .hand(0, &["rebel-fuel-cache", "gem-world"])
        .deal();
    desk.picks(&[Produce, Settle]).place(&["rebel-fuel-cache", ""]);
    assert_eq!(desk.hand(0), ["gem-world"], "1 - 1 - 2");
}

/// POW-7: a draw goes into the hand; in Explore it adds to the cards to choose from.
#[test]
fn drawing() {
    let mut desk = Position::new(2)
        .tableau(0, &["old-earth", "expedition-force", "interstellar-bank"])
        .supply(&["gem-world", "spice-world", "comet-zone", "plague-world", "mining-world", "space-port"])
        .deal();
    desk.picks(&[ExploreOne, Develop]);
    assert_eq!(
        (desk.looked(0), desk.hand_size(0)),
        (ids(["gem-world", "spice-world", "comet-zone", "plague-world"].map(kind)), 0)
    );
    desk.cards(0, &["gem-world", "comet-zone"]).leave(Phase::Explore);
    // Interstellar Bank: the next card of the supply, after the two of seat 1.
    assert_eq!(desk.drew(0, by("interstellar-bank")), 1);
    assert_eq!(desk.hand_size(0), 3);
}

/// POW-8: no power and no scoring rule speaks of Uplift, chromosomes, Imperium or Terraforming; of Alien titles only Alien
/// Tech Institute's scoring, of Rebels only Galactic Imperium.
#[test]
fn titles_that_matter() {
    let mut by_title = Vec::new();
    for design in &DESIGNS {
        for scoring in design.scoring {
            match scoring.condition {
                Condition::Titled(keyword) => by_title.push((design.id, keyword)),
                Condition::RebelMilitaryWorld => by_title.push((design.id, Keyword::Rebel)),
                Condition::ProductionOf(_)
                | Condition::WindfallOf(_)
                | Condition::WorldOf(_)
                | Condition::Named(_)
                | Condition::DevelopmentOfCost(_)
                | Condition::AnyDevelopment
                | Condition::MilitaryWorld
                | Condition::ProductionWorld
                | Condition::AnyWorld
                | Condition::DevelopmentWithPower(_)
                | Condition::WorldWithPower(_)
                | Condition::ChipsPer(_)
                | Condition::TotalMilitary => {}
            }
        }
        for power in design.powers {
            if matches!(power, Power::MilitaryVs(_, Target::Rebels)) {
                by_title.push((design.id, Keyword::Rebel));
            }
        }
    }
    let imperium = ("galactic-imperium", Keyword::Rebel);
    assert_eq!(by_title, [("alien-tech-institute", Keyword::Alien), imperium, imperium]);
    let titled = |keyword| Kind::all().filter(move |kind| kind.design().is_titled(keyword));
    for keyword in [Keyword::Uplift, Keyword::Chromosome, Keyword::Imperium, Keyword::Terraforming] {
        assert!(titled(keyword).count() > 0, "{keyword:?} is printed all the same");
    }
    assert!(
        DESIGNS
            .iter()
            .all(|design| design.has_power(Row::Explore) == design.powers.iter().any(|p| p.row() == Row::Explore))
    );
}
