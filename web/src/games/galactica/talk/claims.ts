/** Claims, by what they are about: so that the one somebody wants is two taps away. */
import type { Claim } from "../../../gen/galactica";
import type { Claimable } from "../../../lib/reading";

export interface Sayable extends Claimable {
  claim: Claim;
}

export interface Groups {
  /** The check that is on. */
  check: Sayable[];
  /** What I saw or gave, whether I say so or not. */
  seen: Sayable[];
  /** Others, by seat. */
  people: Map<number, Sayable[]>;
  /** Me, and what we should do. */
  plans: Sayable[];
}

const CHECK = ["help", "let-pass", "let-fail", "cover-rest", "who-has-committee", "no-committee"];
const SEEN = ["looked", "scouted", "other-was-worse", "not-my-type"];

const nameOf = (claim: Claim): string => (typeof claim === "string" ? claim : Object.keys(claim)[0]!);

/** Whom it is about, if it is about one person. */
export function about(claim: Claim): number | null {
  if (typeof claim === "string") return null;
  const inner = Object.values(claim)[0] as string | { whom?: number; at?: number };
  return typeof inner === "string" ? null : (inner.whom ?? inner.at ?? null);
}

export function grouped(claims: readonly Claimable[], me: number | null): Groups {
  const groups: Groups = { check: [], seen: [], people: new Map(), plans: [] };
  for (const sayable of claims as readonly Sayable[]) {
    const name = nameOf(sayable.claim);
    const whom = about(sayable.claim);
    if (CHECK.includes(name)) groups.check.push(sayable);
    else if (SEEN.includes(name)) groups.seen.push(sayable);
    else if (whom === null || whom === me) groups.plans.push(sayable);
    else groups.people.set(whom, [...(groups.people.get(whom) ?? []), sayable]);
  }
  return groups;
}
