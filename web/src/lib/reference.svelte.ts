/** Every card and term of a game in words, and its aid, fetched once and put into words once for each language. */
import { get } from "./api";
import { NOBODY, type Voice } from "./phrases";
import type { SentArticle, SentCards } from "./protocol";
import { type Article, type Chapter, Reading } from "./reading";

/** Articles by their ids, each put into words when it is read: all of them at once would hold a phone up. */
export class Articles {
  readonly #sent: ReadonlyMap<string, SentArticle>;
  readonly #read = new Map<string, Article>();

  constructor(
    sent: readonly SentArticle[],
    readonly reading: Reading,
  ) {
    this.#sent = new Map(sent.map((article) => [article.id, article]));
  }

  get(id: string): Article | undefined {
    const sent = this.#sent.get(id);
    if (!sent || this.#read.has(id)) return this.#read.get(id);
    const article = this.reading.article(sent);
    this.#read.set(id, article);
    return article;
  }

  get ids(): string[] {
    return [...this.#sent.keys()];
  }
}

class Reference {
  readonly cards: Articles;
  readonly terms: Articles;
  #aid: Chapter[] | null = null;

  constructor(
    readonly sent: SentCards,
    readonly reading: Reading,
  ) {
    this.cards = new Articles(sent.cards, reading);
    this.terms = new Articles(sent.terms, reading);
  }

  get aid(): Chapter[] {
    return (this.#aid ??= this.sent.aid.map((chapter) => this.reading.chapter(chapter)));
  }
}

const NOTHING: SentCards = { cards: [], terms: [], aid: [] };
let loaded: { game: string; voice: Voice; done: Promise<void> } | null = null;

let current = $state.raw(new Reference(NOTHING, new Reading(null, NOBODY)));
export const reference = {
  get all(): Reference {
    return current;
  },
};

const fetched = new Map<string, Promise<SentCards>>();
/** Fetches what there is of a game, also before anybody can read it. */
export function fetchReference(game: string): Promise<SentCards> {
  const known = fetched.get(game);
  if (known) return known;
  const sent = get<SentCards>(`/api/games/${game}/cards`);
  fetched.set(game, sent);
  // What could not be had is asked for again.
  sent.catch(() => fetched.delete(game));
  return sent;
}

export function load(game: string, voice: Voice): Promise<void> {
  if (loaded?.game === game && loaded.voice === voice) return loaded.done;
  const done = fetchReference(game).then((sent) => {
    if (loaded?.done === done) current = new Reference(sent, new Reading(voice, NOBODY));
  });
  loaded = { game, voice, done };
  done.catch(() => (loaded = null));
  return done;
}

export const article = (id: string): Article | undefined => reference.all.cards.get(id);
export const nameOf = (id: string): string => article(id)?.name ?? "";
export const term = (id: string): Article | undefined => reference.all.terms.get(id);
