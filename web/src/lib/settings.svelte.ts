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
  /** The last choice for a quick game; without a level, the one that the game starts people with. */
  game: string;
  players: number;
  level: string;
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
  players: 2,
  level: "",
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual, ...kept() });

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
