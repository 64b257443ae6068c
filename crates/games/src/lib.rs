//! The games there are, once.
//!
//! Commands, scenarios and the server are written for any game that is [`Offered`] and come to one by its id, through
//! [`with_game`]: whoever adds a game names it here and nowhere else. What does not live here: rules, sentences, I/O.

mod offered;

pub use galactica::Galactica;
pub use race::Race;
pub use tabletop::Game;

use words::{Line, Reader, Story, Told, Words};

pub use offered::{Article, Chapter, Offered, Reference};

/// The list. `$d` is a dollar sign, for the macro that it defines.
macro_rules! games {
    ($d:tt: $($game:ident),+ $(,)?) => {
        /// What the games are called in commands, records and scenarios.
        pub const IDS: &[&str] = &[$(<$game as Game>::ID),+];

        /// Does something with the game of that id, whichever it is; `None` if there is no such game.
        ///
        /// In the body `G`, or whatever it is called, is the game's type:
        /// `with_game!("race", |G| G::BOTS.len())`.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, |$d g:ident| $d body:expr) => {
                match $d id {
                    $(<$crate::$game as $crate::Game>::ID => {
                        type $d g = $crate::$game;
                        Some($d body)
                    })+
                    _ => None,
                }
            };
        }
    };
}

games!($: Race, Galactica);

/// Runs the scenario in `text`, of whichever game it says that it is: every expectation holds, or the problems in the order
/// of their lines.
pub fn scenario(text: &str) -> Result<scenario::Report, Vec<scenario::Problem>> {
    let id = scenario::game_of(text, IDS)?;
    with_game!(id, |G| <G as scenario::Scripted>::run(text, &mut |_| ())).unwrap_or_else(|| Err(Vec::new()))
}

/// What a scenario shows at a line `show`, in words.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Counted from 1.
    pub line: usize,
    pub log: Vec<Line>,
    pub table: Vec<Line>,
}

impl Scene {
    fn of<G: Told>(shown: &scenario::Shown<'_, G>, words: &Words, names: &[String]) -> Self {
        let (voice, reader) = (words.game(G::ID), Reader { viewer: shown.viewer, names });
        let mut story = Story::<G>::new(shown.viewer);
        let told = story.add(shown.entries.iter().copied()).lines;
        let log = told.iter().map(|tale| voice.say(&tale.phrase, &reader)).collect();
        Self { line: shown.line, log, table: voice.lay(&G::table(&shown.board), &reader) }
    }
}

/// Runs a scenario as [`scenario()`] does, and shows what it wants to be shown; the players go by these names.
pub fn scenario_shown(
    text: &str,
    words: &Words,
    names: &[String],
    show: &mut dyn FnMut(Scene),
) -> Result<scenario::Report, Vec<scenario::Problem>> {
    let id = scenario::game_of(text, IDS)?;
    let ran = with_game!(id, |G| {
        <G as scenario::Scripted>::run(text, &mut |shown| show(Scene::of::<G>(&shown, words, names)))
    });
    ran.unwrap_or_else(|| Err(Vec::new()))
}
