/** The words of the guide: fetched with it, by those who read it. */
import { vocabulary } from "../../../lib/words.svelte";

export const { say, ready } = vocabulary(
  import.meta.glob<string>("./locales/*.ftl", { query: "?raw", import: "default" }),
  true,
);
