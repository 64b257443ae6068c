/** Standing orders: what one can be about, what it can say, and how a list of them is changed. Says nothing of any hand. */
import type { Ability, Condition, Order, Prompt, SkillCard, Trigger, When } from "../../../gen/galactica";

/** The cards that can be played in reaction, in the order of the skills. */
export const REACTIONS = [
  "investigative-committee",
  "declare-emergency",
  "strategic-planning",
  "evasive-maneuvers",
  "scientific-research",
] as const satisfies readonly SkillCard[];

/** When each of them is worth playing unasked. */
const PLAYED: Record<(typeof REACTIONS)[number], Condition[][]> = {
  "investigative-committee": [[]],
  "declare-emergency": [[{ within: 2 }], []],
  "strategic-planning": [["jump"], []],
  "evasive-maneuvers": [["hit", "my-viper"], ["destroyed"], ["hit"]],
  "scientific-research": [[]],
};

const isReaction = (card: string): card is (typeof REACTIONS)[number] =>
  (REACTIONS as readonly string[]).includes(card);

/** A card by the id of its article. */
export function reactionOf(id: string): SkillCard | null {
  const card = REACTIONS.find((card) => id === `skill-${card}` || id.startsWith(`skill-${card}-`));
  return card ?? null;
}

/** Everybody's order until they say otherwise. */
const FROM_THE_START: Order = { trigger: "any", when: "ask-if-unusual" };

/** Has somebody given an order of their own? */
export const given = (orders: readonly Order[]): boolean =>
  orders.some((order) => !same(order, FROM_THE_START));

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** All that an order about this may say, from "ask me" to "never". */
export function choices(trigger: Trigger): When[] {
  const plays: When[] =
    typeof trigger === "object" && "card" in trigger && isReaction(trigger.card)
      ? PLAYED[trigger.card].map((conditions) => ({ "play-if": conditions }))
      : [];
  return ["ask", "ask-if-unusual", ...plays, "never"];
}

/** The order that stands about this, if there is one. */
export const standing = (orders: readonly Order[], trigger: Trigger): When | null =>
  orders.find((order) => same(order.trigger, trigger))?.when ?? null;

/** The first that fits decides: what is about one thing stands before what is about all. */
export function ordered(orders: readonly Order[], trigger: Trigger, when: When): Order[] {
  const others = without(orders, trigger);
  return trigger === "any" ? [...others, { trigger, when }] : [{ trigger, when }, ...others];
}
export const without = (orders: readonly Order[], trigger: Trigger): Order[] =>
  orders.filter((order) => !same(order.trigger, trigger));

/** Powers of a character that have their own moment, by the question that asks for them. */
export const POWERS: readonly Ability[] = [
  "secret-destiny",
  "moral-compass",
  "mysterious-intuition",
  "blind-devotion",
  "command-authority",
  "alert-viper-pilot",
  "recon",
  "cylon-hatred",
  "friends-in-low-places",
  "eco-officer",
];

/** What a reaction or the moment of a power can be ordered about. */
export function triggersOf(prompt: Prompt): Trigger[] {
  const name = typeof prompt === "string" ? prompt : Object.keys(prompt)[0]!;
  const card = (card: SkillCard): Trigger => ({ card });
  if (typeof prompt === "object" && "before-check" in prompt) {
    const { committee, research } = prompt["before-check"];
    return [
      ...(committee ? [] : [card("investigative-committee")]),
      ...(research ? [] : [card("scientific-research")]),
    ];
  }
  const cards: Partial<Record<string, SkillCard>> = {
    "before-roll": "strategic-planning",
    evade: "evasive-maneuvers",
    emergency: "declare-emergency",
  };
  const played = cards[name];
  if (played) return [card(played)];
  const ability = POWERS.find((power) => power === name);
  return ability ? [{ ability }] : [];
}
