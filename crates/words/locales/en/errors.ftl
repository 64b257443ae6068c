# One sentence each, saying what to do.

refusal-no-such-seat = There is no such seat at this table: use the number of one that exists.
refusal-over = The game is over, so no more answers are taken.
refusal-not-asked = This seat has nothing to answer right now: wait for its next question.
refusal-too-few =
    { $picked ->
        [0] Nothing was picked
        [one] Only one was picked
       *[other] Only { $picked } were picked
    }: pick at least { $min }.
refusal-too-many =
    { $picked ->
        [one] One was picked
       *[other] { $picked } were picked
    }: pick { $max ->
        [0] nothing here
       *[other] at most { $max }
    }.
refusal-not-offered = Item { $place } of the answer is not on offer, or not that many times: pick from the list.
refusal-nothing-to-take-back = There is nothing to take back: since your last answer something has been revealed or drawn.
refusal-cannot-rewind = The game cannot go back to that point: it is still to come, or a secret has been revealed since.
refusal-cannot-say = You cannot say that now: choose something from the list.

illegal-players = This game is for { $min } to { $max } players, not { $given }: choose a number from { $min } to { $max }.
illegal-variant-players = This variant is for exactly { $only } players, not { $given }: play with { $only }, or without the variant.
illegal-characters = There are { $wanted } players and { $given } characters: name one character for each player, or none.
illegal-same-character = A character is named twice: give each player a different one.

record-not-a-record = This is not a Starboard record: choose a file that Starboard saved.
record-other-format = This version cannot read record format { $found }: use the version that wrote it.
record-other-game = This is a record of “{ $found }”, which is a different game or one unknown here: use the command for that game.
record-other-rules = This was played under version { $found } of the rules, and this program has version { $ours }: use the version of Starboard that wrote it.
record-bad-header = The first line cannot be read ({ $why }): get a fresh copy of the file.
record-setup = The first line describes a setup that is not possible. { $why }
record-broken = Line { $line } is damaged: get a fresh copy of the file.
record-cut-off = The file is cut off after line { $lines }: get a complete copy.
record-refused = Line { $line } breaks the rules, so this is not the game that was played: get a fresh copy. { $why }
record-differs = Line { $line } does not match the answers before it, so the file has been changed: get a fresh copy.
record-not-as-promised = The deal does not match its proof: the file was changed, or the server broke its promise. Compare it with the promise you were shown before the game.
record-after-end = Line { $line } comes after the end of the record: get a fresh copy of the file.
