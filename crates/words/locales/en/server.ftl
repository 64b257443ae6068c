# What the server says: errors, each one sentence saying what to do, and the page at its door.

refused-unknown-table = There is no table at this address. Ask whoever invited you for the link, or begin a game of your own.
refused-wrong-token = This token is not known here: ask for a new one.
refused-no-token = This needs a token: get one with POST /api/people and send it as “Authorization: Bearer …”.
refused-bad-json = This is not what is expected here ({ $why }): send JSON as docs/protocol.md describes it.
refused-bad-query = The address asks for something impossible ({ $why }): docs/openapi.json lists what it can ask for.
refused-bad-request = This is not a request in HTTP/1.1: send one as docs/protocol.md shows them.
refused-head-too-large = The address and headers of this request are longer than anything needed here: send shorter ones.
refused-method = This address does not take that method: docs/openapi.json lists those it takes.
refused-no-upgrade = This address is for WebSockets: ask for an upgrade, or use “stream” instead of “socket”.
refused-other-site = Another site asked for this on your behalf, so it was not done: use this site’s own page.
refused-protocol = This server does not speak that version of the protocol: use version 2.
refused-language = This language is not available here: choose one from GET /api/languages.
refused-no-such-game = There is no such game here: choose one from GET /api/games.
refused-no-such-bot = There is no computer player of that level: choose one that GET /api/games lists for the game.
refused-setup = These are not options of this game ({ $why }): choose one of the setups that GET /api/games lists.
refused-chairs = { $given ->
        [one] One seat was
       *[other] { $given } seats were
    } described for a game with { $seats } seats: describe each seat once, and at most one of them as “me”.
refused-pace = This pace is not possible: a computer player takes 50 to 60,000 ms, a window 500 to 60,000, a long one up to 120,000, a hold at most 120,000, a turn 5,000 to 2,592,000,000 (30 days).
refused-hurried = A computer player of this level needs at least { $least } ms to answer: give it more time (“bot” in the pace), or choose a weaker one.
refused-name = A name has 1 to 40 characters, at least one letter or digit, and none that cannot be seen: choose another.
refused-seat-taken = Someone is already sitting there: take another seat.
refused-no-seat = There is no free seat at this table: watch it, or make a table of your own.
refused-wrong-link = This link no longer works: a newer one has replaced it, or it was not copied in full.
refused-wrong-key = This seat is reserved for someone: use the link from the invitation, or take another seat.
refused-entropy = What you add to the shuffle has at most 64 characters and comes before the game starts: send less, or nothing.
refused-not-owner = Only the person who made the table can do this: ask them.
refused-not-seated = You have no seat at this table: take one first.
refused-already-seated = You already have a seat at this table: leave it first.
refused-not-started = The game has not started: wait for the person who made the table to start it.
refused-already-started = The game has already started: do this beforehand, or make another table.
refused-seats-open = Some seats are empty: wait for more players, or give the seats to computer players.
refused-over = The game is over: make another table, or ask for a rematch.
refused-not-over = This is available once the game is over: until then it would give secrets away.
refused-set-aside = The rules have changed since this game was played, and it cannot go on: make another table, or ask for a rematch.
refused-other-rules = The rules have changed since this game was played, and it cannot be replayed: you can still save its record, which the version of Starboard it was played with can replay.
refused-stale-ticket = This does not answer your current question: read the latest one and use its ticket.
refused-not-items = This is not an answer to any question of this game: send “picks”, the numbers of options, or “items” as they were offered.
refused-no-window = No reaction window is open at this table now: there is nothing to hold.
refused-already-held = This window has already been held open, and that is possible only once.
refused-no-motion = There is no proposal for you to vote on: make one.
refused-motion-running = There is already a proposal: vote on that first.
refused-chat = A message has 1 to 500 characters: send a shorter one.
refused-only-players-talk = Only players can talk during the game: wait until it is over.
refused-no-talk = Free chat is off at this table: use what the game itself lets you say, if anything.
refused-no-such-claim = The game does not offer that to be said: send one of those listed in the message “claims”.
refused-orders = These are not standing orders of this game, or there are more than 64: send a list of orders in the form that the message “orders” shows.
refused-too-often = That was too much in too short a time: wait a few seconds, then try again.
refused-nothing-to-explain = There is nothing here by that name or number to explain: use a name from the table or the number of an option.
refused-no-hints = Hints are only given when everyone else is a computer player: here the decision is yours.
refused-no-reasons = No computer player can say why this was answered: ask about one of the decisions that “minds” lists.
refused-too-many = Too many requests in a short time: wait a minute.
refused-too-large = This is larger than anything needed here: send less.
refused-too-slow = This request took too long to arrive: send it again.
refused-stopping = The server is shutting down: try again in a moment.
refused-conflict = Someone else changed the table at the same moment: try again.
refused-disk-full = The server’s disk is full, and nothing was changed: tell the person who runs it, then try again.
refused-database-locked = Another program is using the server’s database, and nothing was changed: try again in a moment.
refused-store = The server could not save this, and nothing was changed: tell the person who runs it, then try again.
refused-damaged = What was saved of this table has been damaged, and it was left as it is: tell the person who runs the server, or make another table.
refused-not-found = There is nothing here: docs/protocol.md lists what there is.

# One name for each seat: it is heard all evening. How strong they play stands where seats are chosen.
server-bot =
    { $number ->
        [1] Rusty
        [2] Pixel
        [3] Sprocket
        [4] Gizmo
        [5] Tinker
        [6] Widget
       *[other] Computer { $number }
    }
server-answered = { $prompt } — { $count ->
        [0] nothing
       *[other] { $answer }
    }
server-guest = Guest
server-goes-on = The rules have changed (from version { $before } to { $rules }): the game goes on from here under the new ones{ $lost ->
        [0] .
        [one] , and the last answer must be given again.
       *[other] , and the last { $lost } answers must be given again.
    }
server-set-aside = The rules have changed (from version { $before } to { $rules }), and this game cannot go on: it has been set aside. You can still save its record.
server-damaged = What was saved of this game has been damaged, and it cannot go on: it has been set aside. The person who runs the server may be able to bring it back from a backup: tell them.
server-finished-before = This game was played under older rules (version { $before }, now { $rules }): its result stands, but it cannot be replayed.

door-title = Starboard
door-what = This is a Starboard server: Race for the Galaxy for people far apart, and against the computer. Its web page is not part of this build; everything else is here.
door-terminal = To play in a terminal:
door-curl = To play by hand or write a computer player, make a table and follow docs/protocol.md:
door-fans = A fan project, not affiliated with the game’s publishers, designers or rights holders.
