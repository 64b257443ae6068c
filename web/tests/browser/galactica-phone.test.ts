/** Galactica on a phone: two rounds of a real game by finger, and nothing to scroll for. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { narrow } from "./access";
import { eventually, sit, somebody, together, told } from "./galactica-people";
import { asked, chance, next } from "./player";
import { Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const PLAYERS = 3;

/** Is a finger led to it without scrolling? Why not, if not. */
const reachable = (page: Page, what: string): Promise<string | null> =>
  page.locator(what).evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return `it is at ${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)}`;
    if (bottom - top < 44) return `it is ${bottom - top} px high`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over && node.contains(over) ? null : `${over?.className} lies over it`;
  });

/** A tap on an option, on the tab that it is on. */
async function tap(page: Page, option: number): Promise<void> {
  const target = page.locator(`[data-option="${option}"]:visible`).first();
  const tabs = page.locator(".tabs .needs");
  for (let at = 0; (await target.count()) === 0 && at < (await tabs.count()); at++) await tabs.nth(at).tap();
  await target.scrollIntoViewIfNeeded();
  await target.tap();
}

it("two rounds are played by finger at 360 px, and Confirm is always in sight", async () => {
  const page = await somebody(site, "Ada", {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const seen = told(page);
  const table = await together([page], PLAYERS);
  await sit(page, table);
  const below = chance(23);
  const counts = new Map<string, number>();
  let ticket = "";
  while (await next(page, ticket)) {
    const now = (await asked(page))!;
    ticket = now.ticket;
    // Two rounds are over: everybody had two turns.
    if (seen.board!.turn.number > 2 * PLAYERS) break;
    counts.set(now.prompt, (counts.get(now.prompt) ?? 0) + 1);
    await narrow(page, now.prompt);
    const options = seen.question!.pick.from.length;
    const going = async (): Promise<boolean> => {
      const then = await asked(page);
      return then?.ticket === ticket && then.state === "asked";
    };
    await eventually(() => reachable(page, "#confirm"), `Confirm at ${now.prompt}`).toBe(null);
    const pass = page.locator("#pass");
    if ((await pass.count()) > 0) expect(await reachable(page, "#pass"), `pass at ${now.prompt}`).toBe(null);
    if (options === 0 || ((await pass.count()) > 0 && below(3) === 0)) await pass.tap();
    else
      for (let at = below(options); await going(); at++) {
        const sure = page.locator("#twice-yes");
        if ((await sure.count()) > 0) await sure.tap();
        else if ((await page.locator('#confirm[aria-disabled="false"]').count()) > 0) {
          expect(await reachable(page, "#confirm"), `Confirm at ${now.prompt}`).toBe(null);
          await page.locator("#confirm").tap();
        } else await tap(page, at % options);
      }
  }
  console.log(`by finger: ${[...counts].map(([prompt, times]) => `${prompt} ${times}`).join(", ")}`);
  expect(counts.size).toBeGreaterThanOrEqual(4);
});
