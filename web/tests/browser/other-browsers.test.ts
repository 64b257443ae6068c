/** Whole games in Firefox ESR and in WebKitGTK, by clicks and keys on the page's own controls. */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from "vitest";
import { playOut } from "./driven";
import type { Driver } from "./driver";
import { firefox } from "./firefox";
import { Server } from "./server";
import { makeTable } from "./site";
import { webkit } from "./webkit";

/** So long that only what hangs for ever runs into it: their clicks take half a second each beside other work. */
const timeout = 1_800_000;

const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.close());

const bot = { bot: "greedy" };
const RACE = { game: "race", setup: { players: 2 }, seats: ["me", bot], start: true };
const GALACTICA = {
  game: "galactica",
  setup: { players: 3, characters: "pick", resources: "none" },
  seats: ["me", bot, bot],
  start: true,
};

/** Opens a table without loading the page again: so every error is noticed from there on, those of loading the table, too. */
async function sitDown(browser: Driver, table: object): Promise<void> {
  await browser.open(server.url);
  await browser.evaluate(() => {
    const wrongs: string[] = [];
    Object.assign(window, { starboardWrongs: wrongs, starboardOpeningPause: 0 });
    const failed = ({ message, target }: ErrorEvent): void => {
      const what = message ?? `not loaded: ${(target as HTMLElement).outerHTML}`;
      // A size that follows from another one is told a frame later.
      const later = /ResizeObserver loop/.test(what);
      // Firefox says so where the module is there already; one that is missed is rejected where it is wanted.
      const ahead = /modulepreload/.test(what);
      if (!later && !ahead) wrongs.push(what);
    };
    // What a thing could not load is told to that thing alone: seen on the way down.
    addEventListener("error", failed, { capture: true });
    addEventListener("unhandledrejection", ({ reason }) => wrongs.push(`rejected: ${reason}`));
    window.console.error = (...all) => wrongs.push(all.join(" "));
  });
  const id = await makeTable(browser, table);
  await browser.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/t/${id}`);
}

const wrongs = (browser: Driver): Promise<string[]> =>
  browser.evaluate(() => (window as unknown as { starboardWrongs: string[] }).starboardWrongs);

for (const [name, start] of Object.entries({ "Firefox ESR": firefox, WebKitGTK: webkit }))
  describe(name, { timeout }, () => {
    let browser: Driver;
    beforeAll(async () => {
      browser = await start();
      await browser.size(1440, 900);
    });
    afterAll(() => browser?.close());

    const plays = async (table: object, seed: number): Promise<Set<string>> => {
      onTestFailed(async () => {
        const path = join(tmpdir(), `starboard-${browser.name}.png`);
        writeFileSync(path, await browser.picture());
        console.log(`what ${browser.name} showed at the end: ${path}`);
      });
      await sitDown(browser, table);
      const prompts = await playOut(browser, seed);
      expect((await wrongs(browser)).join("; ")).toBe("");
      // Who comes by the address finds the same.
      const title = (): string | undefined =>
        document.querySelector("#result-title")?.textContent ?? undefined;
      const said = await browser.evaluate(title);
      await browser.open(await browser.evaluate(() => location.href));
      await expect.poll(() => browser.evaluate(title), { timeout }).toBe(said);
      return prompts;
    };

    it("plays a whole game of Race", async () => {
      const prompts = await plays(RACE, 5);
      for (const prompt of ["start-discard", "choose-action"]) expect(prompts).toContain(prompt);
    });

    it("plays a whole game of Galactica", async () => {
      const prompts = await plays(GALACTICA, 5);
      for (const prompt of ["pick-character", "move", "action", "contribute"])
        expect(prompts).toContain(prompt);
    });
  });
