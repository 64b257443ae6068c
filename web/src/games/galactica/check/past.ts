/** A check as it was told: what was given, what was turned up, how it came out. Never who gave which card. */
import type { Branch, CheckPowers, Event, Kind, Matter, Skill } from "../../../gen/galactica";
import { cardId, faceOf } from "../cards/kinds";
import { worthIn } from "./worth";

export interface PastCheck {
  /** The place of its first event. */
  at: number;
  matter: Matter;
  difficulty: number;
  given: { seat: number; count: number }[];
  /** What was given face up, and by whom; null for Destiny. */
  open: { seat: number | null; cards: Kind[] }[];
  /** What lay in it when it was turned up; null before. */
  cards: Kind[] | null;
  total: number | null;
  branch: Branch | null;
  powers: CheckPowers;
}

const NO_POWERS: CheckPowers = {
  committee: false,
  research: false,
  ignored: null,
  inspirational_leader: false,
};

/** The id of the card or place that a check is about. */
export function matterId(matter: Matter): string {
  if ("crisis" in matter) return cardId("crisis", matter.crisis);
  if ("super-crisis" in matter) return cardId("super", matter["super-crisis"]);
  return cardId("location", matter.location);
}

/** The types that help in it, as printed. */
export function skillsOf(matter: Matter): Skill[] {
  const face = faceOf(matterId(matter));
  return face && "check" in face ? (face.check?.skills ?? []) : [];
}

/** The last check of a story, finished or not. */
export function lastCheck(events: readonly Event[]): PastCheck | null {
  const at = events.findLastIndex((event) => typeof event === "object" && "check" in event);
  const first = events[at];
  if (typeof first !== "object" || !("check" in first)) return null;
  const { matter, difficulty } = first.check;
  const past: PastCheck = {
    at,
    matter,
    difficulty,
    given: [],
    open: [],
    cards: null,
    total: null,
    branch: null,
    powers: { ...NO_POWERS },
  };
  for (const event of events.slice(at + 1)) tell(past, event);
  if (past.cards && past.total !== null) past.powers.inspirational_leader = led(past, past.cards, past.total);
  return past;
}

function tell(past: PastCheck, event: Event): void {
  if (typeof event !== "object") return;
  if ("difficulty" in event) past.difficulty = event.difficulty.now;
  else if ("contributed" in event) past.given.push(event.contributed);
  else if ("contributed-openly" in event) {
    const { seat, cards } = event["contributed-openly"];
    past.given.push({ seat, count: cards.length });
    past.open.push({ seat, cards });
  } else if ("destiny-openly" in event) past.open.push({ seat: null, cards: event["destiny-openly"].cards });
  else if ("type-ignored" in event) past.powers.ignored = event["type-ignored"].skill;
  else if ("played" in event && past.cards === null) {
    const { card } = event.played.card;
    if (card === "scientific-research") past.powers.research = true;
    if (card === "investigative-committee") past.powers.committee = true;
  } else if ("opened" in event && past.cards === null) {
    past.cards = event.opened.cards;
    past.total = event.opened.total;
  } else if ("resolved" in event && past.branch === null) past.branch = event.resolved.branch;
}

/** Inspirational Leader is told nowhere: it counted if the total says so. */
function led(past: PastCheck, cards: readonly Kind[], total: number): boolean {
  const skills = skillsOf(past.matter);
  const sum = (inspirational_leader: boolean): number =>
    cards.reduce(
      (all, card) => all + worthIn({ skills, powers: { ...past.powers, inspirational_leader } }, card),
      0,
    );
  return sum(false) !== total && sum(true) === total;
}

/** A card of a check, and what it is worth in it. */
export interface Counted {
  kind: Kind;
  worth: number;
}

/** What helped and what hindered by turns, so that nobody knows before the last card. */
export function mixed(past: PastCheck): Counted[] {
  const all = sorted(past);
  const help = all.filter(({ worth }) => worth >= 0);
  const hinder = all.filter(({ worth }) => worth < 0);
  const rounds = Array.from({ length: Math.max(help.length, hinder.length) }, (_, at) => at);
  return rounds.flatMap((at) => [help[at], hinder[at]].filter((card) => card !== undefined));
}

/** The cards of a check with what each is worth, those that help first, the smallest of each first. */
export function sorted(past: PastCheck): Counted[] {
  const check = { skills: skillsOf(past.matter), powers: past.powers };
  const all = (past.cards ?? []).map((kind) => ({ kind, worth: worthIn(check, kind) }));
  return [
    ...all.filter(({ worth }) => worth >= 0).sort((a, b) => a.worth - b.worth),
    ...all.filter(({ worth }) => worth < 0).sort((a, b) => b.worth - a.worth),
  ];
}
