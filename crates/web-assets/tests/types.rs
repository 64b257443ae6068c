//! The client's types are those of the views, events and texts that the server sends.
//!
//! `UPDATE=1 cargo test -p web-assets --test types` writes them anew.

use std::fmt::Write as _;
use std::path::Path;

use ts_rs::{Config, TS};

const FILE: &str = "../../web/src/gen/types.ts";

#[test]
fn are_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let ours = types();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &ours).unwrap();
    }
    let theirs = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(ours == theirs, "web/src/gen/types.ts is old: UPDATE=1 cargo test -p web-assets --test types");
}

fn types() -> String {
    let mut text = "// Made by `UPDATE=1 cargo test -p web-assets --test types`: do not edit.\n".to_owned();
    let config = Config::default();
    macro_rules! add {
        ($($kind:ty),* $(,)?) => {$( writeln!(text, "\nexport {}", <$kind as TS>::decl(&config)).unwrap(); )*};
    }
    add!(
        tabletop::Seat,
        tabletop::SeatSet,
        tabletop::Viewer,
        words::Span,
        words::Line,
        words::Glance,
        words::Figure,
        server::Pace,
        server::Hint,
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
        race::View,
        race::SeatView,
        race::SlotView,
        race::LaneView,
        race::OwnView,
    );
    text
}
