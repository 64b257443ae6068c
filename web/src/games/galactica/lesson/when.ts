/** When the first game explains what: pure, from what happened and what is asked. */
import type { Board, Event, Prompt } from "../../../gen/galactica";

/** The table at one moment. */
export interface Moment {
  board: Pick<Board, "people" | "check" | "step">;
  /** What is asked of the reader and was not asked before. */
  prompt: Prompt | null;
  /** All that happened, and the first of it that is new. */
  events: readonly Event[];
  from: number;
}

/** A thing to be explained, and the event that brought it. */
export interface Due {
  name: string;
  at: number;
}

const nameOf = (of: Prompt | Event): string => (typeof of === "string" ? of : (Object.keys(of)[0] ?? ""));

/** What events bring, by their name alone. */
const BROUGHT: Record<string, string[]> = {
  crisis: ["crisis"],
  resolved: ["result"],
  "galactica-damaged": ["damage"],
  boarded: ["boarding"],
  revealed: ["revealed"],
  destination: ["jumped"],
};
/** What is asked brings. */
const ASKED: Record<string, string[]> = {
  "opening-hand": ["skills"],
  "receive-skills": ["skills"],
  move: ["skills", "loyalty", "movement"],
  action: ["action"],
  "crisis-half": ["choice"],
  contribute: ["check"],
  "before-check": ["window"],
  "before-roll": ["window"],
  evade: ["window"],
  emergency: ["window"],
  "look-whose": ["look"],
  "pay-fuel": ["pay"],
  "destination-pick": ["jump"],
};

/** After these nothing more comes of a crisis that is an attack. */
const NO_ATTACK = ["check", "chose", "crisis-discarded", "destination", "turn"];
/** What ships do. Where no such thing follows an activation there are none of their kind. */
const DEEDS = [
  "raiders-moved",
  "heavy-raiders-moved",
  "viper-attacked",
  "attacked",
  "rolling",
  "placed",
  "civilian-destroyed",
  "galactica-damaged",
  "boarded",
  "centurions-advanced",
];

/** What is to be explained now, in the order in which it came. */
export function due({ board, prompt, events, from }: Moment): Due[] {
  const found: Due[] = [];
  let attack = false;
  for (const [at, event] of events.entries()) {
    const name = nameOf(event);
    if (name === "crisis") attack = true;
    else if (NO_ATTACK.includes(name)) attack = false;
    if (at < from) continue;
    // Only what follows says whether ships act; it may be told later than that they are to.
    const before = events[at - 1];
    if (before && nameOf(before) === "activation" && acts(name, attack))
      found.push({ name: "ships", at: at - 1 }, { name: "vipers", at: at - 1 });
    for (const step of [...(BROUGHT[name] ?? []), ...brought(board, event, attack)])
      found.push({ name: step, at });
  }
  if (prompt) found.push(...asked(board, prompt).map((name) => ({ name, at: events.length - 1 })));
  return found;
}

function brought(board: Moment["board"], event: Event, attack: boolean): string[] {
  if (typeof event !== "object") return [];
  if ("placed" in event)
    return attack && !["viper", "civilian"].includes(event.placed.craft) ? ["attack", "vipers"] : [];
  // Where a jump begins anew nothing has come nearer.
  if ("jump-track" in event) return event["jump-track"].now > 0 ? ["track"] : [];
  if ("turn" in event) return board.people[event.turn.seat]?.character === "laura-roslin" ? ["titles"] : [];
  if ("went" in event && typeof event.went.to === "object" && "at" in event.went.to) {
    const { at } = event.went.to;
    return at === "sickbay" || at === "brig" ? [at] : [];
  }
  return [];
}

/** Do ships act? The new ones of an attack have not acted. */
const acts = (next: string, attack: boolean): boolean =>
  DEEDS.includes(next) && !(attack && next === "placed");

function asked({ check, step }: Moment["board"], prompt: Prompt): string[] {
  const steps = ASKED[nameOf(prompt)] ?? [];
  if (typeof prompt !== "object") return steps;
  // Cards are discarded for other reasons, too.
  if ("discard" in prompt) return step === "hand-limit" ? ["limit"] : [];
  if (!("contribute" in prompt)) return steps;
  const located = "location" in prompt.contribute.matter ? ["located"] : [];
  const open = check?.powers.committee ? ["committee"] : [];
  // In a crisis that Adama drew, cards of strength 1 help.
  const leader = check?.powers.inspirational_leader ? ["leader"] : [];
  return [...located, ...steps, ...open, ...leader, "give"];
}
