/** Positions of real games: played without a page, as quickly as the server answers, and shown on the real page as often as one likes. */
import type { Page } from "playwright-core";
import { makeTable } from "./site";

/** All that the page is told of a table at one moment, by the type of the message. */
export interface Position {
  table: { table: string };
  ask?: { question: Question | null };
  over?: object;
  [message: string]: unknown;
}
interface Question {
  ticket: string;
  prompt: unknown;
  pick: { from: unknown[]; min: number; max: number };
}

/** The order in which a socket tells them. */
const MESSAGES = "table presence chat clock story entries board waiting ask orders claims over".split(" ");

/**
 * Plays a game to its end by chance, which is soon. Says how it stood at the first question of each kind, and at the end. `below`: a number
 * below another, by chance.
 */
export async function positions(
  page: Page,
  table: object,
  below: (below: number) => number,
): Promise<Map<string, Position>> {
  const path = `/api/tables/${await makeTable(page, { ...table, start: true })}`;
  const found = new Map<string, Position>();
  const now = async (): Promise<Position> =>
    JSON.parse(await page.evaluate(async (path) => (await fetch(path)).text(), path));
  // By the socket: a question may be gone before its answer comes, and the browser would report what is refused by HTTP.
  const send = (body: object): Promise<void> =>
    page.evaluate(
      (text) => (globalThis as unknown as { table: WebSocket }).table.send(text),
      JSON.stringify(body),
    );
  // The page hears of the next question; asking for it again and again would be refused.
  await page.evaluate((path) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${path}/socket`);
    Object.assign(globalThis, { table: socket });
    socket.onmessage = ({ data }) => {
      const { type, question } = JSON.parse(data);
      if (type === "over") Object.assign(globalThis, { heard: "over" });
      else if (type === "ask" && question) Object.assign(globalThis, { heard: question.ticket });
    };
  }, path);
  const heard = (old: string): Promise<unknown> =>
    page.waitForFunction((old) => ![undefined, old].includes((globalThis as { heard?: string }).heard), old, {
      timeout: 0,
      polling: 25,
    });
  let ticket = "";
  for (;;) {
    await heard(ticket);
    const position = await now();
    if (position.over) return found.set("the end", position);
    const question = position.ask?.question;
    if (!question || question.ticket === ticket) continue;
    ({ ticket } = question);
    const { prompt, pick } = question;
    const kind = typeof prompt === "string" ? prompt : Object.keys(prompt as object)[0]!;
    if (!found.has(kind)) found.set(kind, position);
    const all = pick.from.map((_, at) => at);
    while (all.length > Math.max(pick.min, Math.min(pick.max, 1))) all.splice(below(all.length), 1);
    await send({ do: "answer", ticket, picks: all });
  }
}

/** Shows a position: the server is asked for nothing that it says. */
export async function shown(page: Page, position: Position): Promise<void> {
  const path = `/api/tables/${position.table.table}`;
  const ask = (path: string, body?: object): Promise<{ result?: unknown; catalogue?: string }> =>
    page.evaluate(
      async ([path, body]) => (await fetch(path!, body ? { method: "POST", body } : {})).json(),
      [path, body && JSON.stringify(body)],
    );
  const { catalogue } = await ask("/api/languages");
  await page.routeWebSocket(/\/api\/tables/, (route) => {
    route.send(JSON.stringify({ type: "hello", protocol: position.protocol, catalogue, now: Date.now() }));
    for (const type of MESSAGES)
      if (position[type]) route.send(JSON.stringify({ type, ...(position[type] as object) }));
    route.onMessage(async (text) => {
      const { id, ...command } = JSON.parse(String(text)) as { id: number; do: string };
      // The aid is the same at every moment but for where it opens.
      const { result = null } = command.do === "aid" ? await ask(path, command) : {};
      route.send(JSON.stringify({ type: "done", id, result }));
    });
  });
  await page.goto(path.replace("/api/tables", "/t"));
  await page.locator('main[aria-busy="false"]').waitFor();
  await page.waitForLoadState("networkidle");
}
