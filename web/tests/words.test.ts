import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const src = new URL("../src/", import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: "utf8" });
const games = readdirSync(new URL("games/", src), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const code = (within: (name: string) => boolean): string =>
  files
    .filter((name) => /\.(svelte|ts)$/.test(name) && within(name))
    .map((name) => readFileSync(new URL(name, src), "utf8"))
    .join("\n");
const ids = (path: string): string[] =>
  new FluentResource(readFileSync(new URL(path, src), "utf8")).body.map(({ id }) => id);

/** Folders with words, and the code that says them. */
const parts = [
  { folder: "locales/", text: code((name) => !name.startsWith("games/")) },
  ...games.map((game) => ({
    folder: `games/${game}/locales/`,
    text: code((name) => name.startsWith(`games/${game}/`)),
  })),
];
/** What the shell asks every game for. */
const OF_GAMES = ["title", "tagline", "players", "time", "lesson-about", "picture"];

for (const { folder, text } of parts) {
  describe(`the words of ${folder}`, () => {
    const locales = readdirSync(new URL(folder, src)).filter((name) => name.endsWith(".ftl"));
    const english = ids(`${folder}en.ftl`);
    const ofGame = folder.startsWith("games/");
    // say("id"), or a template whose variable part is anything: say(`level-${level}`).
    const said = [...text.matchAll(/(?<![.\w])(?:say|find)\(\s*["`]([^"`]+)["`]/g)].map(([, id]) => id!);
    const fixed = [...said.filter((id) => !id.includes("${")), ...(ofGame ? OF_GAMES : [])];
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
        (ofGame ? OF_GAMES.includes(id) || /^(setup|level)-/.test(id) : id.endsWith("-about"));
      expect(english.filter((id) => !used(id))).toEqual([]);
    });
    it("are each there once, and in every language", () => {
      expect(new Set(english).size).toBe(english.length);
      for (const name of locales) expect(ids(folder + name).sort(), name).toEqual([...english].sort());
    });
  });
}

describe("the shell", () => {
  it("knows no game by name", () => {
    const shell = files.filter((name) => /\.(svelte|ts|ftl|css)$/.test(name) && !/^(games|gen)\//.test(name));
    expect(shell.length).toBeGreaterThan(20);
    for (const name of shell) {
      const text = readFileSync(new URL(name, src), "utf8");
      for (const game of games) expect(text.toLowerCase(), name).not.toMatch(new RegExp(`\\b${game}\\b`));
    }
  });
});
