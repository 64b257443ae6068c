/** What happened is seen: choices are turned up, gains rise, strip and log tell it, and a question names its cause. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answer, asked, chance, next, still, stopTime } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const MOVES = { reducedMotion: "no-preference" } as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A first game against a computer player, at its first question: everybody has four cards and chooses an action. */
async function sit(options: object, settings: object = {}): Promise<Page> {
  const page = await (await site.person(options)).newPage();
  await page.goto("/");
  await page.evaluate(
    (kept) => localStorage.setItem("starboard.settings", JSON.stringify({ hints: false, ...kept })),
    settings,
  );
  const setup = { players: 2, mode: "first-game" };
  const table = await makeTable(page, { setup, seats: ["me", { bot: "greedy" }], start: true });
  await page.clock.install();
  await page.goto(`/t/${table}`);
  await next(page);
  return page;
}

async function choose(page: Page, action: number): Promise<void> {
  await page.locator(`[data-option="${action}"]`).click();
  await page.locator("#confirm").click();
}

const EXPLORE = 1;
const SETTLE = 3;

it("the choices are turned up for 0.8 seconds", async () => {
  const page = await sit(MOVES);
  await stopTime(page);
  await choose(page, EXPLORE);
  await page.locator('[data-reveal="2"]').waitFor();
  const words = await page.locator("[data-reveal]").innerText();
  expect(words).toContain("Explore");
  expect(words).toContain("You");
  await page.clock.runFor(700);
  expect(await page.locator("[data-reveal]").count()).toBe(1);
  await page.clock.runFor(200);
  expect(await page.locator("[data-reveal]").count()).toBe(0);
});

it("on a phone all of it is in sight, and each choice points at the tile of its phase", async () => {
  const page = await sit({ ...MOVES, ...PHONE });
  await stopTime(page);
  await choose(page, EXPLORE);
  await page.locator("[data-reveal]").waitFor();
  // The board comes after that, and then the tiles fold.
  await page.locator('[data-phase="explore"] .callers').waitFor();
  const height = page.viewportSize()!.height;
  const ends = (): Promise<{ below: number; down: number; aside: number }> =>
    page.locator("[data-reveal]").evaluate((reveal) => {
      const box = (node: Element): DOMRect => node.getBoundingClientRect();
      const tiles = [...document.querySelectorAll("[data-phase]")].map(box);
      const all = [...reveal.querySelectorAll("p, figure")].map((part) => box(part).bottom);
      const paths = [...reveal.querySelectorAll("path")];
      // From the tile that its path ends at.
      const off = paths.map((path) => {
        const end = path.getPointAtLength(path.getTotalLength());
        return Math.min(
          ...tiles.map(({ left, width }) => Math.max(0, Math.abs(end.x - left - width / 2) - width / 2)),
        );
      });
      return {
        below: Math.max(...all),
        down: Math.abs(box(reveal).top - Math.max(...tiles.map(({ bottom }) => bottom))),
        aside: paths.length === 0 ? Infinity : Math.max(...off),
      };
    });
  await expect.poll(async () => (await ends()).down).toBeLessThan(2);
  await expect.poll(async () => (await ends()).aside).toBe(0);
  expect((await ends()).below).toBeLessThanOrEqual(height);
  // Names are whole or cut short, and never broken.
  for (const name of await page.locator("[data-reveal] figcaption > span:last-child").all())
    expect((await name.boundingBox())!.height).toBeLessThan(24);
});

/** Touches the place where the first option lies; what lies over it does not matter. */
async function touch(page: Page): Promise<void> {
  await still(page);
  const { x, y, width, height } = (await page.locator('[data-option="0"]').boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

it("a key or a tap ends the reveal, and does what it does all the same", async () => {
  for (const [options, act] of [
    [MOVES, (page: Page) => page.keyboard.press("1")],
    [{ ...MOVES, ...PHONE }, touch],
  ] as const) {
    const page = await sit(options);
    await stopTime(page);
    await choose(page, EXPLORE);
    await page.locator("[data-reveal]").waitFor();
    await page.locator('.bar[data-prompt="explore-keep"]').waitFor({ state: "attached" });
    // A new question takes nothing at first, revealed or not.
    await page.clock.runFor(700);
    expect(await page.locator("[data-reveal]").count()).toBe(1);
    await page.locator('.bar[data-state="asked"]').waitFor({ state: "attached" });
    await act(page);
    await page.locator("[data-reveal]").waitFor({ state: "detached" });
    await page.locator('[data-option="0"][aria-pressed="true"]').waitFor();
  }
});

it("who wants no motion sees no reveal, but what was gained", async () => {
  const page = await sit({ reducedMotion: "reduce" });
  await stopTime(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[data-reveal]")) document.title = "revealed";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await choose(page, SETTLE);
  const below = chance(1);
  let ticket = "";
  // The bonus of Settle: a card, once a world is placed. Nothing is asked while time stands still.
  while ((await page.locator('[data-figure="hand"][data-gain]').count()) === 0) {
    const now = await asked(page);
    expect(now, "the game goes on").not.toBeNull();
    if (now!.state !== "asked" || now!.ticket === ticket) {
      await page.clock.runFor(20);
      continue;
    }
    ticket = now!.ticket;
    await answer(page, below);
  }
  expect(await page.title()).not.toBe("revealed");
  await page.clock.runFor(2000);
  expect(await page.locator("[data-gain]").count()).toBe(0);
});

it("a question names its cause, and the strip what happened since the last move", async () => {
  const page = await sit({});
  const strip = page.getByRole("region", { name: "Since your last move" });
  const { ticket } = (await asked(page))!;
  await choose(page, EXPLORE);
  await next(page, ticket);
  expect((await asked(page))!.prompt).toBe("explore-keep");
  expect(await page.locator("#prompt").innerText()).toMatch(/^You chose Explore: /);
  const lines = await strip.locator("li").filter({ hasText: "Chosen:" }).allInnerTexts();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("by you");
  expect(await strip.locator("ul").first().locator("li").count()).toBeLessThanOrEqual(3);
});

it("whoever comes back when a round begins finds the last one in the strip", async () => {
  const page = await sit({});
  const below = chance(3);
  for (let ticket = ""; ;) {
    expect(await next(page, ticket)).toBe(true);
    const now = (await asked(page))!;
    if (ticket && now.prompt === "choose-action") break;
    ({ ticket } = now);
    await answer(page, below);
  }
  await page.reload();
  await next(page);
  const strip = page.getByRole("region", { name: "Since your last move" });
  await strip.waitFor();
  expect(await strip.locator("ul").first().locator("li").count()).toBeGreaterThan(0);
  expect(await strip.innerText()).not.toContain("Nothing yet");
});

it("the log opens at its end, also on a small screen, and stays where somebody reads", async () => {
  for (const size of [{}, { viewport: { width: 820, height: 1000 } }, PHONE]) {
    const page = await sit(size);
    const below = chance(3);
    const log = page.locator("section.log");
    const bottom = (): Promise<number> =>
      log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    const tab = page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button");
    const small = (await tab.count()) > 0 && (await tab.first().isVisible());
    const open = async (): Promise<void> => {
      if (small) await tab.filter({ hasText: "Log" }).click();
      await log.waitFor();
    };
    for (let ticket = ""; (await log.locator("li").count()) < 50;) {
      expect(await next(page, ticket)).toBe(true);
      ticket = (await asked(page))!.ticket;
      await answer(page, below);
    }
    await open();
    await expect.poll(bottom).toBeLessThan(2);
    await log.focus();
    await page.keyboard.press("Home");
    await expect.poll(bottom).toBeGreaterThan(100);
    if (!small) continue;
    await tab.first().click();
    await open();
    await expect.poll(bottom).toBeLessThan(2);
  }
});
