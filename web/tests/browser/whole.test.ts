/**
 * Words are whole, in every language, on a phone, a tablet and a large screen, and with letters twice as large: none is broken, cut off or
 * under another. Looked for through games of each title and on every other page.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "../../src/lib/languages";
import { quickly, SHORT } from "./galactica-people";
import { answer, asked, chance, next, still } from "./player";
import { makeTable, Site } from "./site";
import { CARDS, dealt, staged } from "./staged";
import { resize, unwhole } from "./whole";

const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800, letters: 2 },
  { width: 1440, height: 900 },
];

/** Each screen is looked at twenty times. */
const LONG = { timeout: 1_800_000 };

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

/** Changes the language: where the page is, by its own select, which a table has in its menu; or anew, where there is none. */
async function speak(page: Page, language: string): Promise<void> {
  const there = await page.evaluate(async (language) => {
    const select = (): HTMLSelectElement | null => document.querySelector(".language select");
    const menu = select() ? null : document.querySelector<HTMLElement>(".more > button");
    menu?.click();
    await new Promise((drawn) => setTimeout(drawn));
    const chosen = select();
    if (chosen) {
      chosen.value = language;
      chosen.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      localStorage.setItem("starboard.settings", JSON.stringify({ language }));
    }
    menu?.click();
    return chosen !== null;
  }, language);
  if (!there) await page.reload({ waitUntil: "networkidle" });
  await page.locator(`html[lang="${language}"]`).waitFor();
}

/** What is not whole in any language and size. `tabs`: in each part of the table that a phone shows one at a time. */
async function looked(page: Page, where: string, tabs = false): Promise<string[]> {
  const wrong: string[] = [];
  for (const language of Object.keys(LANGUAGES)) {
    await speak(page, language);
    for (const size of SIZES) {
      await resize(page, size);
      const at = `${where}, ${size.width} px, letters ×${size.letters ?? 1}, ${language}`;
      const buttons = tabs && size.width < 720 ? await page.locator(".tabs button").all() : [];
      if (buttons.length === 0) wrong.push(...(await unwhole(page, at)));
      for (const [number, button] of buttons.entries()) {
        await button.evaluate((node: HTMLElement) => node.click());
        await still(page);
        wrong.push(...(await unwhole(page, `${at}, tab ${number + 1}`)));
      }
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/${where.replace(/\W+/g, "-")}-${size.width}-${size.letters ?? 1}-${language}.png`,
        });
    }
  }
  await speak(page, "en");
  return wrong;
}

const GAMES = [
  { game: "race", setup: { players: 4 }, bots: 3, level: "greedy", answers: 40, play: answer },
  {
    game: "galactica",
    setup: { players: 5, characters: "random", resources: "none" },
    bots: 4,
    level: "regular",
    answers: 60,
    play: quickly,
  },
] as const;

/** Letters that fit by chance on one card or question would not on another. */
it.each(GAMES)("in a game of $game", LONG, async (title) => {
  const page = await site.somebody("Zoé");
  const table = await makeTable(page, {
    game: title.game,
    setup: title.setup,
    seats: ["me", ...Array.from({ length: title.bots }, () => ({ bot: title.level }))],
    pace: SHORT,
    start: true,
  });
  await page.goto(`/t/${table}`);
  const wrong: string[] = [];
  // Every kind of question once.
  const [below, seen] = [chance(5), new Set<string>()];
  let ticket = "";
  for (let answers = 0; answers < title.answers && (await next(page, ticket)); answers++) {
    const now = await asked(page);
    if (!now || now.state !== "asked") continue;
    ticket = now.ticket;
    if (!seen.has(now.prompt)) {
      seen.add(now.prompt);
      wrong.push(...(await looked(page, now.prompt, seen.size % 4 === 1)));
    }
    await title.play(page, below);
  }
  expect(seen.size).toBeGreaterThan(4);
  // What can be opened beside it.
  await page.keyboard.press("a");
  await page.locator("#aid .page *").first().waitFor();
  wrong.push(...(await looked(page, "the aid")));
  await page.keyboard.press("Escape");
  // The computer plays it to its end: the log has all of it afterwards.
  await page.goto("/back");
  const path = `/api/tables/${table}`;
  await page.evaluate(
    (path) => fetch(path, { method: "POST", body: JSON.stringify({ do: "away", away: true }) }),
    path,
  );
  const stage = (): Promise<string> =>
    page.evaluate(async (path) => (await (await fetch(path)).json()).table.stage, path);
  await expect.poll(stage, { timeout: 500_000, interval: 1000 }).toBe("over");
  await page.goto(`/t/${table}`);
  await page.locator("#result-title").waitFor();
  await page.waitForLoadState("networkidle");
  wrong.push(...(await looked(page, "the end", true)));
  await page.goto(`/t/${table}/replay`);
  await page.getByRole("slider").waitFor();
  wrong.push(...(await looked(page, "the replay")));
  expect(wrong).toEqual([]);
});

it("on every card of Race", LONG, async () => {
  const page = await site.somebody("Zoé");
  const show = await staged(page, 4);
  const wrong: string[] = [];
  for (let from = 0; from < CARDS.length; from += 12) {
    await show((board) => dealt(board, CARDS.slice(from, from + 12)));
    wrong.push(...(await looked(page, `cards from ${CARDS[from]!.id} on`, true)));
  }
  expect(wrong).toEqual([]);
});

it("on every other page", LONG, async () => {
  const page = await site.somebody("Zoé");
  const wrong: string[] = [];
  const table = await makeTable(page, { setup: { players: 2 }, seats: ["me", "open"] });
  const pages: [string, string][] = [
    ["/", "#looks"],
    ["/settings", "#sessions"],
    ["/rules/race", "#guide-tips"],
    ["/rules/galactica", "#guide-tips"],
    [`/t/${table}`, "h1"],
    ["/t/nosuchtable", "h1"],
  ];
  for (const [address, ready] of pages) {
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    wrong.push(...(await looked(page, address)));
  }
  // The browser itself reports such answers on its console.
  site.wrongs.splice(0, site.wrongs.length, ...site.wrongs.filter((one) => !/status of 404/.test(one)));
  expect(wrong).toEqual([]);
});
