/** Race for the Galaxy, before its table is there. */
import type { About } from "../../game";
import Sky from "../Sky.svelte";
import small from "../picture-small.webp";
import large from "../picture.webp";
import { about, table } from "./words";

/** Computer players for tests and measurements, not for people. */
const UNOFFERED = ["random", "greedy"];

export const race: About = {
  id: "race",
  say: about.say,
  find: about.find,
  picture: { large, small },
  Sky,
  best: 2,
  paces: ["live", "clock", "day"],
  clock: 90_000,
  reacts: false,
  lesson: ({ mode }) => mode === "first-game",
  offers: (bot) => !UNOFFERED.includes(bot),
  table: async () => (await Promise.all([import("../table"), table.ready()]))[0].table,
};
