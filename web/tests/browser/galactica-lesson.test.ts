/** The first game of Galactica: whoever follows it reads each thing once, where it happens, and then of the other side. */
import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessible } from "./access";
import { obey } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const SETUP = { players: 3, characters: "first-game", resources: "none" };

async function begin(options: object = {}): Promise<Page> {
  const page = await (await site.person(options)).newPage();
  await page.goto("/");
  const seats = ["me", { bot: "greedy" }, { bot: "greedy" }];
  const pace = { bot: 50, window: 500, long_window: 500 };
  const table = { game: "galactica", setup: SETUP, seats, pace, start: true };
  await page.goto(`/t/${await makeTable(page, table)}`);
  await dialog(page).waitFor();
  return page;
}

const dialog = (page: Page) => page.locator("dialog[data-lesson]");
const go = (page: Page) => dialog(page).locator(".go");

/** Waits for something to read or to answer: the name of the step, or nothing where a question waits with its advice. */
async function ready(page: Page): Promise<string | null> {
  await page.waitForFunction(
    () => {
      if (document.querySelector("dialog[data-lesson]")) return true;
      const bar = document.querySelector<HTMLElement>(".bar");
      return bar?.dataset.state === "asked" && document.querySelector(".coach .what") !== null;
    },
    undefined,
    { polling: 25, timeout: 60_000 },
  );
  return (await dialog(page).count()) > 0 ? dialog(page).getAttribute("data-lesson") : null;
}

/** What a step says: headings, texts and buttons; of pictures what stands for them. */
const words = (page: Page): Promise<string> =>
  dialog(page)
    .locator(".box")
    .evaluate((box) => {
      const copy = box.cloneNode(true) as HTMLElement;
      for (const unread of copy.querySelectorAll('[aria-hidden="true"]')) unread.remove();
      for (const block of copy.querySelectorAll("p, h2, h3, dt, dd, li, button")) block.append("\n");
      return (copy.textContent ?? "")
        .replace(/[^\S\n]+/g, " ")
        .replace(/\s*\n\s*/g, "\n")
        .trim();
    });

/** Everything the lesson says to somebody who follows it, in order, to what was learnt. */
async function follow(page: Page): Promise<{ steps: string[]; said: string[] }> {
  const steps: string[] = [];
  const said: string[] = [];
  for (;;) {
    const step = await ready(page);
    if (step !== null) {
      steps.push(step);
      said.push(`[${step}]\n${await words(page)}`);
      if (step === "learnt") return { steps, said };
      await go(page).click();
      await page.waitForFunction(
        (old) => document.querySelector<HTMLElement>("dialog[data-lesson]")?.dataset.lesson !== old,
        step,
        { polling: 25 },
      );
      continue;
    }
    const ticket = await page.locator(".bar").getAttribute("data-ticket");
    const question = await page.locator("#prompt").innerText();
    const advice = await page.locator(".coach .text p").allInnerTexts();
    said.push(`(question) ${question}\n(guide) ${advice.join("\n        ")}`);
    // Cards of a check may still be turned: what there is to read about them comes when they lie.
    await obey(page).catch(async () => expect(await dialog(page).count(), question).toBe(1));
    await page.waitForFunction(
      (old) => {
        if (document.querySelector("dialog[data-lesson]")) return true;
        const bar = document.querySelector<HTMLElement>(".bar");
        return bar?.dataset.ticket !== old || bar?.dataset.state === "given";
      },
      ticket,
      { polling: 25 },
    );
  }
}

it("who follows the first game reads each thing once, where it happens, and then of the other side", async () => {
  const page = await begin();
  page.setDefaultTimeout(5000);
  const { steps, said } = await follow(page);
  if (process.env.TRANSCRIPT) writeFileSync(process.env.TRANSCRIPT, `${said.join("\n\n")}\n`);
  expect(steps.slice(0, 4)).toEqual(["goal", "turn", "checks", "traitor"]);
  // Whatever the cards bring, these come in every game that gets to its first jump.
  for (const once of ["skills", "loyalty", "movement", "action", "crisis"])
    expect(
      steps.filter((step) => step === once),
      once,
    ).toHaveLength(1);
  expect(new Set(steps).size, "each thing once").toBe(steps.length);
  expect(steps.slice(-4)).toEqual(["hidden", "showing", "open", "learnt"]);
  // The game goes on from there.
  await go(page).click();
  await dialog(page).waitFor({ state: "detached" });
});

it("the cards are read by keyboard and by a screen reader, at every width, and nothing of them is out of sight", async () => {
  for (const size of [
    {},
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: "light" },
  ]) {
    const page = await begin(size);
    for (const name of ["goal", "turn", "checks", "traitor"]) {
      expect(await dialog(page).getAttribute("data-lesson")).toBe(name);
      await accessible(page, name);
      const box = (await dialog(page).locator(".box").boundingBox())!;
      const { width, height } = page.viewportSize()!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.activeElement?.className)).toContain("go");
      await page.keyboard.press("Enter");
      if (name !== "traitor")
        await page.locator(`dialog[data-lesson]:not([data-lesson="${name}"])`).waitFor();
    }
    await page.close();
  }
});
