/** What is printed on Race's cards. */
import type { Worth } from "../../gen/race";
import { article, nameOf } from "../../lib/reference.svelte";
import { say } from "./words";

export type Good = "novelty" | "rare" | "genes" | "alien";
export type Row = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";

/** The phases, as the rulebook numbers them. */
export const PHASES = ["I", "II", "III", "IV", "V"] as const;
export const NUMERALS: Record<Row, (typeof PHASES)[number]> = {
  explore: "I",
  develop: "II",
  settle: "III",
  trade: "IV",
  consume: "IV",
  produce: "V",
};

export interface Power {
  phase: Row;
  type: string;
  amount?: number;
  good?: Good | "any" | null;
  target?: string;
  goods_per_use?: number;
  max_uses?: number;
  max_cards?: number;
  vp?: number;
  cards?: number;
  kinds?: number;
}

export interface Face {
  id: string;
  kind: "world" | "development";
  cost: number | null;
  defense: number | null;
  vp: number | "variable";
  good: Good | null;
  windfall: boolean;
  production: boolean;
  military: boolean;
  keywords: string[];
  start_world: number | null;
  powers: Power[];
}

/** What is drawn before the cards have come. */
const BLANK: Face = {
  id: "",
  kind: "world",
  cost: null,
  defense: null,
  vp: 0,
  good: null,
  windfall: false,
  production: false,
  military: false,
  keywords: [],
  start_world: null,
  powers: [],
};

/** The server sends faces of this shape with Race's cards. */
export const faceOf = (id: string): Face => (article(id)?.face as Face | undefined) ?? BLANK;

/** A card by its name, with what its picture shows besides. */
export function called(card: string, { good, worth }: { good: boolean; worth?: number }): string {
  const name = nameOf(card);
  if (worth !== undefined) return say("card-worth", { card: name, vp: worth });
  return say(good ? "card-with-good" : "card-plain", { card: name });
}

/** What a 6-cost development is worth, of those that are told. */
export const worthOf = (worth: readonly Worth[], card: string): number | undefined =>
  worth.find((one) => one.card === card)?.vp;
