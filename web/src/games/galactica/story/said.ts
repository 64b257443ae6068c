/** What the story is about, in words. */
import type { Kind, Matter } from "../../../gen/galactica";
import { nameOf } from "../../../lib/reference.svelte";
import { say as sayGame } from "../words";
import { SKILL_OF } from "../skills";
import { matterId } from "../check/past";

export const matterName = (matter: Matter): string => nameOf(matterId(matter));
export const kindName = ({ card, strength }: Kind): string =>
  `${sayGame(`skill-${SKILL_OF[card]}`)} ${strength}`;
export const turnOf = (at: number): number => Math.floor(at) + 1;
