/** A server of its own for a test. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const BINARY = process.env.STARBOARD_BIN ?? "";

export class Server {
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), "starboard-"));
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the server, after a kill on the same port and with the same data. */
  async start(): Promise<void> {
    if (!BINARY)
      throw new Error(
        "STARBOARD_BIN is not set: run `cargo xtask test`, which builds the binary and sets it",
      );
    const listen = `127.0.0.1:${this.#port}`;
    const child = spawn(BINARY, ["serve", "--listen", listen, "--data", this.#folder, "--creations", "0"], {
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, STARBOARD_LOG: "error" },
    });
    this.#process = child;
    // It says where it listens once it does.
    for await (const line of createInterface({ input: child.stdout! })) {
      const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (!port) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error("the server ended before it listened");
  }

  /** As if the power had gone. */
  async kill(): Promise<void> {
    const child = this.#process!;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
