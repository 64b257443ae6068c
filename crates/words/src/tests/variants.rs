//! One of everything that play at random may not come to.

use race::{Action, Cause, Event, Item, Kind, Mode, Phase, Prompt, Race, Setup, Way};
use tabletop::{Ask, Game, Illegal, Log, RecordError, Refusal, Seat, SeatSet, Seed, Viewer};

use super::names;
use crate::race::TERMS;
use crate::{Reader, Told, Words};

pub(super) fn say_all(words: &Words) {
    let names = names();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        let reader = Reader { viewer, names: &names };
        for event in events() {
            assert!(Race::event(words, &reader, &event).is_some_and(|line| !line.is_empty()), "{event:?}");
        }
        explain_all(words, &reader);
        say_glances(words, &reader);
    }
    say_phases(words);
    say_questions(words);
    say_errors(words);
}

fn events() -> Vec<Event> {
    let (seat, card) = (Seat(0), Kind(1));
    let causes = [
        Cause::Setup,
        Cause::Explore,
        Cause::Power(card),
        Cause::Bonus,
        Cause::Payment(card),
        Cause::Sale(card),
        Cause::HandLimit,
    ];
    let mut events = Vec::new();
    for cause in causes {
        for cards in [vec![], vec![card], vec![card; 3]] {
            let count = cards.len() as u8;
            events.push(Event::Drew { seat, cards: cards.clone(), cause });
            events.push(Event::DrewCount { seat, count, cause });
            events.push(Event::Discarded { seat, cards, cause });
            events.push(Event::DiscardedCount { seat, count, cause });
        }
    }
    events.extend(Way::ALL.map(|way| Event::Settled { seat, card, way, cost: 1 }));
    events.extend(phases().map(|phase| Event::PhaseBegins { phase, repeat: true }));
    for winners in [SeatSet::one(Seat(0)), SeatSet::one(Seat(1)), SeatSet::all(2)] {
        events.push(Event::Ended { winners, scores: vec![3, 3] });
    }
    for goods in [vec![], vec![card], vec![card; 2]] {
        for (vp, cards) in [(0, 0), (1, 0), (0, 1), (2, 2)] {
            events.push(Event::Consumed { seat, card, goods: goods.clone(), vp, cards });
        }
        events.push(Event::Goods { seat, worlds: goods });
    }
    for won in [true, false] {
        events.push(Event::Bet { seat, number: 3, card, won });
    }
    events.extend([
        Event::StartWorld { seat, card },
        Event::Round { number: 1 },
        Event::Chose { seat, actions: Action::ALL.to_vec() },
        Event::Looked { seat, cards: vec![card; 2], keep: 1 },
        Event::LookedCount { seat, count: 1, keep: 1 },
        Event::Reveals { seat, card },
        Event::RevealsNothing { seat },
        Event::Developed { seat, card, cost: 0 },
        Event::Spent { seat, card },
        Event::Sold { seat, world: card, cards: 4 },
        Event::ConsumedHand { seat, card, count: 2, vp: 2 },
        Event::Reshuffled { cards: 80 },
    ]);
    events
}

fn explain_all(words: &Words, reader: &Reader<'_>) {
    let setup = Setup { players: 3, mode: Mode::Standard };
    let state = Race::start(&setup, Seed::derive(1, 0), &mut Log::off()).unwrap();
    let view = Race::view(&state, reader.viewer);
    let titles = TERMS.iter().map(|term| words.fixed(term).to_string());
    let actions = Action::ALL.map(|action| words.race_action(action).to_string());
    let cards = Kind::all().flat_map(|kind| [kind.design().id.to_owned(), kind.design().name.to_uppercase()]);
    for name in titles.chain(actions).chain(cards) {
        for view in [None, Some(&view)] {
            let lines = Race::explain(words, reader, view, &name).unwrap_or_else(|| panic!("'{name}' is not found"));
            assert!(!lines.is_empty() && lines.iter().all(|line| !line.is_empty()), "{name}: {lines:?}");
        }
    }
    assert!(!words.race_terms().is_empty());
    for nothing in ["", "  ", "no such thing"] {
        assert_eq!(Race::explain(words, reader, None, nothing), None, "'{nothing}'");
    }
    // Too little of a name: what it could be.
    let several = Race::explain(words, reader, None, "new ").unwrap();
    let sparta = words.fixed("race-card-new-sparta").to_string();
    assert!(several.len() == 1 && several[0].to_string().contains(&sparta), "{several:?}");
}

/// A table at its start, one about to end and one in its last round.
fn say_glances(words: &Words, reader: &Reader<'_>) {
    let setup = Setup { players: 3, mode: Mode::Standard };
    let state = Race::start(&setup, Seed::derive(1, 0), &mut Log::off()).unwrap();
    let mut view = Race::view(&state, reader.viewer);
    for (pool, placed, warnings) in [(36, 1, 0), (6, 1, 1), (36, 10, 1), (6, 11, 2), (0, 1, 1), (3, 12, 1), (0, 13, 2)]
    {
        view.pool = pool;
        view.seats[1].tableau = vec![view.seats[1].tableau[0]; placed];
        let glance = Race::glance(words, reader, &view);
        assert_eq!(glance.warnings.len(), warnings, "{pool} {placed}: {glance:?}");
        assert!(glance.seats.len() == 3 && !glance.now.is_empty());
    }
    assert!(
        words.race_reference().iter().all(|(id, title, text)| !id.is_empty() && !title.is_empty() && !text.is_empty())
    );
}

fn say_phases(words: &Words) {
    for phase in phases() {
        for repeat in [false, true] {
            assert!(!words.race_phase(phase, repeat).is_empty());
        }
    }
}

/// Every item under every prompt, also where the two never meet: nothing is unsayable.
fn say_questions(words: &Words) {
    let names = names();
    let reader = Reader { viewer: Viewer::Seat(Seat(0)), names: &names };
    let setup = Setup { players: 3, mode: Mode::Standard };
    let state = Race::start(&setup, Seed::derive(2, 0), &mut Log::off()).unwrap();
    let view = Race::view(&state, reader.viewer);
    let (card, cost) = (Kind::named("gambling-world").unwrap(), 2);
    let prompts = [
        Prompt::StartDiscard,
        Prompt::ChooseAction,
        Prompt::ExploreKeep,
        Prompt::DevelopPlace,
        Prompt::DevelopPay { card, cost },
        Prompt::SettlePlace,
        Prompt::SettleWay { card },
        Prompt::SettlePay { card, cost },
        Prompt::Sell,
        Prompt::ConsumePower,
        Prompt::ConsumeGoods { card, power: 0 },
        Prompt::ConsumeNextKind { card },
        Prompt::ConsumeHand { card },
        Prompt::Bet { card },
        Prompt::ProduceWindfall,
        Prompt::HandLimit,
    ];
    let world = Kind::named("destroyed-world").unwrap();
    let mut items = vec![Item::Good(world), Item::Windfall { world, by: card }, Item::WindfallByBonus { world }];
    items.extend(Action::ALL.map(Item::Action));
    items.extend(Way::ALL.map(Item::Way));
    items.extend(Kind::all().map(Item::Card));
    items.extend(Kind::all().flat_map(|kind| [Item::Power(kind, 0), Item::Power(kind, 1)]));
    items.extend((1..=7).map(Item::Number));
    for prompt in prompts {
        let mut ask = Ask::<Race>::default();
        ask.start(prompt, 1, 1).pick.from.clone_from(&items);
        assert!(!Race::prompt(words, &reader, &view, &ask).is_empty());
        for &item in &items {
            assert!(!Race::option(words, &reader, &view, &ask, item).is_empty());
            assert!(Race::help(words, &reader, &view, &ask, item).iter().all(|line| !line.is_empty()));
            let hint = Race::hint(words, &reader, &view, &ask, &[item]);
            assert!(hint.len() >= 2 && hint.iter().all(|line| !line.is_empty()));
        }
        assert_eq!(Race::hint(words, &reader, &view, &ask, &[]).len(), 2);
    }
}

fn say_errors(words: &Words) {
    let refusals = [
        Refusal::NoSuchSeat,
        Refusal::Over,
        Refusal::NotAsked,
        Refusal::TooFew { min: 2, picked: 0 },
        Refusal::TooFew { min: 2, picked: 1 },
        Refusal::TooMany { max: 0, picked: 1 },
        Refusal::TooMany { max: 1, picked: 2 },
        Refusal::NotOffered { index: u8::MAX },
        Refusal::NothingToTakeBack,
        Refusal::CannotRewind,
    ];
    let illegal = [
        Illegal::Players { min: 2, max: 4, given: 7 },
        Illegal::VariantPlayers { only: 2, given: 3 },
        Illegal::Characters { wanted: 4, given: 3 },
        Illegal::SameCharacter,
    ];
    let line = 3;
    let mut records = vec![
        RecordError::NotARecord,
        RecordError::OtherFormat { found: 9 },
        RecordError::OtherGame { found: "chess".to_owned() },
        RecordError::OtherRules { found: 2, ours: 1 },
        RecordError::BadHeader { why: "no seed".to_owned() },
        RecordError::Broken { line },
        RecordError::CutOff { lines: line },
        RecordError::Differs { line },
        RecordError::AfterEnd { line },
        RecordError::NotAsPromised,
    ];
    records.extend(illegal.map(RecordError::Setup));
    records.extend(refusals.map(|refusal| RecordError::Refused { line, refusal }));
    let said = refusals.iter().map(|refusal| words.refusal(refusal));
    let said = said.chain(illegal.iter().map(|illegal| words.illegal(illegal)));
    for sentence in said.chain(records.iter().map(|error| words.record_error(error))) {
        assert!(sentence.ends_with('.') && !sentence.contains(['{', '$']), "{sentence}");
    }
}

/// Every phase, in order.
fn phases() -> [Phase; 12] {
    [
        Phase::StartDiscard,
        Phase::ChooseAction,
        Phase::Explore,
        Phase::DevelopPlace,
        Phase::DevelopPay,
        Phase::SettlePlace,
        Phase::SettleResolve,
        Phase::Trade,
        Phase::Consume,
        Phase::Produce,
        Phase::HandLimit,
        Phase::Over,
    ]
}
