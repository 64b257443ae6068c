/** The aid: opened by a button and by a key, beside the question and the hand, with every sign that lies on the table. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessible } from "./access";
import { next } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

async function table(page: Page): Promise<void> {
  await page.goto("/");
  const seats = ["me", { bot: "greedy" }];
  await page.goto(`/t/${await makeTable(page, { setup: { players: 2 }, seats, start: true })}`);
  await next(page);
}

const aid = (page: Page) => page.getByRole("region", { name: "Aid", exact: true });
const button = (page: Page) => page.getByRole("button", { name: "Aid" });

it("covers neither question nor hand, leaves what was picked alone, and gives the focus back", async () => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
    [820, 1180],
  ] as const) {
    const page = await (await site.person({ viewport: { width, height } })).newPage();
    await table(page);
    await page.keyboard.press("1");
    await button(page).click();
    await aid(page).waitFor();
    for (const other of ["#prompt", "#confirm", ".hands"]) {
      // Its place is that of what it must not cover, once that has been measured.
      const over = async (): Promise<number> => {
        const { y, height } = (await aid(page).boundingBox())!;
        return y + height - (await page.locator(other).first().boundingBox())!.y;
      };
      await expect.poll(over, { message: `${other} at ${width}` }).toBeLessThanOrEqual(1);
    }
    expect((await aid(page).boundingBox())!.height, `${width}`).toBeGreaterThan(150);
    // It is read, and play goes on beside it.
    await page.keyboard.press("2");
    expect(await page.locator('[data-option][aria-pressed="true"]').count()).toBe(2);
    await accessible(page, `the aid at ${width}`);
    await button(page).focus();
    await page.keyboard.press("Escape");
    await aid(page).waitFor({ state: "detached" });
    expect(await page.locator('[data-option][aria-pressed="true"]').count()).toBe(2);
    await page.keyboard.press("a");
    await aid(page).waitFor();
    expect(await aid(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("a");
    await aid(page).waitFor({ state: "detached" });
    expect(await button(page).evaluate((node) => node === document.activeElement)).toBe(true);
    await page.close();
  }
});

it("is one page: nothing of it is out of sight on a usual screen", async () => {
  const page = await (await site.person({ viewport: { width: 1440, height: 900 } })).newPage();
  await table(page);
  await page.keyboard.press("a");
  await aid(page).waitFor();
  // The board gives it the room that a question of three lines leaves.
  await page.locator("#prompt").evaluate((prompt) => prompt.append(document.createElement("br"), "…"));
  const below = (): Promise<number> =>
    aid(page).evaluate((node) => {
      const all = [...node.querySelectorAll("li, p, tr")].map((part) => part.getBoundingClientRect().bottom);
      return Math.max(...all) - node.getBoundingClientRect().bottom;
    });
  await expect.poll(below).toBeLessThanOrEqual(0);
});

it("on a phone it is in the menu, scrolls and closes", async () => {
  const page = await (
    await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  ).newPage();
  await table(page);
  await page.getByRole("button", { name: "More" }).tap();
  await button(page).tap();
  await aid(page).waitFor();
  const shown = (await aid(page).boundingBox())!;
  expect(shown.height).toBeGreaterThan(250);
  const { y } = (await page.locator("#confirm").boundingBox())!;
  expect(shown.y + shown.height).toBeLessThanOrEqual(y + 1);
  await accessible(page, "the aid on a phone");
  await aid(page).getByText("12 cards in their tableau").scrollIntoViewIfNeeded();
  await aid(page).getByRole("button", { name: "Close" }).tap();
  await aid(page).waitFor({ state: "detached" });
});

it("draws the sign of every power of every card, and says what it is", async () => {
  const page = await (await site.person()).newPage();
  await table(page);
  await page.keyboard.press("a");
  // A sign without its number and its kind of good.
  const signs = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((nodes) =>
      nodes.map((node) => {
        const shapes = [...node.querySelectorAll("path")].map((path) => path.getAttribute("d"));
        return shapes[0] ?? "";
      }),
    );
  await page.locator(".aid .glyph").first().waitFor();
  const explained = new Set(await signs(".aid .glyph"));
  expect(explained.size).toBeGreaterThan(12);
  for (const name of await page.locator(".aid .phases p").allInnerTexts())
    expect(name.trim().length, name).toBeGreaterThan(8);
  await page.goto("/rules");
  await page.locator(".card .glyph").first().waitFor();
  const printed = new Set(await signs(".card .glyph"));
  // Goods stand for themselves: they are explained as such.
  const goods = new Set(await signs(".card .name .kind"));
  const missing = [...printed].filter((sign) => !explained.has(sign) && !goods.has(sign));
  expect(missing).toEqual([]);
});

it("the rules page says how many cards there are of what", async () => {
  const page = await (await site.person()).newPage();
  await page.goto("/rules");
  const panel = page.locator("#distribution");
  // What is out of sight is not laid out, and has no text then.
  await panel.scrollIntoViewIfNeeded();
  for (const line of ["114 cards: 5 start worlds, 59 other worlds", "9 Novelty, 6 Rare, 4 Genes, 2 Alien"])
    await expect.poll(() => panel.innerText()).toContain(line);
});
