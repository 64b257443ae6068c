/** What is told of the last crisis. */
import { expect, it } from "vitest";
import type { Event } from "../src/gen/galactica";
import { lastHalf } from "../src/games/galactica/now/half";

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
