/**
 * What the shell needs of a game. A game is a folder here: `about/`, small and always there, and behind it a module with the
 * parts of its table, fetched when somebody opens one. `B` is its board, `I` what can be picked, `P` why it is asked,
 * `E` what happens.
 */
import type { Component, Snippet } from "svelte";
import type { Sign } from "../lib/icons";
import type { PaceName } from "../lib/paces";
import type { Course, Line, Outcome, Phrase, Setup, Talk as Policy } from "../lib/protocol";
import type { AidPart, Ask, Claimable, Glance, Orders, Row, SeatInfo, TableInfo, Tale } from "../lib/reading";
import type { Say, vocabulary } from "../lib/words.svelte";
import type { Choice } from "../shell/choice.svelte";
import type { Shown } from "../shell/picks";

/** A game at one moment, at a table or in a replay. */
export interface Scene<B> {
  board: B;
  glance: Glance | null;
  seats: SeatInfo[];
  /** Whose eyes; nobody's are the public's. */
  seat: number | null;
  /** Whom the table waits for. */
  waiting: number[];
  /** Who is connected, where that is known. */
  present: number[] | null;
  /** What is said and ordered at a table; a replay has none. */
  talk?: Talk;
}

/** What people say to all in the game's own way, and what is answered for the reader by order. */
export interface Talk {
  /** The table's name. */
  table: string;
  /** What may be said at it. */
  policy: Policy;
  /** What the reader can say now. */
  claims: readonly Claimable[];
  /** What was said so far, oldest first. */
  said: readonly Said[];
  orders: Orders;
  send: (command: object) => Promise<unknown>;
}

export interface Said {
  seat: number;
  line: Line;
}

/** What is asked once more before an answer is sent. */
export interface Twice {
  question: string;
  detail: string;
  yes: string;
  no: string;
}

/** What a game that teaches is told. */
export interface LessonProps<B, I, P, E> {
  /** The table's name. */
  table: string;
  scene: Scene<B>;
  choice: Choice<I, P> | null;
  story: readonly Tale[];
  events: readonly E[];
  over: boolean;
  /** The table stands still, or goes on: nothing happens there while somebody reads about it. */
  hold: (on: boolean) => void;
  /** On a phone the first of these comes in sight; with none the table is again as it was. */
  look: (targets: readonly string[]) => void;
  /** Nothing more is to be taught. */
  onstop: () => void;
  /** The lesson is over: a game as people usually play it. */
  onnormal: () => void;
}

/** What the aid of a game is told. */
export interface AidProps<B> {
  scene: Scene<B>;
  /** What the server says of this moment; nothing for a game whose aid is always the same. */
  ask: () => Promise<AidPart[]>;
}

/**
 * Parts of a table. What is marked `data-part="people"` and `data-part="board"` within `Board` are two tabs on a phone; whatever
 * can be picked is a button with `data-option`, the option's number.
 */
export interface Game<B, I, P, E = unknown> {
  /** Along the upper edge: where the game stands, and what is picked there. */
  Top: Component<{ scene: Scene<B>; choice: Choice<I, P> | null }>;
  /** `events`: all that happened so far, at a table. */
  Board: Component<{ scene: Scene<B>; choice: Choice<I, P> | null; events?: readonly E[] }>;
  /**
   * What is going on, for games whose board does not say it all: beside the board, above the log. On a phone it has a tab of its
   * own, and so has the hand: such a board needs the room.
   */
  Now?: Component<{ scene: Scene<B>; choice: Choice<I, P> | null; events?: readonly E[] }>;
  /** Somebody's own cards. `owner`: whose, where they are not the reader's. */
  Hand: Component<{ scene: Scene<B>; choice: Choice<I, P> | null; owner?: string }>;
  /** The end, with the buttons of the shell where they belong. `course`: how it went, once that is there. */
  Result: Component<{
    scene: Scene<B>;
    outcome: Outcome | null;
    rows: Row[];
    table: TableInfo;
    course: Course | null;
    buttons: Snippet;
  }>;
  /** Everybody's secrets at once, in a replay: `boards` as each seat saw them. Fetched when it is asked for. */
  Secrets?: () => Promise<Component<{ boards: readonly B[]; seats: readonly SeatInfo[] }>>;
  /** A card, large when it is looked at. */
  Card: Component<{ id: string; size: "hand" | "large" }>;
  /** The game on one page, for games that have one, fetched when it is opened: the shell shows it in a drawer over the board. */
  Aid?: () => Promise<Component<AidProps<B>>>;
  /** How it is played, in short, with live examples: fetched for those who read the rules. */
  Guide: () => Promise<Component>;
  /** The aid takes the right edge of the table and leaves the board in reach; otherwise it lies over all of it. */
  aidBeside?: boolean;
  /** What happens is shown here, over the table, for a moment: `events` is all that happened so far. It takes no input away. */
  Moments?: Component<{ scene: Scene<B>; events: readonly E[] }>;
  /** Teaches in a game that does (`About.lesson`); fetched for it. */
  Lesson?: () => Promise<Component<LessonProps<B, I, P, E>>>;
  /** Standing orders, for games that have them: a tab beside the log. */
  Orders?: Component<{ scene: Scene<B>; talk: Talk }>;
  /** What can be said now and what was said, for games that have claims: a tab beside the chat. */
  Claims?: Component<{ scene: Scene<B>; talk: Talk }>;
  /** What may be told and what may not: beside the field of the chat. */
  Secrecy?: Component<{ scene: Scene<B>; talk: Talk }>;
  /** Buttons of the game's own in the bar, beside the clock. */
  Bar?: Component<{ scene: Scene<B>; choice: Choice<I, P> | null; talk: Talk }>;
  /** What hangs on a reaction window that is open, for those who are not asked. */
  Hangs?: Component<{ scene: Scene<B> }>;
  /** What can be done about a card that is looked at. */
  CardFoot?: Component<{ id: string; scene: Scene<B>; talk: Talk }>;
  /** Who said what to all, where a line of the story tells that. */
  said?(phrase: Phrase): { seat: number; claim: Phrase } | null;
  /** How many lines of the story can be told: what the table is still showing is not told before it is seen. */
  told?(story: readonly Tale[]): number;
  /** Is this line of the story for the reader alone? */
  secret?(phrase: Phrase, seat: number): boolean;
  /** Of a question, what the table does not show besides: on a wide screen that is all the eye needs of it. */
  briefly?(phrase: Phrase): Phrase | null;
  /** What is asked before this is done, where nothing ever undoes it. */
  twice?(item: I, prompt: P): Twice | null;
  /**
   * What all of the table must know to be laid out, as words for `[data-marks~="…"]`. A `:has()` there would make the browser look at
   * every element again whenever one comes or goes.
   */
  marks?(board: B, prompt: P | null): string;
  /** Where an option is shown. */
  shown(item: I, prompt: P): Shown;
  /** The sign of an option that is in the list. */
  sign(item: I, prompt: P): Sign;
  /** How options in the list look: bare numbers, tiles with a sign and a name, or lines. */
  look(ask: Ask<I, P>): "numbers" | "tiles" | "lines";
  /** `picked`: the names of what is picked. */
  labels(ask: Ask<I, P>, picked: readonly string[]): Labels;
}

/** What the buttons of a question say; null where the shell's own words will do. */
export interface Labels {
  /** Passing: names what is not done. */
  pass: string | null;
  /** Confirm, while nothing is picked. */
  wanted: string | null;
  /** Both where nothing can be picked: why Confirm does nothing, and what passing leads to. */
  none?: string | null;
  only?: string | null;
  confirm: string | null;
}

/** A game as the shell holds it: it passes boards and items on and never looks into them. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** What is known of a game before its table is there. */
export interface About {
  id: string;
  /**
   * Also what the pages for all games say of this one: `title`, `tagline`, `gist`, `players`, `time`, `picture`; where it has them
   * `known-for`.
   */
  say: Say;
  /** Its table as it is: 960 by 600, and half that for phones. */
  picture: { large: string; small: string };
  /** What lies behind its name. Decoration. */
  Sky: Component;
  /** With how many it is at its best. */
  best: number;
  /** How fast its tables may play, the usual first. */
  paces: readonly PaceName[];
  /** How long a move may take at a table with a clock, in milliseconds. */
  clock: number;
  /** Players react to what others do and tell each other what they hold: tables may say how long, and how much. */
  reacts: boolean;
  find: ReturnType<typeof vocabulary>["find"];
  /** Is this a game that teaches? */
  lesson: (setup: Setup) => boolean;
  /** Is this computer player one to offer to people? */
  offers: (bot: string) => boolean;
  table: () => Promise<AnyGame>;
}

/**
 * Forgets what a game's parts are about. The one place where that happens: the shell gives a game only what came from the
 * server for that very game.
 */
export const asAny = <B, I, P, E>(game: Game<B, I, P, E>): AnyGame => game as unknown as AnyGame;
