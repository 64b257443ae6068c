/** Battlestar Galactica, before its table is there. */
import type { About } from "../../game";
import Sky from "../Sky.svelte";
import small from "../picture-small.webp";
import large from "../picture.webp";
import { about, table } from "./words";

/** Computer players for tests and measurements, not for people. */
const UNOFFERED = ["random", "directed"];

export const galactica: About = {
  id: "galactica",
  say: about.say,
  find: about.find,
  picture: { large, small },
  Sky,
  best: 5,
  // Too many wait for one: there is always a clock.
  paces: ["clock", "day"],
  clock: 180_000,
  reacts: true,
  lesson: ({ characters }) => characters === "first-game",
  offers: (bot) => !UNOFFERED.includes(bot),
  table: async () => (await Promise.all([import("../table"), table.ready()]))[0].table,
};
