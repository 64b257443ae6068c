/** What an address stands for. */
export type Place =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string | null }
  | { page: "settings" }
  | { page: "back" }
  | { page: "nowhere" };

export function place(path: string): Place {
  const parts = path.split("/").filter(Boolean);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "t" && second && parts.length === 2) return { page: "table", table: second };
  if (first === "t" && second && third === "replay") return { page: "replay", table: second };
  if (first === "rules" && parts.length <= 2) return { page: "rules", game: second ?? null };
  if (first === "settings" && parts.length === 1) return { page: "settings" };
  if (first === "back" && parts.length === 1) return { page: "back" };
  return { page: "nowhere" };
}
