import { Refused } from "./api";
import { elsewhere } from "./elsewhere";
import type { Reading } from "./reading";
import { say } from "./words.svelte";

/** What went wrong, as a sentence: the server's own where it has one and it can be read. */
export async function sentence(error: unknown, reading?: Reading): Promise<string> {
  if (!(error instanceof Refused)) return say("problem-unknown");
  if (error.phrase === null) return say("problem-unreachable");
  try {
    return (reading ?? (await elsewhere())).text(error.phrase) || say("problem-unknown");
  } catch {
    return say("problem-unknown");
  }
}
