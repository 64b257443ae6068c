/** What the first game explains, and when: each thing once, where it happens. */
import type { Board, Event, Prompt } from "../../../gen/galactica";
import type { Line } from "../../../lib/protocol";
import type { Tale } from "../../../lib/reading";
import type { Met } from "../../../shell/lesson/kept";
import { say } from "./words";

/** A step of the lesson: the table waits until it has been read. */
export interface Step {
  name: string;
  kicker: string;
  title: string;
  texts: string[];
  /** What happened, in the words of the log. */
  happened?: Line[];
  /** What is meant, as selectors. */
  targets: string[];
}

/** The table at a question, and what has been told since the last one. */
export interface Moment {
  board: Board;
  seat: number;
  prompt: Prompt;
  news: readonly Tale[];
  events: readonly Event[];
}

const OPTIONS = "[data-option]";
const NOW = '[data-part="now"]';
const HAND = ".own";
const DIALS = "[data-dial]";
const TRACKS = ".track";
const ROOMS = "[data-room]";

/** What each step says, and what it points at. */
const STEPS: Record<string, { texts: number; targets: string[] }> = {
  skills: { texts: 3, targets: [HAND, OPTIONS] },
  loyalty: { texts: 2, targets: [".loyalties"] },
  movement: { texts: 3, targets: [ROOMS] },
  action: { texts: 3, targets: [OPTIONS] },
  crisis: { texts: 2, targets: [NOW] },
  choice: { texts: 1, targets: [NOW, OPTIONS] },
  check: { texts: 4, targets: [NOW, HAND] },
  result: { texts: 2, targets: [DIALS] },
  attack: { texts: 3, targets: ['[data-part="board"]'] },
  ships: { texts: 3, targets: ['[data-part="board"]'] },
  track: { texts: 2, targets: [TRACKS] },
  window: { texts: 2, targets: [OPTIONS] },
  limit: { texts: 1, targets: [HAND] },
  jump: { texts: 3, targets: [OPTIONS, TRACKS] },
  jumped: { texts: 2, targets: [TRACKS] },
  revealed: { texts: 2, targets: ["[data-person]"] },
};

const nameOf = (prompt: Prompt): string =>
  typeof prompt === "string" ? prompt : (Object.keys(prompt)[0] ?? "");
const has = (events: readonly Event[], name: string): boolean =>
  events.some((event) => event === name || (typeof event === "object" && name in event));

/** Before a check, a roll, after an attack: whoever could, may play a card. */
const WINDOWS = ["before-check", "before-roll", "evade", "emergency"];

/** The steps to be read before a question is answered. */
export function steps({ prompt, news, events }: Moment, met: Met): Step[] {
  const asked = nameOf(prompt);
  const found: Step[] = [];
  const once = (name: string, happened = false): void => {
    if (met.has(name)) return;
    met.set(name, 1);
    found.push(step(name, happened ? lines(news) : undefined));
  };
  if (asked === "opening-hand" || asked === "receive-skills") once("skills");
  // What happened since comes first, in the order of a turn.
  if (has(events, "resolved")) once("result", true);
  const attacked = has(events, "crisis") && has(events, "placed");
  if (attacked) once("crisis");
  if (attacked) once("attack", true);
  if (has(events, "activation")) once("ships", true);
  if (has(events, "jump-track")) once("track");
  if (has(events, "revealed")) once("revealed", true);
  if (has(events, "destination")) once("jumped", true);
  if (asked === "move") {
    once("skills");
    once("loyalty");
    once("movement");
  }
  if (asked === "action") once("action");
  if (asked === "crisis-half") {
    once("crisis");
    once("choice");
  }
  if (asked === "contribute" || asked === "before-check") {
    once("crisis");
    once("check");
  }
  if (WINDOWS.includes(asked)) once("window");
  if (asked === "discard") once("limit");
  if (asked === "destination-pick") once("jump");
  return found;
}

function step(name: string, happened?: Line[]): Step {
  const { texts, targets } = STEPS[name]!;
  const said = {
    name,
    kicker: say(`kicker-${name}`),
    title: say(`${name}-title`),
    texts: Array.from({ length: texts }, (_, at) => say(`${name}-${at + 1}`)),
    targets,
  };
  return happened ? { ...said, happened } : said;
}

/** The last of what was told: enough to see what came of it. */
const lines = (news: readonly Tale[]): Line[] =>
  news
    .filter(({ line, opens }) => !opens && line.length > 0)
    .slice(-7)
    .map(({ line }) => line);
