/** Words about what computer players thought: fetched with it, once a game is over. */
import { vocabulary } from "../../lib/words.svelte";

export const { say, ready } = vocabulary(
  import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" }),
  true,
);
