# What the server says: errors, each one sentence saying what to do, and the page at its door.

refused-unknown-table = There is no such table: check the link, or list the tables.
refused-wrong-token = This token is nobody’s here: ask for a new one.
refused-no-token = This needs a token: get one with POST /api/people and send it as “Authorization: Bearer …”.
refused-bad-json = This is not what is expected here ({ $why }): send JSON as docs/protocol.md describes it.
refused-bad-query = The address asks for something that cannot be ({ $why }): docs/openapi.json lists what it may ask for.
refused-method = This is done with another method: docs/openapi.json lists them.
refused-no-upgrade = This address is for WebSockets: ask for an upgrade, or use “stream” instead of “socket”.
refused-other-site = Another site asked for this in your name, and it was not done: use this site’s own page.
refused-protocol = This server does not speak that version of the protocol: use version 2.
refused-language = This language is not spoken here: choose one of GET /api/languages.
refused-no-such-game = There is no such game here: choose one of GET /api/games.
refused-no-such-bot = There is no computer player of that level: choose one that GET /api/games lists for the game.
refused-setup = These are not options of this game ({ $why }): choose one of the setups that GET /api/games lists.
refused-chairs = { $given ->
        [one] One chair was
       *[other] { $given } chairs were
    } described for a game of { $seats } seats: describe each seat once, at most one of them “me”.
refused-pace = This pace is not possible: a computer player takes 50 to 60,000 ms, a window 500 to 60,000, a long one up to 120,000, a hold at most 120,000, a turn 5,000 to 2,592,000,000 (30 days).
refused-hurried = A computer player of this level needs at least { $least } ms for an answer: give it more (“bot” of the pace), or choose a weaker one.
refused-name = A name is 1 to 40 characters without line breaks: choose another.
refused-seat-taken = Somebody sits there already: take another seat.
refused-no-seat = No seat is free at this table: watch it, or make a table of your own.
refused-wrong-link = This link no longer brings anybody back: a newer one has replaced it, or it was not copied whole.
refused-wrong-key = This seat is kept for somebody: use the link of the invitation, or take another seat.
refused-entropy = What you add to the chance is at most 64 characters, and given before the game starts: send less, or nothing.
refused-not-owner = Only whoever made the table can do this: ask them.
refused-not-seated = You do not sit at this table: take a seat first.
refused-already-seated = You sit at this table already: leave your seat first.
refused-not-started = The game has not started: wait until whoever made the table starts it.
refused-already-started = The game has started: do this before, or make another table.
refused-seats-open = Some seats are empty: wait for others, or give them to computer players.
refused-over = The game is over: make another table, or ask for a rematch.
refused-not-over = This can be had when the game is over: until then it would tell secrets.
refused-set-aside = The rules have changed since this game was played, and it cannot go on: make another table, or ask for a rematch.
refused-other-rules = The rules have changed since this game was played, and it cannot be replayed: its record can be had, and replayed by the version of Starboard that it was played with.
refused-stale-ticket = This is not an answer to what you are asked now: read the newest question and use its ticket.
refused-not-items = This is not an answer to any question of this game: send “picks”, the numbers of options, or “items” as they were offered.
refused-no-window = No reaction window is open at this table now: there is nothing to hold.
refused-already-held = This window has been held open already: it is done once.
refused-no-motion = Nothing is proposed that you could still vote on: make a proposal.
refused-motion-running = Something is proposed already: vote on that first.
refused-chat = A message is 1 to 500 characters: send a shorter one.
refused-only-players-talk = Only those who play talk while the game runs: wait until it is over.
refused-no-talk = This table plays without free talk: use what the game offers to be said, if anything.
refused-no-such-claim = This is nothing that this game offers to be said: send one of those that the message “claims” lists.
refused-orders = These are no standing orders of this game, or more than 64: send a list of orders as the message “orders” shows them.
refused-too-often = That was too much in a short time: wait a few seconds, then try again.
refused-nothing-to-explain = There is nothing of that name or number to explain here: use a name from the table or a number of an option.
refused-no-such-step = The game has no such step: choose one from 0 to its last.
refused-no-hints = Hints are given where all others are computer players: decide by yourself here.
refused-too-many = Too much was asked for in a short time: wait a minute.
refused-too-large = This is larger than anything that is needed here: send less.
refused-stopping = The server is being stopped: try again in a moment.
refused-conflict = The table was changed by somebody else at this moment: try again.
refused-disk-full = The server’s disk is full and nothing was changed: tell whoever runs it, then try again.
refused-database-locked = Another program holds the server’s database and nothing was changed: try again in a moment.
refused-store = The server could not keep this and nothing was changed: tell whoever runs it, then try again.
refused-damaged = What is kept of this table is not what was written, and it was left as it is: tell whoever runs the server.
refused-not-found = There is nothing here: docs/protocol.md lists what there is.

server-bot = { $level ->
        [random] Random
        [directed] Directed
        [greedy] Greedy
        [easy] Easy
        [beginner] Beginner
        [learner] Learner
        [casual] Casual
        [regular] Regular
        [skilled] Skilled
        [medium] Medium
        [strong] Strong
        [hard] Hard
        [expert] Expert
        [master] Master
       *[other] Computer
    } { $number }
server-answered = { $prompt } — { $count ->
        [0] nothing
       *[other] { $answer }
    }
server-guest = Guest
server-goes-on = The rules have changed (from version { $before } to { $rules }): the game goes on from here by the new ones{ $lost ->
        [0] .
        [one] , and the last answer has to be given again.
       *[other] , and the last { $lost } answers have to be given again.
    }
server-set-aside = The rules have changed (from version { $before } to { $rules }), and this game cannot go on: it is set aside. What was kept of it can be had as its record.
server-finished-before = This game was played by older rules (version { $before }, now { $rules }): its result stands, and it cannot be replayed.

door-title = Starboard
door-what = This is a Starboard server: Race for the Galaxy for people far apart, and against the computer. Its page is not built yet; everything behind it is here.
door-terminal = To play in a terminal:
door-curl = To play by hand or write a computer player, make a table and follow docs/protocol.md:
door-fans = A fans’ implementation, not connected to the publishers, designers or rights holders of the game.
