/**
 * Where things are on the board: the bow to the left, starboard above, port with the launch tubes below. Two boards, a whole one
 * and one for phones, on which only space and the ship are drawn. All in units of their own picture.
 */
import type { Area, Location } from "../../../gen/galactica";

export type Point = readonly [x: number, y: number];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** A side of a region from top to bottom, by its corners: y, then x. */
type Side = readonly (readonly [y: number, x: number])[];

/** Where the pieces of an area may stand: between two sides, away from borders, names and the ship. */
export interface Region {
  top: number;
  bottom: number;
  left: Side;
  right: Side;
}

export interface AreaPlan {
  /** Its border, as a path. */
  shape: string;
  region: Region;
  /** Its name: where, and which end of it is there. */
  label: { at: Point; anchor: "start" | "end" };
}

export interface Plan {
  width: number;
  height: number;
  areas: Record<Area, AreaPlan>;
}

/** Clockwise from the bow, as on the board. */
export const AREAS: readonly Area[] = [
  "front",
  "starboard_bow",
  "starboard_aft",
  "rear",
  "port_aft",
  "port_bow",
];
/** Where vipers are launched into. */
export const launches = (area: Area): boolean => area.startsWith("port");

const MIRRORED = { front: "rear", starboard_bow: "starboard_aft", port_bow: "port_aft" } as const;
type Bow = keyof typeof MIRRORED;

/** The aft half is the bow half seen in a mirror. `shape`: the corners of an area. */
function mirrored(
  width: number,
  height: number,
  bow: Record<Bow, { shape: readonly Point[]; region: Region; label: Point }>,
): Plan {
  const path = (corners: readonly Point[]): string => `M${corners.map((at) => at.join(" ")).join("L")}Z`;
  const flip = (side: Side): Side => side.map(([y, x]) => [y, width - x]);
  const areas: Partial<Record<Area, AreaPlan>> = {};
  for (const [area, { shape, region, label }] of Object.entries(bow) as [Bow, (typeof bow)[Bow]][]) {
    areas[area] = { shape: path(shape), region, label: { at: label, anchor: "start" } };
    areas[MIRRORED[area]] = {
      shape: path(shape.map(([x, y]) => [width - x, y])),
      region: { ...region, left: flip(region.right), right: flip(region.left) },
      label: { at: [width - label[0], label[1]], anchor: "end" },
    };
  }
  return { width, height, areas: areas as Record<Area, AreaPlan> };
}

/** From this width on its letters are 13 px high. */
export const LEGIBLE = 792;
export const WHOLE: Plan = mirrored(816, 540, {
  front: {
    shape: [
      [6, 112],
      [216, 200],
      [216, 404],
      [6, 494],
    ],
    region: {
      top: 154,
      bottom: 456,
      left: [
        [154, 12],
        [456, 12],
      ],
      // Around the ship's bow.
      right: [
        [154, 92],
        [196, 190],
        [246, 158],
        [293, 98],
        [340, 158],
        [390, 190],
        [456, 84],
      ],
    },
    label: [18, 146],
  },
  starboard_bow: {
    shape: [
      [6, 66],
      [405, 66],
      [405, 190],
      [222, 190],
      [6, 100],
    ],
    region: {
      top: 69,
      bottom: 184,
      left: [
        [69, 122],
        [144, 122],
        [184, 218],
      ],
      right: [
        [69, 386],
        [184, 386],
      ],
    },
    label: [18, 86],
  },
  port_bow: {
    shape: [
      [6, 534],
      [405, 534],
      [405, 418],
      [222, 418],
      [6, 506],
    ],
    region: {
      top: 421,
      bottom: 531,
      left: [
        [421, 226],
        [470, 108],
        [508, 92],
        [512, 142],
        [531, 142],
      ],
      right: [
        [421, 386],
        [531, 386],
      ],
    },
    label: [18, 528],
  },
});

/** For phones: the same places on 344 by 280. */
export const SMALL: Plan = mirrored(344, 280, {
  front: {
    shape: [
      [3, 72],
      [104, 101],
      [104, 179],
      [3, 208],
    ],
    region: {
      top: 92,
      bottom: 202,
      left: [
        [92, 6],
        [202, 6],
      ],
      right: [
        [92, 62],
        [104, 98],
        [126, 84],
        [140, 68],
        [154, 84],
        [176, 98],
        [202, 22],
      ],
    },
    label: [9, 90],
  },
  starboard_bow: {
    shape: [
      [3, 3],
      [170, 3],
      [170, 96],
      [108, 96],
      [3, 66],
    ],
    region: {
      top: 22,
      bottom: 93,
      left: [
        [22, 8],
        [62, 8],
        [93, 110],
      ],
      right: [
        [22, 167],
        [93, 167],
      ],
    },
    label: [9, 18],
  },
  port_bow: {
    shape: [
      [3, 277],
      [170, 277],
      [170, 184],
      [108, 184],
      [3, 214],
    ],
    region: {
      top: 187,
      bottom: 258,
      left: [
        [187, 108],
        [218, 8],
        [258, 8],
      ],
      right: [
        [187, 167],
        [258, 167],
      ],
    },
    label: [9, 273],
  },
});

const row = (ids: readonly Location[], x: number, y: number, w: number, h: number, gap: number) =>
  ids.map((id, at): [Location, Box] => [id, { x: x + at * (w + gap), y, w, h }]);

/** Rooms on the whole board. */
export const ROOMS = Object.fromEntries([
  ...row(["communications", "command", "weapons_control"], 229, 208, 116, 54, 4),
  ...row(["admirals_quarters", "research_lab", "brig", "ftl_control"], 169, 266, 116, 54, 4),
  ...row(["armory", "hangar_deck", "sickbay"], 229, 324, 116, 54, 4),
  ["press_room", { x: 88, y: 12, w: 88, h: 42 }],
  ["presidents_office", { x: 179, y: 12, w: 96, h: 42 }],
  ["administration", { x: 278, y: 12, w: 112, h: 42 }],
  ...row(["caprica", "cylon_fleet", "human_fleet", "resurrection_ship"], 416, 12, 95, 42, 3),
]) as Record<Location, Box>;

/** Rooms on a phone, three in a row: the long names to the left, where the column is wider. */
export const ROOM_LIST: readonly Location[] = [
  ...(["communications", "command", "weapons_control"] as const),
  ...(["admirals_quarters", "research_lab", "brig"] as const),
  ...(["ftl_control", "armory", "hangar_deck"] as const),
  ...(["administration", "sickbay", "press_room"] as const),
  ...(["presidents_office", "caprica", "cylon_fleet"] as const),
  ...(["resurrection_ship", "human_fleet"] as const),
];

/**
 * On a phone the places are the same for both ways, of which only one is ever asked for: near the border, off the names, the one
 * where ships are least often first.
 */
function between(from: Area, to: Area): Point[] {
  const { width, height } = SMALL;
  const starboard = [from, to].some((area) => area.startsWith("starboard"));
  const end = [from, to].find((area) => area === "front" || area === "rear");
  const spots: Point[] = end
    ? [
        [25, 56],
        [80, 91],
        [50, 91],
      ]
    : [
        [width / 2, 23],
        [width / 2, 73],
      ];
  return spots.map(([x, y]) => [end === "rear" ? width - x : x, starboard ? y : height - y]);
}

/** Where one flies from an area to the next: on the border between them, each way at its own place. `spots`: the best first. */
export function hop(from: Area, to: Area, plan: Plan): { spots: Point[]; turn: number } {
  const spots: Record<string, Point> = {
    "front>starboard_bow": [66, 130],
    "starboard_bow>front": [30, 115],
    "starboard_bow>starboard_aft": [408, 88],
    "starboard_aft>starboard_bow": [408, 128],
    "starboard_aft>rear": [786, 115],
    "rear>starboard_aft": [750, 130],
    "rear>port_aft": [750, 474],
    "port_aft>rear": [786, 490],
    "port_aft>port_bow": [408, 446],
    "port_bow>port_aft": [408, 490],
    "port_bow>front": [30, 490],
    "front>port_bow": [66, 474],
  };
  const turns: Record<string, number> = {
    "front>starboard_bow": -60,
    "starboard_bow>front": 120,
    "starboard_bow>starboard_aft": 0,
    "starboard_aft>starboard_bow": 180,
    "starboard_aft>rear": 60,
    "rear>starboard_aft": -120,
    "rear>port_aft": 120,
    "port_aft>rear": -60,
    "port_aft>port_bow": 180,
    "port_bow>port_aft": 0,
    "port_bow>front": -120,
    "front>port_bow": 60,
  };
  const key = `${from}>${to}`;
  return { spots: plan === SMALL ? between(from, to) : [spots[key]!], turn: turns[key]! };
}
