/**
 * What the server sends and takes, as the shell of the page reads it: docs/protocol.md. The types are made from the server's own
 * (`gen/protocol`). What a game itself shows (its board, items, prompts, events) is known to that game alone, in `games/`: here it
 * is `unknown`.
 */
import type * as wire from "../gen/protocol";
import type { Phrase } from "./phrases";

export type {
  ChatLine,
  Command,
  Line,
  Made,
  Outcome,
  Pace,
  SeatInfo,
  Span,
  Stage,
  Wanted,
  Window,
} from "../gen/protocol";

/** Something to read: a phrase, or a line where a server gives text. */
export type Text = Phrase | wire.Line;

/** A row of an explanation or a result: something said, or a label with a list behind it. */
export interface SentRow {
  phrase: Phrase;
  indent?: number;
  parts?: Phrase[];
}

/** An option: what it is, what it costs or brings, and why. */
export interface SentOption {
  name: Phrase;
  gist: Phrase;
  why: Phrase;
}

/** A line of the story. */
export type Tale = wire.Tale<Text>;

/** The options of a game. How many play is one of them. */
export type Setup = Record<string, string | number | boolean | null>;

export type TableInfo = wire.TableInfo<Setup, wire.Line>;
export type NewTable = wire.NewTable<Setup>;
/** A table in a list. */
export type Summary = wire.Summary<Setup>;
/** A game that the server offers: with these computer players and these setups, the usual ones first. */
export type Offer = wire.Game<Setup>;
export type SentGlance = wire.Glance<Text>;
export type SentFigure = wire.Figure<Text>;
/** A question. `I`: what can be picked, `P`: why it is asked. */
export type Question<I = unknown, P = unknown> = Omit<wire.Question<P, I, Text>, "options"> & {
  options: (SentOption | wire.Line)[];
};
export type Over = Omit<wire.Over<Text>, "result"> & { result: (SentRow | wire.Line)[] | null };
/** Something explained. */
export type Told = wire.Lines<SentRow | wire.Line>;
export type Hint = wire.Hint<Text>;
export type SentArticle = Omit<wire.Article<unknown, Text>, "lines"> & { lines: (SentRow | wire.Line)[] };
/** A moment of a game that is over. */
export type Moment = wire.Replay<unknown, unknown, Text>;

type Sent = wire.Message<Setup, unknown, unknown, unknown, unknown, Text, Text>;
/** What comes over a connection. */
export type Message =
  | Exclude<Sent, { type: "table" | "ask" | "over" }>
  | ({ type: "table" } & TableInfo)
  | { type: "ask"; take_back: boolean; question: Question | null }
  | ({ type: "over" } & Over)
  | { type: "board"; board: unknown; glance: SentGlance };

/** Text alone, for names and announcements. */
export function plain(line: wire.Line | null | undefined): string {
  return (line ?? []).map(spanText).join("");
}

export function spanText(span: wire.Span): string {
  if ("text" in span) return span.text;
  if ("card" in span) return span.card.name;
  if ("seat" in span) return span.seat.name;
  return span.place.name;
}
