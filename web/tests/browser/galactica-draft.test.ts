/** The draft of characters: all ten can be seen and compared, and on a phone picked by a thumb. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Character } from "../../src/gen/galactica";
import { accessible, narrow } from "./access";
import { staged, type Stage } from "./galactica-stage";
import { Site } from "./site";

const TEN: Character[] = [
  "william-adama",
  "saul-tigh",
  "helo",
  "apollo",
  "starbuck",
  "boomer",
  "tyrol",
  "tom-zarek",
  "laura-roslin",
  "gaius-baltar",
];

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

async function drafting(
  width: number,
  height: number,
  colorScheme: "dark" | "light",
): Promise<{ page: Page; stage: Stage }> {
  const options = { viewport: { width, height }, hasTouch: width < 1000, colorScheme };
  const page = await (await site.person(options)).newPage();
  const stage = await staged(page, 6);
  await stage.board((board) => {
    for (const person of board.people) person.character = null;
    board.people[5]!.character = "apollo";
  });
  const ten = TEN.map((character) => ({ character }));
  await stage.ask("pick-character", ten, 1, 1);
  await page.locator(".candidate .slots").nth(9).waitFor();
  return { page, stage };
}

/** Of these, what is not wholly in sight, or lies under something. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const bar = document.querySelector(".bar")!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const inside = left >= 0 && right <= innerWidth && top >= bar.bottom && bottom <= innerHeight;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const seen = inside && over !== null && (node.contains(over) || over.contains(node));
      return seen && right > left ? [] : [node.textContent.trim()];
    });
  }, selector);

it("at 1440 all ten sheets are in sight with every word", async () => {
  for (const theme of ["dark", "light"] as const) {
    const { page } = await drafting(1440, 900, theme);
    expect(await page.locator(".candidate .ability").count()).toBe(30);
    expect(await hidden(page, ".candidate, .ability")).toEqual([]);
    await expect(page.locator(".taken").innerText()).resolves.toMatch(/Apollo/);
    await accessible(page, `the draft, ${theme}`);
  }
});

for (const [width, height] of [
  [820, 1180],
  [1180, 820],
] as const)
  it(`at ${width} by ${height} all ten are in a list, and the picked one is read beside it`, async () => {
    const { page, stage } = await drafting(width, height, "dark");
    expect(await hidden(page, ".candidate .called, .candidate .slots")).toEqual([]);
    for (const who of [9, 0]) {
      await page.locator(`[data-option="${who}"]`).click();
      expect(await page.locator(".detail .ability").count()).toBe(3);
      expect(await hidden(page, ".detail .ability")).toEqual([]);
    }
    await narrow(page, "the draft");
    await accessible(page, `the draft at ${width}`);
    expect(stage.answers).toEqual([]);
    await page.locator("#confirm").click();
    await expect.poll(() => stage.answers).toEqual([[0]]);
  });

it("on a phone whoever is tapped unfolds, is all in sight, and is picked by Confirm", async () => {
  const { page, stage } = await drafting(360, 740, "light");
  for (const who of [9, 3]) {
    await page.locator(`[data-option="${who}"]`).tap();
    const abilities = page.locator(".ability:visible");
    expect(await abilities.count()).toBe(3);
    const edge = await page.locator("#confirm").boundingBox();
    const last = await abilities.last().boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual(edge!.y);
  }
  await narrow(page, "the draft on a phone");
  await accessible(page, "the draft on a phone");
  await page.locator("#confirm").tap();
  await expect.poll(() => stage.answers).toEqual([[3]]);
});
