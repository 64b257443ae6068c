/**
 * What the server sends and takes: docs/protocol.md. What a game itself shows (its board, items, prompts, events) is known to
 * that game alone, in `games/`: here it is `unknown`.
 */
import type { Figure, Glance, Line, Pace, Span } from "../gen/types";

export type { Figure, Glance, Line, Pace, Span };

export type Stage = "waiting" | "playing" | "over" | "aborted";

/** The options of a game. How many play is one of them. */
export type Setup = Record<string, string | number | boolean | null>;

/** A game that the server offers: with these computer players and these setups, the usual ones first. */
export interface Offer {
  game: string;
  bots: string[];
  usual: string;
  setups: Setup[];
}

export interface SeatInfo {
  kind: "person" | "open" | "invited" | "bot";
  name: string;
  level?: string;
  away: boolean;
}

export interface Motion {
  what: "abort" | "rewind";
  by: number;
  yes: number[];
  no: number[];
}

export interface TableInfo {
  table: string;
  game: string;
  setup: Setup;
  stage: Stage;
  you: number | null;
  /** The seat of whoever made the table. */
  owner: number | null;
  seats: SeatInfo[];
  pace: Pace;
  listed: boolean;
  promise: string;
  motion: Motion | null;
  rematch: string | null;
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: string;
  setup: Setup;
  stage: Stage;
  seats: { kind: SeatInfo["kind"]; name?: string; level?: string }[];
}

export interface Entry {
  line: Line | null;
  opens: boolean;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A question. `I`: what can be picked, `P`: why it is asked. */
export interface Ask<I = unknown, P = unknown> {
  ticket: string;
  take_back: boolean;
  prompt: P;
  pick: { from: I[]; min: number; max: number };
  sealed: boolean;
  timing: "plain" | "open" | "window";
  line: Line;
  options: Line[];
  draft: I[] | null;
}

/** A reaction window: when it closes, and whether somebody holds it open. */
export interface Window {
  closes: number;
  held: boolean;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  ending: string;
}

export interface Over {
  aborted: boolean;
  outcome: Outcome | null;
  result: Line[] | null;
}

export interface Hint {
  ticket: string;
  picks: number[];
  lines: Line[];
}

/** A card or a term in words, a card also as data that its game knows how to draw. */
export interface Article {
  id: string;
  name: string;
  lines: Line[];
  face?: unknown;
  powers?: Line[];
}

/** A moment of a game that is over. */
export interface Moment {
  step: number;
  last: number;
  view: unknown;
  glance: Glance;
  entries: Entry[];
}

/** What comes over a connection. */
export type Message =
  | { type: "hello"; now: number }
  | ({ type: "table" } & TableInfo)
  | { type: "presence"; seats: number[]; spectators: number }
  | { type: "chat"; from: number; lines: ChatLine[] }
  | { type: "entries"; edition: number; from: number; entries: Entry[] }
  | { type: "view"; view: unknown; glance: Glance }
  | { type: "waiting"; seats: number[] }
  | ({ type: "ask" } & (Ask | { ticket: null; take_back: boolean }))
  | { type: "clock"; now: number; deadline: number | null; window: Window | null }
  | ({ type: "over" } & Over)
  | { type: "done"; id: number; result: unknown }
  | { type: "refused"; id: number; code: string; message: string }
  | { type: "bye" };

/** Text alone, for names and announcements. */
export function plain(line: Line | null | undefined): string {
  return (line ?? []).map(spanText).join("");
}

export function spanText(span: Span): string {
  if ("text" in span) return span.text;
  if ("card" in span) return span.card.name;
  if ("seat" in span) return span.seat.name;
  return span.place.name;
}
