import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { BASES } from "../src/lib/languages";

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
const read = (path: string): FluentResource => new FluentResource(readFileSync(new URL(path, src), "utf8"));
const ids = (path: string): string[] => read(path).body.map(({ id }) => id);
/** What each message is given, wherever in it. */
const variables = (path: string): Map<string, Set<string>> =>
  new Map(
    read(path).body.map((message) => {
      const found = JSON.stringify(message).matchAll(/"type":"var","name":"([^"]+)"/g);
      return [message.id, new Set([...found].map(([, name]) => name!))];
    }),
  );

/** Folders with words, and the code that says them: what is beside them, but for what has words of its own. */
const homes = files
  .filter((name) => name.endsWith("locales/en.ftl"))
  .map((name) => name.replace("locales/en.ftl", ""));
const parts = homes.map((home) => {
  const others = homes.filter((other) => other !== home && other.startsWith(home));
  const own = (name: string): boolean =>
    name.startsWith(home) &&
    !others.some((other) => name.startsWith(other)) &&
    (home !== "" || !name.startsWith("games/"));
  return { folder: `${home}locales/`, text: code(own) };
});
/** What the shell asks every game for. */
const OF_GAMES = ["title", "tagline", "gist", "players", "time", "picture"];

/** A template, whose variable parts may be anything. */
const pattern = (template: string): RegExp => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, ".+")}$`);

for (const { folder, text } of parts) {
  describe(`the words of ${folder}`, () => {
    const locales = readdirSync(new URL(folder, src)).filter((name) => name.endsWith(".ftl"));
    const english = ids(`${folder}en.ftl`);
    const ofGame = games.some((game) => folder === `games/${game}/about/locales/`);
    // say("id"), or a template whose variable part is anything: say(`level-${level}`).
    const said = [...text.matchAll(/(?<![.\w])(?:say|find)\(\s*["`]([^"`]+)["`]/g)].map(([, id]) => id!);
    const fixed = [...said.filter((id) => !id.includes("${")), ...(ofGame ? OF_GAMES : [])];
    const made = said.filter((id) => id.includes("${") && !/^[${}\w.]*$/.test(id)).map((id) => pattern(id));

    it("are there wherever they are said", () => {
      for (const id of fixed) expect(english, id).toContain(id);
      for (const some of made)
        expect(
          english.filter((id) => some.test(id)),
          String(some),
        ).not.toEqual([]);
    });
    it("are all said somewhere", () => {
      const used = (id: string): boolean =>
        text.includes(`"${id}"`) ||
        made.some((some) => some.test(id)) ||
        (ofGame ? OF_GAMES.includes(id) || /^((setup|level)-|known-for$)/.test(id) : id.endsWith("-about"));
      expect(english.filter((id) => !used(id))).toEqual([]);
    });
    it("are each there once, and in every language with nothing that is not given", () => {
      expect(new Set(english).size).toBe(english.length);
      const given = variables(`${folder}en.ftl`);
      for (const name of locales) {
        const own = ids(folder + name);
        expect(new Set(own).size, name).toBe(own.length);
        const base = BASES[name.replace(".ftl", "")];
        const all = new Set([...(base ? ids(`${folder}${base}.ftl`) : []), ...own]);
        expect([...all].sort(), name).toEqual([...english].sort());
        for (const [id, asked] of variables(folder + name))
          expect(
            [...asked].filter((one) => !given.get(id)!.has(one)),
            `${id} in ${name}`,
          ).toEqual([]);
      }
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
