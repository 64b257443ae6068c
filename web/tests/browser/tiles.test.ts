/** The tiles of the phases are what one picks an action from, at every size. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessible, contrasts } from "./access";
import { answer, asked, chance, next, playOut, still } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const SIZES = {
  wide: { width: 1440, height: 900 },
  upright: { width: 360, height: 740 },
  sideways: { width: 740, height: 360 },
};

async function seated(page: Page, setup: object = { players: 2 }): Promise<void> {
  await page.goto("/");
  const seats = ["me", { bot: "greedy" }];
  await page.goto(`/t/${await makeTable(page, { setup, seats, start: true })}`);
  await next(page);
}

/** Answers until actions are chosen. */
async function choosing(page: Page): Promise<void> {
  const below = chance(5);
  let ticket = "";
  while (await next(page, ticket)) {
    const now = (await asked(page))!;
    if (now.prompt === "choose-action") return;
    ticket = now.ticket;
    await answer(page, below);
  }
}

/** How often something is tried at each kind of question. */
const TRIES = 3;
const within = async (page: Page, what: Locator): Promise<boolean> => {
  const [box, { width, height }] = [await what.boundingBox(), page.viewportSize()!];
  return (
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  );
};

/** The parts of a table are drawn one after another: until then things may move. */
const inSight = (page: Page, what: Locator, message = ""): Promise<void> =>
  expect.poll(() => within(page, what), { message }).toBe(true);

it("each action is on the tile of its phase, with what it gives now; then who chose it stands there", async () => {
  const page = await (await site.person()).newPage();
  await seated(page);
  await choosing(page);
  const options = async (phase: string): Promise<number> =>
    page.locator(`[data-phase="${phase}"] [data-option]`).count();
  const counts = [];
  for (const phase of ["explore", "develop", "settle", "consume", "produce"])
    counts.push(await options(phase));
  expect(counts).toEqual([2, 1, 1, 2, 1]);
  expect(await page.locator("[data-option]").count()).toBe(7);
  expect(await page.locator('[data-phase="explore"]').innerText()).toMatch(/see \d+, keep \d/);
  // One start world comes with a good.
  const trade = page.locator('[data-phase="consume"] [data-option]').first();
  const told = (await trade.locator(".unseen").textContent())!;
  expect(told).toMatch(/Trade.*(no good to sell|\d cards)/);
  expect((await trade.getAttribute("class"))!.includes("idle")).toBe(told.includes("no good to sell"));
  await accessible(page, "choosing an action");

  // By digit and by arrow.
  await page.keyboard.press("5");
  expect(await trade.getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  const settle = page.locator('[data-phase="settle"] [data-option]');
  expect(await settle.getAttribute("aria-pressed")).toBe("true");
  expect(await page.locator("#confirm").innerText()).toBe("Confirm Settle");
  const { ticket } = (await asked(page))!;
  await page.keyboard.press("Enter");
  await next(page, ticket);
  expect(await page.locator('[data-phase="settle"] .mark').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-phase][aria-current="step"]').count()).toBe(1);
});

it("what a tile says can be read, picked or not, at every size by day and by night", async () => {
  const page = await (await site.person()).newPage();
  await seated(page);
  await choosing(page);
  const tiles = page.locator(".phases [data-option]");
  for (const viewport of [SIZES.wide, SIZES.upright, SIZES.sideways])
    for (const colorScheme of ["dark", "light"] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      for (const tile of await tiles.all()) {
        const check = async (state: string): Promise<void> => {
          await still(page);
          for (const [text, ratio] of Object.entries(await contrasts(tile)))
            expect(ratio, `${state} at ${viewport.width} px, ${colorScheme}: ${text}`).toBeGreaterThan(4.5);
        };
        await check("to be picked");
        await tile.click();
        await check("picked");
      }
    }
});

it("two actions a round are numbered", async () => {
  const page = await (await site.person()).newPage();
  await seated(page, { players: 2, mode: "experienced" });
  await choosing(page);
  // Develop and Settle can be called twice.
  expect(await page.locator('[data-phase="develop"] [data-option]').count()).toBe(2);
  await page.locator('[data-phase="produce"] [data-option]').click();
  expect(await page.locator("#confirm").isEnabled()).toBe(false);
  await page.locator('[data-phase="develop"] [data-option]').first().click();
  expect(await page.locator('[data-phase="produce"] .ring').innerText()).toBe("1");
  expect(await page.locator('[data-phase="develop"] .ring').first().innerText()).toBe("2");
  expect(await page.locator("#confirm").isEnabled()).toBe(true);
});

it("a game by touch on a phone: Confirm is always in sight and in its place, and picking moves nothing", async () => {
  const page = await (await site.person({ viewport: SIZES.upright, hasTouch: true })).newPage();
  await seated(page);
  let place: { x: number; y: number } | null = null;
  const tried = new Map<string, number>();
  await playOut(page, 17, async ({ prompt }) => {
    const confirm = page.locator("#confirm");
    await inSight(page, confirm, prompt);
    const { y } = (await confirm.boundingBox())!;
    expect(place === null || Math.abs(place.y - y) < 1, `${prompt}: Confirm has moved`).toBe(true);
    place = { x: 0, y };
    expect(await page.evaluate(() => document.scrollingElement!.scrollTop)).toBe(0);
    if (prompt === "choose-action") {
      // All that is picked from, and the hand.
      for (const option of await page.locator("[data-option]").all()) await inSight(page, option);
      const held = page.locator(".hand .holder");
      if ((await held.count()) > 0) await inSight(page, held.first());
    }
    // Each kind of question shows in its first rounds whether it moves; tapping at every one would take minutes.
    const times = (tried.get(prompt) ?? 0) + 1;
    tried.set(prompt, times);
    if (times > TRIES) return;
    const boxes = (): Promise<string> =>
      page.evaluate(() =>
        JSON.stringify(
          [...document.querySelectorAll("[data-phase], .bar, .own .figures, .stage-hands, .tabs")].flatMap(
            (one) => {
              // Where the tiles are the question it is only heard.
              if (getComputedStyle(one.parentElement!).clipPath !== "none") return [];
              const { x, y, width, height } = one.getBoundingClientRect();
              return [[x, y, width, height].map(Math.round)];
            },
          ),
        ),
      );
    // Tiles unfold once.
    await still(page);
    const before = await boxes();
    const first = page.locator('[data-option][aria-pressed="false"]').first();
    // What one click answers is answered by it.
    const many = prompt.startsWith("consume") || prompt.startsWith("produce") || prompt === "sell";
    if (many || prompt === "settle-way" || (await first.count()) === 0) return;
    const option = page.locator(`[data-option="${await first.getAttribute("data-option")}"]`);
    await option.tap();
    expect(await boxes(), `${prompt}: picking has moved something`).toBe(before);
    await option.tap();
  });
  // Cards that leave ask nothing that is gone.
  expect(site.warned).toEqual([]);
});

it("on a phone the edge of a next card in hand shows, and a hand that is only read is not dimmed", async () => {
  const page = await (await site.person({ viewport: SIZES.upright, hasTouch: true })).newPage();
  await seated(page);
  await choosing(page);
  const cards = page.locator(".hand .holder");
  expect(await cards.count()).toBeGreaterThan(3);
  expect(await page.locator(".hand .dim").count()).toBe(0);
  for (const width of [320, 360, 375, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 740 });
    const seen = async (): Promise<number[]> =>
      cards.evaluateAll((all) => all.map((card) => innerWidth - card.getBoundingClientRect().left));
    // Of one card some is in sight and some is not.
    const cut = async (): Promise<number[]> => (await seen()).filter((part) => part >= 12 && part <= 98);
    await expect.poll(cut, { message: `${width} px` }).toHaveLength(1);
  }
});

it("on a phone all of one's tableau is in sight while an action is chosen", async () => {
  const page = await (await site.person({ viewport: SIZES.upright, hasTouch: true })).newPage();
  await seated(page);
  await choosing(page);
  const hand = page.locator(".stage-hands");
  const lowest = async (): Promise<number> => {
    const { y } = (await hand.boundingBox())!;
    const slots = await page
      .locator(".own .slot")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(slots.length).toBe(12);
    return Math.max(...slots) - y;
  };
  await expect.poll(lowest).toBeLessThanOrEqual(0);
  // A tap anywhere on it shows its cards, over the hand and nothing that one answers with.
  const { x, y } = (await page.locator(".own .slot").first().boundingBox())!;
  await page.touchscreen.tap(x + 20, y + 20);
  const opened = page.locator("[data-opened]");
  await inSight(page, opened.locator(".card").first());
  const { y: top, height } = (await opened.boundingBox())!;
  expect(top + height).toBeLessThanOrEqual((await page.locator("#confirm").boundingBox())!.y);
  const tiles = (await page.locator(".phases").boundingBox())!;
  expect(top).toBeGreaterThanOrEqual(tiles.y + tiles.height);
  await opened.locator(".slot button").first().tap();
  await page.getByRole("dialog", { name: "About this" }).getByText("in your tableau").waitFor();
});

it("on a phone the log and the others have the room of the tiles, and a button leads back to the question", async () => {
  const page = await (await site.person({ viewport: SIZES.upright, hasTouch: true })).newPage();
  await seated(page);
  await choosing(page);
  const tab = page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button");
  const back = page.getByRole("button", { name: "Go to your move" });
  for (const name of ["Players", "Log"]) {
    const place = (await page.locator("#confirm").boundingBox())!;
    await tab.filter({ hasText: name }).tap();
    await back.waitFor();
    expect(await page.locator(".phases").isVisible(), name).toBe(false);
    // Where Confirm was, and what it does harms nobody.
    expect(await back.boundingBox()).toEqual(place);
    expect(await page.locator("#confirm").count()).toBe(0);
    await back.tap();
    await inSight(page, page.locator("[data-option]").first());
    expect(await page.locator("#confirm").isEnabled()).toBe(false);
  }
  // What is picked can be given from anywhere.
  await page.locator("[data-option]").first().tap();
  await tab.filter({ hasText: "Log" }).tap();
  await page.locator(".phases").waitFor({ state: "hidden" });
  expect(await page.locator("#confirm").isEnabled()).toBe(true);
});

it("on a phone one's numbers stay in sight above the cards that are picked", async () => {
  const page = await (await site.person({ viewport: SIZES.upright, hasTouch: true })).newPage();
  await seated(page);
  await next(page, "");
  expect((await asked(page))!.prompt).toBe("start-discard");
  await still(page);
  for (const card of await page.locator(".hand .holder").all()) await inSight(page, card);
  await inSight(page, page.locator('.own [data-figure="military"]'));
});

it("on its side a phone shows tiles, hand and Confirm at once", async () => {
  const page = await (await site.person({ viewport: SIZES.sideways, hasTouch: true })).newPage();
  await seated(page);
  await choosing(page);
  for (const option of await page.locator("[data-option]").all()) await inSight(page, option);
  for (const part of ["#confirm", ".hand .holder", ".tabs button", ".own .figures", ".own .slot"])
    await inSight(page, page.locator(part).first(), part);
  // The tiles have all of the height that Confirm leaves.
  const lowest = page.locator('[data-phase="produce"] [data-option]');
  const left = async (): Promise<number> => {
    const [tile, confirm] = [(await lowest.boundingBox())!, (await page.locator("#confirm").boundingBox())!];
    return confirm.y - tile.y - tile.height;
  };
  await expect.poll(left).toBeLessThan(24);
  // A few rounds: Confirm stays where it is at every question of a kind.
  const seen = new Map<string, number>();
  await playOut(page, 3, async ({ prompt }) => {
    await inSight(page, page.locator("#confirm"), prompt);
    seen.set(prompt, (seen.get(prompt) ?? 0) + 1);
    return seen.get("choose-action")! > TRIES ? "enough" : undefined;
  });
});

it("the tableau is whole on a low screen", async () => {
  const page = await (await site.person({ viewport: { width: 1366, height: 650 } })).newPage();
  await seated(page);
  await choosing(page);
  const slots = await page.locator(".own .slot").all();
  expect(slots.length).toBe(12);
  // However much there is to say beside it: figures depend on the start world, warnings come late.
  await page.locator(".own .margin").evaluate((margin) => {
    const more = document.createElement("p");
    more.style.minHeight = "600px";
    margin.append(more);
  });
  const asks = page.locator(".stage-asks");
  const whole = async (): Promise<void> => {
    for (const slot of slots) {
      const below = async (): Promise<number> => {
        const [box, bar] = [(await slot.boundingBox())!, (await asks.boundingBox())!];
        return box.y + box.height - bar.y;
      };
      await expect.poll(below).toBeLessThanOrEqual(0);
    }
  };
  await whole();
  // However long the question.
  await page.locator("#prompt").evaluate((prompt) => {
    prompt.textContent =
      "You chose Develop: build one development, or nothing. You hold 7 cards; developments cost you 4 cards less (−1 for choosing Develop, −1 Investment Credits, −2 Galactic Federation).";
  });
  await whole();
});
