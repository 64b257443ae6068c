import { defineConfig } from "vitest/config";

/** What Rust made of phrases, compared with what the page makes of them: started by `cargo test`, which says where it lies. */
export default defineConfig({ test: { include: ["tests/parity/*.test.ts"], testTimeout: 600_000 } });
