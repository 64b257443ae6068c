/** What a table's lesson has explained so far: a page that is loaded again goes on where the reader was. */
/** How often something has been explained. */
export type Met = Map<string, number>;

/** How much of the story and of what happened has been looked at. */
export interface Seen {
  story: number;
  events: number;
}

/** Up to where everything has been read. */
interface Mark {
  /** The question that was last explained. */
  ticket: string;
  seen: Seen;
}
interface Written extends Mark {
  met: [string, number][];
}

export class Kept implements Mark {
  readonly met: Met;
  ticket: string;
  seen: Seen;
  readonly #key: string;
  #read: Mark;

  constructor(table: string) {
    this.#key = `starboard.lesson.${table}`;
    const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "{}") as Partial<Written>;
    this.met = new Map(kept.met);
    this.ticket = kept.ticket ?? "";
    this.seen = kept.seen ?? { story: 0, events: 0 };
    this.#read = { ticket: this.ticket, seen: this.seen };
  }

  /** `unread`: what has been met and still waits to be read comes again. */
  keep(unread: readonly string[] = []): void {
    if (unread.length === 0) this.#read = { ticket: this.ticket, seen: this.seen };
    const met = [...this.met].filter(([name]) => !unread.includes(name));
    sessionStorage.setItem(this.#key, JSON.stringify({ met, ...this.#read } satisfies Written));
  }
}
