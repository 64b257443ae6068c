/** Several things in one sentence, as the language that is set joins them. */
import { say } from "./words.svelte";

/**
 * Item by item, by the page's own words: the browser's own rules for lists would do the same, and take a phone 70 ms to fetch.
 * `type`: whether they are added ("and") or only stand beside each other.
 */
export function listed(parts: Iterable<string>, type: "conjunction" | "unit" = "conjunction"): string {
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return first;
  const list = rest.reduce((list, item) => say("list-comma", { list, item }), first);
  return say(type === "unit" ? "list-comma" : "list-and", { list, item: last });
}
