/**
 * How many clicks a whole game takes of somebody who asks for hints and does what they say. `plain` is what the same answers take
 * where every hint, every pick and every answer is a click of its own.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asked, next } from "./player";
import { makeTable, Site } from "./site";

const GAMES = Number(process.env.GAMES ?? 2);
const MOST = 0.6;

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

interface Count {
  clicks: number;
  plain: number;
}

/** Takes what the page proposes by itself, else asks for a hint and does what it says. */
async function follow(page: Page): Promise<void> {
  const { ticket } = (await asked(page))!;
  const confirm = page.locator("#confirm");
  const proposed = page.locator('#one-by-one, [data-option][aria-pressed="true"]');
  if ((await proposed.count()) > 0) return confirm.click();
  const reply = page.waitForResponse((response) => response.url().endsWith("/hint"));
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = (await (await reply).json()) as { picks: number[] };
  // Shown once it has come.
  await page.locator(".coach .what").waitFor();
  for (const option of hint.picks) {
    const shown = page.locator(`[data-option="${option}"]`);
    if ((await shown.getAttribute("aria-pressed")) === "true") continue;
    await shown.click();
    const now = await asked(page);
    if (now?.ticket !== ticket || now.state !== "asked") return;
  }
  const pass = page.locator("#pass");
  await (hint.picks.length === 0 && (await pass.count()) > 0 ? pass : confirm).click();
}

async function game(): Promise<Count> {
  const page = await (await site.person()).newPage();
  const count = { clicks: 0, plain: 0 };
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.do === "answer") count.plain += message.picks.length + 2;
    }),
  );
  await page.exposeFunction("clicked", () => count.clicks++);
  await page.addInitScript(() =>
    addEventListener("click", ({ isTrusted }) => {
      if (isTrusted) (globalThis as unknown as { clicked: () => void }).clicked();
    }),
  );
  await page.goto("/");
  const seats = ["me", { bot: "medium" }];
  await page.goto(`/t/${await makeTable(page, { setup: { players: 2 }, seats, start: true })}`);
  let ticket = "";
  while (await next(page, ticket)) {
    ticket = (await asked(page))!.ticket;
    await follow(page);
  }
  await page.close();
  return count;
}

it(`a whole game takes at most ${MOST * 100}% of the clicks of picking and confirming one by one`, async () => {
  const all: Count = { clicks: 0, plain: 0 };
  for (let at = 0; at < GAMES; at++) {
    const { clicks, plain } = await game();
    console.log(`a game: ${clicks} clicks, ${plain} one by one (${((100 * clicks) / plain).toFixed(0)}%)`);
    all.clicks += clicks;
    all.plain += plain;
  }
  expect(all.plain).toBeGreaterThan(20 * GAMES);
  expect(all.clicks).toBeLessThanOrEqual(MOST * all.plain);
});
