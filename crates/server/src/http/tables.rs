//! Tables over plain HTTP.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::reply::{Course, Hint, Invitation, Invitations, Made, Tables, Truth};
use protocol::{Bookmark, Done, Map as _, Step, Which};
use tabletop::{Refusal, Seat, Viewer};
use tokio::sync::oneshot;
use words::Phrase;

use super::caller::{Address, Body, Path, Query};
use super::speech::Speech;
use super::{Answer, Fresh, people};
use crate::hall::{Caller, Counted, Hall};
use crate::keeper::Msg;
use crate::play::Telling;
use crate::refused::Refused;
use crate::room::{Reads, Resume, Room};
use crate::store::Listed;
use crate::wire::{self, NewTable, Raw, Replay, Request, Summary, rows, tales};

/// Makes a table, and a person for whoever makes it if they have no token yet.
pub(super) async fn make(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Address(from): Address,
    Body(new): Body<NewTable>,
) -> Answer<Response> {
    let problem = |refused| caller.problem(refused);
    hall.within(Counted::Creations, from).await.map_err(|refused| caller.problem(refused))?;
    let mut headers = HeaderMap::new();
    let (person, token) = match &caller.person {
        Some(person) => (person.clone(), None),
        None => {
            let nobody = || caller.words.say(&words::phrase("server-guest")).to_string();
            let name = new.name.clone().unwrap_or_else(nobody);
            let (person, token) = hall.new_person(&name).await.map_err(problem)?;
            let (name, cookie) = people::cookie(&hall, &token);
            headers.extend(cookie.parse().ok().map(|cookie| (name, cookie)));
            (person, Some(token))
        }
    };
    let room = hall.new_table(&person, new).await.map_err(problem)?;
    let link = link(&hall, room.id());
    let made = Made {
        table: room.id().clone(),
        invitations: invitations_to(&room, &link),
        link,
        seat: room.seat_of(&person.id),
        promise: room.promise(),
        person: token.is_some().then_some(person.id),
        token,
    };
    Ok((headers, Fresh(made)).into_response())
}

fn link(hall: &Hall, table: &str) -> String {
    format!("{}/t/{table}", hall.config.public_url.trim_end_matches('/'))
}

fn invitations_to(room: &Room, link: &str) -> Vec<Invitation> {
    // Behind the number sign, where browsers keep it from servers and their logs.
    let invitation =
        |(seat, key): (Seat, &str)| Invitation { seat, key: key.to_owned(), link: format!("{link}#{key}") };
    room.keys().into_iter().map(invitation).collect()
}

pub(super) async fn list(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Query(Which { mine }): Query<Which>,
) -> Answer<Response> {
    let problem = |refused| caller.problem(refused);
    let of = match (mine, &caller.person) {
        (false, _) => None,
        (true, Some(person)) => Some(person.id.clone()),
        (true, None) => return Err(problem(Refused::NoToken)),
    };
    let tables = hall.store.tables(of).await.map_err(|error| problem(error.into()))?;
    let read = |Listed { summary, waits }: &Listed| {
        let summary = serde_json::from_str::<Summary>(summary).ok()?;
        Some(named(Summary { your_move: *waits, ..summary }))
    };
    let tables = tables.iter().filter_map(read).collect();
    Ok(caller.told(Tables { tables }, |_| Speech::new(&caller.words, "")))
}

/// A table in a list, with the names of computer players.
fn named(kept: Summary) -> protocol::reply::Summary<serde_json::Value, Phrase> {
    let mut summary = kept.map(&mut |name| words::text(name));
    for (at, seat) in summary.seats.iter_mut().enumerate() {
        seat.name = seat.name.take().or_else(|| seat.level.as_ref().map(|_| wire::bot(at)));
    }
    summary
}

/// Where somebody stopped reading.
pub(super) fn resume(bookmark: Bookmark) -> Result<Resume, Refused> {
    let Bookmark { protocol, edition, entries, chat, views, changes } = bookmark;
    if protocol != protocol::VERSION {
        return Err(Refused::Protocol);
    }
    Ok(Resume { edition, entries, chat, reads: Reads { views, changes } })
}

pub(super) async fn state(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(from): Query<Bookmark>,
) -> Answer<Response> {
    let resume = resume(from).map_err(|refused| caller.problem(refused))?;
    let asked = hall.ask(&table, |reply| Msg::State { caller: Box::new(caller.clone()), resume, reply }).await;
    let state = asked.map_err(|refused| caller.problem(refused))?;
    Ok(caller.told(*state, |state| {
        let names: Vec<Phrase> = state.table.seats.iter().map(|seat| seat.name.clone()).collect();
        Speech::new(&caller.words, &state.table.game).at(state.table.you, &names)
    }))
}

pub(super) async fn command(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
    Body(Request { id, command }): Body<Request>,
) -> Answer<Response> {
    let done =
        hall.ask(&table, |reply| Msg::Do { caller: Box::new(caller.clone()), command: Box::new(command), reply }).await;
    let result = done.map_err(|refused| caller.problem(refused))?;
    if !caller.text {
        return Ok(Fresh(Done { id, result }).into_response());
    }
    let heard = caller.clone();
    let speech = look(&hall, &caller, &table, move |room| Ok(speech(&heard, room, viewer_of(&heard, room)))).await?;
    Ok(caller.told(Done { id, result }, |_| speech))
}

fn viewer_of(caller: &Caller, room: &Room) -> Viewer {
    room.viewer(caller.person.as_ref().map(|person| person.id.as_str()))
}

/// How somebody who looks at a table with these eyes is spoken to.
pub(super) fn speech(caller: &Caller, room: &Room, viewer: Viewer) -> Speech {
    Speech::new(&caller.words, &room.created().game).at(viewer.seat(), &room.names())
}

/// What somebody finds who only looks.
pub(super) async fn look<T: Send + 'static>(
    hall: &Arc<Hall>,
    caller: &Caller,
    table: &str,
    look: impl FnOnce(&Room) -> Result<T, Refused> + Send + 'static,
) -> Answer<T> {
    let seen = hall.ask(table, |reply| {
        // Whoever has gone in the meantime does not want to know.
        Msg::Look(Box::new(move |room| drop(reply.send(room.and_then(look)))))
    });
    seen.await.map_err(|refused| caller.problem(refused))
}

/// The keys of the seats that are kept for somebody, for whoever made the table.
pub(super) async fn invitations(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answer<Fresh<Invitations>> {
    let (link, person) = (link(&hall, &table), caller.person.clone());
    let seen = look(&hall, &caller, &table, move |room| {
        let person = person.ok_or(Refused::NoToken)?;
        if person.id != room.created().owner {
            return Err(Refused::NotOwner);
        }
        Ok(Invitations { invitations: invitations_to(room, &link) })
    });
    seen.await.map(Fresh)
}

/// The whole record, once the game is over.
pub(super) async fn record(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answer<Response> {
    let record = look(&hall, &caller, &table, |room| room.record()).await?;
    let name = format!("attachment; filename=\"{table}.starboard\"");
    Ok(([(CONTENT_TYPE, "application/x-ndjson".to_owned()), (CONTENT_DISPOSITION, name)], record).into_response())
}

/// What a computer player would answer, and why: where nobody else is at the table whom it could harm.
pub(super) async fn hint(State(hall): State<Arc<Hall>>, caller: Caller, Path(table): Path<String>) -> Answer<Response> {
    if let Some(person) = &caller.person {
        hall.hints.count(person.id.clone(), hall.clock.now()).map_err(|_| caller.problem(Refused::TooOften))?;
    }
    let (sender, thought) = oneshot::channel();
    let (person, thinkers) = (caller.person.clone(), Arc::clone(&hall));
    let (seat, ticket) = look(&hall, &caller, &table, move |room| {
        let (seat, advising) = room.advice(person.as_ref().map(|person| person.id.as_str()))?;
        // Nobody waits for it any more if it cannot be sent.
        thinkers.thinkers.think(&room.created().owner, move || drop(sender.send(advising())));
        Ok((seat, room.ticket(seat).ok_or(Refused::StaleTicket)?))
    })
    .await?;
    let advised = thought.await.map_err(|_| caller.problem(Refused::StaleTicket))?;
    let heard = caller.clone();
    let (hint, speech) = look(&hall, &caller, &table, move |room| {
        let same = room.ticket(seat).as_ref() == Some(&ticket);
        let advice = if same { room.hint(seat, &advised) } else { None }.ok_or(Refused::StaleTicket)?;
        let hint = Hint { ticket, picks: advice.picks, lines: advice.lines };
        Ok((hint, speech(&heard, room, Viewer::Seat(seat))))
    })
    .await?;
    Ok(caller.told(hint, |_| speech))
}

/// How a finished game went: what everybody could see.
pub(super) async fn course(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answer<Fresh<Course>> {
    look(&hall, &caller, &table, |room| Ok(Fresh(room.finished()?.course()))).await
}

/// A finished game with every secret in it.
pub(super) async fn truth(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
) -> Answer<Fresh<Truth<Raw, Raw>>> {
    look(&hall, &caller, &table, |room| Ok(Fresh(room.finished()?.truth()))).await
}

/// A finished game as a seat saw it after so many answers.
pub(super) async fn replay(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Path(table): Path<String>,
    Query(Step { step, seat, views }): Query<Step>,
) -> Answer<Response> {
    let heard = caller.clone();
    let (replay, speech) = look(&hall, &caller, &table, move |room| {
        let game = room.finished()?;
        if seat.is_some_and(|seat| seat.0 >= game.seats()) {
            return Err(Refusal::NoSuchSeat.into());
        }
        let (viewer, last) = (seat.map_or(Viewer::Public, Viewer::Seat), game.answers());
        let then = game.at(step.unwrap_or(last).min(last));
        let sight = then.sight(viewer);
        let shown = sight.shown();
        let replay = Replay {
            step: then.answers(),
            last,
            view: views.then(|| sight.view()),
            board: shown.board,
            glance: shown.glance,
            story: tales(then.story(viewer, &mut Telling::default(), 0).lines),
            entries: then.entries(viewer, 0),
            scene: rows(then.scene(viewer)),
            outcome: then.outcome().map(Into::into),
        };
        Ok((replay, speech(&heard, room, viewer)))
    })
    .await?;
    Ok(caller.told(replay, |_| speech))
}
