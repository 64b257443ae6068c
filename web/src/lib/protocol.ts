/**
 * What the server sends and takes, as the shell of the page reads it: docs/protocol.md. The types are made from the server's own
 * (`gen/protocol`). What a game itself shows (its board, items, prompts, events) is known to that game alone, in `games/`: here it
 * is `unknown`.
 */
import type * as wire from "../gen/protocol";

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

/** The options of a game. How many play is one of them. */
export type Setup = Record<string, string | number | boolean | null>;

export type Message = wire.Message<Setup, unknown, unknown, unknown, unknown, wire.Line>;
export type TableInfo = wire.TableInfo<Setup>;
export type NewTable = wire.NewTable<Setup>;
/** A table in a list. */
export type Summary = wire.Summary<Setup>;
/** A game that the server offers: with these computer players and these setups, the usual ones first. */
export type Offer = wire.Game<Setup>;
export type Entry = wire.Entry<unknown, wire.Line>;
export type Glance = wire.Glance<wire.Line>;
export type Figure = wire.Figure<wire.Line>;
/** A question. `I`: what can be picked, `P`: why it is asked. */
export type Ask<I = unknown, P = unknown> = wire.Question<P, I, wire.Line>;
export type Over = wire.Over<wire.Line>;
export type Hint = wire.Hint<wire.Line>;
/** A card or a term in words, a card also as data that its game knows how to draw. */
export type Article = wire.Article<unknown, wire.Line>;
/** A moment of a game that is over. */
export type Moment = wire.Replay<unknown, unknown, wire.Line>;

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
