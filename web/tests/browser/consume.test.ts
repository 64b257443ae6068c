/** Consume in few clicks: a plan for all of it, and one click for a single power. */
import type { Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Event } from "../../src/gen/race";
import { accessible } from "./access";
import { asked, next } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

/** At a table where a plan for the Consume phase is proposed, and what happens there. */
async function planned(options: object = {}): Promise<{ page: Page; events: Event[] }> {
  const page = await (await site.person(options)).newPage();
  const events: Event[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === "entries") events.push(...message.entries);
    }),
  );
  await page.goto("/");
  for (let game = 0; game < 5; game++) {
    const table = await makeTable(page, {
      setup: { players: 2 },
      seats: ["me", { bot: "greedy" }],
      start: true,
    });
    await page.goto(`/t/${table}`);
    let ticket = "";
    while (await next(page, ticket)) {
      ticket = (await asked(page))!.ticket;
      if ((await page.locator("#one-by-one").count()) > 0) return { page, events };
      // As a computer player would: it gets to goods and to powers that take them. Advice comes only so often: it is asked for again.
      const hint = await page.request.get(`/api/tables/${table}/hint`);
      if (!hint.ok()) {
        ticket = "";
        continue;
      }
      const { picks } = (await hint.json()) as { picks: number[] };
      await page.request.post(`/api/tables/${table}`, { data: { do: "answer", ticket, picks } });
    }
  }
  throw new Error("no game came to a plan");
}

const consumed = (events: Event[]): { vp: number; cards: number }[] =>
  events.flatMap((event) => ("consumed" in event && event.consumed.seat === 0 ? [event.consumed] : []));

it("one click uses all as suggested, and brings what was promised", async () => {
  const { page, events } = await planned();
  await accessible(page, "a plan");
  const steps = await page.locator(".plan li").count();
  const sum = await page.locator(".plan .sum").innerText();
  expect(await page.locator("#confirm").innerText()).toBe("Use all as suggested");
  const before = events.length;
  const done = (): boolean => consumed(events.slice(before)).length >= steps;
  // Where others have their turn in between, what is left of it is proposed again. Powers that it leaves alone are still asked for.
  while (!done()) {
    const proposed = async (): Promise<boolean> => done() || (await page.locator(".plan").count()) > 0;
    await expect.poll(proposed).toBe(true);
    if (done()) break;
    const { ticket } = (await asked(page))!;
    await page.locator("#confirm").click();
    await next(page, ticket);
  }
  const gains = consumed(events.slice(before));
  expect(gains.length).toBe(steps);
  const total = (of: "vp" | "cards"): number => gains.reduce((all, gain) => all + gain[of], 0);
  const [vp, cards] = [/(\d+) VP/, /(\d+) card/].map((part) => Number(part.exec(sum)?.[1] ?? 0));
  expect([total("vp"), total("cards")]).toEqual([vp, cards]);
});

it("on a phone the plan has the room of the board, and its sum stands there once", async () => {
  const { page } = await planned({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.locator(".plan").waitFor();
  expect(await page.locator(".bar .preview").isVisible()).toBe(false);
  // Of the board there is a whole line or nothing.
  const rest = (): Promise<number | null> =>
    page.evaluate(() => {
      const main = document.querySelector<HTMLElement>(".stage-main")!;
      return getComputedStyle(main).visibility === "hidden" ? null : main.clientHeight;
    });
  const high = await rest();
  expect(high === null || high >= 44, `${high}`).toBe(true);
  const bottom = async (part: string): Promise<number> => {
    const { y, height } = (await page.locator(part).boundingBox())!;
    return y + height;
  };
  // Two steps fit; of more the rest is scrolled to.
  if ((await page.locator(".plan li").count()) <= 2)
    expect(await bottom("#one-by-one")).toBeLessThanOrEqual(
      (await page.locator(".stage-hands").boundingBox())!.y,
    );
});

it("or one by one, a click for each power", async () => {
  const { page, events } = await planned();
  const { ticket } = (await asked(page))!;
  await page.locator("#one-by-one").click();
  expect(await page.locator(".plan").count()).toBe(0);
  const before = events.length;
  expect(await page.locator('[data-option][aria-pressed="true"]').count()).toBe(0);
  if ((await asked(page))!.prompt !== "consume-power") return;
  await page.locator("[data-option]").first().click();
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>(".bar")?.dataset.ticket !== old,
    ticket,
    { polling: 25 },
  );
  // The rest is not taken by itself.
  expect(await page.locator("#confirm").innerText()).not.toBe("Use all as suggested");
  expect(consumed(events.slice(before)).length).toBeLessThanOrEqual(2);
});

/** A table where the test asks the questions, and sees what is answered. */
async function asking(): Promise<{
  ask: (ticket: string | null, planned: boolean) => void;
  answered: string[];
  page: Page;
}> {
  const page = await (await site.person()).newPage();
  const answered: string[] = [];
  let socket: WebSocketRoute | null = null;
  let real: { question: Record<string, unknown> & { options: unknown[] } } | null = null;
  await page.routeWebSocket(/\/api\//, (route) => {
    socket = route;
    const server = route.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === "ask") real = message;
      route.send(text);
    });
    route.onMessage((text) => {
      const { id, do: what, ticket } = JSON.parse(String(text));
      if (what !== "answer") return server.send(text);
      answered.push(ticket);
      route.send(JSON.stringify({ type: "done", id, result: null }));
    });
  });
  await page.goto("/");
  const table = await makeTable(page, {
    setup: { players: 2 },
    seats: ["me", { bot: "greedy" }],
    start: true,
  });
  await page.goto(`/t/${table}`);
  await next(page);
  const ask = (ticket: string | null, planned: boolean): void => {
    const { options } = real!.question;
    const plan = planned ? { picks: [0, 1], steps: options.slice(0, 2), sum: { text: "2 VP" } } : null;
    const question = ticket === null ? null : { ...real!.question, ticket, plan };
    socket!.send(JSON.stringify({ ...real!, question }));
  };
  return { ask, answered, page };
}

it("a plan that was taken goes on after the others' turns, and not after another question", async () => {
  const { ask, answered, page } = await asking();
  ask("first", true);
  await page.locator(".plan").waitFor();
  await page.locator("#confirm:not([aria-disabled=true])").click();
  await expect.poll(() => answered).toEqual(["first"]);
  ask(null, false);
  await page.locator("#confirm").waitFor({ state: "detached" });
  ask("second", true);
  await expect.poll(() => answered).toEqual(["first", "second"]);
  ask("other", false);
  await page.locator('.bar[data-ticket="other"]').waitFor();
  ask("third", true);
  await page.locator('.bar[data-ticket="third"]').waitFor();
  await page.locator("#confirm:not([aria-disabled=true])").waitFor();
  expect(answered, "a plan for something else is taken by hand").toEqual(["first", "second"]);
});
