/** Without a mouse, on a small screen, with large letters, in either theme. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessible, narrow } from "./access";
import { answer, asked, chance, next } from "./player";
import { door, makeTable, Site } from "./site";
import { bring } from "./staged";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

it("keyboard only, from home to the final score", async () => {
  const page = await (await site.person()).newPage();
  await page.goto("/");
  await door(page).getByRole("button", { name: "Play now" }).waitFor();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  while (!(await focused()).startsWith("Play now")) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  let ticket = "";
  let answers = 0;
  const below = chance(21);
  while (await next(page, ticket)) {
    const now = (await asked(page))!;
    ticket = now.ticket;
    const confirm = page.locator("#confirm");
    const options = await page.locator("[data-option]").count();
    const wanted = now.prompt.endsWith("-place") ? 1 : 0;
    const first = below(Math.min(options, 9));
    const pressed = page.locator('[data-option][aria-pressed="true"]');
    let given = false;
    for (let at = 0; at < Math.min(options, 9) && !given; at++) {
      const enough = (await pressed.count()) >= Math.min(wanted, options);
      const done = (await confirm.isEnabled()) || (await page.locator("#pass").count()) > 0;
      if (enough && done) break;
      await page.keyboard.press(String(((first + at) % Math.min(options, 9)) + 1));
      // One key may be the whole answer.
      const still = await asked(page);
      given = still?.ticket !== ticket || still.state !== "asked";
      // What was picked by its number has the focus, and shows it.
      if (!given)
        expect(await page.evaluate(() => document.activeElement?.matches("[data-option]"))).toBe(true);
    }
    if (given) continue;
    await page.keyboard.press((await confirm.isEnabled()) ? "Enter" : "0");
    answers++;
  }
  expect(answers).toBeGreaterThan(5);
  // Where it goes on is where the focus is.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("result-title");
  expect(await page.locator(".ranking .points").count()).toBe(2);
  // Every card that brought points stands beside its picture.
  const lines = page.locator(".ledger li");
  const named = lines.filter({ has: page.locator("p > .card:first-child") });
  expect(await named.count()).toBeGreaterThan(1);
  expect(await named.filter({ has: page.locator(".picture svg :first-child") }).count()).toBe(
    await named.count(),
  );
});

it("the keyboard explains, moves and clears; what happens is said aloud", async () => {
  const page = await (await site.person()).newPage();
  await page.goto("/");
  await page.goto(
    `/t/${await makeTable(page, { setup: { players: 2 }, seats: ["me", { bot: "greedy" }], start: true })}`,
  );
  await next(page);
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-option"))).toBe("0");
  await page.keyboard.press("?");
  const panel = page.getByRole("dialog");
  await panel.waitFor();
  await accessible(page, "what there is to know about a card");
  expect((await panel.innerText()).length).toBeGreaterThan(20);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-option"))).toBe("0");
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  expect(await page.locator('[data-option][aria-pressed="true"]').count()).toBe(2);
  await page.keyboard.press("Escape");
  expect(await page.locator('[data-option][aria-pressed="true"]').count()).toBe(0);
  expect(await page.locator("#spoken").innerText()).toContain("pick 2 of these 6 cards");
});

async function everywhere(page: Page, check: (what: string) => Promise<void>): Promise<void> {
  await page.goto("/");
  await door(page).getByRole("button", { name: "Play now" }).waitFor();
  await check("home");
  await page.goto("/settings");
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await check("settings");
  await page.goto("/rules");
  await page.getByText("Gem World").first().waitFor();
  await check("rules");
  await page.goto("/back");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await check("the way back, without a key");
  await page.goto(`/t/${await makeTable(page, { setup: { players: 2 }, seats: ["me", "open"] })}`);
  await page.getByRole("heading", { name: "Waiting for players" }).waitFor();
  await check("the lobby");
  const seats = ["me", { bot: "greedy" }, { bot: "greedy" }, { bot: "easy" }];
  await page.goto(`/t/${await makeTable(page, { setup: { players: 4 }, seats, start: true })}`);
  const below = chance(2);
  const seen = new Set<string>();
  let ticket = "";
  for (let i = 0; i < 25 && (await next(page, ticket)); i++) {
    const now = (await asked(page))!;
    ticket = now.ticket;
    if (!seen.has(now.prompt)) {
      seen.add(now.prompt);
      await check(`the table at ${now.prompt}`);
    }
    await answer(page, below);
  }
  expect(seen.size).toBeGreaterThan(3);
}

/** Every part of the table, where only one is in sight at a time; then the one where somebody is needed. */
async function everyTab(page: Page, check: (what: string) => Promise<void>): Promise<void> {
  const tabs = page.locator(".tabs button:visible");
  for (let at = 0; at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    await check(`tab ${at}`);
  }
  const needs = page.locator(".tabs button.needs:visible");
  if ((await needs.count()) > 0) await needs.click();
  else if ((await tabs.count()) > 0) await tabs.first().click();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
]) {
  it(`axe finds nothing, ${viewport.width} px, by night and by day`, async () => {
    const page = await (await site.person({ viewport, hasTouch: viewport.width < 1000 })).newPage();
    let tabs = 0;
    await everywhere(page, async (what) => {
      const clean = async (more: string): Promise<void> => {
        for (const colorScheme of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
          // A theme changes colours and nothing else.
          const rules = colorScheme === "light" ? ["color-contrast"] : undefined;
          await accessible(page, `${what}, ${more}${colorScheme}`, "html", rules);
        }
      };
      await clean("");
      // Once is enough: they differ little from question to question.
      if (!what.startsWith("the table") || tabs++ > 0) return;
      await everyTab(page, (tab) => clean(`${tab}, `));
      await bring(page, '[data-part="people"]');
      await page
        .getByRole("button", { name: /Open .*’s tableau/ })
        .first()
        .click();
      await page.locator("[data-opened]").waitFor();
      await clean("a tableau open, ");
      await page.locator("[data-opened] .slot button").first().click();
      await page.getByRole("dialog", { name: "About this" }).waitFor();
      await clean("about a card, ");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.locator("[data-opened]").waitFor({ state: "detached" });
      await everyTab(page, async () => {});
    });
  });
}

it("nothing is wider than a phone of 360 px, on no tab", async () => {
  const page = await (await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage();
  await everywhere(page, async (what) => {
    await narrow(page, what);
    await everyTab(page, (tab) => narrow(page, `${what}, ${tab}`));
  });
});

it("the end is in sight on a phone, whatever was looked at", async () => {
  const page = await (await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage();
  await page.goto("/");
  const table = await makeTable(page, {
    setup: { players: 2 },
    seats: ["me", { bot: "greedy" }],
    start: true,
  });
  await page.goto(`/t/${table}`);
  await next(page);
  await page.locator(".tabs").getByRole("button", { name: "Log" }).tap();
  const body = JSON.stringify({ do: "propose", what: "abort" });
  await page.evaluate(
    ([path, body]) => fetch(path!, { method: "POST", body }),
    [`/api/tables/${table}`, body],
  );
  await page.getByRole("heading", { name: "The game was abandoned" }).waitFor();
  expect(await page.locator(".tabs button").allInnerTexts()).toEqual(["Board", "Players", "Log"]);
});

it("letters twice as large fit, and the button stays in reach", async () => {
  const page = await (await site.person({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")),
  );
  await everywhere(page, async (what) => {
    await narrow(page, what);
    const confirm = page.locator("#confirm");
    if ((await confirm.count()) > 0) {
      await confirm.scrollIntoViewIfNeeded();
      expect(await confirm.isVisible(), what).toBe(true);
    }
  });
});
