import { describe, expect, it } from "vitest";
import type { Course } from "../src/gen/protocol";
import { apart, deciding, ranked } from "../src/games/race/result/course";

/** A game by what everybody had after each round. */
const course = (scores: number[][]): Course => ({
  rounds: scores.map((seats, round) => ({
    round,
    turns: seats.map((points) => ({
      points: [
        { source: "chips", points: 0 },
        { source: "cards", points },
      ],
      chose: [],
      added: [],
    })),
  })),
});

describe("deciding rounds", () => {
  // The winner is seat 1: behind by one, by three, then ahead by four, by four, by one.
  const played = course([
    [1, 0],
    [4, 1],
    [4, 8],
    [6, 10],
    [11, 12],
  ]);
  it("are those in which the winner gained or lost most, in order", () => {
    expect(deciding(played, 1).map(({ round, swing }) => [round, swing])).toEqual([
      [1, -2],
      [2, 7],
      [4, -3],
    ]);
  });
  it("say what each gained and who led", () => {
    expect(deciding(played, 1)[1]).toMatchObject({ gains: [0, 7], leader: 1, by: 4 });
    expect(deciding(played, 1)[0]).toMatchObject({ gains: [3, 1], leader: 0, by: 3 });
  });
  it("are none where nothing moved", () => {
    expect(
      deciding(
        course([
          [1, 1],
          [2, 2],
        ]),
        0,
      ),
    ).toEqual([]);
    expect(
      deciding(
        course([
          [1, 1],
          [2, 2],
        ]),
        0,
      ),
    ).toHaveLength(0);
  });
  it("know when nobody leads", () => {
    expect(
      deciding(
        course([
          [0, 1],
          [3, 3],
        ]),
        0,
      )[0],
    ).toMatchObject({ leader: null, by: 0 });
  });
});

it("winners come first, then whoever has more", () => {
  const outcome = { winners: [2], scores: [30, 41, 41, 12], ending: "tableau" };
  expect(ranked(outcome)).toEqual([2, 1, 0, 3]);
});

it("labels do not overlap and keep their order", () => {
  expect(apart([10, 100, 12, 13], 15)).toEqual([10, 100, 25, 40]);
});
