/** What is asked about once more before it is done: whoever reveals themselves as a Cylon can never hide again. */
import type { Item } from "../../../gen/galactica";
import { article } from "../../../lib/reference.svelte";
import { plain } from "../../../lib/protocol";
import type { Twice } from "../../game";
import { say } from "../words";

export function twice(item: Item): Twice | null {
  if (typeof item !== "object" || !("reveal" in item)) return null;
  const power = article(`loyalty-${item.reveal}`)?.rows[1]?.line;
  return {
    question: say("reveal-question"),
    detail: [say("reveal-detail"), power ? plain(power) : ""].join(" ").trim(),
    yes: say("reveal-yes"),
    no: say("reveal-no"),
  };
}
