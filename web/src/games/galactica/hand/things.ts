/** Options that are cards before somebody, by the card they are: in hand, being looked at, or their own loyalty. */
import type { Board, Item, Kind, Step } from "../../../gen/galactica";
import { cardId, skillId } from "../cards/kinds";
import { worthIn } from "../check/worth";

/** What an option is in a hand; null for what is none. Cards with the same name and strength are the same option. */
export function inHand(item: Item): string | null {
  if (item === "super-crisis") return "super-crisis";
  if (typeof item === "string") return null;
  if ("card" in item) return skillId(item.card);
  if ("quorum" in item) return cardId("quorum", item.quorum);
  if ("crisis" in item) return cardId("crisis", item.crisis);
  if ("destination" in item) return cardId("destination", item.destination);
  if ("reveal" in item) return cardId("loyalty", item.reveal);
  if ("character" in item) return cardId("character", item.character);
  return null;
}

export interface Pile {
  name: "looked-at" | "super" | "quorum" | "skills";
  /** What each stands for, and the card that is drawn. */
  cards: { thing: string; card: string; kind: Kind | null }[];
}

const skill = (kind: Kind): Pile["cards"][number] => ({ thing: skillId(kind), card: skillId(kind), kind });

/** The cards before somebody, pile by pile: what they look at first. Loyalty lies apart. */
export function piles(
  { own, people, president, quorum, offered_items }: Board,
  extra: readonly Item[],
): Pile[] {
  if (!own) return [];
  const looked = [...offered_items, ...extra].flatMap((item) => {
    const thing = inHand(item);
    if (!thing) return [];
    return [
      typeof item === "object" && "card" in item ? skill(item.card) : { thing, card: thing, kind: null },
    ];
  });
  const face = people[own.seat]?.super_face;
  const known = president === own.seat ? quorum.known : [];
  const all: Pile[] = [
    { name: "looked-at", cards: looked },
    {
      name: "super",
      cards: face ? [{ thing: "super-crisis", card: cardId("super", face), kind: null }] : [],
    },
    {
      name: "quorum",
      cards: known.map((name) => cardId("quorum", name)).map((card) => ({ thing: card, card, kind: null })),
    },
    { name: "skills", cards: own.hand.map(skill) },
  ];
  return all.filter(({ name, cards }) => cards.length > 0 || name === "skills");
}

/** Steps of a check in which cards are played beside it: they bring nothing to its total. */
const BESIDE: readonly Step[] = ["skill-check-before", "skill-check-total"];

/** What a card would bring to the check that is on, while cards are given to it. */
export const worthNow = ({ check, step }: Board, kind: Kind | null): number | null =>
  kind && check && check.result === null && !BESIDE.includes(step) ? worthIn(check, kind) : null;
