/** The page's own words: buttons and labels, the shell's here and each game's beside its table. The rest comes from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../locales/en.ftl?raw";
import { settings } from "./settings.svelte";

type Loads = Record<string, () => Promise<string>>;
export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

const others: Loads = import.meta.glob<string>(["../locales/*.ftl", "!../locales/en.ftl"], {
  query: "?raw",
  import: "default",
});
const name = (path: string): string => path.replace(/^.*\/|\.ftl$/g, "");

/** The languages that the page itself speaks. */
export const languages: readonly string[] = ["en", ...Object.keys(others).map(name)].sort();

const bundle = (language: string, text: string): FluentBundle => {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
};

/** Words in the language that is set, and in English until they are there. */
class Vocabulary {
  readonly #english: FluentBundle;
  #spoken: FluentBundle;

  constructor(
    english: string,
    readonly others: Loads,
  ) {
    this.#english = bundle("en", english);
    this.#spoken = $state.raw(this.#english);
  }

  async speak(language: string): Promise<void> {
    const load = Object.entries(this.others).find(([path]) => name(path) === language)?.[1];
    this.#spoken = load ? bundle(language, await load()) : this.#english;
  }

  /** The message, or nothing where there is none. */
  find(id: string, args?: Record<string, FluentVariable>): string | null {
    for (const words of [this.#spoken, this.#english]) {
      const message = words.getMessage(id);
      if (message?.value) return words.formatPattern(message.value, args ?? null);
    }
    return null;
  }
}

const vocabularies: Vocabulary[] = [];

/** Words of one part of the page: the English ones at once, the others by their files. */
export function vocabulary(english: string, others: Loads): { say: Say; find: Vocabulary["find"] } {
  const made = new Vocabulary(english, others);
  vocabularies.push(made);
  const find: Vocabulary["find"] = (id, args) => made.find(id, args);
  return { find, say: (id, args) => find(id, args) ?? id };
}

export const { say, find } = vocabulary(english, others);

/** The best of the wished languages that is spoken: itself, or another kind of it. */
export function choose(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const exact = languages.find((language) => language.toLowerCase() === wish.toLowerCase());
    const kin = languages.find((language) => language.split("-")[0] === wish.toLowerCase().split("-")[0]);
    const found = exact ?? kin;
    if (found) return found;
  }
  return "en";
}

export const language = (): string =>
  settings.language === "system" ? choose(navigator.languages) : choose([settings.language]);

/** Fetches the words of the language that is set. */
export async function speak(): Promise<void> {
  const wanted = language();
  document.documentElement.lang = wanted;
  await Promise.all(vocabularies.map((words) => words.speak(wanted)));
}
