/** The page's own words: buttons and labels. Everything about a game comes from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../locales/en.ftl?raw";
import { settings } from "./settings.svelte";

const others = import.meta.glob<string>(["../locales/*.ftl", "!../locales/en.ftl"], {
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

const fallback = bundle("en", english);
let spoken = $state.raw(fallback);

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
  const load = Object.entries(others).find(([path]) => name(path) === wanted)?.[1];
  spoken = load ? bundle(wanted, await load()) : fallback;
}

export function say(id: string, args?: Record<string, FluentVariable>): string {
  for (const words of [spoken, fallback]) {
    const message = words.getMessage(id);
    if (message?.value) return words.formatPattern(message.value, args ?? null);
  }
  return id;
}
