/** Clicking twice, or pressing Enter twice, answers one question and leaves the next alone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer, asked, chance, next } from "./player";
import { makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const seats = ["me", { bot: "greedy" }];

/** What the page has answered, by ticket. */
function answers(page: Page): string[] {
  const given: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.do === "answer") given.push(`${message.ticket}: ${message.picks}`);
    }),
  );
  return given;
}

/** A table whose questions open as for people, at its first question. */
async function seated(): Promise<{ page: Page; given: string[] }> {
  const page = await (await site.person({}, null)).newPage();
  const given = answers(page);
  await page.goto("/");
  await page.goto(`/t/${await makeTable(page, { setup: { players: 2 }, seats, start: true })}`);
  await next(page);
  return { page, given };
}

/** Answers until a question of this kind is open. */
async function until(page: Page, prompts: string[]): Promise<void> {
  const below = chance(8);
  let ticket = "";
  while (await next(page, ticket)) {
    const now = (await asked(page))!;
    if (prompts.includes(now.prompt)) return;
    ticket = now.ticket;
    await answer(page, below);
  }
  throw new Error("the game ended first");
}

/** The ticket changes once one question is answered; then it must stay. */
async function unharmed(page: Page, given: string[], before: string): Promise<void> {
  await page.waitForFunction(
    (old) => {
      const bar = document.querySelector<HTMLElement>(".bar");
      return bar?.dataset.state === "asked" && bar.dataset.ticket !== old;
    },
    before,
    { polling: 25 },
  );
  expect(given.filter((one) => one.startsWith(`${before}:`)).length).toBe(1);
  const { ticket } = (await asked(page))!;
  expect(given.filter((one) => one.startsWith(`${ticket}:`))).toEqual([]);
}

describe("a second click", () => {
  it("on the same thing does not let go of it again", async () => {
    const { page } = await seated();
    await until(page, ["choose-action"]);
    const tile = page.locator('[data-option="2"]');
    await tile.dblclick();
    expect(await tile.getAttribute("aria-pressed")).toBe("true");
    await tile.click();
    await expect.poll(() => tile.getAttribute("aria-pressed")).toBe("false");
  });

  for (const pause of [120, 250]) {
    it(`after ${pause} ms does not answer the next question`, async () => {
      const { page, given } = await seated();
      await until(page, ["choose-action"]);
      const { ticket } = (await asked(page))!;
      // Develop: the question that follows can be passed.
      await page.locator('[data-option="2"]').click();
      const box = (await page.locator("#confirm").boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.click(x, y);
      await page.waitForTimeout(pause);
      await page.mouse.click(x, y);
      await unharmed(page, given, ticket);
      // Somebody may have called Explore before it.
      await until(page, ["develop-place"]);
      const placing = (await asked(page))!.ticket;
      // Confirm is where it was, and means nothing until something is picked.
      expect((await page.locator("#confirm").boundingBox())!.x).toBe(box.x);
      expect(await page.locator("#confirm").isEnabled()).toBe(false);
      await page.mouse.click(x, y);
      expect(await page.locator("#pass").innerText()).toMatch(/nothing/);
      const pass = (await page.locator("#pass").boundingBox())!;
      expect(box.x - (pass.x + pass.width)).toBeGreaterThan(200);
      expect(given.filter((one) => one.startsWith(`${placing}:`))).toEqual([]);
    });
  }
});

it("Enter twice answers once", async () => {
  const { page, given } = await seated();
  await until(page, ["choose-action"]);
  const { ticket } = (await asked(page))!;
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await unharmed(page, given, ticket);
});

it("a new question takes no click and no key at first, and then both", async () => {
  const { page } = await seated();
  const { ticket } = (await asked(page))!;
  // The next question stays closed until the test lets it open.
  await page.clock.install();
  await page.locator('[data-option="0"]').click();
  await page.locator('[data-option="1"]').click();
  await page.locator("#confirm").click();
  const opening = page.locator(`.bar[data-state="opening"]:not([data-ticket="${ticket}"])`);
  await opening.waitFor();
  const pressed = page.locator('[data-option][aria-pressed="true"]');
  await page.locator("[data-option]").first().click();
  await page.keyboard.press("1");
  expect(await pressed.count()).toBe(0);
  await page.clock.runFor(650);
  await page.locator('.bar[data-state="asked"]').waitFor();
  await page.keyboard.press("1");
  expect(await pressed.count()).toBe(1);
});

it("passing is a button of its own, and the key 0", async () => {
  const { page, given } = await seated();
  for (const pass of ["click", "0"]) {
    await until(page, ["develop-place", "settle-place"]);
    const { ticket } = (await asked(page))!;
    if (pass === "click") await page.locator("#pass").click();
    else await page.keyboard.press("0");
    await unharmed(page, given, ticket);
    expect(given).toContain(`${ticket}: `);
  }
});

it("where nothing can be picked Confirm says why, and the button that passes what comes of it", async () => {
  const page = await (await site.person()).newPage();
  const given = answers(page);
  // The first question, told as one of Settle without a world.
  const nothing = { prompt: "settle-place", pick: { from: [], min: 0, max: 0 }, options: [], plan: null };
  let first: string | null = null;
  await page.routeWebSocket(/\/api\//, (route) => {
    route.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text));
      first ??= message.type === "ask" ? message.question?.ticket : null;
      const changed = first !== null && message.type === "ask" && message.question?.ticket === first;
      if (changed) Object.assign(message.question, nothing);
      route.send(JSON.stringify(message));
    });
  });
  await page.goto("/");
  await page.goto(`/t/${await makeTable(page, { setup: { players: 2 }, seats, start: true })}`);
  await page.locator('.bar[data-state="asked"]').waitFor();
  const [confirm, pass] = [page.locator("#confirm"), page.locator("#pass")];
  expect(await confirm.innerText()).toBe("No world to place");
  expect(await confirm.isEnabled()).toBe(false);
  expect(await pass.innerText()).toBe("Go on, place nothing");
  // It is what one is to do now, and looks like it; Confirm still never passes.
  const colour = (button: typeof pass): Promise<string> =>
    button.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await colour(pass)).toBe("rgb(255, 184, 77)");
  expect(await colour(confirm)).not.toBe("rgb(255, 184, 77)");
  await confirm.click({ force: true });
  expect(given).toEqual([]);
  await pass.click();
  await expect.poll(() => given).toEqual([`${first}: `]);
});

it("what showed nothing to anybody can be taken back", async () => {
  const [page, other] = [await (await site.person()).newPage(), await (await site.person()).newPage()];
  await page.goto("/");
  await other.goto("/");
  const table = await makeTable(page, { setup: { players: 2 }, seats: ["me", "open"] });
  const command = (who: Page, body: object): Promise<boolean> =>
    who.evaluate(
      async ([path, body]) => (await fetch(path!, { method: "POST", body })).ok,
      [`/api/tables/${table}`, JSON.stringify(body)],
    );
  await makeTable(other, { setup: { players: 2 }, seats });
  expect(await command(other, { do: "join" })).toBe(true);
  expect(await command(page, { do: "start" })).toBe(true);
  await page.goto(`/t/${table}`);
  await next(page);
  const before = (await asked(page))!;
  await answer(page, chance(1));
  await page.locator("#take-back").click();
  await page.locator(`.bar[data-prompt="${before.prompt}"][data-state="asked"]`).waitFor();
});
