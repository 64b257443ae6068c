/** A whole game of Galactica: one person in a browser, four computer players, to the story at its end. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Board } from "../../src/gen/galactica";
import { accessible, narrow } from "./access";
import { logged, quickly, setup, somebody, state, told, words, BOT } from "./galactica-people";
import { answer, asked, chance, next } from "./player";
import { makeTable, Site } from "./site";

const PLAYERS = 5;

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

/** What the page shows of a board. */
async function shown(page: Page): Promise<object> {
  return page.evaluate(() => {
    const number = (node: Element | null): number => Number(node?.textContent);
    const dials = [...document.querySelectorAll<HTMLElement>("[data-dial]")];
    const plates = [...document.querySelectorAll<HTMLElement>(".person[data-seat]")];
    return {
      dials: dials.map((dial) => number(dial.querySelector("b"))),
      distance: Number(
        /Distance (\d+) of/.exec(document.querySelector(".stage header, .top")?.textContent ?? "")?.[1],
      ),
      open: plates.filter((plate) => plate.classList.contains("cylon")).length,
      hidden: plates.map((plate) => plate.querySelectorAll(".loyalty i").length),
      ships: document.querySelectorAll('[data-part="board"] svg [data-ship]').length,
    };
  });
}
/** The same, of the board that the server has. */
function so({ dials, journey, people, areas }: Board): object {
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    dials: dials.map(({ value }) => value),
    distance: journey.distance,
    open: people.filter(({ revealed }) => revealed).length,
    hidden: people.map(({ hidden }) => hidden),
    ships: sum(
      areas.map(
        (area) =>
          area.raiders +
          area.heavy_raiders +
          area.basestars.length +
          area.vipers +
          area.pilots.length +
          area.civilians.length,
      ),
    ),
  };
}

/** The page tells what the server's record tells, line by line and piece by piece. */
async function agree(page: Page, table: string, when: string): Promise<void> {
  const { board, story } = await state(page, table);
  await expect.poll(() => shown(page), { message: when }).toEqual(so(board.board));
  const lines = story.lines.map(({ line }) => words(line)).filter((line) => line !== "");
  await logged(page, lines, when);
}

it("one person and four computer players come to the story at the end", async () => {
  const page = await somebody(site, "Ada");
  const seen = told(page);
  const seats = ["me", BOT, BOT, BOT, BOT];
  const table = await makeTable(page, {
    game: "galactica",
    setup: setup(PLAYERS, "pick"),
    seats,
    start: true,
  });
  await page.goto(`/t/${table}`);
  const below = chance(17);
  const counts = new Map<string, number>();
  const looked = new Set<string>();
  let ticket = "";
  let answers = 0;
  while (await next(page, ticket)) {
    const now = (await asked(page))!;
    // Nobody else moves while somebody acts: what is shown can be held against the server's own.
    if (now.prompt === "action" && (counts.get("action") ?? 0) % 4 === 0)
      await agree(page, table, `before answer ${answers + 1}`);
    // Among different kinds of questions.
    if (!counts.has(now.prompt) && looked.size < 4 && counts.size % 3 === 0) {
      looked.add(now.prompt);
      await accessible(page, now.prompt);
      await narrow(page, now.prompt);
    }
    // The first round by real clicks, the middle of the game quickly.
    const still = await asked(page);
    if (still?.state !== "asked") continue;
    ticket = still.ticket;
    counts.set(still.prompt, (counts.get(still.prompt) ?? 0) + 1);
    if (answers < 25) await answer(page, below);
    else await quickly(page, below);
    answers++;
  }
  console.log(`${answers} answers: ${[...counts].map(([prompt, times]) => `${prompt} ${times}`).join(", ")}`);
  expect(looked.size).toBeGreaterThanOrEqual(3);
  expect(seen.board!.ending).not.toBe("playing");

  await page.getByRole("region", { name: "How it went" }).waitFor({ timeout: 0 });
  await agree(page, table, "at the end");
  expect(await page.locator(".steps").textContent()).not.toContain("Before the first turn");
  const fates = await page.getByText(/, (wins|loses)$/).count();
  expect(fates).toBe(PLAYERS);
  await accessible(page, "the end");
});
