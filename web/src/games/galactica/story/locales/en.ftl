# The story of a game that is over.

story-of = How it went
story-loading = Fetching the story…
story-gone = The story cannot be had now. The replay has all of it.
who-was-what = Who was what
what-was-left = What was left
who-gave-what = Who gave what
gave-about = Skill checks. Above the line it helped, below it hindered; the bar is what was needed, dots are Destiny’s.
phase-hidden = hidden Cylon
phase-open = open Cylon
verdict-won-human = human, wins
verdict-won-cylon = Cylon, wins
verdict-lost-human = human, loses
verdict-lost-cylon = Cylon, loses
life =
    { $what ->
        [human] { $name }: human in turns { $from } to { $to }
        [hidden] { $name }: hidden Cylon in turns { $from } to { $to }
       *[open] { $name }: open Cylon in turns { $from } to { $to }
    }
mark-president = President
mark-admiral = Admiral
mark-brig = Brig
mark-sickbay = Sickbay
mark-at = { $what }, turn { $turn }
dealt-again = loyalty dealt again
jump-last = Kobol
turn = Turn { $turn }
turn-tick = turn { $turn }
in-words = In words: loyalties and what was left
dial-went = { $dial }: { $from } at the start, { $to } at the end
in-the-red = in the red
none-left = none left
gave-total = { $name } gave { $helped } that helped and { $hindered } that hindered
destiny = Destiny
needed = needed { $difficulty }, came to { $total }
branch-pass = passed
branch-partial = partly passed
branch-fail = failed
check-of = { $name }: { $result }, turn { $turn }
spoilt =
    { $count ->
        [one] Without the cards of { $names }, a hidden Cylon, it would have been passed.
       *[other] Without the cards of { $names }, hidden Cylons, it would have been passed.
    }
turning-points = The turning points
turning-jump = The fleet jumps: distance { $distance }.
turning-check = { $name }: { $result }.
who-deceived = Who lied, and who hindered in secret
nobody-deceived = Nobody did, as far as cards and claims can tell.
lie-human = said: “I am human.”
lie-human-truth = A Cylon, all along.
lie-help = said: “I can help.”
lie-cover-rest = said: “I will cover the rest.”
lie-not-my-type = said: “That type was not mine.”
lie-looked =
    { $cylon ->
        [yes] said of { $whom }: “A Cylon.”
       *[no] said of { $whom }: “Human.”
    }
lie-looked-truth = The card they had seen said otherwise.
secret-gave = gave in secret:
gave-cards = { $cards }
took-away = It took { $count } away.
given-anyway = It was theirs.
secrets = Everybody’s secrets
secrets-hand = { $name }’s hand
no-cards = no cards
every-check = Every check, card by card
gave-nothing = Nobody gave anything.
won-kobol = The fleet reaches Kobol: the humans win.
won-food = The food is gone: the Cylons win.
won-fuel = The fuel is gone: the Cylons win.
won-morale = All hope is gone: the Cylons win.
won-population = Nobody is left: the Cylons win.
won-galactica_destroyed = Galactica is destroyed: the Cylons win.
won-boarded = Centurions have taken Galactica: the Cylons win.
won-playing = The game is over.
camp-humans-won = Humans, won
camp-humans-lost = Humans, lost
camp-cylons-won = Cylons, won
camp-cylons-lost = Cylons, lost
who-suspected-whom = Who was suspected
suspected-by = As seen by
suspected-table = everyone (what was public)
suspected-about = How likely each seemed to be a Cylon, turn by turn, as the computer would reckon; striped where they were one in secret, filled where they were open.
suspected-peak = { $most }% at most
suspected-row = { $name }: at most { $most }% suspected, in turn { $turn }
