/** What the first game explains, and when: each thing once, where it happens. */
import type { Board, Event, Prompt } from "../../../gen/race";
import type { Line } from "../../../lib/protocol";
import type { Glance, SeatInfo, Tale } from "../../../lib/reading";
import type { Met } from "../../../shell/lesson/kept";
import { say as race } from "../words";
import { chosenIn, PHASES, type PhaseName } from "../moments/chosen";
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
  glance: Glance | null;
  seats: SeatInfo[];
  seat: number;
  prompt: Prompt;
  news: readonly Tale[];
  events: readonly Event[];
}

const tile = (phase: PhaseName): string => `[data-phase="${phase}"]`;
const numeral = (phase: PhaseName): string => PHASES.find(({ name }) => name === phase)!.numeral;
const phaseName = (phase: PhaseName): string => race(`phase-${phase}`);
const OPTIONS = "[data-option]";

/** What is said of a phase. */
const TEXTS: Record<PhaseName, string[]> = {
  explore: ["explore-text", "explore-bonus", "explore-use"],
  develop: ["develop-text", "develop-use", "develop-bonus"],
  settle: ["settle-text", "settle-military", "settle-goods", "settle-bonus"],
  consume: ["consume-good", "consume-trade", "consume-powers", "consume-bonus"],
  produce: ["produce-text", "produce-bonus", "produce-use"],
};

type PromptName = Prompt extends infer P ? (P extends string ? P : keyof P) : never;
const nameOf = (prompt: Prompt): PromptName =>
  typeof prompt === "string" ? prompt : (Object.keys(prompt)[0] as PromptName);

/** The phase that a question belongs to. */
const ASKED_IN: Record<PromptName, PhaseName | null> = {
  "start-discard": null,
  "choose-action": null,
  "explore-keep": "explore",
  "develop-place": "develop",
  "develop-pay": "develop",
  "settle-place": "settle",
  "settle-way": "settle",
  "settle-pay": "settle",
  sell: "consume",
  "consume-power": "consume",
  "consume-goods": "consume",
  "consume-next-kind": "consume",
  "consume-hand": "consume",
  bet: "consume",
  "produce-windfall": "produce",
  "hand-limit": null,
};

/** The steps to be read before a question is answered. */
export function steps(moment: Moment, met: Met): Step[] {
  const name = nameOf(moment.prompt);
  const asked = ASKED_IN[name];
  const found: Step[] = [];
  const once = (name: string, make: () => Step): void => {
    if (met.has(name)) return;
    met.set(name, 1);
    found.push(make());
  };
  if (moment.events.some((event) => "chose" in event)) once("revealed", () => revealed(moment));
  const phases = phasesIn(moment.news);
  phases.forEach(({ phase, lines }, at) => {
    // A phase that goes on with this question is explained by it.
    if (phase === asked && at === phases.length - 1) return;
    const times = met.get(phase) ?? 0;
    met.set(phase, times + 1);
    if (times === 0) found.push(explained(moment, phase, lines));
    else if (times === 1) found.push(again(phase, lines));
  });
  if (asked) once(asked, () => explained(moment, asked, null));
  if (name === "develop-pay" || name === "settle-pay")
    once("pay", () => plain("pay", say("kicker-pay"), ["pay-text"], [OPTIONS]));
  if (name === "hand-limit")
    once("limit", () => plain("limit", say("kicker-round"), ["limit-text"], [OPTIONS]));
  if (name === "choose-action") {
    const kicker = say("kicker-round");
    if (met.has("choose"))
      once("round", () => plain("round", kicker, ["round-text", "round-think"], ["[data-phase]"]));
    once("choose", () =>
      plain("choose", kicker, ["choose-text", "choose-all", "choose-phases", "choose-act"], ["[data-phase]"]),
    );
  }
  const warnings = moment.glance?.warnings ?? [];
  if (warnings.length > 0)
    once("end", () => ({ ...plain("end", say("kicker-end"), ["end-text"], []), happened: warnings }));
  return found;
}

const plain = (name: string, kicker: string, texts: string[], targets: string[]): Step => ({
  name,
  kicker,
  title: say(`${name}-title`),
  texts: texts.map((text) => say(text)),
  targets,
});

/** A phase, in full. `lines`: what came of it, where it asked nothing. */
function explained({ board, seat }: Moment, phase: PhaseName, lines: Line[] | null): Step {
  const military = board.players[seat]!.sums.military;
  const step: Step = {
    name: phase,
    kicker: say("kicker-phase", { numeral: numeral(phase) }),
    title: say(`${phase}-title`),
    texts: TEXTS[phase].map((text) => say(text, { military })),
    targets: [tile(phase), ...(lines ? cardsOf(lines) : [OPTIONS])],
  };
  return lines ? { ...step, happened: lines } : step;
}

const again = (phase: PhaseName, lines: Line[]): Step => ({
  name: `${phase}-again`,
  kicker: say("kicker-phase", { numeral: numeral(phase) }),
  title: say("again-title", { phase: phaseName(phase) }),
  texts: [say(`again-${phase}`)],
  happened: lines,
  targets: [tile(phase), ...cardsOf(lines)],
});

/** Who chose what, and what everybody plays for it. */
function revealed({ events, seats, seat }: Moment): Step {
  const chosen = chosenIn(events);
  const own = chosen.find((one) => one.seat === seat);
  const phases = PHASES.filter(({ name }) => chosen.some(({ phase }) => phase === name));
  const texts = chosen
    .filter((one) => one !== own)
    .map((one) => say("revealed-theirs", { name: seats[one.seat]?.name ?? "", phase: phaseName(one.phase) }));
  if (own) {
    texts.unshift(say("revealed-yours", { phase: phaseName(own.phase) }));
    const args = {
      count: phases.length,
      phases: phases.map(({ name }) => phaseName(name)).join(", "),
      own: phaseName(own.phase),
      bonus: race(`bonus-${own.action}`),
    };
    texts.push(say(phases.length === 1 ? "revealed-same" : "revealed-both", args));
  }
  return {
    name: "revealed",
    kicker: say("kicker-round"),
    title: say("revealed-title"),
    texts: [texts.join(" ")],
    targets: phases.map(({ name }) => tile(name)),
  };
}

/** The phases that began, each with what was told of it. */
function phasesIn(news: readonly Tale[]): { phase: PhaseName; lines: Line[] }[] {
  const phases: { phase: PhaseName; lines: Line[] }[] = [];
  for (const { line, opens } of news) {
    if (opens) continue;
    const place = line.flatMap((span) => ("place" in span ? [span.place.id] : []))[0];
    const begun = PHASES.find(({ name }) => place === `phase-${name}`);
    if (begun) phases.push({ phase: begun.name, lines: [] });
    else if (line.length > 0) phases.at(-1)?.lines.push(line);
  }
  return phases;
}

/** The cards that lines tell of. */
function cardsOf(lines: readonly Line[]): string[] {
  const ids = lines.flatMap((line) => line.flatMap((span) => ("card" in span ? [span.card.id] : [])));
  return ids.map((id) => `[data-seat] [data-card="${id}"]`);
}
