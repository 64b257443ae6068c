/**
 * How Race's options are shown: actions on the tiles of the phases, cards in the hand, goods on their worlds,
 * everything else in the list.
 */
import type { Item, Prompt } from "../../gen/race";
import type { Sign } from "../../lib/icons";
import type { Ask } from "../../lib/reading";
import type { Choice } from "../../shell/choice.svelte";
import type { Shown } from "../../shell/picks";
import { ICONS, type IconName } from "./icons";

export type RaceChoice = Choice<Item, Prompt>;

/** The card that an option is about, if any. */
function target(item: Item): string | null {
  if ("card" in item) return item.card;
  if ("good" in item) return item.good;
  if ("power" in item) return item.power[0];
  if ("windfall" in item) return item.windfall.world;
  if ("windfall-by-bonus" in item) return item["windfall-by-bonus"].world;
  return null;
}

export function shown(item: Item): Shown {
  if ("action" in item) return { where: "top", thing: null };
  const where = "card" in item ? "hand" : "good" in item ? "board" : "list";
  return { where, thing: target(item) };
}

const ACTIONS: Record<string, IconName> = {
  "explore-plus-5": "explore",
  "explore-plus-1-1": "explore",
  develop: "develop",
  settle: "settle",
  "consume-trade": "trade",
  "consume-2x-vps": "consume",
  produce: "produce",
};
/** The sign of an action, by its id. */
export const actionIcon = (id: string): IconName => ACTIONS[id] ?? "star";
const WAYS: Record<string, IconName> = {
  conquer: "shield",
  "conquer-with-tactics": "shield",
  pay: "cards",
  "colony-ship": "ship",
};

function icon(item: Item, prompt: Prompt): IconName {
  if ("way" in item) return WAYS[item.way] ?? "settle";
  if ("number" in item) return "dice";
  if ("power" in item) return prompt === "produce-windfall" ? "card" : "consume";
  return "halo";
}

export const sign = (item: Item, prompt: Prompt): Sign => ICONS[icon(item, prompt)];

export const look = ({ pick: { from } }: Ask<Item, Prompt>): "numbers" | "lines" =>
  from.every((item) => "number" in item) ? "numbers" : "lines";

/** The card that would be placed. */
export function placing(choice: RaceChoice): string | null {
  const [option] = choice.picked;
  const places = choice.ask.prompt === "develop-place" || choice.ask.prompt === "settle-place";
  return places && option !== undefined ? target(choice.ask.pick.from[option]!) : null;
}
