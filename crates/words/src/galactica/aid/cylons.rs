//! The other side: what its ships will do, revealing, and a revealed Cylon's turn.

use galactica::Board;
use galactica::board::Person;
use galactica::cards::{Area, Craft, Icon, Location, Loyalty, Ship, Title};
use tabletop::Seat;

use super::super::names::{self, card_text, location_id, loyalty_id, place_text};
use super::super::teller::{Teller, by};
use super::{lit, lit_if, off, plain, said};
use crate::aid::AidPoint;
use crate::phrase::{Phrase, cards, phrase};

/// What is kept when somebody is revealed. Ruling 12/2.
const KEPT: u8 = 3;

const ICONS: [Icon; 4] = [Icon::Raiders, Icon::LaunchRaiders, Icon::HeavyRaiders, Icon::Basestars];

impl Teller<'_> {
    /// The signs of the card that is resolved, and what each brings about now; without a card, all four.
    pub(super) fn aid_ships(&self, board: &Board) -> Vec<AidPoint> {
        let row = self.facing_row(board);
        let mut icons: Vec<Icon> = match (board.activation, row) {
            (Some(activation), row) => {
                let rest =
                    row.map_or(&[][..], |row| row.icons).iter().copied().skip_while(|&icon| icon != activation.icon);
                [activation.icon].into_iter().chain(rest.filter(|&icon| icon != activation.icon)).collect()
            }
            (None, Some(row)) => row.icons.to_vec(),
            (None, None) => ICONS.to_vec(),
        };
        icons.dedup();
        let mut points = vec![match self.facing_name(board) {
            Some(card) if icons.is_empty() => said(phrase("aid-ships-none").set("card", card)),
            Some(card) => said(phrase("aid-ships-card").set("card", card)),
            None => plain("aid-ships"),
        }];
        let acting = board.activation.map(|activation| activation.icon);
        for icon in icons {
            let lines = self.forecast(board, icon);
            points.extend(lines.into_iter().map(|line| lit_if(acting == Some(icon), line)));
        }
        if board.raiders() > 0 {
            points.push(plain("aid-ships-order"));
        }
        points
    }

    /// What would happen if ships of a kind acted now, in as many lines as there are things to tell apart.
    pub(in super::super) fn forecast(&self, board: &Board, icon: Icon) -> Vec<Phrase> {
        match icon {
            Icon::Raiders if board.raiders() == 0 => {
                vec![phrase("aid-no-raiders").set("then", self.launch_plan(board, Craft::Raider, 2))]
            }
            Icon::Raiders => self.raider_lines(board),
            Icon::LaunchRaiders => {
                vec![phrase("aid-launch").set("then", self.launch_plan(board, Craft::Raider, 3))]
            }
            Icon::HeavyRaiders => vec![phrase("aid-heavy").set("then", self.heavy_plan(board))],
            Icon::Basestars => vec![phrase("aid-basestars").set("then", self.basestar_plan(board))],
        }
    }

    /// "Port bow, 4 raiders: attack an unmanned viper (5–7: damage; 8: destruction)".
    fn raider_lines(&self, board: &Board) -> Vec<Phrase> {
        let waiting = |area: Area| match board.activation {
            Some(activation) if activation.icon == Icon::Raiders => activation.left[area as usize],
            Some(_) | None => board.area(area).raiders,
        };
        let line = |area: Area| {
            let count = waiting(area);
            let said = phrase("aid-raiders").set("area", names::area(area));
            let said = said.set("raiders", names::crafts(Craft::Raider, count)).set("several", count > 1);
            said.set("plan", self.raider_plan(board, area))
        };
        Area::ALL.into_iter().filter(|&area| waiting(area) > 0).map(line).collect()
    }

    pub(super) fn aid_reveal(&self, board: &Board) -> Vec<AidPoint> {
        let mut points = ["aid-reveal", "aid-reveal-then", "aid-reveal-ends"].map(plain).to_vec();
        let Some(person) = self.own(board).map(|seat| board.person(seat)).filter(|person| !person.revealed) else {
            return points;
        };
        let mine: Vec<Loyalty> = person.loyalty.iter().copied().filter(|card| card.is_cylon()).collect();
        if mine.is_empty() {
            points.push(off(phrase("aid-reveal-human")));
            return points;
        }
        for card in mine {
            let yours = phrase("aid-reveal-yours").set("card", names::loyalty(card));
            let yours = yours.set("text", card_text(&loyalty_id(card))).set("jailed", person.in_brig());
            points.push(if person.in_brig() { off(yours) } else { lit(yours) });
        }
        if person.hand > KEPT {
            let discards = phrase("aid-reveal-discards").set("cards", cards(person.hand - KEPT));
            points.push(said(discards.set("hand", person.hand)));
        }
        let held = Title::ALL.into_iter().filter(|&title| board.holder(title) == Some(person.seat));
        points.extend(held.filter_map(|title| {
            let heir = by("aid-reveal-heir", board.heir_after(title, person.seat)?);
            Some(said(heir.set("title", names::title(title))))
        }));
        points
    }

    pub(super) fn aid_cylon_turn(&self, board: &Board) -> Vec<AidPoint> {
        let mut points = ["aid-cylon-draw", "aid-cylon-move"].map(plain).to_vec();
        let seat = self.own(board).filter(|&seat| board.person(seat).revealed);
        let places = Location::all().filter(|at| at.row().ship == Ship::Cylon);
        points.extend(places.map(|at| self.cylon_place(board, seat, at)));
        points.extend(["aid-cylon-none", "aid-cylon-check"].map(plain));
        points
    }

    /// A Cylon location; lit where the reader is, off where it does nothing for them.
    fn cylon_place(&self, board: &Board, seat: Option<Seat>, at: Location) -> AidPoint {
        let (what, person) = (names::location(at), seat.map(|seat| board.person(seat)));
        let here = person.is_some_and(|person: &Person| person.is_at(at));
        match seat.and_then(|seat| board.hinders(seat, at)) {
            Some(why) => off(phrase("aid-cannot").set("what", what).set("why", self.hindrance(why))),
            None => lit_if(here, phrase("aid-can").set("what", what).set("text", place_text(&location_id(at)))),
        }
    }
}
