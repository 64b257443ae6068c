/** What somebody likes, kept in this browser. */
export interface Settings {
  theme: "system" | "dark" | "light";
  motion: "system" | "full" | "reduced";
  sound: boolean;
  /** Answers are confirmed; else one that takes a single pick is given at once. */
  confirm: boolean;
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
  confirm: true,
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
