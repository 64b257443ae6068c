/**
 * What the server sends and takes, as the shell of the page reads it: docs/protocol.md. The types are made from the server's own
 * (`gen/protocol`); everything that is to be read comes as phrases. What a game itself shows (its board, items, prompts, events)
 * is known to that game alone, in `games/`: here it is `unknown`.
 */
import type * as wire from "../gen/protocol";

export type {
  ChatLine,
  Invitations,
  Languages,
  Line,
  Made,
  Me,
  Minds,
  Outcome,
  Course,
  Deed,
  Pace,
  Phrase,
  PrivateLink,
  Session,
  Sessions,
  Span,
  Suspected,
  Talk,
  Texts,
  Truth,
  Wanted,
  Window,
} from "../gen/protocol";

type Phrase = wire.Phrase;

/** The options of a game. How many play is one of them. */
export type Setup = Record<string, string | number | boolean | null>;

/** What comes over a connection. Views are for those who imagine, and the page does not ask for them. */
export type Message = Exclude<
  wire.Message<Setup, unknown, unknown, unknown, unknown, unknown, unknown, unknown, Phrase>,
  { type: "view" }
>;
/** All about a table at once. */
export type State = wire.State<Setup, unknown, unknown, unknown, unknown, unknown, unknown, unknown, Phrase>;
export type Problem = wire.Problem<Phrase>;

export type SentTable = wire.TableInfo<Setup, Phrase>;
export type SentSeat = wire.SeatInfo<Phrase>;
export type SentSummary = wire.Summary<Setup, Phrase>;
export type SentTables = wire.Tables<SentSummary>;
export type SentTale = wire.Tale<Phrase>;
export type SentGlance = wire.Glance<Phrase>;
export type SentRow = wire.Row<Phrase>;
export type SentRows = wire.Rows<Phrase>;
export type SentAid = wire.Aid<Phrase>;
export type SentChoice = wire.Choice<Phrase>;
export type SentArticle = wire.Article<unknown, Phrase>;
export type SentChapter = wire.Chapter<unknown, Phrase>;
export type SentCards = wire.Cards<unknown, Phrase>;
export type SentHint = wire.Hint<Phrase>;
export type SentWhy = wire.Why<Phrase>;
/** A moment of a game that is over. */
export type SentMoment = wire.Replay<unknown, unknown, unknown, Phrase>;
/** A question. `I`: what can be picked, `P`: why it is asked. */
export type SentQuestion<I = unknown, P = unknown> = wire.Question<P, I, Phrase>;
export type SentOrders = wire.Orders<unknown, Phrase>;
export type SentClaims = wire.Claims<unknown, Phrase>;
export type Over = wire.Over<Phrase>;

export type NewTable = wire.NewTable<Setup>;
/** The games that the server offers: with these computer players and these setups, the usual ones first. */
export type Offers = wire.Games<Setup>;
export type Offer = wire.Game<Setup>;

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
