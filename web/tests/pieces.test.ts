import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { pieces } from "../src/lib/phrases";

it("a text in pieces holds the same messages as the whole", () => {
  const text = readFileSync(new URL("../src/games/galactica/locales/en.ftl", import.meta.url), "utf8");
  const made = pieces(text);
  expect(made.length).toBeGreaterThan(1);
  expect(made.join("")).toBe(text);
  expect(made.flatMap((piece) => new FluentResource(piece).body)).toEqual(new FluentResource(text).body);
});
