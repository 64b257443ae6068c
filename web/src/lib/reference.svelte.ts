/** Every card and term of a game in words, fetched once for each language. */
import { get } from "./api";
import { NOBODY } from "./phrases";
import type { SentArticle } from "./protocol";
import { type Article, Reading } from "./reading";
import { language } from "./words.svelte";

export interface Reference {
  cards: Map<string, Article>;
  terms: Map<string, Article>;
}

let loaded: { key: string; promise: Promise<Reference> } | null = null;

export const reference: { all: Reference } = $state({ all: { cards: new Map(), terms: new Map() } });

export function load(game: string): Promise<Reference> {
  const key = `${game} ${language()}`;
  if (loaded?.key !== key) {
    const promise = get<{ cards: SentArticle[]; terms: SentArticle[] }>(`/api/games/${game}/cards`).then(
      (reply) => {
        const reading = new Reading(null, NOBODY);
        const map = (articles: SentArticle[]): Map<string, Article> =>
          new Map(articles.map((article) => [article.id, reading.article(article)]));
        const all = { cards: map(reply.cards), terms: map(reply.terms) };
        reference.all = all;
        return all;
      },
    );
    loaded = { key, promise };
    promise.catch(() => (loaded = null));
  }
  return loaded!.promise;
}

export const article = (id: string): Article | undefined => reference.all.cards.get(id);
export const nameOf = (id: string): string => article(id)?.name ?? "";
export const term = (id: string): Article | undefined => reference.all.terms.get(id);
