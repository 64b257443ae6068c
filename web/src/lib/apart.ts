/** Parts of a page that came drawn (see still.ts). They are taken over one by one: all of them at once would hold up a phone. */
import type { Component } from "svelte";

interface Apart {
  /** A part as HTML; nothing where the page did not come drawn. */
  draw: ((part: Component<any>, props: Record<string, unknown>) => string) | null;
}
export const apart: Apart = { draw: null };

/** What is there already stays as it is: anything but nothing says so to Svelte. */
export const asItIs = (): string => "drawn";
