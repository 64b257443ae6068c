//! One of everything that play at random may not come to.

use race::{Action, Cause, Event, InOrder, Item, Kind, Mode, Phase, Prompt, Race, Setup, Way};
use tabletop::{Ask, Game, Illegal, Log, RecordError, Refusal, Seat, SeatSet, Seed, Viewer};

use super::games::said;
use super::{Teller, names};
use crate::race::TERMS;
use crate::why::{self, Thought, Weighed};
use crate::{Phrase, Reader, Row, Told, Words, illegal, race_reference, record_error, refusal};

pub(super) fn say_all(words: &Words) {
    let names = names();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        let teller = Teller { voice: words.game(Race::ID), reader: Reader { viewer, names: &names } };
        for event in events() {
            assert!(!teller.say(&Race::event(&event)).is_empty(), "{event:?}");
        }
        explain_all(&teller);
        say_glances(&teller);
        say_phases(&teller);
    }
    say_questions(words);
    say_errors(words);
    say_reasons(words);
}

/// Why a computer player did something.
fn say_reasons(words: &Words) {
    let (names, seat) = (names(), Seat(0));
    let teller = Teller { voice: words.game(Race::ID), reader: Reader { viewer: Viewer::Public, names: &names } };
    let one = Weighed { wins: 0.3, gain: None, suspected: None, worlds: 1 };
    let phrases = [
        why::asked(seat, why::picked(Vec::new())),
        why::answered(why::picked(Vec::new())),
        why::meant(why::picked(Vec::new()), why::picked(Vec::new())),
        why::otherwise(why::picked(Vec::new())),
        why::thought(Thought::Tried),
        why::thought(Thought::Plain),
        why::thought(Thought::Lent),
        why::worth(&one),
        why::worth(&Weighed { gain: Some((-0.02, 0.01)), suspected: Some(0.5), worlds: 4, ..one }),
        why::believed(seat, 0.2, 0.4),
        why::suspects(seat, 0.2),
    ];
    said(&phrases.map(|phrase| teller.say(&phrase)), "reasons");
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
    for why in [InOrder::Supply, InOrder::Pool, InOrder::Tableau, InOrder::Most(card)] {
        events.push(Event::InOrder { first: seat, why });
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

fn explain_all(teller: &Teller<'_>) {
    let setup = Setup { players: 3, mode: Mode::Standard };
    let state = Race::start(&setup, Seed::derive(1, 0), &mut Log::off()).unwrap();
    let board = Race::board(&Race::view(&state, teller.reader.viewer));
    let title = |topic: &crate::Topic<_>| teller.say(&topic.title).to_string();
    let titles = Race::topics().iter().map(title).collect::<Vec<_>>();
    let cards = Kind::all().flat_map(|kind| [kind.design().id.to_owned(), kind.design().name.to_uppercase()]);
    assert!(titles.len() > TERMS.len() + Action::ALL.len());
    for name in titles.into_iter().chain(cards) {
        for board in [None, Some(&board)] {
            let rows = teller.voice.explain::<Race>(board, &name).unwrap_or_else(|| panic!("'{name}' is not found"));
            said(&teller.lay(&rows), &name);
        }
        for seat in board.seats() {
            let rows =
                teller.voice.explain_of::<Race>(&board, seat, &name).unwrap_or_else(|| panic!("'{name}' is not found"));
            said(&teller.lay(&rows), &name);
        }
    }
    said(&[teller.say(&Race::terms())], "the terms");
    for nothing in ["", "  ", "no such thing"] {
        assert_eq!(teller.voice.explain::<Race>(None, nothing), None, "'{nothing}'");
    }
    // Too little of a name: what it could be.
    let several = teller.lay(&teller.voice.explain::<Race>(None, "new ").unwrap());
    let sparta = teller.say(&Phrase::Card("new-sparta".into())).to_string();
    assert!(several.len() == 1 && several[0].to_string().contains(&sparta), "{several:?}");
}

/// A table at its start, one about to end and one in its last round.
fn say_glances(teller: &Teller<'_>) {
    let setup = Setup { players: 3, mode: Mode::Standard };
    let state = Race::start(&setup, Seed::derive(1, 0), &mut Log::off()).unwrap();
    let mut view = Race::view(&state, teller.reader.viewer);
    for (pool, placed, warnings) in [(36, 1, 0), (6, 1, 1), (36, 10, 1), (6, 11, 2), (0, 1, 1), (3, 12, 1), (0, 13, 2)]
    {
        view.pool = pool;
        view.seats[1].tableau = std::iter::repeat_n(view.seats[1].tableau[0], placed).collect();
        let glance = Race::glance(&Race::board(&view));
        assert_eq!(glance.warnings.len(), warnings, "{pool} {placed}: {glance:?}");
        let figures = glance.seats.iter().flatten().map(|figure| &figure.phrase);
        for phrase in std::iter::once(&glance.now).chain(&glance.warnings).chain(figures) {
            said(&[teller.say(phrase)], "a glance");
        }
        assert_eq!(glance.seats.len(), 3);
    }
    for (id, title, text) in race_reference() {
        said(&[teller.say(&title)], &id);
        said(&teller.lay(&text), &id);
    }
}

fn say_phases(teller: &Teller<'_>) {
    for phase in phases() {
        for repeat in [false, true] {
            let begins = Race::event(&Event::PhaseBegins { phase, repeat });
            said(&[teller.say(&begins)], "a phase");
        }
    }
}

/// Every item under every prompt, also where the two never meet: nothing is unsayable.
fn say_questions(words: &Words) {
    let names = names();
    let reader = Reader { viewer: Viewer::Seat(Seat(0)), names: &names };
    let teller = Teller { voice: words.game(Race::ID), reader };
    let setup = Setup { players: 3, mode: Mode::Standard };
    let state = Race::start(&setup, Seed::derive(2, 0), &mut Log::off()).unwrap();
    let board = Race::board(&Race::view(&state, reader.viewer));
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
        let prompt = &ask.prompt;
        said(&[teller.say(&Race::prompt(&board, &ask))], &format!("{prompt:?}"));
        for &item in &items {
            let what = format!("{prompt:?}, {item:?}");
            let filled = |rows: Vec<Row>| !rows.is_empty() && teller.lay(&rows).iter().all(|line| !line.is_empty());
            assert!(filled(vec![Race::option(&board, &ask, item).whole().into()]), "{what}");
            assert!(filled(Race::help(&board, &ask, item)), "{what}");
            for plan in [&[][..], &[Item::Card(Kind(1))]] {
                let hint: Vec<Row> = Race::hint(&board, &ask, &[item], plan).into_iter().map(Row::from).collect();
                assert!(hint.len() >= 2 && filled(hint), "{what}");
            }
        }
        let nothing = Race::hint(&board, &ask, &[], &[]);
        assert_eq!(nothing.len(), 2);
        said(&nothing.iter().map(|phrase| teller.say(phrase)).collect::<Vec<_>>(), "a hint to do nothing");
    }
    let used = |goods: usize, vp, cards| {
        let goods = vec![world; goods];
        Event::Consumed { seat: Seat(0), card, goods, vp, cards }
    };
    let (steps, sum) = Race::plan(&[used(0, 0, 1), used(1, 0, 0), used(2, 2, 1)]);
    let brings = teller.say(&sum).to_string();
    assert!(
        brings.matches('2').count() == 2 && (teller.voice.language() != "en" || brings == "2 VP and 2 cards"),
        "{brings}"
    );
    said(&steps.into_iter().map(|step| teller.say(&step.whole())).collect::<Vec<_>>(), "a plan");
    // Said with its article only, so far.
    said(&[teller.say(&Phrase::Noun("good-any".into()))], "a good");
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
        Refusal::CannotSay,
    ];
    let setups = [
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
    records.extend(setups.map(RecordError::Setup));
    records.extend(refusals.map(|refusal| RecordError::Refused { line, refusal }));
    let said = refusals.iter().map(refusal);
    let said = said.chain(setups.iter().map(illegal)).chain(records.iter().map(record_error));
    for sentence in said.map(|phrase| words.game(Race::ID).say(&phrase, &Reader::NOBODY).to_string()) {
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
