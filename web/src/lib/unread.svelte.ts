/** What somebody has not read yet of a table: what was said, and what happened. */
import type { TableLink } from "./table.svelte";

const KEY = "starboard.read";
/** Of so many tables it is remembered, the latest ones. */
const KEPT = 40;

/** How much of the talk of each table was read, on earlier visits too. */
function kept(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export class Unread {
  #chat = $state(0);
  #log: number | null = $state(null);

  constructor(readonly link: TableLink) {
    this.#chat = kept().find(([table]) => table === link.id)?.[1] ?? 0;
  }

  /** Lines that others have said. */
  readonly chat: number = $derived.by(() => {
    const mine = this.link.table?.you;
    const { chat, chatFrom } = this.link;
    const unread = chat.slice(Math.max(0, this.#chat - chatFrom));
    return unread.filter(({ seat }) => seat === null || seat !== mine).length;
  });
  /** Lines that the log has grown by since it was last looked at. */
  readonly log: number = $derived.by(() => {
    const { story, news } = this.link;
    return this.#log === null ? Math.max(0, story.length - news) : Math.max(0, story.length - this.#log);
  });

  readChat(): void {
    const { id, said } = this.link;
    if (this.#chat === said) return;
    this.#chat = said;
    const others = kept().filter(([table]) => table !== id);
    localStorage.setItem(KEY, JSON.stringify([[id, said], ...others].slice(0, KEPT)));
  }

  readLog(): void {
    this.#log = this.link.story.length;
  }
}
