import type { Skill, SkillCard } from "../../gen/galactica";

/** The type of a skill card. */
export const SKILL_OF: Record<SkillCard, Skill> = {
  "consolidate-power": "politics",
  "investigative-committee": "politics",
  "executive-order": "leadership",
  "declare-emergency": "leadership",
  "launch-scout": "tactics",
  "strategic-planning": "tactics",
  "evasive-maneuvers": "piloting",
  "maximum-firepower": "piloting",
  repair: "engineering",
  "scientific-research": "engineering",
};
