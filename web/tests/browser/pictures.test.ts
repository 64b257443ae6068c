/**
 * Pictures for README and docs, in every size and theme. Every run of the tests makes them somewhere, `cargo xtask pictures`
 * puts them where they are shown.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, it } from "vitest";
import { LANGUAGES } from "../../src/lib/languages";
import { quickly } from "./galactica-people";
import { answer, asked, chance, next, obey, playOut, still } from "./player";
import { door, makeTable, Site } from "./site";

const FOLDER = process.env.PICTURES ?? mkdtempSync(join(tmpdir(), "starboard-pictures-"));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];

let site: Site;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  site = await Site.open();
});
afterAll(() => site.close());

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // A third of the size of a PNG.
  const debug = await page.context().newCDPSession(page);
  const { data } = await debug.send("Page.captureScreenshot", { format: "webp", quality: 88 });
  await debug.detach();
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, "base64"));
}

/** Puts a theme on, and waits until all of the page wears it. */
async function wear(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
  // What fades begins with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await still(page);
}

/** In every size and theme; afterwards as at first. */
async function inAll(page: Page, name: string, ready: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await wear(page, colorScheme);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.locator(ready).first().waitFor();
      await shoot(page, `${name}-${size.width}-${colorScheme}`);
    }
  }
  await page.setViewportSize(SIZES[0]!);
  await wear(page, "dark");
}

/** A table in every other language, changed in place; afterwards as at first. */
async function inOthers(page: Page, name: string): Promise<void> {
  const menu = page.locator(".more > button");
  for (const language of [...Object.keys(LANGUAGES).slice(1), "en"]) {
    await menu.click();
    await page.locator(".menu select").selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    await menu.click();
    await page.locator(".menu").waitFor({ state: "detached" });
    if (language !== "en") await shoot(page, `${name}-${language}`);
  }
}

/** A table as home shows it. The next build has it. */
async function forHome(page: Page, game: string): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  for (const [name, width] of [
    ["picture", 960],
    ["picture-small", 480],
  ] as const) {
    const clip = { x: 0, y: 0, width: 1440, height: 900, scale: width / 1440 };
    const { data } = await debug.send("Page.captureScreenshot", { format: "webp", quality: 55, clip });
    const file = process.env.PICTURES
      ? new URL(`../../src/games/${game}/${name}.webp`, import.meta.url)
      : join(FOLDER, `${game}-${name}.webp`);
    writeFileSync(file, Buffer.from(data, "base64"));
  }
  await debug.detach();
}

it("home, table and replay in three sizes and two themes", async () => {
  const context = await site.person();
  const page = await context.newPage();
  await page.goto("/");
  const seats = ["me", { bot: "medium" }, { bot: "medium" }];
  const table = await makeTable(page, { setup: { players: 3 }, seats, start: true, name: "Ada" });
  await page.goto(`/t/${table}`);
  const themed = (name: string, ready: string): Promise<void> => inAll(page, name, ready);
  // Somewhere in the middle, with something to place.
  const below = chance(9);
  let ticket = "";
  for (let answers = 0; await next(page, ticket); answers++) {
    const now = (await asked(page))!;
    ticket = now.ticket;
    const placing = now.prompt === "settle-place" || now.prompt === "develop-place";
    // A place to build on makes the best picture; later in a game any question with cards to pick will do.
    const good = (answers >= 12 && placing) || answers >= 25;
    if (good && (await page.locator("[data-option]").count()) > 0) {
      await page.locator("[data-option]").first().click();
      break;
    }
    await answer(page, below);
  }
  await themed("table", ".bar");
  await inOthers(page, "table");
  await forHome(page, "race");
  await playOut(page, 4);
  await page.locator(".choices").waitFor();
  await shoot(page, "result-1440-dark");
  await page.goto(`/t/${table}/replay`);
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  await page.getByRole("slider").fill(String(Math.floor(last * 0.7)));
  await page.getByText(new RegExp(`Step \\d\\d+ of ${last}`)).waitFor();
  await themed("replay", "input[type=range]");
  await page.goto("/");
  await themed("home", "h1");
  await door(page).getByRole("button", { name: "Learn by playing" }).click();
  await page.locator('[data-lesson="goal"]').waitFor();
  for (const step of ["goal", "anatomy", "money", "choose"])
    await page.locator(`[data-lesson="${step}"] .go`).click();
  await page.locator(".coach .what").waitFor();
  await obey(page);
  await page.locator('[data-lesson="revealed"] .go').click();
  await page.locator("dialog[data-lesson]").waitFor();
  await shoot(page, "first-game-1440-dark");
  await page.goto("/rules");
  await page.getByText("Gem World").first().waitFor();
  await shoot(page, "rules-1440-dark");
});

/** A game of Galactica in the middle of things: somebody has to decide where to go, and there is much to see. */
async function inTheMiddle(page: Page, seed: number): Promise<boolean> {
  await page.goto("/");
  const characters = { chosen: ["starbuck", "william-adama", "laura-roslin", "tyrol", "gaius-baltar"] };
  const table = await makeTable(page, {
    game: "galactica",
    setup: { players: 5, characters, resources: "none" },
    seats: ["me", ...Array.from({ length: 4 }, () => ({ bot: "regular" }))],
    start: true,
    name: "Ada",
  });
  await page.goto(`/t/${table}`);
  const below = chance(seed);
  let ticket = "";
  for (let answers = 0; await next(page, ticket); answers++) {
    const now = (await asked(page))!;
    ticket = now.ticket;
    const ships = await page.locator("[data-ship]").count();
    if (now.prompt === "move" && (ships >= 10 || answers >= 60)) return true;
    await quickly(page, below);
  }
  return false;
}

it("Galactica's table in three sizes and two themes", async () => {
  const page = await (await site.person()).newPage();
  // Who answers by chance may lose before that.
  for (let seed = 5; !(await inTheMiddle(page, seed)); seed++);
  await inAll(page, "galactica", ".bar");
  await inOthers(page, "galactica");
  await forHome(page, "galactica");
});
