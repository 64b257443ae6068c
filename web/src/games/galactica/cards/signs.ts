/** Signs of cards: activation icons, and what is on a face. Drawn in the colour of the text, on a grid of 24. */
import type { Icon } from "../../../gen/galactica";
import type { Sign } from "../../../lib/icons";

/** Which Cylon ships act. */
export const ACTS: Record<Icon, Sign> = {
  raiders: {
    fill: "M2.500 18C2 8 7 4 12 4s10 4 9.500 14c-2.500-5-5-7-7.500-7l-2 4-2-4c-2.500 0-5 2-7.500 7Z",
  },
  launch_raiders: {
    stroke: "M12 9V2.500M8.500 6 12 2.500 15.500 6",
    fill: "M4 21c-.4-7 3.500-10 8-10s8.400 3 8 10c-2-3.500-4-5-6-5l-2 3-2-3c-2 0-4 1.500-6 5Z",
  },
  heavy_raiders: {
    stroke: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 1.500v6m0 9v6M1.500 12h6m9 0h6",
  },
  basestars: {
    fill: "M12 1.500c1 4 1.500 6.500 3.500 9 2.500 2.500 5 3.500 7 7-4-1-6.500-2-9-1.500-1.500.5-1.500.5-3 0-2.500-.5-5 .5-9 1.500 2-3.500 4.500-4.500 7-7 2-2.500 2.500-5 3.500-9Z",
  },
};

/** Abilities: always, once a game, or a drawback; and who may fly. */
export const ABILITIES = {
  passive: { stroke: "M12 20a8 8 0 1 0-8-8M4 4v8h8" },
  once_per_game: { stroke: "M12 3l2.2 6.8H21l-5.5 4 2.1 6.7L12 16.4l-5.6 4.1 2.1-6.7L3 9.8h6.8Z" },
  drawback: { stroke: "M12 4v16M5 13l7 7 7-7" },
  pilot: { fill: "M12 2 22 21l-6-3v3H8v-3l-6 3Z" },
} satisfies Record<string, Sign>;
