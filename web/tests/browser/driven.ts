/** Somebody who plays on a page that a driver drives: looks where to click next, or which key does the same, and does it. */
import { expect } from "vitest";
import type { Driver } from "./driver";
import { chance } from "./player";

interface Move {
  prompt: string;
  x: number;
  y: number;
  key: string | null;
  /** What is wrong with how the page lies there. */
  wrongs: string[];
}

/** In the page: waits a while for something to do. Says in words why there is nothing, if so. */
async function look([whether, which]: [number, number]): Promise<Move | "over" | string> {
  const find = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)];

  /** What is next, at this question: an option, the button that gives them, the one that gives none. */
  const wanted = (prompt: string): HTMLElement | undefined => {
    const [twice] = find("#twice-yes");
    if (twice) return twice;
    const free = find('[data-option][aria-pressed="false"]');
    const picked = find('[data-option][aria-pressed="true"]');
    // Whoever never does anything sees little, and in Race never ends a game.
    const eager = prompt.endsWith("-place") || whether < 0.7;
    const done = find('#confirm[aria-disabled="false"]')[0] ?? find("#pass")[0];
    if (done && !(eager && picked.length === 0 && free.length > 0)) return done;
    const some = free.length > 0 ? free : picked;
    return some[Math.floor(which * some.length)];
  };
  /** Where it can be seen: something may lie over its middle. */
  const seen = (thing: HTMLElement): [number, number] | undefined => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = thing.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const along of [0.5, 0.15, 0.85, 0.05, 0.3, 0.7]) {
        const [x, y] = [box.left + box.width * along, box.top + box.height * down];
        if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
      }
    return undefined;
  };

  let why = "";
  for (let looks = 0; looks < 400; looks++) {
    if (find("#result-title").length > 0) return "over";
    const [bar] = find('.bar[data-state="asked"]');
    const prompt = bar?.dataset.prompt ?? "";
    const thing = bar && wanted(prompt);
    const at = thing && seen(thing);
    if (bar && thing && at) {
      const wrongs: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth) wrongs.push(`${prompt}: wider than the screen`);
      const { top, bottom } = bar.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight + 1) wrongs.push(`${prompt}: the question is out of sight`);
      const option = Number(thing.dataset.option ?? Infinity);
      const key = option < 9 ? String(option + 1) : thing.id === "pass" ? "0" : null;
      return { prompt, x: at[0], y: at[1], key, wrongs };
    }
    why = thing ? `${prompt}: this cannot be clicked: ${thing.outerHTML.slice(0, 300)}` : "";
    await new Promise((done) => setTimeout(done, 25));
  }
  return why;
}

/** Something may lie over an option for a while, not for so many looks in a row. */
const PATIENCE = 4;

/** Plays to the end, by keys where there are some and else by clicks, half of the time. Says which questions there were. */
export async function playOut(browser: Driver, seed: number): Promise<Set<string>> {
  const below = chance(seed);
  const die = (): number => below(1 << 20) / (1 << 20);
  const prompts = new Set<string>();
  for (let vain = 0; ;) {
    const move = await browser.evaluate(look, [die(), die()] as [number, number]);
    if (move === "over") return prompts;
    if (typeof move === "string") {
      vain = move ? vain + 1 : 0;
      if (vain >= PATIENCE) throw new Error(move);
      continue;
    }
    vain = 0;
    expect(move.wrongs.join("; ")).toBe("");
    prompts.add(move.prompt);
    if (move.key !== null && below(2) === 0) await browser.press(move.key);
    else await browser.click(move.x, move.y);
  }
}
