/** Tables in a list, in words. */
import { aboutGame } from "../games";
import { levelName, setupName } from "./names";
import type { Summary } from "./reading";

/** Names of those who sit there, computer players included. */
export const people = ({ seats }: Summary): string =>
  seats
    .filter(({ kind }) => kind === "person" || kind === "bot")
    .map(({ name, level }) => name || levelName(level ?? ""))
    .join(", ");
/** How many seats are free. */
export const free = ({ seats }: Summary): number => seats.filter(({ kind }) => kind === "open").length;
export const done = ({ stage }: Summary): boolean => stage === "over" || stage === "aborted";
export const running = ({ stage }: Summary): boolean => stage === "playing" || stage === "waiting";

/** Which game, where there are several, and which kind of it. */
export function what({ game, setup }: Summary, titled: boolean): string {
  const about = aboutGame(game);
  if (!about) return game;
  return [...(titled ? [about.say("title")] : []), setupName(about, setup)].filter(Boolean).join(" · ");
}

/** Those that wait for somebody first, then those that are played, each in the server's order. */
export const urgent = (tables: readonly Summary[]): Summary[] =>
  tables.toSorted(
    (a, b) =>
      Number(b.your_move) - Number(a.your_move) ||
      Number(b.stage === "playing") - Number(a.stage === "playing"),
  );
