//! Every half of every crisis and super crisis: a table of cards, branches and what changes, after `galactica-crisis.json`.
//!
//! The position is [`crate::crew::standard`]: nothing in space, so that a row shows the card's own text, its jump icon, and what
//! its activation icon does to the ships that the card itself has brought.

#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts and events")]

use std::collections::BTreeSet;

use galactica::cards::{
    Area, Body, Branch, CardFace, Civilian, Craft, Crisis, CrisisRow, Icon, Location, Loyalty, SuperCrisis, Who,
};
use galactica::frame::{Frame, ResolveStep, Text, Via};
use galactica::state::Dial;
use galactica::{Event, Item, Place, Prompt, State, position};
use tabletop::Seat;

use crate::crew::{
    ADMIRAL, CURRENT, FIFTH, FOURTH, PRESIDENT, changes, drawn, face_super, facts, looks, no_fate, resolve, standard,
    stock_on_top, weak_hand, worth,
};
use crate::desk::Desk;

/// What of a card is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Pass,
    Partial,
    Fail,
    Top,
    Bottom,
    /// The icons, the setup and the special rule of an attack.
    Attack,
}

use Way::{Attack, Bottom, Fail, Partial, Pass, Top};

/// A row of the table.
struct Row {
    card: &'static str,
    way: Way,
    /// Every change there is, and no other.
    changes: &'static str,
    /// Faces of the next throws.
    throws: &'static [u8],
    /// Who is asked what the card asks, and their answer.
    picks: Vec<(u8, Vec<Item>)>,
    with: fn(&mut State),
}

fn row(card: &'static str, way: Way, changes: &'static str) -> Row {
    Row { card, way, changes, throws: &[], picks: Vec::new(), with: |_| () }
}

impl Row {
    fn throws(self, throws: &'static [u8]) -> Self {
        Self { throws, ..self }
    }

    fn pick(mut self, seat: u8, items: &[Item]) -> Self {
        self.picks.push((seat, items.to_vec()));
        self
    }

    fn with(self, with: fn(&mut State)) -> Self {
        Self { with, ..self }
    }
}

fn who(seat: u8) -> Item {
    Item::Seat(Seat(seat))
}

/// Two vipers without and one with a pilot.
fn vipers_out(state: &mut State) {
    state.add_ships(Craft::Viper, Area::PortBow, 2);
    state.set_place(Seat(FOURTH), Place::Flying(Area::PortAft));
}

fn basestar_out(state: &mut State) {
    state.add_ships(Craft::Basestar, Area::Front, 1);
}

#[rustfmt::skip]
fn crises() -> Vec<Row> {
    vec![
        row("a-traitor-accused", Pass, "jump+1"),
        row("a-traitor-accused", Fail, "fourth.at=brig jump+1").pick(CURRENT, &[who(FOURTH)]),
        row("a-traitor-accused", Bottom, "current.hand-5 jump+1"),
        row("admiral-grilled", Pass, "jump+1"),
        row("admiral-grilled", Fail, "morale-1 admiral.hand-2 jump+1"),
        row("admiral-grilled", Bottom, "morale-1 jump+1"),
        row("ambush", Attack,
            "raider.front+4 civilian.starboard_aft+1 basestar.rear+1 raider.rear+4 viper.port_aft+2 reserve-2 \
            civilian.port_aft+1 civilian.port_bow+1 card=kept rule=unmanned_viper_attack_minus_2"),
        row("analyze-enemy-fighter", Pass, "jump+1"),
        row("analyze-enemy-fighter", Pass, "raptors+1 jump+1").with(|state| state.space.raptors = 3),
        row("analyze-enemy-fighter", Fail, "population-1 jump+1"),
        row("analyze-enemy-fighter", Bottom, "population-1 current.hand-2 jump+1").throws(&[4]),
        row("analyze-enemy-fighter", Bottom, "jump+1").throws(&[5]),
        // The four new raiders: all miss; or one damages a viper, one destroys the other, the third destroys the civilian
        // ship, the fourth flies on to the next one.
        row("besieged", Attack,
            "civilian.front+1 civilian.starboard_bow+1 heavy_raider.rear+1 basestar.port_aft+1 \
            raider.port_bow+4 viper.port_bow+2 reserve-2 civilian.port_bow+1").throws(&[4, 4, 4, 4]),
        row("besieged", Attack,
            "civilian.front+1 civilian.starboard_bow+1 heavy_raider.rear+1 basestar.port_aft+1 \
            raider.port_bow+3 raider.front+1 reserve-2 damaged+1 destroyed+1 lost+1 population-1").throws(&[5, 8]),
        row("boarding-parties", Attack,
            "heavy_raider.front+2 basestar.starboard_bow+1 raider.starboard_bow+4 heavy_raider.starboard_aft+2 \
            civilian.rear+1 civilian.port_aft+2"),
        row("bomb-threat", Pass, "jump+1"),
        row("bomb-threat", Fail, "morale-1 lost+1 population-1 jump+1"),
        row("bomb-threat", Fail,
            "morale-1 lost+1 population-1 fuel-1 jump+1").with(|state| stock_on_top(state, Civilian::Pop1Fuel1)),
        row("bomb-threat", Bottom, "morale-1 lost+1 population-1 jump+1").throws(&[4]),
        row("bomb-threat", Bottom, "jump+1").throws(&[5]),
        row("build-cylon-detector", Top, "nukes-1"),
        row("build-cylon-detector", Bottom, "morale-1 admiral.hand-2"),
        row("colonial-day", Pass, "morale+1 jump+1"),
        row("colonial-day", Fail, "morale-2 jump+1"),
        row("colonial-day", Bottom, "morale-1 jump+1"),
        row("crash-landing", Pass, ""),
        row("crash-landing", Fail, "fuel-1").pick(ADMIRAL, &[Item::Yes]),
        row("crash-landing", Fail, "morale-1 current.at=sickbay").pick(ADMIRAL, &[]),
        // Ruling 19/23: no fuel, no question.
        row("crash-landing", Fail, "morale-1 current.at=sickbay").with(|state| state.dials[Dial::Fuel as usize] = 0),
        row("crippled-raider", Pass, "jump+2"),
        row("crippled-raider", Fail, "population-1 jump+1"),
        // The raider icon then moves them: as far to the civilian ship either way, so clockwise.
        row("crippled-raider", Bottom, "raider.starboard_bow+3 civilian.rear+1 jump+1").throws(&[4]),
        row("crippled-raider", Bottom, "jump+1").throws(&[5]),
        row("cylon-accusation", Pass, ""),
        row("cylon-accusation", Fail, "current.at=brig"),
        row("cylon-screenings", Pass, ""),
        row("cylon-screenings", Fail, "morale-1 saw=current>admiral").pick(CURRENT, &[who(ADMIRAL)]),
        row("cylon-screenings", Fail, "morale-1 saw=current>president").pick(CURRENT, &[who(PRESIDENT)]),
        row("cylon-screenings", Bottom, "current.hand-2 president.hand-2 admiral.hand-2 fourth.hand-2 fifth.hand-2"),
        row("cylon-swarm", Attack,
            "basestar.front+1 raider.front+5 heavy_raider.starboard_bow+1 civilian.rear+1 viper.port_aft+1 \
            reserve-2 civilian.port_aft+1 viper.port_bow+1 civilian.port_bow+1 card=kept \
            rule=basestar_launch_plus_1"),
        row("cylon-tracking-device", Pass, ""),
        // No raider on the board: the raider icon launches two from the new basestar.
        row("cylon-tracking-device", Fail, "raptors-1 basestar.front+1 civilian.rear+2 raider.front+2"),
        row("cylon-virus", Pass, ""),
        row("cylon-virus", Fail, "fourth.at=sickbay centurions+1"),
        row("declare-martial-law", Top, "morale-1 president=admiral"),
        row("declare-martial-law", Bottom, "population-1 admiral.hand-2"),
        row("detector-sabotage", Pass, "jump+1"),
        row("detector-sabotage", Fail, "fifth.at=sickbay card=kept rule=no_loyalty_looks jump+1"),
        row("elections-loom", Pass, "jump+1"),
        row("elections-loom", Partial, "morale-1 jump+1"),
        row("elections-loom", Fail, "morale-1 president.hand-4 jump+1"),
        row("food-shortage", Top, "food-2 jump+1"),
        row("food-shortage", Bottom, "food-1 president.hand-2 current.hand-3 jump+1"),
        row("forced-water-mining", Pass, "food+1 jump+1"),
        row("forced-water-mining", Fail, "population-1 morale-1 jump+1"),
        row("forced-water-mining", Bottom,
            "food+1 morale-1 current.hand-1 president.hand-1 admiral.hand-1 fourth.hand-1 fifth.hand-1 jump+1"),
        row("fulfiller-of-prophecy", Pass, "current.hand+1"),
        row("fulfiller-of-prophecy", Fail, "population-1"),
        row("fulfiller-of-prophecy", Bottom, "current.hand-1 extra+1"),
        row("guilt-by-collusion", Pass, "fourth.at=brig jump+1").pick(CURRENT, &[who(FOURTH)]),
        row("guilt-by-collusion", Pass, "jump+1").pick(CURRENT, &[]),
        row("guilt-by-collusion", Fail, "morale-1 jump+1"),
        row("hangar-accident", Pass, "jump+1"),
        row("hangar-accident", Partial, "population-1 jump+1"),
        row("hangar-accident", Fail, "population-1 reserve-2 damaged+2 jump+1"),
        row("hangar-accident", Fail,
            "population-1 reserve-1 damaged+1 jump+1").with(|state| state.add_ships(Craft::Viper, Area::PortBow, 7)),
        row("heavy-assault", Attack,
            "basestar.front+1 basestar.starboard_bow+1 civilian.rear+1 civilian.port_aft+1 viper.port_bow+1 \
            reserve-1 civilian.port_bow+1").throws(&[3, 3]),
        // A throw of 4 hits; the next number takes the token for food out of the eight.
        row("heavy-assault", Attack,
            "basestar.front+1 basestar.starboard_bow+1 civilian.rear+1 civilian.port_aft+1 viper.port_bow+1 \
            reserve-1 civilian.port_bow+1 damage+1 food-1").throws(&[4, 7, 3]),
        row("informing-the-public", Pass, "saw=current>fifth jump+1").pick(CURRENT, &[who(FIFTH)]),
        row("informing-the-public", Fail, "morale-2 jump+1"),
        row("informing-the-public", Bottom, "morale-1 population-1 jump+1").throws(&[4]),
        row("informing-the-public", Bottom, "jump+1").throws(&[5]),
        row("jammed-assault", Attack,
            "civilian.front+1 raider.starboard_bow+4 basestar.starboard_aft+1 heavy_raider.starboard_aft+2 \
            civilian.rear+1 viper.port_aft+1 reserve-2 civilian.port_aft+1 viper.port_bow+1 \
            civilian.port_bow+1 card=kept rule=communications_blocked"),
        row("jump-computer-failure", Pass, ""),
        row("jump-computer-failure", Fail, "population-1 jump-1"),
        row("keep-tabs-on-visitor", Pass, "jump+1"),
        row("keep-tabs-on-visitor", Fail, "population-2 jump+1").throws(&[4]),
        row("keep-tabs-on-visitor", Fail, "jump+1").throws(&[5]),
        row("keep-tabs-on-visitor", Bottom, "current.hand-4 jump+1"),
        row("legendary-discovery", Pass, "distance+1 card=discovered"),
        row("legendary-discovery", Fail, "food-1 raptors-1"),
        row("loss-of-a-friend", Pass, "jump+1"),
        row("loss-of-a-friend", Partial, "current.hand-2 jump+1"),
        row("loss-of-a-friend", Fail, "morale-1 current.hand-2 jump+1"),
        row("low-supplies", Pass, ""),
        row("low-supplies", Fail, "morale-1").with(|state| state.dials[Dial::Food as usize] = 6),
        row("low-supplies", Fail, "morale-2").with(|state| state.dials[Dial::Food as usize] = 5),
        row("mandatory-testing", Pass, "saw=president>current jump+1"),
        row("mandatory-testing", Partial, "jump+1"),
        row("mandatory-testing", Fail, "morale-1 jump+1"),
        row("missing-g4-explosives", Pass, ""),
        row("missing-g4-explosives", Fail, "food-1 current.at=brig"),
        row("network-computers", Pass, "jump+2"),
        row("network-computers", Fail, "population-1 centurions+1 jump+1"),
        row("network-computers", Bottom, "population-1"),
        row("prison-labor", Pass, ""),
        row("prison-labor", Fail, "morale-1 food-1"),
        row("prisoner-revolt", Pass, "jump+1"),
        row("prisoner-revolt", Partial, "population-1 jump+1"),
        row("prisoner-revolt", Fail, "population-1 president=fourth jump+1").pick(PRESIDENT, &[who(FOURTH)]),
        row("raiding-party", Attack,
            "basestar.starboard_aft+1 raider.starboard_aft+3 heavy_raider.rear+2 raider.rear+2 \
            civilian.port_aft+1 viper.port_bow+2 reserve-2 civilian.port_bow+2 jump-1"),
        row("requested-resignation", Top, "president.hand-2 admiral.hand-2"),
        row("requested-resignation", Bottom, "president=admiral").pick(PRESIDENT, &[Item::Half(0)]),
        row("requested-resignation", Bottom, "president.at=brig").pick(PRESIDENT, &[Item::Half(1)]),
        row("rescue-caprica-survivors", Top, "fuel-1 food-1 population+1 jump+1"),
        row("rescue-caprica-survivors", Bottom, "morale-1 jump+1"),
        row("rescue-mission-raiders-jump", Top, "morale-1 current.at=sickbay jump+1"),
        row("rescue-mission-raiders-jump", Bottom, "fuel-1 raptors-1 jump+1"),
        row("rescue-mission-basestars-jump", Top, "morale-1 current.at=sickbay jump+1"),
        row("rescue-mission-basestars-jump", Bottom, "fuel-1 raptors-1 jump+1"),
        row("rescue-the-fleet", Top, "population-2 jump+1"),
        // And the new raiders fly clockwise.
        row("rescue-the-fleet", Bottom, "morale-1 basestar.front+1 raider.starboard_bow+3 civilian.rear+3 jump+1"),
        row("resistance", Pass, "jump+1"),
        row("resistance", Partial, "food-1 jump+1"),
        row("resistance", Fail, "food-1 fuel-1 jump+1"),
        row("riots-basestars-jump", Top, "food-1 morale-1 jump+1"),
        row("riots-basestars-jump", Bottom, "population-1 fuel-1 jump+1"),
        row("riots-launch-raiders", Top, "food-1 morale-1"),
        row("riots-launch-raiders", Bottom, "population-1 fuel-1"),
        row("scouting-for-fuel", Pass, "fuel+1 jump+1"),
        row("scouting-for-fuel", Fail, "fuel-1 raptors-1 jump+1"),
        row("scouting-for-fuel", Bottom, "fuel-1 jump+1").throws(&[4]),
        row("scouting-for-fuel", Bottom, "jump+1").throws(&[5]),
        row("scouting-for-water", Pass, "food+1 jump+1"),
        row("scouting-for-water", Fail, "fuel-1 raptors-1 jump+1"),
        row("scouting-for-water", Bottom, "food-1 jump+1"),
        row("security-breach", Pass, ""),
        row("security-breach", Fail, "morale-1 admiral.at=sickbay"),
        row("send-survey-team", Pass, "jump+1"),
        row("send-survey-team", Fail, "current.at=sickbay raptors-1 jump+1"),
        row("send-survey-team", Bottom, "fuel-1 jump+1").throws(&[5]),
        row("send-survey-team", Bottom, "jump+1").throws(&[6]),
        row("sleep-deprivation", Top, "current.at=sickbay jump+1"),
        row("sleep-deprivation", Top,
            "viper.port_bow-2 reserve+3 fourth.at=hangar_deck current.at=sickbay jump+1").with(vipers_out),
        row("sleep-deprivation", Bottom, "morale-1 jump+1"),
        row("surrounded", Attack,
            "raider.front+4 basestar.starboard_bow+1 heavy_raider.starboard_aft+1 raider.starboard_aft+3 \
            civilian.rear+1 viper.port_aft+1 reserve-2 civilian.port_aft+1 viper.port_bow+1 \
            civilian.port_bow+1 current.hand-3"),
        row("tactical-strike", Attack,
            "heavy_raider.front+1 civilian.starboard_aft+1 civilian.rear+1 viper.port_aft+2 reserve-4 \
            civilian.port_aft+1 basestar.port_bow+1 raider.port_bow+5 damaged+2"),
        row("terrorist-bomber", Pass, "jump+1"),
        row("terrorist-bomber", Fail, "morale-1 current.at=sickbay jump+1"),
        row("terrorist-investigations", Pass, "saw=current>president jump+1").pick(CURRENT, &[who(PRESIDENT)]),
        row("terrorist-investigations", Partial, "jump+1"),
        row("terrorist-investigations", Fail, "morale-1 jump+1"),
        row("the-olympic-carrier", Pass, "jump+1"),
        row("the-olympic-carrier", Partial, "population-1 jump+1"),
        row("the-olympic-carrier", Fail, "morale-1 population-1 jump+1"),
        row("thirty-three", Attack,
            "basestar.front+1 civilian.starboard_aft+1 civilian.rear+1 viper.port_aft+1 reserve-2 \
            civilian.port_aft+1 viper.port_bow+1 civilian.port_bow+1 card=kept rule=relentless_pursuit"),
        row("unexpected-reunion", Pass, ""),
        row("unexpected-reunion", Fail, "morale-1 current.hand-6"),
        row("unidentified-ship", Pass, ""),
        row("unidentified-ship", Fail, "population-1"),
        row("water-sabotaged", Pass, "jump+1"),
        row("water-sabotaged", Fail, "food-2 jump+1"),
        row("water-sabotaged", Bottom, "food-1 jump+1"),
        row("water-shortage-basestars-jump", Top, "food-1 jump+1"),
        row("water-shortage-basestars-jump", Bottom, "president.hand-2 current.hand-3 jump+1"),
        row("water-shortage-raiders-jump", Top, "food-1 jump+1"),
        row("water-shortage-raiders-jump", Bottom, "president.hand-2 current.hand-3 jump+1"),
        row("water-shortage-basestars", Top, "food-1"),
        row("water-shortage-basestars", Bottom, "president.hand-2 current.hand-3"),
        row("weapon-malfunction", Pass, ""),
        row("weapon-malfunction", Fail, ""),
        row("weapon-malfunction", Fail, "viper.port_bow-2 damaged+2 fifth.at=sickbay")
            .pick(CURRENT, &[Item::Viper(Area::PortBow), Item::Viper(Area::PortBow)])
            .with(|state| { vipers_out(state); state.set_place(Seat(FIFTH), Place::At(Location::WeaponsControl)); }),
        row("weapon-malfunction", Fail, "viper.port_bow-1 damaged+2 fourth.at=sickbay")
            .pick(CURRENT, &[Item::Viper(Area::PortBow), Item::Piloted(Seat(FOURTH))]).with(vipers_out),
        row("witch-hunt", Pass, "jump+1"),
        row("witch-hunt", Partial, "morale-1 jump+1"),
        row("witch-hunt", Fail, "morale-1 fourth.at=sickbay jump+1").pick(CURRENT, &[who(FOURTH)]),
    ]
}

#[rustfmt::skip]
fn super_crises() -> Vec<Row> {
    vec![
        row("bomb-on-colonial-1", Pass, ""),
        row("bomb-on-colonial-1", Fail, "morale-2 president.at=sickbay card=kept rule=colonial_one_closed"),
        row("cylon-intruders", Pass, ""),
        row("cylon-intruders", Partial, "centurions+1"),
        row("cylon-intruders", Fail, "damage+1 food-1 centurions+2").throws(&[7]),
        row("fleet-mobilization", Pass, ""),
        row("fleet-mobilization", Pass, "raider.front+3").throws(&[3]).with(basestar_out),
        row("fleet-mobilization", Pass, "raider.front+3 damage+1 food-1").throws(&[4, 7]).with(basestar_out),
        row("fleet-mobilization", Fail, "morale-1"),
        // Basestars fire; no raiders, so two are launched; no heavy raider, so one; then three more.
        row("fleet-mobilization", Fail, "morale-1 raider.front+5 heavy_raider.front+1").throws(&[3]).with(basestar_out),
        row("inbound-nukes", Pass, ""),
        row("inbound-nukes", Fail, "fuel-1 food-1 population-1"),
        row("massive-assault", Attack,
            "basestar.starboard_bow+1 raider.starboard_bow+4 basestar.starboard_aft+1 \
            heavy_raider.starboard_aft+1 raider.starboard_aft+2 viper.port_aft+1 reserve-2 civilian.port_aft+2 \
            viper.port_bow+1 civilian.port_bow+2 jump-2"),
    ]
}

/// Totals on both sides of a result: the least and the most that lead to it.
fn totals(card: &CrisisRow, way: Way) -> Vec<i8> {
    let Some(check) = card.check_row() else { return vec![0] };
    let (difficulty, partial) = (check.difficulty, check.partial.unwrap_or(check.difficulty));
    match way {
        Pass => vec![difficulty, difficulty + 1],
        Partial => vec![partial, difficulty - 1],
        Fail => vec![0, partial - 1],
        Top | Bottom | Attack => vec![0],
    }
}

/// The row's position, with cards in one hand for just this total.
fn prepare(row: &Row, card: &CrisisRow, total: i8, mut state: State) -> State {
    (row.with)(&mut state);
    if let Some(check) = card.check_row() {
        no_fate(&mut state, check.skills);
        state.set_hand(Seat(FOURTH), &[weak_hand(), worth(check.skills[0], total as u8)].concat());
    }
    if !row.throws.is_empty() {
        state.dice = position::throws(row.throws);
    }
    state
}

/// Plays a card to its end and says what has changed since its text began.
fn play(table: &mut Desk, frame: Frame, row: &Row, card: &CrisisRow, total: i8) -> Vec<String> {
    let mut picks = row.picks.iter();
    let mut before = facts(&table.state);
    table.frames(&[frame]);
    while table.prompt() != Prompt::Action {
        match table.prompt() {
            Prompt::CrisisHalf { crisis } => {
                let chooser = match card.chooser().unwrap() {
                    Who::President => PRESIDENT,
                    Who::Admiral => ADMIRAL,
                    Who::Current | Who::EachPlayer | Who::Acting => CURRENT,
                };
                table.expect(chooser, Prompt::CrisisHalf { crisis }, &[Item::Half(u8::from(row.way == Bottom))]);
            }
            Prompt::Contribute { difficulty, .. } => {
                let check = card.check_row().unwrap();
                assert_eq!(difficulty, check.difficulty);
                table.contribute(&[(FOURTH, &worth(check.skills[0], total as u8))]);
            }
            // Everybody has Leadership cards, so that this comes after every total and before every result.
            Prompt::Emergency { total: reached, .. } => {
                assert_eq!(reached, i16::from(total));
                before = facts(&table.state);
                table.nothing();
            }
            Prompt::Discard { .. } => {
                table.discard_first();
            }
            prompt if prompt.reaction().is_some() || prompt.ability().is_some() => {
                table.nothing();
            }
            prompt => {
                let (seat, items) = picks.next().unwrap_or_else(|| panic!("{:?} are asked {prompt:?}", table.asked()));
                table.expect(*seat, prompt, items);
            }
        }
    }
    assert_eq!(picks.len(), 0, "everything is asked that the row answers");
    [changes(&before, &facts(&table.state)), looks(&table.events())].concat()
}

/// `fate`: where the card has gone, unless it was discarded.
fn check(
    row: &Row,
    card: &CrisisRow,
    total: i8,
    table: &mut Desk,
    frame: Frame,
    fate: impl Fn(&State) -> Option<&'static str>,
) {
    let mut found = play(table, frame, row, card, total);
    found.extend(fate(&table.state).map(|fate| format!("card={fate}")));
    let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
    let expected: BTreeSet<&str> = row.changes.split_whitespace().collect();
    assert_eq!(found, expected, "{} {:?} with {total} and throws {:?}", row.card, row.way, row.throws);
    let result = match row.way {
        Pass => vec![Branch::Pass],
        Partial => vec![Branch::Partial],
        Fail => vec![Branch::Fail],
        Top | Bottom | Attack => vec![],
    };
    let branch = |event: &Event| if let Event::Resolved { branch } = event { Some(*branch) } else { None };
    assert_eq!(table.events().iter().filter_map(branch).collect::<Vec<_>>(), result, "{} {:?}", row.card, row.way);
}

fn activations(events: &[Event]) -> Vec<Icon> {
    let icon = |event: &Event| if let Event::Activation { icon } = event { Some(*icon) } else { None };
    events.iter().filter_map(icon).collect()
}

#[test]
fn every_crisis_does_what_its_card_says() {
    for row in crises() {
        let crisis: Crisis = serde_json::from_value(row.card.into()).unwrap();
        for total in totals(crisis.row(), row.way) {
            let mut state = prepare(&row, crisis.row(), total, standard());
            state.set_crises(&[crisis]);
            let card = *state.crises.pile().last().unwrap();
            let mut table = Desk::of(state);
            check(&row, crisis.row(), total, &mut table, drawn(), |state| {
                if state.ongoing.contains(&card) {
                    Some("kept")
                } else if state.discovered.contains(&card) {
                    Some("discovered")
                } else {
                    assert_eq!(state.crises.discards().first(), Some(&card), "{} is discarded", row.card);
                    None
                }
            });
            // Every icon of the card, left to right, whatever came of its text; Heavy Bombardment is one more.
            let mut icons = crisis.row().icons.to_vec();
            icons.extend((crisis == Crisis::HeavyAssault).then_some(Icon::Basestars));
            assert_eq!(activations(&table.events()), icons, "{}", row.card);
        }
    }
}

#[test]
fn every_super_crisis_does_what_its_card_says() {
    for row in super_crises() {
        let crisis: SuperCrisis = serde_json::from_value(row.card.into()).unwrap();
        for total in totals(crisis.row(), row.way) {
            let mut state = standard();
            state.set_revealed(Seat(CURRENT), Loyalty::CylonMorale);
            face_super(&mut state, crisis);
            let mut table = Desk::of(prepare(&row, crisis.row(), total, state));
            let frame = resolve(ResolveStep::Body, Via::Caprica, Text::SuperCrisis(crisis));
            check(&row, crisis.row(), total, &mut table, frame, |state| {
                let discarded = state.supers.discards().first().is_some_and(|&card| SuperCrisis::of(card) == crisis);
                assert_eq!(discarded, state.super_kept.is_none(), "{}", row.card);
                state.super_kept.map(|_| "kept")
            });
        }
    }
}

/// Everything that a card can come to.
fn ways(card: &CrisisRow) -> Vec<Way> {
    match card.body {
        Body::Check(check) if check.partial.is_some() => vec![Pass, Partial, Fail],
        Body::Check(_) => vec![Pass, Fail],
        Body::CheckOr { .. } => vec![Pass, Fail, Bottom],
        Body::Event { .. } => vec![Top, Bottom],
        Body::Attack(_) => vec![Attack],
    }
}

#[test]
fn the_tables_leave_nothing_out() {
    for (rows, cards) in [(crises(), Crisis::rows()), (super_crises(), SuperCrisis::rows())] {
        let found: BTreeSet<(&str, Way)> = rows.iter().map(|row| (row.card, row.way)).collect();
        let all = cards.iter().flat_map(|card| ways(card).into_iter().map(move |way| (card.id, way)));
        assert_eq!(found, all.collect());
    }
}
