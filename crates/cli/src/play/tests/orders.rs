//! Standing orders in the terminal: who is asked, who is called, and what outlives `quit`.

use galactica::cards::SkillCard::{InvestigativeCommittee, ScientificResearch};
use galactica::cards::{Character, Crisis, Kind, Skill};
use galactica::frame::{Check, CheckStep, Reaction, Turn, TurnStep, Window};
use galactica::{Draft, Item, Matter, Order, Prompt, Trigger, When, position};
use tabletop::{Ask, Log};

use super::*;

pub(super) const PEOPLE: [&str; 3] = ["Ana", "Bea", "Cid"];

/// Somebody who reads and takes as little as they may plays to the end.
fn played_modestly(sitting: &mut Sitting<'_, Galactica>, person: &Modest) -> String {
    // One byte at a time, so that nothing is typed before it is asked.
    sitting.play(&mut std::io::BufReader::with_capacity(1, person.clone()), &mut person.clone()).unwrap();
    assert!(sitting.session.outcome().is_some());
    person.0.borrow().all.clone()
}

/// On whose account the questions before a check were answered that offered this card, and how often it was played.
fn before_checks(record: &Record<Galactica>, seat: Seat, card: galactica::cards::SkillCard) -> (Vec<By>, usize) {
    let mut session = Session::<Galactica>::new(record.header.setup, record.header.seed).unwrap();
    let (mut by, mut played) = (Vec::new(), 0);
    for line in &record.lines {
        let Line::Answer(answer) = line else { continue };
        let ask = session.ask(answer.seat).unwrap();
        let is_card = |item: &Item| matches!(item, Item::Card(kind) if kind.card == card);
        let before = matches!(ask.prompt, Prompt::BeforeCheck { .. });
        if answer.seat == seat && before && ask.pick.from.iter().any(is_card) {
            by.push(answer.by);
            played += usize::from(answer.items.iter().any(is_card));
        }
        session.answer(answer.seat, answer.items.clone(), answer.by).unwrap();
    }
    (by, played)
}

/// In this game Roslin holds Investigative Committee at many a check. She was never asked, not even if she had ordered it;
/// now she is, plays it or not, and is spared if she has ordered that.
#[test]
fn investigative_committee_is_asked_about_played_and_declined() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let roslin = "9";
    for (order, likes, asked, plays) in [
        (None, None, By::Person, false),
        (Some("always ask for investigative committee"), None, By::Person, false),
        (Some("always ask for investigative committee"), Some("Investigative Committee"), By::Person, true),
        (Some("always pass for investigative committee"), None, By::Order, false),
        (Some("always play for investigative committee"), None, By::Order, true),
    ] {
        let mut sitting = sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(4), 35, &[]);
        let person = Modest::default();
        person.0.borrow_mut().first = [Some(roslin), order].into_iter().flatten().collect();
        person.0.borrow_mut().likes = likes;
        let said = played_modestly(&mut sitting, &person);
        let (by, played) = before_checks(sitting.session.record(), Seat(0), InvestigativeCommittee);
        assert!(by.len() >= 3 && by.iter().all(|&by| by == asked), "{order:?}: {by:?}");
        assert_eq!((played > 0, said.contains("You play Investigative Committee")), (plays, plays), "{order:?}");
        // A question for somebody who holds no such card is never asked here, where nobody can notice.
        assert!(!said.contains("You have no card to play before it"), "{order:?}");
    }
}

/// So it goes with the other card of that window.
#[test]
fn scientific_research_is_asked_about_and_played() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let crew = [Character::Tyrol, Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck];
    let setup = galactica::Setup { characters: Draft::Chosen(crew.into_iter().collect()), ..galactica::Setup::new(4) };
    let mut sitting = sitting_of::<Galactica>(&words, folder.path(), setup, 5, &[]);
    let person = Modest::default();
    person.0.borrow_mut().likes = Some("Scientific Research");
    let said = played_modestly(&mut sitting, &person);
    let (by, played) = before_checks(sitting.session.record(), Seat(0), ScientificResearch);
    assert!(!by.is_empty() && by.iter().all(|&by| by == By::Person) && played > 0, "{by:?}");
    assert!(said.contains("You play Scientific Research"));
}

/// Whom the screen is passed to, in whole games in which nobody reacts to anything: the same games, whatever was ordered.
/// Where it may well matter all are called, whatever they have ordered; else nobody but who has ordered to be asked.
#[test]
fn orders_to_pass_spare_nobody_a_call() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let calls = |orders: Vec<Order>| {
        let mut sitting = sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(3), 8, &PEOPLE);
        for seat in Seat::all(3) {
            sitting.session.set_orders(seat, orders.clone()).unwrap();
        }
        let said = played_modestly(&mut sitting, &Modest::default());
        let called: Vec<String> = screens(&said).into_iter().map(|(name, _)| name.to_owned()).collect();
        (called, sitting.session.hash())
    };
    let usual = calls(Order::usual());
    assert!(usual.0.len() > 50);
    let never = calls(vec![Order::new(Trigger::Any, When::Never)]);
    assert!(never == usual);
    let ask = calls(vec![Order::new(Trigger::Any, When::Ask)]);
    assert_eq!(ask.1, usual.1, "the same game");
    assert!(ask.0.len() > usual.0.len(), "who wants to be asked is");
}

/// Before a check, in two worlds that differ only in what Bea and Cid hold: the same people are called in the same order, and
/// Ana sees the same lines.
#[test]
fn who_is_called_tells_nothing_of_a_hand() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let crew = [Character::WilliamAdama, Character::LauraRoslin, Character::Tyrol];
    let world = |hands: [Kind; 3]| {
        let mut state = position::new(&crew, 11);
        state.clear_space();
        Seat::all(3).zip(hands).for_each(|(seat, card)| state.set_hand(seat, &[card]));
        let check = Check { step: CheckStep::Reacted, ..Check::of(Matter::Crisis(Crisis::Resistance)) };
        let window = Window::of(Reaction::Before { committee: false, research: false });
        state.set_frames(&[Turn { step: TurnStep::Recon }.into(), check.into(), window.into()]);
        state.resume(&mut Log::off());
        for seat in Galactica::asked(&state).iter() {
            assert!(matches!(Ask::<Galactica>::of(&state, seat).prompt, Prompt::BeforeCheck { .. }));
        }
        let session = Session::<Galactica>::from_state(galactica::Setup::new(3), state);
        let options = Play { people: PEOPLE.map(str::to_owned).to_vec(), ..Play::default() };
        let mut sitting =
            seated(&options, session, 1, || saves::new_file(folder.path(), Galactica::ID, &words), &words).unwrap();
        // Nobody plays a card, and the screen goes round once; then the check begins.
        let said = typed(&mut sitting, "\n0\n\n0\n\n0\n\n\n");
        screens(&said).iter().map(|(name, lines)| (*name).to_owned() + " " + &lines.join("\n")).collect::<Vec<_>>()
    };
    let called = |screens: &[String]| screens.iter().map(|screen| screen[..4].trim().to_owned()).collect::<Vec<_>>();
    let ana = position::card(Skill::Politics, 2);
    let (committee, research) = (position::card(Skill::Politics, 3), position::card(Skill::Engineering, 3));
    let (power, repair) = (position::card(Skill::Politics, 1), position::card(Skill::Engineering, 1));
    let one = world([ana, committee, repair]);
    assert_eq!(called(&one)[1..4], PEOPLE, "{one:?}");
    for hands in [[ana, power, research], [ana, power, repair], [ana, committee, research]] {
        let other = world(hands);
        assert_eq!(called(&other), called(&one));
        assert_eq!(other[1], one[1], "what Ana sees");
    }
}

/// Orders are kept with the game, listed with what they did, and gone when they are cleared; the record has none of them.
#[test]
fn orders_are_resumed_listed_and_cleared() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let mut sitting = sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(4), 31, &[]);
    let copy = folder.path().join("copy.starboard");
    let said =
        typed(&mut sitting, &format!("9\nalways pass for investigative committee\nsave {}\nquit\n", copy.display()));
    assert!(said.contains("Investigative Committee: always pass."), "{said}");
    let orders = sitting.session.orders(Seat(0)).to_vec();
    assert_eq!(orders[0], Order::new(Trigger::Card(InvestigativeCommittee), When::Never));
    let resume = || {
        let options = Play { bots: vec!["greedy".to_owned()], ..Play::default() };
        let session = load::<Galactica>(&sitting.file, &words)?;
        seated(&options, session, 31, || Ok(sitting.file.clone()), &words)
    };
    let mut again = resume().unwrap();
    assert_eq!(again.session.orders(Seat(0)), orders);
    // A record is for everybody, a copy too.
    for file in [&sitting.file, &copy] {
        let text = std::fs::read_to_string(file).unwrap();
        assert!(!text.contains("never") && !text.contains("trigger"), "{text}");
    }
    assert_eq!(load::<Galactica>(&copy, &words).unwrap().orders(Seat(0)), Order::usual());
    // A file that is no list of orders is not passed over in silence.
    let mut game = resume().unwrap();
    let mut path = sitting.file.clone().into_os_string();
    path.push(".orders");
    let kept = std::fs::read(&path).unwrap();
    std::fs::write(&path, "[[{\"trigger\":\"moon\"}]]").unwrap();
    assert!(resume().is_err_and(|error| error.to_string().contains("standing orders in")));
    std::fs::write(&path, kept).unwrap();
    typed(&mut game, "orders clear\nquit\n");
    assert_eq!(game.session.orders(Seat(0)), Order::usual());
    assert!(!std::path::Path::new(&path).exists());
    assert_eq!(resume().unwrap().session.orders(Seat(0)), Order::usual());
    // What they did is told, to whoever asks.
    let person = Modest::default();
    played_modestly(&mut again, &person);
    assert!(again.me().lately.iter().any(|line| line.ends_with("— nothing")), "{:?}", again.me().lately);
    let mut out = Vec::new();
    again.show_orders(&mut out).unwrap();
    let said = String::from_utf8(out).unwrap();
    assert!(said.contains("What they answered lately:") && said.contains("— nothing"), "{said}");
}
