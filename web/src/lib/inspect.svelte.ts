/** Pointing at a card, an option or a term: hover, focus, a long press or `?` open what there is to know about it. */
import type { Line } from "./protocol";

export interface Subject {
  /** A card, to be drawn large. */
  card?: string;
  /** An option of the question, by its number: with the reader's own numbers. */
  option?: number;
  /** A term, by its id. */
  term?: string;
  /** Anything else that can be asked for, by its name: all of what is said of it. */
  name?: string;
  /** Before whom a card lies: with the numbers of that seat. */
  seat?: number;
  /** All there is to say, where it is known already. */
  told?: { title: string; line: Line };
}

interface Open {
  subject: Subject;
  anchor: DOMRect;
  /** Opened on purpose: stays until it is closed. */
  pinned: boolean;
}

/** What nobody wants covered: the question with its button, and what a hint proposes. */
const KEPT = "[data-ticket], #confirm, #pass, .proposed";

export const kept = (): DOMRect[] =>
  [...document.querySelectorAll(KEPT)].map((node) => node.getBoundingClientRect());

export const inspect: { open: Open | null } = $state({ open: null });

const HOVER = 350;
const PRESS = 450;

export function close(): void {
  inspect.open = null;
}

/** What the open one is about. */
let about: Element | null = null;

function show(node: Element, subject: Subject, pinned: boolean): void {
  about = node;
  inspect.open = { subject, anchor: node.getBoundingClientRect(), pinned };
}

/** Makes something answer to being pointed at. `click`: a click opens it too. */
export function inspector(subject: () => Subject | null, click = true) {
  return (node: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let over = false;
    const stop = (): void => clearTimeout(timer);
    const soon = (wait: number, pinned: boolean): void => {
      stop();
      timer = setTimeout(() => {
        const what = subject();
        if (!what || (inspect.open?.pinned && !pinned)) return;
        pressed = pinned;
        show(node, what, pinned);
      }, wait);
    };
    const away = (): void => {
      stop();
      over = false;
      // Not now: something with focus that is taken off the page says so while the page is being drawn.
      queueMicrotask(() => {
        // Other things come and go while this one is looked at.
        if (inspect.open && !inspect.open.pinned && about === node) close();
      });
    };
    const on: [string, (event: Event) => void][] = [
      [
        "pointermove",
        (event) => {
          const { pointerType, movementX, movementY } = event as PointerEvent;
          // What comes to lie under a mouse that rests is not pointed at.
          if (over || pointerType !== "mouse" || (movementX === 0 && movementY === 0)) return;
          over = true;
          soon(HOVER, false);
        },
      ],
      ["pointerleave", (event) => event.target === node && away()],
      [
        "pointerdown",
        (event) => ((event as PointerEvent).pointerType === "mouse" ? away() : soon(PRESS, true)),
      ],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["focus", () => node.matches(":focus-visible") && soon(HOVER, false)],
      ["blur", away],
      ["contextmenu", (event) => pressed && event.preventDefault()],
      [
        "click",
        (event) => {
          // A long press is no click.
          if (pressed) {
            pressed = false;
            event.preventDefault();
            event.stopImmediatePropagation();
            return;
          }
          const what = subject();
          if (click && what) show(node, what, true);
          else close();
        },
      ],
      [
        "keydown",
        (event) => {
          const { key } = event as KeyboardEvent;
          const pressed = key === "Enter" && click && node.getAttribute("role") === "button";
          const what = key === "?" || pressed ? subject() : null;
          if (!what) return;
          event.preventDefault();
          show(node, what, true);
        },
      ],
    ];
    // In their way down: before what a click on it does. So they also hear of what is within.
    for (const [name, listener] of on) node.addEventListener(name, listener, true);
    return () => {
      away();
      for (const [name, listener] of on) node.removeEventListener(name, listener, true);
    };
  };
}
