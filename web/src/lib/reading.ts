/** What the server sends to be read, as lines for one reader. */
import type { Phrase, Reader, Voice } from "./phrases";
import { plain } from "./protocol";
import type {
  Line,
  Question,
  SentArticle,
  SentFigure,
  SentGlance,
  SentOption,
  SentRow,
  Text,
} from "./protocol";

/** A line, and how deep it lies under the lines before it. */
export interface Row {
  line: Line;
  indent: number;
}

/** An option: what it is, what it costs or brings, why; and all of it as one line. */
export interface Option {
  name: Line;
  gist: Line;
  why: Line;
  whole: Line;
}

export interface Figure {
  id: string;
  number: number;
  line: Line;
}

export interface Glance {
  /** Where the game stands. */
  now: Line;
  /** What nobody should overlook. */
  warnings: Line[];
  /** By seat. */
  seats: Figure[][];
}

/** A question as it is read. */
export interface Ask<I = unknown, P = unknown> extends Omit<Question<I, P>, "line" | "options"> {
  line: Line;
  options: Option[];
}

/** A card or a term in words, a card also as data that its game knows how to draw. */
export interface Article {
  id: string;
  name: string;
  rows: Row[];
  face: unknown;
  powers: Line[];
}

/** A line of the story. */
export interface StoryLine {
  line: Line;
  opens: boolean;
}

const isLine = (text: Text): text is Line => Array.isArray(text) && typeof text[0] !== "string";
const INDENT = "  ";

export class Reading {
  /** What has been formatted: a log is read again and again. */
  readonly #lines = new WeakMap<object, Line>();

  /** Without a voice only lines can be read, which need none. */
  constructor(
    readonly voice: Voice | null,
    readonly reader: Reader,
  ) {}

  line(text: Text | undefined): Line {
    if (text === undefined || text === null) return [];
    if (isLine(text)) return text;
    if (typeof text !== "object") return text === "" ? [] : [{ text: String(text) }];
    const known = this.#lines.get(text);
    if (known) return known;
    const line = this.#say(text);
    this.#lines.set(text, line);
    return line;
  }
  lines(texts: readonly Text[]): Line[] {
    return texts.map((text) => this.line(text));
  }
  text(text: Text | undefined): string {
    return plain(this.line(text));
  }

  row(sent: SentRow | Line): Row {
    if (Array.isArray(sent)) {
      const [first, ...rest] = sent;
      if (!first || !("text" in first) || !first.text.startsWith(INDENT)) return { line: sent, indent: 0 };
      return { line: [{ text: first.text.trimStart() }, ...rest], indent: 1 };
    }
    const { phrase, parts = [], indent = 0 } = sent;
    const whole: Phrase =
      parts.length > 0 ? ["list-labelled", { label: phrase, list: { commas: parts } }] : phrase;
    return { line: this.line(whole), indent };
  }
  rows(sent: readonly (SentRow | Line)[]): Row[] {
    return sent.map((row) => this.row(row));
  }

  option(sent: SentOption | Line): Option {
    if (Array.isArray(sent)) return apart(sent);
    const { name, gist, why } = sent;
    const has = (part: Phrase): string => (part === null ? "no" : "yes");
    const whole: Phrase = ["choice", { name, "has-gist": has(gist), gist, "has-why": has(why), why }];
    const lines = { name: this.line(name), gist: this.line(gist), why: this.line(why) };
    return { ...lines, whole: this.line(whole) };
  }

  ask(sent: Question): Ask {
    const options = sent.options.map((option) => this.option(option));
    return { ...sent, line: this.line(sent.line), options };
  }

  glance(sent: SentGlance): Glance {
    const figure = ({ id, number, line }: SentFigure): Figure => ({ id, number, line: this.line(line) });
    return {
      now: this.line(sent.now),
      warnings: this.lines(sent.warnings),
      seats: sent.seats.map((figures) => figures.map(figure)),
    };
  }

  article({ id, name, lines, face, powers = [] }: SentArticle): Article {
    return { id, name: this.text(name), rows: this.rows(lines), face, powers: this.lines(powers) };
  }

  #say(phrase: Phrase): Line {
    return this.voice?.say(phrase, this.reader) ?? [];
  }
}

/** A line of a server that sends options as one: the name ends at the last colon. */
function apart(whole: Line): Option {
  const end = plain(whole).search(/: (?=[^:]*$)/);
  if (end < 0) return { name: whole, gist: [], why: [], whole };
  const [name, gist]: [Line, Line] = [[], []];
  let at = 0;
  for (const span of whole) {
    const words = plain([span]);
    const cut = Math.max(0, Math.min(words.length, end - at));
    at += words.length;
    if (cut === words.length) name.push(span);
    else if (cut === 0 && !("text" in span)) gist.push(span);
    else {
      if (cut > 0) name.push({ text: words.slice(0, cut) });
      const rest = words.slice(cut).replace(/^: /, "");
      if (rest) gist.push({ text: rest });
    }
  }
  return { name, gist, why: [], whole };
}
