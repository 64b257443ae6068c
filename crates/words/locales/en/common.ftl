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
list-indent = {"   "}

# A line under another.
line-indented = {"  "}{ $item }

# A player within a sentence.
who =
    { $you ->
        [yes] you
       *[no] { $seat }
    }

# What a name could stand for.
several-named = Several names begin like that: { $names }.
