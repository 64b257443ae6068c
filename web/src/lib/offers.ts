/** The games that the server offers and this page can show, asked for once. */
import { aboutGame } from "../games";
import { get } from "./api";
import type { Offer, Offers } from "./protocol";

let asked: Promise<Offer[]> | null = null;

export function offers(): Promise<Offer[]> {
  if (!asked) {
    const reply = get<Offers>("/api/games");
    asked = reply.then(({ games }) => games.filter(({ game }) => aboutGame(game)));
    // What could not be had is asked for again.
    asked.catch(() => (asked = null));
  }
  return asked;
}
