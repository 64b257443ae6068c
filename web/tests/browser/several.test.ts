/** Several servers, one club: two people in browsers that are connected to different ones, which are killed in the middle of a game. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  command,
  eventually,
  logged,
  quickly,
  setup as crew,
  sit,
  somebody,
  state,
  words,
} from "./galactica-people";
import { chance, next } from "./player";
import { Club, Door, Missing } from "./several";
import { makeTable, Site } from "./site";

let site: Site;
let club: Club | null = null;
/** Why there is none. */
let missing = "";
beforeAll(async () => {
  try {
    club = await Club.start(3);
  } catch (error) {
    if (!(error instanceof Missing) || process.env.STARBOARD_BACKENDS === "required") throw error;
    missing = error.message;
    console.error(`SKIPPED: ${missing}`);
    return;
  }
  site = await Site.open();
});
afterAll(async () => {
  const doors = club?.doors ?? [];
  if (site) {
    // Its own server is not the one that is played at.
    const own = (wrong: string): boolean => doors.some(({ url }) => wrong.includes(`another host: ${url}/`));
    site.wrongs.splice(0, site.wrongs.length, ...site.wrongs.filter((wrong) => !own(wrong)));
  }
  await site?.close();
  await club?.close();
});

/** Somebody who plays, and what went to and fro. */
interface Player {
  page: Page;
  door: Door;
  /** Tickets by the numbers they were sent with; the same again after a lost connection. */
  sent: Map<number, string>;
  acknowledged: Set<string>;
  /** Answers that were sent a second time, and those that were refused. */
  again: number;
  refused: number;
  /** Called at every answer, as it is sent. */
  onanswer: () => void;
}

async function player(club: Club, name: string, order: number[]): Promise<Player> {
  const door = await Door.open(club, order);
  const page = await somebody(site, name, { baseURL: door.url });
  const one: Player = {
    page,
    door,
    sent: new Map(),
    acknowledged: new Set(),
    again: 0,
    refused: 0,
    onanswer: () => {},
  };
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.do !== "answer") return;
      if (one.sent.has(message.id)) one.again++;
      one.sent.set(message.id, message.ticket);
      one.onanswer();
    });
    socket.on("framereceived", ({ payload }) => {
      const { type, id } = JSON.parse(String(payload));
      const ticket = one.sent.get(id);
      if (ticket === undefined) return;
      if (type === "done") one.acknowledged.add(ticket);
      if (type === "refused") one.refused++;
    });
  });
  return one;
}

/** From now on it is remembered whether the page has ever said that it has no connection. */
const watchBanner = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const look = (): void => {
      if (document.querySelector('[data-shell="offline"] p'))
        document.documentElement.dataset.wasOffline = "yes";
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });

/**
 * Kills somebody's server the moment they are seen to send one more of so many answers: it may have got there or not. They say that
 * they have no connection, and come back by another server. Gives whether the killed one saw to the computer players.
 */
async function killed(
  club: Club,
  table: string,
  seat: number,
  one: Player,
  answers: number,
): Promise<boolean> {
  const { page, door } = one;
  await watchBanner(page);
  const before = one.sent.size;
  const victim = await new Promise<number>((done) => {
    one.onanswer = () => {
      if (one.sent.size <= before + answers) return;
      one.onanswer = () => {};
      const victim = door.reached.at(-1)!;
      void club.kill(victim);
      done(victim);
    };
  });
  // A lease lasts for seconds: it is still that of whoever is dead.
  const drove = await club.sql(
    `SELECT 1 FROM heads JOIN present USING (table_id)
     WHERE table_id = '${table}' AND driver = process AND seats >> ${seat} & 1 = 1`,
  );
  await eventually(() => door.reached.at(-1), "connected to another server").not.toBe(victim);
  const banner = page.locator('[data-shell="offline"] p');
  await eventually(() => banner.count(), "it says that it is connected").toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.wasOffline)).toBe("yes");
  return drove.length > 0;
}

/** What each seat answered, in order, and by whom. */
type Answers = { seat: number; by: string; items: unknown }[];

const inRecord = (record: string): Answers =>
  record
    .trim()
    .split("\n")
    .flatMap((line) => JSON.parse(line).answer ?? []);

async function inDatabase(club: Club, table: string): Promise<Answers> {
  const rows = await club.sql(
    `SELECT act::json -> 'act' -> 'answered' FROM acts WHERE table_id = '${table}' ORDER BY version`,
  );
  return rows.flatMap(([answered]) => (answered ? (JSON.parse(answered) ?? []) : []));
}

/**
 * Are those that were kept the ones that were given? Where answers are sealed somebody may think again until the last is in: so what an
 * order has answered for them gives way to their own answer, and only the latter counts. Nothing else is ever answered twice.
 */
function once(kept: Answers, counted: Answers): boolean {
  const [first, second] = kept;
  if (!first) return counted.length === 0;
  const same =
    first.by === counted[0]?.by && JSON.stringify(first.items) === JSON.stringify(counted[0].items);
  if (same && once(kept.slice(1), counted.slice(1))) return true;
  return first.by === "order" && second?.by === "person" && once(kept.slice(1), counted);
}

/** How often each seat answered, and by whom. */
function tally(answers: Answers): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { seat, by } of answers) counts[`${seat} ${by}`] = (counts[`${seat} ${by}`] ?? 0) + 1;
  return counts;
}

/** What the page says of the end, the same to everybody. */
async function ending(page: Page): Promise<string[]> {
  await page.locator(".headline").waitFor();
  return page.locator(".headline, .ranking .name, .ranking .points, .camps h3, .camps li").allInnerTexts();
}

for (const { game, setup, bot } of [
  { game: "race", setup: { players: 4 }, bot: "greedy" },
  { game: "galactica", setup: crew(4), bot: "regular" },
])
  it(`two people and two computer players come to the end of ${game} while servers are killed`, async ({
    skip,
  }) => {
    if (!club) return skip(missing);
    await club.restore();
    const [ada, bo] = [await player(club, "Ada", [0, 2, 1]), await player(club, "Bo", [1, 2, 0])];
    const both = [ada, bo];

    // Made at one server, joined at another. Windows wait for people, so that nobody needs to be quick.
    const pace = { bot: 50, window: 500, long_window: 500, live: false };
    const seats = ["me", "open", { bot }, { bot }];
    const table = await makeTable(ada.page, { game, setup, seats, pace });
    await command(bo.page, table, { do: "join" });
    await command(ada.page, table, { do: "start" });
    for (const { page } of both) await sit(page, table);
    expect(both.map(({ door }) => door.reached.at(-1))).toEqual([0, 1]);

    const play = async ({ page }: Player, seed: number): Promise<void> => {
      const below = chance(seed);
      while (await next(page)) await quickly(page, below);
    };
    const drove: boolean[] = [];
    const kills = async (club: Club): Promise<void> => {
      for (const [seat, one] of both.entries()) drove.push(await killed(club, table, seat, one, 8));
    };
    const played = Promise.all([play(ada, 3), play(bo, 5)]).then(() =>
      expect(drove, "servers that were killed before the end").toHaveLength(2),
    );
    await Promise.all([played, kills(club)]);

    const ends = await Promise.all(both.map(({ page }) => ending(page)));
    expect(ends[0]!.length).toBeGreaterThan(4);
    expect(ends[1]).toEqual(ends[0]);
    // What each of them has read is what there is to read.
    for (const { page } of both) {
      const { story } = await state(page, table);
      const lines = story.lines.map(({ line }) => words(line)).filter((line) => line !== "");
      await logged(page, lines);
    }

    // Every server tells the same, those too that have only been started, and it follows the rules.
    await club.restore();
    const record = async (url: string): Promise<string> => {
      let text = "";
      // A database that is slow to answer costs a refusal, never more.
      await eventually(async () => {
        const reply = await fetch(`${url}/api/tables/${table}/record`);
        text = await reply.text();
        return reply.ok ? "a record" : `${reply.status} ${text}`;
      }, `the record as ${url} tells it`).toBe("a record");
      return text;
    };
    const records = await Promise.all(club.urls.map(record));
    expect(records).toHaveLength(3);
    for (const record of records) expect(record).toBe(records[0]);
    await club.verify(records[0]!);

    // Everything that anybody answered is there once.
    const [kept, counted] = [await inDatabase(club, table), inRecord(records[0]!)];
    for (const seat of seats.keys()) {
      const [mine, told] = [kept, counted].map((all) => all.filter((one) => one.seat === seat));
      expect(once(mine!, told!), `seat ${seat}: ${JSON.stringify([tally(mine!), tally(told!)])}`).toBe(true);
    }
    const answers = tally(counted);
    for (const [seat, { sent, acknowledged }] of both.entries()) {
      const kept = answers[`${seat} person`];
      expect(kept).toBeGreaterThanOrEqual(acknowledged.size);
      expect(kept).toBeLessThanOrEqual(new Set(sent.values()).size);
    }
    for (const [seat, { door, sent, again, refused }] of both.entries())
      console.log(
        `${game}, seat ${seat}: ${sent.size} answers, ${again} sent again, ${refused} refused, ` +
          `connected to ${door.reached.join(", then ")}${drove[seat] ? "; the killed one saw to the computer players" : ""}`,
      );
    console.log(
      `${game}, all answers: ${JSON.stringify(answers)}; ${kept.length - counted.length} by orders gave way to their person's own`,
    );
  });
