//! Who gave what to a check stays secret for ever (ruling 16/1), also after everything was turned up.
//!
//! The suite's two locksteps do not see this: what a check turns up is seen, so it is not exchanged, and a reveal ends the
//! comparison of other answers. Here the givers of two cards that one check turns up are exchanged, and a third party gets
//! the same, to the byte, before and long after. Two cards of one type simply change places (between two players, or a
//! player and the Destiny deck). For two cards of different types each of two players gives the other type instead; what
//! they keep then differs too, and the worlds go on together until one of those cards is shown.

use galactica::cards::{Skill, skill_of};
use galactica::view::View;
use galactica::{Draft, Event, Galactica, Item, Prompt, Setup, State};
use tabletop::{Ask, CardId, Dice, Game, Log, Probe, Seat, SeatSet, Seed, Shows, Token, Viewer, answer, check};

type Step = Vec<(Seat, Vec<Item>)>;

/// After the check is open the worlds go on together for so many steps.
const ON: usize = 30;

fn choose(state: &State, dice: &mut Dice) -> Step {
    let one = |seat: Seat| {
        let mut items = Vec::new();
        Ask::<Galactica>::of(state, seat).pick.sample(|bound| dice.below(bound), &mut items);
        (seat, items)
    };
    Galactica::asked(state).iter().map(one).collect()
}

/// What the viewer gets of a step.
fn apply(state: &mut State, step: &Step, viewer: Viewer) -> (View, Vec<Event>, SeatSet) {
    let mut log = Log::on();
    for (seat, items) in step {
        answer::<Galactica>(state, *seat, &mut items.clone(), &mut log).expect("legal in both worlds");
    }
    let events = log.take().0.iter().filter_map(|entry| entry.seen_by(viewer)).cloned().collect();
    (Galactica::view(state, viewer), events, Galactica::asked(state))
}

fn contributing(state: &State) -> bool {
    let first = Galactica::asked(state).first();
    // Face down, that is: under Investigative Committee everybody sees.
    first.is_some_and(|seat| {
        let ask = Ask::<Galactica>::of(state, seat);
        matches!(ask.prompt, Prompt::Contribute { .. }) && ask.shows == Shows::Count
    })
}

/// Plays the contributions. Gives the steps and the state just before the last of them.
fn contributions(start: &State, dice: &mut Dice) -> (Vec<Step>, State) {
    let (mut state, mut steps) = (start.clone(), Vec::new());
    loop {
        let before = state.clone();
        let step = choose(&state, dice);
        apply(&mut state, &step, Viewer::Public);
        steps.push(step);
        if !contributing(&state) {
            return (steps, before);
        }
    }
}

/// Cards on their way into the check, with where they come from; `None` is the Destiny deck.
fn sources(before: &State, last: &(Seat, Vec<Item>)) -> Vec<(CardId, Option<Seat>)> {
    let mut all: Vec<(CardId, Option<Seat>)> = before.fate.iter().map(|card| (card, None)).collect();
    for seat in before.seats() {
        all.extend(before.given[seat.index()].iter().map(|card| (card, Some(seat))));
    }
    let tokens = Galactica::tokens_of(before, last.0, &last.1);
    all.extend(tokens.into_iter().flatten().map(|token| (token as CardId, Some(last.0))));
    all
}

#[test]
fn givers_exchanged_within_a_check_make_no_difference_to_anybody_else() {
    // Between two players, with the Destiny deck, and across types.
    let (mut pairs, mut steps) = ([0u32; 3], [0u32; 3]);
    for index in 0..300 {
        let setup = Setup { characters: Draft::Random, ..Setup::new(3 + (index % 4) as u8) };
        let mut state = Galactica::start(&setup, Seed::derive(31, index), &mut Log::off()).unwrap();
        let mut dice = Dice::new(Seed::derive(32, index));
        let mut was = false;
        while Galactica::asked(&state) != SeatSet::EMPTY {
            if contributing(&state) && !was {
                let viewers: Vec<Viewer> = state.seats().map(Viewer::Seat).chain([Viewer::Public]).collect();
                let viewer = viewers[dice.below(viewers.len() as u32) as usize];
                if let Some((compared, kind)) = pair(&state, viewer, &mut dice) {
                    pairs[kind] += 1;
                    steps[kind] += compared;
                }
            }
            was = contributing(&state);
            let step = choose(&state, &mut dice);
            apply(&mut state, &step, Viewer::Public);
        }
    }
    println!("pairs {pairs:?}, steps compared {steps:?}");
    assert!(pairs.iter().all(|&pairs| pairs > 50) && (0..3).all(|kind| steps[kind] > 3 * pairs[kind]));
}

/// An exchange of cards between two worlds, a few pairs.
struct Swap(Vec<(CardId, CardId)>);

impl Swap {
    fn of(&self, token: Token) -> Token {
        let pair = self.0.iter().find(|&&(a, b)| token == Token::from(a) || token == Token::from(b));
        pair.map_or(token, |&(a, b)| if token == Token::from(a) { Token::from(b) } else { Token::from(a) })
    }
}

struct Exchange {
    /// What lies elsewhere in the second world from the start.
    before: Swap,
    /// Cards given in the first world, and what their owner gives in the second, as the first world names them.
    instead: Vec<(CardId, CardId)>,
    /// What lies elsewhere once the check is over.
    after: Swap,
    kind: usize,
}

/// Everything that can be exchanged without the viewer being able to tell.
fn exchanges(before: &State, last: &(Seat, Vec<Item>), hidden: &[Token]) -> Vec<Exchange> {
    let sources = sources(before, last);
    let kept = |seat: Seat, skill: Skill| {
        let mine = before.hands[seat.index()].iter().filter(|card| !sources.iter().any(|(given, _)| given == card));
        mine.filter(move |&card| skill_of(card) == skill && hidden.contains(&Token::from(card))).collect::<Vec<_>>()
    };
    let mut options = Vec::new();
    for &(a, from_a) in &sources {
        for &(b, from_b) in sources.iter().filter(|&&(b, _)| b > a) {
            if from_a == from_b || [a, b].iter().any(|&card| !hidden.contains(&Token::from(card))) {
                continue;
            }
            if skill_of(a) == skill_of(b) {
                let fate = from_a.is_none() || from_b.is_none();
                let before = Swap(vec![(a, b)]);
                options.push(Exchange { before, instead: vec![], after: Swap(vec![]), kind: usize::from(fate) });
            } else if let (Some(one), Some(two)) = (from_a, from_b) {
                for other_a in kept(one, skill_of(b)) {
                    for other_b in kept(two, skill_of(a)) {
                        options.push(Exchange {
                            before: Swap(vec![(a, other_b), (b, other_a)]),
                            instead: vec![(a, other_a), (b, other_b)],
                            after: Swap(vec![(other_a, other_b)]),
                            kind: 2,
                        });
                    }
                }
            }
        }
    }
    options
}

/// The same step in the second world. `None` if it is no legal answer there: then something is shown that differs.
fn mapped(first: &State, second: &State, step: &Step, instead: &[(CardId, CardId)], swap: &Swap) -> Option<Step> {
    let one = |(seat, items): &(Seat, Vec<Item>)| {
        let name = |(item, token): (&Item, Option<Token>)| {
            let Some(token) = token else { return *item };
            let given =
                instead.iter().find(|pair| Token::from(pair.0) == token).map_or(token, |pair| Token::from(pair.1));
            if swap.of(given) == token { *item } else { Galactica::item_of(swap.of(given)) }
        };
        let tokens = Galactica::tokens_of(first, *seat, items);
        let mut items: Vec<Item> = items.iter().zip(tokens).map(name).collect();
        check(&Ask::<Galactica>::of(second, *seat).pick, &mut items).ok()?;
        Some((*seat, items))
    };
    step.iter().map(one).collect()
}

/// Did the engine pick cards out of a hand? Which place of a hand a card is in differs between the worlds, so that the same
/// throw takes another card: as likely, but not the same.
fn at_random(events: &[Event], step: &Step) -> bool {
    events.iter().any(|event| {
        let Event::Discarded { seat, cards } = event else { return false };
        let answered = step.iter().any(|(by, items)| {
            by == seat && items.iter().filter(|item| matches!(item, Item::Card(_))).count() == cards.len()
        });
        !answered
    })
}

/// Compares the two worlds. `None` if there is nothing to exchange.
fn pair(start: &State, viewer: Viewer, dice: &mut Dice) -> Option<(u32, usize)> {
    let (steps, before) = contributions(start, dice);
    let hidden =
        |state: &State| -> Vec<Token> { Galactica::hidden(state, viewer).iter().map(|&(token, _)| token).collect() };
    let mut options = exchanges(&before, &steps[steps.len() - 1][0], &hidden(start));
    // As many of each kind as there are.
    let kinds: Vec<usize> = (0..3).filter(|&kind| options.iter().any(|option| option.kind == kind)).collect();
    let kind = *kinds.get(dice.below(kinds.len().max(1) as u32) as usize)?;
    options.retain(|option| option.kind == kind);
    let Exchange { before, instead, after, kind } = options.swap_remove(dice.below(options.len() as u32) as usize);

    let (mut first, mut second) = (start.clone(), start.clone());
    Galactica::relabel(&mut second, &|token| before.of(token));
    assert_eq!(Galactica::view(&first, viewer), Galactica::view(&second, viewer));
    let mut compared = 0;
    for step in &steps {
        let other = mapped(&first, &second, step, &instead, &before).expect("cards of the same hand");
        let told = (apply(&mut first, step, viewer), apply(&mut second, &other, viewer));
        assert_eq!(told.0, told.1, "{viewer:?}, {:?} exchanged, at the contributions", before.0);
        compared += 1;
    }
    for _ in 0..ON {
        if Galactica::asked(&first) == SeatSet::EMPTY {
            break;
        }
        let step = choose(&first, dice);
        // One of the exchanged cards is used: it may be shown, and be shuffled away again at once.
        let used = |(seat, items): &(Seat, Vec<Item>)| {
            let tokens = Galactica::tokens_of(&first, *seat, items);
            tokens.into_iter().flatten().any(|token| after.of(token) != token)
        };
        if step.iter().any(used) {
            break;
        }
        let Some(other) = mapped(&first, &second, &step, &[], &after) else { break };
        let told = (apply(&mut first, &step, viewer), apply(&mut second, &other, viewer));
        if at_random(&told.0.1, &step) {
            break;
        }
        let still = hidden(&first);
        if after.0.iter().any(|&(a, b)| [a, b].iter().any(|&card| !still.contains(&Token::from(card)))) {
            break;
        }
        assert_eq!(told.0, told.1, "{viewer:?}, {:?} exchanged, after the check", before.0);
        compared += 1;
    }
    Some((compared, kind))
}
