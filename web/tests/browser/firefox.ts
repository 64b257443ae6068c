/** Firefox speaks WebDriver itself, over a socket (Marionette). */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { type Command, Driver, housed, LONG, need, until } from "./driver";

const PREFERENCES = {
  "marionette.port": 0,
  "ui.prefersReducedMotion": 1,
  // Dark.
  "layout.css.prefers-color-scheme.content-override": 0,
};

export const firefox = (): Promise<Driver> =>
  housed(async (house) => {
    const program = need("firefox-esr", "firefox-esr");
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
    writeFileSync(join(house.folder, "user.js"), lines.join(""));
    const child = house.start(program, [
      "--headless",
      "--no-remote",
      "--marionette",
      "--profile",
      house.folder,
    ]);
    const file = join(house.folder, "MarionetteActivePort");
    const port = await until(child, async () => (existsSync(file) && Number(readFileSync(file))) || null);
    const call = marionette(connect(port, "127.0.0.1"));
    const command: Command = async (name, parameters = {}) => {
      const reply = await call(`WebDriver:${name}`, parameters);
      return (reply as { value?: unknown }).value;
    };
    await command("NewSession");
    await command("SetTimeouts", { script: LONG });
    return new Driver("Firefox", command, () => house.end());
  });

/** A message is its length, a colon and JSON: `[0, id, name, parameters]`, answered by `[1, id, error, result]`. */
function marionette(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  let [received, sent] = [Buffer.alloc(0), 0];
  const waiting = new Map<number, (error: Error | null, result: unknown) => void>();
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first one greets.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      waiting.get(id)?.(error && new Error(`${error.error}: ${error.message}`), result);
      waiting.delete(id);
    }
  });
  socket.on("close", () => waiting.forEach((done) => done(new Error("the browser is gone"), null)));
  socket.on("error", () => socket.destroy());
  return (name, parameters) =>
    new Promise((done, fail) => {
      const message = JSON.stringify([0, ++sent, name, parameters]);
      waiting.set(sent, (error, result) => (error ? fail(error) : done(result)));
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
