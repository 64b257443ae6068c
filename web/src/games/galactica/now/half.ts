import type { Event } from "../../../gen/galactica";

/** What was chosen on the last crisis, if anything was: its upper half is 0. */
export function lastHalf(events: readonly Event[]): number | null {
  const at = events.findLastIndex((event) => typeof event === "object" && "crisis" in event);
  const last = events
    .slice(Math.max(0, at))
    .findLast((event) => typeof event === "object" && ("chose" in event || "switched" in event));
  if (typeof last !== "object") return null;
  if ("chose" in last) return last.chose.half;
  return "switched" in last ? last.switched.half : null;
}
