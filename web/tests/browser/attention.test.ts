/** What calls somebody back: the tab, what is unread, an invitation, a private link, a game that goes on. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessible, narrow } from "./access";
import { answer, asked, chance, next } from "./player";
import { door, makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const icon = (page: Page): Promise<string> =>
  page.locator('link[rel="icon"]').evaluate((link) => (link as HTMLLinkElement).href);

const somebody = (name: string, options = {}): Promise<Page> => site.somebody(name, options);

/** Two people at a game that has begun. */
async function two(options = {}): Promise<{ ada: Page; bo: Page; table: string }> {
  const [ada, bo] = [await somebody("Ada"), await somebody("Bo", options)];
  const table = await makeTable(ada, { setup: { players: 2 }, seats: ["me", "open"] });
  const act = (page: Page, command: object): Promise<unknown> =>
    page.evaluate(
      async ([path, body]) => (await fetch(path!, { method: "POST", body })).status,
      [`/api/tables/${table}`, JSON.stringify(command)],
    );
  expect(await act(bo, { do: "join" })).toBe(200);
  expect(await act(ada, { do: "start" })).toBe(200);
  return { ada, bo, table };
}

it("the tab says when it is somebody's move, by its title and its icon, and at home too", async () => {
  const { ada, table } = await two();
  await ada.goto(`/t/${table}`);
  await next(ada);
  await expect.poll(() => ada.title()).toMatch(/^Your move · /);
  const needed = await icon(ada);
  await answer(ada, chance(1));
  await expect.poll(() => ada.title()).toBe("Race for the Galaxy · Starboard");
  const usual = await icon(ada);
  expect(usual).toContain("favicon");
  expect(needed).not.toBe(usual);
  expect((await ada.request.get(needed)).headers()["content-type"]).toBe("image/svg+xml");
  // At home what goes on comes first, with one large button; whose move it is stands there.
  await ada.goto("/");
  const games = ada.getByRole("region", { name: "Your games" });
  await games.getByText("Waiting for the others").waitFor();
  expect(await ada.title()).toBe("Starboard");
  await accessible(ada, "home with a game that goes on");
  const button = games.getByRole("link", { name: "Continue" });
  const [first, play] = await Promise.all(
    [button, door(ada).getByRole("button", { name: "Play now" })].map(
      async (one) => (await one.boundingBox())!,
    ),
  );
  expect(first!.y + first!.height).toBeLessThan(play!.y);
  expect(first!.height).toBeGreaterThanOrEqual(48);
  await button.click();
  await ada.locator(".bar").waitFor();
});

it("at home, a game that waits for somebody says so in the tab", async () => {
  const { bo } = await two();
  await bo.goto("/");
  await bo.getByRole("region", { name: "Your games" }).getByText("Your move").waitFor();
  await expect.poll(() => bo.title()).toBe("Your move · Starboard");
  // Lists that have nothing in them are not there.
  for (const none of ["Open tables", "Finished games"])
    expect(await bo.getByRole("heading", { name: none }).count()).toBe(0);
});

for (const viewport of [
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
]) {
  it(`what was said and what happened is counted at ${viewport.width} px until it is read`, async () => {
    const { ada, bo, table } = await two({ viewport });
    await Promise.all([ada.goto(`/t/${table}`), bo.goto(`/t/${table}`)]);
    await Promise.all([next(ada), next(bo)]);
    const tab = bo.locator(".tabs .log");
    const unread = tab.getByText(/unread line/);
    expect(await unread.count()).toBe(0);
    const chat = async (text: string): Promise<void> => {
      await ada.evaluate(
        async ([path, body]) => void (await fetch(path!, { method: "POST", body })),
        [`/api/tables/${table}`, JSON.stringify({ do: "chat", text })],
      );
    };
    await chat("Hello");
    await expect.poll(() => unread.allInnerTexts()).toEqual(["1 unread line"]);
    await chat("Are you there?");
    await expect.poll(() => unread.allInnerTexts()).toEqual(["2 unread lines"]);
    // What happens counts, too.
    await answer(ada, chance(1));
    await answer(bo, chance(1));
    await expect
      .poll(async () => Number.parseInt((await unread.allInnerTexts())[0] ?? "0"))
      .toBeGreaterThan(2);
    await tab.click();
    const talk = bo.getByRole("button", { name: /^Chat/ });
    await expect.poll(() => talk.innerText()).toContain("2");
    await talk.click();
    await bo.getByText("Are you there?").waitFor();
    await expect.poll(() => talk.innerText()).not.toContain("2");
    // Also after a reload: it has been read.
    await bo.reload();
    await bo.locator(".bar").waitFor();
    expect(await unread.count()).toBe(0);
    await narrow(bo, "the table");
  });
}

it("a friend who is invited sees by whom and to what before they sit down", async () => {
  const ada = await somebody("Ada");
  const table = await makeTable(ada, { setup: { players: 2 }, seats: ["me", "open"] });
  const page = await (await site.person()).newPage();
  await page.goto(`/t/${table}`);
  await page.getByRole("heading", { name: "Ada invites you to play Race for the Galaxy" }).waitFor();
  await accessible(page, "an invitation");
  await page.getByLabel("Your name").fill("Bo");
  await page.getByRole("button", { name: "Sit down" }).first().click();
  await page.getByText("Ada starts the game").waitFor();
  await ada.goto(`/t/${table}`);
  await ada.getByRole("listitem").filter({ hasText: "Bo" }).waitFor();
});

it("a name can be changed at home and in the settings, and tables follow", async () => {
  const { ada, bo, table } = await two();
  await bo.goto(`/t/${table}`);
  await next(bo);
  for (const [path, name] of [
    ["/", "Ada Lovelace"],
    ["/settings", "Countess"],
  ] as const) {
    await ada.goto(path);
    const field = ada.getByLabel("Your name");
    await expect.poll(() => field.inputValue()).not.toBe("");
    await field.fill(name);
    await field.press("Enter");
    await ada.getByRole("status").getByText("Saved").waitFor();
    await ada.goto(`/t/${table}`);
    await next(ada);
    await bo.getByText(name).first().waitFor();
  }
});

it("a private link brings somebody back after lost cookies, and a new one ends it", async () => {
  const { ada, table } = await two();
  await ada.goto("/settings");
  const make = async (): Promise<string> => {
    await ada.getByRole("button", { name: /Make a/ }).click();
    const field = ada.getByRole("textbox", { name: "Your private link" });
    await field.waitFor();
    return field.inputValue();
  };
  const first = new URL(await make());
  await accessible(ada, "the settings with a private link");
  const lost = await (await site.person()).newPage();
  const sent: string[] = [];
  lost.on("request", (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await lost.goto(first.pathname + first.hash);
  await lost.getByRole("button", { name: "Come back" }).waitFor();
  expect(new URL(lost.url()).hash).toBe("");
  await lost.getByRole("button", { name: "Come back" }).click();
  await lost.getByRole("link", { name: "Continue" }).click();
  await next(lost);
  // In no address and no header of any request.
  expect(sent.filter((request) => request.includes(first.hash.slice(1)))).toEqual([]);
  expect((await asked(lost))!.state).toBe("asked");
  expect(lost.url()).toContain(table);

  const before = first.hash;
  await ada.getByRole("button", { name: "Make a new one" }).click();
  await expect
    .poll(
      async () => new URL(await ada.getByRole("textbox", { name: "Your private link" }).inputValue()).hash,
    )
    .not.toBe(before);
  const late = await (await site.person()).newPage();
  await late.goto(first.pathname + first.hash);
  await late.getByRole("button", { name: "Come back" }).click();
  await late.getByRole("alert").filter({ hasText: "no longer" }).waitFor();
  // The browser itself reports the answer of 403.
  site.wrongs.splice(0, site.wrongs.length, ...site.wrongs.filter((wrong) => !wrong.includes("403")));
});
