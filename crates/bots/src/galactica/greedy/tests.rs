//! What the rules of thumb do in positions where it is plain what is right.

use ::galactica::cards::{
    Area, Branch, Character, Civilian, Craft, Crisis, Damage, Destination, Kind, Location, Loyalty, Skill, SkillCard,
    SuperCrisis, Title,
};
use ::galactica::claim::Help;
use ::galactica::frame::{Action, Check, CheckStep, ExecutiveOrder, Frame, Jump, Movement, TurnStep};
use ::galactica::position::{self, card};
use ::galactica::state::Dial;
use ::galactica::{Ask, Board, Claim, DeckName, Event, Galactica, Item, Log, Matter, Place, Prompt, State};
use tabletop::{Game, Seat, Viewer};

use super::belief::Belief;
use super::fleet::{Fleet, VIPER};
use super::worth::Worth;
use super::{Greedy, Question, Side, side};
use crate::Bot;

const FIVE: [Character; 5] =
    [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck, Character::Tyrol, Character::SaulTigh];

/// A game of five with nothing in space, at somebody's turn.
fn quiet() -> State {
    let mut state = position::new(&FIVE, 3);
    state.clear_space();
    state
}

fn at(state: &mut State, frame: impl Into<Frame>) {
    state.set_frames(&[::galactica::frame::Turn { step: TurnStep::Crisis }.into(), frame.into()]);
    state.resume(&mut Log::off());
}

fn board(state: &State, seat: Seat) -> Board {
    Galactica::board(&Galactica::view(state, Viewer::Seat(seat)))
}

fn answer_of(bot: &mut Greedy, state: &State, seat: Seat) -> Vec<Item> {
    let view = Galactica::view(state, Viewer::Seat(seat));
    let mut items = Vec::new();
    bot.answer(seat, &Ask::of(state, seat), Some(&view), &mut items);
    items
}

fn answer(state: &State, seat: Seat) -> Vec<Item> {
    answer_of(&mut Greedy::new(1), state, seat)
}

/// The crisis check on, with this seat to give and every card before it already given.
fn checked(state: &mut State, crisis: Crisis, committee: bool) {
    let check = Check { step: CheckStep::Destiny, committee, ..Check::of(Matter::Crisis(crisis)) };
    at(state, check);
}

fn give(state: &mut State, cards: &[Kind]) {
    let seat = Galactica::asked(state).first().expect("somebody gives");
    let items: Vec<Item> = cards.iter().map(|&kind| Item::Card(kind)).collect();
    Galactica::apply(state, seat, &items, &mut Log::off());
}

#[test]
fn the_fleet_is_in_danger_of_what_can_reach_it() {
    let mut state = quiet();
    state.add_civilian(Area::Rear, Civilian::Pop1);
    let peril = |state: &State| {
        let board = board(state, Seat(0));
        Fleet::of(&board).peril(&Worth::of(&board))
    };
    assert!(peril(&state) < 0.01, "nobody is there: {}", peril(&state));
    state.add_ships(Craft::Raider, Area::StarboardBow, 2);
    let far = peril(&state);
    state.add_ships(Craft::Raider, Area::Rear, 2);
    let near = peril(&state);
    assert!(near > far && far > 0.0, "raiders come nearer: {far} {near}");
    state.space.reserve -= 2;
    state.space.vipers[Area::Rear as usize] += 2;
    let covered = peril(&state);
    assert!(covered < near, "vipers draw their fire: {covered} {near}");
    let board = board(&state, Seat(0));
    let (fleet, worth) = (Fleet::of(&board), Worth::of(&board));
    let shot = fleet.shot(Area::Rear, ::galactica::Prey::Raider, VIPER);
    assert!(shot.peril(&worth) < fleet.peril(&worth), "one raider less");
}

#[test]
fn a_resource_is_dear_when_the_journey_takes_what_is_left() {
    let mut state = quiet();
    let unit = |state: &State, dial: Dial| Worth::of(&board(state, Seat(0))).unit(dial);
    let plenty = unit(&state, Dial::Food);
    state.dials[Dial::Food as usize] = 2;
    assert!(unit(&state, Dial::Food) > 2.0 * plenty);
    let far = unit(&state, Dial::Morale);
    state.distance = 8;
    assert!(unit(&state, Dial::Morale) < far, "the journey is nearly over");
}

#[test]
fn before_the_sleeper_phase_a_resource_in_the_red_saves_a_human() {
    let mut state = position::new(&FIVE[..4], 3);
    state.dials[Dial::Morale as usize] = Dial::Morale.red() + 1;
    let falls = |state: &State| Worth::of(&board(state, Seat(0))).change(Dial::Morale, -1);
    let before = falls(&state);
    state.slept = true;
    assert!(before > falls(&state));
}

#[test]
fn ships_are_led_out_of_the_raiders_way() {
    let mut state = quiet();
    state.add_civilian(Area::Rear, Civilian::Pop2);
    state.add_ships(Craft::Raider, Area::StarboardAft, 3);
    state.set_place(Seat(0), Place::At(Location::Communications));
    let look = ::galactica::frame::Activate::of(&state, Seat(0), Location::Communications);
    at(&mut state, look);
    let ask = Ask::of(&state, Seat(0));
    assert!(matches!(ask.prompt, Prompt::MoveCivilian { .. }), "{ask:?}");
    assert_eq!(answer(&state, Seat(0)), [Item::Area(Area::PortAft)]);
}

#[test]
fn the_last_jump_is_made_at_once() {
    let mut state = quiet();
    state.distance = 8;
    state.jump = 4;
    at(&mut state, Movement::of(Seat(0)));
    assert_eq!(answer(&state, Seat(0)), [Item::Location(Location::FtlControl)]);
    state.set_place(Seat(0), Place::At(Location::FtlControl));
    at(&mut state, Action::of(Seat(0)));
    assert_eq!(answer(&state, Seat(0)), [Item::Activate(Location::FtlControl)]);
    // A hidden Cylon has no part in it.
    state.set_loyalty(Seat(0), &[Loyalty::CylonBrig]);
    assert_ne!(answer(&state, Seat(0)), [Item::Activate(Location::FtlControl)]);
}

#[test]
fn a_hidden_admiral_takes_the_nearer_destination() {
    let mut state = quiet();
    state.set_title(Title::Admiral, Seat(0));
    state.set_destinations(&[Destination::DeepSpace, Destination::IcyMoon]);
    at(&mut state, Jump::default());
    assert_eq!(answer(&state, Seat(0)), [Item::Destination(Destination::DeepSpace)]);
    state.set_loyalty(Seat(0), &[Loyalty::CylonBrig]);
    assert_eq!(answer(&state, Seat(0)), [Item::Destination(Destination::IcyMoon)]);
}

#[test]
fn a_human_gives_what_it_takes_and_no_more() {
    use Skill::{Leadership, Politics, Tactics};
    // The current player is the last to give; nobody else has a card.
    let hand = [card(Leadership, 5), card(Leadership, 4), card(Politics, 5), card(Politics, 3), card(Tactics, 5)];
    let alone = |crisis: Crisis, hand: &[Kind], committee: bool| {
        let mut state = quiet();
        state.set_destiny(&[card(Leadership, 1), card(Leadership, 1)]);
        state.dials[Dial::Morale as usize] = 3;
        state.set_hand(Seat(0), hand);
        checked(&mut state, crisis, committee);
        state
    };
    // Low Supplies: 7, politics and leadership.
    let state = alone(Crisis::LowSupplies, &hand, false);
    let given = answer(&state, Seat(0));
    let strength: u8 = given.iter().map(|item| if let Item::Card(kind) = item { kind.strength } else { 0 }).sum();
    assert!((6..17).contains(&strength), "{given:?}");
    assert!(!given.contains(&Item::Card(card(Tactics, 5))), "{given:?}");
    // Open, the Destiny cards count for what they are: five are missing, and one card does it.
    let state = alone(Crisis::LowSupplies, &hand, true);
    assert_eq!(answer(&state, Seat(0)), [Item::Card(card(Leadership, 5))]);
    // What cannot be passed gets nothing.
    let state = alone(Crisis::MandatoryTesting, &[card(Leadership, 1), card(Politics, 1)], false);
    assert_eq!(answer(&state, Seat(0)), []);
}

#[test]
fn a_hidden_cylon_spoils_what_others_could_have_spoilt() {
    use Skill::{Engineering, Leadership, Politics};
    let among = |committee: bool| {
        let mut state = quiet();
        state.set_loyalty(Seat(0), &[Loyalty::CylonMorale]);
        state.set_destiny(&[card(Leadership, 1), card(Engineering, 1)]);
        state.set_hand(Seat(0), &[card(Engineering, 4), card(Politics, 2)]);
        for seat in 1..5 {
            state.set_hand(Seat(seat), &[card(Leadership, 2), card(Politics, 1)]);
        }
        checked(&mut state, Crisis::LowSupplies, committee);
        for _ in 1..5 {
            give(&mut state, &[card(Leadership, 2), card(Politics, 1)]);
        }
        state
    };
    let mut state = among(false);
    assert_eq!(side(&board(&state, Seat(0)), Seat(0)), Side::Hidden);
    assert_eq!(answer(&state, Seat(0)), [Item::Card(card(Engineering, 4))]);
    // With the cards face up they do not, whoever is to follow.
    let first = |committee: bool| {
        let mut state = among(committee);
        state.current = Seat(4);
        state.set_destiny(&[card(Leadership, 1), card(Engineering, 1)]);
        for seat in 1..5 {
            state.set_hand(Seat(seat), &[card(Leadership, 1), card(Politics, 1), card(Leadership, 3)]);
        }
        checked(&mut state, Crisis::LowSupplies, committee);
        answer(&state, Seat(0))
    };
    assert_eq!(first(false), [Item::Card(card(Engineering, 4))]);
    assert!(!first(true).contains(&Item::Card(card(Engineering, 4))));
    // Open Cylons have nothing to hide.
    state.set_revealed(Seat(0), Loyalty::CylonMorale);
    state.set_hand(Seat(0), &[card(Engineering, 4), card(Politics, 2)]);
    state.set_turn(Seat(0), TurnStep::Crisis);
    checked(&mut state, Crisis::LowSupplies, false);
    while Galactica::asked(&state).first() != Some(Seat(0)) {
        give(&mut state, &[]);
    }
    assert_eq!(answer(&state, Seat(0)), [Item::Card(card(Engineering, 4))]);
}

#[test]
fn a_jailed_cylon_shows_himself() {
    let mut state = quiet();
    state.set_loyalty(Seat(0), &[Loyalty::CylonDamage]);
    state.set_place(Seat(0), Place::At(Location::Brig));
    at(&mut state, Action::of(Seat(0)));
    assert_eq!(answer(&state, Seat(0)), [Item::Reveal(Loyalty::CylonDamage)]);
}

#[test]
fn an_open_cylon_presses_where_it_hurts() {
    let mut state = quiet();
    state.set_revealed(Seat(0), Loyalty::CylonMorale);
    state.set_turn(Seat(0), TurnStep::Movement);
    state.resume(&mut Log::off());
    assert_eq!(answer(&state, Seat(0)), [Item::Location(Location::Caprica)], "nothing is in space");
    // Raiders among the ships of a fleet that can hardly lose them: it is they that act.
    state.dials[Dial::Population as usize] = 6;
    for _ in 0..5 {
        state.add_civilian(Area::Front, Civilian::Pop1);
    }
    state.add_ships(Craft::Raider, Area::Front, 5);
    state.set_place(Seat(0), Place::At(Location::CylonFleet));
    at(&mut state, ::galactica::frame::CylonFleet::of(Seat(0)));
    assert_eq!(answer(&state, Seat(0)), [Item::Icon(::galactica::cards::Icon::Raiders)]);
    state.set_super_crisis(Seat(0), SuperCrisis::InboundNukes);
    at(&mut state, ::galactica::frame::Caprica::of(Seat(0)));
    assert_eq!(answer(&state, Seat(0)), [Item::SuperCrisis]);
    assert_ne!(answer(&state, Seat(0)), [Item::Deck(DeckName::Crisis)]);
}

#[test]
fn no_orders_go_to_a_known_cylon() {
    let mut state = quiet();
    state.distance = 8;
    state.jump = 4;
    // Seat 2 stands where the game is won, but seat 0 has seen their loyalty.
    state.set_place(Seat(2), Place::At(Location::FtlControl));
    at(&mut state, ExecutiveOrder::by(Seat(0)));
    assert_eq!(answer(&state, Seat(0)), [Item::Seat(Seat(2))]);
    state.set_loyalty(Seat(2), &[Loyalty::CylonBrig]);
    state.loyalty.known[0][2] = ::galactica::loyalties::Faces::of(&state.loyalty.held[2]);
    assert_ne!(answer(&state, Seat(0)), [Item::Seat(Seat(2))]);
}

/// A table that has heard who plays whom, and what everybody can draw.
fn table(players: usize) -> Belief {
    let mut belief = Belief::default();
    for (seat, &character) in Seat::all(players as u8).zip(&FIVE) {
        belief.hear(&Event::Picked { seat, character });
        for skill in Skill::ALL {
            belief.hear(&Event::DrewHidden { seat, skill, count: 1 });
        }
    }
    belief.hear(&Event::Turn { seat: Seat(0) });
    belief
}

/// A crisis check for politics and leadership, with these numbers given and these cards turned up.
fn tried(belief: &mut Belief, gave: &[u8], cards: &[Kind]) {
    belief.hear(&Event::Check { matter: Matter::Crisis(Crisis::LowSupplies), difficulty: 7, about: None });
    for (seat, &count) in Seat::all(gave.len() as u8).zip(gave) {
        belief.hear(&Event::Contributed { seat, count });
    }
    belief.hear(&Event::Opened { cards: cards.to_vec(), total: 0 });
}

#[test]
fn suspicion_begins_with_the_cards_that_are_dealt() {
    // Rules arithmetic: of six loyalty cards one is a Cylon's, and three are dealt; of ten two are, and five are dealt.
    let near = |found: f64, wanted: f64| assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
    near(table(3).repute(Seat(0)), 1.0 / 6.0);
    near(table(5).repute(Seat(0)), 2.0 / 10.0);
    // After the sleeper phase every card is out.
    let mut belief = table(3);
    belief.hear(&Event::SleeperPhase);
    near(belief.repute(Seat(1)), 1.0 / 3.0);
    // One is open: there is no other.
    belief.hear(&Event::Revealed { seat: Seat(0), card: Loyalty::CylonBrig });
    near(belief.repute(Seat(0)), 1.0);
    near(belief.repute(Seat(1)), 0.0);
}

#[test]
fn wrong_cards_fall_on_those_who_gave() {
    use Skill::{Engineering, Leadership, Tactics};
    let mut belief = table(5);
    belief.hear(&Event::DrewHidden { seat: Seat(1), skill: Leadership, count: 9 });
    let before = belief.repute(Seat(1));
    let right = [card(Leadership, 1); 5];
    let spoilt = [card(Leadership, 1), card(Engineering, 4), card(Engineering, 3), card(Tactics, 5), card(Tactics, 1)];
    tried(&mut belief, &[0, 1, 1, 0, 0], &spoilt);
    assert!(belief.repute(Seat(1)) > 1.5 * before, "three wrong cards are more than the Destiny's");
    assert!(belief.repute(Seat(3)) < belief.repute(Seat(1)), "they gave none");
    let spoilt = belief.repute(Seat(1));
    tried(&mut belief, &[0, 3, 0, 0, 0], &right);
    assert!(belief.repute(Seat(1)) < spoilt, "three cards, and nothing was wrong this time");
    // Openly, it is their own doing.
    let mut belief = table(5);
    belief.hear(&Event::Check { matter: Matter::Crisis(Crisis::LowSupplies), difficulty: 7, about: None });
    belief.hear(&Event::ContributedOpenly { seat: Seat(2), cards: vec![card(Tactics, 2)] });
    assert!(belief.repute(Seat(2)) > 0.8);
}

/// Whoever has somebody tried whom nobody suspected is suspected for it, rather than the accused.
#[test]
fn an_accusation_falls_back_on_the_accuser() {
    let mut belief = table(5);
    let before = belief.repute(Seat(2));
    belief.hear(&Event::Activated { seat: Seat(0), location: Location::AdmiralsQuarters });
    let after_the_act = belief.repute(Seat(0));
    let about = Some(Seat(2));
    belief.hear(&Event::Check { matter: Matter::Location(Location::AdmiralsQuarters), difficulty: 7, about });
    let [accuser, accused] = [Seat(0), Seat(2)].map(|seat| belief.repute(seat));
    assert!(accuser > 1.3 * after_the_act, "{accuser} after {after_the_act}");
    assert!(accused / before < accuser / after_the_act, "{accused} after {before}");
    // So does an accusation in words, and it weighs once.
    let mut belief = table(5);
    let accuse = Event::Said { seat: Seat(1), claim: Claim::Accuse { whom: Seat(2), check: None } };
    belief.hear(&accuse);
    let said = belief.repute(Seat(2));
    assert!((said - before).abs() > 1e-6, "{said}");
    belief.hear(&accuse);
    assert!((belief.repute(Seat(2)) - said).abs() < 1e-12);
}

/// What somebody says is believed as far as they are, and once.
#[test]
fn claims_weigh_as_much_as_their_speakers() {
    let said = |belief: &mut Belief, seat: u8, claim: Claim| belief.hear(&Event::Said { seat: Seat(seat), claim });
    let mut belief = table(5);
    let before = belief.repute(Seat(2));
    said(&mut belief, 1, Claim::Looked { at: Seat(2), cylon: true });
    let (looked, liar) = (belief.repute(Seat(2)), belief.repute(Seat(1)));
    assert!(looked > 2.0 * before && looked < 0.97, "{looked}: somebody who looked may lie");
    said(&mut belief, 1, Claim::Looked { at: Seat(2), cylon: true });
    assert!((belief.repute(Seat(2)) - looked).abs() < 1e-12, "said twice is said once");
    // It was a lie, as the other's own cards show: the speaker pays for it.
    assert!(liar > before, "{liar}");
    let mut trusted = table(5);
    said(&mut trusted, 1, Claim::Looked { at: Seat(2), cylon: false });
    assert!(trusted.repute(Seat(2)) < before);
    // A broken promise: what somebody has promised and then gives weighs as it was counted.
    let (mut kept, mut broken) = (table(5), table(5));
    for (belief, gives) in [(&mut kept, 2), (&mut broken, 0)] {
        belief.hear(&Event::Check { matter: Matter::Crisis(Crisis::LowSupplies), difficulty: 7, about: None });
        said(belief, 3, Claim::Help(Help::Lot));
        assert_eq!(belief.promised()[3], Some(Help::Lot));
        belief.hear(&Event::Contributed { seat: Seat(3), count: gives });
        belief.hear(&Event::Opened { cards: Vec::new(), total: 0 });
        belief.hear(&Event::Turn { seat: Seat(1) });
        assert_eq!(belief.promised()[3], None);
    }
    assert!(broken.repute(Seat(3)) > kept.repute(Seat(3)));
}

#[test]
fn a_short_jump_falls_on_whoever_chose_it() {
    let mut belief = table(5);
    let before = belief.repute(Seat(0));
    belief.hear(&Event::Destination { seat: Seat(0), destination: Destination::IcyMoon });
    let suspected = belief.repute(Seat(0));
    assert!(suspected > 1.15 * before, "{before} {suspected}");
    belief.hear(&Event::Destination { seat: Seat(0), destination: Destination::DesolateMoon });
    assert!(belief.repute(Seat(0)) < suspected);
}

#[test]
fn what_one_has_seen_is_certain() {
    let mut state = quiet();
    let belief = table(5);
    let guilt = |state: &State| belief.guilt(&board(state, Seat(0)), Seat(0));
    assert!((guilt(&state)[1] - 2.0 / 9.0).abs() < 1e-9, "nine cards are left to the others, two of them Cylons'");
    state.set_loyalty(Seat(1), &[Loyalty::CylonBrig]);
    state.loyalty.known[0][1] = ::galactica::loyalties::Faces::of(&state.loyalty.held[1]);
    assert!((guilt(&state)[1] - 1.0).abs() < 1e-9);
    assert!(guilt(&state)[2] < 2.0 / 9.0, "one Cylon card less for the others");
    assert!(guilt(&state)[0] < 1e-9, "one knows oneself");
    state.set_loyalty(Seat(1), &[Loyalty::NotACylon]);
    state.loyalty.known[0][1] = ::galactica::loyalties::Faces::of(&state.loyalty.held[1]);
    assert!(guilt(&state)[1] < 1e-9);
}

#[test]
fn a_bot_that_is_reminded_believes_what_it_heard_before() {
    let mut session =
        tabletop::Session::<Galactica>::new(::galactica::Setup::new(4), tabletop::Seed::derive(5, 1)).unwrap();
    let mut bots: Vec<Greedy> = (0..4).map(Greedy::new).collect();
    let mut told = 0;
    for _ in 0..400 {
        for entry in &session.all_entries()[told..] {
            for (seat, bot) in Seat::all(4).zip(&mut bots) {
                entry.seen_by(Viewer::Seat(seat)).into_iter().for_each(|event| bot.hear(seat, event));
            }
        }
        told = session.all_entries().len();
        let Some(seat) = session.waiting().first() else { break };
        let items = answer_of(&mut bots[seat.index()], session.state(), seat);
        session.answer(seat, items, tabletop::By::Bot).unwrap();
    }
    let mut late = Greedy::new(9);
    crate::remind(&mut late, Seat(1), &session);
    crate::remind(&mut late, Seat(1), &session);
    for entry in &session.all_entries()[told..] {
        entry.seen_by(Viewer::Seat(Seat(1))).into_iter().for_each(|event| bots[1].hear(Seat(1), event));
    }
    for seat in Seat::all(4) {
        assert!((late.belief.repute(seat) - bots[1].belief.repute(seat)).abs() < 1e-12);
    }
    assert!(Seat::all(4).map(|seat| late.belief.repute(seat)).sum::<f64>() > 0.0, "it has heard the deal");
}

/// Whoever can make an accusation easier does not do it for one against themselves, nor against somebody they trust.
#[test]
fn nobody_helps_to_lock_himself_up() {
    let hatred = |target: u8, cylon: u8, who: Loyalty| {
        let mut state = quiet();
        state.set_loyalty(Seat(cylon), &[who]);
        state.set_place(Seat(0), Place::At(Location::AdmiralsQuarters));
        at(&mut state, Check::location(Location::AdmiralsQuarters, Seat(0), Seat(target)));
        let tigh = Galactica::asked(&state).first().expect("Tigh is asked");
        assert_eq!(Ask::of(&state, tigh).prompt, Prompt::CylonHatred);
        answer(&state, tigh)
    };
    assert!(hatred(4, 3, Loyalty::NotACylon).is_empty(), "a human, accused");
    assert!(hatred(4, 4, Loyalty::CylonMorale).is_empty(), "a hidden Cylon, accused");
    assert!(hatred(2, 3, Loyalty::NotACylon).is_empty(), "nothing is known of Starbuck");
    assert!(!hatred(2, 4, Loyalty::CylonMorale).is_empty(), "a Cylon likes others to be locked up");
}

/// Distance 8, no Cylon ship out: three throws of four would have ended a game that a turn of waiting wins.
#[test]
fn no_jump_takes_the_last_of_the_population() {
    let mut state = quiet();
    (state.distance, state.jump) = (8, 3);
    state.set_place(Seat(0), Place::At(Location::FtlControl));
    let jump = [Item::Activate(Location::FtlControl)];
    for (population, jumps) in [(4, true), (3, false), (1, false)] {
        state.dials[Dial::Population as usize] = population;
        at(&mut state, Action::of(Seat(0)));
        assert_eq!(answer(&state, Seat(0)) == jump, jumps, "population {population}");
    }
}

#[test]
fn the_armory_fires_at_the_foremost_centurion() {
    let mut state = quiet();
    state.space.centurions = [1, 0, 1, 0];
    state.set_place(Seat(0), Place::At(Location::Armory));
    let armory = ::galactica::frame::Activate::of(&state, Seat(0), Location::Armory);
    at(&mut state, armory);
    assert_eq!(Ask::of(&state, Seat(0)).prompt, Prompt::AttackCenturion);
    assert_eq!(answer(&state, Seat(0)), [Item::Centurion(2)]);
}

#[test]
fn a_pilot_climbs_out_where_raiders_hunt() {
    let mut state = quiet();
    let launches: Vec<Area> = Area::ALL.into_iter().filter(|area| area.row().launch_icon).collect();
    for &area in &launches {
        let mut state = state.clone();
        state.add_civilian(area, Civilian::Pop2);
        state.add_ships(Craft::Raider, area, 2);
        state.set_place(Seat(2), Place::At(Location::HangarDeck));
        let hangar = ::galactica::frame::Activate::of(&state, Seat(2), Location::HangarDeck);
        at(&mut state, hangar);
        assert_eq!(Ask::of(&state, Seat(2)).prompt, Prompt::LaunchWhere);
        assert_eq!(answer(&state, Seat(2)), [Item::Launch(area)]);
    }
    state.space.damaged = 2;
    state.space.reserve -= 2;
    state.set_place(Seat(3), Place::At(Location::HangarDeck));
    // With the ship one step from its end nobody mends vipers.
    state.damage = 0b1_1111;
    at(&mut state, ::galactica::frame::Repair::by(Seat(3)));
    assert!(matches!(Ask::of(&state, Seat(3)).prompt, Prompt::RepairWhat { .. }));
    assert_eq!(answer(&state, Seat(3)), [Item::Location(Location::HangarDeck)]);
}

fn asked<T>(state: &State, seat: Seat, tell: impl FnOnce(&Question<'_>) -> T) -> T {
    let board = board(state, seat);
    tell(&Greedy::new(1).question(seat, &Ask::default(), &board))
}

/// With four locations damaged a Cylon who picks a token takes no food for it.
#[test]
fn the_worst_token_is_the_one_that_nearly_sinks_the_ship() {
    let mut state = quiet();
    state.damage = 0b1111;
    let (food, command) = (Damage::Resource(Dial::Food), Damage::Location(Location::HangarDeck));
    assert!(asked(&state, Seat(0), |question| question.token(command) > question.token(food)));
    state.damage = 0;
    state.dials[Dial::Food as usize] = 1;
    assert!(asked(&state, Seat(0), |question| question.token(command) < question.token(food)), "the last of the food");
}

#[test]
fn nobody_looks_at_an_open_cylon_and_cards_are_passed_to_officers() {
    let mut state = quiet();
    state.set_revealed(Seat(4), Loyalty::CylonMorale);
    state.set_title(Title::Admiral, Seat(3));
    let curious = |other: u8| asked(&state, Seat(0), |question| question.curiosity(Seat(other)));
    assert!(curious(4) < curious(1) && curious(0) < curious(2));
    let recruits = |other: u8| asked(&state, Seat(4), |question| question.recruit(Seat(other)));
    assert!(recruits(3) > recruits(2));
}

/// The Brig costs an action a turn, and the Admiral an office: a check that jails them is worth cards.
#[test]
fn the_brig_has_its_price() {
    use ::galactica::cards::{Effect, Moved, Who};
    let mut state = quiet();
    state.set_title(Title::Admiral, Seat(0));
    let worth =
        |state: &State, effect: Effect| asked(state, Seat(0), |question| question.worth.effects(&[effect], &[]));
    let jailed = worth(&state, Effect::Move(Moved::Player(Who::Admiral), Location::Brig));
    let ill = worth(&state, Effect::Move(Moved::Player(Who::Admiral), Location::Sickbay));
    assert!(jailed < -10.0 && ill > -3.0, "{jailed} {ill}");
    let all = Effect::Move(Moved::AllAt(Location::Armory), Location::Brig);
    assert!(worth(&state, all).abs() < 1e-9, "nobody is there");
    for seat in 1..4 {
        state.set_place(Seat(seat), Place::At(Location::Armory));
    }
    assert!(worth(&state, all) < -20.0, "three are there");
}

fn said(state: &State, seat: Seat) -> Vec<Claim> {
    let mut claims = Vec::new();
    Greedy::new(1).speak(seat, &Galactica::view(state, Viewer::Seat(seat)), &mut claims);
    claims
}

/// Humans say what they hold and whether it is worth it; whoever gives last covers the rest if they can.
#[test]
fn a_human_says_what_they_can_give() {
    use Skill::{Leadership, Piloting, Politics, Tactics};
    let mut state = quiet();
    state.set_hand(Seat(1), &[card(Politics, 5), card(Leadership, 4)]);
    state.set_hand(Seat(2), &[card(Piloting, 3)]);
    state.set_hand(Seat(3), &[card(Tactics, 1)]);
    state.set_hand(Seat(0), &[card(Leadership, 5), card(Politics, 4), card(Politics, 3)]);
    state.dials[Dial::Food as usize] = 2;
    checked(&mut state, Crisis::LowSupplies, false);
    let check = board(&state, Seat(0)).check.expect("a check is on");
    assert!(
        check.skills.contains(&Politics) && check.skills.contains(&Leadership) && !check.skills.contains(&Piloting)
    );
    assert_eq!(said(&state, Seat(1)), [Claim::Help(Help::Lot)]);
    assert_eq!(said(&state, Seat(2)), [Claim::Help(Help::Not)]);
    assert_eq!(said(&state, Seat(0)), [Claim::Help(Help::Lot), Claim::CoverRest]);
    // A Cylon has an excuse for the card to come.
    state.set_loyalty(Seat(2), &[Loyalty::CylonBrig]);
    assert_eq!(said(&state, Seat(2)), [Claim::Help(Help::Little)]);
    state.revealed.insert(Seat(2));
    assert_eq!(said(&state, Seat(2)), [], "an open one has nothing to say");
}

/// A hidden Cylon accuses whom a human in their seat would, and no later: who named only those whom everybody suspected, or nobody
/// else, was known by it.
#[test]
fn a_hidden_cylon_accuses_whom_a_human_would() {
    let mut state = quiet();
    let mut bot = Greedy { belief: table(5), ..Greedy::new(1) };
    let mut before_the_table = 0;
    for seat in [2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 3, 3, 3] {
        bot.hear(Seat(0), &Event::Destination { seat: Seat(seat), destination: Destination::IcyMoon });
        let accused = [Loyalty::NotACylon, Loyalty::CylonBrig].map(|loyalty| {
            state.set_loyalty(Seat(0), &[loyalty]);
            let mut claims = Vec::new();
            bot.speak(Seat(0), &Galactica::view(&state, Viewer::Seat(Seat(0))), &mut claims);
            claims.into_iter().find(|claim| matches!(claim, Claim::Accuse { .. }))
        });
        assert_eq!(accused[0], accused[1], "after seat {seat} has chosen again");
        if let Some(Claim::Accuse { whom, .. }) = accused[0] {
            before_the_table += u32::from(bot.repute(whom) < super::action::GUILTY);
        }
    }
    assert!(before_the_table > 0, "a human who knows themselves accuses earlier than the table would");
}

/// Nor does what is promised for a check of little tell them apart.
#[test]
fn a_hidden_cylon_promises_what_a_human_would() {
    use Skill::{Leadership, Piloting, Politics};
    let mut state = quiet();
    state.set_hand(Seat(1), &[card(Politics, 5), card(Leadership, 4), card(Piloting, 1)]);
    (state.dials, state.distance) = ([10; 4], 6);
    checked(&mut state, Crisis::LowSupplies, false);
    let stake = |state: &State| asked(state, Seat(1), |question| question.worth.stake(Crisis::LowSupplies.row()));
    assert!((0.1..5.0).contains(&stake(&state)), "little is at stake: {}", stake(&state));
    assert_eq!(said(&state, Seat(1)), [Claim::Help(Help::Lot)]);
    state.set_loyalty(Seat(1), &[Loyalty::CylonBrig]);
    assert_eq!(said(&state, Seat(1)), [Claim::Help(Help::Lot)]);
}

/// Of a look humans tell the truth; a Cylon clears the other one.
#[test]
fn looks_are_reported() {
    let mut state = quiet();
    state.set_loyalty(Seat(3), &[Loyalty::CylonBrig]);
    state.loyalty.known[0][3] = ::galactica::loyalties::Faces::of(&state.loyalty.held[3]);
    let told = |state: &State| {
        let mut bot = Greedy::new(1);
        bot.hear(Seat(0), &Event::LookedAtLoyalty { seat: Seat(0), owner: Seat(3), all: true });
        let mut claims = Vec::new();
        bot.speak(Seat(0), &Galactica::view(state, Viewer::Seat(Seat(0))), &mut claims);
        claims
    };
    assert_eq!(told(&state).first(), Some(&Claim::Looked { at: Seat(3), cylon: true }));
    state.set_loyalty(Seat(0), &[Loyalty::CylonSickbay]);
    assert_eq!(told(&state).first(), Some(&Claim::Looked { at: Seat(3), cylon: false }));
}

/// Cards that will be lost anyway go into the check, whatever it is worth.
#[test]
fn what_is_above_the_hand_limit_is_given_first() {
    use Skill::{Leadership, Politics};
    let few = [card(Politics, 1), card(Politics, 2), card(Leadership, 1)];
    let mut state = quiet();
    state.set_hand(Seat(0), &[few.to_vec(), vec![card(Politics, 1); 2]].concat());
    let spare = |state: &State| {
        asked(state, Seat(0), |question| {
            let check = question.board.check.as_ref().expect("a check is on");
            question.spare(check.counting())
        })
    };
    for seat in 1..5 {
        state.set_hand(Seat(seat), &[]);
    }
    checked(&mut state, Crisis::LowSupplies, false);
    assert!(spare(&state) < 1e-9, "five cards are none too many");
    let mut state = quiet();
    let many: Vec<Kind> = (0..4).flat_map(|_| few).collect();
    state.set_hand(Seat(0), &many);
    for seat in 1..5 {
        state.set_hand(Seat(seat), &[]);
    }
    checked(&mut state, Crisis::LowSupplies, false);
    assert!(spare(&state) >= 2.0, "{} of {} cards", spare(&state), many.len());
}

/// Whatever bots say can be said, and in a whole game they say all sorts of things.
#[test]
fn what_bots_say_can_be_said() {
    let mut sorts = std::collections::BTreeSet::new();
    for game in 0..4 {
        let mut session =
            tabletop::Session::<Galactica>::new(::galactica::Setup::new(5), tabletop::Seed::derive(6, game)).unwrap();
        let mut bots: Vec<Greedy> = (0..5).map(Greedy::new).collect();
        let mut talked = 0;
        while let Some(seat) = session.waiting().first() {
            let occasions = crate::occasions(&session);
            if occasions > std::mem::replace(&mut talked, occasions) {
                for (seat, bot) in Seat::all(5).zip(&mut bots) {
                    crate::remind(bot, seat, &session);
                    let mut claims = Vec::new();
                    bot.speak(seat, &session.view(Viewer::Seat(seat)), &mut claims);
                    assert!(claims.len() <= crate::SAID_AT_ONCE);
                    let offered = session.claims(seat);
                    for claim in claims {
                        assert!(offered.contains(&claim), "{claim:?} of {offered:?}");
                        sorts.insert(
                            format!("{claim:?}")
                                .chars()
                                .take_while(|letter| letter.is_alphabetic())
                                .collect::<String>(),
                        );
                        session.claim(seat, claim).unwrap();
                    }
                    crate::remind(bot, seat, &session);
                    let mut again = Vec::new();
                    bot.speak(seat, &session.view(Viewer::Seat(seat)), &mut again);
                    assert!(
                        again
                            .iter()
                            .all(|claim| !session.said().any(|said| *said == Event::Said { seat, claim: *claim })
                                || !matches!(claim, Claim::Help(_))),
                        "nothing twice: {again:?}"
                    );
                }
            }
            crate::remind(&mut bots[seat.index()], seat, &session);
            let items = answer_of(&mut bots[seat.index()], session.state(), seat);
            session.answer(seat, items, tabletop::By::Bot).unwrap();
        }
    }
    for sort in ["Help", "LetPass", "LetFail", "CoverRest", "OrderMe", "OrderYou", "JumpNow", "Accuse", "Human"] {
        assert!(sorts.contains(sort), "nobody says {sort}: {sorts:?}");
    }
}

/// The Committee is for checks that a hidden Cylon may spoil, and not where its own strength does as much.
#[test]
fn a_committee_is_called_against_hidden_cylons() {
    use Skill::Politics;
    let committee = Kind { card: SkillCard::InvestigativeCommittee, strength: 3 };
    let mut state = quiet();
    state.set_hand(Seat(0), &[committee]);
    state.dials[Dial::Food as usize] = 3;
    checked(&mut state, Crisis::LowSupplies, false);
    let mut ask = Ask::default();
    ask.pick.from = vec![Item::Card(committee)];
    let board = board(&state, Seat(0));
    let bot = Greedy::new(1);
    let mut question = bot.question(Seat(0), &ask, &board);
    assert!(board.check.as_ref().is_some_and(|check| check.skills.contains(&Politics)));
    question.guilt = [0.5; tabletop::MAX_SEATS];
    assert_eq!(bot.prepare(&question), Some(Item::Card(committee)));
    // Nobody is left who could spoil it.
    question.guilt = [0.0; tabletop::MAX_SEATS];
    assert_eq!(bot.prepare(&question), None);
}

/// Boomer names a failure: hardly a human does.
#[test]
fn a_named_failure_is_held_against_whoever_names_it() {
    let (mut passed, mut failed) = (table(5), table(5));
    passed.hear(&Event::Named { seat: Seat(1), result: Branch::Pass });
    failed.hear(&Event::Named { seat: Seat(1), result: Branch::Fail });
    assert!(failed.repute(Seat(1)) > 1.5 * passed.repute(Seat(1)));
}

/// What the last one to give lets go is not paid for by the others, unless it decides the game or they are not trusted.
#[test]
fn nobody_gives_to_what_is_let_go() {
    use Skill::{Leadership, Politics};
    let mut state = quiet();
    state.set_hand(Seat(1), &[card(Politics, 5), card(Leadership, 5), card(Politics, 4)]);
    checked(&mut state, Crisis::LowSupplies, false);
    let board = board(&state, Seat(1));
    let mut bot = Greedy::new(1);
    let mut ask = Ask::of(&state, Seat(1));
    ask.pick.max = 3;
    let mut gives = |agreed: Option<(Seat, bool)>, guilt: f64| {
        let mut question = bot.question(Seat(1), &ask, &board);
        (question.agreed, question.guilt) = (agreed, [guilt; tabletop::MAX_SEATS]);
        let mut items = Vec::new();
        bot.contribute(&question, &mut items);
        !items.is_empty()
    };
    assert!(gives(None, 0.1) && gives(Some((Seat(0), true)), 0.1));
    assert!(!gives(Some((Seat(0), false)), 0.1));
    assert!(gives(Some((Seat(0), false)), 0.4), "they may be a Cylon");
}
