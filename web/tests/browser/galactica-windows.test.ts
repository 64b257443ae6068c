/** Galactica's windows outlive a reload; and two tabs of one person are one person. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { About, Kind, Prompt } from "../../src/gen/galactica";
import { eventually, quickly, sit, somebody, together, told } from "./galactica-people";
import { staged } from "./galactica-stage";
import { asked, chance, next } from "./player";
import { Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const below = chance(41);

const matter = { crisis: "crash-landing" } as const;
/** Every question that is a window: one for each of what a window can be about. */
const WINDOWS: Record<About, Prompt> = {
  roll: { "before-roll": { cause: "scout", bonus: 0 } },
  attack: { evade: { area: "front", pilot: null, result: 6 } },
  check: { "before-check": { matter, difficulty: 6, committee: false, research: false } },
  "check-total": { emergency: { matter, total: 5, difficulty: 6 } },
};
const CARDS: Record<About, Kind> = {
  roll: { card: "strategic-planning", strength: 3 },
  attack: { card: "evasive-maneuvers", strength: 1 },
  check: { card: "scientific-research", strength: 4 },
  "check-total": { card: "declare-emergency", strength: 5 },
};
/** So long that a slow machine takes no visible part of it. */
const WHOLE = 3_600_000;

/** How much of the window is left, as the edge of the bar shows it. */
const left = (page: Page): Promise<number> =>
  page
    .locator(".edge .left")
    .evaluate((edge) => Number(/scaleX\(([\d.]+)\)/.exec((edge as HTMLElement).style.transform)![1]));

it("every kind of window is there again after a reload, with what is left of it, and can be held", async () => {
  const page = await (await site.person()).newPage();
  page.setDefaultTimeout(0);
  const stage = await staged(page);
  for (const [about, prompt] of Object.entries(WINDOWS) as [About, Prompt][]) {
    const card = CARDS[about];
    await stage.board((board) => {
      board.own = { seat: 0, hand: [card], given: [] };
      board.window = { about, cards: [card.card], asked: [0, 1] };
    });
    stage.window(WHOLE, WHOLE / 2);
    await stage.ask(prompt, [{ card }], 1);
    await page.locator("#hold").waitFor();
    const before = { ...(await asked(page))!, words: await page.locator("#prompt").textContent() };
    const time = await left(page);
    expect(time, about).toBeCloseTo(0.5, 1);

    await page.reload();
    await page.locator(`.bar[data-ticket="${before.ticket}"][data-state="asked"]`).waitFor();
    expect({ ...(await asked(page))!, words: await page.locator("#prompt").textContent() }).toEqual(before);
    await page.locator("#hold").waitFor();
    expect(await left(page), `${about}: less than before, and not much`).toBeLessThanOrEqual(time);
    expect(await left(page)).toBeCloseTo(time, 1);
    await page.locator("#hold").click();
    await page.getByText("You hold").waitFor();
    expect(await page.locator("#hold").count()).toBe(0);
    await eventually(() => left(page), `${about}: more time`).toBeGreaterThan(time);
    // Held as it was, and it takes an answer.
    await page.reload();
    await page.getByText("You hold").waitFor();
    await page.locator(`.skills [data-option="0"]`).click();
    await page.locator("#confirm").click();
    await eventually(() => stage.answers, about).toEqual([[0]]);
    stage.answers.length = 0;
  }
});

it("two tabs of one person answer once, and show the same", async () => {
  const one = await somebody(site, "Ada");
  const two = await one.context().newPage();
  two.setDefaultTimeout(0);
  const sent: { page: Page; ticket: string }[] = [];
  for (const page of [one, two])
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.do === "answer") sent.push({ page, ticket: message.ticket });
      }),
    );
  const tolds = [told(one), told(two)];
  const table = await together([one], 5);
  for (const page of [one, two]) await sit(page, table);
  let ticket = "";
  for (let turn = 0; turn < 5; turn++) {
    await Promise.all([next(one, ticket), next(two, ticket)]);
    const [here, there] = turn % 2 === 0 ? [one, two] : [two, one];
    const question = await asked(here);
    await eventually(() => asked(there)).toEqual(question);
    ticket = question!.ticket;
    // What was answered here is not asked there any more.
    await quickly(here, below);
    await eventually(async () => (await asked(there))?.ticket).not.toBe(ticket);
  }
  expect(sent.map((one) => one.ticket)).toEqual([...new Set(sent.map((one) => one.ticket))]);
  // The same answer from both: the second changes nothing.
  await Promise.all([next(one, ticket), next(two, ticket)]);
  const both = await asked(one);
  await Promise.all([quickly(one, below), quickly(two, below)]);
  for (const page of [one, two])
    await eventually(async () => (await asked(page))?.ticket).not.toBe(both!.ticket);
  await eventually(() => JSON.stringify(tolds[0]!.events) === JSON.stringify(tolds[1]!.events)).toBe(true);

  // An order that is set here stands there.
  for (const page of [one, two]) await page.locator('[data-side="orders"]').click();
  await one.locator(".orders .row").first().click();
  await one.locator('.orders [data-when="never"]').click();
  await two.locator(".orders .set", { hasText: "always pass" }).waitFor();
});
