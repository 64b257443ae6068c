/** How fast tables play, as people choose it. */
import type { About } from "../games/game";
import type { Pace } from "./protocol";
import { say } from "./words.svelte";

const DAY = 86_400_000;
export type PaceName = "live" | "clock" | "day";

export function paceOf(about: About, name: PaceName): Partial<Pace> {
  const all = { live: { turn: null }, clock: { turn: about.clock }, day: { live: false, turn: DAY } };
  return all[name];
}

/** Which of them a table has, or is next to. */
export function paceName({ live, turn }: Pick<Pace, "live" | "turn">): PaceName {
  if (!live) return "day";
  return turn === null ? "live" : "clock";
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export function paceSaid({ live = true, turn = null }: Partial<Pace>): string {
  const time = turn ?? 0;
  const minutes = time % MINUTE === 0 ? time / MINUTE : 0;
  const name = paceName({ live, turn });
  return say(`pace-${name}`, { minutes, seconds: Math.round(time / SECOND) });
}

/** What players may say while the game runs. */
export const TALKS = ["free", "claims", "silent"] as const;

/** How long others may react: usually, and before what people want to talk about. */
export const WINDOWS = {
  usual: { window: 3 * SECOND, long_window: 12 * SECOND },
  long: { window: 6 * SECOND, long_window: 30 * SECOND },
};
export type WindowName = keyof typeof WINDOWS;
export const windowSaid = ({ window, long_window }: (typeof WINDOWS)[WindowName]): string =>
  say("window-seconds", { short: window / SECOND, long: long_window / SECOND });
