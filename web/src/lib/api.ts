/** Questions to the server that need no table. */
import type { Made, NewTable } from "./protocol";
import { language } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const url = new URL(path, location.origin);
  url.searchParams.set("language", language());
  let reply: Response;
  try {
    reply = await fetch(url, init);
  } catch {
    throw new Refused("unreachable", "", 0);
  }
  const body = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refused(body.code ?? "unknown", body.message ?? "", reply.status);
  return body as T;
}

export const get = <T>(path: string): Promise<T> => call<T>(path);
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
