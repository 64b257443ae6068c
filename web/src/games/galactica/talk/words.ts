/** What orders are about and what they say, in words. */
import type { Condition, Trigger, When } from "../../../gen/galactica";
import { listed } from "../../../lib/lists";
import { nameOf } from "../../../lib/reference.svelte";
import { say } from "../words";

export function subject(trigger: Trigger): string {
  if (trigger === "any") return say("order-any");
  return "card" in trigger ? nameOf(`skill-${trigger.card}`) : nameOf(`ability-${trigger.ability}`);
}

function condition(one: Condition): string {
  if (typeof one === "string") return say(`order-if-${one}`);
  if ("within" in one) return say("order-if-within", { points: one.within });
  if ("red" in one) return say("order-if-red", { dial: say(`dial-${one.red}`) });
  return "hand-at-most" in one
    ? say("order-if-hand-at-most", { count: one["hand-at-most"] })
    : say("order-if-hand-at-least", { count: one["hand-at-least"] });
}

export function content(when: When): string {
  if (typeof when === "string") return say(`order-${when}`);
  const all = when["play-if"].map(condition);
  if (all.length === 0) return say("order-play");
  return say("order-play-if", { conditions: listed(all) });
}
