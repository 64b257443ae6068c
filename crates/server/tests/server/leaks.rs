//! Leaks planted to be caught: what compares two games byte by byte finds each of them through the wire, and nothing where
//! there is none.

use tabletop::{Answer, By, Seat, Viewer};

use crate::parry::{self, Leak, Parry, SEATS, Windows};
use crate::secrecy::{World, has_answered, tell};
use crate::site::state;

/// Plays a game of which somebody else holds the card than in another one, and everybody passes. What a viewer who holds it
/// in neither can tell them apart by is the error.
async fn play(leak: Option<Leak>, viewer: Viewer, live: bool) -> Result<usize, String> {
    let open = async |holder| {
        World::open::<Parry>(parry::kind(), &leak, &Windows::new(leak, Seat(holder)), viewer, live).await
    };
    let mut worlds = [open(0).await, open(1).await];
    let (mut bytes, mut step) = (tell(&mut worlds, true, 1).await?, 1);
    for _ in 0..2 {
        if leak == Some(Leak::WaitedFor) {
            // The viewer holds nothing: their orders answer in both worlds.
            for world in &worlds {
                world.site.hands.advance(700);
                while !has_answered(world, Seat(2)).await {}
            }
        }
        for seat in (0..SEATS).map(Seat) {
            for world in &worlds {
                let asked = !state(&world.people[seat.index()], &world.table).await["ask"]["question"].is_null();
                if asked && !has_answered(world, seat).await {
                    world.answer(&Answer::<u8> { seat, items: vec![], by: By::Person }).await;
                }
            }
            step += 1;
            bytes += tell(&mut worlds, false, step).await?;
        }
        for world in worlds.iter().filter(|_| live) {
            world.close().await;
        }
        bytes += tell(&mut worlds, false, step).await?;
    }
    Ok(bytes)
}

const VIEWERS: [Viewer; 2] = [Viewer::Seat(Seat(2)), Viewer::Public];

#[tokio::test]
async fn an_honest_game_tells_nothing() {
    for (viewer, live) in VIEWERS.into_iter().flat_map(|viewer| [(viewer, true), (viewer, false)]) {
        let bytes = play(None, viewer, live).await.unwrap_or_else(|differ| panic!("{viewer:?}, live {live}: {differ}"));
        assert!(bytes > 10_000, "{bytes} bytes were compared");
    }
}

#[tokio::test]
async fn every_leak_is_caught() {
    for (leak, live, shows) in [
        (Leak::Asked, true, "waiting"),
        (Leak::Asked, false, "waiting"),
        // Where windows last their time, whom they wait for does not show.
        (Leak::WaitedFor, false, "entries"),
        (Leak::Time, true, "closes"),
        (Leak::Entry, true, "entries"),
        (Leak::Entry, false, "entries"),
        (Leak::Number, true, "entries"),
        (Leak::Number, false, "entries"),
    ] {
        for viewer in VIEWERS {
            let differ = play(Some(leak), viewer, live).await;
            let differ = differ.expect_err(&format!("{leak:?} passes unseen by {viewer:?}, live {live}"));
            assert!(differ.contains(shows), "{leak:?} {viewer:?}, live {live}: {differ}");
        }
    }
}
