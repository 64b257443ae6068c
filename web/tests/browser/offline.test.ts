/** A connection that is cut on the way: nobody says so, nothing answers. */
import type { BrowserContext, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asked, chance, next, pick } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const BANNER = "No connection since";
/** As long as somebody may be left without knowing. */
const SEEN = 3000;

/** A way to the server that can be cut without either side hearing of it. */
class Way {
  /** What no longer gets through. */
  cut: "nothing" | "replies" | "everything" = "nothing";
  /** Answers that reached the server. */
  readonly answers: { ticket: string }[] = [];
  /** Asked whether anybody is there, and answered. */
  beats = 0;

  static async of(page: Page): Promise<Way> {
    const way = new Way();
    await page.routeWebSocket(/\/socket/, (browser) => way.#join(browser));
    return way;
  }

  #join(browser: WebSocketRoute): void {
    // Behind a cut nobody answers a new call either.
    if (this.cut !== "nothing") return;
    const server = browser.connectToServer();
    browser.onMessage((message) => {
      if (this.cut === "everything") return;
      const said = JSON.parse(String(message)) as { do: string; ticket: string };
      if (said.do === "answer") this.answers.push(said);
      server.send(message);
    });
    server.onMessage((message) => {
      if (this.cut !== "nothing") return;
      const { type, id } = JSON.parse(String(message)) as { type: string; id?: number };
      if (type === "done" && id === undefined) this.beats++;
      browser.send(message);
    });
  }
}

/** Somebody at a question, on a page whose clock the test holds. */
async function seated(context: BrowserContext): Promise<{ page: Page; way: Way; table: string }> {
  const page = await context.newPage();
  const way = await Way.of(page);
  await page.clock.install();
  await page.goto("/");
  const seats = ["me", { bot: "greedy" }];
  const table = await makeTable(page, { setup: { players: 2 }, seats, start: true });
  await page.goto(`/t/${table}`);
  await next(page);
  return { page, way, table };
}

const banner = (page: Page) => page.getByText(BANNER);

/** The way is cut, and as much time passes as somebody may be left without knowing. */
async function cutOff(page: Page, way: Way, cut: Way["cut"]): Promise<void> {
  expect(await banner(page).count()).toBe(0);
  way.cut = cut;
  await page.clock.runFor(SEEN);
  expect(await banner(page).count()).toBe(1);
}

async function restore(page: Page, way: Way): Promise<void> {
  way.cut = "nothing";
  // As a browser does when there is a network again.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await banner(page).waitFor({ state: "detached" });
}

it("is seen within three seconds, and an answer that was given meanwhile is sent once", async () => {
  const { page, way } = await seated(await site.person());
  const before = (await asked(page))!;
  await cutOff(page, way, "everything");
  await pick(page, chance(1));
  await page.locator("#confirm").click();
  await page.getByText("Your answer is saved").waitFor();
  expect(way.answers).toEqual([]);
  await restore(page, way);
  await next(page, before.ticket);
  expect(way.answers.map(({ ticket }) => ticket)).toEqual([before.ticket]);
});

it("an answer whose reply was lost counts once", async () => {
  const { page, way, table } = await seated(await site.person());
  const before = (await asked(page))!;
  const log = (): Promise<number> =>
    page.evaluate(
      async (path) =>
        ((await (await fetch(path)).json()) as { entries: { entries: unknown[] } }).entries.entries.length,
      `/api/tables/${table}`,
    );
  await pick(page, chance(1));
  await cutOff(page, way, "replies");
  await page.locator("#confirm").click();
  await page.getByText("Your answer is saved").waitFor();
  // It has arrived, and the game has gone on, without anybody having heard of it here.
  await expect.poll(() => way.answers.length).toBe(1);
  const gone = await log();
  await restore(page, way);
  await expect.poll(() => way.answers.length).toBe(2);
  await next(page, before.ticket);
  expect(new Set(way.answers.map(({ ticket }) => ticket))).toEqual(new Set([before.ticket]));
  expect(await log()).toBe(gone);
});

it("the browser's own word is taken at once, and what still answers heals at once", async () => {
  const { page, way } = await seated(await site.person());
  way.cut = "everything";
  const shown = await page.evaluate(async (text) => {
    dispatchEvent(new Event("offline"));
    await Promise.resolve();
    return document.body.innerText.includes(text);
  }, BANNER);
  expect(shown).toBe(true);
  way.cut = "nothing";
  // Nobody says that there is a network again: being answered is enough.
  await page.clock.runFor(1);
  await banner(page).waitFor({ state: "detached" });
  // It stays away while somebody is asked and answers.
  const beats = way.beats;
  await expect.poll(() => way.beats).toBeGreaterThan(beats + 1);
  expect(await banner(page).count()).toBe(0);
});

it("a table that cannot be reached at all says so", async () => {
  const context = await site.person();
  const page = await context.newPage();
  const way = await Way.of(page);
  await page.clock.install();
  way.cut = "everything";
  await page.goto("/t/anytable");
  await page.getByText("Connecting").waitFor();
  await page.clock.runFor(SEEN);
  await page.getByText("Cannot reach the server").waitFor();
});
