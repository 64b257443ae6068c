import type { Event, Matter } from "../../../gen/galactica";

const drawn = (event: Event): boolean =>
  typeof event === "object" && ("crisis" in event || "super-crisis" in event);

/** The last crisis that somebody faced, and the place of its event. Where its card lies by now says nothing: it may stay in play. */
export function lastCrisis(events: readonly Event[]): { matter: Matter; at: number } | null {
  const at = events.findLastIndex(drawn);
  const last = events[at];
  if (typeof last !== "object") return null;
  if ("crisis" in last) return { matter: { crisis: last.crisis.crisis }, at };
  return "super-crisis" in last ? { matter: { "super-crisis": last["super-crisis"].crisis }, at } : null;
}

/** What was chosen on the last crisis, if anything was: its upper half is 0. */
export function lastHalf(events: readonly Event[]): number | null {
  const last = events
    .slice(Math.max(0, events.findLastIndex(drawn)))
    .findLast((event) => typeof event === "object" && ("chose" in event || "switched" in event));
  if (typeof last !== "object") return null;
  if ("chose" in last) return last.chose.half;
  return "switched" in last ? last.switched.half : null;
}
