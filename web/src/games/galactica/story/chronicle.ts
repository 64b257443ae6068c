/** A finished game as pictures show it: what everybody was and when, what was left, every check with who gave what. */
import type {
  Claim,
  Destination,
  Dial,
  Ending,
  Event,
  Item,
  Kind,
  Loyalty,
  Title,
} from "../../../gen/galactica";
import type { Character, Branch, Matter } from "../../../gen/galactica";
import type { Deed, Truth } from "../../../lib/protocol";
import { cardId } from "../cards/kinds";
import { SKILL_OF } from "../skills";
import { lastCheck, skillsOf } from "../check/past";
import { worthIn } from "../check/worth";

export const DIALS = ["food", "fuel", "morale", "population"] as const satisfies readonly Dial[];

/** Times are in turns: 2.5 is the middle of the third. */
export interface Phase {
  what: "human" | "hidden" | "open";
  from: number;
  to: number;
}
export interface Mark {
  at: number;
  what: Title | "brig" | "sickbay";
}
export interface Life {
  seat: number;
  character: Character | null;
  phases: Phase[];
  marks: Mark[];
}
export interface Gift {
  seat: number;
  cards: Kind[];
  /** What they came to in the check: below 0 they took away. */
  worth: number;
}
export interface StoryCheck {
  at: number;
  matter: Matter;
  difficulty: number;
  gifts: Gift[];
  destiny: { cards: Kind[]; worth: number };
  total: number;
  branch: Branch;
  /** Without what hidden Cylons took away it would have been passed. */
  spoilt: number[];
}
export interface Jump {
  at: number;
  destination: Destination | null;
  distance: number;
}
/** What a Cylon did while nobody knew, or somebody said and was not so. */
export interface Deceit {
  at: number;
  seat: number;
  check: StoryCheck | null;
  claim: Claim | null;
  /** What they gave instead, where it is about a check. */
  gift: Gift | null;
}
export interface Chronicle {
  turns: number;
  lives: Life[];
  dials: Record<Dial, { at: number; now: number }[]>;
  jumps: Jump[];
  /** When loyalty was dealt again. */
  slept: number | null;
  /** Crises that were turned up, as ids. */
  crises: { at: number; id: string }[];
  checks: StoryCheck[];
  deceits: Deceit[];
  ending: Ending | null;
}

type Named = Exclude<Event, string>;
/** One event's contents, if it is of that name. */
function told<K extends string>(event: Event, name: K): Extract<Named, Record<K, unknown>>[K] | null {
  return typeof event === "object" && name in event ? (event as unknown as Record<K, never>)[name] : null;
}

interface Moment {
  at: number;
  deed: Deed<Item, Event>;
  event: Event;
}

/** Every event with its time: the part of its turn is how many events of that turn came before. */
export function timed(truth: Truth<Item, Event>): Moment[] {
  const turns: Omit<Moment, "at">[][] = [[]];
  for (const deed of truth.deeds)
    for (const event of deed.events) {
      if (told(event, "turn")) turns.push([]);
      turns.at(-1)!.push({ deed, event });
    }
  // What is before the first turn happens at its beginning.
  return turns.flatMap((events, turn) =>
    events.map((one, at) => ({ ...one, at: turn === 0 ? 0 : turn - 1 + at / events.length })),
  );
}

const evil = (card: Loyalty): boolean => card.startsWith("cylon-");

function livesOf(moments: readonly Moment[], seats: number, end: number): Life[] {
  const lives = Array.from({ length: seats }, (_, seat): Life => {
    return { seat, character: null, phases: [{ what: "human", from: 0, to: end }], marks: [] };
  });
  const cards: Loyalty[][] = lives.map(() => []);
  const become = (seat: number, what: Phase["what"], at: number): void => {
    const { phases } = lives[seat]!;
    const last = phases.at(-1)!;
    if (last.what === what || last.what === "open") return;
    if (last.from === at) phases.pop();
    else last.to = at;
    phases.push({ what, from: at, to: end });
  };
  const weigh = (seat: number, at: number): void =>
    become(seat, cards[seat]!.some(evil) ? "hidden" : "human", at);
  for (const { at, event } of moments) {
    const mark = (seat: number, what: Mark["what"]): void => void lives[seat]?.marks.push({ at, what });
    const picked = told(event, "picked");
    if (picked) lives[picked.seat]!.character = picked.character;
    const title = told(event, "title");
    if (title) mark(title.seat, title.title);
    const went = told(event, "went");
    if (went && typeof went.to === "object" && "at" in went.to)
      if (went.to.at === "brig" || went.to.at === "sickbay") mark(went.seat, went.to.at);
    const dealt = told(event, "loyalty");
    if (dealt) {
      cards[dealt.seat]!.push(...dealt.cards);
      weigh(dealt.seat, at);
    }
    const passed = told(event, "passed-loyalty");
    if (passed) {
      cards[passed.to]!.push(...passed.cards);
      weigh(passed.to, at);
    }
    const revealed = told(event, "revealed");
    if (revealed && evil(revealed.card)) become(revealed.seat, "open", at);
    const sympathizer = told(event, "sympathizer");
    if (sympathizer?.cylon) become(sympathizer.seat, "open", at);
  }
  return lives;
}

/** What somebody was at a time. */
export const was = (life: Life, at: number): Phase["what"] =>
  life.phases.findLast(({ from }) => from <= at)?.what ?? "human";

/** Cards that are left when others are taken away, each once. */
function without(cards: readonly Kind[], taken: readonly Kind[]): Kind[] {
  const left = [...cards];
  for (const { card, strength } of taken) {
    const at = left.findIndex((one) => one.card === card && one.strength === strength);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const isCard = (item: Item): item is { card: Kind } => typeof item === "object" && "card" in item;

function giftsOf(moments: readonly Moment[]): { seat: number; cards: Kind[] }[] {
  return moments.flatMap(({ deed, event }) => {
    const open = told(event, "contributed-openly");
    if (open) return [open];
    const given = told(event, "contributed");
    if (!given) return [];
    // Whoever had nothing to give was not asked.
    const own = deed.seat === given.seat ? deed.items.filter(isCard).map(({ card }) => card) : [];
    return [{ seat: given.seat, cards: own }];
  });
}

function checksOf(moments: readonly Moment[], lives: readonly Life[]): StoryCheck[] {
  const starts = moments.flatMap(({ event }, place) => (told(event, "check") ? [place] : []));
  return starts.flatMap((start, number) => {
    const part = moments.slice(start, starts[number + 1]);
    const past = lastCheck(part.map(({ event }) => event));
    if (!past?.cards || past.total === null || past.branch === null) return [];
    const worth = (cards: readonly Kind[]): number =>
      cards.reduce(
        (sum, card) => sum + worthIn({ skills: skillsOf(past.matter), powers: past.powers }, card),
        0,
      );
    const given = giftsOf(part).filter(({ cards }) => cards.length > 0);
    const destiny = without(
      past.cards,
      given.flatMap(({ cards }) => cards),
    );
    const gifts = given.map((gift) => ({ ...gift, worth: worth(gift.cards) }));
    const { matter, difficulty, total, branch } = past;
    const { at } = part[0]!;
    const hinderers = gifts.filter(({ seat, worth }) => worth < 0 && was(lives[seat]!, at) === "hidden");
    const without_them = total - hinderers.reduce((sum, { worth }) => sum + worth, 0);
    const spoilt = branch !== "pass" && without_them >= difficulty ? hinderers.map(({ seat }) => seat) : [];
    return [
      {
        at,
        matter,
        difficulty,
        gifts,
        destiny: { cards: destiny, worth: worth(destiny) },
        total,
        branch,
        spoilt,
      },
    ];
  });
}

/** Was what somebody said not so? With the gift that shows it, where one does. */
function lie(
  { at, seat, claim }: { at: number; seat: number; claim: Claim },
  {
    lives,
    checks,
    moments,
  }: { lives: readonly Life[]; checks: readonly StoryCheck[]; moments: readonly Moment[] },
): Deceit | null {
  const made = { at, seat, claim };
  const giftIn = (check: StoryCheck | undefined): Gift | null =>
    check?.gifts.find((gift) => gift.seat === seat) ?? null;
  if (claim === "human")
    return was(lives[seat]!, at) === "human" ? null : { ...made, check: null, gift: null };
  if (claim === "cover-rest" || (typeof claim === "object" && "help" in claim)) {
    if (typeof claim === "object" && claim.help === "not") return null;
    const check = checks.findLast((one) => one.at <= at);
    const gift = giftIn(check);
    return check && gift && gift.worth < 0 ? { ...made, check, gift } : null;
  }
  if (typeof claim !== "object") return null;
  if ("not-my-type" in claim) {
    const check = checks.findLast((one) => one.at <= at);
    const gift = giftIn(check);
    const given = gift?.cards.some(({ card }) => SKILL_OF[card] === claim["not-my-type"]);
    return check && gift && given ? { ...made, check, gift } : null;
  }
  if ("looked" in claim) {
    const { looked } = claim;
    const seen = moments.findLast(({ event, at: when }) => {
      const saw = told(event, "saw-loyalty");
      return when <= at && saw?.seat === seat && saw.owner === looked.at;
    });
    const cards = seen && told(seen.event, "saw-loyalty")?.cards;
    return cards && cards.some(evil) !== looked.cylon ? { ...made, check: null, gift: null } : null;
  }
  return null;
}

/** What was said and was not so, and what hidden Cylons took away from checks, in the order in which it happened. */
function deceitsOf(
  moments: readonly Moment[],
  lives: readonly Life[],
  checks: readonly StoryCheck[],
): Deceit[] {
  const lies = moments.flatMap(({ at, event }) => {
    const said = told(event, "said");
    const found = said && lie({ at, ...said }, { lives, checks, moments });
    return found ? [found] : [];
  });
  const known = (check: StoryCheck, seat: number): boolean =>
    lies.some((one) => one.check === check && one.seat === seat);
  const silent = checks.flatMap((check) =>
    check.gifts
      .filter(
        ({ seat, worth }) => worth < 0 && was(lives[seat]!, check.at) === "hidden" && !known(check, seat),
      )
      .map((gift): Deceit => ({ at: check.at, seat: gift.seat, check, claim: null, gift })),
  );
  return [...lies, ...silent].sort((a, b) => a.at - b.at);
}

export function chronicle(truth: Truth<Item, Event>, seats: number, start: Record<Dial, number>): Chronicle {
  const moments = timed(truth);
  const turns = Math.max(1, Math.ceil(moments.at(-1)?.at ?? 1));
  const lives = livesOf(moments, seats, turns);
  const checks = checksOf(moments, lives);
  const made: Chronicle = {
    turns,
    lives,
    dials: { food: [], fuel: [], morale: [], population: [] },
    jumps: [],
    slept: null,
    crises: [],
    checks,
    deceits: deceitsOf(moments, lives, checks),
    ending: null,
  };
  for (const dial of DIALS) made.dials[dial].push({ at: 0, now: start[dial] });
  for (const { at, event } of moments) {
    const resource = told(event, "resource");
    if (resource) made.dials[resource.dial].push({ at, now: resource.now });
    if (event === "jumped")
      made.jumps.push({ at, destination: null, distance: made.jumps.at(-1)?.distance ?? 0 });
    const destination = told(event, "destination");
    const last = made.jumps.at(-1);
    if (destination && last) last.destination = destination.destination;
    const distance = told(event, "distance");
    if (distance && last) last.distance = distance.now;
    const crisis = told(event, "crisis");
    if (crisis) made.crises.push({ at, id: cardId("crisis", crisis.crisis) });
    const grave = told(event, "super-crisis");
    if (grave) made.crises.push({ at, id: cardId("super", grave.crisis) });
    if (event === "sleeper-phase") made.slept ??= at;
    made.ending = told(event, "ended")?.ending ?? made.ending;
  }
  return made;
}

export interface Turning {
  turn: number;
  /** What the turn did to each dial. */
  changes: Partial<Record<Dial, number>>;
  /** Crises without a check, as ids. */
  crises: string[];
  checks: StoryCheck[];
  jump: Jump | null;
}

/** The turns that moved most: dials up and down, and checks that hidden Cylons spoilt. */
export function turnings(story: Chronicle, most = 4): Turning[] {
  const all = Array.from({ length: story.turns }, (_, turn): Turning => {
    const inside = ({ at }: { at: number }): boolean => at >= turn && at < turn + 1;
    const checks = story.checks.filter(inside);
    const changes: Turning["changes"] = {};
    for (const dial of DIALS) {
      const points = story.dials[dial];
      const now = points.findLast(({ at }) => at < turn + 1)!.now;
      const before = (points.findLast(({ at }) => at < turn) ?? points[0]!).now;
      if (now !== before) changes[dial] = now - before;
    }
    return {
      turn: turn + 1,
      changes,
      crises: checks.length > 0 ? [] : story.crises.filter(inside).map(({ id }) => id),
      checks,
      jump: story.jumps.find(inside) ?? null,
    };
  });
  const weight = ({ changes, checks }: Turning): number =>
    Object.values(changes).reduce((sum, by) => sum + Math.abs(by), 0) +
    checks.reduce((sum, { spoilt }) => sum + spoilt.length * 2, 0);
  return all
    .filter((one) => weight(one) > 1)
    .sort((a, b) => weight(b) - weight(a) || a.turn - b.turn)
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn);
}
