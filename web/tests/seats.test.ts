/** Six seats that can be told apart, read, and never mistaken for "act here". */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");

function tokens(theme: "dark" | "light"): Map<string, string> {
  const from = css.indexOf(`[data-theme="${theme}"] {`);
  const block = css.slice(from, css.indexOf("\n}", from));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;

// WCAG 2.2, "relative luminance" and "contrast ratio".
const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
function luminance(hex: string): number {
  const [red, green, blue] = rgb(hex).map(linear) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Hue in degrees and saturation, as in HSV. */
function hue(hex: string): { degrees: number; saturation: number } {
  const [red, green, blue] = rgb(hex);
  const [most, span] = [Math.max(red, green, blue), Math.max(red, green, blue) - Math.min(red, green, blue)];
  const sector =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return { degrees: (sector * 60 + 360) % 360, saturation: span / most };
}
const apart = (one: number, other: number): number =>
  Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

const AA_TEXT = 4.5;
const GREY = 0.35;

describe.each(["dark", "light"] as const)("seat colours, %s", (theme) => {
  const all = tokens(theme);
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => all.get(`seat-${seat}`)!);

  it("are six", () => expect(new Set(seats).size).toBe(6));
  it("can be read wherever they stand", () => {
    for (const ground of ["page", "page-2", "surface", "surface-2"])
      for (const seat of seats)
        expect(contrast(seat, all.get(ground)!), `${seat} on ${ground}`).toBeGreaterThanOrEqual(AA_TEXT);
  });
  it("are far from amber", () => {
    const amber = hue(all.get("edge")!).degrees;
    for (const { degrees, saturation } of seats.map(hue))
      expect(saturation < GREY || apart(degrees, amber) > 45, `${degrees}`).toBe(true);
  });
  it("are far from each other", () => {
    const hues = seats.map(hue);
    expect(hues.filter(({ saturation }) => saturation < GREY).length).toBeLessThanOrEqual(1);
    const coloured = hues.filter(({ saturation }) => saturation >= GREY).map(({ degrees }) => degrees);
    coloured.forEach((one, at) =>
      coloured
        .slice(at + 1)
        .forEach((other) => expect(apart(one, other), `${one}, ${other}`).toBeGreaterThan(25)),
    );
  });
});
