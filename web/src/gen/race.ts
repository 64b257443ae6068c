// Made by `UPDATE=1 cargo test -p web-assets --test types`: do not edit.
import type { Seat, SeatSet, Viewer } from "./protocol";

export type Action = "explore-plus-5" | "explore-plus-1-1" | "develop" | "settle" | "consume-trade" | "consume-2x-vps" | "produce";

export type Board = { viewer: Viewer, mode: Mode, 
/**
 * Where order matters it goes clockwise from this seat: the owner of the lowest start world.
 */
first: Seat, 
/**
 * 0 while the first hands are chosen.
 */
round: number, 
/**
 * What is being played, by its name in the rulebook.
 */
step: Phase, 
/**
 * This is the second Develop or Settle of the round.
 */
repeat: boolean, 
/**
 * The seats play this step one after another, from `first` on.
 */
ordered: boolean, 
/**
 * Who is asked something.
 */
asked: SeatSet, 
/**
 * The phases that were called this round, in the order of play; none before the action cards are turned up.
 */
phases: Array<CalledPhase>, 
/**
 * VPs left in the pool.
 */
pool: number, 
/**
 * Cards in the supply.
 */
supply: number, 
/**
 * Cards in the discard pile, the open ones included.
 */
discards: number, 
/**
 * Those of them that everyone saw.
 */
open_discards: Array<Kind>, 
/**
 * By seat.
 */
players: Array<Player>, 
/**
 * What only the viewer knows; nothing for the public.
 */
own: Own | null, 
/**
 * Once something has ended the game: it lasts to the end of the round.
 */
end: End | null, };

export type Called = "explore" | "develop" | "develop-again" | "settle" | "settle-again" | "consume" | "produce";

export type CalledPhase = { phase: Called, 
/**
 * Who called it.
 */
by: SeatSet, progress: Progress, };

export type Cause = "setup" | "explore" | { "power": Kind } | "bonus" | { "payment": Kind } | { "sale": Kind } | "hand-limit";

export type End = { 
/**
 * The last VP of the pool is gone.
 */
pool: boolean, 
/**
 * Whose tableaux are full.
 */
full: SeatSet, 
/**
 * Who has won, once the round is over.
 */
winners: SeatSet, };

export type Event = { "start-world": { seat: Seat, card: Kind, } } | { "round": { number: number, } } | { "chose": { seat: Seat, actions: Array<Action>, } } | { "phase-begins": { phase: Phase, repeat: boolean, } } | { "in-order": { first: Seat, why: InOrder, } } | { "drew": { seat: Seat, cards: Array<Kind>, cause: Cause, } } | { "drew-count": { seat: Seat, count: number, cause: Cause, } } | { "looked": { seat: Seat, cards: Array<Kind>, keep: number, } } | { "looked-count": { seat: Seat, count: number, keep: number, } } | { "discarded": { seat: Seat, cards: Array<Kind>, cause: Cause, } } | { "discarded-count": { seat: Seat, count: number, cause: Cause, } } | { "reveals": { seat: Seat, card: Kind, } } | { "reveals-nothing": { seat: Seat, } } | { "developed": { seat: Seat, card: Kind, cost: number, } } | { "settled": { seat: Seat, card: Kind, way: Way, cost: number, } } | { "spent": { seat: Seat, card: Kind, } } | { "goods": { seat: Seat, worlds: Array<Kind>, } } | { "sold": { seat: Seat, world: Kind, cards: number, } } | { "consumed": { seat: Seat, card: Kind, goods: Array<Kind>, vp: number, cards: number, } } | { "consumed-hand": { seat: Seat, card: Kind, count: number, vp: number, } } | { "bet": { seat: Seat, number: number, card: Kind, won: boolean, } } | { "reshuffled": { cards: number, } } | { "ended": { winners: SeatSet, scores: Array<number>, } };

export type InOrder = "supply" | "pool" | "tableau" | { "most": Kind };

export type Item = { "action": Action } | { "card": Kind } | { "way": Way } | { "good": Kind } | { "power": [Kind, number] } | { "windfall": { world: Kind, by: Kind, } } | { "windfall-by-bonus": { world: Kind, } } | { "number": number };

export type Kind = string;

export type Mode = "standard" | "first-game" | "experienced";

export type Own = { hand: Array<Kind>, 
/**
 * The cards being looked at.
 */
looked: Array<Kind>, 
/**
 * The own cards in the discard pile that nobody else saw.
 */
discarded: Array<Kind>, 
/**
 * What each 6-cost development in hand or being looked at would be worth if it were placed now.
 */
worth: Array<Worth>, 
/**
 * While a card is chosen to be placed: what each development, or each world, in hand takes.
 */
prices: Array<Price>, };

export type Phase = "start-discard" | "choose-action" | "explore" | "develop-place" | "develop-pay" | "settle-place" | "settle-resolve" | "trade" | "consume" | "produce" | "hand-limit" | "over";

export type Player = { 
/**
 * In the order of placing.
 */
tableau: Array<Slot>, 
/**
 * Cards that are missing to a full tableau.
 */
to_full: number, 
/**
 * VPs in chips.
 */
chips: number, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * Of the hand everyone knows this; at least all but `known_left` of it are still there.
 */
known: Array<Kind>, known_left: number, 
/**
 * Cards being looked at, in Explore and at the start.
 */
looked: number, 
/**
 * Of the discards so many are this player's own, seen by nobody else.
 */
discarded: number, 
/**
 * The action cards of this round, once they are turned up.
 */
picks: Array<Action>, 
/**
 * The card that was turned up to be placed.
 */
placing: Kind | null, 
/**
 * The power in use, in Consume and Produce.
 */
using: Using | null, 
/**
 * Goods produced this phase: novelty, rare elements, genes, alien.
 */
produced: [number, number, number, number], 
/**
 * What the common powers of the tableau add up to.
 */
sums: Sums, 
/**
 * As it stands.
 */
score: Score, 
/**
 * What each 6-cost development of the tableau is worth now, and the one that is being placed.
 */
worth: Array<Worth>, };

export type Price = { card: Kind, 
/**
 * The cards to pay, if it can be paid for at all.
 */
cost: number | null, 
/**
 * It can be conquered, without a discard.
 */
conquer: boolean, };

export type Progress = "done" | "on" | "coming";

export type Prompt = "start-discard" | "choose-action" | "explore-keep" | "develop-place" | { "develop-pay": { card: Kind, cost: number, } } | "settle-place" | { "settle-way": { card: Kind, } } | { "settle-pay": { card: Kind, cost: number, } } | "sell" | "consume-power" | { "consume-goods": { card: Kind, power: number, } } | { "consume-next-kind": { card: Kind, } } | { "consume-hand": { card: Kind, } } | { "bet": { card: Kind, } } | "produce-windfall" | "hand-limit";

export type Score = { 
/**
 * Printed VPs.
 */
cards: number, 
/**
 * VPs in chips.
 */
chips: number, 
/**
 * 6-cost developments.
 */
developments: number, };

export type Setup = { players: number, mode: Mode, };

export type Slot = { card: Kind, 
/**
 * Does a good lie on it?
 */
good: boolean, };

export type Sums = { 
/**
 * Cards more to look at in Explore.
 */
look: number, 
/**
 * Cards more to keep there.
 */
keep: number, 
/**
 * Cards drawn when Develop starts.
 */
draw_at_start: number, 
/**
 * Cards less for a development.
 */
develop_discount: number, draw_after_development: number, 
/**
 * General Military.
 */
military: number, 
/**
 * Military on top of it against Rebel worlds, and against worlds of a kind.
 */
military_vs_rebels: number, military_vs: [number, number, number, number], 
/**
 * Cards less for any world that is paid for, and for worlds of a kind on top of it.
 */
settle_discount: number, settle_discount_for: [number, number, number, number], 
/**
 * Colony Ships: each can be discarded for the whole cost of a world.
 */
colony_ship: number, 
/**
 * Military that New Military Tactics give when they are discarded.
 */
tactics: number, 
/**
 * With Contact Specialist: military worlds can be paid for, at their defense less this.
 */
contact: number, draw_after_world: number, 
/**
 * Cards more for the sale of any good, and of a kind on top of it.
 */
trade_bonus: number, trade_bonus_for: [number, number, number, number], };

export type Using = { card: Kind, 
/**
 * Its number among the card's powers of this phase.
 */
power: number, 
/**
 * The worlds whose goods are set aside for it.
 */
goods: Array<Kind>, };

export type Way = "conquer" | "conquer-with-tactics" | "pay" | "colony-ship";

export type Worth = { card: Kind, vp: number, };
