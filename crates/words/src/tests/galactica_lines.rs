//! Exact lines of Galactica in known positions: a change of wording is seen here.

use galactica::cards::{
    Area, Attacker, BasestarDamage, Character, Civilian, Craft, Crisis, Damage, GALACTICA_DAMAGE, Kind, Location,
    Loyalty, Quorum, Rule, Skill, Target,
};
use galactica::claim::{Deed, Help, PastCheck, Purpose};
use galactica::frame::{Check, CheckStep, Frame};
use galactica::position::{self, card};
use galactica::state::{Dial, State};
use galactica::{Ask, Cause, Claim, DeckName, Event, Galactica, Item, Matter, Place, Prey, Prompt, View};
use tabletop::{Game, Seat, Viewer};

use super::{Teller, names, texts};
use crate::{Phrase, Reader, Span, Story, Told, Words};

const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const CLEO: Seat = Seat(2);

/// Starbuck, Tigh and Baltar at the start, nothing in space.
fn start() -> State {
    let mut state = position::new(&[Character::Starbuck, Character::SaulTigh, Character::GaiusBaltar], 3);
    state.clear_space();
    state
}

/// As it is read by somebody.
fn read<T>(viewer: Viewer, tell: impl FnOnce(Teller<'_>) -> T) -> T {
    let (words, names) = (Words::english(), names());
    tell(Teller { voice: words.game(Galactica::ID), reader: Reader { viewer, names: &names } })
}

/// What Anna is asked, then every option.
fn question(view: &View, prompt: Prompt, items: &[Item]) -> Vec<String> {
    let mut ask = Ask::default();
    ask.start(prompt, 0, 1).pick.from.extend(items);
    let board = Galactica::board(view);
    let options = items.iter().map(|&item| Galactica::option(&board, &ask, item).whole());
    let lines: Vec<Phrase> = std::iter::once(Galactica::prompt(&board, &ask)).chain(options).collect();
    read(Viewer::Seat(ANNA), |teller| lines.iter().map(|line| teller.say(line).to_string()).collect())
}

fn seen(state: &State) -> View {
    Galactica::view(state, Viewer::Seat(ANNA))
}

fn hand(kinds: &[(Skill, u8)]) -> Vec<Kind> {
    kinds.iter().map(|&(skill, strength)| card(skill, strength)).collect()
}

#[test]
fn a_check_says_who_may_still_add_how_much() {
    let mut state = start();
    state.set_hand(ANNA, &hand(&[(Skill::Politics, 2), (Skill::Piloting, 3), (Skill::Engineering, 4)]));
    state.set_hand(BEN, &hand(&[(Skill::Tactics, 1)]));
    state.set_hand(CLEO, &hand(&[(Skill::Politics, 1), (Skill::Politics, 2)]));
    state.set_place(CLEO, Place::At(Location::Brig));
    let mut view = seen(&state);
    let matter = Matter::Crisis(Crisis::Resistance);
    let check =
        Check { step: CheckStep::Contribute, matter, turn: 1, difficulty: 10, research: true, ..Check::default() };
    view.frames.push(Frame::Check(check));
    view.current = CLEO;
    view.fate = 2;
    let items: Vec<Item> = view.hand.iter().map(|&kind| Item::Card(kind)).collect();
    assert_eq!(
        question(&view, Prompt::Contribute { matter, difficulty: 10 }, &items),
        [
            "Skill check, Resistance: difficulty 10 (printed 12); these help: Politics, Leadership and Tactics; Engineering too (Scientific Research). Added so far: Destiny (2). Still to add cards: Ben (up to 1 card), Cleo (at most 1 of 2 cards). You may add any number of cards: your hand can add at most 6 points or take away 3.",
            "Consolidate Power (Politics 2): +2 in this check",
            "Maximum Firepower (Piloting 3): −3 in this check",
            "Scientific Research (Engineering 4): +4 in this check",
        ]
    );
}

#[test]
fn a_roll_says_its_odds_in_eighths() {
    let view = seen(&start());
    let cause = Cause::Attack(Attacker::Nuke, Target::Basestar);
    assert_eq!(
        question(&view, Prompt::BeforeRoll { cause, bonus: 0 }, &[]),
        ["You are about to roll: a nuke hits a basestar. 7–8, 2 of 8: destruction, and up to 3 raiders beside it; \
         3–6, 4 of 8: destruction; 1–2, 2 of 8: damage twice. With Strategic Planning: 5–8, 4 of 8: destruction, and up to \
         3 raiders beside it; 1–4, 4 of 8: destruction. You have no such card, so choose nothing.",]
    );
    let prompt = Prompt::Evade { area: Area::PortBow, pilot: Some(BEN), result: 6 };
    assert_eq!(
        question(&view, prompt, &[Item::Card(card(Skill::Piloting, 2))]),
        [
            "A raider attacked Ben’s viper in the port bow area: 6, damage. If it is rolled again with Evasive Maneuvers: 7–8, \
         2 of 8: damage; 1–6, 6 of 8: a miss. Play one, or choose nothing.",
            "Evasive Maneuvers (Piloting 2): After an attack on a viper: the attack is rolled again, at 2 less if the viper has a pilot.",
        ]
    );
}

#[test]
fn a_raider_is_told_as_it_would_act() {
    let mut state = start();
    for area in Area::ALL {
        state.add_ships(Craft::Raider, area, 1);
    }
    state.add_ships(Craft::Viper, Area::PortAft, 1);
    state.set_place(BEN, Place::Flying(Area::PortBow));
    state.add_civilian(Area::Rear, Civilian::Pop1);
    let plans = question(&seen(&state), Prompt::NextArea, &Area::ALL.map(Item::Area));
    let viper = "(5–7: damage; 8: destruction)";
    assert_eq!(
        plans,
        [
            "Raiders act: which area is next?",
            // As far either way: clockwise.
            "the front area: 1 raider; the first would move to the starboard bow area, clockwise, as it is as far either way",
            "the starboard bow area: 1 raider; the first would move to the starboard aft area",
            "the starboard aft area: 1 raider; the first would move to the rear area",
            "the rear area: 1 raider; the first would destroy a civilian ship",
            &format!("the port aft area: 1 raider; the first would attack an unmanned viper {viper}"),
            &format!("the port bow area: 1 raider; the first would attack the viper flown by Ben {viper}"),
        ]
    );
    let mut state = start();
    state.add_ships(Craft::Raider, Area::Front, 2);
    assert_eq!(
        question(&seen(&state), Prompt::NextArea, &[Item::Area(Area::Front)])[1],
        "the front area: 2 raiders; the first would attack Galactica (8: damage)"
    );
}

#[test]
fn a_choice_says_what_it_costs() {
    let mut state = start();
    state.dials = [2, 5, 6, 9];
    let view = seen(&state);
    let halves = [Item::Half(0), Item::Half(1)];
    assert_eq!(
        question(&view, Prompt::CrisisHalf { crisis: Crisis::FoodShortage }, &halves),
        [
            "Food Shortage: which do you choose?",
            "lose 2 food (2 to 0: the game is lost at the end of the turn unless it is regained)",
            "lose 1 food (2 to 1); the President (Cleo) discards 2 skill cards; the current player (you) discards 3 skill \
         cards",
        ]
    );
    let strikes = [Item::Strike { area: Area::Front, prey: Prey::Raider }, Item::Activate(Location::FtlControl)];
    let mut view = view;
    view.jump = 3;
    assert_eq!(
        question(&view, Prompt::Action, &strikes),
        [
            "Your action: pick one, or nothing. You are on the Hangar Deck, with 1 more action to come.",
            "attack a raider in the front area: 3–8, 6 of 8: destruction; 1–2, 2 of 8: a miss",
            "activate FTL Control: the fleet jumps; 7–8, 2 of 8: no loss; 1–6, 6 of 8: lose 3 population (9 to 6)",
        ]
    );
}

#[test]
fn a_card_is_told_out_of_its_program() {
    for (name, lines) in [
        ("crash landing", ["Crash Landing: crisis with a skill check",
            "Skill check, difficulty 6; these help: Tactics and Piloting.",
            "  6 or more, passed: nothing happens.",
            "  5 or less, failed: the Admiral may lose 1 fuel; otherwise lose 1 morale; the current player goes to Sickbay.",
            "Then heavy raiders and centurions act."].as_slice()),
        ("cylon intruders", &["Cylon Intruders: super crisis, with a skill check",
            "Skill check, difficulty 18; these help: Leadership and Tactics.",
            "  18 or more, passed: nothing happens.",
            "  14 to 17, partly passed: a centurion boards Galactica.",
            "  13 or less, failed: Galactica is damaged; 2 centurions board Galactica."]),
        ("raiding party", &["Raiding Party: crisis, Cylon attack", "First, raiders act.", "New ships:",
            "  starboard aft: 1 basestar and 3 raiders.",
            "  rear: 2 heavy raiders and 2 raiders.",
            "  port aft: 1 civilian ship.",
            "  port bow: 2 vipers and 2 civilian ships.",
            "FTL Failure: the fleet falls back 1 space on the jump track."]),
        ("authorization", &["Authorization of Brutal Force: Quorum card (2 cards). Action of the President: whoever plays it chooses: destroy 3 raiders; or destroy 1 heavy raider; or destroy 1 centurion; roll a die: on 2 or less (2 of \
            8), lose 1 population.", "Then it is discarded."]),
        ("tylium", &["Tylium Planet: destination, distance 1 (4 cards). On arrival: lose 1 fuel; the Admiral may risk 1 \
            raptor and roll: on 3 or more (6 of 8), gain 2 fuel; otherwise lose 1 raptor."]),
        ("helo", &["Karl \"Helo\" Agathon: military leader",
            "Starts off the board. Flies vipers. Keeps at most 10 skill cards.",
            "Each turn: 2 of Leadership, 2 of Tactics, 1 of Piloting.",
            "ECO Officer: once in each of his own turns, Helo may have any die rolled again; the new result counts.",
            "Moral Compass (once per game): after somebody has chosen on a crisis card, Helo may change the choice to the \
             other half. Not on a super crisis.",
            "Stranded (drawback): Helo is off the board until his second turn begins, and cannot move, be moved or act. \
             Then he is on the Hangar Deck."]),
    ] {
        let explained = |teller: Teller<'_>| teller.lay(&teller.voice.explain::<Galactica>(None, name).unwrap());
        assert_eq!(texts(&read(Viewer::Public, explained)), lines, "{name}");
    }
}

#[test]
fn a_location_says_that_it_is_damaged_or_blocked() {
    let mut state = start();
    let token = GALACTICA_DAMAGE.iter().position(|&damage| damage == Damage::Location(Location::Command)).unwrap();
    state.damage |= 1 << token;
    state.rules = 1 << Rule::CommunicationsBlocked as u8 | 1 << Rule::ColonialOneClosed as u8;
    let board = Galactica::board(&seen(&state));
    for (name, now) in [
        ("command", Some("Now it is damaged: nobody can use it until it is repaired.")),
        ("communications", Some("Now it is blocked: a card in play keeps it from being used.")),
        ("press room", Some("Now it is closed: a card in play lets nobody go there.")),
        ("armory", None),
    ] {
        let explained =
            |teller: Teller<'_>| teller.lay(&teller.voice.explain::<Galactica>(Some(&board), name).unwrap());
        let lines = texts(&read(Viewer::Seat(ANNA), explained));
        let said: Vec<&str> = lines.iter().map(String::as_str).filter(|line| line.starts_with("Now it is")).collect();
        assert_eq!(said, Vec::from_iter(now), "{name}: {lines:#?}");
    }
}

/// Each step of a card begins with what the steps before leave.
#[test]
fn a_resource_that_is_lost_twice_is_counted_down() {
    let mut state = start();
    (state.dials[Dial::Food as usize], state.dials[Dial::Morale as usize]) = (5, 6);
    let board = Galactica::board(&seen(&state));
    let explained =
        |teller: Teller<'_>| teller.lay(&teller.voice.explain::<Galactica>(Some(&board), "low supplies").unwrap());
    let lines = texts(&read(Viewer::Seat(ANNA), explained));
    let failed = "  6 or less, failed: lose 1 morale (6 to 5); if food is below 6 (now 5), lose 1 morale (5 to 4).";
    assert!(lines.iter().any(|line| line == failed), "{lines:#?}");
}

#[test]
fn the_table_marks_what_is_private() {
    let mut state = start();
    state.set_hand(ANNA, &hand(&[(Skill::Politics, 2), (Skill::Piloting, 3)]));
    state.set_hand(BEN, &hand(&[(Skill::Tactics, 1)]));
    state.set_loyalty(ANNA, &[Loyalty::CylonMorale]);
    state.set_place(ANNA, Place::Flying(Area::PortBow));
    state.add_ships(Craft::Basestar, Area::Front, 1);
    state.add_ships(Craft::Raider, Area::Front, 2);
    state.add_civilian(Area::Rear, Civilian::Pop1);
    state.space.centurions[1] = 1;
    state.damage = 1;
    let told = |viewer| {
        let table = Galactica::table(&Galactica::board(&Galactica::view(&state, viewer)));
        read(viewer, |teller| texts(&teller.lay(&table)))
    };
    let (anna, public) = (told(Viewer::Seat(ANNA)), told(Viewer::Public));
    assert_eq!(
        anna,
        [
            "Turn 1, yours: receiving skills. Resources: food 8, fuel 8, morale 10,",
            "    population 12.",
            "Journey: distance 0 of 8 (loyalty is dealt again at 4). Jump track: space 1 of 6 (too early to jump).",
            "Galactica is damaged at: FTL Control. Centurions aboard: 1 with 3 steps to go.",
            "Reserves: 7 vipers, 4 raptors, 2 nukes, 11 civilian ships. Vipers damaged: 0, destroyed: 0.",
            "Space:",
            "  front: 1 basestar and 2 raiders; a raider would move to the starboard bow area, clockwise, as it is as far either way.",
            "  rear: 1 civilian ship.",
            "  port bow: 1 viper; flying one of the vipers: you.",
            "You (Starbuck): in a viper (port bow), 2 cards (Politics 1, Piloting 1), 1 hidden loyalty.",
            "Ben (Tigh): Admiral, at Command, 1 card (Tactics 1), 1 hidden loyalty.",
            "Cleo (Baltar): President, in the Research Lab, 0 cards, 1 hidden loyalty.",
            "Decks: Politics 18, Leadership 19, Tactics 18, Piloting 18, Engineering 19,",
            "    Crisis 70, Super Crisis 5, Quorum 16, Destination 22, Destiny 10,",
            "    Loyalty 3, Quorum hand 1.",
            "For your eyes only:",
            "  Your loyalty: You Are a Cylon (morale).",
            "  Your hand, 2 cards: Consolidate Power (Politics 2),",
            "    Maximum Firepower (Piloting 3).",
        ]
    );
    assert!(public.iter().all(|line| !line.contains("Cylon (morale)") && !line.contains("Maximum Firepower")));
}

#[test]
fn people_places_and_cards_are_spans() {
    let viewer = Viewer::Seat(ANNA);
    let spans = |event: &Event| read(viewer, |teller| teller.say(&Galactica::event(event)).0);
    let text = |text: &str| Span::Text(text.to_owned());
    let went = Event::Went { seat: BEN, to: Place::At(Location::Brig) };
    let ben = Span::Seat { seat: BEN, name: "Ben".to_owned() };
    let brig = Span::Place { id: "location-brig".to_owned(), name: "the Brig".to_owned() };
    assert_eq!(spans(&went), [ben, text(" goes to "), brig, text(".")]);
    let played = Event::Played { seat: ANNA, card: card(Skill::Leadership, 2) };
    let order =
        Span::Card { id: "skill-executive-order-2".to_owned(), name: "Executive Order (Leadership 2)".to_owned() };
    assert_eq!(spans(&played), [text("You play "), order, text(".")]);
}

/// What belongs together is one line; a choice is told with what was chosen; nothing is said twice.
#[test]
fn a_story_is_told_in_few_lines() {
    let (words, mut names) = (Words::english(), names());
    names[2] = "Apollo".to_owned();
    let reader = Reader { viewer: Viewer::Seat(Seat(0)), names: &names };
    let crisis = |crisis| Event::Crisis { seat: Seat(1), crisis };
    let placed = |craft, area, count| Event::Placed { craft, area, count };
    let drew = |skill, count| Event::DrewHidden { seat: Seat(1), skill, count };
    let attacked = Event::ViperAttacked { area: Area::Front, pilot: None };
    let rolled = |face| Event::Rolled { die: galactica::state::Die { face, result: face, ..Default::default() } };
    let damaged = Event::ViperDamaged { area: Some(Area::Front), pilot: None };
    let check = |crisis: Crisis, more: i8| {
        let matter = Matter::Crisis(crisis);
        Event::Check { matter, difficulty: matter.terms().difficulty + more, about: None }
    };
    let human = |seat| Event::Said { seat: Seat(seat), claim: Claim::Human };
    let given = |seat, count| Event::Contributed { seat: Seat(seat), count };
    let moved = Event::RaidersMoved { from: Area::Front, to: Area::PortBow };
    let story = |events: &[Event], from: usize| -> Vec<String> {
        let mut story = Story::<Galactica>::new(reader.viewer);
        story.add(&events[..from]);
        story.close();
        let lines = story.add(&events[from..]).lines;
        let said = |phrase: &Phrase| words.game(Galactica::ID).say(phrase, &reader).to_string();
        lines.iter().flat_map(|tale| tale.opens.then(String::new).into_iter().chain([said(&tale.phrase)])).collect()
    };
    for (events, lines) in [
        (
            vec![Event::Check {
                matter: Matter::Location(Location::AdmiralsQuarters),
                difficulty: 7,
                about: Some(Seat(1)),
            }],
            vec!["Skill check, Admiral's Quarters, against Ben: difficulty 7; these help: Leadership and Tactics."],
        ),
        (
            vec![drew(Skill::Politics, 2), drew(Skill::Tactics, 1)],
            vec!["Ben draws 2 Politics cards and 1 Tactics card."],
        ),
        (
            vec![Event::Turn { seat: Seat(0) }, moved.clone(), moved],
            vec!["", "Your turn.", "2 raiders move from the front to the port bow area."],
        ),
        (
            vec![
                placed(Craft::Raider, Area::Front, 3),
                placed(Craft::Viper, Area::PortBow, 1),
                placed(Craft::Raider, Area::Front, 1),
            ],
            vec!["New in space: front: 4 raiders; port bow: 1 viper."],
        ),
        (
            vec![attacked.clone(), rolled(5), damaged.clone(), attacked.clone(), rolled(2), Event::CenturionsAdvanced],
            vec![
                "A raider attacks an unmanned viper in the front area. The die shows 5. A viper is damaged in the front area.",
                "A raider attacks an unmanned viper in the front area. The die shows 2. A miss.",
                "The centurions aboard advance.",
            ],
        ),
        // Whether it misses is open as long as it may be rolled again.
        (
            vec![attacked.clone(), rolled(2)],
            vec!["A raider attacks an unmanned viper in the front area. The die shows 2."],
        ),
        // What is said in between breaks the line, and neither hides nor makes a miss.
        (
            vec![attacked.clone(), human(1), rolled(2), Event::CenturionsAdvanced],
            vec![
                "A raider attacks an unmanned viper in the front area.",
                "Ben says: “I’m human.”",
                "The die shows 2. A miss.",
                "The centurions aboard advance.",
            ],
        ),
        (
            vec![attacked, rolled(5), human(0), damaged],
            vec![
                "A raider attacks an unmanned viper in the front area. The die shows 5.",
                "You say: “I’m human.”",
                "A viper is damaged in the front area.",
            ],
        ),
        (
            vec![crisis(Crisis::Resistance), check(Crisis::Resistance, 0), given(1, 2), given(0, 0)],
            vec![
                "Ben draws a crisis. Resistance: skill check of 12 (Politics, Leadership and Tactics).",
                "Added to the check: 2 cards from Ben, nothing from you.",
            ],
        ),
        (
            vec![check(Crisis::Resistance, -2)],
            vec!["Skill check, Resistance: difficulty 10; these help: Politics, Leadership and Tactics."],
        ),
        (
            vec![Event::Picked { seat: Seat(2), character: Character::Apollo }],
            vec!["Lee \"Apollo\" Adama joins the crew."],
        ),
    ] {
        assert_eq!(story(&events, 0), lines);
    }
    // What was told before lends its context.
    let chose = [crisis(Crisis::FoodShortage), Event::Chose { seat: Seat(1), half: 0 }];
    assert_eq!(story(&chose, 1), ["Ben chooses: lose 2 food."]);
    assert_eq!(story(&chose[1..], 0), ["Ben chooses the first option."]);
}

// Ruling 13/4: through Caprica a crisis has no jump sign.
#[test]
fn only_a_humans_crisis_says_that_the_fleet_advances() {
    let mut state = start();
    state.current = ANNA;
    let items = [Item::Crisis(Crisis::Resistance)];
    let said = |state: &State, prompt| question(&seen(state), prompt, &items)[1].clone();
    let check = "Resistance: skill check of 12 (Politics, Leadership and Tactics)";
    assert_eq!(said(&state, Prompt::CrisisPick), format!("{check}; the fleet advances"));
    state.set_revealed(ANNA, Loyalty::CylonMorale);
    assert_eq!(said(&state, Prompt::Caprica), check);
}

// Ruling 19/25.
#[test]
fn no_look_is_promised_while_none_is_allowed() {
    let mut state = start();
    let look = |state: &State| {
        question(&seen(state), Prompt::Action, &[Item::Quorum(Quorum::ReleaseCylonMugshots)])[1].clone()
    };
    let forbidden = "(not while a card in play forbids it)";
    assert!(!look(&state).contains(forbidden), "{}", look(&state));
    state.rules = 1 << Rule::NoLoyaltyLooks as u8;
    assert!(look(&state).contains(forbidden), "{}", look(&state));
}

// Ruling 7.4/1: a disabled hangar launches nothing.
#[test]
fn the_cylon_fleet_says_which_basestars_launch() {
    let mut state = start();
    state.add_ships(Craft::Basestar, Area::Front, 2);
    state.space.basestars[0].damage = 1 << BasestarDamage::DisabledHangar as u8;
    assert_eq!(
        question(&seen(&state), Prompt::CylonFleet, &[Item::LaunchAll])[1],
        "every basestar launches 2 raiders and 1 heavy raider: 1 basestar launches 2 raiders; 1 basestar launches nothing: \
         its hangar is disabled; 1 basestar launches 1 heavy raider; 1 basestar launches nothing: its hangar is disabled",
    );
}

/// Where a viper could go, and what is there.
#[test]
fn options_about_vipers_say_what_is_in_the_area() {
    let mut state = start();
    state.add_ships(Craft::Raider, Area::PortBow, 2);
    state.add_ships(Craft::Viper, Area::PortAft, 1);
    let items = [
        Item::Launch(Area::PortBow),
        Item::Fly { from: Area::PortAft, to: Area::PortBow },
        Item::Recall(Area::PortAft),
    ];
    let said = question(&seen(&state), Prompt::CommandViper { left: 2 }, &items);
    assert!(said[1].contains(": 2 raiders; "), "{said:?}");
    assert!(said[2].ends_with(": 2 raiders") && said[3].ends_with(": 1 viper"), "{said:?}");
}

/// Much is asked for by a word of its name, by what players call it, or as a question.
#[test]
fn any_word_of_a_name_is_enough() {
    let told = |name: &str| {
        read(Viewer::Seat(ANNA), |teller| {
            let rows = teller.voice.explain::<Galactica>(None, name).unwrap_or_else(|| panic!("no '{name}'"));
            texts(&teller.lay(&rows))[0].clone()
        })
    };
    for (name, begins) in [
        ("tigh", "Saul Tigh"),
        ("carrier", "The Olympic Carrier"),
        ("admiral", "Admiral"),
        ("xo", "Executive Order"),
        ("orders", "Standing orders"),
        ("how the cylons win", "End of the game"),
    ] {
        assert!(told(name).starts_with(begins), "{name}: {}", told(name));
    }
}

/// Whoever picks later sees what the table lacks.
#[test]
fn a_draft_says_which_skills_nobody_draws() {
    let mut board = Galactica::board(&seen(&start()));
    let mut ask = Ask::default();
    ask.start(Prompt::PickCharacter, 1, 1);
    let mut asked = |picked: &[Character]| {
        for (at, person) in board.people.iter_mut().enumerate() {
            person.character = picked.get(at).copied();
        }
        let said = Galactica::prompt(&board, &ask);
        read(Viewer::Seat(ANNA), |teller| teller.say(&said).to_string())
    };
    assert_eq!(asked(&[]), "Pick your character.");
    assert_eq!(
        asked(&[Character::SaulTigh]),
        "Pick your character. Skills that nobody draws yet: Politics, Piloting, Engineering."
    );
    assert_eq!(asked(&[Character::SaulTigh, Character::Starbuck, Character::GaiusBaltar]), "Pick your character.");
}

/// What lies open beside a deck is listed, not only counted.
#[test]
fn decks_list_their_discards() {
    let mut board = Galactica::board(&seen(&start()));
    board.decks.crisis.discards = vec![Crisis::Resistance, Crisis::ColonialDay];
    board.decks.skills[0].discards = hand(&[(Skill::Politics, 1), (Skill::Politics, 2), (Skill::Politics, 1)]);
    let told = read(Viewer::Seat(ANNA), |teller| {
        texts(&teller.lay(&teller.voice.explain::<Galactica>(Some(&board), "decks").unwrap()))
    });
    let discarded: Vec<&String> = told.iter().filter(|line| line.starts_with("Discarded:")).collect();
    assert_eq!(
        discarded,
        [
            "Discarded: Consolidate Power (Politics 1) ×2, Consolidate Power (Politics 2).",
            "Discarded: Resistance, Colonial Day."
        ],
        "{told:#?}"
    );
}

/// A Cylon's advice stands on everybody's screen: whoever looks over a shoulder learns nothing.
#[test]
fn advice_is_the_same_for_everybody() {
    let mut state = start();
    let told = |state: &State| {
        let board = Galactica::board(&seen(state));
        read(Viewer::Seat(ANNA), |teller| {
            texts(&teller.lay(&teller.voice.explain::<Galactica>(Some(&board), "advice").unwrap()))
        })
    };
    let human = told(&state);
    state.set_loyalty(ANNA, &[Loyalty::CylonMorale]);
    assert_eq!(told(&state), human);
    for who in ["Humans: ", "FTL Control ", "Hidden Cylons: ", "Revealed Cylons: "] {
        assert!(human.iter().any(|line| line.trim_start().starts_with(who)), "{who}: {human:#?}");
    }
}

/// What is kept is said first.
#[test]
fn a_discard_says_what_is_kept() {
    let mut state = start();
    state.set_hand(ANNA, &hand(&Skill::ALL.map(|skill| (skill, 1))));
    let said = question(&seen(&state), Prompt::Discard { count: 2 }, &[]);
    assert_eq!(said[0], "Keep 3 of your 5 cards: discard 2.");
}

/// What Cleo says, as Anna reads it.
#[test]
fn a_claim_is_said_in_the_speakers_words() {
    let check = PastCheck { number: 7, matter: Matter::Crisis(Crisis::Resistance) };
    for (claim, line) in [
        (Claim::Help(Help::Little), "I can help a little."),
        (Claim::NoCommittee, "Don’t play Investigative Committee."),
        (Claim::Looked { at: ANNA, cylon: false }, "I looked at you: not a Cylon."),
        (Claim::Accuse { whom: BEN, check: Some(check) }, "I accuse Ben because of check 7, Resistance."),
        (Claim::NotMyType(Skill::Engineering), "I can’t have added any Engineering."),
        (Claim::Jail { whom: ANNA }, "Jail Anna; I’ll pay."),
        (Claim::Free { whom: CLEO }, "Free me."),
        (Claim::OrderMe(Deed::Jump), "Order me: I would jump the fleet."),
        (Claim::OrderYou { whom: ANNA, deed: Deed::Launch }, "My order is for you: please launch."),
        (
            Claim::Scouted { deck: DeckName::Destination, good: false, kept: true },
            "I scouted the destination deck: bad, kept.",
        ),
        (Claim::Save(Purpose::Jail), "Save your cards for a vote on the Brig."),
    ] {
        let said = Galactica::event(&Event::Said { seat: CLEO, claim });
        let said = read(Viewer::Seat(ANNA), |teller| teller.say(&said).to_string());
        assert_eq!(said, format!("Cleo says: “{line}”"));
    }
}
