//! The client's types are those of what the server says: the protocol in one file, each game's own parts in another.
//!
//! `UPDATE=1 cargo test -p web-assets --test types` writes them anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use protocol::{self as p, reply as r};
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "// Made by `UPDATE=1 cargo test -p web-assets --test types`: do not edit.\n";

/// Declarations of types, each exported.
macro_rules! declare {
    ($($kind:ty),* $(,)?) => {{
        let config = config();
        let mut text = String::new();
        $( writeln!(text, "\nexport {}", <$kind as TS>::decl(&config)).unwrap(); )*
        text
    }};
}

/// Our numbers are all small enough for JavaScript's.
fn config() -> Config {
    Config::default().with_large_int("number")
}

#[test]
fn are_current() {
    check("protocol", &format!("{HEAD}{}", shell()));
    check("race", &format!("{HEAD}{}", race()));
    check("galactica", &format!("{HEAD}{}", galactica()));
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
        p::Return,
        p::EndSession,
        p::Pace,
        p::Talk,
        p::Message<Any, Any, Any, Any, Any, Any, Any, Any, Any>,
        p::Hello,
        p::Stage,
        p::TableInfo<Any, Any>,
        p::SeatKind,
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
        p::Changes,
        p::Glance<Any>,
        p::Figure<Any>,
        p::Waiting,
        p::Ask<Any, Any, Any>,
        p::Question<Any, Any, Any>,
        p::Plan<Any>,
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
        r::Aid<Any>,
        r::AidPart<Any>,
        r::AidPoint<Any>,
        r::Stands,
        r::Tone,
        r::Me,
        r::Languages,
        r::Texts,
        r::Games<Any>,
        r::Game<Any>,
        r::Cards<Any, Any>,
        r::Article<Any, Any>,
        r::Chapter<Any, Any>,
        r::Tables<Any>,
        r::Summary<Any, Any>,
        r::SeatSummary<Any>,
        r::Made,
        r::Invitations,
        r::Invitation,
        r::State<Any, Any, Any, Any, Any, Any, Any, Any, Any>,
        r::Hint<Any>,
        r::Why<Any>,
        r::Weighed<Any>,
        r::Belief<Any>,
        r::Minds,
        r::Decision,
        r::Suspected,
        r::Replay<Any, Any, Any, Any>,
        r::Truth<Any, Any>,
        r::Deed<Any, Any>,
        r::Course,
        r::Round,
        r::Turn,
        r::Points,
        r::PrivateLink,
        r::Sessions,
        r::Session,
    )
}

/// The types of a game that can be reached from these, each once, by name; those of the protocol are imported.
macro_rules! game {
    ($($root:ty),* $(,)?) => {{
        let mut found = Found { config: config(), ours: BTreeMap::new(), shared: BTreeSet::new() };
        $( found.visit::<$root>(); )*
        found.text()
    }};
}

/// What the types of every game share with the protocol.
const SHARED: [&str; 3] = ["Seat", "SeatSet", "Viewer"];

struct Found {
    config: Config,
    ours: BTreeMap<String, String>,
    shared: BTreeSet<String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::ident(&self.config);
        if SHARED.contains(&name.as_str()) {
            self.shared.insert(name);
        } else if T::output_path().is_some() && !self.ours.contains_key(&name) {
            self.ours.insert(name, T::decl(&self.config));
            T::visit_dependencies(self);
        } else if T::output_path().is_none() {
            T::visit_generics(self);
        }
    }
}

impl Found {
    fn text(self) -> String {
        let shared = self.shared.into_iter().collect::<Vec<_>>().join(", ");
        let mut text = format!("import type {{ {shared} }} from \"./protocol\";\n");
        for decl in self.ours.values() {
            writeln!(text, "\nexport {decl}").unwrap();
        }
        text
    }
}

fn race() -> String {
    game!(race::Board, race::Item, race::Prompt, race::Event, race::Setup)
}

fn galactica() -> String {
    use galactica::board::Face;
    use galactica::{Board, Claim, Event, Item, Order, Prompt, Setup};
    game!(Board, Face, Item, Prompt, Event, Order, Claim, Setup)
}
