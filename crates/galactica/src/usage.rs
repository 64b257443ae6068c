//! Which components a game has used, by its log: for the table that shows that random play reaches everything.

use std::collections::BTreeMap;

use crate::Event;
use crate::cards::{
    Ability, Crisis, DESTINATIONS, LOCATIONS, LOYALTY_CARDS, Location, QUORUM, SKILL_CARDS, SuperCrisis,
};

/// How often each component was used, by a name such as `crisis/food-shortage`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usage {
    pub counts: BTreeMap<String, u64>,
}

fn ability(ability: Ability) -> String {
    format!("ability/{}", ability.row().name)
}

fn location(location: Location) -> String {
    format!("location/{}", location.row().id)
}

impl Default for Usage {
    /// Everything that can be used, not yet used.
    fn default() -> Self {
        let crises = Crisis::rows().iter().map(|row| format!("crisis/{}", row.id));
        let supers = SuperCrisis::rows().iter().map(|row| format!("super-crisis/{}", row.id));
        let quorum = QUORUM.iter().map(|row| format!("quorum/{}", row.id));
        let skills = SKILL_CARDS.iter().map(|row| format!("skill/{}", row.id));
        let destinations = DESTINATIONS.iter().map(|row| format!("destination/{}", row.id));
        let abilities = Ability::rows().map(|(_, row)| ability(row.ability));
        let powers = LOYALTY_CARDS[1..].iter().map(|row| format!("loyalty/{}", row.id));
        let locations = LOCATIONS.iter().filter(|row| row.action).map(|row| location(row.location));
        let all = crises.chain(supers).chain(quorum).chain(skills).chain(destinations);
        Self { counts: all.chain(abilities).chain(powers).chain(locations).map(|name| (name, 0)).collect() }
    }
}

impl Usage {
    pub fn note(&mut self, event: &Event) {
        if let Some(name) = Self::name(event) {
            *self.counts.entry(name).or_default() += 1;
        }
    }

    /// The component that an event is the use of.
    #[allow(clippy::wildcard_enum_match_arm, reason = "few of many events are the use of something")]
    pub fn name(event: &Event) -> Option<String> {
        Some(match event {
            Event::Crisis { crisis, .. } => format!("crisis/{}", crisis.row().id),
            Event::SuperCrisis { crisis, .. } => format!("super-crisis/{}", crisis.row().id),
            Event::PlayedQuorum { card, .. } => format!("quorum/{}", card.row().id),
            Event::Played { card, .. } => format!("skill/{}", SKILL_CARDS[card.index()].id),
            Event::Destination { destination, .. } => format!("destination/{}", destination.row().id),
            Event::Used { ability: used, .. } => ability(*used),
            Event::UsedPower { card, .. } => format!("loyalty/{}", card.row().id),
            Event::Sympathizer { .. } => "loyalty/sympathizer".to_owned(),
            Event::Activated { location: at, .. } => location(*at),
            _ => return None,
        })
    }

    /// The component that was used least.
    pub fn least(&self) -> Option<(&str, u64)> {
        self.counts.iter().min_by_key(|&(_, &count)| count).map(|(name, &count)| (name.as_str(), count))
    }
}
