import { describe, expect, it } from "vitest";
import { count, type Progress } from "../src/lib/progress";

const LEVELS = ["beginner", "learner", "casual"];

/** What is proposed after each of some games, `w` a win and `l` a loss, each at a table of its own. */
function after(results: string, level = "learner", players = 2): (string | undefined)[] {
  let progress: Progress | undefined;
  return [...results].map((result, at) => {
    progress = count(progress, { table: `t${at}`, level, players, won: result === "w" }, LEVELS);
    return progress.next;
  });
}
const proposals = (...given: Parameters<typeof after>): string =>
  after(...given)
    .map((next) => next ?? "-")
    .join(" ");

describe("the level that is proposed", () => {
  it("is the one above after three wins in five games", () => {
    expect(proposals("www")).toBe("- - casual");
    expect(proposals("wllww")).toBe("- - - - casual");
  });
  it("is the one below after a row of losses, longer where more play", () => {
    expect(proposals("lll")).toBe("- - beginner");
    expect(proposals("wlll")).toBe("- - - beginner");
    expect(proposals("wwlllw")).toBe("- - - - beginner -");
    expect(proposals("lllll", "learner", 4)).toBe("- - - - beginner");
  });
  it("is none between even players, beyond the ends or for another kind of player", () => {
    expect(proposals("wlwllwl")).toBe("- - - - - - -");
    expect(proposals("wwww", "casual")).toBe("- - - -");
    expect(proposals("llll", "beginner")).toBe("- - - -");
    expect(proposals("www", "greedy")).toBe("- - -");
  });
  it("comes once: the count starts anew", () => {
    expect(proposals("wwwwww")).toBe("- - casual - - casual");
  });
  it("starts anew with another level, and counts a table once", () => {
    const game = { table: "a", level: "learner", players: 2, won: true };
    const two = count(count(undefined, game, LEVELS), { ...game, table: "b" }, LEVELS);
    expect(count(two, { ...game, table: "b" }, LEVELS)).toEqual(two);
    expect(count(two, { ...game, table: "c", level: "casual" }, LEVELS).next).toBeUndefined();
    expect(count(two, { ...game, table: "c" }, LEVELS).next).toBe("casual");
  });
});
