import { expect, it } from "vitest";
import { place } from "../src/lib/place";

it("knows what an address stands for", () => {
  expect(place("/")).toEqual({ page: "home" });
  expect(place("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(place("/t/abc/replay")).toEqual({ page: "replay", table: "abc" });
  expect(place("/rules/")).toEqual({ page: "rules", game: null });
  expect(place("/rules/some")).toEqual({ page: "rules", game: "some" });
  expect(place("/settings")).toEqual({ page: "settings" });
  for (const path of ["/t", "/t/abc/other", "/nothing", "/rules/a/b"])
    expect(place(path)).toEqual({ page: "nowhere" });
});
