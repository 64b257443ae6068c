/** Every card and term of a game in words, and its aid, fetched once for each language. */
import { get } from "./api";
import { NOBODY, type Voice } from "./phrases";
import type { SentArticle, SentCards } from "./protocol";
import { type Article, type Chapter, Reading } from "./reading";

export interface Reference {
  cards: Map<string, Article>;
  terms: Map<string, Article>;
  aid: Chapter[];
}

let loaded: { game: string; voice: Voice; done: Promise<void> } | null = null;

export const reference: { all: Reference } = $state({ all: { cards: new Map(), terms: new Map(), aid: [] } });

export function load(game: string, voice: Voice): Promise<void> {
  if (loaded?.game === game && loaded.voice === voice) return loaded.done;
  const reading = new Reading(voice, NOBODY);
  const map = (articles: SentArticle[]): Map<string, Article> =>
    new Map(articles.map((article) => [article.id, reading.article(article)]));
  const done = get<SentCards>(`/api/games/${game}/cards`).then(({ cards, terms, aid }) => {
    const chapters = aid.map((chapter) => reading.chapter(chapter));
    reference.all = { cards: map(cards), terms: map(terms), aid: chapters };
  });
  loaded = { game, voice, done };
  done.catch(() => (loaded = null));
  return done;
}

export const article = (id: string): Article | undefined => reference.all.cards.get(id);
export const nameOf = (id: string): string => article(id)?.name ?? "";
export const term = (id: string): Article | undefined => reference.all.terms.get(id);
