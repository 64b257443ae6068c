import { describe, expect, it } from "vitest";
import { type Box, GAP, overlap, place } from "../src/lib/popover";

const VIEW: Box = { left: 0, top: 0, width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const BAR = box(0, 580, 1440, 64);

describe("what opens beside a thing", () => {
  const check = (what: string, anchor: Box, size: Box, kept: Box[], view = VIEW): Box => {
    const placed = place(anchor, size, view, kept);
    for (const one of kept) expect(overlap(placed, one), what).toBe(0);
    expect(placed.left, what).toBeGreaterThanOrEqual(GAP);
    expect(placed.left + placed.width, what).toBeLessThanOrEqual(view.width - GAP);
    expect(placed.top, what).toBeGreaterThanOrEqual(GAP);
    expect(placed.top + placed.height, what).toBeLessThanOrEqual(view.height - GAP);
    return placed;
  };
  it("stands to the right where there is room, else to the left", () => {
    expect(check("left", box(300, 200, 150, 180), box(0, 0, 500, 300), []).left).toBe(462);
    expect(check("right", box(1200, 200, 150, 180), box(0, 0, 500, 300), []).left).toBe(688);
  });
  it("never lies over the question, however high it is", () => {
    for (let left = 20; left < 1300; left += 80) {
      for (const height of [120, 250, 420, 700]) {
        const hand = box(left, 660, 150, 220);
        check(`${left} ${height}`, hand, box(0, 0, 560, height), [BAR]);
        check(`${left} ${height}`, box(left, 300, 150, 180), box(0, 0, 560, height), [BAR]);
      }
    }
  });
  it("never lies over what a hint proposes", () => {
    const proposed = [box(500, 660, 150, 220), box(820, 660, 150, 220)];
    for (let left = 20; left < 1300; left += 160)
      check(String(left), box(left, 660, 150, 220), box(0, 0, 560, 300), [BAR, ...proposed]);
  });
  it("becomes lower where a phone has no room for all of it", () => {
    const view = box(0, 0, 360, 740);
    const kept = [box(0, 120, 360, 60), box(0, 600, 360, 140)];
    const placed = check("phone", box(20, 380, 110, 170), box(0, 0, 336, 560), kept, view);
    expect(placed.height).toBe(396);
  });
});
