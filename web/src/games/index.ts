/** The games that this page can show. A new one is a folder beside this file and a line here. */
import type { About } from "./game";
import { galactica } from "./galactica/about";
import { race } from "./race/about";

export const GAMES: readonly [About, ...About[]] = [race, galactica];

export const aboutGame = (id: string): About | undefined => GAMES.find((game) => game.id === id);
