//! One of everything of Galactica that play at random may not come to.

use galactica::cards::{
    ATTACKS, Ability, Area, BASESTAR_DAMAGE, Branch, Character, Civilian, Craft, Crisis, Destination, GALACTICA_DAMAGE,
    Icon, KOBOL, Kind, LOYALTY_CARDS, Location, Loyalty, Quorum, Rule, SKILL_CARDS, Skill, SuperCrisis, Title,
};
use galactica::claim::{Deed, Help, PastCheck, Purpose};
use galactica::frame::{Block, Check, CheckStep, Frame, Run, Text};
use galactica::state::{Dial, Die, Ending};
use galactica::{
    Ask, Board, Cause, Claim, Condition, DeckName, Event, Galactica, Item, Matter, Order, Place, Prey, Prompt, Trigger,
    View, When,
};
use tabletop::{Game, Seat, SeatSet, Viewer};

use super::games::{said, say_option};
use super::{Teller, names};
use crate::galactica::TERMS;
use crate::{Reader, Told, Words, galactica_cards};

const YOU: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn kinds() -> Vec<Kind> {
    SKILL_CARDS.iter().map(|row| Kind { card: row.card, strength: row.strength }).collect()
}

fn loyalties() -> Vec<Loyalty> {
    LOYALTY_CARDS.iter().map(|row| row.loyalty).collect()
}

fn decks() -> Vec<DeckName> {
    let mut decks = vec![DeckName::Crisis, DeckName::Destination, DeckName::Quorum, DeckName::SuperCrisis];
    decks.extend(Skill::ALL.map(DeckName::Skill));
    decks
}

fn matters() -> Vec<Matter> {
    let checked = Crisis::ALL.into_iter().filter(|crisis| crisis.row().check_row().is_some());
    let mut matters: Vec<Matter> = checked.map(Matter::Crisis).collect();
    let supers = SuperCrisis::ALL.into_iter().filter(|crisis| crisis.row().check_row().is_some());
    matters.extend(supers.map(Matter::SuperCrisis));
    matters.extend(Location::all().filter(|location| location.row().check.is_some()).map(Matter::Location));
    matters
}

fn causes() -> Vec<Cause> {
    let fights = ATTACKS.iter().filter(|row| row.rolled).map(|row| Cause::Attack(row.attacker, row.target));
    let mut causes: Vec<Cause> = fights.collect();
    causes.extend([Cause::Ftl { loses: 3 }, Cause::Scout, Cause::HumanFleet]);
    causes.extend((1..=8).flat_map(|number| [Cause::AtMost(number), Cause::AtLeast(number)]));
    causes
}

const ENDINGS: [Ending; 8] = [
    Ending::Playing,
    Ending::Kobol,
    Ending::Food,
    Ending::Fuel,
    Ending::Morale,
    Ending::Population,
    Ending::GalacticaDestroyed,
    Ending::Boarded,
];

const CRAFTS: [Craft; 6] =
    [Craft::Basestar, Craft::HeavyRaider, Craft::Raider, Craft::Viper, Craft::Raptor, Craft::Civilian];

const ICONS: [Icon; 4] = [Icon::Raiders, Icon::LaunchRaiders, Icon::HeavyRaiders, Icon::Basestars];

const BRANCHES: [Branch; 3] = [Branch::Pass, Branch::Partial, Branch::Fail];

/// A game in its third turn or so, in which much has happened.
fn busy(viewer: Viewer) -> View {
    let people = [Character::Starbuck, Character::SaulTigh, Character::LauraRoslin, Character::GaiusBaltar];
    let mut state = galactica::position::new(&people, 3);
    state.set_place(YOU, Place::Flying(Area::PortBow));
    state.set_revealed(Seat(3), Loyalty::CylonBrig);
    state.set_super_crisis(Seat(3), SuperCrisis::CylonIntruders);
    state.add_ships(Craft::HeavyRaider, Area::PortAft, 1);
    state.add_ships(Craft::Raider, Area::PortBow, 2);
    state.space.centurions = [1, 0, 1, 0];
    state.space.basestars[0].damage = 0b1111;
    state.space.damaged = 2;
    state.appointed.arbitrator = Some(OTHER);
    state.appointed.vice_president = Some(YOU);
    state.appointed.mission_specialist = Some(YOU);
    state.appointed.prophecy = true;
    state.rules = 0b11_1111;
    state.dials = [1, 4, 5, 12];
    state.damage = 0b0100_0011;
    state.spent = SeatSet::one(YOU);
    Galactica::view(&state, viewer)
}

pub(super) fn say_all(words: &Words) {
    let names = names();
    let voice = words.game(Galactica::ID);
    for viewer in [Viewer::Seat(YOU), Viewer::Seat(OTHER), Viewer::Seat(Seat(3)), Viewer::Public] {
        let teller = Teller { voice, reader: Reader { viewer, names: &names } };
        for event in events() {
            // Silent or not, it can be said.
            said(&[teller.say(&Galactica::event(&event))], &format!("{event:?}"));
        }
        assert!(Galactica::is_silent(viewer, &Event::VipersBack { count: 0 }));
        let view = busy(viewer);
        let board = Galactica::board(&view);
        said(&teller.lay(&Galactica::table(&board)), "a busy table");
        for row in galactica::cards::LOYALTY_CARDS {
            let means = Galactica::twice(Item::Reveal(row.loyalty)).expect("it is asked twice");
            said(&[teller.say(&means)], "what revealing oneself means");
        }
        explain_all(&teller, &board);
        say_aid(&teller, &board);
        say_endings(&teller);
        say_orders(&teller);
    }
    for rows in galactica_cards() {
        said(&voice.lay(&rows, &Reader::NOBODY), "a card");
    }
    say_questions(words);
}

/// Everything that can be said, about one or the other.
fn claims() -> Vec<Claim> {
    let mut claims = vec![
        Claim::LetPass,
        Claim::LetFail,
        Claim::CoverRest,
        Claim::WhoHasCommittee,
        Claim::NoCommittee,
        Claim::Human,
        Claim::JumpNow,
        Claim::Wait,
        Claim::OtherWasWorse,
    ];
    claims.extend(Help::ALL.map(Claim::Help));
    claims.extend(Deed::ALL.map(Claim::OrderMe));
    claims.extend(Purpose::ALL.map(Claim::Save));
    claims.extend(Skill::ALL.map(Claim::NotMyType));
    for whom in [YOU, OTHER] {
        claims.extend([Claim::Jail { whom }, Claim::DoNotJail { whom }, Claim::Free { whom }]);
        claims.extend(Deed::ALL.map(|deed| Claim::OrderYou { whom, deed }));
        claims.push(Claim::Accuse { whom, check: None });
        let checks = (1..).zip(matters()).map(|(number, matter)| PastCheck { number, matter });
        claims.extend(checks.map(|check| Claim::Accuse { whom, check: Some(check) }));
    }
    for yes in [true, false] {
        claims.extend([YOU, OTHER].map(|at| Claim::Looked { at, cylon: yes }));
        for deck in [DeckName::Crisis, DeckName::Destination] {
            claims.extend([true, false].map(|kept| Claim::Scouted { deck, good: yes, kept }));
        }
    }
    claims
}

fn events() -> Vec<Event> {
    let mut events = Vec::new();
    for seat in [YOU, OTHER] {
        events.extend(of_seat(seat));
        events.extend(claims().into_iter().map(|claim| Event::Said { seat, claim }));
    }
    for area in Area::ALL {
        events.extend(CRAFTS.map(|craft| Event::Placed { craft, area, count: 1 }));
        events.extend(CRAFTS.map(|craft| Event::ShipDestroyed { craft, area }));
        for pilot in [None, Some(YOU), Some(OTHER)] {
            events.push(Event::ViperAttacked { area, pilot });
            events.push(Event::ViperDestroyed { area, pilot });
            events.push(Event::ViperDamaged { area: Some(area), pilot });
            events.push(Event::ViperDamaged { area: None, pilot });
        }
        events.extend([Prey::Raider, Prey::HeavyRaider, Prey::Basestar(0)].map(|prey| Event::Attacked { area, prey }));
        events.extend([
            Event::Recalled { area },
            Event::CivilianMoved { ship: 0, to: area },
            Event::RaidersMoved { from: area, to: area.next() },
            Event::HeavyRaidersMoved { from: area, to: area.next() },
        ]);
    }
    events.extend(matters().into_iter().map(|matter| {
        let about = matches!(matter, Matter::Location(_)).then_some(Seat(1));
        Event::Check { matter, difficulty: 9, about }
    }));
    events.extend(BRANCHES.map(|branch| Event::Resolved { branch }));
    events.extend(decks().into_iter().map(|deck| Event::Reshuffled { deck }));
    events.extend(ICONS.map(|icon| Event::Activation { icon }));
    events.extend(Rule::ALL.into_iter().flat_map(|rule| [true, false].map(|on| Event::Rule { rule, on })));
    events.extend(Dial::ALL.into_iter().flat_map(|dial| [0, 9].map(|now| Event::Resource { dial, now })));
    events.extend(Civilian::ALL.map(|ship| Event::CivilianDestroyed { ship }));
    events.extend(BASESTAR_DAMAGE.iter().map(|row| Event::BasestarDamaged { basestar: 1, damage: row.damage }));
    events.extend(GALACTICA_DAMAGE.map(|token| Event::GalacticaDamaged { token }));
    events.extend(Crisis::ALL.map(|crisis| Event::CrisisDiscarded { crisis }));
    events.extend(Quorum::ALL.map(|card| Event::QuorumGone { card }));
    events.extend(Location::all().map(|location| Event::Repaired { location }));
    events.extend((0..6).map(|now| Event::JumpTrack { now }));
    events.extend(ENDINGS.map(|ending| Event::Ended { ending, loyalties: vec![loyalties(), vec![]] }));
    for (face, result) in [(3, 3), (7, 8)] {
        events.push(Event::Rolled { die: Die { face, result, planned: face != result } });
    }
    for count in [1, 3] {
        events.extend([
            Event::VipersRepaired { count },
            Event::VipersBack { count },
            Event::RaptorsBack { count },
            Event::NukeSpent { left: count - 1 },
            Event::Boarded { count },
        ]);
    }
    for cards in [vec![], kinds()] {
        events.push(Event::DestinyOpenly { cards: cards.clone() });
        events.push(Event::Opened { cards, total: -3 });
    }
    events.extend([
        Event::DestinyBuilt,
        Event::DestinyShort { cards: 9 },
        Event::Difficulty { by: -3, now: 4 },
        Event::VipersRecalled,
        Event::RaptorLost,
        Event::CenturionsAdvanced,
        Event::CenturionDestroyed,
        Event::Jumped,
        Event::Distance { now: KOBOL.sleepers },
        Event::SleeperPhase,
    ]);
    events
}

/// What somebody does.
fn of_seat(seat: Seat) -> Vec<Event> {
    let (owner, to, target) = (OTHER, OTHER, OTHER);
    let area = Area::PortAft;
    let mut events = vec![
        Event::Started { first: seat },
        Event::Turn { seat },
        Event::DrewSuperCrisisHidden { seat },
        Event::LookedAtHand { seat, owner },
        Event::Launched { seat, area },
        Event::Flew { seat, from: area, to: area.next() },
        Event::Rerolling { seat },
        Event::SympathizerKept { seat },
        Event::GaveSympathizer { seat, to },
        Event::TookHidden { seat, owner },
        Event::Ordered { seat, target },
        Event::SawCrises { seat, cards: Crisis::ALL.to_vec() },
        Event::SawDestinations { seat, cards: Destination::ALL.to_vec() },
        Event::SawQuorum { seat, cards: Quorum::ALL.to_vec() },
        Event::SawTokens { seat, tokens: GALACTICA_DAMAGE.to_vec() },
        Event::SawCivilians { seat, ships: (0..).zip(Civilian::ALL).collect() },
        Event::SawHand { seat, owner, cards: kinds() },
        Event::SawLoyalty { seat, owner, cards: loyalties() },
        Event::DrewQuorum { seat, cards: Quorum::ALL.to_vec() },
        Event::PassedLoyalty { seat, to, cards: loyalties() },
    ];
    for count in [0, 1, 3] {
        events.extend([
            Event::LoyaltyHidden { seat, count },
            Event::DrewHidden { seat, skill: Skill::Tactics, count },
            Event::DrewQuorumHidden { seat, count },
            Event::LookedAtTokens { seat, count },
            Event::LookedAtCivilians { seat, ships: (0..count).collect() },
            Event::Contributed { seat, count },
            Event::PassedLoyaltyHidden { seat, to, count },
        ]);
    }
    for cards in [vec![], kinds()] {
        events.extend([
            Event::Drew { seat, skill: Skill::Tactics, cards: cards.clone() },
            Event::Discarded { seat, cards: cards.clone() },
            Event::ContributedOpenly { seat, cards: cards.clone() },
            Event::TookCheck { seat, cards },
        ]);
    }
    for deck in decks() {
        events.extend([
            Event::LookedAtDeck { seat, deck, count: 2 },
            Event::Buried { seat, deck, count: 1 },
            Event::LeftOnTop { seat, deck },
        ]);
    }
    for yes in [true, false] {
        events.extend([
            Event::LookedAtLoyalty { seat, owner, all: yes },
            Event::Paid { seat, paid: yes },
            Event::Sympathizer { seat, cylon: yes },
        ]);
    }
    for card in loyalties() {
        events.push(Event::Loyalty { seat, cards: vec![card] });
        events.push(Event::Revealed { seat, card });
        events.push(Event::UsedPower { seat, card });
    }
    events.extend(Character::all().map(|character| Event::Picked { seat, character }));
    events.extend(Title::ALL.map(|title| Event::Title { seat, title }));
    events.extend(Location::all().map(|at| Event::Went { seat, to: Place::At(at) }));
    events.extend([Place::Flying(area), Place::Nowhere].map(|to| Event::Went { seat, to }));
    events.extend(Location::all().map(|location| Event::Activated { seat, location }));
    events.extend(Ability::rows().map(|(_, row)| Event::Used { seat, ability: row.ability }));
    events.extend(kinds().into_iter().map(|card| Event::Played { seat, card }));
    events.extend(kinds().into_iter().map(|card| Event::Took { seat, owner, card }));
    events.extend(Quorum::ALL.map(|card| Event::PlayedQuorum { seat, card }));
    events.extend(Quorum::ALL.map(|card| Event::Appointed { seat, card }));
    events.extend(Crisis::ALL.map(|crisis| Event::Crisis { seat, crisis }));
    events.extend(SuperCrisis::ALL.map(|crisis| Event::SuperCrisis { seat, crisis }));
    events.extend(SuperCrisis::ALL.map(|crisis| Event::DrewSuperCrisis { seat, crisis }));
    events.extend(SuperCrisis::ALL.map(|crisis| Event::DiscardedSuperCrisis { seat, crisis }));
    events.extend((0..3).map(|half| Event::Chose { seat, half }));
    events.extend((0..2).map(|half| Event::Switched { seat, half }));
    events.extend(BRANCHES.map(|result| Event::Named { seat, result }));
    events.extend(Skill::ALL.map(|skill| Event::TypeIgnored { seat, skill }));
    events.extend(causes().into_iter().map(|cause| Event::Rolling { seat, cause }));
    events.extend(Destination::ALL.map(|destination| Event::Destination { seat, destination }));
    events
}

/// Everything has a name by which it is found, by any of its names.
fn explain_all(teller: &Teller<'_>, board: &Board) {
    let title = |topic: &crate::Topic<_>| teller.say(&topic.title).to_string();
    let titles: Vec<String> = Galactica::topics().iter().map(title).collect();
    assert!(titles.len() > TERMS.len());
    let named = [
        Character::all().flat_map(|one| [one.row().id, one.row().name]).collect::<Vec<_>>(),
        Ability::rows().map(|(_, row)| row.name).collect(),
        Location::all().flat_map(|one| [one.row().id, one.row().name]).collect(),
        LOYALTY_CARDS.iter().map(|row| row.id).collect(),
        SKILL_CARDS.iter().flat_map(|row| [row.id, row.name]).collect(),
        Crisis::ALL.iter().flat_map(|one| [one.row().id, one.row().name]).collect(),
        SuperCrisis::ALL.iter().flat_map(|one| [one.row().id, one.row().name]).collect(),
        Quorum::ALL.iter().flat_map(|one| [one.row().id, one.row().name]).collect(),
        Destination::ALL.iter().flat_map(|one| [one.row().id, one.row().name]).collect(),
        BASESTAR_DAMAGE.iter().flat_map(|row| [row.id, row.name]).collect(),
        vec!["President", "Admiral", "Executive Order (Leadership 2)"],
    ];
    // The printed names are English ones.
    let english = teller.voice.language() == "en";
    let named = named.into_iter().flatten().filter(|_| english).map(str::to_uppercase);
    for name in titles.into_iter().chain(named) {
        for board in [None, Some(board)] {
            let rows = teller.voice.explain::<Galactica>(board, &name);
            said(&teller.lay(&rows.unwrap_or_else(|| panic!("'{name}' is not found"))), &name);
        }
    }
    said(&[teller.say(&Galactica::terms())], "the terms");
    for nothing in ["", "  ", "no such thing"] {
        assert_eq!(teller.voice.explain::<Galactica>(None, nothing), None, "'{nothing}'");
    }
    // Too little of a name: what it could be.
    if english {
        let several = teller.lay(&teller.voice.explain::<Galactica>(None, "cylon s").unwrap());
        assert!(several.len() == 1 && several[0].to_string().contains("Cylon Swarm"), "{several:?}");
    }
}

/// What the aid says where games at random rarely come to: before the last jump, with a full boarding
/// track, in a super crisis, to a Sympathizer.
fn say_aid(teller: &Teller<'_>, board: &Board) {
    let aid = |change: fn(&mut Board)| {
        let mut board = board.clone();
        change(&mut board);
        for part in Galactica::aid(&board) {
            let lines: Vec<_> = part.points.iter().map(|point| teller.say(&point.phrase)).collect();
            said(&lines, part.id);
        }
    };
    aid(|board| board.journey.distance = KOBOL.last_jump);
    aid(|board| {
        board.journey.distance = KOBOL.last_jump;
        board.dials[0].value = 0;
    });
    aid(|board| board.boarding.left = 0);
    aid(|board| {
        for basestar in board.areas.iter_mut().flat_map(|area| area.basestars.iter_mut()) {
            (basestar.damage, basestar.fired) = (tabletop::List::new(), true);
        }
    });
    aid(|board| board.crises.super_facing = Some(SuperCrisis::CylonIntruders));
    aid(|board| board.people.iter_mut().for_each(|person| (person.revealed, person.sympathizer) = (true, true)));
}

fn say_endings(teller: &Teller<'_>) {
    for ending in ENDINGS {
        let mut view = busy(teller.reader.viewer);
        view.ending = ending;
        let board = Galactica::board(&view);
        said(&teller.lay(&Galactica::table(&board)), "the table at the end");
        for winners in [SeatSet::one(YOU), SeatSet::one(OTHER)] {
            let outcome = tabletop::Outcome { winners, scores: tabletop::List::new(), ending: ending.name() };
            said(&teller.lay(&Galactica::result(&board, &outcome)), "the result");
        }
    }
}

fn say_orders(teller: &Teller<'_>) {
    let mut conditions = vec![Condition::MyViper, Condition::Hit, Condition::Destroyed, Condition::Jump];
    conditions.extend([Condition::Within(2), Condition::HandAtMost(1), Condition::HandAtLeast(5)]);
    conditions.extend(Dial::ALL.map(Condition::Red));
    let mut triggers = vec![Trigger::Any];
    triggers.extend(SKILL_CARDS.iter().map(|row| Trigger::Card(row.card)));
    triggers.extend(Ability::rows().map(|(_, row)| Trigger::Ability(row.ability)));
    for trigger in triggers {
        let play = |conditions: &[Condition]| When::PlayIf(conditions.to_vec());
        for when in [When::Never, When::Ask, When::AskIfUnusual, play(&[]), play(&conditions)] {
            said(&[teller.say(&Galactica::order(&Order::new(trigger, when)))], "an order");
        }
    }
}

fn prompts() -> Vec<Prompt> {
    let (area, location, card, crisis) = (Area::PortBow, Location::AdmiralsQuarters, Quorum::ALL[2], Crisis::default());
    let mut prompts = vec![
        Prompt::PickCharacter,
        Prompt::StartArea,
        Prompt::OpeningHand { flexible: true },
        Prompt::OpeningHand { flexible: false },
        Prompt::ReceiveSkills,
        Prompt::DrawAny { count: 2 },
        Prompt::Move,
        Prompt::PayMove,
        Prompt::Action,
        Prompt::PayActivation { location },
        Prompt::OrderWhom,
        Prompt::UseOrder,
        Prompt::RepairWhat { location: Location::HangarDeck },
        Prompt::RepairVipers,
        Prompt::ScoutDeck,
        Prompt::LookAtCivilians,
        Prompt::MoveCivilian { ship: 0 },
        Prompt::MoveCivilian { ship: 11 },
        Prompt::CommandViper { left: 2 },
        Prompt::Barrage { left: 1 },
        Prompt::FireAt,
        Prompt::LaunchWhere,
        Prompt::RecallWhich,
        Prompt::AttackCenturion,
        Prompt::ChooseCharacter { location },
        Prompt::ChooseCharacter { location: Location::Administration },
        Prompt::LeaveBrig { who: YOU },
        Prompt::LeaveBrig { who: OTHER },
        Prompt::QuorumMore,
        Prompt::PoliticianPick,
        Prompt::LookWhose,
        Prompt::GainWhich,
        Prompt::AppointWhom { card },
        Prompt::QuorumWhom { card },
        Prompt::DestroyPiece { left: 1 },
        Prompt::CrisisPick,
        Prompt::OneOf { card: Quorum::AuthorizationOfBrutalForce },
        Prompt::ResignOrJail,
        Prompt::PayFuel { crisis },
        Prompt::PayFuel { crisis: Crisis::CrashLanding },
        Prompt::SendWhom { crisis, to: Location::Brig, may: true },
        Prompt::SendWhom { crisis, to: Location::Sickbay, may: false },
        Prompt::BlindDevotion,
        Prompt::CommandAuthority,
        Prompt::AlertViperPilot,
        Prompt::Recon,
        Prompt::CylonHatred,
        Prompt::FriendsInLowPlaces { location },
        Prompt::Arbitrate,
        Prompt::Discard { count: 3 },
        Prompt::NextArea,
        Prompt::AttackWhichPilot { area },
        Prompt::AttackWhichCivilian { area },
        Prompt::BoardWhich,
        Prompt::DamageWhichViper,
        Prompt::DestroyWhichCivilian,
        Prompt::DestinationPick,
        Prompt::RestoreVipers,
        Prompt::RestoreRaptor,
        Prompt::ApplyToken,
        Prompt::Caprica,
        Prompt::CylonFleet,
        Prompt::LookAtHand,
        Prompt::TakeCard { from: OTHER },
        Prompt::ExchangeSuperCrisis,
        Prompt::PassLoyalty,
        Prompt::GiveSympathizer,
    ];
    prompts.extend(decks().into_iter().flat_map(|deck| [Prompt::TopOrBottom { deck }, Prompt::BuryNext { deck }]));
    prompts.extend(Title::ALL.map(|title| Prompt::GiveTitle { title }));
    prompts.extend(CRAFTS.map(|craft| Prompt::PlaceWhere { craft }));
    prompts.extend(Destination::ALL.map(|destination| Prompt::Risk { destination }));
    prompts.extend(loyalties().into_iter().flat_map(|card| [Prompt::UsePower { card }, Prompt::PowerTarget { card }]));
    prompts
}

/// Prompts with many faces, for which not every item is tried.
fn many_prompts() -> Vec<Prompt> {
    let mut prompts = Vec::new();
    for crisis in Crisis::ALL {
        prompts.extend([
            Prompt::CrisisHalf { crisis },
            Prompt::SecretDestiny { crisis },
            Prompt::MysteriousIntuition { crisis },
        ]);
        prompts.extend((0..2).map(|half| Prompt::MoralCompass { crisis, half }));
    }
    for cause in causes() {
        prompts.extend([-2, 0, 2].map(|bonus| Prompt::BeforeRoll { cause, bonus }));
        prompts.push(Prompt::EcoOfficer { cause, result: 4 });
    }
    for pilot in [None, Some(YOU), Some(OTHER)] {
        prompts.extend((1..=8).map(|result| Prompt::Evade { area: Area::Rear, pilot, result }));
    }
    for matter in matters() {
        prompts.push(Prompt::Contribute { matter, difficulty: 9 });
        prompts.push(Prompt::BeforeCheck { matter, difficulty: 9, committee: true, research: false });
        prompts.extend([3, 8, 30].map(|total| Prompt::Emergency { matter, total, difficulty: 9 }));
    }
    prompts
}

fn items() -> Vec<Item> {
    let (area, to) = (Area::PortBow, Area::Front);
    let mut items = vec![
        Item::DrawQuorum,
        Item::Launch(area),
        Item::Recall(area),
        Item::Fly { from: area, to },
        Item::SuperCrisis,
        Item::Yes,
        Item::Top,
        Item::Bottom,
        Item::LaunchAll,
        Item::MoveAndAct,
        Item::ActTwice,
        Item::DamagedViper,
        Item::DestroyedViper,
        Item::Viper(area),
    ];
    items.extend([YOU, OTHER].into_iter().flat_map(|seat| [Item::Seat(seat), Item::Piloted(seat)]));
    items.extend((0..2).map(Item::Nuke));
    items.extend((0..4).map(Item::Centurion));
    items.extend([0, 11].map(Item::Civilian));
    items.extend((0..3).map(Item::Half));
    items.extend([-3, 2].map(Item::Difficulty));
    items.extend(Area::ALL.map(Item::Area));
    items.extend([Prey::Raider, Prey::HeavyRaider, Prey::Basestar(0)].map(|prey| Item::Strike { area, prey }));
    items.extend(Skill::ALL.map(Item::Skill));
    items.extend(Dial::ALL.map(Item::Dial));
    items.extend(ICONS.map(Item::Icon));
    items.extend(BRANCHES.map(Item::Result));
    items.extend(loyalties().into_iter().map(Item::Reveal));
    items.extend(decks().into_iter().map(Item::Deck));
    items.extend(Location::all().flat_map(|one| [Item::Location(one), Item::Activate(one)]));
    items.push(Item::Card(kinds()[0]));
    items.push(Item::Crisis(Crisis::default()));
    items
}

/// Items with many faces.
fn many_items() -> Vec<Item> {
    let mut items: Vec<Item> = Crisis::ALL.map(Item::Crisis).to_vec();
    items.extend(kinds().into_iter().map(Item::Card));
    items.extend(Quorum::ALL.map(Item::Quorum));
    items.extend(Destination::ALL.map(Item::Destination));
    items.extend(Character::all().map(Item::Character));
    items.extend(Ability::rows().map(|(_, row)| Item::Ability(row.ability)));
    items.extend(GALACTICA_DAMAGE.map(Item::Token));
    items
}

/// Every item under every prompt, also where the two never meet: nothing is unsayable.
fn say_questions(words: &Words) {
    let names = names();
    let check = Check { step: CheckStep::Contribute, turn: 1, research: true, committee: true, ..Check::default() };
    let check = Check { ignored: Some(Skill::Piloting), difficulty: 9, ..check };
    for viewer in [Viewer::Seat(YOU), Viewer::Seat(Seat(3))] {
        let teller = Teller { voice: words.game(Galactica::ID), reader: Reader { viewer, names: &names } };
        let mut view = busy(viewer);
        let ask = |prompt: Prompt, items: &[Item]| {
            let mut ask = Ask::default();
            ask.start(prompt, 1, 2).pick.from.extend(items);
            ask
        };
        let (items, many) = (items(), many_items());
        let say = |view: &View, prompt: Prompt, items: &[Item]| {
            // What is about a check is asked while one is on.
            let mut view = view.clone();
            let on = view.frames.iter().any(|frame| matches!(frame, Frame::Check(_)));
            if let Prompt::Contribute { matter, .. } | Prompt::BeforeCheck { matter, .. } = prompt
                && !on
            {
                view.frames.push(Frame::Check(Check::of(matter)));
            } else if prompt == Prompt::BlindDevotion && !on {
                view.frames.push(Frame::Check(Check::default()));
            }
            let board = &Galactica::board(&view);
            for offered in [&[][..], items] {
                said(&[teller.say(&Galactica::prompt(board, &ask(prompt, offered)))], &format!("{prompt:?}"));
            }
            let ask = ask(prompt, items);
            for picked in [&[][..], &items[..items.len().min(2)]] {
                let hint: Vec<_> =
                    Galactica::hint(board, &ask, picked, &[]).iter().map(|one| teller.say(one)).collect();
                said(&hint, &format!("hint, {prompt:?}"));
            }
            for &item in items {
                say_option(&teller, Galactica::option(board, &ask, item), &format!("{prompt:?}, {item:?}"));
                said(&teller.lay(&Galactica::help(board, &ask, item)), &format!("help, {prompt:?}, {item:?}"));
            }
        };
        prompts().into_iter().for_each(|prompt| say(&view, prompt, &items));
        many_prompts().into_iter().for_each(|prompt| say(&view, prompt, &items[..24]));
        say(&view, Prompt::Action, &many);
        // While a check is on.
        view.frames.push(Frame::Check(check));
        let matter = Matter::Crisis(Crisis::Resistance);
        say(&view, Prompt::Contribute { matter, difficulty: 9 }, &many);
        said(&teller.lay(&Galactica::table(&Galactica::board(&view))), "a table with a check");
        // While cards roll: each text with a roll in it.
        for text in Quorum::ALL.map(Text::Quorum).into_iter().chain(Destination::ALL.map(Text::Destination)) {
            for pc in 0..text.program(Block::Text).len() as u8 {
                let run = Run { text, block: Block::Text, within: 0, arm: 0, pc, stage: 0, seat: YOU, target: OTHER };
                view.frames.push(Frame::Run(run));
                for cause in [Cause::AtMost(3), Cause::AtLeast(6)] {
                    say(&view, Prompt::BeforeRoll { cause, bonus: 0 }, &[Item::Card(kinds()[0])]);
                }
                say(&view, Prompt::ResignOrJail, &[Item::Half(0), Item::Half(1)]);
                view.frames.pop();
            }
        }
    }
}
