/** What of the log waits while a check is shown. */
import type { Tale } from "../../../lib/reading";
import { messages } from "../talk/told";
import { showing } from "./showing.svelte";

/** Not the cards of a check while they are being turned up, nor what came of them. */
export function told(story: readonly Tale[]): number {
  if (!showing.check) return story.length;
  const at = story.findLastIndex(({ phrase }) => messages(phrase).some(([name]) => name === "event-opened"));
  return at < 0 ? story.length : at;
}
