/** Galactica can be read: letters on the board, names under numbers, crises before they are picked, long questions on a phone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Board, Item, Location } from "../../src/gen/galactica";
import { accessible } from "./access";
import { cards, crashLanding, staged } from "./galactica-stage";
import { Site } from "./site";
import { fullSky, skies } from "./skies";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const at = async (width: number, height: number): Promise<Page> =>
  (await site.person({ viewport: { width, height }, hasTouch: width < 1000 })).newPage();

/** Letters of the board that are lower than 13 px, as they come to the eye. Their size is rounded, by a tenth at most. */
const low = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('[data-part="board"] svg text')].flatMap((text) => {
      const { a, b } = text.getScreenCTM()!;
      const height = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      return height > 12.9 || !text.textContent ? [] : [`${text.textContent}: ${height.toFixed(1)} px`];
    }),
  );

for (const [width, height] of [
  [1440, 900],
  [1180, 820],
  [820, 1180],
  [360, 740],
] as const)
  it(`every letter on the board is 13 px high at ${width} by ${height}`, async () => {
    const page = await at(width, height);
    const stage = await skies(page, 6);
    await stage.show((board) => {
      fullSky(board);
      // As much as there usually is; beside a basestar there is less room on a phone.
      for (const area of board.areas) Object.assign(area, { vipers: 0, raiders: 2, heavy_raiders: 0 });
      if (width < 720) for (const area of board.areas) area.basestars = [];
      board.areas[5].pilots = [0, 2];
      for (const room of board.locations) room.damaged = room.location === "ftl_control";
    });
    expect(await page.locator("[data-ship=pilot] text").count()).toBe(2);
    expect(await low(page)).toEqual([]);
  });

it("no number lies on the name of a room", async () => {
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
  ] as const) {
    const page = await at(width, height);
    const stage = await skies(page, 5);
    const rooms: Location[] = ["communications", "command", "weapons_control", "research_lab", "ftl_control"];
    await stage.ask(
      "move",
      rooms.map((location) => ({ location })),
    );
    const covered = await page.evaluate(() => {
      const plates = [...document.querySelectorAll(".target .plate")].map((one) =>
        one.getBoundingClientRect(),
      );
      return [...document.querySelectorAll("[data-room] .name")].flatMap((name) => {
        const box = name.getBoundingClientRect();
        // What lies above the letters belongs to their line, and is empty.
        const top = box.top + box.height * 0.25;
        const hit = plates.some(
          ({ left, right, top: above, bottom }) =>
            left < box.right - 1 && right > box.left && above < box.bottom && bottom > top,
        );
        return hit ? [name.textContent] : [];
      });
    });
    expect(covered).toEqual([]);
  }
});

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [360, 740],
] as const)
  it(`crises to pick from say what they do at ${width}`, async () => {
    const page = await at(width, height);
    const stage = await staged(page);
    const two: Item[] = [{ crisis: "elections-loom" }, { crisis: "food-shortage" }];
    await stage.board((board) => {
      board.own = { seat: 0, hand: cards(5), given: [] };
      board.offered_items = two;
    });
    await stage.ask("crisis-pick", two, 1, 1);
    const told = page.locator(".looked-at [data-option] .told");
    expect(await told.count()).toBe(2);
    await expect(told.nth(0).innerText()).resolves.toMatch(/lose 1 morale; the President discards 4/);
    await expect(told.nth(1).innerText()).resolves.toMatch(/lose 2 food/);
    for (const words of await told.locator("p").all()) {
      const cut = await words.evaluate((node) => {
        const card = node.closest("[data-option]")!.getBoundingClientRect();
        return node.getBoundingClientRect().bottom > card.bottom;
      });
      expect(cut, await words.innerText()).toBe(false);
    }
    await accessible(page, `crises to pick from at ${width}`);
  });

/** Somebody else's check, with all that can be said of it. */
const committee = (board: Board): void => {
  crashLanding(board);
  Object.assign(board.check!.powers, { committee: true });
  board.own = { seat: 0, hand: cards(6), given: [] };
};

it("on a phone a long question leaves room for what it is about", async () => {
  const page = await at(360, 740);
  const stage = await staged(page);
  await stage.board(committee);
  await stage.ask(
    { contribute: { matter: { crisis: "crash-landing" }, difficulty: 6 } },
    cards(6).map((card) => ({ card })),
  );
  // As long as a committee's question gets.
  await page.locator("#prompt").evaluate((prompt) => {
    prompt.textContent = "Leadership and Tactics help, all cards are face up. ".repeat(9);
  });
  // It fades where there is more, and no other question does.
  const words = page.locator(".stage-question .words");
  const faded = (): Promise<boolean> =>
    words.evaluate((node) => getComputedStyle(node).maskImage.includes("gradient"));
  await expect.poll(faded).toBe(true);
  await words.evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await expect.poll(faded).toBe(false);
  const question = await page.locator(".stage-question").boundingBox();
  expect(question!.height).toBeLessThan(740 / 5);
  expect(await page.locator("#pass").boundingBox()).toMatchObject({ height: expect.any(Number) });
});

it("on a phone an open Cylon sees where to go, and the place where one can act is in sight", async () => {
  const page = await at(360, 740);
  const stage = await staged(page);
  await stage.board((board) => void (board.people[0]!.revealed = true));
  const seen = (location: Location): Promise<boolean> =>
    page.locator(`.rooms .${location}`).evaluate((room) => {
      const { left, top, width, height } = room.getBoundingClientRect();
      return room.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  const places: Location[] = ["caprica", "cylon_fleet", "human_fleet", "resurrection_ship"];
  await stage.ask(
    "move",
    places.map((location) => ({ location })),
    1,
  );
  for (const place of places) expect(await seen(place), place).toBe(true);
  await stage.board((board) => void (board.people[0]!.revealed = false));
  await stage.ask("action", [{ activate: "presidents_office" }], 1);
  await expect.poll(() => seen("presidents_office")).toBe(true);
});
