/** The words of the first game: fetched with it, by those who play it. */
import { vocabulary } from "../../../lib/words.svelte";

export const { say, ready } = vocabulary(
  import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" }),
  true,
);
