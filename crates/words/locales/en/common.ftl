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
