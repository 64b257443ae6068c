/** The game that teaches: whoever follows it has met every phase, and reads each thing once, where it happens. */
import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessible } from "./access";
import { obey } from "./player";
import { door, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function begin(options: object = {}): Promise<Page> {
  const page = await (await site.person(options)).newPage();
  await page.goto("/");
  await door(page).getByRole("button", { name: "Learn by playing" }).click();
  await page.locator("[data-lesson]").waitFor();
  return page;
}

const dialog = (page: Page) => page.locator("dialog[data-lesson]");
const go = (page: Page) => dialog(page).locator(".go");

/** Waits for something to read or to answer: the name of the step, or nothing where a question waits with its advice. */
async function ready(page: Page): Promise<string | null> {
  await page.waitForFunction(
    () => {
      if (document.querySelector("dialog[data-lesson]")) return true;
      if (document.querySelector('main[aria-busy="true"]')) return false;
      const bar = document.querySelector<HTMLElement>(".bar");
      return bar?.dataset.state === "asked" && document.querySelector(".coach .what") !== null;
    },
    undefined,
    { polling: 25 },
  );
  const step = dialog(page);
  return (await step.count()) > 0 ? step.getAttribute("data-lesson") : null;
}

/** What a step says: headings, texts and buttons; of pictures what stands for them. */
const words = (page: Page): Promise<string> =>
  dialog(page)
    .locator(".box")
    .evaluate((box) => {
      const copy = box.cloneNode(true) as HTMLElement;
      for (const unread of copy.querySelectorAll('[aria-hidden="true"]')) unread.remove();
      for (const block of copy.querySelectorAll("p, h2, h3, dt, dd, button")) block.append("\n");
      return (copy.textContent ?? "")
        .replace(/[^\S\n]+/g, " ")
        .replace(/\s*\n\s*/g, "\n")
        .trim();
    });

/** Everything the lesson says to somebody who follows it, in order. */
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
    const bar = page.locator(".bar");
    const ticket = await bar.getAttribute("data-ticket");
    const question = await page.locator("#prompt").innerText();
    const advice = await page.locator(".coach .text p").allInnerTexts();
    said.push(`(question) ${question}\n(guide) ${advice.join("\n        ")}`);
    await obey(page);
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

const PHASES = ["explore", "develop", "settle", "consume", "produce"];

it("who follows the first game reads of every phase once, where it happens, and goes on to a normal game", async () => {
  const page = await begin();
  const { steps, said } = await follow(page);
  if (process.env.TRANSCRIPT) writeFileSync(process.env.TRANSCRIPT, `${said.join("\n\n")}\n`);
  expect(steps.slice(0, 4)).toEqual(["goal", "anatomy", "money", "choose"]);
  for (const once of [...PHASES, "revealed", "round", "pay"])
    expect(
      steps.filter((step) => step === once),
      once,
    ).toHaveLength(1);
  // A sale is told of, whoever chose it, unless the reader was asked which of several goods to sell; and that goods were made.
  const all = said.join("\n");
  expect(all).toMatch(/sells? the good|pick the good to sell/);
  expect(all).toMatch(/gets? (a good|\d+ goods)/);
  await go(page).click();
  await page.locator('.bar[data-prompt="start-discard"]').waitFor();
  expect(await dialog(page).count()).toBe(0);
});

it("all darkens but what is meant; the keyboard stays in the step and goes on from it", async () => {
  for (const size of [{}, { ...PHONE, colorScheme: "light" }]) {
    const page = await begin(size);
    const step = dialog(page);
    for (const name of ["goal", "anatomy", "money"]) {
      expect(await step.getAttribute("data-lesson")).toBe(name);
      await accessible(page, name);
      // Nothing of it is out of sight, nor beside the screen.
      const box = (await step.locator(".box").boundingBox())!;
      const { width, height } = page.viewportSize()!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      const rows = (buttons: HTMLElement[]): number =>
        new Set(buttons.map(({ offsetTop }) => offsetTop)).size;
      const buttons = step.locator(".buttons button");
      expect(await buttons.evaluateAll(rows as (all: Element[]) => number), `${name}: one row`).toBe(1);
      expect(await page.evaluate(() => document.activeElement?.className)).toContain("go");
      await page.keyboard.press("Enter");
      await page.locator(`dialog[data-lesson]:not([data-lesson="${name}"])`).waitFor();
    }
    expect(await step.getAttribute("data-lesson")).toBe("choose");
    expect(await step.locator(".ring").count()).toBe(5);
    // The arrow does not run across what is meant.
    expect(await step.locator(".arrow").count()).toBe(0);
    // All of what is meant is in sight, and its frame with it.
    const { width } = page.viewportSize()!;
    const under = (await step.locator(".box").boundingBox())!;
    for (const ring of await step.locator(".ring").all()) {
      const frame = (await ring.boundingBox())!;
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(width);
      expect(frame.y + frame.height).toBeLessThanOrEqual(under.y);
    }
    // The table is behind it: no key picks there.
    await page.keyboard.press("3");
    expect(await page.locator('[data-option][aria-pressed="true"]').count()).toBe(0);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".stage"))).toBe(null);
    await page.keyboard.press("Escape");
    await step.waitFor({ state: "detached" });
  }
});

it("a page that is loaded again goes on where it was, and who stops the lesson is taught no more", async () => {
  const page = await begin();
  await go(page).click();
  expect(await ready(page)).toBe("anatomy");
  await page.reload();
  expect(await ready(page)).toBe("anatomy");
  for (let at = 0; at < 3; at++) await go(page).click();
  await dialog(page).waitFor({ state: "detached" });
  await page.reload();
  expect(await ready(page)).toBe(null);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  expect(await ready(page)).toBe("goal");
  await page.getByRole("button", { name: "I know this: skip" }).click();
  expect(await ready(page)).toBe("choose");
  await page.getByRole("button", { name: "Stop the lesson" }).click();
  await dialog(page).waitFor({ state: "detached" });
  expect(await page.locator(".coach").count()).toBe(0);
});
