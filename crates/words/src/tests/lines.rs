//! Exact lines in known positions: a change of wording is seen here.

use race::board::Slot;
use race::{Action, Called, Event, Item, Kind, Mode, Phase, Prompt, Race, Setup, View, Way};
use tabletop::{Ask, Game, Illegal, Log, Refusal, Seat, Seed, Viewer};

use super::{Teller, names, texts};
use crate::phrase::cards;
use crate::{Phrase, Reader, Span, Told, Words, illegal, race_card, refusal};

fn kind(id: &str) -> Kind {
    Kind::named(id).unwrap_or_else(|| panic!("no card {id}"))
}

/// Two players, seen by the first, who has these cards in their tableau (`+`: with a good) and in hand.
fn view(phase: Phase, picks: &[Action], tableau: &[&str], hand: &[&str]) -> View {
    let setup = Setup { players: 2, mode: Mode::Standard };
    let state = Race::start(&setup, Seed::derive(7, 0), &mut Log::off()).unwrap();
    let mut view = Race::view(&state, Viewer::Seat(Seat(0)));
    view.phase = phase;
    view.round = 3;
    let slot = |name: &&str| Slot { card: kind(name.trim_end_matches('+')), good: name.ends_with('+') };
    let seat = &mut view.seats[0];
    seat.tableau = tableau.iter().map(slot).collect();
    seat.picks = picks.iter().copied().collect();
    seat.hand = hand.len() as u8;
    seat.looked = 0;
    view.seats[1].looked = 0;
    view.seats[1].hand = 4;
    view.seats[1].tableau = [slot(&"epsilon-eridani")].into_iter().collect();
    let own = view.own.as_mut().unwrap();
    own.hand = hand.iter().map(|id| kind(id)).collect();
    own.looked.clear();
    view
}

fn ask(prompt: Prompt, items: &[Item], min: u8, max: u8) -> Ask<Race> {
    let mut ask = Ask::default();
    ask.start(prompt, min, max).pick.from.extend(items);
    ask
}

/// As it is read by the first player.
fn by_anna<T>(tell: impl FnOnce(Teller<'_>) -> T) -> T {
    let (words, names) = (Words::english(), names());
    tell(Teller { voice: words.game(Race::ID), reader: Reader { viewer: Viewer::Seat(Seat(0)), names: &names } })
}

/// The prompt, then every option.
fn question(view: &View, ask: &Ask<Race>) -> Vec<String> {
    let board = Race::board(view);
    let options = ask.pick.from.iter().map(|&item| Race::option(&board, ask, item).whole());
    let lines: Vec<Phrase> = std::iter::once(Race::prompt(&board, ask)).chain(options).collect();
    by_anna(|teller| lines.iter().map(|line| teller.say(line).to_string()).collect())
}

#[test]
fn develop_says_what_it_costs_you_and_why() {
    let hand = ["mining-robots", "galactic-federation", "gem-world", "gem-world", "gem-world", "gem-world"];
    let tableau = ["old-earth", "investment-credits", "public-works"];
    let view = view(Phase::DevelopPlace, &[Action::Develop], &tableau, &hand);
    let items = [Item::Card(kind("mining-robots")), Item::Card(kind("galactic-federation"))];
    assert_eq!(
        question(&view, &ask(Prompt::DevelopPlace, &items, 0, 1)),
        [
            "You chose Develop: build one development, or nothing. You hold 6 cards; developments cost you 2 cards less \
             (−1 for choosing Develop, −1 Investment Credits); if you place one, you draw 1 card for Public Works.",
            "Mining Robots: costs you 0, leaves 5 cards; 1 VP (printed 2, −1 for choosing Develop, −1 Investment Credits)",
            "Galactic Federation: costs you 4, leaves 1 card; worth 4 VP now (printed 6, −1 for choosing Develop, \
             −1 Investment Credits)",
        ]
    );
}

#[test]
fn a_question_names_who_brought_it_about() {
    let first = |picks: &[Action], others: &[Action]| {
        let mut view = view(Phase::Explore, picks, &["old-earth"], &["gem-world"]);
        view.seats[1].picks = others.iter().copied().collect();
        view.seats[0].looked = 2;
        question(&view, &ask(Prompt::ExploreKeep, &[Item::Card(kind("gem-world")); 2], 1, 1)).remove(0)
    };
    let pick = "pick 1 of these 2 cards to keep.";
    assert_eq!(first(&[Action::Settle], &[Action::ExploreOne]), format!("Ben chose Explore: {pick}"));
    let own = first(&[Action::ExploreFive], &[Action::ExploreOne]);
    assert!(own.starts_with(&format!("You chose Explore: {pick}")), "{own}");
}

#[test]
fn settle_says_every_way() {
    let tableau = ["new-sparta", "contact-specialist", "new-military-tactics", "colony-ship"];
    let view = view(Phase::SettlePlace, &[Action::Settle], &tableau, &["rebel-miners", "gem-world", "gem-world"]);
    let items = [Item::Card(kind("rebel-miners")), Item::Card(kind("gem-world"))];
    assert_eq!(
        question(&view, &ask(Prompt::SettlePlace, &items, 0, 1)),
        [
            "You chose Settle: place one world, or nothing. You hold 3 cards; Military 1; +3 with a discard; you may pay for military worlds, at defense less 1; one world free with a discard; if you place one, you draw a card for choosing Settle.",
            "Rebel Miners: Rare production world, 1 VP; discard New Military Tactics and conquer it: defense 2, your \
             Military 4 (+2 New Sparta, −1 Contact Specialist, +3 New Military Tactics); or pay 1 card, leaving 1 card \
             (defense 2, −1 Contact Specialist); or discard Colony Ship and pay nothing",
            "Gem World: Novelty production world, 1 VP; pay 2 cards, leaving no card; or discard Colony Ship and pay \
             nothing",
        ]
    );
    let ways = ask(Prompt::SettleWay { card: kind("rebel-miners") }, &[Item::Way(Way::ColonyShip)], 1, 1);
    assert_eq!(
        question(&view, &ways),
        ["Settle: how do you place Rebel Miners?", "discard Colony Ship and pay nothing"]
    );
}

#[test]
fn actions_say_what_they_give_you_now() {
    let tableau = ["old-earth", "expedition-force", "gem-world", "mining-world+", "export-duties"];
    let view = view(Phase::ChooseAction, &[], &tableau, &["mining-robots", "drop-ships", "spice-world"]);
    let items = Action::ALL.map(Item::Action);
    assert_eq!(
        question(&view, &ask(Prompt::ChooseAction, &items, 1, 1)),
        [
            "Choose an action card.",
            "Explore +5: see 8, keep 1",
            "Explore +1, +1: see 4, keep 2",
            "Develop: 1 to build, 1 cheaper",
            "Settle: 1 to settle, then draw 1",
            "Consume: Trade: Rare for 5 cards",
            "Consume: 2x VPs: 1 good, 1 power",
            "Produce: +1 good, and cards",
        ]
    );
    let sale = ask(Prompt::Sell, &[Item::Good(kind("mining-world"))], 1, 1);
    let option = "Mining World: the Rare good sells for 5 cards (Rare 3, +1 Old Earth, +1 Export Duties)";
    assert_eq!(question(&view, &sale)[1], option);
}

#[test]
fn a_card_is_told_whole() {
    assert_eq!(
        by_anna(|teller| texts(&teller.lay(&race_card(kind("mining-league"))))),
        [
            "Mining League: development, cost 6, VP depend on your tableau",
            "Consume: 2 Rare goods for 3 VP.",
            "Produce: a good on one of your Rare windfall worlds without one.",
            "At the end of the game (each card scores by the first line that fits it):",
            "  2 VP for each Rare production world",
            "  1 VP for each Rare windfall world",
            "  2 VP for Mining Robots",
            "  2 VP for Mining Conglomerate",
        ]
    );
    let view = view(Phase::SettlePlace, &[], &["alpha-centauri", "mining-world", "mining-robots"], &["mining-league"]);
    let explain = |teller: Teller<'_>| {
        texts(&teller.lay(&teller.voice.explain::<Race>(Some(&Race::board(&view)), "Mining Lea").unwrap()))
    };
    assert_eq!(
        by_anna(explain)[8..],
        [
            "Right now it costs you 6.",
            "Placed now, it would be worth 5 VP to you:",
            "  2 VP for 1 Rare production world",
            "  1 VP for 1 Rare windfall world",
            "  2 VP for Mining Robots",
        ]
    );
}

/// PRE-2: whose first hand a card belongs to matters in a first game alone.
#[test]
fn the_hands_of_a_first_game_are_told_in_one() {
    let mut view = view(Phase::SettlePlace, &[], &["alpha-centauri"], &["gem-world"]);
    for (mode, told) in [(Mode::FirstGame, true), (Mode::Standard, false), (Mode::Experienced, false)] {
        view.mode = mode;
        let board = Race::board(&view);
        let rows = |teller: Teller<'_>| teller.lay(&teller.voice.explain::<Race>(Some(&board), "Gem World").unwrap());
        assert_eq!(texts(&by_anna(rows)).join(" ").contains("it belongs to start world 1"), told, "{mode:?}");
    }
}

/// What is said of somebody else's card is about them: what it costs, sells for and is worth to the reader is not.
#[test]
fn a_card_of_another_is_told_with_their_numbers() {
    let tableau = ["alpha-centauri", "mining-world", "mining-robots", "investment-credits"];
    let mut view = view(Phase::SettlePlace, &[], &tableau, &["mining-league"]);
    view.mode = Mode::FirstGame;
    let slot = |id: &str| Slot { card: kind(id), good: false };
    view.seats[1].tableau =
        ["old-earth", "mining-world", "mining-league", "space-marines"].map(slot).into_iter().collect();
    let board = Race::board(&view);
    let told = |seat: u8, name: &str| {
        let rows = |teller: Teller<'_>| teller.lay(&teller.voice.explain_of::<Race>(&board, Seat(seat), name).unwrap());
        let whole = by_anna(|teller| teller.lay(&race_card(kind(name)))).len();
        texts(&by_anna(rows)).split_off(whole)
    };
    let check = |seat, name, expected: &[&str]| assert_eq!(told(seat, name), expected, "{name} of {seat}");
    check(
        1,
        "mining-league",
        &["It is in Ben’s tableau.", "It is worth 2 VP to Ben now:", "  2 VP for 1 Rare production world"],
    );
    let price = "Ben would sell a good from this world for 4 cards now (Rare 3, +1 Old Earth).";
    check(1, "mining-world", &["It is in Ben’s tableau.", price]);
    check(1, "mining-robots", &["Right now it would cost Ben 2."]);
    check(1, "new-sparta", &["It has defense 2; Ben has Military 2 against it."]);
    check(
        1,
        "gem-world",
        &[
            "Right now it would cost Ben 2.",
            "Ben would sell a good from this world for 3 cards now (Novelty 2, +1 Old Earth).",
        ],
    );
    let guild = [
        "Right now it would cost Ben 6.",
        "Placed now, it would be worth 2 VP to Ben:",
        "  2 VP for 1 production world",
    ];
    check(1, "merchant-guild", &guild);
    assert_eq!(told(0, "mining-league")[0], "Right now it costs you 5 (printed 6, −1 Investment Credits).");
    // Asked for by its name alone it is about whoever has it, if the reader does not.
    let said = |name: &str| {
        let rows = |teller: Teller<'_>| teller.lay(&teller.voice.explain::<Race>(Some(&board), name).unwrap());
        texts(&by_anna(rows)).join(" ")
    };
    assert!(said("Old Earth").contains("It is in Ben’s tableau."));
    assert!(said("Mining World").contains("It is in your tableau."));
    assert!(said("Mining League").contains("costs you 5"));
    assert!(said("Gem World").contains("Right now it would cost you 2, and you have 1 card"));
}

fn tabled(view: &View) -> Vec<String> {
    by_anna(|teller| texts(&teller.lay(&Race::table(&Race::board(view)))))
}

#[test]
fn the_table_is_short_labelled_lines() {
    let tableau = ["old-earth", "gem-world+", "space-marines"];
    let mut view = view(Phase::Explore, &[Action::Develop], &tableau, &["mining-robots", "rebel-miners"]);
    assert!(!tabled(&view).contains(&"One after another, clockwise from you.".to_owned()));
    view.ordered = true;
    assert_eq!(tabled(&view)[2], "One after another, clockwise from you.");
    view.ordered = false;
    view.queue = vec![Called::Develop];
    view.seats[1].picks = [Action::ExploreFive].into_iter().collect();
    (view.pool, view.supply, view.discards) = (24, 98, 4);
    assert_eq!(
        tabled(&view),
        [
            "Round 3: Explore (phase I).",
            "Chosen: Develop by you, Explore +5 by Ben.",
            "Still to come: Develop (phase II).",
            "Pool: 24 VP. Supply: 98 cards. Discards: 4 cards.",
            "Ben: start world 1, 1 of 12 cards placed, 0 VP in chips, 4 cards in hand.",
            "  Tableau: 1 Epsilon Eridani.",
            "  Powers: Military 1.",
            "  Score now: 1 VP (1 on cards, 0 in chips, 0 from 6-cost developments).",
            "You: start world 0, 3 of 12 cards placed, 0 VP in chips, 2 cards in hand.",
            "  Tableau: 1 Old Earth, 2 Gem World with a Novelty good, 3 Space Marines.",
            "  Powers: Military 2, +1 for selling a good.",
            "  Score now: 4 VP (4 on cards, 0 in chips, 0 from 6-cost developments).",
            "Your hand, 2 cards:",
            "  Mining Robots: development, cost 2 (for you 1), 1 VP",
            "  Rebel Miners: Rare production world, defense 2 (your Military 2), 1 VP",
        ]
    );
}

#[test]
fn cards_and_players_are_spans() {
    let (words, names) = (Words::english(), names());
    let reader = Reader { viewer: Viewer::Seat(Seat(0)), names: &names };
    let say = |reader: &Reader<'_>, event: &Event| words.game(Race::ID).say(&Race::event(event), reader);
    let event = |seat| Event::Reveals { seat: Seat(seat), card: kind("gem-world") };
    let card = Span::Card { id: "gem-world".to_owned(), name: "Gem World".to_owned() };
    let text = |text: &str| Span::Text(text.to_owned());
    let you = say(&reader, &event(0));
    assert_eq!(you.0, [text("You reveal "), card.clone(), text(".")]);
    let ben = Span::Seat { seat: Seat(1), name: "Ben".to_owned() };
    let other = say(&reader, &event(1));
    assert_eq!(other.0, [ben, text(" reveals "), card, text(".")]);
    let unnamed = say(&reader, &event(3));
    assert_eq!(unnamed.to_string(), "Player 4 reveals Gem World.");
    // A name is never read as anything but a name.
    let names = ["{ $card }\u{F0000}".to_owned()];
    let reader = Reader { viewer: Viewer::Public, names: &names };
    let odd = say(&reader, &event(0));
    assert_eq!(odd.0[0], Span::Seat { seat: Seat(0), name: names[0].clone() });
}

#[test]
fn errors_say_what_to_do() {
    let words = Words::english();
    let said = [
        refusal(&Refusal::TooFew { min: 2, picked: 1 }),
        refusal(&Refusal::TooMany { max: 0, picked: 1 }),
        illegal(&Illegal::Players { min: 2, max: 4, given: 7 }),
        cards(1),
    ];
    assert_eq!(
        said.map(|phrase| words.say(&phrase).to_string()),
        [
            "Only one was picked: pick at least 2.",
            "One was picked: pick nothing here.",
            "This game is for 2 to 4 players, not 7: choose a number from 2 to 4.",
            "1 card",
        ]
    );
}
