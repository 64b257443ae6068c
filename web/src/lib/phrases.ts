/**
 * How a phrase becomes a line of spans, in a language: where things get their names and the reader is "you". The same as
 * `words::Voice` in Rust, from the same Fluent files; a test compares the two over whole games.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Asked, asked } from "./asked";
import { Plain } from "./numbers";
import type { Line, Phrase, Span } from "./protocol";

/** The variables of a message. */
type Args = { [variable: string]: Phrase };
/** Something with a name of its own. */
type Thing = Extract<Phrase, { card: string } | { place: string } | { noun: string } | { seat: number }>;

/** For whom something is said: who is looking, and what the players are called. */
export interface Reader {
  /** None is the public. */
  seat: number | null;
  /** By seat. A seat without a name is called by its number. */
  names: readonly string[];
}
export const NOBODY: Reader = { seat: null, names: [] };

/** Where a span stands in a formatted message: one character of a private plane for each. */
const FIRST_MARK = 0xf0000;
const LAST_MARK = 0xffffd;
const ANY_MARK = /[\u{f0000}-\u{ffffd}]/gu;

/** How lists are built: item by item, with these messages between two of them and before the last. */
const JOINS = {
  and: ["list-comma", "list-and"],
  or: ["list-or", "list-or"],
  commas: ["list-comma", "list-comma"],
  semicolons: ["list-semicolon", "list-semicolon"],
  sentences: ["list-sentence", "list-sentence"],
} as const;

const text = (words: string): Line => (words ? [{ text: words }] : []);
const yes = (is: boolean): string => (is ? "yes" : "no");

/** To read so many letters takes a phone a few milliseconds. */
const AT_ONCE = 12_000;

/** A text in parts of whole messages. */
export function pieces(text: string): string[] {
  const made: string[] = [];
  const message = /^-?[a-z]/gim;
  for (let from = 0; from < text.length;) {
    message.lastIndex = from + AT_ONCE;
    const to = message.exec(text)?.index ?? text.length;
    made.push(text.slice(from, to));
    from = to;
  }
  return made;
}

/** The sentences of one language for one game. */
export class Voice {
  readonly #bundle: FluentBundle;
  readonly #asked = new Map<string, Asked[]>();

  /** `texts`: Fluent text, later messages in place of earlier ones of the same name. */
  constructor(language: string, texts: readonly string[]) {
    // The marks are for text that goes both ways in one line, which no language here does.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const words of texts) this.learn(words);
  }

  /** More text, as before: what a catalogue holds is too much for a phone to read at once. */
  learn(words: string): void {
    const resource = new FluentResource(words);
    asked(resource, this.#asked);
    this.#bundle.addResource(resource, { allowOverrides: true });
  }

  /** Is there a message of this id, or `message.attribute`? */
  has(id: string): boolean {
    return this.#asked.has(id);
  }

  /** A phrase for a reader. Of a message that is missing, its name is said. */
  say(phrase: Phrase, reader: Reader): Line {
    if (phrase === null) return [];
    if (typeof phrase === "number") return text(written(phrase));
    if (typeof phrase === "string") return text(phrase);
    if (Array.isArray(phrase)) return this.#message(phrase[0], phrase[1] ?? {}, reader);
    if ("text" in phrase) return text(phrase.text);
    if (isThing(phrase)) return lineOf(this.#thing(phrase, null, reader));
    const [[join, parts]] = Object.entries(phrase) as [[keyof typeof JOINS, Phrase[]]];
    return this.#list(
      join,
      parts.filter((part) => part !== null).map((part) => this.say(part, reader)),
    );
  }

  /** The name of a seat: the player's own, or its number. */
  seat(seat: number, reader: Reader): string {
    return reader.names[seat] || plainText(this.say(["seat-name", { number: seat + 1 }], NOBODY));
  }

  #message(id: string, args: Args, reader: Reader): Line {
    const marked: Line[] = [];
    const values: Record<string, FluentVariable> = {};
    for (const variable of this.#asked.get(id) ?? []) {
      const given = args[variable.name];
      values[variable.name] =
        given === undefined
          ? this.#attribute(variable, args, reader, marked)
          : this.#value(given, reader, marked);
    }
    const words = this.#pattern(id, values);
    return words === null ? text(id) : unmark(words, marked);
  }

  /** The message of this id, or of an attribute of it, as text. */
  #pattern(id: string, values: Record<string, FluentVariable>): string | null {
    const [name, attribute] = id.split(".", 2) as [string, string | undefined];
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    // With a list to put them in, what a message lacks is no error: it is said as well as it can be.
    return pattern == null ? null : this.#bundle.formatPattern(pattern, values, []);
  }

  /** What Fluent is given: numbers and words as they are, a mark for everything that stays a span. */
  #value(value: Phrase, reader: Reader, marked: Line[]): FluentVariable {
    if (typeof value === "number") return value < 0 ? written(value) : new Plain(value);
    if (typeof value === "string") return value;
    // A name that somebody typed may hold anything.
    if (value !== null && "text" in value) return value.text.replace(ANY_MARK, "");
    return mark(this.say(value, reader), marked);
  }

  /**
   * What a message asks about one of its parts: `$place-the` is the attribute `the` of the place's own message, and `$effect-may` that
   * of the message which is said there, with its variables; of a list, that of each of its parts.
   *
   * Three are known here alone: `$seat-you`, is it the reader; `$card-again`, is a player of this message called by the short name of
   * the card, so that it would be said twice; and `$seat-initial`, the letter with which what is said begins.
   */
  #attribute({ name, selects }: Asked, args: Args, reader: Reader, marked: Line[]): FluentVariable {
    const found = Object.entries(args).find(([variable]) => name.startsWith(`${variable}-`));
    if (!found) return "";
    const [variable, thing] = found;
    const attribute = name.slice(variable.length + 1);
    if (thing === null) return attribute === "again" ? yes(true) : "";
    if (isSeat(thing) && attribute === "you") return yes(thing.seat === reader.seat);
    if (attribute === "again") {
      const short = nameIn(this.#thing(thing, "short", reader));
      const called = Object.values(args).filter(isSeat);
      return yes(called.some(({ seat }) => this.seat(seat, reader) === short));
    }
    if (attribute === "initial") return initial(plainText(this.say(thing, reader)));
    const line = this.#formed(thing, attribute, reader);
    return selects ? plainText(line) : mark(line, marked);
  }

  /** A part of a message in a form of it. */
  #formed(part: Phrase, form: string, reader: Reader): Line {
    if (part === null || typeof part !== "object" || "text" in part) return this.say(part, reader);
    if (isThing(part)) return lineOf(this.#thing(part, form, reader));
    if (Array.isArray(part)) {
      const formed = `${part[0]}.${form}`;
      return this.#message(this.has(formed) ? formed : part[0], part[1] ?? {}, reader);
    }
    const [[join, parts]] = Object.entries(part) as [[keyof typeof JOINS, Phrase[]]];
    return this.#list(
      join,
      parts.filter((one) => one !== null).map((one) => this.#formed(one, form, reader)),
    );
  }

  /** A thing by its name, or by a form of it. */
  #thing(thing: Phrase, form: string | null, reader: Reader): Span {
    if (!isThing(thing)) return { text: plainText(this.say(thing, reader)) };
    const name = (kind: string, id: string): string => {
      const message = `${kind}-${id}`;
      const formed = form === null ? null : this.#pattern(`${message}.${form}`, {});
      return formed ?? this.#pattern(message, {}) ?? id;
    };
    if ("card" in thing) return { card: { id: thing.card, name: name("card", thing.card) } };
    if ("place" in thing) return { place: { id: thing.place, name: name("place", thing.place) } };
    if ("noun" in thing) return { text: name("noun", thing.noun) };
    return { seat: { seat: thing.seat, name: this.seat(thing.seat, reader) } };
  }

  #list(join: keyof typeof JOINS, parts: Line[]): Line {
    const [each, last] = JOINS[join];
    const [first, ...rest] = parts;
    const end = rest.pop();
    if (end === undefined) return first ?? [];
    const list = rest.reduce((list, part) => this.#joined(each, list, part), first!);
    return this.#joined(last, list, end);
  }

  /** A message of two parts that are lines already. */
  #joined(id: string, list: Line, item: Line): Line {
    const marked: Line[] = [];
    const values = {
      list: mark(list, marked),
      item: mark(item, marked),
      "item-initial": initial(plainText(item)),
    };
    return unmark(this.#pattern(id, values) ?? "", marked);
  }
}

/** A number in digits, with a minus sign as wide as the plus. */
const written = (number: number): string => String(number).replace("-", "−");

const isSeat = (phrase: Phrase): phrase is { seat: number } =>
  phrase !== null && typeof phrase === "object" && !Array.isArray(phrase) && "seat" in phrase;
function isThing(phrase: Phrase): phrase is Thing {
  if (phrase === null || typeof phrase !== "object" || Array.isArray(phrase)) return false;
  return "card" in phrase || "place" in phrase || "noun" in phrase || "seat" in phrase;
}

function nameIn(span: Span): string {
  if ("text" in span) return span.text;
  if ("card" in span) return span.card.name;
  return "seat" in span ? span.seat.name : span.place.name;
}
const plainText = (line: Line): string => line.map(nameIn).join("");
const lineOf = (span: Span): Line => (nameIn(span) ? [span] : []);

/** Vowels and what they are with accents. */
const VOWELS: Record<string, string> = { a: "áàâãä", e: "éèêë", i: "íìîï", o: "óòôõöœ", u: "úùûü" };

/**
 * The first letter, small, a vowel without its accent: for words that change before it ("y" is "e" before an "i" in Spanish, "de" is
 * "d’" before a vowel in French). An "h" is silent in all languages that ask.
 */
function initial(words: string): string {
  const letter = /(?!h)[\p{L}\p{N}]/u.exec(words.toLowerCase())?.[0] ?? "";
  const plain = Object.entries(VOWELS).find(([, accented]) => letter !== "" && accented.includes(letter));
  return plain?.[0] ?? letter;
}

/** Adds a span; neighbouring texts become one. */
function push(line: Line, span: Span): void {
  const last = line.at(-1);
  if (last && "text" in last && "text" in span) line[line.length - 1] = { text: last.text + span.text };
  else if (nameIn(span)) line.push(span);
}

function mark(line: Line, marked: Line[]): string {
  marked.push(line);
  return String.fromCodePoint(FIRST_MARK + marked.length - 1);
}

function unmark(words: string, marked: readonly Line[]): Line {
  const line: Line = [];
  let plain = "";
  for (const letter of words) {
    const code = letter.codePointAt(0)!;
    const spans = code >= FIRST_MARK && code <= LAST_MARK ? marked[code - FIRST_MARK] : undefined;
    if (!spans) {
      plain += letter;
      continue;
    }
    push(line, { text: plain });
    plain = "";
    for (const span of spans) push(line, span);
  }
  push(line, { text: plain });
  return line;
}
