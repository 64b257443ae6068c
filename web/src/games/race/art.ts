/**
 * A picture for every card, drawn from what the card is: a planet in the colour of its goods, a halo where they come once, an
 * emblem for a development. The same card always looks the same, and no two look alike.
 */
import { EMBLEMS } from "./emblems";
import type { Face, Good } from "./faces";

export const WIDTH = 120;
export const HEIGHT = 80;

/** Dark, middle and light of each kind of world. */
const TINTS: Record<Good, [string, string, string]> = {
  novelty: ["#143a86", "#3f7fe8", "#a9ccff"],
  rare: ["#53290c", "#b26a2c", "#f0bd85"],
  genes: ["#0f4a22", "#3c9c4f", "#a9e8a2"],
  alien: ["#6b4c00", "#d8a91c", "#fff0a6"],
};
const STONES: [string, string, string][] = [
  ["#333c52", "#7c88a3", "#d3dbea"],
  ["#3d3540", "#8d7f8c", "#dccfd6"],
  ["#33404a", "#7693a0", "#cfe3ea"],
  ["#403a33", "#968874", "#e3d8c4"],
];

/** A stream of numbers in 0..1 that follows from a text. */
function stream(text: string): () => number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number): string => value.toFixed(1);

/** The inside of an SVG. `uid` keeps the names of its gradients apart from those of other pictures. */
export function art(face: Face, uid: string): string {
  const next = stream(face.id);
  const between = (low: number, high: number): number => low + (high - low) * next();
  const sky = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${uid}s)"/>${stars(next)}`;
  const hue = face.kind === "development" ? between(225, 280) : between(205, 265);
  const defs = [
    `<radialGradient id="${uid}s" cx="${round(between(0.2, 0.8))}" cy="${round(between(0.1, 0.5))}" r="1">`,
    `<stop offset="0" stop-color="hsl(${hue.toFixed(0)} 48% 24%)"/><stop offset="1" stop-color="hsl(${(hue + 15).toFixed(0)} 52% 7%)"/>`,
    `</radialGradient>`,
  ];
  const body = face.kind === "development" ? emblem(face, uid, next, defs) : planet(face, uid, next, defs);
  return `<defs>${defs.join("")}</defs>${sky}${body}`;
}

function stars(next: () => number): string {
  let text = "";
  for (let i = 0; i < 16; i++) {
    const size = next() ** 3 * 0.9 + 0.25;
    text += `<circle cx="${round(next() * WIDTH)}" cy="${round(next() * HEIGHT)}" r="${size.toFixed(2)}" fill="#fff" opacity="${(0.35 + next() * 0.6).toFixed(2)}"/>`;
  }
  return text;
}

function planet(face: Face, uid: string, next: () => number, defs: string[]): string {
  const between = (low: number, high: number): number => low + (high - low) * next();
  const stone = STONES[Math.floor(next() * STONES.length)]!;
  // Production worlds are filled with the colour; windfall worlds have it around them.
  const [dark, middle, light] = face.good && face.production ? TINTS[face.good] : stone;
  const [x, y] = [between(50, 72), between(38, 46)];
  const radius = between(21, 27);
  const tilt = between(-28, 28);
  defs.push(
    `<radialGradient id="${uid}p" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="${light}"/>`,
    `<stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    `<radialGradient id="${uid}d" cx=".3" cy=".26" r=".9"><stop offset=".55" stop-color="#020510" stop-opacity="0"/>`,
    `<stop offset="1" stop-color="#020510" stop-opacity=".78"/></radialGradient>`,
    `<clipPath id="${uid}c"><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/></clipPath>`,
  );
  let text = "";
  if (face.good && face.windfall) text += halo(face.good, uid, x, y, radius, defs);
  const ringed = next() < 0.28;
  const ring = (half: string): string =>
    `<path d="M${round(-radius * 1.75)} 0A${round(radius * 1.75)} ${round(radius * 0.45)} 0 0 ${half} ${round(radius * 1.75)} 0" fill="none" stroke="${light}" stroke-opacity=".75" stroke-width="2.4" transform="translate(${round(x)} ${round(y)}) rotate(${round(tilt)})"/>`;
  if (ringed) text += ring("1");
  text += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="url(#${uid}p)"/>`;
  text += `<g clip-path="url(#${uid}c)">${surface(next, x, y, radius, tilt, dark, light)}${marks(face, x, y, radius)}</g>`;
  text += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="url(#${uid}d)"/>`;
  if (ringed) text += ring("0");
  const moons = Math.floor(next() * 3);
  for (let i = 0; i < moons; i++) {
    const angle = between(0, Math.PI * 2);
    const far = radius * between(1.35, 1.8);
    text += `<circle cx="${round(x + Math.cos(angle) * far)}" cy="${round(y + Math.sin(angle) * far * 0.6)}" r="${round(between(1.6, 3.6))}" fill="${stone[2]}"/>`;
  }
  if (face.military) text += fleet(next, x, y, radius);
  return text;
}

function surface(
  next: () => number,
  x: number,
  y: number,
  radius: number,
  tilt: number,
  dark: string,
  light: string,
): string {
  const between = (low: number, high: number): number => low + (high - low) * next();
  const kind = Math.floor(next() * 3);
  let text = "";
  if (kind === 0) {
    // Bands of a giant.
    for (let i = 0; i < 5; i++) {
      const at = y - radius + (i + between(0.2, 0.8)) * (radius * 0.4);
      text += `<ellipse cx="${round(x)}" cy="${round(at)}" rx="${round(radius * 1.2)}" ry="${round(between(1, 3.4))}" fill="${i % 2 ? light : dark}" opacity="${between(0.25, 0.5).toFixed(2)}" transform="rotate(${round(tilt)} ${round(x)} ${round(y)})"/>`;
    }
  } else if (kind === 1) {
    // Craters.
    for (let i = 0; i < 9; i++) {
      const size = between(1.2, 4.6);
      const [cx, cy] = [x + between(-radius, radius), y + between(-radius, radius)];
      text += `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(size)}" fill="${dark}" opacity=".45"/><circle cx="${round(cx + 0.6)}" cy="${round(cy + 0.7)}" r="${round(size * 0.75)}" fill="${light}" opacity=".22"/>`;
    }
  } else {
    // Land.
    for (let i = 0; i < 4; i++) {
      const [cx, cy] = [x + between(-radius, radius) * 0.8, y + between(-radius, radius) * 0.8];
      const points: string[] = [];
      const size = between(5, 11);
      for (let k = 0; k < 7; k++) {
        const angle = (k / 7) * Math.PI * 2;
        const far = size * between(0.55, 1.15);
        points.push(`${round(cx + Math.cos(angle) * far * 1.3)} ${round(cy + Math.sin(angle) * far * 0.8)}`);
      }
      text += `<path d="M${points.join("L")}Z" fill="${i % 2 ? dark : light}" opacity=".42" stroke="${i % 2 ? dark : light}" stroke-opacity=".42" stroke-width="2.4" stroke-linejoin="round"/>`;
    }
  }
  return text;
}

/** What the words of a title look like from far away. */
function marks(face: Face, x: number, y: number, radius: number): string {
  let text = "";
  if (face.keywords.includes("rebel")) {
    for (const [dx, dy] of [
      [-0.5, -0.2],
      [0.1, 0.3],
      [0.4, -0.35],
    ] as const) {
      text += `<circle cx="${round(x + dx * radius)}" cy="${round(y + dy * radius)}" r="1.6" fill="#ff7a5c"/><circle cx="${round(x + dx * radius)}" cy="${round(y + dy * radius)}" r="3.6" fill="#ff4a2e" opacity=".4"/>`;
    }
  }
  if (face.keywords.includes("alien")) {
    for (let i = -2; i <= 2; i++) {
      text += `<path d="M${round(x + i * radius * 0.42)} ${round(y - radius)}l${round(radius * 0.4)} ${round(radius)}l${round(-radius * 0.4)} ${round(radius)}" fill="none" stroke="#fff3b0" stroke-opacity=".5" stroke-width=".9"/>`;
    }
  }
  if (face.keywords.includes("chromosome") || face.keywords.includes("uplift")) {
    for (let i = -3; i <= 3; i++) {
      const at = y + i * radius * 0.28;
      const wide = Math.cos(i * 0.9) * radius * 0.5;
      text += `<path d="M${round(x - wide)} ${round(at)}H${round(x + wide)}" stroke="#caffc0" stroke-opacity=".55" stroke-width="1.2"/>`;
    }
  }
  return text;
}

function halo(good: Good, uid: string, x: number, y: number, radius: number, defs: string[]): string {
  const [, middle, light] = TINTS[good];
  defs.push(
    `<radialGradient id="${uid}h"><stop offset=".62" stop-color="${middle}" stop-opacity=".95"/>`,
    `<stop offset=".78" stop-color="${middle}" stop-opacity=".45"/><stop offset="1" stop-color="${middle}" stop-opacity="0"/></radialGradient>`,
  );
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * 1.55)}" fill="url(#${uid}h)"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * 1.16)}" fill="none" stroke="${light}" stroke-width="1.6" stroke-dasharray="3.4 2.2"/>`;
}

/** Ships before a world that has to be conquered. */
function fleet(next: () => number, x: number, y: number, radius: number): string {
  let text = "";
  for (let i = 0; i < 3; i++) {
    const [sx, sy] = [x - radius - 4 - i * 7 - next() * 3, y + radius * 0.3 + (i - 1) * 8 + next() * 3];
    text += `<path d="M${round(sx)} ${round(sy)}l-7 -2.4l1.6 2.4l-1.6 2.4Z" fill="#ff9b8a"/><path d="M${round(sx - 7)} ${round(sy)}h-5" stroke="#ff6a50" stroke-opacity=".7" stroke-width="1"/>`;
  }
  return text;
}

function emblem(face: Face, uid: string, next: () => number, defs: string[]): string {
  const great = face.vp === "variable";
  const hue = great ? 42 : 165 + next() * 50;
  const bright = `hsl(${hue.toFixed(0)} 88% 76%)`;
  const soft = `hsl(${hue.toFixed(0)} 70% 56%)`;
  defs.push(
    `<radialGradient id="${uid}g"><stop offset="0" stop-color="${soft}" stop-opacity=".5"/><stop offset="1" stop-color="${soft}" stop-opacity="0"/></radialGradient>`,
  );
  const lines = (d: string, width: number, opacity: number): string =>
    `<path d="${d}" stroke-width="${width}" opacity="${opacity}"/>`;
  let text = `<circle cx="60" cy="40" r="42" fill="url(#${uid}g)"/><g transform="translate(60 40)" fill="none" stroke="${bright}" stroke-linejoin="round" stroke-linecap="round">`;
  if (great)
    for (let i = 0; i < 32; i++)
      text += `<path d="M0 -36V-${i % 2 ? 38 : 40}" transform="rotate(${i * 11.25})" opacity=".55" stroke-width="1"/>`;
  const drawn = EMBLEMS[face.id];
  if (drawn) {
    // The rays need their room.
    text += `<g transform="scale(${great ? 0.88 : 1})">${lines(drawn.thin, 1.1, 0.5)}${lines(drawn.strong, 2, 1)}`;
    text += `<path d="${drawn.fill}" fill="${bright}" stroke="none"/></g>`;
  }
  return `${text}</g>`;
}
