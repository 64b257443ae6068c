/** Where something opens that tells about a thing: beside it, and not over what must stay in sight. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const GAP = 12;

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The best place for something of this size beside its anchor, within the view: over nothing that is `kept` if that can be, then
 * not over its anchor, then as near to that as may be. What is too high for any free place is made lower, and scrolls.
 */
export function place(anchor: Box, size: Box, view: Box, kept: readonly Box[]): Box {
  const right = view.left + view.width - GAP;
  const bottom = view.top + view.height - GAP;
  const width = Math.min(size.width, right - view.left - GAP);
  const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
  const lefts = [
    anchor.left + anchor.width + GAP,
    anchor.left - GAP - width,
    anchor.left + anchor.width / 2 - width / 2,
    view.left + GAP,
    right - width,
  ].map((left) => clamp(left, view.left + GAP, right - width));

  // Bands of the view from one kept thing to the next: what fits into one of them covers none.
  const edges = kept.flatMap(({ top, height }) => [top - GAP, top + height + GAP]);
  const lines = [view.top + GAP, bottom, ...edges.filter((y) => y > view.top && y < bottom)];
  let best: { box: Box; cost: number } | null = null;
  for (const left of lefts) {
    for (const low of lines) {
      for (const high of lines) {
        if (high - low < LEAST) continue;
        const height = Math.min(size.height, high - low);
        const middle = anchor.top + anchor.height / 2 - height / 2;
        for (const wanted of [middle, anchor.top - GAP - height, anchor.top + anchor.height + GAP]) {
          const box = { left, top: clamp(wanted, low, high - height), width, height };
          const covered = kept.reduce((sum, one) => sum + overlap(box, one), 0);
          const cost =
            covered * 1e6 +
            (overlap(box, anchor) > 0 ? 1e5 : 0) +
            (size.height - height) * 100 +
            side(box, anchor) +
            far(box, anchor);
          if (!best || cost < best.cost) best = { box, cost };
        }
      }
    }
  }
  return best?.box ?? { left: lefts[0]!, top: view.top + GAP, width, height: size.height };
}

/** The right is better than the left, and that than above or below. */
function side(box: Box, anchor: Box): number {
  if (box.left >= anchor.left + anchor.width) return 0;
  return box.left + box.width <= anchor.left ? 500 : 1000;
}

/** Lower than this there is nothing to be read. */
const LEAST = 120;

function far(a: Box, b: Box): number {
  const x = a.left + a.width / 2 - (b.left + b.width / 2);
  const y = a.top + a.height / 2 - (b.top + b.height / 2);
  return Math.hypot(x, y);
}
