/** What has happened since the reader's last answer: lines of the story, and what it did to the scores. */
import { untrack } from "svelte";
import type { Glance, Tale } from "../lib/reading";

/** What is read of a table for this. */
interface Told {
  story: Tale[];
  glance: Glance | null;
}

export interface Gain {
  seat: number;
  score: number;
  gain: number;
}

const scores = (glance: Glance | null): (number | null)[] =>
  glance?.seats.map((figures) => figures.find(({ id }) => id === "score")?.number ?? null) ?? [];

/** What somebody did, or what was done with a card; the names of chapters and phases are no news. */
const deed = ({ line, opens }: Tale): boolean =>
  !opens && line.some((span) => "seat" in span || "card" in span);

export class LastMove {
  /** From this line on it is news. */
  #from = $state(0);
  #before: (number | null)[] = $state.raw([]);
  readonly #told: () => Told;

  constructor(told: () => Told) {
    this.#told = told;
    // Whoever opens the page did not see when they last answered: the last chapter in which something was done is news to them.
    untrack(() => {
      const { story, glance } = told();
      const done = story.findLastIndex(deed);
      this.#from = Math.max(
        0,
        story.findLastIndex(({ opens }, at) => opens && at <= done),
      );
      this.#before = scores(glance);
    });
  }

  /** The reader has answered. */
  made(): void {
    this.#from = this.#told().story.length;
    this.#before = scores(this.#told().glance);
  }

  get lines(): Tale[] {
    return this.#told().story.slice(this.#from).filter(deed);
  }

  get gains(): Gain[] {
    return scores(this.#told().glance).flatMap((score, seat) =>
      score === null ? [] : [{ seat, score, gain: score - (this.#before[seat] ?? score) }],
    );
  }
}
