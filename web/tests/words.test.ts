import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { choose, LANGUAGES, merged } from "../src/lib/languages";

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

/** What each message chooses by, and the cases that it knows, as `variable case`. */
function cases(path: string): Map<string, Set<string>> {
  const found = (node: unknown, into: Set<string>): Set<string> => {
    if (node === null || typeof node !== "object") return into;
    const select = node as {
      type?: string;
      selector?: { name: string };
      variants?: { key: { value: string | number } }[];
    };
    if (select.type === "select")
      for (const { key } of select.variants!) into.add(`${select.selector!.name} ${key.value}`);
    for (const part of Object.values(node)) found(part, into);
    return into;
  };
  return new Map(read(path).body.map((message) => [message.id, found(message, new Set())]));
}
/** Numbers have two plurals in all languages here. */
const isPlural = (one: string): boolean => / (one|other|-?\d+)$/.test(one);

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
    it("are each there once, and in every language with nothing that is not given or known", () => {
      expect(new Set(english).size).toBe(english.length);
      const [given, known] = [variables(`${folder}en.ftl`), cases(`${folder}en.ftl`)];
      for (const [language, { base }] of Object.entries(LANGUAGES)) {
        const file = `${folder}${language}.ftl`;
        const own = ids(file);
        expect(new Set(own).size, file).toBe(own.length);
        const below = base ? ids(`${folder}${base}.ftl`) : [];
        expect([...new Set([...below, ...own])].sort(), file).toEqual([...english].sort());
        const more = (ours: Set<string>, theirs: Set<string>): string[] =>
          [...theirs].filter((one) => !ours.has(one));
        for (const [id, asked] of variables(file))
          expect(more(given.get(id)!, asked), `${id} in ${file}`).toEqual([]);
        for (const [id, selects] of cases(file))
          expect(
            more(known.get(id)!, selects).filter((one) => !isPlural(one)),
            `${id} in ${file}`,
          ).toEqual([]);
      }
    });
    it("say what differs, where a language is built on another", () => {
      for (const [language, { base }] of Object.entries(LANGUAGES)) {
        if (!base) continue;
        const text = (name: string): Map<string, string> =>
          new Map(read(`${folder}${name}.ftl`).body.map((message) => [message.id, JSON.stringify(message)]));
        const [below, own] = [text(base), text(language)];
        expect([...own].filter(([id, said]) => below.get(id) === said).map(([id]) => id)).toEqual([]);
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

describe("languages", () => {
  const five = ["en", "pt-BR", "pt-PT", "fr", "es"];
  it.each([
    [["fr-CA", "en"], "fr"],
    [["de-DE", "ES", "en"], "es"],
    [["pt"], "pt-BR"],
    [["pt-br"], "pt-BR"],
    [["pt-PT", "pt"], "pt-PT"],
    [["pt-AO"], "pt-PT"],
    [["de"], "en"],
    [[], "en"],
  ])("%j are answered in %s", (wishes, language) => expect(choose(wishes, five)).toBe(language));
  it("that are built on another are merged with it, message by message", () => {
    const [base, own] = ["# A note.\na = one\n    .x = X\nb =\n    two\n", "\n# Other.\na = uma\n"];
    expect(merged(base, own)).toBe("a = uma\nb =\n    two\n");
  });
  it("have a file wherever English has one, and no language has one that is not known", () => {
    const there = files
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => name.replace(/^.*\/|\.ftl$/g, ""));
    for (const language of Object.keys(LANGUAGES))
      expect(there.filter((one) => one === language).length, language).toBe(homes.length);
    expect(there.filter((one) => !(one in LANGUAGES))).toEqual([]);
  });
});
