/** The table of Galactica: everything in its place at every width, and whatever can be picked can be picked there. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Area, Item } from "../../src/gen/galactica";
import { accessible, narrow } from "./access";
import { Site } from "./site";
import { crowd, fullSky, skies, type Stage } from "./skies";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];
const AREAS: Area[] = ["front", "starboard_bow", "starboard_aft", "rear", "port_aft", "port_bow"];

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

async function opened(viewport: { width: number; height: number }, players = 6): Promise<[Page, Stage]> {
  const page = await (await site.person({ viewport, hasTouch: viewport.width < 1000 })).newPage();
  return [page, await skies(page, players)];
}

/** Ships that overlap, or leave their area or the picture; and how many there are. */
async function crowded(page: Page): Promise<{ wrong: string[]; ships: number }> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const picture = document.querySelector('[data-part="board"] svg:has([data-ship])')!;
    const frame = picture.getBoundingClientRect();
    // The glow of a basestar is no part of it.
    const box = (ship: Element): DOMRect => {
      const parts = [...ship.querySelectorAll("path, rect, circle:not(.aura), text")].map((part) =>
        part.getBoundingClientRect(),
      );
      const [left, top] = [Math.min(...parts.map((p) => p.left)), Math.min(...parts.map((p) => p.top))];
      const [right, bottom] = [
        Math.max(...parts.map((p) => p.right)),
        Math.max(...parts.map((p) => p.bottom)),
      ];
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const all = [...picture.querySelectorAll<SVGElement>("[data-ship]")].map((ship) => ({
      name: `${ship.dataset.ship} ${ship.dataset.area}`,
      box: box(ship),
    }));
    const EDGE = 1;
    for (const [at, { name, box }] of all.entries()) {
      const inside =
        box.left >= frame.left - EDGE &&
        box.right <= frame.right + EDGE &&
        box.top >= frame.top - EDGE &&
        box.bottom <= frame.bottom + EDGE;
      if (!inside) wrong.push(`${name} is cut off`);
      for (const other of all.slice(at + 1)) {
        const apart =
          box.right <= other.box.left + EDGE ||
          other.box.right <= box.left + EDGE ||
          box.bottom <= other.box.top + EDGE ||
          other.box.bottom <= box.top + EDGE;
        if (!apart) wrong.push(`${name} lies over ${other.name}`);
      }
    }
    // Nor do they lie on the ship's rooms.
    for (const room of picture.querySelectorAll<SVGElement>("[data-room] .floor")) {
      const floor = room.getBoundingClientRect();
      for (const { name, box } of all)
        if (
          box.right > floor.left + EDGE &&
          box.left < floor.right - EDGE &&
          box.bottom > floor.top + EDGE &&
          box.top < floor.bottom - EDGE
        )
          wrong.push(`${name} lies over a room`);
    }
    return { wrong, ships: all.length };
  });
}

/** Ships glide to where they belong: there nothing is wrong with them. */
const settled = (page: Page, message: string): Promise<void> =>
  expect.poll(async () => (await crowded(page)).wrong, { message }).toEqual([]);

describe("a crowded sky", () => {
  for (const viewport of SIZES)
    it(`has room for every ship, whichever area they are in, at ${viewport.width} px`, async () => {
      const [page, stage] = await opened(viewport);
      for (const area of AREAS) {
        await stage.show((board) => crowd(board, area));
        await settled(page, area);
        expect((await crowded(page)).ships, area).toBe(12 + 4 + 4 + 1 + 2 + 6);
      }
      await stage.show(fullSky);
      await settled(page, "everywhere");
    });
});

const PICKED: [what: string, item: Item][] = [
  ["a room", { location: "command" }],
  ["a location of Colonial One", { location: "press_room" }],
  ["a Cylon location", { location: "caprica" }],
  ["the room one is in", { activate: "hangar_deck" }],
  ["an area", { area: "rear" }],
  ["an area to launch into", { launch: "port_bow" }],
  ["the way to the next area", { fly: { from: "front", to: "port_bow" } }],
  ["raiders", { strike: { area: "front", prey: "raider" } }],
  ["heavy raiders", { strike: { area: "front", prey: "heavy-raider" } }],
  ["a basestar", { strike: { area: "front", prey: { basestar: 1 } } }],
  ["an unmanned viper", { viper: "front" }],
  ["a pilot", { piloted: 0 }],
  ["a civilian ship", { civilian: 3 }],
  ["somebody", { seat: 2 }],
];

for (const viewport of SIZES)
  it(`every kind of thing is picked where it is, by click and by keyboard, at ${viewport.width} px`, async () => {
    const [page, stage] = await opened(viewport);
    await stage.show((board) => crowd(board, "front"));
    const from = PICKED.map(([, item]) => item);
    for (const [at, [what]] of PICKED.entries()) {
      await stage.ask("action", from);
      const option = page.locator(`[data-option="${at}"]`);
      expect(await option.count(), what).toBe(1);
      if (viewport.width < 721 && what === "somebody") await page.locator(".tabs .people").click();
      const box = (await option.boundingBox())!;
      if (viewport.width < 1000) expect(Math.min(box.width, box.height), what).toBeGreaterThanOrEqual(30);
      if (viewport.width < 721) expect(Math.min(box.width, box.height), what).toBeGreaterThanOrEqual(44);
      await option.click();
      await expect.poll(() => stage.answers.length, { message: what }).toBe(1);
      expect(stage.answers.pop(), what).toEqual([at]);
      await stage.ask("action", from);
      if (viewport.width < 721 && what === "somebody") await page.locator(".tabs .people").click();
      await option.focus();
      await page.keyboard.press("Space");
      await expect.poll(() => stage.answers.length, { message: `${what}, by keyboard` }).toBe(1);
      expect(stage.answers.pop(), what).toEqual([at]);
    }
  });

it("digits pick what their plates are on", async () => {
  const [page, stage] = await opened(SIZES[0]!);
  await stage.ask("move", [{ location: "command" }, { location: "armory" }]);
  const armory = page.locator('[data-option="1"]');
  expect(await armory.locator(".plate").textContent()).toBe("2");
  await page.keyboard.press("2");
  await expect.poll(() => stage.answers).toEqual([[1]]);
});

it("a click anywhere in an area picks it", async () => {
  const [page, stage] = await opened(SIZES[0]!);
  await stage.show((board) => crowd(board, "rear"));
  await stage.ask("next-area", [{ area: "front" }, { area: "starboard_bow" }]);
  const picture = (await page.locator('svg:has([data-ship="raider"])').first().boundingBox())!;
  await page.mouse.click(picture.x + picture.width * 0.4, picture.y + picture.height * 0.25);
  await expect.poll(() => stage.answers).toEqual([[1]]);
});

it("two options about one thing can both be picked", async () => {
  const [page, stage] = await opened(SIZES[0]!);
  await stage.ask("action", [{ activate: "command" }, { location: "command" }]);
  await page.locator('[data-option="1"]').click();
  await expect.poll(() => stage.answers).toEqual([[1]]);
});

it("all of it is legible at 1440 x 900 without scrolling, with six", async () => {
  const [page, stage] = await opened(SIZES[0]!);
  await stage.show(fullSky);
  const wrong = await page.evaluate(() => {
    const wrong: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>(
      ".stage, .stage-middle, .stage-main, [data-part], .stage-bottom",
    ))
      if (part.scrollHeight > part.clientHeight + 1 && part.dataset.part !== "now")
        wrong.push(`${part.className || part.dataset.part}: ${part.scrollHeight} px in ${part.clientHeight}`);
    const letters = document.querySelectorAll<SVGTextElement>('[data-part="board"] svg text');
    for (const text of letters) {
      const scale = text.getScreenCTM()?.a ?? 0;
      if (text.textContent === "") continue;
      const ship = text.closest("[data-ship]") !== null;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      if (!ship && size < 12.5) wrong.push(`${text.textContent}: ${size} px`);
    }
    for (const person of document.querySelectorAll(".person")) {
      const [inner, outer] = [person.lastElementChild!, document.querySelector(".stage-main")!].map((node) =>
        node.getBoundingClientRect(),
      );
      if (inner!.bottom > outer!.bottom + 1) wrong.push("somebody is cut off");
    }
    return wrong;
  });
  expect(wrong).toEqual([]);
});

it("on a phone the tabs show one part each, nothing is wider than the screen, targets are large", async () => {
  const [page, stage] = await opened(SIZES[2]!);
  await stage.ask("action", [{ activate: "command" }, { seat: 1 }, "draw-quorum"]);
  const parts = {
    board: '[data-part="board"]',
    people: '[data-part="people"]',
    now: '[data-part="now"]',
    hand: ".stage-hands",
    log: ".stage-talk",
  };
  for (const tab of Object.keys(parts)) {
    await page.locator(`.tabs .${tab}`).tap();
    for (const [name, part] of Object.entries(parts))
      await expect
        .poll(() => page.locator(part).isVisible(), { message: `${name} at the tab ${tab}` })
        .toBe(name === tab);
    await narrow(page, tab);
  }
  // Both tabs where something can be picked are marked.
  await expect.poll(() => page.locator(".tabs .needs").count()).toBe(2);
  await page.locator(".tabs .board").tap();
  for (const button of await page.locator('[data-part="board"] button').all()) {
    const box = (await button.boundingBox())!;
    expect(box.height, await button.innerText()).toBeGreaterThanOrEqual(44);
  }
  await page.locator('[data-option="0"]').tap();
  await expect.poll(() => stage.answers).toEqual([[0]]);
});

it("held sideways a phone shows the board and the question beside it", async () => {
  const [page, stage] = await opened({ width: 740, height: 360 });
  await stage.ask("move", [{ location: "command" }]);
  await narrow(page, "sideways");
  const [ring, bar] = [page.locator('[data-part="board"] svg').first(), page.locator(".bar")];
  const [left, right] = [(await ring.boundingBox())!, (await bar.boundingBox())!];
  expect(left.x + left.width).toBeLessThanOrEqual(right.x + 1);
  await page.locator('[data-option="0"]').tap();
  await expect.poll(() => stage.answers).toEqual([[0]]);
});

it("the menu closes by Escape, which takes back nothing, and by a click anywhere else", async () => {
  const [page, stage] = await opened(SIZES[0]!);
  await stage.ask("action", [{ location: "command" }, { location: "armory" }]);
  await page.locator('.target[data-option="0"]').click();
  const [button, menu] = [page.locator(".more > button"), page.locator(".more .menu")];
  await button.click();
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  expect(await page.locator('.target[data-option="0"]').getAttribute("aria-pressed")).toBe("true");
  await button.click();
  await menu.waitFor();
  await page.locator("#prompt").click();
  await menu.waitFor({ state: "detached" });
});

it("the jump track counts its spaces as the log does", async () => {
  const [page, stage] = await opened(SIZES[0]!);
  await stage.show((board) => (board.jump.space = 0));
  await page.getByText("space 1 of 6", { exact: false }).first().waitFor({ state: "attached" });
});

for (const viewport of SIZES)
  it(`everybody can use it at ${viewport.width} px, in both themes`, async () => {
    const [page, stage] = await opened(viewport);
    await stage.show((board) => {
      fullSky(board);
      board.locations[0].damaged = true;
      board.locations[2].blocked = true;
      board.people[1]!.revealed = true;
      board.dials[0].value = 2;
      board.dials[0].in_the_red = true;
      board.boarding.centurions = [0, 1, 0, 1];
    });
    await stage.ask("action", [
      { location: "command" },
      { area: "rear" },
      { civilian: 3 },
      { seat: 3 },
      "yes",
    ]);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const tabs = viewport.width < 721 ? ["board", "people"] : [];
      for (const tab of tabs) {
        await page.locator(`.tabs .${tab}`).click();
        await accessible(page, `${tab}, ${viewport.width} px, ${colorScheme}`);
      }
      if (tabs.length === 0) await accessible(page, `${viewport.width} px, ${colorScheme}`);
    }
  });
