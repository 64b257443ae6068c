/** A table of Galactica that shows what a test wants to see: the real page, told of a board and a question of the test's own. */
import type { Locator, Page, WebSocketRoute } from "playwright-core";
import type { Area, AreaBoard, Board, Item, Prompt } from "../../src/gen/galactica";
import { newest } from "./heard";
import { asked, meanwhile, next, still } from "./player";
import { makeTable } from "./site";

const CHARACTERS = ["starbuck", "william-adama", "laura-roslin", "tyrol", "gaius-baltar", "boomer"];

interface Question {
  ticket: string;
  prompt: Prompt;
  pick: { from: Item[]; min: number; max: number };
  line: unknown;
  options: unknown[];
  sealed: boolean;
  draft: null;
  plan: null;
}
interface Sent {
  type: string;
  question: Question | null;
}

export interface Stage {
  /** Shows the last board with a change, and comes back when it is drawn. */
  show(change: (board: Board) => void): Promise<void>;
  /** Asks for one of these, each called by its number. */
  ask(prompt: Prompt, from: Item[]): Promise<void>;
  /** What was answered to what was asked here: the numbers of options. */
  answers: number[][];
}

/** Answers as shortly as may be: nothing, or the first options. By keys, which reach what is behind a tab or another card. */
async function brief(page: Page, ticket: string): Promise<void> {
  const click = (button: Locator): Promise<void> =>
    meanwhile(page, ticket, (timeout) => button.click({ timeout }));
  const pass = page.locator("#pass");
  if ((await pass.count()) > 0) return click(pass);
  for (let digit = 1; digit <= 9; digit++) {
    await page.keyboard.press(String(digit));
    if ((await asked(page))?.ticket !== ticket) return;
    const confirm = page.locator('#confirm:not([aria-disabled="true"])');
    if ((await confirm.count()) > 0) return click(confirm);
  }
}

/** Opens a table with computer players, and answers until the first turn of the reader has begun. */
export async function skies(page: Page, players: number): Promise<Stage> {
  let socket: WebSocketRoute | null = null;
  let board: ReturnType<typeof newest<Board>> = null;
  let ask: Sent | null = null;
  let staged = 0;
  const answers: number[][] = [];
  await page.routeWebSocket(/\/api\//, (route) => {
    socket = route;
    const server = route.connectToServer();
    route.onMessage((text) => {
      const command = JSON.parse(String(text)) as { ticket?: string; picks?: number[] };
      // What was asked by the test is answered to the test.
      if (command.ticket?.startsWith("staged")) answers.push(command.picks ?? []);
      else server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Sent;
      if (staged === 0) board = newest(board, message);
      if (message.type === "ask" && message.question) ask = message;
      // The game goes on behind what is shown.
      if (staged === 0) route.send(text);
    });
  });
  await page.goto("/");
  const bots = Array.from({ length: players - 1 }, () => ({ bot: "greedy" }));
  const table = await makeTable(page, {
    game: "galactica",
    setup: { players, characters: { chosen: CHARACTERS.slice(0, players) }, resources: "none" },
    seats: ["me", ...bots],
    start: true,
  });
  await page.goto(`/t/${table}`);
  for (let ticket = ""; await next(page, ticket);) {
    const now = (await asked(page))!;
    if (now.prompt === "receive-skills" || now.prompt === "move") break;
    ticket = now.ticket;
    await brief(page, ticket);
  }
  const drawn = (): Promise<void> =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  return {
    answers,
    async show(change) {
      staged++;
      const message = structuredClone(board!);
      change(message.board);
      board = message;
      socket!.send(JSON.stringify(message));
      await drawn();
      await still(page);
    },
    async ask(prompt, from) {
      staged++;
      const message = structuredClone(ask!);
      const name = (at: number) => ({ text: `Option ${at + 1}` });
      message.question = {
        ...message.question!,
        ticket: `staged ${staged}`,
        prompt,
        pick: { from, min: 1, max: 1 },
        options: from.map((_, at) => ({ name: name(at), gist: null, why: null, idle: false })),
        sealed: false,
        draft: null,
        plan: null,
      };
      socket!.send(JSON.stringify(message));
      await page.locator(`[data-ticket="staged ${staged}"]`).waitFor();
      await drawn();
    },
  };
}

const EMPTY: Omit<AreaBoard, "area"> = {
  raiders: 0,
  heavy_raiders: 0,
  basestars: [],
  vipers: 0,
  pilots: [],
  civilians: [],
};

/** Space with nothing in it but in one area, where everything is. */
export function crowd(board: Board, area: Area): void {
  for (const one of board.areas) Object.assign(one, structuredClone(EMPTY));
  Object.assign(
    board.areas.find((one) => one.area === area)!,
    {
      raiders: 12,
      heavy_raiders: 4,
      vipers: 4,
      pilots: [0],
      basestars: [0, 1].map((number) => ({ number, damage: [], points: number + 1, attack_bonus: 0 })),
      civilians: [...Array(6).keys()].map((number) => ({ number, face: null })),
    },
  );
}

/** Every area with something of every kind. */
export function fullSky(board: Board): void {
  for (const [at, one] of board.areas.entries())
    Object.assign(one, structuredClone(EMPTY), {
      raiders: 2 + (at % 3),
      heavy_raiders: at % 2,
      vipers: at % 2,
      basestars: at === 1 || at === 3 ? [{ number: at >> 1, damage: [], points: 0, attack_bonus: 0 }] : [],
      civilians: [at * 2, at * 2 + 1].map((number) => ({ number, face: null })),
    });
}
