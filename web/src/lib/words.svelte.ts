/** The page's own words: buttons and labels, the shell's here and each game's beside its table. The rest comes from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../locales/en.ftl?raw";
import { BASES } from "./languages";
import { Plain } from "./numbers";
import { settings } from "./settings.svelte";

type Loads = Record<string, () => Promise<string>>;
export type Say = (id: string, args?: Args) => string;

const others: Loads = import.meta.glob<string>(["../locales/*.ftl", "!../locales/en.ftl"], {
  query: "?raw",
  import: "default",
});
const name = (path: string): string => path.replace(/^.*\/|\.ftl$/g, "");

/** The languages that the page itself speaks. */
export const languages: readonly string[] = ["en", ...Object.keys(others).map(name)].sort();

/** Of several texts the later ones count. */
const bundle = (language: string, ...texts: string[]): FluentBundle => {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
};

type Args = Record<string, FluentVariable>;
const plain = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Plain(value) : value]),
  );

/** Words in the language that is set, and in English until they are there. */
class Vocabulary {
  /** Read when something is said for the first time: most parts of the page come later, or not at all. */
  #english: FluentBundle | null = null;
  #spoken: FluentBundle | null = $state.raw(null);

  constructor(
    readonly english: string,
    readonly others: Loads,
  ) {}

  async speak(language: string): Promise<void> {
    const layers = [BASES[language], language];
    const loads = Object.entries(this.others).filter(([path]) => layers.includes(name(path)));
    loads.sort(([one], [other]) => layers.indexOf(name(one)) - layers.indexOf(name(other)));
    const texts = await Promise.all(loads.map(([, load]) => load()));
    this.#spoken = texts.length > 0 ? bundle(language, ...texts) : null;
  }

  /** The message, or nothing where there is none. */
  find(id: string, args?: Args): string | null {
    this.#english ??= bundle("en", this.english);
    for (const words of [this.#spoken, this.#english]) {
      const message = words?.getMessage(id);
      if (words && message?.value) return words.formatPattern(message.value, args ? plain(args) : null);
    }
    return null;
  }
}

const vocabularies: Vocabulary[] = [];
/** What is spoken here, once that was said. */
let spoken: string | null = null;

/** Words of one part of the page: the English ones at once, the others by their files. */
export function vocabulary(english: string, others: Loads): { say: Say; find: Vocabulary["find"] } {
  const made = new Vocabulary(english, others);
  vocabularies.push(made);
  if (spoken !== null) void made.speak(spoken);
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
  spoken = language();
  document.documentElement.lang = spoken;
  await Promise.all(vocabularies.map((words) => words.speak(spoken!)));
}
