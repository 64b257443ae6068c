/** Several things in one sentence, as the language that is set joins them. */
import { language } from "./words.svelte";

const joins = new Map<string, Intl.ListFormat>();

/** `type`: whether they are added ("and") or only stand beside each other. */
export function listed(parts: Iterable<string>, type: "conjunction" | "unit" = "conjunction"): string {
  const key = `${language()} ${type}`;
  // Made once: a new one costs more than what it joins.
  const join = joins.get(key) ?? new Intl.ListFormat(language(), { type });
  joins.set(key, join);
  return join.format(parts);
}
