/** The turn aid of Galactica: open at the step we are in, with the answers of this table. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Board } from "../../src/gen/galactica";
import { accessible } from "./access";
import { staged } from "./galactica-stage";
import { newest } from "./heard";
import { answer, asked, chance, next } from "./player";
import { makeTable, Site } from "./site";
import { bring } from "./staged";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

/** Opens a table with two computer players; says which board it was told of last. */
async function table(page: Page): Promise<() => Board> {
  let last: ReturnType<typeof newest<Board>> = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      last = newest(last, JSON.parse(String(payload)));
    }),
  );
  await page.goto("/");
  const setup = { players: 3, characters: "random", resources: "none" };
  const seats = ["me", { bot: "greedy" }, { bot: "greedy" }];
  const pace = { bot: 50, window: 500, long_window: 500 };
  await page.goto(`/t/${await makeTable(page, { game: "galactica", setup, seats, pace, start: true })}`);
  await next(page);
  return () => last!.board;
}

const aid = (page: Page) => page.getByRole("region", { name: "Aid", exact: true });
const part = (page: Page, id: string) => aid(page).locator(`[data-aid="${id}"]`);
const heading = (page: Page, id: string) => part(page, id).locator("button").first();

/** The part that a question belongs to; questions within an action have none of their own. */
const PARTS: Record<string, string> = {
  "receive-skills": "receive",
  move: "movement",
  "pay-move": "movement",
  action: "action",
  contribute: "check",
  "before-check": "check",
  "command-viper": "vipers",
  "next-area": "activation",
  "destination-pick": "jump",
};

it("opens at the step of each question, with the answers of that moment", async () => {
  const page = await (await site.person()).newPage();
  const board = await table(page);
  await page.keyboard.press("a");
  await aid(page).waitFor();
  const below = chance(5);
  const seen = new Set<string>();
  const dials = new Set<string>();
  let ticket = "";
  for (let questions = 0; seen.size < 4 || dials.size < 2; questions++) {
    expect(questions, `${[...seen].join()}; ${dials.size} states of the dials`).toBeLessThan(200);
    if (!(await next(page, ticket))) break;
    const now = (await asked(page))!;
    const wanted = PARTS[now.prompt];
    if (wanted !== undefined) {
      await part(page, wanted).locator(".points li").first().waitFor();
      expect(await aid(page).locator(".now").count(), now.prompt).toBe(1);
      expect(await part(page, wanted).innerText()).toContain("we are here");
      // Six steps, whatever is open, or a revealed Cylon's one, and the end of the turn.
      expect(await aid(page).locator('[data-aid="end-of-turn"]').count()).toBe(1);
      seen.add(wanted);
    }
    // How near the ends are follows the dials of the board.
    if ((await heading(page, "end").getAttribute("aria-expanded")) === "false")
      await heading(page, "end").click();
    // Computer players go on meanwhile: both are read anew until they say the same.
    const wrong = async (): Promise<string[]> => {
      const text = await part(page, "end").innerText();
      const [food, fuel, morale, population] = board().dials.map(({ value }) => value);
      const said = [`food ${food}`, `fuel ${fuel}`, `morale ${morale}`, `population ${population}`];
      dials.add(said.join());
      return said.filter((line) => !text.includes(line));
    };
    await expect.poll(wrong).toEqual([]);
    const still = await asked(page);
    if (!still || still.state !== "asked") continue;
    ticket = still.ticket;
    // What lies under it is picked with it closed.
    await page.keyboard.press("a");
    await aid(page).waitFor({ state: "detached" });
    await answer(page, below);
    await page.keyboard.press("a");
    await aid(page).waitFor();
  }
  expect([...seen]).toEqual(expect.arrayContaining(["movement", "action", "check"]));
  await page.close();
});

it("is read and opened by keyboard, and gives the focus back; the board stays in reach", async () => {
  const page = await (await site.person()).newPage();
  await table(page);
  const button = page.getByRole("button", { name: "Aid", exact: true });
  await button.focus();
  await page.keyboard.press("a");
  await aid(page).waitFor();
  await heading(page, "attacks").focus();
  await page.keyboard.press("Enter");
  // The die shows what each side does: a viper hits a raider with 3 to 8.
  const row = part(page, "attacks").getByText("a viper attacks a raider");
  await row.waitFor();
  const cells = part(page, "attacks").locator("li", { hasText: "a viper attacks a raider" }).locator("i");
  expect(await cells.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-reached")))).toEqual([
    "0",
    "0",
    "1",
    "1",
    "1",
    "1",
    "1",
    "1",
  ]);
  await page.keyboard.press("Enter");
  await row.waitFor({ state: "detached" });
  expect(await page.locator(".stage-main").getAttribute("inert")).toBeNull();
  const shown = (await aid(page).boundingBox())!;
  expect(shown.x + shown.width).toBeGreaterThan(1400);
  expect(shown.width).toBeLessThan(480);
  await page.keyboard.press("Escape");
  await aid(page).waitFor({ state: "detached" });
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.close();
});

it("says the same of revealing to everybody until it is opened", async () => {
  const page = await (await site.person()).newPage();
  await table(page);
  await page.keyboard.press("a");
  const closed = await part(page, "reveal").innerText();
  expect(closed).toContain("Showing a Cylon card.");
  await heading(page, "reveal").click();
  await part(page, "reveal").getByText("down to 3 skill cards").waitFor();
  await page.close();
});

it("has nothing that axe minds, at three widths and in both themes, all of it open", async () => {
  for (const [width, height, colorScheme] of [
    [1440, 900, "dark"],
    [820, 1180, "light"],
    [360, 740, "dark"],
  ] as const) {
    const touch = width === 360 ? { hasTouch: true, isMobile: true } : {};
    const page = await (await site.person({ viewport: { width, height }, colorScheme, ...touch })).newPage();
    await table(page);
    await page.keyboard.press("a");
    await aid(page).locator(".now").waitFor();
    await accessible(page, `the turn aid at ${width}`);
    // What is opened is no longer among them.
    const closed = aid(page).locator('button[aria-expanded="false"]');
    while ((await closed.count()) > 0) await closed.first().click();
    await accessible(page, `the turn aid at ${width}, open`);
    const sideways = await aid(page)
      .locator(".page")
      .evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(sideways).toBe(0);
    await page.close();
  }
});

it("an area of space says what its ships will do, to a mouse, a finger and the keyboard", async () => {
  // The game behind what is staged says it: whatever has come there by now.
  const told = /front area: (empty|\d)/;
  for (const [viewport, hasTouch] of [
    [{ width: 1440, height: 900 }, false],
    [{ width: 360, height: 740 }, true],
  ] as const) {
    const page = await (await site.person({ viewport, hasTouch })).newPage();
    await staged(page);
    const panel = page.locator(".inspector");
    const front = page.locator('path[data-area="front"]');
    await bring(page, 'path[data-area="front"]');
    const { x, y, height } = (await front.boundingBox())!;
    // Away from ships and names.
    if (hasTouch) await page.touchscreen.tap(x + 12, y + height * 0.75);
    else await page.mouse.move(x + 12, y + height * 0.75, { steps: 3 });
    await expect.poll(() => panel.innerText()).toMatch(told);
    if (hasTouch) continue;
    await page.mouse.move(0, 0);
    await panel.waitFor({ state: "detached" });
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "Front: what its ships will do" }).focus();
    await expect.poll(() => panel.innerText()).toMatch(told);
  }
});
