/** What is looked at besides the question: the others' tableaux, and what there is to know about a thing. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer, asked, chance, next } from "./player";
import { makeTable, Site } from "./site";
import { bring } from "./staged";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const WIDE = { width: 1440, height: 900 };
const LOW = { width: 1366, height: 650 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 360, height: 740 };

async function table(viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await site.person({ viewport, hasTouch: viewport.width < 1000 })).newPage();
  await page.goto("/");
  const seats = ["me", { bot: "greedy" }, { bot: "greedy" }];
  await page.goto(`/t/${await makeTable(page, { setup: { players: 3 }, seats, start: true })}`);
  await next(page);
  return page;
}

/** What of these is in sight and lies under that. */
const covered = (page: Page, over: string, under: string): Promise<string[]> =>
  page.evaluate(
    ([over, under]) => {
      const top = document.querySelector(over)!.getBoundingClientRect();
      return [...document.querySelectorAll(under)]
        .filter((node) => {
          const { left, right, top: high, bottom, width } = node.getBoundingClientRect();
          const across = Math.min(right, top.right) - Math.max(left, top.left);
          const down = Math.min(bottom, top.bottom) - Math.max(high, top.top);
          return width > 0 && across > 1 && down > 1;
        })
        .map((node) => node.id || node.className);
    },
    [over, under] as const,
  );

const opener = (page: Page) => page.getByRole("button", { name: /Open .+’s tableau/ });
/** What the others are called. */
async function names(page: Page): Promise<string[]> {
  const said = await opener(page).allTextContents();
  return said.map((text) => /Open (.+)’s tableau/.exec(text)![1]!);
}

describe("an opponent's tableau", () => {
  for (const viewport of [WIDE, LOW, TABLET, PHONE]) {
    it(`opens over neither question nor hand, at ${viewport.width} px`, async () => {
      const page = await table(viewport);
      await bring(page, '[data-part="people"]');
      const [first, second] = await names(page);
      await page.getByRole("button", { name: `Open ${first}’s tableau` }).click();
      const opened = page.getByRole("dialog", { name: `${first}’s tableau` });
      await opened.waitFor();
      expect(
        await covered(page, "[data-opened]", "[data-ticket], #confirm, ul.hand, .tabs, .phases"),
      ).toEqual([]);
      // Another one, and back to the table: Escape closes that alone.
      await opened.getByRole("button", { name: second! }).click();
      await page.getByRole("dialog", { name: `${second}’s tableau` }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute("data-opened"))).toBe("2");
      await page.keyboard.press("Escape");
      await page.locator("[data-opened]").waitFor({ state: "detached" });
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? "");
      expect(focused).toContain(`Open ${second}’s tableau`);
    });
  }
  it("leaves what was picked as it is", async () => {
    const page = await table(WIDE);
    const pressed = page.locator('[data-option][aria-pressed="true"]');
    await page.locator("[data-option]").first().click();
    await opener(page).first().click();
    await page.locator("[data-opened]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-opened]").waitFor({ state: "detached" });
    expect(await pressed.count()).toBe(1);
  });
});

describe("what is said of a card", () => {
  it("is about whoever has it", async () => {
    const page = await table(WIDE);
    const about = page.getByRole("dialog", { name: "About this" });
    const said = async (card: Locator): Promise<string> => {
      await card.click();
      await about.getByText(/tableau\./).waitFor();
      const text = await about.innerText();
      await page.keyboard.press("Escape");
      await about.waitFor({ state: "detached" });
      return text;
    };
    const mine = await said(page.locator('[data-part="board"] .slot button').first());
    expect(mine).toContain("It is in your tableau.");
    // From far away, and from near.
    const theirs = await said(page.locator('.opponent[data-seat="2"] .minis button').first());
    expect(theirs).toContain("It is in Sprocket’s tableau.");
    expect(theirs).not.toMatch(/\byour tableau|\byou\b.*\bnow\b/i);
    await page.getByRole("button", { name: "Open Sprocket’s tableau" }).click();
    expect(await said(page.locator("[data-opened] .slot button").first())).toBe(theirs);
    // What is on top is closed first.
    expect(await page.locator("[data-opened]").count()).toBe(1);
  });

  for (const viewport of [WIDE, LOW]) {
    it(`covers neither the question nor what is proposed, at ${viewport.width} px`, async () => {
      const page = await table(viewport);
      await page.keyboard.press("h");
      await page.locator(".proposed").first().waitFor();
      const about = page.getByRole("dialog", { name: "About this" });
      const things = page.locator("ul.hand button, [data-part='board'] .slot button, .minis button");
      const count = await things.count();
      expect(count).toBeGreaterThan(6);
      await page.mouse.move(viewport.width / 2, 2);
      for (let at = 0; at < count; at++) {
        await things.nth(at).hover();
        await about.waitFor();
        const others = (await covered(page, ".inspector", "[data-ticket], #confirm, .proposed")).filter(
          Boolean,
        );
        expect(others, `${at} of ${count}`).toEqual([]);
        await page.mouse.move(viewport.width / 2, 2);
        await about.waitFor({ state: "detached" });
      }
    });
  }

  it("covers no question on a phone either", async () => {
    const page = await table(PHONE);
    await bring(page, "ul.hand");
    const about = page.getByRole("dialog", { name: "About this" });
    for (const card of await page.locator("ul.hand button").all()) {
      await card.scrollIntoViewIfNeeded();
      await card.dispatchEvent("pointerdown", { pointerType: "touch" });
      await about.waitFor();
      expect(await covered(page, ".inspector", "[data-ticket], #confirm")).toEqual([]);
      await about.getByRole("button", { name: "Close" }).click();
      await about.waitFor({ state: "detached" });
    }
  });
});

describe("numbers", () => {
  for (const viewport of [WIDE, TABLET]) {
    it(`have their names in sight and can be asked, at ${viewport.width} px`, async () => {
      const page = await table(viewport);
      // While an action is chosen every part of the table is in sight, on a phone too.
      const first = (await asked(page))!.ticket;
      await answer(page, chance(1));
      await next(page, first);
      const check = async (part: string): Promise<void> => {
        await bring(page, part);
        for (const name of ["VP", "chips", "cards", "Military"])
          expect(await page.locator(part).getByText(name, { exact: true }).first().isVisible(), name).toBe(
            true,
          );
        await page.locator(part).getByRole("button", { name: "Military" }).click();
        const about = page.getByRole("dialog", { name: "About this" });
        await about.getByText(/Military -?\d/).waitFor();
        await page.keyboard.press("Escape");
        await about.waitFor({ state: "detached" });
      };
      await check('[data-part="board"]');
      await bring(page, '[data-part="people"]');
      await opener(page).first().click();
      await check("[data-opened]");
    });
  }
});
