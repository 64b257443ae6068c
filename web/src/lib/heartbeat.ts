/**
 * Does anybody still answer? A connection that is cut somewhere on the way looks open for minutes. Whoever has heard nothing for a
 * while asks, and takes it for lost if nothing comes back: at most 2.7 s after the last word. What was only slow may still heal;
 * later the connection is given up.
 */
const QUIET = 1200;
const PATIENCE = 1500;
const GIVE_UP = 4000;
/** Nobody looks: often enough to keep the way open. */
const HIDDEN = 25_000;

export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly on: {
      /** Say something that will be answered. */
      ask: () => void;
      silent: () => void;
      dead: () => void;
    },
  ) {}

  /** A word came. */
  heard(): void {
    this.#in(document.hidden ? HIDDEN : QUIET, this.now);
  }

  /** Asks at once. */
  readonly now = (): void => {
    this.on.ask();
    this.#in(PATIENCE, this.#silent);
  };

  /** Somebody is being called: they have as long as an open connection would have. */
  called(): void {
    this.#in(QUIET + PATIENCE, this.#silent);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  readonly #silent = (): void => {
    this.#in(GIVE_UP, this.on.dead);
    this.on.silent();
  };

  #in(wait: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, wait);
  }
}
