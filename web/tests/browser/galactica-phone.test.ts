/** Galactica on a phone: two rounds of a real game by finger, and nothing to scroll for. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { narrow } from "./access";
import { eventually, sit, somebody, together, told } from "./galactica-people";
import { staged } from "./galactica-stage";
import { asked, chance, meanwhile, next } from "./player";
import { Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const PLAYERS = 3;

/** Is a finger led to it without scrolling, if it is there? Why not, if not. */
const reachable = (page: Page, what: string): Promise<string | null> =>
  page.locator(what).evaluateAll(([node]) => {
    if (!node) return null;
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return `it is at ${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)}`;
    if (bottom - top < 44) return `it is ${bottom - top} px high`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over && node.contains(over) ? null : `${over?.className} lies over it`;
  });

/** A tap on an option, on the tab that it is on. */
async function tap(page: Page, option: number, timeout: number): Promise<void> {
  const target = page.locator(`[data-option="${option}"]:visible`).first();
  const tabs = page.locator(".tabs .needs");
  for (let at = 0; (await target.count()) === 0 && at < (await tabs.count()); at++)
    await tabs.nth(at).tap({ timeout });
  await target.scrollIntoViewIfNeeded({ timeout });
  await target.tap({ timeout });
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
    // Windows close by themselves.
    if (!seen.question) continue;
    const options = seen.question.pick.from.length;
    const going = async (): Promise<boolean> => {
      const then = await asked(page);
      return then?.ticket === ticket && then.state === "asked";
    };
    await eventually(() => reachable(page, "#confirm"), `Confirm at ${now.prompt}`).toBe(null);
    const pass = page.locator("#pass");
    await eventually(() => reachable(page, "#pass"), `pass at ${now.prompt}`).toBe(null);
    const finger = (act: (timeout: number) => Promise<void>): Promise<void> => meanwhile(page, ticket, act);
    if (options === 0 || ((await pass.count()) > 0 && below(3) === 0))
      await finger((timeout) => pass.tap({ timeout }));
    else
      for (let at = below(options); await going(); at++) {
        const sure = page.locator("#twice-yes");
        const ready = page.locator('#confirm[aria-disabled="false"]');
        if ((await sure.count()) > 0) await finger((timeout) => sure.tap({ timeout }));
        else if ((await ready.count()) > 0) {
          expect(await reachable(page, "#confirm"), `Confirm at ${now.prompt}`).toBe(null);
          await finger((timeout) => ready.tap({ timeout }));
        } else await finger((timeout) => tap(page, at % options, timeout));
      }
  }
  console.log(`by finger: ${[...counts].map(([prompt, times]) => `${prompt} ${times}`).join(", ")}`);
  expect(counts.size).toBeGreaterThanOrEqual(4);
});

it("in a window everything that is pressed stands in one row", async () => {
  for (const locale of ["en-GB", "fr-FR"]) {
    const page = await (
      await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale })
    ).newPage();
    const stage = await staged(page);
    await stage.board((board) => {
      board.own = { seat: 0, hand: [{ card: "strategic-planning", strength: 5 }], given: [] };
      board.window = { about: "roll", cards: ["strategic-planning"], asked: [0, 1] };
    });
    stage.window(60_000, 59_000);
    const cause = { attack: ["raider", "viper"] } as const;
    await stage.ask({ "before-roll": { cause: { attack: [...cause.attack] }, bonus: 0 } }, [
      { card: { card: "strategic-planning", strength: 5 } },
    ]);
    const buttons = page.locator(".stage-act button");
    expect(await buttons.count()).toBeGreaterThanOrEqual(3);
    const rows = await buttons.evaluateAll((all) => {
      const middles = all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return (top + bottom) / 2;
      });
      return Math.max(...middles) - Math.min(...middles);
    });
    expect(rows, locale).toBeLessThan(10);
  }
});
