/** What a roll is for, as sides of the die: the rulebook's attack table and the results that cards name. */
import type { Attacker, Cause, Event, Target } from "../../../gen/galactica";

const SIDES = 8;
/** Strategic Planning. */
export const PLANNED = 2;

/** The least result that does something to the target. */
const ATTACKS: Partial<Record<Attacker, Partial<Record<Target, number>>>> = {
  viper: { raider: 3, heavy_raider: 7, basestar: 8 },
  galactica: { raider: 3, heavy_raider: 7, basestar: 5 },
  nuke: { basestar: 3 },
  armory: { centurion: 7 },
  raider: { viper: 5, galactica: 8 },
  basestar: { galactica: 4 },
};

/** From which result on the roll comes out the other way. */
export function least(cause: Cause): number {
  if (cause === "scout") return 3;
  if (cause === "human-fleet") return 5;
  if ("attack" in cause) return ATTACKS[cause.attack[0]]?.[cause.attack[1]] ?? 1;
  if ("ftl" in cause) return 7;
  return "at-most" in cause ? cause["at-most"] + 1 : cause["at-least"];
}

/** Of each side whether it reaches the result: by itself, with Strategic Planning, or not at all. */
export function sides(cause: Cause, bonus: number, planned: boolean): ("hit" | "with" | "miss")[] {
  const reaches = (face: number, more: number): boolean =>
    Math.min(Math.max(face + bonus + more, 1), SIDES) >= least(cause);
  return Array.from({ length: SIDES }, (_, at) =>
    reaches(at + 1, 0) ? "hit" : !planned && reaches(at + 1, PLANNED) ? "with" : "miss",
  );
}

/** The last throw of a story, and what it was for. */
export function lastThrow(events: readonly Event[]): { at: number; face: number; result: number } | null {
  const at = events.findLastIndex((event) => typeof event === "object" && "rolled" in event);
  const event = events[at];
  if (typeof event !== "object" || !("rolled" in event)) return null;
  return { at, face: event.rolled.die.face, result: event.rolled.die.result };
}
