/** The first visit: how much is loaded, and how soon one can play. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { next } from "./player";
import { door, Site } from "./site";

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
  await door(page).getByRole("button", { name: "Play now" }).waitFor();
  const clicked = Date.now();
  await door(page).getByRole("button", { name: "Play now" }).click();
  await next(page);
  const waited = Date.now() - clicked;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  console.log(`first click to first choice: ${waited} ms; loaded by then: ${(bytes / 1024).toFixed(0)} KiB`);
  expect(bytes).toBeLessThan(LIMIT);
});

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
