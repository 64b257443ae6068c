//! How long things may be. Letters are Unicode scalar values.

/// The longest message or body that a client sends, in bytes.
pub const MAX_BODY: usize = 16 * 1024;
/// The longest name of a person.
pub const MAX_NAME: usize = 40;
/// The longest key of a private link.
pub const MAX_KEY: usize = 64;
/// The longest of what somebody adds to the chance of a deal.
pub const MAX_ENTROPY: usize = 64;
/// The most standing orders of a seat.
pub const MAX_ORDERS: usize = 64;
/// The longest line of chat.
pub const MAX_CHAT: usize = 500;
