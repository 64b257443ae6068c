//! Race's log in English.

use race::{Action, Cause, Event, Kind, Phase, Race, Way};
use tabletop::{Seat, Session};

use super::Said;

impl Said for Race {
    fn say(event: &Event) -> String {
        say(event)
    }

    fn say_end(session: &Session<Self>) -> Vec<String> {
        let Some(outcome) = session.outcome() else { return Vec::new() };
        let mut lines = vec!["Final scores".to_owned()];
        for seat in Seat::all(session.seats()) {
            let score = session.state().score(seat);
            let won = if outcome.winners.contains(seat) { ", and wins" } else { "" };
            lines.push(format!(
                "  {}: {} ({} on cards, {} in chips, {} from 6-cost developments){won}",
                who(seat),
                score.total(),
                score.cards,
                score.chips,
                score.developments
            ));
        }
        lines
    }
}

fn who(seat: Seat) -> String {
    format!("Seat {}", seat.0)
}

fn name(card: Kind) -> &'static str {
    card.design().name
}

fn names(cards: &[Kind]) -> String {
    cards.iter().map(|&card| name(card)).collect::<Vec<_>>().join(", ")
}

fn count(number: impl Into<usize>, thing: &str) -> String {
    let number = number.into();
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

fn action(action: Action) -> &'static str {
    match action {
        Action::ExploreFive => "Explore +5",
        Action::ExploreOne => "Explore +1, +1",
        Action::Develop => "Develop",
        Action::Settle => "Settle",
        Action::Trade => "Consume: Trade",
        Action::DoubleVps => "Consume: 2x VPs",
        Action::Produce => "Produce",
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::StartDiscard => "Setup",
        Phase::ChooseAction => "Choice of actions",
        Phase::Explore => "I Explore",
        Phase::DevelopPlace | Phase::DevelopPay => "II Develop",
        Phase::SettlePlace | Phase::SettleResolve => "III Settle",
        Phase::Trade | Phase::Consume => "IV Consume",
        Phase::Produce => "V Produce",
        Phase::HandLimit => "End of the round",
        Phase::Over => "End",
    }
}

fn because(cause: Cause) -> String {
    match cause {
        Cause::Setup => " for the first hand".to_owned(),
        Cause::Explore => " after exploring".to_owned(),
        Cause::Power(card) => format!(" by {}", name(card)),
        Cause::Bonus => " as a bonus".to_owned(),
        Cause::Payment(card) => format!(" for {}", name(card)),
        Cause::Sale(world) => format!(" for the good of {}", name(world)),
        Cause::HandLimit => " down to ten cards".to_owned(),
    }
}

fn say(event: &Event) -> String {
    match event {
        Event::StartWorld { seat, card } => format!("{} starts from {}.", who(*seat), name(*card)),
        Event::Round { number } => format!("\nRound {number}"),
        Event::Chose { seat, actions } => {
            let actions: Vec<&str> = actions.iter().map(|&a| action(a)).collect();
            format!("  {} chooses {}.", who(*seat), actions.join(" and "))
        }
        Event::PhaseBegins { phase: begun, repeat } => {
            format!(" {}{}", phase(*begun), if *repeat { ", again" } else { "" })
        }
        Event::Drew { seat, cards, cause } => {
            format!("  {} draws {}{}.", who(*seat), names(cards), because(*cause))
        }
        Event::DrewCount { seat, count: n, cause } => {
            format!("  {} draws {}{}.", who(*seat), count(*n, "card"), because(*cause))
        }
        Event::Looked { seat, cards, keep } => {
            format!("  {} looks at {} and keeps {keep}.", who(*seat), names(cards))
        }
        Event::LookedCount { seat, count: n, keep } => {
            format!("  {} looks at {} and keeps {keep}.", who(*seat), count(*n, "card"))
        }
        Event::Discarded { seat, cards, cause } => {
            format!("  {} discards {}{}.", who(*seat), names(cards), because(*cause))
        }
        Event::DiscardedCount { seat, count: n, cause } => {
            format!("  {} discards {}{}.", who(*seat), count(*n, "card"), because(*cause))
        }
        Event::Reveals { seat, card } => format!("  {} reveals {}.", who(*seat), name(*card)),
        Event::RevealsNothing { seat } => format!("  {} places nothing.", who(*seat)),
        Event::Developed { seat, card, cost } => {
            format!("  {} builds {} for {}.", who(*seat), name(*card), count(*cost, "card"))
        }
        Event::Settled { seat, card, way, cost } => {
            let (who, card) = (who(*seat), name(*card));
            match way {
                Way::Conquer => format!("  {who} conquers {card}."),
                Way::ConquerWithTactics => format!("  {who} conquers {card} with New Military Tactics."),
                Way::Pay => format!("  {who} settles {card} for {}.", count(*cost, "card")),
                Way::ColonyShip => format!("  {who} settles {card} with a Colony Ship."),
            }
        }
        Event::Spent { seat, card } => format!("  {} discards {} from the tableau.", who(*seat), name(*card)),
        Event::Goods { seat, worlds } => format!("  {}: a good on {}.", who(*seat), names(worlds)),
        Event::Sold { seat, world, cards } => {
            format!("  {} sells the good of {} for {}.", who(*seat), name(*world), count(*cards, "card"))
        }
        Event::Consumed { seat, card, goods, vp, cards } => {
            let mut gains = Vec::new();
            if *vp > 0 {
                gains.push(count(*vp, "VP"));
            }
            if *cards > 0 {
                gains.push(count(*cards, "card"));
            }
            let gains = if gains.is_empty() { "nothing".to_owned() } else { gains.join(" and ") };
            let fed = if goods.is_empty() { String::new() } else { format!(" with the goods of {}", names(goods)) };
            format!("  {} uses {}{fed} for {gains}.", who(*seat), name(*card))
        }
        Event::ConsumedHand { seat, card, count: n, vp } => {
            format!("  {} uses {} on {} for {}.", who(*seat), name(*card), count(*n, "hand card"), count(*vp, "VP"))
        }
        Event::Bet { seat, number, card, won } => {
            let end = if *won { "and wins it" } else { "and loses" };
            format!("  {} bets on {number}, turns up {} {end}.", who(*seat), name(*card))
        }
        Event::Reshuffled { cards } => {
            format!("  The discards are shuffled: {} in the supply.", count(*cards, "card"))
        }
        Event::Ended { winners, .. } => {
            let names: Vec<String> = winners.iter().map(who).collect();
            format!("\nThe game is over: {} wins.", names.join(" and "))
        }
    }
}
