//! What learns: networks out of marks that are on or off, and how their weights are changed. The same for every game.

mod descent;
mod inputs;
mod layers;

pub(crate) use descent::{Descent, Network};
pub(crate) use inputs::{Group, fold, unfold};
pub(crate) use layers::{LEAK, add_back, add_products, add_rows, rectify, shares, squash};
