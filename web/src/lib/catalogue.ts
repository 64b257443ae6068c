/** The sentences of the games, by the hash that a server names them by: another hash is another catalogue. */
import type { Texts } from "../gen/protocol";
import { get } from "./api";
import { Voice } from "./phrases";

const voices = new Map<string, Promise<Voice>>();

/** The voice of a game in a language. What could not be had is asked for again the next time. */
export function voiceOf(hash: string, language: string, game: string): Promise<Voice> {
  const path = `/api/catalogue/${hash}/${language}?game=${game}`;
  return kept(voices, path, async () => {
    const all = await get<Texts>(path);
    return new Voice(language, [all.common ?? "", all[game] ?? ""]);
  });
}

function kept<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = all.get(key);
  if (known) return known;
  const made = make();
  all.set(key, made);
  made.catch(() => all.delete(key));
  return made;
}
