/**
 * Every language but English, in which everything else is tested: whole games, all pages, a change in place. One game of each title is read
 * in all of them at once, by one person in several browsers: each has its own language from its browser.
 */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "../../src/lib/languages";
import { overflows, Reader } from "./english";
import { quickly, SHORT } from "./galactica-people";
import { answer, asked, chance, next } from "./player";
import { makeTable, Site } from "./site";
import { resize } from "./whole";

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== "en");
const PERSON = "Zoé Ñandú";

let site: Site;
let readers: { language: string; context: BrowserContext; page: Page; reader: Reader }[] = [];
beforeAll(async () => {
  site = await Site.open();
  const readersOf = OTHERS.map(async (language, at) => {
    // One of them on a phone: the first, and later all.
    const viewport = at === 0 ? { width: 360, height: 740 } : { width: 1440, height: 900 };
    const context = await site.person({ locale: language, viewport });
    return { language, context, page: await context.newPage(), reader: new Reader(language, [PERSON]) };
  });
  readers = await Promise.all(readersOf);
  const [first, ...rest] = readers;
  await first!.page.goto("/");
  await first!.page.evaluate(
    (name) => fetch("/api/people", { method: "POST", body: JSON.stringify({ name }) }),
    PERSON,
  );
  const cookies = await first!.context.cookies();
  for (const { context } of rest) await context.addCookies(cookies);
  for (const { context } of readers)
    await context.addInitScript(() => {
      if (location.protocol === "http:") localStorage.setItem("starboard.known", "yes");
    });
});
afterAll(() => site.close());

/** What is wrong on all pages at this moment. */
async function look(where: string): Promise<string[]> {
  const told = readers.map(async ({ language, page, reader }) => {
    const at = `${language}, ${where}`;
    return [...(await reader.faults(page, at)), ...(await overflows(page, at))];
  });
  return (await Promise.all(told)).flat();
}
/** What does not fit a phone, nor a tablet, nor with letters twice as large; afterwards as at first. */
async function fits(where: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, letters] of [
    [360, 1],
    [820, 1],
    [1280, 2],
    [1440, 1],
  ] as const) {
    await each((one) => resize(one, { width, height: 800, letters }));
    for (const { page, language } of readers)
      wrong.push(...(await overflows(page, `${language}, ${where}, ${width} px, letters ×${letters}`)));
  }
  return wrong;
}
const each = (act: (page: Page, language: string) => Promise<unknown>): Promise<unknown> =>
  Promise.all(readers.map(({ page, language }) => act(page, language)));

const GAMES = [
  { game: "race", setup: { players: 3 }, bots: 2, level: "greedy", answers: 25, play: answer },
  {
    game: "galactica",
    setup: { players: 4, characters: "random", resources: "none" },
    bots: 3,
    level: "regular",
    answers: 25,
    play: quickly,
  },
] as const;

it.each(GAMES)("a whole game of $game is read in every language", async (title) => {
  const { page } = readers[0]!;
  await page.goto("/");
  const table = await makeTable(page, {
    game: title.game,
    setup: title.setup,
    seats: ["me", ...Array.from({ length: title.bots }, () => ({ bot: title.level }))],
    pace: SHORT,
    start: true,
  });
  await each((one) => one.goto(`/t/${table}`));
  await each((one) => next(one));
  for (const { page, language } of readers)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  const wrong: string[] = [];
  // Every kind of question once, answered by the last of them on a large screen.
  const player = readers.at(-1)!.page;
  const [below, seen] = [chance(3), new Set<string>()];
  let ticket = "";
  for (let answers = 0; answers < title.answers && (await next(player, ticket)); answers++) {
    const now = await asked(player);
    if (!now || now.state !== "asked") continue;
    ticket = now.ticket;
    if (!seen.has(now.prompt)) {
      seen.add(now.prompt);
      await each((one) =>
        one
          .locator(`.bar[data-ticket="${ticket}"]`)
          .waitFor({ timeout: 30_000 })
          .catch(() => {}),
      );
      wrong.push(...(await look(now.prompt)));
    }
    await title.play(player, below);
  }
  expect(seen.size).toBeGreaterThan(3);
  wrong.push(...(await fits("a question")));
  // What can be opened beside it.
  await each((one) => one.keyboard.press("a"));
  await each((one) => one.locator("#aid .page *").first().waitFor());
  wrong.push(...(await look("the aid")));
  await each((one) => one.keyboard.press("Escape"));
  // The computer plays it to its end, unless it is over: who answers by chance may lose before that. Nobody has to draw all of it: the log
  // tells it afterwards.
  const path = `/api/tables/${table}`;
  const away = { method: "POST", body: JSON.stringify({ do: "away", away: true }) };
  await player.evaluate(([path, away]) => fetch(path, away), [path, away] as const);
  await each((one) => one.goto("/back"));
  const stage = (): Promise<string> =>
    player.evaluate(async (path) => (await (await fetch(path)).json()).table.stage, path);
  await expect.poll(stage, { timeout: 500_000, interval: 1000 }).toBe("over");
  await each((one) => one.goto(`/t/${table}`));
  await each((one) => one.locator("#result-title").waitFor());
  await player.waitForLoadState("networkidle");
  wrong.push(...(await look("the end")), ...(await fits("the end")));
  await each((one) => one.goto(`/t/${table}/replay`));
  await each((one) => one.getByRole("slider").waitFor());
  await each((one) => one.keyboard.press("End"));
  wrong.push(...(await look("the replay")));
  expect(wrong).toEqual([]);
});

it("every other page is read in every language, small and with large letters", async () => {
  const wrong: string[] = [];
  const table = await makeTable(readers[0]!.page, { setup: { players: 2 }, seats: ["me", "open"] });
  const pages: [string, string][] = [
    ["/", "#looks"],
    ["/settings", "#sessions"],
    ["/rules/race", "#guide-tips"],
    ["/rules/galactica", "#guide-tips"],
    ["/back", "h1"],
    ["/nowhere", "h1"],
    [`/t/${table}`, "h1"],
    ["/t/nosuchtable", "h1"],
  ];
  for (const [address, ready] of pages) {
    await each((one) => one.goto(address));
    await each((one) => one.locator(ready).first().waitFor());
    wrong.push(...(await look(address)));
    wrong.push(...(await fits(address)));
  }
  // The browser itself reports such answers on its console.
  const told = site.wrongs.filter((one) => !/status of (404|409)/.test(one));
  site.wrongs.splice(0, site.wrongs.length, ...told);
  expect(wrong).toEqual([]);
});

it("the language is changed in place, and nothing is lost by it", async () => {
  const page = await (await site.person()).newPage();
  await page.goto("/");
  const seats = ["me", { bot: "greedy" }];
  const table = await makeTable(page, { setup: { players: 2 }, seats, start: true });
  await page.goto(`/t/${table}`);
  await next(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.locator("[data-option]").nth(1).click();
  const question = await page.locator("#prompt").innerText();
  // Whoever reads for another language would find this one.
  for (const language of OTHERS)
    expect((await new Reader(language).faults(page, "English")).length).toBeGreaterThan(10);
  for (const language of OTHERS) {
    await page.locator(".more > button").click();
    await page.locator(".menu select").selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    await page.locator(".more > button").click();
    expect(await page.locator("#prompt").innerText()).not.toBe(question);
    expect(await page.locator('[data-option][aria-pressed="true"]').count()).toBe(1);
    expect(await new Reader(language).faults(page, language)).toEqual([]);
  }
  expect(loaded.filter((url) => url.includes("/socket") || url.includes("/assets/index"))).toEqual([]);
  // It is kept, also for what the server draws.
  await page.goto("/rules");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(OTHERS.at(-1));
  const kept = await page.request.get("/");
  expect(await kept.text()).toContain(`<html lang="${OTHERS.at(-1)}"`);
});

it("nobody sees English before their own language, and nobody fetches another", async () => {
  for (const { language } of readers) {
    const context = await site.person({ locale: language, javaScriptEnabled: false });
    const still = await context.newPage();
    for (const address of ["/", "/rules", "/rules/galactica"]) {
      await still.goto(address);
      const text = await still
        .locator("#app")
        .innerText()
        .catch(() => "");
      expect(text.length).toBeGreaterThan(100);
      expect(new Reader(language).english(text)).toEqual([]);
    }
    const page = await (await site.person({ locale: language })).newPage();
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto("/rules/race");
    await page.locator("#guide-tips").waitFor();
    const words = fetched.filter((url) => /-(en|fr|es|pt-BR|pt-PT)-[\w-]+\.js|\/catalogue\//.test(url));
    expect(words.length).toBeGreaterThan(2);
    const own = new RegExp(`-${language}-[\\w-]{8}\\.js|/${language}\\?`);
    expect(words.filter((url) => !own.test(url))).toEqual([]);
  }
});
