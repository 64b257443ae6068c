import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { art } from "../src/games/race/art";
import { EMBLEMS } from "../src/games/race/emblems";
import type { Face } from "../src/games/race/faces";
import { glyph } from "../src/games/race/glyphs";
import { ICONS } from "../src/games/race/icons";

// The project's own card facts, which the engine is tested against too.
const facts = JSON.parse(
  readFileSync(new URL("../../crates/race/tests/facts/race-cards.json", import.meta.url), "utf8"),
);
const faces: Face[] = Array.isArray(facts) ? facts : facts.cards;

describe("pictures of cards", () => {
  it("are there for all", () => expect(faces.length).toBe(95));
  it("are always the same, and never alike", () => {
    const pictures = faces.map((face) => art(face, "x"));
    expect(faces.map((face) => art(face, "x"))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(faces.length);
  });
  it("tell developments apart: each has its own pictogram, and none is left over", () => {
    const developments = faces.filter(({ kind }) => kind === "development").map(({ id }) => id);
    expect(Object.keys(EMBLEMS).sort()).toEqual(developments.sort());
    const drawn = Object.values(EMBLEMS).map(({ strong, fill }) => strong + fill);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
  it("hold only numbers and our own names", () => {
    for (const face of faces) {
      expect(art(face, "x")).not.toMatch(/NaN|undefined|style=|script|href/);
    }
  });
});

describe("signs of powers", () => {
  it("are known for every power of every card", () => {
    for (const face of faces) {
      for (const power of face.powers) {
        const sign = glyph(power, face.good);
        expect(sign.icon, `${face.id}: ${power.type}`).not.toBe("star");
        expect(ICONS).toHaveProperty(sign.icon);
        expect(sign.text).not.toMatch(/undefined|NaN/);
      }
    }
  });
});
