//! How much of a screen the table of Galactica takes.

use super::*;
use crate::talk::table_lines;

/// The smallest window that it is to fit.
const COLUMNS: usize = 80;
const ROWS: usize = 40;
/// What a very full table may need besides, in a long language, at one position of so many.
const MORE: usize = 4;
const SELDOM: usize = 200;

/// The table as somebody sees it, in one language, without the texts of the cards that are faced.
fn table(words: &Words, session: &Session<Galactica>, viewer: Viewer) -> Vec<String> {
    let names = ["Ana", "Beatriz", "Cid", "Dorothea", "Emil", "Fay"].map(str::to_owned);
    let mut board = session.board(viewer);
    (board.crises.facing, board.crises.super_facing) = (tabletop::List::new(), None);
    table_lines::<Galactica>(words.game(Galactica::ID), COLUMNS, &board, &Reader { viewer, names: &names })
}

/// Whole games of all sizes, some of them as nobody would play: whoever is asked can have the whole table before their eyes, in
/// every language, but for very full tables. Every fact is on it, however close together.
#[test]
fn the_table_of_galactica_fits_a_screen() {
    const BOTS: [&str; 3] = ["random", "directed", "easy"];
    let languages: Vec<Words> = Words::LANGUAGES.iter().map(|language| Words::new(language).unwrap()).collect();
    let (mut positions, mut highest) = (0, vec![(0, String::new(), 0); languages.len()]);
    for (players, seed) in (3..=6).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
        let mut session = Session::<Galactica>::new(galactica::Setup::new(players), Seed::derive(seed, 0)).unwrap();
        // All of one kind in every second game, else some of each.
        let level = |seat: u8| BOTS[(seed as usize + usize::from(seat) * (seed as usize % 2)) % BOTS.len()];
        let bot = |seat: u8| Galactica::bot(level(seat), seed ^ u64::from(seat)).unwrap();
        let mut bots: Vec<_> = (0..players).map(bot).collect();
        while session.outcome().is_none() {
            let seat = session.waiting().first().unwrap();
            let (viewer, ask) = (Viewer::Seat(seat), session.ask(seat).unwrap());
            for (words, highest) in languages.iter().zip(&mut highest) {
                let lines = table(words, &session, viewer);
                highest.2 += usize::from(lines.len() > ROWS);
                if lines.len() > highest.0 {
                    (highest.0, highest.1) = (lines.len(), lines.join("\n"));
                }
            }
            positions += 1;
            let (bot, mut items) = (&mut bots[seat.index()], Vec::new());
            ::bots::remind(bot.as_mut(), seat, &session);
            bot.answer(seat, &ask, Some(&session.view(viewer)), &mut items);
            session.answer(seat, items, By::Bot).unwrap();
        }
    }
    println!("{positions} positions");
    for (words, (rows, text, over)) in languages.iter().zip(&highest) {
        println!("\n{}: {rows} rows, {over} of {positions} tables do not fit\n{text}", words.language());
    }
    assert!(positions > 5_000, "{positions} positions");
    for (words, (rows, text, over)) in languages.iter().zip(&highest) {
        // A table that is empty would fit as well.
        assert!((30..=ROWS + MORE).contains(rows), "{rows} rows in {}:\n{text}", words.language());
        assert!(over * SELDOM <= positions, "{over} of {positions} tables do not fit in {}", words.language());
    }
}
