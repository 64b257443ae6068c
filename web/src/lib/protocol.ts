/** What the server sends and takes: docs/protocol.md. What a game itself shows is in `gen/types`. */
import type { Event, Figure, Glance, Item, Line, Mode, Pace, Prompt, Setup, View } from "../gen/types";

export type { Event, Figure, Glance, Item, Line, Mode, Pace, Prompt, Setup, View };

export type Stage = "waiting" | "playing" | "over" | "aborted";

export interface SeatInfo {
  kind: "person" | "open" | "invited" | "bot";
  name: string;
  level?: string;
  away: boolean;
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
  motion: { what: "abort" | "rewind"; by: number; yes: number[]; no: number[] } | null;
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
  event: Event;
  line: Line | null;
  opens: boolean;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Ask {
  ticket: string;
  take_back: boolean;
  prompt: Prompt;
  pick: { from: Item[]; min: number; max: number };
  sealed: boolean;
  line: Line;
  options: Line[];
  draft: Item[] | null;
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
  seed: unknown;
  proof: unknown;
}

/** A card or a term in words, a card also as data. */
export interface Article {
  id: string;
  name: string;
  lines: Line[];
  face?: Face;
  powers?: Line[];
}

export type Good = "novelty" | "rare" | "genes" | "alien";
export type Row = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";

export interface Power {
  phase: Row;
  type: string;
  amount?: number;
  good?: Good | "any" | null;
  target?: string;
  goods_per_use?: number;
  max_uses?: number;
  vp?: number;
  cards?: number;
  kinds?: number;
}

/** What is printed on a card. */
export interface Face {
  id: string;
  kind: "world" | "development";
  cost: number | null;
  defense: number | null;
  vp: number | "variable";
  good: Good | null;
  windfall: boolean;
  production: boolean;
  military: boolean;
  keywords: string[];
  start_world: number | null;
  powers: Power[];
}

/** Text alone, for names and announcements. */
export function plain(line: Line | null | undefined): string {
  return (line ?? []).map(spanText).join("");
}

export function spanText(span: Line[number]): string {
  if ("text" in span) return span.text;
  if ("card" in span) return span.card.name;
  if ("seat" in span) return span.seat.name;
  return span.place.name;
}
