/** People at real tables of Galactica: sits them down, keeps what each of them is told, and answers quickly where a test is on its way. */
import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Board, Event, Item, Prompt } from "../../src/gen/galactica";
import type { Clock, Line, Question } from "../../src/gen/protocol";
import { newest } from "./heard";
import { type Asked, asked } from "./player";
import { makeTable, type Site } from "./site";

export const BOT = { bot: "regular" };
export const setup = (players: number, characters: unknown = "random"): object => ({
  players,
  characters,
  resources: "none",
});
/** Nobody waits for anything. */
export const SHORT = { bot: 50, window: 500, long_window: 500 };

export interface Told {
  board: Board | null;
  events: Event[];
  question: Question<Prompt, Item, unknown> | null;
  clock: Clock | null;
}

/** The newest of what a page is told. It begins with the next socket: before the page goes to its table. */
export function told(page: Page): Told {
  const all: Told = { board: null, events: [], question: null, clock: null };
  let shown: ReturnType<typeof newest<Board>> = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      shown = newest(shown, message);
      all.board = shown?.board ?? null;
      if (message.type === "ask") all.question = message.question;
      if (message.type === "clock") all.clock = message;
      if (message.type === "entries") all.events = [...all.events.slice(0, message.from), ...message.entries];
    }),
  );
  return all;
}

/** Asked again and again until it is so. */
export const eventually = <T>(what: () => T | Promise<T>, message = "") =>
  expect.poll(what, { interval: 25, message });

/** Somebody with a name, on home. */
export async function somebody(site: Site, name: string, options = {}): Promise<Page> {
  const page = await site.somebody(name, options);
  // What hangs runs into the time of its test.
  page.setDefaultTimeout(0);
  return page;
}

/** Somebody does something at a table, wherever they look. */
export async function command(page: Page, table: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([path, body]) => (await fetch(path!, { method: "POST", body })).status,
    [`/api/tables/${table}`, JSON.stringify(body)],
  );
  expect(status, JSON.stringify(body)).toBe(200);
}

/** Makes a table at which these sit, and computer players on the other seats; the game has begun. */
export async function together(
  people: readonly Page[],
  players: number,
  pace: object = SHORT,
  characters: unknown = "random",
): Promise<string> {
  const open = people.slice(1).map(() => "open");
  const bots = Array.from({ length: players - people.length }, () => BOT);
  const seats = ["me", ...open, ...bots];
  const [first, ...others] = people;
  const game = { game: "galactica", setup: setup(players, characters), seats, pace };
  const table = await makeTable(first!, game);
  for (const page of others) await command(page, table, { do: "join" });
  await command(first!, table, { do: "start" });
  return table;
}

export async function sit(page: Page, table: string): Promise<void> {
  await page.goto(`/t/${table}`);
  await page.locator(".bar, #result-title").first().waitFor();
}

/** What the server says of a table to this person, in English. */
export async function state(
  page: Page,
  table: string,
): Promise<{ board: { board: Board }; story: { lines: { line: Line }[] } }> {
  return page.evaluate(async (table) => (await fetch(`/api/tables/${table}?text=en`)).json(), table);
}
export const words = (line: Line): string =>
  line.map((span) => ("text" in span ? span.text : Object.values(span)[0]!.name)).join("");

/** What the log shows: all of these lines; of many the last ones, at least so many as a long log keeps. */
export async function logged(page: Page, lines: readonly string[], message = ""): Promise<void> {
  const missed = async (): Promise<unknown> => {
    const told = await page.locator(".log li").allTextContents();
    const shown = told.map((line) => line.replace(/^only you /, "").trim());
    const wanted = lines.slice(-Math.max(shown.length, Math.min(lines.length, 400)));
    return isDeepStrictEqual(shown, wanted) ? "nothing" : { shown, wanted };
  };
  await eventually(missed, message).toBe("nothing");
}

/**
 * Answers what is asked by clicks, all of them in one trip to the page: what can be clicked there is what people click. Says what it
 * was; nothing where nothing is asked. What shows `but` is not answered.
 */
export async function quickly(
  page: Page,
  below: (below: number) => number,
  but = "#nothing",
): Promise<Asked | null> {
  const now = await asked(page);
  if (now?.state !== "asked") return null;
  const stuck = await page.evaluate(
    async ([ticket, first, idle, but]) => {
      // What a click changes is drawn before the next task; the page's own timers may stand still.
      const drawn = (): Promise<void> =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(null);
        });
      const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what);
      const going = (): boolean => {
        const bar = find(".bar");
        return bar?.dataset.ticket === ticket && bar?.dataset.state === "asked" && !find(but);
      };
      for (let at = first; going(); at++) {
        if (at - first > 60) return document.querySelectorAll("[data-option]").length;
        const [confirm, pass, sure] = [find("#confirm"), find("#pass"), find("#twice-yes")];
        const free = [...document.querySelectorAll<HTMLElement>('[data-option][aria-pressed="false"]')];
        if (sure) sure.click();
        else if (confirm?.ariaDisabled !== "true") confirm!.click();
        else if (pass && (idle || free.length === 0)) pass.click();
        else free[at % free.length]?.click();
        await drawn();
      }
      return -1;
    },
    [now.ticket, below(1000), below(3) === 0, but] as const,
  );
  expect(stuck, `options of a question that cannot be answered: ${now.prompt}`).toBe(-1);
  return now;
}

/** Everybody who is asked answers, until this can be seen at one of them: it is left for the test. Says at whom. */
export async function playOn(
  people: readonly Page[],
  below: (below: number) => number,
  until: string,
): Promise<Page> {
  for (;;)
    for (const page of people) {
      const there = async (): Promise<boolean> => (await page.locator(until).count()) > 0;
      if (await there()) return page;
      await quickly(page, below, until);
    }
}
