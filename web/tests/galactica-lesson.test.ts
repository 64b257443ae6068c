/** When the first game explains what: pure, without a page. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Board, Event, Prompt } from "../src/gen/galactica";
import { due } from "../src/games/galactica/lesson/when";
import { told } from "../src/games/galactica/lesson/tales";
import type { Phrase } from "../src/lib/protocol";
import type { Tale } from "../src/lib/reading";

const people = ["william-adama", "laura-roslin", "starbuck"].map((character) => ({ character }));
const BOARD = { people, check: null, step: "crisis" } as unknown as Board;
const names = (events: Event[], prompt: Prompt | null = null, from = 0, board = BOARD): string[] =>
  due({ board, prompt, events, from }).map(({ name }) => name);

const crisis: Event = { crisis: { seat: 0, crisis: "ambush" } };
const raiders: Event = { placed: { craft: "raider", area: "front", count: 3 } };
const act: Event = { activation: { icon: "raiders" } };
const moved: Event = { "raiders-moved": { from: "front", to: "port_bow" } };

describe("the first game explains", () => {
  it("an attack where a crisis brings ships, not where a destination or a launch does", () => {
    expect(names([crisis, raiders])).toEqual(["crisis", "attack", "vipers"]);
    expect(names([{ destination: { seat: 0, destination: "cylon_ambush" } }, raiders])).toEqual(["jumped"]);
    expect(names([{ destination: { seat: 0, destination: "cylon_ambush" } }, raiders, crisis])).toEqual([
      "jumped",
      "crisis",
    ]);
    const chosen: Event = { chose: { seat: 0, half: 1 } };
    expect(names([crisis, chosen, act, raiders])).toEqual(["crisis", "ships", "vipers"]);
    // It was turned up before, and its ships come now.
    expect(names([crisis, raiders], null, 1)).toEqual(["attack", "vipers"]);
  });

  it("ships that act where some do", () => {
    expect(names([act, moved])).toEqual(["ships", "vipers"]);
    expect(names([act, { "jump-track": { now: 3 } }])).toEqual(["track"]);
    expect(names([crisis, act, raiders])).toEqual(["crisis", "attack", "vipers"]);
    // Nobody knows before the next thing is told, and that may come later.
    expect(names([act])).toEqual([]);
    expect(names([act, moved], null, 1)).toEqual(["ships", "vipers"]);
    expect(names([act, { discarded: { seat: 0, cards: [] } }], null, 1)).toEqual([]);
  });

  it("what comes nearer on the jump track, not that it starts anew", () => {
    expect(names([{ "jump-track": { now: 4 } }])).toEqual(["track"]);
    expect(names([{ "jump-track": { now: 0 } }])).toEqual([]);
  });

  it("titles in the President’s turn, and where somebody is sent", () => {
    expect(names([{ turn: { seat: 1 } }, { turn: { seat: 2 } }])).toEqual(["titles"]);
    expect(names([{ went: { seat: 2, to: { at: "brig" } } }])).toEqual(["brig"]);
    expect(
      names([{ went: { seat: 2, to: { at: "command" } } }, { went: { seat: 2, to: "nowhere" } }]),
    ).toEqual([]);
  });

  it("a check by what began it and by who drew it", () => {
    const check = (matter: object): Prompt => ({ contribute: { matter, difficulty: 7 } }) as Prompt;
    expect(names([], check({ location: "brig" }))).toEqual(["located", "check", "give"]);
    const powers = { inspirational_leader: true, committee: true };
    const led = { ...BOARD, check: { powers } } as Board;
    expect(names([], check({ crisis: "ambush" }), 0, led)).toEqual(["check", "committee", "leader", "give"]);
  });

  it("the limit of a hand at the end of a turn, not where a crisis takes cards", () => {
    const discard: Prompt = { discard: { count: 2 } };
    expect(names([], discard)).toEqual([]);
    expect(names([], discard, 0, { ...BOARD, step: "hand-limit" })).toEqual(["limit"]);
  });
});

describe("a card of the first game", () => {
  const path = new URL("../src/games/galactica/lesson/locales/en.ftl", import.meta.url);
  /** What is read on each card, but for its heading and its buttons: by the first part of its name. */
  const cards = new Map<string, number>();
  for (const { id, value } of new FluentResource(readFileSync(path, "utf8")).body) {
    const [card] = id.split("-");
    if (/^(kicker|opening|cards|cylon|happened)/.test(id) || /-(title|kicker|go|result|normal)$/.test(id))
      continue;
    // One of several, or one that stands for a word or two.
    const parts = typeof value === "string" ? [value] : Array.isArray(value) ? value : [];
    const words = parts.map((part) => (typeof part === "string" ? part : "word")).join("");
    cards.set(card!, (cards.get(card!) ?? 0) + words.split(/\s+/).filter(Boolean).length);
  }
  it("has at most 60 words", () => {
    expect(cards.size).toBeGreaterThan(30);
    for (const [card, words] of cards) expect(words, card).toBeLessThanOrEqual(60);
  });
});

describe("what happened beside it", () => {
  const tale = (phrase: Phrase): Tale => ({ phrase, opens: false, line: [{ text: JSON.stringify(phrase) }] });
  const said = (step: string, phrases: Phrase[]): string[] =>
    told(step, phrases.map(tale)).map(([span]) => (span && "text" in span ? span.text : ""));

  it("is told of the latest, to where something else begins", () => {
    const story: Phrase[] = [
      ["event-activation"],
      ["event-turn"],
      { sentences: [["event-opened"], ["event-resolved"]] },
      ["event-resource"],
      ["event-activation"],
      ["event-raiders-moved"],
      ["event-jump-track"],
      ["event-turn"],
    ];
    expect(said("ships", story)).toEqual(['["event-activation"]', '["event-raiders-moved"]']);
    expect(said("result", story)).toHaveLength(2);
    expect(said("track", story)).toEqual(['["event-jump-track"]']);
    expect(said("give", story)).toEqual([]);
  });

  it("is told of the right place", () => {
    const went = (place: string): Phrase => ["event-went", { place: { place } }];
    expect(said("brig", [went("location-brig"), went("location-command")])).toEqual([
      JSON.stringify(went("location-brig")),
    ]);
    expect(said("sickbay", [went("location-command")])).toEqual([]);
  });
});
