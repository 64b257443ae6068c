/** Where on a picture of the board the options are that can be picked there. */
import type { Area, Location } from "../../../gen/galactica";
import { type Box, hop, type Plan, ROOMS, SMALL } from "./geometry";
import { type Block, things } from "./sky";

export interface Target {
  option: number;
  shape: "room" | "ship" | "area" | "hop";
  box: Box;
  turn?: number;
  area?: Area;
  end?: boolean;
}

/** Not smaller than this, in units of the picture: on a phone as large as a finger needs it. */
const LEAST = 40;
const FINGER = 46;
const HOP = 36;

const around = ({ x, y, w, h }: Box, least: number): Box => {
  const [dx, dy] = [Math.max(2, (least - w) / 2), Math.max(2, (least - h) / 2)];
  return { x: x - dx, y: y - dy, w: w + dx * 2, h: h + dy * 2 };
};
const within = (box: Box, { width, height }: Plan): Box => ({
  ...box,
  x: Math.min(Math.max(0, box.x), width - box.w),
  y: Math.min(Math.max(0, box.y), height - box.h),
});
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** So wide is the name of an area at most, on a phone. */
const NAME = 150;

/**
 * `by`: options by what they are about. `beside` is left for words: what is not in the picture, and on a phone what a finger could
 * not tell from its neighbour.
 */
export function aimed(
  by: ReadonlyMap<string, number>,
  plan: Plan,
  blocks: readonly (readonly [Area, Block[]])[],
): { targets: Target[]; beside: number[] } {
  const small = plan === SMALL;
  const ships = new Map(
    blocks
      .flatMap(([area, all]) => all.flatMap((block) => things(area, block)))
      .map((one) => [one.thing, one.box]),
  );
  const all = [...by].flatMap(([thing, option]): Target[] => {
    const [kind, id] = thing.split(":") as [string, string];
    if (kind === "room") return small ? [] : [{ option, shape: "room", box: ROOMS[id as Location] }];
    if (kind === "area") {
      const { at, anchor } = plan.areas[id as Area].label;
      const end = anchor === "end";
      const [w, h] = small ? [NAME, FINGER] : [0, 32];
      const box = { x: at[0] - (end ? w - 8 : 8), y: at[1] - 5 - (small ? h / 2 : 16), w, h };
      return [{ option, shape: "area", box: small ? within(box, plan) : box, area: id as Area, end }];
    }
    if (kind === "fly") return [];
    const box = ships.get(thing);
    if (!box) return [];
    return [{ option, shape: "ship", box: small ? within(around(box, FINGER), plan) : around(box, LEAST) }];
  });
  const free = (box: Box): boolean => all.every((other) => !meet(box, other.box));
  // Ways from one area to the next have more than one place: they leave ships theirs.
  for (const [thing, option] of by) {
    if (!thing.startsWith("fly:")) continue;
    const [from, to] = thing.slice("fly:".length).split(">") as [Area, Area];
    const { spots, turn } = hop(from, to, plan);
    const size = small ? FINGER : HOP;
    const boxes = spots
      .map(([x, y]) => ({ x: x - size / 2, y: y - size / 2, w: size, h: size }))
      .map((box) => (small ? within(box, plan) : box));
    all.push({ option, shape: "hop", box: boxes.find(free) ?? boxes[0]!, turn });
  }
  const clear = (one: Target): boolean => all.every((other) => other === one || !meet(one.box, other.box));
  const targets = small ? all.filter(clear) : all;
  const placed = new Set(targets.map(({ option }) => option));
  return { targets, beside: [...by.values()].filter((option) => !placed.has(option)) };
}
