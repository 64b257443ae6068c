/** What the first game explains: each thing once, where it happens. */
import type { Event } from "../../../gen/galactica";
import type { Line } from "../../../lib/protocol";
import type { Tale } from "../../../lib/reading";
import type { Met } from "../../../shell/lesson/kept";
import { lastCheck } from "../check/past";
import { told } from "./tales";
import { due, type Moment } from "./when";
import { say } from "./words";

/** A step of the lesson: the table waits until it has been read. */
export interface Step {
  name: string;
  kicker: string;
  title: string;
  texts: string[];
  /** What happened, in the words of the log. */
  happened: Line[];
  /** What is meant, as selectors. */
  targets: string[];
}

const OPTIONS = "[data-option]";
const NOW = '[data-part="now"]';
const BOARD = '[data-part="board"]';
const HAND = ".stage-hands .own";
const DIALS = "[data-dial]";
const TRACKS = ".track";
/** On a phone they are a list. */
const ROOMS = "[data-room], .rooms";
const PEOPLE = "[data-person]";

/** How much each step says, and what it points at. */
const STEPS: Record<string, { texts: number; targets: string[] }> = {
  skills: { texts: 3, targets: [HAND, OPTIONS] },
  loyalty: { texts: 2, targets: [".loyalties"] },
  movement: { texts: 3, targets: [ROOMS] },
  action: { texts: 3, targets: [OPTIONS] },
  titles: { texts: 3, targets: [PEOPLE] },
  crisis: { texts: 2, targets: [NOW] },
  choice: { texts: 2, targets: [NOW, OPTIONS] },
  check: { texts: 3, targets: [NOW, HAND] },
  committee: { texts: 1, targets: [NOW] },
  leader: { texts: 1, targets: [HAND] },
  give: { texts: 2, targets: [HAND] },
  located: { texts: 2, targets: [NOW] },
  result: { texts: 2, targets: [DIALS] },
  pay: { texts: 1, targets: [OPTIONS] },
  look: { texts: 2, targets: [PEOPLE] },
  attack: { texts: 2, targets: [BOARD] },
  ships: { texts: 3, targets: [BOARD] },
  vipers: { texts: 3, targets: [BOARD] },
  damage: { texts: 2, targets: [ROOMS] },
  boarding: { texts: 2, targets: [TRACKS] },
  sickbay: { texts: 1, targets: [ROOMS] },
  brig: { texts: 2, targets: [ROOMS] },
  track: { texts: 2, targets: [TRACKS] },
  window: { texts: 2, targets: [OPTIONS] },
  limit: { texts: 1, targets: [HAND] },
  jump: { texts: 3, targets: [OPTIONS, TRACKS] },
  jumped: { texts: 2, targets: [TRACKS] },
  revealed: { texts: 2, targets: [PEOPLE] },
};

/** What may not have come up before the first jump, and is said then, in short. */
const DANGERS = ["vipers", "damage", "boarding", "sickbay", "brig"];

/** The steps to be read now. */
export function steps(moment: Moment, story: readonly Tale[], met: Met): Step[] {
  const found: Step[] = [];
  for (const { name, at } of due(moment)) {
    if (met.has(name)) continue;
    met.set(name, 1);
    const texts = name === "result" ? [verdict(moment.events.slice(0, at + 1))] : [];
    found.push(step(name, texts, told(name, story)));
  }
  return found;
}

function step(name: string, before: string[] = [], happened: Line[] = []): Step {
  const { texts, targets } = STEPS[name]!;
  return {
    name,
    kicker: say(`kicker-${name}`),
    title: say(`${name}-title`),
    texts: [...before, ...Array.from({ length: texts }, (_, at) => say(`${name}-${at + 1}`))],
    happened,
    targets,
  };
}

/** How a check came out. */
function verdict(events: readonly Event[]): string {
  const check = lastCheck(events);
  const { total = 0, difficulty = 0, branch = "fail" } = check ?? {};
  return say("result-sum", { total: total ?? 0, difficulty, branch: branch ?? "fail" });
}

/** What has not come up yet; nothing where everything has. */
export function unmet(met: Met): Step[] {
  const dangers = DANGERS.filter((name) => !met.has(name));
  if (met.has("unmet") || dangers.length === 0) return [];
  met.set("unmet", 1);
  return [
    {
      name: "unmet",
      kicker: say("kicker-unmet"),
      title: say("unmet-title"),
      texts: dangers.map((name) => say(`unmet-${name}`)),
      happened: [],
      targets: [],
    },
  ];
}
