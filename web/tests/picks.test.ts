import { describe, expect, it } from "vitest";
import type { Item } from "../src/gen/race";
import { shown } from "../src/games/race/options";
import { carried, complete, drafted, same, spread, toggle } from "../src/shell/picks";

const card = (id: string): Item => ({ card: id });

describe("picking", () => {
  it("takes an option and lets go of it", () => {
    expect(toggle([], 3, 1)).toEqual([3]);
    expect(toggle([3], 3, 1)).toEqual([]);
  });
  it("lets go of the oldest beyond the most", () => {
    expect(toggle([1], 2, 1)).toEqual([2]);
    expect(toggle([1, 2], 3, 2)).toEqual([2, 3]);
  });
  it("is complete between the least and the most", () => {
    const pick = { from: [], min: 1, max: 2 };
    expect([[], [1], [1, 2], [1, 2, 3]].map((picked) => complete(picked, pick))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it("knows the same picks in another order", () => {
    expect(same([1, 2], [2, 1])).toBe(true);
    expect(same([1], [1, 2])).toBe(false);
  });
});

describe("options on cards", () => {
  it("gives equal cards one option each", () => {
    const from = [card("gem-world"), card("gem-world"), card("space-port")].map(shown);
    const things = ["gem-world", "space-port", "gem-world", "gem-world"];
    expect(spread(things, from, "hand")).toEqual([0, 2, 1, null]);
  });
  it("does not take a good for a card", () => {
    const from = [shown({ good: "gem-world" })];
    expect(spread(["gem-world"], from, "hand")).toEqual([null]);
    expect(spread(["gem-world"], from, "board")).toEqual([0]);
  });
  it("finds the answer that was given among the options", () => {
    const from = [card("a"), card("b"), card("b")];
    expect(drafted([card("b"), card("b")], from)).toEqual([1, 2]);
    expect(drafted(null, from)).toEqual([]);
  });
  it("keeps what was picked of a question that comes again", () => {
    const from = [card("a"), card("b"), card("c")];
    const ask = (ticket: string, draft: Item[] | null) => ({ ticket, draft, pick: { from, min: 1, max: 2 } });
    const cases: [Parameters<typeof carried>, number[]][] = [
      [[null, ask("1", null)], []],
      [[null, ask("1", [card("b")])], [1]],
      [[{ ask: ask("1", null), picked: [2] }, ask("1", null)], [2]],
      [[{ ask: ask("1", [card("b")]), picked: [2] }, ask("1", [card("b")])], [2]],
      // Another question, or an answer that was given in another tab.
      [[{ ask: ask("1", null), picked: [2] }, ask("2", null)], []],
      [[{ ask: ask("1", null), picked: [2] }, ask("1", [card("b")])], [1]],
    ];
    for (const [given, picked] of cases) expect(carried(...given)).toEqual(picked);
  });
  it("says where an option of Race is shown, and which card it is about", () => {
    const items: [Item, string | null, string][] = [
      [{ card: "c" }, "c", "hand"],
      [{ good: "g" }, "g", "board"],
      [{ power: ["a", 1] }, "a", "list"],
      [{ windfall: { world: "w", by: "b" } }, "w", "list"],
      [{ "windfall-by-bonus": { world: "w" } }, "w", "list"],
      [{ number: 3 }, null, "list"],
      [{ action: "settle" }, null, "top"],
    ];
    for (const [item, id, where] of items) {
      expect(shown(item)).toEqual({ where, thing: id });
    }
  });
});
