/** A table as this browser knows it, kept up to date over a connection that heals itself. */
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { get, Refused } from "./api";
import { breath } from "./breath";
import { voiceOf } from "./catalogue";
import { Heartbeat } from "./heartbeat";
import type { Voice } from "./phrases";
import { sentence } from "./problem";
import { changed, shared } from "./shared";
import type {
  ChatLine,
  Message,
  Over,
  SentClaims,
  SentGlance,
  SentOrders,
  SentQuestion,
  SentTable,
  SentTale,
  Window,
} from "./protocol";
import { Unread } from "./unread.svelte";
import { follows } from "./words.svelte";
import {
  type Ask,
  type Claimable,
  type Glance,
  type Orders,
  readerAt,
  Reading,
  type TableInfo,
  type Tale,
} from "./reading";

interface Waiting {
  command: object;
  /** Sent again after a lost connection: the server knows an answer again by its ticket. */
  again: boolean;
  done: (result: unknown) => void;
  refused: (why: Refused) => void;
}

const FIRST_RETRY = 250;
const LAST_RETRY = 4000;

export class TableLink {
  status: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  /** Why there is no such table, in words. */
  problem = $state("");
  lostAt = $state(0);
  /** Which game is played: known before anything of it can be read. */
  game: string | null = $state(null);
  presence: { seats: number[]; spectators: number } = $state.raw({ seats: [], spectators: 0 });
  /** The latest lines that were said, and how many were before them. */
  chat: ChatLine[] = $state.raw([]);
  chatFrom = $state(0);
  /** The board as the reader sees it, for the game's own parts to read. */
  board: unknown = $state.raw(null);
  waiting: number[] = $state.raw([]);
  takeBack = $state(false);
  /** The question needs no answer: there is nothing to react with, or standing orders answer it. */
  ordered = $state(false);
  deadline: number | null = $state(null);
  /** A reaction window that is open. */
  window: Window | null = $state.raw(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);
  over: Over | null = $state.raw(null);
  /** What happened, event by event, for the game's own parts to show. */
  events: readonly unknown[] = $state.raw([]);
  readonly unread: Unread;
  /** Lines that were there when the page was opened are no news. */
  news = 0;

  #voice: Voice | null = $state.raw(null);
  #table: SentTable | null = $state.raw(null);
  #story: SentTale[] = $state.raw([]);
  #glance: SentGlance | null = $state.raw(null);
  #question: SentQuestion | null = $state.raw(null);
  #orders: SentOrders = $state.raw({ orders: [], lately: [], meanwhile: [] });
  #claims: SentClaims = $state.raw({ claims: [] });
  /** A table that is sent again with the same names is read as before: what is picked stays. */
  readonly #reader = $derived(
    JSON.stringify(readerAt(this.#voice, this.#table?.you ?? null, this.#table?.seats ?? [])),
  );
  readonly reading: Reading = $derived(new Reading(this.#voice, JSON.parse(this.#reader)));
  /** There once its sentences are. */
  readonly table: TableInfo | null = $derived(this.#table && this.reading.table(this.#table));
  readonly story: Tale[] = $derived(this.#story.map((tale) => this.reading.tale(tale)));
  readonly glance: Glance | null = $derived(this.#glance && this.reading.glance(this.#glance));
  readonly ask: Ask | null = $derived(this.#question && this.reading.ask(this.#question));
  readonly orders: Orders = $derived(this.reading.orders(this.#orders));
  readonly claims: Claimable[] = $derived(this.reading.claims(this.#claims));

  /** The hash of the sentences that the server speaks in. */
  #catalogue = "";
  /** Messages are read one after another, also while sentences are fetched. */
  #reads: Promise<void> = Promise.resolve();
  /** It stands still until this is done. */
  #still: Promise<void> | null = null;
  #go: (() => void) | null = null;
  #socket: WebSocket | null = null;
  #edition = 0;
  /** How many entries there are; those without words among them. */
  #entries = 0;
  #next = 1;
  readonly #waiting = new SvelteMap<number, Waiting>();
  /** An answer was given that the server has not confirmed yet. */
  readonly kept: boolean = $derived([...this.#waiting.values()].some(({ again }) => again));
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #heart = new Heartbeat({
    ask: () => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send('{"do":"ping"}');
    },
    silent: () => this.#doubt(),
    dead: () => {
      const socket = this.#socket;
      socket?.close();
      // The browser itself would wait for the other side to agree.
      if (socket) void this.#lost(socket);
    },
  });

  /** Another language is read from the same moment on as the page's own words. */
  readonly #unfollow = follows(async (language) => {
    if (!this.#table) return () => {};
    const voice = await voiceOf(this.#catalogue, this.#table.game, language);
    return () => void (this.#voice = voice);
  });

  constructor(readonly id: string) {
    this.unread = new Unread(this);
    addEventListener("online", this.#now);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#unfollow();
    clearTimeout(this.#timer);
    this.#heart.stop();
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** How many lines were said. */
  get said(): number {
    return this.chatFrom + this.chat.length;
  }

  /** What was said from a line on; the first ones may be told no more. */
  #hear(from: number, lines: ChatLine[]): void {
    const before = this.chat.slice(0, Math.max(0, from - this.chatFrom));
    // Nothing is shown beside a gap.
    const whole = from <= this.said;
    this.chat = whole ? [...before, ...lines] : lines;
    if (!whole || before.length === 0) this.chatFrom = from;
  }

  /** Connects anew, as somebody else. */
  renew(): void {
    this.#story = [];
    this.#hear(0, []);
    this.#edition = 0;
    this.#entries = 0;
    this.events = [];
    this.#connect();
  }

  send<T>(command: object, again = false): Promise<T> {
    return new Promise((done, refused) => {
      const id = this.#next++;
      this.#waiting.set(id, { command, again, done: done as (result: unknown) => void, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...command, id }));
      else if (!again) this.#fail(id);
    });
  }

  answer(ticket: string, picks: number[]): Promise<unknown> {
    return this.send({ do: "answer", ticket, picks }, true);
  }

  /** Somebody reads about what happened: until it is let go nothing more happens here. What belongs together comes together. */
  hold(on: boolean): void {
    if (!on) this.#go?.();
    else
      this.#still ??= new Promise((done) => {
        this.#go = () => {
          [this.#still, this.#go] = [null, null];
          done();
        };
      });
  }

  async #stillness(): Promise<void> {
    // Whoever wants to hold it sees first what came before.
    await tick();
    while (this.#still) await this.#still;
  }

  /** From this line on the story goes like that. */
  #tell(from: number, lines: SentTale[]): void {
    const first = this.#story.length === 0;
    this.#story = [...this.#story.slice(0, from), ...lines];
    if (first) this.news = this.#story.length;
  }

  #fail(id: number): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.refused(new Refused("unreachable", null, 0));
  }

  /** What cannot be sent a second time has failed. */
  #drop(): void {
    for (const [id, { again }] of [...this.#waiting]) if (!again) this.#fail(id);
  }

  /** Somebody looks again, or there is a network again: nobody waits for a timer now. */
  #now = (): void => {
    if (document.hidden) return;
    if (this.status === "lost") {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.status === "open") this.#heart.now();
  };

  /** The browser says that there is no network; a server on this very machine will still answer. */
  #offline = (): void => {
    if (this.status !== "open") return;
    this.#doubt();
    this.#heart.now();
  };

  /** Nothing answers. The connection may still heal. */
  #doubt(): void {
    if (this.status === "lost" || this.status === "gone") return;
    this.status = "lost";
    this.lostAt = Date.now();
  }

  #connect(): void {
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const wishes = { changes: true, edition: this.#edition, entries: this.#entries, chat: this.said };
    for (const [key, value] of Object.entries(wishes)) url.searchParams.set(key, String(value));
    this.#drop();
    const socket = new WebSocket(url);
    // One that is still being opened is given up: whoever comes back to the page does not wait for it.
    this.#socket?.close();
    this.#socket = socket;
    this.#heart.called();
    let welcomed = false;
    socket.onopen = () => {
      for (const [id, { command }] of this.#waiting) socket.send(JSON.stringify({ ...command, id }));
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heart.heard();
      // It was only slow.
      if (welcomed && this.status === "lost") this.status = "open";
      const message = JSON.parse(data) as Message;
      const read = async (): Promise<void> => {
        if (message.type === "story" || message.type === "entries") await this.#stillness();
        if (socket !== this.#socket) return;
        await this.#read(message);
        welcomed ||= message.type === "table";
      };
      // Without its sentences a table cannot be read: another connection tries again.
      this.#reads = this.#reads.then(read).catch(() => socket.close());
    };
    socket.onclose = () => void this.#lost(socket);
  }

  async #lost(socket: WebSocket): Promise<void> {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.#heart.stop();
    this.#drop();
    if (!this.#table && !(await this.#there())) return;
    if (this.#closed) return;
    this.#doubt();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  /** A browser is not told why a connection was refused; a question is. */
  async #there(): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(LAST_RETRY);
      await get(`/api/tables/${encodeURIComponent(this.id)}`, { signal });
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.status = "gone";
        this.problem = await sentence(error);
        return false;
      }
    }
    return true;
  }

  async #readTable(message: SentTable): Promise<void> {
    const first = this.#table === null;
    this.#voice = await voiceOf(this.#catalogue, message.game);
    this.#table = message;
    this.status = "open";
    this.#retry = FIRST_RETRY;
    // The board, which comes next, is much to draw.
    if (first) await breath();
  }

  async #read(message: Message): Promise<void> {
    switch (message.type) {
      case "hello":
        this.ahead = message.now - Date.now();
        this.#catalogue = message.catalogue;
        break;
      case "table":
        this.game = message.game;
        await this.#readTable(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "chat":
        this.#hear(message.from, message.lines);
        break;
      case "story":
        this.#tell(message.from, message.lines);
        break;
      // Comes after the story: whoever has these has read both.
      case "entries":
        this.#edition = message.edition;
        this.#entries = message.from + message.entries.length;
        this.events = [...this.events.slice(0, message.from), ...message.entries];
        break;
      case "board":
        this.board = shared(this.board, message.board);
        this.#glance = shared(this.#glance, message.glance);
        break;
      case "changes": {
        const shown = changed({ board: this.board, glance: this.#glance }, message.changes);
        this.board = shown.board;
        this.#glance = shown.glance;
        break;
      }
      case "waiting":
        this.waiting = message.seats;
        break;
      case "ask":
        this.#question = message.question;
        this.takeBack = message.take_back;
        this.ordered = message.ordered;
        break;
      case "orders":
        this.#orders = message;
        break;
      case "claims":
        this.#claims = message;
        break;
      case "clock":
        this.deadline = message.deadline;
        this.window = message.window;
        break;
      case "over":
        this.over = message;
        break;
      case "done":
      case "refused": {
        if (typeof message.id !== "number") break;
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (message.type === "done") waiting?.done(message.result);
        else waiting?.refused(new Refused(message.code, message.message, 400));
        break;
      }
      case "bye":
        break;
    }
  }
}
