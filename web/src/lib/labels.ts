/** What stands before something, as the language that is set writes it: some have a space before a colon. */
import { say } from "./words.svelte";

export const label = (what: string): string => say("label", { what });
export const labelled = (what: string, text: string): string => say("labelled", { what, text });
