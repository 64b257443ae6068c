//! The names of cards, people, places and pieces.

use galactica::cards::{
    Ability, Area, BasestarDamage, Branch, Character, Craft, Crisis, Damage, Destination, Icon, Kind, Location,
    Loyalty, Quorum, Role, SKILL_CARDS, Ship, Ships, Skill, SuperCrisis, Title,
};
use galactica::state::Dial;
use galactica::{DeckName, Matter, Place, Prey};
use tabletop::Seat;

use crate::phrase::{Id, Phrase, and, commas, one, phrase, short, the};

/// "admirals_quarters" and "Friends in Low Places" as parts of the ids of messages.
pub(super) fn slug(name: &str) -> String {
    let letters: String =
        name.chars().map(|c| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { ' ' }).collect();
    letters.split_whitespace().collect::<Vec<_>>().join("-")
}

pub(super) const fn skill_id(skill: Skill) -> &'static str {
    match skill {
        Skill::Politics => "type-politics",
        Skill::Leadership => "type-leadership",
        Skill::Tactics => "type-tactics",
        Skill::Piloting => "type-piloting",
        Skill::Engineering => "type-engineering",
    }
}

const fn area_id(area: Area) -> &'static str {
    match area {
        Area::Front => "area-front",
        Area::StarboardBow => "area-starboard-bow",
        Area::StarboardAft => "area-starboard-aft",
        Area::Rear => "area-rear",
        Area::PortAft => "area-port-aft",
        Area::PortBow => "area-port-bow",
    }
}

const fn craft_id(craft: Craft) -> &'static str {
    match craft {
        Craft::Basestar => "count-basestar",
        Craft::HeavyRaider => "count-heavy-raider",
        Craft::Raider => "count-raider",
        Craft::Viper => "count-viper",
        Craft::Raptor => "count-raptor",
        Craft::Civilian => "count-civilian",
    }
}

pub(super) fn crisis_id(crisis: Crisis) -> String {
    format!("crisis-{}", crisis.row().id)
}

pub(super) fn super_id(crisis: SuperCrisis) -> String {
    format!("super-{}", crisis.row().id)
}

pub(super) fn quorum_id(card: Quorum) -> String {
    format!("quorum-{}", slug(card.row().id))
}

pub(super) fn destination_id(card: Destination) -> String {
    format!("destination-{}", slug(card.row().id))
}

pub(super) fn skill_card_id(kind: Kind) -> String {
    format!("skill-{}", slug(SKILL_CARDS[kind.index()].id))
}

pub(super) fn character_id(character: Character) -> String {
    format!("character-{}", slug(character.row().id))
}

pub(super) fn ability_id(ability: Ability) -> String {
    format!("ability-{}", slug(ability.row().name))
}

pub(super) fn location_id(location: Location) -> String {
    format!("location-{}", slug(location.row().id))
}

pub(super) fn loyalty_id(card: Loyalty) -> String {
    format!("loyalty-{}", slug(card.row().id))
}

pub(super) fn hit_id(damage: BasestarDamage) -> String {
    format!("hit-{}", slug(damage.row().id))
}

pub(super) fn card(id: String) -> Phrase {
    Phrase::Card(id.into())
}

fn place_of(id: impl Into<Id>) -> Phrase {
    Phrase::Place(id.into())
}

/// The longer text that goes with the name of a card.
pub(super) fn card_text(id: &str) -> Phrase {
    phrase(format!("card-{id}.text"))
}

/// The longer text that goes with the name of a place.
pub(super) fn place_text(id: &str) -> Phrase {
    phrase(format!("place-{id}.text"))
}

pub(super) fn crisis(card: Crisis) -> Phrase {
    Phrase::Card(crisis_id(card).into())
}

pub(super) fn super_crisis(card: SuperCrisis) -> Phrase {
    Phrase::Card(super_id(card).into())
}

pub(super) fn quorum(card: Quorum) -> Phrase {
    Phrase::Card(quorum_id(card).into())
}

pub(super) fn destination(card: Destination) -> Phrase {
    Phrase::Card(destination_id(card).into())
}

pub(super) fn loyalty(card: Loyalty) -> Phrase {
    Phrase::Card(loyalty_id(card).into())
}

/// The short name fits into a line.
pub(super) fn character(card: Character) -> Phrase {
    Phrase::Card(character_id(card).into())
}

pub(super) fn ability(ability: Ability) -> Phrase {
    card(ability_id(ability))
}

/// "Executive Order (Leadership 2)".
pub(super) fn skill_card(kind: Kind) -> Phrase {
    card(format!("{}-{}", skill_card_id(kind), kind.strength))
}

/// "Leadership 2", where many are listed and their names do not matter.
pub(super) fn skill_short(kind: Kind) -> Phrase {
    short(skill_card(kind))
}

pub(super) fn skill(one: Skill) -> Phrase {
    place_of(skill_id(one))
}

pub(super) fn skills(all: &[Skill]) -> Phrase {
    and(all.iter().map(|&one| skill(one)).collect())
}

/// "2 Politics cards".
pub(super) fn skill_count(count: impl Into<Phrase>, of: Skill) -> Phrase {
    phrase("count-skill").set("count", count).set("skill", skill(of))
}

/// "2 skill cards".
pub(super) fn skill_cards(count: impl Into<Phrase>) -> Phrase {
    phrase("count-skill-card").set("count", count)
}

/// Within a sentence it has an article, `$location-the`.
pub(super) fn location(location: Location) -> Phrase {
    place_of(location_id(location))
}

pub(super) fn ship(ship: Ship) -> Phrase {
    place_of(match ship {
        Ship::Galactica => "ship-galactica",
        Ship::ColonialOne => "ship-colonial-one",
        Ship::Cylon => "ship-cylon",
    })
}

pub(super) fn area(area: Area) -> Phrase {
    place_of(area_id(area))
}

/// Where somebody is.
pub(super) fn place(place: Place) -> Phrase {
    match place {
        Place::Nowhere => phrase("where-nowhere"),
        Place::At(at) => phrase("where-at").set("location", location(at)),
        Place::Flying(over) => phrase("where-flying").set("area", area(over)),
    }
}

pub(super) fn title(title: Title) -> Phrase {
    place_of(match title {
        Title::President => "title-president",
        Title::Admiral => "title-admiral",
    })
}

pub(super) fn role(role: Role) -> Phrase {
    Phrase::Noun(
        match role {
            Role::MilitaryLeader => "role-military-leader",
            Role::Pilot => "role-pilot",
            Role::Support => "role-support",
            Role::PoliticalLeader => "role-political-leader",
        }
        .into(),
    )
}

/// At the beginning of a sentence it is `$dial-first`.
pub(super) fn dial(dial: Dial) -> Phrase {
    place_of(match dial {
        Dial::Food => "dial-food",
        Dial::Fuel => "dial-fuel",
        Dial::Morale => "dial-morale",
        Dial::Population => "dial-population",
    })
}

/// "2 food".
pub(super) fn amount(count: impl Into<Phrase>, of: Dial) -> Phrase {
    phrase("count-dial").set("count", count).set("dial", dial(of))
}

/// "3 raiders".
pub(super) fn crafts(craft: Craft, count: impl Into<Phrase>) -> Phrase {
    phrase(craft_id(craft)).set("count", count)
}

/// "1 basestar, 3 raiders and 2 vipers"; nothing where there are none.
pub(super) fn ships(ships: Ships) -> Phrase {
    let all = [
        (Craft::Basestar, ships.basestar),
        (Craft::HeavyRaider, ships.heavy_raider),
        (Craft::Raider, ships.raider),
        (Craft::Viper, ships.viper),
        (Craft::Civilian, ships.civilian),
    ];
    let some: Vec<Phrase> =
        all.into_iter().filter(|&(_, count)| count > 0).map(|(craft, count)| crafts(craft, count)).collect();
    if some.is_empty() { Phrase::Nothing } else { and(some) }
}

pub(super) fn icon(icon: Icon) -> Phrase {
    place_of(match icon {
        Icon::Raiders => "icon-raiders",
        Icon::LaunchRaiders => "icon-launch-raiders",
        Icon::HeavyRaiders => "icon-heavy-raiders",
        Icon::Basestars => "icon-basestars",
    })
}

pub(super) fn icons(icons: &[Icon]) -> Phrase {
    commas(icons.iter().map(|&one| icon(one)).collect())
}

pub(super) fn deck(deck: DeckName) -> Phrase {
    place_of(match deck {
        DeckName::Crisis => "deck-crisis",
        DeckName::Destination => "deck-destination",
        DeckName::Quorum => "deck-quorum",
        DeckName::SuperCrisis => "deck-super-crisis",
        DeckName::Skill(Skill::Politics) => "deck-politics",
        DeckName::Skill(Skill::Leadership) => "deck-leadership",
        DeckName::Skill(Skill::Tactics) => "deck-tactics",
        DeckName::Skill(Skill::Piloting) => "deck-piloting",
        DeckName::Skill(Skill::Engineering) => "deck-engineering",
    })
}

pub(super) fn branch(branch: Branch) -> Phrase {
    phrase(match branch {
        Branch::Pass => "result-pass",
        Branch::Partial => "result-partial",
        Branch::Fail => "result-fail",
    })
}

fn about(matter: Matter) -> Phrase {
    match matter {
        Matter::Crisis(card) => crisis(card),
        Matter::SuperCrisis(card) => super_crisis(card),
        Matter::Location(at) => location(at),
    }
}

/// What a check is about.
pub(super) fn matter(matter: Matter) -> Phrase {
    one(about(matter))
}

/// "Admiral's Quarters, against Ben".
pub(super) fn matter_about(of: Matter, about_whom: Option<Seat>) -> Phrase {
    let (Matter::Location(at), Some(seat)) = (of, about_whom) else { return matter(of) };
    phrase(format!("check-about-{}", location_id(at))).seat("seat", seat).set("matter", about(of))
}

pub(super) fn hit(damage: BasestarDamage) -> Phrase {
    card(hit_id(damage))
}

/// "a raider", "the first basestar".
pub(super) fn prey(prey: Prey) -> Phrase {
    match prey {
        Prey::Raider => phrase("prey-raider"),
        Prey::HeavyRaider => phrase("prey-heavy-raider"),
        Prey::Basestar(index) => phrase("prey-basestar").set("number", index + 1),
    }
}

/// A damage token of Galactica: the location, or what is lost.
pub(super) fn token(token: Damage) -> Phrase {
    match token {
        Damage::Location(at) => the(location(at)),
        Damage::Resource(dial) => phrase("token-resource").set("what", amount(1, dial)),
    }
}
