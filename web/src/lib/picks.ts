/** Picking options of a question: pure, and knowing nothing of any rule. */
import type { Ask, Item } from "./protocol";

/** Where an option is shown. */
export type Zone = "card" | "good" | "list";

export function zone(item: Item): Zone {
  if ("card" in item) return "card";
  if ("good" in item) return "good";
  return "list";
}

/** The card that an option lights up, if any. */
export function target(item: Item): string | null {
  if ("card" in item) return item.card;
  if ("good" in item) return item.good;
  if ("power" in item) return item.power[0];
  if ("windfall" in item) return item.windfall.world;
  if ("windfall-by-bonus" in item) return item["windfall-by-bonus"].world;
  return null;
}

/** For things shown in a row, by their ids: the option each of them stands for. Equal things stand for equal options. */
export function spread(ids: readonly string[], from: readonly Item[], where: Zone): (number | null)[] {
  const used = new Set<number>();
  return ids.map((id) => {
    const option = from.findIndex((item, at) => !used.has(at) && zone(item) === where && target(item) === id);
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
export function drafted(draft: readonly Item[] | null, from: readonly Item[]): number[] {
  const keys = from.map((item) => JSON.stringify(item));
  const used: number[] = [];
  for (const item of draft ?? []) {
    const option = keys.findIndex((key, at) => key === JSON.stringify(item) && !used.includes(at));
    if (option >= 0) used.push(option);
  }
  return used;
}

export const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((option) => b.includes(option));
