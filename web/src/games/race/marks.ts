/** What stands on the upper edge of a card in hand: what it takes to be placed, or that it goes. */
import type { Price, Prompt } from "../../gen/race";
import { say } from "./words";
import { faceOf } from "./faces";
import type { IconName } from "./icons";

export interface Mark {
  text: string;
  icon?: IconName;
  /** `short`: it cannot be placed now. */
  kind: "price" | "goes" | "short";
}

/** What is picked at these questions leaves the hand and comes to nothing. */
const GOES = ["start-discard", "hand-limit", "consume-hand", "develop-pay", "settle-pay"];

export function goes(prompt: Prompt): boolean {
  return GOES.includes(typeof prompt === "string" ? prompt : Object.keys(prompt)[0]!);
}

function pays(prompt: Prompt): boolean {
  return typeof prompt !== "string" && ("develop-pay" in prompt || "settle-pay" in prompt);
}

export const leaving = (prompt: Prompt): Mark => ({
  text: say(pays(prompt) ? "mark-pays" : "mark-goes"),
  kind: "goes",
});

/** Nothing where the question is another. `open`: it can be placed. */
export function priced(price: Price | undefined, open: boolean): Mark | null {
  if (!price) return null;
  const { card, cost, conquer } = price;
  if (conquer) return { text: say("mark-conquer"), kind: "price" };
  if (open) return { text: cost === null ? say("mark-discard") : say("mark-pay", { cost }), kind: "price" };
  if (cost !== null) return { text: say("mark-costs", { cost }), kind: "short" };
  return { text: say("mark-needs", { defense: faceOf(card).defense ?? 0 }), icon: "shield", kind: "short" };
}
