/** The words of the first game: fetched with it, by those who play it. */
import { vocabulary } from "../../../lib/words.svelte";
import english from "./locales/en.ftl?raw";

export const { say } = vocabulary(
  english,
  import.meta.glob<string>(["./locales/*.ftl", "!./locales/en.ftl"], { query: "?raw", import: "default" }),
);
