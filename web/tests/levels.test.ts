import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const messages = (path: string): FluentBundle => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(read(path)));
  return bundle;
};
const say = (bundle: FluentBundle, id: string, args = {}): string =>
  bundle.formatPattern(bundle.getMessage(id)!.value!, args);

const terminal = messages("../../crates/words/locales/en/terminal.ftl");
const server = messages("../../crates/words/locales/en/server.ftl");
const shell = messages("../src/locales/en.ftl");
const race = messages("../src/games/race/about/locales/en.ftl");
const ladder = read("../../crates/bots/src/race/levels.rs").match(/LADDER[^=]*=\s*\[([^\]]*)\]/)![1]!;
const levels = [...ladder.matchAll(/"(\w+)"/g)].map(([, level]) => level!);

it("a level has a name on the page, and is described alike there and in the terminal", () => {
  expect(levels).toHaveLength(8);
  for (const level of levels) {
    expect(say(shell, `level-${level}`).toLowerCase()).toBe(level);
    expect(say(terminal, "cli-level", { level: "it", about: level })).toBe(
      `it: ${say(race, `level-${level}`)}`,
    );
  }
});

it("computer players have a name of their own on each seat, and it is no number", () => {
  const names = [1, 2, 3, 4, 5, 6].map((number) => say(server, "server-bot", { number }));
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+$/);
});
