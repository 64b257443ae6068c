/** Cards never hide what they do: wherever they lie, at every width. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Site } from "./site";
import { bring, CARDS, dealt, staged } from "./staged";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];
const FULL = 12;

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

/** What is wrong with the cards within `part`, and how many power rows were looked at. */
async function hidden(page: Page, part: string, least: number): Promise<{ wrong: string[]; rows: number }> {
  const counts = Object.fromEntries(CARDS.map(({ id, powers }) => [id, powers.length]));
  return page.evaluate(
    ([part, least, counts]) => {
      const wrong: string[] = [];
      let rows = 0;
      const inside = (inner: DOMRect, outer: DOMRect): boolean =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      for (const card of document.querySelectorAll<HTMLElement>(`${part} .card`)) {
        const id = card.dataset.card!;
        const box = card.closest("li")!;
        box.scrollIntoView({ block: "nearest", inline: "nearest" });
        const [face, place] = [card.getBoundingClientRect(), box.getBoundingClientRect()];
        if (!inside(face, place)) wrong.push(`${id}: ${face.height} px high in a box of ${place.height}`);
        const art = card.querySelector(".art")!.getBoundingClientRect().height;
        if (art < least) wrong.push(`${id}: a picture of ${art} px`);
        const lines = [...card.querySelectorAll(".power")];
        if (lines.length !== counts[id]) wrong.push(`${id}: ${lines.length} rows for ${counts[id]} powers`);
        for (const line of [...lines, card.querySelector(".name")!]) {
          rows += Number(line.matches(".power"));
          const all = [line, ...line.querySelectorAll("*")];
          if (!all.every((one) => inside(one.getBoundingClientRect(), face)))
            wrong.push(`${id}: ${line.className} leaves its card`);
          const { left, top, height } = line.getBoundingClientRect();
          const seen = document.elementFromPoint(left + 4, top + height / 2);
          if (!seen || !box.contains(seen)) wrong.push(`${id}: ${line.className} is covered or cut off`);
        }
      }
      return { wrong, rows };
    },
    [part, least, counts] as const,
  );
}

for (const viewport of SIZES) {
  it(`every power of all 95 cards is in sight at ${viewport.width} x ${viewport.height}`, async () => {
    const page = await (await site.person({ viewport, hasTouch: viewport.width < 1000 })).newPage();
    const show = await staged(page, 2);
    const least = viewport.height < 700 ? 20 : 30;
    const seen = { tableau: 0, hand: 0, opened: 0 };
    for (let at = 0; at < CARDS.length; at += FULL) {
      const cards = CARDS.slice(at, at + FULL);
      await show((board) => dealt(board, cards));
      const check = async (name: keyof typeof seen, part: string): Promise<void> => {
        await bring(page, part);
        expect(await page.locator(`${part} .card`).count()).toBe(cards.length);
        const { wrong, rows } = await hidden(page, part, least);
        expect(wrong, `${name}, from ${cards[0]!.id} on`).toEqual([]);
        seen[name] += rows;
      };
      // While an action is chosen a phone shows it from far away, until it is opened.
      await bring(page, '[data-part="board"]');
      const whole = page.getByRole("button", { name: "Your tableau" });
      if (await whole.isVisible()) {
        await whole.click();
        await check("tableau", '[data-opened="0"]');
        await page.keyboard.press("Escape");
        await page.locator("[data-opened]").waitFor({ state: "detached" });
        expect(await whole.evaluate((node) => node === document.activeElement)).toBe(true);
      } else await check("tableau", '[data-part="board"]');
      await check("hand", "ul.hand");
      await bring(page, '[data-part="people"]');
      await page.getByRole("button", { name: /Open .*’s tableau/ }).click();
      await check("opened", "[data-opened]");
      await page.keyboard.press("Escape");
      await page.locator("[data-opened]").waitFor({ state: "detached" });
    }
    const all = CARDS.reduce((sum, { powers }) => sum + powers.length, 0);
    expect(seen).toEqual({ tableau: all, hand: all, opened: all });
  });
}
