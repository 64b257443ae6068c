/** Who this browser is to the server: nobody yet, or somebody with a name. */
import { get, known, post } from "./api";
import type { Me } from "./protocol";
import { settings } from "./settings.svelte";

export const me: { name: string } = $state({ name: "" });

let saving: Promise<unknown> = Promise.resolve();

/** Asks the server, if it knows this browser. */
export async function meet(): Promise<void> {
  if (!known()) return;
  me.name = (await get<Me>("/api/me")).name;
}

/** Changes the name, here and on the server; where the server does not know this person yet, only here. */
export function rename(name: string): Promise<void> {
  settings.name = name;
  const saved = (async () => {
    if (me.name) me.name = (await post<Me>("/api/me", { name })).name;
  })();
  saving = saved.catch(() => {});
  return saved;
}

/** Once a new name has arrived. */
export const named = (): Promise<unknown> => saving;
