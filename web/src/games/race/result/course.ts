/** What the course of a game shows at a glance. */
import type { Course, Outcome, Turn } from "../../../gen/protocol";

export const SOURCES = ["chips", "cards", "developments"] as const;
export type Source = (typeof SOURCES)[number];

export const from = (turn: Turn | undefined, source: Source): number =>
  turn?.points.find((one) => one.source === source)?.points ?? 0;
export const total = (turn: Turn | undefined): number =>
  (turn?.points ?? []).reduce((sum, { points }) => sum + points, 0);

/** Seats from the first place to the last. */
export function ranked({ winners, scores }: Outcome): number[] {
  const won = (seat: number): number => Number(winners.includes(seat));
  const seats = scores.map((_, seat) => seat);
  return seats.sort((a, b) => won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0));
}

/** A round that moved the winner and the next best apart, or together. */
export interface Deciding {
  round: number;
  /** By how much the winner gained on the next best. */
  swing: number;
  /** What each seat gained. */
  gains: number[];
  /** Who leads afterwards, and by how much; nobody if several do. */
  leader: number | null;
  by: number;
}

const MOST = 3;

/** The rounds with the largest swings of the lead, in order. */
export function deciding({ rounds }: Course, winner: number): Deciding[] {
  const scores = rounds.map(({ turns }) => turns.map(total));
  const ahead = (at: number): number => {
    const all = scores[at]!;
    return all[winner]! - Math.max(...all.filter((_, seat) => seat !== winner));
  };
  const all = rounds.slice(1).map(({ round }, before): Deciding => {
    const now = scores[before + 1]!;
    const [first = 0, second = 0] = now.toSorted((a, b) => b - a);
    return {
      round,
      swing: ahead(before + 1) - ahead(before),
      gains: now.map((score, seat) => score - scores[before]![seat]!),
      leader: first > second ? now.indexOf(first) : null,
      by: first - second,
    };
  });
  // Of two alike the later one: less could still be done about it.
  const largest = all
    .filter(({ swing }) => swing !== 0)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || b.round - a.round);
  return largest.slice(0, MOST).sort((a, b) => a.round - b.round);
}

/** Heights of labels that would overlap, moved apart. */
export function apart(heights: readonly number[], least: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  for (const [place, at] of order.entries()) {
    const above = order[place - 1];
    if (above !== undefined) placed[at] = Math.max(placed[at]!, placed[above]! + least);
  }
  return placed;
}
