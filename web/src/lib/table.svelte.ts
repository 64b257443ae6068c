/** A table as this browser knows it, kept up to date over a connection that heals itself. */
import { get, Refused } from "./api";
import { voiceOf } from "./catalogue";
import type { Voice } from "./phrases";
import type { ChatLine, Message, Over, Question, SentGlance, TableInfo, Tale, Window } from "./protocol";
import { type Ask, type Glance, Reading, type StoryLine } from "./reading";
import { language } from "./words.svelte";

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
  table: TableInfo | null = $state.raw(null);
  presence: { seats: number[]; spectators: number } = $state.raw({ seats: [], spectators: 0 });
  chat: ChatLine[] = $state.raw([]);
  /** All that the reader may know of the game, for its own parts to read. */
  board: unknown = $state.raw(null);
  waiting: number[] = $state.raw([]);
  takeBack = $state(false);
  deadline: number | null = $state(null);
  /** A reaction window that is open. */
  window: Window | null = $state.raw(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);
  over: Over | null = $state.raw(null);
  /** Lines that were there when the page was opened are no news. */
  news = 0;

  #voice: Voice | null = $state.raw(null);
  #story: Tale[] = $state.raw([]);
  #glance: SentGlance | null = $state.raw(null);
  #question: Question | null = $state.raw(null);
  /** A table that is sent again with the same names is read as before: what is picked stays. */
  readonly #reader = $derived(
    JSON.stringify({ seat: this.table?.you ?? null, names: this.table?.seats.map(({ name }) => name) ?? [] }),
  );
  readonly reading: Reading = $derived(new Reading(this.#voice, JSON.parse(this.#reader)));
  readonly story: StoryLine[] = $derived(
    this.#story.map(({ phrase, opens }) => ({ line: this.reading.line(phrase), opens })),
  );
  readonly glance: Glance | null = $derived(this.#glance && this.reading.glance(this.#glance));
  readonly ask: Ask | null = $derived(this.#question && this.reading.ask(this.#question));

  /** Which sentences the server speaks in. */
  #speaks: { hash: string; language: string } | null = null;
  /** Messages are read one after another, also while sentences are fetched. */
  #reads: Promise<void> = Promise.resolve();
  #socket: WebSocket | null = null;
  #edition = 0;
  /** How many entries there are; those without words among them. */
  #entries = 0;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Connects anew, in another language or as somebody else. */
  renew(): void {
    this.#story = [];
    this.chat = [];
    this.#edition = 0;
    this.#entries = 0;
    this.#socket?.close();
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

  /** From this line on the story goes like that. */
  #tell(from: number, lines: Tale[]): void {
    const first = this.#story.length === 0;
    this.#story = [...this.#story.slice(0, from), ...lines];
    if (first) this.news = this.#story.length;
  }

  #fail(id: number): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.refused(new Refused("unreachable", "", 0));
  }

  #now = (): void => {
    if (this.status !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const place = {
      language: language(),
      edition: this.#edition,
      entries: this.#entries,
      chat: this.chat.length,
    };
    for (const [key, value] of Object.entries(place)) url.searchParams.set(key, String(value));
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retry = FIRST_RETRY;
      this.status = "open";
      for (const [id, { command }] of this.#waiting) socket.send(JSON.stringify({ ...command, id }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data) as Message;
      const read = async (): Promise<void> => {
        if (socket === this.#socket) await this.#read(message);
      };
      // Without its sentences a table cannot be read: another connection tries again.
      this.#reads = this.#reads.then(read).catch(() => socket.close());
    };
    socket.onclose = () => void this.#lost(socket);
  }

  async #lost(socket: WebSocket): Promise<void> {
    if (this.#closed || socket !== this.#socket) return;
    for (const [id, { again }] of this.#waiting) if (!again) this.#fail(id);
    if (this.status === "connecting" && !(await this.#there())) return;
    if (this.status !== "lost") this.lostAt = Date.now();
    this.status = this.status === "connecting" ? "connecting" : "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  /** A browser is not told why a connection was refused; a question is. */
  async #there(): Promise<boolean> {
    try {
      await get(`/api/tables/${encodeURIComponent(this.id)}`);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.status = "gone";
        this.problem = error.message;
        return false;
      }
    }
    return true;
  }

  async #read(message: Message): Promise<void> {
    switch (message.type) {
      case "hello":
        this.ahead = message.now - Date.now();
        this.#speaks = { hash: message.catalogue, language: message.language };
        break;
      case "table":
        if (this.#speaks) this.#voice = await voiceOf(this.#speaks.hash, this.#speaks.language, message.game);
        this.table = message;
        break;
      case "presence":
        this.presence = message;
        break;
      case "chat":
        this.chat = [...this.chat.slice(0, message.from), ...message.lines];
        break;
      case "story":
        this.#tell(message.from, message.lines);
        break;
      // Comes after the story: whoever has these has read both.
      case "entries":
        this.#edition = message.edition;
        this.#entries = message.from + message.entries.length;
        break;
      case "view":
        this.board = message.view;
        this.#glance = message.glance;
        break;
      case "board":
        this.board = message.board;
        this.#glance = message.glance;
        break;
      case "waiting":
        this.waiting = message.seats;
        break;
      case "ask":
        this.#question = message.question;
        this.takeBack = message.take_back;
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
        else waiting?.refused(new Refused(message.code, this.reading.text(message.message), 400));
        break;
      }
      case "bye":
        break;
    }
  }
}
