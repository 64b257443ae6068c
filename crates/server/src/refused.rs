//! Why something was not done. Nothing has changed then.

use axum::http::StatusCode;
use protocol::reply::Problem;
use tabletop::Refusal;
use words::{Phrase, phrase, text};

use crate::games::BadSetup;
use crate::store::StoreError;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Refused {
    UnknownTable,
    /// The token is nobody's.
    WrongToken,
    /// There is no token.
    NoToken,
    BadJson(String),
    /// It is no request at all.
    BadRequest,
    /// The head of a request goes on and on.
    HeadTooLarge,
    /// The address asks for something that cannot be.
    BadQuery(String),
    /// This can be done here, but not like that.
    Method,
    /// Only for WebSockets.
    NoUpgrade,
    /// A page of another site asked in the name of somebody who is logged in here.
    OtherSite,
    Protocol,
    Language,
    NoSuchGame,
    NoSuchBot,
    Setup(BadSetup),
    /// So many chairs were described for a game of so many.
    Chairs {
        seats: u8,
        given: usize,
    },
    Pace,
    /// A computer player of this level needs at least so many milliseconds.
    Hurried {
        least: u32,
    },
    Name,
    SeatTaken,
    /// No seat is free.
    NoSeat,
    WrongKey,
    /// The private link is nobody's, or no longer.
    WrongLink,
    Entropy,
    NotOwner,
    NotSeated,
    AlreadySeated,
    NotStarted,
    AlreadyStarted,
    /// There are seats that nobody sits on.
    SeatsOpen,
    Over,
    NotOver,
    /// The game was played by rules that this program does not have: it cannot go on.
    SetAside,
    /// The same of a game that is over: it cannot be replayed.
    OtherRules,
    /// What was kept of the table is damaged, and nothing is done with it.
    Damaged,
    StaleTicket,
    NotItems,
    /// By the rules of the game.
    Game(Refusal),
    NoWindow,
    AlreadyHeld,
    NoMotion,
    MotionRunning,
    Chat,
    /// Spectators do not talk while a game runs.
    OnlyPlayersTalk,
    /// Nobody does, at this table.
    NoTalk,
    /// This game has nothing like that to be said.
    NoSuchClaim,
    /// These are no orders of this game, or too many.
    Orders,
    /// So much is not said and ordered in so little time.
    TooOften,
    NothingToExplain,
    /// Advice in a game against other people would be unfair.
    NoHints,
    /// No computer player can say why this was answered.
    NoReasons,
    TooMany,
    TooLarge,
    /// A request that did not come to its end.
    TooSlow,
    Stopping,
    Store(StoreError),
    NotFound,
}

impl Refused {
    /// The kind of error, for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::UnknownTable => "unknown-table",
            Self::WrongToken => "wrong-token",
            Self::NoToken => "no-token",
            Self::BadJson(_) => "bad-json",
            Self::BadQuery(_) => "bad-query",
            Self::BadRequest => "bad-request",
            Self::HeadTooLarge => "head-too-large",
            Self::Method => "method",
            Self::NoUpgrade => "no-upgrade",
            Self::OtherSite => "other-site",
            Self::Protocol => "protocol",
            Self::Language => "language",
            Self::NoSuchGame => "no-such-game",
            Self::NoSuchBot => "no-such-bot",
            Self::Setup(_) => "setup",
            Self::Chairs { .. } => "chairs",
            Self::Pace => "pace",
            Self::Hurried { .. } => "hurried",
            Self::Name => "name",
            Self::SeatTaken => "seat-taken",
            Self::NoSeat => "no-seat",
            Self::WrongKey => "wrong-key",
            Self::WrongLink => "wrong-link",
            Self::Entropy => "entropy",
            Self::NotOwner => "not-owner",
            Self::NotSeated => "not-seated",
            Self::AlreadySeated => "already-seated",
            Self::NotStarted => "not-started",
            Self::AlreadyStarted => "already-started",
            Self::SeatsOpen => "seats-open",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::SetAside => "set-aside",
            Self::OtherRules => "other-rules",
            Self::StaleTicket => "stale-ticket",
            Self::NotItems => "not-items",
            Self::Game(_) => "refused",
            Self::NoWindow => "no-window",
            Self::AlreadyHeld => "already-held",
            Self::NoMotion => "no-motion",
            Self::MotionRunning => "motion-running",
            Self::Chat => "chat",
            Self::OnlyPlayersTalk => "only-players-talk",
            Self::NoTalk => "no-talk",
            Self::NoSuchClaim => "no-such-claim",
            Self::Orders => "orders",
            Self::TooOften => "too-often",
            Self::NothingToExplain => "nothing-to-explain",
            Self::NoHints => "no-hints",
            Self::NoReasons => "no-reasons",
            Self::TooMany => "too-many",
            Self::TooLarge => "too-large",
            Self::TooSlow => "too-slow",
            Self::Stopping => "stopping",
            Self::Store(StoreError::Conflict) => "conflict",
            Self::Store(StoreError::Full) => "disk-full",
            Self::Store(StoreError::Locked) => "database-locked",
            Self::Damaged | Self::Store(StoreError::Damaged(_)) => "damaged",
            Self::Store(StoreError::Newer { .. } | StoreError::Other(_)) => "store",
            Self::NotFound => "not-found",
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::UnknownTable | Self::NotFound | Self::NoReasons | Self::NothingToExplain => StatusCode::NOT_FOUND,
            Self::WrongToken | Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::OtherSite
            | Self::NoHints
            | Self::NotOwner
            | Self::NotSeated
            | Self::WrongKey
            | Self::WrongLink
            | Self::OnlyPlayersTalk
            | Self::NoTalk => StatusCode::FORBIDDEN,
            Self::BadJson(_)
            | Self::BadQuery(_)
            | Self::BadRequest
            | Self::Protocol
            | Self::Language
            | Self::NoSuchGame
            | Self::NoSuchBot
            | Self::Setup(_)
            | Self::Chairs { .. }
            | Self::Pace
            | Self::Name
            | Self::Entropy
            | Self::Chat
            | Self::Hurried { .. }
            | Self::NoSuchClaim
            | Self::Orders
            | Self::NotItems => StatusCode::BAD_REQUEST,
            Self::SeatTaken
            | Self::NoSeat
            | Self::AlreadySeated
            | Self::NotStarted
            | Self::AlreadyStarted
            | Self::SeatsOpen
            | Self::Over
            | Self::NotOver
            | Self::SetAside
            | Self::OtherRules
            | Self::Damaged
            | Self::StaleTicket
            | Self::NoWindow
            | Self::AlreadyHeld
            | Self::NoMotion
            | Self::MotionRunning => StatusCode::CONFLICT,
            Self::Game(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoUpgrade => StatusCode::UPGRADE_REQUIRED,
            Self::TooMany | Self::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::HeadTooLarge => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Stopping | Self::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// One sentence that says what to do.
    pub(crate) fn phrase(&self) -> Phrase {
        if let Self::Game(refusal) = self {
            return words::refusal(refusal);
        }
        if let Self::Setup(BadSetup::Illegal(illegal)) = self {
            return words::illegal(illegal);
        }
        let refused = phrase(format!("refused-{}", self.code()));
        if let Self::Setup(BadSetup::Unreadable(why)) | Self::BadJson(why) | Self::BadQuery(why) = self {
            return refused.set("why", text(why.as_str()));
        }
        if let Self::Chairs { seats, given } = self {
            return refused.set("seats", *seats).set("given", *given);
        }
        if let Self::Hurried { least } = self {
            return refused.set("least", *least);
        }
        refused
    }

    pub(crate) fn problem(&self) -> Problem<Phrase> {
        Problem { code: self.code().to_owned(), message: self.phrase() }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Game(refusal)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use words::Words;

    /// Every code has its sentence in every language, and every sentence of the server's file is said.
    #[test]
    fn every_refusal_has_its_sentence() {
        let code = include_str!("refused.rs").split("pub(crate) fn status").next().unwrap();
        let codes = code.lines().filter_map(|line| line.split_once("=> \"")?.1.split('"').next());
        // What the game refuses it says in its own words.
        let mut used: BTreeSet<String> =
            codes.filter(|code| *code != "refused").map(|code| format!("refused-{code}")).collect();
        assert!(used.len() > 30, "{used:?}");
        let sources = [
            include_str!("room/mod.rs"),
            include_str!("play.rs"),
            include_str!("wire.rs"),
            include_str!("http/page.rs"),
            include_str!("http/tables.rs"),
        ];
        let said = sources.iter().flat_map(|source| source.split('"'));
        used.extend(said.filter(|id| id.starts_with("door-") || id.starts_with("server-")).map(str::to_owned));
        for language in Words::LANGUAGES {
            let words = Words::new(language).unwrap();
            for id in &used {
                assert!(words.has(id), "{id} in {language}");
            }
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../words/locales");
            let text = std::fs::read_to_string(format!("{file}/{language}/server.ftl")).unwrap();
            let there =
                text.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(|line| line.split_once(" ="));
            // A language that is built on another says only what differs.
            let unsaid: Vec<&str> = there.map(|(id, _)| id).filter(|id| !used.contains(*id)).collect();
            assert!(unsaid.is_empty(), "nothing says {unsaid:?} in {language}");
        }
    }
}
