/** Race's board, as far as the page draws it. */
import type { Action, Called, Kind, Phase, View } from "../../gen/race";

export interface Slot {
  card: Kind;
  /** Does a good lie on it? */
  good: boolean;
}

export interface Player {
  tableau: Slot[];
  chips: number;
  hand: number;
  picks: Action[];
  /** The card that was turned up to be placed. */
  placing: Kind | null;
}

export interface CalledPhase {
  phase: Called;
  progress: "done" | "on" | "coming";
}

export interface Board {
  first: number;
  step: Phase;
  phases: CalledPhase[];
  pool: number;
  supply: number;
  discards: number;
  players: Player[];
  own: { hand: Kind[]; looked: Kind[] } | null;
}

const CALLS: Record<Action, Called> = {
  "explore-plus-5": "explore",
  "explore-plus-1-1": "explore",
  develop: "develop",
  settle: "settle",
  "consume-trade": "consume",
  "consume-2x-vps": "consume",
  produce: "produce",
};
const ON: Partial<Record<Phase, Called>> = {
  explore: "explore",
  "develop-place": "develop",
  "develop-pay": "develop",
  "settle-place": "settle",
  "settle-resolve": "settle",
  trade: "consume",
  consume: "consume",
  produce: "produce",
};

/** The board, from a server that sends it or from one that sends views. */
export function boardOf(sent: Board | View): Board {
  if (!("seats" in sent)) return sent;
  const on = ON[sent.phase];
  const called = new Set(sent.seats.flatMap(({ picks }) => picks.map((pick) => CALLS[pick])));
  const progress = (phase: Called): CalledPhase["progress"] =>
    phase === on ? "on" : sent.queue.includes(phase) ? "coming" : "done";
  return {
    first: sent.first,
    step: sent.phase,
    phases: [...called, ...sent.queue.filter((phase) => !called.has(phase))].map((phase) => ({
      phase,
      progress: progress(phase),
    })),
    pool: sent.pool,
    supply: sent.supply,
    discards: sent.discards,
    players: sent.seats.map(({ tableau, chips, hand, picks, lane }) => ({
      tableau,
      chips,
      hand,
      picks,
      placing: lane.placed,
    })),
    own: sent.own,
  };
}
