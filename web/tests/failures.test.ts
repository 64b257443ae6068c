import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { createVitest } from "vitest/node";
import Failures from "./failures";

// So long that only what hangs for ever runs into it.
it("what failed is said at the end, a line each", { timeout: 120_000 }, async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  process.env.FAILURES = join(mkdtempSync(join(tmpdir(), "starboard-")), "failures");
  const include = ["tests/failing/*.ts"];
  const run = await createVitest("test", {
    config: false,
    watch: false,
    include,
    reporters: [new Failures()],
  });
  const code = process.exitCode;
  await run.start();
  await run.close();
  // What failed there was meant to.
  process.exitCode = code;
  expect(said.mock.lastCall?.[0]).toMatch(/^Failed:\n  tests/);
  expect(readFileSync(process.env.FAILURES, "utf8").split("\n").sort()).toEqual([
    "tests/failing/broken.ts: nothing can be tested",
    "tests/failing/failing.ts > a group: there is no browser",
    "tests/failing/failing.ts > fails: expected 'one' to be 'two' // Object.is equality",
    "tests/failing/failing.ts > says more than a line: the first line",
  ]);
});
