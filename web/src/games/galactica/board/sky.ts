/**
 * The ships in an area of space, each at its place: a layout, since any number of them may be there. Blocks of ships of a kind
 * are put side by side in rows; where they do not fit, they are drawn smaller, and at last without their number in words.
 */
import type { Area, AreaBoard } from "../../../gen/galactica";
import type { Box, Plan, Region } from "./geometry";

export type Kind = "basestar" | "heavy" | "raider" | "pilot" | "viper" | "civilian";

/** How large a ship is, and where in that its middle lies. */
export const SIZES: Record<Kind, { w: number; h: number; x: number; y: number }> = {
  basestar: { w: 76, h: 88, x: 38, y: 38 },
  heavy: { w: 42, h: 30, x: 21, y: 12 },
  raider: { w: 29, h: 22, x: 14.5, y: 11 },
  pilot: { w: 50, h: 42, x: 12, y: 22 },
  viper: { w: 24, h: 40, x: 12, y: 16 },
  civilian: { w: 44, h: 23, x: 21.5, y: 11.5 },
};

export interface Ship {
  kind: Kind;
  /** Which of its kind: a basestar's or a civilian ship's number, a pilot's seat, else its place among those here. */
  id: number;
  /** Its middle. */
  x: number;
  y: number;
  scale: number;
}
/** Ships of a kind that stand together. */
export interface Block {
  kind: Kind;
  box: Box;
  ships: Ship[];
  caption: { text: string; x: number; y: number } | null;
}

interface Group {
  kind: Kind;
  ids: number[];
  /** Their number in words; of those that can be told apart none. */
  caption: string;
}
export type Caption = (kind: Kind, count: number) => string;

/** What is in an area, the largest first. */
function groups(area: AreaBoard, caption: Caption): Group[] {
  const alike = (kind: Kind, count: number): Group => ({
    kind,
    ids: [...Array(count).keys()],
    caption: caption(kind, count),
  });
  const apart = (kind: Kind, ids: number[]): Group => ({ kind, ids, caption: "" });
  const all = [
    ...area.basestars.map(({ number }) => apart("basestar", [number])),
    alike("heavy", area.heavy_raiders),
    apart("pilot", area.pilots),
    alike("viper", area.vipers),
    alike("raider", area.raiders),
    apart(
      "civilian",
      area.civilians.map(({ number }) => number),
    ),
  ];
  return all.filter(({ ids }) => ids.length > 0);
}

/** Those that cannot be told apart. */
const UNNAMED: readonly Kind[] = ["raider", "heavy", "viper"];
const GAP = 7;
const CAPTION = 16;
/** So wide is a letter, about. */
const LETTER = 6.9;

function across(side: Region["left"], y: number): number {
  for (let i = 1; i < side.length; i++) {
    const [y0, x0] = side[i - 1]!;
    const [y1, x1] = side[i]!;
    if (y <= y1) return x0 + ((x1 - x0) * Math.max(0, y - y0)) / Math.max(1, y1 - y0);
  }
  return side.at(-1)![1];
}
/** How far a side reaches into a stretch of the picture: its innermost point there. */
function within(side: Region["left"], top: number, bottom: number, most: typeof Math.max): number {
  let x = most(across(side, top), across(side, bottom));
  for (const corner of side) if (corner[0] > top && corner[0] < bottom) x = most(x, corner[1]);
  return x;
}
const span = ({ left, right }: Region, top: number, bottom: number): [number, number] => [
  within(left, top, bottom, Math.max),
  within(right, top, bottom, Math.min),
];

/** How much room there is, in about. */
function roomOf(region: Region): number {
  const STEP = 16;
  let room = 0;
  for (let y = region.top; y < region.bottom; y += STEP)
    room += STEP * Math.max(0, across(region.right, y) - across(region.left, y));
  return room;
}

interface Shape {
  group: Group;
  columns: number;
  w: number;
  h: number;
}
/** The ways to arrange a group, the best first. */
function shapes(group: Group, scale: number, words: boolean, letters: number): Shape[] {
  const count = group.ids.length;
  const { w, h } = SIZES[group.kind];
  const best = group.kind === "civilian" ? Math.ceil(count / 2) : count <= 4 ? 1 : count <= 8 ? 2 : 3;
  const rows = [...new Set([best, ...Array(count).keys()].map((at) => Math.max(1, at)))].filter(
    (rows) => rows <= count,
  );
  const caption = words && group.caption !== "";
  return rows.map((rows) => {
    const columns = Math.ceil(count / rows);
    return {
      group,
      columns,
      w: Math.max(columns * w * scale, caption ? group.caption.length * LETTER * letters : 0),
      h: Math.ceil(count / columns) * h * scale + (caption ? CAPTION * letters : 0),
    };
  });
}

interface Row {
  y: number;
  h: number;
  blocks: Shape[];
}
/** Fills rows from a height on; null where it does not fit. `all`: the ways to arrange each group. */
function pack(region: Region, all: Shape[][], gap: number, start: number): Row[] | null {
  const rows: Row[] = [];
  let row: Row = { y: start, h: 0, blocks: [] };
  const fits = (blocks: Shape[], h: number): boolean => {
    if (row.y + h > region.bottom) return false;
    const [left, right] = span(region, row.y, row.y + h);
    return blocks.reduce((sum, { w }) => sum + w + gap, -gap) <= right - left;
  };
  for (const ways of all) {
    const put = (): boolean => {
      for (const shape of ways) {
        const h = Math.max(row.h, shape.h);
        if (!fits([...row.blocks, shape], h)) continue;
        row.blocks.push(shape);
        row.h = h;
        return true;
      }
      return false;
    };
    if (put()) continue;
    if (row.blocks.length > 0) rows.push(row);
    row = { y: row.y + (row.h > 0 ? row.h + gap : 0), h: 0, blocks: [] };
    // Where the region is narrow at first it may be wider further down.
    const least = Math.min(...ways.map(({ h }) => h));
    while (!put()) {
      row.y += 4;
      if (row.y + least > region.bottom) return null;
    }
  }
  if (row.blocks.length > 0) rows.push(row);
  return rows;
}

const end = (rows: Row[]): number => Math.max(...rows.map(({ y, h }) => y + h));

/** Rows in the middle of the region, or as near to it as they fit. */
function centred(region: Region, all: Shape[][], gap: number): Row[] | null {
  const first = pack(region, all, gap, region.top);
  if (!first) return null;
  const free = region.bottom - end(first);
  // Where the region is narrower in the middle they may take more rows there.
  for (const part of [0.5, 0.3]) {
    const rows = free > 8 ? pack(region, all, gap, region.top + free * part) : null;
    if (rows) return rows;
  }
  return first;
}

/** Sizes that are tried, the largest first: with words as long as they do not cost too much. */
const LEVELS: readonly (readonly [scale: number, words: boolean])[] = [
  ...[1, 0.9, 0.8].map((scale) => [scale, true] as const),
  ...[0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2].map(
    (scale) => [scale, false] as const,
  ),
];

/** `most`: how large ships may be drawn; on a small board they go without words. `letters`: how large words are. */
export function layout(region: Region, area: AreaBoard, caption: Caption, most = 1, letters = 1): Block[] {
  const all = groups(area, caption);
  if (all.length === 0) return [];
  const wanted = all.reduce((sum, { kind, ids }) => sum + SIZES[kind].w * SIZES[kind].h * ids.length, 0);
  const room = roomOf(region);
  for (const [scale, words] of LEVELS) {
    if (scale > most || (words && most < 1) || wanted * scale * scale > room) continue;
    const ways = all.map((group) => shapes(group, scale, words, letters));
    const rows = centred(region, ways, GAP * scale);
    if (rows) return rows.flatMap((row) => placed(region, row, scale, words));
  }
  return [];
}

/** The ships of all areas. Remembers: from one board to the next most areas are as they were. */
export function skyOf(
  plan: Plan,
  caption: Caption,
  most = 1,
): (areas: readonly AreaBoard[], letters?: number) => [Area, Block[]][] {
  const last = new Map<Area, { key: string; blocks: Block[] }>();
  return (areas, letters = 1) =>
    areas.map((area) => {
      // Words change with the language.
      const key = `${caption("raider", 2)} ${letters} ${JSON.stringify(area)}`;
      let known = last.get(area.area);
      if (known?.key !== key) {
        known = { key, blocks: layout(plan.areas[area.area].region, area, caption, most, letters) };
        last.set(area.area, known);
      }
      return [area.area, known.blocks];
    });
}

function placed(region: Region, row: Row, scale: number, words: boolean): Block[] {
  const gap = GAP * scale;
  const [left, right] = span(region, row.y, row.y + row.h);
  const wide = row.blocks.reduce((sum, { w }) => sum + w + gap, -gap);
  let x = left + (right - left - wide) / 2;
  return row.blocks.map(({ group, columns, w, h }) => {
    const { kind, ids } = group;
    const size = SIZES[kind];
    const [cw, ch] = [size.w * scale, size.h * scale];
    const box: Box = { x, y: row.y + (row.h - h) / 2, w, h };
    x += w + gap;
    const indent = (w - columns * cw) / 2;
    const ships = ids.map((id, at): Ship => {
      const [column, line] = [at % columns, Math.floor(at / columns)];
      return {
        kind,
        id,
        x: box.x + indent + column * cw + size.x * scale,
        y: box.y + line * ch + size.y * scale,
        scale,
      };
    });
    const told = words && group.caption !== "";
    const caption = told ? { text: group.caption, x: box.x + w / 2, y: box.y + h - 4 } : null;
    return { kind, box, ships, caption };
  });
}

/** What is picked as one: a ship that can be told from others, or all that are alike in an area. By the name of its option. */
export function things(area: Area, { kind, box, ships }: Block): { thing: string; box: Box }[] {
  if (UNNAMED.includes(kind)) return [{ thing: `${kind}:${area}`, box }];
  const { w, h, x: dx, y: dy } = SIZES[kind];
  return ships.map(({ id, x, y, scale }) => ({
    thing: `${kind}:${id}`,
    box: { x: x - dx * scale, y: y - dy * scale, w: w * scale, h: h * scale },
  }));
}

/** Ships as they are drawn, each by a name that it keeps while it moves, so that one sees it fly. */
export interface Named extends Ship {
  name: string;
  area: Area;
}

/**
 * Names for ships that cannot be told apart: those of an area stay who they were, and those that are new in one are those that
 * left another, as long as there are any.
 */
export function named(before: readonly Named[], now: readonly (readonly [Area, Block[]])[]): Named[] {
  const out: Named[] = [];
  const open: { ship: Ship; area: Area }[] = [];
  const kept = new Set<string>();
  for (const [area, blocks] of now) {
    for (const ship of blocks.flatMap(({ ships }) => ships)) {
      if (!UNNAMED.includes(ship.kind)) {
        out.push({ ...ship, area, name: `${ship.kind} ${ship.id}` });
        continue;
      }
      const old = before.find(
        ({ name, kind, area: was }) => kind === ship.kind && was === area && !kept.has(name),
      );
      if (!old) {
        open.push({ ship, area });
        continue;
      }
      kept.add(old.name);
      out.push({ ...ship, area, name: old.name });
    }
  }
  const taken = new Set(kept);
  for (const { ship, area } of open) {
    const moved = before.find(({ name, kind }) => kind === ship.kind && !taken.has(name));
    let name = moved?.name;
    for (let at = 0; name === undefined; at++)
      if (!taken.has(`${ship.kind} ${at}`)) name = `${ship.kind} ${at}`;
    taken.add(name);
    out.push({ ...ship, area, name });
  }
  // Always in the same order: what is drawn is moved, never taken out and put in again.
  return out.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
