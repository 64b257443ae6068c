/** Race for the Galaxy, before its table is there. */
import { vocabulary } from "../../../lib/words.svelte";
import type { About } from "../../game";
import english from "./locales/en.ftl?raw";
import Sky from "../Sky.svelte";
import small from "../picture-small.webp";
import large from "../picture.webp";

const { say, find } = vocabulary(
  english,
  import.meta.glob<string>(["./locales/*.ftl", "!./locales/en.ftl"], { query: "?raw", import: "default" }),
);

/** Computer players for tests and measurements, not for people. */
const UNOFFERED = ["random", "greedy"];

export const race: About = {
  id: "race",
  say,
  find,
  picture: { large, small },
  Sky,
  best: 2,
  paces: ["live", "clock", "day"],
  clock: 90_000,
  reacts: false,
  lesson: ({ mode }) => mode === "first-game",
  offers: (bot) => !UNOFFERED.includes(bot),
  table: async () => (await import("../table")).table,
};
