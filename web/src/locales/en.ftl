# The shell's own words: buttons, labels, states. What is one game's alone is in its folder; sentences come from the server.

title = Starboard
fans = A fans’ implementation, not connected to the publishers, designers or rights holders of the games.
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
create-about = Make a table, send the link, fill up with computer players.
create-button = Make a table
listed = Show it under open tables
pace = Time
pace-live = together, no clock
pace-clock = together, 90 seconds a move
pace-day = a move a day
join = Join a table
join-about = Somebody has sent you a link or a code? It leads to their table.
join-field = Link or code
join-button = Go to the table
your-name = Your name
name-saved = Saved. Tables you sit at will call you so.
guest = Guest
my-games = Your games
past-games = Finished games
their-move = Waiting for the others
open-tables = Open tables
stage-waiting = waiting for players
stage-playing = being played
stage-over = finished
stage-aborted = broken off
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
problem-unreachable = The server cannot be reached. Check your connection and try again.
problem-unknown = That did not work. Try again.

table = Table
nowhere = There is no such page
game-unknown = This page cannot show this game: load it anew
table-gone = There is no such table
to-home = To the home page
connecting = Connecting…
lost = No connection since { $time }. The table comes back by itself.
lost-kept = Your answer is kept and will be sent then.
lobby = Waiting for players
invites-you = { $name } invites you to play { $game }
invited = You are invited to play { $game }
seat-open = Free
seat-invited = Kept for a guest
seat-you = you
invite = Copy the link
invite-for = Copy this guest’s link
copied = Copied
give-bot = Computer
give-open = Free for anyone
start = Start the game
start-wait = The game can start when every seat is taken: by somebody, or by the computer.
start-host = { $name } starts the game when every seat is taken.
stand-up = Stand up
spectator = You are watching.
computer-player = computer player
level-of = Level of the computer player on seat { $seat }

away = computer plays
offline = not here
thinking = thinking
options = Options
your-move = Your move
confirm = Confirm
pass = Nothing
wanted = Pick something
wanted-none = Nothing to pick
plan = The best order we found
plan-take = Use all as suggested
plan-single = Choose one by one
plan-picked = Suggested; pick others if you like.
confirm-count = Confirm ({ $picked } of { $max })
given = Given
sealed-given =
    { $names ->
        [none] Your answer is given. You may still change it.
       *[other] Your answer is given; waiting for { $names }. You may still change it.
    }
waiting-for = Waiting for { $names }.
nothing-asked = Nothing is asked of you now.
take-back = Take back
hold = Hold
window-closes = Time to react
window-held = held open
deadline = Time left; then the computer answers
orders = Orders
hint = Hint
aid = Aid
log = Log
since = Since your last move
since-nothing = Nothing yet.
chat = Chat
chat-empty = Nothing has been said yet.
chat-field = Say something
chat-send = Send
chat-quiet-rail = Only those who play talk while the game runs.
chat-quiet-table = This table plays without free talk.
people = Players
board = Board
hand = Hand
needs-you = needs you
unread =
    { $count ->
        [one] 1 unread line
       *[other] { $count } unread lines
    }
about = About this
close = Close
sections = Parts of the table
coach = Your guide
lesson-next = Go on
lesson-back = Back
lesson-stop = Stop the lesson
coach-off = No more hints
coach-loading = Thinking about a hint…
menu = More
break-off = Break the game off
break-off-sure = Propose to end the game without a result?
motion-abort = { $name } proposes to end the game without a result.
motion-rewind = { $name } proposes to go back.
agree = Agree
disagree = Disagree

over = The game is over
over-won = You won!
over-aborted = The game was broken off
again = Play again
to-rematch = To the next game
show-replay = Watch the replay
download = Save the record
record-kept = Save its record if you want to keep the game: the version of Starboard that it was played with replays it.

replay-of = Replay
replay-step = Step { $step } of { $last }
replay-as = As seen by
replay-public = everyone (no hands)
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause

rules-about = All terms and all cards, in words. In a game, point at anything, press it long or type “?” to read about it with your own numbers.
rules-terms = Terms
rules-cards = Cards
rules-search = Search
rules-none = Nothing is called like that.

theme = Colours
theme-system = as the system
theme-dark = dark
theme-light = light
motion = Movement
motion-system = as the system
motion-full = cards fly
motion-reduced = keep still
sound = Sounds
sound-about = A soft tone when you are asked something.
confirmation = Confirm every answer
confirmation-about = Otherwise a single pick, such as a power or a good, is given at the first click. Cards and secret choices are always confirmed.
hints = Hints
hints-about = Offered in games against the computer, and by themselves in a first game.
language = Language
language-system = as the browser
settings-kept = Kept in this browser, at once.
private-link = Your private link
private-link-about = Brings you and your games back in a browser that does not know you: on another device, or when cookies are gone. Whoever has it plays as you.
private-link-make = Make a private link
private-link-renew = Make a new one
private-link-once = Keep it somewhere safe: it is shown this once.
private-link-renewed = A new link ends the one before, and signs out every browser that came back by it.
copy = Copy
back = Welcome back
back-about = This link makes the browser yours again, with your name and your games.
back-other = This browser plays as { $name }. If you go on, it plays as the owner of the link, and the games of { $name } can be reached only by a private link of their own.
back-button = Come back
back-empty = This link is not whole: copy all of it, to its last letter.
keys = Keys
keys-pick = Pick an option by its number
keys-move = Move between options
keys-confirm = Confirm
keys-pass = Pick nothing, where that is an answer
keys-clear = Start the choice anew, close
keys-explain = Explain what has focus
keys-hint = Hint
keys-aid = Open and close the aid
