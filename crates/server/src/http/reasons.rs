//! What computer players thought, once a game is over.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use protocol::Decided;
use protocol::reply::Minds;
use tabletop::Viewer;
use tokio::sync::oneshot;

use super::caller::{Address, Path, Query};
use super::tables::{look, speech};
use super::{Answer, Fresh};
use crate::hall::{Caller, Hall};
use crate::play::Play;
use crate::reasoning::{Subject, Thought};
use crate::refused::Refused;

/// Thinks about a game that is over, off its table's task and in turn; or tells what was found out before. The game is asked for
/// each time, so that nothing is told of one that runs.
async fn think(
    hall: &Arc<Hall>,
    caller: &Caller,
    from: &Address,
    subject: Subject,
    about: impl FnOnce(&dyn Play) -> Thought + Send + 'static,
) -> Answer<Thought> {
    let problem = |refused| caller.problem(refused);
    let who = caller.person.as_ref().map_or_else(|| format!("from {}", from.0), |person| person.id.clone());
    let known = look(hall, caller, &subject.0, |room| room.finished().map(|_| ())).await;
    known?;
    if let Some(thought) = hall.reasoning.known(&subject) {
        return Ok(thought);
    }
    hall.hints.count(who.clone(), hall.clock.now()).map_err(|_| problem(Refused::TooOften))?;
    let turn = hall.reasoning.turn(&who).await;
    let game = look(hall, caller, &subject.0, |room| room.finished().map(|game| game.at(usize::MAX))).await?;
    let (sender, thought) = oneshot::channel();
    hall.thinkers.think(&who, move || {
        // Their next wish waits until this is done, also if they have gone.
        let _turn = turn;
        drop(sender.send(about(game.as_ref())));
    });
    let thought = thought.await.map_err(|_| problem(Refused::NoReasons))?;
    hall.reasoning.keep(subject, thought.clone());
    Ok(thought)
}

/// Why a computer player answered as it did.
pub(super) async fn why(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    from: Address,
    Path(table): Path<String>,
    Query(Decided { number }): Query<Decided>,
) -> Answer<Response> {
    let about = move |game: &dyn Play| game.why(number).map_or(Thought::Nothing, |why| Thought::Why(Arc::new(why)));
    let thought = think(&hall, &caller, &from, (table.clone(), Some(number)), about).await?;
    let Thought::Why(why) = thought else { return Err(caller.problem(Refused::NoReasons)) };
    let heard = caller.clone();
    let speech = look(&hall, &caller, &table, move |room| Ok(speech(&heard, room, Viewer::Public))).await?;
    Ok(caller.told(Arc::unwrap_or_clone(why), |_| speech))
}

/// What computer players decided, and whom everybody suspected.
pub(super) async fn minds(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    from: Address,
    Path(table): Path<String>,
) -> Answer<Fresh<Minds>> {
    let about = |game: &dyn Play| Thought::Minds(Arc::new(game.minds()));
    match think(&hall, &caller, &from, (table, None), about).await? {
        Thought::Minds(minds) => Ok(Fresh(Arc::unwrap_or_clone(minds))),
        Thought::Why(_) | Thought::Nothing => Err(caller.problem(Refused::NoReasons)),
    }
}
