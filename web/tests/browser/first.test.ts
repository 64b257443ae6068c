/** The first visit: how much is loaded, how soon one can play, and the game that teaches. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { asked, give, next } from "./player";
import { Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const LIMIT = 300 * 1024;

it("a table's first load is small, from here alone, and under a strict policy", async () => {
  const context = await site.person();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  network.on("Network.webSocketFrameReceived", ({ response }) => (bytes += response.payloadData.length));
  const reply = await page.goto("/");
  expect(reply!.headers()["content-security-policy"]).toContain("default-src 'none'");
  await page.getByRole("button", { name: "Play now" }).waitFor();
  const clicked = Date.now();
  await page.getByRole("button", { name: "Play now" }).click();
  await next(page);
  const waited = Date.now() - clicked;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  console.log(`first click to first choice: ${waited} ms; loaded by then: ${(bytes / 1024).toFixed(0)} KiB`);
  expect(bytes).toBeLessThan(LIMIT);
});

it("the first game says what and why at every step, and whoever follows it comes to the end", async () => {
  const page = await (await site.person()).newPage();
  await page.goto("/");
  await page.getByRole("button", { name: "Learn by playing" }).click();
  const lessons = new Set<string>();
  let ticket = "";
  let steps = 0;
  while (await next(page, ticket)) {
    ticket = (await asked(page))!.ticket;
    const coach = page.getByRole("complementary", { name: "Your guide" });
    await coach.locator(".what").waitFor();
    const lines = await coach.locator("p").allInnerTexts();
    expect(lines.length).toBeGreaterThanOrEqual(2);
    lessons.add(lines[0]!);
    for (const option of await page.locator(".proposed").all()) await option.click();
    await give(page);
    steps++;
  }
  console.log(`the first game: ${steps} steps, ${lessons.size} lessons`);
  expect(lessons.size).toBeGreaterThan(4);
  expect(await page.locator("#result-title").innerText()).not.toBe("");
});
