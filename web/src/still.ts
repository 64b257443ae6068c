/**
 * Home and the rules as somebody finds them who has never been here, as HTML. The build puts each into a page of its own, so that it can
 * be read before any script is there; the script then takes it over as it is.
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

export async function still(path: string): Promise<string> {
  Object.assign(globalThis, newcomer);
  apart.draw = (part, props) => render(part, { props }).body;
  const { here } = await import("./lib/router.svelte");
  here.path = path;
  const { default: App } = await import("./App.svelte");
  return render(App).body;
}
