/** WebKitGTK has a program beside it that speaks WebDriver, over HTTP. */
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { type Command, Driver, housed, LONG, need, until } from "./driver";

const PATHS: Record<string, [method: string, path: string]> = {
  Navigate: ["POST", "/url"],
  ExecuteScript: ["POST", "/execute/sync"],
  PerformActions: ["POST", "/actions"],
  SetTimeouts: ["POST", "/timeouts"],
  SetWindowRect: ["POST", "/window/rect"],
  TakeScreenshot: ["GET", "/screenshot"],
  DeleteSession: ["DELETE", ""],
};

export const webkit = (): Promise<Driver> =>
  housed(async (house) => {
    const program = need("WebKitWebDriver", "webkit2gtk-driver xvfb");
    const display = need("Xvfb", "xvfb");
    mkdirSync(join(house.folder, "gtk-3.0"));
    // The theme's animations, and with them the page's.
    writeFileSync(join(house.folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
    // It has no mode without a screen; this one is in memory.
    const screen = house.start(display, ["-displayfd", "3", "-screen", "0", "1920x1200x24"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const number = await new Promise((done) => screen.stdio[3]!.once("data", done));
    const port = await freePort();
    const env = { DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: "x11" };
    const child = house.start(program, [`--port=${port}`], { env });
    const call = async (method: string, path: string, body?: object): Promise<unknown> => {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        body: body && JSON.stringify(body),
      });
      const { value } = (await reply.json()) as { value: { error?: string; message?: string } | null };
      if (!reply.ok) throw new Error(`${value?.error}: ${value?.message}`);
      return value;
    };
    await until(child, () => call("GET", "/status").catch(() => null));
    const made = await call("POST", "/session", { capabilities: { alwaysMatch: {} } });
    const session = `/session/${(made as { sessionId: string }).sessionId}`;
    const command: Command = (name, parameters = {}) => {
      const [method, path] = PATHS[name]!;
      return call(method, session + path, method === "POST" ? parameters : undefined);
    };
    await command("SetTimeouts", { script: LONG });
    return new Driver("WebKit", command, async () => {
      await command("DeleteSession").finally(() => house.end());
    });
  });

/** A port that nobody listens at: the driver has to be told one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
