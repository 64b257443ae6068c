/** What is being picked of a question, and where its options are shown. */
import { untrack } from "svelte";
import { plain } from "../lib/protocol";
import type { Ask } from "../lib/reading";
import { settings } from "../lib/settings.svelte";
import { Opening } from "./opening.svelte";
import { again, carried, complete, drafted, same, type Shown, spread, toggle } from "./picks";

export class Choice<I = unknown, P = unknown> {
  picked: number[] = $state([]);
  /** What a hint proposes. */
  proposed: number[] = $state([]);
  sending = $state(false);
  readonly shown: readonly Shown[];
  readonly #opening: Opening;

  constructor(
    readonly ask: Ask<I, P>,
    shown: (item: I, prompt: P) => Shown,
    readonly send: (picks: number[]) => void,
    /** What was asked until now. */
    before: Choice<I, P> | null,
  ) {
    untrack(() => {
      this.picked = carried(before, ask);
      if (before && again(before.ask, ask)) this.proposed = before.proposed;
    });
    this.#opening = before?.ask.ticket === ask.ticket ? before.#opening : new Opening();
    this.shown = ask.pick.from.map((item) => shown(item, ask.prompt));
  }

  readonly asking = true;
  /** Does it take an answer yet? */
  get open(): boolean {
    return this.#opening.done;
  }
  get given(): number[] {
    return drafted(this.ask.draft, this.ask.pick.from);
  }
  /** An answer was given, and is the one that is picked. */
  get settled(): boolean {
    return this.ask.draft !== null && same(this.given, this.picked);
  }
  /** Something is picked, and may be given: an answer with nothing in it is given by passing alone. */
  get ready(): boolean {
    const some = this.picked.length > 0 && complete(this.picked, this.ask.pick);
    return some && this.open && !this.settled && !this.sending;
  }
  /** Nothing at all is an answer, and not the one that was given. */
  get passable(): boolean {
    const { ask } = this;
    return ask.pick.min === 0 && !(ask.draft !== null && this.given.length === 0);
  }
  has(option: number): boolean {
    return this.picked.includes(option);
  }
  text(option: number): string {
    return plain(this.ask.options[option]?.whole);
  }
  pick(option: number): void {
    if (!this.open) return;
    this.picked = toggle(this.picked, option, this.ask.pick.max);
    const single = this.ask.pick.min === 1 && this.ask.pick.max === 1;
    if (!settings.confirm && single && this.ready) this.confirm();
  }
  pass(): void {
    if (this.passable && this.open && !this.sending) this.send([]);
  }
  clear(): void {
    this.picked = this.given;
  }
  confirm(): void {
    if (this.ready) this.send([...this.picked].sort((a, b) => a - b));
  }

  /** Things in a row, by their ids: the option that each stands for. */
  on(where: "hand" | "board", things: readonly string[]): (number | null)[] {
    return spread(things, this.shown, where);
  }
  /** Options that are nowhere but in the list. */
  get list(): number[] {
    return this.shown.flatMap(({ where }, option) => (where === "list" ? [option] : []));
  }
  /** Things on the board that options of the list are about. */
  get lights(): Set<string> {
    const things = this.list.map((option) => this.shown[option]!.thing);
    return new Set(things.filter((thing) => thing !== null));
  }
  /** Nothing but cards in hand can be picked. */
  get byHand(): boolean {
    return this.shown.length > 0 && this.shown.every(({ where }) => where === "hand");
  }
}
