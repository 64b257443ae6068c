# Words that every game uses.

seat-name = Player { $number }

cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
vp = { $count } VP

# Lists are built item by item; the last join makes "A, B and C".
list-comma = { $list }, { $item }
list-semicolon = { $list }; { $item }
list-and = { $list } and { $item }
# Between long alternatives.
list-or = { $list }; or { $item }

# Sentences of one line.
list-sentence = { $list } { $item }

# A label and a list behind it, in as many lines as it takes: "more" where the next line goes on.
list-labelled = { $label } { $list }.
list-labelled-more = { $label } { $list },

# An option in one line: its name, what it costs or brings, and the reason.
choice =
    { $name }{ $has-gist ->
        [yes] : { $gist }
       *[no] {""}
    }{ $has-why ->
        [yes] {" "}({ $why })
       *[no] {""}
    }

# A player within a sentence.
who =
    { $seat-you ->
        [yes] you
       *[no] { $seat }
    }
    .whose =
        { $seat-you ->
            [yes] your
           *[no] { $seat }’s
        }

# What a name could stand for.
several-named = Several names start like that: { $names }.
# Words before a name that may be left out when it is asked for.
name-articles = the

# A thing by a form of its name: the short one, or with an article.
short = { $card-short }
the = { $place-the }

# Why a computer player answered as it did, once the game is over.
why-asked = { $seat } was asked: { $prompt }
why-answered = The answer: { $answer }
# As an answer.
why-nothing = nothing
why-meant = { $answer }, then: { $then }
why-tried = It played its answers through in several of the ways things could have stood. The first of them is what its rules of thumb do; it gives another one only if that one is surely better.
why-plain = It followed its rules of thumb: there was nothing worth comparing.
why-lent = This player follows rules of thumb and compares nothing. What a stronger one makes of the same choice:
why-otherwise = With today’s version of the game it would answer: { $answer }
why-share = its side wins in { $wins }%
why-better = { $gain } ± { $error } against the first
why-points = { $sign }{ $whole }.{ $tenth }
why-seen = the others would see through it by { $suspected }%
why-worlds =
    { $worlds ->
        [one] tried { $worlds } time
       *[other] tried { $worlds } times
    }
why-belief = { $seat }: { $before }% before, { $after }% after
why-suspects = { $seat }: { $guilt }%
