/**
 * What Galactica's own lines of the story are about, by what they are called in the catalogue. That and whose they are is all
 * that is read of a phrase here: its words are for the voice.
 */
import type { Phrase } from "../../../lib/protocol";

type Args = { [variable: string]: Phrase };

/** The messages of a line. A line that was told in several sentences has several. */
export function messages(phrase: Phrase): [string, Args][] {
  if (phrase === null || typeof phrase !== "object") return [];
  if (Array.isArray(phrase)) return [[phrase[0], phrase[1] ?? {}]];
  return "sentences" in phrase ? phrase.sentences.flatMap(messages) : [];
}

const seatOf = (phrase: Phrase | undefined): number | null =>
  phrase !== null && typeof phrase === "object" && "seat" in phrase ? phrase.seat : null;

export function said(phrase: Phrase): { seat: number; claim: Phrase } | null {
  for (const [name, { seat, claim }] of messages(phrase)) {
    const by = seatOf(seat);
    if (name === "event-said" && by !== null && claim !== undefined) return { seat: by, claim };
  }
  return null;
}

/** What a check takes and who has added what is seen on its stage, and beside the board where that is put away. */
export const briefly = (phrase: Phrase): Phrase | null =>
  messages(phrase).find(([name]) => name === "prompt-contribute")?.[1]["yours"] ?? null;

/** Told to whom they are about and to nobody else. */
const ALONE = ["event-saw", "event-saw-hand", "event-saw-loyalty", "event-drew-super"];
/** Told to everybody, but with the faces of cards only to whom they are about. */
const FACES = ["event-loyalty", "event-drew"];

export const secret = (phrase: Phrase, reader: number): boolean =>
  messages(phrase).some(([name, args]) => {
    if (seatOf(args["seat"]) !== reader) return false;
    return ALONE.includes(name) || (FACES.includes(name) && faces(Object.values(args)));
  });

const faces = (phrase: Phrase | Phrase[]): boolean => {
  if (phrase === null || typeof phrase !== "object") return false;
  return "card" in phrase || Object.values(phrase).some((part) => faces(part as Phrase));
};
