# One sentence each, saying what to do.

refusal-no-such-seat = There is no such seat at this table: use the number of a seat that is.
refusal-over = The game is over and takes no more answers.
refusal-not-asked = This seat is not asked anything now: wait until it is.
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
refusal-not-offered = Number { $place } of the answer is not on offer, or not so many times: pick from the list.
refusal-nothing-to-take-back = There is nothing to take back: your last answer has already led to something that was shown or drawn.
refusal-cannot-rewind = The game cannot go back that far: it lies ahead, or a secret has been shown since.
refusal-cannot-say = This cannot be said now: choose something from the list.

illegal-players = This game is for { $min } to { $max } players, not { $given }: choose a number from { $min } to { $max }.
illegal-variant-players = This variant is for exactly { $only } players, not { $given }: play with { $only }, or without the variant.
illegal-characters = There are { $wanted } players and { $given } characters: name one character for each player, or none.
illegal-same-character = A character is named twice: give every player another one.

record-not-a-record = This is not a Starboard record: give a file that starboard saved.
record-other-format = Record format { $found } is not one that this version reads: use the version that wrote it.
record-other-game = This is a record of “{ $found }”, which was not asked for or is not known here: use the command for that game.
record-other-rules = This was played by rules version { $found }, and this program has version { $ours }: use the version of starboard that wrote it.
record-bad-header = The first line cannot be read ({ $why }): get the file again from where it was saved.
record-setup = No game can be set up as the first line says. { $why }
record-broken = Line { $line } is damaged: get the file again from where it was saved.
record-cut-off = The file is cut off after line { $lines }: get the whole file again from where it was saved.
record-refused = Line { $line } breaks the rules, so this is not the game that was played: get the file again. { $why }
record-differs = Line { $line } does not agree with the answers before it, so the file was changed: get it again from where it was saved.
record-not-as-promised = The deal is not the one that its proof gives: the file was changed, or the server did not keep its promise. Compare the promise you were shown before the game.
record-after-end = Line { $line } comes after the end of the record: get the file again from where it was saved.
