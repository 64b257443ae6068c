# The shell's own words: buttons, labels, states. What is one game's alone is in its folder; sentences come from the server.

title = Starboard
# What search engines and links to this page say of it.
description = Great board games about space in the browser, with friends far apart or against the computer: { $games }, complete, free and without an account.
fans = A fan project, not affiliated with the games’ publishers, designers or rights holders.
skip = Skip to the content
nav = Pages
home = Home
rules = Rules
settings = Settings

play-now = Play now
play-now-about = Against the computer, at once. No account.
lesson = Learn by playing
game = Game
players = Players
level = Level
level-beginner = Beginner
level-learner = Learner
level-casual = Casual
level-regular = Regular
level-skilled = Skilled
level-strong = Strong
level-expert = Expert
level-master = Master
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-greedy = Greedy
level-random = Random
next-up = You win often now. Ready for { $level }?
next-down = { $level } may be a better match for now.
next-try = Play against { $level }
next-stay = Stay with { $level }
next-choose = Choose { $level }
create = Play with friends
create-about = Make a table, send the link, and fill empty seats with computer players.
create-button = Make a table
talk = Talk
talk-free = anything
talk-claims = claims only
talk-silent = none
talk-here =
    { $talk ->
        [claims] claims only, no chat
       *[silent] no talk
    }
window = Time to react
window-seconds = { $short } s, { $long } s where people talk it over
listed = List it under open tables
pace = Time
pace-live = together, no clock
pace-clock =
    { $minutes ->
        [0] together, { $seconds } seconds per move
        [one] together, one minute per move
       *[other] together, { $minutes } minutes per move
    }
pace-day = one move a day
looks = What it looks like
join = Join a table
join-about = Has someone sent you a link or a code? It leads to their table.
join-field = Link or code
join-button = Go to the table
your-name = Your name
name-saved = Saved. You go by this name at your tables.
guest = Guest
my-games = Your games
past-games = Finished games
their-move = Waiting for the others
open-tables = Open tables
stage-waiting = waiting for players
stage-playing = in progress
stage-over = finished
stage-aborted = abandoned
stage-set-aside = set aside
seats-free =
    { $count ->
        [0] full
        [one] 1 seat free
       *[other] { $count } seats free
    }
go-on = Continue
watch = Watch
sit-down = Sit down
replay = Replay
problem-unreachable = Cannot reach the server. Check your connection and try again.
problem-unknown = That did not work. Try again.

table = Table
nowhere = There is no such page
game-unknown = This page cannot show this game: reload it
table-gone = There is no such table
to-home = To the home page
connecting = Connecting…
lost = No connection since { $time }. The table reconnects by itself.
lost-kept = Your answer is saved and will be sent then.
lobby = Waiting for players
invites-you = { $name } invites you to play { $game }
invited = You are invited to play { $game }
seat-open = Free
seat-invited = Reserved for a guest
seat-you = you
invite = Copy the link
invite-for = Copy this guest’s link
copied = Copied
give-bot = Computer
give-open = Free for anyone
start = Start the game
start-wait = The game can start once every seat is taken, by a person or by the computer.
start-host = { $name } starts the game when every seat is taken.
stand-up = Leave seat
spectator = You are watching.
computer-player = computer player
level-of = Level of the computer player in seat { $seat }

away = computer plays
offline = not here
thinking = thinking
options = Options
your-move = Your move
to-move = Go to your move
confirm = Confirm
pass = Nothing
wanted = Pick something
wanted-none = You can only pass
wanted-at-once = Pick one to answer
plan = The best order we found
plan-take = Use all as suggested
plan-single = Choose one by one
plan-picked = Suggested; pick others if you like.
confirm-count = Confirm ({ $picked } of { $max })
given = Given
sealed-given =
    { $names ->
        [none] Your answer is in. You can still change it.
       *[other] Your answer is in; waiting for { $names }. You can still change it.
    }
waiting-for = Waiting for { $names }.
nothing-asked = You have nothing to decide right now.
take-back = Take back
hold = Hold
window-closes = Time to react
window-held = { $name } holds
window-held-you = You hold
ordered = If you do not answer, your standing orders will.
only-you = only you
deadline = Time left before the computer answers
orders = Orders
claims = Claims
hint = Hint
aid = Aid
log = Log
since = Since your last move
since-nothing = Nothing yet.
chat = Chat
chat-empty = Nothing has been said yet.
chat-field = Say something
chat-send = Send
chat-quiet-rail = Only players can talk during the game.
chat-quiet-table = Free chat is off at this table.
tab-board = Board
tab-people = Players
tab-now = Now
tab-hand = Hand
tab-log = Log
hand = Hand
needs-you = your move
unread =
    { $count ->
        [one] 1 unread line
       *[other] { $count } unread lines
    }
about = About this
close = Close
sections = Parts of the table
coach = Your guide
lesson-next = Next
lesson-back = Back
lesson-stop = Stop the lesson
coach-why = Why?
coach-off = Turn hints off
coach-loading = Thinking about a hint…
menu = More
break-off = Abandon the game
break-off-sure = Propose ending the game without a result?
motion-abort = { $name } proposes to end the game without a result.
motion-rewind = { $name } proposes to go back.
agree = Agree
disagree = Disagree

over = The game is over
over-won = You won!
over-aborted = The game was abandoned
again = Play again
to-rematch = To the next game
show-replay = Watch the replay
download = Save the record
record-kept = To keep the game, save its record: the version of Starboard it was played with can replay it.

replay-of = Replay
replay-step = Step { $step } of { $last }
replay-as = As seen by
replay-public = everyone (no hands)
replay-all = everything, also what was secret
replay-first = To the start
replay-previous = Back one step
replay-next = Forward one step
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-why = Why?

how-to-play = How to play
rules-about = Every term and every card, in words. In a game, point at anything, press and hold it or type “?” to read about it with your own numbers.
rules-terms = Terms
rules-cards = Cards
rules-search = Search
rules-none = Nothing by that name.

theme = Theme
theme-system = same as system
theme-dark = dark
theme-light = light
motion = Motion
motion-system = same as system
motion-full = animated
motion-reduced = reduced
sound = Sounds
sound-about = A soft tone when it is your move.
confirmation = Confirm every answer
confirmation-about = Otherwise a single pick, such as a power or a good, is given at the first click. Cards and secret choices are always confirmed.
hints = Hints
hints-about = Offered in games against the computer, and shown automatically in a first game.
language = Language
language-system = same as browser
settings-kept = Saved in this browser as you change them.
private-link = Your private link
private-link-about = Brings you and your games back in a new browser: on another device, or after cookies are cleared. Anyone who has it can play as you.
private-link-make = Make a private link
private-link-renew = Make a new one
private-link-once = Keep it somewhere safe: it is shown only once.
private-link-renewed = A new link replaces the old one and signs out every browser that used it.
sessions = Where you are signed in
sessions-about = Every browser that plays as you. End one you do not know; then make a new private link as well, so that nobody comes back by the old one.
sessions-end-others = Sign out everywhere else
session-here = This browser, since { $date }
session-since = Another browser, since { $date }
session-linked = Came by the private link, { $date }
session-unknown = an unknown day
session-seen = Last used { $date }
session-end = Sign out
session-end-this = Sign out: { $session }
copy = Copy
back = Welcome back
back-about = This link makes the browser yours again, with your name and your games.
back-other = This browser plays as { $name }. If you continue, it plays as the owner of the link, and { $name }’s games can be reached only with their own private link.
back-button = Come back
back-empty = This link is incomplete: copy all of it, down to the last letter.
keys = Keys
keys-pick = Pick an option by its number
keys-move = Move between options
keys-confirm = Confirm
keys-pass = Pick nothing, where that is an answer
keys-clear = Clear the choice, close
keys-explain = Explain what has focus
keys-hint = Hint
keys-aid = Open and close the aid

# Several things in one sentence, item by item: between two of them, and before the last.
# A colon with what stands before it, and with what follows.
label = { $what }:
labelled = { $what }: { $text }
list-comma = { $list }, { $item }
list-and = { $list } and { $item }
