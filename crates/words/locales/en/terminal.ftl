# What the commands and the terminal game say of themselves.

play-welcome = You play against { $others }. Type the number of an option, or several numbers, and Enter.
play-welcome-all = At this screen: { $people }. { $bots ->
        [0] {""}
       *[other] The computer plays { $others }.
    } Anything private is hidden before the screen passes from one of you to the next. Type the number of an option, or several numbers, and Enter.
play-hint-race = Type ? for help at any time; ? and a number or a name explains an option, a card or a term. New to the game? Type ? aid for the rules on one page, and table to see what is on the table.
play-hint-galactica = Type ? for help at any time; ? and a number or a name explains an option, a card, a place or a term. New to the game? Type ? aid for the rules on one page, and table to see the ship, space and people.
play-read-then-pass = Next is { $name }: read, then press Enter and hand over the screen.
play-pass-to = Pass the screen to { $name }. { $name }, press Enter when nobody else is looking.
play-press-enter = Press Enter to continue:
play-over-all = The game is over, so everyone may look.
play-order-answers = Your standing orders answer: { $answer }.
play-no-item = nothing
play-saving = The game is saved after every answer in { $path }
play-not-kept = { $why }. The game goes on, but it is not being saved: make room, or type save FILE for a copy elsewhere.
play-resumed = Resuming after { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }.
play-option = { $first }. { $option }
play-options-alike = { $first }–{ $last }. { $option }
play-nothing = 0. Nothing
play-pick-one = Your choice:
play-pick-exactly = Your choice ({ $count }):
play-pick-some = Your choice, { $min ->
        [0] up to { $max }
       *[other] { $min } to { $max }
    }:
play-sure = Sure? Type yes or no:
play-not-sure = Nothing was done.
play-help =
    Pick options by their numbers: 2, or 1 3 4 for several; 0 for nothing.
    A word of an option’s name works too. ? 2 explains option 2 in full.
play-help-race =
    ? aid — the phases, their bonuses and the powers of cards on one page.
    ? round, ? end — how a round goes, and how the game ends and is won.
    ? gem world — all about a card, a phase or a term.
    ? distribution — how many cards there are of what.
play-help-galactica =
    ? aid — the rules on one page; ? turn, ? check, ? jump — parts of it.
    ? command, ? riots, ? boomer — a place, a card, a character.
    ? decks, ? odds — what is left in the decks; the odds of each roll.
    orders — your standing orders, which answer reactions for you, and what
      they did lately.
    always pass, always ask, always pass unless unusual, always play,
      always play if hit and mine — an order for the reaction asked now;
      after if also: destroyed, jump, within 2, red food, hand at least 5.
    always play if jump for strategic planning — for a card, at any time.
    orders clear — removes yours and restores the ones you began with.
play-help-table =
    table — the whole table; hand — your own cards.
    log — what happened lately; log 50 for more.
    options — the question and its options again.
    undo — takes your last answer back, if nothing was revealed or drawn since.
play-help-file =
    save FILE — saves a copy of the game.
    quit — stops; the game is saved and can be resumed.
play-unknown-name = There is no card or term called “{ $name }”: try the name of a card, a phase, or one of these: { $terms }
play-no-option = There is no option { $number }: the numbers go from 1 to { $last }.
play-no-option-at-all = The only choice here is 0, nothing.
play-not-understood = “{ $input }” is neither a number on the list nor a word of an option’s name: type ? for help.
play-several-fit = “{ $input }” fits more than one option ({ $options }): type its number, or more of the name.
play-pick-twice = Option { $number } is named twice: name each option once.
play-not-asked = You have nothing to answer right now: wait for your next question, or type ? for help.
play-no-board = There is nothing on the table yet: the game has not started.
play-empty = Type the number of an option, or ? for help.
play-undone = Taken back.
play-orders = Your standing orders; the first one that fits answers for you:
play-orders-lately = What they answered lately:
play-order-answered = { $prompt } — { $answer }
play-orders-shared = On a shared screen everyone is called before a check and wherever it is likely to matter, whether they hold a card or not. Otherwise you are called only if your orders say to ask you.
play-no-orders = You have no standing orders: you are asked about everything.
play-no-such-order = That is not an order for this question: orders are for reactions, such as always pass, always ask, always play if hit and mine, or for a card, such as always pass for evasive maneuvers. Type ? for all of them.
play-save-where = Where to? Type save FILE
play-saved = Saved as { $path }
play-bye = See you next time. To continue:
play-no-more-input = The input has ended.
play-over-saved = The whole game is saved in { $path }

# At a server's table.
join-welcome = You are in seat { $number }. Type the number of an option, or several numbers, and Enter; type say TEXT to talk to the others.
join-watching = You are watching: you see what everyone may see.
join-seat = { $number }. { $state ->
        [open] free
        [invited] reserved for someone who was invited
        [bot] { $seat }, a computer player
        [you] { $seat }: you
        [away] { $seat }, away: the computer answers
        [there] { $seat }
       *[gone] { $seat }, not connected
    }{ $owner ->
        [yes] ; made the table
       *[no] {""}
    }
join-spectators = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
join-waits-to-start = { $full ->
        [yes] Every seat is taken: { $owner ->
            [yes] type start to begin.
           *[no] the game begins when the person who made the table starts it.
        }
       *[no] There are free seats: { $owner ->
            [yes] give one to the computer, such as bot 1, or send others this link:
           *[no] send others this link:
        } { $link }
    }
join-begins = The game begins.
join-awaited = Waiting for { $names }.
join-came = { $seat } is here.
join-went = { $seat } has left or lost the connection.
join-away = { $seat-you ->
        [yes] You are away: the computer answers for you until you answer again
       *[no] { $seat } is away: the computer answers for them
    }.
join-not-away = { $seat-you ->
        [yes] You are playing for yourself again
       *[no] { $seat } is back
    }.
join-said = { $name }: { $text }
join-chat-before = { $count ->
        [one] One more line was said before.
       *[other] { $count } more lines were said before.
    }
join-only-watching = You are only watching: this is for players at the table.
join-say-sure = The rules forbid saying how strong a card is, and there is a number in this: type it again to say it anyway.
join-say-what = What do you want to say? Type say TEXT
join-motion = { $seat-you ->
        [yes] You propose
       *[no] { $seat } proposes
    } to { $what ->
        [abort] end the game without a result.
       *[rewind] go back in the game.
    }
join-vote = Type yes or no.
join-voted = The vote is over.
join-rewound = The players agreed to go back: the game goes on from here.
join-kept = Your answer is in. Until everyone has answered you can replace it with another.
join-just-changed = The question has just changed, so this was not taken: look again, then type your answer.
join-window = { $held ->
        [yes] Someone is holding this reaction open: it ends in { $seconds } s.
       *[no] A reaction: it ends in { $seconds } s, whoever answers; type hold to keep it open longer.
    }
join-deadline = Time to answer: { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } hours
       *[days] { $count } days
    }. After that the computer answers.
join-aborted = The game was ended without a result.
join-over = { $seated ->
        [yes] Type rematch for another game with the same people, save FILE for the record, log and table to look back, or quit.
       *[no] Type save FILE for the record, log and table to look back, or quit.
    }
join-rematch = A rematch is ready: type rematch, or go to { $link }
join-lost = The connection was lost; reconnecting. Type quit to stop.
join-back = Connected again.
join-unsure = What you typed last may not have arrived: check, and type it again if not.
join-not-connected = There is no connection right now: try again once it is back.
join-restarts = The server is restarting.
join-claims = What you can say to everyone now, true or not: type claim and its number.
join-no-claims = There is nothing to claim right now; type say TEXT to talk.
join-meanwhile = While you were away, the computer answered for you:
join-help =
    say TEXT — talks to everyone at the table.
    seats — who sits where, who is connected, and whom the game waits for.
    start — begins the game; bot 1, bot 1 skilled, open 1 — who may sit there:
      for the person who made the table. leave — gives up your seat before
      the game starts.
    claims — what the game lets you say to everyone; claim 3 — says it.
    away — leaves your seat to the computer; back — takes it again.
    hold — keeps a reaction open longer, once. hint — what the computer
      would do, where all others are computer players.
    abort — proposes to end the game; yes, no — votes on what is proposed.
    rematch — another game with the same people; save FILE — the record:
      both when the game is over.
    quit — stops; your seat is kept, and the same command comes back to it.
join-listed = { $link } — { $game }: { $people }{ $what ->
        [mine] ; you play here
        [free] {""}
       *[watch] ; to watch, add --watch
    }
join-free-seat = a free seat
join-kept-seat = a reserved seat
join-make-one = { $found ->
        [yes] Sit down with starboard join and a link.
       *[no] No table is listed here.
    } To make a table, open { $link } in a browser, and join by its link.
join-bad-link = “{ $link }” is not a link to a table: give one like http://localhost:8080/t/NAME, or a server’s like http://localhost:8080
join-https = “{ $link }”: the terminal does not speak https yet: give the server’s http address, or open the link in a browser
join-no-server = nothing answers at { $link } ({ $why }): check the link, or start a server there with starboard serve
join-no-starboard = what answers at { $link } is not a Starboard server, or a different version of one: check the link
join-other-version = the server runs a different version of Starboard that this one cannot talk to: use the server’s version, or open the link in a browser
join-other-words = The server runs a different version of Starboard: some sentences may be missing.
join-or-watch = { $why } To watch, add --watch.
join-sits-elsewhere = you are already in seat { $number } at this table: leave out --seat
join-who = this server does not know you yet: say who you are with --name NAME, or watch with --watch
join-bad-tokens = the file { $name }, which says who you are at this server, cannot be read: move it away, and use --name or --token

cli-no-such-game = there is no game called “{ $name }”: say race or galactica
cli-no-such-resources = resources are easier or harder, not "{ $name }"
cli-no-such-character = there is no character called "{ $name }": name one of { $known }
cli-bad-orders = the standing orders in { $name } cannot be read: remove that file to use the default ones
cli-not-yet = this is for Race alone; Galactica’s levels are compared by starboard arena galactica --sides hard/hard,easy/hard
cli-no-such-bot = there is no bot called “{ $name }”: choose from { $bots }
cli-bot-count = { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: name one for each seat, or one for all
cli-opponent-count = { $given ->
        [one] { $given } bot
       *[other] { $given } bots
    } for { $others ->
        [one] { $others } other player
       *[other] { $others } other players
    }: name one for each of them, or one for all
cli-too-many-people = { $people } people for { $seats } seats: name fewer, or give --players more
cli-seat-count = { $people ->
        [one] { $people } person
       *[other] { $people } people
    } at this terminal, but { $given ->
        [one] { $given } seat
       *[other] { $given } seats
    } named: give --seat a different seat for each of them
cli-bad-name = “{ $name }” cannot be a name: give everyone a different one, of 1 to { $longest } letters
cli-no-games = there are no games to play: give --games 1 or more
cli-no-states = no states would be checked: give --every 1 or more
cli-differences = { $count ->
        [one] { $count } difference
       *[other] { $count } differences
    }: see the records above, which starboard replay opens
cli-no-such-file = { $name }: there is no such file: check the path
cli-not-text = { $name }: this is not a Starboard record: give a file that Starboard saved
cli-cannot-read = { $name }: the file cannot be read ({ $why }): check the path and its permissions
cli-cannot-write = { $name }: the file cannot be written ({ $why }): check that the folder exists and can be written to
cli-file-exists = { $name }: a file of that name already exists: choose another, or move it away
cli-no-such-seat = there is no seat “{ $name }” at this table: give { $option } 0 to { $last }{ $public ->
        [yes] , or public
       *[no] {""}
    }
cli-too-few-answers = the game has { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, not { $given }: give --at 0 to { $answers }
cli-not-over = That was the game after { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }; the game is not over.
cli-why-nothing = nobody gave answer { $answers }, or no computer player can say why: give --at the number of an answer of Galactica
cli-why-no-suspicion = nobody suspects anybody in this game: --why is for Galactica
cli-why-own = That was { $level }:
cli-why-other = What { $level } would have made of it:
cli-why-option = { $given ->
        [yes] →
       *[no] ·
    } { $answer }: { $worth }
cli-why-suspicion = Whom it suspected:
cli-why-suspected = How likely everyone seemed to be a Cylon, to someone who saw what was public:
cli-why-turn = { $turns ->
        [one] after { $turns } turn
       *[other] after { $turns } turns
    }: { $all }
cli-verified = { $name }: { $game }, { $seats } players, { $answers } answers, { $over ->
        [yes] played to the end
       *[no] not over
    }: every line checks out
cli-not-passed = { $bad } of { $files } files did not pass
cli-nothing-to-resume = there is no unfinished game to resume in { $folder }: start one with starboard play { $game }
cli-game-is-over = { $name }: this game is over: see it with starboard replay
cli-no-folder = there is no place to save games: give --data FOLDER
cli-scenario-shown = { $name }, line { $line }:
cli-scenario-passed = { $name }: { $checks ->
        [one] { $checks } expectation holds
       *[other] all { $checks } expectations hold
    }
# Seats as records and --as count them.
cli-seat = Seat { $seat }
cli-watch-seat = { $name }: { $bot }

# While many games are played.
cli-progress = { $done } of { $all } games, { $left } left
cli-simulated = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s, { $rate } a second
cli-simulated-decisions = { $decisions } decisions, { $rate } a second; { $forced } answers were forced
cli-simulated-length = { $unit ->
        [rounds] { $mean } rounds on average
       *[other] { $mean } { $unit } on average
    }
cli-simulated-ending = { $ending ->
        [vp_pool] ended by an empty pool of VPs
        [tableau] ended by a full tableau
       *[other] ended by { $ending }
    }: { $count }
cli-simulated-side = { $side ->
        [humans] the humans won { $count }
       *[cylons] the Cylons won { $count }
    }
cli-simulated-asked = With the usual standing orders a seat is asked { $mean } times in another player’s turn on average, more than twice in { $share }% of them
cli-simulated-question = {"  "}{ $name }: { $often } a turn
cli-simulated-slow = At a slow table, where a question waits whatever the seat holds, { $mean } times
cli-simulated-windows = At a live table reaction windows take { $minutes } minutes of a game on average
cli-simulated-window = {"  "}{ $name }: { $often } a game
cli-simulated-use = { $name }: { $count }
cli-simulated-bot = { $bot }: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $share }% of the games, mean score { $score }
cli-simulated-faults = illegal answers { $illegal }, dead ends { $dead }, games over the limit { $over }
cli-arena = { $games } games on { $sets } deals; winning score { $score } on average, { $rounds } rounds on average, { $longest } at most
cli-arena-bot = { $bot }: { $share }% of the wins ({ $low } to { $high }), mean score { $score }, margin { $margin }, { $ms } ms a decision
cli-sides = { $pairing }: the humans won { $share }% of { $games } games ({ $low } to { $high })
cli-sides-gain = against the first pairing on the same deals { $gain } points ({ $low } to { $high })
cli-sides-course = { $turns } turns and distance { $distance } on average; { $passed }% of the crisis checks passed, { $tried }% of those a human gave to; { $jailed } jailed by accusations, { $humans } of them human; { $jumps } early jumps that could end the game
cli-sides-time = { $humans } ms a decision as humans, { $cylons } as Cylons, { $most } at most
cli-level = { $level }: { $about ->
        [beginner] Knows the rules, overlooks good cards and thinks only of its own plan, which is often the wrong one.
        [learner] Plays by rules of thumb, thinks only of its own plan, and overlooks a card now and then.
        [casual] Knows what cards are worth, but clings to plans and forgets that others choose too.
        [regular] Plays soundly, but still forgets that others choose too.
        [skilled] Considers what others will choose; sometimes overlooks a card.
        [strong] Thinks one round ahead for its choice of action, and overlooks nothing.
        [expert] Thinks every move through, to the end of the round.
        [master] Thinks two rounds ahead, over a hundred ways the cards may fall.
        [easy] Plays its own side soundly, human or Cylon, by rules of thumb.
        [medium] Thinks each move through to the end of the next turn, in a few of the ways things may stand.
        [hard] Thinks in many of the ways things may stand, and weighs who may be a Cylon.
        [greedy] Plays its own side well from turn to turn, by rules of thumb.
       *[other] A computer player.
    }
cli-levels-pair = { $above } against { $below }: { $share }% of the wins ({ $low } to { $high }), even would be { $even }%; mean score { $score }, margin { $margin }, { $rounds } rounds, { $longest } at most
cli-bad-config = { $name }: this is not a training plan ({ $why }): see docs/race-player.md and docs/galactica-player.md
cli-bad-checkpoint = { $name }: this checkpoint is not of this network: move it away to start over
cli-train-pass = Pass { $pass } of { $passes }: { $games } games, { $seconds } s; { $what }
cli-train-race = error { $error }, winning score { $score }, { $rounds } rounds
cli-train-galactica = error { $error }, the humans won { $humans }%, { $turns } turns
cli-train-sides = Ladder: against rules of thumb { $humans } points for the humans, { $cylons } where it plays the Cylons
cli-train-ladder = Ladder: { $share }% of the wins against itself { $ago } passes ago
engine-not-a-question = this line is not a question ({ $why }): give view and ask as a player receives them
engine-no-seat = the view is the public’s: give the view of the seat that is asked
engine-no-level = there is no level called “{ $why }”: starboard levels race lists them
engine-impossible = no game can reach this position: check the view
engine-other-ask = this seat is asked something else in this position: give the ask that goes with the view

cli-load =
    { $tables } tables, opened in { $opened } s
    In { $seconds } s: { $answers } answers, { $rate } a second; of these { $mine } by clients, { $mine-rate } a second; { $cost } ms of the server’s processor time each
    From an answer until everything it led to was told: p50 { $p50 } ms, p99 { $p99 } ms; { $bytes } bytes sent to clients an answer
    { $reconnects } clients came back, { $games } games ended
    Memory of the server: { $before } MB before, { $loaded } MB with all tables loaded ({ $loaded-each } KB a table), { $evicted } MB when all have left memory ({ $evicted-each } KB a table)
cli-verified-promise = The server kept its promise about the deal: { $promise }
cli-serving = Starboard is running at { $url }
cli-serving-data = Everything is saved in { $name }
cli-serving-metrics = Figures for Prometheus are at { $url }
cli-which-store = “{ $name }” is no database that Starboard can use: give one as postgres://user:password@host/database.
cli-no-database = The database “{ $name }” cannot be opened ({ $why }): check that PostgreSQL is running there and that this user may use it.
cli-no-bus = The bus “{ $name }” cannot be used ({ $why }): give a NATS server as nats://host.
cli-not-several = This Starboard was built for one process only: build it with the feature “several”, or leave --store out.
cli-which-source = “{ $name }” is nothing that can be moved: give a server’s folder as sqlite:FOLDER.
cli-moved-otherwise = The table { $table } is in the database already, and not as it is here: somebody has played on there, or it is another server’s. Nothing of it was changed; give an empty database.
cli-people-otherwise = Someone is known in the database already, and not as they are here: the server there has been used since. Nothing was changed; give an empty database.
cli-moved = { $tables ->
        [one] One table was moved
       *[other] { $tables } tables were moved
    }, { $before } were there already, with { $acts } acts in all and { $people } sessions of people; everything was read again and is the same.
cli-folder-served = Another Starboard is serving the folder “{ $name }”: stop it, or give another folder with --data.
cli-nobody = Nobody here has the name or id “{ $name }”: look in the audit log for their id.
cli-which-person = Several people are called “{ $name }”: name the one you mean by their id.
cli-no-session = There is no session { $session }: leave --end out to see which there are.
cli-sessions = { $name } ({ $id }): { $count ->
        [0] known nowhere any more.
        [one] one session.
       *[other] { $count } sessions.
    }
cli-session = { $session }: { $linked ->
        [yes] came by the private link
       *[no] began here
    } { $since ->
        [-1] at a time that was not noted
        [0] today
        [one] yesterday
       *[other] { $since } days ago
    }, last used { $seen ->
        [-1] at a time that was not noted
        [0] today
        [one] yesterday
       *[other] { $seen } days ago
    }.
cli-backed-up = Everything is in { $name } now: to go back to it, stop the server and put this file in its folder as starboard.sqlite3, without the files starboard.sqlite3-wal and -shm.
cli-no-data = There is no database “{ $name }”: give the server’s folder with --data.
cli-no-store = The database “{ $name }” cannot be opened ({ $why }): give another folder with --data, or check free space and permissions.
cli-newer-store = The database “{ $name }” was written by a newer version of Starboard (its format is { $found }, this version reads up to { $ours }): use the newer version, or give another folder with --data.
cli-cannot-listen = The server cannot listen at { $address } ({ $why }): choose another with --listen, such as 127.0.0.1:8081.

# Computer players by their levels, as they are called and as people type them.
cli-level-name = { $level ->
        [beginner] Beginner
        [learner] Learner
        [casual] Casual
        [regular] Regular
        [skilled] Skilled
        [strong] Strong
        [expert] Expert
        [master] Master
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [greedy] Greedy
        [random] Random
       *[other] Computer
    }
cli-no-such-language = there is no language called “{ $name }”: choose from { $languages }

# Words that people type, without accents too. Where there are several for the same, commas part them, and the first is the one that
# the help names.
type-help = help
type-table = table, t
type-hand = hand, h
type-log = log, l
type-options = options, again
type-undo = undo, u
type-orders = orders
# After the word for orders.
type-clear = clear, usual
type-always = always
type-save = save
type-quit = quit, exit, q
type-nothing = pass, nothing, none
# At a server's table.
type-say = say
type-seats = seats, who
type-start = start
type-leave = leave
type-bot = bot
type-open = open
type-yes = yes
type-no = no
type-abort = abort
type-hold = hold
type-claims = claims
type-claim = claim
type-away = away
type-back = back
type-hint = hint
type-rematch = rematch
# Standing orders: what follows "always". N stands for a number.
type-order-pass = pass, never
type-order-ask = ask
type-order-unusual = pass unless unusual, ask if unusual, unusual
type-order-play = play
type-order-play-if = play if, pass unless
type-order-and = and
type-order-for = for
type-if-mine = mine
type-if-hit = hit
type-if-destroyed = destroyed
type-if-jump = jump
type-if-within = within N
type-if-red-food = red food
type-if-red-fuel = red fuel
type-if-red-morale = red morale
type-if-red-population = red population
type-if-hand-at-most = hand at most N
type-if-hand-at-least = hand at least N
