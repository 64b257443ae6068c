import { describe, expect, it } from "vitest";
import { Voice } from "../src/lib/phrases";
import { type Phrase, plain, type SentRow } from "../src/lib/protocol";
import { readerAt, Reading } from "../src/lib/reading";

const voice = new Voice("en", [
  `
list-comma = { $list }, { $item }
list-labelled = { $label } { $list }.
choice =
    { $name }{ $has-gist ->
        [yes] : { $gist }
       *[no] {""}
    }{ $has-why ->
        [yes] {" "}({ $why })
       *[no] {""}
    }
label = Discards:
drew =
    { $seat-you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card }.
server-bot =
    { $level ->
        [hard] Hard
       *[other] Computer
    } { $number }
set-aside = Set aside, version { $rules }.
card-a = Alpha
card-b = Beta
`,
]);
const BOT: Phrase = ["server-bot", { level: "hard", number: 2 }];
const SEATS = [{ name: { text: "Ada" } }, { name: BOT }, { name: null }];
const reading = new Reading(voice, readerAt(voice, 0, SEATS));

describe("what is read", () => {
  it("is said once", () => {
    const phrase = { card: "a" };
    expect(reading.line(phrase)).toBe(reading.line(phrase));
  });
  it("an option in three parts, and as one line", () => {
    const cases: [Parameters<Reading["option"]>[0], string[]][] = [
      [{ name: { card: "a" }, gist: null, why: null, idle: false }, ["Alpha", "", "", "Alpha"]],
      [{ name: { card: "a" }, gist: 2, why: null, idle: false }, ["Alpha", "2", "", "Alpha: 2"]],
      [
        { name: { card: "a" }, gist: 2, why: { text: "so" }, idle: false },
        ["Alpha", "2", "so", "Alpha: 2 (so)"],
      ],
      // A name may say anything: nothing is taken apart.
      [{ name: { text: "A: b" }, gist: null, why: null, idle: false }, ["A: b", "", "", "A: b"]],
    ];
    for (const [sent, parts] of cases) {
      const { name, gist, why, whole } = reading.option(sent);
      expect([name, gist, why, whole].map(plain)).toEqual(parts);
    }
  });
  it("rows: indented, or a label with a list", () => {
    const cases: [SentRow, string, number][] = [
      [{ line: ["label"], indent: 0, parts: [{ card: "a" }, { card: "b" }] }, "Discards: Alpha, Beta.", 0],
      [{ line: { card: "b" }, indent: 1, parts: [] }, "Beta", 1],
      // Spaces are spaces.
      [{ line: { text: "  c" }, indent: 0, parts: [] }, "  c", 0],
    ];
    const rows = reading.rows(cases.map(([sent]) => sent));
    expect(rows.map(({ line, indent }) => [plain(line), indent])).toEqual(
      cases.map(([, text, indent]) => [text, indent]),
    );
  });
});

describe("who sits where", () => {
  const drew = (seat: number): Phrase => ["drew", { seat: { seat }, card: { card: "a" } }];
  const told = (reading: Reading): string[] => [0, 1, 2].map((seat) => reading.text(drew(seat)));

  it("is called by the name of the seat, computer players too", () => {
    expect(reading.reader.names).toEqual(["Ada", "Hard 2", ""]);
    expect(told(reading)).toEqual([
      "You draw Alpha.",
      "Hard 2 draws Alpha.",
      // Nobody sits there: the number, in a message that these few do not have.
      "seat-name draws Alpha.",
    ]);
    expect(told(new Reading(voice, readerAt(voice, null, SEATS)))[0]).toBe("Ada draws Alpha.");
  });
  it("is plain text at a table and in lists", () => {
    const seats = SEATS.map(({ name }) => ({ kind: "bot", name, away: false }) as const);
    const rest = { setup: { players: 3 }, stage: "set-aside", listed: false } as const;
    const pace = { live: true, turn: null, window: 1, long_window: 12000, hold: 1, bot: 1 };
    const summary = { ...rest, table: "t", game: "g", pace, seats, your_move: false };
    const table = {
      ...summary,
      you: 0,
      owner: 0,
      promise: "",
      talk: "free" as const,
      motion: null,
      rematch: null,
    };
    const names = ["Ada", "Hard 2", ""];
    const read = reading.table({ ...table, notice: ["set-aside", { rules: 3 }] });
    expect(read.seats.map(({ name }) => name)).toEqual(names);
    expect(read.notice).toBe("Set aside, version 3.");
    expect(reading.table({ ...table, notice: null }).notice).toBeNull();
    expect(reading.summary(summary).seats.map(({ name }) => name)).toEqual(names);
    // Without sentences only what somebody typed can be read: nobody is called by the name of a message.
    const silent = new Reading(null, reading.reader);
    expect(silent.summary(summary).seats.map(({ name }) => name)).toEqual(["Ada", "", ""]);
  });
});
