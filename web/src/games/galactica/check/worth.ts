/** How cards count in a check: the rulebook's "Skill Checks", with what powers change. */
import type { Check, Kind } from "../../../gen/galactica";
import { SKILL_OF } from "../skills";

export function worthIn(
  { skills, powers }: Pick<Check, "skills" | "powers">,
  { card, strength }: Kind,
): number {
  const skill = SKILL_OF[card];
  if (powers.ignored === skill) return 0;
  const helps =
    skills.includes(skill) ||
    (powers.research && skill === "engineering") ||
    (powers.inspirational_leader && strength === 1);
  return helps ? strength : -strength;
}

/** With its sign; a minus as long as a plus. */
export const signed = (worth: number): string => (worth > 0 ? `+${worth}` : String(worth).replace("-", "−"));
