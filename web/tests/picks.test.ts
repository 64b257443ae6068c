import { describe, expect, it } from "vitest";
import type { Item } from "../src/gen/types";
import { complete, drafted, same, spread, target, toggle, zone } from "../src/lib/picks";

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
    const from = [card("gem-world"), card("gem-world"), card("space-port")];
    expect(spread(["gem-world", "space-port", "gem-world", "gem-world"], from, "card")).toEqual([
      0,
      2,
      1,
      null,
    ]);
  });
  it("does not take a good for a card", () => {
    expect(spread(["gem-world"], [{ good: "gem-world" }], "card")).toEqual([null]);
    expect(spread(["gem-world"], [{ good: "gem-world" }], "good")).toEqual([0]);
  });
  it("finds the answer that was given among the options", () => {
    const from = [card("a"), card("b"), card("b")];
    expect(drafted([card("b"), card("b")], from)).toEqual([1, 2]);
    expect(drafted(null, from)).toEqual([]);
  });
  it("says which card an option is about", () => {
    const items: [Item, string | null, string][] = [
      [{ power: ["a", 1] }, "a", "list"],
      [{ windfall: { world: "w", by: "b" } }, "w", "list"],
      [{ "windfall-by-bonus": { world: "w" } }, "w", "list"],
      [{ number: 3 }, null, "list"],
      [{ action: "settle" }, null, "list"],
    ];
    for (const [item, id, where] of items) {
      expect(target(item)).toBe(id);
      expect(zone(item)).toBe(where);
    }
  });
});
