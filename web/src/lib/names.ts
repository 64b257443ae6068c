/** Options, setups and levels in words: a game's own where it has some. */
import type { About } from "../games/game";
import type { Setup } from "./protocol";
import type { Value } from "./setups";
import { find } from "./words.svelte";

/** An option's name in words; how many play is the same for every game. */
export const fieldName = (about: About, name: string): string =>
  about.find(`setup-${name}`) ?? find(name) ?? name;
export const valueName = (about: About, name: string, value: Value): string =>
  about.find(`setup-${name}-${value}`) ?? String(value);

/** A setup in words, but for how many play. */
export function setupName(about: About, setup: Setup): string {
  const said = Object.entries(setup).map(([name, value]) => about.find(`setup-${name}-${value}`));
  return said.filter((name) => name !== null).join(", ");
}

/** What a level of a game is like, in a sentence. */
export const levelAbout = (about: About, level: string): string | null => about.find(`level-${level}`);

export const levelName = (level: string): string => find(`level-${level}`) ?? level;
