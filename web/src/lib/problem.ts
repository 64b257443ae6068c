import { Refused } from "./api";
import { say } from "./words.svelte";

/** What went wrong, as a sentence: the server's own where it has one. */
export function sentence(error: unknown): string {
  if (error instanceof Refused) return error.message || say("problem-unreachable");
  return say("problem-unknown");
}
