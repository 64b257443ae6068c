/** Pictograms of developments, one for each: lines of light around the middle, within 62 x 56. What a card does, or is called. */
export interface Emblem {
  /** Thin lines: what stands behind. */
  thin: string;
  strong: string;
  fill: string;
}

type Point = readonly [number, number];

const at = ([x, y]: Point): string => `${+x.toFixed(1)} ${+y.toFixed(1)}`;
const poly = (points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;
const around = (count: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count + turn) * Math.PI * 2;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)] as const;
  });
const moved = (points: readonly Point[], x: number, y: number): Point[] =>
  points.map(([px, py]) => [px + x, py + y] as const);

const hex = (x: number, y: number, r: number): string => poly(moved(around(6, r), x, y));
const gem = (x: number, y: number, r: number): string =>
  poly(
    moved(
      [
        [0, -r],
        [r * 0.78, 0],
        [0, r],
        [-r * 0.78, 0],
      ],
      x,
      y,
    ),
  );
const star = (x: number, y: number, r: number): string =>
  poly(
    moved(
      around(10, r).map(([px, py], i) => (i % 2 ? ([px * 0.44, py * 0.44] as const) : ([px, py] as const))),
      x,
      y,
    ),
  );
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const leaf = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}c${r * 0.8} ${r * 0.6} ${r * 0.8} ${r * 1.4} 0 ${r * 2}c${-r * 0.8} ${-r * 0.6} ${-r * 0.8} ${-r * 1.4} 0 ${-r * 2}Z`;
const rays = (count: number, from: number, to: number): string => {
  const ends = around(count, to);
  return around(count, from)
    .map((start, i) => `M${at(start)}L${at(ends[i]!)}`)
    .join("");
};

export const EMBLEMS: Record<string, Emblem> = {
  // A crane over a dome.
  "public-works": {
    thin: "M-32 24H32M-20 24V12M-10 24V5M0 24V3M10 24V12M-27 18H13",
    strong: "M-28 24A21 20 0 0 1 14 24M23 24V-26M-14 -18H30M23 -26L-14 -18M23 -26L30 -18M-8 -18V-8",
    fill: `${box(-12.5, -8, 9, 8)}${box(26, -18, 6, 6)}`,
  },
  // Three ships leave a world behind.
  "expedition-force": {
    thin: "M-31 27A44 30 0 0 1 31 27M-24 24A36 22 0 0 1 24 24M0 8V15M-17 13V19M17 13V19",
    strong: "M-9 4L0 -4L9 4M-23 10L-17 4L-11 10M11 10L17 4L23 10",
    fill: "M0 -28L7 -8L0 -13L-7 -8ZM-17 -12L-12 1L-17 -3L-22 1ZM17 -12L22 1L17 -3L12 1Z",
  },
  // A crate at a toll bar.
  "export-duties": {
    thin: "M-32 24H32M-26 20H-20M-14 20H-8M-2 20H4M10 20H16",
    strong: `M20 24V-8M14 -8H26M20 -4L-24 -22M8 -9L5 -14M-4 -14L-7 -19${box(-26, 0, 20, 20)}M-26 7H-6M-16 0V7`,
    fill: `${disc(20, -13, 5)}${hex(-16, 13.5, 4)}`,
  },
  // A plan of battle.
  "new-military-tactics": {
    thin: "M-30 -26V26H30V-26ZM-30 -9H30M-30 9H30M-10 -26V26M10 -26V26",
    strong:
      "M-24 20C-20 -2 2 12 10 -8C12 -13 15 -16 20 -17M13 -21L21 -17.500L17 -10M-25 -21L-15 -13M-15 -21L-25 -13M14 12L24 20M24 12L14 20",
    fill: `${disc(-24, 20, 4.5)}${disc(0, -17, 4)}`,
  },
  // Two who understand each other.
  "contact-specialist": {
    thin: "M-6 -28A16 13 0 0 1 6 -28M-10 -23A22 19 0 0 1 10 -23M-7 24H7",
    strong: `${disc(-18, -6, 9)}M-31 24C-31 10 -25 7 -18 7S-6 12 -5 20M9 -17H27L30 -6L24 4H12L6 -6ZM5 20C6 12 12 8 18 8S31 12 31 24`,
    fill: `${oval(14, -7, 2.4, 4)}${oval(22, -7, 2.4, 4)}${disc(-21, -7, 1.6)}${disc(-15, -7, 1.6)}${gem(0, 20, 4)}`,
  },
  // Coins that become more.
  "investment-credits": {
    thin: "M-32 26H32M-18 20H-30M-18 14H-30M6 20H-8M6 14H-8M6 8H-8M6 2H-8M30 14H16M30 8H16M30 2H16",
    strong: "M-30 26V12H-18V26M-8 26V-2H6V26M16 26V-14H30V26M-29 -2L-7 -18L4 -13L20 -28M11 -28H20.500V-19",
    fill: `${oval(-24, 11, 6, 2.6)}${oval(-1, -3, 7, 2.8)}${oval(23, -15, 7, 2.8)}`,
  },
  // Long hull, a garden aboard.
  "colony-ship": {
    thin: "M-8 28V22M0 31V23M8 28V22M-12 4H12M-12 12H12M-21 20V6M21 20V6",
    strong: "M0 -29C11 -20 13 -6 12 20H-12C-13 -6 -11 -20 0 -29ZM-12 6L-22 16V22L-12 18M12 6L22 16V22L12 18",
    fill: `${leaf(0, -17, 6)}${disc(-5, -1, 2.2)}${disc(5, -1, 2.2)}${disc(0, 8, 2.2)}${box(-7, 15, 14, 3)}`,
  },
  // A walker with a drill.
  "mining-robots": {
    thin: "M-32 27H-9L-4 20L2 27H32M-24 -2L-16 -6M24 -2L16 -6M-5 -28V-22M5 -28V-22",
    strong:
      "M-14 -20H14L18 -6L10 4H-10L-18 -6ZM-18 -6L-28 6V16L-24 26M18 -6L28 6V16L24 26M-5 4H5V9H-5ZM-7 9H7L0 24ZM-4 14H5",
    fill: `${disc(-6, -10, 3.2)}${disc(6, -10, 3.2)}${hex(16, 22, 4)}${hex(-15, 22, 3.2)}`,
  },
  // A helmet.
  "space-marines": {
    thin: "M-30 27C-28 17 -22 14 -16 14M30 27C28 17 22 14 16 14M0 -28V-22M-20 27V22M20 27V22M-10 27H10",
    strong:
      "M-19 8V-5C-19 -18 -11 -24 0 -24S19 -18 19 -5V8L11 18H-11ZM-19 0H-24V9H-19M19 0H24V9H19M-6 12H6M-4 15.500H4",
    fill: "M-14 -8C-8 -12 8 -12 14 -8L12 2L5 5L0 2L-5 5L-12 2Z",
  },
  // Cards go, points come.
  "deficit-spending": {
    thin: `${box(-24, -26, 20, 28)}M-25 0H-15M-25 6H-15M-25 12H-19`,
    strong: `${box(-30, -10, 20, 30)}M-2 -12H10M4 -18L10.5 -12L4 -6M-4 14H10M4 8L10.5 14L4 20`,
    fill: `${hex(21, -12, 8)}${hex(21, 14, 8)}`,
  },
  // Pillars among the stars.
  "interstellar-bank": {
    thin: `M-31 24H31M-28 19H28M-19 17V-3M-8 17V-3M8 17V-3M19 17V-3M-34 6C-24 -30 24 -30 34 6`,
    strong: "M-26 -6L0 -21L26 -6ZM-22 -3V16M-11 -3V16M0 -3V16M11 -3V16M22 -3V16M-27 17H27M-31 24H31",
    fill: `${hex(0, -11, 4)}${star(-29, -8, 3.6)}${star(29, -8, 3.6)}`,
  },
  // Life in a flask.
  "genetics-lab": {
    thin: "M-20 14H20M-24 24H24M-6 -16H6M16 -26V-20M13 -23H19M-20 -22V-16M-23 -19H-17",
    strong:
      "M-7 -27H7M-5 -27V-8L-23 20C-25 25 -22 27 -18 27H18C22 27 25 25 23 20L5 -8V-27M-9 4C-9 11 9 13 9 22M9 4C9 11 -9 13 -9 22M-7 8H7M-7 18H7",
    fill: `${disc(-13, 21, 2)}${disc(14, 19, 2.2)}${disc(0, -1, 2)}${disc(17, 23, 1.4)}`,
  },
  // Ore in the teeth of a wheel.
  "mining-conglomerate": {
    thin: `${disc(0, 0, 17)}M-32 27H32`,
    strong: `${disc(0, 0, 21)}${rays(10, 21, 27)}`,
    fill: `${hex(0, -8, 6.5)}${hex(-7.5, 5, 6.5)}${hex(7.5, 5, 6.5)}`,
  },
  // A sprout on a world that had none.
  "terraforming-robots": {
    thin: "M-31 27A35 35 0 0 1 31 27M-20 17L-15 21M-9 12L-7 18M26 -22V-12M21 -17H31M22.500 -20.500L29.500 -13.500M22.500 -13.500L29.500 -20.500",
    strong:
      "M-26 4H-8V-8H-26ZM-23 -8V-14H-14V-8M-8 -2H3V8M-26 8A3.500 3.500 0 1 0 -19 8A3.500 3.500 0 1 0 -26 8M-15 7A3.500 3.500 0 1 0 -8 7A3.500 3.500 0 1 0 -15 7M12 14V-2",
    fill: `M12 2C10 -6 4 -7 1 -7C2 0 6 2 12 2ZM12 -1C13 -10 19 -12 23 -12C23 -4 19 -1 12 -1Z${disc(-18.5, -11, 1.5)}${disc(3, 11, 2)}`,
  },
  // One of each.
  "diversified-economy": {
    thin: `${disc(0, 0, 28)}M0 -28V28M-28 0H28`,
    strong: `${disc(-12, -12, 9.5)}${disc(12, -12, 9.5)}${disc(-12, 12, 9.5)}${disc(12, 12, 9.5)}`,
    fill: `${gem(-12, -12, 6)}${hex(12, -12, 5.5)}${leaf(-12, 12, 5.5)}M5 12C8 7 16 7 19 12C16 17 8 17 5 12Z`,
  },
  // An atom.
  "research-labs": {
    thin: "M-32 -20V-27H-25M32 -20V-27H25M-32 20V27H-25M32 20V27H25",
    strong: `${oval(0, 0, 28, 9.5)}M-14 -24.200A28 9.500 60 0 0 14 24.200A28 9.500 60 0 0 -14 -24.200ZM14 -24.200A28 9.500 -60 0 1 -14 24.200A28 9.500 -60 0 1 14 -24.200Z`,
    fill: `${disc(0, 0, 5)}${disc(28, 0, 3)}${disc(-14, -24.2, 3)}${disc(-14, 24.2, 3)}`,
  },
  // Down from orbit.
  "drop-ships": {
    thin: "M-32 27C-16 21 16 21 32 27M-18 -2V4M0 0V8M18 -2V4M-24 -4V0M24 -4V0",
    strong: "M-30 -12L-16 -24H16L30 -12L18 -8H-18ZM-9 -24V-17H9V-24M-22 -8V-4M22 -8V-4",
    fill: "M-18 22L-23 9H-13ZM0 26L-5.500 12H5.500ZM18 22L13 9H23ZM-4 -16H4V-12H-4Z",
  },
  // The same, and the same again.
  "replicant-robots": {
    thin: "M-31 27V17C-31 13 -28 11 -25 11H-14M31 27V17C31 13 28 11 25 11H14M-32 -18H-15V4M32 -18H15V4M-25 -18V-24M25 -18V-24M-32 -18V4H-15M32 -18V4H15",
    strong:
      "M-11 -20H11V4H-11ZM0 -20V-27M-5 4V9M5 4V9M-15 27V15C-15 11 -12 9 -9 9H9C12 9 15 11 15 15V27M-6 -1H6",
    fill: `${disc(-5, -11, 3)}${disc(5, -11, 3)}${disc(0, -27, 2.2)}${disc(-24, -9, 2)}${disc(24, -9, 2)}${hex(0, 18, 4)}`,
  },
  // A stall with something for everybody.
  "consumer-markets": {
    thin: "M-32 27H32M-24 27V-3M24 27V-3M-14 -24V-10M0 -24V-10M14 -24V-10",
    strong:
      "M-22 -24H22L30 -10H-30ZM-30 -10A5 5 0 0 0 -20 -10A5 5 0 0 0 -10 -10A5 5 0 0 0 0 -10A5 5 0 0 0 10 -10A5 5 0 0 0 20 -10A5 5 0 0 0 30 -10M-24 15H24M-24 27H24",
    fill: `${gem(-14, 8, 6)}${gem(0, 8, 6)}${gem(14, 8, 6)}${gem(0, 21, 3.6)}`,
  },
  // The eye above the pyramid.
  "alien-tech-institute": {
    thin: "M-30 24H30M-19 10H19M-12 0H12M-9 24V10M9 24V10M-22 -20L-17 -15M22 -20L17 -15M0 -29V-24M-29 -8H-23M29 -8H23",
    strong: "M-27 24L0 -14L27 24ZM-15 -11C-8 -22 8 -22 15 -11C8 0 -8 0 -15 -11Z",
    fill: `M0 -18C3 -14 3 -8 0 -4C-3 -8 -3 -14 0 -18Z${box(-4, 14, 8, 10)}`,
  },
  // What everybody wants, going round.
  "free-trade-association": {
    thin: `${disc(0, 0, 17)}M-30 0H-26M30 0H26`,
    strong: "M-24 -6A25 25 0 0 1 17 -18M9 -21L18 -18L16 -9M24 6A25 25 0 0 1 -17 18M-9 21L-18 18L-16 9",
    fill: `${gem(0, 0, 13)}${gem(-20, -18, 4)}${gem(20, 18, 4)}`,
  },
  // A wreath for one out of many.
  "galactic-federation": {
    thin: `${disc(0, -2, 14)}M-4 27H4`,
    strong: "M-4 26C-20 24 -29 10 -26 -10M4 26C20 24 29 10 26 -10",
    fill: `${star(0, -2, 11)}M-26 -10C-32 -14 -32 -20 -28 -25C-23 -20 -22 -15 -26 -10ZM-28 3C-35 2 -37 -3 -36 -9C-30 -7 -27 -3 -28 3ZM-24 14C-31 15 -35 11 -36 6C-30 5 -25 8 -24 14ZM-15 22C-20 26 -26 25 -29 20C-24 17 -18 17 -15 22ZM26 -10C32 -14 32 -20 28 -25C23 -20 22 -15 26 -10ZM28 3C35 2 37 -3 36 -9C30 -7 27 -3 28 3ZM24 14C31 15 35 11 36 6C30 5 25 8 24 14ZM15 22C20 26 26 25 29 20C24 17 18 17 15 22Z`,
  },
  // A crown over a conquered world.
  "galactic-imperium": {
    thin: "M-24 27A28 20 0 0 1 24 27M-14 27A16 12 0 0 1 14 27M-20 3H20",
    strong: "M-24 8L-29 -17L-13 -6L0 -27L13 -6L29 -17L24 8ZM-24 12H24",
    fill: `${disc(-29, -20, 3)}${disc(29, -20, 3)}${disc(0, -28, 3)}${gem(0, -4, 6)}${gem(-14, 0, 3.6)}${gem(14, 0, 3.6)}${disc(0, 22, 3)}`,
  },
  // Art comes back: a lyre.
  "galactic-renaissance": {
    thin: "M-8 -15V14M-3 -15V15M3 -15V15M8 -15V14M-26 4C-30 10 -30 18 -26 24M26 4C30 10 30 18 26 24",
    strong:
      "M-11 17C-26 8 -26 -8 -16 -20C-14 -24 -17 -28 -21 -26M11 17C26 8 26 -8 16 -20C14 -24 17 -28 21 -26M-17 -15H17M-13 17H13L9 26H-9Z",
    fill: `${star(0, -23, 5)}${disc(-21, -24, 2.4)}${disc(21, -24, 2.4)}${box(-5, 19, 10, 3)}`,
  },
  // A dish that listens.
  "galactic-survey-seti": {
    thin: "M11 -21A11 11 0 0 1 20 -10M14 -27A18 18 0 0 1 27 -12M-30 27H24M-12 18H6",
    strong: "M-25 -17C-28 2 -14 18 8 15C12 14 14 12 16 9ZM-9 -5L8 -13M-3 -2L8 -13M-8 13L-16 27M-1 15L8 27",
    fill: `${disc(10, -14, 3.6)}${star(26, -24, 4)}`,
  },
  // Weighed, and fair.
  "merchant-guild": {
    thin: "M-20 -16L-29 6M-20 -16L-11 6M20 -16L11 6M20 -16L29 6M-14 27H14",
    strong:
      "M0 -24V24M-22 -16C-12 -20 12 -20 22 -16M-30 6H-10C-11 14 -29 14 -30 6ZM10 6H30C29 14 11 14 10 6ZM-9 24H9",
    fill: `${disc(0, -25, 3.4)}${hex(-23.5, 2, 4)}${hex(-16.5, 2, 4)}${gem(20, 1, 5)}`,
  },
  // A pick in the rock.
  "mining-league": {
    thin: "M-32 27L-20 10L-10 20L2 6L14 22L22 14L32 27M-26 -20L-22 -17M-29 -8H-24M-16 -28L-14 -24",
    strong: "M-9 22L14 -13M-6 -17C4 -26 20 -24 28 -8C20 -14 10 -18 -6 -17Z",
    fill: `${hex(-13, 2, 5)}${hex(18, 8, 6)}${hex(-22, 20, 5)}${hex(8, 21, 4)}`,
  },
  // Card, good and point drive each other.
  "new-economy": {
    thin: `${disc(0, 0, 11)}${rays(8, 11, 15)}`,
    strong:
      "M-8 -24A25 25 0 0 1 23 -10M24 -19L23.500 -9.500L14.500 -11M25 4A25 25 0 0 1 0 25M8 30L-.5 25L6 17.500M-16 19A25 25 0 0 1 -20 -15M-27 -9L-20 -16L-13 -9",
    fill: `${hex(0, 0, 6)}${box(-20, -27, 7, 9)}${gem(27, -3, 4.5)}${hex(-9, 24, 4.5)}`,
  },
  // The sword.
  "new-galactic-order": {
    thin: `${oval(0, -2, 29, 10)}${disc(0, -2, 21)}`,
    strong: "M0 -30L5 -23V10H-5V-23ZM-15 10H15V14H-15ZM-3 14V23M3 14V23",
    fill: `${disc(0, 25, 3.6)}${star(-25, -18, 4.4)}${star(25, -18, 4.4)}${star(-25, 14, 4.4)}${star(25, 14, 4.4)}`,
  },
  // A galaxy of living things.
  "pan-galactic-league": {
    thin: `${oval(0, 0, 31, 20)}`,
    strong: "M2 -4C14 -10 26 -2 22 10C18 20 0 22 -12 18M-2 4C-14 10 -26 2 -22 -10C-18 -20 0 -22 12 -18",
    fill: `${disc(0, 0, 5.5)}${leaf(-18, 14, 5)}${leaf(18, -14, 5)}${leaf(27, 4, 4)}${leaf(-27, -4, 4)}${disc(4, 25, 1.8)}${disc(-4, -25, 1.8)}`,
  },
  // A freighter on its way.
  "trade-league": {
    thin: "M-32 24C-18 12 18 12 32 24M-32 -20C-20 -28 -6 -28 4 -24M-36 2H-30M-36 8H-32M-22 -3H10M-12 -12V8M0 -12V8",
    strong: "M-24 8H20L31 0L24 -6H14V-14H10V8M-24 8V-12H10M-24 8L-28 14H14L20 8",
    fill: `${hex(-18, 3, 3.8)}${gem(-6, 3, 4.4)}${leaf(5, 2.5, 4)}${hex(-18, -7, 3.8)}${gem(-6, -7, 4.4)}${disc(21, 0, 2)}${disc(26, -24, 4)}`,
  },
};
