/** Cylons among people: one who reveals themselves before two others, and the sleeper phase with the Sympathizer. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Event, Item } from "../../src/gen/galactica";
import { accessible } from "./access";
import {
  command,
  eventually,
  playOn,
  quickly,
  sit,
  somebody,
  state,
  together,
  told,
  type Told,
} from "./galactica-people";
import { asked, chance, next, stopTime } from "./player";
import { Site } from "./site";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const below = chance(29);
const NAMES = ["Ada", "Bo", "Cy"];

/** The number of the option that is about this, of the question that was asked last. */
const optionOf = ({ question }: Told, fits: (item: Exclude<Item, string>) => boolean): number =>
  (question?.pick.from ?? []).findIndex((item) => typeof item === "object" && fits(item));

/** Tables are made until whoever begins at one of them is a Cylon: nobody can choose what is dealt. */
async function dealt(people: readonly Page[]): Promise<{ table: string; cylon: number }> {
  for (;;) {
    const table = await together(people, people.length);
    const { seat } = (await state(people[0]!, table)).board.board.turn;
    const { loyalty } = (await state(people[seat]!, table)).board.board.people[seat]!;
    if (loyalty.some((card) => card.startsWith("cylon-"))) return { table, cylon: seat };
  }
}

it("a hidden Cylon among three people reveals themselves, and has the turn of a Cylon", async () => {
  // Two for whom things move, one for whom nothing does.
  const moving = { reducedMotion: "no-preference" } as const;
  const people = [
    await somebody(site, NAMES[0]!, moving),
    await somebody(site, NAMES[1]!, moving),
    await somebody(site, NAMES[2]!),
  ];
  const tolds = people.map(told);
  const { table, cylon } = await dealt(people);
  for (const page of people) {
    await page.clock.install();
    await sit(page, table);
  }
  const page = people[cylon]!;
  const seen = tolds[cylon]!;
  const others = people.filter((one) => one !== page);
  const reveals = (item: Exclude<Item, string>): boolean => "reveal" in item;
  expect(await playOn(people, below, ".loyalties [data-option]")).toBe(page);
  await eventually(() => optionOf(seen, reveals)).toBeGreaterThanOrEqual(0);
  // Until then it was nobody's business.
  for (const [seat, one] of tolds.entries())
    expect(one.board!.people[cylon]!.loyalty.length > 0, `known to ${NAMES[seat]}`).toBe(seat === cylon);

  // What the others see stays until it has been looked at.
  for (const other of others) await stopTime(other);
  const card = page.locator(`[data-option="${optionOf(seen, reveals)}"]`).first();
  const dialog = page.getByRole("dialog", { name: "Reveal yourself as a Cylon?" });
  const choose = async (): Promise<void> => {
    if ((await card.getAttribute("aria-pressed")) !== "true") await card.click();
    await page.locator("#confirm").click();
    await dialog.waitFor();
  };
  const before = seen.events.length;
  await choose();
  await page.locator("#twice-no").click();
  await dialog.waitFor({ state: "detached" });
  await choose();
  expect(seen.events.length).toBe(before);
  await page.locator("#twice-yes").click();

  for (const other of others) {
    const still = other === people[2];
    const moment = still ? other.locator("[data-moment-said]") : other.locator('[data-moment="reveal"]');
    await eventually(() => moment.textContent()).toContain(`${NAMES[cylon]} is a Cylon`);
    await other.locator(`.person.cylon[data-seat="${cylon}"]`).waitFor();
    await other.clock.resume();
  }
  await accessible(others[0]!, "somebody is an open Cylon");

  // The others leave their seats to the computer: it is quick, and they still look on.
  for (const other of others) await command(other, table, { do: "away", away: true });
  // Their next turn, by real clicks: to Caprica, and what can be done there.
  const CAPRICA = { location: "caprica" };
  const is = (what: object) => (item: Item) => JSON.stringify(item) === JSON.stringify(what);
  const turns: string[] = [];
  const acted = (): boolean =>
    seen.events.some((event) => is({ activated: { seat: cylon, location: "caprica" } })(event as never));
  while (!acted()) {
    await page.waitForTimeout(5);
    const now = await asked(page);
    if (now?.state !== "asked") continue;
    turns.push(now.prompt);
    const there = optionOf(seen, is(CAPRICA));
    const act = optionOf(seen, is({ activate: "caprica" }));
    const wanted = now.prompt === "move" ? there : now.prompt === "action" ? act : -1;
    if (wanted < 0) {
      await quickly(page, below);
      continue;
    }
    // Three steps, and nothing but what a Cylon may do.
    expect(await page.locator(".steps li").count()).toBe(3);
    await page.locator(`[data-option="${wanted}"]`).first().click();
    if ((await asked(page))?.ticket === now.ticket && (await page.locator("#confirm").isEnabled()))
      await page.locator("#confirm").click();
    await eventually(async () => (await asked(page))?.ticket).not.toBe(now.ticket);
  }
  expect(turns).toContain("action");
  for (const other of others)
    await eventually(() => other.getByRole("region", { name: "Log" }).textContent()).toMatch(
      new RegExp(`${NAMES[cylon]}.*Caprica`),
    );
});

/** What there is of one kind among events. */
const named = <K extends string>(
  events: readonly Event[],
  name: K,
): Extract<Event, Record<K, unknown>>[K][] =>
  events.flatMap((event) =>
    typeof event === "object" && name in event ? [(event as never as Record<K, never>)[name]] : [],
  );
/** What happened from the sleeper phase on; nothing before it. */
const since = ({ events }: Told): Event[] =>
  events.includes("sleeper-phase") ? events.slice(events.indexOf("sleeper-phase")) : [];

/** The computer plays for somebody, up to where the next jump may wake the sleepers: then the game waits for them. */
async function underway(page: Page): Promise<string> {
  for (;;) {
    const table = await together([page], 4);
    await command(page, table, { do: "away", away: true });
    for (let gone = 0; gone < 4;) {
      const { ending, journey } = (await state(page, table)).board.board;
      gone = ending === null || ending === "playing" ? journey.distance : Infinity;
      if (gone === 0) await page.waitForTimeout(100);
      else if (gone < 4) {
        await command(page, table, { do: "away", away: false });
        return table;
      }
    }
  }
}

/** Keeps what is announced of moments: where nothing moves they are said. */
const listen = async (page: Page): Promise<void> => {
  await page.locator("[data-moment-said]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const spoken = document.querySelector("[data-moment-said]")!;
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => said.push(spoken.textContent!)).observe(spoken, all);
  });
};
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Somebody plays and somebody looks on, until the turn after a sleeper phase. What each of them was told. */
async function asleep(player: Page, spectator: Page): Promise<Told[]> {
  for (;;) {
    const tolds = [told(player), told(spectator)];
    const table = await underway(player);
    for (const page of [player, spectator]) {
      await sit(page, table);
      await listen(page);
    }
    const done = (one: Told, what: string): boolean => named(since(one), what).length > 0;
    while (await next(player)) {
      if (tolds.every((one) => done(one, "turn"))) return tolds;
      await quickly(player, below);
    }
  }
}

it("in the sleeper phase one sees one's own new cards, and everybody sees the Sympathizer", async () => {
  const [ada, eve] = [await somebody(site, "Ada"), await somebody(site, "Eve")];
  const tolds = await asleep(ada, eve);
  for (const [at, page] of [ada, eve].entries()) {
    const all = tolds[at]!;
    // One's own new cards with their faces, and only the backs of all the others.
    const faces = named(since(all), "loyalty").map(({ seat }) => seat);
    const backs = named(since(all), "loyalty-hidden").map(({ seat }) => seat);
    expect(faces).toEqual(page === ada ? [0] : []);
    expect(backs.sort()).toEqual(page === ada ? [1, 2, 3] : [0, 1, 2, 3]);
    if (page === ada) {
      const { loyalty, shown } = all.board!.people[0]!;
      expect(loyalty.length + shown.length).toBeGreaterThanOrEqual(1);
      const cards = page.locator(".loyalties [data-side]");
      await eventually(() => cards.count()).toBe(loyalty.length + shown.length);
    }
    // With four players the Sympathizer is always among what is dealt then.
    expect(named(since(all), "revealed").filter(({ card }) => card === "sympathizer").length).toBe(1);
    await eventually(() => page.getByRole("region", { name: "Log" }).textContent()).toContain("Sympathizer");
    // Who is told to be a Cylon is one: the Sympathizer may be, or not.
    const open = [
      ...named(all.events, "revealed").filter(({ card }) => card.startsWith("cylon-")),
      ...named(all.events, "sympathizer").filter(({ cylon }) => cylon),
    ].map(({ seat }) => seat);
    const turned = named(since(all), "sympathizer").some(({ cylon }) => cylon);
    const announced = (await heard(page)).join("; ");
    expect(announced).toMatch(turned ? /a Cylon/ : /Sleeper agents|a Cylon/);
    for (const plate of await page.locator(".person[data-seat]").all()) {
      const seat = Number(await plate.getAttribute("data-seat"));
      const name = await plate.locator(".names b").textContent();
      const called = page === ada && seat === 0 ? "You are revealed as a Cylon" : `${name} is a Cylon`;
      if (!open.includes(seat)) expect(announced).not.toContain(called);
      const cylon = async (): Promise<boolean> => (await plate.getAttribute("class"))!.includes("cylon");
      await eventually(cylon).toBe(open.includes(seat));
    }
  }
  await accessible(ada, "after the sleeper phase");
});
