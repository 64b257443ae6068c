/**
 * Home and the rules as somebody finds them who has never been here, as HTML, in every language. The build puts each into a page of its
 * own, so that it can be read before any script is there; the script then takes it over as it is.
 */
import { render } from "svelte/server";
import { apart } from "./lib/apart";

/** Asked when the parts of the page are read: answers of a browser that knows nothing of them yet. */
const newcomer = {
  location: { pathname: "/" },
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  addEventListener: () => {},
};

/** What stands in the head of a page, and its body for each of the addresses. */
export interface Still {
  description: string;
  bodies: string[];
}

export async function still(paths: readonly string[], language: string): Promise<Still> {
  for (const [name, value] of Object.entries(newcomer))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  apart.draw = (part, props) => render(part, { props }).body;
  const { here } = await import("./lib/router.svelte");
  const { default: App } = await import("./App.svelte");
  const { say, speak } = await import("./lib/words.svelte");
  await speak(language);
  const drawn = (path: string): string => {
    here.path = path;
    return render(App).body;
  };
  const { GAMES } = await import("./games");
  const { listed } = await import("./lib/lists");
  const games = listed(GAMES.map((about) => about.say("title")));
  return { description: say("description", { games }), bodies: paths.map(drawn) };
}
