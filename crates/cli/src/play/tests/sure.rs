//! Revealing oneself as a Cylon is asked twice, and nobody else sees anything of it.

use galactica::Item;

use super::orders::PEOPLE;
use super::*;

/// What revealing oneself means.
const MEANS: &str = "You are about to reveal yourself as a Cylon.";
const SURE: &str = "Sure? Type yes or no: ";
const WIPED: &str = "\x1b[H\x1b[2J\x1b[3J";

/// A game in which the first seat is asked something that they can answer by revealing themselves.
fn hidden() -> Record<Galactica> {
    for seed in 0..100 {
        let mut session = Session::<Galactica>::new(galactica::Setup::new(3), Seed::derive(seed, 0)).unwrap();
        let mut quick = Quick::new(seed);
        while session.outcome().is_none() {
            let seat = session.waiting().iter().next().unwrap();
            let ask = session.ask(seat).unwrap();
            let reveals = |item: &Item| matches!(item, Item::Reveal(_));
            if seat == Seat(0) && ask.pick.from.iter().any(reveals) {
                return Record::from_text(&session.record().to_text(&session)).unwrap();
            }
            let mut items = Vec::new();
            ask.pick.sample(|bound| quick.below(bound), &mut items);
            items.retain(|item| !reveals(item));
            if session.answer(seat, items, By::Bot).is_err() {
                break;
            }
        }
    }
    panic!("nobody on the first seat could reveal themselves");
}

fn is_revealed(sitting: &Sitting<'_, Galactica>) -> bool {
    sitting.session.board(Viewer::Public).people[0].revealed
}

#[test]
fn revealing_oneself_is_asked_twice() {
    let (words, folder, record) = (Words::english(), tempfile::tempdir().unwrap(), hidden());
    for (lines, asked, reveals) in [
        ("reveal\nyes\nquit\n", 1, true),
        ("reveal\n YES \nquit\n", 1, true),
        ("reveal\nno\nreveal\nyes\nquit\n", 2, true),
        ("reveal\nno\nquit\n", 1, false),
        // Whatever else it is, it is no yes, and nothing else is done: then the question is there again.
        ("reveal\n\nreveal\ntable\nreveal\nreveal\nreveal\nquit\nreveal\nyes no\nquit\n", 5, false),
        // The input ends.
        ("reveal\n", 1, false),
    ] {
        let mut sitting = sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(3), 1, &[]);
        sitting.session = Session::replay(&record).unwrap();
        let before = sitting.session.hash();
        let said = typed(&mut sitting, lines);
        assert_eq!((said.matches(MEANS).count(), said.matches(SURE).count()), (asked, asked), "{said}");
        assert_eq!(is_revealed(&sitting), reveals, "{said}");
        assert!(reveals || sitting.session.hash() == before, "nothing is lost");
        let again = said.matches("Sure? Type yes or no: Nothing was done.\n\n").count();
        let ended = usize::from(reveals || lines == "reveal\n");
        assert_eq!(again, asked - ended, "the question comes again: {said}");
        // The game on the disk knows nothing of it either.
        assert_eq!(load::<Galactica>(&sitting.file, &words).unwrap().hash(), sitting.session.hash());
    }
}

/// In the words of every language, with and without accents; English is understood.
#[test]
fn a_yes_is_one_in_every_language() {
    let (folder, record) = (tempfile::tempdir().unwrap(), hidden());
    for language in Words::LANGUAGES {
        let words = Words::new(language).unwrap();
        let own = words.say(&words::phrase("type-yes")).to_string();
        for yes in ["yes".to_owned(), words::bare(&own), own.to_uppercase(), own] {
            let mut sitting = sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(3), 1, &[]);
            sitting.session = Session::replay(&record).unwrap();
            let ask = sitting.session.ask(Seat(0)).unwrap();
            let number = ask.pick.from.iter().position(|item| matches!(item, Item::Reveal(_))).unwrap() + 1;
            let said = typed(&mut sitting, &format!("{number}\n{yes}\nquit\n"));
            assert!(is_revealed(&sitting), "{language}: {yes}: {said}");
        }
    }
}

#[test]
fn at_a_shared_screen_nobody_else_sees_the_second_question() {
    let (words, folder, record) = (Words::english(), tempfile::tempdir().unwrap(), hidden());
    for lines in ["\nreveal\nno\nquit\n", "\nreveal\n", "\nreveal\nno\nreveal\nyes\n\n\n\n\n"] {
        let mut sitting = sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(3), 1, &PEOPLE);
        sitting.session = Session::replay(&record).unwrap();
        sitting.wipes = true;
        let said = typed(&mut sitting, lines);
        let screens: Vec<&str> = said.split(WIPED).collect();
        let shows =
            |screen: &&str| ["about to reveal", "Sure?", "Nothing was done"].iter().any(|tell| screen.contains(tell));
        assert!(screens.len() > 1 && !shows(screens.last().unwrap()), "{said}");
        let shown: Vec<&str> = screens.into_iter().filter(shows).collect();
        assert!(matches!(shown[..], [own] if own.contains("Pass the screen to Ana.")), "{shown:?}");
    }
}
