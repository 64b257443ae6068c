/** The page's formatter against the one in Rust, phrase by phrase: `crates/web-assets/tests/phrases` writes what is read here. */
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../src/lib/languages";
import { Voice } from "../../src/lib/phrases";
import type { Line, Phrase } from "../../src/lib/protocol";

const folder = process.env.PHRASES ?? "";
if (!folder)
  throw new Error("PHRASES is not set: run `cargo xtask test`, which writes the phrases and sets it");

interface About {
  names: string[];
  languages: Record<
    string,
    {
      texts: Record<string, string>;
      /** How many phrases there are, by game. */
      lines: Record<string, number>;
    }
  >;
}
const about: About = JSON.parse(readFileSync(join(folder, "about.json"), "utf8"));
const SHOWN = 20;
const all = Object.entries(about.languages).flatMap(([language, { lines }]) =>
  Object.keys(lines).map((game) => [game, language] as const),
);

it("there is every language", () =>
  expect(Object.keys(about.languages).sort()).toEqual(Object.keys(LANGUAGES).sort()));

it.each(all)("every phrase of %s is the same line in %s", async (game, language) => {
  const { texts, lines: told } = about.languages[language]!;
  const voice = new Voice(language, [texts.common!, texts[game]!]);
  const different: unknown[] = [];
  let lines = 0;
  for await (const row of createInterface({
    input: createReadStream(join(folder, `${game}.${language}.jsonl`)),
  })) {
    const [seat, phrase, theirs]: [number | null, Phrase, Line] = JSON.parse(row);
    const ours = voice.say(phrase, { seat, names: about.names });
    lines++;
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) different.push({ phrase, theirs, ours });
  }
  console.log(`${game} in ${language}: ${lines - different.length} of ${lines} phrases agree`);
  expect(different.slice(0, SHOWN)).toEqual([]);
  expect(lines).toBe(told[game]);
  expect(lines).toBeGreaterThan(1000);
});
