import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const root = new URL("../src/", import.meta.url);
const locales = readdirSync(new URL("locales/", root)).filter((name) => name.endsWith(".ftl"));
const ids = (name: string): string[] =>
  new FluentResource(readFileSync(new URL(`locales/${name}`, root), "utf8")).body.map(({ id }) => id);

function sources(): string {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const code = files.filter((name) => /\.(svelte|ts)$/.test(name));
  return code.map((name) => readFileSync(new URL(name, root), "utf8")).join("\n");
}

describe("the page's words", () => {
  const text = sources();
  const english = ids("en.ftl");
  // say("id"), or a template whose variable part is anything: say(`level-${level}`).
  const said = [...text.matchAll(/say\(\s*["`]([^"`]+)["`]/g)].map(([, id]) => id!);
  const fixed = said.filter((id) => !id.includes("${"));
  const begun = said.filter((id) => id.includes("${")).map((id) => id.split("${")[0]!);

  it("are there wherever they are said", () => {
    for (const id of fixed) expect(english, id).toContain(id);
    for (const start of begun.filter(Boolean))
      expect(
        english.some((id) => id.startsWith(start)),
        start,
      ).toBe(true);
  });
  it("are all said somewhere", () => {
    const used = (id: string): boolean =>
      text.includes(`"${id}"`) ||
      begun.some((start) => start && id.startsWith(start)) ||
      id.endsWith("-about");
    expect(english.filter((id) => !used(id))).toEqual([]);
  });
  it("are each there once, and in every language", () => {
    expect(new Set(english).size).toBe(english.length);
    for (const name of locales) expect(ids(name).sort(), name).toEqual([...english].sort());
  });
});
