/** With how many and against whom somebody plays a game at once: their last choice, or what suits the game. */
import type { About } from "../games/game";
import type { Offer } from "./protocol";
import { tableSizes } from "./setups";

/** What was chosen last. */
export interface Quick {
  players?: number;
  level?: string;
}

/** How many play, of the numbers there are. */
export function playersOf(about: Pick<About, "best">, offer: Offer, last: Quick = {}): number | undefined {
  const sizes = tableSizes(offer.setups);
  return [last.players, about.best].find((players) => players && sizes.includes(players)) ?? sizes[0];
}

/** The level of the computer players, of those that are offered to people. */
export function levelOf(about: Pick<About, "offers">, offer: Offer, { level }: Quick = {}): string {
  return level && about.offers(level) && offer.bots.includes(level) ? level : offer.usual;
}
