/** What the board of Galactica draws by itself agrees with the game, and ships keep who they are. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Area, AreaBoard } from "../src/gen/galactica";
import { AREAS, hop, ROOM_LIST, ROOMS, SMALL, WHOLE } from "../src/games/galactica/board/geometry";
import { FIGURES } from "../src/games/galactica/board/people";
import { SKILL_OF } from "../src/games/galactica/skills";
import { type Block, layout, named } from "../src/games/galactica/board/sky";
import { RISKS } from "../src/games/galactica/board/tracks";

interface Facts {
  characters: { id: string; skill_set: { skills: string[]; n: number }[] }[];
  skill_cards: { id: string; type?: string; skill?: string }[];
  locations: unknown;
  board: {
    space_areas_clockwise: { id: Area; adjacent: Area[] }[];
    jump_track: { spaces: { index: number; population_risk?: number }[] };
  };
}
const facts = JSON.parse(
  readFileSync(
    new URL("../../crates/galactica/tests/facts/galactica-components.json", import.meta.url),
    "utf8",
  ),
) as Facts;

describe("what is drawn", () => {
  it("is each character's skill set, under letters of their own", () => {
    for (const { id, skill_set } of facts.characters) {
      const figure = FIGURES[id.replaceAll("_", "-") as keyof typeof FIGURES];
      const cards = skill_set.flatMap(({ skills, n }) => Array<string>(n).fill([...skills].sort().join()));
      expect(figure.set.map((skills) => [...skills].sort().join()).sort(), id).toEqual(cards.sort());
    }
    const letters = Object.values(FIGURES).map((figure) => figure.letters);
    expect(new Set(letters).size).toBe(facts.characters.length);
  });
  it("is the type of each skill card", () => {
    for (const card of facts.skill_cards)
      expect(SKILL_OF[card.id.replaceAll("_", "-") as keyof typeof SKILL_OF], card.id).toBe(
        card.type ?? card.skill,
      );
  });
  it("is the risk of each space of the jump track", () => {
    const risks = facts.board.jump_track.spaces.filter((space) => space.population_risk !== undefined);
    expect(RISKS).toEqual(Object.fromEntries(risks.map((space) => [space.index, space.population_risk])));
  });
  it("is every area in its place, with a way to each that is adjacent", () => {
    expect(facts.board.space_areas_clockwise.map(({ id }) => id)).toEqual(AREAS);
    for (const { id, adjacent } of facts.board.space_areas_clockwise)
      for (const to of adjacent)
        for (const plan of [WHOLE, SMALL]) expect(hop(id, to, plan).spots[0], `${id} to ${to}`).toBeDefined();
  });
  it("is every location, on a phone too", () => {
    expect([...ROOM_LIST].sort()).toEqual(Object.keys(ROOMS).sort());
  });
});

const sky = (area: Area, ships: Partial<AreaBoard>): AreaBoard => ({
  area,
  raiders: 0,
  heavy_raiders: 0,
  basestars: [],
  vipers: 0,
  pilots: [],
  civilians: [],
  ...ships,
});
const laid = (areas: AreaBoard[]): [Area, Block[]][] =>
  areas.map((one) => [one.area, layout(WHOLE.areas[one.area].region, one, () => "ships")]);

describe("ships", () => {
  it("have room, all that there are of each kind in any one area", () => {
    const everything: Partial<AreaBoard> = {
      raiders: 16,
      heavy_raiders: 4,
      vipers: 4,
      pilots: [0, 1, 2, 3],
      basestars: [0, 1].map((number) => ({ number, damage: [], points: 0, attack_bonus: 0 })),
      civilians: [...Array(12).keys()].map((number) => ({ number, face: null })),
    };
    for (const plan of [WHOLE, SMALL])
      for (const area of AREAS) {
        const { region } = plan.areas[area];
        const blocks = layout(region, sky(area, everything), () => "ships", plan === WHOLE ? 1 : 0.7);
        expect(blocks.flatMap(({ ships }) => ships).length, area).toBe(16 + 4 + 4 + 4 + 2 + 12);
        for (const { box } of blocks) {
          expect(box.y, area).toBeGreaterThanOrEqual(region.top);
          expect(box.y + box.h, area).toBeLessThanOrEqual(region.bottom);
        }
      }
  });
  it("stay who they are where they stay, and those that are new somewhere come from where some are gone", () => {
    const before = named([], laid([sky("front", { raiders: 3 }), sky("rear", { raiders: 1 })]));
    const after = named(before, laid([sky("front", { raiders: 1 }), sky("rear", { raiders: 3 })]));
    const names = (ships: typeof before, area: Area): string[] =>
      ships.filter((ship) => ship.area === area).map(({ name }) => name);
    expect(names(after, "rear")).toEqual(expect.arrayContaining(names(before, "rear")));
    expect(names(before, "front")).toEqual(expect.arrayContaining(names(after, "front")));
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  });
  it("that are new have names that nobody has", () => {
    const before = named([], laid([sky("front", { vipers: 2 })]));
    const after = named(before, laid([sky("front", { vipers: 2 }), sky("rear", { vipers: 2 })]));
    expect(new Set(after.map(({ name }) => name)).size).toBe(4);
  });
});
