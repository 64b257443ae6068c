/**
 * The page's own words: buttons and labels, the shell's here and each game's beside its table. The rest comes from the server. Only those
 * of the language that is spoken are fetched.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { choose, LANGUAGES } from "./languages";
import { Plain } from "./numbers";
import { settings } from "./settings.svelte";

type Loads = Record<string, () => Promise<string>>;
type Args = Record<string, FluentVariable>;
export type Say = (id: string, args?: Args) => string;

const plain = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Plain(value) : value]),
  );

/** The language that is wished for: by choice, else by the browser. */
export const language = (): string =>
  choose(settings.language === "system" ? navigator.languages : [settings.language]);

let current = $state("en");
/** The language in which the page is read at this moment. */
export const spoken = (): string => current;
/** The one in which it will be as soon as its words are there. */
let next: string | null = null;

/** Words of one part of the page. */
class Vocabulary {
  readonly #loads: Map<string, () => Promise<string>>;
  readonly #read = new Map<string, Promise<FluentBundle>>();
  #words: FluentBundle | null = $state.raw(null);
  /** It is used, or will be in a moment. */
  used: boolean;

  /** `later`: they are fetched when somebody asks for them. */
  constructor(loads: Loads, later: boolean) {
    const name = (path: string): string => path.replace(/^.*\/|\.ftl$/g, "");
    this.#loads = new Map(Object.entries(loads).map(([path, load]) => [name(path), load]));
    this.used = !later;
  }

  read(language: string): Promise<FluentBundle> {
    const known = this.#read.get(language);
    if (known) return known;
    const read = async (): Promise<FluentBundle> => {
      const made = new FluentBundle(language, { useIsolating: false });
      made.addResource(new FluentResource((await this.#loads.get(language)?.()) ?? ""));
      return made;
    };
    const made = read();
    this.#read.set(language, made);
    // What could not be had is asked for again.
    made.catch(() => this.#read.delete(language));
    return made;
  }

  readonly follow: Follower = async (language) => {
    const words = await this.read(language);
    return () => void (this.#words = words);
  };

  /** Once they are there in the language that is spoken by then. */
  readonly ready = async (): Promise<void> => {
    this.used = true;
    // Before anything is spoken: with all others, then.
    for (let language: string | null = null; language !== next;) {
      language = next!;
      this.#words = await this.read(language);
    }
  };

  /** The message, or nothing where there is none. */
  find(id: string, args?: Args): string | null {
    const message = this.#words?.getMessage(id);
    return message?.value ? this.#words!.formatPattern(message.value, args ? plain(args) : null) : null;
  }

  /** Until the words are there nothing is said: the name of a message is never shown. */
  say(id: string, args?: Args): string {
    if (this.#words === null) void this.ready().catch(() => {});
    return this.find(id, args) ?? (this.#words ? id : "");
  }
}

const vocabularies: Vocabulary[] = [];

/** Words of one part of the page, by their files; `later`: not needed before somebody waits for `ready`. */
export function vocabulary(
  loads: Loads,
  later = false,
): { say: Say; find: Vocabulary["find"]; ready: () => Promise<void> } {
  const made = new Vocabulary(loads, later);
  vocabularies.push(made);
  const { ready } = made;
  return { ready, find: (id, args) => made.find(id, args), say: (id, args) => made.say(id, args) };
}

export const { say, find } = vocabulary(
  import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" }),
);

/** Something else that is read in a language: fetched in it, and read in it from when the function that comes of that is called. */
type Follower = (language: string) => Promise<() => void>;
const followers = new Set<Follower>();
/** It changes with the page's own words, at the same moment; until the function that this gives is called. */
export function follows(follower: Follower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** Speaks the language that is wished for, from the moment on at which all words that are in use are there. */
export async function speak(wished = language()): Promise<void> {
  next = wished;
  const used = vocabularies.filter((words) => words.used).map((words) => words.follow);
  const ready = await Promise.all([...used, ...followers].map((follow) => follow(wished)));
  // Somebody has changed their mind meanwhile.
  if (next !== wished) return;
  for (const change of ready) change();
  current = wished;
}

/** Chooses a language: for this browser, and for what the server draws for it. */
export function prefer(language: string): void {
  settings.language = language;
  const kept = language in LANGUAGES ? `${language}; Max-Age=31536000` : "; Max-Age=0";
  document.cookie = `language=${kept}; Path=/; SameSite=Lax`;
}
