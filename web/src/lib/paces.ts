/** How fast tables play, as people choose it. */
import type { SentTable } from "./protocol";

const DAY = 86_400_000;
export const PACES = { live: {}, clock: { turn: 90_000 }, day: { live: false, turn: DAY } };
export type PaceName = keyof typeof PACES;

/** Which of them a table has, or is next to. */
export function paceName({ live, turn }: SentTable["pace"]): PaceName {
  if (!live) return "day";
  return turn === null ? "live" : "clock";
}
