/** What is printed on Race's cards. */
import { article } from "../../lib/reference.svelte";

export type Good = "novelty" | "rare" | "genes" | "alien";
export type Row = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";

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
