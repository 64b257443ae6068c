//! Every game is found by its id, and keeps what it promises.

use games::{Game, IDS, Offered, with_game};
use tabletop::{Log, Seed};

/// What holds of every game: its setups make tables, the usual bot is one of its bots, all of them can be had.
fn check<G: Offered>(id: &str) {
    assert_eq!(G::ID, id);
    for setup in G::setups() {
        let state = G::start(&setup, Seed::default(), &mut Log::off());
        assert!(state.is_ok(), "{id}: {setup:?}");
    }
    assert!(G::LADDER.contains(&G::USUAL) && G::LADDER.contains(&G::ADVISER), "{id}");
    assert!(G::LADDER.iter().all(|name| G::BOTS.contains(name)), "{id}");
    assert!(G::FORMER.iter().all(|name| !G::BOTS.contains(name)), "{id}");
    assert!(G::BOTS.iter().chain(G::FORMER).all(|name| G::bot(name, 1).is_some()), "{id}");
    assert!(G::facts().is_object(), "{id}");
}

#[test]
fn every_game_is_found_and_can_be_offered() {
    assert_eq!(IDS, ["race", "galactica"]);
    for &id in IDS {
        assert_eq!(with_game!(id, |G| check::<G>(id)), Some(()));
    }
    assert_eq!(with_game!("chess", |G| G::ID), None);
}

#[test]
fn the_usual_setup_comes_first() {
    let players = |id: &str| with_game!(id, |G| G::seats(&G::setups()[0]));
    assert_eq!((players("race"), players("galactica")), (Some(2), Some(4)));
}

#[test]
fn a_scenario_says_which_game_it_is_of() {
    for (text, expected) in [
        ("game: chess\n", "the game: race or galactica"),
        ("players: 2\n", "a line `game: race` or `game: galactica` before anything is played"),
    ] {
        let problems = games::scenario(text).unwrap_err();
        assert!(problems[0].to_string().contains(expected), "{}", problems[0]);
    }
}

/// `show` tells the log and the table as somebody sees them at that point, and nothing that they do not see.
#[test]
fn a_scenario_shows_log_and_table() {
    let text = "\
scenario: something to look at
game: race
players: 2
seat 0: start old-earth; tableau public-works; hand investment-credits, gem-world
seat 1: start new-sparta; hand -
picks: 0 develop; 1 produce
show: 0
0: investment-credits
show: 1
show:
expect 0 hand 2
";
    let names = ["Ana".to_owned(), "Ben".to_owned()];
    let mut scenes = Vec::new();
    let words = words::Words::english();
    games::scenario_shown(text, &words, &names, &mut |scene| scenes.push(scene)).unwrap();
    let said = |lines: &[words::Line]| lines.iter().map(|line| line.to_string() + "\n").collect::<String>();
    let lines: Vec<usize> = scenes.iter().map(|scene| scene.line).collect();
    assert_eq!(lines, [7, 9, 10]);
    let [own, other, public] = scenes.as_slice() else { panic!("{lines:?}") };
    assert!(said(&own.table).contains("Gem World"), "{}", said(&own.table));
    assert!(!said(&other.table).contains("Gem World") && !said(&public.table).contains("Gem World"));
    assert!(!said(&own.log).contains("Investment Credits"), "{}", said(&own.log));
    assert!(
        said(&other.log).contains("Ana") && said(&other.log).contains("Investment Credits"),
        "{}",
        said(&other.log)
    );
}
