/** A game of Galactica among computer players, watched to its end: the story with every secret in it, and the replay. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessible, narrow } from "./access";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const PLAYERS = 5;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];

async function status(page: Page, path: string): Promise<number> {
  return page.evaluate(async (path) => (await fetch(path)).status, path);
}

it("is told when it is over and not before; the replay shows what was secret", async () => {
  const page = await (await site.person()).newPage();
  await page.goto("/");
  const seats = Array.from({ length: PLAYERS }, () => ({ bot: "regular" }));
  const setup = { characters: "pick", players: PLAYERS, resources: "none" };
  const table = await makeTable(page, { game: "galactica", setup, seats, start: true });
  await page.goto(`/t/${table}`);
  await page.locator('[data-part="board"]').first().waitFor();
  expect(await status(page, `/api/tables/${table}/truth`)).toBe(409);
  // The browser itself reports that answer on its console.
  site.wrongs.splice(0, site.wrongs.length, ...site.wrongs.filter((wrong) => !wrong.includes("409")));

  await page.locator("#result-title").waitFor({ timeout: 0 });
  const story = page.getByRole("region", { name: "How it went" });
  await story.waitFor({ timeout: 0 });
  // Everybody has a line, and two of five are Cylons in the end.
  const lives = await story.getByText(/, (wins|loses)$/).allInnerTexts();
  expect(lives.length).toBe(PLAYERS);
  expect(lives.filter((line) => line.startsWith("Cylon")).length).toBeGreaterThanOrEqual(1);
  // Whom everybody suspected, as the table saw it and as one of them did.
  const suspicion = story.locator(".suspicion");
  await suspicion.getByRole("heading", { name: "Who was suspected" }).waitFor();
  expect(await suspicion.getByRole("img").count()).toBe(PLAYERS);
  await suspicion.getByLabel("As seen by").selectOption({ index: 2 });
  expect(await suspicion.getByRole("img").count()).toBe(PLAYERS - 1);
  await page.getByText("Every check, card by card").click();
  // What everybody gave and what Destiny gave is what came of each check.
  const sums = await page.locator("details li:has(.given)").evaluateAll((checks) =>
    checks.map((check) => {
      const worths = [...check.querySelectorAll(".given > b")].map((b) =>
        Number(b.textContent!.replace("−", "-")),
      );
      const total = Number(/came to (-?\d+)/.exec(check.textContent!)?.[1]);
      return [worths.reduce((sum, one) => sum + one, 0), total];
    }),
  );
  expect(sums.length).toBeGreaterThan(0);
  for (const [sum, total] of sums) expect(sum).toBe(total);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await accessible(page, `the story, ${viewport.width}, ${colorScheme}`);
      await narrow(page, `the story, ${viewport.width}`);
    }
  }
  await page.setViewportSize(SIZES[0]!);

  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.getByRole("slider").waitFor();
  await page.getByRole("button", { name: "To the end" }).click();
  const secrets = page.getByRole("region", { name: "Everybody’s secrets" });
  expect(await secrets.count()).toBe(0);
  await page.getByLabel("As seen by").selectOption({ label: "everything, also what was secret" });
  await secrets.waitFor();
  expect(await secrets.getByRole("heading").count()).toBe(PLAYERS);
  expect(await secrets.getByText("Cylon").count()).toBeGreaterThanOrEqual(1);
  await accessible(page, "the replay with everything in it");

  // Every decision can be asked for its reasons: what was weighed, and whom it suspected.
  await page.getByLabel("As seen by").selectOption({ label: "everyone (no hands)" });
  await page.getByRole("button", { name: "To the start" }).click();
  await page.keyboard.press("w");
  const why = page.getByRole("region", { name: "Why?" });
  await why.getByText("No computer player decided anything at this step.").waitFor();
  const next = why.getByRole("button", { name: "The next decision" });
  const weighed = why.getByRole("heading", { name: "What it weighed" });
  const suspected = why.getByRole("heading", { name: "Whom it suspected" });
  const step = (): Promise<string> => page.getByText(/^Step \d+ of/).innerText();
  const go = async (button: typeof next): Promise<void> => {
    const before = await step();
    await button.click();
    await expect.poll(step).not.toBe(before);
    await suspected.waitFor();
  };
  for (let tried = 0; tried < 40 && (await weighed.count()) === 0; tried++) await go(next);
  expect(await weighed.count()).toBe(1);
  expect(await why.locator("ul li").count()).toBe(PLAYERS - 1);
  expect(await why.locator("ol li").count()).toBeGreaterThan(1);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await accessible(page, `reasons, ${viewport.width}, ${colorScheme}`);
      await narrow(page, `reasons, ${viewport.width}`);
    }
  }
  await go(why.getByRole("button", { name: "The decision before" }));
  await page.keyboard.press("Escape");
  expect(await why.count()).toBe(0);
});
