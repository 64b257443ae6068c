/** What a page is told of a board: once whole, then only what has changed. */
import { changed } from "../../src/lib/shared";

interface Shown<Board> {
  type: "board";
  board: Board;
  glance: unknown;
}
type Message = { type: string; changes?: [(string | number)[], unknown][] };

/** The newest board after a message, as a message that shows it whole. */
export function newest<Board>(last: Shown<Board> | null, message: Message): Shown<Board> | null {
  if (message.type === "board") return message as never;
  return last && message.type === "changes" ? changed(last, message.changes!) : last;
}
