/** Whose words: the server's where its sentences can be had, else the page's own, and never the name of a message. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { next } from "./player";
import { door, makeTable, Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const SENTENCES = "**/api/catalogue/**";

it("are fetched when they are needed, once, in the language that the page has chosen", async () => {
  const page = await (await site.person()).newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("websocket", (socket) => asked.push(socket.url()));
  const fetched = (): string[] => asked.filter((url) => url.includes("/api/catalogue/"));
  await page.goto("/");
  await door(page).getByRole("button", { name: "Play now" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(fetched()).toEqual([]);
  await door(page).getByRole("button", { name: "Play now" }).click();
  await next(page);
  expect(fetched().length).toBe(1);
  expect(fetched()[0]).toContain("/en?");
  expect(asked.filter((url) => url.includes("language="))).toEqual([]);
});

// Who sits at a table of the list, and why there is no table.
const cases: [string, boolean, RegExp, RegExp][] = [
  ["the server's own are read", true, /, Pixel/, /There is no table at this address/],
  ["the page says it itself where they cannot be had", false, /, Greedy/, /That did not work/],
];
it.each(cases)("%s", async (_, there, seats, gone) => {
  const page = await (await site.person()).newPage();
  await page.goto("/");
  const table = await makeTable(page, {
    setup: { players: 2 },
    seats: ["me", { bot: "greedy" }],
    start: true,
  });
  if (!there) await page.route(SENTENCES, (route) => route.abort("connectionrefused"));
  await page.goto("/");
  await page.getByRole("link", { name: seats }).waitFor();
  await page.goto("/t/nosuchtable");
  await page.getByText(gone).waitFor();
  // The browser itself reports the answers of 404 on its console.
  site.wrongs.splice(0, site.wrongs.length, ...site.wrongs.filter((wrong) => !wrong.includes("404")));
  await page.goto(`/t/${table}`);
  if (!there) {
    await page.getByText("Cannot reach the server").waitFor();
    await page.unroute(SENTENCES);
  }
  // It heals by itself.
  await next(page);
});

it("a table that was set aside says why, and how to keep the game", async () => {
  const page = await (await site.person()).newPage();
  await page.goto("/");
  const seats = ["me", { bot: "greedy" }];
  const table = await makeTable(page, { setup: { players: 2 }, seats, start: true });
  // As a server tells it whose rules have changed.
  const aside = { stage: "set-aside", notice: ["server-set-aside", { before: 1, rules: 2 }] };
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer().onMessage((sent) => {
      const message = JSON.parse(String(sent));
      socket.send(JSON.stringify(message.type === "table" ? { ...message, ...aside } : message));
    });
  });
  await page.goto(`/t/${table}`);
  await page.getByText("The rules have changed (from version 1 to 2)").waitFor();
  const record = page.getByRole("link", { name: "Save the record" });
  expect(await record.getAttribute("href")).toBe(`/api/tables/${table}/record`);
});
