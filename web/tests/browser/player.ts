/** Somebody who plays on a page: reads what is asked there, clicks on options, confirms. */
import { errors, type Locator, type Page } from "playwright-core";

export interface Asked {
  ticket: string;
  prompt: string;
  /** `opening`: it takes no answer yet. */
  state: "opening" | "asked" | "sending" | "given" | "waiting";
}

/** Numbers that follow from a seed: a test that fails can be run again. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export async function asked(page: Page): Promise<Asked | null> {
  return page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>(".bar");
    if (!bar || document.querySelector("#result-title")) return null;
    const { ticket = "", prompt = "", state } = bar.dataset;
    return { ticket, prompt, state: state as Asked["state"] };
  });
}

/** Waits until everything has come to where it goes; what moves for ever does not count. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Time stands still on a page from here on, but for what a test lets pass. */
export async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** Waits until the page asks something other than this ticket, or the game is over. Says whether it goes on. */
export async function next(page: Page, ticket = ""): Promise<boolean> {
  await page.waitForFunction(
    (old) => {
      if (document.querySelector("#result-title")) return true;
      if (document.querySelector('main[aria-busy="true"]')) return false;
      const bar = document.querySelector<HTMLElement>(".bar");
      return bar?.dataset.state === "asked" && bar.dataset.ticket !== old;
    },
    ticket,
    // Looked at by the clock: a tab behind another one draws no frames.
    { timeout: 0, polling: 25 },
  );
  return (await asked(page)) !== null;
}

/** Can this question be answered now? One that is told anew opens anew, and a card of the first game is read before it. */
async function goesOn(page: Page, ticket: string): Promise<boolean> {
  const now = await asked(page);
  const waits = now?.ticket === ticket && (now.state === "asked" || now.state === "opening");
  return waits && (await page.locator("dialog[data-lesson]").count()) === 0;
}

/** Does something about a question, unless it cannot be answered any more: windows close by themselves. */
export async function meanwhile(
  page: Page,
  ticket: string,
  act: (timeout: number) => Promise<void>,
): Promise<void> {
  for (;;) {
    if (!(await goesOn(page, ticket))) return;
    try {
      return await act(2000);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
}

/** Clicks a thing where it can be seen: cards overlap, and a ship may lie on the middle of an area. */
async function clickWhereSeen(thing: Locator, timeout: number): Promise<void> {
  await thing.scrollIntoViewIfNeeded({ timeout });
  const where = (node: Element): { x: number; y: number } | undefined => {
    const { left, top, width, height } = node.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const along of [0.5, 0.15, 0.85, 0.05, 0.3, 0.7]) {
        const [x, y] = [width * along, height * down];
        if (document.elementFromPoint(left + x, top + y)?.closest("[data-option]") === node) return { x, y };
      }
    return undefined;
  };
  await thing.click({ position: await thing.evaluate(where, undefined, { timeout }), timeout });
}

/** What nothing undoes is asked once more. */
async function beSure(page: Page): Promise<void> {
  const sure = page.locator("#twice-yes");
  if ((await sure.count()) > 0) await sure.click();
}

/** Picks something that can be picked, or nothing where that is an answer. Says whether it still has to be given. */
export async function pick(page: Page, below: (below: number) => number): Promise<boolean> {
  const shown = page.locator("[data-option]");
  const pressed = page.locator('[data-option][aria-pressed="true"]');
  const first = await asked(page);
  if (!first) return false;
  const { ticket, prompt } = first;
  const ready = page.locator('#confirm[aria-disabled="false"]');
  // Whoever never places anything never ends a game.
  const wanted = prompt.endsWith("-place") ? 1 : 0;
  const count = await shown.count();
  for (let at = below(count); ; at++) {
    const enough = (await pressed.count()) >= Math.min(wanted, count);
    const done = (await ready.count()) > 0 || (await page.locator("#pass").count()) > 0;
    if (count === 0 || (enough && done)) return true;
    const option = shown.nth(at % count);
    const free = await option.evaluateAll(([node]) => node?.getAttribute("aria-pressed") === "false");
    if (free) await meanwhile(page, ticket, (timeout) => clickWhereSeen(option, timeout));
    await beSure(page);
    // Where one click is the whole answer it has been given.
    if (!(await goesOn(page, ticket))) return false;
  }
}

/** Gives what is picked. */
export async function give(page: Page): Promise<void> {
  const now = await asked(page);
  const [ready, pass] = [page.locator('#confirm[aria-disabled="false"]'), page.locator("#pass")];
  await meanwhile(page, now?.ticket ?? "", async (timeout) =>
    ((await ready.count()) > 0 ? ready : pass).click({ timeout }),
  );
}

/** Does what a hint proposes, or the plan that is shown, unless something comes up to be read before that. */
export async function obey(page: Page): Promise<void> {
  const { ticket } = (await asked(page))!;
  if ((await page.locator("#one-by-one").count()) > 0) return give(page);
  for (const option of await page.locator(".proposed[data-option]").all()) {
    const free = await option.evaluateAll(([node]) => node?.getAttribute("aria-pressed") === "false");
    if (!free) continue;
    await meanwhile(page, ticket, (timeout) => option.click({ timeout }));
    await beSure(page);
    if (!(await goesOn(page, ticket))) return;
  }
  await give(page);
}

/** Answers what is asked. */
export async function answer(page: Page, below: (below: number) => number): Promise<void> {
  if (await pick(page, below)) await give(page);
}

/** Plays to the end, telling what was asked before each answer; or until that was enough. */
export async function playOut(
  page: Page,
  seed: number,
  before: (asked: Asked) => Promise<void | "enough"> = async () => {},
): Promise<number> {
  const below = chance(seed);
  let answers = 0;
  let ticket = "";
  while (await next(page, ticket)) {
    const now = await asked(page);
    if (!now || now.state !== "asked") continue;
    if ((await before(now)) === "enough") break;
    const still = await asked(page);
    if (!still || still.state !== "asked") continue;
    ticket = still.ticket;
    await answer(page, below);
    answers++;
  }
  return answers;
}
