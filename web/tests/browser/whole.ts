/**
 * Words that are not whole on a page: broken between two lines, cut off or cut short, sticking out of what holds them, or lying on other
 * words. Looked at by the letters themselves, wherever they stand.
 */
import type { Page } from "playwright-core";
import { still } from "./player";

/**
 * What people are called and what they said may be as long as they like, and is cut short: what was said stands in the log. Pieces and
 * the numbers of them lie on the board as on a real one.
 */
const FREE = "[lang=''], q, .names, .who, .token, .count, .unseen, .skip, option, script, style, noscript";

/** What is wrong at this moment, each once. */
export const unwhole = (page: Page, where: string): Promise<string[]> =>
  page.evaluate(
    ([where, free]) => {
      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      interface Word {
        text: string;
        holder: Element;
        /** What of its letters is in sight. */
        seen: Box;
      }
      const told = new Set<string>();
      const named = (node: Element): string => {
        const own = node.getAttribute("class")?.replace(/\s*svelte-[\w-]+/g, "");
        const near = node.parentElement?.closest("[class], [id], [data-part]");
        const of = (one: Element): string =>
          one.id
            ? `#${one.id}`
            : `${one.tagName.toLowerCase()}.${(one.getAttribute("class") ?? "").split(/\s+/)[0]}`;
        return `${near ? `${of(near)} ` : ""}${node.tagName.toLowerCase()}${own ? `.${own.trim().split(/\s+/).join(".")}` : ""}`;
      };
      const tell = (holder: Element, text: string, what: string): void =>
        void told.add(`${where}: “${text.trim().replace(/\s+/g, " ")}” ${what} (${named(holder)})`);
      const cut = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      const wide = (box: Box): number => box.right - box.left;
      const high = (box: Box): number => box.bottom - box.top;
      /** Letters are lower than their line. */
      const lettersOf = ({ left, right, top, bottom, height }: DOMRect): Box => ({
        left,
        right,
        top: top + height * 0.22,
        bottom: bottom - height * 0.22,
      });
      const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const styles = new Map<Element, CSSStyleDeclaration>();
      const style = (node: Element): CSSStyleDeclaration => {
        const known = styles.get(node) ?? getComputedStyle(node);
        styles.set(node, known);
        return known;
      };

      /** What cuts what is in an element, from within outwards: `scrolls` is moved by whoever wants to see the rest. */
      interface Edge {
        node: Element;
        box: Box;
        scrolls: boolean;
      }
      const edges = new Map<Element, Edge[] | null>();
      /** Nothing for what is not there for eyes. */
      function around(node: Element): Edge[] | null {
        const known = edges.get(node);
        if (known !== undefined) return known;
        const outer = node.parentElement ? around(node.parentElement) : [];
        const its = style(node);
        const rect = node.getBoundingClientRect();
        const gone = its.clipPath === "inset(50%)" || (its.overflow === "hidden" && rect.width < 2);
        let all = gone ? null : outer;
        // What is fixed is cut by nothing but the screen.
        if (all && its.position === "fixed") all = [];
        const cuts = its.overflowX !== "visible" || its.overflowY !== "visible";
        if (
          all &&
          cuts &&
          node !== document.body &&
          node !== document.documentElement &&
          its.display !== "inline"
        ) {
          const scrolls = /auto|scroll/.test(its.overflowX + its.overflowY);
          const [x, y] = [its.overflowX === "visible", its.overflowY === "visible"];
          const box = {
            left: x ? -1e6 : rect.left,
            right: x ? 1e6 : rect.right,
            top: y ? -1e6 : rect.top,
            bottom: y ? 1e6 : rect.bottom,
          };
          all = [{ node, box, scrolls }, ...all];
        }
        edges.set(node, all);
        return all;
      }

      const words: Word[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { data, parentElement: holder } = node as Text;
        if (!holder || !data.trim() || holder.closest(free)) continue;
        if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const all = around(holder);
        if (!all) continue;
        // The nearest that has a box of its own.
        let block: Element = holder;
        while (style(block).display === "inline" && block.parentElement && !(block instanceof SVGElement))
          block = block.parentElement;
        const its = style(block);
        const short =
          (its.textOverflow === "ellipsis" &&
            its.overflowX !== "visible" &&
            block.scrollWidth > block.clientWidth + 1) ||
          (its.webkitLineClamp !== "none" && block.scrollHeight > block.clientHeight + 2);
        if (short) tell(holder, data, "is cut short");
        const outer = block instanceof HTMLElement ? block.getBoundingClientRect() : null;
        // How many of its words are to be seen, and how many are not though nobody can bring them into sight.
        let [there, lost] = [0, 0];
        for (const { 0: text, index } of data.matchAll(/[^\s\u00ad]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          // What was made narrower is told as if it had not been.
          const drawn = holder.hasAttribute("textLength")
            ? [holder.getBoundingClientRect()]
            : [...range.getClientRects()];
          const boxes = drawn.filter(({ width }) => width > 0.5).map(lettersOf);
          if (boxes.length === 0) continue;
          let visible = false;
          for (const box of boxes) {
            let [seen, scrolled] = [box, false];
            let by: Element | null = null;
            for (const edge of all) {
              const left = cut(seen, edge.box);
              const less = wide(left) < wide(seen) - 1.5 || high(left) < high(seen) - 1.5;
              if (less && edge.scrolls) scrolled = true;
              if (less && !scrolled && !short) by ??= edge.node;
              seen = left;
            }
            if (wide(seen) < 1 || high(seen) < 1) {
              if (!scrolled) lost++;
              continue;
            }
            visible = true;
            there++;
            if (by) tell(holder, text, `is cut off by ${named(by)}`);
            // What is cut by less than that was not told above either, and may be scrolled to.
            if (!scrolled && (box.right > innerWidth + 2 || box.left < -2))
              tell(holder, text, "leaves the screen");
            if (outer && !short && (box.right > outer.right + 2 || box.left < outer.left - 2))
              tell(holder, text, `sticks out of ${named(block)}`);
            seen = cut(seen, screen);
            if (wide(seen) > 1 && high(seen) > 1) words.push({ text, holder, seen });
          }
          if (!visible || boxes.length < 2) continue;
          // Letters or digits that follow each other are not torn apart; behind a hyphen or a dash a line may end.
          for (const { 0: letters, index: at } of text.matchAll(/\p{L}[\p{L}\p{M}’']+|\p{N}+/gu)) {
            // The hyphen that is drawn where a soft one was is told as part of the letter behind it.
            const soft = at === 0 && data[index - 1] === "\u00ad";
            range.setStart(node, index + at + (soft ? 1 : 0));
            range.setEnd(node, index + at + letters.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
            if (lines.some(({ top }) => top > lines[0]!.top + 3)) tell(holder, letters, "is broken");
          }
        }
        if (there > 0 && lost > 0 && !short) tell(holder, data, "is not all in sight");
      }

      // What lies on what. Everything can be hit, for as long as that is looked at.
      const hit = new CSSStyleSheet();
      hit.replaceSync("* { pointer-events: auto !important }");
      document.adoptedStyleSheets.push(hit);
      const opaque = (node: Element): boolean => {
        const its = style(node);
        if (node instanceof SVGElement)
          return node instanceof SVGGeometryElement && its.fill !== "none" && Number(its.fillOpacity) > 0.8;
        if (its.backgroundColor === "transparent" || its.backgroundColor === "rgba(0, 0, 0, 0)")
          return its.backgroundImage !== "none";
        const alpha = /[,/] *([\d.]+)\)$/.exec(its.backgroundColor);
        return !/rgba|\//.test(its.backgroundColor) || Number(alpha?.[1] ?? 1) > 0.8;
      };
      words.sort((a, b) => a.seen.top - b.seen.top);
      for (const [at, one] of words.entries())
        for (let next = at + 1; next < words.length && words[next]!.seen.top < one.seen.bottom; next++) {
          const other = words[next]!;
          if (one.holder === other.holder) continue;
          const both = cut(one.seen, other.seen);
          if (wide(both) < 2 || high(both) < 2) continue;
          const stack = document.elementsFromPoint(
            (both.left + both.right) / 2,
            (both.top + both.bottom) / 2,
          );
          const [upper = -1, lower = -1] = [stack.indexOf(one.holder), stack.indexOf(other.holder)].sort(
            (a, b) => a - b,
          );
          // Where something is between them the lower one is hidden, as by what is opened over the table or by a piece on the board.
          const hidden = stack
            .slice(Math.max(upper, 0), lower)
            .some((node) => opaque(node) && !node.contains(stack[lower]!));
          if (upper >= 0 && !hidden)
            tell(
              one.holder,
              `${one.text}” and “${other.text}`,
              `lie on each other, the latter in ${named(other.holder)}`,
            );
        }
      document.adoptedStyleSheets.pop();
      return [...told];
    },
    [where, FREE] as const,
  );

/** A screen of this size, and letters so many times as large as usual: as a browser has them for whoever wishes that. */
export async function resize(
  page: Page,
  { width, height, letters = 1 }: { width: number; height: number; letters?: number },
): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send("Page.setFontSizes", { fontSizes: { standard: 16 * letters, fixed: 13 * letters } });
  await debug.detach();
  // Only now: what a script knows of the screen it is told when that changes, not with its letters.
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await still(page);
}
