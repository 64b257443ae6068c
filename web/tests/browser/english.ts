/** What of a page is not in the language of its reader: words of English messages, names of messages, and what does not fit. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Page } from "playwright-core";
import { LANGUAGES, merged } from "../../src/lib/languages";

const PAGE = new URL("../../src/", import.meta.url);
const WORDS = new URL("../../../crates/words/locales/", import.meta.url);

/** All the Fluent text there is in a language, the page's and the server's. */
function text(language: string): string {
  const read = (folder: URL, wanted: (name: string) => boolean): string =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(wanted)
      .sort()
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
      .join("\n");
  const own = (one: string): string =>
    read(PAGE, (name) => name.endsWith(`locales/${one}.ftl`)) +
    read(new URL(`${one}/`, WORDS), (name) => name.endsWith(".ftl"));
  const base = LANGUAGES[language]?.base;
  return (base ? own(base) : "") + own(language);
}

const words = (said: string): string[] => said.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
const pairs = (said: string): string[] => {
  const all = words(said);
  return all.slice(1).map((word, at) => `${all[at]} ${word}`);
};

/** What is written in messages, piece by piece, without their variables. */
function pieces(language: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node === "string") found.push(node);
    else if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === "object") {
      const { type, variants } = node as { type?: string; variants?: { value: unknown }[] };
      if (type === "select") variants!.forEach(({ value }) => visit(value));
      else if (type === undefined) Object.values(node).forEach(visit);
    }
  };
  // Each file on its own would do the same: later messages of one name are of another part.
  for (const { value, attributes } of new FluentResource(merged(text(language))).body) {
    visit(value);
    Object.values(attributes).forEach(visit);
  }
  return found;
}

const ids = new Set([...text("en").matchAll(/^([a-z][\w-]*-[\w-]+) *=/gm)].map(([, id]) => id!));
const english = new Set(pieces("en").flatMap(pairs));

/** Looks for faults in what is read on a page in a language. `names`: what people are called. */
export class Reader {
  readonly #pairs: Set<string>;
  readonly #words: Set<string>;

  constructor(
    language: string,
    readonly names: readonly string[] = [],
  ) {
    const said = pieces(language);
    this.#pairs = new Set(said.flatMap(pairs));
    this.#words = new Set(said.flatMap(words));
  }

  /** Two words that follow each other in an English message, unless they do so in this language as well, or both are words of it. */
  english(said: string): string[] {
    const plain = this.names.reduce((left, name) => left.replaceAll(name, " · "), said);
    return plain
      .split(/[^\p{L}'’ -]+/u)
      .flatMap(pairs)
      .filter((pair) => english.has(pair) && !this.#pairs.has(pair))
      .filter((pair) => pair.split(" ").some((word) => !this.#words.has(word)));
  }

  keys(said: string): string[] {
    return (said.match(/[a-z][\w-]*-[\w-]+/g) ?? []).filter(
      (word) => ids.has(word) && !this.#words.has(word),
    );
  }

  /** All that is read or heard on a page: what is wrong with it, each once. */
  async faults(page: Page, where: string): Promise<string[]> {
    const all = await page.evaluate(() => {
      const told: string[] = [document.title];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const within = node.parentElement?.closest("[lang], script, style");
        // Languages in themselves, and what people type.
        if (within?.matches("option[lang], [lang=''], script, style")) continue;
        told.push(node.nodeValue ?? "");
      }
      for (const node of document.body.querySelectorAll("*"))
        for (const name of ["aria-label", "title", "placeholder", "alt"])
          if (node.hasAttribute(name)) told.push(node.getAttribute(name)!);
      return told;
    });
    const wrong = all.flatMap((said) => [
      ...this.english(said).map((pair) => `English: “${pair}” in “${said.trim()}”`),
      ...this.keys(said).map((key) => `a key: ${key} in “${said.trim()}”`),
    ]);
    return [...new Set(wrong)].map((one) => `${where}: ${one}`);
  }
}

/** What sticks out of the screen sideways, or of a button that does not scroll. */
export const overflows = (page: Page, where: string): Promise<string[]> =>
  page.evaluate((where) => {
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    const told = wide ? [`${where}: wider than the screen`] : [];
    for (const node of document.querySelectorAll<HTMLElement>(
      "button, a.button, select, h1, h2, h3, label",
    )) {
      const { width, left, right } = node.getBoundingClientRect();
      const seen = width > 0 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!seen || node.closest(".unseen, [aria-hidden='true'], .skip")) continue;
      const scrolled = (one: Element | null): boolean =>
        one !== null &&
        (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) || scrolled(one.parentElement));
      if (scrolled(node.parentElement)) continue;
      if (right > window.innerWidth + 1 || left < -1)
        told.push(
          `${where}: “${node.innerText.trim()}” sticks out (${Math.round(left)} to ${Math.round(right)})`,
        );
    }
    return told;
  }, where);
