/** What the server sends anew, and what of it is new. */

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * `next`, made of the parts of `last` wherever they say the same; all of `last` where nothing is new. What is drawn of a part that stayed is
 * left alone then: of a whole new board mostly a few figures are other than before.
 */
export function shared<T>(last: T, next: T): T;
export function shared(last: unknown, next: unknown): unknown {
  if (last === next) return last;
  if (Array.isArray(last) && Array.isArray(next)) {
    const made = next.map((part, at) => (at < last.length ? shared(last[at], part) : part));
    const same = last.length === made.length && made.every((part, at) => part === last[at]);
    return same ? last : made;
  }
  if (isFields(last) && isFields(next)) {
    const names = Object.keys(next);
    const made = Object.fromEntries(names.map((name) => [name, shared(last[name], next[name])]));
    const same =
      Object.keys(last).length === names.length &&
      names.every((name) => name in last && made[name] === last[name]);
    return same ? last : made;
  }
  return next;
}

/** `last` with other values at some places, each a path of names and numbers. */
export function changed<T>(last: T, changes: readonly [readonly (string | number)[], unknown][]): T;
export function changed(last: unknown, changes: readonly [readonly (string | number)[], unknown][]): unknown {
  return changes.reduce((made: unknown, [path, value]) => put(made, path, value), last);
}

function put(last: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return shared(last, value);
  if (Array.isArray(last) && typeof name === "number") {
    const made: unknown[] = [...last];
    made[name] = put(last[name], rest, value);
    return made;
  }
  if (isFields(last)) return { ...last, [name]: put(last[name], rest, value) };
  throw new Error(`nothing has a part ${name} here`);
}

/** The same for what is made here again and again: keeps what it gave last. */
export function sharing<T>(): (next: T) => T {
  let last: T | undefined;
  return (next) => (last = last === undefined ? next : shared(last, next));
}
