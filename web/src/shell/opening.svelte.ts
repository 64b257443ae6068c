/**
 * A new question takes no click and no key for its first moments: the second half of a double click was meant for the question
 * before it. Holding a window open is no answer and works at once.
 */
const PAUSE = 600;

/** A test has no hand that trembles, and no time to lose: it may set another pause before the page is loaded. */
const pause = (): number => (globalThis as { starboardOpeningPause?: number }).starboardOpeningPause ?? PAUSE;

export class Opening {
  done = $state(false);

  constructor() {
    setTimeout(() => (this.done = true), pause());
  }
}
