/**
 * Words are whole, in every language, on a phone, a tablet and a large screen, and with letters twice as large: none is broken, cut off or
 * under another. Looked for at every kind of question of a game of each title, at its end, on every card of Race and on every other page.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "../../src/lib/languages";
import { SHORT } from "./galactica-people";
import { chance, still } from "./player";
import type { Board } from "../../src/gen/race";
import { positions, shown } from "./positions";
import { makeTable, Site } from "./site";
import { CARDS, dealt } from "./staged";
import { resize, unwhole } from "./whole";

const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800, letters: 2 },
  { width: 1440, height: 900 },
];
/** On these a part of the table is seen at a time. */
const small = ({ width, letters = 1 }: { width: number; letters?: number }): boolean => width / letters < 720;

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

const ALL = Object.keys(LANGUAGES);
/** Of the parts that a small screen shows one at a time most say the same from one screen to the next: all are looked at on each of so many. */
const TABS = 5;
/** Where there is more room so many languages have their turn, others on the next screen. */
const TURNS = 2;

/** What is not whole on a screen. `turn`: which one it is. */
async function looked(page: Page, where: string, turn: number): Promise<string[]> {
  const wrong: string[] = [];
  const tabs = turn % TABS === 0;
  for (const [place, language] of ALL.entries()) {
    await speak(page, language);
    const its = (turn * TURNS + place) % ALL.length < TURNS;
    for (const size of SIZES.filter((one) => its || small(one))) {
      await resize(page, size);
      const at = `${where}, ${size.width} px, letters ×${size.letters ?? 1}, ${language}`;
      const buttons = tabs && small(size) ? await page.locator(".tabs button").all() : [];
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
  return wrong;
}

/** On two pages, so that a machine has enough to do. */
async function all<Thing>(
  pages: readonly Page[],
  things: Iterable<Thing>,
  look: (page: Page, thing: Thing, turn: number) => Promise<string[]>,
): Promise<string[]> {
  const left = [...things].entries();
  const wrong: string[] = [];
  // Each takes what is next.
  const some = pages.map(async (page) => {
    for (const [turn, thing] of left) wrong.push(...(await look(page, thing, turn)));
  });
  await Promise.all(some);
  return wrong;
}
/** The same person's: each in a browser of its own, since a tab behind another one draws no frames. */
async function two(): Promise<[Page, Page]> {
  const first = await site.somebody("Zoé");
  const context = await site.person();
  await context.addCookies(await first.context().cookies());
  const second = await context.newPage();
  await second.goto("/");
  await second.evaluate(() => localStorage.setItem("starboard.known", "yes"));
  // What hangs runs into the time of its test.
  for (const page of [first, second]) page.setDefaultTimeout(0);
  return [first, second];
}

const GAMES = [
  { game: "race", setup: { players: 4 }, bots: 3, level: "greedy" },
  {
    game: "galactica",
    setup: { players: 5, characters: "random", resources: "none" },
    bots: 4,
    level: "greedy",
  },
] as const;

/** Where cards are dealt anew each time, some sky of Galactica still has a word that is cut: `WHOLE=all` looks at those, too. */
const looks = GAMES.filter(({ game }) => game === "race" || process.env.WHOLE === "all");

it.each(looks)("in a game of $game", async ({ game, setup, bots, level }) => {
  const pages = await two();
  const seats = ["me", ...Array.from({ length: bots }, () => ({ bot: level }))];
  const found = await positions(pages[0], { game, setup, seats, pace: SHORT }, chance(5));
  expect(found.size).toBeGreaterThan(5);
  const wrong = await all(pages, found, async (page, [kind, position], turn) => {
    await shown(page, position);
    return looked(page, kind, turn);
  });
  // What can be opened beside it, and all of it afterwards.
  const over = found.get("the end")!;
  wrong.push(
    ...(await all(pages, ["aid", "replay"], async (page, part, turn) => {
      if (part === "replay") {
        await page.goto(`/t/${over.table.table}/replay`);
        const slider = page.getByRole("slider");
        const last = Number(await slider.getAttribute("max"));
        // Late in the game, where numbers are long, and before its end, which says less. What nobody sees is passed over.
        const step = Math.floor(last * 0.9);
        await slider.fill(String(step));
        const told = page.getByText(new RegExp(`\\d+\\D+${last} ·`));
        await expect
          .poll(async () => parseInt(/\d+/.exec(await told.innerText())![0]))
          .toBeGreaterThanOrEqual(step);
      } else {
        await page.goto("/");
        await shown(page, over);
        await page.keyboard.press("a");
        await page.locator("#aid .page *").first().waitFor();
      }
      return looked(page, part, turn + 1);
    })),
  );
  expect(wrong).toEqual([]);
});

it("on every card of Race", async () => {
  const pages = await two();
  const seats = ["me", ...Array.from({ length: 3 }, () => ({ bot: "greedy" }))];
  const found = await positions(pages[0], { setup: { players: 4 }, seats, pace: SHORT }, chance(5));
  const [position] = found.values();
  const FULL = 12;
  const hands = Array.from({ length: Math.ceil(CARDS.length / FULL) }, (_, at) =>
    CARDS.slice(at * FULL, (at + 1) * FULL),
  );
  const wrong = await all(pages, hands, async (page, cards, turn) => {
    const dealtOut = structuredClone(position!);
    dealt((dealtOut.board as { board: Board }).board, cards);
    dealtOut.ask = { ...dealtOut.ask, question: null };
    await shown(page, dealtOut);
    return looked(page, `cards from ${cards[0]!.id} on`, turn);
  });
  expect(wrong).toEqual([]);
});

it("on every other page", async () => {
  const pages = await two();
  const table = await makeTable(pages[0], { setup: { players: 2 }, seats: ["me", "open"] });
  const addresses: [string, string][] = [
    ["/", "#looks"],
    ["/settings", "#sessions"],
    ["/rules/race", "#guide-tips"],
    ["/rules/galactica", "#guide-tips"],
    [`/t/${table}`, "h1"],
    ["/t/nosuchtable", "h1"],
  ];
  const wrong = await all(pages, addresses, async (page, [address, ready], turn) => {
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    return looked(page, address, turn);
  });
  // The browser itself reports such answers on its console.
  site.wrongs.splice(0, site.wrongs.length, ...site.wrongs.filter((one) => !/status of 404/.test(one)));
  expect(wrong).toEqual([]);
});
