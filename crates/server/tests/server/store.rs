//! The store against a model of it: whatever is appended is there, whole, and nothing else.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use server::{About, Append, Config, Games, Lease, Limits, Sqlite, Stands, Store, StoreError};
use tabletop::{Dice, Seed};

use crate::site::Site;

#[derive(Clone, Debug, Default, PartialEq)]
struct Model {
    acts: Vec<String>,
    rules: Option<u32>,
    snapshot: Option<(u64, String)>,
}

fn about(rules: Option<u32>) -> About {
    About { format: 2, rules, summary: "{}".to_owned(), listed: true, people: Vec::new() }
}

async fn check(store: &Sqlite, table: &str, model: Option<&Model>) {
    let kept = store.load(table).await.unwrap();
    let kept = kept.map(|kept| Model {
        acts: kept.acts,
        rules: kept.rules,
        snapshot: kept.snapshot.map(|snapshot| (snapshot.version, snapshot.text)),
    });
    assert_eq!(kept.as_ref(), model, "{table}");
}

#[tokio::test]
async fn a_store_keeps_what_it_took_and_refuses_what_comes_too_late() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite3");
    // Acts are moved from the journal now and then.
    let open = |file: &Path| Sqlite::open_with(file, Limits { journal: 17, ..Limits::default() }).unwrap();
    let mut store = open(&file);
    let mut tables: BTreeMap<String, Model> = BTreeMap::new();
    let (mut dice, mut taken, mut conflicts) = (Dice::new(Seed::derive(14, 6)), 0, 0);
    for step in 0..600 {
        let table = format!("table {}", dice.below(6));
        let model = tables.get(&table).cloned().unwrap_or_default();
        let version = model.acts.len() as u64;
        // Now and then somebody has seen less, or claims to have seen more.
        let against = match dice.below(6) {
            0 => version.saturating_sub(1),
            1 => version + 1,
            _ => version,
        };
        let acts: Vec<String> =
            (0..u32::from(against == 0).max(dice.below(4))).map(|n| format!("{step}.{n}")).collect();
        let (snapshot, rules) = ((dice.below(3) == 0).then(|| format!("after {step}")), Some(dice.below(3)));
        // What lists show is kept when it changes.
        let listed = against == 0 || dice.below(2) == 0;
        let append = Append {
            table: table.clone(),
            against,
            acts: acts.clone(),
            stands: Stands::default(),
            about: listed.then(|| about(rules)),
            snapshot: snapshot.clone(),
            drives: None,
        };
        let result = store.append(append).await;
        if against == version {
            assert_eq!(result, Ok(Lease::ALWAYS), "{step}");
            taken += 1;
            let model = tables.entry(table.clone()).or_default();
            model.acts.extend(acts);
            model.rules = if listed { rules } else { model.rules };
            let version = model.acts.len() as u64;
            model.snapshot = snapshot.map(|text| (version, text)).or_else(|| model.snapshot.take());
        } else {
            assert_eq!(result, Err(StoreError::Conflict), "{step}");
            conflicts += 1;
        }
        if dice.below(50) == 0 {
            drop(store);
            store = open(&file);
        }
        check(&store, &table, tables.get(&table)).await;
    }
    assert!(taken > 300 && conflicts > 100, "{taken} {conflicts}");
    check(&store, "no table", None).await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite3");
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let site = Site::on(folder, Arc::new(Sqlite::open(&file).unwrap()), Games::all(), Config::default()).await;
    site.person("Ada").await;
    for entry in std::fs::read_dir(site.folder.path()).unwrap() {
        let (name, mode) =
            entry.map(|entry| (entry.file_name(), entry.metadata().unwrap().permissions().mode())).unwrap();
        assert_eq!(mode & 0o077, 0, "{name:?} {mode:o}");
    }
}

#[tokio::test]
async fn a_store_that_closes_leaves_one_file() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..40 {
        let file = folder.path().join(format!("{round}.sqlite3"));
        let store = Sqlite::open(&file).unwrap();
        assert!(store.load("none").await.unwrap().is_none());
        drop(store);
        assert!(!folder.path().join(format!("{round}.sqlite3-wal")).exists(), "{round}");
    }
}
