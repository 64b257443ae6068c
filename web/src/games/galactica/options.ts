/**
 * How Galactica's options are shown: locations, areas and ships on the board, players among the people, cards in the hand, and
 * everything else in the list.
 */
import type { Dial, Item, Prompt } from "../../gen/galactica";
import type { Sign } from "../../lib/icons";
import type { Ask } from "../../lib/reading";
import type { Choice } from "../../shell/choice.svelte";
import type { Shown } from "../../shell/picks";
import { inHand } from "./hand/things";
import { ICONS, type IconName } from "./icons";

export type GalacticaChoice = Choice<Item, Prompt>;

/** What on the board an option is about: `room:command`, `area:front`, `raider:rear`, `civilian:3`. */
function thing(item: Exclude<Item, string>): string | null {
  if ("location" in item) return `room:${item.location}`;
  if ("activate" in item) return `room:${item.activate}`;
  if ("area" in item) return `area:${item.area}`;
  if ("launch" in item) return `area:${item.launch}`;
  if ("fly" in item) return `fly:${item.fly.from}>${item.fly.to}`;
  if ("recall" in item) return `viper:${item.recall}`;
  if ("viper" in item) return `viper:${item.viper}`;
  if ("piloted" in item) return `pilot:${item.piloted}`;
  if ("civilian" in item) return `civilian:${item.civilian}`;
  if (!("strike" in item)) return null;
  const { area, prey } = item.strike;
  if (prey === "raider") return `raider:${area}`;
  return prey === "heavy-raider" ? `heavy:${area}` : `basestar:${prey.basestar}`;
}

export function shown(item: Item): Shown {
  const card = inHand(item);
  if (card !== null) return { where: "hand", thing: card };
  if (typeof item === "string") return { where: "list", thing: null };
  if ("seat" in item) return { where: "people", thing: `seat:${item.seat}` };
  const about = thing(item);
  return { where: about === null ? "list" : "board", thing: about };
}

/** The options that are on the board, by what they are about. Of two about the same thing the second stands beside, in words. */
export function onBoard(choice: GalacticaChoice | null): { by: Map<string, number>; beside: number[] } {
  const by = new Map<string, number>();
  const beside: number[] = [];
  for (const [option, { where, thing }] of choice?.shown.entries() ?? []) {
    if (where !== "board" || thing === null) continue;
    if (by.has(thing)) beside.push(option);
    else by.set(thing, option);
  }
  return { by, beside };
}

const DECKS: Record<string, IconName> = {
  crisis: "crisis",
  destination: "jump",
  quorum: "president",
  "super-crisis": "cylon_fleet",
};
const WORDS: Partial<Record<string, IconName>> = {
  "draw-quorum": "president",
  "super-crisis": "cylon_fleet",
  "launch-all": "cylon_fleet",
  "move-and-act": "move",
  "act-twice": "repeat",
  "damaged-viper": "hangar_deck",
  "destroyed-viper": "hangar_deck",
  bottom: "last",
  top: "first",
};

/** What a sign is found by: the kind of an option, and what it is about. */
function icon(item: Item): IconName {
  if (typeof item === "string") return WORDS[item] ?? "check";
  if ("skill" in item) return item.skill;
  if ("dial" in item) return item.dial;
  if ("nuke" in item) return "nuke";
  if ("ability" in item) return "once";
  if ("quorum" in item) return "president";
  if ("reveal" in item) return "cylon_fleet";
  if ("character" in item) return "person";
  if ("centurion" in item) return "armory";
  if ("crisis" in item || "half" in item) return "crisis";
  if ("destination" in item) return "jump";
  if ("icon" in item) return "cylon_fleet";
  if ("difficulty" in item) return "tactics";
  if ("deck" in item) return typeof item.deck === "string" ? (DECKS[item.deck] ?? "cards") : item.deck.skill;
  if ("token" in item) return damaged(item.token);
  return "check";
}
const damaged = (token: { location: string } | { resource: Dial }): IconName =>
  "resource" in token ? token.resource : (token.location as IconName);

export const sign = (item: Item, _prompt: Prompt): Sign => ICONS[icon(item)];

const all = (from: readonly Item[], kind: string): boolean =>
  from.every((item) => typeof item === "object" && kind in item);

/** Of types of skill cards there may be ten, each twice: all of them are to be in sight. */
export const look = ({ pick: { from } }: Ask<Item, Prompt>): "numbers" | "tiles" | "lines" => {
  if (all(from, "number")) return "numbers";
  return all(from, "skill") ? "tiles" : "lines";
};
