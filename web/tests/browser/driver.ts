/**
 * Browsers that Playwright cannot drive: Firefox and WebKitGTK as Debian packs them. Both understand the commands of WebDriver, which this
 * puts together; `firefox.ts` and `webkit.ts` start them and carry the commands.
 */
import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Carries out a command of WebDriver, named as Marionette names it. */
export type Command = (name: string, parameters?: object) => Promise<unknown>;

/** So long that only what hangs for ever runs into it, in milliseconds. */
export const LONG = 300_000;

/** A browser with one window. */
export class Driver {
  constructor(
    readonly name: string,
    readonly command: Command,
    readonly close: () => Promise<void>,
  ) {}

  async open(url: string): Promise<void> {
    await this.command("Navigate", { url });
  }

  /** Calls a function in the page; it knows nothing of what is outside of it. */
  async evaluate<Argument, Result>(
    body: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    const script = `return (${body})(arguments[0])`;
    // Without Firefox's sandbox: it sees what the page's own scripts see.
    const parameters = { script, args: [argument ?? null], sandbox: null };
    return (await this.command("ExecuteScript", parameters)) as Result;
  }

  /** The page's own width and height, without what the window puts around it. */
  async size(width: number, height: number): Promise<void> {
    await this.command("SetWindowRect", { width, height });
    const [wide, high] = await this.evaluate(() => [innerWidth, innerHeight] as const);
    await this.command("SetWindowRect", { width: 2 * width - wide, height: 2 * height - high });
  }

  async click(x: number, y: number): Promise<void> {
    const to = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
    const actions = [to, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.#act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  }

  async press(key: string): Promise<void> {
    // Private characters stand for what is not one.
    const value = key === "Enter" ? "\uE007" : key;
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
    await this.#act({ type: "key", id: "keyboard", actions });
  }

  async #act(source: object): Promise<void> {
    await this.command("PerformActions", { actions: [source] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.command("TakeScreenshot", { full: false })), "base64");
  }
}

/** What has to be installed for it, where it is not there. */
export function need(program: string, packages: string): string {
  const path = `/usr/bin/${program}`;
  if (!existsSync(path))
    throw new Error(`there is no ${program}: \`apt-get install ${packages}\`, or the like, and try again`);
  return path;
}

/** Processes that end together, and a folder that goes with them. */
class Household {
  readonly folder = mkdtempSync(join(tmpdir(), "starboard-browser-"));
  #children: ChildProcess[] = [];

  start(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
    // Nothing of what somebody keeps at home is read or changed.
    const env = { ...process.env, HOME: this.folder, XDG_CONFIG_HOME: this.folder, ...options.env };
    const child = spawn(program, args, { stdio: "ignore", ...options, env });
    this.#children.push(child);
    // Nor does it outlive the tests, should they be stopped.
    process.once("exit", () => child.kill("SIGKILL"));
    return child;
  }

  async end(): Promise<void> {
    for (const child of this.#children.reverse()) {
      const gone = new Promise((done) => child.once("exit", done));
      if (child.exitCode === null && child.kill("SIGKILL")) await gone;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Nothing is left running where a browser does not come up. */
export async function housed(start: (house: Household) => Promise<Driver>): Promise<Driver> {
  const house = new Household();
  try {
    return await start(house);
  } catch (error) {
    await house.end();
    throw error;
  }
}

/** Asks until there is an answer: neither browser says when it listens. */
export async function until<T>(child: ChildProcess, ask: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (child.exitCode !== null) throw new Error(`the browser ended with ${child.exitCode}`);
    await pause(50);
  }
}
