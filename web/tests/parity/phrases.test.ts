/** The page's formatter against the one in Rust, phrase by phrase: `crates/cli/tests/phrases` writes what is read here. */
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { Voice } from "../../src/lib/phrases";
import type { Line, Phrase } from "../../src/lib/protocol";

const folder = process.env.PHRASES ?? "";
if (!folder)
  throw new Error("PHRASES is not set: run `cargo xtask test`, which writes the phrases and sets it");

interface About {
  names: string[];
  texts: Record<string, string>;
  /** How many phrases there are, by game. */
  lines: Record<string, number>;
}
const about: About = JSON.parse(readFileSync(join(folder, "about.json"), "utf8"));
const SHOWN = 20;

it.each(Object.keys(about.lines))("every phrase of %s is the same line", async (game) => {
  const voice = new Voice("en", [about.texts.common!, about.texts[game]!]);
  const different: unknown[] = [];
  let lines = 0;
  for await (const row of createInterface({ input: createReadStream(join(folder, `${game}.jsonl`)) })) {
    const [seat, phrase, theirs]: [number | null, Phrase, Line] = JSON.parse(row);
    const ours = voice.say(phrase, { seat, names: about.names });
    lines++;
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) different.push({ phrase, theirs, ours });
  }
  console.log(`${game}: ${lines - different.length} of ${lines} phrases agree`);
  expect(different.slice(0, SHOWN)).toEqual([]);
  expect(lines).toBe(about.lines[game]);
  expect(lines).toBeGreaterThan(1000);
});
