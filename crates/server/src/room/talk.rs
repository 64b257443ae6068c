//! What bots say at a table that talks: at public occasions, at once and all together, so that no time tells anything.

use protocol::{Stage, Talk};
use tabletop::Seat;

use super::Room;
use crate::act::{Act, Chair};

impl Room {
    /// How many occasions for bots to speak the game has had.
    pub(crate) fn occasions(&self) -> usize {
        self.game.as_ref().filter(|_| self.bots_talk()).map_or(0, |game| game.occasions())
    }

    /// Bots say what a table that talks lets them say; stand-ins say nothing in somebody else's name.
    fn bots_talk(&self) -> bool {
        self.stage == Stage::Playing && self.created.talk != Talk::Silent
    }

    /// What the bots say now, if there have been more occasions than these. None of them has heard the others.
    pub(crate) fn bots_speak(&self, occasions: usize) -> Vec<Act> {
        let Some(game) = self.game.as_ref().filter(|_| self.occasions() > occasions) else { return vec![] };
        let speak = |seat: Seat| {
            let Chair::Bot(level) = &self.place(seat).chair else { return vec![] };
            let chance = bots::seed(self.nature(seat), game.given(seat) as u64);
            game.speaks(seat, level, chance).into_iter().map(|claim| Act::Claimed { seat, claim }).collect()
        };
        self.seats().flat_map(speak).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use protocol::Pace;
    use tabletop::{By, Seed};

    use super::*;
    use crate::act::{Created, Stamped};
    use crate::games::Games;

    const SEATS: u8 = 4;

    /// A table with a person and three bots, and all that the bots say in so many answers.
    fn said(talk: Talk, answers: usize) -> Vec<Seat> {
        let games = Arc::new(Games::all());
        let setups = &games.find("galactica").expect("it is there").setups;
        let setup = setups.iter().find(|setup| setup["players"] == SEATS).expect("four can play");
        let mut chairs = vec![Chair::Bot("easy".to_owned()); usize::from(SEATS)];
        chairs[0] = Chair::Open;
        let created = Created {
            table: "t".to_owned(),
            game: "galactica".to_owned(),
            setup: setup.clone(),
            owner: "0".to_owned(),
            chairs,
            pace: Pace::default(),
            talk,
            listed: false,
            secret: Seed::derive(2, 1),
            chance: 3,
        };
        let sat = Act::Sat { seat: Seat(0), person: "0".to_owned(), name: "0".to_owned(), entropy: String::new() };
        let acts = [Act::Created(Box::new(created)), sat, Act::Started];
        let mut room = Room::load(games, acts.into_iter().map(|act| Stamped::new(0, act))).expect("a table");
        let mut said = Vec::new();
        for chance in 0..answers as u64 {
            let occasions = room.occasions();
            // All who are asked in a window answer before it closes.
            let window = room.window.is_some();
            let waiting: Vec<Seat> = room.unanswered().iter().take(if window { usize::MAX } else { 1 }).collect();
            for seat in waiting {
                let game = room.game.as_ref().expect("it runs");
                let items = game.thinking(seat, "easy", false, chance).expect("it is asked")();
                let answer = Act::Answered { seat, items, by: By::Bot, picks: None };
                room.carry_out(&mut Stamped::new(chance, answer)).expect("a legal answer");
            }
            if window && room.window.is_some() {
                room.carry_out(&mut Stamped::new(chance, Act::Closed)).expect("it closes");
            }
            for act in room.bots_speak(occasions) {
                let Act::Claimed { seat, .. } = &act else { panic!("{act:?}") };
                said.push(*seat);
                room.carry_out(&mut Stamped::new(chance, act)).expect("it can be said");
            }
            assert!(room.bots_speak(room.occasions()).is_empty(), "once for each occasion");
        }
        said
    }

    #[test]
    fn bots_speak_where_players_may_and_in_nobody_elses_name() {
        let free = said(Talk::Claims, 120);
        assert!(free.len() > 10, "{free:?}");
        assert!(!free.contains(&Seat(0)), "the person is asked for nothing");
        assert!(said(Talk::Silent, 120).is_empty());
    }
}
