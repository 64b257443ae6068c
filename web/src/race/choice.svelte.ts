/** What is being picked of a question, and how it is shown on the cards. */
import { complete, drafted, same, spread, target, toggle, zone } from "../lib/picks";
import { plain, type Ask } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

export class Choice {
  picked: number[] = $state([]);
  /** What a hint proposes. */
  proposed: number[] = $state([]);
  sending = $state(false);

  constructor(
    readonly ask: Ask,
    readonly send: (picks: number[]) => void,
  ) {
    this.picked = drafted(ask.draft, ask.pick.from);
  }

  readonly asking = true;
  get given(): number[] {
    return drafted(this.ask.draft, this.ask.pick.from);
  }
  /** An answer was given, and is the one that is picked. */
  get settled(): boolean {
    return this.ask.draft !== null && same(this.given, this.picked);
  }
  get ready(): boolean {
    return complete(this.picked, this.ask.pick) && !this.settled && !this.sending;
  }
  has(option: number): boolean {
    return this.picked.includes(option);
  }
  text(option: number): string {
    return plain(this.ask.options[option]);
  }
  pick(option: number): void {
    this.picked = toggle(this.picked, option, this.ask.pick.max);
    const single = this.ask.pick.min === 1 && this.ask.pick.max === 1;
    if (!settings.confirm && single && this.ready) this.confirm();
  }
  clear(): void {
    this.picked = this.given;
  }
  confirm(): void {
    if (this.ready) this.send([...this.picked].sort((a, b) => a - b));
  }

  /** Cards in a row, by id: the option that each stands for. */
  cards(ids: readonly string[]): (number | null)[] {
    return spread(ids, this.ask.pick.from, "card");
  }
  /** Worlds with goods: the option that each stands for. */
  goods(worlds: readonly string[]): Map<string, number> {
    const options = spread(worlds, this.ask.pick.from, "good");
    return new Map(worlds.flatMap((world, at) => (options[at] == null ? [] : [[world, options[at]!]])));
  }
  /** Options that are no card and no good. */
  get list(): number[] {
    return this.ask.pick.from.flatMap((item, option) => (zone(item) === "list" ? [option] : []));
  }
  /** Cards in the tableau that options of the list are about. */
  get lights(): Set<string> {
    const ids = this.list.map((option) => target(this.ask.pick.from[option]!));
    return new Set(ids.filter((id) => id !== null));
  }
  /** The card that would be placed. */
  get placing(): string | null {
    const [option] = this.picked;
    const places = this.ask.prompt === "develop-place" || this.ask.prompt === "settle-place";
    return places && option !== undefined ? target(this.ask.pick.from[option]!) : null;
  }
}
