/** The words of the story: fetched with it, once a game is over. */
import { vocabulary } from "../../../lib/words.svelte";
import english from "./locales/en.ftl?raw";

export const { say } = vocabulary(
  english,
  import.meta.glob<string>(["./locales/*.ftl", "!./locales/en.ftl"], { query: "?raw", import: "default" }),
);
