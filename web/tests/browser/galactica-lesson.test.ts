/** The first game of Galactica: whoever follows it reads each thing once, where it happens, and then of the other side. */
import { appendFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessible } from "./access";
import { eventually, state, told, words as plain } from "./galactica-people";
import { staged, type Stage } from "./galactica-stage";
import { obey } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const OPENING = ["goal", "turn", "checks", "traitor"];
/** Steps about a question: all that led to it has happened. */
const ASKED = ["action", "choice", "window", "located", "check", "look", "pay", "limit", "jump"];
const SETUP = { players: 3, characters: "first-game", resources: "none" };

async function begin(options: object = {}): Promise<Page> {
  const page = await (await site.person(options)).newPage();
  await page.goto("/");
  const seats = ["me", { bot: "greedy" }, { bot: "greedy" }];
  // Slowly enough for somebody who reads at once.
  const pace = { bot: 500, window: 1500, long_window: 1500 };
  const table = { game: "galactica", setup: SETUP, seats, pace, start: true };
  await page.goto(`/t/${await makeTable(page, table)}`);
  await dialog(page).waitFor();
  return page;
}

const dialog = (page: Page) => page.locator("dialog[data-lesson]");
const go = (page: Page) => dialog(page).locator(".go");

/** What came last has been drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

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

/** The lines of the log. */
const log = (page: Page): Promise<string[]> =>
  page.locator(".log li").evaluateAll((lines) =>
    lines.map((line) => {
      const secret = line.querySelector(".only")?.textContent ?? "";
      const text = (line.textContent ?? "").trim();
      return secret ? `(${secret.trim()}) ${text.slice(secret.length).trim()}` : text;
    }),
  );

/** What the log says that it did not say before; of a line that has grown, what was added. */
function added(before: readonly string[], now: readonly string[]): string[] {
  return now.flatMap((line, at) => {
    const old = before[at]?.replace(/\.$/, "");
    if (old === undefined) return [line];
    if (line === before[at]) return [];
    return [line.startsWith(old) ? `… ${line.slice(old.length).replace(/^[.,]? */, "")}` : line];
  });
}

/** The options that are not on the table, where they are few. */
async function offered(page: Page): Promise<string[]> {
  const lines = await page.locator(".options .line").allInnerTexts();
  return lines.length <= 3 ? lines.map((line) => `(option) ${line.replace(/\s+/g, " ")}`) : [];
}

/** Everything the lesson says to somebody who follows it, in order, to what was learnt. */
async function follow(page: Page): Promise<{ steps: string[]; said: string[] }> {
  const steps: string[] = [];
  const said: string[] = [];
  let read: string[] = [];
  let last = "";
  /** What the log says that was not told yet; beside a step to what the step is about. */
  const tell = async (step: string | null): Promise<void> => {
    const all = await log(page);
    const now = step === null ? all : all.slice(0, all.findLastIndex((line) => step.includes(line)) + 1);
    const news = added(read, now).filter((line) => !step?.includes(line));
    if (now.length >= read.length) read = now;
    if (news.length > 0) said.push(news.map((line) => `(log) ${line}`).join("\n"));
  };
  for (;;) {
    const step = await ready(page);
    if (step !== null) {
      const text = await words(page);
      steps.push(step);
      await tell(ASKED.includes(step) ? null : text);
      said.push(`[${step}]\n${text}`);
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
    if (ticket !== last) {
      const options = await offered(page);
      await tell(null);
      said.push([`(question) ${question}`, ...options, `(guide) ${advice.join("\n        ")}`].join("\n"));
    }
    last = ticket ?? "";
    // Something may come up to be read first, as when the cards of a check lie: then the answer is given after it.
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

it("who follows the first game reads each thing once, where it happens, and then of the other side", async () => {
  const page = await begin();
  const { steps, said } = await follow(page);
  if (process.env.TRANSCRIPT) writeFileSync(process.env.TRANSCRIPT, `${said.join("\n\n")}\n`);
  expect(steps.slice(0, 4)).toEqual(OPENING);
  // Whatever the cards bring, these come in every game that gets to its first jump.
  for (const once of ["skills", "loyalty", "movement", "action", "crisis", "check", "give", "result"])
    expect(
      steps.filter((step) => step === once),
      once,
    ).toHaveLength(1);
  expect(new Set(steps).size, "each thing once").toBe(steps.length);
  // Where a jump went is told as soon as it has gone there.
  expect(steps.indexOf("jumped")).toBeGreaterThan(-1);
  const chosen = said.findIndex((text) => text.includes("which destination do you choose"));
  if (chosen > -1)
    expect(said.slice(chosen + 1).find((text) => !text.startsWith("(log)"))).toMatch(/^\[jumped\]/);
  expect(steps.slice(-4)).toEqual(["hidden", "showing", "open", "learnt"]);
  // The game goes on from there.
  await go(page).click();
  await page.locator('dialog[data-lesson="learnt"]').waitFor({ state: "detached" });
});

/** What a short game may not bring: each brought about on a stage. */
const SELDOM: Record<string, (stage: Stage) => Promise<void> | void> = {
  attack: (stage) =>
    stage.tell(
      { crisis: { seat: 0, crisis: "ambush" } },
      { placed: { craft: "basestar", area: "front", count: 1 } },
    ),
  ships: (stage) =>
    stage.tell(
      { turn: { seat: 2 } },
      { activation: { icon: "raiders" } },
      { "raiders-moved": { from: "front", to: "port_bow" } },
    ),
  damage: (stage) => stage.tell({ "galactica-damaged": { token: { location: "command" } } }),
  boarding: (stage) => stage.tell({ boarded: { count: 1 } }),
  sickbay: (stage) => stage.tell({ went: { seat: 2, to: { at: "sickbay" } } }),
  brig: (stage) => stage.tell({ went: { seat: 2, to: { at: "brig" } } }),
  look: (stage) => stage.ask("look-whose", [{ seat: 1 }, { seat: 2 }], 1),
  pay: (stage) => stage.ask({ "pay-fuel": { crisis: "crash-landing" } }, ["yes"], 1),
  revealed: (stage) => stage.tell({ revealed: { seat: 2, card: "cylon-morale" } }),
};

it("what a game seldom brings is explained where it happens, too", async () => {
  const page = await (await site.person()).newPage();
  const stage = await staged(page, 3, "first-game");
  await page.getByRole("button", { name: "I know this: skip" }).click();
  const all: string[] = [];
  for (const [name, bring] of Object.entries(SELDOM)) {
    // What the beginning of the game brought is read first.
    for (; (await dialog(page).count()) > 0; await drawn(page)) await go(page).click();
    await bring(stage);
    await expect.poll(() => dialog(page).count(), { message: name }).toBe(1);
    const wanted = page.locator(`dialog[data-lesson="${name}"]`);
    // A crisis that is an attack is a crisis first.
    for (; (await wanted.count()) === 0 && (await dialog(page).count()) > 0; await drawn(page))
      await go(page).click();
    expect(await wanted.count(), name).toBe(1);
    all.push(`[${name}]\n${await words(page)}`);
  }
  const path = process.env.TRANSCRIPT;
  if (path)
    appendFileSync(
      path,
      `\n(What this game did not bring, each as it is read when it happens)\n\n${all.join("\n\n")}\n`,
    );
});

it("on a phone what is explained stands beside the words, and afterwards the table is as it was", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await (await site.person(phone)).newPage();
  const stage = await staged(page, 3, "first-game");
  await page.getByRole("button", { name: "I know this: skip" }).click();
  const tab = () => page.locator("main").getAttribute("data-tab");
  const shown = (): Promise<string> =>
    page.evaluate(() => {
      const box = document.querySelector("dialog[data-lesson] .box")!.getBoundingClientRect();
      const [ring] = document.querySelectorAll("dialog[data-lesson] .ring");
      if (!ring) return "nothing is meant";
      const { top, bottom, left, right } = ring.getBoundingClientRect();
      const above = Math.min(bottom, box.top) - Math.max(top, 0);
      const below = Math.min(bottom, innerHeight) - Math.max(top, box.bottom);
      if (right <= 0 || left >= innerWidth) return "it is beside the screen";
      return Math.max(above, below) >= Math.min(32, bottom - top)
        ? ""
        : `of ${top} to ${bottom} the words hide all`;
    });
  let moved = 0;
  for (const [name, bring] of Object.entries(SELDOM)) {
    for (; (await dialog(page).count()) > 0; await drawn(page)) await go(page).click();
    await bring(stage);
    await dialog(page).waitFor();
    for (; (await dialog(page).count()) > 0; await drawn(page)) {
      const step = await dialog(page).getAttribute("data-lesson");
      await expect.poll(shown, { message: `${step} at ${name}` }).toBe("");
      if ((await tab()) !== "board") moved++;
      await go(page).click();
    }
    const before = name === "look" ? "people" : "board";
    await expect.poll(tab, { message: `after ${name}` }).toBe(before);
    if (before !== "board") await page.locator(".tabs .board").tap();
  }
  expect(moved).toBeGreaterThan(1);
});

it("nothing happens at the table while a card is read, and then it goes on", async () => {
  const page = await begin();
  const seen = told(page);
  await page.reload();
  const table = page.url().split("/").at(-1)!;
  const lines = () => page.locator("section.log li").count();
  const happened = async (): Promise<number> =>
    (await state(page, table)).story.lines.filter(({ line }) => plain(line) !== "").length;
  for (const name of OPENING) {
    await page.locator(`dialog[data-lesson="${name}"]`).waitFor();
    await go(page).click();
  }
  let [held, all] = [0, 0];
  for (let cards = 0; cards < 14 && held < 2;) {
    if ((await ready(page)) === null) {
      await obey(page);
      continue;
    }
    cards++;
    const shown = await lines();
    // The others play on, as far as the server is concerned, until it waits for this person: the page has heard of all before that.
    await eventually(() => seen.question).not.toBe(null);
    all = await happened();
    if (all > shown) held++;
    expect(await lines()).toBe(shown);
    await go(page).click();
  }
  expect(held).toBeGreaterThan(0);
  // All of it is told once the last card is read.
  while ((await ready(page)) !== null) await go(page).click();
  await expect.poll(lines).toBeGreaterThanOrEqual(all);
});

it("the cards are read by keyboard and by a screen reader, at every width, and nothing of them is out of sight", async () => {
  for (const size of [
    {},
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: "light" },
  ]) {
    const page = await begin(size);
    for (const name of OPENING) {
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

it("a page that is loaded again goes on with the card that was being read", async () => {
  const page = await begin();
  await go(page).click();
  await page.locator('dialog[data-lesson="turn"]').waitFor();
  await page.reload();
  await page.locator('dialog[data-lesson="turn"]').waitFor();
  for (const next of ["checks", "traitor", "skills", "loyalty"]) {
    await go(page).click();
    await page.locator(`dialog[data-lesson="${next}"]`).waitFor();
  }
  // What has been read is read, and what waits behind the card is not lost.
  await page.reload();
  await page.locator('dialog[data-lesson="loyalty"]').waitFor();
  await go(page).click();
  await page.locator('dialog[data-lesson="movement"]').waitFor();
});
