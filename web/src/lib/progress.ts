/** Who is a good match for somebody: what came of their last games against one level, and what to try next. */

export interface Finished {
  table: string;
  /** The level of all the others. */
  level: string;
  players: number;
  won: boolean;
}

/** What is kept of a game. */
export interface Progress {
  level: string;
  /** The last results against it since something was proposed, newest last. */
  won: boolean[];
  /** The table of the last of them: a result that is looked at again counts once. */
  table: string;
  /** What is proposed at the end of that table, until it is answered. */
  next?: string;
}

/** So many games are looked at; so many wins among them are enough for the next level. */
const LAST = 5;
const WINS = 3;

/**
 * Counts a finished game. `levels`: those there are, weakest first. Three wins in five games propose the level above; a row of
 * losses, the longer the more play, the level below. Then the count starts anew: nobody is asked after every game.
 */
export function count(before: Progress | undefined, game: Finished, levels: readonly string[]): Progress {
  if (before?.table === game.table) return before;
  const earlier = before?.level === game.level ? before.won : [];
  const won = [...earlier, game.won].slice(-LAST);
  const at = levels.indexOf(game.level);
  const lost = won.length - 1 - won.lastIndexOf(true);
  const up = won.filter(Boolean).length >= WINS;
  const next = at < 0 ? undefined : up ? levels[at + 1] : lost > game.players ? levels[at - 1] : undefined;
  const { table, level } = game;
  return next ? { level, won: [], table, next } : { level, won, table };
}

const KEY = "starboard.progress";
type Kept = Partial<Record<string, Progress>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const keep = (game: string, progress: Progress): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: progress }));

/** Counts a finished game in this browser; the level that is proposed after it, if one is. */
export function finish(game: string, finished: Finished, levels: readonly string[]): string | undefined {
  const progress = count(kept()[game], finished, levels);
  keep(game, progress);
  return progress.next;
}

/** The level that was proposed and not answered yet. */
export const proposed = (game: string): string | undefined => kept()[game]?.next;

/** It is answered: it is not proposed again. */
export function answered(game: string): void {
  const progress = kept()[game];
  if (progress) keep(game, { ...progress, next: undefined });
}
