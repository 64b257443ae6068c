/** Galactica on a phone: two rounds of a real game by finger, and nothing to scroll for. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { narrow } from "./access";
import { eventually, sit, somebody, together, told } from "./galactica-people";
import type { Item } from "../../src/gen/galactica";
import { staged } from "./galactica-stage";
import { asked, chance, meanwhile, next } from "./player";
import { Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const PLAYERS = 3;

/** Is a finger led to it without scrolling, if it is there? Why not, if not. */
const reachable = (page: Page, what: string): Promise<string | null> =>
  page.locator(what).evaluateAll(([node]) => {
    if (!node) return null;
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return `it is at ${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)}`;
    if (bottom - top < 44) return `it is ${bottom - top} px high`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over && node.contains(over) ? null : `${over?.className} lies over it`;
  });

/** A tap on an option, on the tab that it is on. */
async function tap(page: Page, option: number, timeout: number): Promise<void> {
  const target = page.locator(`[data-option="${option}"]:visible`).first();
  const tabs = page.locator(".tabs .needs");
  for (let at = 0; (await target.count()) === 0 && at < (await tabs.count()); at++)
    await tabs.nth(at).tap({ timeout });
  await target.scrollIntoViewIfNeeded({ timeout });
  await target.tap({ timeout });
}

it("two rounds are played by finger at 360 px, and Confirm is always in sight", async () => {
  const page = await somebody(site, "Ada", {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const seen = told(page);
  const table = await together([page], PLAYERS);
  await sit(page, table);
  const below = chance(23);
  const counts = new Map<string, number>();
  let ticket = "";
  while (await next(page, ticket)) {
    const now = (await asked(page))!;
    ticket = now.ticket;
    // Two rounds are over: everybody had two turns.
    if (seen.board!.turn.number > 2 * PLAYERS) break;
    counts.set(now.prompt, (counts.get(now.prompt) ?? 0) + 1);
    await narrow(page, now.prompt);
    // Windows close by themselves.
    if (!seen.question) continue;
    const options = seen.question.pick.from.length;
    const going = async (): Promise<boolean> => {
      const then = await asked(page);
      return then?.ticket === ticket && then.state === "asked";
    };
    await eventually(() => reachable(page, "#confirm"), `Confirm at ${now.prompt}`).toBe(null);
    const pass = page.locator("#pass");
    await eventually(() => reachable(page, "#pass"), `pass at ${now.prompt}`).toBe(null);
    const finger = (act: (timeout: number) => Promise<void>): Promise<void> => meanwhile(page, ticket, act);
    if (options === 0 || ((await pass.count()) > 0 && below(3) === 0))
      await finger((timeout) => pass.tap({ timeout }));
    else
      for (let at = below(options); await going(); at++) {
        const sure = page.locator("#twice-yes");
        const ready = page.locator('#confirm[aria-disabled="false"]');
        if ((await sure.count()) > 0) await finger((timeout) => sure.tap({ timeout }));
        else if ((await ready.count()) > 0) {
          expect(await reachable(page, "#confirm"), `Confirm at ${now.prompt}`).toBe(null);
          await finger((timeout) => ready.tap({ timeout }));
        } else await finger((timeout) => tap(page, at % options, timeout));
      }
  }
  console.log(`by finger: ${[...counts].map(([prompt, times]) => `${prompt} ${times}`).join(", ")}`);
  expect(counts.size).toBeGreaterThanOrEqual(4);
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** As long as a question is that tells where one is. */
const LINE = "Your action: pick one, or nothing. You are in a viper in the port bow area.";

it("all rooms are in sight below the ring, on which stands what can be picked in space", async () => {
  for (const [colorScheme, locale] of [
    ["dark", "en-GB"],
    ["light", "en-GB"],
    ["dark", "fr-FR"],
  ] as const) {
    const page = await (await site.person({ ...PHONE, colorScheme, locale })).newPage();
    const stage = await staged(page);
    const empty = { raiders: 0, heavy_raiders: 0, basestars: [], vipers: 0, pilots: [], civilians: [] };
    await stage.board((board) => {
      for (const area of board.areas)
        Object.assign(area, empty, area.area === "port_bow" ? { raiders: 4, vipers: 1, pilots: [0] } : {});
      board.people[0]!.place = { flying: "port_bow" };
      for (const room of board.locations) {
        room.people =
          { command: [1], armory: [2], administration: [3], caprica: [4] }[room.location as string] ?? [];
        room.damaged = room.location === "command" || room.location === "admirals_quarters";
      }
    });
    const space: Item[] = [
      { strike: { area: "port_bow", prey: "raider" } },
      { fly: { from: "port_bow", to: "front" } },
      { fly: { from: "port_bow", to: "port_aft" } },
    ];
    // Of two that may be picked none is the whole answer.
    await stage.ask("action", space, 2, 0, LINE);
    const rooms = page.locator(".rooms button");
    // Ten on Galactica, Colonial One and the Cylon locations.
    expect(await rooms.count()).toBe(12);
    // Where names are longer some rooms are higher.
    const seen = locale === "en-GB" ? 12 : 9;
    for (let at = 0; at < seen; at++)
      expect(await reachable(page, `.rooms li:nth-child(${at + 1}) button`), `${locale} ${at}`).toBe(null);
    for (let option = 0; option < space.length; option++) {
      expect(await page.locator(`[data-option="${option}"]`).count()).toBe(1);
      expect(await reachable(page, `.ring [data-option="${option}"]`)).toBe(null);
    }
    // It is picked there by finger and by key, and said in the bar.
    await page.locator('.ring [data-option="1"]').tap();
    await eventually(
      () => page.locator('.ring [data-option="1"]').getAttribute("aria-pressed"),
      "a tap",
    ).toBe("true");
    await page.locator('.ring [data-option="2"]').focus();
    await page.keyboard.press("Space");
    await eventually(
      () => page.locator('.ring [data-option="2"]').getAttribute("aria-pressed"),
      "a key",
    ).toBe("true");
    await narrow(page, `the board in ${locale}`);

    // Those who stand in a ship that is folded are seen on it; it opens, and closes.
    const fold = page.locator(".rooms .fold.cylon");
    expect(await fold.locator("b").count()).toBe(1);
    await fold.tap();
    await page.locator(".rooms .caprica").waitFor();
    expect(await fold.getAttribute("aria-expanded")).toBe("true");
    await fold.tap();
    await page.locator(".rooms .caprica").waitFor({ state: "detached" });
    // What can be picked in it is not folded.
    await stage.ask("move", [{ location: "administration" }], 1, 0, "?");
    await eventually(() => reachable(page, '.rooms [data-option="0"]'), "a room of a folded ship").toBe(null);
    await page.close();
  }
});

it("what a finger could not tell from its neighbour in space stands in words, in one row", async () => {
  const page = await (await site.person(PHONE)).newPage();
  const stage = await staged(page);
  await stage.board((board) => {
    for (const area of board.areas)
      area.civilians = area.area === "port_aft" ? [1, 2, 3, 4].map((number) => ({ number, face: null })) : [];
  });
  await stage.ask(
    "action",
    [1, 2, 3, 4].map((civilian) => ({ civilian })),
    1,
  );
  const words = page.locator(".board .beside button");
  expect(await words.count()).toBe(4);
  const tops = await words.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  for (let option = 0; option < 4; option++) {
    await page.locator(`.beside [data-option="${option}"]`).scrollIntoViewIfNeeded();
    expect(await reachable(page, `.beside [data-option="${option}"]`)).toBe(null);
  }
});

it("five people are in sight, with what everybody knows of them", async () => {
  const page = await (await site.person(PHONE)).newPage();
  const stage = await staged(page);
  const skills = ["politics", "leadership", "tactics", "piloting", "engineering"] as const;
  await stage.board((board) => {
    for (const person of board.people) {
      person.hand = 8;
      person.public = {
        types: skills.map((skill) => ({ skill, least: 0, most: 8 })),
        seen: [],
        left: 0,
      } as never;
      person.hidden = 3;
    }
  });
  await stage.ask("action", [{ activate: "command" }], 1, 0, LINE);
  await page.locator(".tabs .people").tap();
  expect(await page.locator(".person").count()).toBe(5);
  const cut = await page.locator(".person").evaluateAll((all) =>
    all.flatMap((person) => {
      const { top, bottom } = person.getBoundingClientRect();
      const inside = [
        ...person.querySelectorAll(".face, .who b, .place, .marks, .hand-of, .hand-of .type, .said"),
      ];
      const out = inside.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.right > innerWidth - 12 || box.bottom > bottom;
      });
      const over = document.elementFromPoint(innerWidth / 3, bottom - 3);
      return [
        ...out.map(({ className }) => `${className} is cut`),
        ...(top >= 0 && over && person.contains(over)
          ? []
          : [`nobody sees ${person.querySelector("b")?.textContent}`]),
      ];
    }),
  );
  expect(cut).toEqual([]);
  // What they are silent about is heard.
  expect(await page.locator(".person button.said").nth(1).innerText()).toContain("nothing said yet");
});

it("in a window everything that is pressed stands in one row", async () => {
  for (const locale of ["en-GB", "fr-FR"]) {
    const page = await (
      await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale })
    ).newPage();
    const stage = await staged(page);
    await stage.board((board) => {
      board.own = { seat: 0, hand: [{ card: "strategic-planning", strength: 5 }], given: [] };
      board.window = { about: "roll", cards: ["strategic-planning"], asked: [0, 1] };
    });
    stage.window(60_000, 59_000);
    const cause = { attack: ["raider", "viper"] } as const;
    await stage.ask({ "before-roll": { cause: { attack: [...cause.attack] }, bonus: 0 } }, [
      { card: { card: "strategic-planning", strength: 5 } },
    ]);
    const buttons = page.locator(".stage-act button");
    expect(await buttons.count()).toBeGreaterThanOrEqual(3);
    const rows = await buttons.evaluateAll((all) => {
      const middles = all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return (top + bottom) / 2;
      });
      return Math.max(...middles) - Math.min(...middles);
    });
    expect(rows, locale).toBeLessThan(10);
  }
});
