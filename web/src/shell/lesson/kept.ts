/** What a table's lesson has explained so far: a page that is loaded again does not begin anew. */
/** How often something has been explained. */
export type Met = Map<string, number>;

interface Written {
  met: [string, number][];
  ticket: string;
}

export class Kept {
  readonly met: Met;
  /** The question that was last explained. */
  ticket: string;
  readonly #key: string;

  constructor(table: string) {
    this.#key = `starboard.lesson.${table}`;
    const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "{}") as Partial<Written>;
    this.met = new Map(kept.met);
    this.ticket = kept.ticket ?? "";
  }

  keep(): void {
    sessionStorage.setItem(
      this.#key,
      JSON.stringify({ met: [...this.met], ticket: this.ticket } satisfies Written),
    );
  }
}
