/** Setups of a game as the server lists them: which options there are, and which of them go together. */
import type { Setup } from "./protocol";

export type Value = Setup[string];

export interface Field {
  name: string;
  values: Value[];
}

/** The options that differ between setups, each with its values in the server's order. */
export function fields(setups: readonly Setup[]): Field[] {
  const names = [...new Set(setups.flatMap(Object.keys))];
  return names
    .map((name) => ({ name, values: [...new Set(setups.map((setup) => setup[name] ?? null))] }))
    .filter(({ values }) => values.length > 1);
}

/** The setup that has this option, and of the others as many as possible. */
export function fit(setups: readonly Setup[], now: Setup, name: string, value: Value): Setup | undefined {
  const alike = (setup: Setup): number => Object.keys(setup).filter((key) => setup[key] === now[key]).length;
  const fitting = setups.filter((setup) => (setup[name] ?? null) === value);
  // The first of the best: the server's order says which is usual.
  return fitting.toSorted((a, b) => alike(b) - alike(a))[0];
}

/** How many play, for every setup of a usual kind. */
export function tableSizes(setups: readonly Setup[]): number[] {
  const sizes = setups.map(({ players }) => players).filter((players) => typeof players === "number");
  return [...new Set(sizes)].sort((a, b) => a - b);
}
