/**
 * How quick is the page? `npm run bench-page [answers]` plays Galactica among computer players in Chromium and says
 * how long it takes from a click to the next question, where that is one's own again, and what a new board costs the page: what runs
 * when it comes, and the frame that shows it. Both out of one trace. STARBOARD_BIN is the binary; the page is the one it serves.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

const ANSWERS = Number(process.argv[2] ?? 60);
const PLAYERS = 5;

async function serve(folder) {
  const data = ["--data", folder, "--creations", "0"];
  const child = spawn(process.env.STARBOARD_BIN, ["serve", "--listen", "127.0.0.1:0", ...data], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error("the server ended before it listened");
}

/** In the page: marks in the trace where a board comes, and notes whether others were waited for since the last click. */
function watch() {
  const times = [];
  Object.assign(globalThis, { starboardOpeningPause: 0, times });
  let [clicked, ticket, others] = [0, "", false];
  const Plain = WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      // As little as can be: it runs in the tasks that are measured.
      this.addEventListener("message", ({ data }) => {
        const type = /^{"type":"(\w+)"/.exec(data)?.[1];
        if (type === "board" || type === "changes") performance.mark("board");
        if (type === "waiting" && JSON.parse(data).seats.some((seat) => seat !== 0)) others = true;
      });
    }
  };
  const bar = () => document.querySelector(".bar")?.dataset;
  addEventListener(
    "click",
    () => ([clicked, ticket, others] = [performance.now(), bar()?.ticket ?? "", false]),
    true,
  );
  addEventListener("DOMContentLoaded", () => {
    const look = () => {
      const now = bar()?.ticket;
      if (clicked === 0 || !now || now === ticket) return;
      if (!others) times.push(performance.now() - clicked);
      clicked = 0;
    };
    new MutationObserver(look).observe(document.body, { attributeFilter: ["data-ticket"], subtree: true });
  });
}

/** In the page: answers what is asked by clicks. */
async function answer(seed) {
  const find = (what) => document.querySelector(what);
  const { ticket } = find(".bar").dataset;
  for (let at = seed; find(".bar")?.dataset.ticket === ticket && at < seed + 60; at++) {
    const free = [...document.querySelectorAll('[data-option][aria-pressed="false"]')];
    const [confirm, pass, sure] = [find("#confirm"), find("#pass"), find("#twice-yes")];
    if (sure) sure.click();
    else if (confirm?.ariaDisabled === "false") confirm.click();
    else if (pass && (free.length === 0 || seed % 3 === 0)) pass.click();
    else free[at % free.length]?.click();
    await new Promise((done) => setTimeout(done));
  }
}

const FRAME = ["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"];

/** What each board cost, in milliseconds of the main thread: the task in which it came, and the frame after it. */
function boards(trace) {
  const { traceEvents } = JSON.parse(trace);
  const marks = traceEvents.filter(({ name, cat }) => name === "board" && cat.includes("user_timing"));
  const whole = traceEvents.filter(({ ph, dur }) => ph === "X" && dur !== undefined);
  const tasks = whole.filter(({ name }) => name === "RunTask" || name.endsWith("::RunTask"));
  const drawn = whole.filter(({ name }) => FRAME.includes(name)).sort((a, b) => a.ts - b.ts);
  return marks.flatMap(({ ts, pid, tid }) => {
    const here = (event) => event.pid === pid && event.tid === tid;
    const task = tasks.find((task) => here(task) && task.ts <= ts && ts <= task.ts + task.dur);
    if (!task) return [];
    const after = drawn.filter((event) => here(event) && event.ts >= task.ts + task.dur);
    const frame = after.slice(0, 1 + after.findIndex(({ name }) => name === "Commit"));
    const cost = ({ tdur, dur }) => (tdur ?? dur) / 1000;
    // Styles that depend on the size of something are told while it is laid out: each is counted once.
    const ends = ({ ts, dur }) => ts + dur;
    const holds = (outer, inner) => outer !== inner && outer.ts <= inner.ts && ends(inner) <= ends(outer);
    const outer = (event) => frame.findLast((one) => holds(one, event));
    const own = (event) =>
      frame.filter((one) => outer(one) === event).reduce((sum, one) => sum - cost(one), cost(event));
    const parts = FRAME.map((name) =>
      frame.filter((event) => event.name === name).reduce((sum, event) => sum + own(event), 0),
    );
    const count = (of) => frame.reduce((sum, { args }) => sum + (of(args) ?? 0), 0);
    return [
      {
        drawn: cost(task),
        parts,
        whole: parts.reduce((sum, part) => sum + part, cost(task)),
        styled: count((args) => args.elementCount),
        laid: count((args) => args.beginData?.dirtyObjects),
      },
    ];
  });
}

function say(what, values, unit = " ms") {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.toFixed(1);
  console.log(`${what}: median ${at(0.5)}${unit}, p95 ${at(0.95)}${unit} (${sorted.length})`);
}

const folder = mkdtempSync(join(tmpdir(), "starboard-bench-"));
const { child, url } = await serve(folder);
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  page.setDefaultTimeout(0);
  await page.addInitScript(watch);
  await page.goto(url);
  const bots = Array.from({ length: PLAYERS - 1 }, () => ({ bot: "regular" }));
  const table = await page.evaluate(
    async (body) => (await (await fetch("/api/tables", { method: "POST", body })).json()).table,
    JSON.stringify({
      game: "galactica",
      setup: { players: PLAYERS, characters: "random", resources: "none" },
      seats: ["me", ...bots],
      pace: { bot: 50 },
      start: true,
    }),
  );
  await page.goto(`${url}/t/${table}`);
  const open = '.bar[data-state="asked"], #result-title';
  await page.locator(open).first().waitFor();
  // The end of a frame is in the last of them.
  const categories = [
    "toplevel",
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
  ];
  await browser.startTracing(page, { categories });
  let answers = 0;
  for (; answers < ANSWERS && (await page.locator("#result-title").count()) === 0; answers++) {
    await page.evaluate(answer, answers * 7);
    await page.locator(open).first().waitFor();
  }
  const trace = String(await browser.stopTracing());
  console.log(`${answers} answers; load ${loadavg()[0].toFixed(1)}`);
  say("a click to one's own next question", await page.evaluate(() => globalThis.times));
  const costs = boards(trace);
  say(
    "a new board, what runs when it comes",
    costs.map(({ drawn }) => drawn),
  );
  say(
    "a new board, with the frame that shows it",
    costs.map(({ whole }) => whole),
  );
  FRAME.forEach((name, at) =>
    say(
      `  ${name}`,
      costs.map(({ parts }) => parts[at]),
    ),
  );
  say(
    "  elements whose style is told anew",
    costs.map(({ styled }) => styled),
    "",
  );
  say(
    "  things that are laid out anew",
    costs.map(({ laid }) => laid),
    "",
  );
} finally {
  await browser.close();
  child.kill();
  rmSync(folder, { recursive: true, force: true });
}
