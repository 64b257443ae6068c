/** The five phases as tiles: which actions call each, who has called it, and where we are. */
import type { Action, Board, Called } from "../../gen/race";
import type { RaceChoice } from "./options";

export type Name = "explore" | "develop" | "settle" | "consume" | "produce";
export type State = "now" | "coming" | "done" | "out";

interface Phase {
  name: Name;
  numeral: string;
  called: Called[];
  actions: Action[];
}
const PHASES: readonly Phase[] = [
  { name: "explore", numeral: "I", called: ["explore"], actions: ["explore-plus-5", "explore-plus-1-1"] },
  { name: "develop", numeral: "II", called: ["develop", "develop-again"], actions: ["develop"] },
  { name: "settle", numeral: "III", called: ["settle", "settle-again"], actions: ["settle"] },
  { name: "consume", numeral: "IV", called: ["consume"], actions: ["consume-trade", "consume-2x-vps"] },
  { name: "produce", numeral: "V", called: ["produce"], actions: ["produce"] },
];

export interface Half {
  option: number;
  action: Action;
}
export interface Tile extends Pick<Phase, "name" | "numeral"> {
  state: State;
  callers: { seat: number; action: Action }[];
  /** What can be picked of it; nothing unless actions are being chosen. */
  halves: Half[];
}

const stateOf = (board: Board, called: Called[]): State => {
  const progress = board.phases.filter(({ phase }) => called.includes(phase)).map((one) => one.progress);
  if (progress.includes("on")) return "now";
  if (progress.includes("coming")) return "coming";
  return progress.length > 0 ? "done" : "out";
};

export const tiles = (board: Board, choice: RaceChoice | null): Tile[] =>
  PHASES.map(({ name, numeral, called, actions }) => ({
    name,
    numeral,
    state: stateOf(board, called),
    callers: board.players.flatMap(({ picks }, seat) =>
      picks.filter((action) => actions.includes(action)).map((action) => ({ seat, action })),
    ),
    halves: (choice?.ask.pick.from ?? []).flatMap((item, option) =>
      "action" in item && actions.includes(item.action) ? [{ option, action: item.action }] : [],
    ),
  }));

/** Are actions being chosen? */
export const choosing = (choice: RaceChoice | null): boolean => choice?.ask.prompt === "choose-action";
