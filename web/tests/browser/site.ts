/** A server of its own for a test, and a Chromium to open its pages in. */
import { existsSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { expect } from "vitest";
import { Server } from "./server";

const CHROMIUM = ["chromium", "chromium-browser", "google-chrome"]
  .map((name) => `/usr/bin/${name}`)
  .find(existsSync);
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A tab behind another one is tested, too.
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
];

export class Site extends Server {
  #contexts: BrowserContext[] = [];
  /** What a page did that it must never do. */
  readonly wrongs: string[] = [];
  /** What Svelte warned of. */
  readonly warned: string[] = [];

  private constructor(readonly browser: Browser) {
    super();
  }

  static async open(): Promise<Site> {
    if (!CHROMIUM)
      throw new Error("there is no Chromium: `apt-get install chromium`, or the like, and try again");
    const browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: ARGUMENTS });
    const site = new Site(browser);
    await site.start();
    return site;
  }

  /** Somebody's browser, with nothing in it. `pause`: how long a new question takes no answer, where not as for people. */
  async person(options: BrowserContextOptions = {}, pause: number | null = 0): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: "dark",
      reducedMotion: "reduce",
      locale: "en-GB",
      baseURL: this.url,
      ...options,
    });
    // Half a minute, the usual, is not enough on a busy machine: only what hangs for ever runs into this.
    context.setDefaultTimeout(300_000);
    // As somebody who was here before: else letters would change while a test looks at them.
    await context.addInitScript(() => {
      if (location.protocol === "http:") localStorage.setItem("starboard.letters", "yes");
    });
    if (pause !== null)
      await context.addInitScript(
        (pause) => Object.assign(globalThis, { starboardOpeningPause: pause }),
        pause,
      );
    this.#contexts.push(context);
    context.on("page", (page) => this.#watch(page));
    return context;
  }

  /** Somebody with this name, on the home page. */
  async somebody(name: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await this.person(options)).newPage();
    await page.goto("/");
    await page.evaluate(async (name) => {
      await fetch("/api/people", { method: "POST", body: JSON.stringify({ name }) });
      localStorage.setItem("starboard.known", "yes");
    }, name);
    return page;
  }

  #watch(page: Page): void {
    page.on("pageerror", (error) => this.wrongs.push(`an error in the page: ${error.message}`));
    page.on("console", (message) => {
      if (message.text().includes("svelte.dev/e/")) this.warned.push(message.text());
      // A server that was killed on purpose cannot be reached for a while: the browser says so.
      const killed = /ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE/.test(message.text());
      // So may a hint that was asked for just before the answer, or sooner than people could: the page does without.
      const late = /status of (409|422|429)/.test(message.text()) && message.location().url.endsWith("/hint");
      if (message.type() === "error" && !killed && !late)
        this.wrongs.push(`on the console: ${message.text()}`);
    });
    page.on("request", (request) => {
      const own = request.url().startsWith(this.url) || request.url().startsWith("data:");
      if (!own) this.wrongs.push(`a request to another host: ${request.url()}`);
    });
  }

  override async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    await this.browser.close();
    await super.close();
    // In one line: of a whole run people see first lines only.
    expect(this.wrongs.join(" · ")).toBe("");
  }
}

/** A game's place on home. */
export const door = (page: Page, game = "Race for the Galaxy"): Locator =>
  page.getByRole("region", { name: game });

/** What can call a function in a page. */
export interface Evaluates {
  evaluate<Argument, Result>(
    body: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/** A table made from within a page, so that its person owns it. Bots answer as quickly as they may. */
export async function makeTable(page: Evaluates, table: object): Promise<string> {
  const pace = { bot: 50 };
  return page.evaluate(
    async (body) => {
      const reply = await fetch("/api/tables", { method: "POST", body: JSON.stringify(body) });
      localStorage.setItem("starboard.known", "yes");
      return ((await reply.json()) as { table: string }).table;
    },
    { game: "race", pace, ...table },
  );
}
