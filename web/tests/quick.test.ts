import { describe, expect, it } from "vitest";
import type { Offer } from "../src/lib/protocol";
import { levelOf, playersOf } from "../src/lib/quick";

const offer = (...sizes: number[]): Offer => ({
  game: "any",
  bots: ["random", "regular", "strong"],
  usual: "regular",
  setups: sizes.map((players) => ({ players })),
});
const about = { best: 5, offers: (bot: string) => bot !== "random" };

describe("a game at once", () => {
  it("is for as many as it is best with, where there are such tables", () => {
    expect(playersOf(about, offer(3, 4, 5, 6))).toBe(5);
    expect(playersOf(about, offer(3, 4))).toBe(3);
    expect(levelOf(about, offer(3))).toBe("regular");
  });
  it("is as the last one was, while that is offered", () => {
    expect(playersOf(about, offer(3, 4, 5), { players: 4 })).toBe(4);
    expect(playersOf(about, offer(3, 5), { players: 4 })).toBe(5);
    expect(levelOf(about, offer(3), { level: "strong" })).toBe("strong");
    for (const level of ["random", "hard"])
      expect(levelOf(about, offer(3), { level }), level).toBe("regular");
  });
});
