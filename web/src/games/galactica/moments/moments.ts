/** What happens that nobody should miss, out of all that happens. */
import type {
  Board,
  Civilian,
  Damage,
  Destination,
  Dial,
  Ending,
  Event,
  Title,
} from "../../../gen/galactica";

export interface Change {
  dial: Dial;
  by: number;
}

export type Moment =
  | { kind: "end"; ending: Ending }
  | { kind: "reveal"; seat: number }
  | { kind: "sleepers" }
  | { kind: "jump"; destination: Destination; distance: number | null; changes: Change[] }
  | { kind: "civilians"; ships: Civilian[] }
  | { kind: "title"; seat: number; title: Title }
  | { kind: "damage"; tokens: Damage[] };

/** The first of them is shown before all others. */
const WEIGHTS: readonly Moment["kind"][] = [
  "end",
  "reveal",
  "sleepers",
  "jump",
  "civilians",
  "title",
  "damage",
];
export const heavier = (a: Moment, b: Moment): boolean => WEIGHTS.indexOf(a.kind) < WEIGHTS.indexOf(b.kind);

/** What a civilian ship takes with it. */
export const CARGO: Record<Civilian, Change[]> = {
  empty: [],
  pop1: [{ dial: "population", by: -1 }],
  pop2: [{ dial: "population", by: -2 }],
  pop1_fuel1: [
    { dial: "population", by: -1 },
    { dial: "fuel", by: -1 },
  ],
  pop1_morale1: [
    { dial: "population", by: -1 },
    { dial: "morale", by: -1 },
  ],
};

/** All that is worth a moment in what happened from `from` on. What came before says what it changed. */
export function momentsIn(events: readonly Event[], from: number, board: Board): Moment[] {
  const moments: Moment[] = [];
  const dials = new Map(board.dials.map(({ dial, start }) => [dial, start]));
  const titled = new Set<Title>();
  let ships: Civilian[] | null = null;
  let tokens: Damage[] | null = null;
  /** The jump whose destination is being carried out. */
  let jump: (Moment & { kind: "jump" }) | null = null;
  events.forEach((event, at) => {
    const seen = at >= from;
    const add = (moment: Moment): void => void (seen && moments.push(moment));
    if (event === "sleeper-phase") add({ kind: "sleepers" });
    if (typeof event === "string") return;
    if ("turn" in event) jump = null;
    else if ("resource" in event) {
      const { dial, now } = event.resource;
      const by = now - (dials.get(dial) ?? now);
      dials.set(dial, now);
      if (by !== 0) jump?.changes.push({ dial, by });
    } else if ("destination" in event) {
      jump = { kind: "jump", destination: event.destination.destination, distance: null, changes: [] };
      add(jump);
    } else if ("distance" in event) {
      if (jump) jump.distance = event.distance.now;
    } else if ("title" in event) {
      const { seat, title } = event.title;
      // The first holder is part of the setup.
      if (titled.has(title)) add({ kind: "title", seat, title });
      titled.add(title);
    } else if ("revealed" in event) {
      // The Sympathizer is turned up first; only then does it show whether they are a Cylon.
      if (event.revealed.card !== "sympathizer") add({ kind: "reveal", seat: event.revealed.seat });
    } else if ("sympathizer" in event) {
      if (event.sympathizer.cylon) add({ kind: "reveal", seat: event.sympathizer.seat });
    } else if ("civilian-destroyed" in event) {
      if (!seen) return;
      if (!ships) add({ kind: "civilians", ships: (ships = []) });
      ships!.push(event["civilian-destroyed"].ship);
    } else if ("galactica-damaged" in event) {
      if (!seen) return;
      if (!tokens) add({ kind: "damage", tokens: (tokens = []) });
      tokens!.push(event["galactica-damaged"].token);
    } else if ("ended" in event) add({ kind: "end", ending: event.ended.ending });
  });
  return moments;
}

/** The one that is shown: moments do not wait for each other. */
export const heaviest = (moments: readonly Moment[]): Moment | null =>
  moments.reduce<Moment | null>((best, one) => (best && !heavier(one, best) ? best : one), null);
