/** Whole games in real browsers. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Board } from "../../src/gen/race";
import { accessible, narrow } from "./access";
import { newest } from "./heard";
import { answer, asked, chance, give, next, pick, playOut } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

/** The newest board that a page was sent. */
interface Seen {
  last: Board | null;
}
function boards(page: Page): Seen {
  const seen: Seen = { last: null };
  let shown: ReturnType<typeof newest<Board>> = null;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      shown = newest(shown, message);
      seen.last = shown?.board ?? null;
    });
  });
  return seen;
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).last().click();
}

describe("two people in two browsers", () => {
  it("play a whole game; reloading in every phase shows everything again, and no sealed choice of the other", async () => {
    const [ada, bo] = [await site.person(), await site.person({ colorScheme: "light" })];
    const [one, two] = [await ada.newPage(), await bo.newPage()];
    const [seenByOne, seenByTwo] = [boards(one), boards(two)];

    await one.goto("/");
    await one.getByLabel("Your name").fill("Ada");
    await one.getByRole("button", { name: "Make a table" }).click();
    await one.getByRole("heading", { name: "Waiting for players" }).waitFor();
    await accessible(one, "the lobby");
    await two.goto(one.url());
    await sitDown(two, "Bo");
    await one.getByRole("button", { name: "Start the game" }).click();

    const reloaded = { one: new Set<string>(), two: new Set<string>() };
    const SEALED = ["choose-action", "develop-place", "settle-place"];
    const again = async (page: Page, ticket: string): Promise<void> => {
      await page.reload();
      await page.locator(".bar, #result-title").first().waitFor();
      // The same question is there again.
      await page.waitForFunction(
        (old) =>
          document.querySelector("#result-title") ||
          document.querySelector<HTMLElement>(".bar")?.dataset.ticket === old,
        ticket,
        { timeout: 0, polling: 25 },
      );
    };
    const nothingShown = (seen: Seen, seat: number, prompt: string): void => {
      const other = seen.last!.players[seat]!;
      if (prompt === "choose-action") expect(other.picks).toEqual([]);
      else expect(other.placing).toBeNull();
    };

    await Promise.all([next(one), next(two)]);
    const below = chance(7);
    let rounds = 0;
    for (;;) {
      const [a, b] = [await asked(one), await asked(two)];
      if (!a && !b) break;
      // Whoever is asked; if both are, the first gives a sealed answer and the second looks for it.
      const both = a?.state === "asked" && b?.state === "asked" && a.prompt === b.prompt;
      if (both && SEALED.includes(a.prompt) && !reloaded.two.has(a.prompt)) {
        await answer(one, below);
        await one.waitForFunction(
          () => document.querySelector<HTMLElement>(".bar")?.dataset.state !== "asked",
        );
        await again(two, b.ticket);
        nothingShown(seenByTwo, 0, a.prompt);
        if (a.prompt === "choose-action") expect(await two.locator(".callers .mark").count()).toBe(0);
        expect(await two.locator(".opponent .coming").count()).toBe(0);
        reloaded.two.add(b.prompt);
        // One's own sealed answer is still there after a reload.
        await one.reload();
        await one.locator('.bar[data-state="given"]').waitFor();
        nothingShown(seenByOne, 1, a.prompt);
        await answer(two, below);
      } else {
        for (const [page, set] of [
          [one, reloaded.one],
          [two, reloaded.two],
        ] as const) {
          const now = await asked(page);
          if (now?.state !== "asked") continue;
          if (!set.has(now.prompt)) {
            set.add(now.prompt);
            await again(page, now.ticket);
          }
          await answer(page, below);
          await page.waitForFunction(
            (old) => {
              const bar = document.querySelector<HTMLElement>(".bar");
              return !bar || bar.dataset.ticket !== old || bar.dataset.state !== "asked";
            },
            now.ticket,
            { timeout: 0, polling: 25 },
          );
        }
      }
      // Until somebody is asked again, or it is over for both.
      await Promise.race(
        [one, two].map((page) =>
          page.waitForFunction(
            () =>
              document.querySelector("#result-title") || document.querySelector('.bar[data-state="asked"]'),
            undefined,
            { timeout: 0, polling: 25 },
          ),
        ),
      );
      if (++rounds > 2000) throw new Error("the game does not end");
    }
    const points = async (page: Page): Promise<string[]> => page.locator(".ranking .points").allInnerTexts();
    expect(await points(one)).toEqual(await points(two));
    expect((await points(one)).length).toBe(2);
    const all = new Set([...reloaded.one, ...reloaded.two]);
    console.log(`reloaded at: ${[...all].sort().join(", ")}`);
    for (const prompt of ["start-discard", "choose-action", "explore-keep", "develop-place", "develop-pay"]) {
      expect(all, prompt).toContain(prompt);
    }
    for (const prompt of ["settle-place", "settle-pay"]) expect(all, prompt).toContain(prompt);
  });
});

describe("one person and three computer players", () => {
  it("play a whole game, and its replay can be stepped through", async () => {
    const context = await site.person();
    const page = await context.newPage();
    await page.goto("/");
    const seats = ["me", { bot: "greedy" }, { bot: "easy" }, { bot: "greedy" }];
    const table = await makeTable(page, { setup: { players: 4 }, seats, start: true });
    await page.goto(`/t/${table}`);
    const answers = await playOut(page, 11);
    expect(answers).toBeGreaterThan(10);
    expect(await page.locator(".ranking .points").count()).toBe(4);
    // How it went: every round with what each one chose, and the same as a table whose last row is the score.
    const rounds = page.locator(".choices li");
    await rounds.first().waitFor();
    await page.getByText("As a table").click();
    const rows = page.locator("table tbody tr");
    expect(await rows.count()).toBe((await rounds.count()) + 1);
    const end = await rows.last().locator("td b").allInnerTexts();
    const won = await page.locator(".ranking .points").allInnerTexts();
    expect([...end].sort()).toEqual([...won].sort());
    expect(await rounds.last().locator("svg").count()).toBe(4);
    await accessible(page, "the result");
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await narrow(page, "the result");
    }
    // It scrolls within its part, not the whole page.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);

    await page.getByRole("link", { name: "Watch the replay" }).click();
    const slider = page.getByRole("slider");
    await slider.waitFor();
    const last = Number(await slider.getAttribute("max"));
    expect(last).toBeGreaterThan(answers);
    await page.getByRole("button", { name: "To the end" }).click();
    await page.getByText(`Step ${last} of ${last}`).waitFor();
    // Every seat's hand is open now.
    const seat = page.getByLabel("As seen by");
    for (const value of ["1", "2", "3"]) {
      await seat.selectOption(value);
      const name = await seat.locator(`option[value="${value}"]`).innerText();
      await page
        .getByRole("heading", { name: `${name}’s hand` })
        .or(page.locator(".own h2", { hasText: name }))
        .first()
        .waitFor();
    }
    await page.getByRole("button", { name: "Back one step" }).click();
    await page.getByText(new RegExp(`Step \\d+ of ${last}`)).waitFor();
    await accessible(page, "the replay");
  });
});

describe("a connection", () => {
  it("heals by itself when the server is killed and started again in the middle of a phase", async () => {
    const context = await site.person();
    const page = await context.newPage();
    await page.goto("/");
    const table = await makeTable(page, {
      setup: { players: 2 },
      seats: ["me", { bot: "greedy" }],
      start: true,
    });
    await page.goto(`/t/${table}`);
    const below = chance(3);
    let ticket = "";
    for (let i = 0; i < 6; i++) {
      await next(page, ticket);
      ticket = (await asked(page))!.ticket;
      await answer(page, below);
    }
    await next(page, ticket);
    const before = await asked(page);
    const lines = await page.locator(".log li").count();
    await site.kill();
    await page.getByText("No connection since").waitFor();
    // The table stays readable, and what is picked now is sent when somebody is there to take it.
    if (await pick(page, below)) await give(page);
    await site.start();
    await page.getByText("No connection since").waitFor({ state: "detached" });
    await next(page, before!.ticket);
    expect(await page.locator(".log li").count()).toBeGreaterThanOrEqual(lines);
  });

  it("tells two tabs of one person the same", async () => {
    const context = await site.person();
    const [one, two] = [await context.newPage(), await context.newPage()];
    await one.goto("/");
    const table = await makeTable(one, {
      setup: { players: 2 },
      seats: ["me", { bot: "greedy" }],
      start: true,
    });
    await one.goto(`/t/${table}`);
    await two.goto(`/t/${table}`);
    const below = chance(5);
    let ticket = "";
    for (let i = 0; i < 8; i++) {
      const [here, there] = i % 2 ? [one, two] : [two, one];
      await Promise.all([next(here, ticket), next(there, ticket)]);
      await here.bringToFront();
      ticket = (await asked(here))!.ticket;
      expect((await asked(there))!.ticket).toBe(ticket);
      await answer(here, below);
    }
  });

  it("to a table that is not there says so", async () => {
    const page = await (await site.person()).newPage();
    await page.goto("/t/nosuchtable");
    await page.getByRole("heading", { name: "There is no such table" }).waitFor();
    // The browser itself reports the two answers of 404 on its console.
    site.wrongs.splice(0, site.wrongs.length, ...site.wrongs.filter((wrong) => !wrong.includes("404")));
  });
});
