/** What is said of the game before its table is there, and the words of that table: fetched when one is opened, with its parts. */
import { vocabulary } from "../../../lib/words.svelte";

export const about = vocabulary(
  import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" }),
);
export const table = vocabulary(
  import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" }),
  true,
);
