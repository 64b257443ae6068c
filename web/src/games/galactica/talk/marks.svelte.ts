/** Private marks of suspicion: kept in this browser, for each table, and never sent anywhere. */
export const MARKS = ["trust", "unsure", "suspect"] as const;
export type Mark = (typeof MARKS)[number];

const KEY = "starboard.galactica.marks";
/** Of so many tables, the latest ones. */
const KEPT = 40;

type Kept = [table: string, marks: Partial<Record<number, Mark>>][];

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

let all: Kept = $state.raw(kept());

export const markOf = (table: string, seat: number): Mark | null =>
  all.find(([name]) => name === table)?.[1][seat] ?? null;

export function setMark(table: string, seat: number, mark: Mark | null): void {
  // Another tab may have set some since.
  const now = kept();
  const marks = { ...now.find(([name]) => name === table)?.[1] };
  if (mark === null) delete marks[seat];
  else marks[seat] = mark;
  const others = now.filter(([name]) => name !== table);
  all = [[table, marks] as Kept[number], ...others].slice(0, KEPT);
  localStorage.setItem(KEY, JSON.stringify(all));
}
