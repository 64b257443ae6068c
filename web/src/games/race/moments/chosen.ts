/** The choices of a round, in the order in which their phases are played. */
import type { Action, Event } from "../../../gen/race";
import type { IconName } from "../icons";

export type PhaseName = "explore" | "develop" | "settle" | "consume" | "produce";

export const PHASES: readonly { name: PhaseName; numeral: string }[] = [
  { name: "explore", numeral: "I" },
  { name: "develop", numeral: "II" },
  { name: "settle", numeral: "III" },
  { name: "consume", numeral: "IV" },
  { name: "produce", numeral: "V" },
];

export const PHASE_OF: Record<Action, PhaseName> = {
  "explore-plus-5": "explore",
  "explore-plus-1-1": "explore",
  develop: "develop",
  settle: "settle",
  "consume-trade": "consume",
  "consume-2x-vps": "consume",
  produce: "produce",
};

export interface Chosen {
  seat: number;
  action: Action;
  phase: PhaseName;
  numeral: string;
  icon: IconName;
}

export function chosenIn(events: readonly Event[]): Chosen[] {
  const chosen = events.flatMap((event) => {
    if (!("chose" in event)) return [];
    const { seat, actions } = event.chose;
    return actions.map((action): Chosen => {
      const phase = PHASE_OF[action];
      const { numeral } = PHASES.find(({ name }) => name === phase)!;
      return { seat, action, phase, numeral, icon: action === "consume-trade" ? "trade" : phase };
    });
  });
  const order = (one: Chosen): number => PHASES.findIndex(({ name }) => name === one.phase);
  return chosen.sort((a, b) => order(a) - order(b));
}
