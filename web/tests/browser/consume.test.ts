/** Consume in few clicks: a plan for all of it, and one click for a single power. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Event } from "../../src/gen/race";
import { accessible } from "./access";
import { asked, next } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

/** At a table where a plan for the Consume phase is proposed, and what happens there. */
async function planned(): Promise<{ page: Page; events: Event[] }> {
  const page = await (await site.person()).newPage();
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
      // As a computer player would: it gets to goods and to powers that take them.
      await page.evaluate(
        async ([path, ticket]) => {
          const { picks } = await (await fetch(`${path}/hint`)).json();
          await fetch(path!, { method: "POST", body: JSON.stringify({ do: "answer", ticket, picks }) });
        },
        [`/api/tables/${table}`, ticket],
      );
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
  // Where others have their turn in between, what is left of it is proposed again.
  let ticket = "";
  while ((await asked(page))?.prompt.startsWith("consume")) {
    ticket = (await asked(page))!.ticket;
    await page.locator("#confirm").click();
    await next(page, ticket);
  }
  const gains = consumed(events.slice(before));
  expect(gains.length).toBe(steps);
  const total = (of: "vp" | "cards"): number => gains.reduce((all, gain) => all + gain[of], 0);
  const [vp, cards] = [/(\d+) VP/, /(\d+) card/].map((part) => Number(part.exec(sum)?.[1] ?? 0));
  expect([total("vp"), total("cards")]).toEqual([vp, cards]);
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
