import { describe, expect, it } from "vitest";
import { Voice } from "../src/lib/phrases";
import { plain } from "../src/lib/protocol";
import { Reading } from "../src/lib/reading";

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
card-a = Alpha
card-b = Beta
`,
]);
const reading = new Reading(voice, { seat: 0, names: ["Ada"] });

describe("what is read", () => {
  it("is said once", () => {
    const phrase = { card: "a" };
    expect(reading.line(phrase)).toBe(reading.line(phrase));
  });
  it("is a line already where a server was asked for text", () => {
    const line = [{ text: "as it is" }];
    expect(reading.line(line)).toBe(line);
    expect(new Reading(null, reading.reader).text("Gem World")).toBe("Gem World");
  });
  it("an option in three parts, and as one line", () => {
    const cases: [Parameters<Reading["option"]>[0], string[]][] = [
      [{ name: { card: "a" }, gist: null, why: null }, ["Alpha", "", "", "Alpha"]],
      [{ name: { card: "a" }, gist: 2, why: null }, ["Alpha", "2", "", "Alpha: 2"]],
      [{ name: { card: "a" }, gist: 2, why: { text: "so" } }, ["Alpha", "2", "so", "Alpha: 2 (so)"]],
    ];
    for (const [sent, parts] of cases) {
      const { name, gist, why, whole } = reading.option(sent);
      expect([name, gist, why, whole].map(plain)).toEqual(parts);
    }
  });
  it("rows: indented, or a label with a list", () => {
    const rows = reading.rows([
      { phrase: ["label"], parts: [{ card: "a" }, { card: "b" }] },
      { phrase: { card: "b" }, indent: 1 },
    ]);
    expect(rows.map(({ line, indent }) => [plain(line), indent])).toEqual([
      ["Discards: Alpha, Beta.", 0],
      ["Beta", 1],
    ]);
  });
});
