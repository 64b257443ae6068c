import type { Quick } from "./quick";

/** What somebody likes, kept in this browser. */
export interface Settings {
  theme: "system" | "dark" | "light";
  motion: "system" | "full" | "reduced";
  sound: boolean;
  /** Every answer is confirmed; else a single pick that is neither a card nor secret is given at once. */
  careful: boolean;
  hints: boolean;
  language: string;
  name: string;
  /** The game whose rules were looked at last. */
  game: string;
  /** By game, the last choice for a quick one. */
  quick: Partial<Record<string, Quick>>;
}

const KEY = "starboard.settings";
const usual: Settings = {
  theme: "system",
  motion: "system",
  sound: false,
  careful: false,
  hints: true,
  language: "system",
  name: "",
  game: "",
  quick: {},
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual, ...kept() });

/** Remembers with how many and against whom a game was wanted. */
export function choose(game: string, choice: Quick): void {
  settings.quick = { ...settings.quick, [game]: { ...settings.quick[game], ...choice } };
}

export const keep = (): void => localStorage.setItem(KEY, JSON.stringify(settings));

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const reduced = (): boolean =>
  settings.motion === "reduced" || (settings.motion === "system" && still.matches);

/** Puts theme and motion where styles see them. */
export function wear(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset.motion = reduced() ? "reduced" : "full";
}

for (const query of [dark, still]) query.addEventListener("change", wear);
