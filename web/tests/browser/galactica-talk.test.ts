/** Galactica's talk: windows that all see alike, orders and claims in two taps, private marks, and moments. */
import type { Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Board, Event, Item } from "../../src/gen/galactica";
import { accessible } from "./access";
import { SHORT } from "./galactica-people";
import { answer, asked, chance, stopTime } from "./player";
import { makeTable, Site } from "./site";
import { skies } from "./skies";
import { bring } from "./staged";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const SETUP = { characters: "random", players: 5, resources: "none" };
const BOT = { bot: "greedy" };
/** Nothing closes while a test looks at it. */
const LONG = { bot: 50, window: 60_000, long_window: 120_000 };
const REACTIONS = ["before-roll", "evade", "before-check", "emergency"];

const somebody = (name: string, options = {}): Promise<Page> => site.somebody(name, options);

/** Somebody alone among computer players, at a game that has begun. */
async function alone(table: object = {}, options = {}): Promise<Page> {
  const page = await somebody("Ada", options);
  const seats = ["me", BOT, BOT, BOT, BOT];
  const id = await makeTable(page, { game: "galactica", setup: SETUP, seats, start: true, ...table });
  await page.goto(`/t/${id}`);
  await page.locator(".bar").waitFor();
  return page;
}

/** Two people among computer players, at a game that has begun. */
async function two(pace: object): Promise<[Page, Page]> {
  const [ada, bo] = [await somebody("Ada"), await somebody("Bo")];
  const seats = ["me", "open", BOT, BOT, BOT];
  const table = await makeTable(ada, { game: "galactica", setup: SETUP, seats, pace });
  const act = (page: Page, command: object): Promise<number> =>
    page.evaluate(
      async ([path, body]) => (await fetch(path!, { method: "POST", body })).status,
      [`/api/tables/${table}`, JSON.stringify(command)],
    );
  expect(await act(bo, { do: "join" })).toBe(200);
  expect(await act(ada, { do: "start" })).toBe(200);
  for (const page of [ada, bo]) {
    await page.goto(`/t/${table}`);
    await page.locator(".bar").waitFor();
  }
  return [ada, bo];
}

/**
 * They play, whoever is asked, until there is something to be seen at one of them. Says at whom. Reactions are left to their
 * windows; somebody alone has none, and `reacts`.
 */
async function playUntil(
  pages: readonly Page[],
  there: (page: Page) => Promise<boolean>,
  reacts = false,
): Promise<Page> {
  const below = chance(7);
  for (;;) {
    for (const page of pages) {
      if (await there(page)) return page;
      const now = await asked(page);
      if (now?.state === "asked" && (reacts || !REACTIONS.includes(now.prompt))) await answer(page, below);
    }
  }
}
const has = (what: string) => async (page: Page) => (await page.locator(what).count()) > 0;

/** How much of the window is left, as the edge of the bar shows it. */
const left = (page: Page): Promise<number> =>
  page
    .locator("[data-held] .left")
    .evaluate((edge) => Number(/scaleX\(([\d.]+)\)/.exec((edge as HTMLElement).style.transform)![1]));

it("a window looks the same to all, also after a reload, and whoever holds it is named", async () => {
  const pages = await two(LONG);
  const page = await playUntil(pages, has("#hold"));
  const other = pages.find((one) => one !== page)!;
  const name = page === pages[0] ? "Ada" : "Bo";
  // The same time is left for both, whether they are asked or not.
  await other.locator("[data-held]").waitFor();
  const [mine, theirs] = [await left(page), await left(other)];
  expect(mine).toBeGreaterThan(0.1);
  expect(Math.abs(mine - theirs)).toBeLessThan(0.03);
  await accessible(page, "a reaction window", ".stage-asks");

  const words = await page.locator("#prompt").innerText();
  const before = await asked(page);
  await page.reload();
  await page.locator("#hold").waitFor();
  expect(await page.locator("#prompt").innerText()).toBe(words);
  expect((await asked(page))!.ticket).toBe(before!.ticket);
  expect(await left(page)).toBeLessThanOrEqual(mine);

  await page.locator("#hold").click();
  await other.getByText(`${name} holds`).waitFor();
  await page.getByText("You hold").waitFor();
  expect(await page.locator("#hold").count()).toBe(0);
  expect(await other.locator("#hold").count()).toBe(0);
  await other.reload();
  await other.getByText(`${name} holds`).waitFor();

  // From the window: two taps, and it stands in the list of all.
  await page.locator("#always").click();
  await page.locator("[popover]:popover-open").waitFor();
  await accessible(page, "the orders above the bar", "[popover]");
  await page.locator('[popover] [data-when="never"]').first().click();
  await page.locator('[data-side="orders"]').click();
  await page.locator(".orders .set", { hasText: "always pass" }).first().waitFor();
  expect(await other.locator("body").innerText()).not.toContain("always pass");
  await accessible(page, "the list of orders", ".orders");
});

it("an order is two taps, and what it did is told to its owner alone", async () => {
  const page = await alone();
  await page.locator('[data-side="orders"]').click();
  await page.locator(".orders .row").first().click();
  await page.locator('.orders [data-when="never"]').click();
  await page.locator(".orders .set", { hasText: "always pass" }).waitFor();
  await playUntil([page], has(".orders [data-lately]"), true);
  await page.getByText("By your order:").waitFor();
});

it("a claim is two taps, and everybody hears it", async () => {
  const [ada, bo] = await two(SHORT);
  const page = await playUntil([ada, bo], has('[data-prompt="contribute"][data-state="asked"]'));
  const other = page === ada ? bo : ada;
  const seat = page === ada ? 0 : 1;
  await page.locator("#say").click();
  await accessible(page, "what can be said", "[popover]");
  await page.locator("[popover] [data-claim]", { hasText: "Let’s pass this check." }).click();
  const plate = other.locator(`[data-person="${seat}"]`);
  await expect.poll(() => plate.innerText()).toContain("Let’s pass this check.");
  await other.locator('[data-side="claims"]').click();
  await other.locator(`[data-said-by="${seat}"]`, { hasText: "Let’s pass this check." }).waitFor();
  await accessible(other, "the claims", ".claims");

  // From the tab, about somebody: one tap opens what can be said of them, the next one says it.
  await other.locator(`.claims details[data-about="2"] summary`).click();
  await other
    .locator(`.claims details[data-about="2"] [data-claim]`, { hasText: "I accuse" })
    .first()
    .click();
  await expect.poll(() => page.locator(`[data-person="${1 - seat}"]`).innerText()).toContain("I accuse");
});

it("a tap anywhere on a player opens what there is about them, and one on a power that power", async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 360, height: 740 },
  ]) {
    const page = await alone({}, { viewport });
    await bring(page, "[data-seat]");
    const player = page.locator('.person[data-seat="1"]');
    const sheet = page.locator("[popover][role=dialog]");
    for (const part of [".face", ".who b", ".hand-of", ".said"]) {
      const { x, y, width, height } = (await player.locator(part).first().boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await sheet.waitFor();
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
    }
    await player.locator("button.once").click();
    await page.locator(".inspector").waitFor();
    expect(await sheet.count()).toBe(0);
    await page.close();
  }
});

it("marks stay in the browser that made them", async () => {
  const sent: string[] = [];
  const page = await alone();
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.reload();
  const plate = page.locator('[data-person="2"]');
  await plate.click();
  await page.locator('[popover] [data-set-mark="suspect"]').click();
  await expect.poll(() => plate.getAttribute("data-mark")).toBe("suspect");
  await accessible(page, "somebody, and what is thought of them", "[popover]");
  await page.reload();
  await expect.poll(() => page.locator('[data-person="2"]').innerText()).toContain("suspect");
  expect(await page.locator('[data-person="1"]').getAttribute("data-mark")).toBe(null);
  // The page that is loaded is not what was sent.
  expect(sent.filter((text) => /suspect|mark/i.test(text))).toEqual([]);
  expect(sent.length).toBeGreaterThan(0);
});

it("where one talks stand the rules of secrecy and what is in the loyalty deck", async () => {
  // Nobody is asked anything before the loyalty cards are dealt, as Apollo would be.
  const chosen = ["starbuck", "william-adama", "laura-roslin", "tyrol", "gaius-baltar"];
  const page = await alone({ talk: "free", setup: { ...SETUP, characters: { chosen } } });
  await page.locator('[data-side="chat"]').click();
  await page.getByText("Some things must not be said").click();
  await page.getByText("No exact strengths").waitFor();
  const deck = page.locator(".secrecy .deck");
  await expect
    .poll(() => deck.innerText())
    .toMatch(/1[0-2] loyalty cards in this game: \d+ human and 2 Cylons/);
  await accessible(page, "the chat with its rules", ".chat");
  // What only the reader was told says so.
  await page.locator('[data-side="log"]').click();
  await page.locator(".log .own", { hasText: "only you" }).first().waitFor();

  const quiet = await alone({ talk: "silent" });
  await quiet.locator('[data-side="claims"]').click();
  await quiet.getByText("Nobody talks at this table").waitFor();
  expect(await quiet.locator("#say").count()).toBe(0);
});

it("in French, too, the tabs beside the board are whole, and the chat has room below all that goes on", async () => {
  const page = await (await site.person({ locale: "fr" })).newPage();
  const stage = await skies(page, 5);
  await stage.show((board) => {
    board.crises.facing = ["thirty-three"];
    board.rules = ["no_loyalty_looks", "relentless_pursuit", "colonial_one_closed"];
  });
  const side = page.locator(".stage-talk");
  await side.locator('[data-side="chat"]').click();
  // Letters come late, and the table goes on behind: looked at until it stands.
  const wrong = (): Promise<string[]> =>
    side.evaluate((side) => {
      const room = side.getBoundingClientRect();
      const box = (node: Element): DOMRect => node.getBoundingClientRect();
      const tabs = [...side.querySelectorAll(".sides > button")].filter(
        (tab) => box(tab).right > room.right + 1,
      );
      const last = box(side.querySelector(".chat > :last-child")!);
      const lines = box(side.querySelector(".chat ol")!).height;
      return [
        ...tabs.map((tab) => `${tab.textContent} is cut`),
        ...(last.bottom > room.bottom + 1 ? [`the end lies ${last.bottom - room.bottom} below`] : []),
        ...(lines < 40 ? [`lines have ${lines}`] : []),
      ];
    });
  await expect.poll(wrong).toEqual([]);
});

/** A table at which the reader is a Cylon: dealt until it comes so. */
async function cylon(): Promise<Page> {
  const page = await somebody("Ada");
  const seats = ["me", BOT, BOT, BOT, BOT];
  for (;;) {
    const id = await makeTable(page, { game: "galactica", setup: SETUP, seats, start: true });
    const loyalty = await page.evaluate(async (id) => {
      const state = (await (await fetch(`/api/tables/${id}`)).json()) as { board: { board: Board } };
      return state.board.board.people[0]!.loyalty;
    }, id);
    if (!loyalty.some((card) => card.startsWith("cylon-"))) continue;
    await page.goto(`/t/${id}`);
    await page.locator(".bar").waitFor();
    return page;
  }
}

it("revealing oneself is asked twice", async () => {
  const page = await cylon();
  const answers: string[] = [];
  // Where it stands among the options of the question that is open.
  let reveal = -1;
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      if (!String(payload).includes('"answer"')) return;
      answers.push(String(payload));
      reveal = -1;
    });
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; question?: { pick: { from: Item[] } } };
      if (message.type === "ask")
        reveal = (message.question?.pick.from ?? []).findIndex(
          (item) => typeof item === "object" && "reveal" in item,
        );
    });
  });
  await page.reload();
  await playUntil([page], async (one) => reveal >= 0 && (await asked(one))?.state === "asked", true);
  const given = answers.length;
  const option = page.locator(`[data-option="${reveal}"]`).first();
  const choose = async (): Promise<void> => {
    if ((await option.getAttribute("aria-pressed")) !== "true") await option.click();
    if ((await page.locator("#twice-yes").count()) === 0) await page.locator("#confirm").click();
    await page.getByRole("dialog", { name: "Reveal yourself as a Cylon?" }).waitFor();
  };
  await choose();
  await accessible(page, "the second question before revealing", "dialog");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  await choose();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  expect(answers.length).toBe(given);
  await choose();
  await page.locator("#twice-yes").click();
  await expect.poll(() => answers.length).toBe(given + 1);
  await expect.poll(() => page.locator('[data-seat="0"]').first().innerText()).toMatch(/Cylon/);
});

/** A table that is told of events that no game has come to. */
async function staged(options: object): Promise<{ page: Page; happen: (...events: Event[]) => void }> {
  const page = await somebody("Ada", options);
  let socket: WebSocketRoute | null = null;
  let [edition, count] = [0, 0];
  await page.routeWebSocket(/\/api\//, (route) => {
    socket = route;
    route.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as {
        type: string;
        edition: number;
        from: number;
        entries: Event[];
      };
      if (message.type === "entries")
        [edition, count] = [message.edition, message.from + message.entries.length];
      route.send(text);
    });
  });
  const seats = ["me", BOT, BOT, BOT, BOT];
  // Computer players that take their time: nothing else happens.
  const pace = { bot: 60_000 };
  const id = await makeTable(page, { game: "galactica", setup: SETUP, seats, pace, start: true });
  await page.clock.install();
  await page.goto(`/t/${id}`);
  await page.locator(".bar").waitFor();
  const happen = (...events: Event[]): void => {
    socket!.send(JSON.stringify({ type: "entries", edition, from: count, entries: events }));
    count += events.length;
  };
  return { page, happen };
}

it("a moment lasts less than a second, never two at once, and anything done ends it", async () => {
  const { page, happen } = await staged({ reducedMotion: "no-preference" });
  await stopTime(page);
  const shown = page.locator("[data-moment]");
  const kind = (): Promise<string | null> => shown.getAttribute("data-moment");
  // A long turn of others: the heaviest is shown, the rest is in the log.
  happen(
    { "galactica-damaged": { token: { location: "command" } } },
    { revealed: { seat: 2, card: "cylon-brig" } },
    { "civilian-destroyed": { ship: "pop1" } },
  );
  await shown.waitFor();
  expect(await kind()).toBe("reveal");
  expect(await shown.innerText()).toContain("is a Cylon");
  happen({ "civilian-destroyed": { ship: "pop2" } });
  happen("sleeper-phase");
  happen({ "galactica-damaged": { token: { location: "armory" } } });
  expect(await shown.count()).toBe(1);
  await page.clock.runFor(1000);
  expect(await kind()).toBe("sleepers");
  await page.clock.runFor(1000);
  expect(await shown.count()).toBe(0);
  // It takes no input away.
  happen({ destination: { seat: 1, destination: "icy_moon" } }, { distance: { now: 1 } });
  await shown.waitFor();
  expect(await shown.innerText()).toContain("Icy Moon");
  await page.locator('[data-side="claims"]').click();
  expect(await shown.count()).toBe(0);
  expect(await page.locator('[data-side="claims"]').getAttribute("aria-pressed")).toBe("true");
});

it("where nothing moves a moment is said", async () => {
  const { page, happen } = await staged({ reducedMotion: "reduce" });
  happen({ "civilian-destroyed": { ship: "pop1_fuel1" } });
  const spoken = page.locator("[data-moment-said]");
  await expect.poll(() => spoken.innerText()).toBe("A civilian ship is lost. Population −1 and Fuel −1");
  expect(await page.locator("[data-moment]").count()).toBe(0);
});
