import { defineConfig } from "vitest/config";

/** Real browsers against the real binary: started by `cargo xtask test`, which says where the binary is. */
export default defineConfig({
  test: {
    include: ["tests/browser/*.test.ts"],
    // Two files at a time: while one waits for a server or draws, the other goes on.
    maxWorkers: 2,
    // So long that only what hangs for ever runs into it.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // A second, the usual, is not enough on a busy machine.
    expect: { poll: { timeout: 120_000 } },
    // Whole games by chance in real time: what fails once is told, what fails twice is broken.
    retry: 1,
    reporters: ["verbose", "./tests/failures.ts"],
  },
});
