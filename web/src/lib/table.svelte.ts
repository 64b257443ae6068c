/** A table as this browser knows it, kept up to date over a connection that heals itself. */
import { get, Refused } from "./api";
import type { Ask, ChatLine, Entry, Glance, Message, Over, TableInfo, Window } from "./protocol";
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
  entries: Entry[] = $state.raw([]);
  /** All that the reader may know of the game, for its own parts to read. */
  board: unknown = $state.raw(null);
  glance: Glance | null = $state.raw(null);
  waiting: number[] = $state.raw([]);
  ask: Ask | null = $state.raw(null);
  takeBack = $state(false);
  deadline: number | null = $state(null);
  /** A reaction window that is open. */
  window: Window | null = $state.raw(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);
  over: Over | null = $state.raw(null);
  /** Entries that were there when the page was opened are no news. */
  news = 0;

  #socket: WebSocket | null = null;
  #edition = 0;
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
    this.entries = [];
    this.chat = [];
    this.#edition = 0;
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
      entries: this.entries.length,
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
    socket.onmessage = ({ data }) => this.#read(JSON.parse(data) as Message);
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

  #read(message: Message): void {
    switch (message.type) {
      case "hello":
        this.ahead = message.now - Date.now();
        break;
      case "table":
        this.table = message;
        break;
      case "presence":
        this.presence = message;
        break;
      case "chat":
        this.chat = [...this.chat.slice(0, message.from), ...message.lines];
        break;
      case "entries": {
        const first = this.entries.length === 0;
        this.#edition = message.edition;
        this.entries = [...this.entries.slice(0, message.from), ...message.entries];
        if (first) this.news = this.entries.length;
        break;
      }
      case "view":
        this.board = message.view;
        this.glance = message.glance;
        break;
      case "waiting":
        this.waiting = message.seats;
        break;
      case "ask":
        this.ask = message.question;
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
        else waiting?.refused(new Refused(message.code, message.message, 400));
        break;
      }
      case "bye":
        break;
    }
  }
}
