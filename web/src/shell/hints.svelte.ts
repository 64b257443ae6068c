/** What a computer player would do and why: when somebody asks, and by itself in a game that teaches. */
import { get } from "../lib/api";
import type { Line, SentHint } from "../lib/protocol";
import type { Reading } from "../lib/reading";
import { settings } from "../lib/settings.svelte";
import type { Choice } from "./choice.svelte";

export class Hints {
  #got: SentHint | null = $state.raw(null);
  #wanted: string | null = $state(null);
  readonly #choice: () => Choice | null;
  readonly #teaching: () => boolean;
  readonly #ticket: string | null = $derived.by(() => {
    const choice = this.#choice();
    if (!choice || choice.settled) return null;
    const { ticket } = choice.ask;
    return this.#teaching() || this.#wanted === ticket ? ticket : null;
  });

  constructor(
    table: () => string,
    readonly reading: () => Reading,
    choice: () => Choice | null,
    teaching: () => boolean,
  ) {
    this.#choice = choice;
    this.#teaching = teaching;
    $effect(() => {
      const ticket = this.#ticket;
      if (!ticket || this.#got?.ticket === ticket) return;
      get<SentHint>(`/api/tables/${table()}/hint`).then(
        (reply) => {
          const now = choice();
          if (reply.ticket !== ticket || now?.ask.ticket !== ticket) return;
          this.#got = reply;
          now.propose(reply.picks, this.#wanted === ticket);
        },
        // A hint that comes too late is none.
        () => {},
      );
    });
  }

  get shown(): boolean {
    return this.#ticket !== null;
  }
  get lines(): Line[] | null {
    return this.#got && this.#got.ticket === this.#ticket ? this.reading().lines(this.#got.lines) : null;
  }
  /** Says whether there is something to give a hint about. */
  want(): boolean {
    this.#wanted = this.#choice()?.ask.ticket ?? null;
    return this.#wanted !== null;
  }
  off(): void {
    if (this.#teaching()) settings.hints = false;
    this.#wanted = null;
    const choice = this.#choice();
    if (choice) choice.proposed = [];
  }
}
