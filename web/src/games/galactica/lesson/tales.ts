/** What happened, in the words of the log, beside what is explained of it. */
import type { Line, Phrase } from "../../../lib/protocol";
import type { Tale } from "../../../lib/reading";

/** Where it begins in the log and where it ends, at the latest after so many lines. */
const TOLD: Record<string, { from: string; until: string[]; lines: number }> = {
  crisis: { from: "event-crisis", until: [], lines: 1 },
  attack: { from: "story-placed", until: [], lines: 1 },
  ships: {
    from: "event-activation",
    until: ["event-jump-track", "event-turn", "event-crisis", "event-destination"],
    lines: 6,
  },
  track: { from: "event-jump-track", until: [], lines: 1 },
  result: {
    from: "event-resolved",
    until: ["event-activation", "event-jump-track", "event-turn", "event-crisis", "event-took-check"],
    lines: 6,
  },
  damage: { from: "event-galactica-damaged", until: [], lines: 1 },
  boarding: { from: "event-boarded", until: [], lines: 1 },
  sickbay: { from: "event-went location-sickbay", until: [], lines: 1 },
  brig: { from: "event-went location-brig", until: [], lines: 1 },
  revealed: { from: "event-revealed", until: ["event-turn"], lines: 4 },
  jumped: { from: "event-destination", until: ["event-crisis", "event-turn", "event-check"], lines: 7 },
};

/** The sentences that a phrase is made of, by name; one about a place with it, too. */
function namesOf(phrase: Phrase): string[] {
  if (typeof phrase !== "object" || phrase === null) return [];
  if ("sentences" in phrase) return phrase.sentences.flatMap(namesOf);
  if (!Array.isArray(phrase)) return [];
  const [name, of] = phrase;
  const place = of?.place;
  const at =
    typeof place === "object" && place !== null && "place" in place ? [`${name} ${place.place}`] : [];
  return [name, ...at];
}

/** The lines of the log about a step, the latest that there are. */
export function told(step: string, story: readonly Tale[]): Line[] {
  const what = TOLD[step];
  if (!what) return [];
  const first = story.findLastIndex(({ phrase }) => namesOf(phrase).includes(what.from));
  if (first < 0) return [];
  const rest = story.slice(first);
  const end = rest.findIndex(
    ({ phrase }, at) => at > 0 && namesOf(phrase).some((name) => what.until.includes(name)),
  );
  return rest
    .slice(0, Math.min(what.lines, end < 0 ? rest.length : end))
    .map(({ line }) => line)
    .filter((line) => line.length > 0);
}
