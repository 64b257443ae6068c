/** A table at which everything lies that a test wants to see: the real page, told of a board that no game has come to. */
import { readFileSync } from "node:fs";
import type { Page, WebSocketRoute } from "playwright-core";
import type { Board } from "../../src/gen/race";
import type { Face } from "../../src/games/race/faces";
import { newest } from "./heard";
import { answer, asked, chance, next } from "./player";
import { makeTable } from "./site";

const facts = JSON.parse(
  readFileSync(new URL("../../../crates/race/tests/facts/race-cards.json", import.meta.url), "utf8"),
);
/** Every card, as the engine has it too. */
export const CARDS: Face[] = Array.isArray(facts) ? facts : facts.cards;

/** Opens a table with computer players, and says how to change what it shows of it. */
export async function staged(
  page: Page,
  players: number,
): Promise<(change: (board: Board) => void) => Promise<void>> {
  let socket: WebSocketRoute | null = null;
  let last: ReturnType<typeof newest<Board>> = null;
  await page.routeWebSocket(/\/api\//, (route) => {
    socket = route;
    const server = route.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      last = newest(last, message);
      route.send(text);
    });
  });
  await page.goto("/");
  const bots = Array.from({ length: players - 1 }, () => ({ bot: "greedy" }));
  const table = await makeTable(page, { setup: { players }, seats: ["me", ...bots], start: true });
  await page.goto(`/t/${table}`);
  // While an action is chosen every part of the table is in sight, on a phone too.
  await next(page);
  const first = (await asked(page))!.ticket;
  await answer(page, chance(1));
  await next(page, first);
  return async (change) => {
    const message = structuredClone(last!);
    change(message.board);
    socket!.send(JSON.stringify(message));
    // It has been drawn.
    const mine = message.board.players[0]!.tableau.at(-1)!.card;
    await page.locator(`[data-part="board"] [data-card="${mine}"]`).waitFor({ state: "attached" });
  };
}

/** These cards lie before everybody, and are in the hand; the good of each world that has one lies on it. */
export function dealt(board: Board, cards: readonly Face[]): void {
  const great = cards.filter(({ vp }) => vp === "variable").map(({ id }) => id);
  const worth = great.map((card, at) => ({ card, vp: at + 7 }));
  for (const player of board.players) {
    player.tableau = cards.map(({ id, good }) => ({ card: id, good: good !== null }));
    player.to_full = 12 - cards.length;
    player.worth = worth;
  }
  board.own = { hand: cards.map(({ id }) => id), looked: [], discarded: [], worth, prices: [] };
}

/** Shows a part of the table, where only one is in sight at a time. */
export async function bring(page: Page, part: string): Promise<void> {
  const wanted = page.locator(part).first();
  const tabs = page.locator(".tabs button");
  for (let at = 0; !(await wanted.isVisible()) && at < (await tabs.count()); at++) {
    await tabs.nth(at).click();
    // It is drawn with the next frame, or the one after.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  await wanted.waitFor();
}
