// Made by `UPDATE=1 cargo test -p web-assets --test types`: do not edit.
import type { Seat, SeatSet, Viewer } from "./protocol";

export type Kind = string;

export type Mode = "standard" | "first-game" | "experienced";

export type Setup = { players: number, mode: Mode, };

export type Action = "explore-plus-5" | "explore-plus-1-1" | "develop" | "settle" | "consume-trade" | "consume-2x-vps" | "produce";

export type Way = "conquer" | "conquer-with-tactics" | "pay" | "colony-ship";

export type Item = { "action": Action } | { "card": Kind } | { "way": Way } | { "good": Kind } | { "power": [Kind, number] } | { "windfall": { world: Kind, by: Kind, } } | { "windfall-by-bonus": { world: Kind, } } | { "number": number };

export type Prompt = "start-discard" | "choose-action" | "explore-keep" | "develop-place" | { "develop-pay": { card: Kind, cost: number, } } | "settle-place" | { "settle-way": { card: Kind, } } | { "settle-pay": { card: Kind, cost: number, } } | "sell" | "consume-power" | { "consume-goods": { card: Kind, power: number, } } | { "consume-next-kind": { card: Kind, } } | { "consume-hand": { card: Kind, } } | { "bet": { card: Kind, } } | "produce-windfall" | "hand-limit";

export type Phase = "start-discard" | "choose-action" | "explore" | "develop-place" | "develop-pay" | "settle-place" | "settle-resolve" | "trade" | "consume" | "produce" | "hand-limit" | "over";

export type Called = "explore" | "develop" | "develop-again" | "settle" | "settle-again" | "consume" | "produce";

export type Step = "start" | "way" | "pay" | "power" | "goods" | "hand" | "bet";

export type Cause = "setup" | "explore" | { "power": Kind } | "bonus" | { "payment": Kind } | { "sale": Kind } | "hand-limit";

export type Event = { "start-world": { seat: Seat, card: Kind, } } | { "round": { number: number, } } | { "chose": { seat: Seat, actions: Array<Action>, } } | { "phase-begins": { phase: Phase, repeat: boolean, } } | { "drew": { seat: Seat, cards: Array<Kind>, cause: Cause, } } | { "drew-count": { seat: Seat, count: number, cause: Cause, } } | { "looked": { seat: Seat, cards: Array<Kind>, keep: number, } } | { "looked-count": { seat: Seat, count: number, keep: number, } } | { "discarded": { seat: Seat, cards: Array<Kind>, cause: Cause, } } | { "discarded-count": { seat: Seat, count: number, cause: Cause, } } | { "reveals": { seat: Seat, card: Kind, } } | { "reveals-nothing": { seat: Seat, } } | { "developed": { seat: Seat, card: Kind, cost: number, } } | { "settled": { seat: Seat, card: Kind, way: Way, cost: number, } } | { "spent": { seat: Seat, card: Kind, } } | { "goods": { seat: Seat, worlds: Array<Kind>, } } | { "sold": { seat: Seat, world: Kind, cards: number, } } | { "consumed": { seat: Seat, card: Kind, goods: Array<Kind>, vp: number, cards: number, } } | { "consumed-hand": { seat: Seat, card: Kind, count: number, vp: number, } } | { "bet": { seat: Seat, number: number, card: Kind, won: boolean, } } | { "reshuffled": { cards: number, } } | { "ended": { winners: SeatSet, scores: Array<number>, } };

export type View = { viewer: Viewer, mode: Mode, players: number, 
/**
 * Where order matters it goes clockwise from this seat.
 */
first: Seat, round: number, phase: Phase, repeat: boolean, 
/**
 * The phases still to come this round.
 */
queue: Array<Called>, 
/**
 * Lanes run one after another.
 */
ordered: boolean, todo: SeatSet, asked: SeatSet, pool: number, supply: number, discards: number, 
/**
 * Lying in the discard pile before everyone's eyes.
 */
open_discards: Array<Kind>, 
/**
 * The same when the pile was last shuffled into the supply, less what was turned up since.
 */
open_shuffled: Array<Kind>, 
/**
 * How large the supply was after that shuffle; 0 if there was none.
 */
shuffled_size: number, 
/**
 * Cards turned up for everyone since.
 */
turned: number, seats: Array<SeatView>, 
/**
 * What only the viewer knows; nothing for the public.
 */
own: OwnView | null, };

export type SeatView = { 
/**
 * The number of the original start world.
 */
start: number, tableau: Array<SlotView>, chips: number, hand: number, 
/**
 * Cards being looked at.
 */
looked: number, 
/**
 * Of the hand everyone knows this; at least all but `known_left` of it are still there.
 */
known: Array<Kind>, known_left: number, picks: Array<Action>, 
/**
 * How many of the discards are this seat's own.
 */
discarded: number, 
/**
 * How many of its own were shuffled into the supply, and how many cards it has drawn since.
 */
shuffled: number, drawn: number, lane: LaneView, };

export type SlotView = { card: Kind, good: boolean, };

export type LaneView = { step: Step, 
/**
 * The card being placed, once it is revealed.
 */
placed: Kind | null, way: Way, cost: number, 
/**
 * Powers not used yet: the card, and the number among its powers of this phase.
 */
powers: Array<[Kind, number]>, 
/**
 * The Produce bonus is not used yet.
 */
bonus: boolean, 
/**
 * The power in use.
 */
active: [Kind, number] | null, 
/**
 * The worlds whose goods are set aside for it.
 */
chosen: Array<Kind>, 
/**
 * Goods produced this phase, by kind.
 */
made: [number, number, number, number], };

export type OwnView = { hand: Array<Kind>, looked: Array<Kind>, 
/**
 * Known to lie in the discard pile, the open ones included.
 */
discards: Array<Kind>, 
/**
 * Known to have lain there when it was last shuffled into the supply, and not seen to leave that since.
 */
shuffled: Array<Kind>, };
