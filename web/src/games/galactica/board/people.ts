/** How the characters are drawn: two letters that no other has, what kind of person they are, and the types of their skill set. */
import type { Board, Character, Skill } from "../../../gen/galactica";
import type { Scene } from "../../game";

export type Look = "military" | "pilot" | "support" | "president" | "political";
export interface Figure {
  letters: string;
  look: Look;
  /** A card each; two types where they choose. */
  set: readonly (readonly Skill[])[];
}

const of = (skill: Skill, count: number): readonly (readonly Skill[])[] =>
  Array.from({ length: count }, () => [skill]);
const either = (skills: readonly Skill[], count: number): readonly (readonly Skill[])[] =>
  Array.from({ length: count }, () => skills);

export const FIGURES: Record<Character, Figure> = {
  "william-adama": {
    letters: "Ad",
    look: "military",
    set: [...of("leadership", 3), ...of("tactics", 2)],
  },
  "saul-tigh": { letters: "Ti", look: "military", set: [...of("leadership", 2), ...of("tactics", 3)] },
  helo: {
    letters: "He",
    look: "military",
    set: [...of("leadership", 2), ...of("tactics", 2), ...of("piloting", 1)],
  },
  apollo: {
    letters: "Ap",
    look: "pilot",
    set: [...of("tactics", 1), ...of("piloting", 2), ...either(["leadership", "politics"], 2)],
  },
  starbuck: {
    letters: "St",
    look: "pilot",
    set: [...of("tactics", 2), ...of("piloting", 2), ...either(["leadership", "engineering"], 1)],
  },
  boomer: {
    letters: "Bo",
    look: "pilot",
    set: [...of("tactics", 2), ...of("piloting", 2), ...of("engineering", 1)],
  },
  tyrol: {
    letters: "Ty",
    look: "support",
    set: [...of("politics", 1), ...of("leadership", 2), ...of("engineering", 2)],
  },
  "tom-zarek": {
    letters: "Za",
    look: "political",
    set: [...of("politics", 2), ...of("leadership", 2), ...of("tactics", 1)],
  },
  "laura-roslin": { letters: "Ro", look: "president", set: [...of("politics", 3), ...of("leadership", 2)] },
  "gaius-baltar": {
    letters: "Ba",
    look: "political",
    set: [...of("politics", 2), ...of("leadership", 1), ...of("engineering", 1)],
  },
};

/** What stands on somebody's token: the letters of their character, or of their name before they have one. */
export function lettersOf(scene: Scene<Board>, seat: number): string {
  const character = scene.board.people[seat]?.character;
  if (character) return FIGURES[character].letters;
  return [...(scene.seats[seat]?.name ?? "")].slice(0, 2).join("");
}

/** Board ids are written with a low line, those of cards and places with a hyphen. */
export const placeId = (location: string): string => `location-${location.replaceAll("_", "-")}`;
