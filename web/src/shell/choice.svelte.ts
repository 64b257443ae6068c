/** What is being picked of a question, and where its options are shown. */
import { untrack } from "svelte";
import { plain } from "../lib/protocol";
import type { Ask, Plan } from "../lib/reading";
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
  /** Somebody has picked something themselves. */
  #touched = false;
  /** A plan of several steps is not wanted. */
  #single = $state(false);
  /** The plan of the question before was taken, and this is its next step: nothing else was asked in between. */
  readonly following: boolean;
  #followed = false;

  constructor(
    readonly ask: Ask<I, P>,
    shown: (item: I, prompt: P) => Shown,
    readonly send: (picks: number[]) => void,
    /** What was asked until now. */
    before: Choice<I, P> | null,
  ) {
    const same = before?.ask.ticket === ask.ticket;
    const steps = (ask.plan?.steps.length ?? 0) > 0;
    this.following = !same && steps && before !== null && before.#followed;
    untrack(() => {
      this.picked = carried(before, ask);
      if (before && again(before.ask, ask)) {
        this.proposed = before.proposed;
        this.#touched = before.#touched;
      } else if (ask.plan && ask.draft === null) this.picked = [...ask.plan.picks];
      this.#single = steps && before !== null && before.#single;
    });
    this.#opening = same ? before.#opening : new Opening();
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
  /** What makes a button stand for an option, wherever it is and whatever it looks like: it picks it, or lets go of it. */
  button(option: number) {
    return {
      type: "button",
      "data-option": option,
      "aria-pressed": this.has(option),
      onclick: () => this.pick(option),
    } as const;
  }
  /** The classes of what stands for an option. */
  marks(option: number): { picked: boolean; proposed: boolean } {
    return { picked: this.has(option), proposed: this.proposed.includes(option) };
  }
  /** A plan of several steps that is about to be taken. */
  get plan(): Plan | null {
    const { plan } = this.ask;
    return plan && plan.steps.length > 0 && !this.#single ? plan : null;
  }
  /** What is picked is what was proposed for a chore. */
  get planned(): boolean {
    return this.ask.plan !== null && !this.settled && same(this.picked, this.ask.plan.picks);
  }
  /** Step by step, then: nothing is picked for anybody. */
  oneByOne(): void {
    this.#single = true;
    this.picked = [];
  }
  pick(option: number): void {
    if (!this.open) return;
    if (this.plan) this.oneByOne();
    this.#touched = true;
    this.picked = toggle(this.picked, option, this.ask.pick.max);
    if (this.#atOnce(option)) this.confirm();
  }
  /** One click is the whole answer where one thing is picked. Cards and what is kept secret are looked at before. */
  #atOnce(option: number): boolean {
    const { ask, shown } = this;
    return ask.pick.max === 1 && !ask.sealed && shown[option]!.where !== "hand" && !settings.careful;
  }
  /** Whatever is picked is the whole answer. */
  get atOnce(): boolean {
    return this.shown.length > 0 && !this.plan && this.shown.every((_, option) => this.#atOnce(option));
  }
  /** A hint comes. What it says is picked where somebody wanted it, or where something was picked for them already. */
  propose(picks: number[], wanted: boolean): void {
    this.proposed = picks;
    const free = this.ask.draft === null && !this.plan && !this.#single && !this.#touched;
    if (free && (wanted || this.ask.plan)) this.picked = [...picks];
  }
  pass(): void {
    if (this.passable && this.open && !this.sending) this.send([]);
  }
  clear(): void {
    this.picked = this.given;
  }
  confirm(): void {
    if (!this.ready) return;
    this.#followed = this.plan !== null;
    this.send([...this.picked].sort((a, b) => a - b));
  }
  /** The next step of a plan that was taken. */
  follow(): void {
    if (!this.following || this.#followed || !this.ask.plan) return;
    this.#followed = true;
    this.send([...this.ask.plan.picks].sort((a, b) => a - b));
  }

  /** Things in a row, by their ids: the option that each stands for. */
  on(where: "hand" | "board" | "people", things: readonly string[]): (number | null)[] {
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
  /** What can be picked is all along the upper edge. */
  get atTop(): boolean {
    return this.shown.length > 0 && this.shown.every(({ where }) => where === "top");
  }
  /** Nothing but cards in hand can be picked. */
  get byHand(): boolean {
    return this.shown.length > 0 && this.shown.every(({ where }) => where === "hand");
  }
}
