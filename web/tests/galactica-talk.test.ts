/** What Galactica's talk and moments are made of: pure, without a page. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Board, Claim, Event, Order } from "../src/gen/galactica";
import { about, grouped } from "../src/games/galactica/talk/claims";
import { loyaltyDeck } from "../src/games/galactica/talk/loyalty";
import { heaviest, momentsIn } from "../src/games/galactica/moments/moments";
import {
  choices,
  ordered,
  reactionOf,
  standing,
  triggersOf,
  without,
} from "../src/games/galactica/talk/orders";
import type { Phrase } from "../src/lib/protocol";
import { briefly, said, secret } from "../src/games/galactica/talk/told";

describe("standing orders", () => {
  const any: Order = { trigger: "any", when: "ask-if-unusual" };
  const planning = { card: "strategic-planning" } as const;

  it("stand once for each thing, those about one thing before that about all", () => {
    const pass = ordered([any], planning, "never");
    expect(pass).toEqual([{ trigger: planning, when: "never" }, any]);
    const ask = ordered(pass, planning, "ask");
    expect(ask).toEqual([{ trigger: planning, when: "ask" }, any]);
    expect(ordered(ask, "any", "never")).toEqual([
      { trigger: planning, when: "ask" },
      { trigger: "any", when: "never" },
    ]);
    expect(standing(ask, planning)).toBe("ask");
    expect(standing(ask, { card: "evasive-maneuvers" })).toBe(null);
    expect(without(ask, planning)).toEqual([any]);
  });
  it("are about what is asked, one or two cards or a power, and about nothing at other questions", () => {
    const before = (committee: boolean, research: boolean): unknown =>
      triggersOf({
        "before-check": { matter: { location: "brig" }, difficulty: 7, committee, research },
      });
    expect(before(false, false)).toEqual([
      { card: "investigative-committee" },
      { card: "scientific-research" },
    ]);
    expect(before(true, false)).toEqual([{ card: "scientific-research" }]);
    expect(triggersOf({ "before-roll": { cause: "scout", bonus: 0 } })).toEqual([planning]);
    expect(triggersOf("command-authority")).toEqual([{ ability: "command-authority" }]);
    expect(triggersOf("move")).toEqual([]);
  });
  it("play only what can be played, and a power is asked for or not", () => {
    expect(choices(planning)).toContainEqual({ "play-if": ["jump"] });
    expect(choices({ ability: "recon" })).toEqual(["ask", "ask-if-unusual", "never"]);
    expect(choices("any")).toEqual(["ask", "ask-if-unusual", "never"]);
    expect(reactionOf("skill-strategic-planning-3")).toBe("strategic-planning");
    expect(reactionOf("skill-repair-1")).toBe(null);
  });
});

it("of a check only what one's own hand can do is asked, of other questions all of it", () => {
  const yours: Phrase = ["check-yours", { one: "no", up: 4, down: 0 }];
  expect(briefly(["prompt-contribute", { check: ["check-head", {}], status: null, yours }])).toEqual(yours);
  expect(briefly(["prompt-before-check", { check: ["check-head", {}] }])).toBe(null);
  expect(briefly({ text: "?" })).toBe(null);
});

it("claims are found by what they are about", () => {
  const claims: Claim[] = [
    { help: "little" },
    { looked: { at: 2, cylon: true } },
    { accuse: { whom: 1, check: null } },
    { jail: { whom: 1 } },
    { free: { whom: 0 } },
    { "order-me": "jump" },
    { save: "fight" },
    "human",
  ];
  const groups = grouped(
    claims.map((claim) => ({ claim, line: [] })),
    0,
  );
  const of = (some: { claim: Claim }[]): Claim[] => some.map(({ claim }) => claim);
  expect(of(groups.check)).toEqual([{ help: "little" }]);
  expect(of(groups.seen)).toEqual([{ looked: { at: 2, cylon: true } }]);
  expect([...groups.people.keys()]).toEqual([1]);
  expect(of(groups.people.get(1)!)).toEqual([{ accuse: { whom: 1, check: null } }, { jail: { whom: 1 } }]);
  expect(of(groups.plans)).toEqual([
    { free: { whom: 0 } },
    { "order-me": "jump" },
    { save: "fight" },
    "human",
  ]);
  expect(about({ "order-me": "jump" })).toBe(null);
});

describe("lines of the story", () => {
  const seat = { seat: 1 };
  it("are claims of somebody, also within a line of several sentences", () => {
    const claim = ["claim-human"] as [string];
    expect(said(["event-said", { seat, claim }])).toEqual({ seat: 1, claim });
    expect(said({ sentences: [["event-destiny"], ["event-said", { seat, claim }]] })?.seat).toBe(1);
    expect(said(["event-drew", { seat }])).toBe(null);
  });
  it("are for the reader alone where they say more than others are told", () => {
    const cards = { and: [{ card: "skill-repair-1" }] };
    const count = { and: [["count-skill", { count: 2 }] as [string, { count: number }]] };
    expect(secret(["event-drew", { seat, cards }], 1)).toBe(true);
    expect(secret(["event-drew", { seat, cards: count }], 1)).toBe(false);
    expect(secret(["event-saw-loyalty", { seat, owner: { seat: 2 }, cards }], 1)).toBe(true);
    expect(secret(["event-played", { seat, card: { card: "skill-repair-1" } }], 1)).toBe(false);
  });
});

describe("the loyalty deck", () => {
  const facts = JSON.parse(
    readFileSync(
      new URL("../../crates/galactica/tests/facts/galactica-components.json", import.meta.url),
      "utf8",
    ),
  ).loyalty;
  const board = (players: number, characters: string[] = []): Board =>
    ({
      people: Array.from({ length: players }, (_, seat) => ({
        character: characters[seat] ?? "helo",
        shown: seat === 0 ? ["cylon-brig"] : [],
      })),
      decks: { loyalty: players },
    }) as unknown as Board;

  it.each([3, 4, 5, 6])("is that of the box for %i players", (players) => {
    const { cylon, not_a_cylon, total, sympathizer_added_after_first_deal } = facts.deck_by_players[players];
    const deck = loyaltyDeck(board(players));
    expect(deck).toMatchObject({ cylons: cylon, humans: not_a_cylon, open: 1, left: players });
    expect(deck.sympathizer).toBe(sympathizer_added_after_first_deal);
    expect(deck.all).toBe(total + Number(sympathizer_added_after_first_deal));
  });
  it("has a human card more for each who is dealt two", () => {
    expect(facts.adjustments).toEqual({
      gaius_baltar_in_play: { not_a_cylon: 1 },
      boomer_in_play: { not_a_cylon: 1 },
    });
    expect(loyaltyDeck(board(5, ["boomer", "gaius-baltar"])).humans).toBe(10);
  });
});

describe("moments", () => {
  const board = {
    dials: ["food", "fuel", "morale", "population"].map((dial) => ({ dial, start: 8 })),
  } as unknown as Board;
  const events: Event[] = [
    { title: { seat: 0, title: "admiral" } },
    { resource: { dial: "fuel", now: 7 } },
    { destination: { seat: 0, destination: "icy_moon" } },
    { resource: { dial: "fuel", now: 6 } },
    { distance: { now: 1 } },
    { turn: { seat: 1 } },
    { resource: { dial: "food", now: 7 } },
    { "civilian-destroyed": { ship: "pop1" } },
    { "civilian-destroyed": { ship: "empty" } },
    { title: { seat: 2, title: "admiral" } },
    "sleeper-phase",
    { revealed: { seat: 1, card: "cylon-brig" } },
  ];
  const kinds = (from: number): string[] => momentsIn(events, from, board).map(({ kind }) => kind);

  it("are what happened since, each with what it brought", () => {
    expect(kinds(events.length)).toEqual([]);
    expect(kinds(1)).toEqual(["jump", "civilians", "title", "sleepers", "reveal"]);
    expect(momentsIn(events, 1, board)[0]).toEqual({
      kind: "jump",
      destination: "icy_moon",
      distance: 1,
      changes: [{ dial: "fuel", by: -1 }],
    });
    expect(momentsIn(events, 7, board)[0]).toEqual({ kind: "civilians", ships: ["pop1", "empty"] });
  });
  it("call nobody a Cylon whom the Sympathizer leaves a human", () => {
    const shown: Event = { revealed: { seat: 2, card: "sympathizer" } };
    const after = (cylon: boolean): Event[] => [shown, { sympathizer: { seat: 2, cylon } }];
    expect(momentsIn(after(false), 0, board)).toEqual([]);
    expect(momentsIn(after(true), 0, board)).toEqual([{ kind: "reveal", seat: 2 }]);
  });
  it("are no titles of the setup, and one title that changes hands", () => {
    expect(momentsIn(events.slice(0, 1), 0, board)).toEqual([]);
    expect(momentsIn(events.slice(0, 10), 9, board)).toEqual([{ kind: "title", seat: 2, title: "admiral" }]);
  });
  it("leave the heaviest, whatever came first", () => {
    expect(heaviest(momentsIn(events, 0, board))?.kind).toBe("reveal");
    expect(heaviest(momentsIn(events.slice(0, 10), 0, board))?.kind).toBe("jump");
    expect(heaviest([])).toBe(null);
  });
});
