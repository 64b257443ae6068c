/** What the server sends to be read, as lines for one reader: the one place where phrases become words. */
import type * as wire from "../gen/protocol";
import { NOBODY, type Reader, type Voice } from "./phrases";
import { plain } from "./protocol";
import type {
  Line,
  Phrase,
  SentAid,
  SentArticle,
  SentChapter,
  SentChoice,
  SentClaims,
  SentGlance,
  SentOrders,
  SentQuestion,
  SentRow,
  SentSeat,
  SentSummary,
  SentTable,
  SentTale,
  SentWhy,
  Setup,
} from "./protocol";

/** A table, its seats called by their names. */
/** `damaged`: what was kept of it is not whole, and there is nothing more to be had of it. */
export type TableInfo = wire.TableInfo<Setup, string> & { readonly damaged: boolean };
export type SeatInfo = wire.SeatInfo<string>;
/** A table in a list. */
export type Summary = wire.Summary<Setup, string>;
/** Where the game stands, what nobody should overlook, and the figures of each seat. */
export type Glance = wire.Glance<Line>;
export type Figure = wire.Figure<Line>;
/** A line of the story, and what it was made of: its game knows its own. */
export interface Tale extends wire.Tale<Line> {
  phrase: Phrase;
}

/** Standing orders of the reader, and what they did. */
export type Orders = wire.Orders<unknown, Line>;
/** Something that can be said now, in the game's own way. */
export type Claimable = wire.Claimable<unknown, Line>;

/** A line, and how deep it lies under the lines before it. */
export type Row = Omit<wire.Row<Line>, "parts">;

/** An option: what it is, what it costs or brings, why; and all of it as one line, for announcements and previews. */
export interface Option extends wire.Choice<Line> {
  whole: Line;
}

/** A question as it is read. */
export interface Ask<I = unknown, P = unknown> extends Omit<
  wire.Question<P, I, Line>,
  "stakes" | "options" | "plan"
> {
  stakes: Row[];
  options: Option[];
  plan: Plan | null;
  /** What its line was made of: its game knows its own. */
  phrase: Phrase;
}

/** A proposal for a chore. */
export interface Plan extends Omit<wire.Plan<Line>, "steps"> {
  steps: Option[];
}

/** A card or a term in words, a card also as data that its game knows how to draw. */
export interface Article {
  id: string;
  name: string;
  rows: Row[];
  face: unknown;
  powers: Line[];
}

/** A part of a game's aid. */
export interface Chapter {
  id: string;
  name: string;
  articles: Article[];
}

/** A part of a game's aid at one moment: a step of the turn, or something to look up. */
export type AidPart = wire.AidPart<Line>;
export type AidPoint = wire.AidPoint<Line>;

/** Why a computer player did what it did. */
export type Why = wire.Why<Line>;

/** Whoever looks at a table through the eyes of a seat, or of nobody. */
export function readerAt(
  voice: Voice | null,
  seat: number | null,
  seats: readonly { name: Phrase }[],
): Reader {
  const nobody = new Reading(voice, NOBODY);
  return { seat, names: seats.map(({ name }) => nobody.text(name)) };
}

export class Reading {
  /** What has been formatted: a log is read again and again. */
  readonly #lines = new WeakMap<object, Line>();
  readonly #tales = new WeakMap<SentTale, Tale>();

  /** Without a voice nothing is said but what somebody typed. */
  constructor(
    readonly voice: Voice | null,
    readonly reader: Reader,
  ) {}

  line(phrase: Phrase): Line {
    if (phrase === null || typeof phrase !== "object") return this.#say(phrase);
    const known = this.#lines.get(phrase);
    if (known) return known;
    const line = this.#say(phrase);
    this.#lines.set(phrase, line);
    return line;
  }
  lines(phrases: readonly Phrase[]): Line[] {
    return phrases.map((phrase) => this.line(phrase));
  }
  text(phrase: Phrase): string {
    return plain(this.line(phrase));
  }

  row({ line, parts, indent }: SentRow): Row {
    const labelled: Phrase = ["list-labelled", { label: line, list: { commas: parts } }];
    return { line: this.#say(parts.length > 0 ? labelled : line), indent };
  }
  rows(sent: readonly SentRow[]): Row[] {
    return sent.map((row) => this.row(row));
  }

  aid({ parts }: SentAid): AidPart[] {
    return parts.map((part) => ({
      ...part,
      name: this.line(part.name),
      gist: this.line(part.gist),
      points: part.points.map((point) => ({ ...point, line: this.line(point.line) })),
    }));
  }

  table(sent: SentTable): TableInfo {
    const notice = sent.notice === null ? null : this.text(sent.notice);
    const damaged = Array.isArray(sent.notice) && sent.notice[0] === "server-damaged";
    return { ...sent, seats: sent.seats.map((seat) => this.#seat(seat)), notice, damaged };
  }
  summary(sent: SentSummary): Summary {
    return { ...sent, seats: sent.seats.map((seat) => ({ ...seat, name: this.text(seat.name ?? null) })) };
  }
  #seat(sent: SentSeat): SeatInfo {
    return { ...sent, name: this.text(sent.name) };
  }

  tale(sent: SentTale): Tale {
    const known = this.#tales.get(sent);
    if (known) return known;
    const { line, opens } = sent;
    const tale = { line: this.line(line), opens, phrase: line };
    this.#tales.set(sent, tale);
    return tale;
  }

  orders({ orders, lately, meanwhile }: SentOrders): Orders {
    const standing = orders.map(({ order, line }) => ({ order, line: this.line(line) }));
    return { orders: standing, lately: this.lines(lately), meanwhile: this.lines(meanwhile) };
  }
  claims({ claims }: SentClaims): Claimable[] {
    return claims.map(({ claim, line }) => ({ claim, line: this.line(line) }));
  }

  option({ name, gist, why, idle }: SentChoice): Option {
    const has = (part: Phrase): string => (part === null ? "no" : "yes");
    const whole: Phrase = ["choice", { name, "has-gist": has(gist), gist, "has-why": has(why), why }];
    return {
      name: this.line(name),
      gist: this.line(gist),
      why: this.line(why),
      idle,
      whole: this.#say(whole),
    };
  }

  ask(sent: SentQuestion): Ask {
    return {
      ...sent,
      line: this.line(sent.line),
      phrase: sent.line,
      stakes: this.rows(sent.stakes),
      options: sent.options.map((option) => this.option(option)),
      plan: sent.plan && {
        picks: sent.plan.picks,
        steps: sent.plan.steps.map((step) => this.option(step)),
        sum: this.line(sent.plan.sum),
      },
    };
  }

  glance({ now, warnings, seats }: SentGlance): Glance {
    return {
      now: this.line(now),
      warnings: this.lines(warnings),
      seats: seats.map((figures) => figures.map((figure) => ({ ...figure, line: this.line(figure.line) }))),
    };
  }

  why({ asked, answered, notes, options, beliefs, ...same }: SentWhy): Why {
    return {
      ...same,
      asked: this.line(asked),
      answered: this.line(answered),
      notes: this.lines(notes),
      options: options.map((one) => ({ ...one, name: this.line(one.name), line: this.line(one.line) })),
      beliefs: beliefs.map((one) => ({ ...one, line: this.line(one.line) })),
    };
  }

  article({ id, name, rows, face, powers }: SentArticle): Article {
    return { id, name: this.text(name), rows: this.rows(rows), face, powers: this.lines(powers) };
  }

  chapter({ id, name, articles }: SentChapter): Chapter {
    return { id, name: this.text(name), articles: articles.map((article) => this.article(article)) };
  }

  #say(phrase: Phrase): Line {
    if (this.voice) return this.voice.say(phrase, this.reader);
    return phrase !== null && typeof phrase === "object" && "text" in phrase ? [phrase] : [];
  }
}
