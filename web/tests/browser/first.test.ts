/** The first visit: how much is loaded, and how soon one can play. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { next } from "./player";
import { Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

/** By game and language; French is the longest. */
const LIMITS = [
  ["race", "en-GB", 300],
  ["race", "fr", 300],
  ["galactica", "fr", 350],
] as const;

it.each(LIMITS)(
  "the first load of a table of %s in %s is under %i KiB, from here alone",
  async (game, locale, limit) => {
    const context = await site.person({ locale });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    let bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    network.on("Network.webSocketFrameReceived", ({ response }) => (bytes += response.payloadData.length));
    const reply = await page.goto("/");
    expect(reply!.headers()["content-security-policy"]).toContain("default-src 'none'");
    const play = page.locator(`[aria-labelledby="game-${game}"] .big:enabled`);
    await play.waitFor();
    const clicked = Date.now();
    await play.click();
    await next(page);
    const waited = Date.now() - clicked;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    console.log(
      `${game}, ${locale}: first click to first choice: ${waited} ms; loaded by then: ${(bytes / 1024).toFixed(0)} KiB`,
    );
    expect(bytes).toBeLessThan(limit * 1024);
  },
);

it("home that came drawn is taken over as it is, and then asks for the games", async () => {
  const page = await (await site.person()).newPage();
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      Object.assign(globalThis, { drawn: [...document.querySelectorAll(".hero")] }),
    ),
  );
  await page.goto("/");
  // What is offered comes from the server, and only to parts that are taken over.
  await page.locator(".hero .big:enabled").nth(1).waitFor();
  const same = await page.evaluate(() => {
    const { drawn } = globalThis as unknown as { drawn: Element[] };
    const now = [...document.querySelectorAll(".hero")];
    return drawn.length === now.length && now.every((hero, at) => hero === drawn[at]);
  });
  expect(same).toBe(true);
  await page.getByRole("heading", { name: "Play with friends" }).waitFor();
});
