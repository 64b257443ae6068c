import { expect, it } from "vitest";
import { changed, shared, sharing } from "../src/lib/shared";

const board = () => ({
  turn: 1,
  people: [
    { name: "Ann", cards: ["a", "b"] },
    { name: "Bob", cards: [] as string[] },
  ],
  check: null,
});

it("leaves what says the same as it was", () => {
  const last = board();
  expect(shared(last, board())).toBe(last);
});

it("takes what is new, and keeps the parts beside it", () => {
  const last = board();
  const next = { ...board(), turn: 2 };
  next.people[1]!.cards.push("c");
  const made = shared<ReturnType<typeof board>>(last, next);
  expect(made).toEqual(next);
  expect(made).not.toBe(last);
  expect(made.people[0]).toBe(last.people[0]);
  expect(made.people[1]).not.toBe(last.people[1]);
});

it("puts what has changed in its place, and keeps the parts beside it", () => {
  const last = board();
  const made = changed<unknown>(last, [
    [["turn"], 2],
    [["people", 1, "cards", 0], "c"],
  ]) as typeof last;
  const people = [last.people[0], { name: "Bob", cards: ["c"] }];
  expect(made).toStrictEqual({ ...last, turn: 2, people });
  expect(made.people[0]).toBe(last.people[0]);
  expect(last).toStrictEqual(board());
});

it("does not take a place that is not there for one", () => {
  expect(() => changed<unknown>(board(), [[["check", "total"], 3]])).toThrow();
});

it.each<[string, unknown, unknown]>([
  ["a list that grew", [1, 2], [1, 2, 3]],
  ["a list that shrank", [1, 2], [1]],
  ["a list in place of nothing", null, []],
  ["nothing in place of a list", [], null],
  ["a field that went", { a: 1, b: 2 }, { a: 1 }],
  ["a field that came", { a: 1 }, { a: 1, b: undefined }],
  ["a field in place of another", { a: undefined }, { b: undefined }],
  ["an object in place of a list", [], {}],
])("gives %s as it is sent", (_, last, next) => {
  expect(shared(last, next)).toStrictEqual(next);
});

it("remembers what it gave", () => {
  const keep = sharing<string[]>();
  const first = keep(["a"]);
  expect(keep(["a"])).toBe(first);
  expect(keep(["b"])).toEqual(["b"]);
});
