// Made by `UPDATE=1 cargo test -p web-assets --test types`: do not edit.

export type Seat = number;

export type SeatSet = Array<number>;

export type Viewer = { "seat": Seat } | "public";

export type Seed = string;

export type Proof = { 
/**
 * The table, by its name on the server.
 */
table: string, 
/**
 * The setup as it was promised, as text.
 */
setup: string, 
/**
 * The server's secret. Known to nobody else while the game runs.
 */
secret: Seed, 
/**
 * What the players added, by seat; empty where nothing was.
 */
entropy: Array<string>, };

export type Shows = "items" | "count" | "nothing";

export type Timing = "plain" | "open" | "window" | "long-window";

export type Pick<I> = { from: Array<I>, min: number, max: number, };

export type Phrase = null | number | string | [string] | [string, { [variable: string]: Phrase }] | { text: string } | { card: string } | { place: string } | { noun: string } | { seat: number } | { and: Phrase[] } | { or: Phrase[] } | { commas: Phrase[] } | { semicolons: Phrase[] } | { sentences: Phrase[] };

export type Span = { "text": string } | { "card": { id: string, name: string, } } | { "seat": { seat: Seat, name: string, } } | { "place": { id: string, name: string, } };

export type Line = Array<Span>;

export type Request<Item, Order, Claim> = { 
/**
 * Comes back with the reply.
 */
id?: About, } & ({ "do": "join", seat?: Seat, key?: string, entropy?: string, } | { "do": "leave", } | { "do": "chair", seat: Seat, to: Wanted, } | { "do": "entropy", entropy: string, } | { "do": "start", entropy?: string, } | { "do": "answer", ticket: string, items?: Array<Item>, picks?: Array<number>, } | { "do": "take-back", } | { "do": "hold", } | { "do": "orders", orders?: Array<Order>, } | { "do": "claim", claim: Claim, } | { "do": "away", away: boolean, } | { "do": "chat", text: string, } | { "do": "propose", what: Proposal, } | { "do": "vote", yes: boolean, } | { "do": "rematch", } | { "do": "help", option: number, } | { "do": "explain", name: string, seat?: Seat, } | { "do": "aid", } | { "do": "ping", });

export type About = number | string;

export type Command<Item, Order, Claim> = { "do": "join", seat?: Seat, key?: string, entropy?: string, } | { "do": "leave", } | { "do": "chair", seat: Seat, to: Wanted, } | { "do": "entropy", entropy: string, } | { "do": "start", entropy?: string, } | { "do": "answer", ticket: string, items?: Array<Item>, picks?: Array<number>, } | { "do": "take-back", } | { "do": "hold", } | { "do": "orders", orders?: Array<Order>, } | { "do": "claim", claim: Claim, } | { "do": "away", away: boolean, } | { "do": "chat", text: string, } | { "do": "propose", what: Proposal, } | { "do": "vote", yes: boolean, } | { "do": "rematch", } | { "do": "help", option: number, } | { "do": "explain", name: string, seat?: Seat, } | { "do": "aid", } | { "do": "ping", };

export type Wanted = "me" | "open" | "invited" | { "bot": string };

export type Proposal = "abort" | { "rewind": number };

export type NewTable<Setup> = { 
/**
 * As `GET /api/games` lists them.
 */
game: string, setup: Setup, 
/**
 * By seat; if left out, the maker and bots of the usual level.
 */
seats?: Array<Wanted>, pace?: Partial<Pace>, talk?: Talk, 
/**
 * Shown to everybody who lists tables.
 */
listed?: boolean, 
/**
 * Start at once; all seats must be taken.
 */
start?: boolean, 
/**
 * What whoever has no token yet wants to be called.
 */
name?: string, };

export type NewPerson = { name: string, };

export type Return = { 
/**
 * What stands behind the number sign of the link.
 */
key: string, };

export type EndSession = { 
/**
 * Which one; all but the one that asks if left out.
 */
session?: string, };

export type Pace = { 
/**
 * People sit at it together: reaction windows last a fixed time. Else they stay open until everyone asked has answered.
 */
live: boolean, 
/**
 * How long somebody may take before the computer answers for them; for ever if none.
 */
turn: number | null, 
/**
 * How long a reaction window lasts.
 */
window: number, 
/**
 * How long one lasts that people want to talk about, such as before a skill check.
 */
long_window: number, 
/**
 * How much longer if it is held open.
 */
hold: number, 
/**
 * How long after a question a computer player answers it, whatever the question.
 */
bot: number, };

export type Talk = "free" | "claims" | "silent";

export type Message<Setup, View, Board, Prompt, Item, Event, Order, Claim, Text> = { "type": "hello" } & Hello | { "type": "table" } & TableInfo<Setup, Text> | { "type": "presence" } & Presence | { "type": "chat" } & Chat | { "type": "story" } & Story<Text> | { "type": "entries" } & Entries<Event> | { "type": "view" } & Viewed<View> | { "type": "board" } & Shown<Board, Text> | { "type": "changes" } & Changes | { "type": "waiting" } & Waiting | { "type": "ask" } & Ask<Prompt, Item, Text> | { "type": "orders" } & Orders<Order, Text> | { "type": "claims" } & Claims<Claim, Text> | { "type": "clock" } & Clock | { "type": "over" } & Over<Text> | { "type": "done" } & Done<Text> | { "type": "refused" } & Refused<Text> | { "type": "bye" } & Bye;

export type Hello = { protocol: number, 
/**
 * The hash of the sentences that phrases are formatted by.
 */
catalogue: string, 
/**
 * By the server's clock.
 */
now: number, };

export type Stage = "waiting" | "playing" | "over" | "aborted" | "set-aside";

export type TableInfo<Setup, Text> = { table: string, game: string, setup: Setup, stage: Stage, 
/**
 * The seat of the one who reads this.
 */
you: Seat | null, 
/**
 * The seat of whoever made the table; none if they stand.
 */
owner: Seat | null, seats: Array<SeatInfo<Text>>, pace: Pace, talk: Talk, listed: boolean, 
/**
 * Binds the server to its secret, before anybody has added anything to the chance of the deal.
 */
promise: string, 
/**
 * What is proposed and still voted on.
 */
motion: Moved | null, 
/**
 * The table of the rematch.
 */
rematch: string | null, 
/**
 * What became of a game whose rules have changed.
 */
notice: Text | null, };

export type SeatKind = "person" | "open" | "invited" | "bot";

export type SeatInfo<Text> = { kind: SeatKind, 
/**
 * What whoever sits here is called.
 */
name: Text, 
/**
 * Of a computer player.
 */
level?: string, 
/**
 * The computer answers for a person whose time was up.
 */
away: boolean, };

export type Moved = { by: Seat, yes: SeatSet, no: SeatSet, } & ({ "what": "abort", } | { "what": "rewind", entry: number, });

export type Motion = { "what": "abort", } | { "what": "rewind", entry: number, };

export type Presence = { seats: SeatSet, spectators: number, };

export type Chat = { from: number, lines: Array<ChatLine>, };

export type ChatLine = { 
/**
 * None of a spectator.
 */
seat: Seat | null, name: string, text: string, at: number, };

export type Story<Text> = { edition: number, from: number, lines: Array<Tale<Text>>, };

export type Tale<Text> = { line: Text, 
/**
 * A new chapter begins here.
 */
opens: boolean, };

export type Entries<Event> = { edition: number, from: number, entries: Array<Event>, };

export type Viewed<View> = { view: View, };

export type Shown<Board, Text> = { board: Board, glance: Glance<Text>, };

export type Changes = { changes: [(string | number)[], unknown][], };

export type Glance<Text> = { 
/**
 * Where the game stands.
 */
now: Text, 
/**
 * What nobody should overlook, such as that the game is about to end.
 */
warnings: Array<Text>, 
/**
 * By seat.
 */
seats: Array<Array<Figure<Text>>>, };

export type Figure<Text> = { id: string, number: number, line: Text, };

export type Waiting = { seats: SeatSet, };

export type Ask<Prompt, Item, Text> = { 
/**
 * Your last answer can be taken back.
 */
take_back: boolean, 
/**
 * You need not answer: you have nothing to react with, or your standing orders answer for you.
 */
ordered: boolean, question: Question<Prompt, Item, Text> | null, };

export type Question<Prompt, Item, Text> = { 
/**
 * Names this question; an answer with any other is refused.
 */
ticket: string, prompt: Prompt, 
/**
 * Any `min` to `max` of `from`.
 */
pick: Pick<Item>, 
/**
 * Kept until everybody who is asked has answered, and can be changed until then.
 */
sealed: boolean, 
/**
 * What the others will see of the answer.
 */
shows: Shows, timing: Timing, line: Text, 
/**
 * What hangs on the answer, where the line does not say it.
 */
stakes: Array<Row<Text>>, 
/**
 * One for each of `pick.from`.
 */
options: Array<Choice<Text>>, 
/**
 * Your sealed answer, if you have given one.
 */
draft: Array<Item> | null, 
/**
 * A proposal, where the question is a chore.
 */
plan: Plan<Text> | null, };

export type Plan<Text> = { 
/**
 * Options, by their numbers.
 */
picks: Array<number>, 
/**
 * What is done, in order: with what, and what it brings. Empty where it is this one answer and no more.
 */
steps: Array<Choice<Text>>, 
/**
 * What they bring together; may be nothing.
 */
sum: Text, };

export type Choice<Text> = { name: Text, 
/**
 * What it costs or brings; may be nothing.
 */
gist: Text, 
/**
 * The reason, such as where a number comes from; may be nothing.
 */
why: Text, 
/**
 * As things stand it would bring nothing.
 */
idle: boolean, };

export type Row<Text> = { line: Text, 
/**
 * How deep it lies under the rows before it.
 */
indent: number, 
/**
 * The list, if `line` is a label.
 */
parts: Array<Text>, };

export type Orders<Order, Text> = { 
/**
 * The first that has anything to say decides.
 */
orders: Array<Standing<Order, Text>>, 
/**
 * What they answered lately, oldest first.
 */
lately: Array<Text>, 
/**
 * What was answered for you while you were away, oldest first; gone once you answer yourself.
 */
meanwhile: Array<Text>, };

export type Standing<Order, Text> = { order: Order, line: Text, };

export type Claims<Claim, Text> = { claims: Array<Claimable<Claim, Text>>, };

export type Claimable<Claim, Text> = { claim: Claim, line: Text, };

export type Clock = { 
/**
 * By the server's clock.
 */
now: number, 
/**
 * When the computer starts to answer for others.
 */
deadline: number | null, window: Window | null, };

export type Window = { opened: number, closes: number, 
/**
 * Somebody has held it open.
 */
held: boolean, holder: Seat | null, };

export type Outcome = { winners: SeatSet, 
/**
 * By seat; empty in a game that is won or lost without points.
 */
scores: Array<number>, 
/**
 * Which of the game's endings came about.
 */
ending: string, };

export type Over<Text> = { aborted: boolean, outcome: Outcome | null, 
/**
 * The result in words, card by card.
 */
result: Array<Row<Text>> | null, seed: Seed, 
/**
 * That the deal followed from what was promised.
 */
proof: Proof, };

export type Done<Text> = { id?: About, 
/**
 * What was asked for, if it was anything.
 */
result: Result<Text> | null, };

export type Refused<Text> = { id?: About, 
/**
 * For programs; does not change.
 */
code: string, 
/**
 * A sentence that says what to do.
 */
message: Text, };

export type Bye = { 
/**
 * `stopping`: connect again in a moment. `ended`: the token that it was opened with is worth nothing any more.
 */
why: string, };

export type Problem<Text> = { 
/**
 * For programs; does not change.
 */
code: string, 
/**
 * A sentence that says what to do.
 */
message: Text, };

export type Result<Text> = Rows<Text> | Aid<Text> | { 
/**
 * The table of the rematch.
 */
table: string, } | { 
/**
 * By the server's clock.
 */
now: number, };

export type Rows<Text> = { rows: Array<Row<Text>>, };

export type Aid<Text> = { parts: Array<AidPart<Text>>, };

export type AidPart<Text> = { id: string, 
/**
 * Its number among the steps of a turn.
 */
step: number | null, stands: Stands, 
/**
 * It is about what is going on.
 */
open: boolean, name: Text, 
/**
 * What it is about, in few words.
 */
gist: Text, points: Array<AidPoint<Text>>, };

export type AidPoint<Text> = { line: Text, tone: Tone, 
/**
 * For a roll: what each side of the die reaches, 0 where nothing happens.
 */
faces: Array<number>, };

export type Stands = "done" | "here" | "ahead" | "skipped" | "aside";

export type Tone = "plain" | "lit" | "off";

export type Me = { person: string, name: string, };

export type Languages = { languages: Array<string>, 
/**
 * The hash of all their sentences: other sentences have another one.
 */
catalogue: string, };

export type Texts = { [key in string]: string };

export type Games<Setup> = { games: Array<Game<Setup>>, };

export type Game<Setup> = { game: string, 
/**
 * Levels of computer players, the weakest first.
 */
bots: Array<string>, 
/**
 * The level of a computer player if none is given.
 */
usual: string, 
/**
 * Setups that make a table, the usual one first.
 */
setups: Array<Setup>, };

export type Cards<Face, Text> = { cards: Array<Article<Face, Text>>, terms: Array<Article<Face, Text>>, 
/**
 * The game on one page, for the time of play; empty where a game has none.
 */
aid: Array<Chapter<Face, Text>>, };

export type Article<Face, Text> = { id: string, name: Text, 
/**
 * What kind of card it is, in few words; nothing of a term.
 */
gist: Text, rows: Array<Row<Text>>, 
/**
 * A card as data, to draw it; of an entry of the aid, what its sign stands for; none of a term.
 */
face?: Face, 
/**
 * Its powers in words, one for each of the face's; none of a term.
 */
powers: Array<Text>, };

export type Chapter<Face, Text> = { id: string, name: Text, articles: Array<Article<Face, Text>>, };

export type Tables<Summary> = { tables: Array<Summary>, };

export type Summary<Setup, Text> = { table: string, game: string, setup: Setup, stage: Stage, seats: Array<SeatSummary<Text>>, pace: Pace, 
/**
 * In a list of one's own tables: this one waits for you.
 */
your_move: boolean, };

export type SeatSummary<Text> = { kind: SeatKind, name?: Text, level?: string, };

export type Made = { table: string, link: string, 
/**
 * Yours, if you sit.
 */
seat: Seat | null, invitations: Array<Invitation>, 
/**
 * Binds the server to its secret.
 */
promise: string, 
/**
 * For whoever had none.
 */
token?: string, person?: string, };

export type Invitations = { invitations: Array<Invitation>, };

export type Invitation = { seat: Seat, key: string, link: string, };

export type State<Setup, View, Board, Prompt, Item, Event, Order, Claim, Text> = { protocol: number, 
/**
 * By the server's clock.
 */
now: number, table: TableInfo<Setup, Text>, presence: Presence, chat: Chat, clock: Clock, story?: Story<Text>, entries?: Entries<Event>, 
/**
 * If it was asked for.
 */
view?: Viewed<View>, board?: Shown<Board, Text>, waiting?: Waiting, ask?: Ask<Prompt, Item, Text>, orders?: Orders<Order, Text>, claims?: Claims<Claim, Text>, over?: Over<Text>, };

export type Hint<Text> = { 
/**
 * The question it is about.
 */
ticket: string, 
/**
 * Options, by their numbers.
 */
picks: Array<number>, lines: Array<Text>, };

export type Why<Text> = { seat: Seat, level: string, 
/**
 * What it was asked, and what it answered.
 */
asked: Text, answered: Text, 
/**
 * How it came to that.
 */
notes: Array<Text>, 
/**
 * What was tried, what rules of thumb do first. Empty where there was nothing to compare.
 */
options: Array<Weighed<Text>>, beliefs: Array<Belief<Text>>, };

export type Weighed<Text> = { name: Text, 
/**
 * How likely its side wins with it.
 */
wins: number, 
/**
 * That, and how sure it is, in words.
 */
line: Text, 
/**
 * It was given.
 */
given: boolean, };

export type Belief<Text> = { seat: Seat, 
/**
 * How likely they are an enemy in secret: when it was asked, and when all had come of its answer.
 */
before: number, after: number, 
/**
 * The same in words.
 */
line: Text, };

export type Minds = { 
/**
 * The answers that computer players have chosen and can give their reasons for.
 */
decisions: Array<Decision>, 
/**
 * Whom everybody suspected, at the start of every turn and at the end.
 */
turns: Array<Suspected>, };

export type Decision = { 
/**
 * Counted from 1, among the answers that stand.
 */
number: number, seat: Seat, 
/**
 * The step of the replay that shows what came of it.
 */
step: number, };

export type Suspected = { 
/**
 * When so many turns were over.
 */
turns: number, 
/**
 * By seat, to whoever sees what is public.
 */
table: Array<number>, 
/**
 * By seat, to each seat.
 */
seats: Array<Array<number>>, };

export type Replay<View, Board, Event, Text> = { 
/**
 * As reached: revealed answers count together.
 */
step: number, last: number, 
/**
 * If it was asked for.
 */
view?: View, board: Board, glance: Glance<Text>, 
/**
 * The log as people read it.
 */
story: Array<Tale<Text>>, 
/**
 * What happened, event by event.
 */
entries: Array<Event>, 
/**
 * The whole table in words.
 */
scene: Array<Row<Text>>, outcome: Outcome | null, };

export type Truth<Item, Event> = { 
/**
 * How it began, then answer by answer.
 */
deeds: Array<Deed<Item, Event>>, };

export type Deed<Item, Event> = { 
/**
 * Whose; nobody’s is how the game began.
 */
seat: Seat | null, items: Array<Item>, 
/**
 * Of what only some were told, what they were told; with what was said before the next answer.
 */
events: Array<Event>, };

export type Course = { 
/**
 * None in a game without points.
 */
rounds: Array<Round>, };

export type Round = { 
/**
 * 0 for how the game began.
 */
round: number, 
/**
 * By seat.
 */
turns: Array<Turn>, };

export type Turn = { 
/**
 * What the seat had at its end, by source; every source each time.
 */
points: Array<Points>, 
/**
 * What it chose to do.
 */
chose: Array<string>, 
/**
 * The ids of what it has had on the table since then.
 */
added: Array<string>, };

export type Points = { 
/**
 * Where they come from, as the game calls it.
 */
source: string, points: number, };

export type PrivateLink = { link: string, };

export type Sessions = { 
/**
 * The one used last first.
 */
sessions: Array<Session>, };

export type Session = { id: string, 
/**
 * When it began; null if that is not known.
 */
since: number | null, 
/**
 * When it was used last, to the hour; null if that is not known.
 */
seen: number | null, 
/**
 * It began with the private link.
 */
linked: boolean, 
/**
 * It is the one that asks.
 */
here: boolean, };
