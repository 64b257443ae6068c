/** What is in the loyalty deck of a game: rulebook, "Setup", by the number of players. */
import type { Board } from "../../../gen/galactica";

interface Deck {
  humans: number;
  cylons: number;
  sympathizer: boolean;
}

const DECKS: Record<number, Deck> = {
  3: { humans: 5, cylons: 1, sympathizer: false },
  4: { humans: 6, cylons: 1, sympathizer: true },
  5: { humans: 8, cylons: 2, sympathizer: false },
  6: { humans: 9, cylons: 2, sympathizer: true },
};

/** Each of them is dealt one card more: one more of the humans' goes into the deck. */
const EXTRA = ["gaius-baltar", "boomer"];

export interface LoyaltyDeck extends Deck {
  all: number;
  /** Cards still to be dealt. */
  left: number;
  /** Cylon cards that lie open. */
  open: number;
}

export function loyaltyDeck({ people, decks }: Board): LoyaltyDeck {
  const deck = DECKS[people.length]!;
  const extra = people.filter(({ character }) => character !== null && EXTRA.includes(character)).length;
  const humans = deck.humans + extra;
  const shown = people.flatMap(({ shown }) => shown);
  return {
    ...deck,
    humans,
    all: humans + deck.cylons + Number(deck.sympathizer),
    left: decks.loyalty,
    open: shown.filter((card) => card.startsWith("cylon-")).length,
  };
}
