/** Can everybody use it? axe, and what it does not see. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
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

/**
 * How well each line of text within can be read, by WCAG's measure, where it stands on one plain colour. axe leaves out what is hidden
 * from screen readers, as is what they are told in other words.
 */
export const contrasts = (within: Locator): Promise<Record<string, number>> =>
  within.evaluate((part) => {
    const colour = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number);
    const light = ([red, green, blue]: number[]): number => {
      const linear = [red!, green!, blue!].map((one) => {
        const part = one / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
    };
    const ground = (node: Element): number[] => {
      for (let at: Element | null = node; at; at = at.parentElement) {
        const found = colour(getComputedStyle(at).backgroundColor);
        if (found.length === 3 || found[3] === 1) return found;
      }
      return [0, 0, 0];
    };
    const found: Record<string, number> = {};
    for (const node of part.querySelectorAll("*")) {
      const own = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent!.trim()).join("");
      if (!text || (node as HTMLElement).offsetWidth < 2) continue;
      const [ink, paper] = [light(colour(getComputedStyle(node).color)), light(ground(node))];
      found[text] = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    }
    return found;
  });

/** Nothing is to be found by scrolling sideways. */
export async function narrow(page: Page, what: string): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide, `${what} is wider than the screen`).toBeLessThanOrEqual(seen!);
}
