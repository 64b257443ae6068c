//! The names of cards, people, places and pieces, as spans that a page can say more about.

use galactica::cards::{
    Ability, Area, BasestarDamage, Branch, Character, Craft, Crisis, Damage, Destination, Icon, Kind, Location,
    Loyalty, Quorum, Role, SKILL_CARDS, Ship, Ships, Skill, SuperCrisis, Title,
};
use galactica::state::Dial;
use galactica::{DeckName, Matter, Place, Prey};
use tabletop::Seat;

use super::teller::Teller;
use crate::{Arg, Line, Span};

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
        Craft::Basestar => "galactica-count-basestar",
        Craft::HeavyRaider => "galactica-count-heavy-raider",
        Craft::Raider => "galactica-count-raider",
        Craft::Viper => "galactica-count-viper",
        Craft::Raptor => "galactica-count-raptor",
        Craft::Civilian => "galactica-count-civilian",
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

impl Teller<'_> {
    pub(super) fn name(&self, id: &str) -> String {
        self.fixed(&format!("galactica-{id}")).to_string()
    }

    pub(super) fn card(&self, id: String) -> Line {
        let name = self.name(&id);
        Span::Card { id, name }.into()
    }

    fn place_of(&self, id: String) -> Line {
        let name = self.name(&id);
        Span::Place { id, name }.into()
    }

    /// The longer text that goes with a name.
    pub(super) fn text(&self, id: &str) -> Line {
        self.fixed(&format!("galactica-{id}.text"))
    }

    pub(super) fn crisis(&self, crisis: Crisis) -> Line {
        self.card(crisis_id(crisis))
    }

    pub(super) fn super_crisis(&self, crisis: SuperCrisis) -> Line {
        self.card(super_id(crisis))
    }

    pub(super) fn quorum(&self, card: Quorum) -> Line {
        self.card(quorum_id(card))
    }

    pub(super) fn destination(&self, card: Destination) -> Line {
        self.card(destination_id(card))
    }

    pub(super) fn loyalty(&self, card: Loyalty) -> Line {
        self.card(loyalty_id(card))
    }

    pub(super) fn character(&self, character: Character) -> Line {
        self.card(character_id(character))
    }

    /// The name that fits into a line.
    pub(super) fn nickname(&self, character: Character) -> Line {
        let id = character_id(character);
        let name = self.fixed(&format!("galactica-{id}.short")).to_string();
        Span::Card { id, name }.into()
    }

    pub(super) fn ability(&self, ability: Ability) -> Line {
        self.card(ability_id(ability))
    }

    /// "Executive Order (Leadership 2)".
    pub(super) fn skill_card(&self, kind: Kind) -> Line {
        let id = skill_card_id(kind);
        let phrase = self.phrase("galactica-skill-card").set("card", self.name(&id));
        let name = phrase.set("skill", self.skill_name(kind.skill())).set("strength", kind.strength).line().to_string();
        Span::Card { id: format!("{id}-{}", kind.strength), name }.into()
    }

    /// "Leadership 2", where many are listed and their names do not matter.
    pub(super) fn skill_short(&self, kind: Kind) -> Line {
        let phrase = self.phrase("galactica-skill-short").set("skill", self.skill_name(kind.skill()));
        let name = phrase.set("strength", kind.strength).line().to_string();
        Span::Card { id: format!("{}-{}", skill_card_id(kind), kind.strength), name }.into()
    }

    fn skill_name(&self, skill: Skill) -> String {
        self.name(skill_id(skill))
    }

    pub(super) fn skill(&self, skill: Skill) -> Line {
        self.place_of(skill_id(skill).to_owned())
    }

    pub(super) fn skills(&self, skills: &[Skill]) -> Line {
        self.words.and(skills.iter().map(|&skill| self.skill(skill)).collect())
    }

    /// "2 Politics cards".
    pub(super) fn skill_count(&self, count: impl Into<Arg>, skill: Skill) -> Line {
        self.phrase("galactica-count-skill").set("count", count).set("skill", self.skill(skill)).line()
    }

    /// "2 skill cards".
    pub(super) fn skill_cards(&self, count: impl Into<Arg>) -> Line {
        self.count("galactica-count-skill-card", count)
    }

    pub(super) fn location(&self, location: Location) -> Line {
        self.place_of(location_id(location))
    }

    /// A location within a sentence, with its article.
    pub(super) fn the(&self, location: Location) -> Line {
        let id = location_id(location);
        let name = self.fixed(&format!("galactica-{id}.the")).to_string();
        Span::Place { id, name }.into()
    }

    pub(super) fn ship(&self, ship: Ship) -> Line {
        self.place_of(
            match ship {
                Ship::Galactica => "ship-galactica",
                Ship::ColonialOne => "ship-colonial-one",
                Ship::Cylon => "ship-cylon",
            }
            .to_owned(),
        )
    }

    pub(super) fn area(&self, area: Area) -> Line {
        self.place_of(area_id(area).to_owned())
    }

    /// Where somebody is.
    pub(super) fn place(&self, place: Place) -> Line {
        match place {
            Place::Nowhere => self.fixed("galactica-place-nowhere"),
            Place::At(location) => self.phrase("galactica-place-at").set("location", self.the(location)).line(),
            Place::Flying(area) => self.phrase("galactica-place-flying").set("area", self.area(area)).line(),
        }
    }

    pub(super) fn title(&self, title: Title) -> Line {
        self.place_of(
            match title {
                Title::President => "title-president",
                Title::Admiral => "title-admiral",
            }
            .to_owned(),
        )
    }

    pub(super) fn role(&self, role: Role) -> Line {
        self.fixed(match role {
            Role::MilitaryLeader => "galactica-role-military-leader",
            Role::Pilot => "galactica-role-pilot",
            Role::Support => "galactica-role-support",
            Role::PoliticalLeader => "galactica-role-political-leader",
        })
    }

    pub(super) fn dial(&self, dial: Dial) -> Line {
        self.place_of(
            match dial {
                Dial::Food => "dial-food",
                Dial::Fuel => "dial-fuel",
                Dial::Morale => "dial-morale",
                Dial::Population => "dial-population",
            }
            .to_owned(),
        )
    }

    /// "2 food".
    pub(super) fn amount(&self, count: impl Into<Arg>, dial: Dial) -> Line {
        self.phrase("galactica-count-dial").set("count", count).set("dial", self.dial(dial)).line()
    }

    /// "3 raiders".
    pub(super) fn crafts(&self, craft: Craft, count: impl Into<Arg>) -> Line {
        self.count(craft_id(craft), count)
    }

    /// "1 basestar, 3 raiders and 2 vipers".
    pub(super) fn ships(&self, ships: Ships) -> Line {
        let all = [
            (Craft::Basestar, ships.basestar),
            (Craft::HeavyRaider, ships.heavy_raider),
            (Craft::Raider, ships.raider),
            (Craft::Viper, ships.viper),
            (Craft::Civilian, ships.civilian),
        ];
        let some = all.into_iter().filter(|&(_, count)| count > 0);
        self.words.and(some.map(|(craft, count)| self.crafts(craft, count)).collect())
    }

    pub(super) fn icon(&self, icon: Icon) -> Line {
        self.place_of(
            match icon {
                Icon::Raiders => "icon-raiders",
                Icon::LaunchRaiders => "icon-launch-raiders",
                Icon::HeavyRaiders => "icon-heavy-raiders",
                Icon::Basestars => "icon-basestars",
            }
            .to_owned(),
        )
    }

    pub(super) fn icons(&self, icons: &[Icon]) -> Line {
        self.words.commas(icons.iter().map(|&icon| self.icon(icon)).collect())
    }

    pub(super) fn deck(&self, deck: DeckName) -> Line {
        let id = match deck {
            DeckName::Crisis => "deck-crisis",
            DeckName::Destination => "deck-destination",
            DeckName::Quorum => "deck-quorum",
            DeckName::SuperCrisis => "deck-super-crisis",
            DeckName::Skill(skill) => {
                return self.phrase("galactica-deck-skill").set("skill", self.skill(skill)).line();
            }
        };
        self.place_of(id.to_owned())
    }

    pub(super) fn branch(&self, branch: Branch) -> Line {
        self.fixed(match branch {
            Branch::Pass => "galactica-result-pass",
            Branch::Partial => "galactica-result-partial",
            Branch::Fail => "galactica-result-fail",
        })
    }

    pub(super) fn matter(&self, matter: Matter) -> Line {
        match matter {
            Matter::Crisis(crisis) => self.crisis(crisis),
            Matter::SuperCrisis(crisis) => self.super_crisis(crisis),
            Matter::Location(location) => self.location(location),
        }
    }

    /// "Admiral's Quarters, against Ben".
    pub(super) fn matter_about(&self, matter: Matter, about: Option<Seat>) -> Line {
        let (Matter::Location(location), Some(seat)) = (matter, about) else { return self.matter(matter) };
        let id = format!("galactica-check-about-{}", location_id(location));
        self.words.phrase(&id).who(self.reader, seat).set("matter", self.matter(matter)).line()
    }

    pub(super) fn hit(&self, damage: BasestarDamage) -> Line {
        self.card(hit_id(damage))
    }

    /// "a raider", "the first basestar".
    pub(super) fn prey(&self, prey: Prey) -> Line {
        match prey {
            Prey::Raider => self.fixed("galactica-prey-raider"),
            Prey::HeavyRaider => self.fixed("galactica-prey-heavy-raider"),
            Prey::Basestar(index) => self.phrase("galactica-prey-basestar").set("number", index + 1).line(),
        }
    }

    /// A damage token of Galactica: the location, or what is lost.
    pub(super) fn token(&self, token: Damage) -> Line {
        match token {
            Damage::Location(location) => self.the(location),
            Damage::Resource(dial) => self.phrase("galactica-token-resource").set("what", self.amount(1, dial)).line(),
        }
    }
}
