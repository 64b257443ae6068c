/** The languages of the page, and what is known of them before any of their words is there. */

export interface Language {
  /** In itself: whoever looks for it may read no other. */
  name: string;
  /** Says only what differs from this one. */
  base?: string;
}

/** A new language is a line here and a file in every folder `locales`; its sentences are `crates/words`'. */
export const LANGUAGES: Record<string, Language> = {
  en: { name: "English" },
  "pt-BR": { name: "Português (Brasil)" },
  "pt-PT": { name: "Português (Portugal)", base: "pt-BR" },
  fr: { name: "Français" },
  es: { name: "Español" },
};

/** The best of the wished languages that is spoken: itself, or another kind of it. */
export function choose(wishes: readonly string[], spoken = Object.keys(LANGUAGES)): string {
  for (const wish of wishes) {
    const [tongue, region] = wish.toLowerCase().split("-");
    const kin = spoken.filter((language) => language.split("-")[0] === tongue);
    const exact = kin.find((language) => language.toLowerCase() === wish.toLowerCase());
    // Portuguese outside of Brazil is written as in Portugal.
    const found = exact ?? (tongue === "pt" && region ? kin.at(-1) : kin[0]);
    if (found) return found;
  }
  return "en";
}

/** The messages of a Fluent text as they are written, by their names, without comments. */
function messages(text: string): Map<string, string> {
  const all = new Map<string, string>();
  let name = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) continue;
    name = /^-?[A-Za-z][\w-]*(?= *=)/.exec(line)?.[0] ?? name;
    if (name && line.trim()) all.set(name, all.has(name) ? `${all.get(name)}\n${line}` : line);
  }
  return all;
}

/** Several texts as one, of which the later ones count; comments are for those who write them. */
export const merged = (...texts: string[]): string =>
  [...new Map(texts.flatMap((text) => [...messages(text)])).values()].join("\n") + "\n";
