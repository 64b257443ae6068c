//! What earlier players were seen to do wrong, each from a position like the one where it went wrong.

use ::galactica::cards::{
    Area, CardFace as _, Character, Civilian, Craft, Crisis, Icon, Kind, Location, Loyalty, Quorum, Skill, SuperCrisis,
    Title,
};
use ::galactica::frame::{
    Action, Caprica, Check, CheckStep, Frame, Movement, Politician, Relocate, Resolve, Scout, ScoutStep, Ships, Turn,
    TurnStep,
};
use ::galactica::position::{self, card};
use ::galactica::state::Dial;
use ::galactica::{Ask, Board, Claim, DeckName, Galactica, Item, Log, Matter, Place, Prompt, Setup, State};
use tabletop::{Game, Seat, Seed, Viewer};

use super::Greedy;
use crate::{Bot, Quick};

const FIVE: [Character; 5] =
    [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck, Character::Tyrol, Character::SaulTigh];

fn game(characters: &[Character]) -> State {
    let mut state = position::new(characters, 3);
    state.clear_space();
    state
}

fn quiet() -> State {
    game(&FIVE)
}

fn at(state: &mut State, frame: impl Into<Frame>) {
    state.set_frames(&[Turn { step: TurnStep::Crisis }.into(), frame.into()]);
    state.resume(&mut Log::off());
}

fn board(state: &State, seat: Seat) -> Board {
    Galactica::board(&Galactica::view(state, Viewer::Seat(seat)))
}

fn answer(state: &State, seat: Seat) -> Vec<Item> {
    let mut items = Vec::new();
    let view = Galactica::view(state, Viewer::Seat(seat));
    Greedy::new(1).answer(seat, &Ask::of(state, seat), Some(&view), &mut items);
    items
}

fn apply(state: &mut State, items: &[Item]) {
    let seat = Galactica::asked(state).first().expect("somebody is asked");
    Galactica::apply(state, seat, items, &mut Log::off());
}

fn strength(items: &[Item]) -> u8 {
    items.iter().map(|item| if let Item::Card(kind) = item { kind.strength } else { 0 }).sum()
}

/// A check with this seat to give, and nobody else has a card.
fn checked(state: &mut State, check: Check, giver: Seat) {
    at(state, Check { step: CheckStep::Destiny, ..check });
    while Galactica::asked(state).first() != Some(giver) {
        apply(state, &[]);
    }
}

/// Three in the Armory, a check of 7 that jails them all, and nobody gave a card.
#[test]
fn three_in_the_armory_are_worth_a_check_of_seven() {
    use Skill::{Leadership, Tactics};
    let give = |there: bool| {
        let mut state = quiet();
        for seat in 1..4 {
            state.set_place(Seat(seat), Place::At(if there { Location::Armory } else { Location::Command }));
        }
        for seat in 1..5 {
            state.set_hand(Seat(seat), &[]);
        }
        state.set_hand(Seat(0), &[card(Leadership, 5), card(Tactics, 4), card(Tactics, 3), card(Leadership, 3)]);
        checked(&mut state, Check::of(Matter::Crisis(Crisis::MissingG4Explosives)), Seat(0));
        strength(&answer(&state, Seat(0)))
    };
    assert!(give(true) >= 9, "{}", give(true));
    assert!(give(false) < give(true), "one food alone is not worth as much");
}

/// An accuser gave nothing, with Tactics 3 and 5 in hand; and what the accused may hold is no help.
#[test]
fn whoever_accuses_pays_for_it() {
    use Skill::{Leadership, Tactics};
    let mut state = quiet();
    state.set_title(Title::Admiral, Seat(2));
    state.set_loyalty(Seat(2), &[Loyalty::CylonBrig]);
    state.loyalty.known[0][2] = ::galactica::loyalties::Faces::of(&state.loyalty.held[2]);
    for seat in [1, 3, 4] {
        state.set_hand(Seat(seat), &[]);
    }
    state.set_hand(Seat(2), &[card(Leadership, 5), card(Leadership, 4), card(Tactics, 4)]);
    state.set_hand(Seat(0), &[card(Tactics, 3), card(Tactics, 5), card(Leadership, 2)]);
    state.set_place(Seat(0), Place::At(Location::AdmiralsQuarters));
    at(&mut state, Check::location(Location::AdmiralsQuarters, Seat(0), Seat(2)));
    while !matches!(Ask::of(&state, Seat(0)).prompt, Prompt::Contribute { .. })
        || Galactica::asked(&state).first() != Some(Seat(0))
    {
        apply(&mut state, &[]);
    }
    assert!(strength(&answer(&state, Seat(0))) >= 7, "{:?}", answer(&state, Seat(0)));
}

/// Against the accusation of somebody whom they know to be human people gave one card, while the accuser paid for the rest.
#[test]
fn an_accusation_of_a_human_is_stopped() {
    use Skill::{Leadership, Piloting, Politics, Tactics};
    let gives = |loyalty: Loyalty, accuser: &[Kind]| {
        let mut state = quiet();
        state.set_loyalty(Seat(2), &[loyalty]);
        state.loyalty.known[0][2] = ::galactica::loyalties::Faces::of(&state.loyalty.held[2]);
        for seat in 2..5 {
            state.set_hand(Seat(seat), &[]);
        }
        state.set_hand(Seat(1), accuser);
        state.set_hand(Seat(0), &[card(Politics, 3), card(Piloting, 3), card(Piloting, 2), card(Leadership, 1)]);
        state.set_place(Seat(1), Place::At(Location::AdmiralsQuarters));
        state.set_turn(Seat(1), TurnStep::Action);
        at(&mut state, Check::location(Location::AdmiralsQuarters, Seat(1), Seat(2)));
        while !matches!(Ask::of(&state, Seat(0)).prompt, Prompt::Contribute { .. })
            || Galactica::asked(&state).first() != Some(Seat(0))
        {
            apply(&mut state, &[]);
        }
        answer(&state, Seat(0))
    };
    let rich = [card(Leadership, 5), card(Leadership, 4), card(Leadership, 3), card(Tactics, 4), card(Tactics, 3)];
    let against = [Item::Card(card(Politics, 3)), Item::Card(card(Piloting, 3)), Item::Card(card(Piloting, 2))];
    let stopped = gives(Loyalty::NotACylon, &rich);
    assert!(stopped.len() > 1 && stopped.iter().all(|item| against.contains(item)), "{stopped:?}");
    let alone = gives(Loyalty::NotACylon, &[]);
    assert!(alone.len() < stopped.len(), "it all but fails by itself: {alone:?}");
    let many = [rich, rich.map(|kind| card(kind.skill(), kind.strength.min(3)))].concat();
    assert!(gives(Loyalty::NotACylon, &many).is_empty(), "it passes whatever is given");
    let helped = gives(Loyalty::CylonBrig, &rich);
    assert!(!helped.iter().any(|item| against.contains(item)), "{helped:?}");
}

/// Of several ships the empty one goes before two of population, if whose turn it is has looked at them.
#[test]
fn raiders_are_shown_the_ship_that_carries_least() {
    let mut state = quiet();
    state.add_civilian(Area::Rear, Civilian::Pop2);
    state.add_civilian(Area::Rear, Civilian::Empty);
    state.add_ships(Craft::Raider, Area::Rear, 1);
    at(&mut state, Ships::of(Icon::Raiders));
    let seat = Galactica::asked(&state).first().expect("whose turn it is chooses");
    let ask = Ask::of(&state, seat);
    assert!(matches!(ask.prompt, Prompt::AttackWhichCivilian { .. }), "{ask:?}");
    for first_is_empty in [false, true] {
        state.space.civilians.iter_mut().for_each(|ship| ship.known.insert(seat));
        let faces: Vec<Civilian> = state.space.civilians.iter().map(|ship| Civilian::of(ship.ship)).collect();
        let empty = faces.iter().position(|&face| face == Civilian::Empty).expect("one is empty");
        assert_eq!(empty == 0, first_is_empty, "{faces:?}");
        assert_eq!(answer(&state, seat), [Item::Civilian(empty as u8)]);
        state.space.civilians.reverse();
    }
}

/// Where raiders act in several areas, those first that take nothing.
#[test]
fn the_raiders_that_take_nothing_act_first() {
    let mut state = quiet();
    state.add_civilian(Area::Rear, Civilian::Pop2);
    state.add_ships(Craft::Raider, Area::Rear, 1);
    state.add_ships(Craft::Raider, Area::Front, 1);
    at(&mut state, Ships::of(Icon::Raiders));
    let seat = Galactica::asked(&state).first().expect("whose turn it is chooses");
    assert_eq!(Ask::of(&state, seat).prompt, Prompt::NextArea);
    assert_eq!(answer(&state, seat), [Item::Area(Area::Front)]);
}

/// Before a jump the way on is scouted, otherwise what comes next.
#[test]
fn the_deck_that_comes_next_is_scouted() {
    let scout = |jump: u8| {
        let mut state = quiet();
        state.jump = jump;
        at(&mut state, Scout { step: ScoutStep::Look, ..Scout::by(Seat(0)) });
        assert_eq!(Ask::of(&state, Seat(0)).prompt, Prompt::ScoutDeck);
        answer(&state, Seat(0))
    };
    assert_eq!(scout(0), [Item::Deck(DeckName::Crisis)]);
    assert_eq!(scout(4), [Item::Deck(DeckName::Destination)]);
}

/// Out of the Brig one goes where there is something to do.
#[test]
fn who_is_let_out_goes_where_there_is_work() {
    let mut state = quiet();
    (state.distance, state.jump) = (8, 4);
    state.set_place(Seat(0), Place::At(Location::Brig));
    at(&mut state, Relocate { by: Seat(0), who: Seat(0) });
    assert_eq!(Ask::of(&state, Seat(0)).prompt, Prompt::LeaveBrig { who: Seat(0) });
    assert_eq!(answer(&state, Seat(0)), [Item::Location(Location::FtlControl)]);
}

/// Of four Quorum cards the one that is needed.
#[test]
fn the_quorum_card_that_is_needed_is_carried_out() {
    let pick = |dial: Dial| {
        let mut state = quiet();
        state.dials[dial as usize] = 1;
        state.set_quorum_deck(&[
            Quorum::InspirationalSpeech,
            Quorum::FoodRationing,
            Quorum::EncourageMutiny,
            Quorum::AcceptProphecy,
        ]);
        at(&mut state, Politician::by(Seat(1)));
        assert_eq!(Ask::of(&state, Seat(1)).prompt, Prompt::PoliticianPick);
        answer(&state, Seat(1))
    };
    assert_eq!(pick(Dial::Morale), [Item::Quorum(Quorum::InspirationalSpeech)]);
    assert_eq!(pick(Dial::Food), [Item::Quorum(Quorum::FoodRationing)]);
}

/// Brutal force is for the centurion that is about to win the game, not for raiders that hunt nothing.
#[test]
fn brutal_force_is_used_where_it_saves_the_ship() {
    let mut state = quiet();
    state.space.centurions = [0, 0, 0, 1];
    state.add_ships(Craft::Raider, Area::Front, 3);
    state.set_title(Title::President, Seat(1));
    state.set_quorum_hand(&[Quorum::AuthorizationOfBrutalForce]);
    state.set_turn(Seat(1), TurnStep::Action);
    at(&mut state, Action::of(Seat(1)));
    apply(&mut state, &[Item::Quorum(Quorum::AuthorizationOfBrutalForce)]);
    for _ in 0..8 {
        let seat = Galactica::asked(&state).first().expect("the President chooses");
        if matches!(Ask::of(&state, seat).prompt, Prompt::OneOf { .. }) {
            assert_eq!(answer(&state, seat), [Item::Half(2)]);
            return;
        }
        apply(&mut state, &[]);
    }
    panic!("the President chooses one of three");
}

/// To give up an office is better than the Brig and the office's cards.
#[test]
fn a_president_resigns_rather_than_go_to_the_brig() {
    let mut state = quiet();
    at(&mut state, Resolve::chosen(Crisis::RequestedResignation));
    for _ in 0..8 {
        let seat = Galactica::asked(&state).first().expect("somebody chooses");
        match Ask::of(&state, seat).prompt {
            Prompt::ResignOrJail => {
                assert_eq!(answer(&state, seat), [Item::Half(0)]);
                return;
            }
            Prompt::CrisisHalf { .. } => apply(&mut state, &[Item::Half(1)]),
            _ => apply(&mut state, &[]),
        }
    }
    panic!("the President is asked");
}

/// Three cards, two of them to act at all, for one shot at a raider that hunts nothing.
#[test]
fn roslin_does_not_pay_three_cards_for_a_shot() {
    let mut state = quiet();
    state.set_place(Seat(1), Place::At(Location::PresidentsOffice));
    state.add_ships(Craft::Raider, Area::Front, 1);
    state.set_turn(Seat(1), TurnStep::Movement);
    at(&mut state, Movement::of(Seat(1)));
    assert_ne!(answer(&state, Seat(1)), [Item::Location(Location::WeaponsControl)]);
}

/// Cylons launched ships just before the fleet jumped, with a super crisis in hand.
#[test]
fn ships_are_not_launched_at_a_fleet_about_to_jump() {
    let mut state = quiet();
    state.jump = 4;
    state.add_ships(Craft::Basestar, Area::Front, 1);
    state.set_revealed(Seat(0), Loyalty::CylonMorale);
    state.set_super_crisis(Seat(0), SuperCrisis::InboundNukes);
    state.set_turn(Seat(0), TurnStep::Movement);
    at(&mut state, Movement::of(Seat(0)));
    assert_eq!(answer(&state, Seat(0)), [Item::Location(Location::Caprica)]);
    at(&mut state, Caprica::of(Seat(0)));
    assert_eq!(answer(&state, Seat(0)), [Item::SuperCrisis]);
}

/// A second Cylon card is passed on.
#[test]
fn a_second_cylon_card_is_passed_on() {
    let mut state = quiet();
    state.set_revealed(Seat(0), Loyalty::CylonMorale);
    state.set_loyalty(Seat(0), &[Loyalty::CylonDamage]);
    state.set_place(Seat(0), Place::At(Location::ResurrectionShip));
    state.set_turn(Seat(0), TurnStep::Action);
    at(&mut state, Action::of(Seat(0)));
    assert_eq!(answer(&state, Seat(0)), [Item::Activate(Location::ResurrectionShip)]);
}

/// Boomer's once-a-game power went into a check of 7 that the others could have passed.
#[test]
fn a_power_of_once_a_game_is_kept_for_what_would_fail() {
    use Skill::{Leadership, Politics};
    let named = |hand: &[Kind]| {
        let mut state = game(&[
            Character::WilliamAdama,
            Character::Boomer,
            Character::Starbuck,
            Character::Tyrol,
            Character::SaulTigh,
        ]);
        // Low Supplies: 7, one or two of morale.
        state.dials[Dial::Morale as usize] = 4;
        state.dials[Dial::Food as usize] = 4;
        for seat in [0, 2, 3, 4] {
            state.set_hand(Seat(seat), &[]);
        }
        state.set_hand(Seat(1), hand);
        let board = board(&state, Seat(1));
        let mut ask = Ask { prompt: Prompt::MysteriousIntuition { crisis: Crisis::LowSupplies }, ..Ask::default() };
        ask.pick.max = 1;
        let (mut bot, mut items) = (Greedy::new(1), Vec::new());
        let question = bot.question(Seat(1), &ask, &board);
        bot.decide(&question, &mut items);
        !items.is_empty()
    };
    assert!(named(&[]), "nobody has a card");
    let rich = [card(Politics, 5), card(Politics, 4), card(Leadership, 5), card(Leadership, 4), card(Politics, 3)];
    assert!(!named(&rich), "it will pass without");
}

/// Boomer named a failure as a hidden Cylon, which hardly a human ever does.
#[test]
fn a_hidden_cylon_names_no_failure() {
    let mut state = game(&[Character::WilliamAdama, Character::Boomer, Character::Starbuck, Character::Tyrol]);
    state.set_loyalty(Seat(1), &[Loyalty::CylonBrig]);
    state.dials[Dial::Morale as usize] = 1;
    let board = board(&state, Seat(1));
    let mut ask = Ask { prompt: Prompt::MysteriousIntuition { crisis: Crisis::LowSupplies }, ..Ask::default() };
    ask.pick.max = 1;
    let (mut bot, mut items) = (Greedy::new(1), Vec::new());
    let question = bot.question(Seat(1), &ask, &board);
    bot.decide(&question, &mut items);
    assert_eq!(items, []);
}

/// Somebody in the Brig tried to get out, told the others to let it fail, and nobody gave a card.
#[test]
fn nobody_asks_to_be_left_in_the_brig() {
    let mut state = quiet();
    for seat in 1..5 {
        state.set_hand(Seat(seat), &[]);
    }
    state.set_hand(Seat(0), &[card(Skill::Tactics, 1)]);
    state.set_place(Seat(0), Place::At(Location::Brig));
    at(&mut state, Check::location(Location::Brig, Seat(0), Seat(0)));
    let mut claims = Vec::new();
    Greedy::new(1).speak(Seat(0), &Galactica::view(&state, Viewer::Seat(Seat(0))), &mut claims);
    assert!(!claims.is_empty() && !claims.contains(&Claim::LetFail), "{claims:?}");
}

/// What will be lost at the end of the turn costs nothing: no "let it fail" before seven cards are given.
#[test]
fn who_gives_what_is_above_the_limit_says_so() {
    use Skill::{Leadership, Politics};
    let mut state = quiet();
    for seat in 0..5 {
        state.set_hand(Seat(seat), &[]);
    }
    let weak = [(Leadership, 1, 4), (Leadership, 2, 4), (Politics, 1, 5), (Politics, 2, 4)];
    let hand = weak.map(|(skill, strength, count)| vec![card(skill, strength); count]).concat();
    state.set_hand(Seat(0), &hand);
    at(&mut state, Check { step: CheckStep::Destiny, ..Check::of(Matter::Crisis(Crisis::LowSupplies)) });
    let mut claims = Vec::new();
    Greedy::new(1).speak(Seat(0), &Galactica::view(&state, Viewer::Seat(Seat(0))), &mut claims);
    assert!(!claims.contains(&Claim::LetFail), "{claims:?}");
}

/// Nothing is left to chance but who somebody is, so that games differ: in whole games every other question that must be answered
/// has a rule of thumb, for every role.
#[test]
fn every_question_has_a_reason() {
    let mut left = std::collections::BTreeMap::<String, u32>::new();
    for (players, games) in [(3, 30), (4, 30), (5, 60), (6, 60)] {
        for game in 0..games {
            let mut state = Galactica::start(&Setup::new(players), Seed::derive(9, game), &mut Log::off()).unwrap();
            let (mut bot, mut quick) = (Greedy::new(game), Quick::new(game));
            let (mut ask, mut items) = (Ask::default(), Vec::new());
            while let Some(seat) = Galactica::asked(&state).first() {
                Galactica::ask(&state, seat, &mut ask);
                items.clear();
                let view = Galactica::view(&state, Viewer::Seat(seat));
                let board = Board::of(&view);
                let question = bot.question(seat, &ask, &board);
                bot.decide(&question, &mut items);
                // A choice among what is all the same has no reason.
                let alike = ask.pick.from.windows(2).all(|pair| pair[0] == pair[1]);
                let varied = ask.prompt == Prompt::PickCharacter;
                if items.len() < usize::from(ask.pick.min) && !ask.pick.is_forced() && !alike && !varied {
                    *left.entry(format!("{:?}", ask.prompt)).or_default() += 1;
                }
                if tabletop::check(&ask.pick, &mut items).is_err() {
                    ask.pick.sample(|bound| quick.below(bound), &mut items);
                }
                Galactica::apply(&mut state, seat, &items, &mut Log::off());
            }
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}
