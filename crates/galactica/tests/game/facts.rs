//! Every row equals the project's facts (`tests/facts/*.json`: their fields without their sentences), face by face, as
//! `cards::facts` prints them; and the board, which it does not print, table by table.

use galactica::cards::{
    AREAS, ATTACKS, Ability, AttackRow, BASESTAR_DAMAGE, BOARDING_STEPS, BOX, Body, CHARACTERS, CIVILIANS, Character,
    Crisis, DAMAGED_LOCATIONS_LOSE, DESTINATIONS, DIE, Destination, EXTRA_HUMAN, Effect, GALACTICA_DAMAGE, JUMP_TRACK,
    KOBOL, LIMITS, LOCATIONS, LOYALTY_CARDS, Location, QUORUM, Quorum, SETUP, SKILL_CARDS, Skill, SuperCrisis, Title,
    Zone, deck_for, facts,
};
use galactica::state::Dial;
use serde::Serialize;
use serde_json::{Map, Value, json};

fn crisis_facts() -> Value {
    serde_json::from_str(include_str!("../facts/galactica-crisis.json")).unwrap()
}

fn component_facts() -> Value {
    serde_json::from_str(include_str!("../facts/galactica-components.json")).unwrap()
}

/// Our own enums write the words of the facts.
fn word<T: Serialize>(value: T) -> Value {
    serde_json::to_value(value).unwrap()
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().unwrap().clone()
}

/// A fact with more fields.
fn with(mut fact: Value, more: Value) -> Value {
    let Value::Object(more) = more else { panic!("an object of fields") };
    fact.as_object_mut().unwrap().extend(more);
    fact
}

/// The facts of a list that the printed faces must equal, in their order.
fn expected(key: &str) -> Vec<Value> {
    let facts = component_facts();
    let one = |fact: Value| with(fact, json!({"copies": 1}));
    match key {
        "crisis" | "super_crisis" => list(&crisis_facts()[key]),
        // A face for each strength.
        "skills" => {
            let faces = |card: Value| {
                list(&card["copies"]).into_iter().map(move |copies| {
                    let mut face = card.clone();
                    face.as_object_mut().unwrap().remove("total");
                    with(face, json!({"strength": copies["strength"], "copies": copies["n"]}))
                })
            };
            list(&facts["skill_cards"]).into_iter().flat_map(faces).collect()
        }
        "quorum" | "destinations" => list(&facts[key]),
        "characters" => list(&facts[key]).into_iter().map(one).collect(),
        "loyalty" => list(&facts[key]["cards"]),
        "locations" => {
            ["galactica", "colonial_one", "cylon"].iter().flat_map(|ship| list(&facts[key][ship])).map(one).collect()
        }
        // The facts give tokens no names: a ship is a ship, and damage is called by what it hits.
        "civilians" => {
            let named = |fact| with(fact, json!({"name": "Civilian Ship"}));
            list(&facts["civilian_ships"]["tokens"]).into_iter().map(named).collect()
        }
        "damage" => {
            let tokens = |ship: &'static str| {
                let fact = list(&facts["damage_tokens"][ship]["tokens"]);
                fact.into_iter().map(move |fact| {
                    let name = title(fact["id"].as_str().unwrap());
                    one(with(fact, json!({"ship": ship, "name": name})))
                })
            };
            tokens("galactica").chain(tokens("basestar")).collect()
        }
        _ => panic!("{key} is no list of faces"),
    }
}

fn title(id: &str) -> String {
    match id {
        "ftl_control" => "FTL Control".to_owned(),
        "admirals_quarters" => "Admiral's Quarters".to_owned(),
        _ => {
            let word = |word: &str| word[..1].to_uppercase() + &word[1..];
            id.split('_').map(word).collect::<Vec<_>>().join(" ")
        }
    }
}

// Issue 4, "Must show": faces, and the sums over copies.
const LISTS: [(&str, usize, u64); 10] = [
    ("crisis", 65, 70),
    ("super_crisis", 5, 5),
    ("skills", 25, 105),
    ("quorum", 11, 17),
    ("destinations", 10, 22),
    ("characters", 10, 10),
    ("loyalty", 6, 16),
    ("locations", 17, 17),
    ("civilians", 5, 12),
    ("damage", 12, 12),
];

#[test]
fn what_is_printed_equals_the_facts() {
    let printed = word(facts());
    assert_eq!(printed.as_object().unwrap().len(), LISTS.len());
    for (key, faces, cards) in LISTS {
        let (printed, expected) = (list(&printed[key]), expected(key));
        assert_eq!((printed.len(), expected.len()), (faces, faces), "{key}");
        for (printed, expected) in printed.iter().zip(&expected) {
            assert_eq!(printed, expected, "{key}");
            for field in ["id", "name"] {
                assert!(printed[field].is_string(), "{key}: {printed}");
            }
        }
        let copies: u64 = printed.iter().map(|face| face["copies"].as_u64().unwrap()).sum();
        assert_eq!(copies, cards, "{key}");
    }
    let of = |ship: &str| list(&printed["damage"]).iter().filter(|token| token["ship"] == ship).count();
    assert_eq!((of("galactica"), of("basestar")), (8, 4));
}

/// The fields of the facts that hold sentences or where they come from.
#[test]
fn nothing_printed_is_prose() {
    fn check(value: &Value) {
        match value {
            Value::Object(fields) => fields.iter().for_each(|(key, value)| {
                let prose = ["summary", "note", "notes", "sources", "confidence", "disagreement", "action", "passive"];
                assert!(!prose.contains(&key.as_str()), "{key}");
                check(value);
            }),
            Value::Array(values) => values.iter().for_each(check),
            Value::String(text) => assert!(!text.ends_with('.') && text.len() < 60, "{text}"),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    check(&word(facts()));
}

/// A row stands at the place of its variant, and its id is the variant's own word.
#[test]
fn rows_are_found_by_their_names() {
    // The slice writes these two with hyphens where the facts have underlines.
    let hyphens = |id: &str| json!(id.replace('_', "-"));
    for (crisis, row) in Crisis::ALL.into_iter().zip(Crisis::rows()) {
        assert_eq!((word(crisis), crisis.row().id), (json!(row.id), row.id));
    }
    for (crisis, row) in SuperCrisis::ALL.into_iter().zip(SuperCrisis::rows()) {
        assert_eq!((word(crisis), crisis.row().id), (json!(row.id), row.id));
    }
    for row in &QUORUM {
        assert_eq!((word(row.quorum), row.quorum.row().id), (json!(row.id), row.id));
    }
    for row in &DESTINATIONS {
        assert_eq!((word(row.destination), row.destination.row().id), (json!(row.id), row.id));
    }
    for row in &LOCATIONS {
        assert_eq!((word(row.location), row.location.row().id), (json!(row.id), row.id));
    }
    for row in &CHARACTERS {
        assert_eq!((word(row.character), row.character.row().id), (hyphens(row.id), row.id));
    }
    for row in &LOYALTY_CARDS {
        assert_eq!((word(row.loyalty), row.loyalty.row().id), (hyphens(row.id), row.id));
    }
    for row in &CIVILIANS {
        assert_eq!((word(row.civilian), row.civilian.row().id), (json!(row.id), row.id));
    }
    for row in &BASESTAR_DAMAGE {
        assert_eq!((word(row.damage), row.damage.row().id), (json!(row.id), row.id));
    }
    for row in &AREAS {
        assert_eq!((word(row.area), row.area.row().id), (json!(row.id), row.id));
    }
    assert_eq!(Quorum::all().count() + Destination::all().count() + Location::all().count(), 38);
}

/// Thirty different abilities: each character has one for always, one for once, one drawback, in this order.
#[test]
fn abilities() {
    let mut all: Vec<Ability> = CHARACTERS.iter().flat_map(|row| row.abilities.map(|row| row.ability)).collect();
    assert!(all.is_sorted());
    all.dedup();
    assert_eq!(all.len(), 30);
    for row in &CHARACTERS {
        assert_eq!(word(row.abilities.map(|row| row.kind)), json!(["passive", "once_per_game", "drawback"]));
    }
    let facts = component_facts();
    for (role, count) in facts["character_selection"]["initial_counts"].as_object().unwrap() {
        let of_role = CHARACTERS.iter().filter(|row| word(row.role) == *role).count();
        assert_eq!(json!(of_role), *count, "{role}");
    }
}

#[test]
fn skill_types() {
    let facts = component_facts();
    for (skill, fact) in Skill::ALL.into_iter().zip(list(&facts["skill_types"])) {
        let cards: u8 = SKILL_CARDS.iter().filter(|row| row.skill == skill).map(|row| row.copies).sum();
        assert_eq!(json!({"id": skill, "colour": skill.colour(), "cards": cards}), fact);
    }
}

#[test]
fn loyalty_decks() {
    let facts = component_facts();
    for players in 3..=6 {
        let row = deck_for(players);
        let ours = json!({
            "cylon": row.cylons, "not_a_cylon": row.humans, "total": row.cylons + row.humans,
            "sympathizer_added_after_first_deal": row.sympathizer,
        });
        assert_eq!(ours, facts["loyalty"]["deck_by_players"][players.to_string()], "{players}");
    }
    for character in EXTRA_HUMAN {
        let key = format!("{}_in_play", character.row().id);
        assert_eq!(facts["loyalty"]["adjustments"][key], json!({"not_a_cylon": 1}));
    }
    let counted = |loyalty| BOX.iter().filter(|&&card| card == loyalty).count();
    for row in &LOYALTY_CARDS {
        assert_eq!(counted(row.loyalty), usize::from(row.copies), "{}", row.id);
    }
}

#[test]
fn areas() {
    let facts = component_facts();
    let areas = AREAS.map(|row| {
        json!({
            "id": row.area, "clock": row.clock, "launch_icon": row.launch_icon, "clockwise_next": row.area.next(),
            "adjacent": row.area.adjacent(), "heavy_raider_step": row.heavy_raider_step,
        })
    });
    assert_eq!(json!(areas), facts["board"]["space_areas_clockwise"]);
}

#[test]
fn tracks_and_dials() {
    let board = &component_facts()["board"];
    let spaces: Vec<Value> = JUMP_TRACK
        .iter()
        .enumerate()
        .map(|(index, space)| {
            let fact = json!({"index": index, "name": space.name, "zone": space.zone});
            match space.zone {
                Zone::Red => with(fact, json!({"ftl_allowed": false})),
                Zone::Blue => with(fact, json!({"ftl_allowed": true, "population_risk": space.population_risk})),
                Zone::Auto => fact,
            }
        })
        .collect();
    assert_eq!(json!({"spaces": spaces, "icons_needed_from_start": JUMP_TRACK.len() - 1}), board["jump_track"]);
    assert_eq!(json!({"steps_to_lose": BOARDING_STEPS}), board["boarding_track"]);
    assert_eq!(json!(Dial::MAX), board["resources"]["maximum"]);
    for (dial, start) in Dial::ALL.into_iter().zip(Dial::START) {
        let fact = &board["resources"][word(dial).as_str().unwrap()];
        assert_eq!(json!({"start": start, "red_zone": format!("0-{}", dial.red())}), *fact, "{dial:?}");
    }
}

#[test]
fn setup() {
    let facts = component_facts();
    let ships: Map<String, Value> = SETUP
        .ships
        .iter()
        .map(|&(area, ships)| {
            let Value::Object(mut ships) = word(ships) else { panic!("ships are an object") };
            ships.retain(|_, count| *count != json!(0));
            (area.row().id.to_owned(), ships.into())
        })
        .collect();
    let ours = json!({
        "starting_ships": ships, "reserves": {"viper": SETUP.vipers, "raptor": SETUP.raptors},
        "skill_draw": {"starting_player": 0, "others": SETUP.skill_cards}, "fleet_token": JUMP_TRACK[0].name,
    });
    assert_eq!(ours, facts["setup"]);
    assert_eq!(json!(SETUP.nukes), facts["titles"]["nukes"]["count"]);
}

#[test]
fn attacks() {
    let ours = ATTACKS.iter().map(|row| {
        let mut fact = json!({"attacker": row.attacker, "target": row.target});
        for (at, &(least, blow)) in row.blows.iter().enumerate() {
            let most = row.blows.get(at + 1).map_or(DIE, |&(next, _)| next - 1);
            let range = if least == most { format!("{least}") } else { format!("{least}-{most}") };
            fact[word(blow).as_str().unwrap()] = json!(if row.rolled { range } else { "automatic".to_owned() });
            assert_eq!(row.blow(least), Some(blow));
            assert_eq!(row.blow(most), Some(blow));
        }
        assert_eq!(AttackRow::of(row.attacker, row.target).map(|row| row.blows), Some(row.blows));
        fact
    });
    assert_eq!(json!(ours.collect::<Vec<_>>()), component_facts()["attack_table"]);
}

#[test]
fn limits() {
    let facts = component_facts();
    let sum = |key: &str| LISTS.iter().find(|list| list.0 == key).map(|list| list.2);
    let cards = json!({
        "crisis": sum("crisis"), "super_crisis": sum("super_crisis"), "loyalty": sum("loyalty"),
        "quorum": sum("quorum"), "destination": sum("destinations"), "objective": 1, "skill_per_type": 21,
        "titles": Title::ALL.len(),
    });
    assert_eq!(with(word(LIMITS), json!({"cards": cards})), facts["component_limits"]);
    assert_eq!(usize::from(LIMITS.galactica_damage), GALACTICA_DAMAGE.len());
    assert_eq!(usize::from(LIMITS.basestar_damage), BASESTAR_DAMAGE.len());
    assert_eq!(LIMITS.civilian, CIVILIANS.iter().map(|row| row.copies).sum::<u8>());
    // Damage tokens name exactly the locations that can be damaged.
    let damageable = LOCATIONS.iter().filter(|row| row.damageable).count();
    assert_eq!(usize::from(DAMAGED_LOCATIONS_LOSE), damageable);
    // The facts' own check: the distances of all destinations add up to 41.
    assert_eq!(DESTINATIONS.iter().map(|row| row.copies * row.distance).sum::<u8>(), 41);
}

#[test]
fn titles_and_objective() {
    let facts = component_facts();
    for title in Title::ALL {
        let key = word(title);
        let key = key.as_str().unwrap();
        let line = title.succession().map(|character: Character| character.row().id);
        assert_eq!(json!(line), facts["titles"]["line_of_succession"][key]);
        assert_eq!(json!(line[..3]), facts["titles"]["initial_distribution"][key]);
        assert_eq!(json!({"kept_in_brig": title.kept_in_brig()}), facts["titles"][key]);
    }
    let kobol = json!({"id": KOBOL.id, "name": KOBOL.name, "thresholds": [KOBOL.sleepers, KOBOL.last_jump]});
    assert_eq!(kobol, facts["objective"]);
}

/// The facts tell what Quorum cards do in sentences only; these are their steps and numbers.
#[test]
fn quorum_programs() {
    let lose = |kind: &str| json!({"resource": {"kind": kind, "delta": -1}});
    let gain_on_six = |kind: &str| {
        let gain = json!({"resource": {"kind": kind, "delta": 1}});
        json!([{"roll": {"at_least": 6, "then": [gain, {"remove_card": true}]}}])
    };
    let appoint = json!([{"draw_skill": {"who": "acting", "skill": "politics", "n": 2}}, {"hand_over_card": true}]);
    let look =
        json!({"viewer": "acting", "owner": "other_player", "owner_chosen_by": "acting", "n": 1, "how": "random"});
    let arrest = json!({"who": "chosen", "to": "brig", "chosen_by": "acting", "optional": false});
    let force = json!([
        [{"destroy": {"ship": "raider", "n": 3}}], [{"destroy": {"ship": "heavy_raider", "n": 1}}],
        [{"centurion": {"destroy": 1}}],
    ]);
    let expected = [
        (Quorum::AcceptProphecy, json!([{"draw_any_skill": {"who": "acting", "n": 1}}])),
        (Quorum::ArrestOrder, json!([{"move": arrest}])),
        (Quorum::AssignArbitrator, appoint.clone()),
        (Quorum::AssignMissionSpecialist, appoint.clone()),
        (Quorum::AssignVicePresident, appoint),
        (
            Quorum::AuthorizationOfBrutalForce,
            json!([
                {"choose": {"by": "acting", "options": force}}, {"roll": {"at_most": 2, "then": [lose("population")]}},
            ]),
        ),
        (Quorum::EncourageMutiny, json!([{"mutiny": {"at_least": 3, "otherwise": [lose("morale")]}}])),
        (Quorum::FoodRationing, gain_on_six("food")),
        (Quorum::InspirationalSpeech, gain_on_six("morale")),
        (Quorum::PresidentialPardon, json!([{"release_from_brig": true}])),
        (
            Quorum::ReleaseCylonMugshots,
            json!([{"look_loyalty": look}, {"roll": {"at_most": 3, "then": [lose("morale")]}}]),
        ),
    ];
    for (row, (quorum, program)) in QUORUM.iter().zip(expected) {
        assert_eq!((row.quorum, word(row.effects)), (quorum, program));
    }
}

/// What the facts promise of every crisis card (`_about`): no program names what its card has not.
#[test]
fn programs_are_sound() {
    fn walk(effects: &'static [Effect], see: &mut impl FnMut(Effect)) {
        for &effect in effects {
            see(effect);
            if let Effect::RollAtMost(_, then) | Effect::RollAtLeast(_, then) | Effect::IfBelow(_, _, then) = effect {
                walk(then, see);
            } else if let Effect::Choose(_, options) = effect {
                options.iter().for_each(|option| walk(option, see));
            } else if let Effect::PayOr { pay, otherwise, .. } = effect {
                walk(pay, see);
                walk(otherwise, see);
            }
        }
    }
    for row in Crisis::rows().iter().chain(SuperCrisis::rows()) {
        let has_fail = row.check_row().is_some_and(|check| !check.fail.is_empty());
        let mut see = |effect: Effect| {
            if effect == Effect::FailEffect {
                assert!(has_fail, "{}", row.id);
            } else if let Effect::ActivatePlaced(_, area, n) = effect {
                let Body::Attack(attack) = row.body else { panic!("{} places nothing", row.id) };
                assert_eq!(attack.at(area).raider, n);
            }
        };
        match row.body {
            Body::Check(check) => [check.pass, check.partial_effect, check.fail].map(|list| walk(list, &mut see)),
            Body::CheckOr { check, otherwise, .. } => {
                walk(otherwise, &mut see);
                [check.pass, check.partial_effect, check.fail].map(|list| walk(list, &mut see))
            }
            Body::Event { top, bottom, .. } => [top, bottom, &[]].map(|list| walk(list, &mut see)),
            Body::Attack(attack) => [attack.effects, &[], &[]].map(|list| walk(list, &mut see)),
        };
        if let Some(check) = row.check_row() {
            assert!(check.partial.is_none_or(|partial| partial < check.difficulty), "{}", row.id);
        }
    }
}
