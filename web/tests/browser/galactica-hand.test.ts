/** Galactica: one's own cards stay readable however many they are, a check is given to and turned up, and roles have their cards. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Board, Destination, Event, Item, Kind, Prompt, Quorum } from "../../src/gen/galactica";
import { accessible, narrow } from "./access";
import { cards, crashLanding, staged, type Stage } from "./galactica-stage";
import { still, stopTime } from "./player";
import { Site } from "./site";
import { bring } from "./staged";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const own = (board: Board, hand: Kind[]): void => {
  board.own = { seat: 0, hand, given: [] };
  board.people[0]!.hand = hand.length;
};
const option = (card: Kind) => ({ card });

/** What of the cards in hand cannot be read: a strength, a sign or the letters that something lies over, or that leave their card. */
async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    for (const held of document.querySelectorAll<HTMLElement>(".skills .held")) {
      held.scrollIntoView({ block: "nearest", inline: "nearest" });
      const card = held.getBoundingClientRect();
      for (const part of [".strength", ".head svg", ".letters"]) {
        const box = held.querySelector(part)!.getBoundingClientRect();
        const name = `${held.dataset.card} ${part}`;
        if (box.width < 12 || box.height < 12) wrong.push(`${name} is ${box.width} x ${box.height}`);
        if (box.left < card.left || box.right > card.right || box.bottom > card.bottom)
          wrong.push(`${name} leaves its card`);
        for (const [x, y] of [
          [box.left + 2, box.top + box.height / 2],
          [box.right - 2, box.top + box.height / 2],
        ] as const) {
          const over = document.elementFromPoint(x, y);
          if (!over || !held.contains(over)) wrong.push(`${name} is covered`);
        }
      }
    }
    return wrong;
  });
}

for (const viewport of SIZES) {
  it(`hands of 1, 8 and 14 cards can be read at ${viewport.width}`, async () => {
    const page = await (await site.person({ viewport, hasTouch: viewport.width < 1000 })).newPage();
    const stage = await staged(page);
    for (const count of [1, 8, 14]) {
      await stage.board((board) => own(board, cards(count)));
      await bring(page, ".skills .held");
      expect(await page.locator(".skills .held").count()).toBe(count);
      expect(await unreadable(page), `${count} cards`).toEqual([]);
      await narrow(page, `${count} cards at ${viewport.width}`);
    }
  });
}

const QUORUM: Quorum[] = [
  "accept_prophecy",
  "arrest_order",
  "assign_arbitrator",
  "assign_mission_specialist",
  "assign_vice_president",
  "authorization_of_brutal_force",
  "encourage_mutiny",
  "food_rationing",
  "inspirational_speech",
  "presidential_pardon",
  "release_cylon_mugshots",
];
const DESTINATIONS: Destination[] = [
  "asteroid_field",
  "barren_planet",
  "cylon_ambush",
  "cylon_refinery",
  "deep_space",
  "desolate_moon",
  "icy_moon",
  "ragnar_anchorage",
  "remote_planet",
  "tylium_planet",
];

/** What does not fit on its card: a name, or what the card does. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".held")].flatMap((held) => {
      const card = held.getBoundingClientRect();
      const texts = [...held.querySelectorAll<HTMLElement>("h3, .body p")];
      if (held.dataset.card?.startsWith("skill")) return [];
      if (texts.length < 2) return [`${held.dataset.card} says nothing`];
      return texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { right, bottom } = range.getBoundingClientRect();
        return right > card.right || bottom > card.bottom ? [`${held.dataset.card}: ${text.innerText}`] : [];
      });
    }),
  );

for (const viewport of SIZES) {
  it(`what Quorum cards and destinations do fits on them at ${viewport.width}`, async () => {
    const page = await (await site.person({ viewport, hasTouch: viewport.width < 1000 })).newPage();
    const stage = await staged(page);
    for (let at = 0; at < QUORUM.length; at += 4) {
      const known = QUORUM.slice(at, at + 4);
      await stage.board((board) => {
        board.president = 0;
        Object.assign(board.quorum, { hand: known.length, known });
      });
      await bring(page, ".quorum .held");
      expect(await page.locator(".quorum .held").count()).toBe(known.length);
      expect(await cut(page)).toEqual([]);
    }
    for (let at = 0; at < DESTINATIONS.length; at += 3) {
      const from = DESTINATIONS.slice(at, at + 3).map((destination) => ({ destination }));
      await stage.board((board) => (board.offered_items = from));
      await bring(page, ".looked-at .held");
      expect(await cut(page)).toEqual([]);
    }
  });
}

/** Somebody gives to the check; the others have. */
async function giving(page: Page, hand: Kind[]): Promise<Stage> {
  const stage = await staged(page);
  await toCheck(stage, hand);
  return stage;
}
async function toCheck(stage: Stage, hand: Kind[]): Promise<void> {
  await stage.board((board) => {
    own(board, hand);
    crashLanding(board);
  });
  const matter = { crisis: "crash-landing" } as const;
  stage.tell(
    { crisis: { seat: 0, crisis: "crash-landing" } },
    { check: { matter, difficulty: 6, about: null } },
  );
  await stage.ask({ contribute: { matter, difficulty: 6 } }, hand.map(option));
}
const HAND: Kind[] = [
  { card: "launch-scout", strength: 2 },
  { card: "maximum-firepower", strength: 4 },
  { card: "scientific-research", strength: 5 },
];

it("cards say what they are worth in the check, and are given by clicks", async () => {
  const page = await (await site.person()).newPage();
  const stage = await giving(page, HAND);
  expect(await page.locator(".skills .worth").allTextContents()).toEqual(["+2", "+4", "−5"]);
  await page.locator('.skills [data-card="skill-launch-scout-2"]').click();
  await page.locator('.skills [data-card="skill-maximum-firepower-4"]').click();
  const mine = page.locator('[data-giver="0"]');
  expect(await mine.textContent()).toMatch(/2 picked.*worth \+6/s);
  expect(await page.locator(".scale .label").textContent()).toBe("yours +6");
  expect(await page.locator("#confirm").textContent()).toContain("Give 2 cards");
  await page.locator("#confirm").click();
  await expect.poll(() => stage.answers).toEqual([[0, 1]]);
});

it("cards are given by keyboard, and nothing is", async () => {
  const page = await (await site.person()).newPage();
  const stage = await giving(page, HAND);
  expect(await page.locator(".skills .key").allTextContents()).toEqual(["1", "2", "3"]);
  await page.keyboard.press("2");
  await page.keyboard.press("3");
  await page.keyboard.press("3");
  await page.keyboard.press("Escape");
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await expect.poll(() => stage.answers).toEqual([[1]]);
  await stage.ask({ contribute: { matter: { crisis: "crash-landing" }, difficulty: 6 } }, HAND.map(option));
  await page.keyboard.press("0");
  await expect.poll(() => stage.answers).toEqual([[1], []]);
});

const TURNED: Event[] = [
  { contributed: { seat: 1, count: 2 } },
  { contributed: { seat: 0, count: 1 } },
  {
    opened: {
      cards: [...HAND, { card: "executive-order", strength: 1 }, { card: "repair", strength: 1 }],
      total: -1,
    },
  },
  { resolved: { branch: "fail" } },
];
/** The check is turned up. `still`: by a clock that stands. */
async function turning(page: Page, still = false): Promise<void> {
  const stage = await giving(page, HAND);
  await stage.board((board) => {
    board.check = null;
    board.crises.facing = [];
    board.decks.crisis.discards = ["crash-landing"];
  });
  if (still) await stopTime(page);
  stage.log(["event-opened", { total: -1, cards: { text: "five cards" } }]);
  stage.tell(...TURNED);
}

for (const viewport of SIZES)
  it(`what a check takes stands at its scale letter by letter at ${viewport.width}`, async () => {
    const page = await (await site.person({ viewport })).newPage();
    const stage = await staged(page);
    await stage.board((board) => {
      own(board, HAND);
      crashLanding(board);
      // As close as they come.
      Object.assign(board.check!, { printed: 8, difficulty: 8, matter: { crisis: "elections-loom" } });
      const [passed, failed] = board.check!.outcomes;
      const partly = { ...passed!, branch: "partial" as const, at_least: 7 };
      board.check!.outcomes = [{ ...passed!, at_least: 8 }, partly, failed!];
    });
    await stage.ask({ contribute: { matter: { crisis: "crash-landing" }, difficulty: 8 } }, HAND.map(option));
    if (viewport.width < 721) await page.locator(".tabs .board").click();
    const marks = page.locator(".scale em");
    await expect.poll(() => marks.allTextContents()).toEqual(["0", "7", "8 passes"]);
    const boxes = await Promise.all((await marks.all()).map(async (mark) => (await mark.boundingBox())!));
    const edge = (await page.locator(".theatre").boundingBox())!;
    for (const [at, { x, width }] of boxes.entries())
      expect(x + width, `mark ${at}`).toBeLessThan(boxes[at + 1]?.x ?? edge.x + edge.width);
  });

it("a check that was turned up makes way where its consequence is chosen on the board", async () => {
  const page = await (await site.person()).newPage();
  const stage = await staged(page);
  await stage.ask("action", [{ activate: "command" }], 1);
  await toCheck(stage, HAND);
  await page.locator("[data-check=giving]").waitFor();
  await stage.board((board) => (board.check!.result = "fail"));
  stage.tell(...TURNED);
  await page.locator("[data-check=turned]").waitFor();
  await stage.ask({ "leave-brig": { who: 0 } }, [{ location: "command" }, { location: "research_lab" }], 1);
  await page.locator('.target[data-option="1"]').click();
  // It is still there for whoever wants to see it.
  await page.getByRole("button", { name: "Back to Crash Landing" }).click();
  await page.locator("[data-check=turned]").waitFor();
});

it("a check whose cards lie face up says so to the end, and no other does", async () => {
  const said = async (...before: Event[]): Promise<string> => {
    const page = await (await site.person()).newPage();
    const stage = await staged(page);
    await stage.ask("action", [{ activate: "command" }], 1);
    await toCheck(stage, HAND);
    await page.locator("[data-check=giving]").waitFor();
    await stage.board((board) => (board.check!.result = "fail"));
    stage.tell(...before, ...TURNED);
    await page.locator("[data-check=turned]").waitFor();
    return page.locator(".theatre header p").innerText();
  };
  expect(await said()).toContain("nobody sees who gave which");
  const committee: Event = { played: { seat: 1, card: { card: "investigative-committee", strength: 3 } } };
  expect(await said(committee)).toBe("Every card is given face up.");
});

it("the cards of a check are turned one by one to the verdict that was told", async () => {
  const page = await (await site.person({ reducedMotion: "no-preference" })).newPage();
  await page.clock.install();
  await turning(page, true);
  const theatre = page.locator("[data-check=turned]");
  const turned = theatre.locator("[data-turned]");
  await theatre.waitFor();
  expect(await turned.count()).toBe(0);
  expect(await page.locator("[data-last] .stamp").count()).toBe(0);
  expect(await page.locator("section.log").innerText()).not.toContain("add up to");
  await page.clock.runFor(420 + 2 * 180 + 20);
  expect(await turned.count()).toBe(3);
  expect(await page.locator("[data-verdict]").count()).toBe(0);
  await page.clock.runFor(2 * 180);
  expect(await turned.count()).toBe(5);
  expect(await page.locator("[data-verdict]").getAttribute("data-verdict")).toBe("fail");
  await page.locator("section.log li", { hasText: "add up to −1" }).waitFor();
  expect(await page.locator("[data-total]").getAttribute("data-total")).toBe("-1");
  // Nobody sees who gave which.
  expect(await turned.locator("[data-seat], .face").count()).toBe(0);
  await page.clock.runFor(2000);
  await theatre.waitFor({ state: "detached" });
  expect(await page.locator("[data-last]").getAttribute("data-branch")).toBe("fail");
  expect(await page.locator("[data-last] .stamp").textContent()).toContain("failed, −1 of 6");
});

it("a tap skips the turning, and none comes with less motion", async () => {
  const page = await (await site.person({ reducedMotion: "no-preference" })).newPage();
  await page.clock.install();
  await turning(page, true);
  await page.locator("[data-check=turned]").waitFor();
  await page.mouse.click(700, 300);
  await page.locator('[data-verdict="fail"]').waitFor();
  await page.mouse.click(700, 300);
  await page.locator("[data-check]").waitFor({ state: "detached" });

  const calm = await (await site.person()).newPage();
  await turning(calm);
  await calm.locator('[data-last][data-branch="fail"]').waitFor();
  expect(await calm.locator("[data-check]").count()).toBe(0);
});

it("each role has its own cards", async () => {
  const page = await (await site.person()).newPage();
  const stage = await staged(page);
  const reveal = page.locator(".loyalties [data-option]");
  // A hidden Cylon: what they are, only for them, and a way to reveal it.
  await stage.board((board) => {
    own(board, HAND);
    board.people[0]!.loyalty = ["cylon-brig", "not-a-cylon"];
  });
  await stage.ask("action", [{ reveal: "cylon-brig" }, { card: HAND[0]! }], 1);
  expect(await page.locator(".loyalties [data-side]").count()).toBe(2);
  await reveal.click();
  await page.locator("#confirm").click();
  // It is asked twice.
  await page.locator("dialog .grave").click();
  await expect.poll(() => stage.answers.length).toBe(1);
  // An open Cylon: three steps, a super crisis.
  await stage.board((board) => {
    Object.assign(board.people[0]!, {
      revealed: true,
      shown: ["cylon-brig"],
      loyalty: [],
      super_face: "inbound-nukes",
    });
    board.people[0]!.super_crisis = true;
  });
  await stage.ask("caprica", ["super-crisis", { deck: "crisis" }], 1);
  expect(await page.locator(".steps li").count()).toBe(3);
  expect(await page.locator(".super [data-option]").getAttribute("data-card")).toBe("super-inbound-nukes");
  // The President: their Quorum cards.
  await stage.board((board) => {
    Object.assign(board.people[0]!, {
      revealed: false,
      shown: [],
      loyalty: ["not-a-cylon"],
      super_face: null,
    });
    board.president = 0;
    board.quorum = { ...board.quorum, hand: 2, known: ["arrest_order", "food_rationing"] };
  });
  await stage.ask("action", [{ quorum: "food_rationing" }, "draw-quorum"], 1);
  expect(await page.locator(".quorum .held").count()).toBe(2);
  expect(await page.locator(".quorum [data-option]").getAttribute("data-card")).toBe("quorum-food-rationing");
  // The Admiral, before two destinations.
  const places: Board["offered_items"] = [{ destination: "icy_moon" }, { destination: "deep_space" }];
  await stage.board((board) => {
    Object.assign(board, { admiral: 0, president: 1, offered_items: places });
  });
  await stage.ask("destination-pick", places, 1);
  expect(await page.locator(".looked-at [data-option]").count()).toBe(2);
});

it("loyalty is covered on a phone, and shows while it is held", async () => {
  const page = await (await site.person({ viewport: SIZES[2]!, hasTouch: true })).newPage();
  const stage = await staged(page);
  await stage.board((board) => {
    own(board, HAND);
    board.people[0]!.loyalty = ["cylon-morale"];
  });
  await bring(page, ".loyalties");
  expect(await page.locator(".loyalties [data-side]").count()).toBe(0);
  await page.locator(".cover").dispatchEvent("pointerdown");
  await page.locator('.loyalties [data-side="cylon"]').waitFor();
  await page.dispatchEvent("body", "pointerup");
  await page.locator(".loyalties [data-side]").waitFor({ state: "detached" });
});

for (const colorScheme of ["dark", "light"] as const)
  for (const viewport of SIZES)
    it(`everybody can use hand and check at ${viewport.width}, ${colorScheme}`, async () => {
      const touch = viewport.width < 1000;
      const page = await (await site.person({ viewport, colorScheme, hasTouch: touch })).newPage();
      const stage = await giving(page, cards(8));
      await bring(page, ".skills .held");
      await accessible(page, "giving");
      await bring(page, "[data-part=now] .crisis");
      await accessible(page, "the crisis");
      await stage.board((board) => {
        board.president = 0;
        board.quorum = {
          ...board.quorum,
          hand: 1,
          known: ["arrest_order"],
          in_play: [{ card: "assign_arbitrator", seat: 1 }],
        };
        board.rules = ["no_loyalty_looks"];
        board.check = null;
        board.crises.facing = [];
        board.decks.crisis.discards = ["crash-landing"];
      });
      stage.tell(...TURNED);
      await stage.ask("action", [{ quorum: "arrest_order" }], 1);
      await bring(page, ".quorum .held");
      await accessible(page, "the President's hand");
      await bring(page, "[data-last]");
      await accessible(page, "the last crisis");
    });

it("cards stay the same from one question to the next, with the focus where it was", async () => {
  const page = await (await site.person()).newPage();
  const stage = await staged(page);
  const hand = cards(4);
  await stage.board((board) => own(board, hand));
  const held = page.locator(".skills .held");
  await held.nth(1).focus();
  await page.evaluate(() =>
    Object.assign(globalThis, { before: [...document.querySelectorAll(".skills .held")] }),
  );
  const same = (): Promise<boolean> =>
    page.evaluate(() => {
      const { before } = globalThis as unknown as { before: Element[] };
      const now = [...document.querySelectorAll(".skills .held")];
      return now.length === before.length && now.every((card, at) => card === before[at]);
    });
  await stage.ask({ discard: { count: 1 } }, hand.map(option), 1, 1);
  expect(await held.nth(1).getAttribute("data-option")).toBe("1");
  expect(await same()).toBe(true);
  await stage.ask("action", ["draw-quorum"], 1);
  expect(await held.nth(1).getAttribute("data-option")).toBeNull();
  expect(await held.nth(1).getAttribute("aria-pressed")).toBeNull();
  expect(await same()).toBe(true);
  expect(await held.nth(1).evaluate((card) => card === document.activeElement)).toBe(true);
});

it("a long question, or none, leaves the board as large as it was", async () => {
  const page = await (await site.person()).newPage();
  const stage = await staged(page);
  await stage.board((board) => own(board, cards(4)));
  const picture = page.locator("[data-part=board] svg").first();
  const before = await picture.boundingBox();
  // As long as what is asked before a roll.
  const line = "Somebody is about to roll: a nuke hits a basestar. ".repeat(6);
  await stage.ask("action", ["draw-quorum"], 1, 0, line);
  expect(await picture.boundingBox()).toEqual(before);
});

it("what is looked at beside the hand, or an empty hand, leaves the board as large as it was", async () => {
  const page = await (await site.person()).newPage();
  const stage = await staged(page);
  await stage.board((board) => {
    own(board, cards(4));
    // Whoever is President has one pile more.
    board.president = 1;
  });
  const picture = page.locator("[data-part=board] svg").first();
  await still(page);
  const before = await picture.boundingBox();
  await stage.board((board) => (board.offered_items = [{ destination: "icy_moon" }]));
  expect(await page.locator(".own .heading").count()).toBe(2);
  expect(await picture.boundingBox()).toEqual(before);
  await stage.board((board) => {
    own(board, []);
    board.offered_items = [];
  });
  expect(await picture.boundingBox()).toEqual(before);
});

it("on a tablet a President's cards lie beside each other, and the board is whole above them", async () => {
  const page = await (await site.person({ viewport: SIZES[1]!, hasTouch: true })).newPage();
  const stage = await staged(page);
  const known = QUORUM.slice(0, 4);
  await stage.board((board) => {
    own(board, cards(8));
    board.president = 0;
    Object.assign(board.quorum, { hand: known.length, known });
  });
  await stage.ask(
    "action",
    known.map((quorum) => ({ quorum })),
    1,
  );
  const box = async (of: string) => (await page.locator(of).first().boundingBox())!;
  const [quorum, skills] = [await box(".quorum .held"), await box(".skills .held")];
  expect(quorum.y).toBe(skills.y);
  expect(await unreadable(page)).toEqual([]);
  const [frame, room] = [await box("[data-part=board] svg"), await box(".stage-main")];
  expect(frame.y + frame.height).toBeLessThanOrEqual(room.y + room.height);
});

it("what skill cards do ends above their edge, whatever the language", async () => {
  const all: Kind[] = [...cards(26)].filter(
    ({ card }, at, kinds) => kinds.findIndex((kind) => kind.card === card) === at,
  );
  expect(all.length).toBe(10);
  for (const locale of ["fr-FR", "pt-PT", "pt-BR", "es-ES"]) {
    const page = await (await site.person({ locale })).newPage();
    const stage = await staged(page);
    await stage.board((board) => own(board, all));
    const edge = await page.locator(".skills .held").evaluateAll((cards) =>
      cards.flatMap((card) => {
        const text = document.createRange();
        text.selectNodeContents(card.querySelector(".text")!);
        const free = card.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
        return free < 4 ? [`${card.textContent}: ${free}`] : [];
      }),
    );
    expect(edge, locale).toEqual([]);
  }
});

it("of Quorum cards that overlap the names are whole", async () => {
  const page = await (await site.person({ viewport: SIZES[1]! })).newPage();
  const stage = await staged(page);
  for (let at = 0; at < QUORUM.length; at += 4) {
    const known = QUORUM.slice(at, at + 4);
    await stage.board((board) => {
      own(board, cards(8));
      board.president = 0;
      Object.assign(board.quorum, { hand: known.length, known });
    });
    await expect.poll(() => page.locator(".quorum [data-tight]").getAttribute("data-tight")).toBe("true");
    const hidden = await page.locator(".quorum .held").evaluateAll((all) =>
      all.flatMap((held, at) => {
        const text = document.createRange();
        text.selectNodeContents(held.querySelector("h3")!);
        const name = text.getBoundingClientRect();
        const card = held.getBoundingClientRect();
        const right = all[at + 1]?.getBoundingClientRect().left ?? card.right;
        const whole = name.right <= right && name.top >= card.top && name.bottom <= card.bottom;
        return whole ? [] : [held.textContent];
      }),
    );
    expect(hidden).toEqual([]);
  }
});

it("on a low screen the board is what has the room, and cards are still told from each other", async () => {
  const page = await (await site.person({ viewport: { width: 1366, height: 650 } })).newPage();
  const stage = await staged(page, 6);
  await stage.board((board) => {
    own(board, cards(8));
  });
  expect((await page.locator(".frame svg").first().boundingBox())!.width).toBeGreaterThan(550);
  expect(await unreadable(page)).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [1366, 650],
] as const)
  it(`what is known of hands stays with its player, and on nothing else, at ${width} by ${height}`, async () => {
    const page = await (await site.person({ viewport: { width, height } })).newPage();
    const stage = await staged(page, 6);
    for (const count of [4, 5]) {
      await stage.board((board) => {
        for (const person of board.people) {
          for (const [at, type] of person.public.types.entries())
            Object.assign(type, { least: 0, most: at < count ? 2 : 0 });
          person.known.seen = cards(2);
        }
      });
      const wrong = await page.locator(".person").evaluateAll((people) =>
        people.flatMap((person) => {
          const { right } = person.getBoundingClientRect();
          const sign = person.querySelector("button.said svg")!.getBoundingClientRect();
          const known = [...person.querySelectorAll(".hand-of > *")].map((one) =>
            one.getBoundingClientRect(),
          );
          const over = known.some(
            (one) =>
              one.right > right - 4 ||
              (one.right > sign.left &&
                one.left < sign.right &&
                one.bottom > sign.top &&
                one.top < sign.bottom),
          );
          return over ? [person.textContent] : [];
        }),
      );
      expect(wrong, `${count} types`).toEqual([]);
    }
  });

it("on a tablet the words of three loyalty cards are whole", async () => {
  const page = await (await site.person({ viewport: SIZES[1]! })).newPage();
  const stage = await staged(page);
  await stage.board((board) => {
    own(board, cards(14));
    board.people[0]!.loyalty = ["not-a-cylon", "cylon-brig", "sympathizer"];
  });
  const outside = await page.locator(".loyalties .card").evaluateAll((all) =>
    all.flatMap((card) => {
      const text = document.createRange();
      text.selectNodeContents(card.querySelector("b")!);
      const [word, edge] = [text.getBoundingClientRect(), card.getBoundingClientRect()];
      return word.left < edge.left || word.right > edge.right || word.bottom > edge.bottom
        ? [card.textContent]
        : [];
    }),
  );
  expect(outside).toEqual([]);
});

it("on a phone what skill cards do is whole on them, and nothing lies on their signs", async () => {
  const page = await (await site.person({ viewport: SIZES[2]!, hasTouch: true })).newPage();
  await giving(page, cards(14));
  await bring(page, ".skills .held");
  const wrong = await page.locator(".skills .held").evaluateAll((all) =>
    all.flatMap((held) => {
      const box = (node: Element): DOMRect => {
        const text = document.createRange();
        text.selectNodeContents(node);
        return text.getBoundingClientRect();
      };
      const [card, text] = [held.getBoundingClientRect(), box(held.querySelector(".text")!)];
      const sign = held.querySelector(".head svg")!.getBoundingClientRect();
      const worth = held.querySelector(".worth")!.getBoundingClientRect();
      const name = (held as HTMLElement).dataset.card;
      // Two pixels are its frame.
      return [
        ...(text.bottom > card.bottom - 2 ? [`${name}: the text ends at ${text.bottom - card.bottom}`] : []),
        ...(worth.left < sign.right ? [`${name}: its worth lies on the sign`] : []),
      ];
    }),
  );
  expect(wrong).toEqual([]);
});

it("the focus stays in the question while others are asked, where the next one comes", async () => {
  const page = await (await site.person()).newPage();
  const stage = await staged(page);
  await stage.ask("action", ["draw-quorum"], 1, 0, "One thing, or nothing.");
  const prompt = page.locator("#prompt");
  await prompt.evaluate((node: HTMLElement) => {
    Object.assign(globalThis, { was: node });
    node.focus();
  });
  const kept = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement === (globalThis as unknown as { was: Element }).was);
  await page.keyboard.press("0");
  await expect.poll(() => prompt.getAttribute("class")).toContain("waiting");
  expect(await kept()).toBe(true);
  await stage.ask("action", ["draw-quorum"], 1, 0, "Another thing, or nothing.");
  await expect.poll(() => prompt.innerText()).toBe("Another thing, or nothing.");
  expect(await kept()).toBe(true);
});

it("the button that closes what was opened lies on none of its words", async () => {
  const page = await (await site.person({ viewport: SIZES[2]!, hasTouch: true, isMobile: true })).newPage();
  await staged(page);
  for (const opens of [".track", ".decks button", ".rooms .command"]) {
    await page.locator(opens).first().tap();
    const shut = page.locator(".inspector .shut");
    await shut.waitFor();
    const covered = await page.locator(".inspector .lines > *").evaluateAll((lines) => {
      const sign = document.querySelector(".inspector .shut svg")!.getBoundingClientRect();
      return lines.flatMap((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        const over = [...text.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > sign.left && left < sign.right && bottom > sign.top && top < sign.bottom,
        );
        return over ? [line.textContent] : [];
      });
    });
    expect(covered, opens).toEqual([]);
    await shut.tap();
    await shut.waitFor({ state: "detached" });
  }
});

it("what nothing undoes is done when it was asked twice", async () => {
  const page = await (await site.person()).newPage();
  const stage = await staged(page);
  await stage.board((board) => void (board.admiral = 0));
  const asks: [Prompt, Item, string][] = [
    ["action", { nuke: 1 }, "Fire a nuke at basestar 2?"],
    ["action", { ability: "cag" }, "Use CAG now?"],
    [{ "secret-destiny": { crisis: "ambush" } }, "yes", "Use Secret Destiny now?"],
  ];
  const option = page.locator('[data-option="0"]');
  for (const [prompt, item, question] of asks) {
    const dialog = page.getByRole("dialog", { name: question });
    await stage.ask(prompt, [item, { activate: "command" }], 1);
    await option.click();
    await dialog.waitFor();
    expect(stage.answers, question).toEqual([]);
    await page.locator("#twice-no").click();
    await dialog.waitFor({ state: "detached" });
    expect(await option.getAttribute("aria-pressed"), question).toBe("false");
    await option.click();
    await page.locator("#twice-yes").click();
    await expect.poll(() => stage.answers.splice(0), { message: question }).toEqual([[0]]);
  }
  // Nothing else is.
  await stage.ask("action", [{ nuke: 1 }, { activate: "command" }], 1);
  await page.locator('[data-option="1"]').click();
  await expect.poll(() => stage.answers).toEqual([[1]]);
});

it("a short question and the way out stand on one line", async () => {
  const page = await (await site.person()).newPage();
  const stage = await staged(page);
  await stage.ask("action", ["draw-quorum"], 1, 0, "One thing, or nothing.");
  const end = (of: string): Promise<number> =>
    page.locator(of).evaluate((node) => {
      const text = document.createRange();
      text.selectNodeContents(node);
      return text.getBoundingClientRect().bottom;
    });
  expect(Math.abs((await end("#prompt")) - (await end("#pass")))).toBeLessThan(4);
});

for (const viewport of SIZES)
  it(`options that are out of sight have a sign at ${viewport.width}`, async () => {
    const page = await (await site.person({ viewport })).newPage();
    const stage = await staged(page);
    const resources = ["food", "fuel", "morale", "population"] as const;
    const many = [
      ...resources.map((dial) => ({ dial })),
      ...resources.map((resource) => ({ token: { resource } })),
      ...["draw-quorum", "move-and-act", "act-twice", "bottom"].map((item) => item as "bottom"),
    ];
    await stage.ask("action", many.slice(0, 1), 1);
    const list = page.locator(".stage-list");
    await expect.poll(() => list.getAttribute("data-more")).toBe("false");
    await stage.ask("action", many, 1);
    await expect.poll(() => list.getAttribute("data-more")).toBe("true");
    await list.evaluate((node) => node.scrollTo(0, node.scrollHeight));
    await expect.poll(() => list.getAttribute("data-more")).toBe("false");
  });
