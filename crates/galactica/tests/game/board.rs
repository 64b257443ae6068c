//! The board: what a position shows under the rulebook's names, and what holds for every board of every game.

use galactica::board::{Board, Giving, Step};
use galactica::cards::{
    Area, CARDS, CIVILIAN_SHIPS, CRISIS_CARDS, Character, Civilian, Craft, Crisis, DESTINATION_CARDS, Destination,
    LIMITS, Location, Loyalty, QUORUM_CARDS, Quorum, Rule, SUPER_CRISIS_CARDS, Skill, SuperCrisis,
};
use galactica::frame::{
    Action, Attack, AttackStep, Check, CheckStep, Discard, ExecutiveOrder, Frame, Jump, Movement, OrderStep, Reaction,
    Receive, Resolve, ResolveStep, Reveal, Roll, RollStep, Ships, Sleeper, Turn, TurnStep, Via, Window,
};
use galactica::position::{self, card};
use galactica::state::{Dial, Die};
use galactica::{Cause, Galactica, Guess, Log, Matter, Place, Setup, State};
use serde_json::{Value, json};
use tabletop::{Dice, Game, Seat, SeatSet, Seed, Viewer};

const CREW: [Character; 4] = [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck, Character::Tyrol];
const ADAMA: Seat = Seat(0);
const ROSLIN: Seat = Seat(1);
const STARBUCK: Seat = Seat(2);
const TYROL: Seat = Seat(3);

fn board(state: &State, viewer: Viewer) -> Board {
    Galactica::board(&Galactica::view(state, viewer))
}

/// These places of a board's JSON say this.
fn check(state: &State, viewer: Viewer, expected: &[(&str, Value)]) {
    let found = serde_json::to_value(board(state, viewer)).unwrap();
    for (place, wanted) in expected {
        assert_eq!(found.pointer(place), Some(wanted), "{place}");
    }
}

/// A game in the middle of its journey, with something of everything on the table. Starbuck flies; Roslin is in the Brig.
fn journey() -> State {
    let mut state = position::new(&CREW, 11);
    state.clear_space();
    state.add_ships(Craft::Raider, Area::Front, 3);
    state.add_ships(Craft::HeavyRaider, Area::StarboardBow, 1);
    state.add_ships(Craft::Basestar, Area::Front, 1);
    // Structural damage, the last of the four tokens.
    state.space.basestars[0].damage = 1 << 3;
    state.add_ships(Craft::Viper, Area::PortBow, 1);
    state.add_civilian(Area::Rear, Civilian::Pop2);
    state.add_civilian(Area::PortAft, Civilian::Empty);
    state.space.civilians[0].known = SeatSet::one(ADAMA);
    state.space.reserve -= 2;
    (state.space.damaged, state.space.destroyed) = (1, 1);
    state.set_place(STARBUCK, Place::Flying(Area::PortBow));
    state.set_place(ROSLIN, Place::At(Location::Brig));
    state.space.centurions = [0, 1, 0, 0];
    (state.jump, state.distance) = (3, 3);
    state.dials[Dial::Food as usize] = 4;
    state.damage = 1 << 4 | 1 << 7;
    state.spent = SeatSet::one(STARBUCK);
    state.rules = 1 << Rule::CommunicationsBlocked as u8 | 1 << Rule::ColonialOneClosed as u8;
    state.set_hand(ADAMA, &[card(Skill::Leadership, 1), card(Skill::Tactics, 3)]);
    state.set_hand(TYROL, &[card(Skill::Politics, 2)]);
    state.set_loyalty(ADAMA, &[Loyalty::CylonMorale]);
    state.set_quorum_hand(&[Quorum::ArrestOrder, Quorum::FoodRationing]);
    state.appointed.arbitrator = Some(TYROL);
    state.appointed.prophecy = true;
    state.die = Die { face: 5, result: 7, planned: true };
    state
}

/// The same with what is on set on top of the turn.
fn during(step: TurnStep, frames: &[Frame]) -> State {
    let mut state = journey();
    let stack: Vec<Frame> = [Frame::from(Turn { step })].into_iter().chain(frames.iter().copied()).collect();
    state.set_frames(&stack);
    state
}

fn adama() -> Viewer {
    Viewer::Seat(ADAMA)
}

#[test]
fn resources_and_tracks() {
    // Rulebook, "Setup": food begins at 8; it is red from 4 down. The fourth space risks 3 population, the fifth 1.
    check(
        &journey(),
        adama(),
        &[
            ("/dials/0", json!({"dial": "food", "value": 4, "start": 8, "max": 15, "red": 4, "in_the_red": true})),
            ("/dials/3/in_the_red", json!(false)),
            ("/jump", json!({"space": 3, "auto_jump": 5, "zone": "blue", "population_risk": 3, "risk_next": 1})),
            ("/journey/distance", json!(3)),
            ("/journey/last_jump", json!(8)),
            ("/journey/sleeper_agents", json!(4)),
            ("/journey/slept", json!(false)),
            ("/boarding", json!({"centurions": [0, 1, 0, 0], "steps": 4, "arrived": 0, "left": 3})),
            ("/damage", json!([{"location": "hangar_deck"}, {"resource": "fuel"}])),
            ("/die", json!({"face": 5, "result": 7, "planned": true})),
        ],
    );
    let easier = Setup { resources: galactica::Handicap::Easier, ..Setup::new(3) };
    let state = Galactica::start(&easier, Seed::derive(1, 0), &mut Log::off()).unwrap();
    check(
        &state,
        Viewer::Public,
        &[("/dials/0/start", json!(10)), ("/dials/0/value", json!(10)), ("/die", json!(null))],
    );
}

#[test]
fn locations_and_areas() {
    let state = journey();
    let place = |location: Location| format!("/locations/{}", location as usize);
    check(
        &state,
        adama(),
        &[
            (
                &place(Location::Brig),
                json!({
                    "location": "brig", "ship": "galactica", "hazardous": true, "damaged": false, "closed": false,
                    "blocked": false, "people": [1],
                }),
            ),
            (&(place(Location::HangarDeck) + "/damaged"), json!(true)),
            (&(place(Location::Communications) + "/blocked"), json!(true)),
            (&(place(Location::PressRoom) + "/closed"), json!(true)),
            (&(place(Location::Command) + "/closed"), json!(false)),
            (
                "/areas/0",
                json!({
                    "area": "front", "raiders": 3, "heavy_raiders": 0, "vipers": 0, "pilots": [], "civilians": [],
                    "basestars": [{"number": 0, "damage": ["structural_damage"], "points": 1, "attack_bonus": 2}],
                }),
            ),
            ("/areas/1/heavy_raiders", json!(1)),
            ("/areas/3/civilians", json!([{"number": 0, "face": "pop2"}])),
            ("/areas/4/civilians", json!([{"number": 1, "face": null}])),
            ("/areas/5/vipers", json!(1)),
            ("/areas/5/pilots", json!([2])),
            (
                "/reserves",
                json!({
                    "vipers": 4, "damaged_vipers": 1, "destroyed_vipers": 1, "raptors": 4, "nukes": 2, "civilians": 10,
                    "lost": [], "raiders": 13, "heavy_raiders": 3, "basestars": 1,
                }),
            ),
        ],
    );
    // Nobody else has looked at the ship.
    check(&state, Viewer::Seat(TYROL), &[("/areas/3/civilians", json!([{"number": 0, "face": null}]))]);
}

#[test]
fn people_and_what_is_known_of_them() {
    let mut state = journey();
    check(
        &state,
        adama(),
        &[
            ("/president", json!(1)),
            ("/admiral", json!(0)),
            ("/people/0/character", json!("william-adama")),
            ("/people/0/hand", json!(2)),
            ("/people/0/hand_limit", json!(10)),
            ("/people/0/once", json!({"ability": "command-authority", "spent": false})),
            ("/people/0/loyalty", json!(["cylon-morale"])),
            ("/people/0/hidden", json!(1)),
            ("/people/1/place", json!({"at": "brig"})),
            ("/people/1/loyalty", json!([])),
            ("/people/2/place", json!({"flying": "port_bow"})),
            ("/people/2/once/spent", json!(true)),
            ("/people/3/hand_limit", json!(8)),
            ("/people/3/known/types/0", json!({"skill": "politics", "least": 1, "most": 1})),
            ("/own/seat", json!(0)),
            (
                "/own/hand",
                json!([
                    {"card": "executive-order", "strength": 1}, {"card": "strategic-planning", "strength": 3},
                ]),
            ),
            ("/own/given", json!([])),
            ("/quorum/hand", json!(2)),
            ("/quorum/known", json!([])),
            (
                "/quorum/in_play",
                json!([{"card": "assign_arbitrator", "seat": 3}, {"card": "accept_prophecy", "seat": null}]),
            ),
            ("/rules", json!(["communications_blocked", "colonial_one_closed"])),
        ],
    );
    check(&state, Viewer::Seat(ROSLIN), &[("/quorum/known", json!(["arrest_order", "food_rationing"]))]);
    check(
        &state,
        Viewer::Public,
        &[("/own", json!(null)), ("/viewer", json!("public")), ("/people/0/loyalty", json!([]))],
    );
    state.set_revealed(ADAMA, Loyalty::CylonMorale);
    state.set_super_crisis(ADAMA, SuperCrisis::InboundNukes);
    check(
        &state,
        adama(),
        &[
            ("/people/0/revealed", json!(true)),
            ("/people/0/sympathizer", json!(false)),
            ("/people/0/shown", json!(["cylon-morale"])),
            ("/people/0/super_crisis", json!(true)),
            ("/people/0/super_face", json!("inbound-nukes")),
        ],
    );
    check(
        &state,
        Viewer::Seat(TYROL),
        &[("/people/0/super_crisis", json!(true)), ("/people/0/super_face", json!(null))],
    );
}

#[test]
fn decks_and_cards_in_play() {
    let mut state = journey();
    state.set_crises(&[Crisis::Resistance]);
    state.crises.learn_top(ADAMA);
    let (crises, destiny) = (state.crises.pile().len(), state.destiny.len());
    check(
        &state,
        adama(),
        &[
            ("/decks/crisis/cards", json!(crises)),
            ("/decks/crisis/known", json!([{"below": 0, "card": Crisis::Resistance}])),
            ("/decks/crisis/discards", json!([])),
            ("/decks/destiny", json!(destiny)),
            ("/decks/loyalty", json!(state.loyalty.deck.len())),
            ("/decks/loyalty_out", json!(state.loyalty.out.len())),
            ("/decks/skills/0/skill", json!("politics")),
            ("/decks/skills/0/cards", json!(state.decks[0].pile().len())),
            ("/offered", json!(0)),
        ],
    );
    check(&state, Viewer::Seat(TYROL), &[("/decks/crisis/known", json!([]))]);
    let board = board(&state, adama());
    assert_eq!(board.decks.crisis.top(), Some(Crisis::Resistance));
    assert_eq!(board.drawable(Skill::Politics), state.drawable(Skill::Politics));
}

/// A crisis check for politics and leadership of difficulty 7, in which Roslin, from the Brig, and Starbuck have given.
#[test]
fn the_check_that_is_on() {
    let riots = Matter::Crisis(Crisis::LowSupplies);
    let on = Check { step: CheckStep::Destiny, ..Check::of(riots) };
    let mut state = during(TurnStep::Recon, &[on.into()]);
    state.set_hand(ROSLIN, &[card(Skill::Leadership, 5), card(Skill::Politics, 1)]);
    state.set_hand(STARBUCK, &[card(Skill::Tactics, 4)]);
    state.resume(&mut Log::off());
    check(
        &state,
        adama(),
        &[
            ("/step", json!("skill-check-play")),
            ("/check/matter", json!({"crisis": "low-supplies"})),
            ("/check/printed", json!(7)),
            ("/check/difficulty", json!(7)),
            ("/check/skills", json!(["politics", "leadership"])),
            ("/check/destiny", json!(2)),
            ("/check/total", json!(0)),
            ("/check/result", json!(null)),
            ("/check/about", json!(null)),
            // Ruling 5.2/1: from the left of the current player, who comes last; 5.2/2: a prisoner gives one card at most.
            (
                "/check/givers",
                json!([
                    {"seat": 1, "stands": "gives", "given": 0, "may_give": 1},
                    {"seat": 2, "stands": "waits", "given": 0, "may_give": 1},
                    {"seat": 3, "stands": "waits", "given": 0, "may_give": 1},
                    {"seat": 0, "stands": "waits", "given": 0, "may_give": 2},
                ]),
            ),
            (
                "/check/outcomes",
                json!([
                    {"branch": "pass", "at_least": 7, "text": {"crisis": "low-supplies"}, "block": "pass"},
                    {"branch": "fail", "at_least": null, "text": {"crisis": "low-supplies"}, "block": "fail"},
                ]),
            ),
            // Ruling 5.2/10: it is Adama's turn.
            (
                "/check/powers",
                json!({
                    "committee": false, "research": false, "ignored": null, "inspirational_leader": true,
                }),
            ),
        ],
    );
    let giving = |state: &mut State, kinds: &[galactica::cards::Kind]| {
        let seat = Galactica::asked(state).first().unwrap();
        let items: Vec<_> = kinds.iter().map(|&kind| galactica::Item::Card(kind)).collect();
        Galactica::apply(state, seat, &items, &mut Log::off());
    };
    giving(&mut state, &[card(Skill::Leadership, 5)]);
    check(
        &state,
        Viewer::Seat(ROSLIN),
        &[
            ("/own/given", json!([{"card": "declare-emergency", "strength": 5}])),
            ("/people/1/given", json!(1)),
            ("/check/givers/0", json!({"seat": 1, "stands": "gave", "given": 1, "may_give": 0})),
            ("/check/givers/1/stands", json!("gives")),
            ("/check/open", json!([])),
        ],
    );
    giving(&mut state, &[card(Skill::Tactics, 4)]);
    giving(&mut state, &[]);
    giving(&mut state, &[card(Skill::Tactics, 3)]);
    // Tyrol's Blind Devotion, let pass.
    check(&state, adama(), &[("/step", json!("skill-check-reveal")), ("/check/givers/3/stands", json!("gave"))]);
    giving(&mut state, &[]);
    let seen = board(&state, adama());
    let check = seen.check.as_ref().unwrap();
    assert_eq!((seen.step, check.open.len()), (Step::SkillCheckTotal, 5));
    assert_eq!(check.total, check.open.iter().map(|&kind| check.counting().worth(kind)).sum::<i16>());
    assert_eq!(check.givers.iter().filter(|giver| giver.stands == Giving::Gave).count(), 4);
    assert_eq!(seen.window.unwrap().asked, Galactica::asked(&state));
}

#[test]
fn what_a_window_is_about() {
    let cause = Cause::Ftl { loses: 3 };
    let roll = Roll { step: RollStep::Planned, ..Roll::of(TYROL, cause) };
    let evade = Attack { step: AttackStep::Evaded, area: Area::PortBow, pilot: Some(STARBUCK) };
    for (opener, reaction, expected) in [
        (
            roll.into(),
            Reaction::Plan,
            vec![
                ("/window", json!({"about": "roll", "cards": ["strategic-planning"], "asked": [0]})),
                (
                    "/roll",
                    json!({"seat": 3, "cause": {"ftl": {"loses": 3}}, "bonus": 0, "planned": false, "result": null}),
                ),
                ("/attack", json!(null)),
            ],
        ),
        (
            Frame::from(evade),
            Reaction::Evade,
            vec![
                ("/window", json!({"about": "attack", "cards": ["evasive-maneuvers"], "asked": [2]})),
                ("/attack", json!({"area": "port_bow", "pilot": 2})),
            ],
        ),
        (
            Check::of(Matter::Crisis(Crisis::LowSupplies)).into(),
            Reaction::Before { committee: false, research: true },
            vec![
                ("/window", json!({"about": "check", "cards": ["investigative-committee"], "asked": [3]})),
                ("/step", json!("skill-check-before")),
            ],
        ),
    ] {
        let mut state = during(TurnStep::Recon, &[opener, Window::of(reaction).into()]);
        state.set_hand(STARBUCK, &[card(Skill::Piloting, 2)]);
        state.resume(&mut Log::off());
        check(&state, adama(), &expected);
    }
}

/// The steps of a turn, and what is going on in them. Rulebook, "Player turn".
#[test]
fn steps_have_their_names() {
    let resolve = |step| Frame::from(Resolve { step, ..Resolve::draw(Via::Turn) });
    let order = ExecutiveOrder { step: OrderStep::Last, seat: ADAMA, target: TYROL };
    let low = Matter::Crisis(Crisis::LowSupplies);
    let checking = |step| Frame::from(Check { step, ..Check::of(low) });
    let icon = galactica::cards::Icon::Raiders;
    for (next, frames, step, of_turn) in [
        (TurnStep::Movement, vec![Receive::any(ADAMA, 2).into()], "receive-skills", "receive-skills"),
        (TurnStep::Action, vec![Movement::of(ADAMA).into()], "movement", "movement"),
        (TurnStep::Action, vec![Action::of(ADAMA).into()], "action", "action"),
        (TurnStep::Action, vec![order.into(), Movement::of(TYROL).into()], "movement", "action"),
        (TurnStep::Action, vec![Reveal::of(ADAMA, Loyalty::CylonMorale).into()], "reveal-cylon", "action"),
        (TurnStep::Recon, vec![resolve(ResolveStep::Choose)], "crisis", "crisis"),
        (
            TurnStep::Recon,
            vec![resolve(ResolveStep::Icons(0)), checking(CheckStep::Contribute)],
            "skill-check-play",
            "crisis",
        ),
        (
            TurnStep::Recon,
            vec![resolve(ResolveStep::Icons(0)), checking(CheckStep::Destiny)],
            "skill-check-destiny",
            "crisis",
        ),
        (
            TurnStep::Recon,
            vec![resolve(ResolveStep::Icons(0)), checking(CheckStep::Devotion)],
            "skill-check-reveal",
            "crisis",
        ),
        (
            TurnStep::Recon,
            vec![resolve(ResolveStep::Icons(0)), checking(CheckStep::Authority)],
            "skill-check-result",
            "crisis",
        ),
        (
            TurnStep::Recon,
            vec![resolve(ResolveStep::Icons(1)), Ships::of(icon).into()],
            "activate-cylon-ships",
            "activate-cylon-ships",
        ),
        (TurnStep::Recon, vec![resolve(ResolveStep::Discard), Jump::default().into()], "jump", "prepare-for-jump"),
        (
            TurnStep::Recon,
            vec![resolve(ResolveStep::Discard), Jump::default().into(), Sleeper::default().into()],
            "sleeper-agents",
            "prepare-for-jump",
        ),
        (TurnStep::Recon, vec![], "end-of-turn", "end-of-turn"),
        (TurnStep::Verdict, vec![Discard::limit().into()], "hand-limit", "end-of-turn"),
    ] {
        let state = during(next, &frames);
        check(&state, adama(), &[("/step", json!(step)), ("/turn/step", json!(of_turn))]);
    }
    let state = during(TurnStep::Action, &[order.into(), Action::of(TYROL).into()]);
    check(&state, adama(), &[("/turn/ordered", json!(3)), ("/turn/seat", json!(0)), ("/turn/number", json!(1))]);
    let mut state = during(TurnStep::Action, &[Action::of(ADAMA).into()]);
    state.set_revealed(ADAMA, Loyalty::CylonMorale);
    state.set_frames(&[Turn { step: TurnStep::Action }.into(), Action::of(ADAMA).into()]);
    check(&state, adama(), &[("/step", json!("cylon-action"))]);
    let drafted = Galactica::start(&Setup::new(5), Seed::derive(3, 0), &mut Log::off()).unwrap();
    check(
        &drafted,
        Viewer::Public,
        &[
            ("/step", json!("character-draft")),
            ("/turn/step", json!(null)),
            ("/president", json!(null)),
            ("/people/4/character", json!(null)),
        ],
    );
}

#[test]
fn questions_to_a_board() {
    use galactica::cards::Ability;
    let seen = board(&journey(), adama());
    assert!(seen.in_the_red());
    assert_eq!(seen.damaged().collect::<Vec<_>>(), [Location::HangarDeck]);
    assert!(seen.has_rule(Rule::ColonialOneClosed) && !seen.has_rule(Rule::NoLoyaltyLooks));
    assert!(seen.has(ADAMA, Ability::CommandAuthority) && !seen.has(STARBUCK, Ability::SecretDestiny));
    assert!(seen.has(ADAMA, Ability::InspirationalLeader) && !seen.has(ROSLIN, Ability::InspirationalLeader));
    assert_eq!(seen.ships_in(Area::PortBow).viper, 2);
    assert_eq!(seen.pilots_in(Area::PortBow), SeatSet::one(STARBUCK));
    assert_eq!(seen.supply(Craft::Raider), 13);
    // Ruling 7.2/3: the way over port bow is as short as the other to port aft, and shorter than to the rear.
    assert_eq!(seen.raider_step(Area::Front), Some(Area::PortBow));
    assert_eq!((seen.boarding.foremost(), seen.boarding.aboard()), (Some(1), 1));
    assert_eq!(seen.civilian(1).map(|(area, _)| area), Some(Area::PortAft));
    assert_eq!(seen.basestar(0).map(|(area, _)| area), Some(Area::Front));
    assert!(seen.person(ROSLIN).in_brig() && seen.person(ADAMA).is_known_cylon() && !seen.person(ROSLIN).is_cleared());
    let state = journey();
    for area in Area::ALL {
        assert_eq!(seen.raider_step(area), state.space.raider_step(area), "{area:?}");
    }
}

/// A whole board as it is sent, for somebody who reads it. `UPDATE=1` writes it anew.
#[test]
fn a_board_in_full() {
    let on = Check { step: CheckStep::Contribute, turn: 2, ..Check::of(Matter::Crisis(Crisis::LowSupplies)) };
    let state = during(TurnStep::Recon, &[Resolve::draw(Via::Turn).into(), on.into()]);
    let ours = serde_json::to_string_pretty(&board(&state, adama())).unwrap() + "\n";
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/board.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(file, &ours).unwrap();
    }
    assert_eq!(std::fs::read_to_string(file).unwrap_or_default(), ours, "tests/board.json is old");
}

/// Every piece and every card is in exactly one place of the board.
fn conserved(board: &Board) {
    let sum = |count: &dyn Fn(Area) -> u8| -> u8 { Area::ALL.into_iter().map(count).sum() };
    let reserves = &board.reserves;
    assert_eq!(sum(&|area| board.ships_in(area).raider) + reserves.raiders, LIMITS.raider);
    assert_eq!(sum(&|area| board.ships_in(area).heavy_raider) + reserves.heavy_raiders, LIMITS.heavy_raider);
    assert_eq!(sum(&|area| board.ships_in(area).basestar) + reserves.basestars, LIMITS.basestar);
    let out = reserves.vipers + reserves.damaged_vipers + reserves.destroyed_vipers;
    assert_eq!(sum(&|area| board.ships_in(area).viper) + out, LIMITS.viper);
    let civilians = sum(&|area| board.ships_in(area).civilian) + reserves.civilians;
    assert_eq!(usize::from(civilians) + reserves.lost.len(), CIVILIAN_SHIPS);
    assert_eq!(board.boarding.aboard() + board.boarding.left, LIMITS.centurion);

    let held: u8 = board.people.iter().map(|person| person.hand + person.given).sum();
    let piles: usize = Skill::ALL.into_iter().map(|skill| board.drawable(skill)).sum();
    let check = board.check.as_ref().map_or(0, |check| usize::from(check.destiny) + check.open.len());
    assert_eq!(usize::from(held + board.decks.destiny) + piles + check, CARDS);

    let decks = &board.decks;
    let all = |cards: u8, discards: usize, others: usize| usize::from(cards) + discards + others;
    let supers = board.people.iter().filter(|person| person.super_crisis).count()
        + usize::from(board.crises.super_facing.is_some())
        + usize::from(board.crises.super_kept.is_some());
    assert_eq!(all(decks.super_crisis.cards, decks.super_crisis.discards.len(), supers), SUPER_CRISIS_CARDS);
    // What somebody chooses from may be of any of these.
    if board.offered == 0 {
        let crises =
            board.crises.facing.len() + board.crises.ongoing.len() + usize::from(board.journey.discovered.is_some());
        assert_eq!(all(decks.crisis.cards, decks.crisis.discards.len(), crises), CRISIS_CARDS);
        let quorum = usize::from(board.quorum.hand) + board.quorum.gone.len() + board.quorum.in_play.len();
        assert_eq!(all(decks.quorum.cards, decks.quorum.discards.len(), quorum), QUORUM_CARDS);
        let destinations = board.journey.travelled.len();
        assert_eq!(all(decks.destination.cards, decks.destination.discards.len(), destinations), DESTINATION_CARDS);
    }
    for person in &board.people {
        let here = board.locations.iter().filter(|place| place.people.contains(person.seat)).count()
            + board.areas.iter().filter(|area| area.pilots.contains(person.seat)).count();
        assert_eq!(here, usize::from(person.place != Place::Nowhere), "{:?}", person.place);
        assert!(person.known.types.iter().all(|bounds| bounds.least <= bounds.most));
        assert!(person.loyalty.len() <= usize::from(person.hidden));
    }
    if let Some(own) = &board.own {
        let person = board.person(own.seat);
        assert_eq!((own.hand.len(), own.given.len()), (usize::from(person.hand), usize::from(person.given)));
        assert_eq!(person.loyalty.len(), usize::from(person.hidden), "one's own loyalty is known");
    }
    if let Some(check) = &board.check {
        assert_eq!(check.givers.len(), board.people.len());
    }
}

/// Games of random answers: every board adds up, and a world that a viewer cannot tell from the true one shows them the same.
#[test]
fn every_board_of_every_game_adds_up() {
    let mut steps = std::collections::HashSet::new();
    let mut boards = 0;
    let mut dice = Dice::new(Seed::derive(24, 0));
    for game in 0..24u64 {
        let setup = Setup::new(3 + (game % 4) as u8);
        testkit::random_game::<Galactica>(&setup, game, |state, _| {
            for viewer in Viewer::all(state.players) {
                let view = Galactica::view(state, viewer);
                let seen = Galactica::board(&view);
                conserved(&seen);
                assert_eq!(seen.step == Step::Over, Galactica::outcome(state).is_some());
                assert_eq!(seen.ending, (seen.step == Step::Over).then_some(state.ending));
                steps.insert(seen.step);
                boards += 1;
                if boards % 50 == 0 {
                    let world = Galactica::imagine(&view, &Guess::default(), &mut dice).unwrap();
                    assert_eq!(board(&world, viewer), seen);
                }
            }
        });
    }
    assert!(boards > 20_000 && steps.len() >= 16, "{boards} boards, {} steps: {steps:?}", steps.len());
}

#[test]
fn where_the_fleet_has_been() {
    let mut state = journey();
    state.set_destinations(&[Destination::IcyMoon]);
    let card = state.destinations.draw(&mut Dice::new(Seed::derive(1, 1))).0.unwrap();
    state.travelled.push(card);
    check(&state, Viewer::Public, &[("/journey/travelled", json!(["icy_moon"])), ("/journey/discovered", json!(null))]);
}
