//! Every number that the rulebook prints about its 114 cards, derived from the table of designs. Physical cards are counted.

use race::cards::{Body, Consume, DESIGNS, Design, Good, Keyword, Power, Price, Produce, Target, Want};

/// From the rulebook's section on card distribution, icons restored (the project's card statistics): group, what, number.
#[rustfmt::skip]
const PRINTED: [(&str, &str, &str); 106] = [
    ("COMPONENTES", "start world cards", "5"),
    ("COMPONENTES", "start worlds are numbered 0-4", "[0, 1, 2, 3, 4]"),
    ("COMPONENTES", "other game cards", "109"),
    ("COMPONENTES", "worlds among them", "59"),
    ("COMPONENTES", "developments among them", "50"),
    ("COMPONENTES", "each preset number 1-4 marks four cards", "[4, 4, 4, 4]"),
    ("distribution", "total game cards", "114"),
    ("distribution", "start worlds: non-military", "4"),
    ("distribution", "start worlds: military", "1"),
    ("distribution", "other military worlds", "22"),
    ("distribution", "other non-military worlds", "37"),
    ("distribution", "6-cost developments with VP '?'", "12"),
    ("distribution", "no other card has variable VP", "12"),
    ("distribution", "other developments", "38"),
    ("distribution", "other developments: designs", "19"),
    ("distribution", "other developments: copies each", "[2]"),
    ("defense", "military worlds", "23"),
    ("defense", "defense 1", "6"),
    ("defense", "defense 1: Alien", "0"),
    ("defense", "defense 1: Rebel", "1"),
    ("defense", "defense 1: start", "0"),
    ("defense", "defense 2", "7"),
    ("defense", "defense 2: Alien", "1"),
    ("defense", "defense 2: Rebel", "1"),
    ("defense", "defense 2: start", "1"),
    ("defense", "defense 3", "3"),
    ("defense", "defense 3: Alien", "0"),
    ("defense", "defense 3: Rebel", "2"),
    ("defense", "defense 3: start", "0"),
    ("defense", "defense 4", "2"),
    ("defense", "defense 4: Alien", "1"),
    ("defense", "defense 4: Rebel", "0"),
    ("defense", "defense 4: start", "0"),
    ("defense", "defense 5", "2"),
    ("defense", "defense 5: Alien", "1"),
    ("defense", "defense 5: Rebel", "1"),
    ("defense", "defense 5: start", "0"),
    ("defense", "defense 6", "2"),
    ("defense", "defense 6: Alien", "1"),
    ("defense", "defense 6: Rebel", "1"),
    ("defense", "defense 6: start", "0"),
    ("defense", "defense 7", "1"),
    ("defense", "defense 7: Alien", "0"),
    ("defense", "defense 7: Rebel", "1"),
    ("defense", "defense 7: start", "0"),
    ("defense", "Contact Specialist is barred from this many Alien military worlds", "4"),
    ("strength", "cards that give Military", "19"),
    ("strength", "developments, permanent", "7"),
    ("strength", "developments +1/+2/+3", "[2, 3, 2]"),
    ("strength", "developments, +3 on discard", "2"),
    ("strength", "other military worlds", "6"),
    ("strength", "other military worlds +1/+2/+3", "[4, 1, 1]"),
    ("strength", "other non-military worlds, all +1", "[2, 2]"),
    ("strength", "start worlds with Military", "2"),
    ("strength", "start world non-military +1", "1"),
    ("strength", "start world military +2", "1"),
    ("strength", "Galactic Imperium +4 against Rebels", "[galactic-imperium 4]"),
    ("strength", "Rebel military worlds", "7"),
    ("strength", "+2 against Alien: developments and worlds", "[1, 1]"),
    ("strength", "Alien military worlds", "4"),
    ("strength", "+1 against Rare", "[alpha-centauri]"),
    ("strength", "Rare military worlds", "3"),
    ("strength", "cards with -1 Military", "5"),
    ("payment", "cards placed by payment", "91"),
    ("payment", "cost 0", "2"),
    ("payment", "cost 0: developments and worlds", "[0, 2]"),
    ("payment", "cost 1", "18"),
    ("payment", "cost 1: developments and worlds", "[12, 6]"),
    ("payment", "cost 2", "23"),
    ("payment", "cost 2: developments and worlds", "[12, 11]"),
    ("payment", "cost 3", "14"),
    ("payment", "cost 3: developments and worlds", "[4, 10]"),
    ("payment", "cost 4", "13"),
    ("payment", "cost 4: developments and worlds", "[8, 5]"),
    ("payment", "cost 5", "7"),
    ("payment", "cost 5: developments and worlds", "[2, 5]"),
    ("payment", "cost 6", "14"),
    ("payment", "cost 6: developments and worlds", "[12, 2]"),
    ("windfall", "windfall worlds", "25"),
    ("windfall", "novelty windfall", "5"),
    ("windfall", "novelty windfall: non-military and military", "[2, 3]"),
    ("windfall", "rare windfall", "7"),
    ("windfall", "rare windfall: non-military and military", "[5, 2]"),
    ("windfall", "genes windfall", "7"),
    ("windfall", "genes windfall: non-military and military", "[2, 5]"),
    ("windfall", "alien windfall", "6"),
    ("windfall", "alien windfall: non-military and military", "[3, 3]"),
    ("production", "worlds that produce", "21"),
    ("production", "exactly the worlds with a produce_here power", "21"),
    ("production", "no other card has a produce_here power", "21"),
    ("production", "novelty production", "9"),
    ("production", "novelty production: non-military and military", "[8, 1]"),
    ("production", "rare production", "6"),
    ("production", "rare production: non-military and military", "[5, 1]"),
    ("production", "genes production", "4"),
    ("production", "genes production: non-military and military", "[3, 1]"),
    ("production", "alien production", "2"),
    ("production", "alien production: non-military and military", "[1, 1]"),
    ("production", "produce on a windfall of one kind: developments and worlds", "[6, 2]"),
    ("production", "produce on any windfall: worlds", "1"),
    ("production", "produce on any windfall: developments", "0"),
    ("consumption", "cards that consume goods", "33"),
    ("consumption", "non-military worlds (of them start worlds)", "[16, 3]"),
    ("consumption", "military worlds", "2"),
    ("consumption", "developments", "15"),
    ("consumption", "consume hand cards for VP: developments and worlds", "[2, 1]"),
];

/// The rows that are derived.
#[derive(Default)]
struct Derived(Vec<(&'static str, String, String)>);

impl Derived {
    fn row(&mut self, group: &'static str, what: impl Into<String>, number: usize) {
        self.0.push((group, what.into(), number.to_string()));
    }

    fn list<T: ToString>(&mut self, group: &'static str, what: impl Into<String>, numbers: &[T]) {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        self.0.push((group, what.into(), format!("[{}]", numbers.join(", "))));
    }
}

/// Physical cards whose design fits.
fn count(fits: impl Fn(&Design) -> bool) -> usize {
    DESIGNS.iter().filter(|design| fits(design)).map(|design| usize::from(design.copies)).sum()
}

fn is_start(design: &Design) -> bool {
    design.start.is_some()
}

fn has(design: &Design, fits: impl Fn(Power) -> bool) -> bool {
    design.powers.iter().any(|&power| fits(power))
}

fn general_military(design: &Design) -> i8 {
    let amount = |power: &Power| if let Power::Military(amount) = *power { amount } else { 0 };
    design.powers.iter().map(amount).sum()
}

fn produces_on(design: &Design, fits: impl Fn(Want) -> bool) -> bool {
    design.produce.iter().any(|power| matches!(power, Produce::OnWindfall(want) if fits(*want)))
}

fn consumes_goods(design: &Design) -> bool {
    design.consume.iter().any(|power| match power {
        Consume::Goods { .. } | Consume::Kinds { .. } | Consume::All | Consume::ForPrice { .. } => true,
        Consume::Draw(_) | Consume::Gamble { .. } | Consume::HandCards { .. } => false,
    })
}

fn name(good: Good) -> &'static str {
    match good {
        Good::Novelty => "novelty",
        Good::Rare => "rare",
        Good::Genes => "genes",
        Good::Alien => "alien",
    }
}

fn derive() -> Derived {
    let mut d = Derived::default();
    components(&mut d);
    distribution(&mut d);
    defense(&mut d);
    strength(&mut d);
    payment(&mut d);
    goods(&mut d);
    consumption(&mut d);
    d
}

fn components(d: &mut Derived) {
    let group = "COMPONENTES";
    d.row(group, "start world cards", count(is_start));
    let mut numbers: Vec<u8> = DESIGNS.iter().filter_map(|design| design.start).collect();
    numbers.sort_unstable();
    d.list(group, "start worlds are numbered 0-4", &numbers);
    d.row(group, "other game cards", count(|c| !is_start(c)));
    d.row(group, "worlds among them", count(|c| !is_start(c) && c.is_world()));
    d.row(group, "developments among them", count(|c| !c.is_world()));
    // Of a pair one copy has the number (PRE-6).
    let marked = [1, 2, 3, 4].map(|number| DESIGNS.iter().filter(|c| c.preset == Some(number)).count());
    d.list(group, "each preset number 1-4 marks four cards", &marked);
}

fn distribution(d: &mut Derived) {
    let group = "distribution";
    d.row(group, "total game cards", count(|_| true));
    d.row(group, "start worlds: non-military", count(|c| is_start(c) && !c.is_military()));
    d.row(group, "start worlds: military", count(|c| is_start(c) && c.is_military()));
    d.row(group, "other military worlds", count(|c| !is_start(c) && c.is_military()));
    d.row(group, "other non-military worlds", count(|c| !is_start(c) && c.is_world() && !c.is_military()));
    let six = |c: &Design| !c.is_world() && c.number() == 6;
    let variable = |c: &Design| !c.scoring.is_empty();
    d.row(group, "6-cost developments with VP '?'", count(|c| six(c) && variable(c)));
    d.row(group, "no other card has variable VP", count(variable));
    let other = |c: &Design| !c.is_world() && !variable(c);
    d.row(group, "other developments", count(other));
    d.row(group, "other developments: designs", DESIGNS.iter().filter(|c| other(c)).count());
    let mut copies: Vec<u8> = DESIGNS.iter().filter(|c| other(c)).map(|c| c.copies).collect();
    copies.sort_unstable();
    copies.dedup();
    d.list(group, "other developments: copies each", &copies);
}

fn defense(d: &mut Derived) {
    let group = "defense";
    d.row(group, "military worlds", count(|c| c.is_military()));
    for n in 1..=7 {
        let of = |c: &Design| c.price == Price::Defense(n);
        d.row(group, format!("defense {n}"), count(of));
        d.row(group, format!("defense {n}: Alien"), count(|c| of(c) && c.is_titled(Keyword::Alien)));
        d.row(group, format!("defense {n}: Rebel"), count(|c| of(c) && c.is_titled(Keyword::Rebel)));
        d.row(group, format!("defense {n}: start"), count(|c| of(c) && is_start(c)));
    }
    let barred = count(|c| c.is_military() && c.good() == Some(Good::Alien));
    d.row(group, "Contact Specialist is barred from this many Alien military worlds", barred);
}

fn strength(d: &mut Derived) {
    let group = "strength";
    let permanent = |c: &Design| general_military(c) > 0;
    let on_discard = |c: &Design| has(c, |power| matches!(power, Power::DiscardForMilitary(3)));
    d.row(group, "cards that give Military", count(|c| permanent(c) || on_discard(c)));
    d.row(group, "developments, permanent", count(|c| !c.is_world() && permanent(c)));
    let by_amount = |fits: &dyn Fn(&Design) -> bool| [1, 2, 3].map(|n| count(|c| fits(c) && general_military(c) == n));
    d.list(group, "developments +1/+2/+3", &by_amount(&|c| !c.is_world()));
    d.row(group, "developments, +3 on discard", count(|c| !c.is_world() && on_discard(c)));
    let other = |c: &Design| c.is_world() && !is_start(c);
    d.row(group, "other military worlds", count(|c| other(c) && c.is_military() && permanent(c)));
    d.list(group, "other military worlds +1/+2/+3", &by_amount(&|c| other(c) && c.is_military()));
    let peaceful = |c: &Design| other(c) && !c.is_military();
    let (all, by_one) = (count(|c| peaceful(c) && permanent(c)), count(|c| peaceful(c) && general_military(c) == 1));
    d.list(group, "other non-military worlds, all +1", &[all, by_one]);
    d.row(group, "start worlds with Military", count(|c| is_start(c) && permanent(c)));
    let start = |military: bool, amount: i8| {
        count(|c| is_start(c) && c.is_military() == military && general_military(c) == amount)
    };
    d.row(group, "start world non-military +1", start(false, 1));
    d.row(group, "start world military +2", start(true, 2));
    let against = |target: Target| {
        let amount = move |power: &Power| {
            if let Power::MilitaryVs(amount, against) = *power { (against == target).then_some(amount) } else { None }
        };
        DESIGNS.iter().filter_map(move |c| Some((c, c.powers.iter().find_map(amount)?)))
    };
    let rebels: Vec<String> = against(Target::Rebels).map(|(c, amount)| format!("{} {amount}", c.id)).collect();
    d.list(group, "Galactic Imperium +4 against Rebels", &rebels);
    d.row(group, "Rebel military worlds", count(|c| c.is_military() && c.is_titled(Keyword::Rebel)));
    let alien = |world: bool| {
        against(Target::Kind(Good::Alien)).filter(|(c, amount)| c.is_world() == world && *amount == 2).count()
    };
    d.list(group, "+2 against Alien: developments and worlds", &[alien(false), alien(true)]);
    let military_of = |good: Good| count(|c| c.is_military() && c.good() == Some(good));
    d.row(group, "Alien military worlds", military_of(Good::Alien));
    let rare: Vec<&str> =
        against(Target::Kind(Good::Rare)).filter(|(_, amount)| *amount == 1).map(|(c, _)| c.id).collect();
    d.list(group, "+1 against Rare", &rare);
    d.row(group, "Rare military worlds", military_of(Good::Rare));
    d.row(group, "cards with -1 Military", count(|c| general_military(c) == -1));
}

fn payment(d: &mut Derived) {
    let group = "payment";
    d.row(group, "cards placed by payment", count(|c| !c.is_military()));
    for n in 0..=6 {
        let of = |c: &Design| c.price == Price::Pay(n);
        d.row(group, format!("cost {n}"), count(of));
        let parts = [count(|c| of(c) && !c.is_world()), count(|c| of(c) && c.is_world())];
        d.list(group, format!("cost {n}: developments and worlds"), &parts);
    }
}

fn goods(d: &mut Derived) {
    let kinds = |d: &mut Derived, group: &'static str, body: fn(Good) -> Body| {
        for good in Good::ALL {
            let of = |c: &Design| c.body == body(good);
            d.row(group, format!("{} {group}", name(good)), count(of));
            let parts = [count(|c| of(c) && !c.is_military()), count(|c| of(c) && c.is_military())];
            d.list(group, format!("{} {group}: non-military and military", name(good)), &parts);
        }
    };
    d.row("windfall", "windfall worlds", count(|c| c.is_windfall()));
    kinds(d, "windfall", Body::Windfall);
    let group = "production";
    let produces = |c: &Design| matches!(c.body, Body::Production(_));
    let here = |c: &Design| c.produce.contains(&Produce::Here);
    d.row(group, "worlds that produce", count(produces));
    d.row(group, "exactly the worlds with a produce_here power", count(|c| produces(c) && here(c)));
    d.row(group, "no other card has a produce_here power", count(here));
    kinds(d, group, Body::Production);
    let one_kind = |world: bool| count(|c| c.is_world() == world && produces_on(c, |want| want != Want::Any));
    d.list(group, "produce on a windfall of one kind: developments and worlds", &[one_kind(false), one_kind(true)]);
    let any = |world: bool| count(|c| c.is_world() == world && produces_on(c, |want| want == Want::Any));
    d.row(group, "produce on any windfall: worlds", any(true));
    d.row(group, "produce on any windfall: developments", any(false));
}

fn consumption(d: &mut Derived) {
    let group = "consumption";
    d.row(group, "cards that consume goods", count(consumes_goods));
    let peaceful = |c: &Design| consumes_goods(c) && c.is_world() && !c.is_military();
    d.list(
        group,
        "non-military worlds (of them start worlds)",
        &[count(peaceful), count(|c| peaceful(c) && is_start(c))],
    );
    d.row(group, "military worlds", count(|c| consumes_goods(c) && c.is_military()));
    d.row(group, "developments", count(|c| consumes_goods(c) && !c.is_world()));
    let hand = |c: &Design| c.consume.iter().any(|power| matches!(power, Consume::HandCards { .. }));
    let parts = [count(|c| hand(c) && !c.is_world()), count(|c| hand(c) && c.is_world())];
    d.list(group, "consume hand cards for VP: developments and worlds", &parts);
}

/// Row by row, in the order in which they are printed.
#[test]
fn the_rulebooks_numbers_follow_from_the_table() {
    let derived = derive().0;
    assert_eq!(derived.len(), PRINTED.len());
    for ((group, what, number), printed) in derived.iter().zip(PRINTED) {
        assert_eq!((*group, what.as_str(), number.as_str()), printed);
    }
}
