/** Battlestar Galactica, before its table is there. */
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
const UNOFFERED = ["random", "directed"];

export const galactica: About = {
  id: "galactica",
  say,
  find,
  picture: { large, small },
  Sky,
  best: 5,
  // Too many wait for one: there is always a clock.
  paces: ["clock", "day"],
  clock: 180_000,
  reacts: true,
  lesson: ({ characters }) => characters === "first-game",
  offers: (bot) => !UNOFFERED.includes(bot),
  table: async () => (await import("../table")).table,
};
