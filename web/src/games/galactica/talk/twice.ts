/**
 * What is asked about once more before it is done, since nothing undoes it: whoever reveals themselves as a Cylon can never hide
 * again, a nuke that was fired and a power that was used once are gone.
 */
import type { Ability, Item, Loyalty, Prompt } from "../../../gen/galactica";
import { plain } from "../../../lib/protocol";
import { article, nameOf } from "../../../lib/reference.svelte";
import type { Twice } from "../../game";
import { say } from "../words";

/** Questions that ask for nothing but whether such a power is used, and how. */
const POWERS: Ability[] = [
  "blind-devotion",
  "command-authority",
  "moral-compass",
  "mysterious-intuition",
  "secret-destiny",
];

export function twice(item: Item, prompt: Prompt): Twice | null {
  const asked = typeof prompt === "string" ? prompt : Object.keys(prompt)[0];
  const named = POWERS.find((ability) => ability === asked);
  if (named) return power(named);
  if (typeof item !== "object") return null;
  if ("reveal" in item) return reveal(item.reveal);
  if ("nuke" in item) return nuke(item.nuke);
  // Every power that is an action works once a game.
  return "ability" in item ? power(item.ability) : null;
}

function reveal(card: Loyalty): Twice {
  const power = article(`loyalty-${card}`)?.rows[1]?.line;
  return {
    question: say("reveal-question"),
    detail: [say("reveal-detail"), power ? plain(power) : ""].join(" ").trim(),
    yes: say("reveal-yes"),
    no: say("reveal-no"),
  };
}

const nuke = (number: number): Twice => ({
  question: say("nuke-question", { number: number + 1 }),
  detail: say("nuke-detail"),
  yes: say("nuke-yes"),
  no: say("not-yet"),
});

const power = (ability: Ability): Twice => ({
  question: say("power-question", { name: nameOf(`ability-${ability}`) }),
  detail: say("power-detail"),
  yes: say("power-yes"),
  no: say("not-yet"),
});
