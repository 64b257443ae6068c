/** What the page itself says at a table of Galactica. */
import { vocabulary } from "../../lib/words.svelte";
import english from "./locales/en.ftl?raw";

export const { say, find } = vocabulary(
  english,
  import.meta.glob<string>(["./locales/*.ftl", "!./locales/en.ftl"], { query: "?raw", import: "default" }),
);
