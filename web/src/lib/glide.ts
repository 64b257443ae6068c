/**
 * Things of a list move over to their new places, and from another list. They are measured together with the picture that shows them:
 * to ask for their places any earlier would lay out the whole table once more, twice for each card that is played.
 */
import { reduced } from "./settings.svelte";

const DURATION = 320;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** For so long a place that was left is remembered: the two messages of one move come close together. */
const MEMORY = 600;
const left = new Map<string, { box: DOMRect; at: number }>();

interface Place {
  box: DOMRect;
  /** Within the list, which itself may move meanwhile. */
  x: number;
  y: number;
}

/** For a list whose items have `data-glides`, a name that is theirs in every list. */
export function glide(list: HTMLElement): () => void {
  let places = new Map<HTMLElement, Place>();
  let frame = 0;

  const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(":scope > [data-glides]")];
  function measure(): Map<HTMLElement, Place> {
    const { left: x, top: y } = list.getBoundingClientRect();
    return new Map(
      items().map((item) => {
        const box = item.getBoundingClientRect();
        return [item, { box, x: box.left - x, y: box.top - y }];
      }),
    );
  }
  function move(item: HTMLElement, dx: number, dy: number): void {
    if (Math.abs(dx) + Math.abs(dy) < 1) return;
    const from = { transform: `translate(${dx}px, ${dy}px)` };
    item.animate([from, { transform: "none" }], { duration: DURATION, easing: EASE });
  }
  function show(): void {
    const now = measure();
    const time = performance.now();
    for (const [item, { box, x, y }] of now) {
      const name = item.dataset.glides!;
      const was = places.get(item);
      const other = left.get(name);
      if (was) move(item, was.x - x, was.y - y);
      else if (other && time - other.at < MEMORY && box.width > 0) {
        move(item, other.box.left - box.left, other.box.top - box.top);
        left.delete(name);
      }
    }
    places = now;
  }

  const changes = new MutationObserver(() => {
    const at = performance.now();
    const here = new Set(items());
    for (const [item, { box }] of places)
      if (!here.has(item) && box.width > 0) left.set(item.dataset.glides!, { box, at });
    // Without movement nothing is measured at all.
    if (reduced()) places = new Map();
    else {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    }
  });
  changes.observe(list, { childList: true });
  // Told when all is laid out: what moves because of another size is no move.
  const sizes = new ResizeObserver(() => {
    if (!reduced()) places = measure();
  });
  sizes.observe(list);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
  };
}
