/** The sentences of the games, by the hash that a server names them by: another hash is another catalogue. */
import { get } from "./api";
import { breath } from "./breath";
import { pieces, Voice } from "./phrases";
import type { Languages, Texts } from "./protocol";
import { language } from "./words.svelte";

/** A voice that has read all of it, a part at a time: the browser draws and answers in between. */
async function read(language: string, texts: readonly string[]): Promise<Voice> {
  const voice = new Voice(language, []);
  for (const piece of texts.flatMap(pieces)) {
    await breath();
    voice.learn(piece);
  }
  return voice;
}

const voices = new Map<string, Promise<Voice>>();

/** The voice of a game, in the language that is set if no other is named. What could not be had is asked for again the next time. */
export function voiceOf(hash: string, game: string, spoken = language()): Promise<Voice> {
  const path = `/api/catalogue/${hash}/${spoken}?game=${game}`;
  const known = voices.get(path);
  if (known) return known;
  const made = get<Texts>(path).then((all) => read(spoken, [all.common ?? "", all[game] ?? ""]));
  voices.set(path, made);
  made.catch(() => voices.delete(path));
  return made;
}

/** The same where no table has named the hash. It is asked for every time: a server may have been renewed since. */
export async function voiceHere(game: string, spoken = language()): Promise<Voice> {
  return voiceOf((await get<Languages>("/api/languages")).catalogue, game, spoken);
}
