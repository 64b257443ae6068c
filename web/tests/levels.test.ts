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

it("a level is called and described alike on the page, at the table and in the terminal", () => {
  expect(levels).toHaveLength(8);
  for (const level of levels) {
    expect(say(server, "server-bot", { level, number: 2 })).toBe(`${say(shell, `level-${level}`)} 2`);
    expect(say(terminal, "cli-level", { level: "it", about: level })).toBe(
      `it: ${say(race, `level-${level}`)}`,
    );
  }
});
