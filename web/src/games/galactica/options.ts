/** How Galactica's options are shown: cards in the hand, everything else in the list. */
import type { Item, Prompt } from "../../gen/galactica";
import { ICONS } from "../../lib/icons";
import type { Sign } from "../../lib/icons";
import type { Ask } from "../../lib/reading";
import type { Choice } from "../../shell/choice.svelte";
import type { Shown } from "../../shell/picks";
import { inHand } from "./hand/things";

export type GalacticaChoice = Choice<Item, Prompt>;

export function shown(item: Item): Shown {
  const card = inHand(item);
  if (card !== null) return { where: "hand", thing: card };
  return { where: "list", thing: null };
}

export const sign = (_item: Item, _prompt: Prompt): Sign => ICONS.check;

export const look = ({ pick: { from } }: Ask<Item, Prompt>): "numbers" | "lines" =>
  from.every((item) => typeof item === "object" && "number" in item) ? "numbers" : "lines";
