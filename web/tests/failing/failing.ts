/** Fails in every way there is: see ../failures.test.ts. */
import { beforeAll, describe, expect, it } from "vitest";

it("holds", () => expect(1).toBe(1));
it("fails", () => expect("one").toBe("two"));
it("says more than a line", () => {
  throw new Error("the first line\nthe second");
});
describe("a group", () => {
  beforeAll(() => {
    throw new Error("there is no browser");
  });
  it("never begins", () => {});
});
