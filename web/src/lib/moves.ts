/**
 * Cards fly from where they were to where they are. A move only: nothing fades, nothing waits, and whatever is moving can be
 * clicked. Who leaves says where it was; who comes with the same key starts from there, or from the supply.
 */
import { type AnimationConfig, flip } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { reduced } from "./settings.svelte";

interface Left {
  box: DOMRect;
  at: number;
}

const DURATION = 320;
/** For so long a place that was left is remembered: the two messages of one move come close together. */
const MEMORY = 600;
const left = new Map<string, Left[]>();

/** While a table is being laid nothing flies: nothing has happened, and to measure each card would lay it out again and again. */
export const laying = { now: false };

export function leave(node: Element, { key }: { key: string }): TransitionConfig {
  const places = left.get(key) ?? [];
  places.push({ box: node.getBoundingClientRect(), at: performance.now() });
  left.set(key, places);
  return { duration: 0 };
}

export function come(node: Element, { key, from }: { key: string; from?: string }): () => TransitionConfig {
  // Put off until all who leave have said where they were.
  return () => {
    if (laying.now) return { duration: 0 };
    const now = performance.now();
    const places = (left.get(key) ?? []).filter(({ at }) => now - at < MEMORY);
    const was = places.shift()?.box;
    left.set(key, places);
    const source = was ?? document.querySelector(from ?? "[data-supply]")?.getBoundingClientRect();
    // Asked first: to measure what does not fly would lay out all there is for nothing.
    if (!source || source.width === 0 || reduced() || document.hidden) return { duration: 0 };
    const end = node.getBoundingClientRect();
    if (end.width === 0) return { duration: 0 };
    // Out of a pile or a hand that is not seen: small, from its middle.
    const scale = was ? source.width / end.width : 0.35;
    const dx = source.left + (source.width - end.width * scale) / 2 - end.left;
    const dy = source.top + (source.height - end.height * scale) / 2 - end.top;
    return {
      duration: DURATION,
      easing: cubicOut,
      css: (_t, u) =>
        `transform-origin: 0 0; z-index: 5; transform: translate(${dx * u}px, ${dy * u}px) scale(${1 + (scale - 1) * u})`,
    };
  };
}

/** What stays moves over to its new place; not from or to where it is not seen, such as another tab. */
export function slide(node: Element, boxes: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const seen = boxes.from.width > 0 && boxes.to.width > 0;
  return seen && !reduced() ? flip(node, boxes, { duration: DURATION }) : { duration: 0 };
}
