/** Stars that are the same on every visit: those of about the same brightness as one path. A hundred elements would cost a phone 20 ms. */
export interface Stars {
  opacity: number;
  d: string;
}

const part = (value: number): number => value - Math.floor(value);
/** A tenth of a pixel is nothing. */
const short = (value: number): string => value.toFixed(1);

/** A disk. */
export const disk = (x: number, y: number, r: number): string => {
  const half = `a${short(r)} ${short(r)} 0 1 0`;
  return `M${short(x - r)} ${short(y)}${half} ${short(2 * r)} 0${half}-${short(2 * r)} 0`;
};

export function stars(count: number, seed: number, width: number, height: number): Stars[] {
  const levels = new Map<number, string>();
  for (let at = 0; at < count; at++) {
    const [a, b, c] = [127.1, 311.7, 74.7].map((step) => part(Math.sin((at + seed) * step) * 43758.5453));
    const level = Math.round((0.3 + part(a! * 7) * 0.7) * 5) / 5;
    const star = disk(a! * width, b! * height, 0.4 + c! ** 4 * 1.8);
    levels.set(level, (levels.get(level) ?? "") + star);
  }
  return [...levels].map(([opacity, d]) => ({ opacity, d }));
}
