//! The client's types are those of what the server says: the protocol in one file, each game's own parts in another.
//!
//! `UPDATE=1 cargo test -p web-assets --test types` writes them anew.

use std::fmt::Write as _;
use std::path::Path;

use protocol::{self as p, reply as r};
use ts_rs::{Config, TS};

const HEAD: &str = "// Made by `UPDATE=1 cargo test -p web-assets --test types`: do not edit.\n";

/// Declarations of types, each exported.
macro_rules! declare {
    ($($kind:ty),* $(,)?) => {{
        // Our numbers are all small enough for JavaScript's.
        let config = Config::default().with_large_int("number");
        let mut text = String::new();
        $( writeln!(text, "\nexport {}", <$kind as TS>::decl(&config)).unwrap(); )*
        text
    }};
}

#[test]
fn are_current() {
    check("protocol", &format!("{HEAD}{}", shell()));
    let shared = "import type { Seat, SeatSet, Viewer } from \"./protocol\";\n";
    check("race", &format!("{HEAD}{shared}{}", race()));
}

fn check(name: &str, ours: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/gen/{name}.ts"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, ours).unwrap();
    }
    let theirs = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(ours == theirs, "web/src/gen/{name}.ts is old: UPDATE=1 cargo test -p web-assets --test types");
}

/// What is a parameter of a type stands here for itself: a declaration names the parameter.
type Any = ();

fn shell() -> String {
    declare!(
        tabletop::Seat,
        tabletop::SeatSet,
        tabletop::Viewer,
        tabletop::Seed,
        tabletop::Proof,
        tabletop::Shows,
        tabletop::Timing,
        tabletop::Pick<Any>,
        words::Phrase,
        words::Span,
        words::Line,
        p::Request<Any, Any, Any>,
        p::About,
        p::Command<Any, Any, Any>,
        p::Wanted,
        p::Proposal,
        p::NewTable<Any>,
        p::NewPerson,
        p::Pace,
        p::Talk,
        p::Message<Any, Any, Any, Any, Any, Any, Any, Any, Any>,
        p::Hello,
        p::Stage,
        p::TableInfo<Any, Any>,
        p::Kind,
        p::SeatInfo<Any>,
        p::Moved,
        p::Motion,
        p::Presence,
        p::Chat,
        p::ChatLine,
        p::Story<Any>,
        p::Tale<Any>,
        p::Entries<Any>,
        p::Viewed<Any>,
        p::Shown<Any, Any>,
        p::Glance<Any>,
        p::Figure<Any>,
        p::Waiting,
        p::Ask<Any, Any, Any>,
        p::Question<Any, Any, Any>,
        p::Choice<Any>,
        p::Row<Any>,
        p::Orders<Any, Any>,
        p::Standing<Any, Any>,
        p::Claims<Any, Any>,
        p::Claimable<Any, Any>,
        p::Clock,
        p::Window,
        p::Outcome,
        p::Over<Any>,
        p::Done<Any>,
        p::Refused<Any>,
        p::Bye,
        r::Problem<Any>,
        r::Result<Any>,
        r::Rows<Any>,
        r::Me,
        r::Languages,
        r::Texts,
        r::Games<Any>,
        r::Game<Any>,
        r::Cards<Any, Any>,
        r::Article<Any, Any>,
        r::Tables<Any>,
        r::Summary<Any, Any>,
        r::SeatSummary<Any>,
        r::Made,
        r::Invitations,
        r::Invitation,
        r::State<Any, Any, Any, Any, Any, Any, Any, Any, Any>,
        r::Hint<Any>,
        r::Replay<Any, Any, Any, Any>,
    )
}

fn race() -> String {
    declare!(
        race::Kind,
        race::Mode,
        race::Setup,
        race::Action,
        race::Way,
        race::Item,
        race::Prompt,
        race::Phase,
        race::Called,
        race::Step,
        race::Cause,
        race::Event,
        race::Board,
        race::board::CalledPhase,
        race::board::Progress,
        race::board::Player,
        race::board::Slot,
        race::board::Using,
        race::board::Own,
        race::board::End,
        race::cards::Sums,
        race::Score,
    )
}
