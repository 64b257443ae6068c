/** What the story makes of a finished game: who was what and when, what was given, what was said and was not so. */
import { describe, expect, it, vi } from "vitest";
import type { Event, Item, Kind } from "../src/gen/galactica";
import type { Deed } from "../src/lib/protocol";

// The printed card is fetched in a browser; here every check is helped by tactics and piloting.
vi.mock("../src/lib/reference.svelte", () => ({
  article: () => ({
    face: { kind: "crisis", check: { difficulty: 9, partial: null, skills: ["tactics", "piloting"] } },
  }),
  nameOf: (id: string) => id,
}));
const { chronicle, turnings, was } = await import("../src/games/galactica/story/chronicle");

const start = { food: 8, fuel: 8, morale: 10, population: 12 };
const deed = (seat: number | null, events: Event[], cards: Kind[] = []): Deed<Item, Event> => ({
  seat,
  items: cards.map((card) => ({ card })),
  events,
});
const helps: Kind = { card: "strategic-planning", strength: 5 };
const hinders: Kind = { card: "consolidate-power", strength: 4 };
const CRISIS = { crisis: "crash-landing" } as const;

/** Three seats; 1 is a Cylon from the start, 2 becomes one when loyalty is dealt again, 0 never. */
const deeds: Deed<Item, Event>[] = [
  deed(null, [
    { picked: { seat: 1, character: "boomer" } },
    { loyalty: { seat: 0, cards: ["not-a-cylon"] } },
    { loyalty: { seat: 1, cards: ["cylon-damage"] } },
    { loyalty: { seat: 2, cards: ["not-a-cylon"] } },
    { turn: { seat: 0 } },
    { check: { matter: CRISIS, difficulty: 9, about: null } },
    { said: { seat: 1, claim: { help: "lot" } } },
  ]),
  deed(0, [{ contributed: { seat: 0, count: 2 } }], [helps, helps]),
  deed(1, [{ contributed: { seat: 1, count: 1 } }], [hinders]),
  // The last has nothing to give and is not asked.
  deed(1, [
    { contributed: { seat: 2, count: 0 } },
    { opened: { cards: [helps, hinders, helps, { card: "repair", strength: 1 }], total: 5 } },
    { resolved: { branch: "fail" } },
    { resource: { dial: "morale", now: 8 } },
    { said: { seat: 1, claim: "human" } },
    { said: { seat: 0, claim: "human" } },
  ]),
  deed(0, [
    { turn: { seat: 1 } },
    "jumped",
    { destination: { seat: 0, destination: "deep_space" } },
    { distance: { now: 2 } },
    "sleeper-phase",
    { loyalty: { seat: 2, cards: ["cylon-morale"] } },
  ]),
  deed(1, [
    { turn: { seat: 2 } },
    { revealed: { seat: 1, card: "cylon-damage" } },
    { ended: { ending: "morale", loyalties: [] } },
  ]),
];
const story = chronicle({ deeds }, 3, start);

describe("the story of a game", () => {
  it("tells who was what, and when", () => {
    expect(story.turns).toBe(3);
    expect(story.lives.map(({ phases }) => phases.map(({ what }) => what))).toEqual([
      ["human"],
      ["hidden", "open"],
      ["human", "hidden"],
    ]);
    expect(was(story.lives[2]!, 0.5)).toBe("human");
    expect(was(story.lives[2]!, 2)).toBe("hidden");
    expect(story.slept).toBeGreaterThan(1);
    expect(story.lives[1]!.character).toBe("boomer");
  });
  it("tells what was left, and how far the fleet came", () => {
    expect(story.dials.morale.map(({ now }) => now)).toEqual([10, 8]);
    expect(story.dials.food).toEqual([{ at: 0, now: 8 }]);
    expect(story.jumps).toMatchObject([{ destination: "deep_space", distance: 2 }]);
    expect(story.ending).toBe("morale");
  });
  it("tells who gave what, and that the rest is Destiny’s", () => {
    const [check] = story.checks;
    expect(story.checks.length).toBe(1);
    expect(check!.gifts.map(({ seat, worth }) => [seat, worth])).toEqual([
      [0, 10],
      [1, -4],
    ]);
    expect(check!.destiny).toEqual({ cards: [{ card: "repair", strength: 1 }], worth: -1 });
    // 5 + 4 would have been enough.
    expect(check!.spoilt).toEqual([1]);
  });
  it("tells who lied: claims beside the truth, each deed once", () => {
    expect(story.deceits.map(({ seat, claim, gift }) => [seat, claim, gift?.worth ?? null])).toEqual([
      [1, { help: "lot" }, -4],
      [1, "human", null],
    ]);
  });
  it("finds what moved most", () => {
    expect(turnings(story).map(({ turn, changes }) => [turn, changes])).toEqual([[1, { morale: -2 }]]);
  });
});
