/** Where on a phone, which shows one part of a table at a time, the things are that a lesson is about. */
import type { Tab } from "../Tabs.svelte";

const PARTS: [Tab, string][] = [
  ["people", '[data-part="people"]'],
  ["board", '[data-part="board"]'],
  ["now", ".stage-now"],
  ["hand", ".stage-hands"],
  ["log", ".stage-talk"],
];

/** The tab that a thing is on; none for what is in sight whatever is looked at. */
export const tabOf = (thing: Element): Tab | null =>
  PARTS.find(([, part]) => thing.closest(part) !== null)?.[0] ?? null;
