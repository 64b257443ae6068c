/** Can everybody use it? axe, and what it does not see. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  impact: string;
  nodes: { target: string[]; html: string }[];
}

/** No finding of axe, whatever its weight, that stays: others at the table go on while it looks. `rules`: only these. */
export async function accessible(
  page: Page,
  what: string,
  within = "html",
  rules?: readonly string[],
): Promise<void> {
  let told: string[] = [];
  for (let look = 0; look < 3; look++) {
    told = await found(page, within, rules);
    if (told.length === 0) return;
  }
  expect(told, what).toEqual([]);
}

async function found(page: Page, within: string, rules?: readonly string[]): Promise<string[]> {
  // Colours on their way from one state to another are nobody's to read.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((moving) => moving.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((moving) => moving.finished));
  });
  // Evaluated by the debugger, not by the page: the page's policy forbids foreign scripts.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const findings = await page.evaluate(
    async ([within, runOnly]) => {
      const { axe } = window as unknown as {
        axe: { run: (within: string, options: object) => Promise<{ violations: Finding[] }> };
      };
      interface Finding {
        id: string;
        impact: string;
        nodes: { target: string[]; html: string }[];
      }
      return (await axe.run(within, runOnly ? { runOnly } : {})).violations;
    },
    [within, rules] as const,
  );
  return (findings as Finding[]).map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Nothing is to be found by scrolling sideways. */
export async function narrow(page: Page, what: string): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide, `${what} is wider than the screen`).toBeLessThanOrEqual(seen!);
}
