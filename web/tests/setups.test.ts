import { describe, expect, it } from "vitest";
import { fields, fit, tableSizes } from "../src/lib/setups";
import { left } from "../src/shell/time";

const setups = [
  { players: 2, mode: "standard" },
  { players: 3, mode: "standard" },
  { players: 3, mode: "first-game" },
  { players: 2, mode: "experienced" },
];

describe("setups as the server lists them", () => {
  it("give the options that can be chosen", () => {
    expect(fields(setups)).toEqual([
      { name: "players", values: [2, 3] },
      { name: "mode", values: ["standard", "first-game", "experienced"] },
    ]);
    // What is always the same is nothing to choose.
    expect(fields([{ players: 3, characters: "pick" }])).toEqual([]);
    expect(tableSizes(setups)).toEqual([2, 3]);
  });
  it("keep as much of a choice as goes with what was changed", () => {
    const [two, three, lesson, old] = setups;
    expect(fit(setups, two!, "players", 3)).toBe(three);
    expect(fit(setups, lesson!, "players", 2)).toBe(two);
    expect(fit(setups, three!, "mode", "experienced")).toBe(old);
    expect(fit(setups, two!, "mode", "unheard-of")).toBeUndefined();
  });
});

it("shows the time that is left as a clock does", () => {
  const cases: [number, string][] = [
    [-5, "0:00"],
    [1, "0:01"],
    [6500, "0:07"],
    [90_000, "1:30"],
    [86_400_000, "24:00:00"],
    [3_661_000, "1:01:01"],
  ];
  for (const [time, shown] of cases) expect(left(time)).toBe(shown);
});
