/** Reading where there is no table: refusals, and who sits at the tables of a list. */
import { GAMES } from "../games";
import { get } from "./api";
import { voiceHere } from "./catalogue";
import { NOBODY } from "./phrases";
import type { SentTables } from "./protocol";
import { Reading, type Summary } from "./reading";

/** What is said there is the same for every game, so the sentences of any will do. */
export async function elsewhere(): Promise<Reading> {
  return new Reading(await voiceHere(GAMES[0].id), NOBODY);
}

/** Tables in a list. Sentences are fetched only where a name is made of them; without them such a name is empty. */
export async function listed(path: string): Promise<Summary[]> {
  const { tables } = await get<SentTables>(path);
  const silent = new Reading(null, NOBODY);
  const said = tables.some(({ seats }) => seats.some(({ name }) => Array.isArray(name)));
  const reading = said ? await elsewhere().catch(() => silent) : silent;
  return tables.map((table) => reading.summary(table));
}
