/** A table of Galactica on which lies what a test wants to see: the real page, told of a position that no game has come to. */
import type { Page, WebSocketRoute } from "playwright-core";
import type { Board, Check, Event, Item, Kind, Prompt, SkillCard } from "../../src/gen/galactica";
import type { Phrase, Window } from "../../src/gen/protocol";
import { newest } from "./heard";
import { makeTable } from "./site";

interface Told {
  type: string;
  [field: string]: unknown;
}

export interface Stage {
  /** Shows a board, changed. */
  board(change: (board: Board) => void): Promise<void>;
  /** Asks for some of these. */
  ask(prompt: Prompt, from: Item[], most?: number, least?: number, line?: string): Promise<void>;
  /** Tells what happened next. */
  tell(...events: Event[]): void;
  /** Says it in the log. */
  log(...lines: Phrase[]): void;
  /** A window is open, and so long its whole time and what is left of it: milliseconds. Whoever holds it has as much again. */
  window(whole: number, left: number): void;
  /** What the page has answered: the numbers of the options. */
  answers: number[][];
}

/** What the stage says itself. */
const STAGED = ["board", "changes", "ask", "entries", "story", "clock", "waiting"];

/** Opens a table, and keeps what the game itself does from then on off the page. After a reload it is as the stage left it. */
export async function staged(page: Page, players = 5, characters: unknown = "random"): Promise<Stage> {
  let socket!: WebSocketRoute;
  let mine = false;
  let last: ReturnType<typeof newest<Board>> = null;
  let told = 0;
  let logged = 0;
  let tickets = 0;
  const answers: number[][] = [];
  /** The newest that the stage has said, by its type. */
  const kept: Record<string, object> = {};
  await page.routeWebSocket(/\/api\//, (route) => {
    socket = route;
    const again = mine;
    const server = route.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Told;
      if (again) return route.send(JSON.stringify(kept[message.type] ?? message));
      if (!mine) last = newest(last, message as never);
      if (message.type === "entries") told = Number(message.from) + (message.entries as unknown[]).length;
      if (message.type === "story") logged = Number(message.from) + (message.lines as unknown[]).length;
      if (!mine || !STAGED.includes(message.type)) route.send(text);
    });
    route.onMessage((text) => {
      const command = JSON.parse(String(text)) as { do?: string; picks?: number[]; id?: number };
      if (!mine || (command.do !== "answer" && command.do !== "hold")) return server.send(text);
      route.send(JSON.stringify({ type: "done", id: command.id, result: null }));
      if (command.do === "hold") return hold();
      answers.push(command.picks ?? []);
      send({ type: "ask", take_back: false, ordered: false, question: null });
    });
  });
  const send = (message: Told): void => {
    kept[message.type] = message;
    socket.send(JSON.stringify(message));
  };
  const clock = (window: Window): void => send({ type: "clock", now: Date.now(), deadline: null, window });
  const hold = (): void => {
    const { window } = kept.clock as { window: Window };
    clock({ ...window, closes: 2 * window.closes - window.opened, held: true, holder: 0 });
  };
  /** What was sent has been drawn: the page answers nothing before it has read what came first. */
  const drawn = (): Promise<void> =>
    page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  await page.goto("/");
  const bots = Array.from({ length: players - 1 }, () => ({ bot: "greedy" }));
  const setup = { players, characters, resources: "none" };
  const table = await makeTable(page, { game: "galactica", setup, seats: ["me", ...bots], start: true });
  await page.goto(`/t/${table}`);
  // Loyalty is dealt after the first question.
  await page.locator('.bar[data-state="asked"]').waitFor();
  mine = true;
  await page.locator("[data-part=now]").waitFor({ state: "attached" });

  const board = async (change: (board: Board) => void): Promise<void> => {
    last = structuredClone(last!);
    change(last.board);
    send({ ...last });
    await drawn();
  };
  await board((all) => {
    all.crises = { facing: [], super_facing: null, ongoing: [], super_kept: null };
    [all.check, all.window, all.roll] = [null, null, null];
    Object.assign(all.turn, { seat: 0, step: "action", number: 3 });
    for (const person of all.people) Object.assign(person, { revealed: false, hidden: 1, loyalty: [] });
    all.people[0]!.loyalty = ["not-a-cylon"];
    all.offered_items = [];
  });
  send({ type: "ask", take_back: false, ordered: false, question: null });
  send({ type: "waiting", seats: [1] });
  return {
    board,
    answers,
    window: (whole, left) => {
      const closes = Date.now() + left;
      clock({ opened: closes - whole, closes, held: false, holder: null });
    },
    ask: async (prompt, from, most = from.length, least = 0, line = "?") => {
      const ticket = `staged-${(tickets += 1)}`;
      const options = from.map((item) => ({
        name: { text: JSON.stringify(item) },
        gist: null,
        why: null,
        idle: false,
      }));
      const question = {
        ticket,
        prompt,
        pick: { min: least, max: most, from },
        sealed: false,
        shows: "answer",
        line: { text: line },
        stakes: [],
        options,
        plan: null,
        draft: null,
      };
      send({ type: "waiting", seats: [0] });
      send({ type: "ask", take_back: false, ordered: false, question });
      await page.locator(`.bar[data-ticket="${ticket}"][data-state="asked"]`).waitFor();
    },
    tell: (...events) => {
      socket.send(JSON.stringify({ type: "entries", edition: 0, from: told, entries: events }));
      told += events.length;
    },
    log: (...phrases) => {
      const lines = phrases.map((line) => ({ line, opens: false }));
      socket.send(JSON.stringify({ type: "story", from: logged, lines }));
      logged += lines.length;
    },
  };
}

const KINDS: [SkillCard, number[]][] = [
  ["consolidate-power", [1, 2]],
  ["executive-order", [1, 2]],
  ["launch-scout", [1, 2]],
  ["evasive-maneuvers", [1, 2]],
  ["repair", [1, 2]],
  ["investigative-committee", [3, 4, 5]],
  ["declare-emergency", [3, 4, 5]],
  ["strategic-planning", [3, 4, 5]],
  ["maximum-firepower", [3, 4, 5]],
  ["scientific-research", [3, 4, 5]],
];

/** So many skill cards, of every type in turn. */
export function cards(count: number): Kind[] {
  const all = KINDS.flatMap(([card, strengths]) => strengths.map((strength) => ({ card, strength })));
  return Array.from({ length: count }, (_, at) => all[(at * 4) % all.length]!);
}

/** A check on Crash Landing, whose turn to give it is the reader's. */
export function crashLanding(board: Board): void {
  const check: Check = {
    matter: { crisis: "crash-landing" },
    by: null,
    about: null,
    printed: 6,
    difficulty: 6,
    skills: ["tactics", "piloting"],
    powers: { committee: false, research: false, ignored: null, inspirational_leader: false },
    givers: board.people.map(({ seat }) => ({
      seat,
      stands: seat === 0 ? "gives" : seat === 1 ? "gave" : "waits",
      given: seat === 1 ? 2 : 0,
      may_give: 5,
    })),
    destiny: 2,
    open: [],
    total: 0,
    outcomes: [
      { branch: "pass", at_least: 6, text: { crisis: "crash-landing" }, block: "pass" },
      { branch: "fail", at_least: null, text: { crisis: "crash-landing" }, block: "fail" },
    ],
    result: null,
  };
  board.crises.facing = ["crash-landing"];
  board.check = check;
  board.turn.step = "crisis";
}
