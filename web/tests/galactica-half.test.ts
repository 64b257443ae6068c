/** What is told of the last crisis. */
import { expect, it } from "vitest";
import type { Event } from "../src/gen/galactica";
import { lastCrisis, lastHalf } from "../src/games/galactica/now/half";

const crisis: Event = { crisis: { seat: 0, crisis: "food-shortage" } };
const chose = (half: number): Event => ({ chose: { seat: 1, half } });

it("says which half of the last crisis was chosen, as it stands in the end", () => {
  expect(lastHalf([])).toBeNull();
  expect(lastHalf([crisis])).toBeNull();
  expect(lastHalf([crisis, chose(1)])).toBe(1);
  expect(lastHalf([crisis, chose(1), { switched: { seat: 2, half: 0 } }])).toBe(0);
  // What was chosen on an earlier one is not told of this one.
  expect(lastHalf([crisis, chose(1), crisis])).toBeNull();
});

it("is the last one that was drawn, wherever its card lies by now", () => {
  expect(lastCrisis([])).toBeNull();
  expect(lastCrisis([crisis, chose(1)])).toEqual({ matter: { crisis: "food-shortage" }, at: 0 });
  // Kept in play it comes to no discards.
  const kept: Event = { crisis: { seat: 1, crisis: "thirty-three" } };
  expect(lastCrisis([crisis, chose(1), kept])).toEqual({ matter: { crisis: "thirty-three" }, at: 2 });
  const greater: Event = { "super-crisis": { seat: 2, crisis: "inbound-nukes" } };
  expect(lastCrisis([crisis, greater])).toEqual({ matter: { "super-crisis": "inbound-nukes" }, at: 1 });
  expect(lastHalf([crisis, chose(1), greater])).toBeNull();
});
