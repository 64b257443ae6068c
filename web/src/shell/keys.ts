/** Playing by keyboard: digits pick, 0 passes, arrows move, Enter confirms, Escape clears, H asks for a hint. */
import type { Choice } from "./choice.svelte";

const options = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-option]")].filter((node) => node.offsetParent !== null);

export function keyboard(now: () => Choice | null, hint: () => boolean) {
  return (event: KeyboardEvent): void => {
    const node = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || node.matches("input, select, textarea")) return;
    const choice = now();
    if (!choice) return;
    // A key that is held down answers one question, not the next as well.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
    const option = node.closest<HTMLElement>("[data-option]");
    if (/^[1-9]$/.test(event.key)) {
      const at = Number(event.key) - 1;
      if (at < choice.ask.pick.from.length) {
        choice.pick(at);
        document.querySelector<HTMLElement>(`[data-option="${at}"]`)?.focus();
      }
    } else if (event.key === "0") {
      choice.pass();
    } else if (event.key === "Enter") {
      const picked = option && choice.has(Number(option.dataset.option));
      const nowhere = node === document.body || node.id === "prompt";
      if (!choice.ready || !(picked || nowhere)) return;
      choice.confirm();
    } else if (event.key === "Escape") {
      choice.clear();
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      const all = options();
      const at = option ? all.indexOf(option) : -1;
      const step = event.key === "ArrowRight" ? 1 : -1;
      if (all.length > 0) all[(at + step + all.length) % all.length]?.focus();
    } else if (event.key.toLowerCase() !== "h" || !hint()) {
      return;
    }
    event.preventDefault();
  };
}
