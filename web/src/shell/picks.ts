/** Picking options of a question: pure, and knowing nothing of any rule. */
import type { Ask } from "../lib/reading";

/**
 * Where an option is shown, and the thing it is about: a card in hand, something on the board, somebody among the people, a part
 * of the upper edge, or nothing of the kind.
 */
export interface Shown {
  where: "hand" | "board" | "people" | "top" | "list";
  thing: string | null;
}

/** For things shown in a row, by their ids: the option each of them stands for. Equal things stand for equal options. */
export function spread(
  things: readonly string[],
  shown: readonly Shown[],
  where: Shown["where"],
): (number | null)[] {
  const used = new Set<number>();
  return things.map((thing) => {
    const option = shown.findIndex((one, at) => !used.has(at) && one.where === where && one.thing === thing);
    if (option < 0) return null;
    used.add(option);
    return option;
  });
}

/** Picks an option, or lets go of it. Beyond the most that may be picked, the oldest is let go of. */
export function toggle(picked: readonly number[], option: number, max: number): number[] {
  if (picked.includes(option)) return picked.filter((other) => other !== option);
  return [...picked, option].slice(-Math.max(max, 1));
}

export const complete = (picked: readonly number[], pick: Ask["pick"]): boolean =>
  picked.length >= pick.min && picked.length <= pick.max;

/** An answer that was given, as options. */
export function drafted(draft: readonly unknown[] | null, from: readonly unknown[]): number[] {
  const keys = from.map((item) => JSON.stringify(item));
  const used: number[] = [];
  for (const item of draft ?? []) {
    const option = keys.findIndex((key, at) => key === JSON.stringify(item) && !used.includes(at));
    if (option >= 0) used.push(option);
  }
  return used;
}

/** What somebody has picked of a question. */
export interface Picking {
  ask: Pick<Ask, "ticket" | "pick" | "draft">;
  picked: readonly number[];
}

/** Does this question come again, told anew since something else has changed, and with the same answer given? */
export const again = (before: Picking["ask"], ask: Picking["ask"]): boolean =>
  before.ticket === ask.ticket &&
  same(drafted(before.draft, before.pick.from), drafted(ask.draft, ask.pick.from));

/** What is picked of a question when it comes: of one that comes again what was picked before, else the answer that was given. */
export function carried(before: Picking | null, ask: Picking["ask"]): number[] {
  return before && again(before.ask, ask) ? [...before.picked] : drafted(ask.draft, ask.pick.from);
}

export const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((option) => b.includes(option));
