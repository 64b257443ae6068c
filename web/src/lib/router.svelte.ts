/** Where we are, by the address alone. */
import { place } from "./place";

export const here: { path: string } = $state({ path: location.pathname });

export function go(path: string): void {
  history.pushState(null, "", path);
  here.path = location.pathname;
  window.scrollTo(0, 0);
}

addEventListener("popstate", () => (here.path = location.pathname));

/** Links within the page do not load it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const plainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plainClick || link.target || link.origin !== location.origin || link.hasAttribute("download"))
    return;
  if (place(link.pathname).page === "nowhere" || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
