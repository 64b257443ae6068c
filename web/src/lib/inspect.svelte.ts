/** Pointing at a card, an option or a term: hover, focus, a long press or `?` open what there is to know about it. */
export interface Subject {
  /** A card, to be drawn large. */
  card?: string;
  /** An option of the question, by its number: with the reader's own numbers. */
  option?: number;
  /** A term, by its id. */
  term?: string;
}

interface Open {
  subject: Subject;
  anchor: DOMRect;
  /** Opened on purpose: stays until it is closed. */
  pinned: boolean;
}

export const inspect: { open: Open | null } = $state({ open: null });

const HOVER = 350;
const PRESS = 450;

export function close(): void {
  inspect.open = null;
}

function show(node: Element, subject: Subject, pinned: boolean): void {
  inspect.open = { subject, anchor: node.getBoundingClientRect(), pinned };
}

/** Makes something answer to being pointed at. `click`: a click opens it too. */
export function inspector(subject: () => Subject | null, click = true) {
  return (node: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
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
      // Not now: something with focus that is taken off the page says so while the page is being drawn.
      queueMicrotask(() => {
        if (inspect.open && !inspect.open.pinned) close();
      });
    };
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && soon(HOVER, false)],
      ["pointerleave", away],
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
    for (const [name, listener] of on) node.addEventListener(name, listener, true);
    return () => {
      away();
      for (const [name, listener] of on) node.removeEventListener(name, listener, true);
    };
  };
}
