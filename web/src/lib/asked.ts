/** Which variables a message asks for: found once, when a language is read. */
import type { FluentResource } from "@fluent/bundle";

type Pattern = NonNullable<FluentResource["body"][number]["value"]>;
type Element = Exclude<Exclude<Pattern, string>[number], string>;

/** A variable as a message asks for it. */
export interface Asked {
  name: string;
  /** Does the message choose between its variants by it? Then it is given as plain text. */
  selects: boolean;
}

/** What every message asks for, and every attribute as `message.attribute`. */
export function asked(resource: FluentResource, into: Map<string, Asked[]>): void {
  for (const { id, value, attributes } of resource.body) {
    if (value !== null) into.set(id, of(value));
    for (const [name, pattern] of Object.entries(attributes)) into.set(`${id}.${name}`, of(pattern));
  }
}

function of(pattern: Pattern): Asked[] {
  const found: Asked[] = [];
  ofPattern(pattern, found);
  return found;
}

function ofPattern(pattern: Pattern, into: Asked[]): void {
  if (typeof pattern === "string") return;
  for (const element of pattern) if (typeof element !== "string") ofElement(element, false, into);
}

function ofElement(element: Element, selects: boolean, into: Asked[]): void {
  switch (element.type) {
    case "var": {
      const known = into.find(({ name }) => name === element.name);
      if (known) known.selects ||= selects;
      else into.push({ name: element.name, selects });
      break;
    }
    case "select":
      ofElement(element.selector, true, into);
      for (const { value } of element.variants) ofPattern(value, into);
      break;
    case "func":
    case "term":
      for (const argument of element.args) if (argument.type !== "narg") ofElement(argument, selects, into);
      break;
    case "mesg":
    case "str":
    case "num":
      break;
  }
}
