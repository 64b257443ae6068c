/** Every kind of question of Galactica, answered by keyboard alone: those of a real game as they come, and then each of them once more. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Area, Board, Cause, Dial, Item, Kind, Prompt, Skill } from "../../src/gen/galactica";
import { eventually, sit, somebody, together } from "./galactica-people";
import { staged } from "./galactica-stage";
import { asked, chance, next } from "./player";
import { Site } from "./site";
import { fullSky } from "./skies";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

type Named<P> = P extends string ? P : keyof P;
type Name = Named<Prompt>;
/** What a question of this name says besides it. */
type Says<N extends Name> = N extends Prompt
  ? null
  : Extract<Prompt, Record<N, unknown>>[N & keyof Extract<Prompt, Record<N, unknown>>];
interface Asks<N extends Name> {
  says: Says<N>;
  from: Item[];
  /** One, where nothing else is said. */
  most?: number;
  least?: number;
}

const HAND: Kind[] = [
  { card: "consolidate-power", strength: 1 },
  { card: "investigative-committee", strength: 4 },
  { card: "declare-emergency", strength: 3 },
  { card: "strategic-planning", strength: 5 },
  { card: "evasive-maneuvers", strength: 2 },
  { card: "scientific-research", strength: 3 },
];
const held = (...cards: Kind["card"][]): Item[] =>
  HAND.filter(({ card }) => cards.length === 0 || cards.includes(card)).map((card) => ({ card }));
const skills = (...all: Skill[]): Item[] => all.map((skill) => ({ skill }));
const ALL: Skill[] = ["politics", "leadership", "tactics", "piloting", "engineering"];
const seats = (...all: number[]): Item[] => all.map((seat) => ({ seat }));
const areas = (...all: Area[]): Item[] => all.map((area) => ({ area }));
const dials = (...all: Dial[]): Item[] => all.map((dial) => ({ dial }));
const ships = (...all: number[]): Item[] => all.map((civilian) => ({ civilian }));
const times = (count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const both: Item[] = [{ half: 0 }, { half: 1 }];
const yes: Item[] = ["yes"];
const by = (difficulty: number): Item[] => [{ difficulty: -difficulty }, { difficulty }];
const matter = { crisis: "crash-landing" } as const;
const cause: Cause = { attack: ["raider", "viper"] };

/** Each question with what a game offers for it. */
const QUESTIONS: { [N in Name]: Asks<N> } = {
  "pick-character": { says: null, from: [{ character: "helo" }, { character: "starbuck" }], least: 1 },
  "start-area": { says: null, from: areas("starboard_aft", "port_aft"), least: 1 },
  "opening-hand": {
    says: { flexible: true },
    from: skills("tactics", "tactics", "piloting"),
    most: 3,
    least: 3,
  },
  "receive-skills": { says: null, from: skills("leadership", "engineering"), least: 1 },
  "draw-any": { says: { count: 2 }, from: ALL.flatMap((skill) => skills(skill, skill)), most: 2, least: 2 },
  move: {
    says: null,
    from: [{ location: "command" }, { location: "press_room" }, { fly: { from: "front", to: "port_bow" } }],
  },
  "pay-move": { says: null, from: held(), least: 1 },
  action: {
    says: null,
    from: [
      { card: HAND[0]! },
      { activate: "hangar_deck" },
      { ability: "cag" },
      { quorum: "food_rationing" },
      "draw-quorum",
      { nuke: 0 },
      { strike: { area: "front", prey: "raider" } },
    ],
  },
  "pay-activation": { says: { location: "presidents_office" }, from: held(), most: 2, least: 2 },
  "order-whom": { says: null, from: seats(1, 2, 3), least: 1 },
  "use-order": { says: null, from: ["move-and-act", "act-twice"], least: 1 },
  "repair-what": {
    says: { location: "hangar_deck" },
    from: [{ location: "hangar_deck" }, "damaged-viper"],
    least: 1,
  },
  "repair-vipers": { says: null, from: times(2, "damaged-viper"), most: 2, least: 1 },
  "scout-deck": { says: null, from: [{ deck: "crisis" }, { deck: "destination" }], least: 1 },
  "top-or-bottom": { says: { deck: "crisis" }, from: ["top", "bottom"], least: 1 },
  "look-at-civilians": { says: null, from: ships(0, 1, 2, 3, 4), most: 2, least: 2 },
  "move-civilian": { says: { ship: 3 }, from: areas("front", "starboard_aft") },
  "command-viper": {
    says: { left: 2 },
    from: [
      { launch: "port_aft" },
      { fly: { from: "starboard_bow", to: "front" } },
      { strike: { area: "starboard_bow", prey: "raider" } },
    ],
  },
  barrage: {
    says: { left: 1 },
    from: [{ strike: { area: "rear", prey: "raider" } }, { launch: "starboard_aft" }],
  },
  "fire-at": {
    says: null,
    from: [
      { strike: { area: "front", prey: "raider" } },
      { strike: { area: "starboard_bow", prey: "heavy-raider" } },
      { strike: { area: "starboard_bow", prey: { basestar: 0 } } },
    ],
    least: 1,
  },
  "launch-where": { says: null, from: [{ launch: "starboard_aft" }, { launch: "port_aft" }], least: 1 },
  "recall-which": { says: null, from: [{ recall: "starboard_bow" }, { recall: "rear" }], least: 1 },
  "attack-centurion": { says: null, from: [{ centurion: 0 }, { centurion: 2 }], least: 1 },
  "choose-character": { says: { location: "admirals_quarters" }, from: seats(1, 2, 3, 4), least: 1 },
  "leave-brig": { says: { who: 0 }, from: [{ location: "command" }, { location: "armory" }], least: 1 },
  "quorum-more": { says: null, from: [{ quorum: "food_rationing" }, "draw-quorum"] },
  "politician-pick": {
    says: null,
    from: [{ quorum: "arrest_order" }, { quorum: "accept_prophecy" }],
    least: 1,
  },
  "bury-next": { says: { deck: "crisis" }, from: [{ crisis: "ambush" }, { crisis: "besieged" }], least: 1 },
  "look-whose": { says: null, from: seats(1, 3), least: 1 },
  "gain-which": { says: null, from: dials("food", "fuel", "morale"), least: 1 },
  "appoint-whom": { says: { card: "assign_arbitrator" }, from: seats(1, 2, 4), least: 1 },
  "quorum-whom": { says: { card: "arrest_order" }, from: seats(1, 2), least: 1 },
  "destroy-piece": {
    says: { left: 2 },
    from: [{ strike: { area: "front", prey: "raider" } }, { strike: { area: "rear", prey: "raider" } }],
    least: 1,
  },
  "crisis-pick": {
    says: null,
    from: [{ crisis: "water-sabotaged" }, { crisis: "riots-launch-raiders" }],
    least: 1,
  },
  "crisis-half": { says: { crisis: "riots-launch-raiders" }, from: both, least: 1 },
  "one-of": { says: { card: "release_cylon_mugshots" }, from: both, least: 1 },
  "resign-or-jail": { says: null, from: both, least: 1 },
  "pay-fuel": { says: { crisis: "send-survey-team" }, from: yes },
  "send-whom": { says: { crisis: "witch-hunt", to: "sickbay", may: true }, from: seats(0, 1, 2) },
  "give-title": { says: { title: "admiral" }, from: seats(1, 2, 3), least: 1 },
  "secret-destiny": { says: { crisis: "ambush" }, from: yes },
  "moral-compass": { says: { crisis: "riots-launch-raiders", half: 0 }, from: [{ half: 1 }] },
  "mysterious-intuition": {
    says: { crisis: "crash-landing" },
    from: [{ result: "pass" }, { result: "fail" }],
  },
  "blind-devotion": { says: null, from: skills(...ALL) },
  "command-authority": { says: null, from: yes },
  "alert-viper-pilot": { says: null, from: areas("starboard_aft", "rear") },
  recon: { says: null, from: yes },
  "cylon-hatred": { says: null, from: [{ difficulty: -3 }] },
  "friends-in-low-places": { says: { location: "brig" }, from: by(3) },
  arbitrate: { says: null, from: by(3) },
  "eco-officer": { says: { cause: "scout", result: 2 }, from: yes },
  contribute: { says: { matter, difficulty: 6 }, from: held(), most: 6 },
  "before-roll": { says: { cause, bonus: 0 }, from: held("strategic-planning") },
  evade: { says: { area: "front", pilot: 0, result: 6 }, from: held("evasive-maneuvers") },
  "before-check": {
    says: { matter, difficulty: 6, committee: false, research: false },
    from: held("investigative-committee", "scientific-research"),
  },
  emergency: { says: { matter, total: 5, difficulty: 6 }, from: held("declare-emergency") },
  discard: { says: { count: 3 }, from: held(), most: 3, least: 3 },
  "next-area": { says: null, from: areas("front", "rear"), least: 1 },
  "attack-which-pilot": { says: { area: "front" }, from: seats(0, 1), least: 1 },
  "attack-which-civilian": { says: { area: "front" }, from: ships(0, 1), least: 1 },
  "board-which": { says: null, from: areas("starboard_bow", "rear"), least: 1 },
  "place-where": { says: { craft: "raider" }, from: areas("front", "starboard_bow", "rear"), least: 1 },
  "damage-which-viper": { says: null, from: [{ viper: "starboard_bow" }, { piloted: 0 }], least: 1 },
  "destroy-which-civilian": { says: null, from: ships(0, 1, 2), least: 1 },
  "destination-pick": {
    says: null,
    from: [{ destination: "icy_moon" }, { destination: "deep_space" }],
    least: 1,
  },
  risk: { says: { destination: "desolate_moon" }, from: yes },
  "restore-vipers": { says: null, from: [...times(2, "damaged-viper"), "destroyed-viper"], most: 3 },
  "restore-raptor": { says: null, from: yes },
  "use-power": { says: { card: "cylon-morale" }, from: yes },
  "power-target": { says: { card: "cylon-brig" }, from: seats(1, 2, 3, 4) },
  "apply-token": {
    says: null,
    from: [{ token: { location: "command" } }, { token: { resource: "fuel" } }],
    least: 1,
  },
  caprica: { says: null, from: ["super-crisis", { deck: "crisis" }], least: 1 },
  "cylon-fleet": {
    says: null,
    from: [{ icon: "raiders" }, { icon: "heavy_raiders" }, { icon: "basestars" }, "launch-all"],
    least: 1,
  },
  "look-at-hand": { says: null, from: seats(1, 2, 3, 4), least: 1 },
  "take-card": { says: { from: 1 }, from: held("strategic-planning", "evasive-maneuvers"), least: 1 },
  "exchange-super-crisis": { says: null, from: yes },
  "pass-loyalty": { says: null, from: seats(1, 2, 3, 4), least: 1 },
  "give-sympathizer": { says: null, from: seats(1, 2) },
};

/** Where the focus is: the number of an option. */
const focused = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const option = document.activeElement?.closest<HTMLElement>("[data-option]")?.dataset.option;
    return option === undefined ? null : Number(option);
  });

/** Goes on by arrows to an option, and picks it. */
async function pickByKeys(page: Page, option: number, options: number): Promise<void> {
  for (let press = 0; (await focused(page)) !== option; press++) {
    expect(press, `option ${option} is reached by arrows`).toBeLessThanOrEqual(2 * options + 2);
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Space");
}

/** All that so many arrows come by. */
async function reached(page: Page, presses: number): Promise<number[]> {
  await page.evaluate(() => {
    const passed = new Set<number>();
    Object.assign(window, { passed });
    document.addEventListener("focusin", ({ target }) => {
      const { option } = (target as HTMLElement).dataset;
      if (option !== undefined) passed.add(Number(option));
    });
  });
  for (let press = 0; press < presses; press++) await page.keyboard.press("ArrowRight");
  return page.evaluate(() => [...(window as unknown as { passed: Set<number> }).passed].sort());
}

const counts: Record<string, { real: number; staged: number }> = {};
const count = (prompt: string, where: "real" | "staged"): void => {
  counts[prompt] ??= { real: 0, staged: 0 };
  counts[prompt][where]++;
};

it("a real game goes on by keys alone", async () => {
  const page = await somebody(site, "Ada");
  await sit(page, await together([page], 5));
  const below = chance(5);
  let ticket = "";
  for (let answers = 0; answers < 25 && (await next(page, ticket)); answers++) {
    const now = (await asked(page))!;
    ticket = now.ticket;
    count(now.prompt, "real");
    const going = async (): Promise<boolean> => {
      const then = await asked(page);
      return then?.ticket === ticket && then.state === "asked";
    };
    const options = await page.locator("[data-option]").count();
    const passable = (await page.locator("#pass").count()) > 0;
    if (options === 0 || (passable && below(3) === 0)) await page.keyboard.press("0");
    else
      for (let at = below(options); await going(); at++) {
        const ready = page.locator('#confirm[aria-disabled="false"]');
        if ((await page.locator("#twice-yes").count()) > 0) {
          await page.keyboard.press("Tab");
          await page.keyboard.press("Enter");
        } else if ((await ready.count()) > 0) await page.keyboard.press("Enter");
        else {
          const option = page.locator('[data-option][aria-pressed="false"]').first();
          await pickByKeys(page, Number(await option.getAttribute("data-option")), options);
        }
      }
  }
  expect(Object.keys(counts).length).toBeGreaterThan(5);
});

/** A table on which there is something of everything. */
function everything(board: Board): void {
  fullSky(board);
  board.own = { seat: 0, hand: HAND, given: [] };
  board.president = 0;
  board.quorum = { ...board.quorum, hand: 1, known: ["food_rationing"] };
  board.boarding.centurions = [1, 0, 1, 0];
  Object.assign(board.people[0]!, { hand: HAND.length, super_face: "inbound-nukes", super_crisis: true });
  Object.assign(board.people[0]!, { place: { flying: "front" } });
  board.areas[0].pilots = [0];
}

it("every kind of question is answered by keys, and every option is reached by them", async () => {
  const page = await (await site.person()).newPage();
  page.setDefaultTimeout(0);
  const stage = await staged(page);
  await stage.board(everything);
  for (const [name, { says, from, most = 1, least = 0 }] of Object.entries(QUESTIONS)) {
    const prompt = (says === null ? name : { [name]: says }) as Prompt;
    const given = async (): Promise<number[]> => {
      await eventually(() => stage.answers.length, name).toBe(1);
      return stage.answers.pop()!;
    };
    await stage.ask(prompt, from, most, least);
    const shown = await page.locator("[data-option]:visible").count();
    expect(await reached(page, shown), `${name}: options that arrows reach`).toEqual([...from.keys()].sort());
    const wanted = [...from.keys()].slice(-Math.max(1, least));
    for (const option of wanted) await pickByKeys(page, option, from.length);
    if ((await page.locator("#twice-yes").count()) > 0) await page.keyboard.press("Tab");
    if ((await page.locator("#confirm").count()) > 0 && stage.answers.length === 0)
      await page.keyboard.press("Enter");
    expect(await given(), name).toEqual(wanted);
    count(name, "staged");
    // The first by its digit; and nothing at all, where that is an answer.
    await stage.ask(prompt, from, most, least);
    await page.keyboard.press(least === 0 ? "0" : "1");
    if (least === 0) expect(await given(), `${name}, nothing`).toEqual([]);
    else await page.keyboard.press("Escape");
    stage.answers.length = 0;
  }
  const list = Object.keys(QUESTIONS).map((name) => {
    const { real, staged } = counts[name] ?? { real: 0, staged: 0 };
    return `${name}: ${real} in a real game, ${staged} staged`;
  });
  console.log(`${list.length} kinds of questions by keyboard\n${list.join("\n")}`);
  for (const name of Object.keys(QUESTIONS)) expect(counts[name]?.staged, name).toBe(1);
});
