/** What the buttons of Race's questions say. */
import type { Item, Prompt } from "../../gen/race";
import type { Ask } from "../../lib/reading";
import type { Labels } from "../game";
import { find } from "./words";

const kind = (prompt: Prompt): string => (typeof prompt === "string" ? prompt : Object.keys(prompt)[0]!);

export function labels({ prompt, pick: { max } }: Ask<Item, Prompt>, picked: readonly string[]): Labels {
  const args = { picked: picked.length, max, what: picked.join(", ") };
  return {
    pass: find(`pass-${kind(prompt)}`),
    wanted: find(`wanted-${kind(prompt)}`, args),
    none: find(`none-${kind(prompt)}`),
    only: find(`only-${kind(prompt)}`),
    confirm: find(`confirm-${kind(prompt)}`, args),
  };
}
