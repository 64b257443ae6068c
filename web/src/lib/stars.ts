/** Stars that are the same on every visit. */
export interface Star {
  x: number;
  y: number;
  r: number;
  o: number;
}

const part = (value: number): number => value - Math.floor(value);

export const stars = (count: number, seed: number, width: number, height: number): Star[] =>
  Array.from({ length: count }, (_, at) => {
    const [a, b, c] = [127.1, 311.7, 74.7].map((step) => part(Math.sin((at + seed) * step) * 43758.5453));
    return { x: a! * width, y: b! * height, r: 0.4 + c! ** 4 * 1.8, o: 0.3 + part(a! * 7) * 0.7 };
  });
