//! How much of a screen the table takes.

use galactica::Item;

use super::*;

/// A common window.
const COLUMNS: usize = 100;
/// As it is high, in the language that has the shortest words; other languages may take some rows more.
const ROWS: usize = 40;
const ROWS_ELSEWHERE: usize = 44;

/// The rows that these lines take.
fn height(words: &Words, reader: &Reader<'_>, rows: &[Row]) -> Vec<String> {
    let mut text = Vec::new();
    for line in words.game(Galactica::ID).lay_within(COLUMNS, rows, reader) {
        wrap::write_within(COLUMNS, &mut text, &line.to_string(), 2).unwrap();
    }
    String::from_utf8(text).unwrap().lines().map(str::to_owned).collect()
}

/// Whole games of all sizes: as each is asked, the table fits, what the crisis card says apart; in the other languages at every turn.
#[test]
fn the_table_of_galactica_fits_a_screen() {
    let languages: Vec<Words> = Words::LANGUAGES.iter().map(|language| Words::new(language).unwrap()).collect();
    let names = ["Ana", "Bea", "Cid", "Dora", "Emil", "Fay"].map(str::to_owned);
    let (mut tables, mut highest) = (0, vec![0; languages.len()]);
    for (players, seed) in (3..=6).flat_map(|players| (0..4).map(move |seed| (players, seed))) {
        let mut session = Session::<Galactica>::new(galactica::Setup::new(players), Seed::derive(seed, 0)).unwrap();
        let mut bots: Vec<_> =
            (0..players).map(|seat| Galactica::bot("greedy", seed ^ u64::from(seat)).unwrap()).collect();
        let mut turn = 0;
        while session.outcome().is_none() {
            let seat = session.waiting().iter().next().unwrap();
            let (viewer, ask) = (Viewer::Seat(seat), session.ask(seat).unwrap());
            let (board, reader) = (session.board(viewer), Reader { viewer, names: &names });
            let begins = std::mem::replace(&mut turn, board.turn.number) != board.turn.number;
            for (words, highest) in languages.iter().zip(&mut highest).take(if begins { languages.len() } else { 1 }) {
                let table = height(words, &reader, &Galactica::table(&board));
                let text = |&card| height(words, &reader, &Galactica::help(&board, &ask, Item::Crisis(card))).len();
                let rows = table.len() - board.crises.facing.iter().map(text).sum::<usize>();
                let most = if words.language() == "en" { ROWS } else { ROWS_ELSEWHERE };
                assert!(rows <= most, "{} rows in {}:\n{}", rows, words.language(), table.join("\n"));
                *highest = rows.max(*highest);
                tables += 1;
            }
            let (bot, mut items) = (&mut bots[seat.index()], Vec::new());
            ::bots::remind(bot.as_mut(), seat, &session);
            bot.answer(seat, &ask, Some(&session.view(viewer)), &mut items);
            session.answer(seat, items, By::Bot).unwrap();
        }
    }
    println!("{tables} tables; the highest, by language: {highest:?}");
    assert!(tables > 4_000, "{tables} tables");
    // A table that is empty would fit as well.
    assert!(highest.iter().all(|rows| *rows > 25), "{highest:?}");
}
