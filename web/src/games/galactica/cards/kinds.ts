/** Cards by the ids that phrases and articles give them, and what is drawn of each. */
import type { CrisisFace, Face, Item, Kind, SkillCard } from "../../../gen/galactica";
import { SKILL_OF } from "../skills";
import { article } from "../../../lib/reference.svelte";

export type Deck =
  "skill" | "crisis" | "super" | "quorum" | "destination" | "loyalty" | "character" | "ability" | "location";

/** The board writes some names with underscores; ids have none. */
export const cardId = (deck: Deck, name: string): string => `${deck}-${name.replaceAll("_", "-")}`;
export const skillId = ({ card, strength }: Kind): string => cardId("skill", `${card}-${strength}`);

/** A skill card out of its id; null for any other. */
export function skillOf(id: string): { card: SkillCard; strength: number | null } | null {
  const [, name, strength] = /^skill-(.+?)(?:-(\d))?$/.exec(id) ?? [];
  if (!name || !(name in SKILL_OF)) return null;
  return { card: name as SkillCard, strength: strength ? Number(strength) : null };
}

/** The id under which a card is told: of a skill card without its strength. */
export const toldId = (id: string): string => {
  const skill = skillOf(id);
  return skill ? cardId("skill", skill.card) : id;
};

/** What is printed on a card, once it is there. */
export const faceOf = (id: string): Face | null => (article(toldId(id))?.face as Face | undefined) ?? null;

/** A crisis or a super crisis; null for any other card. */
export function crisisOf(id: string): { kind: "crisis" | "super"; face: CrisisFace } | null {
  const face = faceOf(id);
  if (face?.kind === "crisis") return { kind: "crisis", face };
  return face?.kind === "super-crisis" ? { kind: "super", face } : null;
}

/** The card that an option is, or is about. */
export function cardOf(item: Item): string | null {
  if (item === "super-crisis" || typeof item === "string") return null;
  if ("card" in item) return skillId(item.card);
  if ("quorum" in item) return cardId("quorum", item.quorum);
  if ("crisis" in item) return cardId("crisis", item.crisis);
  if ("destination" in item) return cardId("destination", item.destination);
  if ("reveal" in item) return cardId("loyalty", item.reveal);
  if ("character" in item) return cardId("character", item.character);
  if ("ability" in item) return cardId("ability", item.ability);
  return null;
}
