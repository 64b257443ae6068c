//! What Race's help says: each statement with the ruling it comes from, so that none is lost when texts are edited.

use race::cards::Good;
use race::{Kind, Race};
use tabletop::Game;

use super::{Teller, texts};
use crate::race::{SIGNS, signs};
use crate::{Reader, Words, race_aid, race_card, race_distribution};

fn english<T>(tell: impl FnOnce(Teller<'_>) -> T) -> T {
    let words = Words::english();
    tell(Teller { voice: words.game(Race::ID), reader: Reader::NOBODY })
}

/// What `? NAME` says at no table.
fn explained(name: &str) -> String {
    english(|teller| {
        let rows = teller.voice.explain::<Race>(None, name).unwrap_or_else(|| panic!("'{name}' is not found"));
        texts(&teller.lay(&rows)).join("\n")
    })
}

fn card(id: &str) -> String {
    english(|teller| texts(&teller.lay(&race_card(Kind::named(id).unwrap()))).join("\n"))
}

fn says(text: &str, statements: &[&str]) {
    for statement in statements {
        assert!(text.contains(statement), "'{statement}' is missing in:\n{text}");
    }
}

/// The five phases with the bonuses of all seven action cards; what is on a card; goods with their prices; the end.
#[test]
fn the_aid_is_one_page() {
    let aid = explained("aid");
    says(
        &aid,
        &[
            "Explore: look at 2 cards and keep 1.",
            "look at 5 more, or look at 1 more and keep 1 more",
            "Develop: build one development.",
            "it costs 1 card less",
            "Settle: place one world",
            "draw a card after placing it",
            "Consume: use each of your Consume powers once.",
            "sell one good first (Trade), or get twice the VPs for goods (2x VPs)",
            "Produce: every production world without a good gets one.",
            "so does one of your windfall worlds",
            "Defense: the Military you need",
            "12 cards in their tableau or the VP pool runs out",
        ],
    );
    for good in Good::ALL {
        says(&aid, &[&format!("sells for {} cards", good.price())]);
    }
    assert!(aid.lines().count() <= 48, "one page:\n{aid}");
    assert_eq!(explained("signs"), aid);
}

/// Every power of every card has a sign in the aid, and every sign is shown by a power that has it.
#[test]
fn the_aid_explains_every_sign() {
    let listed: Vec<&str> = SIGNS.iter().flat_map(|(_, signs)| signs.iter().copied()).collect();
    for kind in Kind::all() {
        let missing: Vec<&str> = signs(kind).filter(|sign| !listed.contains(sign)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", kind.design().id);
    }
    let aid = race_aid();
    let entries = &aid.iter().find(|chapter| chapter.id == "signs").unwrap().entries;
    assert_eq!(entries.iter().map(|entry| entry.id).collect::<Vec<_>>(), listed);
    for entry in entries {
        let (kind, at) = entry.power.unwrap_or_else(|| panic!("no card shows {}", entry.id));
        assert_eq!(signs(kind).nth(at), Some(entry.id));
    }
}

/// TWO-1 to TWO-8.
#[test]
fn the_experienced_game() {
    says(
        &explained("experienced"),
        &[
            "two of nine action cards",
            "that phase is played twice, and you have the bonus both times",
            "powers placed in the first work in the second",
            "an opponent who chose that phase once has the bonus in the first only",
            "look at 8 cards and keep 2",
            "you sell a good, then consume for doubled VPs",
        ],
    );
}

/// RND-3: what whoever chose a phase gets, at the phase and at each action card.
#[test]
fn bonuses_are_said() {
    says(
        &explained("explore"),
        &["If you chose Explore +5: look at 5 more cards.", "If you chose Explore +1, +1: look at 1"],
    );
    says(&explained("develop"), &["If you chose Develop: your development costs 1 card less."]);
    says(&explained("settle"), &["If you chose Settle: draw a card after placing a world."]);
    says(&explained("produce"), &["If you chose Produce: a good on one of your windfall worlds without one."]);
    for action in ["explore-plus-5", "explore-plus-1-1", "Consume: Trade", "Consume: 2x VPs"] {
        says(&explained(action), &["Your bonus: "]);
    }
}

/// CON-15.
#[test]
fn doubling() {
    for name in ["2x vps", "double"] {
        says(
            &explained(name),
            &[
                "twice the VPs for the goods they consume",
                "Cards are not doubled",
                "Deficit Spending and Merchant World",
            ],
        );
    }
}

/// POW-3 to POW-5.
#[test]
fn powers() {
    says(
        &explained("powers"),
        &[
            "Unless it says that you may use it, it is used whenever it can be",
            "you must use if it is the only way to place the card you have revealed",
            "finish one before you begin the next",
        ],
    );
}

/// POW-8, 14/8.
#[test]
fn words_on_cards() {
    says(
        &explained("keywords"),
        &[
            "Galactic Imperium asks for Rebel worlds",
            "Alien Tech Institute scores cards with Alien in their titles",
            "The others do nothing.",
            "look at the kind of good, not at the word",
        ],
    );
}

/// SIX-11, SIX-9, SET3-6.
#[test]
fn rulings_on_cards() {
    says(
        &card("new-galactic-order"),
        &["Negative Military counts. Military against certain worlds only, and Military for a discard, does not."],
    );
    says(&card("new-economy"), &["Trade powers do not."]);
    says(&card("contact-specialist"), &["its defense less 1, and less your discounts on worlds"]);
    // Trade League asks for Trade powers, and has nothing to add.
    assert!(!card("trade-league").contains("do not."));
}

/// SET-6, PRE-1, PRE-2, PRE-6, ORD-2.
#[test]
fn start_worlds_and_the_first_game() {
    says(
        &explained("start world"),
        &["numbered 0 to 4", "Alpha Centauri begins with a good", "The lowest number goes first"],
    );
    says(&explained("first game"), &["1, 2 and so on are used, one for each player", "everyone knows all hands"]);
    says(&card("alpha-centauri"), &["which begins with a good"]);
    assert!(!card("old-earth").contains("begins with a good"));
    says(&card("gem-world"), &["in the first game it belongs to start world 1"]);
    says(&card("public-works"), &["in the first game one copy belongs to start world 1"]);
}

#[test]
fn goods_and_the_length_of_a_game() {
    says(&explained("goods"), &["luxuries", "rare elements", "genetic material", "alien technology"]);
    says(&explained("end"), &["usually lasts 7 to 11 rounds"]);
}

/// Rulebook, card distribution: the numbers are those that `race/tests/statistics.rs` derives.
#[test]
fn distribution() {
    let lines = english(|teller| texts(&teller.lay(&race_distribution())));
    assert_eq!(
        lines,
        [
            "114 cards: 5 start worlds, 59 other worlds and 50 developments, 12 of them 6-cost developments. The numbers \
             below include start worlds.",
            "By cost: 0: 2 worlds, 1: 6 worlds and 12 developments,",
            "    2: 11 worlds and 12 developments, 3: 10 worlds and 4 developments,",
            "    4: 5 worlds and 8 developments, 5: 5 worlds and 2 developments,",
            "    6: 2 worlds and 12 developments.",
            "Military worlds by defense: 1: 6 (1 Rebel), 2: 7 (1 Rebel, 1 Alien),",
            "    3: 3 (2 Rebel), 4: 2 (1 Alien), 5: 2 (1 Rebel, 1 Alien),",
            "    6: 2 (1 Rebel, 1 Alien), 7: 1 (1 Rebel).",
            "Production worlds: 9 Novelty, 6 Rare, 4 Genes, 2 Alien.",
            "Windfall worlds: 5 Novelty, 7 Rare, 7 Genes, 6 Alien.",
            "Cards with Military: 3 with +3, 5 with +2, 9 with +1, 5 with −1.",
            "33 cards consume goods.",
        ]
    );
    assert_eq!(explained("distribution").lines().skip(1).collect::<Vec<_>>(), lines);
}
