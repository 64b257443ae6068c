//! The games there are, once.
//!
//! Commands, scenarios and the server are written for any game that is [`Offered`] and come to one by its id, through
//! [`with_game`]: whoever adds a game names it here and nowhere else. What does not live here: rules, sentences, I/O.

mod offered;

pub use galactica::Galactica;
pub use race::Race;
pub use tabletop::Game;

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
    with_game!(id, |G| <G as scenario::Scripted>::run(text)).unwrap_or_else(|| Err(Vec::new()))
}
