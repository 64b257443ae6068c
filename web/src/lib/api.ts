/** Questions to the server that need no table. */
import type { Made, NewTable, Phrase, Problem } from "./protocol";

/** No. `phrase`: why, in the server's words; nothing where it could not be asked. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly phrase: Phrase,
    readonly status: number,
  ) {
    super(code);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, init);
  } catch {
    throw new Refused("unreachable", null, 0);
  }
  const body: unknown = await reply.json().catch(() => null);
  if (reply.ok) return body as T;
  const { code = "unknown", message = null } = (body ?? {}) as Partial<Problem>;
  throw new Refused(code, message, reply.status);
}

export const get = <T>(path: string, init?: RequestInit): Promise<T> => call<T>(path, init);
export const post = <T>(path: string, body: unknown): Promise<T> =>
  call<T>(path, { method: "POST", body: JSON.stringify(body) });

/** Remembers that there is somebody behind the cookie, which scripts cannot see. */
const KNOWN = "starboard.known";
export const known = (): boolean => localStorage.getItem(KNOWN) !== null;
export const nowKnown = (): void => localStorage.setItem(KNOWN, "yes");

/** Makes a person, unless there is one. */
export async function somebody(name: string): Promise<void> {
  if (known()) {
    try {
      await get("/api/me");
      return;
    } catch (error) {
      // A server that has forgotten everybody is told again.
      if (!(error instanceof Refused) || error.status !== 401) throw error;
    }
  }
  await post("/api/people", { name });
  nowKnown();
}

export async function makeTable(table: NewTable): Promise<Made> {
  const made = await post<Made>("/api/tables", table);
  nowKnown();
  return made;
}
